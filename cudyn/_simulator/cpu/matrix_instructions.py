"""Generates C code for matrix instructions (wmma, wgmma), and for copies that use tensor maps."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ..driver.kernel_runs import Refused
from .forms import list_types
from .instructions import drop_cache_policy, get_address_code, get_registers, get_space
from .parse import get_type_bits

if TYPE_CHECKING:
    from .forms import Form
    from .function_writer import FunctionWriter
    from .parse import Instruction, Operand

_WARP = 32  # the number of threads, which are called lanes
_WARPGROUP = 128  # threads
_WORD = 32  # size of a register in bits
_GROUP_A_REGISTERS = 4  # registers with elements of A in each lane, for wgmma
_REDUCTIONS = frozenset(("add", "min", "max", "inc", "dec", "and", "or", "xor"))


class _FragmentMove(NamedTuple):
    """The arguments of the C functions that copy a fragment of a matrix from or to memory.

    Attributes:
        code: C code for a struct FragmentMove, which refers to a C array with the name `registers`.
        register_count: The length of this array.
    """

    code: str
    register_count: int


class _GroupConstants(NamedTuple):
    """The constants at the end of a wgmma instruction. The signs are 1 or -1, the other fields are 0 or 1."""

    a_sign: int = 1
    b_sign: int = 1
    is_a_transposed: int = 0
    is_b_transposed: int = 0


def _read_shape(instruction: Instruction) -> tuple[int, int, int]:
    """Return the rows, columns and depth of a matrix product.

    They are stated by a modifier such as m16n8k32: the product has 16 rows and 8 columns, and its elements
    are sums of 32 products.
    """
    for modifier in instruction.modifiers:
        match = re.fullmatch(r"m(\d+)n(\d+)k(\d+)", modifier)
        if match:
            return int(match[1]), int(match[2]), int(match[3])
    raise Refused(f"{instruction} without a shape")


def _get_element_bits(type_: str) -> int:
    """Return the size in bits of a matrix element that is stored in a register."""
    if type_ == "tf32":  # a format with 19 bits, which occupies a register with 32 bits
        return 32
    return get_type_bits(type_)


def _get_register_bits(type_: str) -> int:
    """Return the size in bits of the registers that contain matrix elements of a type."""
    return 64 if type_ == "f64" else _WORD


def _measure_fragment(matrix: str, type_: str, shape: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return the rows and columns of a matrix, and the number of its elements that each lane contains.

    The elements of a matrix are distributed over the registers of a warp's lanes. The elements in one lane
    are called a fragment. Several lanes may contain the same element.

    Args:
        matrix: "a", "b", "c" or "d", as in D = A * B + C.
        type_: The type of an element.
        shape: The rows, columns and depth of the product.
    """
    rows, columns, depth = shape
    if matrix == "a":
        columns = depth
    elif matrix == "b":
        rows = depth
    count = rows * columns // _WARP
    if matrix in "ab" and type_ == "f16":
        count = 16  # regardless of the shape; lanes contain duplicates
    return rows, columns, count


