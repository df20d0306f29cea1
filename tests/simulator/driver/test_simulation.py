"""Tests for cudyn.testing: a simulated driver instead of a real one."""

from __future__ import annotations

import array
import ctypes
import gc
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import driver, nvml, runtime, testing
from cudyn._simulator.driver import (
    conditional_nodes,
    cuda_arrays,
    graph_memory,
    green_contexts,
    libraries,
    memory_advice,
    memory_pools,
    node_parameters,
    virtual_memory,
)
from cudyn._simulator.driver.call_registry import CALLS, find_call
from cudyn.testing import FakeArray, Fault, NotRun, Simulation, simulate

from ...support import inner_pytest, recording_driver
from ...support.code import cubin
from ...support.messages import raises
from ...support.random_programs import SIMULATED, SPECS, plan, write
from ...support.run_programs import is_same, list_comparable, run

RECORDED = Path(__file__).with_name("h200.json")

PTX = b"""
.version 8.0
.target sm_80
.address_size 64
.visible .global .align 4 .b8 table[64];
.visible .entry saxpy(.param .u64 y, .param .u64 x, .param .f32 a, .param .u32 n) { ret; }
.visible .entry block(.param .u64 to) .maxntid 128, 1, 1
{
    .shared .align 4 .b8 space[1024];
    ret;
}
"""


@pytest.fixture
def simulation() -> Iterator[Simulation]:
    """A simulation of two devices."""
    with simulate(devices=2) as simulation:
        yield simulation


def make_floats(*values: float) -> cudyn.Buffer:
    return cudyn.Buffer.from_host(array.array("f", values))


def read_floats(buffer: cudyn.Buffer) -> list[float]:
    return list(memoryview(bytes(buffer)).cast("f"))


def saxpy(launch: testing.Launch) -> None:
    """Compute saxpy, in place of the kernel."""
    y, x, a, n = launch.arguments
    assert launch.memory is not None
    y_values, x_values = (launch.memory.view(address, 4 * n).cast("f") for address in (y, x))
    for index in range(n):
        y_values[index] += a * x_values[index]


# --- replacing the driver


def test_simulate_replaces_the_driver_until_it_ends() -> None:
    """The replacement driver has the requested version and devices. Simulations cannot be nested."""
    state_before = driver.available, driver.version, driver.path, repr(driver), cudyn.nvml.available
    with simulate("sm_80", devices=3, version="12.4"):
        assert (driver.version, driver.path, driver.load_error) == ((12, 4), "simulated", None)
        assert "simulated" in repr(driver)
        assert "simulated" in str(cudyn.report())
        assert driver.has("cuStreamGetId")
        assert not driver.has("cuStreamGetDevice")
        assert driver.reload()
        assert driver.path == "simulated"
        assert [cudyn.Device(i).arch for i in range(cudyn.Device.count())] == ["sm_80"] * 3
        with pytest.raises(RuntimeError, match="can't be nested"), simulate():
            pass
        assert driver.path == "simulated"
    assert (driver.available, driver.version, driver.path, repr(driver), nvml.available) == state_before


def test_program_with_the_functions_of_c_runs(simulation: Simulation, tmp_path: Path) -> None:
    """The program uses cuGetProcAddress, cuModuleLoad and CU_LAUNCH_PARAM_BUFFER_POINTER."""
    _, status = driver.cuGetProcAddress("cuModuleLoad", 12000, 0)
    assert (status, driver.cuGetProcAddress("cuNothing", 12000, 0)) == (0, (0, 1))
    statuses = [driver.cuGetProcAddress("cuLaunchKernelEx", version, 0)[1] for version in (11050, 11060)]
    assert statuses == [2, 0]  # the function needs a newer driver than 11.5, and is new in 11.8's headers
    driver.cuInit(0)
    count = ctypes.c_int()
    address, _ = driver.cuGetProcAddress("cuDeviceGetCount", 12000, 0)
    assert address
    assert ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(address)(ctypes.addressof(count)) == 0
    assert count.value == 2
    path = tmp_path / "kernels.ptx"
    path.write_bytes(PTX)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0))
    module = driver.cuModuleLoad(str(path))
    with raises(cudyn.DriverError):
        driver.cuModuleLoad(str(tmp_path / "nothing.ptx"))
    function, memory = driver.cuModuleGetFunction(module, "block"), driver.cuMemAlloc(64)
    packed = ctypes.c_uint64(memory)
    size = ctypes.c_size_t(8)
    extra = (ctypes.c_void_p * 5)(1, ctypes.addressof(packed), 2, ctypes.addressof(size), 0)
    driver.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, 0, None, extra)
    assert simulation.launches[-1].arguments == (memory,)
    size.value = 4
    with raises(cudyn.DriverError):
        driver.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, 0, None, extra)


