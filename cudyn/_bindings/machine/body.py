"""The base classes for all generated code: properties of the running Python, and the body of a function."""

from __future__ import annotations

import ctypes
import sys

from .assembler import ASSEMBLERS
from .convention import locate_parameters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    from .assembler import Assembler, Fragment
    from .convention import Location

    # A number; or (name of an assembler method, its operands after the target register); or None, if the
    # register already contains the value.
    Value: TypeAlias = "int | tuple[Any, ...] | None"


SCARCE = MemoryError, RecursionError
"""The exceptions for scarce memory. They must reach the caller. Others may come from audit hooks."""


def make_c_string(text: bytes) -> Any:
    """Return an array with a NUL-terminated string.

    Unlike create_string_buffer, this function does not trigger audit hooks.
    """
    array = (ctypes.c_char * (len(text) + 1))()
    array.value = text
    return array


def _measure_max_inline_size() -> int:
    """Return the maximum size in bytes of the memory that ctypes stores in an object itself.

    It is a multiple of 8, and differs between releases of Python: it is the size of the largest C number that
    ctypes supports.
    """
    size = 0
    while True:
        array = (ctypes.c_char * (size + 8))()
        is_inline = 0 < ctypes.addressof(array) - id(array) < type(array).__basicsize__
        if not is_inline:
            return size
        size += 8


class Runtime:
    """Properties of the running Python: offsets in objects, addresses of functions, and classes that support
    the buffer protocol.

    CPython reports where an object's own members begin. This differs between releases: in 3.14 and later, a
    tuple also stores its hash. The other offsets follow from the order of members in `PyObject` and
    `CDataObject`. `fast_functions._probe` verifies all of them.

    Attributes:
        size_offset: offset of a tuple's or list's size
        type_offset: offset of an object's class
        items_offset: offset of a tuple's items
        value_offset: offset of the pointer to a ctypes object's memory
        length_offset: offset of the size of a ctypes object's memory
        max_inline_size: largest size in bytes of memory that ctypes stores in the object itself
        machine: processor name, as in `os.uname`
        cell_offset: offset of the cell's address in a function object with a fast call
        locations: parameter locations, keyed by the types of the parameters
        fragments: shared code fragments, keyed by the inputs that they depend on
        kept_alive: objects whose addresses the code fragments contain
    """

    size_offset = object.__basicsize__
    type_offset = size_offset - 8
    items_offset = tuple.__basicsize__
    value_offset = object.__basicsize__
    length_offset = value_offset + 24

    def __init__(self, machine: str, cell_offset: int) -> None:
        self.machine = machine
        self.cell_offset = cell_offset
        self.max_inline_size = _measure_max_inline_size()
        self.assembler: Callable[[], Assembler] = ASSEMBLERS[machine]
        self.locations: dict[Sequence[Any], Sequence[Location]] = {}
        self.fragments: dict[Any, Fragment] = {}
        self.kept_alive: list[Any] = []
        self._addresses: dict[str, int] = {}
        self._slot: Any = ctypes.pythonapi["PyType_GetSlot"]
        self._slot.argtypes = (ctypes.py_object, ctypes.c_int)
        self._slot.restype = ctypes.c_void_p

    def address(self, name: str) -> int:
        """Return the address of a function in CPython's C API."""
        address = self._addresses.get(name)
        if address is None:
            function = ctypes.pythonapi[name]
            address = ctypes.cast(function, ctypes.c_void_p).value or 0  # `or 0` only for type checkers
            self._addresses[name] = address
        return address

    def names(self) -> dict[int, str]:
        """Return the names of the functions whose addresses have been used, keyed by address."""
        return {address: name for name, address in self._addresses.items()}

    @property
    def buffers(self) -> Sequence[Any]:
        """The classes whose objects ctypes can only pass as buffers."""
        # If numpy is imported later, calls with its arrays go through ctypes.
        numpy: Any = sys.modules.get("numpy")
        return (bytearray, memoryview, *((numpy.ndarray,) if hasattr(numpy, "ndarray") else ()))

    def slot(self, cls: Any, number: int) -> int:
        """Return the value of a slot of a type (PyType_GetSlot); 0 for an empty slot."""
        return self._slot(cls, number) or 0


