"""Conditional nodes (if, while, switch). Kernels set a condition, which selects the graphs that run.

The handle of a condition is the address of its value, which kernels on the CPU write like other memory. Using
an invalid handle is therefore reported as an out-of-bounds access, and two threads that set the same
condition are reported as a race.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from .allocations import Allocation
from .call_registry import Status, call, raise_if
from .graphs import add, run_nodes
from .handle_objects import HandleObject
from .kernel_runs import Fault, NotRun
from .simulation import Simulation
from .stream_order import RUN
from .stream_races import READ, WRITE, Use

_ASSIGN_DEFAULT = 1  # CU_GRAPH_COND_ASSIGN_DEFAULT
_IF, _WHILE, _SWITCH = range(3)  # CUgraphConditionalNodeType
_SIZE = 4  # the size of a condition in bytes
_MAX_ROUNDS = 1 << 20  # a while node that runs its graph this many times is reported as endless


@call()
def cuGraphConditionalHandleCreate(
    simulation: Simulation, graph: HandleObject, context: Any, value: int, flags: int
) -> int:
    raise_if(not context, "INVALID_CONTEXT")
    raise_if(flags & ~_ASSIGN_DEFAULT)
    memory = simulation.memory.allocate(_SIZE, context.device.ordinal, "condition")
    memory.owner = graph
    if flags:
        graph.conditions.append((memory, value))
    return memory.address


def _list_enclosing_graphs(graph: HandleObject) -> list[HandleObject]:
    """Return a graph, followed by the graphs that contain it in a conditional node, the innermost first."""
    graphs = [graph]
    while hasattr(graphs[-1], "outer"):
        graphs.append(graphs[-1].outer)
    return graphs


def add_conditional(
    simulation: Simulation, graph: HandleObject, after: Any, count: int, parameters: Any
) -> HandleObject:
    """Add a conditional node, and create the graphs that it runs.

    Args:
        simulation: The active simulation.
        graph: The graph to which the node is added.
        after: An array with the handles of the nodes on which the new node depends.
        count: The number of dependencies.
        parameters: A CUDA_CONDITIONAL_NODE_PARAMS. The handles of the created graphs are written to it.
    """
    memory = simulation.memory.find(int(parameters.handle or 0))
    kind = int(parameters.type)
    size = int(parameters.size)
    if memory is None or memory.kind != "condition" or memory.owner not in _list_enclosing_graphs(graph):
        raise Status("INVALID_VALUE")
    raise_if(kind not in (_IF, _WHILE, _SWITCH))
    max_size = {_IF: 2, _WHILE: 1}.get(kind, size)  # a switch node may have any number of graphs
    raise_if(not 1 <= size <= max_size)
    bodies = [
        simulation.add("CUgraph", nodes=[], conditions=graph.conditions, outer=graph) for _ in range(size)
    ]
    node = add(simulation, graph, after, count, "conditional", memory, kind, bodies)
    node.handles = (ctypes.c_void_p * size)(*[body.handle for body in bodies])
    parameters.phGraph_out = ctypes.cast(node.handles, type(parameters.phGraph_out))
    return node


def add_conditional_with_context(*arguments: Any) -> HandleObject:
    """Add a conditional node for the driver, which, unlike the runtime, requires a context in the parameters.

    Args:
        arguments: The arguments of `add_conditional`.
    """
    *_, parameters = arguments
    raise_if(not parameters.ctx, "INVALID_CONTEXT")
    return add_conditional(*arguments)


# --- running


def _read_condition(simulation: Simulation, memory: Allocation) -> int:
    """Return the value of a condition.

    Raises:
        NotRun: A kernel that did not run might have set it.
    """
    if memory.marks:
        _, _, reason = memory.marks[0]
        simulation.not_run += 1
        raise NotRun(f"{simulation.symbol}: the condition of a graph node is unknown, because {reason}")
    return ctypes.c_uint32.from_address(memory.address).value


def _run_conditional(
    simulation: Simulation, memory: Allocation, kind: int, bodies: Sequence[HandleObject]
) -> list[Use]:
    """Run the graph that a condition selects, and return the uses of memory, including the condition's.

    Args:
        simulation: The active simulation.
        memory: The memory of the condition.
        kind: The type of the node: if, while or switch.
        bodies: The graphs. The second graph of an if node, if there is one, runs if the condition is 0. A
            switch node runs the graph whose index is the value of the condition.
    """
    uses = [Use(memory.address, memory.address, _SIZE, READ)]
    value = _read_condition(simulation, memory)
    if kind == _WHILE:
        rounds = 0
        while value:
            uses += run_nodes(simulation, bodies[0])
            value = _read_condition(simulation, memory)
            rounds += 1
            if rounds == _MAX_ROUNDS:
                raise Fault(
                    f"{simulation.symbol}: a while node has run its graph {rounds} times; does the loop end?"
                )
        return uses
    index = int(not value) if kind == _IF else value
    if index < len(bodies):  # otherwise the node has no graph for this value
        uses += run_nodes(simulation, bodies[index])
    return uses


def _set_initial_values(simulation: Simulation, executable: HandleObject) -> list[Use]:
    """Set the conditions of an executable graph to their initial values, and return the writes.

    This runs at the beginning of each launch of the graph.
    """
    uses = []
    for memory, value in executable.conditions:
        ctypes.c_uint32.from_address(memory.address).value = value
        memory.mark(memory.address, memory.end)  # as written, in case the value was unknown
        uses.append(Use(memory.address, memory.address, _SIZE, WRITE))
    return uses


RUN.update({"conditional": _run_conditional, "begin": _set_initial_values})
