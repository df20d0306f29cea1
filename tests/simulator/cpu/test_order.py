"""Races over a launch: what orders accesses is known by address and scope, so that only it excuses them.

Also local memory, loops without an end, and lanes that are together.
"""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import os
import signal
import threading
from typing import NamedTuple

import pytest

from cudyn._simulator.cpu.module import CpuModule, Fault

from ...support.cpu import HEAD, Memory, kernel, run
from ...support.messages import raises

BARRIER = "bar.sync 0;"
PUT = "st.global.u32 [%q], %t;"
# Read the place of another thread: by the thread's number xor 8, in its warp, or 32, in another one.
READ = "xor.b32 %r1, %t, {}; mul.wide.u32 %g, %r1, 4; add.u64 %g, %p, %g; ld.global.u32 %r2, [%g];"
NEIGHBOUR = READ.format(8)
FAR = READ.format(32)
SHARED_AGAIN = f"st.shared.u32 [%a], %t;{BARRIER}st.shared.u32 [%a], 77;"
SHARED_FAR = "xor.b32 %r1, %t, 32; shl.b32 %r1, %r1, 2; mov.u32 %r3, s; add.u32 %r1, %r1, %r3; ld.shared.u32 %r2, [%r1];"
REPEATED = f"setp.ne.u32 %c0, %t, 0; @!%c0 st.global.u32 [%p], 42; {BARRIER} ld.global.u32 %r1, [%p]; {{}}"
OTHER_WRITES = "setp.eq.u32 %c1, %t, 9; @%c1 st.global.u32 [%p], 5;"
# Block 0 writes a word and sets a flag; block 1 waits for the flag and reads the word.
FLAG = """
mov.u32 %r1, %ctaid.x; setp.ne.u32 %c0, %t, 0; @%c0 ret; setp.eq.u32 %c1, %r1, 1; @%c1 bra WAIT;
st.global.u32 [%p], 5; {release} ret;
WAIT: {acquire} setp.eq.u32 %c2, %r2, 0; @%c2 bra WAIT; {after} ld.global.u32 %r3, [%p]; st.global.u32 [%p+12], %r3;
"""
SET = "st.volatile.global.u32 [%p+8], 1;"
GET = "ld.volatile.global.u32 %r2, [%p+8];"
FENCE = "membar.gl;"
# Each thread writes its own word in its block's half; the last block reads all.
LAST = """
mov.u32 %r1, %ctaid.x; shl.b32 %r2, %r1, 6; add.u32 %r2, %r2, %t; mul.wide.u32 %g, %r2, 4; add.u64 %g, %p, %g;
st.global.u32 [%g], %r2; {before} setp.ne.u32 %c0, %t, 0; @%c0 bra READY;
{fence} atom.global.inc.u32 %r3, [%p+512], 1; st.shared.u32 [s], %r3;
READY: bar.sync 0; ld.shared.u32 %r3, [s]; setp.ne.u32 %c1, %r3, 1; @%c1 ret;
xor.b32 %r2, %r2, 64; mul.wide.u32 %g, %r2, 4; add.u64 %g, %p, %g; ld.global.u32 %r4, [%g];
"""
LOCAL = ".local .align 4 .b8 l[32]; mov.u64 %g, l;"
ALLOCATE = (
    "{ .param .b64 n; st.param.b64 [n], 16; .param .b64 r; call (r), malloc, (n); ld.param.b64 %g, [r]; }"
)


class Pair(NamedTuple):
    """A fault, the same without it, and how many blocks run."""

    kind: str
    wrong: str
    right: str
    blocks: int = 1


