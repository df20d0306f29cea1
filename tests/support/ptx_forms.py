"""Kernels with generated inputs for every form of instruction that the simulator runs on the CPU.

A form is a line of cudyn/_simulator/cpu/forms.txt: an opcode and the modifiers that it allows.

In each of THREADS threads, a kernel reads 8 bytes for each source and writes 8 bytes for each result. The
inputs are edge cases and random bits. Because the seed is the form's name, they are the same on every machine.
`python -m tests.support.ptx_forms FILE` runs every form on the GPU and writes the results to a file.
tests/simulator/cpu/forms.bin contains the results of an H200 (see tests/simulator/cpu/test_forms.py).
"""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import functools
import itertools
import random
import re
import struct
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cudyn._simulator.cpu import forms
from cudyn._simulator.cpu.forms import Form, list_types
from cudyn._simulator.cpu.instructions import resolve_types
from cudyn._simulator.cpu.parse import Instruction

THREADS, BLOCK = 128, 32
SLOTS, OUTPUTS = 12, 8  # the number of 8-byte inputs and outputs of a thread
HEAD = ".version 9.0\n.target sm_90\n.address_size 64\n"
# Instructions that exchange values between the threads of a warp.
WARPS = {"shfl", "vote", "match", "redux", "elect"}
SCALAR = {
    "add", "addc", "sub", "subc", "mul", "mad", "madc", "mul24", "mad24", "sad", "div", "rem", "abs", "neg",
    "min", "max", "popc", "clz", "bfind", "fns", "brev", "bfe", "bfi", "bmsk", "szext", "dp4a", "dp2a", "and",
    "or", "xor", "not", "cnot", "lop3", "shf", "shl", "shr", "prmt", "fma", "rcp", "sqrt", "rsqrt", "sin",
    "cos", "lg2", "ex2", "tanh", "copysign", "testp", "setp", "set", "selp", "slct", "cvt",
}  # fmt: skip
APPROXIMATE = {"approx", "full"}


@dataclass
class Case:
    """A kernel that executes an instruction.

    Attributes:
        name: The instruction, and its special operands.
        body: The lines of the kernel's body.
        sources: The type of each input slot.
        results: The type of each output.
        declared: The declarations of the memory that the kernel uses.
    """

    name: str
    body: list[str]
    sources: list[str] = field(default_factory=list)
    results: list[str] = field(default_factory=list)
    declared: str = ""

    @property
    def approximate(self) -> bool:
        return bool(APPROXIMATE & set(self.name.split(".")))


@functools.cache
def count_bits(type_: str) -> int:
    """Return the size of a PTX type in bits."""
    if type_ == "pred":
        return 1
    match = re.fullmatch(r"[a-z]+(\d+)(?:m\d)?(x2)?", type_)
    assert match, type_
    return int(match[1]) * (2 if match[2] else 1)


# The bits of edge cases, without the sign bit.
_FLOATS = {
    "f32": [0, 1, 2, 0x7FFFFF, 0x800000, 0x800001, 0x3F800000, 0x3F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x7FC00000,
            0x7F800001, 0x7FFFFFFF, 0x3F000000, 0x40200000, 0x4B7FFFFF, 0x4F000000, 0x4F7FFFFF, 0x5F000000, 0x33800000],
    "f64": [0, 1, 0xFFFFFFFFFFFFF, 0x10000000000000, 0x3FF0000000000000, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000,
            0x7FF8000000000000, 0x3FE0000000000000, 0x4004000000000000, 0x43E0000000000000, 0x41DFFFFFFFC00000,
            0x36A0000000000000, 0x47EFFFFFE0000000, 0x47EFFFFFF0000000, 0x3F00000000000000],
    "f16": [0, 1, 0x3FF, 0x400, 0x3C00, 0x7BFF, 0x7C00, 0x7E00, 0x7C01, 0x3800, 0x4100, 0x3BFF, 0x6400],
    "bf16": [0, 1, 0x7F, 0x80, 0x3F80, 0x7F7F, 0x7F80, 0x7FC0, 0x7F81, 0x3F00, 0x4020, 0x3F7F, 0x4B00],
}  # fmt: skip
# The lowest and the highest bits of numbers of medium size.
_MIDDLE = {"f32": (0x3A800000, 0x46000000), "f64": (0x3F50000000000000, 0x40C0000000000000), "f16": (0x1400, 0x6000),
           "bf16": (0x3A80, 0x4600)}  # fmt: skip


