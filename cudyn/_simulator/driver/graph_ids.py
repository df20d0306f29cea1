"""The identifiers of graphs and their nodes, which profilers show."""

from __future__ import annotations

from .call_registry import simulated_function
from .handle_objects import HandleObject
from .simulation import Simulation


def _get_id(simulation: Simulation, handle_object: HandleObject) -> int:
    """Return the identifier of a graph, an executable graph or a node. The first query assigns it."""
    if not hasattr(handle_object, "number"):
        handle_object.number = next(simulation.ids)
    return int(handle_object.number)


@simulated_function()
def cuGraphGetId(simulation: Simulation, graph: HandleObject) -> int:
    """Return the identifier of a graph."""
    return _get_id(simulation, graph)


@simulated_function()
def cuGraphExecGetId(simulation: Simulation, executable: HandleObject) -> int:
    """Return the identifier of an executable graph."""
    return _get_id(simulation, executable)


@simulated_function()
def cuGraphNodeGetContainingGraph(simulation: Simulation, node: HandleObject) -> HandleObject:
    """Return the graph that contains a node."""
    graph: HandleObject = node.graph
    return graph


@simulated_function()
def cuGraphNodeGetLocalId(simulation: Simulation, node: HandleObject) -> int:
    """Return the identifier of a node, which is unique in its graph."""
    return _get_id(simulation, node)


@simulated_function()
def cuGraphNodeGetToolsId(simulation: Simulation, node: HandleObject) -> int:
    """Return an identifier that is unique among the nodes of all graphs."""
    graph_id = _get_id(simulation, node.graph)
    return graph_id << 32 | cuGraphNodeGetLocalId(simulation, node)
