"""cuBLAS and cuBLASXt: dense linear algebra (cublas_v2.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cublas.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cublas")
