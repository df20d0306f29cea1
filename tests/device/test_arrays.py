"""Tests for arrays that another stream computes, for Buffers, and for pools, on real devices."""

from __future__ import annotations

import array
import os
import pickle
import subprocess
import sys
from typing import Any

import pytest

import cudyn

from ..conftest import on_gpu
from ..kernels.launch.test_producer_streams import USES, Exporter, InterfaceArray

COUNT = 1 << 22
PTX = b"""
.version 8.0
.target sm_80
.address_size 64
.visible .entry late(.param .u64 x, .param .u32 n) {
    .reg .b64 %x, %o, %c, %e; .reg .b32 %t, %b, %d, %n; .reg .pred %p;
    ld.param.u64 %x, [x]; ld.param.u32 %n, [n];
    mov.u64 %e, %globaltimer; add.u64 %e, %e, 20000000;
wait: mov.u64 %c, %globaltimer; setp.lt.u64 %p, %c, %e; @%p bra wait;
    mov.u32 %t, %tid.x; mov.u32 %b, %ctaid.x; mov.u32 %d, %ntid.x; mad.lo.u32 %t, %b, %d, %t;
    setp.ge.u32 %p, %t, %n; @%p ret;
    mul.wide.u32 %o, %t, 4; add.u64 %x, %x, %o; st.global.u32 [%x], 7; ret;
}
.visible .entry copy(.param .u64 x, .param .u64 y) {
    .reg .b64 %x, %y, %o; .reg .b32 %t, %a;
    ld.param.u64 %x, [x]; ld.param.u64 %y, [y]; mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4;
    add.u64 %x, %x, %o; add.u64 %y, %y, %o; ld.global.u32 %a, [%x]; st.global.u32 [%y], %a; ret;
}
"""
CONTRACT = "copy(in x: i32[n], y: i32[n]) -> copy<<<1, n>>>(x, y)"


class Program:
    """A kernel that fills `x` after a delay of 20 ms, and a kernel that copies `x` to `y` (see `USES`)."""

    def __init__(self, make_array: Any) -> None:
        module = cudyn.Module(PTX)
        self.kernel: Any = module.get_kernel("copy")
        self.by_contract: Any = module.get_kernel(cudyn.Contract(CONTRACT))
        self.producer, self.consumer = cudyn.Stream(), cudyn.Stream()
        zeros = array.array("i", [0] * 32)
        self.x, self.y = cudyn.Buffer.from_host(zeros), cudyn.Buffer.from_host(zeros)
        cudyn.Device(0).sync()
        module.get_kernel("late").launch(1, 32, self.x, 32, stream=self.producer)
        self.array = make_array(self.x, self.producer)

    def read(self) -> set[int]:
        """Wait for the consumer, and return the values of `y`."""
        self.consumer.sync()
        return {*self.y.to_host().tolist()}


@pytest.mark.parametrize("make_array", [InterfaceArray, Exporter])
@pytest.mark.parametrize("use", USES, ids=lambda use: use.__name__)
def test_use_of_an_array_waits_for_its_stream(device: cudyn.Device, use: Any, make_array: Any) -> None:
    program = Program(make_array)
    use(program)
    assert program.read() == {7}


def test_captured_launch_whose_module_is_closed_raises(device: cudyn.Device) -> None:
    module, stream = cudyn.Module(PTX), cudyn.Stream()
    source, target = cudyn.Buffer.from_host(bytes(128)), cudyn.Buffer(128)
    with cudyn.Graph.capture(stream) as graph:
        module.get_kernel("copy").launch(1, 32, source, target, stream=stream)
    graph.launch(stream)
    stream.sync()
    module.close()
    with pytest.raises(ValueError, match="the module is closed"):
        graph.launch(stream)


