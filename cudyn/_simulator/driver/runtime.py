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
from .call_registry import CALLS, CallAttributes, get_attributes, raise_status_if, simulated_function
from .devices import find_entry_point, get_device_attribute
from .graphs import add_copy_node, replace_executable_copy, replace_node_copy
from .handle_objects import HandleObject
from .memory import copy, set_memory
from .shaped_copies import (
    Copy,
    CopySide,
    make_array_side,
    make_linear_side,
    submit_copy,
    submit_memset_of_rows,
)
from .simulated_library import APIS, Api
from .simulation import Simulation

# The types of memory of a copy's target and source (see `memory.check_copy`), indexed by cudaMemcpyKind
_TYPES_OF_COPIES = ("HH", "DH", "HD", "DD", "UU")
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
# Functions whose last argument is the ordinal of a device, whereas the driver's functions receive a CUdevice
_DEVICE_LAST = ("DeviceGetAttribute", "DeviceGetDefaultMemPool", "DeviceGetMemPool", "DeviceGetPCIBusId")
# Functions whose first argument is the ordinal of a device
_DEVICE_FIRST = ("DeviceGetGraphMemAttribute", "DeviceGraphMemTrim", "DeviceSetGraphMemAttribute")
_PITCH_ELEMENT_SIZE = 4  # bytes; the runtime does not pass the size of the elements to cuMemAllocPitch


# The functions in these tables that do not need a context
_WITHOUT_CONTEXT = """
    DeviceGetAttribute DeviceGetByPCIBusId DeviceGetPCIBusId DriverGetVersion GetDeviceCount GraphClone
    GraphCreate GraphDestroy GraphDestroyNode
"""
# The functions in these tables that accept the CPU as a device
_WITH_CPU = ("MemAdvise", "MemPrefetchAsync")


class RuntimeApi(Api):
    """The CUDA runtime.

    It initializes the driver, makes primary contexts current, and stores the last error of each thread.
    """

    def begin(self, simulation: Simulation, attributes: CallAttributes) -> None:
        """Initialize the driver, and make a context current if the function needs one."""
        simulation.initialized = True
        if attributes.uses_context:
            _ensure_current_context(simulation)

    def end(self, simulation: Simulation, attributes: CallAttributes, status: int) -> None:
        """Store the status for cudaGetLastError."""
        if attributes.sets_last_error:
            simulation.thread_state["last error"] = status


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
    if simulation.context_stack:
        device = simulation.context_stack[-1].device
    else:
        device = simulation.devices[simulation.thread_state.get("device", 0)]
    assert isinstance(device, HandleObject)
    return device


def _ensure_current_context(simulation: Simulation) -> None:
    """Make the primary context of this thread's device current, unless another context is current.

    If the primary context is current, but was reset, it is retained again.
    """
    device = get_current_device(simulation)
    if not simulation.context_stack:
        simulation.context_stack.append(_retain_primary(simulation, device))
    elif simulation.context_stack[-1] is device.primary:
        _retain_primary(simulation, device)


def _retain_primary(simulation: Simulation, device: HandleObject) -> HandleObject:
    """Return a device's primary context. Retain it if the runtime has not done so since the last reset."""
    is_retained = getattr(device, "is_retained", False) and device.primary.active
    if not is_retained:
        device.is_retained = True
        CALLS["cuDevicePrimaryCtxRetain"](simulation, device)
    primary: HandleObject = device.primary
    return primary


@simulated_function(uses_context=False)
def cudaSetDevice(simulation: Simulation, ordinal: int) -> None:
    """Select a device for this thread, and make its primary context current."""
    device = _get_device(simulation, ordinal)
    simulation.thread_state["device"] = ordinal
    CALLS["cuCtxSetCurrent"](simulation, _retain_primary(simulation, device))


