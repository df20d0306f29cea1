"""Models of mma with elements of 8, 4 and 1 bits, for instructions that were not recorded on an H200."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from fractions import Fraction

from .form_models import COMBINE, Compute, Model, decode_integer, encode
from .ptx_forms import BLOCK, Case

Warp = list[list[int]]  # for each lane, the source registers
B_REGISTER, C_REGISTER = 4, 6  # indices of the first source registers of B and C; those of A begin at 0


def split_register(register: int, bits: int) -> list[int]:
    """Return the elements in a register as unsigned integers. An element has `bits` bits."""
    return [register >> bit & ((1 << bits) - 1) for bit in range(0, 32, bits)]


def gather(warp: Warp, shape: tuple[int, int], bits: int) -> tuple[Warp, Warp]:
    """Return the rows of A and the columns of B (PTX ISA, "Matrix Fragments for mma").

    Args:
        warp: The source registers of each lane.
        shape: The number of rows of A, and the depth of the product.
        bits: The number of bits in an element.
    """
    rows, depth = shape
    per_register = 32 // bits
    a = [[0] * depth for _ in range(rows)]
    b = [[0] * depth for _ in range(8)]
    for lane, registers in enumerate(warp):
        group, lane_in_group = divmod(lane, 4)
        for index in range(rows * depth // (BLOCK * per_register)):
            # With 16 rows, the registers alternate between the upper and the lower eight rows.
            row = group + 8 * (index % 2) if rows == 16 else group
            chunk = index // 2 if rows == 16 else index
            start = (lane_in_group + 4 * chunk) * per_register
            a[row][start : start + per_register] = split_register(registers[index], bits)
        for index in range(8 * depth // (BLOCK * per_register)):
            start = (lane_in_group + 4 * index) * per_register
            b[group][start : start + per_register] = split_register(registers[B_REGISTER + index], bits)
    return a, b


def multiply(
    warp: Warp, shape: tuple[int, int], bits: int, product: Callable[[int, int], Fraction]
) -> list[list[Fraction]]:
    """Return the elements of A * B in each lane, in the layout of D.

    Args:
        warp: The source registers of each lane.
        shape: The number of rows of A, and the depth of the product.
        bits: The number of bits in an element of A and B.
        product: A function that multiplies an element of A and an element of B.
    """
    a, b = gather(warp, shape, bits)
    lanes = []
    for lane in range(BLOCK):
        sums = []
        for index in range(shape[0] // 4):
            row = a[lane // 4 + 8 * (index // 2)]
            column = b[lane % 4 * 2 + index % 2]
            sums.append(sum(map(product, row, column), Fraction(0)))
        lanes.append(sums)
    return lanes


def decode_nibble(element: int, type_: str) -> int:
    """Return the integer that a 4-bit element represents."""
    return element - 16 if type_ == "s4" and element > 7 else element


def multiply_integers(
    shape: tuple[int, int], bits: int, product: Callable[[int, int], Fraction], *, saturates: bool
) -> Compute:
    """Return the model of mma with integers.

    Args:
        shape: The number of rows of A, and the depth of the product.
        bits: The number of bits in an element of A and B.
        product: A function that multiplies an element of A and an element of B.
        saturates: Whether results outside the range of s32 become the nearest limit.
    """

    def compute(warp: Warp) -> list[list[int]]:
        """Return the registers of D for each thread of a warp."""
        results = []
        for registers, sums in zip(warp, multiply(warp, shape, bits, product)):
            addends = [decode_integer(register, "s32") for register in registers[C_REGISTER:]]
            totals = [int(sum_) + addend for sum_, addend in zip(sums, addends)]
            if saturates:
                lowest, highest = -(1 << 31), (1 << 31) - 1
                totals = [max(lowest, min(highest, total)) for total in totals]
            results.append([total % (1 << 32) for total in totals])
        return results

    return compute


def vector(start: int, count: int, name: str = "s") -> str:
    """Return a vector of `count` registers in PTX, whose indices begin at `start`."""
    return "{" + ", ".join(f"%{name}{start + index}" for index in range(count)) + "}"


def make_product_model(
    text: str, shape: tuple[int, int], bits: int, results: list[str], preparation: str, compute: Compute
) -> Model:
    """Return the model of an mma instruction.

    Args:
        text: The instruction with its modifiers.
        shape: The number of rows of A, and the depth of the product.
        bits: The number of bits in an element of A and B.
        results: The types of the results.
        preparation: Code that runs before the instruction and changes the sources.
        compute: The function that computes the results of a warp.
    """
    rows, depth = shape
    a = vector(0, rows * depth * bits // 1024)
    b = vector(B_REGISTER, 8 * depth * bits // 1024)
    c = vector(C_REGISTER, len(results))
    d = vector(0, len(results), "d")
    body = [preparation, f"{text} {d}, {a}, {b}, {c};"]
    return Model(Case(text, body, ["b32"] * 10, results), compute, computes_warp=True)


def list_products() -> Iterator[Model]:
    """Yield models of mma with elements of 4 bits, of 1 bit, and of 8 bits."""
    for shape, a_type, b_type in itertools.product(((8, 32), (16, 32), (16, 64)), ("s4", "u4"), ("s4", "u4")):
        for saturates in (False, True):
            end = ".satfinite" * saturates
            text = f"mma.sync.aligned.m{shape[0]}n8k{shape[1]}.row.col{end}.s32.{a_type}.{b_type}.s32"
            compute = multiply_integers(shape, 4, multiply_nibbles(a_type, b_type), saturates=saturates)
            yield make_product_model(text, shape, 4, ["s32"] * (shape[0] // 4), "", compute)
    for shape, operation in itertools.product(((8, 128), (16, 128), (16, 256)), ("xor", "and")):
        text = f"mma.sync.aligned.m{shape[0]}n8k{shape[1]}.row.col.s32.b1.b1.s32.{operation}.popc"
        compute = multiply_integers(shape, 1, combine_bits(operation), saturates=False)
        yield make_product_model(text, shape, 1, ["s32"] * (shape[0] // 4), "", compute)
    yield from list_small_floats()


def combine_bits(operation: str) -> Callable[[int, int], Fraction]:
    """Return a function that combines two bits with an operation, a key of COMBINE."""
    combine = COMBINE[operation]
    return lambda a_bit, b_bit: Fraction(combine(a_bit, b_bit))


def multiply_nibbles(a_type: str, b_type: str) -> Callable[[int, int], Fraction]:
    """Return a function that multiplies two 4-bit integers. Their types are "s4" or "u4"."""
    return lambda a_bits, b_bits: Fraction(decode_nibble(a_bits, a_type) * decode_nibble(b_bits, b_type))


# Type -> the mask of the random bits that are kept in each byte, the bits that are set in each byte, and the
# bit that distinguishes 1 from 0.5. With these masks, each number is 0.5 or 1 with a random sign.
SMALL_FLOATS = {"e4m3": (0x88, 0x30, 0x08), "e5m2": (0x84, 0x38, 0x04)}


def decode_small_float(element: int, type_: str) -> Fraction:
    """Return the number that a byte represents: 0.5 or 1 with a sign."""
    *_, one_bit = SMALL_FLOATS[type_]
    magnitude = Fraction(1) if element & one_bit else Fraction(1, 2)
    return -magnitude if element & 0x80 else magnitude


def multiply_small_floats(shape: tuple[int, int], a_type: str, b_type: str, to: str) -> Compute:
    """Return the model of mma with 8-bit floats. Each element of C is 1 or -1, depending on its sign bit."""

    def product(a_bits: int, b_bits: int) -> Fraction:
        """Return the product of two elements."""
        return decode_small_float(a_bits, a_type) * decode_small_float(b_bits, b_type)

    def compute(warp: Warp) -> list[list[int]]:
        """Return the registers of D for each thread of a warp."""
        results = []
        for registers, sums in zip(warp, multiply(warp, shape, 8, product)):
            if to == "f32":
                signs = [register >> 31 for register in registers[C_REGISTER : C_REGISTER + 4]]
            else:  # two elements in each register
                pairs = registers[C_REGISTER : C_REGISTER + 2]
                signs = [pair >> shift & 1 for pair in pairs for shift in (15, 31)]
            totals = [total + (-1 if sign else 1) for total, sign in zip(sums, signs)]
            bits = [encode(int(total < 0), abs(total), to) for total in totals]
            halves = [bits[0] | bits[1] << 16, bits[2] | bits[3] << 16]
            results.append(bits if to == "f32" else halves)
        return results

    return compute


def list_small_floats() -> Iterator[Model]:
    """Yield models of mma with 8-bit floats. Their kernels first turn the random sources into numbers."""
    for depth, to, a_type, b_type in itertools.product((16, 32), ("f32", "f16"), SMALL_FLOATS, SMALL_FLOATS):
        if (depth, to) == (32, "f32"):
            continue  # the results of these instructions were recorded on an H200
        count = 4 if to == "f32" else 2
        lines = []
        register_types = [a_type] * 4 + [b_type] * 2
        for index, type_ in enumerate(register_types):
            random_mask, set_bits, _ = SMALL_FLOATS[type_]
            lines.append(f"and.b32 %s{index}, %s{index}, {random_mask * 0x01010101};")
            lines.append(f"or.b32 %s{index}, %s{index}, {set_bits * 0x01010101};")
        sign_mask, one = (0x80000000, 0x3F800000) if to == "f32" else (0x80008000, 0x3C003C00)
        for index in range(C_REGISTER, C_REGISTER + count):
            lines.append(f"and.b32 %s{index}, %s{index}, {sign_mask}; or.b32 %s{index}, %s{index}, {one};")
        text = f"mma.sync.aligned.m16n8k{depth}.row.col.{to}.{a_type}.{b_type}.{to}"
        compute = multiply_small_floats((16, depth), a_type, b_type, to)
        yield make_product_model(text, (16, depth), 8, ["b32"] * count, "\n".join(lines), compute)
