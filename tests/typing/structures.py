"""Structures: members, constructors, arrays."""

from __future__ import annotations

import ctypes

from typing_extensions import assert_type

from cudyn import driver, nvml, runtime


def main() -> None:
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
