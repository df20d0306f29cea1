"""Simulated functions for CUlibrary and CUkernel, linking, limits, peer access and host memory.

A CUlibrary has one module per context. The module is loaded when a program first requests the module itself,
the function of a kernel, or a variable in that context. The attributes of a kernel apply to all contexts of a
device.
"""

from __future__ import annotations

import ctypes
import functools
import os
import re
from collections.abc import Callable
from typing import Any

from . import memory
from . import modules as module_calls
from .allocations import Allocation
from .call_registry import Status, raise_status_if, simulated_function
from .graphs import cuGraphInstantiateWithFlags
from .handle_objects import HandleObject
from .loaded_code import Code, read_code
from .simulation import Simulation
from .stream_order import WORK_FUNCTIONS
from .streams import cuEventRecord, submit

_INITIAL_LIMITS = {0: 1024, 1: 1 << 20, 2: 8 << 20, 3: 2, 4: 2048, 5: 128}  # CUlimit -> initial value
_LIBRARY_OPTIONS = (0, 1)  # all values of CUlibraryOption
_STACK_SIZE = 0  # CU_LIMIT_STACK_SIZE
_MAX_LOCAL_MEMORY = 512 << 10  # bytes per thread (CUDA C++ Programming Guide)
_HOST_REGISTER_FLAGS = 15  # all flags that cuMemHostRegister accepts
_PRIMARY_CONTEXT_FLAGS = 0x77  # all flags that cuDevicePrimaryCtxSetFlags accepts
_SCHEDULE_MASK = 0x07  # CU_CTX_SCHED_MASK
_SCHEDULES = (0, 1, 2, 4)  # CU_CTX_SCHED_*: at most one of these flags may be set
_API_VERSION = 3020  # the API version of all contexts since CUDA 3.2
_EXTERNAL = 1  # CU_EVENT_RECORD_EXTERNAL
_SUCCESS = 0  # CUDA_SUCCESS
_DISABLE_CACHING_OVERRIDE = 1  # CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE
_CACHE_CONFIGS = range(4)  # all values of CUfunc_cache
_BANK_CONFIGS = range(3)  # all values of CUsharedconfig
_FOUR_BYTE_BANKS = 1  # CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE: the size is fixed on current devices


# --- libraries and kernels, which do not belong to a context


def _add_library(simulation: Simulation, read: Callable[[], Code]) -> HandleObject:
    """Create a library from code.

    The driver loads code when it is first used. Therefore, the status for code that cannot be read is stored,
    and `_get_code` raises it.

    Args:
        simulation: The active simulation.
        read: A function that reads the code, or raises Status.
    """
    code = None
    error: str | int = 0
    try:
        code = read()
    except Status as status:
        error = status.args[0]
    return simulation.add_object(
        "CUlibrary",
        code=code,
        error=error,
        values={},  # device -> kernel name -> the attributes that were set
        kernels={},  # name -> CUkernel
        modules={},  # context -> module
    )


def _get_code(library: HandleObject) -> Code:
    """Return a library's code. Raise the status that was stored if the code could not be read."""
    if library.code is None:
        raise Status(library.error)
    code: Code = library.code
    return code


def _get_module(simulation: Simulation, library: HandleObject) -> HandleObject:
    """Return a library's module in the current context. The first call in a context loads the module."""
    context = simulation.context
    module: HandleObject | None = library.modules.get(context)
    if module is None or module.is_removed:  # a module is removed with its context
        values = library.values.setdefault(context.device, {})
        module = module_calls.add_module(simulation, _get_code(library), values)
        library.modules[context] = module
    return module


def _check_options(
    options: Any = None,
    values: Any = None,
    count: int = 0,
    library_options: Any = None,
    _library_values: Any = None,
    library_count: int = 0,
) -> None:
    """Raise Status if an array is missing or a library option is unknown.

    The parameters are the last six parameters of cuLibraryLoadData: the JIT options, their values and their
    number, and the library options, their values and their number.
    """
    raise_status_if(count and not (options and values), "INVALID_VALUE")
    raise_status_if(library_count and not library_options, "INVALID_VALUE")
    for index in range(library_count):
        raise_status_if(library_options[index] not in _LIBRARY_OPTIONS, "INVALID_VALUE")


