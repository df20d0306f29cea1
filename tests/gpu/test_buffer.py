"""Device memory: allocated, copied to and from, kept while it is used, and freed."""

from __future__ import annotations

import array
import ctypes
import gc
import mmap
import threading
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import cudyn
from cudyn import Buffer, Device, DriverError, Module, driver

from ..support import fake_gpu
from ..support.dlpack import Producer
from ..support.fake_gpu import Gpu, ptx

STREAM = 0x5000


@pytest.fixture(scope="module")
def gpu(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gpu]:
    yield from fake_gpu.running(fake_gpu.built(tmp_path_factory.mktemp("gpu")))


# --- what it is


def test_a_new_one(gpu: Gpu) -> None:
    before = gpu.allocated
    with Buffer(24) as buffer:
        assert (len(buffer), buffer.nbytes, buffer.device) == (24, 24, Device(0))
        assert int(buffer) == buffer.pointer
        with pytest.raises(TypeError, match="Buffer"):  # it is no number
            hex(buffer)  # type: ignore[arg-type]
        assert repr(buffer) == f"<Buffer of 24 bytes on device 0, 0x{int(buffer):x}>"
        assert gpu.allocated == before + 1
    assert repr(buffer) == "<Buffer of 24 bytes on device 0, closed>"


def test_nothing_in_it(gpu: Gpu) -> None:
    """It takes no memory, and every copy of nothing succeeds."""
    before = gpu.allocated, gpu.freed
    buffer = Buffer.from_host(b"")
    assert (int(buffer), len(buffer), bytes(buffer)) == (0, 0, b"")
    buffer.copy_from(b"")
    buffer.copy_from(bytearray(), stream=STREAM)
    buffer.copy_to(bytearray())
    buffer.copy_to(Buffer(0))
    buffer.fill(1)
    assert buffer.__cuda_array_interface__["data"] == (0, False)
    with pytest.raises(ValueError, match=r"^1 bytes at offset 0 do not fit a buffer of 0 bytes$"):
        buffer.copy_from(b"x")
    buffer.close()
    assert (gpu.allocated, gpu.freed) == before


def test_sizes_that_are_none(gpu: Gpu) -> None:
    with pytest.raises(
        ValueError, match=r"^the size of a buffer: expected 0 to 9223372036854775807 bytes, got -1$"
    ):
        Buffer(-1)
    for much in (1 << 63, (1 << 64) + 16):
        with pytest.raises(ValueError, match=rf"^the size of a buffer: expected 0 to .* bytes, got {much}$"):
            Buffer(much)
        with pytest.raises(ValueError, match=rf"^the size of a buffer: expected 0 to .* bytes, got {much}$"):
            Buffer.borrow(16, much)
    for address in (-1, 1 << 64):
        with pytest.raises(ValueError, match=rf"^an address: expected 0 to 2\*\*64 - 1, got {address}$"):
            Buffer.borrow(address, 16)
    for wrong in ("8", None, 8.0):
        with pytest.raises(TypeError, match=type(wrong).__name__):
            Buffer(wrong)  # type: ignore[arg-type]


def test_no_memory_left(gpu: Gpu) -> None:
    """Nothing is freed that was not had."""
    before = gpu.freed
    with pytest.raises(DriverError, match=r"^cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY \(2\)") as caught:
        Buffer(1 << 50)
    assert caught.value.status is driver.CUDA_ERROR_OUT_OF_MEMORY
    del caught
    gc.collect()
    assert gpu.freed == before


def test_the_device(gpu: Gpu) -> None:
    """Its context is current for the calls about the buffer only."""
    Device(0).use()
    for device in (1, Device(1)):
        with Buffer(8, device=device) as buffer:
            assert buffer.device is Device(1)
            assert Device.current() is Device(0)
            buffer.fill(3)
            assert bytes(buffer) == b"\3" * 8
    with Device(1), Buffer(8) as buffer:
        assert buffer.device is Device(1)
    with pytest.raises(DriverError, match="CUDA_ERROR_INVALID_DEVICE"):
        Buffer(8, device=5)
    with pytest.raises(TypeError, match="'str' object cannot be interpreted as an integer"):
        Buffer(8, device="cuda:1")  # type: ignore[arg-type]


