"""The kinds of arguments and outputs of C functions, with the code that converts them in fast calls.

A kind of argument has the method `emit_argument`, which emits code that converts a Python object to a C
argument. The code expects the object in the register `writer.first_param` and its class in OTHER, and leaves
the C argument in RESULT. If the code does not handle the object, it jumps to the label "fall_back" without
setting an exception, and the call is made through ctypes. The code may therefore reject any object, but if it
accepts an object, it must pass exactly what ctypes would pass.

A kind of output has the method `emit_result`, which emits code that converts the output in
`writer.first_param` to a new Python object in RESULT. The output is 0 if C wrote nothing. RESULT is 0 if the
conversion has raised an exception.

The code is generated once for all fast calls (`Body.emit_cached`). The attribute `key` contains the inputs
that the code depends on, except the addresses of the objects in `referenced_objects`. The 64 bits at
`writer.scratch_offset` are free before and after the call, and those at `writer.result` until the call.
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
    from collections.abc import Mapping, Sequence
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

    Machine code accepts objects of exactly this class as C arguments, and reads their slots. For other
    objects, Python reads the attribute `_as_parameter_`, which may run Python code.

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


def get_held_name(holder: AddressHolder) -> str:
    """Return the name of the class whose addresses or handles a holder contains, such as CUdeviceptr."""
    for qualified_name, registered_holder in _holders.items():
        if registered_holder is holder:
            _, _, name = qualified_name.rpartition(".")
            return name
    raise ValueError("the holder is not from get_holder()")


def register_holder(pointer: str, cls: type, slot: int, nbytes: int = 0) -> None:
    """Let machine code accept objects of a class, such as Buffer, as addresses or handles of another class.

    Args:
        pointer: name of the class of addresses or handles, such as cudyn.driver.CUdeviceptr
        cls: class whose objects hold an address or a handle
        slot: offset in an object of the slot with the address or handle
        nbytes: offset in an object of the slot with the size of the memory; 0 without such a slot
    """
    _holder_classes.append(cls)
    holder = _get_holder(pointer)
    holder.slot = slot
    holder.nbytes = nbytes
    holder.cls = id(cls)


def _load_member(writer: CallBody, object_: Any, offset: int = 0) -> None:
    """Emit code that loads 64 bits from the memory of a ctypes object into SPARE.

    Args:
        writer: generates the code
        object_: the ctypes object, which is kept alive
        offset: offset in the object's memory
    """
    asm = writer.asm
    writer.load_value(asm.SPARE, writer.keep_alive(object_))
    asm.load(asm.SPARE, asm.SPARE, writer.runtime.value_offset)
    asm.load(asm.SPARE, asm.SPARE, offset)


def _load_held(writer: CallBody, holder: AddressHolder) -> None:
    """Emit code that replaces an object of a registered class with the object in its slot.

    The code expects the object in the register `first_param`. It loads the object in the slot into this
    register and its class into OTHER, and moves the object with the slot to the register `state`. The code
    rejects objects of any other class.

    Args:
        writer: generates the code
        holder: the registered class
    """
    asm = writer.asm
    asm.load(asm.OTHER, writer.first_param, writer.runtime.type_offset)
    _load_member(writer, holder, AddressHolder.cls.offset)
    asm.unless_equal(asm.OTHER, asm.SPARE, "fall_back")
    asm.move(writer.state, writer.first_param)
    _load_slot(writer, holder, AddressHolder.slot.offset)


def _load_slot(writer: CallBody, holder: AddressHolder, offset: int) -> None:
    """Emit code that loads the object in a slot into `first_param`, and its class into OTHER.

    The code expects the object with the slot in the register `state`. It rejects objects whose slot is empty,
    or whose class does not have the slot.

    Args:
        writer: generates the code
        holder: the registered class
        offset: offset in the AddressHolder of the slot's offset
    """
    asm = writer.asm
    _load_member(writer, holder, offset)
    asm.if_zero(asm.SPARE, "fall_back")
    asm.move(writer.first_param, writer.state)
    asm.plus(writer.first_param, asm.SPARE, "fall_back")
    writer.load_nonzero(writer.first_param, writer.first_param, 0)
    asm.load(asm.OTHER, writer.first_param, writer.runtime.type_offset)


def emit_held_address(writer: CallBody, holder: AddressHolder, ready: str) -> None:
    """Emit code that converts an object of a registered class, such as a Buffer, to its address.

    The code leaves the address in RESULT, and jumps to the label `ready`. It rejects objects of any other
    class, closed objects, and the address 0.

    Args:
        writer: generates the code
        holder: the registered class
        ready: the label
    """
    asm = writer.asm
    _load_held(writer, holder)
    writer.require_class(int)
    writer.read_int(signed=False)
    asm.if_zero(asm.RESULT, "fall_back")
    if writer.length_slot is not None:
        # Record the size of the memory, which is in another slot.
        writer.store(asm.RESULT, writer.result)
        _load_slot(writer, holder, AddressHolder.nbytes.offset)
        writer.require_class(int)
        writer.read_int(signed=False)
        writer.store_length(("move", asm.RESULT))
        writer.load(asm.RESULT, writer.result)
    asm.goto(ready)


def emit_held_handle(writer: CallBody, holder: AddressHolder, handle: type, ready: str) -> None:
    """Emit code that converts an object of a registered class, such as a Stream, to its handle.

    The code leaves the handle in RESULT, and jumps to the label `ready`. It rejects objects of any other
    class, closed objects, and handles of simulated drivers. It also rejects all objects if no context is
    current.

    Args:
        writer: generates the code
        holder: the registered class
        handle: ctypes class of the handle
        ready: the label
    """
    asm = writer.asm
    _load_held(writer, holder)
    writer.require_class(handle)  # rejects closed objects
    asm.load(asm.RESULT, writer.first_param, writer.runtime.value_offset)
    writer.load_nonzero(asm.RESULT, asm.RESULT, 0)
    writer.emit_with_value(asm.if_above, asm.RESULT, _LARGEST_HANDLE, "fall_back")
    writer.store(asm.RESULT, writer.result)
    # Call cuCtxGetCurrent, and reject the object if no context is current.
    _load_member(writer, context_query)
    asm.move(asm.OTHER, asm.SPARE)
    asm.if_zero(asm.OTHER, "fall_back")
    context_offset = writer.scratch_offset
    writer.call(("move", asm.OTHER), writer.address_of(context_offset))
    asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
    asm.unless_zero(asm.RESULT, "fall_back")  # the status
    writer.load_nonzero(asm.OTHER, asm.STACK, context_offset)
    writer.load(asm.RESULT, writer.result)
    asm.goto(ready)


class Integer(namedtuple("Integer", "bits signed holder enum", defaults=(None, None))):
    """The kind of an argument that is an int, a bool or an enum member, and that fits in a C integer.

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
        is_int, not_int, ready = (asm.new_label() for _ in range(3))
        writer.if_class(int, is_int)
        if self.enum is not None:  # accept no other class
            _load_member(writer, self.enum)
            asm.unless_equal(asm.OTHER, asm.SPARE, "fall_back")
        else:
            _branch_unless_int_subclass(writer, "fall_back" if self.holder is None else not_int)
        asm.label(is_int)
        writer.read_int(self.bits, self.signed)
        if self.holder is not None:
            asm.goto(ready)
            asm.label(not_int)
            emit_held_address(writer, self.holder, ready)
            asm.label(ready)


