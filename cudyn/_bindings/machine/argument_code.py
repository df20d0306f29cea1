"""The kinds of arguments in fast launches. Their code converts objects to kernel parameters and sizes.

`emit_argument` emits code that reads an argument into its slot in the stack frame. The functions named
`_read_...` emit code that expects the argument in `writer.first` and its class in OTHER, and that leaves the
value in RESULT. For any value that only Python can handle, the code jumps to "refuse" without setting an
exception. `turn` determines the order in which arguments are read: those that determine the sizes of others
come first.
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

    Size: TypeAlias = int | str | None
    Kind: TypeAlias = "Value | Data | Array | Shape | Stream"


class ArgumentBody(ContractBody):
    """The base class for generating code that reads a kernel's arguments.

    Attributes:
        facts: data that all fast launches in the process share
        device: offset of the kernel's device in the Cell
        place: offset of the DLDevice for the kernel's device in the Cell
        tensor: offset of the description of the current array
        object: offset of the current array
        reader: offset of the reader of the current array's class
        source: offset of the source of the current stream (the package of an array)
    """

    facts: Facts
    device: int = Cell.device.offset
    place: int = Cell.place.offset
    tensor: int
    object: int
    reader: int
    source: int

    def read(self, read: Callable[..., None], *options: int) -> None:
        """Emit code that reads the argument in `first` and leaves its value in RESULT."""
        self.m.load(self.m.OTHER, self.first, self.runtime.type)
        self.cached_code((read, *options), read, self, *options)  # the whole process uses the same `facts`

    def call_exchange(self, offset: int, *values: Operand) -> None:
        """Emit a call to the DLPack exchange function stored in Tensors. On failure, jump to "clear"."""
        m = self.m
        m.set(m.SPARE, self.facts.exchange)
        self.call(("load", m.SPARE, offset), *values)
        m.extend(m.RESULT, m.RESULT, 32, False)
        m.unless_zero(m.RESULT, "clear")


class Value:
    """An argument that `read` handles. The code is generated once for each combination of options.

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
        writer.m.load(writer.first, writer.args, 8 * index)
        writer.read(self.read, *self.options)
        writer.store(writer.m.RESULT, slot)
        if self.name:
            writer.load(writer.m.OTHER, slot)
            writer.fit(self.name, writer.m.OTHER)


def find(size: int, code: str, is_integer: bool) -> Kind:
    """Return the argument kind for a kernel parameter.

    Args:
        size: size in bytes
        code: code of the type in `struct`
        is_integer: whether an int is accepted
    """
    if code.endswith("s"):
        return Data(size)
    return Value(emit_float, size) if code in "efd" else Value(_read_word, 8 * size, is_integer)


def _read_word(writer: ArgumentBody, bits: int, is_integer: bool) -> None:
    """Emit code that reads a signed or unsigned integer or, if it has 64 bits, None, a buffer or a tensor.

    Args:
        writer: generates the code
        bits: size of the integer
        is_integer: whether an int is accepted
    """
    m, other, null, tensor, ready = writer.m, *(writer.m.fresh() for _ in range(4))
    if is_integer:
        writer.unless_class(int, other if bits == 64 else "refuse")
        writer.read_int()
        if bits < 64:
            m.move(m.OTHER, m.RESULT)
            m.extend(m.RESULT, m.OTHER, bits, False)
            m.if_equal(m.OTHER, m.RESULT, ready)
            m.extend(m.SPARE, m.OTHER, bits, True)
            m.unless_equal(m.OTHER, m.SPARE, "refuse")
        m.goto(ready)
    if bits == 64:
        m.label(other)
        writer.compare(m.if_equal, writer.first, id(None), null)
        _if_tensor(writer, tensor)
        _read_pointer(writer)
        m.goto(ready)
        m.label(tensor)
        _read_tensor(writer)
        _reject_lazy(writer, -1)
        _check_contiguous(writer)
        _add_offset(writer)
        m.goto(ready)
        m.label(null)
        m.set(m.RESULT, 0)
    elif not is_integer:
        m.goto("refuse")
    m.label(ready)


