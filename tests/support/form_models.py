"""Models of instructions whose results were not recorded on an H200.

The models compute exactly, with integers and fractions. The kernels have the same form as those in
ptx_forms.py, and their inputs are generated from their names. tests/simulator/cpu/test_form_models.py runs
them on the CPU and on a GPU.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor
from typing import Any

from .ptx_forms import (
    BLOCK,
    OUTPUTS,
    POINT_INTO_AREA,
    SHARED_AREA,
    SLOTS,
    THREADS,
    Case,
    count_bits,
    inputs,
    kernel,
)

HEAD = ".version 8.7\n.target sm_90a\n.address_size 64\n"
NAN_OF_DOUBLE = 0x7FF8 << 48
Compute = Callable[..., Any]


@dataclass(frozen=True)
class Model:
    """The model of an instruction.

    Attributes:
        case: The kernel that executes the instruction.
        compute: The function that computes the bits of the results from the bits of the sources.
        computes_warp: Whether `compute` computes the results of a whole warp instead of a thread.
    """

    case: Case
    compute: Compute
    computes_warp: bool = False

    @property
    def name(self) -> str:
        return self.case.name

    def expect(self) -> list[list[int]]:
        """Return the expected results of each thread."""
        data = inputs(self.case)
        sources = []
        for thread in range(THREADS):
            slots = struct.unpack_from(f"<{SLOTS}Q", data, thread * SLOTS * 8)
            sources.append([slots[index] for index in range(len(self.case.sources))])
        if self.computes_warp:
            results = []
            for start in range(0, THREADS, BLOCK):
                warp = sources[start : start + BLOCK]
                results += self.compute(warp)
            return results
        return [as_list(self.compute(*values)) for values in sources]

    def read(self, data: bytes) -> list[list[int]]:
        """Return the results of each thread from the kernel's output."""
        results = []
        for thread in range(THREADS):
            slots = struct.unpack_from(f"<{OUTPUTS}Q", data, thread * OUTPUTS * 8)
            results.append([read_result(*pair) for pair in zip(slots, self.case.results)])
        return results


def read_result(slot: int, type_: str) -> int:
    """Return the bits of a result in the kernel's output.

    All f64 NaNs are replaced with the same NaN, because their payload is different on the CPU.
    """
    value_mask = (1 << count_bits(type_)) - 1
    bits = slot & value_mask
    if type_ == "f64":
        infinity = 0x7FF << 52
        without_sign = bits & ((1 << 63) - 1)
        if without_sign > infinity:  # larger patterns are NaNs
            return NAN_OF_DOUBLE
    return bits


def as_list(results: list[int] | int) -> list[int]:
    """Return a list of results. A single result becomes a list with one element."""
    return results if isinstance(results, list) else [results]


# --- floats: (sign, value), where the value is a fraction, INFINITY or NAN

INFINITY = "infinity"
NAN = "nan"
Value = Fraction | str
# Type -> the number of bits of its exponent and of its mantissa.
SHAPES = {"f16": (5, 10), "bf16": (8, 7), "tf32": (8, 10), "f32": (8, 23), "f64": (11, 52)}
HIGHEST_NAN = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "tf32": 0x3FFFF}


def decode(bits: int, type_: str) -> tuple[int, Value]:
    """Return the sign and the magnitude of a float."""
    exponent_bits, mantissa_bits = SHAPES[type_]
    sign = bits >> (exponent_bits + mantissa_bits) & 1
    exponent = bits >> mantissa_bits & ((1 << exponent_bits) - 1)
    mantissa = bits & ((1 << mantissa_bits) - 1)
    bias = (1 << (exponent_bits - 1)) - 1
    if exponent == (1 << exponent_bits) - 1:
        return sign, NAN if mantissa else INFINITY
    significand = mantissa + ((1 << mantissa_bits) if exponent else 0)  # subnormal numbers have exponent 0
    return sign, significand * Fraction(2) ** (max(exponent, 1) - bias - mantissa_bits)


