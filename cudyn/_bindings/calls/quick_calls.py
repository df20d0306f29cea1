"""Generates specialized Python code for checked calls, for systems without fast calls.

The generated source is short and has no loops. It handles common arguments itself and passes all others to
the function's `Call`, which also explains errors. Functions with the same kinds of parameters share the
compiled source. `python -m cudyn show NAME --how` prints it.
"""

from __future__ import annotations

import ctypes
import functools

from ..machine.guard import PATTERN
from ..machine.kinds import Address, Integer
from .arguments import REFUSED, by_position, is_enough
from .guarded import Memory, can_use_cells, has_initial_values, make_cell_type, report_overrun
from .params import Converter
from .values import AddressCell, decode_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ..tables.functions import Function
    from .arguments import Parameter
    from .plain_call import Call

CALLS_BEFORE_GENERATION = 16  # number of calls to a function before its quick call is generated
_MISSING = object()  # the default value of parameters, which every converter rejects
_NAMES: dict[str, Any] = {
    "refused": REFUSED,
    "missing": _MISSING,
    "byref": ctypes.byref,
    "is_enough": is_enough,
    "decode_text": decode_text,
    "pattern": PATTERN,
}
# The methods of plain numbers and structures. Their result is the same as the `value` member of a cell.
_CTYPES_METHODS = tuple([cls.__ctypes_from_outparam__ for cls in (ctypes._SimpleCData, ctypes.Structure)])
_INT_BITS = 32  # size of a C int. Without argtypes, ctypes passes an int as a C int.
_POINTER_BITS = 8 * ctypes.sizeof(ctypes.c_void_p)


class _Parameter:
    """A parameter in the generated source.

    The caller's argument is `aINDEX`, where INDEX is the index of the parameter in C.

    Attributes:
        passed: expression that is passed to C
        before: statements that precede the call
        after: statements that follow the call
        result: expression for the output, or ""
        converted: variable that holds the converted argument, or "" if there is no such variable
        namespace: objects that this parameter's source code refers to, keyed by name
    """

    def __init__(self, index: int) -> None:
        self.index = index
        self.passed = f"convert{index}(a{index})"
        self.before: list[str] = []
        self.after: list[str] = []
        self.result = ""
        self.converted = ""
        self.namespace: dict[str, Any] = {}

    def make_output(self, function: Function, cls: Any) -> None:
        """Generate the code for an output.

        Args:
            function: the function
            cls: ctypes class of the object that C writes
        """
        index = self.index
        if cls is AddressCell:
            cls = ctypes.c_size_t  # same representation, but ctypes reads it without calling Python
        self.before = [f"out{index} = make{index}()"]
        self.result = f"out{index}.value"
        if cls.__ctypes_from_outparam__ not in _CTYPES_METHODS:
            self.result += ".__ctypes_from_outparam__()"
        if not can_use_cells(cls):
            self.passed = f"out{index}.reference"
            self.after = [f"out{index}.check(function, function.params[{index}])"]
            self.namespace = {f"make{index}": functools.partial(Memory, cls), "function": function}
            return
        self.passed = f"byref(out{index})"
        self.before.append(f"out{index}.guard = pattern")
        if has_initial_values(cls):
            self.before.append(f"out{index}.value.__init__()")
        self.after = [f"if out{index}.guard != pattern:", f"    overrun({index}, out{index})"]
        self.namespace = {f"make{index}": make_cell_type(cls)}

    def make_argument(self, converter: Any) -> None:
        """Generate the code for an argument.

        Integers and instances of the parameter's class are converted without calling Python code.

        Args:
            converter: converter for the argument, as in ctypes' `argtypes`
        """
        index = self.index
        self.namespace[f"convert{index}"] = converter.from_param
        kind = converter.plain if isinstance(converter, Converter) else None
        if isinstance(kind, Address) and kind.integer and not kind.pointer_classes:
            kind = Integer(_POINTER_BITS, signed=False)  # an address is most often passed as an int
        if isinstance(kind, Integer) and kind.bits in (_INT_BITS, _POINTER_BITS):
            low = -(2 ** (kind.bits - 1)) if kind.signed else 0
            high = low + 2**kind.bits - 1
            plain = f"a{index}"
            if kind.bits != _INT_BITS:
                plain = f"word{index}(a{index})"
                word_class: Any = ctypes.c_ssize_t if kind.signed else ctypes.c_void_p
                self.namespace[f"word{index}"] = word_class.from_param
            is_plain = f"a{index}.__class__ is int and {low} <= a{index} <= {high}"
            self.passed = f"{plain} if {is_plain} else {self.passed}"
        elif isinstance(kind, Address) and len(kind.pointer_classes) == 1:
            self.passed = f"a{index} if a{index}.__class__ is class{index} else {self.passed}"
            self.namespace[f"class{index}"] = kind.pointer_classes[0]

    def check_length(self, parameter: Parameter, size_index: int | None, delegate: str) -> None:
        """Generate a check for the size of an argument's memory.

        Args:
            parameter: the parameter
            size_index: index of the parameter that contains the size; `None` if the size does not depend on a
                single parameter
            delegate: statement that delegates to `Call`, for memory that is not known to be large enough
        """
        index = self.index
        size = parameter.size
        assert size is not None
        self.converted = f"held{index}"
        self.before = [f"{self.converted} = {self.passed}"]
        self.namespace[f"known{index}"] = parameter.get_unmeasured_classes(size)
        test = f"a{index}.__class__ not in known{index}"
        is_simple = not parameter.is_texts and not parameter.param.counts_zero
        count = size.constant if size_index is None else f"a{size_index}"
        if is_simple and count is not None:
            self.namespace[f"unit{index}"] = size.unit
            test += f" and not is_enough(a{index}, {self.converted}, {count}, unit{index})"
        self.before += [f"if {test}:", f"    {self.converted} = None", f"    {delegate}"]
        self.passed = self.converted


