"""Tests for graph memory, memory pools and managed memory."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn import driver

from ..simulator.driver.test_managed_memory import DEVICE, NOWHERE, get_range_attribute, make_location
from ..simulator.driver.test_managed_memory import SIZE as MANAGED

SIZE = 4096


@pytest.fixture
def stream(device: cudyn.Device) -> Any:
    """A stream of the driver."""
    new_stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    yield new_stream
    driver.cuStreamDestroy(new_stream)


@pytest.fixture
def managed(device: cudyn.Device) -> Any:
    """Return the address of managed memory."""
    address = int(driver.cuMemAllocManaged(MANAGED, driver.CU_MEM_ATTACH_GLOBAL))
    yield address
    driver.cuMemFree(address)


def add_allocation(graph: driver.CUgraph, size: int = SIZE) -> tuple[driver.CUgraphNode, int]:
    """Add a node that allocates memory, and return the node and the address."""
    params = driver.CUDA_MEM_ALLOC_NODE_PARAMS(bytesize=size)
    params.poolProps.allocType = driver.CU_MEM_ALLOCATION_TYPE_PINNED
    params.poolProps.location.type = driver.CU_MEM_LOCATION_TYPE_DEVICE
    node = driver.cuGraphAddMemAllocNode(graph, None, 0, params)
    return node, int(params.dptr)


def list_nodes(*nodes: driver.CUgraphNode) -> ctypes.Array[driver.CUgraphNode]:
    """Return nodes as the array that the driver reads."""
    return (driver.CUgraphNode * len(nodes))(*nodes)


def test_memory_of_a_node_is_allocated_at_each_launch(stream: driver.CUstream) -> None:
    graph = driver.cuGraphCreate(0)
    output = int(driver.cuMemAlloc(SIZE))
    allocation, address = add_allocation(graph)
    params = driver.CUDA_MEMSET_NODE_PARAMS(dst=address, elementSize=1, width=SIZE, height=1, value=7)
    fill = driver.cuGraphAddMemsetNode(graph, list_nodes(allocation), 1, params, driver.cuCtxGetCurrent())
    copy = driver.CUDA_MEMCPY3D(WidthInBytes=SIZE, Height=1, Depth=1, srcDevice=address, dstDevice=output)
    copy.srcMemoryType = copy.dstMemoryType = driver.CU_MEMORYTYPE_DEVICE
    copy_node = driver.cuGraphAddMemcpyNode(graph, list_nodes(fill), 1, copy, driver.cuCtxGetCurrent())
    free = driver.cuGraphAddMemFreeNode(graph, list_nodes(copy_node), 1, address)
    assert int(driver.cuGraphMemAllocNodeGetParams(allocation).dptr) == address
    assert driver.cuGraphMemFreeNodeGetParams(free) == address
    executable = driver.cuGraphInstantiate(graph, 0)
    for _ in range(3):
        driver.cuMemsetD8(output, 0, SIZE)
        driver.cuCtxSynchronize()  # `stream` does not wait for the default stream
        driver.cuGraphLaunch(executable, stream)
        driver.cuStreamSynchronize(stream)
        result = (ctypes.c_ubyte * SIZE)()
        driver.cuMemcpyDtoH(ctypes.addressof(result), output, SIZE)
        assert set(result) == {7}
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        driver.cuGraphAddMemFreeNode(graph, None, 0, address)


def test_launch_before_its_memory_is_freed_fails(stream: driver.CUstream) -> None:
    graph = driver.cuGraphCreate(0)
    _, address = add_allocation(graph)
    executable = driver.cuGraphInstantiate(graph, 0)
    driver.cuGraphLaunch(executable, stream)
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        driver.cuGraphLaunch(executable, stream)
    driver.cuMemFreeAsync(address, stream)
    driver.cuGraphLaunch(executable, stream)
    with pytest.raises(cudyn.DriverError) as caught:
        driver.cuGraphInstantiate(graph, driver.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH)
    assert caught.value.name == "CUDA_ERROR_NOT_SUPPORTED"
    driver.cuMemFreeAsync(address, stream)
    driver.cuStreamSynchronize(stream)
    driver.cuGraphExecDestroy(executable)
    freeing = driver.cuGraphInstantiate(graph, driver.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH)
    for _ in range(2):
        driver.cuGraphLaunch(freeing, stream)


# Changes that NVIDIA's manual forbids for a graph with nodes that allocate and free memory. The manual does
# not specify the resulting status codes. The keys are the functions that make these changes.
FORBIDDEN: dict[str, Callable[[driver.CUgraph, driver.CUgraphNode, driver.CUgraphNode], object]] = {
    "cuGraphClone": lambda graph, allocation, free: driver.cuGraphClone(graph),
    "cuGraphAddChildGraphNode": lambda graph, allocation, free: driver.cuGraphAddChildGraphNode(
        driver.cuGraphCreate(0), None, 0, graph
    ),
    "cuGraphDestroyNode": lambda graph, allocation, free: driver.cuGraphDestroyNode(free),
    "cuGraphRemoveDependencies": lambda graph, allocation, free: driver.cuGraphRemoveDependencies(
        graph, list_nodes(allocation), list_nodes(free), None, 1
    ),
}


@pytest.mark.parametrize("function", FORBIDDEN)
def test_change_of_a_graph_with_memory_nodes_is_rejected(stream: driver.CUstream, function: str) -> None:
    graph = driver.cuGraphCreate(0)
    allocation, address = add_allocation(graph)
    free = driver.cuGraphAddMemFreeNode(graph, list_nodes(allocation), 1, address)
    with pytest.raises(cudyn.DriverError) as caught:
        FORBIDDEN[function](graph, allocation, free)
    assert caught.value.function == function
    assert len(driver.cuGraphGetNodes(graph)) == 2
    driver.cuGraphLaunch(driver.cuGraphInstantiate(graph, 0), stream)
    driver.cuStreamSynchronize(stream)


@pytest.mark.parametrize("first", ["owner", "other"])
def test_memory_is_not_freed_by_its_graph_and_another(device: cudyn.Device, first: str) -> None:
    """NVIDIA's manual does not specify the status code."""
    graphs = {"owner": driver.cuGraphCreate(0), "other": driver.cuGraphCreate(0)}
    allocation, address = add_allocation(graphs["owner"])
    predecessors = {"owner": [allocation], "other": []}

    def add_free(name: str) -> None:
        """Add a node that frees the memory."""
        nodes = predecessors[name]
        driver.cuGraphAddMemFreeNode(graphs[name], list_nodes(*nodes), len(nodes), address)

    add_free(first)
    with pytest.raises(cudyn.DriverError) as caught:
        add_free("other" if first == "owner" else "owner")
    assert caught.value.function == "cuGraphAddMemFreeNode"