def iter_modifiers(form: Form) -> Iterator[tuple[str, ...]]:
    """Yield each combination of modifiers that a form allows."""
    choices = [(*allowed, "") if is_optional else allowed for allowed, is_optional in form.slots]
    for modifiers in itertools.product(*choices):
        yield tuple(filter(None, modifiers))


# Pseudotypes of u32 sources -> the range of their values.
SMALL = {
    "count": (0, 70),
    "lane": (0, 32),
    "offset": (-40, 40),
}


def sample(type_: str, choose: random.Random) -> int:
    """Return the bits of a random value of a type: an edge case, a number of medium size, or any bits."""
    width = count_bits(type_)
    if type_ in ("f16x2", "bf16x2"):
        half_type = type_.removesuffix("x2")
        return sample(half_type, choose) << 16 | sample(half_type, choose)
    category = choose.random()
    if type_ in _FLOATS:
        sign_shift = width - 1
        if category < 0.3:
            return choose.choice(_FLOATS[type_]) | choose.getrandbits(1) << sign_shift
        if category < 0.75:
            return choose.randrange(*_MIDDLE[type_]) | choose.getrandbits(1) << sign_shift
        return choose.getrandbits(width)
    if width == 1:
        return choose.getrandbits(1)
    if category < 0.35:
        highest, sign_bit = (1 << width) - 1, 1 << (width - 1)
        edge = choose.choice((0, 1, 2, highest, sign_bit, sign_bit - 1, highest - 1, 31, 32, 33, width))
        return edge & highest
    if category < 0.7:
        return choose.getrandbits(choose.randrange(1, width + 1))
    return choose.getrandbits(width)


def inputs(case: Case) -> bytes:
    """Return the contents of the input slots of all threads."""
    choose = random.Random(case.name)
    data = bytearray(THREADS * SLOTS * 8)
    for thread in range(THREADS):
        for index, type_ in enumerate(case.sources):
            is_small = type_ in SMALL
            value = choose.randrange(*SMALL[type_]) % 2**32 if is_small else sample(type_, choose)
            struct.pack_into("<Q", data, (thread * SLOTS + index) * 8, value)
    return bytes(data)


def declare_register(type_: str, name: str) -> str:
    """Return the PTX declaration of a register for values of a type."""
    if type_ == "pred":
        return f".reg .pred {name};"
    bits = 32 if type_ in SMALL else count_bits(type_)
    return f".reg .b{max(16, bits)} {name};"


def kernel(case: Case, name: str) -> str:
    """Return the PTX of a kernel with the parameters (in, out)."""
    lines = [
        f".visible .entry {name}(.param .u64 in, .param .u64 out) {{ {case.declared}",
        ".reg .b64 %from, %to, %o; .reg .b32 %me, %cta, %t; .reg .pred %q; .reg .b16 %h;",
        "ld.param.u64 %from, [in]; ld.param.u64 %to, [out];",
        f"mov.u32 %me, %tid.x; mov.u32 %cta, %ctaid.x; mad.lo.u32 %me, %cta, {BLOCK}, %me;",
        f"mul.wide.u32 %o, %me, {SLOTS * 8}; add.u64 %from, %from, %o;",
        f"mul.wide.u32 %o, %me, {OUTPUTS * 8}; add.u64 %to, %to, %o; mov.u32 %me, %tid.x;",
    ]
    for index, type_ in enumerate(case.sources):
        lines.append(declare_register(type_, f"%s{index}"))
        bits = 32 if type_ in SMALL else count_bits(type_)
        if bits == 1:
            lines.append(f"ld.global.u32 %t, [%from+{8 * index}]; setp.ne.u32 %s{index}, %t, 0;")
        else:
            lines.append(f"ld.global.{'u8' if bits == 8 else f'b{bits}'} %s{index}, [%from+{8 * index}];")
    lines += [declare_register(type_, f"%d{index}") for index, type_ in enumerate(case.results)]
    lines += case.body
    for index, type_ in enumerate(case.results):
        bits = count_bits(type_)
        if bits == 1:
            lines.append(f"selp.b64 %o, 1, 0, %d{index}; st.global.b64 [%to+{8 * index}], %o;")
        else:
            lines.append(f"st.global.b{max(bits, 16)} [%to+{8 * index}], %d{index};")
    return "\n".join([*lines, "ret; }"])


