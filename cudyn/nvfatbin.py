"""nvFatbin, which creates fatbins (nvFatbin.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/nvfatbin.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvfatbin")
