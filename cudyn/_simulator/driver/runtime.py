"""The CUDA runtime: devices, errors, memory, streams, events and graphs.

Each function makes the primary context of the thread's device current if it needs a context, and calls the
corresponding function of the simulated driver. Kernels and code are in runtime_code.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ..._bindings.libraries.catalog import find
from ..._bindings.libraries.library import library as get_library
from ..._bindings.libraries.library import parse
from ..._bindings.tables.runtime_texts import TEXTS
from . import graph_ids as _graph_ids  # noqa: F401 - registers functions
from . import textures as _textures  # noqa: F401
from .call_registry import CALLS, CallAttributes, call, get_attributes, raise_if
from .devices import find_entry_point, get_device_attribute
from .graphs import add_copy, change_copy, set_copy
from .handle_objects import HandleObject
from .memory import copy, set_memory
from .shaped_copies import Box, Copy, make_array_box, submit_rectangle, submit_rows
from .simulated_library import APIS, Api
from .simulation import Simulation

# The types of memory of a copy's target and source (see `memory.check_copy`), indexed by cudaMemcpyKind
_SIDES = ("HH", "DH", "HD", "DD", "UU")
_DEVICE_TO_DEVICE = 3  # cudaMemcpyKind
_NO_DEVICE = -2  # cudaInvalidDeviceId
_INIT_FLAGS_ARE_VALID = 1  # cudaInitDeviceFlagsAreValid
# cudaError
_INVALID_PITCH = 12
_INVALID_DIRECTION = 21
# cudaMemoryType
_MEMORY_TYPES = {"host": 1, "registered": 1, "managed": 3}  # keyed by the kind of the allocation
_DEVICE_MEMORY = 2  # for allocations of all other kinds

# Names, without the prefix "cuda" or "cu", of functions with the same parameters and results in the driver
_SAME_NAMES = """
    GraphReleaseUserObject GraphRetainUserObject UserObjectCreate UserObjectRelease UserObjectRetain
    DeviceGetByPCIBusId DriverGetVersion EventDestroy EventElapsedTime EventQuery EventRecord
    EventRecordWithFlags EventSynchronize GraphAddChildGraphNode GraphAddDependencies GraphAddEmptyNode
    GraphAddEventRecordNode GraphAddEventWaitNode GraphAddHostNode GraphAddMemsetNode
    GraphChildGraphNodeGetGraph GraphClone GraphCreate GraphDestroy GraphDestroyNode
    GraphExecDestroy GraphExecGetFlags GraphExecGetId GraphExecHostNodeSetParams GraphExecMemsetNodeSetParams
    GraphGetId GraphNodeGetContainingGraph GraphNodeGetLocalId GraphNodeGetToolsId
    GraphExecUpdate GraphGetEdges GraphGetNodes GraphGetRootNodes GraphHostNodeSetParams
    GraphInstantiateWithFlags GraphInstantiateWithParams GraphKernelNodeSetAttribute
    GraphLaunch GraphMemsetNodeSetParams GraphNodeFindInClone GraphNodeGetDependencies
    GraphNodeGetDependentNodes GraphNodeGetEnabled GraphNodeGetType GraphNodeSetEnabled
    GraphRemoveDependencies GraphUpload LaunchHostFunc
    LibraryEnumerateKernels LibraryGetKernel LibraryGetKernelCount LibraryGetManaged LibraryLoadData
    LibraryLoadFromFile LibraryUnload
    MemAdvise MemGetInfo MemPoolCreate MemPoolDestroy MemPoolGetAttribute
    MemPoolSetAccess MemPoolSetAttribute MemPoolTrimTo MemPrefetchAsync ProfilerStart ProfilerStop
    StreamAddCallback StreamAttachMemAsync StreamBeginCapture StreamBeginCaptureToGraph
    StreamCreateWithPriority StreamDestroy StreamUpdateCaptureDependencies
    StreamEndCapture StreamGetCaptureInfo StreamGetDevice StreamGetFlags StreamGetId StreamGetPriority
    StreamIsCapturing StreamQuery StreamSynchronize StreamWaitEvent ThreadExchangeStreamCaptureMode
