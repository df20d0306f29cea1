"""Tests for functions that other packages call: libraries, linking, pools, limits, peers, host memory."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import pytest

import cudyn
from cudyn import driver, testing

from ...support.cpu import HEAD
from ...support.messages import raises
from ..cpu.test_simulated import ADD

PTX = (HEAD + ".visible .global .align 4 .b8 table[64];\n" + ADD).encode() + b"\0"
# arguments of `add` for zero elements
EMPTY_ARGUMENTS = (ctypes.c_uint64(), ctypes.c_uint64(), ctypes.c_float(), ctypes.c_uint32())
PARAMETERS = (ctypes.c_void_p * 4)(*[ctypes.addressof(argument) for argument in EMPTY_ARGUMENTS])


@pytest.fixture(autouse=True)
def simulation() -> Iterator[testing.Simulation]:
    """A simulation of two devices that runs kernels, with the context of device 0."""
    with testing.simulate("sm_90", devices=2, run=True) as simulation:
        cudyn.Device(0).use()
        yield simulation


def load_library() -> driver.CUlibrary:
    return driver.cuLibraryLoadData(PTX, None, None, 0, None, None, 0)


def test_library_contains_kernels_and_variables() -> None:
    """Kernels and variables are found by name until the library is unloaded."""
    library = load_library()
    kernel = driver.cuLibraryGetKernel(library, "add")
    assert driver.cuLibraryGetKernelCount(library) == 1
    assert driver.cuKernelGetLibrary(kernel) == library
    assert driver.cuKernelGetName(kernel) == "add"
    assert driver.cuKernelGetParamInfo(kernel, 2) == (16, 4)
    assert driver.cuLibraryGetGlobal(library, "table")[1] == 64
    function = driver.cuKernelGetFunction(kernel)
    assert driver.cuFuncGetName(function) == "add"
    driver.cuLibraryUnload(library)
    with raises(testing.Fault):
        driver.cuLibraryGetKernel(library, "add")


def test_library_needs_no_context_and_outlives_contexts() -> None:
    """The library has a function and a module in each context, which are created on demand."""
    driver.cuCtxSetCurrent(None)
    library = load_library()
    kernel = driver.cuLibraryGetKernel(library, "add")
    assert driver.cuLibraryEnumerateKernels(1, library) == [kernel]
    shared = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(shared, 60000, kernel, 0)
    with raises(cudyn.DriverError):
        driver.cuKernelGetFunction(kernel)
    with raises(cudyn.DriverError):
        driver.cuLibraryGetModule(library)
    functions = []
    modules = []
    for ordinal in range(2):
        cudyn.Device(ordinal).use()
        functions.append(driver.cuKernelGetFunction(kernel))
        modules.append(driver.cuLibraryGetModule(library))
        assert driver.cuLibraryGetGlobal(library, "table") == driver.cuModuleGetGlobal(modules[-1], "table")
        assert driver.cuModuleGetFunction(modules[-1], "add") == functions[-1]
        # The attribute was only set for device 0. The default is 48 KiB.
        assert driver.cuFuncGetAttribute(shared, functions[-1]) == (48 * 1024 if ordinal else 60000)
    assert len(set(map(int, functions))) == len(set(map(int, modules))) == 2
    driver.cuDevicePrimaryCtxReset(1)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(1))
    assert driver.cuKernelGetFunction(kernel) not in functions
    driver.cuCtxSetCurrent(None)
    driver.cuLibraryUnload(library)
    with raises(testing.Fault):
        driver.cuFuncGetName(functions[0])


def test_launch_of_a_kernel_uses_its_function_in_the_current_context(simulation: testing.Simulation) -> None:
    kernel = driver.cuLibraryGetKernel(load_library(), "add")
    function = driver.CUfunction(int(kernel))
    for ordinal in range(2):
        cudyn.Device(ordinal).use()
        driver.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, 0, PARAMETERS, None)
    assert [launch.device for launch in simulation.launches] == [0, 1]


def test_param_info_of_a_null_kernel_fails() -> None:
    with raises(cudyn.DriverError):
        driver.cuKernelGetParamInfo(None, 0)


@pytest.mark.parametrize("use", ["upload", "clone", "child"])
def test_use_of_a_graph_with_an_unloaded_module_raises(use: str) -> None:
    """A device rejects such a graph, accepts it, or crashes."""
    module = driver.cuModuleLoadData(PTX)
    function = driver.cuModuleGetFunction(module, "add")
    parameters = driver.CUDA_KERNEL_NODE_PARAMS(
        func=function, gridDimX=1, gridDimY=1, gridDimZ=1, blockDimX=1, blockDimY=1, blockDimZ=1
    )
    parameters.kernelParams = ctypes.cast(PARAMETERS, type(parameters.kernelParams))
    graph = driver.cuGraphCreate(0)
    driver.cuGraphAddKernelNode(graph, None, 0, parameters)
    executable = driver.cuGraphInstantiate(graph, 0)
    driver.cuGraphUpload(executable, 0)
    driver.cuModuleUnload(module)
    with raises(testing.Fault):
        if use == "upload":
            driver.cuGraphUpload(executable, 0)
        elif use == "clone":
            driver.cuGraphClone(graph)
        else:
            driver.cuGraphAddChildGraphNode(driver.cuGraphCreate(0), None, 0, graph)


def test_linked_ptx_runs() -> None:
    state = driver.cuLinkCreate(0, None, None)
    driver.cuLinkAddData(state, driver.CUjitInputType.CU_JIT_INPUT_PTX, PTX, len(PTX), "one", 0, None, None)
    address, size = driver.cuLinkComplete(state)
    assert ctypes.string_at(address or 0, size) == PTX
    driver.cuLinkDestroy(state)
    state = driver.cuLinkCreate(0, None, None)
    with raises(cudyn.DriverError):
        driver.cuLinkAddData(state, driver.CUjitInputType.CU_JIT_INPUT_CUBIN, PTX, 8, "two", 0, None, None)


def test_pool_attributes_that_were_set_are_returned() -> None:
    pool = driver.cuDeviceGetDefaultMemPool(0)
    assert driver.cuDeviceGetMemPool(0) == pool
    stream = driver.cuStreamCreate(1)
    address = driver.cuMemAllocFromPoolAsync(64, pool, stream)
    driver.cuMemFreeAsync(address, stream)
    with raises(cudyn.DriverError):
        driver.cuMemPoolDestroy(pool)


def read_pool(pool: Any) -> tuple[int, ...]:
    """Return the used bytes, their maximum, the reserved bytes and their maximum."""
    names = "USED_MEM_CURRENT", "USED_MEM_HIGH", "RESERVED_MEM_CURRENT", "RESERVED_MEM_HIGH"
    attributes = [driver.CUmemPool_attribute[f"CU_MEMPOOL_ATTR_{name}"] for name in names]
    return tuple(driver.cuMemPoolGetAttribute(pool, attribute) for attribute in attributes)


def test_pool_high_watermark_is_the_maximum_use_until_it_is_reset() -> None:
    """Resetting a watermark sets it to the current use, separately for used and for reserved memory."""
    pool = driver.cuDeviceGetDefaultMemPool(0)
    stream = driver.cuStreamCreate(1)
    first_address, second_address = (driver.cuMemAllocAsync(size, stream) for size in (1000, 500))
    assert read_pool(pool) == (1500, 1500, 1500, 1500)
    driver.cuMemFreeAsync(first_address, stream)
    driver.cuStreamSynchronize(stream)
    assert read_pool(pool) == (500, 1500, 500, 1500)
    driver.cuMemPoolSetAttribute(pool, driver.CU_MEMPOOL_ATTR_USED_MEM_HIGH, 0)
    assert read_pool(pool) == (500, 500, 500, 1500)
    driver.cuMemPoolSetAttribute(pool, driver.CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, 0)
    driver.cuMemFreeAsync(second_address, stream)
    assert read_pool(pool) == (0, 500, 0, 500)
    driver.cuMemPoolSetAttribute(pool, driver.CU_MEMPOOL_ATTR_USED_MEM_HIGH, 0)
    assert read_pool(pool) == (0, 0, 0, 500)


def test_pool_reserves_memory_up_to_its_threshold_until_it_is_trimmed() -> None:
    """Freed memory up to the threshold of 600 bytes stays reserved for later allocations."""
    pool = driver.cuDeviceGetDefaultMemPool(0)
    driver.cuMemPoolSetAttribute(pool, driver.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 600)
    stream = driver.cuStreamCreate(1)
    driver.cuMemFreeAsync(driver.cuMemAllocAsync(1000, stream), stream)
    assert read_pool(pool) == (0, 1000, 600, 1000)
    address = driver.cuMemAllocAsync(500, stream)
    assert read_pool(pool) == (500, 1000, 600, 1000)
    driver.cuMemPoolTrimTo(pool, 0)
    assert read_pool(pool) == (500, 1000, 500, 1000)
    driver.cuMemFreeAsync(address, stream)


def test_pools_of_a_device_count_their_own_memory() -> None:
    """Neither another pool nor a Buffer changes the counts of a pool."""
    default = driver.cuDeviceGetDefaultMemPool(0)
    properties = driver.CUmemPoolProps(allocType=1, location=driver.CUmemLocation(type=1, id=0))
    pool = driver.cuMemPoolCreate(properties)
    stream = driver.cuStreamCreate(1)
    address = driver.cuMemAllocFromPoolAsync(64, pool, stream)
    with cudyn.Buffer(4096):  # this memory does not belong to a pool
        assert (read_pool(pool), read_pool(default)) == ((64,) * 4, (0,) * 4)
    driver.cuMemFreeAsync(address, stream)
    driver.cuMemPoolDestroy(pool)


def test_limits_belong_to_a_context() -> None:
    stack = driver.CUlimit.CU_LIMIT_STACK_SIZE
    assert driver.cuCtxGetLimit(stack) == 1024
    driver.cuCtxSetLimit(stack, 4096)
    assert driver.cuCtxGetLimit(stack) == 4096
    cudyn.Device(1).use()
    assert driver.cuCtxGetLimit(stack) == 1024


def test_stack_limit_above_the_local_memory_of_a_thread_is_rejected() -> None:
    stack = driver.CUlimit.CU_LIMIT_STACK_SIZE
    with raises(cudyn.DriverError):
        driver.cuCtxSetLimit(stack, 1 << 50)
    assert driver.cuCtxGetLimit(stack) == 1024


def test_size_of_shared_memory_banks_is_fixed() -> None:
    sizes = driver.CUsharedconfig
    driver.cuCtxSetSharedMemConfig(sizes.CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE)
    assert driver.cuCtxGetSharedMemConfig() == sizes.CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE
    with raises(cudyn.DriverError):
        driver.cuCtxSetSharedMemConfig(3)


def test_set_limit_during_a_capture_fails() -> None:
    stream = driver.cuStreamCreate(1)
    driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL)
    with raises(cudyn.DriverError):
        driver.cuCtxSetLimit(driver.CUlimit.CU_LIMIT_PRINTF_FIFO_SIZE, 4096)


@pytest.mark.usefixtures("simulation")
def test_flags_for_captures_outside_a_capture_are_rejected() -> None:
    """An H100 returns the same statuses."""
    event = driver.cuEventCreate(0)
    with raises(cudyn.DriverError):
        driver.cuEventRecordWithFlags(event, None, driver.CU_EVENT_RECORD_EXTERNAL)
    spin_and_yield = driver.CU_CTX_SCHED_SPIN | driver.CU_CTX_SCHED_YIELD
    with raises(cudyn.DriverError):
        driver.cuDevicePrimaryCtxSetFlags(0, spin_and_yield)


def test_enabling_a_peer_twice_fails() -> None:
    peer = driver.cuDevicePrimaryCtxRetain(1)
    driver.cuCtxEnablePeerAccess(peer, 0)
    with raises(cudyn.DriverError):
        driver.cuCtxEnablePeerAccess(peer, 0)
    driver.cuCtxDisablePeerAccess(peer)
    with raises(cudyn.DriverError):
        driver.cuCtxDisablePeerAccess(peer)


def test_registering_host_memory_twice_fails() -> None:
    """Afterwards the memory is still registered once, and can be unregistered once."""
    memory = ctypes.create_string_buffer(64)
    driver.cuMemHostRegister(ctypes.addressof(memory), 64, 0)
    assert driver.cuMemHostGetDevicePointer(ctypes.addressof(memory), 0) == ctypes.addressof(memory)
    memory_type = driver.cuPointerGetAttribute(
        driver.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, ctypes.addressof(memory)
    )
    assert memory_type == driver.CU_MEMORYTYPE_HOST
    with raises(cudyn.DriverError):
        driver.cuMemHostRegister(ctypes.addressof(memory), 64, 0)
    driver.cuMemHostUnregister(ctypes.addressof(memory))
    with raises(cudyn.DriverError):
        driver.cuMemHostUnregister(ctypes.addressof(memory))


@pytest.mark.parametrize(("version", "exists"), [(11060, True), (11000, False)])
def test_get_proc_address_finds_a_function_since_the_version_of_real_drivers(
    version: int, exists: bool
) -> None:
    address, _ = driver.cuGetProcAddress("cuLaunchKernelEx", version, 0)
    assert bool(address) == exists


def test_get_proc_address_returns_the_symbol_of_the_requested_version() -> None:
    # cuCtxCreate got new symbols in 2000, 3020, 11040 and 12050
    versions = (2000, 3020, 11030, 11040, 12040, 12050)
    addresses = {version: driver.cuGetProcAddress("cuCtxCreate", version, 0)[0] for version in versions}
    assert addresses[11030] == addresses[3020]
    assert addresses[12040] == addresses[11040]
    assert len(set(addresses.values())) == 4


@pytest.mark.parametrize(
    ("name", "version", "status"), [("cuLaunchKernelEx", 11000, 2), ("cuNothing", 12000, 1)]
)
def test_get_proc_address_of_a_missing_function_returns_the_reason(
    name: str, version: int, status: int
) -> None:
    """The version is too low, or the function does not exist.

    cuGetProcAddress_v1 does not return a reason.
    """
    assert driver.cuGetProcAddress(name, version, 0) == (0, status)
    with raises(cudyn.DriverError):
        driver.api("11.8").cuGetProcAddress(name, version, 0)


def test_graph_memory_attributes_count_the_memory_of_graphs() -> None:
    """The four attributes are the used and the reserved memory, each with its maximum."""
    get_attribute = driver.cuDeviceGetGraphMemAttribute
    stream = driver.cuStreamCreate(1)
    driver.cuStreamBeginCapture(stream, driver.CU_STREAM_CAPTURE_MODE_RELAXED)
    address = driver.cuMemAllocAsync(4096, stream)
    assert [get_attribute(0, attribute) for attribute in range(4)] == [4096] * 4
    driver.cuMemFreeAsync(address, stream)
    graph = driver.cuGraphInstantiate(driver.cuStreamEndCapture(stream), 0)
    driver.cuGraphLaunch(graph, stream)
    # the memory is kept for the next launch
    assert [get_attribute(0, attribute) for attribute in range(4)] == [4096] * 4
    driver.cuDeviceGraphMemTrim(0)
    assert [get_attribute(0, attribute) for attribute in range(4)] == [0, 4096, 0, 4096]
    driver.cuDeviceSetGraphMemAttribute(0, driver.CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, 0)
    assert get_attribute(0, driver.CU_GRAPH_MEM_ATTR_USED_MEM_HIGH) == 0
    with raises(cudyn.DriverError):
        driver.cuDeviceSetGraphMemAttribute(0, driver.CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, 0)


def test_user_object_lives_as_long_as_a_graph_holds_it() -> None:
    """The graph, its clone and the executable graph each have a reference.

    The object is destroyed with the last reference.
    """
    destroyed: list[int | None] = []
    destructor = driver.CUhostFn(destroyed.append)
    user_object = driver.cuUserObjectCreate(7, destructor, 1, 1)
    graph = driver.cuGraphCreate(0)
    driver.cuGraphRetainUserObject(graph, user_object, 1, driver.CU_GRAPH_USER_OBJECT_MOVE)
    clone = driver.cuGraphClone(graph)
    executable = driver.cuGraphInstantiate(graph, 0)
    driver.cuGraphDestroy(graph)
    driver.cuGraphDestroy(clone)
    assert destroyed == []
    driver.cuGraphExecDestroy(executable)
    assert destroyed == [7]


def test_user_object_without_references_is_rejected() -> None:
    destructor = driver.CUhostFn(lambda data: None)
    with raises(cudyn.DriverError):
        driver.cuUserObjectCreate(7, destructor, 0, 1)


def test_kernel_of_ptx_reports_constant_and_local_memory() -> None:
    code = (
        HEAD + ".const .align 4 .b8 factors[24];\n.visible .entry k() { .local .align 8 .b8 depot[40]; ret; }"
    )
    function = driver.cuModuleGetFunction(driver.cuModuleLoadData(code.encode() + b"\0"), "k")
    sizes = [driver.cuFuncGetAttribute(attribute, function) for attribute in (2, 3)]  # constant, local
    assert sizes == [24, 40]