def round_whole(value: Fraction, mode: str, sign: int) -> int:
    """Round a magnitude to an integer.

    Args:
        value: The magnitude.
        mode: The rounding mode in PTX: "rn" rounds to the nearest even integer, "rna" to the nearest and
            away from zero, "rz" towards zero, "rm" down and "rp" up.
        sign: 1 if the number is negative, which reverses the direction of "rm" and "rp".
    """
    if mode == "rn":
        return round(value)
    if mode == "rna":
        return floor(value + Fraction(1, 2))
    goes_up = mode == ("rm" if sign else "rp")
    return ceil(value) if goes_up else floor(value)


def encode(sign: int, value: Value, type_: str, mode: str = "rn", *, saturates: bool = False) -> int:
    """Round a number to a float, and return the bits of the float.

    Args:
        sign: 1 if the number is negative, otherwise 0.
        value: The magnitude of the number.
        type_: The type of the float.
        mode: The rounding mode in PTX.
        saturates: Whether the largest finite number replaces infinity.
    """
    exponent_bits, mantissa_bits = SHAPES[type_]
    sign_bit = sign << (exponent_bits + mantissa_bits)
    infinity = ((1 << exponent_bits) - 1) << mantissa_bits
    if isinstance(value, str):
        if value == NAN:
            return HIGHEST_NAN[type_]
        return sign_bit | (infinity - 1 if saturates else infinity)
    bias = (1 << (exponent_bits - 1)) - 1
    power = value.numerator.bit_length() - value.denominator.bit_length()
    if value < Fraction(2) ** power:
        power -= 1
    power = max(power, 1 - bias) if value else 1 - bias  # subnormal numbers have the smallest exponent
    significand = round_whole(value / Fraction(2) ** (power - mantissa_bits), mode, sign)
    # The leading bit of a normal number's significand adds 1 to the exponent.
    bits = significand + ((power + bias - 1) << mantissa_bits)
    if bits >= infinity:
        stays_finite = saturates or mode == "rz" or mode == ("rp" if sign else "rm")
        bits = infinity - 1 if stays_finite else infinity
    return sign_bit | bits


def relu(sign: int, value: Value) -> tuple[int, Value]:
    """Return the value, or 0 if it is negative. A NaN is unchanged."""
    return (0, Fraction(0)) if sign and value != NAN else (sign, value)


def decode_integer(bits: int, type_: str) -> int:
    """Return the number that the bits of an integer represent."""
    width = count_bits(type_)
    is_negative = type_[0] == "s" and bits >> (width - 1)
    return bits - (1 << width) if is_negative else bits


# --- conversions

INTEGERS = ("u16", "s16", "u32", "s32", "u64", "s64")
ROUNDINGS = ("rn", "rz", "rm", "rp")


def make_case(text: str, sources: list[str], results: list[str]) -> Case:
    """Return the kernel for an instruction with sources and results of these types."""
    result_registers = [f"%d{index}" for index in range(len(results))]
    source_registers = [f"%s{index}" for index in range(len(sources))]
    operands = ", ".join(result_registers + source_registers)
    return Case(text, [f"{text} {operands};"], sources, results)


def make_model(text: str, sources: list[str], results: list[str], compute: Compute) -> Model:
    """Return the model of an instruction.

    Args:
        text: The instruction with its modifiers.
        sources: The types of the instruction's sources.
        results: The types of its results.
        compute: The function that computes the bits of the results from the bits of the sources.
    """
    return Model(make_case(text, sources, results), compute)


def convert_integer_to_bf16(type_: str, mode: str) -> Compute:
    """Return the model of the conversion of an integer type to bf16."""

    def compute(bits: int) -> int:
        """Return the bf16 for the bits of an integer."""
        number = decode_integer(bits, type_)
        sign = int(number < 0)
        return encode(sign, Fraction(abs(number)), "bf16", mode)

    return compute


