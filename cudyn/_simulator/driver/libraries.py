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
from .call_registry import Status, call, raise_if
from .graphs import cuGraphInstantiateWithFlags
from .handle_objects import HandleObject
from .loaded_code import Code, read_code
from .simulation import Simulation
from .stream_order import RUN
from .streams import cuEventRecord, submit

_LIMITS = {0: 1024, 1: 1 << 20, 2: 8 << 20, 3: 2, 4: 2048, 5: 128}  # CUlimit -> initial value
_LIBRARY_OPTIONS = (0, 1)  # all values of CUlibraryOption
_STACK_SIZE = 0  # CU_LIMIT_STACK_SIZE
_LOCAL_MEMORY = 512 << 10  # the maximum per thread in bytes (CUDA C++ Programming Guide)
_HOST_REGISTER_FLAGS = 15  # all flags that cuMemHostRegister accepts
_PRIMARY_CONTEXT_FLAGS = 0x77  # all flags that cuDevicePrimaryCtxSetFlags accepts
_SCHEDULE_MASK = 0x07  # CU_CTX_SCHED_MASK: at most one of its flags may be set
_EXTERNAL = 1  # CU_EVENT_RECORD_EXTERNAL
_DISABLE_CACHING_OVERRIDE = 1  # CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE
_CACHE_CONFIGS = range(4)  # all values of CUfunc_cache
_BANK_CONFIGS = range(3)  # all values of CUsharedconfig
_FOUR_BYTE_BANKS = 1  # CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE: the size is fixed on current devices


# --- libraries and kernels, which do not belong to a context


def _add_library(simulation: Simulation, read: Callable[[], Code]) -> HandleObject:
    """Add a library. Because the driver loads lazily, errors in its code are reported when it is first used.

    Args:
        simulation: The active simulation.
        read: A function that reads the code, or raises Status.
    """
    code = None
    error: str | int = 0  # the status for code that cannot be read
    try:
        code = read()
    except Status as status:
        error = status.args[0]
    return simulation.add("CUlibrary", code=code, error=error, values={}, kernels={}, modules={})


def _get_code(library: HandleObject) -> Code:
    """Return a library's code. Raise Status if it could not be read."""
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
        module = library.modules[context] = module_calls.add_module(simulation, _get_code(library), values)
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
    raise_if(count and not (options and values))
    raise_if(library_count and not library_options)
    raise_if(any(library_options[index] not in _LIBRARY_OPTIONS for index in range(library_count)))


@call()
def cuLibraryLoadData(simulation: Simulation, code: int, *options: Any) -> HandleObject:
    raise_if(not code)
    _check_options(*options)
    return _add_library(simulation, functools.partial(read_code, simulation, code))


@call()
def cuLibraryLoadFromFile(simulation: Simulation, path: str | None, *options: Any) -> HandleObject:
    raise_if(not path)
    _check_options(*options)
    raise_if(not os.path.isfile(str(path)), "FILE_NOT_FOUND")
    return _add_library(simulation, functools.partial(module_calls.read_file, simulation, path))


@call()
def cuLibraryUnload(simulation: Simulation, library: HandleObject) -> None:
    simulation.check_unsafe(in_context=False)
    for module in library.modules.values():
        if not module.is_removed:
            module_calls.remove_module(simulation, module)
    simulation.remove(library, *library.kernels.values())


@call()
def cuLibraryGetKernel(simulation: Simulation, library: HandleObject, name: str | None) -> HandleObject:
    raise_if(not name)
    info = _get_code(library).kernels.get(str(name))
    raise_if(info is None, "NOT_FOUND")
    if name not in library.kernels:
        kernel = library.kernels[name] = simulation.add("CUkernel", module=library, info=info)
        kernel.find_function = functools.partial(cuKernelGetFunction, simulation, kernel)
    return library.kernels[name]  # type: ignore[no-any-return]


@call()
def cuLibraryGetKernelCount(simulation: Simulation, library: HandleObject) -> int:
    return len(library.code.kernels) if library.code else 0


