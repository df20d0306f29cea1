"""Tests for faults that a GPU does not report. Each fault is tested together with a correct variant."""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

from typing import NamedTuple

import pytest

from cudyn._simulator.cpu.module import CpuModule, Fault

from ...support.cpu import HEAD, SCHEDULES, Memory, kernel, run
from ...support.messages import raises

BARRIER = "bar.sync 0;"
# Read the value of another thread. The index of that thread is this thread's index xor 8 (in the same warp) or
# xor 32 (in another warp).
READ = "xor.b32 %r1, %t, {}; shl.b32 %r1, %r1, 2; mov.u32 %r3, s; add.u32 %r1, %r1, %r3; ld.shared.u32 %r2, [%r1]; st.global.u32 [%q], %r2;"
READ_IN_WARP, READ_IN_OTHER_WARP = READ.format(8), READ.format(32)
STORE_RESULT = "st.global.u32 [%q], %r1;"
WRITE = "st.shared.u32 [%a], %t;"
WRITE_TWICE = f"{WRITE}{BARRIER}st.shared.u32 [%a], 77;"


class Pair(NamedTuple):
    """The body of a kernel with a fault, and the body of its correction.

    Attributes:
        kind: The kind of the fault, as in Fault.kind.
        wrong: The body with the fault.
        right: The body without the fault.
    """

    kind: str
    wrong: str
    right: str


