"""The policy of late binding: where a stub looks for the real library, when, and what it does without one.

Two writers follow it, elf_stub.py in machine code and stub_source.py in C, and tests/stubs/test_late.py
drives both through the same situations:

1. A first search takes the library of the callers' major or, failing that, of another one
   (`list_candidates`). The machine code is written after Python's search; C searches at the first call.
2. A later search takes the callers' major alone, from what the process has loaded (`list_later`): with
   another, half of the functions would be real, beside modules that were registered with none.
3. It happens if the process has loaded anything since the last one (`dlpi_adds`), and never if the
   environment names a file.
4. A stub is never taken, whoever wrote it, by the symbol MARK in the library itself.
5. The first library that is found stays, and answers for all functions: one that it lacks, or that its major
   calls in another way (`list_majors`), fails with the second status of `LibraryInfo.absent`. Without a
   library functions fail with the first.
6. A module that was registered with no library has a null handle, which goes nowhere (`is_registering`).
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Sequence
from typing import Any

from .._bindings.libraries.library import Library, parse

MARK = "cudyn_stub"  # the symbol that every stub exports
UNKNOWN_MAJOR = 31  # of a file that does not say its major

Candidates = Sequence[tuple[int, str]]  # majors of CUDA (0: every one) and sonames


def list_candidates(library: Library, major: int | None, system: str) -> Candidates:
    """List the files of a library in the order of the search: those of the callers' major first."""
    files = library.info.files.get(system, ())
    return sorted(files, key=lambda file: not _is_callers(file[0], major))


def list_later(library: Library, major: int | None, system: str) -> Candidates:
    """List those that a later search takes."""
    return [file for file in list_candidates(library, major, system) if _is_callers(file[0], major)]


def _is_callers(of: int, major: int | None) -> bool:
    return major is None or of in (0, major)


def is_named(library: Library) -> bool:
    """Does the environment name the only file to use?"""
    return bool(os.environ.get(library.info.variable))


def list_majors(
    library: Library, major: int | None, is_called_alike: Callable[[Sequence[str]], bool]
) -> frozenset[int]:
    """List the majors in whose library a function may be called: that of the callers, and where it is alike.

    is_called_alike: is it, in the callers' releases and these? NVIDIA promises that within a major.
    """
    named = sorted({of for files in library.info.files.values() for of, _ in files})
    found = set() if library.by_version else {UNKNOWN_MAJOR}
    for of, following in zip(named, (*named[1:], 1 << 16)):  # a file name stays until the next one
        releases = [r for r in library.releases if not of or of <= parse(r)[0] < following]
        is_own = {parse(release)[0] for release in releases} == {major}
        if is_own or is_called_alike(releases):
            found.add(of)
    return frozenset(found)


def is_registering(library: Library, real: str, parameters: Sequence[Any]) -> bool:
    """Does a function get the handle of a module that was registered before, as its first parameter?"""
    is_handle = bool(parameters) and isinstance(getattr(parameters[0], "_type_", ""), type)
    return is_handle and parameters[0]._type_ is ctypes.c_void_p and real in library.tables.REGISTERING
