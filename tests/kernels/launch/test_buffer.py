"""Tests for allocating and freeing Buffers, and for copying."""

from __future__ import annotations

import array
import ctypes
import gc
from collections.abc import Callable
from typing import Any

import pytest

from cudyn import Buffer, Device, DriverError, Stream, driver

from ...support import tensors
from ...support.messages import raises
from ...support.simulated_gpu import Gpu

STREAM = 0x5000


# --- properties


def test_new_buffer_has_an_address_and_a_size(gpu: Gpu) -> None:
    """The memory is on device 0 and is freed at the end of the block."""
    allocated_before = gpu.allocated
    with Buffer(24) as buffer:
        assert (len(buffer), buffer.nbytes, buffer.device) == (24, 24, Device(0))
        assert int(buffer) == buffer.pointer
        with raises(TypeError):  # a Buffer is not an integer
            hex(buffer)  # type: ignore[arg-type]
        assert repr(buffer) == f"<Buffer of 24 bytes on device 0, 0x{int(buffer):x}>"
        assert gpu.allocated == allocated_before + 1
    assert repr(buffer) == "<Buffer of 24 bytes on device 0, closed>"


def test_empty_buffer_has_a_null_address(gpu: Gpu) -> None:
    """An empty buffer does not need memory, and copies of 0 bytes succeed."""
    counts_before = gpu.allocated, gpu.freed
    buffer = Buffer.from_host(b"")
    assert (int(buffer), len(buffer), bytes(buffer)) == (0, 0, b"")
    buffer.copy_from(b"")
    buffer.copy_from(bytearray(), stream=STREAM)
    buffer.copy_to(bytearray())
    buffer.copy_to(Buffer(0))
    buffer.fill(1)
    assert buffer.__cuda_array_interface__["data"] == (0, False)
    with raises(ValueError):
        buffer.copy_from(b"x")
    buffer.close()
    assert (gpu.allocated, gpu.freed) == counts_before


def test_buffer_with_an_invalid_size_raises(device: Device) -> None:
    """The size is checked before the driver is called, even for borrowed memory."""
    with raises(ValueError):
        Buffer(-1)
    for size in (1 << 63, (1 << 64) + 16):
        with raises(ValueError):
            Buffer(size)
        with raises(ValueError):
            Buffer.borrow(16, size)
    for address in (-1, 1 << 64):
        with raises(ValueError):
            Buffer.borrow(address, 16)
    for size_of_wrong_type in ("8", None, 8.0):
        with raises(TypeError):
            Buffer(size_of_wrong_type)  # type: ignore[arg-type]


def test_buffer_without_free_memory_raises(gpu: Gpu) -> None:
    """The failed allocation is not freed."""
    freed_before = gpu.freed
    with raises(DriverError) as caught:
        Buffer(1 << 50)
    assert caught.value.status is driver.CUDA_ERROR_OUT_OF_MEMORY
    del caught
    gc.collect()
    assert gpu.freed == freed_before


@pytest.mark.usefixtures("two_devices")
def test_buffer_on_another_device_uses_its_context(device: Device) -> None:
    """The device's context is current only during calls about the buffer."""
    for device_argument in (1, Device(1)):
        with Buffer(8, device=device_argument) as buffer:
            assert buffer.device is Device(1)
            assert Device.current() is Device(0)
            buffer.fill(3)
            assert bytes(buffer) == b"\3" * 8
    with Device(1), Buffer(8) as buffer:
        assert buffer.device is Device(1)
    with raises(DriverError):
        Buffer(8, device=5)
    with raises(TypeError):
        Buffer(8, device="cuda:1")  # type: ignore[arg-type]


def test_buffer_exports_an_array_interface_of_bytes(gpu: Gpu) -> None:
    """See https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html."""
    buffer = Buffer(5)
    assert buffer.__cuda_array_interface__ == {
        "shape": (5,),
        "typestr": "|u1",
        "data": (int(buffer), False),
        "strides": None,
        "stream": None,
        "version": 3,
    }
    assert Buffer(5, stream=0x700).__cuda_array_interface__["stream"] == 0x700
    assert Buffer(5, stream=0).__cuda_array_interface__["stream"] == 1  # the legacy default stream
    buffer.close()
    with raises(ValueError):
        buffer.__cuda_array_interface__  # noqa: B018


# --- copies


