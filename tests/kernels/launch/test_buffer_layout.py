"""Tests for Buffers with a dtype and a shape, their slices, and pinned and managed memory."""

from __future__ import annotations

import array
import builtins
import ctypes
import gc
import struct
import weakref
from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn import Buffer, Contract, Device, Graph, Module, Stream
from cudyn._kernels.contracts.dtypes import DTYPES, find_dtype

from ...support.code import ptx
from ...support.messages import raises
from ...support.simulated_gpu import NOT_READY, Gpu
from .conftest import needs_fast_calls, reaches_python


@pytest.mark.parametrize("dtype", ["f4", "<f4", "=f4", "f32", "float32"])
def test_buffer_has_the_dtype_and_the_shape(device: Device, dtype: str) -> None:
    with Buffer((1000, 3), dtype) as buffer, Buffer(7, dtype) as vector:
        assert (buffer.dtype, buffer.shape, buffer.nbytes, len(buffer)) == ("f32", (1000, 3), 12000, 1000)
        assert (vector.shape, vector.nbytes, len(vector)) == ((7,), 28, 7)
        assert repr(buffer) == f"<Buffer f32[1000, 3] on device 0, 0x{int(buffer):x}>"
        assert weakref.ref(buffer)() is buffer
    assert repr(buffer) == "<Buffer f32[1000, 3] on device 0, closed>"
    with Buffer(16) as raw:
        assert (raw.dtype, raw.shape, len(raw)) == (None, None, 16)


@pytest.mark.parametrize("dtype", DTYPES)
def test_buffer_of_each_dtype_is_exported_and_read(gpu: Gpu, dtype: str) -> None:
    """The kernel accepts the buffer only if its dtype and its shape agree with the contract."""
    module = Module(ptx(k="u64"))
    kernel: Any = module.get_kernel(Contract(f"k(x: {dtype}[2, n]) -> k<<<1, 1>>>(x)"))
    buffer = Buffer((2, 3), dtype)
    for _ in range(2):
        kernel(buffer)
        assert gpu.words(1) == (int(buffer),)
    interface = buffer.__cuda_array_interface__
    assert (interface["shape"], interface["data"]) == ((2, 3), (int(buffer), False))
    assert buffer.__dlpack_device__() == (2, 0)
    other = "u8" if dtype != "u8" else "i8"
    with raises(ValueError):
        kernel(Buffer((2, 3), other))
    with raises(ValueError):
        kernel(Buffer((3, 3), dtype))
    with raises(ValueError):
        kernel(Buffer((2, 3, 1), dtype))


def test_invalid_layout_raises(device: Device) -> None:
    for arguments in (([1, 2],), ((1, 2),), (array.array("f", [1]),), (b"1",), ("x",), (1.5,), (None,)):
        with raises(TypeError):
            Buffer(*arguments)
    with raises(TypeError):
        Buffer((2.0,), "f4")  # type: ignore[arg-type]
    for shape, dtype in (((-1,), "f4"), ((2,), "x4"), ((2,), "f5"), ((2,), 5), ((1 << 40, 1 << 40), "f4")):
        with raises(ValueError):
            Buffer(shape, dtype)


@pytest.mark.parametrize("code", "bBhHiIlLqQfd")
def test_from_host_keeps_dtype_and_shape(device: Device, code: Any) -> None:
    """The format codes of Python's arrays become dtypes: 'f' f32, 'I' u32, and so on."""
    source = array.array(code, range(6))
    matrix = memoryview(source).cast("B").cast(code, (2, 3))
    for value, shape in ((source, (6,)), (matrix, (2, 3))):
        buffer = Buffer.from_host(value)
        if code in "fd":
            letter = "f"
        elif code.isupper():
            letter = "u"
        else:
            letter = "i"
        assert (buffer.dtype, buffer.shape) == (f"{letter}{8 * source.itemsize}", shape)
        assert buffer.to_host().tolist() == memoryview(value).tolist()


@pytest.mark.parametrize(
    "source", [bytes(4), bytearray(4), memoryview(bytes(4))], ids=lambda source: type(source).__name__
)
def test_from_host_of_bytes_has_no_dtype(device: Device, source: Any) -> None:
    buffer = Buffer.from_host(source)
    assert (buffer.dtype, buffer.shape, buffer.nbytes) == (None, None, 4)
    assert bytes(buffer.to_host()) == bytes(4)


