"""The kinds of arguments in fast launches, and the generation of code that converts them.

`emit_argument` emits code that reads an argument and stores the value in a slot of the stack frame. The
functions named `_read_...` emit code that expects the argument in `writer.first` and its class in OTHER, and
that leaves the value in RESULT. For any value that only Python can handle, the code jumps to "refuse" without
setting an exception. Arguments with a lower `turn` are read earlier, because they determine the sizes of
other arguments.
"""

from __future__ import annotations

import ctypes
import sys
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from .contract_code import ContractBody
from .kinds import read_float
from .launch_data import DESCRIPTION, MOST_AXES, Cell, Tensor, Tensors

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    from .body import Value as Operand
    from .launch_data import Facts

    Size: TypeAlias = int | str | None
    Kind: TypeAlias = "Value | Data | Array | Shape | Stream"


class ArgumentBody(ContractBody):
    """The base class for generating code that reads a kernel's arguments.

    Attributes:
        facts: data that all fast launches in the process share
        device: offset in the Cell of the kernel's device
        place: offset in the Cell of the DLDevice for the kernel's device
        tensor: offset of the current array's description
        object: offset of the current array
        reader: offset of the reader for the current array's class
        source: offset of a value that identifies the package of the first array that has a current stream:
            0 if there is none so far, 1 for torch, or else the function that returns the stream
    """

    facts: Facts
    device: int = Cell.device.offset
    place: int = Cell.place.offset
    tensor: int
    object: int
    reader: int
    source: int

    def read(self, read: Callable[..., None], *options: int) -> None:
        """Emit code that reads the argument in `first` and leaves its value in RESULT.

        Args:
            read: function that generates the code
            options: arguments of `read`
        """
        self.asm.load(self.asm.OTHER, self.first, self.runtime.type_offset)
        self.cached_code((read, *options), read, self, *options)  # the whole process uses the same `facts`

    def call_exchange(self, offset: int, *values: Operand) -> None:
        """Emit a call to the DLPack exchange function stored in Tensors. On failure, jump to "clear"."""
        asm = self.asm
        asm.set(asm.SPARE, self.facts.exchange)
        self.call(("load", asm.SPARE, offset), *values)
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.unless_zero(asm.RESULT, "clear")


class Value:
    """An argument that becomes a 64-bit value. The code is generated once for each combination of options.

    Args:
        read: function that generates the code
        options: arguments of `read`
        name: name of the size that an integer argument defines in a contract
    """

    size = 8
    turn = 0

    def __init__(self, read: Callable[..., None], *options: int, name: str = "") -> None:
        self.read = read
        self.options = options
        self.name = name

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        """Emit code that reads the argument and, if it has a name, compares it with the size of this name."""
        writer.asm.load(writer.first, writer.args, 8 * index)
        writer.read(self.read, *self.options)
        writer.store(writer.asm.RESULT, slot)
        if self.name:
            writer.load(writer.asm.OTHER, slot)
            writer.fit(self.name, writer.asm.OTHER)


def choose_kind(size: int, code: str, accepts_int: bool) -> Kind:
    """Return the argument kind for a kernel parameter.

    Args:
        size: size in bytes
        code: format of the type in Python's module `struct`, such as "f" or "16s"
        accepts_int: whether an int is accepted
    """
    if code.endswith("s"):  # bytes, such as "16s"
        return Data(size)
    if code in ("e", "f", "d"):
        return Value(read_float, size)
    bits = 8 * size
    return Value(_read_word, bits, accepts_int)


