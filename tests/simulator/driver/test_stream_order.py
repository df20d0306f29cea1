"""Streams in an order that a seed gives: what is right gives the same with each, a missing wait is found."""

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
from ...support.stream_programs import Machine, at, has_race, list_without_one, make, work_out
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


def run_program(steps: list[Any], seed: int) -> list[tuple[int, ...]]:
    with testing.simulate("sm_80", run=True, order=f"seed:{seed}"):
        return Machine().run(steps)


@pytest.mark.parametrize("seed", range(12))
def test_a_right_program_gives_the_same_by_every_seed(seed: int) -> None:
    steps = make(seed)
    assert not has_race(steps)
    for order in range(4):
        assert run_program(steps, order) == work_out(steps)


def check_without_one(seed: int) -> tuple[int, int]:
    """Run what lacks one wait; return how many of the programs have a race and how many have none."""
    counts = [0, 0]
    for number, steps in enumerate(list_without_one(make(seed))):
        races = has_race(steps)
        counts[not races] += 1
        found = ""
        try:
            result = run_program(steps, number)
        except testing.Fault as fault:
            found = str(fault)
        if races:
            assert found.startswith("race between streams: "), (seed, number)
        else:
            assert not found, (seed, number)
            assert result == work_out(steps)
    return counts[0], counts[1]


def test_a_wait_that_is_left_out_is_found() -> None:
    wrong, right = check_without_one(3)
    assert wrong
    assert right


@pytest.mark.slow
@pytest.mark.parametrize("first", range(20, 140, 20))
def test_each_wait_that_is_left_out_is_found(first: int) -> None:
    wrong = right = 0
    for seed in range(first, first + 20):
        found = check_without_one(seed)
        wrong += found[0]
        right += found[1]
    assert min(wrong, right) > 20


# --- what is a race, and what is not


@pytest.fixture(params=["seed:1", "seed:2"])
def simulation(request: pytest.FixtureRequest) -> Iterator[testing.Simulation]:
    """Tests find races themselves: the end finds nothing more."""
    with testing.simulate("sm_90", run=True, order=request.param) as simulation:
        yield simulation
        with suppress(testing.Fault):
            simulation.finish()


class Program:
    """The kernels, a stream that blocks the default one, two that do not, and a buffer."""

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
        self.kernels[name].launch(1, 64, buffer or self.buffer, stream=stream)


@pytest.fixture
def program(simulation: testing.Simulation) -> Program:
    return Program()


def find_race(simulation: testing.Simulation) -> str:
    with raises(testing.Fault) as found:
        simulation.finish()
    return str(found.value)


def test_a_race_says_what_where_and_what_to_do(program: Program, simulation: testing.Simulation) -> None:
    program.run("put", program.one)
    program.run("get", program.other)
    said = find_race(simulation)
    name = Path(__file__).name
    assert re.fullmatch(
        r"race between streams: byte 0 of the 256 bytes of device memory at 0x[\da-f]+ "
        rf"\(argument 0 of put\) is written by the kernel put in stream 0x[\da-f]+ \({name}:\d+\) "
        rf"and read by the kernel get in stream 0x[\da-f]+ \({name}:\d+\) without a wait between: "
        r"let the second stream wait for an event that is recorded in the first",
        said,
    )


PAIRS = {
    "two write": (("put", "put"), True),
    "one writes": (("get", "put"), True),
    "two read": (("get", "get"), False),
    "different halves": (("first", "second"), False),
    "atomics": (("count", "count"), False),
    "an atomic and a store": (("count", "put"), True),
    "a variable of the module": (("own", "own"), True),
}


@pytest.mark.parametrize("name", PAIRS)
def test_kernels_race_where_they_use_one_place(
    program: Program, simulation: testing.Simulation, name: str
) -> None:
    (first, second), races = PAIRS[name]
    program.run(first, program.one)
    program.run(second, program.other)
    if races:
        find_race(simulation)
    else:
        simulation.finish()


