"""Tests for faults in CUDA C++. siblings.cu contains a kernel with each fault, and a corrected kernel."""

from __future__ import annotations

import array
from pathlib import Path
from typing import NamedTuple

import pytest

import cudyn
from cudyn import testing

from ...conftest import python_json
from ...support import real
from ...support.cpu import SCHEDULES

pytestmark = [pytest.mark.slow, pytest.mark.nvidia]
SOURCE = Path(__file__).with_name("siblings.cu")
COMPILE = """
import json, cudyn
options = ["-I{directory}/nvidia/cu13/include", "-lineinfo", "-std=c++17"]
source = open({source!r}).read()
image = cudyn.compile(source, name="siblings.cu", arch="compute_90a", to="ptx", options=options)
print(json.dumps(bytes(image.data).rstrip(b"\\0").decode()))
"""
MAX_ROUNDS = 1 << 22


class FaultyKernel(NamedTuple):
    """A kernel with a fault.

    Attributes:
        message: A regular expression that matches part of the message.
        dynamic_memory: The size of the dynamic shared memory in bytes.
    """

    message: str
    threads: int = 64
    blocks: int = 1
    cluster: int = 1
    dynamic_memory: int = 0


INCOMPLETE_COPY = "before that copy is known to be complete"
FAULTY_KERNELS = {
    "member_of_a_struct": FaultyKernel("out of bounds: .* right past the end of rows"),
    "tail": FaultyKernel("out of bounds: .* right past the end of an allocation of 1024 bytes"),
    # The schedule determines which pair of threads is found first, but not which of them wrote the element.
    "barrier_in_a_loop": FaultyKernel(
        r"race in shared memory: tile\[(?P<i>\d+)\] is written by thread \((?P=i), 0, 0\) at .* "
        r"and read by thread .* with no __syncthreads"
    ),
    "double_buffer": FaultyKernel(INCOMPLETE_COPY),
    "parity": FaultyKernel(f"endless wait|uninitialized shared memory|{INCOMPLETE_COPY}"),
    "bulk_copy_without_a_wait": FaultyKernel(f"{INCOMPLETE_COPY}|uninitialized shared memory"),
    "divergent_barrier": FaultyKernel("divergent barrier: .* all threads of a warp must reach the same"),
    "shuffle_of_a_part": FaultyKernel(
        "a lane is missing: .* from lane 20 of its warp, which does not take part"
    ),
    "used_after_free": FaultyKernel("use after free: .* in memory that was freed"),
    "dynamic_memory": FaultyKernel(
        "uninitialized shared memory: .* which has not been written yet", dynamic_memory=256
    ),
    "vector_load": FaultyKernel("misaligned access: .* reads 16 bytes .* not a multiple of 16"),
    "index_overflow": FaultyKernel("out of bounds: .* writes 4 bytes"),
    "last_block": FaultyKernel(r"race in global memory: partial\[0\] .* __threadfence\(\)", blocks=2),
    "scopes": FaultyKernel("race in global memory: ", blocks=2),
    "product_without_a_fence": FaultyKernel("wrong use of wgmma .* no wgmma.fence", threads=128),
    "product_without_a_group": FaultyKernel("wrong use of wgmma .* no wgmma.commit_group", threads=128),
    "product_without_a_wait": FaultyKernel("wrong use of wgmma .* no wgmma.wait_group", threads=128),
    "bulk_copy_at_a_word": FaultyKernel("misaligned access: .* not a multiple of 16"),
    "recursion": FaultyKernel("stack overflow in descend"),
    "format": FaultyKernel('wrong printf .* do not match the format "%d of %s"'),
    "format_with_too_little": FaultyKernel("wrong printf .* do not match the format"),
    "loop_beside_a_barrier": FaultyKernel(r"endless loop at .*siblings\.cu:\d+"),
    "constant": FaultyKernel(r"write to constant memory: .* to table\["),
    "local_array": FaultyKernel("out of bounds: .* outside the local variables"),
    "named_barrier": FaultyKernel("deadlock: no thread can continue"),
    "memory_of_an_ended_block": FaultyKernel(
        r"shared memory of a block that ends: .* must meet \(cluster\.sync\(\)\)", blocks=2, cluster=2
    ),
}


@pytest.fixture(scope="module")
def ptx() -> bytes:
    """The PTX of all faulty kernels and of their correct siblings."""
    code = COMPILE.format(source=str(SOURCE), directory=real.toolkit("13.0"))
    return str(python_json(code, env={"PYTHONPATH": str(real.nvrtc("13.0"))})).encode()


def launch(ptx: bytes, name: str, faulty_kernel: FaultyKernel, schedule: str) -> None:
    """Launch a kernel with the sizes of the faulty kernel, and wait for it."""
    with testing.simulate("sm_90", run=testing.run_on_cpu(max_rounds=MAX_ROUNDS), schedule=schedule):
        numbers = cudyn.Buffer.from_host(array.array("i", range(256)))
        out = cudyn.Buffer.from_host(bytes(1024))
        kernel = cudyn.Module(ptx).get_kernel(name)
        cluster = faulty_kernel.cluster if faulty_kernel.cluster > 1 else None
        size = faulty_kernel.dynamic_memory
        kernel.launch(
            faulty_kernel.blocks, faulty_kernel.threads, numbers, out, cluster=cluster, shared_memory=size
        )
        cudyn.Device(0).sync()


@pytest.mark.parametrize("name", FAULTY_KERNELS)
def test_fault_is_found_and_its_correction_is_accepted(ptx: bytes, name: str) -> None:
    faulty_kernel = FAULTY_KERNELS[name]
    for schedule in SCHEDULES:
        launch(ptx, f"{name}_right", faulty_kernel, schedule)
        with pytest.raises(testing.Fault, match=f"^{name}_wrong: .*(?:{faulty_kernel.message})"):
            launch(ptx, f"{name}_wrong", faulty_kernel, schedule)
