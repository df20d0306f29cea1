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
from .call_registry import Status, raise_status_if, simulated_function
from .graphs import add_graph_node, run_nodes
from .handle_objects import HandleObject
from .kernel_runs import Fault, NotRun
from .simulation import Simulation
from .stream_order import WORK_FUNCTIONS
from .stream_races import READ, WRITE, Use

_ASSIGN_DEFAULT = 1  # CU_GRAPH_COND_ASSIGN_DEFAULT
_IF, _WHILE, _SWITCH = range(3)  # CUgraphConditionalNodeType
_CONDITION_SIZE = 4  # bytes
_MAX_ROUNDS = 1 << 20  # a while node that runs its graph this number of times is reported as endless


@simulated_function()
def cuGraphConditionalHandleCreate(
    simulation: Simulation, graph: HandleObject, context: Any, value: int, flags: int
) -> int:
    """Create a condition for a graph, and return its handle, which is the address of its value."""
    raise_status_if(not context, "INVALID_CONTEXT")
    raise_status_if(flags & ~_ASSIGN_DEFAULT, "INVALID_VALUE")
    memory = simulation.memory.allocate(_CONDITION_SIZE, context.device.ordinal, "condition")
    memory.owner = graph
    has_initial_value = bool(flags)  # otherwise only kernels set the condition
    if has_initial_value:
        graph.conditions.append((memory, value))
    return memory.address


def _list_enclosing_graphs(graph: HandleObject) -> list[HandleObject]:
    """Return a graph, followed by the graphs that contain it in a conditional node, the innermost first."""
    graphs = [graph]
    while hasattr(graphs[-1], "enclosing_graph"):
        graphs.append(graphs[-1].enclosing_graph)
    return graphs


def add_conditional(
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Any,
    dependency_count: int,
    parameters: Any,
) -> HandleObject:
    """Add a conditional node, and create the graphs that it runs.

    Args:
        simulation: The active simulation.
        graph: The graph to which the node is added.
        dependencies: An array with the handles of the nodes on which the new node depends.
        dependency_count: The number of dependencies.
        parameters: A CUDA_CONDITIONAL_NODE_PARAMS. The handles of the created graphs are written to it.
    """
    condition = simulation.memory.find(int(parameters.handle or 0))
    if condition is None or condition.kind != "condition":
        raise Status("INVALID_VALUE")
    raise_status_if(condition.owner not in _list_enclosing_graphs(graph), "INVALID_VALUE")
    node_type = int(parameters.type)
    body_count = int(parameters.size)
    _check_body_count(node_type, body_count)
    bodies = [
        simulation.add_object("CUgraph", nodes=[], conditions=graph.conditions, enclosing_graph=graph)
        for _ in range(body_count)
    ]
    work = condition, node_type, bodies
    node = add_graph_node(simulation, graph, dependencies, dependency_count, "conditional", *work)
    # The array belongs to the node, so that the pointer in `parameters` stays valid.
    node.body_handles = (ctypes.c_void_p * body_count)(*[body.handle for body in bodies])
    parameters.phGraph_out = ctypes.cast(node.body_handles, type(parameters.phGraph_out))
    return node


def _check_body_count(node_type: int, body_count: int) -> None:
    """Raise Status if a conditional node of a type cannot have this number of graphs."""
    raise_status_if(node_type not in (_IF, _WHILE, _SWITCH), "INVALID_VALUE")
    raise_status_if(body_count < 1, "INVALID_VALUE")
    raise_status_if(node_type == _IF and body_count > 2, "INVALID_VALUE")
    raise_status_if(node_type == _WHILE and body_count > 1, "INVALID_VALUE")


def add_conditional_with_context(*arguments: Any) -> HandleObject:
    """Add a conditional node for the driver, which, unlike the runtime, requires a context in the parameters.

    Args:
        arguments: The arguments of `add_conditional`.
    """
    *_, parameters = arguments
    raise_status_if(not parameters.ctx, "INVALID_CONTEXT")
    return add_conditional(*arguments)


# --- running


def _read_condition(simulation: Simulation, condition: Allocation) -> int:
    """Return the value of a condition.

    Raises:
        NotRun: The value is unknown, because a kernel that did not run might have set it.
    """
    if condition.unknown_ranges:
        reason = condition.unknown_ranges[0].reason
        simulation.not_run += 1
        raise NotRun(f"{simulation.symbol}: the condition of a graph node is unknown, because {reason}")
    return ctypes.c_uint32.from_address(condition.address).value


def _run_conditional(
    simulation: Simulation, condition: Allocation, node_type: int, bodies: Sequence[HandleObject]
) -> list[Use]:
    """Run the graph that a condition selects, and return the uses of memory, including the condition's.

    Args:
        simulation: The active simulation.
        condition: The memory of the condition.
        node_type: The type of the node: if, while or switch.
        bodies: The graphs of the node.
    """
    use_of_condition = Use(condition.address, condition.address, _CONDITION_SIZE, READ)
    if node_type == _WHILE:
        return [use_of_condition, *_run_loop(simulation, condition, bodies[0])]
    value = _read_condition(simulation, condition)
    index = value  # of a switch node
    if node_type == _IF:
        index = 0 if value else 1  # the second graph is the "else" branch
    has_body = index < len(bodies)
    body_uses = run_nodes(simulation, bodies[index]) if has_body else []
    return [use_of_condition, *body_uses]


def _run_loop(simulation: Simulation, condition: Allocation, body: HandleObject) -> list[Use]:
    """Run the graph of a while node until the condition is 0, and return the uses of memory."""
    uses: list[Use] = []
    rounds = 0
    while _read_condition(simulation, condition):
        uses += run_nodes(simulation, body)
        rounds += 1
        if rounds == _MAX_ROUNDS:
            raise Fault(
                f"{simulation.symbol}: a while node has run its graph {rounds} times; does the loop end?"
            )
    return uses


def _set_initial_values(simulation: Simulation, executable: HandleObject) -> list[Use]:
    """Set the conditions of an executable graph to their initial values, and return the writes.

    This runs at the beginning of each launch of the graph.
    """
    uses = []
    for condition, value in executable.conditions:
        ctypes.c_uint32.from_address(condition.address).value = value
        condition.mark_written(condition.address, condition.end)  # the value is known now
        uses.append(Use(condition.address, condition.address, _CONDITION_SIZE, WRITE))
    return uses


WORK_FUNCTIONS.update({"conditional": _run_conditional, "begin": _set_initial_values})
