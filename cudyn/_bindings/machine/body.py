"""The common part of all machine code: the facts about this Python, and the instructions of one function."""

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


class Runtime:
    """The facts about this Python: offsets in objects, addresses of its functions, classes with buffers."""

    size = object.__basicsize__
    type = size - 8
    items = tuple.__basicsize__
    value = object.__basicsize__
    bytes = value + 24
    """The offsets of the size of a tuple or list, an object's class, a tuple's items, and the address and
    length of the memory of a ctypes object. CPython reports where an object's own members begin, which
    differs between releases: a tuple also stores its hash since 3.14. The rest is the order of members in
    `PyObject` and `CDataObject`. `_probe` checks all of them."""

    def __init__(self, machine: str, cell: int) -> None:
        """cell: the offset of the own address in a function with a fast call."""
        self.machine = machine
        self.cell = cell
        self.assembler: Callable[[], Assembler] = ASSEMBLERS[machine]
        self.places: dict[Sequence[Any], Sequence[Place]] = {}
        """Those of parameters, by their types."""
        self.pieces: dict[Any, Piece] = {}
        """Code that is written once, for every fast call with the same layout of its frame."""
        self.kept: list[Any] = []
        """The objects whose addresses the pieces contain."""
        self._addresses: dict[str, int] = {}
        self._slot: Any = ctypes.pythonapi["PyType_GetSlot"]
        self._slot.argtypes = (ctypes.py_object, ctypes.c_int)
        self._slot.restype = ctypes.c_void_p

    def address(self, name: str) -> int:
        found = self._addresses.get(name)
        if found is None:
            function = ctypes.pythonapi[name]
            found = self._addresses[name] = ctypes.cast(function, ctypes.c_void_p).value or 0
        return found

    def names(self) -> dict[int, str]:
        """The names of Python's functions by their addresses, of those that were asked for."""
        return {address: name for name, address in self._addresses.items()}

    @property
    def buffers(self) -> Sequence[Any]:
        """The classes whose objects have a buffer and no attribute that ctypes would prefer."""
        # arrays made before numpy is imported here are left to ctypes
        numpy: Any = sys.modules.get("numpy")
        return (bytearray, memoryview, *((numpy.ndarray,) if hasattr(numpy, "ndarray") else ()))

    def slot(self, cls: Any, number: int) -> int:
        return self._slot(cls, number) or 0


