"""Tests for exporting Buffers through DLPack and __cuda_array_interface__."""

from __future__ import annotations

import ctypes
import gc
from typing import Any

import pytest

from cudyn import Buffer, Contract, Device, Module, Stream
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
# Maps the DLPack version that the consumer supports to the name of the capsule.
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
    """Export an array and drop the capsule, since each export frees the memory of unreachable capsules."""
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
    """The stream waits unless it is the buffer's stream or the consumer passes -1 instead of a stream."""
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
    """The view must lie within the 64 bytes of the buffer and be aligned."""
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


# --- values of 4 and 6 bits


class Exporter:
    """An array of another package that exports a Buffer.

    Args:
        buffer: The Buffer.
        flags: The flags of the DLManagedTensorVersioned.
    """

    def __init__(self, buffer: Buffer, flags: int) -> None:
        self._buffer = buffer
        self._flags = flags

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._buffer.__dlpack_device__()

    def __dlpack__(self, **options: Any) -> Any:
        capsule = self._buffer.__dlpack__(**options)
        address = _get_pointer(capsule, b"dltensor_versioned") + FLAGS_OFFSET
        flags = ctypes.c_uint64.from_address(address)
        assert flags.value == (0 if self._buffer.dtype == "f4e2m1fn_x2" else PADDED)
        flags.value = self._flags
        return capsule


FLAGS_OFFSET = 24  # in a DLManagedTensorVersioned
PADDED = 4  # DLPACK_FLAG_BITMASK_IS_SUBBYTE_TYPE_PADDED


@pytest.mark.parametrize("dtype", ["f4e2m1fn", "f4e2m1fn_x2", "f6e2m3fn", "f6e3m2fn"])
def test_contract_accepts_small_floats_in_bytes(gpu: Gpu, dtype: str) -> None:
    """Some packages export them with one byte per element, and plain Buffers have no dtype."""
    kernel: Any = Module(ptx(k="u64, u32")).get_kernel(
        Contract(f"f(a: {dtype}[n]) -> k<<<1, 1>>>(a, n: i32)")
    )
    buffer = Buffer(6, dtype)
    assert buffer.nbytes == 6
    padded = Exporter(buffer, 0 if dtype == "f4e2m1fn_x2" else PADDED)
    for argument in (buffer, padded, buffer, padded, Buffer(6)):  # later launches are machine code
        launches = gpu.launches
        kernel(argument)
        assert gpu.launches == launches + 1
        assert gpu.words(2)[1] == 6
    with raises(ValueError):
        kernel(Buffer(6, "u8"))


@pytest.mark.parametrize("dtype", ["f4e2m1fn", "f6e2m3fn", "f6e3m2fn"])
def test_packed_small_floats_are_rejected(gpu: Gpu, dtype: str) -> None:
    kernel: Any = Module(ptx(k="u64")).get_kernel(Contract(f"f(a: {dtype}[n]) -> k<<<1, 1>>>(a)"))
    buffer = Buffer(6, dtype)
    with raises(ValueError):
        kernel(Exporter(buffer, 0))
    with raises(BufferError):
        buffer.__dlpack__()
