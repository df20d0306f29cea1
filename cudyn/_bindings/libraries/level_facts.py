"""The names of a library at one API level, and the symbols that they refer to."""

from __future__ import annotations

from ..tables import functions
from .library import Library, lock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..calls.c_types import Types
    from .load import Outcome


class LevelFacts:
    """A library at one API level, with or without per-thread default streams.

    When it is first used, it stores the library file that is loaded at that time. A name, its symbol, its
    prototype and its types therefore always belong to the same file and level, even if another file is loaded
    later.

    Args:
        library: the library
        chosen: header release; `None` if the loaded library determines it
        per_thread: whether names refer to the symbols with per-thread default streams
        outcome: result of loading the library; `None` for the result that is current at the first use
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
        """The result of loading the library."""
        if self._outcome is None:
            with lock:
                current = self.library.outcome
                self._outcome = self._outcome or current
        return self._outcome

    @property
    def release(self) -> str:
        """The header release that corresponds to the loaded library."""
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
        """Return the symbol that a name refers to, or `None` if this level has no function with that name.

        Some releases of nvJitLink export only symbols whose names include the release number.
        """
        symbol = functions.find_symbol(self.library.tables, name, self.level, self.per_thread)
        if symbol is None or not self.library.info.versioned:
            return symbol
        return self.find_version(symbol)

    def find_version(self, symbol: str) -> str:
        """Return a symbol, or its newest version if the loaded library only exports versions of it."""
        library = self.library
        if not library.info.versioned or symbol in self.outcome.symbols:
            return symbol
        versions = library.list_versions(symbol)
        return next((version for version in versions if version in self.outcome.symbols), symbol)

    def functions(self) -> dict[str, str]:
        """Return the symbols of this level's functions, keyed by name."""
        tables = self.library.tables
        symbols = {name: self.symbol_of(name) for name in {**tables.NAMES, **tables.FUNCTIONS}}
        return {name: symbol for name, symbol in symbols.items() if symbol is not None}

    def list_names(self) -> list[str]:
        """List the names that the library's module provides to dir(), `import *`, help() and the .pyi file.

        Functions whose calls are not checked are omitted, because they are only available in the module's
        `raw` namespace. Constants that the library exports are omitted while the library is missing, because
        reading them would raise an exception.
        """
        variables = self.library.common_types.tables.VARIABLES
        unreadable = variables if variables and self._is_library_missing else ()
        functions = [name for name, symbol in self.functions().items() if self.library.is_checked(symbol)]
        own_names = self.types.names()
        names_from_other_libraries = self.types.used_names
        return sorted({*functions, *own_names, *names_from_other_libraries}.difference(unreadable))

    @property
    def _is_library_missing(self) -> bool:
        return self.outcome.handle is None

    def get_outcome_for(self, symbol: str) -> Outcome:
        """Return the result of loading the file that contains a symbol. Most libraries have only one file."""
        outcome = self.outcome
        return outcome if outcome.siblings is None else outcome.of(symbol)

    def has(self, symbol: str) -> bool:
        """Return whether the library contains a symbol with this API level's signature."""
        outcome = self.outcome
        is_present = symbol in self.get_outcome_for(symbol).symbols
        if not is_present or not self.library.by_version:
            return is_present
        if not self.library.is_proven(outcome):
            return self.chosen is not None  # the user chose both the file and the level
        return self.library.is_compatible(symbol, self.level, self.release)
