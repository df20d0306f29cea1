"""cuSPARSELt: products of matrices with structured sparsity (cusparseLt.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cusparselt.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cusparselt")