def convert_bf16_to_integer(to: str, mode: str) -> Compute:
    """Return the model of the conversion of bf16 to an integer type.

    Out-of-range values become the nearest limit.
    """
    width = count_bits(to)
    if to[0] == "s":
        low, high = -(1 << (width - 1)), (1 << (width - 1)) - 1
    else:
        low, high = 0, (1 << width) - 1

    def compute(bits: int) -> int:
        """Return the bits of the integer (the two's complement if it is negative) for the bits of a bf16."""
        sign, value = decode(bits, "bf16")
        if value == NAN:
            return 1 << 63 if width == 64 else 0  # the result for a NaN
        if isinstance(value, str):
            return (low if sign else high) % (1 << width)
        magnitude = round_whole(value, mode.removesuffix("i"), sign)
        return max(low, min(high, -magnitude if sign else magnitude)) % (1 << width)

    return compute


def convert_float(
    to: str, source: str, mode: str, *, saturates: bool = False, has_relu: bool = False
) -> Compute:
    """Return the model of the conversion between two float types.

    Args:
        to: The type of the result.
        source: The type of the source.
        mode: The rounding mode in PTX.
        saturates: Whether the largest finite number replaces infinity.
        has_relu: Whether 0 replaces negative numbers.
    """

    def compute(bits: int) -> int:
        """Return the bits of the target type for the bits of the source type."""
        sign, value = decode(bits, source)
        if has_relu:
            sign, value = relu(sign, value)
        return encode(sign, value, to, mode, saturates=saturates)

    return compute


def convert_pair(to: str, mode: str, has_relu: bool) -> Compute:
    """Return the model of the conversion of two f32 to the halves of a register.

    The first f32 becomes the upper half.
    """
    convert = convert_float(to, "f32", mode, saturates=True, has_relu=has_relu)
    return lambda upper, lower: convert(upper) << 16 | convert(lower)


def narrow_double(mode: str) -> Compute:
    """Return the model of the conversion of f64 to bf16.

    A NaN keeps its sign and the upper bits of its payload.
    """

    def compute(bits: int) -> int:
        """Return the bf16 for the bits of an f64."""
        sign, value = decode(bits, "f64")
        if value == NAN:
            infinity, quiet_bit = 0x7F80, 0x40
            upper_payload = (bits >> 45) & 0x7F
            return sign << 15 | infinity | quiet_bit | upper_payload
        return encode(sign, value, "bf16", mode)

    return compute


def widen_to_double(bits: int) -> int:
    """Return the bits of the f64 that has the same value as a bf16."""
    sign, value = decode(bits, "bf16")
    return NAN_OF_DOUBLE if value == NAN else encode(sign, value, "f64")


def step_down(bits: int) -> int:
    """Return the TF32 that an H100 returns for an f32 NaN, or 0 if the f32 is not a NaN.

    The result is finite: the truncated bits of the NaN, minus 1 in the lowest place of a TF32.
    """
    return (bits >> 13) - 1 << 13 if decode(bits, "f32")[1] == NAN else 0


def round_to_whole_bf16(mode: str) -> Compute:
    """Return the model of rounding a bf16 to an integer, with a bf16 as the result."""

    def compute(bits: int) -> int:
        """Return the rounded bf16 for the bits of a bf16."""
        sign, value = decode(bits, "bf16")
        if isinstance(value, str):
            return encode(sign, value, "bf16")
        return encode(sign, Fraction(round_whole(value, mode.removesuffix("i"), sign)), "bf16")

    return compute


