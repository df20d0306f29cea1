"""NVRTC, the compiler for CUDA C++ (nvrtc.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvrtc.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvrtc")
