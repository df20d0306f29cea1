"""Tests for capture-safe calls and the cached context, in machine code and in Python."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cudyn import Buffer, Device, DriverError, Event, Stream, driver, testing
from cudyn._kernels.launch.contexts import context_cache

from ...support.messages import raises
from .conftest import in_thread, needs_fast_calls


@pytest.fixture
def simulation() -> Iterator[testing.Simulation]:
    """A simulation with two devices."""
    with testing.simulate(devices=2) as result:
        yield result


def has_machine_code(owner: Any, name: str) -> bool:
    """Return whether a method has been replaced with machine code."""
    method = vars(type(owner)).get(name)
    return bool(getattr(method, "fget", method).__class__.__name__ == "Function")


def is_capture_valid_after(work: Callable[[], object]) -> bool:
    """Return whether a function leaves the capture of another thread valid.

    The function is called while the other thread captures a stream in global mode.
    """
    capture_started, work_finished = threading.Event(), threading.Event()

    def capture() -> bool:
        """Capture a stream until `work` is done, and return whether the capture succeeds."""
        with Device(0), Stream() as stream:
            driver.cuStreamBeginCapture(int(stream), driver.CU_STREAM_CAPTURE_MODE_GLOBAL)
            capture_started.set()
            work_finished.wait(300)
            try:
                driver.cuGraphDestroy(driver.cuStreamEndCapture(int(stream)))
            except DriverError:
                return False
            return True

    result: list[bool] = []
    thread = threading.Thread(target=lambda: result.append(capture()))
    thread.start()
    capture_started.wait(300)
    work()
    work_finished.set()
    thread.join()
    return result == [True]


@needs_fast_calls
def test_first_wait_installs_machine_code(simulation: testing.Simulation) -> None:
    for owner in (Stream(), Event()):
        for _ in range(2):
            owner.sync()
            assert owner.is_done
            assert has_machine_code(owner, "sync")
            assert has_machine_code(owner, "is_done")


def test_waits_queries_and_memory_leave_captures_of_other_threads_valid(
    simulation: testing.Simulation,
) -> None:
    """cudyn switches the capture mode of the thread during these calls, and restores it."""
    Device(0).use()
    stream, event = Stream(), Event()
    for _ in range(2):  # first in Python, then in machine code

        def work() -> None:
            """Wait, query, and create and release objects, while another thread captures a stream."""
            stream.sync()
            event.sync()
            assert (stream.is_done, event.is_done) == (True, True)
            for owner in (Buffer(8), Buffer(8, stream=stream), Event(), Stream()):
                owner.close()

        assert is_capture_valid_after(work)
    assert driver.cuThreadExchangeStreamCaptureMode(0) == driver.CU_STREAM_CAPTURE_MODE_GLOBAL


def test_unguarded_call_invalidates_the_capture(simulation: testing.Simulation) -> None:
    """The driver function is called directly. This shows that the check detects invalid captures."""
    Device(0).use()

    def work() -> None:
        """Call a function that the driver rejects during a capture."""
        with raises(DriverError):
            driver.cuMemAlloc(8)

    assert not is_capture_valid_after(work)


def test_failed_wait_raises_and_restores_the_capture_mode(simulation: testing.Simulation) -> None:
    """The thread's mode is changed during the wait, and must not stay changed after an error."""
    for owner in (Stream(), Event()):
        owner.sync()
        handle = owner.handle
        owner.handle = type(handle)(int(handle) + 8)  # the query then returns an unknown status
        with raises(testing.Fault):
            owner.sync()
        with raises(testing.Fault):
            owner.is_done  # noqa: B018
        owner.handle = handle
    assert driver.cuThreadExchangeStreamCaptureMode(0) == driver.CU_STREAM_CAPTURE_MODE_GLOBAL


@pytest.mark.native
def test_closed_and_subclassed_objects_are_handled_by_python(simulation: testing.Simulation) -> None:
    """Machine code only handles objects of the exact class, and a subclass may have overridden methods."""

    class StreamSubclass(Stream):
        __slots__ = ()

    subclassed, closed = StreamSubclass(), Stream()
    for stream in (subclassed, closed):
        stream.sync()
    closed.close()
    subclassed.sync()
    assert (subclassed.is_done, has_machine_code(subclassed, "sync")) == (True, False)
    for use in (closed.sync, lambda: closed.is_done):
        with raises(ValueError):
            use()
    closed.handle = 5
    with pytest.raises(AttributeError, match="'int' object has no attribute"):
        closed.sync()
    closed.handle = None


def test_use_of_an_object_of_an_ended_simulation_raises() -> None:
    """The handle belongs to another driver. New objects work."""
    with testing.simulate():
        stream = Stream()
        stream.sync()
        sync = stream.sync
    for call in (stream.sync, sync):
        with raises((ValueError, DriverError)):
            call()
    with testing.simulate():
        with raises(DriverError):
            stream.sync()
        Stream().sync()


def test_objects_are_created_in_the_current_context(simulation: testing.Simulation) -> None:
    """The context may belong to a device, may be created by the user, or may be missing in a thread."""
    first_device, second_device = Device(0), Device(1)
    first_device.use()
    for _ in range(3):
        assert (Event().device, Buffer(8).device) == (first_device, first_device)
        with second_device:
            assert (Event().device, Buffer(8).device) == (second_device, second_device)
        assert Event(device=second_device).device is second_device
        assert in_thread(lambda: Event().device) is first_device  # a thread without a current context
    user_context = driver.cuCtxCreate(None, 0, second_device.handle)
    event = Event()
    assert (event.context.value, event.device) == (user_context.value, second_device)
    driver.cuCtxDestroy(user_context)
    event.close()  # the event was destroyed together with its context
    first_device.use()
    assert Event().context == first_device.context


def test_objects_after_a_reset_are_created_in_the_new_context(simulation: testing.Simulation) -> None:
    """The old objects were destroyed with their context, and closing them has no effect."""
    device = Device(0).use()
    old_objects = [Buffer(8), Event()]
    assert Buffer(8).context_id == old_objects[0].context_id
    driver.cuDevicePrimaryCtxReset(device.handle)
    new_buffer = Buffer(8)
    assert new_buffer.context_id != old_objects[0].context_id
    for old_object in old_objects:
        old_object.close()
    assert len(bytes(new_buffer)) == 8


@needs_fast_calls
def test_cached_context_is_the_same_object(simulation: testing.Simulation) -> None:
    """The context is looked up by its handle, and only created again after the last reference is gone."""
    Device(0).use()
    info = context_cache.find()
    assert context_cache.find() is context_cache.find() is context_cache.find_same() is info
    with Device(1):
        assert context_cache.find_same() is None
        second_info = context_cache.find()
        assert (second_info.device, context_cache.find_same()) == (Device(1), second_info)
    del info
    gc.collect()
    assert context_cache.find().device is Device(0)


def test_threads_on_two_devices_find_their_own_context(simulation: testing.Simulation) -> None:
    """Six threads create events at the same time. Every event belongs to the device of its thread."""
    wrong_events: list[object] = []

    def work(ordinal: int) -> None:
        """Create events, and record those that belong to the wrong device."""
        with Device(ordinal % 2):
            for _ in range(60):
                event = Event()
                if event.device is not Device(ordinal % 2):
                    wrong_events.append(event)
                event.close()

    threads = [threading.Thread(target=work, args=(i,)) for i in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong_events
