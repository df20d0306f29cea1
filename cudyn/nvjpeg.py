"""nvJPEG: decoding and encoding of JPEG images (nvjpeg.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvjpeg.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvjpeg")
