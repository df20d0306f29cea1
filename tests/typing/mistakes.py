"""Mistakes that type checkers find: enumerations, callbacks, lists, and numbers that may be omitted."""

from __future__ import annotations

import ctypes
from enum import IntEnum

from cudyn import cublas, driver, nvml, nvrtc, runtime


class Own(IntEnum):
    """An enumeration that is not a C enumeration."""

    CLOCK = 13


def enumerations(pointer: int) -> None:
    """Parameters accept members of their enumeration and plain ints, but not those of other enumerations."""
    driver.cuDeviceGetAttribute(driver.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0)
    driver.cuDeviceGetAttribute(driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0)
    driver.cuDeviceGetAttribute(10, 0)
    driver.cuDeviceGetAttribute(Own.CLOCK, 0)
    driver.cuDeviceGetAttribute(driver.CU_POINTER_ATTRIBUTE_CONTEXT, 0)  # error
    driver.cuPointerGetAttribute(driver.CU_DEVICE_ATTRIBUTE_WARP_SIZE, pointer)  # error
    driver.cuPointerGetAttributes(1, [driver.CU_POINTER_ATTRIBUTE_CONTEXT], pointer)
    driver.cuCtxSetLimit(driver.CU_LIMIT_STACK_SIZE, 4096)
    driver.cuCtxSetLimit(driver.CU_FUNC_CACHE_PREFER_L1, 4096)  # error
    runtime.cudaMemcpy(pointer, pointer, 4, runtime.cudaMemcpyDefault)
    runtime.cudaMemcpy(pointer, pointer, 4, runtime.cudaSuccess)  # error
    nvml.nvmlDeviceGetTemperature(0, nvml.NVML_CLOCK_SM)  # error
    cublas.cublasSetPointerMode(0, cublas.CUBLAS_OP_N)  # error
    flags: int = driver.CU_EVENT_DISABLE_TIMING | driver.CU_EVENT_INTERPROCESS
    driver.cuEventCreate(flags)


def members() -> None:
    """The same applies to record members."""
    location = driver.CUmemLocation(driver.CU_MEM_LOCATION_TYPE_DEVICE, id=0)
    location.type = driver.CU_MEM_LOCATION_TYPE_HOST
    location.type = 1
    kind: int = location.type
    print(kind)
    location.type = driver.CU_LIMIT_STACK_SIZE  # error
    driver.CUmemLocation(driver.CU_MEMORYTYPE_HOST)  # error
    driver.CUmemLocation("device")  # error


def done(data: int | None) -> None:
    print(data)


def two(data: int | None, more: int) -> None:
    print(data, more)


def text(data: str) -> None:
    print(data)


def callbacks(address: int) -> None:
    """Callbacks must have the signature that C calls."""
    driver.CUhostFn(done)
    driver.CUhostFn(print)
    driver.CUhostFn(address)
    driver.CUhostFn(two)  # error
    driver.CUhostFn(text)  # error
    driver.CUhostFn("done")  # error
    driver.CUstreamCallback(done)  # error


def lists(graph: driver.CUgraph, node: driver.CUgraphNode, program: nvrtc.nvrtcProgram) -> None:
    """Lists are accepted for arrays that C reads. Their number may be `None`."""
    driver.cuGraphAddEmptyNode(graph, [node], 1)
    driver.cuGraphAddEmptyNode(graph, (node, node), None)
    driver.cuGraphAddEmptyNode(graph, (driver.CUgraphNode * 2)(), None)
    nvrtc.nvrtcCompileProgram(program, None, ["-arch=sm_90"])
    driver.cuGraphAddEmptyNode(graph, [1.5], 1)  # error
    driver.cuGraphAddEmptyNode(graph, [driver.CUstream()], 1)  # error
    driver.cuGraphAddEmptyNode(None, [node], "1")  # error
    driver.cuMemAlloc(None)  # error
    driver.cuGraphAddEmptyNode(graph, (ctypes.c_int * 2)(), 2)  # error
