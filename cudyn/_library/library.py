"""A library of the catalog with its tables and what came of loading it, and views of it at an API level."""

from __future__ import annotations

import importlib
import os
from _thread import RLock  # threading would cost 0.4 MB at import

from .._loading import loader
from .._loading.catalog import DRIVER, ROWS, row_of
from .._loading.search import platform
from ..errors import show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from .._binding.types import Shared, Types
    from .._loading.catalog import Row
    from ..errors import CudaError


_libraries: dict[str, Library] = {}

# Held while a library is loaded, while a type or a function is made and while one is kept. It is one for all
# libraries, so that there is no order to get wrong: dlopen and dlsym share one of the system's anyway. The
# thread that holds it may take it again, for what a signal handler interrupts may be holding it. A fork waits
# for it: in the child there is no thread that would give it back, nor one that would finish what it began.
lock = RLock()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release)

# What other parts of cudyn know of a failed call, in words; each is asked with the row and the status.
notes: list[Callable[[Row, int], str]] = []


def library(row: Row) -> Library:
    """The library of a row, one for each; its table of functions is read now and nothing is opened."""
    found = _libraries.get(row.name)
    return found if found is not None else _libraries.setdefault(row.name, Library(row))


class Library:
    """One library: loaded when the outcome is first asked for, its types read when one is first asked for.

    followers: called when another outcome has taken the place of one that was in use.
    """

    def __init__(self, row: Row) -> None:
        self.row = row
        self.module = f"cudyn.{row.module}"
        self.tables: Any = importlib.import_module(f"cudyn._tables.{row.name}_functions")
        self.releases: tuple[str, ...] = self.tables.RELEASES
        self.followers: list[Callable[[], None]] = []
        self._outcome: loader.Outcome | None = None
        self._shared: Shared | None = None
        self._types: dict[str, Types] = {}
        self._statuses: Any = None

    @property
    def statuses(self) -> Any:
        """The enum of the library's return codes, the newest; kept, for a query in a loop may raise often."""
        if self._statuses is None:
            self._statuses = self.types_at(self.releases[-1]).get(self.row.codes)
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
        """Load once; `again` puts another outcome in the place of the one in use."""
        with lock:
            if self._outcome is None or again:
                oldest, newest = (self.version_at(self.releases[i]) for i in (0, -1))
                known = (oldest, newest) if self.by_major else ((oldest[0], 0), None)
                tables = self.tables
                made = loader.load(
                    self.row, tables.FUNCTIONS, known, self._newest(), path, self.by_major, tables.VERSIONS
                )
                if self._outcome is None:
                    self._outcome = made
                elif again:  # or else a signal handler has loaded it meanwhile
                    self._outcome = made
                    for follow in self.followers:
                        follow()
            return self._outcome

    def _newest(self) -> int | None:
        """The major of the driver, for a library of which there are several."""
        if self.row.of_driver:
            return None
        version = library(DRIVER).outcome.version
        return version[0] if version else None

    # --- versions

    @property
    def by_major(self) -> bool:
        """Do symbols mean what they mean in the loaded library's release, because they carry no version?"""
        return self.tables.VARIANTS is not None

    def version_at(self, release: str) -> tuple[int, int]:
        """The library's own version in a header release."""
        own: tuple[int, int] | None = self.tables.VERSIONS.get(release)
        return own if own and not self.row.counts else parse(release)

    def is_proven(self, outcome: loader.Outcome) -> bool:
        """Have its signatures been compared? Not those of a by_major library of a major after the tables'."""
        version = outcome.version if self.by_major else None
        return version is None or version[0] <= self.version_at(self.releases[-1])[0]

    def release_of(self, outcome: loader.Outcome) -> str:
        """The header release in force: the newest or, by_major, the newest not newer than the library."""
        version = outcome.version if self.by_major else None
        if version is None:
            return self.releases[-1]
        fitting = [r for r in self.releases if self.version_at(r) <= version]
        alike = [r for r in fitting if self.version_at(r) == self.version_at(fitting[-1])]
        majors = {parse(r)[0] for r in alike}
        if len(majors) > 1:  # two toolkits have this version; what it is linked with may be of one alone
            told = self._linked(outcome, majors) or parse(alike[-1])[0]
            alike = [r for r in alike if parse(r)[0] == told]
        return alike[-1]

    def _linked(self, outcome: loader.Outcome, majors: set[int]) -> int | None:
        """The one of these majors that the libraries are of that the loaded one is linked with."""
        needed = loader.linked(outcome.handle)[1:] if outcome.handle is not None else []
        rows = [row for row in ROWS if row is not self.row]
        if not needed:  # not ELF: its own name
            needed, rows = [os.path.basename(outcome.path or "")], [self.row]
        names = (pair for row in rows for pair in row.files.get(platform(), ()))
        return next((major for major, name in names if major in majors and name in needed), None)

    def is_called_alike(self, symbol: str, release: str, loaded: str) -> bool:
        """May a call made for a header release go to a library of another one?

        A release that does not declare the symbol has the variant of the one that its prototype is of.
        """
        since = self.tables.VARIANTS.get(symbol) if self.by_major else None
        if not since:
            return True
        from .._binding import rows

        at = self.releases.index
        levels = [self._declared_for(symbol, r) for r in (release, loaded)]
        levels.append(rows.nearest(self.spans(symbol), self.releases, levels[0])[0])
        return len({sum(at(level) >= at(r) for r in since) for level in levels}) == 1

    # --- declarations

    @property
    def shared(self) -> Shared:
        """What the types of all levels have in common."""
        with lock:
            if self._shared is None:
                from .._binding.types import Shared

                tables: Any = importlib.import_module(f"cudyn._tables.{self.row.name}_types")
                used = [library(row_of(name)).shared for name in tables.USES]
                self._shared = Shared(self.module, tables, self.releases, used, lock)
            return self._shared

    def types_at(self, level: str) -> Types:
        """The types of a header release."""
        with lock:
            found = self._types.get(level)
            if found is None:
                from .._binding.types import Types

                found = self._types[level] = Types(self.shared, level)
            return found

    def spans(self, symbol: str) -> list[tuple[str, str | None, str]]:
        """(introduced, removed, prototype) of a symbol, oldest first. KeyError: not in the table."""
        from .._binding import rows

        spans = rows.spans(self.tables.FUNCTIONS[symbol], self.releases)
        if spans[0][2].startswith("="):  # the same prototype as another, of which there is then one
            spans[0] = (*spans[0][:2], self.spans(spans[0][2][1:])[0][2])
        return spans

    def prototype(self, symbol: str, level: str) -> tuple[str, str]:
        """The prototype of a symbol at a level, and the header release whose types it is written in.

        That is the level or, where it does not have the symbol, the nearest one that does. KeyError: the
        table does not have the symbol.
        """
        from .._binding import rows

        at, level = self.releases.index, self._declared_for(symbol, level)
        since, until, text = rows.nearest(self.spans(symbol), self.releases, level)
        if at(level) < at(since):
            level = since
        elif until is not None and at(level) >= at(until):
            level = self.releases[at(until) - 1]
        return text, level

    def _declared_for(self, symbol: str, level: str) -> str:
        """The header release that says how a symbol is called at a level.

        That is the level but where the name has moved on to another symbol and symbols carry no version: then
        it is the last one in which the name led to this symbol. From then on the symbol stays as it was,
        while the headers declare it, if at all, with what the name takes (CUDA 12 says that
        cudaGetDeviceProperties fills the structure of 12, which only cudaGetDeviceProperties_v2 does).
        """
        from .._binding import rows

        name = self.tables.NAMES.get(symbol) if self.by_major else None
        if name is None or rows.at(name, self.releases, level) in (None, symbol):
            return level
        earlier = self.releases[: self.releases.index(level)]
        before = [r for r in earlier if rows.at(name, self.releases, r) == symbol]
        return before[-1] if before else level


