"""Graphs, their nodes and dependencies, executable graphs, and user objects."""

from __future__ import annotations

import ctypes
import functools
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from .call_registry import Status, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .kernel_runs import Fault, Launch
from .launches import add_attribute, read_kernel_node
from .memory import check_copy, check_set
from .shaped_copies import Copy, read_copy
from .simulation import Simulation
from .stream_order import WORK_FUNCTIONS
from .stream_races import Use
from .streams import add_node, read_nodes

# Node kind -> CUgraphNodeType. "rows" is a 2D or 3D copy, and "set rows" a memset of several rows.
#
# `node.work_arguments` contains the arguments of the function that runs the node
# (`stream_order.WORK_FUNCTIONS`). The first of them is the function of a kernel, the target address of a copy
# or a memset, the memory of an allocation or a free, the event, or the child graph.
_TYPES = {
    "kernel": 0,
    "copy": 1,
    "rows": 1,
    "set": 2,
    "set rows": 2,
    "host": 3,
    "graph": 4,
    "empty": 5,
    "wait": 6,
    "record": 7,
    "alloc": 10,
    "free": 11,
    "conditional": 13,
}
_FLAGS = 15  # all flags that cuGraphInstantiate accepts
_AUTO_FREE = 1  # CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH
_DEVICE_LAUNCH = 4  # CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH
# Node kinds that restrict how their graph can be used (see the documentation of cuGraphAddMemAllocNode and
# cuGraphClone)
_MEMORY_KINDS = ("alloc", "free")
_UNCLONABLE_KINDS = (*_MEMORY_KINDS, "conditional")
# Node kinds that are allowed in the bodies of conditional nodes (see CUDA_CONDITIONAL_NODE_PARAMS), and in a
# graph that is launched from the device (see cuGraphInstantiate)
_WORK_KINDS = ("kernel", "copy", "rows", "set", "set rows")
_BODY_KINDS = (*_WORK_KINDS, "empty", "graph", "conditional")
_DEVICE_LAUNCH_KINDS = (*_WORK_KINDS, "graph")
_NO_DESTRUCTOR_SYNC = 1  # CU_USER_OBJECT_NO_DESTRUCTOR_SYNC, which is required
_MOVE = 1  # CU_GRAPH_USER_OBJECT_MOVE: the graph takes over the caller's references
_DEFAULT_EDGE = bytes(8)  # the CUgraphEdgeData of a full dependency, the only type that is simulated
# CUgraphExecUpdateResult
_TOPOLOGY_CHANGED = 2
_TYPE_CHANGED = 3
_PARAMETERS_CHANGED = 5
_FUNCTION_CHANGED = 7  # a kernel was replaced with a kernel of another context
_ATTRIBUTES_CHANGED = 8


# --- nodes


def add_graph_node(
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Any,
    dependency_count: int,
    kind: str,
    *work_arguments: Any,
) -> HandleObject:
    """Add a node to a graph, for a call that passes the node's dependencies as an array of handles.

    Args:
        simulation: The active simulation.
        graph: The graph to which the node is added.
        dependencies: An array with the handles of the nodes on which the new node depends.
        dependency_count: The number of dependencies.
        kind: The node's kind, a key of `_TYPES`.
        work_arguments: The arguments of the function that runs the node.
    """
    dependency_nodes = read_nodes(simulation, graph, dependencies, dependency_count)
    return add_node(simulation, graph, dependency_nodes, kind, *work_arguments)


def add_copy_node(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, copy: Copy
) -> HandleObject:
    """Add a node that copies memory. For the arguments, see `add_graph_node`."""
    kind, *work_arguments = _make_copy_work(simulation, copy)
    return add_graph_node(simulation, graph, dependencies, dependency_count, kind, *work_arguments)


def _make_copy_work(simulation: Simulation, copy: Copy) -> tuple[Any, ...]:
    """Return the kind of a node that makes a copy, followed by the node's work arguments.

    Raises:
        Status: The copy is invalid.
    """
    is_single_row = (copy.height, copy.depth) == (1, 1)
    uses_array = copy.target.array is not None or copy.source.array is not None
    if is_single_row and not uses_array:
        arguments = copy.target.address, copy.source.address, copy.width, copy.memory_types
        check_copy(simulation, *arguments)
        return "copy", *arguments
    copy.check(simulation)
    return "rows", copy