def iter_scalar_cases(form: Form, modifiers: tuple[str, ...]) -> Iterator[Case]:
    """Yield the kernels of an instruction in forms.SCALAR."""
    types = list_types(modifiers)
    text = ".".join((form.opcode, *modifiers))
    (result, *_), sources = resolve_types(form, Instruction(form.opcode, modifiers))
    if form.opcode in ("shl", "shr", "shf", "bfe", "bfi", "bmsk", "szext"):
        sources = ["count" if form.sources[index] == "u32" else type_ for index, type_ in enumerate(sources)]
    if form.opcode in ("copysign", "cvt") and form.sources[0] == "BT":  # the sources are the bits of a float
        sources = [types[-1]] * len(sources)
    if form.opcode == "fns":
        sources = ["b32", "lane", "offset"]
    names = [f"%s{index}" for index in range(len(sources))]
    if form.opcode in ("addc", "subc", "madc") or "cc" in modifiers:
        yield from iter_carry_cases(form, text, types[-1], sources)
    elif form.opcode == "lop3":
        for table in (0x96, 0xE8, 0x1D, 0x40):
            yield Case(f"{text} {table}", [f"{text} %d0, %s0, %s1, %s2, {table};"], sources[:3], [result])
    elif form.opcode == "setp":
        if not types[-1].endswith("x2"):
            yield Case(text, [f"{text} %d0, {', '.join(names)};"], sources, ["pred"])
        if types[-1] not in ("f16", "bf16"):
            yield Case(f"{text} |", [f"{text} %d0|%d1, {', '.join(names)};"], sources, ["pred", "pred"])
    elif form.opcode == "cvt" and "sat" in modifiers and len(types) == 2 and not may_saturate(*types):
        return
    else:
        name = text.replace(".f32.ftz", ".ftz.f32")  # ptxas accepts both orders of the modifiers
        yield Case(name, [f"{text} %d0, {', '.join(names)};"], sources, [result])


def may_saturate(to: str, source: str) -> bool:
    """Return whether a conversion can saturate. If every value fits, ptxas rejects .sat."""
    if to[0] == "f" or source[0] == "f":
        return True
    # The numbers of bits without the sign.
    result_bits, source_bits = (count_bits(type_) - (type_[0] == "s") for type_ in (to, source))
    return (source[0] == "s" and to[0] == "u") or source_bits > result_bits


def iter_carry_cases(form: Form, text: str, type_: str, sources: list[str]) -> Iterator[Case]:
    """Yield kernels that set the carry flag from two additional inputs, and read it after the instruction.

    Args:
        form: The form of an addition or a subtraction.
        text: The instruction with its modifiers.
        type_: The type of the result.
        sources: The types of the instruction's own sources.
    """
    unsigned = "u" + type_[1:]
    count = len(sources)
    names = [f"%s{index}" for index in range(count)]
    base = "sub" if form.opcode.startswith("sub") else "add"
    body = [f".reg .b{count_bits(type_)} %x; {base}.cc.{unsigned} %x, %s{count}, %s{count + 1};"]
    body.append(f"{text} %d0, {', '.join(names)};")
    results = [type_]
    if ".cc" in text:
        body.append(f"{base}c.{unsigned} %d1, 0, 0;")
        results.append(type_)
    yield Case(text, body, [*sources, type_, type_], results)