@simulated_function()
def cuLibraryLoadData(simulation: Simulation, code: int, *options: Any) -> HandleObject:
    """Create a library from the code at an address."""
    raise_status_if(not code, "INVALID_VALUE")
    _check_options(*options)
    return _add_library(simulation, functools.partial(read_code, simulation, code))


@simulated_function()
def cuLibraryLoadFromFile(simulation: Simulation, path: str | None, *options: Any) -> HandleObject:
    """Create a library from the code in a file."""
    raise_status_if(not path, "INVALID_VALUE")
    _check_options(*options)
    raise_status_if(not os.path.isfile(str(path)), "FILE_NOT_FOUND")
    return _add_library(simulation, functools.partial(module_calls.read_file, simulation, path))


@simulated_function()
def cuLibraryUnload(simulation: Simulation, library: HandleObject) -> None:
    """Unload a library: remove its modules in all contexts, and its kernels."""
    simulation.check_allowed_during_capture(in_context=False)
    for module in library.modules.values():
        if not module.is_removed:
            module_calls.remove_module(simulation, module)
    simulation.remove_objects(library, *library.kernels.values())


@simulated_function()
def cuLibraryGetKernel(simulation: Simulation, library: HandleObject, name: str | None) -> HandleObject:
    """Return the CUkernel with a name in a library. The first call for the kernel creates it."""
    raise_status_if(not name, "INVALID_VALUE")
    info = _get_code(library).kernels.get(str(name))
    raise_status_if(info is None, "NOT_FOUND")
    if name not in library.kernels:
        kernel = simulation.add_object("CUkernel", module=library, info=info)
        kernel.find_function = functools.partial(cuKernelGetFunction, simulation, kernel)
        library.kernels[name] = kernel
    return library.kernels[name]  # type: ignore[no-any-return]


@simulated_function()
def cuLibraryGetKernelCount(simulation: Simulation, library: HandleObject) -> int:
    """Return the number of kernels in a library."""
    return len(library.code.kernels) if library.code else 0


@simulated_function()
def cuLibraryEnumerateKernels(
    simulation: Simulation, count: int, library: HandleObject
) -> tuple[list[HandleObject]]:
    """Return the first `count` kernels of a library. The only element of the result is their list."""
    raise_status_if(not count, "INVALID_VALUE")
    names = list(library.code.kernels) if library.code else []
    kernels = [cuLibraryGetKernel(simulation, library, name) for name in names[:count]]
    return (kernels,)


@simulated_function()
def cuLibraryGetModule(simulation: Simulation, library: HandleObject) -> HandleObject:
    """Return a library's module in the current context."""
    return _get_module(simulation, library)


@simulated_function()
def cuLibraryGetGlobal(simulation: Simulation, library: HandleObject, name: str | None) -> tuple[int, int]:
    """Return the address and the size of a library's variable in the current context."""
    return module_calls.cuModuleGetGlobal(simulation, _get_module(simulation, library), name)


@simulated_function()
def cuLibraryGetManaged(simulation: Simulation, library: HandleObject, name: str | None) -> tuple[int, int]:
    """Return the address and the size of a managed variable.

    On a real device, all contexts share the variable. The simulation does not support this, and reports
    NOT_SUPPORTED if the library is loaded in several contexts.
    """
    raise_status_if(not name, "INVALID_VALUE")
    raise_status_if(name not in _get_code(library).managed, "NOT_FOUND")
    modules = [module for module in library.modules.values() if not module.is_removed]
    raise_status_if(len(modules) > 1, "NOT_SUPPORTED")
    module = modules[0] if modules else _get_module(simulation, library)
    return module_calls.cuModuleGetGlobal(simulation, module, name)