def make(call: Call) -> Callable[..., Any]:
    """Create the quick call for a function. It delegates to `call` if it does not accept the arguments."""
    source, namespace = write_source(call)
    quick = _compile(source)(**namespace)
    namespace["fallback"].quick = quick
    return quick


def write_source(call: Call) -> tuple[str, dict[str, Any]]:
    """Return the source code that creates a quick call, and a dict of the objects that the code refers to."""
    function = call.function
    answers = call.answers
    arguments = call.arguments
    given_indices = [index for index, param in enumerate(function.params) if param.is_given]
    names = [f"a{index}" for index in given_indices]
    arguments_tuple = "".join(f"{name}, " for name in names).rstrip()
    delegate = f"return fallback(({arguments_tuple}), {{}})"
    parameters = []
    for index, param in enumerate(function.params):
        parameter = _Parameter(index)
        parameters.append(parameter)
        if param.role == "out":
            parameter.make_output(function, call.outputs[index])
            continue
        argument = arguments.parameters[given_indices.index(index)]
        parameter.make_argument(argument.converter)
        if argument.size is not None:
            position = arguments.indices.get(argument.size.name)
            size_index = None if position is None else given_indices[position]
            parameter.check_length(argument, size_index, delegate)
    namespace: dict[str, Any] = {}
    for parameter in parameters:
        namespace |= parameter.namespace
    namespace |= {"bare": call.bare, "fallback": _Fallback(call)}
    if call.outputs:
        namespace["overrun"] = functools.partial(report_overrun, function, call.types)
    outputs = [parameter.result for parameter in parameters if parameter.result]
    if answers is not None:
        namespace |= {"answers": answers, "success": answers[0]}
        # Looking up the status raises the exception for it, or returns the value for a different success
        # status.
        handle_status = "answers[result]" if outputs else "return answers[result]"
        returned = ", ".join(outputs) or "success"
        ending = ["if result:", f"    {handle_status}", f"return {returned}"]
    else:
        result = "decode_text(result)" if function.result == "const char *" else "result"
        ending = [f"return {', '.join([result, *outputs])}"]
    return _join_source(names, parameters, delegate, ending, sorted(namespace)), namespace


