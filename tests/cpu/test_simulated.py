"""Kernels in a simulation: launches of every kind, graphs, variables; faults as errors; what can't run."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import pytest

import cudyn
from cudyn import driver, testing

from ..support.cpu import HEAD, kernel

ADD = """
.visible .entry add(.param .u64 y, .param .u64 x, .param .f32 a, .param .u32 n) {
    .reg .b64 %y, %x; .reg .b32 %i, %n, %b, %t; .reg .f32 %a, %u, %v; .reg .pred %c; .reg .b64 %o;
    ld.param.u64 %y, [y]; ld.param.u64 %x, [x]; ld.param.f32 %a, [a]; ld.param.u32 %n, [n];
    mov.u32 %b, %ctaid.x; mov.u32 %t, %ntid.x; mov.u32 %i, %tid.x; mad.lo.u32 %i, %b, %t, %i;
    setp.ge.u32 %c, %i, %n; @%c ret; mul.wide.u32 %o, %i, 4; add.u64 %y, %y, %o; add.u64 %x, %x, %o;
    ld.global.f32 %u, [%x]; ld.global.f32 %v, [%y]; fma.rn.f32 %v, %u, %a, %v; st.global.f32 [%y], %v; ret;
}
"""
BODIES = {
    "count": "mov.u64 %g, counter; atom.global.add.u32 %r1, [%g], 1;",
    "far": "st.global.u32 [%q+65536], %t;",
    "follow": "ld.global.u64 %g, [%p]; ld.u32 %r1, [%g]; st.global.u32 [%q], %r1;",
    "refused": "wgmma.fence.sync.aligned;",
    "read": "ld.global.u32 %r1, [%q]; st.global.u32 [%q], %r1;",
}
PTX = (
    HEAD
    + ".visible .global .align 4 .u32 counter = 7;"
    + ADD
    + "".join(kernel(b, n) for n, b in BODIES.items())
)
N = 100


@pytest.fixture(autouse=True)
def simulation() -> Iterator[testing.Simulation]:
    with testing.simulate("sm_90", run=True) as simulation:
        yield simulation


def floats(values: range) -> cudyn.Buffer:
    return cudyn.Buffer.from_host(struct.pack(f"<{N}f", *values))


def get(buffer: cudyn.Buffer) -> list[float]:
    return list(struct.unpack(f"<{N}f", bytes(buffer)))


def test_every_way_to_launch_runs_the_kernel() -> None:
    module = cudyn.Module(PTX.encode())
    x, y = floats(range(N)), floats(range(0, 2 * N, 2))
    add = module.get_kernel("add")
    add.launch(2, 64, y, x, 1.0, N)
    assert get(y) == [3.0 * i for i in range(N)]
    add.prepare(2, 64, y, x, 1.0, N)()
    assert get(y) == [4.0 * i for i in range(N)]
    contract = cudyn.Contract("add(y: u64, x: u64, a: f32, n: u32)")
    module.get_kernel(contract).launch(2, 64, int(y), int(x), 2.0, N)
    assert get(y) == [6.0 * i for i in range(N)]
    stream = driver.cuStreamCreate(0)
    driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL)
    add.launch(2, 64, y, x, 1.0, N, stream=stream)
    graph = driver.cuGraphInstantiate(driver.cuStreamEndCapture(stream), 0)
    assert get(y) == [6.0 * i for i in range(N)]
    for _ in range(2):
        driver.cuGraphLaunch(graph, stream)
    driver.cuStreamSynchronize(stream)
    assert get(y) == [8.0 * i for i in range(N)]


def test_variables_of_a_module() -> None:
    module = cudyn.Module(PTX.encode())
    p = cudyn.Buffer.from_host(bytes(256))
    module.get_kernel("count").launch(3, 64, p)
    assert bytes(module.get_global("counter")) == (7 + 192).to_bytes(4, "little")
    again = cudyn.Module(PTX.encode())
    assert bytes(again.get_global("counter")) == (7).to_bytes(4, "little")


@pytest.mark.parametrize(
    ("name", "written", "text"),
    [
        ("far", True, "far: st.global.u32 .* is outside"),
        ("read", False, "read: ld.global.u32 .* was not written"),
    ],
)
def test_a_fault_is_an_error_of_the_launch(name: str, written: bool, text: str) -> None:
    module = cudyn.Module(PTX.encode())
    p = cudyn.Buffer.from_host(bytes(256)) if written else cudyn.Buffer(256)
    with pytest.raises(testing.Fault, match=text):
        module.get_kernel(name).launch(1, 64, p)


def test_memory_that_was_freed_is_named() -> None:
    """Its address is in memory: no parameter points to it."""
    module = cudyn.Module(PTX.encode())
    address = int(driver.cuMemAlloc(256))
    driver.cuMemsetD8(address, 0, 256)
    driver.cuMemFree(address)
    p = cudyn.Buffer.from_host(address.to_bytes(8, "little") * 32)
    with pytest.raises(testing.Fault, match=r"follow: ld\.u32 .* it was freed \(256 bytes\)"):
        module.get_kernel("follow").launch(1, 1, p)


def test_a_kernel_that_is_refused_is_checked_and_not_run(simulation: testing.Simulation) -> None:
    module = cudyn.Module(PTX.encode())
    p = cudyn.Buffer.from_host(bytes(256))
    module.get_kernel("refused").launch(1, 64, p)
    simulation.assert_launched("refused", grid=1)
    with pytest.raises(testing.NotRun, match=r"wgmma\.fence\.sync\.aligned"):
        bytes(p)
