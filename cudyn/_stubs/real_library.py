"""Finds the real library for the callers that a `LibraryAbi` describes, and the functions they can call."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from .._bindings.libraries import dl
from .._bindings.libraries.library import Library
from .._bindings.libraries.load import Outcome
from .._bindings.libraries.search import platform
from .._bindings.machine.bridge import Bridge
from . import late_search
from .bridge_library import find_addresses as bridge_addresses
from .bridges import Relation, relate
from .library_abi import LibraryAbi, has_majors
from .symbol import Symbol, Variable
from .versioned_symbols import list_versions


@dataclasses.dataclass(frozen=True)
class LibrarySearch:
    """A search for the library that the callers of an ABI can use. The search may be repeated later.

    Attributes:
        abi: The functions as the callers see them.
        only_own_major: Whether to reject libraries with a different major version.
    """

    abi: LibraryAbi
    only_own_major: bool = False

    @property
    def library(self) -> Library:
        """The library to search for."""
        return self.abi.library

    def find(self) -> RealLibrary:
        """Find the library.

        A library with the callers' major version is preferred, but other major versions are also accepted
        unless `only_own_major` is set.
        """
        library = self.abi.library
        outcome = library.outcome
        majors: tuple[int, ...] = ()
        if self.abi.major is not None:
            majors = (self.abi.major,)
        elif outcome.handle is None and has_majors(library):
            # The first search did not find a library, but this process may have loaded a library since then.
            majors = tuple(file_major for file_major, _ in library.info.files.get(platform(), ()))
        for major in majors:
            major_outcome = library.load_major(major)
            if major_outcome is not None:
                return RealLibrary(self, major_outcome)
        if outcome.handle is None or self.only_own_major:
            return RealLibrary(self, None)
        return RealLibrary(self, outcome)

    def find_addresses(self, functions: Iterable[str]) -> dict[str, int]:
        """Return the addresses of the functions that are currently available."""
        return self.find().find_addresses(functions)


class RealLibrary:
    """The result of a search at one point in time.

    Attributes:
        search: The search that produced the result.
        outcome: The library that was found, or None.
    """

    def __init__(self, search: LibrarySearch, outcome: Outcome | None) -> None:
        self.search = search
        self.outcome = outcome
        library = search.abi.library
        self._has_majors = has_majors(library)
        # A library is proven if its version is known, so that the tables describe its functions.
        self._is_proven = False
        self._release = ""
        if outcome is not None and outcome.handle is not None and library.is_proven(outcome):
            self._is_proven = True
            self._release = library.release_of(outcome)

    def is_of_callers(self) -> bool:
        """Return whether the library may have the major version that the callers expect."""
        abi = self.search.abi
        if not self._is_proven or not self._has_majors:
            return True
        return abi.major is None or self._release in abi.releases

    def drop_other_major(self) -> RealLibrary:
        """Return an empty result, whose search will accept only libraries with the callers' major version."""
        strict_search = dataclasses.replace(self.search, only_own_major=True)
        return RealLibrary(strict_search, None)

    def find_addresses(self, functions: Iterable[str]) -> dict[str, int]:
        """Return the addresses of the functions that the callers can call, directly or through a bridge.

        A bridge is a generated function that converts the arguments for a library of another major version.
        """
        if self.outcome is None or self.outcome.handle is None or not self._is_proven:
            return {}
        handle = self.outcome.handle
        direct: list[str] = []
        bridges: dict[str, Sequence[Bridge]] = {}
        for function in functions:
            relation = self._relate(function)
            if relation.kind == "same":
                direct.append(function)
            if relation.bridges:
                bridges[function] = relation.bridges
        addresses = dl.find_addresses(direct, handle)
        for function in direct:
            if function not in addresses:
                # The library may export the function only with a version in its name, such as cuF_v2.
                version_addresses = dl.find_addresses(list_versions(function), handle)  # newest first
                if version_addresses:
                    addresses[function] = next(iter(version_addresses.values()))
        addresses.update(bridge_addresses(bridges, lambda names: dl.find_addresses(names, handle)))
        return addresses

    def _relate(self, function: str) -> Relation:
        """Determine how the callers can call a function of the library that was found."""
        abi = self.search.abi
        if not self._has_majors:
            is_accepted = not abi.has_function(function) or abi.accepts(function, self._release)
            return Relation("same" if is_accepted else "refused")
        if self._release in abi.releases:  # the callers' own major version
            return Relation("same")
        if not abi.has_function(function):
            return Relation("refused")
        relation = relate(abi, function, [self._release])
        # The library may contain a function that is missing in the tables, because it may be newer than the
        # newest release in the tables.
        if relation.kind == "missing" and abi.accepts(function, self._release):
            return Relation("same")
        return relation

    def make_symbol(self, name: str, version: str, function: str, is_data: bool = False) -> Symbol:
        """Create a symbol that calls the real function as soon as it is available.

        Args:
            name: The name in the stub, or "" if only the CuTe DSL's functions call it.
            version: The version node, or "".
            function: The library's name for the symbol.
            is_data: Whether the symbol is a variable.
        """
        abi = self.search.abi
        symbol = abi.make_symbol(name, version, function, is_data, self.outcome is not None)
        if isinstance(symbol.result, Variable):
            return symbol
        address = self.find_addresses([function]).get(function, 0)
        return symbol._replace(sonames=self._list_late_sonames(function), source=self.search, address=address)

    def _list_late_sonames(self, function: str) -> tuple[str, ...]:
        """List the libraries in which the stub may find a function after the stub has been loaded."""
        abi = self.search.abi
        if late_search.is_named(abi.library):  # there are no late searches
            return ()
        candidates = late_search.list_later(abi.library, abi.major, platform())
        if abi.has_function(function):
            majors = abi.list_majors(function) if candidates else ()
            return tuple(soname for major, soname in candidates if major in majors)
        is_major_certain = abi.major is not None or not self._has_majors
        return tuple(soname for _, soname in candidates) if is_major_certain else ()
