"""Tests for streams in a seeded order. Correct programs always have the same result, and races are found."""

from __future__ import annotations

import ctypes
import functools
import itertools
import random
import re
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import driver, testing
from cudyn._simulator.driver.stream_races import Use, find_conflict

from ...support.cpu import HEAD, kernel
from ...support.messages import raises
from ...support.stream_programs import Machine, compute_contents, get_address, has_race, list_incomplete, make
from .test_simulation import run_pytest

SIZE = 256
BODIES = {
    "put": "st.global.u32 [%q], %t;",
    "get": "ld.global.u32 %r1, [%q]; st.shared.u32 [%a], %r1;",
    "first": "setp.lt.u32 %c0, %t, 32; @%c0 st.global.u32 [%q], %t;",
    "second": "setp.ge.u32 %c0, %t, 32; @%c0 st.global.u32 [%q], %t;",
    "count": "red.global.add.u32 [%p], 1;",
    "own": "mov.u64 %g, counter; setp.eq.u32 %c0, %t, 0; @%c0 st.global.u32 [%g], 7;",
    "fail": "st.global.u32 [%q+1073741824], %t;",
    "fail_too": "st.global.u32 [%q+1073741824], %t;",
}
PTX = HEAD + ".visible .global .align 4 .u32 counter = 7;" + "".join(kernel(b, n) for n, b in BODIES.items())


def run_with_seed(steps: list[Any], seed: int) -> list[tuple[int, ...]]:
    with testing.simulate("sm_80", run=True, schedule=f"seed:{seed}"):
        return Machine().run(steps)


@pytest.mark.parametrize("seed", range(12))
def test_correct_program_has_the_same_result_with_every_seed(seed: int) -> None:
    steps = make(seed)
    assert not has_race(steps)
    for order in range(4):
        assert run_with_seed(steps, order) == compute_contents(steps)


def check_without_each_wait(seed: int) -> tuple[int, int]:
    """Run programs in which one wait is missing. Return the numbers of programs with and without a race."""
    counts = [0, 0]
    for order, steps in enumerate(list_incomplete(make(seed))):
        races = has_race(steps)
        counts[not races] += 1
        message = ""
        try:
            actual = run_with_seed(steps, order)
        except testing.Fault as fault:
            message = str(fault)
        if races:
            assert message.startswith("race between streams: "), (seed, order)
        else:
            assert not message, (seed, order)
            assert actual == compute_contents(steps)
    return counts[0], counts[1]


def test_omitted_wait_is_a_race() -> None:
    races, correct = check_without_each_wait(3)
    assert races
    assert correct


@pytest.mark.slow
@pytest.mark.parametrize("first_seed", range(20, 140, 20))
def test_each_omitted_wait_is_a_race(first_seed: int) -> None:
    """Random programs are correct with all waits, and contain a race if a necessary wait is omitted."""
    races = correct = 0
    for seed in range(first_seed, first_seed + 20):
        counts = check_without_each_wait(seed)
        races += counts[0]
        correct += counts[1]
    assert min(races, correct) > 20


# --- races


@pytest.fixture(params=["seed:1", "seed:2"])
def simulation(request: pytest.FixtureRequest) -> Iterator[testing.Simulation]:
    """Create a simulation. Races are not reported at its end, because the tests already look for them."""
    with testing.simulate("sm_90", run=True, schedule=request.param) as simulation:
        yield simulation
        with suppress(testing.Fault):
            simulation.finish()


class Program:
    """The kernels in BODIES, three streams, and two buffers.

    Attributes:
        one, other: Non-blocking streams.
        blocking: A blocking stream.
        buffer: The buffer that kernels use by default.
        spare: A second buffer, for work that does not conflict.
    """

    def __init__(self) -> None:
        module = cudyn.Module(PTX.encode())
        self.module = module
        self.one = cudyn.Stream()
        self.other = cudyn.Stream()
        self.blocking = cudyn.Stream(nonblocking=False)
        self.buffer = cudyn.Buffer.from_host(bytes(SIZE))
        self.spare = cudyn.Buffer.from_host(bytes(SIZE))
        self.kernels = {name: module.get_kernel(name) for name in BODIES}

    def run(self, name: str, stream: cudyn.Stream | None, buffer: cudyn.Buffer | None = None) -> None:
        """Launch a kernel of BODIES in a stream: "put" writes the buffer, and "get" reads it."""
        self.kernels[name].launch(1, 64, buffer or self.buffer, stream=stream)


