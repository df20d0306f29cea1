"""Kernels with generated inputs for every instruction form that kernels on the CPU accept.

A kernel reads 8 bytes for each source and writes 8 bytes for each result, in each of THREADS threads. Inputs
are edge cases and random bits. The seed is the form's name, so that they are the same on every machine.
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
from cudyn._simulator.cpu.forms import Form, types_of
from cudyn._simulator.cpu.instructions import resolve
from cudyn._simulator.cpu.parse import Instruction

THREADS, BLOCK, SLOTS, OUTPUTS = 128, 32, 12, 8
HEAD = ".version 9.0\n.target sm_90\n.address_size 64\n"
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
    """A kernel for an instruction.

    Attributes:
        name: The instruction, and its special operands.
        body: The lines of the kernel.
        sources: The type of each input slot.
        results: The type of each output.
        declared: Declarations of memory.
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
def bits_of(type_: str) -> int:
    if type_ == "pred":
        return 1
    match = re.fullmatch(r"[a-z]+(\d+)(?:m\d)?(x2)?", type_)
    assert match, type_
    return int(match[1]) * (2 if match[2] else 1)


_FLOATS = {
    "f32": [0, 1, 2, 0x7FFFFF, 0x800000, 0x800001, 0x3F800000, 0x3F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x7FC00000,
            0x7F800001, 0x7FFFFFFF, 0x3F000000, 0x40200000, 0x4B7FFFFF, 0x4F000000, 0x4F7FFFFF, 0x5F000000, 0x33800000],
    "f64": [0, 1, 0xFFFFFFFFFFFFF, 0x10000000000000, 0x3FF0000000000000, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000,
            0x7FF8000000000000, 0x3FE0000000000000, 0x4004000000000000, 0x43E0000000000000, 0x41DFFFFFFFC00000,
            0x36A0000000000000, 0x47EFFFFFE0000000, 0x47EFFFFFF0000000, 0x3F00000000000000],
    "f16": [0, 1, 0x3FF, 0x400, 0x3C00, 0x7BFF, 0x7C00, 0x7E00, 0x7C01, 0x3800, 0x4100, 0x3BFF, 0x6400],
    "bf16": [0, 1, 0x7F, 0x80, 0x3F80, 0x7F7F, 0x7F80, 0x7FC0, 0x7F81, 0x3F00, 0x4020, 0x3F7F, 0x4B00],
}  # fmt: skip
_MIDDLE = {"f32": (0x3A800000, 0x46000000), "f64": (0x3F50000000000000, 0x40C0000000000000), "f16": (0x1400, 0x6000),
           "bf16": (0x3A80, 0x4600)}  # fmt: skip


def expand(form: Form) -> Iterator[tuple[str, ...]]:
    """Yield all lists of modifiers that a form allows."""
    for chosen in itertools.product(*((*a, "") if missing else a for a, missing in form.slots)):
        yield tuple(filter(None, chosen))


SMALL = {"count": (0, 70), "lane": (0, 32), "offset": (-40, 40)}


def sample(type_: str, choose: random.Random) -> int:
    """Return the bits of a random value."""
    n = bits_of(type_)
    if type_ in ("f16x2", "bf16x2"):
        return sample(type_[:-2], choose) << 16 | sample(type_[:-2], choose)
    kind = choose.random()
    if type_ in _FLOATS:
        if kind < 0.3:
            return choose.choice(_FLOATS[type_]) | choose.getrandbits(1) << (n - 1)
        if kind < 0.75:
            return choose.randrange(*_MIDDLE[type_]) | choose.getrandbits(1) << (n - 1)
        return choose.getrandbits(n)
    if n == 1:
        return choose.getrandbits(1)
    if kind < 0.35:
        edge = choose.choice(
            (0, 1, 2, (1 << n) - 1, 1 << (n - 1), (1 << (n - 1)) - 1, (1 << n) - 2, 31, 32, 33, n)
        )
        return edge & ((1 << n) - 1)
    return choose.getrandbits(choose.randrange(1, n + 1)) if kind < 0.7 else choose.getrandbits(n)


