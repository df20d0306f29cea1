"""Tests for exporting Buffers through DLPack and __cuda_array_interface__."""

from __future__ import annotations

import ctypes
import gc
from typing import Any

import pytest

from cudyn import Buffer, Device, Stream
from cudyn._kernels.contracts.dtypes import DTYPES
from cudyn._kernels.launch import dlpack

from ...support.code import ptx
from ...support.messages import raises
from ...support.simulated_gpu import Gpu

_get_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_set_name = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_SetName", ctypes.pythonapi)
)
# The name of a capsule by the version that the consumer supports.
CAPSULE_NAMES = {
    None: b"dltensor",
    (0, 8): b"dltensor",
    (1, 1): b"dltensor_versioned",
    (2, 0): b"dltensor_versioned",
}
# The offset of the deleter in a DLManagedTensor and in a DLManagedTensorVersioned.
DELETER_OFFSETS = {b"dltensor": 56, b"dltensor_versioned": 16}


class Consumer:
    """An array of another package, which consumes a capsule."""

    def __init__(self, capsule: Any, name: bytes) -> None:
        self.pointer = _get_pointer(capsule, name)
        self.used_name = b"used_" + name  # an attribute, because the capsule does not copy the name
        _set_name(capsule, self.used_name)
        deleter = ctypes.c_size_t.from_address(self.pointer + DELETER_OFFSETS[name]).value
        self.delete = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(deleter)


def release_unused_capsules() -> None:
    """Export an array and drop the capsule. Each export releases the memory of unreachable capsules."""
    with Buffer(8) as buffer:
        buffer.as_array("u8").__dlpack__()


@pytest.mark.parametrize("version", CAPSULE_NAMES)
def test_capsule_keeps_the_buffer_alive(gpu: Gpu, version: Any) -> None:
    """The buffer stays alive until the consumer calls the deleter, or until the capsule is unreachable."""
    for is_consumed in (True, False):
        buffer = Buffer(64)
        array = buffer.as_array("f32", (2, 3), offset=8)
        view = (int(buffer) + 8, "f32", (2, 3), (3, 1), "cuda", 0)
        assert dlpack.read_array(array, None)[:6] == view
        capsule: Any = array.__dlpack__(stream=-1, max_version=version, copy=False, dl_device=(2, 0))
        consumer = Consumer(capsule, CAPSULE_NAMES[version]) if is_consumed else None
        release_unused_capsules()
        del array, buffer
        release_unused_capsules()
        gc.collect()
        freed = gpu.freed
        del capsule
        release_unused_capsules()
        gc.collect()
        assert gpu.freed - freed == (1 if is_consumed else 2)
        if consumer:
            consumer.delete(consumer.pointer)
            gc.collect()
            assert gpu.freed - freed == 2
        release_unused_capsules()
        assert len(dlpack._offered) == 1


@pytest.mark.parametrize("dtype", DTYPES)
def test_capsule_has_the_dtype(device: Device, dtype: str) -> None:
    with Buffer(32) as buffer:
        array = buffer.as_array(dtype)
        size = DTYPES[dtype].size
        assert dlpack.read_array(array, None)[:6] == (int(buffer), dtype, (32 // size,), (1,), "cuda", 0)
        assert (array.shape, array.nbytes, array.dtype) == ((32 // size,), 32, dtype)


def test_buffer_array_is_an_argument_of_launches(gpu: Gpu) -> None:
    from cudyn import Contract, Module

    kernel = Module(ptx(k="u64")).get_kernel(Contract("k(x: bf16[n]) -> k<<<n, 1>>>(x)"))
    with Buffer(64) as buffer:
        kernel(buffer.as_array("bf16", (3,), offset=2))
        assert (gpu.words(1), gpu.grid) == ((int(buffer) + 2,), (3, 1, 1))
        with raises(ValueError):
            kernel(buffer.as_array("f16"))


def test_stream_of_the_consumer_waits_for_the_buffers_stream(gpu: Gpu) -> None:
    """The stream waits unless it is the buffer's stream, or the consumer passes -1."""
    with Stream() as stream, Buffer(8, stream=stream) as ordered, Buffer(8) as plain:
        for buffer, consumer_stream, waiting_stream in (
            (ordered, None, 1),
            (ordered, 1, 1),
            (ordered, 77, 77),
            (ordered, -1, None),
            (plain, 77, None),
            (ordered, int(stream), None),
        ):
            waits_before = gpu.count("cuStreamWaitEvent")
            buffer.as_array("u8").__dlpack__(stream=consumer_stream)
            assert gpu.count("cuStreamWaitEvent") - waits_before == (waiting_stream is not None)
            assert waiting_stream in (None, gpu.stream)


def test_invalid_buffer_array_raises(device: Device) -> None:
    buffer = Buffer(64)
    for arguments, message in (
        (("x64",), "dtype: expected one of bool, i8"),
        (("f32", (4, 5)), "80 bytes at offset 0 do not fit"),
        (("f32", (-1,)), "expected sizes of 0 or more"),
        (("f32", -1), "expected sizes of 0 or more"),
    ):
        with pytest.raises(ValueError, match=message):
            buffer.as_array(*arguments)
    for offset, message in (
        (2, "a multiple of 4 bytes"),
        (-4, "a multiple of 4 bytes"),
        (68, "expected sizes"),
    ):
        with pytest.raises(ValueError, match=message):
            buffer.as_array("f32", offset=offset)
    with pytest.raises(TypeError, match="'float' object cannot be interpreted as an integer"):
        buffer.as_array("f32", 1.5)  # type: ignore[arg-type]
    array = buffer.as_array("f32", ())
    assert (array.shape, array.nbytes) == ((), 4)
    for options in ({"copy": True}, {"dl_device": (2, 1)}, {"dl_device": (1, 0)}):
        with raises(BufferError):
            array.__dlpack__(**options)
    buffer.close()
    with raises(ValueError):
        array.__dlpack__()
