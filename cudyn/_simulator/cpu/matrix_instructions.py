"""Generates C code for matrix instructions (wmma, wgmma), and for copies that use tensor maps."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..driver.kernel_runs import Refused
from .forms import types_of
from .instructions import address, space_of, vector
from .parse import bits_of

if TYPE_CHECKING:
    from .forms import Form
    from .function_writer import FunctionWriter
    from .parse import Instruction, Operand

_WARP = 32
_GROUP = 128  # threads
_WORD = 32  # size of a register in bits
_REDUCTIONS = frozenset(("add", "min", "max", "inc", "dec", "and", "or", "xor"))


def _read_shape(instruction: Instruction) -> tuple[int, int, int]:
    """Return the rows, columns and depth of a matrix product."""
    match = next(filter(None, (re.fullmatch(r"m(\d+)n(\d+)k(\d+)", m) for m in instruction.modifiers)))
    rows, columns, depth = map(int, match.groups())
    return rows, columns, depth


def _get_element_bits(type_: str) -> int:
    return 32 if type_ == "tf32" else bits_of(type_)


def _measure_fragment(part: str, type_: str, shape: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return the rows and columns of a fragment's matrix, and the number of elements per lane.

    Some of these elements may duplicate elements of other lanes.
    """
    rows, columns, depth = shape
    size = {"a": (rows, depth), "b": (depth, columns)}.get(part, (rows, columns))
    count = size[0] * size[1] // _WARP
    if part in "ab" and type_ == "f16":
        count = 16  # does not depend on the shape
    return *size, count


