"""Generates the code of fast launches that converts a kernel's arguments.

A *kind* describes an argument. Its method `emit_argument` emits code that reads the argument, and stores the
value in a slot of the stack frame. If only Python can handle the argument, the code jumps to the label
"fall_back" without setting an exception.

The functions named `emit_...` and `_emit_...` emit code that expects the argument in the register
`writer.first_param` and its class in OTHER, and that leaves the result in RESULT.
"""

from __future__ import annotations

import ctypes
import sys
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from .contract_code import ContractBody
from .kinds import emit_float
from .launch_data import DESCRIPTION, MOST_AXES, Cell, Tensor, Tensors

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    from .body import Value as Operand
    from .launch_data import Facts

    # The size of a dimension or a stride: a number, the name of a size in the contract, or None for any size.
    Size: TypeAlias = int | str | None
    Kind: TypeAlias = "Value | Data | Array | Shape | Stream"

# DLDataTypeCode in dlpack.h
_FLOAT = 2
_COMPLEX = 5
_UNKNOWN_CODE = -1  # the type is only known when the machine code runs
_CODE_SHIFT = 32  # position of the DLDataTypeCode in `Array.element`, after the number of dimensions
_HALF_OF_BF16 = 0x8000  # half of the last bit of a bf16, in the bits of a float
_LARGEST_BF16 = 0x7F7F  # the bits of the largest bf16
FROM_TORCH = 1  # value at ArgumentBody.source
# Offsets in an array description (launch_data.DESCRIPTION)
_SHAPE = ctypes.sizeof(Tensor)
_STRIDES = _SHAPE + 8 * MOST_AXES
_READ_ONLY = DESCRIPTION - 8


class ArgumentBody(ContractBody):
    """The base class for generating code that reads a kernel's arguments.

    Attributes:
        facts: data that all fast launches in the process share
        device: offset in the kernel's Cell of the kernel's device
        place: offset in the kernel's Cell of the DLDevice that arrays must be on
        tensor: offset in the frame of the current array's description
        object: offset in the frame of the current array
        reader: offset in the frame of the function that describes the current array; 0 for torch tensors
        source: offset in the frame of a value that identifies the package of the first array whose package
            has streams: 0 if there is no such array so far, FROM_TORCH, or the address of the function that
            returns the package's current stream
    """

    facts: Facts
    device: int = Cell.device.offset
    place: int = Cell.place.offset
    tensor: int
    object: int
    reader: int
    source: int

    def emit_conversion(self, emit: Callable[..., None], *options: int) -> None:
        """Emit code that converts the argument in `first_param` to a value in RESULT.

        Args:
            emit: function that emits the code
            options: arguments of `emit`
        """
        self.asm.load(self.asm.OTHER, self.first_param, self.runtime.type_offset)
        # All functions in the process can share the code, because they have the same `facts`.
        self.emit_cached((emit, *options), emit, self, *options)

    def emit_exchange_call(self, offset: int, *values: Operand) -> None:
        """Emit a call to a function of torch's DLPack exchange API. If it fails, jump to "clear_exception".

        Args:
            offset: offset in the structure `Tensors` of the function's address
            values: arguments of the function
        """
        asm = self.asm
        asm.set(asm.SPARE, self.facts.exchange)
        self.call(("load", asm.SPARE, offset), *values)
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.unless_zero(asm.RESULT, "clear_exception")


class Value:
    """The kind of an argument that is converted to at most 64 bits, such as a number or an address.

    Args:
        emit: function that emits the code for the conversion. The code is generated once for each combination
            of options.
        options: arguments of `emit`
        name: name of the size that an integer argument defines in a contract, or ""

    Attributes:
        size: size of the slot in bytes
        turn: position in the order in which the arguments are read. Arguments that determine the sizes of
            other arguments are read first.
    """

    size = 8
    turn = 0

    def __init__(self, emit: Callable[..., None], *options: int, name: str = "") -> None:
        self.emit = emit
        self.options = options
        self.name = name

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        """Emit code that converts the argument and, if it has a name, uses it as the size of this name.

        Args:
            writer: generates the code
            index: index of the argument
            slot: offset in the frame where the value is stored
        """
        writer.asm.load(writer.first_param, writer.args, 8 * index)
        writer.emit_conversion(self.emit, *self.options)
        writer.store(writer.asm.RESULT, slot)
        if self.name:
            writer.load(writer.asm.OTHER, slot)
            writer.match_or_define_size(self.name, writer.asm.OTHER)


def choose_kind(size: int, code: str, accepts_int: bool) -> Kind:
    """Return the kind of argument for a kernel parameter.

    Args:
        size: size in bytes
        code: format of the type in Python's module `struct`, such as "f" or "16s"
        accepts_int: whether an int is accepted
    """
    if code.endswith("s"):  # bytes, such as "16s"
        return Data(size)
    if code in ("e", "f", "d"):
        return Value(emit_float, size)
    bits = 8 * size
    return Value(_emit_integer_or_address, bits, accepts_int)


