"""cuTENSOR: contractions and reductions of tensors (cutensor.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cutensor.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cutensor")
