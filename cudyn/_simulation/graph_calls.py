"""Graphs: nodes, dependencies, executable graphs. A graph lists each node after those that it depends on."""

from __future__ import annotations

from typing import Any

from .kernel_runs import Fault
from .launch_calls import read_node
from .simulated_library import Status, refuse, register
from .simulation import Object, Simulation
from .stream_calls import add_node, run


def _add(d: Simulation, graph: Object, after: Any, count: int, kind: str, *work: Any) -> Object:
    refuse(count and not after)
    nodes = [d.get("CUgraphNode", int(after[index] or 0)) for index in range(count)]
    refuse(any(node.graph is not graph for node in nodes))
    return add_node(d, graph, nodes, kind, *work)


def _get_edges(d: Simulation, graph: Object) -> tuple[list[Any], ...]:
    edges = [(other, node, bytes(8)) for node in graph.nodes for other in node.after]
    return tuple(map(list, zip(*edges))) or ([], [], [])


def cuGraphInstantiateWithFlags(d: Simulation, graph: Object, flags: int) -> Object:
    d.check_unsafe()
    refuse(flags & ~15)
    for node in graph.nodes:
        if node.type == "copy" and any(map(d.memory.find_freed, node.work[:2])):
            raise Fault(f"{d.symbol}: a node copies memory that was freed; a real driver crashes here")
        if node.type == "kernel" and node.work[0].is_removed:
            raise Fault(f"{d.symbol}: a kernel's module was unloaded; a real driver refuses this, or crashes")
    copies = {node: Object("node", type=node.type, work=node.work) for node in graph.nodes}
    return d.add("CUgraphExec", nodes=copies)


def cuGraphLaunch(d: Simulation, executable: Object, stream: Object) -> None:
    d.count_default(stream)
    refuse(stream.capture, "NOT_SUPPORTED")
    try:
        for node in executable.nodes.values():
            run(d, node.type, node.work)
    except Status:  # it was right when the node was made
        raise Fault(f"{d.symbol}: a node of the type {node.type} uses memory that was freed") from None


def cuGraphExecKernelNodeSetParams(d: Simulation, executable: Object, node: Object, params: Any) -> None:
    work, found = read_node(d, params), executable.nodes.get(node)
    refuse(found is None or found.type != "kernel")
    found.work = work


register(globals() | {
    "cuGraphCreate": lambda d, flags: refuse(flags) or d.add("CUgraph", nodes=[]),
    "cuGraphDestroy": lambda d, graph: d.remove(graph, *graph.nodes),
    "cuGraphAddKernelNode": lambda d, graph, after, count, params: _add(
        d, graph, after, count, "kernel", *read_node(d, params)
    ),
    "cuGraphAddEmptyNode": lambda d, graph, after, count: _add(d, graph, after, count, "empty"),
    "cuGraphGetNodes": lambda d, graph: (graph.nodes,),
    "cuGraphGetEdges": _get_edges,
    "cuGraphExecDestroy": lambda d, executable: d.remove(executable),
    "cuGraphUpload": lambda d, executable, stream: None,
})  # fmt: skip
