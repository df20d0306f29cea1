"""Divide each row of a matrix by its sum, in two streams, and measure the time: cudyn.

The other files named rows_*.py are the same program with other packages.
"""

import contextlib
from pathlib import Path

import numpy

import cudyn
from cudyn import driver, testing

SOURCE = Path(__file__).with_name("rows.cuh").read_text()
KERNELS = {"float32": "divide_by_sum<float>", "float64": "divide_by_sum<double>"}
BLOCK = 64


def load_kernels():
    """Compile the template for both types. cudyn caches the compiled code."""
    code = cudyn.compile(SOURCE, name="rows.cu", name_expressions=[*KERNELS.values()])
    module = cudyn.Module(code)
    return {dtype: module.get_kernel(name) for dtype, name in KERNELS.items()}


def divide(kernels, matrices):
    """Divide the rows of each matrix in its own stream. Return the results and the milliseconds."""
    start, end = cudyn.Event(timing=True), cudyn.Event(timing=True)
    start.record()
    streams = [cudyn.Stream() for _ in matrices]
    buffers = []
    for matrix, stream in zip(matrices, streams):
        rows, columns = matrix.shape
        buffer = cudyn.Buffer.from_host(matrix, stream=stream)
        shared = BLOCK * matrix.itemsize
        kernel = kernels[str(matrix.dtype)]
        kernel.launch(rows, BLOCK, buffer, columns, shared_memory=shared, stream=stream)
        buffers.append(buffer)
    for stream in streams:
        stream.sync()
    end.record().sync()
    return [buffer.to_host() for buffer in buffers], end - start


def main():
    kernels = load_kernels()
    generator = numpy.random.default_rng(1)
    matrices = [generator.random((8, 100)).astype(dtype) for dtype in KERNELS]
    results, milliseconds = divide(kernels, matrices)
    for matrix, result in zip(matrices, results):
        expected = matrix / matrix.sum(axis=1, keepdims=True)
        numpy.testing.assert_allclose(result, expected, rtol=1e-5)
        print(f"{matrix.dtype}: {len(matrix)} rows, sum of the first {result[0].sum():.3f}")
    assert milliseconds >= 0


if __name__ == "__main__":
    # Runs on the GPU or, without a GPU, in a simulation on the CPU.
    with contextlib.nullcontext() if driver.available else testing.simulate("sm_90", run=True):
        main()
