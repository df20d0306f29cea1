"""Python values as the parameters of a kernel.

`struct` converts and checks the plain cases in C. Arguments that it refuses are converted here, one by one,
or refused by an error that names the kernel, the parameter and the type.
"""

from __future__ import annotations

import ctypes
import operator
import struct
from collections.abc import Sequence
from numbers import Integral, Real
from typing import Any, NamedTuple

from ..._bindings.calls.records import has_buffer
from ..._bindings.libraries import load as loading
from ..._errors import refuse, with_facts, with_facts_of
from ..._formats.kernel_info import Parameter
from ..contracts.argument_checks import ArrayView, Bound
from ..contracts.contract import Contract
from ..contracts.dtypes import round_to_odd
from ..contracts.refusals import count_words
from .array_records import get_view, is_on_device, read_device_array
from .buffer import Buffer, read_buffer
from .config import NOT_GIVEN, LaunchConfig
from .device import Device
from .kernel_function import KernelFunction
from .streams import CURRENT_STREAM, NO_ARRAY, find_current

__tracebackhide__ = True  # of pytest, for all functions here: a local variable would cost time

_C_FLOATS = (ctypes.c_float, ctypes.c_double, ctypes.c_longdouble)

# How to write a number for a parameter whose type is unknown.
_WRITTEN = {
    2: "bytes, such as struct.pack('<h', {0}) or struct.pack('<e', {0})",
    4: "ctypes.c_int32({0}) or ctypes.c_float({0})",
    8: "ctypes.c_int64({0}) or ctypes.c_double({0})",
}


class BoundArguments(NamedTuple):
    """The arguments of a launch, checked and converted.

    args    the arguments in their order
    values  of the kernel's parameters, for `ParameterReader.layout`; an EncodedMap for a tensor map
    stream  to launch on
    records of the arrays: whoever holds their addresses holds these
    bound   what the arguments of a contract determine
    """

    args: Sequence[Any]
    values: Sequence[Any]
    stream: Any
    records: Sequence[ArrayView]
    bound: Bound | None = None


