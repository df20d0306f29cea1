"""Divide each row of a matrix by its sum, in two streams, and measure the time: cuda.core."""

import ctypes
from pathlib import Path

import numpy
from cuda.core import (
    Device,
    EventOptions,
    LaunchConfig,
    LegacyPinnedMemoryResource,
    Program,
    ProgramOptions,
    launch,
)

SOURCE = Path(__file__).with_name("rows.cuh").read_text()
KERNELS = {"float32": "divide_by_sum<float>", "float64": "divide_by_sum<double>"}
BLOCK = 64


def load_kernels(device):
    """Compile the template for both types, each time the program runs."""
    options = ProgramOptions(arch=f"sm_{device.arch}", std="c++17")
    program = Program(SOURCE, code_type="c++", options=options)
    module = program.compile("cubin", name_expressions=tuple(KERNELS.values()))
    return {dtype: module.get_kernel(name) for dtype, name in KERNELS.items()}


def copy_to_device(device, matrix, stream):
    """Copy a matrix through pinned memory. Return both buffers, because the copy is asynchronous."""
    host = LegacyPinnedMemoryResource().allocate(matrix.nbytes)
    ctypes.memmove(int(host.handle), matrix.ctypes.data, matrix.nbytes)
    buffer = device.memory_resource.allocate(matrix.nbytes, stream=stream)
    buffer.copy_from(host, stream=stream)
    return host, buffer


def copy_to_host(host, buffer, matrix, stream):
    """Copy a matrix back through its pinned memory."""
    buffer.copy_to(host, stream=stream)
    stream.sync()
    result = numpy.empty_like(matrix)
    ctypes.memmove(result.ctypes.data, int(host.handle), matrix.nbytes)
    return result


def divide(device, kernels, matrices):
    """Divide the rows of each matrix in its own stream. Return the results and the milliseconds."""
    options = EventOptions(timing_enabled=True)
    main_stream = device.create_stream()
    start = main_stream.record(options=options)
    streams = [device.create_stream() for _ in matrices]
    pairs = []
    for matrix, stream in zip(matrices, streams):
        rows, columns = matrix.shape
        pair = copy_to_device(device, matrix, stream)
        config = LaunchConfig(grid=rows, block=BLOCK, shmem_size=BLOCK * matrix.itemsize)
        # cuda.core passes an int as 8 bytes, like a pointer, so a C int must be a numpy.int32.
        arguments = int(pair[1].handle), numpy.int32(columns)
        launch(stream, config, kernels[str(matrix.dtype)], *arguments)
        pairs.append(pair)
    for stream in streams:
        stream.sync()
    end = main_stream.record(options=options)
    end.sync()
    results = []
    for (host, buffer), matrix, stream in zip(pairs, matrices, streams):
        results.append(copy_to_host(host, buffer, matrix, stream))
    return results, end - start


def main():
    device = Device()
    device.set_current()
    kernels = load_kernels(device)
    generator = numpy.random.default_rng(1)
    matrices = [generator.random((8, 100)).astype(dtype) for dtype in KERNELS]
    results, milliseconds = divide(device, kernels, matrices)
    for matrix, result in zip(matrices, results):
        expected = matrix / matrix.sum(axis=1, keepdims=True)
        numpy.testing.assert_allclose(result, expected, rtol=1e-5)
        print(f"{matrix.dtype}: {len(matrix)} rows, sum of the first {result[0].sum():.3f}")
    assert milliseconds >= 0


if __name__ == "__main__":
    main()
