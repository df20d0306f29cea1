"""The choice of functions that get a fast call, and of its kinds of values, from their argtypes."""

from __future__ import annotations

import ctypes

from ..machine import fast_functions, kinds
from . import params as converters
from .sizes import Size, unit_of
from .values import AddressCell, Handle, TextCell, int_limits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..tables import rows
    from ..tables.functions import Function
    from .c_types import Types

_ROLES = ("in", "out", "inout", "typed", "both")


def attach(
    made: Any,
    types: Types,
    function: Function,
    converters: Sequence[Any],
    check: Any = None,
    success: Any = None,
) -> Any:
    """Put machine code in front of a checked function, if that is possible.

    check, success: as in call.py's Writer.
    """
    found = plan(types, function, converters, check)
    if isinstance(found, str):
        return made
    target = ctypes.cast(made, ctypes.c_void_p).value or 0
    names = [param.keyword for param in function.params if param.is_given]
    return fast_functions.make(made, target, *found, check, success, names=names)


def plan(
    types: Types, function: Function, arguments: Sequence[Any], check: Any
) -> str | tuple[Sequence[kinds.Parameter], Any, kinds.Number | None]:
    """The parameters of C, the type and kind of the result; or the reason why there can be no fast call."""
    params = function.params
    parameters = []
    for param, argument in zip(params, arguments):
        if param.role not in _ROLES or (param.role == "typed" and "*" in param.of):
            of = [other.role for other in params if param.role == "size" and other.name == param.of]
            return f"the role {(of or [param.role])[0]}"
        if param.role == "both":
            both = _exchanges(types, param)
            if both is None:
                return f"a parameter of the type {param.type}, which is given and returned"
            parameters.append(kinds.Parameter(ctypes.c_void_p, *both))
            continue
        is_made = param.role in ("out", "typed")
        kind = _gives(types, params, param, argument) if is_made else _takes(types, params, param, argument)
        if kind is None:
            return f"a parameter of the type {param.type}"
        type_ = getattr(kind, "type", ctypes.c_void_p)  # where C reads or writes it
        if is_made:
            parameters.append(kinds.Parameter(type_, None, kind))
        else:
            parameters.append(kinds.Parameter(type_, kind, None, _needs(types, params, param, arguments)))
    cls = types.ctype(function.result)
    returned = None if check is not None or cls is None else gives(cls)
    if returned is not None and not isinstance(returned, kinds.Number):
        return f"a result of the type {function.result}"
    if returned is not None and any(parameter.output is not None for parameter in parameters):
        return f"a result of the type {function.result} before outputs"
    return parameters, cls, returned


def _needs(
    types: Types, params: Sequence[rows.Param], param: rows.Param, arguments: Sequence[Any]
) -> kinds.MemorySize | None:
    """The size of a parameter's memory, as machine code computes it: a product of numbers."""
    if not param.size:
        return None
    size = Size(param, unit_of(types.ctype(param.type), param.type))
    factor = size.unit
    numbers: list[int] = []
    places = {other.name: at for at, other in enumerate(params)}
    for word in param.size.split("*"):
        at = places.get(word)
        if word.isdecimal():
            factor *= int(word)
        elif at is not None and isinstance(takes(arguments[at]), kinds.Integer):
            numbers.append(at)
        else:
            return kinds.MemorySize(None)
    return kinds.MemorySize(numbers, factor)


def takes(argument: Any) -> kinds.ArgumentKind | None:
    """The kind of plain values for a parameter, by its entry in argtypes; None if it has no plain values."""
    if isinstance(argument, converters.Converter):
        return argument.plain
    if isinstance(argument, type) and issubclass(argument, ctypes._Pointer):
        return kinds.Address((argument,), (argument._type_,))
    return None


def gives(cls: Any) -> kinds.Number | kinds.EnumMember | kinds.Object | None:
    """The kind of an output that ctypes allocates; None for one that only ctypes can return."""
    letter = getattr(cls, "_type_", "")
    if hasattr(cls, "enum"):
        return kinds.EnumMember(kinds.Number(letter), {int(member): member for member in cls.enum})
    if cls is TextCell:
        return kinds.Number("z")
    if cls is AddressCell:
        return kinds.Number("Q")
    if ctypes._SimpleCData in cls.__bases__:  # else the object itself is returned
        return kinds.Number(letter) if letter in kinds.Number.LETTERS else None
    return kinds.Object(cls, is_plain=issubclass(cls, Handle))


def _takes(types: Types, params: Sequence[rows.Param], param: rows.Param, argument: Any) -> Any:
    plain = takes(argument)
    for other in params:
        if other.role == "typed" and other.of == param.name:
            return (
                kinds.TypeEnumerator(plain, _choices(types, param))
                if isinstance(plain, kinds.Integer)
                else None
            )
    return plain


def _gives(types: Types, params: Sequence[rows.Param], param: rows.Param, argument: Any) -> Any:
    if param.role == "out":
        is_told = isinstance(argument, type) and issubclass(argument, ctypes._Pointer)
        return gives((argument if is_told else types.out(param.type))._type_)
    at = next(i for i, other in enumerate(params) if other.name == param.of)
    return kinds.ByEnumerator(at, _choices(types, params[at]))


def _exchanges(
    types: Types, param: rows.Param
) -> tuple[kinds.Integer, kinds.Number | kinds.EnumMember] | None:
    """The kinds of an integer that C reads and writes; None for any other type."""
    cls = types.out(param.type)._type_
    given = gives(cls)
    limits = next((found for base in cls.__mro__[:-1] if (found := int_limits(base))), None)
    if limits is None or not isinstance(given, (kinds.Number, kinds.EnumMember)):
        return None
    return kinds.Integer(8 * ctypes.sizeof(cls), signed=limits[0] < 0), given


def _choices(types: Types, enumerator: rows.Param) -> dict[int, kinds.Number | kinds.EnumMember]:
    found = {}
    for member in types.enum(types.resolve(enumerator.type)[5:]):
        cls = types.attribute(enumerator.type, member)
        kind = gives(cls) if isinstance(cls, type) and issubclass(cls, ctypes._SimpleCData) else None
        if isinstance(kind, (kinds.Number, kinds.EnumMember)):
            found[int(member)] = kind
    return found
