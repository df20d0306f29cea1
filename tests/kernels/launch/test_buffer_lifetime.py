"""Tests for the lifetime of Buffers and of the objects that copies use."""

from __future__ import annotations

import gc
import mmap
import threading
import tracemalloc
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

# --- objects that are kept alive for copies


class WeaklyReferable(bytearray):
    """Memory that supports weak references, so that tests notice when it is released."""


def test_copy_keeps_its_source_until_it_ends(gpu: Gpu) -> None:
    """A copy is asynchronous and still reads the source after the call."""
    source = WeaklyReferable(b"abcd")
    source_reference = weakref.ref(source)
    with Buffer(4) as buffer:
        with gpu.failing(NOT_READY, *QUERIES):
            buffer.copy_from(source, stream=STREAM)
            del source
            assert is_alive(source_reference)
            buffer.copy_from(b"efgh", stream=STREAM)  # this copy queries which earlier copies have ended
            assert is_alive(source_reference)
        buffer.copy_from(b"ijkl", stream=STREAM)
        assert not is_alive(source_reference)
    assert gpu.events == 0


def test_copy_keeps_its_target_until_it_ends(gpu: Gpu) -> None:
    """A copy is asynchronous and still writes the target after the call. `close` waits for it."""
    target = WeaklyReferable(4)
    target_reference = weakref.ref(target)
    buffer = Buffer.from_host(b"abcd")
    with gpu.failing(NOT_READY, *QUERIES):
        buffer.copy_to(target, stream=STREAM)
        del target
        assert is_alive(target_reference)
        waits_before = gpu.count("cuEventSynchronize")
        buffer.close()  # `close` waits for the copy
    assert gpu.count("cuEventSynchronize") == waits_before + 1
    assert not is_alive(target_reference)
    assert gpu.events == 0


def test_source_of_a_running_copy_cannot_be_resized(gpu: Gpu) -> None:
    source = bytearray(4)
    with Buffer(4) as buffer, gpu.failing(NOT_READY, *QUERIES):
        buffer.copy_from(source, stream=STREAM)
        with messages.raises(BufferError):
            source.extend(b"more")
    source.extend(b"more")


def test_captured_copy_keeps_its_source(gpu: Gpu) -> None:
    """Each launch of the graph reads the source, so it is kept until the buffer is closed."""
    source = WeaklyReferable(b"abcd")
    source_reference = weakref.ref(source)
    events_before = gpu.events
    with Buffer(4) as buffer:
        with captured() as stream:
            buffer.copy_from(source, stream=stream)
        assert gpu.events == events_before
        del source
        buffer.copy_from(b"efgh", stream=STREAM)
        assert is_alive(source_reference)
    assert not is_alive(source_reference)


def test_copy_into_a_borrowed_buffer_keeps_its_source(gpu: Gpu) -> None:
    """The Buffer is released at once, as in module.get_global("x").copy_from(...), and waits for the copy."""
    memory = Buffer(4)
    with gpu.failing(NOT_READY, *QUERIES):
        waits_before = gpu.count("cuEventSynchronize")
        Buffer.borrow(int(memory), 4).copy_from(bytearray(b"abcd"), stream=STREAM)
        gc.collect()
        assert gpu.count("cuEventSynchronize") == waits_before + 1
    assert bytes(memory) == b"abcd"
    assert gpu.events == 0


def test_synchronous_copy_keeps_nothing(gpu: Gpu) -> None:
    source = WeaklyReferable(b"abcd")
    source_reference = weakref.ref(source)
    with Buffer.from_host(source) as buffer:
        buffer.copy_to(source)
        del source
        assert not is_alive(source_reference)


def test_copies_by_threads_into_a_buffer_work(gpu: Gpu) -> None:
    """Each event is destroyed once, and every byte is copied."""
    with Buffer(8 * 64) as buffer:

        def copy(thread: int) -> None:
            """Fill the thread's 64 bytes of the buffer repeatedly, and sometimes read them."""
            data = bytearray([thread]) * 64
            for repetition in range(400):
                buffer.copy_from(data, stream=STREAM, offset=64 * thread)
                if repetition % 50 == 0:
                    assert bytes(buffer)[64 * thread : 64 * thread + 64] == data

        in_threads(copy)
        assert bytes(buffer) == b"".join(bytes([i]) * 64 for i in range(8))
    assert gpu.events == 0


