"""The simulated functions for devices, contexts and the driver itself."""

from __future__ import annotations

import functools
import re
from typing import Any

from ..._bindings.libraries.library import driver, parse
from ..._bindings.libraries.view import View
from ..._bindings.tables import functions
from ..._bindings.tables.driver_texts import TEXTS
from .allocations import CAN_MAP
from .call_registry import Status, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .simulation import Simulation

_KIB = 1 << 10
_PER_THREAD_STREAM = 2  # CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM
_PROC_ADDRESS_FLAGS = 3  # all flags that cuGetProcAddress accepts
_SCHEDULE_MASK = 0x07  # CU_CTX_SCHED_MASK
_SCHEDULES = (0, 1, 2, 4)  # CU_CTX_SCHED_*: at most one of these flags may be set
_CONTEXT_FLAGS = 0x7F  # all flags of cuCtxCreate except CU_CTX_SYNC_MEMOPS (0x80), which is not simulated
# CUdriverProcAddressQueryResult
_UNKNOWN_SYMBOL = 1
_NEEDS_NEWER = 2
# The name of a device attribute (without CU_DEVICE_ATTRIBUTE_) -> its value on every architecture
_COMMON_ATTRIBUTES = {
    "MAX_THREADS_PER_BLOCK": 1024,
    "MAX_BLOCK_DIM_X": 1024,
    "MAX_BLOCK_DIM_Y": 1024,
    "MAX_BLOCK_DIM_Z": 64,
    "MAX_GRID_DIM_X": (1 << 31) - 1,
    "MAX_GRID_DIM_Y": 65535,
    "MAX_GRID_DIM_Z": 65535,
    "WARP_SIZE": 32,
    "MAX_SHARED_MEMORY_PER_BLOCK": 48 * _KIB,
    "TOTAL_CONSTANT_MEMORY": 64 * _KIB,
    "MAX_PITCH": (1 << 31) - 1,
    "MAX_REGISTERS_PER_BLOCK": 65536,
    "MAX_REGISTERS_PER_MULTIPROCESSOR": 65536,
    "TEXTURE_ALIGNMENT": 512,
    "CLOCK_RATE": 1980000,
    "MEMORY_CLOCK_RATE": 3201000,
    "GLOBAL_MEMORY_BUS_WIDTH": 6016,
    **dict.fromkeys(
        (
            "GPU_OVERLAP",
            "CAN_MAP_HOST_MEMORY",
            "CONCURRENT_KERNELS",
            "ECC_ENABLED",
            "UNIFIED_ADDRESSING",
            "MANAGED_MEMORY",
            "CONCURRENT_MANAGED_ACCESS",
            "COOPERATIVE_LAUNCH",
            "MEMORY_POOLS_SUPPORTED",
            "STREAM_PRIORITIES_SUPPORTED",
            "COMPUTE_PREEMPTION_SUPPORTED",
            "GLOBAL_L1_CACHE_SUPPORTED",
            "LOCAL_L1_CACHE_SUPPORTED",
            "CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM",
            "HOST_REGISTER_SUPPORTED",
        ),
        1,
    ),
    **dict.fromkeys(
        ("VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", "HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED"), int(CAN_MAP)
    ),
    "ASYNC_ENGINE_COUNT": 3,
    "L2_CACHE_SIZE": 60 << 20,
    "SURFACE_ALIGNMENT": 512,
    "TEXTURE_PITCH_ALIGNMENT": 32,
}
# The attributes of features that are not supported if kernels run in another process, which cannot access
# the memory that these features use (see check_not_isolated)
_UNSUPPORTED_IF_ISOLATED = (
    "CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM",
    "HOST_REGISTER_SUPPORTED",
    "VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED",
    "HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED",
)


def get_device_attribute(simulation: Simulation, device: HandleObject, name: str) -> int:
    """Return the value of a device attribute, or 0 if the attribute is not simulated.

    Args:
        simulation: The active simulation.
        device: The device that is queried.
        name: The name of the attribute without CU_DEVICE_ATTRIBUTE_.
    """
    limits = simulation.limits
    if simulation.memory.arena is not None and name in _UNSUPPORTED_IF_ISOLATED:
        return 0
    specific = {
        "COMPUTE_CAPABILITY_MAJOR": simulation.capability // 10,
        "COMPUTE_CAPABILITY_MINOR": simulation.capability % 10,
        "MAX_THREADS_PER_MULTIPROCESSOR": limits.threads,
        "MAX_BLOCKS_PER_MULTIPROCESSOR": limits.blocks,
        "MULTIPROCESSOR_COUNT": limits.multiprocessors,
        "MAX_SHARED_MEMORY_PER_MULTIPROCESSOR": limits.shared_memory,
        "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN": limits.shared_memory - simulation.reserved,
        "PCI_BUS_ID": device.ordinal + 1,
        "RESERVED_SHARED_MEMORY_PER_BLOCK": simulation.reserved,
        "CLUSTER_LAUNCH": int(simulation.capability >= 90),
    }
    return int(specific.get(name, _COMMON_ATTRIBUTES.get(name, 0)))