def test_objects_of_an_ended_simulation_raise() -> None:
    """They belong to another driver, and must not reach the real driver or the next simulation."""
    with simulate():
        buffer, module = make_floats(1, 2), cudyn.Module(PTX)
        kernel, allocate, raw = module.get_kernel("block"), driver.cuMemAlloc, driver.raw.cuMemAlloc
        stream, pool = driver.cuStreamCreate(0), cudyn.MemoryPool()
        allocate(64)
    with raises(cudyn.DriverError):
        allocate(64)
    assert raw(ctypes.byref(ctypes.c_uint64()), 64) == driver.CUDA_ERROR_DEINITIALIZED
    # with or without an installed driver
    for use in (lambda: kernel.launch(1, 1, None), buffer.to_host, lambda: module.get_global("x"), pool.trim):
        with pytest.raises(ValueError, match=r"belongs to a simulation .* that has ended"):
            use()
    with simulate():
        cudyn.Device(0).use()
        with raises(Fault):
            driver.cuStreamSynchronize(stream)
        with raises(Fault):
            kernel.launch(1, 1, None)
        with raises(Fault):
            buffer.fill(0)
    del buffer
    gc.collect()


def test_real_driver_never_receives_handles_of_an_ended_simulation(tmp_path: Path) -> None:
    """A driver would crash, because these handles are not addresses.

    The real driver's own objects still work.
    """
    with recording_driver.loaded(tmp_path) as recorder:
        real_buffer = make_floats(1, 2)
        with simulate():
            assert driver.path == "simulated"
            simulated_buffer, module = make_floats(3, 4), cudyn.Module(PTX)
            with raises(Fault):
                real_buffer.fill(0)
        assert driver.path == str(recorder.path)
        assert read_floats(real_buffer) == [1, 2]
        for use in (
            lambda: simulated_buffer.fill(0),
            lambda: read_floats(simulated_buffer),
            lambda: module.get_kernel("block"),
        ):
            with raises(ValueError):
                use()
        freed_before = recorder.freed
        simulated_buffer.close()
        assert recorder.freed == freed_before


@pytest.mark.parametrize(
    "arguments", [{"arch": "compute_90"}, {"devices": 0}, {"arch": "90"}, {"arch": "sm_9"}]
)
def test_simulate_with_an_invalid_arch_or_number_of_devices_raises(arguments: dict[str, Any]) -> None:
    with raises(ValueError), simulate(**arguments):
        pass
    assert driver.path != "simulated"


def test_unsimulated_functions_are_not_supported(simulation: Simulation) -> None:
    """Each function of the driver exists. A function that is not simulated fails for all arguments."""
    unsimulated = [n for n in dir(driver) if n[:2] == "cu" and n[2].isupper() and driver.has(n)]
    unsimulated = [n for n in unsimulated if find_call(driver.describe(n).symbol) is None]
    assert len(unsimulated) > 200
    for name in unsimulated:
        function = getattr(driver.raw, name)
        ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.cast(function, ctypes.c_void_p).value or 0)()
    assert sum(simulation.not_supported.values()) == len(unsimulated)
    with raises(cudyn.DriverError):
        driver.cuDestroyExternalMemory(None)


def test_each_thread_has_its_own_context(simulation: Simulation) -> None:
    cudyn.Device(1).use()
    with ThreadPoolExecutor(1) as executor:
        assert not executor.submit(driver.cuCtxGetCurrent).result()
    assert driver.cuCtxGetDevice() == 1


# --- memory and kernels


def test_device_memory_is_readable_and_has_limits(simulation: Simulation) -> None:
    """Accesses outside an allocation and to freed memory are errors."""
    buffer = make_floats(1, 2, 3)
    assert read_floats(buffer) == [1, 2, 3]
    with raises(cudyn.DriverError):
        driver.cuMemcpyDtoH(bytearray(16), int(buffer), 16)
    with raises(cudyn.DriverError):
        driver.cuMemAlloc(1 << 40)
    address = int(buffer)
    buffer.close()
    with raises(cudyn.DriverError):
        driver.cuMemFree(address)
    with raises(Fault):
        cudyn.Module(PTX).get_kernel("block").launch(1, 1, address)
    with raises(cudyn.DriverError):  # the context is unusable, as after a real fault
        driver.cuCtxSynchronize()


def test_copy_of_memory_that_a_kernel_may_have_written_raises(simulation: Simulation) -> None:
    """The kernel may have written to memory that it has a pointer to.

    Copies of such memory are also affected, until they are overwritten.
    """
    kernel = cudyn.Module(PTX).get_kernel("saxpy")
    y, x, copy, unused = make_floats(1, 1), make_floats(1, 2), make_floats(0, 0), make_floats(5, 6)
    kernel.launch(1, 2, y, x, 1.0, 2)
    assert read_floats(unused) == [5, 6]
    copy.copy_from(y)
    for unknown in (y, x, copy):
        with raises(NotRun):
            read_floats(unknown)
    assert simulation.not_run == 3
    copy.copy_from(array.array("f", [7]), offset=4)
    with raises(NotRun):
        read_floats(copy)
    copy.fill(0)
    x.copy_from(array.array("f", [3, 4]))
    assert (read_floats(copy), read_floats(x)) == ([0, 0], [3, 4])


