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

_EXPORTS_FILE = "cuda.txt"
_CPP_PREFIX = "_Z"  # the prefix of mangled C++ names


def is_in_majors(soname: str, majors: Collection[int], required: Collection[str]) -> bool:
    """Return whether a library is part of a CUDA installation with one of these major versions.

    A library that has its own version numbers is part of the installation only if the file's package requires
    the library.

    Args:
        soname: The library's name in the file that is linked with it.
        majors: The major versions of CUDA.
        required: The libraries whose distributions the file's package requires.
    """
    library_name, _ = find_library(soname)
    if library_name:  # the library is in cudyn's catalog
        if catalog.find(library_name).numbering != "CUDA":
            return library_name in required
        soname_majors: Collection[int] = list_majors(soname)
        return not soname_majors or not set(soname_majors).isdisjoint(majors)
    sections = _find_sections(soname)
    if not sections:
        return False
    numbering, section_majors = _read_numbering(sections[0])
    if numbering == "CUDA":
        return not section_majors.isdisjoint(majors)
    return any(catalog.find(name).numbering == numbering for name in required)


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
    """Return the exports of a library in a major version of CUDA.

    Args:
        owner: The library's name in cudyn's catalog.
        major: The major version of CUDA.
    """
    sections: dict[str, None] = {}  # a dict, in order to keep the order without duplicates
    for file_major, soname in catalog.find(owner).files["linux"]:
        if file_major in (0, major):  # 0: the soname belongs to all major versions
            sections.update(dict.fromkeys(_find_sections(soname)))
    return ReleaseExports(owner, (), (major,), tuple(sections))


def _find_sections(soname: str) -> tuple[str, ...]:
    """Return the names of the sections with the exports of a library, which may be a copy in a wheel.

    The name of a copy contains a hash and a complete version: libcublas-1a2b3c4d.so.12.1.3.1. If there is no
    section for the version, the sections for all versions are returned.
    """
    stem, extension, version = split_soname(soname)
    if not extension:
        return ()
    sections = []
    matching = []
    for section in list_sections(_EXPORTS_FILE):
        section_stem, _, section_version = split_soname(section)
        if section_stem == stem:
            sections.append(section)
            if f"{version}.".startswith(f"{section_version}."):  # 12.1.3.1 matches the section for 12
                matching.append(section)
    return tuple(matching or sections)


def _read_numbering(section: str) -> tuple[str, set[int]]:
    """Return the numbering of a section's library, and the major versions of CUDA that contain it.

    A library is numbered like CUDA, or has its own version numbers. The remark of a section begins with this
    information: "CUDA 12; nvidia-cublas-cu12 12.1.3.1" or "cudnn 9; ...".
    """
    contents = read_section(_EXPORTS_FILE, section)
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

        Args:
            symbol: The name of the symbol.
            version: The version node of the reference, or "".
            is_owner: Whether the reference names this library as the owner of the version node. If it names
                another library, it never matches.
        """
        if version and not is_owner:
            return False
        if self._owner and resolve_symbol(symbol) == (self._owner, symbol):
            return self._is_declared(symbol)
        lists_cpp = bool(self._sections)
        for section in self._sections:
            contents = read_section(_EXPORTS_FILE, section)
            assert contents is not None
            if symbol in contents.names:
                return True
            if "C++ omitted" in contents.remark:
                lists_cpp = False
        is_unlisted_cpp = symbol.startswith(_CPP_PREFIX) and not lists_cpp
        return None if is_unlisted_cpp else False

    def accepts_node(self, node: str) -> bool | None:
        """Return True, because the version nodes of NVIDIA's libraries are not recorded."""
        return True

    def _is_declared(self, symbol: str) -> bool:
        """Return whether the library exports a function that is in its table, in the possible releases."""
        owner = library(catalog.find(self._owner))
        releases = [
            release
            for release in owner.tables.RELEASES
            if functions.is_declared(owner.tables, symbol, release)
        ]
        if owner.info.numbering != "CUDA":
            return bool(releases)
        declaring_majors = {parse(release)[0] for release in releases}
        if self._soname_majors:
            possible_majors = set(self._soname_majors)
            if self._majors:
                possible_majors.intersection_update(self._majors)
            return not declaring_majors.isdisjoint(possible_majors)
        return bool(declaring_majors) and declaring_majors.issuperset(self._majors)
