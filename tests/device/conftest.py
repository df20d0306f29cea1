"""The devices of these tests: a simulated one, whose kernels run on the CPU, and a GPU."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

import cudyn
from cudyn import testing

from ..conftest import need_gpu, package
from ..support import gpu_exports, kernels

REAL = pytest.param("real", marks=pytest.mark.gpu)

# For a test of `device` that a simulation cannot pass, such as one that needs torch.
on_gpu = pytest.mark.parametrize("device", [REAL], indirect=True)


@pytest.fixture(params=["simulated", REAL])
def device(request: pytest.FixtureRequest) -> Iterator[cudyn.Device]:
    """The first device, whose primary context is current."""
    if request.param == "real":
        need_gpu()
        yield cudyn.Device(0).use()
        return
    try:
        runner = testing.run_on_cpu()
    except RuntimeError as error:
        pytest.skip(str(error))
    with testing.simulate("sm_90", devices=2, run=runner):
        yield cudyn.Device(0).use()


def is_simulated() -> bool:
    """Return whether the first device is simulated."""
    return cudyn.Device(0).name.startswith("simulated")


@pytest.fixture
def two_devices(device: cudyn.Device) -> None:
    """Skip on a machine with one GPU."""
    if cudyn.Device.count() < 2:
        pytest.skip("this machine has one GPU")


@pytest.fixture
def module(device: cudyn.Device) -> Iterator[cudyn.Module]:
    """The kernels of tests/support/kernels.py."""
    with cudyn.Module(kernels.KERNELS) as loaded:
        yield loaded


@pytest.fixture
def clusters(device: cudyn.Device) -> Iterator[cudyn.Module]:
    """Kernels for devices that have clusters."""
    if device.compute_capability < (9, 0):
        pytest.skip("clusters need compute capability 9.0")
    with cudyn.Module(kernels.CLUSTERS) as loaded:
        yield loaded


@pytest.fixture
def torch(device: cudyn.Device) -> Any:
    """The package torch, with a GPU."""
    found = package("torch")
    if not found.cuda.is_available():
        pytest.skip("this torch has no GPU")
    return found


@pytest.fixture(scope="module")
def folder() -> pathlib.Path:
    """The folder that tests/support/gpu_exports.py has written, where a compiler is."""
    need_gpu()
    return gpu_exports.get_folder()
