"""Binds the arguments of a checked call, converts them, checks their sizes and explains errors."""

from __future__ import annotations

import ctypes
import operator
import re

from ..._errors import refuse, show_number, with_facts, with_facts_of
from . import params as converters
from .elements import Elements, formats_of
from .sizes import Scope, Size, Unknown, find_length, get_unit
from .values import REFERENCE, check_float, int_limits, name_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ..tables import rows
    from ..tables.functions import Function
    from .type_lookup import TypeLookup

_NAME = re.compile(r"[A-Za-z_]\w*")
REFUSED = (TypeError, ValueError, OverflowError)
"""The exceptions that are raised for a rejected argument."""


class Parameter:
    """A parameter for which the caller passes an argument.

    Attributes:
        param: declaration of the parameter
        converter: the parameter's entry in the function's argtypes
        enum: enumeration that the elements belong to, if the parameter points to enumerators
        name: the parameter's name in Python
        where: function, parameter and type, for messages
        cls: ctypes class of the parameter's C type
        size: size of the memory that C reads or writes; `None` if the size is unknown or the parameter does
            not refer to memory
        from_param: converts an object as ctypes does; used only for the roles `in` and `inout`
        convert: converts an argument for C, including lists and buffers if the parameter is an array
    """

    __slots__ = (
        "_elements",
        "cls",
        "convert",
        "converter",
        "enum",
        "from_param",
        "name",
        "param",
        "size",
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
        self.size = Size(param, get_unit(cls, param.type)) if param.size else None
        is_passed = param.role in ("in", "inout")
        self.from_param: Callable[[Any], Any] = converter.from_param if is_passed else _return_unchanged
        self._elements: Elements | None = None
        is_typed = is_passed and _is_pointer(cls) and cls._type_ is not ctypes.c_char and not self.is_texts
        self.convert = self._convert_array if is_typed and param.is_array else self.from_param

    @property
    def is_texts(self) -> bool:
        """Whether the parameter is an array of strings."""
        return self.param.type in converters.TEXT_ARRAYS

    def get_unmeasured_classes(self, size: Size) -> frozenset[type]:
        """Return the classes of the arguments whose memory does not need to be compared with a size.

        The memory of such an argument either has an unknown size or is always large enough.

        Args:
            size: the size that the parameter requires
        """
        classes: set[type] = {int, type(None), ctypes.c_void_p, REFERENCE}
        if _is_pointer(self.cls):
            classes.add(self.cls)
            element = self.cls._type_
            if element is ctypes.c_void_p:  # a c_void_p object is the memory of one pointer, not an address
                classes.discard(element)
            needed = None if size.constant is None else size.constant * size.unit
            is_record = issubclass(element, (ctypes.Structure, ctypes.Union))
            if is_record and needed is not None and needed <= ctypes.sizeof(element):
                classes.add(element)
        return frozenset(classes)

    def _convert_array(self, value: Any) -> Any:
        """Convert the argument for a typed array: a list, a buffer, or anything that ctypes accepts."""
        if self._elements is None:
            is_written = not self.param.type.startswith("const ")
            # Some headers lack a `const`. If an `in` parameter has a size, C only reads its memory.
            accepts_lists = not is_written or (self.size is not None and self.param.role == "in")
            self._elements = Elements(
                self.where,
                pointee_of(self.param.type),
                self.cls,
                self.enum,
                is_written=is_written,
                accepts_lists=accepts_lists,
            )
        if value.__class__ is float and self._points_to_constant_float():
            number = check_float(value, self.cls._type_, self.where)
            array_of_one = (self.cls._type_ * 1)(number)
            return self.from_param(array_of_one)
        return self.from_param(self._elements.convert(value))

    def _points_to_constant_float(self) -> bool:
        """Return whether the parameter points to a single float that C only reads, such as cuBLAS's alpha."""
        is_single = self.size is not None and self.size.constant == 1 and self.param.type.startswith("const ")
        return is_single and self.cls._type_ in (ctypes.c_float, ctypes.c_double)


def _return_unchanged(value: Any) -> Any:
    """Return an argument unchanged, because `roles.Call` converts it later."""
    return value


def _is_pointer(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, ctypes._Pointer)


def pointee_of(type_: str) -> str:
    """Return the target of a pointer type: `size_t *` -> `size_t`."""
    return type_.removeprefix("const ").removesuffix("const").removesuffix("*").removesuffix("const").rstrip()


class Arguments:
    """Binds, converts and checks the arguments of one function.

    Args:
        types: C types of the library
        function: declaration of the function
        argtypes: converters of all C parameters
        lookup: returns another checked function of the library by its name
        suggest: returns advice that names the API level at which the function accepts a given number of
            arguments
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
        self.parameters = [
            Parameter(function.name, param, types, converter)
            for param, converter in zip(function.params, argtypes)
            if param.is_given
        ]
        self.names = [parameter.name for parameter in self.parameters]
        self.indices = {parameter.param.name: index for index, parameter in enumerate(self.parameters)}
        self._lists_by_count = self._map_lists_by_count()
        names_in_sizes: set[str] = set()
        for parameter in self.parameters:
            names_in_sizes.update(_NAME.findall(parameter.param.size))
        # The indices of the arguments that `_convert_integers` converts.
        self._integers: list[int] = []
        for index, parameter in enumerate(self.parameters):
            is_length = parameter.param.role in ("both", "most")
            is_used_in_size = parameter.param.name in names_in_sizes
            if is_length or (is_used_in_size and _is_integer(parameter)):
                self._integers.append(index)

    def _map_lists_by_count(self) -> dict[int, list[int]]:
        """Map the index of each count that may be `None` to the indices of the lists with this length."""
        lists_by_count: dict[int, list[int]] = {}
        for index, parameter in enumerate(self.parameters):
            count = None if parameter.size is None else self.indices.get(parameter.size.name)
            if count is not None and int_limits(self.parameters[count].cls):
                lists_by_count.setdefault(count, []).append(index)
        return lists_by_count

    def show(self) -> str:
        """Return the function's signature, with the names and C types of its parameters, for messages."""
        parameters = [f"{parameter.name}: {show_type(parameter.param)}" for parameter in self.parameters]
        return f"{self.function}({', '.join(parameters)})"

    def bind(self, args: Sequence[Any], keywords: Mapping[str, Any]) -> list[Any]:
        """Return the arguments in the order of the parameters.

        Raises:
            TypeError: An argument is missing, unknown or passed twice, or there are too many arguments.
        """
        __tracebackhide__ = True
        names = self.names
        ordered = by_position(names, args, keywords)
        if ordered is not None:
            return ordered
        for key in keywords:
            if key not in names:
                suggestion = find_near(key, names)
                text = f"{self.function}: no parameter {key!r}{suggestion}: {self.show()}"
                raise with_facts(TypeError(text), key)
            if key in names[: len(args)]:
                raise with_facts(
                    TypeError(f"{self.function}: {key} is passed both by position and by name"), key
                )
        missing = [name for name in names[len(args) :] if name not in keywords]
        if missing or len(args) > len(names):
            count = len(args) + len(keywords)
            expected = f"{len(names)} argument{'' if len(names) == 1 else 's'}"
            suggestion = self._suggest(count) if self._suggest is not None else ""
            advice = f": {self.show()}{suggestion}"
            raise refuse(TypeError, expected, count, self.function, advice=advice)
        raise AssertionError("`by_position` has rejected arguments that match the parameters")

    def _convert_integers(self, values: list[Any]) -> None:
        """Replace objects that represent integers, such as NumPy scalars, with the integers.

        Only arguments from which sizes are computed, and lengths that are passed by pointer, are replaced.
        The list is changed in place.
        """
        for index in self._integers:
            value = values[index]
            if value.__class__ is int or value is None or isinstance(value, (int, ctypes._SimpleCData)):
                continue
            try:
                parameter = getattr(value, "_as_parameter_", None)
                if parameter is None:
                    if hasattr(type(value), "__index__"):
                        values[index] = operator.index(value)
                elif not isinstance(parameter, ctypes.c_void_p) and not converters.is_named(type(parameter)):
                    values[index] = parameter  # preserves the class, which may be an enumeration
            except REFUSED:
                pass  # `convert` raises an exception with a message

    def prepare(self, values: list[Any]) -> list[Any]:
        """Convert the arguments for C.

        A count that is `None` becomes the length of its list. If the required size of an argument's memory is
        known, the memory must be large enough. The length is read from the converted argument, because the
        buffer cannot shrink while the converted argument exists.

        Args:
            values: arguments in the order of the parameters; counts and integers are replaced in the list

        Raises:
            TypeError, ValueError, OverflowError: An argument is rejected.
        """
        __tracebackhide__ = True
        self._convert_integers(values)
        for count, lists in self._lists_by_count.items():
            if values[count] is None:
                values[count] = self._compute_count(count, lists, values)
        passed: list[Any] = []
        try:
            for parameter, value in zip(self.parameters, values):
                passed.append(parameter.convert(value))
                if parameter.size is not None and value.__class__ is not int:
                    self._check_size(parameter, parameter.size, values, value, passed[-1])
        except REFUSED as error:
            refusal = self.make_refusal(parameter.param, error, value)
        except BaseException:  # raised by a method of the argument
            passed.clear()  # the exception keeps this frame alive, so it must not hold buffers
            raise
        else:
            return passed
        passed.clear()
        try:
            raise refusal
        finally:
            del refusal  # avoid a cycle: the exception refers to this frame

    def _compute_count(self, count: int, lists: Sequence[int], values: Sequence[Any]) -> int:
        """Return the value of a count for which the caller passed `None`.

        The count is the length of the first list that is not `None`, or 0 if all of the lists are `None`.

        Args:
            count: index of the count
            lists: indices of the lists that have this length
            values: arguments in the order of the parameters
        """
        for index in lists:
            value = values[index]
            size = self.parameters[index].size
            if isinstance(value, (list, tuple, ctypes.Array)):
                return len(value)
            length = None if size is None or value is None else _find_length(self.parameters[index], value)
            if length is not None and size is not None:
                return length // size.unit
        if all(values[index] is None for index in lists):
            return 0
        names = " or ".join(self.names[index] for index in lists)
        text = f"{self.parameters[count].where}: None stands for the length of a list in {names}"
        raise with_facts(TypeError(text), self.names[count], f"a list in {names}", "None")

    def _check_size(
        self, parameter: Parameter, size: Size, values: Sequence[Any], value: Any, passed: Any
    ) -> None:
        """Check that an argument's memory has the required size.

        Args:
            parameter: the parameter
            size: the required size
            values: all arguments, in the order of the parameters
            value: argument that the caller passed
            passed: the converted argument

        Raises:
            ValueError: The memory is too small.
            TypeError: The argument is an array of strings, and one of the required strings is null.
        """
        available = _measure(parameter, value, passed)
        if available is None or value is None:
            return
        try:
            required = self._compute_size(size, values)
        except Unknown:
            return
        if parameter.is_texts and isinstance(passed, ctypes.Array):
            _check_texts(passed, min(required, len(passed)))
        if available >= required * size.unit:
            return
        unit = "byte" if size.in_bytes else "element"
        source = "" if size.constant is not None else f" ({size.text} = {show_number(required)})"
        expected = f"at least {show_number(required)} {unit}{'' if required == 1 else 's'}{source}"
        raise refuse(ValueError, expected, f"{available // size.unit} ({type(value).__name__})")

    def _compute_size(self, size: Size, values: Sequence[Any]) -> int:
        """Return the required number of elements or bytes. Raises Unknown if it can't be computed."""
        if size.constant is not None:
            return size.constant
        index = self.indices.get(size.name)
        if index is not None and values[index].__class__ is int:
            return max(int(values[index]), 0)  # a negative count needs no memory; C has to reject it
        pairs = zip(self.parameters, values)
        arguments = {parameter.param.name: (parameter.param, value) for parameter, value in pairs}
        return size.compute(Scope(self.types, arguments, self._lookup))

    def make_refusal(self, param: rows.Param, error: Exception, value: Any) -> Exception:
        """Return an exception for a rejected argument, with the function and the parameter in its message.

        Args:
            param: the parameter
            error: exception that the conversion raised
            value: the argument
        """
        text = str(error)
        if text.startswith(f"{self.function}: "):  # the message already names the function and parameter
            return with_facts_of(error, error, param.keyword).with_traceback(None)
        # ctypes' own messages do not mention which types are accepted.
        if text == "wrong type" or "instance instead of" in text or "incompatible types" in text:
            error = refuse(TypeError, self._describe(param), name_type(value))
            text = str(error)
        for cls in REFUSED:
            if isinstance(error, cls):
                named = cls(f"{self.function}: {param.keyword} ({param.type}): {text}")
                return with_facts_of(named, error, param.keyword)
        return error

    def _describe(self, param: rows.Param) -> str:
        """Describe the values that a parameter accepts if only ctypes converts them."""
        type_ = str(param.type)
        if not type_.endswith("*"):
            return type_
        others = ""
        if param.is_array:
            others = ", a list" if param.role == "in" else ""
            others += ", a buffer" if formats_of(self.types.ctype(type_)._type_) else ""
        return f"memory of {pointee_of(type_)} (an object, an array{others}, a pointer or byref) or None"


def by_position(names: Sequence[str], args: Sequence[Any], keywords: Mapping[str, Any]) -> list[Any] | None:
    """Return the arguments in the parameters' order, or `None` if they do not match the parameters."""
    if len(args) + len(keywords) != len(names):
        return None
    try:
        return [*args, *[keywords[name] for name in names[len(args) :]]]
    except KeyError:
        return None


def _is_integer(parameter: Parameter) -> bool:
    """Return whether the C type of a parameter is an integer type."""
    return int_limits(parameter.cls) is not None


def is_enough(value: Any, passed: Any, count: Any, unit: int) -> bool:
    """Return whether an argument's memory is large enough, or `False` if `Arguments.prepare` has to decide.

    Args:
        value: argument that the caller passed
        passed: the converted argument
        count: required number of elements
        unit: size of an element in bytes
    """
    if count.__class__ is not int:
        return False
    length = find_length(value, passed)
    return length is None or length >= count * unit


def show_type(param: rows.Param) -> str:
    """Return the C type of the value that the caller passes, for messages."""
    if param.role in ("both", "most"):  # the call passes a pointer to the value
        return str(param.type).removesuffix("const").removesuffix("*").rstrip()
    return "object" if param.role == "given" else str(param.type)


def find_near(key: str, names: Sequence[str]) -> str:
    """Return a suggestion with the name that is most similar to a misspelled name, or `""`."""
    import difflib

    matches = difflib.get_close_matches(key, names, n=1, cutoff=0.5)
    return f" (did you mean {matches[0]}?)" if matches else ""


def _find_length(parameter: Parameter, value: Any) -> int | None:
    """Return the size in bytes of the memory of an argument that has not been converted yet.

    The result is `None` if the size is unknown or the argument is invalid.
    """
    try:
        return find_length(value, parameter.convert(value))
    except REFUSED:
        return None


def _measure(parameter: Parameter, value: Any, passed: Any) -> int | None:
    """Return the size in bytes of the memory that C receives for an argument, or `None` if it is unknown.

    If the required size may count a string's final NUL (`counts_zero`), the result counts it too.

    Args:
        parameter: the parameter
        value: argument that the caller passed
        passed: the converted argument
    """
    if isinstance(value, (list, tuple)) and isinstance(passed, ctypes.Array):
        return ctypes.sizeof(passed)
    length = find_length(value, passed)
    if length is not None and parameter.param.counts_zero and isinstance(value, (bytes, str)):
        return length + 1
    return length


def _check_texts(array: Any, count: int) -> None:
    """Raise TypeError if one of the first `count` strings of an array is null."""
    for index in range(count):
        if array[index] is None:
            raise refuse(TypeError, "a str or bytes", "None", f"element {index}")