def test_simulate_with_kernels_calls_the_function_instead_of_the_kernel() -> None:
    """A fault that the function raises is also an error of the following calls, as on a GPU."""

    def fail(launch: testing.Launch) -> None:
        """Raise a fault instead of running the kernel."""
        raise Fault("a race")

    with simulate(kernels={"saxpy": saxpy, "block": fail}):
        module = cudyn.Module(PTX)
        y = make_floats(1, 2)
        module.get_kernel("saxpy").launch(1, 2, y, make_floats(3, 4), 2.0, 2)
        assert read_floats(y) == [7, 10]
        with raises(Fault):
            module.get_kernel("block").launch(1, 1, None)
        with raises(cudyn.DriverError):
            driver.cuMemAlloc(4)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_child_of_a_fork_after_initialization_has_no_driver(simulation: Simulation) -> None:
    """A real driver behaves in the same way. A process that has not called the driver may fork."""
    cudyn.Device(0).use()

    def list_statuses() -> list[int]:
        """Return the statuses of three functions, only the last of which needs no initialization."""
        cuda = driver.raw
        return [
            cuda.cuInit(0),
            cuda.cuCtxSynchronize(),
            cuda.cuDriverGetVersion(ctypes.byref(ctypes.c_int())),
        ]

    not_initialized = int(driver.CUDA_ERROR_NOT_INITIALIZED)
    assert list_statuses() == [0, 0, 0]
    child = os.fork()
    if not child:
        os._exit(list_statuses() != [not_initialized, not_initialized, 0])
    assert os.waitpid(child, 0)[1] == 0


def test_destroyed_objects_are_invalid(simulation: Simulation) -> None:
    """Variables of a closed module are freed. A primary context is destroyed although it is retained."""
    module = cudyn.Module(PTX)
    address = int(module.get_global("table"))
    assert simulation.memory.find(address) is not None
    module.close()
    assert simulation.memory.find(address) is None
    with raises(cudyn.DriverError):
        driver.cuCtxDestroy(driver.cuDevicePrimaryCtxRetain(0))  # the retained primary context is destroyed


def test_launches_with_invalid_arguments_are_rejected(simulation: Simulation) -> None:
    """The limits of the device and of the kernel apply. Code for a newer device is also rejected."""
    module = cudyn.Module(PTX)
    kernel = module.get_kernel("block")
    assert (kernel.max_threads_per_block, kernel.static_shared_memory) == (128, 1024)
    assert module.get_global("table").nbytes == 64
    with raises(ValueError):
        kernel.launch(1, 256, None)
    with raises(cudyn.DriverError):
        kernel.launch(32, 32, None, cluster=32)
    stream = driver.cuStreamCreate(0)
    with raises(cudyn.DriverError):
        driver.cuLaunchKernel(kernel.handle, 1, 1, 1, 256, 1, 1, 0, stream, None, None)
    kernel.launch(1, 128, None, shared_memory=100_000)
    assert simulation.launches[-1].shared == 100_000
    for image in (
        PTX.replace(b"sm_80", b"sm_100"),
        b".version 99.0\n" + PTX[13:],
    ):
        with raises(cudyn.DriverError):
            cudyn.Module(image)


def test_captured_graph_runs_its_work_when_it_is_launched(simulation: Simulation) -> None:
    """Two streams that are joined by events become one graph, and the capture itself runs nothing."""
    cudyn.Device(0).use()
    stream, second_stream, event = driver.cuStreamCreate(1), driver.cuStreamCreate(1), driver.cuEventCreate(0)
    buffer = make_floats(0, 0)
    driver.cuStreamBeginCapture(stream, 1)
    driver.cuMemsetD32Async(int(buffer), 7, 1, stream)
    driver.cuEventRecord(event, stream)
    driver.cuStreamWaitEvent(second_stream, event, 0)
    driver.cuMemsetD32Async(int(buffer) + 4, 9, 1, second_stream)
    driver.cuEventRecord(event, second_stream)
    driver.cuStreamWaitEvent(stream, event, 0)
    graph = driver.cuStreamEndCapture(stream)
    assert bytes(buffer) == bytes(8)
    assert len(driver.cuGraphGetNodes(graph)) == 2
    assert len(driver.cuGraphGetEdges(graph)[0]) == 1
    driver.cuGraphLaunch(driver.cuGraphInstantiate(graph, 0), stream)
    assert list(memoryview(bytes(buffer)).cast("I")) == [7, 9]


