"""Checked calls as Python made for one function, for systems without fast calls.

The text is short, has no loop, and takes what needs no explanation; a call of any other kind goes to the
function's `Call`. It is made once for all functions whose parameters are of the same kinds:
`python -m cudyn show NAME --how` prints it.
"""

from __future__ import annotations

import ctypes
import functools

from ..machine.kinds import Address, Integer
from .arguments import REFUSED, by_position, is_enough
from .params import Converter
from .values import AddressCell, Handle, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from .arguments import Given
    from .plain_call import Call

FEW = 16  # calls of a function before it gets a quick call
_MISSING = object()  # every converter refuses it
_NAMES: dict[str, Any] = {
    "refused": REFUSED,
    "missing": _MISSING,
    "byref": ctypes.byref,
    "is_enough": is_enough,
    "text_of": text_of,
}
_OF_CTYPES = tuple([cls.__ctypes_from_outparam__ for cls in (ctypes._SimpleCData, ctypes.Structure)])
_WORD = ctypes.sizeof(ctypes.c_void_p)


class _Parameter:
    """A parameter in the text: the expression of what C gets, and the statements before and after the call.

    own: the objects that the text names.
    """

    def __init__(self, at: int) -> None:
        self.at = at
        self.passed = f"convert{at}(a{at})"
        self.before: list[str] = []
        self.result = ""
        self.held = ""
        self.own: dict[str, Any] = {}

    def give(self, cls: Any) -> None:
        """An output: an object of this class."""
        at = self.at
        self.before = [f"out{at} = make{at}()"]
        self.passed = f"byref(out{at})"
        self.result = f"out{at}"
        if cls is AddressCell:
            cls = ctypes.c_size_t  # the same bytes, which ctypes reads without a call of Python
        make = cls
        if ctypes._SimpleCData in cls.__bases__:  # an array is its own address, which saves a byref()
            make = cls * 1
            self.passed = f"out{at}"
            self.result = f"out{at}[0]"
        elif issubclass(cls, Handle):  # its __init__ does nothing without arguments
            make = functools.partial(cls.__new__, cls)
        elif cls.__ctypes_from_outparam__ not in _OF_CTYPES:
            self.result = f"out{at}.__ctypes_from_outparam__()"
        self.own = {f"make{at}": make}

    def take(self, converter: Any) -> None:
        """An argument, of which plain values need no call of Python."""
        at = self.at
        self.own[f"convert{at}"] = converter.from_param
        kind = converter.plain if isinstance(converter, Converter) else None
        if isinstance(kind, Address) and kind.integer and not kind.values:
            kind = Integer(8 * _WORD, signed=False)
        if isinstance(kind, Integer) and kind.bits in (32, 8 * _WORD):
            low = -(2 ** (kind.bits - 1)) if kind.signed else 0
            high = 2 ** (kind.bits - kind.signed) - 1
            plain = f"a{at}" if kind.bits == 32 else f"word{at}(a{at})"
            self.passed = f"{plain} if a{at}.__class__ is int and {low} <= a{at} <= {high} else {self.passed}"
            if kind.bits != 32:
                self.own[f"word{at}"] = (ctypes.c_ssize_t if kind.signed else ctypes.c_void_p).from_param
        elif isinstance(kind, Address) and len(kind.values) == 1:
            self.passed = f"a{at} if a{at}.__class__ is class{at} else {self.passed}"
            self.own[f"class{at}"] = kind.values[0]

    def measure(self, given: Given, number: int | None, leave: str) -> None:
        """An argument with memory of a known size. leave: the statement that gives the call away."""
        at = self.at
        size = given.size
        assert size is not None
        self.held = f"held{at}"
        self.before = [f"{self.held} = {self.passed}"]
        self.own[f"known{at}"] = given.unmeasured(size)
        test = f"a{at}.__class__ not in known{at}"
        is_glance = not given.is_texts and not given.param.counts_zero
        count = size.constant if number is None else f"a{number}"
        if is_glance and count is not None:
            self.own[f"unit{at}"] = size.unit
            test += f" and not is_enough(a{at}, {self.held}, {count}, unit{at})"
        self.before += [f"if {test}:", f"    {self.held} = None", f"    {leave}"]
        self.passed = self.held