@simulated_function()
def cuLibraryGetUnifiedFunction(simulation: Simulation, library: HandleObject, name: str | None) -> int:
    """Raise NOT_FOUND, because no device has CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS."""
    raise_status_if(not name, "INVALID_VALUE")
    raise Status("NOT_FOUND")


@simulated_function()
def cuKernelGetFunction(simulation: Simulation, kernel: HandleObject) -> Any:
    """Return the CUfunction of a kernel in the current context."""
    library = kernel.module
    module = _get_module(simulation, library)
    return module_calls.cuModuleGetFunction(simulation, module, kernel.info.name)


@simulated_function()
def cuKernelGetLibrary(simulation: Simulation, kernel: HandleObject) -> HandleObject:
    """Return the library that contains a kernel."""
    library: HandleObject = kernel.module
    return library


@simulated_function(null_status="INVALID_VALUE")
def cuKernelGetName(simulation: Simulation, kernel: HandleObject) -> Any:
    """Return the name of a kernel."""
    return kernel.info.name.encode()


@simulated_function(null_status="INVALID_VALUE")
def cuKernelGetParamInfo(simulation: Simulation, kernel: HandleObject, index: int) -> tuple[int, int]:
    """Return the offset and the size of a kernel's parameter."""
    simulation.check_context()
    return module_calls.get_parameter_layout(simulation, kernel, index)


@simulated_function()
def cuKernelGetAttribute(
    simulation: Simulation, attribute: int, kernel: HandleObject, device: HandleObject
) -> int:
    """Return a CUfunction_attribute of a kernel on a device."""
    kernel_on_device = _get_kernel_on_device(kernel, device)
    return module_calls.cuFuncGetAttribute(simulation, attribute, kernel_on_device)


def _get_kernel_on_device(kernel: HandleObject, device: HandleObject) -> HandleObject:
    """Return an object that stands for a kernel on a device in functions that expect a CUfunction.

    It contains the attributes that were set for the device.
    """
    library = kernel.module
    values_of_kernels = library.values.setdefault(device, {})
    values = values_of_kernels.setdefault(kernel.info.name, {})
    return HandleObject("kernel of a device", module=library, info=kernel.info, values=values)


@simulated_function()
def cuKernelSetAttribute(
    simulation: Simulation, attribute: int, value: int, kernel: HandleObject, device: HandleObject
) -> None:
    """Set a CUfunction_attribute of a kernel on a device."""
    kernel_on_device = _get_kernel_on_device(kernel, device)
    module_calls.cuFuncSetAttribute(simulation, kernel_on_device, attribute, value)


@simulated_function()
def cuKernelSetCacheConfig(
    simulation: Simulation, kernel: HandleObject, config: int, device: HandleObject
) -> None:
    """Accept the preferred size of the L1 cache for a kernel, which has no effect."""
    raise_status_if(config not in _CACHE_CONFIGS, "INVALID_VALUE")


# --- linking PTX
# The simulated linker only concatenates its inputs, because the CPU runner accepts several PTX modules in one
# string.

_PTX_INPUT = 1  # CU_JIT_INPUT_PTX


@simulated_function()
def cuLinkCreate(simulation: Simulation, *options: Any) -> HandleObject:
    """Create a link without inputs. The JIT options are ignored."""
    return simulation.add_object("CUlinkState", context=simulation.context, sources=[], output=None)


@simulated_function()
def cuLinkAddData(
    simulation: Simulation, state: HandleObject, input_type: int, data: int, size: int, *ignored: Any
) -> None:
    """Add PTX at an address to a link."""
    raise_status_if(not data or not size, "INVALID_VALUE")
    raise_status_if(input_type != _PTX_INPUT, "NOT_SUPPORTED")
    state.sources.append(ctypes.string_at(data, size).rstrip(b"\0"))


