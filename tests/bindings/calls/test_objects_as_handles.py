"""Tests that all implementations of calls accept objects with a handle or an address."""

from __future__ import annotations

import contextlib
import ctypes
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import cudyn
from cudyn import driver, runtime, testing

from ...support.messages import raises
from .every import list_calls

PTX = b"""
.version 7.0
.target sm_80
.address_size 64
.visible .entry k() { ret; }
"""


@pytest.fixture
def simulated() -> Iterator[None]:
    """Simulate a driver for the test."""
    with testing.simulate("sm_90"):
        driver.cuInit(0)
        yield


def test_objects_are_accepted_for_their_handles(simulated: None) -> None:
    """Streams, events, modules, kernels and graphs can be passed to driver functions."""
    stream = cudyn.Stream()
    event = cudyn.Event()
    module = cudyn.Module(PTX)
    kernel = module.get_kernel("k")
    with cudyn.Graph() as graph:
        for call in list_calls(driver.cuStreamSynchronize):
            assert call(stream) is None
        for call in list_calls(driver.cuEventRecord):
            assert call(event, stream) is None
        for call in list_calls(driver.cuEventQuery):
            call(event)
        for call in list_calls(driver.cuModuleGetFunction):
            assert call(module, "k") == kernel.handle
        for call in list_calls(driver.cuFuncGetAttribute):
            assert call(driver.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel) > 0
        for call in list_calls(driver.cuGraphAddEmptyNode):
            assert isinstance(call(graph, None, 0), driver.CUgraphNode)
    module.close()


def test_buffer_is_accepted_for_a_device_pointer(simulated: None) -> None:
    """A Buffer can be passed as the source or the target of a copy."""
    buffer = cudyn.Buffer.from_host(bytes(range(16)))
    for call in list_calls(driver.cuMemcpyDtoH):
        target = bytearray(16)
        call(target, buffer, 16)
        assert target == bytes(range(16))
    for call in list_calls(driver.cuMemcpyDtoD):
        copy = cudyn.Buffer(16)
        call(copy, buffer, 16)
        assert bytes(copy) == bytes(range(16))


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("cuStreamSynchronize", lambda: (cudyn.Event(),)),
        ("cuStreamSynchronize", lambda: (cudyn.Buffer(8),)),
        ("cuEventQuery", lambda: (cudyn.Stream(),)),
        ("cuMemAlloc", lambda: (cudyn.Buffer(8),)),
        ("cuMemAlloc", lambda: (cudyn.Stream(),)),
        ("cuModuleUnload", lambda: (cudyn.Graph(),)),
    ],
)
def test_objects_with_another_handle_raise(
    simulated: None, name: str, arguments: Callable[[], tuple[Any, ...]]
) -> None:
    for call in list_calls(getattr(driver, name)):
        with raises(TypeError):
            call(*arguments())


def test_closed_object_raises(simulated: None) -> None:
    """Its handle is no longer valid, and the driver may have reused it."""
    stream = cudyn.Stream()
    stream.close()
    for call in list_calls(driver.cuStreamSynchronize):
        with raises(ValueError):
            call(stream)


class Interrupted:
    """An object whose attribute raises an error when it is read for the first time."""

    def __init__(self, value: Any, error: BaseException | None) -> None:
        self.value = value
        self.error = error
        self.reads = 0

    @property
    def _as_parameter_(self) -> Any:
        """Count the reads, and raise the error on the first read."""
        self.reads += 1
        if self.error is not None and self.reads == 1:
            raise self.error
        return self.value


# The name of a function, its arguments for a value, and a function that creates the value.
ACCEPTED = [
    ("cuMemFree", lambda value: (value,), lambda: driver.CUdeviceptr(driver.cuMemAlloc(8))),
    ("cuStreamSynchronize", lambda value: (value,), lambda: driver.CUstream(None)),
    ("cuMemsetD8", lambda value: (driver.cuMemAlloc(8), 0, value), lambda: 8),
    ("cuMemcpyHtoD", lambda value: (driver.cuMemAlloc(8), b"12345678", value), lambda: ctypes.c_size_t(8)),
    ("cuMemcpyHtoD", lambda value: (driver.cuMemAlloc(1), value, 1), lambda: ctypes.c_char(b"1")),
]


