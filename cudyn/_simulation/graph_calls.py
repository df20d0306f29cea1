"""Graphs: nodes, dependencies, executable graphs. A graph lists each node after those that it depends on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from .kernel_runs import Fault
from .launch_calls import add_attribute, read_node
from .memory_calls import check_copy, check_set
from .simulated_library import refuse, register
from .simulation import Object, Simulation
from .stream_calls import add_node

_HOST = 1  # CU_MEMORYTYPE_HOST


def _add(simulation: Simulation, graph: Object, after: Any, count: int, kind: str, *work: Any) -> Object:
    refuse(count and not after)
    nodes = [simulation.get("CUgraphNode", int(after[index] or 0)) for index in range(count)]
    refuse(any(node.graph is not graph for node in nodes))
    return add_node(simulation, graph, nodes, kind, *work)


def _get_edges(simulation: Simulation, graph: Object) -> tuple[list[Any], ...]:
    edges = [(other, node, bytes(8)) for node in graph.nodes for other in node.after]
    return tuple(map(list, zip(*edges))) or ([], [], [])


def _check_kernels(simulation: Simulation, nodes: Iterable[Object]) -> None:
    if any(node.type == "kernel" and node.work[0].is_removed for node in nodes):
        raise Fault(
            f"{simulation.symbol}: a kernel's module was unloaded; a real driver refuses this, or crashes"
        )


def cuGraphInstantiateWithFlags(simulation: Simulation, graph: Object, flags: int) -> Object:
    simulation.check_unsafe()
    refuse(flags & ~15)
    for node in graph.nodes:
        if node.type == "copy" and any(map(simulation.memory.find_freed, node.work[:2])):
            raise Fault(
                f"{simulation.symbol}: a node copies memory that was freed; a real driver crashes here"
            )
    _check_kernels(simulation, graph.nodes)
    copies = {
        node: Object("node", type=node.type, work=node.work, after=list(node.after), is_enabled=True)
        for node in graph.nodes
    }
    return simulation.add("CUgraphExec", nodes=copies)


def cuGraphLaunch(simulation: Simulation, executable: Object, stream: Object) -> None:
    simulation.count_default(stream)
    refuse(stream.capture, "NOT_SUPPORTED")
    simulation.order.launch_graph(stream, executable)


def cuGraphExecKernelNodeSetParams(
    simulation: Simulation, executable: Object, node: Object, params: Any
) -> None:
    function, launch = read_node(simulation, params)
    found = executable.nodes.get(node)
    refuse(found is None or found.type != "kernel")
    _, former = found.work  # whose attributes stay
    kept = {name: getattr(former, name) for name in ("cluster", "cooperative", "attributes")}
    found.work = function, replace(launch, **kept)


def cuGraphCreate(simulation: Simulation, flags: int) -> Any:
    refuse(flags)
    return simulation.add("CUgraph", nodes=[])


def cuGraphDestroy(simulation: Simulation, graph: Object) -> None:
    simulation.remove(graph, *graph.nodes)


def cuGraphAddKernelNode(simulation: Simulation, graph: Object, after: Any, count: int, params: Any) -> Any:
    return _add(simulation, graph, after, count, "kernel", *read_node(simulation, params))


def cuGraphAddMemcpyNode(
    simulation: Simulation, graph: Object, after: Any, count: int, params: Any, context: Object
) -> Any:
    copy = params.contents
    refuse((copy.Height, copy.Depth) != (1, 1))
    to_host = copy.dstMemoryType == _HOST
    from_host = copy.srcMemoryType == _HOST
    to = int((copy.dstHost if to_host else copy.dstDevice) or 0)
    source = int((copy.srcHost if from_host else copy.srcDevice) or 0)
    sides = ("H" if to_host else "D") + ("H" if from_host else "D")
    check_copy(simulation, to, source, copy.WidthInBytes, sides)
    return _add(simulation, graph, after, count, "copy", to, source, copy.WidthInBytes, sides)


def cuGraphAddMemsetNode(
    simulation: Simulation, graph: Object, after: Any, count: int, params: Any, context: Object
) -> Any:
    how = params.contents
    refuse(how.height != 1 or how.elementSize not in (1, 2, 4))
    work = int(how.dst), how.value, how.width, how.elementSize
    check_set(simulation, *work)
    return _add(simulation, graph, after, count, "set", *work)


def cuGraphNodeSetEnabled(simulation: Simulation, executable: Object, node: Object, is_enabled: int) -> None:
    found = executable.nodes.get(node)
    refuse(found is None or found.type not in ("kernel", "copy", "set"))
    found.is_enabled = bool(is_enabled)


def cuGraphKernelNodeSetAttribute(simulation: Simulation, node: Object, attribute: int, value: Any) -> None:
    refuse(not value or node.type != "kernel")
    function, launch = node.work
    node.work = function, add_attribute(launch, attribute, value.contents)


def cuGraphAddEmptyNode(simulation: Simulation, graph: Object, after: Any, count: int) -> Any:
    return _add(simulation, graph, after, count, "empty")


def cuGraphGetNodes(simulation: Simulation, graph: Object) -> Any:
    return (graph.nodes,)


def cuGraphExecDestroy(simulation: Simulation, executable: Object) -> None:
    simulation.remove(executable)


def cuGraphUpload(simulation: Simulation, executable: Object, stream: Object) -> None:
    _check_kernels(simulation, executable.nodes.values())


register(globals() | {"cuGraphGetEdges": _get_edges})