def test_as_an_array_of_bytes(gpu: Gpu) -> None:
    """https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html"""
    buffer = Buffer(5)
    assert buffer.__cuda_array_interface__ == {
        "shape": (5,),
        "typestr": "|u1",
        "data": (int(buffer), False),
        "strides": None,
        "version": 3,
    }
    buffer.close()
    with pytest.raises(ValueError, match=r"^the buffer is closed$"):
        buffer.__cuda_array_interface__  # noqa: B018


# --- copies


class Four(ctypes.Structure):
    _fields_ = (("number", ctypes.c_uint32),)


SOURCES: dict[str, Callable[[], Any]] = {
    "bytes": lambda: b"abcd",
    "bytearray": lambda: bytearray(b"abcd"),
    "array": lambda: array.array("H", b"abcd"),
    "an array of C": lambda: (ctypes.c_char * 4).from_buffer_copy(b"abcd"),
    "a structure": lambda: Four(int.from_bytes(b"abcd", "little")),
    "a number of C": lambda: ctypes.c_uint32(int.from_bytes(b"abcd", "little")),
    "memoryview": lambda: memoryview(bytearray(b"abcd")),
    "a part of one": lambda: memoryview(bytearray(b"__abcd__"))[2:6],
    "one that can't be written": lambda: memoryview(b"abcd"),
    "one of two dimensions": lambda: memoryview(bytearray(b"abcd")).cast("B", (2, 2)),
    "a Buffer": lambda: Buffer.from_host(b"abcd"),
}


@pytest.mark.parametrize("stream", [None, STREAM, driver.CUstream(STREAM)], ids=repr)
@pytest.mark.parametrize("kind", SOURCES)
def test_copied_from(gpu: Gpu, kind: str, stream: Any) -> None:
    with Buffer.from_host(b"12345678") as buffer:
        buffer.copy_from(SOURCES[kind](), stream=stream, offset=3)
        assert gpu.stream == (0 if stream is None else STREAM)
        assert bytes(buffer) == b"123abcd8"


@pytest.mark.parametrize("stream", [None, STREAM], ids=repr)
@pytest.mark.parametrize(
    "kind", [kind for kind in SOURCES if kind not in ("bytes", "one that can't be written")]
)
def test_copied_to(gpu: Gpu, kind: str, stream: Any) -> None:
    target = SOURCES[kind]()
    with Buffer.from_host(b"12345678") as buffer:
        buffer.copy_to(target, stream=stream, offset=3)
        assert gpu.stream == (0 if stream is None else STREAM)
    assert (bytes(target) if isinstance(target, Buffer) else memoryview(target).tobytes()) == b"4567"


@pytest.mark.parametrize("kind", [kind for kind in SOURCES if kind != "a Buffer"])
@pytest.mark.parametrize("stream", [None, STREAM], ids=repr)
def test_a_new_one_of(gpu: Gpu, kind: str, stream: Any) -> None:
    with Buffer.from_host(SOURCES[kind](), stream=stream) as buffer:
        assert bytes(buffer) == b"abcd"


def test_what_can_not_be_written(gpu: Gpu) -> None:
    with Buffer.from_host(b"abcd") as buffer:
        target = b"...."
        for wrong in (target, memoryview(target)):
            with pytest.raises(TypeError, match=rf"^{type(wrong).__name__} can't be written$"):
                buffer.copy_to(wrong)
        assert target == b"...."


def test_what_is_not_contiguous(gpu: Gpu) -> None:
    every_other = memoryview(bytearray(8))[::2]
    with Buffer(8) as buffer:
        for copy in (buffer.copy_from, buffer.copy_to, Buffer.from_host):
            with pytest.raises(ValueError, match=r"^the host memory is not contiguous; copy it first$"):
                copy(every_other)


@pytest.mark.parametrize("wrong", [5, "abcd", None, [1], object()], ids=lambda value: type(value).__name__)
def test_what_is_no_memory(gpu: Gpu, wrong: Any) -> None:
    with Buffer(8) as buffer:
        for copy in (buffer.copy_from, buffer.copy_to):
            text = rf"^expected a buffer or an array on a device, got .*{type(wrong).__name__}$"
            with pytest.raises(TypeError, match=text):
                copy(wrong)


