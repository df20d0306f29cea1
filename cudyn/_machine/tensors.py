"""Objects with an address, as code of launches reads them: buffers, and torch's tensors by DLPack."""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from .launch import Writer

CUDA = 2  # DLDeviceType
_FLOAT, _COMPLEX = 2, 5  # DLDataTypeCode


class Tensors(ctypes.Structure):
    """torch's tensors, once they are known; zeros before.

    tensor, parameter   their classes
    from_object, current_stream  DLPack's exchange API: dltensor_from_py_object_no_sync, current_work_stream
    is_neg, is_conj     methods, which say that a tensor's memory holds other values
    """

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("tensor", "parameter", "from_object", "current_stream", "is_neg", "is_conj")
    )


class Tensor(ctypes.Structure):
    """DLTensor. `element` has dimensions, code, bits and lanes in 64 bits."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("place", ctypes.c_uint64),
        ("element", ctypes.c_uint64),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("offset", ctypes.c_uint64),
    )


def read_pointer(w: Writer) -> None:
    m = w.m
    w.unless_class(w.facts.buffer)
    m.load(m.OTHER, w.first, w.facts.device)
    w.require(m.OTHER, ("load", w.cell, w.device))
    w.load_some(w.first, w.first, w.facts.pointer)
    m.load(m.OTHER, w.first, w.layout.type)
    w.unless_class(int)
    w.read_int()


def if_tensor(w: Writer, label: str) -> None:
    """Go on at a label if OTHER is one of torch's classes."""
    m = w.m
    for field in (Tensors.tensor, Tensors.parameter):
        m.set(m.SPARE, w.facts.exchange)
        w.compare(m.if_equal, m.OTHER, ("load", m.SPARE, field.offset), label)


def read_tensor(w: Writer) -> None:
    """Describe the tensor in `first`, which has to be on the device, in the frame."""
    m = w.m
    w.store(w.first, w.object)
    w.call_exchange(Tensors.from_object.offset, None, w.at(w.tensor))
    w.load(m.OTHER, w.tensor + Tensor.place.offset)
    w.require(m.OTHER, ("load", w.cell, w.place))


def add_offset(w: Writer) -> None:
    """Leave the address of the tensor that was read, which is not 0, in RESULT."""
    m = w.m
    w.load(m.RESULT, w.tensor + Tensor.data.offset)
    w.load(m.OTHER, w.tensor + Tensor.offset.offset)
    m.plus(m.RESULT, m.OTHER, "refuse")
    m.if_zero(m.RESULT, "refuse")  # it is empty, or has no memory


def refuse_lazy(w: Writer, code: int) -> None:
    """Refuse a tensor whose memory holds other values: only complex numbers can be conjugated, and only these
    and their parts, which are floats, negated. code: the DLDataTypeCode; -1: that of the tensor."""
    m, is_complex, is_float, plain = w.m, *(w.m.fresh() for _ in range(3))
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


def check_contiguous(w: Writer, rank: int | None = None) -> None:
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
