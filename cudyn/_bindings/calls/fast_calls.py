"""Decides which functions have a fast call, and how that call converts its arguments and results."""

from __future__ import annotations

import ctypes
import functools

from ..machine import fast_functions, kinds
from ..machine.body import SCARCE
from . import params as converters
from .guarded import report_overrun
from .sizes import Size, get_unit
from .values import AddressCell, Handle, TextCell, int_limits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..tables import rows
    from ..tables.functions import Function
    from .c_types import Types

_ROLES = ("in", "out", "inout", "typed", "both")  # the roles that machine code supports


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
        converters: converters for the arguments, as in ctypes' `argtypes`
        check: function that handles a non-zero status; `None` if the result is not a status
        success: value that a successful call without outputs returns
    """
    signature = plan(types, function, converters, check)
    if isinstance(signature, str):
        return checked
    try:
        target = ctypes.cast(checked, ctypes.c_void_p).value or 0  # `or 0` only for type checkers
    except SCARCE:
        raise
    except Exception:  # an audit hook may reject ctypes.cast
        return checked
    names = [param.keyword for param in function.params if param.is_given]
    overrun = functools.partial(report_overrun, function, types)
    return fast_functions.make(checked, target, *signature, check, success, names=names, overrun=overrun)


def plan(
    types: Types, function: Function, arguments: Sequence[Any], check: Any
) -> str | tuple[Sequence[kinds.Parameter], Any, kinds.Number | None]:
    """Plan the fast call of a function.

    Args:
        types: types of the library
        function: description of the function from the tables
        arguments: converters for the arguments, as in ctypes' `argtypes`
        check: function that handles a non-zero status; `None` if the result is not a status

    Returns:
        The C parameters, the ctypes type of the result, and the kind of the result (`None` for a status or
        void). If the function can't have a fast call, a string with the reason.
    """
    params = function.params
    parameters = []
    for param, argument in zip(params, arguments):
        is_list_of_typed = param.role == "typed" and "*" in param.of
        if param.role not in _ROLES or is_list_of_typed:
            return f"the role {_find_slow_role(params, param)}"
        if param.role == "both":
            input_and_output = _choose_both(types, param)
            if input_and_output is None:
                return f"a parameter of the type {param.type}, whose value C both reads and writes"
            parameters.append(kinds.Parameter(ctypes.c_void_p, *input_and_output))
            continue
        is_output = param.role in ("out", "typed")
        if is_output:
            # A function that may return "in progress" may write its outputs later. For example, NCCL writes a
            # communicator only when the group ends.
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
    result_kind = None if check is not None or cls is None else find_output_kind(cls)
    if result_kind is not None and not isinstance(result_kind, kinds.Number):
        return f"a result of the type {function.result}"
    if result_kind is not None and any(parameter.output is not None for parameter in parameters):
        return f"a result of the type {function.result} before outputs"
    return parameters, cls, result_kind


def _find_slow_role(params: Sequence[rows.Param], param: rows.Param) -> str:
    """Return the role that prevents a fast call.

    It is the role of the parameter or, if the parameter is the size of another one, that parameter's role.
    """
    role: str = param.role
    if role == "size":
        for other in params:
            if other.name == param.of:
                role = other.role
    return role


def _find_size(
    types: Types, params: Sequence[rows.Param], param: rows.Param, arguments: Sequence[Any]
) -> kinds.MemorySize | None:
    """Return the size of a parameter's memory in a form that machine code can compute.

    Machine code can only compute sums of products. The result is `MemorySize(None)` for other expressions,
    and `None` if the parameter does not have a size.

    Args:
        types: types of the library
        params: all parameters of the function
        param: the parameter
        arguments: converters for the arguments, as in ctypes' `argtypes`
    """
    if not param.size:
        return None
    size = Size(param, get_unit(types.ctype(param.type), param.type))
    indices = {other.name: index for index, other in enumerate(params)}
    terms = []
    for product in param.size.split("+"):
        constant = size.unit
        factors: list[int] = []  # indices of parameters
        conditions: list[tuple[int, int]] = []  # (index of a parameter, value that it must have)
        choice = None  # (index of an enumerator, sizes of the attributes that it may select)
        for operand in product.split("*"):
            if operand.isdecimal():
                constant *= int(operand)
                continue
            # An operand is "name", "sizeof(name)" or "(name==value)".
            name, _, value = operand.removeprefix("sizeof").strip("()").partition("==")
            index = indices.get(name)
            is_integer = index is not None and isinstance(find_argument_kind(arguments[index]), kinds.Integer)
            if index is None or not is_integer:
                return kinds.MemorySize(None)
            if operand == name:
                factors.append(index)
            elif operand == f"sizeof({name})" and choice is None:
                choice = index, _find_attribute_sizes(types, params[index].type)
            elif operand == f"({name}=={value})" and value.isdecimal():
                conditions.append((index, int(value)))
            else:
                return kinds.MemorySize(None)
        terms.append(kinds.Term(constant, factors, conditions, choice))
    return kinds.MemorySize(terms)


def _find_attribute_sizes(types: Types, type_: str) -> dict[int, int]:
    """Map the members of an enumeration to the sizes in bytes of the attributes that they select.

    Members whose attribute has an unknown type are omitted.
    """
    sizes = {}
    for member in types.enum(types.resolve(type_).removeprefix("enum ")):
        cls = types.attribute(type_, member)
        if cls is not None:
            sizes[int(member)] = ctypes.sizeof(cls)
    return sizes


def find_argument_kind(argument: Any) -> kinds.ArgumentKind | None:
    """Return the kind of arguments that machine code converts instead of a converter, or `None`.

    Args:
        argument: converter for the argument, as in ctypes' `argtypes`
    """
    if isinstance(argument, converters.Converter):
        return argument.plain
    if isinstance(argument, type) and issubclass(argument, ctypes._Pointer):
        return kinds.Address((argument,), (argument._type_,))
    return None


def find_output_kind(
    cls: Any, is_late: bool = False
) -> kinds.Number | kinds.EnumMember | kinds.Object | None:
    """Return the kind of an output of a given ctypes class, or `None` if only ctypes can return it.

    Args:
        cls: class of the output
        is_late: whether C may write the output after the call
    """
    letter = getattr(cls, "_type_", "")  # ctypes' code for a number, such as "i"
    if hasattr(cls, "enum"):
        return kinds.EnumMember(kinds.Number(letter), {int(member): member for member in cls.enum})
    if cls is TextCell:
        return kinds.Number("z")  # a C string
    if cls is AddressCell:
        return kinds.Number("Q")  # unlike the code "P", which returns None for a null pointer
    if ctypes._SimpleCData in cls.__bases__:  # for other classes, the object itself is returned
        return kinds.Number(letter) if letter in kinds.Number.LETTERS else None
    has_guard = bool(getattr(cls, "_alignment_", 0))
    return kinds.Object(cls, issubclass(cls, Handle), has_guard, is_late)


def _choose_argument(types: Types, params: Sequence[rows.Param], param: rows.Param, argument: Any) -> Any:
    """Return the kind of a parameter that the caller passes, or `None` if only ctypes can convert it.

    Args:
        types: types of the library
        params: all parameters of the function
        param: the parameter
        argument: converter for its argument
    """
    kind = find_argument_kind(argument)
    if all(other.role != "typed" or other.of != param.name for other in params):
        return kind
    # The argument is an enumerator that determines the type of an output.
    return (
        kinds.TypeEnumerator(kind, _find_choices(types, param)) if isinstance(kind, kinds.Integer) else None
    )


def _choose_output(
    types: Types, params: Sequence[rows.Param], param: rows.Param, argument: Any, is_late: bool
) -> Any:
    """Return the kind of a parameter with the role `out` or `typed`, or `None` if only ctypes can return it.

    Args:
        types: types of the library
        params: all parameters of the function
        param: the parameter
        argument: type of the pointer that C receives, if it is known
        is_late: whether C may write the output after the call
    """
    if param.role == "out":
        is_pointer = isinstance(argument, type) and issubclass(argument, ctypes._Pointer)
        pointer_type = argument if is_pointer else types.out(param.type)
        return find_output_kind(pointer_type._type_, is_late)
    # The role is `typed`: another argument, an enumerator, determines the type.
    names = [other.name for other in params]
    index = names.index(param.of)
    return kinds.ByEnumerator(index, _find_choices(types, params[index]))


def _choose_both(
    types: Types, param: rows.Param
) -> tuple[kinds.Integer, kinds.Number | kinds.EnumMember] | None:
    """Return the kinds of the argument and the output for an integer that C reads and writes.

    Returns `None` for parameters that are not integers.
    """
    cls = types.out(param.type)._type_
    output = find_output_kind(cls)
    # A cell for an enumeration is derived from the C integer type, which has the limits.
    limits = next((limits for limits in map(int_limits, cls.__mro__) if limits is not None), None)
    if limits is None or not isinstance(output, (kinds.Number, kinds.EnumMember)):
        return None
    return kinds.Integer(8 * ctypes.sizeof(cls), signed=limits[0] < 0), output


def _find_choices(types: Types, enumerator: rows.Param) -> dict[int, kinds.Number | kinds.EnumMember]:
    """Map enumerators to the kind of the output whose type they determine.

    Args:
        types: types of the library
        enumerator: the parameter that receives the enumerator
    """
    choices = {}
    tag = types.resolve(enumerator.type).removeprefix("enum ")
    for member in types.enum(tag):
        cls = types.attribute(enumerator.type, member)
        is_simple = isinstance(cls, type) and issubclass(cls, ctypes._SimpleCData)
        kind = find_output_kind(cls) if is_simple else None
        if isinstance(kind, (kinds.Number, kinds.EnumMember)):
            choices[int(member)] = kind
    return choices
