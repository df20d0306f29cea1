"""Which functions get a call stub, and what theirs takes and gives: from argtypes to kinds of values."""

from __future__ import annotations

import ctypes

from .._machine.kinds import Address, Float, Member, Number, Object
from .handles import Handle
from .params import Converter, Text, Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .._machine.kinds import Integer

_FLOATS = {ctypes.c_float: Float(32), ctypes.c_double: Float(64)}


def attach(
    function: Any,
    types: Sequence[Any],
    arguments: Sequence[Any],
    made: Sequence[bool],
    result: Any,
    check: Any = None,
    success: Any = None,
) -> Any:
    """Put a stub in front of a checked function, or return it as it is where it can have none.

    types: of C's parameters. arguments: its argtypes. made: is a parameter made by the call? check: what a
    status is given to, where the result is one. success: what is returned for the status 0 where nothing is
    made.
    """
    from .._machine import functions, stub

    if functions.missing() or why_not(types, arguments, made, result, check):
        return function
    parameters = [
        stub.Parameter(type_, None, gives(argument._type_))
        if is_made
        else stub.Parameter(type_, takes(argument))
        for type_, argument, is_made in zip(types, arguments, made)
    ]
    target = ctypes.cast(function, ctypes.c_void_p).value or 0
    returned = None if check or result is None else gives(result)
    assert returned is None or isinstance(returned, Number)
    prototype = stub.Prototype(target, parameters, result, returned, check, success)
    return functions.make(function, prototype)


def why_not(
    types: Sequence[Any], arguments: Sequence[Any], made: Sequence[bool], result: Any, check: Any = None
) -> str:
    """Say why a function can have no stub, or "" if it can."""
    for type_, argument, is_made in zip(types, arguments, made):
        if (gives(argument._type_) if is_made else takes(argument)) is None:
            return f"a parameter that is a {type_.__name__}"
    if check is None and result is not None and not isinstance(gives(result), Number):
        return f"a result that is a {result.__name__}"
    return ""


def takes(argument: Any) -> Integer | Float | Address | None:
    """What is plain for a parameter, by what stands for it in argtypes; None where nothing is."""
    if isinstance(argument, Converter):
        return argument.plain
    if argument is Text:
        return Address(strings="text")
    if argument is Texts:
        return Address()
    if isinstance(argument, type) and issubclass(argument, ctypes._Pointer):
        return Address((argument,), (argument._type_,))
    return _FLOATS.get(argument)


def gives(cls: Any) -> Number | Member | Object | None:
    """What a call returns of an object that ctypes makes for it; None for what ctypes alone returns."""
    letter = getattr(cls, "_type_", "")
    if hasattr(cls, "enum"):
        return Member(Number(letter), {int(member): member for member in cls.enum})
    if ctypes._SimpleCData in cls.__bases__:  # else it is returned as it is
        return Number(letter) if letter in Number.LETTERS else None
    return Object(cls, is_plain=issubclass(cls, Handle))
