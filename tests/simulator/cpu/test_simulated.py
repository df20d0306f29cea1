"""Tests for kernels in a simulation: launches, graphs, variables, textures, faults, and unsupported code."""

from __future__ import annotations

import ctypes
import re
import struct
from collections.abc import Iterator
from typing import Any

import pytest

import cudyn
from cudyn import driver, testing
from cudyn._formats import image
from cudyn._simulator.cpu import c_compiler
from cudyn._simulator.cpu.translate import translate
from cudyn._simulator.driver.kernel_runs import Refused

from ...formats.test_image import make_cubin
from ...support.cpu import HEAD, kernel
from ...support.messages import raises

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
    "refused": "tcgen05.fence::before_thread_sync;",
    "read": "ld.global.u32 %r1, [%q]; st.global.u32 [%q], %r1;",
}
PTX = (
    HEAD
    + ".visible .global .align 4 .u32 counter = 7;"
    + ADD
    + "".join(kernel(body, name) for name, body in BODIES.items())
)
COUNT = 100


@pytest.fixture(autouse=True)
def simulation() -> Iterator[testing.Simulation]:
    """A simulation that runs kernels."""
    with testing.simulate("sm_90", run=True) as simulation:
        yield simulation


def make_floats(values: range) -> cudyn.Buffer:
    return cudyn.Buffer.from_host(struct.pack(f"<{COUNT}f", *values))


def read_floats(buffer: cudyn.Buffer) -> list[float]:
    return list(struct.unpack(f"<{COUNT}f", bytes(buffer)))


def test_ptx_without_a_punctuation_mark_is_rejected() -> None:
    """Each comma, bracket, brace, parenthesis and so on is removed, one at a time."""
    function = """.func (.param .b32 out) more(.param .b32 in, .param .b32 by) {
        .reg .b32 %x, %y; ld.param.u32 %x, [in]; ld.param.u32 %y, [by]; add.u32 %x, %x, %y;
        st.param.b32 [out], %x; ret; }"""
    body = """ld.global.v2.u32 {%r1, %r2}, [%q+4];
        { .param .b32 i; .param .b32 j; .param .b32 o; st.param.b32 [i], %r1; st.param.b32 [j], %r2;
          call.uni (o), more, (i, j); ld.param.b32 %r2, [o]; }
        setp.ne.u32 %c1, %r1, 0; @%c1 bra L; L: st.global.u32 [%q], %r2;"""
    code = f"{HEAD}.visible .global .align 4 .u32 v[4] = {{1, 2, 3, 4}};\n{function}\n{kernel(body)}"
    assert translate(code).kernels["k"].refused == ""
    for mark in re.finditer(r"[,;(){}<>:+]|\[|\]", code):
        damaged_code = f"{code[: mark.start()]} {code[mark.end() :]}"
        try:
            refused = translate(damaged_code).kernels["k"].refused
        except Refused as error:
            refused = str(error)
        assert refused, (mark[0], damaged_code[mark.start() - 20 : mark.end() + 20])


def test_translated_code_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    code = HEAD + kernel("st.global.u32 [%q], 4711;")
    assert c_compiler.Build(code).library
    monkeypatch.setattr(c_compiler, "translate", None)
    program = c_compiler.Build(code).program
    assert program.kernels["k"].refused == ""


def test_fatbin_runs_its_ptx() -> None:
    """A device would run the CUBIN, but the CPU cannot."""
    entries = b""
    for entry_type, code in ((2, make_cubin()), (1, PTX.encode() + b"\0")):
        code += bytes(-len(code) % 8)
        entries += struct.pack("<HHIQ12xI8xQ16x", entry_type, 0x101, 64, len(code), 90, 0) + code
    module = cudyn.Module(struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(entries)) + entries)
    x, y = make_floats(range(COUNT)), make_floats(range(COUNT))
    module.get_kernel("add").launch(2, 64, y, x, ctypes.c_float(1), ctypes.c_uint(COUNT))
    assert read_floats(y) == [2.0 * i for i in range(COUNT)]


@pytest.mark.parametrize("ptx", [PTX, re.sub(r"\.version \S+", ".version 99.0", PTX)], ids=["old", "new"])
def test_artifact_runs_its_ptx(ptx: str) -> None:
    """A device would run the CUBIN, so the PTX version is not checked."""
    images = [image.read(make_cubin()), image.read(ptx.encode())]
    module = cudyn.Module(cudyn.Artifact(images, ()))
    assert module.image.kind == "ptx"
    buffer = cudyn.Buffer.from_host(bytes(256))
    module.get_kernel("count").launch(3, 64, buffer)
    assert bytes(module.get_global("counter")) == (7 + 192).to_bytes(4, "little")


def test_artifact_with_a_rejected_cubin_does_not_run() -> None:
    code = make_cubin()
    images = [image.read(code[:20] + struct.pack("<I", 999) + code[24:]), image.read(PTX.encode())]
    with raises(cudyn.DriverError):
        cudyn.Module(cudyn.Artifact(images, ()))