def _read_word(writer: ArgumentBody, bits: int, accepts_int: bool) -> None:
    """Emit code that reads a signed or unsigned integer.

    For 64 bits, the code also reads the address in None, a buffer or a tensor.

    Args:
        writer: generates the code
        bits: size of the integer
        accepts_int: whether an int is accepted
    """
    asm = writer.asm
    other, null, tensor, ready = (asm.fresh() for _ in range(4))
    if accepts_int:
        writer.unless_class(int, other if bits == 64 else "refuse")
        writer.read_int()
        if bits < 64:  # the number must fit either in an unsigned or in a signed integer
            asm.move(asm.OTHER, asm.RESULT)
            asm.extend(asm.RESULT, asm.OTHER, bits, signed=False)
            asm.if_equal(asm.OTHER, asm.RESULT, ready)
            asm.extend(asm.SPARE, asm.OTHER, bits, signed=True)
            asm.unless_equal(asm.OTHER, asm.SPARE, "refuse")
        asm.goto(ready)
    if bits == 64:
        asm.label(other)
        writer.compare(asm.if_equal, writer.first, id(None), null)
        _if_tensor(writer, tensor)
        _read_pointer(writer)
        asm.goto(ready)
        asm.label(tensor)
        _read_tensor(writer)
        _reject_lazy(writer, _UNKNOWN_CODE)
        _check_contiguous(writer)
        _add_offset(writer)
        asm.goto(ready)
        asm.label(null)
        asm.set(asm.RESULT, 0)
    elif not accepts_int:
        asm.goto("refuse")
    asm.label(ready)


def read_integer(writer: ArgumentBody, bits: int, is_signed: bool) -> None:
    """Emit code that reads an int and rejects it if it does not fit."""
    writer.unless_class(int)
    writer.read_int(bits, is_signed)


def read_flag(writer: ArgumentBody) -> None:
    """Emit code that reads True or False."""
    asm = writer.asm
    asm.move(asm.OTHER, writer.first)
    asm.set(asm.RESULT, 1)
    with asm.skip(writer.compare, asm.if_equal, asm.OTHER, id(True)):
        asm.set(asm.RESULT, 0)
        writer.require(asm.OTHER, id(False))


_CODE_SHIFT = 32  # position of the DLDataTypeCode in `Array.element`, after the number of dimensions
_HALF_OF_BF16 = 0x8000  # half of the last bit of a bf16, in the bits of a float
_LARGEST_BF16 = 0x7F7F  # the bits of the largest bf16


def read_bfloat(writer: ArgumentBody) -> None:
    """Emit code that rounds a 32-bit float to a bf16. Halfway cases and non-finite floats are rejected."""
    asm = writer.asm
    read_float(writer, size=4)
    asm.extend(asm.OTHER, asm.RESULT, 32, signed=False)
    # A bf16 consists of the upper 16 bits. Reject the float if the lower 16 bits are exactly half of the last
    # bit. Otherwise, adding one half and dropping the lower bits rounds to the nearest bf16.
    asm.extend(asm.RESULT, asm.OTHER, 16, signed=False)
    writer.compare(asm.if_equal, asm.RESULT, _HALF_OF_BF16)
    writer.compare(asm.plus, asm.OTHER, _HALF_OF_BF16)
    asm.set(asm.SPARE, 1 << 16)
    asm.divide(asm.OTHER, asm.SPARE)  # a right shift by 16 bits
    # Reject infinity and NaN. The comparison ignores the sign bit.
    asm.extend(asm.RESULT, asm.OTHER, 15, signed=False)
    writer.compare(asm.if_above, asm.RESULT, _LARGEST_BF16)
    asm.move(asm.RESULT, asm.OTHER)


class Data:
    """A bytes object of a fixed size."""

    turn = 0

    def __init__(self, size: int) -> None:
        self.size = size

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        """Emit code that copies the bytes to the slot, and rejects bytes objects of any other size."""
        writer.argument(index)
        writer.unless_class(bytes)
        writer.call("PyBytes_Size")
        writer.require(writer.asm.RESULT, self.size)
        writer.call("PyBytes_AsString", ("load", writer.args, 8 * index))
        writer.call("memcpy", writer.address_of(slot), ("move", writer.asm.RESULT), self.size)