# --- release


def test_memory_is_freed_once(gpu: Gpu) -> None:
    """The memory is freed by `close`, by the finalizer, or after an exception in the block."""
    freed_before = gpu.freed
    buffer, unclosed = Buffer(8), Buffer(8)
    buffer.close()
    buffer.close()
    with buffer:
        pass
    assert gpu.freed == freed_before + 1
    del buffer, unclosed
    gc.collect()
    assert gpu.freed == freed_before + 2
    with pytest.raises(ZeroDivisionError, match="division by zero"), Buffer(8):
        1 / 0  # noqa: B018
    assert gpu.freed == freed_before + 3


def test_buffer_is_freed_in_a_thread_without_a_context(gpu: Gpu) -> None:
    """A garbage collection may run in any thread. Afterwards, that thread still has no current context."""
    freed_before, buffers = gpu.freed, [Buffer(8)]

    def drop_buffer() -> Any:
        """Free the buffer, and return the current context of the thread."""
        buffers.clear()
        return driver.cuCtxGetCurrent()

    assert not in_thread(drop_buffer)
    assert gpu.freed == freed_before + 1


def test_use_of_a_closed_buffer_raises(device: Device) -> None:
    """This also applies to copies of no bytes, and to copies between buffers."""
    buffer, open_buffer = Buffer(8), Buffer(8)
    buffer.close()
    for use in (
        lambda: int(buffer),
        lambda: bytes(buffer),
        lambda: buffer.fill(),
        lambda: buffer.copy_from(b"x"),
        lambda: buffer.copy_from(b""),
        lambda: buffer.copy_to(bytearray(1)),
        lambda: open_buffer.copy_from(buffer),
        lambda: open_buffer.copy_to(buffer, stream=0),
    ):
        with messages.raises(ValueError):
            use()
    open_buffer.close()


def test_buffer_with_a_stream_is_freed_in_its_order(gpu: Gpu) -> None:
    """The buffer is allocated and freed on its stream, even if it was last used on another stream."""
    allocated, freed = gpu.allocated, gpu.freed
    with Buffer(8, stream=driver.CUstream(STREAM)) as buffer:
        assert gpu.stream == STREAM
        buffer.fill(1, stream=0x6000)
        assert gpu.stream == 0x6000
    assert gpu.stream == STREAM
    assert (gpu.allocated, gpu.freed) == (allocated + 1, freed + 1)
    with messages.raises(TypeError):
        Buffer(8, stream="main")


def test_borrowed_buffer_keeps_its_owner(gpu: Gpu) -> None:
    """The borrowed memory is not freed."""
    freed_before = gpu.freed

    class Owner:
        pass

    memory, owner = Buffer.from_host(b"12345678"), Owner()
    owner_reference = weakref.ref(owner)
    buffer = Buffer.borrow(int(memory), 8, owner)
    del owner
    assert is_alive(owner_reference)
    assert bytes(buffer) == b"12345678"
    buffer.close()
    assert repr(buffer).endswith("closed>")
    del buffer
    assert not is_alive(owner_reference)
    assert gpu.freed == freed_before


def test_buffer_of_a_variable_keeps_its_module(gpu: Gpu) -> None:
    """The buffer is the only object that refers to the module."""
    variable = cudyn.Module(ptx(k="")).get_global("variable")
    gc.collect()
    assert int.from_bytes(bytes(variable), "little") == 0
    assert variable.nbytes == 4


# --- how long objects are kept alive


def test_copy_keeps_its_source_if_recording_its_event_fails(gpu: Gpu) -> None:
    """Without the event, the end of the copy is unknown. Closing the buffer waits for all work."""
    source = WeaklyReferable(b"abcd")
    source_reference = weakref.ref(source)
    buffer = Buffer(4)
    with gpu.failing(1, "cuEventRecord"), messages.raises(DriverError):
        buffer.copy_from(source, stream=STREAM)
    del source
    buffer.copy_from(b"efgh", stream=STREAM)
    assert is_alive(source_reference)
    buffer.close()
    assert not is_alive(source_reference)