@simulated_function()
def cuLinkAddFile(
    simulation: Simulation, state: HandleObject, input_type: int, path: str | None, *ignored: Any
) -> None:
    """Add a PTX file to a link."""
    raise_status_if(not path, "INVALID_VALUE")
    raise_status_if(input_type != _PTX_INPUT, "NOT_SUPPORTED")
    try:
        with open(str(path), "rb") as file:
            state.sources.append(file.read().rstrip(b"\0"))
    except OSError:
        raise Status("FILE_NOT_FOUND") from None


@simulated_function()
def cuLinkComplete(simulation: Simulation, state: HandleObject) -> tuple[int, int]:
    """Return the address and the size of the linked PTX, which belongs to the link."""
    raise_status_if(not state.sources, "INVALID_VALUE")
    ptx = b"\n".join(state.sources)
    state.output = ctypes.create_string_buffer(ptx)  # adds a terminating 0
    return ctypes.addressof(state.output), ctypes.sizeof(state.output)


@simulated_function()
def cuLinkDestroy(simulation: Simulation, state: HandleObject) -> None:
    """Destroy a link with its output."""
    simulation.remove_objects(state)


# --- devices and contexts


_PCI_ADDRESS = re.compile(r"[0-9A-Fa-f]{4,8}:[0-9A-Fa-f]{2}:[0-9A-Fa-f]{2}(\.[0-7])?")


@simulated_function()
def cuDeviceGetByPCIBusId(simulation: Simulation, bus: str | None) -> int:
    """Return the CUdevice with a PCI address such as "0000:01:00.0"."""
    raise_status_if(not bus or not _PCI_ADDRESS.fullmatch(bus), "INVALID_VALUE")
    address = str(bus).upper()
    for device in simulation.devices:
        if device.bus == address:
            return int(device.ordinal)
    raise Status("INVALID_DEVICE")


@simulated_function()
def cuStreamGetDevice(simulation: Simulation, stream: HandleObject) -> int:
    """Return the CUdevice of a stream."""
    return int(stream.context.device.ordinal)


@simulated_function()
def cuCtxGetLimit(simulation: Simulation, limit: int) -> int:
    """Return a CUlimit of the current context."""
    raise_status_if(limit not in _INITIAL_LIMITS, "INVALID_VALUE")
    return int(_get_limits(simulation.context)[limit])


def _get_limits(context: HandleObject) -> dict[int, int]:
    """Return the values of all limits of a context, keyed by CUlimit."""
    if not hasattr(context, "limits"):
        context.limits = dict(_INITIAL_LIMITS)
    limits: dict[int, int] = context.limits
    return limits


@simulated_function()
def cuCtxSetLimit(simulation: Simulation, limit: int, value: int) -> None:
    """Set a CUlimit of the current context. It has no effect on kernels."""
    context = simulation.context
    simulation.check_allowed_during_capture()
    raise_status_if(limit not in _INITIAL_LIMITS, "INVALID_VALUE")
    raise_status_if(limit == _STACK_SIZE and value > _MAX_LOCAL_MEMORY, "INVALID_VALUE")
    _get_limits(context)[limit] = value


@simulated_function()
def cuCtxGetCacheConfig(simulation: Simulation) -> int:
    """Return CU_FUNC_CACHE_PREFER_NONE (0), whatever the program has set."""
    simulation.check_context()
    return 0


@simulated_function()
def cuCtxSetCacheConfig(simulation: Simulation, config: int) -> None:
    """Set the preferred size of the L1 cache, which affects the occupancy of cooperative launches."""
    raise_status_if(config not in _CACHE_CONFIGS, "INVALID_VALUE")
    simulation.context.cache = config


@simulated_function(init_first=True)
def cuFuncSetCacheConfig(simulation: Simulation, function: HandleObject, config: int) -> None:
    """Accept the preferred size of the L1 cache for a kernel, which has no effect."""
    raise_status_if(config not in _CACHE_CONFIGS, "INVALID_VALUE")


