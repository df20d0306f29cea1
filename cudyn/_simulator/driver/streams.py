"""Streams and events. While a stream is captured, its work becomes nodes of a graph."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterable
from typing import Any

from .call_registry import Status, call, raise_if
from .handle_objects import HandleObject
from .shared_events import SharedState
from .simulation import LEGACY, RELAXED, Simulation
from .stream_order import RUN

_ADD_DEPENDENCIES, _SET_DEPENDENCIES = range(2)  # CUstreamUpdateCaptureDependencies_flags
_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING
_EXTERNAL = 1  # CU_EVENT_WAIT_EXTERNAL
_DISABLE_TIMING, _INTERPROCESS = 2, 4  # CUevent_flags
_EVENT_FLAGS = 7  # all flags of events
_NOT_CAPTURED, _CAPTURED, _INVALIDATED = range(3)  # CUstreamCaptureStatus
_CAPTURE_MODES = range(3)  # all values of CUstreamCaptureMode


def submit(simulation: Simulation, stream: HandleObject, kind: str, *work: Any) -> None:
    """Submit work to a stream. If the stream is being captured, add a node to the graph instead.

    Args:
        simulation: The active simulation.
        stream: The stream to which the work is submitted.
        kind: The kind of work: either a key of `stream_order.RUN` or any other kind, which does nothing.
        work: The arguments of the function that runs the work.
    """
    __tracebackhide__ = True
    simulation.count_default(stream)
    if stream.capture is None:
        simulation.order.submit(stream, kind, work)
    else:
        raise_if(stream.capture.is_invalid, "STREAM_CAPTURE_INVALIDATED")
        stream.edges = [add_node(simulation, stream.capture.graph, stream.edges, kind, *work)]


def add_node(
    simulation: Simulation, graph: HandleObject, after: Iterable[HandleObject], kind: str, *work: Any
) -> HandleObject:
    """Add a node to a graph.

    Args:
        simulation: The active simulation.
        graph: The graph to which the node is added.
        after: The nodes that the new node depends on.
        kind: The node's kind, a key of `graphs._TYPES`.
        work: The arguments of the function that runs the node.
    """
    node = simulation.add("CUgraphNode", graph=graph, after=list(dict.fromkeys(after)), type=kind, work=work)
    graph.nodes.append(node)
    return node


def read_nodes(simulation: Simulation, graph: HandleObject, handles: Any, count: int) -> list[HandleObject]:
    """Return the nodes for an array of `count` handles. Raise Status if a node belongs to another graph."""
    raise_if(count and not handles)
    nodes = [simulation.get_object("CUgraphNode", int(handles[index] or 0)) for index in range(count)]
    raise_if(any(node.graph is not graph for node in nodes))
    return nodes


# --- streams


@call()
def cuStreamCreateWithPriority(simulation: Simulation, flags: int, priority: int) -> HandleObject:
    stream = create_stream(simulation, simulation.context, flags, priority)
    stream.green = simulation.stack[-1].green
    return stream


def create_stream(simulation: Simulation, context: HandleObject, flags: int, priority: int) -> HandleObject:
    """Create a stream in a context."""
    raise_if(flags & ~_NON_BLOCKING)
    attributes: dict[str, Any] = {
        "flags": flags,
        "priority": max(-5, min(0, priority)),  # limited to the range of cuCtxGetStreamPriorityRange
        "id": next(simulation.ids),
    }
    return simulation.add("CUstream", context=context, capture=None, edges=[], **attributes)


@call(default_streams=False)
def cuStreamDestroy(simulation: Simulation, stream: HandleObject) -> None:
    if stream.capture and not _is_joined(simulation, stream):
        stream.capture.is_invalid = True
    simulation.remove(stream)


def _is_joined(simulation: Simulation, stream: HandleObject) -> bool:
    """Return whether a captured stream has been joined to another stream of the same capture.

    This means that the next node of the other stream depends on all nodes captured in this stream. Return
    False for the stream in which the capture began.
    """
    captured = simulation.find_all("CUstream", "default stream", capture=stream.capture)
    is_origin = stream is stream.capture.origin
    return not is_origin and any(
        _get_earlier(other_stream.edges).issuperset(stream.edges)
        for other_stream in captured
        if other_stream is not stream
    )


def _get_earlier(edges: Iterable[HandleObject]) -> set[HandleObject]:
    """Return a set with the nodes in `edges` and all nodes that they depend on, directly or indirectly."""
    earlier = set[HandleObject]()
    waiting = list(edges)
    while waiting:
        node = waiting.pop()
        waiting += [dependency for dependency in node.after if dependency not in earlier]
        earlier.add(node)
    return earlier


def _check_not_captured(stream: HandleObject) -> None:
    """Raise Status and invalidate the capture if a stream is being captured."""
    if stream.capture:
        stream.capture.is_invalid = True
        raise Status("STREAM_CAPTURE_UNSUPPORTED")


@call()
def cuStreamSynchronize(simulation: Simulation, stream: HandleObject) -> None:
    _check_not_captured(stream)
    simulation.order.finish_stream(stream)


@call()
def cuStreamQuery(simulation: Simulation, stream: HandleObject) -> None:
    _check_not_captured(stream)
    raise_if(not simulation.order.is_stream_done(stream), "NOT_READY")


@call()
def cuLaunchHostFunc(simulation: Simulation, stream: HandleObject, function: int, data: int) -> None:
    raise_if(not function)
    submit(simulation, stream, "host", function, data)


# --- capturing


def _check_capture(stream: HandleObject, mode: int) -> None:
    """Raise Status if a capture of a stream cannot begin."""
    raise_if(mode not in _CAPTURE_MODES)
    raise_if(stream.id == LEGACY, "STREAM_CAPTURE_UNSUPPORTED")
    raise_if(stream.capture, "ILLEGAL_STATE")


@call()
def cuStreamBeginCapture(simulation: Simulation, stream: HandleObject, mode: int) -> None:
    _check_capture(stream, mode)
    graph = simulation.add("CUgraph", nodes=[], conditions=[])
    _begin_capture(simulation, stream, graph, [], mode)


def _begin_capture(
    simulation: Simulation, stream: HandleObject, graph: HandleObject, after: list[HandleObject], mode: int
) -> None:
    """Begin a capture into a graph. The first captured node depends on the nodes in `after`."""
    attributes = {
        "mode": mode,
        "thread": threading.get_ident(),
        "is_invalid": False,
        "id": next(simulation.ids),
    }
    stream.capture = HandleObject("capture", graph=graph, origin=stream, **attributes)
    stream.edges = after


@call()
def cuStreamBeginCaptureToGraph(
    simulation: Simulation,
    stream: HandleObject,
    graph: HandleObject,
    after: Any,
    edges: Any,
    count: int,
    mode: int,
) -> None:
    _check_capture(stream, mode)
    _begin_capture(simulation, stream, graph, read_nodes(simulation, graph, after, count), mode)


@call()
def cuStreamUpdateCaptureDependencies(
    simulation: Simulation, stream: HandleObject, after: Any, *arguments: Any
) -> None:
    """Add or replace the dependencies of the next captured node.

    Args:
        arguments: The edge data (`_v2` only), the number of nodes, and _ADD_DEPENDENCIES or
            _SET_DEPENDENCIES.
    """
    *_, count, flags = arguments
    raise_if(stream.capture is None, "ILLEGAL_STATE")
    raise_if(flags not in (_ADD_DEPENDENCIES, _SET_DEPENDENCIES))
    nodes = read_nodes(simulation, stream.capture.graph, after, count)
    former = stream.edges if flags == _ADD_DEPENDENCIES else []
    stream.edges = list(dict.fromkeys([*former, *nodes]))


@call()
def cuStreamEndCapture(simulation: Simulation, stream: HandleObject) -> HandleObject:
    capture = stream.capture
    raise_if(capture is None, "ILLEGAL_STATE")
    raise_if(capture.origin is not stream, "STREAM_CAPTURE_UNMATCHED")
    raise_if(
        capture.mode != RELAXED and capture.thread != threading.get_ident(), "STREAM_CAPTURE_WRONG_THREAD"
    )
    joined = _get_earlier(stream.edges)
    is_joined = True  # whether all other streams of the capture have been joined to this stream
    for member in simulation.find_all("CUstream", "default stream", "CUevent", capture=capture):
        is_joined = is_joined and (member.kind == "CUevent" or joined.issuperset(member.edges))
        member.capture = None
        member.edges = []
    raise_if(capture.is_invalid, "STREAM_CAPTURE_INVALIDATED")
    raise_if(not is_joined, "STREAM_CAPTURE_UNJOINED")
    return capture.graph  # type: ignore[no-any-return]


@call()
def cuStreamIsCapturing(simulation: Simulation, stream: HandleObject) -> int:
    if stream.capture is None:
        return _NOT_CAPTURED
    return _INVALIDATED if stream.capture.is_invalid else _CAPTURED


@call(optional_outputs=True)
def cuStreamGetCaptureInfo(simulation: Simulation, stream: HandleObject, *outputs: Any) -> Any:
    """Return the state of a capture.

    Args:
        outputs: For `_v2` only, the address to which the pointer to the list of dependencies is written.
    """
    status = cuStreamIsCapturing(simulation, stream)
    if status != _CAPTURED:  # the driver does not write the other outputs
        return status, *[None] * (len(simulation.outputs) - 1)
    handles = [node.handle for node in stream.edges]
    # The arrays belong to the stream, so that the pointers stay valid. They have an additional element, so
    # that they are never empty.
    stream.dependency_handles = (ctypes.c_void_p * (len(handles) + 1))(*handles)
    # A CUgraphEdgeData of 8 zero bytes stands for an ordinary dependency.
    stream.edge_data = (ctypes.c_uint64 * (len(handles) + 1))()
    address = ctypes.addressof(stream.dependency_handles)
    state = (status, stream.capture.id, stream.capture.graph)
    if not outputs:
        return *state, address, ctypes.addressof(stream.edge_data), len(handles)
    (list_output,) = outputs
    if list_output:
        ctypes.c_size_t.from_address(ctypes.addressof(list_output.contents)).value = address
    return *state, len(handles)


# --- events


@call()
def cuEventCreate(simulation: Simulation, flags: int) -> HandleObject:
    context = simulation.context
    # An interprocess event cannot record times.
    is_timed_interprocess = flags & _INTERPROCESS and not flags & _DISABLE_TIMING
    raise_if(flags & ~_EVENT_FLAGS or is_timed_interprocess)
    shared = SharedState() if flags & _INTERPROCESS else None
    attributes: dict[str, Any] = {
        "flags": flags,
        "time": None,
        "capture": None,
        "edges": [],
        "shared": shared,
    }
    return simulation.add("CUevent", context=context, **attributes)


@call()
def cuEventRecord(simulation: Simulation, event: HandleObject, stream: HandleObject) -> None:
    raise_if(event.context is not stream.context, "INVALID_HANDLE")
    if stream.capture:
        raise_if(stream.capture.is_invalid, "STREAM_CAPTURE_INVALIDATED")
        event.capture = stream.capture
        event.edges = list(stream.edges)
    else:
        simulation.count_default(stream)
        event.capture = None
        simulation.order.record(event, stream)
        if event.shared:
            submit(simulation, stream, "signal", event.shared, event.shared.begin())


@call()
def cuStreamWaitEvent(simulation: Simulation, stream: HandleObject, event: HandleObject, flags: int) -> None:
    raise_if(flags & ~_EXTERNAL)
    raise_if(flags and not stream.capture, "ILLEGAL_STATE")
    if event.capture:  # the stream takes part in the capture in which the event was recorded
        raise_if(stream.capture not in (None, event.capture), "STREAM_CAPTURE_MERGE")
        stream.edges = list(dict.fromkeys([*(stream.edges if stream.capture else ()), *event.edges]))
        stream.capture = event.capture
    elif stream.capture and flags:  # each launch of the graph waits for the event
        submit(simulation, stream, "wait", event)
    elif stream.capture and event.time is not None:  # the event was recorded outside the capture
        stream.capture.is_invalid = True
        raise Status("STREAM_CAPTURE_ISOLATION")
    elif not stream.capture and event.shared and event.shared.was_recorded_by_other_process():
        event.shared.wait(simulation.symbol)
    elif not stream.capture:
        simulation.order.add_wait(stream, event)


@call()
def cuEventQuery(simulation: Simulation, event: HandleObject) -> None:
    simulation.check_usable(event.context)
    raise_if(event.capture, "CAPTURED_EVENT")
    is_remote = event.shared and event.shared.was_recorded_by_other_process()
    is_done = event.shared.is_done() if is_remote else simulation.order.is_event_done(event)
    raise_if(not is_done, "NOT_READY")


@call()
def cuEventSynchronize(simulation: Simulation, event: HandleObject) -> None:
    simulation.check_usable(event.context)
    raise_if(event.capture, "CAPTURED_EVENT")
    if event.shared and event.shared.was_recorded_by_other_process():
        event.shared.wait(simulation.symbol)
    else:
        simulation.order.finish_event(event)


@call()
def cuEventElapsedTime(simulation: Simulation, start: HandleObject, end: HandleObject) -> float:
    raise_if(start.capture or end.capture, "CAPTURED_EVENT")
    raise_if(start.context is not end.context or None in (start.time, end.time), "INVALID_HANDLE")
    raise_if((start.flags | end.flags) & _DISABLE_TIMING, "INVALID_HANDLE")
    raise_if(not all(map(simulation.order.is_event_done, (start, end))), "NOT_READY")
    return float(1000 * (end.time - start.time))


@call()
def cuStreamCreate(simulation: Simulation, flags: int) -> Any:
    return cuStreamCreateWithPriority(simulation, flags, 0)


@call()
def cuStreamGetFlags(simulation: Simulation, stream: HandleObject) -> Any:
    return stream.flags


@call()
def cuStreamGetPriority(simulation: Simulation, stream: HandleObject) -> Any:
    return stream.priority


@call()
def cuStreamGetId(simulation: Simulation, stream: HandleObject) -> Any:
    return stream.id


@call()
def cuStreamGetCtx(simulation: Simulation, stream: HandleObject) -> Any:
    return (stream.context, vars(stream).get("green") or 0)


@call()
def cuEventDestroy(simulation: Simulation, event: HandleObject) -> None:
    simulation.remove(event)
    if event.shared:
        event.shared.close()


def _run_host_function(simulation: Simulation, function: int, data: int) -> None:
    """Call the function that was passed to cuLaunchHostFunc."""
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(function)(data)


RUN["host"] = _run_host_function
