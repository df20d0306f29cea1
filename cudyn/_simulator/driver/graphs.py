"""Graphs, their nodes and dependencies, executable graphs, and user objects."""

from __future__ import annotations

import ctypes
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from .call_registry import Status, call, raise_if
from .handle_objects import HandleObject
from .kernel_runs import Fault, Launch
from .launches import add_attribute, read_node
from .memory import check_copy, check_set
from .shaped_copies import Copy, read_copy
from .simulation import Simulation
from .stream_order import RUN
from .stream_races import Use
from .streams import add_node, read_nodes

# Node kind -> CUgraphNodeType. "rows" is a 2D or 3D copy, and "set rows" a memset of several rows.
#
# `node.work` contains the arguments of the function that runs the node (`stream_order.RUN`). The first of
# them is the function of a kernel, the target address of a copy or a memset, the memory of an allocation or a
# free, the event, or the child graph.
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
# Node kinds that restrict how their graph can be used (cuGraphAddMemAllocNode, cuGraphClone).
_MEMORY_KINDS = ("alloc", "free")
_UNCLONABLE_KINDS = (*_MEMORY_KINDS, "conditional")
# Node kinds that are allowed in the bodies of conditional nodes (CUDA_CONDITIONAL_NODE_PARAMS), and in a
# graph that is launched from the device (cuGraphInstantiate).
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


def add(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, kind: str, *work: Any
) -> HandleObject:
    """Add a node to a graph.

    Args:
        simulation: The active simulation.
        graph: The graph to which the node is added.
        after: An array with the handles of the nodes on which the new node depends.
        count: The number of dependencies.
        kind: The node's kind, a key of `_TYPES`.
        work: The arguments of the function that runs the node.
    """
    return add_node(simulation, graph, read_nodes(simulation, graph, after, count), kind, *work)


def add_copy(simulation: Simulation, graph: HandleObject, after: Any, count: int, copy: Copy) -> HandleObject:
    """Add a node that copies memory. See `add`."""
    return add(simulation, graph, after, count, *_make_copy(simulation, copy))


def _make_copy(simulation: Simulation, copy: Copy) -> tuple[Any, ...]:
    """Return the node kind for a copy, followed by the node's work (see `add`).

    Raises:
        Status: The copy is invalid.
    """
    if (copy.height, copy.depth) != (1, 1) or copy.to.array or copy.source.array:
        copy.check(simulation)
        return "rows", copy
    check_copy(simulation, copy.to.address, copy.source.address, copy.width, copy.sides)
    return "copy", copy.to.address, copy.source.address, copy.width, copy.sides


def make_set(simulation: Simulation, params: Any) -> tuple[Any, ...]:
    """Return the node kind for CUDA_MEMSET_NODE_PARAMS or cudaMemsetParams, followed by the work (see `add`).

    Raises:
        Status: The parameters are invalid.
    """
    raise_if(not params)
    members = params.contents
    element_size = int(members.elementSize)
    raise_if(element_size not in (1, 2, 4) or not members.height)
    value = int(members.value) & ((1 << 8 * element_size) - 1)  # the driver ignores the higher bits
    address = int(members.dst or 0)
    rows = [
        (address + row * members.pitch, value, int(members.width), element_size)
        for row in range(members.height)
    ]
    for row in rows:
        check_set(simulation, *row)
    return ("set", *rows[0]) if len(rows) == 1 else ("set rows", rows)


@call(init_first=True)
def cuGraphAddKernelNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, params: Any
) -> Any:
    return add(simulation, graph, after, count, "kernel", *read_node(simulation, params))


@call(init_first=True)
def cuGraphAddMemcpyNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, params: Any, context: HandleObject
) -> Any:
    raise_if(not params)
    return add_copy(simulation, graph, after, count, read_copy(simulation, params.contents))


@call(init_first=True)
def cuGraphAddMemsetNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, params: Any, context: Any = None
) -> Any:
    return add(simulation, graph, after, count, *make_set(simulation, params))


