"""Converts the arguments of a launch to kernel parameters according to the parameters' types.

Errors name the kernel, the parameter and its type.
"""

from __future__ import annotations

import ctypes
import operator
import struct
from collections.abc import Callable, Sequence
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
from .array_records import UNKNOWN, StreamFinder, get_view, is_on_device, read_array, read_device_array
from .buffer import Buffer, read_buffer
from .config import NOT_GIVEN, LaunchConfig
from .device import Device
from .kernel_function import KernelFunction
from .streams import CURRENT_STREAM, NO_ARRAY, find_current, get_handle

__tracebackhide__ = True  # for pytest; at module level, because local variables would slow down functions

_MAX_REPR = 40  # characters; messages omit values whose repr is at least this long
_C_FLOATS = (ctypes.c_float, ctypes.c_double, ctypes.c_longdouble)

# Advice on how to pass the number {0} to a parameter of unknown type, keyed by the parameter's size in bytes.
_TYPED_NUMBERS = {
    2: "bytes, such as struct.pack('<h', {0}) or struct.pack('<e', {0})",
    4: "ctypes.c_int32({0}) or ctypes.c_float({0})",
    8: "ctypes.c_int64({0}) or ctypes.c_double({0})",
}


class BoundArguments(NamedTuple):
    """The checked and converted arguments of a launch.

    Attributes:
        args: The arguments in order.
        values: The values of the kernel's parameters, which `ParameterReader.layout` packs. The value of a
            tensor map is an EncodedMap.
        stream: The stream of the launch.
        records: The views of the arrays. Code that stores an array's address must keep its view alive, too.
        bound: The sizes and the device that the arguments determine, or None without a contract.
    """

    args: Sequence[Any]
    values: Sequence[Any]
    stream: Any
    records: Sequence[ArrayView]
    bound: Bound | None = None


class Records(list[ArrayView]):
    """The views of a launch's arrays.

    Attributes:
        find_stream: Function that returns the handle of the stream on which the arrays will be used.
    """

    def __init__(self, find_stream: StreamFinder) -> None:
        super().__init__()
        self.find_stream = find_stream


