"""Tests for driver objects as arguments of checked calls, with a driver that is not simulated."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cudyn import DriverError, Event, Module, Stream
from cudyn import driver as typed_driver
from cudyn._bindings.machine.kinds import context_query
from cudyn._kernels.launch.driver_objects import DriverObject
from cudyn._kernels.launch.kernels import Kernel

from ...support.recording_driver import Recorder
from .conftest import needs_fast_calls

driver: Any = typed_driver
PTX = b".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k() { ret; }"
# Functions that create an object, and functions that pass it to a checked call.
CASES: list[tuple[Callable[[], Any], Callable[[Any], object]]] = [
    (Stream, lambda stream: driver.cuStreamQuery(stream)),
    (Event, lambda event: driver.cuEventQuery(event)),
    (lambda: Module(PTX), lambda module: driver.cuModuleGetFunction(module, "k")),
    (lambda: Module(PTX).get_kernel("k"), lambda kernel: driver.cuFuncGetAttribute(0, kernel)),
]
for_each_class = pytest.mark.parametrize(("make", "call"), CASES, ids=["Stream", "Event", "Module", "Kernel"])


@pytest.fixture(autouse=True)
def python_reads(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """The objects whose `_as_parameter_` Python has read. At first, no machine code reads objects itself."""
    objects: list[object] = []

    def make_recording_property(cls: type) -> property:
        """Return a property like `_as_parameter_` of the class, which also records each access."""
        read_original = vars(cls)["_as_parameter_"].fget

        def as_parameter(self: object) -> Any:
            """Record the object, and return its original value."""
            objects.append(self)
            return read_original(self)

        return property(as_parameter)

    for cls in (DriverObject, Kernel):
        monkeypatch.setattr(cls, "_as_parameter_", make_recording_property(cls))
    context_query.value = 0
    yield objects
    objects.clear()


@needs_fast_calls
@for_each_class
def test_object_as_an_argument_is_read_by_machine_code(
    make: Callable[[], Any], call: Callable[[Any], object], python_reads: list[object]
) -> None:
    driver.cuStreamQuery(Stream())  # Python reads the first object, and learns the driver's address
    python_reads.clear()
    value = make()
    expected = call(value.handle)
    assert [call(value) for _ in range(20)] == [expected] * 20
    assert python_reads == []


def test_object_as_an_argument_passes_its_handle(recorder: Recorder) -> None:
    for make, call in CASES[:2]:
        value = make()
        for _ in range(2):
            recorder.get_variable("handle").value = 0
            call(value)
            assert recorder.handle == int(value)


@for_each_class
def test_closed_object_as_an_argument_raises(make: Callable[[], Any], call: Callable[[Any], object]) -> None:
    value = make()
    for _ in range(2):
        call(value)
    getattr(value, "module", value).close()
    for _ in range(2):
        with pytest.raises(ValueError, match=r"the (stream|event|module) is closed"):
            call(value)


@pytest.mark.parametrize("make", [Stream, Event])
def test_object_as_an_argument_without_a_context_makes_its_context_current(make: Callable[[], Any]) -> None:
    value = make()
    call = driver.cuStreamQuery if make is Stream else driver.cuEventQuery
    for _ in range(2):
        call(value)
    driver.cuCtxSetCurrent(None)
    call(value)
    assert driver.cuCtxGetCurrent() == value.context


def test_object_of_a_subclass_is_read_by_python(python_reads: list[object]) -> None:
    class Derived(Stream):
        pass

    stream = Derived()
    for _ in range(3):
        driver.cuStreamQuery(stream)
    assert python_reads == [stream] * 3


def test_object_of_another_class_raises() -> None:
    stream, event = Stream(), Event()
    driver.cuStreamQuery(stream)
    for call, value in ((driver.cuStreamQuery, event), (driver.cuEventQuery, stream)):
        with pytest.raises(TypeError, match=f"expected CU.*, got {type(value).__name__}"):
            call(value)


def test_object_in_the_child_of_a_fork_raises() -> None:
    """The driver does not work in the child, which exits with 0 if it gets the expected error."""
    stream = Stream()
    for _ in range(2):
        driver.cuStreamQuery(stream)
    child = os.fork()
    if not child:
        try:
            driver.cuStreamQuery(stream)
        except DriverError as error:
            os._exit(0 if error.status == driver.CUDA_ERROR_NOT_INITIALIZED else 2)
        finally:
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_loading_another_driver_resets_the_context_query(recorder: Recorder) -> None:
    stream = Stream()
    driver.cuStreamQuery(stream)
    stream.close()
    recorder.load()
    assert context_query.value == 0
