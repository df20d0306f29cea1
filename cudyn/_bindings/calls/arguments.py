"""The arguments of a checked call: their names, lists, sizes; and the reason why one is refused."""

from __future__ import annotations

import ctypes
import operator
import re

from ..._errors import refuse, with_facts, with_facts_of
from . import params as converters
from .elements import Elements, formats_of
from .sizes import Scope, Size, Unknown, length_of, unit_of
from .values import REFERENCE, int_limits, name_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ..tables import rows
    from ..tables.functions import Function
    from .type_lookup import TypeLookup

_NAME = re.compile(r"[A-Za-z_]\w*")
REFUSED = (TypeError, ValueError, OverflowError)
"""The exceptions of refused calls."""


class Given:
    """A parameter that the caller gives.

    name        in Python
    where       for messages: function, parameter and type
    cls         its class in ctypes
    size        of the memory that C touches; None: not known, or no memory
    from_param  of its type
    take        makes what C gets; of a list or a buffer, too. What several arguments make stays as it is
    """

    __slots__ = (
        "_elements",
        "cls",
        "converter",
        "enum",
        "from_param",
        "name",
        "param",
        "size",
        "take",
        "where",
    )

    def __init__(self, function: str, param: rows.Param, types: TypeLookup, converter: Any) -> None:
        cls = types.ctype(param.type)
        self.param = param
        self.converter = converter
        self.enum = types.enum_name(pointee_of(param.type)) if param.size else None
        self.name = param.keyword
        self.where = f"{function}: {self.name} ({param.type})"
        self.cls = cls
        self.size = Size(param, unit_of(cls, param.type)) if param.size else None
        is_passed = param.role in ("in", "inout")
        self.from_param: Callable[[Any], Any] = converter.from_param if is_passed else _leave
        self._elements: Elements | None = None
        is_typed = is_passed and _is_pointer(cls) and cls._type_ is not ctypes.c_char and not self.is_texts
        self.take = self._take_array if is_typed and param.is_array else self.from_param

    @property
    def is_texts(self) -> bool:
        """Is it an array of texts?"""
        return self.param.type in converters.TEXT_ARRAYS

    def unmeasured(self, size: Size) -> frozenset[type]:
        """The classes of values whose memory needs no comparison with the size: it is not known, or known to
        be enough."""
        found: set[type] = {int, type(None), ctypes.c_void_p, REFERENCE}
        if _is_pointer(self.cls):
            found.add(self.cls)
            element = self.cls._type_
            needed = None if size.constant is None else size.constant * size.unit
            is_record = issubclass(element, (ctypes.Structure, ctypes.Union))
            if is_record and needed is not None and needed <= ctypes.sizeof(element):
                found.add(element)
        return frozenset(found)

    def _take_array(self, value: Any) -> Any:
        if self._elements is None:
            is_written = not self.param.type.startswith("const ")
            accepts_lists = not is_written or (self.size is not None and self.param.role == "in")
            self._elements = Elements(
                self.where,
                pointee_of(self.param.type),
                self.cls,
                self.enum,
                is_written=is_written,
                accepts_lists=accepts_lists,
            )
        return self.from_param(self._elements.array(value))


def _leave(value: Any) -> Any:
    return value


def _is_pointer(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, ctypes._Pointer)


def pointee_of(type_: str) -> str:
    """The type that a pointer points to: `size_t *` -> `size_t`."""
    return type_.removeprefix("const ").removesuffix("const").removesuffix("*").removesuffix("const").rstrip()