def test_failed_copy_releases_its_source(gpu: Gpu) -> None:
    """The source is released by the next copy, even though the wait for the failed copy has failed."""
    source = WeaklyReferable(b"abcd")
    source_reference = weakref.ref(source)
    with Buffer(4) as buffer:
        status = driver.CUDA_ERROR_ILLEGAL_ADDRESS
        with gpu.failing(status, *WAITS), messages.raises(DriverError):
            buffer.copy_from(source, stream=STREAM)
        del source
        buffer.copy_from(b"efgh")
        Device(0).sync()
        assert not is_alive(source_reference)
    assert gpu.events == 0


@pytest.mark.parametrize("use", ["copy", "allocation", "end", "synchronize"])
def test_source_is_released_by_the_next_use_of_a_buffer(gpu: Gpu, use: str) -> None:
    """Any buffer may be used, because the buffer of the copy may never be used again."""
    source = bytearray(b"abcd")
    other_buffer = Buffer(4)
    with Buffer(4) as buffer:
        with gpu.failing(NOT_READY, *QUERIES):
            buffer.copy_from(source, stream=STREAM)
            with pytest.raises(BufferError, match="object cannot be re-sized"):
                source.extend(b"more")
        if use == "copy":
            other_buffer.copy_from(b"efgh", stream=STREAM)
        elif use == "allocation":
            Buffer(4)
        elif use == "end":
            other_buffer.close()
        else:
            Device(0).sync()
        source.extend(b"more")


def test_copy_whose_query_fails_keeps_its_source(gpu: Gpu) -> None:
    """If the query of an event fails, the copy may still be running."""
    source = WeaklyReferable(b"abcd")
    source_reference = weakref.ref(source)
    with Buffer(4) as buffer:
        with gpu.failing(driver.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, "cuEventQuery"):
            buffer.copy_from(source, stream=STREAM)
            del source
            buffer.copy_from(b"efgh", stream=STREAM)
            assert is_alive(source_reference)
        # This status means that the context is no longer usable.
        with gpu.failing(driver.CUDA_ERROR_ILLEGAL_ADDRESS, "cuEventQuery"):
            Device(0).sync()
        assert not is_alive(source_reference)


def test_finalizer_of_a_source_can_copy(gpu: Gpu) -> None:
    """The copy that releases the source holds no lock while the finalizer runs."""
    target, copied = Buffer(4), []

    class CopyingSource(bytearray):
        def __del__(self) -> None:
            """Copy other bytes to the target when the source is released."""
            target.copy_from(bytearray(b"abcd"), stream=STREAM)
            copied.append(bytes(target))

    with Buffer(4) as buffer:
        for _ in range(3):
            buffer.copy_from(CopyingSource(b"1234"), stream=STREAM)
        thread = threading.Thread(target=lambda: buffer.copy_from(b"5678", stream=STREAM), daemon=True)
        thread.start()
        thread.join(300)
        assert not thread.is_alive()
    Device(0).sync()
    gc.collect()
    assert copied == [b"abcd"] * 3


class DeviceArray(mmap.mmap):
    """A device array whose buffer protocol exports other memory, or raises an error if closed, as in jax."""

    device_memory: Buffer

    @property
    def nbytes(self) -> int:
        return len(self.device_memory)


class InterfaceArray(DeviceArray):
    """A device array with the CUDA array interface."""

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.device_memory.__cuda_array_interface__


class DlpackArray(DeviceArray):
    """A device array that supports DLPack."""

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0

    def __dlpack__(self, **options: Any) -> Any:
        return Producer(
            (1, 8, 1), (len(self.device_memory),), (1,), (2, 0), int(self.device_memory)
        ).__dlpack__()


@pytest.mark.parametrize("cls", [InterfaceArray, DlpackArray])
@pytest.mark.parametrize("stream", [None, STREAM])
@pytest.mark.parametrize("raises", [True, False])
def test_copy_of_a_device_array_whose_buffer_raises_works(
    gpu: Gpu, cls: type[DeviceArray], stream: Any, raises: bool
) -> None:
    """The protocols for device arrays are tried before the buffer protocol.

    An exception of the buffer protocol is ignored.
    """
    with Buffer.from_host(b"abcd") as device_memory, Buffer(4) as buffer:
        array = cls(-1, 4)
        array.device_memory = device_memory
        if raises:
            array.close()
            with messages.raises(ValueError):
                memoryview(array)
        buffer.copy_from(array, stream=stream)
        assert bytes(buffer) == b"abcd"
        device_memory.fill(0)
        buffer.copy_to(array, stream=stream)
        assert bytes(device_memory) == b"abcd"
        kernel = kernel_of("b64")
        kernel.launch(1, 1, array)
        assert gpu.words(1) == (int(device_memory),)