def iter_memory_cases(form: Form, choose: random.Random) -> Iterator[Case]:
    """Yield kernels for a sample of loads or stores in which every modifier occurs."""
    all_modifiers = [modifiers for modifiers in iter_modifiers(form) if is_valid(form.opcode, modifiers)]
    for modifiers in pick(choose.sample(all_modifiers, len(all_modifiers)), 12):
        yield make_memory_case(form.opcode, modifiers)


def pick(candidates: Iterable[tuple[str, ...]], count: int) -> Iterator[tuple[str, ...]]:
    """Yield a sample of lists of modifiers.

    The sample consists of the first `count` lists, and of every later list that contains a modifier which has
    not occurred before.
    """
    seen: set[str] = set()
    for number, modifiers in enumerate(candidates):
        if number < count or set(modifiers) - seen:
            seen |= set(modifiers)
            yield modifiers


SPACES = ("global", "shared", "local", "const", "param")


def find_space(modifiers: tuple[str, ...]) -> str:
    """Return the memory space in the modifiers, such as "shared::cta", or "" for the generic space."""
    return next((modifier for modifier in modifiers if modifier.split("::")[0] in SPACES), "")


def count_vector_elements(modifiers: tuple[str, ...]) -> int:
    """Return the number of elements in the vector that an instruction loads or stores."""
    return next((int(modifier[1:]) for modifier in modifiers if modifier in ("v2", "v4")), 1)


def is_valid(opcode: str, modifiers: tuple[str, ...]) -> bool:
    """Return whether ptxas accepts a combination of modifiers. The translator accepts more combinations."""
    semantics, type_ = modifiers[0], modifiers[-1]
    space = find_space(modifiers)
    hints = [modifier for modifier in modifiers if modifier.startswith(("L1::", "L2::"))]
    if count_vector_elements(modifiers) * count_bits(type_) > 128:
        return False
    if type_ == "b128" and (semantics in ("volatile", "mmio") or "nc" in modifiers):
        return False
    if (hints or "mmio" in modifiers) and space not in ("global", ""):
        return False
    if opcode == "st" and space.startswith(("const", "param")):
        return False
    is_ordered = semantics in ("volatile", "relaxed", "acquire", "release")
    if is_ordered and space.startswith(("const", "param", "local")):
        return False
    if "L2::cache_hint" in modifiers and space != "global":
        return False
    return space != "param::func"


# Shared memory of a block, with 16 bytes for each thread. %b becomes the address of the thread's bytes.
SHARED_AREA = f".shared .align 16 .b8 area[{BLOCK * 16}];"
POINT_INTO_AREA = ["mov.u32 %b, area;", "shl.b32 %t, %me, 4;", "add.u32 %b, %b, %t;"]