def test_numbers_of_graphs_and_nodes_are_unique(simulation: Simulation) -> None:
    """Profilers identify graphs and nodes by these numbers."""
    cudyn.Device(0).use()
    graphs = [driver.cuGraphCreate(0), driver.cuGraphCreate(0)]
    nodes = [driver.cuGraphAddEmptyNode(graph, [], 0) for graph in graphs for _ in range(2)]
    executables = [driver.cuGraphInstantiate(graph, 0) for graph in graphs]
    numbers = [
        *map(driver.cuGraphGetId, graphs),
        *map(driver.cuGraphExecGetId, executables),
        *map(driver.cuGraphNodeGetToolsId, nodes),
    ]
    assert len(set(numbers)) == len(numbers)
    assert numbers[:2] == [*map(driver.cuGraphGetId, graphs)]  # they do not change
    assert driver.cuGraphNodeGetContainingGraph(nodes[3]) == graphs[1]
    assert driver.cuGraphNodeGetLocalId(nodes[0]) != driver.cuGraphNodeGetLocalId(nodes[1])
    assert runtime.cudaGraphNodeGetToolsId(nodes[0]) == driver.cuGraphNodeGetToolsId(nodes[0])


# --- assertions


def test_assert_launched_failure_lists_the_launches(simulation: Simulation) -> None:
    """The message contains the expected and the actual launches with their arguments."""
    kernel = cudyn.Module(PTX).get_kernel("saxpy")
    stream = driver.cuStreamCreate(1)
    with make_floats(1, 2) as y, make_floats(3, 4) as x:
        kernel.launch(4, (128, 2), y, x, 2.0, 2, stream=stream)
        simulation.assert_launched("saxpy", grid=4, block=(128, 2), stream=stream, arguments=(y, x, 2.0, 2))
        simulation.assert_launched(kernel, arguments=(y, ..., 2, ...), times=1)
        for wrong_expectation in ({"grid": 5}, {"stream": None}, {"arguments": (x, y, 2.0, 2)}, {"times": 2}):
            with pytest.raises(
                AssertionError, match=r"expected .*saxpy(.|\n)*got:\n  saxpy\(0x.*, 2\.0, 2\), grid \(4"
            ):
                simulation.assert_launched("saxpy", **wrong_expectation)
        with pytest.raises(AssertionError, match="got: none of 1 launches"):
            simulation.assert_launched("block")


def test_assert_no_default_stream_failure_counts_the_calls(simulation: Simulation) -> None:
    """The message names the functions that used the default stream."""
    kernel = cudyn.Module(PTX).get_kernel("saxpy")
    simulation.assert_no_default_stream()
    kernel.launch(1, 1, None, None, 2.0, 0)
    values = ctypes.c_uint64(), ctypes.c_uint64(), ctypes.c_float(2), ctypes.c_int()
    pointers = (ctypes.c_void_p * 4)(*(ctypes.addressof(value) for value in values))
    driver.cuLaunchKernel(kernel.handle, 1, 1, 1, 1, 1, 1, 0, None, pointers, None)
    simulation.assert_launched(kernel, stream=None, arguments=(None, None, 2.0, 0), times=2)
    with pytest.raises(AssertionError, match=r"got cuLaunchKernelEx \(1\), cuLaunchKernel \(1\)"):
        simulation.assert_no_default_stream()


def test_assert_nothing_leaked_failure_lists_the_leaks(simulation: Simulation) -> None:
    """The message names the memory and the stream that still exist."""
    cudyn.Device(0).use()
    stream = driver.cuStreamCreate(1)
    with make_floats(1, 2), pytest.raises(AssertionError, match=r"8 bytes of device memory(.|\n)*a CUstream"):
        simulation.assert_nothing_leaked()
    driver.cuStreamDestroy(stream)
    simulation.assert_nothing_leaked()


class FakeTensor:
    """A class with the name of torch's class, and the attributes that cudyn reads."""

    dtype, shape, device = "float32", (8,), type("device", (), {"type": "cuda", "index": 1})

    def stride(self) -> tuple[int, ...]:
        return (1,)


class ShapeDtypeStruct:
    """A class with the name of jax's class."""

    dtype, shape = "float32", (8,)


@pytest.mark.parametrize("fake", [FakeArray("f32", (8,)), ShapeDtypeStruct(), FakeTensor()])
def test_launch_accepts_arrays_without_data(simulation: Simulation, fake: Any) -> None:
    """Fake tensors have a shape but no memory, and are still checked by contracts."""
    device = 1 if isinstance(fake, FakeTensor) else 0
    module = cudyn.Module(PTX, device=device)
    contract = cudyn.Contract("saxpy(y: f32[n], x: f32[n], a: f32, n: u32) -> saxpy<<<1, 32>>>")
    module.get_kernel("saxpy").launch(1, 32, fake, fake, 2.0, 8)
    module.get_kernel(contract)(fake, fake, 2.0, 8)
    assert len(simulation.launches) == 2
    assert len({launch.parameters for launch in simulation.launches}) == 1
    simulation.assert_launched("saxpy", arguments=(fake, fake, 2.0, 8), times=2)
    with raises(ValueError):
        module.get_kernel(contract)(fake, fake, 2.0, 9)
    simulation.assert_nothing_leaked()