@pytest.mark.parametrize("later", [True, False])
def test_what_is_read_before_it_is_written_is_a_race_if_another_stream_writes_it(
    program: Program, simulation: testing.Simulation, later: bool
) -> None:
    with cudyn.Buffer(SIZE) as memory:
        program.run("get", program.one, memory)
        if later:
            program.run("put", program.other, memory)
            assert "is read by the kernel get" in find_race(simulation)
        else:
            with raises(testing.Fault):
                simulation.finish()
        program.one.sync()  # a device goes on, too


def test_a_stream_waits_for_another_one(program: Program, simulation: testing.Simulation) -> None:
    program.run("put", program.one)
    program.other.wait(program.one)
    program.run("get", program.other)
    event = program.other.record()
    program.run("get", program.other)
    program.one.wait(event)
    program.run("get", program.one)
    simulation.finish()
    program.run("put", program.one)  # the host has waited for all
    simulation.finish()


def test_an_event_is_what_was_before_it(program: Program, simulation: testing.Simulation) -> None:
    event = program.one.record()
    program.run("put", program.one)
    program.other.wait(event)
    program.run("get", program.other)
    find_race(simulation)


def test_a_wait_is_for_the_last_record_then(program: Program, simulation: testing.Simulation) -> None:
    event = program.one.record()
    program.run("put", program.one)
    event.record(program.one)
    program.other.wait(event)
    event.record(program.other)
    program.run("get", program.other)
    simulation.finish()


@pytest.mark.parametrize("is_first", [True, False])
def test_the_default_stream_orders_those_that_block(
    program: Program, simulation: testing.Simulation, is_first: bool
) -> None:
    streams = [None, program.blocking] if is_first else [program.blocking, None]
    program.run("put", streams[0])
    program.run("get", streams[1])
    program.run("put", streams[0])
    simulation.finish()
    streams = [None, program.one] if is_first else [program.one, None]
    program.run("put", streams[0])
    program.run("get", streams[1])
    find_race(simulation)


def test_two_that_block_are_ordered_by_the_default_stream_between(
    program: Program, simulation: testing.Simulation
) -> None:
    other = cudyn.Stream(nonblocking=False)
    program.run("put", program.blocking)
    program.run("get", None, program.spare)
    program.run("get", other)
    simulation.finish()
    program.run("put", program.blocking)
    program.run("get", other)
    find_race(simulation)


def test_a_default_stream_of_a_thread_blocks(program: Program, simulation: testing.Simulation) -> None:
    thread = driver.CU_STREAM_PER_THREAD
    driver.cuMemsetD32Async(at(program.buffer), 1, 64, thread)
    program.run("get", None)
    simulation.finish()
    driver.cuMemsetD32Async(at(program.buffer), 1, 64, thread)
    program.run("get", program.blocking)
    find_race(simulation)


WAITS: dict[str, Callable[[Program], object]] = {
    "stream": lambda program: program.one.sync(),
    "event": lambda program: program.one.record().sync(),
    "device": lambda program: cudyn.Device(0).sync(),
    "free": lambda program: driver.cuMemFree(driver.cuMemAlloc(16)),
    "questions": lambda program: ask(program.one),
    "questions to an event": lambda program: ask(program.one.record()),
}


def ask(work: cudyn.Stream | cudyn.Event) -> None:
    while not work.is_done:
        pass


@pytest.mark.parametrize("name", WAITS)
def test_what_the_host_waits_for_is_before_what_it_submits_then(
    program: Program, simulation: testing.Simulation, name: str
) -> None:
    program.run("put", program.one)
    WAITS[name](program)
    program.run("get", program.other)
    simulation.finish()


def test_a_wait_for_one_stream_says_nothing_of_another(
    program: Program, simulation: testing.Simulation
) -> None:
    program.run("put", program.one)
    program.run("get", program.other, program.spare)
    program.other.sync()
    program.run("get", program.other)
    find_race(simulation)


# --- memory


