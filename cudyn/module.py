"""The module type that every library shows itself through.

`cudyn.driver` and `cudyn.nvrtc` are modules of this type: table, catalog row and loader meet here. What is
asked of one is looked up in its table, built once and kept as an ordinary attribute.
"""

from __future__ import annotations

import importlib
import os
import types as pytypes
from _thread import allocate_lock  # threading would cost 0.4 MB at import

from . import loader
from .errors import VersionError, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .binding.types import Shared, Types
    from .catalog import Row
    from .describe import Description
    from .errors import CudaError, LoadError

PER_THREAD_SUFFIXES = ("_ptds", "_ptsz")


class Library:
    """A library of the catalog: its tables, what came of loading it, and the modules that show it."""

    def __init__(self, row: Row, module: str) -> None:
        self.row = row
        self.module = module
        self.tables: Any = importlib.import_module(f"cudyn.tables.{row.name}_functions")
        self.releases: tuple[str, ...] = self.tables.RELEASES
        self.lock = allocate_lock()
        self.views: list[LibraryModule] = []
        self._outcome: loader.Outcome | None = None
        self._shared: Shared | None = None

    @property
    def outcome(self) -> loader.Outcome:
        """What came of loading; the first one to ask makes it happen."""
        found = self._outcome
        return found if found is not None else self.load()

    def load(self, path: str | None = None, again: bool = False) -> loader.Outcome:
        with self.lock:
            if self._outcome is None or again:
                oldest = parse(self.releases[0])
                self._outcome = loader.load(self.row, tuple(self.tables.FUNCTIONS), oldest, path)
                for view in self.views:
                    view._forget()
            return self._outcome

    @property
    def shared(self) -> Shared:
        """The types, which are read when the first one is asked for."""
        if self._shared is None:
            with self.lock:
                if self._shared is None:
                    from .binding.types import Shared

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

    def failure(self, status: int, name: str, note: str, log: str | None = None) -> CudaError:
        """The exception for a status."""
        from .statuses import DESCRIPTIONS

        enum = self.types(self.releases[-1]).get(self.row.status)
        try:
            member = enum(status)
        except ValueError:
            return self.row.error(name, status, "unknown status", "no header release knows it", note)
        text = DESCRIPTIONS.get(self.row.name, {}).get(member.name, "")
        extra = () if log is None else (log,)
        return self.row.error(name, member, member.name, text, note, *extra)

    def types(self, level: str) -> Types:
        from .binding.types import Types

        return Types(self.shared, level)