@simulated_function(uses_context=False)
def cudaInitDevice(simulation: Simulation, ordinal: int, device_flags: int, flags: int) -> None:
    """Retain the primary context of a device without making it current.

    Args:
        simulation: The active simulation.
        ordinal: The ordinal of the device.
        device_flags: The flags of the primary context. They are only used with cudaInitDeviceFlagsAreValid.
        flags: 0 or cudaInitDeviceFlagsAreValid.
    """
    raise_status_if(flags & ~_INIT_FLAGS_ARE_VALID, "INVALID_VALUE")
    device = _get_device(simulation, ordinal)
    if flags:
        CALLS["cuDevicePrimaryCtxSetFlags"](simulation, device, device_flags)
    _retain_primary(simulation, device)


@simulated_function(uses_context=False)
def cudaGetDevice(simulation: Simulation) -> Any:
    """Return the ordinal of this thread's device."""
    return get_current_device(simulation).ordinal


@simulated_function(uses_context=False)
def cudaDeviceReset(simulation: Simulation) -> None:
    """Reset the primary context of this thread's device, and release the runtime's reference to it."""
    device = get_current_device(simulation)
    if getattr(device, "is_retained", False) and device.primary.users:
        device.primary.users -= 1  # the reference that `_retain_primary` has added
    device.is_retained = False
    CALLS["cuDevicePrimaryCtxReset"](simulation, device)


@simulated_function(uses_context=False)
def cudaSetDeviceFlags(simulation: Simulation, flags: int) -> None:
    """Set the flags of the primary context of this thread's device."""
    CALLS["cuDevicePrimaryCtxSetFlags"](simulation, get_current_device(simulation), flags)


@simulated_function(uses_context=False)
def cudaGetDeviceFlags(simulation: Simulation) -> Any:
    """Return the flags of the primary context of this thread's device."""
    return get_current_device(simulation).primary.flags


@simulated_function(uses_context=False)
def cudaDeviceCanAccessPeer(simulation: Simulation, ordinal: int, peer: int) -> Any:
    """Return whether a device can access the memory of another device."""
    device, peer_device = _get_device(simulation, ordinal), _get_device(simulation, peer)
    return CALLS["cuDeviceCanAccessPeer"](simulation, device, peer_device)


@simulated_function()
def cudaDeviceEnablePeerAccess(simulation: Simulation, peer: int, flags: int) -> None:
    """Let the current device access the memory of another device."""
    device = _get_device(simulation, peer)
    raise_status_if(device is get_current_device(simulation), "PEER_ACCESS_UNSUPPORTED")
    CALLS["cuCtxEnablePeerAccess"](simulation, _retain_primary(simulation, device), flags)


@simulated_function()
def cudaDeviceDisablePeerAccess(simulation: Simulation, peer: int) -> None:
    """Let the current device no longer access the memory of another device."""
    peer_context = _retain_primary(simulation, _get_device(simulation, peer))
    CALLS["cuCtxDisablePeerAccess"](simulation, peer_context)


@simulated_function()
def cudaDeviceSetMemPool(simulation: Simulation, ordinal: int, pool: HandleObject) -> None:
    """Set the current memory pool of a device."""
    CALLS["cuDeviceSetMemPool"](simulation, _get_device(simulation, ordinal), pool)


def _call_with_device_last(name: str, simulation: Simulation, *arguments: Any) -> Any:
    """Call a driver function with a device in place of the ordinal that is the last argument.

    Args:
        name: The name of the driver function.
        simulation: The active simulation.
        arguments: The arguments of the runtime function.
    """
    *first_arguments, ordinal = arguments
    return CALLS[name](simulation, *first_arguments, _get_device(simulation, ordinal))


def _call_with_device_first(name: str, simulation: Simulation, ordinal: int, *arguments: Any) -> Any:
    """Call a driver function with a device in place of the ordinal that is the first argument.

    Args:
        name: The name of the driver function.
        simulation: The active simulation.
        ordinal: The ordinal of the device.
        arguments: The other arguments of the runtime function.
    """
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