def test_unreadable_fatbin_raises_with_the_reason() -> None:
    entry = struct.pack("<HHIQI8xI8xQ8xQ", 1, 0x101, 64, 8, 8, 90, 0x4000, 100) + bytes(8)
    with raises(cudyn.DriverError):
        cudyn.Module(struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(entry)) + entry)


def test_all_launch_functions_run_the_kernel() -> None:
    """A launch, a prepared launch, a contract and a graph each add multiples of x to y."""
    module = cudyn.Module(PTX.encode())
    x, y = make_floats(range(COUNT)), make_floats(range(0, 2 * COUNT, 2))
    add = module.get_kernel("add")
    add.launch(2, 64, y, x, 1.0, COUNT)
    assert read_floats(y) == [3.0 * i for i in range(COUNT)]
    add.prepare(2, 64, y, x, 1.0, COUNT)()
    assert read_floats(y) == [4.0 * i for i in range(COUNT)]
    contract = cudyn.Contract("add(y: u64, x: u64, a: f32, n: u32)")
    module.get_kernel(contract).launch(2, 64, int(y), int(x), 2.0, COUNT)
    assert read_floats(y) == [6.0 * i for i in range(COUNT)]
    stream = driver.cuStreamCreate(0)
    driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL)
    add.launch(2, 64, y, x, 1.0, COUNT, stream=stream)
    graph = driver.cuGraphInstantiate(driver.cuStreamEndCapture(stream), 0)
    assert read_floats(y) == [6.0 * i for i in range(COUNT)]
    for _ in range(2):
        driver.cuGraphLaunch(graph, stream)
    driver.cuStreamSynchronize(stream)
    assert read_floats(y) == [8.0 * i for i in range(COUNT)]


def test_variables_of_a_module_keep_their_values() -> None:
    module = cudyn.Module(PTX.encode())
    buffer = cudyn.Buffer.from_host(bytes(256))
    module.get_kernel("count").launch(3, 64, buffer)
    assert bytes(module.get_global("counter")) == (7 + 192).to_bytes(4, "little")
    second_module = cudyn.Module(PTX.encode())
    assert bytes(second_module.get_global("counter")) == (7).to_bytes(4, "little")


@pytest.mark.parametrize("name", ["far", "read"])
def test_fault_is_raised_by_the_launch(name: str) -> None:
    buffer = cudyn.Buffer(256)
    with raises(testing.Fault):
        cudyn.Module(PTX.encode()).get_kernel(name).launch(1, 64, buffer)


def test_access_to_freed_memory_by_an_address_in_memory_raises() -> None:
    """The distance in the message depends on the addresses of the buffers."""
    with cudyn.Buffer(256) as freed:
        address = int(freed).to_bytes(8, "little")
    pointers = cudyn.Buffer.from_host(32 * address)
    with pytest.raises(testing.Fault, match=r"^follow: use after free: .* that was freed$"):
        cudyn.Module(PTX.encode()).get_kernel("follow").launch(1, 64, pointers)


def test_kernel_with_an_unsupported_instruction_is_checked_but_does_not_run(
    simulation: testing.Simulation,
) -> None:
    module = cudyn.Module(PTX.encode())
    buffer = cudyn.Buffer.from_host(bytes(256))
    module.get_kernel("refused").launch(1, 64, buffer)
    simulation.assert_launched("refused", grid=1)
    with raises(testing.NotRun):
        bytes(buffer)


READ_TEXTURE = "tex.{}.v4.{}.{} {{%r1,%r2,%r3,%r4}}, [%p, {{{}}}];"
TEXTURE_READS = {
    "line": READ_TEXTURE.format("1d", "u32", "s32", "%r5"),
    "plane": "cvt.rn.f32.s32 %r5, %r5; add.f32 %r5, %r5, 0f3F000000; cvt.rn.f32.s32 %r6, %r6;"
    + READ_TEXTURE.format("2d", "f32", "f32", "%r5, %r6"),
}


def make_texture(**attributes: Any) -> int:
    """Create a texture object for rows if pitchInBytes is given, and for linear memory otherwise."""
    resource, texture = driver.CUDA_RESOURCE_DESC(), driver.CUDA_TEXTURE_DESC()
    resource.resType = 3 if "pitchInBytes" in attributes else 2
    memory = resource.res.pitch2D if resource.resType == 3 else resource.res.linear
    for name, value in attributes.items():
        if hasattr(texture, name):
            mode = texture.addressMode if name == "addressMode" else None
            setattr(texture, name, value) if mode is None else mode.__setitem__(slice(2), value)
        else:
            setattr(memory, name, value)
    return int(driver.cuTexObjectCreate(resource, texture, None))


def make_texture_kernel(name: str) -> str:
    """Return a kernel name(texture, out, x, y) that reads the texture and stores the four registers."""
    return f"""
.visible .entry {name}(.param .u64 texture, .param .u64 out, .param .s32 x, .param .s32 y) {{
    .reg .b64 %p, %q; .reg .b32 %r<8>; ld.param.u64 %p, [texture]; ld.param.u64 %q, [out];
    ld.param.s32 %r5, [x]; ld.param.s32 %r6, [y]; {TEXTURE_READS[name]}
    st.global.v4.b32 [%q], {{%r1,%r2,%r3,%r4}}; ret; }}"""


