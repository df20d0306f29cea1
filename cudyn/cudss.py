"""cuDSS: direct solvers for sparse linear systems (cudss.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cudss.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cudss")
