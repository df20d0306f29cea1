"""Tests for blocks on several host threads.

The blocks wait for each other, or for an event that never happens.
"""

from __future__ import annotations

import pytest

from cudyn._simulator.cpu.module import CpuModule, Fault

from ...support.cpu import HEAD, Memory, kernel, run_kernel
from ...support.messages import raises

# Each of four blocks waits until the next block has counted.
WAIT_FOR_NEXT_BLOCK = """
mov.u32 %r1, %ctaid.x; sub.u32 %r1, 3, %r1; setp.ne.u32 %c0, %t, 0; @%c0 bra MET;
WAIT: ld.volatile.global.u32 %r2, [%p]; setp.ne.u32 %c1, %r2, %r1; @%c1 bra WAIT;
membar.gl; ld.global.u32 %r3, [%p+4]; add.u32 %r3, %r3, 10; st.global.u32 [%p+4], %r3;
membar.gl; add.u32 %r2, %r1, 1; st.volatile.global.u32 [%p], %r2;
MET: bar.sync 0;
"""
WAIT_FOREVER = "WAIT: ld.volatile.global.u32 %r2, [%p]; setp.eq.u32 %c1, %r2, 0; @%c1 bra WAIT;"
BODIES = {
    "chain": WAIT_FOR_NEXT_BLOCK,
    "for_ever": WAIT_FOREVER,
    "next_to_a_trap": f"mov.u32 %r1, %ctaid.x; setp.eq.u32 %c0, %r1, 1; @%c0 trap; {WAIT_FOREVER}",
    "at_a_barrier": f"setp.eq.u32 %c0, %t, 0; @!%c0 bra MET; {WAIT_FOREVER} MET: bar.sync 0;",
}


@pytest.fixture(scope="module")
def program() -> CpuModule:
    """Return a module whose blocks run on four host threads."""
    code = HEAD + "".join(kernel(body, name) for name, body in BODIES.items())
    return CpuModule(code, checks=False, workers=4, max_rounds=1 << 22)


def run(program: CpuModule, name: str, blocks: int) -> list[int]:
    """Run a kernel, and return the words in its memory."""
    memory = Memory(bytes(1024))
    parameters = memory.address.to_bytes(8, "little")
    run_kernel(program, name, (blocks, 1, 1), (32, 1, 1), parameters, [memory.region()])
    return list(memory.words())


def test_block_can_wait_for_a_block_that_runs_at_the_same_time(program: CpuModule) -> None:
    for _ in range(10):
        assert run(program, "chain", 4)[:2] == [4, 40]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["for_ever", "at_a_barrier"])
@pytest.mark.parametrize("blocks", [1, 4])
def test_endless_wait_of_a_block_is_a_fault(program: CpuModule, name: str, blocks: int) -> None:
    with pytest.raises(Fault, match=r"endless loop at bra|endless wait at ld\.volatile"):
        run(program, name, blocks)


def test_fault_of_a_block_ends_waiting_blocks(program: CpuModule) -> None:
    with raises(Fault):
        run(program, "next_to_a_trap", 4)
