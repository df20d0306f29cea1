"""Buffers: what is kept alive and how long, and their end."""

from __future__ import annotations

import gc
import mmap
import threading
import weakref
from typing import Any

import pytest

import cudyn
from cudyn import Buffer, Device, DriverError, Module, Stream, driver

from ...support import messages
from ...support.code import ptx
from ...support.dlpack import Producer
from ...support.simulated_gpu import ENDS, NOT_READY, QUERIES, WAITS, Gpu
from .conftest import captured, captured_elsewhere, in_thread, in_threads, is_alive, kernel_of
from .test_buffer import STREAM
from .test_launch import Numpy

# --- what is kept alive


class Watched(bytearray):
    """Memory whose end can be seen."""


def test_a_source_lives_until_it_is_read(gpu: Gpu) -> None:
    source = Watched(b"abcd")
    end = weakref.ref(source)
    with Buffer(4) as buffer:
        with gpu.failing(NOT_READY, *QUERIES):
            buffer.copy_from(source, stream=STREAM)
            del source
            assert is_alive(end)
            buffer.copy_from(b"efgh", stream=STREAM)  # asks what is done by now: nothing
            assert is_alive(end)
        buffer.copy_from(b"ijkl", stream=STREAM)
        assert not is_alive(end)
    assert gpu.events == 0


def test_a_target_lives_until_it_is_written(gpu: Gpu) -> None:
    target = Watched(4)
    end = weakref.ref(target)
    buffer = Buffer.from_host(b"abcd")
    with gpu.failing(NOT_READY, *QUERIES):
        buffer.copy_to(target, stream=STREAM)
        del target
        assert is_alive(end)
        waited = gpu.count("cuEventSynchronize")
        buffer.close()  # waits for the copy
    assert gpu.count("cuEventSynchronize") == waited + 1
    assert not is_alive(end)
    assert gpu.events == 0


def test_a_source_can_not_be_resized_meanwhile(gpu: Gpu) -> None:
    source = bytearray(4)
    with Buffer(4) as buffer, gpu.failing(NOT_READY, *QUERIES):
        buffer.copy_from(source, stream=STREAM)
        with messages.raises(BufferError):
            source.extend(b"more")
    source.extend(b"more")


def test_a_copy_that_is_captured_keeps_its_source(gpu: Gpu) -> None:
    """The graph reads it at each launch, which no event can report."""
    source = Watched(b"abcd")
    end = weakref.ref(source)
    events = gpu.events
    with Buffer(4) as buffer:
        with captured() as stream:
            buffer.copy_from(source, stream=stream)
        assert gpu.events == events
        del source
        buffer.copy_from(b"efgh", stream=STREAM)
        assert is_alive(end)
    assert not is_alive(end)


def test_a_borrowed_one_keeps_its_source_too(gpu: Gpu) -> None:
    """As module.get_global("x").copy_from(..., stream=...), whose Buffer is gone at once: it waits."""
    memory = Buffer(4)
    with gpu.failing(NOT_READY, *QUERIES):
        waited = gpu.count("cuEventSynchronize")
        Buffer.borrow(int(memory), 4).copy_from(bytearray(b"abcd"), stream=STREAM)
        gc.collect()
        assert gpu.count("cuEventSynchronize") == waited + 1
    assert bytes(memory) == b"abcd"
    assert gpu.events == 0


def test_a_copy_that_waits_keeps_nothing(gpu: Gpu) -> None:
    source = Watched(b"abcd")
    end = weakref.ref(source)
    with Buffer.from_host(source) as buffer:
        buffer.copy_to(source)
        del source
        assert not is_alive(end)


def test_threads_that_copy_into_one(gpu: Gpu) -> None:
    """Each event ends once, and every byte is there."""
    with Buffer(8 * 64) as buffer:

        def copy(i: int) -> None:
            for j in range(400):
                buffer.copy_from(bytearray([i]) * 64, stream=STREAM, offset=64 * i)
                if j % 50 == 0:
                    assert bytes(buffer)[64 * i : 64 * i + 64] == bytes([i]) * 64

        in_threads(copy)
        assert bytes(buffer) == b"".join(bytes([i]) * 64 for i in range(8))
    assert gpu.events == 0