@simulated_function()
def cuDeviceGetAttribute(simulation: Simulation, attribute: int, device: HandleObject) -> int:
    """Return the value of a CUdevice_attribute."""
    names = _get_attribute_names()
    raise_status_if(attribute not in names, "INVALID_VALUE")
    return get_device_attribute(simulation, device, names[attribute])


@functools.cache
def _get_attribute_names() -> dict[int, str]:
    """Return a mapping from the values of CUdevice_attribute to their names without CU_DEVICE_ATTRIBUTE_."""
    members = driver().types_at(driver().releases[-1]).get("CUdevice_attribute")
    return {int(member): member.name.removeprefix("CU_DEVICE_ATTRIBUTE_") for member in members}


def _get_error_name(error: int) -> str:
    """Return the name of a status code, such as "CUDA_ERROR_INVALID_VALUE".

    Raises:
        Status: No status has this code.
    """
    status = driver().status(error)
    name = getattr(status, "name", "")
    raise_status_if(not name, "INVALID_VALUE")
    return str(name)


def _find_newest_symbol(name: str, driver_version: int, per_thread: bool) -> str:
    """Return the symbol of the newest variant of a function in a driver version, or "" if there is none.

    Args:
        name: The name of the function without suffixes, such as "cuMemAlloc".
        driver_version: A driver version such as 12040.
        per_thread: Whether to find the variant that uses the per-thread default stream, if there is one.
    """
    ending = "(?:_ptds|_ptsz)" if per_thread else ""
    pattern = re.compile(rf"{re.escape(name)}(?:_v(\d+))?{ending}")
    newest_symbol, newest_variant = "", 0
    is_any_symbol_known = False
    for symbol in driver().tables.FUNCTIONS:
        match = pattern.fullmatch(symbol)
        if match is None:
            continue
        is_any_symbol_known = True
        variant = int(match[1] or 1)  # a name without the suffix "_v<number>" is the first variant
        if variant > newest_variant and _get_first_version(symbol) <= driver_version:
            newest_symbol, newest_variant = symbol, variant
    if per_thread and not is_any_symbol_known:
        return _find_newest_symbol(name, driver_version, per_thread=False)
    return newest_symbol


def _get_first_version(symbol: str) -> int:
    """Return the first CUDA version, such as 12040, for which cuGetProcAddress returns a symbol.

    Return 0 if every driver has the symbol.
    """
    tables = driver().tables
    if symbol in tables.PROC_VERSIONS:
        return int(tables.PROC_VERSIONS[symbol])
    oldest_version, *_ = functions.read_versions(tables, symbol)
    since, _, _ = oldest_version
    if since == tables.RELEASES[0]:  # older headers are not in the tables
        return 0
    major, minor = parse(since)
    return 1000 * major + 10 * minor


