"""`View`: the functions, types and constants of a library at one API level, and the errors for its calls."""

from __future__ import annotations

from functools import partial

from .catalog import read_module
from .level_facts import LevelFacts
from .library import lock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ..._errors import CudaError
    from .explain import Description
    from .library import Library
    from .load import Outcome


class View(LevelFacts):
    """A library at one API level, with its functions."""

    _calls: Any = None  # the module that creates callables, imported when the first callable is created
    get_module: Callable[[], Any] | None = None  # returns the library module that uses this view

    def __init__(
        self, library: Library, chosen: str | None, per_thread: bool = False, outcome: Outcome | None = None
    ) -> None:
        super().__init__(library, chosen, per_thread, outcome)
        self._functions: dict[tuple[str, str, bool], Any] = {}
        self._statuses: dict[tuple[str, ...], dict[int, Any]] = {}

    def value(self, name: str) -> Any:
        """Return a type, a constant from the headers, or a constant that the library exports.

        Raises:
            KeyError: The name does not exist at this API level.
            LoadError: The library exports the constant but is not available.
            SymbolNotFoundError: The loaded library does not export the constant.
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
        """Return the callable for a symbol, or `None` if it is missing or has a different signature.

        Args:
            name: name of the function
            symbol: symbol that the name refers to
            raw: whether the function is called without checks
        """
        key = name, symbol, raw
        function = self._functions.get(key)
        if function is None and self.has(symbol):
            with lock:
                function = self._functions.get(key)
                if function is None:
                    function = self._functions[key] = self._bind(*key)
        return function

    def _bind(self, name: str, symbol: str, raw: bool) -> Any:
        """Create the callable for a symbol. The arguments are those of `function`."""
        if View._calls is None:
            View._calls = read_module("cudyn._bindings.calls.call")
        calls = View._calls
        library = self.library
        handle = self.get_outcome_for(symbol).handle
        assert handle is not None
        function = library.get_function(symbol, self.level, name)
        types = library.types_at(function.level) if raw else library.types_for(function, handle)
        attributes = {
            "__name__": name,
            "__qualname__": f"raw.{name}" if raw else name,
            "__module__": library.module,
            "facts": (self, name, symbol, raw),
        }
        if raw:
            bare = calls.raw(types, handle, function, symbol in library.info.changes_process)
            bare.__dict__.update(attributes)
            return bare
        info = library.info
        too_small = library.tables.TOO_SMALL
        statuses = calls.StatusMap(
            name,
            self.failure,
            self._map_statuses(function.answers) if function.answers else {0: None},
            function.told,
            self._map_statuses(too_small).keys() - {0} if too_small else (),  # without the code of success
        )
        functions_with_log, _, _ = info.log or ((), "", "")
        return calls.make_checked_call(
            types,
            handle,
            function,
            info.status,
            statuses,
            attributes,
            with_arguments=name in functions_with_log,
            retention_rule=info.callbacks.get(symbol, ""),
            lookup=self._get_checked,
            suggest=partial(self._suggest, name),
            changes_process=symbol in info.changes_process,
        )

    def _get_checked(self, name: str) -> Any:
        """Return the checked function for a name. Raises KeyError if it is missing."""
        symbol = self.symbol_of(name)
        function = None if symbol is None else self.function(name, symbol, raw=False)
        if function is None:
            raise KeyError(name)
        return function

    def _suggest(self, name: str, count: int) -> str:
        """Return advice on how to call a function with a given number of arguments, or ""."""
        from .missing import suggest_signature

        return suggest_signature(self, name, count)

    def _map_statuses(self, names: Sequence[str]) -> dict[int, Any]:
        """Map the numbers of success and of the named status codes to their enumerators.

        ("*",) stands for the names of all status codes.
        """
        key = tuple(names)
        if key not in self._statuses:
            statuses = self.types.get(self.library.info.codes)
            is_all = key == ("*",)
            self._statuses[key] = {
                int(status): status for status in statuses if is_all or int(status) == 0 or status.name in key
            }
        return self._statuses[key]

    def _get_bare(self, symbol: str) -> Any:
        """Return the unchecked function for a symbol, or `None` if it is missing."""
        return self.function(symbol, self.find_version(symbol), raw=True)

    def failure(
        self,
        status: int,
        name: str,
        arguments: tuple[Any, ...] = (),
        outputs: Mapping[str, Any] | None = None,
    ) -> CudaError:
        """Create the exception for a status.

        Args:
            status: status that the call returned
            name: the function's name
            arguments: arguments of the call, if they explain the failure
            outputs: details that the call itself reported about the failure, keyed by parameter name
        """
        __tracebackhide__ = True
        try:
            from .failures import make_error

            return make_error(self, self._get_bare, status, name, arguments, dict(outputs or {}))
        except ImportError:  # in a __del__ while Python exits, when imports fail
            return self.library.info.error(
                name, status, "status", "its name is unavailable: Python is exiting"
            )

    def describe(self, name: str, symbol: str, is_raw: bool = False) -> Description:
        """Describe a function at this level. The library need not be available."""
        from .explain import Description

        return Description(self, name, symbol, is_raw)
