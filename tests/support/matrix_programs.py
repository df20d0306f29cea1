"""Kernels for instructions whose results were not recorded on an H200. Models in Python compute the results.

A program is a kernel `k(in, out)` with its input and its expected output.
tests/simulator/cpu/test_matrices.py runs the programs on the CPU and on a GPU. The values are small integers,
so that sums are exact in any order.
"""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import functools
import itertools
import operator
import random
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

HEAD = ".version 8.5\n.target sm_90a\n.address_size 64\n"
Matrix = list[list[float]]


@dataclass(frozen=True)
class Program:
    """A kernel with its input and its expected output.

    Attributes:
        name: The instruction that the kernel executes.
        text: The PTX of a module that contains the kernel.
        threads: The number of threads in the kernel's block.
        input_data: The contents of `in`.
        expected: The bytes that the kernel must write to `out`.
    """

    name: str
    text: str
    threads: int
    input_data: bytes
    expected: bytes


def wrap(body: str, declared: str = "") -> str:
    """Return a module with a kernel. `%p` is `in`, `%q` is `out`, and `%t` is the thread's index."""
    return (
        f"{HEAD}.visible .entry k(.param .u64 in, .param .u64 out) {{\n{declared}\n"
        ".reg .b64 %p, %q, %g<8>; .reg .b32 %t, %r<16>; .reg .pred %c<4>;\n"
        "ld.param.u64 %p, [in]; ld.param.u64 %q, [out]; mov.u32 %t, %tid.x;\n"
        f"{body}\nret; }}\n"
    )


def join_programs(programs: Sequence[Program]) -> str:
    """Return one module with the kernels k0, k1 and so on, which compiles faster than separate modules."""
    module = HEAD
    for index, program in enumerate(programs):
        kernel = program.text.removeprefix(HEAD)
        module += kernel.replace(" k(", f" k{index}(", 1)
    return module


# --- elements


def encode_bf16(value: float) -> bytes:
    """Return the bytes of a bfloat16: the upper half of a 32-bit float. It must represent the value exactly."""
    return struct.pack("<f", value)[2:]


def encode_float8(value: float, exponent: int, mantissa: int) -> bytes:
    """Return the byte of an 8-bit float. The type must represent the value exactly.

    Args:
        value: The value of the float.
        exponent: The number of bits of the exponent.
        mantissa: The number of bits of the mantissa.
    """
    bias = (1 << (exponent - 1)) - 1
    sign_bit = 128 if value < 0 else 0
    if not value:
        return bytes([sign_bit])
    power = 0
    value = abs(value)
    # Find the power for which 1 <= value < 2.
    while value >= 2:
        value /= 2
        power += 1
    while value < 1:
        value *= 2
        power -= 1
    fraction = int((value - 1) * (1 << mantissa))
    assert (value - 1) * (1 << mantissa) == fraction
    return bytes([sign_bit | power + bias << mantissa | fraction])


ENCODERS: dict[str, Callable[[Any], bytes]] = {
    "f16": lambda value: struct.pack("<e", value),
    "bf16": encode_bf16,
    "tf32": lambda value: struct.pack("<f", value),
    "f32": lambda value: struct.pack("<f", value),
    "f64": lambda value: struct.pack("<d", value),
    "s8": lambda value: struct.pack("<b", int(value)),
    "u8": lambda value: struct.pack("<B", int(value)),
    "s32": lambda value: struct.pack("<i", int(value)),
    "e4m3": lambda value: encode_float8(value, 4, 3),
    "e5m2": lambda value: encode_float8(value, 5, 2),
}
SIZES = {name: len(encode(1)) for name, encode in ENCODERS.items()}


def make_matrix(choose: random.Random, rows: int, columns: int, type_: str) -> Matrix:
    """Return a matrix of random small integers, which are not negative if the type is unsigned."""
    lowest = 0 if type_ == "u8" else -4
    return [[choose.randrange(lowest, 5) for _ in range(columns)] for _ in range(rows)]


def multiply(a: Matrix, b: Matrix, c: Matrix | None = None) -> Matrix:
    """Return the matrix a * b, or a * b + c."""
    columns = transpose(b)
    product = [[sum(map(operator.mul, row, column)) for column in columns] for row in a]
    if c is None:
        return product
    return [list(map(operator.add, product_row, c_row)) for product_row, c_row in zip(product, c)]


def transpose(matrix: Matrix) -> Matrix:
    return [list(row) for row in zip(*matrix)]


