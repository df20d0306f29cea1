"""cuStateVec: simulation of quantum circuits (custatevec.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/custatevec.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("custatevec")