@pytest.mark.parametrize("name", ["bfloat16", "float8_e4m3fn", "float4_e2m1fn", "float6_e2m3fn"])
def test_from_host_keeps_dtypes_that_the_buffer_protocol_lacks(device: Device, name: str) -> None:
    numpy, ml_dtypes = pytest.importorskip("numpy"), pytest.importorskip("ml_dtypes")
    source = numpy.array([[0.5, 1], [2, 4]], getattr(ml_dtypes, name))
    buffer = Buffer.from_host(source)
    assert (buffer.dtype, buffer.shape) == (find_dtype(source.dtype), (2, 2))
    result = buffer.to_host()
    assert (result.dtype, result.tolist()) == (source.dtype, source.tolist())
    dates = Buffer.from_host(numpy.zeros(3, "M8[s]"))
    assert (dates.dtype, dates.shape, dates.nbytes) == (None, None, 24)


def test_from_host_of_a_number_has_no_dimensions(device: Device) -> None:
    numpy = pytest.importorskip("numpy")
    for source in (numpy.array(2.5), numpy.float64(2.5), ctypes.c_double(2.5)):
        buffer = Buffer.from_host(source)
        assert (buffer.dtype, buffer.shape, buffer.to_host().item()) == ("f64", (), 2.5)


@pytest.mark.parametrize("source", [[1.0], None, 3, "text"], ids=repr)
def test_from_host_of_other_objects_raises(device: Device, source: Any) -> None:
    with raises(TypeError):
        Buffer.from_host(source)
    with raises(TypeError):
        Buffer.from_host(Buffer(4).as_array("u8"))


