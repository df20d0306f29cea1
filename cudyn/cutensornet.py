"""cuTensorNet: contraction of tensor networks (cutensornet.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cutensornet.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cutensornet")