class Shape:
    """A tuple or a list of sizes."""

    size = 0
    turn = 1

    def __init__(self, sizes: Sequence[Size]) -> None:
        self.sizes = sizes

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        """Emit code that reads the items, and compares them with the sizes or defines the sizes."""
        asm = writer.asm
        get_item = writer.spare  # offset of the address of the function that returns an item
        is_sequence = writer.asm.fresh()
        offsets = [writer.reserve(8) for _ in self.sizes]
        for cls, function in ((tuple, "PyTuple_GetItem"), (list, "PyList_GetItem")):
            writer.store_value(get_item, writer.runtime.address(function))
            writer.argument(index)
            writer.if_class(cls, is_sequence)
        asm.goto("refuse")
        asm.label(is_sequence)
        asm.load(asm.OTHER, writer.first, writer.runtime.size_offset)
        writer.require(asm.OTHER, len(offsets))
        for item_index, offset in enumerate(offsets):
            writer.call(writer.value_at(get_item), ("load", writer.args, 8 * index), item_index)
            asm.move(writer.first, asm.RESULT)
            writer.read(read_integer, 64, True)  # signed
            writer.store(asm.RESULT, offset)
        for size, offset in zip(self.sizes, offsets):
            if size is not None:
                writer.load(asm.OTHER, offset)
                writer.fit(size, asm.OTHER)


class Stream:
    """A contract's stream argument. `launch.Writer` reads the argument, so this class generates no code."""

    size = 0
    turn = 0

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        pass


