"""The values of fast calls: conversions from objects to C's arguments, and from C's results to objects.

A `take` writes code that finds an argument in the register `w.first` and its class in OTHER, and leaves C's
argument in RESULT. Anything but a plain case goes on at the label "refuse", without an exception: there
ctypes makes the same call. So a `take` may refuse anything, but has to pass exactly what ctypes would pass. A
`give` finds C's output in `first`, zeros if C wrote nothing, and leaves a new object in RESULT, or 0 and an
exception.

The code is written once for all fast calls (Body.piece): `key` has its inputs, beside the addresses of the
objects in `own`. 64 bits at w.scratch and at w.result are free until the call, those at w.scratch also
after it.
"""

from __future__ import annotations

import ctypes
import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, TypeAlias

    from . import launch
    from .call import Writer
    from .fast_functions import Layout

    Taken: TypeAlias = "Integer | Float | Address | Record"
    Given: TypeAlias = "Number | Member | Chosen | Object"

_INT_SUBCLASS = 24  # the bit Py_TPFLAGS_LONG_SUBCLASS of PyType_GetFlags
WRITABLE, _IN_A_ROW, _FORMAT = 1, 8, 4  # PyBUF_WRITABLE, PyBUF_ND, PyBUF_FORMAT
BUFFER = 80  # bytes of a Py_buffer, which the stable ABI fixes
_BUF, _LEN, _FORMAT_AT = 0, 16, 40
_TP_NEW = 65  # of Include/typeslots.h, which the stable ABI fixes
_ARRAY = type(ctypes.c_char * 1)  # the class of classes of arrays
_LARGEST = 0x7F7FFFFF  # the bits of the largest float of 32; above are infinity and NaN
_TYPE = "_type_"  # the class of such an array's elements
_BEHIND = "_as_parameter_"  # what an object stands for


class Kind:
    """own: the objects whose addresses the code contains."""

    own: Sequence[Any] = ()


def read_behind(w: Writer, classes: Sequence[Any], ready: str) -> None:
    """Go on at a label with the number that the object's `_as_parameter_` holds, which is of one of these
    classes; refuse any other object."""
    m = w.m
    w.call("PyObject_GetAttr", None, w.keep(_BEHIND))
    m.if_zero(m.RESULT, "clear")
    m.move(w.state, m.RESULT)
    m.load(m.OTHER, w.state, w.layout.type)
    for cls in classes:
        with m.skip(w.unless_class, cls):
            m.load(m.OTHER, w.state, w.layout.value)
            m.load(m.OTHER, m.OTHER)
            w.store(m.OTHER, w.scratch)
            w.call("Py_DecRef", ("move", w.state))
            w.load(m.RESULT, w.scratch)
            m.goto(ready)
    w.call("Py_DecRef", ("move", w.state))
    m.goto("refuse")


class Integer(Kind):
    """An int, a bool or a member of an enum that fits into `bits`.

    behind: classes of 64 bits, for objects that stand for one, as a Buffer does for a CUdeviceptr
    """

    def __init__(self, bits: int, signed: bool, behind: Sequence[Any] = ()) -> None:
        self.bits = bits
        self.signed = signed
        self.behind = self.own = behind
        self.key: Any = bits, signed, len(behind)

    def take(self, w: Writer) -> None:
        m = w.m
        known, other, ready = m.fresh(), m.fresh(), m.fresh()
        w.if_class(int, known)
        m.move(w.state, w.first)
        w.call("PyType_GetFlags", ("move", m.OTHER))
        m.move(w.first, w.state)
        m.unless_bit(m.RESULT, _INT_SUBCLASS, other if self.behind else "refuse")
        m.label(known)
        w.read_int(self.bits, self.signed)
        if self.behind:
            m.goto(ready)
            m.label(other)
            read_behind(w, self.behind, ready)
            m.label(ready)


class Choice(Integer):
    """An enumerator that decides the type of the output; those outside the choices are refused."""

    def __init__(self, integer: Integer, choices: Mapping[int, Number | Member]) -> None:
        super().__init__(integer.bits, integer.signed)
        self.choices = choices
        self.key = "choice", self.key, *choices

    def take(self, w: Writer) -> None:
        m, known = w.m, w.m.fresh()
        super().take(w)
        for number in self.choices:
            w.compare(m.if_equal, m.RESULT, number, known)
        m.goto("refuse")
        m.label(known)


