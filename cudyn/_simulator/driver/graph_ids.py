"""The identifiers of graphs and their nodes, which profilers show."""

from __future__ import annotations

from .call_registry import call
from .handle_objects import HandleObject
from .simulation import Simulation


def _get_id(simulation: Simulation, graph: HandleObject) -> int:
    """Return the identifier of a graph or an executable graph. It is assigned by the first query."""
    return int(graph.__dict__.setdefault("number", next(simulation.ids)))


@call()
def cuGraphGetId(simulation: Simulation, graph: HandleObject) -> int:
    return _get_id(simulation, graph)


@call()
def cuGraphExecGetId(simulation: Simulation, executable: HandleObject) -> int:
    return _get_id(simulation, executable)


@call()
def cuGraphNodeGetContainingGraph(simulation: Simulation, node: HandleObject) -> HandleObject:
    graph: HandleObject = node.graph
    return graph


@call()
def cuGraphNodeGetLocalId(simulation: Simulation, node: HandleObject) -> int:
    """Return the identifier of a node, which is unique in its graph."""
    return int(node.__dict__.setdefault("number", next(simulation.ids)))


@call()
def cuGraphNodeGetToolsId(simulation: Simulation, node: HandleObject) -> int:
    """Return an identifier that is unique among the nodes of all graphs."""
    return _get_id(simulation, node.graph) << 32 | cuGraphNodeGetLocalId(simulation, node)
