"""Divide each row of a matrix by its sum, in two streams, and measure the time: pycuda."""

from pathlib import Path

import numpy
import pycuda.autoinit  # noqa: F401 - creates a context
import pycuda.driver as cuda
from pycuda.compiler import SourceModule

SOURCE = Path(__file__).with_name("rows.cuh").read_text()
TYPES = {"float32": "float", "float64": "double"}
BLOCK = 64

# pycuda finds kernels only by the names in the compiled code, so each type needs its own function.
WRAPPER = """
extern "C" __global__ void divide_TYPE(TYPE *matrix, int columns)
{
    divide_by_sum(matrix, columns);
}
"""


def load_kernels():
    """Compile the kernel for both types with nvcc."""
    source = SOURCE.replace("__global__", "__device__")
    source += "".join(WRAPPER.replace("TYPE", name) for name in TYPES.values())
    module = SourceModule(source, no_extern_c=True)
    return {dtype: module.get_function(f"divide_{name}") for dtype, name in TYPES.items()}


def divide(kernels, matrices):
    """Divide the rows of each matrix in its own stream. Return the results and the milliseconds."""
    start, end = cuda.Event(), cuda.Event()
    start.record()
    streams = [cuda.Stream() for _ in matrices]
    buffers = []
    for matrix, stream in zip(matrices, streams):
        rows, columns = matrix.shape
        buffer = cuda.mem_alloc(matrix.nbytes)
        cuda.memcpy_htod_async(buffer, matrix, stream)
        kernels[str(matrix.dtype)](
            buffer,
            numpy.int32(columns),
            grid=(rows, 1),
            block=(BLOCK, 1, 1),
            shared=BLOCK * matrix.itemsize,
            stream=stream,
        )
        buffers.append(buffer)
    for stream in streams:
        stream.synchronize()
    end.record()
    end.synchronize()
    results = [numpy.empty_like(matrix) for matrix in matrices]
    for result, buffer in zip(results, buffers):
        cuda.memcpy_dtoh(result, buffer)
        buffer.free()
    return results, start.time_till(end)


def main():
    kernels = load_kernels()
    generator = numpy.random.default_rng(1)
    matrices = [generator.random((8, 100)).astype(dtype) for dtype in TYPES]
    results, milliseconds = divide(kernels, matrices)
    for matrix, result in zip(matrices, results):
        expected = matrix / matrix.sum(axis=1, keepdims=True)
        numpy.testing.assert_allclose(result, expected, rtol=1e-5)
        print(f"{matrix.dtype}: {len(matrix)} rows, sum of the first {result[0].sum():.3f}")
    assert milliseconds >= 0


if __name__ == "__main__":
    main()
