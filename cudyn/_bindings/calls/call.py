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
from .arguments import by_position
from .callbacks import FUNCTION, Pointer, bind, function_type
from .plain_call import Call, ErrorDetails, StatusMap, return_outputs
from .values import text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ..tables import rows
    from ..tables.functions import Function
    from .arguments import Arguments
    from .c_types import Types
    from .plain_call import Finish

_PLAIN = frozenset(("in", "out", "inout"))  # the roles of a Call
_USE_ERRNO = 8  # ctypes' FUNCFLAG_USE_ERRNO: a copy of errno, as it is just after the call

# Since Python 3.14 a functools.partial in a class is a method.
_NO_METHOD = {"__get__": lambda function, *_: function} if hasattr(functools.partial, "__get__") else {}
Checked: Any = type(
    "Function",
    (functools.partial,),  # C, which adds next to nothing to a call of the Python function in it
    {**FUNCTION, **_NO_METHOD, "_as_parameter_": property(lambda function: function.__dict__["bare"])},
)
"""The class of checked functions.

Attributes:
    record: the function's table record
    call: the Python implementation that accepts any argument
    bare: the function of ctypes, for ctypes.cast
"""


def raw(types: Types, handle: ctypes.CDLL, function: Function) -> Any:
    """The function that the library exports, with argtypes and restype set."""
    made = bind(
        function_type("Function", types.ctype(function.result), members=FUNCTION), function.symbol, handle
    )
    made.argtypes = tuple(types.param(p.type, is_sized=sized) for p, sized in _with_sizes(function.params))
    made.__name__ = function.symbol
    return made


def make_checked_call(
    types: Types,
    handle: ctypes.CDLL,
    function: Function,
    status: str,
    answers: StatusMap,
    names: Mapping[str, Any] = MappingProxyType({}),
    with_arguments: bool = False,
    retention_rule: str = "",
    lookup: Callable[[str], Any] | None = None,
    suggest: Callable[[int], str] | None = None,
) -> Any:
    """Return the function with its out-parameters returned and its status checked.

    Args:
        types: C types of the library
        handle: loaded library
        function: declaration of the function
        status: type of the statuses
        answers: the statuses that do not raise
        names: attributes of the function
        with_arguments: whether the arguments explain a failure
        retention_rule: how long the function keeps callbacks, see `retention`
        lookup: returns another checked function of the library
        suggest: returns the API level, in words, whose function accepts a number of arguments
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
        call = Call(types, bare, function, converters, of_status, finish, lookup, suggest)
    else:
        call = roles.Call(types, bare, function, converters, answers, members, lookup, suggest)
    is_left_out = is_plain and bool(function.params) and bool(function.params[-1].made)
    if is_left_out:
        call = AutoBufferCall(call, function, lookup)
    if retention_rule:
        call = retention.hold(retention_rule, function, handle, types, call)
    is_simple = not (is_told or retention_rule or members or answers.details) and function.result != "ssize_t"
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
        __tracebackhide__ = True
        ordered = by_position(names, args, keywords) if keywords else None
        if ordered is None:
            return call(*args, **keywords)
        return find_fast()(*ordered)

    return by_name


class AutoBufferCall:
    """A call that allocates the memory of its last parameter if the caller omits it.

    Another function of the library returns the size. The call returns the memory that C wrote: a str up to
    the first NUL, or all of the bytes.
    """

    def __init__(self, call: Call, function: Function, lookup: Callable[[str], Any] | None) -> None:
        self.call = call
        self.names = [param.keyword for param in function.params]
        self.made = function.params[-1].made
        name, _, asked = function.params[-1].size.partition("(")
        self.asked = [each for each in asked.rstrip(")").split(",") if each]
        self.lookup = functools.partial(lookup, name) if lookup else None

    @property
    def arguments(self) -> Arguments:
        return self.call.arguments

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        by_name = {**dict(zip(self.names, args)), **keywords}
        is_made = len(args) + len(keywords) == len(by_name) and set(by_name) == set(self.names[:-1])
        if self.lookup is None or not is_made:
            return self.call(*args, **keywords)
        size = self.lookup()(*[by_name[name] for name in self.asked])
        memory = (ctypes.c_char * max(size, 1))()  # C may refuse null, even for nothing
        self.call(**by_name, **{self.names[-1]: memory})
        return text_of(memory.value) if self.made == "text" else memory.raw[:size]


@functools.cache
def _bare_type(cls: Any, result: str) -> Any:
    """The class of bare functions with a result. It has no argtypes: ctypes takes arguments as they are."""
    flags = _USE_ERRNO if result == "ssize_t" else 0
    return type("Bare", (Pointer,), {"_restype_": cls, "_flags_": flags})


def _finish(
    function: Function, status: str, answers: StatusMap, members: Sequence[str], is_told: bool
) -> Finish:
    """What makes the result of a call."""
    if is_told:
        return ErrorDetails(function, answers, members)
    if function.result == status:
        return lambda result, outputs, values: return_outputs(answers[result], outputs)
    if function.result == "ssize_t":
        return lambda result, outputs, values: return_outputs(_check_size(answers, result), outputs)
    if function.result == "const char *":
        return lambda result, outputs, values: _return_both(text_of(result), outputs)
    if function.result == "void":
        return lambda result, outputs, values: return_outputs(None, outputs)
    return lambda result, outputs, values: _return_both(result, outputs)


def _return_both(result: Any, outputs: Sequence[Any]) -> Any:
    """What a function returns that is not a status, before its outputs."""
    return (result, *[each.__ctypes_from_outparam__() for each in outputs]) if outputs else result


def _check_size(answers: StatusMap, size: int) -> int:
    """A result that is a size or, if negative, a status; -1 means that the system's errno has the reason."""
    if size < 0:
        details = {"errno": ctypes.get_errno()} if size == -1 else {}
        raise answers.failure(-size, answers.name, (), details)
    return size


def convert(types: Types, function: Function) -> tuple[Any, ...]:
    """What converts each argument of a checked call, or the type of the pointer to an output."""
    params = function.params
    is_plain = _PLAIN.issuperset([p.role for p in params])

    def argument(param: rows.Param, is_sized: bool) -> Any:
        if param.role in ("in", "inout"):
            where = f"{function.name}: {param.keyword} ({param.type})"
            is_written = param.role == "inout"
            memory = param.memory
            return types.param(param.type, where, memory=memory, is_written=is_written, is_sized=is_sized)
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
