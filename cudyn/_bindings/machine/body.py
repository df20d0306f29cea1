"""The common base of all generated code: the facts about this Python, and the body of one function."""

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
"""Exceptions that the caller has to see. Audit hooks may raise any other exception."""


def make_c_string(text: bytes) -> Any:
    """Return an array with a text and a NUL. Unlike ctypes.create_string_buffer it calls no audit hook."""
    array = (ctypes.c_char * (len(text) + 1))()
    array.value = text
    return array


class Runtime:
    """The facts about this Python: offsets in objects, addresses of its functions, classes with buffers.

    CPython reports where an object's own members begin. This differs between releases: since 3.14 a tuple
    also stores its hash. The other offsets follow from the order of members in `PyObject` and `CDataObject`.
    `fast_functions._probe` checks all of them.

    Attributes:
        size: offset of the size of a tuple or list
        type: offset of an object's class
        items: offset of a tuple's items
        value: offset of the address of a ctypes object's memory
        bytes: offset of the length of a ctypes object's memory
        machine: processor, as `os.uname` calls it
        cell: offset of the address of the cell in a function with a fast call
        places: places of parameters, by their types
        pieces: code that is generated once, by the inputs that it depends on
        kept: objects whose addresses the pieces contain
    """

    size = object.__basicsize__
    type = size - 8
    items = tuple.__basicsize__
    value = object.__basicsize__
    bytes = value + 24

    def __init__(self, machine: str, cell: int) -> None:
        self.machine = machine
        self.cell = cell
        self.assembler: Callable[[], Assembler] = ASSEMBLERS[machine]
        self.places: dict[Sequence[Any], Sequence[Place]] = {}
        self.pieces: dict[Any, Piece] = {}
        self.kept: list[Any] = []
        self._addresses: dict[str, int] = {}
        self._slot: Any = ctypes.pythonapi["PyType_GetSlot"]
        self._slot.argtypes = (ctypes.py_object, ctypes.c_int)
        self._slot.restype = ctypes.c_void_p

    def address(self, name: str) -> int:
        """Return the address of a function of CPython's C API."""
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
        """The classes whose objects have a buffer, and no attribute that ctypes would use instead."""
        # If numpy is imported later, its arrays are passed to ctypes.
        numpy: Any = sys.modules.get("numpy")
        return (bytearray, memoryview, *((numpy.ndarray,) if hasattr(numpy, "ndarray") else ()))

    def slot(self, cls: Any, number: int) -> int:
        return self._slot(cls, number) or 0


class Body:
    """The common base of the code of fast calls and launches.

    A value is a number, or an instruction without its register: ("move", register), ("load", base, offset).
    For arguments that the code does not accept it jumps to the label "refuse" or, if an exception is set, to
    "clear" (`emit_clear`).

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
        """Return the places of C's parameters, and reserve memory for those on the stack."""
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
        """Store a value in the frame. Changes OTHER."""
        self.load_value(self.m.OTHER, value)
        self.store(self.m.OTHER, offset)

    def address_of(self, offset: int) -> Value:
        return "add", self.m.STACK, offset

    def value_at(self, offset: int) -> Value:
        return "load", self.m.STACK, offset

    def load_value(self, register: int, value: Value) -> None:
        """Load a value into a register. `None` leaves the register unchanged."""
        if isinstance(value, int):
            own = self._own.get(value)
            if own is None:
                self.m.set(register, value)
            else:
                self.m.set_later(register, own)
        elif value is not None:
            getattr(self.m, value[0])(register, *value[1:])

    def argument(self, index: int) -> None:
        """Load an argument into `first`, and its class into OTHER."""
        self.m.load(self.first, self.args, 8 * index)
        self.m.load(self.m.OTHER, self.first, self.runtime.type)

    def compare(
        self, branch: Callable[..., None], register: int, value: Value, label: str = "refuse"
    ) -> None:
        """Branch on a register and a value, which is loaded into SPARE."""
        self.load_value(self.m.SPARE, value)
        branch(register, self.m.SPARE, label)

    def require(self, register: int, value: Value) -> None:
        self.compare(self.m.unless_equal, register, value)

    def if_class(self, cls: Any, label: str) -> None:
        """Jump to a label if OTHER is this class."""
        self.compare(self.m.if_equal, self.m.OTHER, self.keep(cls), label)

    def unless_class(self, cls: Any, label: str = "refuse") -> None:
        """Jump to a label unless OTHER is this class."""
        self.compare(self.m.unless_equal, self.m.OTHER, self.keep(cls), label)

    def load_some(self, register: int, base: int, offset: int, label: str = "refuse") -> None:
        """Load 64 bits, and jump to a label if all of them are zero."""
        self.m.load(register, base, offset)
        self.m.if_zero(register, label)

    def call(self, function: str | Value, *values: Value) -> None:
        """Call a function of CPython's C API, by name, or a function at an address.

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
        """Leave the int in `first` in RESULT. Reject an int that does not fit or has more than 63 bits."""
        m = self.m
        self.call("PyLong_AsLongLongAndOverflow", None, self.address_of(self.scratch))
        m.load32(m.SPARE, m.STACK, self.scratch)
        m.unless_zero(m.SPARE, "refuse")
        if bits < 64 or not signed:
            m.extend(m.OTHER, m.RESULT, min(bits, 63), signed)
            m.unless_equal(m.OTHER, m.RESULT, "refuse")

    def emit_clear(self) -> None:
        """At the label "clear", clear the exception of a value that is not plain, and continue at "refuse".

        Any other exception, such as KeyboardInterrupt or MemoryError, continues at "fail", for the caller.
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
        """Leave a new reference to an object in RESULT."""
        if value is not None or sys.version_info < (3, 12):  # None is immortal since then (PEP 683)
            self.call("Py_IncRef", self.keep(value))
        self.load_value(self.m.RESULT, id(value))

    def keep(self, value: Any) -> int:
        """Keep an object alive as long as the fast call; return its address."""
        if id(value) not in self._own:
            self.kept.append(value)
        return id(value)

    def cached_code(
        self, key: Any, write: Callable[..., None], *arguments: Any, own: Sequence[int] = ()
    ) -> None:
        """Append a piece of code that is generated once for all fast calls.

        Args:
            key: inputs that the code depends on, except `scratch` and `own`
            write: generates the code
            arguments: arguments of `write`
            own: numbers of this fast call that the code loads into registers
        """
        key = key, self.scratch, *map(own.index, own)  # includes which of the numbers are equal
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
        """Jump to a label unless the number of positional arguments is `number`."""
        m = self.m
        m.extend(m.SPARE, self.count, 63, False)  # the highest bit is PY_VECTORCALL_ARGUMENTS_OFFSET
        self.load_value(m.OTHER, number)
        m.unless_equal(m.SPARE, m.OTHER, label)

    def call_slow(self, function: Value) -> None:
        """Call a function with the same arguments, and return its result."""
        self.call(
            "PyObject_Vectorcall", function, *(("move", r) for r in (self.args, self.count, self.names))
        )
        self.m.leave()


class CallBody(Body):
    """The base of the code of fast calls, with the parts of the frame that arguments use.

    Attributes:
        result: offset of the result of the call
        view: register with the address of the Py_buffer of the current argument
        free: register that is unused after the call
        slots: offsets of the parameters of C
        measures: offset of the length of the current argument's memory; `None` if it is not checked
    """

    result: int
    view: int
    free: int
    slots: list[int]
    measures: int | None

    def measure(self, length: Value) -> None:
        """Store the length of the current argument's memory, if it is checked. Changes OTHER."""
        if self.measures is not None:
            self.store_value(self.measures, length)
