"""The kinds of values in fast calls. Their code converts objects to C arguments, and C's outputs to objects.

`emit_argument` emits code that converts an argument. The code expects the argument in the register
`writer.first` and its class in OTHER, and leaves C's argument in RESULT. If the code does not handle the
value, it jumps to the label "refuse" without setting an exception, and the call is made through ctypes. The
code may therefore reject any value, but if it accepts a value, it must pass exactly what ctypes would pass.

`emit_result` emits code that converts C's output in `writer.first` (zeros if C wrote nothing). The code
leaves a new object in RESULT, or 0 if an exception is set.

The code is generated once for all fast calls (`Body.cached_code`). `key` contains the inputs that the code
depends on, except the addresses of the objects in `referenced_objects`. The 64 bits at `writer.scratch` are
free before and after the call, and those at `writer.result` until the call.
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
# Flags of PyObject_GetBuffer: PyBUF_WRITABLE, PyBUF_ND and PyBUF_FORMAT.
WRITABLE = 1
_CONTIGUOUS = 8
_FORMAT = 4
# The size of a Py_buffer in bytes, and the offsets of its members. They are fixed by the stable ABI.
BUFFER = 80
_BUF = 0
OWNER = 8
_LEN = 16
_FORMAT_OFFSET = 40
# Numbers of type slots, which are defined in Include/typeslots.h and fixed by the stable ABI.
_BF_GETBUFFER = 1
_TP_NEW = 65
_ARRAY = type(ctypes.c_char * 1)  # the metaclass of ctypes arrays
_LARGEST_FLOAT32_BITS = 0x7F7FFFFF  # the bits of infinity and NaN are larger
_TYPE = "_type_"  # an array class's attribute for the class of its elements


class Kind:
    """The base class of kinds of values.

    Attributes:
        referenced_objects: objects whose addresses are in the code
    """

    referenced_objects: Sequence[Any] = ()


class AddressHolder(ctypes.Structure):
    """The description of a class whose objects hold an address or a handle in one of their `__slots__`.

    Machine code reads the slots only in objects of exactly this class. The `_as_parameter_` attribute of
    other objects may run Python code, so the Python implementation handles these objects.

    Attributes:
        cls: address of the class; 0 until `register_holder` has been called
        slot: offset of the slot in the object: an int with the address, or the handle
        nbytes: offset of the slot with the size of the memory as an int; 0 without such a slot
    """

    _fields_ = (("cls", ctypes.c_size_t), ("slot", ctypes.c_size_t), ("nbytes", ctypes.c_size_t))


_holders: dict[str, AddressHolder] = process.keep({})
_holder_classes: list[type] = process.keep([])
context_query = ctypes.c_size_t()
"""The address of cuCtxGetCurrent. Machine code calls it before it accepts an object instead of a handle.

