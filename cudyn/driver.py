"""The CUDA driver API (cuda.h).

Opened when cudyn is imported; see cudyn.types.LibraryModule.
Generated from headers/libraries/driver.toml. Do not edit: `nox -s codegen` writes it.
"""

import sys as _sys

from ._library.door import install as _install

_install(_sys.modules[__name__], "driver", load=True)
