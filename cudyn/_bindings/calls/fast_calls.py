"""Decides which functions have a fast call, and how that call converts its arguments and results."""

from __future__ import annotations

import ctypes
import functools

from ..machine import fast_functions, kinds
from ..machine.body import SCARCE
from . import params as converters
from .guarded import report_overrun
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
    checked: Any,
    types: Types,
    function: Function,
    converters: Sequence[Any],
    check: Any = None,
    success: Any = None,
) -> Any:
    """Return a checked function with a fast call if possible, or else the checked function itself.

    Args:
        checked: the checked function
        types: types of the library
        function: description of the function from the tables
        converters: converters of the arguments, as in ctypes' `argtypes`
        check, success: arguments for `machine.call.Writer`
    """
    signature = plan(types, function, converters, check)
    if isinstance(signature, str):
        return checked
    try:
        target = ctypes.cast(checked, ctypes.c_void_p).value or 0
    except SCARCE:
        raise
    except Exception:  # raised by an audit hook
        return checked
    names = [param.keyword for param in function.params if param.is_given]
    overrun = functools.partial(report_overrun, function, types)
    return fast_functions.make(checked, target, *signature, check, success, names=names, overrun=overrun)


def plan(
    types: Types, function: Function, arguments: Sequence[Any], check: Any
) -> str | tuple[Sequence[kinds.Parameter], Any, kinds.Number | None]:
    """Return the C parameters, the result's type and its kind, or the reason why there is no fast call."""
    params = function.params
    parameters = []
    for param, argument in zip(params, arguments):
        if param.role not in _ROLES or (param.role == "typed" and "*" in param.of):
            roles = [other.role for other in params if param.role == "size" and other.name == param.of]
            return f"the role {(roles or [param.role])[0]}"
        if param.role == "both":
            both = _choose_both(types, param)
            if both is None:
                return f"a parameter of the type {param.type}, which is given and returned"
            parameters.append(kinds.Parameter(ctypes.c_void_p, *both))
            continue
        is_output = param.role in ("out", "typed")
        if is_output:
            # A function that may return "in progress" may write its outputs later: NCCL writes a communicator
            # when the group ends.
            kind = _choose_output(types, params, param, argument, is_late=bool(function.answers))
        else:
            kind = _choose_argument(types, params, param, argument)
        if kind is None:
            return f"a parameter of the type {param.type}"
        type_ = getattr(kind, "type", ctypes.c_void_p)
        if is_output:
            parameters.append(kinds.Parameter(type_, None, kind))
        else:
            parameters.append(kinds.Parameter(type_, kind, None, _find_size(types, params, param, arguments)))
    cls = types.ctype(function.result)
    returned = None if check is not None or cls is None else gives(cls)
    if returned is not None and not isinstance(returned, kinds.Number):
        return f"a result of the type {function.result}"
    if returned is not None and any(parameter.output is not None for parameter in parameters):
        return f"a result of the type {function.result} before outputs"
    return parameters, cls, returned


def _find_size(
    types: Types, params: Sequence[rows.Param], param: rows.Param, arguments: Sequence[Any]
) -> kinds.MemorySize | None:
    """Return the size of a parameter's memory if machine code can compute it (a sum of products)."""
    if not param.size:
        return None
    size = Size(param, unit_of(types.ctype(param.type), param.type))
    indices = {other.name: index for index, other in enumerate(params)}
    terms = []
    for product in param.size.split("+"):
        factor = size.unit
        numbers: list[int] = []
        conditions: list[tuple[int, int]] = []
        choice = None
        for word in product.split("*"):
            name, _, value = word.removeprefix("sizeof").strip("()").partition("==")
            index = indices.get(name)
            if word.isdecimal():
                factor *= int(word)
            elif index is None or not isinstance(takes(arguments[index]), kinds.Integer):
                return kinds.MemorySize(None)
            elif word == name:
                numbers.append(index)
            elif word == f"sizeof({name})" and choice is None:
                choice = index, _list_sizes(types, params[index].type)
            elif word == f"({name}=={value})" and value.isdecimal():
                conditions.append((index, int(value)))
            else:
                return kinds.MemorySize(None)
        terms.append(kinds.Term(factor, numbers, conditions, choice))
    return kinds.MemorySize(terms)