def list_conversions() -> Iterator[Model]:
    """Yield models of cvt."""
    for type_, mode in itertools.product(INTEGERS, ROUNDINGS):
        yield make_model(f"cvt.{mode}.bf16.{type_}", [type_], ["bf16"], convert_integer_to_bf16(type_, mode))
        text = f"cvt.{mode}i.{type_}.bf16"
        yield make_model(text, ["bf16"], [type_], convert_bf16_to_integer(type_, f"{mode}i"))
    for mode in ROUNDINGS:
        text = f"cvt.{mode}i.bf16.bf16"
        yield make_model(text, ["bf16"], ["bf16"], round_to_whole_bf16(f"{mode}i"))
        for to, source in (("bf16", "f16"), ("f16", "bf16")):
            yield make_model(f"cvt.{mode}.{to}.{source}", [source], [to], convert_float(to, source, mode))
        yield make_model(f"cvt.{mode}.bf16.f64", ["f64"], ["bf16"], narrow_double(mode))
    for mode in ("rm", "rp"):
        text = f"cvt.{mode}.bf16.f32"
        yield make_model(text, ["f32"], ["bf16"], convert_float("bf16", "f32", mode))
    yield make_model("cvt.f64.bf16", ["bf16"], ["f64"], widen_to_double)
    for to, mode, has_relu in itertools.product(("f16", "bf16"), ("rn", "rz"), (False, True)):
        head = f"cvt.{mode}{'.relu' * has_relu}.satfinite"
        convert = convert_float(to, "f32", mode, saturates=True, has_relu=has_relu)
        yield make_model(f"{head}.{to}.f32", ["f32"], [to], convert)
        yield make_model(f"{head}.{to}x2.f32", ["f32", "f32"], ["b32"], convert_pair(to, mode, has_relu))
    away = convert_float("tf32", "f32", "rna", saturates=True)
    text = "cvt.rna.satfinite.tf32.f32"
    yield make_model(text, ["f32"], ["b32"], lambda bits: step_down(bits) or away(bits) << 13)


# --- arithmetic with floats

OUTSIDE = 0x7FF7  # the value with which a tensor map fills elements outside the tensor


def apply_sign(sign: int, value: Fraction) -> Fraction:
    """Return the negated value if the sign is 1."""
    return -value if sign else value


def fma_oob(type_: str, end: str) -> Compute:
    """Return the model of fma.rn.oob, in which a value from outside the tensor counts as 0.

    Args:
        type_: The type of the floats.
        end: The modifier at the end: .relu, .sat or "".
    """

    def compute(a: int, b: int, c: int) -> int:
        """Return the bits of a * b + c. The parameters and the result are bits of floats."""
        if OUTSIDE in (a, b):
            return 0
        a_sign, a_size = decode(a, type_)
        b_sign, b_size = decode(b, type_)
        c_sign, c_size = decode(c, type_)
        product_sign = a_sign ^ b_sign
        if not all(isinstance(size, Fraction) for size in (a_size, b_size, c_size)):
            return add_special_values(product_sign, a_size, b_size, c_sign, c_size, type_, end)
        assert isinstance(a_size, Fraction)
        assert isinstance(b_size, Fraction)
        assert isinstance(c_size, Fraction)
        total = apply_sign(product_sign, a_size * b_size) + apply_sign(c_sign, c_size)
        # The sum of two zeros is negative if both are negative.
        sign = int(total < 0) if total else product_sign & c_sign
        return finish(sign, abs(total), type_, end)

    return compute


def add_special_values(
    product_sign: int, a_size: Value, b_size: Value, c_sign: int, c_size: Value, type_: str, end: str
) -> int:
    """Return the bits of a * b + c if one of these values is infinite or NaN.

    Args:
        product_sign: The sign of a * b.
        a_size: The magnitude of a.
        b_size: The magnitude of b.
        c_sign: The sign of c.
        c_size: The magnitude of c.
        type_: The type of the floats.
        end: The modifier at the end of the instruction: .relu, .sat or "".
    """
    is_product_infinite = INFINITY in (a_size, b_size)
    is_infinity_times_zero = is_product_infinite and 0 in (a_size, b_size)
    is_difference_of_infinities = is_product_infinite and c_size == INFINITY and product_sign != c_sign
    if NAN in (a_size, b_size, c_size) or is_infinity_times_zero or is_difference_of_infinities:
        return finish(0, NAN, type_, end)
    sign = product_sign if is_product_infinite else c_sign
    return finish(sign, INFINITY, type_, end)