def read_integer(writer: ArgumentBody, bits: int, is_signed: bool) -> None:
    """Emit code that reads an int and rejects it if it does not fit."""
    writer.unless_class(int)
    writer.read_int(bits, is_signed)


def read_flag(writer: ArgumentBody) -> None:
    """Emit code that reads True or False."""
    m = writer.m
    m.move(m.OTHER, writer.first)
    m.set(m.RESULT, 1)
    with m.skip(writer.compare, m.if_equal, m.OTHER, id(True)):
        m.set(m.RESULT, 0)
        writer.require(m.OTHER, id(False))


def read_bfloat(writer: ArgumentBody) -> None:
    """Emit code that rounds a 32-bit float to a bf16. Halfway cases and non-finite floats are rejected."""
    m = writer.m
    emit_float(writer, 4)
    m.extend(m.OTHER, m.RESULT, 32, False)
    m.extend(m.RESULT, m.OTHER, 16, False)
    writer.compare(m.if_equal, m.RESULT, 0x8000)
    writer.compare(m.plus, m.OTHER, 0x8000)
    m.set(m.SPARE, 1 << 16)
    m.divide(m.OTHER, m.SPARE)
    m.extend(m.RESULT, m.OTHER, 15, False)
    writer.compare(m.if_above, m.RESULT, 0x7F7F)  # the bits of the largest bf16
    m.move(m.RESULT, m.OTHER)


class Data:
    """A bytes object of a fixed size."""

    turn = 0

    def __init__(self, size: int) -> None:
        self.size = size

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        writer.argument(index)
        writer.unless_class(bytes)
        writer.call("PyBytes_Size")
        writer.require(writer.m.RESULT, self.size)
        writer.call("PyBytes_AsString", ("load", writer.args, 8 * index))
        writer.call("memcpy", writer.address_of(slot), ("move", writer.m.RESULT), self.size)


class Shape:
    """A tuple or a list of sizes."""

    size = 0
    turn = 1

    def __init__(self, sizes: Sequence[Size]) -> None:
        self.sizes = sizes

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        m = writer.m
        get = writer.spare
        known = writer.m.fresh()
        places = [writer.reserve(8) for _ in self.sizes]
        for cls, function in ((tuple, "PyTuple_GetItem"), (list, "PyList_GetItem")):
            writer.store_value(get, writer.runtime.address(function))
            writer.argument(index)
            writer.if_class(cls, known)
        m.goto("refuse")
        m.label(known)
        m.load(m.OTHER, writer.first, writer.runtime.size)
        writer.require(m.OTHER, len(places))
        for i, place in enumerate(places):
            writer.call(writer.value_at(get), ("load", writer.args, 8 * index), i)
            m.move(writer.first, m.RESULT)
            writer.read(read_integer, 64, True)
            writer.store(m.RESULT, place)
        for size, place in zip(self.sizes, places):
            if size is not None:
                writer.load(m.OTHER, place)
                writer.fit(size, m.OTHER)