@call()
def cuLibraryEnumerateKernels(
    simulation: Simulation, count: int, library: HandleObject
) -> tuple[list[HandleObject]]:
    raise_if(not count)
    names = list(library.code.kernels)[:count] if library.code else []
    return ([cuLibraryGetKernel(simulation, library, name) for name in names],)


@call()
def cuLibraryGetModule(simulation: Simulation, library: HandleObject) -> HandleObject:
    return _get_module(simulation, library)


@call()
def cuLibraryGetGlobal(simulation: Simulation, library: HandleObject, name: str | None) -> tuple[int, int]:
    return module_calls.cuModuleGetGlobal(simulation, _get_module(simulation, library), name)


@call()
def cuLibraryGetManaged(simulation: Simulation, library: HandleObject, name: str | None) -> tuple[int, int]:
    """Return the address and the size of a managed variable.

    On a real device, all contexts share the variable. The simulation does not support this, and reports
    NOT_SUPPORTED if the library is loaded in several contexts.
    """
    raise_if(not name)
    raise_if(name not in _get_code(library).managed, "NOT_FOUND")
    modules = [module for module in library.modules.values() if not module.is_removed]
    raise_if(len(modules) > 1, "NOT_SUPPORTED")
    module = modules[0] if modules else _get_module(simulation, library)
    return module_calls.cuModuleGetGlobal(simulation, module, name)


@call()
def cuLibraryGetUnifiedFunction(simulation: Simulation, library: HandleObject, name: str | None) -> int:
    raise_if(not name)
    raise Status("NOT_FOUND")  # no device has CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS


@call()
def cuKernelGetFunction(simulation: Simulation, kernel: HandleObject) -> Any:
    module = _get_module(simulation, kernel.module)
    return module_calls.cuModuleGetFunction(simulation, module, kernel.info.name)


@call()
def cuKernelGetLibrary(simulation: Simulation, kernel: HandleObject) -> HandleObject:
    library: HandleObject = kernel.module
    return library


@call(null_status="INVALID_VALUE")
def cuKernelGetName(simulation: Simulation, kernel: HandleObject) -> Any:
    return kernel.info.name.encode()


@call(null_status="INVALID_VALUE")
def cuKernelGetParamInfo(simulation: Simulation, kernel: HandleObject, index: int) -> tuple[int, int]:
    simulation.check_context()
    return module_calls.get_parameter_layout(simulation, kernel, index)


@call()
def cuKernelGetAttribute(
    simulation: Simulation, attribute: int, kernel: HandleObject, device: HandleObject
) -> int:
    return module_calls.cuFuncGetAttribute(simulation, attribute, _get_kernel_on_device(kernel, device))


def _get_kernel_on_device(kernel: HandleObject, device: HandleObject) -> HandleObject:
    """Return an internal object for a kernel, with the attributes that were set for a device."""
    values = kernel.module.values.setdefault(device, {}).setdefault(kernel.info.name, {})
    return HandleObject("kernel of a device", module=kernel.module, info=kernel.info, values=values)


@call()
def cuKernelSetAttribute(
    simulation: Simulation, attribute: int, value: int, kernel: HandleObject, device: HandleObject
) -> None:
    module_calls.cuFuncSetAttribute(simulation, _get_kernel_on_device(kernel, device), attribute, value)


@call()
def cuKernelSetCacheConfig(
    simulation: Simulation, kernel: HandleObject, config: int, device: HandleObject
) -> None:
    raise_if(config not in _CACHE_CONFIGS)


# --- linking PTX: the simulated linker only concatenates its inputs, because the CPU runner accepts several
# PTX modules in one string

_PTX_INPUT = 1  # CU_JIT_INPUT_PTX


@call()
def cuLinkCreate(simulation: Simulation, *options: Any) -> HandleObject:
    return simulation.add("CUlinkState", context=simulation.context, sources=[], output=None)


@call()
def cuLinkAddData(
    simulation: Simulation, state: HandleObject, kind: int, data: int, size: int, *ignored: Any
) -> None:
    raise_if(not data or not size)
    raise_if(kind != _PTX_INPUT, "NOT_SUPPORTED")
    state.sources.append(ctypes.string_at(data, size).rstrip(b"\0"))