@pytest.mark.parametrize(("offset", "nbytes"), [(-1, 1), (0, 9), (8, 1), (5, 4), (9, 0), (1 << 70, 1)])
def test_out_of_bounds(gpu: Gpu, offset: int, nbytes: int) -> None:
    with Buffer.from_host(b"12345678") as buffer:
        for copy in (buffer.copy_from, buffer.copy_to):
            with pytest.raises(
                ValueError, match=rf"^{nbytes} bytes at offset {offset} do not fit a buffer of 8 bytes$"
            ):
                copy(bytearray(nbytes), offset=offset)
        assert bytes(buffer) == b"12345678"


def test_filled(gpu: Gpu) -> None:
    with Buffer(3) as buffer:
        buffer.fill()
        assert bytes(buffer) == bytes(3)
        buffer.fill(255, stream=STREAM)
        assert gpu.stream == STREAM
        assert bytes(buffer) == b"\xff" * 3
        for wrong in (-1, 256):
            with pytest.raises(ValueError, match=rf"^a byte: expected 0 to 255, got {wrong}$"):
                buffer.fill(wrong)
        assert bytes(buffer) == b"\xff" * 3


class Array:
    """An array of another package on the device: 6 numbers of 4 bytes, and what they are in."""

    def __init__(self, strides: Any = None, **more: Any) -> None:
        self.memory = (ctypes.c_uint32 * 6)(*range(6))
        self.__cuda_array_interface__ = {
            "shape": (2, 3),
            "typestr": "<u4",
            "data": (ctypes.addressof(self.memory), False),
            "strides": strides,
            "version": 3,
            **more,
        }


def test_arrays_on_the_device(gpu: Gpu) -> None:
    other = Array()
    with Buffer(24) as buffer:
        buffer.copy_from(other)
        assert bytes(buffer) == bytes(other.memory)
        buffer.fill(7)
        buffer.copy_to(other, stream=STREAM)
        assert bytes(other.memory) == b"\7" * 24
        with pytest.raises(ValueError, match="not contiguous"):
            buffer.copy_from(Array((4, 8)))
        with pytest.raises(ValueError, match=r"^24 bytes at offset 4 do not fit a buffer of 24 bytes$"):
            buffer.copy_from(other, offset=4)


def test_an_array_whose_size_is_not_known(gpu: Gpu) -> None:
    """DLPack alone has it in a capsule, which is looked at for addresses only."""

    class Tensor:
        is_cuda = True
        data_ptr = get_device = lambda self: 0
        is_contiguous = lambda self: True  # noqa: E731

    with Buffer(8) as buffer, pytest.raises(TypeError, match=r"the size of .*Tensor is not known"):
        buffer.copy_from(Tensor())


def test_an_array_that_can_not_be_written(gpu: Gpu) -> None:
    other = Array()
    other.__cuda_array_interface__["data"] = ctypes.addressof(other.memory), True
    with Buffer(24) as buffer:
        with pytest.raises(TypeError, match=r"Array can't be written$"):
            buffer.copy_to(other)
        buffer.copy_from(other)
        assert bytes(buffer) == bytes(other.memory)


# --- what is kept alive


class Watched(bytearray):
    """Memory whose end can be seen."""


def test_a_source_lives_until_it_is_read(gpu: Gpu) -> None:
    source = Watched(b"abcd")
    end = weakref.ref(source)
    with Buffer(4) as buffer:
        with gpu.told(pending=1):
            buffer.copy_from(source, stream=STREAM)
            del source
            gc.collect()
            assert end() is not None
            buffer.copy_from(b"efgh", stream=STREAM)  # asks what is done by now: nothing
            gc.collect()
            assert end() is not None
        buffer.copy_from(b"ijkl", stream=STREAM)
        gc.collect()
        assert end() is None
    assert (gpu.events, gpu.twice) == (0, 0)


def test_a_target_lives_until_it_is_written(gpu: Gpu) -> None:
    target = Watched(4)
    end = weakref.ref(target)
    buffer = Buffer.from_host(b"abcd")
    with gpu.told(pending=1):
        buffer.copy_to(target, stream=STREAM)
        del target
        gc.collect()
        assert end() is not None
        waited = gpu.waited
        buffer.close()  # waits for the copy
    assert gpu.waited == waited + 1
    gc.collect()
    assert end() is None
    assert (gpu.events, gpu.twice) == (0, 0)


