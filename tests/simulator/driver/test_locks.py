"""Tests for finalizers and threads: deadlocks and garbage collections must not occur during a call."""

from __future__ import annotations

import gc
from typing import Any

from cudyn import Buffer, Module, testing

from ...conftest import python_json
from ...support.code import ptx
from ...support.messages import raises

# Two threads: one calls a function that needs a type for the first time. In the other thread, a finalizer
# runs while a type is created.
PROGRAM = """
import faulthandler, threading
faulthandler.dump_traceback_later(60, exit=True)

from cudyn import Buffer, Module, testing
from cudyn._bindings.libraries import library
from tests.support.code import ptx

in_a_call, in_a_first_use = threading.Event(), threading.Event()

def work(launch):
    in_a_call.set()
    in_a_first_use.wait(0.2)  # times out if calls and types share a lock
    assert library.driver().common_types

def launch():
    Module(ptx(work="")).get_kernel("work").launch(1, 1)

def finalize():
    in_a_call.wait()
    with library.lock:
        in_a_first_use.set()
        buffer.close()

with testing.simulate(kernels={"work": work}) as simulation:
    buffer = Buffer(4)
    threads = [threading.Thread(target=function) for function in (launch, finalize)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(len(list(simulation.memory)))
"""


def test_first_use_of_a_type_in_a_call_and_in_a_finalizer_does_not_deadlock() -> None:
    assert python_json(PROGRAM) == 0


def make_garbage() -> list[Any]:
    """Create buffers that only the garbage collector frees, and return enough objects to trigger it."""
    for _ in range(10):
        cyclic_list: list[Any] = [Buffer(4)]
        cyclic_list.append(cyclic_list)
    return [[] for _ in range(10 * gc.get_threshold()[0])]


def test_garbage_collector_during_a_call_does_not_run() -> None:
    """Finalizers would call the driver while another call changes its state. They run after the call."""
    free_counts: list[int] = []

    def work(_: testing.Launch) -> None:
        """Create garbage during a launch, and record how many buffers are freed at once."""
        count_before = simulation.calls["cuMemFree_v2"]
        assert make_garbage()
        free_counts.append(simulation.calls["cuMemFree_v2"] - count_before)

    with testing.simulate(kernels={"work": work}) as simulation:
        Module(ptx(work="")).get_kernel("work").launch(1, 1)
        assert free_counts == [0]
        assert gc.isenabled()
        gc.collect()
        assert not [*simulation.memory]


def test_collection_after_a_failed_call_keeps_its_cause() -> None:
    """Finalizers that run after a failing call do not replace its exception."""

    def work(_: testing.Launch) -> None:
        """Create garbage and fail."""
        assert make_garbage()
        raise testing.Fault("the cause")

    with testing.simulate(kernels={"work": work}) as simulation:
        kernel = Module(ptx(work="")).get_kernel("work")
        with raises(testing.Fault):
            kernel.launch(1, 1)
        gc.collect()
        assert simulation.calls["cuMemFree_v2"] == 10