class ParameterReader:
    """Reads the arguments of a launch, by the types of the parameters; ContractReader reads by a contract.

    name        for messages
    contract    None: the types of the parameters decide
    parameters  of the kernel
    layout      packs their values
    stream_at   the index of the stream among the arguments, or None
    maps_at     the places of tensor maps among the parameters

    device: of the kernel. formats: for `struct`, of the parameters' values; None: by their types.
    """

    contract: Contract | None = None
    stream_at: int | None = None
    maps_at: Sequence[int] = ()

    def __init__(
        self, name: str, parameters: Sequence[Parameter], device: Device, formats: Sequence[str] | None = None
    ) -> None:
        self.name = name
        self.parameters = tuple(parameters)
        self.device = device
        text = "<"
        end = 0
        codes = [parameter.code for parameter in self.parameters]
        for parameter, code in zip(self.parameters, codes if formats is None else formats):
            text += f"{parameter.offset - end}x{code}"
            end = parameter.offset + parameter.size
        self.layout = struct.Struct(text)
        converters = dict.fromkeys("efd", self._convert_number)
        self._converters = [
            self._convert_data if code.endswith("s") else converters.get(code, self._convert_word)
            for code in codes
        ]

    def order(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> list[Any]:
        """Return the arguments in their order, of which those of contracts may be named."""
        if named:
            name = next(iter(named))
            text = f"{self.name}: {name}: arguments have names only by a contract"
            raise with_facts(TypeError(text), name)
        return list(arguments)

    def configure(
        self, taken: BoundArguments, function: KernelFunction, fill_empty: bool = False
    ) -> LaunchConfig | None:
        """Compute the configuration by a contract; None: nothing is to be launched, as the grid is empty.

        fill_empty: give it one block on each empty axis instead.
        """
        raise NotImplementedError  # without a contract

    def take(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> BoundArguments:
        """Read the arguments, or raise the error that names the wrong one. stream: NOT_GIVEN if not given."""
        args = self.order(arguments, named, stream)
        if self.stream_at is not None:
            stream = args[self.stream_at]
        records: list[ArrayView] = []
        values, bound = self._convert(args, records)
        if stream is CURRENT_STREAM or (stream is NOT_GIVEN and self.stream_at is None):
            stream = self._find_current(stream is NOT_GIVEN, args, bound)
        return BoundArguments(args, values, stream, records, bound)

    def _find_current(self, is_implicit: bool, args: Sequence[Any], bound: Bound | None) -> int | None:
        """Find the current stream of the package of the first array that has one.

        None: no array has one, and the stream is implicit. An array without data belongs to no package.
        """
        for value in self.list_arrays(args):
            cls: type = type(value)
            ask = find_current(cls)
            if ask is not None and not (is_implicit and _is_without_data(value)):
                return ask(self.device.ordinal if bound is None or bound.device is None else bound.device)
        if is_implicit:
            return None
        raise self.refuse_stream()

    def list_arrays(self, args: Sequence[Any]) -> Sequence[Any]:
        """List the arguments that may decide the stream, in their order."""
        return args

    def refuse_stream(self) -> Exception:
        """Make the error for CURRENT_STREAM without an array that has one."""
        return with_facts(ValueError(f"{self.name}: stream: {NO_ARRAY}"), "stream")

    def _convert(self, args: Sequence[Any], records: list[ArrayView]) -> tuple[Sequence[Any], Bound | None]:
        """Return the values of the parameters, and what the arguments determine."""
        if len(args) != len(self.parameters):
            expected = count_words(len(self.parameters), "argument")
            expected += f" ({', '.join(map(str, self.parameters))})"
            raise refuse(TypeError, expected, len(args), self.name)
        each = enumerate(zip(self._converters, args))
        return [convert(index, value, records) for index, (convert, value) in each], None

    def _convert_number(self, index: int, value: Any, records: list[ArrayView]) -> Any:
        """Return the float of a floating point parameter."""
        original = value
        if isinstance(value, _C_FLOATS):
            value = value.value
        is_number = not isinstance(value, (Buffer, ctypes._SimpleCData)) and not _is_complex(value)
        try:
            if is_number:
                one = struct.Struct("<" + self.parameters[index].code)
                if one.size < 8 and isinstance(value, Integral):
                    value = round_to_odd(int(value))
                return one.unpack(one.pack(value))[0]
        except Exception:  # any exception of another package's __float__
            if isinstance(value, Real):
                text = f"{original!r} does not fit an {self.parameters[index].type}"
                fact = f"a number that fits {self.parameters[index].type}"
                error = with_facts(OverflowError(text), "", fact, repr(original))
                raise self._error(OverflowError, index, error) from None
        raise self._expect(TypeError, index, "a number", _show(original))

    def _convert_word(self, index: int, value: Any, records: list[ArrayView]) -> int:
        """Return the int for an integer parameter, a pointer, or one of which only the size is known.

        For the last one, which may also be a float or a small struct, the argument has to decide: a Python
        number could be an integer or a floating point number.
        """
        parameter = self.parameters[index]
        size = parameter.size
        is_typed = parameter.is_integer
        if value.__class__ is int and is_typed:
            return self._in_range(index, value)
        is_float = is_typed and isinstance(value, _C_FLOATS)
        if isinstance(value, ctypes._SimpleCData) and not is_float:
            if ctypes.sizeof(value) != size:
                expected = count_words(size, "byte")
                got = f"{ctypes.sizeof(value)} ({type(value).__name__})"
                raise self._expect(TypeError, index, expected, got)
            return int.from_bytes(self._convert_data(index, value), "little", signed=True)
        if (is_typed or size == 1) and _is_whole(value):
            return self._in_range(index, int(value))
        if not is_typed and has_buffer(value) and not (size == 8 and is_on_device(value)):
            if size == 8 and memoryview(value).ndim and not isinstance(value, bytes):
                text = f"{_show(value)} could be 8 bytes of data or a pointer to host memory; pass bytes(...)"
                raise self._error(TypeError, index, TypeError(text))
            return int.from_bytes(self._convert_data(index, value), "little", signed=True)
        address = None if is_float or size != 8 else self._find_address(index, value, records)
        if address is None and is_typed:
            address = _whole(value)
        if address is not None:
            return self._in_range(index, address)
        is_number = isinstance(value, Real) or _whole(value) is not None
        if is_number and not is_typed and size > 1:
            advice = f"pass {_WRITTEN[size].format(value)}, or name the types in a contract"
            text = f"{value!r} could be an integer or a floating point number: its type is unknown"
            raise self._error(TypeError, index, TypeError(f"{text}; {advice}"))
        wanted = "a pointer or " if size == 8 else ""
        wanted += "an int" if is_typed or is_number else "a number"
        raise self._expect(TypeError, index, wanted, _show(value))

    def _find_address(self, index: int, value: Any, records: list[ArrayView]) -> int | None:
        """Find the address of an array; None for other values."""
        if value is None:
            return 0
        try:
            record: ArrayView | None
            if isinstance(value, Buffer):
                record = read_buffer(value, self.device.ordinal)
            else:
                record = read_device_array(value, self.device.ordinal)
        except (TypeError, ValueError) as error:
            kind = TypeError if isinstance(error, TypeError) else ValueError
            raise self._error(kind, index, error) from error.__cause__
        if record is None:
            return None
        records.append(record)
        return record.address

    def _in_range(self, index: int, value: int) -> int:
        """An int as the layout takes it: one that only fits an unsigned integer becomes negative."""
        bits = 8 * self.parameters[index].size
        low = -(1 << bits - 1)
        high = (1 << bits) - 1
        if not low <= value <= high:
            raise self._expect(OverflowError, index, f"{low} to {high}", value)
        return value - (1 << bits) if value >> (bits - 1) > 0 else value

    def _convert_data(self, index: int, value: Any, records: object = None) -> bytes:
        """Return the bytes of a struct or array, from a buffer of exactly its size."""
        size = self.parameters[index].size
        if not has_buffer(value):
            wanted = "bytes, a ctypes structure or another buffer"
            raise self._expect(TypeError, index, wanted, _show(value))
        try:
            data = get_view(value).tobytes()
        except TypeError as error:
            raise self._error(TypeError, index, error) from None
        if len(data) != size:
            wanted = count_words(size, "byte")
            raise self._expect(ValueError, index, wanted, f"{len(data)} ({_show(value)})")
        return data

    def _expect(self, kind: type[Exception], index: int, expected: str, got: object) -> Exception:
        """Return the error for an argument that a parameter does not accept."""
        return self._error(kind, index, refuse(kind, expected, got))

    def _error(self, kind: type[Exception], index: int, error: Exception) -> Exception:
        """Return an exception that names the kernel and the parameter, with the facts of another error."""
        parameter = self.parameters[index]
        is_number = parameter.is_scalar and parameter.type[:1] in ("u", "s", "f")
        what = parameter.type if is_number else count_words(parameter.size, "byte")
        named = kind(f"{self.name}: parameter {index} ({what}): {error}")
        return with_facts_of(named, error, f"parameter {index}")


def _is_without_data(value: Any) -> bool:
    """Return whether it is a placeholder that only the simulated driver accepts."""
    read = loading.backend.read_array
    return read is not None and read(value) is not None


def _is_whole(value: Any) -> bool:
    """Is it an integer or a bool? numpy's bool is not an Integral."""
    return isinstance(value, Integral) or type(value).__name__ in ("bool", "bool_")


def _is_complex(value: Any) -> bool:
    """Is it complex? numpy's and torch's complex numbers have a __float__ that drops the imaginary part."""
    dtype = getattr(value, "dtype", None)
    return getattr(dtype, "kind", "") == "c" or bool(getattr(dtype, "is_complex", False))


def _whole(value: Any) -> int | None:
    """Convert by __index__, as `struct` does; None for a value that is not an integer."""
    try:
        return operator.index(value)
    except TypeError:
        return None


def _show(value: Any) -> str:
    text = repr(value)
    return f"{type(value).__name__} {text}" if len(text) < 40 else f"a {type(value).__name__}"