def _join_source(
    names: Sequence[str],
    parameters: Sequence[_Parameter],
    delegate: str,
    ending: Sequence[str],
    namespace: Sequence[str],
) -> str:
    """Return the source code of `make`, the function that creates the quick call.

    Args:
        names: names of the quick call's parameters
        parameters: code for each C parameter
        delegate: statement that makes the call with `Call`
        ending: statements that return the result
        namespace: names of the objects that the source code refers to
    """
    # The arguments can only be passed by position. `rest` and `keywords` receive unexpected arguments.
    declarations = [f"{name}=missing" for name in names]
    if names:
        declarations.append("/")
    declarations += ["*rest", "**keywords"]
    convert = [line for parameter in parameters for line in parameter.before]
    passed = [parameter.passed for parameter in parameters]
    compare = [line for parameter in parameters for line in parameter.after]
    # An exception keeps the frame alive, so the frame must not refer to buffers.
    release = [f"{parameter.converted} = None" for parameter in parameters if parameter.converted]
    lines = [
        f"def make({', '.join(namespace)}):",
        f"    def call({', '.join(declarations)}):",
        "        if rest or keywords:",
        f"            return fallback(({', '.join([*names, '*rest'])},), keywords)",
        "        try:",
        *_indent(convert, 12),
        f"            result = bare({', '.join(passed)})",
        "        except refused:",
        *_indent(release or ["pass"], 12),
    ]
    if release:
        lines += ["        except BaseException:", *_indent(release, 12), "            raise"]
    lines += [
        "        else:",
        *_indent([*release, *compare, *ending], 12),
        f"        {delegate}",
        "    return call",
    ]
    return "\n".join(lines)


def _indent(lines: Sequence[str], count: int) -> list[str]:
    """Return lines of code with additional spaces at the beginning."""
    return [" " * count + line for line in lines]


class FirstCalls:
    """Makes the first calls to a function with `Call`, and then replaces itself with a quick call.

    Creating a quick call takes as much time as it saves in a few hundred calls.

    Args:
        function: the function, a functools.partial object
        call: call that accepts all arguments
    """

    def __init__(self, function: Any, call: Call) -> None:
        self._function = function
        self._call = call
        self._remaining = CALLS_BEFORE_GENERATION

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        self._remaining -= 1
        if self._remaining == 0:
            self._function.__setstate__((make(self._call), (), {}, self._function.__dict__))
        return self._call(*args, **keywords)


class _Fallback:
    """Handles calls whose arguments the generated code does not accept.

    Attributes:
        call: call that accepts all arguments
        quick: the quick call. If arguments were passed by name, it is called again with all arguments passed
            by position
    """

    def __init__(self, call: Call) -> None:
        self.call = call
        self.quick: Callable[..., Any] = call

    def __call__(self, args: Sequence[Any], keywords: Mapping[str, Any]) -> Any:
        """Make the call. In `args`, _MISSING represents a parameter without a positional argument."""
        values = [arg for arg in args if arg is not _MISSING]
        if not keywords:
            return self.call(*values)
        ordered = by_position(self.call.arguments.names, values, keywords)
        if ordered is None:
            return self.call(*values, **keywords)
        return self.quick(*ordered)


@functools.cache
def _compile(source: str) -> Callable[..., Callable[..., Any]]:
    """Compile the source code of a quick call, and return the function that creates the call."""
    names = dict(_NAMES)
    exec(source, names)
    make_call: Callable[..., Callable[..., Any]] = names["make"]
    return make_call