@dataclass(frozen=True, eq=False)
class Array:
    """A contract's array argument: a tensor, a buffer or, if it is optional, None.

    Attributes:
        element: element type, as in Tensor
        bytes: size of an element in bytes
        shape: sizes of the dimensions
        strides: strides in elements; `None` for a contiguous array in C order
        align: alignment of the address in bytes
        is_optional: whether None is accepted
        on_device: whether it must be in the device's memory; arrays in other memory are handled in Python
        is_written: whether the kernel writes to it. If so, elements of a strided array must not overlap in
            memory. Arrays that are not in C order, with or without gaps, are handled in Python.
        names: names of the array's address and size in bytes in the plan's comparisons; `None` if they are
            not compared
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
        """Emit code that stores the address in the slot, and compares or defines sizes and strides."""
        asm = writer.asm
        tensor, null, has_address, ready = (asm.fresh() for _ in range(4))
        symbols = {size for size in (*self.shape, *(self.strides or ())) if isinstance(size, str)}
        defines_size = bool(symbols - writer.known)
        # An optional array may be None, so it cannot define a size.
        is_supported = not defines_size if self.is_optional else self.on_device
        if not is_supported:
            raise ValueError("handled in Python: sizes that only optional arrays define, or host memory")
        nbytes = self._reserve_size(writer, slot)
        writer.argument(index)
        if self.is_optional:
            writer.compare(asm.if_equal, writer.first, id(None), null)
        if self.on_device:
            known = set(writer.known)
            _if_tensor(writer, tensor, has_layout=True)
            if self.strides is None and len(self._list_unknown(writer)) <= 1:
                self._read_buffer(writer, nbytes)
                asm.goto(has_address)
            else:
                asm.goto("refuse")
            writer.known = known  # the code for tensors has to define the same sizes
            asm.label(tensor)
            self._read_tensor(writer, nbytes)
            asm.label(has_address)
            if self.align > 1:
                low_bits = self.align.bit_length() - 1  # 0 in a multiple of the alignment, a power of two
                asm.extend(asm.OTHER, asm.RESULT, low_bits, signed=False)
                asm.unless_zero(asm.OTHER, "refuse")
            asm.goto(ready)
        else:
            asm.goto("refuse")
        asm.label(null)
        asm.set(asm.RESULT, 0)
        asm.label(ready)
        writer.store(asm.RESULT, slot)

    def _reserve_size(self, writer: ArgumentBody, slot: int) -> int | None:
        """Reserve memory for the size in bytes if it is compared.

        Emit code that clears the memory, and return its offset.

        Args:
            writer: generates the code
            slot: offset of the address
        """
        if self.names is None:
            return None
        nbytes = writer.reserve(8)
        writer.store_value(nbytes, 0)
        writer.sizes |= dict(zip(self.names, (slot, nbytes)))
        return nbytes

    def _list_unknown(self, writer: ArgumentBody) -> list[Size]:
        """Return the sizes that no argument has determined yet. A buffer can determine only one of them."""
        return [size for size in self.shape if not isinstance(size, int) and size not in writer.known]

    def _read_tensor(self, writer: ArgumentBody, nbytes: int | None) -> None:
        """Emit code that checks a tensor, and leaves its address in RESULT.

        Args:
            writer: generates the code
            nbytes: offset where the size in bytes is stored; `None` if it is not stored
        """
        asm = writer.asm
        base = writer.asm.PARAMETERS[3]
        _read_tensor(writer)
        if self.is_written:
            writer.load(asm.OTHER, writer.tensor + _READ_ONLY)
            asm.unless_zero(asm.OTHER, "refuse")
        writer.load(asm.OTHER, writer.tensor + Tensor.element.offset)
        writer.require(asm.OTHER, self.element)
        _reject_lazy(writer, self.element >> _CODE_SHIFT & 0xFF)
        if self.shape:
            writer.load(base, writer.tensor + Tensor.shape.offset)
        for axis, size in enumerate(self.shape):
            if size is not None:
                asm.load(asm.OTHER, base, 8 * axis)
                writer.fit(size, asm.OTHER)
        if self.strides is None:
            _check_contiguous(writer, len(self.shape))
        else:
            self._read_strides(writer)
        if nbytes is not None:
            self._measure(writer)
            writer.store(asm.RESULT, nbytes)
        _add_offset(writer)

    def _measure(self, writer: ArgumentBody) -> None:
        """Emit code that leaves the array's size in bytes in RESULT.

        If the array is not contiguous, the code leaves the size of one element instead.
        """
        asm = writer.asm
        shape, strides = asm.PARAMETERS[1:3]
        has_gaps = asm.fresh()
        ready = asm.fresh()
        if self.shape:
            writer.load(shape, writer.tensor + Tensor.shape.offset)
            writer.load(strides, writer.tensor + Tensor.strides.offset)
        asm.set(asm.RESULT, 1)
        for axis in reversed(range(len(self.shape))):
            if self.strides is not None:
                asm.load(asm.OTHER, strides, 8 * axis)
                asm.unless_equal(asm.OTHER, asm.RESULT, has_gaps)
            asm.load(asm.OTHER, shape, 8 * axis)
            asm.times(asm.RESULT, asm.OTHER, "refuse")
        asm.goto(ready)
        asm.label(has_gaps)
        asm.set(asm.RESULT, 1)
        asm.label(ready)
        writer.compare(asm.times, asm.RESULT, self.bytes)

    def _read_strides(self, writer: ArgumentBody) -> None:
        """Emit code that compares or defines the strides. Dimensions of size 0 or 1 are rejected."""
        asm = writer.asm
        base = writer.asm.PARAMETERS[3]
        assert self.strides is not None
        for axis in range(len(self.shape)):
            asm.load(asm.OTHER, base, 8 * axis)
            writer.compare(asm.if_less, asm.OTHER, 2)  # the stride of such a dimension is arbitrary
        if self.shape:
            writer.load_nonzero(base, asm.STACK, writer.tensor + Tensor.strides.offset)
        for axis, stride in enumerate(self.strides):
            if stride is not None:
                asm.load(asm.OTHER, base, 8 * axis)
                writer.fit(stride, asm.OTHER)
        if self.is_written and self.shape:
            self._check_order(writer)

    def _check_order(self, writer: ArgumentBody) -> None:
        """Emit code that rejects a stride that is less than the extent of the following dimensions."""
        asm = writer.asm
        shape, strides = asm.PARAMETERS[1:3]
        writer.load_nonzero(strides, asm.STACK, writer.tensor + Tensor.strides.offset)
        writer.load_nonzero(shape, asm.STACK, writer.tensor + Tensor.shape.offset)
        asm.set(asm.RESULT, 1)
        for axis in reversed(range(len(self.shape))):
            asm.load(asm.OTHER, strides, 8 * axis)
            asm.if_less(asm.OTHER, asm.RESULT, "refuse")
            asm.load(asm.SPARE, shape, 8 * axis)
            asm.times(asm.OTHER, asm.SPARE, "refuse")
            asm.move(asm.RESULT, asm.OTHER)

    def _read_buffer(self, writer: ArgumentBody, nbytes: int | None) -> None:
        """Emit code that leaves a buffer's address in RESULT. The buffer's size may determine one dimension.

        Args:
            writer: generates the code
            nbytes: offset where the size in bytes is stored; `None` if it is not stored
        """
        asm = writer.asm
        address = writer.spare
        count = writer.object
        writer.unless_class(writer.facts.buffer)
        writer.store(writer.first, count)
        _read_pointer(writer)
        writer.store(asm.RESULT, address)
        writer.load(writer.first, count)
        asm.load(writer.first, writer.first, writer.facts.nbytes)
        asm.load(asm.OTHER, writer.first, writer.runtime.type_offset)
        writer.unless_class(int)
        writer.read_int(signed=False)
        writer.store(asm.RESULT, count)
        asm.set(asm.OTHER, self.bytes * prod(size for size in self.shape if isinstance(size, int)))
        asm.set(asm.RESULT, 0)
        for size in self.shape:
            if isinstance(size, str) and size in writer.known:
                writer.load(asm.SPARE, writer.sizes[size])
                asm.if_less(asm.SPARE, asm.RESULT, "refuse")  # integers, shapes and strides may be negative
                asm.times(asm.OTHER, asm.SPARE, "refuse")
        writer.load(asm.SPARE, count)
        unknown = self._list_unknown(writer)
        if unknown:
            asm.if_zero(asm.OTHER, "refuse")
            unit = writer.reserve(8)
            quotient = writer.reserve(8)
            writer.store(asm.OTHER, unit)
            asm.divide(asm.SPARE, asm.OTHER)
            writer.store(asm.SPARE, quotient)
            writer.load(asm.OTHER, unit)
            asm.times(asm.SPARE, asm.OTHER, "refuse")
            writer.load(asm.OTHER, count)
            asm.unless_equal(asm.SPARE, asm.OTHER, "refuse")  # the division leaves a remainder
            writer.load(asm.OTHER, quotient)
            (unknown_size,) = unknown
            if unknown_size is not None:
                writer.fit(unknown_size, asm.OTHER)
        else:
            asm.unless_equal(asm.OTHER, asm.SPARE, "refuse")
        if nbytes is not None:
            writer.load(asm.OTHER, count)
            writer.store(asm.OTHER, nbytes)
        writer.load(asm.RESULT, address)


# DLDataTypeCode
_FLOAT = 2
_COMPLEX = 5
_UNKNOWN_CODE = -1  # the code of a tensor is only known when the machine code runs
FROM_TORCH = 1  # value at ArgumentBody.source
_SHAPE = ctypes.sizeof(Tensor)  # offset of the shape in an array description
_READ_ONLY = DESCRIPTION - 8  # offset of the read-only flag in an array description


def _read_pointer(writer: ArgumentBody) -> None:
    """Emit code that leaves the address of a Buffer on the kernel's device in RESULT."""
    asm = writer.asm
    writer.unless_class(writer.facts.buffer)
    asm.load(asm.OTHER, writer.first, writer.facts.device)
    writer.require(asm.OTHER, ("load", writer.cell, writer.device))
    writer.load_nonzero(writer.first, writer.first, writer.facts.pointer)
    asm.load(asm.OTHER, writer.first, writer.runtime.type_offset)
    writer.unless_class(int)
    writer.read_int()


