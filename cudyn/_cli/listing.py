"""Shows machine code as text, by recording an assembler's instructions while it generates a function.

Each line contains the offset, the instruction's name in assembler.py, its operands, and its bytes. If an
integer is the address of a known function or object, its name follows in parentheses.
"""

from __future__ import annotations

import functools

from .._bindings.machine.assembler import ASSEMBLERS
from .._bindings.machine.body import Runtime

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from .._bindings.machine.assembler import Fragment

_REGISTERS = {
    "x86_64": "rax rcx rdx rbx rsp rbp rsi rdi r8 r9 r10 r11 r12 r13 r14 r15",
    "aarch64": " ".join([*(f"x{number}" for number in range(31)), "sp"]),
}
# Names of the assembler's methods, grouped by their operands: no operands or plain integers; a register and
# an address in memory; a register and a number; registers and labels.
_PLAIN = "leave enter align widen restore fill"
_WITH_MEMORY = "load store load32 store32 store8 load_float store_float load_float32 add exchange acquire"
_NUMBERED = "set set_later"
_WITH_REGISTERS = (
    "jump_through move load_address call call_through goto if_zero unless_zero if_equal unless_equal "
    "if_above unless_bit unless_filled if_less plus minus times divide extend count"
)


_MAX_NAME = 40  # characters; an object with a longer name is described by its type
_FIRST_HEXADECIMAL = 4096  # smaller numbers are shown in decimal


class Line:
    """An instruction, or a label if its name ends with a colon."""

    def __init__(self, offset: int, name: str, operands: Sequence[Any] = ()) -> None:
        self.offset = offset
        self.name = name
        self.operands = operands


class RecordedPiece(tuple[object, ...]):
    """A reusable fragment of code with its listing."""

    lines: Sequence[Line]


@functools.cache
def make_recorder(machine: str) -> Any:
    """Return an assembler class that records its instructions, so that they can be shown.

    Args:
        machine: The processor, such as x86_64.
    """
    base: Any = ASSEMBLERS[machine]

    class Recorder(base):  # type: ignore[misc]
        """An assembler that also records each instruction in `lines`."""

        def __init__(self) -> None:
            super().__init__()
            self.lines: list[Line] = []
            self.is_inside = False

        def label(self, name: str) -> None:
            """Define a label at the current position."""
            self.lines.append(Line(len(self.code), f"{name}:"))
            super().label(name)

        def make_fragment(self) -> Fragment:
            """Return the code so far as a reusable fragment that also contains its listing."""
            piece = RecordedPiece(super().make_fragment())
            piece.lines = self.lines
            return piece  # type: ignore[return-value]

        def append(self, fragment: Any, numbers: Sequence[int] = ()) -> None:
            """Append a code fragment and its lines. `numbers` contains the operands of `set_later`."""
            start = len(self.code)
            for line in fragment.lines:
                operands = line.operands
                if line.name == "set_later":
                    register, index = operands
                    operands = register, numbers[index]
                self.lines.append(Line(start + line.offset, line.name, operands))
            super().append(fragment, numbers)

    for name in f"{_PLAIN} {_WITH_MEMORY} {_NUMBERED} {_WITH_REGISTERS}".split():
        setattr(Recorder, name, _make_recording_method(name, getattr(base, name)))
    return Recorder


def _make_recording_method(name: str, emit: Callable[..., None]) -> Callable[..., None]:
    """Return a method that records an instruction and then calls the assembler's method for it.

    Some of the assembler's methods call each other. Only the outermost call is recorded.

    Args:
        name: The name of the instruction.
        emit: The assembler's method, which emits the instruction.
    """

    def record(self: Any, *operands: Any, **named_operands: Any) -> None:
        if self.is_inside:  # another recorded method has called this method
            emit(self, *operands, **named_operands)
            return
        self.is_inside = True
        self.lines.append(Line(len(self.code), name, (*operands, *named_operands.values())))
        try:
            emit(self, *operands, **named_operands)
        finally:
            self.is_inside = False

    return record


def make_runtime(machine: str) -> Runtime:
    """Return a Runtime for this version of Python that records the generated code."""
    runtime = Runtime(machine, 0)
    runtime.assembler = make_recorder(machine)
    return runtime


def list_code(body: Any, object_names: Mapping[int, str]) -> Iterator[str]:
    """Generate a function and yield the lines of its listing.

    Args:
        body: Code generator for the function body, with a runtime from `make_runtime`.
        object_names: Maps addresses to the names of the objects there, in addition to the runtime's names.
    """
    code = body.write()
    lines = body.asm.lines
    names = {**body.runtime.get_function_names(), **object_names}
    for value in (*body.runtime.kept_alive, *body.kept_alive):
        names.setdefault(id(value), _name_object(value))  # id() is the address of the object
    registers = _REGISTERS[body.runtime.machine].split()
    end_offsets = [*(line.offset for line in lines[1:]), len(code)]
    for line, end_offset in zip(lines, end_offsets):
        if line.name.endswith(":"):  # a label
            yield line.name
            continue
        instruction = f"{line.name} {_format_operands(line, registers, names)}".rstrip()
        bytes_ = code[line.offset : end_offset].hex(" ")
        yield f"  {line.offset:04x}  {instruction:<58} {bytes_}"


def _name_object(value: Any) -> str:
    """Return a short name of an object in the machine code."""
    name = getattr(value, "__qualname__", "") or repr(value)
    return name if len(name) <= _MAX_NAME else f"a {type(value).__name__}"


def _format_operands(line: Line, registers: Sequence[str], names: dict[int, str]) -> str:
    """Format the operands of an instruction: registers by name, memory in brackets, labels and integers.

    The instruction determines the meaning of its operands.

    Args:
        line: The instruction.
        registers: The names of the registers, in the order of their numbers.
        names: The names of the objects and functions at known addresses.
    """
    operands = line.operands
    if line.name in _WITH_MEMORY.split():
        register, base, *offsets = operands
        offset = offsets[0] if offsets else 0
        register_name = f"f{register}" if "float" in line.name else registers[register]
        return f"{register_name}, [{registers[base]} + {offset}]"
    if line.name in _NUMBERED.split():
        register, value = operands
        is_small = 0 <= value < _FIRST_HEXADECIMAL
        comment = f"  ({names[value]})" if names.get(value) else ""
        return f"{registers[register]}, {value if is_small else hex(value)}{comment}"
    if line.name in _PLAIN.split():
        return ", ".join(map(str, operands))
    if line.name == "unless_bit":
        register, bit, label = operands
        return f"{registers[register]}, {bit}, {label}"
    if line.name == "extend":
        target, source, bits, is_signed = operands
        sign = "signed" if is_signed else "unsigned"
        return f"{registers[target]}, {registers[source]}, {bits} bits, {sign}"
    # The operands are labels, which are strings, and numbers of registers.
    return ", ".join(operand if isinstance(operand, str) else registers[operand] for operand in operands)
