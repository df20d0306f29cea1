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
_function_types: dict[tuple[Any, ...], Any] = process.keep({})  # the classes that `function_type` has created
pending: list[Any] = process.keep([])  # callbacks that C will call once, with one entry per expected call
retained: dict[int, Any] = process.keep({})  # id -> callback that C may call repeatedly; never released
replaced: dict[str, str] = process.own({})  # symbol -> the symbol that the backend binds instead of it
last_run: dict[int, Any] = process.keep({})  # id of a thread -> the last callback that ran in the thread


def function_type(name: str, result: Any, *arguments: Any, members: dict[str, Any] | None = None) -> Any:
    """Return the class for pointers to C functions with a given signature. Equal signatures share the class.

    The class specifies neither cdecl nor stdcall, because ctypes accepts excess arguments for cdecl
    functions.

    Args:
        name: name of the class
        result: ctypes type of the result
        arguments: ctypes types of the arguments
        members: additional attributes of the class; `None` for the attributes of callbacks
    """
    # All callers that pass `members` pass FUNCTION_ATTRIBUTES, so the key does not have to contain them.
    key = (members is None, name, result, *arguments)
    cls = _function_types.get(key)
    if cls is None:
        prototype = {"_argtypes_": arguments, "_restype_": result, "_flags_": 0}
        if members is None:
            members = _CALLBACK_ATTRIBUTES
        cls = _function_types[key] = type(name, (Pointer,), prototype | members)
    return cls


def bind(cls: Any, symbol: str, handle: Any) -> Any:
    """Create a ctypes function for a library's symbol, or for its address in a simulated library.

    Args:
        cls: class from `function_type`
        symbol: name of the symbol
        handle: the loaded library
    """
    if symbol in replaced:
        symbol = replaced[symbol]
    find_address = handle.__dict__.get("find_address")
    return cls((symbol, handle)) if find_address is None else cls(find_address(symbol))


class _Entry:
    """The function that C calls through a callback. It calls a Python function and releases the callback.

    Attributes:
        callback: returns the callback object, or `None` if it has been freed
        function: the Python function
        is_lent: whether C has received the callback in order to call it once
        is_shared: whether C may also call the callback at other times, so it must be kept after a call
    """

    __slots__ = ("callback", "function", "is_lent", "is_shared")

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.is_lent = self.is_shared = False
        self.callback: Callable[[], Any] = lambda: None

    def __call__(self, *arguments: Any) -> Any:
        """Call the Python function, and record that the callback has run in this thread."""
        callback = self.callback()
        try:
            return self.function(*arguments)
        finally:
            was_expected = self.is_lent and (self.is_shared or _remove_pending(callback))
            if not was_expected:  # C has received the callback in another way, such as in a structure
                self.is_shared = True
            last_run[get_ident()] = callback

    def __repr__(self) -> str:
        return repr(self.function)


def _new(cls: Any, *args: Any) -> Any:
    """Implement `__new__` of callbacks: wrap a Python function in an `_Entry`.

    Other arguments, such as the address of a C function, are passed to ctypes unchanged.
    """
    if not args or not callable(args[0]):
        return Pointer.__new__(cls, *args)
    entry = _Entry(args[0])
    callback = Pointer.__new__(cls, entry, *args[1:])
    callback.entry = entry  # `mark_shared` and `keep_until_called` read it
    entry.callback = ref(callback)  # a weak reference, so that the entry does not keep the callback alive
    return callback


def _repr(callback: Any) -> str:
    return f"{type(callback).__name__}(0x{ctypes.cast(callback, ctypes.c_void_p).value or 0:x})"


def _describe(function: Any) -> Any:
    """Return the description of a library function.

    Raises AttributeError if the function lacks the `facts` attribute, which a View sets.
    """
    try:
        view, *facts = function.__dict__["facts"]
    except KeyError:
        raise AttributeError("this function does not come from a library's module") from None
    return view.describe(*facts)


def _reduce(function: Any) -> Any:
    """Implement `__reduce__` of library functions. Raises TypeError for other functions of their class."""
    try:
        view, name, symbol, is_raw = function.__dict__["facts"]
    except KeyError:
        raise TypeError(
            "this function does not come from a library's module, so it can't be pickled"
        ) from None
    return reduce_function(view.get_module(), name, symbol, is_raw, view.symbol_of(name) != symbol)


def reduce_function(module: Any, name: str, symbol: str, is_raw: bool, is_exact: bool) -> tuple[Any, ...]:
    """Return the result of a function's `__reduce__`, which makes pickle look the function up by its name.

    Args:
        module: library module that the function was looked up in
        name: the function's name
        symbol: symbol that the function calls
        is_raw: whether it is a function without checks
        is_exact: whether the function was looked up by its symbol rather than by its name
    """
    if is_exact:
        import operator

        return operator.methodcaller("symbol", symbol), (module,)
    return getattr, (module.raw if is_raw else module, name)


def _show(function: Any) -> str:
    """Implement `__repr__` of library functions."""
    try:
        signature = _describe(function).signature()
    except AttributeError:
        return object.__repr__(function)
    return f"<function {function.__module__}.{function.__qualname__}{signature}>"


FUNCTION_ATTRIBUTES: dict[str, Any] = {
    "__doc__": property(lambda function: _describe(function).doc() if "facts" in function.__dict__ else None),
    "__signature__": property(lambda function: _describe(function).signature()),
    "__repr__": _show,
    "__reduce__": _reduce,
    "__hash__": object.__hash__,  # ctypes makes its objects unhashable
}
"""The attributes of the classes of library functions. They are computed on access."""

_CALLBACK_ATTRIBUTES = {"__new__": _new, "__repr__": _repr, "entry": None}
"""The attributes of the classes of callbacks."""


def mark_shared(callback: Any) -> None:
    """Record that C may call a callback any number of times, and at any later time."""
    entry = getattr(callback, "entry", None)
    if entry is not None:
        entry.is_shared = True


def keep_until_called(callback: Any, is_captured: bool) -> Callable[[], object]:
    """Keep a callback alive until C has called it, or forever if C may call it several times.

    Args:
        callback: the callback
        is_captured: whether the call is being captured into a graph, which calls the callback at each launch

    Returns:
        A function that releases the callback again, for use if the call fails.
    """
    entry = getattr(callback, "entry", None)
    if entry is not None and is_captured:
        entry.is_shared = True
    if entry is not None and not entry.is_shared:
        entry.is_lent = True
        pending.append(callback)
        return lambda: _remove_pending(callback)
    is_new = id(callback) not in retained  # an earlier call may already have retained it
    if callback._objects or callback._b_base_ is not None:  # otherwise it contains only an address
        retained[id(callback)] = callback

    def release() -> None:
        if is_new:
            retained.pop(id(callback), None)

    return release


def _remove_pending(callback: Any) -> bool:
    """Remove one entry for a callback from `pending`, and return whether there was an entry."""
    try:
        pending.remove(callback)
    except ValueError:
        return False
    return True