class Float(Kind):
    """A float that `bits` hold, rounded, or an int of 64 bits."""

    def __init__(self, bits: int) -> None:
        self.bits = self.key = bits
        self.type = ctypes.c_float if bits == 32 else ctypes.c_double

    def take(self, w: Writer) -> None:
        take_float(w, self.bits // 8)
        if self.bits == 32:
            w.m.extend(w.m.OTHER, w.m.RESULT, 31, False)  # without the sign
            w.compare(w.m.if_above, w.m.OTHER, _LARGEST)


def take_float(w: Writer | launch.Writer, size: int) -> None:
    """Leave the float, or int of 64 bits, in `first` in RESULT as a number of 2, 4 or 8 bytes."""
    m, known = w.m, w.m.fresh()
    w.if_class(float, known)
    w.unless_class(int)
    w.store(w.first, w.spare)
    w.read_int()  # a larger one might overflow
    w.load(w.first, w.spare)
    m.label(known)
    w.call("PyFloat_AsDouble")
    if size == 8:
        m.store_float(0, m.STACK, w.scratch)
    else:
        w.put(w.scratch, 0)
        w.call(f"PyFloat_Pack{size}", w.at(w.scratch), 1)  # little-endian, as `struct` does
        m.extend(m.RESULT, m.RESULT, 32, False)
        m.unless_zero(m.RESULT, "clear")
    w.load(m.RESULT, w.scratch)


class Address(Kind):
    """A pointer: None, and the values below.

    values    classes of ctypes whose objects hold the address
    places    classes of ctypes whose objects lie at the address, or arrays of them
    integer   an int is the address
    strings   str and bytes without NUL
    binary    bytes
    buffers   objects with a buffer, such as bytearray, memoryview, array: "any", or only "writable" ones
    behind    classes of ctypes, for objects that stand for one of theirs, as a Stream does for a CUstream
    """

    def __init__(
        self,
        values: Sequence[Any] = (),
        places: Sequence[Any] = (),
        *,
        integer: bool = False,
        strings: bool = False,
        binary: bool = False,
        buffers: str = "",
        behind: Sequence[Any] = (),
    ) -> None:
        self.values = values
        self.places = places
        self.integer = integer
        self.strings = strings
        self.binary = binary
        self.buffers = buffers
        self.behind = behind
        self.own = (*values, *places, *behind)
        self.key = len(values), len(places), integer, strings, binary, buffers, len(behind)

    def take(self, w: Writer) -> None:
        m, ready, null = w.m, w.m.fresh(), w.m.fresh()

        def case(write: Callable[..., None], *classes: Any) -> None:
            for cls in classes:
                with m.skip(w.unless_class, cls):
                    write()
                    m.goto(ready)

        def read_place() -> None:
            m.load(m.RESULT, w.first, w.layout.value)

        def read_value() -> None:
            read_place()
            m.load(m.RESULT, m.RESULT)

        case(read_value, *self.values)
        if self.integer:
            case(lambda: w.read_int(signed=False), int)
        w.compare(m.if_equal, w.first, id(None), null)
        case(read_place, *self.places)
        if self.strings or self.binary:
            case(lambda: self._read_bytes(w), bytes)
        if self.strings:
            case(lambda: self._read_str(w), str)
        if self.buffers:
            self._read_buffer(w, ready)
        elif self.places:
            self._read_array(w, ready)
        if self.behind:
            read_behind(w, self.behind, ready)
        else:
            m.goto("refuse")
        m.label(null)
        m.set(m.RESULT, 0)
        m.label(ready)

    def _read_array(self, w: Writer, ready: str) -> None:
        """Go on at a label with the address of an array of a class in `places`."""
        m, other = w.m, w.m.fresh()
        m.move(w.state, w.first)
        m.move(w.first, m.OTHER)
        m.load(m.OTHER, m.OTHER, w.layout.type)
        w.unless_class(_ARRAY, other)
        w.call("PyObject_GetAttr", None, w.keep(_TYPE))
        m.if_zero(m.RESULT, "clear")
        w.store(m.RESULT, w.scratch)
        w.call("Py_DecRef", ("move", m.RESULT))
        w.load(m.OTHER, w.scratch)
        m.load(m.RESULT, w.state, w.layout.value)
        for cls in self.places:
            w.if_class(cls, ready)
        m.label(other)
        m.move(w.first, w.state)

    def _read_bytes(self, w: Writer) -> None:
        w.call("PyBytes_AsStringAndSize", None, w.at(w.result), w.at(w.scratch))
        self._refuse_nul(w)

    def _read_str(self, w: Writer) -> None:
        w.call("PyUnicode_AsUTF8AndSize", None, w.at(w.scratch))  # the str owns it
        w.store(w.m.RESULT, w.result)
        w.m.if_zero(w.m.RESULT, "clear")
        self._refuse_nul(w)

    def _refuse_nul(self, w: Writer) -> None:
        m = w.m
        if self.strings:
            w.call("strlen", w.of(w.result))
            w.load(m.OTHER, w.scratch)
            m.unless_equal(m.RESULT, m.OTHER, "refuse")
        w.load(m.RESULT, w.result)

    def _read_buffer(self, w: Writer, ready: str) -> None:
        """Go on at a label with the address of a buffer; a buffer of Python objects is refused."""
        m, known = w.m, w.m.fresh()
        for cls in w.layout.buffers:
            w.if_class(cls, known)
        m.load(m.OTHER, m.OTHER, w.layout.type)
        with m.skip(w.unless_class, _ARRAY):
            m.label(known)
            asked = _IN_A_ROW | _FORMAT | (WRITABLE if self.buffers == "writable" else 0)
            w.call("PyObject_GetBuffer", None, ("move", w.view), asked)
            m.extend(m.RESULT, m.RESULT, 32, False)
            m.unless_zero(m.RESULT, "clear")
            with m.skip(w.load_some, w.first, w.view, _FORMAT_AT):
                w.call("strchr", None, ord("O"))
                m.unless_zero(m.RESULT, "refuse")  # else it is in the name of a member
            w.load_some(m.RESULT, w.view, _LEN, ready)  # without bytes: a null pointer
            m.load(m.RESULT, w.view, _BUF)
            m.goto(ready)


class Record(Kind):
    """A structure of this class, by value; RESULT gets the address of its bytes, which are copied. type: a
    substitute class with the same bytes that ctypes passes as C does, if necessary."""

    key = "record"

    def __init__(self, cls: Any, type_: Any = None) -> None:
        self.own, self.type = (cls,), type_ or cls

    def take(self, w: Writer) -> None:
        w.unless_class(self.own[0])
        w.m.load(w.m.RESULT, w.first, w.layout.value)


class Number(Kind):
    """A number or a text of C, by ctypes' letter for its type: an int, float, bool, str or None."""

    LETTERS = "bBhHiIlLqQfdPz?"

    def __init__(self, letter: str) -> None:
        self.letter = self.key = letter

    def give(self, w: Writer) -> None:
        m, letter = w.m, self.letter
        if letter in "fd":
            w.store(w.first, w.scratch)
            m.load_float(0, m.STACK, w.scratch)
            if letter == "f":
                m.widen()
            w.call("PyFloat_FromDouble")
            return
        bits = 8 * struct.calcsize("P" if letter == "z" else letter)
        if bits < 64:
            m.extend(w.first, w.first, bits, letter.islower() and letter != "?")
        if letter in "Pz":
            ready = m.fresh()
            with m.skip(m.if_zero, w.first):
                _give_text(w) if letter == "z" else w.call("PyLong_FromUnsignedLongLong")
                m.goto(ready)
            w.give_constant(None)
            m.label(ready)
        elif letter == "?":
            w.call("PyBool_FromLong")
        else:
            w.call("PyLong_FromLongLong" if letter.islower() else "PyLong_FromUnsignedLongLong")


class Member(Kind):
    """The member of an enum with a number, or the number itself if no member has it."""

    def __init__(self, number: Number, members: dict[int, Any]) -> None:
        self.number, self.members = number, members
        self.key, self.own = ("member", number.letter), (members,)

    def give(self, w: Writer) -> None:
        m, number = w.m, w.free
        self.number.give(w)
        m.move(number, m.RESULT)
        with m.skip(m.if_zero, m.RESULT) as ready:
            w.call("PyDict_GetItemWithError", w.keep(self.members), ("move", m.RESULT))
            w.store(m.RESULT, w.scratch)
            m.if_zero(m.RESULT, ready)
            w.call("Py_IncRef", ("move", m.RESULT))
            w.call("Py_DecRef", ("move", number))
            w.load(number, w.scratch)
        m.move(m.RESULT, number)


class Chosen(Kind):
    """The value of the enumerator in another parameter."""

    key = None

    def __init__(self, at: int, choices: Mapping[int, Number | Member]) -> None:
        """at: the index of the parameter of C."""
        self.at, self.choices = at, choices

    def give(self, w: Writer) -> None:
        m, ready = w.m, w.m.fresh()
        for number, kind in self.choices.items():
            w.load(m.OTHER, w.slots[self.at])
            with m.skip(w.compare, m.unless_equal, m.OTHER, number):
                kind.give(w)
                m.goto(ready)
        m.set(m.RESULT, 0)  # not reached: Choice has refused it
        m.label(ready)


class Object:
    """An object of ctypes that is made before the call; C writes its memory."""

    def __init__(self, cls: Any, is_plain: bool = False) -> None:
        """is_plain: its `__init__` does nothing without arguments."""
        self.cls, self.is_plain = cls, is_plain

    def new(self, layout: Layout) -> int:
        return layout.slot(self.cls, _TP_NEW) if self.is_plain else 0

    def make(self, w: Writer) -> None:
        if self.is_plain:
            w.call(self.new(w.layout), w.keep(self.cls), w.keep(()), 0)
        else:
            w.call("PyObject_CallNoArgs", w.keep(self.cls))


def _give_text(w: Writer) -> None:
    """Leave a str of the C string that `first` points to in RESULT."""
    m = w.m
    m.move(w.state, w.first)
    w.call("strlen")
    # the first parameter is RESULT on AArch64
    w.call("PyUnicode_DecodeUTF8", ("move", w.state), ("move", m.RESULT), ctypes.addressof(_REPLACE))


_REPLACE = ctypes.create_string_buffer(b"replace")


class Parameter:
    """A parameter of C: its type in ctypes, and the kind of its argument or output."""

    def __init__(self, type_: Any, takes: Taken | None = None, gives: Given | None = None) -> None:
        self.type, self.takes, self.gives = type_, takes, gives