class View:
    """A library as one header release names it, with or without per-thread default streams.

    It belongs to one outcome of loading: the one that is in use when it first asks. So a name, its symbol,
    its prototype and its types are always of one library and one level, whatever is loaded later.

    chosen: the release; None for the one that is in force.
    """

    def __init__(
        self,
        library: Library,
        chosen: str | None,
        per_thread: bool = False,
        outcome: loader.Outcome | None = None,
    ) -> None:
        self.library = library
        self.chosen = chosen
        self.per_thread = per_thread
        self._outcome = outcome
        self._release: str | None = None
        self._functions: dict[tuple[str, str, bool], Any] = {}

    def at(self, level: str) -> View:
        """The same library at another level."""
        return View(self.library, level, self.per_thread, self.outcome)

    @property
    def outcome(self) -> loader.Outcome:
        """What came of loading the library."""
        if self._outcome is None:
            with lock:
                found = self.library.outcome
                if self._outcome is None:
                    self._outcome = found
        return self._outcome

    @property
    def release(self) -> str:
        """The header release that the library sets."""
        if self._release is None:
            self._release = self.library.release_of(self.outcome)
        return self._release

    @property
    def level(self) -> str:
        return self.chosen or self.release

    @property
    def types(self) -> Types:
        return self.library.types_at(self.level)

    def symbol_of(self, name: str) -> str:
        """The symbol that a name leads to. KeyError: this level does not have the name."""
        from .._binding import rows

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

    def functions(self) -> list[str]:
        """The names of functions at this level."""
        tables = self.library.tables
        return [name for name in {**tables.NAMES, **tables.FUNCTIONS} if self.knows(name)]

    def function(self, name: str, symbol: str, raw: bool) -> Any:
        """The callable of a symbol; None where it is missing, or where the library has another variant."""
        found = self._functions.get((name, symbol, raw))
        if found is None and self.has(symbol):
            from .signatures import attach

            with lock:
                found = self._functions.get((name, symbol, raw))
                if found is None:
                    made = attach(self._made(name, symbol, raw), self, name, symbol, raw)
                    found = self._functions[name, symbol, raw] = made
        return found

    def _made(self, name: str, symbol: str, raw: bool) -> Any:
        from .._binding import calls

        library, handle = self.library, self.outcome.handle
        assert handle is not None
        prototype, level = library.prototype(symbol, self.level)
        types = library.types_at(level)
        if raw:
            return calls.raw(types, handle, symbol, prototype)
        row = library.row
        logs = row.log is not None and name in row.log[0]
        answers = self._answers(library.tables.ANSWERS.get(symbol, ())) or calls.SUCCESS
        told = library.tables.TOLD.get(symbol, ())
        too_small = self._answers(library.tables.TOO_SMALL).keys() - {0}
        return calls.checked(
            types, handle, name, symbol, prototype, row.status, self.failure, answers, told, logs, too_small
        )

    def _answers(self, names: Sequence[str]) -> dict[int, Any]:
        """The statuses that a call returns: success and these, or every one; {} for calls without any."""
        statuses = self.types.get(self.library.row.codes) if names else ()
        return {int(s): s for s in statuses if int(s) == 0 or names == ("*",) or s.name in names}

    def has(self, symbol: str) -> bool:
        """Can this symbol be called as it is at this level?"""
        if symbol not in self.outcome.symbols:
            return False
        if not self.library.is_proven(self.outcome):
            return self.chosen is not None  # whoever names the file and the level knows what they do
        return self.library.is_called_alike(symbol, self.level, self.release)

    def failure(
        self,
        status: int,
        name: str,
        arguments: tuple[Any, ...] = (),
        outputs: Mapping[str, Any] | None = None,
    ) -> CudaError:
        """The exception for a status that a call returned; outputs: what the call itself says of it."""
        try:
            return self._failure(status, name, arguments, dict(outputs or {}))
        except ImportError:  # in a __del__ while Python ends, which imports nothing any more
            return self.library.row.error(name, status, "status", "Python ends: its name can't be looked up")

    def _failure(
        self, status: int, name: str, arguments: tuple[Any, ...], outputs: dict[str, Any]
    ) -> CudaError:
        from .statuses import DESCRIPTIONS

        row = self.library.row
        extra = (self._log(name, arguments),) if row.log is not None else ()
        member = self._status(status)
        label = getattr(member, "name", "")
        if "errno" in outputs:
            label, text = "a system error", os.strerror(outputs["errno"])
        elif not label:
            label, text = "unknown status", "no header release knows it"
        else:
            text = DESCRIPTIONS.get(row.name, {}).get(label, "") or self._said(status)
            text = "" if text == label else text
        if "cu_err" in outputs:  # the driver's status, beside cuFile's own
            outputs["cu_err"] = library(DRIVER).status(outputs["cu_err"])
        words = next((value for value in outputs.values() if isinstance(value, bytes)), b"")
        text = words.decode("utf-8", "replace") or text
        note = self._note(status, getattr(member, "name", ""), name)
        return row.error(name, member, label, text, note, *extra).with_outputs(outputs)

    def _status(self, number: int) -> int:
        """The enumerator of a return code: of this level or, where it came later, of the newest."""
        try:
            return self.types.get(self.library.row.codes)(number)  # type: ignore[no-any-return]
        except ValueError:
            return self.library.status(number)

    def _said(self, status: int) -> str:
        """The library's own words for a status, of libraries whose codes we do not describe ourselves."""
        import ctypes

        describe = self.library.row.describe
        if not describe or describe not in self.outcome.symbols:
            return ""
        function = self.function(describe, describe, raw=True)
        out = [ctypes.c_char_p() for _ in function.argtypes[1:]]  # CUPTI returns a status of its own
        result = function(status, *map(ctypes.byref, out))
        text: bytes | None = out[0].value if out else result
        return text.decode("utf-8", "replace").strip() if text else ""

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

    def _note(self, status: int, named: str, function: str) -> str:
        """What is known beside the status: a fork, no driver, or a library older than the API level."""
        outcome, row = self.outcome, self.library.row
        if status == row.forked and outcome.process != os.getpid():
            # A fork of a process that has not used CUDA is as good as any.
            first = row is DRIVER and function != "cuInit"
            return (
                f"This process is a fork of process {outcome.process}, and CUDA does not survive a fork: if "
                'that one had used CUDA, start workers with the "spawn" or "forkserver" method'
                + ("; if not, call cuInit first." if first else ".")
            )
        known = "\n".join(filter(None, (ask(row, status) for ask in notes)))
        if known:
            return known
        if named in row.driverless:
            error = library(DRIVER).outcome.error
            return (
                f"It needs a driver, and there is none to use: {error.summary}" if error is not None else ""
            )
        needed = self.library.version_at(self.level)
        if named in row.dated and outcome.version and outcome.version < needed:
            return (
                f"The {row.title} is {show(outcome.version)}, older than the API level {self.level} in use, "
                "and does not know what newer headers added."
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
