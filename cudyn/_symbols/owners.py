"""Whose a symbol is, and whose a soname: what compiled modules name, led to the libraries of the catalog."""

from __future__ import annotations

from .._loading import catalog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

# The helpers of the CuTe DSL's runtime that cudyn has itself, and how the names of such helpers begin.
SUPPLIED = (
    *("cuda_dialect_init_library_once", "cuda_dialect_unload_library_once"),
    *("CuteDSLRT_TVMFFISetRaisedCudaError", "CuteDSLRT_TVMFFISetRaisedCudaLaunchError"),
)
_HELPERS = ("cuda_dialect_", "CuteDSLRT_")
_prefixes: dict[str, str] = {}  # of symbols -> the library


def _read_prefixes() -> Mapping[str, str]:
    if not _prefixes:
        _prefixes.update({prefix: info.name for info in catalog.find_all() for prefix in info.prefixes})
    return _prefixes


def _find_owner(name: str) -> str:
    """Find the library whose table has a symbol, reading no table but that of the longest prefix."""
    prefixes = _read_prefixes()
    longest = max(filter(name.removeprefix("__").startswith, prefixes), key=len, default="")
    if not longest:
        return ""
    tables = catalog.read_module(f"cudyn._tables.{prefixes[longest]}_functions")
    return prefixes[longest] if name in tables.FUNCTIONS or name in tables.HIDDEN else ""


def find_real_name(symbol: str) -> str:
    """Find what a library calls a symbol: cudaMalloc for _cudaMalloc, which the CuTe DSL writes."""
    if not symbol.startswith("_"):
        return symbol
    for other, real in catalog.read_module("cudyn._tables.runtime_functions").RENAMES.items():
        if symbol == other:
            return str(real)
        if other.endswith("*") and symbol.startswith(other[:-1]):
            name = real[:-1] + symbol[len(other) - 1 :]
            return name if _find_owner(name) else symbol
    return symbol


def find_owners(symbol: str) -> tuple[str, ...]:
    """Find the libraries that have a symbol, by the names of their modules; () for none of the catalog's.

    Also of what no header declares, the functions that nvcc's code calls (__cudaRegisterFatBinary, ...), and
    of renamed symbols.
    """
    owner = _find_owner(find_real_name(symbol))
    return (owner,) if owner else ()


def is_helper(symbol: str) -> bool:
    """Is it a helper of the CuTe DSL's runtime? SUPPLIED has those that are known."""
    return symbol.startswith(_HELPERS)


def find_library(soname: str) -> tuple[str, int] | None:
    """Find whose a soname or the name of a version node is: (library, major); major 0: it does not tell.

    The major is CUDA's, as the catalog has it (libcufft.so.11 is of 12); of a name that the catalog does not
    have (libcudart.so.10.2) it is the number in it. Copies in wheels are known, libcudart-1f2e3d4c.so.12.
    """
    stem, so, number = soname.rpartition("/")[2].partition(".so")
    if len(stem) > 9 and stem[-9] == "-":
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
    """List the sonames that a library has on Linux, the newest first."""
    return tuple(name for _, name in catalog.find(library).files.get("linux", ()))