@pytest.fixture
def program(simulation: testing.Simulation) -> Program:
    return Program()


def expect_race(simulation: testing.Simulation) -> str:
    """Check that the submitted work contains a race, and return the message."""
    with raises(testing.Fault) as caught:
        simulation.finish()
    return str(caught.value)


def test_race_message_describes_memory_lines_and_remedy(
    program: Program, simulation: testing.Simulation
) -> None:
    """The message names the bytes, both kernels with their lines, and the missing wait."""
    program.run("put", program.one)
    program.run("get", program.other)
    message = expect_race(simulation)
    name = Path(__file__).name
    assert re.fullmatch(
        r"race between streams: byte 0 of the 256 bytes of device memory at 0x[\da-f]+ "
        rf"\(argument 0 of put\) is written by kernel 'put' in stream 0x[\da-f]+ \({name}:\d+\) "
        rf"and read by kernel 'get' in stream 0x[\da-f]+ \({name}:\d+\) without synchronization: "
        r"make the second stream wait for an event recorded in the first",
        message,
    )


KERNEL_PAIRS = {
    "two write": (("put", "put"), True),
    "one writes": (("get", "put"), True),
    "two read": (("get", "get"), False),
    "different halves": (("first", "second"), False),
    "atomics": (("count", "count"), False),
    "an atomic and a store": (("count", "put"), True),
    "a variable of the module": (("own", "own"), True),
}


@pytest.mark.parametrize("name", KERNEL_PAIRS)
def test_kernels_race_if_they_use_the_same_memory(
    program: Program, simulation: testing.Simulation, name: str
) -> None:
    """Two reads of the same memory do not race."""
    (first, second), races = KERNEL_PAIRS[name]
    program.run(first, program.one)
    program.run(second, program.other)
    if races:
        expect_race(simulation)
    else:
        simulation.finish()


@pytest.mark.parametrize("later", [True, False])
def test_read_of_memory_that_another_stream_writes_later_is_a_race(
    program: Program, simulation: testing.Simulation, later: bool
) -> None:
    """Without that write, the fault is that nothing has been written to the memory before."""
    with cudyn.Buffer(SIZE) as memory:
        program.run("get", program.one, memory)
        if later:
            program.run("put", program.other, memory)
            assert "is read by kernel 'get'" in expect_race(simulation)
        else:
            with raises(testing.Fault):
                simulation.finish()
        program.one.sync()  # as on a device, this call does not fail


def test_stream_that_waits_for_another_stream_does_not_race(
    program: Program, simulation: testing.Simulation
) -> None:
    """The waits are between streams, by an event, and by the host."""
    program.run("put", program.one)
    program.other.wait(program.one)
    program.run("get", program.other)
    event = program.other.record()
    program.run("get", program.other)
    program.one.wait(event)
    program.run("get", program.one)
    simulation.finish()
    program.run("put", program.one)  # does not race, because the host has waited for all work
    simulation.finish()


def test_event_covers_the_work_before_it(program: Program, simulation: testing.Simulation) -> None:
    """The kernel was launched after the event, so waiting for the event is not enough."""
    event = program.one.record()
    program.run("put", program.one)
    program.other.wait(event)
    program.run("get", program.other)
    expect_race(simulation)


def test_wait_applies_to_the_last_record_before_it(program: Program, simulation: testing.Simulation) -> None:
    """An event that is recorded again later does not change an earlier wait."""
    event = program.one.record()
    program.run("put", program.one)
    event.record(program.one)
    program.other.wait(event)
    event.record(program.other)
    program.run("get", program.other)
    simulation.finish()