class Stream:
    """A contract's stream argument. launch.Writer reads it, so this class generates no code."""

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
        """The position in the reading order: after numbers and shapes, optional arrays last."""
        return 3 if self.is_optional else 2

    def emit_argument(self, writer: ArgumentBody, index: int, slot: int) -> None:
        """Emit code that stores the address in the slot, and compares or defines sizes and strides."""
        m, tensor, null, found, ready = writer.m, *(writer.m.fresh() for _ in range(4))
        symbols = {size for size in (*self.shape, *(self.strides or ())) if isinstance(size, str)}
        if (self.is_optional and symbols - writer.known) or not (self.is_optional or self.on_device):
            raise ValueError("left to Python: a size of only optional arrays, or another kind of memory")
        nbytes = self._reserve_size(writer, slot)
        writer.argument(index)
        if self.is_optional:
            writer.compare(m.if_equal, writer.first, id(None), null)
        if self.on_device:
            known = set(writer.known)
            _if_tensor(writer, tensor)
            if self.strides is None and len(self._list_unknown(writer)) <= 1:
                self._read_buffer(writer, nbytes)
                m.goto(found)
            else:
                m.goto("refuse")
            writer.known = known
            m.label(tensor)
            self._read_tensor(writer, nbytes)
            m.label(found)
            if self.align > 1:
                m.extend(m.OTHER, m.RESULT, self.align.bit_length() - 1, False)
                m.unless_zero(m.OTHER, "refuse")
            m.goto(ready)
        else:
            m.goto("refuse")
        m.label(null)
        m.set(m.RESULT, 0)
        m.label(ready)
        writer.store(m.RESULT, slot)

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
        """Return the sizes that no argument has determined yet. A buffer can determine one of them."""
        return [size for size in self.shape if not isinstance(size, int) and size not in writer.known]

    def _read_tensor(self, writer: ArgumentBody, nbytes: int | None) -> None:
        """Emit code that leaves the address in RESULT.

        The code stores the size in bytes at `nbytes`, unless that is None.
        """
        m = writer.m
        base = writer.m.PARAMETERS[3]
        _read_tensor(writer)
        if self.is_written:
            writer.load(m.OTHER, writer.tensor + _READ_ONLY)
            m.unless_zero(m.OTHER, "refuse")
        writer.load(m.OTHER, writer.tensor + Tensor.element.offset)
        writer.require(m.OTHER, self.element)
        _reject_lazy(writer, self.element >> 32 & 0xFF)
        if self.shape:
            writer.load(base, writer.tensor + Tensor.shape.offset)
        for axis, size in enumerate(self.shape):
            if size is not None:
                m.load(m.OTHER, base, 8 * axis)
                writer.fit(size, m.OTHER)
        if self.strides is None:
            _check_contiguous(writer, len(self.shape))
        else:
            self._read_strides(writer)
        if nbytes is not None:
            self._measure(writer)
            writer.store(m.RESULT, nbytes)
        _add_offset(writer)

    def _measure(self, writer: ArgumentBody) -> None:
        """Emit code that leaves the array's size in RESULT, or one element's size if it is not contiguous."""
        m = writer.m
        shape, strides = m.PARAMETERS[1:3]
        has_gaps = m.fresh()
        ready = m.fresh()
        if self.shape:
            writer.load(shape, writer.tensor + Tensor.shape.offset)
            writer.load(strides, writer.tensor + Tensor.strides.offset)
        m.set(m.RESULT, 1)
        for axis in reversed(range(len(self.shape))):
            if self.strides is not None:
                m.load(m.OTHER, strides, 8 * axis)
                m.unless_equal(m.OTHER, m.RESULT, has_gaps)
            m.load(m.OTHER, shape, 8 * axis)
            m.times(m.RESULT, m.OTHER, "refuse")
        m.goto(ready)
        m.label(has_gaps)
        m.set(m.RESULT, 1)
        m.label(ready)
        writer.compare(m.times, m.RESULT, self.bytes)

    def _read_strides(self, writer: ArgumentBody) -> None:
        """Emit code that compares or defines the strides. Dimensions of size 0 or 1 are rejected."""
        m = writer.m
        base = writer.m.PARAMETERS[3]
        assert self.strides is not None
        for axis in range(len(self.shape)):
            m.load(m.OTHER, base, 8 * axis)
            writer.compare(m.if_less, m.OTHER, 2)  # the stride of such a dimension is arbitrary
        if self.shape:
            writer.load_some(base, m.STACK, writer.tensor + Tensor.strides.offset)
        for axis, stride in enumerate(self.strides):
            if stride is not None:
                m.load(m.OTHER, base, 8 * axis)
                writer.fit(stride, m.OTHER)
        if self.is_written and self.shape:
            self._check_order(writer)

    def _check_order(self, writer: ArgumentBody) -> None:
        """Emit code that rejects a stride that is less than the extent of the following dimensions."""
        m = writer.m
        shape, strides = m.PARAMETERS[1:3]
        writer.load_some(strides, m.STACK, writer.tensor + Tensor.strides.offset)
        writer.load_some(shape, m.STACK, writer.tensor + Tensor.shape.offset)
        m.set(m.RESULT, 1)
        for axis in reversed(range(len(self.shape))):
            m.load(m.OTHER, strides, 8 * axis)
            m.if_less(m.OTHER, m.RESULT, "refuse")
            m.load(m.SPARE, shape, 8 * axis)
            m.times(m.OTHER, m.SPARE, "refuse")
            m.move(m.RESULT, m.OTHER)

    def _read_buffer(self, writer: ArgumentBody, nbytes: int | None) -> None:
        """Emit code that leaves a buffer's address in RESULT. Its size determines at most one unknown size.

        Args:
            writer: generates the code
            nbytes: offset where the size in bytes is stored; `None` if it is not stored
        """
        m = writer.m
        address = writer.spare
        count = writer.object
        writer.unless_class(writer.facts.buffer)
        writer.store(writer.first, count)
        _read_pointer(writer)
        writer.store(m.RESULT, address)
        writer.load(writer.first, count)
        m.load(writer.first, writer.first, writer.facts.nbytes)
        m.load(m.OTHER, writer.first, writer.runtime.type)
        writer.unless_class(int)
        writer.read_int(signed=False)
        writer.store(m.RESULT, count)
        m.set(m.OTHER, self.bytes * prod(size for size in self.shape if isinstance(size, int)))
        m.set(m.RESULT, 0)
        for size in self.shape:
            if isinstance(size, str) and size in writer.known:
                writer.load(m.SPARE, writer.sizes[size])
                m.if_less(m.SPARE, m.RESULT, "refuse")  # integers, shapes and strides may be negative
                m.times(m.OTHER, m.SPARE, "refuse")
        writer.load(m.SPARE, count)
        unknown = self._list_unknown(writer)
        if unknown:
            m.if_zero(m.OTHER, "refuse")
            unit = writer.reserve(8)
            quotient = writer.reserve(8)
            writer.store(m.OTHER, unit)
            m.divide(m.SPARE, m.OTHER)
            writer.store(m.SPARE, quotient)
            writer.load(m.OTHER, unit)
            m.times(m.SPARE, m.OTHER, "refuse")
            writer.load(m.OTHER, count)
            m.unless_equal(m.SPARE, m.OTHER, "refuse")  # the division leaves a remainder
            writer.load(m.OTHER, quotient)
            if unknown[0] is not None:
                writer.fit(unknown[0], m.OTHER)
        else:
            m.unless_equal(m.OTHER, m.SPARE, "refuse")
        if nbytes is not None:
            writer.load(m.OTHER, count)
            writer.store(m.OTHER, nbytes)
        writer.load(m.RESULT, address)


