"""Multiply matrices in tiles with dynamic shared memory, and compare with numpy.

python examples/matmul.py        needs numpy; runs on the CPU if there is no GPU
"""

from __future__ import annotations

import contextlib

import numpy

import cudyn
from cudyn import driver, testing

TILE = 32

KERNEL = r"""
// C = A * B, where A is m x k and B is k x n. A block computes TILE x TILE elements of C, one per thread.
extern "C" __global__ void matmul(const float *A, const float *B, float *C, int m, int n, int k)
{
    extern __shared__ float tiles[];
    float (*a)[TILE] = (float (*)[TILE])tiles, (*b)[TILE] = a + TILE;
    int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * TILE + y, column = blockIdx.x * TILE + x;
    float sum = 0;
    for (int start = 0; start < k; start += TILE) {
        a[y][x] = row < m && start + x < k ? A[row * k + start + x] : 0;
        b[y][x] = start + y < k && column < n ? B[(start + y) * n + column] : 0;
        __syncthreads();
        for (int i = 0; i < TILE; i++) sum += a[y][i] * b[i][x];
        __syncthreads();
    }
    if (row < m && column < n) C[row * n + column] = sum;
}
"""


def main(m: int = 700, n: int = 450, k: int = 333) -> None:
    random = numpy.random.default_rng(0)
    a = random.random((m, k), dtype=numpy.float32)
    b = random.random((k, n), dtype=numpy.float32)
    c = numpy.empty((m, n), dtype=numpy.float32)

    module = cudyn.Module(cudyn.compile(KERNEL, define_macro={"TILE": TILE}))
    on_a, on_b, on_c = cudyn.Buffer.from_host(a), cudyn.Buffer.from_host(b), cudyn.Buffer(c.nbytes)
    grid = -(-n // TILE), -(-m // TILE)
    shared = 2 * TILE * TILE * 4
    module.get_kernel("matmul").launch(grid, (TILE, TILE), on_a, on_b, on_c, m, n, k, shared_memory=shared)
    on_c.copy_to(c)

    numpy.testing.assert_allclose(c, a @ b, rtol=1e-5)
    print(f"{m} x {k} times {k} x {n} equals numpy's result, on {cudyn.Device(0).name}")


if __name__ == "__main__":
    with contextlib.nullcontext() if driver.available else testing.simulate("sm_90", run=True):
        main()
