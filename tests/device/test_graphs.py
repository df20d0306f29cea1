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
    with Stream(device=device) as created:
        yield created
        created.sync()


def int_of(buffer: Any) -> int:
    return int(struct.unpack("<i", bytes(buffer))[0])


def number(value: int) -> Buffer:
    return Buffer.from_host(struct.pack("<i", value))


# --- streams and events


def test_streams_and_events_order_work(module: cudyn.Module, device: cudyn.Device) -> None:
    """Work order, times, priorities and callbacks also work in a thread without a context."""
    spin, seen, flag = module.get_kernel("spin"), list[Any](), Buffer(4)
    least, greatest = driver.cuCtxGetStreamPriorityRange()
    with Stream(priority=greatest, device=device) as first, Stream(priority=least) as two:
        assert (first.priority, two.priority) == (greatest, least)
        start, end = Event(timing=True, device=device), Event(timing=True, blocking=True)
        first.record(start)
        spin.launch(1, 1, 100_000_000, flag, stream=first)
        first.record(end)
        if not is_simulated():  # a simulation runs work as soon as it is submitted
            assert not first.is_done
            assert not end.is_done
        two.wait(first)
        two.callback(lambda: seen.append(end.handle and True))
        if not is_simulated():
            assert not two.is_done
        two.sync()
        assert (seen, end.is_done, first.is_done, two.is_done) == ([True], True, True, True)
        if not is_simulated():
            assert 10 < end - start < 10_000

        def in_a_thread() -> None:
            two.wait(first.record())
            end.record(two)
            end.sync()
            seen.append((first.is_done, end.is_done, two.priority))

        thread = threading.Thread(target=in_a_thread)
        thread.start()
        thread.join()
        assert seen[1:] == [(True, True, least)]


@on_gpu
@pytest.mark.parametrize("name", ["torch", "cupy"])
def test_streams_are_shared_with_other_packages(module: cudyn.Module, stream: Stream, name: str) -> None:
    """Packages use a cudyn stream, and cudyn borrows their streams, waits for them and launches on them."""
    library, spin, add = package(name), module.get_kernel("spin"), module.get_kernel("add")
    cuda = library.cuda
    ours = cuda.ExternalStream(int(stream))
    with number(1) as x, number(2) as y, Buffer(4) as flag:
        seen = library.from_dlpack(y.as_array("i32", 1))
        spin.launch(1, 1, 50_000_000, flag, stream=stream)
        add.launch(1, 1, y, x, 41, stream=stream)
        with cuda.stream(ours) if name == "torch" else ours:
            doubled = seen * 2
        ours.synchronize()
        assert doubled.tolist() == [84]
        theirs = cuda.Stream() if name == "torch" else cuda.Stream(non_blocking=True)
        with Stream() as own:
            spin.launch(1, 1, 50_000_000, flag, stream=theirs)
            add.launch(1, 1, y, x, 5, stream=theirs)
            own.wait(theirs)
            add.launch(1, 1, x, y, 1, stream=own)
            own.sync()
            assert int_of(x) == 7
        theirs.synchronize()


# --- DLPack


@on_gpu
@pytest.mark.parametrize("name", ["torch", "cupy", "jax"])
def test_arrays_are_shared_through_dlpack(module: cudyn.Module, name: str, stream: Stream) -> None:
    """A Buffer becomes the package's array without a copy, and the package's arrays are kernel arguments."""
    library = package("jax.dlpack" if name == "jax" else name)
    add = module.get_kernel("add")
    take = library.from_dlpack
    buffer = Buffer.from_host(struct.pack("<8i", *range(8)))
    theirs = take(buffer.as_array("i32", (2, 3), offset=8))
    assert theirs.tolist() == [[2, 3, 4], [5, 6, 7]]
    assert str(theirs.dtype).rpartition(".")[2] == "int32"
    if name != "jax":  # jax arrays do not change
        add.launch(1, 1, theirs, buffer, 100)
        driver.cuCtxSynchronize()
        assert theirs.tolist()[0][0] == 100
    pointer = int(buffer)
    del buffer  # the other array keeps the memory alive
    with number(0) as out:
        add.launch(1, 1, out, theirs, 1)
        assert int_of(out) == (3 if name == "jax" else 101)
    del theirs
    assert pointer
    with Buffer(64, stream=stream) as ordered:  # the other package waits for the stream of the allocation
        module.get_kernel("spin").launch(1, 1, 50_000_000, ordered, stream=stream)
        ordered.fill(1, stream=stream)
        theirs = take(ordered.as_array("i32"))
        assert theirs.tolist() == [0x01010101] * 16
        del theirs


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
            theirs = torch.from_dlpack(buffer.as_array(dtype))
            assert theirs.dtype == dtype
            assert theirs.view(torch.uint8).tolist() == list(range(16))
            del theirs