def encode(matrix: Matrix, type_: str) -> bytes:
    """Return the bytes of the elements, row after row."""
    encode_element = ENCODERS[type_]
    return b"".join(encode_element(value) for row in matrix for value in row)


# --- SIMD instructions


def average(a: int, b: int) -> int:
    """Return the average, rounded away from zero."""
    total = a + b
    return (total + 1) >> 1 if total >= 0 else total >> 1


def compute_distance(a: int, b: int) -> int:
    """Return the absolute value of the difference."""
    return abs(a - b)


Operation = Callable[[int, int], int]
LANES: dict[str, Operation] = {
    "vadd": operator.add,
    "vsub": operator.sub,
    "vavrg": average,
    "vabsdiff": compute_distance,
    "vmin": min,
    "vmax": max,
}
COMPARISONS: dict[str, Operation] = {
    name: getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")
}


def split(word: int, lanes: int, is_signed: bool) -> list[int]:
    """Return the numbers in the lanes of a 32-bit word, the lowest lane first."""
    bits = 32 // lanes
    lane_mask = (1 << bits) - 1
    values = [(word >> (bits * lane)) & lane_mask for lane in range(lanes)]
    return [to_signed(value, bits) for value in values] if is_signed else values


def to_signed(value: int, bits: int) -> int:
    """Return the signed integer that has the two's complement `value`."""
    is_negative = value >> (bits - 1)
    return value - (1 << bits) if is_negative else value


def get_limits(bits: int, is_signed: bool) -> tuple[int, int]:
    """Return the smallest and the largest integer with this number of bits."""
    if is_signed:
        return -(1 << (bits - 1)), (1 << (bits - 1)) - 1
    return 0, (1 << bits) - 1


def combine(values: Sequence[int], lanes: int, c: int, mode: str, is_signed: bool) -> int:
    """Return the result of a SIMD instruction from the results in its lanes.

    Args:
        values: The results, the lowest lane first.
        lanes: The number of lanes.
        c: The third source of the instruction.
        mode: "add" adds the results and c. "sat" clamps each result to the range of its lane. "" does neither.
        is_signed: Whether the lanes of the result are signed.
    """
    bits = 32 // lanes
    if mode == "add":
        return (c + sum(values)) % 2**32
    if mode == "sat":
        low, high = get_limits(bits, is_signed)
        values = [min(max(value, low), high) for value in values]
    word = 0
    for lane, value in enumerate(values):
        lane_bits = value % (1 << bits)
        word |= lane_bits << (bits * lane)
    return word


EDGES = (
    0,
    1,
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x80008000,
    0x7FFF7FFF,
    0x7F807F80,
    0xFFFFFFFF,
    0x01FF00FE,
)


def make_word_program(name: str, statement: str, model: Callable[[int, int, int], int]) -> Program:
    """Return a program that computes `%r4` from the words `%r1`, `%r2` and `%r3` in each thread."""
    choose = random.Random(name)

    def choose_word() -> int:
        """Return a random word of 32 bits, or often one of the edge cases."""
        return choose.choice(EDGES) if choose.random() < 0.4 else choose.getrandbits(32)

    words = [[choose_word() for _ in range(3)] for _ in range(64)]
    body = "mul.wide.u32 %g1, %t, 12; add.u64 %p, %p, %g1; mul.wide.u32 %g1, %t, 4; add.u64 %q, %q, %g1;"
    body += "ld.global.u32 %r1, [%p]; ld.global.u32 %r2, [%p+4]; ld.global.u32 %r3, [%p+8];"
    body += f"{statement} st.global.u32 [%q], %r4;"
    input_data = b"".join(struct.pack("<3I", *row) for row in words)
    expected = b"".join(struct.pack("<I", model(*row) % 2**32) for row in words)
    return Program(name, wrap(body), 64, input_data, expected)


def compute_lanes(
    operation: Operation, lanes: int, signs: Sequence[bool], mode: str, a: int, b: int, c: int
) -> int:
    """Apply an operation to each lane of a and b.

    Args:
        operation: The operation to apply.
        lanes: The number of lanes.
        signs: Whether the lanes of the result, of a and of b are signed.
        mode: The way in which the results are combined (see `combine`).
        a: The first source.
        b: The second source.
        c: The third source, which only the mode "add" uses.
    """
    is_result_signed, is_a_signed, is_b_signed = signs
    a_lanes = split(a, lanes, is_a_signed)
    b_lanes = split(b, lanes, is_b_signed)
    results = [int(operation(a_lane, b_lane)) for a_lane, b_lane in zip(a_lanes, b_lanes)]
    return combine(results, lanes, c, mode, is_result_signed)