class LibraryModule(pytypes.ModuleType):
    """A library at one API level. Every attribute that is no method here is a name of the API."""

    def __init__(self, name: str, library: Library, level: str, per_thread: bool = False) -> None:
        super().__init__(name, library.row.title)
        _attach(self, library, level, per_thread)

    # --- what is loaded

    @property
    def available(self) -> bool:
        """Is the library loaded and usable?"""
        return self._library.outcome.handle is not None

    @property
    def version(self) -> tuple[int, int] | None:
        """(major, minor) of the library, or None."""
        return self._library.outcome.version

    @property
    def path(self) -> str | None:
        """The file that is mapped, or None."""
        return self._library.outcome.path

    @property
    def load_error(self) -> LoadError | None:
        """Why the library is not usable, or None."""
        return self._library.outcome.error

    @property
    def raw(self) -> Raw:
        """The same names as bare ctypes functions: every C parameter, the status returned as an int."""
        return self._raw

    @property
    def level(self) -> str:
        """The header release whose names are in force."""
        return self._level

    # --- asking

    def has(self, name: str) -> bool:
        """Can the function of this name, or the symbol, be called here? Never raises."""
        try:
            return self._symbol_of(name) in self._library.outcome.symbols
        except Exception:
            return False

    def describe(self, name: str) -> Description:
        """Prototype, roles, symbol, since when and whether this machine has it. str() is meant to be read.

        Raises AttributeError for a name that no header release has, with near ones.
        """
        from .describe import describe

        return describe(self, name)

    def require(self, version: str | tuple[int, int]) -> None:
        """Raise unless the library is at least this version.

        version: "12.4" or (12, 4). Raises VersionError when it is older, or the cached LoadError.
        """
        outcome = self._library.outcome
        if outcome.error is not None:
            raise outcome.error
        needed = parse(version)
        if outcome.version is not None and outcome.version < needed:
            row = self._library.row
            found = f"{show(outcome.version)} at {outcome.path}"
            summary = f"{row.title} too old: found {found}, needed is {show(needed)} or newer."
            raise VersionError(row.title, summary, (), "update it.", outcome.version, needed)

    def api(self, version: str | tuple[int, int] | None = None, *, per_thread: bool = False) -> LibraryModule:
        """The same library with the names of another header release.

        version: a release that the tables hold, such as "12.0" or (12, 0); None for the newest.
        per_thread: names lead to the _ptds and _ptsz symbols, as with CUDA_API_PER_THREAD_DEFAULT_STREAM.
        Raises ValueError for a release that is not in the tables.
        """
        library = self._library
        level = library.releases[-1] if version is None else show(parse(version))
        if level not in library.releases:
            raise ValueError(
                f"no header release {level} in the tables; there are {', '.join(library.releases)}"
            )
        with library.lock:
            for view in library.views:
                if (view._level, view._per_thread) == (level, per_thread):
                    return view
            name = f"{library.module}.api({level!r}{', per_thread=True' if per_thread else ''})"
            return LibraryModule(name, library, level, per_thread)

    def reload(self, path: str | os.PathLike[str] | None = None) -> bool:
        """Forget the outcome and try again; say whether the library is usable now.

        path: a file to use, and nothing else; None searches as at import. Functions taken before stay with
        the library they came from; those taken while there was none find the new one.
        """
        self._library.load(None if path is None else os.fspath(path), again=True)
        return self.available

    def symbol(self, symbol: str) -> Any:
        """The checked function of an exact symbol: symbol("cuMemAlloc") is the first version of cuMemAlloc.

        Raises AttributeError for a symbol that no header release has.
        """
        if symbol not in self._library.tables.FUNCTIONS:
            raise self._no_such(symbol)
        return self._function(symbol, symbol, raw=False)

    # --- names

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or "_library" not in self.__dict__:
            raise AttributeError(name)
        value = self._look_up(name, raw=False)
        if not isinstance(value, Deferred):
            self.__dict__[name] = value
            self._kept.append(name)
        return value

    def __dir__(self) -> list[str]:
        library = self._library
        functions = [name for name in (*library.tables.NAMES, *library.tables.FUNCTIONS) if self._knows(name)]
        return sorted({*object.__dir__(self), *functions, *self._types.names()})

    def __repr__(self) -> str:
        outcome = self._library.outcome
        state = f"{show(outcome.version)} at {outcome.path}" if outcome.version else "not available"
        return f"<module {self.__name__!r}: {self._library.row.title}, {state}>"

    def _look_up(self, name: str, raw: bool) -> Any:
        if self._knows(name):
            return self._function(name, self._symbol_of(name), raw)
        if not raw:
            try:
                return self._types.get(name)
            except KeyError:
                pass
        raise self._no_such(name)

    def _knows(self, name: str) -> bool:
        try:
            self._symbol_of(name)
        except KeyError:
            return False
        return True

    def _symbol_of(self, name: str) -> str:
        """The symbol that a name leads to at this level. KeyError: the level does not have the name."""
        from .binding import rows

        library = self._library
        row = library.tables.NAMES.get(name)
        if row is None:
            since, until, _ = library.prototype(name)
            symbol = name if rows.holds((since, until, ""), library.releases, self._level) else None
        else:
            symbol = rows.at(row, library.releases, self._level)
        if symbol is None:
            raise KeyError(name)
        if self._per_thread:
            for suffix in PER_THREAD_SUFFIXES:
                if symbol + suffix in library.tables.FUNCTIONS:
                    return symbol + suffix
        return symbol

    def _function(self, name: str, symbol: str, raw: bool) -> Any:
        """A callable, or what stands for it while the library or the symbol is missing."""
        from .binding import calls

        outcome = self._library.outcome
        if outcome.handle is None or symbol not in outcome.symbols:
            return Deferred(self, name, symbol, raw)
        _, _, prototype = self._library.prototype(symbol)
        if raw:
            return calls.raw(self._types, outcome.handle, symbol, prototype)
        status = self._library.row.status
        return calls.checked(self._types, outcome.handle, name, symbol, prototype, status, self._failure)

    def _missing(self, name: str, symbol: str) -> Exception:
        """Why a function can't be called here."""
        from .describe import missing_symbol

        error = self._library.outcome.error
        return error if error is not None else missing_symbol(self, name, symbol)

    def _no_such(self, name: str) -> AttributeError:
        from .describe import no_such_name

        return no_such_name(self, name)

    def _failure(self, status: int, name: str, arguments: tuple[Any, ...]) -> CudaError:
        library = self._library
        hook = self.__dict__.get("_log_of_failure")
        log = hook(name, arguments) if hook is not None else None
        return library.failure(status, name, self._note(status), log)

    def _note(self, status: int) -> str:
        """What is known beside the status: a fork, or a driver older than the API level."""
        outcome = self._library.outcome
        row = self._library.row
        if status == row.forked and outcome.process != os.getpid():
            return (
                f"This process is a fork of process {outcome.process}: CUDA does not survive a fork. "
                'Start workers with the "spawn" or "forkserver" method.'
            )
        if outcome.version and outcome.version < parse(self._level):
            return (
                f"The {row.title} is {show(outcome.version)}, older than the API level {self._level} in use."
            )
        return ""

    @property
    def _types(self) -> Types:
        found: Types | None = self.__dict__.get("_types_of_level")
        if found is None:
            found = self.__dict__["_types_of_level"] = self._library.types(self._level)
        return found

    def _forget(self) -> None:
        """Drop the functions that belong to a library that is no longer the one in use."""
        while self._kept:
            self.__dict__.pop(self._kept.pop(), None)
        self._raw._forget()

    _library: Library
    _level: str
    _per_thread: bool
    _raw: Raw
    _kept: list[str]


