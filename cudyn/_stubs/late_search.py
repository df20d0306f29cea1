"""The late search: how and when a stub finds a real library that the process has loaded since.

elf_stub.py implements these rules in machine code, and stub_source.py in C. tests/stubs/test_late_search.py
drives both through the same situations.

1. The first search accepts the library with the callers' CUDA major version or, if there is none, with
   another major version (`list_candidates`). In C it happens at the first call. For machine code, Python has
   already done it when the code is written.
2. Later searches accept only the callers' major version, and only libraries that the process has loaded
   (`list_later`). With any other major version, modules that registered with the stub would call real
   functions.
3. A later search takes place if the process has loaded anything since the last one (`dlpi_adds`). It never
   takes place if the environment names a file.
4. Stubs are never accepted. Every stub exports the symbol MARK.
5. The first library that is found stays, and is used for all functions. A function that it lacks, or whose
   signature differs in its major version (`list_majors`), returns the second status of `LibraryInfo.absent`.
   As long as no library has been found, functions return the first status.
6. A module that was registered while there was no library has a null handle. Calls with that handle do
   nothing (`is_registering`).
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Sequence
from typing import Any

from .._bindings.libraries.library import Library, parse

MARK = "cudyn_stub"
UNKNOWN_MAJOR = 31  # the bit for a library whose file name does not contain its major version

Candidates = Sequence[tuple[int, str]]  # (CUDA major version, or 0 for all, soname)


def list_candidates(library: Library, major: int | None, system: str) -> Candidates:
    """List a library's files in the order of the first search: the callers' major version comes first."""
    files = library.info.files.get(system, ())
    return sorted(files, key=lambda file: not _serves(file[0], major))


def list_later(library: Library, major: int | None, system: str) -> Candidates:
    """List the files that a later search accepts."""
    return [file for file in list_candidates(library, major, system) if _serves(file[0], major)]


def _serves(file_major: int, major: int | None) -> bool:
    return major is None or file_major in (0, major)


def is_named(library: Library) -> bool:
    """Return whether the environment names the only file to use."""
    return bool(os.environ.get(library.info.variable))


def list_majors(
    library: Library, major: int | None, is_called_alike: Callable[[Sequence[str]], bool]
) -> frozenset[int]:
    """List the major versions whose library may serve the callers of a function.

    These are the callers' own major version, because NVIDIA promises that signatures do not change within a
    major version, and all others for whose releases `is_called_alike` returns true.

    Args:
        library: The library that has the function.
        major: The callers' CUDA major version, or None if it is unknown.
        is_called_alike: Returns whether the signature in the callers' releases is the same as in the given
            ones.
    """
    file_majors = sorted({file_major for files in library.info.files.values() for file_major, _ in files})
    majors = set() if library.by_version else {UNKNOWN_MAJOR}
    for file_major, next_major in zip(file_majors, (*file_majors[1:], 1 << 16)):  # names may span majors
        releases = [r for r in library.releases if not file_major or file_major <= parse(r)[0] < next_major]
        is_own = {parse(release)[0] for release in releases} == {major}
        if is_own or is_called_alike(releases):
            majors.add(file_major)
    return frozenset(majors)


def is_registering(library: Library, function: str, parameters: Sequence[Any]) -> bool:
    """Return whether the first parameter of a function is the handle of a registered module."""
    is_handle = bool(parameters) and isinstance(getattr(parameters[0], "_type_", ""), type)
    return is_handle and parameters[0]._type_ is ctypes.c_void_p and function in library.tables.REGISTERING
