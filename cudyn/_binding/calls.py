"""Prototypes as callables.

A raw function is the bare ctypes function: every C parameter, and the status as an int. A checked function
takes the in-parameters in C order, makes the out-parameters and returns them, and raises on a status other
than success. ctypes itself does this, in C, from `paramflags` and the result type's `_check_retval_`.
"""

from __future__ import annotations

import ctypes
import keyword
import operator

from .._tables import rows
from . import fast_calls, keeping, roles
from .callbacks import FUNCTION, Pointer, bind, function_type
from .params import TEXTS, limits
from .primitives import text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
    from typing import Any

    from .c_types import Types

    Raise = Callable[[int, str, "tuple[Any, ...]", "dict[str, Any]"], BaseException]

_IN = 1
_OUT = 2
_PLAIN = frozenset(("in", "out", "inout"))  # the roles that ctypes itself supports
_USE_ERRNO = 8  # ctypes' FUNCFLAG_USE_ERRNO: a copy of errno, as it is just after the call
_ShapedCall: Any = type("Function", (roles.Call,), FUNCTION)
SUCCESS: Mapping[int, object] = {0: None}


def raw(types: Types, handle: ctypes.CDLL, symbol: str, prototype: str) -> Any:
    """The function that the library exports as `symbol`, with argtypes and restype set."""
    result, params = rows.prototype(prototype)
    function = bind(function_type("Function", types.ctype(result), members=FUNCTION), symbol, handle)
    function.argtypes = tuple(types.param(p.type, is_sized=sized) for p, sized in _with_sizes(params))
    function.__name__ = symbol
    return function


class Answers(dict[int, object]):
    """The meaning of a call's statuses: a dict of those that are answers, and of what the call returns then.

    Looking up another status raises. Success never leaves C.

    name       of the function
    failure    makes the exception of status, name, the arguments, if they are asked for, and the details
    details    the out-parameters that explain a failure
    too_small  the statuses for too little memory, where the call allocates it
    """

    def __init__(
        self,
        name: str,
        failure: Raise,
        answers: Mapping[int, object] = SUCCESS,
        details: Sequence[str] = (),
        too_small: Collection[int] = (),
    ) -> None:
        super().__init__(answers)
        self.name = name
        self.failure = failure
        self.details = details
        self.too_small = too_small

    def __missing__(self, status: int) -> object:
        raise self.failure(status, self.name, (), {})


def checked(
    types: Types,
    handle: ctypes.CDLL,
    symbol: str,
    prototype: str,
    status: str,
    answers: Answers,
    with_arguments: bool = False,
    keeps: str = "",
) -> Any:
    """The same function with its out-parameters returned and its status checked. status: the type of the
    statuses. keeps: the rule by which it keeps or releases callbacks (keeping.py)."""
    name = answers.name
    result, params = rows.prototype(prototype)
    for p in params:
        p.name = parameter_name(p.name)
    is_plain = _PLAIN.issuperset([p.role for p in params])
    check: Any = answers.__getitem__

    arguments = convert(types, name, params)
    members = [field[0] for field in getattr(types.ctype(result), "_fields_", ())]
    if not is_plain:
        call = bind(function_type("Function", types.ctype(result)), symbol, handle)
        call.argtypes = arguments  # the memory for the others is allocated in roles.py
        number_of = operator.attrgetter(members[0]) if members else operator.index
        shaped = _ShapedCall(types, call, params, answers, number_of)
        if members or answers.details:
            return shaped
        return fast_calls.attach(shaped, call, types, params, arguments, result, check, answers[0])
    flags = tuple([(_OUT if p.role == "out" else _IN, p.name) for p in params])
    is_size = result == "ssize_t"
    cls: Any = type(
        "Function",
        (Pointer,),
        {
            "_argtypes_": arguments,
            "_restype_": types.ctype(result),
            "_flags_": _USE_ERRNO if is_size else 0,
            **FUNCTION,
            **(_call_with_lists(types, name, params, arguments) if params else _WITHOUT_PARAMETERS),
            **(keeping.members(keeps, name, handle, types, params) if keeps else {}),
        },
    )
    function = bind(cls, symbol, handle, flags)
    function.__name__ = name
    if result == status and (with_arguments or answers.details or members):
        function.errcheck = _errcheck(answers, members, params)
    elif result == status or is_size or result == "const char *":
        check = text_of if result == "const char *" else _size(answers) if is_size else check
        function.restype = type(
            "Status", (ctypes._SimpleCData,), {"_type_": cls._restype_._type_, "_check_retval_": check}
        )
    if function.errcheck is not None or is_size or keeps:  # which checks more than a fast call can
        return function
    checks = (check, answers[0]) if result == status else ()
    return fast_calls.attach(function, function, types, params, arguments, result, *checks)