@simulated_function(uses_context=False)
def cudaGetDeviceProperties(simulation: Simulation, ordinal: int) -> dict[str, Any]:
    """Return the members of the cudaDeviceProp for a device."""
    device = _get_device(simulation, ordinal)
    properties: dict[str, Any] = {}
    for member, attribute in _PROPERTIES.items():
        properties[member] = get_device_attribute(simulation, device, attribute)
    for member, attribute_prefix in _DIMS.items():
        properties[member] = tuple(
            get_device_attribute(simulation, device, attribute_prefix + axis) for axis in "XYZ"
        )
    properties["name"] = CALLS["cuDeviceGetName"](simulation, device).encode()
    properties["uuid"] = CALLS["cuDeviceGetUuid"](simulation, device)
    properties["totalGlobalMem"] = CALLS["cuDeviceTotalMem"](simulation, device)
    return properties


# --- errors


@simulated_function(uses_context=False, sets_last_error=False)
def cudaGetLastError(simulation: Simulation) -> None:
    """Return the last error of this thread as the status, and reset it."""
    error = simulation.thread_state.pop("last error", 0)
    raise_status_if(error, error)


@simulated_function(uses_context=False, sets_last_error=False)
def cudaPeekAtLastError(simulation: Simulation) -> None:
    """Return the last error of this thread as the status."""
    error = simulation.thread_state.get("last error", 0)
    raise_status_if(error, error)


def _get_error_name(error: int) -> str:
    """Return the name of an error code. For an unknown code, return the string that the runtime returns."""
    status = get_library(find("runtime")).status(error)
    name = getattr(status, "name", "")
    return str(name or "unrecognized error code")


@simulated_function(uses_context=False)
def cudaGetErrorName(simulation: Simulation, error: int) -> Any:
    """Return the name of an error code."""
    return _get_error_name(error).encode()


@simulated_function(uses_context=False)
def cudaGetErrorString(simulation: Simulation, error: int) -> Any:
    """Return the runtime's description of the error. The table omits descriptions that equal the names."""
    return TEXTS["cudaGetErrorString"].get(error, _get_error_name(error)).encode()


@simulated_function(uses_context=False)
def cudaRuntimeGetVersion(simulation: Simulation) -> Any:
    """Return the version of the CUDA runtime, such as 12040."""
    major, minor = parse(simulation.release)
    return 1000 * major + 10 * minor


# --- memory


def get_memory_types(kind: int) -> str:
    """Return the types of memory of a copy's target and source for a cudaMemcpyKind.

    Returns:
        Two letters: "D", "H" or "U" (see `memory.check_copy`).

    Raises:
        Status: The kind is invalid.
    """
    raise_status_if(not 0 <= kind < len(_TYPES_OF_COPIES), _INVALID_DIRECTION)
    return _TYPES_OF_COPIES[kind]


@simulated_function()
def cudaMalloc(simulation: Simulation, size: int) -> Any:
    """Allocate device memory, and return its address. For a size of 0, return 0."""
    return CALLS["cuMemAlloc"](simulation, size) if size else 0


@simulated_function()
def cudaMallocPitch(simulation: Simulation, width: int, height: int) -> Any:
    """Allocate memory for rows of `width` bytes, and return its address and the distance between two rows."""
    if not width or not height:
        return 0, 0
    return CALLS["cuMemAllocPitch"](simulation, width, height, _PITCH_ELEMENT_SIZE)


@simulated_function()
def cudaMalloc3D(simulation: Simulation, extent: Any) -> dict[str, int]:
    """Allocate memory for layers of rows, and return the members of its cudaPitchedPtr."""
    address, pitch = cudaMallocPitch(simulation, extent.width, extent.height * extent.depth)
    return {"ptr": address, "pitch": pitch, "xsize": extent.width, "ysize": extent.height}


# Each of the following functions implements a runtime function such as cudaMemcpy, and also its variant with
# a stream, such as cudaMemcpyAsync.


def _memcpy(
    simulation: Simulation, target: int, source: int, size: int, kind: int, *stream: HandleObject
) -> None:
    """Copy contiguous bytes. The cudaMemcpyKind contains the types of memory of the target and the source."""
    copy(simulation, target, source, size, *stream, memory_types=get_memory_types(kind))


