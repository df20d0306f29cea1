"""The library of the catalog that owns a symbol, a soname or a version node of compiled code."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

from .._bindings.libraries import catalog
from .._bindings.libraries.catalog import LibraryInfo
from .cute.helpers import CUTE_FUNCTIONS

# How the names of NVIDIA's libraries begin whose functions return a status. Of libraries without a table this
# decides alone whether one may have a stub: of any other, an answer would be a wrong number. What only has a
# name like theirs is another's, such as libcudf, libcustom_ops and libnvme.
_NVIDIA = re.compile(
    r"lib(cuda(rt)?$|cudadebugger|cudla|cudnn|cublas|cufft|cufile|cuinj|cupti|curand|cusolver|cusparse|"
    r"cudensitymat|cutensor|cudss|custatevec|cupauliprop|custabilizer|nccl|npp[a-z]*$|nvblas|nvcomp|nvcuvid|"
    r"nvidia-|nvimgcodec|nvinfer|nvjitlink|nvjpeg|nvonnxparser|nvparsers|nvperf|nvrtc|nvshmem|nvtiff"
    r"|nvtoolsext|nvvm|nvfatbin|nvgraph|nvoptix|nvcuvenc)",
    re.IGNORECASE,
)
# What every Linux has, as far as packages may count on it: the libraries of the manylinux policies (PEP 600;
# auditwheel's manylinux-policy.json), and Python itself.
_SYSTEM = re.compile(
    r"(ld-linux.*|linux-vdso|lib(c|m|dl|rt|pthread|util|resolv|nsl|anl|crypt|gcc_s|stdc\+\+|atomic|z|expat"
    r"|X11|Xext|Xrender|ICE|SM|GL|glib-2\.0|gobject-2\.0|gthread-2\.0|python3?(\.\d+t?)?))\.so.*"
)


def is_system_library(soname: str) -> bool:
    """Is a library one that every Linux has, by the manylinux policies?"""
    return _SYSTEM.fullmatch(soname) is not None


def list_libraries() -> list[LibraryInfo]:
    """List the libraries that compiled code is linked with by one file, which a stub can replace.

    One with siblings, such as NPP, is named by its file, like a library without a table.
    """
    return [info for info in catalog.find_all() if not info.siblings]


@functools.cache
def _list_prefixes() -> dict[str, str]:
    """List how symbols begin, without underscores -> the library."""
    return {prefix.lstrip("_"): info.name for info in list_libraries() for prefix in info.prefixes}


def look_up(symbol: str) -> tuple[str, str]:
    """Find the library that has a symbol, by the name of its module, and the symbol's name there.

    That is cudaMalloc for _cudaMalloc, as other compilers call it. ("", symbol): no library has it. Knows
    undeclared functions that nvcc's code calls (__cudaRegisterFatBinary, ...). Reads the one table that can
    have it.
    """
    prefixes = _list_prefixes()
    plain = symbol.lstrip("_")
    if symbol in CUTE_FUNCTIONS or not plain.startswith(
        tuple(prefixes)
    ):  # a quick test, which rules out most others
        return "", symbol
    library = prefixes[max(filter(plain.startswith, prefixes), key=len)]
    tables = catalog.read_module(f"cudyn._bindings.tables.{library}_functions")
    for name, real in tables.RENAMES.items():
        start = name.removesuffix("*")
        if symbol == name or (start != name and symbol.startswith(start)):
            real = real.removesuffix("*") + symbol[len(start) :]
            if real in tables.FUNCTIONS:
                return library, real
    return library if symbol in tables.FUNCTIONS or symbol in tables.HIDDEN else "", symbol


def get_linker_name(info: LibraryInfo) -> str:
    """Get a library's name for linkers: cudart for libcudart.so.13."""
    return info.files["linux"][0][1].removeprefix("lib").partition(".so")[0]


