"""Generates C code for matrix instructions (wmma, wgmma), and for copies that use tensor maps."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..driver.kernel_runs import Refused
from .forms import list_types
from .instructions import get_address_code, get_registers, get_space
from .parse import get_type_bits

if TYPE_CHECKING:
    from .forms import Form
    from .function_writer import FunctionWriter
    from .parse import Instruction, Operand

_WARP = 32  # threads
_WARPGROUP = 128  # threads
_WORD = 32  # size of a register in bits
_GROUP_A_REGISTERS = 4  # registers with elements of A in each lane, for wgmma
_REDUCTIONS = frozenset(("add", "min", "max", "inc", "dec", "and", "or", "xor"))


def _read_shape(instruction: Instruction) -> tuple[int, int, int]:
    """Return the rows, columns and depth of a matrix product."""
    matches = (re.fullmatch(r"m(\d+)n(\d+)k(\d+)", modifier) for modifier in instruction.modifiers)
    match = next(filter(None, matches))
    rows, columns, depth = map(int, match.groups())
    return rows, columns, depth


def _get_element_bits(type_: str) -> int:
    """Return the size in bits of an element in a register."""
    return 32 if type_ == "tf32" else get_type_bits(type_)


def _measure_fragment(matrix: str, type_: str, shape: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return the rows and columns of a matrix, and the number of its elements that each lane contains.

    Several lanes may contain the same element.

    Args:
        matrix: "a", "b", "c" or "d", as in D = A * B + C.
        type_: The type of an element.
        shape: The rows, columns and depth of the product.
    """
    rows, columns, depth = shape
    dimensions = {"a": (rows, depth), "b": (depth, columns)}.get(matrix, (rows, columns))
    matrix_rows, matrix_columns = dimensions
    count = matrix_rows * matrix_columns // _WARP
    if matrix in "ab" and type_ == "f16":
        count = 16  # regardless of the shape; lanes contain duplicates
    return matrix_rows, matrix_columns, count


