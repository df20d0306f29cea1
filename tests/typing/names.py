"""Names of the driver: enums, handles, callbacks, functions as objects, other releases, errors."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from typing_extensions import assert_type

import cudyn
from cudyn import cublas, cusparse, driver, runtime


def name_of(status: driver.CUresult) -> str:
    number: int = status
    return f"{status}: {status.value + number}"


def enums() -> None:
    member: IntEnum = driver.CUresult.CUDA_SUCCESS
    print(name_of(driver.CUDA_ERROR_NOT_FOUND), member.name, driver.CUresult(500))
    print(name_of(driver.CUresult["CUDA_SUCCESS"]))
    size: int = driver.CU_IPC_HANDLE_SIZE
    print(size, cublas.CUBLAS_OP_N + 1)
    name_of(500)  # error
    name_of(driver.CU_MEMORYTYPE_HOST)  # error
    print(driver.CUDA_ERROR_NOT_FUND)  # error


def handles() -> None:
    """One type of each, in every library."""
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


def done(data: int | None) -> None:
    print(data)


callback = driver.CUhostFn(done)


def callbacks(stream: driver.CUstream) -> None:
    """They are made once and given."""
    driver.cuLaunchHostFunc(stream, callback, None)
    driver.cuLaunchHostFunc(stream, callback, 7)
    driver.cuLaunchHostFunc(stream, done, None)  # error
    driver.cuLaunchHostFunc(stream, "done", None)  # error


def retried(function: Callable[[int], int], value: int) -> int:
    return function(value)


def functions() -> None:
    """They are passed on and keep their parameters."""
    retried(driver.cuMemAlloc, 64)
    driver.cuMemAlloc(bytesize=64)
    driver.cuGraphRemoveDependencies(hGraph=1, from_=None, to=None, edgeData=None, numDependencies=0)
    print(driver.cuMemAlloc.__name__, driver.cuMemAlloc.__doc__)
    retried(driver.cuMemFree, 64)  # error
    driver.cuMemAlloc(size=64)  # error


def levels() -> None:
    """The names of another header release."""
    old = driver.api("12.0")
    assert_type(old.cuInit(0), None)
    assert_type(old.cuMemAlloc(64), int)
    assert_type(old.cuCtxCreate(0, 0), driver.CUcontext)
    assert_type(old.raw.cuInit(0), int)
    assert_type(old.level, str)
    assert_type(old.api("11.8").cuDeviceGet(0), int)
    assert_type(driver.api((12, 0), per_thread=True).available, bool)
    assert_type(runtime.api("11.8").cudaMalloc(64), "int | None")
    old.cuMemAlloc("64")  # error
    old.cuInit()  # error
    driver.api(12.0)  # error


def failures() -> None:
    try:
        driver.cuInit(0)
    except cudyn.DriverError as error:
        assert_type(error.status, int)
        assert_type(error.name, str)
        print(error.stat)  # error
    except cudyn.SymbolNotFoundError as error:
        assert_type(error.symbol, str)
    except cudyn.errors.LibraryNotFoundError as error:
        for attempt in error.attempts:
            assert_type(attempt, cudyn.errors.Attempt)
    exact = driver.symbol("cuMemAlloc_v2")
    exact(64)
    driver.symbol(3)  # error
