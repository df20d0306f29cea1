"""Tests for streams and events with the simulated driver, and for the release of all driver objects."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from cudyn import Buffer, Contract, Device, DriverError, Event, Graph, Stream, driver

from ...support.messages import raises
from ...support.simulated_gpu import NOT_READY, QUERIES, Gpu
from .conftest import captured_elsewhere, in_thread, in_threads, kernel_of, needs_fast_calls
from .test_fast_launches import uses_machine_code

DESTROY_CALLS = ("cuStreamDestroy", "cuEventDestroy", "cuGraphDestroy", "cuGraphExecDestroy")


def count_alive(gpu: Gpu) -> list[int]:
    """Return the numbers of streams, events and graphs, and the allocated memory."""
    handle_types = [("CUstream",), ("CUevent",), ("CUgraph", "CUgraphExec")]
    return [*(gpu.count_alive(*names) for names in handle_types), gpu.allocated - gpu.freed]


@pytest.fixture(autouse=True)
def objects_are_lost(gpu: Gpu) -> Any:
    """Check that the test destroys all of its objects, and return an event.

    The test sets the event if its objects are destroyed together with their context.
    """
    gc.collect()
    alive_before, is_lost = count_alive(gpu), threading.Event()
    yield is_lost
    gc.collect()
    if not is_lost.is_set():
        assert count_alive(gpu) == alive_before


def test_stream_has_the_requested_priority(gpu: Gpu) -> None:
    with Stream(priority=-2) as urgent, Stream() as default:
        assert (urgent.priority, default.priority) == (-2, 0)


def test_streams_order_work(gpu: Gpu) -> None:
    """A stream waits for an event or for another stream, which is accepted in several forms."""
    device = Device(0)
    with Stream(priority=-2, device=device) as stream, Stream(nonblocking=False) as other_stream:
        assert (stream.device, stream.is_done) == (device, True)
        event = stream.record()
        assert (gpu.stream, event.is_done, event.device) == (int(stream), True, device)
        assert stream.record(event) is event
        with gpu.failing(NOT_READY, *QUERIES):
            assert not stream.is_done
            assert not event.is_done
        waits_before, events_before = gpu.count("cuStreamWaitEvent"), gpu.events
        for predecessor in (
            event,
            event.handle,
            other_stream,
            int(other_stream),
            driver.CUstream(int(other_stream)),
            None,
        ):
            stream.wait(predecessor)
            assert gpu.stream == int(stream)
        assert (gpu.count("cuStreamWaitEvent") - waits_before, gpu.events) == (6, events_before)
        stream.sync()
        event.sync()
        with raises(TypeError):
            stream.wait("x")
        assert repr(stream) == f"<Stream on device 0, 0x{int(stream):x}>"
    assert repr(stream) == "<Stream on device 0, closed>"


def test_events_measure_time(gpu: Gpu) -> None:
    """Both events must have been created with timing=True, and must be complete."""
    with Event(timing=True) as start, Event(timing=True, blocking=True, device=0) as end, Event() as untimed:
        with gpu.replacing("cuEventElapsedTime", lambda *_: 1.5):
            assert end.record() - start.record(5) == 1.5
        assert gpu.stream == 5
        with gpu.failing(NOT_READY, *QUERIES), raises(DriverError):
            end - start
        for later, earlier in ((untimed, start), (end, untimed)):
            with raises(ValueError):
                later - earlier
        with pytest.raises(TypeError, match=r"unsupported operand type.* for -: 'Event' and 'int'"):
            end - 1  # type: ignore[operator]


@needs_fast_calls
def test_use_in_a_thread_without_a_context_makes_the_streams_context_current(gpu: Gpu) -> None:
    """Some driver calls would crash without a context. If another context is current, it stays current."""

    def use_stream_in(context: Any) -> Any:
        """Make a context current, query the stream, and return the current context."""
        driver.cuCtxSetCurrent(context)
        stream.get_handle()
        return driver.cuCtxGetCurrent()

    with Stream() as stream:
        other_context = driver.cuDevicePrimaryCtxRetain(1)
        assert [in_thread(partial(use_stream_in, context)) for context in (None, other_context)] == [
            stream.context,
            other_context,
        ]
        assert stream.context != other_context


@needs_fast_calls
def test_fast_launch_accepts_a_stream(gpu: Gpu) -> None:
    """Machine code reads the handle of a Stream itself."""
    kernel = kernel_of("u64")
    by_contract = kernel.module.get_kernel(Contract("k(x: u64) -> k<<<1, 1>>>(x)"))
    kernel.launch(1, 1, 0)
    by_contract(0)
    with Stream() as stream:
        assert uses_machine_code(kernel.launch, 1, 1, 0, stream=stream)
        assert gpu.stream == int(stream)
        assert uses_machine_code(by_contract, 0, stream=stream)


def test_every_stream_parameter_accepts_a_stream(gpu: Gpu) -> None:
    """Every function that accepts a stream raises an error for a closed Stream."""
    kernel = kernel_of("u64")
    by_contract = kernel.module.get_kernel(Contract("k(x: u64) -> k<<<1, 1>>>(x)"))
    with Stream() as stream:
        calls: list[Callable[[Any], Any]] = [
            lambda stream: kernel.launch(1, 1, 0, stream=stream),
            lambda stream: by_contract(0, stream=stream),
            lambda stream: kernel.prepare(1, 1, 0, stream=stream)(),
            lambda stream: Buffer(8, stream=stream).close(),
            lambda stream: Event().record(stream),
            lambda stream: Buffer(8).fill(1, stream=stream),
            lambda stream: Stream().wait(stream),
            lambda stream: Buffer(8).copy_from(bytes(8), stream=stream),
            lambda stream: Graph().upload(stream),
            lambda stream: Graph().launch(stream),
            lambda stream: Graph.capture(stream).__enter__().close(),
        ]
        for call in calls[:6]:
            call(5)
            call(stream)
            assert gpu.stream == int(stream)
        assert stream.__cuda_stream__() == (0, int(stream))
    for call in calls:
        with raises(ValueError):
            call(stream)


def make_objects_and_calls(kernel: Any) -> tuple[dict[str, Any], dict[str, Callable[[], object]]]:
    """Create a graph, an event, a stream and a buffer, and functions that call all of their methods.

    Args:
        kernel: The kernel store(p, n), possibly on a GPU.

    Returns:
        The objects and the functions, both keyed by name. The functions look up the methods at each call,
        because a forked child process has different methods.
    """
    stream, event, graph, buffer = Stream(), Event(timing=True), Graph(n=1), Buffer(8)
    kernel.launch(1, 1, buffer, graph["n"], stream=graph)
    graph.launch(stream)
    stream.sync()
    stream.record(event)
    calls: dict[str, Callable[[], object]] = {
        "priority": lambda: stream.priority,
        "is_done": lambda: stream.is_done,
        "record": stream.record,
        "wait": lambda: stream.wait(event),
        "wait for a stream": lambda: stream.wait(5),
        "sync": lambda: stream.sync(),
        "callback": lambda: stream.callback(print),
        "event": lambda: event.record(stream),
        "done": lambda: event.is_done,
        "event's sync": lambda: event.sync(),
        "time": lambda: event - event,
        "launch": lambda: graph.launch(stream),
        "update": lambda: graph(n=2),
        "upload": graph.upload,
        "bytes": lambda: bytes(buffer),
        "new stream": Stream,
        "new event": Event,
        "new buffer": lambda: Buffer(8),
        "kernel": lambda: kernel.launch(1, 1, buffer, 1),
    }
    return {"graph": graph, "event": event, "stream": stream, "buffer": buffer}, calls


def make_simulated_objects_and_calls() -> tuple[dict[str, Any], dict[str, Callable[[], object]]]:
    """Create objects and calls with the simulated driver."""
    return make_objects_and_calls(kernel_of("u64, u64", name="store"))


def test_use_after_a_sticky_error_raises(
    gpu: Gpu, objects_are_lost: threading.Event, fresh_process: None
) -> None:
    """Every call except `close` raises the error. All objects are closed afterwards."""
    objects, calls = make_simulated_objects_and_calls()
    objects_are_lost.set()
    functions = ("cuStream*", "cuEvent*", "cuGraph*", "cuLaunch*", "cuMem[AFc]*")
    with gpu.failing(driver.CUDA_ERROR_ILLEGAL_ADDRESS, *functions):
        for name, call in calls.items():
            with raises(DriverError):
                call()
            assert name
        for driver_object in objects.values():
            driver_object.close()
            assert "closed" in repr(driver_object)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_use_in_the_child_of_a_fork_raises(gpu: Gpu) -> None:
    """In the child process, every call raises CUDA_ERROR_NOT_INITIALIZED, and `close` has no effect."""
    objects, calls = make_simulated_objects_and_calls()
    child = os.fork()
    if not child:
        failures = 0
        try:
            with gpu.failing(3, "cu[A-Z]*"):
                for call in calls.values():
                    try:
                        call()
                        failures += 1
                    except DriverError as error:
                        failures += error.status != 3
                for driver_object in objects.values():
                    driver_object.close()
                    driver_object.close()
        except BaseException:
            failures += 1
        os._exit(failures)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    for call in calls.values():
        call()
    for driver_object in objects.values():
        driver_object.close()


def test_objects_are_not_destroyed_again_after_a_reset(gpu: Gpu, objects_are_lost: threading.Event) -> None:
    """The reset destroys the objects together with their context."""
    objects, _ = make_simulated_objects_and_calls()
    objects_are_lost.set()
    counts_before = gpu.count(*DESTROY_CALLS), gpu.freed
    driver.cuDevicePrimaryCtxReset(0)
    Device(0).use()
    for driver_object in objects.values():
        driver_object.close()
    assert (gpu.count(*DESTROY_CALLS), gpu.freed) == counts_before


def test_object_is_closed_once(gpu: Gpu) -> None:
    """`close` may be called by several threads and in another context. Otherwise, the finalizer closes it."""
    objects, _ = make_simulated_objects_and_calls()
    with Device(1):
        for name in objects:
            in_threads(lambda _: objects[name].close(), 4)  # noqa: B023
    objects.clear()
    unclosed = [make_simulated_objects_and_calls()]
    with captured_elsewhere():
        unclosed.clear()
        gc.collect()


def test_use_of_an_object_of_an_ended_simulation_raises(gpu: Gpu, objects_are_lost: threading.Event) -> None:
    """A real driver would interpret the handles as addresses."""
    objects_are_lost.set()
    stream, event = Stream(), Event()
    event.record(stream)
    gpu.stop()
    try:
        for use in (
            stream.sync,
            event.sync,
            lambda: stream.is_done,
            lambda: event.is_done,
            lambda: event.record(stream),
        ):
            with raises(ValueError):
                use()
    finally:
        gpu.start()