@call()
def cuGraphAddHostNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, params: Any
) -> Any:
    return add(simulation, graph, after, count, "host", *_read_host_parameters(params))


def _read_host_parameters(params: Any) -> tuple[int, int]:
    """Return the address of the function that a host node calls, and the address of the data passed to it."""
    raise_if(not params)
    members = params.contents
    function = ctypes.cast(members.fn, ctypes.c_void_p).value or 0  # the value for null is None
    raise_if(not function)
    return function, int(members.userData or 0)


@call(init_first=True)
def cuGraphAddChildGraphNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, child: HandleObject
) -> Any:
    raise_if(child is graph)
    clone = cuGraphClone(simulation, child)
    graph.conditions += child.conditions
    return add(simulation, graph, after, count, "graph", clone)


def run_nodes(simulation: Simulation, child: HandleObject) -> list[Use]:
    """Run the nodes of a nested graph of an executable graph, and return their uses of memory."""
    return simulation.order.run_nested(child.nodes)


@call()
def cuGraphChildGraphNodeGetGraph(simulation: Simulation, node: HandleObject) -> Any:
    raise_if(node.type != "graph")
    return node.work[0]


@call(null_status="INVALID_VALUE")
def cuGraphAddEventRecordNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, event: HandleObject
) -> Any:
    return add(simulation, graph, after, count, "record", event)


@call(null_status="INVALID_VALUE")
def cuGraphAddEventWaitNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, event: HandleObject
) -> Any:
    return add(simulation, graph, after, count, "wait", event)


@call()
def cuGraphAddEmptyNode(simulation: Simulation, graph: HandleObject, after: Any, count: int) -> Any:
    return add(simulation, graph, after, count, "empty")


@call(init_first=True)
def cuGraphNodeGetType(simulation: Simulation, node: HandleObject) -> int:
    return _TYPES[node.type]


@call()
def cuGraphKernelNodeSetAttribute(
    simulation: Simulation, node: HandleObject, attribute: int, value: Any
) -> None:
    raise_if(not value or node.type != "kernel")
    function, launch = node.work
    node.work = function, add_attribute(launch, attribute, value.contents)


# --- graphs


@call()
def cuGraphCreate(simulation: Simulation, flags: int) -> Any:
    raise_if(flags)
    return simulation.add("CUgraph", nodes=[], conditions=[])


@call(init_first=True)
def cuGraphDestroy(simulation: Simulation, graph: HandleObject) -> None:
    for node in graph.nodes:
        for inner in list_inner(node):
            cuGraphDestroy(simulation, inner)
    simulation.remove(graph, *graph.nodes)
    release_user_objects(simulation, graph)


def list_inner(node: HandleObject) -> list[HandleObject]:
    """List the graphs that are nested in a node: its child graph, or the bodies of a conditional node."""
    if node.type == "graph":
        return list(node.work)
    return list(node.work[-1]) if node.type == "conditional" else []


def _has_node(graph: HandleObject, *kinds: str) -> bool:
    """Return whether a graph, or a nested graph, contains a node of one of these kinds."""
    return any(
        node.type in kinds or any(_has_node(inner, *kinds) for inner in list_inner(node))
        for node in graph.nodes
    )


@call(init_first=True)
def cuGraphClone(simulation: Simulation, graph: HandleObject) -> HandleObject:
    raise_if(_has_node(graph, *_UNCLONABLE_KINDS), "NOT_SUPPORTED")
    _check_kernels(simulation, graph.nodes)
    clone = simulation.add("CUgraph", nodes=[], conditions=list(graph.conditions), origin=graph)
    copies: dict[HandleObject, HandleObject] = {}
    for node in _sort(graph.nodes):
        after = [copies[dependency] for dependency in node.after]
        work = _copy_work(node, lambda inner: cuGraphClone(simulation, inner))
        copies[node] = add_node(simulation, clone, after, node.type, *work)
    clone.copies = copies
    share_user_objects(simulation, graph, clone)
    return clone


