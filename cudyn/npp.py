"""NPP: operations on images and signals (npp.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/npp.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("npp")