class Arguments:
    """The arguments of one function.

    lookup: returns another checked function of the library. suggest: returns the API level, in words, whose
    function accepts a number of arguments.
    """

    def __init__(
        self,
        types: TypeLookup,
        function: Function,
        argtypes: Sequence[Any],
        lookup: Callable[[str], Any] | None = None,
        suggest: Callable[[int], str] | None = None,
    ) -> None:
        self.types = types
        self.function = function.name
        self._lookup = lookup
        self._suggest = suggest
        self.given = [
            Given(function.name, param, types, converter)
            for param, converter in zip(function.params, argtypes)
            if param.is_given
        ]
        self.names = [each.name for each in self.given]
        self.places = {each.param.name: at for at, each in enumerate(self.given)}
        self._numbers = self._find_numbers()
        in_sizes = {name for each in self.given for name in _NAME.findall(each.param.size)}
        in_sizes |= {each.param.name for each in self.given if each.param.role in ("both", "most")}
        self._integers = [
            at for at, each in enumerate(self.given) if each.param.name in in_sizes and _is_integer(each)
        ]

    def _find_numbers(self) -> dict[int, list[int]]:
        """Map the indices of counts that may be omitted to the indices of the lists that determine them."""
        found: dict[int, list[int]] = {}
        for at, given in enumerate(self.given):
            number = None if given.size is None else self.places.get(given.size.name)
            if number is not None and int_limits(self.given[number].cls):
                found.setdefault(number, []).append(at)
        return found

    def show(self) -> str:
        """The function with its parameters."""
        return f"{self.function}({', '.join(f'{each.name}: {show_type(each.param)}' for each in self.given)})"

    def bind(self, args: Sequence[Any], keywords: Mapping[str, Any]) -> list[Any]:
        """The arguments in the order of the parameters. TypeError: they are not those of the function."""
        __tracebackhide__ = True
        names = self.names
        number = len(args) + len(keywords)
        ordered = by_position(names, args, keywords)
        if ordered is not None:
            return ordered
        for key in keywords:
            if key not in names:
                near = find_near(key, names)
                text = f"{self.function}: no parameter {key!r}{near}: {self.show()}"
                raise with_facts(TypeError(text), key)
            if key in names[: len(args)]:
                raise with_facts(TypeError(f"{self.function}: {key} is given by position and by name"), key)
        missing = [name for name in names[len(args) :] if name not in keywords]
        if missing or len(args) > len(names):
            expected = f"{len(names)} argument{'' if len(names) == 1 else 's'}"
            advice = self._suggest(number) if self._suggest is not None else ""
            advice = f": {self.show()}{advice}"
            raise refuse(TypeError, expected, number, self.function, advice=advice)
        raise AssertionError("a keyword is unknown or given twice, or one is missing")

    def settle(self, values: list[Any]) -> None:
        """Replace objects by the integers that they stand for, so that sizes have the numbers that C gets."""
        for at in self._integers:
            value = values[at]
            if value.__class__ is int or value is None or isinstance(value, (int, ctypes._SimpleCData)):
                continue
            try:
                found = getattr(value, "_as_parameter_", None)
                if found is None:
                    if hasattr(type(value), "__index__"):
                        values[at] = operator.index(value)
                elif not isinstance(found, ctypes.c_void_p) and not converters.is_named(type(found)):
                    values[at] = found  # of its own class, since it may be an enumeration's
            except REFUSED:
                pass  # the conversion says why

    def prepare(self, values: list[Any]) -> list[Any]:
        """What C gets for the arguments. A number that is None follows from a list.

        Memory of a known size is compared with it; its length is that of the buffer that the call holds.
        TypeError, ValueError, OverflowError: refused.
        """
        __tracebackhide__ = True
        self.settle(values)
        for number, lists in self._numbers.items():
            if values[number] is None:
                values[number] = self._count(number, lists, values)
        passed: list[Any] = []
        try:
            for given, value in zip(self.given, values):
                passed.append(given.take(value))
                if given.size is not None and value.__class__ is not int:
                    self._check(given, given.size, values, value, passed[-1])
        except REFUSED as error:
            refused = self.refusal(given.param, error, value)
        except BaseException:  # of the argument's own code
            passed.clear()  # the exception keeps this frame, which must not hold buffers
            raise
        else:
            return passed
        passed.clear()
        try:
            raise refused
        finally:
            del refused  # the exception keeps this frame, which would keep the exception

    def _count(self, number: int, lists: Sequence[int], values: Sequence[Any]) -> int:
        """The number of elements of the first of the lists that isn't None."""
        for at in lists:
            value = values[at]
            size = self.given[at].size
            if isinstance(value, (list, tuple, ctypes.Array)):
                return len(value)
            length = None if size is None or value is None else _length(self.given[at], value)
            if length is not None and size is not None:
                return length // size.unit
        if all(values[at] is None for at in lists):
            return 0
        names = " or ".join(self.names[at] for at in lists)
        text = f"{self.given[number].where}: None stands for the length of a list in {names}"
        raise with_facts(TypeError(text), self.names[number], f"a list in {names}", "None")

    def _check(self, given: Given, size: Size, values: Sequence[Any], value: Any, passed: Any) -> None:
        """Compare memory with its size. ValueError: it is too short. TypeError: a text in it is null."""
        has = _measure(given, value, passed)
        if has is None or value is None:
            return
        try:
            wants = self._compute(size, values)
        except Unknown:
            return
        if given.is_texts and isinstance(passed, ctypes.Array):
            _check_texts(passed, min(wants, len(passed)))
        if has >= wants * size.unit:
            return
        what = "byte" if size.in_bytes else "element"
        says = "" if size.constant is not None else f", as {size.text} says"
        expected = f"at least {wants} {what}{'' if wants == 1 else 's'}{says}"
        raise refuse(ValueError, expected, f"{has // size.unit} ({type(value).__name__})")

    def _compute(self, size: Size, values: Sequence[Any]) -> int:
        """The number of elements or bytes that a size says. Unknown: it can't be known."""
        if size.constant is not None:
            return size.constant
        at = self.places.get(size.name)
        if at is not None and values[at].__class__ is int:
            return max(int(values[at]), 0)
        given = {each.param.name: (each.param, value) for each, value in zip(self.given, values)}
        return size.compute(Scope(self.types, given, self._lookup))

    def refusal(self, param: rows.Param, error: Exception, value: Any) -> Exception:
        """The same exception, with function and parameter before its words, and with its facts."""
        text = str(error)
        if text.startswith(f"{self.function}: "):
            return with_facts_of(error, error, param.keyword).with_traceback(None)
        if text == "wrong type" or "instance instead of" in text or "incompatible types" in text:
            error = refuse(TypeError, self._describe(param), name_type(value))
            text = str(error)
        for cls in REFUSED:
            if isinstance(error, cls):
                named = cls(f"{self.function}: {param.keyword} ({param.type}): {text}")
                return with_facts_of(named, error, param.keyword)
        return error

    def _describe(self, param: rows.Param) -> str:
        """What a parameter takes that only ctypes converts."""
        type_ = str(param.type)
        if not type_.endswith("*"):
            return type_
        more = ""
        if param.is_array:
            more = ", a list" if param.role == "in" else ""
            more += ", a buffer" if formats_of(self.types.ctype(type_)._type_) else ""
        return f"memory of {pointee_of(type_)} (an object, an array{more}, a pointer or byref) or None"


