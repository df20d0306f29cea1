"""A library at one API level: the symbols of names, and their functions."""

from __future__ import annotations

from functools import partial

from ..tables import functions
from .catalog import read_module
from .library import Library, lock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ..._errors import CudaError
    from ..calls.c_types import Types
    from .explain import Description
    from .load import Outcome


class View:
    """A library at one API level, with or without per-thread default streams.

    It belongs to one outcome of loading, that of its first use. So a name, its symbol, its prototype and its
    types always belong to one library and one level, whatever is loaded later.

    chosen: the release; None for the one that the library determines.
    """

    _calls: Any = None  # the module that makes callables, read with the first function

    def __init__(
        self, library: Library, chosen: str | None, per_thread: bool = False, outcome: Outcome | None = None
    ) -> None:
        self.library = library
        self.chosen = chosen
        self.per_thread = per_thread
        self._outcome = outcome
        self._release: str | None = None
        self._functions: dict[tuple[str, str, bool], Any] = {}

    def at(self, level: str) -> View:
        """Get the same library at another level."""
        return View(self.library, level, self.per_thread, self.outcome)

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

    def value(self, name: str) -> Any:
        """Get a type, or a constant of the headers or of the library.

        The library's have values only in a loaded one. Raises KeyError if this level does not have it, the
        cached LoadError if the library is missing, and SymbolNotFoundError if it does not have the constant.
        """
        if name not in self.library.common_types.tables.VARIABLES:
            return self.types.get(name)
        types = self.types
        outcome = self.outcome
        if outcome.handle is not None:
            try:
                return types.variable(name, outcome.handle)
            except ValueError:
                pass
        from .missing import make_error

        raise make_error(self, name, name).with_traceback(None)

    def function(self, name: str, symbol: str, raw: bool) -> Any:
        """Get the callable of a symbol; None if it is missing or the library has another variant."""
        key = name, symbol, raw
        found = self._functions.get(key)
        if found is None and self.has(symbol):
            with lock:
                found = self._functions.get(key)
                if found is None:
                    found = self._functions[key] = self._bind(*key)
        return found

    def _bind(self, name: str, symbol: str, raw: bool) -> Any:
        if View._calls is None:
            View._calls = read_module("cudyn._bindings.calls.call")
        calls = View._calls
        library = self.library
        handle = self._file_of(symbol).handle
        assert handle is not None
        function = library.declare(symbol, self.level, name)
        types = library.types_at(function.level)
        names = {
            "__name__": name,
            "__qualname__": f"raw.{name}" if raw else name,
            "__module__": library.module,
            "facts": (self, name, symbol, raw),
        }
        if raw:
            made = calls.raw(types, handle, function)
            made.__dict__.update(names)
            return made
        info = library.info
        small = library.tables.TOO_SMALL
        answers = calls.Answers(
            name,
            self.failure,
            self._answers(function.answers) if function.answers else calls.SUCCESS,
            function.told,
            self._answers(small).keys() - {0} if small else (),
        )
        has_log = info.log is not None and name in info.log[0]
        keeps = info.callbacks.get(symbol, "")
        find = self._find_checked
        advise = partial(self._advise, name)
        asked = has_log, keeps, find, advise
        return calls.checked(types, handle, function, info.status, answers, *asked, names)

    def _find_checked(self, name: str) -> Any:
        """The checked function of a name. KeyError: it isn't there."""
        symbol = self.symbol_of(name)
        found = None if symbol is None else self.function(name, symbol, raw=False)
        if found is None:
            raise KeyError(name)
        return found

    def _advise(self, name: str, number: int) -> str:
        """The other API level whose function of a name takes a number of arguments, in words."""
        from .missing import find_signature

        return find_signature(self, name, number)

    def _answers(self, names: Sequence[str]) -> dict[int, Any]:
        """The statuses that a call returns: success and its answers, or all of them."""
        statuses = self.types.get(self.library.info.codes)
        return {int(s): s for s in statuses if int(s) == 0 or names == ("*",) or s.name in names}

    def _file_of(self, symbol: str) -> Outcome:
        """The outcome of the file that a symbol belongs to: of most libraries the only one."""
        outcome = self.outcome
        return outcome if outcome.siblings is None else outcome.of(symbol)

    def has(self, symbol: str) -> bool:
        """Does the loaded symbol have the signature of this level?"""
        outcome = self.outcome
        is_there = symbol in self._file_of(symbol).symbols
        if not is_there or not self.library.by_version:
            return is_there
        if not self.library.is_proven(outcome):
            return self.chosen is not None  # the user has named both the file and the level
        return self.library.is_compatible(symbol, self.level, self.release)

    def failure(
        self,
        status: int,
        name: str,
        arguments: tuple[Any, ...] = (),
        outputs: Mapping[str, Any] | None = None,
    ) -> CudaError:
        """Make the exception for a status; outputs: the call's own details of the failure."""
        try:
            from .failures import make_error

            return make_error(self, status, name, arguments, dict(outputs or {}))
        except ImportError:  # in a __del__ while Python exits, when nothing can be imported
            return self.library.info.error(name, status, "status", "Python exits: its name is not available")

    def describe(self, name: str, symbol: str, is_raw: bool = False) -> Description:
        """Describe a function of this level; the library may be missing."""
        from .explain import Description

        return Description(self, name, symbol, is_raw)
