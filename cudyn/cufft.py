"""cuFFT and cuFFTXt: Fourier transforms (cufft.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cufft.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cufft")
