"""Streams and events. While a stream is captured, its work becomes nodes of a graph."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterable
from typing import Any

from .call_registry import Status, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .shared_events import SharedState
from .simulation import LEGACY, RELAXED, Simulation
from .stream_order import WORK_FUNCTIONS

_ADD_DEPENDENCIES, _SET_DEPENDENCIES = range(2)  # CUstreamUpdateCaptureDependencies_flags
_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING
_EXTERNAL = 1  # CU_EVENT_WAIT_EXTERNAL
_DISABLE_TIMING, _INTERPROCESS = 2, 4  # CUevent_flags
_EVENT_FLAGS = 7  # all flags of events
_NOT_CAPTURED, _CAPTURED, _INVALIDATED = range(3)  # CUstreamCaptureStatus
_LEAST_PRIORITY, _GREATEST_PRIORITY = 0, -5  # as in cuCtxGetStreamPriorityRange
_CAPTURE_MEMBERS = ("CUstream", "default stream", "CUevent")  # the objects that take part in a capture
_CAPTURE_MODES = range(3)  # all values of CUstreamCaptureMode


def submit(simulation: Simulation, stream: HandleObject, kind: str, *work_arguments: Any) -> None:
    """Submit work to a stream. If the stream is being captured, add a node to the graph instead.

    Args:
        simulation: The active simulation.
        stream: The stream to which the work is submitted.
        kind: The kind of work: a key of `stream_order.WORK_FUNCTIONS`, or any other kind, which does nothing.
        work_arguments: The arguments of the function that runs the work.
    """
    __tracebackhide__ = True
    simulation.count_default_stream_use(stream)
    if stream.capture is None:
        simulation.stream_order.submit(stream, kind, work_arguments)
        return
    raise_status_if(stream.capture.is_invalid, "STREAM_CAPTURE_INVALIDATED")
    graph = stream.capture.graph
    node = add_node(simulation, graph, stream.capture_dependencies, kind, *work_arguments)
    stream.capture_dependencies = [node]


def add_node(
    simulation: Simulation,
    graph: HandleObject,
    dependencies: Iterable[HandleObject],
    kind: str,
    *work_arguments: Any,
) -> HandleObject:
    """Add a node to a graph.

    Args:
        simulation: The active simulation.
        graph: The graph to which the node is added.
        after: The nodes that the new node depends on.
        kind: The node's kind, a key of `graphs._TYPES`.
        work_arguments: The arguments of the function that runs the node.
    """
    node = simulation.add_object(
        "CUgraphNode",
        graph=graph,
        dependencies=list(dict.fromkeys(dependencies)),
        type=kind,
        work_arguments=work_arguments,
    )
    graph.nodes.append(node)
    return node


def read_nodes(simulation: Simulation, graph: HandleObject, handles: Any, count: int) -> list[HandleObject]:
    """Return the nodes for an array of `count` handles. Raise Status if a node belongs to another graph."""
    raise_status_if(count and not handles, "INVALID_VALUE")
    nodes = [simulation.get_object("CUgraphNode", int(handles[index] or 0)) for index in range(count)]
    for node in nodes:
        raise_status_if(node.graph is not graph, "INVALID_VALUE")
    return nodes


# --- streams


@simulated_function()
def cuStreamCreateWithPriority(simulation: Simulation, flags: int, priority: int) -> HandleObject:
    """Create a stream in the current context."""
    stream = create_stream(simulation, simulation.context, flags, priority)
    stream.green = simulation.context_stack[-1].green  # for cuStreamGetGreenCtx
    return stream


def create_stream(simulation: Simulation, context: HandleObject, flags: int, priority: int) -> HandleObject:
    """Create a stream in a context. Its priority is limited to the supported range."""
    raise_status_if(flags & ~_NON_BLOCKING, "INVALID_VALUE")
    return simulation.add_object(
        "CUstream",
        context=context,
        flags=flags,
        priority=max(_GREATEST_PRIORITY, min(_LEAST_PRIORITY, priority)),
        id=next(simulation.ids),
        capture=None,  # the capture that the stream takes part in
        capture_dependencies=[],  # the nodes on which the next captured node depends
    )


@simulated_function(default_streams=False)
def cuStreamDestroy(simulation: Simulation, stream: HandleObject) -> None:
    """Destroy a stream. If it takes part in a capture that needs it, the capture becomes invalid."""
    if stream.capture and not _is_joined(simulation, stream):
        stream.capture.is_invalid = True
    simulation.remove_objects(stream)


def _is_joined(simulation: Simulation, stream: HandleObject) -> bool:
    """Return whether a captured stream has been joined to another stream of the same capture.

    This means that the next node of the other stream depends on all nodes captured in this stream. Return
    False for the stream in which the capture began.
    """
    if stream is stream.capture.origin:
        return False
    for other_stream in simulation.list_objects("CUstream", "default stream", capture=stream.capture):
        if other_stream is not stream:
            earlier_nodes = _list_with_ancestors(other_stream.capture_dependencies)
            if earlier_nodes.issuperset(stream.capture_dependencies):
                return True
    return False


def _list_with_ancestors(nodes: Iterable[HandleObject]) -> set[HandleObject]:
    """Return a set with these nodes and all nodes that they depend on, directly or indirectly."""
    visited = set[HandleObject]()
    to_visit = list(nodes)
    while to_visit:
        node = to_visit.pop()
        visited.add(node)
        to_visit += [dependency for dependency in node.dependencies if dependency not in visited]
    return visited


def _check_not_captured(stream: HandleObject) -> None:
    """Raise Status if a stream is being captured. The capture then becomes invalid."""
    if stream.capture:
        stream.capture.is_invalid = True
        raise Status("STREAM_CAPTURE_UNSUPPORTED")


@simulated_function()
def cuStreamSynchronize(simulation: Simulation, stream: HandleObject) -> None:
    """Wait for all work in a stream."""
    _check_not_captured(stream)
    simulation.stream_order.finish_stream(stream)


@simulated_function()
def cuStreamQuery(simulation: Simulation, stream: HandleObject) -> None:
    """Return the status NOT_READY if work in a stream has not finished."""
    _check_not_captured(stream)
    raise_status_if(not simulation.stream_order.is_stream_done(stream), "NOT_READY")


@simulated_function()
def cuLaunchHostFunc(simulation: Simulation, stream: HandleObject, function: int, data: int) -> None:
    """Submit a call of a C function of the program to a stream."""
    raise_status_if(not function, "INVALID_VALUE")
    submit(simulation, stream, "host", function, data)


# --- capturing


def _check_capture(stream: HandleObject, mode: int) -> None:
    """Raise Status if a capture of a stream cannot begin. The legacy default stream cannot be captured."""
    raise_status_if(mode not in _CAPTURE_MODES, "INVALID_VALUE")
    raise_status_if(stream.id == LEGACY, "STREAM_CAPTURE_UNSUPPORTED")
    raise_status_if(stream.capture, "ILLEGAL_STATE")


@simulated_function()
def cuStreamBeginCapture(simulation: Simulation, stream: HandleObject, mode: int) -> None:
    """Begin a capture: work that is submitted to the stream becomes nodes of a new graph."""
    _check_capture(stream, mode)
    graph = simulation.add_object("CUgraph", nodes=[], conditions=[])
    _begin_capture(simulation, stream, graph, [], mode)


def _begin_capture(
    simulation: Simulation,
    stream: HandleObject,
    graph: HandleObject,
    dependencies: list[HandleObject],
    mode: int,
) -> None:
    """Begin a capture into a graph. The first captured node depends on the nodes in `dependencies`."""
    stream.capture = HandleObject(
        "capture",
        graph=graph,
        origin=stream,
        mode=mode,
        thread=threading.get_ident(),
        is_invalid=False,
        id=next(simulation.ids),
    )
    stream.capture_dependencies = dependencies


@simulated_function()
def cuStreamBeginCaptureToGraph(
    simulation: Simulation,
    stream: HandleObject,
    graph: HandleObject,
    dependencies: Any,
    edges: Any,
    dependency_count: int,
    mode: int,
) -> None:
    """Begin a capture that adds nodes to an existing graph. The data of the edges is ignored."""
    _check_capture(stream, mode)
    first_dependencies = read_nodes(simulation, graph, dependencies, dependency_count)
    _begin_capture(simulation, stream, graph, first_dependencies, mode)


@simulated_function()
def cuStreamUpdateCaptureDependencies(
    simulation: Simulation, stream: HandleObject, dependencies: Any, *arguments: Any
) -> None:
    """Add or replace the dependencies of the next captured node.

    Args:
        simulation: The active simulation.
        stream: The stream that is being captured.
        dependencies: An array with the handles of the nodes.
        arguments: The edge data (`_v2` only), the number of nodes, and _ADD_DEPENDENCIES or
            _SET_DEPENDENCIES.
    """
    *_, count, flags = arguments
    raise_status_if(stream.capture is None, "ILLEGAL_STATE")
    raise_status_if(flags not in (_ADD_DEPENDENCIES, _SET_DEPENDENCIES), "INVALID_VALUE")
    nodes = read_nodes(simulation, stream.capture.graph, dependencies, count)
    if flags == _ADD_DEPENDENCIES:
        nodes = [*stream.capture_dependencies, *nodes]
    stream.capture_dependencies = _remove_duplicates(nodes)


def _remove_duplicates(nodes: Iterable[HandleObject]) -> list[HandleObject]:
    """Return a list with each of the nodes once, in the same order."""
    return list(dict.fromkeys(nodes))


@simulated_function()
def cuStreamEndCapture(simulation: Simulation, stream: HandleObject) -> HandleObject:
    """End a capture, and return its graph. All other streams of the capture must have been joined."""
    capture = stream.capture
    raise_status_if(capture is None, "ILLEGAL_STATE")
    raise_status_if(capture.origin is not stream, "STREAM_CAPTURE_UNMATCHED")
    is_other_thread = capture.thread != threading.get_ident()
    raise_status_if(capture.mode != RELAXED and is_other_thread, "STREAM_CAPTURE_WRONG_THREAD")
    joined_nodes = _list_with_ancestors(stream.capture_dependencies)
    are_all_joined = True
    for member in simulation.list_objects(*_CAPTURE_MEMBERS, capture=capture):
        if member.kind != "CUevent" and not joined_nodes.issuperset(member.capture_dependencies):
            are_all_joined = False
        member.capture = None
        member.capture_dependencies = []
    raise_status_if(capture.is_invalid, "STREAM_CAPTURE_INVALIDATED")
    raise_status_if(not are_all_joined, "STREAM_CAPTURE_UNJOINED")
    graph: HandleObject = capture.graph
    return graph


@simulated_function()
def cuStreamIsCapturing(simulation: Simulation, stream: HandleObject) -> int:
    """Return the CUstreamCaptureStatus of a stream."""
    if stream.capture is None:
        return _NOT_CAPTURED
    return _INVALIDATED if stream.capture.is_invalid else _CAPTURED


@simulated_function(optional_outputs=True)
def cuStreamGetCaptureInfo(simulation: Simulation, stream: HandleObject, *list_output: Any) -> Any:
    """Return the state of a stream's capture.

    Args:
        simulation: The active simulation.
        stream: The stream.
        list_output: For `_v2` only, the address to which the pointer to the list of dependencies is written.

    Returns:
        The CUstreamCaptureStatus, the identifier and the graph of the capture, the address of the
        dependencies and that of the edge data (not in `_v2`), and the number of dependencies. If the stream
        is not being captured, only the status is set.
    """
    status = cuStreamIsCapturing(simulation, stream)
    if status != _CAPTURED:
        unset_outputs = [None] * (len(simulation.outputs) - 1)
        return status, *unset_outputs
    address, edge_data_address = _store_dependencies(stream)
    state = (status, stream.capture.id, stream.capture.graph)
    count = len(stream.capture_dependencies)
    if not list_output:
        return *state, address, edge_data_address, count
    (pointer,) = list_output
    if pointer:
        output_address = ctypes.addressof(pointer.contents)
        ctypes.c_size_t.from_address(output_address).value = address
    return *state, count


def _store_dependencies(stream: HandleObject) -> tuple[int, int]:
    """Store the handles of the next captured node's dependencies, and the data of the edges to them.

    The arrays belong to the stream, so that the pointers to them stay valid. They have an additional element,
    so that they are never empty.

    Returns:
        The addresses of the two arrays.
    """
    handles = [node.handle for node in stream.capture_dependencies]
    stream.dependency_handles = (ctypes.c_void_p * (len(handles) + 1))(*handles)
    # A CUgraphEdgeData of 8 zero bytes stands for an ordinary dependency.
    stream.edge_data = (ctypes.c_uint64 * (len(handles) + 1))()
    return ctypes.addressof(stream.dependency_handles), ctypes.addressof(stream.edge_data)


# --- events


@simulated_function()
def cuEventCreate(simulation: Simulation, flags: int) -> HandleObject:
    """Create an event. An event that other processes can open cannot record times."""
    context = simulation.context
    is_interprocess = bool(flags & _INTERPROCESS)
    is_timed = not flags & _DISABLE_TIMING
    raise_status_if(flags & ~_EVENT_FLAGS or (is_interprocess and is_timed), "INVALID_VALUE")
    return simulation.add_object(
        "CUevent",
        context=context,
        flags=flags,
        time=None,  # when the event was last recorded
        capture=None,  # the capture in which the event was recorded
        capture_dependencies=[],  # the nodes that had been captured before that
        shared=SharedState() if is_interprocess else None,
    )


@simulated_function()
def cuEventRecord(simulation: Simulation, event: HandleObject, stream: HandleObject) -> None:
    """Record an event in a stream. In a capture, the event stands for the nodes captured so far."""
    raise_status_if(event.context is not stream.context, "INVALID_HANDLE")
    if stream.capture:
        raise_status_if(stream.capture.is_invalid, "STREAM_CAPTURE_INVALIDATED")
        event.capture = stream.capture
        event.capture_dependencies = list(stream.capture_dependencies)
        return
    simulation.count_default_stream_use(stream)
    event.capture = None
    simulation.stream_order.record(event, stream)
    if event.shared:
        submit(simulation, stream, "signal", event.shared, event.shared.begin())


@simulated_function()
def cuStreamWaitEvent(simulation: Simulation, stream: HandleObject, event: HandleObject, flags: int) -> None:
    """Make the later work of a stream wait for an event.

    If the event was recorded in a capture, the stream takes part in the capture from now on.
    """
    is_external = bool(flags & _EXTERNAL)  # each launch of the graph waits for the event
    raise_status_if(flags & ~_EXTERNAL, "INVALID_VALUE")
    raise_status_if(is_external and not stream.capture, "ILLEGAL_STATE")
    if event.capture:
        _join_capture(stream, event)
    elif not stream.capture:
        if event.shared and event.shared.was_recorded_by_other_process():
            event.shared.wait(simulation.symbol)
        else:
            simulation.stream_order.add_wait(stream, event)
    elif is_external:
        submit(simulation, stream, "wait", event)
    elif event.time is not None:  # the event was recorded outside the capture
        stream.capture.is_invalid = True
        raise Status("STREAM_CAPTURE_ISOLATION")


def _join_capture(stream: HandleObject, event: HandleObject) -> None:
    """Let a stream take part in the capture in which an event was recorded.

    The next node that is captured in the stream depends on the nodes that had been captured before the event.
    """
    raise_status_if(stream.capture not in (None, event.capture), "STREAM_CAPTURE_MERGE")
    dependencies = stream.capture_dependencies if stream.capture else []
    stream.capture_dependencies = _remove_duplicates([*dependencies, *event.capture_dependencies])
    stream.capture = event.capture


@simulated_function()
def cuEventQuery(simulation: Simulation, event: HandleObject) -> None:
    """Return the status NOT_READY if the work before an event has not finished."""
    simulation.check_context_usable(event.context)
    raise_status_if(event.capture, "CAPTURED_EVENT")
    if event.shared and event.shared.was_recorded_by_other_process():
        is_done = event.shared.is_done()
    else:
        is_done = simulation.stream_order.is_event_done(event)
    raise_status_if(not is_done, "NOT_READY")


@simulated_function()
def cuEventSynchronize(simulation: Simulation, event: HandleObject) -> None:
    """Wait for the work before an event."""
    simulation.check_context_usable(event.context)
    raise_status_if(event.capture, "CAPTURED_EVENT")
    if event.shared and event.shared.was_recorded_by_other_process():
        event.shared.wait(simulation.symbol)
    else:
        simulation.stream_order.finish_event(event)


@simulated_function()
def cuEventElapsedTime(simulation: Simulation, start: HandleObject, end: HandleObject) -> float:
    """Return the number of milliseconds between two events."""
    raise_status_if(start.capture or end.capture, "CAPTURED_EVENT")
    raise_status_if(start.context is not end.context, "INVALID_HANDLE")
    raise_status_if(start.time is None or end.time is None, "INVALID_HANDLE")
    raise_status_if((start.flags | end.flags) & _DISABLE_TIMING, "INVALID_HANDLE")
    for event in (start, end):
        raise_status_if(not simulation.stream_order.is_event_done(event), "NOT_READY")
    return float(1000 * (end.time - start.time))


@simulated_function()
def cuStreamCreate(simulation: Simulation, flags: int) -> Any:
    """Create a stream with the default priority in the current context."""
    return cuStreamCreateWithPriority(simulation, flags, 0)


@simulated_function()
def cuStreamGetFlags(simulation: Simulation, stream: HandleObject) -> Any:
    """Return the flags of a stream."""
    return stream.flags


@simulated_function()
def cuStreamGetPriority(simulation: Simulation, stream: HandleObject) -> Any:
    """Return the priority of a stream."""
    return stream.priority


@simulated_function()
def cuStreamGetId(simulation: Simulation, stream: HandleObject) -> Any:
    """Return the identifier of a stream."""
    return stream.id


@simulated_function()
def cuStreamGetCtx(simulation: Simulation, stream: HandleObject) -> Any:
    """Return the context of a stream, and its green context or 0."""
    return (stream.context, vars(stream).get("green") or 0)


@simulated_function()
def cuEventDestroy(simulation: Simulation, event: HandleObject) -> None:
    """Destroy an event."""
    simulation.remove_objects(event)
    if event.shared:
        event.shared.close()


def _run_host_function(simulation: Simulation, function_address: int, data: int) -> None:
    """Call the function that was passed to cuLaunchHostFunc."""
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(function_address)
    function(data)


WORK_FUNCTIONS["host"] = _run_host_function
