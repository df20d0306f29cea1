"""A library of the catalog with its tables and what came of loading it, and views of it at an API level."""

from __future__ import annotations

import importlib
import os
from _thread import allocate_lock  # threading would cost 0.4 MB at import

from . import loader
from .catalog import CUDA, row_of
from .errors import show
from .places import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from .binding.types import Shared, Types
    from .catalog import Row
    from .errors import CudaError


_libraries: dict[str, Library] = {}

# What other parts of cudyn know of a failed call, in words; each is asked with the row and the status.
notes: list[Callable[[Row, int], str]] = []


def library(row: Row) -> Library:
    """The library of a row, one for each; its table of functions is read now and nothing is opened."""
    found = _libraries.get(row.name)
    return found if found is not None else _libraries.setdefault(row.name, Library(row))


class Library:
    """One library: loaded when the outcome is first asked for, its types read when one is first asked for."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.module = f"cudyn.{row.module}"
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
            self._statuses = View(self, self.releases[-1]).types.get(self.row.codes)
        return self._statuses

    def status(self, number: int) -> int:
        """The enumerator of a return code; the number itself where no header release knows it."""
        try:
            return self.statuses(number)  # type: ignore[no-any-return]
        except ValueError:
            return number

    @property
    def outcome(self) -> loader.Outcome:
        """What came of loading; the first one to ask makes it happen."""
        found = self._outcome
        return found if found is not None else self.load()

    def load(self, path: str | None = None, again: bool = False) -> loader.Outcome:
        """Load once; `again` forgets the outcome and everything that was made from it."""
        with self.lock:
            if self._outcome is None or again:
                oldest = self.version_at(self.releases[0])
                symbols = tuple(self.tables.FUNCTIONS)
                self._outcome = loader.load(self.row, symbols, oldest, self._newest(), path, self.by_major)
                for forget in self.forget:
                    forget()
            return self._outcome

    def _newest(self) -> int | None:
        """The major of the driver, for a library of which there are several."""
        if self.row.of_driver:
            return None
        driver: Any = importlib.import_module("cudyn.driver")
        version: tuple[int, int] | None = driver.version
        return version[0] if version else None

    # --- versions

    @property
    def by_major(self) -> bool:
        """Do symbols mean what they mean in the loaded library's major, because they carry no version?"""
        return self.tables.VARIANTS is not None

    def version_at(self, release: str) -> tuple[int, int]:
        """The library's own version in a header release."""
        own: tuple[int, int] | None = self.tables.VERSIONS.get(release)
        return own or parse(release)

    @property
    def release(self) -> str:
        """The header release that is in force: the newest, or the newest of the loaded library's major."""
        version = self.outcome.version if self.by_major else None
        if version is None:
            return self.releases[-1]
        fitting = [r for r in self.releases if self.version_at(r) <= version] or [self.releases[0]]
        alike = [r for r in fitting if self.version_at(r) == self.version_at(fitting[-1])]
        majors = {parse(r)[0] for r in alike}
        major = parse(alike[-1])[0]
        if len(majors) > 1:  # two toolkits have this version of the library; the file's name may tell
            file = os.path.basename(self.outcome.path or "")
            names = self.row.files.get(platform(), ())
            major = next((m for m, name in names if m in majors and name == file), major)
        return next(r for r in reversed(self.releases) if parse(r)[0] == major)

    def is_called_alike(self, symbol: str, release: str) -> bool:
        """May a call made for a header release go to the loaded library?"""
        since = self.tables.VARIANTS.get(symbol, ()) if self.by_major else ()
        order = self.releases.index
        loaded = order(self.release)
        return all((order(release) >= order(r)) == (loaded >= order(r)) for r in since)

    @property
    def shared(self) -> Shared:
        """What the types of all levels have in common."""
        if self._shared is None:
            from .binding.types import Shared

            with self.lock:
                if self._shared is None:
                    tables: Any = importlib.import_module(f"cudyn.tables.{self.row.name}_types")
                    used = [library(row_of(name)).shared for name in tables.USES]
                    self._shared = Shared(self.module, tables, self.releases, used)
        return self._shared

    def spans(self, symbol: str) -> list[tuple[str, str | None, str]]:
        """(introduced, removed, prototype) of a symbol, oldest first. KeyError: not in the table."""
        from .binding import rows

        spans = rows.spans(self.tables.FUNCTIONS[symbol], self.releases)
        if spans[0][2].startswith("="):  # the same prototype as another, of which there is then one
            spans[0] = (*spans[0][:2], self.spans(spans[0][2][1:])[0][2])
        return spans

    def prototype(self, symbol: str, level: str | None = None) -> tuple[str, str | None, str]:
        """(introduced, removed, prototype) of a symbol at a level, or at the nearest one that has it.

        level: a header release; None for the one in force. KeyError: the table does not have the symbol.
        """
        from .binding import rows

        spans = self.spans(symbol)
        return spans[0] if len(spans) == 1 else rows.nearest(spans, self.releases, level or self.release)