def test_a_fill_of_the_default_stream_does_not_wait(program: Program, simulation: testing.Simulation) -> None:
    """CUDA Runtime API, "API synchronization behavior": it is asynchronous to the host."""
    driver.cuMemsetD32(at(program.buffer), 1, 64)
    program.run("get", program.one)
    assert "written by a fill in the default stream" in find_race(simulation)


def test_a_copy_of_the_host_is_done_when_it_returns(program: Program, simulation: testing.Simulation) -> None:
    program.buffer.copy_from(bytes(SIZE))
    program.run("put", program.one)
    program.one.sync()
    assert struct.unpack("<64I", bytes(program.buffer)) == tuple(range(64))
    simulation.finish()


def test_the_hosts_own_memory_is_read_at_once(program: Program, simulation: testing.Simulation) -> None:
    data = bytearray(b"a" * SIZE)
    program.buffer.copy_from(data, stream=program.one)
    data[:] = b"b" * SIZE
    program.one.sync()
    assert bytes(program.buffer) == b"a" * SIZE


def test_pinned_memory_is_read_when_the_copy_runs(program: Program) -> None:
    address = int(driver.cuMemAllocHost(SIZE) or 0)
    ctypes.memset(address, ord("a"), SIZE)
    driver.cuMemcpyHtoDAsync(at(program.buffer), address, SIZE, program.one.handle)
    ctypes.memset(address, ord("b"), SIZE)  # too early: the program has to wait before
    program.one.sync()
    assert bytes(program.buffer) == b"b" * SIZE


def test_memory_of_a_stream_is_there_for_those_that_wait(
    program: Program, simulation: testing.Simulation
) -> None:
    address = driver.cuMemAllocAsync(SIZE, program.one.handle)
    program.other.wait(program.one)
    driver.cuMemsetD32Async(address, 1, 64, program.other.handle)
    program.one.wait(program.other)
    driver.cuMemFreeAsync(address, program.one.handle)
    simulation.finish()
    address = driver.cuMemAllocAsync(SIZE, program.one.handle)
    driver.cuMemsetD32Async(address, 1, 64, program.other.handle)
    said = find_race(simulation)
    assert "is allocated by an allocation in" in said


def test_memory_is_not_freed_while_another_stream_uses_it(
    program: Program, simulation: testing.Simulation
) -> None:
    address = driver.cuMemAllocAsync(SIZE, program.one.handle)
    program.one.sync()
    driver.cuMemsetD32Async(address, 1, 64, program.other.handle)
    driver.cuMemFreeAsync(address, program.one.handle)
    with raises(cudyn.DriverError):
        driver.cuMemFreeAsync(address, program.one.handle)
    with raises(testing.Fault):
        simulation.finish()


# --- graphs


def capture(program: Program, depends: bool) -> Any:
    """A graph of two branches, of which the second one reads what the first one writes."""
    driver.cuStreamBeginCapture(program.one.handle, driver.CU_STREAM_CAPTURE_MODE_RELAXED)
    event = program.one.record()
    program.other.wait(event)
    program.run("put", program.one)
    if depends:
        program.other.wait(program.one.record())
    program.run("get", program.other)
    program.one.wait(program.other.record())
    graph = driver.cuStreamEndCapture(program.one.handle)
    return driver.cuGraphInstantiateWithFlags(graph, 0)


@pytest.mark.parametrize("depends", [True, False])
def test_nodes_of_a_graph_race_without_a_dependency(
    program: Program, simulation: testing.Simulation, depends: bool
) -> None:
    driver.cuGraphLaunch(capture(program, depends), program.one.handle)
    if depends:
        simulation.finish()
    else:
        assert re.search(
            r"^race in a graph: .* without a dependency between the two nodes$", find_race(simulation)
        )