def add_fill(graph: driver.CUgraph) -> None:
    """Add a node that fills new memory."""
    memory = int(driver.cuMemAlloc(SIZE))
    fill = driver.CUDA_MEMSET_NODE_PARAMS(dst=memory, elementSize=1, width=SIZE, height=1, value=7)
    driver.cuGraphAddMemsetNode(graph, None, 0, fill, driver.cuCtxGetCurrent())


def add_host_node(graph: driver.CUgraph) -> None:
    """Add a node that calls a function on the host."""
    driver.cuGraphAddHostNode(graph, None, 0, driver.CUDA_HOST_NODE_PARAMS(fn=driver.CUhostFn(print)))


# Kinds of nodes that are not allowed in a graph for launches from the device (cuGraphInstantiate).
NOT_FOR_DEVICE_LAUNCH: dict[str, Callable[[driver.CUgraph], object]] = {
    "an empty node": lambda graph: driver.cuGraphAddEmptyNode(graph, None, 0),
    "a host node": add_host_node,
    "a memory node": add_allocation,
}


@pytest.mark.parametrize("case", NOT_FOR_DEVICE_LAUNCH)
def test_graph_for_launches_from_the_device_with_another_node_is_rejected(
    device: cudyn.Device, case: str
) -> None:
    """NVIDIA's manual does not specify the status code."""
    graph = driver.cuGraphCreate(0)
    add_fill(graph)
    flags = driver.CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH
    driver.cuGraphExecDestroy(driver.cuGraphInstantiate(graph, flags))
    NOT_FOR_DEVICE_LAUNCH[case](graph)
    with pytest.raises(cudyn.DriverError) as caught:
        driver.cuGraphInstantiate(graph, flags)
    assert caught.value.function == "cuGraphInstantiate"


def test_graph_for_launches_from_the_device_without_work_is_rejected(device: cudyn.Device) -> None:
    """NVIDIA's manual does not specify the status code."""
    with pytest.raises(cudyn.DriverError) as caught:
        driver.cuGraphInstantiate(driver.cuGraphCreate(0), driver.CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH)
    assert caught.value.function == "cuGraphInstantiate"


def test_graph_for_launches_from_the_device_with_automatic_frees_is_rejected(device: cudyn.Device) -> None:
    """NVIDIA's manual does not specify the status code."""
    graph = driver.cuGraphCreate(0)
    add_fill(graph)
    flags = driver.CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH
    with pytest.raises(cudyn.DriverError) as caught:
        driver.cuGraphInstantiate(graph, flags | driver.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH)
    assert caught.value.function == "cuGraphInstantiate"