def _copy_work(node: HandleObject, copy: Callable[[HandleObject], Any]) -> tuple[Any, ...]:
    """Return a copy of a node's work in which each nested graph is replaced with `copy(graph)`."""
    copies = [copy(inner) for inner in list_inner(node)]
    if node.type == "conditional":
        return *node.work[:-1], copies
    return tuple(copies) if node.type == "graph" else node.work


@call()
def cuGraphNodeFindInClone(simulation: Simulation, node: HandleObject, clone: HandleObject) -> Any:
    copy = getattr(clone, "copies", {}).get(node)
    raise_if(copy is None or copy.is_removed)
    return copy


@call(init_first=True)
def cuGraphGetNodes(simulation: Simulation, graph: HandleObject) -> Any:
    return (graph.nodes,)


@call(init_first=True)
def cuGraphGetRootNodes(simulation: Simulation, graph: HandleObject) -> Any:
    return ([node for node in graph.nodes if not node.after],)


def _list_edges(edges: Iterable[tuple[HandleObject, HandleObject]]) -> tuple[list[Any], ...]:
    """Return three lists: the node at the start of each edge, the node at its end, and the edge data."""
    pairs = list(edges)
    starts = [start for start, _ in pairs]
    ends = [end for _, end in pairs]
    return starts, ends, [_DEFAULT_EDGE] * len(pairs)


@call("cuGraphGetEdges", init_first=True)
def _get_edges(simulation: Simulation, graph: HandleObject) -> tuple[list[Any], ...]:
    return _list_edges((dependency, node) for node in graph.nodes for dependency in node.after)


@call()
def cuGraphNodeGetDependencies(simulation: Simulation, node: HandleObject) -> tuple[list[Any], ...]:
    return node.after, [_DEFAULT_EDGE] * len(node.after)


@call()
def cuGraphNodeGetDependentNodes(simulation: Simulation, node: HandleObject) -> tuple[list[Any], ...]:
    dependents = [dependent for dependent in node.graph.nodes if node in dependent.after]
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


@call()
def cuGraphAddDependencies(
    simulation: Simulation, graph: HandleObject, starts: Any, ends: Any, *arguments: Any
) -> None:
    *_, count = arguments  # after the edge data, in versions that have this parameter
    for start, end in _read_edges(simulation, graph, starts, ends, count):
        raise_if(start is end or start in end.after)
        end.after.append(start)


@call()
def cuGraphRemoveDependencies(
    simulation: Simulation, graph: HandleObject, starts: Any, ends: Any, *arguments: Any
) -> None:
    raise_if(_has_node(graph, *_MEMORY_KINDS), "NOT_SUPPORTED")
    *_, count = arguments  # after the edge data, in versions that have this parameter
    for start, end in _read_edges(simulation, graph, starts, ends, count):
        raise_if(start not in end.after)
        end.after.remove(start)


@call(init_first=True)
def cuGraphDestroyNode(simulation: Simulation, node: HandleObject) -> None:
    raise_if(_has_node(node.graph, *_MEMORY_KINDS), "NOT_SUPPORTED")
    node.graph.nodes.remove(node)
    for dependent in node.graph.nodes:
        dependent.after = [dependency for dependency in dependent.after if dependency is not node]
    simulation.remove(node)


def _sort(nodes: Iterable[HandleObject]) -> list[HandleObject]:
    """Sort nodes so that each node follows its dependencies. Raise Status if dependencies are circular."""
    done: dict[HandleObject, None] = {}  # an ordered set
    waiting = list(nodes)
    while waiting:
        ready = [node for node in waiting if all(dependency in done for dependency in node.after)]
        raise_if(not ready)
        done |= dict.fromkeys(ready)
        waiting = [node for node in waiting if node not in done]
    return list(done)


# --- executable graphs


