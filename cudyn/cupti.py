"""CUPTI, the profiling tools interface (cupti.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cupti.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cupti")
