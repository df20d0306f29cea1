"""What is provided of one library: its functions, what they do while it is not there, and where they are."""

from __future__ import annotations

from typing import NamedTuple

from .._loading import dl
from .._loading.search import platform
from .fallbacks import describe_call, is_called_alike, list_releases
from .provider import Function

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .._library.library import Library
    from .._loading.load import Outcome


class Wanted(NamedTuple):
    """A symbol that somebody is to find: its name there, its version ("": none), and the function's own."""

    symbol: str
    version: str
    real: str


class Supply:
    """Functions of a library for callers that were compiled for one major; None: that can't be told.

    A provider has no way to see how it is called. So a function leads to the library's only if that takes it
    as all headers in question do.
    """

    def __init__(self, library: Library, major: int | None, wanted: Sequence[Wanted]) -> None:
        self.library = library
        self.major = major if has_majors(library) else None
        self.wanted = wanted
        self._releases = list_releases(library, self.major)

    def list_ambiguous(self) -> list[str]:
        """List the functions that these callers may call in several ways."""
        names = dict.fromkeys(wanted.real for wanted in self.wanted)
        return [name for name in names if not is_called_alike(self.library, name, self._releases)]

    def find_library(self) -> Outcome | None:
        """Find the library itself: of the callers' major or, where there is none, of another."""
        outcome = self.library.outcome
        if self.major is not None:
            other = self.library.load_major(self.major)
            outcome = other if other.handle is not None else outcome
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


def has_majors(library: Library) -> bool:
    """Is there one of it for each major of CUDA, with functions that are called in the ways of that major?"""
    return any(major for major, _ in library.info.files.get(platform(), ()))