def _check_kernels(simulation: Simulation, nodes: Iterable[HandleObject]) -> None:
    """Raise Fault if the module of a kernel that a node launches was unloaded."""
    if any(node.type == "kernel" and node.work[0].is_removed for node in nodes):
        raise Fault(
            f"{simulation.symbol}: a kernel's module was unloaded; a real driver rejects this, or crashes"
        )


def _was_freed(simulation: Simulation, address: int) -> bool:
    """Return whether memory was freed permanently. (The next launch allocates graph memory again.)"""
    allocation = simulation.memory.find_freed(address)
    return allocation is not None and allocation.kind != "graph"


def _check_copies(simulation: Simulation, graph: HandleObject) -> None:
    """Raise Fault if a node copies from or to freed memory."""
    for node in graph.nodes:
        if node.type != "copy":
            continue
        to, source = node.work[:2]
        if _was_freed(simulation, to) or _was_freed(simulation, source):
            raise Fault(
                f"{simulation.symbol}: a node copies memory that was freed; a real driver crashes here"
            )


def _check_nodes(simulation: Simulation, graph: HandleObject) -> None:
    """Raise Fault if a node uses freed memory, a destroyed event or the kernel of an unloaded module."""
    _check_copies(simulation, graph)
    for node in graph.nodes:
        if node.type in ("record", "wait") and node.work[0].is_removed:
            raise Fault(f"{simulation.symbol}: the event of a node was destroyed; a real driver crashes here")
        if node.type == "set" and _was_freed(simulation, node.work[0]):
            raise Fault(f"{simulation.symbol}: a node sets memory that was freed; a real driver rejects this")
    _check_kernels(simulation, graph.nodes)


def _check_kinds(graph: HandleObject, allowed: Iterable[str]) -> None:
    """Raise Status if the graph, or a nested graph, contains a node of a kind that is not allowed."""
    for node in graph.nodes:
        raise_if(node.type not in allowed, "NOT_SUPPORTED")
        for inner in list_inner(node):
            _check_kinds(inner, allowed)


def _check_structure(graph: HandleObject, flags: int) -> None:
    """Raise Status if the nodes of a graph do not allow it to be instantiated with these flags."""
    for node in graph.nodes:
        if node.type == "conditional":
            for body in list_inner(node):
                _check_kinds(body, _BODY_KINDS)
    if flags & _DEVICE_LAUNCH:
        _check_kinds(graph, _DEVICE_LAUNCH_KINDS)
        raise_if(not _has_node(graph, *_WORK_KINDS))
    raise_if(_is_second_instantiation(graph), "NOT_SUPPORTED")


@call(init_first=True)
def cuGraphInstantiateWithFlags(simulation: Simulation, graph: HandleObject, flags: int) -> HandleObject:
    raise_if(flags & ~_FLAGS or (flags & _AUTO_FREE and flags & _DEVICE_LAUNCH))
    simulation.check_unsafe()
    _check_structure(graph, flags)
    _check_nodes(simulation, graph)
    nodes = {
        node: HandleObject(
            "node", type=node.type, work=_freeze(node), after=list(node.after), is_enabled=True
        )
        for node in _sort(graph.nodes)
    }
    attributes = {"flags": flags, "shape": _get_shape(nodes), "conditions": list(graph.conditions)}
    executable = simulation.add("CUgraphExec", nodes=nodes, is_launched=False, **attributes)
    graph.executable = executable
    share_user_objects(simulation, graph, executable)
    return executable


def _is_second_instantiation(graph: HandleObject) -> bool:
    """Return whether a graph with memory nodes, which can have only one executable graph, already has one."""
    executable = getattr(graph, "executable", None)
    return executable is not None and not executable.is_removed and _has_node(graph, *_MEMORY_KINDS)


def _freeze(node: HandleObject) -> tuple[Any, ...]:
    """Return a copy of a node's work that later changes to the node's nested graphs do not affect."""
    return _copy_work(node, _freeze_graph)