@simulated_function()
def cuCtxGetSharedMemConfig(simulation: Simulation) -> int:
    """Return the size of shared memory banks, which is fixed."""
    simulation.check_context()
    return _FOUR_BYTE_BANKS


@simulated_function()
def cuCtxSetSharedMemConfig(simulation: Simulation, config: int) -> None:
    """Accept a size of shared memory banks, which has no effect."""
    simulation.check_context()
    raise_status_if(config not in _BANK_CONFIGS, "INVALID_VALUE")


@simulated_function(init_first=True)
def cuFuncSetSharedMemConfig(simulation: Simulation, function: HandleObject, config: int) -> None:
    """Accept a size of shared memory banks for a kernel, which has no effect."""
    raise_status_if(config not in _BANK_CONFIGS, "INVALID_VALUE")


@simulated_function()
def cuCtxGetApiVersion(simulation: Simulation, context: Any) -> int:
    """Return the API version of a context, which is the same for all contexts."""
    return _API_VERSION


@simulated_function()
def cuCtxEnablePeerAccess(simulation: Simulation, peer: Any, flags: int) -> None:
    """Let the device of the current context access the memory of another context's device."""
    context = simulation.context
    raise_status_if(peer is None or flags, "INVALID_VALUE")
    raise_status_if(peer.device is context.device, "INVALID_DEVICE")
    peers = _get_peers(context)
    raise_status_if(peer.id in peers, "PEER_ACCESS_ALREADY_ENABLED")
    peers.add(peer.id)
    ordinal, peer_ordinal = context.device.ordinal, peer.device.ordinal
    simulation.memory.set_peer_access(ordinal, peer_ordinal, is_enabled=True)


def _get_peers(context: HandleObject) -> set[int]:
    """Return the identifiers of the contexts whose memory a context can access."""
    if not hasattr(context, "peers"):
        context.peers = set()
    peers: set[int] = context.peers
    return peers


@simulated_function()
def cuCtxDisablePeerAccess(simulation: Simulation, peer: Any) -> None:
    """Let the device of the current context no longer access the memory of another context's device."""
    context = simulation.context
    raise_status_if(peer is None, "INVALID_CONTEXT")
    peers = _get_peers(context)
    raise_status_if(peer.id not in peers, "PEER_ACCESS_NOT_ENABLED")
    peers.remove(peer.id)
    ordinal, peer_ordinal = context.device.ordinal, peer.device.ordinal
    simulation.memory.set_peer_access(ordinal, peer_ordinal, is_enabled=False)


@simulated_function()
def cuDevicePrimaryCtxSetFlags(simulation: Simulation, device: HandleObject, flags: int) -> None:
    """Set the flags of a device's primary context."""
    raise_status_if(flags & ~_PRIMARY_CONTEXT_FLAGS, "INVALID_VALUE")
    raise_status_if(flags & _SCHEDULE_MASK not in _SCHEDULES, "INVALID_VALUE")
    device.primary.flags = flags


# --- host memory


@simulated_function()
def cuMemHostRegister(simulation: Simulation, address: int, size: int, flags: int) -> None:
    """Make host memory of the program accessible to the devices."""
    context = simulation.context
    raise_status_if(not address or not size or flags & ~_HOST_REGISTER_FLAGS, "INVALID_VALUE")
    simulation.check_not_isolated("memory of the program", "; allocate it with cuMemHostAlloc")
    existing = simulation.memory.find_overlapping(address, size)
    raise_status_if(existing is not None, "HOST_MEMORY_ALREADY_REGISTERED")
    ordinal = context.device.ordinal
    simulation.memory.add_existing(address, size, ordinal, "registered", context.handle)


@simulated_function()
def cuMemHostUnregister(simulation: Simulation, address: int) -> None:
    """Make registered host memory inaccessible to the devices after all pending work."""
    raise_status_if(not address, "INVALID_VALUE")
    allocation: Allocation | None = simulation.memory.find(address)
    if allocation is None or allocation.kind != "registered":
        raise Status("HOST_MEMORY_NOT_REGISTERED")
    raise_status_if(allocation.address != address, "INVALID_VALUE")
    simulation.stream_order.finish()
    simulation.memory.free(allocation)


