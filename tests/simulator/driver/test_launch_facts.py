"""Tests for launch and node attributes, for tensor maps, and for the code and functions of each release."""

from __future__ import annotations

import ctypes
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import Buffer, DriverError, Event, Graph, Image, Module, Stream, driver, testing
from cudyn._formats.cubin import read as read_cubin

from ...support import real
from ...support.code import cubin, elf, fatbin, ptx
from ...support.messages import raises

PTX = ptx(k="u64")


@pytest.fixture
def simulation() -> Iterator[testing.Simulation]:
    """A simulation with the context of device 0."""
    with testing.simulate() as simulation:
        cudyn.Device(0).use()
        yield simulation


def test_launch_has_its_attributes_in_order(simulation: testing.Simulation) -> None:
    """The caller's attributes come before those that cudyn adds."""
    priority = driver.CUlaunchAttribute(id=driver.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    priority.value.priority = -3
    kernel = Module(PTX).get_kernel("k")
    kernel.launch(2, 32, None, cluster=2, attributes=[priority])
    (launch,) = simulation.launches
    identifiers = [identifier for identifier, _ in launch.attributes]
    assert identifiers == [driver.CU_LAUNCH_ATTRIBUTE_PRIORITY, driver.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION]
    assert struct.unpack_from("<i", launch.attributes[0][1]) == (-3,)
    kernel.launch(2, 32, None)
    assert simulation.launches[-1].attributes == ()


ALIGNMENTS = (8, 16, 32, 64, 128, 256)
PTX_WITH_ALIGNMENTS = b".version 7.8\n.target sm_75\n.address_size 64\n" + b"".join(
    b".visible .entry k%d(.param .u32 x, .param .align %d .b8 y[%d]) { ret; }\n" % (size, size, size)
    for size in ALIGNMENTS
)


@pytest.mark.slow
@pytest.mark.nvidia
@pytest.mark.parametrize("arch", ["sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120"])
def test_offset_of_an_aligned_parameter_is_that_of_ptxas(arch: str, tmp_path: Path) -> None:
    """Parameters with an alignment larger than their size are compared with a real compiler."""
    compiler = real.ptxas("12.9")
    source, target = tmp_path / "k.ptx", tmp_path / "k.cubin"
    source.write_bytes(PTX_WITH_ALIGNMENTS)
    subprocess.run([compiler, "-arch", arch, source, "-o", target], check=True)
    names = [f"k{size}" for size in ALIGNMENTS]
    expected = {kernel.name: kernel.parameters or () for kernel in read_cubin(target.read_bytes())[1]}
    with testing.simulate(arch):
        cudyn.Device(0).use()
        module = driver.cuModuleLoadData(PTX_WITH_ALIGNMENTS)
        kernels = [driver.cuModuleGetFunction(module, name) for name in names]
        actual = [driver.cuFuncGetParamInfo(kernel, 1) for kernel in kernels]
    assert actual == [(expected[name][1].offset, expected[name][1].size) for name in names]


def test_update_of_a_node_keeps_its_attributes(simulation: testing.Simulation) -> None:
    kernel = Module(PTX).get_kernel("k")
    with Buffer(8) as first_buffer, Buffer(8) as second_buffer, Graph(x=first_buffer) as graph:
        kernel.launch(2, 32, graph["x"], stream=graph, cluster=2, cooperative=True)
        for buffer in (first_buffer, second_buffer):
            graph(x=buffer)
            launch = simulation.launches[-1]
            assert (launch.arguments, launch.cluster) == ((int(buffer),), (2, 1, 1))
            assert launch.cooperative


# --- tensor maps


def encode_map(**changes: Any) -> bytes:
    """Return a map of 8 rows of 32 floats with boxes of 4 rows. `changes` replaces some arguments."""
    arguments = {
        "dtype": driver.CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
        "address": 1 << 20,
        "sizes": (32, 8),
        "strides": (128,),
        "box": (32, 4),
        "steps": (1, 1),
        **changes,
    }
    rank = len(arguments["sizes"])
    sizes, strides = ((ctypes.c_uint64 * rank)(*arguments[name]) for name in ("sizes", "strides"))
    box, steps = ((ctypes.c_uint32 * rank)(*arguments[name]) for name in ("box", "steps"))
    return bytes(
        driver.cuTensorMapEncodeTiled(
            arguments["dtype"], rank, arguments["address"], sizes, strides, box, steps, 0, 3, 2, 0
        )
    )


def test_tensor_map_is_encoded(hopper: cudyn.Device) -> None:
    assert len(encode_map()) == 128


def test_tensor_map_holds_its_arguments(simulation: testing.Simulation) -> None:
    encoded = encode_map()
    assert len(encoded) == 128
    fields = struct.unpack_from("<6B2x3Q", encoded)
    assert fields == (driver.CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, 0, 3, 2, 0, 1 << 20, 32, 8)
    assert struct.unpack_from("<Q", encoded, 56) == (128,)
    assert struct.unpack_from("<2I", encoded, 88) == (32, 4)
    assert encode_map(address=1 << 21) != encoded


INVALID_MAPS: list[dict[str, Any]] = [
    {"address": (1 << 20) + 8},
    {"sizes": (32, 0)},
    {"sizes": ((1 << 32) + 1, 8)},
    {"strides": (120,)},
    {"strides": (1 << 40,)},
    {"box": (0, 4)},
    {"box": (257, 4)},
    {"steps": (1, 0)},
    {"steps": (9, 1)},
    {"sizes": (1,) * 6, "strides": (16,) * 5, "box": (1,) * 6, "steps": (1,) * 6},
]


@pytest.mark.parametrize("changes", INVALID_MAPS, ids=str)
def test_invalid_tensor_map_is_rejected(hopper: cudyn.Device, changes: dict[str, Any]) -> None:
    with raises(DriverError):
        encode_map(**changes)


def test_launch_of_a_contract_with_a_tensor_map(simulation: testing.Simulation) -> None:
    contract = "k(x: f32[m, n]) -> k<<<1, 32>>>(tma(x, box=[4, n]))"
    kernel: Any = Module(ptx(k="align 64 .b8[128]")).get_kernel(cudyn.Contract(contract))
    with Buffer(8 * 32 * 4) as buffer:
        kernel(buffer.as_array("f32", (8, 32)))
        assert simulation.launches[-1].parameters[8:16] == int(buffer).to_bytes(8, "little")


# --- code, and releases


@pytest.mark.parametrize(
    "code",
    [b"\x7fELF, but not really" + bytes(64), elf({})[:18] + b"\x3e\0" + elf({})[20:]],
    ids=["text", "another machine's"],
)
def test_file_that_is_not_a_cubin_is_rejected(simulation: testing.Simulation, code: bytes) -> None:
    """The file is rejected before its tables are read."""
    with raises(DriverError):
        Module(Image(code, "cubin", ("sm_90",)))


def make_cubin_of_release(major: int, minor: int) -> bytes:
    """Return a CUBIN of a release. The release number is 10 times e_version."""
    return cubin("k", (0, 8))[:20] + struct.pack("<I", 10 * major + minor) + cubin("k", (0, 8))[24:]


@pytest.mark.parametrize("version", ["11.8", "12.0", "13.5"])
def test_driver_accepts_cubins_of_its_own_and_older_majors(version: str) -> None:
    """A driver of CUDA 11 uses the PTX of a fatbin whose CUBIN is too new."""
    with testing.simulate(version=version):
        assert Module(make_cubin_of_release(11, 8)).image.kind == "cubin"
        if version != "11.8":
            assert Module(make_cubin_of_release(12, 9)).image.kind == "cubin"
            return
        with raises(DriverError):
            Module(make_cubin_of_release(12, 9))
        with raises(DriverError):
            Module(fatbin(make_cubin_of_release(12, 9)))
        assert driver.cuModuleGetFunction(Module(fatbin(make_cubin_of_release(12, 9), PTX)).handle, "k")


@pytest.mark.parametrize(
    ("version", "newest_version"),
    [("11.8", "7.8"), ("12.5", "8.5"), ("12.6", "8.5"), ("12.9", "8.8"), ("13.5", "9.5")],
)
def test_driver_rejects_a_ptx_version_after_its_release(version: str, newest_version: str) -> None:
    with testing.simulate(version=version):
        assert Module(PTX.replace(b"7.7", newest_version.encode())).get_kernel_names() == ["k"]
        newer_code = PTX.replace(b"7.7", f"{newest_version[:2]}{int(newest_version[2]) + 1}".encode())
        for code in (newer_code, fatbin(newer_code)):
            with raises(DriverError):
                Module(code)


@pytest.mark.parametrize("version", ["11.7", "11.8", "12.0", "12.2", "12.3", "12.7", "12.8", None])
def test_graphs_and_times_work_with_every_release(version: str | None) -> None:
    """Later versions of these functions were added in 12.0, 12.3 and 12.8."""
    with testing.simulate(version=version) as simulation:
        kernel = Module(PTX).get_kernel("k")
        with Event(timing=True) as start_event, Event(timing=True) as end_event:
            start_event.record()
            end_event.record()
            assert end_event - start_event >= 0
        with Stream() as stream, Buffer(8) as first_buffer, Buffer(8) as second_buffer:
            with Graph.capture(stream, x=first_buffer) as captured_graph:
                kernel.launch(1, 1, captured_graph["x"], stream=stream)
            with Graph(x=first_buffer) as built_graph:
                kernel.launch(1, 1, built_graph["x"], stream=built_graph)
                for graph in (captured_graph, built_graph):
                    for buffer in (first_buffer, second_buffer, first_buffer):
                        graph(x=buffer, stream=stream)
                        assert simulation.launches[-1].arguments == (int(buffer),)
            captured_graph.close()


def test_capture_info_v2_writes_the_address_of_the_list(simulation: testing.Simulation) -> None:
    """The function receives the address of the pointer to the list."""
    older_driver: Any = driver.api("12.0")
    stream = Stream()
    with Buffer(8) as buffer:
        driver.cuStreamBeginCapture(int(stream), driver.CU_STREAM_CAPTURE_MODE_RELAXED)
        for count in (0, 1):
            nodes = ctypes.POINTER(driver.CUgraphNode)()
            _, _, graph, node_count = older_driver.cuStreamGetCaptureInfo(stream, ctypes.pointer(nodes))
            assert node_count == count
            assert [int(nodes[i]) for i in range(node_count)] == [
                int(n) for n in driver.cuGraphGetNodes(graph)
            ]
            buffer.fill(0, stream=stream)
        driver.cuStreamEndCapture(int(stream))
