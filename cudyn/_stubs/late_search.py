"""The rules by which a stub finds the real library after the stub has been loaded (late search).

elf_stub.py implements these rules in machine code, and stub_source.py in C. tests/stubs/test_late_search.py
tests both implementations in the same situations.

1. The first search prefers the library with the callers' CUDA major version, but also accepts different major
   versions (`list_candidates`). Stubs in C search at the first call. For stubs in machine code, Python
   searches before it writes the code.
2. Late searches accept only the callers' major version, and only libraries that the process has loaded
   (`list_later`). With a different major version, modules that registered with the stub would call real
   functions.
3. A late search takes place if the process has loaded a library since the last search (`dlpi_adds`). It never
   takes place if an environment variable specifies the library's file.
4. Stubs are never accepted. Every stub exports the symbol MARK.
5. The first library found stays loaded, and is used for all functions. A function that the library does not
   contain, or whose signature differs in the library's major version (`list_majors`), returns the second
   status in `LibraryInfo.absent`. Until a library has been found, functions return the first status.
6. A module that was registered before the library was found has a null handle. Calls that pass a null handle
   do nothing (`is_registering`).
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Sequence
from typing import Any

from .._bindings.libraries.library import Library, parse

MARK = "cudyn_stub"
UNKNOWN_MAJOR = 31  # bit number for libraries whose file names do not contain a major version

_NEWER_THAN_ALL = 1 << 16  # greater than any CUDA major version
Candidates = Sequence[tuple[int, str]]  # (CUDA major version or 0 for all versions, soname)


def list_candidates(library: Library, major: int | None, system: str) -> Candidates:
    """List the sonames of a library in the order of the first search.

    The sonames for the callers' major version come first.

    Args:
        library: The library to search for.
        major: The callers' CUDA major version, or None if it is unknown.
        system: "linux" or "win32".
    """
    files = library.info.files.get(system, ())
    own = [file for file in files if _is_for_callers(file[0], major)]
    others = [file for file in files if not _is_for_callers(file[0], major)]
    return [*own, *others]


def list_later(library: Library, major: int | None, system: str) -> Candidates:
    """List the sonames that a search after the loading of the stub (late search) accepts.

    The parameters are the same as for `list_candidates`.
    """
    return [file for file in list_candidates(library, major, system) if _is_for_callers(file[0], major)]


def _is_for_callers(file_major: int, major: int | None) -> bool:
    """Return whether a file is for the callers' major version, or may be for it.

    Args:
        file_major: The major version of the file, or 0 if the file is for all major versions.
        major: The callers' CUDA major version, or None if it is unknown.
    """
    return major is None or file_major in (0, major)


def is_named(library: Library) -> bool:
    """Return whether an environment variable specifies the library's file."""
    return bool(os.environ.get(library.info.variable))


def list_majors(
    library: Library, major: int | None, is_called_alike: Callable[[Sequence[str]], bool]
) -> frozenset[int]:
    """List the major versions of the library in which callers may call the function directly.

    The callers' own major version is included, because NVIDIA promises that signatures do not change within a
    major version. Other major versions are included if `is_called_alike` returns true for their releases.

    Args:
        library: The library that contains the function.
        major: The callers' CUDA major version, or None if it is unknown.
        is_called_alike: Returns whether the signature is the same in the callers' releases and
            in the given releases.
    """
    file_majors = sorted({file_major for files in library.info.files.values() for file_major, _ in files})
    # A file name belongs to its major version and to all following major versions before the next file name.
    # The last file name belongs to all newer major versions.
    ends = [*file_majors[1:], _NEWER_THAN_ALL]
    majors = set() if library.by_version else {UNKNOWN_MAJOR}
    for file_major, end in zip(file_majors, ends):
        # The file major 0 stands for all versions.
        releases = [
            release
            for release in library.releases
            if file_major == 0 or file_major <= parse(release)[0] < end
        ]
        is_callers_major = {parse(release)[0] for release in releases} == {major}
        if is_callers_major or is_called_alike(releases):
            majors.add(file_major)
    return frozenset(majors)


def is_registering(library: Library, function: str, parameters: Sequence[Any]) -> bool:
    """Return whether the first parameter of a function is the handle of a registered module (see rule 6).

    Args:
        library: The library that contains the function.
        function: The function's name.
        parameters: The ctypes types of the function's parameters.
    """
    if function not in library.tables.REGISTERING or not parameters:
        return False
    # A handle is passed as a pointer to a pointer. `_type_` is a string for types that are not pointers.
    return getattr(parameters[0], "_type_", None) is ctypes.c_void_p