def make_memset_work(simulation: Simulation, params: Any) -> tuple[Any, ...]:
    """Return the kind of a node that sets memory, followed by the node's work arguments.

    Args:
        simulation: The active simulation.
        params: A pointer to a CUDA_MEMSET_NODE_PARAMS or a cudaMemsetParams.

    Raises:
        Status: The parameters are invalid.
    """
    raise_status_if(not params, "INVALID_VALUE")
    members = params.contents
    element_size = int(members.elementSize)
    raise_status_if(element_size not in (1, 2, 4) or not members.height, "INVALID_VALUE")
    largest_value = (1 << 8 * element_size) - 1
    value = int(members.value) & largest_value  # the driver ignores the higher bits
    first_address = int(members.dst or 0)
    width = int(members.width)
    rows = []
    for row_index in range(members.height):
        row = first_address + row_index * members.pitch, value, width, element_size
        check_set(simulation, *row)
        rows.append(row)
    return ("set", *rows[0]) if len(rows) == 1 else ("set rows", rows)


@simulated_function(init_first=True)
def cuGraphAddKernelNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, params: Any
) -> Any:
    """Add a node that launches the kernel that a CUDA_KERNEL_NODE_PARAMS describes."""
    return add_graph_node(
        simulation, graph, dependencies, dependency_count, "kernel", *read_kernel_node(simulation, params)
    )


@simulated_function(init_first=True)
def cuGraphAddMemcpyNode(
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Any,
    dependency_count: int,
    params: Any,
    context: HandleObject,
) -> Any:
    """Add a node that makes the copy that a CUDA_MEMCPY3D describes."""
    raise_status_if(not params, "INVALID_VALUE")
    copy = read_copy(simulation, params.contents)
    return add_copy_node(simulation, graph, dependencies, dependency_count, copy)


@simulated_function(init_first=True)
def cuGraphAddMemsetNode(
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Any,
    dependency_count: int,
    params: Any,
    context: Any = None,
) -> Any:
    """Add a node that makes the memset that a CUDA_MEMSET_NODE_PARAMS describes."""
    return add_graph_node(
        simulation, graph, dependencies, dependency_count, *make_memset_work(simulation, params)
    )


@simulated_function()
def cuGraphAddHostNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, params: Any
) -> Any:
    """Add a node that calls a C function of the program."""
    return add_graph_node(
        simulation, graph, dependencies, dependency_count, "host", *_read_host_parameters(params)
    )


def _read_host_parameters(params: Any) -> tuple[int, int]:
    """Read the parameters of a node that calls a C function of the program.

    Returns:
        The address of the function, and the address of the data that is passed to it.
    """
    raise_status_if(not params, "INVALID_VALUE")
    members = params.contents
    function = ctypes.cast(members.fn, ctypes.c_void_p).value or 0  # the value for null is None
    raise_status_if(not function, "INVALID_VALUE")
    return function, int(members.userData or 0)


@simulated_function(init_first=True)
def cuGraphAddChildGraphNode(
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Any,
    dependency_count: int,
    child: HandleObject,
) -> Any:
    """Add a node that runs a copy of another graph."""
    raise_status_if(child is graph, "INVALID_VALUE")
    clone = cuGraphClone(simulation, child)
    graph.conditions += child.conditions
    return add_graph_node(simulation, graph, dependencies, dependency_count, "graph", clone)


def run_nodes(simulation: Simulation, child: HandleObject) -> list[Use]:
    """Run the nodes of a nested graph of an executable graph, and return their uses of memory."""
    return simulation.stream_order.run_nested(child.nodes)


@simulated_function()
def cuGraphChildGraphNodeGetGraph(simulation: Simulation, node: HandleObject) -> Any:
    """Return the graph that a child graph node runs."""
    raise_status_if(node.type != "graph", "INVALID_VALUE")
    (child,) = node.work_arguments
    return child


@simulated_function(null_status="INVALID_VALUE")
def cuGraphAddEventRecordNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, event: HandleObject
) -> Any:
    """Add a node that records an event."""
    return add_graph_node(simulation, graph, dependencies, dependency_count, "record", event)


@simulated_function(null_status="INVALID_VALUE")
def cuGraphAddEventWaitNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, event: HandleObject
) -> Any:
    """Add a node that waits for an event."""
    return add_graph_node(simulation, graph, dependencies, dependency_count, "wait", event)


@simulated_function()
def cuGraphAddEmptyNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int
) -> Any:
    """Add a node that does nothing. It can connect the dependencies of other nodes."""
    return add_graph_node(simulation, graph, dependencies, dependency_count, "empty")


@simulated_function(init_first=True)
def cuGraphNodeGetType(simulation: Simulation, node: HandleObject) -> int:
    """Return the CUgraphNodeType of a node."""
    return _TYPES[node.type]


@simulated_function()
def cuGraphKernelNodeSetAttribute(
    simulation: Simulation, node: HandleObject, attribute: int, value: Any
) -> None:
    """Add a launch attribute to the launch of a kernel node."""
    raise_status_if(not value or node.type != "kernel", "INVALID_VALUE")
    function, launch = node.work_arguments
    node.work_arguments = function, add_attribute(launch, attribute, value.contents)


# --- graphs


@simulated_function()
def cuGraphCreate(simulation: Simulation, flags: int) -> Any:
    """Create an empty graph."""
    raise_status_if(flags, "INVALID_VALUE")
    return simulation.add_object("CUgraph", nodes=[], conditions=[])


