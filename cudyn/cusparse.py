"""cuSPARSE (cusparse.h). Opened when first asked for; see cudyn._library.module."""

import sys as _sys

from ._library.module import install as _install
from ._loading.catalog import CUSPARSE as _ROW

_install(_sys.modules[__name__], _ROW)
