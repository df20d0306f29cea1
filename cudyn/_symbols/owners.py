"""The library of the catalog that owns a symbol, a soname or a version node of compiled code."""

from __future__ import annotations

import functools
from typing import Any

from .._loading import catalog
from .._loading.catalog import LibraryInfo
from .helpers import HELPERS

# NVIDIA's libraries without a table: how their files' names begin after "lib" -> how their symbols do.
_OTHERS = {
    "cusolverMg": ("cusolverMg",),
    "cufftw": ("fftw",),
    "nvinfer": ("createInfer", "getInfer", "getPlugin", "getBuilder", "getLogger", "initLibNvInfer"),
    "nvonnxparser": ("createNvOnnx", "getNvOnnx"),
    "nvToolsExt": ("nvtx",),
    "nvjpeg2k": ("nvjpeg2k",),
    "nvtiff": ("nvtiff",),
    "nvblas": ("nvblas",),
    "npp": ("npp",),
    "cudla": ("cudla",),
    "nvcuvid": ("cuvid",),
    "nvidia-encode": ("NvEncodeAPI",),
    "nvperf": ("NVPW_",),
}
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
    """Find a symbol's name in its library: cudaMalloc for _cudaMalloc, as other compilers call it."""
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


def find_owner(symbol: str) -> str:
    """Find the library that has a symbol, by the name of its module; "" if the catalog has none.

    Knows undeclared functions that nvcc's code calls (__cudaRegisterFatBinary, ...), and symbols under the
    names that other compilers use. Reads the one table that can have it.
    """
    library, tables = _read_tables("" if symbol in HELPERS else symbol)
    name = find_real_name(symbol)
    return library if tables and (name in tables.FUNCTIONS or name in tables.HIDDEN) else ""


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


def _split(soname: str) -> tuple[str, str, str]:
    """Split a soname into its stem, ".so" and its number; without the hash in the name of a wheel's copy."""
    stem, so, number = soname.rpartition("/")[2].partition(".so")
    if stem[-9:-8] in ("-", ".") and not stem[-8:].strip("0123456789abcdef"):
        stem = stem[:-9]
    return stem, so, number


@functools.lru_cache(256)
def is_other(soname: str) -> bool:
    """Is it a library of NVIDIA's that no table has?"""
    stem, so, _ = _split(soname)
    is_like = bool(so) and stem.startswith(tuple(f"lib{name}" for name in _OTHERS))
    return is_like and not find_library(soname)[0]


def guess_owner(symbol: str, soname: str) -> str:
    """Say whose a symbol is that no table has, if a file is linked with this library; "": another's.

    ncclDevCommCreate is libnccl.so.2's: it begins as that library's functions do. For a library without a
    table this is its soname.
    """
    library, _ = find_library(soname)
    if library:
        prefixes = catalog.find(library).prefixes
        is_its = any(symbol.startswith(p) and symbol[len(p) : len(p) + 1].isupper() for p in prefixes)
        return library if is_its else ""
    stem = _split(soname)[0]
    is_its = any(stem.startswith(f"lib{name}") and symbol.startswith(of) for name, of in _OTHERS.items())
    return soname if is_its else ""


@functools.lru_cache(256)
def find_library(soname: str) -> tuple[str, int]:
    """Find the library of a soname or of a version node: (library, major); major 0: unknown; ("", 0): none.

    The major is CUDA's, from the catalog (libcufft.so.11 belongs to 12); for a name that is not in the
    catalog (libcudart.so.10.2) it is the number in it. Recognises copies in wheels,
    libcudart-1f2e3d4c.so.12 or libcudart.1f2e3d4c.so.12.
    """
    stem, so, number = _split(soname)
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
    return "", 0


def list_sonames(library: str) -> tuple[str, ...]:
    """List a library's sonames on Linux, newest first."""
    return tuple(name for _, name in catalog.find(library).files.get("linux", ()))


def list_majors(soname: str) -> tuple[int, ...]:
    """List the majors of CUDA that have a library of this soname: libcusolver.so.11 is in 11 and 12."""
    library, major = find_library(soname)
    if not major:
        return ()
    tables = catalog.read_module(f"cudyn._tables.{library}_functions")
    files = catalog.find(library).files.get("linux", ())
    later = min((other for other, _ in files if other > major), default=1 << 16)
    every = dict.fromkeys(int(release.partition(".")[0]) for release in tables.RELEASES)
    return tuple(each for each in every if major <= each < later) or (major,)
