"""The CUDA runtime API (cuda_runtime_api.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/runtime.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("runtime")
