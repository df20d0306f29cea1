"""Tests for the number of devices, with fake drivers in C that do not report any device, and for ordinals."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from cudyn import Device

from ...conftest import python_json
from ...support import fakes
from ...support.messages import raises
from ...support.simulated_gpu import Gpu

_SOURCE = """
int cuInit(unsigned flags) { return INIT_STATUS; }
int cuDeviceGetCount(int *count) { *count = 0; return 0; }
"""


@pytest.mark.parametrize(
    ("status", "result"),
    [(0, 0), (100, 0), (803, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH"), (999, "CUDA_ERROR_UNKNOWN")],
)
def test_device_count_without_a_gpu_is_0_or_raises(
    status: int, result: object, tmp_path: pathlib.Path
) -> None:
    """CUDA_ERROR_NO_DEVICE means 0 devices. Other statuses are errors."""
    source = fakes.VERSION_QUERY + _SOURCE
    path = fakes.build(tmp_path, source, "-DVERSION=13000", f"-DINIT_STATUS={status}")
    assert count_devices(str(path)) == result


def test_device_count_without_a_driver_raises(tmp_path: pathlib.Path) -> None:
    assert count_devices(str(tmp_path / "libcuda.so.1")) == "LibraryNotFoundError"


def count_devices(path: str) -> object:
    """Return the number of devices, or the name of the error, with this driver."""
    code = """
        import cudyn, json
        try:
            result = cudyn.Device.count()
        except cudyn.LoadError as error:
            result = type(error).__name__
        except cudyn.DriverError as error:
            result = error.name
        print(json.dumps(result))
        """
    result: object = python_json(code, env={"CUDYN_DRIVER": path})
    return result


@pytest.mark.parametrize("ordinal", [True, 1.0, "1", None], ids=repr)
def test_device_with_an_ordinal_of_another_type_raises(gpu: Gpu, ordinal: Any) -> None:
    Device(1)
    with raises(TypeError):
        Device(ordinal)
