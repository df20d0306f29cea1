"""Tests for streams, arrays, captures and contexts of several packages."""

from __future__ import annotations

import array
import ctypes
import functools
import gc
import importlib
import itertools
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import driver
from cudyn._kernels.launch.streams import is_fixed

from ..conftest import is_simulated, on_gpu
from ..support import leaks
from ..support.steps import get_resident_memory

ROOT = Path(__file__).resolve().parents[2]
# otherwise jax would allocate most of the GPU's memory
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")


def package(name: str) -> Any:
    """Import a package.

    Return `None` if it is missing or cannot use the GPU, or if the device is simulated.
    """
    if is_simulated():
        return None
    try:
        module = importlib.import_module(name)
    except ImportError:
        return None
    if name == "torch" and not module.cuda.is_available():
        return None
    if name == "jax":
        is_usable = module.default_backend() == "gpu"
        cudyn.Device(0).use()  # jax has created a context on each device and left the last one current
        return module if is_usable else None
    return module


def ints(data: Any) -> list[int]:
    """Return the contents of a Buffer as ints."""
    return array.array("i", bytes(data)).tolist()


# --- streams


def streams() -> dict[str, tuple[Any, int]]:
    """Return a stream of every installed package, and its handle. `None` is the default stream."""
    handle_object = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    integer = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    results: dict[str, tuple[Any, int]] = {
        "CUstream": (handle_object, int(handle_object)),
        "int": (int(integer), int(integer)),
    }
    torch, cupy, core = package("torch"), package("cupy"), package("cuda.core")
    if torch:
        stream = torch.cuda.Stream()
        results["torch"] = stream, stream.cuda_stream
    if cupy:
        stream = cupy.cuda.Stream(non_blocking=True)
        results["cupy"] = stream, stream.ptr
    if core and hasattr(core, "Device"):
        core_device = core.Device(0)
        core_device.set_current()
        stream = core_device.create_stream()
        results["cuda.core"] = stream, stream.__cuda_stream__()[1]
    return results


