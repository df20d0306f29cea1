"""Tests for nodes that allocate memory, for nodes of any type, and for captures with several streams."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

import cudyn
from cudyn import driver, testing

from ...device.test_memory import add_allocation
from ...support.messages import raises
from .test_library_calls import EMPTY_ARGUMENTS, PARAMETERS, load_library

SIZE = 4096
RELAXED = driver.CU_STREAM_CAPTURE_MODE_RELAXED


@pytest.fixture(autouse=True)
def simulation() -> Iterator[testing.Simulation]:
    """A simulation that runs kernels, with the context of device 0."""
    with testing.simulate("sm_90", run=True) as simulation:
        cudyn.Device(0).use()
        yield simulation


@pytest.fixture
def stream(simulation: testing.Simulation) -> driver.CUstream:
    return driver.cuStreamCreate(1)


def test_destroy_of_a_joined_stream_during_a_capture_succeeds(stream: driver.CUstream) -> None:
    """If the first stream does not wait for the destroyed stream, the capture becomes invalid."""
    event = driver.cuEventCreate(driver.CU_EVENT_DISABLE_TIMING)
    address = int(driver.cuMemAlloc(SIZE))
    for is_joined in (True, False):
        second_stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
        driver.cuStreamBeginCapture(stream, RELAXED)
        driver.cuEventRecord(event, stream)
        driver.cuStreamWaitEvent(second_stream, event, 0)
        driver.cuMemsetD8Async(address, 1, SIZE, second_stream)
        if is_joined:
            driver.cuEventRecord(event, second_stream)
            driver.cuStreamWaitEvent(stream, event, 0)
        driver.cuStreamDestroy(second_stream)
        active, invalidated = (
            driver.CU_STREAM_CAPTURE_STATUS_ACTIVE,
            driver.CU_STREAM_CAPTURE_STATUS_INVALIDATED,
        )
        assert driver.cuStreamIsCapturing(stream) == (active if is_joined else invalidated)
        if is_joined:
            assert driver.cuStreamEndCapture(stream)
    with raises(cudyn.DriverError):
        driver.cuStreamEndCapture(stream)


def test_kernel_node_accepts_a_kernel_of_a_library(
    simulation: testing.Simulation, stream: driver.CUstream
) -> None:
    """The driver accepts a CUkernel in place of a CUfunction, and so does the simulation."""
    assert len(EMPTY_ARGUMENTS) == 4
    params = driver.CUDA_KERNEL_NODE_PARAMS(kern=driver.cuLibraryGetKernel(load_library(), "add"))
    params.gridDimX = params.gridDimY = params.gridDimZ = 1
    params.blockDimX = params.blockDimY = params.blockDimZ = 1
    params.kernelParams = ctypes.cast(PARAMETERS, type(params.kernelParams))
    graph = driver.cuGraphCreate(0)
    driver.cuGraphAddKernelNode(graph, None, 0, params)
    driver.cuGraphLaunch(driver.cuGraphInstantiate(graph, 0), stream)
    simulation.assert_launched("add", grid=1)


def test_update_of_an_executable_graph_replaces_its_user_objects() -> None:
    """The objects of the old graph are released, and those of the new graph are kept."""
    destroyed: list[int | None] = []
    destroy = driver.CUhostFn(destroyed.append)

    def make_graph(data: int) -> driver.CUgraph:
        """Return a graph that owns a user object with this data."""
        graph = driver.cuGraphCreate(0)
        user_object = driver.cuUserObjectCreate(data, destroy, 1, 1)
        driver.cuGraphRetainUserObject(graph, user_object, 1, driver.CU_GRAPH_USER_OBJECT_MOVE)
        return graph

    graph, new_graph = make_graph(1), make_graph(2)
    executable = driver.cuGraphInstantiate(graph, 0)
    driver.cuGraphDestroy(graph)
    assert destroyed == []  # the executable graph shares the user object
    driver.cuGraphExecUpdate(executable, new_graph)
    driver.cuGraphDestroy(new_graph)
    assert destroyed == [1]
    driver.cuGraphExecDestroy(executable)
    assert destroyed == [1, 2]


@pytest.mark.parametrize("offset", [None, 16])
def test_free_node_of_memory_that_no_node_allocated_is_rejected(
    offset: int | None, stream: driver.CUstream
) -> None:
    """The address belongs to memory of cuMemAlloc, or is in the middle of a node's memory."""
    graph = driver.cuGraphCreate(0)
    _, address = add_allocation(graph)
    wrong_address = int(driver.cuMemAlloc(SIZE)) if offset is None else address + offset
    with pytest.raises(cudyn.DriverError) as caught:
        driver.cuGraphAddMemFreeNode(graph, None, 0, wrong_address)
    assert caught.value.name == "CUDA_ERROR_INVALID_VALUE"
    driver.cuGraphAddMemFreeNode(graph, None, 0, address)