def _branch_unless_int_subclass(writer: CallBody, label: str) -> None:
    """Emit a jump to a label unless the class in OTHER is a subclass of int."""
    asm = writer.asm
    asm.move(writer.state, writer.first_param)  # the call changes `first_param`
    writer.call("PyType_GetFlags", ("move", asm.OTHER))
    asm.move(asm.OTHER, asm.RESULT)  # on AArch64, RESULT is also `first_param`, which is restored next
    asm.move(writer.first_param, writer.state)
    asm.unless_bit(asm.OTHER, _INT_SUBCLASS, label)


class TypeEnumerator(Kind):
    """The kind of an argument that is an enumerator, and that determines the type of an output.

    Args:
        integer: kind of the C integer
        choices: kind of the output, keyed by enumerator. Other enumerators are not accepted.
    """

    def __init__(self, integer: Integer, choices: Mapping[int, Number | EnumMember]) -> None:
        self.integer = integer
        self.choices = choices
        self.referenced_objects = integer.referenced_objects
        self.key = "choice", integer.key, *choices

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that reads the enumerator, and rejects it if it is not in `choices`."""
        asm = writer.asm
        is_accepted = writer.asm.new_label()
        self.integer.emit_argument(writer)
        for number in self.choices:
            writer.emit_with_value(asm.if_equal, asm.RESULT, number, is_accepted)
        asm.goto("fall_back")
        asm.label(is_accepted)


class Float(Kind):
    """The kind of an argument that is a float, or an int of at most 64 bits, and becomes a C float or double.

    Args:
        bits: size of the C type: 32 or 64
    """

    def __init__(self, bits: int) -> None:
        self.bits = self.key = bits
        self.type = ctypes.c_float if bits == 32 else ctypes.c_double

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that converts the argument. Infinities and NaNs of 32 bits are rejected."""
        asm = writer.asm
        emit_float(writer, self.bits // 8)
        if self.bits == 32:
            asm.extend(asm.OTHER, asm.RESULT, bits=31, signed=False)  # drops the sign bit
            writer.emit_with_value(asm.if_above, asm.OTHER, _LARGEST_FLOAT32_BITS, label="fall_back")


def emit_float(writer: Body, size: int) -> None:
    """Emit code that converts the float or int in `first_param` to a C float, whose bits it leaves in RESULT.

    Args:
        writer: generates the code
        size: size of the C type in bytes: 2, 4 or 8
    """
    asm = writer.asm
    is_float = writer.asm.new_label()
    writer.if_class(float, is_float)
    writer.require_class(int)
    # Reject large ints by converting them to C integers: an int of more than 64 bits might overflow. If the
    # size is less than 8, the int is first rounded to a double and then to the smaller type. To avoid
    # rounding twice, only accept an int that a double represents exactly (53 bits and the sign).
    writer.store(writer.first_param, writer.spare_offset)
    writer.read_int(64 if size == 8 else 54)
    writer.load(writer.first_param, writer.spare_offset)
    asm.label(is_float)
    writer.call("PyFloat_AsDouble")
    if size == 8:
        asm.store_float(0, asm.STACK, writer.scratch_offset)
    else:
        writer.store_value(writer.scratch_offset, 0)
        is_little_endian = 1
        writer.call(f"PyFloat_Pack{size}", writer.address_of(writer.scratch_offset), is_little_endian)
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.unless_zero(asm.RESULT, "clear_exception")
    writer.load(asm.RESULT, writer.scratch_offset)


class Address(
    namedtuple(
        "Address",
        "pointer_classes target_classes integer strings binary buffers holder has_handle",
        defaults=((), (), False, False, False, "", None, False),
    )
):
    """The kind of an argument that is passed as a pointer. None is passed as a null pointer.

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
        holders = [] if self.holder is None else [self.holder]
        return (*self.pointer_classes, *self.target_classes, *holders)

    @property
    def key(self) -> Any:
        """The inputs that the code depends on, except the objects in `referenced_objects`."""
        return (
            len(self.pointer_classes),
            len(self.target_classes),
            self.integer,
            self.strings,
            self.binary,
            self.buffers,
            self.holder is None,
            self.has_handle,
        )

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that compares the class with each accepted class, and loads the address into RESULT."""
        asm = writer.asm
        ready = asm.new_label()
        is_none = asm.new_label()
        for cls in self.pointer_classes:
            with asm.skip(writer.unless_class, cls):
                asm.load(asm.RESULT, writer.first_param, writer.runtime.value_offset)
                asm.load(asm.RESULT, asm.RESULT)
                asm.goto(ready)
        if self.integer:
            with asm.skip(writer.unless_class, int):
                writer.read_int(signed=False)
                asm.goto(ready)
        writer.emit_with_value(asm.if_equal, writer.first_param, id(None), is_none)
        for cls in self.target_classes:
            with asm.skip(writer.unless_class, cls):
                asm.load(asm.RESULT, writer.first_param, writer.runtime.value_offset)
                writer.store_length(ctypes.sizeof(cls))
                asm.goto(ready)
        if self.strings or self.binary:
            with asm.skip(writer.unless_class, bytes):
                self._read_bytes(writer)
                asm.goto(ready)
        if self.strings:
            with asm.skip(writer.unless_class, str):
                self._read_str(writer)
                asm.goto(ready)
        self._emit_other_objects(writer, ready)
        asm.label(is_none)
        asm.set(asm.RESULT, 0)
        asm.label(ready)

    def _emit_other_objects(self, writer: CallBody, ready: str) -> None:
        """Emit code for buffers, arrays and objects of the holder's class. Other objects are rejected.

        Args:
            writer: generates the code
            ready: label to which the code jumps when the address is in RESULT
        """
        asm = writer.asm
        if self.buffers:
            self._read_buffer(writer, ready)
        elif self.target_classes:
            self._read_array(writer, ready)
        if self.holder is not None and self.has_handle:
            emit_held_handle(writer, self.holder, self.pointer_classes[0], ready)
        elif self.holder is not None:
            emit_held_address(writer, self.holder, ready)
        else:
            asm.goto("fall_back")

    def _read_array(self, writer: CallBody, ready: str) -> None:
        """Emit code that loads the address of a ctypes array into RESULT, and jumps to a label.

        The elements must be of a class in `target_classes`. For other objects, execution continues after this
        code.

        Args:
            writer: generates the code
            ready: the label
        """
        asm = writer.asm
        not_accepted = writer.asm.new_label()
        # All classes of arrays have the same metaclass.
        asm.move(writer.state, writer.first_param)
        asm.move(writer.first_param, asm.OTHER)
        asm.load(asm.OTHER, asm.OTHER, writer.runtime.type_offset)
        writer.unless_class(_ARRAY, not_accepted)
        # Compare the class of the elements.
        writer.call("PyObject_GetAttr", None, writer.keep_alive(_TYPE))
        asm.if_zero(asm.RESULT, "fail")
        writer.store(asm.RESULT, writer.scratch_offset)
        writer.call("Py_DecRef", ("move", asm.RESULT))
        writer.load(asm.OTHER, writer.scratch_offset)
        asm.load(asm.RESULT, writer.state, writer.runtime.value_offset)
        for cls in self.target_classes:
            with asm.skip(writer.unless_class, cls):
                writer.store_length(("load", writer.state, writer.runtime.length_offset))
                asm.goto(ready)
        asm.label(not_accepted)
        asm.move(writer.first_param, writer.state)

    def _read_bytes(self, writer: CallBody) -> None:
        """Emit code that loads the address of a bytes object's contents into RESULT."""
        address = writer.address_of(writer.result)
        length = writer.address_of(writer.scratch_offset)
        writer.call("PyBytes_AsStringAndSize", None, address, length)
        self._load_string_address(writer)

    def _read_str(self, writer: CallBody) -> None:
        """Emit code that loads the address of a str's UTF-8 encoding into RESULT."""
        length = writer.address_of(writer.scratch_offset)
        writer.call("PyUnicode_AsUTF8AndSize", None, length)  # the str owns the memory
        writer.store(writer.asm.RESULT, writer.result)
        writer.asm.if_zero(writer.asm.RESULT, "clear_exception")
        self._load_string_address(writer)

    def _load_string_address(self, writer: CallBody) -> None:
        """Emit code that loads the address of a string into RESULT, and rejects strings that contain a NUL.

        The address is in the frame at `result`, and the number of bytes at `scratch_offset`.
        """
        asm = writer.asm
        if self.strings:  # strlen stops at the first NUL, and thus differs from the number of bytes
            writer.call("strlen", writer.value_at(writer.result))
            writer.load(asm.OTHER, writer.scratch_offset)
            asm.unless_equal(asm.RESULT, asm.OTHER, "fall_back")
        writer.store_length(writer.value_at(writer.scratch_offset))
        writer.load(asm.RESULT, writer.result)

    def _read_buffer(self, writer: CallBody, ready: str) -> None:
        """Emit code that loads the address of a buffer into RESULT, and jumps to a label.

        Buffers that contain Python objects are rejected. For objects that do not support the buffer protocol,
        execution continues after this code.

        Args:
            writer: generates the code
            ready: the label
        """
        asm = writer.asm
        has_buffer = writer.asm.new_label()
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
            asm.unless_zero(asm.RESULT, "clear_exception")
            # A format with the character "O" contains Python objects, or a member with an "O" in its name.
            with asm.skip(writer.load_nonzero, writer.first_param, writer.view, _FORMAT_OFFSET):
                writer.call("strchr", None, ord("O"))
                asm.unless_zero(asm.RESULT, "fall_back")
            asm.load(asm.RESULT, writer.view, _LEN)
            writer.store_length(("move", asm.RESULT))
            asm.if_zero(asm.RESULT, ready)  # an empty buffer is passed as a null pointer
            asm.load(asm.RESULT, writer.view, _BUF)
            asm.goto(ready)

    def _require_own_buffer(self, writer: CallBody) -> None:
        """Emit code that rejects an array whose class defines `__buffer__` in Python (PEP 688)."""
        asm = writer.asm
        array_class = ("load", writer.first_param, writer.runtime.type_offset)
        own_getbuffer = writer.runtime.get_type_slot(
            ctypes.c_char * 1, _BF_GETBUFFER
        )  # all ctypes arrays have it
        asm.move(writer.state, writer.first_param)  # the call changes `first_param`
        writer.call("PyType_GetSlot", array_class, _BF_GETBUFFER)
        writer.require(asm.RESULT, own_getbuffer)
        asm.move(writer.first_param, writer.state)


class HandleHolder(Kind):
    """The kind of an argument of exactly one class, whose objects hold a handle in one of their __slots__.

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
        writer.require_class(holder)
        writer.load_nonzero(writer.first_param, writer.first_param, self.slot)
        asm.load(asm.OTHER, writer.first_param, writer.runtime.type_offset)
        writer.require_class(handle)  # rejects closed objects
        asm.load(asm.RESULT, writer.first_param, writer.runtime.value_offset)
        asm.load(asm.RESULT, asm.RESULT)
        writer.emit_with_value(asm.if_above, asm.RESULT, self.high, "fall_back")
        writer.load_value(asm.OTHER, self.low)
        asm.if_above(asm.OTHER, asm.RESULT, "fall_back")


class Record(Kind):
    """The kind of an argument that is a structure and is passed by value.

    Args:
        cls: class of the structure
        type_: class with the same layout as `cls`. It is only needed if ctypes passes `cls` differently from
            C; ctypes passes this class as C does.
    """

    key = "record"

    def __init__(self, cls: Any, type_: Any = None) -> None:
        self.referenced_objects = (cls,)
        self.type = type_ or cls

    def emit_argument(self, writer: CallBody) -> None:
        """Emit code that loads the address of the structure's memory into RESULT. The caller copies it."""
        (cls,) = self.referenced_objects
        writer.require_class(cls)
        writer.asm.load(writer.asm.RESULT, writer.first_param, writer.runtime.value_offset)


class Number(namedtuple("Number", "letter")):
    """The kind of an output that is a number, an address or a string: an int, float, bool, str or None.

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
        """Emit code that converts the C value in `first_param` to a Python object in RESULT."""
        asm = writer.asm
        letter = self.letter
        if letter in "fd":
            self._emit_float(writer)
            return
        is_signed = letter.islower() and letter != "?"
        bits = 8 * struct.calcsize("P" if letter == "z" else letter)
        if bits < 64:
            asm.extend(writer.first_param, writer.first_param, bits, is_signed)
        if letter in "Pz":
            ready = asm.new_label()
            with asm.skip(asm.if_zero, writer.first_param):
                if letter == "z":
                    _emit_str(writer)
                else:
                    writer.call("PyLong_FromUnsignedLongLong")
                asm.goto(ready)
            writer.emit_constant(None)  # for a null address or string
            asm.label(ready)
        elif letter == "?":
            writer.call("PyBool_FromLong")
        else:
            writer.call("PyLong_FromLongLong" if is_signed else "PyLong_FromUnsignedLongLong")

    def _emit_float(self, writer: CallBody) -> None:
        """Emit code that converts the bits of a C float or double in `first_param` to a float in RESULT."""
        asm = writer.asm
        # Move the bits to a floating-point register through the stack.
        writer.store(writer.first_param, writer.scratch_offset)
        asm.load_float(0, asm.STACK, writer.scratch_offset)
        if self.letter == "f":
            asm.widen()
        writer.call("PyFloat_FromDouble")


class EnumMember(Kind):
    """The kind of an output that is returned as an enum member, or as an int if there is no such member.

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
        int_or_member = writer.free
        member_offset = writer.scratch_offset
        self.number.emit_result(writer)
        asm.move(int_or_member, asm.RESULT)
        with asm.skip(asm.if_zero, asm.RESULT) as ready:
            writer.call("PyDict_GetItemWithError", writer.keep_alive(self.members), ("move", asm.RESULT))
            writer.store(asm.RESULT, member_offset)
            asm.if_zero(asm.RESULT, ready)  # there is no such member
            writer.call("Py_IncRef", ("move", asm.RESULT))
            writer.call("Py_DecRef", ("move", int_or_member))
            writer.load(int_or_member, member_offset)
        asm.move(asm.RESULT, int_or_member)


class ByEnumerator(Kind):
    """The kind of an output whose type is determined by the enumerator in another parameter.

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
        ready = writer.asm.new_label()
        for number, kind in self.choices.items():
            writer.load(asm.OTHER, writer.slots[self.index])
            with asm.skip(writer.emit_with_value, asm.unless_equal, asm.OTHER, number):
                kind.emit_result(writer)
                asm.goto(ready)
        asm.set(asm.RESULT, 0)  # unreachable, because TypeEnumerator has rejected all other enumerators
        asm.label(ready)


_LARGEST_COPY = 64  # maximum size in bytes of an object that C writes in the stack frame


class Object:
    """The kind of an output that is returned as a ctypes object, which is created before the call.

    C writes to the memory of the object. For small objects, it writes to the stack frame instead, and the
    bytes are copied to the object after the call, because this is faster.

    Args:
        cls: class of the object
        is_plain: whether `cls.__init__` does nothing if it is called without arguments
        has_guard: whether `cls` itself allocates memory for a guard
        is_late: whether C may write to the object after the call has returned

    Attributes:
        is_copied: whether C writes to the stack frame
    """

    def __init__(
        self, cls: Any, is_plain: bool = False, has_guard: bool = False, is_late: bool = False
    ) -> None:
        self.cls = cls
        self.is_plain = is_plain
        self.has_guard = has_guard
        self.size = ctypes.sizeof(cls)
        self.is_copied = not is_late and self.size <= _LARGEST_COPY and self.size % 8 == 0

    def find_new(self, runtime: Runtime) -> int:
        """Return the address in the class's slot `tp_new`; 0 if objects are created by calling the class."""
        return runtime.get_type_slot(self.cls, _TP_NEW) if self.is_plain else 0

    def is_inline(self, runtime: Runtime) -> bool:
        """Return whether ctypes stores the memory in the object itself."""
        return self.size <= runtime.max_inline_size

    def emit_creation(self, writer: CallBody) -> None:
        """Emit code that leaves a new object in RESULT, or 0 if an exception is set."""
        if self.is_plain:
            cls = writer.keep_alive(self.cls)
            args = writer.keep_alive(())
            kwargs = 0
            writer.call(self.find_new(writer.runtime), cls, args, kwargs)
        else:
            writer.call("PyObject_CallNoArgs", writer.keep_alive(self.cls))

    def emit_enlargement(self, writer: CallBody) -> None:
        """Emit code that adds space for a guard to the memory of the object in RESULT.

        `ctypes.resize` does the same, but also changes the length that ctypes records for the object.
        """
        asm = writer.asm
        memory_pointer = writer.runtime.value_offset
        asm.move(writer.state, asm.RESULT)
        if self.is_inline(writer.runtime):
            # The object itself contains the memory. Copy it to new memory.
            writer.call("PyMem_Malloc", self.size + GUARD)
            asm.if_zero(asm.RESULT, "no_memory")
            asm.load(asm.SPARE, writer.state, memory_pointer)
            for offset in range(0, self.size, 8):
                asm.load(asm.OTHER, asm.SPARE, offset)
                asm.store(asm.OTHER, asm.RESULT, offset)
        else:
            writer.call("PyMem_Realloc", ("load", writer.state, memory_pointer), self.size + GUARD)
            asm.if_zero(asm.RESULT, "no_memory")
        asm.store(asm.RESULT, writer.state, memory_pointer)


def _emit_str(writer: CallBody) -> None:
    """Emit code that converts the C string at the address in `first_param` to a str in RESULT."""
    asm = writer.asm
    asm.move(writer.state, writer.first_param)
    writer.call("strlen")
    string, length = ("move", writer.state), ("move", asm.RESULT)
    writer.call("PyUnicode_DecodeUTF8", string, length, ctypes.addressof(_REPLACE))


_REPLACE = make_c_string(b"replace")  # the error handler for bytes that are not UTF-8


class Term(namedtuple("Term", "factor parameters conditions choice")):
    """A product of a constant and parameters, which is a part of a memory size.

    Attributes:
        factor: constant factor
        parameters: indices of the parameters by which the factor is multiplied
        conditions: tuples (index of a parameter, required value). If a parameter has a different value, the
            product is 0.
        choice: a tuple (index of a parameter, dict that maps its enumerators to sizes); the factor is
            multiplied by the size. `None` if the product does not depend on an enumerator
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