def test_a_source_can_not_be_resized_meanwhile(gpu: Gpu) -> None:
    source = bytearray(4)
    with Buffer(4) as buffer, gpu.told(pending=1):
        buffer.copy_from(source, stream=STREAM)
        with pytest.raises(BufferError, match="cannot be re-sized"):
            source.extend(b"more")
    source.extend(b"more")


def test_a_copy_that_is_captured_keeps_its_source(gpu: Gpu) -> None:
    """The graph reads it whenever it is launched; no event can tell of that."""
    source = Watched(b"abcd")
    end = weakref.ref(source)
    events = gpu.events
    with Buffer(4) as buffer:
        with gpu.told(capturing=1):
            buffer.copy_from(source, stream=STREAM)
        assert gpu.events == events
        del source
        buffer.copy_from(b"efgh", stream=STREAM)
        gc.collect()
        assert end() is not None
    gc.collect()
    assert end() is None


def test_a_borrowed_one_keeps_its_source_too(gpu: Gpu) -> None:
    """As module.get_global("x").copy_from(..., stream=...), whose Buffer is gone at once: it waits."""
    memory = (ctypes.c_char * 4)()
    with gpu.told(pending=1):
        waited = gpu.waited
        Buffer.borrow(ctypes.addressof(memory), 4).copy_from(bytearray(b"abcd"), stream=STREAM)
        gc.collect()
        assert gpu.waited == waited + 1
    assert memory.raw == b"abcd"
    assert (gpu.events, gpu.twice) == (0, 0)


def test_a_copy_that_waits_keeps_nothing(gpu: Gpu) -> None:
    source = Watched(b"abcd")
    end = weakref.ref(source)
    with Buffer.from_host(source) as buffer:
        buffer.copy_to(source)
        del source
        gc.collect()
        assert end() is None