class FourBytes(ctypes.Structure):
    """A C structure of the same size as the other sources."""

    _fields_ = (("number", ctypes.c_uint32),)


# Objects with the bytes "abcd".
SOURCES: dict[str, Callable[[], Any]] = {
    "bytes": lambda: b"abcd",
    "bytearray": lambda: bytearray(b"abcd"),
    "array": lambda: array.array("H", b"abcd"),
    "an array of C": lambda: (ctypes.c_char * 4).from_buffer_copy(b"abcd"),
    "a structure": lambda: FourBytes(int.from_bytes(b"abcd", "little")),
    "a number of C": lambda: ctypes.c_uint32(int.from_bytes(b"abcd", "little")),
    "memoryview": lambda: memoryview(bytearray(b"abcd")),
    "a slice of a memoryview": lambda: memoryview(bytearray(b"__abcd__"))[2:6],
    "a read-only memoryview": lambda: memoryview(b"abcd"),
    "a memoryview with two dimensions": lambda: memoryview(bytearray(b"abcd")).cast("B", (2, 2)),
    "a Buffer": lambda: Buffer.from_host(b"abcd"),
}


@pytest.mark.parametrize("stream", [None, STREAM, driver.CUstream(STREAM)], ids=repr)
@pytest.mark.parametrize("source", SOURCES)
def test_copy_from_copies_all_bytes(gpu: Gpu, source: str, stream: Any) -> None:
    with Buffer.from_host(b"12345678") as buffer:
        buffer.copy_from(SOURCES[source](), stream=stream, offset=3)
        assert gpu.stream == (0 if stream is None else STREAM)
        assert bytes(buffer) == b"123abcd8"


@pytest.mark.parametrize("stream", [None, STREAM], ids=repr)
@pytest.mark.parametrize(
    "source", [source for source in SOURCES if source not in ("bytes", "a read-only memoryview")]
)
def test_copy_to_copies_all_bytes(gpu: Gpu, source: str, stream: Any) -> None:
    """The target determines the number of bytes, from an offset of 3."""
    target = SOURCES[source]()
    with Buffer.from_host(b"12345678") as buffer:
        buffer.copy_to(target, stream=stream, offset=3)
        assert gpu.stream == (0 if stream is None else STREAM)
    assert (bytes(target) if isinstance(target, Buffer) else memoryview(target).tobytes()) == b"4567"


@pytest.mark.parametrize("source", [source for source in SOURCES if source != "a Buffer"])
@pytest.mark.parametrize("is_ordered", [False, True])
def test_from_host_copies_all_bytes(device: Device, source: str, is_ordered: bool) -> None:
    """The copy is ordered by a stream, or has finished when the constructor returns."""
    with (
        Stream() as stream,
        Buffer.from_host(SOURCES[source](), stream=stream if is_ordered else None) as buffer,
    ):
        stream.sync()
        assert bytes(buffer) == b"abcd"
        buffer.close()


def test_copy_to_a_read_only_object_raises(device: Device) -> None:
    """The bytes of the object are unchanged."""
    with Buffer.from_host(b"abcd") as buffer:
        target = b"...."
        for read_only in (target, memoryview(target)):
            with raises(TypeError):
                buffer.copy_to(read_only)
        assert target == b"...."


def test_copy_of_strided_memory_raises(device: Device) -> None:
    """A copy needs contiguous memory."""
    every_other = memoryview(bytearray(8))[::2]
    with Buffer(8) as buffer:
        for copy in (buffer.copy_from, buffer.copy_to, Buffer.from_host):
            with raises(ValueError):
                copy(every_other)


@pytest.mark.parametrize("value", [5, "abcd", None, [1], object()], ids=lambda value: type(value).__name__)
def test_copy_of_an_object_without_memory_raises(device: Device, value: Any) -> None:
    with Buffer(8) as buffer:
        for copy in (buffer.copy_from, buffer.copy_to):
            with raises(TypeError):
                copy(value)


@pytest.mark.parametrize(("offset", "nbytes"), [(-1, 1), (0, 9), (8, 1), (5, 4), (9, 0), (1 << 70, 1)])
def test_copy_beyond_the_end_raises(device: Device, offset: int, nbytes: int) -> None:
    """The contents of the buffer are unchanged."""
    with Buffer.from_host(b"12345678") as buffer:
        for copy in (buffer.copy_from, buffer.copy_to):
            with raises(ValueError):
                copy(bytearray(nbytes), offset=offset)
        assert bytes(buffer) == b"12345678"