def _emit_integer_or_address(writer: ArgumentBody, bits: int, accepts_int: bool) -> None:
    """Emit code that converts an int. For 64 bits, the code also accepts None, a buffer or a tensor.

    None is converted to 0, and a buffer or a tensor to its address.

    Args:
        writer: generates the code
        bits: size of the integer, which may be signed or unsigned
        accepts_int: whether an int is accepted
    """
    asm = writer.asm
    accepts_address = bits == 64
    not_int, ready = asm.new_label(), asm.new_label()
    if accepts_int:
        writer.unless_class(int, not_int if accepts_address else "fall_back")
        _emit_any_integer(writer, bits)
        asm.goto(ready)
    elif not accepts_address:
        asm.goto("fall_back")
    if accepts_address:
        asm.label(not_int)
        _emit_any_address(writer)
    asm.label(ready)


def _emit_any_integer(writer: ArgumentBody, bits: int) -> None:
    """Emit code that converts an int, which must fit in a signed or in an unsigned integer."""
    asm = writer.asm
    writer.read_int()
    if bits == 64:
        return
    asm.move(asm.OTHER, asm.RESULT)
    asm.extend(asm.RESULT, asm.OTHER, bits, signed=False)
    with asm.skip(asm.if_equal, asm.OTHER, asm.RESULT):  # it fits in an unsigned integer
        asm.extend(asm.SPARE, asm.OTHER, bits, signed=True)
        asm.unless_equal(asm.OTHER, asm.SPARE, "fall_back")


def _emit_any_address(writer: ArgumentBody) -> None:
    """Emit code that leaves the address of a buffer or a tensor in RESULT, or 0 for None."""
    asm = writer.asm
    is_none, is_array, ready = (asm.new_label() for _ in range(3))
    writer.emit_with_value(asm.if_equal, writer.first_param, id(None), is_none)
    _branch_if_array(writer, is_array)
    _emit_buffer_address(writer)
    asm.goto(ready)
    asm.label(is_array)
    _emit_description(writer)
    _reject_lazy(writer, _UNKNOWN_CODE)
    _reject_noncontiguous(writer)
    _emit_tensor_address(writer)
    asm.goto(ready)
    asm.label(is_none)
    asm.set(asm.RESULT, 0)
    asm.label(ready)


def emit_integer(writer: ArgumentBody, bits: int, is_signed: bool) -> None:
    """Emit code that converts an int, and rejects it if it does not fit."""
    writer.require_class(int)
    writer.read_int(bits, is_signed)


def emit_bool(writer: ArgumentBody) -> None:
    """Emit code that converts True to 1 and False to 0. Other objects are rejected."""
    asm = writer.asm
    asm.move(asm.OTHER, writer.first_param)
    asm.set(asm.RESULT, 1)
    with asm.skip(writer.emit_with_value, asm.if_equal, asm.OTHER, id(True)):
        asm.set(asm.RESULT, 0)
        writer.require(asm.OTHER, id(False))


def emit_bfloat16(writer: ArgumentBody) -> None:
    """Emit code that converts a number to a bf16. Halfway cases and non-finite numbers are rejected."""
    asm = writer.asm
    emit_float(writer, size=4)
    asm.extend(asm.OTHER, asm.RESULT, 32, signed=False)
    # A bf16 consists of the upper 16 bits of a float. Reject the float if the lower 16 bits are exactly half
    # of the bf16's last bit.
    asm.extend(asm.RESULT, asm.OTHER, 16, signed=False)
    writer.emit_with_value(asm.if_equal, asm.RESULT, _HALF_OF_BF16, "fall_back")
    # Round to the nearest bf16: add one half, and drop the lower bits by dividing by 2 ** 16.
    writer.emit_with_value(asm.plus, asm.OTHER, _HALF_OF_BF16, "fall_back")
    asm.set(asm.SPARE, 1 << 16)
    asm.divide(asm.OTHER, asm.SPARE)
    # Reject infinity and NaN. The comparison ignores the sign bit.
    asm.extend(asm.RESULT, asm.OTHER, 15, signed=False)
    writer.emit_with_value(asm.if_above, asm.RESULT, _LARGEST_BF16, "fall_back")
    asm.move(asm.RESULT, asm.OTHER)


