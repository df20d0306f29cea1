"""NCCL: communication between GPUs (nccl.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nccl.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nccl")