PAIRS = {
    "global memory, in a warp": Pair("race", PUT + NEIGHBOUR, f"{PUT}bar.warp.sync -1;{NEIGHBOUR}"),
    "global memory, of warps": Pair("race", PUT + FAR, PUT + BARRIER + FAR),
    "a warp's barrier is not the block's": Pair("race", f"{PUT}bar.warp.sync -1;{FAR}", PUT + BARRIER + FAR),
    "written after it is read": Pair(
        "race",
        f"{PUT}{BARRIER}{FAR}st.global.u32 [%q], 5;",
        f"{PUT}{BARRIER}{FAR}{BARRIER}st.global.u32 [%q], 5;",
    ),
    "all write one place": Pair("race", "st.global.u32 [%p], %t;", "st.global.u32 [%p], 7;"),
    # Thread 0 writes what it has written, beside those who read it; another value would be a race.
    "what is there is written again": Pair(
        "race",
        REPEATED.format("add.u32 %r2, %r1, 1; st.global.u32 [%q], %r2;"),
        REPEATED.format("st.global.u32 [%q], %r1;"),
    ),
    "what is there is written again, and another writes": Pair(
        "race",
        REPEATED.format(f"st.global.u32 [%q], %r1; {OTHER_WRITES}"),
        REPEATED.format(f"st.global.u32 [%q], %r1; {BARRIER} {OTHER_WRITES}"),
    ),
    "two blocks write one place": Pair(
        "race",
        "mov.u32 %r1, %ctaid.x; st.global.u32 [%q], %r1;",
        "mov.u32 %r1, %ctaid.x; atom.global.exch.b32 %r2, [%q], %r1;",
        2,
    ),
    "bytes of one word": Pair(
        "race",
        "cvt.u64.u32 %g, %t; add.u64 %g, %p, %g; add.u32 %r2, %t, 1; st.global.u8 [%g], %r2; ld.global.u8 %r1, [%p];",
        "cvt.u64.u32 %g, %t; add.u64 %g, %p, %g; add.u32 %r2, %t, 1; st.global.u8 [%g], %r2; bar.sync 0; ld.global.u8 %r1, [%p];",
    ),
    "beside an unrelated atomic": Pair(
        "race",
        f"{SHARED_AGAIN} atom.global.add.u32 %r4, [%p], 1; {SHARED_FAR}",
        f"{SHARED_AGAIN} atom.global.add.u32 %r4, [%p], 1; {BARRIER} {SHARED_FAR}",
    ),
    "a release of another address": Pair(
        "race",
        f"{SHARED_AGAIN} atom.acq_rel.cta.shared.add.u32 %r4, [u], 1; {SHARED_FAR}",
        f"{SHARED_AGAIN} {BARRIER} {SHARED_FAR} atom.acq_rel.cta.shared.add.u32 %r4, [u], 1;",
    ),
    "an atomic and a weak store": Pair(
        "race",
        "atom.global.add.u32 %r1, [%p], 1; setp.eq.u32 %c0, %t, 40; @%c0 st.global.u32 [%p], 5;",
        "atom.global.add.u32 %r1, [%p], 1; bar.sync 0; setp.eq.u32 %c0, %t, 40; @%c0 st.global.u32 [%p], 5;",
    ),
    "an atomic of the block's scope, in two blocks": Pair(
        "race",
        "atom.relaxed.cta.global.add.u32 %r1, [%p], 1;",
        "atom.relaxed.gpu.global.add.u32 %r1, [%p], 1;",
        2,
    ),
    "a flag without the writer's fence": Pair(
        "race",
        FLAG.format(release=SET, acquire=GET, after=FENCE),
        FLAG.format(release=FENCE + SET, acquire=GET, after=FENCE),
        2,
    ),
    "a flag without the reader's fence": Pair(
        "race",
        FLAG.format(release=FENCE + SET, acquire=GET, after=""),
        FLAG.format(release=FENCE + SET, acquire=GET, after=FENCE),
        2,
    ),
    "a flag with a fence for the block alone": Pair(
        "race",
        FLAG.format(release="membar.cta;" + SET, acquire=GET, after=FENCE),
        FLAG.format(release="membar.sys;" + SET, acquire=GET, after=FENCE),
        2,
    ),
    "a relaxed flag in place of a release": Pair(
        "race",
        FLAG.format(
            release="st.relaxed.gpu.global.u32 [%p+8], 1;",
            acquire="ld.acquire.gpu.global.u32 %r2, [%p+8];",
            after="",
        ),
        FLAG.format(
            release="st.release.gpu.global.u32 [%p+8], 1;",
            acquire="ld.acquire.gpu.global.u32 %r2, [%p+8];",
            after="",
        ),
        2,
    ),
    "the last block, without the block's barrier": Pair(
        "race", LAST.format(before="", fence=FENCE), LAST.format(before=BARRIER, fence=FENCE), 2
    ),
    "the last block, without a fence": Pair(
        "race", LAST.format(before=BARRIER, fence=""), LAST.format(before=BARRIER, fence=FENCE), 2
    ),
    "behind a local array": Pair(
        "outside", LOCAL + "st.local.u32 [%g+32], %t;", LOCAL + "st.local.u32 [%g+28], %t;"
    ),
    "before a local array": Pair(
        "outside", LOCAL + "st.local.u32 [%g+-4], %t;", LOCAL + "st.local.u32 [%g], %t;"
    ),
    "far behind a local array": Pair(
        "outside", LOCAL + "st.local.u32 [%g+400], %t;", LOCAL + "st.local.u32 [%g+4], %t;"
    ),
    "behind a local array, by a generic address": Pair(
        "outside",
        LOCAL + "cvta.local.u64 %g, %g; st.u32 [%g+32], %t;",
        LOCAL + "cvta.local.u64 %g, %g; st.u32 [%g+28], %t;",
    ),
    "local memory that was not written": Pair(
        "unset local",
        LOCAL + "st.local.u32 [%g], %t; ld.local.u32 %r1, [%g+4];",
        LOCAL + "st.local.u32 [%g+4], %t; ld.local.u32 %r1, [%g+4];",
    ),
    "malloc's memory that was not written": Pair(
        "unset global", ALLOCATE + "ld.u32 %r1, [%g];", ALLOCATE + "st.u32 [%g], %t; ld.u32 %r1, [%g];"
    ),
    "barriers of two lines": Pair(
        "divergent",
        "setp.lt.u32 %c0, %t, 32; @%c0 bra L;\n.loc 1 7 1\nbar.sync 0; bra E;\nL:\n.loc 1 9 1\nbar.sync 0;\nE:",
        "setp.lt.u32 %c0, %t, 32; @%c0 bra L;\n.loc 1 7 1\nbar.sync 0; bra E;\nL:\n.loc 1 7 1\nbar.sync 0;\nE:",
    ),
    "a loop without an end": Pair(
        "endless",
        "mov.u32 %r1, 1;\nL: add.u32 %r1, %r1, 2; setp.ne.u32 %c0, %r1, 0; @%c0 bra L;",
        "mov.u32 %r1, 1;\nL: add.u32 %r1, %r1, 2; setp.lt.u32 %c0, %r1, 9999; @%c0 bra L;",
    ),
}
OTHERS = {
    # The odd lanes are together, and one of them counts for all.
    "aggregate": """
    and.b32 %r1, %t, 1; setp.eq.u32 %c0, %r1, 0; @%c0 bra E;
    activemask.b32 %r2; st.global.u32 [%q], %r2;
    mov.u32 %r3, %lanemask_lt; and.b32 %r3, %r3, %r2; setp.ne.u32 %c1, %r3, 0;
    popc.b32 %r4, %r2; @!%c1 red.global.add.u32 [%p], %r4;
    shfl.sync.idx.b32 %r5, %t, 1, 31, %r2;
    E:""",
    "interrupted": "mov.u32 %r1, 1;\nL: add.u32 %r1, %r1, 2; setp.ne.u32 %c0, %r1, 0; @%c0 bra L;",
    # Each thread counts its rounds, all of which meet the others.
    "block_meets": "L: add.u32 %r1, %r1, 1; st.global.u32 [%q], %r1; bar.sync 0; bra L;",
    "warp_meets": "L: add.u32 %r1, %r1, 1; st.global.u32 [%q], %r1; bar.warp.sync -1; bra L;",
    "named": SHARED_AGAIN.replace("st.shared.u32 [%a], 77", "\n.loc 1 5 1\nst.shared.u32 [%a], 77")
    + "\n.loc 1 7 1\n"
    + SHARED_FAR,
}
DECLARED = """
.file 1 "sum.cu"
.shared .align 4 .u32 u;
.extern .func (.param .b64 r) malloc(.param .b64 n);
"""