def test_a_graph_comes_after_its_stream_and_itself(program: Program, simulation: testing.Simulation) -> None:
    executable = capture(program, True)
    program.run("put", program.one)
    driver.cuGraphLaunch(executable, program.one.handle)
    driver.cuGraphLaunch(executable, program.other.handle)
    program.run("get", program.other)
    simulation.finish()
    driver.cuGraphLaunch(executable, program.one.handle)
    program.run("get", program.other)
    find_race(simulation)


@pytest.mark.parametrize("waits", [True, False])
def test_events_of_graphs_order_streams(
    program: Program, simulation: testing.Simulation, waits: bool
) -> None:
    event = cudyn.Event()
    graph = driver.cuGraphCreate(0)
    node = driver.cuGraphAddMemsetNode(graph, [], 0, fill_of(program.buffer), driver.cuCtxGetCurrent())
    driver.cuGraphAddEventRecordNode(graph, [node], 1, event.get_handle())
    driver.cuGraphLaunch(driver.cuGraphInstantiateWithFlags(graph, 0), program.one.handle)
    reader = driver.cuGraphCreate(0)
    before = [driver.cuGraphAddEventWaitNode(reader, [], 0, event.get_handle())] if waits else []
    driver.cuGraphAddMemsetNode(
        reader, before, len(before), fill_of(program.buffer), driver.cuCtxGetCurrent()
    )
    driver.cuGraphLaunch(driver.cuGraphInstantiateWithFlags(reader, 0), program.other.handle)
    if waits:
        simulation.finish()
    else:
        find_race(simulation)


def fill_of(buffer: cudyn.Buffer) -> Any:
    return driver.CUDA_MEMSET_NODE_PARAMS(dst=at(buffer), value=1, elementSize=4, width=64, height=1)


# --- callbacks, faults, the end


def list_order(seed: int) -> list[int]:
    """The order in which callbacks of two streams run."""
    found: list[int] = []
    with testing.simulate(order=f"seed:{seed}"):
        streams = [cudyn.Stream(), cudyn.Stream()]
        for number in range(12):
            streams[number % 2].callback(functools.partial(found.append, number))
        assert found == []  # nobody has waited
        cudyn.Device(0).sync()
    assert [each for each in found if each % 2] == sorted(each for each in found if each % 2)
    return found


def test_a_seed_gives_one_order_and_another_seed_another_one() -> None:
    orders = [list_order(seed) for seed in range(6)]
    assert orders == [list_order(seed) for seed in range(6)]
    assert len(set(map(tuple, orders))) > 3


def test_work_goes_on_where_a_program_waits_by_other_means(program: Program) -> None:
    done = threading.Event()
    program.run("put", program.one)
    program.one.callback(done.set)
    assert done.wait(30)
    program.run("get", program.other)  # the callback has told the program
    cudyn.Device(0).sync()


def test_a_kernels_fault_is_raised_where_it_is_waited_for(program: Program) -> None:
    program.run("fail", program.one)
    program.run("put", program.one)
    with raises(testing.Fault):
        program.one.sync()
    with raises(cudyn.DriverError):
        program.one.sync()


def test_the_end_of_a_simulation_waits_and_finds() -> None:
    def run() -> None:
        with testing.simulate(run=True, order="seed:1"):
            program = Program()
            program.run("put", program.one)
            program.run("put", program.other)

    with raises(testing.Fault):
        run()


def race_in_local_variables() -> None:
    """Let the finalizers of buffers run work that races."""
    program = Program()
    program.run("put", program.one)
    program.run("put", program.other)


def test_a_race_that_a_finalizer_meets_is_raised_by_finish_once(simulation: testing.Simulation) -> None:
    race_in_local_variables()
    assert [finding.is_reported for finding in simulation.faults] == [False]
    with raises(testing.Fault):
        simulation.finish()
    assert [finding.is_reported for finding in simulation.faults] == [True]
    simulation.finish()


def test_a_race_that_a_finalizer_meets_is_raised_at_the_end() -> None:
    def run() -> None:
        with testing.simulate(run=True, order="seed:1"):
            race_in_local_variables()

    with raises(testing.Fault):
        run()


