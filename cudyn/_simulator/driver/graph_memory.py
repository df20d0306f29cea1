"""Graph nodes that allocate and free memory, and queries about graph memory.

The address of the memory is determined when the node is added to the graph. Each launch of the graph
allocates the memory. When a node or the program frees the memory, it stays reserved for the next launch until
the program trims it.
"""

from __future__ import annotations

from typing import Any

from .allocations import ON_DEVICE, PINNED, Allocation
from .call_registry import Status, raise_status_if, simulated_function
from .graphs import add_graph_node
from .handle_objects import HandleObject
from .simulation import Simulation

# CUgraphMem_attribute
_IN_USE = (0, 2)  # the used and the reserved memory, which the simulation does not distinguish
_HIGHEST = (1, 3)  # the high watermarks of the used and the reserved memory


@simulated_function(init_first=True)
def cuGraphAddMemAllocNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, params: Any
) -> HandleObject:
    """Add a node that allocates memory, and write the address of the memory to the parameters."""
    raise_status_if(not params, "INVALID_VALUE")
    parameters = params.contents
    location = parameters.poolProps.location
    size = int(parameters.bytesize)
    raise_status_if(not size or int(parameters.poolProps.allocType) != PINNED, "INVALID_VALUE")
    raise_status_if(int(location.type) != ON_DEVICE, "NOT_SUPPORTED")
    device = simulation.find_object("CUdevice", int(location.id))
    used_memory = simulation.count_used_memory(device)
    raise_status_if(used_memory + size > simulation.total_memory, "OUT_OF_MEMORY")
    memory = simulation.memory.allocate(size, device.ordinal, "graph", simulation.context.handle)
    memory.owner = graph
    parameters.dptr = memory.address
    node = add_graph_node(simulation, graph, dependencies, dependency_count, "alloc", memory)
    node.params = bytes(parameters)  # for cuGraphMemAllocNodeGetParams
    return node


@simulated_function()
def cuGraphMemAllocNodeGetParams(simulation: Simulation, node: HandleObject) -> bytes:
    """Return the CUDA_MEM_ALLOC_NODE_PARAMS of a node that was added with cuGraphAddMemAllocNode."""
    raise_status_if(node.type != "alloc" or not hasattr(node, "params"), "INVALID_VALUE")
    params: bytes = node.params
    return params


def _get_graph_memory(simulation: Simulation, address: int) -> Allocation:
    """Return the graph memory that starts at an address.

    Between two launches of the graph, this memory may be free.

    Raises:
        Status: No graph memory starts at the address.
    """
    allocation = simulation.memory.find(address) or simulation.memory.find_freed(address)
    if allocation is None or allocation.kind != "graph" or allocation.address != address:
        raise Status("INVALID_VALUE")
    return allocation


@simulated_function(init_first=True)
def cuGraphAddMemFreeNode(
    simulation: Simulation, graph: HandleObject, dependencies: Any, dependency_count: int, address: int
) -> HandleObject:
    """Add a node that frees the memory that an allocation node has allocated.

    The memory can be freed by the graph that allocates it or by other graphs, but not by both. Each graph can
    contain only one such node.
    """
    memory = _get_graph_memory(simulation, address)
    freeing_graphs = [freeing_graph for freeing_graph in memory.freed_in if not freeing_graph.is_removed]
    raise_status_if(graph in freeing_graphs, "INVALID_VALUE")
    for freeing_graph in freeing_graphs:
        is_freed_by_both = (freeing_graph is memory.owner) != (graph is memory.owner)
        raise_status_if(is_freed_by_both, "INVALID_VALUE")
    memory.freed_in.append(graph)
    return add_graph_node(simulation, graph, dependencies, dependency_count, "free", memory)


@simulated_function()
def cuGraphMemFreeNodeGetParams(simulation: Simulation, node: HandleObject) -> int:
    """Return the address of the memory that a node frees."""
    raise_status_if(node.type != "free", "INVALID_VALUE")
    (memory,) = node.work_arguments
    return int(memory.address)


# --- the graph memory of a device


@simulated_function()
def cuDeviceGetGraphMemAttribute(simulation: Simulation, device: HandleObject, attribute: int) -> int:
    """Return the number of bytes of graph memory in use, or its high watermark."""
    raise_status_if(attribute not in (*_IN_USE, *_HIGHEST), "INVALID_VALUE")
    used = device.reserved_by_graphs  # freed, but kept for the next launch
    for allocation in simulation.memory:
        if allocation.kind == "graph" and allocation.device == device.ordinal:
            used += allocation.size
    device.most_graph_memory = max(used, device.most_graph_memory)
    return int(used if attribute in _IN_USE else device.most_graph_memory)


@simulated_function()
def cuDeviceSetGraphMemAttribute(
    simulation: Simulation, device: HandleObject, attribute: int, value: Any
) -> None:
    """Reset the high watermark of graph memory. Only the value 0 is accepted."""
    raise_status_if(attribute not in _HIGHEST or value, "INVALID_VALUE")
    device.most_graph_memory = 0


@simulated_function()
def cuDeviceGraphMemTrim(simulation: Simulation, device: HandleObject) -> None:
    """Return the memory that is kept for later launches of graphs to the system."""
    device.reserved_by_graphs = 0
