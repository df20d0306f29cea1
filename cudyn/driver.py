"""The CUDA driver API (cuda.h and its sisters). Opened when cudyn is imported; see cudyn._library.module."""

import sys as _sys

from ._library.module import install as _install
from ._loading.catalog import DRIVER as _CUDA

_install(_sys.modules[__name__], _CUDA, load=True)
