"""Functions that add, change and read nodes of any type with CUgraphNodeParams."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from . import graphs
from .call_registry import call, raise_if
from .conditional_nodes import add_conditional, add_conditional_with_context
from .graph_memory import cuGraphAddMemAllocNode, cuGraphAddMemFreeNode
from .handle_objects import HandleObject
from .launches import KERNEL_NODE_SIZES
from .shaped_copies import ARRAY, Box, Copy, read_copy
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
_MEMORY_TYPES = {"H": 1, "D": 2, "U": 4}  # CUmemorytype


# --- adding


@call()
def cuGraphAddNode(simulation: Simulation, graph: HandleObject, after: Any, *arguments: Any) -> HandleObject:
    """Add a node.

    Args:
        arguments: The edge data (`_v2` only), the number of dependencies, and a CUgraphNodeParams.
    """
    *_, count, params = arguments
    return add_node_by_type(_ADDERS, simulation, graph, after, count, params)


def add_node_by_type(
    table: Adders, simulation: Simulation, graph: HandleObject, after: Any, count: int, params: Any
) -> HandleObject:
    """Add a node of any type.

    Args:
        table: The functions that add nodes, keyed by node type (see `Adders`).
        simulation: The active simulation.
        graph: The graph to which the node is added.
        after: An array with the handles of the nodes on which the new node depends.
        count: The number of dependencies.
        params: A CUgraphNodeParams or cudaGraphNodeParams.
    """
    raise_if(not params)
    kind = int(params.contents.type)
    raise_if(kind not in table, "NOT_SUPPORTED")
    member, add_node = table[kind]
    node: HandleObject = add_node(simulation, graph, after, count, getattr(params.contents, member, None))
    return node


def _add_child(simulation: Simulation, graph: HandleObject, after: Any, count: int, parameters: Any) -> Any:
    """Add a child graph node. `parameters` is the `graph` member of CUgraphNodeParams."""
    raise_if(getattr(parameters, "ownership", 0), "NOT_SUPPORTED")
    child = simulation.get_object("CUgraph", int(parameters.graph or 0))
    return graphs.cuGraphAddChildGraphNode(simulation, graph, after, count, child)


def _add_event(
    add_node: Callable[..., HandleObject],
    simulation: Simulation,
    graph: HandleObject,
    after: Any,
    count: int,
    parameters: Any,
) -> HandleObject:
    """Add a node that records an event or waits for it.

    Args:
        add_node: The simulated function that adds the node.
        simulation: The active simulation.
        graph: The graph to which the node is added.
        after: An array with the handles of the nodes on which the new node depends.
        count: The number of dependencies.
        parameters: The `eventRecord` or `eventWait` member of CUgraphNodeParams.
    """
    return add_node(
        simulation, graph, after, count, simulation.get_object("CUevent", int(parameters.event or 0))
    )


def add_memcpy(
    read: Callable[[Simulation, Any], Copy],
    simulation: Simulation,
    graph: HandleObject,
    after: Any,
    count: int,
    parameters: Any,
) -> HandleObject:
    """Add a node that copies memory.

    Args:
        read: The function that reads the copy from the driver's or the runtime's parameters.
        simulation: The active simulation.
        graph: The graph to which the node is added.
        after: An array with the handles of the nodes on which the new node depends.
        count: The number of dependencies.
        parameters: The parameters of the node.
    """
    return graphs.add_copy(simulation, graph, after, count, read(simulation, parameters.copyParams))


def _add_free(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, parameters: Any
) -> HandleObject:
    return cuGraphAddMemFreeNode(simulation, graph, after, count, int(parameters.dptr or 0))


def pass_by_address(add_node: Callable[..., HandleObject]) -> Callable[..., HandleObject]:
    """Return a function that calls `add_node` with a pointer to its last argument instead of the argument."""
    return lambda *arguments: add_node(*arguments[:-1], ctypes.pointer(arguments[-1]))


Adders = Mapping[int, tuple[str, Callable[..., HandleObject]]]
"""CUgraphNodeType -> (the union member that holds the node's parameters, the function that adds the node)."""

COMMON_ADDERS: Adders = {
    2: ("memset", pass_by_address(graphs.cuGraphAddMemsetNode)),
    3: ("host", pass_by_address(graphs.cuGraphAddHostNode)),
    4: ("graph", _add_child),
    5: ("", lambda *arguments: graphs.cuGraphAddEmptyNode(*arguments[:-1])),
    6: ("eventWait", partial(_add_event, graphs.cuGraphAddEventWaitNode)),
    7: ("eventRecord", partial(_add_event, graphs.cuGraphAddEventRecordNode)),
    13: ("conditional", add_conditional),
}
_ADDERS: Adders = {
    **COMMON_ADDERS,
    0: ("kernel", pass_by_address(graphs.cuGraphAddKernelNode)),
    1: ("memcpy", partial(add_memcpy, read_copy)),
    10: ("alloc", pass_by_address(cuGraphAddMemAllocNode)),
    11: ("free", _add_free),
    13: ("conditional", add_conditional_with_context),
}


# --- changing and reading nodes


def _read_changeable_type(params: Any) -> int:
    """Return the node type in a CUgraphNodeParams. Raise Status if nodes of this type cannot be changed."""
    raise_if(not params)
    kind = int(params.contents.type)
    raise_if(kind != _MEMCPY and kind not in _MEMBERS, "NOT_SUPPORTED")
    return kind


@call()
def cuGraphNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    kind = _read_changeable_type(params)
    if kind == _MEMCPY:
        graphs.change_copy(simulation, node, read_copy(simulation, params.contents.memcpy.copyParams))
    else:
        parameters = getattr(params.contents, _MEMBERS[kind])
        _SETTERS[kind](simulation, node, ctypes.pointer(parameters))


@call()
def cuGraphExecNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    kind = _read_changeable_type(params)
    if kind == _MEMCPY:
        copy = read_copy(simulation, params.contents.memcpy.copyParams)
        graphs.set_copy(simulation, executable, node, copy)
    else:
        parameters = getattr(params.contents, _MEMBERS[kind])
        _EXECUTABLE_SETTERS[kind](simulation, executable, node, ctypes.pointer(parameters))


def _get_copy(node: HandleObject) -> Copy:
    """Return the copy that a memcpy node makes. Raise Status for nodes of other types."""
    raise_if(node.type not in ("copy", "rows"))
    if node.type == "rows":
        copy: Copy = node.work[0]
        return copy
    to, source, width, (to_side, source_side) = node.work[:4]
    return Copy(Box(to, width, width, to_side), Box(source, width, width, source_side), width)


def _make_side_members(box: Box, prefix: str) -> dict[str, int]:
    """Return the members of a CUDA_MEMCPY3D that describe one side of the copy.

    Args:
        box: The side of the copy to describe.
        prefix: "src" or "dst".
    """
    if box.array is not None:
        layer, rest = divmod(box.address - box.array.memory.address, box.layer)
        row, column = divmod(rest, box.row)
        members = {"MemoryType": ARRAY, "Array": box.array.handle, "XInBytes": column, "Y": row, "Z": layer}
        return {f"{prefix}{member}": value for member, value in members.items()}
    member = "Host" if box.side == "H" else "Device"
    height = box.layer // box.row if box.row else 0
    return {
        f"{prefix}MemoryType": _MEMORY_TYPES[box.side],
        f"{prefix}{member}": box.address,
        f"{prefix}Pitch": box.row,
        f"{prefix}Height": height,
    }


@call()
def cuGraphKernelNodeGetParams(simulation: Simulation, node: HandleObject) -> dict[str, int]:
    """Return the function and the sizes of the launch. The pointers to the kernel's arguments are null."""
    raise_if(node.type != "kernel")
    function, launch = node.work
    sizes = zip(KERNEL_NODE_SIZES, (*launch.grid, *launch.block, launch.shared))
    return {"func": function.handle, **dict(sizes)}


@call()
def cuGraphMemcpyNodeGetParams(simulation: Simulation, node: HandleObject) -> dict[str, int]:
    """Return the parameters of the copy. Addresses include the offsets that the program passed."""
    copy = _get_copy(node)
    size = {"WidthInBytes": copy.width, "Height": copy.height, "Depth": copy.depth}
    return {**_make_side_members(copy.source, "src"), **_make_side_members(copy.to, "dst"), **size}