# --- the end


def test_freed_once(gpu: Gpu) -> None:
    """By `close`, by the end of the object, and by an error in the block."""
    before = gpu.freed
    buffer, other = Buffer(8), Buffer(8)
    buffer.close()
    buffer.close()
    with buffer:
        pass
    assert gpu.freed == before + 1
    del buffer, other
    gc.collect()
    assert gpu.freed == before + 2
    with pytest.raises(ZeroDivisionError), Buffer(8):
        1 / 0  # noqa: B018
    assert gpu.freed == before + 3


def test_freed_in_a_thread_without_a_context(gpu: Gpu) -> None:
    """As a garbage collection in any thread: the context is current for that, and none is afterwards."""
    before, kept = gpu.freed, [Buffer(8)]

    def end() -> Any:
        kept.clear()
        return driver.cuCtxGetCurrent()

    assert not in_thread(end)
    assert gpu.freed == before + 1


def test_used_after_the_end(device: Device) -> None:
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
        lambda: other.copy_to(buffer, stream=0),
    ):
        with messages.raises(ValueError):
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
    with messages.raises(TypeError):
        Buffer(8, stream="main")


def test_borrowed(gpu: Gpu) -> None:
    """Its owner lives as long, and it is not freed otherwise."""
    before = gpu.freed

    class Owner:
        pass

    memory, owner = Buffer.from_host(b"12345678"), Owner()
    end = weakref.ref(owner)
    buffer = Buffer.borrow(int(memory), 8, owner)
    del owner
    assert is_alive(end)
    assert bytes(buffer) == b"12345678"
    buffer.close()
    assert repr(buffer).endswith("closed>")
    del buffer
    assert not is_alive(end)
    assert gpu.freed == before


def test_a_variable_of_a_module(gpu: Gpu) -> None:
    """It keeps its module, which may be named only for it."""
    variable = cudyn.Module(ptx(k="")).get_global("variable")
    gc.collect()
    assert int.from_bytes(bytes(variable), "little") == 0
    assert variable.nbytes == 4


# --- what is kept, and how long


def test_a_source_lives_when_what_follows_fails(gpu: Gpu) -> None:
    """The copy may run; nothing says when it ends, but the end of the buffer waits for all there is."""
    source = Watched(b"abcd")
    end = weakref.ref(source)
    buffer = Buffer(4)
    with gpu.failing(1, "cuEventRecord"), messages.raises(DriverError):
        buffer.copy_from(source, stream=STREAM)
    del source
    buffer.copy_from(b"efgh", stream=STREAM)
    assert is_alive(end)
    buffer.close()
    assert not is_alive(end)


def test_a_source_of_a_copy_that_did_not_start(gpu: Gpu) -> None:
    source = Watched(b"abcd")
    end = weakref.ref(source)
    with Buffer(4) as buffer:
        with gpu.failing(700, *WAITS), messages.raises(DriverError):
            buffer.copy_from(source, stream=STREAM)
        del source
        buffer.copy_from(b"efgh")
        Device(0).sync()
        assert not is_alive(end)
    assert gpu.events == 0


@pytest.mark.parametrize("use", ["copy", "allocation", "end", "synchronize"])
def test_a_source_is_let_go_by_whatever_comes_next(gpu: Gpu, use: str) -> None:
    """Of any buffer: one that is used no more keeps nothing for ever."""
    source = bytearray(b"abcd")
    other = Buffer(4)
    with Buffer(4) as buffer:
        with gpu.failing(NOT_READY, *QUERIES):
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
            Device(0).sync()
        source.extend(b"more")