def make_memory_case(opcode: str, modifiers: tuple[str, ...]) -> Case:
    """Return the kernel of a load or a store of at most 16 bytes."""
    text, type_ = ".".join((opcode, *modifiers)), modifiers[-1]
    width = count_bits(type_)
    registers = [f"%m{index}" for index in range(count_vector_elements(modifiers))]
    operand = "{" + ", ".join(registers) + "}" if len(registers) > 1 else "%m0"
    declared, address, body = "", "%from", [f".reg .b{max(16, width)} {', '.join(registers)};"]
    body.append(".reg .b64 %a, %w<2>; .reg .b32 %b;")
    space = find_space(modifiers).split("::")[0]
    if space == "shared":
        declared = SHARED_AREA
        body += POINT_INTO_AREA
        address = "%b"
    elif space == "local":
        declared, address = ".local .align 16 .b8 area[16];", "area"
    hint = ", %w0" if "L2::cache_hint" in modifiers else ""
    if hint:
        body.append("createpolicy.fractional.L2::evict_last.b64 %w0, 1.0;")
    writable_space = space if space in ("shared", "local") else "global"
    if opcode != "st" and space in ("shared", "local"):
        body += [
            f"ld.global.b64 %a, [%from+{index}]; st.{writable_space}.b64 [{address}+{index}], %a;"
            for index in (0, 8)
        ]
    if space == "const":
        address = "constants"
    if space == "param":
        address = "out"
    if opcode != "st":
        body.append(f"{text} {operand}, [{address}]{hint};")
        stores = [
            f"st.global.b{width} [%to+{index * width // 8}], {register_};"
            for index, register_ in enumerate(registers)
        ]
        if space == "param":
            stores = ["st.global.b64 [%to], 0;"]  # the address differs between runs, so zeros are stored
        return Case(text, [*body, *stores], ["u64", "u64"], [], declared)
    body += [
        f"ld.global.b{width} {register_}, [%from+{index * width // 8}];"
        for index, register_ in enumerate(registers)
    ]
    target = "%to" if writable_space == "global" else address
    body += [
        f"mov.b64 %a, 0; st.{writable_space}.b64 [{target}], %a; st.{writable_space}.b64 [{target}+8], %a;"
    ]
    body.append(f"{text} [{target}], {operand}{hint};")
    if writable_space != "global":
        body += [
            f"ld.{writable_space}.b64 %a, [{address}+{index}]; st.global.b64 [%to+{index}], %a;"
            for index in (0, 8)
        ]
    return Case(text, body, ["u64", "u64"], [], declared)


def iter_atomic_cases(form: Form, choose: random.Random) -> Iterator[Case]:
    """Yield kernels for a sample of atomic operations in which every modifier occurs.

    A kernel stores the first source in memory, and applies the operation to it, with the other sources as
    operands. The results are the old value, if the operation returns it, and the new value.
    """
    all_modifiers = list(iter_modifiers(form))
    shuffled = choose.sample(all_modifiers, len(all_modifiers))
    valid_modifiers = (
        modifiers for modifiers in shuffled if "L2::cache_hint" not in modifiers or "global" in modifiers
    )
    for modifiers in pick(valid_modifiers, 10):
        has_hint = "L2::cache_hint" in modifiers
        text, type_ = ".".join((form.opcode, *modifiers)), modifiers[-1]
        width, operand_count = count_bits(type_), 2 if "cas" in modifiers else 1
        is_shared = any(modifier.startswith("shared") for modifier in modifiers)
        address, space = ("%b", "shared") if is_shared else ("%to", "global")
        body = [".reg .b32 %b; .reg .b64 %w0;"]
        if is_shared:
            body += POINT_INTO_AREA
        if has_hint:
            body.append("createpolicy.fractional.L2::evict_last.b64 %w0, 1.0;")
        result = "%d0, " if form.opcode == "atom" else ""
        operands = ", ".join(f"%s{1 + index}" for index in range(operand_count)) + (
            ", %w0" if has_hint else ""
        )
        body += [f"st.{space}.b{width} [{address}], %s0;", f"{text} {result}[{address}], {operands};"]
        body.append(f"ld.{space}.b{width} %d1, [{address}];" + ("" if result else f" mov.b{width} %d0, %d1;"))
        declared = SHARED_AREA if is_shared else ""
        yield Case(text, body, [type_] * (1 + operand_count), [type_, type_], declared)


