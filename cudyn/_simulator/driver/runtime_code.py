"""Kernels in the CUDA runtime: kernels from libraries, and kernels that compiled programs register.

A program compiled by nvcc registers its fatbins, kernels and variables when it starts. It identifies the
kernels by the addresses of their host functions, and the variables by the addresses of their host-side shadow
variables. Registrations last as long as the process. Each simulation loads the code when it is first used.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from struct import unpack_from
from typing import Any

from ..._process import process
from . import libraries, modules
from .call_registry import CALLS, Status, raise_status_if, simulated_function
from .graphs import add_graph_node, keep_launch_attributes, replace_executable_launch
from .handle_objects import HandleObject
from .kernel_runs import Launch
from .launches import (
    LaunchConfig,
    LaunchSizes,
    check_current,
    count_clusters,
    get_max_cluster_size,
    make_launch,
    read_launch_attributes,
    submit_launch,
)
from .memory import copy
from .node_parameters import COMMON_ADDERS, Adders, add_memcpy_node, add_node_by_type, pass_by_address
from .runtime import get_memory_types, read_copy
from .simulation import Simulation

# cudaError
_INVALID_CONFIGURATION = 9
_INVALID_SYMBOL = 13
_MISSING_CONFIGURATION = 52
_INVALID_DEVICE_FUNCTION = 98
_WRAPPER_MAGIC = 0x466243B1  # the first member of __fatBinC_Wrapper_t, which contains the address of a fatbin

# Address of a host function or a shadow variable -> the handle of the fatbin, and the name of the kernel or
# variable in the fatbin
_registered_functions: dict[int, tuple[int, str]] = process.keep({})
_registered_variables: dict[int, tuple[int, str]] = process.keep({})
# Handle of a fatbin -> (the memory that the handle points to, the address of the fatbin)
_fatbins: dict[int, tuple[Any, int]] = process.keep({})


# --- registering


@simulated_function(uses_context=False)
def __cudaRegisterFatBinary(simulation: Simulation, wrapper: int) -> int:
    """Register the fatbin in a compiled program, and return a handle.

    Args:
        simulation: The active simulation.
        wrapper: The address of a __fatBinC_Wrapper_t: a magic number, a version, and the fatbin's address.
    """
    magic, _, fatbin_address = unpack_from("<IIQ", ctypes.string_at(wrapper, 16))
    raise_status_if(magic != _WRAPPER_MAGIC, "INVALID_IMAGE")
    memory = ctypes.c_void_p(fatbin_address)
    handle = ctypes.addressof(memory)
    _fatbins[handle] = memory, fatbin_address
    return handle


@simulated_function(uses_context=False)
def __cudaRegisterFatBinaryEnd(simulation: Simulation, handle: int) -> None:
    """Do nothing, because the fatbin is loaded when it is first used."""


@simulated_function(uses_context=False)
def __cudaUnregisterFatBinary(simulation: Simulation, handle: int) -> None:
    """Unload a registered fatbin, and drop the registrations of its kernels and variables."""
    library = simulation.registered.pop(handle, None)
    if library is not None:
        libraries.cuLibraryUnload(simulation, library)
    _fatbins.pop(handle, None)
    for registrations in (_registered_functions, _registered_variables):
        for address, (fatbin, _) in list(registrations.items()):
            if fatbin == handle:
                del registrations[address]


@simulated_function(uses_context=False)
def __cudaRegisterFunction(
    simulation: Simulation, handle: int, function: int, device_function: int, name: int, *ignored: int
) -> None:
    """Register a kernel in a fatbin.

    Args:
        simulation: The active simulation.
        handle: The handle of the fatbin.
        function: The address of the kernel's host function.
        device_function: Not used.
        name: The address of the kernel's name.
        ignored: Other properties of the kernel.
    """
    _registered_functions[function] = handle, ctypes.string_at(name).decode()


@simulated_function(uses_context=False)
def __cudaRegisterVar(
    simulation: Simulation, handle: int, variable: int, device_variable: int, name: int, *ignored: int
) -> None:
    """Register a variable in a fatbin.

    Args:
        simulation: The active simulation.
        handle: The handle of the fatbin.
        variable: The address of the host-side shadow variable.
        device_variable: Not used.
        name: The address of the variable's name.
        ignored: Other properties of the variable.
    """
    _registered_variables[variable] = handle, ctypes.string_at(name).decode()


@simulated_function(uses_context=False)
def __cudaInitModule(simulation: Simulation, handle: int) -> bytes:
    """Return true. The fatbin is loaded when it is first used."""
    return b"\1"  # true


def _get_library(simulation: Simulation, handle: int) -> HandleObject:
    """Return the library for a registered fatbin, and load it if this simulation has not used it yet."""
    if handle not in simulation.registered:
        _, address = _fatbins[handle]
        simulation.registered[handle] = libraries.cuLibraryLoadData(simulation, address)
    return simulation.registered[handle]


def _get_kernel(simulation: Simulation, host_function: int) -> HandleObject:
    """Return the CUkernel for the address of a host function or for the handle of a CUkernel.

    Raises:
        Status: The value is neither a registered host function nor the handle of a kernel.
    """
    if host_function in _registered_functions:
        fatbin, name = _registered_functions[host_function]
        library = _get_library(simulation, fatbin)
        return libraries.cuLibraryGetKernel(simulation, library, name)
    kernels = simulation.list_objects("CUkernel", handle=host_function)
    raise_status_if(not kernels, _INVALID_DEVICE_FUNCTION)
    return kernels[0]


def _get_function(simulation: Simulation, host_function: int) -> HandleObject:
    """Return the CUfunction of a kernel in the current context.

    Args:
        simulation: The active simulation.
        host_function: The address of a host function, or the handle of a CUkernel or a CUfunction.
    """
    functions = simulation.list_objects("CUfunction", handle=host_function)
    if functions:
        return functions[0]
    kernel = _get_kernel(simulation, host_function)
    function: HandleObject = libraries.cuKernelGetFunction(simulation, kernel)
    return function


# --- kernels


@simulated_function()
def cudaGetKernel(simulation: Simulation, function: int) -> HandleObject:
    """Return the CUkernel for a host function."""
    return _get_kernel(simulation, function)


@simulated_function()
def cudaGetFuncBySymbol(simulation: Simulation, function: int) -> HandleObject:
    """Return the CUfunction for a host function."""
    return _get_function(simulation, function)


# The members of cudaFuncAttributes, in the order of CUfunction_attribute
_ATTRIBUTE_MEMBERS = """
    maxThreadsPerBlock sharedSizeBytes constSizeBytes localSizeBytes numRegs ptxVersion binaryVersion
    cacheModeCA maxDynamicSharedSizeBytes preferredShmemCarveout clusterDimMustBeSet requiredClusterWidth
    requiredClusterHeight requiredClusterDepth nonPortableClusterSizeAllowed
    clusterSchedulingPolicyPreference