def _copy_peer(
    simulation: Simulation,
    target: int,
    target_device: int,
    source: int,
    source_device: int,
    size: int,
    *stream: HandleObject,
) -> None:
    """Copy between the memory of two devices."""
    _get_device(simulation, target_device)  # raises Status for an unknown device
    _get_device(simulation, source_device)
    copy(simulation, target, source, size, *stream, memory_types="DD")


def _memcpy_2d(
    simulation: Simulation,
    target: int,
    target_pitch: int,
    source: int,
    source_pitch: int,
    width: int,
    height: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    """Copy rows of `width` bytes. A pitch is the number of bytes from the start of a row to the next row."""
    target_type, source_type = tuple(get_memory_types(kind))
    raise_status_if(width > target_pitch or width > source_pitch, _INVALID_PITCH)
    target_side = make_linear_side(target, target_pitch, target_type)
    source_side = make_linear_side(source, source_pitch, source_type)
    submit_copy(simulation, Copy(target_side, source_side, width, height), *stream)


def read_copy(simulation: Simulation, parameters: Any) -> Copy:
    """Return the copy that a cudaMemcpy3DParms or a cudaMemcpy3DPeerParms describes.

    In these structures, the width of the copy is a number of elements if the target or the source is an
    array, otherwise a number of bytes. A column in an array is a number of elements.
    """
    kind = int(getattr(parameters, "kind", _DEVICE_TO_DEVICE))  # a copy between devices has no kind
    target_type, source_type = tuple(get_memory_types(kind))
    target_array = _find_array(simulation, parameters.dstArray)
    source_array = _find_array(simulation, parameters.srcArray)
    width = int(parameters.extent.width) * _get_width_unit(target_array, source_array)
    height, depth = int(parameters.extent.height), int(parameters.extent.depth)
    size = width, height, depth
    target = _read_side(parameters.dstPtr, parameters.dstPos, target_type, target_array, size)
    source = _read_side(parameters.srcPtr, parameters.srcPos, source_type, source_array, size)
    return Copy(target, source, width, height, depth)


def _get_width_unit(*arrays: HandleObject | None) -> int:
    """Return the number of bytes that one unit of a copy's width stands for.

    Args:
        arrays: The arrays that the copy reads and writes. None stands for linear memory.

    Raises:
        Status: The arrays have elements of different sizes.
    """
    element_sizes = {int(array.element_size) for array in arrays if array is not None}
    raise_status_if(len(element_sizes) > 1, "INVALID_VALUE")
    return element_sizes.pop() if element_sizes else 1


def _find_array(simulation: Simulation, handle: Any) -> HandleObject | None:
    """Return the array for a handle, or None for a null handle."""
    number = int(getattr(handle, "value", handle) or 0)
    return simulation.get_object("CUarray", number) if number else None


def _read_side(
    memory: Any, start: Any, memory_type: str, array: HandleObject | None, size: tuple[int, int, int]
) -> CopySide:
    """Return the target or the source of a copy.

    Args:
        memory: The memory, as a cudaPitchedPtr. It is not used if there is an array.
        start: The position of the first byte or, in an array, of the first element, as a cudaPos.
        memory_type: "D", "H" or "U" (see `memory.check_copy`).
        array: The array, or None.
        size: The width in bytes, the height and the depth of the copy.
    """
    if array is not None:
        raise_status_if(memory.ptr, "INVALID_VALUE")  # a program may not pass both an array and memory
        column = start.x * array.element_size
        return make_array_side(array, (column, start.y, start.z), size)
    row_pitch = memory.pitch
    layer_pitch = row_pitch * memory.ysize
    address = int(memory.ptr or 0) + start.x + start.y * row_pitch + start.z * layer_pitch
    return CopySide(address, row_pitch, layer_pitch, memory_type)


def _memcpy_3d(simulation: Simulation, params: Any, *stream: HandleObject) -> None:
    """Make the copy that a cudaMemcpy3DParms or a cudaMemcpy3DPeerParms describes."""
    raise_status_if(not params, "INVALID_VALUE")
    submit_copy(simulation, read_copy(simulation, params.contents), *stream)


def _memset(simulation: Simulation, target: int, value: int, count: int, *stream: HandleObject) -> None:
    """Set each of `count` bytes to the lowest byte of `value`."""
    set_memory(simulation, target, value & 0xFF, count, *stream, element_size=1)


def _memset_2d(
    simulation: Simulation,
    target: int,
    pitch: int,
    value: int,
    width: int,
    height: int,
    *stream: HandleObject,
) -> None:
    """Set the first `width` bytes of each row to the lowest byte of `value`."""
    byte = value & 0xFF
    submit_memset_of_rows(simulation, target, pitch, byte, width, height, *stream, element_size=1)


def _memset_3d(simulation: Simulation, target: Any, value: int, extent: Any, *stream: HandleObject) -> None:
    """Set bytes in the rows of each layer of a cudaPitchedPtr. The `extent` is in bytes, rows and layers."""
    layer_pitch = target.pitch * target.ysize
    for layer in range(extent.depth):
        start = int(target.ptr or 0) + layer * layer_pitch
        _memset_2d(simulation, start, target.pitch, value, extent.width, extent.height, *stream)


@simulated_function()
def cudaPointerGetAttributes(simulation: Simulation, address: int) -> dict[str, int]:
    """Return the members of the cudaPointerAttributes for an address."""
    allocation = simulation.memory.find(address)
    if allocation is None:  # pageable host memory
        return {"type": 0, "device": _NO_DEVICE, "devicePointer": 0, "hostPointer": address}
    memory_type = _MEMORY_TYPES.get(allocation.kind, _DEVICE_MEMORY)
    return {
        "type": memory_type,
        "device": allocation.device,
        "devicePointer": address,
        "hostPointer": 0 if memory_type == _DEVICE_MEMORY else address,
    }


@simulated_function(uses_context=False)
def cudaCreateChannelDesc(simulation: Simulation, *members: int) -> dict[str, int]:
    """Return the members of a cudaChannelFormatDesc, which are also the arguments."""
    return dict(zip("xyzwf", members))


# --- streams, events, graphs


@simulated_function()
def cudaStreamCreate(simulation: Simulation) -> Any:
    """Create a stream without flags."""
    return CALLS["cuStreamCreate"](simulation, 0)


@simulated_function()
def cudaEventCreate(simulation: Simulation) -> Any:
    """Create an event without flags."""
    return CALLS["cuEventCreate"](simulation, 0)


@simulated_function()
def cudaGraphInstantiate(simulation: Simulation, graph: HandleObject, *arguments: Any) -> Any:
    """Create an executable graph.

    Args:
        simulation: The active simulation.
        graph: The graph to instantiate.
        arguments: The flags or, before CUDA 12, a buffer for a log and its size.
    """
    has_flags = len(arguments) == 1
    flags = arguments[0] if has_flags else 0
    return CALLS["cuGraphInstantiateWithFlags"](simulation, graph, flags)


@simulated_function()
def cudaGraphAddMemcpyNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, params: Any
) -> Any:
    """Add a node that makes the copy that a cudaMemcpy3DParms describes."""
    raise_status_if(not params, "INVALID_VALUE")
    return add_copy_node(
        simulation, graph, dependencies, dependency_count, read_copy(simulation, params.contents)
    )