PAIRS = {
    "past the end": Pair("outside", "st.global.u32 [%q+4], %t;", "st.global.u32 [%q], %t;"),
    "before the start": Pair("outside", "ld.global.u32 %r1, [%q+-4];", "ld.global.u32 %r1, [%q];"),
    "a null pointer": Pair(
        "outside", f"mov.u64 %g, 0; ld.u32 %r1, [%g]; {STORE_RESULT}", f"ld.u32 %r1, [%q]; {STORE_RESULT}"
    ),
    "an atomic outside": Pair("outside", "red.global.add.u32 [%q+256], 1;", "red.global.add.u32 [%q], 1;"),
    "shared memory's end": Pair("outside", "st.shared.u32 [%a+512], %t;", WRITE),
    "local memory": Pair(
        "outside",
        ".local .align 4 .b8 l[16]; mov.u64 %g, l; add.u64 %g, %g, 99999996; st.local.u32 [%g], %t;",
        ".local .align 4 .b8 l[16]; mov.u64 %g, l; add.u64 %g, %g, 12; st.local.u32 [%g], %t;",
    ),
    "misaligned": Pair(
        "misaligned",
        f"ld.global.u32 %r1, [%p+2]; {STORE_RESULT}",
        "ld.global.u16 %h1, [%p+2]; st.global.u16 [%q], %h1;",
    ),
    "a misaligned vector": Pair(
        "misaligned",
        "ld.global.v4.u32 {%r1,%r2,%r3,%r4}, [%p+8];",
        "ld.global.v2.u32 {%r1,%r2}, [%p+8];",
    ),
    "misaligned in shared": Pair("misaligned", "st.shared.u32 [s+2], %t;", "st.shared.u16 [s+2], %h1;"),
    "unset shared memory": Pair(
        "unset shared",
        f"ld.shared.u32 %r1, [%a]; {STORE_RESULT}",
        f"{WRITE} ld.shared.u32 %r1, [%a]; {STORE_RESULT}",
    ),
    "constants written": Pair(
        "constant",
        "mov.u64 %g, v; cvta.const.u64 %g, %g; st.u32 [%g], %t;",
        "mov.u64 %g, v; cvta.const.u64 %g, %g; ld.u32 %r1, [%g];",
    ),
    "a race in a warp": Pair(
        "race", WRITE_TWICE + READ_IN_WARP, f"{WRITE_TWICE} bar.warp.sync -1; {READ_IN_WARP}"
    ),
    "a race of warps": Pair(
        "race", WRITE_TWICE + READ_IN_OTHER_WARP, WRITE_TWICE + BARRIER + READ_IN_OTHER_WARP
    ),
    "a warp's barrier is not enough": Pair(
        "race",
        f"{WRITE_TWICE} bar.warp.sync -1; {READ_IN_OTHER_WARP}",
        WRITE_TWICE + BARRIER + READ_IN_OTHER_WARP,
    ),
    "a write after a read": Pair(
        "race",
        f"{WRITE}{BARRIER}{READ_IN_OTHER_WARP}st.shared.u32 [%a], 5;",
        f"{WRITE}{BARRIER}{READ_IN_OTHER_WARP}{BARRIER}st.shared.u32 [%a], 5;",
    ),
    "two threads write the same word": Pair("race", "st.shared.u32 [s], %t;", "st.shared.u32 [s], 7;"),
    "an atomic and a store": Pair(
        "race",
        "setp.eq.u32 %c0, %t, 0; @%c0 st.shared.u32 [s], 0; bar.sync 0; red.shared.add.u32 [s], 1;"
        "ld.shared.u32 %r1, [s];" + STORE_RESULT,
        "setp.eq.u32 %c0, %t, 0; @%c0 st.shared.u32 [s], 0; bar.sync 0; red.shared.add.u32 [s], 1;"
        "bar.sync 0; ld.shared.u32 %r1, [s];" + STORE_RESULT,
    ),
    "barriers with two numbers": Pair(
        "deadlock",
        "setp.lt.u32 %c0, %t, 32; @%c0 bar.sync 1; @!%c0 bar.sync 2;",
        "setp.lt.u32 %c0, %t, 32; @%c0 bar.sync 1, 32; @!%c0 bar.sync 2, 32;",
    ),
    "a barrier in half a warp": Pair(
        "divergent",
        "and.b32 %r1, %t, 1; setp.eq.u32 %c0, %r1, 0; @%c0 bra L; bar.sync 0; bra E;\nL: bar.sync 0;\nE:",
        "setp.lt.u32 %c0, %t, 32; @%c0 bra L; bar.sync 0; bra E;\nL: bar.sync 0;\nE:",
    ),
    "a shuffle in half a warp": Pair(
        "missed lane",
        "and.b32 %r1, %t, 1; setp.eq.u32 %c0, %r1, 0; @%c0 shfl.sync.idx.b32 %r1, %t, 0, 31, -1; bar.sync 0;"
        + STORE_RESULT,
        "and.b32 %r1, %t, 1; setp.eq.u32 %c0, %r1, 0;"
        "@%c0 shfl.sync.idx.b32 %r1, %t, 0, 31, 0x55555555; bar.sync 0;" + STORE_RESULT,
    ),
    "a value of a lane that has ended": Pair(
        "missed lane",
        "and.b32 %r1, %t, 31; setp.ge.u32 %c0, %r1, 16; @%c0 ret; shfl.sync.down.b32 %r1, %t, 8, 31, -1;"
        + STORE_RESULT,
        "and.b32 %r1, %t, 31; setp.ge.u32 %c0, %r1, 16; @%c0 ret; shfl.sync.bfly.b32 %r1, %t, 8, 31, -1;"
        + STORE_RESULT,
    ),
    "a vote that some lanes pass": Pair(
        "missed lane",
        "mov.u32 %r1, 0; setp.lt.u32 %c0, %t, 4; @%c0 bra E; vote.sync.ballot.b32 %r1, %c0, -1;\nE: "
        + STORE_RESULT,
        "mov.u32 %r1, 0; setp.lt.u32 %c0, %t, 4; @%c0 ret; vote.sync.ballot.b32 %r1, %c0, -1;" + STORE_RESULT,
    ),
    "a synchronization of a warp that some lanes pass": Pair(
        "missed lane",
        "setp.ge.u32 %c0, %t, 40; @%c0 bra E; bar.warp.sync -1;\nE: st.global.u32 [%q], %t;",
        "setp.ge.u32 %c0, %t, 32; @%c0 bra E; bar.warp.sync -1;\nE: st.global.u32 [%q], %t;",
    ),
    # The number of rounds depends on the lane. Lanes that leave the kernel need not take part.
    "a vote in a loop that some lanes leave earlier": Pair(
        "missed lane",
        "and.b32 %r1, %t, 3;\nL: vote.sync.any.pred %c1, %c0, -1; sub.u32 %r1, %r1, 1;"
        "setp.ge.s32 %c2, %r1, 0; @%c2 bra L;" + STORE_RESULT,
        "and.b32 %r1, %t, 3;\nL: vote.sync.any.pred %c1, %c0, -1;" + STORE_RESULT + "sub.u32 %r1, %r1, 1;"
        "setp.ge.s32 %c2, %r1, 0; @%c2 bra L;",
    ),
    "a result of lanes that leave early": Pair(
        "missed lane",
        "setp.lt.u32 %c0, %t, 4; @%c0 bra E; bar.warp.sync -1;\nE: st.global.u32 [%q], %t;",
        "setp.lt.u32 %c0, %t, 4; @%c0 bra E; bar.warp.sync -1; st.global.u32 [%q], %t; ret;\n"
        "E: st.global.u32 [%q], 7;",
    ),
    "a lane not in its mask": Pair("own mask", "bar.warp.sync 1;", "bar.warp.sync -1;"),
    "trap": Pair("trap", "setp.eq.u32 %c0, %t, 9; @%c0 trap;", "setp.eq.u32 %c0, %t, 99; @%c0 trap;"),
    "an endless wait": Pair(
        "spins",
        "bar.sync 0;\nL: ld.volatile.global.u32 %r1, [%p]; setp.eq.u32 %c0, %r1, 0; @%c0 bra L;",
        "setp.eq.u32 %c0, %t, 63; @%c0 st.volatile.global.u32 [%p], 1;\n"
        "L: ld.volatile.global.u32 %r1, [%p]; setp.eq.u32 %c0, %r1, 0; @%c0 bra L;",
    ),
    "a read-only load after a write": Pair(
        "stale read",
        "st.global.u32 [%q], %t; ld.global.nc.u32 %r1, [%q];",
        "ld.global.nc.u32 %r1, [%q]; st.global.u32 [%q], %t;",
    ),
    "a read-only load after a barrier": Pair(
        "stale read",
        "st.global.u32 [%q], %t; bar.sync 0; ldu.global.u32 %r1, [%p];",
        "st.global.u32 [%q], %t; bar.sync 0; ld.global.u32 %r1, [%p];",
    ),
    "a lock that is never released": Pair(
        "spins",
        "L: atom.shared.cas.b32 %r1, [s+128], 0, 1; setp.ne.u32 %c0, %r1, 0; @%c0 bra L;",
        "setp.eq.u32 %c0, %t, 0; @%c0 st.shared.u32 [s+128], 0; bar.sync 0;\n"
        "L: atom.shared.cas.b32 %r1, [s+128], 0, 1; setp.ne.u32 %c0, %r1, 0; @%c0 bra L;"
        "atom.shared.exch.b32 %r1, [s+128], 0;",
    ),
    "a loop that nothing ends": Pair(
        "endless",
        "L: ld.global.u32 %r1, [%p]; setp.eq.u32 %c0, %r1, 0; @%c0 bra L;",
        "mov.u32 %r2, 9;\nL: ld.global.u32 %r1, [%p]; setp.eq.u32 %c0, %r1, 0; sub.u32 %r2, %r2, 1;"
        "setp.ne.and.u32 %c0, %r2, 0, %c0; @%c0 bra L;",
    ),
    "an mbarrier that was not initialized": Pair(
        "barrier",
        "mbarrier.arrive.shared.b64 %d1, [s];",
        "setp.eq.u32 %c0, %t, 0; @%c0 mbarrier.init.shared.b64 [s], 64; bar.sync 0;"
        "mbarrier.arrive.shared.b64 %d1, [s];",
    ),
}
# Thread 0 initializes an mbarrier, at which all threads then arrive.
INITIALISE = "setp.eq.u32 %c0, %t, 0; @%c0 mbarrier.init.shared.b64 [s], 64;"
ARRIVE = "mbarrier.arrive.shared.b64 %d1, [s];"
OTHER_KERNELS = {
    "early_arrival": INITIALISE + ARRIVE,
    "late_arrival": INITIALISE + BARRIER + ARRIVE,
    "line": "\n.loc 1 42 7\nmov.u32 %r1, %ctaid.x; setp.eq.u32 %c0, %r1, 3; setp.eq.and.u32 %c0, %t, 5, %c0;\n@%c0 trap;",
    "store": "st.shared.u32 [s], %t;",
    "load": "ld.global.u32 %r1, [%q];",
    "both": "st.global.u32 [%q], %t; ld.global.u32 %r1, [%q]; add.u32 %r1, %r1, 1; st.global.u32 [%q], %r1;",
}
ALLOCATE = (
    "{ .param .b64 n; st.param.b64 [n], 16; .param .b64 r; call (r), malloc, (n); ld.param.b64 %g, [r]; }"
)
FREE = "{ .param .b64 n; st.param.b64 [n], %g; call free, (n); }"
# each kernel allocates 16 bytes per thread with malloc
HEAP = {
    "used": f"{ALLOCATE} st.u32 [%g+12], %t; {FREE}",
    "outside": f"{ALLOCATE} st.u32 [%g+16], %t;",
    "freed": f"{ALLOCATE}{FREE} st.u32 [%g], %t;",
}
DECLARATIONS = """
.file 1 "kernel.cu"
.const .align 4 .u32 v = 5;
.extern .func (.param .b64 r) malloc(.param .b64 n);
.extern .func free(.param .b64 p);
"""


