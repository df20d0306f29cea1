"""What the tests of a device share."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

import cudyn

from ..conftest import need_gpu, package
from ..support import gpu_exports, kernels


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
    """The folder of what tests/support/gpu_exports.py builds."""
    need_gpu()
    return gpu_exports.get_folder()
