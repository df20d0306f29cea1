"""The CUDA driver API (cuda.h and its sisters). Opened when cudyn is imported; see cudyn.module."""

import sys as _sys

from .catalog import CUDA as _CUDA
from .module import install as _install

_install(_sys.modules[__name__], _CUDA)._view.library.load()