"""
# Name of a function in the runtime -> its name in the driver, without the prefixes
_RENAMED = {
    "DeviceGetCacheConfig": "CtxGetCacheConfig",
    "DeviceGetLimit": "CtxGetLimit",
    "DeviceGetSharedMemConfig": "CtxGetSharedMemConfig",
    "DeviceGetStreamPriorityRange": "CtxGetStreamPriorityRange",
    "DeviceSetCacheConfig": "CtxSetCacheConfig",
    "DeviceSetLimit": "CtxSetLimit",
    "DeviceSetSharedMemConfig": "CtxSetSharedMemConfig",
    "DeviceSynchronize": "CtxSynchronize",
    "EventCreateWithFlags": "EventCreate",
    "Free": "MemFree",
    "FreeAsync": "MemFreeAsync",
    "FreeHost": "MemFreeHost",
    "GetDeviceCount": "DeviceGetCount",
    "HostAlloc": "MemHostAlloc",
    "HostGetFlags": "MemHostGetFlags",
    "HostGetDevicePointer": "MemHostGetDevicePointer",
    "HostRegister": "MemHostRegister",
    "HostUnregister": "MemHostUnregister",
    "MallocAsync": "MemAllocAsync",
    "MallocFromPoolAsync": "MemAllocFromPoolAsync",
    "MallocHost": "MemAllocHost",
    "MallocManaged": "MemAllocManaged",
    "DestroyTextureObject": "TexObjectDestroy",
    "StreamCreateWithFlags": "StreamCreate",
    "ThreadSynchronize": "CtxSynchronize",
}
# Functions whose last argument is the ordinal of a device instead of a CUdevice
_DEVICE_LAST = ("DeviceGetAttribute", "DeviceGetDefaultMemPool", "DeviceGetMemPool", "DeviceGetPCIBusId")
# Functions whose first argument is the ordinal of a device instead of a CUdevice
_DEVICE_FIRST = ("DeviceGetGraphMemAttribute", "DeviceGraphMemTrim", "DeviceSetGraphMemAttribute")
_PITCH_ELEMENT_SIZE = 4  # bytes; the runtime does not pass the size of the elements to cuMemAllocPitch


# The functions above that do not need a context
_WITHOUT_CONTEXT = """
    DeviceGetAttribute DeviceGetByPCIBusId DeviceGetPCIBusId DriverGetVersion GetDeviceCount GraphClone
    GraphCreate GraphDestroy GraphDestroyNode
"""
# The functions above that accept the CPU as a device
_WITH_CPU = ("MemAdvise", "MemPrefetchAsync")


class RuntimeApi(Api):
    """The CUDA runtime.

    It initializes the driver, makes primary contexts current, and stores the last error of each thread.
    """

    def begin(self, simulation: Simulation, attributes: CallAttributes) -> None:
        simulation.initialized = True
        if attributes.uses_context:
            _make_current(simulation)

    def end(self, simulation: Simulation, attributes: CallAttributes, status: int) -> None:
        if attributes.sets_last_error:
            simulation.thread["last error"] = status


# --- devices and their primary contexts


def _get_device(simulation: Simulation, ordinal: int) -> HandleObject:
    """Return the device with an ordinal. Raise Status if it does not exist."""
    device: HandleObject = simulation.find_object("CUdevice", ordinal)
    return device


def get_current_device(simulation: Simulation) -> HandleObject:
    """Return this thread's device.

    It is the device of the current context or, if no context is current, the device that the thread has
    selected with cudaSetDevice.
    """
    device: HandleObject
    if simulation.stack:
        device = simulation.stack[-1].device
    else:
        device = simulation.devices[simulation.thread.get("device", 0)]
    return device


def _make_current(simulation: Simulation) -> None:
    """Make the primary context of this thread's device current, unless another context is current.

    If the primary context is current, but was reset, it is retained again.
    """
    device = get_current_device(simulation)
    if not simulation.stack:
        simulation.stack.append(_retain_primary(simulation, device))
    elif simulation.stack[-1] is device.primary:
        _retain_primary(simulation, device)


def _retain_primary(simulation: Simulation, device: HandleObject) -> HandleObject:
    """Return a device's primary context. Retain it if the runtime has not done so since the last reset."""
    if not getattr(device, "is_retained", False) or not device.primary.active:
        device.is_retained = True
        CALLS["cuDevicePrimaryCtxRetain"](simulation, device)
    primary: HandleObject = device.primary
    return primary


