"""The driver itself, devices and contexts; and NVML, as far as test suites ask for it."""

from __future__ import annotations

from struct import pack
from typing import Any

from .._library.libraries import driver, parse
from .._library.view import View
from .simulated_library import Status, refuse, register
from .simulation import TOTAL_MEMORY, Object, Simulation

_KIB = 1 << 10
_PLAIN_ATTRIBUTES = {  # CU_DEVICE_ATTRIBUTE_..., of every architecture; those not here are 0
    "MAX_THREADS_PER_BLOCK": 1024, "MAX_BLOCK_DIM_X": 1024, "MAX_BLOCK_DIM_Y": 1024, "MAX_BLOCK_DIM_Z": 64,
    "MAX_GRID_DIM_X": (1 << 31) - 1, "MAX_GRID_DIM_Y": 65535, "MAX_GRID_DIM_Z": 65535, "WARP_SIZE": 32,
    "MAX_SHARED_MEMORY_PER_BLOCK": 48 * _KIB, "TOTAL_CONSTANT_MEMORY": 64 * _KIB, "MAX_PITCH": (1 << 31) - 1,
    "MAX_REGISTERS_PER_BLOCK": 65536, "MAX_REGISTERS_PER_MULTIPROCESSOR": 65536, "TEXTURE_ALIGNMENT": 512,
    "CLOCK_RATE": 1980000, "MEMORY_CLOCK_RATE": 3201000, "GLOBAL_MEMORY_BUS_WIDTH": 6016,
    **dict.fromkeys((
        "GPU_OVERLAP", "CAN_MAP_HOST_MEMORY", "CONCURRENT_KERNELS", "ECC_ENABLED", "UNIFIED_ADDRESSING",
        "MANAGED_MEMORY", "CONCURRENT_MANAGED_ACCESS", "COOPERATIVE_LAUNCH", "MEMORY_POOLS_SUPPORTED",
        "STREAM_PRIORITIES_SUPPORTED", "COMPUTE_PREEMPTION_SUPPORTED", "GLOBAL_L1_CACHE_SUPPORTED",
        "LOCAL_L1_CACHE_SUPPORTED", "CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", "HOST_REGISTER_SUPPORTED",
    ), 1),
    "ASYNC_ENGINE_COUNT": 3, "L2_CACHE_SIZE": 60 << 20, "SURFACE_ALIGNMENT": 512,
    "TEXTURE_PITCH_ALIGNMENT": 32,
}  # fmt: skip


def _get_attribute(d: Simulation, attribute: int, device: Object) -> int:
    threads, blocks, shared, processors = d.limits
    own = {
        "COMPUTE_CAPABILITY_MAJOR": d.capability // 10, "COMPUTE_CAPABILITY_MINOR": d.capability % 10,
        "MAX_THREADS_PER_MULTIPROCESSOR": threads, "MAX_BLOCKS_PER_MULTIPROCESSOR": blocks,
        "MULTIPROCESSOR_COUNT": processors, "MAX_SHARED_MEMORY_PER_MULTIPROCESSOR": shared * _KIB,
        "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN": shared * _KIB - d.reserved, "PCI_BUS_ID": device.ordinal + 1,
        "RESERVED_SHARED_MEMORY_PER_BLOCK": d.reserved, "CLUSTER_LAUNCH": int(d.capability >= 90),
    }  # fmt: skip
    try:
        name = driver().types_at(driver().releases[-1]).get("CUdevice_attribute")(attribute).name
    except ValueError:
        raise Status("INVALID_VALUE") from None
    name = name.removeprefix("CU_DEVICE_ATTRIBUTE_")
    return int(own.get(name, _PLAIN_ATTRIBUTES.get(name, 0)))


def _name(error: int) -> str:
    name = getattr(driver().status(error), "name", "")
    refuse(not name)
    return str(name)