def _list_sizes(types: Types, type_: str) -> dict[int, int]:
    """Return the sizes of the types that the members of a type enumeration represent."""
    sizes = {}
    for member in types.enum(types.resolve(type_)[5:]):
        cls = types.attribute(type_, member)
        if cls is not None:
            sizes[int(member)] = ctypes.sizeof(cls)
    return sizes


def takes(argument: Any) -> kinds.ArgumentKind | None:
    """Return the kind of an argument with this converter, or `None` if machine code cannot convert it."""
    if isinstance(argument, converters.Converter):
        return argument.plain
    if isinstance(argument, type) and issubclass(argument, ctypes._Pointer):
        return kinds.Address((argument,), (argument._type_,))
    return None


def gives(cls: Any, is_late: bool = False) -> kinds.Number | kinds.EnumMember | kinds.Object | None:
    """Return the kind of an output with a ctypes class, or `None` if only ctypes can return it.

    Args:
        cls: class of the output
        is_late: whether C may write the output after the call
    """
    letter = getattr(cls, "_type_", "")
    if hasattr(cls, "enum"):
        return kinds.EnumMember(kinds.Number(letter), {int(member): member for member in cls.enum})
    if cls is TextCell:
        return kinds.Number("z")
    if cls is AddressCell:
        return kinds.Number("Q")
    if ctypes._SimpleCData in cls.__bases__:  # for other classes, the object itself is returned
        return kinds.Number(letter) if letter in kinds.Number.LETTERS else None
    has_guard = bool(getattr(cls, "_alignment_", 0))
    return kinds.Object(cls, issubclass(cls, Handle), has_guard, is_late)


def _choose_argument(types: Types, params: Sequence[rows.Param], param: rows.Param, argument: Any) -> Any:
    plain = takes(argument)
    for other in params:
        if other.role == "typed" and other.of == param.name:
            return (
                kinds.TypeEnumerator(plain, _choices(types, param))
                if isinstance(plain, kinds.Integer)
                else None
            )
    return plain


def _choose_output(
    types: Types, params: Sequence[rows.Param], param: rows.Param, argument: Any, is_late: bool
) -> Any:
    if param.role == "out":
        is_pointer = isinstance(argument, type) and issubclass(argument, ctypes._Pointer)
        return gives((argument if is_pointer else types.out(param.type))._type_, is_late)
    index = next(i for i, other in enumerate(params) if other.name == param.of)
    return kinds.ByEnumerator(index, _choices(types, params[index]))


def _choose_both(
    types: Types, param: rows.Param
) -> tuple[kinds.Integer, kinds.Number | kinds.EnumMember] | None:
    """Return the argument kind and the output kind of an integer that C reads and writes, or `None`."""
    cls = types.out(param.type)._type_
    output = gives(cls)
    limits = next(filter(None, map(int_limits, cls.__mro__[:-1])), None)
    if limits is None or not isinstance(output, (kinds.Number, kinds.EnumMember)):
        return None
    return kinds.Integer(8 * ctypes.sizeof(cls), signed=limits[0] < 0), output


def _choices(types: Types, enumerator: rows.Param) -> dict[int, kinds.Number | kinds.EnumMember]:
    """Return the possible kinds of an output, by the enumerator that determines its type."""
    choices = {}
    for member in types.enum(types.resolve(enumerator.type)[5:]):
        cls = types.attribute(enumerator.type, member)
        kind = gives(cls) if isinstance(cls, type) and issubclass(cls, ctypes._SimpleCData) else None
        if isinstance(kind, (kinds.Number, kinds.EnumMember)):
            choices[int(member)] = kind
    return choices
