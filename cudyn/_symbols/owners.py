"""The library of the catalog that owns a symbol, a soname or a version node of compiled code."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from .._loading import catalog
from .cute import HELPERS

if TYPE_CHECKING:
    from .._loading.catalog import LibraryInfo

RUNTIME = "libcute_dsl_runtime.so"  # the CuTe DSL's, which cudyn's helpers replace
_HELPERS = ("cuda_dialect_", "CuteDSLRT_")
_prefixes: dict[str, str] = {}  # how symbols begin -> the library


def _read_tables(symbol: str) -> tuple[str, Any]:
    """Read the tables of the library whose symbols have this prefix: (its name, the tables), or ("", ...)."""
    if not _prefixes:
        for info in catalog.find_all():
            _prefixes.update((prefix.lstrip("_"), info.name) for prefix in info.prefixes)
    name = symbol.lstrip("_")
    if not name.startswith(tuple(_prefixes)):  # a quick test, which rules out most other symbols
        return "", None
    library = _prefixes[max(filter(name.startswith, _prefixes), key=len)]
    return library, catalog.read_module(f"cudyn._tables.{library}_functions")


def find_real_name(symbol: str) -> str:
    """Find a symbol's name in its library: cudaMalloc for _cudaMalloc, which the CuTe DSL's code calls."""
    _, tables = _read_tables(symbol)
    for name, real in tables.RENAMES.items() if tables else ():
        if name[-1] != "*":
            if name == symbol:
                return str(real)
        elif symbol.startswith(name[:-1]):
            real = real[:-1] + symbol[len(name) - 1 :]
            if real in tables.FUNCTIONS:
                return str(real)
    return symbol


def find_owners(symbol: str) -> tuple[str, ...]:
    """Find the libraries that have a symbol, by the names of their modules; () if the catalog has none.

    Knows undeclared functions that nvcc's code calls (__cudaRegisterFatBinary, ...), and symbols under the
    names that other compilers use. Reads the one table that can have it.
    """
    library, tables = _read_tables("" if symbol in HELPERS else symbol)
    name = find_real_name(symbol)
    return (library,) if tables and (name in tables.FUNCTIONS or name in tables.HIDDEN) else ()


def is_helper(symbol: str) -> bool:
    """Is it a helper of the CuTe DSL's runtime? HELPERS has those that cudyn implements."""
    return symbol in HELPERS or symbol.startswith(_HELPERS)


def get_linker_name(info: LibraryInfo) -> str:
    """Get a library's name for linkers: cudart for libcudart.so.13."""
    return info.files["linux"][0][1].removeprefix("lib").partition(".so")[0]


def find_named(name: str) -> LibraryInfo:
    """Find a library by its name for linkers or in cudyn: cudart or runtime. ValueError: unknown."""
    import difflib

    names = {known: info for info in catalog.find_all() for known in (info.name, get_linker_name(info))}
    if name in names:
        return names[name]
    near = difflib.get_close_matches(name, names)
    every = ", ".join(map(get_linker_name, catalog.find_all()))
    listed = f"near it: {', '.join(near)}" if near else f"of {every}"
    raise ValueError(f"expected a library that cudyn knows, got {name}; {listed}")


@functools.lru_cache(256)
def find_library(soname: str) -> tuple[str, int] | None:
    """Find the library of a soname or of a version node: (library, major); major 0: unknown.

    The major is CUDA's, from the catalog (libcufft.so.11 belongs to 12); for a name that is not in the
    catalog (libcudart.so.10.2) it is the number in it. Recognises copies in wheels,
    libcudart-1f2e3d4c.so.12.
    """
    stem, so, number = soname.rpartition("/")[2].partition(".so")
    if stem[-9:-8] == "-" and not stem[-8:].strip("0123456789abcdef"):
        stem = stem[:-9]
    for info in catalog.find_all():
        files = info.files.get("linux", ())
        if not so or not any(name.partition(".so")[0] == stem for _, name in files):
            continue
        for major, name in files:
            known = name.partition(".so")[2]
            if number == known or (known and number.startswith(f"{known}.")):
                return info.name, major
        first = number.lstrip(".").partition(".")[0]
        return info.name, int(first) if first.isdecimal() and any(major for major, _ in files) else 0
    return None


def list_sonames(library: str) -> tuple[str, ...]:
    """List a library's sonames on Linux, newest first."""
    return tuple(name for _, name in catalog.find(library).files.get("linux", ()))
