"""Creates the Python callables for C functions.

A raw function is the bare ctypes function: it accepts every C parameter and returns the status as an int.
A checked function accepts the in-parameters in C order, allocates the out-parameters and returns them, and
raises an exception if the call does not succeed. It has three implementations, which differ only in speed:

Call        converts every argument, checks memory of a known size, and explains errors
quick call  Python code generated for the function (quick_calls.py); passes all but plain values to Call
fast call   machine code for plain values (fast_calls.py), if the system allows generated code
"""

from __future__ import annotations

import ctypes
import functools
import re
import weakref
from types import MappingProxyType

from . import fast_calls, quick_calls, retention, roles
from .arguments import by_position
from .callbacks import FUNCTION_ATTRIBUTES, Pointer, bind, function_type
from .guarded import ArrayMemory
from .plain_call import Call, ErrorDetails, StatusMap, return_outputs
from .values import decode_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ..tables import rows
    from ..tables.functions import Function
    from .arguments import Arguments
    from .c_types import Types
    from .plain_call import Finish

_PLAIN_ROLES = frozenset(("in", "out", "inout"))  # the roles that plain_call.Call supports
_SIZE_CALL = re.compile(r"(\w+)\(([\w,]*)\)")  # the call in a size expression: `f(p)` or `max(f(p),1)`
_USE_ERRNO = 8  # ctypes' FUNCFLAG_USE_ERRNO: ctypes copies errno immediately after the call

# In Python 3.14 and later, a functools.partial that is an attribute of a class becomes a method of its
# instances. Checked functions do not, just like C functions.
_NO_METHOD = {"__get__": lambda function, *_: function} if hasattr(functools.partial, "__get__") else {}
Checked: Any = type(
    "Function",
    (functools.partial,),  # implemented in C, so it adds almost no time to a call
    {
        **FUNCTION_ATTRIBUTES,
        **_NO_METHOD,
        "_as_parameter_": property(lambda function: function.__dict__["bare"]),
    },
)
"""The class of checked functions.

Attributes:
    record: the function's declaration from the tables, a `Function`
    call: the Python implementation that accepts any argument
    bare: the ctypes function, for ctypes.cast
"""


def raw(types: Types, handle: ctypes.CDLL, function: Function, changes_process: bool = False) -> Any:
    """Return the function that the library exports, with argtypes and restype set.

    Args:
        types: C types of the library
        handle: loaded library
        function: declaration of the function
        changes_process: whether the function changes the state of the process, which each call then restores
    """
    cls = function_type("Function", types.ctype(function.result), members=FUNCTION_ATTRIBUTES)
    pointer = bind(_keep_state(cls) if changes_process else cls, function.symbol, handle)
    pointer.argtypes = tuple(
        types.param(param.type, is_sized=is_sized) for param, is_sized in _pair_with_sizes(function.params)
    )
    pointer.__name__ = function.symbol
    return pointer


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
    changes_process: bool = False,
) -> Any:
    """Create a checked function, which returns its out-parameters and raises an exception if a call fails.

    Args:
        types: C types of the library
        handle: loaded library
        function: declaration of the function
        status: C type of the status codes
        answers: the status codes that do not raise an exception, with the values that the call returns
        names: attributes to set on the function, such as `__name__` and `__module__`
        with_arguments: whether an exception for a failed call shows the arguments
        retention_rule: rule for how long the function keeps callbacks (`retention` lists the rules); "" if C
            does not call them after the function has returned
        lookup: returns another checked function of the library by its name
        suggest: returns a description of the API level at which the function accepts a given number of
            arguments
        changes_process: whether the function changes the state of the process, which each call then restores
    """
    converters = make_converters(types, function)
    bare_type = _make_bare_type(types.ctype(function.result), function.result)
    bare = bind(_keep_state(bare_type) if changes_process else bare_type, function.symbol, handle)
    # The members of the status, if it is a record. Only cuFile has such a status.
    members = [field[0] for field in getattr(bare.restype, "_fields_", ())]
    is_plain = _PLAIN_ROLES.issuperset([param.role for param in function.params])
    has_status = function.result == status
    are_errors_explained = bool(with_arguments or answers.details or members)
    has_error_details = has_status and are_errors_explained
    call: Any
    if is_plain:
        finish = _make_finish(function, status, answers, members, has_error_details)
        status_map = answers if has_status else None
        call = Call(types, bare, function, converters, status_map, finish, lookup, suggest)
    else:
        call = roles.Call(types, bare, function, converters, answers, members, lookup, suggest)
    # `made` is the type of the result if the caller may omit the memory for it.
    can_omit_buffer = is_plain and bool(function.params) and bool(function.params[-1].made)
    if can_omit_buffer:
        call = AutoBufferCall(call, function, lookup)
    if retention_rule:
        call = retention.make_retaining_call(retention_rule, function, handle, types, call)
    attributes = {"__name__": function.name, **names, "record": function, "call": call, "bare": bare}
    checked = Checked(call)
    checked.__dict__.update(attributes)
    # Machine code can't read these results or restore the process's state.
    has_special_result = has_error_details or members or answers.details or function.result == "ssize_t"
    if has_special_result or retention_rule or changes_process:
        return checked
    success_result = answers[0]  # 0 is the status code of success
    status_checks = (answers.__getitem__, success_result) if has_status or not is_plain else ()
    fastest = fast_calls.attach(checked, types, function, converters, *status_checks)
    faster_call = None
    if fastest is not checked:
        parameter_names = [param.keyword for param in function.params if param.is_given]
        faster_call = _accept_keywords(call, fastest, parameter_names)
    elif is_plain and not can_omit_buffer:
        faster_call = quick_calls.FirstCalls(checked, call)
    if faster_call is not None:
        # `functools.partial.__setstate__` replaces the function that `checked` calls.
        checked.__setstate__((faster_call, (), {}, attributes))
    return fastest


