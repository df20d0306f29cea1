"""Tests for races in a launch. Accesses are only ordered by synchronization with the right address and scope.

They also cover local memory, endless loops, and converged lanes.
"""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import os
import signal
import threading
from typing import NamedTuple

import pytest

from cudyn._simulator.cpu.module import CpuModule, Fault

from ...support.cpu import HEAD, SCHEDULES, Memory, kernel, run
from ...support.messages import raises

BARRIER = "bar.sync 0;"
WRITE = "st.global.u32 [%q], %t;"
# Read the word of another thread, whose index is this thread's index xor 8 (in the same warp) or xor 32.
READ = "xor.b32 %r1, %t, {}; mul.wide.u32 %g, %r1, 4; add.u64 %g, %p, %g; ld.global.u32 %r2, [%g];"
READ_IN_WARP = READ.format(8)
READ_IN_OTHER_WARP = READ.format(32)
WRITE_SHARED_TWICE = f"st.shared.u32 [%a], %t;{BARRIER}st.shared.u32 [%a], 77;"
READ_SHARED_IN_OTHER_WARP = "xor.b32 %r1, %t, 32; shl.b32 %r1, %r1, 2; mov.u32 %r3, s; add.u32 %r1, %r1, %r3; ld.shared.u32 %r2, [%r1];"
WRITE_AND_READ = (
    f"setp.ne.u32 %c0, %t, 0; @!%c0 st.global.u32 [%p], 42; {BARRIER} ld.global.u32 %r1, [%p]; {{}}"
)
OTHER_WRITES = "setp.eq.u32 %c1, %t, 9; @%c1 st.global.u32 [%p], 5;"
# Block 0 writes a word and sets a flag. Block 1 waits for the flag and reads the word.
FLAG = """
mov.u32 %r1, %ctaid.x; setp.ne.u32 %c0, %t, 0; @%c0 ret; setp.eq.u32 %c1, %r1, 1; @%c1 bra WAIT;
st.global.u32 [%p], 5; {release} ret;
WAIT: {acquire} setp.eq.u32 %c2, %r2, 0; @%c2 bra WAIT; {after} ld.global.u32 %r3, [%p]; st.global.u32 [%p+12], %r3;
"""
SET_FLAG = "st.volatile.global.u32 [%p+8], 1;"
READ_FLAG = "ld.volatile.global.u32 %r2, [%p+8];"
FENCE = "membar.gl;"
# Each thread writes a word in its block's half. The last block reads all words.
LAST_BLOCK = """
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
    """The body of a kernel with a fault, and the body of its correction.

    Attributes:
        kind: The kind of the fault, as in Fault.kind.
        wrong: The body with the fault.
        right: The body without the fault.
        blocks: The number of blocks.
    """

    kind: str
    wrong: str
    right: str
    blocks: int = 1


PAIRS = {
    "global memory, in a warp": Pair("race", WRITE + READ_IN_WARP, f"{WRITE}bar.warp.sync -1;{READ_IN_WARP}"),
    "global memory, between warps": Pair(
        "race", WRITE + READ_IN_OTHER_WARP, WRITE + BARRIER + READ_IN_OTHER_WARP
    ),
    "a barrier of the warp instead of the block": Pair(
        "race", f"{WRITE}bar.warp.sync -1;{READ_IN_OTHER_WARP}", WRITE + BARRIER + READ_IN_OTHER_WARP
    ),
    "a write after a read": Pair(
        "race",
        f"{WRITE}{BARRIER}{READ_IN_OTHER_WARP}st.global.u32 [%q], 5;",
        f"{WRITE}{BARRIER}{READ_IN_OTHER_WARP}{BARRIER}st.global.u32 [%q], 5;",
    ),
    "all threads write the same word": Pair("race", "st.global.u32 [%p], %t;", "st.global.u32 [%p], 7;"),
    # Thread 0 writes the same value again while other threads read it. A different value would be a race.
    "a value is written again": Pair(
        "race",
        WRITE_AND_READ.format("add.u32 %r2, %r1, 1; st.global.u32 [%q], %r2;"),
        WRITE_AND_READ.format("st.global.u32 [%q], %r1;"),
    ),
    "a value is written again, and another thread writes": Pair(
        "race",
        WRITE_AND_READ.format(f"st.global.u32 [%q], %r1; {OTHER_WRITES}"),
        WRITE_AND_READ.format(f"st.global.u32 [%q], %r1; {BARRIER} {OTHER_WRITES}"),
    ),
    "two blocks write the same word": Pair(
        "race",
        "mov.u32 %r1, %ctaid.x; st.global.u32 [%q], %r1;",
        "mov.u32 %r1, %ctaid.x; atom.global.exch.b32 %r2, [%q], %r1;",
        2,
    ),
    "bytes of the same word": Pair(
        "race",
        "cvt.u64.u32 %g, %t; add.u64 %g, %p, %g; add.u32 %r2, %t, 1; st.global.u8 [%g], %r2; ld.global.u8 %r1, [%p];",
        "cvt.u64.u32 %g, %t; add.u64 %g, %p, %g; add.u32 %r2, %t, 1; st.global.u8 [%g], %r2; bar.sync 0; ld.global.u8 %r1, [%p];",
    ),
    "next to an unrelated atomic": Pair(
        "race",
        f"{WRITE_SHARED_TWICE} atom.global.add.u32 %r4, [%p], 1; {READ_SHARED_IN_OTHER_WARP}",
        f"{WRITE_SHARED_TWICE} atom.global.add.u32 %r4, [%p], 1; {BARRIER} {READ_SHARED_IN_OTHER_WARP}",
    ),
    "a release of another address": Pair(
        "race",
        f"{WRITE_SHARED_TWICE} atom.acq_rel.cta.shared.add.u32 %r4, [u], 1; {READ_SHARED_IN_OTHER_WARP}",
        f"{WRITE_SHARED_TWICE} {BARRIER} {READ_SHARED_IN_OTHER_WARP} atom.acq_rel.cta.shared.add.u32 %r4, [u], 1;",
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
        FLAG.format(release=SET_FLAG, acquire=READ_FLAG, after=FENCE),
        FLAG.format(release=FENCE + SET_FLAG, acquire=READ_FLAG, after=FENCE),
        2,
    ),
    "a flag without the reader's fence": Pair(
        "race",
        FLAG.format(release=FENCE + SET_FLAG, acquire=READ_FLAG, after=""),
        FLAG.format(release=FENCE + SET_FLAG, acquire=READ_FLAG, after=FENCE),
        2,
    ),
    "a flag with a fence of block scope": Pair(
        "race",
        FLAG.format(release="membar.cta;" + SET_FLAG, acquire=READ_FLAG, after=FENCE),
        FLAG.format(release="membar.sys;" + SET_FLAG, acquire=READ_FLAG, after=FENCE),
        2,
    ),
    "a relaxed flag instead of a release": Pair(
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
        "race", LAST_BLOCK.format(before="", fence=FENCE), LAST_BLOCK.format(before=BARRIER, fence=FENCE), 2
    ),
    "the last block, without a fence": Pair(
        "race", LAST_BLOCK.format(before=BARRIER, fence=""), LAST_BLOCK.format(before=BARRIER, fence=FENCE), 2
    ),
    "past a local array": Pair(
        "outside", LOCAL + "st.local.u32 [%g+32], %t;", LOCAL + "st.local.u32 [%g+28], %t;"
    ),
    "before a local array": Pair(
        "outside", LOCAL + "st.local.u32 [%g+-4], %t;", LOCAL + "st.local.u32 [%g], %t;"
    ),
    "far past a local array": Pair(
        "outside", LOCAL + "st.local.u32 [%g+400], %t;", LOCAL + "st.local.u32 [%g+4], %t;"
    ),
    "past a local array, with a generic address": Pair(
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
    # Source lines do not matter: the warps of a block may wait at two barriers on different lines.
    "two barriers on one line": Pair(
        "divergent",
        "and.b32 %r1, %t, 1; setp.eq.u32 %c0, %r1, 0; @%c0 bra L;"
        "\n.loc 1 7 1\nbar.sync 0; bra E;\nL:\n.loc 1 7 1\nbar.sync 0;\nE:",
        "setp.lt.u32 %c0, %t, 32; @%c0 bra L;\n.loc 1 7 1\nbar.sync 0; bra E;\nL:\n.loc 1 9 1\nbar.sync 0;\nE:",
    ),
    "an endless loop": Pair(
        "endless",
        "mov.u32 %r1, 1;\nL: add.u32 %r1, %r1, 2; setp.ne.u32 %c0, %r1, 0; @%c0 bra L;",
        "mov.u32 %r1, 1;\nL: add.u32 %r1, %r1, 2; setp.lt.u32 %c0, %r1, 9999; @%c0 bra L;",
    ),
}
OTHER_KERNELS = {
    # The odd lanes are converged, and one lane increments the counter for all of them.
    "aggregate": """
    and.b32 %r1, %t, 1; setp.eq.u32 %c0, %r1, 0; @%c0 bra E;
    activemask.b32 %r2; st.global.u32 [%q], %r2;
    mov.u32 %r3, %lanemask_lt; and.b32 %r3, %r3, %r2; setp.ne.u32 %c1, %r3, 0;
    popc.b32 %r4, %r2; @!%c1 red.global.add.u32 [%p], %r4;
    shfl.sync.idx.b32 %r5, %t, 1, 31, %r2;
    E:""",
    # Memory changes in each round, so that the loop is not known to be endless.
    "interrupted": "L: add.u32 %r1, %r1, 1; st.global.u32 [%q], %r1; bra L;",
    # Each thread counts its rounds. In each round it waits for the other threads of its block or warp.
    "block_meets": "L: add.u32 %r1, %r1, 1; st.global.u32 [%q], %r1; bar.sync 0; bra L;",
    "warp_meets": "L: add.u32 %r1, %r1, 1; st.global.u32 [%q], %r1; bar.warp.sync -1; bra L;",
    "named": WRITE_SHARED_TWICE.replace("st.shared.u32 [%a], 77", "\n.loc 1 5 1\nst.shared.u32 [%a], 77")
    + "\n.loc 1 7 1\n"
    + READ_SHARED_IN_OTHER_WARP,
}
DECLARATIONS = """
.file 1 "sum.cu"
.shared .align 4 .u32 u;
.extern .func (.param .b64 r) malloc(.param .b64 n);
"""


@pytest.fixture(scope="module")
def program() -> CpuModule:
    """Return a module with all kernels of this file."""
    bodies = {f"wrong{index}": pair.wrong for index, pair in enumerate(PAIRS.values())}
    bodies |= {f"right{index}": pair.right for index, pair in enumerate(PAIRS.values())} | OTHER_KERNELS
    code = HEAD + DECLARATIONS + "".join(kernel(body, name) for name, body in bodies.items())
    return CpuModule(code, max_rounds=1 << 24)


@pytest.mark.parametrize("name", PAIRS)
def test_fault_is_found_in_each_schedule_and_its_correction_is_accepted(
    program: CpuModule, name: str
) -> None:
    index = list(PAIRS).index(name)
    grid = (PAIRS[name].blocks, 1, 1)
    for schedule in SCHEDULES:
        with pytest.raises(Fault) as caught:
            run(program, Memory(bytes(1024)), kernel_=f"wrong{index}", grid=grid, schedule=schedule)
        assert caught.value.kind == PAIRS[name].kind, caught.value
        run(program, Memory(bytes(1024)), kernel_=f"right{index}", grid=grid, schedule=schedule)


def test_race_message_contains_the_variable_and_both_lines(program: CpuModule) -> None:
    with raises(Fault):
        run(program, kernel_="named")


def test_activemask_contains_the_lanes_that_have_converged(program: CpuModule) -> None:
    words = run(program, kernel_="aggregate", block=(32, 1, 1))
    assert words[0] == 16
    assert set(words[1:32:2]) == {0xAAAAAAAA}


@pytest.mark.parametrize(("name", "cost"), [("block_meets", 64), ("warp_meets", 16)])
def test_endless_loop_with_barriers_ends_after_fewer_rounds(program: CpuModule, name: str, cost: int) -> None:
    """Each round with a barrier counts as several jumps."""
    memory = Memory(bytes(1024))
    max_rounds = program.max_rounds
    program.max_rounds = 1
    with raises(Fault):
        run(program, memory, kernel_=name, block=(32, 1, 1))
    program.max_rounds = max_rounds
    assert 0 < max(memory.words()) <= (1 << 22) // cost


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="signals to a process")
def test_interrupt_ends_a_launch(program: CpuModule) -> None:
    """The kernel runs nearly endlessly, and Ctrl-C must still end it."""
    program.max_rounds = 1 << 40  # so that the limit of rounds does not end the kernel first
    run(program, kernel_="aggregate", block=(32, 1, 1))  # compiles the module before the signal
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt) as caught:
            run(program, kernel_="interrupted")
        assert caught.value.args == ()  # SIGINT's handler has raised the exception
    finally:
        timer.join()
        program.max_rounds = 1 << 24
