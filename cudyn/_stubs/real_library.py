"""Finds the real library for the callers that a `LibraryAbi` describes, and the functions they can call."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from .._bindings.libraries import dl
from .._bindings.libraries.library import Library
from .._bindings.libraries.load import Outcome
from .._bindings.libraries.search import platform
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
        major = self.abi.major
        outcome = library.outcome
        majors: tuple[int, ...] = () if major is None else (major,)
        if outcome.handle is None and not majors and has_majors(library):
            # The first search did not find a library, but this process may have loaded a library since then.
            majors = tuple(file_major for file_major, _ in library.info.files.get(platform(), ()))
        for file_major in majors:
            major_outcome = library.load_major(file_major)
            if major_outcome is not None:
                return RealLibrary(self, major_outcome)
        is_usable = outcome.handle is not None and not self.only_own_major
        return RealLibrary(self, outcome if is_usable else None)

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
        self._is_proven = outcome is not None and outcome.handle is not None and library.is_proven(outcome)
        self._release = library.release_of(outcome) if outcome is not None and self._is_proven else ""
        self._has_majors = has_majors(library)

    def is_of_callers(self) -> bool:
        """Return whether the library may have the major version that the callers expect."""
        abi = self.search.abi
        if not self._is_proven or not self._has_majors:
            return True
        return abi.major is None or self._release in abi.releases

    def drop_other_major(self) -> RealLibrary:
        """Return the result of the same search without libraries that have a different major version."""
        return RealLibrary(dataclasses.replace(self.search, only_own_major=True), None)

    def find_addresses(self, functions: Iterable[str]) -> dict[str, int]:
        """Return the addresses of the functions that the callers can call, directly or through a bridge."""
        if self.outcome is None or self.outcome.handle is None or not self._is_proven:
            return {}
        abi = self.search.abi
        handle = self.outcome.handle
        may_match = self._release in abi.releases or not self._has_majors
        relations: dict[str, Relation] = {}

        def matches(function: str) -> bool:
            """Return whether the callers can call a function of the loaded library directly."""
            if (may_match and self._has_majors) or not abi.has_function(function):
                return may_match  # only the major version matters
            if not self._has_majors:
                return abi.accepts(function, self._release)
            relations[function] = relate(abi, function, [self._release])
            # The library may contain a function that is missing in the tables, because it may be newer than
            # the newest release in the tables.
            is_missing = relations[function].kind == "missing"
            return relations[function].kind == "same" or (is_missing and abi.accepts(function, self._release))

        matching = list(filter(matches, functions))
        addresses = dl.find_addresses(matching, handle)
        for function in matching:
            versions = () if function in addresses else list_versions(function)  # newest first
            if versions:
                version_addresses = dl.find_addresses(versions, handle)
                newest_address = next(iter(version_addresses.values()), None)
                if newest_address is not None:
                    addresses[function] = newest_address
        bridges = {name: relation.bridges for name, relation in relations.items() if relation.bridges}
        return {**addresses, **bridge_addresses(bridges, lambda names: dl.find_addresses(names, handle))}

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
        later: late_search.Candidates = ()
        if not late_search.is_named(abi.library):  # otherwise, there are no late searches
            later = late_search.list_later(abi.library, abi.major, platform())
        if abi.has_function(function):
            majors = abi.list_majors(function) if later else ()
            sonames = tuple(soname for major, soname in later if major in majors)
        else:
            is_major_certain = abi.major is not None or not self._has_majors
            sonames = tuple(soname for _, soname in later) if is_major_certain else ()
        address = self.find_addresses([function]).get(function, 0)
        return symbol._replace(sonames=sonames, source=self.search, address=address)
