"""Tests for streams, events, graphs and DLPack arrays. On a GPU, they also use torch, cupy and jax."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import CURRENT_STREAM, Buffer, Event, Graph, Stream, driver

from ..conftest import is_simulated, on_gpu, package
from ..support.messages import raises

ROOT = Path(__file__).resolve().parents[2]

MANY = "many(out: i32[1], n: i32) -> many<<<n, 1>>>(out, n)"


@pytest.fixture
def stream(device: cudyn.Device) -> Iterator[Stream]:
    """A stream, which is complete at the end of the test."""
    with Stream(device=device) as new_stream:
        yield new_stream
        new_stream.sync()


def read_number(buffer: Any) -> int:
    """Return the int in a Buffer."""
    return int(struct.unpack("<i", bytes(buffer))[0])


def make_number(value: int) -> Buffer:
    """Return a Buffer with an int."""
    return Buffer.from_host(struct.pack("<i", value))


# --- streams and events


def test_streams_and_events_order_work(module: cudyn.Module, device: cudyn.Device) -> None:
    """Work order, times, priorities and callbacks also work in a thread without a context."""
    spin, results, flag = module.get_kernel("spin"), list[Any](), Buffer(4)
    least_priority, greatest_priority = driver.cuCtxGetStreamPriorityRange()
    with (
        Stream(priority=greatest_priority, device=device) as first_stream,
        Stream(priority=least_priority) as second_stream,
    ):
        assert (first_stream.priority, second_stream.priority) == (greatest_priority, least_priority)
        start, end = Event(timing=True, device=device), Event(timing=True, blocking=True)
        first_stream.record(start)
        spin.launch(1, 1, 100_000_000, flag, stream=first_stream)
        first_stream.record(end)
        if not is_simulated():  # a simulation runs work as soon as it is submitted
            assert not first_stream.is_done
            assert not end.is_done
        second_stream.wait(first_stream)
        second_stream.callback(lambda: results.append(end.handle and True))
        if not is_simulated():
            assert not second_stream.is_done
        second_stream.sync()
        assert (results, end.is_done, first_stream.is_done, second_stream.is_done) == (
            [True],
            True,
            True,
            True,
        )
        if not is_simulated():
            assert 10 < end - start < 10_000

        def in_a_thread() -> None:
            """Wait, record and query in a thread without a context."""
            second_stream.wait(first_stream.record())
            end.record(second_stream)
            end.sync()
            results.append((first_stream.is_done, end.is_done, second_stream.priority))

        thread = threading.Thread(target=in_a_thread)
        thread.start()
        thread.join()
        assert results[1:] == [(True, True, least_priority)]


@on_gpu
@pytest.mark.parametrize("name", ["torch", "cupy"])
def test_streams_are_shared_with_other_packages(module: cudyn.Module, stream: Stream, name: str) -> None:
    """Packages use a cudyn stream, and cudyn borrows their streams, waits for them and launches on them."""
    library, spin, add = package(name), module.get_kernel("spin"), module.get_kernel("add")
    cuda = library.cuda
    external_stream = cuda.ExternalStream(int(stream))
    with make_number(1) as x, make_number(2) as y, Buffer(4) as flag:
        shared_array = library.from_dlpack(y.as_array("i32", 1))
        spin.launch(1, 1, 50_000_000, flag, stream=stream)
        add.launch(1, 1, y, x, 41, stream=stream)
        with cuda.stream(external_stream) if name == "torch" else external_stream:
            doubled = shared_array * 2
        external_stream.synchronize()
        assert doubled.tolist() == [84]
        package_stream = cuda.Stream() if name == "torch" else cuda.Stream(non_blocking=True)
        with Stream() as own_stream:
            spin.launch(1, 1, 50_000_000, flag, stream=package_stream)
            add.launch(1, 1, y, x, 5, stream=package_stream)
            own_stream.wait(package_stream)
            add.launch(1, 1, x, y, 1, stream=own_stream)
            own_stream.sync()
            assert read_number(x) == 7
        package_stream.synchronize()


# --- DLPack


@on_gpu
@pytest.mark.parametrize("name", ["torch", "cupy", "jax"])
def test_arrays_are_shared_through_dlpack(module: cudyn.Module, name: str, stream: Stream) -> None:
    """A Buffer becomes the package's array without a copy, and the package's arrays are kernel arguments."""
    library = package("jax.dlpack" if name == "jax" else name)
    add = module.get_kernel("add")
    from_dlpack = library.from_dlpack
    buffer = Buffer.from_host(struct.pack("<8i", *range(8)))
    shared_array = from_dlpack(buffer.as_array("i32", (2, 3), offset=8))
    assert shared_array.tolist() == [[2, 3, 4], [5, 6, 7]]
    assert str(shared_array.dtype).rpartition(".")[2] == "int32"
    if name != "jax":  # jax arrays do not change
        add.launch(1, 1, shared_array, buffer, 100)
        driver.cuCtxSynchronize()
        assert shared_array.tolist()[0][0] == 100
    pointer = int(buffer)
    del buffer  # the other array keeps the memory alive
    with make_number(0) as result:
        add.launch(1, 1, result, shared_array, 1)
        assert read_number(result) == (3 if name == "jax" else 101)
    del shared_array
    assert pointer
    with Buffer(64, stream=stream) as ordered:  # the other package waits for the stream of the allocation
        module.get_kernel("spin").launch(1, 1, 50_000_000, ordered, stream=stream)
        ordered.fill(1, stream=stream)
        shared_array = from_dlpack(ordered.as_array("i32"))
        assert shared_array.tolist() == [0x01010101] * 16
        del shared_array


@on_gpu
def test_dlpack_dtypes_of_torch_are_supported(device: cudyn.Device, torch: Any) -> None:
    """Every torch dtype is converted."""
    with Buffer.from_host(bytes(range(16))) as buffer:
        for dtype in (
            torch.uint8,
            torch.int64,
            torch.float16,
            torch.bfloat16,
            torch.float64,
            torch.complex64,
        ):
            tensor = torch.from_dlpack(buffer.as_array(dtype))
            assert tensor.dtype == dtype
            assert tensor.view(torch.uint8).tolist() == list(range(16))
            del tensor


# --- graphs


def add_kernels(graph: Graph, add: Any, result: Buffer, stream: object, count: int = 3) -> None:
    """Add a sequence of kernels to a graph: out = x + n, then out += n."""
    add.launch(1, 1, result, graph["x"], graph["n"], stream=stream)
    for _ in range(count - 1):
        add.launch(1, 1, result, result, graph["n"], stream=stream)


@pytest.mark.parametrize("method", ["written", "captured"])
def test_graph_runs_with_changed_arguments(module: cudyn.Module, stream: Stream, method: str) -> None:
    """The changed arguments are Buffers and ints. With a contract the grid changes, too."""
    add, result, x, large_x = module.get_kernel("add"), make_number(0), make_number(1), make_number(1000)
    count_blocks, block_counts = module.get_kernel(cudyn.Contract(MANY)), make_number(0)
    if method == "written":
        graph = Graph(x=x, n=10)
        add_kernels(graph, add, result, graph)
        count_blocks(block_counts, graph["n"], stream=graph)
    else:
        with Graph.capture(stream, x=x, n=10) as graph:
            add_kernels(graph, add, result, stream)
            count_blocks(block_counts, n=graph["n"], stream=stream)
    total = 0
    for arguments, expected, added in (
        ({}, 31, 10),
        ({"n": 20}, 61, 20),
        ({"x": large_x}, 1060, 20),
        ({"n": 1, "x": x}, 4, 1),
        ({}, 4, 1),
    ):
        graph(**arguments, stream=stream)
        stream.sync()
        total += added * added
        assert (read_number(result), read_number(block_counts)) == (expected, total), arguments
    with pytest.raises(TypeError, match="expected"):
        graph(n="x")
    with raises(OverflowError):
        graph(n=1 << 40)
    graph.upload(stream)
    graph.launch(stream)
    stream.sync()
    assert read_number(result) == 4
    # the thread does not have a current context
    thread = threading.Thread(target=lambda: graph(n=2, stream=stream))
    thread.start()
    thread.join()
    stream.sync()
    assert read_number(result) == 7
    x.close()
    with pytest.raises(ValueError, match="closed"):
        graph.launch(stream)
    graph.close()


def test_graph_with_copies_fills_and_an_empty_grid(module: cudyn.Module, stream: Stream) -> None:
    count_blocks = module.get_kernel(cudyn.Contract(MANY))
    with Buffer(4) as counted, Buffer(4) as copied, Graph(n=2) as graph:
        result = bytearray(4)
        counted.fill(0, stream=graph)
        count_blocks(counted, graph["n"], stream=graph)
        copied.copy_from(counted, stream=graph)
        copied.copy_to(result, stream=graph)
        for size in (2, 0, 3, 0, 0, 4):
            graph(n=size, stream=stream)
            stream.sync()
            assert int.from_bytes(result, "little") == size * size


def test_graph_with_clusters_has_the_expected_result(clusters: cudyn.Module) -> None:
    """The graph node receives the launch's attributes."""
    add = clusters.get_kernel("add")
    with make_number(1) as x, make_number(0) as result, Graph(n=1) as graph:
        add.launch(4, 1, result, x, graph["n"], stream=graph, cluster=2, cooperative=True)
        graph()
        assert read_number(result) == 2
        graph(n=5)
        assert read_number(result) == 6


