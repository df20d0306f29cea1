"""Bare functions: every parameter of C, and the status as an int."""

from __future__ import annotations

import ctypes

from typing_extensions import assert_type

from cudyn import driver, nvrtc, runtime


def main() -> None:
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
