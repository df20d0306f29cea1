"""The late search: how a stub finds the real library that the process has loaded since, and when.

elf_stub.py implements these rules in machine code, and stub_source.py in C. tests/stubs/test_late_search.py
drives both through the same situations.

1. The first search accepts the library of the callers' CUDA major or, if there is none, of another major
   (`list_candidates`). In C it happens at the first call. Machine code is written after Python has searched.
2. Later searches accept only the callers' major, and only libraries that the process has loaded
   (`list_later`). Any other major would mix real functions with modules that registered with the stub.
3. A later search happens if the process has loaded anything since the last one (`dlpi_adds`). It never
   happens if the environment names a file.
4. Stubs are never accepted. Every stub exports the symbol MARK.
5. The first library that is found stays, and is used for all functions. A function that it lacks, or that
   its major calls differently (`list_majors`), returns the second status of `LibraryInfo.absent`. While no
   library is found, functions return the first status.
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
UNKNOWN_MAJOR = 31  # the bit for a library whose file name does not contain its major

Candidates = Sequence[tuple[int, str]]  # pairs of a major of CUDA (0 stands for all majors) and a soname


def list_candidates(library: Library, major: int | None, system: str) -> Candidates:
    """List the files of a library in the order of the first search: the callers' major comes first."""
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
    """List the majors whose library may serve the callers of a function.

    These are the callers' own major, because NVIDIA promises that signatures do not change within a major,
    and all majors for whose releases `is_called_alike` returns true.

    Args:
        library: The library that has the function.
        major: The callers' major of CUDA, or None if it is unknown.
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