def _count_registers(type_: str, count: int) -> int:
    """Return the number of registers of a lane that contain `count` matrix elements of a type."""
    return max(count * _get_element_bits(type_) // _get_register_bits(type_), 1)


def _declare_registers(writer: FunctionWriter, name: str, registers: tuple[Operand, ...], type_: str) -> str:
    """Return C code that declares an array with the values of the registers of a fragment.

    Args:
        writer: The interface to the C function.
        name: The name of the C array.
        registers: The registers.
        type_: The type of the matrix elements.
    """
    bits = _get_register_bits(type_)
    values = ",".join(writer.get_bits(register, f"b{bits}") for register in registers)
    return f"u{bits} {name}[]={{{values}}};"


def _store_registers(writer: FunctionWriter, name: str, registers: tuple[Operand, ...], type_: str) -> str:
    """Return C code that stores the values of a C array in the registers of a fragment."""
    bits = _get_register_bits(type_)
    stores = ""
    for index, register in enumerate(registers):
        stores += writer.store(register, f"b{bits}", f"{name}[{index}]")
    return stores


def _make_fragment_move(
    writer: FunctionWriter, instruction: Instruction, address: Operand, stride: Operand | None
) -> _FragmentMove:
    """Return the arguments of the C functions that copy a fragment from or to memory.

    Args:
        writer: The interface to the C function.
        instruction: The wmma.load or wmma.store instruction.
        address: The operand with the matrix's address.
        stride: The operand with the distance between rows (or columns) in elements, or `None` if they are
            adjacent.
    """
    modifiers = instruction.modifiers
    matrix = modifiers[1]
    type_ = modifiers[-1]
    rows, columns, count = _measure_fragment(matrix, type_, _read_shape(instruction))
    is_column_major = "col" in modifiers
    if stride is not None:
        distance = writer.get_value(stride, "u32")
    else:
        distance = str(rows if is_column_major else columns)
    is_shared = get_space(instruction) in ("shared", "cluster")
    start = get_address_code(writer, address)
    fields = f"{rows},{columns},{int(is_column_major)},{int(is_shared)},{type_.upper()},{count}"
    code = f"(FragmentMove){{{fields},{start},{distance},registers}}"
    return _FragmentMove(code, _count_registers(type_, count))


def _split_move(instruction: Instruction) -> tuple[Operand, Operand, Operand | None]:
    """Return the target, the source and the optional stride of wmma.load or wmma.store."""
    target, source, *strides = instruction.operands
    return target, source, strides[0] if strides else None


def write_fragment_load(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for wmma.load, which reads a fragment of a matrix from memory."""
    target, source, stride = _split_move(instruction)
    type_ = instruction.modifiers[-1]
    move = _make_fragment_move(writer, instruction, source, stride)
    registers = get_registers(instruction, target, move.register_count)
    declaration = f"u{_get_register_bits(type_)} registers[{move.register_count}];"
    call = f"load_fragment(thread,{writer.assign_id(instruction)},{move.code});"
    return declaration + call + _store_registers(writer, "registers", registers, type_)


def write_fragment_store(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for wmma.store, which writes a fragment of a matrix to memory."""
    target, source, stride = _split_move(instruction)
    type_ = instruction.modifiers[-1]
    move = _make_fragment_move(writer, instruction, target, stride)
    registers = get_registers(instruction, source, move.register_count)
    declaration = _declare_registers(writer, "registers", registers, type_)
    return f"{declaration}store_fragment(thread,{writer.assign_id(instruction)},{move.code});"


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
        _, _, element_count = _measure_fragment(name, type_, shape)
        registers = get_registers(instruction, operand, _count_registers(type_, element_count))
        declarations += _declare_registers(writer, name, registers, type_)
    _, _, element_count = _measure_fragment("d", d_type, shape)
    count = _count_registers(d_type, element_count)
    registers = get_registers(instruction, target, count)
    declarations += f"u{_get_register_bits(d_type)} d[{count}];"
    rows, columns, depth = shape
    saturates = int("satfinite" in instruction.modifiers)
    type_names = f"{a_type.upper()},{c_type.upper()},{d_type.upper()}"
    product = f"(FragmentMultiply){{{rows},{columns},{depth},{saturates},{type_names},a,b,c,d}}"
    call = f"meet_for_fragments(thread,{writer.assign_id(instruction)},&{product});"
    return declarations + call + _store_registers(writer, "d", registers, d_type)


def write_group_multiply(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for wgmma, which multiplies the matrices A and B and can add the product to D.

    The operands are D, A (registers or a descriptor), B (a descriptor), a predicate that is true if the
    product is added to D, and constants for signs and transpositions.
    """
    rows, columns, _ = _read_shape(instruction)
    d_type, a_type, b_type = list_types(instruction.modifiers)
    target, a_operand, b_descriptor, adds, *_ = instruction.operands
    constants = _read_group_constants(instruction, a_type)
    count = rows * columns // _WARPGROUP * get_type_bits(d_type) // _WORD
    registers = get_registers(instruction, target, count)
    declarations = _declare_registers(writer, "d", registers, d_type)
    if a_operand.kind == "vector":
        a_registers = get_registers(instruction, a_operand, _GROUP_A_REGISTERS)
        declarations += _declare_registers(writer, "a", a_registers, a_type)
        declarations += "u64 descriptor=0;"
    else:
        declarations += f"const u32 *a=0;u64 descriptor={writer.get_value(a_operand, 'u64')};"
    fields = [
        columns,
        a_type.upper(),
        b_type.upper(),
        d_type.upper(),
        int("satfinite" in instruction.modifiers),
        writer.get_value(adds, "pred"),
        constants.a_sign,
        constants.b_sign,
        constants.is_a_transposed,
        constants.is_b_transposed,
        "a",
        "descriptor",
        writer.get_value(b_descriptor, "u64"),
        "d",
    ]
    product = f"(GroupMultiply){{{','.join(map(str, fields))}}}"
    call = f"meet_for_group(thread,{writer.assign_id(instruction)},&{product});"
    return declarations + call + _store_registers(writer, "d", registers, d_type)


def _read_group_constants(instruction: Instruction, type_: str) -> _GroupConstants:
    """Return the constants at the end of a wgmma instruction.

    Integer types have no constants. For all other types, there is a sign for A and a sign for B. For 16-bit
    types, the signs are followed by a constant for each matrix in shared memory. It is 1 if the matrix is
    transposed. B is always in shared memory, but A may be in registers.

    Args:
        instruction: The wgmma instruction.
        type_: The type of the elements of A.

    Raises:
        Refused: The number of constants is wrong, or the instruction contains an invalid constant.
    """
    _, a_operand, _, _, *constants = instruction.operands
    has_transposed_a = type_ in ("f16", "bf16") and a_operand.kind != "vector"
    if type_ in ("s8", "u8"):
        expected_count = 0
    elif type_ in ("f16", "bf16"):
        expected_count = 4 if has_transposed_a else 3
    else:
        expected_count = 2
    if len(constants) != expected_count or any(constant.kind != "int" for constant in constants):
        raise Refused(f"{instruction} with {len(instruction.operands)} operands")
    if not constants:
        return _GroupConstants()
    a_sign, b_sign, *transpositions = [constant.value for constant in constants]
    if not {a_sign, b_sign} <= {1, -1} or not set(transpositions) <= {0, 1}:
        raise Refused(f"{instruction} with these constants")
    return _GroupConstants(
        a_sign,
        b_sign,
        is_a_transposed=transpositions[0] if has_transposed_a else 0,
        is_b_transposed=transpositions[-1] if transpositions else 0,
    )


# --- tensor maps


def _read_box(writer: FunctionWriter, instruction: Instruction, operand: Operand) -> tuple[str, str]:
    """Return C code for the address of a tensor map, and for the coordinates at which a box starts.

    A tensor map describes a tensor in global memory. A box is a rectangular part of the tensor.

    Args:
        writer: The interface to the C function.
        instruction: The copy instruction. One of its modifiers is the number of dimensions, such as "2d".
        operand: The operand with the tensor map and the coordinates, in brackets.
    """
    if operand.kind != "address" or len(operand.parts) != 2:
        raise Refused(f"{instruction} without a tensor map and coordinates")
    tensor_map, coordinates = operand.parts
    dimensions = _count_dimensions(instruction)
    registers = get_registers(instruction, coordinates, dimensions)
    values = ",".join(writer.get_value(register, "s32") for register in registers)
    return writer.get_raw_bits(tensor_map), f"(Box){{{dimensions},{{{values}}}}}"


def _count_dimensions(instruction: Instruction) -> int:
    """Return the number of dimensions in a modifier such as "2d"."""
    for modifier in instruction.modifiers:
        if re.fullmatch(r"\dd", modifier):
            return int(modifier[0])
    raise Refused(f"{instruction} without a number of dimensions")


def write_tensor_load(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code that copies a box of a tensor to shared memory, and then signals a barrier.

    With the modifier multicast::cluster, the box is copied to several blocks of the cluster. The last operand
    is a bit mask of these blocks.
    """
    target, source, barrier, *block_masks = drop_cache_policy(writer, instruction)
    is_multicast = "multicast::cluster" in instruction.modifiers
    if len(block_masks) != int(is_multicast):
        raise Refused(f"{instruction} with {len(instruction.operands)} operands")
    tensor_map, box = _read_box(writer, instruction, source)
    target_address = get_address_code(writer, target)
    barrier_address = get_address_code(writer, barrier)
    block_mask = writer.get_value(block_masks[0], "u16") if is_multicast else "0"
    arguments = f"{target_address},{tensor_map},{box},{barrier_address},{block_mask}"
    return f"load_box_later(thread,{writer.assign_id(instruction)},{arguments});"


def write_tensor_store(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code that copies shared memory to a box of a tensor."""
    target, source = drop_cache_policy(writer, instruction)
    tensor_map, box = _read_box(writer, instruction, target)
    source_address = get_address_code(writer, source)
    site = writer.assign_id(instruction)
    return f"store_box_later(thread,{site},{tensor_map},{box},{source_address});"


def write_tensor_reduce(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code that combines a box of a tensor with shared memory by an operation such as `add`."""
    target, source = drop_cache_policy(writer, instruction)
    tensor_map, box = _read_box(writer, instruction, target)
    (operation,) = _REDUCTIONS.intersection(instruction.modifiers)
    source_address = get_address_code(writer, source)
    arguments = f"{tensor_map},{box},{source_address},REDUCE_BY_{operation.upper()}"
    return f"reduce_box_later(thread,{writer.assign_id(instruction)},{arguments});"


def write_tensor_prefetch(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Check the operands of a prefetch of a box. Return "", because the prefetch has no effect."""
    (source,) = drop_cache_policy(writer, instruction)
    _read_box(writer, instruction, source)
    return ""