@call(uses_context=False)
def cudaSetDevice(simulation: Simulation, ordinal: int) -> None:
    device = _get_device(simulation, ordinal)
    simulation.thread["device"] = ordinal
    CALLS["cuCtxSetCurrent"](simulation, _retain_primary(simulation, device))


@call(uses_context=False)
def cudaInitDevice(simulation: Simulation, ordinal: int, device_flags: int, flags: int) -> None:
    raise_if(flags & ~_INIT_FLAGS_ARE_VALID)
    device = _get_device(simulation, ordinal)
    if flags:
        CALLS["cuDevicePrimaryCtxSetFlags"](simulation, device, device_flags)
    _retain_primary(simulation, device)


@call(uses_context=False)
def cudaGetDevice(simulation: Simulation) -> Any:
    return get_current_device(simulation).ordinal


@call(uses_context=False)
def cudaDeviceReset(simulation: Simulation) -> None:
    device = get_current_device(simulation)
    if getattr(device, "is_retained", False) and device.primary.users:
        device.primary.users -= 1  # the reference that `_retain_primary` has added
    device.is_retained = False
    CALLS["cuDevicePrimaryCtxReset"](simulation, device)


@call(uses_context=False)
def cudaSetDeviceFlags(simulation: Simulation, flags: int) -> None:
    CALLS["cuDevicePrimaryCtxSetFlags"](simulation, get_current_device(simulation), flags)


@call(uses_context=False)
def cudaGetDeviceFlags(simulation: Simulation) -> Any:
    return get_current_device(simulation).primary.flags


@call(uses_context=False)
def cudaDeviceCanAccessPeer(simulation: Simulation, ordinal: int, peer: int) -> Any:
    devices = _get_device(simulation, ordinal), _get_device(simulation, peer)
    return CALLS["cuDeviceCanAccessPeer"](simulation, *devices)


@call()
def cudaDeviceEnablePeerAccess(simulation: Simulation, peer: int, flags: int) -> None:
    device = _get_device(simulation, peer)
    raise_if(device is get_current_device(simulation), "PEER_ACCESS_UNSUPPORTED")
    CALLS["cuCtxEnablePeerAccess"](simulation, _retain_primary(simulation, device), flags)


@call()
def cudaDeviceDisablePeerAccess(simulation: Simulation, peer: int) -> None:
    CALLS["cuCtxDisablePeerAccess"](simulation, _retain_primary(simulation, _get_device(simulation, peer)))


@call()
def cudaDeviceSetMemPool(simulation: Simulation, ordinal: int, pool: HandleObject) -> None:
    CALLS["cuDeviceSetMemPool"](simulation, _get_device(simulation, ordinal), pool)


def _call_with_device_last(name: str, simulation: Simulation, *arguments: Any) -> Any:
    """Call a driver function, and pass a device instead of the ordinal that is the last argument."""
    *first_arguments, ordinal = arguments
    return CALLS[name](simulation, *first_arguments, _get_device(simulation, ordinal))


def _call_with_device_first(name: str, simulation: Simulation, ordinal: int, *arguments: Any) -> Any:
    """Call a driver function, and pass a device instead of the ordinal that is the first argument."""
    return CALLS[name](simulation, _get_device(simulation, ordinal), *arguments)