def finish(sign: int, value: Value, type_: str, end: str) -> int:
    """Apply the modifier at the end of an instruction (.relu, .sat or "") to its result, and encode it."""
    if end == ".relu":
        sign, value = relu(sign, value)
    if end == ".sat":
        if value == NAN or sign:
            sign, value = 0, Fraction(0)
        elif value == INFINITY or (isinstance(value, Fraction) and value > 1):
            value = Fraction(1)
    return encode(sign, value, type_)


def choose_magnitude(operation: str, type_: str, flushes: bool, keeps_nan: bool) -> Compute:
    """Return the model of min or max with .xorsign.abs.

    Args:
        operation: "min" or "max".
        type_: The type of the floats.
        flushes: Whether the instruction has .ftz, which replaces subnormal sources with zeros.
        keeps_nan: Whether the instruction has .NaN, so that the result is a NaN if one source is a NaN.
    """
    exponent_bits, mantissa_bits = SHAPES[type_]
    sign_mask = 1 << (exponent_bits + mantissa_bits)
    magnitude_mask = sign_mask - 1
    exponent_mask = (1 << exponent_bits) - 1

    def flush(bits: int) -> int:
        """Replace a subnormal number with a zero of the same sign, if the instruction has .ftz."""
        is_subnormal_or_zero = (bits >> mantissa_bits) & exponent_mask == 0
        return bits & sign_mask if flushes and is_subnormal_or_zero else bits

    def is_nan(bits: int) -> bool:
        """Return whether these are the bits of a NaN."""
        _, size = decode(bits, type_)
        return size == NAN

    def compute(a: int, b: int) -> int:
        """Return the smaller or larger magnitude, with the exclusive or of both signs."""
        sources = [flush(a), flush(b)]
        sign = (sources[0] ^ sources[1]) & sign_mask
        numbers = [bits for bits in sources if not is_nan(bits)]
        if not numbers or (keeps_nan and len(numbers) < len(sources)):
            return HIGHEST_NAN[type_]
        magnitudes = [bits & magnitude_mask for bits in numbers]
        return sign | (min(magnitudes) if operation == "min" else max(magnitudes))

    return compute


def apply_to_halves(compute_half: Compute) -> Compute:
    """Return the model of an instruction for .f16x2 or .bf16x2, from the model for one half of a register."""

    def compute(*values: int) -> int:
        """Apply the model to the lower and to the upper 16 bits of all registers."""
        lower = compute_half(*(bits & 0xFFFF for bits in values))
        upper = compute_half(*(bits >> 16 for bits in values))
        assert isinstance(lower, int)
        assert isinstance(upper, int)
        return upper << 16 | lower

    return compute


def list_arithmetic() -> Iterator[Model]:
    """Yield models of fma.oob, and of min and max with .xorsign.abs."""
    for type_, end in (("f16", ""), ("f16", ".relu"), ("f16", ".sat"), ("bf16", ""), ("bf16", ".relu")):
        compute_half = fma_oob(type_, end)
        yield make_fma_oob_model(f"fma.rn.oob{end}.{type_}", type_, compute_half)
        yield make_fma_oob_model(f"fma.rn.oob{end}.{type_}x2", f"{type_}x2", apply_to_halves(compute_half))
    for operation, type_ in itertools.product(("min", "max"), ("f32", "f16", "f16x2", "bf16", "bf16x2")):
        for flushes, keeps_nan in itertools.product((False, True), repeat=2):
            if flushes and type_.startswith("bf16"):
                continue  # PTX does not have this instruction
            text = f"{operation}{'.ftz' * flushes}{'.NaN' * keeps_nan}.xorsign.abs.{type_}"
            compute = choose_magnitude(operation, type_.removesuffix("x2"), flushes, keeps_nan)
            if type_.endswith("x2"):
                compute = apply_to_halves(compute)
            yield make_model(text, [type_] * 2, [type_], compute)


