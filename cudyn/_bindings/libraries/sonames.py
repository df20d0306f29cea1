"""Finds the library in the catalog that a soname or a version node belongs to."""

from __future__ import annotations

import functools
import re

from . import catalog
from .catalog import LibraryInfo
from .search import is_nvidia


def list_libraries() -> list[LibraryInfo]:
    """List the libraries that consist of a single file and can therefore be replaced with a stub.

    If a library consists of several files, such as NPP, its files are treated like libraries without a table.
    """
    return [info for info in catalog.find_all() if not info.siblings]


# The hash that tools such as auditwheel add to the name of a library in a wheel: libcudart-1f2e3d4c.so.12
_HASH = re.compile(r"[-.][0-9a-f]{8}\Z")


def split_soname(soname: str) -> tuple[str, str, str]:
    """Split a soname into its stem, its extension ".so" (or "") and its version.

    The hash in the name of a copy in a wheel is removed from the stem.
    """
    _, _, name = soname.rpartition("/")
    stem, extension, version = name.partition(".so")
    return _HASH.sub("", stem), extension, version


def get_stem(soname: str) -> str:
    """Return the part of a soname before ".so", such as libcudart, without the hash of a copy in a wheel."""
    stem, _, _ = split_soname(soname)
    return stem


@functools.lru_cache(256)
def find_owner(soname: str) -> str:
    """Return the library that a soname or a version node belongs to, as in `Import.library`.

    It is the name of the library's module, the soname for an NVIDIA library without a table, or "" for a
    library from another vendor.
    """
    library, _ = find_library(soname)
    if library:
        return library
    return soname if is_nvidia(soname) else ""


_FIRST_YEAR = 2000  # the version numbers in the names of CUPTI's files begin with the year of the release


@functools.lru_cache(256)
def find_library(soname: str) -> tuple[str, int]:
    """Return the library that a soname or a version node belongs to, and its CUDA major version.

    The result is ("", 0) for a library without a table. The major version is 0 if it is unknown.

    The catalog maps sonames to major versions: libcufft.so.11 belongs to CUDA 12. If the catalog contains the
    library but not the soname, as for libcudart.so.10.2, the first component of the soname's version is the
    major version. The versions of CUPTI's files may begin with a year instead: libcupti.so.2022.2.1 is part
    of CUDA 11. Copies in wheels are recognized: libcudart-1f2e3d4c.so.12 or libcudart.1f2e3d4c.so.12.
    """
    stem, extension, version = split_soname(soname)
    if not extension:
        return "", 0
    for info in list_libraries():
        files = info.files.get("linux", ())
        if not any(name.partition(".so")[0] == stem for _, name in files):
            continue
        for major, name in files:
            _, _, known_version = name.partition(".so")
            is_more_precise = known_version != "" and version.startswith(f"{known_version}.")
            if version == known_version or is_more_precise:
                return info.name, major
        has_majors = any(major for major, _ in files)
        return info.name, _find_major(info, version) if has_majors else 0
    return "", 0


def _find_major(info: LibraryInfo, version: str) -> int:
    """Return the CUDA major version for the version of a library's file, or 0 if it is unknown.

    A version that begins with a year belongs to the major version of the newest file in the catalog that is
    not newer than this version. The names of the files on Windows contain these versions:
    cupti64_2022.2.1.dll.
    """
    numbers = _parse_numbers(version)
    if not numbers:
        return 0
    if numbers[0] < _FIRST_YEAR:
        return numbers[0]
    majors: dict[tuple[int, ...], int] = {}  # (year, number) -> CUDA major version
    for major, name in info.files.get("win32", ()):
        _, _, file_version = name.removesuffix(".dll").rpartition("_")
        release = _parse_numbers(file_version)[:2]
        if release and release[0] >= _FIRST_YEAR:
            majors[release] = major
    not_newer = [release for release in majors if release <= numbers]
    return majors[max(not_newer)] if not_newer else 0


def _parse_numbers(version: str) -> tuple[int, ...]:
    """Return the components of a version such as 2022.2.1 as integers."""
    return tuple(int(number) for number in version.split(".") if number.isdecimal())


def list_majors(soname: str) -> tuple[int, ...]:
    """List the CUDA major versions that contain a library with a given soname.

    For example, libcusolver.so.11 is part of CUDA 11 and 12.
    """
    library, major = find_library(soname)
    if not major:
        return ()
    tables = catalog.read_module(f"cudyn._bindings.tables.{library}_functions")
    files = catalog.find(library).files.get("linux", ())
    # The soname belongs to all major versions before the next one with a different soname.
    later_majors = [file_major for file_major, _ in files if file_major > major]
    table_majors = dict.fromkeys(int(release.partition(".")[0]) for release in tables.RELEASES)
    sharing = [
        table_major
        for table_major in table_majors
        if table_major >= major and (not later_majors or table_major < min(later_majors))
    ]
    return tuple(sharing) or (major,)
