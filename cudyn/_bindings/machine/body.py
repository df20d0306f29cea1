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

    # The source of a 64-bit value: a number; or an instruction without its target register, as a tuple of the
    # name of an assembler method and its other operands; or None if the register already contains the value.
    Value: TypeAlias = "int | tuple[Any, ...] | None"


SCARCE = MemoryError, RecursionError
"""The exceptions for scarce memory, which are always passed on to the caller.

Other exceptions may come from audit hooks.
"""


def make_c_string(text: bytes) -> Any:
    """Return an array with a NUL-terminated string.

    Unlike create_string_buffer, this function does not trigger audit hooks.
    """
    array = (ctypes.c_char * (len(text) + 1))()
    array.value = text
    return array


def _measure_max_inline_size() -> int:
    """Return the maximum size in bytes of the memory that a ctypes object contains itself.

    Larger ctypes objects store their memory separately. The limit is the size of the largest C number that
    ctypes supports, so it differs between releases of Python. It is a multiple of 8.
    """
    inline_size = 0
    while True:
        array = (ctypes.c_char * (inline_size + 8))()
        memory_offset = ctypes.addressof(array) - id(array)
        is_inside_object = 0 < memory_offset < type(array).__basicsize__
        if not is_inside_object:
            return inline_size
        inline_size += 8


class Runtime:
    """Properties of the running Python: offsets in objects, addresses of C functions, and classes of buffers.

    Machine code reads the members of objects at these offsets. Most offsets are computed from the sizes of
    the classes, which differ between releases of Python. The other offsets depend on the order of members in
    the C structures `PyObject` and `CDataObject`. `fast_functions._probe` verifies all of them.

    Attributes:
        size_offset: offset of a tuple's or list's size
        type_offset: offset of an object's class
        items_offset: offset of a tuple's items
        value_offset: offset of the pointer to a ctypes object's memory
        length_offset: offset of the size of a ctypes object's memory
        max_inline_size: largest size in bytes of memory that ctypes stores in the object itself
        machine: processor name, as in `os.uname`
        cell_offset: offset in a fast function of the address of the data that its code reads (its cell)
        locations: cached locations of parameters, keyed by the types of the parameters
        fragments: cached code fragments, keyed by the inputs that they depend on
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
        self._get_slot: Any = ctypes.pythonapi["PyType_GetSlot"]
        self._get_slot.argtypes = (ctypes.py_object, ctypes.c_int)
        self._get_slot.restype = ctypes.c_void_p

    def get_function_address(self, name: str) -> int:
        """Return the address of a function in CPython's C API or in the C library."""
        address = self._addresses.get(name)
        if address is None:
            function = ctypes.pythonapi[name]
            address = ctypes.cast(function, ctypes.c_void_p).value
            assert address is not None
            self._addresses[name] = address
        return address

    def get_function_names(self) -> dict[int, str]:
        """Return the names of the functions that `get_function_address` has returned, keyed by address."""
        return {address: name for name, address in self._addresses.items()}

    @property
    def buffers(self) -> Sequence[Any]:
        """The classes whose objects ctypes can only pass as buffers."""
        classes: list[Any] = [bytearray, memoryview]
        # If numpy is imported later, calls with its arrays go through ctypes.
        numpy: Any = sys.modules.get("numpy")
        if hasattr(numpy, "ndarray"):
            classes.append(numpy.ndarray)
        return classes

    def get_type_slot(self, cls: Any, number: int) -> int:
        """Return the address in a slot of a type (PyType_GetSlot); 0 if the slot is empty."""
        return self._get_slot(cls, number) or 0


