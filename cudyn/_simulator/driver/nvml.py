"""The simulated NVML. The measurements that it returns for each device are those of an idle H200.

The simulation supports the functions that nvitop, gpustat and other monitors call through nvidia-ml-py.
NVML's manual describes the values and their units.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from ..._bindings.libraries.causes import BRANCHES
from ..._bindings.tables.nvml_texts import TEXTS, UNKNOWN
from .call_registry import CallAttributes, Status, call, raise_if
from .devices import get_device_attribute
from .handle_objects import HandleObject
from .simulated_library import APIS, Api
from .simulation import Simulation

_WITHOUT_INIT = ("nvmlInit", "nvmlInit_v2", "nvmlInitWithFlags", "nvmlErrorString")
_POWER = 75_000  # mW
_POWER_LIMIT = 700_000  # mW
_TEMPERATURE = 30  # degrees Celsius
_CLOCKS = (345, 345, 3201, 345)  # MHz, indexed by nvmlClockType_t: graphics, multiprocessors, memory, video
_MAX_CLOCKS = (1980, 1980, 3201, 1545)  # MHz
_CORES = 128  # per multiprocessor
_BAR1_MEMORY = 256 << 30  # bytes
_PCIE_GENERATION = 5
_PCIE_WIDTH = 16
_PCI_DEVICE = 0x233510DE  # an H200's PCI IDs: the device and the vendor
_PCI_SUBSYSTEM = 0x18BE10DE
_PROCESS_LISTS = "ComputeRunningProcesses", "GraphicsRunningProcesses", "MPSComputeRunningProcesses"
# nvmlTemperatureThresholds_t -> degrees Celsius
_THRESHOLDS = {0: 90, 1: 87, 2: 95, 3: 85}
# NVML_FI_DEV_... -> value, for nvmlDeviceGetFieldValues
_FIELDS = {82: _TEMPERATURE, 185: _POWER, 186: _POWER}  # MEMORY_TEMP, POWER_AVERAGE, POWER_INSTANT
_UNSIGNED_INT = 1  # NVML_VALUE_TYPE_UNSIGNED_INT
_NOT_SUPPORTED = 3  # NVML_ERROR_NOT_SUPPORTED
_ARCHITECTURES = {75: 6, 80: 7, 89: 8, 90: 9, 100: 10}  # capability -> nvmlDeviceArchitecture_t
_VOLTA = 5  # NVML_DEVICE_ARCH_VOLTA, the architecture before those above
# Name of a function without the prefix nvmlDeviceGet -> its results. The device is the only parameter of
# these functions.
_IDLE: dict[str, Any] = {
    "AccountingMode": 0,
    "AutoBoostedClocksEnabled": (0, 0),
    "BoardPartNumber": "simulated",
    "Brand": 14,  # NVML_BRAND_NVIDIA
    "ComputeMode": 0,  # shared
    "CurrPcieLinkGeneration": _PCIE_GENERATION,
    "CurrPcieLinkWidth": _PCIE_WIDTH,
    "CurrentClocksEventReasons": 1,  # idle
    "CurrentClocksThrottleReasons": 1,
    "DecoderUtilization": (0, 167_000),
    "DefaultEccMode": 1,
    "DisplayActive": 0,
    "DisplayMode": 0,
    "EccMode": (1, 1),
    "EncoderStats": (0, 0, 0),
    "EncoderUtilization": (0, 167_000),
    "EnforcedPowerLimit": _POWER_LIMIT,
    "GpuMaxPcieLinkGeneration": _PCIE_GENERATION,
    "GspFirmwareMode": (1, 1),
    "InforomImageVersion": "simulated",
    "JpgUtilization": (0, 167_000),
    "MaxMigDeviceCount": 7,
    "MaxPcieLinkGeneration": _PCIE_GENERATION,
    "MaxPcieLinkWidth": _PCIE_WIDTH,
    "MigMode": (0, 0),
    "MultiGpuBoard": 0,
    "NumFans": 0,
    "OfaUtilization": (0, 167_000),
    "PcieReplayCounter": 0,
    "PerformanceState": 0,
    "PersistenceMode": 1,
    "PowerManagementDefaultLimit": _POWER_LIMIT,
    "PowerManagementLimit": _POWER_LIMIT,
    "PowerManagementLimitConstraints": (200_000, _POWER_LIMIT),
    "PowerManagementMode": 1,
    "PowerState": 0,
    "PowerUsage": _POWER,
    "RemappedRows": (0, 0, 0, 0),
    "RetiredPagesPendingStatus": 0,
    "SupportedClocksEventReasons": 0x1FF,
    "SupportedClocksThrottleReasons": 0x1FF,
    "UtilizationRates": {"gpu": 0, "memory": 0},
    "VbiosVersion": "simulated",
}
# Names, without the prefix nvmlDeviceGet, of functions that an H200 does not support either
_UNSUPPORTED = "CurrentDriverModel DriverModel FanSpeed GpuOperationMode Serial"


class NvmlApi(Api):
    """NVML. Programs must call nvmlInit before other functions, and nvmlShutdown once for each nvmlInit."""

    def begin(self, simulation: Simulation, attributes: CallAttributes) -> None:
        raise_if(not simulation.nvml_users and simulation.symbol not in _WITHOUT_INIT, "UNINITIALIZED")


def _choose_device(matches: Iterator[HandleObject]) -> HandleObject:
    """Return the first of the matching devices. Raise Status if there are none."""
    device = next(matches, None)
    if device is None:
        raise Status("NOT_FOUND")
    return device


def _get_uuid(device: HandleObject) -> str:
    return f"GPU-00000000-0000-0000-0000-{device.ordinal:012d}"


def _get_branch(simulation: Simulation) -> int:
    """Return the oldest driver branch that supports the CUDA version of the simulation."""
    return BRANCHES[simulation.version // 1000]


# --- the library and the system


@call("nvmlInit", "nvmlInitWithFlags", works_before_init=True)
def nvmlInit(simulation: Simulation, flags: int = 0) -> None:
    simulation.nvml_users += 1


@call(works_before_init=True)
def nvmlShutdown(simulation: Simulation) -> None:
    simulation.nvml_users -= 1


@call(works_before_init=True)
def nvmlSystemGetDriverVersion(simulation: Simulation) -> Any:
    return f"{_get_branch(simulation)}.0"


@call(works_before_init=True)
def nvmlSystemGetDriverBranch(simulation: Simulation) -> dict[str, bytes]:
    return {"branch": f"r{_get_branch(simulation)}".encode()}


@call(works_before_init=True)
def nvmlSystemGetNVMLVersion(simulation: Simulation) -> Any:
    return f"{simulation.version // 1000}.{_get_branch(simulation)}.0"


@call(works_before_init=True)
def nvmlSystemGetCudaDriverVersion(simulation: Simulation) -> Any:
    return simulation.version


@call(works_before_init=True)
def nvmlSystemGetProcessName(simulation: Simulation, process: int) -> Any:
    try:
        with open(f"/proc/{process}/cmdline", "rb") as file:
            return file.read().split(b"\0")[0].decode(errors="replace")
    except OSError:
        raise Status("NOT_FOUND") from None


@call(works_before_init=True)
def nvmlErrorString(simulation: Simulation, status: int) -> Any:
    texts = TEXTS["nvmlErrorString"]
    return texts.get(status, UNKNOWN["nvmlErrorString"]).encode()


@call(works_before_init=True)
def nvmlUnitGetCount(simulation: Simulation) -> Any:
    return 0


# --- devices


@call(works_before_init=True)
def nvmlDeviceGetCount(simulation: Simulation) -> Any:
    return len(simulation.devices)


@call(works_before_init=True)
def nvmlDeviceGetHandleByIndex(simulation: Simulation, index: int) -> Any:
    raise_if(index >= len(simulation.devices), "INVALID_ARGUMENT")
    return simulation.devices[index]


@call(works_before_init=True)
def nvmlDeviceGetHandleByUUID(simulation: Simulation, uuid: str | None) -> Any:
    return _choose_device(device for device in simulation.devices if _get_uuid(device) == uuid)


@call(works_before_init=True)
def nvmlDeviceGetHandleByPciBusId(simulation: Simulation, bus: str | None) -> Any:
    """Return the device with a PCI address such as "0000:01:00.0". The domain may also have eight digits."""
    short_bus = (bus or "").upper().removeprefix("0000").rjust(12, "0")
    return _choose_device(device for device in simulation.devices if device.bus == short_bus)


@call(works_before_init=True)
def nvmlDeviceGetIndex(simulation: Simulation, device: HandleObject) -> Any:
    return device.ordinal


@call(works_before_init=True)
def nvmlDeviceGetMinorNumber(simulation: Simulation, device: HandleObject) -> Any:
    return device.ordinal


@call(works_before_init=True)
def nvmlDeviceGetName(simulation: Simulation, device: HandleObject) -> Any:
    return f"simulated {simulation.arch}"


@call(works_before_init=True)
def nvmlDeviceGetUUID(simulation: Simulation, device: HandleObject) -> Any:
    return _get_uuid(device)


@call(works_before_init=True)
def nvmlDeviceGetBoardId(simulation: Simulation, device: HandleObject) -> Any:
    return get_device_attribute(simulation, device, "PCI_BUS_ID") << 8


@call("nvmlDeviceGetPciInfo_v3", works_before_init=True)
def nvmlDeviceGetPciInfo(simulation: Simulation, device: HandleObject) -> dict[str, Any]:
    """Return the members of nvmlPciInfo_t. The records of earlier versions have fewer members."""
    return {
        "busIdLegacy": device.bus.encode(),
        "busId": f"0000{device.bus}".encode(),
        "bus": get_device_attribute(simulation, device, "PCI_BUS_ID"),
        "pciDeviceId": _PCI_DEVICE,
        "pciSubSystemId": _PCI_SUBSYSTEM,
    }


@call(works_before_init=True)
def nvmlDeviceGetCudaComputeCapability(simulation: Simulation, device: HandleObject) -> Any:
    return divmod(simulation.capability, 10)


@call(works_before_init=True)
def nvmlDeviceGetArchitecture(simulation: Simulation, device: HandleObject) -> Any:
    known = [number for capability, number in _ARCHITECTURES.items() if capability <= simulation.capability]
    return max(known, default=_VOLTA)


@call(works_before_init=True)
def nvmlDeviceGetNumGpuCores(simulation: Simulation, device: HandleObject) -> Any:
    return _CORES * simulation.limits.multiprocessors


@call(works_before_init=True)
def nvmlDeviceGetMemoryBusWidth(simulation: Simulation, device: HandleObject) -> Any:
    return get_device_attribute(simulation, device, "GLOBAL_MEMORY_BUS_WIDTH")


@call(works_before_init=True)
def nvmlDeviceGetMemoryInfo(simulation: Simulation, device: HandleObject) -> dict[str, int]:
    """Return the members of nvmlMemory_t or nvmlMemory_v2_t. The amount of reserved memory is 0."""
    used = simulation.count_used_memory(device)
    return {"total": simulation.total_memory, "free": simulation.total_memory - used, "used": used}


@call(works_before_init=True)
def nvmlDeviceGetBAR1MemoryInfo(simulation: Simulation, device: HandleObject) -> dict[str, int]:
    return {"bar1Total": _BAR1_MEMORY, "bar1Free": _BAR1_MEMORY - (1 << 20), "bar1Used": 1 << 20}


@call(works_before_init=True)
def nvmlDeviceGetCpuAffinity(simulation: Simulation, device: HandleObject, size: int) -> tuple[list[int]]:
    processors = (1 << (os.cpu_count() or 1)) - 1  # a bit mask of all processors
    return ([processors >> 64 * index & (1 << 64) - 1 for index in range(size)],)


@call(works_before_init=True)
def nvmlDeviceGetTopologyCommonAncestor(
    simulation: Simulation, device: HandleObject, other: HandleObject
) -> Any:
    return 0 if device is other else 40  # NVML_TOPOLOGY_NODE


# --- measurements


@call(works_before_init=True)
def nvmlDeviceGetTemperature(simulation: Simulation, device: HandleObject, sensor: int) -> Any:
    raise_if(sensor)
    return _TEMPERATURE


@call(works_before_init=True)
def nvmlDeviceGetTemperatureV(simulation: Simulation, device: HandleObject, record: Any) -> None:
    raise_if(not record or record.contents.sensorType)
    record.contents.temperature = _TEMPERATURE


@call(works_before_init=True)
def nvmlDeviceGetTemperatureThreshold(simulation: Simulation, device: HandleObject, threshold: int) -> Any:
    raise_if(threshold not in _THRESHOLDS, "NOT_SUPPORTED")
    return _THRESHOLDS[threshold]


def _get_clock(clocks: tuple[int, ...], simulation: Simulation, device: HandleObject, kind: int) -> int:
    """Return the frequency in MHz of the clock with the type `kind`, an nvmlClockType_t."""
    raise_if(kind >= len(clocks))
    return clocks[kind]


call("nvmlDeviceGetClockInfo", works_before_init=True)(partial(_get_clock, _CLOCKS))
call("nvmlDeviceGetMaxClockInfo", works_before_init=True)(partial(_get_clock, _MAX_CLOCKS))
call("nvmlDeviceGetApplicationsClock", works_before_init=True)(partial(_get_clock, _MAX_CLOCKS))
call("nvmlDeviceGetDefaultApplicationsClock", works_before_init=True)(partial(_get_clock, _MAX_CLOCKS))


@call(works_before_init=True)
def nvmlDeviceGetClock(simulation: Simulation, device: HandleObject, kind: int, clock: int) -> Any:
    return _get_clock(_MAX_CLOCKS if clock else _CLOCKS, simulation, device, kind)


@call(works_before_init=True)
def nvmlDeviceGetPcieThroughput(simulation: Simulation, device: HandleObject, counter: int) -> Any:
    return 0


@call(works_before_init=True)
def nvmlDeviceGetTotalEnergyConsumption(simulation: Simulation, device: HandleObject) -> Any:
    """Return the energy in mJ that the device would have used since the machine started."""
    return int(time.monotonic() * _POWER)


@call(works_before_init=True)
def nvmlDeviceGetTotalEccErrors(simulation: Simulation, device: HandleObject, kind: int, counter: int) -> Any:
    return 0


@call(works_before_init=True)
def nvmlDeviceGetMemoryErrorCounter(
    simulation: Simulation, device: HandleObject, kind: int, counter: int, location: int
) -> Any:
    return 0


@call(works_before_init=True)
def nvmlDeviceGetViolationStatus(simulation: Simulation, device: HandleObject, policy: int) -> dict[str, int]:
    return {"referenceTime": int(time.time() * 1e6), "violationTime": 0}


@call(works_before_init=True)
def nvmlDeviceGetNvLinkState(simulation: Simulation, device: HandleObject, link: int) -> Any:
    raise Status("NOT_SUPPORTED")


@call(works_before_init=True)
def nvmlDeviceIsMigDeviceHandle(simulation: Simulation, device: HandleObject) -> Any:
    return 0


@call(works_before_init=True)
def nvmlDeviceGetMigDeviceHandleByIndex(simulation: Simulation, device: HandleObject, index: int) -> Any:
    raise Status("NOT_FOUND")  # MIG is disabled


@call(works_before_init=True)
def nvmlDeviceGetProcessUtilization(simulation: Simulation, device: HandleObject, since: int) -> Any:
    raise Status("NOT_FOUND")  # there are no samples after that time


@call(works_before_init=True)
def nvmlDeviceGetFieldValues(simulation: Simulation, device: HandleObject, count: int, values: Any) -> None:
    raise_if(count < 1 or not values)
    for index in range(count):
        field = values[index]
        field.timestamp = int(time.time() * 1e6)
        field.nvmlReturn = 0 if field.fieldId in _FIELDS else _NOT_SUPPORTED
        field.valueType = _UNSIGNED_INT
        field.value.uiVal = _FIELDS.get(field.fieldId, 0)


def _return(value: Any, simulation: Simulation, device: HandleObject) -> Any:
    """Return a value that is the same for all devices."""
    return value


def _list_processes(simulation: Simulation, device: HandleObject) -> tuple[list[Any]]:
    """List the processes that use the device. No process uses a simulated device."""
    return ([],)


def _fail(simulation: Simulation, device: HandleObject, *ignored: int) -> None:
    raise Status("NOT_SUPPORTED")


APIS["nvml"] = NvmlApi(
    "nvml", "NVML_ERROR_", {"DEINITIALIZED": "UNINITIALIZED", "INVALID_VALUE": "INVALID_ARGUMENT"}
)
for _name, _value in _IDLE.items():
    call(f"nvmlDeviceGet{_name}", works_before_init=True)(partial(_return, _value))
for _name in _PROCESS_LISTS:
    call(f"nvmlDeviceGet{_name}", works_before_init=True)(_list_processes)
for _name in _UNSUPPORTED.split():
    call(f"nvmlDeviceGet{_name}", works_before_init=True)(_fail)
