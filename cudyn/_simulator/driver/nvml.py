"""The simulated NVML. The measurements that it returns for each device are those of an idle H200.

The simulation supports the functions that nvitop, gpustat and other monitors call through nvidia-ml-py.
NVML's manual describes the values and their units.
"""

from __future__ import annotations

import os
import time
from functools import partial
from typing import Any

from ..._bindings.libraries.causes import BRANCHES
from ..._bindings.tables.nvml_texts import TEXTS, UNKNOWN
from .call_registry import CallAttributes, Status, raise_status_if, simulated_function
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
_CORES = 128  # per multiprocessor, as on an H200
_BAR1_MEMORY = 256 << 30  # bytes
_USED_BAR1_MEMORY = 1 << 20  # bytes
_TOPOLOGY_INTERNAL, _TOPOLOGY_NODE = 0, 40  # NVML_TOPOLOGY_*
_BITS_PER_MASK = 64  # processors in an element of the result of nvmlDeviceGetCpuAffinity
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
_VOLTA = 5  # NVML_DEVICE_ARCH_VOLTA, the architecture before the oldest one in _ARCHITECTURES
# Name of a function without the prefix nvmlDeviceGet -> its results, which are the same for all devices. The
# device is the only parameter of these functions.
_CONSTANT_RESULTS: dict[str, Any] = {
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
        """Raise Status if the function needs nvmlInit, which was not called."""
        needs_init = simulation.symbol not in _WITHOUT_INIT
        raise_status_if(needs_init and not simulation.nvml_users, "UNINITIALIZED")


def _get_only_device(devices: list[HandleObject]) -> HandleObject:
    """Return the device that matches a query. Raise Status if no device matches it.

    Args:
        devices: The matching devices: at most one.
    """
    raise_status_if(not devices, "NOT_FOUND")
    return devices[0]


def _get_uuid(device: HandleObject) -> str:
    """Return the UUID of a device in NVML. It ends with the ordinal."""
    return f"GPU-00000000-0000-0000-0000-{device.ordinal:012d}"


def _get_branch(simulation: Simulation) -> int:
    """Return the oldest driver branch that supports the CUDA version of the simulation."""
    return BRANCHES[simulation.version // 1000]


# --- the library and the system


@simulated_function("nvmlInit", "nvmlInitWithFlags", works_before_init=True)
def nvmlInit(simulation: Simulation, flags: int = 0) -> None:
    """Count a call to nvmlInit. NVML works until nvmlShutdown has been called the same number of times."""
    simulation.nvml_users += 1


@simulated_function(works_before_init=True)
def nvmlShutdown(simulation: Simulation) -> None:
    """Count a call to nvmlShutdown."""
    simulation.nvml_users -= 1


@simulated_function(works_before_init=True)
def nvmlSystemGetDriverVersion(simulation: Simulation) -> Any:
    """Return the version of the driver, such as "550.0"."""
    return f"{_get_branch(simulation)}.0"


@simulated_function(works_before_init=True)
def nvmlSystemGetDriverBranch(simulation: Simulation) -> dict[str, bytes]:
    """Return the members of an nvmlSystemDriverBranchInfo_t, such as "r550"."""
    return {"branch": f"r{_get_branch(simulation)}".encode()}


@simulated_function(works_before_init=True)
def nvmlSystemGetNVMLVersion(simulation: Simulation) -> Any:
    """Return the version of NVML, such as "12.550.0"."""
    return f"{simulation.version // 1000}.{_get_branch(simulation)}.0"


@simulated_function(works_before_init=True)
def nvmlSystemGetCudaDriverVersion(simulation: Simulation) -> Any:
    """Return the CUDA version of the driver, such as 12040."""
    return simulation.version


@simulated_function(works_before_init=True)
def nvmlSystemGetProcessName(simulation: Simulation, process: int) -> Any:
    """Return the path of the program that a process runs, from the process's command line."""
    try:
        with open(f"/proc/{process}/cmdline", "rb") as file:
            program, *_ = file.read().split(b"\0")
    except OSError:
        raise Status("NOT_FOUND") from None
    return program.decode(errors="replace")


@simulated_function(works_before_init=True)
def nvmlErrorString(simulation: Simulation, status: int) -> Any:
    """Return the description of a status code."""
    unknown = UNKNOWN["nvmlErrorString"]
    return TEXTS["nvmlErrorString"].get(status, unknown).encode()


@simulated_function(works_before_init=True)
def nvmlUnitGetCount(simulation: Simulation) -> Any:
    """Return the number of S-class units, which the simulation does not have."""
    return 0


# --- devices


@simulated_function(works_before_init=True)
def nvmlDeviceGetCount(simulation: Simulation) -> Any:
    """Return the number of devices."""
    return len(simulation.devices)


@simulated_function(works_before_init=True)
def nvmlDeviceGetHandleByIndex(simulation: Simulation, index: int) -> Any:
    """Return the device with an index."""
    raise_status_if(index >= len(simulation.devices), "INVALID_ARGUMENT")
    return simulation.devices[index]


@simulated_function(works_before_init=True)
def nvmlDeviceGetHandleByUUID(simulation: Simulation, uuid: str | None) -> Any:
    """Return the device with a UUID."""
    return _get_only_device([device for device in simulation.devices if _get_uuid(device) == uuid])


@simulated_function(works_before_init=True)
def nvmlDeviceGetHandleByPciBusId(simulation: Simulation, bus: str | None) -> Any:
    """Return the device with a PCI address such as "0000:01:00.0". The domain may also have eight digits."""
    address = (bus or "").upper()
    short_address = address.removeprefix("0000").rjust(len("0000:01:00.0"), "0")
    return _get_only_device([device for device in simulation.devices if device.bus == short_address])


@simulated_function(works_before_init=True)
def nvmlDeviceGetIndex(simulation: Simulation, device: HandleObject) -> Any:
    """Return the index of a device."""
    return device.ordinal


@simulated_function(works_before_init=True)
def nvmlDeviceGetMinorNumber(simulation: Simulation, device: HandleObject) -> Any:
    """Return the number of a device's file /dev/nvidia<number>."""
    return device.ordinal


@simulated_function(works_before_init=True)
def nvmlDeviceGetName(simulation: Simulation, device: HandleObject) -> Any:
    """Return the name of a device."""
    return f"simulated {simulation.arch}"


@simulated_function(works_before_init=True)
def nvmlDeviceGetUUID(simulation: Simulation, device: HandleObject) -> Any:
    """Return the UUID of a device."""
    return _get_uuid(device)


@simulated_function(works_before_init=True)
def nvmlDeviceGetBoardId(simulation: Simulation, device: HandleObject) -> Any:
    """Return the identifier of the board of a device, which contains the PCI bus."""
    return get_device_attribute(simulation, device, "PCI_BUS_ID") << 8


@simulated_function("nvmlDeviceGetPciInfo_v3", works_before_init=True)
def nvmlDeviceGetPciInfo(simulation: Simulation, device: HandleObject) -> dict[str, Any]:
    """Return the members of nvmlPciInfo_t. The records of earlier versions have fewer members."""
    return {
        "busIdLegacy": device.bus.encode(),
        "busId": f"0000{device.bus}".encode(),
        "bus": get_device_attribute(simulation, device, "PCI_BUS_ID"),
        "pciDeviceId": _PCI_DEVICE,
        "pciSubSystemId": _PCI_SUBSYSTEM,
    }


@simulated_function(works_before_init=True)
def nvmlDeviceGetCudaComputeCapability(simulation: Simulation, device: HandleObject) -> Any:
    """Return the major and the minor compute capability of a device."""
    return divmod(simulation.capability, 10)


@simulated_function(works_before_init=True)
def nvmlDeviceGetArchitecture(simulation: Simulation, device: HandleObject) -> Any:
    """Return the nvmlDeviceArchitecture_t of a device: the newest one that its compute capability allows."""
    architecture = _VOLTA
    for capability, newer_architecture in _ARCHITECTURES.items():  # oldest first
        if capability <= simulation.capability:
            architecture = newer_architecture
    return architecture


@simulated_function(works_before_init=True)
def nvmlDeviceGetNumGpuCores(simulation: Simulation, device: HandleObject) -> Any:
    """Return the number of CUDA cores of a device."""
    return _CORES * simulation.limits.multiprocessors


@simulated_function(works_before_init=True)
def nvmlDeviceGetMemoryBusWidth(simulation: Simulation, device: HandleObject) -> Any:
    """Return the width of a device's memory bus in bits."""
    return get_device_attribute(simulation, device, "GLOBAL_MEMORY_BUS_WIDTH")


@simulated_function(works_before_init=True)
def nvmlDeviceGetMemoryInfo(simulation: Simulation, device: HandleObject) -> dict[str, int]:
    """Return the members of nvmlMemory_t or nvmlMemory_v2_t. The amount of reserved memory is 0."""
    used = simulation.count_used_memory(device)
    return {"total": simulation.total_memory, "free": simulation.total_memory - used, "used": used}


@simulated_function(works_before_init=True)
def nvmlDeviceGetBAR1MemoryInfo(simulation: Simulation, device: HandleObject) -> dict[str, int]:
    """Return the members of nvmlBAR1Memory_t: the memory that the host can access through PCI, in bytes."""
    free = _BAR1_MEMORY - _USED_BAR1_MEMORY
    return {"bar1Total": _BAR1_MEMORY, "bar1Free": free, "bar1Used": _USED_BAR1_MEMORY}


@simulated_function(works_before_init=True)
def nvmlDeviceGetCpuAffinity(simulation: Simulation, device: HandleObject, size: int) -> tuple[list[int]]:
    """Return a bit mask of all processors, divided into `size` numbers of 64 bits."""
    processor_count = os.cpu_count() or 1
    processors = (1 << processor_count) - 1
    largest_mask = (1 << _BITS_PER_MASK) - 1
    masks = [processors >> (_BITS_PER_MASK * index) & largest_mask for index in range(size)]
    return (masks,)


@simulated_function(works_before_init=True)
def nvmlDeviceGetTopologyCommonAncestor(
    simulation: Simulation, device: HandleObject, other: HandleObject
) -> Any:
    """Return how two devices are connected. Different devices belong to the same NUMA node."""
    return _TOPOLOGY_INTERNAL if device is other else _TOPOLOGY_NODE


# --- measurements


@simulated_function(works_before_init=True)
def nvmlDeviceGetTemperature(simulation: Simulation, device: HandleObject, sensor: int) -> Any:
    """Return the temperature of a device in degrees Celsius. There is only the sensor 0."""
    raise_status_if(sensor, "INVALID_VALUE")
    return _TEMPERATURE


@simulated_function(works_before_init=True)
def nvmlDeviceGetTemperatureV(simulation: Simulation, device: HandleObject, record: Any) -> None:
    """Write the temperature of a device to an nvmlTemperature_t. There is only the sensor 0."""
    raise_status_if(not record or record.contents.sensorType, "INVALID_VALUE")
    record.contents.temperature = _TEMPERATURE


@simulated_function(works_before_init=True)
def nvmlDeviceGetTemperatureThreshold(simulation: Simulation, device: HandleObject, threshold: int) -> Any:
    """Return an nvmlTemperatureThresholds_t of a device in degrees Celsius."""
    raise_status_if(threshold not in _THRESHOLDS, "NOT_SUPPORTED")
    return _THRESHOLDS[threshold]


def _get_clock(clocks: tuple[int, ...], simulation: Simulation, device: HandleObject, kind: int) -> int:
    """Return the frequency of a clock in MHz.

    Args:
        clocks: The frequencies, indexed by nvmlClockType_t.
        simulation: The active simulation.
        device: The device.
        kind: The nvmlClockType_t of the clock.
    """
    raise_status_if(kind >= len(clocks), "INVALID_VALUE")
    return clocks[kind]


simulated_function("nvmlDeviceGetClockInfo", works_before_init=True)(partial(_get_clock, _CLOCKS))
simulated_function("nvmlDeviceGetMaxClockInfo", works_before_init=True)(partial(_get_clock, _MAX_CLOCKS))
simulated_function("nvmlDeviceGetApplicationsClock", works_before_init=True)(partial(_get_clock, _MAX_CLOCKS))
simulated_function("nvmlDeviceGetDefaultApplicationsClock", works_before_init=True)(
    partial(_get_clock, _MAX_CLOCKS)
)


@simulated_function(works_before_init=True)
def nvmlDeviceGetClock(simulation: Simulation, device: HandleObject, kind: int, clock_id: int) -> Any:
    """Return the current frequency of a clock in MHz if `clock_id` is 0, otherwise the maximum frequency."""
    clocks = _MAX_CLOCKS if clock_id else _CLOCKS
    return _get_clock(clocks, simulation, device, kind)


@simulated_function(works_before_init=True)
def nvmlDeviceGetPcieThroughput(simulation: Simulation, device: HandleObject, counter: int) -> Any:
    """Return 0, because an idle device does not transfer data."""
    return 0


@simulated_function(works_before_init=True)
def nvmlDeviceGetTotalEnergyConsumption(simulation: Simulation, device: HandleObject) -> Any:
    """Return the energy in mJ that the device would have used since the machine started."""
    return int(time.monotonic() * _POWER)


@simulated_function(works_before_init=True)
def nvmlDeviceGetTotalEccErrors(simulation: Simulation, device: HandleObject, kind: int, counter: int) -> Any:
    """Return 0, because there are no memory errors."""
    return 0


@simulated_function(works_before_init=True)
def nvmlDeviceGetMemoryErrorCounter(
    simulation: Simulation, device: HandleObject, kind: int, counter: int, location: int
) -> Any:
    """Return 0, because there are no memory errors."""
    return 0


@simulated_function(works_before_init=True)
def nvmlDeviceGetViolationStatus(simulation: Simulation, device: HandleObject, policy: int) -> dict[str, int]:
    """Return how long a policy has reduced the clocks of a device: never."""
    return {"referenceTime": int(time.time() * 1e6), "violationTime": 0}


@simulated_function(works_before_init=True)
def nvmlDeviceGetNvLinkState(simulation: Simulation, device: HandleObject, link: int) -> Any:
    """Raise NOT_SUPPORTED, because simulated devices are not connected with NVLink."""
    raise Status("NOT_SUPPORTED")


@simulated_function(works_before_init=True)
def nvmlDeviceIsMigDeviceHandle(simulation: Simulation, device: HandleObject) -> Any:
    """Return 0, because no device is a MIG device."""
    return 0


@simulated_function(works_before_init=True)
def nvmlDeviceGetMigDeviceHandleByIndex(simulation: Simulation, device: HandleObject, index: int) -> Any:
    """Raise NOT_FOUND, because MIG is disabled."""
    raise Status("NOT_FOUND")


@simulated_function(works_before_init=True)
def nvmlDeviceGetProcessUtilization(simulation: Simulation, device: HandleObject, since: int) -> Any:
    """Raise NOT_FOUND, because no process has used the device since that time."""
    raise Status("NOT_FOUND")


@simulated_function(works_before_init=True)
def nvmlDeviceGetFieldValues(simulation: Simulation, device: HandleObject, count: int, values: Any) -> None:
    """Fill an array of nvmlFieldValue_t. Each element contains the identifier of the requested field."""
    raise_status_if(count < 1 or not values, "INVALID_VALUE")
    for index in range(count):
        field = values[index]
        is_supported = field.fieldId in _FIELDS
        field.timestamp = int(time.time() * 1e6)  # microseconds
        field.nvmlReturn = 0 if is_supported else _NOT_SUPPORTED
        field.valueType = _UNSIGNED_INT
        field.value.uiVal = _FIELDS.get(field.fieldId, 0)


def _return_constant(value: Any, simulation: Simulation, device: HandleObject) -> Any:
    """Return the result of a function whose result is the same for all devices."""
    return value


def _list_processes(simulation: Simulation, device: HandleObject) -> tuple[list[Any]]:
    """List the processes that use the device. No process uses a simulated device."""
    return ([],)


def _raise_not_supported(simulation: Simulation, device: HandleObject, *ignored: int) -> None:
    """Raise the status of functions that an H200 does not support either."""
    raise Status("NOT_SUPPORTED")


APIS["nvml"] = NvmlApi(
    "nvml", "NVML_ERROR_", {"DEINITIALIZED": "UNINITIALIZED", "INVALID_VALUE": "INVALID_ARGUMENT"}
)
for _name, _value in _CONSTANT_RESULTS.items():
    _function = partial(_return_constant, _value)
    simulated_function(f"nvmlDeviceGet{_name}", works_before_init=True)(_function)
for _name in _PROCESS_LISTS:
    simulated_function(f"nvmlDeviceGet{_name}", works_before_init=True)(_list_processes)
for _name in _UNSUPPORTED.split():
    simulated_function(f"nvmlDeviceGet{_name}", works_before_init=True)(_raise_not_supported)