def test_threads_that_copy_into_one(gpu: Gpu) -> None:
    """Each event ends once, and every byte is there."""
    failures: list[Exception] = []
    with Buffer(8 * 64) as buffer:

        def copy(i: int) -> None:
            try:
                for j in range(400):
                    buffer.copy_from(bytearray([i]) * 64, stream=STREAM, offset=64 * i)
                    if j % 50 == 0:
                        assert bytes(buffer)[64 * i : 64 * i + 64] == bytes([i]) * 64
            except Exception as error:
                failures.append(error)

        threads = [threading.Thread(target=copy, args=(i,)) for i in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert bytes(buffer) == b"".join(bytes([i]) * 64 for i in range(8))
    assert not failures
    assert (gpu.events, gpu.twice) == (0, 0)


# --- the end


def test_closed_once(gpu: Gpu) -> None:
    before = gpu.freed
    buffer = Buffer(8)
    buffer.close()
    buffer.close()
    with buffer:
        pass
    del buffer
    gc.collect()
    assert gpu.freed == before + 1


def test_the_end_of_the_object_frees(gpu: Gpu) -> None:
    before = gpu.freed
    buffer = Buffer(8)
    assert gpu.freed == before
    del buffer
    gc.collect()
    assert gpu.freed == before + 1


def test_an_error_in_the_block_frees(gpu: Gpu) -> None:
    before = gpu.freed
    with pytest.raises(ZeroDivisionError), Buffer(8):
        1 / 0  # noqa: B018
    assert gpu.freed == before + 1


def test_freed_in_a_thread_without_a_context(gpu: Gpu) -> None:
    """As a garbage collection in any thread: the context is current for that, and none is afterwards."""
    before, found = gpu.freed, []
    kept = [Buffer(8)]

    def end() -> None:
        kept.clear()
        found.append(driver.cuCtxGetCurrent())

    thread = threading.Thread(target=end)
    thread.start()
    thread.join()
    assert gpu.freed == before + 1
    assert not found[0]


def test_used_after_the_end(gpu: Gpu) -> None:
    buffer, other = Buffer(8), Buffer(8)
    buffer.close()
    for use in (
        lambda: int(buffer),
        lambda: bytes(buffer),
        lambda: buffer.fill(),
        lambda: buffer.copy_from(b"x"),
        lambda: buffer.copy_from(b""),
        lambda: buffer.copy_to(bytearray(1)),
        lambda: other.copy_from(buffer),
        lambda: other.copy_to(buffer, stream=STREAM),
    ):
        with pytest.raises(ValueError, match=r"^the buffer is closed$"):
            use()
    other.close()


def test_in_the_order_of_a_stream(gpu: Gpu) -> None:
    before = gpu.allocated, gpu.freed
    with Buffer(8, stream=driver.CUstream(STREAM)) as buffer:
        assert gpu.stream == STREAM
        buffer.fill(1, stream=0x6000)
        assert gpu.stream == 0x6000
    assert gpu.stream == STREAM
    assert (gpu.allocated, gpu.freed) == (before[0] + 1, before[1] + 1)
    with pytest.raises(TypeError, match=r"^a stream: expected a CUstream, .*, got str$"):
        Buffer(8, stream="main")


def test_borrowed(gpu: Gpu) -> None:
    """Its owner lives as long, and nobody else frees it."""
    before = gpu.freed

    class Owner:
        memory = (ctypes.c_char * 8).from_buffer_copy(b"12345678")

    owner = Owner()
    end = weakref.ref(owner)
    buffer = Buffer.borrow(ctypes.addressof(owner.memory), 8, owner)
    del owner
    gc.collect()
    assert end() is not None
    assert bytes(buffer) == b"12345678"
    buffer.close()
    assert repr(buffer).endswith("closed>")
    del buffer
    gc.collect()
    assert end() is None
    assert gpu.freed == before


def test_a_variable_of_a_module(gpu: Gpu) -> None:
    """It keeps its module, which may be named only for it."""
    variable = cudyn.Module(ptx(k="")).get_global("variable")
    gc.collect()
    assert int.from_bytes(bytes(variable), "little") == 7
    assert variable.nbytes == 4


def test_an_error_of_a_copy_says_which(gpu: Gpu) -> None:
    with (
        Buffer(8) as buffer,
        gpu.told(late=700),
        pytest.raises(DriverError, match=r"^cuMemcpyDtoH: CUDA_ERR.*700"),
    ):
        bytes(buffer)


# --- what is no data


class Holder(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("thing", ctypes.py_object))


NO_DATA: dict[str, Callable[[], Any]] = {
    "a pointer": lambda: ctypes.pointer(ctypes.c_int(5)),
    "c_void_p": lambda: ctypes.c_void_p(4096),
    "c_char_p": lambda: ctypes.c_char_p(b"abc"),
    "c_wchar_p": lambda: ctypes.c_wchar_p("abc"),
    "a handle": lambda: driver.CUstream(2),
    "a function": lambda: ctypes.CFUNCTYPE(None)(lambda: None),
    "a Python object": lambda: ctypes.py_object(5),
    "an array of objects": lambda: (ctypes.py_object * 2)(ctypes.py_object(1), ctypes.py_object(2)),
    "a structure with one": lambda: Holder(1, 2),
}


@pytest.mark.parametrize("kind", NO_DATA)
def test_pointers_are_not_what_they_point_to(gpu: Gpu, kind: str) -> None:
    """Their own bytes would be copied, or an address of the device's written over one of the host's."""
    value = NO_DATA[kind]()
    with Buffer.from_host(b"12345678") as buffer:
        for copy in (buffer.copy_from, buffer.copy_to, Buffer.from_host):
            for stream in (None, STREAM):
                with pytest.raises(
                    TypeError,
                    match=r"is a pointer(, not what it points to|; Buffer\.borrow)|holds Python obj",
                ):
                    copy(value, stream=stream)
        assert bytes(buffer) == b"12345678"


def test_a_table_of_pointers_is_data(gpu: Gpu) -> None:
    """As cublasGemmBatched takes it."""
    table = (ctypes.c_void_p * 2)(4096, 8192)
    with Buffer.from_host(table) as buffer:
        assert bytes(buffer) == bytes(table)


def test_an_array_of_objects_of_numpy(gpu: Gpu) -> None:
    numpy = pytest.importorskip("numpy")
    objects = numpy.array([{}, []], dtype=object)
    named = numpy.zeros(2, dtype=[("O", "i4"), ("more", "c8")])
    with Buffer(24) as buffer:
        for copy in (buffer.copy_from, buffer.copy_to):
            with pytest.raises(TypeError, match=r"numpy\.ndarray holds Python objects"):
                copy(objects)
            copy(named)


# --- what is kept, and how long


def test_a_source_lives_when_what_follows_fails(gpu: Gpu) -> None:
    """The copy may run; nothing says when it ends, but the end of the buffer waits for all there is."""
    source = Watched(b"abcd")
    end = weakref.ref(source)
    buffer = Buffer(4)
    with gpu.told(record=1), pytest.raises(DriverError, match="cuEventRecord"):
        buffer.copy_from(source, stream=STREAM)
    del source
    buffer.copy_from(b"efgh", stream=STREAM)
    gc.collect()
    assert end() is not None
    buffer.close()
    gc.collect()
    assert end() is None


def test_a_source_of_a_copy_that_did_not_start(gpu: Gpu) -> None:
    source = Watched(b"abcd")
    end = weakref.ref(source)
    with Buffer(4) as buffer:
        with gpu.told(late=700), pytest.raises(DriverError, match="cuMemcpyHtoDAsync"):
            buffer.copy_from(source, stream=STREAM)
        del source
        buffer.copy_from(b"efgh")
        Device(0).synchronize()
        gc.collect()
        assert end() is None
    assert (gpu.events, gpu.twice) == (0, 0)


@pytest.mark.parametrize("use", ["copy", "allocation", "end", "synchronize"])
def test_a_source_is_let_go_by_whatever_comes_next(gpu: Gpu, use: str) -> None:
    """Of any buffer: one that is used no more keeps nothing for ever."""
    source = bytearray(b"abcd")
    other = Buffer(4)
    with Buffer(4) as buffer:
        with gpu.told(pending=1):
            buffer.copy_from(source, stream=STREAM)
            with pytest.raises(BufferError):
                source.extend(b"more")
        if use == "copy":
            other.copy_from(b"efgh", stream=STREAM)
        elif use == "allocation":
            Buffer(4)
        elif use == "end":
            other.close()
        else:
            Device(0).synchronize()
        source.extend(b"more")


def test_statuses_that_do_not_say_that_a_copy_is_done(gpu: Gpu) -> None:
    """An event that can't be asked for is none that has passed."""
    source = Watched(b"abcd")
    end = weakref.ref(source)
    with Buffer(4) as buffer:
        with gpu.told(query=900):
            buffer.copy_from(source, stream=STREAM)
            del source
            buffer.copy_from(b"efgh", stream=STREAM)
            gc.collect()
            assert end() is not None
        with gpu.told(query=700):  # the context runs nothing any more
            Device(0).synchronize()
        gc.collect()
        assert end() is None


def test_a_finalizer_that_copies(gpu: Gpu) -> None:
    """It runs where nothing is locked: in the copy that drops what it belongs to."""
    other, done = Buffer(4), []

    class Last(bytearray):
        def __del__(self) -> None:
            other.copy_from(bytearray(b"abcd"), stream=STREAM)
            done.append(bytes(other))

    with Buffer(4) as buffer:
        for _ in range(3):
            buffer.copy_from(Last(b"1234"), stream=STREAM)
        thread = threading.Thread(target=lambda: buffer.copy_from(b"5678", stream=STREAM), daemon=True)
        thread.start()
        thread.join(30)
        assert not thread.is_alive()
    Device(0).synchronize()
    gc.collect()
    assert done == [b"abcd"] * 3


class Elsewhere(mmap.mmap):
    """An array on a device, which raises where it is asked for a buffer, as jax's do, or has one that is of
    no use."""

    of: Buffer

    @property
    def nbytes(self) -> int:
        return len(self.of)


class Interface(Elsewhere):
    @property
    def __cuda_array_interface__(self) -> Any:
        return self.of.__cuda_array_interface__


class Packed(Elsewhere):
    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0

    def __dlpack__(self, **how: Any) -> Any:
        return Producer((1, 8, 1), (len(self.of),), (1,), (2, 0), int(self.of)).__dlpack__()


@pytest.mark.parametrize("cls", [Interface, Packed])
@pytest.mark.parametrize("stream", [None, STREAM])
@pytest.mark.parametrize("raises", [True, False])
def test_arrays_whose_buffer_raises(gpu: Gpu, cls: type[Elsewhere], stream: Any, raises: bool) -> None:
    """What is on a device is asked for first; what a buffer raises says only that there is none."""
    with Buffer.from_host(b"abcd") as there, Buffer(4) as buffer:
        array = cls(-1, 4)
        array.of = there
        if raises:
            array.close()
            with pytest.raises(ValueError, match="closed"):
                memoryview(array)
        buffer.copy_from(array, stream=stream)
        assert bytes(buffer) == b"abcd"
        there.fill(0)
        buffer.copy_to(array, stream=stream)
        assert bytes(there) == b"abcd"
        kernel = Module(ptx(k="b64")).get_kernel("k")
        gpu.takes(kernel.parameters)
        kernel.launch(1, 1, array)
        assert gpu.words(1) == (int(there),)


def test_what_has_no_buffer_that_can_be_shown(gpu: Gpu) -> None:
    closed = mmap.mmap(-1, 4)
    closed.close()
    with Buffer(4) as buffer:
        for copy in (buffer.copy_from, buffer.copy_to):
            with pytest.raises(TypeError, match=r"expected a buffer or an array on a device, got mmap\.mmap"):
                copy(closed)
    with pytest.raises(TypeError, match=r"mmap\.mmap does not show its memory: mmap closed"):
        Buffer.from_host(closed)
    kernel = Module(ptx(k="align 4 .b8[4]")).get_kernel("k")
    with pytest.raises(TypeError, match="expected bytes, a ctypes structure or another buffer, got"):
        kernel.launch(1, 1, closed)
    with pytest.raises(TypeError):
        driver.CUuuid(closed)


def test_a_buffer_keeps_its_stream(gpu: Gpu) -> None:
    class Stream:
        def __cuda_stream__(self) -> tuple[int, int]:
            return 0, STREAM

    stream = Stream()
    end = weakref.ref(stream)
    buffer = Buffer(8, stream=stream)
    del stream
    gc.collect()
    assert end() is not None
    buffer.close()
    del buffer
    gc.collect()
    assert end() is None


# --- captures of other threads


def test_a_buffer_breaks_no_capture(gpu: Gpu) -> None:
    """The fake fails the capture of another thread for every call that the manual calls unsafe."""
    gc.collect()  # buffers that earlier tests have left in cycles
    before, broken = gpu.freed, gpu.broken
    kept = [Buffer(8), Buffer(8, stream=STREAM)]
    with gpu.told(elsewhere=1):
        with Buffer(8) as buffer:
            buffer.copy_from(bytearray(8), stream=STREAM)
            buffer.fill(1)
            assert bytes(buffer) == b"\1" * 8
        kept.clear()
        gc.collect()
        with pytest.raises(DriverError, match=r"cuMemAlloc.*900"):
            driver.cuMemAlloc(8)  # the fake does as it says, and the thread's mode is what it was
        cudyn.Module(ptx(k="")).close()
    assert (gpu.freed, gpu.broken) == (before + 3, broken + 1)
    assert (gpu.events, gpu.twice) == (0, 0)


def test_closed_after_success(gpu: Gpu) -> None:
    """What could not be freed can be freed later, and is freed once."""
    buffer, before = Buffer(8), gpu.freed
    address = int(buffer)
    with gpu.told(free_status=1):
        for _ in range(2):
            with pytest.raises(DriverError, match="cuMemFree"):
                buffer.close()
            assert int(buffer) == address
    buffer.close()
    buffer.close()
    assert gpu.freed == before + 1


def test_closed_by_many_threads(gpu: Gpu) -> None:
    before = gpu.freed
    for _ in range(50):
        buffer, barrier = Buffer(8), threading.Barrier(8)

        def close(buffer: Buffer = buffer, barrier: threading.Barrier = barrier) -> None:
            barrier.wait()
            buffer.close()

        threads = [threading.Thread(target=close) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert gpu.freed == before + 50


def test_freed_when_its_own_stream_is_captured_no_more(gpu: Gpu) -> None:
    """In the capture it would be a part of the graph; what the graph has allocated is freed there."""
    before = gpu.freed
    buffer = Buffer(8, stream=STREAM)
    with gpu.told(capturing=1):
        buffer.close()
        assert buffer.pointer is None
        Buffer(8, stream=STREAM).close()
        assert gpu.freed == before + 1
    Device(0).synchronize()
    assert gpu.freed == before + 2