The address is 0 if the driver is unknown or simulated. Python then handles all objects.
"""
_LARGEST_HANDLE = 2**48 - 1  # only handles of simulated drivers are larger


def get_holder(pointer: type) -> AddressHolder:
    """Return the AddressHolder for addresses or handles of a class, such as CUdeviceptr."""
    return _get_holder(f"{pointer.__module__}.{pointer.__name__}")


def _get_holder(pointer: str) -> AddressHolder:
    """Return the AddressHolder for a class, given as "module.name"."""
    return _holders.setdefault(pointer, AddressHolder())


def name_held(holder: AddressHolder) -> str:
    """Return the name of the class of addresses or handles for a registered class, such as CUdeviceptr."""
    pointer = next(pointer for pointer, known in _holders.items() if known is holder)
    _, _, name = pointer.rpartition(".")
    return name


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


def _load_member(writer: CallBody, object_: Any, offset: int = 0) -> None:
    """Emit code that loads the 64 bits at an offset in the memory of a ctypes object into SPARE."""
    asm = writer.asm
    writer.load_value(asm.SPARE, writer.keep_alive(object_))
    asm.load(asm.SPARE, asm.SPARE, writer.runtime.value_offset)
    asm.load(asm.SPARE, asm.SPARE, offset)


def _load_held(writer: CallBody, holder: AddressHolder) -> None:
    """Emit code that loads the object in a registered object's slot into `first`, and its class into OTHER.

    The code leaves the registered object in `state`, and rejects objects of other classes.
    """
    asm = writer.asm
    asm.load(asm.OTHER, writer.first, writer.runtime.type_offset)
    _load_member(writer, holder, AddressHolder.cls.offset)
    asm.unless_equal(asm.OTHER, asm.SPARE, "refuse")
    asm.move(writer.state, writer.first)
    _load_slot(writer, holder, AddressHolder.slot.offset)


def _load_slot(writer: CallBody, holder: AddressHolder, offset: int) -> None:
    """Emit code that loads the object in a slot into `first`, and its class into OTHER.

    The `state` register holds the object with the slot. The code rejects objects whose slot is empty, or
    whose class does not have the slot.

    Args:
        writer: generates the code
        holder: the registered class
        offset: offset in the AddressHolder of the slot's offset
    """
    asm = writer.asm
    _load_member(writer, holder, offset)
    asm.if_zero(asm.SPARE, "refuse")
    asm.move(writer.first, writer.state)
    asm.plus(writer.first, asm.SPARE, "refuse")
    writer.load_nonzero(writer.first, writer.first, 0)
    asm.load(asm.OTHER, writer.first, writer.runtime.type_offset)


def emit_held_address(writer: CallBody, holder: AddressHolder, ready: str) -> None:
    """Emit code that loads the address in a registered object's slot into RESULT, and jumps to a label.

    The code rejects any other object, closed objects, and the address 0.

    Args:
        writer: generates the code
        holder: the registered class
        ready: the label
    """
    asm = writer.asm
    _load_held(writer, holder)
    writer.unless_class(int)
    writer.read_int(signed=False)
    asm.if_zero(asm.RESULT, "refuse")
    if writer.length_slot is not None:
        writer.store(asm.RESULT, writer.result)
        _load_slot(writer, holder, AddressHolder.nbytes.offset)
        writer.unless_class(int)
        writer.read_int(signed=False)
        writer.store_length(("move", asm.RESULT))
        writer.load(asm.RESULT, writer.result)
    asm.goto(ready)


def emit_held_handle(writer: CallBody, holder: AddressHolder, handle: type, ready: str) -> None:
    """Emit code that loads the handle of a registered object into RESULT, and jumps to a label.

    The code rejects any other object, closed objects, and handles of simulated drivers. It also rejects all
    objects if no context is current.

    Args:
        writer: generates the code
        holder: the registered class
        handle: ctypes class of the handle
        ready: the label
    """
    asm = writer.asm
    _load_held(writer, holder)
    writer.unless_class(handle)  # rejects closed objects
    asm.load(asm.RESULT, writer.first, writer.runtime.value_offset)
    writer.load_nonzero(asm.RESULT, asm.RESULT, 0)
    writer.compare(asm.if_above, asm.RESULT, _LARGEST_HANDLE)
    writer.store(asm.RESULT, writer.result)
    # Call cuCtxGetCurrent, and reject the object if no context is current.
    _load_member(writer, context_query)
    asm.move(asm.OTHER, asm.SPARE)
    asm.if_zero(asm.OTHER, "refuse")
    writer.call(("move", asm.OTHER), writer.address_of(writer.scratch))
    asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
    asm.unless_zero(asm.RESULT, "refuse")
    writer.load_nonzero(asm.OTHER, asm.STACK, writer.scratch)
    writer.load(asm.RESULT, writer.result)
    asm.goto(ready)


class Integer(namedtuple("Integer", "bits signed holder enum", defaults=(None, None))):
    """An int, a bool or an enum member that fits in a C integer.


    Attributes:
        bits: size of the C integer in bits
        signed: whether the C integer is signed
        holder: AddressHolder of a 64-bit class, such as CUdeviceptr; `None` if objects are not accepted
        enum: ctypes integer with the address of the only class that is accepted in addition to int; `None` if
            all enums are accepted
    """

    __slots__ = ()

    @property
    def referenced_objects(self) -> Sequence[Any]:
        """The objects whose addresses are in the code."""
        return [referenced for referenced in (self.holder, self.enum) if referenced is not None]

    @property
    def key(self) -> Any:
        """The inputs that the code depends on, except the objects in `referenced_objects`."""
        return self.bits, self.signed, self.holder is None, self.enum is None

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that reads an int, an enum member, or the address in an object of the holder's class."""
        asm = writer.asm
        is_int = asm.fresh()
        other = "refuse" if self.holder is None else asm.fresh()
        writer.if_class(int, is_int)
        if self.enum is not None:
            writer.load_value(asm.SPARE, writer.keep_alive(self.enum))
            asm.load(asm.SPARE, asm.SPARE, writer.runtime.value_offset)
            asm.load(asm.SPARE, asm.SPARE)
            asm.unless_equal(asm.OTHER, asm.SPARE, "refuse")
        else:
            asm.move(writer.state, writer.first)
            writer.call("PyType_GetFlags", ("move", asm.OTHER))
            asm.move(asm.OTHER, asm.RESULT)  # on AArch64 RESULT is `first`
            asm.move(writer.first, writer.state)
            asm.unless_bit(asm.OTHER, _INT_SUBCLASS, other)
        asm.label(is_int)
        writer.read_int(self.bits, self.signed)
        if self.holder is not None:
            ready = asm.fresh()
            asm.goto(ready)
            asm.label(other)
            emit_held_address(writer, self.holder, ready)
            asm.label(ready)


