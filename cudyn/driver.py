"""The CUDA driver API (cuda.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/driver.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("driver", load=True)