class Body:
    """The common part of fast calls and launches: kept registers, objects that live as long as the code,
    calls.

    A value is a number, or an instruction without its register: ("move", register), ("load", base, offset).

    scratch  the offset of 64 free bits in the frame
    spare    that of 64 more, until the call

    What it does not take goes on at the label "refuse", or, with an exception, at "clear".
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
        """The objects whose addresses the code contains."""
        self._own: dict[int, int] = {}

    def reserve(self, size: int) -> int:
        """Make room in the frame for an object; return its offset."""
        start = self.room
        self.room += size + 7 & ~7
        return start

    def reserve_all(self, sizes: Sequence[int]) -> Iterator[int]:
        """Make room for several objects."""
        starts = []
        for size in sizes:
            starts.append(self.room)
            self.room += size + 7 & ~7
        return iter(starts)

    def lay_out(self, types: tuple[Any, ...]) -> Sequence[Place]:
        """Find the places of C's parameters, and make room for those on the stack."""
        found = self.runtime.places.get(types)
        if found is None:
            found = self.runtime.places[types] = of_function(self.runtime.machine, types)[0]
        ends = [at + 8 for place in found for kind, at, _ in place.parts[-1:] if kind == "stack"]
        self.room = max(ends, default=0)
        return found

    def load(self, register: int, offset: int) -> None:
        self.m.load(register, self.m.STACK, offset)

    def store(self, register: int, offset: int) -> None:
        self.m.store(register, self.m.STACK, offset)

    def store_value(self, offset: int, value: Value) -> None:
        """Let 64 bits of the frame hold a value; changes OTHER."""
        self.load_value(self.m.OTHER, value)
        self.store(self.m.OTHER, offset)

    def address_of(self, offset: int) -> Value:
        return "add", self.m.STACK, offset

    def value_at(self, offset: int) -> Value:
        return "load", self.m.STACK, offset

    def load_value(self, register: int, value: Value) -> None:
        """Let a register hold a value; None leaves it as it is."""
        if isinstance(value, int):
            own = self._own.get(value)
            if own is None:
                self.m.set(register, value)
            else:
                self.m.set_later(register, own)
        elif value is not None:
            getattr(self.m, value[0])(register, *value[1:])

    def argument(self, at: int) -> None:
        self.m.load(self.first, self.args, 8 * at)
        self.m.load(self.m.OTHER, self.first, self.runtime.type)

    def compare(
        self, branch: Callable[..., None], register: int, value: Value, label: str = "refuse"
    ) -> None:
        """Branch on a register and a value, which is put into SPARE."""
        self.load_value(self.m.SPARE, value)
        branch(register, self.m.SPARE, label)

    def require(self, register: int, value: Value) -> None:
        self.compare(self.m.unless_equal, register, value)

    def if_class(self, cls: Any, label: str) -> None:
        """Go on at a label if OTHER is this class."""
        self.compare(self.m.if_equal, self.m.OTHER, self.keep(cls), label)

    def unless_class(self, cls: Any, label: str = "refuse") -> None:
        """Go on at a label unless OTHER is this class."""
        self.compare(self.m.unless_equal, self.m.OTHER, self.keep(cls), label)

    def load_some(self, register: int, base: int, offset: int, label: str = "refuse") -> None:
        """Read 64 bits; go on at a label if all are zero."""
        self.m.load(register, base, offset)
        self.m.if_zero(register, label)

    def call(self, function: str | Value, *values: Value) -> None:
        """Call a function of Python, or at an address; its parameters get values from the last to the first,
        since RESULT may be the first one."""
        for at in range(len(values) - 1, -1, -1):
            if values[at] is not None:
                self.load_value(self.m.PARAMETERS[at], values[at])
        self.load_value(
            self.m.SPARE, self.runtime.address(function) if isinstance(function, str) else function
        )
        self.m.call(self.m.SPARE)

    def read_int(self, bits: int = 64, signed: bool = True) -> None:
        """Leave the int in `first` in RESULT; one that does not fit, or has more than 63 bits, is refused."""
        m = self.m
        self.call("PyLong_AsLongLongAndOverflow", None, self.address_of(self.scratch))
        m.load32(m.SPARE, m.STACK, self.scratch)
        m.unless_zero(m.SPARE, "refuse")
        if bits < 64 or not signed:
            m.extend(m.OTHER, m.RESULT, min(bits, 63), signed)
            m.unless_equal(m.OTHER, m.RESULT, "refuse")

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
        """Append a piece of code that is written once for all fast calls. key: the inputs it depends on,
        beside `scratch` and `own`, the numbers of this fast call that it loads into registers."""
        key = key, self.scratch, *map(own.index, own)  # which are the same
        known = self.runtime.pieces.get(key)
        if known is None:
            outer = self.m, self.kept
            self.m = type(self.m)()
            self.kept = self.runtime.kept
            self._own = {number: at for at, number in enumerate(own)}
            try:
                write(*arguments)
                known = self.runtime.pieces[key] = self.m.piece()
            finally:
                self.m, self.kept = outer
                self._own = {}
        self.m.append(known, own)

    def begin(self, room: int) -> None:
        self.m.enter(room)
        for kept, parameter in zip((self.args, self.count, self.names), self.m.PARAMETERS[1:]):
            self.m.move(kept, parameter)

    def unless_count(self, number: int, label: str = "refuse") -> None:
        """Go on at a label unless there are this many positional arguments."""
        m = self.m
        m.extend(m.SPARE, self.count, 63, False)  # the first bit: PY_VECTORCALL_ARGUMENTS_OFFSET
        self.load_value(m.OTHER, number)
        m.unless_equal(m.SPARE, m.OTHER, label)

    def call_slow(self, function: Value) -> None:
        """Return what a function returns for the same arguments."""
        self.call(
            "PyObject_Vectorcall", function, *(("move", r) for r in (self.args, self.count, self.names))
        )
        self.m.leave()


class CallBody(Body):
    """The body of a fast call, with the parts of its frame that arguments use.

    Attributes:
        result: offset of the result of the call
        view: register with the address of the Py_buffer of the current argument
        free: register that is unused after the call
        slots: offsets of the parameters of C
        measures: offset of the length of the current argument; `None` if C touches no memory of a known size
    """

    result: int
    view: int
    free: int
    slots: list[int]
    measures: int | None

    def measure(self, length: Value) -> None:
        """Note the length of what was given; changes OTHER."""
        if self.measures is not None:
            self.store_value(self.measures, length)
