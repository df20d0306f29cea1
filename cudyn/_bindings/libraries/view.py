"""A library at one API level: the functions of names, the values of types and constants, and errors."""

from __future__ import annotations

from functools import partial

from .catalog import read_module
from .level_facts import LevelFacts
from .library import lock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ..._errors import CudaError
    from .explain import Description
    from .library import Library
    from .load import Outcome


class View(LevelFacts):
    """A library at one API level, with its functions."""

    _calls: Any = None  # the module that creates callables, read with the first function

    def __init__(
        self, library: Library, chosen: str | None, per_thread: bool = False, outcome: Outcome | None = None
    ) -> None:
        super().__init__(library, chosen, per_thread, outcome)
        self._functions: dict[tuple[str, str, bool], Any] = {}

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
        handle = self.file_of(symbol).handle
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
        answers = calls.StatusMap(
            name,
            self.failure,
            self._answers(function.answers) if function.answers else {0: None},
            function.told,
            self._answers(small).keys() - {0} if small else (),
        )
        has_log = info.log is not None and name in info.log[0]
        return calls.make_checked_call(
            types,
            handle,
            function,
            info.status,
            answers,
            names,
            with_arguments=has_log,
            retention_rule=info.callbacks.get(symbol, ""),
            lookup=self._find_checked,
            suggest=partial(self._suggest, name),
        )

    def _find_checked(self, name: str) -> Any:
        """The checked function of a name. KeyError: it isn't there."""
        symbol = self.symbol_of(name)
        found = None if symbol is None else self.function(name, symbol, raw=False)
        if found is None:
            raise KeyError(name)
        return found

    def _suggest(self, name: str, number: int) -> str:
        """The other API level whose function of a name takes a number of arguments, in words."""
        from .missing import find_signature

        return find_signature(self, name, number)

    def _answers(self, names: Sequence[str]) -> dict[int, Any]:
        """The statuses that a call returns: success and its answers, or all of them."""
        statuses = self.types.get(self.library.info.codes)
        return {int(s): s for s in statuses if int(s) == 0 or names == ("*",) or s.name in names}

    def _get_bare(self, symbol: str) -> Any:
        """Return the bare function of a symbol; `None` if it is missing."""
        return self.function(symbol, symbol, raw=True)

    def failure(
        self,
        status: int,
        name: str,
        arguments: tuple[Any, ...] = (),
        outputs: Mapping[str, Any] | None = None,
    ) -> CudaError:
        """Make the exception for a status; outputs: the call's own details of the failure."""
        __tracebackhide__ = True
        try:
            from .failures import make_error

            return make_error(self, self._get_bare, status, name, arguments, dict(outputs or {}))
        except ImportError:  # in a __del__ while Python exits, when nothing can be imported
            return self.library.info.error(name, status, "status", "Python exits: its name is not available")

    def describe(self, name: str, symbol: str, is_raw: bool = False) -> Description:
        """Describe a function of this level; the library may be missing."""
        from .explain import Description

        return Description(self, name, symbol, is_raw)
