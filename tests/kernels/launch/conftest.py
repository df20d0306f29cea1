"""The simulated drivers of these tests: `gpu`, and `old`, which is of CUDA 11.7."""

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
    """An integer of another package: numpy registers its own so."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    __int__ = __index__

    def __repr__(self) -> str:
        return f"Whole({self.value})"


numbers.Integral.register(Whole)


def kernel_of(types: str = "u64, f32", name: str = "k", **how: Any) -> Any:
    """A kernel of PTX with these parameters, and `other` beside it."""
    return Module(ptx(**{name: types, "other": types}), **how).get_kernel(name)


class AskedPython(Exception):
    """A launch has come to Python's functions."""


@pytest.fixture
def only_machine_code(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From a call of it on, launches that come to Python raise AskedPython."""

    def ask(*_: object, **__: object) -> None:
        raise AskedPython

    return lambda: monkeypatch.setattr(launcher.Launcher, "_launch_by", ask)


def is_alive(end: weakref.ref[Any]) -> bool:
    """Does it live after a garbage collection?"""
    gc.collect()
    return end() is not None


def in_threads(work: Callable[[int], Any], count: int = 8) -> list[Any]:
    """What work(0), work(1), ... return in threads that begin together, without a context; or an error."""
    barrier = threading.Barrier(count)

    def run(i: int) -> Any:
        barrier.wait()
        return work(i)

    with ThreadPoolExecutor(count) as pool:
        return [*pool.map(run, range(count))]


def in_thread(work: Callable[[], Any]) -> Any:
    """What work returns in a new thread."""
    return in_threads(lambda _: work(), 1)[0]


def count_sms(device: int | None) -> int:
    """What the simulated devices say."""
    return 132


def find_occupancy(threads: int, shared: int) -> int:
    """What they say of a kernel of `ptx`; 1 where none fits."""
    if threads > MOST_THREADS or shared > exports.MOST_SHARED:
        return 1
    used = STATIC + shared + 1024  # of which the last is the system's
    return max(1, min(32, 64 // -(-threads // 32), (228 << 10) // (used + -used % 128)))


def expect(contract: Contract, arguments: tuple[Any, ...], stream: int = 0) -> exports.Outcome:
    """What the reference says of a call, and the launch that follows."""
    return exports.expect(contract, arguments, stream, count_sms, find_occupancy)


def strip_map(data: bytes) -> bytes:
    """A tensor map of the simulation without its mark and its steps, which the reference does not have."""
    return data[:6] + bytes(2) + data[8:108] + bytes(20)


def observe_launch(gpu: Gpu, parameters: tuple[bytes, ...]) -> exports.Launch:
    """The last launch as `expect` has it."""
    given = gpu.attributes
    assert {*given} <= {2, 4, 6, 8}
    assert given.get(6, (1,))[0] == 1
    priority = given[8][0] if 8 in given else None
    return exports.Launch(
        gpu.name,
        gpu.grid,
        gpu.block,
        given.get(4),
        2 in given,
        gpu.shared,
        gpu.last.stream,
        parameters,
        6 in given,
        None if priority is None else (priority + 2**31) % 2**32 - 2**31,
    )


@contextmanager
def captured(stream: Stream | None = None) -> Iterator[Stream]:
    """A stream that this thread captures for a block."""
    made = stream or Stream()
    driver.cuStreamBeginCapture(int(made), driver.CU_STREAM_CAPTURE_MODE_RELAXED)
    yield made
    driver.cuGraphDestroy(driver.cuStreamEndCapture(int(made)))


@contextmanager
def captured_elsewhere() -> Iterator[None]:
    """For a block another thread captures a stream, which no unsafe call of this thread may break."""

    def begin() -> Stream:
        Device(0).use()
        stream = Stream()
        driver.cuStreamBeginCapture(int(stream), driver.CU_STREAM_CAPTURE_MODE_GLOBAL)
        return stream

    with ThreadPoolExecutor(1) as other:
        stream = other.submit(begin).result()
        try:
            yield
        finally:
            driver.cuGraphDestroy(other.submit(driver.cuStreamEndCapture, int(stream)).result())
            stream.close()


@pytest.fixture(scope="module")
def newest() -> Iterator[Gpu]:
    """The simulated driver of a module's tests."""
    gpu = Gpu()
    gpu.start()
    yield gpu
    gpu.stop()


@pytest.fixture
def gpu(newest: Gpu) -> Iterator[Gpu]:
    """The context of device 0 is current. Nothing is used after its end, or destroyed twice."""
    Device(0).use()
    yield newest
    # The end of what is left of an earlier simulation asks for its context.
    assert [each for each in newest.simulation.faults if not each.startswith("cuCtxGetId: ")] == []


@pytest.fixture
def old(newest: Gpu) -> Iterator[Gpu]:
    """A driver of CUDA 11.7, which has no cuLaunchKernelEx."""
    yield from run_instead(newest, Gpu("11.7"))


@pytest.fixture(params=["newest", "older"])
def used(request: pytest.FixtureRequest, newest: Gpu) -> Iterator[Gpu]:
    """Either of them, with the context of device 0."""
    yield from run_instead(newest, Gpu("11.7" if request.param == "older" else None))


def run_instead(newest: Gpu, other: Gpu) -> Iterator[Gpu]:
    newest.stop()
    other.start()
    Device(0).use()
    yield other
    other.stop()
    newest.start()


@pytest.fixture
def no_simulation(newest: Gpu) -> Iterator[None]:
    """For tests that begin simulations of their own."""
    newest.stop()
    yield
    newest.start()


@pytest.fixture
def device(no_simulation: None, device: Device) -> Device:
    """For tests that the simulated device of tests/conftest.py passes as well as a GPU."""
    return device


@pytest.fixture
def recorder(newest: Gpu, tmp_path: pathlib.Path) -> Iterator[Recorder]:
    """The driver in C, which needs neither the interpreter nor memory of Python's."""
    newest.stop()
    with recording_driver.loaded(tmp_path) as recorder:
        Device(0).use()
        yield recorder
    newest.start()


@pytest.fixture
def torch() -> Iterator[Any]:
    """torch's stand-in: the class of its tensors is tests.support.tensors.Tensor."""
    with tensors.installed() as module:
        yield module