# Member of cudaDeviceProp -> the corresponding attribute (CU_DEVICE_ATTRIBUTE_...)
_PROPERTIES = {
    "sharedMemPerBlock": "MAX_SHARED_MEMORY_PER_BLOCK",
    "regsPerBlock": "MAX_REGISTERS_PER_BLOCK",
    "warpSize": "WARP_SIZE",
    "memPitch": "MAX_PITCH",
    "maxThreadsPerBlock": "MAX_THREADS_PER_BLOCK",
    "clockRate": "CLOCK_RATE",
    "totalConstMem": "TOTAL_CONSTANT_MEMORY",
    "major": "COMPUTE_CAPABILITY_MAJOR",
    "minor": "COMPUTE_CAPABILITY_MINOR",
    "textureAlignment": "TEXTURE_ALIGNMENT",
    "texturePitchAlignment": "TEXTURE_PITCH_ALIGNMENT",
    "deviceOverlap": "GPU_OVERLAP",
    "multiProcessorCount": "MULTIPROCESSOR_COUNT",
    "integrated": "INTEGRATED",
    "canMapHostMemory": "CAN_MAP_HOST_MEMORY",
    "computeMode": "COMPUTE_MODE",
    "surfaceAlignment": "SURFACE_ALIGNMENT",
    "concurrentKernels": "CONCURRENT_KERNELS",
    "ECCEnabled": "ECC_ENABLED",
    "pciBusID": "PCI_BUS_ID",
    "asyncEngineCount": "ASYNC_ENGINE_COUNT",
    "unifiedAddressing": "UNIFIED_ADDRESSING",
    "memoryClockRate": "MEMORY_CLOCK_RATE",
    "memoryBusWidth": "GLOBAL_MEMORY_BUS_WIDTH",
    "l2CacheSize": "L2_CACHE_SIZE",
    "maxThreadsPerMultiProcessor": "MAX_THREADS_PER_MULTIPROCESSOR",
    "streamPrioritiesSupported": "STREAM_PRIORITIES_SUPPORTED",
    "globalL1CacheSupported": "GLOBAL_L1_CACHE_SUPPORTED",
    "localL1CacheSupported": "LOCAL_L1_CACHE_SUPPORTED",
    "sharedMemPerMultiprocessor": "MAX_SHARED_MEMORY_PER_MULTIPROCESSOR",
    "regsPerMultiprocessor": "MAX_REGISTERS_PER_MULTIPROCESSOR",
    "managedMemory": "MANAGED_MEMORY",
    "concurrentManagedAccess": "CONCURRENT_MANAGED_ACCESS",
    "computePreemptionSupported": "COMPUTE_PREEMPTION_SUPPORTED",
    "canUseHostPointerForRegisteredMem": "CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM",
    "cooperativeLaunch": "COOPERATIVE_LAUNCH",
    "sharedMemPerBlockOptin": "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN",
    "maxBlocksPerMultiProcessor": "MAX_BLOCKS_PER_MULTIPROCESSOR",
    "reservedSharedMemPerBlock": "RESERVED_SHARED_MEMORY_PER_BLOCK",
    "hostRegisterSupported": "HOST_REGISTER_SUPPORTED",
    "memoryPoolsSupported": "MEMORY_POOLS_SUPPORTED",
    "clusterLaunch": "CLUSTER_LAUNCH",
}
# Member of cudaDeviceProp with three elements -> the names of the three attributes without X, Y and Z
_DIMS = {"maxThreadsDim": "MAX_BLOCK_DIM_", "maxGridSize": "MAX_GRID_DIM_"}


@call(uses_context=False)
def cudaGetDeviceProperties(simulation: Simulation, ordinal: int) -> dict[str, Any]:
    device = _get_device(simulation, ordinal)
    read = partial(get_device_attribute, simulation, device)
    properties: dict[str, Any] = {member: read(name) for member, name in _PROPERTIES.items()}
    properties |= {member: tuple(read(name + axis) for axis in "XYZ") for member, name in _DIMS.items()}
    properties["name"] = CALLS["cuDeviceGetName"](simulation, device).encode()
    properties["uuid"] = CALLS["cuDeviceGetUuid"](simulation, device)
    properties["totalGlobalMem"] = CALLS["cuDeviceTotalMem"](simulation, device)
    return properties


# --- errors


@call(uses_context=False, sets_last_error=False)
def cudaGetLastError(simulation: Simulation) -> None:
    error = simulation.thread.pop("last error", 0)
    raise_if(error, error)


