"""The base classes for all generated code: properties of the running Python, and the body of a function."""

from __future__ import annotations

import ctypes
import sys

from .assembler import ASSEMBLERS
from .convention import of_function

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any, TypeAlias

    from .assembler import Assembler, Piece
    from .convention import Place

    Value: TypeAlias = "int | tuple[Any, ...] | None"


SCARCE = MemoryError, RecursionError
"""Exceptions that must reach the caller. Any other exception may have been raised by an audit hook."""


def make_c_string(text: bytes) -> Any:
    """Return an array with a NUL-terminated string.

    Unlike create_string_buffer, this function does not trigger audit hooks.
    """
    array = (ctypes.c_char * (len(text) + 1))()
    array.value = text
    return array


def _measure_inline() -> int:
    """Return the largest size of memory that ctypes stores in an object itself; it is a multiple of 8.

    The size differs between releases: it is the size of the largest C number that ctypes supports.
    """
    size = 0
    while True:
        array = (ctypes.c_char * (size + 8))()
        if not 0 < ctypes.addressof(array) - id(array) < type(array).__basicsize__:
            return size
        size += 8


class Runtime:
    """Properties of the running Python: offsets in objects, addresses of functions, and classes that support
    the buffer protocol.

    CPython reports where an object's own members begin. This differs between releases: since 3.14 a tuple
    also stores its hash. The other offsets follow from the order of members in `PyObject` and `CDataObject`.
    `fast_functions._probe` verifies all of them.

    Attributes:
        size: offset of the size of a tuple or list
        type: offset of an object's class
        items: offset of a tuple's items
        value: offset of the address of a ctypes object's memory
        bytes: offset of the length of a ctypes object's memory
        inline: largest size in bytes of memory that ctypes stores in the object itself
        machine: processor name, as in `os.uname`
        cell: offset of the cell's address in a function object with a fast call
        places: parameter locations, by the types of the parameters
        pieces: shared code fragments, by the inputs that they depend on
        kept: objects whose addresses the code fragments contain
    """

    size = object.__basicsize__
    type = size - 8
    items = tuple.__basicsize__
    value = object.__basicsize__
    bytes = value + 24

    def __init__(self, machine: str, cell: int) -> None:
        self.machine = machine
        self.cell = cell
        self.inline = _measure_inline()
        self.assembler: Callable[[], Assembler] = ASSEMBLERS[machine]
        self.places: dict[Sequence[Any], Sequence[Place]] = {}
        self.pieces: dict[Any, Piece] = {}
        self.kept: list[Any] = []
        self._addresses: dict[str, int] = {}
        self._slot: Any = ctypes.pythonapi["PyType_GetSlot"]
        self._slot.argtypes = (ctypes.py_object, ctypes.c_int)
        self._slot.restype = ctypes.c_void_p

    def address(self, name: str) -> int:
        """Return the address of a function in CPython's C API."""
        address = self._addresses.get(name)
        if address is None:
            function = ctypes.pythonapi[name]
            address = self._addresses[name] = ctypes.cast(function, ctypes.c_void_p).value or 0
        return address

    def names(self) -> dict[int, str]:
        """Return the names of the functions whose addresses have been used, by address."""
        return {address: name for name, address in self._addresses.items()}

    @property
    def buffers(self) -> Sequence[Any]:
        """The classes that support the buffer protocol but lack attributes that ctypes would use instead."""
        # If numpy is imported later, calls with its arrays go through ctypes.
        numpy: Any = sys.modules.get("numpy")
        return (bytearray, memoryview, *((numpy.ndarray,) if hasattr(numpy, "ndarray") else ()))

    def slot(self, cls: Any, number: int) -> int:
        return self._slot(cls, number) or 0


