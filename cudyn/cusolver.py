"""cuSOLVER (cusolverDn.h, cusolverSp.h, cusolverRf.h). See cudyn._library.module."""

import sys as _sys

from ._library.module import install as _install
from ._loading.catalog import CUSOLVER as _ROW

_install(_sys.modules[__name__], _ROW)