def make(call: Call) -> Callable[..., Any]:
    """Make the quick call of a function; `call` gets what it does not take."""
    text, own = write(call)
    made = _compile(text)(**own)
    own["other"].quick = made
    return made


def write(call: Call) -> tuple[str, dict[str, Any]]:
    """The text that makes a quick call, and the objects that it names."""
    function = call.function
    answers = call.answers
    arguments = call.arguments
    places = [at for at, param in enumerate(function.params) if param.is_given]
    names = [f"a{at}" for at in places]
    leave = f"return other(({' '.join(f'{name},' for name in names)}), {{}})"
    found = []
    for at, param in enumerate(function.params):
        each = _Parameter(at)
        found.append(each)
        if param.role == "out":
            each.give(call.makers[at])
            continue
        given = arguments.given[places.index(at)]
        each.take(given.converter)
        if given.size is not None:
            number = arguments.places.get(given.size.name)
            each.measure(given, None if number is None else places[number], leave)
    own = {name: value for each in found for name, value in each.own.items()}
    own |= {"bare": call.bare, "other": _Other(call)}
    outputs = [each.result for each in found if each.result]
    returned = ", ".join(outputs)
    if answers is not None:
        own |= {"answers": answers, "success": answers[0]}
        status = "answers[result]" if returned else "return answers[result]"
        ending = ["if result:", f"    {status}", f"return {returned or 'success'}"]
    else:
        result = "text_of(result)" if function.result == "const char *" else "result"
        returned = ", ".join([result, *outputs])
        ending = [f"return {returned}"]
    return _write(names, found, leave, ending, sorted(own)), own


def _write(
    names: Sequence[str], found: Sequence[_Parameter], leave: str, ending: Sequence[str], own: Sequence[str]
) -> str:
    head = [f"{name}=missing" for name in names] + ["/"] * bool(names) + ["*rest", "**keywords"]
    forget = [f"{each.held} = None" for each in found if each.held]
    interrupted = ["except BaseException:", *(f"    {line}" for line in forget), "    raise"]
    return "\n".join(
        [
            f"def make({', '.join(own)}):",
            f"    def call({', '.join(head)}):",
            "        if rest or keywords:",
            f"            return other(({', '.join([*names, '*rest'])},), keywords)",
            "        try:",
            *(f"            {line}" for each in found for line in each.before),
            f"            result = bare({', '.join(each.passed for each in found)})",
            "        except refused:",
            *(f"            {line}" for line in forget or ["pass"]),
            *(f"        {line}" for line in interrupted if forget),
            "        else:",
            *(f"            {line}" for line in (*forget, *ending)),
            f"        {leave}",
            "    return call",
        ]
    )


class First:
    """The first calls of a function. One that is called more often gets a quick call, which takes as long to
    make as some hundred calls to gain.

    made: the function, an object of functools.partial.
    """

    def __init__(self, made: Any, call: Call) -> None:
        self._made = made
        self._call = call
        self._left = FEW

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        self._left -= 1
        if self._left == 0:
            self._made.__setstate__((make(self._call), (), {}, self._made.__dict__))
        return self._call(*args, **keywords)


class _Other:
    """The way of a call that the text does not make."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self.quick: Callable[..., Any] = call

    def __call__(self, given: Sequence[Any], keywords: Mapping[str, Any]) -> Any:
        values = [each for each in given if each is not _MISSING]
        if not keywords:
            return self.call(*values)
        ordered = by_position(self.call.arguments.names, values, keywords)
        if ordered is None:
            return self.call(*values, **keywords)
        return self.quick(*ordered)


@functools.cache
def _compile(text: str) -> Callable[..., Callable[..., Any]]:
    names = dict(_NAMES)
    exec(text, names)
    found: Callable[..., Callable[..., Any]] = names["make"]
    return found
