"""The arguments of fast launches: conversions from objects to a kernel's parameters, and to sizes.

A `take` writes code that reads one argument into its slot of the frame. A function that reads finds the
argument in `w.first` and its class in OTHER, and leaves the value in RESULT. Anything but a plain case goes
on at "refuse", without an exception. `turn` orders the arguments: those that determine the sizes of others
come first.
"""

from __future__ import annotations

import ctypes
import sys
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from .kinds import take_float
from .launch_data import DESCRIPTION, MOST_AXES, Tensor, Tensors

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    from .launch import Writer

    Size: TypeAlias = int | str | None
    Kind: TypeAlias = "Value | Data | Array | Shape | Stream"


class Value:
    """An argument that a function reads, whose code is written once for all arguments with its options.

    name: the size that it defines, of an integer of a contract.
    """

    size, turn = 8, 0

    def __init__(self, read: Callable[..., None], *options: int, name: str = "") -> None:
        self.read, self.options, self.name = read, options, name

    def take(self, w: Writer, at: int, slot: int) -> None:
        w.m.load(w.first, w.args, 8 * at)
        w.read(self.read, *self.options)
        w.store(w.m.RESULT, slot)
        if self.name:
            w.load(w.m.OTHER, slot)
            w.fit(self.name, w.m.OTHER)


def find(size: int, code: str, is_integer: bool) -> Kind:
    """Find the kind of a parameter: its size in bytes, its code for `struct`, is an int taken?"""
    if code.endswith("s"):
        return Data(size)
    return Value(take_float, size) if code in "efd" else Value(_read_word, 8 * size, is_integer)


def _read_word(w: Writer, bits: int, is_integer: bool) -> None:
    """Read an integer of this many bits, signed or unsigned; with 64 also None, a buffer and a tensor.

    is_integer: an int is taken.
    """
    m, other, null, tensor, ready = w.m, *(w.m.fresh() for _ in range(4))
    if is_integer:
        w.unless_class(int, other if bits == 64 else "refuse")
        w.read_int()
        if bits < 64:
            m.move(m.OTHER, m.RESULT)
            m.extend(m.RESULT, m.OTHER, bits, False)
            m.if_equal(m.OTHER, m.RESULT, ready)
            m.extend(m.SPARE, m.OTHER, bits, True)
            m.unless_equal(m.OTHER, m.SPARE, "refuse")
        m.goto(ready)
    if bits == 64:
        m.label(other)
        w.compare(m.if_equal, w.first, id(None), null)
        _if_tensor(w, tensor)
        _read_pointer(w)
        m.goto(ready)
        m.label(tensor)
        _read_tensor(w)
        _refuse_lazy(w, -1)
        _check_contiguous(w)
        _add_offset(w)
        m.goto(ready)
        m.label(null)
        m.set(m.RESULT, 0)
    elif not is_integer:
        m.goto("refuse")
    m.label(ready)


def read_integer(w: Writer, bits: int, is_signed: bool) -> None:
    """Read an int that fits."""
    w.unless_class(int)
    w.read_int(bits, is_signed)


def read_flag(w: Writer) -> None:
    """Read True or False."""
    m = w.m
    m.move(m.OTHER, w.first)
    m.set(m.RESULT, 1)
    with m.skip(w.compare, m.if_equal, m.OTHER, id(True)):
        m.set(m.RESULT, 0)
        w.require(m.OTHER, id(False))


def read_bfloat(w: Writer) -> None:
    """Read a bf16, rounded from a float of 4 bytes; the middle of two, and what is not finite, is refused."""
    m = w.m
    take_float(w, 4)
    m.extend(m.OTHER, m.RESULT, 32, False)
    m.extend(m.RESULT, m.OTHER, 16, False)
    w.compare(m.if_equal, m.RESULT, 0x8000)
    w.compare(m.plus, m.OTHER, 0x8000)
    m.set(m.SPARE, 1 << 16)
    m.divide(m.OTHER, m.SPARE)
    m.extend(m.RESULT, m.OTHER, 15, False)
    w.compare(m.if_above, m.RESULT, 0x7F7F)  # the largest
    m.move(m.RESULT, m.OTHER)


