"""Graphs: nodes, dependencies, executable graphs."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from typing import Any

from .copies import check_copy, check_set
from .launches import read_node
from .library import CALLS, Status, refuse, register
from .runner import Fault
from .simulation import Object, Simulation
from .streams import RUN, add_node

_TYPES = {"kernel": 0, "copy": 1, "set": 2, "host": 3, "graph": 4, "empty": 5, "wait": 6, "record": 7}
_TYPES |= {"alloc": 10, "free": 11}  # CUgraphNodeType
_MAY = ("kernel", "set", "copy")
_Read = Callable[..., tuple[Any, ...]]


def _run_graph(d: Simulation, graph: Object) -> None:
    for node in _sort(graph.nodes):
        RUN[node.type](d, *node.work)


def _sort(nodes: list[Object]) -> list[Object]:
    """Nodes, each after those that it depends on."""
    done: dict[Object, None] = {}
    rest = list(nodes)
    while rest:
        ready = [node for node in rest if all(other in done for other in node.after)]
        refuse(not ready)  # a circle
        done.update(dict.fromkeys(ready))
        rest = [node for node in rest if node not in done]
    return list(done)


def _check_kernels(d: Simulation, graph: Object) -> None:
    if any(node.type == "kernel" and not d.has(node.work[0].handle) for node in graph.nodes):
        raise Fault(
            f"{d.symbol}: the module of a kernel was unloaded; a real driver refuses this, or crashes"
        )


def _clone(d: Simulation, graph: Object) -> Object:
    _check_kernels(d, graph)
    made = d.add("CUgraph", nodes=[])
    same: dict[Object, Object] = {}
    for node in _sort(graph.nodes):
        same[node] = add_node(d, made, [same[each] for each in node.after], node.type, *node.work)
    return made


# --- graphs and nodes


def _list_nodes(d: Simulation, nodes: Any, count: int) -> list[Object]:
    refuse(count and not nodes)
    return [d.get("CUgraphNode", int(nodes[index] or 0)) for index in range(count)]


def _read_set(d: Simulation, params: Any, context: Any = None) -> tuple[int, ...]:
    refuse(not params)
    p = params.contents
    refuse(p.elementSize not in (1, 2, 4) or not p.width or not p.height or p.value >> 8 * p.elementSize)
    work = int(p.dst), p.pitch if p.height > 1 else 0, p.value, p.elementSize, p.width, p.height
    check_set(d, *work)
    return work


def _read_copy(d: Simulation, params: Any, context: Any = None) -> tuple[Any, ...]:
    """A copy of one row; others are not simulated."""
    refuse(not params)
    p, places, sides = params.contents, [], ""
    for end in ("dst", "src"):
        kind = int(getattr(p, f"{end}MemoryType"))
        if kind not in (1, 2, 4) or p.Height > 1 or p.Depth > 1:
            raise Status("INVALID_VALUE" if kind not in range(1, 5) else "NOT_SUPPORTED")
        place = getattr(p, f"{end}{'Host' if kind == 1 else 'Device'}")
        places.append(int(place or 0) + getattr(p, f"{end}XInBytes"))
        sides += " HD U"[kind]
    refuse(not p.WidthInBytes or not p.Height or not p.Depth)
    check_copy(d, places[0], places[1], p.WidthInBytes, sides)
    return places[0], places[1], p.WidthInBytes, sides


def _read_host(d: Simulation, params: Any) -> tuple[Any, ...]:
    refuse(not params or not params.contents.fn)
    return ctypes.cast(params.contents.fn, ctypes.c_void_p).value, params.contents.userData


def _add(d: Simulation, graph: Object, after: Any, count: int, *given: Any, kind: str, read: _Read) -> Object:
    """Add a node of a kind. read: makes its work of the parameters."""
    if graph in given:
        raise Fault(f"{d.symbol}: the graph would be its own child; a real driver crashes here")
    work, nodes = read(d, *given), _list_nodes(d, after, count)
    refuse(any(node.graph is not graph for node in nodes))
    return add_node(d, graph, nodes, kind, *work)


def cuGraphDestroyNode(d: Simulation, node: Object) -> None:
    for other in node.graph.nodes:
        other.after = [each for each in other.after if each is not node]
    node.graph.nodes.remove(node)
    d.remove(node)


def cuGraphGetEdges(d: Simulation, graph: Object) -> tuple[list[Any], ...]:
    edges = [(other, node, bytes(8)) for node in graph.nodes for other in node.after]
    return tuple(map(list, zip(*edges))) or ([], [], [])


def cuGraphAddDependencies(d: Simulation, graph: Object, first: Any, then: Any, *more: Any) -> None:
    count = more[-1]
    for one, other in zip(_list_nodes(d, first, count), _list_nodes(d, then, count)):
        refuse(one in other.after or one is other or one.graph is not other.graph)
        other.after.append(one)


def _change(d: Simulation, node: Object, *given: Any, kind: str, read: _Read) -> None:
    refuse(node.type != kind)
    node.work = read(d, *given)


# --- executable graphs


def cuGraphInstantiateWithFlags(d: Simulation, graph: Object, flags: int) -> Object:
    d.check_unsafe()
    refuse(flags & ~15)
    for node in graph.nodes:
        if node.type == "copy" and any(map(d.memory.find_freed, node.work[:2])):
            raise Fault(f"{d.symbol}: a node copies memory that was freed; a real driver crashes here")
    _check_kernels(d, graph)
    nodes = _sort(graph.nodes)
    copies = [Object("node", type=node.type, work=node.work, enabled=True) for node in nodes]
    return d.add("CUgraphExec", nodes=dict(zip(nodes, copies)))


def cuGraphLaunch(d: Simulation, executable: Object, stream: Object) -> None:
    d.count_default(stream)
    refuse(stream.capture, "NOT_SUPPORTED")
    try:
        for node in executable.nodes.values():
            if node.enabled:
                RUN[node.type](d, *node.work)
    except Status:  # it was right when the node was made
        raise Fault(f"{d.symbol}: a node of the type {node.type} uses memory that was freed") from None


def _find(executable: Object, node: Object, *kinds: str) -> Object:
    found = executable.nodes.get(node)
    refuse(found is None or found.type not in kinds)
    return found  # type: ignore[no-any-return]


def _update(d: Simulation, executable: Object, node: Object, *given: Any, kind: str, read: _Read) -> None:
    work = read(d, *given)
    found = _find(executable, node, kind)
    for before, after in zip(found.work[:2], work[:2]) if kind in ("set", "copy") else ():
        refuse(_is_pooled(d, before) not in (None, bool(_is_pooled(d, after))))
    found.work = work


def _is_pooled(d: Simulation, address: int) -> bool | None:
    """Is it memory of a pool? None: it counts as either."""
    found = d.memory.find(address)
    return None if found is None or (found.kind, found.flags) == ("managed", 1) else found.kind == "pool"


def cuGraphExecUpdate(d: Simulation, executable: Object, graph: Object) -> bytes:
    nodes, old = _sort(graph.nodes), list(executable.nodes.values())
    refuse([node.type for node in nodes] != [node.type for node in old], "GRAPH_EXEC_UPDATE_FAILURE")
    for node, to in zip(nodes, old):
        to.work = node.work
    return bytes(24)


def cuGraphNodeSetEnabled(d: Simulation, executable: Object, node: Object, enabled: int) -> None:
    _find(executable, node, *_MAY).enabled = bool(enabled)


RUN["graph"] = _run_graph
register(globals())
register({
    "cuGraphCreate": lambda d, flags: refuse(flags) or d.add("CUgraph", nodes=[]),
    "cuGraphDestroy": lambda d, graph: d.remove(graph, *graph.nodes),
    "cuGraphClone": _clone,
    "cuGraphNodeGetType": lambda d, node: _TYPES[node.type],
    "cuGraphGetNodes": lambda d, graph: (graph.nodes,),
    "cuGraphGetRootNodes": lambda d, graph: ([node for node in graph.nodes if not node.after],),
    "cuGraphNodeGetDependencies": lambda d, node: (node.after, [bytes(8)] * len(node.after)),
    "cuGraphExecDestroy": lambda d, executable: d.remove(executable),
    "cuGraphUpload": lambda d, executable, stream: None,
    "cuGraphInstantiateWithParams": lambda d, graph, params: cuGraphInstantiateWithFlags(
        d, graph, int(params.contents.flags)
    ),
    "cuGraphNodeGetEnabled": lambda d, executable, node: _find(executable, node, *_MAY).enabled,
})  # fmt: skip
_READ: dict[str, tuple[str, _Read]] = {
    "Kernel": ("kernel", read_node),
    "Memset": ("set", _read_set),
    "Memcpy": ("copy", _read_copy),
    "Host": ("host", _read_host),
    "ChildGraph": ("graph", lambda d, graph: (_clone(d, graph),)),
    "Empty": ("empty", lambda d: ()),
    "EventRecord": ("record", lambda d, event: (event,)),
    "EventWait": ("wait", lambda d, event: (event,)),
}
for _name, (_kind, _read) in _READ.items():
    CALLS[f"cuGraphAdd{_name}Node"] = partial(_add, kind=_kind, read=_read)
    if _name in ("Kernel", "Memset", "Memcpy", "Host"):
        CALLS[f"cuGraph{_name}NodeSetParams"] = partial(_change, kind=_kind, read=_read)
        CALLS[f"cuGraphExec{_name}NodeSetParams"] = partial(_update, kind=_kind, read=_read)