# --- graphs


def fill(graph: Graph, add: Any, out: Buffer, stream: object, count: int = 3) -> None:
    """Add a sequence of kernels to a graph: out = x + n, then out += n."""
    add.launch(1, 1, out, graph["x"], graph["n"], stream=stream)
    for _ in range(count - 1):
        add.launch(1, 1, out, out, graph["n"], stream=stream)


@pytest.mark.parametrize("way", ["written", "captured"])
def test_graph_runs_with_changed_arguments(module: cudyn.Module, stream: Stream, way: str) -> None:
    """The changed arguments are Buffers and ints. With a contract the grid changes, too."""
    add, out, x, other = module.get_kernel("add"), number(0), number(1), number(1000)
    many, sums = module.get_kernel(cudyn.Contract(MANY)), number(0)
    if way == "written":
        graph = Graph(x=x, n=10)
        fill(graph, add, out, graph)
        many(sums, graph["n"], stream=graph)
    else:
        with Graph.capture(stream, x=x, n=10) as graph:
            fill(graph, add, out, stream)
            many(sums, n=graph["n"], stream=stream)
    total = 0
    for arguments, expected, n in (
        ({}, 31, 10),
        ({"n": 20}, 61, 20),
        ({"x": other}, 1060, 20),
        ({"n": 1, "x": x}, 4, 1),
        ({}, 4, 1),
    ):
        graph(**arguments, stream=stream)
        stream.sync()
        total += n * n
        assert (int_of(out), int_of(sums)) == (expected, total), arguments
    with pytest.raises(TypeError, match="expected"):
        graph(n="x")
    with raises(OverflowError):
        graph(n=1 << 40)
    graph.upload(stream)
    graph.launch(stream)
    stream.sync()
    assert int_of(out) == 4
    # the thread does not have a current context
    thread = threading.Thread(target=lambda: graph(n=2, stream=stream))
    thread.start()
    thread.join()
    stream.sync()
    assert int_of(out) == 7
    x.close()
    with pytest.raises(ValueError, match="closed"):
        graph.launch(stream)
    graph.close()


def test_graph_with_copies_fills_and_an_empty_grid(module: cudyn.Module, stream: Stream) -> None:
    many = module.get_kernel(cudyn.Contract(MANY))
    with Buffer(4) as out, Buffer(4) as copied, Graph(n=2) as graph:
        result = bytearray(4)
        out.fill(0, stream=graph)
        many(out, graph["n"], stream=graph)
        copied.copy_from(out, stream=graph)
        copied.copy_to(result, stream=graph)
        for n in (2, 0, 3, 0, 0, 4):
            graph(n=n, stream=stream)
            stream.sync()
            assert int.from_bytes(result, "little") == n * n


def test_graph_with_clusters(clusters: cudyn.Module) -> None:
    """The graph node receives the launch's attributes."""
    add = clusters.get_kernel("add")
    with number(1) as x, number(0) as out, Graph(n=1) as graph:
        add.launch(4, 1, out, x, graph["n"], stream=graph, cluster=2, cooperative=True)
        graph()
        assert int_of(out) == 2
        graph(n=5)
        assert int_of(out) == 6


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
    x, z, y = (torch.ones(1, dtype=torch.int32, device="cuda") for _ in range(3))
    stream = torch.cuda.Stream()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream), Graph.capture(stream, x=x, n=1) as graph:
        add.launch(1, 1, y, graph["x"], graph["n"], stream=stream)
        torch.mul(y, 10, out=y)
        add.launch(1, 1, y, y, n=graph["n"], stream=stream)
    for arguments, expected in (({}, 21), ({"n": 2}, 32), ({"x": torch.full_like(z, 7)}, 92)):
        graph(**arguments, stream=stream)
        stream.synchronize()
        assert y.item() == expected


