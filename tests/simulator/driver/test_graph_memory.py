"""Tests for nodes that allocate memory, for nodes of any type, and for captures with several streams."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

import cudyn
from cudyn import driver, testing

from ...device.test_memory import add_allocation
from ...support.messages import raises
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


def test_destroy_of_a_joined_stream_during_a_capture_succeeds(stream: driver.CUstream) -> None:
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
    with raises(cudyn.DriverError):
        driver.cuStreamEndCapture(stream)


def test_kernel_node_accepts_a_kernel_of_a_library(
    simulation: testing.Simulation, stream: driver.CUstream
) -> None:
    assert len(NOTHING) == 4
    params = driver.CUDA_KERNEL_NODE_PARAMS(kern=driver.cuLibraryGetKernel(load(), "add"))
    params.gridDimX = params.gridDimY = params.gridDimZ = 1
    params.blockDimX = params.blockDimY = params.blockDimZ = 1
    params.kernelParams = ctypes.cast(PARAMETERS, type(params.kernelParams))
    graph = driver.cuGraphCreate(0)
    driver.cuGraphAddKernelNode(graph, None, 0, params)
    driver.cuGraphLaunch(driver.cuGraphInstantiate(graph, 0), stream)
    simulation.assert_launched("add", grid=1)


def test_update_of_an_executable_graph_replaces_its_user_objects() -> None:
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


@pytest.mark.parametrize("offset", [None, 16])
def test_free_node_of_memory_that_no_node_allocated_is_rejected(
    offset: int | None, stream: driver.CUstream
) -> None:
    """The address belongs to other device memory, or is in the middle of a node's memory."""
    graph = driver.cuGraphCreate(0)
    _, address = add_allocation(graph)
    wrong = int(driver.cuMemAlloc(SIZE)) if offset is None else address + offset
    with pytest.raises(cudyn.DriverError) as caught:
        driver.cuGraphAddMemFreeNode(graph, None, 0, wrong)
    assert caught.value.name == "CUDA_ERROR_INVALID_VALUE"
    driver.cuGraphAddMemFreeNode(graph, None, 0, address)