@simulated_function(init_first=True)
def cuGraphDestroy(simulation: Simulation, graph: HandleObject) -> None:
    """Destroy a graph, its nodes and the graphs that are nested in them."""
    for node in graph.nodes:
        for nested_graph in list_nested_graphs(node):
            cuGraphDestroy(simulation, nested_graph)
    simulation.remove_objects(graph, *graph.nodes)
    release_user_objects(simulation, graph)


def list_nested_graphs(node: HandleObject) -> list[HandleObject]:
    """List the graphs that are nested in a node: its child graph, or the bodies of a conditional node."""
    if node.type == "graph":
        return list(node.work_arguments)
    if node.type == "conditional":
        _, _, bodies = node.work_arguments
        return list(bodies)
    return []


def _has_node(graph: HandleObject, *kinds: str) -> bool:
    """Return whether a graph, or a graph that is nested in it, contains a node of one of these kinds."""
    for node in graph.nodes:
        if node.type in kinds:
            return True
        if any(_has_node(nested_graph, *kinds) for nested_graph in list_nested_graphs(node)):
            return True
    return False


@simulated_function(init_first=True)
def cuGraphClone(simulation: Simulation, graph: HandleObject) -> HandleObject:
    """Return a copy of a graph, which later changes to the graph do not affect."""
    raise_status_if(_has_node(graph, *_UNCLONABLE_KINDS), "NOT_SUPPORTED")
    _check_kernels(simulation, graph.nodes)
    clone = simulation.add_object("CUgraph", nodes=[], conditions=list(graph.conditions), origin=graph)
    clone_nested_graph = functools.partial(cuGraphClone, simulation)
    copies: dict[HandleObject, HandleObject] = {}
    for node in _sort_by_dependencies(graph.nodes):
        dependencies = [copies[dependency] for dependency in node.dependencies]
        work_arguments = _copy_work(node, clone_nested_graph)
        copies[node] = add_node(simulation, clone, dependencies, node.type, *work_arguments)
    clone.copies = copies  # for cuGraphNodeFindInClone
    share_user_objects(simulation, graph, clone)
    return clone


def _copy_work(node: HandleObject, copy_graph: Callable[[HandleObject], HandleObject]) -> tuple[Any, ...]:
    """Return the work arguments of a node, with copies of the graphs that are nested in the node.

    Args:
        node: The node.
        copy_graph: The function that copies a nested graph.
    """
    copies = [copy_graph(nested_graph) for nested_graph in list_nested_graphs(node)]
    if node.type == "conditional":
        condition, node_type, _ = node.work_arguments
        return condition, node_type, copies
    if node.type == "graph":
        return tuple(copies)
    work_arguments: tuple[Any, ...] = node.work_arguments
    return work_arguments


@simulated_function()
def cuGraphNodeFindInClone(simulation: Simulation, node: HandleObject, clone: HandleObject) -> Any:
    """Return the copy of a node in a clone of its graph."""
    copy = getattr(clone, "copies", {}).get(node)
    raise_status_if(copy is None or copy.is_removed, "INVALID_VALUE")
    return copy


@simulated_function(init_first=True)
def cuGraphGetNodes(simulation: Simulation, graph: HandleObject) -> Any:
    """Return the nodes of a graph. The only element of the result is the list of nodes."""
    return (graph.nodes,)


@simulated_function(init_first=True)
def cuGraphGetRootNodes(simulation: Simulation, graph: HandleObject) -> Any:
    """Return the nodes that do not depend on other nodes. The only element of the result is their list."""
    return ([node for node in graph.nodes if not node.dependencies],)


def _list_edges(edges: Iterable[tuple[HandleObject, HandleObject]]) -> tuple[list[Any], ...]:
    """Return the outputs of a query for edges.

    Args:
        edges: Pairs of nodes. The second node depends on the first node.

    Returns:
        Three lists: the node at the start of each edge, the node at its end, and the CUgraphEdgeData.
    """
    pairs = list(edges)
    starts = [start for start, _ in pairs]
    ends = [end for _, end in pairs]
    return starts, ends, [_DEFAULT_EDGE] * len(pairs)


@simulated_function("cuGraphGetEdges", init_first=True)
def _get_edges(simulation: Simulation, graph: HandleObject) -> tuple[list[Any], ...]:
    """Return the edges of a graph, which connect each node to the nodes that depend on it."""
    return _list_edges((dependency, node) for node in graph.nodes for dependency in node.dependencies)


@simulated_function()
def cuGraphNodeGetDependencies(simulation: Simulation, node: HandleObject) -> tuple[list[Any], ...]:
    """Return the nodes on which a node depends, and the data of the edges to them."""
    return node.dependencies, [_DEFAULT_EDGE] * len(node.dependencies)