@on_gpu
def test_capture_of_torch_contains_launches_of_cudyn(module: cudyn.Module, torch: Any) -> None:
    add = module.get_kernel("add")
    x, y = (torch.ones(1, dtype=torch.int32, device="cuda") for _ in range(2))
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        add.launch(1, 1, y, x, 4, stream=CURRENT_STREAM)
        add.launch(1, 1, y, y, 4, stream=torch.cuda.current_stream())
        y *= 2
    x.fill_(10)
    graph.replay()
    torch.cuda.synchronize()
    assert y.item() == 36


@on_gpu
def test_capture_of_cudyn_contains_work_of_torch(module: cudyn.Module, torch: Any) -> None:
    """cudyn kernels run before and after the torch work.

    Their arguments, which include tensors, are changed.
    """
    add = module.get_kernel(cudyn.Contract("add(out: i32[1], x: i32[1], n: i32)"))
    source, other_source, result = (torch.ones(1, dtype=torch.int32, device="cuda") for _ in range(3))
    stream = torch.cuda.Stream()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream), Graph.capture(stream, x=source, n=1) as graph:
        add.launch(1, 1, result, graph["x"], graph["n"], stream=stream)
        torch.mul(result, 10, out=result)
        add.launch(1, 1, result, result, n=graph["n"], stream=stream)
    for arguments, expected in (({}, 21), ({"n": 2}, 32), ({"x": torch.full_like(other_source, 7)}, 92)):
        graph(**arguments, stream=stream)
        stream.synchronize()
        assert result.item() == expected


