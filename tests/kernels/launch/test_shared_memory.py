"""Tests for memory of pools that several streams or processes use."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import pytest

from cudyn import Buffer, Device, Event, MemoryPool, Module, Stream, testing

from ...support.messages import raises
from .test_producer_streams import PTX

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="other processes can open pools only on Linux")


def test_use_after_free_in_stream_order_is_a_race() -> None:
    """The memory is freed in a stream that does not wait for the stream that uses it."""
    with testing.simulate("sm_90", run=True, schedule="seed:1"):
        first, second = Stream(), Stream()
        buffer = MemoryPool().allocate(16, stream=first)
        second.wait(first)
        buffer.fill(1, stream=second)
        buffer.close()
        with pytest.raises(
            testing.Fault, match=r"uses memory that was freed in the meantime|without synchronization: make"
        ):
            Device(0).sync()
    with testing.simulate("sm_90", run=True, schedule="seed:1"):
        first, second = Stream(), Stream()
        buffer = MemoryPool().allocate(16, stream=first)
        second.wait(first)
        buffer.fill(1, stream=second)
        first.wait(second)
        buffer.close()
        Device(0).sync()


# --- other devices


@pytest.mark.parametrize("is_pool", [False, True])
def test_kernel_that_uses_memory_of_another_device_without_access_is_a_fault(is_pool: bool) -> None:
    """The address is passed as an int, so that cudyn does not check it."""
    for is_permitted in (False, True, False):
        with testing.simulate("sm_90", devices=2, run=True):
            kernel = Module(PTX, device=0).get_kernel("copy")
            pool = MemoryPool(1)
            source = pool.allocate(128) if is_pool else Buffer(128, device=1)
            source.fill(1)
            target = Buffer(128, device=0)
            if is_permitted and is_pool:
                pool.peer_accessible_by = [0]
            elif is_permitted:
                Device(0).enable_peer(1)
            if is_permitted:
                kernel.launch(1, 32, int(source), target)
                assert bytes(target) == bytes([1]) * 128
                continue
            with raises(testing.Fault):
                kernel.launch(1, 32, int(source), target)


def test_access_of_another_device_can_be_disabled() -> None:
    """The same launch works while access is enabled, and is a fault afterwards."""
    with testing.simulate("sm_90", devices=2, run=True):
        kernel = Module(PTX, device=0).get_kernel("copy")
        source, target = Buffer(128, device=1), Buffer(128, device=0)
        source.fill(1)
        Device(0).enable_peer(1)
        kernel.launch(1, 32, int(source), target)
        Device(0).disable_peer(1)
        with pytest.raises(testing.Fault, match="of device 1, which device 0 can't access"):
            kernel.launch(1, 32, int(source), target)


# --- other processes

CANNOT_ALLOCATE = "the pool of another process can't allocate memory: use open_buffer"
READER = """
import pickle, sys
import cudyn
from cudyn import testing
with testing.simulate("sm_90"):
    handle, descriptor, event_descriptor = pickle.loads(bytes.fromhex(sys.argv[1]))
    pool = cudyn.MemoryPool.from_allocation_handle(handle)
    stream = cudyn.Stream()
    with cudyn.Event.from_ipc_descriptor(event_descriptor) as event:
        stream.wait(event)
        with pool.open_buffer(descriptor, stream=stream) as buffer:
            print(buffer.dtype, buffer.shape, buffer.to_host(stream=stream).tolist())
            buffer[:1].fill(0, stream=stream)
        event.sync()
    try:
        pool.allocate(4)
    except ValueError as error:
        print(error)
"""


@on_linux
def test_process_opens_memory_and_waits_for_an_event() -> None:
    """The simulation of the first process runs its work late, so that the other process has to wait."""
    with testing.simulate("sm_90", run=True, schedule="seed:1"):
        stream = Stream()
        with MemoryPool(ipc_enabled=True) as pool, Event(ipc_enabled=True) as event:
            buffer = pool.allocate((2, 2), "i4", stream=stream)
            stream.sync()
            buffer.fill(1, stream=stream)
            event.record(stream)
            handle = pool.get_allocation_handle()
            message = handle, pool.get_ipc_descriptor(buffer), event.get_ipc_descriptor()
            reader = subprocess.Popen(
                [sys.executable, "-c", READER, pickle.dumps(message).hex()],
                pass_fds=(handle,),
                stdout=subprocess.PIPE,
                text=True,
            )
            os.close(handle)
            output, _ = reader.communicate(timeout=60)
            lines = [f"i32 (2, 2) {[[0x01010101] * 2] * 2}", CANNOT_ALLOCATE, ""]
            assert output.split("\n") == lines
            assert buffer.to_host(stream=stream).tolist()[1] == [0x01010101] * 2
            buffer.close()
