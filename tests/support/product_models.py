"""Models of mma with elements of 8, 4 and 1 bits that were not recorded on an H200."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from fractions import Fraction

from .form_models import COMBINE, Compute, Model, decode_integer, encode
from .ptx_forms import BLOCK, Case

Warp = list[list[int]]  # for each lane, the source registers


def elements_of(register: int, bits: int) -> list[int]:
    return [register >> bit & ((1 << bits) - 1) for bit in range(0, 32, bits)]


def gather(warp: Warp, shape: tuple[int, int], bits: int) -> tuple[Warp, Warp]:
    """Return the rows of A and the columns of B (PTX ISA, "Matrix Fragments for mma")."""
    rows, depth = shape
    per = 32 // bits
    a = [[0] * depth for _ in range(rows)]
    b = [[0] * depth for _ in range(8)]
    for lane, registers in enumerate(warp):
        group, inside = divmod(lane, 4)
        for number in range(rows * depth * bits // 1024):
            row = group + (8 * (number % 2) if rows == 16 else 0)
            part = number // 2 if rows == 16 else number
            start = inside * per + part * 4 * per
            a[row][start : start + per] = elements_of(registers[number], bits)
        for number in range(8 * depth * bits // 1024):
            start = inside * per + number * 4 * per
            b[group][start : start + per] = elements_of(registers[4 + number], bits)
    return a, b


def multiply(
    warp: Warp, shape: tuple[int, int], bits: int, product: Callable[[int, int], Fraction]
) -> list[list[Fraction]]:
    """Return the elements of D in each lane, without C."""
    a, b = gather(warp, shape, bits)
    lanes = []
    for lane in range(BLOCK):
        places = [(lane // 4 + 8 * (index // 2), lane % 4 * 2 + index % 2) for index in range(shape[0] // 4)]
        lanes.append([sum((product(x, y) for x, y in zip(a[i], b[j])), Fraction(0)) for i, j in places])
    return lanes


def nibble(element: int, type_: str) -> int:
    return element - 16 if type_ == "s4" and element > 7 else element


def multiply_integers(
    shape: tuple[int, int], bits: int, product: Callable[[int, int], Fraction], *, saturates: bool
) -> Compute:
    def compute(warp: Warp) -> list[list[int]]:
        results = []
        for registers, sums in zip(warp, multiply(warp, shape, bits, product)):
            totals = [
                int(total) + decode_integer(registers[6 + index], "s32") for index, total in enumerate(sums)
            ]
            if saturates:
                totals = [max(-(1 << 31), min((1 << 31) - 1, total)) for total in totals]
            results.append([total % (1 << 32) for total in totals])
        return results

    return compute


def vector(first: int, count: int, name: str = "s") -> str:
    return "{" + ", ".join(f"%{name}{first + index}" for index in range(count)) + "}"


def product_of(
    text: str, shape: tuple[int, int], bits: int, results: list[str], before: str, compute: Compute
) -> Model:
    rows, depth = shape
    a = vector(0, rows * depth * bits // 1024)
    b = vector(4, 8 * depth * bits // 1024)
    to = vector(0, len(results), "d")
    body = [before, f"{text} {to}, {a}, {b}, {vector(6, len(results))};"]
    return Model(Case(text, body, ["b32"] * 10, results), compute, whole=True)


def list_products() -> Iterator[Model]:
    for shape, a, b in itertools.product(((8, 32), (16, 32), (16, 64)), ("s4", "u4"), ("s4", "u4")):
        for saturates in (False, True):
            end = ".satfinite" * saturates
            text = f"mma.sync.aligned.m{shape[0]}n8k{shape[1]}.row.col{end}.s32.{a}.{b}.s32"
            compute = multiply_integers(shape, 4, multiply_nibbles(a, b), saturates=saturates)
            yield product_of(text, shape, 4, ["s32"] * (shape[0] // 4), "", compute)
    for shape, operation in itertools.product(((8, 128), (16, 128), (16, 256)), ("xor", "and")):
        text = f"mma.sync.aligned.m{shape[0]}n8k{shape[1]}.row.col.s32.b1.b1.s32.{operation}.popc"
        compute = multiply_integers(shape, 1, combine_bits(operation), saturates=False)
        yield product_of(text, shape, 1, ["s32"] * (shape[0] // 4), "", compute)
    yield from list_small_floats()


def combine_bits(operation: str) -> Callable[[int, int], Fraction]:
    combine = COMBINE[operation]
    return lambda x, y: Fraction(combine(x, y))


def multiply_nibbles(a_type: str, b_type: str) -> Callable[[int, int], Fraction]:
    return lambda x, y: Fraction(nibble(x, a_type) * nibble(y, b_type))


# For each byte: the bits that are kept, the bits that are set (the result is 0.5 or 1 with a sign), and the
# bit for 1.
SMALL_FLOATS = {"e4m3": (0x88, 0x30, 0x08), "e5m2": (0x84, 0x38, 0x04)}


def small_float(element: int, type_: str) -> Fraction:
    size = Fraction(1) if element & SMALL_FLOATS[type_][2] else Fraction(1, 2)
    return -size if element & 0x80 else size


def multiply_small_floats(shape: tuple[int, int], a_type: str, b_type: str, to: str) -> Compute:
    """Return the model of mma with small floats, in which C is 1 or -1, depending on its sign bits."""

    def product(x: int, y: int) -> Fraction:
        return small_float(x, a_type) * small_float(y, b_type)

    def compute(warp: Warp) -> list[list[int]]:
        results = []
        for registers, sums in zip(warp, multiply(warp, shape, 8, product)):
            if to == "f32":
                signs = [registers[6 + index] >> 31 for index in range(4)]
            else:
                signs = [registers[6 + index // 2] >> 15 + 16 * (index % 2) & 1 for index in range(4)]
            totals = [total + (-1 if sign else 1) for total, sign in zip(sums, signs)]
            bits = [encode(int(total < 0), abs(total), to) for total in totals]
            halves = [bits[0] | bits[1] << 16, bits[2] | bits[3] << 16]
            results.append(bits if to == "f32" else halves)
        return results

    return compute


def list_small_floats() -> Iterator[Model]:
    for depth, to, a, b in itertools.product((16, 32), ("f32", "f16"), SMALL_FLOATS, SMALL_FLOATS):
        if (depth, to) == (32, "f32"):
            continue  # the results of these instructions were recorded on an H200
        count = 4 if to == "f32" else 2
        lines = []
        for index, type_ in [(index, a) for index in range(4)] + [(index, b) for index in (4, 5)]:
            kept, base, _ = SMALL_FLOATS[type_]
            lines.append(f"and.b32 %s{index}, %s{index}, {kept * 0x01010101};")
            lines.append(f"or.b32 %s{index}, %s{index}, {base * 0x01010101};")
        sign, exponent_of_one = (0x80000000, 0x3F800000) if to == "f32" else (0x80008000, 0x3C003C00)
        for index in range(6, 6 + count):
            lines.append(
                f"and.b32 %s{index}, %s{index}, {sign}; or.b32 %s{index}, %s{index}, {exponent_of_one};"
            )
        text = f"mma.sync.aligned.m16n8k{depth}.row.col.{to}.{a}.{b}.{to}"
        compute = multiply_small_floats((16, depth), a, b, to)
        yield product_of(text, (16, depth), 8, ["b32"] * count, "\n".join(lines), compute)
