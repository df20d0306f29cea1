"""What other packages ask of a driver: libraries, kernels, linking, pools, limits, peers, host memory."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

import cudyn
from cudyn import driver, testing

from ..cpu.test_simulated import ADD
from ..support.cpu import HEAD

CODE = (HEAD + ".visible .global .align 4 .b8 table[64];\n" + ADD).encode() + b"\0"


@pytest.fixture(autouse=True)
def simulation() -> Iterator[testing.Simulation]:
    with testing.simulate("sm_90", devices=2, run=True) as simulation:
        cudyn.Device(0).use()
        yield simulation


def load() -> driver.CUlibrary:
    return driver.cuLibraryLoadData(CODE, None, None, 0, None, None, 0)


def test_a_library_is_a_module_and_its_kernel_a_function() -> None:
    library = load()
    kernel = driver.cuLibraryGetKernel(library, "add")
    assert driver.cuLibraryGetKernelCount(library) == 1
    assert driver.cuKernelGetLibrary(kernel) == library
    assert driver.cuKernelGetName(kernel) == "add"
    assert driver.cuKernelGetParamInfo(kernel, 2) == (16, 4)
    assert driver.cuLibraryGetGlobal(library, "table")[1] == 64
    function = driver.cuKernelGetFunction(kernel)
    assert driver.cuFuncGetName(function) == "add"
    driver.cuLibraryUnload(library)
    with pytest.raises(testing.Fault, match="was destroyed"):
        driver.cuLibraryGetKernel(library, "add")


def test_linked_ptx_runs() -> None:
    state = driver.cuLinkCreate(0, None, None)
    driver.cuLinkAddData(state, driver.CUjitInputType.CU_JIT_INPUT_PTX, CODE, len(CODE), "one", 0, None, None)
    address, size = driver.cuLinkComplete(state)
    assert ctypes.string_at(address or 0, size) == CODE
    driver.cuLinkDestroy(state)
    state = driver.cuLinkCreate(0, None, None)
    with pytest.raises(cudyn.DriverError, match="NOT_SUPPORTED"):
        driver.cuLinkAddData(state, driver.CUjitInputType.CU_JIT_INPUT_CUBIN, CODE, 8, "two", 0, None, None)


def test_pools_keep_their_attributes() -> None:
    pool = driver.cuDeviceGetDefaultMemPool(0)
    assert driver.cuDeviceGetMemPool(0) == pool
    stream = driver.cuStreamCreate(1)
    address = driver.cuMemAllocFromPoolAsync(64, pool, stream)
    driver.cuMemFreeAsync(address, stream)
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        driver.cuMemPoolDestroy(pool)


def test_limits_belong_to_a_context() -> None:
    stack = driver.CUlimit.CU_LIMIT_STACK_SIZE
    assert driver.cuCtxGetLimit(stack) == 1024
    driver.cuCtxSetLimit(stack, 4096)
    assert driver.cuCtxGetLimit(stack) == 4096
    cudyn.Device(1).use()
    assert driver.cuCtxGetLimit(stack) == 1024


def test_peers_are_enabled_once() -> None:
    peer = driver.cuDevicePrimaryCtxRetain(1)
    driver.cuCtxEnablePeerAccess(peer, 0)
    with pytest.raises(cudyn.DriverError, match="PEER_ACCESS_ALREADY_ENABLED"):
        driver.cuCtxEnablePeerAccess(peer, 0)
    driver.cuCtxDisablePeerAccess(peer)
    with pytest.raises(cudyn.DriverError, match="PEER_ACCESS_NOT_ENABLED"):
        driver.cuCtxDisablePeerAccess(peer)


def test_memory_of_the_host_is_registered_once() -> None:
    memory = ctypes.create_string_buffer(64)
    driver.cuMemHostRegister(ctypes.addressof(memory), 64, 0)
    with pytest.raises(cudyn.DriverError, match="HOST_MEMORY_ALREADY_REGISTERED"):
        driver.cuMemHostRegister(ctypes.addressof(memory), 64, 0)
    driver.cuMemHostUnregister(ctypes.addressof(memory))
    with pytest.raises(cudyn.DriverError, match="HOST_MEMORY_NOT_REGISTERED"):
        driver.cuMemHostUnregister(ctypes.addressof(memory))


@pytest.mark.parametrize(("version", "found"), [(11060, True), (11000, False)])
def test_a_function_is_found_from_the_version_of_real_drivers_on(version: int, found: bool) -> None:
    address, _ = driver.cuGetProcAddress("cuLaunchKernelEx", version, 0)
    assert bool(address) == found