class Data:
    """Bytes of a size."""

    turn = 0

    def __init__(self, size: int) -> None:
        self.size = size

    def take(self, w: Writer, at: int, slot: int) -> None:
        w.argument(at)
        w.unless_class(bytes)
        w.call("PyBytes_Size")
        w.require(w.m.RESULT, self.size)
        w.call("PyBytes_AsString", ("load", w.args, 8 * at))
        w.call("memcpy", w.at(slot), ("move", w.m.RESULT), self.size)


class Shape:
    """A tuple or a list of sizes."""

    size, turn = 0, 1

    def __init__(self, sizes: Sequence[Size]) -> None:
        self.sizes = sizes

    def take(self, w: Writer, at: int, slot: int) -> None:
        m, get, known = w.m, w.spare, w.m.fresh()
        places = [w.reserve(8) for _ in self.sizes]
        for cls, function in ((tuple, "PyTuple_GetItem"), (list, "PyList_GetItem")):
            w.put(get, w.layout.address(function))
            w.argument(at)
            w.if_class(cls, known)
        m.goto("refuse")
        m.label(known)
        m.load(m.OTHER, w.first, w.layout.size)
        w.require(m.OTHER, len(places))
        for i, place in enumerate(places):
            w.call(w.of(get), ("load", w.args, 8 * at), i)
            m.move(w.first, m.RESULT)
            w.read(read_integer, 64, True)
            w.store(m.RESULT, place)
        for size, place in zip(self.sizes, places):
            if size is not None:
                w.load(m.OTHER, place)
                w.fit(size, m.OTHER)


class Stream:
    """The stream of a contract, which the Writer takes itself."""

    size, turn = 0, 0

    def take(self, w: Writer, at: int, slot: int) -> None:
        pass


