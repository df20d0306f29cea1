"""Allocates the memory that calls pass to C for outputs. No other module in this package does so.

The memory is followed by a guard (`machine/guard.py`). If C has changed the guard, the call raises
LayoutError. In machine code, `machine.call.Writer` allocates the memory of outputs, and calls
`report_overrun`.
"""

from __future__ import annotations

import ctypes
import functools

from ..._errors import LayoutError
from ..machine.guard import GUARD, PATTERN, count_written
from .values import prepare_layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

    from ..tables import rows
    from ..tables.functions import Function
    from .type_lookup import TypeLookup


LEAST = 8
"""The least size of memory for a value whose type depends on an enumerator.

No attribute with a single number has more bytes. Drivers disagree on the size of a boolean.
"""


class _Guarded:
    """Memory for C in a ctypes object that has room for a guard after it.

    ctypes reports `from_buffer` and `from_address` to audit hooks, which may reject them. Therefore, they are
    not used here.

    Attributes:
        size: size of the memory in bytes, without the guard
    """

    __slots__ = ("_object", "_room", "size")

    def __init__(self, object_: Any, size: int, room: int = GUARD) -> None:
        self._object = object_
        self._room = room
        self.size = size
        ctypes.memmove(ctypes.byref(object_, size), PATTERN * -(-room // GUARD), room)

    @property
    def reference(self) -> Any:
        """A pointer to the memory, which can be passed to a ctypes function."""
        return ctypes.byref(self._object)

    @property
    def address(self) -> int:
        return ctypes.addressof(self._object)

    @property
    def value_size(self) -> int:
        """The size to pass to C."""
        return self.size

    def check(self, function: Function, param: rows.Param) -> None:
        """Raise LayoutError if C has written beyond the memory of a parameter."""
        guard = _read(ctypes.byref(self._object, self.size), self._room)
        if count_written(guard):
            raise _make_error(function, param, guard, *self._describe())

    def _describe(self) -> tuple[Any, int, bool]:
        """Return the class of the elements, their number, and whether they are the elements of an array."""
        raise NotImplementedError


class Memory(_Guarded):
    """Memory for an object of a ctypes class.

    Args:
        cls: class of the object
        initial: object to copy; otherwise the object has the initial values of its class
        least: minimum size of the memory in bytes
    """

    __slots__ = ("_cls",)

    def __init__(self, cls: Any, initial: Any = None, least: int = 0) -> None:
        self._cls = cls
        size = max(ctypes.sizeof(cls), least)
        if _is_aligned(cls):
            super().__init__(cls(), size)
        else:
            super().__init__(make_cell_type(cls, least)(), size)
            if initial is None and has_initial_values(cls):
                self._object.value.__init__()
        if initial is not None:
            ctypes.memmove(self.reference, bytes(initial), ctypes.sizeof(cls))

    @property
    def value(self) -> Any:
        """The object. It keeps the memory alive, unless it is a number, which is copied."""
        cls = self._cls
        if _is_aligned(cls):
            return self._object
        value = self._object.value
        if _is_text(cls):
            return value[0]
        return value if isinstance(value, cls) else cls(value)

    @property
    def value_size(self) -> int:
        return ctypes.sizeof(self._cls)

    def _describe(self) -> tuple[Any, int, bool]:
        is_array = issubclass(self._cls, ctypes.Array)
        return (self._cls._type_, self._cls._length_, True) if is_array else (self._cls, 1, False)


class ArrayMemory(_Guarded):
    """Memory for an array.

    The guard is as long as the array, because every element may be larger in the library. The guard after an
    array of bytes is only as long as other guards.

    Args:
        element: class of the elements
        length: number of elements
    """

    __slots__ = ("_element", "element_size", "length")

    def __init__(self, element: Any, length: int) -> None:
        self._element = element
        self.length = length
        size = self.element_size = ctypes.sizeof(element)
        more = GUARD if size == 1 else max(length, -(-GUARD // size))
        super().__init__((element * (length + more))(), size * length, size * more)

    def __getitem__(self, elements: slice) -> list[Any]:
        """Return elements before `length`. Elements that are objects share the memory of the array."""
        return list(self._object[: self.length][elements])

    @property
    def raw(self) -> bytes:
        return _read(self.reference, self.size)

    @property
    def text(self) -> bytes:
        """The bytes before the first NUL."""
        return self.raw.partition(b"\0")[0]

    def _describe(self) -> tuple[Any, int, bool]:
        return self._element, self.length, True


def _read(address: Any, length: int) -> bytes:
    data = (ctypes.c_char * length)()
    ctypes.memmove(data, address, length)
    return data.raw


def _is_aligned(cls: Any) -> bool:
    """Return whether the class itself allocates aligned memory, which then has room for a guard."""
    return bool(getattr(cls, "_alignment_", 0))


def _is_text(cls: Any) -> bool:
    return issubclass(cls, ctypes.Array) and cls._type_ is ctypes.c_char


def has_initial_values(cls: Any) -> bool:
    """Return whether the constructor of a class sets values that differ from 0."""
    return issubclass(cls, (ctypes.Structure, ctypes.Union)) and "__init__" in vars(cls)


@functools.cache
def make_cell_type(cls: Any, least: int = 0) -> Any:
    """Return a structure with a `value` of a ctypes class, and a `guard`.

    Python code for frequent calls uses it directly. The value of a changed `guard` may end at a NUL.
    """
    padding = max(least - ctypes.sizeof(cls), 0)
    fields = (
        ("value", cls * 1 if _is_text(cls) else cls),  # ctypes returns a member that is a string as bytes
        *([("padding", ctypes.c_char * padding)] if padding else ()),
        ("guard", ctypes.c_char * GUARD),
    )
    prepare_layout()
    return type("Cell", (ctypes.Structure,), {"_fields_": fields, "__slots__": ()})


def can_use_cells(cls: Any) -> bool:
    """Return whether a structure from `make_cell_type` can contain an object of a class."""
    return not _is_aligned(cls)


def report_overrun(function: Function, types: TypeLookup, index: int, guard: Any) -> NoReturn:
    """Raise LayoutError for the output with this index.

    Args:
        function: the function
        types: its types
        index: index of the parameter in C
        guard: address of the guard, or the cell that contains it
    """
    param = function.params[index]
    if not isinstance(guard, int):
        guard = ctypes.byref(guard, type(guard).guard.offset)
    cls = ctypes.c_uint64 if param.role == "typed" else types.out(param.type)._type_
    raise _make_error(function, param, _read(guard, GUARD), cls, 1, False)


def _make_error(
    function: Function, param: rows.Param, guard: bytes, cls: Any, count: int, is_array: bool
) -> LayoutError:
    size = ctypes.sizeof(cls)
    is_record = issubclass(cls, (ctypes.Structure, ctypes.Union))
    noun = "record" if is_record else "byte" if size == 1 else "element" if is_array else "value"
    written = count_written(guard)
    names = function.name, param.keyword, param.type, function.level
    return LayoutError(*names, written, count, size, len(guard), noun)