@pytest.mark.parametrize("version", [10000, 11000])
def test_instantiate_as_before_cuda_12_works(stream: driver.CUstream, version: int) -> None:
    address, _ = driver.cuGetProcAddress("cuGraphInstantiate", version, 0)
    assert address
    pointers = [ctypes.c_void_p] * 4
    instantiate = ctypes.CFUNCTYPE(ctypes.c_int, *pointers, ctypes.c_size_t)(address)
    executable = ctypes.c_void_p()
    graph = int(driver.cuGraphCreate(0))
    assert instantiate(ctypes.addressof(executable), graph, None, None, 0) == 0
    driver.cuGraphLaunch(executable.value, stream)


def test_allocation_node_larger_than_the_device_fails(device: cudyn.Device) -> None:
    graph = driver.cuGraphCreate(0)
    with pytest.raises(cudyn.DriverError, match="OUT_OF_MEMORY"):
        add_allocation(graph, 1 << 50)
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        add_allocation(graph, 0)


def test_nodes_of_every_type_get_new_parameters(stream: driver.CUstream) -> None:
    start, end = (int(driver.cuMemAlloc(SIZE)) for _ in range(2))
    params = driver.CUgraphNodeParams(type=driver.CU_GRAPH_NODE_TYPE_MEMCPY)
    copy = params.memcpy.copyParams
    copy.srcMemoryType = copy.dstMemoryType = driver.CU_MEMORYTYPE_DEVICE
    copy.srcDevice, copy.dstDevice = start, end
    copy.WidthInBytes, copy.Height, copy.Depth = SIZE, 1, 1
    graph = driver.cuGraphCreate(0)
    node = driver.cuGraphAddNode(graph, None, None, 0, params)
    executable = driver.cuGraphInstantiate(graph, 0)
    result = driver.cuGraphMemcpyNodeGetParams(node)
    assert (result.srcDevice, result.dstDevice, result.WidthInBytes) == (start, end, SIZE)
    copy.WidthInBytes = 16
    driver.cuGraphNodeSetParams(node, params)
    assert driver.cuGraphMemcpyNodeGetParams(node).WidthInBytes == 16
    driver.cuMemsetD8(start, 5, SIZE)
    driver.cuMemsetD8(end, 0, SIZE)
    driver.cuGraphExecNodeSetParams(executable, node, params)
    driver.cuCtxSynchronize()
    driver.cuGraphLaunch(executable, stream)
    driver.cuStreamSynchronize(stream)
    values = (ctypes.c_ubyte * 32)()
    driver.cuMemcpyDtoH(ctypes.addressof(values), end, 32)
    assert list(values) == [5] * 16 + [0] * 16


def get_attributes(address: int, *names: str) -> list[object]:
    """Return several attributes of an address with one call."""
    attributes = [getattr(driver, f"CU_POINTER_ATTRIBUTE_{name}") for name in names]
    return list(driver.cuPointerGetAttributes(len(names), attributes, address))


def test_range_attributes_without_advice_are_empty(managed: int) -> None:
    names = ("READ_MOSTLY", "PREFERRED_LOCATION", "LAST_PREFETCH_LOCATION", "PREFERRED_LOCATION_TYPE")
    assert [get_range_attribute(name, managed) for name in names] == [0, NOWHERE, NOWHERE, 0]


def test_advice_for_device_memory_is_rejected(device: cudyn.Device) -> None:
    address = int(driver.cuMemAlloc(SIZE))
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        driver.cuMemAdvise(address, SIZE, driver.CU_MEM_ADVISE_SET_READ_MOSTLY, make_location(DEVICE))


def test_several_pointer_attributes_are_returned_together(managed: int) -> None:
    names = ("MEMORY_TYPE", "IS_MANAGED", "RANGE_SIZE", "DEVICE_ORDINAL", "SYNC_MEMOPS")
    assert get_attributes(managed, *names) == [2, 1, MANAGED, 0, 1]
    address = int(driver.cuMemAlloc(SIZE))
    assert get_attributes(address, *names) == [2, 0, SIZE, 0, 0]
    driver.cuPointerSetAttribute(1, driver.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, address)
    assert get_attributes(address, *names) == [2, 0, SIZE, 0, 1]
    driver.cuMemFree(address)


def test_pointer_attributes_of_an_unknown_address_are_empty(device: cudyn.Device) -> None:
    assert get_attributes(64, "MEMORY_TYPE", "DEVICE_ORDINAL") == [0, NOWHERE]


@pytest.mark.parametrize(
    ("name", "value"),
    [("USED_MEM_HIGH", 1), ("RESERVED_MEM_HIGH", 1), ("USED_MEM_CURRENT", 0), ("RESERVED_MEM_CURRENT", 0)],
)
def test_set_of_a_read_only_pool_attribute_fails(device: cudyn.Device, name: str, value: int) -> None:
    pool = driver.cuDeviceGetDefaultMemPool(0)
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        driver.cuMemPoolSetAttribute(pool, driver.CUmemPool_attribute[f"CU_MEMPOOL_ATTR_{name}"], value)
