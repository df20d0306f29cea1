"""Kernels in the CUDA runtime: kernels from libraries, and kernels that compiled programs register.

A program compiled by nvcc registers its fatbins, kernels and variables when it starts. It identifies the
kernels by the addresses of their host functions, and the variables by the addresses of their host-side shadow
variables. Registrations last as long as the process. Each simulation loads the code when it is first used.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import partial
from struct import unpack_from
from typing import Any

from ..._process import process
from . import libraries, modules
from .call_registry import CALLS, Status, call, raise_if
from .graphs import add, keep_attributes, set_kernel
from .handle_objects import HandleObject
from .kernel_runs import Launch
from .launches import (
    check_current,
    count_clusters,
    get_max_cluster_size,
    has_valid_sizes,
    make_launch,
    read_attributes,
    submit_launch,
)
from .memory import copy
from .node_parameters import COMMON_ADDERS, Adders, add_memcpy, add_node_by_type, pass_by_address
from .runtime import get_sides, read_copy
from .simulation import Simulation

# cudaError
_INVALID_CONFIGURATION = 9
_INVALID_SYMBOL = 13
_MISSING_CONFIGURATION = 52
_INVALID_DEVICE_FUNCTION = 98
_WRAPPER_MAGIC = 0x466243B1  # the first member of __fatBinC_Wrapper_t, which contains the address of a fatbin

# Address of a host function or a shadow variable -> (the handle of the fatbin, the name of the kernel or
# variable in the fatbin)
_registered_functions: dict[int, tuple[int, str]] = process.keep({})
_registered_variables: dict[int, tuple[int, str]] = process.keep({})
# Handle of a fatbin -> (the memory that the handle points to, the address of the fatbin)
_fatbins: dict[int, tuple[Any, int]] = process.keep({})


# --- registering


@call(uses_context=False)
def __cudaRegisterFatBinary(simulation: Simulation, wrapper: int) -> int:
    magic, _, address = unpack_from("<IIQ", ctypes.string_at(wrapper, 16))
    raise_if(magic != _WRAPPER_MAGIC, "INVALID_IMAGE")
    memory = ctypes.c_void_p(address)
    handle = ctypes.addressof(memory)
    _fatbins[handle] = memory, address
    return handle


@call(uses_context=False)
def __cudaRegisterFatBinaryEnd(simulation: Simulation, handle: int) -> None:
    """Do nothing, because the fatbin is loaded when it is first used."""


@call(uses_context=False)
def __cudaUnregisterFatBinary(simulation: Simulation, handle: int) -> None:
    library = simulation.registered.pop(handle, None)
    if library is not None:
        libraries.cuLibraryUnload(simulation, library)
    _fatbins.pop(handle, None)
    for registrations in (_registered_functions, _registered_variables):
        addresses = [address for address, (fatbin, _) in registrations.items() if fatbin == handle]
        for address in addresses:
            del registrations[address]


@call(uses_context=False)
def __cudaRegisterFunction(
    simulation: Simulation, handle: int, function: int, device_function: int, name: int, *ignored: int
) -> None:
    _registered_functions[function] = handle, ctypes.string_at(name).decode()


@call(uses_context=False)
def __cudaRegisterVar(
    simulation: Simulation, handle: int, variable: int, device_variable: int, name: int, *ignored: int
) -> None:
    _registered_variables[variable] = handle, ctypes.string_at(name).decode()


@call(uses_context=False)
def __cudaInitModule(simulation: Simulation, handle: int) -> bytes:
    return b"\1"  # true


def _get_library(simulation: Simulation, handle: int) -> HandleObject:
    """Return the library for a registered fatbin, and load it if this simulation has not used it yet."""
    if handle not in simulation.registered:
        _, address = _fatbins[handle]
        simulation.registered[handle] = libraries.cuLibraryLoadData(simulation, address)
    return simulation.registered[handle]


def _get_kernel(simulation: Simulation, function: int) -> HandleObject:
    """Return the CUkernel for the address of a host function or for the handle of a CUkernel.

    Raises:
        Status: The value is neither a registered host function nor the handle of a kernel.
    """
    if function in _registered_functions:
        handle, name = _registered_functions[function]
        return libraries.cuLibraryGetKernel(simulation, _get_library(simulation, handle), name)
    kernels = simulation.find_all("CUkernel", handle=function)
    raise_if(not kernels, _INVALID_DEVICE_FUNCTION)
    return kernels[0]


def _get_function(simulation: Simulation, function: int) -> HandleObject:
    """Return the CUfunction of a kernel in the current context.

    Args:
        simulation: The active simulation.
        function: The address of a host function, or the handle of a CUkernel or a CUfunction.
    """
    functions = simulation.find_all("CUfunction", handle=function)
    if functions:
        return functions[0]
    cu_function: HandleObject = libraries.cuKernelGetFunction(simulation, _get_kernel(simulation, function))
    return cu_function


# --- kernels


@call()
def cudaGetKernel(simulation: Simulation, function: int) -> HandleObject:
    return _get_kernel(simulation, function)


@call()
def cudaGetFuncBySymbol(simulation: Simulation, function: int) -> HandleObject:
    return _get_function(simulation, function)


# The members of cudaFuncAttributes, in the order of CUfunction_attribute
_ATTRIBUTE_MEMBERS = """
    maxThreadsPerBlock sharedSizeBytes constSizeBytes localSizeBytes numRegs ptxVersion binaryVersion
    cacheModeCA maxDynamicSharedSizeBytes preferredShmemCarveout clusterDimMustBeSet requiredClusterWidth
    requiredClusterHeight requiredClusterDepth nonPortableClusterSizeAllowed
    clusterSchedulingPolicyPreference
