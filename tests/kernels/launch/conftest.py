"""Fixtures with simulated drivers: `gpu`, and `old_driver` for CUDA 11.7."""

from __future__ import annotations

import gc
import numbers
import pathlib
import threading
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from cudyn import Contract, Device, Module, Stream, driver
from cudyn._bindings.machine import fast_functions
from cudyn._kernels.launch import launcher

from ...support import exports, recording_driver, tensors
from ...support.code import MOST_THREADS, STATIC, ptx
from ...support.recording_driver import Recorder
from ...support.simulated_gpu import Gpu

UNAVAILABLE = fast_functions.why_unavailable()
needs_fast_calls = pytest.mark.skipif(
    bool(UNAVAILABLE), reason=f"this process has no fast calls: {UNAVAILABLE}"
)


class Whole:
    """An integer from another package. Like numpy's integers, it is registered with numbers.Integral."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    __int__ = __index__

    def __repr__(self) -> str:
        return f"Whole({self.value})"


numbers.Integral.register(Whole)


def kernel_of(types: str = "u64, f32", name: str = "k", **options: Any) -> Any:
    """Return a PTX kernel with these parameters. The module also contains the `other` kernel."""
    return Module(ptx(**{name: types, "other": types}), **options).get_kernel(name)


class ReachedPython(Exception):
    """The exception raised when a launch reaches the functions in Python."""


def reaches_python() -> pytest.RaisesExc[ReachedPython]:
    """Return a context manager that checks that the launch in its block reaches Python.

    `only_machine_code` has to be called before.
    """
    return pytest.raises(ReachedPython, match=r"^Launcher._launch_or_add$")


@pytest.fixture
def only_machine_code(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A function that makes all later launches that reach Python raise ReachedPython."""

    def fail(*_: object, **__: object) -> None:
        """Raise an exception, because machine code should have handled the launch."""
        raise ReachedPython("Launcher._launch_or_add")

    return lambda: monkeypatch.setattr(launcher.Launcher, "_launch_or_add", fail)


def is_alive(reference: weakref.ref[Any]) -> bool:
    """Return whether an object is alive after a garbage collection."""
    gc.collect()
    return reference() is not None


def in_threads(work: Callable[[int], Any], count: int = 8) -> list[Any]:
    """Call `work` with the index of the thread in `count` new threads, and return the results.

    The threads have no current context and start together. Errors in threads are raised in the caller.
    """
    barrier = threading.Barrier(count)

    def run(index: int) -> Any:
        """Wait for the other threads, and call the function."""
        barrier.wait()
        return work(index)

    with ThreadPoolExecutor(count) as pool:
        return [*pool.map(run, range(count))]


def in_thread(work: Callable[[], Any]) -> Any:
    """Return the result of a function in a new thread."""
    return in_threads(lambda _: work(), 1)[0]


def count_sms(device: int | None) -> int:
    """Return the number of multiprocessors of a simulated device."""
    return 132


