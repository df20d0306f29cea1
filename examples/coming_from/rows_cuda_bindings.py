"""Divide each row of a matrix by its sum, in two streams, and measure the time: cuda.bindings."""

import ctypes
from pathlib import Path

import numpy
from cuda.bindings import driver, nvrtc

SOURCE = Path(__file__).with_name("rows.cuh").read_text()
KERNELS = {"float32": "divide_by_sum<float>", "float64": "divide_by_sum<double>"}
BLOCK = 64


def check(result):
    """Return the results of a call without its status. Raise an exception if the status is an error."""
    status, *values = result
    if status.value:
        raise RuntimeError(f"{type(status).__name__} {status.value}")
    return values[0] if len(values) == 1 else values


def load_kernels(device):
    """Compile the template for both types, each time the program runs."""
    attribute = driver.CUdevice_attribute
    major = check(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
    minor = check(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
    program = check(nvrtc.nvrtcCreateProgram(SOURCE.encode(), b"rows.cu", 0, None, None))
    for name in KERNELS.values():
        check(nvrtc.nvrtcAddNameExpression(program, name.encode()))
    options = [f"-arch=sm_{major}{minor}".encode()]
    (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
    if status.value:
        log = bytes(check(nvrtc.nvrtcGetProgramLogSize(program)))
        check(nvrtc.nvrtcGetProgramLog(program, log))
        raise RuntimeError(log.decode())
    code = bytes(check(nvrtc.nvrtcGetCUBINSize(program)))
    check(nvrtc.nvrtcGetCUBIN(program, code))
    module = check(driver.cuModuleLoadData(code))
    lowered = {k: check(nvrtc.nvrtcGetLoweredName(program, name.encode())) for k, name in KERNELS.items()}
    return {dtype: check(driver.cuModuleGetFunction(module, name)) for dtype, name in lowered.items()}


def launch(kernel, rows, columns, pointer, shared, stream):
    """Launch the kernel. Its arguments are passed as the addresses of ctypes objects."""
    arguments = (ctypes.c_uint64(int(pointer)), ctypes.c_int(columns))
    addresses = (ctypes.c_void_p * 2)(*map(ctypes.addressof, arguments))
    check(
        driver.cuLaunchKernel(kernel, rows, 1, 1, BLOCK, 1, 1, shared, stream, ctypes.addressof(addresses), 0)
    )


def divide(kernels, matrices):
    """Divide the rows of each matrix in its own stream. Return the results and the milliseconds."""
    start, end = check(driver.cuEventCreate(0)), check(driver.cuEventCreate(0))
    check(driver.cuEventRecord(start, 0))
    streams = [check(driver.cuStreamCreate(0)) for _ in matrices]
    pointers = []
    for matrix, stream in zip(matrices, streams):
        rows, columns = matrix.shape
        pointer = check(driver.cuMemAlloc(matrix.nbytes))
        check(driver.cuMemcpyHtoDAsync(pointer, matrix.ctypes.data, matrix.nbytes, stream))
        launch(kernels[str(matrix.dtype)], rows, columns, pointer, BLOCK * matrix.itemsize, stream)
        pointers.append(pointer)
    for stream in streams:
        check(driver.cuStreamSynchronize(stream))
    check(driver.cuEventRecord(end, 0))
    check(driver.cuEventSynchronize(end))
    results = [numpy.empty_like(matrix) for matrix in matrices]
    for result, pointer in zip(results, pointers):
        check(driver.cuMemcpyDtoH(result.ctypes.data, pointer, result.nbytes))
        check(driver.cuMemFree(pointer))
    return results, check(driver.cuEventElapsedTime(start, end))


def main():
    check(driver.cuInit(0))
    device = check(driver.cuDeviceGet(0))
    check(driver.cuCtxSetCurrent(check(driver.cuDevicePrimaryCtxRetain(device))))
    kernels = load_kernels(device)
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