def make_fma_oob_model(text: str, type_: str, fma: Compute) -> Model:
    """Return the model of a kernel that computes a * b + c, and stores the result together with a and b.

    The value OUTSIDE replaces a in thread 0 of eight threads, and b in thread 1.

    Args:
        text: The instruction with its modifiers.
        type_: The type of the instruction's sources and of its result.
        fma: The model of the instruction.
    """
    width = f"b{count_bits(type_)}"
    outside = OUTSIDE << 16 | OUTSIDE if type_.endswith("x2") else OUTSIDE
    body = [".reg .pred %x<4>;", f".reg .{width} %n;", "and.b32 %t, %me, 7;", f"mov.{width} %n, {outside};"]
    for index in range(2):
        body.append(f"setp.eq.u32 %x{index}, %t, {index}; @%x{index} mov.{width} %s{index}, %n;")
    body.append(f"{text} %d0, %s0, %s1, %s2;")
    body.append(f"mov.{width} %d1, %s0; mov.{width} %d2, %s1;")
    threads = itertools.count()  # `compute` is called for each thread in order

    def compute(a: int, b: int, c: int) -> list[int]:
        """Return the registers that one thread of the kernel stores."""
        thread = next(threads) % THREADS % 8
        a = outside if thread == 0 else a
        b = outside if thread == 1 else b
        result = fma(a, b, c)
        assert isinstance(result, int)
        return [result, a, b]

    return Model(Case(text, body, [type_] * 3, [type_, width, width]), compute)


# --- comparisons combined with a predicate

COMPARE: dict[str, Callable[[Fraction, Fraction], bool]] = {
    "lt": lambda a, b: a < b,
    "ne": lambda a, b: a != b,
    "ge": lambda a, b: a >= b,
}
COMBINE: dict[str, Callable[[int, int], int]] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}
ONE = {"f32": 0x3F800000, "f16": 0x3C00, "bf16": 0x3F80}


def to_comparable(sign: int, value: Value) -> Fraction:
    """Return a number with the same order as the float. Infinity becomes larger than all floats."""
    return apply_sign(sign, Fraction(2) ** 2000 if value == INFINITY else Fraction(value))


def compare(relation: str, a: int, b: int, type_: str) -> int:
    """Return 1 if the relation holds. Return 0 otherwise, or if one value is a NaN."""
    if type_ not in SHAPES:
        a_integer, b_integer = decode_integer(a, type_), decode_integer(b, type_)
        return int(COMPARE[relation](Fraction(a_integer), Fraction(b_integer)))
    a_sign, a_value = decode(a, type_)
    b_sign, b_value = decode(b, type_)
    if NAN in (a_value, b_value):
        return 0
    return int(COMPARE[relation](to_comparable(a_sign, a_value), to_comparable(b_sign, b_value)))


def set_by(relation: str, combine: str, to: str, type_: str) -> Compute:
    """Return the model of set: a comparison whose result is combined with a predicate.

    Args:
        relation: The comparison, a key of COMPARE.
        combine: The operation that combines both, a key of COMBINE.
        to: The type of the result.
        type_: The type of the numbers that are compared.
    """
    all_bits = (1 << count_bits(to)) - 1
    true = ONE.get(to, all_bits)

    def compute(a: int, b: int, predicate: int) -> int:
        """Return the bits that represent true or false in the result's type."""
        holds = compare(relation, a, b, type_)
        return true if COMBINE[combine](holds, predicate) else 0

    return compute


