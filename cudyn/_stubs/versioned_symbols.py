"""Finds the other symbols of a function, for libraries whose symbols contain a release."""

from __future__ import annotations

import functools

from .._bindings.libraries import catalog
from .._bindings.libraries.library import library
from .library_names import resolve_symbol


@functools.cache
def list_versions(symbol: str) -> tuple[str, ...]:
    """List the other symbols that implement the function of a symbol, newest first.

    nvJitLink's headers define nvJitLinkCreate as __nvJitLinkCreate_12_4 in CUDA 12.4. A module that was
    compiled with them needs this symbol, but the library may be older or of another major version.
    """
    owner = resolve_symbol(symbol)[0]
    if not owner or not catalog.find(owner).versioned:
        return ()
    versions_of = library(catalog.find(owner)).list_versions
    names = library(catalog.find(owner)).tables.FUNCTIONS
    name = next((name for name in names if symbol in versions_of(name)), symbol)
    return tuple(other for other in (*versions_of(name), name) if other != symbol)
