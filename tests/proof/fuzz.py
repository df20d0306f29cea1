"""Calls every function with arbitrary Python objects. C must receive the right bytes, or not be called.

gcc builds the library from NVIDIA's headers (echo.py), and determines the kind of each parameter. This module
computes the acceptable bytes from this kind and from the value, independently of cudyn's converters.

tests.proof.both_ways uses this module in a child process.
"""

from __future__ import annotations

import ctypes
import operator
import random
import struct
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cudyn import driver
from cudyn._bindings.tables import rows
from cudyn.types import Handle

from . import Result, echo, echo_child, echo_values
from .odd_values import ODD, Wrapped

ROUNDS = 12


REFERENCE = type(ctypes.byref(ctypes.c_int()))
REJECTIONS = (ctypes.ArgumentError, TypeError, ValueError, OverflowError)


class Meaning(NamedTuple):
    """The bytes that C may receive for a value.

    Attributes:
        data: The alternatives. It is empty if the value must be rejected, and `None` if C receives a pointer
            to a copy, because the address of the copy is unknown.
        must_accept: Whether the value must be accepted.
    """

    data: Sequence[bytes] | None = ()
    must_accept: bool = False


REJECTED = Meaning()


# --- the meaning of values in C


def is_wrapped(value: Any) -> bool:
    """Return whether ctypes would use `_as_parameter_` instead of the object itself."""
    return hasattr(value, "_as_parameter_") and not isinstance(value, (Handle, type))


def unwrap(value: Any) -> Any:
    """Return an object's `_as_parameter_`, the value of a ctypes number, or the object itself."""
    if is_wrapped(value):
        return value._as_parameter_
    return value.value if isinstance(value, ctypes._SimpleCData) else value


def to_integer(value: Any) -> int | None:
    """Return the value of an object that can be used as an int, except numpy arrays with one element."""
    try:
        return operator.index(value) if not hasattr(value, "shape") or value.shape == () else None
    except TypeError:
        return None


def number(value: Any, size: int, signed: bool) -> Meaning:
    """Return the bytes for an integer of any class, if it fits into the C type."""
    unwrapped = unwrap(value)
    if unwrapped is not value:
        if not isinstance(unwrapped, int):
            return REJECTED
        return number(unwrapped, size, signed)._replace(must_accept=False)
    if isinstance(value, Handle):
        return REJECTED
    integer_ = to_integer(value)
    if integer_ is None:
        return REJECTED
    try:
        return Meaning([integer_.to_bytes(size, "little", signed=signed)], must_accept=True)
    except OverflowError:
        return REJECTED


def real(value: Any, form: str) -> Meaning:
    """Return the bytes for a float, which is rounded to the C type or infinite, or for an int that fits."""
    unwrapped = unwrap(value)
    if unwrapped is not value:
        return real(unwrapped, form)._replace(must_accept=False)
    try:
        return Meaning([struct.pack(form, value)], must_accept=type(value) is float)
    # The value is too large for the C type. A float becomes infinite, and an int is rejected.
    except OverflowError:
        infinite = struct.pack(form, float("inf") if value > 0 else float("-inf"))
        return Meaning([infinite]) if isinstance(value, float) else REJECTED
    except (struct.error, TypeError):
        return REJECTED


def truth(value: Any) -> Meaning:
    """Return the bytes for True, False or an integer, converted as in C."""
    unwrapped = unwrap(value)
    if unwrapped is not value:
        return truth(unwrapped)._replace(must_accept=False)
    integer_ = to_integer(value)
    if integer_ is None or isinstance(value, Handle):
        return REJECTED
    return Meaning([bytes([integer_ != 0])], must_accept=type(value) is bool)


def pointer(value: Any, is_written: bool) -> Meaning:
    """Return the address of an object's memory.

    Immutable memory is accepted only if C does not write to it.
    """
    if is_wrapped(value):
        return pointer(value._as_parameter_, is_written)._replace(must_accept=False)
    if value is None:
        return Meaning([bytes(8)], must_accept=True)
    if is_written and is_immutable(value):
        return REJECTED
    return Meaning(
        [echo_values.pack_pointer(address) for address in addresses(value) if 0 <= address < 2**64]
    )