def _freeze_graph(graph: HandleObject) -> HandleObject:
    """Return a copy of a nested graph, with its nodes in the order in which they run."""
    copies: dict[HandleObject, HandleObject] = {}
    for node in _sort(graph.nodes):
        after = [copies[dependency] for dependency in node.after]
        copies[node] = HandleObject("node", type=node.type, work=_freeze(node), after=after)
    return HandleObject("graph", nodes=list(copies.values()), shape=_get_shape(copies))


def _get_shape(nodes: Iterable[HandleObject]) -> list[list[int]]:
    """Return, for each node, the sorted indices of the nodes on which it depends."""
    indices = {node: index for index, node in enumerate(nodes)}
    return [sorted(indices[dependency] for dependency in node.after) for node in indices]


def _check_allocated(simulation: Simulation, executable: HandleObject) -> None:
    """Raise Status if memory that the last launch allocated is still allocated.

    This is allowed for graphs instantiated with CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH.
    """
    nodes = list(executable.nodes.values())
    freed = [node.work[0] for node in nodes if node.type == "free"]
    unfreed = [node.work[0] for node in nodes if node.type == "alloc" and node.work[0] not in freed]
    is_allocated = any(
        not memory.is_ending and simulation.memory.find(memory.address) is memory for memory in unfreed
    )
    raise_if(is_allocated and executable.is_launched and not executable.flags & _AUTO_FREE)


@call(launches_kernels=True)
def cuGraphLaunch(simulation: Simulation, executable: HandleObject, stream: HandleObject) -> None:
    simulation.count_default(stream)
    raise_if(stream.capture, "NOT_SUPPORTED")
    _check_kernels(simulation, executable.nodes.values())
    _check_allocated(simulation, executable)
    executable.is_launched = True
    simulation.order.launch_graph(stream, executable)


@call(init_first=True)
def cuGraphExecUpdate(simulation: Simulation, executable: HandleObject, graph: HandleObject) -> Any:
    _check_copies(simulation, graph)
    nodes = _sort(graph.nodes)
    former_nodes = list(executable.nodes.values())
    result = _find_change(executable.shape, former_nodes, nodes)
    if result:
        raise Status("GRAPH_EXEC_UPDATE_FAILURE", _make_update_outputs(simulation, result))
    for former, node in zip(former_nodes, nodes):
        former.type = node.type
        former.work = _freeze(node)
    executable.conditions = list(graph.conditions)
    release_user_objects(simulation, executable)
    share_user_objects(simulation, graph, executable)
    return _make_update_outputs(simulation, result)


def _find_change(shape: list[list[int]], former_nodes: list[HandleObject], nodes: list[HandleObject]) -> int:
    """Return the CUgraphExecUpdateResult for the first unsupported change, or 0 if the update is supported.

    Args:
        shape: The indices of the dependencies of each node of the executable graph (see `_get_shape`).
        former_nodes: The nodes of the executable graph.
        nodes: The nodes of the new graph.
    """
    if shape != _get_shape(nodes):
        return _TOPOLOGY_CHANGED
    for former, node in zip(former_nodes, nodes):
        if _TYPES[former.type] != _TYPES[node.type]:
            return _TYPE_CHANGED
        if former.type == "conditional" and _describe_condition(former) != _describe_condition(node):
            return _PARAMETERS_CHANGED
        if former.type == "kernel":
            former_function, former_launch = former.work
            function, launch = node.work
            if former_function.context is not function.context:
                return _FUNCTION_CHANGED
            if former_launch.cooperative != launch.cooperative:
                return _ATTRIBUTES_CHANGED
        for frozen, inner in zip(list_inner(former), list_inner(node)):
            if result := _find_change(frozen.shape, frozen.nodes, _sort(inner.nodes)):
                return result
    return 0


def _describe_condition(node: HandleObject) -> tuple[Any, ...]:
    """Return the address of a conditional node's condition, the node's type, and the number of its graphs."""
    memory, kind, bodies = node.work
    return memory.address, kind, len(bodies)