class Raw:
    """`module.raw`: names as bare ctypes functions."""

    def __init__(self, module: LibraryModule) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        value = self._module._look_up(name, raw=True)
        if not isinstance(value, Deferred):
            self.__dict__[name] = value
        return value

    def __repr__(self) -> str:
        return f"<bare functions of {self._module.__name__}>"

    def _forget(self) -> None:
        self.__dict__ = {"_module": self._module}


class Deferred:
    """Stands for a function whose library or symbol is missing: raises the reason when called.

    After a reload() that finds the function, it calls it.
    """

    def __init__(self, module: LibraryModule, name: str, symbol: str, raw: bool) -> None:
        self._where = module, name, symbol, raw
        self.__name__ = name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        module, name, symbol, raw = self._where
        function = module._function(name, symbol, raw)
        if isinstance(function, Deferred):
            raise module._missing(name, symbol)
        return function(*args, **kwargs)

    def __repr__(self) -> str:
        module, name, symbol, _ = self._where
        return f"<{module.__name__}.{name}: the symbol {symbol} is not available here>"


def install(module: pytypes.ModuleType, row: Row) -> LibraryModule:
    """Make a module show a library at the newest header release."""
    library = Library(row, module.__name__)
    module.__class__ = LibraryModule
    assert isinstance(module, LibraryModule)
    _attach(module, library, library.releases[-1], per_thread=False)
    return module


def _attach(module: LibraryModule, library: Library, level: str, per_thread: bool) -> None:
    state = {
        "_library": library,
        "_level": level,
        "_per_thread": per_thread,
        "_kept": [],
        "_raw": Raw(module),
    }
    module.__dict__.update(state)
    library.views.append(module)


def parse(version: str | tuple[int, int]) -> tuple[int, int]:
    """'12.4' or (12, 4) as (12, 4). Raises ValueError or TypeError for anything else."""
    if isinstance(version, str):
        major, dot, minor = version.partition(".")
        if not (dot and major.isdigit() and minor.isdigit()):
            raise ValueError(f"a version is written as '12.4' or (12, 4), not {version!r}")
        return int(major), int(minor)
    first, second = version
    return int(first), int(second)
