"""cuSPARSE (cusparse.h). Opened when first asked for; see cudyn.module."""

import sys as _sys

from .catalog import CUSPARSE as _ROW
from .module import install as _install

_install(_sys.modules[__name__], _ROW)
