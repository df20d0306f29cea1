"""Prototypes as callables.

A raw function is the bare ctypes function: every C parameter, and the status as an int. A checked function
takes the in-parameters in C order, makes the out-parameters and returns them, and raises on a status other
than success. ctypes itself does this, in C, from `paramflags` and `errcheck`.
"""

from __future__ import annotations

import ctypes

from . import rows
from .types import function_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .types import Types

    Raise = Callable[[int, str, "tuple[Any, ...]"], BaseException]

_IN, _OUT = 1, 2


def raw(types: Types, handle: ctypes.CDLL, symbol: str, prototype: str) -> Any:
    """The function that the library exports as `symbol`, with argtypes and restype set."""
    result, params = rows.prototype(prototype)
    arguments = [types.param(p.type) for p in params]
    function = function_type("Function", types.ctype(result), *arguments)((symbol, handle))
    function.__name__ = symbol
    function.__doc__ = f"{symbol}: {prototype}"
    return function


def checked(
    types: Types, handle: ctypes.CDLL, name: str, symbol: str, prototype: str, status: str, failure: Raise
) -> Any:
    """The same function with its out-parameters returned and its status checked.

    status: the type whose values are statuses. failure: makes the exception from status, name and arguments.
    """
    result, params = rows.prototype(prototype)
    arguments = [types.out(p.type) if p.role == "out" else types.param(p.type) for p in params]
    flags = tuple((_OUT if p.role == "out" else _IN, p.name) for p in params)
    cls = function_type("Function", types.ctype(result), *arguments)
    function = (cls if params else _without_parameters(cls))((symbol, handle), flags)
    if result == status:
        check = _check_and_return if any(flag == _OUT for flag, _ in flags) else _check
        function.errcheck = _of_record(cls._restype_, check(name, failure)) or check(name, failure)
    function.__name__ = name
    function.__doc__ = f"{symbol}: {prototype}"
    return function


def unconverted(function: Any) -> Any:
    """A raw function that takes what `converted` has made, so that a call made often converts nothing.

    Its result is an int, which costs ctypes the least where no type is named for it.
    """
    cls = type("Function", (ctypes._CFuncPtr,), {"_flags_": 0})  # type: ignore[attr-defined]
    return cls(ctypes.cast(function, ctypes.c_void_p).value)


def converted(function: Any, *arguments: Any) -> tuple[Any, ...]:
    """Arguments as a raw function's own types convert them. What they point to has to be kept alive."""
    if len(arguments) != len(function.argtypes):
        raise TypeError(f"{function.__name__} takes {len(function.argtypes)} arguments, not {len(arguments)}")
    return tuple(cls.from_param(value) for cls, value in zip(function.argtypes, arguments))


def _without_parameters(cls: Any) -> Any:
    """ctypes takes any keywords where there are no parameters to name."""

    class Function(cls):  # type: ignore[misc]
        _flags_, _restype_ = cls._flags_, cls._restype_  # ctypes looks for these in the class itself

        def __call__(self) -> Any:
            return cls.__call__(self)

    return Function


def _check_and_return(name: str, failure: Raise) -> Callable[[int, Any, tuple[Any, ...]], Any]:
    def errcheck(status: int, function: Any, arguments: tuple[Any, ...]) -> Any:
        if status:
            raise failure(status, name, arguments)
        return arguments  # ctypes takes the out-parameters from here

    return errcheck


def _check(name: str, failure: Raise) -> Callable[[int, Any, tuple[Any, ...]], None]:
    def errcheck(status: int, function: Any, arguments: tuple[Any, ...]) -> None:
        if status:
            raise failure(status, name, arguments)

    return errcheck


def _of_record(result: Any, check: Callable[..., Any]) -> Callable[..., Any] | None:
    """The check of a status that is a structure, as cuFile's: its first member is what the others return."""
    if not hasattr(result, "_fields_"):
        return None
    first = result._fields_[0][0]

    def errcheck(status: Any, function: Any, arguments: tuple[Any, ...]) -> Any:
        return check(getattr(status, first), function, arguments)

    return errcheck