# --- comparison with the real driver (tests/device/test_simulation.py)


# Functions that are compared with a real driver elsewhere, by tests/device: test_textures.py, test_launch.py,
# test_graphs.py and test_simulation.py.
COMPARED_ELSEWHERE = {
    "cuDevResourceGenerateDesc",
    "cuDevSmResourceSplit",
    "cuDevSmResourceSplitByCount",
    "cuGreenCtxDestroy",
    "cuGreenCtxGetDevResource",
    "cuGreenCtxGetId",
    "cuMemcpy3DPeer",
    "cuMemcpy3DPeerAsync",
    "cuMemcpyAtoD",
    "cuMemcpyAtoH",
    "cuMemcpyAtoHAsync",
    "cuMemcpyDtoA",
    "cuMemcpyHtoA",
    "cuMemcpyHtoAAsync",
    "cuMipmappedArrayGetLevel",
    "cuSurfObjectCreate",
    "cuSurfObjectDestroy",
    "cuSurfObjectGetResourceDesc",
    "cuTexObjectCreate",
    "cuTexObjectDestroy",
    "cuTexObjectGetResourceDesc",
    "cuTexObjectGetTextureDesc",
    "cuTensorMapEncodeTiled",
    "cuGraphKernelNodeSetAttribute",
    "cuOccupancyAvailableDynamicSMemPerBlock",
    "cuOccupancyMaxPotentialClusterSize",
}
# Functions that tests/simulator/driver/test_runtime.py calls. The runtime's behavior is compared on a
# device.
CALLED_BY_OTHER_TESTS = {
    "cuGraphChildGraphNodeGetGraph",
    "cuGraphExecGetFlags",
    "cuGraphExecGetId",
    "cuGraphGetId",
    "cuGraphNodeFindInClone",
    "cuGraphNodeGetContainingGraph",
    "cuGraphNodeGetDependentNodes",
    "cuGraphNodeGetLocalId",
    "cuGraphNodeGetToolsId",
    "cuGraphRemoveDependencies",
    "cuMemcpy2D",
    "cuMemcpy2DAsync",
    "cuMemcpy2DUnaligned",
    "cuMemcpy3D",
    "cuMemcpy3DAsync",
    "cuMemcpyPeer",
    "cuMemcpyPeerAsync",
    # called in tests/simulator/driver/test_library_calls.py and test_managed_memory.py
    "cuPointerGetAttributes",
    "cuPointerSetAttribute",
    "cuUserObjectCreate",
    "cuUserObjectRetain",
    "cuUserObjectRelease",
    "cuGraphRetainUserObject",
    "cuGraphReleaseUserObject",
    # by tests/simulator/driver/test_conditional_nodes.py
    "cuStreamBeginCaptureToGraph",
    # by tests/kernels/launch/test_shared_memory.py
    "cuIpcGetEventHandle",
    "cuIpcOpenEventHandle",
    "cuStreamUpdateCaptureDependencies",
}


def test_every_simulated_function_is_in_the_random_programs() -> None:
    """The programs compare the simulation with a device, so a new function needs to be added to them."""
    calls = {find_call(driver.describe(name).symbol) for name in SPECS}
    of_driver = {name: call for name, call in CALLS.items() if name[:2] == "cu" and name[:4] != "cuda"}
    missing = {name for name, call in of_driver.items() if call not in calls}
    # These functions are not recorded. Tests for other packages call them, or compare their results on a
    # device.
    of_graphs = (conditional_nodes, graph_memory, node_parameters)
    of_memory = (cuda_arrays, green_contexts, memory_advice, memory_pools, virtual_memory)
    modules = (libraries, *of_graphs, *of_memory)
    called_elsewhere = {name for module in modules for name in vars(module) if name[:2] == "cu"}
    assert missing - called_elsewhere == COMPARED_ELSEWHERE | CALLED_BY_OTHER_TESTS


@pytest.mark.parametrize("step", [12, pytest.param(1, marks=pytest.mark.slow)])
def test_random_programs_return_the_statuses_of_a_real_driver(step: int) -> None:
    """A sample is compared with the statuses of an H200, which tests/device/test_simulation.py has recorded.

    The recorded programs contain functions that are no longer simulated. Calls to these functions are
    omitted, and so are later calls that use objects created or changed by them.
    """
    recorded = json.loads(RECORDED.read_text())
    programs = zip(plan(recorded["seed"], recorded["each"]), recorded["statuses"])
    compared = Counter[str]()
    for arguments, statuses in list(programs)[::step]:
        real, steps = statuses.split("|"), write(*arguments)
        with simulate(version="13.0"):
            simulated = run(steps)
        for index, (expected, actual) in list_comparable(steps, real, simulated).items():
            compared[steps[index][0]] += 1
            assert is_same(steps, index, expected, actual), (
                arguments[0],
                index,
                steps[index],
                expected,
                actual,
            )
    assert sum(compared.values()) > 4400 / step
    if step == 1:
        assert [name for name in SIMULATED if compared[name] < 7] == []