@pytest.mark.parametrize(("name", "arguments", "make"), ACCEPTED)
@pytest.mark.parametrize("error", [KeyboardInterrupt, MemoryError, RecursionError])
def test_error_of_an_attribute_is_raised(
    simulated: None,
    name: str,
    arguments: Callable[[Any], tuple[Any, ...]],
    make: Callable[[], Any],
    error: type[BaseException],
) -> None:
    """The attribute is a property of the user's class.

    Its error is not replaced, and it is read only once.
    """
    stream = cudyn.Stream()  # makes a context current
    for call in list_calls(getattr(driver, name)):
        value = Interrupted(make(), error())
        with pytest.raises(error) as caught:
            call(*arguments(value))
        assert caught.value is value.error
        assert value.reads == 1
    stream.close()
    stream.close()


@pytest.mark.parametrize(("name", "arguments", "make"), ACCEPTED[:4])
def test_attribute_is_read_once(
    simulated: None, name: str, arguments: Callable[[Any], tuple[Any, ...]], make: Callable[[], Any]
) -> None:
    """The attribute may be a property that is slow or has side effects."""
    stream = cudyn.Stream()  # makes a context current
    for call in list_calls(getattr(driver, name)):
        value = Interrupted(make(), None)
        call(*arguments(value))
        assert value.reads == 1
    stream.close()


class ForeignStream:
    """A stream of another package that implements cuda.core's protocol."""

    def __init__(self, handle: int) -> None:
        self.handle = handle

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.handle


def test_stream_of_another_package_is_accepted_only_as_a_stream(simulated: None) -> None:
    """The protocol is only for streams, so the object is rejected as an event."""
    stream = cudyn.Stream()
    foreign_stream = ForeignStream(int(stream))
    for call in list_calls(driver.cuStreamSynchronize):
        call(foreign_stream)
    for call in list_calls(driver.cuEventQuery):
        with raises(TypeError):
            call(foreign_stream)


@contextlib.contextmanager
def bindings(name: str, *classes: str) -> Iterator[Any]:
    """Yield a fake module of cuda.bindings, whose handle classes have the C names and support int()."""
    module: Any = types.ModuleType(f"cuda.bindings.{name}")

    def make_class(name: str) -> type:
        """Return a class of handles whose constructor accepts an integer."""
        members = {
            "__module__": module.__name__,
            "__init__": lambda self, value: setattr(self, "value", value),
            "__int__": lambda self: self.value,
        }
        return type(name, (), members)

    for class_name in classes:
        setattr(module, class_name, make_class(class_name))
    yield module


def test_handles_of_cuda_bindings_are_accepted(simulated: None) -> None:
    """They are compared by their class names, so that an event is rejected as a stream."""
    stream = cudyn.Stream()
    event = cudyn.Event()
    assert "cudyn.runtime" in sys.modules
    assert runtime.cudaStream_t is driver.CUstream
    with bindings("driver", "CUstream", "CUevent", "CUdeviceptr") as bindings_module:
        for call in list_calls(driver.cuStreamSynchronize):
            call(bindings_module.CUstream(int(stream)))
            with raises(TypeError):
                call(bindings_module.CUevent(int(event)))
        buffer = cudyn.Buffer(8)
        for call in list_calls(driver.cuMemsetD8):
            call(bindings_module.CUdeviceptr(buffer.pointer), 7, 8)
        assert bytes(buffer) == bytes([7] * 8)
    with bindings("runtime", "cudaStream_t") as bindings_module:
        for call in list_calls(driver.cuStreamSynchronize):
            call(bindings_module.cudaStream_t(int(stream)))