class Body:
    """The base class for the code of fast calls and fast launches.

    A value is a number, or an instruction without its target register: ("move", register) or ("load", base,
    offset), for example. The methods emit code. If that code does not accept an argument, it jumps to the
    label "refuse" or, if an exception is set, to "clear" (`emit_clear`).

    Attributes:
        asm: the assembler
        first: register of the first parameter of C functions, which holds the current argument
        args, count, names: registers with the parameters of the vectorcall function (PEP 590): the array of
            arguments, the number of positional arguments, and the tuple of keyword names
        state: register that is preserved by calls, for temporary values and the thread state
        scratch: offset of 64 free bits in the frame
        spare: offset of 64 bits that are free until the call
        room: size of the frame in bytes
        kept_alive: objects whose addresses the code contains
    """

    scratch: int
    spare: int
    room = 0

    def __init__(self, runtime: Runtime) -> None:
        self.asm = runtime.assembler()
        self.runtime = runtime
        self.first = self.asm.PARAMETERS[0]
        self.args, self.count, self.names, self.state = self.asm.CALLEE_SAVED[:4]
        self.kept_alive: list[Any] = []
        self._number_indices: dict[int, int] = {}

    def reserve(self, size: int) -> int:
        """Reserve memory in the frame, rounded up to a multiple of 8 bytes, and return its offset."""
        start = self.room
        self.room += size + 7 & ~7
        return start

    def lay_out(self, types: tuple[Any, ...]) -> Sequence[Location]:
        """Return the locations of C's parameters, and reserve memory for parameters on the stack.

        This method must be called before any other memory is reserved, because C expects these parameters at
        the beginning of the frame.

        Args:
            types: ctypes types of the parameters
        """
        locations = self.runtime.locations.get(types)
        if locations is None:
            locations, _ = locate_parameters(self.runtime.machine, types)
            self.runtime.locations[types] = locations
        last_parts = [location.parts[-1] for location in locations]
        self.room = max([position + 8 for kind, position, _ in last_parts if kind == "stack"], default=0)
        return locations

    def load(self, register: int, offset: int) -> None:
        """Emit code that loads 64 bits from the frame."""
        self.asm.load(register, self.asm.STACK, offset)

    def store(self, register: int, offset: int) -> None:
        """Emit code that stores 64 bits in the frame."""
        self.asm.store(register, self.asm.STACK, offset)

    def store_value(self, offset: int, value: Value) -> None:
        """Emit code that stores a value in the frame. It changes OTHER."""
        self.load_value(self.asm.OTHER, value)
        self.store(self.asm.OTHER, offset)

    def address_of(self, offset: int) -> Value:
        """Return the address of memory in the frame, as a value."""
        return "add", self.asm.STACK, offset

    def value_at(self, offset: int) -> Value:
        """Return the 64 bits at an offset in the frame, as a value."""
        return "load", self.asm.STACK, offset

    def load_value(self, register: int, value: Value) -> None:
        """Emit code that loads a value into a register. `None` leaves the register unchanged."""
        if isinstance(value, int):
            # In shared code, the numbers of a specific function are set when the code is appended.
            index = self._number_indices.get(value)
            if index is None:
                self.asm.set(register, value)
            else:
                self.asm.set_later(register, index)
        elif value is not None:
            method, *operands = value
            getattr(self.asm, method)(register, *operands)

    def argument(self, index: int) -> None:
        """Emit code that loads an argument into `first` and its class into OTHER."""
        self.asm.load(self.first, self.args, 8 * index)
        self.asm.load(self.asm.OTHER, self.first, self.runtime.type_offset)

    def compare(
        self, branch: Callable[..., None], register: int, value: Value, label: str = "refuse"
    ) -> None:
        """Emit a branch that compares a register with a value. The value is loaded into SPARE."""
        self.load_value(self.asm.SPARE, value)
        branch(register, self.asm.SPARE, label)

    def require(self, register: int, value: Value) -> None:
        """Emit a jump to "refuse" unless a register is equal to a value."""
        self.compare(self.asm.unless_equal, register, value)

    def if_class(self, cls: Any, label: str) -> None:
        """Emit a jump to a label if OTHER contains a given class."""
        self.compare(self.asm.if_equal, self.asm.OTHER, self.keep_alive(cls), label)

    def unless_class(self, cls: Any, label: str = "refuse") -> None:
        """Emit a jump to a label unless OTHER contains a given class."""
        self.compare(self.asm.unless_equal, self.asm.OTHER, self.keep_alive(cls), label)

    def load_nonzero(self, register: int, base: int, offset: int, label: str = "refuse") -> None:
        """Emit code that loads 64 bits and jumps to a label if all of them are zero."""
        self.asm.load(register, base, offset)
        self.asm.if_zero(register, label)

    def call(self, function: str | Value, *values: Value) -> None:
        """Emit a call to a function in CPython's C API, by name, or to a function at an address.

        The parameters are loaded from the last to the first, because RESULT may be the first one.
        """
        for index in range(len(values) - 1, -1, -1):
            if values[index] is not None:
                self.load_value(self.asm.PARAMETERS[index], values[index])
        self.load_value(
            self.asm.SPARE, self.runtime.address(function) if isinstance(function, str) else function
        )
        self.asm.call(self.asm.SPARE)

    def read_int(self, bits: int = 64, signed: bool = True) -> None:
        """Emit code that reads the int in `first` into RESULT if it fits and has at most 63 bits."""
        asm = self.asm
        self.call("PyLong_AsLongLongAndOverflow", None, self.address_of(self.scratch))
        asm.load32(asm.SPARE, asm.STACK, self.scratch)
        asm.unless_zero(asm.SPARE, "refuse")
        if bits < 64 or not signed:
            asm.extend(asm.OTHER, asm.RESULT, min(bits, 63), signed)
            asm.unless_equal(asm.OTHER, asm.RESULT, "refuse")

    def emit_clear(self) -> None:
        """Emit the code at the label "clear", which clears an exception that an argument has caused.

        The execution then continues at "refuse". After any other exception, such as KeyboardInterrupt or
        MemoryError, it continues at "fail", so that the caller receives the exception.
        """
        asm = self.asm
        asm.label("clear")
        self.call("PyErr_Occurred")
        asm.if_zero(asm.RESULT, "refuse")
        self.call("PyErr_ExceptionMatches", id(Exception))
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.if_zero(asm.RESULT, "fail")
        self.call("PyErr_ExceptionMatches", self.keep_alive(SCARCE))
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.unless_zero(asm.RESULT, "fail")
        self.call("PyErr_Clear")

    def emit_constant(self, value: Any) -> None:
        """Emit code that leaves a new reference to an object in RESULT."""
        if value is not None or sys.version_info < (3, 12):  # None is immortal in 3.12 and later (PEP 683)
            self.call("Py_IncRef", self.keep_alive(value))
        self.load_value(self.asm.RESULT, id(value))

    def keep_alive(self, value: Any) -> int:
        """Keep an object alive for as long as the generated code exists, and return the object's address."""
        if id(value) not in self._number_indices:
            self.kept_alive.append(value)
        return id(value)

    def cached_code(
        self, key: Any, write: Callable[..., None], *arguments: Any, numbers: Sequence[int] = ()
    ) -> None:
        """Append a code fragment that is generated once and shared by all functions with the same key.

        Args:
            key: inputs that the code depends on, other than `scratch` and `numbers`
            write: generates the code
            arguments: arguments of `write`
            numbers: numbers specific to this fast call, which the code loads into registers
        """
        # The code depends on which of the numbers are equal.
        key = key, self.scratch, *map(numbers.index, numbers)
        fragment = self.runtime.fragments.get(key)
        if fragment is None:
            outer = self.asm, self.kept_alive
            self.asm = type(self.asm)()
            self.kept_alive = self.runtime.kept_alive
            # `load_value` emits `set_later` for these numbers.
            self._number_indices = {number: index for index, number in enumerate(numbers)}
            try:
                write(*arguments)
                fragment = self.runtime.fragments[key] = self.asm.make_fragment()
            finally:
                self.asm, self.kept_alive = outer
                self._number_indices = {}
        self.asm.append(fragment, numbers)

    def begin(self, room: int) -> None:
        """Emit the beginning of a vectorcall function, which moves its parameters to preserved registers."""
        self.asm.enter(room)
        # The first parameter, the function object, stays in `first`.
        for register, parameter in zip((self.args, self.count, self.names), self.asm.PARAMETERS[1:]):
            self.asm.move(register, parameter)

    def unless_count(self, number: int, label: str = "refuse") -> None:
        """Emit a jump to a label unless the number of positional arguments is `number`."""
        asm = self.asm
        # The highest bit is PY_VECTORCALL_ARGUMENTS_OFFSET.
        asm.extend(asm.SPARE, self.count, 63, signed=False)
        self.load_value(asm.OTHER, number)
        asm.unless_equal(asm.SPARE, asm.OTHER, label)

    def call_slow(self, function: Value) -> None:
        """Emit a call to a function with the same arguments; the code returns its result."""
        arguments: list[Value] = [("move", register) for register in (self.args, self.count, self.names)]
        self.call("PyObject_Vectorcall", function, *arguments)
        self.asm.leave()


class CallBody(Body):
    """The base class for the code of fast calls, with the parts of the frame that arguments use.

    Attributes:
        result: offset of the call's result
        view: register with the address of the current argument's Py_buffer
        free: register that the code may use after the call
        slots: offset in the frame of each parameter that is passed to C
        length_slot: offset at which the length of the current argument's memory is stored; `None` if the
            length is not checked
    """

    result: int
    view: int
    free: int
    slots: list[int]
    length_slot: int | None

    def store_length(self, length: Value) -> None:
        """Emit code that stores the length of the current argument's memory if the length is checked.

        The code changes OTHER.
        """
        if self.length_slot is not None:
            self.store_value(self.length_slot, length)