"""


@simulated_function()
def cudaFuncGetAttributes(simulation: Simulation, host_function: int) -> dict[str, int]:
    """Return the members of a kernel's cudaFuncAttributes, which correspond to CUfunction_attribute."""
    function = _get_function(simulation, host_function)
    return {
        member: modules.cuFuncGetAttribute(simulation, attribute, function)
        for attribute, member in enumerate(_ATTRIBUTE_MEMBERS.split())
    }


@simulated_function()
def cudaFuncSetAttribute(simulation: Simulation, function: int, attribute: int, value: int) -> None:
    """Set an attribute of a kernel."""
    modules.cuFuncSetAttribute(simulation, _get_function(simulation, function), attribute, value)


@simulated_function()
def cudaKernelSetAttributeForDevice(
    simulation: Simulation, kernel: HandleObject, attribute: int, value: int, ordinal: int
) -> None:
    """Set an attribute of a kernel for the device with an ordinal."""
    device = simulation.find_object("CUdevice", ordinal)
    libraries.cuKernelSetAttribute(simulation, attribute, value, kernel, device)


@simulated_function()
def cudaFuncSetCacheConfig(simulation: Simulation, function: int, config: int) -> None:
    """Accept the preferred size of the L1 cache for a kernel, which has no effect."""
    libraries.cuFuncSetCacheConfig(simulation, _get_function(simulation, function), config)


@simulated_function()
def cudaFuncSetSharedMemConfig(simulation: Simulation, function: int, config: int) -> None:
    """Accept the size of shared memory banks for a kernel, which has no effect."""
    libraries.cuFuncSetSharedMemConfig(simulation, _get_function(simulation, function), config)


@simulated_function()
def cudaFuncGetName(simulation: Simulation, function: int) -> Any:
    """Return the name of a kernel."""
    return modules.cuFuncGetName(simulation, _get_function(simulation, function))