class Data:
    """The kind of an argument that is a bytes object of a fixed size.

    Attributes:
        size: size of the slot in bytes
        turn: position in the reading order, as in `Value`
    """

    turn = 0

    def __init__(self, size: int) -> None:
        self.size = size

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        """Emit code that copies the bytes to the slot. A bytes object of a different size is rejected.

        Args:
            writer: generates the code
            index: index of the argument
            slot: offset in the frame where the bytes are stored
        """
        writer.load_argument(index)
        writer.require_class(bytes)
        writer.call("PyBytes_Size")
        writer.require(writer.asm.RESULT, self.size)
        writer.call("PyBytes_AsString", ("load", writer.args, 8 * index))
        writer.call("memcpy", writer.address_of(slot), ("move", writer.asm.RESULT), self.size)


class Shape:
    """The kind of an argument of a contract that is a tuple or a list of sizes.

    Args:
        sizes: required or defined size for each item

    Attributes:
        size: size of the slot in bytes; 0 because the kernel does not receive a shape
        turn: position in the reading order, as in `Value`
    """

    size = 0
    turn = 1

    def __init__(self, sizes: Sequence[Size]) -> None:
        self.sizes = sizes

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        """Emit code that reads the items, and matches them with the sizes or defines the sizes."""
        asm = writer.asm
        item_offsets = [writer.reserve(8) for _ in self.sizes]
        get_item_offset = writer.spare_offset
        self._choose_get_item(writer, index, get_item_offset)
        asm.load(asm.OTHER, writer.first_param, writer.runtime.size_offset)
        writer.require(asm.OTHER, len(item_offsets))
        for item_index, item_offset in enumerate(item_offsets):
            writer.call(writer.value_at(get_item_offset), ("load", writer.args, 8 * index), item_index)
            asm.move(writer.first_param, asm.RESULT)
            writer.emit_conversion(emit_integer, 64, True)  # signed
            writer.store(asm.RESULT, item_offset)
        for size, item_offset in zip(self.sizes, item_offsets):
            if size is not None:
                writer.load(asm.OTHER, item_offset)
                writer.match_or_define_size(size, asm.OTHER)

    def _choose_get_item(self, writer: ArgumentBody, index: int, get_item_offset: int) -> None:
        """Emit code that stores the address of the function that returns an item of the tuple or list.

        The code leaves the argument in `first_param`, and rejects other objects.

        Args:
            writer: generates the code
            index: index of the argument
            get_item_offset: offset in the frame where the address is stored
        """
        is_sequence = writer.asm.new_label()
        for cls, function in ((tuple, "PyTuple_GetItem"), (list, "PyList_GetItem")):
            writer.store_value(get_item_offset, writer.runtime.get_function_address(function))
            writer.load_argument(index)
            writer.if_class(cls, is_sequence)
        writer.asm.goto("fall_back")
        writer.asm.label(is_sequence)


class Stream:
    """The kind of a contract's stream argument.

    Attributes:
        size: size of the slot in bytes; 0 because the kernel does not receive the stream
        turn: position in the reading order, as in `Value`
    """

    size = 0
    turn = 0

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        """Emit nothing, because `launch.Writer` reads the stream."""


