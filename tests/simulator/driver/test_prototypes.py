"""Tests for simulated functions, and for the prototypes of their versions."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

import cudyn
from cudyn import driver, nvml, testing
from cudyn._bindings.libraries.library import driver as get_driver
from cudyn._simulator.driver import simulated_library
from cudyn.testing import Simulation

from ...support.messages import raises


@pytest.fixture
def simulation() -> Iterator[Simulation]:
    """A simulation of one device."""
    with testing.simulate("sm_90") as simulation:
        yield simulation


@pytest.mark.parametrize("symbol", ["cuStreamBeginCapture", "cuCtxSynchronize_v2", "cuCtxGetDevice_v2"])
def test_version_with_other_parameters_is_not_supported(simulation: Simulation, symbol: str) -> None:
    cudyn.Device(0).use()
    address = simulated_library.find_address(get_driver(), symbol, get_driver().releases[-1])
    status = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(address)(None, None)
    assert status == driver.CUDA_ERROR_NOT_SUPPORTED
    assert simulation.not_supported == {symbol: 1}
    assert simulation.faults == []


def test_stored_record_of_another_size_raises(simulation: Simulation) -> None:
    record = nvml.nvmlMemory_v2_t()
    with raises(TypeError):
        simulated_library._store(simulation, type(record), ctypes.addressof(record), bytes(24))
