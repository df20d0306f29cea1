"""A library at one API level: its names and their symbols."""

from __future__ import annotations

from ..tables import functions
from .library import Library, lock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..calls.c_types import Types
    from .load import Outcome


class LevelFacts:
    """A library at one API level, with or without per-thread default streams.

    It belongs to one outcome of loading, that of its first use. So a name, its symbol, its prototype and its
    types always belong to one library and one level, whatever is loaded later.

    chosen: the release; None for the one that the library determines.
    """

    def __init__(
        self, library: Library, chosen: str | None, per_thread: bool = False, outcome: Outcome | None = None
    ) -> None:
        self.library = library
        self.chosen = chosen
        self.per_thread = per_thread
        self._outcome = outcome
        self._release: str | None = None

    @property
    def outcome(self) -> Outcome:
        """The outcome of loading the library."""
        if self._outcome is None:
            with lock:
                found = self.library.outcome
                self._outcome = self._outcome or found
        return self._outcome

    @property
    def release(self) -> str:
        """The header release that the library determines."""
        if self._release is None:
            self._release = self.library.release_of(self.outcome)
        return self._release

    @property
    def level(self) -> str:
        return self.chosen or self.release

    @property
    def types(self) -> Types:
        return self.library.types_at(self.level)

    def symbol_of(self, name: str) -> str | None:
        """Find the symbol that a name leads to; None: this level has no function of that name."""
        return functions.find_symbol(self.library.tables, name, self.level, self.per_thread)

    def functions(self) -> dict[str, str]:
        """The names of functions at this level, with their symbols."""
        tables = self.library.tables
        found = {name: self.symbol_of(name) for name in {**tables.NAMES, **tables.FUNCTIONS}}
        return {name: symbol for name, symbol in found.items() if symbol is not None}

    def list_names(self) -> list[str]:
        """List the names that the module offers: dir(), `import *`, help() and the .pyi file have them.

        Constants that the library exports are omitted while it is missing, because reading one raises.
        """
        variables = self.library.common_types.tables.VARIABLES
        absent = variables if variables and self.outcome.handle is None else ()
        types = self.types
        return sorted({*self.functions(), *types.names(), *types.used_names}.difference(absent))

    def file_of(self, symbol: str) -> Outcome:
        """The outcome of the file that a symbol belongs to: of most libraries the only one."""
        outcome = self.outcome
        return outcome if outcome.siblings is None else outcome.of(symbol)

    def has(self, symbol: str) -> bool:
        """Does the loaded symbol have the signature of this level?"""
        outcome = self.outcome
        is_there = symbol in self.file_of(symbol).symbols
        if not is_there or not self.library.by_version:
            return is_there
        if not self.library.is_proven(outcome):
            return self.chosen is not None  # the user has named both the file and the level
        return self.library.is_compatible(symbol, self.level, self.release)