class ParameterReader:
    """Reads arguments according to the parameters' types.

    The subclass ContractReader reads them according to a contract instead.

    Attributes:
        name: The kernel's name, for messages.
        contract: The contract, or None.
        parameters: The parameters of the kernel.
        layout: The `struct.Struct` that packs the parameters' values.
        stream_index: The index of the argument that is the stream, or None if no argument is a stream.
        map_indexes: The indexes of the parameters that are tensor maps.
    """

    contract: Contract | None = None
    stream_index: int | None = None
    map_indexes: Sequence[int] = ()

    def __init__(
        self, name: str, parameters: Sequence[Parameter], device: Device, formats: Sequence[str] | None = None
    ) -> None:
        """Create a reader.

        Args:
            name: The kernel's name, for messages.
            parameters: The parameters of the kernel.
            device: The device on which the kernel is loaded.
            formats: The `struct` format of each value, or None to derive the formats from the types.
        """
        self.name = name
        self.parameters = tuple(parameters)
        self.device = device
        format_text = "<"
        next_offset = 0
        codes = [parameter.code for parameter in self.parameters]
        for parameter, code in zip(self.parameters, codes if formats is None else formats):
            format_text += f"{parameter.offset - next_offset}x{code}"  # "x" is a byte of padding.
            next_offset = parameter.offset + parameter.size
        self.layout = struct.Struct(format_text)
        self._converters = [self._choose_converter(code) for code in codes]

    def _choose_converter(self, code: str) -> Callable[[int, Any, Records], Any]:
        """Return the method that converts an argument for a parameter with this `struct` format."""
        if code.endswith("s"):  # a struct of a number of bytes, such as "48s"
            return self._convert_data
        return self._convert_number if code in ("e", "f", "d") else self._convert_integer

    def order(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> list[Any]:
        """Return all arguments in the order of the parameters.

        This class works without a contract. Only a contract defines the names of arguments, so this method
        rejects arguments that are passed by name.
        """
        if named:
            name = next(iter(named))
            text = f"{self.name}: {name}: arguments can be passed by name only with a contract"
            raise with_facts(TypeError(text), name)
        return list(arguments)

    def configure(
        self, arguments: BoundArguments, function: KernelFunction, fill_empty: bool = False
    ) -> LaunchConfig | None:
        """Compute the launch configuration from the contract.

        Args:
            arguments: The checked and converted arguments.
            function: The kernel on the device of the launch.
            fill_empty: Whether to replace each size of 0 in the grid with 1, instead of returning None.

        Returns:
            The configuration, or None if the grid is empty and nothing has to be launched.
        """
        raise NotImplementedError  # Only the subclass with a contract implements this.

    def read(
        self,
        arguments: Sequence[Any],
        named: dict[str, Any],
        stream: Any,
        find_stream: StreamFinder | None = None,
    ) -> BoundArguments:
        """Check and convert the arguments of a launch. Errors name the invalid argument.

        Args:
            arguments: The positional arguments.
            named: The keyword arguments.
            stream: The stream, or NOT_GIVEN.
            find_stream: Function that returns the handle of the stream on which the arrays will be used, or
                None to use the stream of the launch.
        """
        args = self.order(arguments, named, stream)
        if self.stream_index is not None:
            stream = args[self.stream_index]
        # Whether the launch uses the current stream of an array's package.
        is_current = stream is CURRENT_STREAM or (stream is NOT_GIVEN and self.stream_index is None)

        def find_launch_stream() -> int:
            """Return the handle of the launch's stream, or -1 for a stream that the launch will reject."""
            try:
                launch_stream = stream
                if is_current:
                    is_implicit = stream is NOT_GIVEN
                    launch_stream = self._find_current(args, self._find_ordinal, is_implicit=is_implicit)
                return get_handle(None if launch_stream is NOT_GIVEN else launch_stream)
            except (TypeError, ValueError):
                return -1

        records = Records(find_stream or find_launch_stream)
        values, bound = self._convert(args, records)
        if is_current:
            device = self.device.ordinal if bound is None or bound.device is None else bound.device
            stream = self._find_current(args, lambda _: device, is_implicit=stream is NOT_GIVEN)
        return BoundArguments(args, values, stream, records, bound)

    def _find_current(
        self, args: Sequence[Any], find_ordinal: Callable[[Any], int], *, is_implicit: bool
    ) -> int | None:
        """Return the current stream of the first array's package, skipping packages without a current stream.

        Args:
            args: The arguments in order.
            find_ordinal: Function that returns the ordinal of an array's device.
            is_implicit: Whether the launch does not specify a stream. If so, placeholders for arrays (see
                `_is_placeholder`) are ignored.

        Returns:
            The handle of the stream. If no array's package has a current stream, the result is None if
            `is_implicit` is true, and otherwise the error of `refuse_stream` is raised.
        """
        for value in self.list_arrays(args):
            cls: type = type(value)
            query = find_current(cls)
            if query is not None and not (is_implicit and _is_placeholder(value)):
                return query(find_ordinal(value))
        if is_implicit:
            return None
        raise self.refuse_stream()

    def _find_ordinal(self, array: Any) -> int:
        """Return the ordinal of an array's device.

        Without a contract, the result is the kernel's device, because arrays on other devices are rejected.
        """
        view = None if self.contract is None else read_array(array, self.device.ordinal)
        if view is None or view.memory != "cuda" or view.device == UNKNOWN:
            return self.device.ordinal
        return view.device

    def list_arrays(self, args: Sequence[Any]) -> Sequence[Any]:
        """Return the arguments whose packages may determine the stream, in order."""
        return args

    def refuse_stream(self) -> Exception:
        """Return the error for a launch on CURRENT_STREAM when no array's package has a current stream."""
        return with_facts(ValueError(f"{self.name}: stream: {NO_ARRAY}"), "stream")

    def _convert(self, args: Sequence[Any], records: Records) -> tuple[Sequence[Any], Bound | None]:
        """Convert the arguments to the values of the kernel's parameters.

        Args:
            args: The arguments in order.
            records: List to which the views of arrays are added.

        Returns:
            The values, and the sizes and the device that the arguments determine. In this class, which works
            without a contract, the second result is None.
        """
        if len(args) != len(self.parameters):
            expected = count_words(len(self.parameters), "argument")
            expected += f" ({', '.join(map(str, self.parameters))})"
            raise refuse(TypeError, expected, len(args), self.name)
        pairs = enumerate(zip(self._converters, args))
        return [convert(index, value, records) for index, (convert, value) in pairs], None

    def _convert_number(self, index: int, value: Any, records: Records) -> Any:
        """Return the value for a floating-point parameter. The parameters are those of `_convert_integer`."""
        original = value
        if isinstance(value, _C_FLOATS):
            value = value.value
        may_be_number = not isinstance(value, (Buffer, ctypes._SimpleCData)) and not _is_complex(value)
        try:
            if may_be_number:
                layout = struct.Struct("<" + self.parameters[index].code)
                if layout.size < 8 and isinstance(value, Integral):
                    # `struct` would round the integer twice: to a double, and then to the parameter's type.
                    value = round_to_odd(int(value))
                # Packing raises an exception for other values, and rounds the number to the parameter's type.
                return layout.unpack(layout.pack(value))[0]
        except Exception:  # Another package's __float__ may raise any exception.
            if isinstance(value, Real):
                text = f"{original!r} does not fit in an {self.parameters[index].type}"
                expected = f"a number that fits in {self.parameters[index].type}"
                error = with_facts(OverflowError(text), "", expected, repr(original))
                raise self._name_parameter_in_error(OverflowError, index, error) from None
        raise self._refuse(TypeError, index, "a number", _show_with_type(original))

    def _convert_integer(self, index: int, value: Any, records: Records) -> int:
        """Return the int for an integer parameter, a pointer, or a parameter whose type is unknown.

        A parameter whose type is unknown may also be a float or a small struct, so the argument must have an
        explicit type. A Python number is rejected, because it could be an integer or a floating-point number.

        Args:
            index: The parameter's index.
            value: The argument.
            records: List to which the argument's view is added if it is an array.
        """
        parameter = self.parameters[index]
        size = parameter.size
        is_integer = parameter.is_integer  # False if the type is unknown
        if value.__class__ is int and is_integer:
            return self._make_packable(index, value)
        is_rejected_float = is_integer and isinstance(value, _C_FLOATS)
        # Objects of a C type, such as ctypes.c_int32(1) or ctypes.c_float(1), are passed as raw bytes.
        if isinstance(value, ctypes._SimpleCData) and not is_rejected_float:
            if ctypes.sizeof(value) != size:
                expected = count_words(size, "byte")
                got = f"{ctypes.sizeof(value)} ({type(value).__name__})"
                raise self._refuse(TypeError, index, expected, got)
            return int.from_bytes(self._convert_data(index, value), "little", signed=True)
        # Integers are accepted if the parameter cannot be a float. No float type has a size of 1 byte.
        if (is_integer or size == 1) and _is_whole(value):
            return self._make_packable(index, int(value))
        # Objects such as bytes, a small structure or a numpy scalar contain the parameter's bytes. An array
        # on a device may support the buffer protocol, too, but its address is passed instead.
        if not is_integer and has_buffer(value) and not (size == 8 and is_on_device(value)):
            # An array in host memory may have been passed by mistake, instead of an array on the device.
            if size == 8 and memoryview(value).ndim and not isinstance(value, bytes):
                shown_value = _show_with_type(value)
                message = (
                    f"{shown_value} could be 8 bytes of data or a pointer to host memory; pass bytes(...)"
                )
                raise self._name_parameter_in_error(TypeError, index, TypeError(message))
            return int.from_bytes(self._convert_data(index, value), "little", signed=True)
        number: int | None = None
        if size == 8 and not is_rejected_float:  # The parameter may be a pointer.
            number = self._find_address(index, value, records)
        if number is None and is_integer:
            number = _convert_index(value)
        if number is not None:
            return self._make_packable(index, number)
        raise self._make_integer_error(index, value)

    def _make_integer_error(self, index: int, value: Any) -> Exception:
        """Return the error for an argument that `_convert_integer` cannot convert.

        Args:
            index: The parameter's index.
            value: The argument.
        """
        parameter = self.parameters[index]
        is_number = isinstance(value, Real) or _convert_index(value) is not None
        if is_number and not parameter.is_integer and parameter.size > 1:
            typed_number = _TYPED_NUMBERS[parameter.size].format(value)
            problem = f"{value!r} could be an integer or a floating-point number: its type is unknown"
            advice = f"pass {typed_number}, or name the types in a contract"
            return self._name_parameter_in_error(TypeError, index, TypeError(f"{problem}; {advice}"))
        expected = "a pointer or " if parameter.size == 8 else ""
        expected += "an int" if parameter.is_integer or is_number else "a number"
        return self._refuse(TypeError, index, expected, _show_with_type(value))

    def _find_address(self, index: int, value: Any, records: Records) -> int | None:
        """Return the address of an array, 0 for None, and None for other values.

        The array's view is added to `records`.
        """
        if value is None:
            return 0
        try:
            view: ArrayView | None
            if isinstance(value, Buffer):
                view = read_buffer(value, self.device.ordinal)
            else:
                view = read_device_array(value, self.device.ordinal, records.find_stream)
        except (TypeError, ValueError) as error:
            # The classes of other packages' errors may require other arguments than a message.
            error_type = TypeError if isinstance(error, TypeError) else ValueError
            raise self._name_parameter_in_error(error_type, index, error) from error.__cause__
        if view is None:
            return None
        records.append(view)
        return view.address

    def _make_packable(self, index: int, value: int) -> int:
        """Return an int that `layout` can pack.

        The formats of `layout` are signed. An int that only fits in the unsigned type is therefore replaced
        by the negative int with the same bits.

        Raises:
            OverflowError: The int does not fit in the parameter.
        """
        bits = 8 * self.parameters[index].size
        low = -(1 << bits - 1)
        high = (1 << bits) - 1
        if not low <= value <= high:
            raise self._refuse(OverflowError, index, f"{low} to {high}", value)
        is_only_unsigned = value >= 1 << bits - 1
        return value - (1 << bits) if is_only_unsigned else value

    def _convert_data(self, index: int, value: Any, records: object = None) -> bytes:
        """Return the bytes of an object whose buffer has exactly the parameter's size.

        `records` is not used. It is a parameter because all converters have the same parameters.
        """
        size = self.parameters[index].size
        if not has_buffer(value):
            expected = "bytes, a ctypes structure or another buffer"
            raise self._refuse(TypeError, index, expected, _show_with_type(value))
        try:
            data = get_view(value).tobytes()
        except TypeError as error:
            raise self._name_parameter_in_error(TypeError, index, error) from None
        if len(data) != size:
            expected = count_words(size, "byte")
            raise self._refuse(ValueError, index, expected, f"{len(data)} ({_show_with_type(value)})")
        return data

    def _refuse(self, error_type: type[Exception], index: int, expected: str, got: object) -> Exception:
        """Return the error for an argument that a parameter does not accept.

        Args:
            error_type: The class of the error.
            index: The parameter's index.
            expected: A description of valid arguments.
            got: A description of the argument.
        """
        return self._name_parameter_in_error(error_type, index, refuse(error_type, expected, got))

    def _name_parameter_in_error(
        self, error_type: type[Exception], index: int, error: Exception
    ) -> Exception:
        """Return an error with the message of another error, preceded by the kernel and the parameter.

        Args:
            error_type: The class of the new error.
            index: The parameter's index.
            error: The other error.
        """
        parameter = self.parameters[index]
        # Other PTX types, such as b32, only specify a size.
        has_number_type = parameter.is_scalar and parameter.type.startswith(("u", "s", "f"))
        description = parameter.type if has_number_type else count_words(parameter.size, "byte")
        named_error = error_type(f"{self.name}: parameter {index} ({description}): {error}")
        return with_facts_of(named_error, error, f"parameter {index}")


def _is_placeholder(value: Any) -> bool:
    """Return whether a value is a placeholder for an array, which only the simulated driver accepts."""
    read_array = loading.backend.read_array
    return read_array is not None and read_array(value) is not None


def _is_whole(value: Any) -> bool:
    """Return whether a value is an integer or a bool, including numpy's bool, which is not an Integral."""
    return isinstance(value, Integral) or type(value).__name__ in ("bool", "bool_")


def _is_complex(value: Any) -> bool:
    """Return whether a number is complex.

    Complex numbers have to be recognized, because numpy's and torch's `__float__` drops the imaginary part.
    """
    dtype = getattr(value, "dtype", None)
    return getattr(dtype, "kind", "") == "c" or bool(getattr(dtype, "is_complex", False))


def _convert_index(value: Any) -> int | None:
    """Return the result of a value's __index__, which `struct` also uses, or None if it does not have one."""
    try:
        return operator.index(value)
    except TypeError:
        return None


def _show_with_type(value: Any) -> str:
    """Return the type and the value of an object for a message, or only the type if the value is long."""
    text = repr(value)
    return f"{type(value).__name__} {text}" if len(text) < _MAX_REPR else f"a {type(value).__name__}"
