"""Decides when streams run their work: immediately, or in a random order when the program waits for it.

If the schedule has a seed, submitted work becomes an operation. An operation can run after all operations
that it follows have run: the previous operation in its stream, the operations that the stream waits for and,
for blocking streams, the operations in the legacy default stream. When the program waits for an operation,
operations that can run are chosen at random and run until the awaited operation is done.

Each operation has a vector clock, which records the operations that are ordered before it: the earlier
operations of its stream, the operations that the host had waited for before it was submitted, and all
operations in the clocks of these operations. Two operations race if they use the same memory, at least one of
them writes to it, and neither is in the clock of the other. The order in which they have run does not matter.
"""

from __future__ import annotations

import _thread
import inspect
import os
import random
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..._bindings.libraries.library import lock
from .call_registry import Status
from .collector import collector_paused
from .kernel_runs import Fault, NotRun
from .operations import Operation
from .stream_races import OPERATION_NAMES, READ, History, Use
from .traced_work import report_work

if TYPE_CHECKING:
    from types import FrameType

    from .allocations import Memory
    from .handle_objects import HandleObject
    from .schedule import Schedule

WORK_FUNCTIONS: dict[str, Callable[..., Iterable[Use] | None]] = {}
"""Kind of work -> the function that runs the work, and returns the known uses of memory.

The arguments of the function are the simulation and the arguments of the work. Kinds of work without a
function do nothing.
"""

_LEGACY = 1  # HandleObject.id of the legacy default stream
_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING
_IDLE_TIME = 0.5  # seconds without a call, after which pending work runs in the background, as on a device
_PACKAGE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")) + os.sep
_HOST_KINDS = ("host", "callback")
# Work that other threads or processes may wait for without calling the driver
_AWAITED_KINDS = (*_HOST_KINDS, "signal")


class Submitter(Protocol):
    """The attributes and methods of a Simulation that this module uses.

    Attributes:
        symbol: The function that is being called, or that has submitted the work that is running.
        memory: All allocations.
        work_listener: The function to which work is reported, or None.
        running_stream: The stream whose work is running or ran last.
    """

    symbol: str
    memory: Memory
    work_listener: Callable[..., object] | None
    running_stream: HandleObject | None

    def record_fault(self, error: BaseException, is_reported: bool = True) -> None:
        """Record an error in the work of a stream."""


def run_work(simulation: Submitter, kind: str, work_arguments: Sequence[Any]) -> Iterable[Use]:
    """Run the work of an operation or a graph node, and return its uses of memory.

    Args:
        simulation: The active simulation.
        kind: The kind of work: a key of `WORK_FUNCTIONS`, or any other kind, which does nothing.
        work_arguments: The arguments of the function that runs the work.

    Raises:
        Fault: The work has an error, for example because memory that it uses was freed after the work was
            submitted.
    """
    if kind not in WORK_FUNCTIONS:
        return ()
    try:
        uses = _run_and_report(simulation, kind, work_arguments)
    except Status:
        # The call that submitted the work accepted its memory, so the memory has been freed since then.
        operation = OPERATION_NAMES.get(kind, f"a {kind}")
        raise Fault(f"{simulation.symbol}: {operation} uses memory that was freed in the meantime") from None
    return uses or ()


def _run_and_report(simulation: Submitter, kind: str, work_arguments: Sequence[Any]) -> Iterable[Use] | None:
    """Run work, and report it to the listener of `cudyn.trace` if there is one."""
    __tracebackhide__ = True
    run = WORK_FUNCTIONS[kind]
    listener, stream = simulation.work_listener, simulation.running_stream
    if listener is None or stream is None:
        return run(simulation, *work_arguments)
    start = time.perf_counter_ns()
    try:
        return run(simulation, *work_arguments)
    finally:
        report_work(listener, simulation.memory, stream, kind, work_arguments, start)


