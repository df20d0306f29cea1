"""Print the state of each device as a table, or as JSON with --json: nvidia-ml-py."""

import json
import sys

import pynvml as nvml
from pynvml import NVMLError as Error

UNITS = {"memory": "MiB", "total": "MiB", "busy": "%", "temperature": "C", "power": "W", "clock": "MHz"}
UNKNOWN = "unknown"


def try_call(function, *arguments):
    """Call a function, and return its result or, if the device does not support it, None."""
    try:
        return function(*arguments)
    except Error:
        return None


def measure(handle):
    """Return the measurements of a device."""
    memory = nvml.nvmlDeviceGetMemoryInfo(handle)
    rates = try_call(nvml.nvmlDeviceGetUtilizationRates, handle)
    power = try_call(nvml.nvmlDeviceGetPowerUsage, handle)
    return {
        "name": nvml.nvmlDeviceGetName(handle),
        "bus": nvml.nvmlDeviceGetPciInfo(handle).busId,
        "memory": memory.used >> 20,
        "total": memory.total >> 20,
        "busy": rates and rates.gpu,
        "temperature": try_call(nvml.nvmlDeviceGetTemperature, handle, nvml.NVML_TEMPERATURE_GPU),
        "power": power and power / 1000,
        "clock": try_call(nvml.nvmlDeviceGetClockInfo, handle, nvml.NVML_CLOCK_SM),
        "fan": try_call(nvml.nvmlDeviceGetFanSpeed, handle),
        "processes": len(nvml.nvmlDeviceGetComputeRunningProcesses(handle)),
    }


def measure_all():
    """Return the measurements of all devices."""
    count = nvml.nvmlDeviceGetCount()
    return [measure(nvml.nvmlDeviceGetHandleByIndex(index)) for index in range(count)]


def show(index, measurements):
    """Print the measurements of a device."""
    print(f"device {index}")
    for name, value in measurements.items():
        unit = UNITS.get(name, "")
        text = UNKNOWN if value is None else f"{value} {unit}".strip()
        print(f"  {name:<12} {text}")


def main():
    nvml.nvmlInit()
    try:
        devices = measure_all()
        if "--json" in sys.argv[1:]:
            print(json.dumps(devices, indent=2))
            return
        print("driver", nvml.nvmlSystemGetDriverVersion())
        for index, measurements in enumerate(devices):
            show(index, measurements)
    finally:
        nvml.nvmlShutdown()


if __name__ == "__main__":
    main()