@simulated_function()
def cuGraphNodeGetDependentNodes(simulation: Simulation, node: HandleObject) -> tuple[list[Any], ...]:
    """Return the nodes that depend on a node, and the data of the edges to them."""
    dependents = [dependent for dependent in node.graph.nodes if node in dependent.dependencies]
    return dependents, [_DEFAULT_EDGE] * len(dependents)


def _read_edges(
    simulation: Simulation, graph: HandleObject, starts: Any, ends: Any, count: int
) -> list[tuple[HandleObject, HandleObject]]:
    """Return the edges of a graph that two arrays describe, as pairs of nodes.

    Args:
        simulation: The active simulation.
        graph: The graph that contains the nodes.
        starts: An array with the handles of the nodes at the starts of the edges.
        ends: An array with the handles of the nodes at the ends of the edges.
        count: The number of edges.
    """
    start_nodes = read_nodes(simulation, graph, starts, count)
    end_nodes = read_nodes(simulation, graph, ends, count)
    return list(zip(start_nodes, end_nodes))


@simulated_function()
def cuGraphAddDependencies(
    simulation: Simulation, graph: HandleObject, starts: Any, ends: Any, *arguments: Any
) -> None:
    """Add edges to a graph, so that the nodes at their ends depend on the nodes at their starts."""
    *_, count = arguments  # after the edge data, in versions that have this parameter
    for start, end in _read_edges(simulation, graph, starts, ends, count):
        raise_status_if(start is end or start in end.dependencies, "INVALID_VALUE")
        end.dependencies.append(start)


@simulated_function()
def cuGraphRemoveDependencies(
    simulation: Simulation, graph: HandleObject, starts: Any, ends: Any, *arguments: Any
) -> None:
    """Remove edges from a graph."""
    raise_status_if(_has_node(graph, *_MEMORY_KINDS), "NOT_SUPPORTED")
    *_, count = arguments  # after the edge data, in versions that have this parameter
    for start, end in _read_edges(simulation, graph, starts, ends, count):
        raise_status_if(start not in end.dependencies, "INVALID_VALUE")
        end.dependencies.remove(start)


@simulated_function(init_first=True)
def cuGraphDestroyNode(simulation: Simulation, node: HandleObject) -> None:
    """Remove a node and its edges from a graph, and destroy the node."""
    graph = node.graph
    raise_status_if(_has_node(graph, *_MEMORY_KINDS), "NOT_SUPPORTED")
    graph.nodes.remove(node)
    for dependent in graph.nodes:
        if node in dependent.dependencies:
            dependent.dependencies.remove(node)
    simulation.remove_objects(node)


def _sort_by_dependencies(nodes: Iterable[HandleObject]) -> list[HandleObject]:
    """Sort nodes so that each node follows its dependencies. Raise Status if dependencies are circular."""
    sorted_nodes: dict[HandleObject, None] = {}  # an ordered set
    remaining = list(nodes)
    while remaining:
        ready = [node for node in remaining if all(other in sorted_nodes for other in node.dependencies)]
        has_circle = not ready
        raise_status_if(has_circle, "INVALID_VALUE")
        sorted_nodes |= dict.fromkeys(ready)
        remaining = [node for node in remaining if node not in sorted_nodes]
    return list(sorted_nodes)


# --- executable graphs


def _check_kernels(simulation: Simulation, nodes: Iterable[HandleObject]) -> None:
    """Raise Fault if the module of a kernel that a node launches was unloaded."""
    for node in nodes:
        if node.type != "kernel":
            continue
        function, _ = node.work_arguments
        if function.is_removed:
            raise Fault(
                f"{simulation.symbol}: a kernel's module was unloaded; a real driver rejects this, or crashes"
            )


def _was_freed(simulation: Simulation, address: int) -> bool:
    """Return whether the memory at an address was freed and cannot become valid again.

    Freed graph memory becomes valid again, because the next launch of the graph allocates it.
    """
    allocation = simulation.memory.find_freed(address)
    return allocation is not None and allocation.kind != "graph"


def _check_copies(simulation: Simulation, graph: HandleObject) -> None:
    """Raise Fault if a node copies from or to freed memory."""
    for node in graph.nodes:
        if node.type != "copy":
            continue
        target, source, *_ = node.work_arguments
        if _was_freed(simulation, target) or _was_freed(simulation, source):
            raise Fault(
                f"{simulation.symbol}: a node copies memory that was freed; a real driver crashes here"
            )


def _check_nodes(simulation: Simulation, graph: HandleObject) -> None:
    """Raise Fault if a node uses freed memory, a destroyed event or the kernel of an unloaded module."""
    _check_copies(simulation, graph)
    for node in graph.nodes:
        if node.type in ("record", "wait") and node.work_arguments[0].is_removed:
            raise Fault(f"{simulation.symbol}: the event of a node was destroyed; a real driver crashes here")
        if node.type == "set" and _was_freed(simulation, node.work_arguments[0]):
            raise Fault(f"{simulation.symbol}: a node sets memory that was freed; a real driver rejects this")
    _check_kernels(simulation, graph.nodes)


