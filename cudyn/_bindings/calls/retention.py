"""The lifetime of a callback that C may call after the checked call that it was given to.

headers/libraries has a rule for each function that takes a callback; without one, C calls it only before the
call returns:

once        C calls it once for each time that it is given; it is kept until then
registered  kept until the same function gets another one, or null, for the same handles
ends        this function releases the callbacks that are registered under the handle that it takes

Any other rule names the function that reports whether a graph captures a stream. A stream calls the callback
once. If a graph captures the stream, each launch of the graph calls it, so it is kept forever.
"""

from __future__ import annotations

import ctypes
from collections import deque

from ..._errors import CudaError
from ..._process import process
from .arguments import REFUSED
from .callbacks import FUNCTION, Pointer, bind, function_type, lend, share
from .values import Handle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..tables.functions import Function
    from .c_types import Types

registered: dict[Any, list[Any]] = process.keep({})  # by function and handles
replaced: deque[list[Any]] = process.keep(deque(maxlen=16))  # another thread may be about to enter these
_FAILED = (CudaError, *REFUSED)  # releases the callbacks of a call that failed


def hold(
    rule: str, function: Function, handle: Any, types: Types, inner: Callable[..., Any]
) -> Callable[..., Any]:
    """A call that keeps callbacks by a rule. inner: the call without this."""
    params = [param for param in function.params if param.is_given]
    given = [(p.keyword, types.ctype(p.type)) for p in params]
    names = [name for name, _ in given]
    callbacks = [name for name, cls in given if isinstance(cls, type) and issubclass(cls, Pointer)]
    handles = [name for name, cls in given if isinstance(cls, type) and issubclass(cls, Handle)]
    is_registered = rule in ("registered", "ends")
    asks = None if is_registered or rule == "once" else _bind_question(rule, handle)
    takes = [types.param(p.type, f"{function.name}: {p.name}") for p in params if asks]

    def call(*positional: Any, **named: Any) -> Any:
        values = dict(zip(names, positional)) | named
        found = [values[each] for each in callbacks if isinstance(values.get(each), Pointer)]
        if is_registered:
            undo = [_keep_during_call(found)]
        else:
            given = [values.get(name) for name in names]
            is_captured = asks is not None and bool(found) and _is_captured(asks, takes, given)
            undo = [lend(each, is_captured) for each in found]
        try:
            result = inner(*positional, **named)
        except _FAILED:
            for each in undo:
                each()
            raise
        if is_registered:
            own = [_number(values.get(each)) for each in handles]
            if rule != "ends":
                register((function.name, *own), result, found)
            for key in list(registered) if rule == "ends" else ():
                if isinstance(key, tuple) and not {*own}.isdisjoint(key[1:]):
                    replaced.append(registered.pop(key, []))
            undo[0]()
        return result

    return call


def _keep_during_call(found: list[Any]) -> Callable[[], object]:
    """Keep callbacks until the call has returned the handles; return a function that undoes this."""
    for each in found:
        share(each)
    mark = object()
    registered[mark] = found

    def undo() -> None:
        registered.pop(mark, None)

    return undo


def register(key: tuple[Any, ...], result: Any, found: list[Any]) -> None:
    """Keep callbacks by the handles that were given and those that the call returned."""
    made = result if isinstance(result, tuple) else (result,)
    key += tuple(int(each) for each in made if isinstance(each, Handle))
    replaced.append(registered.pop(key, []))
    if found:
        registered[key] = found


def _bind_question(symbol: str, handle: Any) -> Any:
    """The function that reports whether a graph captures a stream; or one that fails if there is none."""
    try:
        asks = bind(function_type("Function", ctypes.c_int, members=FUNCTION), symbol, handle)
    except AttributeError:
        return lambda *_: -1
    asks.argtypes = ctypes.c_void_p, ctypes.POINTER(ctypes.c_int)
    return asks


def _is_captured(asks: Any, takes: Sequence[Any], values: Sequence[Any]) -> bool:
    """Return whether a graph captures the stream, which is the first argument.

    The query is skipped if the call would reject its arguments: the handle may be invalid.
    """
    try:
        for each, value in zip(takes, values):
            each.from_param(value)
    except Exception:
        return False
    found = ctypes.c_int()
    number = _number(values[0])
    return not isinstance(number, int) or bool(asks(number, ctypes.byref(found)) or found.value)


def _number(handle: Any) -> Any:
    """The number of a handle, in whatever form it was given; an object without one equals only itself."""
    given = getattr(handle, "_as_parameter_", handle)
    try:
        return int(getattr(given, "value", given) or 0)
    except (TypeError, ValueError):
        return object()