def inputs(case: Case) -> bytes:
    """Return the input slots of all threads."""
    choose = random.Random(case.name)
    data = bytearray(THREADS * SLOTS * 8)
    for thread in range(THREADS):
        for k, type_ in enumerate(case.sources):
            value = choose.randrange(*SMALL[type_]) & 0xFFFFFFFF if type_ in SMALL else sample(type_, choose)
            struct.pack_into("<Q", data, (thread * SLOTS + k) * 8, value)
    return bytes(data)


def register(type_: str, name: str) -> str:
    kind = "pred" if type_ == "pred" else f"b{max(16, bits_of('u32' if type_ in SMALL else type_))}"
    return f".reg .{kind} {name};"


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
    for k, type_ in enumerate(case.sources):
        lines.append(register(type_, f"%s{k}"))
        n = 32 if type_ in SMALL else bits_of(type_)
        if n == 1:
            lines.append(f"ld.global.u32 %t, [%from+{8 * k}]; setp.ne.u32 %s{k}, %t, 0;")
        else:
            lines.append(f"ld.global.{'u8' if n == 8 else f'b{n}'} %s{k}, [%from+{8 * k}];")
    lines += [register(type_, f"%d{k}") for k, type_ in enumerate(case.results)]
    lines += case.body
    for k, type_ in enumerate(case.results):
        n = bits_of(type_)
        if n == 1:
            lines.append(f"selp.b64 %o, 1, 0, %d{k}; st.global.b64 [%to+{8 * k}], %o;")
        else:
            lines.append(f"st.global.b{max(n, 16)} [%to+{8 * k}], %d{k};")
    return "\n".join([*lines, "ret; }"])


def scalar_cases(form: Form, modifiers: tuple[str, ...]) -> Iterator[Case]:
    """Yield the kernels of an instruction in forms.SCALAR."""
    types = types_of(modifiers)
    text = ".".join((form.opcode, *modifiers))
    fake = Instruction(form.opcode, modifiers)
    (result, *_), sources = resolve(form, fake)
    right = form.sources
    if form.opcode in ("shl", "shr", "shf", "bfe", "bfi", "bmsk", "szext"):
        sources = ["count" if right[k] == "u32" else t for k, t in enumerate(sources)]
    if form.opcode in ("copysign", "cvt") and right[0] == "BT":  # the sources are the bits of a float
        sources = [types[-1]] * len(sources)
    if form.opcode == "fns":
        sources = ["b32", "lane", "offset"]
    names = [f"%s{k}" for k in range(len(sources))]
    if form.opcode in ("addc", "subc", "madc") or "cc" in modifiers:
        yield from carry_cases(form, text, types[-1], sources)
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
    room = bits_of(to) - (to[0] == "s")
    return (source[0] == "s" and to[0] == "u") or bits_of(source) - (source[0] == "s") > room


def carry_cases(form: Form, text: str, type_: str, sources: list[str]) -> Iterator[Case]:
    """Yield kernels that set the carry flag from two more inputs, and read it after the instruction."""
    unsigned = "u" + type_[1:]
    names = [f"%s{k}" for k in range(len(sources))]
    k = len(sources)
    base = "sub" if form.opcode.startswith("sub") else "add"
    body = [f".reg .b{bits_of(type_)} %x; {base}.cc.{unsigned} %x, %s{k}, %s{k + 1};"]
    body.append(f"{text} %d0, {', '.join(names)};")
    results = [type_]
    if ".cc" in text:
        body.append(f"{base}c.{unsigned} %d1, 0, 0;")
        results.append(type_)
    yield Case(text, body, [*sources, type_, type_], results)


def memory_cases(form: Form, choose: random.Random) -> Iterator[Case]:
    """Yield a sample of loads and stores in which every modifier occurs."""
    all_modifiers = [m for m in expand(form) if valid(form.opcode, m)]
    for modifiers in pick(choose.sample(all_modifiers, len(all_modifiers)), 12):
        yield memory_case(form.opcode, modifiers)