# DLDataTypeCode
_FLOAT = 2
_COMPLEX = 5
_FROM_TORCH = 1  # value at ArgumentBody.source
_SHAPE = ctypes.sizeof(Tensor)  # offset of the shape in an array description
_READ_ONLY = DESCRIPTION - 8  # offset of the read-only flag in an array description


def _read_pointer(writer: ArgumentBody) -> None:
    m = writer.m
    writer.unless_class(writer.facts.buffer)
    m.load(m.OTHER, writer.first, writer.facts.device)
    writer.require(m.OTHER, ("load", writer.cell, writer.device))
    writer.load_some(writer.first, writer.first, writer.facts.pointer)
    m.load(m.OTHER, writer.first, writer.runtime.type)
    writer.unless_class(int)
    writer.read_int()


def _if_tensor(writer: ArgumentBody, label: str) -> None:
    """Emit a jump to a label if OTHER is a class of torch tensors, or a class that has a reader."""
    m = writer.m
    own = writer.m.fresh()
    m.set(m.SPARE, 0)
    writer.store(m.SPARE, writer.reader)
    for field in (Tensors.tensor, Tensors.parameter):
        m.set(m.SPARE, writer.facts.exchange)
        writer.compare(m.if_equal, m.OTHER, ("load", m.SPARE, field.offset), label)
    writer.if_class(writer.facts.buffer, own)
    writer.store(writer.first, writer.object)
    writer.call("PyDict_GetItemWithError", writer.keep(writer.facts.readers), ("move", m.OTHER))
    m.if_zero(m.RESULT, "clear")  # missing (no exception), or an exception
    writer.store(m.RESULT, writer.reader)
    writer.load(writer.first, writer.object)
    m.goto(label)
    m.label(own)


