"""The CUDA runtime API (cuda_runtime_api.h and its sisters). See cudyn.module."""

import sys as _sys

from .catalog import CUDART as _ROW
from .module import install as _install

_install(_sys.modules[__name__], _ROW)
