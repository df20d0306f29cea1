"""The names that NVIDIA's libraries export in the CUDA releases that `codegen` has read."""

from __future__ import annotations

import functools
import re
from collections.abc import Collection

from ..._bindings.libraries import catalog
from ..._bindings.libraries.library import library, parse
from ..._bindings.libraries.sonames import find_library, list_majors, split_soname
from ..._bindings.tables import functions
from ..library_names import resolve_symbol
from .files import list_sections, read_section

_FILE = "cuda.txt"
_CPP = "_Z"  # the prefix of mangled C++ names


def is_in_majors(soname: str, majors: Collection[int], required: Collection[str]) -> bool:
    """Return whether a library is part of a CUDA installation with one of these major versions.

    A library that has its own version numbers is part of the installation only if the file's package requires
    the library.

    Args:
        soname: The library's name in the file that is linked with it.
        majors: The major versions of CUDA.
        required: The libraries whose distributions the file's package requires.
    """
    owner, _ = find_library(soname)
    if owner:
        if catalog.find(owner).numbering != "CUDA":
            return owner in required
        soname_majors: Collection[int] = list_majors(soname)
        return not soname_majors or not set(soname_majors).isdisjoint(majors)
    for section in _find_sections(soname):
        numbering, section_majors = _read_numbering(section)
        if numbering == "CUDA":
            return not section_majors.isdisjoint(majors)
        return any(catalog.find(name).numbering == numbering for name in required)
    return False


@functools.lru_cache(1024)
def find_release_exports(soname: str, majors: tuple[int, ...] = ()) -> ReleaseExports | None:
    """Return the exports of an NVIDIA library in the releases that `codegen` has read.

    Args:
        soname: The library's name in the file that is linked with it. It may be the name of a copy in a
            wheel.
        majors: The major versions of CUDA that will be installed. If empty, the soname determines the major
            version.

    Returns:
        The exports, or `None` if neither the tables nor the releases contain the library.
    """
    owner, _ = find_library(soname)
    sections = _find_sections(soname)
    if not owner and not sections:
        return None
    return ReleaseExports(owner, list_majors(soname), majors, sections)


def find_library_exports(owner: str, major: int) -> ReleaseExports:
    """Return the exports of a library in the catalog in a major version of CUDA."""
    files = catalog.find(owner).files["linux"]
    sonames = [soname for file_major, soname in files if file_major in (0, major)]
    sections = {section: None for soname in sonames for section in _find_sections(soname)}
    return ReleaseExports(owner, (), (major,), tuple(sections))


def _find_sections(soname: str) -> tuple[str, ...]:
    """Return the names of the sections with the exports of a library, which may be a copy in a wheel.

    The name of a copy contains a hash and a complete version: libcublas-1a2b3c4d.so.12.1.3.1. If there is no
    section for the version, the sections for all versions are returned.
    """
    stem, extension, version = split_soname(soname)
    if not extension:
        return ()
    by_version = {}
    for section in list_sections(_FILE):
        section_stem, _, section_version = split_soname(section)
        if section_stem == stem:
            by_version[section] = section_version
    # For example, version 12.1.3.1 matches the section for version 12.
    matching = [section for section, known in by_version.items() if f"{version}.".startswith(f"{known}.")]
    return tuple(matching or by_version)


def _read_numbering(section: str) -> tuple[str, set[int]]:
    """Return the numbering of a section's library, and the major versions of CUDA that contain it."""
    contents = read_section(_FILE, section)
    assert contents is not None
    numbering, _, majors = contents.remark.partition(";")[0].partition(" ")
    return numbering, {int(number) for number in re.findall(r"\d+", majors)}


class ReleaseExports:
    """The exports of an NVIDIA library in all releases of a major version.

    Args:
        owner: The library in the catalog, or "" if the tables do not contain it.
        soname_majors: The major versions that share the library's soname. A symbol is exported if at least
            one of them exports it.
        majors: The major versions that will be installed. If the soname belongs to all major versions, a
            symbol is exported only if all versions in `majors` export it.
        sections: The sections with the exported names.
    """

    def __init__(
        self, owner: str, soname_majors: tuple[int, ...], majors: tuple[int, ...], sections: tuple[str, ...]
    ) -> None:
        self._owner = owner
        self._soname_majors = soname_majors
        self._majors = majors
        self._sections = sections

    def defines(self, symbol: str, version: str = "", is_owner: bool = False) -> bool | None:
        """Return whether a release exports a symbol, or `None` if this is not known.

        References with a version node of another library never match.
        """
        if version and not is_owner:
            return False
        if self._owner and resolve_symbol(symbol) == (self._owner, symbol):
            return self._is_declared(symbol)
        is_complete = True
        for section in self._sections:
            contents = read_section(_FILE, section)
            assert contents is not None
            if symbol in contents.names:
                return True
            is_complete = is_complete and "C++ omitted" not in contents.remark
        if self._sections and (is_complete or not symbol.startswith(_CPP)):
            return False
        return None if symbol.startswith(_CPP) else False

    def accepts_node(self, node: str) -> bool | None:
        """Return True, because the version nodes of NVIDIA's libraries are not recorded."""
        return True

    def _is_declared(self, symbol: str) -> bool:
        """Return whether the releases contain a function that is in the library's table."""
        info_library = library(catalog.find(self._owner))
        tables = info_library.tables
        releases = [release for release in tables.RELEASES if functions.is_declared(tables, symbol, release)]
        if info_library.info.numbering != "CUDA":
            return bool(releases)
        declaring = {parse(release)[0] for release in releases}
        if self._soname_majors:
            possible_majors = set(self._soname_majors).intersection(self._majors or self._soname_majors)
            return not declaring.isdisjoint(possible_majors)
        return bool(declaring) and declaring >= set(self._majors)
