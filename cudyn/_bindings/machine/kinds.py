"""The kinds of values in fast calls. Their code converts objects to C arguments, and results to objects.

`emit_argument` emits code that converts an argument. The code expects the argument in the register
`writer.first` and its class in OTHER, and leaves C's argument in RESULT. If the code does not handle the
value, it jumps to the label "refuse" without setting an exception, and the call is made through ctypes. The
code may therefore reject any value, but if it accepts a value, it must pass exactly what ctypes would pass.

`emit_result` emits code that converts C's output in `writer.first` (zeros if C wrote nothing). The code
leaves a new object in RESULT, or 0 if an exception is set.

The code is generated once for all fast calls (`Body.cached_code`). `key` contains the inputs that the code
depends on, except the addresses of the objects in `own`. The 64 bits at `writer.scratch` are free before and
after the call, and those at `writer.result` until the call.
"""

from __future__ import annotations

import ctypes
import struct
import sys
from collections import namedtuple

from ..._process import process
from .body import make_c_string
from .guard import GUARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, TypeAlias

    from .body import Body, CallBody, Runtime

    ArgumentKind: TypeAlias = "Integer | TypeEnumerator | Float | Address | Record | HandleHolder"
    OutputKind: TypeAlias = "Number | EnumMember | ByEnumerator | Object"

_INT_SUBCLASS = 24  # the bit Py_TPFLAGS_LONG_SUBCLASS of PyType_GetFlags
WRITABLE = 1  # PyBUF_WRITABLE, PyBUF_ND, PyBUF_FORMAT
_CONTIGUOUS = 8
_FORMAT = 4
BUFFER = 80  # size of a Py_buffer in bytes, which is fixed by the stable ABI
_BUF = 0
_LEN = 16
_FORMAT_AT = 40
_BF_GETBUFFER = 1  # defined in Include/typeslots.h and fixed by the stable ABI
_TP_NEW = 65
_ARRAY = type(ctypes.c_char * 1)  # the metaclass of ctypes arrays
_LARGEST = 0x7F7FFFFF  # the bits of the largest finite 32-bit float; those of infinity and NaN are greater
_TYPE = "_type_"  # an array class's attribute for the class of its elements


class Kind:
    """The base class of kinds of values. `own` contains the objects whose addresses are in the code."""

    own: Sequence[Any] = ()


class AddressHolder(ctypes.Structure):
    """Describes a class whose objects hold an address or a handle in one of their `__slots__`.

    Machine code reads the slots only in objects of exactly this class. Any other `_as_parameter_` may run
    Python code, so the Python implementation handles such objects.

    Attributes:
        cls: address of the class; 0 until `register_holder` has been called
        slot: offset of the slot in the object: an int with the address, or the handle
        nbytes: offset of the slot with the size of the memory as an int; 0 if there is none
    """

    _fields_ = (("cls", ctypes.c_size_t), ("slot", ctypes.c_size_t), ("nbytes", ctypes.c_size_t))


_holders: dict[str, AddressHolder] = process.keep({})
_holder_classes: list[type] = process.keep([])
context_query = ctypes.c_size_t()
"""The address of cuCtxGetCurrent. Machine code calls it before it accepts an object for its handle.

The address is 0 if the driver is unknown or simulated. Python then handles all objects.
"""
_MOST_HANDLE = 2**48 - 1  # only handles of simulated drivers are greater


def get_holder(pointer: type) -> AddressHolder:
    """Return the AddressHolder for addresses or handles of a class, such as CUdeviceptr."""
    return _get_holder(f"{pointer.__module__}.{pointer.__name__}")


def _get_holder(pointer: str) -> AddressHolder:
    return _holders.setdefault(pointer, AddressHolder())


def name_held(holder: AddressHolder) -> str:
    """Return the name of the class of addresses or handles that a holder's objects hold."""
    return next(pointer for pointer, known in _holders.items() if known is holder).rpartition(".")[2]