def _if_tensor(writer: ArgumentBody, label: str, has_layout: bool = False) -> None:
    """Emit a jump to a label if OTHER is a class of torch tensors, or a class that has a reader.

    Args:
        writer: generates the code
        label: the label
        has_layout: whether the code also jumps for a Buffer with a dtype and a shape, which is read like an
            array
    """
    asm = writer.asm
    is_buffer = writer.asm.fresh()
    asm.set(asm.SPARE, 0)
    writer.store(asm.SPARE, writer.reader)
    for field in (Tensors.tensor, Tensors.parameter):
        asm.set(asm.SPARE, writer.facts.exchange)
        writer.compare(asm.if_equal, asm.OTHER, ("load", asm.SPARE, field.offset), label)
    writer.if_class(writer.facts.buffer, is_buffer)
    writer.store(writer.first, writer.object)
    writer.call("PyDict_GetItemWithError", writer.keep_alive(writer.facts.readers), ("move", asm.OTHER))
    asm.if_zero(asm.RESULT, "clear")  # there is no reader for the class, or an exception has been raised
    writer.store(asm.RESULT, writer.reader)
    writer.load(writer.first, writer.object)
    asm.goto(label)
    asm.label(is_buffer)
    if has_layout:
        is_plain = writer.asm.fresh()
        asm.load(asm.OTHER, writer.first, writer.facts.record)
        writer.compare(asm.if_equal, asm.OTHER, id(None), is_plain)
        writer.store_value(writer.reader, writer.keep_alive(writer.facts.read_record))
        asm.goto(label)
        asm.label(is_plain)
        asm.load(asm.OTHER, writer.first, writer.runtime.type_offset)