@call()
def cuLinkAddFile(
    simulation: Simulation, state: HandleObject, kind: int, path: str | None, *ignored: Any
) -> None:
    raise_if(not path)
    raise_if(kind != _PTX_INPUT, "NOT_SUPPORTED")
    try:
        with open(str(path), "rb") as file:
            state.sources.append(file.read().rstrip(b"\0"))
    except OSError:
        raise Status("FILE_NOT_FOUND") from None


@call()
def cuLinkComplete(simulation: Simulation, state: HandleObject) -> tuple[int, int]:
    raise_if(not state.sources)
    ptx = b"\n".join(state.sources)
    state.output = ctypes.create_string_buffer(ptx)
    return ctypes.addressof(state.output), len(ptx) + 1


@call()
def cuLinkDestroy(simulation: Simulation, state: HandleObject) -> None:
    simulation.remove(state)


# --- devices and contexts


_BUS = re.compile(r"[0-9A-Fa-f]{4,8}:[0-9A-Fa-f]{2}:[0-9A-Fa-f]{2}(\.[0-7])?")


@call()
def cuDeviceGetByPCIBusId(simulation: Simulation, bus: str | None) -> int:
    raise_if(not _BUS.fullmatch(bus or ""))
    ordinals = [device.ordinal for device in simulation.devices if device.bus == (bus or "").upper()]
    raise_if(not ordinals, "INVALID_DEVICE")
    return int(ordinals[0])


@call()
def cuStreamGetDevice(simulation: Simulation, stream: HandleObject) -> int:
    return int(stream.context.device.ordinal)


@call()
def cuCtxGetLimit(simulation: Simulation, limit: int) -> int:
    raise_if(limit not in _LIMITS)
    context = simulation.context
    return int(getattr(context, "limits", {}).get(limit, _LIMITS[limit]))


@call()
def cuCtxSetLimit(simulation: Simulation, limit: int, value: int) -> None:
    context = simulation.context
    simulation.check_unsafe()
    raise_if(limit not in _LIMITS or (limit == _STACK_SIZE and value > _LOCAL_MEMORY))
    context.limits = {**getattr(context, "limits", {}), limit: value}


@call()
def cuCtxGetCacheConfig(simulation: Simulation) -> int:
    simulation.check_context()
    return 0


@call()
def cuCtxSetCacheConfig(simulation: Simulation, config: int) -> None:
    raise_if(config not in _CACHE_CONFIGS)
    simulation.context.cache = config


@call(init_first=True)
def cuFuncSetCacheConfig(simulation: Simulation, function: HandleObject, config: int) -> None:
    raise_if(config not in _CACHE_CONFIGS)


@call()
def cuCtxGetSharedMemConfig(simulation: Simulation) -> int:
    simulation.check_context()
    return _FOUR_BYTE_BANKS


@call()
def cuCtxSetSharedMemConfig(simulation: Simulation, config: int) -> None:
    simulation.check_context()
    raise_if(config not in _BANK_CONFIGS)


@call(init_first=True)
def cuFuncSetSharedMemConfig(simulation: Simulation, function: HandleObject, config: int) -> None:
    raise_if(config not in _BANK_CONFIGS)


@call()
def cuCtxGetApiVersion(simulation: Simulation, context: Any) -> int:
    return 3020  # the API version of all contexts from CUDA 3.2 on


@call()
def cuCtxEnablePeerAccess(simulation: Simulation, peer: Any, flags: int) -> None:
    context = simulation.context
    raise_if(peer is None or flags)
    raise_if(peer.device is context.device, "INVALID_DEVICE")
    peers = context.__dict__.setdefault("peers", set())
    raise_if(peer.id in peers, "PEER_ACCESS_ALREADY_ENABLED")
    peers.add(peer.id)
    simulation.memory.set_peer(context.device.ordinal, peer.device.ordinal, is_enabled=True)


@call()
def cuCtxDisablePeerAccess(simulation: Simulation, peer: Any) -> None:
    context = simulation.context
    peers = context.__dict__.setdefault("peers", set())
    raise_if(peer is None, "INVALID_CONTEXT")
    raise_if(peer.id not in peers, "PEER_ACCESS_NOT_ENABLED")
    peers.remove(peer.id)
    simulation.memory.set_peer(context.device.ordinal, peer.device.ordinal, is_enabled=False)


