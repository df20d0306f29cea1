"""Launches captured in a graph: a hundred of them are then launched with one call.

python examples/graph.py        needs a GPU
"""

from __future__ import annotations

import array

import cudyn
from cudyn import driver

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
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)

    driver.cuStreamBeginCapture(stream, driver.CU_STREAM_CAPTURE_MODE_GLOBAL)
    for i in range(steps):  # each with an argument of its own, which the graph remembers
        step.launch(-(-count // 128), 128, values, 1 / (i + 2), count, stream=stream)
    graph = driver.cuStreamEndCapture(stream)
    ready = driver.cuGraphInstantiate(graph, 0)

    for _ in range(replays):
        driver.cuGraphLaunch(ready, stream)
    found = array.array("d", bytes(8 * count))
    values.copy_to(found, stream=stream)
    driver.cuStreamSynchronize(stream)

    expected = 0.0
    for i in range(steps * replays):
        expected += (1 - expected) / (i % steps + 2)
    assert all(abs(value - expected) < 1e-12 for value in found), (found[0], expected)
    driver.cuGraphExecDestroy(ready)
    driver.cuGraphDestroy(graph)
    driver.cuStreamDestroy(stream)
    print(f"{replays} launches of a graph of {steps} kernels are right")


if __name__ == "__main__":
    main()