def list_lane_programs() -> list[Program]:
    """Return programs for the SIMD instructions, with each combination of signed and unsigned types."""
    programs = []
    for lanes, (opcode, operation), sign_bits in itertools.product((2, 4), LANES.items(), range(8)):
        signs = [bool(sign_bits >> bit & 1) for bit in range(3)]
        for mode in ("", "sat", "add"):
            types = ".".join("s32" if is_signed else "u32" for is_signed in signs)
            name = f"{opcode}{lanes}.{types}{f'.{mode}' if mode else ''}"
            model = functools.partial(compute_lanes, operation, lanes, signs, mode)
            programs.append(make_word_program(name, f"{name} %r4, %r1, %r2, %r3;", model))
    comparisons = itertools.product((2, 4), COMPARISONS.items(), (False, True))
    for lanes, (compare, operation), is_b_signed in comparisons:
        for is_a_signed, mode in itertools.product((False, True), ("", "add")):
            a_type, b_type = "s32" if is_a_signed else "u32", "s32" if is_b_signed else "u32"
            types = f"{a_type}.{b_type}"
            name = f"vset{lanes}.{types}.{compare}{f'.{mode}' if mode else ''}"
            signs = [False, is_a_signed, is_b_signed]
            model = functools.partial(compute_lanes, operation, lanes, signs, mode)
            programs.append(make_word_program(name, f"{name} %r4, %r1, %r2, %r3;", model))
    return programs


def compute_pack(bits: int, is_signed: bool, a: int, b: int, c: int) -> int:
    """Return the result of cvt.pack: a and b clamped to a number of bits, below the lower bits of c."""
    low, high = get_limits(bits, is_signed)

    def clamp(word: int) -> int:
        """Clamp a signed 32-bit integer to the limits, and return the bits of the result."""
        clamped = min(max(to_signed(word, 32), low), high)
        return clamped % (1 << bits)

    upper_bits = 0 if bits == 16 else c << (2 * bits)  # two results of 16 bits fill the register
    return upper_bits | clamp(a) << bits | clamp(b)


def list_pack_programs() -> list[Program]:
    """Return programs for cvt.pack. If two results do not fill a register, the third source is %r3."""
    programs = []
    for type_ in ("u16", "s16", "u8", "s8", "u4", "s4", "u2", "s2"):
        bits = int(type_[1:])
        model = functools.partial(compute_pack, bits, type_[0] == "s")
        name = f"cvt.pack.sat.{type_}.s32{'' if bits == 16 else '.b32'}"
        third_source = "" if bits == 16 else ", %r3"
        programs.append(make_word_program(name, f"{name} %r4, %r1, %r2{third_source};", model))
    return programs


def list_vector_programs() -> list[Program]:
    """Return programs for atom and red with vectors of floats.

    The cases are the type, the number of registers in the vector, and the type of the registers.
    """
    cases = [("f32", count, "b32") for count in (2, 4)]
    cases += [(type_, count, "b16") for type_ in ("f16", "bf16") for count in (2, 4, 8)]
    cases += [(f"{type_}x2", count, "b32") for type_ in ("f16", "bf16") for count in (2, 4)]
    opcodes = ("atom", "red")
    return [make_vector_program(opcode, *case) for opcode, case in itertools.product(opcodes, cases)]