@pytest.mark.parametrize("default_is_first", [True, False])
def test_default_stream_orders_blocking_streams(
    program: Program, simulation: testing.Simulation, default_is_first: bool
) -> None:
    """The default stream waits for blocking streams and they wait for it. Other streams do not."""
    streams = [None, program.blocking] if default_is_first else [program.blocking, None]
    program.run("put", streams[0])
    program.run("get", streams[1])
    program.run("put", streams[0])
    simulation.finish()
    streams = [None, program.one] if default_is_first else [program.one, None]
    program.run("put", streams[0])
    program.run("get", streams[1])
    expect_race(simulation)


def test_work_in_the_default_stream_orders_two_blocking_streams(
    program: Program, simulation: testing.Simulation
) -> None:
    """The work in the default stream waits for the first blocking stream, and the second one waits for it."""
    second_stream = cudyn.Stream(nonblocking=False)
    program.run("put", program.blocking)
    program.run("get", None, program.spare)
    program.run("get", second_stream)
    simulation.finish()
    program.run("put", program.blocking)
    program.run("get", second_stream)
    expect_race(simulation)


def test_per_thread_default_stream_is_blocking(program: Program, simulation: testing.Simulation) -> None:
    """The default stream waits for it, but another blocking stream does not."""
    thread = driver.CU_STREAM_PER_THREAD
    driver.cuMemsetD32Async(get_address(program.buffer), 1, 64, thread)
    program.run("get", None)
    simulation.finish()
    driver.cuMemsetD32Async(get_address(program.buffer), 1, 64, thread)
    program.run("get", program.blocking)
    expect_race(simulation)


WAITS: dict[str, Callable[[Program], object]] = {
    "stream": lambda program: program.one.sync(),
    "event": lambda program: program.one.record().sync(),
    "device": lambda program: cudyn.Device(0).sync(),
    "free": lambda program: driver.cuMemFree(driver.cuMemAlloc(16)),
    "queries of a stream": lambda program: query_until_done(program.one),
    "queries of an event": lambda program: query_until_done(program.one.record()),
}


def query_until_done(work: cudyn.Stream | cudyn.Event) -> None:
    """Query a stream or an event until its work has finished."""
    while not work.is_done:
        pass


@pytest.mark.parametrize("name", WAITS)
def test_work_that_the_host_waited_for_precedes_later_submissions(
    program: Program, simulation: testing.Simulation, name: str
) -> None:
    program.run("put", program.one)
    WAITS[name](program)
    program.run("get", program.other)
    simulation.finish()


def test_wait_for_a_stream_does_not_order_another_stream(
    program: Program, simulation: testing.Simulation
) -> None:
    """Both streams contain work when the host waits for one of them.

    Only kernels that use the buffer conflict.
    """
    program.run("put", program.one)
    program.run("get", program.other, program.spare)  # this work does not use the buffer
    program.other.sync()
    program.run("get", program.other)
    expect_race(simulation)


# --- memory


def test_memset_in_the_default_stream_is_asynchronous(
    program: Program, simulation: testing.Simulation
) -> None:
    """According to "API synchronization behavior" in the CUDA Runtime API, it is asynchronous to the host."""
    driver.cuMemsetD32(get_address(program.buffer), 1, 64)
    program.run("get", program.one)
    assert "written by a fill in the default stream" in expect_race(simulation)


def test_copy_to_pageable_memory_has_finished_when_it_returns(
    program: Program, simulation: testing.Simulation
) -> None:
    """The driver waits for such copies, so the program may read the data at once."""
    program.buffer.copy_from(bytes(SIZE))
    program.run("put", program.one)
    program.one.sync()
    assert struct.unpack("<64I", bytes(program.buffer)) == tuple(range(64))
    simulation.finish()


def test_pageable_memory_is_read_immediately(program: Program, simulation: testing.Simulation) -> None:
    """The program may change the source after the call."""
    data = bytearray(b"a" * SIZE)
    program.buffer.copy_from(data, stream=program.one)
    data[:] = b"b" * SIZE
    program.one.sync()
    assert bytes(program.buffer) == b"a" * SIZE


def test_pinned_memory_is_read_when_the_copy_runs(program: Program) -> None:
    """The copy is asynchronous, so it reads the bytes that the program has written in the meantime."""
    address = int(driver.cuMemAllocHost(SIZE) or 0)
    ctypes.memset(address, ord("a"), SIZE)
    driver.cuMemcpyHtoDAsync(get_address(program.buffer), address, SIZE, program.one.handle)
    ctypes.memset(address, ord("b"), SIZE)  # this is too early: the program has to wait first
    program.one.sync()
    assert bytes(program.buffer) == b"b" * SIZE


