"""The functions that cudyn provides for one library: their fallbacks and their addresses."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

from .._loading import dl
from .._loading.search import platform
from .cute import HELPERS
from .fallbacks import describe_call, is_called_alike, list_declared, list_releases
from .provider import Function

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from .._library.library import Library
    from .._loading.load import Outcome


class Wanted(NamedTuple):
    """A symbol to provide: its name, its version ("": unversioned), and the function's own name.

    A name of "": only cudyn's own helpers call it.
    weak  it is left undefined if the library does not have it
    """

    symbol: str
    version: str
    real: str
    weak: bool = False


class Supply:
    """Functions of a library for callers that were compiled for one major; None: unknown.

    A provider can't see how it is called. So a function leads to the library's only if its signature there is
    the one of all headers in question.
    """

    def __init__(self, library: Library, major: int | None, wanted: Sequence[Wanted]) -> None:
        self.library = library
        self.major = major if has_majors(library) else None
        self._releases = list_releases(library, self.major)
        self.wanted = wanted
        if any(one.weak for one in wanted):
            there = self.find_addresses(is_first=True)
            self.wanted = [one for number, one in enumerate(wanted) if not one.weak or number in there]

    def list_ambiguous(self) -> list[str]:
        """List the functions that have several signatures among these callers' headers."""
        names = dict.fromkeys(wanted.real for wanted in self.wanted)
        return [name for name in names if not is_called_alike(self.library, name, self._releases)]

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

    def list_functions(self) -> Iterator[Function]:
        """Yield the functions to provide, with their fallbacks."""
        info = self.library.info
        found = self.find_library()
        files = info.files.get(platform(), ())
        sonames = tuple(name for major, name in files if self.major in (None, major))
        registering, failing = self.library.tables.REGISTERING, self.library.tables.FAILING
        for wanted in self.wanted:
            call = describe_call(self.library, wanted.real, self.major)
            answer: int | bytes = 0
            if call.returns == "text":
                answer = f"{wanted.real}: the {info.title} is not there".encode()
            elif call.returns == "status" or wanted.real in failing:
                answer = info.absent[found is not None][1]
            # Kernels registered while there was no library must not be launched or removed by one.
            is_late = wanted.real not in registering and is_called_alike(
                self.library, wanted.real, self._releases
            )
            yield Function(
                wanted.symbol, wanted.version, call.fallback, answer, wanted.real, sonames if is_late else ()
            )

    def find_addresses(self, is_first: bool) -> dict[int, int]:
        """Find the functions' addresses, by number; is_first: no fallback has been called yet."""
        found, library = self.find_library(), self.library
        if found is None or not library.is_proven(found):
            return {}
        release = library.release_of(found)
        names = [
            wanted.real
            for wanted in self.wanted
            if all(library.is_compatible(wanted.real, of, release) for of in self._releases)
            and (is_first or wanted.real not in library.tables.REGISTERING)
        ]
        addresses = dl.find_addresses(dict.fromkeys(names), found.handle)
        return {
            number: addresses[wanted.real]
            for number, wanted in enumerate(self.wanted)
            if wanted.real in addresses
        }


class Helpers:
    """Functions of the CuTe DSL's runtime that cudyn implements."""

    library = None

    def __init__(self, symbols: Iterable[str], version: str = "") -> None:
        self.wanted = [Wanted(symbol, version, symbol) for symbol in symbols]

    def list_functions(self) -> Iterator[Function]:
        """Yield the functions to provide."""
        return (Function(one.symbol, one.version, HELPERS[one.symbol]) for one in self.wanted)

    def find_addresses(self, is_first: bool) -> dict[int, int]:
        """Find the functions' addresses: in the provider itself."""
        return {}


class Fixed:
    """Functions at given addresses: an int, or a function of ctypes, which is kept alive."""

    library = None

    def __init__(self, addresses: Mapping[str, Any], version: str) -> None:
        self.wanted = [Wanted(name, version, name) for name in addresses]
        self._kept = dict(addresses)
        self._addresses = dict(enumerate(map(_get_address, addresses, addresses.values())))

    def list_functions(self) -> Iterator[Function]:
        """Yield the functions to provide, without fallbacks."""
        return (Function(wanted.symbol, wanted.version, None) for wanted in self.wanted)

    def find_addresses(self, is_first: bool) -> dict[int, int]:
        """Return the functions' addresses, by number."""
        return self._addresses if is_first else {}


def _get_address(name: str, value: Any) -> int:
    value = getattr(value, "_as_parameter_", value)  # a function with a fast call has ctypes' own there
    if isinstance(value, (ctypes._CFuncPtr, ctypes.c_void_p)):  # type: ignore[attr-defined]
        value = ctypes.cast(value, ctypes.c_void_p).value
    elif not isinstance(value, int):
        what = type(value).__name__
        raise TypeError(f"{name}: expected an address or a function of ctypes, got {what}")
    if not value or not 0 < value < 2**64:
        raise ValueError(f"{name}: expected the address of a function, got {value}")
    return int(value)


def has_majors(library: Library) -> bool:
    """Does each major of CUDA have its own build of the library, with that major's signatures?"""
    return any(major for major, _ in library.info.files.get(platform(), ()))