def make_vector_program(opcode: str, type_: str, count: int, register: str) -> Program:
    """Return a program whose threads each add a vector to memory.

    A thread reads the vector to add to and the vector to add from `in`. It writes the sum to `out`, followed
    by the old vector.

    Args:
        opcode: "atom", or "red", which does not return the old vector.
        type_: The type of the vector's elements, which are pairs for "f16x2" and "bf16x2".
        count: The number of elements.
        register: The type of the registers.
    """
    base = type_.removesuffix("x2")
    numbers_per_element = 2 if type_ != base else 1
    number_count = count * numbers_per_element
    width = SIZES[base] * numbers_per_element
    size = count * width
    noftz = "" if type_ == "f32" else ".noftz"
    name = f"{opcode}.global.add{noftz}.v{count}.{type_}"
    choose = random.Random(name)
    rows: Matrix = [[choose.randrange(-8, 9) for _ in range(2 * number_count)] for _ in range(32)]
    old_registers = [f"%x{index}" for index in range(count)]
    addend_registers = [f"%y{index}" for index in range(count)]
    result_registers = [f"%z{index}" for index in range(count)]
    body = f".reg .{register} {', '.join((*old_registers, *addend_registers, *result_registers))};"
    body += f"mul.wide.u32 %g1, %t, {2 * size}; add.u64 %p, %p, %g1; add.u64 %q, %q, %g1;"
    for index, (old_register, addend_register) in enumerate(zip(old_registers, addend_registers)):
        first, second = index * width, size + index * width  # the offsets in the first and the second vector
        body += f"ld.global.{register} {old_register}, [%p+{first}]; "
        body += f"ld.global.{register} {addend_register}, [%p+{second}];"
        body += f"st.global.{register} [%q+{first}], {old_register}; "
        body += f"st.global.{register} [%q+{second}], {old_register};"
    target = "" if opcode == "red" else f"{{{', '.join(result_registers)}}}, "
    body += f"{name} {target}[%q], {{{', '.join(addend_registers)}}};"
    if opcode == "atom":
        for index, result_register in enumerate(result_registers):
            body += f"st.global.{register} [%q+{size + index * width}], {result_register};"
    input_data = expected = b""
    for row in rows:
        old_values, addends = row[:number_count], row[number_count:]
        sums = list(map(operator.add, old_values, addends))
        input_data += encode([old_values, addends], base)
        expected += encode([sums, old_values], base)
    return Program(name, wrap(body), 32, input_data, expected)


# --- wmma

SHAPES = {"m16n16k16": (16, 16, 16), "m32n8k16": (32, 8, 16), "m8n32k16": (8, 32, 16)}


