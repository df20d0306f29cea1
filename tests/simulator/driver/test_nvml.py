"""Tests for the simulated NVML: the devices, an idle device, and the versions of its records."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

import cudyn
from cudyn import nvml, testing
from cudyn._bindings.libraries.catalog import find
from cudyn._bindings.libraries.library import library as get_library
from cudyn._simulator.driver import simulated_library
from cudyn._simulator.driver.call_registry import find_call
from cudyn.testing import Simulation

from ...conftest import run_python
from ...support.messages import raises

LIBRARY = get_library(find("nvml"))
NEWEST = LIBRARY.releases[-1]


@pytest.fixture
def simulation() -> Iterator[Simulation]:
    """A simulation of two devices, in which NVML is initialized."""
    with testing.simulate("sm_90", devices=2) as simulation:
        nvml.nvmlInit()
        yield simulation


def test_nvml_describes_the_simulated_devices(simulation: Simulation) -> None:
    """Devices are found by index, UUID and bus, and calls that are not supported are counted."""
    assert nvml.nvmlDeviceGetCount() == 2
    device = nvml.nvmlDeviceGetHandleByIndex(1)
    assert nvml.nvmlDeviceGetName(device) == "simulated sm_90"
    assert nvml.nvmlDeviceGetMemoryInfo(device).used == 0
    uuid = nvml.nvmlDeviceGetUUID(device)
    cudyn.driver.cuInit(0)
    bus = cudyn.driver.cuDeviceGetPCIBusId(1)
    assert nvml.nvmlDeviceGetHandleByUUID(uuid) == device
    assert nvml.nvmlDeviceGetHandleByPciBusId(bus) == device
    assert nvml.nvmlDeviceGetHandleByPciBusId(f"0000{bus}") == device
    assert nvml.nvmlDeviceGetPciInfo(device).busId == f"0000{bus}"
    with raises(nvml.Error):
        nvml.nvmlDeviceGetHandleByIndex(2)
    with raises(nvml.Error):
        nvml.nvmlDeviceGetHandleByUUID("GPU-1")
    with raises(nvml.Error):
        nvml.nvmlDeviceGetFanSpeed(device)
    assert simulation.not_supported == {}
    with raises(nvml.Error):
        nvml.nvmlDeviceGetBridgeChipInfo(device)
    assert simulation.not_supported == {"nvmlDeviceGetBridgeChipInfo": 1}


def test_nvml_before_its_initialization_and_after_the_last_shutdown_raises() -> None:
    """Each initialization needs its own shutdown."""
    with testing.simulate("sm_90"):
        with raises(nvml.Error):
            nvml.nvmlDeviceGetCount()
        nvml.nvmlInit()
        nvml.nvmlInitWithFlags(0)
        nvml.nvmlShutdown()
        assert nvml.nvmlDeviceGetCount() == 1
        nvml.nvmlShutdown()
        with raises(nvml.Error):
            nvml.nvmlShutdown()


def test_nvml_describes_an_idle_device(simulation: Simulation) -> None:
    """Monitoring programs find plausible values: nothing runs, and no limit is exceeded."""
    device = nvml.nvmlDeviceGetHandleByIndex(0)
    rates = nvml.nvmlDeviceGetUtilizationRates(device)
    assert (rates.gpu, rates.memory) == (0, 0)
    assert nvml.nvmlDeviceGetComputeRunningProcesses(device) == []
    smallest, largest = nvml.nvmlDeviceGetPowerManagementLimitConstraints(device)
    assert 0 < nvml.nvmlDeviceGetPowerUsage(device) < smallest < largest
    temperature = nvml.nvmlDeviceGetTemperature(device, 0)
    record = nvml.nvmlTemperature_t()
    nvml.nvmlDeviceGetTemperatureV(device, record)
    assert record.temperature == temperature < nvml.nvmlDeviceGetTemperatureThreshold(device, 1)
    for kind in range(4):
        assert nvml.nvmlDeviceGetClockInfo(device, kind) <= nvml.nvmlDeviceGetMaxClockInfo(device, kind)
    version = nvml.nvmlSystemGetDriverVersion()
    branch = nvml.nvmlSystemGetDriverBranch().branch
    assert branch == f"r{version.partition('.')[0]}"
    values = (nvml.nvmlFieldValue_t * 2)()
    values[0].fieldId = nvml.NVML_FI_DEV_POWER_INSTANT
    values[1].fieldId = nvml.NVML_FI_DEV_PCIE_REPLAY_COUNTER
    nvml.nvmlDeviceGetFieldValues(device, 2, values)
    assert values[0].value.uiVal == nvml.nvmlDeviceGetPowerUsage(device)
    assert [int(value.nvmlReturn) for value in values] == [0, nvml.NVML_ERROR_NOT_SUPPORTED]


def test_nvml_memory_info_of_each_version_has_its_own_record(simulation: Simulation) -> None:
    """Version 2 has a version member and reports reserved memory."""
    device = nvml.nvmlDeviceGetHandleByIndex(0)
    cudyn.Device(0).use()
    with cudyn.Buffer(1000):
        info = nvml.nvmlDeviceGetMemoryInfo(device)
        info_v2 = nvml.nvmlDeviceGetMemoryInfo_v2(device)
    total = info.total
    assert (info.used, info.free) == (1000, total - 1000)
    assert (info_v2.total, info_v2.free, info_v2.used, info_v2.reserved) == (total, total - 1000, 1000, 0)
    assert info_v2.version == nvml.nvmlMemory_v2


def _list_versioned_symbols() -> list[str]:
    """List the simulated functions that have a versioned record as an output or a parameter."""
    types = LIBRARY.types_at(NEWEST)
    symbols = []
    for symbol in sorted(LIBRARY.tables.FUNCTIONS):
        params = LIBRARY.get_function(symbol, NEWEST).params
        classes = [getattr(types.ctype(p.type), "_type_", None) for p in params]
        if find_call(symbol) and any(hasattr(cls, "initial_version") for cls in classes):
            symbols.append(symbol)
    return symbols


@pytest.mark.parametrize("symbol", _list_versioned_symbols())
def test_record_of_another_version_is_not_written(simulation: Simulation, symbol: str) -> None:
    """The record's version member is 0xEEEEEEEE, an unknown version, so the record's size is unknown."""
    function = LIBRARY.get_function(symbol, NEWEST)
    classes = [LIBRARY.types_at(NEWEST).ctype(p.type) for p in function.params]
    address = simulated_library.find_address(LIBRARY, symbol, NEWEST)
    arguments: list[object] = []
    for cls in classes:
        if hasattr(getattr(cls, "_type_", None), "initial_version"):
            memory = (ctypes.c_ubyte * (ctypes.sizeof(cls._type_) + 16)).from_buffer(
                bytearray(b"\xee" * 1000)
            )
            arguments.append(ctypes.c_void_p(ctypes.addressof(memory)))
        else:
            is_device = cls.__name__ == "nvmlDevice_t"
            arguments.append(nvml.nvmlDeviceGetHandleByIndex(0) if is_device else ctypes.c_uint(80))
    before = bytes(memory)
    call = ctypes.CFUNCTYPE(ctypes.c_int)(address)
    assert call(*arguments) == nvml.NVML_ERROR_ARGUMENT_VERSION_MISMATCH
    assert bytes(memory) == before


@pytest.mark.parametrize("symbol", ["nvmlDeviceGetPciInfo", "nvmlDeviceGetPciInfo_v2"])
def test_version_with_a_shorter_record_is_not_simulated(simulation: Simulation, symbol: str) -> None:
    address = simulated_library.find_address(LIBRARY, symbol, NEWEST)
    memory = (ctypes.c_ubyte * 80)()
    call = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(address)
    status = call(int(nvml.nvmlDeviceGetHandleByIndex(0)), ctypes.addressof(memory))
    assert status == nvml.NVML_ERROR_NOT_SUPPORTED
    assert bytes(memory) == bytes(80)


PROGRAM = """
import runpy, sys
from cudyn import testing