@call(uses_context=False, sets_last_error=False)
def cudaPeekAtLastError(simulation: Simulation) -> None:
    error = simulation.thread.get("last error", 0)
    raise_if(error, error)


def _get_error_name(error: int) -> str:
    """Return the name of an error code. For an unknown code, return the string that the runtime returns."""
    return str(getattr(get_library(find("runtime")).status(error), "name", "") or "unrecognized error code")


@call(uses_context=False)
def cudaGetErrorName(simulation: Simulation, error: int) -> Any:
    return _get_error_name(error).encode()


@call(uses_context=False)
def cudaGetErrorString(simulation: Simulation, error: int) -> Any:
    """Return the runtime's description of the error. The table omits descriptions that equal the names."""
    return TEXTS["cudaGetErrorString"].get(error, _get_error_name(error)).encode()


@call(uses_context=False)
def cudaRuntimeGetVersion(simulation: Simulation) -> Any:
    major, minor = parse(simulation.release)
    return 1000 * major + 10 * minor


# --- memory


def get_sides(kind: int) -> str:
    """Return the types of memory of a copy's target and source for a cudaMemcpyKind.

    Returns:
        Two letters: "D", "H" or "U" (see `memory.check_copy`).

    Raises:
        Status: The kind is invalid.
    """
    raise_if(not 0 <= kind < len(_SIDES), _INVALID_DIRECTION)
    return _SIDES[kind]


@call()
def cudaMalloc(simulation: Simulation, size: int) -> Any:
    return CALLS["cuMemAlloc"](simulation, size) if size else 0


@call()
def cudaMallocPitch(simulation: Simulation, width: int, height: int) -> Any:
    if not width or not height:
        return 0, 0
    return CALLS["cuMemAllocPitch"](simulation, width, height, _PITCH_ELEMENT_SIZE)


@call()
def cudaMalloc3D(simulation: Simulation, extent: Any) -> dict[str, int]:
    address, pitch = cudaMallocPitch(simulation, extent.width, extent.height * extent.depth)
    return {"ptr": address, "pitch": pitch, "xsize": extent.width, "ysize": extent.height}


# Each of the following functions implements a runtime function such as cudaMemcpy, and also its variant with
# a stream, such as cudaMemcpyAsync.


def _memcpy(
    simulation: Simulation, to: int, source: int, size: int, kind: int, *stream: HandleObject
) -> None:
    copy(simulation, to, source, size, *stream, sides=get_sides(kind))


def _copy_peer(
    simulation: Simulation,
    to: int,
    to_device: int,
    source: int,
    source_device: int,
    size: int,
    *stream: HandleObject,
) -> None:
    """Copy between the memory of two devices."""
    _get_device(simulation, to_device)  # raises Status for an unknown device
    _get_device(simulation, source_device)
    copy(simulation, to, source, size, *stream, sides="DD")


