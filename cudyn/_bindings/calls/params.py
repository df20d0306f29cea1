"""Converters for parameters for which ctypes itself accepts too many or too few types of arguments.

A converter has a method `from_param`, which ctypes calls for every argument. In a checked call, `where` names
the parameter (`cuMemAlloc: bytesize (size_t)`), and integers that C would truncate are rejected. In a raw
call, `where` is empty and integers are not checked.
"""

from __future__ import annotations

import ctypes
import functools
import operator
import sys

from ..._errors import refuse, with_facts_of
from ..machine.kinds import WRITABLE, Address, Float, Integer, Record, get_holder
from .callbacks import mark_shared
from .values import (
    LAST_ADDRESS,
    REFERENCE,
    CellType,
    Handle,
    VoidPointer,
    check_float,
    check_int,
    int_limits,
    name_type,
    prepare_layout,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..machine.kinds import ArgumentKind

_address = ctypes.c_void_p.from_param
_text = ctypes.c_char_p.from_param
_texts = ctypes.POINTER(ctypes.c_char_p).from_param
_VOID_POINTERS = ctypes.c_void_p, VoidPointer
_MISSING = object()  # stands for an attribute that an object does not have
TEXT_ARRAYS = "const char *const *", "const char **"
"""The C types that are treated as arrays of strings."""


class Converter:
    """An entry in argtypes that is not a ctypes type.

    Attributes:
        from_param: converts an argument; ctypes calls it
        plain: kind of arguments that machine code converts without calling `from_param`, with the same
            result; `None` if there are no such arguments
    """

    __slots__ = ("from_param", "plain")

    def __init__(self, from_param: Callable[[Any], Any], plain: ArgumentKind | None = None) -> None:
        self.from_param = from_param
        self.plain = plain


def make_float_converter(cls: Any, where: str) -> Converter:
    """Return the converter of a parameter that is a float or a double.

    Args:
        cls: ctypes class of the number
        where: function and parameter, for messages
    """

    def from_param(value: Any) -> Any:
        parameter = getattr(value, "_as_parameter_", _MISSING)
        return check_float(value, cls, where) if parameter is _MISSING else from_param(parameter)

    return Converter(from_param, Float(8 * ctypes.sizeof(cls)))


class EnumName:
    """A C enumeration. Parameters of this type reject members of other enumerations.

    Attributes:
        name: name of the enumeration's Python class; the classes at other API levels and in cuda.bindings
            have the same name
        last: class of the last accepted value
        cell: address of `last`, for fast calls; 0 before the first value
    """

    __slots__ = ("_known", "cell", "last", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.cell = ctypes.c_size_t()
        self._known: list[type] = []
        self.last: type | None = None

    def check(self, value: Any) -> None:
        """Raise TypeError for a member of another enumeration."""
        cls = type(value)
        if cls is self.last or cls is bool or not isinstance(value, int) or not hasattr(cls, "__members__"):
            return
        if cls.__name__ != self.name:
            member = getattr(value, "name", value)
            raise refuse(TypeError, f"a {self.name} or an int", f"{cls.__name__}.{member}")
        if cls not in self._known:
            self._known.append(cls)  # keeps the class alive while its address is in the cell
        self.last = cls
        self.cell.value = id(cls)


def make_integer_converter(
    cls: Any, where: str, named: Any = None, enum: EnumName | None = None
) -> Converter:
    """Return the converter of an integer parameter. It accepts integers in range and objects of the class.

    The converter is faster than ctypes' own from_param, which first checks whether the value is an instance
    of the class. An int is passed unchanged if C expects an int, and as an address if C's type has the size
    of an address.

    Args:
        cls: ctypes class of the integer
        where: function and parameter, for messages
        named: class of the parameter's typedef, such as CUdeviceptr. Objects that stand for a value of this
            class, such as a Buffer, are also accepted
        enum: enumeration whose members the parameter accepts
    """
    low, high = int_limits(cls) or (0, 0)  # `or` only for type checkers: `cls` is an integer class
    expected = "an int" if enum is None else f"a {enum.name} or an int"
    size = ctypes.sizeof(cls)
    has_pointer_size = size == ctypes.sizeof(ctypes.c_void_p)
    pass_int: Callable[[Any], Any]
    if size == ctypes.sizeof(ctypes.c_int) or cls is ctypes.c_bool:  # c_bool itself accepts any object
        pass_int = operator.index
    else:
        pass_int = _address if has_pointer_size else cls.from_param

    def from_param(value: Any) -> Any:
        if isinstance(value, cls):
            return value
        if enum is not None and value.__class__ is not int and value.__class__ is not enum.last:
            enum.check(value)
        try:
            if low <= value <= high:
                return pass_int(value)
        except TypeError:  # the value is not a number, or it is a number from another library, such as numpy
            pass
        # The attribute is read only once, because it may run Python code.
        parameter = getattr(value, "_as_parameter_", _MISSING)
        if parameter is not _MISSING:
            is_other_type = is_named(type(parameter)) and not isinstance(parameter, named or ())
            if is_other_type or isinstance(parameter, ctypes.c_void_p):
                raise refuse(TypeError, "an int", name_both(value, parameter), where)
            return from_param(parameter)
        if named is not None and is_from_cuda_bindings(value, named):
            return pass_int(int(value))
        return pass_int(check_int(value, low, high, where, expected))

    is_signed = low < 0
    is_address = named is not None and not is_signed and has_pointer_size
    holder = get_holder(named) if is_address else None
    cell = None if enum is None else enum.cell
    bits = (high - low).bit_length()
    return Converter(from_param, Integer(bits, is_signed, holder, cell))


def is_named(cls: Any) -> bool:
    """Return whether a class was created for an integer type that the headers name, such as CUdeviceptr."""
    return getattr(cls, "_element_", None) is not None


def name_both(value: Any, handle: Any) -> str:
    """Name the class of an object and the class of the handle that it stands for, for messages."""
    return f"{type(value).__name__}, which stands for a {type(handle).__name__}"


def is_from_cuda_bindings(value: Any, cls: Any) -> bool:
    """Return whether a value is a cuda.bindings object whose class corresponds to a class in cudyn.

    The modules and classes of both packages have the same names: cuda.bindings.runtime.cudaStream_t.
    """
    foreign = type(value)
    if not foreign.__module__.startswith("cuda.bindings."):
        return False
    module = sys.modules.get(f"cudyn.{foreign.__module__.rpartition('.')[2]}")
    return getattr(module, foreign.__name__, None) is cls


def _convert_text(value: Any) -> Any:
    """Convert an argument for `const char *`. A str is encoded as UTF-8."""
    value = _encode(value)
    if not isinstance(value, bytes):
        try:
            return _text(value)
        except TypeError:
            raise refuse(TypeError, "a str, bytes or None", type(value).__name__) from None
    if b"\0" in value:
        raise ValueError("a C string ends at its first NUL byte, but this one continues after it")
    return _text(value)


def _encode(value: Any) -> Any:
    """Encode a str as UTF-8. Return any other value unchanged."""
    return value.encode() if isinstance(value, str) else value


def _convert_texts(value: Any) -> Any:
    """Convert an argument for an array of strings: a list or tuple, or anything that ctypes accepts."""
    if not isinstance(value, (list, tuple)):
        try:
            return _texts(value)
        except TypeError:
            expected = "a list of strings, an array of c_char_p, or None"
            raise refuse(TypeError, expected, type(value).__name__) from None
    for index, item in enumerate(value):
        try:
            _convert_text(item)
        except TypeError as error:
            raise with_facts_of(TypeError(f"element {index}: {error}"), error) from None
        except ValueError as error:
            raise ValueError(f"element {index}: {error}") from None
    return (ctypes.c_char_p * len(value))(*map(_encode, value))


TEXT = Converter(_convert_text, Address(strings=True))
"""`const char *`: bytes, str (as UTF-8), None, or any object that ctypes accepts as a char pointer."""

TEXTS = Converter(_convert_texts, Address())
"""`const char *const *`: a sequence of values for TEXT, None, or an array or pointer of char pointers."""


def make_memory_converter(
    where: str = "",
    *,
    is_const: bool = False,
    is_written: bool = False,
    is_text: bool = False,
    is_void: bool = True,
    device: Any = None,
) -> Any:
    """Return the converter of a `void *` parameter.

    It accepts an int, None, bytes, a ctypes object, or an object that supports the buffer protocol.

    Args:
        where: function and parameter of a checked call, which also checks the range of addresses
        is_const: whether C only reads the memory. If so, read-only buffers are accepted
        is_written: whether C writes the memory. If so, bytes are rejected, because Python may share a bytes
            object
        is_text: whether the memory is a string whose size is another parameter. A str is then encoded as
            UTF-8. Otherwise a str is rejected, because ctypes would pass wide characters
        is_void: whether handles are accepted, as C accepts them for `void *`
        device: the class CUdeviceptr, if device memory is accepted, such as a Buffer; otherwise `None`
    """
    expected = "an address, bytes or a buffer" + ("" if is_const else " that can be changed")
    start = ""
    if is_written:
        start = f"{where} is written to: "
        expected = (
            "an address or a buffer that can be changed, such as a bytearray or "
            "ctypes.create_string_buffer(n)"
        )

    def from_param(value: Any) -> Any:
        if value.__class__ is int and 0 <= value <= LAST_ADDRESS:
            return _address(value)
        if value.__class__ is REFERENCE or (value.__class__ is bytes and not is_written):
            return _address(value)
        if value.__class__ is bytearray:
            return _hold_writable(value)
        parameter = getattr(value, "_as_parameter_", None)
        if parameter is not None:
            is_device_address = device is not None and isinstance(parameter, device)
            return from_param(parameter.value if is_device_address else parameter)
        # A handle, which C converts only to `void *`.
        if not is_void and isinstance(value, ctypes.c_void_p) and type(value) not in _VOID_POINTERS:
            raise refuse(TypeError, expected, type(value).__name__, start=start)
        if isinstance(value, str):
            if not is_text:
                advice = "" if is_written else "; encode it first"
                raise refuse(TypeError, expected, "str", advice=advice, start=start)
            value = value.encode()
        elif where and isinstance(value, int):
            return _address(check_int(value, 0, LAST_ADDRESS, where))
        elif is_written and isinstance(value, _CONSTANT):
            raise refuse(TypeError, expected, type(value).__name__, start=start)
        return _find_memory(value, is_const, expected, start)

    plain = Address(
        integer=True,
        binary=not is_written,
        buffers="any" if is_const else "writable",
        holder=None if device is None else get_holder(device),
    )
    return Converter(from_param, plain)


def _explain_rejected_buffer(value: Any, error: Exception) -> str:
    """Return the end of a message about a rejected buffer: the reason and advice.

    Args:
        value: object that does not provide a suitable buffer
        error: exception that the request for the buffer raised
    """
    if isinstance(value, (list, tuple)):
        return "; make an array of it first, such as array.array or a ctypes array"
    if "bytes-like object is required" in str(error):
        return ""
    return f": {error}" + ("; copy it first" if "contiguous" in str(error) else "")


def _find_memory(value: Any, is_const: bool, expected: str, start: str) -> Any:
    """Return the address that ctypes would pass for an object, or the address of the object's buffer.

    Args:
        value: the object
        is_const: whether a read-only buffer is accepted
        expected: description of the accepted values, for the message
        start: start of the message

    Raises:
        TypeError: The object is not an address and does not have a suitable buffer.
    """
    if value is None or (isinstance(value, _ADDRESSES) and not isinstance(value, ctypes.Array)):
        try:
            return _address(value)
        except TypeError:  # for example a structure, which supports the buffer protocol
            pass
    try:
        return _hold_writable(value) or hold_buffer(value, 0 if is_const else WRITABLE)
    except (TypeError, ValueError, BufferError) as error:
        advice = _explain_rejected_buffer(value, error)
        raise refuse(TypeError, expected, name_type(value), advice=advice, start=start) from None


_ADDRESSES = int, bytes, ctypes.Structure.__mro__[-2], REFERENCE  # objects that ctypes itself may accept
_CONSTANT = bytes, ctypes.c_char_p  # bytes are copied into a c_char_p


class _PyBuffer(ctypes.Structure):
    """Py_buffer, with only the members that this module reads."""

    _fields_ = (
        ("buf", ctypes.c_void_p),
        ("obj", ctypes.c_void_p),
        ("len", ctypes.c_ssize_t),
        ("rest", ctypes.c_byte * 128),  # larger than the remaining members
    )


class _HeldBuffer(_PyBuffer):
    """A Py_buffer that is released when the object is deleted."""

    def __del__(self) -> None:
        ctypes.pythonapi.PyBuffer_Release(ctypes.byref(self))


class BufferRef(ctypes.c_char):
    """The first byte of a buffer, which is passed to C by reference.

    Attributes:
        length: size of the buffer in bytes
        holder: object that prevents the buffer from being freed or resized
    """

    holder: Any
    length: int


def _hold_writable(value: Any) -> Any:
    """Return a pointer to the memory of a writable buffer, which cannot be resized while the pointer exists.

    Returns `None` for other objects, such as read-only buffers, which `hold_buffer` supports.
    """
    try:
        holder = memoryview(value)
    except (TypeError, ValueError, BufferError):
        return None
    if holder.readonly or not holder.nbytes or not holder.c_contiguous or "O" in holder.format:
        return None
    first = BufferRef.from_buffer(holder)
    first.holder = holder
    first.length = holder.nbytes
    return ctypes.byref(first)


def hold_buffer(value: Any, flags: int) -> Any:
    """Return a pointer to the memory of an object, which cannot be resized during the call.

    An array whose element type has no format code in the buffer protocol, such as NumPy's datetime64 or
    bfloat16, is passed as bytes.

    Args:
        value: object that supports the buffer protocol
        flags: flags of PyObject_GetBuffer

    Raises:
        TypeError: The object does not have a buffer with these flags, or its elements are references to
            Python objects.
    """
    buffer = _PyBuffer()
    owner = value
    try:
        owner = memoryview(value)  # released even if an exception occurs
    except Exception:  # for example for NumPy's datetime64, which has no format code in the buffer protocol
        has_objects = getattr(getattr(value, "dtype", None), "hasobject", False)
        buffer = _HeldBuffer()
    else:
        has_objects = "O" in "".join(owner.format.split(":")[::2])  # names of members are between colons
    if has_objects:
        raise TypeError("its elements are Python objects")
    release = ctypes.pythonapi.PyBuffer_Release
    reference = ctypes.byref(buffer)
    try:
        ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(owner), reference, flags)
        address = buffer.buf
        length = buffer.len
    finally:
        if owner is not value:
            release(reference)
    if not length:
        return None
    first = BufferRef.from_address(address)
    first.holder = owner, buffer
    first.length = length
    return ctypes.byref(first)


_HELD_HANDLES = frozenset(("CUevent", "CUfunction", "CUgraph", "CUmodule", "CUstream"))
"""The classes of the handles that cudyn's objects hold. For example, a Stream holds a CUstream."""


def make_handle_converter(cls: Any, where: str) -> Converter:
    """Return the converter of a handle. It runs for every argument, so it has to be fast.

    Args:
        cls: ctypes class of the handle
        where: function and parameter, for messages
    """

    def from_param(value: Any) -> Any:
        if value.__class__ is cls or value is None:
            return value
        if value.__class__ is int and 0 <= value <= LAST_ADDRESS:
            return _address(value)
        return make_handle(cls, value, where)

    return Converter(from_param, _get_handle_kind(cls))


@functools.cache
def _get_handle_kind(cls: Any) -> Address:
    """Return the kind of a handle for machine code. All parameters with the same class share it."""
    is_held = cls.__name__ in _HELD_HANDLES
    return Address((cls,), integer=True, holder=get_holder(cls) if is_held else None, has_handle=is_held)


_NOT_ON_HOST = {
    "device": (
        "device memory (a Buffer or an address)",
        "; copy it into a Buffer first, or pass an address that the device can access",
    ),
    "handle": ("a handle (an int or an object of ctypes that holds it)", ""),
}
"""Maps the kinds of memory that must not be host memory to parts of messages: (accepted values, advice)."""


def make_pointer_converter(cls: Any, where: str, memory: str, device: Any = None) -> Converter:
    """Return the converter of a pointer to memory that may not be host memory.

    Args:
        cls: ctypes class of the pointer
        where: function and parameter, for messages
        memory: kind of memory: `device` and `handle` reject everything that lies in host memory, and `either`
            accepts all values that ctypes accepts
        device: the class CUdeviceptr, if device memory is accepted, such as a Buffer; otherwise `None`
    """
    is_typed = issubclass(cls, ctypes._Pointer)
    refusal = _NOT_ON_HOST.get(memory)
    # For a `void **` in host memory, a c_void_p object is the pointer that C reads, not the address of it.
    holds_pointers = is_typed and refusal is None and issubclass(cls._type_, ctypes.c_void_p)

    def from_param(value: Any) -> Any:
        if value.__class__ is int and 0 <= value <= LAST_ADDRESS:
            return _address(value)
        if value is None:
            return None
        if isinstance(value, int) and not isinstance(value, bool):
            return _address(check_int(value, 0, LAST_ADDRESS, where or cls.__name__))
        is_address = isinstance(value, ctypes.c_void_p) and not holds_pointers
        if is_address and (type(value) in _VOID_POINTERS or not is_typed):
            return _address(value.value)
        if device is not None:
            if isinstance(value, device):
                return _address(value.value)
            if is_from_cuda_bindings(value, device):
                return _address(int(value))
        if isinstance(value, ctypes._Pointer) and (refusal is None or not _keeps_memory(value)):
            return cls.from_param(value) if is_typed else ctypes.cast(value, ctypes.c_void_p)
        parameter = getattr(value, "_as_parameter_", None)  # read only once, because it may run Python code
        if parameter is not None:
            return from_param(parameter)
        if refusal is None:
            return cls.from_param(value)
        is_function = isinstance(value, ctypes._CFuncPtr)  # type: ignore[attr-defined]
        if is_function and memory == "handle":  # the host function that stands for a kernel
            return ctypes.cast(value, ctypes.c_void_p)
        raise refuse(TypeError, refusal[0], name_type(value), advice=refusal[1])

    holder = None if device is None else get_holder(device)
    if refusal is None:
        plain = Address((cls,), (cls._type_,), integer=True, holder=holder)
    else:
        plain = Address(integer=True, holder=holder)
    return Converter(from_param, plain)


def _keeps_memory(pointer: Any) -> bool:
    """Return whether a ctypes pointer keeps an object alive because it points to the object's memory."""
    objects = (pointer._objects or {}).values()  # ctypes.cast shares this dict between pointer and source
    return any(not isinstance(obj, (ctypes.c_void_p, ctypes._Pointer)) for obj in objects)


def make_handle_type(name: str, module: str) -> Any:
    """Create the class of an opaque handle of the API."""
    members = {"__doc__": f"Opaque handle {name}.", "__module__": module, "__slots__": ()}
    cls: Any = CellType(name, (Handle,), members)
    cls.from_param = staticmethod(make_handle_converter(cls, "").from_param)
    return cls


def make_handle(cls: Any, value: Any, where: str) -> Any:
    """Create a handle from an int, None, a handle of the class, or an object that stands for such a handle.

    Args:
        cls: ctypes class of the handle
        value: the value to convert
        where: function and parameter, for messages; if it is "", messages name the class

    Raises:
        TypeError: The value has another type.
        OverflowError: The int does not fit in a pointer.
    """
    if value.__class__ is cls or value is None:
        return cls(getattr(value, "value", None))
    if isinstance(value, int) and not isinstance(value, bool):
        return cls(check_int(value, 0, LAST_ADDRESS, where or cls.__name__))
    expected = f"{cls.__name__}, int or None"
    parameter = getattr(value, "_as_parameter_", None)
    if parameter is not None:
        if isinstance(parameter, ctypes._SimpleCData) and not isinstance(parameter, cls):
            raise refuse(TypeError, expected, name_both(value, parameter), where)
        return make_handle(cls, parameter, where)
    number = _find_foreign(value, cls)
    if number is None:
        raise refuse(TypeError, expected, name_class(value, cls), where)
    return cls(check_int(number, 0, LAST_ADDRESS, where or cls.__name__))


def name_class(value: Any, expected: Any) -> str:
    """Return the name of an object's class, with its module if the expected class has the same name."""
    cls = type(value)
    return f"{cls.__module__}.{cls.__name__}" if cls.__name__ == expected.__name__ else cls.__name__


def _find_foreign(value: Any, cls: Any) -> int | None:
    """Return the integer value of another package's handle, or `None` if the value is not such a handle.

    The handle may be a cuda.bindings object or, if `cls` is CUstream, a stream with `__cuda_stream__`.
    """
    stream = getattr(value, "__cuda_stream__", None) if cls.__name__ == "CUstream" else None
    if stream is not None and not isinstance(value, type):
        # `__cuda_stream__` is a method in the current version of the protocol. At first it was a property.
        version_and_handle = stream() if callable(stream) else stream
        return int(version_and_handle[1])
    return int(value) if is_from_cuda_bindings(value, cls) else None


def make_enum_pointer_converter(cls: Any) -> Any:
    """Return the converter of a pointer to an enumeration, for raw functions.

    The converter accepts pointers to signed and to unsigned integers, because C does not define whether an
    enumeration is signed.
    """
    other = ctypes.c_int if cls._type_ is ctypes.c_uint else ctypes.c_uint

    def from_param(value: Any) -> Any:
        try:
            return cls.from_param(value)
        except TypeError:
            if isinstance(getattr(value, "_obj", None), other):  # a byref()
                return value
            return ctypes.POINTER(other).from_param(value)

    return Converter(from_param)


def make_versioned_converter(cls: Any, version: int) -> Any:
    """Return the converter of a pointer to a record whose first member is its version.

    If the version is 0, the converter sets it to `version`, which is the version of this header release.
    """
    target = cls._type_

    def from_param(value: Any) -> Any:
        first = value
        if isinstance(value, (cls, ctypes.Array)):
            first = value[0] if value else None
        if isinstance(first, target) and first.version == 0:
            first.version = version
        return cls.from_param(value)

    return Converter(from_param, Address())


def make_callback_converter(cls: Any, where: str = "") -> Any:
    """Return the converter of a callback parameter, which accepts None and callbacks of its type.

    Plain Python functions are rejected. The caller has to create a ctypes object from the function, because
    C calls that object. Checked calls keep it alive (`retention`), and raw calls don't.
    """

    signature = cls._restype_, tuple(cls._argtypes_)

    def from_param(value: Any) -> Any:
        if value is None:
            return None
        is_checked = isinstance(getattr(value, "bare", None), ctypes._CFuncPtr)  # type: ignore[attr-defined]
        if not is_checked:  # a checked function is not a callback, but would be replaced with its C function
            value = getattr(value, "_as_parameter_", value)
        is_pointer = isinstance(value, ctypes._CFuncPtr)  # type: ignore[attr-defined]
        # The pointer may have another class: ctypes.CFUNCTYPE creates one, and libraries export functions.
        has_signature = is_pointer and (value.restype, (*(value.argtypes or ()),)) == signature
        if isinstance(value, cls) or has_signature:
            if not where:
                mark_shared(value)
            return value
        hint = ""
        if callable(value) and not is_pointer and not is_checked:
            hint = (
                f"; make callback = {cls.__name__}(function) once and pass that object: checked calls "
                "keep it alive; for raw calls and members of structures, keep it as long as C may call it"
            )
        raise refuse(TypeError, f"{cls.__name__} or None", type(value).__name__, advice=hint)

    return Converter(from_param, Address())


def make_record_converter(cls: Any, has_union: bool) -> Converter:
    """Return the converter of a record that is passed by value.

    ctypes' own from_param would also accept a byref() and pass the pointer. If a subclass adds members, C
    still receives only the record.

    Args:
        cls: the record's class
        has_union: whether the record contains a union
    """
    passed_class = _make_word_record(cls) if has_union else cls

    def from_param(value: Any) -> Any:
        if not isinstance(value, cls):
            expected = cls.__name__
            actual = type(value).__name__
            since = getattr(value, "_since_", "")
            if expected == actual and since:
                expected += f" from headers {cls._since_} and later"
                actual = f"the one from headers {since} and later"
            raise refuse(TypeError, expected, actual)
        return value if value.__class__ is passed_class else passed_class.from_buffer_copy(value)

    return Converter(from_param, Record(cls, passed_class))


def _make_word_record(cls: Any) -> Any:
    """Create a record class of integers with the same size and alignment as a record with a union.

    ctypes describes unions to libffi incorrectly, so they would be passed in the wrong registers. A record of
    integers is passed correctly: on every system that cudyn supports, only size and alignment determine how a
    record without floats is passed. The codegen rejects unions with floats that are passed by value.
    """
    word = getattr(ctypes, f"c_uint{8 * ctypes.alignment(cls)}")
    fields = [(f"word{index}", word) for index in range(ctypes.sizeof(cls) // ctypes.sizeof(word))]
    prepare_layout()
    return type(cls.__name__, (ctypes.Structure,), {"_fields_": fields})
