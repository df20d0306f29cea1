"""The CUDA driver API (cuda.h and its sisters). Opened when cudyn is imported; see cudyn.module."""

import sys

from . import catalog
from .module import install

install(sys.modules[__name__], catalog.CUDA)._view.library.load()