class Destructions:
    """A counter of graphs that the driver has destroyed together with their executable graphs.

    A graph and its executable graph hold a user object, whose destructor runs when both are destroyed. Unlike
    the GPU's free memory, this does not depend on other processes.
    """

    def __init__(self) -> None:
        self.watched = 0
        self.destroyed: list[int | None] = []
        self._destroy = driver.CUhostFn(self.destroyed.append)

    def watch(self, graph: Graph) -> None:
        """Count the destruction of this graph. It must not be instantiated yet."""
        self.watched += 1
        user_object = driver.cuUserObjectCreate(
            self.watched, self._destroy, 1, driver.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
        )
        driver.cuGraphRetainUserObject(graph.handle, user_object, 1, driver.CU_GRAPH_USER_OBJECT_MOVE)

    def wait_for(self, count: int) -> None:
        """Wait up to 10 s until this number of graphs is destroyed. Drivers may run destructors late."""
        deadline = time.monotonic() + 10
        while len(self.destroyed) < count and time.monotonic() < deadline:
            time.sleep(0.01)


def test_graphs_leak_nothing(module: cudyn.Module, device: cudyn.Device, stream: Stream) -> None:
    add = module.get_kernel("add")
    destructions = Destructions()
    count = 20 if is_simulated() else 200
    with make_number(1) as x, make_number(0) as result:
        for _ in range(count):
            with Graph(x=x, n=1) as graph:
                add_kernels(graph, add, result, graph, 5)
                destructions.watch(graph)
                graph(n=2, stream=stream)
            with Graph.capture(stream, x=x, n=1) as graph:
                add_kernels(graph, add, result, stream, 5)
            destructions.watch(graph)
            graph(n=2, stream=stream)
            stream.sync()
            graph.close()
        last_graph = Graph(x=x, n=1)
        add_kernels(last_graph, add, result, last_graph)
        destructions.watch(last_graph)
        last_graph(n=2, stream=stream)
        stream.sync()
        destructions.wait_for(2 * count)
        assert set(destructions.destroyed) == set(range(1, 2 * count + 1))
        last_graph.close()
        destructions.wait_for(2 * count + 1)
        assert destructions.destroyed[-1] == 2 * count + 1