def list_comparisons() -> Iterator[Model]:
    """Yield models of set and setp with a predicate."""
    kinds: tuple[tuple[str, str], ...] = (
        ("u32", "f32"),
        ("s32", "u16"),
        ("f32", "s32"),
        ("u32", "u64"),
        ("f32", "f64"),
        ("f16", "f16"),
    )
    kinds += (("bf16", "bf16"), ("u16", "f16"), ("u32", "bf16"), ("s32", "b64"))
    for (to, type_), combine in itertools.product(kinds, COMBINE):
        for relation in ("ne",) if type_ == "b64" else COMPARE:
            text = f"set.{relation}.{combine}.{to}.{type_}"
            yield make_model(text, [type_, type_, "pred"], [to], set_by(relation, combine, to, type_))
    for type_, combine in itertools.product(("f16", "bf16"), COMBINE):
        text = f"set.lt.{combine}.{type_}x2.{type_}x2"
        compute_half = set_by("lt", combine, type_, type_)
        yield make_model(text, [f"{type_}x2"] * 2 + ["pred"], ["b32"], set_halves(compute_half))
        text = f"setp.lt.{combine}.{type_}"
        alone = set_by("lt", combine, "pred", type_)
        yield make_model(text, [type_, type_, "pred"], ["pred"], alone)
        text = f"setp.lt.{combine}.{type_}x2"
        case = Case(text, [f"{text} %d0|%d1, %s0, %s1, %s2;"], [f"{type_}x2"] * 2 + ["pred"], ["pred"] * 2)
        yield Model(case, set_both(alone))


def set_halves(compute_half: Compute) -> Compute:
    """Return the model of set for pairs of floats, which returns both results in one register."""

    def compute(a: int, b: int, predicate: int) -> int:
        """Compare the lower and the upper halves, and pack both results into one register."""
        lower = compute_half(a & 0xFFFF, b & 0xFFFF, predicate)
        upper = compute_half(a >> 16, b >> 16, predicate)
        assert isinstance(lower, int)
        assert isinstance(upper, int)
        return upper << 16 | lower

    return compute


def set_both(compute_half: Compute) -> Compute:
    """Return the model of setp for pairs of floats, which returns two predicates."""

    def compute(a: int, b: int, predicate: int) -> list[int]:
        """Compare the lower and the upper halves, and return both results."""
        lower = compute_half(a & 0xFFFF, b & 0xFFFF, predicate)
        upper = compute_half(a >> 16, b >> 16, predicate)
        assert isinstance(lower, int)
        assert isinstance(upper, int)
        return [lower, upper]

    return compute


# --- bits, atomics, matrices across lanes


def look_up(table: int, a: int, b: int, c: int) -> int:
    """Return the result of lop3. The bits i of a, b and c form the index of the result's bit i in `table`."""
    result = 0
    for position in range(32):
        a_bit, b_bit, c_bit = ((source >> position) & 1 for source in (a, b, c))
        index_in_table = 4 * a_bit + 2 * b_bit + c_bit
        result |= ((table >> index_in_table) & 1) << position
    return result


def look_up_both(table: int, combine: str) -> Compute:
    """Return the model of lop3 with a predicate.

    The second result tells whether the first result is not 0, combined with the predicate by `combine`, a key
    of COMBINE.
    """

    def compute(a: int, b: int, c: int, predicate: int) -> list[int]:
        """Return the result of lop3 and the predicate."""
        result = look_up(table, a, b, c)
        return [result, COMBINE[combine](int(result != 0), predicate)]

    return compute