def _accept_keywords(call: Any, fast: Any, names: Sequence[str]) -> Any:
    """Return the function to which a fast call passes the arguments that it doesn't accept.

    If arguments were passed by name, that function makes the fast call again, with all arguments passed by
    position. Otherwise, it passes the arguments to `call`.

    Args:
        call: call that accepts all arguments
        fast: the fast call
        names: names of the parameters for which the caller passes arguments
    """
    get_fast: Callable[[], Any] = weakref.ref(fast)  # a weak reference, because `fast` holds this function

    def call_by_position(*args: Any, **keywords: Any) -> Any:
        __tracebackhide__ = True
        ordered = by_position(names, args, keywords) if keywords else None
        if ordered is None:
            return call(*args, **keywords)
        return get_fast()(*ordered)

    return call_by_position


class AutoBufferCall:
    """A call that allocates memory for its last argument if the caller omits that argument.

    Another function of the library returns the size of the memory. The call returns the contents of the
    memory: a str up to the first NUL, or all of the bytes.
    """

    def __init__(self, call: Call, function: Function, lookup: Callable[[str], Any] | None) -> None:
        self.call = call
        self.function = function
        self.memory_param = function.params[-1]
        self.names = [param.keyword for param in function.params]
        self.result_type = self.memory_param.made  # "text" or "bytes"
        size_call = _SIZE_CALL.search(self.memory_param.size)
        assert size_call is not None  # codegen checks that the size is the result of a function
        self.size_arguments = [argument for argument in size_call[2].split(",") if argument]
        self.get_size_function = functools.partial(lookup, size_call[1]) if lookup else None

    @property
    def arguments(self) -> Arguments:
        return self.call.arguments

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        """Call the function, and allocate the memory if all other arguments are present."""
        by_name = {**dict(zip(self.names, args)), **keywords}
        # If not, there are too many arguments, or one is passed both by position and by name. `self.call`
        # rejects both.
        is_passed_once = len(args) + len(keywords) == len(by_name)
        *required_names, memory_name = self.names
        is_memory_omitted = is_passed_once and set(by_name) == set(required_names)
        if self.get_size_function is None or not is_memory_omitted:
            return self.call(*args, **keywords)
        size = self.get_size_function()(*[by_name[name] for name in self.size_arguments])
        memory = ArrayMemory(ctypes.c_char, max(size, 1))  # C may reject null, even if the size is 0
        self.call(**by_name, **{memory_name: memory.reference})
        memory.check(self.function, self.memory_param)
        return decode_text(memory.text) if self.result_type == "text" else memory.raw[:size]


def _keep_state(cls: Any) -> Any:
    """Return a class of ctypes functions whose calls restore the process's state."""
    from .process_state import keep_state_in_calls  # imported here, because few libraries need it

    return keep_state_in_calls(cls)