"""


@call()
def cudaFuncGetAttributes(simulation: Simulation, function: int) -> dict[str, int]:
    cu_function = _get_function(simulation, function)
    return {
        member: modules.cuFuncGetAttribute(simulation, attribute, cu_function)
        for attribute, member in enumerate(_ATTRIBUTE_MEMBERS.split())
    }


@call()
def cudaFuncSetAttribute(simulation: Simulation, function: int, attribute: int, value: int) -> None:
    modules.cuFuncSetAttribute(simulation, _get_function(simulation, function), attribute, value)


@call()
def cudaKernelSetAttributeForDevice(
    simulation: Simulation, kernel: HandleObject, attribute: int, value: int, device: int
) -> None:
    libraries.cuKernelSetAttribute(
        simulation, attribute, value, kernel, simulation.find_object("CUdevice", device)
    )


@call()
def cudaFuncSetCacheConfig(simulation: Simulation, function: int, config: int) -> None:
    libraries.cuFuncSetCacheConfig(simulation, _get_function(simulation, function), config)


@call()
def cudaFuncSetSharedMemConfig(simulation: Simulation, function: int, config: int) -> None:
    libraries.cuFuncSetSharedMemConfig(simulation, _get_function(simulation, function), config)


@call()
def cudaFuncGetName(simulation: Simulation, function: int) -> Any:
    return modules.cuFuncGetName(simulation, _get_function(simulation, function))


@call()
def cudaFuncGetParamInfo(simulation: Simulation, function: int, index: int) -> tuple[int, int]:
    return modules.get_parameter_layout(simulation, _get_function(simulation, function), index)


@call()
def cudaFuncGetParamCount(simulation: Simulation, function: int) -> int:
    return len(_get_function(simulation, function).info.parameters or ())


def _make_occupancy_query(name: str) -> Any:
    """Create a runtime function that passes a kernel's CUfunction to a driver function.

    Args:
        name: The name of the driver function.
    """

    def query(simulation: Simulation, function: int, *arguments: Any) -> Any:
        """Call the driver function with the CUfunction of the kernel."""
        return CALLS[name](simulation, _get_function(simulation, function), *arguments)

    return query


# --- launches


def _get_sizes(grid: Any, block: Any, shared: int, function: int) -> list[int]:
    """Return the sizes of a launch: the grid, the block, and the size of dynamic shared memory in bytes.

    Raises:
        Status: The sizes are invalid. The status depends on whether the program identifies the kernel by its
            host function or by a handle.
    """
    sizes = [grid.x, grid.y, grid.z, block.x, block.y, block.z, shared]
    status = _INVALID_CONFIGURATION if function in _registered_functions else "INVALID_VALUE"
    raise_if(not has_valid_sizes(sizes), status)
    return sizes


@call(launches_kernels=True)
def cudaLaunchKernel(
    simulation: Simulation,
    function: int,
    grid: Any,
    block: Any,
    pointers: Any,
    shared: int,
    stream: HandleObject,
    **options: Any,
) -> None:
    cu_function = _get_function(simulation, function)
    sizes = _get_sizes(grid, block, shared, function)
    submit_launch(simulation, stream, cu_function, sizes, pointers, **options)


@call(launches_kernels=True)
def cudaLaunchCooperativeKernel(simulation: Simulation, function: int, *arguments: Any) -> None:
    cudaLaunchKernel(simulation, function, *arguments, is_cooperative=True)


def _read_config(
    simulation: Simulation, config: Any, function: int
) -> tuple[HandleObject, list[int], Sequence[tuple[int, Any]]]:
    """Return the stream, the sizes and the attributes of a cudaLaunchConfig_t."""
    raise_if(not config)
    members = config.contents
    count = members.numAttrs if members.attrs else 0
    attributes = [(int(attribute.id), attribute.val) for attribute in members.attrs[:count]]
    sizes = _get_sizes(members.gridDim, members.blockDim, members.dynamicSmemBytes, function)
    return simulation.get_stream(int(members.stream or 0)), sizes, attributes


@call(launches_kernels=True)
def cudaLaunchKernelExC(simulation: Simulation, config: Any, function: int, pointers: Any) -> None:
    stream, sizes, attributes = _read_config(simulation, config, function)
    options = read_attributes(attributes)
    submit_launch(simulation, stream, _get_function(simulation, function), sizes, pointers, **options)


@call()
def cudaOccupancyMaxActiveClusters(simulation: Simulation, function: int, config: Any) -> int:
    return count_clusters(
        simulation, _get_function(simulation, function), *_read_config(simulation, config, function)
    )


@call()
def cudaOccupancyMaxPotentialClusterSize(simulation: Simulation, function: int, config: Any) -> int:
    cu_function = _get_function(simulation, function)
    return get_max_cluster_size(simulation, cu_function, *_read_config(simulation, config, function))


@call(uses_context=False)
def __cudaPushCallConfiguration(
    simulation: Simulation, grid: Any, block: Any, shared: int, stream: int
) -> int:
    sizes = [{axis: getattr(dim, axis) for axis in "xyz"} for dim in (grid, block)]
    simulation.thread.setdefault("configurations", []).append((*sizes, shared, stream))
    return 0


@call(uses_context=False)
def __cudaPopCallConfiguration(simulation: Simulation) -> Any:
    configurations = simulation.thread.get("configurations", [])
    raise_if(not configurations, _MISSING_CONFIGURATION)
    return configurations.pop()


@call(uses_context=False)
def __cudaGetKernel(simulation: Simulation, function: int) -> int:
    """Return the host function itself as the handle.

    Compiled code stores the handle, and uses it again in later simulations.
    """
    _get_kernel(simulation, function)
    return function


@call(uses_context=False)
def __cudaLaunchKernel(
    simulation: Simulation, kernel: int, grid: Any, block: Any, pointers: int, shared: int, stream: int
) -> None:
    addresses = ctypes.cast(pointers, ctypes.POINTER(ctypes.c_void_p)) if pointers else None
    cudaLaunchKernel(simulation, kernel, grid, block, addresses, shared, simulation.get_stream(stream))


# --- graph nodes


def _read_node(simulation: Simulation, params: Any) -> tuple[HandleObject, Launch]:
    """Return the function and the launch that a cudaKernelNodeParams describes."""
    raise_if(not params)
    check_current(simulation)
    members = params.contents
    function = int(members.func or 0)
    sizes = _get_sizes(members.gridDim, members.blockDim, members.sharedMemBytes, function)
    return make_launch(
        simulation, _get_function(simulation, function), sizes, members.kernelParams, members.extra
    )


@call()
def cudaGraphAddKernelNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, params: Any
) -> Any:
    return add(simulation, graph, after, count, "kernel", *_read_node(simulation, params))


_ADDERS: Adders = {
    **COMMON_ADDERS,
    0: ("kernel", pass_by_address(cudaGraphAddKernelNode)),
    1: ("memcpy", partial(add_memcpy, read_copy)),
}


@call()
def cudaGraphAddNode(
    simulation: Simulation, graph: HandleObject, after: Any, *arguments: Any
) -> HandleObject:
    """Add a node.

    Args:
        arguments: The edge data (`_v2` only), the number of dependencies, and a cudaGraphNodeParams.
    """
    *_, count, params = arguments
    return add_node_by_type(_ADDERS, simulation, graph, after, count, params)


@call()
def cudaGraphConditionalHandleCreate(simulation: Simulation, graph: HandleObject, *arguments: Any) -> Any:
    """Create a condition.

    Args:
        arguments: The context (`_v2` only, ignored), the initial value and the flags.
    """
    *_, value, flags = arguments
    return CALLS["cuGraphConditionalHandleCreate"](simulation, graph, simulation.context, value, flags)


@call()
def cudaGraphKernelNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    raise_if(node.type != "kernel")
    function, launch = _read_node(simulation, params)
    node.work = function, keep_attributes(node, launch)


@call()
def cudaGraphExecKernelNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    set_kernel(executable, node, _read_node(simulation, params))


# --- variables


def _get_variable(simulation: Simulation, symbol: int) -> tuple[int, int]:
    """Return the address and the size of a registered variable.

    Args:
        simulation: The active simulation.
        symbol: The address of the host-side shadow variable.
    """
    raise_if(symbol not in _registered_variables, _INVALID_SYMBOL)
    handle, name = _registered_variables[symbol]
    return libraries.cuLibraryGetGlobal(simulation, _get_library(simulation, handle), name)


@call()
def cudaGetSymbolAddress(simulation: Simulation, symbol: int) -> int:
    address, _ = _get_variable(simulation, symbol)
    return address


@call()
def cudaGetSymbolSize(simulation: Simulation, symbol: int) -> int:
    _, size = _get_variable(simulation, symbol)
    return size


def _get_address(simulation: Simulation, symbol: int, size: int, offset: int) -> int:
    """Return the address of the byte at an offset in a variable.

    Raises:
        Status: The variable does not contain `size` bytes at the offset.
    """
    address, variable_size = _get_variable(simulation, symbol)
    raise_if(offset + size > variable_size)
    return address + offset


def _copy_to_variable(
    simulation: Simulation, symbol: int, source: int, size: int, offset: int, kind: int, *stream: HandleObject
) -> None:
    to = _get_address(simulation, symbol, size, offset)
    copy(simulation, to, source, size, *stream, sides=get_sides(kind))


def _copy_from_variable(
    simulation: Simulation, to: int, symbol: int, size: int, offset: int, kind: int, *stream: HandleObject
) -> None:
    source = _get_address(simulation, symbol, size, offset)
    copy(simulation, to, source, size, *stream, sides=get_sides(kind))


def _make_library_query(function: Callable[..., Any]) -> Callable[..., Any]:
    """Create a runtime function that calls a driver function, but raises INVALID_VALUE for an unknown name.

    Args:
        function: The driver function, which raises NOT_FOUND for an unknown name.
    """

    def query(simulation: Simulation, library: HandleObject, name: str | None) -> Any:
        """Call the driver function, and replace the status that it raises for an unknown name."""
        try:
            return function(simulation, library, name)
        except Status as status:
            raise_if(status.args[0] == "NOT_FOUND")
            raise

    return query


call("cudaLibraryGetGlobal")(_make_library_query(libraries.cuLibraryGetGlobal))
call("cudaLibraryGetUnifiedFunction")(_make_library_query(libraries.cuLibraryGetUnifiedFunction))
for _suffix in ("", "Async"):  # only the asynchronous functions have a stream parameter
    call(f"cudaMemcpyToSymbol{_suffix}", names_stream=bool(_suffix))(_copy_to_variable)
    call(f"cudaMemcpyFromSymbol{_suffix}", names_stream=bool(_suffix))(_copy_from_variable)
for _query in (
    "OccupancyMaxActiveBlocksPerMultiprocessor",
    "OccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "OccupancyAvailableDynamicSMemPerBlock",
):
    call(f"cuda{_query}")(_make_occupancy_query(f"cu{_query}"))