@pytest.fixture(scope="module")
def program() -> CpuModule:
    """All kernels of this file in one module."""
    bodies = {f"wrong{number}": pair.wrong for number, pair in enumerate(PAIRS.values())}
    bodies |= {f"right{number}": pair.right for number, pair in enumerate(PAIRS.values())} | OTHERS
    text = HEAD + DECLARED + "".join(kernel(body, name) for name, body in bodies.items())
    return CpuModule(text, max_rounds=1 << 24)


@pytest.mark.parametrize("name", PAIRS)
def test_a_fault_is_found_in_both_orders_and_its_correction_is_not_accused(
    program: CpuModule, name: str
) -> None:
    number = list(PAIRS).index(name)
    grid = (PAIRS[name].blocks, 1, 1)
    for order in (False, True):
        with pytest.raises(Fault) as found:
            run(program, Memory(bytes(1024)), kernel_=f"wrong{number}", grid=grid, reverse=order)
        assert found.value.kind == PAIRS[name].kind, found.value
        run(program, Memory(bytes(1024)), kernel_=f"right{number}", grid=grid, reverse=order)


def test_a_race_names_the_variable_and_both_lines(program: CpuModule) -> None:
    with raises(Fault):
        run(program, kernel_="named")


def test_lanes_are_together_where_a_warp_converges(program: CpuModule) -> None:
    words = run(program, kernel_="aggregate", block=(32, 1, 1))
    assert words[0] == 16
    assert set(words[1:32:2]) == {0xAAAAAAAA}


@pytest.mark.parametrize(("name", "cost"), [("block_meets", 64), ("warp_meets", 16)])
def test_an_endless_loop_that_meets_others_ends_after_fewer_rounds(
    program: CpuModule, name: str, cost: int
) -> None:
    """Each round of it takes as long as many jumps."""
    memory = Memory(bytes(1024))
    before = program.max_rounds
    program.max_rounds = 1
    with raises(Fault):
        run(program, memory, kernel_=name, block=(32, 1, 1))
    program.max_rounds = before
    assert 0 < max(memory.words()) <= (1 << 22) // cost


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="signals to a process")
def test_an_interrupt_ends_a_launch(program: CpuModule) -> None:
    program.max_rounds = 1 << 40
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            run(program, kernel_="interrupted")
    finally:
        timer.join()
        program.max_rounds = 1 << 24