class Destructions:
    """Counts graphs that the driver has destroyed together with their executable graphs.

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
        held = driver.cuUserObjectCreate(
            self.watched, self._destroy, 1, driver.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
        )
        driver.cuGraphRetainUserObject(graph.handle, held, 1, driver.CU_GRAPH_USER_OBJECT_MOVE)

    def wait_for(self, count: int) -> None:
        """Wait until this number of graphs is destroyed, at most 10 s. Drivers may run destructors later."""
        end = time.monotonic() + 10
        while len(self.destroyed) < count and time.monotonic() < end:
            time.sleep(0.01)


def test_graphs_leak_nothing(module: cudyn.Module, device: cudyn.Device, stream: Stream) -> None:
    add = module.get_kernel("add")
    destructions = Destructions()
    count = 20 if is_simulated() else 200
    with number(1) as x, number(0) as out:
        for _ in range(count):
            with Graph(x=x, n=1) as graph:
                fill(graph, add, out, graph, 5)
                destructions.watch(graph)
                graph(n=2, stream=stream)
            with Graph.capture(stream, x=x, n=1) as graph:
                fill(graph, add, out, stream, 5)
            destructions.watch(graph)
            graph(n=2, stream=stream)
            stream.sync()
            graph.close()
        kept = Graph(x=x, n=1)
        fill(kept, add, out, kept)
        destructions.watch(kept)
        kept(n=2, stream=stream)
        stream.sync()
        destructions.wait_for(2 * count)
        assert set(destructions.destroyed) == set(range(1, 2 * count + 1))
        kept.close()
        destructions.wait_for(2 * count + 1)
        assert destructions.destroyed[-1] == 2 * count + 1


# --- closed objects, contexts and processes

# tests/kernels/launch/test_streams.py contains the same tests with a simulated driver that makes calls fail.
ENDS = """
import os, sys
import cudyn
from tests.kernels.launch.test_streams import make_all
from tests.support.kernels import KERNELS

cudyn.Device(0).use()
kernel = cudyn.Module(KERNELS).get_kernel("put")
made, calls = make_all(kernel)
stream, graph, buffer = made["stream"], made["graph"], made["buffer"]

NAMES = ("record", "wait", "sync", "is_done", "done", "event's sync", "launch", "update", "bytes",
         "new stream", "new event", "new buffer", "kernel")

def call(name):
    try:
        calls[name]()
        print(name, "no error", flush=True)
    except cudyn.DriverError as error:
        print(name, int(error.status), flush=True)

def close():
    for each in made.values():
        each.close()
        each.close()
        assert "closed" in repr(each)
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


def run(text: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", ENDS + text],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        timeout=120,
    )
    print(done.stdout, done.stderr[-3000:])
    assert done.returncode == 0
    return done.stdout.splitlines()


@on_gpu
def test_calls_after_a_sticky_error_raise_it(device: cudyn.Device) -> None:
    """Every call except close raises the error."""
    *output, end = run(STICKY)
    assert end == "closed"
    assert {each.rpartition(" ")[2] for each in output} == {"700"}


@on_gpu
def test_calls_in_a_forked_child_raise(device: cudyn.Device) -> None:
    """In a forked child, every call raises CUDA_ERROR_NOT_INITIALIZED.

    close does not affect the parent's objects.
    """
    *output, child, parent, end = run(FORK)
    assert (child, parent, end) == ("closed", "closed", "parent done")
    assert [each for each in output if each.rpartition(" ")[2] != "3"] == []
    assert len(output) == 13