@simulated_function()
def cudaFuncGetParamInfo(simulation: Simulation, function: int, index: int) -> tuple[int, int]:
    """Return the offset and the size of a kernel's parameter."""
    return modules.get_parameter_layout(simulation, _get_function(simulation, function), index)


@simulated_function()
def cudaFuncGetParamCount(simulation: Simulation, function: int) -> int:
    """Return the number of parameters of a kernel."""
    return len(_get_function(simulation, function).info.parameters or ())


def _make_occupancy_query(driver_name: str) -> Callable[..., Any]:
    """Create the runtime's variant of an occupancy query of the driver.

    The driver's query receives a CUfunction. The runtime's query receives the address of a host function.

    Args:
        driver_name: The name of the driver function.
    """

    def query(simulation: Simulation, host_function: int, *arguments: Any) -> Any:
        """Call the driver function with the CUfunction of the kernel."""
        function = _get_function(simulation, host_function)
        return CALLS[driver_name](simulation, function, *arguments)

    return query


# --- launches


def _make_sizes(grid: Any, block: Any, shared: int, host_function: int) -> LaunchSizes:
    """Return the sizes of a launch.

    Args:
        grid: The grid, as a dim3.
        block: The block, as a dim3.
        shared: The dynamic shared memory of a block in bytes.
        host_function: The value by which the program identifies the kernel (see `_get_function`).

    Raises:
        Status: The sizes are invalid. The status depends on whether the program identifies the kernel by its
            host function or by a handle.
    """
    sizes = LaunchSizes((grid.x, grid.y, grid.z), (block.x, block.y, block.z), shared)
    is_host_function = host_function in _registered_functions
    status = _INVALID_CONFIGURATION if is_host_function else "INVALID_VALUE"
    raise_status_if(not sizes.are_valid(), status)
    return sizes


@simulated_function(launches_kernels=True)
def cudaLaunchKernel(
    simulation: Simulation,
    host_function: int,
    grid: Any,
    block: Any,
    pointers: Any,
    shared: int,
    stream: HandleObject,
    **options: Any,
) -> None:
    """Launch a kernel.

    Args:
        simulation: The active simulation.
        host_function: The value by which the program identifies the kernel (see `_get_function`).
        grid: The grid, as a dim3.
        block: The block, as a dim3.
        pointers: The pointers to the arguments.
        shared: The dynamic shared memory of a block in bytes.
        stream: The stream of the launch.
        options: Additional keyword arguments of make_launch.
    """
    function = _get_function(simulation, host_function)
    sizes = _make_sizes(grid, block, shared, host_function)
    submit_launch(simulation, stream, function, sizes, pointers, **options)


@simulated_function(launches_kernels=True)
def cudaLaunchCooperativeKernel(simulation: Simulation, host_function: int, *arguments: Any) -> None:
    """Launch a kernel whose blocks all run at the same time. The arguments are those of cudaLaunchKernel."""
    cudaLaunchKernel(simulation, host_function, *arguments, is_cooperative=True)


def _read_config(simulation: Simulation, config: Any, host_function: int) -> LaunchConfig:
    """Return the contents of a cudaLaunchConfig_t.

    Args:
        simulation: The active simulation.
        config: The pointer to the cudaLaunchConfig_t.
        host_function: The value by which the program identifies the kernel (see `_get_function`).
    """
    raise_status_if(not config, "INVALID_VALUE")
    members = config.contents
    count = members.numAttrs if members.attrs else 0
    attributes = [(int(attribute.id), attribute.val) for attribute in members.attrs[:count]]
    sizes = _make_sizes(members.gridDim, members.blockDim, members.dynamicSmemBytes, host_function)
    stream = simulation.get_stream(int(members.stream or 0))
    return LaunchConfig(stream, sizes, attributes)


@simulated_function(launches_kernels=True)
def cudaLaunchKernelExC(simulation: Simulation, config: Any, host_function: int, pointers: Any) -> None:
    """Launch a kernel with the stream, the sizes and the attributes in a cudaLaunchConfig_t."""
    stream, sizes, attributes = _read_config(simulation, config, host_function)
    function = _get_function(simulation, host_function)
    options = read_launch_attributes(attributes)
    submit_launch(simulation, stream, function, sizes, pointers, **options)


@simulated_function()
def cudaOccupancyMaxActiveClusters(simulation: Simulation, host_function: int, config: Any) -> int:
    """Return the number of clusters of a launch that can run at the same time."""
    function = _get_function(simulation, host_function)
    return count_clusters(simulation, function, _read_config(simulation, config, host_function))