class ImmediateOrder:
    """An order in which work runs as soon as it is submitted. Waiting therefore does nothing."""

    def __init__(self, simulation: Submitter) -> None:
        """Create the order.

        Args:
            simulation: The simulation whose work is run.
        """
        self._simulation = simulation

    def submit(self, stream: HandleObject, kind: str, work_arguments: Sequence[Any]) -> None:
        """Submit work to a stream.

        Args:
            stream: The stream that runs the work.
            kind: The kind of work: either a key of `WORK_FUNCTIONS` or any other kind, which does nothing.
            work_arguments: The arguments of the function that runs the work.
        """
        __tracebackhide__ = True
        if kind in WORK_FUNCTIONS:
            self._simulation.running_stream = stream
            _run_and_report(self._simulation, kind, work_arguments)

    def launch_graph(self, stream: HandleObject, executable: HandleObject) -> None:
        """Submit the nodes of an executable graph to a stream."""
        self._simulation.running_stream = stream
        run_work(self._simulation, "begin", (executable,))
        for node in executable.nodes.values():
            if node.is_enabled:
                run_work(self._simulation, node.type, node.work_arguments)

    def run_nested(self, nodes: Sequence[HandleObject]) -> list[Use]:
        """Run the nodes of a child graph or of a conditional node's graph, and return their uses of memory.

        Args:
            nodes: The nodes, each after the nodes that it depends on.
        """
        uses: list[Use] = []
        for node in nodes:
            uses += run_work(self._simulation, node.type, node.work_arguments)
        return uses

    def record(self, event: HandleObject, stream: HandleObject) -> None:
        """Record an event in a stream."""
        event.time = time.perf_counter()

    def add_wait(self, stream: HandleObject, event: HandleObject) -> None:
        """Make the later work of a stream wait for an event."""

    def finish(self, context: HandleObject | None = None) -> None:
        """Wait for all work in a context, or in all contexts."""

    def finish_stream(self, stream: HandleObject) -> None:
        """Wait for a stream."""

    def finish_event(self, event: HandleObject) -> None:
        """Wait for an event."""

    def is_stream_done(self, stream: HandleObject) -> bool:
        """Return whether all work in a stream is done, which is always the case."""
        return True

    def is_event_done(self, event: HandleObject) -> bool:
        """Return whether the work before an event is done, which is always the case."""
        return True

    def close(self) -> None:
        """Stop running work."""