def reference(value: Any) -> Meaning:
    """Return the address that an object contains. Objects in host memory are rejected."""
    if is_wrapped(value):
        return reference(value._as_parameter_)._replace(must_accept=False)
    if value is None:
        return Meaning([bytes(8)], must_accept=True)
    address = to_integer(value)
    if isinstance(value, (ctypes.c_void_p, driver.CUdeviceptr)):
        address = value.value or 0
    elif isinstance(value, ctypes._Pointer):
        address = ctypes.cast(value, ctypes.c_void_p).value or 0
    return (
        REJECTED
        if address is None or not 0 <= address < 2**64
        else Meaning([echo_values.pack_pointer(address)])
    )


def is_float_for_pointer(types: Any, param: rows.Param, value: Any) -> bool:
    """Return whether an argument is a number, and its parameter points to one float or double for reading."""
    is_pointer_to_one = param.size == "1" and param.type.startswith("const ") and param.type.endswith("*")
    target = types.resolve(echo_values.bare(param.type.removesuffix("*").rstrip().removeprefix("const ")))
    return type(value) is float and is_pointer_to_one and target in echo_values.FLOATS


def is_immutable(value: Any) -> bool:
    """Return whether an object has memory that C must not change."""
    if isinstance(value, (bytes, ctypes.c_char_p)):
        return bool(value if isinstance(value, bytes) else value.value)
    try:
        view = memoryview(value)
    except (TypeError, ValueError, BufferError):
        return False
    return view.readonly and view.nbytes > 0


def addresses(value: Any) -> Iterator[int]:
    """Yield the addresses that C may receive for an object: of its memory, or its value if it is a number."""
    integer_ = to_integer(value)
    if integer_ is not None:
        yield integer_
    if isinstance(value, REFERENCE):
        yield ctypes.addressof(getattr(value, "_obj"))  # noqa: B009  the fast calls of ctypes don't know it
    elif isinstance(value, (ctypes._Pointer, ctypes._CFuncPtr)):  # type: ignore[attr-defined]
        yield ctypes.cast(value, ctypes.c_void_p).value or 0
    elif isinstance(value, (ctypes.c_void_p, ctypes.c_char_p)):
        yield ctypes.cast(value, ctypes.c_void_p).value or 0
        yield ctypes.addressof(value)
    elif isinstance(value, driver.CUdeviceptr):  # for pointers that may refer to device memory
        yield value.value
        yield ctypes.addressof(value)
    else:
        yield from buffers(value)


class PyBuffer(ctypes.Structure):
    """The first fields of Py_buffer."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("buf", "obj")),
        ("len", ctypes.c_ssize_t),
        ("rest", ctypes.c_byte * 128),
    )


def buffers(value: Any) -> Iterator[int]:
    """Yield the address of an object's buffer. For an empty buffer, also yield a null pointer."""
    view = PyBuffer()
    try:
        ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(value), ctypes.byref(view), 0)
    except (TypeError, BufferError, ValueError):
        return
    yield view.buf or 0
    if view.len == 0:
        yield 0
    ctypes.pythonapi.PyBuffer_Release(ctypes.byref(view))


# --- calls in the child process


