"""What is provided of one library: its functions, what they do while it is not there, and where they are."""

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
    """A symbol that somebody is to find: its name there, its version ("": none), and the function's own.

    A name of "": nobody finds it but cudyn's own helpers.
    weak  it is left undefined where the library does not have it
    """

    symbol: str
    version: str
    real: str
    weak: bool = False


class Supply:
    """Functions of a library for callers that were compiled for one major; None: that can't be told.

    A provider has no way to see how it is called. So a function leads to the library's only if that takes it
    as all headers in question do.
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
        """List the functions that these callers may call in several ways."""
        names = dict.fromkeys(wanted.real for wanted in self.wanted)
        return [name for name in names if not is_called_alike(self.library, name, self._releases)]

    def list_declared(self) -> list[str]:
        """List all functions of the library that the callers' headers have."""
        return list_declared(self.library, self._releases)

    def find_library(self) -> Outcome | None:
        """Find the library itself: of the callers' major or, where there is none, of another."""
        outcome = self.library.outcome
        majors: tuple[int, ...] = () if self.major is None else (self.major,)
        if outcome.handle is None and not majors and has_majors(self.library):
            # None was found when it was first asked for; this process may have one meanwhile.
            majors = tuple(major for major, _ in self.library.info.files.get(platform(), ()))
        for major in majors:
            found = self.library.load_major(major)
            if found is not None:
                return found
        return outcome if outcome.handle is not None else None

    def list_functions(self) -> Iterator[Function]:
        """Yield what is provided, with what stands for it."""
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
            # What has registered its kernels with nothing must not be launched or removed by a library.
            is_late = wanted.real not in registering and is_called_alike(
                self.library, wanted.real, self._releases
            )
            yield Function(
                wanted.symbol, wanted.version, call.fallback, answer, wanted.real, sonames if is_late else ()
            )

    def find_addresses(self, is_first: bool) -> dict[int, int]:
        """Find where the functions are, by their number; is_first: no fallback has been called yet."""
        found, library = self.find_library(), self.library
        if found is None or not library.is_proven(found):
            return {}
        release = library.release_of(found)
        names = [
            wanted.real
            for wanted in self.wanted
            if all(library.is_called_alike(wanted.real, of, release) for of in self._releases)
            and (is_first or wanted.real not in library.tables.REGISTERING)
        ]
        addresses = dl.find_addresses(dict.fromkeys(names), found.handle)
        return {
            number: addresses[wanted.real]
            for number, wanted in enumerate(self.wanted)
            if wanted.real in addresses
        }


class Helpers:
    """Functions of the CuTe DSL's runtime that cudyn has itself."""

    library = None

    def __init__(self, symbols: Iterable[str], version: str = "") -> None:
        self.wanted = [Wanted(symbol, version, symbol) for symbol in symbols]

    def list_functions(self) -> Iterator[Function]:
        """Yield what is provided."""
        return (Function(one.symbol, one.version, HELPERS[one.symbol]) for one in self.wanted)

    def find_addresses(self, is_first: bool) -> dict[int, int]:
        """Tell where the functions are: in the provider."""
        return {}


class Fixed:
    """Functions at addresses that are given: an int, or a function of ctypes, which is kept alive."""

    library = None

    def __init__(self, addresses: Mapping[str, Any], version: str) -> None:
        self.wanted = [Wanted(name, version, name) for name in addresses]
        self._kept = dict(addresses)
        self._addresses = dict(enumerate(map(_get_address, addresses, addresses.values())))

    def list_functions(self) -> Iterator[Function]:
        """Yield what is provided; nothing stands for it."""
        return (Function(wanted.symbol, wanted.version, None) for wanted in self.wanted)

    def find_addresses(self, is_first: bool) -> dict[int, int]:
        """Tell where the functions are, by their number."""
        return self._addresses if is_first else {}


def _get_address(name: str, value: Any) -> int:
    value = getattr(value, "_as_parameter_", value)  # of a function with a fast call: that of ctypes
    if isinstance(value, (ctypes._CFuncPtr, ctypes.c_void_p)):  # type: ignore[attr-defined]
        value = ctypes.cast(value, ctypes.c_void_p).value
    elif not isinstance(value, int):
        what = type(value).__name__
        raise TypeError(f"{name}: expected an address or a function of ctypes, got {what}")
    if not value or not 0 < value < 2**64:
        raise ValueError(f"{name}: expected the address of a function, got {value}")
    return int(value)


def has_majors(library: Library) -> bool:
    """Is there one of it for each major of CUDA, with functions that are called in the ways of that major?"""
    return any(major for major, _ in library.info.files.get(platform(), ()))
