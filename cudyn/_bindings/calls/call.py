"""Records of functions as callables.

A raw function is the bare ctypes function: every C parameter, and the status as an int. A checked function
takes the in-parameters in C order, makes the out-parameters and returns them, and raises on a status other
than success. Its call is one of three, which differ in time alone:

Call        converts every argument, measures memory of a known size, and explains what it refuses
quick       Python made for the function's parameters (quick_calls.py): plain values; the rest goes to Call
fast call   machine code for the same values (fast_calls.py), where the system allows it
"""

from __future__ import annotations

import ctypes
import functools
import weakref
from types import MappingProxyType

from . import fast_calls, quick_calls, retention, roles
from .arguments import Arguments, by_position
from .callbacks import FUNCTION, Pointer, bind, function_type
from .primitives import text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from typing import Any

    from ..tables import rows
    from ..tables.functions import Function
    from .c_types import Types

    Raise = Callable[[int, str, "tuple[Any, ...]", "dict[str, Any]"], BaseException]
    Finish = Callable[[Any, "Sequence[Any]", "Sequence[Any]"], Any]

_PLAIN = frozenset(("in", "out", "inout"))  # the roles of a Call
_USE_ERRNO = 8  # ctypes' FUNCFLAG_USE_ERRNO: a copy of errno, as it is just after the call
SUCCESS: Mapping[int, object] = {0: None}

Checked: Any = type(
    "Function",
    (functools.partial,),  # C, which adds next to nothing to a call of the Python function in it
    {**FUNCTION, "_as_parameter_": property(lambda function: function.__dict__["bare"])},
)
"""The class of checked functions. record: its Function. call: its Call, or another that takes any argument.
bare: the function of ctypes, for ctypes.cast."""


def raw(types: Types, handle: ctypes.CDLL, function: Function) -> Any:
    """The function that the library exports, with argtypes and restype set."""
    made = bind(
        function_type("Function", types.ctype(function.result), members=FUNCTION), function.symbol, handle
    )
    made.argtypes = tuple(types.param(p.type, is_sized=sized) for p, sized in _with_sizes(function.params))
    made.__name__ = function.symbol
    return made


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


class Call:
    """A checked call in Python: any argument, with the reason where one is refused.

    bare: the C function, whose arguments are converted here. converters: those of `convert`. answers: of a
    status; None: the result is not a status. finish: returns what the call returns, from C's result, the
    outputs and the arguments. find, advise: as of Arguments.
    """

    def __init__(
        self,
        types: Types,
        bare: Any,
        function: Function,
        converters: Sequence[Any],
        answers: Answers | None,
        finish: Finish,
        find: Callable[[str], Any] | None,
        advise: Callable[[int], str] | None,
    ) -> None:
        self.function = function
        self.bare = bare
        self.answers = answers
        self.finish = finish
        self.makers = {at: converters[at]._type_ for at, p in enumerate(function.params) if p.role == "out"}
        self._make_arguments = functools.partial(Arguments, types, function, converters, find, advise)

    @functools.cached_property
    def arguments(self) -> Arguments:
        """The parameters that the caller gives: made for the first call that needs an explanation."""
        return self._make_arguments()

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        arguments = self.arguments
        values = arguments.bind(args, keywords)
        passed = arguments.prepare(values)
        outputs = [make() for make in self.makers.values()]
        try:
            result = self.bare(*self._order(passed, outputs))
        finally:
            passed.clear()  # an exception keeps this frame, which must not hold buffers
        return self.finish(result, outputs, values)

    def _order(self, passed: Sequence[Any], outputs: Sequence[Any]) -> list[Any]:
        """The arguments and the pointers to outputs, as C wants them."""
        ordered = [*passed]
        for at, output in zip(self.makers, outputs):
            ordered.insert(at, ctypes.byref(output))
        return ordered


def checked(
    types: Types,
    handle: ctypes.CDLL,
    function: Function,
    status: str,
    answers: Answers,
    with_arguments: bool = False,
    keeps: str = "",
    find: Callable[[str], Any] | None = None,
    advise: Callable[[int], str] | None = None,
    names: Mapping[str, Any] = MappingProxyType({}),
) -> Any:
    """The function with its out-parameters returned and its status checked.

    status: the type of the statuses. with_arguments: a failure is explained by them. keeps: the rule by which
    it keeps or releases callbacks (keeping.py). find, advise: as of given.Arguments. names: its attributes.
    """
    converters = convert(types, function)
    bare = bind(_bare_type(types.ctype(function.result), function.result), function.symbol, handle)
    members = [field[0] for field in getattr(bare.restype, "_fields_", ())]  # of cuFile's status
    is_plain = _PLAIN.issuperset([param.role for param in function.params])
    has_status = function.result == status
    is_told = has_status and bool(with_arguments or answers.details or members)
    call: Any
    if is_plain:
        finish = _finish(function, status, answers, members, is_told)
        of_status = answers if has_status else None
        call = Call(types, bare, function, converters, of_status, finish, find, advise)
    else:
        call = roles.Call(types, bare, function, converters, answers, members, find, advise)
    is_left_out = is_plain and bool(function.params) and bool(function.params[-1].made)
    if is_left_out:
        call = MakingCall(call, function, find)
    if keeps:
        call = retention.hold(keeps, function, handle, types, call)
    is_simple = not (is_told or keeps or members or answers.details) and function.result != "ssize_t"
    facts = {"__name__": function.name, **names, "record": function, "call": call, "bare": bare}
    made = Checked(call)
    made.__dict__.update(facts)
    if not is_simple:  # its results say more than a fast call can read
        return made
    checks = (answers.__getitem__, answers[0]) if has_status or not is_plain else ()
    found = fast_calls.attach(made, types, function, converters, *checks)
    if found is not made:
        names_of = [param.keyword for param in function.params if param.is_given]
        made.__setstate__((_by_name(call, found, names_of), (), {}, facts))
    elif is_plain and not is_left_out:
        made.__setstate__((quick_calls.First(made, call), (), {}, facts))
    return found