def _make_update_outputs(simulation: Simulation, result: int) -> Any:
    """Return the outputs of cuGraphExecUpdate: a record or, before CUDA 12, a node (null) and the result."""
    return {"result": result} if len(simulation.outputs) == 1 else (0, result)


def _get_instance(executable: HandleObject, node: HandleObject, *kinds: str) -> HandleObject:
    """Return the node of an executable graph that was created from a node of the original graph.

    Raises:
        Status: The executable graph does not contain such a node, or the node is not of one of these kinds.
    """
    instance: HandleObject | None = executable.nodes.get(node)
    if instance is None or (kinds and instance.type not in kinds):
        raise Status("INVALID_VALUE")
    return instance


def set_kernel(executable: HandleObject, node: HandleObject, work: tuple[HandleObject, Launch]) -> None:
    """Replace the launch of a node in an executable graph, but keep its attributes."""
    function, launch = work
    instance = _get_instance(executable, node, "kernel")
    former_function, _ = instance.work
    raise_if(former_function.context is not function.context)
    instance.work = function, keep_attributes(instance, launch)


def keep_attributes(node: HandleObject, launch: Launch) -> Launch:
    """Return a copy of a launch that has the attributes of the current launch of a node."""
    _, former = node.work
    former_values = {name: getattr(former, name) for name in ("cluster", "cooperative", "attributes")}
    return replace(launch, **former_values)


@call()
def cuGraphExecKernelNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    set_kernel(executable, node, read_node(simulation, params))


def set_copy(simulation: Simulation, executable: HandleObject, node: HandleObject, copy: Copy) -> None:
    """Replace the copy of a node in an executable graph."""
    instance = _get_instance(executable, node, "copy", "rows")
    copy_node = HandleObject("node", **_make_node_attributes(_make_copy(simulation, copy)))
    # Memory from a pool can only be replaced with other memory from a pool.
    raise_if(_are_in_pools(simulation, instance) != _are_in_pools(simulation, copy_node))
    vars(instance).update(type=copy_node.type, work=copy_node.work)


@call()
def cuGraphExecMemcpyNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any, context: Any
) -> None:
    raise_if(not params)
    set_copy(simulation, executable, node, read_copy(simulation, params.contents))


@call()
def cuGraphExecMemsetNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any, context: Any = None
) -> None:
    instance = _get_instance(executable, node, "set", "set rows")
    work = make_set(simulation, params)
    memory = simulation.memory.find(int(params.contents.dst or 0))
    if memory is not None and memory.kind == "managed" and context is not None:
        raise_if(memory.context != context.handle)  # managed memory of another context is rejected
    vars(instance).update(_make_node_attributes(work))


def _make_node_attributes(node_work: tuple[Any, ...]) -> dict[str, Any]:
    """Return the attributes `type` and `work` of a node.

    Args:
        node_work: The kind of the node, followed by its work (see `add`).
    """
    kind, *work = node_work
    return {"type": kind, "work": tuple(work)}


def _are_in_pools(simulation: Simulation, node: HandleObject) -> list[bool]:
    """Return whether the target and the source of a copy node were allocated from memory pools."""
    if node.type == "copy":
        addresses = node.work[:2]
    else:
        copy, *_ = node.work
        addresses = (copy.to.address, copy.source.address)
    allocations = [simulation.memory.find(address) for address in addresses]
    return [allocation is not None and allocation.kind == "pool" for allocation in allocations]


@call()
def cuGraphExecHostNodeSetParams(
    simulation: Simulation, executable: HandleObject, node: HandleObject, params: Any
) -> None:
    _get_instance(executable, node, "host").work = _read_host_parameters(params)


# --- setting the parameters of graph nodes


@call()
def cuGraphKernelNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    raise_if(node.type != "kernel")
    function, launch = read_node(simulation, params)
    node.work = function, keep_attributes(node, launch)


@call()
def cuGraphMemcpyNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    raise_if(not params)
    change_copy(simulation, node, read_copy(simulation, params.contents))


