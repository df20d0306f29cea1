"""nvCOMP: compression and decompression on the GPU (nvcomp.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvcomp.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvcomp")
