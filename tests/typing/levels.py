"""The names of another header release."""

from __future__ import annotations

from typing_extensions import assert_type

from cudyn import driver, runtime


def main() -> None:
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
