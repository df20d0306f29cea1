"""Python values as the parameters of a kernel.

`struct` converts and checks the plain cases in C; what it does not take is looked at here, one by one, to
convert it or to say what is wrong: which kernel, which parameter, which type.
"""

from __future__ import annotations

import ctypes
import operator
import struct
from numbers import Integral, Real

from .arrays import address_of, has_buffer, is_tensor
from .buffer import Buffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..code.signature import Parameter
    from .device import Device

_INTEGERS = {1: "b", 2: "h", 4: "i", 8: "q"}  # signed: PTX gives int and unsigned int the same type
_FLOATS = {"f16": "e", "f32": "f", "f64": "d"}
_FLOATS_OF = {2: "e", 4: "f", 8: "d"}
_TYPED = ("u", "s", "f")  # how the types begin that say what they hold
_C_FLOATS = (ctypes.c_float, ctypes.c_double, ctypes.c_longdouble)

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

    def code(self, parameter: Parameter) -> str:
        """Its place in the layout, as `struct` writes it."""
        if parameter.type in _FLOATS:
            return _FLOATS[parameter.type]
        if parameter.type == "b8" or parameter.size not in _INTEGERS:
            return f"{parameter.size}s"
        return _INTEGERS[parameter.size]

    def expression(self, index: int) -> str:
        """Source of what a launch function packs for argument a<index>; `word` and `data` are of here."""
        parameter = self.parameters[index]
        code, name = self.code(parameter), f"a{index}"
        if code.endswith("s"):
            return f"data({index}, {name})"
        if code == "q":
            return (
                f"{name} if {name}.__class__ is int else {name}.pointer if {name}.__class__ is Buffer "
                f"and {name}.device is device else word({index}, {name})"
            )
        if code in "bhi" and not parameter.type.startswith(_TYPED):
            return f"{name} if {name}.__class__ is int else word({index}, {name})"
        return name

    def values(self, arguments: Sequence[Any]) -> list[Any]:
        """What the layout packs. Raises TypeError, ValueError or OverflowError that names the parameter."""
        given = [value for value in arguments if value is not MISSING]
        if len(given) != len(self.parameters):
            takes = f"{self.kernel} takes {_count(len(self.parameters), 'argument')}"
            were = "more were" if len(given) > len(self.parameters) else _count(len(given), "was", "were")
            raise TypeError(f"{takes} ({', '.join(map(str, self.parameters))}); {were} given")
        return [self.value(i, value) for i, value in enumerate(given)]

    def value(self, index: int, value: Any) -> Any:
        """What the layout packs for one argument."""
        code = self.code(self.parameters[index])
        if code.endswith("s"):
            return self.data(index, value)
        return self.number(index, value) if code in "efd" else self.word(index, value)

    def number(self, index: int, value: Any) -> float:
        """A floating point parameter."""
        if isinstance(value, _C_FLOATS):
            value = value.value
        try:
            struct.pack("<" + self.code(self.parameters[index]), value)
        except (OverflowError, struct.error):
            if isinstance(value, Real):
                raise self.wrong(OverflowError, index, f"{value!r} is out of range") from None
            raise self.wrong(TypeError, index, f"a number is wanted, not {_show(value)}") from None
        return float(value)

    def word(self, index: int, value: Any) -> int:
        """An integer parameter, a pointer, or one of which only the size is known."""
        parameter = self.parameters[index]
        if parameter.size == 8 and is_tensor(type(value)):  # before all else, for speed
            return self._address(index, value)
        typed = parameter.type.startswith(_TYPED)
        if isinstance(value, ctypes._SimpleCData) and not (typed and isinstance(value, _C_FLOATS)):
            return self._of_simple(index, value)
        if isinstance(value, Integral) or type(value).__name__ in ("bool", "bool_"):  # numpy's is no Integral
            return self._in_range(index, int(value))
        if not typed:
            if isinstance(value, Real) and parameter.size in _FLOATS_OF:
                try:
                    return int.from_bytes(
                        struct.pack("<" + _FLOATS_OF[parameter.size], value), "little", signed=True
                    )
                except OverflowError:
                    raise self.wrong(OverflowError, index, f"{value!r} is out of range") from None
            if has_buffer(value):
                return int.from_bytes(self.data(index, value), "little", signed=True)
        if parameter.size == 8:
            return self._in_range(index, self._address(index, value))
        found = None if isinstance(value, Buffer) else _whole(value)
        if found is None:
            raise self.wrong(TypeError, index, f"an int is wanted, not {_show(value)}")
        return self._in_range(index, found)

    def _address(self, index: int, value: Any) -> int:
        if value is None:
            return 0
        try:
            if isinstance(value, Buffer):
                return value.address_on(self.device.ordinal)
            found = address_of(value, self.device.ordinal)
        except (TypeError, ValueError, BufferError) as error:  # the last one of what exports DLPack
            kind = TypeError if isinstance(error, TypeError) else ValueError
            raise self.wrong(kind, index, str(error)) from None
        if found is None:
            found = _whole(value)
        if found is None:
            raise self.wrong(TypeError, index, f"a pointer or an int is wanted, not {_show(value)}")
        return found

    def _of_simple(self, index: int, value: Any) -> int:
        """The bits of a ctypes value of the parameter's size."""
        parameter = self.parameters[index]
        if ctypes.sizeof(value) != parameter.size:
            text = f"{type(value).__name__} has {_count(ctypes.sizeof(value), 'byte')}"
            raise self.wrong(TypeError, index, text)
        return int.from_bytes(bytes(value), "little", signed=True)

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
        found = bytes(value) if isinstance(value, ctypes._SimpleCData) else memoryview(value).tobytes()
        if len(found) != size:
            raise self.wrong(ValueError, index, f"{_show(value)} has {_count(len(found), 'byte')}")
        return found

    def wrong(self, error: type[Exception], index: int, text: str) -> Exception:
        """An exception that names the kernel and the parameter."""
        parameter = self.parameters[index]
        kind = parameter.type if parameter.type.startswith(_TYPED) else _count(parameter.size, "byte")
        where = f"{self.kernel}: parameter {index} ({kind})"
        return error(f"{where}: {text}")


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
