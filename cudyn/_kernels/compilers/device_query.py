"""Queries devices without calling cuInit in this process, after which CUDA would fail in forks.

NVML returns compute capabilities without cuInit. However, it does not report the order of CUDA's
devices or which MIG devices are visible. If these matter, and for all other properties, a child process
queries the driver.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from ... import driver
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.catalog import find, read_module
from ..._bindings.libraries.library import library
from ..._bindings.libraries.load import Outcome
from ..._errors import CudynError
from ..._process import process
from .workers import can_start

# The driver reads these variables in cuInit.
_VARIABLES = ("CUDA_VISIBLE_DEVICES", "CUDA_DEVICE_ORDER")

# The program of the child process, whose argument is the path of the driver's library. It prints the fields
# of `Devices` as JSON: [failed, rows]. The properties of a device are queried in order. If a property cannot
# be queried, `failed` replaces it and the properties after it. Attributes 75 and 76 are the major and the
# minor version of the compute capability (CUdevice_attribute).
_PROGRAM = """
import ctypes, json, sys
cuda = ctypes.CDLL(sys.argv[1])
class Failed(Exception): pass
def call(function, *arguments):
    status = cuda[function](*arguments) if hasattr(cuda, function) else -1
    if status:
        raise Failed(function, status)
def attribute(which, device):
    value = ctypes.c_int()
    call("cuDeviceGetAttribute", ctypes.byref(value), which, device)
    return value.value
def read(row):
    device, memory, name = ctypes.c_int(), ctypes.c_size_t(), ctypes.create_string_buffer(256)
    try:
        call("cuDeviceGet", ctypes.byref(device), row["ordinal"])
        call("cuDeviceGetName", name, 256, device)
        row["name"] = name.value.decode("utf-8", "replace")
        row["compute_capability"] = [attribute(75, device), attribute(76, device)]
        call("cuDeviceTotalMem_v2", ctypes.byref(memory), device)
        row["memory"] = memory.value
    except Failed as error:
        row["failed"] = error.args
    return row
count, failed = ctypes.c_int(), None
try:
    call("cuInit", 0)
    call("cuDeviceGetCount", ctypes.byref(count))
except Failed as error:
    failed = error.args
print(json.dumps([failed, [read({"ordinal": ordinal}) for ordinal in range(count.value)]]))
"""


MISSING = -1
"""The status of a function that the driver does not have."""


class Devices(NamedTuple):
    """The devices that a child process can use.

    Attributes:
        failed: The function that failed and its status (or `MISSING`), or `None`.
        rows: For each device, a dict with the keys ordinal, name, compute_capability and memory. If a
            property cannot be queried, the key `failed` replaces it and the properties after it.
    """

    failed: tuple[str, int] | None
    rows: tuple[dict[str, Any], ...]


def is_initialized() -> bool:
    """Return whether this process has called cuInit, or does not use the system's driver.

    In a forked child process, the driver is not initialized even if its parent has called cuInit.
    """
    if loading.backend.has("driver"):
        return True
    if not driver.has("cuCtxGetCurrent"):
        return not driver.available
    status = driver.raw.cuCtxGetCurrent(driver.CUcontext())  # does not initialize the driver
    return bool(status != driver.CUDA_ERROR_NOT_INITIALIZED)


def query_devices() -> Devices | None:
    """Query the devices in a child process, or return `None` if only this process can query them."""
    if is_initialized() or not can_start():
        return None
    path = library(find("driver")).outcome.path
    command = [sys.executable, "-I", "-S", "-c", _PROGRAM, str(path)]
    try:
        child = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True)
        failed, rows = json.loads(child.stdout.splitlines()[-1])  # the driver may have printed earlier lines
    except (OSError, ValueError, IndexError, subprocess.CalledProcessError):
        return None  # The same query in this process raises an error with the reason.
    return Devices(None if failed is None else tuple(failed), tuple(rows))


# Caches compute capabilities. A key consists of the driver and the values of the variables that it reads.
# Failures are not cached.
_capabilities: dict[tuple[Outcome, str | None, str | None], list[tuple[int, int]]] = process.own({})


def list_capabilities_without_init() -> list[tuple[int, int]] | None:
    """Return the compute capability of each device without calling cuInit in this process.

    Returns:
        The compute capabilities in the order of CUDA's devices, or `None` if this process has to query them.
        This is the case if the driver is already initialized, or if no child process can be started, or if
        the child process has crashed.

    Raises:
        CudynError: The driver has failed in the child process, for example in cuInit.
    """
    if is_initialized():
        return None
    visible, order = map(os.environ.get, _VARIABLES)
    key = library(find("driver")).outcome, visible, order
    if key not in _capabilities:
        capabilities = _list_with_nvml(visible, order) or _list_in_child()
        if not capabilities:
            return capabilities
        _capabilities[key] = capabilities
    return _capabilities[key]


def _list_in_child() -> list[tuple[int, int]] | None:
    """Return the compute capabilities that a child process queries, or `None` if it can't query them."""
    devices = query_devices()
    if devices is None:
        return None
    if devices.failed is not None:
        raise make_error(*devices.failed)
    capabilities = []
    for row in devices.rows:
        if "compute_capability" not in row:
            function, status = row["failed"]
            raise make_error(function, status)
        major, minor = row["compute_capability"]
        capabilities.append((major, minor))
    return capabilities