class TypeEnumerator(Kind):
    """An enumerator that determines the output's type. Only enumerators in `choices` are accepted."""

    def __init__(self, integer: Integer, choices: Mapping[int, Number | EnumMember]) -> None:
        self.integer = integer
        self.choices = choices
        self.referenced_objects = integer.referenced_objects
        self.key = "choice", integer.key, *choices

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that reads the enumerator, and rejects it if it is not in `choices`."""
        asm = writer.asm
        is_accepted = writer.asm.fresh()
        self.integer.emit_argument(writer)
        for number in self.choices:
            writer.compare(asm.if_equal, asm.RESULT, number, is_accepted)
        asm.goto("refuse")
        asm.label(is_accepted)


class Float(Kind):
    """A float, or an int of at most 64 bits, that is converted to a C float or double.

    Args:
        bits: size of the C type: 32 or 64
    """

    def __init__(self, bits: int) -> None:
        self.bits = self.key = bits
        self.type = ctypes.c_float if bits == 32 else ctypes.c_double

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that converts the argument. Python handles 32-bit infinities and NaNs."""
        asm = writer.asm
        read_float(writer, self.bits // 8)
        if self.bits == 32:
            asm.extend(asm.OTHER, asm.RESULT, bits=31, signed=False)  # drops the sign bit
            writer.compare(asm.if_above, asm.OTHER, _LARGEST_FLOAT32_BITS, label="refuse")


def read_float(writer: Body, size: int) -> None:
    """Emit code that converts the float or 64-bit int in `first` to a float of 2, 4 or 8 bytes in RESULT."""
    asm = writer.asm
    is_float = writer.asm.fresh()
    writer.if_class(float, is_float)
    writer.unless_class(int)
    writer.store(writer.first, writer.spare)
    # An int of more than 64 bits might overflow. For smaller floats, Python handles an int that a double
    # cannot represent (53 bits and the sign), because Python rounds it only once.
    writer.read_int(64 if size == 8 else 54)
    writer.load(writer.first, writer.spare)
    asm.label(is_float)
    writer.call("PyFloat_AsDouble")
    if size == 8:
        asm.store_float(0, asm.STACK, writer.scratch)
    else:
        writer.store_value(writer.scratch, 0)
        # The last argument is 1 for little-endian, as `struct` passes it.
        writer.call(f"PyFloat_Pack{size}", writer.address_of(writer.scratch), 1)
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.unless_zero(asm.RESULT, "clear")
    writer.load(asm.RESULT, writer.scratch)


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
    def referenced_objects(self) -> Sequence[Any]:
        """The objects whose addresses are in the code."""
        return (*self.pointer_classes, *self.target_classes, *([] if self.holder is None else [self.holder]))

    @property
    def key(self) -> Any:
        """The inputs that the code depends on, except the objects in `referenced_objects`."""
        flags = self.integer, self.strings, self.binary, self.buffers
        return (
            len(self.pointer_classes),
            len(self.target_classes),
            *flags,
            self.holder is None,
            self.has_handle,
        )

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that compares the class with each accepted class, and loads the address into RESULT."""
        asm = writer.asm
        ready = writer.asm.fresh()
        null = writer.asm.fresh()

        def emit_case(emit_read: Callable[..., None], *classes: Any) -> None:
            """Emit code for objects of some classes, which reads the address and jumps to `ready`."""
            for cls in classes:
                with asm.skip(writer.unless_class, cls):
                    emit_read()
                    asm.goto(ready)

        def load_object_address() -> None:
            """Emit code that loads the address of a ctypes object's memory."""
            asm.load(asm.RESULT, writer.first, writer.runtime.value_offset)

        def load_pointer() -> None:
            """Emit code that loads the address that a ctypes object contains."""
            load_object_address()
            asm.load(asm.RESULT, asm.RESULT)

        emit_case(load_pointer, *self.pointer_classes)
        if self.integer:
            emit_case(lambda: writer.read_int(signed=False), int)
        writer.compare(asm.if_equal, writer.first, id(None), null)
        for cls in self.target_classes:
            with asm.skip(writer.unless_class, cls):
                load_object_address()
                writer.store_length(ctypes.sizeof(cls))
                asm.goto(ready)
        if self.strings or self.binary:
            emit_case(lambda: self._read_bytes(writer), bytes)
        if self.strings:
            emit_case(lambda: self._read_str(writer), str)
        if self.buffers:
            self._read_buffer(writer, ready)
        elif self.target_classes:
            self._read_array(writer, ready)
        if self.holder is not None and self.has_handle:
            emit_held_handle(writer, self.holder, self.pointer_classes[0], ready)
        elif self.holder is not None:
            emit_held_address(writer, self.holder, ready)
        else:
            asm.goto("refuse")
        asm.label(null)
        asm.set(asm.RESULT, 0)
        asm.label(ready)

    def _read_array(self, writer: CallBody, ready: str) -> None:
        """Emit code that handles arrays: it loads the address into RESULT, and jumps to the `ready` label.

        The elements must be of a class in `target_classes`. For other objects, execution continues after this
        code.
        """
        asm = writer.asm
        other = writer.asm.fresh()
        asm.move(writer.state, writer.first)
        asm.move(writer.first, asm.OTHER)
        asm.load(asm.OTHER, asm.OTHER, writer.runtime.type_offset)
        writer.unless_class(_ARRAY, other)
        writer.call("PyObject_GetAttr", None, writer.keep_alive(_TYPE))
        asm.if_zero(asm.RESULT, "fail")
        writer.store(asm.RESULT, writer.scratch)
        writer.call("Py_DecRef", ("move", asm.RESULT))
        writer.load(asm.OTHER, writer.scratch)
        asm.load(asm.RESULT, writer.state, writer.runtime.value_offset)
        for cls in self.target_classes:
            with asm.skip(writer.unless_class, cls):
                writer.store_length(("load", writer.state, writer.runtime.length_offset))
                asm.goto(ready)
        asm.label(other)
        asm.move(writer.first, writer.state)

    def _read_bytes(self, writer: CallBody) -> None:
        """Emit code that loads the address of a bytes object's contents into RESULT."""
        writer.call(
            "PyBytes_AsStringAndSize",
            None,
            writer.address_of(writer.result),
            writer.address_of(writer.scratch),
        )
        self._reject_nul(writer)

    def _read_str(self, writer: CallBody) -> None:
        """Emit code that loads the address of a str's UTF-8 encoding into RESULT."""
        # The str owns the memory with its UTF-8 encoding.
        writer.call("PyUnicode_AsUTF8AndSize", None, writer.address_of(writer.scratch))
        writer.store(writer.asm.RESULT, writer.result)
        writer.asm.if_zero(writer.asm.RESULT, "clear")
        self._reject_nul(writer)

    def _reject_nul(self, writer: CallBody) -> None:
        """Emit code that loads the address of a buffer into RESULT, and rejects strings that contain a NUL.

        The address is on the stack at `result`, and the number of bytes at `scratch`.
        """
        asm = writer.asm
        if self.strings:  # strlen stops at the first NUL, and thus differs from the number of bytes
            writer.call("strlen", writer.value_at(writer.result))
            writer.load(asm.OTHER, writer.scratch)
            asm.unless_equal(asm.RESULT, asm.OTHER, "refuse")
        writer.store_length(writer.value_at(writer.scratch))
        writer.load(asm.RESULT, writer.result)

    def _read_buffer(self, writer: CallBody, ready: str) -> None:
        """Emit code that handles buffers: it loads the address into RESULT, and jumps to the `ready` label.

        Buffers that contain Python objects are rejected. For objects without a buffer, execution continues
        after this code.
        """
        asm = writer.asm
        has_buffer = writer.asm.fresh()
        for cls in writer.runtime.buffers:
            writer.if_class(cls, has_buffer)
        asm.load(asm.OTHER, asm.OTHER, writer.runtime.type_offset)
        with asm.skip(writer.unless_class, _ARRAY):
            if sys.version_info >= (3, 12):
                self._require_own_buffer(writer)
            asm.label(has_buffer)
            flags = _CONTIGUOUS | _FORMAT | (WRITABLE if self.buffers == "writable" else 0)
            writer.call("PyObject_GetBuffer", None, ("move", writer.view), flags)
            asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
            asm.unless_zero(asm.RESULT, "clear")
            with asm.skip(writer.load_nonzero, writer.first, writer.view, _FORMAT_OFFSET):
                writer.call("strchr", None, ord("O"))
                asm.unless_zero(asm.RESULT, "refuse")  # also rejects an "O" in a member's name
            asm.load(asm.RESULT, writer.view, _LEN)
            writer.store_length(("move", asm.RESULT))
            asm.if_zero(asm.RESULT, ready)  # an empty buffer is passed as a null pointer
            asm.load(asm.RESULT, writer.view, _BUF)
            asm.goto(ready)

    def _require_own_buffer(self, writer: CallBody) -> None:
        """Emit code that rejects an array whose class defines `__buffer__` in Python (PEP 688)."""
        asm = writer.asm
        array_class = ("load", writer.first, writer.runtime.type_offset)
        own_getbuffer = writer.runtime.slot(ctypes.c_char * 1, _BF_GETBUFFER)  # all ctypes arrays have it
        asm.move(writer.state, writer.first)  # the call changes `first`
        writer.call("PyType_GetSlot", array_class, _BF_GETBUFFER)
        writer.require(asm.RESULT, own_getbuffer)
        asm.move(writer.first, writer.state)


class HandleHolder(Kind):
    """An object of exactly one class that holds a handle in one of its __slots__.

    Args:
        holder: class of the object
        slot: offset of the handle in the object
        handle: ctypes class of the handle
        low, high: minimum and maximum accepted handle. Python handles all other handles, such as those of a
            backend that has ended.
    """

    def __init__(self, holder: type, slot: int, handle: type, low: int, high: int) -> None:
        self.slot = slot
        self.low = low
        self.high = high
        self.referenced_objects = holder, handle
        self.key = "held", slot, low, high

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that loads the handle in the object's slot into RESULT."""
        asm = writer.asm
        holder, handle = self.referenced_objects
        writer.unless_class(holder)
        writer.load_nonzero(writer.first, writer.first, self.slot)
        asm.load(asm.OTHER, writer.first, writer.runtime.type_offset)
        writer.unless_class(handle)  # rejects closed objects
        asm.load(asm.RESULT, writer.first, writer.runtime.value_offset)
        asm.load(asm.RESULT, asm.RESULT)
        writer.compare(asm.if_above, asm.RESULT, self.high)
        writer.load_value(asm.OTHER, self.low)
        asm.if_above(asm.OTHER, asm.RESULT, "refuse")


class Record(Kind):
    """A structure that is passed by value. RESULT receives the address of the bytes, which are then copied.

    Args:
        cls: class of the structure
        type_: class with the same layout that ctypes passes in the same way as C does, if ctypes passes
            `cls` differently
    """

    key = "record"

    def __init__(self, cls: Any, type_: Any = None) -> None:
        self.referenced_objects = (cls,)
        self.type = type_ or cls

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that loads the address of the record's memory into RESULT."""
        (cls,) = self.referenced_objects
        writer.unless_class(cls)
        writer.asm.load(writer.asm.RESULT, writer.first, writer.runtime.value_offset)


class Number(namedtuple("Number", "letter")):
    """A C number or string that is converted to an int, float, bool, str or None.

    Attributes:
        letter: ctypes' letter for the type (`_type_`)
    """

    __slots__ = ()
    referenced_objects: Sequence[Any] = ()
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
        """Emit code that converts the C value in the `writer.first` register to a Python object in RESULT."""
        asm = writer.asm
        letter = self.letter
        if letter in "fd":
            # Move the bits to a floating-point register through the stack.
            writer.store(writer.first, writer.scratch)
            asm.load_float(0, asm.STACK, writer.scratch)
            if letter == "f":
                asm.widen()
            writer.call("PyFloat_FromDouble")
            return
        is_signed = letter.islower() and letter != "?"
        bits = 8 * struct.calcsize("P" if letter == "z" else letter)
        if bits < 64:
            asm.extend(writer.first, writer.first, bits, is_signed)
        if letter in "Pz":
            # A null address or string becomes None.
            ready = asm.fresh()
            with asm.skip(asm.if_zero, writer.first):
                _emit_str(writer) if letter == "z" else writer.call("PyLong_FromUnsignedLongLong")
                asm.goto(ready)
            writer.emit_constant(None)
            asm.label(ready)
        elif letter == "?":
            writer.call("PyBool_FromLong")
        else:
            writer.call("PyLong_FromLongLong" if is_signed else "PyLong_FromUnsignedLongLong")


class EnumMember(Kind):
    """An output that is returned as an enum member, or as an int if the enum has no such member.

    Args:
        number: kind of the number that C writes
        members: dict that maps each value to its enum member
    """

    def __init__(self, number: Number, members: dict[int, Any]) -> None:
        self.number = number
        self.members = members
        self.size = number.size
        self.key = ("member", number.letter)
        self.referenced_objects = (members,)

    def emit_result(self, writer: CallBody) -> None:
        """Emit code that converts the number to an int, and replaces it with the enum member, if any."""
        asm = writer.asm
        value = writer.free  # the register with the number, and then with the member
        self.number.emit_result(writer)
        asm.move(value, asm.RESULT)
        with asm.skip(asm.if_zero, asm.RESULT) as ready:
            writer.call("PyDict_GetItemWithError", writer.keep_alive(self.members), ("move", asm.RESULT))
            writer.store(asm.RESULT, writer.scratch)
            asm.if_zero(asm.RESULT, ready)
            writer.call("Py_IncRef", ("move", asm.RESULT))
            writer.call("Py_DecRef", ("move", value))
            writer.load(value, writer.scratch)
        asm.move(asm.RESULT, value)


class ByEnumerator(Kind):
    """An output whose type is determined by the enumerator in another parameter.

    Args:
        index: index of the other parameter
        choices: kinds of the output, keyed by enumerator

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
        asm = writer.asm
        ready = writer.asm.fresh()
        for number, kind in self.choices.items():
            writer.load(asm.OTHER, writer.slots[self.index])
            with asm.skip(writer.compare, asm.unless_equal, asm.OTHER, number):
                kind.emit_result(writer)
                asm.goto(ready)
        asm.set(asm.RESULT, 0)  # unreachable, because TypeEnumerator has rejected all other enumerators
        asm.label(ready)


_LARGEST_COPY = 64  # maximum size in bytes of an object that C writes in the stack frame


class Object:
    """An output that is returned as a ctypes object, which is created before the call.

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
        """Return the address of the class's `tp_new`, or 0 if the object is created by calling the class."""
        return runtime.slot(self.cls, _TP_NEW) if self.is_plain else 0

    def is_inline(self, runtime: Runtime) -> bool:
        """Return whether ctypes stores the memory in the object itself."""
        return self.size <= runtime.max_inline_size

    def make(self, writer: CallBody) -> None:
        """Emit code that leaves a new object in RESULT, or 0 if an exception is set."""
        if self.is_plain:
            writer.call(self.new(writer.runtime), writer.keep_alive(self.cls), writer.keep_alive(()), 0)
        else:
            writer.call("PyObject_CallNoArgs", writer.keep_alive(self.cls))

    def enlarge(self, writer: CallBody) -> None:
        """Emit code that adds room for a guard to the memory of the object in RESULT.

        `ctypes.resize` does the same, but also changes the length that ctypes records for the object.
        """
        asm = writer.asm
        value = writer.runtime.value_offset
        asm.move(writer.state, asm.RESULT)
        if not self.is_inline(writer.runtime):
            writer.call("PyMem_Realloc", ("load", writer.state, value), self.size + GUARD)
            asm.if_zero(asm.RESULT, "no_memory")
        else:  # the object itself contains the memory, which is copied
            writer.call("PyMem_Malloc", self.size + GUARD)
            asm.if_zero(asm.RESULT, "no_memory")
            asm.load(asm.SPARE, writer.state, value)
            for offset in range(0, self.size, 8):
                asm.load(asm.OTHER, asm.SPARE, offset)
                asm.store(asm.OTHER, asm.RESULT, offset)
        asm.store(asm.RESULT, writer.state, value)


def _emit_str(writer: CallBody) -> None:
    """Emit code that converts the C string at the address in `first` to a str in RESULT."""
    asm = writer.asm
    asm.move(writer.state, writer.first)
    writer.call("strlen")
    # The register of the first parameter may be RESULT (on AArch64). `call` therefore loads it last.
    writer.call(
        "PyUnicode_DecodeUTF8", ("move", writer.state), ("move", asm.RESULT), ctypes.addressof(_REPLACE)
    )


_REPLACE = make_c_string(b"replace")


class Term(namedtuple("Term", "factor parameters conditions choice")):
    """A product that is part of a memory size.

    Attributes:
        factor: constant factor
        parameters: indices of the parameters by which the factor is multiplied
        conditions: tuples (index of a parameter, value that it must have); if a parameter has any other
            value, the product is 0
        choice: tuple (index of the parameter that receives an enumerator, dict that maps enumerators to the
            sizes by which the factor is multiplied); `None` if the product does not depend on an enumerator
    """

    __slots__ = ()


class MemorySize(namedtuple("MemorySize", "terms")):
    """The size in bytes of the memory at an address: the sum of terms.

    Attributes:
        terms: the terms; `None` if the code can't compute the size. In this case, Python handles all
            arguments whose memory has a known length.
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
