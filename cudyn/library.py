"""A library of the catalog with its tables and what came of loading it, and views of it at an API level."""

from __future__ import annotations

import importlib
import os
from _thread import allocate_lock  # threading would cost 0.4 MB at import

from . import loader
from .errors import show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .binding.types import Shared, Types
    from .catalog import Row
    from .errors import CudaError


class Library:
    """One library: loaded when the outcome is first asked for, its types read when one is first asked for."""

    def __init__(self, row: Row, module: str) -> None:
        self.row = row
        self.module = module
        self.tables: Any = importlib.import_module(f"cudyn.tables.{row.name}_functions")
        self.releases: tuple[str, ...] = self.tables.RELEASES
        self.lock = allocate_lock()
        self.forget: list[Callable[[], None]] = []
        self._outcome: loader.Outcome | None = None
        self._shared: Shared | None = None
        self._statuses: Any = None

    @property
    def statuses(self) -> Any:
        """The enum of the library's return codes, the newest; kept, for a query in a loop may raise often."""
        if self._statuses is None:
            self._statuses = View(self, self.releases[-1]).types.get(self.row.status)
        return self._statuses

    @property
    def outcome(self) -> loader.Outcome:
        """What came of loading; the first one to ask makes it happen."""
        found = self._outcome
        return found if found is not None else self.load()

    def load(self, path: str | None = None, again: bool = False) -> loader.Outcome:
        """Load once; `again` forgets the outcome and everything that was made from it."""
        with self.lock:
            if self._outcome is None or again:
                oldest = parse(self.releases[0])
                symbols = tuple(self.tables.FUNCTIONS)
                self._outcome = loader.load(self.row, symbols, oldest, self._newest(), path)
                for forget in self.forget:
                    forget()
            return self._outcome

    def _newest(self) -> int | None:
        """The major of the driver, for a library of which there are several."""
        if all(major == 0 for names in self.row.files.values() for major, _ in names):
            return None
        driver: Any = importlib.import_module("cudyn.driver")
        version: tuple[int, int] | None = driver.version
        return version[0] if version else None

    @property
    def shared(self) -> Shared:
        """What the types of all levels have in common."""
        if self._shared is None:
            from .binding.types import Shared

            with self.lock:
                if self._shared is None:
                    tables: Any = importlib.import_module(f"cudyn.tables.{self.row.name}_types")
                    self._shared = Shared(self.module, tables, self.releases)
        return self._shared

    def prototype(self, symbol: str) -> tuple[str, str | None, str]:
        """(introduced, removed, prototype) of a symbol. KeyError: the table does not have it."""
        from .binding import rows

        since, until, text = rows.spans(self.tables.FUNCTIONS[symbol], self.releases)[0]
        if text.startswith("="):
            text = self.prototype(text[1:])[2]
        return since, until, text


class View:
    """A library as one header release names it, with or without per-thread default streams."""

    def __init__(self, library: Library, level: str, per_thread: bool = False) -> None:
        self.library = library
        self.level = level
        self.per_thread = per_thread
        self.log: Callable[[str, tuple[Any, ...]], str] | None = None
        self._types: Types | None = None

    @property
    def types(self) -> Types:
        if self._types is None:
            from .binding.types import Types

            self._types = Types(self.library.shared, self.level)
        return self._types

    def symbol_of(self, name: str) -> str:
        """The symbol that a name leads to. KeyError: this level does not have the name."""
        from .binding import rows

        library = self.library
        row = library.tables.PER_THREAD.get(name) if self.per_thread else None
        symbol = rows.at(row, library.releases, self.level) if row is not None else None
        if symbol is not None:
            return symbol
        row = library.tables.NAMES.get(name)
        if row is None:
            since, until, _ = library.prototype(name)
            symbol = name if rows.holds((since, until, ""), library.releases, self.level) else None
        else:
            symbol = rows.at(row, library.releases, self.level)
        if symbol is None:
            raise KeyError(name)
        return symbol

    def knows(self, name: str) -> bool:
        """Is this the name of a function at this level?"""
        try:
            self.symbol_of(name)
        except KeyError:
            return False
        return True

    def function(self, name: str, symbol: str, raw: bool) -> Any:
        """The callable of a symbol, or None where the library or the symbol is missing."""
        from .binding import calls

        library = self.library
        outcome = library.outcome
        if outcome.handle is None or symbol not in outcome.symbols:
            return None
        since, until, prototype = library.prototype(symbol)
        types = self._types_for(since, until)
        if raw:
            return calls.raw(types, outcome.handle, symbol, prototype)
        return calls.checked(types, outcome.handle, name, symbol, prototype, library.row.status, self.failure)

    def _types_for(self, since: str, until: str | None) -> Types:
        """The types of this level or, for a symbol that it does not have, of the nearest level that does."""
        at = self.library.releases.index
        if at(self.level) < at(since):
            return View(self.library, since).types
        if until is not None and at(self.level) >= at(until):
            return View(self.library, self.library.releases[at(until) - 1]).types
        return self.types

    def failure(self, status: int, name: str, arguments: tuple[Any, ...]) -> CudaError:
        """The exception for a status that a call returned."""
        from .statuses import DESCRIPTIONS

        row, note = self.library.row, self._note(status)
        extra = (self.log(name, arguments),) if self.log is not None else ()
        try:
            member = self.library.statuses(status)
        except ValueError:
            return row.error(name, status, "unknown status", "no header release knows it", note, *extra)
        text = DESCRIPTIONS.get(row.name, {}).get(member.name, "")
        return row.error(name, member, member.name, text, note, *extra)

    def _note(self, status: int) -> str:
        """What is known beside the status: a fork, or a library older than the API level."""
        outcome, row = self.library.outcome, self.library.row
        if status == row.forked and outcome.process != os.getpid():
            return (
                f"This process is a fork of process {outcome.process}: CUDA does not survive a fork. "
                'Start workers with the "spawn" or "forkserver" method.'
            )
        if outcome.version and outcome.version < parse(self.level):
            return (
                f"The {row.title} is {show(outcome.version)}, older than the API level {self.level} in use."
            )
        return ""


def parse(version: str | tuple[int, int]) -> tuple[int, int]:
    """'12.4' or (12, 4) as (12, 4). Raises ValueError or TypeError for anything else."""
    if isinstance(version, str):
        major, dot, minor = version.partition(".")
        if not (dot and major.isdigit() and minor.isdigit()):
            raise ValueError(f"a version is written as '12.4' or (12, 4), not {version!r}")
        return int(major), int(minor)
    first, second = version
    return int(first), int(second)
