"""Tests for the messages about planted faults, which contain the thread, the line and the memory.

golden/sentences.txt contains all messages. When they change, check that they are clear to a kernel's author.
"""

from __future__ import annotations

import re

import pytest

from cudyn._simulator.cpu.module import CpuModule, Fault
from cudyn._simulator.driver.allocations import Memory
from cudyn.testing import Launch

from ...support.cpu import HEAD, kernel
from ...support.golden import Golden
from . import test_faults, test_order

DECLARATIONS = f"""
.file 1 "kernel.cu"
.const .align 4 .u32 v = 5;
.shared .align 4 .u32 u;
{test_faults.DECLARATIONS.partition("= 5;")[2]}
"""
# maps a name to the body of the kernel, the number of blocks, and the size of its memory in bytes
FAULTS: dict[str, tuple[str, int, int]] = {
    **{name: (pair.wrong, 1, 256) for name, pair in test_faults.PAIRS.items()},
    **{
        f"{name}{' (global memory)' * (name in test_faults.PAIRS)}": (pair.wrong, pair.blocks, 1024)
        for name, pair in test_order.PAIRS.items()
    },
    "past the end of malloc's memory": (test_faults.HEAP["outside"], 1, 256),
    "malloc's memory, freed": (test_faults.HEAP["freed"], 1, 256),
    "memory that was not written": ("ld.global.u32 %r1, [%q]; st.global.u32 [%q], %r1;", 1, 256),
}


def number_lines(body: str, first_line: int) -> str:
    """Return the body with a source line number for each statement, starting with `first_line`."""
    without_lines = body.replace("\n.loc 1 7 1", "").replace("\n.loc 1 9 1", "")
    statements = re.split(r"(?<=;)\s*(?=[^}\s])", without_lines)
    return "".join(f"\n.loc 1 {line} 1\n{code}" for line, code in enumerate(statements, first_line))


def test_every_planted_fault_has_its_message(golden: Golden) -> None:
    """Each faulty kernel raises its fault, and a reviewed file contains all messages."""
    bodies = {f"k{index}": number_lines(body, 10) for index, (body, *_) in enumerate(FAULTS.values())}
    code = HEAD + DECLARATIONS + "".join(kernel(body, name) for name, body in bodies.items())
    program = CpuModule(code, max_rounds=1 << 22)
    assert not any(kernel_.refused for kernel_ in program.kernels.values())
    output = []
    for index, (name, (_, blocks, size)) in enumerate(FAULTS.items()):
        memory = Memory(tracks_writes=name.startswith("memory"))
        allocation = memory.allocate(size, 0, "device")
        parameters = allocation.address.to_bytes(8, "little")
        launch = Launch(f"k{index}", (blocks, 1, 1), (64, 1, 1), 0, parameters, memory=memory)
        with pytest.raises(Fault) as caught:
            program.run(launch)
        output.append(f"{name}\n    {re.sub(r'0x[0-9a-f]{6,}', '0x...', str(caught.value))}")
    golden.check("sentences", "\n".join(output))
    assert len(output) >= 50
