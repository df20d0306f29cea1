"""Tests for two devices: peer access, pools, memory of other processes, streams, traces and benchmarks.

`python -m pytest -m gpu tests/device/test_two_devices.py` runs them on a machine with two GPUs.
"""

from __future__ import annotations

import array
import json
import os
import pathlib
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import cudyn
from cudyn import Buffer, Device, Event, MemoryPool, Module, Stream

from ..conftest import on_gpu
from ..kernels.launch.test_producer_streams import InterfaceArray
from .test_arrays import CONTRACT, PTX

SIZE = 128  # bytes of the arrays: 32 ints
PAIRS = pytest.mark.parametrize("ordinals", [(0, 1), (1, 0)], ids=["0 from 1", "1 from 0"])

pytestmark = pytest.mark.usefixtures("two_devices")


class Reader:
    """A kernel that copies 32 ints on a device, and the memory that it writes."""

    def __init__(self, ordinal: int) -> None:
        self.module = Module(PTX, device=ordinal)
        self.kernel: Any = self.module.get_kernel("copy")
        self.target = Buffer(32, "i4", device=ordinal)
        self.target.fill(0)
        self.module.device.sync()

    def read(self, source: object, **options: Any) -> set[int]:
        """Return the values that the kernel reads."""
        self.kernel.launch(1, 32, source, self.target, **options)
        self.module.device.sync()
        return {*self.target.to_host().tolist()}


def repeat(byte: int) -> int:
    """Return the int whose four bytes have a value."""
    return byte * 0x01010101


@pytest.fixture(autouse=True)
def without_peers(two_devices: None) -> Iterator[None]:
    """Disable peer access, and use the first device again after the test."""
    yield
    Device(0).use()
    for first, second in ((0, 1), (1, 0)):
        Device(first).disable_peer(second)


# --- peers


@PAIRS
def test_kernel_reads_memory_of_a_peer(ordinals: tuple[int, int]) -> None:
    own, other = map(Device, ordinals)
    assert (own.can_access_peer(other), own.can_access_peer(own)) == (True, False)
    reader = Reader(own.ordinal)
    with Buffer(SIZE, device=other) as source:
        source.fill(3)
        other.sync()
        for _ in range(2):
            with pytest.raises(ValueError, match=rf"Device\({own.ordinal}\)\.enable_peer\({other.ordinal}\)"):
                reader.read(source)
            own.enable_peer(other)
            own.enable_peer(other)
            assert reader.read(source) == {repeat(3)}
            assert reader.read(source[:]) == {repeat(3)}
            own.disable_peer(other)
            own.disable_peer(other)


@PAIRS
def test_memory_is_copied_between_devices_without_peer_access(ordinals: tuple[int, int]) -> None:
    own, other = map(Device, ordinals)
    with Buffer(32, "i4", device=own) as target, Buffer(32, "i4", device=other) as source:
        source.fill(5)
        other.sync()
        target.copy_from(source)
        assert {*target.to_host().tolist()} == {repeat(5)}
        source.fill(6)
        other.sync()
        stream = Stream(device=own)
        target.copy_from(source, stream=stream)
        assert {*target.to_host(stream=stream).tolist()} == {repeat(6)}
        target.fill(7)
        own.sync()
        target.copy_to(source, stream=stream)
        stream.sync()
        assert {*source.to_host().tolist()} == {repeat(7)}


def test_host_memory_is_shared_by_devices() -> None:
    readers = Reader(0), Reader(1)
    for allocate in (Buffer.pinned, Buffer.managed):
        with allocate(32, "i4", device=1) as source:
            source.host_view()[:] = array.array("i", range(32))
            for reader in readers:
                assert reader.read(source) == {*range(32)}


# --- pools


@PAIRS
def test_pool_permits_the_devices_that_it_lists(ordinals: tuple[int, int]) -> None:
    own, other = map(Device, ordinals)
    reader = Reader(own.ordinal)
    with MemoryPool(other) as pool:
        source = pool.allocate(SIZE)
        source.fill(4)
        other.sync()
        own.enable_peer(other)  # has no effect on memory of pools
        for _ in range(2):
            with pytest.raises(ValueError, match=rf"peer_accessible_by = \[{own.ordinal}\]"):
                reader.read(source)
            pool.peer_accessible_by = [own]
            assert pool.peer_accessible_by == (own.ordinal,)
            assert reader.read(source) == {repeat(4)}
            assert reader.read(source[:]) == {repeat(4)}
            pool.peer_accessible_by = []
        source.close()