def test_stream_ordered_memory_is_usable_in_streams_that_wait(
    program: Program, simulation: testing.Simulation
) -> None:
    """A stream that does not wait for the allocation may use the memory before it exists."""
    address = driver.cuMemAllocAsync(SIZE, program.one.handle)
    program.other.wait(program.one)
    driver.cuMemsetD32Async(address, 1, 64, program.other.handle)
    program.one.wait(program.other)
    driver.cuMemFreeAsync(address, program.one.handle)
    simulation.finish()
    address = driver.cuMemAllocAsync(SIZE, program.one.handle)
    driver.cuMemsetD32Async(address, 1, 64, program.other.handle)
    message = expect_race(simulation)
    assert "is allocated in" in message


def test_free_of_memory_that_another_stream_uses_is_a_race(
    program: Program, simulation: testing.Simulation
) -> None:
    """The memory may be freed before the other stream has written to it."""
    address = driver.cuMemAllocAsync(SIZE, program.one.handle)
    program.one.sync()
    driver.cuMemsetD32Async(address, 1, 64, program.other.handle)
    driver.cuMemFreeAsync(address, program.one.handle)
    with raises(cudyn.DriverError):
        driver.cuMemFreeAsync(address, program.one.handle)
    with raises(testing.Fault):
        simulation.finish()


# --- graphs


def capture_graph(program: Program, has_dependency: bool) -> Any:
    """Capture a graph with two branches. The second branch reads memory that the first one writes."""
    driver.cuStreamBeginCapture(program.one.handle, driver.CU_STREAM_CAPTURE_MODE_RELAXED)
    event = program.one.record()
    program.other.wait(event)
    program.run("put", program.one)
    if has_dependency:
        program.other.wait(program.one.record())
    program.run("get", program.other)
    program.one.wait(program.other.record())
    graph = driver.cuStreamEndCapture(program.one.handle)
    return driver.cuGraphInstantiateWithFlags(graph, 0)


@pytest.mark.parametrize("has_dependency", [True, False])
def test_nodes_of_a_graph_race_without_a_dependency(
    program: Program, simulation: testing.Simulation, has_dependency: bool
) -> None:
    """Nodes without a dependency may run at the same time."""
    driver.cuGraphLaunch(capture_graph(program, has_dependency), program.one.handle)
    if has_dependency:
        simulation.finish()
    else:
        assert re.search(
            r"^race in a graph: .* without a dependency between the two nodes$", expect_race(simulation)
        )


def test_graph_launch_follows_its_stream_and_its_previous_launch(
    program: Program, simulation: testing.Simulation
) -> None:
    """A graph does not run twice at the same time, not even in two streams."""
    executable = capture_graph(program, True)
    program.run("put", program.one)
    driver.cuGraphLaunch(executable, program.one.handle)
    driver.cuGraphLaunch(executable, program.other.handle)
    program.run("get", program.other)
    simulation.finish()
    driver.cuGraphLaunch(executable, program.one.handle)
    program.run("get", program.other)
    expect_race(simulation)


@pytest.mark.parametrize("waits", [True, False])
def test_events_of_graphs_order_streams(
    program: Program, simulation: testing.Simulation, waits: bool
) -> None:
    """A node that waits for an event orders the graph after the work that the event recorded."""
    event = cudyn.Event()
    graph = driver.cuGraphCreate(0)
    node = driver.cuGraphAddMemsetNode(graph, [], 0, make_fill(program.buffer), driver.cuCtxGetCurrent())
    driver.cuGraphAddEventRecordNode(graph, [node], 1, event.get_handle())
    driver.cuGraphLaunch(driver.cuGraphInstantiateWithFlags(graph, 0), program.one.handle)
    reader = driver.cuGraphCreate(0)
    before = [driver.cuGraphAddEventWaitNode(reader, [], 0, event.get_handle())] if waits else []
    driver.cuGraphAddMemsetNode(
        reader, before, len(before), make_fill(program.buffer), driver.cuCtxGetCurrent()
    )
    driver.cuGraphLaunch(driver.cuGraphInstantiateWithFlags(reader, 0), program.other.handle)
    if waits:
        simulation.finish()
    else:
        expect_race(simulation)


