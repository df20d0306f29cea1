"""ctypes classes for C's numbers, pointers and strings, which check the values stored in them.

ctypes truncates an integer that does not fit. These classes raise an exception instead.
"""

from __future__ import annotations

import ctypes
import operator
import sys

from ..._errors import refuse
from ..._process import process

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__tracebackhide__ = True  # for pytest; at module level, because local variables would slow down functions

if sys.version_info >= (3, 14):
    import ctypes._layout

    _modules_for_ctypes = {name: sys.modules[name] for name in ("ctypes", "ctypes._layout")}


def prepare_layout() -> None:
    """Make it possible to define the members of a ctypes class while Python exits.

    In Python 3.14 and later, ctypes imports modules each time the members of a class are defined. While
    Python exits, only modules in sys.modules can be imported, and Python has already removed modules from it.
    Therefore, this function adds the modules that ctypes imports to sys.modules again.
    """
    if sys.version_info >= (3, 14) and sys.meta_path is None:
        sys.modules.update(_modules_for_ctypes)


PRIMITIVES: dict[str, Any] = {
    "void": None,
    "_Bool": ctypes.c_bool,
    # A char is treated as a number, because reading a c_char array stops at the first NUL.
    "char": ctypes.c_byte,
    "signed char": ctypes.c_byte,
    "unsigned char": ctypes.c_ubyte,
    "short": ctypes.c_short,
    "unsigned short": ctypes.c_ushort,
    "int": ctypes.c_int,
    "unsigned int": ctypes.c_uint,
    "long": ctypes.c_long,
    "unsigned long": ctypes.c_ulong,
    "long long": ctypes.c_longlong,
    "unsigned long long": ctypes.c_ulonglong,
    "float": ctypes.c_float,
    "double": ctypes.c_double,
    "size_t": ctypes.c_size_t,
    "ssize_t": ctypes.c_ssize_t,
    "ptrdiff_t": ctypes.c_ssize_t,
    "intptr_t": ctypes.c_ssize_t,
    "uintptr_t": ctypes.c_size_t,
    "off_t": ctypes.c_int64,
    "loff_t": ctypes.c_int64,
    **{f"int{n}_t": getattr(ctypes, f"c_int{n}") for n in (8, 16, 32, 64)},
    **{f"uint{n}_t": getattr(ctypes, f"c_uint{n}") for n in (8, 16, 32, 64)},
}

# The tables contain the layouts on 64-bit Linux. On 64-bit Windows, records without a `long` have the same
# layout. For records with a `long`, ctypes computes C's layout, except for the records that the tables list
# in WINDOWS. On Windows, enums are always ints; their four bytes are read as the type in the tables, so
# enumerators keep their values.
SHORT_LONG = ctypes.sizeof(ctypes.c_long) == 4

_INTEGERS = frozenset(PRIMITIVES.values()) - {None, ctypes.c_float, ctypes.c_double}
_INFINITE = float("inf"), -float("inf")
_LARGEST = (2**24 - 1) * 2**104  # the largest C float
LAST_ADDRESS = 2 ** (8 * ctypes.sizeof(ctypes.c_void_p)) - 1


def round_up(position: int, alignment: int) -> int:
    """Return the first multiple of an alignment that is not less than a position."""
    return position + -position % alignment


def int_limits(cls: Any, bits: int | None = None) -> tuple[int, int] | None:
    """Return the minimum and maximum value of a C integer type, or `None` if it is not an integer type.

    Args:
        cls: ctypes type
        bits: number of bits, for a bitfield
    """
    if cls not in _INTEGERS:
        return None
    if not bits:
        bits = 1 if cls is ctypes.c_bool else 8 * ctypes.sizeof(cls)
    is_signed = cls(-1).value < 0  # an unsigned integer would become positive
    low = -(2 ** (bits - 1)) if is_signed else 0
    return low, low + 2**bits - 1


REFERENCE: Any = type(ctypes.byref(ctypes.c_int()))
"""The class of the objects that `ctypes.byref` returns."""


def name_type(value: Any) -> str:
    """Return the name of a rejected value's class, as a user would write it."""
    if isinstance(value, REFERENCE):
        return f"byref({type(getattr(value, '_obj', None)).__name__})"
    return "None" if value is None else type(value).__name__