def test_pinned_and_managed_memory(device: cudyn.Device) -> None:
    stream = cudyn.Stream()
    for make in (cudyn.Buffer.pinned, cudyn.Buffer.managed):
        with make((2, 3), "i4") as buffer, cudyn.Buffer((2, 3), "i4") as on_device:
            buffer.host_view()[1, 2] = 5
            on_device.copy_from(buffer, stream=stream)
            stream.sync()
            assert on_device.to_host().tolist()[1][2] == 5
            on_device[:1].fill(1)
            on_device.copy_to(buffer)
            rows: Any = buffer.host_view().tolist()
            assert rows[0] == [0x01010101] * 3
            buffer.copy_from(bytes(24))
            assert bytes(buffer) == bytes(24)
            buffer[1:].fill(2)
            device.sync()
            assert buffer.to_host().tolist() == [[0] * 3, [0x02020202] * 3]


@on_gpu
def test_copy_of_pinned_memory_returns_before_it_is_done(device: cudyn.Device) -> None:
    """The copy follows a kernel that takes 20 ms. Both directions return at once."""
    stream = cudyn.Stream()
    late = cudyn.Module(PTX).get_kernel("late")
    on_device, pinned = cudyn.Buffer(COUNT, "i4"), cudyn.Buffer.pinned(COUNT, "i4")
    for copy in (on_device.copy_from, on_device.copy_to):
        device.sync()
        late.launch(1, 32, on_device, 32, stream=stream)
        copy(pinned, stream=stream)
        assert not stream.is_done
        stream.sync()


def test_pool(device: cudyn.Device) -> None:
    stream = cudyn.Stream()
    with cudyn.MemoryPool(release_threshold=1 << 20) as pool:
        assert pool.release_threshold == 1 << 20
        with pool.allocate((100, 3), "f4", stream=stream) as buffer:
            buffer.fill(0, stream=stream)
            assert pool.used_mem_current >= 1200
            assert {*buffer.to_host(stream=stream).reshape(-1).tolist()} == {0.0}
        stream.sync()
        assert pool.used_mem_current == 0
        assert pool.used_mem_high >= 1200
        pool.trim()
        assert pool.reserved_mem_current == 0
        pool.reset_high()
        assert pool.used_mem_high == 0
        with pool.use(), cudyn.Buffer(4096, stream=stream):
            assert pool.used_mem_current >= 4096


READER = """
import pickle, sys
import cudyn
handle, descriptor, event_descriptor = pickle.loads(bytes.fromhex(sys.argv[1]))
pool = cudyn.MemoryPool.from_allocation_handle(handle)
stream = cudyn.Stream()
event = cudyn.Event.from_ipc_descriptor(event_descriptor)
stream.wait(event)
with pool.open_buffer(descriptor, stream=stream) as buffer:
    print(buffer.dtype, buffer.shape, {*buffer.to_host(stream=stream).tolist()})
    buffer[:1].fill(0, stream=stream)
    stream.sync()
"""


@on_gpu
@pytest.mark.skipif(sys.platform != "linux", reason="other processes can open pools only on Linux")
def test_process_opens_memory_and_waits_for_an_event(device: cudyn.Device) -> None:
    stream = cudyn.Stream()
    late = cudyn.Module(PTX).get_kernel("late")
    pool, event = cudyn.MemoryPool(ipc_enabled=True), cudyn.Event(ipc_enabled=True)
    with pool.allocate(32, "i4", stream=stream) as buffer:
        buffer.fill(0, stream=stream)
        late.launch(1, 32, buffer, 32, stream=stream)
        event.record(stream)
        handle = pool.get_allocation_handle()
        message = handle, pool.get_ipc_descriptor(buffer), event.get_ipc_descriptor()
        command = [sys.executable, "-c", READER, pickle.dumps(message).hex()]
        output = subprocess.run(command, pass_fds=(handle,), capture_output=True, text=True, timeout=120)
        os.close(handle)
        assert (output.returncode, output.stdout) == (0, "i32 (32,) {7}\n"), output.stderr
        assert buffer.to_host(stream=stream).tolist() == [0] + [7] * 31