@pytest.mark.parametrize("waits", [True, False])
def test_captured_external_events_order_streams(
    program: Program, simulation: testing.Simulation, waits: bool
) -> None:
    """Each launch of a graph records its external events and waits for them, as if its nodes were added."""
    event = cudyn.Event()
    fill = (get_address(program.buffer), 1, 64, program.one.handle)
    driver.cuStreamBeginCapture(program.one.handle, 0)
    driver.cuMemsetD32Async(*fill)
    driver.cuEventRecordWithFlags(event.get_handle(), program.one.handle, driver.CU_EVENT_RECORD_EXTERNAL)
    writer = driver.cuStreamEndCapture(program.one.handle)
    driver.cuStreamBeginCapture(program.one.handle, 0)
    if waits:
        driver.cuStreamWaitEvent(program.one.handle, event.get_handle(), driver.CU_EVENT_WAIT_EXTERNAL)
    driver.cuMemsetD32Async(*fill)
    reader = driver.cuStreamEndCapture(program.one.handle)
    nodes = [
        driver.cuGraphNodeGetType(node)
        for graph in (writer, reader)
        for node in driver.cuGraphGetNodes(graph)
        if driver.cuGraphNodeGetType(node) != driver.CU_GRAPH_NODE_TYPE_MEMSET
    ]
    assert (
        nodes == [driver.CU_GRAPH_NODE_TYPE_EVENT_RECORD, driver.CU_GRAPH_NODE_TYPE_WAIT_EVENT][: 1 + waits]
    )
    driver.cuGraphLaunch(driver.cuGraphInstantiateWithFlags(writer, 0), program.one.handle)
    driver.cuGraphLaunch(driver.cuGraphInstantiateWithFlags(reader, 0), program.other.handle)
    if waits:
        simulation.finish()
    else:
        expect_race(simulation)


@pytest.mark.parametrize("has_dependency", [True, False])
def test_nodes_of_a_child_graph_race_without_a_dependency(
    program: Program, simulation: testing.Simulation, has_dependency: bool
) -> None:
    """The nodes of a child graph are compared with each other, and with those of the outer graph."""
    context = driver.cuCtxGetCurrent()
    child = driver.cuGraphCreate(0)
    fill = make_fill(program.buffer)
    first = driver.cuGraphAddMemsetNode(child, [], 0, fill, context)
    before = [first] if has_dependency else []
    driver.cuGraphAddMemsetNode(child, before, len(before), fill, context)
    graph = driver.cuGraphCreate(0)
    node = driver.cuGraphAddChildGraphNode(graph, [], 0, child)
    driver.cuGraphAddMemsetNode(graph, [node], 1, fill, context)
    driver.cuGraphLaunch(driver.cuGraphInstantiateWithFlags(graph, 0), program.one.handle)
    if has_dependency:
        simulation.finish()
    else:
        assert "race in a graph" in expect_race(simulation)


def make_fill(buffer: cudyn.Buffer) -> Any:
    return driver.CUDA_MEMSET_NODE_PARAMS(dst=get_address(buffer), value=1, elementSize=4, width=64, height=1)


# --- callbacks, faults, and the end of a simulation


def list_order(seed: int) -> list[int]:
    """Return the order in which the callbacks of two streams run."""
    order: list[int] = []
    with testing.simulate(schedule=f"seed:{seed}"):
        streams = [cudyn.Stream(), cudyn.Stream()]
        for index in range(12):
            streams[index % 2].callback(functools.partial(order.append, index))
        assert order == []  # callbacks have not run, because the program has not waited
        cudyn.Device(0).sync()
    assert [index for index in order if index % 2] == sorted(index for index in order if index % 2)
    return order


def test_same_seed_has_the_same_order_and_another_seed_another_order() -> None:
    orders = [list_order(seed) for seed in range(6)]
    assert orders == [list_order(seed) for seed in range(6)]
    assert len(set(map(tuple, orders))) > 3