# --- the pytest plugin


def test_started_simulation_runs_until_it_is_stopped() -> None:
    """It is used without a `with` block, for example in a notebook."""
    simulation = simulate("sm_90", devices=2, kernels={"block": lambda _: None}, memory=1 << 30).start()
    assert cudyn.Device(0).get_memory_info() == (1 << 30, 1 << 30)
    with cudyn.Buffer(1000) as buffer:
        cudyn.Module(PTX).get_kernel("block").launch(1, 1, buffer)
        assert repr(simulation) == (
            "<Simulation: 2 devices of sm_90, 1,000 + 0 bytes in use, 1 launch, 0 findings>"
        )
    simulation.stop()
    simulation.stop()  # has no effect
    with simulate() as other_simulation:
        with pytest.raises(RuntimeError, match="end the active one first"):
            simulate().start()
        with pytest.raises(RuntimeError, match="that start"):
            other_simulation.stop()


def test_repr_of_a_simulation_lists_its_findings() -> None:
    """The first line describes the simulation, and each finding follows on its own line."""

    def fail(_: testing.Launch) -> None:
        """Raise a fault instead of running the kernel."""
        raise testing.Fault("a race")

    with simulate(kernels={"block": fail}) as simulation, cudyn.Buffer(4) as buffer:
        with pytest.raises(testing.Fault, match="block: a race"):
            cudyn.Module(PTX).get_kernel("block").launch(1, 1, buffer)
        assert repr(simulation).splitlines()[1:] == ["  block: a race"]


def test_stop_raises_a_fault_that_no_call_has_reported() -> None:
    """The second fault is added to the first one as a note."""
    simulation = simulate().start()
    simulation.record_fault(testing.Fault("a race"), is_reported=False)
    simulation.record_fault(testing.Fault("another race"), is_reported=False)
    with pytest.raises(testing.Fault, match=r"^a race") as info:
        simulation.stop()
    assert info.value.__notes__ == ["also found: another race"]
    simulate().start().stop()


TESTS = """
import cudyn, pytest
from cudyn import testing
@pytest.mark.parametrize("size", (1, 2))
def test_compiled(size):
    with cudyn.Buffer(size) as buffer:
        buffer.fill(0)
        cudyn.Module(PTX).get_kernel("block").launch(1, 1, buffer)
        bytes(buffer)
def test_passed():
    assert cudyn.Device(0).arch == "sm_80"
def test_skipped():
    pytest.skip("for a reason")
def test_missing():
    with pytest.raises(cudyn.DriverError):
        cudyn.driver.cuDestroyExternalMemory(1)
def test_caught():
    with pytest.raises(testing.NotRun):
        test_compiled(1)
"""


@pytest.mark.parametrize("processes", [(), pytest.param(("-n", "2"), marks=pytest.mark.slow)])
def test_plugin_counts_compiled_tests_separately(tmp_path: Path, processes: tuple[str, ...]) -> None:
    """Without running kernels, a test is only valid up to the first result of a kernel."""
    (tmp_path / "test_it.py").write_text(f"PTX = {PTX!r}\n{TESTS}")
    plugins = ("pytest_cudyn", "xdist") if processes else ("pytest_cudyn",)
    completed = inner_pytest.run_pytest(tmp_path, *processes, "--cudyn-simulate=sm_80,check", plugins=plugins)
    assert completed.returncode == 0, completed.stdout + completed.stderr
    output = (
        "cudyn: simulated sm_80: 2 tests ran only until they read the result of a kernel that did not run\n"
    )
    assert output in completed.stdout
    assert "cudyn: called but not simulated: cuDestroyExternalMemory (1)\n" in completed.stdout
    assert re.search(r"3 passed, 1 skipped, 2 compiled in ", completed.stdout), completed.stdout


