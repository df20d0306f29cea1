"""Programs for mma.m8n8k4 with f16: four products by a warp, with fragments as in the PTX manual."""

from __future__ import annotations

import itertools
import random

from .matrix_programs import SIZES, Matrix, Program, encode, make_matrix, multiply, wrap

COUNT = 8  # number of elements of C and D in a lane
Places = list[tuple[int, int]]


def find_factors(lane: int, is_row: bool, is_b: bool) -> Places:
    """Return the rows and columns of a lane's four elements of A or B."""
    own = lane % 4
    high = 4 if lane >= 16 else 0
    if is_b:
        return [(own, i + high) if is_row else (i, own + high) for i in range(4)]
    return [(own + high, i) if is_row else (i + high, own) for i in range(4)]


def find_sums(lane: int, type_: str) -> Places:
    """Return the rows and columns of a lane's elements of C or D."""
    high = 4 if lane >= 16 else 0
    if type_ == "f16":
        return [(lane % 4 + high, i) for i in range(COUNT)]
    return [((lane & 1) + (i & 2) + high, (i & 4) + (lane & 2) + (i & 1)) for i in range(COUNT)]


def take(matrix: Matrix, places: Places, type_: str) -> bytes:
    return encode([[matrix[row][column] for row, column in places]], type_)


def make_program(layouts: tuple[str, str], c_type: str, d_type: str) -> Program:
    name = f"mma.sync.aligned.m8n8k4.{layouts[0]}.{layouts[1]}.{d_type}.f16.f16.{c_type}"
    choose = random.Random(name)
    quads = [tuple(make_matrix(choose, *size, "f16") for size in ((8, 4), (4, 8), (8, 8))) for _ in range(4)]
    given = expected = b""
    for lane in range(32):
        a, b, c = quads[lane % 16 // 4]
        given += take(a, find_factors(lane, layouts[0] == "row", False), "f16")
        given += take(b, find_factors(lane, layouts[1] == "row", True), "f16")
        given += take(c, find_sums(lane, c_type), c_type)
        expected += take(multiply(a, b, c), find_sums(lane, d_type), d_type)
    words = {"a": 2, "b": 2, "c": COUNT * SIZES[c_type] // 4, "d": COUNT * SIZES[d_type] // 4}
    registers = {letter: [f"%x{letter}{index}" for index in range(count)] for letter, count in words.items()}
    kinds = {"c": c_type, "d": d_type}
    body = "".join(
        f".reg .{'f32' if kinds.get(letter) == 'f32' else 'b32'} {', '.join(names)};"
        for letter, names in registers.items()
    )
    size = 4 * sum(words[letter] for letter in "abc")
    body += f"mul.wide.u32 %g1, %t, {size}; add.u64 %p, %p, %g1;"
    body += f"mul.wide.u32 %g1, %t, {4 * words['d']}; add.u64 %q, %q, %g1;"
    inputs = [(letter, register) for letter in "abc" for register in registers[letter]]
    for index, (letter, register) in enumerate(inputs):
        body += f"ld.global.{'f32' if kinds.get(letter) == 'f32' else 'b32'} {register}, [%p+{4 * index}];"
    vectors = ["{" + ", ".join(registers[letter]) + "}" for letter in "dabc"]
    body += f"{name} {', '.join(vectors)};"
    kind = "f32" if d_type == "f32" else "b32"
    body += "".join(
        f"st.global.{kind} [%q+{4 * index}], {register};" for index, register in enumerate(registers["d"])
    )
    return Program(name, wrap(body), 32, given, expected)


def list_quad_programs() -> list[Program]:
    layouts = list(itertools.product(("row", "col"), ("row", "col")))
    types = (("f32", "f32"), ("f16", "f32"), ("f16", "f16"))
    return [make_program(layout, *type_) for layout, type_ in itertools.product(layouts, types)]