def _read_tensor(writer: ArgumentBody) -> None:
    """Emit code that reads the array in `first`, and stores its description in the frame.

    Arrays on other devices are rejected.
    """
    asm = writer.asm
    by_reader = writer.asm.fresh()
    has_source = writer.asm.fresh()
    writer.store(writer.first, writer.object)
    writer.load(asm.OTHER, writer.reader)
    asm.unless_zero(asm.OTHER, by_reader)
    writer.store_value(writer.tensor + _READ_ONLY, 0)
    writer.load(writer.first, writer.object)
    writer.call_exchange(Tensors.from_object.offset, None, writer.address_of(writer.tensor))
    writer.load(asm.OTHER, writer.source)
    asm.unless_zero(asm.OTHER, has_source)
    writer.store_value(writer.source, FROM_TORCH)
    asm.goto(has_source)
    asm.label(by_reader)
    _read_by_reader(writer)
    writer.load(asm.OTHER, writer.source)
    asm.unless_zero(asm.OTHER, has_source)
    writer.load(writer.first, writer.object)
    writer.call(
        "PyDict_GetItem",
        writer.keep_alive(writer.facts.streams),
        ("load", writer.first, writer.runtime.type_offset),
    )
    writer.store(asm.RESULT, writer.source)
    asm.label(has_source)
    writer.load(asm.OTHER, writer.tensor + Tensor.place.offset)
    writer.require(asm.OTHER, ("load", writer.cell, writer.place))


def _read_by_reader(writer: ArgumentBody) -> None:
    """Emit a call to the reader that describes the array in `object`.

    The reader returns (address, description), or () if only Python can read the array. The code rejects such
    arrays and null addresses.
    """
    asm = writer.asm
    writer.call("PyObject_CallOneArg", ("load", asm.STACK, writer.reader), writer.value_at(writer.object))
    asm.if_zero(asm.RESULT, "clear")
    writer.store(asm.RESULT, writer.scratch)
    asm.load(asm.OTHER, asm.RESULT, writer.runtime.size_offset)
    with asm.skip(asm.unless_zero, asm.OTHER):
        writer.call("Py_DecRef", writer.value_at(writer.scratch))
        asm.goto("refuse")
    writer.call("PyTuple_GetItem", writer.value_at(writer.scratch), 1)
    writer.call("PyBytes_AsString", ("move", asm.RESULT))
    writer.call("memcpy", writer.address_of(writer.tensor), ("move", asm.RESULT), DESCRIPTION)
    writer.call("PyTuple_GetItem", writer.value_at(writer.scratch), 0)
    writer.call("PyLong_AsVoidPtr", ("move", asm.RESULT))
    writer.store(asm.RESULT, writer.tensor + Tensor.data.offset)
    writer.store_value(writer.tensor + Tensor.shape.offset, writer.address_of(writer.tensor + _SHAPE))
    writer.store_value(
        writer.tensor + Tensor.strides.offset, writer.address_of(writer.tensor + _SHAPE + 8 * MOST_AXES)
    )
    writer.call("Py_DecRef", writer.value_at(writer.scratch))
    writer.load(asm.RESULT, writer.tensor + Tensor.data.offset)
    asm.if_zero(asm.RESULT, "clear")


def _add_offset(writer: ArgumentBody) -> None:
    """Emit code that leaves the address of the described tensor in RESULT. The address 0 is rejected."""
    asm = writer.asm
    writer.load(asm.RESULT, writer.tensor + Tensor.data.offset)
    asm.if_zero(asm.RESULT, "refuse")  # the tensor is empty or has no memory
    writer.load(asm.OTHER, writer.tensor + Tensor.offset.offset)
    asm.plus(asm.RESULT, asm.OTHER, "refuse")
    asm.if_zero(asm.RESULT, "refuse")