def _check_kinds(graph: HandleObject, allowed_kinds: Iterable[str]) -> None:
    """Raise Status if a graph, or a graph that is nested in it, contains a node of another kind."""
    for node in graph.nodes:
        raise_status_if(node.type not in allowed_kinds, "NOT_SUPPORTED")
        for nested_graph in list_nested_graphs(node):
            _check_kinds(nested_graph, allowed_kinds)


def _check_structure(graph: HandleObject, flags: int) -> None:
    """Raise Status if the nodes of a graph do not allow it to be instantiated with these flags."""
    for node in graph.nodes:
        if node.type == "conditional":
            for body in list_nested_graphs(node):
                _check_kinds(body, _BODY_KINDS)
    if flags & _DEVICE_LAUNCH:
        _check_kinds(graph, _DEVICE_LAUNCH_KINDS)
        raise_status_if(not _has_node(graph, *_WORK_KINDS), "INVALID_VALUE")
    raise_status_if(_is_second_instantiation(graph), "NOT_SUPPORTED")


@simulated_function(init_first=True)
def cuGraphInstantiateWithFlags(simulation: Simulation, graph: HandleObject, flags: int) -> HandleObject:
    """Create an executable graph, which contains a copy of each node."""
    raise_status_if(flags & ~_FLAGS, "INVALID_VALUE")
    raise_status_if(flags & _AUTO_FREE and flags & _DEVICE_LAUNCH, "INVALID_VALUE")
    simulation.check_allowed_during_capture()
    _check_structure(graph, flags)
    _check_nodes(simulation, graph)
    executable_nodes = {}  # node -> its copy, in the order in which the nodes run
    for node in _sort_by_dependencies(graph.nodes):
        executable_nodes[node] = HandleObject(
            "node",
            type=node.type,
            work_arguments=_copy_current_work(node),
            dependencies=list(node.dependencies),
            is_enabled=True,
        )
    executable = simulation.add_object(
        "CUgraphExec",
        nodes=executable_nodes,
        is_launched=False,
        flags=flags,
        dependency_indices=_list_dependency_indices(executable_nodes),
        conditions=list(graph.conditions),
    )
    graph.executable = executable
    share_user_objects(simulation, graph, executable)
    return executable


def _is_second_instantiation(graph: HandleObject) -> bool:
    """Return whether a graph with memory nodes already has an executable graph.

    A graph that allocates or frees memory can have only one executable graph at a time.
    """
    executable = getattr(graph, "executable", None)
    has_executable = executable is not None and not executable.is_removed
    return has_executable and _has_node(graph, *_MEMORY_KINDS)


def _copy_current_work(node: HandleObject) -> tuple[Any, ...]:
    """Return a copy of a node's work arguments that later changes to its nested graphs do not affect."""
    return _copy_work(node, _copy_nested_graph)


def _copy_nested_graph(graph: HandleObject) -> HandleObject:
    """Return a copy of a nested graph for an executable graph. Its nodes are in the order of execution."""
    copies: dict[HandleObject, HandleObject] = {}
    for node in _sort_by_dependencies(graph.nodes):
        copies[node] = HandleObject(
            "node",
            type=node.type,
            work_arguments=_copy_current_work(node),
            dependencies=[copies[dependency] for dependency in node.dependencies],
        )
    return HandleObject(
        "graph", nodes=list(copies.values()), dependency_indices=_list_dependency_indices(copies)
    )


def _list_dependency_indices(nodes: Iterable[HandleObject]) -> list[list[int]]:
    """Return, for each node, the sorted indices of the nodes on which it depends.

    Two graphs with the same indices have the same topology.
    """
    indices = {node: index for index, node in enumerate(nodes)}
    return [sorted(indices[dependency] for dependency in node.dependencies) for node in indices]


def _check_memory_was_freed(simulation: Simulation, executable: HandleObject) -> None:
    """Raise Status if memory that the last launch of a graph allocated is still allocated.

    This is allowed for graphs instantiated with CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH.
    """
    if not executable.is_launched or executable.flags & _AUTO_FREE:
        return
    nodes = list(executable.nodes.values())
    memory_freed_by_graph = [node.work_arguments[0] for node in nodes if node.type == "free"]
    for node in nodes:
        if node.type == "alloc":
            (memory,) = node.work_arguments
            is_freed_by_program = memory.is_ending or simulation.memory.find(memory.address) is not memory
            is_freed = memory in memory_freed_by_graph or is_freed_by_program
            raise_status_if(not is_freed, "INVALID_VALUE")