def register_holder(pointer: str, cls: type, slot: int, nbytes: int = 0) -> None:
    """Let machine code accept objects of a class, such as Buffer, as addresses or handles of another class.

    Args:
        pointer: name of the class of addresses or handles, such as cudyn.driver.CUdeviceptr
        cls: class whose objects hold an address or a handle
        slot: offset of the slot with the address or handle in the objects
        nbytes: offset of the slot with the size of the memory
    """
    _holder_classes.append(cls)
    holder = _get_holder(pointer)
    holder.slot = slot
    holder.nbytes = nbytes
    holder.cls = id(cls)


def _load_fact(writer: CallBody, fact: Any, offset: int = 0) -> None:
    """Emit code that loads a member of a ctypes object into SPARE."""
    m = writer.m
    writer.load_value(m.SPARE, writer.keep(fact))
    m.load(m.SPARE, m.SPARE, writer.runtime.value)
    m.load(m.SPARE, m.SPARE, offset)


def _load_held(writer: CallBody, holder: AddressHolder) -> None:
    """Emit code that loads the object in a registered object's slot into `first`, and its class into OTHER.

    The code leaves the registered object in `state`, and rejects objects of other classes.
    """
    m = writer.m
    m.load(m.OTHER, writer.first, writer.runtime.type)
    _load_fact(writer, holder, AddressHolder.cls.offset)
    m.unless_equal(m.OTHER, m.SPARE, "refuse")
    m.move(writer.state, writer.first)
    _load_slot(writer, holder, AddressHolder.slot.offset)


def _load_slot(writer: CallBody, holder: AddressHolder, offset: int) -> None:
    m = writer.m
    _load_fact(writer, holder, offset)
    m.if_zero(m.SPARE, "refuse")
    m.move(writer.first, writer.state)
    m.plus(writer.first, m.SPARE, "refuse")
    writer.load_some(writer.first, writer.first, 0)
    m.load(m.OTHER, writer.first, writer.runtime.type)


def emit_held_address(writer: CallBody, holder: AddressHolder, ready: str) -> None:
    """Emit code that jumps to a label with the address from the slot of a registered object.

    The code rejects any other object, closed objects, and the address 0.
    """
    m = writer.m
    _load_held(writer, holder)
    writer.unless_class(int)
    writer.read_int(signed=False)
    m.if_zero(m.RESULT, "refuse")
    if writer.measures is not None:
        writer.store(m.RESULT, writer.result)
        _load_slot(writer, holder, AddressHolder.nbytes.offset)
        writer.unless_class(int)
        writer.read_int(signed=False)
        writer.measure(("move", m.RESULT))
        writer.load(m.RESULT, writer.result)
    m.goto(ready)


def emit_held_handle(writer: CallBody, holder: AddressHolder, handle: type, ready: str) -> None:
    """Emit code that jumps to a label with the handle of a registered object, if a context is current.

    The code rejects any other object, closed objects, and handles of simulated drivers.

    Args:
        writer: generates the code
        holder: the registered class
        handle: ctypes class of the handle
        ready: the label
    """
    m = writer.m
    _load_held(writer, holder)
    writer.unless_class(handle)  # the object is closed
    m.load(m.RESULT, writer.first, writer.runtime.value)
    writer.load_some(m.RESULT, m.RESULT, 0)
    writer.compare(m.if_above, m.RESULT, _MOST_HANDLE)
    writer.store(m.RESULT, writer.result)
    _load_fact(writer, context_query)
    m.move(m.OTHER, m.SPARE)
    m.if_zero(m.OTHER, "refuse")
    writer.call(("move", m.OTHER), writer.address_of(writer.scratch))
    m.extend(m.RESULT, m.RESULT, 32, False)
    m.unless_zero(m.RESULT, "refuse")
    writer.load_some(m.OTHER, m.STACK, writer.scratch)
    writer.load(m.RESULT, writer.result)
    m.goto(ready)