def _memcpy_2d(
    simulation: Simulation,
    to: int,
    to_pitch: int,
    source: int,
    source_pitch: int,
    width: int,
    height: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    """Copy rows of `width` bytes. A pitch is the number of bytes from the start of a row to the next row."""
    to_side, source_side = tuple(get_sides(kind))
    raise_if(width > to_pitch or width > source_pitch, _INVALID_PITCH)
    to_box = Box(to, row=to_pitch, layer=0, side=to_side)
    source_box = Box(source, row=source_pitch, layer=0, side=source_side)
    submit_rows(simulation, Copy(to_box, source_box, width, height), *stream)


def read_copy(simulation: Simulation, parameters: Any) -> Copy:
    """Read a cudaMemcpy3DParms or a cudaMemcpy3DPeerParms.

    In these structures, the width of the copy is a number of elements if the target or the source is an
    array, otherwise a number of bytes. A column in an array is a number of elements.
    """
    kind = int(getattr(parameters, "kind", _DEVICE_TO_DEVICE))  # a copy between devices has no kind
    to_side, source_side = tuple(get_sides(kind))
    to_array = _find_array(simulation, parameters.dstArray)
    source_array = _find_array(simulation, parameters.srcArray)
    element_sizes = {array.element_size for array in (to_array, source_array) if array is not None}
    raise_if(len(element_sizes) > 1)
    extent = parameters.extent
    size = int(extent.width) * max(element_sizes, default=1), int(extent.height), int(extent.depth)
    to = _read_box(parameters.dstPtr, parameters.dstPos, to_side, to_array, size)
    source = _read_box(parameters.srcPtr, parameters.srcPos, source_side, source_array, size)
    return Copy(to, source, *size)


def _find_array(simulation: Simulation, handle: Any) -> HandleObject | None:
    """Return the array for a handle, or None for a null handle."""
    number = int(getattr(handle, "value", handle) or 0)
    return simulation.get_object("CUarray", number) if number else None


def _read_box(
    memory: Any, start: Any, side: str, array: HandleObject | None, size: tuple[int, int, int]
) -> Box:
    """Return the Box for one side of a copy.

    Args:
        memory: The memory, as a cudaPitchedPtr. It is not used if there is an array.
        start: The position of the first byte or, in an array, of the first element, as a cudaPos.
        side: "D", "H" or "U" (see `memory.check_copy`).
        array: The array, or None.
        size: The width in bytes, the height and the depth of the copy.
    """
    if array is not None:
        raise_if(memory.ptr)  # a program may pass either an array or memory, but not both
        return make_array_box(array, (start.x * array.element_size, start.y, start.z), size)
    layer = memory.pitch * memory.ysize
    address = int(memory.ptr or 0) + start.x + memory.pitch * start.y + layer * start.z
    return Box(address, memory.pitch, layer, side)


def _memcpy_3d(simulation: Simulation, params: Any, *stream: HandleObject) -> None:
    raise_if(not params)
    submit_rows(simulation, read_copy(simulation, params.contents), *stream)


def _memset(simulation: Simulation, to: int, value: int, count: int, *stream: HandleObject) -> None:
    set_memory(simulation, to, value & 0xFF, count, *stream, element_size=1)


def _memset_2d(
    simulation: Simulation, to: int, pitch: int, value: int, width: int, height: int, *stream: HandleObject
) -> None:
    submit_rectangle(simulation, to, pitch, value & 0xFF, width, height, *stream, element_size=1)


def _memset_3d(simulation: Simulation, to: Any, value: int, extent: Any, *stream: HandleObject) -> None:
    """Fill the rows of each layer. The sizes of `extent` are in bytes, rows and layers."""
    layer = to.pitch * to.ysize
    for depth in range(extent.depth):
        start = int(to.ptr or 0) + depth * layer
        _memset_2d(simulation, start, to.pitch, value, extent.width, extent.height, *stream)


@call()
def cudaPointerGetAttributes(simulation: Simulation, address: int) -> dict[str, int]:
    allocation = simulation.memory.find(address)
    if allocation is None:
        return {"type": 0, "device": _NO_DEVICE, "devicePointer": 0, "hostPointer": address}
    memory_type = _MEMORY_TYPES.get(allocation.kind, _DEVICE_MEMORY)
    host = address if memory_type != _DEVICE_MEMORY else 0
    return {"type": memory_type, "device": allocation.device, "devicePointer": address, "hostPointer": host}


@call(uses_context=False)
def cudaCreateChannelDesc(simulation: Simulation, *members: int) -> dict[str, int]:
    return dict(zip("xyzwf", members))


# --- streams, events, graphs


@call()
def cudaStreamCreate(simulation: Simulation) -> Any:
    return CALLS["cuStreamCreate"](simulation, 0)


@call()
def cudaEventCreate(simulation: Simulation) -> Any:
    return CALLS["cuEventCreate"](simulation, 0)


@call()
def cudaGraphInstantiate(simulation: Simulation, graph: HandleObject, *arguments: Any) -> Any:
    """Instantiate a graph.

    Args:
        arguments: The flags or, before CUDA 12, a log and its size.
    """
    flags, *log_size = arguments
    return CALLS["cuGraphInstantiateWithFlags"](simulation, graph, 0 if log_size else flags)


@call()
def cudaGraphAddMemcpyNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, params: Any
) -> Any:
    raise_if(not params)
    return add_copy(simulation, graph, after, count, read_copy(simulation, params.contents))