@simulated_function()
def cudaGraphMemcpyNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    """Replace the copy of a node in a graph with the copy that a cudaMemcpy3DParms describes."""
    raise_status_if(not params, "INVALID_VALUE")
    replace_node_copy(simulation, node, read_copy(simulation, params.contents))


@simulated_function()
def cudaGraphMemcpyNodeSetParams1D(
    simulation: Simulation, node: HandleObject, target: int, source: int, size: int, kind: int
) -> None:
    """Replace the copy of a node in a graph with a copy of contiguous bytes."""
    replace_node_copy(simulation, node, _make_row_copy(target, source, size, kind))


def _make_row_copy(target: int, source: int, size: int, kind: int) -> Copy:
    """Return a copy of contiguous bytes.

    Args:
        target: The address to copy to.
        source: The address to copy from.
        size: The number of bytes.
        kind: A cudaMemcpyKind.
    """
    target_type, source_type = tuple(get_memory_types(kind))
    target_side = make_linear_side(target, size, target_type)
    source_side = make_linear_side(source, size, source_type)
    return Copy(target_side, source_side, size)


@simulated_function()
def cudaGraphAddMemcpyNode1D(
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Any,
    dependency_count: int,
    target: int,
    source: int,
    size: int,
    kind: int,
) -> Any:
    """Add a node that copies contiguous bytes."""
    copy = _make_row_copy(target, source, size, kind)
    return add_copy_node(simulation, graph, dependencies, dependency_count, copy)