def pick(candidates: Iterable[tuple[str, ...]], least: int) -> Iterator[tuple[str, ...]]:
    """Yield the first `least` items, and every further item with a modifier that has not occurred before."""
    seen: set[str] = set()
    for modifiers in candidates:
        if least > 0 or set(modifiers) - seen:
            least -= 1
            seen |= set(modifiers)
            yield modifiers


def space_of(m: tuple[str, ...]) -> str:
    """Return the memory space in the modifiers, such as shared::cta.

    An empty string means the generic space.
    """
    return next((x for x in m if x.split("::")[0] in ("global", "shared", "local", "const", "param")), "")


def vector_of(m: tuple[str, ...]) -> int:
    return next((int(x[1:]) for x in m if x in ("v2", "v4")), 1)


def valid(opcode: str, m: tuple[str, ...]) -> bool:
    """Return whether ptxas accepts the modifiers. The translator does not have to check this."""
    type_, space, vector = m[-1], space_of(m), vector_of(m)
    hints = [x for x in m if x.startswith(("L1::", "L2::"))]
    if vector * bits_of(type_) > 128 or (type_ == "b128" and (m[0] in ("volatile", "mmio") or "nc" in m)):
        return False
    if (hints or "mmio" in m) and space not in ("global", ""):
        return False
    if opcode == "st" and space.startswith(("const", "param")):
        return False
    if m[0] in ("volatile", "relaxed", "acquire", "release") and space.startswith(
        ("const", "param", "local")
    ):
        return False
    if "L2::cache_hint" in m and space != "global":
        return False
    return space != "param::func" and not (m[0] == "mmio" and type_ == "b128")


# Shared memory of a block, with 16 bytes for each thread. %b becomes the address of the thread's bytes.
SHARED_AREA = f".shared .align 16 .b8 area[{BLOCK * 16}];"
POINT_INTO_AREA = ["mov.u32 %b, area;", "shl.b32 %t, %me, 4;", "add.u32 %b, %b, %t;"]


def memory_case(opcode: str, m: tuple[str, ...]) -> Case:
    text, type_, space, vector = ".".join((opcode, *m)), m[-1], space_of(m), vector_of(m)
    registers = [f"%m{k}" for k in range(vector)]
    operand = "{" + ", ".join(registers) + "}" if vector > 1 else "%m0"
    declared, place, body = "", "%from", [f".reg .b{max(16, bits_of(type_))} {', '.join(registers)};"]
    body.append(".reg .b64 %a, %w<2>; .reg .b32 %b;")
    base = space.split("::")[0]
    if base == "shared":
        declared = SHARED_AREA
        body += POINT_INTO_AREA
        place = "%b"
    elif base == "local":
        declared, place = ".local .align 16 .b8 area[16];", "area"
    hint = ", %w0" if "L2::cache_hint" in m else ""
    if hint:
        body.append("createpolicy.fractional.L2::evict_last.b64 %w0, 1.0;")
    plain = {"shared": "shared", "local": "local"}.get(base, "global")
    if opcode != "st" and base in ("shared", "local"):
        body += [f"ld.global.b64 %a, [%from+{k}]; st.{plain}.b64 [{place}+{k}], %a;" for k in (0, 8)]
    if base == "const":
        place = "constants"
    if base == "param":
        place = "out"
    if opcode != "st":
        body.append(f"{text} {operand}, [{place}]{hint};")
        keep = [
            f"st.global.b{bits_of(type_)} [%to+{k * bits_of(type_) // 8}], {r};"
            for k, r in enumerate(registers)
        ]
        if base == "param":
            keep = ["st.global.b64 [%to], 0;"]  # the address differs between runs, so zeros are stored
        return Case(text, [*body, *keep], ["u64", "u64"], [], declared)
    body += [
        f"ld.global.b{bits_of(type_)} {r}, [%from+{k * bits_of(type_) // 8}];"
        for k, r in enumerate(registers)
    ]
    to = "%to" if plain == "global" else place
    body += [f"mov.b64 %a, 0; st.{plain}.b64 [{to}], %a; st.{plain}.b64 [{to}+8], %a;"]
    body.append(f"{text} [{to}], {operand}{hint};")
    if plain != "global":
        body += [f"ld.{plain}.b64 %a, [{place}+{k}]; st.global.b64 [%to+{k}], %a;" for k in (0, 8)]
    return Case(text, body, ["u64", "u64"], [], declared)


