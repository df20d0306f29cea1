"""cudyn's own classes and functions: compiling, launching, querying, errors."""

from __future__ import annotations

import array
from pathlib import Path
from typing import assert_type

import cudyn
from cudyn import driver, nvml


def compiling(source: str, archs: list[str]) -> None:
    """cudyn.compile and cudyn.link."""
    image = cudyn.compile(source, arch="sm_90")
    assert_type(image, cudyn.Image)
    assert_type(cudyn.compile(Path("k.cu")), cudyn.Image)
    assert_type(cudyn.compile(source, to="ptx"), cudyn.Image)
    assert_type(cudyn.compile(source, to="tileir").tile_ir_version, tuple[int, int] | None)
    assert_type(cudyn.compile(source, arch=archs), list[cudyn.Image])
    assert_type(cudyn.compile(source, arch=("sm_80", "sm_90"), to="ptx"), list[cudyn.Image])
    assert_type(cudyn.compile(source, arch=archs, to="fatbin"), cudyn.Image)
    assert_type(cudyn.compile(source, arch="sm_90", to=["ptx", "cubin"]), list[cudyn.Image])
    assert_type(cudyn.compile(source, arch=archs, to=("ptx", "cubin")), list[cudyn.Image])
    assert_type(cudyn.compile(source, options=["-gencode", "arch=compute_90,code=sm_90"]), cudyn.Image)
    assert_type(cudyn.link([image], arch="sm_90"), cudyn.Image)
    assert_type(cudyn.fatbin([image]), cudyn.Image)
    cudyn.compile(source, to="elf")  # error
    cudyn.compile(source, arch=90)  # error
    cudyn.compile(source, arch="sm_90", to=["ptx", "fatbin"])  # error
    cudyn.link([image], to="fatbin")  # error


def running(source: str) -> None:
    """Buffers, modules and kernels."""
    module = cudyn.Module(cudyn.compile(source))
    kernel = module.get_kernel("scale")
    assert_type(kernel, cudyn.Kernel)
    data = cudyn.Buffer.from_host(array.array("f", range(1000)))
    assert_type(data, cudyn.Buffer)
    kernel.launch(4, 256, data, 0.5, 1000)
    contract = cudyn.Contract("scale(a: f32[n], by: f32) -> scale<<<ceildiv(n, 256), 256>>>(a, by, n: i32)")
    checked = module.get_kernel(contract)
    assert_type(checked, cudyn.Kernel)
    assert_type(checked.contract, cudyn.Contract | None)
    checked(data, by=0.5, stream=cudyn.CURRENT_STREAM)
    checked.launch(4, 256, data, by=0.5)
    checked.prepare(4, 256, data, by=0.5)()
    assert_type(cudyn.Module("kernels.cudyn").scale, cudyn.Kernel)
    module.get_kernel(3)  # error
    cudyn.Module()  # error


def asking() -> None:
    """Properties of a library module."""
    assert_type(driver.available, bool)
    assert_type(driver.version, "tuple[int, int] | None")
    assert_type(driver.path, "str | None")
    assert_type(driver.has("cuInit"), bool)
    assert_type(driver.describe("cuInit").prototype, str)
    assert_type(driver.describe("cuInit").removed, "str | None")
    assert_type(driver.require("12.4"), None)
    assert_type(nvml.reload(), bool)
    if driver.load_error is not None:
        assert_type(driver.load_error, cudyn.LoadError)
        assert_type(driver.load_error.summary, str)
    driver.require(12.4)  # error
    driver.has(3)  # error
    print(driver.version[0])  # error


def failures() -> None:
    """Attributes of errors."""
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