@simulated_function()
def cuStreamAttachMemAsync(simulation: Simulation, stream: HandleObject, address: int, *ignored: Any) -> None:
    """Check managed memory that is attached to a stream, which has no effect in a simulation."""
    memory.get_allocation(simulation, address)


# --- other functions


@simulated_function()
def cuEventRecordWithFlags(
    simulation: Simulation, event: HandleObject, stream: HandleObject, flags: int
) -> None:
    """Record an event in a stream. With _EXTERNAL, each launch of the captured graph records the event."""
    is_external = bool(flags & _EXTERNAL)
    raise_status_if(flags & ~_EXTERNAL, "INVALID_VALUE")
    raise_status_if(is_external and not stream.capture, "ILLEGAL_STATE")
    if is_external:
        raise_status_if(event.context is not stream.context, "INVALID_HANDLE")
        submit(simulation, stream, "record", event)
    else:
        cuEventRecord(simulation, event, stream)


@simulated_function()
def cuStreamAddCallback(
    simulation: Simulation, stream: HandleObject, function: int, data: int, flags: int
) -> None:
    """Submit a call of a C function of the program to a stream."""
    raise_status_if(not function or flags, "INVALID_VALUE")
    raise_status_if(stream.capture, "STREAM_CAPTURE_UNSUPPORTED")
    submit(simulation, stream, "callback", stream.handle, function, data)


def _run_callback(simulation: Simulation, stream: int, function_address: int, data: int) -> None:
    """Call the C function that was passed to cuStreamAddCallback.

    Args:
        simulation: The active simulation.
        stream: The handle of the stream.
        function_address: The address of the C function.
        data: The address of the data that is passed to it.
    """
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)(function_address)
    function(stream, _SUCCESS, data)


@simulated_function(init_first=True)
def cuGraphInstantiateWithParams(simulation: Simulation, graph: HandleObject, params: Any) -> HandleObject:
    """Create an executable graph with the flags in a CUDA_GRAPH_INSTANTIATE_PARAMS."""
    raise_status_if(not params, "INVALID_VALUE")
    return cuGraphInstantiateWithFlags(simulation, graph, int(params.contents.flags))


@simulated_function(init_first=True, optional_outputs=True)
def cuGraphInstantiate(simulation: Simulation, graph: HandleObject, *log: Any) -> tuple[HandleObject, int]:
    """Create an executable graph (CUDA 11). The output for the node that caused an error is always null."""
    return cuGraphInstantiateWithFlags(simulation, graph, 0), 0


@simulated_function(context_first=True)
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    simulation: Simulation, function: HandleObject, threads: int, shared: int, flags: int
) -> int:
    """Return the number of blocks that a multiprocessor can run at the same time."""
    raise_status_if(flags & ~_DISABLE_CACHING_OVERRIDE, "INVALID_VALUE")
    return module_calls.count_blocks(simulation, function, threads, shared)


@simulated_function(context_first=True)
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    simulation: Simulation, function: HandleObject, callback: int, shared: int, maximum: int, flags: int
) -> tuple[int, int]:
    """Return the smallest grid that fills the device, and the block size with the highest occupancy."""
    raise_status_if(flags & ~_DISABLE_CACHING_OVERRIDE, "INVALID_VALUE")
    return module_calls.cuOccupancyMaxPotentialBlockSize(simulation, function, callback, shared, maximum)


@simulated_function()
def cuProfilerStart(simulation: Simulation) -> None:
    """Do nothing. Profiling is not simulated."""


@simulated_function()
def cuProfilerStop(simulation: Simulation) -> None:
    """Do nothing. Profiling is not simulated."""


WORK_FUNCTIONS["callback"] = _run_callback
