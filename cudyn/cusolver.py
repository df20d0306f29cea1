"""cuSOLVER (cusolverDn.h, cusolverSp.h, cusolverRf.h). See cudyn.module."""

import sys as _sys

from .catalog import CUSOLVER as _ROW
from .module import install as _install

_install(_sys.modules[__name__], _ROW)
