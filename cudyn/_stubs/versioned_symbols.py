"""Finds other symbols for the same function, in libraries whose symbol names end with a release number."""

from __future__ import annotations

import functools

from .._bindings.libraries import catalog
from .._bindings.libraries.library import library
from .library_names import resolve_symbol


@functools.cache
def list_versions(symbol: str) -> tuple[str, ...]:
    """List the other symbols that stand for the same function as a given symbol, newest first.

    For example, nvJitLink's headers in CUDA 12.4 define nvJitLinkCreate as __nvJitLinkCreate_12_4. A module
    that was compiled with these headers needs this symbol, but the library may be older or have another major
    version.
    """
    owner, _ = resolve_symbol(symbol)
    info = catalog.find(owner) if owner else None
    if info is None or not info.versioned:
        return ()
    owner_library = library(info)
    function = symbol
    for name in owner_library.tables.FUNCTIONS:
        if symbol in owner_library.list_versions(name):
            function = name
            break
    versions = [*owner_library.list_versions(function), function]
    return tuple(version for version in versions if version != symbol)
