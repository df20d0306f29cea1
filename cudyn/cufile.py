"""cuFile: file access with GPUDirect Storage (cufile.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cufile.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cufile")
