"""NVML, the library for managing and monitoring GPUs (nvml.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvml.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvml")