@dataclass(frozen=True, eq=False)
class Array:
    """An array of a contract: a tensor, a buffer or, if it is optional, None.

    element      as in Tensor
    bytes        of an element
    shape        its sizes
    strides      in elements; None: without gaps, in C's order
    align        the address is a multiple of this many bytes
    is_optional  None is taken
    on_device    it is in the device's memory; others are left to Python
    is_written   elements of one with strides share no memory; it is in C's order, perhaps with gaps, or is
                 left to Python
    """

    element: int
    bytes: int
    shape: Sequence[Size]
    strides: Sequence[Size] | None
    align: int
    is_optional: bool
    on_device: bool
    is_written: bool
    size = 8

    @property
    def turn(self) -> int:
        """Behind numbers and shapes; optional arrays are the last."""
        return 3 if self.is_optional else 2

    def take(self, w: Writer, at: int, slot: int) -> None:
        """Leave the address in the slot; compare or define sizes and strides."""
        m, tensor, null, found, ready = w.m, *(w.m.fresh() for _ in range(4))
        symbols = {size for size in (*self.shape, *(self.strides or ())) if isinstance(size, str)}
        if (self.is_optional and symbols - w.known) or not (self.is_optional or self.on_device):
            raise ValueError("left to Python: a size of optional arrays alone, or another kind of memory")
        w.argument(at)
        if self.is_optional:
            w.compare(m.if_equal, w.first, id(None), null)
        if self.on_device:
            known = set(w.known)
            _if_tensor(w, tensor)
            if self.strides is None and len(self._list_unknown(w)) <= 1:
                self._take_buffer(w)
                m.goto(found)
            else:
                m.goto("refuse")
            w.known = known
            m.label(tensor)
            self._take_tensor(w)
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
        w.store(m.RESULT, slot)

    def _list_unknown(self, w: Writer) -> list[Size]:
        """The sizes that no argument has determined yet; a buffer determines one."""
        return [size for size in self.shape if not isinstance(size, int) and size not in w.known]

    def _take_tensor(self, w: Writer) -> None:
        """Leave the address in RESULT."""
        m, base = w.m, w.m.PARAMETERS[3]
        _read_tensor(w)
        if self.is_written:
            w.load(m.OTHER, w.tensor + _READ_ONLY)
            m.unless_zero(m.OTHER, "refuse")
        w.load(m.OTHER, w.tensor + Tensor.element.offset)
        w.require(m.OTHER, self.element)
        _refuse_lazy(w, self.element >> 32 & 0xFF)
        if self.shape:
            w.load(base, w.tensor + Tensor.shape.offset)
        for axis, size in enumerate(self.shape):
            if size is not None:
                m.load(m.OTHER, base, 8 * axis)
                w.fit(size, m.OTHER)
        if self.strides is None:
            _check_contiguous(w, len(self.shape))
        else:
            self._take_strides(w)
        _add_offset(w)

    def _take_strides(self, w: Writer) -> None:
        """Compare or define the strides; an array with one or no element in a dimension is refused."""
        m, base = w.m, w.m.PARAMETERS[3]
        assert self.strides is not None
        for axis in range(len(self.shape)):
            m.load(m.OTHER, base, 8 * axis)
            w.compare(m.if_less, m.OTHER, 2)  # some strides have no meaning
        if self.shape:
            w.load_some(base, m.STACK, w.tensor + Tensor.strides.offset)
        for axis, stride in enumerate(self.strides):
            if stride is not None:
                m.load(m.OTHER, base, 8 * axis)
                w.fit(stride, m.OTHER)
        if self.is_written and self.shape:
            self._check_order(w)

    def _check_order(self, w: Writer) -> None:
        """Refuse strides that are less than what the dimensions behind take."""
        m = w.m
        shape, strides = m.PARAMETERS[1:3]
        w.load_some(strides, m.STACK, w.tensor + Tensor.strides.offset)
        w.load_some(shape, m.STACK, w.tensor + Tensor.shape.offset)
        m.set(m.RESULT, 1)
        for axis in reversed(range(len(self.shape))):
            m.load(m.OTHER, strides, 8 * axis)
            m.if_less(m.OTHER, m.RESULT, "refuse")
            m.load(m.SPARE, shape, 8 * axis)
            m.times(m.OTHER, m.SPARE, "refuse")
            m.move(m.RESULT, m.OTHER)

    def _take_buffer(self, w: Writer) -> None:
        """Leave the address of a buffer in RESULT; one size at most follows from its bytes."""
        m = w.m
        address, count = w.spare, w.object
        w.unless_class(w.facts.buffer)
        w.store(w.first, count)
        _read_pointer(w)
        w.store(m.RESULT, address)
        w.load(w.first, count)
        m.load(w.first, w.first, w.facts.nbytes)
        m.load(m.OTHER, w.first, w.layout.type)
        w.unless_class(int)
        w.read_int(signed=False)
        w.store(m.RESULT, count)
        m.set(m.OTHER, self.bytes * prod(size for size in self.shape if isinstance(size, int)))
        m.set(m.RESULT, 0)
        for size in self.shape:
            if isinstance(size, str) and size in w.known:
                w.load(m.SPARE, w.sizes[size])
                m.if_less(m.SPARE, m.RESULT, "refuse")  # of an integer, a shape or a stride
                m.times(m.OTHER, m.SPARE, "refuse")
        w.load(m.SPARE, count)
        if unknown := self._list_unknown(w):
            m.if_zero(m.OTHER, "refuse")
            one, found = w.reserve(8), w.reserve(8)
            w.store(m.OTHER, one)
            m.divide(m.SPARE, m.OTHER)
            w.store(m.SPARE, found)
            w.load(m.OTHER, one)
            m.times(m.SPARE, m.OTHER, "refuse")
            w.load(m.OTHER, count)
            m.unless_equal(m.SPARE, m.OTHER, "refuse")  # there is a rest
            w.load(m.OTHER, found)
            if unknown[0] is not None:
                w.fit(unknown[0], m.OTHER)
        else:
            m.unless_equal(m.OTHER, m.SPARE, "refuse")
        w.load(m.RESULT, address)