def run_pytest(directory: Path, *options: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run pytest in a directory, with options of cudyn's plugin."""
    environment = {"PATH": path or os.environ["PATH"], "CUDYN_DRIVER": "/none", "CC": None}
    return inner_pytest.run_pytest(directory, *options, "test_it.py", env=environment)


def test_plugin_reports_why_a_kernel_did_not_run(tmp_path: Path) -> None:
    """The CPU cannot run a CUBIN."""
    code = cubin("k", (0, 8))
    test = """
def test_result():
    buffer = cudyn.Buffer(4)
    cudyn.Module(CODE).get_kernel("k").launch(1, 1, buffer)
    bytes(buffer)
"""
    (tmp_path / "test_it.py").write_text(f"import cudyn\nCODE = {code!r}\n{test}")
    completed = run_pytest(tmp_path, "--cudyn-simulate=sm_90")
    assert "1 compiled in " in completed.stdout, completed.stdout
    reason = "k did not run: a CUBIN, but the CPU runs only PTX; compile for compute_90"
    assert re.search(f"^cudyn: the first of them: .* because {reason}$", completed.stdout, re.MULTILINE)


def test_plugin_runs_kernels_if_there_is_a_compiler(tmp_path: Path) -> None:
    """Without a compiler, pytest ends with a message that suggests an alternative."""
    (tmp_path / "test_it.py").write_text(f"PTX = {PTX!r}\n{TESTS.partition('def test_caught')[0]}")
    completed = run_pytest(tmp_path, "--cudyn-simulate=sm_80")
    assert completed.returncode == 0, completed.stdout
    assert "cudyn: simulated sm_80: every kernel ran on the CPU\n" in completed.stdout
    (tmp_path / "nothing").mkdir()
    without_compiler = run_pytest(tmp_path, "--cudyn-simulate=sm_80", path=str(tmp_path / "nothing"))
    if find_spec("ziglang"):  # cudyn uses the compiler from the ziglang wheel, which is not in PATH
        assert "every kernel ran" in without_compiler.stdout
    else:
        assert without_compiler.returncode == 4
        expected = (
            "--cudyn-simulate=sm_80: kernels can't run on the CPU: no C compiler: expected cc, gcc or clang"
        )
        assert expected in without_compiler.stderr
        assert "; sm_80,check checks launches without a compiler" in without_compiler.stderr


@pytest.mark.parametrize("processes", [(), pytest.param(("-n", "2"), marks=pytest.mark.slow)])
def test_plugin_starts_before_the_first_conftest(tmp_path: Path, processes: tuple[str, ...]) -> None:
    """A mark that is defined in conftest.py would otherwise skip all tests."""
    code = (
        "import cudyn, pytest\nneeds_gpu = pytest.mark.skipif(not cudyn.driver.available, reason='no GPU')\n"
    )
    (tmp_path / "conftest.py").write_text(code)
    (tmp_path / "test_it.py").write_text("from conftest import needs_gpu\n@needs_gpu\ndef test_it(): pass\n")
    plugins = ("pytest_cudyn", "xdist") if processes else ("pytest_cudyn",)
    completed = inner_pytest.run_pytest(tmp_path, *processes, "--cudyn-simulate=sm_80,check", plugins=plugins)
    assert re.search(r"^1 passed in ", completed.stdout, re.M), completed.stdout + completed.stderr


def test_plugin_that_a_conftest_loads_starts_with_the_session(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("pytest_plugins = ['pytest_cudyn']\n")
    (tmp_path / "test_it.py").write_text("import cudyn\ndef test_it(): assert cudyn.driver.available\n")
    completed = inner_pytest.run_pytest(tmp_path, "--cudyn-simulate=sm_80,check", plugins=())
    assert re.search(r"^1 passed in ", completed.stdout, re.M), completed.stdout + completed.stderr


FAULTS = """
import ctypes
import cudyn
PTX = b'''
.version 8.0
.target sm_80
.address_size 64
.visible .entry put(.param .u64 p) { .reg .b64 %p; ld.param.u64 %p, [p]; st.global.u32 [%p], 7; ret; }
'''
def put(address, name="put"):
    cudyn.Module(PTX).get_kernel(name).launch(1, 1, address)
def test_wrong():
    put(0)
def test_after_a_fault():
    with cudyn.Buffer(4) as buffer:
        put(buffer)
        assert bytes(buffer) == b"\\7\\0\\0\\0"
def test_hidden():
    try:
        put(0)
    except cudyn.testing.Fault:
        pass
    try:
        cudyn.Buffer(8)
    except cudyn.DriverError as error:
        print(error)
def test_ignored_status():
    driver = ctypes.CDLL("libcuda.so.1")
    module, kernel, address = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_uint64(0)
    cudyn.Device(0).use()
    driver.cuModuleLoadData(ctypes.byref(module), PTX)
    driver.cuModuleGetFunction(ctypes.byref(kernel), module, b"put")
    pointers = (ctypes.c_void_p * 1)(ctypes.addressof(address))
    driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, None, pointers, None)
    driver.cuCtxSynchronize()
def test_last():
    cudyn.Device(0).sync()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="libraries of Linux")
@pytest.mark.parametrize("words", ["run,library", "run,library,isolate"])
def test_plugin_assigns_each_fault_to_the_test_that_caused_it(tmp_path: Path, words: str) -> None:
    """A test does not fail because of a fault of an earlier test."""
    (tmp_path / "test_it.py").write_text(FAULTS)
    completed = run_pytest(tmp_path, f"--cudyn-simulate=sm_80,{words}", "-rA")
    assert completed.returncode == 1
    lines = re.findall(r"^([A-Z]+) test_it.py::(\w+)", completed.stdout, re.M)
    assert {name: result for result, name in lines} == {
        "test_wrong": "FAILED",
        "test_after_a_fault": "PASSED",
        "test_hidden": "PASSED",  # the test has caught the exception
        "test_ignored_status": "FAILED",
        "test_last": "PASSED",
    }
    assert "This is due to an earlier fault: put: out of bounds: " in completed.stdout
    assert "compute-sanitizer" not in completed.stdout


# The machine code of the `crash` kernel reads from address 0.
CRASH = """
import subprocess
import cudyn, pytest
from cudyn._simulator.cpu import c_compiler
compile_c = c_compiler.compile_c
PTX = b'.version 8.0\\n.target sm_80\\n.address_size 64\\n.visible .entry crash() { ret; }'
def compile_crash(program, compiler, *options):
    source = "int cudyn_0(void *launch) { return *(volatile int *)0; } void cudyn_start(void *variables) {}"
    command = [*compiler, "-x", "c", "-", "-shared", "-fPIC", "-o", "crash.so"]
    subprocess.run(command, input=source.encode(), check=True)
    return open("crash.so", "rb").read()
def test_crash(monkeypatch):
    monkeypatch.setenv("CUDYN_CACHE", "off")
    monkeypatch.setattr(c_compiler, "compile_c", compile_crash)
    cudyn.Module(PTX).get_kernel("crash").launch(1, 1)
def test_after_a_crash():
    with cudyn.Buffer(4) as buffer:
        buffer.fill(1)
        assert bytes(buffer) == bytes([1] * 4)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="isolate needs Linux")
def test_plugin_reports_a_crash_of_a_kernel(tmp_path: Path) -> None:
    """The crash fails only its own test, because kernels run in another process."""
    (tmp_path / "test_it.py").write_text(CRASH)
    completed = run_pytest(tmp_path, "--cudyn-simulate=sm_80,isolate", "-rA")
    lines = re.findall(r"^([A-Z]+) test_it.py::(\w+)", completed.stdout, re.M)
    assert sorted(lines) == [("FAILED", "test_crash"), ("PASSED", "test_after_a_crash")]
    fault = "crash: crash: the process in which the kernel ran was ended by SIGSEGV"
    assert fault in completed.stdout


def test_message_about_a_missing_driver_mentions_the_simulation(tmp_path: Path) -> None:
    test = "import cudyn\ndef test_it(): cudyn.driver.cuInit(0)\ndef test_other(): assert False\n"
    (tmp_path / "test_it.py").write_text(test)
    assert "; --cudyn-simulate=sm_90 simulates a GPU" in run_pytest(tmp_path, "-k", "test_it").stdout
    assert "--cudyn-simulate" not in run_pytest(tmp_path, "-k", "test_other").stdout


def test_traceback_ends_in_the_users_file(tmp_path: Path) -> None:
    """Frames of cudyn are hidden, except in a full traceback."""
    (tmp_path / "test_it.py").write_text("from cudyn import driver\ndef test_it(): driver.cuMemAlloc('x')\n")
    completed = run_pytest(tmp_path, "--cudyn-simulate=sm_80,check")
    assert "test_it.py:2: TypeError" in completed.stdout
    assert f"cudyn{os.sep}_" not in completed.stdout
    assert "cudyn: simulated sm_80: no kernel was launched\n" in completed.stdout
    completed = run_pytest(tmp_path, "--cudyn-simulate=sm_80,check", "--full-trace")
    assert f"cudyn{os.sep}_binding" in completed.stdout


_INVALID_OPTIONS = ("=90", "=,run", "=sm_90,run,check", "=sm_90 --cudyn-schedule=7")


@pytest.mark.parametrize(
    "option", [*(f"--cudyn-simulate{value}" for value in _INVALID_OPTIONS), "--cudyn-schedule=seed:7"]
)
def test_invalid_option_of_the_plugin_is_a_usage_error(option: str, tmp_path: Path) -> None:
    """pytest ends with its status for usage errors, and without a traceback."""
    (tmp_path / "test_it.py").write_text("")
    completed = run_pytest(tmp_path, *option.split())
    assert completed.returncode == 4
    assert f"ERROR: {option.partition('=')[0]}" in completed.stderr
    assert "expected" in completed.stderr
    assert "INTERNALERROR" not in completed.stderr + completed.stdout


def test_plugin_without_options_does_not_import_cudyn(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import sys\n\ndef test_it():\n    assert 'cudyn' not in sys.modules\n"
    )
    assert run_pytest(tmp_path).returncode == 0
