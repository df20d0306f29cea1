"""Calls with roles that ctypes does not support: strings, lists, and values whose type an enumerator selects.

The roles are described in `rows.py`. Such a call allocates memory, calls the bare C function, checks whether
the memory was large enough, and reads the results.
"""

from __future__ import annotations

import ctypes
import functools
import operator

from ..._errors import refuse
from .arguments import REFUSED, Arguments
from .guarded import MIN_TYPED_SIZE, ArrayMemory, Memory
from .values import AddressCell, check_int, coerce, int_limits, limits_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ..tables import rows
    from ..tables.functions import Function
    from .c_types import Types
    from .plain_call import StatusMap

_ARRAY_ROLES = frozenset(("text", "bytes", "list"))  # the roles of arrays that the call allocates
_COUNT_ROLES = frozenset(("count", "most", "used"))  # the roles of pointers to the length of an array
_FIRST_CAPACITY = 16  # used if a call reports insufficient memory without the required size
_MAX_CAPACITY = 2**26  # maximum number of elements in memory that is enlarged


class _AttributeValues:
    """Memory for the attributes that several enumerators select, and for an array of pointers to them.

    Args:
        cells: the memory for each attribute
    """

    def __init__(self, cells: Sequence[Memory]) -> None:
        self.cells = cells
        array = ctypes.c_void_p * len(cells)
        self.array = Memory(array, array(*[cell.address for cell in cells]))

    @property
    def reference(self) -> Any:
        return self.array.reference

    def check(self, function: Function, param: rows.Param) -> None:
        for memory in (self.array, *self.cells):
            memory.check(function, param)