@simulated_function(launches_kernels=True)
def cuGraphLaunch(simulation: Simulation, executable: HandleObject, stream: HandleObject) -> None:
    """Submit the nodes of an executable graph to a stream."""
    simulation.count_default_stream_use(stream)
    raise_status_if(stream.capture, "NOT_SUPPORTED")
    _check_kernels(simulation, executable.nodes.values())
    _check_memory_was_freed(simulation, executable)
    executable.is_launched = True
    simulation.stream_order.launch_graph(stream, executable)


@simulated_function(init_first=True)
def cuGraphExecUpdate(simulation: Simulation, executable: HandleObject, graph: HandleObject) -> Any:
    """Change the parameters of an executable graph's nodes to those of a graph with the same topology."""
    _check_copies(simulation, graph)
    new_nodes = _sort_by_dependencies(graph.nodes)
    executable_nodes = list(executable.nodes.values())
    unsupported_change = _find_change(executable.dependency_indices, executable_nodes, new_nodes)
    outputs = _make_update_outputs(simulation, unsupported_change)
    if unsupported_change:
        raise Status("GRAPH_EXEC_UPDATE_FAILURE", outputs)
    for executable_node, new_node in zip(executable_nodes, new_nodes):
        executable_node.type = new_node.type
        executable_node.work_arguments = _copy_current_work(new_node)
    executable.conditions = list(graph.conditions)
    release_user_objects(simulation, executable)
    share_user_objects(simulation, graph, executable)
    return outputs


def _find_change(
    former_indices: list[list[int]], former_nodes: list[HandleObject], nodes: list[HandleObject]
) -> int:
    """Return the CUgraphExecUpdateResult for the first unsupported change, or 0 if the update is supported.

    Args:
        former_indices: The indices of the dependencies of each node of the executable graph.
        former_nodes: The nodes of the executable graph.
        nodes: The nodes of the new graph.
    """
    if former_indices != _list_dependency_indices(nodes):
        return _TOPOLOGY_CHANGED
    for former_node, node in zip(former_nodes, nodes):
        change = _find_node_change(former_node, node)
        if change:
            return change
    return 0


def _find_node_change(former_node: HandleObject, node: HandleObject) -> int:
    """Return the CUgraphExecUpdateResult for an unsupported change of a node, or 0. See `_find_change`."""
    if _TYPES[former_node.type] != _TYPES[node.type]:
        return _TYPE_CHANGED
    is_conditional = former_node.type == "conditional"
    if is_conditional and _describe_condition(former_node) != _describe_condition(node):
        return _PARAMETERS_CHANGED
    if former_node.type == "kernel":
        former_function, former_launch = former_node.work_arguments
        function, launch = node.work_arguments
        if former_function.context is not function.context:
            return _FUNCTION_CHANGED
        if former_launch.cooperative != launch.cooperative:
            return _ATTRIBUTES_CHANGED
    for former_graph, nested_graph in zip(list_nested_graphs(former_node), list_nested_graphs(node)):
        nested_nodes = _sort_by_dependencies(nested_graph.nodes)
        change = _find_change(former_graph.dependency_indices, former_graph.nodes, nested_nodes)
        if change:
            return change
    return 0


def _describe_condition(node: HandleObject) -> tuple[Any, ...]:
    """Return the address of a conditional node's condition, the node's type, and the number of its graphs."""
    condition, node_type, bodies = node.work_arguments
    return condition.address, node_type, len(bodies)


def _make_update_outputs(simulation: Simulation, result: int) -> Any:
    """Return the outputs of cuGraphExecUpdate.

    Since CUDA 12, the output is a CUgraphExecUpdateResultInfo. Before that, there are two outputs: the node
    that caused an error, which is always null in the simulation, and a CUgraphExecUpdateResult.
    """
    has_record = len(simulation.outputs) == 1
    return {"result": result} if has_record else (0, result)


def _get_instance(executable: HandleObject, node: HandleObject, *kinds: str) -> HandleObject:
    """Return the node of an executable graph that was created from a node of the original graph.

    Args:
        executable: The executable graph.
        node: The node of the original graph.
        kinds: The allowed kinds of the node.

    Raises:
        Status: The executable graph does not contain such a node, or the node is of another kind.
    """
    instance: HandleObject | None = executable.nodes.get(node)
    if instance is None or instance.type not in kinds:
        raise Status("INVALID_VALUE")
    return instance


def replace_executable_launch(
    executable: HandleObject, node: HandleObject, work_arguments: tuple[HandleObject, Launch]
) -> None:
    """Replace the kernel launch of a node in an executable graph, but keep the attributes of the launch.

    Args:
        executable: The executable graph.
        node: The node in the original graph.
        work_arguments: The CUfunction of the new kernel, and the new launch.
    """
    function, launch = work_arguments
    instance = _get_instance(executable, node, "kernel")
    former_function, _ = instance.work_arguments
    raise_status_if(former_function.context is not function.context, "INVALID_VALUE")
    instance.work_arguments = function, keep_launch_attributes(instance, launch)