class View:
    """A library as one header release names it, with or without per-thread default streams.

    chosen: the release; None for the one that is in force.
    """

    def __init__(self, library: Library, chosen: str | None, per_thread: bool = False) -> None:
        self.library = library
        self.chosen = chosen
        self.per_thread = per_thread
        self._types: Types | None = None

    @property
    def level(self) -> str:
        return self.chosen or self.library.release

    @property
    def types(self) -> Types:
        level = self.level
        if self._types is None or self._types.level != level:
            from .binding.types import Types

            self._types = Types(self.library.shared, level)
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
            spans = library.spans(name)
            held = any(rows.holds(span, library.releases, self.level) for span in spans)
            symbol = name if held else None
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
        """The callable of a symbol; None where it is missing, or where the library has another variant."""
        from .binding import calls

        library = self.library
        outcome = library.outcome
        if outcome.handle is None or not self.has(symbol):
            return None
        since, until, prototype = library.prototype(symbol, self.level)
        types = self._types_for(since, until)
        if raw:
            return calls.raw(types, outcome.handle, symbol, prototype)
        row = library.row
        logs = row.log is not None and name in row.log[0]
        answers = self._answers(library.tables.ANSWERS.get(symbol, ())) or calls.SUCCESS
        told = library.tables.TOLD.get(symbol, ())
        return calls.checked(
            types, outcome.handle, name, symbol, prototype, row.status, self.failure, answers, told, logs
        )

    def _answers(self, names: Sequence[str]) -> dict[int, Any]:
        """The statuses that a call returns: success and these, or every one; {} for calls without any."""
        statuses = self.library.statuses if names else ()
        return {int(s): s for s in statuses if int(s) == 0 or names == ("*",) or s.name in names}

    def has(self, symbol: str) -> bool:
        """Can this symbol be called as it is at this level?"""
        library = self.library
        return symbol in library.outcome.symbols and library.is_called_alike(symbol, self.level)

    def _types_for(self, since: str, until: str | None) -> Types:
        """The types of this level or, for a symbol that it does not have, of the nearest level that does."""
        at = self.library.releases.index
        if at(self.level) < at(since):
            return View(self.library, since).types
        if until is not None and at(self.level) >= at(until):
            return View(self.library, self.library.releases[at(until) - 1]).types
        return self.types

    def failure(
        self,
        status: int,
        name: str,
        arguments: tuple[Any, ...] = (),
        outputs: Mapping[str, Any] | None = None,
    ) -> CudaError:
        """The exception for a status that a call returned; outputs: what the call itself says of it."""
        from .statuses import DESCRIPTIONS

        row, note, outputs = self.library.row, self._note(status), dict(outputs or {})
        extra = (self._log(name, arguments),) if row.log is not None else ()
        member = self.library.status(status)
        label = getattr(member, "name", "unknown status")
        if "errno" in outputs:
            label, text = "a system error", os.strerror(outputs["errno"])
        elif label == "unknown status":
            text = "no header release knows it"
        else:
            text = DESCRIPTIONS.get(row.name, {}).get(label, "") or self._said(status)
        if "cu_err" in outputs:  # the driver's status, beside cuFile's own
            outputs["cu_err"] = library(CUDA).status(outputs["cu_err"])
        words = next((value for value in outputs.values() if isinstance(value, bytes)), b"")
        text = words.decode("utf-8", "replace") or text
        return row.error(name, member, label, text, note, *extra).with_outputs(outputs)

    def _said(self, status: int) -> str:
        """The library's own words for a status, of libraries whose codes we do not describe ourselves."""
        describe = self.library.row.describe
        if not describe or describe not in self.library.outcome.symbols:
            return ""
        text: bytes | None = self.function(describe, describe, raw=True)(status)
        return text.decode("utf-8", "replace") if text else ""

    def _log(self, name: str, arguments: tuple[Any, ...]) -> str:
        """What a compiler wrote about a call that failed."""
        import ctypes

        calls, size_of, text_of = self.library.row.log or ((), "", "")
        if name not in calls:
            return ""
        functions = [self.function(symbol, symbol, raw=True) for symbol in (size_of, text_of)]
        size = ctypes.c_size_t()
        if None in functions or functions[0](arguments[0], ctypes.byref(size)) != 0:
            return ""
        log = ctypes.create_string_buffer(size.value)
        if functions[1](arguments[0], log) != 0:
            return ""
        return log.value.decode("utf-8", "replace").rstrip("\n")

    def _note(self, status: int) -> str:
        """What is known beside the status: a fork, or a library older than the API level."""
        outcome, row = self.library.outcome, self.library.row
        if status == row.forked and outcome.process != os.getpid():
            return (
                f"This process is a fork of process {outcome.process}: CUDA does not survive a fork. "
                'Start workers with the "spawn" or "forkserver" method.'
            )
        known = "\n".join(filter(None, (ask(row, status) for ask in notes)))
        if known:
            return known
        needed = self.library.version_at(self.level)
        if outcome.version and not self.library.by_major and outcome.version < needed:
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