def _count_registers(type_: str, count: int) -> int:
    """Return the number of registers that contain `count` elements."""
    if type_ == "f64":
        return count  # these registers have 64 bits
    return max(count * _get_element_bits(type_) // _WORD, 1)


def _declare_registers(writer: FunctionWriter, name: str, registers: tuple[Operand, ...], type_: str) -> str:
    """Return C code that declares an array with the values of the registers of a fragment."""
    bits = 64 if type_ == "f64" else _WORD
    values = ",".join(writer.get_bits(register, f"b{bits}") for register in registers)
    return f"u{bits} {name}[]={{{values}}};"


def _store_registers(writer: FunctionWriter, name: str, registers: tuple[Operand, ...], type_: str) -> str:
    """Return C code that stores the values of an array in the registers of a fragment."""
    bits = 64 if type_ == "f64" else _WORD
    return "".join(
        writer.store(register, f"b{bits}", f"{name}[{index}]") for index, register in enumerate(registers)
    )


def _make_move(
    writer: FunctionWriter, instruction: Instruction, base: Operand, stride: list[Operand]
) -> tuple[str, int]:
    """Return C code for a FragmentMove that refers to a C array `registers`, and the length of this array.

    Args:
        writer: The interface to the C function.
        instruction: The wmma.load or wmma.store instruction.
        base: The operand with the matrix's address.
        stride: A list that contains the operand for the distance between rows (or columns) in elements, or []
            if they are adjacent.
    """
    modifiers = instruction.modifiers
    _, matrix, *_, type_ = modifiers
    rows, columns, count = _measure_fragment(matrix, type_, _read_shape(instruction))
    is_column_major = "col" in modifiers
    distance = writer.get_value(stride[0], "u32") if stride else str(rows if is_column_major else columns)
    is_shared = int(get_space(instruction) in ("shared", "cluster"))
    start = get_address_code(writer, base)
    fields = f"(FragmentMove){{{rows},{columns},{int(is_column_major)},{is_shared},{type_.upper()},{count},"
    return f"{fields}{start},{distance},registers}}", _count_registers(type_, count)


def write_fragment_load(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for wmma.load."""
    target, source, *stride = instruction.operands
    type_ = instruction.modifiers[-1]
    move, count = _make_move(writer, instruction, source, stride)
    registers = get_registers(instruction, target, count)
    bits = 64 if type_ == "f64" else _WORD
    site = writer.add_site(instruction)
    return f"u{bits} registers[{count}];load_fragment(thread,{site},{move});" + _store_registers(
        writer, "registers", registers, type_
    )


def write_fragment_store(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for wmma.store."""
    target, source, *stride = instruction.operands
    move, count = _make_move(writer, instruction, target, stride)
    registers = get_registers(instruction, source, count)
    declared = _declare_registers(writer, "registers", registers, instruction.modifiers[-1])
    return f"{declared}store_fragment(thread,{writer.add_site(instruction)},{move});"


def write_fragment_multiply(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for wmma.mma, which computes D = A * B + C. The operands are D, A, B and C."""
    shape = _read_shape(instruction)
    types = list_types(instruction.modifiers)
    if len(types) == 2:  # the modifiers omit the types of A and B
        types = [types[0], "f16", "f16", types[1]]
    d_type, a_type, b_type, c_type = types
    target, *sources = instruction.operands
    declarations = ""
    for name, type_, operand in zip("abc", (a_type, b_type, c_type), sources, strict=True):
        _, _, elements = _measure_fragment(name, type_, shape)
        registers = get_registers(instruction, operand, _count_registers(type_, elements))
        declarations += _declare_registers(writer, name, registers, type_)
    _, _, elements = _measure_fragment("d", d_type, shape)
    count = _count_registers(d_type, elements)
    registers = get_registers(instruction, target, count)
    bits = 64 if d_type == "f64" else _WORD
    saturates = int("satfinite" in instruction.modifiers)
    sizes = ",".join(map(str, (*shape, saturates)))
    product = f"(FragmentMultiply){{{sizes},{a_type.upper()},{c_type.upper()},{d_type.upper()},a,b,c,d}}"
    call = f"meet_for_fragments(thread,{writer.add_site(instruction)},&{product});"
    return f"{declarations}u{bits} d[{count}];{call}{_store_registers(writer, 'd', registers, d_type)}"


def write_group_multiply(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for wgmma.

    The operands are D, A (registers or a descriptor), B (a descriptor), a predicate that is true if the
    product is added to D, and constants for signs and transpositions.
    """
    rows, columns, _ = _read_shape(instruction)
    d_type, a_type, b_type = list_types(instruction.modifiers)
    target, a_operand, b_descriptor, adds, *constants = instruction.operands
    has_registers = a_operand.kind == "vector"
    # There are no constants for integer types. For all other types, there is a sign for A and a sign for B.
    # For 16-bit types, a constant for each matrix in shared memory (A, B) tells whether it is transposed.
    transposable_count = 1 if has_registers else 2
    counts = {"f16": 2 + transposable_count, "bf16": 2 + transposable_count, "s8": 0, "u8": 0}
    if len(constants) != counts.get(a_type, 2) or any(constant.kind != "int" for constant in constants):
        raise Refused(f"{instruction} with {len(instruction.operands)} operands")
    a_sign, b_sign, *transposed = [constant.value for constant in constants] or [1, 1]
    if {a_sign, b_sign} - {1, -1} or set(transposed) - {0, 1}:
        raise Refused(f"{instruction} with these constants")
    b_transposed = transposed[-1] if transposed else 0
    a_transposed = transposed[0] if len(transposed) == 2 else 0
    count = rows * columns // _WARPGROUP * get_type_bits(d_type) // _WORD
    registers = get_registers(instruction, target, count)
    declarations = _declare_registers(writer, "d", registers, d_type)
    if has_registers:
        declarations += _declare_registers(
            writer, "a", get_registers(instruction, a_operand, _GROUP_A_REGISTERS), a_type
        )
        declarations += "u64 descriptor=0;"
    else:
        declarations += f"const u32 *a=0;u64 descriptor={writer.get_value(a_operand, 'u64')};"
    types = ",".join(type_.upper() for type_ in (a_type, b_type, d_type))
    flags = f"{int('satfinite' in instruction.modifiers)},{writer.get_value(adds, 'pred')},{a_sign},{b_sign}"
    product = f"{columns},{types},{flags},{a_transposed},{b_transposed}"
    product += f",a,descriptor,{writer.get_value(b_descriptor, 'u64')},d"
    call = f"meet_for_group(thread,{writer.add_site(instruction)},&(GroupMultiply){{{product}}});"
    return f"{declarations}{call}{_store_registers(writer, 'd', registers, d_type)}"


# --- tensor maps


def _read_box(writer: FunctionWriter, instruction: Instruction, operand: Operand) -> tuple[str, str]:
    """Return C code for the address of a tensor map, and for the coordinates at which a box starts."""
    count = next(int(modifier[0]) for modifier in instruction.modifiers if re.fullmatch(r"\dd", modifier))
    if operand.kind != "address" or len(operand.parts) != 2:
        raise Refused(f"{instruction} without a tensor map and coordinates")
    tensor_map, coordinates = operand.parts
    values = ",".join(
        writer.get_value(register, "s32") for register in get_registers(instruction, coordinates, count)
    )
    return writer.get_raw_bits(tensor_map), f"(Box){{{count},{{{values}}}}}"


def _drop_cache_policy(writer: FunctionWriter, instruction: Instruction) -> list[Operand]:
    """Return the operands of an instruction without the cache policy, which has no effect."""
    operands = list(instruction.operands)
    if "L2::cache_hint" in instruction.modifiers:
        writer.get_bits(operands.pop(), "b64")  # raises Refused for an invalid operand
    return operands


def write_tensor_load(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code that copies a box of a tensor to the shared memory of a block or of several blocks."""
    target, source, barrier, *mask = _drop_cache_policy(writer, instruction)
    if len(mask) != int("multicast::cluster" in instruction.modifiers):
        raise Refused(f"{instruction} with {len(instruction.operands)} operands")
    tensor_map, box = _read_box(writer, instruction, source)
    blocks = writer.get_value(mask[0], "u16") if mask else "0"
    arguments = (
        f"{get_address_code(writer, target)},{tensor_map},{box},{get_address_code(writer, barrier)},{blocks}"
    )
    return f"load_box_later(thread,{writer.add_site(instruction)},{arguments});"


def write_tensor_store(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code that copies shared memory to a box of a tensor."""
    target, source = _drop_cache_policy(writer, instruction)
    tensor_map, box = _read_box(writer, instruction, target)
    site = writer.add_site(instruction)
    return f"store_box_later(thread,{site},{tensor_map},{box},{get_address_code(writer, source)});"


def write_tensor_reduce(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code that combines a box of a tensor with shared memory by an operation such as `add`."""
    target, source = _drop_cache_policy(writer, instruction)
    tensor_map, box = _read_box(writer, instruction, target)
    operation = next(modifier for modifier in instruction.modifiers if modifier in _REDUCTIONS)
    arguments = f"{tensor_map},{box},{get_address_code(writer, source)},REDUCE_BY_{operation.upper()}"
    return f"reduce_box_later(thread,{writer.add_site(instruction)},{arguments});"


def write_tensor_prefetch(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Check the operands of a prefetch of a box. Return "", because the prefetch has no effect."""
    (source,) = _drop_cache_policy(writer, instruction)
    _read_box(writer, instruction, source)
    return ""