@simulated_function()
def cudaOccupancyMaxPotentialClusterSize(simulation: Simulation, host_function: int, config: Any) -> int:
    """Return the maximum number of blocks in a cluster of a launch."""
    function = _get_function(simulation, host_function)
    return get_max_cluster_size(simulation, function, _read_config(simulation, config, host_function))


@simulated_function(uses_context=False)
def __cudaPushCallConfiguration(
    simulation: Simulation, grid: Any, block: Any, shared: int, stream: int
) -> int:
    """Store the configuration of a `<<<...>>>` launch until the kernel's host function retrieves it.

    nvcc compiles `kernel<<<grid, block>>>(x)` to a call of this function, followed by a call of the host
    function with the arguments.
    """
    configuration = _describe_dim3(grid), _describe_dim3(block), shared, stream
    simulation.thread_state.setdefault("configurations", []).append(configuration)
    return 0


def _describe_dim3(dim3: Any) -> dict[str, int]:
    """Return the members of a dim3."""
    return {"x": dim3.x, "y": dim3.y, "z": dim3.z}


@simulated_function(uses_context=False)
def __cudaPopCallConfiguration(simulation: Simulation) -> Any:
    """Return the grid, block, shared memory and stream of the `<<<...>>>` launch in progress."""
    configurations = simulation.thread_state.get("configurations", [])
    raise_status_if(not configurations, _MISSING_CONFIGURATION)
    return configurations.pop()


@simulated_function(uses_context=False)
def __cudaGetKernel(simulation: Simulation, host_function: int) -> int:
    """Return the host function itself as the handle of a kernel.

    Compiled code stores the handle, and uses it again in later simulations.
    """
    _get_kernel(simulation, host_function)  # raises Status for an unknown function
    return host_function


@simulated_function(uses_context=False)
def __cudaLaunchKernel(
    simulation: Simulation,
    kernel: int,
    grid: Any,
    block: Any,
    pointers: int,
    shared: int,
    stream: int,
) -> None:
    """Launch a kernel whose handle __cudaGetKernel has returned.

    Arguments of hidden functions are not converted: `pointers` is an address, and `stream` a handle.
    """
    pointer_array = ctypes.cast(pointers, ctypes.POINTER(ctypes.c_void_p)) if pointers else None
    stream_object = simulation.get_stream(stream)
    cudaLaunchKernel(simulation, kernel, grid, block, pointer_array, shared, stream_object)


# --- graph nodes


def _read_kernel_node(simulation: Simulation, params: Any) -> tuple[HandleObject, Launch]:
    """Return the CUfunction and the launch that a cudaKernelNodeParams describes."""
    raise_status_if(not params, "INVALID_VALUE")
    check_current(simulation)
    members = params.contents
    host_function = int(members.func or 0)
    sizes = _make_sizes(members.gridDim, members.blockDim, members.sharedMemBytes, host_function)
    function = _get_function(simulation, host_function)
    return make_launch(simulation, function, sizes, members.kernelParams, members.extra)


@simulated_function()
def cudaGraphAddKernelNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, params: Any
) -> Any:
    """Add a node that launches the kernel that a cudaKernelNodeParams describes."""
    work_arguments = _read_kernel_node(simulation, params)
    return add_graph_node(simulation, graph, dependencies, dependency_count, "kernel", *work_arguments)


_ADDERS: Adders = {
    **COMMON_ADDERS,
    0: ("kernel", pass_by_address(cudaGraphAddKernelNode)),
    1: ("memcpy", partial(add_memcpy_node, read_copy)),
}


@simulated_function()
def cudaGraphAddNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, *arguments: Any
) -> HandleObject:
    """Add a node of any type.

    Args:
        simulation: The active simulation.
        graph: The graph to which the node is added.
        dependencies: An array with the handles of the nodes on which the new node depends.
        arguments: The edge data (`_v2` only), the number of dependencies, and a cudaGraphNodeParams.
    """
    *_, dependency_count, params = arguments
    return add_node_by_type(_ADDERS, simulation, graph, dependencies, dependency_count, params)


@simulated_function()
def cudaGraphConditionalHandleCreate(simulation: Simulation, graph: HandleObject, *arguments: Any) -> Any:
    """Create a condition in the current context.

    Args:
        simulation: The active simulation.
        graph: The graph for which the condition is created.
        arguments: The context (`_v2` only, ignored), the initial value and the flags.
    """
    *_, value, flags = arguments
    context = simulation.context
    return CALLS["cuGraphConditionalHandleCreate"](simulation, graph, context, value, flags)