def test_pending_work_runs_while_the_program_waits_by_other_means(program: Program) -> None:
    """The program waits for a Python event, which a callback in the stream sets."""
    callback_has_run = threading.Event()
    program.run("put", program.one)
    program.one.callback(callback_has_run.set)
    assert callback_has_run.wait(300)
    program.run("get", program.other)  # does not race, because the callback has notified the program
    cudyn.Device(0).sync()


def test_fault_of_a_kernel_is_raised_by_the_call_that_waits(program: Program) -> None:
    """Later waits raise the driver's error, because the context is unusable."""
    program.run("fail", program.one)
    program.run("put", program.one)
    with raises(testing.Fault):
        program.one.sync()
    with raises(cudyn.DriverError):
        program.one.sync()


def test_end_of_a_simulation_runs_pending_work_and_raises_its_faults() -> None:
    """Nothing waits for the two racing kernels, which therefore still have to run at the end."""

    def run() -> None:
        """Start two racing kernels and end the simulation."""
        with testing.simulate(run=True, schedule="seed:1"):
            program = Program()
            program.run("put", program.one)
            program.run("put", program.other)

    with raises(testing.Fault):
        run()


def race_in_local_variables() -> None:
    """Run work that races in the finalizers of buffers."""
    program = Program()
    program.run("put", program.one)
    program.run("put", program.other)


def test_race_in_a_finalizer_is_raised_by_finish_once(simulation: testing.Simulation) -> None:
    """A finalizer cannot raise exceptions, so the fault is kept for `finish`."""
    race_in_local_variables()
    assert [finding.is_reported for finding in simulation.faults] == [False]
    with raises(testing.Fault):
        simulation.finish()
    assert [finding.is_reported for finding in simulation.faults] == [True]
    simulation.finish()


def test_race_in_a_finalizer_is_raised_at_the_end() -> None:
    """A finalizer cannot raise exceptions, so the fault is kept until the simulation ends."""

    def run() -> None:
        """Cause the race while buffers are being freed, and end the simulation."""
        with testing.simulate(run=True, schedule="seed:1"):
            race_in_local_variables()

    with raises(testing.Fault):
        run()


def test_fault_in_a_finalizer_is_raised_by_a_later_call(simulation: testing.Simulation) -> None:
    """A finalizer cannot raise exceptions, so the next call that waits for the device raises the fault."""

    def fail() -> None:
        """Start a failing kernel, which runs when its buffers are freed at the end of this function."""
        program = Program()
        program.run("fail", program.one)

    fail()
    with raises(testing.Fault):
        cudyn.Device(0).sync()
    with raises(cudyn.DriverError):
        cudyn.Device(0).sync()
    simulation.finish()


def test_fault_in_a_finalizer_is_raised_in_the_context_of_its_kernel() -> None:
    """Both devices have a fault, and waiting for a device raises the fault of that device."""

    def fail(ordinal: int, name: str) -> None:
        """Start a failing kernel on a device. It runs when its buffers are freed."""
        cudyn.Device(ordinal).use()
        program = Program()
        program.run(name, program.one)

    with testing.simulate("sm_90", devices=2, run=True, schedule="seed:1"):
        fail(0, "fail")
        fail(1, "fail_too")
        for ordinal in (1, 0):
            with raises(testing.Fault):
                cudyn.Device(ordinal).sync()


def test_race_found_while_a_copy_ends_is_raised_by_finish(
    program: Program, simulation: testing.Simulation
) -> None:
    """The call that finds the race only queries a copy, and does not raise."""
    target = bytearray(SIZE)
    program.spare.copy_from(target, stream=program.blocking)
    program.run("put", program.one)
    program.run("put", program.other)
    while not simulation.faults:
        cudyn.Buffer(8)  # queries whether the copy has finished, which runs an operation
    assert [finding.is_reported for finding in simulation.faults] == [False]
    expect_race(simulation)


def test_assert_launched_runs_pending_work(program: Program, simulation: testing.Simulation) -> None:
    program.run("put", program.one)
    assert not simulation.launches
    simulation.assert_launched("put", stream=program.one)