def count_registers(rows: int, columns: int, type_: str, is_factor: bool) -> int:
    """Return the number of registers in which each lane holds its part of a matrix (a fragment).

    Args:
        rows: The number of rows of the matrix.
        columns: The number of columns.
        type_: The type of the elements.
        is_factor: Whether the matrix is A or B.
    """
    if type_ == "f16" and is_factor:
        return 8  # for every shape: several lanes may hold the same element
    if type_ in ("f64", "tf32"):
        return rows * columns // 32  # each register of the 32 lanes holds one element
    matrix_bytes = rows * columns * SIZES[type_]
    return max(matrix_bytes // (32 * 4), 1)  # each register of the 32 lanes holds 4 bytes


FRAGMENT_TYPES = [("f16", c, d) for c in ("f32", "f16") for d in ("f32", "f16")]
FRAGMENT_TYPES += [("bf16", "f32", "f32"), ("s8", "s32", "s32"), ("u8", "s32", "s32")]


def make_fragment_program(
    shape: str, sizes: tuple[int, int, int], types: tuple[str, str, str], layouts: tuple[str, str, str]
) -> Program:
    """Return a program for wmma: D = A * B + C.

    Args:
        shape: The shape in PTX, a key of SHAPES.
        sizes: The sizes M, N and K of the shape.
        types: The type of A and B, the type of C, and the type of D.
        layouts: The layout of A, the layout of B, and the layout of C and D.
    """
    m, n, k = sizes
    factor_type, c_type, d_type = types
    choose = random.Random(f"{shape}{types}{layouts}")
    a = make_matrix(choose, m, k, factor_type)
    b = make_matrix(choose, k, n, factor_type)
    c = make_matrix(choose, m, n, "s32" if c_type == "s32" else "f32")
    d = multiply(a, b, c)

    def store(matrix: Matrix, layout: str, type_: str) -> bytes:
        """Return the bytes of a matrix that is stored row by row, or column by column."""
        return encode(matrix if layout == "row" else transpose(matrix), type_)

    a_layout, b_layout, sum_layout = layouts
    operands = [
        store(a, a_layout, factor_type),
        store(b, b_layout, factor_type),
        store(c, sum_layout, c_type),
    ]
    expected = store(d, sum_layout, d_type)

    offsets = [0, len(operands[0]), len(operands[0]) + len(operands[1])]  # offsets of A, B and C in `in`
    matrices = {
        "a": (factor_type, (m, k)),
        "b": (factor_type, (k, n)),
        "c": (c_type, (m, n)),
        "d": (d_type, (m, n)),
    }
    registers = {}
    body = ""
    for letter, (type_, size) in matrices.items():
        names = [f"%x{letter}{index}" for index in range(count_registers(*size, type_, letter in "ab"))]
        kind = type_ if type_ in ("f64", "f32") else "b32"
        body += f".reg .{kind} {', '.join(names)};"
        registers[letter] = "{" + ", ".join(names) + "}"
    for letter, offset, layout in zip("abc", offsets, layouts):
        type_, size = matrices[letter]
        row_count, column_count = size
        stride = column_count if layout == "row" else row_count
        body += f"add.u64 %g1, %p, {offset}; wmma.load.{letter}.sync.aligned.{layout}.{shape}.global.{type_} {registers[letter]}, [%g1], {stride};"
    types_name = (
        f"{d_type}.{c_type}" if factor_type == "f16" else f"{d_type}.{factor_type}.{factor_type}.{c_type}"
    )
    body += f"wmma.mma.sync.aligned.{a_layout}.{b_layout}.{shape}.{types_name} {registers['d']}, {registers['a']}, {registers['b']}, {registers['c']};"
    stride = n if sum_layout == "row" else m
    body += (
        f"wmma.store.d.sync.aligned.{sum_layout}.{shape}.global.{d_type} [%q], {registers['d']}, {stride};"
    )
    return Program(f"wmma.{shape}.{types_name} {layouts}", wrap(body), 32, b"".join(operands), expected)


def list_fragment_programs() -> list[Program]:
    """Return programs for all types and shapes: the first shape in all layouts, and the others in two layouts."""
    programs = []
    all_layouts = [("row", "col", "row"), ("col", "row", "col"), ("row", "row", "row"), ("col", "col", "col")]
    for index, (shape, sizes) in enumerate(SHAPES.items()):
        shape_layouts = all_layouts if index == 0 else all_layouts[index : index + 2]
        for types in FRAGMENT_TYPES:
            for layouts in shape_layouts:
                programs.append(make_fragment_program(shape, sizes, types, layouts))
    for layouts in all_layouts:
        programs.append(make_fragment_program("m16n16k8", (16, 16, 8), ("tf32", "f32", "f32"), layouts))
        programs.append(make_fragment_program("m8n8k4", (8, 8, 4), ("f64", "f64", "f64"), layouts))
    return programs


# --- wgmma

# Swizzle mode in a matrix descriptor -> the number of bytes of a line that are contiguous in the tile.
SWIZZLES = {0: 16, 1: 128, 2: 64, 3: 32}


def compute_tile_offset(
    line: int, column: int, mode: int, line_count: int, line_bytes: int, is_mn_major: bool
) -> tuple[int, int, int]:
    """Return the offset of a byte of a matrix in its tile in shared memory (PTX ISA, canonical layouts).

    Args:
        line: The index of the line. The lines are the rows of the matrix that is passed to `make_tile`.
        column: The index of the byte in the line.
        mode: The swizzle mode.
        line_count: The number of lines.
        line_bytes: The number of bytes in a line.
        is_mn_major: Whether a line runs along M (for A) or N (for B). Otherwise it runs along K.

    Returns:
        The offset, and the leading and stride dimension byte offsets for the matrix descriptor.
    """
    chunk_bytes = SWIZZLES[mode]
    stride = 8 * chunk_bytes
    chunk = column // chunk_bytes
    if mode == 0 and is_mn_major:
        leading = stride * (line_bytes // 16)
        return chunk * stride + line // 8 * leading + line % 8 * 16 + column % 16, leading, stride
    leading = stride * (line_count // 8)
    offset = chunk * leading + line // 8 * stride + line % 8 * chunk_bytes + column % chunk_bytes
    swizzled_offset = offset ^ (offset >> 7 & (chunk_bytes // 16 - 1)) << 4
    return swizzled_offset, leading, stride


def make_tile(matrix: Matrix, type_: str, mode: int, is_mn_major: bool) -> tuple[bytes, int, int]:
    """Store a matrix in the layout that wgmma reads from shared memory.

    Args:
        matrix: The values. Each row is a line, see `compute_tile_offset`.
        type_: The type of the elements.
        mode: The swizzle mode.
        is_mn_major: Whether the lines run along M or N instead of K.

    Returns:
        The bytes of the tile, and the leading and stride dimension byte offsets for its descriptor.
    """
    size = SIZES[type_]
    line_bytes = len(matrix[0]) * size
    tile = bytearray(len(matrix) * line_bytes)
    leading = stride = 0
    for line, values in enumerate(matrix):
        data = encode([values], type_)
        for column in range(0, line_bytes, size):
            offset, leading, stride = compute_tile_offset(
                line, column, mode, len(matrix), line_bytes, is_mn_major
            )
            tile[offset : offset + size] = data[column : column + size]
    return bytes(tile), leading, stride


@dataclass(frozen=True)
class Group:
    """A matrix product with a depth of 32 bytes, which the 128 threads of a warpgroup compute.

    Attributes:
        types: The types of A, B and D.
        n: The number of columns of D.
        mode: The swizzle mode of the tiles.
        transposed: Whether A and B are transposed in shared memory.
        signs: The signs by which A and B are multiplied.
        in_registers: Whether A is in registers instead of shared memory.
        adds: Whether the product is added to D.
    """

    types: tuple[str, str, str]
    n: int
    mode: int
    transposed: tuple[int, int] = (0, 0)
    signs: tuple[int, int] = (1, 1)
    in_registers: bool = False
    adds: bool = True

    @property
    def depth(self) -> int:
        return 32 // SIZES[self.types[0]]

    @property
    def instruction(self) -> str:
        """The instruction without its operands."""
        a_type, b_type, d_type = self.types
        return f"wgmma.mma_async.sync.aligned.m64n{self.n}k{self.depth}.{d_type}.{a_type}.{b_type}"

    @property
    def constants(self) -> tuple[int, ...]:
        """The signs and transpositions that are operands of the instruction."""
        type_ = self.types[0]
        if type_ in ("s8", "u8"):
            return ()
        if type_ not in ("f16", "bf16"):
            return self.signs
        return (*self.signs, *(self.transposed[1:] if self.in_registers else self.transposed))


def write_tiles(
    group: Group, starts: Sequence[int], tiles: Sequence[tuple[bytes, int, int]], size: int
) -> str:
    """Return code that copies `in` to shared memory, and stores the descriptors of A and B in %g2 and %g3.

    Args:
        group: The product that the code is for.
        starts: The offsets of the tiles of A and B in shared memory.
        tiles: The tiles, as `make_tile` returns them.
        size: The size of the shared memory in bytes.
    """
    body = "mov.u32 %r1, tile; mov.u32 %r2, 0;\nL: shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; cvt.u64.u32 %g1, %r3; add.u64 %g1, %p, %g1;"
    body += (
        "ld.global.u32 %r4, [%g1]; add.u32 %r5, %r1, %r3; st.shared.u32 [%r5], %r4; add.u32 %r2, %r2, 512;"
    )
    body += f"setp.lt.u32 %c0, %r2, {size}; @%c0 bra L;\nfence.proxy.async; bar.sync 0;\n"
    for register, start, (_, leading, stride) in zip(("%g2", "%g3"), starts, tiles):
        # The lowest 16 bits of a descriptor are the address, in units of 16 bytes.
        upper_bits = leading // 16 << 16 | stride // 16 << 32 | group.mode << 62
        body += f"add.u32 %r6, %r1, {start}; shr.u32 %r6, %r6, 4; cvt.u64.u32 {register}, %r6; or.b64 {register}, {register}, {upper_bits:#x};\n"
    return body


# Computes the position of a thread: row 16 * warp + lane / 4 in %r7, and lane % 4 in %r8.
THREAD_POSITION = "shr.u32 %r7, %t, 5; shl.b32 %r7, %r7, 4; and.b32 %r8, %t, 31; shr.u32 %r9, %r8, 2; add.u32 %r7, %r7, %r9; and.b32 %r8, %r8, 3;"


def write_registers(start: int) -> str:
    """Return code that loads the registers of A from `in`, where rows of 32 bytes begin at offset `start`."""
    body = f".reg .b32 %x0, %x1, %x2, %x3; {THREAD_POSITION}"
    body += "shl.b32 %r7, %r7, 5; shl.b32 %r8, %r8, 2; add.u32 %r7, %r7, %r8; cvt.u64.u32 %g4, %r7; add.u64 %g4, %p, %g4;"
    for index, offset in enumerate((0, 8 * 32, 16, 8 * 32 + 16)):
        body += f"ld.global.u32 %x{index}, [%g4+{start + offset}];"
    return body


def write_results(columns: int, kind: str, size: int, count: int) -> str:
    """Return code with which a thread stores its elements of D to `out`.

    A thread has two of every eight columns, in each of two rows.

    Args:
        columns: The number of columns of D.
        kind: The type of the registers.
        size: The size of an element in bytes. A register contains two elements of 2 bytes.
        count: The number of registers.
    """
    body = f"{THREAD_POSITION} mul.lo.u32 %r7, %r7, {columns * size}; mad.lo.u32 %r7, %r8, {2 * size}, %r7; cvt.u64.u32 %g5, %r7; add.u64 %g5, %q, %g5;"
    for index in range(count):
        if size == 4:
            row, offset_in_row = index >> 1 & 1, index // 4 * 32 + (index & 1) * 4
        else:
            row, offset_in_row = index & 1, index // 2 * 16
        body += f"st.global.{kind} [%g5+{row * 8 * columns * size + offset_in_row}], %d{index};"
    return body


def make_group_program(group: Group) -> Program:
    """Return a program that computes the product A * B, plus 3 in each element if the group adds to D."""
    a_type, b_type, d_type = group.types
    k = group.depth
    choose = random.Random(str(group))
    # Swizzled lines along K contain the operands of several products, but only the first product is computed.
    stored_depth = max(k, SWIZZLES[group.mode] // SIZES[a_type]) if group.mode else k
    stored_a = make_matrix(choose, 64, stored_depth, a_type)
    stored_b = make_matrix(choose, stored_depth, group.n, b_type)
    a = [row[:k] for row in stored_a]
    b = stored_b[:k]
    sign = group.signs[0] * group.signs[1]
    added = 3 if group.adds else 0
    d = [[sign * value + added for value in row] for row in multiply(a, b)]
    is_a_transposed, is_b_transposed = map(bool, group.transposed)
    a_lines = transpose(a) if is_a_transposed else stored_a
    b_lines = b if is_b_transposed else transpose(stored_b)
    tiles = [
        make_tile(a_lines, a_type, group.mode, is_a_transposed),
        make_tile(b_lines, b_type, group.mode, is_b_transposed),
    ]
    padded_tiles = [data.ljust(-(-len(data) // 1024) * 1024, b"\0") for data, _, _ in tiles]
    shared_bytes = sum(map(len, padded_tiles))
    size = 2 if d_type == "f16" else 4
    count = group.n * size // 8
    kind = "f32" if d_type == "f32" else "b32"
    three_in_ptx = {"f32": "0f40400000", "s32": "3", "f16": "0x42004200"}[d_type]
    names = ", ".join(f"%d{index}" for index in range(count))
    body = f".shared .align 1024 .b8 tile[{shared_bytes}];\n.reg .{kind} {names};\n"
    body += write_tiles(group, (0, len(padded_tiles[0])), tiles, shared_bytes)
    body += write_registers(shared_bytes) if group.in_registers else ""
    body += "".join(f"mov.{kind} %d{index}, {three_in_ptx};" for index in range(count))
    a_operand = "{%x0, %x1, %x2, %x3}" if group.in_registers else "%g2"
    constants = "".join(f", {value}" for value in group.constants)
    body += f"setp.eq.u32 %c1, 0, {int(not group.adds)}; wgmma.fence.sync.aligned;"
    body += f"{group.instruction} {{{names}}}, {a_operand}, %g3, %c1{constants};"
    body += "wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;\n"
    body += write_results(group.n, kind, size, count)
    return Program(
        f"{group.instruction} {group}",
        wrap(body),
        128,
        b"".join(padded_tiles) + encode(a, a_type),
        encode(d, d_type),
    )


def list_groups(mode: int) -> list[Group]:
    """Return products whose tiles have a swizzle mode. Together, they cover all types and all options."""
    groups = [Group(("f16", "f16", "f32"), columns, mode) for columns in (8, 64, 256)]
    for transposed in ((0, 1), (1, 0), (1, 1)):
        groups.append(Group(("bf16", "bf16", "f32"), 64, mode, transposed))
    return [
        *groups,
        Group(("f16", "f16", "f16"), 24, mode),
        Group(("tf32", "tf32", "f32"), 40, mode),
        Group(("s8", "s8", "s32"), 64, mode),
        Group(("u8", "s8", "s32"), 32, mode),
        Group(("e4m3", "e5m2", "f32"), 48, mode),
        Group(("f16", "f16", "f32"), 72, mode, in_registers=True),
        Group(("s8", "u8", "s32"), 16, mode, in_registers=True),
        Group(("e5m2", "e4m3", "f16"), 16, mode, in_registers=True),
        Group(("tf32", "tf32", "f32"), 128, mode, in_registers=True, adds=False),
        Group(("f16", "f16", "f32"), 128, mode, signs=(-1, 1), adds=False),
        Group(("bf16", "bf16", "f32"), 128, mode, signs=(-1, -1)),
    ]


def list_group_programs() -> list[Program]:
    """Return a program for each group of each swizzle mode."""
    groups: list[Group] = []
    for mode in SWIZZLES:
        groups += list_groups(mode)
    return [make_group_program(group) for group in groups]


# --- bulk copies with a reduction


def step_up(old: int, limit: int) -> int:
    """Return the result of .inc, which continues with 0 after the limit."""
    return 0 if old >= limit else old + 1


def step_down(old: int, limit: int) -> int:
    """Return the result of .dec, which continues with the limit after 0."""
    return limit if old == 0 or old > limit else old - 1


REDUCTIONS: dict[str, tuple[Operation, tuple[str, ...]]] = {
    "add": (operator.add, ("u32", "s32", "u64", "f32", "f64", "f16", "bf16")),
    "min": (min, ("u32", "s32", "u64", "s64")),
    "max": (max, ("u32", "s32", "u64", "s64")),
    "inc": (step_up, ("u32",)),
    "dec": (step_down, ("u32",)),
    "and": (operator.and_, ("b32", "b64")),
    "or": (operator.or_, ("b32", "b64")),
    "xor": (operator.xor, ("b32", "b64")),
}
REDUCED_BYTES = 512


def make_reduction_program(operation: str, type_: str) -> Program:
    """Return a program that reduces the second half of `in` with the first half, in shared memory."""
    function = REDUCTIONS[operation][0]
    noftz = ".noftz" if type_ in ("f16", "bf16") else ""
    name = f"cp.reduce.async.bulk.global.shared::cta.bulk_group.{operation}{noftz}.{type_}"
    choose = random.Random(name)
    bits = int(type_.lstrip("usbf"))
    size = bits // 8
    count = REDUCED_BYTES // size
    if "f" in type_:
        addends = [float(choose.randrange(-8, 9)) for _ in range(count)]
        old_floats = [float(choose.randrange(-8, 9)) for _ in range(count)]
        sums = [old + addend for old, addend in zip(old_floats, addends)]
        sources, old_data, expected = (encode([row], type_) for row in (addends, old_floats, sums))
    else:

        def choose_integers() -> list[int]:
            """Return random integers of the type. Half of them are less than 4."""
            values = [choose.choice((choose.getrandbits(bits), choose.randrange(4))) for _ in range(count)]
            return [to_signed(value, bits) for value in values] if type_[0] == "s" else values

        def encode_integers(values: list[int]) -> bytes:
            """Return the bytes of integers: little-endian two's complements, without gaps."""
            return b"".join((value % (1 << bits)).to_bytes(size, "little") for value in values)

        integers, old_integers = choose_integers(), choose_integers()
        results = [function(old, value) for old, value in zip(old_integers, integers)]
        sources, old_data, expected = map(encode_integers, (integers, old_integers, results))
    body = f".shared .align 16 .b8 area[{REDUCED_BYTES}]; shl.b32 %r1, %t, 2; cvt.u64.u32 %g1, %r1; add.u64 %g2, %q, %g1; add.u64 %g1, %p, %g1; mov.u32 %r2, area; add.u32 %r3, %r2, %r1;"
    for offset in (0, REDUCED_BYTES // 2):
        body += f"ld.global.u32 %r4, [%g1+{offset}]; st.shared.u32 [%r3+{offset}], %r4; ld.global.u32 %r4, [%g1+{REDUCED_BYTES + offset}]; st.global.u32 [%g2+{offset}], %r4;"
    body += "fence.proxy.async; bar.sync 0; setp.ne.u32 %c0, %t, 0; @%c0 ret;"
    body += f"{name} [%q], [%r2], {REDUCED_BYTES}; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
    return Program(name, wrap(body), REDUCED_BYTES // 8, sources + old_data, expected)


def list_reduction_programs() -> list[Program]:
    """Return a program for each type of each reduction."""
    programs = []
    for operation, (_, types) in REDUCTIONS.items():
        programs += [make_reduction_program(operation, type_) for type_ in types]
    return programs


def list_programs() -> list[Program]:
    """Return the programs of all groups of instructions."""
    return [
        *list_reduction_programs(),
        *list_lane_programs(),
        *list_pack_programs(),
        *list_vector_programs(),
        *list_fragment_programs(),
        *list_group_programs(),
    ]
