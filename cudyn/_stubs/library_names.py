"""Finds the library in the catalog that a symbol or a linker name belongs to."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from .._bindings.libraries import catalog
from .._bindings.libraries.catalog import LibraryInfo
from .._bindings.libraries.sonames import find_library, find_owner, list_libraries
from .cute.helpers import CUTE_FUNCTIONS


@functools.cache
def _list_prefixes() -> dict[str, list[str]]:
    """Return a dict that maps each symbol prefix, without leading underscores, to the libraries that use it.

    Several libraries may use the same prefix, for example cuFFT and cuFFTMp.
    """
    libraries: dict[str, list[str]] = {}
    for info in list_libraries():
        for prefix in info.prefixes:
            libraries.setdefault(prefix.lstrip("_"), []).append(info.name)
    return libraries


def resolve_symbol(symbol: str) -> tuple[str, str]:
    """Find the library that defines a symbol.

    Undeclared functions that code from nvcc calls, such as __cudaRegisterFatBinary, are also found. Only the
    tables of libraries that use the symbol's prefix are read. If several libraries define the symbol, as for
    cufftXtSetSubformatDefault, it belongs to the first of them in the catalog.

    Returns:
        The library and the library's name for the symbol, or ("", symbol). The result for _cudaMalloc, a name
        that some compilers use, is ("runtime", "cudaMalloc").
    """
    if symbol in CUTE_FUNCTIONS:  # cudyn itself defines these functions
        return "", symbol
    libraries_by_prefix = _list_prefixes()
    symbol_without_underscores = symbol.lstrip("_")
    if not symbol_without_underscores.startswith(tuple(libraries_by_prefix)):
        return "", symbol
    longest_prefix = max(filter(symbol_without_underscores.startswith, libraries_by_prefix), key=len)
    for library in libraries_by_prefix[longest_prefix]:
        tables = catalog.read_module(f"cudyn._bindings.tables.{library}_functions")
        function = _find_renamed(symbol, tables)
        if function is not None:
            return library, function
        if symbol in tables.FUNCTIONS or symbol in tables.HIDDEN:
            return library, symbol
    return "", symbol


def _find_renamed(symbol: str, tables: Any) -> str | None:
    """Return the function that an alternative name stands for, or None.

    For example, some compilers call _cudaMalloc instead of cudaMalloc. RENAMES maps each alternative name to
    the function. The entry `"_cuda*": "cuda*"` applies to every symbol that starts with `_cuda`, and keeps
    the rest of the symbol.

    Args:
        symbol: The symbol.
        tables: The module with the tables of a library, such as RENAMES and FUNCTIONS.
    """
    for pattern, target in tables.RENAMES.items():
        prefix = pattern.removesuffix("*")
        is_wildcard = prefix != pattern
        if symbol == pattern or (is_wildcard and symbol.startswith(prefix)):
            rest = symbol[len(prefix) :]
            function: str = target.removesuffix("*") + rest
            if function in tables.FUNCTIONS:
                return function
    return None


def get_linker_name(info: LibraryInfo) -> str:
    """Return the name that is passed to linkers for a library, such as cudart for libcudart.so.13."""
    _, first_soname = info.files["linux"][0]
    return first_soname.removeprefix("lib").partition(".so")[0]


def find_named(name: str) -> LibraryInfo:
    """Return the library with a linker name such as cudart, or with a name in cudyn such as runtime.

    Raises:
        ValueError: The name is unknown.
    """
    import difflib

    libraries: dict[str, LibraryInfo] = {}
    for info in list_libraries():
        libraries[info.name] = info
        libraries[get_linker_name(info)] = info
    if name in libraries:
        return libraries[name]
    similar = difflib.get_close_matches(name, libraries)
    known_names = ", ".join(map(get_linker_name, list_libraries()))
    advice = f"similar names: {', '.join(similar)}" if similar else f"supported: {known_names}"
    raise ValueError(f"expected a library that cudyn supports, got {name}; {advice}")


def guess_owner(symbol: str, node: str, linked: Iterable[str]) -> str:
    """Guess which of NVIDIA's libraries defines a symbol that no table contains. Return "" if none fits.

    For example, the tables do not contain the functions that cuBLAS only declares for C++. A symbol with a
    version node belongs to the library of the node. An unversioned symbol belongs to the linked library whose
    functions have the same prefix. For example, ncclDevCommCreate belongs to libnccl.so.2.

    Args:
        symbol: The symbol's name.
        node: The library that defines the symbol's version node, or "" for an unversioned symbol.
        linked: The libraries that the file is linked with.
    """
    if node:
        return find_owner(node)
    for soname in linked:
        library, _ = find_library(soname)
        if not library:
            continue
        for prefix in catalog.find(library).prefixes:
            rest = symbol.removeprefix(prefix)
            if symbol.startswith(prefix) and rest[:1].isupper():
                return library
    return ""