def cuGetProcAddress(d: Simulation, name: str, version: int, flags: int) -> Any:
    refuse(flags & ~3)
    shown = driver()
    newest = divmod(min(version, d.version) // 10, 100)
    releases = [r for r in shown.releases if parse(r) <= newest] or shown.releases[:1]
    symbol = View(shown, releases[-1], bool(flags & 2)).symbol_of(name)
    if symbol not in shown.outcome.symbols:
        return 0, 1  # CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND
    return vars(shown.outcome.handle)["find_address"](symbol), 0


# --- contexts


def cuDevicePrimaryCtxRetain(d: Simulation, device: Object) -> Object:
    context: Object = device.primary
    if not context.active:
        context.active, context.error, context.id = True, "", next(d.ids)
    context.users += 1
    return context


def cuDevicePrimaryCtxRelease(d: Simulation, device: Object) -> None:
    context = device.primary
    refuse(not context.users, "INVALID_CONTEXT")
    context.users -= 1
    if not context.users:
        cuDevicePrimaryCtxReset(d, device)


def cuDevicePrimaryCtxReset(d: Simulation, device: Object) -> None:
    d.clear(device.primary)
    device.primary.active, device.primary.error = False, ""


def cuCtxCreate(d: Simulation, *given: Any) -> Object:
    *_, flags, device = given
    refuse(flags & ~0x7F or flags & 7 not in (0, 1, 2, 4))  # one CU_CTX_SCHED_..., and others
    d.stack.append(d.add_context(device, flags))
    return d.stack[-1]


def cuCtxDestroy(d: Simulation, context: Any) -> None:
    refuse(context is None)
    refuse(context is context.device.primary, "INVALID_CONTEXT")
    d.clear(context)
    d.remove(context)
    context.active = False
    if d.stack and d.stack[-1] is context:
        d.stack.pop()


def cuCtxPushCurrent(d: Simulation, context: Any) -> None:
    refuse(context is None)
    refuse(not context.active, "CONTEXT_IS_DESTROYED")
    d.stack.append(context)


register(globals() | {
    "cuInit": lambda d, flags: refuse(flags) or d.__dict__.update(initialised=True),
    "cuDriverGetVersion": lambda d: d.version,
    "cuGetErrorName": lambda d, error: _name(error).encode(),
    "cuGetErrorString": lambda d, error: (driver().describe_status(_name(error)) or _name(error)).encode(),
    "cuDeviceGetCount": lambda d: len(d.devices),
    "cuDeviceGet": lambda d, ordinal: d.find_object("CUdevice", ordinal).ordinal,
    "cuDeviceGetName": lambda d, device: f"simulated {d.arch}",
    "cuDeviceGetUuid": lambda d, device: b"cudyn.testing \0" + bytes([device.ordinal]),
    "cuDeviceTotalMem": lambda d, device: TOTAL_MEMORY,
    "cuDeviceComputeCapability": lambda d, device: divmod(d.capability, 10),
    "cuDeviceGetAttribute": _get_attribute,
    "cuDeviceGetPCIBusId": lambda d, device: device.bus,
    "cuDeviceCanAccessPeer": lambda d, device, peer: int(device is not peer),
    "cuCtxGetCurrent": lambda d: d.stack[-1] if d.stack else 0,
    "cuCtxGetDevice": lambda d: d.context.device.ordinal,
    "cuCtxGetId": lambda d, context: refuse(context and not context.active, "CONTEXT_IS_DESTROYED")
    or (context or d.context).id,
    "cuCtxGetFlags": lambda d: d.context.flags,
    "cuCtxSynchronize": lambda d: d.check_unsafe(),
    "cuCtxGetStreamPriorityRange": lambda d: (0, -5) if d.context else (),
    "cuCtxPopCurrent": lambda d: refuse(not d.stack, "INVALID_CONTEXT") or d.stack.pop(),
    "cuCtxSetCurrent": lambda d, context: d.stack.__setitem__(slice(-1, None), [context] if context else []),
    "cuDevicePrimaryCtxGetState": lambda d, device: (device.primary.flags, device.primary.active),
    "cuThreadExchangeStreamCaptureMode": lambda d, mode: d.exchange_mode(mode),
    # --- NVML
    "nvmlInit": lambda d: None,
    "nvmlShutdown": lambda d: None,
    "nvmlSystemGetDriverVersion": lambda d: "simulated",
    "nvmlSystemGetCudaDriverVersion": lambda d: d.version,
    "nvmlErrorString": lambda d, status: f"NVML status {status}".encode(),
    "nvmlDeviceGetCount": lambda d: len(d.devices),
    "nvmlDeviceGetHandleByIndex": lambda d, index: refuse(index >= len(d.devices), "INVALID_ARGUMENT")
    or d.devices[index],
    "nvmlDeviceGetIndex": lambda d, device: device.ordinal,
    "nvmlDeviceGetName": lambda d, device: f"simulated {d.arch}",
    "nvmlDeviceGetUUID": lambda d, device: f"GPU-00000000-0000-0000-0000-{device.ordinal:012d}",
    "nvmlDeviceGetCudaComputeCapability": lambda d, device: divmod(d.capability, 10),
    "nvmlDeviceGetMemoryInfo": lambda d, device: pack(
        "<3Q", TOTAL_MEMORY, TOTAL_MEMORY - d.used(device), d.used(device)
    ),
})  # fmt: skip
