"""Keeps alive the callbacks that C may still call after the checked call has returned.

The files in headers/libraries assign rules to functions with callbacks. If a function does not have a rule, C
calls the callback only before the function returns. The rules are:

once        C calls the callback once each time it is passed. The callback is kept until then.
registered  The callback is kept until the function receives another callback, or null, for the same handles.
ends        The function releases the callbacks that are registered for the handle in its argument.

Any other rule is the name of a function that reports whether a stream is being captured into a graph.
Normally the stream calls the callback once. If the stream is being captured, every launch of the graph calls
the callback, so it is never released.
"""

from __future__ import annotations

import ctypes
from collections import deque

from ..._errors import CudaError
from ..._process import process
from .arguments import REFUSED
from .callbacks import FUNCTION_ATTRIBUTES, Pointer, bind, function_type, keep_until_called, mark_shared
from .values import Handle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..tables.functions import Function
    from .c_types import Types

registered: dict[Any, list[Any]] = process.keep({})  # (name of the function, handles...) -> callbacks
replaced: deque[list[Any]] = process.keep(deque(maxlen=16))  # another thread may still be about to call these
_FAILED = (CudaError, *REFUSED)  # exceptions after which the callbacks of a call are released


def make_retaining_call(
    rule: str, function: Function, handle: Any, types: Types, inner: Callable[..., Any]
) -> Callable[..., Any]:
    """Return a call that keeps the callbacks passed to it for as long as C may call them.

    Args:
        rule: rule for the function, as listed at the beginning of this module
        function: description of the function from the tables
        handle: the library's handle
        types: types of the library
        inner: the call to wrap, which does not keep callbacks alive
    """
    params = [param for param in function.params if param.is_given]
    class_by_name = {param.keyword: types.ctype(param.type) for param in params}
    names = list(class_by_name)

    def list_names(base: type) -> list[str]:
        """List the parameters whose ctypes class is derived from a class."""
        return [
            name for name, cls in class_by_name.items() if isinstance(cls, type) and issubclass(cls, base)
        ]

    callback_names = list_names(Pointer)
    handle_names = list_names(Handle)
    is_registered = rule in ("registered", "ends")
    # The function that reports whether a stream is being captured, if the rule is the name of a function.
    get_capture_status = None if is_registered or rule == "once" else _bind_capture_status(rule, handle)
    converters = []
    if get_capture_status:
        converters = [types.param(param.type, f"{function.name}: {param.name}") for param in params]

    def call(*positional: Any, **named: Any) -> Any:
        """Call `inner`, and keep the callbacks among the arguments alive according to the rule."""
        values = dict(zip(names, positional)) | named
        callbacks = [values[name] for name in callback_names if isinstance(values.get(name), Pointer)]
        if is_registered:
            releases = [_keep_during_call(callbacks)]
        else:
            is_captured = False
            if get_capture_status is not None and callbacks:
                arguments = [values.get(name) for name in names]
                is_captured = _is_captured(get_capture_status, converters, arguments)
            releases = [keep_until_called(callback, is_captured) for callback in callbacks]
        try:
            result = inner(*positional, **named)
        except _FAILED:
            for release in releases:
                release()
            raise
        if is_registered:
            handles = [_to_number(values.get(name)) for name in handle_names]
            if rule == "ends":
                _unregister(handles)
            else:
                register((function.name, *handles), result, callbacks)
            for release in releases:  # `register` now keeps the callbacks
                release()
        return result

    return call


def _keep_during_call(callbacks: list[Any]) -> Callable[[], object]:
    """Keep callbacks alive during a call, and return a function that releases them.

    `register` cannot keep them until the call has returned, because the call may return the handle that the
    callbacks belong to.
    """
    for callback in callbacks:
        mark_shared(callback)
    temporary_key = object()
    registered[temporary_key] = callbacks

    def release() -> None:
        registered.pop(temporary_key, None)

    return release


def register(key: tuple[Any, ...], result: Any, callbacks: list[Any]) -> None:
    """Keep callbacks until other callbacks are registered for the same function and handles.

    Args:
        key: name of the function, and the handles that were passed
        result: result of the call. If it contains handles, they are added to the key
        callbacks: callbacks to keep
    """
    outputs = result if isinstance(result, tuple) else (result,)
    key += tuple(int(output) for output in outputs if isinstance(output, Handle))
    replaced.append(registered.pop(key, []))
    if callbacks:
        registered[key] = callbacks


def _unregister(handles: Sequence[Any]) -> None:
    """Release the callbacks that are registered for any of the handles."""
    for key in list(registered):
        if isinstance(key, tuple):  # any other key belongs to a call that has not returned
            _, *registered_handles = key
            if not {*handles}.isdisjoint(registered_handles):
                replaced.append(registered.pop(key, []))


def _bind_capture_status(symbol: str, handle: Any) -> Any:
    """Return the library's function that reports whether a stream is being captured.

    If the library does not have the function, return one that always fails. Callbacks are then kept as if the
    stream were being captured.
    """
    cls = function_type("Function", ctypes.c_int, members=FUNCTION_ATTRIBUTES)
    try:
        get_capture_status = bind(cls, symbol, handle)
    except AttributeError:
        return lambda *_: -1  # a status that reports a failure
    get_capture_status.argtypes = ctypes.c_void_p, ctypes.POINTER(ctypes.c_int)
    return get_capture_status


def _is_captured(get_capture_status: Any, converters: Sequence[Any], values: Sequence[Any]) -> bool:
    """Return whether the stream in the first argument is being captured into a graph, or may be.

    If the call would reject its arguments, the result is `False`, and C does not receive the handle, because
    it may be invalid.

    Args:
        get_capture_status: function from `_bind_capture_status`
        converters: converters of the call's arguments
        values: arguments of the call
    """
    try:
        for converter, value in zip(converters, values):
            converter.from_param(value)
    except Exception:  # the call itself will raise it again
        return False
    stream = _to_number(values[0])
    if not isinstance(stream, int):  # the state of the stream is unknown
        return True
    capture_status = ctypes.c_int()
    has_failed = get_capture_status(stream, ctypes.byref(capture_status)) != 0
    return has_failed or capture_status.value != 0


def _to_number(handle: Any) -> Any:
    """Convert a handle to an int. If that fails, return a new object, which is not equal to any other key."""
    value = getattr(handle, "_as_parameter_", handle)
    try:
        return int(getattr(value, "value", value) or 0)  # 0 for a null handle, whose value is None
    except (TypeError, ValueError):
        return object()