def make_error(function: str, status: int) -> CudynError:
    """Return the exception for a driver function that failed in the child process.

    Args:
        function: Name of the function, such as "cuDeviceTotalMem_v2".
        status: The CUresult, or `MISSING`.
    """
    from ..._bindings.libraries import missing
    from ..._bindings.libraries.module import view_of

    view = view_of(driver)
    name = function.removesuffix("_v2")
    if status == MISSING:
        return missing.make_error(view, name, function)
    return view.failure(status, name, ())


def _list_with_nvml(visible: str | None, order: str | None) -> list[tuple[int, int]]:
    """Return the compute capability of each CUDA device, or [] if NVML cannot determine them.

    Args:
        visible: CUDA_VISIBLE_DEVICES, or `None`.
        order: CUDA_DEVICE_ORDER, or `None`.
    """
    if os.environ.get(find("driver").variable):  # the user has chosen a driver other than the system's
        return []
    nvml = read_module("cudyn.nvml")
    try:
        nvml.nvmlInit()
    except CudynError:
        return []
    try:
        handles = [nvml.nvmlDeviceGetHandleByIndex(index) for index in range(nvml.nvmlDeviceGetCount())]
        if any(_has_mig(nvml, handle) for handle in handles):
            return []
        capabilities = [nvml.nvmlDeviceGetCudaComputeCapability(handle) for handle in handles]
    except CudynError:
        return []
    finally:
        nvml.nvmlShutdown()
    return choose_visible(capabilities, visible, order)


def _has_mig(nvml: Any, handle: Any) -> bool:
    """Return whether a device is divided into MIG devices, whose order and number CUDA determines."""
    try:
        return bool(nvml.nvmlDeviceGetMigMode(handle)[0])
    except CudynError:  # the device or its driver does not support MIG
        return False


def choose_visible(
    capabilities: Sequence[tuple[int, int]], visible: str | None, order: str | None
) -> list[tuple[int, int]]:
    """Return the compute capabilities of the devices that CUDA can use, in CUDA's order.

    By default, the fastest device is CUDA's first device (CUDA Programming Guide, "CUDA Environment
    Variables"). NVML does not report which device is the fastest. The result is [] if it depends on this.

    Args:
        capabilities: Compute capability of each device, in NVML order (that is, PCI bus order).
        visible: CUDA_VISIBLE_DEVICES, or `None`.
        order: CUDA_DEVICE_ORDER, or `None`.
    """
    are_identical = len({*capabilities}) == 1
    if order != "PCI_BUS_ID" and not are_identical:
        return []
    if visible is None:
        return [*capabilities]
    words = [word.strip() for word in visible.split(",")]
    are_indices = all(word.isdecimal() and int(word) < len(capabilities) for word in words)
    if not are_indices or len({*words}) < len(words):
        return []  # a UUID, or a mistake, which the driver reports
    return [capabilities[int(word)] for word in words]