class Call:
    """A checked call with at least one role other than `in`, `out` and `inout`.

    Args:
        types: types of the library
        bare: the bare function
        function: description of the function from the tables
        converters: converters for the arguments, as in ctypes' `argtypes`
        answers: status codes that do not raise an exception
        members: members of the status if it is a structure; the first member is the status code
        lookup, suggest: passed to `Arguments`

    Attributes:
        initial_capacities: initial number of elements for memory that may grow, keyed by the name of the
            `count` parameter or of the array; 0 if a first call with null pointers returns the number
    """

    def __init__(
        self,
        types: Types,
        bare: Any,
        function: Function,
        converters: Sequence[Any],
        answers: StatusMap,
        members: Sequence[str] = (),
        lookup: Callable[[str], Any] | None = None,
        suggest: Callable[[int], str] | None = None,
    ) -> None:
        self.types = types
        self.bare = bare
        self.function = function
        self.params = params = function.params
        self.answers = answers
        self.get_status = operator.attrgetter(members[0]) if members else operator.index
        self.name = function.name
        self._make_arguments = functools.partial(Arguments, types, function, converters, lookup, suggest)
        self.returned = [param for param in params if param.is_returned]
        self.by_name = {param.name: param for param in params}
        # Memory is allocated in this order, because the size of memory is known only after its allocation.
        ranks = {"in": 0, "inout": 0, "size": 2}
        self.allocation_order = sorted(params, key=lambda param: ranks.get(param.role, 1))
        self.sizes = {param.of: param for param in params if param.role == "size"}
        self.used_length = next((param for param in params if param.role == "used"), None)
        self.initial_capacities: dict[str, int] = {}
        for param in params:
            has_size_parameter = param.name in self.sizes
            has_constant_length = param.of not in self.by_name
            if param.role == "count":
                self.initial_capacities[param.name] = self._get_constant(param.of) if param.of else 0
            elif param.role in _ARRAY_ROLES and has_size_parameter and has_constant_length:
                self.initial_capacities[param.name] = self._get_constant(param.of)

    @functools.cached_property
    def arguments(self) -> Arguments:
        """The parameters that the caller passes. Created on first use."""
        return self._make_arguments()

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        """Call C, repeat the call with more memory if the results do not fit, and return the results."""
        __tracebackhide__ = True
        answers = self.answers
        capacities = dict(self.initial_capacities)
        arguments = self.arguments
        values = arguments.bind(args, keywords)
        converted = dict(zip(arguments.indices, arguments.prepare(values)))
        value_by_name = dict(zip(arguments.indices, values))
        while True:
            try:
                memory = self._prepare_memory(value_by_name, converted, capacities)
            except BaseException:
                converted = {}  # otherwise the exception would keep the arguments alive
                raise
            result = self.bare(*(_get_c_argument(param, memory[param.name]) for param in self.params))
            status = self.get_status(result)
            try:
                self._check_guards(memory)
            except BaseException:
                converted = memory = {}
                raise
            # Without memory that may grow, repeating the call would not help.
            is_too_small = status in answers.too_small and status not in answers and bool(capacities)
            if status not in answers and not is_too_small:
                details = self._read_details(memory)
                converted = memory = {}
                raise answers.failure(status, self.name, tuple(values), details)
            if not self._grow_capacities(capacities, memory, is_too_small):
                break
        outputs = [self.read_output(param, memory) for param in self.returned]
        if not outputs:
            return answers[status]
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def _read_details(self, memory: Mapping[str, Any]) -> dict[str, Any]:
        """Return the outputs that explain a failure, keyed by name.

        Args:
            memory: memory that the failed call has used, keyed by the name of the parameter
        """
        return {
            param.name: self.read_output(param, memory)
            for param in self.returned
            if param.name in self.answers.details
        }

    def _check_guards(self, memory: Mapping[str, Any]) -> None:
        """Raise LayoutError if C has written beyond the memory of a parameter."""
        for param in self.params:
            allocated = memory[param.name]
            if isinstance(allocated, (Memory, ArrayMemory, _AttributeValues)):
                allocated.check(self.function, param)

    def _get_constant(self, text: str) -> int:
        """Return the value of a number or of a constant of the library, as written in a role."""
        return int(text) if text.isdigit() else int(self.types.get(text))

    def _get_cell_class(self, param: rows.Param) -> Any:
        """Return the ctypes class of the object that a parameter points to.

        For an enum, it is a cell that returns enum members (`enums.make_enum_cell`).
        """
        return ctypes.c_char if param.role in ("text", "bytes") else self.types.out(param.type)._type_

    def _prepare_memory(
        self, values: Mapping[str, Any], converted: Mapping[str, Any], capacities: dict[str, int]
    ) -> dict[str, Any]:
        """Return the memory or the converted argument for each parameter, keyed by name.

        Args:
            values: arguments that the caller passed, keyed by name
            converted: converted arguments, keyed by name
            capacities: number of elements of memory that may grow, as in `initial_capacities`. Counts for
                which the caller passed `None` are added

        Raises:
            TypeError, ValueError, OverflowError: An argument is rejected.
        """
        memory: dict[str, Any] = {}
        for param in self.allocation_order:
            name = param.name
            try:
                if param.role in ("in", "inout"):
                    memory[name] = converted[name]
                else:
                    memory[name] = self._allocate(param, values, capacities, memory)
            except REFUSED as error:
                refusal = self.arguments.make_refusal(param, error, memory.get(name, values.get(name)))
                break
        else:
            return memory
        memory = {}
        try:
            raise refusal  # outside the except clause, so that it does not reference the other exception
        finally:
            del refusal  # the exception keeps this frame alive

    def _allocate(
        self,
        param: rows.Param,
        values: Mapping[str, Any],
        capacities: dict[str, int],
        memory: Mapping[str, Any],
    ) -> Any:
        """Allocate the memory for a parameter. Return `None` for a null pointer.

        For a size that is not passed by pointer, return the size itself.

        Args:
            param: the parameter
            values, capacities: as in `_prepare_memory`
            memory: memory that has already been allocated for other parameters, keyed by name
        """
        role = param.role
        if role in _ARRAY_ROLES:
            capacity = self._choose_capacity(param, values, capacities)
            return self._make_array(param, capacity) if capacity else None
        if role == "count":
            return self._make_count(param, capacities[param.name])
        if role == "most":
            if values[param.name] is None:  # the call determines the length, beginning with 0
                capacities.setdefault(param.name, 0)
            return self._make_count(param, self._choose_capacity(param, values, capacities))
        if role == "both":
            cls = self._get_cell_class(param)
            initial = _make_initial(cls, values[param.name], self._describe_location(param))
            return None if initial is None else Memory(cls, initial)
        if role in ("typed", "given"):
            return self._allocate_typed(param, values)
        if role == "size":
            if param.of in memory:
                return self._make_size(param, memory[param.of])
            return self.types.ctype(param.type)(self._get_constant(param.of))
        return Memory(self._get_cell_class(param))

    def _make_count(self, param: rows.Param, count: int) -> Memory:
        """Allocate the memory of a count, which C reads as the length of an array and then overwrites."""
        cls = self._get_cell_class(param)
        return Memory(cls, cls(count))

    def _make_array(self, param: rows.Param, length: int) -> ArrayMemory:
        """Allocate the memory for a list or a string with a given number of elements."""
        cls = self._get_cell_class(param)
        try:
            return ArrayMemory(cls, length)
        except (MemoryError, OverflowError):
            needed = f"{length} elements of {ctypes.sizeof(cls)} bytes"
            raise MemoryError(f"{self._describe_location(param)}: not enough memory for {needed}") from None

    def _describe_location(self, param: rows.Param) -> str:
        """Return the function and a parameter, for messages."""
        return f"{self.name}: {param.keyword} ({param.type})"

    def _choose_capacity(
        self, param: rows.Param, values: Mapping[str, Any], capacities: Mapping[str, int]
    ) -> int:
        """Return the number of elements to allocate for an array, or to pass for the `most` role.

        Args:
            param: the parameter
            values, capacities: as in `_prepare_memory`
        """
        for key in (param.name, param.of):
            if key in capacities:
                return capacities[key]
        if "/" in param.of:
            dividend_name, divisor_name = param.of.split("/")
            dividend = operator.index(values[dividend_name])
            divisor = operator.index(values[divisor_name])
            if dividend <= 0 or divisor <= 0:
                return 0
            return (dividend + divisor - 1) // divisor  # rounded up
        length = param if param.role == "most" else self.by_name.get(param.of)
        if length is None:
            return self._get_constant(param.of)
        if length.role == "most" and values[length.name] is None:
            return 0
        return self._get_length(length, values)

    def _get_length(self, param: rows.Param, values: Mapping[str, Any]) -> int:
        """Return a length that the caller has passed.

        Raises:
            TypeError: The argument is not an integer.
            OverflowError: The argument is negative, or does not fit in the parameter's type.
        """
        type_ = param.type
        if param.role == "most":  # C receives a pointer to the length
            type_ = type_.removesuffix("*").rstrip()
        _, largest = int_limits(self.types.ctype(type_)) or (0, 0)  # `or` only for type checkers
        return check_int(values[param.name], 0, largest, self._describe_location(param))

    def _make_size(self, param: rows.Param, memory: Any) -> Any:
        """Return the argument for a parameter that receives the size of allocated memory."""
        if isinstance(memory, _AttributeValues):  # C reads an array with the size of each value
            array_type = ctypes.c_size_t * len(memory.cells)
            return Memory(array_type, array_type(*[cell.value_size for cell in memory.cells]))
        if not param.type.endswith("*"):  # C reads the size itself
            return self.types.ctype(param.type)(memory.value_size)
        cell_type = self._get_cell_class(param)  # C reads the size through a pointer, and may change it
        return Memory(cell_type, cell_type(memory.value_size))

    def _allocate_typed(self, param: rows.Param, values: Mapping[str, Any]) -> Any:
        """Allocate the memory for a parameter whose C type depends on the enumerator in another argument.

        Args:
            param: the parameter
            values: arguments that the caller passed, keyed by name
        """
        if param.of == "void*":
            return Memory(AddressCell)
        if "*" in param.of:
            return self._allocate_attributes(param, values)
        type_ = self.by_name[param.of].type
        enumerator = values[param.of]
        if param.role == "typed":
            return Memory(self._get_typed_class(type_, enumerator), min_size=MIN_TYPED_SIZE)
        if values[param.name] is None:
            raise refuse(TypeError, "a value", "None", self._describe_location(param))
        cls = self._get_typed_class(type_, enumerator)
        initial = _make_initial(cls, values[param.name], self._describe_location(param))
        return Memory(cls, initial, min_size=MIN_TYPED_SIZE)

    def _allocate_attributes(self, param: rows.Param, values: Mapping[str, Any]) -> _AttributeValues:
        """Allocate the memory for several attributes, which the enumerators in an array select.

        Args:
            param: the parameter, whose `of` has the form "ENUMERATORS*LENGTH", with the names of the
                parameters that contain the enumerators and their number
            values: arguments that the caller passed, keyed by name
        """
        name, length_name = param.of.split("*")
        enumerators = values[name]
        count = self._get_length(self.by_name[length_name], values)
        if hasattr(enumerators, "__len__") and len(enumerators) < count:
            expected = f"at least {count} values in {name} ({length_name} = {count})"
            raise refuse(ValueError, expected, len(enumerators), self._describe_location(param))
        element_type = self.by_name[name].type.removeprefix("const ").removesuffix("*").rstrip()
        classes = [self._get_typed_class(element_type, enumerators[i]) for i in range(count)]
        return _AttributeValues([Memory(cls, min_size=MIN_TYPED_SIZE) for cls in classes])

    def _get_typed_class(self, type_: str, value: Any) -> Any:
        """Return the ctypes class of the attribute that an enumerator selects.

        Args:
            type_: C type of the enumeration
            value: the enumerator

        Raises:
            ValueError: The tables do not contain the type.
        """
        cls = self.types.attribute(type_, value)
        if cls is not None:
            return cls
        raise ValueError(
            f"{self.name}: the tables do not record the type of the value of {value!r} ({type_}); "
            f"pass your own memory to raw.{self.name}"
        )

    def _grow_capacities(
        self, capacities: dict[str, int], memory: Mapping[str, Any], is_too_small: bool
    ) -> bool:
        """Return whether the call must be repeated, and set the capacities for the next call.

        Args:
            capacities: number of elements of memory that may grow; changed in place
            memory: memory that the call has used, keyed by the name of the parameter
            is_too_small: whether the status reports insufficient memory
        """
        must_repeat = False
        for name, capacity in capacities.items():
            param = self.by_name[name]
            is_count = param.role in _COUNT_ROLES
            length = memory[name].value.value if is_count else self._count_written(param, memory)
            was_called_with_null = is_count and capacity == 0
            if was_called_with_null and (length or not is_too_small):
                capacities[name] = self._add_spare_element(param, length)
                must_repeat = must_repeat or length > 0
            elif is_too_small or self._may_be_incomplete(param, length, capacity):
                if is_too_small:
                    length = self._read_required_length(param, length, memory)
                # At least doubled, so that the call is not repeated often.
                capacities[name] = max(length + 1, 2 * capacity, _FIRST_CAPACITY)
                must_repeat = True
                if capacities[name] > _MAX_CAPACITY:
                    raise RuntimeError(f"{self.name}: {name} does not fit in memory for {capacity} elements")
        return must_repeat

    def _add_spare_element(self, param: rows.Param, length: int) -> int:
        """Return the capacity for a list whose length a call with a null pointer has reported.

        An additional element shows whether the list has grown in the meantime. If a status reports this, the
        element is omitted. The guard then directly follows the last element, so it detects elements that are
        longer in the library.
        """
        return length + 1 if param.role == "count" and not self.answers.too_small else length

    def _may_be_incomplete(self, param: rows.Param, length: int, capacity: int) -> bool:
        """Return whether an array fills its memory, so that further elements may have been cut off.

        Args:
            param: the array, or the count of its elements
            length: number of elements that C has written
            capacity: number of elements that fit in the memory
        """
        if param.role == "most" or length < capacity:
            return False
        # If a status reports insufficient memory, a list may fill its memory exactly.
        return not (param.role == "count" and self.answers.too_small)

    def _read_required_length(self, param: rows.Param, length: int, memory: Mapping[str, Any]) -> int:
        """Return the required number of elements if C has stored the required size in bytes, or `length`."""
        size_param = self.sizes.get(param.name)
        if size_param is None or not size_param.type.endswith("*"):
            return length
        required_size: int = memory[size_param.name].value.value
        return required_size // ctypes.sizeof(self._get_cell_class(param))

    def _count_written(self, param: rows.Param, memory: Mapping[str, Any]) -> int:
        """Return the number of elements that C has written to a string or to an array with a `size`.

        The result is 0 if C does not report it.
        """
        array: ArrayMemory = memory[param.name]
        size = self.sizes[param.name]
        if param.role == "text":
            return len(array.text) + 1
        if not size.type.endswith("*"):
            return 0
        return int(memory[size.name].value.value) // array.element_size

    def read_output(self, param: rows.Param, memory: Mapping[str, Any]) -> Any:
        """Return the Python value of an output.

        Args:
            param: the output
            memory: memory that the call has used, keyed by the name of the parameter
        """
        allocated = memory[param.name]
        if isinstance(allocated, _AttributeValues):
            return [_to_python(cell.value) for cell in allocated.cells]
        if param.role == "text":
            return allocated.text.decode("utf-8", "replace") if allocated is not None else ""
        if param.role == "bytes":
            return allocated.raw if allocated is not None else b""
        if param.role == "list":
            elements = []
            if allocated is not None:
                elements = _list_elements(allocated, self._count_elements(param, memory))
            end = self._get_constant(param.end) if param.end else None
            return _cut_at(elements, end)
        return None if allocated is None else _to_python(allocated.value)

    def _count_elements(self, param: rows.Param, memory: Mapping[str, Any]) -> int:
        """Return the number of elements that a list has after the call, at most the length of its memory."""
        capacity: int = memory[param.name].length
        length = self.used_length or self.by_name.get(param.of)
        if length is not None and length.role in _COUNT_ROLES:
            return min(int(memory[length.name].value.value), capacity)
        if param.name in self.initial_capacities and self.sizes[param.name].type.endswith("*"):
            return min(self._count_written(param, memory), capacity)
        return capacity