def atomic_cases(form: Form, choose: random.Random) -> Iterator[Case]:
    all_modifiers = list(expand(form))
    shuffled = choose.sample(all_modifiers, len(all_modifiers))
    for m in pick((m for m in shuffled if "L2::cache_hint" not in m or "global" in m), 10):
        hinted = "L2::cache_hint" in m
        text, type_ = ".".join((form.opcode, *m)), m[-1]
        shared = any(x.startswith("shared") for x in m)
        n, values = bits_of(type_), 2 if "cas" in m else 1
        place = "%b" if shared else "%to"
        plain = "shared" if shared else "global"
        body = [".reg .b32 %b; .reg .b64 %w0;"]
        if shared:
            body += POINT_INTO_AREA
        if hinted:
            body.append("createpolicy.fractional.L2::evict_last.b64 %w0, 1.0;")
        start = f"st.{plain}.b{n} [{place}], %s0;"
        to = "%d0, " if form.opcode == "atom" else ""
        rest = ", ".join(f"%s{1 + k}" for k in range(values)) + (", %w0" if hinted else "")
        body += [start, f"{text} {to}[{place}], {rest};"]
        body.append(f"ld.{plain}.b{n} %d1, [{place}];" + ("" if to else f" mov.b{n} %d0, %d1;"))
        declared = SHARED_AREA if shared else ""
        yield Case(text, body, [type_] * (1 + values), [type_, type_], declared)


def warp_cases(form: Form, m: tuple[str, ...]) -> Iterator[Case]:
    text = ".".join((form.opcode, *m))
    full = "0xffffffff"
    if form.opcode == "shfl":
        for c in (0x1F, 0x0, 0x181F, 0x100F, 0x1E03):
            body = [f".reg .b32 %x; and.b32 %x, %s1, 31; {text} %d0|%d1, %s0, %x, {c}, {full};"]
            yield Case(f"{text} {c}", body, ["b32", "u32"], ["b32", "pred"])
    elif form.opcode == "vote":
        yield Case(text, [f"{text} %d0, %s0, {full};"], ["pred"], [m[-1]])
        body = [f".reg .pred %x; setp.gt.u32 %x, %me, 99; {text} %d0, %x, {full};"]
        yield Case(f"{text} same", body, [], [m[-1]])
    elif form.opcode == "match":
        all_ = m[0] == "all"
        to, then = ("%d0|%d1", "selp.b32 %d2, 1, 0, %d1;") if all_ else ("%d0", "mov.b32 %d1, 0;")
        for mask in (1, 0):
            body = [f"and.{m[-1]} %s0, %s0, {mask}; {text} {to}, %s0, {full};", then]
            yield Case(f"{text} {mask}", body, [m[-1]], ["b32", "pred", "b32"] if all_ else ["b32", "b32"])
    elif form.opcode == "redux":
        yield Case(text, [f"{text} %d0, %s0, {full};"], [m[-1]], [m[-1]])
    elif form.opcode == "elect":
        yield Case(text, [f"{text} %d0|%d1, {full};"], [], ["b32", "pred"])
    elif form.call.startswith("reduce_"):
        result = "u32" if m[-1] == "u32" else "pred"
        yield Case(text, [f"{text} %d0, 1, %s0;"], ["pred"], [result])
        yield Case(f"{text} n", [f"{text} %d0, 1, 32, !%s0;"], ["pred"], [result])