def change_copy(simulation: Simulation, node: HandleObject, copy: Copy) -> None:
    """Replace the copy of a node in a graph."""
    raise_if(node.type not in ("copy", "rows"))
    vars(node).update(_make_node_attributes(_make_copy(simulation, copy)))


@call()
def cuGraphMemsetNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    raise_if(node.type not in ("set", "set rows"))
    vars(node).update(_make_node_attributes(make_set(simulation, params)))


@call()
def cuGraphHostNodeSetParams(simulation: Simulation, node: HandleObject, params: Any) -> None:
    raise_if(node.type != "host")
    node.work = _read_host_parameters(params)


@call()
def cuGraphNodeSetEnabled(
    simulation: Simulation, executable: HandleObject, node: HandleObject, is_enabled: int
) -> None:
    instance = _get_instance(executable, node, "kernel", "copy", "rows", "set", "set rows")
    instance.is_enabled = bool(is_enabled)


@call()
def cuGraphNodeGetEnabled(simulation: Simulation, executable: HandleObject, node: HandleObject) -> int:
    return int(_get_instance(executable, node, "kernel", "copy", "rows", "set", "set rows").is_enabled)


@call()
def cuGraphExecGetFlags(simulation: Simulation, executable: HandleObject) -> int:
    flags: int = executable.flags
    return flags


@call(init_first=True)
def cuGraphExecDestroy(simulation: Simulation, executable: HandleObject) -> None:
    simulation.remove(executable)
    release_user_objects(simulation, executable)


@call()
def cuGraphUpload(simulation: Simulation, executable: HandleObject, stream: HandleObject) -> None:
    _check_kernels(simulation, executable.nodes.values())


# --- user objects: data of the program, with a destructor that runs when the last reference is released


@call()
def cuUserObjectCreate(
    simulation: Simulation, data: int, destroy: int, count: int, flags: int
) -> HandleObject:
    raise_if(not destroy or not count or flags != _NO_DESTRUCTOR_SYNC)
    return simulation.add("CUuserObject", data=data, destroy=destroy, count=count)


@call()
def cuUserObjectRetain(simulation: Simulation, user_object: HandleObject, count: int) -> None:
    raise_if(not count)
    user_object.count += count


@call()
def cuUserObjectRelease(simulation: Simulation, user_object: HandleObject, count: int) -> None:
    raise_if(not 0 < count <= user_object.count)
    user_object.count -= count
    if not user_object.count:
        simulation.remove(user_object)
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(user_object.destroy)(user_object.data)


@call()
def cuGraphRetainUserObject(
    simulation: Simulation, graph: HandleObject, user_object: HandleObject, count: int, flags: int
) -> None:
    raise_if(not count or flags & ~_MOVE)
    if not flags:
        user_object.count += count
    vars(graph).setdefault("user_objects", Counter())[user_object] += count


@call()
def cuGraphReleaseUserObject(
    simulation: Simulation, graph: HandleObject, user_object: HandleObject, count: int
) -> None:
    references: Counter[HandleObject] = vars(graph).setdefault("user_objects", Counter())
    raise_if(not 0 < count <= references[user_object])
    references[user_object] -= count
    cuUserObjectRelease(simulation, user_object, count)


def share_user_objects(simulation: Simulation, graph: HandleObject, other_graph: HandleObject) -> None:
    """Let another graph retain the user objects of a graph, too."""
    for user_object, count in getattr(graph, "user_objects", {}).items():
        if count:
            cuGraphRetainUserObject(simulation, other_graph, user_object, count, 0)


def release_user_objects(simulation: Simulation, graph: HandleObject) -> None:
    """Release all references of a graph to user objects."""
    for user_object, count in vars(graph).pop("user_objects", {}).items():
        if count:
            cuUserObjectRelease(simulation, user_object, count)


def _run_record(simulation: Simulation, event: HandleObject) -> None:
    """Run a graph node that records an event."""
    event.time = time.perf_counter()


RUN.update({"graph": run_nodes, "record": _run_record})
