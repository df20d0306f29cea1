"""nvJitLink, the linker for device code (nvJitLink.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvjitlink.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvjitlink")