def iter_warp_cases(form: Form, modifiers: tuple[str, ...]) -> Iterator[Case]:
    """Yield the kernels of an instruction that exchanges values between the threads of a warp or a block."""
    text = ".".join((form.opcode, *modifiers))
    type_ = modifiers[-1]
    full = "0xffffffff"  # the mask of all threads of a warp
    if form.opcode == "shfl":
        # The lower bits limit the source lane, and the bits from bit 8 on are the mask of the segments.
        for segments in (0x1F, 0x0, 0x181F, 0x100F, 0x1E03):
            body = [f".reg .b32 %x; and.b32 %x, %s1, 31; {text} %d0|%d1, %s0, %x, {segments}, {full};"]
            yield Case(f"{text} {segments}", body, ["b32", "u32"], ["b32", "pred"])
    elif form.opcode == "vote":
        yield Case(text, [f"{text} %d0, %s0, {full};"], ["pred"], [type_])
        body = [f".reg .pred %x; setp.gt.u32 %x, %me, 99; {text} %d0, %x, {full};"]
        yield Case(f"{text} same", body, [], [type_])
    elif form.opcode == "match":
        for mask in (1, 0):  # so that the values match often or always
            mask_values = f"and.{type_} %s0, %s0, {mask};"
            if modifiers[0] == "all":
                body = [f"{mask_values} {text} %d0|%d1, %s0, {full};", "selp.b32 %d2, 1, 0, %d1;"]
                yield Case(f"{text} {mask}", body, [type_], ["b32", "pred", "b32"])
            else:
                body = [f"{mask_values} {text} %d0, %s0, {full};", "mov.b32 %d1, 0;"]
                yield Case(f"{text} {mask}", body, [type_], ["b32", "b32"])
    elif form.opcode == "redux":
        yield Case(text, [f"{text} %d0, %s0, {full};"], [type_], [type_])
    elif form.opcode == "elect":
        yield Case(text, [f"{text} %d0|%d1, {full};"], [], ["b32", "pred"])
    elif form.call.startswith("reduce_"):
        result = "u32" if type_ == "u32" else "pred"
        yield Case(text, [f"{text} %d0, 1, %s0;"], ["pred"], [result])
        yield Case(f"{text} n", [f"{text} %d0, 1, 32, !%s0;"], ["pred"], [result])


def make_matrix_case(form: Form, modifiers: tuple[str, ...]) -> Case:
    """Return the kernel of ldmatrix or stmatrix with 16 bytes of shared memory for each thread."""
    text = ".".join((form.opcode, *modifiers))
    count = int(next(modifier for modifier in modifiers if modifier in ("x1", "x2", "x4"))[1:])
    declared = ".shared .align 128 .b8 area[512];"
    is_generic = not any(modifier.startswith("shared") for modifier in modifiers)
    body = [
        "st.global.b64 [%to], 0;",
        ".reg .b32 %b, %r<4>; .reg .b64 %g, %v; mov.u32 %b, area; shl.b32 %t, %me, 4; add.u32 %b, %b, %t;",
    ]
    body.append("cvt.u64.u32 %g, %b; cvta.shared.u64 %g, %g;")
    address = "%g" if is_generic else "%b"
    registers = ", ".join(f"%r{index}" for index in range(count))
    body.append("st.shared.b64 [%b], %s0; st.shared.b64 [%b+8], %s1; bar.sync 0;")
    if form.opcode == "ldmatrix":
        body.append(f"{text} {{{registers}}}, [{address}];")
        body += [f"st.global.b32 [%to+{8 * index}], %r{index};" for index in range(count)]
    else:
        body += [f"ld.global.b32 %r{index}, [%from+{16 + 8 * index}];" for index in range(4)]
        body.append(f"{text} [{address}], {{{registers}}}; bar.sync 0;")
        body += [f"ld.shared.b64 %v, [%b+{index}]; st.global.b64 [%to+{index}], %v;" for index in (0, 8)]
    return Case(text, body, ["u64", "u64", "u32", "u32", "u32", "u32"], [], declared)