class Body:
    """The base class for generating the machine code of fast calls and fast launches.

    The generated code is a vectorcall function (PEP 590). If it does not accept an argument, it jumps to the
    label "fall_back", where it calls the equivalent Python or ctypes function. If an exception is set, it
    jumps to "clear_exception" (`emit_clear`).

    The methods append instructions to `asm`. Many of them have parameters of the type `Value`: a number, or
    an instruction without its target register, such as ("move", register) or ("load", base, offset).

    Attributes:
        asm: the assembler
        first_param: register for the first parameter of C functions. It usually contains the argument that
            the code is reading.
        args, count, names: registers with the parameters of the vectorcall function: the array of arguments,
            the number of positional arguments, and the tuple of keyword names
        state: register that calls preserve, for temporary values and the thread state
        scratch_offset: offset of 64 bits in the stack frame for temporary values
        spare_offset: offset of 64 bits in the frame that are free until the C function is called
        frame_size: size of the frame in bytes
        kept_alive: objects whose addresses the code contains
    """

    scratch_offset: int
    spare_offset: int
    frame_size = 0

    def __init__(self, runtime: Runtime) -> None:
        self.asm = runtime.assembler()
        self.runtime = runtime
        self.first_param = self.asm.PARAMETERS[0]
        self.args, self.count, self.names, self.state = self.asm.CALLEE_SAVED[:4]
        self.kept_alive: list[Any] = []
        self._number_indices: dict[int, int] = {}

    def reserve(self, size: int) -> int:
        """Reserve memory in the stack frame, and return its offset.

        Args:
            size: size in bytes; it is rounded up to a multiple of 8
        """
        offset = self.frame_size
        self.frame_size += size + 7 & ~7
        return offset

    def reserve_parameters(self, types: tuple[Any, ...]) -> Sequence[Location]:
        """Determine where a C function expects its parameters, and reserve memory for those on the stack.

        This method must be called before any other memory is reserved, because the C function expects these
        parameters at the beginning of the frame.

        Args:
            types: ctypes types of the parameters

        Returns:
            The location of each parameter.
        """
        locations = self.runtime.locations.get(types)
        if locations is None:
            locations, _ = locate_parameters(self.runtime.machine, types)
            self.runtime.locations[types] = locations
        for location in locations:
            kind, position, _ = location.parts[-1]
            if kind == "stack":
                self.frame_size = max(self.frame_size, position + 8)
        return locations

    def load(self, register: int, offset: int) -> None:
        """Emit code that loads 64 bits from the frame."""
        self.asm.load(register, self.asm.STACK, offset)

    def store(self, register: int, offset: int) -> None:
        """Emit code that stores 64 bits in the frame."""
        self.asm.store(register, self.asm.STACK, offset)

    def store_value(self, offset: int, value: Value) -> None:
        """Emit code that stores a value in the frame. The code changes OTHER."""
        self.load_value(self.asm.OTHER, value)
        self.store(self.asm.OTHER, offset)

    def address_of(self, offset: int) -> Value:
        """Return a `Value` for the address of memory in the frame."""
        return "add", self.asm.STACK, offset

    def value_at(self, offset: int) -> Value:
        """Return a `Value` for the 64 bits at an offset in the frame."""
        return "load", self.asm.STACK, offset

    def load_value(self, register: int, value: Value) -> None:
        """Emit code that loads a value into a register. `None` leaves the register unchanged."""
        if isinstance(value, int):
            # In a shared fragment, `append` inserts the numbers that differ between functions
            # (`emit_cached`).
            index = self._number_indices.get(value)
            if index is None:
                self.asm.set(register, value)
            else:
                self.asm.set_later(register, index)
        elif value is not None:
            method, *operands = value
            getattr(self.asm, method)(register, *operands)

    def load_argument(self, index: int) -> None:
        """Emit code that loads the argument at an index into `first_param`, and its class into OTHER."""
        self.asm.load(self.first_param, self.args, 8 * index)
        self.asm.load(self.asm.OTHER, self.first_param, self.runtime.type_offset)

    def emit_with_value(
        self, instruction: Callable[..., None], register: int, value: Value, label: str
    ) -> None:
        """Emit an instruction whose second operand is a value. The value is loaded into SPARE.

        Args:
            instruction: an assembler method for a comparison or for arithmetic, such as `asm.if_equal`
            register: the first operand, which receives the result of arithmetic
            value: the second operand
            label: the label to which the instruction jumps if the comparison is true or the result overflows
        """
        self.load_value(self.asm.SPARE, value)
        instruction(register, self.asm.SPARE, label)

    def require(self, register: int, value: Value) -> None:
        """Emit a jump to "fall_back" unless a register is equal to a value."""
        self.emit_with_value(self.asm.unless_equal, register, value, "fall_back")

    def if_class(self, cls: Any, label: str) -> None:
        """Emit a jump to a label if OTHER contains the address of a class."""
        self.emit_with_value(self.asm.if_equal, self.asm.OTHER, self.keep_alive(cls), label)

    def unless_class(self, cls: Any, label: str) -> None:
        """Emit a jump to a label unless OTHER contains the address of a class."""
        self.emit_with_value(self.asm.unless_equal, self.asm.OTHER, self.keep_alive(cls), label)

    def require_class(self, cls: Any) -> None:
        """Emit a jump to "fall_back" unless OTHER contains the address of a class."""
        self.emit_with_value(self.asm.unless_equal, self.asm.OTHER, self.keep_alive(cls), "fall_back")

    def load_nonzero(self, register: int, base: int, offset: int, label: str = "fall_back") -> None:
        """Emit code that loads 64 bits from memory, and jumps to a label if all of them are zero."""
        self.asm.load(register, base, offset)
        self.asm.if_zero(register, label)

    def call(self, function: str | Value, *values: Value) -> None:
        """Emit a call to a C function.

        Args:
            function: name of a function in CPython's C API or in the C library, or the address of a function
            values: arguments; `None` if the register for the argument already contains it
        """
        # Load the last argument first: a value may use RESULT, which is the first parameter on AArch64.
        for index in range(len(values) - 1, -1, -1):
            if values[index] is not None:
                self.load_value(self.asm.PARAMETERS[index], values[index])
        address = self.runtime.get_function_address(function) if isinstance(function, str) else function
        self.load_value(self.asm.SPARE, address)
        self.asm.call(self.asm.SPARE)

    def read_int(self, bits: int = 64, signed: bool = True) -> None:
        """Emit code that converts the int in `first_param` to a C integer in RESULT.

        The code rejects an int that does not fit. It also rejects unsigned integers of 64 bits.

        Args:
            bits: size of the C integer
            signed: whether the C integer is signed
        """
        asm = self.asm
        overflow_offset = self.scratch_offset
        self.call("PyLong_AsLongLongAndOverflow", None, self.address_of(overflow_offset))
        asm.load32(asm.SPARE, asm.STACK, overflow_offset)
        asm.unless_zero(asm.SPARE, "fall_back")
        if bits < 64 or not signed:
            # The integer fits if it does not change when all higher bits are dropped.
            asm.extend(asm.OTHER, asm.RESULT, min(bits, 63), signed)
            asm.unless_equal(asm.OTHER, asm.RESULT, "fall_back")

    def emit_clear(self) -> None:
        """Emit the code at the label "clear_exception", which clears an exception caused by an argument.

        The code for the label "fall_back" must follow, because the Python implementation handles the argument
        and raises the exception again. After any other exception, such as KeyboardInterrupt or MemoryError,
        the code jumps to "fail", so that the caller receives the exception.
        """
        asm = self.asm
        asm.label("clear_exception")
        self.call("PyErr_Occurred")
        asm.if_zero(asm.RESULT, "fall_back")
        # Do not clear exceptions that are not derived from Exception.
        self.call("PyErr_ExceptionMatches", id(Exception))
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.if_zero(asm.RESULT, "fail")
        # Do not clear exceptions for scarce memory.
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

    def emit_cached(
        self, key: Any, write: Callable[..., None], *arguments: Any, numbers: Sequence[int] = ()
    ) -> None:
        """Append a code fragment that is generated once and shared by all functions with the same key.

        Args:
            key: inputs that the code depends on, other than `scratch_offset` and `numbers`
            write: function that generates the code
            arguments: arguments of `write`
            numbers: numbers that the code loads into registers, such as addresses. Functions that share the
                fragment may have different numbers.
        """
        # The code depends on which of the numbers are equal.
        key = key, self.scratch_offset, *map(numbers.index, numbers)
        fragment = self.runtime.fragments.get(key)
        if fragment is None:
            # Let `write` generate the code with a new assembler.
            outer_asm = self.asm
            outer_kept_alive = self.kept_alive
            self.asm = type(self.asm)()
            self.kept_alive = self.runtime.kept_alive
            # `load_value` emits `set_later` for these numbers.
            self._number_indices = {number: index for index, number in enumerate(numbers)}
            try:
                write(*arguments)
                fragment = self.runtime.fragments[key] = self.asm.make_fragment()
            finally:
                self.asm = outer_asm
                self.kept_alive = outer_kept_alive
                self._number_indices = {}
        self.asm.append(fragment, numbers)

    def emit_entry(self, frame_size: int) -> None:
        """Emit the beginning of a vectorcall function.

        The code reserves the frame, and moves the function's parameters to registers that calls preserve. The
        first parameter, the function object, stays in `first_param`.
        """
        self.asm.enter(frame_size)
        for register, parameter in zip((self.args, self.count, self.names), self.asm.PARAMETERS[1:]):
            self.asm.move(register, parameter)

    def unless_count(self, expected_count: int, label: str) -> None:
        """Emit a jump to a label unless the caller has passed a given number of positional arguments."""
        asm = self.asm
        # Ignore the highest bit of `nargsf`, the flag PY_VECTORCALL_ARGUMENTS_OFFSET (PEP 590).
        asm.extend(asm.SPARE, self.count, 63, signed=False)
        self.load_value(asm.OTHER, expected_count)
        asm.unless_equal(asm.SPARE, asm.OTHER, label)

    def require_count(self, expected_count: int) -> None:
        """Emit a jump to "fall_back" unless the caller has passed a given number of positional arguments."""
        self.unless_count(expected_count, "fall_back")

    def emit_fallback_call(self, function: Value) -> None:
        """Emit code that calls another Python function with the same arguments, and returns its result."""
        arguments: list[Value] = [("move", register) for register in (self.args, self.count, self.names)]
        self.call("PyObject_Vectorcall", function, *arguments)
        self.asm.leave()


class CallBody(Body):
    """The base class for generating the code of fast calls, with the data that the code for arguments uses.

    Attributes:
        result: offset in the frame of the C function's result
        view: register with the address of the Py_buffer for the current argument
        free: register that the code may use after the call
        slots: offset in the frame of each parameter that is passed to the C function
        length_slot: offset in the frame where the code stores the length of the memory that the current
            argument refers to; `None` if the length is not checked
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
