"""The classes of pointers to C functions; a callback records that C has called it.

The memory of a callback must not be freed while it runs: the callback that a thread ran last is kept until
that thread has run another.
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
waiting: list[Any] = process.keep([])  # callbacks that C will call once, each as often as it was given
kept: dict[int, Any] = process.keep({})  # kept forever, by id: C may call them any number of times
ran: dict[int, Any] = process.keep({})  # thread -> the callback that it ran last


def function_type(name: str, result: Any, *arguments: Any, members: dict[str, Any] | None = None) -> Any:
    """The class of a pointer to a C function, one for each name and signature; members: further attributes.
    Its flags say neither cdecl nor stdcall: ctypes lets a cdecl function have more arguments than its
    prototype."""
    key = (members is None, name, result, *arguments)
    found = _function_types.get(key)
    if found is None:
        own = {"_argtypes_": arguments, "_restype_": result, "_flags_": 0}
        beside = _CALLBACK if members is None else members
        found = _function_types[key] = type(name, (Pointer,), own | beside)
    return found


def bind(cls: Any, symbol: str, handle: Any) -> Any:
    """Bind a ctypes function type to a symbol of a library, which may have addresses in place of symbols."""
    find_address = handle.__dict__.get("find_address")
    return cls((symbol, handle)) if find_address is None else cls(find_address(symbol))


class _Entry:
    """The function that C calls: a Python function with a record of its calls.

    is_lent    it was given to C for one call
    is_shared  it was also given in another way, so its calls do not show that the loan is over
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


def _new(cls: Any, *given: Any) -> Any:
    if not given or not callable(given[0]):
        return Pointer.__new__(cls, *given)
    entry = _Entry(given[0])
    made = Pointer.__new__(cls, entry, *given[1:])
    made.entry = entry
    entry.callback = ref(made)
    return made


def _repr(callback: Any) -> str:
    return f"{type(callback).__name__}(0x{ctypes.cast(callback, ctypes.c_void_p).value or 0:x})"


def _describe(function: Any) -> Any:
    """Return the description of a library's function, from the `facts` that a View attaches to it."""
    try:
        view, *facts = function.__dict__["facts"]
    except KeyError:
        raise AttributeError("this function was not taken from a library's module") from None
    return view.describe(*facts)


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
    "__hash__": object.__hash__,  # ctypes removes the docstring
}
"""The attributes of a class of libraries' functions: made when they are read, at no cost to calls."""

_CALLBACK = {"__new__": _new, "__repr__": _repr, "entry": None}


def share(callback: Any) -> None:
    """Record that a raw call gave a callback to C, which may keep it for any time."""
    entry = getattr(callback, "entry", None)
    if entry is not None:
        entry.is_shared = True


def lend(callback: Any, is_captured: bool) -> Callable[[], object]:
    """Keep a callback until C has called it; return a function that undoes this."""
    entry = getattr(callback, "entry", None)
    if entry is not None and is_captured:
        entry.is_shared = True
    if entry is not None and not entry.is_shared:
        entry.is_lent = True
        waiting.append(callback)
        return lambda: _remove(callback)
    is_new = id(callback) not in kept
    if callback._objects or callback._b_base_ is not None:  # else it is an address, which keeps nothing alive
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