def find_named(name: str) -> LibraryInfo:
    """Find a library by its name for linkers or in cudyn: cudart or runtime. ValueError: unknown."""
    import difflib

    names = {known: info for info in list_libraries() for known in (info.name, get_linker_name(info))}
    if name in names:
        return names[name]
    near = difflib.get_close_matches(name, names)
    every = ", ".join(map(get_linker_name, list_libraries()))
    listed = f"near it: {', '.join(near)}" if near else f"of {every}"
    raise ValueError(f"expected a library that cudyn knows, got {name}; {listed}")


def _split(soname: str) -> tuple[str, str, str]:
    """Split a soname into its stem, ".so" and its number; without the hash in the name of a wheel's copy."""
    stem, so, number = soname.rpartition("/")[2].partition(".so")
    if stem[-9:-8] in ("-", ".") and not stem[-8:].strip("0123456789abcdef"):
        stem = stem[:-9]
    return stem, so, number


def get_stem(soname: str) -> str:
    """Get a library's name before ".so", without the hash of a wheel's copy: libcudart."""
    return _split(soname)[0]


@functools.lru_cache(256)
def find_owner(soname: str) -> str:
    """Find the library of a soname or of a version node, as `Import` names it; "": not NVIDIA's.

    A library of NVIDIA's without a table is its soname.
    """
    stem, so, _ = _split(soname)
    is_nvidias = bool(so) and _NVIDIA.match(stem) is not None
    return find_library(soname)[0] or (soname if is_nvidias else "")


def guess_owner(symbol: str, node: str, linked: Iterable[str]) -> str:
    """Guess whose a symbol is that no table has, such as what cuBLAS declares for C++ alone; "": another's.

    node: the library that has its version node. Without one it is that of the linked libraries with a table
    whose functions begin so: ncclDevCommCreate is libnccl.so.2's.
    """
    if node:
        return find_owner(node)
    for soname in linked:
        library, _ = find_library(soname)
        prefixes = catalog.find(library).prefixes if library else ()
        if any(symbol.startswith(p) and symbol[len(p) : len(p) + 1].isupper() for p in prefixes):
            return library
    return ""


_FIRST_YEAR = 2000  # versions of files of CUPTI begin with the year of the release


@functools.lru_cache(256)
def find_library(soname: str) -> tuple[str, int]:
    """Find the library of a soname or of a version node: (library, major); major 0: unknown; ("", 0): none.

    The major is CUDA's, from the catalog (libcufft.so.11 belongs to 12); for a name that is not in the
    catalog (libcudart.so.10.2) it is the number in it. Recognises copies in wheels,
    libcudart-1f2e3d4c.so.12 or libcudart.1f2e3d4c.so.12. A copy that has the version of a file of CUPTI,
    libcupti-1f2e3d4c.so.2022.2.1, does not say its major.
    """
    stem, so, number = _split(soname)
    for info in list_libraries():
        files = info.files.get("linux", ())
        if not so or not any(name.partition(".so")[0] == stem for _, name in files):
            continue
        for major, name in files:
            known = name.partition(".so")[2]
            if number == known or (known and number.startswith(f"{known}.")):
                return info.name, major
        first = number.lstrip(".").partition(".")[0]
        is_major = first.isdecimal() and int(first) < _FIRST_YEAR and any(major for major, _ in files)
        return info.name, int(first) if is_major else 0
    return "", 0


def list_majors(soname: str) -> tuple[int, ...]:
    """List the majors of CUDA that have a library of this soname: libcusolver.so.11 is in 11 and 12."""
    library, major = find_library(soname)
    if not major:
        return ()
    tables = catalog.read_module(f"cudyn._bindings.tables.{library}_functions")
    files = catalog.find(library).files.get("linux", ())
    later = min((other for other, _ in files if other > major), default=1 << 16)
    every = dict.fromkeys(int(release.partition(".")[0]) for release in tables.RELEASES)
    return tuple(each for each in every if major <= each < later) or (major,)