class Integer(namedtuple("Integer", "bits signed holder enum", defaults=(None, None))):
    """An int, a bool or an enum member that fits into `bits`.

    Attributes:
        bits: size of the integer
        signed: whether it may be negative
        holder: AddressHolder of a 64-bit class, such as CUdeviceptr; `None` if objects are not accepted
        enum: ctypes integer with the address of the only class that is accepted in addition to int; `None` if
            all enums are accepted
    """

    __slots__ = ()

    @property
    def own(self) -> Sequence[Any]:
        return [each for each in (self.holder, self.enum) if each is not None]

    @property
    def key(self) -> Any:
        return self.bits, self.signed, self.holder is None, self.enum is None

    def emit_argument(self, writer: CallBody) -> None:
        m = writer.m
        known = m.fresh()
        other = "refuse" if self.holder is None else m.fresh()
        writer.if_class(int, known)
        if self.enum is not None:
            writer.load_value(m.SPARE, writer.keep(self.enum))
            m.load(m.SPARE, m.SPARE, writer.runtime.value)
            m.load(m.SPARE, m.SPARE)
            m.unless_equal(m.OTHER, m.SPARE, "refuse")
        else:
            m.move(writer.state, writer.first)
            writer.call("PyType_GetFlags", ("move", m.OTHER))
            m.move(m.OTHER, m.RESULT)  # on AArch64 RESULT is `first`
            m.move(writer.first, writer.state)
            m.unless_bit(m.OTHER, _INT_SUBCLASS, other)
        m.label(known)
        writer.read_int(self.bits, self.signed)
        if self.holder is not None:
            ready = m.fresh()
            m.goto(ready)
            m.label(other)
            emit_held_address(writer, self.holder, ready)
            m.label(ready)


class TypeEnumerator(Kind):
    """An enumerator that determines the output's type. Only enumerators in `choices` are accepted."""

    def __init__(self, integer: Integer, choices: Mapping[int, Number | EnumMember]) -> None:
        self.integer = integer
        self.choices = choices
        self.own = integer.own
        self.key = "choice", integer.key, *choices

    def emit_argument(self, writer: CallBody) -> None:
        m = writer.m
        known = writer.m.fresh()
        self.integer.emit_argument(writer)
        for number in self.choices:
            writer.compare(m.if_equal, m.RESULT, number, known)
        m.goto("refuse")
        m.label(known)