@dataclass(frozen=True, eq=False)
class Array:
    """The kind of a contract's array argument: a tensor, a buffer or, if it is optional, None.

    Attributes:
        element: required element type and number of dimensions, as in Tensor
        bytes: size of an element in bytes
        shape: sizes of the dimensions
        strides: strides in elements; `None` for a contiguous array in C order
        align: required alignment of the address in bytes
        is_optional: whether None is accepted
        on_device: whether it must be in the device's memory; arrays in other memory are handled in Python
        is_written: whether the kernel writes to it. If so, elements of a strided array must not overlap in
            memory. Arrays that are not in C order, with or without gaps, are handled in Python.
        names: names of the array's address and size in bytes in the contract's comparisons; `None` if they
            are not compared
        size: size of the slot in bytes
    """

    element: int
    bytes: int
    shape: Sequence[Size]
    strides: Sequence[Size] | None
    align: int
    is_optional: bool
    on_device: bool
    is_written: bool
    names: tuple[str, str] | None = None
    size = 8

    @property
    def turn(self) -> int:
        """The position in the reading order: after numbers and shapes. Optional arrays come last."""
        return 3 if self.is_optional else 2

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        """Emit code that stores the array's address in the slot, and checks or defines sizes and strides.

        Args:
            writer: generates the code
            index: index of the argument
            slot: offset in the frame where the address is stored

        Raises:
            ValueError: Only Python can handle the array.
        """
        asm = writer.asm
        self._check_is_supported(writer)
        nbytes_offset = self._reserve_nbytes(writer, slot)
        is_none = asm.new_label()
        ready = asm.new_label()
        writer.load_argument(index)
        if self.is_optional:
            writer.emit_with_value(asm.if_equal, writer.first_param, id(None), is_none)
        if self.on_device:
            self._emit_address(writer, nbytes_offset)
            self._reject_unaligned(writer)
            asm.goto(ready)
        else:
            asm.goto("fall_back")
        asm.label(is_none)
        asm.set(asm.RESULT, 0)
        asm.label(ready)
        writer.store(asm.RESULT, slot)

    def _check_is_supported(self, writer: ArgumentBody) -> None:
        """Raise ValueError if only Python can handle the array.

        An optional array may be None, so it cannot define a size. Other arrays must be in device memory.
        """
        used_names = {size for size in (*self.shape, *(self.strides or ())) if isinstance(size, str)}
        defines_size = bool(used_names - writer.known)
        is_supported = not defines_size if self.is_optional else self.on_device
        if not is_supported:
            raise ValueError("handled in Python: sizes that only optional arrays define, or host memory")

    def _reserve_nbytes(self, writer: ArgumentBody, slot: int) -> int | None:
        """Reserve memory in the frame for the array's size in bytes, if the contract compares the size.

        Emit code that sets the size to 0, which is the value for None.

        Args:
            writer: generates the code
            slot: offset in the frame of the array's address

        Returns:
            The offset of the memory, or `None` if the size is not compared.
        """
        if self.names is None:
            return None
        nbytes_offset = writer.reserve(8)
        writer.store_value(nbytes_offset, 0)
        address_name, nbytes_name = self.names
        writer.sizes[address_name] = slot
        writer.sizes[nbytes_name] = nbytes_offset
        return nbytes_offset

    def _emit_address(self, writer: ArgumentBody, nbytes_offset: int | None) -> None:
        """Emit code that checks an array or a buffer, and leaves its address in RESULT.

        Args:
            writer: generates the code
            nbytes_offset: offset in the frame where the size in bytes is stored; `None` if it is not stored
        """
        asm = writer.asm
        is_array = asm.new_label()
        has_address = asm.new_label()
        known_before = set(writer.known)
        _branch_if_array(writer, is_array, has_layout=True)
        if self.strides is None and len(self._list_unknown(writer)) <= 1:
            self._emit_buffer_address(writer, nbytes_offset)
            asm.goto(has_address)
        else:
            asm.goto("fall_back")
        writer.known = (
            known_before  # the code for arrays has to define the same sizes as the code for buffers
        )
        asm.label(is_array)
        self._emit_array_address(writer, nbytes_offset)
        asm.label(has_address)

    def _reject_unaligned(self, writer: ArgumentBody) -> None:
        """Emit code that rejects the address in RESULT if it is not a multiple of the required alignment."""
        asm = writer.asm
        if self.align > 1:
            # The alignment is a power of two, so these bits of a multiple are 0.
            low_bits = self.align.bit_length() - 1
            asm.extend(asm.OTHER, asm.RESULT, low_bits, signed=False)
            asm.unless_zero(asm.OTHER, "fall_back")

    def _list_unknown(self, writer: ArgumentBody) -> list[Size]:
        """Return the sizes that no argument has determined yet. A buffer can determine only one of them."""
        return [size for size in self.shape if not isinstance(size, int) and size not in writer.known]

    def _emit_array_address(self, writer: ArgumentBody, nbytes_offset: int | None) -> None:
        """Emit code that checks an array, and leaves its address in RESULT.

        Args:
            writer: generates the code
            nbytes_offset: offset in the frame where the size in bytes is stored; `None` if it is not stored
        """
        asm = writer.asm
        _emit_description(writer)
        if self.is_written:
            writer.load(asm.OTHER, writer.tensor + _READ_ONLY)
            asm.unless_zero(asm.OTHER, "fall_back")
        writer.load(asm.OTHER, writer.tensor + Tensor.element.offset)
        writer.require(asm.OTHER, self.element)
        _reject_lazy(writer, self.element >> _CODE_SHIFT & 0xFF)
        self._check_shape(writer)
        if self.strides is None:
            _reject_noncontiguous(writer, len(self.shape))
        else:
            self._check_strides(writer, self.strides)
        if nbytes_offset is not None:
            self._emit_nbytes(writer)
            writer.store(asm.RESULT, nbytes_offset)
        _emit_tensor_address(writer)

    def _check_shape(self, writer: ArgumentBody) -> None:
        """Emit code that matches the described array's sizes with `shape`, or defines sizes."""
        asm = writer.asm
        shape = asm.PARAMETERS[3]
        if self.shape:
            writer.load(shape, writer.tensor + Tensor.shape.offset)
        for axis, size in enumerate(self.shape):
            if size is not None:
                asm.load(asm.OTHER, shape, 8 * axis)
                writer.match_or_define_size(size, asm.OTHER)

    def _emit_nbytes(self, writer: ArgumentBody) -> None:
        """Emit code that leaves the array's size in bytes in RESULT.

        If the array is not contiguous, the code leaves the size of one element instead.
        """
        asm = writer.asm
        shape, strides = asm.PARAMETERS[1:3]
        has_gaps = asm.new_label()
        has_count = asm.new_label()
        if self.shape:
            writer.load(shape, writer.tensor + Tensor.shape.offset)
            writer.load(strides, writer.tensor + Tensor.strides.offset)
        # Multiply all sizes. In a contiguous array, each stride is the product of the sizes that follow.
        asm.set(asm.RESULT, 1)
        for axis in reversed(range(len(self.shape))):
            if self.strides is not None:
                asm.load(asm.OTHER, strides, 8 * axis)
                asm.unless_equal(asm.OTHER, asm.RESULT, has_gaps)
            asm.load(asm.OTHER, shape, 8 * axis)
            asm.times(asm.RESULT, asm.OTHER, "fall_back")
        asm.goto(has_count)
        asm.label(has_gaps)
        asm.set(asm.RESULT, 1)
        asm.label(has_count)
        writer.emit_with_value(asm.times, asm.RESULT, self.bytes, "fall_back")

    def _check_strides(self, writer: ArgumentBody, expected: Sequence[Size]) -> None:
        """Emit code that matches the described array's strides with the expected ones, or defines sizes.

        Dimensions of size 0 or 1 are rejected, because their strides are arbitrary.
        """
        asm = writer.asm
        # The register contains the address of the sizes and then the address of the strides.
        base = asm.PARAMETERS[3]
        for axis in range(len(self.shape)):
            asm.load(asm.OTHER, base, 8 * axis)  # `_check_shape` has loaded the address of the sizes
            writer.emit_with_value(asm.if_less, asm.OTHER, 2, "fall_back")
        if self.shape:
            writer.load_nonzero(base, asm.STACK, writer.tensor + Tensor.strides.offset)
        for axis, stride in enumerate(expected):
            if stride is not None:
                asm.load(asm.OTHER, base, 8 * axis)
                writer.match_or_define_size(stride, asm.OTHER)
        if self.is_written and self.shape:
            self._reject_overlap(writer)

    def _reject_overlap(self, writer: ArgumentBody) -> None:
        """Emit code that rejects an array whose elements may overlap in memory.

        In an array in C order without overlap, each stride is at least the extent of the next dimension: its
        size multiplied by its stride.
        """
        asm = writer.asm
        shape, strides = asm.PARAMETERS[1:3]
        writer.load_nonzero(strides, asm.STACK, writer.tensor + Tensor.strides.offset)
        writer.load_nonzero(shape, asm.STACK, writer.tensor + Tensor.shape.offset)
        extent = asm.RESULT
        asm.set(extent, 1)
        for axis in reversed(range(len(self.shape))):
            asm.load(asm.OTHER, strides, 8 * axis)
            asm.if_less(asm.OTHER, extent, "fall_back")
            asm.load(asm.SPARE, shape, 8 * axis)
            asm.times(asm.OTHER, asm.SPARE, "fall_back")
            asm.move(extent, asm.OTHER)

    def _emit_buffer_address(self, writer: ArgumentBody, nbytes_offset: int | None) -> None:
        """Emit code that leaves a buffer's address in RESULT, and checks its size.

        The size of the buffer determines the size of a dimension if that size is still unknown.

        Args:
            writer: generates the code
            nbytes_offset: offset in the frame where the size in bytes is stored; `None` if it is not stored
        """
        asm = writer.asm
        address_offset = writer.spare_offset
        buffer_offset = writer.object
        writer.require_class(writer.facts.buffer)
        writer.store(writer.first_param, buffer_offset)
        _emit_buffer_address(writer)
        writer.store(asm.RESULT, address_offset)
        # Convert the buffer's size, which is an int.
        writer.load(writer.first_param, buffer_offset)
        asm.load(writer.first_param, writer.first_param, writer.facts.nbytes)
        asm.load(asm.OTHER, writer.first_param, writer.runtime.type_offset)
        writer.require_class(int)
        writer.read_int(signed=False)
        buffer_nbytes_offset = writer.object  # the buffer itself is no longer needed
        writer.store(asm.RESULT, buffer_nbytes_offset)
        self._check_buffer_size(writer, buffer_nbytes_offset)
        if nbytes_offset is not None:
            writer.load(asm.OTHER, buffer_nbytes_offset)
            writer.store(asm.OTHER, nbytes_offset)
        writer.load(asm.RESULT, address_offset)

    def _check_buffer_size(self, writer: ArgumentBody, buffer_nbytes_offset: int) -> None:
        """Emit code that checks a buffer's size, or computes the unknown size of a dimension from it.

        Args:
            writer: generates the code
            buffer_nbytes_offset: offset in the frame of the buffer's size in bytes
        """
        asm = writer.asm
        # Multiply the size of an element by the known sizes, in OTHER.
        asm.set(asm.OTHER, self.bytes * prod(size for size in self.shape if isinstance(size, int)))
        asm.set(asm.RESULT, 0)
        for size in self.shape:
            if isinstance(size, str) and size in writer.known:
                writer.load(asm.SPARE, writer.sizes[size])
                asm.if_less(
                    asm.SPARE, asm.RESULT, "fall_back"
                )  # sizes from integer arguments may be negative
                asm.times(asm.OTHER, asm.SPARE, "fall_back")
        writer.load(asm.SPARE, buffer_nbytes_offset)
        unknown = self._list_unknown(writer)
        if unknown:
            (unknown_size,) = unknown
            self._divide_buffer_size(writer, buffer_nbytes_offset, unknown_size)
        else:
            asm.unless_equal(asm.OTHER, asm.SPARE, "fall_back")

    def _divide_buffer_size(
        self, writer: ArgumentBody, buffer_nbytes_offset: int, unknown_size: Size
    ) -> None:
        """Emit code that divides a buffer's size in SPARE by the product of the known sizes in OTHER.

        The quotient is the unknown size. The code rejects buffers whose size is not a multiple.

        Args:
            writer: generates the code
            buffer_nbytes_offset: offset in the frame of the buffer's size in bytes
            unknown_size: name of the unknown size; `None` if any size is accepted
        """
        asm = writer.asm
        known_product_offset = writer.reserve(8)
        quotient_offset = writer.reserve(8)
        asm.if_zero(asm.OTHER, "fall_back")
        writer.store(asm.OTHER, known_product_offset)
        asm.divide(asm.SPARE, asm.OTHER)
        writer.store(asm.SPARE, quotient_offset)
        # Reject the buffer if the division leaves a remainder.
        writer.load(asm.OTHER, known_product_offset)
        asm.times(asm.SPARE, asm.OTHER, "fall_back")
        writer.load(asm.OTHER, buffer_nbytes_offset)
        asm.unless_equal(asm.SPARE, asm.OTHER, "fall_back")
        if unknown_size is not None:
            writer.load(asm.OTHER, quotient_offset)
            writer.match_or_define_size(unknown_size, asm.OTHER)


