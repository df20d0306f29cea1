"""Tests for more faults, in CUDA C++.

Each fault is reported with a message, and its correction without one.
"""

from __future__ import annotations

import array
from pathlib import Path
from typing import NamedTuple

import pytest

import cudyn
from cudyn import testing

from ...conftest import python_json
from ...support import real

pytestmark = [pytest.mark.slow, pytest.mark.nvidia]
SOURCE = Path(__file__).with_name("siblings.cu")
COMPILE = """
import json, cudyn
options = ["-I{folder}/nvidia/cu13/include", "-lineinfo", "-std=c++17"]
source = open({source!r}).read()
image = cudyn.compile(source, name="siblings.cu", arch="compute_90a", to="ptx", options=options)
print(json.dumps(bytes(image.data).rstrip(b"\\0").decode()))
"""
MOST_ROUNDS = 1 << 22


class Sibling(NamedTuple):
    """A kernel with a fault.

    Attributes:
        says: A regular expression that matches part of the message.
    """

    says: str
    threads: int = 64
    blocks: int = 1
    cluster: int = 1
    dynamic: int = 0


UNWAITED = "before that copy is known to be complete"
SIBLINGS = {
    "member_of_a_struct": Sibling("out of bounds: .* right past the end of rows"),
    "tail": Sibling("out of bounds: .* right past the end of an allocation of 1024 bytes"),
    "barrier_in_a_loop": Sibling(
        r"race in shared memory: tile\[3[12]\] is written .* without a __syncthreads"
    ),
    "double_buffer": Sibling(UNWAITED),
    "parity": Sibling("endless wait|uninitialised shared memory"),
    "bulk_copy_without_a_wait": Sibling(f"{UNWAITED}|uninitialised shared memory"),
    "divergent_barrier": Sibling("divergent barrier: .* all threads of a block must reach the same"),
    "shuffle_of_a_part": Sibling("a lane is missing: .* from lane 20 of its warp, which does not take part"),
    "used_after_free": Sibling("use after free: .* in memory that was freed"),
    "dynamic_memory": Sibling("uninitialised shared memory: .* which nothing has written yet", dynamic=256),
    "vector_load": Sibling("misaligned access: .* reads 16 bytes .* not a multiple of 16"),
    "index_overflow": Sibling("out of bounds: .* writes 4 bytes"),
    "last_block": Sibling(r"race in global memory: partial\[0\] .* __threadfence\(\)", blocks=2),
    "scopes": Sibling("race in global memory: ", blocks=2),
    "product_without_a_fence": Sibling("wrong use of wgmma .* no wgmma.fence", threads=128),
    "product_without_a_group": Sibling("wrong use of wgmma .* no wgmma.commit_group", threads=128),
    "product_without_a_wait": Sibling("wrong use of wgmma .* no wgmma.wait_group", threads=128),
    "bulk_copy_at_a_word": Sibling("misaligned access: .* not a multiple of 16"),
    "recursion": Sibling("stack overflow in descend"),
    "format": Sibling('wrong printf .* do not match the format "%d of %s"'),
    "format_with_too_little": Sibling("wrong printf .* do not match the format"),
    "loop_beside_a_barrier": Sibling(r"endless loop at .*siblings\.cu:\d+"),
    "constant": Sibling(r"write to constant memory: .* to table\["),
    "local_array": Sibling("out of bounds: .* outside the local variables"),
    "named_barrier": Sibling("deadlock: no thread can continue"),
    "memory_of_an_ended_block": Sibling(
        r"shared memory of a block that ends: .* must meet \(cluster\.sync\(\)\)", blocks=2, cluster=2
    ),
}


@pytest.fixture(scope="module")
def ptx() -> bytes:
    code = COMPILE.format(source=str(SOURCE), folder=real.toolkit("13.0"))
    return str(python_json(code, env={"PYTHONPATH": str(real.nvrtc("13.0"))})).encode()


def launch(ptx: bytes, name: str, facts: Sibling, reverse: bool) -> None:
    with testing.simulate("sm_90", run=testing.run_on_cpu(reverse=reverse, max_rounds=MOST_ROUNDS)):
        numbers = cudyn.Buffer.from_host(array.array("i", range(256)))
        out = cudyn.Buffer.from_host(bytes(1024))
        kernel = cudyn.Module(ptx).get_kernel(name)
        cluster = facts.cluster if facts.cluster > 1 else None
        size = facts.dynamic
        kernel.launch(facts.blocks, facts.threads, numbers, out, cluster=cluster, shared_memory=size)
        cudyn.Device(0).sync()


@pytest.mark.parametrize("name", SIBLINGS)
def test_sibling_is_found_and_its_correction_is_accepted(ptx: bytes, name: str) -> None:
    facts = SIBLINGS[name]
    # waiting takes four million steps, so the kernel only runs in one thread order
    for reverse in (True,) if name == "parity" else (False, True):
        launch(ptx, f"{name}_right", facts, reverse)
        with pytest.raises(testing.Fault, match=f"^{name}_wrong: .*(?:{facts.says})"):
            launch(ptx, f"{name}_wrong", facts, reverse)