with testing.simulate("sm_90", devices=2, as_library=True) as simulation:
    {code}
    print("missing", dict(simulation.not_supported), len(simulation.faults))
"""


@pytest.mark.parametrize("arguments", [["gpustat", "-a"], ["gpustat", "--json"], ["nvitop", "-1"]])
def test_monitor_shows_idle_devices(arguments: list[str]) -> None:
    pytest.importorskip(arguments[0])
    code = f"sys.argv = {arguments!r}\n    try: runpy.run_module({arguments[0]!r}, run_name='__main__')\n"
    completed = run_python(
        PROGRAM.format(code=f"{code}    except SystemExit as end: print('status', end.code)")
    )
    assert completed.returncode == 0, completed.stdout + completed.stderr
    assert completed.stdout.count("simulated sm_90") == 2
    assert completed.stdout.endswith("missing {} 0\n")


def test_monitor_written_with_pynvml_shows_an_idle_device() -> None:
    """NVIDIA's own package for Python loads the simulated NVML."""
    pytest.importorskip("pynvml")
    completed = run_python(
        PROGRAM.format(
            code="""
    import pynvml
    pynvml.nvmlInit()
    for index in range(pynvml.nvmlDeviceGetCount()):
        device = pynvml.nvmlDeviceGetHandleByIndex(index)
        first = pynvml.nvmlDeviceGetMemoryInfo(device)
        second = pynvml.nvmlDeviceGetMemoryInfo(device, version=pynvml.nvmlMemory_v2)
        assert (first.free, first.used) == (second.free, second.used) and first.total > first.used == 0
        print(pynvml.nvmlDeviceGetName(device), pynvml.nvmlDeviceGetUtilizationRates(device).gpu)
        print(pynvml.nvmlDeviceGetTemperature(device, 0), pynvml.nvmlDeviceGetTemperatureV(device, 0))
        print(pynvml.nvmlDeviceGetPciInfo(device).busId, pynvml.nvmlDeviceGetComputeRunningProcesses(device))
    pynvml.nvmlShutdown()
"""
        )
    )
    assert completed.returncode == 0, completed.stdout + completed.stderr
    assert completed.stdout.splitlines()[:3] == ["simulated sm_90 0", "30 30", "00000000:01:00.0 []"]
    assert completed.stdout.endswith("missing {} 0\n")
