"""cuDNN: operations of deep neural networks (cudnn.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cudnn.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cudnn")
