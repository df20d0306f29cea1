"""nvImageCodec: decoding and encoding of images (nvimgcodec.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvimgcodec.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvimgcodec")
