"""Divide each row of a matrix by its sum, in two streams, and measure the time: numba-cuda."""

import numpy
from numba import cuda, float32, float64

TYPES = {"float32": float32, "float64": float64}
BLOCK = 64


def make_kernel(dtype):
    """Return the kernel for a type. numba compiles it at the first launch."""

    @cuda.jit
    def divide_by_sum(matrix, columns):
        sums = cuda.shared.array(BLOCK, dtype)
        thread = cuda.threadIdx.x
        row = cuda.blockIdx.x
        total = dtype(0)
        for i in range(thread, columns, cuda.blockDim.x):
            total += matrix[row, i]
        sums[thread] = total
        cuda.syncthreads()
        width = cuda.blockDim.x // 2
        while width > 0:
            if thread < width:
                sums[thread] += sums[thread + width]
            cuda.syncthreads()
            width //= 2
        for i in range(thread, columns, cuda.blockDim.x):
            matrix[row, i] /= sums[0]

    return divide_by_sum


def load_kernels():
    """Return a kernel for each type."""
    return {name: make_kernel(dtype) for name, dtype in TYPES.items()}


def divide(kernels, matrices):
    """Divide the rows of each matrix in its own stream. Return the results and the milliseconds."""
    start, end = cuda.event(timing=True), cuda.event(timing=True)
    start.record()
    streams = [cuda.stream() for _ in matrices]
    buffers = []
    for matrix, stream in zip(matrices, streams):
        rows, columns = matrix.shape
        buffer = cuda.to_device(matrix, stream=stream)
        kernels[str(matrix.dtype)][rows, BLOCK, stream](buffer, columns)
        buffers.append(buffer)
    for stream in streams:
        stream.synchronize()
    end.record()
    end.synchronize()
    return [buffer.copy_to_host() for buffer in buffers], cuda.event_elapsed_time(start, end)


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
