"""Launch a hundred kernels with one launch of a graph, and change an argument of all of them.

python examples/graph.py        runs on the CPU if there is no GPU
"""

from __future__ import annotations

import array
import contextlib

import cudyn
from cudyn import driver, testing

KERNEL = r"""
extern "C" __global__ void step(double *x, double rate, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] += rate * (1 - x[i]);
}
"""


def main(count: int = 1000, steps: int = 100, replays: int = 5) -> None:
    step = cudyn.Module(cudyn.compile(KERNEL)).get_kernel("step")
    values = cudyn.Buffer.from_host(array.array("d", bytes(8 * count)))

    with cudyn.Stream() as stream, cudyn.Graph(n=count) as graph:
        for i in range(steps):  # nothing is launched yet, and the graph stores the arguments
            step.launch(-(-count // 128), 128, values, 1 / (i + 2), graph["n"], stream=graph)
        for _ in range(replays):
            graph.launch(stream)
        graph(n=0, stream=stream)  # with n=0 the kernels do nothing
        result = array.array("d", bytes(8 * count))
        values.copy_to(result, stream=stream)
        stream.sync()

    expected = 0.0
    for i in range(steps * replays):
        expected += (1 - expected) / (i % steps + 2)
    assert all(abs(value - expected) < 1e-12 for value in result), (result[0], expected)
    print(f"{replays} launches of a graph of {steps} kernels are right, on {cudyn.Device(0).name}")


if __name__ == "__main__":
    with contextlib.nullcontext() if driver.available else testing.simulate("sm_90", run=True):
        main()