def check_int(value: Any, low: int, high: int, where: str, expected: str = "an int") -> int:
    """Convert any integer object to an int, and check its range.

    Args:
        value: value to convert
        low, high: minimum and maximum accepted value
        where: parameter or member, for messages
        expected: expected type, for messages

    Raises:
        TypeError: The value is not an integer.
        OverflowError: The value is out of range.
    """
    try:
        number = operator.index(value)
    except TypeError:
        raise refuse(TypeError, expected, name_type(value), where) from None
    if not low <= number <= high:
        raise refuse(OverflowError, f"{low} to {high}", number, where)
    return number


def check_float(value: Any, cls: Any, where: str) -> Any:
    """Convert a number to a ctypes float or double.

    Raises:
        TypeError: The value is not a number.
        OverflowError: The number would become infinite.
    """
    expected = f"a number in the range of a C {'float' if cls is ctypes.c_float else 'double'}"
    try:
        converted = value if isinstance(value, cls) else cls(value)
    except OverflowError:  # the int is too large for a double
        raise refuse(OverflowError, expected, value, where) from None
    if converted.value in _INFINITE and converted is not value and value not in _INFINITE:
        raise refuse(OverflowError, expected, value, where)
    return converted


def coerce(value: Any, where: str, low: int, high: int, cls: Any) -> Any:
    """Return the value to store in a ctypes number or pointer, after checking that the value fits.

    None, which is a null pointer, and objects of the class are returned unchanged.

    Args:
        value: value to check
        where: parameter or member, for messages
        low, high: minimum and maximum accepted value
        cls: ctypes class of the number or pointer
    """
    if isinstance(value, cls) or (value is None and issubclass(cls, ctypes.c_void_p)):
        return value
    if cls is ctypes.c_float:
        return check_float(value, cls, where)
    expected = "an address (an int)" if issubclass(cls, ctypes.c_void_p) else "an int"
    return check_int(value, low, high, where, expected)


def limits_of(cls: Any, bits: int | None = None) -> tuple[int, int, Any] | None:
    """Return the last three arguments of `coerce` for a class, or `None` if the class needs no check.

    Args:
        cls: ctypes class
        bits: number of bits, for a bitfield
    """
    if issubclass(cls, ctypes.c_void_p):
        return 0, LAST_ADDRESS, cls
    limits = (-_LARGEST, _LARGEST) if cls is ctypes.c_float else int_limits(cls, bits)
    return None if limits is None else (*limits, cls)


class Cell:
    """The base class of numbers and pointers.

    Setting `value` checks the new value. There are no other attributes.
    """

    __slots__ = ()

    def __setattr__(self, name: str, value: Any, _set: Any = object.__setattr__) -> None:
        cls: Any = type(self)
        if name != "value":
            raise AttributeError(f"{cls.__name__} has no attribute {name}, only value", name=name, obj=self)
        limits: Any = limits_of(cls._element_ or cls)
        _set(self, name, coerce(value, f"{cls.__name__}.value", *limits))


class CellType(type(ctypes.c_int)):  # type: ignore[misc]
    """The metaclass of cells. `array_type` creates the arrays of cells.

    Attributes:
        _element_: class of array elements, if it differs from the cell class. Without it, ctypes would return
            the elements of an array of a c_int subclass as objects instead of ints.
    """

    _element_: Any = None

    def __mul__(cls, length: int) -> Any:
        return array_type(cls._element_ or cls, length)

    __rmul__ = __mul__


class _Array:
    """An array that, unlike a ctypes array, checks its elements when they are set."""

    __slots__ = ()

    def __setitem__(self, index: Any, value: Any) -> None:
        """Check and set an element, or all elements of a slice."""
        cls: Any = type(self)
        where = f"an element of {cls.__name__}"
        limits = limits_of(cls._type_)
        assert limits  # `array_type` uses this class only for elements with limits
        if isinstance(index, slice):
            value = [coerce(item, where, *limits) for item in value]
        else:
            value = coerce(value, where, *limits)
        super().__setitem__(index, value)  # type: ignore[misc]


_arrays: dict[Any, Any] = process.keep({})  # ctypes' array class -> the class derived from it


def derive_array_type(array: Any, meta: Any, base: Any, members: dict[str, Any]) -> Any:
    """Return an array class that is derived from `base` and from ctypes' array class.

    Args:
        array: ctypes' array class
        meta: metaclass of the new class
        base: first base class of the new class
        members: attributes of the new class
    """
    cls = _arrays.get(array)
    if cls is None:  # another thread may have created it first
        cls = _arrays.setdefault(array, meta(array.__name__, (base, array), members))
    return cls


