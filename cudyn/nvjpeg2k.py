"""nvJPEG2000: decoding and encoding of JPEG 2000 images (nvjpeg2k.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvjpeg2k.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvjpeg2k")