def _count_registers(type_: str, count: int) -> int:
    return max(count * _get_element_bits(type_) // _WORD, 1) if type_ != "f64" else count


def _declare(writer: FunctionWriter, name: str, registers: tuple[Operand, ...], type_: str) -> str:
    """Return C code that declares an array with the registers of a fragment."""
    bits = 64 if type_ == "f64" else _WORD
    parts = ",".join(writer.get_bits(register, f"b{bits}") for register in registers)
    return f"u{bits} {name}[]={{{parts}}};"


def _put(writer: FunctionWriter, name: str, registers: tuple[Operand, ...], type_: str) -> str:
    bits = 64 if type_ == "f64" else _WORD
    return "".join(
        writer.put(register, f"b{bits}", f"{name}[{index}]") for index, register in enumerate(registers)
    )


def _write_move(
    writer: FunctionWriter, instruction: Instruction, place: Operand, stride: list[Operand]
) -> tuple[str, int]:
    """Return C code for a FragmentMove of `registers`, and the number of registers."""
    modifiers = instruction.modifiers
    type_ = modifiers[-1]
    rows, columns, count = _measure_fragment(modifiers[1], type_, _read_shape(instruction))
    is_column_major = "col" in modifiers
    between = writer.get(stride[0], "u32") if stride else str(rows if is_column_major else columns)
    is_shared = int(space_of(instruction) in ("shared", "cluster"))
    start = address(writer, place)
    shape = f"(FragmentMove){{{rows},{columns},{int(is_column_major)},{is_shared},{type_.upper()},{count},"
    return f"{shape}{start},{between},registers}}", _count_registers(type_, count)


def write_fragment_load(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    target, place, *stride = instruction.operands
    type_ = instruction.modifiers[-1]
    move, count = _write_move(writer, instruction, place, stride)
    registers = vector(instruction, target, count)
    bits = 64 if type_ == "f64" else _WORD
    site = writer.add_site(instruction)
    return f"u{bits} registers[{count}];load_fragment(thread,{site},{move});" + _put(
        writer, "registers", registers, type_
    )


def write_fragment_store(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    place, source, *stride = instruction.operands
    move, count = _write_move(writer, instruction, place, stride)
    registers = vector(instruction, source, count)
    declared = _declare(writer, "registers", registers, instruction.modifiers[-1])
    return f"{declared}store_fragment(thread,{writer.add_site(instruction)},{move});"


def write_fragment_multiply(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    shape = _read_shape(instruction)
    types = types_of(instruction.modifiers)
    kinds = types if len(types) == 4 else [types[0], "f16", "f16", types[1]]  # the types of D, A, B and C
    target, *sources = instruction.operands
    declarations = ""
    for name, type_, operand in zip("abc", kinds[1:], sources, strict=True):
        count = _count_registers(type_, _measure_fragment(name, type_, shape)[2])
        declarations += _declare(writer, name, vector(instruction, operand, count), type_)
    count = _count_registers(kinds[0], _measure_fragment("d", kinds[0], shape)[2])
    registers = vector(instruction, target, count)
    bits = 64 if kinds[0] == "f64" else _WORD
    saturates = int("satfinite" in instruction.modifiers)
    sizes = ",".join(map(str, (*shape, saturates)))
    part = f"(FragmentMultiply){{{sizes},{kinds[1].upper()},{kinds[3].upper()},{kinds[0].upper()},a,b,c,d}}"
    call = f"meet_for_fragments(thread,{writer.add_site(instruction)},&{part});"
    return f"{declarations}u{bits} d[{count}];{call}{_put(writer, 'd', registers, kinds[0])}"


def write_group_multiply(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for wgmma.

    The operands are D, A (registers or a descriptor), B, scale-d, and constants for signs and transpositions.
    """
    rows, columns, _ = _read_shape(instruction)
    to, a_type, b_type = types_of(instruction.modifiers)
    target, first, second, adds, *constants = instruction.operands
    has_registers = first.kind == "vector"
    expected = {"f16": 3 if has_registers else 4, "bf16": 3 if has_registers else 4, "s8": 0, "u8": 0}
    if len(constants) != expected.get(a_type, 2) or any(constant.kind != "int" for constant in constants):
        raise Refused(f"{instruction} with {len(instruction.operands)} operands")
    a_sign, b_sign, *transposed = [constant.value for constant in constants] or [1, 1]
    if {a_sign, b_sign} - {1, -1} or set(transposed) - {0, 1}:
        raise Refused(f"{instruction} with these constants")
    b_transposed = transposed[-1] if transposed else 0
    a_transposed = transposed[0] if len(transposed) == 2 else 0
    count = rows * columns // _GROUP * bits_of(to) // _WORD
    registers = vector(instruction, target, count)
    declarations = _declare(writer, "d", registers, to)
    if has_registers:
        declarations += _declare(writer, "a", vector(instruction, first, 4), a_type)
        declarations += "u64 descriptor=0;"
    else:
        declarations += f"const u32 *a=0;u64 descriptor={writer.get(first, 'u64')};"
    kinds = ",".join(type_.upper() for type_ in (a_type, b_type, to))
    numbers = f"{int('satfinite' in instruction.modifiers)},{writer.get(adds, 'pred')},{a_sign},{b_sign}"
    part = f"{columns},{kinds},{numbers},{a_transposed},{b_transposed}"
    part += f",a,descriptor,{writer.get(second, 'u64')},d"
    call = f"meet_for_group(thread,{writer.add_site(instruction)},&(GroupMultiply){{{part}}});"
    return f"{declarations}{call}{_put(writer, 'd', registers, to)}"


# --- tensor maps


def _read_box(writer: FunctionWriter, instruction: Instruction, operand: Operand) -> tuple[str, str]:
    """Return C code for the address of a tensor map, and for the coordinates of a box's first element."""
    count = next(int(m[0]) for m in instruction.modifiers if re.fullmatch(r"\dd", m))
    if operand.kind != "address" or len(operand.parts) != 2:
        raise Refused(f"{instruction} without a tensor map and coordinates")
    place, coordinates = operand.parts
    parts = ",".join(writer.get(part, "s32") for part in vector(instruction, coordinates, count))
    return writer.raw(place), f"(Box){{{count},{{{parts}}}}}"


def _drop_cache_policy(writer: FunctionWriter, instruction: Instruction) -> list[Operand]:
    """Return the operands without the cache policy."""
    operands = list(instruction.operands)
    if "L2::cache_hint" in instruction.modifiers:
        writer.get_bits(operands.pop(), "b64")
    return operands


def write_tensor_load(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    to, source, barrier, *mask = _drop_cache_policy(writer, instruction)
    if len(mask) != int("multicast::cluster" in instruction.modifiers):
        raise Refused(f"{instruction} with {len(instruction.operands)} operands")
    place, box = _read_box(writer, instruction, source)
    blocks = writer.get(mask[0], "u16") if mask else "0"
    arguments = f"{address(writer, to)},{place},{box},{address(writer, barrier)},{blocks}"
    return f"load_box_later(thread,{writer.add_site(instruction)},{arguments});"


def write_tensor_store(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    target, source = _drop_cache_policy(writer, instruction)
    place, box = _read_box(writer, instruction, target)
    site = writer.add_site(instruction)
    return f"store_box_later(thread,{site},{place},{box},{address(writer, source)});"


def write_tensor_reduce(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    target, source = _drop_cache_policy(writer, instruction)
    place, box = _read_box(writer, instruction, target)
    operation = next(m for m in instruction.modifiers if m in _REDUCTIONS)
    arguments = f"{place},{box},{address(writer, source)},REDUCE_BY_{operation.upper()}"
    return f"reduce_box_later(thread,{writer.add_site(instruction)},{arguments});"


def write_tensor_prefetch(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    (source,) = _drop_cache_policy(writer, instruction)
    _read_box(writer, instruction, source)
    return ""
