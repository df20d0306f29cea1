"""Functions that add, change and read nodes of any type with CUgraphNodeParams."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from . import graphs
from .call_registry import raise_status_if, simulated_function
from .conditional_nodes import add_conditional, add_conditional_with_context
from .graph_memory import cuGraphAddMemAllocNode, cuGraphAddMemFreeNode
from .handle_objects import HandleObject
from .launches import KERNEL_NODE_SIZES
from .shaped_copies import ARRAY, Copy, CopySide, read_copy
from .simulation import Simulation

_KERNEL, _MEMCPY, _MEMSET, _HOST = range(4)  # CUgraphNodeType
# CUgraphNodeType -> the member of CUgraphNodeParams with the parameters
_MEMBERS = {_KERNEL: "kernel", _MEMSET: "memset", _HOST: "host"}
# CUgraphNodeType -> the function that changes the parameters of a node in a graph
_SETTERS = {
    _KERNEL: graphs.cuGraphKernelNodeSetParams,
    _MEMSET: graphs.cuGraphMemsetNodeSetParams,
    _HOST: graphs.cuGraphHostNodeSetParams,
}

# CUgraphNodeType -> the function that changes the parameters of a node in an executable graph
_EXECUTABLE_SETTERS = {
    _KERNEL: graphs.cuGraphExecKernelNodeSetParams,
    _MEMSET: graphs.cuGraphExecMemsetNodeSetParams,
    _HOST: graphs.cuGraphExecHostNodeSetParams,
}
_MEMORY_TYPES = {"H": 1, "D": 2, "U": 4}  # letter for the type of memory -> CUmemorytype


# --- adding


@simulated_function()
def cuGraphAddNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, *arguments: Any
) -> HandleObject:
    """Add a node of any type.

    Args:
        simulation: The active simulation.
        graph: The graph to which the node is added.
        dependencies: An array with the handles of the nodes on which the new node depends.
        arguments: The edge data (`_v2` only), the number of dependencies, and a CUgraphNodeParams.
    """
    *_, dependency_count, params = arguments
    return add_node_by_type(_ADDERS, simulation, graph, dependencies, dependency_count, params)


def add_node_by_type(
    adders: Adders,
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Any,
    dependency_count: int,
    params: Any,
) -> HandleObject:
    """Add a node of any type.

    Args:
        adders: The functions that add nodes, keyed by node type (see `Adders`).
        simulation: The active simulation.
        graph: The graph to which the node is added.
        dependencies: An array with the handles of the nodes on which the new node depends.
        dependency_count: The number of dependencies.
        params: A CUgraphNodeParams or cudaGraphNodeParams.
    """
    raise_status_if(not params, "INVALID_VALUE")
    node_type = int(params.contents.type)
    raise_status_if(node_type not in adders, "NOT_SUPPORTED")
    member, add_node = adders[node_type]
    parameters = getattr(params.contents, member, None)  # an empty node does not have parameters
    node: HandleObject = add_node(simulation, graph, dependencies, dependency_count, parameters)
    return node


def _add_empty(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, _: None
) -> HandleObject:
    """Add a node that does nothing and has no parameters."""
    node: HandleObject = graphs.cuGraphAddEmptyNode(simulation, graph, dependencies, dependency_count)
    return node


def _add_child(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, parameters: Any
) -> Any:
    """Add a child graph node. `parameters` is the `graph` member of CUgraphNodeParams."""
    raise_status_if(getattr(parameters, "ownership", 0), "NOT_SUPPORTED")
    child = simulation.get_object("CUgraph", int(parameters.graph or 0))
    return graphs.cuGraphAddChildGraphNode(simulation, graph, dependencies, dependency_count, child)


def _add_event(
    add_node: Callable[..., HandleObject],
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Any,
    dependency_count: int,
    parameters: Any,
) -> HandleObject:
    """Add a node that records an event or waits for it.

    Args:
        add_node: The simulated function that adds the node.
        simulation: The active simulation.
        graph: The graph to which the node is added.
        dependencies: An array with the handles of the nodes on which the new node depends.
        dependency_count: The number of dependencies.
        parameters: The `eventRecord` or `eventWait` member of CUgraphNodeParams.
    """
    event = simulation.get_object("CUevent", int(parameters.event or 0))
    return add_node(simulation, graph, dependencies, dependency_count, event)


def add_memcpy_node(
    read: Callable[[Simulation, Any], Copy],
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Any,
    dependency_count: int,
    parameters: Any,
) -> HandleObject:
    """Add a node that copies memory.

    Args:
        read: The function that reads the copy from the driver's or the runtime's parameters.
        simulation: The active simulation.
        graph: The graph to which the node is added.
        dependencies: An array with the handles of the nodes on which the new node depends.
        dependency_count: The number of dependencies.
        parameters: The parameters of the node.
    """
    copy = read(simulation, parameters.copyParams)
    return graphs.add_copy_node(simulation, graph, dependencies, dependency_count, copy)


def _add_free(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, parameters: Any
) -> HandleObject:
    """Add a node that frees memory. `parameters` is the `free` member of CUgraphNodeParams."""
    return cuGraphAddMemFreeNode(simulation, graph, dependencies, dependency_count, int(parameters.dptr or 0))


def pass_by_address(add_node: Callable[..., HandleObject]) -> Callable[..., HandleObject]:
    """Return a function that calls `add_node` with a pointer to the node's parameters.

    The member of CUgraphNodeParams contains the parameters, whereas functions such as cuGraphAddHostNode
    receive a pointer to them.
    """

    def add_node_with_pointer(*arguments: Any) -> HandleObject:
        """Replace the last argument, the parameters, with a pointer to it."""
        *first_arguments, parameters = arguments
        return add_node(*first_arguments, ctypes.pointer(parameters))

    return add_node_with_pointer


Adders = Mapping[int, tuple[str, Callable[..., HandleObject]]]
"""CUgraphNodeType -> the member of CUgraphNodeParams with the parameters, and the function that adds a node.