def _emit_buffer_address(writer: ArgumentBody) -> None:
    """Emit code that leaves the address of a buffer in RESULT. Buffers on other devices are rejected."""
    asm = writer.asm
    writer.require_class(writer.facts.buffer)
    asm.load(asm.OTHER, writer.first_param, writer.facts.device)
    writer.require(asm.OTHER, ("load", writer.cell, writer.device))
    # Convert the buffer's address, which is an int. A closed buffer does not have an address.
    writer.load_nonzero(writer.first_param, writer.first_param, writer.facts.pointer)
    asm.load(asm.OTHER, writer.first_param, writer.runtime.type_offset)
    writer.require_class(int)
    writer.read_int()


def _branch_if_array(writer: ArgumentBody, is_array: str, has_layout: bool = False) -> None:
    """Emit a jump to a label if the argument is a torch tensor or another array.

    The code also stores the function that describes the array, or 0 for a torch tensor, at `writer.reader`.

    Args:
        writer: generates the code
        is_array: the label
        has_layout: whether the code also jumps for a buffer with a dtype and a shape, which is described like
            an array
    """
    asm = writer.asm
    is_buffer = asm.new_label()
    asm.set(asm.SPARE, 0)
    writer.store(asm.SPARE, writer.reader)
    for tensor_class in (Tensors.tensor, Tensors.parameter):
        asm.set(asm.SPARE, writer.facts.exchange)
        writer.emit_with_value(asm.if_equal, asm.OTHER, ("load", asm.SPARE, tensor_class.offset), is_array)
    writer.if_class(writer.facts.buffer, is_buffer)
    # Look up the reader for the class. If there is none, or if an exception has been raised, fall back.
    writer.store(writer.first_param, writer.object)
    writer.call("PyDict_GetItemWithError", writer.keep_alive(writer.facts.readers), ("move", asm.OTHER))
    asm.if_zero(asm.RESULT, "clear_exception")
    writer.store(asm.RESULT, writer.reader)
    writer.load(writer.first_param, writer.object)
    asm.goto(is_array)
    asm.label(is_buffer)
    if has_layout:
        _branch_if_typed_buffer(writer, is_array)


