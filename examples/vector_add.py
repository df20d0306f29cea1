"""The smallest complete program: compile, load, copy, launch, copy back.

python examples/vector_add.py        runs on the CPU if there is no GPU
"""

from __future__ import annotations

import array
import contextlib

import cudyn
from cudyn import driver, testing

KERNEL = r"""
extern "C" __global__ void add(const float *a, const float *b, float *c, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}
"""


def main(count: int = 1_000_003) -> None:
    a, b = array.array("f", range(count)), array.array("f", [0.5]) * count
    c = array.array("f", bytes(4 * count))

    with cudyn.Module(cudyn.compile(KERNEL)) as module:
        add = module.get_kernel("add")
        on_a, on_b = cudyn.Buffer.from_host(a), cudyn.Buffer.from_host(b)
        with on_a, on_b, cudyn.Buffer(4 * count) as on_c:
            add.launch((count + 255) // 256, 256, on_a, on_b, on_c, count)
            on_c.copy_to(c)  # waits for the kernel

    assert c == array.array("f", (x + y for x, y in zip(a, b)))
    print(f"{count} sums are right, on {cudyn.Device(0).name}")


if __name__ == "__main__":
    with contextlib.nullcontext() if driver.available else testing.simulate("sm_90", run=True):
        main()