The arguments of the function are the simulation, the graph, the dependencies, their number, and the member.
"""

COMMON_ADDERS: Adders = {
    2: ("memset", pass_by_address(graphs.cuGraphAddMemsetNode)),
    3: ("host", pass_by_address(graphs.cuGraphAddHostNode)),
    4: ("graph", _add_child),
    5: ("", _add_empty),
    6: ("eventWait", partial(_add_event, graphs.cuGraphAddEventWaitNode)),
    7: ("eventRecord", partial(_add_event, graphs.cuGraphAddEventRecordNode)),
    13: ("conditional", add_conditional),
}
_ADDERS: Adders = {
    **COMMON_ADDERS,
    0: ("kernel", pass_by_address(graphs.cuGraphAddKernelNode)),
    1: ("memcpy", partial(add_memcpy_node, read_copy)),
    10: ("alloc", pass_by_address(cuGraphAddMemAllocNode)),
    11: ("free", _add_free),
    13: ("conditional", add_conditional_with_context),
}


# --- changing and reading nodes


def _read_changeable_type(params: Any) -> int:
    """Return the node type in a CUgraphNodeParams. Raise Status if nodes of this type cannot be changed."""
    raise_status_if(not params, "INVALID_VALUE")
    node_type = int(params.contents.type)
    is_changeable = node_type == _MEMCPY or node_type in _MEMBERS
    raise_status_if(not is_changeable, "NOT_SUPPORTED")
    return node_type


@simulated_function()
def cuGraphNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    """Change the parameters of a node in a graph to those in a CUgraphNodeParams."""
    node_type = _read_changeable_type(params)
    if node_type == _MEMCPY:
        copy = read_copy(simulation, params.contents.memcpy.copyParams)
        graphs.replace_node_copy(simulation, node, copy)
    else:
        parameters = getattr(params.contents, _MEMBERS[node_type])
        set_parameters = _SETTERS[node_type]
        set_parameters(simulation, node, ctypes.pointer(parameters))


@simulated_function()
def cuGraphExecNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    """Change the parameters of a node in an executable graph to those in a CUgraphNodeParams."""
    node_type = _read_changeable_type(params)
    if node_type == _MEMCPY:
        copy = read_copy(simulation, params.contents.memcpy.copyParams)
        graphs.replace_executable_copy(simulation, executable, node, copy)
    else:
        parameters = getattr(params.contents, _MEMBERS[node_type])
        set_parameters = _EXECUTABLE_SETTERS[node_type]
        set_parameters(simulation, executable, node, ctypes.pointer(parameters))


def _get_copy(node: HandleObject) -> Copy:
    """Return the copy that a memcpy node makes. Raise Status for nodes of other types."""
    raise_status_if(node.type not in ("copy", "rows"), "INVALID_VALUE")
    if node.type == "rows":
        copy: Copy = node.work_arguments[0]
        return copy
    target, source, size, memory_types, *_ = node.work_arguments
    target_type, source_type = tuple(memory_types)
    target_side = CopySide(target, size, size, target_type)
    source_side = CopySide(source, size, size, source_type)
    return Copy(target_side, source_side, size)


def _make_side_members(side: CopySide, prefix: str) -> dict[str, int]:
    """Return the members of a CUDA_MEMCPY3D that describe the target or the source of the copy.

    Args:
        side: The target or the source.
        prefix: "dst" for the target, "src" for the source.
    """
    if side.array is not None:
        offset = side.address - side.array.memory.address
        layer, offset_in_layer = divmod(offset, side.layer_pitch)
        row, column = divmod(offset_in_layer, side.row_pitch)
        members = {
            "MemoryType": ARRAY,
            "Array": side.array.handle,
            "XInBytes": column,
            "Y": row,
            "Z": layer,
        }
    else:
        address_member = "Host" if side.memory_type == "H" else "Device"
        members = {
            "MemoryType": _MEMORY_TYPES[side.memory_type],
            address_member: side.address,
            "Pitch": side.row_pitch,
            "Height": side.layer_pitch // side.row_pitch if side.row_pitch else 0,
        }
    return {f"{prefix}{member}": value for member, value in members.items()}


@simulated_function()
def cuGraphKernelNodeGetParams(simulation: Simulation, node: HandleObject) -> dict[str, int]:
    """Return the function and the sizes of the launch. The pointers to the kernel's arguments are null."""
    raise_status_if(node.type != "kernel", "INVALID_VALUE")
    function, launch = node.work_arguments
    sizes = (*launch.grid, *launch.block, launch.shared)
    return {"func": function.handle, **dict(zip(KERNEL_NODE_SIZES, sizes))}


@simulated_function()
def cuGraphMemcpyNodeGetParams(simulation: Simulation, node: HandleObject) -> dict[str, int]:
    """Return the members of a CUDA_MEMCPY3D. The addresses include the offsets that the program passed."""
    copy = _get_copy(node)
    return {
        **_make_side_members(copy.source, "src"),
        **_make_side_members(copy.target, "dst"),
        "WidthInBytes": copy.width,
        "Height": copy.height,
        "Depth": copy.depth,
    }