@pytest.fixture(scope="module")
def program() -> CpuModule:
    """Return a module with all kernels of this file."""
    bodies = {f"wrong{index}": pair.wrong for index, pair in enumerate(PAIRS.values())}
    bodies |= (
        {f"right{index}": pair.right for index, pair in enumerate(PAIRS.values())} | OTHER_KERNELS | HEAP
    )
    return CpuModule(HEAD + DECLARATIONS + "".join(kernel(body, name) for name, body in bodies.items()))


def parametrize_pairs(*kinds: str) -> pytest.MarkDecorator:
    """Parametrize a test with the pairs whose fault has one of these kinds."""
    return pytest.mark.parametrize("name", [name for name, pair in PAIRS.items() if pair.kind in kinds])


# kinds of faults
MEMORY = ("outside", "unset shared", "constant")
BARRIERS = ("deadlock", "divergent", "missed lane", "own mask", "barrier")
READS = ("stale read",)


def test_all_pairs_of_fault_and_correction_are_tested() -> None:
    """No kind of fault is missing from the pairs."""
    assert {pair.kind for pair in PAIRS.values()} == {
        *MEMORY,
        *BARRIERS,
        *READS,
        "misaligned",
        "race",
        "spins",
        "endless",
        "trap",
    }


@parametrize_pairs(*MEMORY)
def test_memory_fault_is_found_and_its_correction_is_accepted(program: CpuModule, name: str) -> None:
    check_pair(program, name)


