"""Finds the library in the catalog that a soname or a version node belongs to."""

from __future__ import annotations

import functools

from . import catalog
from .catalog import LibraryInfo
from .search import is_nvidia


def list_libraries() -> list[LibraryInfo]:
    """List the libraries that consist of a single file and can therefore be replaced with a stub.

    If a library consists of several files, such as NPP, its files are treated like libraries without a table.
    """
    return [info for info in catalog.find_all() if not info.siblings]


def split_soname(soname: str) -> tuple[str, str, str]:
    """Split a soname into its stem, its extension ".so" (or "") and its version.

    Removes the hash that copies in wheels have: a separator and eight hexadecimal digits.
    """
    stem, extension, version = soname.rpartition("/")[2].partition(".so")
    separator, digits = stem[-9:-8], stem[-8:]
    if separator in ("-", ".") and not digits.strip("0123456789abcdef"):
        stem = stem[:-9]
    return stem, extension, version


def get_stem(soname: str) -> str:
    """Return the part of a soname before ".so", such as libcudart.

    Removes the hash in the name of a wheel's copy.
    """
    return split_soname(soname)[0]


@functools.lru_cache(256)
def find_owner(soname: str) -> str:
    """Return the library that a soname or a version node belongs to, as in `Import.library`.

    Returns "" for libraries from other vendors.

    For an NVIDIA library without a table, returns the soname.
    """
    return find_library(soname)[0] or (soname if is_nvidia(soname) else "")


_FIRST_YEAR = 2000  # the version numbers in the names of CUPTI's files begin with the year of the release


@functools.lru_cache(256)
def find_library(soname: str) -> tuple[str, int]:
    """Return the library that a soname or a version node belongs to, and its CUDA major version.

    The major version is 0 if it is unknown. The result is ("", 0) for a library without a table. The catalog
    maps sonames to major versions (libcufft.so.11 belongs to CUDA 12). For a soname that is not in the
    catalog, such as libcudart.so.10.2, the major version is the first number of its version. Copies in wheels
    are recognised: libcudart-1f2e3d4c.so.12 or libcudart.1f2e3d4c.so.12. The versions of CUPTI's files may
    begin with a year: libcupti-1f2e3d4c.so.2022.2.1 is from CUDA 11.
    """
    stem, extension, version = split_soname(soname)
    for info in list_libraries():
        files = info.files.get("linux", ())
        if not extension or not any(name.partition(".so")[0] == stem for _, name in files):
            continue
        for major, name in files:
            known_version = name.partition(".so")[2]
            if version == known_version or (known_version and version.startswith(f"{known_version}.")):
                return info.name, major
        return info.name, _find_major(info, version) if any(major for major, _ in files) else 0
    return "", 0


def _find_major(info: LibraryInfo, version: str) -> int:
    """Return the CUDA major version for the version of a library's file, or 0 if it is unknown.

    A version that begins with a year belongs to the major version of the newest file in the catalog that is
    not newer. The names of the files on Windows contain these versions: cupti64_2022.2.1.dll.
    """
    numbers = _parse_numbers(version)
    if not numbers or numbers[0] < _FIRST_YEAR:
        return numbers[0] if numbers else 0
    files = info.files.get("win32", ())
    dated = {_parse_numbers(name.rpartition("_")[2].removesuffix(".dll"))[:2]: major for major, name in files}
    known = [release for release in dated if release and release[0] >= _FIRST_YEAR and release <= numbers]
    return dated[max(known)] if known else 0


def _parse_numbers(version: str) -> tuple[int, ...]:
    """Return the numbers in a version such as .so.2022.2.1."""
    return tuple(int(number) for number in version.split(".") if number.isdecimal())


def list_majors(soname: str) -> tuple[int, ...]:
    """List the CUDA major versions that contain a library with this soname.

    For example, libcusolver.so.11 is part of CUDA 11 and 12.
    """
    library, major = find_library(soname)
    if not major:
        return ()
    tables = catalog.read_module(f"cudyn._bindings.tables.{library}_functions")
    files = catalog.find(library).files.get("linux", ())
    # The soname belongs to all major versions before the next one with a different soname.
    next_major = min((file_major for file_major, _ in files if file_major > major), default=1 << 16)
    table_majors = dict.fromkeys(int(release.partition(".")[0]) for release in tables.RELEASES)
    return tuple(sharing for sharing in table_majors if major <= sharing < next_major) or (major,)