def find_occupancy(threads: int, shared: int) -> int:
    """Return the occupancy of a kernel of `ptx` on a simulated device, or 1 if no block fits."""
    if threads > MOST_THREADS or shared > exports.MOST_SHARED:
        return 1
    used_memory = STATIC + shared + 1024  # 1024 bytes are reserved for the system
    used_memory += -used_memory % 128  # shared memory is allocated in units of 128 bytes
    warps = -(-threads // 32)
    # a multiprocessor has room for 32 blocks, 64 warps and 228 KiB of shared memory
    return max(1, min(32, 64 // warps, (228 << 10) // used_memory))


def expect(contract: Contract, arguments: tuple[Any, ...], stream: int = 0) -> exports.Outcome:
    """Return the outcome of a call according to the reference implementation."""
    return exports.expect(contract, arguments, stream, count_sms, find_occupancy)


def strip_map(data: bytes) -> bytes:
    """Return a simulated tensor map without the fields that the reference implementation lacks."""
    return data[:6] + bytes(2) + data[8:108] + bytes(20)


def observe_launch(gpu: Gpu, parameters: tuple[bytes, ...]) -> exports.Launch:
    """Return the last launch in the form that `expect` returns."""
    attributes = gpu.attributes
    # The keys of the attributes are values of CUlaunchAttributeID.
    cooperative, cluster, programmatic_serialization, priority_id = 2, 4, 6, 8
    assert {*attributes} <= {cooperative, cluster, programmatic_serialization, priority_id}
    assert attributes.get(programmatic_serialization, (1,))[0] == 1
    priority = attributes[priority_id][0] if priority_id in attributes else None
    return exports.Launch(
        gpu.name,
        gpu.grid,
        gpu.block,
        attributes.get(cluster),
        cooperative in attributes,
        gpu.shared,
        gpu.last.stream,
        parameters,
        programmatic_serialization in attributes,
        None if priority is None else (priority + 2**31) % 2**32 - 2**31,  # as a signed integer
    )


@contextmanager
def captured(stream: Stream | None = None) -> Iterator[Stream]:
    """Capture a stream in this thread during a block."""
    captured_stream = stream or Stream()
    driver.cuStreamBeginCapture(int(captured_stream), driver.CU_STREAM_CAPTURE_MODE_RELAXED)
    yield captured_stream
    driver.cuGraphDestroy(driver.cuStreamEndCapture(int(captured_stream)))


@contextmanager
def captured_elsewhere() -> Iterator[None]:
    """Capture a stream in another thread during a block.

    Calls in this thread must not invalidate the capture.
    """

    def begin() -> Stream:
        """Begin a capture that forbids unsafe calls in all threads."""
        Device(0).use()
        stream = Stream()
        driver.cuStreamBeginCapture(int(stream), driver.CU_STREAM_CAPTURE_MODE_GLOBAL)
        return stream

    with ThreadPoolExecutor(1) as thread:
        stream = thread.submit(begin).result()
        try:
            yield
        finally:
            driver.cuGraphDestroy(thread.submit(driver.cuStreamEndCapture, int(stream)).result())
            stream.close()


@pytest.fixture(scope="module")
def newest() -> Iterator[Gpu]:
    """The simulated driver, shared by the tests in a module."""
    gpu = Gpu()
    gpu.start()
    yield gpu
    gpu.stop()


@pytest.fixture
def gpu(newest: Gpu) -> Iterator[Gpu]:
    """The newest simulated driver, for one test.

    The context of device 0 is current. The test fails if it uses destroyed objects, or destroys them twice.
    """
    Device(0).use()
    yield newest
    # Finalizers of objects from earlier simulations query their contexts, which no longer exist.
    assert [fault for fault in newest.simulation.faults if not fault.startswith("cuCtxGetId: ")] == []


@pytest.fixture
def old_driver(newest: Gpu) -> Iterator[Gpu]:
    """A simulated driver for CUDA 11.7, which does not have cuLaunchKernelEx."""
    yield from run_instead(newest, Gpu("11.7"))


@pytest.fixture(params=["newest", "older"])
def each_driver(request: pytest.FixtureRequest, newest: Gpu) -> Iterator[Gpu]:
    """The newest driver and a driver for CUDA 11.7, in separate tests. The context of device 0 is current."""
    yield from run_instead(newest, Gpu("11.7" if request.param == "older" else None))


def run_instead(newest: Gpu, replacement: Gpu) -> Iterator[Gpu]:
    """Replace the newest simulated driver with another simulated driver during a test."""
    newest.stop()
    replacement.start()
    Device(0).use()
    yield replacement
    replacement.stop()
    newest.start()


@pytest.fixture
def no_simulation(newest: Gpu) -> Iterator[None]:
    """End the simulation, for tests that start their own simulations."""
    newest.stop()
    yield
    newest.start()


@pytest.fixture
def device(no_simulation: None, device: Device) -> Device:
    """A device for tests that run on the simulated device of tests/conftest.py and on a GPU."""
    return device


@pytest.fixture
def recorder(newest: Gpu, tmp_path: pathlib.Path) -> Iterator[Recorder]:
    """The fake driver in C, which uses neither the interpreter nor Python's memory."""
    newest.stop()
    with recording_driver.loaded(tmp_path) as recorder:
        Device(0).use()
        yield recorder
    newest.start()


@pytest.fixture
def torch() -> Iterator[Any]:
    """Install a fake torch, whose Tensor is tests.support.tensors.Tensor."""
    with tensors.installed() as module:
        yield module