@parametrize_pairs("misaligned")
def test_misaligned_access_is_found_and_its_correction_is_accepted(program: CpuModule, name: str) -> None:
    check_pair(program, name)


@parametrize_pairs("race")
def test_race_in_shared_memory_is_found_and_its_correction_is_accepted(program: CpuModule, name: str) -> None:
    check_pair(program, name)


@parametrize_pairs(*BARRIERS)
def test_deadlock_or_missed_barrier_is_found_and_its_correction_is_accepted(
    program: CpuModule, name: str
) -> None:
    check_pair(program, name)


@parametrize_pairs(*READS)
def test_stale_read_is_found_and_its_correction_is_accepted(program: CpuModule, name: str) -> None:
    check_pair(program, name)


@parametrize_pairs("spins", "endless", "trap")
def test_endless_loop_or_trap_is_found_and_its_correction_is_accepted(program: CpuModule, name: str) -> None:
    check_pair(program, name)


def check_pair(program: CpuModule, name: str) -> None:
    """Run a fault and its correction, in several schedules."""
    index = list(PAIRS).index(name)
    for schedule in SCHEDULES:
        run(program, kernel_=f"right{index}", schedule=schedule)
        with pytest.raises(Fault) as caught:
            run(program, kernel_=f"wrong{index}", schedule=schedule)
        assert caught.value.kind == PAIRS[name].kind


def test_arrival_at_an_mbarrier_before_its_initialization_is_visible_is_found(program: CpuModule) -> None:
    """If thread 0 runs first, the accesses race. Otherwise the mbarrier does not exist yet."""
    kinds = {}
    for schedule in SCHEDULES:
        run(program, kernel_="late_arrival", schedule=schedule)
        with pytest.raises(Fault) as caught:
            run(program, kernel_="early_arrival", schedule=schedule)
        kinds[schedule] = caught.value.kind
    assert kinds == {"default": "race", "reverse": "barrier", "seed:7": "barrier"}


@pytest.mark.parametrize(
    "name",
    [
        "line",
        "store",
    ],
)
def test_fault_message_contains_block_thread_and_line(program: CpuModule, name: str) -> None:
    """The message about a race also names the other thread."""
    with raises(Fault):
        run(program, kernel_=name, grid=(9, 1, 1))


def test_read_of_freed_or_unwritten_device_memory_is_a_fault(program: CpuModule) -> None:
    memory = Memory(bytes(256), track=True)
    for kind in ("freed", "unset global"):
        with pytest.raises(Fault) as caught:
            run(program, memory, kernel_="load", regions=[memory.region(freed=kind == "freed")])
        assert caught.value.kind == kind
    assert run(program, memory, kernel_="both")[63] == 64
    run(program, memory, kernel_="load")  # the previous launch has written this memory


def test_faults_of_the_heap_are_found(program: CpuModule) -> None:
    run(program, kernel_="used")
    for kind in ("outside", "freed"):
        with pytest.raises(Fault) as caught:
            run(program, kernel_=kind)
        assert caught.value.kind == kind