# --- closed objects, contexts and processes

# tests/kernels/launch/test_streams.py contains the same tests with a simulated driver that makes calls fail.
ENDS = """
import os, sys
import cudyn
from tests.kernels.launch.test_streams import make_objects_and_calls
from tests.support.kernels import KERNELS

cudyn.Device(0).use()
kernel = cudyn.Module(KERNELS).get_kernel("put")
objects, calls = make_objects_and_calls(kernel)
stream, graph, buffer = objects["stream"], objects["graph"], objects["buffer"]

NAMES = ("record", "wait", "sync", "is_done", "done", "event's sync", "launch", "update", "bytes",
         "new stream", "new event", "new buffer", "kernel")

def call(name):
    try:
        calls[name]()
        print(name, "no error", flush=True)
    except cudyn.DriverError as error:
        print(name, int(error.status), flush=True)

def close():
    for item in objects.values():
        item.close()
        item.close()
        assert "closed" in repr(item)
    print("closed", flush=True)
"""
STICKY = """
kernel.launch(1, 1, 1 << 44, 1, stream=stream)
try:
    stream.sync()
except cudyn.DriverError as error:
    print("first", int(error.status))
for name in NAMES:
    call(name)
close()
"""
# Each call runs in a new process, so that a crash or an endless wait in one call does not hide the others.
FORK = """
import signal

def run_in_child(work, name):
    child = os.fork()
    if not child:
        signal.alarm(30)
        work(*[name] * (work is call))
        os._exit(0)
    if status := os.waitpid(child, 0)[1]:
        print(name, "ended with", os.waitstatus_to_exitcode(status), flush=True)

for name in NAMES:
    run_in_child(call, name)
run_in_child(close, "close")
graph(n=3, stream=stream)
stream.sync()
assert bytes(buffer)[:1] == b"\\3"
close()
print("parent done")
"""


def run(program: str) -> list[str]:
    """Run ENDS, followed by a program, in a new process. Return the lines of its output."""
    process = subprocess.run(
        [sys.executable, "-c", ENDS + program],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        timeout=120,
    )
    print(process.stdout, process.stderr[-3000:])
    assert process.returncode == 0
    return process.stdout.splitlines()


@on_gpu
def test_calls_after_a_sticky_error_raise_it(device: cudyn.Device) -> None:
    """Every call except close raises the error."""
    *output, last_line = run(STICKY)
    assert last_line == "closed"
    assert {line.rpartition(" ")[2] for line in output} == {"700"}


@on_gpu
def test_calls_in_a_forked_child_raise(device: cudyn.Device) -> None:
    """In a forked child, every call raises CUDA_ERROR_NOT_INITIALIZED.

    close does not affect the parent's objects.
    """
    *output, child_line, parent_line, last_line = run(FORK)
    assert (child_line, parent_line, last_line) == ("closed", "closed", "parent done")
    assert [line for line in output if line.rpartition(" ")[2] != "3"] == []
    assert len(output) == 13
