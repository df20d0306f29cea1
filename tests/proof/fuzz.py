"""Every function called with whatever Python has: C gets what was given, or is not called.

The library is the one of echo.py: gcc builds it from NVIDIA's headers, and says of each parameter what it is.
From that and from the value alone follows here what C may get of it; the package's converters are not asked.

tests.proof.both_ways asks it in a child process.
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

from . import Result, echo, echo_c, echo_child, echo_values
from .odd_values import ODD, Wrapped

ROUNDS = 12


REFERENCE = type(ctypes.byref(ctypes.c_int()))
REFUSALS = (ctypes.ArgumentError, TypeError, ValueError, OverflowError)


class Meaning(NamedTuple):
    """What C may get of a value: the bytes, one of which it has to be. None: it is a copy, elsewhere."""

    data: Sequence[bytes] | None = ()
    must: bool = False  # may it not be refused?


REFUSED = Meaning()


# --- what a value means in C


def is_wrapped(value: Any) -> bool:
    """Does ctypes take something else for it?"""
    return hasattr(value, "_as_parameter_") and not isinstance(value, (Handle, type))


def inside(value: Any) -> Any:
    """What ctypes takes for it, or its value if it is a number of ctypes; itself if it is neither."""
    if is_wrapped(value):
        return value._as_parameter_
    return value.value if isinstance(value, ctypes._SimpleCData) else value


def index(value: Any) -> int | None:
    """An integer of whatever class; numpy's arrays of one element are not among them."""
    try:
        return operator.index(value) if not hasattr(value, "shape") or value.shape == () else None
    except TypeError:
        return None


def number(value: Any, size: int, signed: bool) -> Meaning:
    """An integer that fits, whatever class of integers it is of."""
    if (inner := inside(value)) is not value:
        return number(inner, size, signed)._replace(must=False) if isinstance(inner, int) else REFUSED
    if isinstance(value, Handle):
        return REFUSED
    found = index(value)
    try:
        return (
            REFUSED if found is None else Meaning([found.to_bytes(size, "little", signed=signed)], must=True)
        )
    except OverflowError:
        return REFUSED


def real(value: Any, form: str) -> Meaning:
    """A Python float, rounded, or infinite where C's is shorter; an int that is not too large."""
    if (inner := inside(value)) is not value:
        return real(inner, form)._replace(must=False)
    try:
        return Meaning([struct.pack(form, value)], must=type(value) is float)
    except OverflowError:  # a float beyond C's own is infinite there, an int is refused
        infinite = struct.pack(form, float("inf") if value > 0 else float("-inf"))
        return Meaning([infinite]) if isinstance(value, float) else REFUSED
    except (struct.error, TypeError):
        return REFUSED


def truth(value: Any) -> Meaning:
    """True or False; an integer as in C."""
    if (inner := inside(value)) is not value:
        return truth(inner)._replace(must=False)
    found = index(value)
    if found is None or isinstance(value, Handle):
        return REFUSED
    return Meaning([bytes([found != 0])], must=type(value) is bool)


def pointer(value: Any, is_written: bool) -> Meaning:
    """The address of the object's own memory. Of what is immutable only where C does not write."""
    if is_wrapped(value):
        return pointer(value._as_parameter_, is_written)._replace(must=False)
    if value is None:
        return Meaning([bytes(8)], must=True)
    if is_written and is_immutable(value):
        return REFUSED
    return Meaning([echo_values.place(at) for at in addresses(value) if 0 <= at < 2**64])


def reference(value: Any) -> Meaning:
    """An address that is not that of the object's own memory: what host memory is, a call rejects."""
    if is_wrapped(value):
        return reference(value._as_parameter_)._replace(must=False)
    if value is None:
        return Meaning([bytes(8)], must=True)
    found = index(value)
    if isinstance(value, (ctypes.c_void_p, driver.CUdeviceptr)):
        found = value.value or 0
    elif isinstance(value, ctypes._Pointer):
        found = ctypes.cast(value, ctypes.c_void_p).value or 0
    return REFUSED if found is None or not 0 <= found < 2**64 else Meaning([echo_values.place(found)])


def is_immutable(value: Any) -> bool:
    if isinstance(value, (bytes, ctypes.c_char_p)):
        return bool(value if isinstance(value, bytes) else value.value)
    try:
        view = memoryview(value)
    except (TypeError, ValueError, BufferError):
        return False
    return view.readonly and view.nbytes > 0


def addresses(value: Any) -> Iterator[int]:
    """Where an object's memory is, or the number that it is."""
    found = index(value)
    if found is not None:
        yield found
    if isinstance(value, REFERENCE):
        yield ctypes.addressof(getattr(value, "_obj"))  # noqa: B009  the fast calls of ctypes don't know it
    elif isinstance(value, (ctypes._Pointer, ctypes._CFuncPtr)):  # type: ignore[attr-defined]
        yield ctypes.cast(value, ctypes.c_void_p).value or 0
    elif isinstance(value, (ctypes.c_void_p, ctypes.c_char_p)):
        yield ctypes.cast(value, ctypes.c_void_p).value or 0
        yield ctypes.addressof(value)
    else:
        yield from buffers(value)