def matrix_case(form: Form, m: tuple[str, ...]) -> Case:
    text = ".".join((form.opcode, *m))
    count = int(next(x for x in m if x in ("x1", "x2", "x4"))[1:])
    declared = ".shared .align 128 .b8 area[512];"
    generic = not any(x.startswith("shared") for x in m)
    body = [
        "st.global.b64 [%to], 0;",
        ".reg .b32 %b, %r<4>; .reg .b64 %g, %v; mov.u32 %b, area; shl.b32 %t, %me, 4; add.u32 %b, %b, %t;",
    ]
    body.append("cvt.u64.u32 %g, %b; cvta.shared.u64 %g, %g;")
    place = "%g" if generic else "%b"
    registers = ", ".join(f"%r{k}" for k in range(count))
    body.append("st.shared.b64 [%b], %s0; st.shared.b64 [%b+8], %s1; bar.sync 0;")
    if form.opcode == "ldmatrix":
        body.append(f"{text} {{{registers}}}, [{place}];")
        body += [f"st.global.b32 [%to+{8 * k}], %r{k};" for k in range(count)]
    else:
        body += [f"ld.global.b32 %r{k}, [%from+{16 + 8 * k}];" for k in range(4)]
        body.append(f"{text} [{place}], {{{registers}}}; bar.sync 0;")
        body += [f"ld.shared.b64 %v, [%b+{k}]; st.global.b64 [%to+{k}], %v;" for k in (0, 8)]
    return Case(text, body, ["u64", "u64", "u32", "u32", "u32", "u32"], [], declared)