def keep_launch_attributes(node: HandleObject, launch: Launch) -> Launch:
    """Return a copy of a launch with the attributes of the launch that it replaces in a node."""
    _, former = node.work_arguments
    return replace(
        launch, cluster=former.cluster, cooperative=former.cooperative, attributes=former.attributes
    )


@simulated_function()
def cuGraphExecKernelNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    """Replace the kernel launch of a node in an executable graph."""
    replace_executable_launch(executable, node, read_kernel_node(simulation, params))


def replace_executable_copy(
    simulation: Simulation, executable: HandleObject, node: HandleObject, copy: Copy
) -> None:
    """Replace the copy of a node in an executable graph.

    Memory from a pool can only be replaced with other memory from a pool.
    """
    instance = _get_instance(executable, node, "copy", "rows")
    former_kinds = _are_in_pools(simulation, instance)
    new_work = _make_copy_work(simulation, copy)
    raise_status_if(_are_in_pools(simulation, _make_node(new_work)) != former_kinds, "INVALID_VALUE")
    _set_work(instance, new_work)


@simulated_function()
def cuGraphExecMemcpyNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any, context: Any
) -> None:
    """Replace the copy of a node in an executable graph."""
    raise_status_if(not params, "INVALID_VALUE")
    replace_executable_copy(simulation, executable, node, read_copy(simulation, params.contents))


@simulated_function()
def cuGraphExecMemsetNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any, context: Any = None
) -> None:
    """Replace the memset of a node in an executable graph. Managed memory of another context is rejected."""
    instance = _get_instance(executable, node, "set", "set rows")
    new_work = make_memset_work(simulation, params)
    memory = simulation.memory.find(int(params.contents.dst or 0))
    if memory is not None and memory.kind == "managed" and context is not None:
        raise_status_if(memory.context != context.handle, "INVALID_VALUE")
    _set_work(instance, new_work)


def _set_work(node: HandleObject, kind_and_arguments: tuple[Any, ...]) -> None:
    """Replace the work of a node.

    Args:
        node: The node to change.
        kind_and_arguments: The new kind of the node, followed by its work arguments.
    """
    kind, *work_arguments = kind_and_arguments
    node.type = kind
    node.work_arguments = tuple(work_arguments)


def _make_node(kind_and_arguments: tuple[Any, ...]) -> HandleObject:
    """Return a new node that does not belong to a graph. For the argument, see `_set_work`."""
    node = HandleObject("node")
    _set_work(node, kind_and_arguments)
    return node


def _are_in_pools(simulation: Simulation, node: HandleObject) -> tuple[bool, bool]:
    """Return whether the target and the source of a copy node were allocated from memory pools."""
    if node.type == "copy":
        target, source, *_ = node.work_arguments
    else:
        copy, *_ = node.work_arguments
        target, source = copy.target.address, copy.source.address
    return _is_in_pool(simulation, target), _is_in_pool(simulation, source)


def _is_in_pool(simulation: Simulation, address: int) -> bool:
    """Return whether an address belongs to memory that was allocated from a memory pool."""
    allocation = simulation.memory.find(address)
    return allocation is not None and allocation.kind == "pool"


@simulated_function()
def cuGraphExecHostNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    """Replace the C function that a node in an executable graph calls."""
    _get_instance(executable, node, "host").work_arguments = _read_host_parameters(params)


# --- setting the parameters of graph nodes


@simulated_function()
def cuGraphKernelNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    """Replace the kernel launch of a node in a graph, but keep the attributes of the launch."""
    raise_status_if(node.type != "kernel", "INVALID_VALUE")
    function, launch = read_kernel_node(simulation, params)
    node.work_arguments = function, keep_launch_attributes(node, launch)


@simulated_function()
def cuGraphMemcpyNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    """Replace the copy of a node in a graph with the copy that a CUDA_MEMCPY3D describes."""
    raise_status_if(not params, "INVALID_VALUE")
    replace_node_copy(simulation, node, read_copy(simulation, params.contents))


def replace_node_copy(simulation: Simulation, node: HandleObject, copy: Copy) -> None:
    """Replace the copy of a node in a graph."""
    raise_status_if(node.type not in ("copy", "rows"), "INVALID_VALUE")
    _set_work(node, _make_copy_work(simulation, copy))


@simulated_function()
def cuGraphMemsetNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    """Replace the memset of a node in a graph with the memset that a CUDA_MEMSET_NODE_PARAMS describes."""
    raise_status_if(node.type not in ("set", "set rows"), "INVALID_VALUE")
    _set_work(node, make_memset_work(simulation, params))


@simulated_function()
def cuGraphHostNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    """Replace the C function that a node in a graph calls."""
    raise_status_if(node.type != "host", "INVALID_VALUE")
    node.work_arguments = _read_host_parameters(params)