class Child(echo_child.Child):
    """Loads the library in this process and calls it."""

    def fuzz(self) -> Result:
        """Call each function several times with unusual arguments, and return the result."""
        self.result = Result(echo.ORACLE, "fuzz: bytes that C receives for any value, or exceptions")
        self.rng = random.Random(f"{self.where} fuzz")
        for symbol in self.list_checked():
            if symbol != self.view.library.info.describe:
                function = self.modules[0].symbol(symbol)
                for _ in range(ROUNDS):
                    self.fuzz_call(symbol, function)
        return self.result

    def fuzz_call(self, symbol: str, function: Any) -> None:
        """Call a function with some unusual arguments."""
        _, params = self.prototype(symbol)
        arguments = self.make_arguments(params, 2, self.find_value_types(params))
        replaceable = [
            param
            for param in params
            if param.name in self.unchanged_arguments
            and param.name not in self.names_in_sizes
            and "(" not in param.size
        ]
        odd_params = self.rng.sample(replaceable, min(len(replaceable), self.rng.choice([0, 1, 1, 2])))
        for param in odd_params:
            arguments[param.name] = self.make_odd_argument(param)
        shell = self.shell
        shell.answering, shell.strings, shell.length, shell.typed = 1, 0, 0, 8  # the library writes zeros
        shell.called, shell.count = None, 0
        shell.result[:] = bytes(64)
        description = f"{self.where}: {symbol}{tuple(arguments.values())}"
        try:
            function(*arguments.values())
        except REJECTIONS as error:
            self.compare(f"{description}: {error}: was C called?", False, shell.called is not None)
            meanings = [self.meaning(param, arguments[param.name]) for param in odd_params]
            if all(meaning_.must_accept for meaning_ in meanings):
                self.compare(f"{description}: rejected", repr(error), "valid arguments")
            return
        except Exception as error:
            self.result.disagreements.append(f"{description}: {type(error).__name__}: {error}")
            return
        for index, (param, data) in enumerate(zip(params, self.parameters())):
            if param.name in self.unchanged_arguments:
                self.check_received_bytes(
                    f"{description}: {param.name}",
                    param,
                    arguments[param.name],
                    data,
                    shell.kinds[index : index + 1],
                )

    def check_received_bytes(
        self, description: str, param: rows.Param, value: Any, data: bytes, kind: bytes
    ) -> None:
        """Check the bytes that C has received for an argument, and the parameter's kind according to gcc."""
        self.compare(f"{description}: kind", self.get_gcc_kind(param.type), kind.decode())
        allowed = self.meaning(param, value).data
        if allowed is not None and data not in allowed:
            expected = " or ".join(alternative.hex() for alternative in allowed) or "an exception"
            self.compare(f"{description}: {value!r}", data.hex(), expected)
        self.result.checked += 1

    def get_gcc_kind(self, type_: str) -> str:
        """Return the kind of a parameter in the form in which gcc reports it."""
        kind = echo_values.kind_of(self.types, type_)
        if kind in ("integer", "enum"):
            return "i" if echo_values.integer(self.types, type_)[1] else "u"
        if kind == "float":
            return echo_values.FLOATS[self.types.resolve(echo_values.bare(type_))][1]
        return {"bool": "b", "record": "r", "text": "s"}.get(kind, "p")

    def meaning(self, param: rows.Param, value: Any) -> Meaning:
        """Return the bytes that C may receive for an argument of a parameter."""
        kind, types = echo_values.kind_of(self.types, param.type), self.types
        if kind == "enum" and hasattr(type(value), "__members__"):
            tag = types.resolve(echo_values.bare(param.type)).removeprefix("enum ")
            enum_class = types.enum(tag)
            if type(value).__name__ != enum_class.__name__:
                return REJECTED
        if kind in ("integer", "enum"):
            return number(value, *echo_values.integer(types, param.type))
        if kind == "float":
            return real(value, echo_values.FLOATS[types.resolve(echo_values.bare(param.type))])
        if kind == "bool":
            return truth(value)
        if kind == "record":
            has_class = isinstance(value, types.ctype(param.type))
            return Meaning([bytes(value)], must_accept=True) if has_class else REJECTED
        if kind in ("text", "texts") and isinstance(value, (str, list, tuple)):
            return Meaning(None)
        if param.is_array and param.role == "in" and isinstance(value, (list, tuple)):
            return Meaning(None)  # the call creates an array, so its address varies
        if is_float_for_pointer(types, param, value):
            return Meaning(None)  # the call creates an object that contains the number, so its address varies
        if kind == "handle" and isinstance(value, Handle) and not isinstance(value, types.ctype(param.type)):
            return REJECTED
        if param.memory in ("device", "handle") and kind in ("address", "pointer"):
            return reference(value)
        is_written = not param.type.startswith("const ") and (
            param.role == "inout" or types.common.tables.DEVICE_POINTERS
        )
        return pointer(value, is_written)

    def make_odd_argument(self, param: rows.Param) -> Any:
        """Return an argument: an arbitrary object, or an object that fits a different parameter."""
        kind = echo_values.kind_of(self.types, param.type)
        if self.rng.random() < 0.3:
            turn = 2 if kind == "text" else self.rng.choice([0, 2, 3, 4, 5])
            return self.make_argument(param, turn).value
        if self.rng.random() < 0.7:
            return self.rng.choice(ODD)()
        return self.make_library_object(
            self.types.ctype(param.type) if kind in ("record", "handle") else None
        )

    def make_library_object(self, cls: Any) -> Any:
        """Return a record or a handle of this library, preferably of the parameter's class."""
        common_types = self.view.library.common_types
        classes = [cls] if cls else []
        classes += [self.types.record(tag) for tag in list(common_types.tables.RECORDS)[:5]]
        classes += list(common_types.handles.values())[:5]
        cls = self.rng.choice(classes or [ctypes.c_int])
        instance = cls(self.rng.getrandbits(8)) if issubclass(cls, Handle) else cls()
        return self.rng.choice(
            [instance, ctypes.byref(instance), ctypes.pointer(instance), (cls * 2)(), Wrapped(instance)]
        )
