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
    prefixes = _list_prefixes()
    symbol_without_underscores = symbol.lstrip("_")
    # cudyn itself defines CUTE_FUNCTIONS, although some of them have the prefix of the runtime.
    if symbol in CUTE_FUNCTIONS or not symbol_without_underscores.startswith(tuple(prefixes)):
        return "", symbol
    for library in prefixes[max(filter(symbol_without_underscores.startswith, prefixes), key=len)]:
        tables = catalog.read_module(f"cudyn._bindings.tables.{library}_functions")
        function = _find_renamed(symbol, tables)
        if function is not None:
            return library, function
        if symbol in tables.FUNCTIONS or symbol in tables.HIDDEN:
            return library, symbol
    return "", symbol


def _find_renamed(symbol: str, tables: Any) -> str | None:
    """Return the function that a symbol stands for according to a library's RENAMES, or None.

    The entry `"_cuda*": "cuda*"` applies to every symbol that starts with `_cuda`, and keeps the rest of it.
    """
    for pattern, target in tables.RENAMES.items():
        prefix = pattern.removesuffix("*")
        if symbol == pattern or (prefix != pattern and symbol.startswith(prefix)):
            function: str = target.removesuffix("*") + symbol[len(prefix) :]
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

    names = {alias: info for info in list_libraries() for alias in (info.name, get_linker_name(info))}
    if name in names:
        return names[name]
    similar = difflib.get_close_matches(name, names)
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
        prefixes = catalog.find(library).prefixes if library else ()
        if any(symbol.startswith(p) and symbol[len(p) : len(p) + 1].isupper() for p in prefixes):
            return library
    return ""