def _by_name(call: Any, fast: Any, names: Sequence[str]) -> Any:
    """The way of what a fast call does not take itself: arguments by name become arguments by position."""
    find_fast: Callable[[], Any] = weakref.ref(fast)  # which holds this function

    def by_name(*args: Any, **keywords: Any) -> Any:
        ordered = by_position(names, args, keywords) if keywords else None
        if ordered is None:
            return call(*args, **keywords)
        return find_fast()(*ordered)

    return by_name


class MakingCall:
    """A call that makes the memory of its last parameter, where the caller leaves it out.

    It asks another function of the library for the size, and returns what C wrote: a str up to the first NUL,
    or all of the bytes.
    """

    def __init__(self, call: Call, function: Function, find: Callable[[str], Any] | None) -> None:
        self.call = call
        self.names = [param.keyword for param in function.params]
        self.made = function.params[-1].made
        name, _, asked = function.params[-1].size.partition("(")
        self.asked = [each for each in asked.rstrip(")").split(",") if each]
        self.find = functools.partial(find, name) if find else None

    @property
    def arguments(self) -> Arguments:
        return self.call.arguments

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        given = {**dict(zip(self.names, args)), **keywords}
        is_made = len(args) + len(keywords) == len(given) and set(given) == set(self.names[:-1])
        if self.find is None or not is_made:
            return self.call(*args, **keywords)
        size = self.find()(*[given[name] for name in self.asked])
        memory = ctypes.create_string_buffer(max(size, 1))  # C may refuse null, even for nothing
        self.call(**given, **{self.names[-1]: memory})
        return text_of(memory.value) if self.made == "text" else memory.raw[:size]


@functools.cache
def _bare_type(cls: Any, result: str) -> Any:
    """The class of bare functions with a result. It has no argtypes: ctypes takes arguments as they are."""
    flags = _USE_ERRNO if result == "ssize_t" else 0
    return type("Bare", (Pointer,), {"_restype_": cls, "_flags_": flags})


def _finish(
    function: Function, status: str, answers: Answers, members: Sequence[str], is_told: bool
) -> Finish:
    """What makes the result of a call."""
    if is_told:
        return Told(function, answers, members)
    if function.result == status:
        return lambda result, outputs, values: _returned(answers[result], outputs)
    if function.result == "ssize_t":
        return lambda result, outputs, values: _returned(_check_size(answers, result), outputs)
    if function.result == "const char *":
        return lambda result, outputs, values: _return_both(text_of(result), outputs)
    if function.result == "void":
        return lambda result, outputs, values: _returned(None, outputs)
    return lambda result, outputs, values: _return_both(result, outputs)


def _returned(result: Any, outputs: Sequence[Any]) -> Any:
    found = [each.__ctypes_from_outparam__() for each in outputs]
    return result if not found else found[0] if len(found) == 1 else tuple(found)


def _return_both(result: Any, outputs: Sequence[Any]) -> Any:
    """What a function returns that is not a status, before its outputs."""
    return (result, *[each.__ctypes_from_outparam__() for each in outputs]) if outputs else result


def _check_size(answers: Answers, size: int) -> int:
    """A result that is a size or, if negative, a status; -1 means that the system's errno has the reason."""
    if size < 0:
        details = {"errno": ctypes.get_errno()} if size == -1 else {}
        raise answers.failure(-size, answers.name, (), details)
    return size


class Told:
    """The end of a call whose arguments or outputs explain a failure, or whose status is a structure, as
    cuFile's: the first of `members` is the status, the others go into the exception."""

    def __init__(self, function: Function, answers: Answers, members: Sequence[str]) -> None:
        self.answers = answers
        self.members = members
        self.outputs = [param.name for param in function.params if param.role == "out"]

    def __call__(self, result: Any, outputs: Sequence[Any], values: Sequence[Any]) -> Any:
        answers = self.answers
        number = getattr(result, self.members[0]) if self.members else result
        if number in answers:
            return _returned(answers[number], outputs)
        details = {member: getattr(result, member) for member in self.members[1:]}
        for name, output in zip(self.outputs, outputs):
            if name in answers.details:
                details[name] = output.__ctypes_from_outparam__()
        raise answers.failure(number, answers.name, tuple(values), details)


def convert(types: Types, function: Function) -> tuple[Any, ...]:
    """What converts each argument of a checked call, or the type of the pointer to an output."""
    params = function.params
    is_plain = _PLAIN.issuperset([p.role for p in params])

    def argument(param: rows.Param, is_sized: bool) -> Any:
        if param.role in ("in", "inout"):
            where = f"{function.name}: {param.keyword} ({param.type})"
            return types.param(param.type, where, is_written=param.role == "inout", is_sized=is_sized)
        if is_plain:
            return types.out(param.type)
        return ctypes.c_void_p if param.type.endswith("*") else types.ctype(param.type)

    return tuple([argument(param, sized) for param, sized in _with_sizes(params, is_plain)])


def _with_sizes(params: Sequence[rows.Param], is_plain: bool = True) -> list[tuple[rows.Param, bool]]:
    return [*zip(params, [is_plain and after.type == "size_t" for after in params[1:]] + [False])]


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
