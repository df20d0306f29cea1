"""Random kernels in PTX, with arithmetic, branches, loops, shared memory, barriers, shuffles and atomics.

The results do not depend on the order of threads, so the results of a GPU and of the CPU must be equal to the
bit. `python -m tests.support.random_kernels FILE COUNT` runs kernels on a GPU, and writes a hash of each
kernel's results to the file. tests/simulator/cpu/random.json contains the hashes for an H200.
"""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

BLOCK, GRID, WORDS = 96, 3, 12
SIZE = 4 * WORDS * BLOCK * GRID + 1024  # the words of all threads, followed by 256 words for atomics
HEAD = ".version 8.5\n.target sm_90\n.address_size 64\n"
INTEGERS = ("add.u32", "sub.u32", "mul.lo.u32", "mul.hi.u32", "mul.hi.s32", "and.b32", "or.b32", "xor.b32", "min.u32",
            "min.s32", "max.u32", "max.s32", "div.u32", "div.s32", "rem.u32", "rem.s32")  # fmt: skip
SHIFTS = ("shl.b32", "shr.u32", "shr.s32", "shf.l.wrap.b32", "shf.r.clamp.b32")
SINGLES = ("not.b32", "neg.s32", "abs.s32", "popc.b32", "clz.b32", "brev.b32", "bfind.u32", "cnot.b32")
FLOATS = (
    "add.rn.f32",
    "sub.rn.f32",
    "mul.rn.f32",
    "div.rn.f32",
    "min.f32",
    "max.f32",
    "add.rz.f32",
    "mul.rp.ftz.f32",
)
DOUBLES = ("add.rn.f64", "sub.rm.f64", "mul.rn.f64", "div.rn.f64")
COMPARES = ("lt.u32", "ge.s32", "eq.s32", "ne.u32", "gt.s32", "le.u32")


