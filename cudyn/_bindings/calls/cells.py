"""Numbers and pointers in memory that refuse values that C would truncate; arrays of them and of chars."""

from __future__ import annotations

import ctypes

from . import params

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Cell:
    """The base of objects that hold a number or a pointer: a checked `value` and no other attribute."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any, _set: Any = object.__setattr__) -> None:
        cls: Any = type(self)
        if name != "value":
            raise AttributeError(f"{cls.__name__} has no attribute {name}, only value", name=name, obj=self)
        bounds: Any = params.bounds(cls._element_ or cls)
        _set(self, name, params.stored(value, f"{cls.__name__}.value", *bounds))


class CellType(type(ctypes.c_int)):  # type: ignore[misc]
    """The addition to the metaclass of ctypes: arrays are of `array_type`. _element_: the class of their
    elements, if it differs; ctypes reads a subclass of c_int as an object."""

    _element_: Any = None

    def __mul__(cls, length: int) -> Any:
        return array_type(cls._element_ or cls, length)

    __rmul__ = __mul__


class _Array:
    """An array that checks its elements when they are set; ctypes' own arrays check nothing."""

    __slots__ = ()

    def __setitem__(self, at: Any, value: Any) -> None:
        cls: Any = type(self)
        where = f"an element of {cls.__name__}"
        bounds = params.bounds(cls._type_)
        assert bounds
        if isinstance(at, slice):
            value = [params.stored(item, where, *bounds) for item in value]
        else:
            value = params.stored(value, where, *bounds)
        super().__setitem__(at, value)  # type: ignore[misc]


_arrays: dict[Any, Any] = {}  # by ctypes' own type, of which there is one for each length


def derived(array: Any, meta: Any, base: Any, members: dict[str, Any]) -> Any:
    """The class of arrays that has `base` before ctypes' own."""
    found = _arrays.get(array)
    if found is None:  # another thread may be faster
        found = _arrays.setdefault(array, meta(array.__name__, (base, array), members))
    return found


def array_type(element: Any, length: int) -> Any:
    """An array of any class of ctypes; arrays of numbers and pointers refuse values that do not fit."""
    plain = type(ctypes.c_int).__mul__(element, length) if type(element) is CellType else element * length
    return plain if params.bounds(element) is None else derived(plain, type(plain), _Array, {"__slots__": ()})


def innermost(cls: Any) -> Any:
    """The class of an array's elements, of all dimensions; another class itself."""
    while issubclass(cls, ctypes.Array):
        cls = cls._type_
    return cls


def integer_type(name: str, plain: Any, module: str) -> Any:
    """The class of an integer that the headers have a name for, such as CUdeviceptr."""
    low, high = params.limits(plain) or (0, 0)

    def __init__(self: Any, value: Any = 0, /) -> None:
        plain.__init__(self, params.fits(value, low, high, name))

    members = {"__module__": module, "__slots__": (), "__init__": __init__, "_element_": plain}
    return CellType(name, (Cell, plain), members)


class Chars:
    """A member that is an array of chars: read as a str up to the first NUL, or as bytes, all of them. It is
    set to an array only: Record.__setattr__ converts every value to one first."""

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