def _get_c_argument(param: rows.Param, value: Any) -> Any:
    """Return the argument for C: a pointer to allocated memory, or a converted argument unchanged."""
    if param.role in ("in", "inout") or value is None or not param.type.endswith("*"):
        return value
    return value.reference


def _make_initial(cls: Any, value: Any, where: str) -> Any:
    """Create the object that C reads and then overwrites.

    Args:
        cls: ctypes class of the object
        value: argument that the caller passed. `None` becomes a null pointer if `cls` is a pointer;
            otherwise the result is `None`
        where: function and parameter, for messages

    Raises:
        TypeError: The value has another type.
        ValueError: The string is too long or contains a NUL.
        OverflowError: The number is out of range.
    """
    if isinstance(value, cls):
        return cls.from_buffer_copy(value)
    if value is None:
        return cls() if issubclass(cls, (ctypes.c_void_p, ctypes._Pointer)) else None
    # A cell for an enumeration is derived from the C integer type, which has the limits.
    for base in cls.__mro__:
        limits = limits_of(base)
        if limits:
            return cls(coerce(value, where, *limits))
    if issubclass(cls, ctypes.Array) and cls._type_ is ctypes.c_char:
        if not isinstance(value, (str, bytes, bytearray, memoryview)):
            raise refuse(TypeError, "a str or bytes", type(value).__name__, where)
        text = value.encode() if isinstance(value, str) else bytes(value)
        max_length = ctypes.sizeof(cls) - 1  # a NUL follows
        if len(text) > max_length or b"\0" in text:
            raise ValueError(f"{where}: expected a string of at most {max_length} bytes without NUL")
        return cls.from_buffer_copy(text.ljust(ctypes.sizeof(cls), b"\0"))
    if issubclass(cls, ctypes._SimpleCData):
        return cls(value)
    raise refuse(TypeError, f"a {cls.__name__}", type(value).__name__, where)


def _to_python(cell: Any) -> Any:
    """Convert a ctypes object to an int, float, enum member, handle, str or list."""
    if isinstance(cell, ctypes.Array):
        if cell._type_ is ctypes.c_char:
            return cell.value.decode("utf-8", "replace")
        return _cut_at(_list_elements(cell, len(cell)), getattr(cell, "_end_", None))
    return cell.__ctypes_from_outparam__()


def _cut_at(elements: list[Any], end: int | None) -> list[Any]:
    """Return the elements before the end value. The library fills unused elements with the end value."""
    return elements[: elements.index(end)] if end in elements else elements


def _list_elements(array: Any, length: int) -> list[Any]:
    """Return the Python values of the first elements of an array."""
    return [
        item.__ctypes_from_outparam__() if hasattr(item, "__ctypes_from_outparam__") else item
        for item in array[: max(length, 0)]  # C may have written a negative length
    ]