def test_simulate_with_an_invalid_schedule_raises() -> None:
    for schedule in ("seed", "seed:", "seed:x", "random"):
        with raises(ValueError):
            testing.simulate(schedule=schedule).__enter__()


# --- uses of memory


def find_conflicts_by_byte(one: Use, other: Use) -> set[int]:
    """Return the addresses at which two uses conflict, by comparing each byte."""
    addresses = set()
    for byte in range(max(one.start, other.start), min(one.end, other.end)):
        one_flags, other_flags = (
            use.flags if isinstance(use.flags, int) else use.flags[byte - use.start] for use in (one, other)
        )
        is_plain = (one_flags & 2 and other_flags) or (other_flags & 2 and one_flags)
        is_half_strong = (one_flags & 8 and other_flags & 1) or (other_flags & 8 and one_flags & 1)
        if is_plain or is_half_strong:
            addresses.add(byte)
    return addresses


def test_find_conflict_agrees_with_a_search_byte_by_byte() -> None:
    """Random pairs of uses are compared. Many pairs have a conflict, and many do not."""
    choose = random.Random(5)

    def make_use() -> Use:
        """Return a use of up to 19 bytes, with the same flags for all of them or different flags."""
        start = choose.randrange(20)
        size = choose.randrange(1, 20)
        flags = choose.choice(((0, 1), (0, 2), (0, 4, 8, 12), (0, 1, 2, 4, 8, 12), (0, 0, 0, 0, 1, 8)))
        if choose.random() < 0.3:
            return Use(0, start, size, choose.choice(flags) or 1)
        return Use(0, start, size, bytes(choose.choice(flags) for _ in range(size)))

    counts = [0, 0]
    for _ in itertools.repeat(None, 3000):
        one = make_use()
        other = make_use()
        expected = find_conflicts_by_byte(one, other)
        conflict = find_conflict(one, other)
        assert (conflict is None) == (not expected)
        if conflict is not None:
            assert conflict.address in expected
        counts[conflict is None] += 1
    assert min(counts) > 500


# --- pytest

TEST = f"""
import cudyn
PTX = {PTX!r}.encode()
def test_it():
    kernel = cudyn.Module(PTX).get_kernel("put")
    with cudyn.Buffer(256) as buffer:
        for stream in (cudyn.Stream(), cudyn.Stream()):
            kernel.launch(1, 64, buffer, stream=stream)
        global kept; kept = buffer
        STOP
"""


def test_pytest_option_sets_the_schedule(tmp_path: Path) -> None:
    """Another order of streams reveals a race that the default order hides."""
    (tmp_path / "test_it.py").write_text(TEST.replace("STOP", "cudyn.Device(0).sync()"))
    assert run_pytest(tmp_path, "--cudyn-simulate=sm_90").returncode == 0
    completed = run_pytest(tmp_path, "--cudyn-simulate=sm_90", "--cudyn-schedule=seed:3")
    assert completed.returncode == 1
    assert "race between streams: " in completed.stdout
    assert "(test_it.py:" in completed.stdout
    invalid = run_pytest(tmp_path, "--cudyn-simulate=sm_90", "-o", "cudyn_schedule=3")
    assert invalid.returncode == 4
    assert "expected a schedule: 'default', 'reverse' or a seed such as 'seed:7'" in invalid.stderr


LOCAL = f"""
import cudyn
PTX = {PTX!r}.encode()
def test_local():
    kernel = cudyn.Module(PTX).get_kernel("put")
    buffer = cudyn.Buffer(256)
    for stream in (cudyn.Stream(), cudyn.Stream()):
        kernel.launch(1, 64, buffer, stream=stream)
def test_next():
    cudyn.Device(0).sync()
"""


def test_race_in_local_variables_fails_only_its_test(tmp_path: Path) -> None:
    """The race is found while the variables are freed at the end of the test."""
    (tmp_path / "test_it.py").write_text(LOCAL)
    completed = run_pytest(tmp_path, "--cudyn-simulate=sm_90", "--cudyn-schedule=seed:3")
    assert "race between streams: " in completed.stdout
    assert "FAILED test_it.py::test_local" in completed.stdout
    assert "1 failed, 1 passed" in completed.stdout
