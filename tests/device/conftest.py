"""Fixtures for the tests that run on a device."""

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
    """Load the kernels of tests/support/kernels.py."""
    with cudyn.Module(kernels.KERNELS) as loaded:
        yield loaded


@pytest.fixture
def clusters(device: cudyn.Device) -> Iterator[cudyn.Module]:
    """Load kernels for devices that support clusters."""
    if device.compute_capability < (9, 0):
        pytest.skip("clusters need compute capability 9.0")
    with cudyn.Module(kernels.CLUSTERS) as loaded:
        yield loaded


@pytest.fixture
def torch(device: cudyn.Device) -> Any:
    """Import torch. The test is skipped if torch cannot use the GPU."""
    torch_package = package("torch")
    if not torch_package.cuda.is_available():
        pytest.skip("this torch has no GPU")
    return torch_package


@pytest.fixture(scope="module")
def directory() -> pathlib.Path:
    """Return the directory with the output of tests/support/gpu_exports.py."""
    need_gpu()
    return gpu_exports.get_directory()
