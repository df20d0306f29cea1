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


MIN_TYPED_SIZE = 8
"""The minimum size of memory for a value whose type depends on an enumerator.

Drivers disagree on the size of a boolean, but no single number has more than 8 bytes.
"""


class _Guarded:
    """Memory that is passed to C, and the guard that follows it, in a single ctypes object.

    ctypes reports `from_buffer` and `from_address` to audit hooks, which may reject them. Therefore, they are
    not used here.

    Args:
        object_: the ctypes object, which begins with the memory
        size: size of the memory in bytes, without the guard
        guard_size: size of the guard in bytes
    """

    __slots__ = ("_guard_size", "_object", "size")

    def __init__(self, object_: Any, size: int, guard_size: int = GUARD) -> None:
        self._object = object_
        self._guard_size = guard_size
        self.size = size
        repetitions = -(-guard_size // GUARD)  # rounded up
        ctypes.memmove(ctypes.byref(object_, size), PATTERN * repetitions, guard_size)

    @property
    def reference(self) -> Any:
        """A pointer to the memory, which can be passed to a ctypes function."""
        return ctypes.byref(self._object)

    @property
    def address(self) -> int:
        return ctypes.addressof(self._object)

    @property
    def value_size(self) -> int:
        """The size to pass to C if the function has a parameter for it."""
        return self.size

    def check(self, function: Function, param: rows.Param) -> None:
        """Raise LayoutError if C has written beyond the memory of a parameter."""
        guard = _read(ctypes.byref(self._object, self.size), self._guard_size)
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
        min_size: minimum size of the memory in bytes
    """

    __slots__ = ("_cls",)

    def __init__(self, cls: Any, initial: Any = None, min_size: int = 0) -> None:
        self._cls = cls
        size = max(ctypes.sizeof(cls), min_size)
        if _is_aligned(cls):
            super().__init__(cls(), size)
        else:
            super().__init__(make_cell_type(cls, min_size)(), size)
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
            return value[0]  # the only element of the array that `make_cell_type` uses for a string
        return value if isinstance(value, cls) else cls(value)

    @property
    def value_size(self) -> int:
        return ctypes.sizeof(self._cls)

    def _describe(self) -> tuple[Any, int, bool]:
        is_array = issubclass(self._cls, ctypes.Array)
        if is_array:
            return self._cls._type_, self._cls._length_, is_array
        return self._cls, 1, is_array


class ArrayMemory(_Guarded):
    """Memory for an array.

    The guard is at least as long as the array, because every element may be larger in the library than in the
    headers. The guard after an array of bytes is only as long as other guards.

    Args:
        element: class of the elements
        length: number of elements
    """

    __slots__ = ("_element", "element_size", "length")

    def __init__(self, element: Any, length: int) -> None:
        self._element = element
        self.length = length
        size = self.element_size = ctypes.sizeof(element)
        elements_in_guard = -(-GUARD // size)  # rounded up
        guard_length = GUARD if size == 1 else max(length, elements_in_guard)  # in elements
        super().__init__((element * (length + guard_length))(), size * length, size * guard_length)

    def __getitem__(self, elements: slice) -> list[Any]:
        """Return a slice of the array without the guard. Objects in it share the array's memory."""
        return list(self._object[: self.length][elements])

    @property
    def raw(self) -> bytes:
        """The bytes of the array."""
        return _read(self.reference, self.size)

    @property
    def text(self) -> bytes:
        """The bytes before the first NUL."""
        return self.raw.partition(b"\0")[0]

    def _describe(self) -> tuple[Any, int, bool]:
        return self._element, self.length, True


def _read(address: Any, length: int) -> bytes:
    """Copy memory without `ctypes.string_at`, which audit hooks may reject."""
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
def make_cell_type(cls: Any, min_size: int = 0) -> Any:
    """Create a structure with a member `value` of a given ctypes class, followed by a member `guard`.

    Quick calls compare the bytes of `guard` with the pattern. After C has changed it, these bytes may be
    shorter than the pattern, because ctypes ends them at the first NUL.

    Args:
        cls: ctypes class of the value
        min_size: minimum size in bytes of the memory before the guard
    """
    padding = max(min_size - ctypes.sizeof(cls), 0)
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
    """Raise LayoutError for an output whose guard C has changed.

    Args:
        function: description of the function from the tables
        types: types of the library
        index: index of the output among the C parameters
        guard: address of the guard, or the cell (`make_cell_type`) that contains the guard
    """
    param = function.params[index]
    if not isinstance(guard, int):
        guard = ctypes.byref(guard, type(guard).guard.offset)
    cls = ctypes.c_uint64 if param.role == "typed" else types.out(param.type)._type_
    written_guard = _read(guard, GUARD)
    raise _make_error(function, param, written_guard, cls, count=1, is_array=False)


def _make_error(
    function: Function, param: rows.Param, guard: bytes, cls: Any, count: int, is_array: bool
) -> LayoutError:
    """Create the exception that reports that C has written beyond a parameter's memory.

    Args:
        function: description of the function from the tables
        param: the parameter that points to the memory
        guard: bytes of the guard after the memory
        cls: ctypes class of the memory's elements
        count: number of elements
        is_array: whether the parameter is an array
    """
    size = ctypes.sizeof(cls)
    if issubclass(cls, (ctypes.Structure, ctypes.Union)):
        noun = "record"
    elif size == 1:
        noun = "byte"
    else:
        noun = "element" if is_array else "value"
    names = function.name, param.keyword, param.type, function.level
    return LayoutError(*names, count_written(guard), count, size, len(guard), noun)
