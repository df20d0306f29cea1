"""The fake drivers of this room: `newest`, and `older`, which is of CUDA 11.7."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cudyn import Device
from cudyn.types import Parameter

from ..support import fake_gpu, tensors
from ..support.fake_gpu import Gpu

# The parameters of the kernel k that the fake driver has.
TWO = (Parameter(0, 8, 8, "u64"), Parameter(8, 4, 4, "f32"))


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


@pytest.fixture
def torch() -> Iterator[Any]:
    """torch's stand-in: the class of its tensors is tests.support.tensors.Tensor."""
    with tensors.installed() as module:
        yield module