def _find_symbol(name: str, driver_version: int, per_thread: bool) -> str | None:
    """Return the symbol that a function's name refers to in a driver version such as 12040, or None."""
    symbol = _find_newest_symbol(name, driver_version, per_thread)
    if symbol:
        return symbol
    library = driver()
    cuda_release = divmod(driver_version // 10, 100)  # 12040 -> (12, 4)
    oldest, *_ = library.releases
    known_releases = [release for release in library.releases if parse(release) <= cuda_release]
    header_release = known_releases[-1] if known_releases else oldest
    return View(library, header_release, per_thread).symbol_of(name)


@simulated_function(works_before_init=True, optional_outputs=True)
def cuGetProcAddress(simulation: Simulation, name: str, version: int, flags: int) -> Any:
    """Return the address of a driver function, and whether it was found (CUdriverProcAddressQueryResult)."""
    address, result = find_entry_point(simulation, name, version, flags)
    has_result_parameter = len(simulation.outputs) > 1  # the first version of this function does not have it
    if not address and not has_result_parameter:
        raise Status("NOT_FOUND", (address, result))
    return address, result


def find_entry_point(simulation: Simulation, name: str, version: int, flags: int) -> tuple[int, int]:
    """Find a driver function for cuGetProcAddress.

    Args:
        simulation: The active simulation.
        name: The name of the function without suffixes.
        version: The CUDA version for which the program was written, such as 12040.
        flags: CU_GET_PROC_ADDRESS_* flags.

    Returns:
        The address of the function (0 if it is not available), and a CUdriverProcAddressQueryResult.
    """
    raise_status_if(flags & ~_PROC_ADDRESS_FLAGS, "INVALID_VALUE")
    outcome = driver().outcome
    per_thread = bool(flags & _PER_THREAD_STREAM)
    symbol = _find_symbol(name, min(version, simulation.version), per_thread)
    if symbol not in outcome.symbols:
        is_in_later_version = _find_symbol(name, simulation.version, per_thread) in outcome.symbols
        return 0, _NEEDS_NEWER if is_in_later_version else _UNKNOWN_SYMBOL
    # If simulate(as_library=True) has created a library file, return the address of its function, which can
    # be called even after Python has exited.
    address = simulation.exports.get(symbol)
    if not address:
        simulated_library = outcome.handle
        # `find_address` is an attribute of the object. `getattr` would look up a C function of this name.
        address = vars(simulated_library)["find_address"](symbol)
    return address, 0


# --- contexts


@simulated_function()
def cuDevicePrimaryCtxRetain(simulation: Simulation, device: HandleObject) -> HandleObject:
    """Return a device's primary context, and count a reference to it. The first reference activates it."""
    context: HandleObject = device.primary
    if not context.active:
        context.active = True
        context.error = ""
        context.id = next(simulation.ids)
    context.users += 1
    return context


@simulated_function()
def cuDevicePrimaryCtxRelease(simulation: Simulation, device: HandleObject) -> None:
    """Release a reference to a device's primary context. Releasing the last one resets the context."""
    context = device.primary
    raise_status_if(not context.users, "INVALID_CONTEXT")
    context.users -= 1
    if not context.users:
        cuDevicePrimaryCtxReset(simulation, device)


@simulated_function()
def cuDevicePrimaryCtxReset(simulation: Simulation, device: HandleObject) -> None:
    """Destroy all objects in a device's primary context, which is not active afterwards."""
    simulation.destroy_contents(device.primary)
    device.primary.active = False
    device.primary.error = ""


@simulated_function()
def cuCtxCreate(simulation: Simulation, *arguments: Any) -> HandleObject:
    """Create a context, and make it current.

    Args:
        simulation: The active simulation.
        arguments: The flags and the device. Before them, cuCtxCreate_v3 and _v4 have parameters that are
            ignored.
    """
    *_, flags, device = arguments
    raise_status_if(flags & ~_CONTEXT_FLAGS, "INVALID_VALUE")
    raise_status_if(flags & _SCHEDULE_MASK not in _SCHEDULES, "INVALID_VALUE")
    context = simulation.add_context(device, flags)
    simulation.context_stack.append(context)
    return context


@simulated_function(works_before_init=True)
def cuCtxDestroy(simulation: Simulation, context: Any) -> None:
    """Destroy a context with its objects. Primary contexts and those of green contexts are rejected."""
    raise_status_if(context is None, "INVALID_VALUE")
    is_primary = context is context.device.primary
    raise_status_if(is_primary or context.green is not None, "INVALID_CONTEXT")
    simulation.destroy_contents(context)
    simulation.remove_objects(context)
    context.active = False
    if simulation.context_stack and simulation.context_stack[-1] is context:
        simulation.context_stack.pop()


@simulated_function()
def cuCtxPushCurrent(simulation: Simulation, context: Any) -> None:
    """Make a context current. cuCtxPopCurrent restores the previous one."""
    raise_status_if(context is None, "INVALID_VALUE")
    raise_status_if(not context.active, "CONTEXT_IS_DESTROYED")
    simulation.context_stack.append(context)


@simulated_function(works_before_init=True)
def cuInit(simulation: Simulation, flags: int) -> None:
    """Initialize the driver. This fails in a process that was forked after the initialization."""
    raise_status_if(flags, "INVALID_VALUE")
    raise_status_if(simulation.is_forked, "NOT_INITIALIZED")
    simulation.initialized = True


@simulated_function(works_before_init=True)
def cuDriverGetVersion(simulation: Simulation) -> Any:
    """Return the CUDA version of the driver, such as 12040."""
    return simulation.version


@simulated_function(works_before_init=True)
def cuGetErrorName(simulation: Simulation, error: int) -> Any:
    """Return the name of a status code."""
    return _get_error_name(error).encode()


@simulated_function(works_before_init=True)
def cuGetErrorString(simulation: Simulation, error: int) -> Any:
    """Return the description of a status code."""
    name = _get_error_name(error)
    # The table omits each description that is equal to the name.
    return TEXTS["cuGetErrorString"].get(error, name).encode()


@simulated_function()
def cuDeviceGetCount(simulation: Simulation) -> Any:
    """Return the number of devices."""
    return len(simulation.devices)


@simulated_function()
def cuDeviceGet(simulation: Simulation, ordinal: int) -> Any:
    """Return the CUdevice with an ordinal. It is the ordinal itself."""
    return simulation.find_object("CUdevice", ordinal).ordinal


@simulated_function()
def cuDeviceGetName(simulation: Simulation, device: HandleObject) -> Any:
    """Return the name of a device."""
    return f"simulated {simulation.arch}"


@simulated_function()
def cuDeviceGetUuid(simulation: Simulation, device: HandleObject) -> Any:
    """Return the 16 bytes of a device's UUID, which end with its ordinal."""
    return b"cudyn.testing \0" + bytes([device.ordinal])


@simulated_function()
def cuDeviceTotalMem(simulation: Simulation, device: HandleObject) -> Any:
    """Return the memory of a device in bytes."""
    return simulation.total_memory


@simulated_function()
def cuDeviceComputeCapability(simulation: Simulation, device: HandleObject) -> Any:
    """Return the major and the minor compute capability of a device."""
    return divmod(simulation.capability, 10)


@simulated_function()
def cuDeviceGetPCIBusId(simulation: Simulation, device: HandleObject) -> Any:
    """Return the PCI address of a device, such as "0000:01:00.0"."""
    return device.bus


@simulated_function()
def cuDeviceCanAccessPeer(simulation: Simulation, device: HandleObject, peer: HandleObject) -> Any:
    """Return 1 for two different devices, which can always access each other's memory."""
    return int(device is not peer)


@simulated_function()
def cuCtxGetCurrent(simulation: Simulation) -> Any:
    """Return the current context, or 0 if no context is current."""
    return simulation.context_stack[-1] if simulation.context_stack else 0


@simulated_function()
def cuCtxGetDevice(simulation: Simulation) -> Any:
    """Return the CUdevice of the current context."""
    return simulation.context.device.ordinal


@simulated_function()
def cuCtxGetId(simulation: Simulation, context: Any) -> Any:
    """Return the identifier of a context. A null handle stands for the current context."""
    if context is None:
        simulation.check_context()
        return simulation.context_stack[-1].id
    raise_status_if(not context.active, "CONTEXT_IS_DESTROYED")
    return context.id


@simulated_function()
def cuCtxGetFlags(simulation: Simulation) -> Any:
    """Return the flags of the current context."""
    return simulation.context.flags


@simulated_function()
def cuCtxSynchronize(simulation: Simulation) -> None:
    """Wait for all work in the current context."""
    simulation.check_allowed_during_capture()
    simulation.stream_order.finish(simulation.context)


@simulated_function(optional_outputs=True)
def cuCtxGetStreamPriorityRange(simulation: Simulation) -> Any:
    """Return the least and the greatest priority of streams."""
    simulation.check_context()
    return 0, -5


@simulated_function(optional_outputs=True)
def cuCtxPopCurrent(simulation: Simulation) -> Any:
    """Remove the current context from this thread's stack of contexts, and return it."""
    raise_status_if(not simulation.context_stack, "INVALID_CONTEXT")
    return simulation.context_stack.pop()


@simulated_function()
def cuCtxSetCurrent(simulation: Simulation, context: Any) -> None:
    """Replace the current context. A null handle only removes it."""
    if simulation.context_stack:
        simulation.context_stack.pop()
    if context:
        simulation.context_stack.append(context)


@simulated_function()
def cuDevicePrimaryCtxGetState(simulation: Simulation, device: HandleObject) -> Any:
    """Return the flags of a device's primary context, and whether it is active."""
    return (device.primary.flags, device.primary.active)


@simulated_function()
def cuThreadExchangeStreamCaptureMode(simulation: Simulation, mode: int) -> Any:
    """Set this thread's CUstreamCaptureMode, and return the former mode."""
    return simulation.exchange_capture_mode(mode)
