"""Conditional nodes: graphs that run if, while or as a kernel has set a condition; and nodes of any kind.

The handle of a condition is the address of its value, which kernels on the CPU write as other memory: so an
invalid handle is out of bounds, and two threads that set one condition race.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from .allocations import Allocation
from .call_registry import call, raise_if
from .graph_calls import (
    add,
    add_copy,
    cuGraphAddChildGraphNode,
    cuGraphAddEmptyNode,
    cuGraphAddEventRecordNode,
    cuGraphAddEventWaitNode,
    cuGraphAddHostNode,
    cuGraphAddKernelNode,
    cuGraphAddMemsetNode,
    run_nodes,
)
from .graph_memory import cuGraphAddMemAllocNode, cuGraphAddMemFreeNode
from .kernel_runs import Fault, NotRun
from .shaped_copies import read_copy
from .simulation import Object, Simulation
from .stream_order import RUN
from .stream_races import READ, WRITE, Use

_ASSIGN_DEFAULT = 1  # CU_GRAPH_COND_ASSIGN_DEFAULT
_IF, _WHILE, _SWITCH = range(3)  # CUgraphConditionalNodeType
_SIZE = 4  # bytes of a condition
_MAX_ROUNDS = 1 << 20


@call()
def cuGraphConditionalHandleCreate(
    simulation: Simulation, graph: Object, context: Any, value: int, flags: int
) -> int:
    raise_if(not context, "INVALID_CONTEXT")
    raise_if(flags & ~_ASSIGN_DEFAULT)
    memory = simulation.memory.allocate(_SIZE, context.device.ordinal, "condition")
    if flags:
        graph.conditions.append((memory, value))
    return memory.address


def _add_conditional(simulation: Simulation, graph: Object, after: Any, count: int, given: Any) -> Object:
    memory = simulation.memory.find(int(given.handle or 0))
    kind = int(given.type)
    size = int(given.size)
    raise_if(memory is None or memory.kind != "condition" or kind not in (_IF, _WHILE, _SWITCH))
    raise_if(size < 1 or size > {_IF: 2, _WHILE: 1}.get(kind, size))
    bodies = [simulation.add("CUgraph", nodes=[], conditions=graph.conditions) for _ in range(size)]
    node = add(simulation, graph, after, count, "conditional", memory, kind, bodies)
    node.handles = (ctypes.c_void_p * size)(*[body.handle for body in bodies])
    given.phGraph_out = ctypes.cast(node.handles, type(given.phGraph_out))
    return node


def _add_conditional_of_context(*given: Any) -> Object:
    raise_if(not given[-1].ctx, "INVALID_CONTEXT")
    return _add_conditional(*given)


@call()
def cuGraphAddNode(simulation: Simulation, graph: Object, after: Any, *given: Any) -> Object:
    """given: the edges' data of _v2, how many nodes come before, and CUgraphNodeParams."""
    return add_by_kind(_ADD, simulation, graph, after, *given[-2:])


def add_by_kind(
    table: Adders, simulation: Simulation, graph: Object, after: Any, count: int, params: Any
) -> Object:
    """Add a node of any kind. params: CUgraphNodeParams or the runtime's."""
    raise_if(not params)
    kind = int(params.contents.type)
    raise_if(kind not in table, "NOT_SUPPORTED")
    member, make = table[kind]
    found: Object = make(simulation, graph, after, count, getattr(params.contents, member, None))
    return found


def _add_child(simulation: Simulation, graph: Object, after: Any, count: int, given: Any) -> Any:
    raise_if(getattr(given, "ownership", 0), "NOT_SUPPORTED")
    child = simulation.get("CUgraph", int(given.graph or 0))
    return cuGraphAddChildGraphNode(simulation, graph, after, count, child)


def _add_event(
    add_node: Callable[..., Object], simulation: Simulation, graph: Object, after: Any, count: int, given: Any
) -> Object:
    return add_node(simulation, graph, after, count, simulation.get("CUevent", int(given.event or 0)))


def add_memcpy(
    read: Callable[[Any], Any], simulation: Simulation, graph: Object, after: Any, count: int, given: Any
) -> Object:
    """read: reads the parameters of a copy, the driver's or the runtime's."""
    return add_copy(simulation, graph, after, count, read(given.copyParams))


def _add_free(simulation: Simulation, graph: Object, after: Any, count: int, given: Any) -> Object:
    return cuGraphAddMemFreeNode(simulation, graph, after, count, int(given.dptr or 0))


def by_address(add_node: Callable[..., Object]) -> Callable[..., Object]:
    """A function that takes the address of its last argument."""
    return lambda *given: add_node(*given[:-1], ctypes.pointer(given[-1]))


Adders = Mapping[int, tuple[str, Callable[..., Object]]]
"""CUgraphNodeType -> the member of its parameters, and what adds the node."""

OF_BOTH: Adders = {
    2: ("memset", by_address(cuGraphAddMemsetNode)),
    3: ("host", by_address(cuGraphAddHostNode)),
    4: ("graph", _add_child),
    5: ("", lambda *given: cuGraphAddEmptyNode(*given[:-1])),
    6: ("eventWait", partial(_add_event, cuGraphAddEventWaitNode)),
    7: ("eventRecord", partial(_add_event, cuGraphAddEventRecordNode)),
    13: ("conditional", _add_conditional),
}
_ADD: Adders = {
    **OF_BOTH,
    0: ("kernel", by_address(cuGraphAddKernelNode)),
    1: ("memcpy", partial(add_memcpy, read_copy)),
    10: ("alloc", by_address(cuGraphAddMemAllocNode)),
    11: ("free", _add_free),
    13: ("conditional", _add_conditional_of_context),
}


# --- running


def _read(simulation: Simulation, memory: Allocation) -> int:
    for _, _, why in memory.marks:
        simulation.not_run += 1
        raise NotRun(f"{simulation.symbol}: the condition of a graph's node is unknown, since {why}")
    return ctypes.c_uint32.from_address(memory.address).value


def _run_conditional(
    simulation: Simulation, memory: Allocation, kind: int, bodies: Sequence[Object]
) -> list[Use]:
    uses = [Use(memory.address, memory.address, _SIZE, READ)]
    value = _read(simulation, memory)
    rounds = 0
    while value and kind == _WHILE:
        uses += run_nodes(simulation, bodies[0])
        value = _read(simulation, memory)
        rounds += 1
        if rounds == _MAX_ROUNDS:
            raise Fault(f"{simulation.symbol}: a while node has run its graph {rounds} times; does it end?")
    number = {_IF: int(not value), _SWITCH: value}.get(kind, len(bodies))
    return uses + run_nodes(simulation, bodies[number]) if number < len(bodies) else uses


def _begin(simulation: Simulation, executable: Object) -> list[Use]:
    """A graph is launched: its conditions get the values that they begin with."""
    uses = []
    for memory, value in executable.conditions:
        ctypes.c_uint32.from_address(memory.address).value = value
        memory.mark(memory.address, memory.end)
        uses.append(Use(memory.address, memory.address, _SIZE, WRITE))
    return uses


RUN.update({"conditional": _run_conditional, "begin": _begin})
