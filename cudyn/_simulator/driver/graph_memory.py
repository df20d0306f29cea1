"""Graph nodes that allocate and free memory, and queries about graph memory.

The address of the memory is determined when the node is added to the graph. Each launch of the graph
allocates the memory. When a node or the program frees the memory, it stays reserved for the next launch until
the program trims it.
"""

from __future__ import annotations

from typing import Any

from .allocations import ON_DEVICE, PINNED, Allocation
from .call_registry import Status, call, raise_if
from .graphs import add
from .handle_objects import HandleObject
from .simulation import Simulation

# CUgraphMem_attribute
_IN_USE = (0, 2)  # the used and the reserved memory, which the simulation does not distinguish
_HIGHEST = (1, 3)  # the high watermarks of the used and the reserved memory


@call(init_first=True)
def cuGraphAddMemAllocNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, params: Any
) -> HandleObject:
    raise_if(not params)
    parameters = params.contents
    location = parameters.poolProps.location
    size = int(parameters.bytesize)
    raise_if(not size or int(parameters.poolProps.allocType) != PINNED)
    raise_if(int(location.type) != ON_DEVICE, "NOT_SUPPORTED")
    device = simulation.find_object("CUdevice", int(location.id))
    raise_if(simulation.count_used_memory(device) + size > simulation.total_memory, "OUT_OF_MEMORY")
    memory = simulation.memory.allocate(size, device.ordinal, "graph", simulation.context.handle)
    memory.owner = graph
    parameters.dptr = memory.address
    node = add(simulation, graph, after, count, "alloc", memory)
    node.params = bytes(parameters)
    return node


@call()
def cuGraphMemAllocNodeGetParams(simulation: Simulation, node: HandleObject) -> bytes:
    raise_if(node.type != "alloc" or not hasattr(node, "params"))
    params: bytes = node.params
    return params


def _get_memory(simulation: Simulation, address: int) -> Allocation:
    """Return the graph memory that starts at an address, even if it is free until the next launch.

    Raises:
        Status: No graph memory starts at the address.
    """
    allocation = simulation.memory.find(address) or simulation.memory.find_freed(address)
    if allocation is None or allocation.kind != "graph" or allocation.address != address:
        raise Status("INVALID_VALUE")
    return allocation


@call(init_first=True)
def cuGraphAddMemFreeNode(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, address: int
) -> HandleObject:
    memory = _get_memory(simulation, address)
    freeing_graphs = [other_graph for other_graph in memory.freed_in if not other_graph.is_removed]
    # The memory can be freed by the graph that allocates it or by other graphs, but not by both.
    raise_if(graph in freeing_graphs)
    is_owner = graph is memory.owner
    raise_if(any((other_graph is memory.owner) != is_owner for other_graph in freeing_graphs))
    memory.freed_in.append(graph)
    return add(simulation, graph, after, count, "free", memory)


@call()
def cuGraphMemFreeNodeGetParams(simulation: Simulation, node: HandleObject) -> int:
    raise_if(node.type != "free")
    address: int = node.work[0].address
    return address


# --- the graph memory of a device


@call()
def cuDeviceGetGraphMemAttribute(simulation: Simulation, device: HandleObject, attribute: int) -> int:
    raise_if(attribute not in (*_IN_USE, *_HIGHEST))
    used = sum(a.size for a in simulation.memory if a.kind == "graph" and a.device == device.ordinal)
    used += device.reserved_by_graphs  # freed, but kept for the next launch
    device.most_graph_memory = max(used, device.most_graph_memory)
    return used if attribute in _IN_USE else int(device.most_graph_memory)


@call()
def cuDeviceSetGraphMemAttribute(
    simulation: Simulation, device: HandleObject, attribute: int, value: Any
) -> None:
    """Reset a high watermark."""
    raise_if(attribute not in _HIGHEST or value)
    device.most_graph_memory = 0


@call()
def cuDeviceGraphMemTrim(simulation: Simulation, device: HandleObject) -> None:
    device.reserved_by_graphs = 0