def by_position(names: Sequence[str], args: Sequence[Any], keywords: Mapping[str, Any]) -> list[Any] | None:
    """The arguments in the order of the parameters; None: they are not one for each."""
    if len(args) + len(keywords) != len(names):
        return None
    try:
        return [*args, *[keywords[name] for name in names[len(args) :]]]
    except KeyError:
        return None


def _is_integer(given: Given) -> bool:
    """Return whether an argument is an integer, also if the call passes a pointer to it."""
    return given.param.role in ("both", "most") or int_limits(given.cls) is not None


def is_enough(value: Any, passed: Any, count: Any, unit: int) -> bool:
    """Has memory that many elements? False: it has not, or it takes a closer look."""
    if count.__class__ is not int:
        return False
    length = length_of(value, passed)
    return length is None or length >= count * unit


def show_type(param: rows.Param) -> str:
    """The type of the value that the caller gives."""
    if param.role in ("both", "most"):
        return str(param.type).removesuffix("const").removesuffix("*").rstrip()
    return "object" if param.role == "given" else str(param.type)


def find_near(key: str, names: Sequence[str]) -> str:
    """Find the name that a misspelled one is near to, in parentheses; "" for none."""
    import difflib

    near = difflib.get_close_matches(key, names, 1, 0.5)
    return f" (near it: {near[0]})" if near else ""


def _length(given: Given, value: Any) -> int | None:
    try:
        return length_of(value, given.take(value))
    except REFUSED:
        return None


def _measure(given: Given, value: Any, passed: Any) -> int | None:
    """The bytes that are there."""
    if isinstance(value, (list, tuple)) and isinstance(passed, ctypes.Array):
        return ctypes.sizeof(passed)
    length = length_of(value, passed)
    if length is not None and given.param.counts_zero and isinstance(value, (bytes, str)):
        return length + 1
    return length


def _check_texts(array: Any, number: int) -> None:
    for at in range(number):
        if array[at] is None:
            raise refuse(TypeError, "a str or bytes", "None", f"element {at}")