def test_a_fault_that_a_finalizer_meets_is_raised_by_a_later_call(simulation: testing.Simulation) -> None:
    def fail() -> None:
        program = Program()
        program.run("fail", program.one)

    fail()
    with raises(testing.Fault):
        cudyn.Device(0).sync()
    with raises(cudyn.DriverError):
        cudyn.Device(0).sync()
    simulation.finish()


def test_a_fault_that_a_finalizer_meets_is_raised_in_the_context_of_its_kernel() -> None:
    def fail(ordinal: int, name: str) -> None:
        cudyn.Device(ordinal).use()
        program = Program()
        program.run(name, program.one)

    with testing.simulate("sm_90", devices=2, run=True, order="seed:1"):
        fail(0, "fail")
        fail(1, "fail_too")
        for ordinal in (1, 0):
            with raises(testing.Fault):
                cudyn.Device(ordinal).sync()


def test_a_race_that_the_end_of_a_copy_meets_is_raised_by_finish(
    program: Program, simulation: testing.Simulation
) -> None:
    target = bytearray(SIZE)
    program.spare.copy_from(target, stream=program.blocking)
    program.run("put", program.one)
    program.run("put", program.other)
    while not simulation.faults:
        cudyn.Buffer(8)  # which looks whether the copy is over, and so lets an operation run
    assert [finding.is_reported for finding in simulation.faults] == [False]
    find_race(simulation)


def test_launches_are_asserted_though_nobody_has_waited(
    program: Program, simulation: testing.Simulation
) -> None:
    program.run("put", program.one)
    assert not simulation.launches
    simulation.assert_launched("put", stream=program.one)


def test_an_order_that_is_none_is_refused() -> None:
    for wrong in ("seed", "seed:", "seed:x", "random"):
        with raises(ValueError):
            testing.simulate(order=wrong).__enter__()


# --- uses of memory


def brute_force(one: Use, other: Use) -> set[int]:
    """The addresses on which two uses conflict, byte by byte."""
    found = set()
    for byte in range(max(one.start, other.start), min(one.end, other.end)):
        a, b = (
            use.flags if isinstance(use.flags, int) else use.flags[byte - use.start] for use in (one, other)
        )
        is_plain = (a & 2 and b) or (b & 2 and a)
        is_half_strong = (a & 8 and b & 1) or (b & 8 and a & 1)
        if is_plain or is_half_strong:
            found.add(byte)
    return found


def test_conflicts_are_those_of_each_byte() -> None:
    choose = random.Random(5)

    def make_use() -> Use:
        start = choose.randrange(20)
        size = choose.randrange(1, 20)
        kinds = choose.choice(((0, 1), (0, 2), (0, 4, 8, 12), (0, 1, 2, 4, 8, 12), (0, 0, 0, 0, 1, 8)))
        if choose.random() < 0.3:
            return Use(0, start, size, choose.choice(kinds) or 1)
        return Use(0, start, size, bytes(choose.choice(kinds) for _ in range(size)))

    counts = [0, 0]
    for _ in itertools.repeat(None, 3000):
        one = make_use()
        other = make_use()
        expected = brute_force(one, other)
        found = find_conflict(one, other)
        assert (found is None) == (not expected)
        if found is not None:
            assert found.address in expected
        counts[found is None] += 1
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


def test_pytest_has_an_order(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TEST.replace("STOP", "cudyn.Device(0).sync()"))
    assert run_pytest(tmp_path, "--cudyn-simulate=sm_90").returncode == 0
    done = run_pytest(tmp_path, "--cudyn-simulate=sm_90", "--cudyn-order=seed:3")
    assert done.returncode == 1
    assert "race between streams: " in done.stdout
    assert "(test_it.py:" in done.stdout
    wrong = run_pytest(tmp_path, "--cudyn-simulate=sm_90", "-o", "cudyn_order=3")
    assert wrong.returncode == 4
    assert "expected an order such as 'seed:7'" in wrong.stderr
