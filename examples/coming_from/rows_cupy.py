"""Divide each row of a matrix by its sum, in two streams, and measure the time: cupy.RawModule."""

from pathlib import Path

import cupy
import numpy

SOURCE = Path(__file__).with_name("rows.cuh").read_text()
KERNELS = {"float32": "divide_by_sum<float>", "float64": "divide_by_sum<double>"}
BLOCK = 64


def load_kernels():
    """Compile the template for both types. cupy needs a GPU even to compile."""
    module = cupy.RawModule(
        code=SOURCE,
        options=("-std=c++17",),
        name_expressions=[*KERNELS.values()],
    )
    return {dtype: module.get_function(name) for dtype, name in KERNELS.items()}


def launch(kernel, buffer, stream):
    """Launch the kernel. The types of the arguments are not checked: an int is passed as 8 bytes."""
    rows, columns = buffer.shape
    with stream:
        kernel(
            (rows,),
            (BLOCK,),
            (buffer, numpy.int32(columns)),
            shared_mem=BLOCK * buffer.itemsize,
        )


def divide(kernels, matrices):
    """Divide the rows of each matrix in its own stream. Return the results and the milliseconds."""
    start, end = cupy.cuda.Event(), cupy.cuda.Event()
    start.record()
    streams = [cupy.cuda.Stream(non_blocking=False) for _ in matrices]
    buffers = []
    for matrix, stream in zip(matrices, streams):
        with stream:
            buffer = cupy.asarray(matrix)
        launch(kernels[str(matrix.dtype)], buffer, stream)
        buffers.append(buffer)
    for stream in streams:
        stream.synchronize()
    end.record()
    end.synchronize()
    milliseconds = cupy.cuda.get_elapsed_time(start, end)
    return [buffer.get() for buffer in buffers], milliseconds


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
    main()