@simulated_function()
def cudaGraphKernelNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    """Replace the kernel launch of a node in a graph, but keep the attributes of the launch."""
    raise_status_if(node.type != "kernel", "INVALID_VALUE")
    function, launch = _read_kernel_node(simulation, params)
    node.work_arguments = function, keep_launch_attributes(node, launch)


@simulated_function()
def cudaGraphExecKernelNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    """Replace the kernel launch of a node in an executable graph."""
    replace_executable_launch(executable, node, _read_kernel_node(simulation, params))


# --- variables


def _get_variable(simulation: Simulation, shadow_variable: int) -> tuple[int, int]:
    """Return the address and the size of a registered variable.

    Args:
        simulation: The active simulation.
        shadow_variable: The address of the host-side shadow variable.
    """
    raise_status_if(shadow_variable not in _registered_variables, _INVALID_SYMBOL)
    fatbin, name = _registered_variables[shadow_variable]
    return libraries.cuLibraryGetGlobal(simulation, _get_library(simulation, fatbin), name)


@simulated_function()
def cudaGetSymbolAddress(simulation: Simulation, symbol: int) -> int:
    """Return the address of a registered variable."""
    address, _ = _get_variable(simulation, symbol)
    return address


@simulated_function()
def cudaGetSymbolSize(simulation: Simulation, symbol: int) -> int:
    """Return the size of a registered variable in bytes."""
    _, size = _get_variable(simulation, symbol)
    return size


def _get_address(simulation: Simulation, shadow_variable: int, size: int, offset: int) -> int:
    """Return the address of the byte at an offset in a registered variable.

    Raises:
        Status: The variable does not contain `size` bytes at the offset.
    """
    address, variable_size = _get_variable(simulation, shadow_variable)
    raise_status_if(offset + size > variable_size, "INVALID_VALUE")
    return address + offset


def _copy_to_variable(
    simulation: Simulation,
    shadow_variable: int,
    source: int,
    size: int,
    offset: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    """Copy memory to a registered variable.

    Args:
        simulation: The active simulation.
        shadow_variable: The address of the host-side shadow variable.
        source: The address to copy from.
        size: The number of bytes.
        offset: The offset in the variable, in bytes.
        kind: A cudaMemcpyKind.
        stream: The stream. If omitted, the default stream is used.
    """
    target = _get_address(simulation, shadow_variable, size, offset)
    copy(simulation, target, source, size, *stream, memory_types=get_memory_types(kind))


def _copy_from_variable(
    simulation: Simulation,
    target: int,
    shadow_variable: int,
    size: int,
    offset: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    """Copy from a registered variable to the address `target`. See `_copy_to_variable`."""
    source = _get_address(simulation, shadow_variable, size, offset)
    copy(simulation, target, source, size, *stream, memory_types=get_memory_types(kind))


def _make_library_query(driver_function: Callable[..., Any]) -> Callable[..., Any]:
    """Create the runtime's variant of a driver function that looks up a name in a library.

    For an unknown name, the driver returns NOT_FOUND, but the runtime returns INVALID_VALUE.

    Args:
        driver_function: The simulated driver function.
    """

    def query(simulation: Simulation, library: HandleObject, name: str | None) -> Any:
        """Call the driver function, and replace the status that it raises for an unknown name."""
        try:
            return driver_function(simulation, library, name)
        except Status as status:
            raise_status_if(status.args[0] == "NOT_FOUND", "INVALID_VALUE")
            raise

    return query


simulated_function("cudaLibraryGetGlobal")(_make_library_query(libraries.cuLibraryGetGlobal))
simulated_function("cudaLibraryGetUnifiedFunction")(
    _make_library_query(libraries.cuLibraryGetUnifiedFunction)
)
for _suffix in ("", "Async"):  # only the asynchronous functions have a stream parameter
    simulated_function(f"cudaMemcpyToSymbol{_suffix}", names_stream=bool(_suffix))(_copy_to_variable)
    simulated_function(f"cudaMemcpyFromSymbol{_suffix}", names_stream=bool(_suffix))(_copy_from_variable)
for _query in (
    "OccupancyMaxActiveBlocksPerMultiprocessor",
    "OccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "OccupancyAvailableDynamicSMemPerBlock",
):
    simulated_function(f"cuda{_query}")(_make_occupancy_query(f"cu{_query}"))
