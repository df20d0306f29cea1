"""Python values as the parameters of a kernel.

`struct` converts and checks the plain cases in C; what it does not take is looked at here, one by one, to
convert it or to say what is wrong: which kernel, which parameter, which type.
"""

from __future__ import annotations

import ctypes
import operator
import struct
from numbers import Integral, Real

from .arrays import NeedsOwner, address_of, has_buffer, is_tensor, view_of
from .buffer import Buffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .._formats.signature import Parameter
    from .device import Device

_INTEGERS = {1: "b", 2: "h", 4: "i", 8: "q"}  # signed: PTX gives int and unsigned int the same type
_FLOATS = {"f16": "e", "f32": "f", "f64": "d"}
_C_FLOATS = (ctypes.c_float, ctypes.c_double, ctypes.c_longdouble)

# How a number is written where the code does not say what the parameter is.
_WRITTEN = {
    2: "bytes, such as struct.pack('<h', {0}) or struct.pack('<e', {0})",
    4: "ctypes.c_int32({0}) or ctypes.c_float({0})",
    8: "ctypes.c_int64({0}) or ctypes.c_double({0})",
}

# What stands for an argument that was not given.
MISSING: Any = type("Missing", (), {"__repr__": lambda self: "missing"})()


class Packing:
    """How the arguments of one kernel become bytes.

    layout  packs the values that `expressions` make of the arguments
    """

    def __init__(self, kernel: str, parameters: Sequence[Parameter], device: Device) -> None:
        self.kernel = kernel
        self.parameters = tuple(parameters)
        self.device = device
        text, end = "<", 0
        for parameter in self.parameters:
            text += f"{parameter.offset - end}x{self.code(parameter)}"
            end = parameter.offset + parameter.size
        self.layout = struct.Struct(text)
        assert self.layout.size == end, (text, self.parameters)

    def code(self, parameter: Parameter) -> str:
        """Its place in the layout, as `struct` writes it: of the parameter's size, whatever its type."""
        if parameter.is_one and parameter.type in _FLOATS:
            return _FLOATS[parameter.type]
        if parameter.is_one and parameter.size in _INTEGERS:
            return _INTEGERS[parameter.size]
        return f"{parameter.size}s"

    def expression(self, index: int) -> str:
        """Source of what a launch function packs for argument a<index>; the names in it are of launches.py.

        Only of a plain int or float does the class say that it is what the parameter takes: `struct` would
        take everything with __float__ or __index__, a complex number of numpy's and a handle too.
        """
        parameter = self.parameters[index]
        code, name = self.code(parameter), f"a{index}"
        if code.endswith("s"):
            return f"data({index}, {name})"
        if code in "efd":
            return (
                f"{name} if {name}.__class__ is float or {name}.__class__ is int else number({index}, {name})"
            )
        other = f"word({index}, {name})"
        if code == "q":
            other = f"{name}.pointer if {name}.__class__ is Buffer and {name}.device is device else {other}"
        return f"{name} if {name}.__class__ is int else {other}" if _is_integer(parameter) else other

    def values(self, arguments: Sequence[Any], owners: list[Any]) -> list[Any]:
        """What the layout packs. Raises TypeError, ValueError or OverflowError that names the parameter.

        owners: gets what has to live until the launch is made.
        """
        given = [value for value in arguments if value is not MISSING]
        if len(given) != len(self.parameters):
            more = "more were" if len(given) > len(self.parameters) else _count(len(given), "was", "were")
            raise self.counted(more)
        return [self.value(i, value, owners) for i, value in enumerate(given)]

    def counted(self, were: str) -> TypeError:
        """An exception that says how many arguments the kernel takes, and how many were given."""
        takes = f"{self.kernel} takes {_count(len(self.parameters), 'argument')}"
        return TypeError(f"{takes} ({', '.join(map(str, self.parameters))}); {were} given")

    def value(self, index: int, value: Any, owners: list[Any]) -> Any:
        """What the layout packs for one argument."""
        code = self.code(self.parameters[index])
        if code.endswith("s"):
            return self.data(index, value)
        return self.number(index, value) if code in "efd" else self.word(index, value, owners)

    def number(self, index: int, value: Any) -> float:
        """A floating point parameter."""
        given = value
        if isinstance(value, _C_FLOATS):
            value = value.value
        if isinstance(value, (Buffer, ctypes._SimpleCData)) or _is_complex(value):
            raise self.wrong(TypeError, index, f"a number is wanted, not {_show(given)}")
        try:
            one = struct.Struct("<" + self.code(self.parameters[index]))
            return float(one.unpack(one.pack(value))[0])
        except Exception:  # what another package's __float__ raises
            if isinstance(value, Real):
                raise self.wrong(OverflowError, index, f"{given!r} is out of range") from None
            raise self.wrong(TypeError, index, f"a number is wanted, not {_show(given)}") from None

    def word(self, index: int, value: Any, owners: list[Any] | None = None) -> int:
        """An integer parameter, a pointer, or one of which only the size is known."""
        parameter = self.parameters[index]
        if parameter.size == 8 and is_tensor(type(value)):  # before all else, for speed
            return self._address(index, value, owners) or 0
        if not _is_integer(parameter):
            return self._unsaid(index, value, owners)
        if isinstance(value, ctypes._SimpleCData) and not isinstance(value, _C_FLOATS):
            return self._bits(index, value)
        if _is_whole(value):
            return self._in_range(index, int(value))
        found = None if isinstance(value, _C_FLOATS) else self._address(index, value, owners)
        if found is None:
            found = _whole(value)
        if found is None:
            wanted = "a pointer or an int" if parameter.size == 8 else "an int"
            raise self.wrong(TypeError, index, f"{wanted} is wanted, not {_show(value)}")
        return self._in_range(index, found)

    def _unsaid(self, index: int, value: Any, owners: list[Any] | None) -> int:
        """A parameter that may be an integer, a number with a point, a pointer or a small struct.

        What is given has to say which: a number of Python's could be meant as either of two.
        """
        size = self.parameters[index].size
        if size == 1 and _is_whole(value):
            return self._in_range(index, int(value))
        if isinstance(value, ctypes._SimpleCData):
            return self._bits(index, value)
        if has_buffer(value):
            if size == 8 and memoryview(value).ndim and not isinstance(value, bytes):
                text = f"8 bytes of data, or a pointer to the host? pass bytes(...), not {_show(value)}"
                raise self.wrong(TypeError, index, text)
            return int.from_bytes(self.data(index, value), "little", signed=True)
        address = self._address(index, value, owners)
        if address is not None:
            return self._in_range(index, address)
        if isinstance(value, Real) or _whole(value) is not None:
            if size == 1:
                raise self.wrong(TypeError, index, f"an int is wanted, not {_show(value)}")
            say = f"pass {_WRITTEN[size].format(value)}, or name the types: module.kernel(..., types=[...])"
            text = f"{value!r} could be an integer or a floating point number: the code does not say which"
            raise self.wrong(TypeError, index, f"{text}; {say}")
        wanted = "a pointer or a number" if size == 8 else "a number"
        raise self.wrong(TypeError, index, f"{wanted} is wanted, not {_show(value)}")

    def _address(self, index: int, value: Any, owners: list[Any] | None) -> int | None:
        """Where an array is, for a parameter that can be a pointer; None for what is no array."""
        if self.parameters[index].size != 8:
            return None
        if value is None:
            return 0
        try:
            if isinstance(value, Buffer):
                return value.address_on(self.device.ordinal)
            return address_of(value, self.device.ordinal, owners)
        except NeedsOwner:
            raise  # in a launch function, which has everything converted again
        except (TypeError, ValueError, BufferError) as error:  # the last one of what exports DLPack
            kind = TypeError if isinstance(error, TypeError) else ValueError
            raise self.wrong(kind, index, str(error)) from None

    def _bits(self, index: int, value: Any) -> int:
        """The bits of a ctypes value of the parameter's size."""
        parameter = self.parameters[index]
        if ctypes.sizeof(value) != parameter.size:
            text = f"{type(value).__name__} has {_count(ctypes.sizeof(value), 'byte')}"
            raise self.wrong(TypeError, index, text)
        return int.from_bytes(self.data(index, value), "little", signed=True)

    def _in_range(self, index: int, value: int) -> int:
        """An int as the layout takes it: one that only fits without a sign becomes negative."""
        bits = 8 * self.parameters[index].size
        if not -(1 << bits - 1) <= value < 1 << bits:
            raise self.wrong(OverflowError, index, f"{value} is out of range")
        return value - (1 << bits) if value >> (bits - 1) > 0 else value

    def data(self, index: int, value: Any) -> bytes:
        """A struct or array: the bytes of a buffer of just its size."""
        size = self.parameters[index].size
        if not has_buffer(value):
            what = "bytes, a ctypes structure or another buffer is wanted"
            raise self.wrong(TypeError, index, f"{what}, not {_show(value)}")
        try:
            found = view_of(value).tobytes()
        except TypeError as error:
            raise self.wrong(TypeError, index, str(error)) from None
        if len(found) != size:
            raise self.wrong(ValueError, index, f"{_show(value)} has {_count(len(found), 'byte')}")
        return found

    def wrong(self, error: type[Exception], index: int, text: str) -> Exception:
        """An exception that names the kernel and the parameter."""
        parameter = self.parameters[index]
        said = parameter.is_one and parameter.type[:1] in ("u", "s", "f")
        kind = parameter.type if said else _count(parameter.size, "byte")
        where = f"{self.kernel}: parameter {index} ({kind})"
        return error(f"{where}: {text}")


def _is_integer(parameter: Parameter) -> bool:
    """Is it an integer or a pointer for certain?"""
    return parameter.is_one and parameter.type[:1] in ("u", "s")


def _is_whole(value: Any) -> bool:
    """Is it an integer, or a truth value? numpy's is no Integral."""
    return isinstance(value, Integral) or type(value).__name__ in ("bool", "bool_")


def _is_complex(value: Any) -> bool:
    """Of complex numbers numpy's and torch's have a __float__, which leaves the imaginary part out."""
    dtype = getattr(value, "dtype", None)
    return getattr(dtype, "kind", "") == "c" or bool(getattr(dtype, "is_complex", False))


def _whole(value: Any) -> int | None:
    """An int by __index__, as `struct` takes them; None for what is none."""
    try:
        return operator.index(value)
    except TypeError:
        return None


def _show(value: Any) -> str:
    text = repr(value)
    return f"{type(value).__name__} {text}" if len(text) < 40 else f"a {type(value).__name__}"


def _count(number: int, word: str, plural: str = "") -> str:
    return f"{number} {word if number == 1 else plural or word + 's'}"
