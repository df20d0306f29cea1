"""The classes for pointers to C functions, and for callbacks that record when C has called them.

The memory of a callback must not be freed while it runs. Therefore the last callback that ran in a thread is
kept until another callback has run in that thread.
"""

from __future__ import annotations

import ctypes
from _thread import get_ident
from _weakref import ref

from ..._process import process

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

Pointer: Any = ctypes._CFuncPtr  # type: ignore[attr-defined]
_function_types: dict[tuple[Any, ...], Any] = process.keep({})
waiting: list[Any] = process.keep([])  # callbacks that C will call once; one entry per call
kept: dict[int, Any] = process.keep({})  # by id: callbacks that C may call repeatedly, never released
ran: dict[int, Any] = process.keep({})  # the last callback that ran in each thread


def function_type(name: str, result: Any, *arguments: Any, members: dict[str, Any] | None = None) -> Any:
    """Return the class for pointers to a C function. There is one class for each name and signature.

    The class specifies neither cdecl nor stdcall, because ctypes accepts excess arguments for cdecl
    functions.

    Args:
        name: name of the class
        result: ctypes type of the result
        arguments: ctypes types of the arguments
        members: additional attributes of the class; `None` for the attributes of callbacks
    """
    key = (members is None, name, result, *arguments)
    cls = _function_types.get(key)
    if cls is None:
        prototype = {"_argtypes_": arguments, "_restype_": result, "_flags_": 0}
        others = _CALLBACK if members is None else members
        cls = _function_types[key] = type(name, (Pointer,), prototype | others)
    return cls


def bind(cls: Any, symbol: str, handle: Any) -> Any:
    """Bind a ctypes function type to a library's symbol, or to its address in a simulated library."""
    find_address = handle.__dict__.get("find_address")
    return cls((symbol, handle)) if find_address is None else cls(find_address(symbol))


class _Entry:
    """The function that C calls: it calls a Python function and records the calls.

    Attributes:
        callback: returns the callback object, or `None` if it has been freed
        function: the Python function
        is_lent: whether C has received it in order to call it once
        is_shared: whether C has also received it in another way, so that it must be kept even after it has
            been called
    """

    __slots__ = ("callback", "function", "is_lent", "is_shared")

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.is_lent = self.is_shared = False
        self.callback: Callable[[], Any] = lambda: None

    def __call__(self, *arguments: Any) -> Any:
        callback = self.callback()
        try:
            return self.function(*arguments)
        finally:
            if not (self.is_lent and (self.is_shared or _remove(callback))):
                self.is_shared = True
            ran[get_ident()] = callback

    def __repr__(self) -> str:
        return repr(self.function)


def _new(cls: Any, *args: Any) -> Any:
    if not args or not callable(args[0]):
        return Pointer.__new__(cls, *args)
    entry = _Entry(args[0])
    callback = Pointer.__new__(cls, entry, *args[1:])
    callback.entry = entry
    entry.callback = ref(callback)
    return callback


def _repr(callback: Any) -> str:
    return f"{type(callback).__name__}(0x{ctypes.cast(callback, ctypes.c_void_p).value or 0:x})"


def _describe(function: Any) -> Any:
    """Return the description of a library function, from the attribute `facts`, which a View sets."""
    try:
        view, *facts = function.__dict__["facts"]
    except KeyError:
        raise AttributeError("this function does not come from a library's module") from None
    return view.describe(*facts)


def _reduce(function: Any) -> Any:
    try:
        view, name, symbol, is_raw = function.__dict__["facts"]
    except KeyError:
        raise TypeError(
            "this function does not come from a library's module, so it can't be pickled"
        ) from None
    return reduce_function(view.get_module(), name, symbol, is_raw, view.symbol_of(name) != symbol)


def reduce_function(module: Any, name: str, symbol: str, is_raw: bool, is_exact: bool) -> tuple[Any, ...]:
    """Return the result of a function's `__reduce__`, so that functions are copied and pickled by name.

    Args:
        module: library module that the function was looked up in
        name: name of the function
        symbol: symbol that the function calls
        is_raw: whether it is a function without checks
        is_exact: whether it was looked up by its symbol rather than by its name
    """
    if is_exact:
        import operator

        return operator.methodcaller("symbol", symbol), (module,)
    return getattr, (module.raw if is_raw else module, name)


def _show(function: Any) -> str:
    try:
        signature = _describe(function).signature()
    except AttributeError:
        return object.__repr__(function)
    return f"<function {function.__module__}.{function.__qualname__}{signature}>"


FUNCTION: dict[str, Any] = {
    "__doc__": property(lambda function: _describe(function).doc() if "facts" in function.__dict__ else None),
    "__signature__": property(lambda function: _describe(function).signature()),
    "__repr__": _show,
    "__reduce__": _reduce,
    "__hash__": object.__hash__,  # ctypes makes its objects unhashable
}
"""The attributes of the classes of library functions. They are computed on access."""

_CALLBACK = {"__new__": _new, "__repr__": _repr, "entry": None}


def share(callback: Any) -> None:
    """Record that a raw call has passed a callback to C, which may call it at any later time."""
    entry = getattr(callback, "entry", None)
    if entry is not None:
        entry.is_shared = True


def lend(callback: Any, is_captured: bool) -> Callable[[], object]:
    """Keep a callback alive until C has called it.

    Args:
        callback: the callback
        is_captured: whether the call is being captured into a graph, which may call the callback at each
            launch

    Returns:
        A function that undoes this.
    """
    entry = getattr(callback, "entry", None)
    if entry is not None and is_captured:
        entry.is_shared = True
    if entry is not None and not entry.is_shared:
        entry.is_lent = True
        waiting.append(callback)
        return lambda: _remove(callback)
    is_new = id(callback) not in kept
    if callback._objects or callback._b_base_ is not None:  # otherwise it contains only an address
        kept[id(callback)] = callback

    def undo() -> None:
        if is_new:
            kept.pop(id(callback), None)

    return undo


def _remove(callback: Any) -> bool:
    try:
        waiting.remove(callback)
    except ValueError:
        return False
    return True