@simulated_function()
def cuGraphNodeSetEnabled(
    simulation: Simulation, executable: HandleObject, node: HandleObject, is_enabled: int
) -> None:
    """Set whether a node of an executable graph does its work when the graph is launched."""
    _get_instance(executable, node, *_WORK_KINDS).is_enabled = bool(is_enabled)


@simulated_function()
def cuGraphNodeGetEnabled(simulation: Simulation, executable: HandleObject, node: HandleObject) -> int:
    """Return whether a node of an executable graph does its work when the graph is launched."""
    return int(_get_instance(executable, node, *_WORK_KINDS).is_enabled)


@simulated_function()
def cuGraphExecGetFlags(simulation: Simulation, executable: HandleObject) -> int:
    """Return the flags with which an executable graph was instantiated."""
    flags: int = executable.flags
    return flags


@simulated_function(init_first=True)
def cuGraphExecDestroy(simulation: Simulation, executable: HandleObject) -> None:
    """Destroy an executable graph."""
    simulation.remove_objects(executable)
    release_user_objects(simulation, executable)


@simulated_function()
def cuGraphUpload(simulation: Simulation, executable: HandleObject, stream: HandleObject) -> None:
    """Check an executable graph. There is nothing to upload in a simulation."""
    _check_kernels(simulation, executable.nodes.values())


# --- user objects: data of the program, with a destructor that runs when the last reference is released


@simulated_function()
def cuUserObjectCreate(
    simulation: Simulation, data: int, destroy: int, count: int, flags: int
) -> HandleObject:
    """Create a user object: data of the program that lives as long as there are references to it.

    Args:
        simulation: The active simulation.
        data: The address of the data.
        destroy: The address of a C function that is called with the data when the last reference is released.
        count: The initial number of references, which belong to the caller.
        flags: Must be _NO_DESTRUCTOR_SYNC.
    """
    raise_status_if(not destroy or not count or flags != _NO_DESTRUCTOR_SYNC, "INVALID_VALUE")
    return simulation.add_object("CUuserObject", data=data, destroy=destroy, count=count)


@simulated_function()
def cuUserObjectRetain(simulation: Simulation, user_object: HandleObject, count: int) -> None:
    """Add references to a user object."""
    raise_status_if(not count, "INVALID_VALUE")
    user_object.count += count


@simulated_function()
def cuUserObjectRelease(simulation: Simulation, user_object: HandleObject, count: int) -> None:
    """Release references to a user object. When the last one is released, destroy the object."""
    raise_status_if(not 0 < count <= user_object.count, "INVALID_VALUE")
    user_object.count -= count
    if not user_object.count:
        simulation.remove_objects(user_object)
        destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(user_object.destroy)
        destructor(user_object.data)


@simulated_function()
def cuGraphRetainUserObject(
    simulation: Simulation, graph: HandleObject, user_object: HandleObject, count: int, flags: int
) -> None:
    """Add references from a graph to a user object. With _MOVE, they are taken over from the caller."""
    raise_status_if(not count or flags & ~_MOVE, "INVALID_VALUE")
    if not flags & _MOVE:
        user_object.count += count
    _get_user_objects(graph)[user_object] += count


@simulated_function()
def cuGraphReleaseUserObject(
    simulation: Simulation, graph: HandleObject, user_object: HandleObject, count: int
) -> None:
    """Release references from a graph to a user object."""
    references = _get_user_objects(graph)
    raise_status_if(not 0 < count <= references[user_object], "INVALID_VALUE")
    references[user_object] -= count
    cuUserObjectRelease(simulation, user_object, count)


def _get_user_objects(graph: HandleObject) -> Counter[HandleObject]:
    """Return the number of references that a graph has to each user object."""
    if not hasattr(graph, "user_objects"):
        graph.user_objects = Counter()
    user_objects: Counter[HandleObject] = graph.user_objects
    return user_objects


def share_user_objects(simulation: Simulation, graph: HandleObject, copied_graph: HandleObject) -> None:
    """Let a copy of a graph, or its executable graph, refer to the same user objects as the graph."""
    for user_object, count in _get_user_objects(graph).items():
        if count:
            cuGraphRetainUserObject(simulation, copied_graph, user_object, count, flags=0)


def release_user_objects(simulation: Simulation, graph: HandleObject) -> None:
    """Release all references of a graph to user objects."""
    references = _get_user_objects(graph)
    graph.user_objects = Counter()
    for user_object, count in references.items():
        if count:
            cuUserObjectRelease(simulation, user_object, count)


def _run_record(simulation: Simulation, event: HandleObject) -> None:
    """Run a graph node that records an event: store the time."""
    event.time = time.perf_counter()


WORK_FUNCTIONS.update({"graph": run_nodes, "record": _run_record})