_FLOAT, _COMPLEX = 2, 5  # DLDataTypeCode
_FROM_TORCH = 1  # in Writer.source
_SHAPE = ctypes.sizeof(Tensor)  # where a description has the shape
_READ_ONLY = DESCRIPTION - 8  # where it says so


def _read_pointer(w: Writer) -> None:
    m = w.m
    w.unless_class(w.facts.buffer)
    m.load(m.OTHER, w.first, w.facts.device)
    w.require(m.OTHER, ("load", w.cell, w.device))
    w.load_some(w.first, w.first, w.facts.pointer)
    m.load(m.OTHER, w.first, w.layout.type)
    w.unless_class(int)
    w.read_int()


def _if_tensor(w: Writer, label: str) -> None:
    """Go on at a label if OTHER is one of torch's classes, or one that has a reader."""
    m, own = w.m, w.m.fresh()
    m.set(m.SPARE, 0)
    w.store(m.SPARE, w.reader)
    for field in (Tensors.tensor, Tensors.parameter):
        m.set(m.SPARE, w.facts.exchange)
        w.compare(m.if_equal, m.OTHER, ("load", m.SPARE, field.offset), label)
    w.if_class(w.facts.buffer, own)
    w.store(w.first, w.object)
    w.call("PyDict_GetItem", w.keep(w.facts.readers), ("move", m.OTHER))
    m.if_zero(m.RESULT, "refuse")
    w.store(m.RESULT, w.reader)
    w.load(w.first, w.object)
    m.goto(label)
    m.label(own)


def _read_tensor(w: Writer) -> None:
    """Describe the array in `first`, which has to be on the device, in the frame."""
    m, by_reader, known = w.m, w.m.fresh(), w.m.fresh()
    w.store(w.first, w.object)
    w.load(m.OTHER, w.reader)
    m.unless_zero(m.OTHER, by_reader)
    w.put(w.tensor + _READ_ONLY, 0)
    w.load(w.first, w.object)
    w.call_exchange(Tensors.from_object.offset, None, w.at(w.tensor))
    w.load(m.OTHER, w.source)
    m.unless_zero(m.OTHER, known)
    w.put(w.source, _FROM_TORCH)
    m.goto(known)
    m.label(by_reader)
    _read_by_reader(w)
    w.load(m.OTHER, w.source)
    m.unless_zero(m.OTHER, known)
    w.load(w.first, w.object)
    w.call("PyDict_GetItem", w.keep(w.facts.streams), ("load", w.first, w.layout.type))
    w.store(m.RESULT, w.source)
    m.label(known)
    w.load(m.OTHER, w.tensor + Tensor.place.offset)
    w.require(m.OTHER, ("load", w.cell, w.place))


def _read_by_reader(w: Writer) -> None:
    """Have the reader describe the array in `object`; refuse an array for Python, and a null address."""
    m = w.m
    w.call("PyObject_CallOneArg", ("load", m.STACK, w.reader), w.of(w.object))
    m.if_zero(m.RESULT, "clear")
    w.store(m.RESULT, w.scratch)
    m.load(m.OTHER, m.RESULT, w.layout.size)
    with m.skip(m.unless_zero, m.OTHER):
        w.call("Py_DecRef", w.of(w.scratch))
        m.goto("refuse")
    w.call("PyTuple_GetItem", w.of(w.scratch), 1)
    w.call("PyBytes_AsString", ("move", m.RESULT))
    w.call("memcpy", w.at(w.tensor), ("move", m.RESULT), DESCRIPTION)
    w.call("PyTuple_GetItem", w.of(w.scratch), 0)
    w.call("PyLong_AsVoidPtr", ("move", m.RESULT))
    w.store(m.RESULT, w.tensor + Tensor.data.offset)
    w.put(w.tensor + Tensor.shape.offset, w.at(w.tensor + _SHAPE))
    w.put(w.tensor + Tensor.strides.offset, w.at(w.tensor + _SHAPE + 8 * MOST_AXES))
    w.call("Py_DecRef", w.of(w.scratch))
    w.load(m.RESULT, w.tensor + Tensor.data.offset)
    m.if_zero(m.RESULT, "clear")