def _branch_if_typed_buffer(writer: ArgumentBody, label: str) -> None:
    """Emit code that jumps to a label if the buffer in `first_param` has a dtype and a shape.

    Before the jump, the code stores the address of the function that describes such buffers in `reader`.
    """
    asm = writer.asm
    is_untyped = asm.new_label()
    asm.load(asm.OTHER, writer.first_param, writer.facts.record)
    writer.emit_with_value(asm.if_equal, asm.OTHER, id(None), is_untyped)
    writer.store_value(writer.reader, writer.keep_alive(writer.facts.read_record))
    asm.goto(label)
    asm.label(is_untyped)
    asm.load(asm.OTHER, writer.first_param, writer.runtime.type_offset)


def _emit_description(writer: ArgumentBody) -> None:
    """Emit code that stores a description of the array in `first_param` in the frame.

    If this is the first array whose package has streams, the code records its package in `source`. Arrays on
    other devices are rejected.
    """
    asm = writer.asm
    has_reader = asm.new_label()
    has_source = asm.new_label()
    writer.store(writer.first_param, writer.object)
    writer.load(asm.OTHER, writer.reader)
    asm.unless_zero(asm.OTHER, has_reader)
    # Describe a torch tensor.
    writer.store_value(writer.tensor + _READ_ONLY, 0)
    writer.load(writer.first_param, writer.object)
    writer.emit_exchange_call(Tensors.from_object.offset, None, writer.address_of(writer.tensor))
    writer.load(asm.OTHER, writer.source)
    asm.unless_zero(asm.OTHER, has_source)
    writer.store_value(writer.source, FROM_TORCH)
    asm.goto(has_source)
    # Describe an array of another package.
    asm.label(has_reader)
    _emit_reader_call(writer)
    writer.load(asm.OTHER, writer.source)
    asm.unless_zero(asm.OTHER, has_source)
    writer.load(writer.first_param, writer.object)
    array_class = ("load", writer.first_param, writer.runtime.type_offset)
    writer.call("PyDict_GetItem", writer.keep_alive(writer.facts.streams), array_class)
    writer.store(asm.RESULT, writer.source)
    asm.label(has_source)
    writer.load(asm.OTHER, writer.tensor + Tensor.place.offset)
    writer.require(asm.OTHER, ("load", writer.cell, writer.place))