class Float(Kind):
    """A float that is rounded to `bits`, or a 64-bit int."""

    def __init__(self, bits: int) -> None:
        self.bits = self.key = bits
        self.type = ctypes.c_float if bits == 32 else ctypes.c_double

    def emit_argument(self, writer: CallBody) -> None:
        emit_float(writer, self.bits // 8)
        if self.bits == 32:
            writer.m.extend(writer.m.OTHER, writer.m.RESULT, 31, False)  # without the sign bit
            writer.compare(writer.m.if_above, writer.m.OTHER, _LARGEST)


def emit_float(writer: Body, size: int) -> None:
    """Emit code that converts the float or 64-bit int in `first` to a float of 2, 4 or 8 bytes in RESULT."""
    m = writer.m
    known = writer.m.fresh()
    writer.if_class(float, known)
    writer.unless_class(int)
    writer.store(writer.first, writer.spare)
    # A larger int might overflow. An int with more bits than a double is handled by Python, which rounds it
    # only once.
    writer.read_int(64 if size == 8 else 54)
    writer.load(writer.first, writer.spare)
    m.label(known)
    writer.call("PyFloat_AsDouble")
    if size == 8:
        m.store_float(0, m.STACK, writer.scratch)
    else:
        writer.store_value(writer.scratch, 0)
        # The last argument is 1 for little-endian, as `struct` passes it.
        writer.call(f"PyFloat_Pack{size}", writer.address_of(writer.scratch), 1)
        m.extend(m.RESULT, m.RESULT, 32, False)
        m.unless_zero(m.RESULT, "clear")
    writer.load(m.RESULT, writer.scratch)


class Address(
    namedtuple(
        "Address",
        "pointer_classes target_classes integer strings binary buffers holder has_handle",
        defaults=((), (), False, False, False, "", None, False),
    )
):
    """A pointer. None and the values that the attributes describe are accepted.

    Attributes:
        pointer_classes: ctypes classes whose objects contain an address
        target_classes: ctypes classes whose objects, or arrays of them, are passed by their address
        integer: whether an int is accepted as the address
        strings: whether str and bytes objects without NULs are accepted
        binary: whether bytes are accepted
        buffers: "any" or "writable" if objects that provide such a buffer are accepted (bytearray,
            memoryview, array)
        holder: AddressHolder of CUdeviceptr or of the handle; `None` if its objects are not accepted
        has_handle: whether the holder's objects have a handle, of the first class in `pointer_classes`
    """

    __slots__ = ()

    @property
    def own(self) -> Sequence[Any]:
        """The objects whose addresses are in the code."""
        return (*self.pointer_classes, *self.target_classes, *([] if self.holder is None else [self.holder]))

    @property
    def key(self) -> Any:
        """The inputs that the code depends on, except the objects in `own`."""
        flags = self.integer, self.strings, self.binary, self.buffers
        return (
            len(self.pointer_classes),
            len(self.target_classes),
            *flags,
            self.holder is None,
            self.has_handle,
        )

    def emit_argument(self, writer: CallBody) -> None:
        m = writer.m
        ready = writer.m.fresh()
        null = writer.m.fresh()

        def case(write: Callable[..., None], *classes: Any) -> None:
            for cls in classes:
                with m.skip(writer.unless_class, cls):
                    write()
                    m.goto(ready)

        def read_place() -> None:
            m.load(m.RESULT, writer.first, writer.runtime.value)

        def read_value() -> None:
            read_place()
            m.load(m.RESULT, m.RESULT)

        case(read_value, *self.pointer_classes)
        if self.integer:
            case(lambda: writer.read_int(signed=False), int)
        writer.compare(m.if_equal, writer.first, id(None), null)
        for cls in self.target_classes:
            with m.skip(writer.unless_class, cls):
                read_place()
                writer.measure(ctypes.sizeof(cls))
                m.goto(ready)
        if self.strings or self.binary:
            case(lambda: self._read_bytes(writer), bytes)
        if self.strings:
            case(lambda: self._read_str(writer), str)
        if self.buffers:
            self._read_buffer(writer, ready)
        elif self.target_classes:
            self._read_array(writer, ready)
        if self.holder is not None and self.has_handle:
            emit_held_handle(writer, self.holder, self.pointer_classes[0], ready)
        elif self.holder is not None:
            emit_held_address(writer, self.holder, ready)
        else:
            m.goto("refuse")
        m.label(null)
        m.set(m.RESULT, 0)
        m.label(ready)

    def _read_array(self, writer: CallBody, ready: str) -> None:
        """Emit code that jumps to a label with the address of an array of a class in `target_classes`."""
        m = writer.m
        other = writer.m.fresh()
        m.move(writer.state, writer.first)
        m.move(writer.first, m.OTHER)
        m.load(m.OTHER, m.OTHER, writer.runtime.type)
        writer.unless_class(_ARRAY, other)
        writer.call("PyObject_GetAttr", None, writer.keep(_TYPE))
        m.if_zero(m.RESULT, "fail")
        writer.store(m.RESULT, writer.scratch)
        writer.call("Py_DecRef", ("move", m.RESULT))
        writer.load(m.OTHER, writer.scratch)
        m.load(m.RESULT, writer.state, writer.runtime.value)
        for cls in self.target_classes:
            with m.skip(writer.unless_class, cls):
                writer.measure(("load", writer.state, writer.runtime.bytes))
                m.goto(ready)
        m.label(other)
        m.move(writer.first, writer.state)

    def _read_bytes(self, writer: CallBody) -> None:
        writer.call(
            "PyBytes_AsStringAndSize",
            None,
            writer.address_of(writer.result),
            writer.address_of(writer.scratch),
        )
        self._refuse_nul(writer)

    def _read_str(self, writer: CallBody) -> None:
        writer.call("PyUnicode_AsUTF8AndSize", None, writer.address_of(writer.scratch))  # owned by the str
        writer.store(writer.m.RESULT, writer.result)
        writer.m.if_zero(writer.m.RESULT, "clear")
        self._refuse_nul(writer)

    def _refuse_nul(self, writer: CallBody) -> None:
        m = writer.m
        if self.strings:
            writer.call("strlen", writer.value_at(writer.result))
            writer.load(m.OTHER, writer.scratch)
            m.unless_equal(m.RESULT, m.OTHER, "refuse")
        writer.measure(writer.value_at(writer.scratch))
        writer.load(m.RESULT, writer.result)

    def _read_buffer(self, writer: CallBody, ready: str) -> None:
        """Emit code that jumps to `ready` with a buffer's address. Buffers of Python objects are rejected."""
        m = writer.m
        known = writer.m.fresh()
        for cls in writer.runtime.buffers:
            writer.if_class(cls, known)
        m.load(m.OTHER, m.OTHER, writer.runtime.type)
        with m.skip(writer.unless_class, _ARRAY):
            if sys.version_info >= (3, 12):
                self._require_own_buffer(writer)
            m.label(known)
            flags = _CONTIGUOUS | _FORMAT | (WRITABLE if self.buffers == "writable" else 0)
            writer.call("PyObject_GetBuffer", None, ("move", writer.view), flags)
            m.extend(m.RESULT, m.RESULT, 32, False)
            m.unless_zero(m.RESULT, "clear")
            with m.skip(writer.load_some, writer.first, writer.view, _FORMAT_AT):
                writer.call("strchr", None, ord("O"))
                m.unless_zero(m.RESULT, "refuse")  # also rejects an "O" in a member's name
            m.load(m.RESULT, writer.view, _LEN)
            writer.measure(("move", m.RESULT))
            m.if_zero(m.RESULT, ready)  # an empty buffer is passed as a null pointer
            m.load(m.RESULT, writer.view, _BUF)
            m.goto(ready)

    def _require_own_buffer(self, writer: CallBody) -> None:
        """Emit code that rejects an array whose class defines `__buffer__` in Python (PEP 688)."""
        m = writer.m
        m.move(writer.state, writer.first)
        writer.call("PyType_GetSlot", ("load", writer.first, writer.runtime.type), _BF_GETBUFFER)
        writer.require(m.RESULT, writer.runtime.slot(ctypes.c_char * 1, _BF_GETBUFFER))
        m.move(writer.first, writer.state)


class HandleHolder(Kind):
    """An object of exactly one class that holds a handle in one of its __slots__.

    Args:
        holder: class of the object
        slot: offset of the handle in the object
        handle: ctypes class of the handle
        least, most: range of accepted handles. Python handles all others, such as those of a backend that has
            ended.
    """

    def __init__(self, holder: type, slot: int, handle: type, least: int, most: int) -> None:
        self.slot = slot
        self.least = least
        self.most = most
        self.own = holder, handle
        self.key = "held", slot, least, most

    def emit_argument(self, writer: CallBody) -> None:
        m = writer.m
        holder, handle = self.own
        writer.unless_class(holder)
        writer.load_some(writer.first, writer.first, self.slot)
        m.load(m.OTHER, writer.first, writer.runtime.type)
        writer.unless_class(handle)  # the object is closed
        m.load(m.RESULT, writer.first, writer.runtime.value)
        m.load(m.RESULT, m.RESULT)
        writer.compare(m.if_above, m.RESULT, self.most)
        writer.load_value(m.OTHER, self.least)
        m.if_above(m.OTHER, m.RESULT, "refuse")


class Record(Kind):
    """A structure that is passed by value. RESULT receives the address of the bytes, which are then copied.

    Args:
        cls: class of the structure
        type_: class with the same layout that ctypes passes in the same way as C, if it does not do so for
            `cls`
    """

    key = "record"

    def __init__(self, cls: Any, type_: Any = None) -> None:
        self.own = (cls,)
        self.type = type_ or cls

    def emit_argument(self, writer: CallBody) -> None:
        writer.unless_class(self.own[0])
        writer.m.load(writer.m.RESULT, writer.first, writer.runtime.value)


class Number(namedtuple("Number", "letter")):
    """A C number or string that is converted to an int, float, bool, str or None.

    Attributes:
        letter: ctypes' letter for the type (`_type_`)
    """

    __slots__ = ()
    own: Sequence[Any] = ()
    LETTERS = "bBhHiIlLqQfdPz?"

    @property
    def key(self) -> str:
        """The inputs that the code depends on."""
        return str(self.letter)

    @property
    def size(self) -> int:
        """The number of bytes that C writes."""
        return struct.calcsize("P" if self.letter == "z" else self.letter)

    def emit_result(self, writer: CallBody) -> None:
        """Emit code that converts the C value in the register `writer.first` to a Python object in RESULT."""
        m = writer.m
        letter = self.letter
        if letter in "fd":
            # Move the bits to a floating-point register through the stack.
            writer.store(writer.first, writer.scratch)
            m.load_float(0, m.STACK, writer.scratch)
            if letter == "f":
                m.widen()
            writer.call("PyFloat_FromDouble")
            return
        is_signed = letter.islower() and letter != "?"
        bits = 8 * struct.calcsize("P" if letter == "z" else letter)
        if bits < 64:
            m.extend(writer.first, writer.first, bits, is_signed)
        if letter in "Pz":
            # A null address or string becomes None.
            ready = m.fresh()
            with m.skip(m.if_zero, writer.first):
                _emit_str(writer) if letter == "z" else writer.call("PyLong_FromUnsignedLongLong")
                m.goto(ready)
            writer.emit_constant(None)
            m.label(ready)
        elif letter == "?":
            writer.call("PyBool_FromLong")
        else:
            writer.call("PyLong_FromLongLong" if is_signed else "PyLong_FromUnsignedLongLong")


class EnumMember(Kind):
    """An enum member, or the value itself as an int if the enum has no such member."""

    def __init__(self, number: Number, members: dict[int, Any]) -> None:
        self.number = number
        self.members = members
        self.size = number.size
        self.key = ("member", number.letter)
        self.own = (members,)

    def emit_result(self, writer: CallBody) -> None:
        """Emit code that converts the number to an int, and replaces it with the member that it maps to."""
        m = writer.m
        number = writer.free
        self.number.emit_result(writer)
        m.move(number, m.RESULT)
        with m.skip(m.if_zero, m.RESULT) as ready:
            writer.call("PyDict_GetItemWithError", writer.keep(self.members), ("move", m.RESULT))
            writer.store(m.RESULT, writer.scratch)
            m.if_zero(m.RESULT, ready)
            writer.call("Py_IncRef", ("move", m.RESULT))
            writer.call("Py_DecRef", ("move", number))
            writer.load(number, writer.scratch)
        m.move(m.RESULT, number)


class ByEnumerator(Kind):
    """An output whose type is determined by the enumerator in another parameter.

    Args:
        index: index of the other parameter
        choices: kinds of the output, by enumerator

    Attributes:
        size: number of bytes that C may write. Drivers disagree on the size of a boolean.
    """

    key = None
    size = 8

    def __init__(self, index: int, choices: Mapping[int, Number | EnumMember]) -> None:
        self.index = index
        self.choices = choices

    def emit_result(self, writer: CallBody) -> None:
        """Emit code that compares the enumerator with each choice, and converts the output accordingly."""
        m = writer.m
        ready = writer.m.fresh()
        for number, kind in self.choices.items():
            writer.load(m.OTHER, writer.slots[self.index])
            with m.skip(writer.compare, m.unless_equal, m.OTHER, number):
                kind.emit_result(writer)
                m.goto(ready)
        m.set(m.RESULT, 0)  # unreachable: TypeEnumerator has rejected it
        m.label(ready)


_LARGEST_COPY = 64  # bytes of an object that C writes to the stack frame


class Object:
    """A ctypes object that is created before the call.

    C writes to the memory of the object, or to a copy in the stack frame, which is faster for small objects.

    Args:
        cls: class of the object
        is_plain: whether `cls.__init__` does nothing if it is called without arguments
        has_guard: whether `cls` allocates memory for a guard
        is_late: whether C may write to the object after the call

    Attributes:
        is_copied: whether C writes to a copy
    """

    def __init__(
        self, cls: Any, is_plain: bool = False, has_guard: bool = False, is_late: bool = False
    ) -> None:
        self.cls = cls
        self.is_plain = is_plain
        self.has_guard = has_guard
        self.size = ctypes.sizeof(cls)
        self.is_copied = not is_late and self.size <= _LARGEST_COPY and self.size % 8 == 0

    def new(self, runtime: Runtime) -> int:
        return runtime.slot(self.cls, _TP_NEW) if self.is_plain else 0

    def is_inline(self, runtime: Runtime) -> bool:
        """Return whether ctypes stores the memory in the object itself."""
        return self.size <= runtime.inline

    def make(self, writer: CallBody) -> None:
        if self.is_plain:
            writer.call(self.new(writer.runtime), writer.keep(self.cls), writer.keep(()), 0)
        else:
            writer.call("PyObject_CallNoArgs", writer.keep(self.cls))

    def enlarge(self, writer: CallBody) -> None:
        """Emit code that adds room for a guard to the memory of the object in RESULT.

        `ctypes.resize` does the same, but also changes the length that ctypes records for the object.
        """
        m = writer.m
        value = writer.runtime.value
        m.move(writer.state, m.RESULT)
        if not self.is_inline(writer.runtime):
            writer.call("PyMem_Realloc", ("load", writer.state, value), self.size + GUARD)
            m.if_zero(m.RESULT, "no_memory")
        else:
            writer.call("PyMem_Malloc", self.size + GUARD)
            m.if_zero(m.RESULT, "no_memory")
            m.load(m.SPARE, writer.state, value)
            for offset in range(0, self.size, 8):
                m.load(m.OTHER, m.SPARE, offset)
                m.store(m.OTHER, m.RESULT, offset)
        m.store(m.RESULT, writer.state, value)


def _emit_str(writer: CallBody) -> None:
    """Emit code that leaves in RESULT a str with the C string that `first` points to."""
    m = writer.m
    m.move(writer.state, writer.first)
    writer.call("strlen")
    # on AArch64 the first parameter is RESULT
    writer.call(
        "PyUnicode_DecodeUTF8", ("move", writer.state), ("move", m.RESULT), ctypes.addressof(_REPLACE)
    )


_REPLACE = make_c_string(b"replace")


class Term(namedtuple("Term", "factor numbers conditions choice")):
    """A product that is part of a memory size.

    Attributes:
        factor: constant factor
        numbers: indices of the parameters by which the factor is multiplied
        conditions: indices of parameters and the values that they must have; otherwise the product is 0
        choice: index of an enumerator's parameter and a dictionary from its values to sizes, or `None`
    """

    __slots__ = ()


class MemorySize(namedtuple("MemorySize", "terms")):
    """The size in bytes of the memory at an address: the sum of terms.

    Attributes:
        terms: the terms; `None` if the code can't compute the size. In that case Python handles objects of
            known length.
    """

    __slots__ = ()


class Parameter(namedtuple("Parameter", "type argument output size", defaults=(None, None, None))):
    """A parameter of the C function.

    Attributes:
        type: ctypes type
        argument: kind of the argument that the caller passes; `None` if the caller passes no argument
        output: kind of the output that C writes; `None` if C writes no output
        size: size of the memory that C accesses; `None` if it is not checked
    """

    __slots__ = ()
