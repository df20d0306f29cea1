"""The CUDA runtime API (cuda_runtime_api.h and its sisters). See cudyn._library.module."""

import sys as _sys

from ._library.module import install as _install
from ._loading.catalog import RUNTIME as _ROW

_install(_sys.modules[__name__], _ROW)
