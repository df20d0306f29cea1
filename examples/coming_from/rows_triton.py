"""Divide each row of a matrix by its sum, and measure the time: triton, with memory from cuda.core.

Without torch, triton launches kernels in the default stream.
"""

import ctypes

import numpy
import triton
import triton.language as tl
from cuda.core import Device, EventOptions, LegacyPinnedMemoryResource

TYPES = "float32", "float64"
BLOCK = 64


@triton.jit
def divide_by_sum(matrix, columns, BLOCK: tl.constexpr):
    row = matrix + tl.program_id(0) * columns
    sums = tl.zeros((BLOCK,), matrix.dtype.element_ty)
    for start in range(0, columns, BLOCK):
        index = start + tl.arange(0, BLOCK)
        sums += tl.load(row + index, mask=index < columns, other=0)
    total = tl.sum(sums)
    for start in range(0, columns, BLOCK):
        index = start + tl.arange(0, BLOCK)
        values = tl.load(row + index, mask=index < columns)
        tl.store(row + index, values / total, mask=index < columns)


class Array:
    """Pinned memory, and device memory that triton accepts as an argument."""

    def __init__(self, device, matrix):
        self.matrix = matrix
        self.dtype = str(matrix.dtype)
        self.host = LegacyPinnedMemoryResource().allocate(matrix.nbytes)
        ctypes.memmove(int(self.host.handle), matrix.ctypes.data, matrix.nbytes)
        self.buffer = device.memory_resource.allocate(matrix.nbytes, stream=device.default_stream)
        self.buffer.copy_from(self.host, stream=device.default_stream)

    def data_ptr(self):
        return int(self.buffer.handle)

    def to_host(self, stream):
        self.buffer.copy_to(self.host, stream=stream)
        stream.sync()
        result = numpy.empty_like(self.matrix)
        ctypes.memmove(result.ctypes.data, int(self.host.handle), result.nbytes)
        return result


def divide(device, matrices):
    """Divide the rows of each matrix. Return the results and the milliseconds."""
    stream, options = device.default_stream, EventOptions(timing_enabled=True)
    arrays = [Array(device, matrix) for matrix in matrices]
    start = stream.record(options=options)
    for matrix, array in zip(matrices, arrays):
        rows, columns = matrix.shape
        divide_by_sum[(rows,)](array, columns, BLOCK=BLOCK, num_warps=2)
    end = stream.record(options=options)
    end.sync()
    return [array.to_host(stream) for array in arrays], end - start


def main():
    device = Device()
    device.set_current()
    generator = numpy.random.default_rng(1)
    matrices = [generator.random((8, 100)).astype(dtype) for dtype in TYPES]
    results, milliseconds = divide(device, matrices)
    for matrix, result in zip(matrices, results):
        expected = matrix / matrix.sum(axis=1, keepdims=True)
        numpy.testing.assert_allclose(result, expected, rtol=1e-5)
        print(f"{matrix.dtype}: {len(matrix)} rows, sum of the first {result[0].sum():.3f}")
    assert milliseconds >= 0


if __name__ == "__main__":
    main()