class Body:
    """The base class for the code of fast calls and fast launches.

    A value is a number, or an instruction without its target register, such as ("move", register) or ("load",
    base, offset). The methods emit code. If that code does not accept an argument, it jumps to the label
    "refuse" or, if an exception is set, to "clear" (`emit_clear`).

    Attributes:
        scratch: offset of 64 free bits in the frame
        spare: offset of 64 bits that are free until the call
        room: size of the frame in bytes
        kept: objects whose addresses the code contains
    """

    scratch: int
    spare: int
    room = 0

    def __init__(self, runtime: Runtime) -> None:
        self.m = runtime.assembler()
        self.runtime = runtime
        self.first = self.m.PARAMETERS[0]
        self.args, self.count, self.names, self.state = self.m.KEPT[:4]
        self.kept: list[Any] = []
        self._own: dict[int, int] = {}

    def reserve(self, size: int) -> int:
        """Reserve memory in the frame, and return its offset."""
        start = self.room
        self.room += size + 7 & ~7
        return start

    def reserve_all(self, sizes: Sequence[int]) -> Iterator[int]:
        """Reserve memory for several objects, and return their offsets."""
        starts = []
        for size in sizes:
            starts.append(self.room)
            self.room += size + 7 & ~7
        return iter(starts)

    def lay_out(self, types: tuple[Any, ...]) -> Sequence[Place]:
        """Return the locations of C's parameters, and reserve memory for parameters on the stack."""
        places = self.runtime.places.get(types)
        if places is None:
            places = self.runtime.places[types] = of_function(self.runtime.machine, types)[0]
        ends = [at + 8 for place in places for kind, at, _ in place.parts[-1:] if kind == "stack"]
        self.room = max(ends, default=0)
        return places

    def load(self, register: int, offset: int) -> None:
        self.m.load(register, self.m.STACK, offset)

    def store(self, register: int, offset: int) -> None:
        self.m.store(register, self.m.STACK, offset)

    def store_value(self, offset: int, value: Value) -> None:
        """Emit code that stores a value in the frame. It changes OTHER."""
        self.load_value(self.m.OTHER, value)
        self.store(self.m.OTHER, offset)

    def address_of(self, offset: int) -> Value:
        return "add", self.m.STACK, offset

    def value_at(self, offset: int) -> Value:
        return "load", self.m.STACK, offset

    def load_value(self, register: int, value: Value) -> None:
        """Emit code that loads a value into a register. `None` leaves the register unchanged."""
        if isinstance(value, int):
            own = self._own.get(value)
            if own is None:
                self.m.set(register, value)
            else:
                self.m.set_later(register, own)
        elif value is not None:
            getattr(self.m, value[0])(register, *value[1:])

    def argument(self, index: int) -> None:
        """Emit code that loads an argument into `first` and its class into OTHER."""
        self.m.load(self.first, self.args, 8 * index)
        self.m.load(self.m.OTHER, self.first, self.runtime.type)

    def compare(
        self, branch: Callable[..., None], register: int, value: Value, label: str = "refuse"
    ) -> None:
        """Emit a branch that compares a register with a value. The value is loaded into SPARE."""
        self.load_value(self.m.SPARE, value)
        branch(register, self.m.SPARE, label)

    def require(self, register: int, value: Value) -> None:
        self.compare(self.m.unless_equal, register, value)

    def if_class(self, cls: Any, label: str) -> None:
        """Emit a jump to a label if OTHER is this class."""
        self.compare(self.m.if_equal, self.m.OTHER, self.keep(cls), label)

    def unless_class(self, cls: Any, label: str = "refuse") -> None:
        """Emit a jump to a label unless OTHER is this class."""
        self.compare(self.m.unless_equal, self.m.OTHER, self.keep(cls), label)

    def load_some(self, register: int, base: int, offset: int, label: str = "refuse") -> None:
        """Emit code that loads 64 bits and jumps to a label if all of them are zero."""
        self.m.load(register, base, offset)
        self.m.if_zero(register, label)

    def call(self, function: str | Value, *values: Value) -> None:
        """Emit a call to a function in CPython's C API, by name, or to a function at an address.

        The parameters are loaded from the last to the first, because RESULT may be the first one.
        """
        for index in range(len(values) - 1, -1, -1):
            if values[index] is not None:
                self.load_value(self.m.PARAMETERS[index], values[index])
        self.load_value(
            self.m.SPARE, self.runtime.address(function) if isinstance(function, str) else function
        )
        self.m.call(self.m.SPARE)

    def read_int(self, bits: int = 64, signed: bool = True) -> None:
        """Emit code that reads the int in `first` into RESULT if it fits and has at most 63 bits."""
        m = self.m
        self.call("PyLong_AsLongLongAndOverflow", None, self.address_of(self.scratch))
        m.load32(m.SPARE, m.STACK, self.scratch)
        m.unless_zero(m.SPARE, "refuse")
        if bits < 64 or not signed:
            m.extend(m.OTHER, m.RESULT, min(bits, 63), signed)
            m.unless_equal(m.OTHER, m.RESULT, "refuse")

    def emit_clear(self) -> None:
        """At "clear", emit code that clears an exception caused by a value and continues at "refuse".

        With any other exception, such as KeyboardInterrupt or MemoryError, the code continues at "fail", so
        that the caller receives the exception.
        """
        m = self.m
        m.label("clear")
        self.call("PyErr_Occurred")
        m.if_zero(m.RESULT, "refuse")
        self.call("PyErr_ExceptionMatches", id(Exception))
        m.extend(m.RESULT, m.RESULT, 32, False)
        m.if_zero(m.RESULT, "fail")
        self.call("PyErr_ExceptionMatches", self.keep(SCARCE))
        m.extend(m.RESULT, m.RESULT, 32, False)
        m.unless_zero(m.RESULT, "fail")
        self.call("PyErr_Clear")

    def emit_constant(self, value: Any) -> None:
        """Emit code that leaves a new reference to an object in RESULT."""
        if value is not None or sys.version_info < (3, 12):  # None is immortal since 3.12 (PEP 683)
            self.call("Py_IncRef", self.keep(value))
        self.load_value(self.m.RESULT, id(value))

    def keep(self, value: Any) -> int:
        """Keep an object alive as long as the fast call, and return the object's address."""
        if id(value) not in self._own:
            self.kept.append(value)
        return id(value)

    def cached_code(
        self, key: Any, write: Callable[..., None], *arguments: Any, own: Sequence[int] = ()
    ) -> None:
        """Append a code fragment that is generated once and shared by all fast calls.

        Args:
            key: inputs that the code depends on, other than `scratch` and `own`
            write: generates the code
            arguments: arguments of `write`
            own: numbers specific to this fast call, which the code loads into registers
        """
        key = key, self.scratch, *map(own.index, own)  # the key includes which numbers are equal
        piece = self.runtime.pieces.get(key)
        if piece is None:
            outer = self.m, self.kept
            self.m = type(self.m)()
            self.kept = self.runtime.kept
            self._own = {number: index for index, number in enumerate(own)}
            try:
                write(*arguments)
                piece = self.runtime.pieces[key] = self.m.piece()
            finally:
                self.m, self.kept = outer
                self._own = {}
        self.m.append(piece, own)

    def begin(self, room: int) -> None:
        self.m.enter(room)
        for kept, parameter in zip((self.args, self.count, self.names), self.m.PARAMETERS[1:]):
            self.m.move(kept, parameter)

    def unless_count(self, number: int, label: str = "refuse") -> None:
        """Emit a jump to a label unless the number of positional arguments is `number`."""
        m = self.m
        m.extend(m.SPARE, self.count, 63, False)  # the highest bit is PY_VECTORCALL_ARGUMENTS_OFFSET
        self.load_value(m.OTHER, number)
        m.unless_equal(m.SPARE, m.OTHER, label)

    def call_slow(self, function: Value) -> None:
        """Emit a call to a function with the same arguments; the code returns its result."""
        self.call(
            "PyObject_Vectorcall", function, *(("move", r) for r in (self.args, self.count, self.names))
        )
        self.m.leave()


class CallBody(Body):
    """The base class for the code of fast calls, with the parts of the frame that arguments use.

    Attributes:
        result: offset of the result of the call
        view: register with the address of the Py_buffer of the current argument
        free: register that is not used after the call
        slots: offsets of C's parameters
        measures: offset of the length of the current argument's memory; `None` if it is not checked
    """

    result: int
    view: int
    free: int
    slots: list[int]
    measures: int | None

    def measure(self, length: Value) -> None:
        """Emit code that stores the length of the current argument's memory if the length is checked.

        The code changes OTHER.
        """
        if self.measures is not None:
            self.store_value(self.measures, length)