def _read_tensor(writer: ArgumentBody) -> None:
    """Emit code that stores a description of the array in `first` in the frame.

    Arrays on other devices are rejected.
    """
    m = writer.m
    by_reader = writer.m.fresh()
    known = writer.m.fresh()
    writer.store(writer.first, writer.object)
    writer.load(m.OTHER, writer.reader)
    m.unless_zero(m.OTHER, by_reader)
    writer.store_value(writer.tensor + _READ_ONLY, 0)
    writer.load(writer.first, writer.object)
    writer.call_exchange(Tensors.from_object.offset, None, writer.address_of(writer.tensor))
    writer.load(m.OTHER, writer.source)
    m.unless_zero(m.OTHER, known)
    writer.store_value(writer.source, _FROM_TORCH)
    m.goto(known)
    m.label(by_reader)
    _read_by_reader(writer)
    writer.load(m.OTHER, writer.source)
    m.unless_zero(m.OTHER, known)
    writer.load(writer.first, writer.object)
    writer.call(
        "PyDict_GetItem", writer.keep(writer.facts.streams), ("load", writer.first, writer.runtime.type)
    )
    writer.store(m.RESULT, writer.source)
    m.label(known)
    writer.load(m.OTHER, writer.tensor + Tensor.place.offset)
    writer.require(m.OTHER, ("load", writer.cell, writer.place))


def _read_by_reader(writer: ArgumentBody) -> None:
    """Emit a call to the reader that describes the array in `object`.

    The code rejects null addresses, and arrays that only Python can read.
    """
    m = writer.m
    writer.call("PyObject_CallOneArg", ("load", m.STACK, writer.reader), writer.value_at(writer.object))
    m.if_zero(m.RESULT, "clear")
    writer.store(m.RESULT, writer.scratch)
    m.load(m.OTHER, m.RESULT, writer.runtime.size)
    with m.skip(m.unless_zero, m.OTHER):
        writer.call("Py_DecRef", writer.value_at(writer.scratch))
        m.goto("refuse")
    writer.call("PyTuple_GetItem", writer.value_at(writer.scratch), 1)
    writer.call("PyBytes_AsString", ("move", m.RESULT))
    writer.call("memcpy", writer.address_of(writer.tensor), ("move", m.RESULT), DESCRIPTION)
    writer.call("PyTuple_GetItem", writer.value_at(writer.scratch), 0)
    writer.call("PyLong_AsVoidPtr", ("move", m.RESULT))
    writer.store(m.RESULT, writer.tensor + Tensor.data.offset)
    writer.store_value(writer.tensor + Tensor.shape.offset, writer.address_of(writer.tensor + _SHAPE))
    writer.store_value(
        writer.tensor + Tensor.strides.offset, writer.address_of(writer.tensor + _SHAPE + 8 * MOST_AXES)
    )
    writer.call("Py_DecRef", writer.value_at(writer.scratch))
    writer.load(m.RESULT, writer.tensor + Tensor.data.offset)
    m.if_zero(m.RESULT, "clear")


def _add_offset(writer: ArgumentBody) -> None:
    """Emit code that leaves the address of the described tensor in RESULT. The address 0 is rejected."""
    m = writer.m
    writer.load(m.RESULT, writer.tensor + Tensor.data.offset)
    m.if_zero(m.RESULT, "refuse")  # the tensor is empty or has no memory
    writer.load(m.OTHER, writer.tensor + Tensor.offset.offset)
    m.plus(m.RESULT, m.OTHER, "refuse")
    m.if_zero(m.RESULT, "refuse")


