"""Programs for mma.m8n8k4 with f16, in which a warp computes four matrix products.

The PTX manual describes which elements of a matrix each lane holds.
"""

from __future__ import annotations

import itertools
import random

from .matrix_programs import SIZES, Matrix, Program, encode, make_matrix, multiply, wrap

COUNT = 8  # number of elements of C and D in a lane
Positions = list[tuple[int, int]]  # rows and columns


def list_factor_positions(lane: int, is_row: bool, is_b: bool) -> Positions:
    """Return the positions of a lane's four elements of A or B.

    Args:
        lane: The index of the lane in the warp.
        is_row: Whether the matrix is in row-major order. If so, a lane holds elements of a row instead of a
            column.
        is_b: Whether the matrix is B instead of A.
    """
    index = lane % 4
    upper = 4 if lane >= 16 else 0  # the upper lanes hold the second half of a matrix
    if is_b and is_row:
        return [(index, i + upper) for i in range(4)]
    if is_b:
        return [(i, index + upper) for i in range(4)]
    if is_row:
        return [(index + upper, i) for i in range(4)]
    return [(i + upper, index) for i in range(4)]


def list_sum_positions(lane: int, type_: str) -> Positions:
    """Return the positions of a lane's eight elements of C or D. `type_` is the type of the matrix."""
    first_row = 4 if lane >= 16 else 0
    positions = []
    for index in range(COUNT):
        if type_ == "f16":
            row, column = lane % 4, index
        else:
            row = (lane & 1) + (index & 2)
            column = (index & 4) + (lane & 2) + (index & 1)
        positions.append((first_row + row, column))
    return positions


def encode_elements(matrix: Matrix, positions: Positions, type_: str) -> bytes:
    """Return the bytes of the elements at these positions."""
    return encode([[matrix[row][column] for row, column in positions]], type_)


def make_program(layouts: tuple[str, str], c_type: str, d_type: str) -> Program:
    """Return a program that computes D = A * B + C.

    Args:
        layouts: The layouts of A and B, "row" or "col".
        c_type: The type of C.
        d_type: The type of D.
    """
    name = f"mma.sync.aligned.m8n8k4.{layouts[0]}.{layouts[1]}.{d_type}.f16.f16.{c_type}"
    choose = random.Random(name)
    sizes = ((8, 4), (4, 8), (8, 8))  # of A, B and C
    quads = [tuple(make_matrix(choose, *size, "f16") for size in sizes) for _ in range(4)]
    input_data = expected = b""
    for lane in range(32):
        a, b, c = quads[lane % 16 // 4]
        input_data += encode_elements(a, list_factor_positions(lane, layouts[0] == "row", is_b=False), "f16")
        input_data += encode_elements(b, list_factor_positions(lane, layouts[1] == "row", is_b=True), "f16")
        input_data += encode_elements(c, list_sum_positions(lane, c_type), c_type)
        expected += encode_elements(multiply(a, b, c), list_sum_positions(lane, d_type), d_type)
    # The number of 32-bit words in which a lane holds its elements of each matrix.
    words = {"a": 2, "b": 2, "c": COUNT * SIZES[c_type] // 4, "d": COUNT * SIZES[d_type] // 4}
    registers = {letter: [f"%x{letter}{index}" for index in range(count)] for letter, count in words.items()}
    kinds = {"a": "b32", "b": "b32"}  # the types of the registers
    kinds["c"] = "f32" if c_type == "f32" else "b32"
    kinds["d"] = "f32" if d_type == "f32" else "b32"
    body = ""
    for letter, names in registers.items():
        body += f".reg .{kinds[letter]} {', '.join(names)};"
    size = 4 * sum(words[letter] for letter in "abc")
    body += f"mul.wide.u32 %g1, %t, {size}; add.u64 %p, %p, %g1;"
    body += f"mul.wide.u32 %g1, %t, {4 * words['d']}; add.u64 %q, %q, %g1;"
    inputs = [(letter, register) for letter in "abc" for register in registers[letter]]
    for index, (letter, register) in enumerate(inputs):
        body += f"ld.global.{kinds[letter]} {register}, [%p+{4 * index}];"
    vectors = ["{" + ", ".join(registers[letter]) + "}" for letter in "dabc"]
    body += f"{name} {', '.join(vectors)};"
    for index, register in enumerate(registers["d"]):
        body += f"st.global.{kinds['d']} [%q+{4 * index}], {register};"
    return Program(name, wrap(body), 32, input_data, expected)


def list_quad_programs() -> list[Program]:
    """Return a program for each combination of the matrices' layouts and types."""
    layouts = list(itertools.product(("row", "col"), ("row", "col")))  # of A and of B
    types = (("f32", "f32"), ("f16", "f32"), ("f16", "f16"))  # of C and of D
    combinations = itertools.product(layouts, types)
    return [make_program(layout, c_type, d_type) for layout, (c_type, d_type) in combinations]