@pytest.mark.parametrize(
    "shape", [True, (True, 2), (2, 2.0), array.array("i", [2]), (b"2",)], ids=lambda shape: repr(shape)
)
def test_shape_of_other_types_raises(device: Device, shape: Any) -> None:
    with raises(TypeError):
        Buffer(shape, "f4")


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make imports of numpy and ml_dtypes fail, as if they were not installed."""
    original = builtins.__import__

    def fail(name: str, *arguments: Any) -> Any:
        """Import a module, unless it should be missing."""
        if name in ("numpy", "ml_dtypes"):
            raise ImportError(name)
        return original(name, *arguments)

    monkeypatch.setattr(builtins, "__import__", fail)


def test_to_host_without_numpy_returns_a_memoryview(device: Device, without_numpy: None) -> None:
    """For dtypes that a memoryview cannot represent, an error is raised instead."""
    view = Buffer.from_host(memoryview(array.array("i", range(6))).cast("B").cast("i", (2, 3))).to_host()
    assert (type(view), view.format, view.shape, view.tolist()) == (
        memoryview,
        "i",
        (2, 3),
        [[0, 1, 2], [3, 4, 5]],
    )
    number = Buffer((), "f8")
    number.fill(0)
    assert number.to_host().shape == ()
    assert Buffer((0, 3), "f8").to_host().format == "d"
    assert Buffer.from_host(b"ab").to_host().tolist() == [97, 98]
    for dtype in ("bf16", "c64", "f8e5m2", "f4e2m1fn"):
        with raises(TypeError):
            Buffer(4, dtype).to_host()


def test_to_host_on_a_stream_waits(gpu: Gpu) -> None:
    stream = Stream()
    buffer = Buffer(4, "i4", stream=stream)
    buffer.copy_from(array.array("i", [1, 2, 3, 4]), stream=stream)
    assert buffer.to_host(stream=stream).tolist() == [1, 2, 3, 4]


def test_asarray_of_numpy_raises(device: Device) -> None:
    numpy = pytest.importorskip("numpy")
    buffer = Buffer(4)
    for value in (buffer, Buffer(4, "f4"), [buffer], buffer.as_array("f32")):
        with pytest.raises(TypeError, match=r"use (array\.)?buffer\.to_host\(\)"):
            numpy.asarray(value)


# --- slices


def test_slice_is_a_view_of_rows_or_bytes(device: Device) -> None:
    """Writing to the view changes the buffer. Only contiguous slices are views."""
    buffer = Buffer.from_host(memoryview(array.array("i", range(12))).cast("B").cast("i", (4, 3)))
    part = buffer[1:3]
    assert (part.dtype, part.shape, int(part) - int(buffer)) == ("i32", (2, 3), 12)
    assert part.to_host().tolist() == [[3, 4, 5], [6, 7, 8]]
    part[1:].fill(0)
    assert buffer.to_host().tolist()[2] == [0, 0, 0]
    assert buffer[-1:].shape == (1, 3)
    empty = buffer[3:1]
    assert (empty.shape, empty.nbytes, int(empty)) == ((0, 3), 0, 0)
    assert bytes(Buffer.from_host(b"abcd")[1:3]) == b"bc"
    for key, error in (
        (slice(None, None, 2), ValueError),
        (slice(None, None, -1), ValueError),
        (1, TypeError),
    ):
        with raises(error):
            buffer[key]  # type: ignore[index]
    with raises(TypeError):
        Buffer((), "f4")[:1]


def test_slice_keeps_its_buffer_alive_and_is_closed_with_it(gpu: Gpu) -> None:
    """The memory belongs to the buffer. Slices of a closed slice or buffer cannot be used."""
    freed_before = gpu.freed
    part = Buffer((4, 3), "f4")[1:][1:]
    gc.collect()
    assert gpu.freed == freed_before
    buffer = Buffer((4, 3), "f4")
    part, inner = buffer[1:], buffer[1:][1:]
    kernel: Any = Module(ptx(k="u64")).get_kernel(Contract("k(x: f32[n, 3]) -> k<<<1, 1>>>(x)"))
    prepared = kernel.prepare(1, 1, inner)
    graph = Graph(x=part)
    kernel(graph["x"], stream=graph)
    kernel(part)
    graph.launch()
    part_of_part = part[1:]
    part.close()  # frees nothing
    assert buffer.pointer
    with raises(ValueError):
        int(part_of_part)
    buffer.close()
    for use in (
        lambda: kernel(inner),
        lambda: kernel(part),
        prepared,
        graph.launch,
        lambda: part[1:],
        inner.to_host,
    ):
        with raises(ValueError):
            use()


def test_close_waits_for_copies_of_slices(gpu: Gpu) -> None:
    buffer, source = Buffer(16), Buffer(8)
    with gpu.failing(NOT_READY, "cuEventQuery"):
        buffer[4:][4:].copy_from(source, stream=0x700)
        waits_before = gpu.count("cuEventSynchronize")
        buffer.close()
        assert gpu.count("cuEventSynchronize") == waits_before + 1


# --- launches


@needs_fast_calls
def test_fast_launch_reads_the_layout(gpu: Gpu, only_machine_code: Callable[[], None]) -> None:
    """Only Buffers with a wrong dtype, a wrong shape, or one dimension instead of two reach Python."""
    module = Module(ptx(k="u64, u32, u32", bare="u64"))
    kernel: Any = module.get_kernel(Contract("k(x: f32[n, m]) -> k<<<1, 1>>>(x, n: i32, m: i32)"))
    bare = module.get_kernel("bare")
    matrix = Buffer((4, 3), "f4")
    flat, vector, wrong = Buffer(48), Buffer(12, "f4"), Buffer((4, 3), "i4")
    kernel(matrix)
    bare.launch(1, 1, matrix)  # the first launch reaches Python
    only_machine_code()
    for buffer, sizes in ((matrix, (4, 3)), (matrix[1:3], (2, 3))):
        kernel(buffer)
        assert gpu.words(1) == (int(buffer),)
        assert gpu.parameters[8:16] == struct.pack("<2i", *sizes)
        bare.launch(1, 1, buffer)
    for buffer in (flat, vector, wrong, Buffer.pinned((4, 3), "f4"), Buffer.managed((4, 3), "f4")):
        with reaches_python():
            kernel(buffer)
    matrix.close()
    for closed in (matrix, wrong[:0]):
        with reaches_python():
            kernel(closed)


def test_buffer_with_one_dimension_has_the_shape_of_the_contract(gpu: Gpu) -> None:
    """Twelve elements are read as a matrix of four rows, because the other array has three elements."""
    kernel: Any = Module(ptx(k="u64, u32")).get_kernel(
        Contract("k(x: f32[n, m], y: f32[m]) -> k<<<1, 1>>>(x, n: i32)")
    )
    kernel(Buffer(12, "f4"), Buffer(3, "f4"))
    assert gpu.parameters[8:12] == struct.pack("<i", 4)
    with raises(ValueError):
        kernel(Buffer(12, "i4"), Buffer(3, "f4"))
    with raises(ValueError):
        kernel(Buffer(13, "f4"), Buffer(3, "f4"))


def test_dtype_of_a_buffer_chooses_an_overload(gpu: Gpu) -> None:
    kernel: Any = Module(ptx(k_f32="u64", k_f64="u64")).get_kernel(
        Contract("k(x: T[n]) where T: f32 | f64 -> k_{T}<<<1, 1>>>(x)")
    )
    for dtype in ("f32", "f64"):
        kernel(Buffer(4, dtype))
        assert gpu.name == f"k_{dtype}"
    with raises(ValueError):
        kernel(Buffer(16))


def test_omitted_output_has_a_dtype_and_a_shape(gpu: Gpu) -> None:
    kernel: Any = Module(ptx(k="u64, u64")).get_kernel(
        Contract("k(in x: f32[n, m], out y: i64[m, n]) -> k<<<1, 1>>>(x, y)")
    )
    result = kernel(Buffer((2, 3), "f4"))
    assert (result.dtype, result.shape) == ("i64", (3, 2))


# --- pinned and managed memory


@pytest.mark.parametrize("memory", ["cuda_host", "cuda_managed"])
def test_pinned_and_managed_memory_is_a_buffer(gpu: Gpu, memory: str) -> None:
    """The host writes to it through `host_view`, and contracts can require this kind of memory."""
    make = Buffer.pinned if memory == "cuda_host" else Buffer.managed
    function = "cuMemFreeHost" if memory == "cuda_host" else "cuMemFree"
    freed_before = gpu.count(function)
    with make((2, 3), "i4") as buffer, make(16) as raw, Buffer((2, 3), "i4") as on_device:
        assert isinstance(buffer, Buffer)
        assert (buffer.memory, raw.memory, on_device.memory) == (memory, memory, "cuda")
        view = buffer.host_view()
        view[0, 1], view[1, 2] = 7, 8
        on_device.copy_from(buffer)
        assert on_device.to_host().tolist() == buffer.to_host().tolist() == view.tolist()
        assert buffer[1:].host_view().tolist() == view.tolist()[1:]
        raw.host_view()[:2] = b"ab"
        assert bytes(raw[:2]) == b"ab"
        raw.copy_from(b"cd", offset=1)
        raw[:1].fill(1)
        assert bytes(raw[:3]) == b"\1cd"
        module = Module(ptx(k="u64"))
        kernel: Any = module.get_kernel(Contract(f"k(x: i32[n, 3] on {memory}) -> k<<<1, 1>>>(x)"))
        for used in (buffer, buffer.as_array("i32", (2, 3))):
            kernel(used)
            assert gpu.words(1) == (int(buffer),)
        with raises(ValueError):
            kernel(on_device)
        module.get_kernel("k").launch(1, 1, raw)
        device_type = {"cuda_host": 3, "cuda_managed": 13}[memory]  # kDLCUDAHost and kDLCUDAManaged
        assert buffer.__dlpack_device__()[0] == device_type
        del view
    assert gpu.count(function) - freed_before >= 2
    with raises(ValueError):
        buffer.host_view()
    with Buffer(4) as raw, raises(TypeError):
        raw.host_view()


def test_pinned_memory_of_another_device_is_accepted(gpu: Gpu) -> None:
    kernel = Module(ptx(k="u64")).get_kernel("k")
    with Buffer.pinned(8, device=1) as pinned:
        kernel.launch(1, 1, pinned)
        assert gpu.words(1) == (int(pinned),)


def test_capsule_of_pinned_memory_is_on_the_host_of_cuda(device: Device) -> None:
    numpy = pytest.importorskip("numpy")
    buffer = Buffer.pinned((2, 2), "f4")
    buffer.host_view()[1, 0] = 5
    assert numpy.from_dlpack(buffer).tolist()[1] == [5, buffer.host_view()[1, 1]]
    assert cudyn.Buffer((2,), numpy.float32).dtype == "f32"