def test_buffer_with_a_stream_belongs_to_the_current_pool() -> None:
    reader, stream = Reader(0), Stream(device=1)
    with MemoryPool(1).use() as pool:
        assert int(MemoryPool.current(1)) == int(pool) != int(MemoryPool.current(0))
        source = Buffer(SIZE, stream=stream, device=1)
        source.fill(4, stream=stream)
        stream.sync()
        with pytest.raises(ValueError, match="peer_accessible_by"):
            reader.read(source)
        pool.peer_accessible_by = [0]
        assert reader.read(source) == {repeat(4)}
        source.close()
        assert (pool.used_mem_current, pool.used_mem_high) != (0, 0)


def test_pools_of_two_devices_have_their_own_statistics() -> None:
    with MemoryPool(0) as first, MemoryPool(1) as second:
        buffer = second.allocate(1 << 22)
        assert first.used_mem_current == 0
        assert second.used_mem_current >= 1 << 22
        buffer.close()
        Device(1).sync()
        second.trim()
        assert (second.used_mem_current, second.reserved_mem_current) == (0, 0)
        second.reset_high()
        assert second.used_mem_high == 0


# --- streams


def test_streams_of_two_devices_wait_for_each_other() -> None:
    reader, producer = Reader(0), Stream(device=1)
    consumer = Stream(device=0)
    late = Module(PTX, device=1).get_kernel("late")
    Device(0).enable_peer(1)
    with Buffer(32, "i4", device=1) as source:
        source.fill(0)
        Device(1).sync()
        late.launch(1, 32, source, 32, stream=producer)
        consumer.wait(producer)
        assert reader.read(source, stream=consumer) == {7}
        source.fill(0)
        Device(1).sync()
        late.launch(1, 32, source, 32, stream=producer)
        consumer.wait(producer.record())
        assert reader.read(source, stream=consumer) == {7}


@pytest.mark.parametrize("has_contract", [False, True])
def test_launch_on_the_second_device_waits_for_an_array(has_contract: bool) -> None:
    reader, producer, consumer = Reader(1), Stream(device=1), Stream(device=1)
    late = reader.module.get_kernel("late")
    by_contract: Any = reader.module.get_kernel(cudyn.Contract(CONTRACT))
    with Device(0), Buffer(32, "i4", device=1) as source:
        source.fill(0)
        Device(1).sync()
        late.launch(1, 32, source, 32, stream=producer)
        exported = InterfaceArray(source, producer)
        if has_contract:
            by_contract(exported, reader.target, stream=consumer)
        else:
            reader.kernel.launch(1, 32, exported, reader.target, stream=consumer)
        consumer.sync()
        assert {*reader.target.to_host().tolist()} == {7}


@PAIRS
def test_times_are_measured_on_each_device(ordinals: tuple[int, int]) -> None:
    """The other device is current."""
    own, other = map(Device, ordinals)
    late = Module(PTX, device=own).get_kernel("late")
    with other, Buffer(32, "i4", device=own) as target:
        stream = Stream(device=own)
        start, end = (Event(timing=True, device=own) for _ in range(2))
        start.record(stream)
        late.launch(1, 32, target, 32, stream=stream)
        end.record(stream)
        end.sync()
        assert end - start >= 0
        assert Device.current() is other


def test_graph_copies_between_devices() -> None:
    with Buffer(32, "i4", device=0) as target, Buffer(32, "i4", device=1) as source:
        graph = cudyn.Graph()
        target.copy_from(source, stream=graph)
        for value in (1, 2):
            source.fill(value)
            Device(1).sync()
            graph.launch()
            Device(0).sync()
            assert {*target.to_host().tolist()} == {repeat(value)}


# --- measurements