def _reject_lazy(writer: ArgumentBody, code: int) -> None:
    """Emit code that rejects a lazily conjugated or negated tensor, whose values differ from its memory.

    Only complex numbers can be conjugated. Only complex numbers and their parts, which are floats, can be
    negated.

    Args:
        writer: generates the code
        code: DLDataTypeCode of the tensor; -1 if it is unknown until the code runs
    """
    m, is_complex, is_float, plain = writer.m, *(writer.m.fresh() for _ in range(3))
    writer.load(m.OTHER, writer.reader)
    m.unless_zero(m.OTHER, plain)
    if code < 0:
        m.load32(m.OTHER, m.STACK, writer.tensor + Tensor.element.offset + 4)
        m.extend(m.OTHER, m.OTHER, 8, False)
        for number, label in ((_FLOAT, is_float), (_COMPLEX, is_complex)):
            writer.compare(m.if_equal, m.OTHER, number, label)
        m.goto(plain)
    if code in (-1, _COMPLEX):
        m.label(is_complex)
        _reject_if_true(writer, Tensors.is_conj)
    if code in (-1, _FLOAT, _COMPLEX):
        m.label(is_float)
        _reject_if_true(writer, Tensors.is_neg)
    m.label(plain)


def _reject_if_true(writer: ArgumentBody, method: Any) -> None:
    m = writer.m
    m.set(m.SPARE, writer.facts.exchange)
    writer.call(
        "PyObject_Vectorcall", ("load", m.SPARE, method.offset), writer.address_of(writer.object), 1, 0
    )
    m.if_zero(m.RESULT, "clear")
    m.move(writer.first, m.RESULT)
    if sys.version_info < (3, 12):  # bools are immortal since 3.12 (PEP 683)
        writer.store(writer.first, writer.scratch)
        writer.call("Py_DecRef")
        writer.load(writer.first, writer.scratch)
    writer.require(writer.first, id(False))


def _check_contiguous(writer: ArgumentBody, rank: int | None = None) -> None:
    """Emit code that rejects non-contiguous tensors. `rank`: number of dimensions, `None` if unknown."""
    m = writer.m
    shape, strides, left = m.PARAMETERS[1:4]
    again = m.fresh()
    ready = m.fresh()
    writer.load(strides, writer.tensor + Tensor.strides.offset)
    m.if_zero(strides, ready)
    writer.load(shape, writer.tensor + Tensor.shape.offset)
    m.set(m.RESULT, 1)  # the expected stride for C order
    for axis in reversed(range(rank or 0)):
        _check_stride(writer, shape, strides, 8 * axis)
    if rank is None:
        m.load32(left, m.STACK, writer.tensor + Tensor.element.offset)
        m.move(m.OTHER, left)
        writer.compare(m.times, m.OTHER, 8)
        m.plus(shape, m.OTHER, "refuse")
        m.plus(strides, m.OTHER, "refuse")
        m.label(again)
        m.if_zero(left, ready)
        for register, step in ((left, 1), (shape, 8), (strides, 8)):
            writer.compare(m.minus, register, step)
        _check_stride(writer, shape, strides, 0)
        m.goto(again)
    m.label(ready)


def _check_stride(writer: ArgumentBody, shape: int, strides: int, offset: int) -> None:
    """Emit code that rejects a stride other than RESULT, unless the dimension has one element.

    The code then multiplies RESULT by the dimension's size. The product is the next stride for C order.
    """
    m = writer.m
    m.load(m.OTHER, strides, offset)
    with m.skip(m.if_equal, m.OTHER, m.RESULT):
        m.load(m.OTHER, shape, offset)
        writer.require(m.OTHER, 1)
    m.load(m.OTHER, shape, offset)
    m.times(m.RESULT, m.OTHER, "refuse")