def mma_case(form: Form, mods: tuple[str, ...]) -> Case | None:
    """Return a kernel with small integers as inputs, because their sums are exact in any order."""
    # ptxas also accepts this modifier after the types
    mods = tuple(modifier for modifier in mods if modifier != "rn")
    shape = re.fullmatch(r"m(\d+)n(\d+)k(\d+)", mods[2])
    assert shape
    m, n, k = map(int, shape.groups())
    *_, a, b, c = mods
    bits = {"f16": 16, "bf16": 16, "tf32": 32, "f64": 64}.get(a, 8)
    if a != b and bits != 8:
        return None
    words = [m * k * bits // 1024, k * n * bits // 1024, m * n // (64 if c == "f16" else 32)]
    if bits == 64:
        words = [m * k // 32, k * n // 32, m * n // 32]
    if 0 in words:
        return None
    text = ".".join((form.opcode, *mods))
    register_ = "f64" if bits == 64 else "b32"
    body, names = [], []
    register_index = 0
    for letter, count, type_ in (("a", words[0], a), ("b", words[1], b), ("c", words[2], c)):
        regs = [f"%{letter}{x}" for x in range(count)]
        kind = {"f32": "f32", "s32": "b32"}.get(c, register_) if letter == "c" else register_
        body.append(f".reg .{kind} {', '.join(regs)};")
        for r in regs:
            body += fill_register(r, type_, register_index)
            register_index += 1
        names.append("{" + ", ".join(regs) + "}")
    kind = {"f32": "f32", "s32": "b32"}.get(c, register_)
    outs = [f"%e{x}" for x in range(words[2])]
    body.append(f".reg .{kind} {', '.join(outs)};")
    body.append(f"{text} {{{', '.join(outs)}}}, {', '.join(names)};")
    body += [f"st.global.{kind} [%to+{8 * x}], {r};" for x, r in enumerate(outs)]
    return Case(text, body, ["u64"] * 8, [])


def fill_register(r: str, type_: str, register_index: int) -> list[str]:
    """Return code that fills a register with small integers, derived from random bits."""
    lines = []

    def byte(k: int) -> str:
        return f"ld.global.s8 %h, [%from+{(register_index * 7 + k * 3) % 64}]; and.b16 %h, %h, 7; sub.s16 %h, %h, 3;"

    if type_ in ("s8", "u8", "s32"):
        return [f"ld.global.b32 {r}, [%from+{4 * (register_index % 16)}];"]
    if type_ in ("f32", "tf32"):
        return [byte(0), f"{{ .reg .f32 %z; cvt.rn.f32.s16 %z, %h; mov.b32 {r}, %z; }}"]
    if type_ == "f64":
        return [byte(0), f"cvt.rn.f64.s16 {r}, %h;"]
    halves = []
    for k in range(2):
        lines += [byte(k), f"{{ .reg .f32 %z; cvt.rn.f32.s16 %z, %h; mov.b32 %y{register_index}_{k}, %z; }}"]
        halves.append(f"%y{register_index}_{k}")
    lines.insert(0, f".reg .f32 {', '.join(halves)};")
    if type_ in ("f16", "bf16"):
        return [*lines, f"cvt.rn.{type_}x2.f32 {r}, {halves[0]}, {halves[1]};"]
    lines.append(
        f"{{ .reg .b16 %z; cvt.rn.satfinite.{type_}x2.f32 %z, {halves[0]}, {halves[1]}; mov.b32 {r}, {{%z, %z}}; }}"
    )
    return lines


LOADS_AND_STORES = ("ld", "ldu", "st")


@functools.cache
def list_modelled() -> set[tuple[str, ...]]:
    """Return the instructions in support/form_models.py."""
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
    of_vectors = any({"v2", "pack"} & set(allowed) for allowed, _ in form.slots)
    return of_vectors and form.opcode in ("atom", "red", "cvt")


def cases_of(form: Form, number: int) -> list[Case]:
    """Return the kernels for a line in the tables."""
    choose = random.Random(number)
    if has_own_programs(form):
        return []
    if form.call[:1] != "@" and form.opcode in WARPS:
        return [case for m in expand(form) for case in warp_cases(form, m)]
    if form.opcode in SCALAR:
        return [case for m in expand(form) for case in scalar_cases(form, m)]
    if form.opcode in LOADS_AND_STORES:
        return list(memory_cases(form, choose))
    if form.opcode in ("atom", "red"):
        return list(atomic_cases(form, choose))
    if form.opcode in ("bar", "barrier") and form.call.startswith("reduce_"):
        return [case for m in expand(form) for case in warp_cases(form, m)]
    if form.opcode in ("ldmatrix", "stmatrix"):
        return [matrix_case(form, m) for m in expand(form)]
    if form.opcode == "mma":
        return [c for m in expand(form) if (c := mma_case(form, m))]
    return []  # the result depends on the device or the run, or does not exist


def list_lines() -> list[tuple[Form, int]]:
    """List the lines of the tables with comparable results, each with its index for the opcode."""
    everything = (
        (form, k) for opcode_forms in forms.load_forms()[0].values() for k, form in enumerate(opcode_forms)
    )
    # Creating the loads and stores takes a second, so it is postponed until the kernels are needed.
    return [
        (form, k)
        for form, k in everything
        if not has_own_programs(form) and (form.opcode in LOADS_AND_STORES or cases_of(form, k))
    ]


@functools.cache
def lines() -> list[list[Case]]:
    """Return the kernels for each line in list_lines()."""
    return [cases_of(form, k) for form, k in list_lines()]


CONSTANTS = ".const .align 16 .b32 constants[4] = {0x12345678, 0x9abcdef0, 0x80ff7f01, 0xfedcba98};\n"


def module(cases: list[Case]) -> str:
    return HEAD + CONSTANTS + "\n".join(kernel(case, f"k{k}") for k, case in enumerate(cases))


def on_gpu(cases: list[Case]) -> dict[str, bytes]:
    """Return the results from a GPU. If ptxas rejects a module, run each kernel as a separate module."""
    import cudyn

    try:
        loaded_module = cudyn.Module(module(cases).encode())
    except cudyn.CudynError as error:
        if len(cases) == 1:
            print("refused", cases[0].name, str(error).replace("\n", " ")[:300], flush=True)
            return {}
        return {name: data for case in cases for name, data in on_gpu([case]).items()}
    results_by_name = {}
    for k, case in enumerate(cases):
        source, out = (
            cudyn.Buffer.from_host(inputs(case)),
            cudyn.Buffer.from_host(bytes(THREADS * OUTPUTS * 8)),
        )
        loaded_module.get_kernel(f"k{k}").launch((THREADS // BLOCK,), (BLOCK,), source, out)
        results_by_name[case.name] = bytes(out)
    return results_by_name


if __name__ == "__main__":
    import lzma
    import pickle

    results: dict[str, bytes] = {}
    for cases in lines():
        results |= on_gpu(cases)
    Path(sys.argv[1]).write_bytes(lzma.compress(pickle.dumps(results)))
    print(len(results), "forms")
