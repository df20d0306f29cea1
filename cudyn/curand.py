"""cuRAND's host API: generation of random numbers (curand.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/curand.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("curand")