class SeededOrder(ImmediateOrder):
    """A random order that depends on a seed. Work runs when the program waits for it.

    Races between operations are reported as faults.
    """

    def __init__(self, simulation: Submitter, seed: int) -> None:
        """Create the order.

        Args:
            simulation: The simulation whose work is run.
            seed: The seed of the random order.
        """
        super().__init__(simulation)
        # The work that has been submitted
        self._random = random.Random(seed)
        self._ready: list[Operation] = []  # the operations that can run
        self._pending = 0  # the number of operations that have not run yet
        self._last_operations: dict[HandleObject, Operation] = {}  # stream -> its last operation
        self._running: Operation | None = None  # the operation that is running
        # Finding races
        # The vector clock of the host, which contains the operations that the host has waited for
        self._host_clock: dict[HandleObject, int] = {}
        self._history = History(simulation.memory)
        self._race = ""  # the description of the last race
        # Running work in the background
        self._last_call_time = 0.0  # when work was last submitted or run, in seconds (time.monotonic)
        self._is_closed = threading.Event()
        self._has_background_thread = False

    # --- submitting

    def submit(self, stream: HandleObject, kind: str, work_arguments: Sequence[Any]) -> None:
        """Add an operation to a stream. For the arguments, see `ImmediateOrder.submit`."""
        self._add(stream, kind, work_arguments)

    def _add(
        self,
        stream: HandleObject,
        kind: str,
        work_arguments: Sequence[Any],
        other_predecessors: Iterable[Operation] = (),
    ) -> Operation:
        """Add an operation to a stream, and return it.

        Args:
            stream: The stream.
            kind: The kind of work.
            work_arguments: The arguments of the function that runs the work.
            other_predecessors: Operations of other streams that must run before the new operation.
        """
        self._last_call_time = time.monotonic()
        if kind in _AWAITED_KINDS:
            self._start_background_thread()
        symbol = self._simulation.symbol
        operation = Operation(stream, kind, work_arguments, symbol, _find_source_line())
        predecessors = [*other_predecessors, *self._list_implicit_predecessors(stream)]
        former = self._last_operations.get(stream)
        if former is None:
            operation.time = 1
        else:
            operation.time = former.time + 1
            predecessors.append(former)
        _merge_clock(operation.clock, self._host_clock)
        for predecessor in predecessors:
            _merge_clock(operation.clock, predecessor.clock)
        operation.clock[stream] = operation.time
        self._last_operations[stream] = operation
        self._enqueue(operation, predecessors)
        return operation

    def _enqueue(self, operation: Operation, predecessors: Iterable[Operation]) -> None:
        """Add a pending operation, which becomes ready when all its predecessors are done."""
        self._pending += 1
        for predecessor in predecessors:
            if not predecessor.is_done:
                predecessor.followers.append(operation)
                operation.unfinished_count += 1
        if not operation.unfinished_count:
            self._ready.append(operation)

    def _list_implicit_predecessors(self, stream: HandleObject) -> list[Operation]:
        """List the operations of other streams that a new operation of a stream must follow.

        The legacy default stream and the blocking streams of a context wait for each other.
        """
        if stream.flags & _NON_BLOCKING:
            return []
        predecessors = []
        for other_stream, last_operation in self._last_operations.items():
            is_one_of_them_legacy = stream.id == _LEGACY or other_stream.id == _LEGACY
            is_blocking = not other_stream.flags & _NON_BLOCKING
            is_same_context = other_stream.context is stream.context
            is_other = other_stream is not stream
            if is_same_context and is_other and is_blocking and is_one_of_them_legacy:
                predecessors.append(last_operation)
        return predecessors

    def launch_graph(self, stream: HandleObject, executable: HandleObject) -> None:
        """Add the operations of a graph. They follow the operations of the graph's previous launch.

        An operation at the start and an operation at the end of the graph connect it to the stream. Later
        operations of the stream depend only on the operation at the end.
        """
        former_launch = getattr(executable, "last_launch", None)
        start = self._add(stream, "begin", (executable,), [former_launch] if former_launch else [])
        operations: dict[HandleObject, Operation] = {}  # node -> its operation
        for index, (graph_node, node) in enumerate(executable.nodes.items()):
            predecessors = [
                operations[dependency] for dependency in node.dependencies if dependency in operations
            ]
            operations[graph_node] = self._add_graph_node(start, node, index, predecessors)
        executable.last_launch = self._add(stream, "empty", (), operations.values())
        for operation in operations.values():
            if operation.kind == "record":  # waiting for this event waits for the whole graph
                (event,) = operation.work_arguments
                event.operation = executable.last_launch

    def _add_graph_node(
        self, start: Operation, node: HandleObject, index: int, predecessors: list[Operation]
    ) -> Operation:
        """Add the operation of a node of an executable graph, and return it.

        Args:
            start: The operation at the start of the graph.
            node: The node.
            index: The node's index among the nodes of the graph.
            predecessors: The operations of the nodes on which this node depends.
        """
        kind = node.type if node.is_enabled else "empty"
        if kind in _AWAITED_KINDS:
            self._start_background_thread()
        operation = _make_node_operation(start, kind, node.work_arguments, index, predecessors)
        operation.clock = start.clock
        operation.time = start.time + 1  # the time of the operation at the end of the graph
        if kind == "wait":
            (event,) = node.work_arguments
            if getattr(event, "operation", None):
                predecessors.append(event.operation)
        # Most nodes share the clock of `start`. Only nodes after a recorded event have their own clocks.
        if any(predecessor.clock is not start.clock for predecessor in predecessors):
            operation.clock = dict(start.clock)
            for predecessor in predecessors:
                _merge_clock(operation.clock, predecessor.clock)
        self._enqueue(operation, predecessors or [start])
        return operation

    def run_nested(self, nodes: Sequence[HandleObject]) -> list[Use]:
        """Run the nodes of a nested graph in their order, and return their uses of memory.

        Raises:
            Fault: A node has failed, or two nodes race with each other.
        """
        start = self._running
        assert start is not None
        history = History(self._simulation.memory)
        operations: dict[HandleObject, Operation] = {}  # node -> its operation
        uses: list[Use] = []
        for index, node in enumerate(nodes):
            predecessors = [
                operations[dependency] for dependency in node.dependencies if dependency in operations
            ]
            operation = _make_node_operation(start, node.type, node.work_arguments, index, predecessors)
            operations[node] = operation
            self._running = operation
            try:
                node_uses = list(run_work(self._simulation, node.type, node.work_arguments))
            finally:
                self._running = start
            race = history.add(operation, node_uses)
            if race:
                raise _make_race_fault(race)
            uses += node_uses
        return uses

    def record(self, event: HandleObject, stream: HandleObject) -> None:
        """Add an operation that stands for an event to a stream."""
        super().record(event, stream)
        event.operation = self._add(stream, "record", (event,))

    def add_wait(self, stream: HandleObject, event: HandleObject) -> None:
        """Make the later work of a stream wait for the operation that stands for an event."""
        if getattr(event, "operation", None):
            self._add(stream, "wait", (), [event.operation])

    # --- waiting

    def finish(self, context: HandleObject | None = None) -> None:
        """Run all operations of a context, or of all contexts."""
        for stream, last_operation in list(self._last_operations.items()):
            if context is None or stream.context is context:
                self._run_until_done(last_operation)
                if stream.is_removed:
                    del self._last_operations[stream]

    def finish_stream(self, stream: HandleObject) -> None:
        """Run operations until all work of a stream is done."""
        if stream.id == _LEGACY:
            self._add(stream, "empty", ())  # this operation follows the work of all blocking streams
        if stream in self._last_operations:
            self._run_until_done(self._last_operations[stream])

    def finish_event(self, event: HandleObject) -> None:
        """Run operations until the operation that stands for an event is done."""
        if getattr(event, "operation", None):
            self._run_until_done(event.operation)

    def is_stream_done(self, stream: HandleObject) -> bool:
        """Return whether all work of a stream is done. Each call runs one operation that is ready."""
        operation = self._last_operations.get(stream)
        return operation is None or self._poll(operation)

    def is_event_done(self, event: HandleObject) -> bool:
        """Return whether the work before an event is done. Each call runs one operation that is ready."""
        operation = getattr(event, "operation", None)
        return operation is None or self._poll(operation)

    def _run_until_done(self, operation: Operation) -> None:
        """Run operations until this operation is done, as if the host waited for it."""
        while not operation.is_done:
            self._run_next()
        _merge_clock(self._host_clock, operation.clock)
        self._drop_history_if_unneeded()

    def _poll(self, operation: Operation) -> bool:
        """Run one of the operations that are ready, and return whether an operation is done.

        Because each call runs an operation, programs that poll do not wait forever.
        """
        if self._ready:
            self._run_next()
        if operation.is_done:
            _merge_clock(self._host_clock, operation.clock)
        return operation.is_done

    def _drop_history_if_unneeded(self) -> None:
        """Drop the recorded uses of memory if the host has waited for all operations.

        Later operations are then ordered after the earlier operations, and cannot race with them.
        """
        if self._pending:
            return
        for stream, operation in self._last_operations.items():
            has_host_waited = self._host_clock.get(stream, 0) >= operation.time
            if not has_host_waited:
                return
        self._history.clear()

    # --- running

    def _run_next(self) -> None:
        """Run one of the operations that are ready, chosen at random.

        Raises:
            Fault, NotRun: The operation has failed.
        """
        self._last_call_time = time.monotonic()
        operation = self._ready.pop(self._random.randrange(len(self._ready)))
        simulation = self._simulation
        former_symbol = simulation.symbol
        simulation.symbol = operation.symbol
        simulation.running_stream = operation.stream
        try:
            if not operation.stream.context.error:
                self._run(operation)
        except (Fault, NotRun) as error:
            error.is_of_work = True
            raise
        finally:
            simulation.symbol = former_symbol
            self._mark_done(operation)

    def _mark_done(self, operation: Operation) -> None:
        """Mark an operation as done. The operations that only wait for it become ready."""
        operation.is_done = True
        self._pending -= 1
        for follower in operation.followers:
            follower.unfinished_count -= 1
            if not follower.unfinished_count:
                self._ready.append(follower)
        operation.followers.clear()

    def _run(self, operation: Operation) -> None:
        """Run an operation, and record its uses of memory.

        Raises:
            Fault: The operation has failed, or it races with another operation.
        """
        self._running = operation
        try:
            uses = run_work(self._simulation, operation.kind, operation.work_arguments)
        except Fault as fault:
            # The memory may be unwritten because the program does not wait for the operation that writes it.
            race = self._find_race_with_later_write(operation, fault.unwritten)
            if race:
                raise _make_race_fault(race) from None
            raise
        if operation.kind in _HOST_KINDS:
            # The callback may notify the program, which then does not need to wait for the stream.
            _merge_clock(self._host_clock, operation.clock)
        self._race = self._history.add(operation, uses)
        if self._race:
            raise _make_race_fault(self._race)

    def _find_race_with_later_write(self, operation: Operation, address: int) -> str:
        """Return the description of a race between a read of unwritten memory and a later write, or "".

        To find the write, the other work that is ready is run until an operation writes to the address.

        Args:
            operation: The operation that reads the memory.
            address: The unwritten address, or 0.
        """
        allocation = self._simulation.memory.find(address) if address else None
        if allocation is None:
            return ""
        read_of_first_byte = Use(allocation.address, address, 1, READ)
        self._race = self._history.add(operation, [read_of_first_byte])
        while self._ready and not self._race:
            try:
                self._run_next()  # sets `_race` if the operation races
            except (Fault, NotRun):
                pass  # only the read of unwritten memory is reported
        return self._race

    # --- running work in the background

    def _start_background_thread(self) -> None:
        """Start a thread that runs pending work.

        It is needed because a program may wait for a callback without calling the driver, and because another
        process may wait for an event.

        `threading.Thread.start` is not used, because it could cause a deadlock. It waits until the new thread
        has started, while the caller holds the lock that all libraries share. If the new thread collects
        garbage while it starts, a finalizer that calls the driver would wait for this lock.
        """
        if not self._has_background_thread:
            self._has_background_thread = True
            _thread.start_new_thread(self._run_in_background, ())

    def _run_in_background(self) -> None:
        """Run pending work whenever the program has not called the driver for a while, until `close`."""
        while not self._is_closed.wait(_IDLE_TIME / 2):
            with lock, collector_paused:
                if self._is_closed.is_set():
                    return
                is_idle = time.monotonic() - self._last_call_time > _IDLE_TIME
                if self._ready and is_idle:
                    self._run_all_ready()

    def _run_all_ready(self) -> None:
        """Run all pending work, and record its errors, because no call can raise them."""
        while self._ready:
            try:
                self._run_next()
            except (Fault, NotRun) as error:
                self._simulation.record_fault(error, is_reported=False)

    def close(self) -> None:
        """Stop the background thread."""
        self._is_closed.set()