def test_copy_of_a_closed_mmap_raises(gpu: Gpu) -> None:
    """A closed mmap has no memory, and its own error is not a TypeError."""
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
    with messages.raises(TypeError):
        driver.CUuuid(closed)


@pytest.mark.parametrize(
    "source", [bytearray(1 << 20), memoryview(bytearray(1 << 20)).cast("f"), bytes(1 << 20)]
)
def test_copy_does_not_duplicate_memory(gpu: Gpu, source: Any) -> None:
    """The copies fail after the memory has been read, because the simulated driver duplicates it."""
    with Buffer(1 << 20) as buffer:
        copies = [buffer.copy_from] if isinstance(source, bytes) else [buffer.copy_from, buffer.copy_to]
        for copy in copies:
            tracemalloc.start()
            with pytest.raises(ValueError, match="do not fit"):
                copy(source, stream=STREAM, offset=1)
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
            assert peak < 1 << 19


def test_buffer_keeps_its_stream(gpu: Gpu) -> None:
    stream = Numpy(STREAM)
    stream_reference = weakref.ref(stream)
    buffer = Buffer(8, stream=stream)
    del stream
    assert is_alive(stream_reference)
    buffer.close()
    del buffer
    assert not is_alive(stream_reference)


# --- captures in other threads


def test_use_of_buffers_leaves_captures_of_other_threads_valid(gpu: Gpu) -> None:
    """Calls that CUDA's manual describes as unsafe would invalidate the capture of another thread."""
    gc.collect()  # frees buffers of earlier tests that are in reference cycles
    freed_before, result = gpu.freed, bytearray(8)
    buffers = [Buffer(8), Buffer(8, stream=STREAM)]
    with captured_elsewhere():
        with Buffer(8) as buffer:
            buffer.copy_from(bytearray(8), stream=STREAM)
            buffer.fill(1, stream=STREAM)
            buffer.copy_to(result, stream=STREAM)
        buffers.clear()
        gc.collect()
        cudyn.Module(ptx(k="")).close()
    assert (gpu.freed, gpu.events, bytes(result)) == (freed_before + 3, 0, b"\1" * 8)
    with (
        messages.raises(DriverError),
        captured_elsewhere(),
        messages.raises(DriverError),
    ):
        driver.cuMemAlloc(8)  # fails, because the capture mode of this thread has been restored


def test_buffer_can_be_closed_again_after_an_error(gpu: Gpu) -> None:
    """After a failed `close`, the buffer is still open. The memory is freed only once."""
    buffer, freed_before = Buffer(8), gpu.freed
    address = int(buffer)
    with gpu.failing(1, *ENDS):
        for _ in range(2):
            with messages.raises(DriverError):
                buffer.close()
            assert int(buffer) == address
    buffer.close()
    buffer.close()
    assert gpu.freed == freed_before + 1


def test_buffer_that_many_threads_close_is_freed_once(gpu: Gpu) -> None:
    freed_before = gpu.freed
    for _ in range(50):
        buffer = Buffer(8)
        in_threads(lambda _: buffer.close())  # noqa: B023
    assert gpu.freed == freed_before + 50


def test_buffer_of_a_captured_stream_is_freed_after_the_capture(gpu: Gpu) -> None:
    """During the capture, the deallocation would become part of the graph.

    Memory that was allocated in the graph is freed in the graph.
    """
    freed_before = gpu.freed
    with Stream() as stream:
        buffer = Buffer(8, stream=stream)
        with captured(stream):
            buffer.close()
            assert buffer.pointer is None
            Buffer(8, stream=stream).close()
            assert gpu.freed == freed_before + 1
        Device(0).sync()
        assert gpu.freed == freed_before + 2