def count_captured_nodes(handle: int, launch: Callable[[], None]) -> int:
    """Return the number of nodes that a launch adds to a graph captured on a stream."""
    driver.cuStreamBeginCapture(handle, driver.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
    try:
        launch()
    finally:
        graph = driver.cuStreamEndCapture(handle)
    count = len(driver.cuGraphGetNodes(graph))
    driver.cuGraphDestroy(graph)
    return count


@pytest.mark.parametrize("method", ["launch", "prepare"])
def test_launches_on_streams_of_packages_in_every_order(module: cudyn.Module, method: str) -> None:
    """A launch is added to the graph that captures its stream, no matter which stream was used before."""
    kernel = module.get_kernel("set")
    expected = streams()
    print("streams of", ", ".join(expected))
    with cudyn.Buffer.from_host(bytes(4)) as output:

        def launch(value: int, stream: Any) -> None:
            """Launch a kernel that writes a value."""
            if method == "launch":
                kernel.launch(1, 1, output, value, stream=stream)
            else:
                kernel.prepare(1, 1, output, value, stream=stream)()

        for number, order in enumerate(itertools.permutations(["None", *expected], 3)):
            for name in (*order, *order):
                if name == "None":
                    launch(1000 + number, None)
                    assert ints(output) == [1000 + number]
                    continue
                stream, handle = expected[name]
                assert count_captured_nodes(handle, lambda: launch(number, stream)) == 1, (order, name)  # noqa: B023
                launch(number, stream)
                driver.cuStreamSynchronize(handle)
                assert ints(output) == [number]


@on_gpu
def test_streams_of_torch_are_cached(device: cudyn.Device, torch: Any) -> None:
    """The handle of a torch stream cannot change, so it is read only once.

    The handles of other streams are read at each launch.
    """
    stream = torch.cuda.Stream()
    for fixed in (stream, torch.cuda.current_stream(), torch.cuda.ExternalStream(stream.cuda_stream)):
        assert is_fixed(fixed)
        with pytest.raises(AttributeError, match="cuda_stream"):
            fixed.cuda_stream = 1
    assert [name for name, (fixed, _) in streams().items() if is_fixed(fixed)] == ["torch"]


# --- callbacks


def test_callbacks_are_called_and_their_errors_are_reported(
    device: cudyn.Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda unraisable: events.append(unraisable.exc_type))
    with cudyn.Stream() as stream:
        stream.callback(lambda: events.append("called"))
        stream.callback(lambda: [][0])
        stream.sync()
    assert events == ["called", IndexError]


def test_callbacks_leak_nothing(device: cudyn.Device) -> None:
    """After the first hundred calls with a callback, the object count and the memory use do not increase."""
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    called: list[Any] = []

    def work(count: int) -> tuple[int, int]:
        """Call a callback this number of times, and return the numbers of objects and bytes in use."""
        for i in range(count):
            driver.cuLaunchHostFunc(stream, driver.CUhostFn(called.append), i + 1)
            if i % 1000 == 999:
                driver.cuStreamSynchronize(stream)
        driver.cuStreamSynchronize(stream)
        assert called == [*range(1, count + 1)]
        called.clear()
        gc.collect()
        return len(gc.get_objects()), get_resident_memory()

    work(100)
    (objects_before, memory_before), (objects, memory) = work(1000), work(3000)
    print("more objects and memory", objects - objects_before, memory - memory_before)
    assert objects - objects_before < 100
    assert memory - memory_before < 2 << 20
    driver.cuStreamDestroy(stream)


def test_captured_callback_is_called_by_each_launch_of_the_graph(device: cudyn.Device) -> None:
    """Only the graph refers to the callback, and other callbacks are called in between."""
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    called: list[Any] = []
    driver.cuStreamBeginCapture(stream, driver.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
    driver.cuLaunchHostFunc(stream, driver.CUhostFn(called.append), 7)
    graph = driver.cuStreamEndCapture(stream)
    executable = driver.cuGraphInstantiate(graph, 0)
    for i in range(5):
        driver.cuLaunchHostFunc(stream, driver.CUhostFn(lambda data: None), None)
        driver.cuGraphLaunch(executable, stream)
        driver.cuStreamSynchronize(stream)
        gc.collect()
        assert called == [7] * (i + 1)
    driver.cuGraphExecDestroy(executable)
    driver.cuGraphDestroy(graph)
    driver.cuStreamDestroy(stream)


def test_captured_external_events_become_nodes(device: cudyn.Device) -> None:
    """A launch of one graph waits for the event that a launch of another graph records."""
    stream, other, event = driver.cuStreamCreate(1), driver.cuStreamCreate(1), driver.cuEventCreate(0)
    types = driver.CUgraphNodeType
    begin = functools.partial(driver.cuStreamBeginCapture, mode=driver.CU_STREAM_CAPTURE_MODE_RELAXED)

    def get_types(graph: driver.CUgraph) -> list[int]:
        return [int(driver.cuGraphNodeGetType(node)) for node in driver.cuGraphGetNodes(graph)]

    begin(stream)
    driver.cuEventRecordWithFlags(event, stream, driver.CU_EVENT_RECORD_EXTERNAL)
    recording = driver.cuStreamEndCapture(stream)
    assert get_types(recording) == [types.CU_GRAPH_NODE_TYPE_EVENT_RECORD]
    begin(stream)
    driver.cuStreamWaitEvent(stream, event, driver.CU_EVENT_WAIT_EXTERNAL)
    waiting = driver.cuStreamEndCapture(stream)
    assert get_types(waiting) == [types.CU_GRAPH_NODE_TYPE_WAIT_EVENT]
    executables = [driver.cuGraphInstantiateWithFlags(graph, 0) for graph in (recording, waiting)]
    driver.cuGraphLaunch(executables[0], stream)
    driver.cuGraphLaunch(executables[1], other)
    driver.cuStreamSynchronize(other)
    assert driver.cuEventQuery(event) == driver.CUDA_SUCCESS


def test_callback_of_a_user_object_is_called_at_its_end(device: cudyn.Device) -> None:
    called: list[Any] = []
    user_object = driver.cuUserObjectCreate(
        9, driver.CUhostFn(called.append), 1, driver.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
    )
    gc.collect()
    driver.cuUserObjectRelease(user_object, 1)
    driver.cuCtxSynchronize()
    deadline = time.monotonic() + 10
    while not called and time.monotonic() < deadline:
        time.sleep(0.01)
    assert called == [9]


# --- other packages


@on_gpu
def test_event_of_cupy_is_not_a_stream(module: cudyn.Module) -> None:
    cupy = pytest.importorskip("cupy")
    with pytest.raises(TypeError, match=r"got cupy\."):
        module.get_kernel("set").launch(1, 1, cudyn.Buffer(4), 1, stream=cupy.cuda.Event())


# --- arrays


class Packed:
    """A tensor that supports only DLPack, in the newest version or an older one."""

    def __init__(self, tensor: Any, versioned: bool) -> None:
        self.__dlpack_device__ = tensor.__dlpack_device__
        older = lambda stream=None: tensor.__dlpack__(stream=stream)  # noqa: E731
        self.__dlpack__ = tensor.__dlpack__ if versioned else older


def arrays(value: int) -> dict[str, tuple[Any, Callable[[], int]]]:
    """Return an array with one int of every installed package, and a function that reads it."""
    buffer = cudyn.Buffer.from_host((ctypes.c_int * 1)(value))
    results: dict[str, tuple[Any, Callable[[], int]]] = {
        "Buffer": (buffer, lambda: ints(buffer)[0]),
        "address": (int(buffer), lambda: ints(buffer)[0]),
        "c_void_p": (ctypes.c_void_p(int(buffer)), lambda: ints(buffer)[0]),
    }
    torch, cupy, jax = package("torch"), package("cupy"), package("jax")
    if torch:
        for name in ("torch", "DLPack", "older DLPack"):
            tensor = torch.full((1,), value, dtype=torch.int32, device="cuda")
            array = tensor if name == "torch" else Packed(tensor, name == "DLPack")
            results[name] = array, lambda tensor=tensor: int(tensor.item())  # type: ignore[misc]
        pinned = torch.full((1,), value, dtype=torch.int32).pin_memory()
        results["torch, pinned"] = pinned, lambda: int(pinned[0])
        torch.cuda.synchronize()
    if cupy:
        cupy_array = cupy.full(1, value, dtype=cupy.int32)
        cupy.cuda.Device().synchronize()
        results["cupy"] = cupy_array, lambda: int(cupy_array[0])
    if jax:
        jax_array = jax.numpy.full(1, value, dtype="int32").block_until_ready()
        view = cudyn.Buffer.borrow(jax_array.unsafe_buffer_pointer(), 4, jax_array)
        results["jax"] = jax_array, lambda: ints(view)[0]
        results["jax, DLPack"] = JaxPacked(jax_array), lambda: ints(view)[0]
    return results


class JaxPacked:
    """A fake jax array with a type that __cuda_array_interface__ does not support, such as bfloat16."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)


JaxPacked.__module__ = "jax.array"


@pytest.mark.parametrize("method", ["launch", "prepare"])
def test_launches_with_arrays_of_packages_in_every_order(module: cudyn.Module, method: str) -> None:
    kernel = module.get_kernel("set")
    expected = arrays(1)
    print("arrays of", ", ".join(expected))
    prepared = kernel.prepare(1, 1)
    value = 10
    for order in itertools.permutations(expected, 2):
        for name in (*order, *order):
            array, read = expected[name]
            value += 1
            if method == "launch":
                kernel.launch(1, 1, array, value)
            else:
                prepared(array, value)
            cudyn.Device(0).sync()
            assert read() == value, (order, name)


# --- captures


def count_lost_bytes(device: cudyn.Device, free_before: int) -> int:
    """Return by how many bytes the free memory of a device has shrunk."""
    free, _ = device.get_memory_info()
    return free_before - free


def run_in_new_process(test: Any) -> Any:
    """Run a test on a GPU in a new process, because threads of other packages break captures."""

    @functools.wraps(test)
    def run_in_process(**fixtures: Any) -> None:
        """Run the test in a new process, or in this one if it is already alone or simulated."""
        if is_simulated() or os.environ.get("CUDYN_TEST_ALONE"):
            test(**fixtures)
            return
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "gpu"]
        process = subprocess.run(
            [*command, f"{__file__}::{test.__name__}"],
            cwd=ROOT,
            env={**os.environ, "CUDYN_TEST_ALONE": "1"},
            capture_output=True,
            text=True,
        )
        assert process.returncode == 0, process.stdout + process.stderr

    return run_in_process


@run_in_new_process
def test_capture_info_contains_the_data_of_each_edge(device: cudyn.Device) -> None:
    if (cudyn.driver.version or (0, 0)) < (13, 0):
        pytest.skip("older drivers return edge data from another function")
    buffer = cudyn.Buffer(4)
    with cudyn.Stream() as stream:
        driver.cuStreamBeginCapture(stream.handle, driver.CU_STREAM_CAPTURE_MODE_RELAXED)
        driver.cuMemsetD32Async(int(buffer), 1, 1, stream.handle)
        status, *_, nodes, edges, count = driver.cuStreamGetCaptureInfo(stream.handle)
        assert (status, count) == (driver.CU_STREAM_CAPTURE_STATUS_ACTIVE, 1)
        assert bool(nodes[0])
        assert bytes(edges[0]) == bytes(ctypes.sizeof(driver.CUgraphEdgeData))
        driver.cuGraphDestroy(driver.cuStreamEndCapture(stream.handle))


@run_in_new_process
def test_capture_while_another_thread_collects_garbage(module: cudyn.Module, device: cudyn.Device) -> None:
    """In the default mode, no thread may make the calls that finalizers need. Memory is not leaked."""
    kernel, failures, stop = module.get_kernel("set"), [], threading.Event()
    output = cudyn.Buffer.from_host(bytes(4))
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)

    def churn(own_stream: Any) -> None:
        """Allocate, copy and collect Buffers until the test ends."""
        try:
            device.use()
            while not stop.is_set():
                for ordered in (None, own_stream):
                    cycle: list[Any] = [cudyn.Buffer(1 << 16, stream=ordered)]
                    cycle.append(cycle)
                    cycle[0].copy_from(bytearray(1 << 16), stream=own_stream)
                    del cycle
                gc.collect()
        except BaseException as error:
            failures.append(error)

    def capture(rounds: int) -> None:
        """Capture launches, and launch the graph. This thread also collects garbage."""
        for i in range(rounds):
            driver.cuStreamBeginCapture(stream, driver.CU_STREAM_CAPTURE_MODE_GLOBAL)
            for index in range(20):
                kernel.launch(1, 1, output, 100 * i + index, stream=stream)
                # this thread collects the garbage while it captures
                garbage: list[Any] = [cudyn.Buffer(4096)]
                garbage.append(garbage)
                del garbage
            gc.collect()
            graph = driver.cuStreamEndCapture(stream)
            executable = driver.cuGraphInstantiate(graph, 0)
            driver.cuGraphLaunch(executable, stream)
            driver.cuStreamSynchronize(stream)
            assert ints(output) == [100 * i + 19]
            driver.cuGraphExecDestroy(executable)
            driver.cuGraphDestroy(graph)

    capture(3)
    device.sync()
    free_before, _ = device.get_memory_info()
    streams_ = [driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING) for _ in range(4)]
    threads = [threading.Thread(target=churn, args=(item,)) for item in streams_]
    for thread in threads:
        thread.start()
    try:
        capture(5 if is_simulated() else 100)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert failures == []
    gc.collect()
    device.sync()
    limit = 64 << 20  # the pool for stream-ordered allocations does not return all memory
    deadline = time.monotonic() + 60  # other processes may use memory on the device for a while
    while count_lost_bytes(device, free_before) >= limit and time.monotonic() < deadline:
        time.sleep(0.1)
    assert count_lost_bytes(device, free_before) < limit
    for item in (stream, *streams_):
        driver.cuStreamDestroy(item)


@run_in_new_process
def test_copies_while_another_thread_captures(module: cudyn.Module) -> None:
    """Copies run and are freed while another thread captures in the default mode."""
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    captured_stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    flag, target, results = cudyn.Buffer.from_host(bytes(4)), cudyn.Buffer(8 << 20), bytearray(8 << 20)
    begun, copied, failures = threading.Event(), threading.Event(), []

    def capture() -> None:
        """Begin a capture, and end it after the other thread has submitted its copies."""
        try:
            cudyn.Device(0).use()
            driver.cuStreamBeginCapture(captured_stream, driver.CU_STREAM_CAPTURE_MODE_GLOBAL)
            begun.set()
            copied.wait(60)
            driver.cuGraphDestroy(driver.cuStreamEndCapture(captured_stream))
        except BaseException as error:
            failures.append(error)
            begun.set()

    thread = threading.Thread(target=capture)
    thread.start()
    begun.wait(60)
    try:
        module.get_kernel("spin").launch(1, 1, 100_000_000, flag, stream=stream)
        for i in range(8):
            target.copy_from(bytearray([i]) * (1 << 20), stream=stream, offset=i << 20)
            gc.collect()
        target.copy_to(results, stream=stream)
        with cudyn.Buffer.from_host(bytearray(64), stream=stream):
            pass  # the memory is freed at the end of the block, which waits for the copy
    finally:
        copied.set()
        thread.join()
    assert failures == []
    driver.cuStreamSynchronize(stream)
    assert results == b"".join(bytes([i]) * (1 << 20) for i in range(8))
    cudyn.Device(0).sync()
    results.append(1)  # would raise BufferError if something still referred to it
    for item in (stream, captured_stream):
        driver.cuStreamDestroy(item)


# --- a context that is reset


@on_gpu
def test_reset_of_the_primary_context_leaves_the_device_usable(device: cudyn.Device) -> None:
    """The test runs in a new process. Objects of the old context can still be freed."""
    code = """
import gc, cudyn
from cudyn import driver
import struct
from tests.support.kernels import KERNELS as image
device = cudyn.Device(0).use()
for turn in range(3):
    old, kept = cudyn.Buffer.from_host(b"1" * 4096), cudyn.Buffer.from_host(b"2" * 4096)
    module = cudyn.Module(image)
    cudyn.Buffer(4096).copy_from(bytearray(4096), stream=driver.cuStreamCreate(0))
    driver.cuDevicePrimaryCtxReset(device.handle)
    if turn == 2:
        device.use()
    new = [cudyn.Buffer.from_host(bytes([i]) * 4096) for i in range(8)]
    old.close()
    del kept
    gc.collect()
    module.close()
    more = [cudyn.Buffer.from_host(b"x" * 4096) for _ in range(8)]
    assert [bytes(buffer) for buffer in new] == [bytes([i]) * 4096 for i in range(8)]
    with cudyn.Module(image) as again, cudyn.Buffer(8) as out:
        again.get_kernel("number").launch(1, 1, out, 1, 2)
        assert bytes(out) == struct.pack("<2f", 1, 2)
    for buffer in new + more:
        buffer.close()
    device.sync()
    assert cudyn.Device.current() is device
print("right")
"""
    process = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert process.stdout == "right\n", process.stdout + process.stderr


@pytest.mark.alone
def test_repeated_use_leaks_nothing(device: cudyn.Device) -> None:
    """tests/support/leaks.py, which is also used with compute-sanitizer, resets the context."""
    if is_simulated():
        assert leaks.main(2) == 0
        return
    command = [sys.executable, "-m", "tests.support.leaks"]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert process.returncode == 0, process.stdout + process.stderr
