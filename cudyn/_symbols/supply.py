"""The stand-ins for the functions of one library, and where the real ones are."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from typing import Any

from .._library.library import Library
from .._loading import dl
from .._loading.load import Outcome
from .._loading.search import platform
from .fallbacks import UNKNOWN, describe_call, is_called_alike, list_declared, list_releases, list_words
from .provider import StandIn

_VARIABLE = 256  # bytes of a variable of unknown size


class Supply:
    """Functions of a library for callers that were compiled for one major; None: unknown.

    A provider can't see how it is called. So a function leads to the library's only if its signature there is
    the one of all headers in question; one that the tables do not have only to a library of the same major.
    Raises ValueError for a major that is not in the tables.
    """

    def __init__(self, library: Library, major: int | None) -> None:
        self.library = library
        self.major = major if has_majors(library) else None
        self._releases = list_releases(library, self.major)

    def knows(self, real: str) -> bool:
        """Do the tables have a function?"""
        return real in self.library.tables.FUNCTIONS or real in self.library.tables.HIDDEN

    def list_ambiguous(self, reals: Iterable[str]) -> list[str]:
        """List the functions that have several signatures among these callers' headers.

        A library without majors has one soname for all of them: nothing would tell which is meant, and what a
        stand-in writes is what all of them have.
        """
        if not has_majors(self.library):
            return []
        return [
            name
            for name in reals
            if self.knows(name) and not is_called_alike(self.library, name, self._releases)
        ]

    def list_declared(self) -> list[str]:
        """List all functions of the library that the callers' headers have."""
        return list_declared(self.library, self._releases)

    def find_library(self) -> Outcome | None:
        """Find the library itself: of the callers' major or, failing that, of another."""
        outcome = self.library.outcome
        majors: tuple[int, ...] = () if self.major is None else (self.major,)
        if outcome.handle is None and not majors and has_majors(self.library):
            # The first search found no library; this process may have loaded one meanwhile.
            majors = tuple(major for major, _ in self.library.info.files.get(platform(), ()))
        for major in majors:
            found = self.library.load_major(major)
            if found is not None:
                return found
        return outcome if outcome.handle is not None else None

    def make_stand_in(self, name: str, version: str, real: str, is_data: bool = False) -> StandIn:
        """Make the stand-in for a function; name "": only helpers call it."""
        info, tables = self.library.info, self.library.tables
        status = info.absent[self.find_library() is not None][1]
        files = info.files.get(platform(), ())
        sonames = tuple(soname for major, soname in files if self.major in (None, major))
        if not self.knows(real):
            same = sonames if self.major is not None or not has_majors(self.library) else ()
            made = make_unknown(name, version, status, same, is_data)
            return made if is_data else made._replace(supply=self)
        call = describe_call(self.library, real, self.major)
        answer: Any = 0
        if call.fallback.words:
            answer = list_words(self.library, real), status
        elif call.returns == "text":
            answer = f"{real}: the {info.title} is not there".encode()
        elif call.returns == "status" or real in tables.FAILING:
            answer = status
        # Kernels registered while there was no library must not be launched or removed by one.
        is_late = real not in tables.REGISTERING and is_called_alike(self.library, real, self._releases)
        return StandIn(name, version, real, call.fallback, answer, sonames if is_late else (), supply=self)

    def find_addresses(self, reals: Iterable[str], is_first: bool = True) -> dict[str, int]:
        """Find the functions' addresses; is_first: no fallback has been called yet."""
        found, library = self.find_library(), self.library
        if found is None or not library.is_proven(found):
            return {}
        release = library.release_of(found)
        names = [
            real
            for real in reals
            if (
                all(library.is_compatible(real, of, release) for of in self._releases)
                if self.knows(real)
                else release in self._releases or not has_majors(library)
            )
            and (is_first or real not in library.tables.REGISTERING)
        ]
        return dl.find_addresses(names, found.handle)


def make_unknown(
    name: str, version: str, status: int, sonames: tuple[str, ...], is_data: bool = False
) -> StandIn:
    """Make the stand-in for a symbol without a prototype: a status, null for a text, zeros for a variable."""
    if is_data:
        return StandIn(name, version, name, _VARIABLE)
    is_text = name.endswith(("String", "Name", "Str"))  # as far as its name says
    return StandIn(name, version, name, UNKNOWN, 0 if is_text else status, sonames)


def make_fixed(name: str, version: str, value: Any) -> StandIn:
    """Make the stand-in that is a function at an address: an int, or a function of ctypes."""
    found = getattr(value, "_as_parameter_", value)  # a function with a fast call has ctypes' own there
    if isinstance(found, (ctypes._CFuncPtr, ctypes.c_void_p)):  # type: ignore[attr-defined]
        found = ctypes.cast(found, ctypes.c_void_p).value
    elif not isinstance(found, int):
        what = type(found).__name__
        raise TypeError(f"{name}: expected an address or a function of ctypes, got {what}")
    if not found or not 0 < found < 2**64:
        raise ValueError(f"{name}: expected the address of a function, got {found}")
    return StandIn(name, version, name, address=int(found), kept=value)


def has_majors(library: Library) -> bool:
    """Does each major of CUDA have its own build of the library, with that major's signatures?"""
    return any(major for major, _ in library.info.files.get(platform(), ()))
