"""Nodes that allocate memory, are of any kind or get new parameters; captures that streams have joined."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

import cudyn
from cudyn import driver, testing

from .test_library_calls import NOTHING, PARAMETERS, load

SIZE = 4096
RELAXED = driver.CU_STREAM_CAPTURE_MODE_RELAXED


@pytest.fixture(autouse=True)
def simulation() -> Iterator[testing.Simulation]:
    with testing.simulate("sm_90", run=True) as simulation:
        cudyn.Device(0).use()
        yield simulation


@pytest.fixture
def stream(simulation: testing.Simulation) -> driver.CUstream:
    return driver.cuStreamCreate(1)


def add_allocation(graph: driver.CUgraph, size: int = SIZE) -> tuple[driver.CUgraphNode, int]:
    params = driver.CUDA_MEM_ALLOC_NODE_PARAMS(bytesize=size)
    params.poolProps.allocType = driver.CU_MEM_ALLOCATION_TYPE_PINNED
    params.poolProps.location.type = driver.CU_MEM_LOCATION_TYPE_DEVICE
    node = driver.cuGraphAddMemAllocNode(graph, None, 0, params)
    return node, int(params.dptr)


def list_nodes(*nodes: driver.CUgraphNode) -> ctypes.Array[driver.CUgraphNode]:
    return (driver.CUgraphNode * len(nodes))(*nodes)


def test_memory_of_a_node_is_there_at_each_launch(stream: driver.CUstream) -> None:
    graph = driver.cuGraphCreate(0)
    out = int(driver.cuMemAlloc(SIZE))
    made, address = add_allocation(graph)
    params = driver.CUDA_MEMSET_NODE_PARAMS(dst=address, elementSize=1, width=SIZE, height=1, value=7)
    filled = driver.cuGraphAddMemsetNode(graph, list_nodes(made), 1, params, driver.cuCtxGetCurrent())
    copy = driver.CUDA_MEMCPY3D(WidthInBytes=SIZE, Height=1, Depth=1, srcDevice=address, dstDevice=out)
    copy.srcMemoryType = copy.dstMemoryType = driver.CU_MEMORYTYPE_DEVICE
    copied = driver.cuGraphAddMemcpyNode(graph, list_nodes(filled), 1, copy, driver.cuCtxGetCurrent())
    freed = driver.cuGraphAddMemFreeNode(graph, list_nodes(copied), 1, address)
    assert int(driver.cuGraphMemAllocNodeGetParams(made).dptr) == address
    assert driver.cuGraphMemFreeNodeGetParams(freed) == address
    executable = driver.cuGraphInstantiate(graph, 0)
    for _ in range(3):
        driver.cuMemsetD8(out, 0, SIZE)
        driver.cuGraphLaunch(executable, stream)
        found = (ctypes.c_ubyte * SIZE)()
        driver.cuMemcpyDtoH(ctypes.addressof(found), out, SIZE)
        assert set(found) == {7}
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        driver.cuGraphAddMemFreeNode(graph, None, 0, address)


def test_memory_that_nothing_frees_is_not_allocated_twice(stream: driver.CUstream) -> None:
    graph = driver.cuGraphCreate(0)
    _, address = add_allocation(graph)
    executable = driver.cuGraphInstantiate(graph, 0)
    driver.cuGraphLaunch(executable, stream)
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        driver.cuGraphLaunch(executable, stream)
    driver.cuMemFreeAsync(address, stream)
    driver.cuGraphLaunch(executable, stream)
    freeing = driver.cuGraphInstantiate(graph, driver.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH)
    for _ in range(2):
        driver.cuGraphLaunch(freeing, stream)


@pytest.mark.parametrize("version", [10000, 11000])
def test_graphs_are_instantiated_as_before_cuda_12(stream: driver.CUstream, version: int) -> None:
    address, _ = driver.cuGetProcAddress("cuGraphInstantiate", version, 0)
    assert address
    pointers = [ctypes.c_void_p] * 4
    instantiate = ctypes.CFUNCTYPE(ctypes.c_int, *pointers, ctypes.c_size_t)(address)
    executable = ctypes.c_void_p()
    graph = int(driver.cuGraphCreate(0))
    assert instantiate(ctypes.addressof(executable), graph, None, None, 0) == 0
    driver.cuGraphLaunch(executable.value, stream)


def test_a_node_allocates_what_a_device_has() -> None:
    graph = driver.cuGraphCreate(0)
    with pytest.raises(cudyn.DriverError, match="OUT_OF_MEMORY"):
        add_allocation(graph, 1 << 50)
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        add_allocation(graph, 0)


def test_a_joined_stream_may_be_destroyed_while_its_work_is_captured(stream: driver.CUstream) -> None:
    event = driver.cuEventCreate(driver.CU_EVENT_DISABLE_TIMING)
    address = int(driver.cuMemAlloc(SIZE))
    for is_joined in (True, False):
        other = driver.cuStreamCreate(1)
        driver.cuStreamBeginCapture(stream, RELAXED)
        driver.cuEventRecord(event, stream)
        driver.cuStreamWaitEvent(other, event, 0)
        driver.cuMemsetD8Async(address, 1, SIZE, other)
        if is_joined:
            driver.cuEventRecord(event, other)
            driver.cuStreamWaitEvent(stream, event, 0)
        driver.cuStreamDestroy(other)
        assert driver.cuStreamIsCapturing(stream) == (1 if is_joined else 2)
        if is_joined:
            assert driver.cuStreamEndCapture(stream)
    with pytest.raises(cudyn.DriverError, match="INVALIDATED"):
        driver.cuStreamEndCapture(stream)


def test_a_kernel_of_a_library_is_a_node(simulation: testing.Simulation, stream: driver.CUstream) -> None:
    assert len(NOTHING) == 4
    params = driver.CUDA_KERNEL_NODE_PARAMS(kern=driver.cuLibraryGetKernel(load(), "add"))
    params.gridDimX = params.gridDimY = params.gridDimZ = 1
    params.blockDimX = params.blockDimY = params.blockDimZ = 1
    params.kernelParams = ctypes.cast(PARAMETERS, type(params.kernelParams))
    graph = driver.cuGraphCreate(0)
    driver.cuGraphAddKernelNode(graph, None, 0, params)
    driver.cuGraphLaunch(driver.cuGraphInstantiate(graph, 0), stream)
    simulation.assert_launched("add", grid=1)


def test_an_update_replaces_what_an_executable_graph_holds() -> None:
    gone: list[int | None] = []
    destroy = driver.CUhostFn(gone.append)

    def make(number: int) -> driver.CUgraph:
        graph = driver.cuGraphCreate(0)
        held = driver.cuUserObjectCreate(number, destroy, 1, 1)
        driver.cuGraphRetainUserObject(graph, held, 1, driver.CU_GRAPH_USER_OBJECT_MOVE)
        return graph

    first, second = make(1), make(2)
    executable = driver.cuGraphInstantiate(first, 0)
    driver.cuGraphDestroy(first)
    assert gone == []
    driver.cuGraphExecUpdate(executable, second)
    driver.cuGraphDestroy(second)
    assert gone == [1]
    driver.cuGraphExecDestroy(executable)
    assert gone == [1, 2]


def test_nodes_of_any_kind_get_new_parameters(stream: driver.CUstream) -> None:
    start, end = (int(driver.cuMemAlloc(SIZE)) for _ in range(2))
    params = driver.CUgraphNodeParams(type=driver.CU_GRAPH_NODE_TYPE_MEMCPY)
    copy = params.memcpy.copyParams
    copy.srcMemoryType = copy.dstMemoryType = driver.CU_MEMORYTYPE_DEVICE
    copy.srcDevice, copy.dstDevice = start, end
    copy.WidthInBytes, copy.Height, copy.Depth = SIZE, 1, 1
    graph = driver.cuGraphCreate(0)
    node = driver.cuGraphAddNode(graph, None, None, 0, params)
    executable = driver.cuGraphInstantiate(graph, 0)
    found = driver.cuGraphMemcpyNodeGetParams(node)
    assert (found.srcDevice, found.dstDevice, found.WidthInBytes) == (start, end, SIZE)
    copy.WidthInBytes = 16
    driver.cuGraphNodeSetParams(node, params)
    assert driver.cuGraphMemcpyNodeGetParams(node).WidthInBytes == 16
    driver.cuMemsetD8(start, 5, SIZE)
    driver.cuMemsetD8(end, 0, SIZE)
    driver.cuGraphExecNodeSetParams(executable, node, params)
    driver.cuGraphLaunch(executable, stream)
    values = (ctypes.c_ubyte * 32)()
    driver.cuMemcpyDtoH(ctypes.addressof(values), end, 32)
    assert list(values) == [5] * 16 + [0] * 16