def array_type(element: Any, length: int) -> Any:
    """Return an array class. Arrays of numbers and pointers reject values that do not fit.

    Args:
        element: ctypes class of the elements
        length: number of elements
    """
    # CellType.__mul__ calls this function, so call the base class's method.
    plain = type(ctypes.c_int).__mul__(element, length) if type(element) is CellType else element * length
    return (
        plain
        if limits_of(element) is None
        else derive_array_type(plain, type(plain), _Array, {"__slots__": ()})
    )


def get_innermost_type(cls: Any) -> Any:
    """Return the element class of an array with any number of dimensions, or any other class unchanged."""
    while issubclass(cls, ctypes.Array):
        cls = cls._type_
    return cls


def make_integer_type(name: str, plain: Any, module: str) -> Any:
    """Create the class for an integer type that the headers name, such as CUdeviceptr.

    Args:
        name: name of the type
        plain: ctypes class of the integer
        module: name of the module that contains the class
    """
    low, high = int_limits(plain) or (0, 0)  # `or` only for type checkers: `plain` is an integer class

    def __init__(self: Any, value: Any = 0, /) -> None:
        plain.__init__(self, check_int(value, low, high, name))

    members = {"__module__": module, "__slots__": (), "__init__": __init__, "_element_": plain}
    return CellType(name, (Cell, plain), members)


class Chars:
    """A descriptor for a record's member that is an array of chars.

    Its value is a str up to the first NUL if `is_text` is true, and otherwise all of the bytes. Only arrays
    are assigned to it, because Record.__setattr__ first converts every value to an array.

    Args:
        field: ctypes' descriptor for the member
        is_text: whether the array contains a string
    """

    __slots__ = ("field", "is_text", "offset", "size")

    def __init__(self, field: Any, is_text: bool) -> None:
        self.field = field
        self.is_text = is_text
        self.offset = field.offset
        self.size = field.size

    def __get__(self, record: Any, owner: Any = None) -> Any:
        if record is None:
            return self
        data = bytes(self.field.__get__(record, owner))
        return data.partition(b"\0")[0].decode("utf-8", "replace") if self.is_text else data

    def __set__(self, record: Any, value: Any) -> None:
        self.field.__set__(record, value)


class Handle(Cell, ctypes.c_void_p):
    """An opaque pointer to an object of the library.

    A handle is created from an int, and compared and hashed by value. `int(handle)` returns the pointer, and
    a null handle is false. Calls accept objects of the handle's class, an int, or None for null. Creating a
    handle or setting its `value` raises OverflowError for an int that does not fit in a pointer.
    """

    def __init__(self, value: Any = None, /, _init: Any = ctypes.c_void_p.__init__) -> None:
        if value.__class__ is int and 0 <= value <= LAST_ADDRESS:
            _init(self, value)
        elif value is not None:
            _init(self, check_int(value, 0, LAST_ADDRESS, type(self).__name__))

    def __int__(self) -> int:  # no __index__, so that functions do not accept a handle as a number
        return self.value or 0

    def __bool__(self) -> bool:
        return bool(self.value)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and int(self) == int(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.value))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(0x{int(self):x})"

    def __copy__(self, memo: object = None) -> Handle:
        return type(self)(self.value)

    __deepcopy__ = __copy__

    def __reduce__(self) -> str:
        raise TypeError(f"a {type(self).__name__} is valid only in this process")


class VoidPointer(ctypes.c_void_p):
    """A type that the headers declare as `void *`, such as EGLImageKHR. Unlike c_void_p, it can be copied."""

    def __ctypes_from_outparam__(self) -> Any:
        return self.value

    def __copy__(self, memo: object = None) -> VoidPointer:
        return type(self)(self.value)

    __deepcopy__ = __copy__


def decode_text(data: bytes | None) -> str | None:
    """Decode a C string from UTF-8, with replacement characters for invalid bytes. Return `None` for null."""
    return data if data is None else data.decode("utf-8", "replace")


class AddressCell(ctypes.c_void_p):
    """A `void *` that a call returns as an int, which is 0 for a null pointer."""

    def __ctypes_from_outparam__(self) -> Any:
        return self.value or 0


class TextCell(ctypes.c_char_p):
    """A `const char *` that a call returns as a str, or as None for a null pointer."""

    def __ctypes_from_outparam__(self) -> Any:
        return decode_text(self.value)