@call()
def cudaGraphMemcpyNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    raise_if(not params)
    change_copy(simulation, node, read_copy(simulation, params.contents))


@call()
def cudaGraphMemcpyNodeSetParams1D(simulation: Simulation, node: HandleObject, *arguments: Any) -> None:
    change_copy(simulation, node, _make_row(*arguments))


def _make_row(to: int, source: int, size: int, kind: int) -> Copy:
    """Return a copy of contiguous bytes."""
    to_side, source_side = tuple(get_sides(kind))
    to_box = Box(to, row=size, layer=0, side=to_side)
    source_box = Box(source, row=size, layer=0, side=source_side)
    return Copy(to_box, source_box, size)


@call()
def cudaGraphAddMemcpyNode1D(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, *arguments: Any
) -> Any:
    return add_copy(simulation, graph, after, count, _make_row(*arguments))


@call()
def cudaGraphExecMemcpyNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    raise_if(not params)
    set_copy(simulation, executable, node, read_copy(simulation, params.contents))


@call()
def cudaGraphExecMemcpyNodeSetParams1D(
    simulation: Simulation, executable: HandleObject, node: HandleObject, *arguments: Any
) -> None:
    set_copy(simulation, executable, node, _make_row(*arguments))


def _get_entry_point(simulation: Simulation, symbol: str | None, version: int, flags: int) -> tuple[int, int]:
    """Return the address of a driver function (0 if it is not available), and the result of the query.

    The result is a cudaDriverEntryPointQueryResult.
    """
    raise_if(not symbol)
    return find_entry_point(simulation, str(symbol), version, flags)


@call(uses_context=False)
def cudaGetDriverEntryPoint(simulation: Simulation, symbol: str | None, flags: int) -> tuple[int, int]:
    return _get_entry_point(simulation, symbol, cudaRuntimeGetVersion(simulation), flags)


@call(uses_context=False)
def cudaGetDriverEntryPointByVersion(
    simulation: Simulation, symbol: str | None, version: int, flags: int
) -> tuple[int, int]:
    return _get_entry_point(simulation, symbol, version, flags)


# The runtime's status codes have the same values as the driver's.
APIS["runtime"] = RuntimeApi("driver", "CUDA_ERROR_", {})
# Functions that also have a variant with a stream parameter, whose name ends with Async
_IN_STREAM: dict[str, Callable[..., None]] = {
    "Memcpy": _memcpy,
    "MemcpyPeer": _copy_peer,
    "Memcpy2D": _memcpy_2d,
    "Memcpy3D": _memcpy_3d,
    "Memcpy3DPeer": _memcpy_3d,
    "Memset": _memset,
    "Memset2D": _memset_2d,
    "Memset3D": _memset_3d,
}
for _suffix in ("", "Async"):
    for _name, _function in _IN_STREAM.items():
        call(f"cuda{_name}{_suffix}", names_stream=bool(_suffix))(_function)


def _register(name: str, function: Callable[..., Any]) -> None:
    """Register a runtime function that behaves like a driver function.

    Args:
        name: The name of the runtime function without the prefix.
        function: The simulated function that implements it.
    """
    attributes = get_attributes(f"cu{_RENAMED.get(name, name)}")
    call(
        f"cuda{name}",
        uses_context=name not in _WITHOUT_CONTEXT.split(),
        accepts_cpu=name in _WITH_CPU,
        launches_kernels=attributes.launches_kernels,
    )(function)


for _name in _SAME_NAMES.split():
    _register(_name, CALLS[f"cu{_name}"])
for _name, _driver_name in _RENAMED.items():
    _register(_name, CALLS[f"cu{_driver_name}"])
for _name in _DEVICE_LAST:
    _register(_name, partial(_call_with_device_last, f"cu{_name}"))
for _name in _DEVICE_FIRST:
    _register(_name, partial(_call_with_device_first, f"cu{_name}"))