class PyBuffer(ctypes.Structure):
    """The beginning of Py_buffer."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("buf", "obj")),
        ("len", ctypes.c_ssize_t),
        ("rest", ctypes.c_byte * 128),
    )


def buffers(value: Any) -> Iterator[int]:
    """Where a buffer begins; an empty one may be a null pointer."""
    view = PyBuffer()
    try:
        ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(value), ctypes.byref(view), 0)
    except (TypeError, BufferError, ValueError):
        return
    yield view.buf or 0
    if view.len == 0:
        yield 0
    ctypes.pythonapi.PyBuffer_Release(ctypes.byref(view))


# --- asking, in the child process


class Child(echo_child.Child):
    """The library is loaded here."""

    def fuzz(self) -> Result:
        self.result = Result(echo.ORACLE, "fuzz: what C gets of any value, or that it is not called")
        self.rng = random.Random(f"{self.where} fuzz")
        for symbol in echo_c.functions(self.view):
            if symbol != self.view.library.info.describe:
                function = self.modules[0].symbol(symbol)
                for _ in range(ROUNDS):
                    self.fuzz_call(symbol, function)
        return self.result

    def fuzz_call(self, symbol: str, function: Any) -> None:
        """One call, in which some arguments are odd."""
        _, params = self.prototype(symbol)
        arguments = self.shaped_arguments(params, 2, self.kinds(params))
        free = [
            p for p in params if p.name in self.sent and p.name not in self.measured and "(" not in p.size
        ]
        odd = self.rng.sample(free, min(len(free), self.rng.choice([0, 1, 1, 2])))
        for p in odd:
            arguments[p.name] = self.any_value(p)
        shell = self.shell
        shell.answering, shell.strings, shell.length, shell.typed = 1, 0, 0, 8  # it writes zeros
        shell.called, shell.count = None, 0
        shell.result[:] = bytes(64)
        said = f"{self.where}: {symbol}{tuple(arguments.values())}"
        try:
            function(*arguments.values())
        except REFUSALS as error:
            self.compare(f"{said}: {error}: was C called?", False, shell.called is not None)
            refused = [self.meaning(p, arguments[p.name]) for p in odd]
            if all(each.must for each in refused):
                self.compare(f"{said}: refused", repr(error), "nothing that is wrong")
            return
        except Exception as error:
            self.result.disagreements.append(f"{said}: {type(error).__name__}: {error}")
            return
        for i, (p, data) in enumerate(zip(params, self.parameters())):
            if p.name in self.sent:
                self.arrived_as(f"{said}: {p.name}", p, arguments[p.name], data, shell.kinds[i : i + 1])

    def arrived_as(self, said: str, p: rows.Param, value: Any, data: bytes, kind: bytes) -> None:
        self.compare(f"{said}: kind", self.kind(p.type), kind.decode())
        may = self.meaning(p, value).data
        if may is not None and data not in may:
            meant = " or ".join(each.hex() for each in may) or "a refusal"
            self.compare(f"{said}: {value!r}", data.hex(), meant)
        self.result.checked += 1

    def kind(self, type_: str) -> str:
        """What a parameter is, as gcc says it."""
        kind = echo_values.kind_of(self.types, type_)
        if kind in ("integer", "enum"):
            return "i" if echo_values.integer(self.types, type_)[1] else "u"
        if kind == "float":
            return echo_values.FLOATS[self.types.resolve(echo_values.bare(type_))][1]
        return {"bool": "b", "record": "r", "text": "s"}.get(kind, "p")

    def meaning(self, p: rows.Param, value: Any) -> Meaning:
        kind, types = echo_values.kind_of(self.types, p.type), self.types
        if kind == "enum" and hasattr(type(value), "__members__"):
            own = types.enum(types.resolve(echo_values.bare(p.type))[5:])
            if type(value).__name__ != own.__name__:
                return REFUSED
        if kind in ("integer", "enum"):
            return number(value, *echo_values.integer(types, p.type))
        if kind == "float":
            return real(value, echo_values.FLOATS[types.resolve(echo_values.bare(p.type))])
        if kind == "bool":
            return truth(value)
        if kind == "record":
            is_one = isinstance(value, types.ctype(p.type))
            return Meaning([bytes(value)], must=True) if is_one else REFUSED
        if kind in ("text", "texts") and isinstance(value, (str, list, tuple)):
            return Meaning(None)
        if p.is_array and p.role == "in" and isinstance(value, (list, tuple)):
            return Meaning(None)  # an array that the call makes
        if kind == "handle" and isinstance(value, Handle) and not isinstance(value, types.ctype(p.type)):
            return REFUSED
        if p.memory in ("device", "handle") and kind in ("address", "pointer"):
            return reference(value)
        is_written = not p.type.startswith("const ") and (
            p.role == "inout" or types.common.tables.DEVICE_POINTERS
        )
        return pointer(value, is_written)

    def any_value(self, p: rows.Param) -> Any:
        """What is given for a parameter: anything, or what would be right for another one."""
        kind = echo_values.kind_of(self.types, p.type)
        if self.rng.random() < 0.3:
            return self.given(p, self.rng.choice([0, 2, 3, 4, 5]) if kind != "text" else 2).value
        if self.rng.random() < 0.7:
            return self.rng.choice(ODD)()
        return self.other(self.types.ctype(p.type) if kind in ("record", "handle") else None)

    def other(self, cls: Any) -> Any:
        """Records and handles of this library and, where it is known, the parameter's own class."""
        known = [cls] if cls else []
        known += [self.types.record(tag) for tag in list(self.view.library.common_types.tables.RECORDS)[:5]]
        known += list(self.view.library.common_types.handles.values())[:5]
        cls = self.rng.choice(known or [ctypes.c_int])
        made = cls(self.rng.getrandbits(8)) if issubclass(cls, Handle) else cls()
        return self.rng.choice([made, ctypes.byref(made), ctypes.pointer(made), (cls * 2)(), Wrapped(made)])
