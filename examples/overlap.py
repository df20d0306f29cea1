"""Copy three chunks of data to the GPU and back in three streams, first in pageable, then in pinned memory.

Copies of pinned memory overlap with kernels, and with copies in the other direction.

    python examples/overlap.py
"""

from __future__ import annotations

import statistics
from typing import Any

import cudyn

COUNT = 1 << 24  # floats in a chunk
SOURCE = r"""
extern "C" __global__ void work(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        for (int k = 0; k < 200; k++) x[i] = x[i] * 0.5f + 1;
}
"""


def run(kernel: Any, streams: list[cudyn.Stream], chunks: list[Any], buffers: list[cudyn.Buffer]) -> float:
    """Copy, process and copy back all chunks. Return the duration in milliseconds."""
    start, end = cudyn.Event(timing=True).record(streams[0]), cudyn.Event(timing=True)
    for stream in streams[1:]:
        stream.wait(start)
    for stream, chunk, buffer in zip(streams, chunks, buffers):
        buffer.copy_from(chunk, stream=stream)
        kernel.launch(COUNT // 256, 256, buffer, COUNT, stream=stream)
        buffer.copy_to(chunk, stream=stream)
    for stream in streams[1:]:
        streams[0].wait(stream)
    end.record(streams[0]).sync()
    return end - start


def main() -> None:
    """Print the median duration with each kind of memory."""
    kernel = cudyn.Module(cudyn.compile(SOURCE)).get_kernel("work")
    streams = [cudyn.Stream() for _ in range(3)]
    buffers = [cudyn.Buffer(COUNT, "f4") for _ in streams]
    cases: dict[str, list[Any]] = {
        "pageable": [bytearray(4 * COUNT) for _ in streams],
        "pinned": [cudyn.Buffer.pinned(COUNT, "f4") for _ in streams],
    }
    for name, chunks in cases.items():
        median = statistics.median_low(run(kernel, streams, chunks, buffers) for _ in range(6))
        print(f"{name:9} {median:8.1f} ms")


if __name__ == "__main__":
    main()
