"""Finalizers and threads: no two threads wait for each other, and nothing is collected within a call."""

from __future__ import annotations

import gc
from typing import Any

from cudyn import Buffer, Module, testing

from ...conftest import python_json
from ...support.code import ptx
from ...support.messages import raises

# Two threads: in one a call that needs a type for the first time, in the other a finalizer that runs while
# a type is made.
TOGETHER = """
import faulthandler, threading
faulthandler.dump_traceback_later(60, exit=True)

from cudyn import Buffer, Module, testing
from cudyn._bindings.libraries import library
from tests.support.code import ptx

in_a_call, in_a_first_use = threading.Event(), threading.Event()

def work(launch):
    in_a_call.set()
    in_a_first_use.wait(0.2)  # as long as there is one lock, it comes later
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
    threads = [threading.Thread(target=each) for each in (launch, finalize)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    print(len(list(simulation.memory)))
"""


def test_first_use_in_a_call_and_in_a_finalizer_do_not_deadlock() -> None:
    assert python_json(TOGETHER) == 0


def make_garbage() -> list[Any]:
    """Make buffers that only a collection frees, and so many objects that one is due; return the latter."""
    for _number in range(10):
        cycle: list[Any] = [Buffer(4)]
        cycle.append(cycle)
    return [[] for _number in range(10 * gc.get_threshold()[0])]


def test_nothing_is_collected_in_the_middle_of_a_call() -> None:
    freed: list[int] = []

    def work(_: testing.Launch) -> None:
        before = simulation.calls["cuMemFree_v2"]
        assert make_garbage()
        freed.append(simulation.calls["cuMemFree_v2"] - before)

    with testing.simulate(kernels={"work": work}) as simulation:
        Module(ptx(work="")).get_kernel("work").launch(1, 1)
        assert freed == [0]
        assert gc.isenabled()
        gc.collect()
        assert not [*simulation.memory]


def test_what_is_collected_after_a_failed_call_does_not_take_its_cause() -> None:
    def work(_: testing.Launch) -> None:
        assert make_garbage()
        raise testing.Fault("the cause")

    with testing.simulate(kernels={"work": work}) as simulation:
        kernel = Module(ptx(work="")).get_kernel("work")
        with raises(testing.Fault):
            kernel.launch(1, 1)
        gc.collect()
        assert simulation.calls["cuMemFree_v2"] == 10