def make_mma_case(form: Form, modifiers: tuple[str, ...]) -> Case | None:
    """Return the kernel of mma, or `None` if the instruction is invalid or too small for this test.

    The elements are small integers, because their sums are exact in any order.
    """
    # ptxas also accepts .rn after the types.
    modifiers = tuple(modifier for modifier in modifiers if modifier != "rn")
    shape = re.fullmatch(r"m(\d+)n(\d+)k(\d+)", modifiers[2])
    assert shape
    m, n, k = map(int, shape.groups())
    *_, a_type, b_type, c_type = modifiers
    bits = {"f16": 16, "bf16": 16, "tf32": 32, "f64": 64}.get(a_type, 8)
    if a_type != b_type and bits != 8:
        return None
    # The number of registers in each of the 32 threads, for A, B and C.
    bits_per_register = 32 * 32  # of the registers of all threads together
    sums_per_register = 64 if c_type == "f16" else 32
    counts = [
        m * k * bits // bits_per_register,
        k * n * bits // bits_per_register,
        m * n // sums_per_register,
    ]
    if bits == 64:
        counts = [m * k // 32, k * n // 32, m * n // 32]
    if 0 in counts:
        return None
    text = ".".join((form.opcode, *modifiers))
    factor_kind = "f64" if bits == 64 else "b32"  # the type of the registers of A and B
    sum_kind = {"f32": "f32", "s32": "b32"}.get(c_type, factor_kind)  # of C and D
    body, operands = [], []
    register_index = 0
    for letter, count, type_ in zip("abc", counts, (a_type, b_type, c_type)):
        registers = [f"%{letter}{index}" for index in range(count)]
        body.append(f".reg .{sum_kind if letter == 'c' else factor_kind} {', '.join(registers)};")
        for name in registers:
            body += fill_register(name, type_, register_index)
            register_index += 1
        operands.append("{" + ", ".join(registers) + "}")
    results = [f"%e{index}" for index in range(counts[2])]
    body.append(f".reg .{sum_kind} {', '.join(results)};")
    body.append(f"{text} {{{', '.join(results)}}}, {', '.join(operands)};")
    body += [f"st.global.{sum_kind} [%to+{8 * index}], {name};" for index, name in enumerate(results)]
    return Case(text, body, ["u64"] * 8, [])


def fill_register(name: str, type_: str, register_index: int) -> list[str]:
    """Return code that fills a register with small integers, which it computes from the random bits in `in`.

    Args:
        name: The name of the register.
        type_: The type of the elements in the register.
        register_index: The index of the register, which determines the bytes of `in` that are used.
    """
    lines = []

    def load_integer(index: int) -> str:
        """Return code that loads an integer from -3 to 4 into %h."""
        offset = (register_index * 7 + index * 3) % 64
        return f"ld.global.s8 %h, [%from+{offset}]; and.b16 %h, %h, 7; sub.s16 %h, %h, 3;"

    if type_ in ("s8", "u8", "s32"):
        return [f"ld.global.b32 {name}, [%from+{4 * (register_index % 16)}];"]
    if type_ in ("f32", "tf32"):
        return [load_integer(0), f"{{ .reg .f32 %z; cvt.rn.f32.s16 %z, %h; mov.b32 {name}, %z; }}"]
    if type_ == "f64":
        return [load_integer(0), f"cvt.rn.f64.s16 {name}, %h;"]
    halves = [f"%y{register_index}_{index}" for index in range(2)]
    lines = [f".reg .f32 {', '.join(halves)};"]
    for index, half in enumerate(halves):
        lines += [load_integer(index), f"{{ .reg .f32 %z; cvt.rn.f32.s16 %z, %h; mov.b32 {half}, %z; }}"]
    if type_ in ("f16", "bf16"):
        return [*lines, f"cvt.rn.{type_}x2.f32 {name}, {halves[0]}, {halves[1]};"]
    lines.append(
        f"{{ .reg .b16 %z; cvt.rn.satfinite.{type_}x2.f32 %z, {halves[0]}, {halves[1]}; mov.b32 {name}, {{%z, %z}}; }}"
    )
    return lines


LOADS_AND_STORES = ("ld", "ldu", "st")


@functools.cache
def list_modelled() -> set[tuple[str, ...]]:
    """Return the instructions that have models in form_models.py."""
    from . import form_models

    return {tuple(model.name.split()[0].split(".")) for model in form_models.list_models()}


def has_own_programs(form: Form) -> bool:
    """Return whether matrix_programs.py, hopper_programs.py or form_models.py tests this form."""
    if any("async" in allowed for allowed, _ in form.slots):
        return True
    for opcode, *modifiers in list_modelled():
        in_order = forms.order_modifiers(opcode, tuple(modifiers))
        if form.opcode == opcode and (form.matches(tuple(modifiers)) or form.matches(in_order)):
            return True
    has_vectors = any({"v2", "pack"} & set(allowed) for allowed, _ in form.slots)
    return has_vectors and form.opcode in ("atom", "red", "cvt")


def list_cases(form: Form, seed: int) -> list[Case]:
    """Return the kernels of a form. If only a sample of the modifiers is tested, `seed` selects it."""
    choose = random.Random(seed)
    if has_own_programs(form):
        return []
    is_warp_instruction = not form.call.startswith("@") and form.opcode in WARPS
    is_barrier_reduction = form.opcode in ("bar", "barrier") and form.call.startswith("reduce_")
    if form.opcode in LOADS_AND_STORES and not is_warp_instruction:
        return list(iter_memory_cases(form, choose))
    if form.opcode in ("atom", "red") and not is_warp_instruction:
        return list(iter_atomic_cases(form, choose))

    cases: list[Case | None] = []
    for modifiers in iter_modifiers(form):
        if is_warp_instruction or is_barrier_reduction:
            cases += iter_warp_cases(form, modifiers)
        elif form.opcode in SCALAR:
            cases += iter_scalar_cases(form, modifiers)
        elif form.opcode in ("ldmatrix", "stmatrix"):
            cases.append(make_matrix_case(form, modifiers))
        elif form.opcode == "mma":
            cases.append(make_mma_case(form, modifiers))
        else:
            return []  # there is no result, or the result depends on the device or the run
    return [case for case in cases if case is not None]


def list_forms() -> list[tuple[Form, int]]:
    """List the forms whose results can be compared, each with its index among the forms of its opcode."""
    forms_by_opcode = forms.load_forms()[0]
    compared = []
    for opcode_forms in forms_by_opcode.values():
        for index, form in enumerate(opcode_forms):
            # Creating the loads and stores takes a second, so it is postponed until the kernels are needed.
            has_cases = form.opcode in LOADS_AND_STORES or list_cases(form, index)
            if has_cases and not has_own_programs(form):
                compared.append((form, index))
    return compared


@functools.cache
def list_cases_by_form() -> list[list[Case]]:
    """Return a list of kernels for each form in list_forms()."""
    return [list_cases(form, index) for form, index in list_forms()]


CONSTANTS = ".const .align 16 .b32 constants[4] = {0x12345678, 0x9abcdef0, 0x80ff7f01, 0xfedcba98};\n"


def module(cases: list[Case]) -> str:
    """Return a PTX module with the kernels k0, k1 and so on, in the order of the cases."""
    return HEAD + CONSTANTS + "\n".join(kernel(case, f"k{index}") for index, case in enumerate(cases))


def run_on_gpu(cases: list[Case]) -> dict[str, bytes]:
    """Run kernels on a GPU, and return their results by name.

    If ptxas rejects the module with all kernels, each kernel runs in a separate module. The kernels that ptxas
    rejects are omitted from the results.
    """
    import cudyn

    try:
        loaded_module = cudyn.Module(module(cases).encode())
    except cudyn.CudynError as error:
        if len(cases) == 1:
            print("refused", cases[0].name, str(error).replace("\n", " ")[:300], flush=True)
            return {}
        results_of_cases = {}
        for case in cases:
            results_of_cases.update(run_on_gpu([case]))
        return results_of_cases
    results_by_name = {}
    for index, case in enumerate(cases):
        source = cudyn.Buffer.from_host(inputs(case))
        output = cudyn.Buffer.from_host(bytes(THREADS * OUTPUTS * 8))
        loaded_module.get_kernel(f"k{index}").launch((THREADS // BLOCK,), (BLOCK,), source, output)
        results_by_name[case.name] = bytes(output)
    return results_by_name


if __name__ == "__main__":
    import lzma
    import pickle

    results: dict[str, bytes] = {}
    for cases in list_cases_by_form():
        results |= run_on_gpu(cases)
    Path(sys.argv[1]).write_bytes(lzma.compress(pickle.dumps(results)))
    print(len(results), "forms")