def _emit_reader_call(writer: ArgumentBody) -> None:
    """Emit a call to the reader that describes the array, and code that copies the description to the frame.

    The reader returns (address, description), or () if only Python can read the array. The code rejects such
    arrays and null addresses.
    """
    asm = writer.asm
    result_offset = writer.scratch_offset
    writer.call("PyObject_CallOneArg", writer.value_at(writer.reader), writer.value_at(writer.object))
    asm.if_zero(asm.RESULT, "clear_exception")
    writer.store(asm.RESULT, result_offset)
    asm.load(asm.OTHER, asm.RESULT, writer.runtime.size_offset)
    with asm.skip(asm.unless_zero, asm.OTHER):  # the result is ()
        writer.call("Py_DecRef", writer.value_at(result_offset))
        asm.goto("fall_back")
    # Copy the description, which is a bytes object.
    writer.call("PyTuple_GetItem", writer.value_at(result_offset), 1)
    writer.call("PyBytes_AsString", ("move", asm.RESULT))
    writer.call("memcpy", writer.address_of(writer.tensor), ("move", asm.RESULT), DESCRIPTION)
    # Store the addresses of the array, of its shape and of its strides.
    writer.call("PyTuple_GetItem", writer.value_at(result_offset), 0)
    writer.call("PyLong_AsVoidPtr", ("move", asm.RESULT))
    writer.store(asm.RESULT, writer.tensor + Tensor.data.offset)
    for field, offset in ((Tensor.shape, _SHAPE), (Tensor.strides, _STRIDES)):
        writer.store_value(writer.tensor + field.offset, writer.address_of(writer.tensor + offset))
    writer.call("Py_DecRef", writer.value_at(result_offset))
    writer.load(asm.RESULT, writer.tensor + Tensor.data.offset)
    asm.if_zero(asm.RESULT, "clear_exception")


def _emit_tensor_address(writer: ArgumentBody) -> None:
    """Emit code that leaves the address of the described array in RESULT. The address 0 is rejected."""
    asm = writer.asm
    writer.load(asm.RESULT, writer.tensor + Tensor.data.offset)
    asm.if_zero(asm.RESULT, "fall_back")  # the tensor is empty or has no memory
    writer.load(asm.OTHER, writer.tensor + Tensor.offset.offset)
    asm.plus(asm.RESULT, asm.OTHER, "fall_back")
    asm.if_zero(asm.RESULT, "fall_back")