def _add_offset(w: Writer) -> None:
    """Leave the address of the tensor that was read, which is not 0, in RESULT."""
    m = w.m
    w.load(m.RESULT, w.tensor + Tensor.data.offset)
    w.load(m.OTHER, w.tensor + Tensor.offset.offset)
    m.plus(m.RESULT, m.OTHER, "refuse")
    m.if_zero(m.RESULT, "refuse")  # it is empty, or has no memory


def _refuse_lazy(w: Writer, code: int) -> None:
    """Refuse a tensor whose memory holds other values: only complex numbers can be conjugated, and only these
    and their parts, which are floats, negated. code: the DLDataTypeCode; -1: that of the tensor."""
    m, is_complex, is_float, plain = w.m, *(w.m.fresh() for _ in range(3))
    w.load(m.OTHER, w.reader)
    m.unless_zero(m.OTHER, plain)
    if code < 0:
        m.load32(m.OTHER, m.STACK, w.tensor + Tensor.element.offset + 4)
        m.extend(m.OTHER, m.OTHER, 8, False)
        for number, label in ((_FLOAT, is_float), (_COMPLEX, is_complex)):
            w.compare(m.if_equal, m.OTHER, number, label)
        m.goto(plain)
    if code in (-1, _COMPLEX):
        m.label(is_complex)
        _ask(w, Tensors.is_conj)
    if code in (-1, _FLOAT, _COMPLEX):
        m.label(is_float)
        _ask(w, Tensors.is_neg)
    m.label(plain)


def _ask(w: Writer, method: Any) -> None:
    m = w.m
    m.set(m.SPARE, w.facts.exchange)
    w.call("PyObject_Vectorcall", ("load", m.SPARE, method.offset), w.at(w.object), 1, 0)
    m.if_zero(m.RESULT, "clear")
    m.move(w.first, m.RESULT)
    if sys.version_info < (3, 12):  # bools are immortal since then (PEP 683)
        w.store(w.first, w.scratch)
        w.call("Py_DecRef")
        w.load(w.first, w.scratch)
    w.require(w.first, id(False))


def _check_contiguous(w: Writer, rank: int | None = None) -> None:
    """Refuse a tensor with gaps. rank: the number of its dimensions; None: it has any."""
    m = w.m
    shape, strides, left = m.PARAMETERS[1:4]
    again, ready = m.fresh(), m.fresh()
    w.load(strides, w.tensor + Tensor.strides.offset)
    m.if_zero(strides, ready)
    w.load(shape, w.tensor + Tensor.shape.offset)
    m.set(m.RESULT, 1)  # the stride of C's order
    for axis in reversed(range(rank or 0)):
        _check_stride(w, shape, strides, 8 * axis)
    if rank is None:
        m.load32(left, m.STACK, w.tensor + Tensor.element.offset)
        m.move(m.OTHER, left)
        w.compare(m.times, m.OTHER, 8)
        m.plus(shape, m.OTHER, "refuse")
        m.plus(strides, m.OTHER, "refuse")
        m.label(again)
        m.if_zero(left, ready)
        for register, by in ((left, 1), (shape, 8), (strides, 8)):
            w.compare(m.minus, register, by)
        _check_stride(w, shape, strides, 0)
        m.goto(again)
    m.label(ready)


def _check_stride(w: Writer, shape: int, strides: int, at: int) -> None:
    """Refuse a stride other than RESULT, unless the dimension has one element; make RESULT the next one."""
    m = w.m
    m.load(m.OTHER, strides, at)
    with m.skip(m.if_equal, m.OTHER, m.RESULT):
        m.load(m.OTHER, shape, at)
        w.require(m.OTHER, 1)
    m.load(m.OTHER, shape, at)
    m.times(m.RESULT, m.OTHER, "refuse")
