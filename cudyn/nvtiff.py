"""nvTIFF: decoding and encoding of TIFF files (nvtiff.h): see cudyn.types.LibraryModule.

Calls of this library are not checked: use the functions in `raw`, which have C's parameters
and return the status code.
"""

# Generated from headers/libraries/nvtiff.toml. Do not edit: `nox -s codegen` writes it.
from ._bindings.libraries.module import install as _install

_install("nvtiff")