@call()
def cuDevicePrimaryCtxSetFlags(simulation: Simulation, device: HandleObject, flags: int) -> None:
    has_several_schedules = flags & _SCHEDULE_MASK not in (0, 1, 2, 4)
    raise_if(flags & ~_PRIMARY_CONTEXT_FLAGS or has_several_schedules)
    device.primary.flags = flags


# --- host memory


@call()
def cuMemHostRegister(simulation: Simulation, address: int, size: int, flags: int) -> None:
    context = simulation.context
    raise_if(not address or not size or flags & ~_HOST_REGISTER_FLAGS)
    simulation.check_not_isolated("memory of the program", "; allocate it with cuMemHostAlloc")
    raise_if(simulation.memory.find_overlapping(address, size) is not None, "HOST_MEMORY_ALREADY_REGISTERED")
    simulation.memory.allocate(size, context.device.ordinal, "registered", context.handle, address)


@call()
def cuMemHostUnregister(simulation: Simulation, address: int) -> None:
    raise_if(not address)
    allocation: Allocation | None = simulation.memory.find(address)
    if allocation is None or allocation.kind != "registered":
        raise Status("HOST_MEMORY_NOT_REGISTERED")
    raise_if(allocation.address != address)
    simulation.order.finish()
    simulation.memory.free(allocation)


@call()
def cuStreamAttachMemAsync(simulation: Simulation, stream: HandleObject, address: int, *ignored: Any) -> None:
    memory.get_allocation(simulation, address)


# --- other functions


@call()
def cuEventRecordWithFlags(
    simulation: Simulation, event: HandleObject, stream: HandleObject, flags: int
) -> None:
    raise_if(flags & ~_EXTERNAL)
    raise_if(flags and not stream.capture, "ILLEGAL_STATE")
    if flags:  # each launch of the graph records the event
        raise_if(event.context is not stream.context, "INVALID_HANDLE")
        submit(simulation, stream, "record", event)
    else:
        cuEventRecord(simulation, event, stream)


@call()
def cuStreamAddCallback(
    simulation: Simulation, stream: HandleObject, function: int, data: int, flags: int
) -> None:
    raise_if(not function or flags)
    raise_if(stream.capture, "STREAM_CAPTURE_UNSUPPORTED")
    submit(simulation, stream, "callback", stream.handle, function, data)


def _run_callback(simulation: Simulation, stream: int, function: int, data: int) -> None:
    """Call the function that was passed to cuStreamAddCallback, with the status CUDA_SUCCESS."""
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)(function)(stream, 0, data)


@call(init_first=True)
def cuGraphInstantiateWithParams(simulation: Simulation, graph: HandleObject, params: Any) -> HandleObject:
    raise_if(not params)
    return cuGraphInstantiateWithFlags(simulation, graph, int(params.contents.flags))


@call(init_first=True, optional_outputs=True)
def cuGraphInstantiate(simulation: Simulation, graph: HandleObject, *log: Any) -> tuple[HandleObject, int]:
    """Instantiate a graph (CUDA 11). The output for the node that caused an error is always null."""
    return cuGraphInstantiateWithFlags(simulation, graph, 0), 0


@call(context_first=True)
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    simulation: Simulation, function: HandleObject, threads: int, shared: int, flags: int
) -> int:
    raise_if(flags & ~_DISABLE_CACHING_OVERRIDE)
    return module_calls.count_blocks(simulation, function, threads, shared)


@call(context_first=True)
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    simulation: Simulation, function: HandleObject, callback: int, shared: int, maximum: int, flags: int
) -> tuple[int, int]:
    raise_if(flags & ~_DISABLE_CACHING_OVERRIDE)
    return module_calls.cuOccupancyMaxPotentialBlockSize(simulation, function, callback, shared, maximum)


@call()
def cuProfilerStart(simulation: Simulation) -> None:
    """Do nothing. Profiling is not simulated."""


@call()
def cuProfilerStop(simulation: Simulation) -> None:
    """Do nothing. Profiling is not simulated."""


RUN["callback"] = _run_callback