def _reject_lazy(writer: ArgumentBody, code: int) -> None:
    """Emit code that rejects a lazily conjugated or negated tensor, whose values differ from its memory.

    Only complex numbers can be conjugated. Only complex numbers and their parts, which are floats, can be
    negated.

    Args:
        writer: generates the code
        code: DLDataTypeCode of the tensor, or `_UNKNOWN_CODE`
    """
    asm = writer.asm
    is_complex, is_float, is_accepted = (asm.new_label() for _ in range(3))
    # The readers for arrays of other packages reject lazy arrays themselves.
    writer.load(asm.OTHER, writer.reader)
    asm.unless_zero(asm.OTHER, is_accepted)
    if code == _UNKNOWN_CODE:
        code_offset = writer.tensor + Tensor.element.offset + _CODE_SHIFT // 8
        asm.load32(asm.OTHER, asm.STACK, code_offset)
        asm.extend(asm.OTHER, asm.OTHER, 8, signed=False)
        writer.emit_with_value(asm.if_equal, asm.OTHER, _FLOAT, is_float)
        writer.emit_with_value(asm.if_equal, asm.OTHER, _COMPLEX, is_complex)
        asm.goto(is_accepted)
    if code in (_UNKNOWN_CODE, _COMPLEX):
        asm.label(is_complex)
        _reject_if_true(writer, Tensors.is_conj)
    if code in (_UNKNOWN_CODE, _FLOAT, _COMPLEX):
        asm.label(is_float)
        _reject_if_true(writer, Tensors.is_neg)
    asm.label(is_accepted)


def _reject_if_true(writer: ArgumentBody, method: Any) -> None:
    """Emit code that rejects a torch tensor if one of its methods returns True.

    Args:
        writer: generates the code
        method: field of the structure `Tensors` that contains the method's address
    """
    asm = writer.asm
    asm.set(asm.SPARE, writer.facts.exchange)
    method_object = ("load", asm.SPARE, method.offset)
    argument_count = 1
    keyword_names = 0
    writer.call(
        "PyObject_Vectorcall",
        method_object,
        writer.address_of(writer.object),
        argument_count,
        keyword_names,
    )
    asm.if_zero(asm.RESULT, "clear_exception")
    asm.move(writer.first_param, asm.RESULT)
    if sys.version_info < (3, 12):  # bools are immortal in 3.12 and later (PEP 683)
        writer.store(writer.first_param, writer.scratch_offset)
        writer.call("Py_DecRef")
        writer.load(writer.first_param, writer.scratch_offset)
    writer.require(writer.first_param, id(False))


def _reject_noncontiguous(writer: ArgumentBody, rank: int | None = None) -> None:
    """Emit code that rejects the described array unless it is contiguous in C order.

    Args:
        writer: generates the code
        rank: number of dimensions; `None` if it is unknown until the code runs
    """
    asm = writer.asm
    shape, strides, remaining = asm.PARAMETERS[1:4]
    ready = asm.new_label()
    writer.load(strides, writer.tensor + Tensor.strides.offset)
    asm.if_zero(strides, ready)  # DLPack: the array is contiguous if it does not have strides
    writer.load(shape, writer.tensor + Tensor.shape.offset)
    asm.set(asm.RESULT, 1)  # the expected stride of the last dimension
    if rank is not None:
        for axis in reversed(range(rank)):
            _reject_other_stride(writer, shape, strides, 8 * axis)
    else:
        # Move both addresses to the end of the arrays, and then backwards in a loop.
        next_axis = asm.new_label()
        asm.load32(remaining, asm.STACK, writer.tensor + Tensor.element.offset)
        asm.move(asm.OTHER, remaining)
        writer.emit_with_value(asm.times, asm.OTHER, 8, "fall_back")
        asm.plus(shape, asm.OTHER, "fall_back")
        asm.plus(strides, asm.OTHER, "fall_back")
        asm.label(next_axis)
        asm.if_zero(remaining, ready)
        for register, step in ((remaining, 1), (shape, 8), (strides, 8)):
            writer.emit_with_value(asm.minus, register, step, "fall_back")
        _reject_other_stride(writer, shape, strides, 0)
        asm.goto(next_axis)
    asm.label(ready)


def _reject_other_stride(writer: ArgumentBody, shape: int, strides: int, offset: int) -> None:
    """Emit code that rejects a stride other than RESULT, unless the dimension has one element.

    The code then multiplies RESULT by the dimension's size. The product is the expected stride of the
    preceding dimension.

    Args:
        writer: generates the code
        shape: register with the address of the sizes
        strides: register with the address of the strides
        offset: offset of the dimension in both arrays, in bytes
    """
    asm = writer.asm
    asm.load(asm.OTHER, strides, offset)
    with asm.skip(asm.if_equal, asm.OTHER, asm.RESULT):
        asm.load(asm.OTHER, shape, offset)
        writer.require(asm.OTHER, 1)
    asm.load(asm.OTHER, shape, offset)
    asm.times(asm.RESULT, asm.OTHER, "fall_back")
