"""The driver API as a library author writes it."""

from __future__ import annotations

import array
import ctypes
import mmap

from typing_extensions import assert_type

from cudyn import driver


def allocate(size: int) -> int:
    pointer = driver.cuMemAlloc(size)
    assert_type(pointer, int)
    assert_type(driver.cuMemGetInfo(), tuple[int, int])
    return pointer


def copy(pointer: int, host: bytearray, values: array.array[float], mapped: mmap.mmap) -> None:
    driver.cuMemcpyHtoD(pointer, host, len(host))
    driver.cuMemcpyHtoD(pointer, b"read only", 9)
    driver.cuMemcpyHtoD(pointer, memoryview(b"a view"), 6)
    driver.cuMemcpyHtoD(pointer, values, 4)
    driver.cuMemcpyDtoH(host, pointer, len(host))
    driver.cuMemcpyDtoH(values, pointer, 4)
    driver.cuMemcpyDtoH(mapped, pointer, 4)
    driver.cuMemcpyDtoH((ctypes.c_float * 4)(), pointer, 16)
    driver.cuMemcpyDtoH(b"shared by all", pointer, 4)  # error
    driver.cuMemcpyDtoH("text", pointer, 4)  # error


def streams() -> None:
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    assert_type(stream, driver.CUstream)
    status = driver.cuStreamQuery(stream)
    assert_type(status, driver.CUresult)
    if status == driver.CUDA_ERROR_NOT_READY:
        print(status.name, f"{status:d}")
    assert_type(driver.cuStreamSynchronize(stream), None)
    driver.cuStreamSynchronize(None)
    driver.cuStreamSynchronize(driver.CU_STREAM_LEGACY)
    driver.cuStreamSynchronize(driver.cuCtxGetCurrent())  # error
    driver.cuStreamSynchronize("default")  # error


def names(device: int) -> None:
    assert_type(driver.cuDeviceGetName(device), str)
    assert_type(driver.cuGetErrorName(driver.CUDA_SUCCESS), "str | None")
    driver.cuMemAlloc("much")  # error
    driver.cuMemAlloc(1.5)  # error
    driver.cuMemAlloc()  # error
    driver.cuMemAlloc(1, 2)  # error
    driver.cuNoSuchFunction()  # error
