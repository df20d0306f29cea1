"""Prototypes as callables.

A raw function is the bare ctypes function: every C parameter, and the status as an int. A checked function
takes the in-parameters in C order, makes the out-parameters and returns them, and raises on a status other
than success. ctypes itself does this, in C, from `paramflags` and the result type's `_check_retval_`; what it
refuses is explained by given.Arguments, which also converts and measures memory of a known size.
"""

from __future__ import annotations

import ctypes
import functools
import operator

from .._tables import rows
from . import fast_calls, keeping, roles
from .callbacks import FUNCTION, Pointer, bind, function_type
from .given import Arguments, Passing, is_enough, parameter_name
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
    find: Callable[[str], Any] | None = None,
    advise: Callable[[int], str] | None = None,
) -> Any:
    """The same function with its out-parameters returned and its status checked.

    status: the type of the statuses. keeps: the rule by which it keeps or releases callbacks (keeping.py).
    find, advise: as of given.Arguments.
    """
    name = answers.name
    result, params = rows.prototype(prototype)
    for param in params:
        param.name = parameter_name(param.name)
    argtypes = convert(types, name, params)
    arguments = Arguments(types, name, params, argtypes, find, advise)
    if not _PLAIN.issuperset([param.role for param in params]):
        return _shape(types, handle, symbol, result, params, argtypes, answers, arguments)
    is_size = result == "ssize_t"
    cls: Any = type(
        "Function",
        (Pointer,),
        {
            "_argtypes_": argtypes,
            "_restype_": types.ctype(result),
            "_flags_": _USE_ERRNO if is_size else 0,
            **FUNCTION,
            **(_CHANGES if arguments.is_sized else {}),
        },
    )
    flags = tuple([(_OUT if param.role == "out" else _IN, param.name) for param in params])
    function = bind(cls, symbol, handle, flags)
    function.__name__ = name
    by_ctypes = Pointer.__call__.__get__(function)
    if arguments.is_sized:
        converted = _Converted(function, params, lambda: bind(cls, symbol, handle, flags))
        call = _measured(by_ctypes, converted, arguments)
    else:
        call = _explained(by_ctypes, arguments) if params else _without_parameters(by_ctypes, arguments)
    cls.__call__ = keeping.hold(keeps, name, handle, types, params, call) if keeps else call
    check: Any = answers.__getitem__
    members = _members(types, result)
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
    return fast_calls.attach(function, function, types, params, argtypes, result, *checks)


def _shape(
    types: Types,
    handle: ctypes.CDLL,
    symbol: str,
    result: str,
    params: list[rows.Param],
    argtypes: Sequence[Any],
    answers: Answers,
    arguments: Arguments,
) -> Any:
    """A checked function with roles that ctypes does not support."""
    call = bind(function_type("Function", types.ctype(result)), symbol, handle)
    call.argtypes = tuple([Passing if p.size else each for p, each in zip(params, argtypes)])
    members = _members(types, result)
    status_of = operator.attrgetter(members[0]) if members else operator.index
    shaped = _ShapedCall(types, call, params, answers, status_of, arguments)
    if members or answers.details:
        return shaped
    check = answers.__getitem__
    return fast_calls.attach(shaped, call, types, params, argtypes, result, check, answers[0])


def _members(types: Types, result: str) -> list[str]:
    """The members of a status that is a structure, as cuFile's."""
    return [field[0] for field in getattr(types.ctype(result), "_fields_", ())]


def _explained(by_ctypes: Callable[..., Any], arguments: Arguments) -> Callable[..., Any]:
    """The `__call__` of a function whose arguments ctypes converts. What it refuses is explained.

    by_ctypes: ctypes' own call, bound to the function. Given a tuple, it makes no other.
    """

    def call(self: Any, *args: Any, **keywords: Any) -> Any:
        try:
            return by_ctypes(*args, **keywords) if keywords else by_ctypes(*args)
        except (ctypes.ArgumentError, TypeError) as error:
            refused = error.with_traceback(None)
        raise arguments.explain(arguments.bind(args, keywords), refused)

    return call


def _measured(
    by_ctypes: Callable[..., Any], converted: _Converted, arguments: Arguments
) -> Callable[..., Any]:
    """The `__call__` of a function with lists, or with memory of a size that its arguments say.

    What needs no more than a look at its class or its length is converted by ctypes, as any other argument.
    """
    length = len(arguments.names)
    measures = arguments.measures

    def call(self: Any, *args: Any, **keywords: Any) -> Any:
        given: Sequence[Any] = args
        if keywords or len(args) != length:
            given = arguments.bind(args, keywords)
        for at, classes, number, unit in measures:
            value = given[at]
            if value.__class__ in classes:
                continue
            if number is None or not is_enough(value, given[number], unit):
                break
        else:
            try:
                return by_ctypes(*given)
            except (ctypes.ArgumentError, TypeError) as error:
                refused = error.with_traceback(None)
            if not arguments.has_open_number(given):
                raise arguments.explain(given, refused)
        values = [*given]
        passed = arguments.prepare(values)
        try:
            return converted.call(*passed)
        except (ctypes.ArgumentError, TypeError) as error:
            refused = error.with_traceback(None)
        finally:
            passed.clear()  # an exception keeps this frame, which must not hold buffers
        raise arguments.explain(values, refused)

    return call


class _Converted:
    """The same function for memory that is already converted: made when it is first called, with the
    attributes that the function has then."""

    def __init__(self, function: Any, params: Sequence[rows.Param], make: Callable[[], Any]) -> None:
        self._function = function
        self._params = params
        self._make = make
        function.converted = self

    @functools.cached_property
    def call(self) -> Callable[..., Any]:
        """ctypes' own call."""
        function = self._function
        made = self._make()
        made.__name__ = function.__name__
        argtypes = zip(self._params, function.argtypes)
        made.argtypes = tuple([Passing if param.size else each for param, each in argtypes])
        made.restype = function.restype
        if function.errcheck is not None:
            made.errcheck = function.errcheck
        found: Callable[..., Any] = Pointer.__call__.__get__(made)
        return found

    def forget(self) -> None:
        """Make the function anew: an attribute has changed."""
        self.__dict__.pop("call", None)


def _set(function: Any, name: str, value: Any) -> None:
    Pointer.__setattr__(function, name, value)
    _forget(function)


def _delete(function: Any, name: str) -> None:
    Pointer.__delattr__(function, name)
    _forget(function)


def _forget(function: Any) -> None:
    converted = function.__dict__.get("converted")
    if converted is not None:
        converted.forget()


_CHANGES = {"__setattr__": _set, "__delattr__": _delete}


def _without_parameters(by_ctypes: Callable[..., Any], arguments: Arguments) -> Callable[..., Any]:
    """The `__call__` of a function without parameters: ctypes itself would take any argument."""

    def call(self: Any, *args: Any, **keywords: Any) -> Any:
        if args or keywords:
            arguments.bind(args, keywords)
        return by_ctypes()

    return call


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
            failure = answers.failure(number, answers.name, arguments, outputs)
            arguments = ()  # the exception keeps this frame, which must not hold buffers
            raise failure
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