@pytest.mark.parametrize(
    ("format_", "code", "values"),
    [
        (3, "I", [5, 1 << 31, 7, 9]),
        (10, "i", [-5, 3, -1, 2]),
        (32, "f", [0.5, -2.0, 1e30, 3.0]),
        (9, "h", [-5, 3, -1, 2]),
        (16, "e", [0.5, -2.0, 6.0, 3.0]),
        (1, "B", [255, 1, 2, 3]),
    ],
)
@pytest.mark.parametrize("channels", [1, 2, 4])
def test_texture_of_linear_memory_is_read(
    format_: int, code: str, values: list[int], channels: int, simulation: testing.Simulation
) -> None:
    """Each element format is converted as on a GPU. Indices outside the memory read zeros."""
    kernel = cudyn.Module((HEAD + make_texture_kernel("line")).encode()).get_kernel("line")
    data, output = cudyn.Buffer.from_host(struct.pack(f"<4{code}", *values)), cudyn.Buffer(16)
    attributes = {
        "format": format_,
        "numChannels": channels,
        "devPtr": int(data),
        "sizeInBytes": len(bytes(data)),
    }
    texture, result_code = (
        make_texture(**attributes, flags=1),
        "f" if code in "ef" else "i" if code in "ih" else "I",
    )
    for index in (-1, *range(4 // channels), 4 // channels, 1 << 30):
        kernel.launch(1, 1, texture, output, index, 0)
        contents = values[index * channels : (index + 1) * channels] if 0 <= index < 4 // channels else []
        assert bytes(output) == struct.pack(f"<{len(contents)}{result_code}", *contents).ljust(16, b"\0")
    driver.cuTexObjectDestroy(texture)
    with raises(testing.Fault):
        kernel.launch(1, 1, texture, output, 0, 0)


def test_texture_keeps_nans_and_has_at_least_one_element(simulation: testing.Simulation) -> None:
    """An H200 also preserves the bits of NaNs, and its textures have at least one element."""
    kernel = cudyn.Module((HEAD + make_texture_kernel("line")).encode()).get_kernel("line")
    data, output = (
        cudyn.Buffer.from_host(struct.pack("<4H", 0xFF3C, 0x7C01, 0x7C00, 0xFFFF)),
        cudyn.Buffer(16),
    )
    texture = make_texture(format=16, numChannels=4, devPtr=int(data), sizeInBytes=4)
    kernel.launch(1, 1, texture, output, 0, 0)
    assert struct.unpack("<4I", bytes(output)) == (0xFFE78000, 0x7F802000, 0x7F800000, 0xFFFFE000)
    kernel.launch(1, 1, texture, output, 1, 0)
    assert bytes(output) == bytes(16)


@pytest.mark.parametrize("border", [False, True])
def test_texture_of_rows_is_read(border: bool) -> None:
    """Coordinates outside read zeros with a border, and otherwise the nearest element."""
    kernel = cudyn.Module((HEAD + make_texture_kernel("plane")).encode()).get_kernel("plane")
    values = [float(k) for k in range(24)]  # 3 rows of 8 elements; the texture contains 6 of each
    data, output = cudyn.Buffer.from_host(struct.pack("<24f", *values)), cudyn.Buffer(16)
    attributes = {
        "format": 32,
        "numChannels": 1,
        "devPtr": int(data),
        "width": 6,
        "height": 3,
        "pitchInBytes": 32,
    }
    texture = make_texture(**attributes, addressMode=[3, 3] if border else [1, 1])
    for x, y in [(0, 0), (5, 2), (6, 1), (-1, 0), (2, 3), (2, -9)]:
        kernel.launch(1, 1, texture, output, x, y)
        is_inside = 0 <= x < 6 and 0 <= y < 3
        expected = values[8 * min(max(y, 0), 2) + min(max(x, 0), 5)] if is_inside or not border else 0.0
        assert struct.unpack_from("<f", bytes(output)) == (expected,)


def test_read_of_an_invalid_texture_is_a_fault() -> None:
    kernel = cudyn.Module((HEAD + make_texture_kernel("line")).encode()).get_kernel("line")
    data, output = cudyn.Buffer.from_host(bytes(256)), cudyn.Buffer(16)
    with raises(testing.Fault):
        kernel.launch(1, 1, int(data), output, 0, 0)


@pytest.mark.parametrize(
    "attributes",
    [
        {"format": 3, "filterMode": 1},
        {"format": 1},
        {"format": 99},
        {"format": 32, "flags": 16},
    ],
)
def test_unsimulated_textures_are_not_supported(attributes: dict[str, int]) -> None:
    data = cudyn.Buffer(256)
    with raises(cudyn.CudynError):
        make_texture(numChannels=1, devPtr=int(data), sizeInBytes=256, **attributes)
