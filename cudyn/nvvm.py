"""libNVVM, the compiler for NVVM IR (nvvm.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvvm.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvvm")
