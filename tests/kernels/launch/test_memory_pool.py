"""Tests for memory pools and peer access."""

from __future__ import annotations

import array
import gc
import os
import sys
from collections.abc import Callable
from typing import Any

import pytest

from cudyn import Buffer, Device, DriverError, Event, MemoryPool, Module, Stream

from ...support.code import ptx
from ...support.messages import raises
from ...support.simulated_gpu import Gpu

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="other processes can open pools only on Linux")


def test_pool_allocates_buffers_in_stream_order(gpu: Gpu) -> None:
    """The pool counts used and reserved memory, and keeps freed memory until it is trimmed."""
    stream = Stream()
    with MemoryPool() as pool:
        with pool.allocate((10, 3), "f4", stream=stream) as buffer:
            assert (buffer.dtype, buffer.shape, buffer.memory, buffer.nbytes) == ("f32", (10, 3), "cuda", 120)
            buffer.copy_from(array.array("f", range(30)), stream=stream)
            assert buffer.to_host(stream=stream).tolist()[9] == [27, 28, 29]
            assert (pool.used_mem_current, pool.used_mem_high) == (120, 120)
            assert buffer.__cuda_array_interface__["stream"] == int(stream)
        assert (pool.used_mem_current, pool.reserved_mem_current) == (0, 120)
        pool.trim(60)
        assert (pool.reserved_mem_current, pool.reserved_mem_high, pool.used_mem_high) == (60, 120, 120)
        pool.trim()
        pool.reset_high()
        assert (pool.reserved_mem_current, pool.reserved_mem_high, pool.used_mem_high) == (0, 0, 0)
        assert (len(pool.allocate(16)), pool.allocate(0).pointer) == (16, 0)
    assert gpu.count_alive("CUmemoryPool") == 0
    for use in (lambda: pool.allocate(4), pool.trim, lambda: pool.used_mem_current, pool.use):
        with raises(ValueError):
            use()


def test_pool_keeps_memory_up_to_its_threshold(gpu: Gpu) -> None:
    """By default, the pool keeps all memory."""
    assert MemoryPool().release_threshold == (1 << 64) - 1
    pool = MemoryPool(release_threshold=100)
    pool.allocate(400).close()
    assert (pool.release_threshold, pool.reserved_mem_current) == (100, 100)
    pool.release_threshold = 0
    assert pool.reserved_mem_current == 0
    for value, error in (
        (-1, ValueError),
        (1 << 64, ValueError),
        ("x", TypeError),
        (1.5, TypeError),
        (True, TypeError),
    ):
        with raises(error):
            pool.release_threshold = value  # type: ignore[assignment]
        with raises(error):
            pool.trim(value)  # type: ignore[arg-type]
        with raises(error):
            MemoryPool(max_size=value)  # type: ignore[arg-type]


def test_buffer_keeps_its_pool_alive(gpu: Gpu) -> None:
    buffer = MemoryPool().allocate(16)
    gc.collect()
    assert gpu.count_alive("CUmemoryPool") == 1
    del buffer
    gc.collect()
    assert gpu.count_alive("CUmemoryPool") == 0


def test_current_pool_is_not_destroyed(gpu: Gpu) -> None:
    with MemoryPool.current() as first:
        handle = int(first)
    pool = MemoryPool().use()
    assert int(MemoryPool.current()) == int(pool) != handle
    Buffer(100, stream=Stream()).close()
    assert pool.used_mem_high == 100
    assert int(MemoryPool.current(1)) != int(pool)


def test_memory_without_ipc_cannot_be_opened(gpu: Gpu) -> None:
    """Sharing with other processes must be enabled when a pool or an event is created."""
    pool = MemoryPool()
    for use in (pool.get_allocation_handle, Event().get_ipc_descriptor):
        with raises(ValueError):
            use()
    with raises(ValueError):
        Event(ipc_enabled=True, timing=True)
    with raises(ValueError):
        pool.get_ipc_descriptor(pool.allocate(4))
    with raises(DriverError):
        MemoryPool.from_allocation_handle(9999)
    with raises(TypeError):
        pool.open_buffer(b"descriptor")  # type: ignore[arg-type]


@on_linux
def test_pool_of_another_process_is_used_correctly_or_raises(gpu: Gpu) -> None:
    """This process opens its own pool, as another process would."""
    pool = MemoryPool(ipc_enabled=True)
    file = pool.get_allocation_handle()
    imported = MemoryPool.from_allocation_handle(file)
    os.close(file)
    buffer = pool.allocate((2, 3), "f4")
    descriptor = pool.get_ipc_descriptor(buffer)
    with imported.open_buffer(descriptor) as opened:
        assert (opened.dtype, opened.shape) == ("f32", (2, 3))
    other = MemoryPool(ipc_enabled=True)
    uses: list[Callable[[], object]] = [
        lambda: imported.allocate(4),
        imported.get_allocation_handle,
        lambda: imported.get_ipc_descriptor(buffer),
        lambda: pool.open_buffer(descriptor),
        lambda: pool.get_ipc_descriptor(Buffer(4)),
        lambda: pool.get_ipc_descriptor(other.allocate(4)),
        lambda: imported.open_buffer(descriptor._replace(data=b"short")),
        lambda: MemoryPool.from_allocation_handle(-1),
        lambda: MemoryPool.from_allocation_handle(1 << 31),
        lambda: Event.from_ipc_descriptor(b"short"),
    ]
    for use in uses:
        with raises(ValueError):
            use()


@on_linux
@pytest.mark.parametrize("value", ["text", None, True, 1.5], ids=repr)
def test_values_of_other_types_raise(gpu: Gpu, value: Any) -> None:
    """The TypeError is raised before the driver is called."""
    pool = MemoryPool(ipc_enabled=True)
    uses: list[Callable[[], object]] = [
        lambda: MemoryPool.from_allocation_handle(value),
        lambda: Event.from_ipc_descriptor(value),
        lambda: pool.get_ipc_descriptor(value),
        lambda: setattr(pool, "peer_accessible_by", value),
    ]
    for use in uses:
        with raises(TypeError):
            use()


# --- peers


def test_peer_access_is_enabled_once(gpu: Gpu) -> None:
    """Enabling or disabling it again has no effect, and a device is not its own peer."""
    kernel = Module(ptx(k="u64"), device=0).get_kernel("k")
    first, second = Device(0), Device(1)
    assert first.can_access_peer(second)
    assert not first.can_access_peer(0)
    buffer = Buffer(16, device=1)
    with raises(ValueError):
        kernel.launch(1, 1, buffer)
    first.enable_peer(second)
    first.enable_peer(1)
    kernel.launch(1, 1, buffer)
    assert gpu.words(1) == (int(buffer),)
    first.disable_peer(1)
    first.disable_peer(second)
    with raises(ValueError):
        kernel.launch(1, 1, buffer)
    with raises(DriverError):
        first.enable_peer(0)


def test_pool_is_accessible_by_peers(gpu: Gpu) -> None:
    """The pool's own device is not listed, because it always has access."""
    pool = MemoryPool()
    assert pool.peer_accessible_by == ()
    cases: tuple[tuple[list[Device | int], tuple[int, ...]], ...] = (
        ([1], (1,)),
        ([Device(1), 0], (1,)),
        ([], ()),
    )
    for devices, expected in cases:
        pool.peer_accessible_by = devices
        assert pool.peer_accessible_by == expected