@functools.cache
def _make_bare_type(cls: Any, result: str) -> Any:
    """Create the ctypes class of functions without argtypes, so that ctypes does not convert arguments.

    Args:
        cls: ctypes type of the result
        result: C type of the result. If it is ssize_t, errno is saved after each call
    """
    flags = _USE_ERRNO if result == "ssize_t" else 0
    return type("Bare", (Pointer,), {"_restype_": cls, "_flags_": flags})


def _make_finish(
    function: Function, status: str, answers: StatusMap, members: Sequence[str], has_error_details: bool
) -> Finish:
    """Return the function that computes the result of a checked call from the C function's result.

    Args:
        function: declaration of the function
        status: C type of the library's status codes
        answers: status codes that do not raise an exception
        members: members of the status, if it is a record
        has_error_details: whether the exception for a failed call contains the arguments and outputs
    """
    if has_error_details:
        return ErrorDetails(function, answers, members)
    if function.result == status:
        return lambda result, outputs, values: return_outputs(answers[result], outputs)
    if function.result == "ssize_t":
        return lambda result, outputs, values: return_outputs(_check_size(answers, result), outputs)
    if function.result == "const char *":
        return lambda result, outputs, values: _return_result_and_outputs(decode_text(result), outputs)
    if function.result == "void":
        return lambda result, outputs, values: return_outputs(None, outputs)
    return lambda result, outputs, values: _return_result_and_outputs(result, outputs)


def _return_result_and_outputs(result: Any, outputs: Sequence[Any]) -> Any:
    """Return a result that is not a status or, if there are outputs, a tuple of the result and outputs."""
    return (result, *[output.__ctypes_from_outparam__() for output in outputs]) if outputs else result


def _check_size(answers: StatusMap, size: int) -> int:
    """Return the result of a function that returns a size, or raise an exception if it is negative.

    If the result is -1, errno contains the reason. Any other negative result is a negated status code.
    """
    if size < 0:
        details = {"errno": ctypes.get_errno()} if size == -1 else {}
        raise answers.failure(-size, answers.name, (), details)
    return size


def make_converters(types: Types, function: Function) -> tuple[Any, ...]:
    """Return a converter or a ctypes type for each parameter of a checked function.

    Returns:
        For a parameter that the caller passes, the converter of the argument. For an output, the type of the
        pointer that C receives. If the function has roles other than `in`, `inout` and `out`, `roles.Call`
        creates the memory for these roles itself, so their entries are only the ctypes types.
    """
    params = function.params
    is_plain = _PLAIN_ROLES.issuperset([param.role for param in params])

    def make_converter(param: rows.Param, is_sized: bool) -> Any:
        """Return the entry for one parameter. `is_sized`: whether the next parameter may be its size."""
        if param.role in ("in", "inout"):
            where = f"{function.name}: {param.keyword} ({param.type})"
            is_written = param.role == "inout"
            memory = param.memory
            return types.param(param.type, where, memory=memory, is_written=is_written, is_sized=is_sized)
        if is_plain:
            return types.out(param.type)
        return ctypes.c_void_p if param.type.endswith("*") else types.ctype(param.type)

    return tuple([make_converter(param, is_sized) for param, is_sized in _pair_with_sizes(params, is_plain)])


def _pair_with_sizes(params: Sequence[rows.Param], is_plain: bool = True) -> list[tuple[rows.Param, bool]]:
    """Return a tuple for each parameter: the parameter, and whether the next one may be its size.

    Args:
        params: parameters of the function
        is_plain: whether all roles are plain; if not, no parameter is treated as a size
    """
    is_size = [is_plain and param.type == "size_t" for param in params]
    is_next_size = [*is_size[1:], False]  # no parameter follows the last one
    return [*zip(params, is_next_size)]


def make_unconverted_call(function: Any) -> Any:
    """Create a raw function that does not convert its arguments, to save time in frequent calls.

    The caller has to convert them with `convert_arguments`. The result is an int, which ctypes returns
    fastest if restype is not set.
    """
    cls = type("Function", (Pointer,), {"_flags_": 0})
    return cls(ctypes.cast(function, ctypes.c_void_p).value)


def convert_arguments(function: Any, *arguments: Any) -> tuple[Any, ...]:
    """Convert arguments according to the argtypes of a raw function.

    The caller has to keep the memory that the arguments point to alive.
    """
    expected = len(function.argtypes)
    if len(arguments) != expected:
        raise TypeError(f"{function.__name__}: expected {expected} arguments, got {len(arguments)}")
    return tuple(cls.from_param(value) for cls, value in zip(function.argtypes, arguments))