def test_trace_contains_the_work_of_both_devices(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "trace.json"
    readers = Reader(0), Reader(1)
    sources = [Buffer(SIZE, device=ordinal) for ordinal in (0, 1)]
    with cudyn.trace(path) as trace:
        for reader, source in zip(readers, sources):
            source.fill(1)
            reader.kernel.launch(1, 32, source, reader.target)
        sources[0].copy_from(sources[1])
    assert [time.device for time in trace.list_device_times()] == [0, 1]
    kernels = [event.device for event in trace.events if event.category == "kernel"]
    assert sorted(kernels) == [0, 1]
    # Without peer access, the driver copies through host memory, which is a copy on each device.
    copies = [event.device for event in trace.events if event.category == "copy"]
    assert copies
    assert len(copies) == len({*copies})
    names = [record["args"].get("name") for record in json.loads(path.read_text())["traceEvents"]]
    assert {"GPU 0", "GPU 1"} <= {*names}


@pytest.mark.alone
@on_gpu
def test_benchmark_measures_the_device_of_the_kernel() -> None:
    """The kernel waits for 20 ms. Device 0, whose default stream is empty, is current."""
    for ordinal in (0, 1):
        late = Module(PTX, device=ordinal).get_kernel("late")
        target = Buffer(SIZE, device=ordinal)
        for stream in (None, Stream(device=ordinal)):
            result = cudyn.benchmark(late, 1, 32, target, 32, stream=stream, seconds=0.1, trace=True)
            print(result)
            assert 0.019 < result.median < 0.025
            assert 0.019 < (result.busy or 0) <= 1.02 * result.median


# --- other processes

READER = """
import pickle, sys
import cudyn
handle, descriptor, event_descriptor, code = pickle.loads(bytes.fromhex(sys.argv[1]))
pool = cudyn.MemoryPool.from_allocation_handle(handle, device=1)
start = cudyn.Event.from_ipc_descriptor(event_descriptor, device=1)
end = cudyn.Event(ipc_enabled=True, device=1)
stream, other_stream = cudyn.Stream(device=1), cudyn.Stream(device=0)
stream.wait(start)
with pool.open_buffer(descriptor, stream=stream) as buffer:
    values = sorted({*buffer.to_host(stream=stream).tolist()})
    print(pool.peer_accessible_by, buffer.dtype, buffer.shape, values)
    kernel = cudyn.Module(code, device=0).get_kernel("copy")
    target = cudyn.Buffer(32, "i4", device=0)
    try:
        kernel.launch(1, 32, buffer, target, stream=other_stream)
    except ValueError:
        print("rejected")
    pool.peer_accessible_by = [0]
    kernel.launch(1, 32, buffer, target, stream=other_stream)
    print(pool.peer_accessible_by, sorted({*target.to_host(stream=other_stream).tolist()}))
    cudyn.Module(code, device=1).get_kernel("late").launch(1, 16, buffer, 16, stream=stream)
    end.record(stream)
    print(end.get_ipc_descriptor().hex(), flush=True)
    input()
"""


@on_gpu
@pytest.mark.skipif(sys.platform != "linux", reason="other processes can open pools only on Linux")
def test_processes_exchange_memory_of_the_second_device() -> None:
    """The child reads the memory on both devices, and writes it late. Each process waits for the other."""
    stream = Stream(device=1)
    pool, start = MemoryPool(1, ipc_enabled=True), Event(ipc_enabled=True, device=1)
    with pool.allocate(32, "i4", stream=stream) as buffer:
        buffer.fill(1, stream=stream)
        Module(PTX, device=1).get_kernel("late").launch(1, 24, buffer, 24, stream=stream)
        start.record(stream)
        handle = pool.get_allocation_handle()
        message = handle, pool.get_ipc_descriptor(buffer), start.get_ipc_descriptor(), PTX
        command = [sys.executable, "-c", READER, pickle.dumps(message).hex()]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, pass_fds=(handle,), stdin=pipe, stdout=pipe, text=True) as child:
            os.close(handle)
            assert child.stdin is not None
            assert child.stdout is not None
            lines = [child.stdout.readline().strip() for _ in range(4)]
            values = [7, repeat(1)]
            assert lines[:3] == [f"() i32 (32,) {values}", "rejected", f"(0,) {values}"]
            with Event.from_ipc_descriptor(bytes.fromhex(lines[3]), device=1) as end:
                stream.wait(end)
                assert buffer.to_host(stream=stream).tolist() == [7] * 24 + [repeat(1)] * 8
            child.communicate("\n", timeout=60)
        assert child.returncode == 0


@on_gpu
def test_arrays_of_torch_on_both_devices_are_launched(torch: Any) -> None:
    for ordinal in (0, 1):
        reader = Reader(ordinal)
        tensor = torch.full((32,), 9 + ordinal, dtype=torch.int32, device=f"cuda:{ordinal}")
        assert reader.read(tensor) == {9 + ordinal}
        buffer = Buffer.from_host(array.array("i", [ordinal] * 32), device=ordinal)
        exported = torch.from_dlpack(buffer)
        assert (exported.device.index, exported.dtype, exported.tolist()) == (
            ordinal,
            torch.int32,
            [ordinal] * 32,
        )
