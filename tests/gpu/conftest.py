"""The fake drivers of this room: `newest`, and `older`, which is of CUDA 11.7."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from cudyn import Device, Module
from cudyn._machine import fast_functions
from cudyn.types import Parameter

from ..support import fake_gpu, tensors
from ..support.fake_gpu import Gpu

needs_fast_calls = pytest.mark.skipif(
    bool(fast_functions.missing()), reason=f"this process has no fast calls: {fast_functions.missing()}"
)
# The parameters of the kernel k that the fake driver has.
TWO = (Parameter(0, 8, 8, "u64"), Parameter(8, 4, 4, "f32"))


def kernel_of(gpu: Gpu, types: str = "u64, f32", name: str = "k", **how: Any) -> Any:
    """A kernel of PTX with these parameters, and `other` beside it."""
    kernel = Module(fake_gpu.ptx(**{name: types, "other": types}), **how).get_kernel(name)
    gpu.takes(kernel.parameters)
    return kernel


def refuse(*_: object, **__: object) -> None:
    """In place of what must not be called."""
    raise AssertionError


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


@pytest.fixture(scope="module")
def newest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gpu]:
    yield from fake_gpu.running(fake_gpu.built(tmp_path_factory.mktemp("gpu")))


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Gpu:
    return fake_gpu.built(tmp_path_factory.mktemp("old"), "-DOLD", version=11070)


@pytest.fixture
def gpu(newest: Gpu) -> Gpu:
    """The context of device 0 is current; functions have the parameters of k."""
    Device(0).use()
    newest.takes(TWO)
    return newest


@pytest.fixture
def old(newest: Gpu, older: Gpu) -> Iterator[Gpu]:
    """A driver of CUDA 11.7, which has no cuLaunchKernelEx."""
    older.load()
    older.takes(TWO)
    yield older
    newest.load()


@pytest.fixture(params=["newest", "older"])
def used(request: pytest.FixtureRequest, newest: Gpu, older: Gpu) -> Iterator[Gpu]:
    """Either of them, with the context of device 0."""
    used = older if request.param == "older" else newest
    used.load()
    Device(0).use()
    yield used
    newest.load()


@pytest.fixture
def torch() -> Iterator[Any]:
    """torch's stand-in: the class of its tensors is tests.support.tensors.Tensor."""
    with tensors.installed() as module:
        yield module
