"""NVSHMEM: memory shared by several GPUs (host/nvshmem_api.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvshmem.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvshmem")
