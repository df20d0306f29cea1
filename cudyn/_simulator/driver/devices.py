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
from .call_registry import Status, call, raise_if
from .handle_objects import HandleObject
from .simulation import Simulation

_KIB = 1 << 10
_PER_THREAD_STREAM = 2  # CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM
_PROC_ADDRESS_FLAGS = 3  # all flags that cuGetProcAddress accepts
_SCHEDULE_MASK = 0x07  # CU_CTX_SCHED_MASK: at most one of its flags may be set
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
_NOT_ISOLATED = (
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
    if simulation.memory.arena is not None and name in _NOT_ISOLATED:
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


@call()
def cuDeviceGetAttribute(simulation: Simulation, attribute: int, device: HandleObject) -> int:
    names = _get_attribute_names()
    raise_if(attribute not in names)
    return get_device_attribute(simulation, device, names[attribute])


@functools.cache
def _get_attribute_names() -> dict[int, str]:
    """Return a mapping from the values of CUdevice_attribute to their names without CU_DEVICE_ATTRIBUTE_."""
    members = driver().types_at(driver().releases[-1]).get("CUdevice_attribute")
    return {int(member): member.name.removeprefix("CU_DEVICE_ATTRIBUTE_") for member in members}


def _get_error_name(error: int) -> str:
    """Return the name of a status code. Raise Status if it does not exist."""
    name = getattr(driver().status(error), "name", "")
    raise_if(not name)
    return str(name)


def _find_newest_symbol(name: str, version: int, per_thread: bool) -> str:
    """Return the symbol of the newest variant of a function in a driver version, or "" if there is none.

    Args:
        name: The name of the function without suffixes.
        version: A driver version such as 12040.
        per_thread: Whether to find the variant that uses the per-thread default stream, if there is one.
    """
    tables = driver().tables
    ending = "(?:_ptds|_ptsz)" if per_thread else ""
    pattern = re.compile(rf"{re.escape(name)}(?:_v(\d+))?{ending}")
    matches = [match for match in map(pattern.fullmatch, tables.FUNCTIONS) if match]
    if not matches and per_thread:
        return _find_newest_symbol(name, version, False)
    existing = [match for match in matches if _get_first_version(match[0]) <= version]
    # A name without the suffix "_v<number>" is the first variant.
    _, symbol = max(((int(match[1] or 1), match[0]) for match in existing), default=(0, ""))
    return symbol


def _get_first_version(symbol: str) -> int:
    """Return the first CUDA version, such as 12040, for which cuGetProcAddress returns a symbol.

    Return 0 if every driver has the symbol.
    """
    tables = driver().tables
    oldest, *_ = functions.read_versions(tables, symbol)
    since, _, _ = oldest
    major, minor = parse(since)
    declared = 0 if since == tables.RELEASES[0] else 1000 * major + 10 * minor
    return int(tables.PROC_VERSIONS.get(symbol, declared))


def _find_symbol(name: str, version: int, per_thread: bool) -> str | None:
    """Return the symbol that a function's name refers to in a driver version such as 12040, or None."""
    library = driver()
    newest = divmod(version // 10, 100)  # the CUDA release of this driver: 12040 -> (12, 4)
    releases = [release for release in library.releases if parse(release) <= newest] or library.releases[:1]
    symbol = _find_newest_symbol(name, version, per_thread)
    return symbol or View(library, releases[-1], per_thread).symbol_of(name)


@call(works_before_init=True, optional_outputs=True)
def cuGetProcAddress(simulation: Simulation, name: str, version: int, flags: int) -> Any:
    address, result = find_entry_point(simulation, name, version, flags)
    if not address and len(simulation.outputs) == 1:  # the first version has no symbolStatus parameter
        raise Status("NOT_FOUND", (address, result))
    return address, result


def find_entry_point(simulation: Simulation, name: str, version: int, flags: int) -> tuple[int, int]:
    """Return the address of a function (0 if it is not available), and a CUdriverProcAddressQueryResult."""
    raise_if(flags & ~_PROC_ADDRESS_FLAGS)
    library = driver()
    per_thread = bool(flags & _PER_THREAD_STREAM)
    symbol = _find_symbol(name, min(version, simulation.version), per_thread)
    if symbol not in library.outcome.symbols:
        is_later = _find_symbol(name, simulation.version, per_thread) in library.outcome.symbols
        return 0, _NEEDS_NEWER if is_later else _UNKNOWN_SYMBOL
    # If simulate(as_library=True) has created a library file, return the address of its function, which can
    # be called even after Python has exited.
    return simulation.exports.get(symbol) or vars(library.outcome.handle)["find_address"](symbol), 0


# --- contexts


@call()
def cuDevicePrimaryCtxRetain(simulation: Simulation, device: HandleObject) -> HandleObject:
    context: HandleObject = device.primary
    if not context.active:
        context.active = True
        context.error = ""
        context.id = next(simulation.ids)
    context.users += 1
    return context


@call()
def cuDevicePrimaryCtxRelease(simulation: Simulation, device: HandleObject) -> None:
    context = device.primary
    raise_if(not context.users, "INVALID_CONTEXT")
    context.users -= 1
    if not context.users:
        cuDevicePrimaryCtxReset(simulation, device)


@call()
def cuDevicePrimaryCtxReset(simulation: Simulation, device: HandleObject) -> None:
    simulation.destroy_contents(device.primary)
    device.primary.active = False
    device.primary.error = ""


@call()
def cuCtxCreate(simulation: Simulation, *arguments: Any) -> HandleObject:
    *_, flags, device = arguments  # the additional first arguments of cuCtxCreate_v3 and _v4 are ignored
    has_several_schedules = flags & _SCHEDULE_MASK not in (0, 1, 2, 4)
    raise_if(flags & ~_CONTEXT_FLAGS or has_several_schedules)
    simulation.stack.append(simulation.add_context(device, flags))
    return simulation.stack[-1]


@call(works_before_init=True)
def cuCtxDestroy(simulation: Simulation, context: Any) -> None:
    raise_if(context is None)
    raise_if(context is context.device.primary or context.green is not None, "INVALID_CONTEXT")
    simulation.destroy_contents(context)
    simulation.remove(context)
    context.active = False
    if simulation.stack and simulation.stack[-1] is context:
        simulation.stack.pop()


@call()
def cuCtxPushCurrent(simulation: Simulation, context: Any) -> None:
    raise_if(context is None)
    raise_if(not context.active, "CONTEXT_IS_DESTROYED")
    simulation.stack.append(context)


@call(works_before_init=True)
def cuInit(simulation: Simulation, flags: int) -> None:
    raise_if(flags)
    raise_if(simulation.is_forked, "NOT_INITIALIZED")
    simulation.initialized = True


@call(works_before_init=True)
def cuDriverGetVersion(simulation: Simulation) -> Any:
    return simulation.version


@call(works_before_init=True)
def cuGetErrorName(simulation: Simulation, error: int) -> Any:
    return _get_error_name(error).encode()


@call(works_before_init=True)
def cuGetErrorString(simulation: Simulation, error: int) -> Any:
    name = _get_error_name(error)
    # The table omits each description that is equal to the name.
    return TEXTS["cuGetErrorString"].get(error, name).encode()


@call()
def cuDeviceGetCount(simulation: Simulation) -> Any:
    return len(simulation.devices)


@call()
def cuDeviceGet(simulation: Simulation, ordinal: int) -> Any:
    return simulation.find_object("CUdevice", ordinal).ordinal


@call()
def cuDeviceGetName(simulation: Simulation, device: HandleObject) -> Any:
    return f"simulated {simulation.arch}"


@call()
def cuDeviceGetUuid(simulation: Simulation, device: HandleObject) -> Any:
    return b"cudyn.testing \0" + bytes([device.ordinal])


@call()
def cuDeviceTotalMem(simulation: Simulation, device: HandleObject) -> Any:
    return simulation.total_memory


@call()
def cuDeviceComputeCapability(simulation: Simulation, device: HandleObject) -> Any:
    return divmod(simulation.capability, 10)


@call()
def cuDeviceGetPCIBusId(simulation: Simulation, device: HandleObject) -> Any:
    return device.bus


@call()
def cuDeviceCanAccessPeer(simulation: Simulation, device: HandleObject, peer: HandleObject) -> Any:
    return int(device is not peer)


@call()
def cuCtxGetCurrent(simulation: Simulation) -> Any:
    return simulation.stack[-1] if simulation.stack else 0


@call()
def cuCtxGetDevice(simulation: Simulation) -> Any:
    return simulation.context.device.ordinal


@call()
def cuCtxGetId(simulation: Simulation, context: Any) -> Any:
    raise_if(context and not context.active, "CONTEXT_IS_DESTROYED")
    if not context:
        simulation.check_context()
    return (context or simulation.stack[-1]).id


@call()
def cuCtxGetFlags(simulation: Simulation) -> Any:
    return simulation.context.flags


@call()
def cuCtxSynchronize(simulation: Simulation) -> None:
    simulation.check_unsafe()
    simulation.order.finish(simulation.context)


@call(optional_outputs=True)
def cuCtxGetStreamPriorityRange(simulation: Simulation) -> Any:
    simulation.check_context()
    return 0, -5  # the least and the greatest priority


@call(optional_outputs=True)
def cuCtxPopCurrent(simulation: Simulation) -> Any:
    raise_if(not simulation.stack, "INVALID_CONTEXT")
    return simulation.stack.pop()


@call()
def cuCtxSetCurrent(simulation: Simulation, context: Any) -> None:
    if simulation.stack:
        simulation.stack.pop()
    if context:
        simulation.stack.append(context)


@call()
def cuDevicePrimaryCtxGetState(simulation: Simulation, device: HandleObject) -> Any:
    return (device.primary.flags, device.primary.active)


@call()
def cuThreadExchangeStreamCaptureMode(simulation: Simulation, mode: int) -> Any:
    return simulation.exchange_mode(mode)