def test_statuses_that_do_not_say_that_a_copy_is_done(gpu: Gpu) -> None:
    """An event whose query fails does not count as passed."""
    source = Watched(b"abcd")
    end = weakref.ref(source)
    with Buffer(4) as buffer:
        with gpu.failing(900, "cuEventQuery"):
            buffer.copy_from(source, stream=STREAM)
            del source
            buffer.copy_from(b"efgh", stream=STREAM)
            assert is_alive(end)
        with gpu.failing(700, "cuEventQuery"):  # the context runs nothing any more
            Device(0).sync()
        assert not is_alive(end)


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
    Device(0).sync()
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
    """Device arrays are tried first; an exception from a buffer means only that it has none."""
    with Buffer.from_host(b"abcd") as there, Buffer(4) as buffer:
        array = cls(-1, 4)
        array.of = there
        if raises:
            array.close()
            with messages.raises(ValueError):
                memoryview(array)
        buffer.copy_from(array, stream=stream)
        assert bytes(buffer) == b"abcd"
        there.fill(0)
        buffer.copy_to(array, stream=stream)
        assert bytes(there) == b"abcd"
        kernel = kernel_of("b64")
        kernel.launch(1, 1, array)
        assert gpu.words(1) == (int(there),)


def test_what_has_no_buffer_that_can_be_shown(gpu: Gpu) -> None:
    closed = mmap.mmap(-1, 4)
    closed.close()
    with Buffer(4) as buffer:
        for copy in (buffer.copy_from, buffer.copy_to):
            with messages.raises(TypeError):
                copy(closed)
    with messages.raises(TypeError):
        Buffer.from_host(closed)
    kernel = Module(ptx(k="align 4 .b8[4]")).get_kernel("k")
    with messages.raises(TypeError):
        kernel.launch(1, 1, closed)
    with pytest.raises(TypeError):
        driver.CUuuid(closed)


def test_a_buffer_keeps_its_stream(gpu: Gpu) -> None:
    stream = Numpy(STREAM)
    end = weakref.ref(stream)
    buffer = Buffer(8, stream=stream)
    del stream
    assert is_alive(end)
    buffer.close()
    del buffer
    assert not is_alive(end)


# --- captures of other threads


def test_a_buffer_breaks_no_capture(gpu: Gpu) -> None:
    """Every call that the manual calls unsafe would end the capture of another thread."""
    gc.collect()  # buffers that earlier tests have left in cycles
    before, found = gpu.freed, bytearray(8)
    kept = [Buffer(8), Buffer(8, stream=STREAM)]
    with captured_elsewhere():
        with Buffer(8) as buffer:
            buffer.copy_from(bytearray(8), stream=STREAM)
            buffer.fill(1, stream=STREAM)
            buffer.copy_to(found, stream=STREAM)
        kept.clear()
        gc.collect()
        cudyn.Module(ptx(k="")).close()
    assert (gpu.freed, gpu.events, bytes(found)) == (before + 3, 0, b"\1" * 8)
    with (
        messages.raises(DriverError),
        captured_elsewhere(),
        messages.raises(DriverError),
    ):
        driver.cuMemAlloc(8)  # the mode of this thread is as it was


def test_closed_after_success(gpu: Gpu) -> None:
    """What could not be freed can be freed later, and is freed once."""
    buffer, before = Buffer(8), gpu.freed
    address = int(buffer)
    with gpu.failing(1, *ENDS):
        for _ in range(2):
            with messages.raises(DriverError):
                buffer.close()
            assert int(buffer) == address
    buffer.close()
    buffer.close()
    assert gpu.freed == before + 1


def test_closed_by_many_threads(gpu: Gpu) -> None:
    before = gpu.freed
    for _ in range(50):
        buffer = Buffer(8)
        in_threads(lambda _: buffer.close())  # noqa: B023
    assert gpu.freed == before + 50


def test_freed_when_its_own_stream_is_captured_no_more(gpu: Gpu) -> None:
    """In the capture it would be a part of the graph; what the graph has allocated is freed there."""
    before = gpu.freed
    with Stream() as stream:
        buffer = Buffer(8, stream=stream)
        with captured(stream):
            buffer.close()
            assert buffer.pointer is None
            Buffer(8, stream=stream).close()
            assert gpu.freed == before + 1
        Device(0).sync()
        assert gpu.freed == before + 2