def make_order(simulation: Submitter, schedule: Schedule) -> ImmediateOrder:
    """Return the object that decides when the work of a simulation's streams runs."""
    if schedule.defers_work:
        return SeededOrder(simulation, schedule.seed)
    return ImmediateOrder(simulation)


def _make_node_operation(
    start: Operation,
    kind: str,
    work_arguments: Sequence[Any],
    index: int,
    predecessors: Iterable[Operation],
) -> Operation:
    """Return the operation of a graph node.

    Args:
        start: The operation that is ordered before all nodes of the graph.
        kind: The kind of work.
        work_arguments: The arguments of the function that runs the work.
        index: The node's index among the nodes of the graph.
        predecessors: The operations of the nodes that this node depends on.
    """
    operation = Operation(start.stream, kind, work_arguments, start.symbol, start.source_line)
    operation.graph_start = start
    operation.index = index
    for predecessor in predecessors:
        operation.earlier_nodes |= predecessor.earlier_nodes
        operation.earlier_nodes |= 1 << predecessor.index
    return operation


def _make_race_fault(message: str) -> Fault:
    """Return the fault for a race. A race would not stop a real device."""
    fault = Fault(message)
    fault.stops = False
    return fault


def _merge_clock(clock: dict[HandleObject, int], other_clock: dict[HandleObject, int]) -> None:
    """Add the operations in `other_clock` to `clock`: keep the later time of each stream."""
    for stream, other_time in other_clock.items():
        if clock.get(stream, 0) < other_time:
            clock[stream] = other_time


def _is_frame_of_cudyn(frame: FrameType) -> bool:
    """Return whether a frame belongs to cudyn's code."""
    is_in_package = frame.f_code.co_filename.startswith(_PACKAGE)
    is_generated_by_cudyn = "__name__" not in frame.f_globals
    return is_in_package or is_generated_by_cudyn


def _find_source_line() -> str:
    """Return the source line of the program that called cudyn, such as "train.py:12", or ""."""
    frame = inspect.currentframe()
    while frame is not None and _is_frame_of_cudyn(frame):
        frame = frame.f_back
    if frame is None:
        return ""
    return f"{os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}"