def _reject_lazy(writer: ArgumentBody, code: int) -> None:
    """Emit code that rejects a lazily conjugated or negated tensor, whose values differ from its memory.

    Only complex numbers can be conjugated. Only complex numbers and their parts, which are floats, can be
    negated.

    Args:
        writer: generates the code
        code: DLDataTypeCode of the tensor, or `_UNKNOWN_CODE`
    """
    asm = writer.asm
    is_complex, is_float, plain = (asm.fresh() for _ in range(3))
    writer.load(asm.OTHER, writer.reader)
    asm.unless_zero(asm.OTHER, plain)  # readers reject lazy arrays themselves
    if code == _UNKNOWN_CODE:
        asm.load32(asm.OTHER, asm.STACK, writer.tensor + Tensor.element.offset + 4)
        asm.extend(asm.OTHER, asm.OTHER, 8, signed=False)
        for number, label in ((_FLOAT, is_float), (_COMPLEX, is_complex)):
            writer.compare(asm.if_equal, asm.OTHER, number, label)
        asm.goto(plain)
    if code in (_UNKNOWN_CODE, _COMPLEX):
        asm.label(is_complex)
        _reject_if_true(writer, Tensors.is_conj)
    if code in (_UNKNOWN_CODE, _FLOAT, _COMPLEX):
        asm.label(is_float)
        _reject_if_true(writer, Tensors.is_neg)
    asm.label(plain)


def _reject_if_true(writer: ArgumentBody, method: Any) -> None:
    """Emit code that rejects a tensor if one of its methods returns True.

    Args:
        writer: generates the code
        method: field of Tensors that holds the method's address
    """
    asm = writer.asm
    asm.set(asm.SPARE, writer.facts.exchange)
    writer.call(
        "PyObject_Vectorcall", ("load", asm.SPARE, method.offset), writer.address_of(writer.object), 1, 0
    )
    asm.if_zero(asm.RESULT, "clear")
    asm.move(writer.first, asm.RESULT)
    if sys.version_info < (3, 12):  # bools are immortal in 3.12 and later (PEP 683)
        writer.store(writer.first, writer.scratch)
        writer.call("Py_DecRef")
        writer.load(writer.first, writer.scratch)
    writer.require(writer.first, id(False))


def _check_contiguous(writer: ArgumentBody, rank: int | None = None) -> None:
    """Emit code that rejects non-contiguous tensors.

    Args:
        writer: generates the code
        rank: number of dimensions; `None` if it is unknown until the code runs
    """
    asm = writer.asm
    shape, strides, remaining = asm.PARAMETERS[1:4]
    again = asm.fresh()
    ready = asm.fresh()
    writer.load(strides, writer.tensor + Tensor.strides.offset)
    asm.if_zero(strides, ready)
    writer.load(shape, writer.tensor + Tensor.shape.offset)
    asm.set(asm.RESULT, 1)  # the expected stride for C order
    for axis in reversed(range(rank or 0)):  # without a loop in the generated code if the rank is known
        _check_stride(writer, shape, strides, 8 * axis)
    if rank is None:
        asm.load32(remaining, asm.STACK, writer.tensor + Tensor.element.offset)
        asm.move(asm.OTHER, remaining)
        writer.compare(asm.times, asm.OTHER, 8)
        asm.plus(shape, asm.OTHER, "refuse")
        asm.plus(strides, asm.OTHER, "refuse")
        asm.label(again)
        asm.if_zero(remaining, ready)
        for register, step in ((remaining, 1), (shape, 8), (strides, 8)):
            writer.compare(asm.minus, register, step)
        _check_stride(writer, shape, strides, 0)
        asm.goto(again)
    asm.label(ready)


def _check_stride(writer: ArgumentBody, shape: int, strides: int, offset: int) -> None:
    """Emit code that rejects a stride other than RESULT, unless the dimension has one element.

    The code then multiplies RESULT by the dimension's size. The product is the next stride for C order.

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
    asm.times(asm.RESULT, asm.OTHER, "refuse")