class KernelWriter:
    """Writes a random kernel. The registers %v are integers, %f are floats, and %e are doubles.

    The methods' parameter `is_uniform` tells whether all threads of the block execute the statement.
    """

    def __init__(self, seed: int) -> None:
        self.choose = random.Random(seed)
        self.label_count = 0

    def pick_register(self) -> str:
        """Return a random integer register."""
        return f"%v{self.choose.randrange(8)}"

    def kernel(self, name: str) -> str:
        """Return a kernel that loads its registers from memory, changes them, and stores them again."""
        lines = [
            f".visible .entry {name}(.param .u64 p) {{ .shared .align 8 .b8 s[{4 * BLOCK}];",
            ".reg .b32 %v<8>, %i, %j, %l<8>, %m, %x; .reg .f32 %f<4>; .reg .f64 %e<2>; .reg .b64 %p, %q, %w<4>;",
            ".reg .pred %c, %k<8>;",
            "ld.param.u64 %p, [p]; mov.u32 %i, %tid.x; mov.u32 %j, %ctaid.x;",
            f"mad.lo.u32 %m, %j, {BLOCK}, %i; mul.wide.u32 %q, %m, {4 * WORDS}; add.u64 %q, %p, %q;",
        ]
        lines += [f"ld.global.u32 %v{index}, [%q+{4 * index}];" for index in range(8)]
        lines += [
            f"and.b32 %x, %v{index}, 0x1fff; cvt.rn.f32.s32 %f{index}, %x; mul.rn.f32 %f{index}, %f{index}, 0f3a83126f;"
            for index in range(4)
        ]
        lines += [f"cvt.rn.f64.s32 %e{index}, %v{index};" for index in range(2)]
        for _ in range(self.choose.randrange(4, 10)):
            lines += self.statement(depth=2, is_uniform=True)
        lines += [f"st.global.u32 [%q+{4 * index}], %v{index};" for index in range(8)]
        lines += [f"st.global.f32 [%q+{4 * index + 32}], %f{index};" for index in range(4)]
        lines.append(
            "setp.nan.f64 %c, %e0, %e0; selp.f64 %e0, 0d0000000000000000, %e0, %c; cvt.rn.f32.f64 %f0, %e0;"
        )
        lines.append("mov.b32 %x, %f0; red.global.xor.b32 [%q], %x; ret; }")
        return "\n".join(lines)

    def statement(self, depth: int, is_uniform: bool) -> Iterator[str]:
        """Yield a random statement, in which branches and loops are nested at most `depth` levels deep."""
        kind = self.choose.random()
        if depth and kind < 0.2:
            yield from self.branch(depth, is_uniform)
        elif depth and kind < 0.32:
            yield from self.loop(depth, is_uniform)
        elif is_uniform and kind < 0.5:
            yield from self.exchange()
        elif is_uniform and kind < 0.62:
            yield from self.warp()
        elif kind < 0.7:
            yield from self.atomic()
        else:
            yield from self.arithmetic()

    def arithmetic(self) -> Iterator[str]:
        """Yield operations with integers, floats or doubles."""
        choose, pick = self.choose, self.pick_register
        kind = choose.randrange(8)
        if kind < 3:
            yield f"{choose.choice(INTEGERS)} {pick()}, {pick()}, {pick()};"
        elif kind == 3:
            yield f"and.b32 %x, {pick()}, {choose.choice((31, 63))};"
            operation = choose.choice(SHIFTS)
            yield f"{operation} {pick()}, {pick()}, {pick() + ', ' if operation.startswith('shf') else ''}%x;"
        elif kind == 4:
            yield f"{choose.choice(SINGLES)} {pick()}, {pick()};"
        elif kind == 5:
            yield f"lop3.b32 {pick()}, {pick()}, {pick()}, {pick()}, {choose.randrange(256)}; prmt.b32 {pick()}, {pick()}, {pick()}, {choose.randrange(65536)};"
            yield f"mad.lo.u32 {pick()}, {pick()}, {pick()}, {pick()}; bfe.u32 {pick()}, {pick()}, {choose.randrange(32)}, {choose.randrange(33)};"
        elif kind == 6:
            floats = [f"%f{choose.randrange(4)}" for _ in range(4)]
            yield f"{choose.choice(FLOATS)} {floats[0]}, {floats[1]}, {floats[2]}; fma.rn.f32 {floats[3]}, {floats[1]}, {floats[0]}, {floats[2]};"
            yield f"cvt.rzi.s32.f32 {pick()}, {floats[3]}; sqrt.rn.f32 {floats[1]}, {floats[1]};"
        else:
            yield f"{choose.choice(DOUBLES)} %e0, %e0, %e1; cvt.rn.f64.u32 %e1, {pick()}; fma.rn.f64 %e0, %e0, %e1, %e0;"
            yield f"cvt.rni.s32.f64 {pick()}, %e0;"

    def branch(self, depth: int, is_uniform: bool) -> Iterator[str]:
        """Yield code with statements in both branches of a condition. The labels are E (else) and D (done)."""
        self.label_count += 1
        number, (op, type_) = self.label_count, self.choose.choice(COMPARES).split(".")
        is_uniform = is_uniform and self.choose.random() < 0.3
        if is_uniform:  # all threads of the block take the same branch
            yield f"setp.eq.u32 %c, %j, {self.choose.randrange(3)};"
        else:
            yield f"setp.{op}.{type_} %c, {self.pick_register()}, {self.pick_register()};"
        yield f"@%c bra E{number};"
        for _ in range(self.choose.randrange(1, 4)):
            yield from self.statement(depth - 1, is_uniform)
        yield f"bra.uni D{number};\nE{number}:"
        for _ in range(self.choose.randrange(3)):
            yield from self.statement(depth - 1, is_uniform)
        yield f"D{number}:"

    def loop(self, depth: int, is_uniform: bool) -> Iterator[str]:
        """Yield a loop of 3 rounds, or of at most 7 rounds whose number differs between threads."""
        self.label_count += 1
        number, count = self.label_count, f"%l{depth}"
        is_uniform = is_uniform and self.choose.random() < 0.5
        yield f"mov.u32 {count}, 3;" if is_uniform else f"and.b32 {count}, {self.pick_register()}, 7;"
        yield f"L{number}: setp.eq.u32 %k{depth}, {count}, 0; @%k{depth} bra M{number}; sub.u32 {count}, {count}, 1;"
        for _ in range(self.choose.randrange(1, 4)):
            yield from self.statement(depth - 1, is_uniform)
        yield f"bra L{number};\nM{number}:"

    def exchange(self) -> Iterator[str]:
        """Yield statements that read the word of another thread from shared memory."""
        yield f"bar.sync 0; mov.u32 %x, s; mad.lo.u32 %x, %i, 4, %x; st.shared.u32 [%x], {self.pick_register()}; bar.sync 0;"
        yield f"mul.lo.u32 %x, %i, {self.choose.choice((5, 7, 11))}; add.u32 %x, %x, {self.choose.randrange(96)}; rem.u32 %x, %x, {BLOCK};"
        yield f"mov.u32 %m, s; mad.lo.u32 %x, %x, 4, %m; ld.shared.u32 {self.pick_register()}, [%x];"

    def warp(self) -> Iterator[str]:
        """Yield a shuffle, a vote, a reduction or a match between the threads of a warp."""
        choose, register = self.choose, self.pick_register
        kind = choose.randrange(5)
        if kind < 2:
            mode = choose.choice(("up", "down", "bfly", "idx"))
            clamp = 0 if mode == "up" else 31
            yield f"shfl.sync.{mode}.b32 {register()}|%c, {register()}, {choose.randrange(32)}, {clamp}, -1; @%c add.u32 {register()}, {register()}, 1;"
        elif kind == 2:
            yield f"setp.lt.s32 %c, {register()}, {register()}; vote.sync.ballot.b32 {register()}, %c, -1; vote.sync.any.pred %c, %c, -1;"
        elif kind == 3:
            yield f"redux.sync.{choose.choice(('add.u32', 'min.s32', 'max.u32', 'xor.b32', 'or.b32'))} {register()}, {register()}, -1;"
        else:
            yield f"and.b32 %x, {register()}, 3; match.any.sync.b32 {register()}, %x, -1; setp.gt.u32 %c, {register()}, 99;"
            yield f"bar.red.popc.u32 {register()}, 0, %c; bar.sync 0;"

    def atomic(self) -> Iterator[str]:
        """Yield an atomic addition to one of the 256 words after the threads' words."""
        # The choice has no effect, but uses a random number. Without it, all kernels would differ from those
        # whose results are recorded in random.json.
        operation = self.choose.choice(("add.u32", "add.u32", "add.u32"))
        yield f"and.b32 %x, {self.pick_register()}, 255; mul.wide.u32 %w0, %x, 4; add.u64 %w0, %p, %w0;"
        yield f"red.global.{operation} [%w0+{4 * WORDS * BLOCK * GRID}], {self.pick_register()};"


def make(seed: int, name: str = "k") -> str:
    """Return the random kernel with this seed."""
    return KernelWriter(seed).kernel(name)


def module(first_seed: int, count: int) -> str:
    """Return a PTX module with kernels for consecutive seeds. Their names consist of k and the seed."""
    return HEAD + "\n".join(make(seed, f"k{seed}") for seed in range(first_seed, first_seed + count))


def inputs(seed: int) -> bytes:
    """Return the memory that the kernel with this seed reads and writes."""
    return random.Random(-1 - seed).randbytes(SIZE)


def digest(data: bytes) -> str:
    """Return a short hash of a kernel's results."""
    return hashlib.sha256(data).hexdigest()[:12]


if __name__ == "__main__":
    import cudyn

    results: dict[str, str] = {}
    for first in range(0, int(sys.argv[2]), 50):
        loaded = cudyn.Module(module(first, 50).encode())
        for seed in range(first, first + 50):
            memory = cudyn.Buffer.from_host(inputs(seed))
            loaded.get_kernel(f"k{seed}").launch((GRID,), (BLOCK,), memory)
            results[str(seed)] = digest(bytes(memory))
    Path(sys.argv[1]).write_text(json.dumps(results))
    print(len(results), "random kernels")
