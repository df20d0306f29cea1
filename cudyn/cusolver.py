"""cuSOLVER (Dn, Sp, Rf): factorizations and solvers (cusolverDn.h): see cudyn.types.LibraryModule."""

# Generated from headers/libraries/cusolver.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("cusolver")
