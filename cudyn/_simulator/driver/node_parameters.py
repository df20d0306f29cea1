"""Functions that add, change and read nodes of any type with CUgraphNodeParams."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from . import graphs
from .call_registry import call, raise_if
from .conditional_nodes import add_conditional, add_conditional_of_context
from .graph_memory import cuGraphAddMemAllocNode, cuGraphAddMemFreeNode
from .handle_objects import HandleObject
from .shaped_copies import Box, Copy, read_copy
from .simulation import Simulation

_KERNEL, _MEMCPY, _MEMSET, _HOST = range(4)  # CUgraphNodeType
_MEMBERS = {_KERNEL: "kernel", _MEMSET: "memset", _HOST: "host"}
_SET = {
    _KERNEL: graphs.cuGraphKernelNodeSetParams,
    _MEMSET: graphs.cuGraphMemsetNodeSetParams,
    _HOST: graphs.cuGraphHostNodeSetParams,
}
_SET_EXECUTABLE = {
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
        arguments: The edge data (`_v2` only), the number of dependencies, and CUgraphNodeParams.
    """
    return add_by_kind(_ADD, simulation, graph, after, *arguments[-2:])


def add_by_kind(
    table: Adders, simulation: Simulation, graph: HandleObject, after: Any, count: int, params: Any
) -> HandleObject:
    """Add a node of any type.

    Args:
        params: CUgraphNodeParams, or the runtime's structure.
    """
    raise_if(not params)
    kind = int(params.contents.type)
    raise_if(kind not in table, "NOT_SUPPORTED")
    member, make = table[kind]
    node: HandleObject = make(simulation, graph, after, count, getattr(params.contents, member, None))
    return node


def _add_child(simulation: Simulation, graph: HandleObject, after: Any, count: int, parameters: Any) -> Any:
    raise_if(getattr(parameters, "ownership", 0), "NOT_SUPPORTED")
    child = simulation.get("CUgraph", int(parameters.graph or 0))
    return graphs.cuGraphAddChildGraphNode(simulation, graph, after, count, child)


def _add_event(
    add_node: Callable[..., HandleObject],
    simulation: Simulation,
    graph: HandleObject,
    after: Any,
    count: int,
    parameters: Any,
) -> HandleObject:
    return add_node(simulation, graph, after, count, simulation.get("CUevent", int(parameters.event or 0)))


def add_memcpy(
    read: Callable[[Any], Any],
    simulation: Simulation,
    graph: HandleObject,
    after: Any,
    count: int,
    parameters: Any,
) -> HandleObject:
    """Add a copy.

    Args:
        read: A function that reads the parameters of the driver or of the runtime.
    """
    return graphs.add_copy(simulation, graph, after, count, read(parameters.copyParams))


def _add_free(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, parameters: Any
) -> HandleObject:
    return cuGraphAddMemFreeNode(simulation, graph, after, count, int(parameters.dptr or 0))


def by_address(add_node: Callable[..., HandleObject]) -> Callable[..., HandleObject]:
    """Return a function that passes the address of its last argument to `add_node`."""
    return lambda *arguments: add_node(*arguments[:-1], ctypes.pointer(arguments[-1]))


Adders = Mapping[int, tuple[str, Callable[..., HandleObject]]]
"""CUgraphNodeType -> the union member that holds its parameters, and the function that adds the node."""

COMMON_ADDERS: Adders = {
    2: ("memset", by_address(graphs.cuGraphAddMemsetNode)),
    3: ("host", by_address(graphs.cuGraphAddHostNode)),
    4: ("graph", _add_child),
    5: ("", lambda *arguments: graphs.cuGraphAddEmptyNode(*arguments[:-1])),
    6: ("eventWait", partial(_add_event, graphs.cuGraphAddEventWaitNode)),
    7: ("eventRecord", partial(_add_event, graphs.cuGraphAddEventRecordNode)),
    13: ("conditional", add_conditional),
}
_ADD: Adders = {
    **COMMON_ADDERS,
    0: ("kernel", by_address(graphs.cuGraphAddKernelNode)),
    1: ("memcpy", partial(add_memcpy, read_copy)),
    10: ("alloc", by_address(cuGraphAddMemAllocNode)),
    11: ("free", _add_free),
    13: ("conditional", add_conditional_of_context),
}


# --- changing and reading nodes


def _read_kind(params: Any) -> int:
    raise_if(not params)
    kind = int(params.contents.type)
    raise_if(kind != _MEMCPY and kind not in _MEMBERS, "NOT_SUPPORTED")
    return kind


@call()
def cuGraphNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    kind = _read_kind(params)
    if kind == _MEMCPY:
        graphs.change_copy(simulation, node, read_copy(params.contents.memcpy.copyParams))
    else:
        parameters = getattr(params.contents, _MEMBERS[kind])
        _SET[kind](simulation, node, ctypes.pointer(parameters))


@call()
def cuGraphExecNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    kind = _read_kind(params)
    if kind == _MEMCPY:
        rows = read_copy(params.contents.memcpy.copyParams)
        graphs.set_copy(simulation, executable, node, rows)
    else:
        parameters = getattr(params.contents, _MEMBERS[kind])
        _SET_EXECUTABLE[kind](simulation, executable, node, ctypes.pointer(parameters))


def _get_copy(node: HandleObject) -> Copy:
    raise_if(node.type not in ("copy", "rows"))
    if node.type == "rows":
        rows: Copy = node.work[0]
        return rows
    to, source, width, sides = node.work[:4]
    return Copy(Box(to, width, width, sides[0]), Box(source, width, width, sides[1]), width)


def _get_side(box: Box, prefix: str) -> dict[str, int]:
    """Return the members of a CUDA_MEMCPY3D that describe one side of the copy."""
    member = "Host" if box.side == "H" else "Device"
    height = box.layer // box.row if box.row else 0
    return {
        f"{prefix}MemoryType": _MEMORY_TYPES[box.side],
        f"{prefix}{member}": box.address,
        f"{prefix}Pitch": box.row,
        f"{prefix}Height": height,
    }


@call()
def cuGraphMemcpyNodeGetParams(simulation: Simulation, node: HandleObject) -> dict[str, int]:
    """Return the parameters of the copy. The addresses include the offsets that the program passed."""
    rows = _get_copy(node)
    size = {"WidthInBytes": rows.width, "Height": rows.height, "Depth": rows.depth}
    return {**_get_side(rows.source, "src"), **_get_side(rows.to, "dst"), **size}