def list_bits() -> Iterator[Model]:
    """Yield models of lop3, movmatrix and atomics with 128 bits."""
    for combine, table in itertools.product(("and", "or"), (0x96, 0x80, 0x00)):
        text = f"lop3.{combine}.b32"
        sources = ["b32", "b32", "b32", "pred"]
        body = [f"{text} %d0|%d1, %s0, %s1, %s2, {table}, %s3;"]
        yield Model(Case(f"{text} {table}", body, sources, ["b32", "pred"]), look_up_both(table, combine))
    body = ["movmatrix.sync.aligned.m8n8.trans.b16 %d0, %s0;"]
    yield Model(
        Case("movmatrix.sync.aligned.m8n8.trans.b16", body, ["b32"], ["b32"]),
        transpose_warp,
        computes_warp=True,
    )
    yield from list_wide_atomics()


def transpose_warp(warp: list[list[int]]) -> list[list[int]]:
    """Return the transposed matrix of 8 x 8 half-precision numbers in the registers of a warp.

    Lanes 4r to 4r + 3 contain row r of a matrix, with two columns in each lane.
    """
    matrix: list[list[int]] = [[] for _ in range(8)]
    for lane, registers in enumerate(warp):
        lower_half, upper_half = registers[0] & 0xFFFF, registers[0] >> 16
        matrix[lane // 4] += [lower_half, upper_half]
    transposed = [list(column) for column in zip(*matrix)]
    result = []
    for lane in range(BLOCK):
        row, first_column = transposed[lane // 4], lane % 4 * 2
        result.append([row[first_column] | row[first_column + 1] << 16])
    return result


def list_wide_atomics() -> Iterator[Model]:
    """Yield models of kernels that store a value, apply an atomic operation to it, and read it again."""
    for operation, space in itertools.product(("exch", "cas"), ("global", "shared")):
        text = f"atom.relaxed.gpu.{space}.{operation}.b128"
        declared = SHARED_AREA if space == "shared" else ""
        address = "%b" if space == "shared" else "%to"
        body = [".reg .b32 %b; .reg .b128 %w<3>;"]
        if space == "shared":
            body += POINT_INTO_AREA
        # Every second thread compares with the value in memory.
        body.append(f"st.{space}.v2.b64 [{address}], {{%s0, %s1}};")
        body += ["and.b32 %t, %me, 1;", "setp.eq.u32 %q, %t, 0;"]
        body += ["@%q mov.b64 %s2, %s0;", "@%q mov.b64 %s3, %s1;"]
        body += ["mov.b128 %w1, {%s2, %s3};", "mov.b128 %w2, {%s4, %s5};"]
        values = "%w1, %w2" if operation == "cas" else "%w2"
        body.append(f"{text} %w0, [{address}], {values}; mov.b128 {{%d0, %d1}}, %w0;")
        body.append(f"ld.{space}.v2.b64 {{%d2, %d3}}, [{address}];")
        case = Case(text, body, ["b64"] * 6, ["b64"] * 4, declared)
        yield Model(case, replace_wide(operation))


def replace_wide(operation: str) -> Compute:
    """Return the model of exch or cas: the value before the operation, and the value after it."""
    threads = itertools.count()  # `compute` is called for each thread in order

    def compute(*values: int) -> list[int]:
        """Return the two halves of the old value, and the two halves of the value that is then in memory."""
        # The two halves of the value in memory, of the value that cas compares it with, and of the new value.
        old, compared, new = values[0:2], values[2:4], values[4:6]
        compares_old_value = next(threads) % 2 == 0  # the kernel does this in every second thread
        is_replaced = operation == "exch" or compares_old_value or old == compared
        return [*old, *(new if is_replaced else old)]

    return compute


def list_models() -> list[Model]:
    """Return the models of all instructions."""
    from .product_models import list_products

    lists = (list_conversions, list_arithmetic, list_comparisons, list_bits, list_products)
    models: list[Model] = []
    for list_some_models in lists:
        models += list_some_models()
    return models


def module(models: list[Model]) -> str:
    """Return a PTX module with the kernels k0, k1 and so on, in the order of the models."""
    return HEAD + "\n".join(kernel(model.case, f"k{index}") for index, model in enumerate(models))