def test_fill_sets_every_byte(gpu: Gpu) -> None:
    """Three bytes are filled with 0 and with 255. Values that do not fit in a byte are rejected."""
    with Buffer(3) as buffer:
        buffer.fill()
        assert bytes(buffer) == bytes(3)
        buffer.fill(255, stream=STREAM)
        assert gpu.stream == STREAM
        assert bytes(buffer) == b"\xff" * 3
        for invalid_byte in (-1, 256):
            with raises(ValueError):
                buffer.fill(invalid_byte)
        assert bytes(buffer) == b"\xff" * 3


class Array(tensors.Array):
    """A device array from another package, which contains the numbers 0 to 5 as uint32."""

    def __init__(self, strides: Any = None) -> None:
        self.memory = Buffer.from_host((ctypes.c_uint32 * 6)(*range(6)))
        super().__init__("<u4", (2, 3), strides, int(self.memory))


def test_copy_of_a_device_array_works(gpu: Gpu) -> None:
    """The array may belong to another package, and must have the size of the copy."""
    device_array = Array()
    with Buffer(24) as buffer:
        buffer.copy_from(device_array)
        assert bytes(buffer) == bytes(device_array.memory)
        buffer.fill(7)
        buffer.copy_to(device_array, stream=STREAM)
        assert bytes(device_array.memory) == b"\7" * 24
        with raises(ValueError):
            buffer.copy_from(Array((4, 8)))
        with raises(ValueError):
            buffer.copy_from(device_array, offset=4)


def test_copy_to_a_read_only_device_array_raises(gpu: Gpu) -> None:
    """The array can still be copied from."""
    device_array = Array()
    device_array.__cuda_array_interface__["data"] = int(device_array.memory), True
    with Buffer(24) as buffer:
        with raises(TypeError):
            buffer.copy_to(device_array)
        buffer.copy_from(device_array)
        assert bytes(buffer) == bytes(device_array.memory)


# --- objects without data


class StructureWithObject(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("thing", ctypes.py_object))


POINTERS: dict[str, Callable[[], Any]] = {
    "a pointer": lambda: ctypes.pointer(StructureWithObject(1, 2)),
    "c_void_p": lambda: ctypes.c_void_p(4096),
    "c_char_p": lambda: ctypes.c_char_p(b"abc"),
    "c_wchar_p": lambda: ctypes.c_wchar_p("abc"),
    "a handle": lambda: driver.CUstream(2),
    "a function": lambda: ctypes.CFUNCTYPE(None)(lambda: None),
    "a Python object": lambda: ctypes.py_object(5),
    "an array of objects": lambda: (ctypes.py_object * 2)(ctypes.py_object(1), ctypes.py_object(2)),
    "a structure with an object": lambda: StructureWithObject(1, 2),
}


@pytest.mark.parametrize("name", POINTERS)
def test_copy_of_a_pointer_raises(gpu: Gpu, name: str) -> None:
    """A copy would read or overwrite the pointer itself, and not the memory that it points to."""
    value = POINTERS[name]()
    with Buffer.from_host(b"12345678") as buffer:
        for copy in (buffer.copy_from, buffer.copy_to, Buffer.from_host):
            for stream in (None, STREAM):
                with raises(TypeError):
                    copy(value, stream=stream)
        assert bytes(buffer) == b"12345678"


def test_copy_of_an_array_of_pointers_works(device: Device) -> None:
    """Functions such as cublasGemmBatched need arrays of pointers in device memory."""
    table = (ctypes.c_void_p * 2)(4096, 8192)
    with Buffer.from_host(table) as buffer:
        assert bytes(buffer) == bytes(table)


def test_copy_of_a_numpy_array_of_objects_raises(device: Device) -> None:
    """The bytes are references to Python objects. A field named "O" is not a reference."""
    numpy = pytest.importorskip("numpy")
    objects = numpy.array([{}, []], dtype=object)
    named = numpy.zeros(2, dtype=[("O", "i4"), ("more", "c8")])
    with Buffer(24) as buffer:
        for copy in (buffer.copy_from, buffer.copy_to):
            with raises(TypeError):
                copy(objects)
            copy(named)
