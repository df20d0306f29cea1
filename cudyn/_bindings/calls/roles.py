"""Calls with roles that ctypes does not support: strings, lists, and values typed by an enumerator.

`rows.py` explains the roles. Such a call allocates memory, calls the bare C function, checks whether the
memory was large enough, and reads the results.
"""

from __future__ import annotations

import ctypes
import functools
import operator

from ..._errors import refuse
from .arguments import REFUSED, Arguments
from .guarded import LEAST, ArrayMemory, Memory
from .values import AddressCell, check_int, coerce, int_limits, limits_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ..tables import rows
    from ..tables.functions import Function
    from .c_types import Types
    from .plain_call import StatusMap

_SEVERAL = frozenset(("text", "bytes", "list"))
_COUNTS = frozenset(("count", "most", "used"))
_FIRST_ROOM = 16  # for a call that reports insufficient memory without the required size
_MOST_ELEMENTS = 2**26  # the maximum size of memory that can grow


class _Several:
    """Memory for the values of several enumerators, and for an array of pointers to these values."""

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
    """A checked call that wraps a bare C function.

    Args:
        types: types of the library
        bare: the bare function
        function: description of the function from the tables
        converters: converters of the arguments, as in ctypes' `argtypes`
        answers: status codes that do not raise an exception
        members: members of the status if it is a structure; the first member is the status code
        lookup, suggest: arguments for `Arguments`

    Attributes:
        rooms: initial number of elements for memory that may grow, by the name of the `count` parameter or of
            the array; 0 if a first call with null pointers returns the number
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
        self.prototype = prototype = function.params
        self.answers = answers
        self.status = operator.attrgetter(members[0]) if members else operator.index
        self.name = function.name
        self._make_arguments = functools.partial(Arguments, types, function, converters, lookup, suggest)
        self.returned = [param for param in prototype if param.is_returned]
        self.by_name = {param.name: param for param in prototype}
        turns = {"in": 0, "inout": 0, "size": 2}
        self.order = sorted(prototype, key=lambda param: turns.get(param.role, 1))
        self.sizes = {param.of: param for param in prototype if param.role == "size"}
        self.used = next((param for param in prototype if param.role == "used"), None)
        self.rooms: dict[str, int] = {}
        for param in prototype:
            if param.role == "count":
                self.rooms[param.name] = self._number(param.of) if param.of else 0
            elif param.role in _SEVERAL and param.name in self.sizes and param.of not in self.by_name:
                self.rooms[param.name] = self._number(param.of)

    @functools.cached_property
    def arguments(self) -> Arguments:
        """The parameters that the caller passes."""
        return self._make_arguments()

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        __tracebackhide__ = True
        answers = self.answers
        rooms = dict(self.rooms)
        arguments = self.arguments
        values = arguments.bind(args, keywords)
        passed = dict(zip(arguments.indices, arguments.prepare(values)))
        by_name = dict(zip(arguments.indices, values))
        while True:
            try:
                memory = self._memory(by_name, passed, rooms)
            except BaseException:
                passed = {}  # otherwise the exception would keep the arguments alive
                raise
            number = self.status(self.bare(*(_passed(param, memory[param.name]) for param in self.prototype)))
            try:
                self._check_guards(memory)
            except BaseException:
                passed = memory = {}
                raise
            is_small = number in answers.too_small and number not in answers and bool(rooms)
            if number not in answers and not is_small:
                details = {
                    param.name: self.read(param, memory)
                    for param in self.returned
                    if param.name in answers.details
                }
                passed = {}
                memory = {}
                raise answers.failure(number, self.name, tuple(values), details)
            if not self._grow(rooms, memory, is_small):
                break
        outputs = [self.read(param, memory) for param in self.returned]
        return answers[number] if not outputs else outputs[0] if len(outputs) == 1 else tuple(outputs)

    def _check_guards(self, memory: Mapping[str, Any]) -> None:
        """Raise LayoutError if C has written beyond the memory of a parameter."""
        for param in self.prototype:
            allocated = memory[param.name]
            if isinstance(allocated, (Memory, ArrayMemory, _Several)):
                allocated.check(self.function, param)

    def _number(self, text: str) -> int:
        return int(text) if text.isdigit() else int(self.types.get(text))

    def _cell(self, param: rows.Param) -> Any:
        """Return the ctypes class of a pointer's object. For an enum, the class returns enum members."""
        return ctypes.c_char if param.role in ("text", "bytes") else self.types.out(param.type)._type_

    def _memory(
        self, values: Mapping[str, Any], passed: Mapping[str, Any], rooms: dict[str, int]
    ) -> dict[str, Any]:
        """Return the value to pass for each parameter, by name.

        Args:
            values: arguments that the caller passed, by name
            passed: converted arguments, by name
            rooms: number of elements for memory that may grow

        Raises:
            TypeError, ValueError, OverflowError: An argument is rejected.
        """
        memory: dict[str, Any] = {}
        for param in self.order:
            name = param.name
            try:
                is_passed = param.role in ("in", "inout")
                memory[name] = passed[name] if is_passed else self._allocate(param, values, rooms, memory)
            except REFUSED as error:
                refusal = self.arguments.refusal(param, error, memory.get(name, values.get(name)))
                break
        else:
            return memory
        memory = {}
        try:
            raise refusal  # outside the except clause, so that it does not reference the other exception
        finally:
            del refusal  # the exception keeps this frame alive

    def _allocate(
        self, param: rows.Param, values: Mapping[str, Any], rooms: dict[str, int], memory: Mapping[str, Any]
    ) -> Any:
        if param.role in _SEVERAL:
            room = self._room(param, values, rooms)
            return self._make_array(param, room) if room else None
        if param.role == "count":
            cls = self._cell(param)
            return Memory(cls, cls(rooms[param.name]))
        if param.role == "most":
            if values[param.name] is None:
                rooms.setdefault(param.name, 0)
            cls = self._cell(param)
            return Memory(cls, cls(self._room(param, values, rooms)))
        if param.role == "both":
            cls = self._cell(param)
            filled = _filled(cls, values[param.name], self._where(param))
            return None if filled is None else Memory(cls, filled)
        if param.role in ("typed", "given"):
            return self._typed(param, values)
        if param.role == "size":
            if param.of in memory:
                return self._size(param, memory[param.of])
            return self.types.ctype(param.type)(self._number(param.of))
        return Memory(self._cell(param))

    def _make_array(self, param: rows.Param, room: int) -> ArrayMemory:
        """Allocate the memory for a list or a string."""
        cls = self._cell(param)
        try:
            return ArrayMemory(cls, room)
        except (MemoryError, OverflowError):
            needed = f"{room} elements of {ctypes.sizeof(cls)} bytes"
            raise MemoryError(f"{self._where(param)}: not enough memory for {needed}") from None

    def _where(self, param: rows.Param) -> str:
        return f"{self.name}: {param.keyword} ({param.type})"

    def _room(self, param: rows.Param, values: Mapping[str, Any], rooms: Mapping[str, int]) -> int:
        for key in (param.name, param.of):
            if key in rooms:
                return rooms[key]
        if "/" in param.of:
            whole, part = (operator.index(values[name]) for name in param.of.split("/"))
            return -(-whole // part) if whole > 0 < part else 0
        length = param if param.role == "most" else self.by_name.get(param.of)
        if length is None:
            return self._number(param.of)
        if length.role == "most" and values[length.name] is None:
            return 0
        return self._check_length(length, values)

    def _check_length(self, param: rows.Param, values: Mapping[str, Any]) -> int:
        type_ = param.type[:-1].rstrip() if param.role == "most" else param.type
        _, most = int_limits(self.types.ctype(type_)) or (0, 0)
        return check_int(values[param.name], 0, most, self._where(param))

    def _size(self, param: rows.Param, memory: Any) -> Any:
        if isinstance(memory, _Several):
            array = ctypes.c_size_t * len(memory.cells)
            return Memory(array, array(*[cell.value_size for cell in memory.cells]))
        if not param.type.endswith("*"):
            return self.types.ctype(param.type)(memory.value_size)
        cls = self._cell(param)
        return Memory(cls, cls(memory.value_size))

    def _typed(self, param: rows.Param, values: Mapping[str, Any]) -> Any:
        """Allocate the memory for a parameter whose C type depends on the enumerator in another argument."""
        if param.of == "void*":
            return Memory(AddressCell)
        name, _, length = param.of.partition("*")
        type_ = self.by_name[name].type
        enumerator = values[name]
        if length:
            count = self._check_length(self.by_name[length], values)
            if hasattr(enumerator, "__len__") and len(enumerator) < count:
                expected = f"{count} of {name}, as {length} says"
                raise refuse(ValueError, expected, len(enumerator), self._where(param))
            tag = type_.removeprefix("const ").removesuffix("*").rstrip()
            cells = [self._typed_cell(tag, enumerator[i]) for i in range(count)]
            return _Several([Memory(cls, least=LEAST) for cls in cells])
        if param.role == "typed":
            return Memory(self._typed_cell(type_, enumerator), least=LEAST)
        if values[param.name] is None:
            raise refuse(TypeError, "a value", "None", self._where(param))
        cls = self._typed_cell(type_, enumerator)
        return Memory(cls, _filled(cls, values[param.name], self._where(param)), least=LEAST)

    def _typed_cell(self, type_: str, value: Any) -> Any:
        cls = self.types.attribute(type_, value)
        if cls is not None:
            return cls
        raise ValueError(
            f"{self.name}: the tables do not record the type of the value of {value!r} ({type_}); "
            f"pass your own memory to raw.{self.name}"
        )

    def _grow(self, rooms: dict[str, int], memory: Mapping[str, Any], is_small: bool) -> bool:
        """Return whether the call must be repeated, and set `rooms` to the capacities for the next call."""
        answers = self.answers
        again = False
        for key, room in rooms.items():
            param = self.by_name[key]
            written = memory[key].value.value if param.role in _COUNTS else self._written(param, memory)
            if param.role in _COUNTS and not room and (written or not is_small):
                # This was the call with null pointers. An additional element shows whether the list has grown
                # since then. It is not necessary if a status reports this. Without it, the guard follows the
                # last element and shows that the library's elements are longer.
                rooms[key] = written + (param.role == "count" and not answers.too_small)
                again = again or written > 0
                continue
            if is_small and key in self.sizes and self.sizes[key].type.endswith("*"):
                written = memory[self.sizes[key].name].value.value // ctypes.sizeof(self._cell(param))
            is_full = written >= room and not (param.role == "count" and answers.too_small)
            if is_small or (param.role != "most" and is_full):
                rooms[key] = max(written + 1, 2 * room, _FIRST_ROOM)
                again = True
                if rooms[key] > _MOST_ELEMENTS:
                    raise RuntimeError(f"{self.name}: {key} does not fit in memory for {room} elements")
        return again

    def _written(self, param: rows.Param, memory: Mapping[str, Any]) -> int:
        """Return the number of elements that were written to a string or a list with a `size`."""
        array: ArrayMemory = memory[param.name]
        size = self.sizes[param.name]
        if param.role == "text":
            return len(array.text) + 1
        if not size.type.endswith("*"):
            return 0
        return int(memory[size.name].value.value) // array.element_size

    def read(self, param: rows.Param, memory: Mapping[str, Any]) -> Any:
        """Return the Python value of an output."""
        allocated = memory[param.name]
        if isinstance(allocated, _Several):
            return [_value(cell.value) for cell in allocated.cells]
        if param.role == "text":
            return allocated.text.decode("utf-8", "replace") if allocated is not None else ""
        if param.role == "bytes":
            return allocated.raw if allocated is not None else b""
        if param.role == "list":
            elements = [] if allocated is None else _elements(allocated, self._length(param, memory))
            return _until(elements, self._number(param.end) if param.end else None)
        return None if allocated is None else _value(allocated.value)

    def _length(self, param: rows.Param, memory: Mapping[str, Any]) -> int:
        room: int = memory[param.name].length
        length = self.used or self.by_name.get(param.of)
        if length is not None and length.role in _COUNTS:
            return min(int(memory[length.name].value.value), room)
        if param.name in self.rooms and self.sizes[param.name].type.endswith("*"):
            return min(self._written(param, memory), room)
        return room


def _passed(param: rows.Param, value: Any) -> Any:
    if param.role in ("in", "inout") or value is None or not param.type.endswith("*"):
        return value
    return value.reference


def _filled(cls: Any, value: Any, where: str) -> Any:
    """Create an object with a value. For `None`, return a null pointer, or `None` if it isn't a pointer."""
    if isinstance(value, cls):
        return cls.from_buffer_copy(value)
    if value is None:
        return cls() if issubclass(cls, (ctypes.c_void_p, ctypes._Pointer)) else None
    bounds = next(filter(None, map(limits_of, cls.__mro__[:-1])), None)
    if bounds:
        return cls(coerce(value, where, *bounds))
    if issubclass(cls, ctypes.Array) and cls._type_ is ctypes.c_char:
        if not isinstance(value, (str, bytes, bytearray, memoryview)):
            raise refuse(TypeError, "a str or bytes", type(value).__name__, where)
        text = value.encode() if isinstance(value, str) else bytes(value)
        if len(text) >= ctypes.sizeof(cls) or b"\0" in text:
            raise ValueError(
                f"{where}: expected a string of at most {ctypes.sizeof(cls) - 1} bytes without NUL"
            )
        return cls.from_buffer_copy(text.ljust(ctypes.sizeof(cls), b"\0"))
    if issubclass(cls, ctypes._SimpleCData):
        return cls(value)
    raise refuse(TypeError, f"a {cls.__name__}", type(value).__name__, where)


def _value(cell: Any) -> Any:
    """Return the Python value of an object: an int, float, enum member or handle, a str, or a list."""
    if isinstance(cell, ctypes.Array):
        if cell._type_ is ctypes.c_char:
            return cell.value.decode("utf-8", "replace")
        return _until(_elements(cell, len(cell)), getattr(cell, "_end_", None))
    return cell.__ctypes_from_outparam__()


def _until(elements: list[Any], end: int | None) -> list[Any]:
    """Return the elements before the end value. The library fills unused elements with the end value."""
    return elements[: elements.index(end)] if end in elements else elements


def _elements(array: Any, length: int) -> list[Any]:
    return [
        item.__ctypes_from_outparam__() if hasattr(item, "__ctypes_from_outparam__") else item
        for item in array[: max(length, 0)]
    ]