def convert(types: Types, name: str, params: list[rows.Param]) -> tuple[Any, ...]:
    """The argtypes of a checked function: what converts each argument, or the class of an output."""
    is_plain = _PLAIN.issuperset([p.role for p in params])

    def argument(param: rows.Param, is_sized: bool) -> Any:
        if param.role in ("in", "inout"):
            where = f"{name}: {param.name} ({param.type})"
            return types.param(param.type, where, is_written=param.role == "inout", is_sized=is_sized)
        if is_plain:
            return types.out(param.type)
        return ctypes.c_void_p if param.type.endswith("*") else types.ctype(param.type)

    return tuple([argument(param, sized) for param, sized in _with_sizes(params, is_plain)])


def parameter_name(name: str) -> str:
    """The name of a parameter in Python: `from` of cuGraphGetEdges is `from_`."""
    return f"{name}_" if keyword.iskeyword(name) else name


def _with_sizes(params: list[rows.Param], is_plain: bool = True) -> Iterator[tuple[rows.Param, bool]]:
    return zip(params, [is_plain and after.type == "size_t" for after in params[1:]] + [False])


def unconverted(function: Any) -> Any:
    """A raw function that takes arguments made by `converted`, so that a frequent call converts nothing. Its
    result is an int, the cheapest result for ctypes if restype is not set."""
    cls = type("Function", (Pointer,), {"_flags_": 0})
    return cls(ctypes.cast(function, ctypes.c_void_p).value)


def converted(function: Any, *arguments: Any) -> tuple[Any, ...]:
    """Arguments converted by a raw function's own types. The caller keeps the memory they point to alive."""
    expected = len(function.argtypes)
    if len(arguments) != expected:
        raise TypeError(f"{function.__name__}: expected {expected} arguments, got {len(arguments)}")
    return tuple(cls.from_param(value) for cls, value in zip(function.argtypes, arguments))


# Refuses keywords, which ctypes ignores in a function without parameters.
_WITHOUT_PARAMETERS = {"__call__": lambda self: Pointer.__call__(self)}


def _call_with_lists(
    types: Types, name: str, params: Sequence[rows.Param], arguments: Sequence[Any]
) -> dict[str, Any]:
    """A check, before the call, that each list of texts has as many texts as given: the function's only
    integer."""
    if TEXTS not in arguments:
        return {}
    given, kinds = zip(*((p, of) for p, of in zip(params, arguments) if p.is_given))
    lists = [i for i, of in enumerate(kinds) if of is TEXTS]
    numbers = [i for i, p in enumerate(given) if limits(types.ctype(p.type))]
    if len(numbers) != 1:
        return {}

    def call(self: Any, *args: Any, **keywords: Any) -> Any:
        values = [*args, *(keywords.get(p.name) for p in given[len(args) :])]
        number = values[numbers[0]]
        for i in lists:
            found = values[i]
            if hasattr(found, "__len__") and hasattr(number, "__index__") and len(found) < number.__index__():
                where = f"argument {i + 1}: ValueError: {name}: {given[i].name} ({given[i].type})"
                expected = f"expected {number} texts, as {given[numbers[0]].name} says"
                raise ctypes.ArgumentError(f"{where}: {expected}, got {len(found)}")
        return Pointer.__call__(self, *args, **keywords)

    return {"__call__": call}


def _errcheck(answers: Answers, members: Sequence[str], params: Sequence[rows.Param]) -> Callable[..., Any]:
    """A check that sees the arguments, or a status that is a structure, as cuFile's: the first of `members`
    is the status, the others go into the exception."""
    has_out = any(p.role == "out" for p in params)
    outs = {i: p.name for i, p in enumerate(params) if p.name in answers.details and p.role == "out"}

    def errcheck(status: Any, function: Any, arguments: tuple[Any, ...]) -> Any:
        number = getattr(status, members[0]) if members else status
        if number not in answers:
            outputs = {member: getattr(status, member) for member in members[1:]}
            outputs |= {name: arguments[i].__ctypes_from_outparam__() for i, name in outs.items()}
            raise answers.failure(number, answers.name, arguments, outputs)
        return arguments if has_out else answers[number]  # ctypes takes the out-parameters from here

    return errcheck


def _size(answers: Answers) -> Callable[[int], int]:
    """A result that is a size or, if negative, a status; -1 means that the system's errno has the reason."""

    def check(size: int) -> int:
        if size < 0:
            details = {"errno": ctypes.get_errno()} if size == -1 else {}
            raise answers.failure(-size, answers.name, (), details)
        return size

    return check
