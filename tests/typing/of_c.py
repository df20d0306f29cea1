"""Handles, enums, structures and callbacks."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import assert_type

from cudyn import cublas, cusparse, driver, nvml, runtime


def handles() -> None:
    """A handle has the same type in all libraries."""
    stream = runtime.cudaStreamCreate()
    assert_type(stream, driver.CUstream)
    handle = cublas.cublasCreate()
    assert_type(handle, cublas.cublasHandle_t)
    cublas.cublasSetStream(handle, stream)
    cublas.cublasSetStream(int(handle), None)
    assert_type(bool(stream), bool)
    assert_type(driver.CUstream(1) == stream, bool)
    sparse = cusparse.cusparseCreate()
    cublas.cublasSetStream(sparse, stream)  # error
    cublas.cublasSetStream(handle, handle)  # error


def name_of(status: driver.CUresult) -> str:
    number: int = status
    return f"{status}: {status.value + number}"


def enums() -> None:
    """Enums and constants."""
    member: IntEnum = driver.CUresult.CUDA_SUCCESS
    print(name_of(driver.CUDA_ERROR_NOT_FOUND), member.name, driver.CUresult(500))
    print(name_of(driver.CUresult["CUDA_SUCCESS"]))
    size: int = driver.CU_IPC_HANDLE_SIZE
    print(size, cublas.CUBLAS_OP_N + 1)
    name_of(500)  # error
    name_of(driver.CU_MEMORYTYPE_HOST)  # error
    print(driver.CUDA_ERROR_NOT_FUND)  # error


def structures() -> None:
    """Structures with members, constructors and arrays."""
    copy = driver.CUDA_MEMCPY2D(srcMemoryType=driver.CU_MEMORYTYPE_DEVICE, srcDevice=0x1000, WidthInBytes=4)
    assert_type(copy.srcDevice, int)
    assert_type(copy.dstArray, driver.CUarray)
    copy.srcPitch = 64
    driver.cuMemcpy2D(copy)
    driver.cuMemcpy2D(ctypes.byref(copy))
    copy.srcPitch = "64"  # error
    copy.srcPich = 64  # error
    driver.CUDA_MEMCPY2D(width=4)  # error
    driver.cuMemcpyDtoH(b"literal", 1, 7)  # error


def arrays() -> None:
    properties = runtime.cudaDeviceProp(maxGridSize=[1, 2, 3])
    print(*properties.maxGridSize, len(properties.maxGridSize))
    properties.maxGridSize = (1, 2)
    properties.maxGridSize = ["a"]  # error
    uuid = driver.CUuuid(bytes=b"0123456789abcdef")
    uuid.bytes = "text"
    uuid.bytes = bytearray(16)
    uuid.bytes = [1, 2, 3]
    assert_type(uuid.bytes, bytes)
    uuid.bytes = 3  # error
    info = nvml.nvmlPciInfo_t(busId="0000:01:00.0")
    info.busId = b"0000:02:00.0"
    assert_type(info.busId, str)
    nvml.nvmlPciInfo_t(busId=7)  # error


def done(data: int | None) -> None:
    print(data)


callback = driver.CUhostFn(done)


def callbacks(stream: driver.CUstream) -> None:
    """Callbacks are created once and passed to functions."""
    driver.cuLaunchHostFunc(stream, callback, None)
    driver.cuLaunchHostFunc(stream, callback, 7)
    driver.cuLaunchHostFunc(stream, done, None)  # error
    driver.cuLaunchHostFunc(stream, "done", None)  # error
