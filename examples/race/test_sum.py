"""A test that finds a race without a GPU: `pytest --cudyn-simulate=sm_90 examples/race`.

It passes if you add the missing `__syncthreads()` after the write to `part`.
"""

from __future__ import annotations

import array

import cudyn

SOURCE = r"""
extern "C" __global__ void sum(const int *x, int *total)
{
    __shared__ int part[64];
    part[threadIdx.x] = x[threadIdx.x];
    if (threadIdx.x == blockDim.x - 1)
        for (int i = 0; i < 64; ++i)
            *total += part[i];
}"""


def test_sum() -> None:
    x = cudyn.Buffer.from_host(array.array("i", range(64)))
    total = cudyn.Buffer.from_host(array.array("i", [0]))
    code = cudyn.compile(SOURCE, name="sum.cu", options=["-lineinfo"])
    cudyn.Module(code).get_kernel("sum").launch(1, 64, x, total)
    assert bytes(total) == array.array("i", [2016]).tobytes()
