"""Checked and raw functions of libraries, at the newest header release and at other releases."""

from __future__ import annotations

import array
import ctypes
import mmap
from collections.abc import Callable
from typing import assert_type

import cudyn
from cudyn import driver, nvrtc, runtime


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


def raw_calls() -> None:
    """Raw functions have all C parameters, and return the status as an int."""
    pointer = ctypes.c_uint64()
    status = driver.raw.cuMemAlloc(ctypes.byref(pointer), 64)
    assert_type(status, int)
    assert_type(driver.raw.cuInit(0), int)
    version = ctypes.c_int()
    assert_type(runtime.raw.cudaDriverGetVersion(ctypes.pointer(version)), int)
    assert_type(runtime.raw.cudaDriverGetVersion(version), int)
    assert_type(nvrtc.raw.nvrtcGetErrorString(0), "bytes | None")
    driver.raw.cuMemAlloc(64)  # error
    driver.raw.cuMemAlloc(ctypes.byref(pointer), "64")  # error
    driver.raw.cuInit("0")  # error
    runtime.raw.cudaDriverGetVersion(ctypes.c_float())  # error


def levels() -> None:
    """Names from another header release."""
    old = driver.api("12.0")
    assert_type(old.cuInit(0), None)
    assert_type(old.cuMemAlloc(64), int)
    assert_type(old.cuCtxCreate(0, 0), driver.CUcontext)
    assert_type(old.raw.cuInit(0), int)
    assert_type(old.level, str)
    assert_type(old.api("11.8").cuDeviceGet(0), int)
    assert_type(driver.api((12, 0), per_thread=True).available, bool)
    assert_type(runtime.api("11.8").cudaMalloc(64), int)
    old.cuMemAlloc("64")  # error
    old.cuInit()  # error
    driver.api(12.0)  # error


def retried(function: Callable[[int], int], value: int) -> int:
    return function(value)


def signatures() -> None:
    """Functions can be passed as arguments and keep their parameters."""
    retried(driver.cuMemAlloc, 64)
    driver.cuMemAlloc(bytesize=64)
    driver.cuGraphRemoveDependencies(hGraph=1, from_=None, to=None, edgeData=None, numDependencies=0)
    print(driver.cuMemAlloc.__name__, driver.cuMemAlloc.__doc__)
    retried(driver.cuMemFree, 64)  # error
    driver.cuMemAlloc(size=64)  # error


def nvrtc_calls(source: str) -> bytearray:
    """NVRTC's functions."""
    program = nvrtc.nvrtcCreateProgram(source, "k.cu", 0, None, None)
    assert_type(program, nvrtc.nvrtcProgram)
    nvrtc.nvrtcCreateProgram(source, b"k.cu", 1, ["__global__"], [b"a.h"])
    try:
        nvrtc.nvrtcCompileProgram(program, 1, ["-arch=sm_90"])
    except cudyn.errors.NvrtcError as error:
        assert_type(error.log, str)
        assert_type(error.function, str)
    cubin = bytearray(nvrtc.nvrtcGetCUBINSize(program))
    nvrtc.nvrtcGetCUBIN(program, cubin)
    assert_type(nvrtc.nvrtcVersion(), tuple[int, int])
    nvrtc.nvrtcCompileProgram(program, 1, [1])  # error
    nvrtc.nvrtcCreateProgram(3, "k.cu", 0, None, None)  # error
    return cubin