@simulated_function()
def cudaGraphExecMemcpyNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    """Replace the copy of a node in an executable graph."""
    raise_status_if(not params, "INVALID_VALUE")
    replace_executable_copy(simulation, executable, node, read_copy(simulation, params.contents))


@simulated_function()
def cudaGraphExecMemcpyNodeSetParams1D(
    simulation: Simulation,
    executable: HandleObject,
    node: HandleObject,
    target: int,
    source: int,
    size: int,
    kind: int,
) -> None:
    """Replace the copy of a node in an executable graph with a copy of contiguous bytes."""
    copy = _make_row_copy(target, source, size, kind)
    replace_executable_copy(simulation, executable, node, copy)


def _get_entry_point(simulation: Simulation, symbol: str | None, version: int, flags: int) -> tuple[int, int]:
    """Return the address of a driver function, and the result of the query.

    Args:
        simulation: The active simulation.
        symbol: The name of the function.
        version: The CUDA version for which the program was written, such as 12040.
        flags: cudaEnable* flags.

    Returns:
        The address (0 if the function is not available), and a cudaDriverEntryPointQueryResult.
    """
    raise_status_if(not symbol, "INVALID_VALUE")
    return find_entry_point(simulation, str(symbol), version, flags)


@simulated_function(uses_context=False)
def cudaGetDriverEntryPoint(simulation: Simulation, symbol: str | None, flags: int) -> tuple[int, int]:
    """Return the address of a driver function in the version of the runtime, and the result of the query."""
    return _get_entry_point(simulation, symbol, cudaRuntimeGetVersion(simulation), flags)


@simulated_function(uses_context=False)
def cudaGetDriverEntryPointByVersion(
    simulation: Simulation, symbol: str | None, version: int, flags: int
) -> tuple[int, int]:
    """Return the address of a driver function in a CUDA version, and the result of the query."""
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
        simulated_function(f"cuda{_name}{_suffix}", names_stream=bool(_suffix))(_function)


def _register(name: str, function: Callable[..., Any]) -> None:
    """Register a runtime function that has the same parameters and results as a driver function.

    Args:
        name: The name of the runtime function without the prefix.
        function: The simulated function of the driver.
    """
    driver_name = f"cu{_RENAMED.get(name, name)}"
    register = simulated_function(
        f"cuda{name}",
        uses_context=name not in _WITHOUT_CONTEXT.split(),
        accepts_cpu=name in _WITH_CPU,
        launches_kernels=get_attributes(driver_name).launches_kernels,
    )
    register(function)


for _name in _SAME_NAMES.split():
    _register(_name, CALLS[f"cu{_name}"])
for _name, _driver_name in _RENAMED.items():
    _register(_name, CALLS[f"cu{_driver_name}"])
for _name in _DEVICE_LAST:
    _register(_name, partial(_call_with_device_last, f"cu{_name}"))
for _name in _DEVICE_FIRST:
    _register(_name, partial(_call_with_device_first, f"cu{_name}"))
