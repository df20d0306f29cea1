"""Tests that compare wmma, wgmma, vector atomics, packed registers and tensor boxes with Python models."""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import random
import re
import struct

import pytest

import cudyn
from cudyn import testing
from cudyn._simulator.cpu.module import CpuModule, pack_regions

from ...conftest import on_gpu
from ...support import tensor_programs
from ...support.cpu import HEAD, Memory, kernel, run_kernel
from ...support.matrix_programs import (
    Group,
    Program,
    join_programs,
    list_programs,
    make_group_program,
    wrap,
)
from ...support.messages import raises
from ...support.quad_programs import list_quad_programs

PROGRAMS = [*list_programs(), *list_quad_programs()]


def list_wrong_programs(programs: list[Program], schedule: str = "default") -> list[str]:
    """Return the names of the programs in one module whose results differ from their model."""
    module = CpuModule(join_programs(programs))
    wrong_names = []
    for index, program in enumerate(programs):
        name = f"k{index}"
        assert not module.kernels[name].refused
        inputs = Memory(program.input_data)
        output = Memory(bytes(len(program.expected)))
        parameters = struct.pack("<QQ", inputs.address, output.address)
        regions = [inputs.region(), output.region()]
        run_kernel(module, name, (1, 1, 1), (program.threads, 1, 1), parameters, regions, schedule=schedule)
        if bytes(output) != program.expected:
            wrong_names.append(program.name)
    return wrong_names


def list_wrong_programs_on_a_gpu(programs: list[Program]) -> list[str]:
    """Return the names of the programs whose results on a GPU differ from their model.

    Each program is a separate module.
    """
    wrong_names = []
    for program in programs:
        inputs = cudyn.Buffer.from_host(program.input_data)
        output = cudyn.Buffer.from_host(bytes(len(program.expected)))
        cudyn.Module(program.text.encode()).get_kernel("k").launch(1, program.threads, inputs, output)
        if bytes(output) != program.expected:
            wrong_names.append(program.name)
    return wrong_names


def test_some_programs_agree_with_their_model() -> None:
    assert list_wrong_programs(random.Random(3).sample(PROGRAMS, 6)) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(16))
def test_every_program_agrees_with_its_model(part: int) -> None:
    assert list_wrong_programs(PROGRAMS[part::16], ("default", "reverse")[part % 2]) == []


@on_gpu
@pytest.mark.parametrize("part", range(16))
def test_every_program_on_a_gpu_agrees_with_its_model(hopper: cudyn.Device, part: int) -> None:
    assert list_wrong_programs_on_a_gpu(PROGRAMS[part::16]) == []


def test_programs_cover_all_instructions() -> None:
    """Each instruction has at least one program, and each program has its own name."""
    instructions = {re.split(r"[\d.]", program.name)[0] for program in PROGRAMS}
    assert instructions >= {
        "wgmma",
        "wmma",
        "mma",
        "atom",
        "red",
        "cvt",
        "vadd",
        "vsub",
        "vavrg",
        "vabsdiff",
        "vmin",
        "vset",
    }
    assert len({program.name for program in PROGRAMS}) == len(PROGRAMS) > 500


@pytest.mark.parametrize(
    "statement",
    [
        "vadd4.u32.u32.u32.sat.add %r1, %r2, %r3, %r4;",
        "vset4.u32.u32.lo %r1, %r2, %r3, %r4;",
        "cvt.pack.sat.u8.s32 %r1, %r2, %r3;",
        "cvt.pack.u8.s32.b32 %r1, %r2, %r3, %r4;",
        "atom.shared.add.v2.f32 {%r1,%r2}, [%a], {%r3,%r4};",
        "atom.global.min.noftz.v2.f16 {%h0,%h1}, [%p], {%h2,%h3};",
        "wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {%r1,%r2,%r3,%r4}, [%p];",
        "wmma.mma.sync.aligned.row.row.m8n8k32.s32.s4.s4.s32 {%r1,%r2}, {%r3}, {%r4}, {%r1,%r2};",
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%r1,%r2,%r3,%r4}, %d1, %d2, %c0, 1, 1, 0;",
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%r1,%r2,%r3,%r4}, %d1, %d2, %c0, 2, 1, 0, 0;",
        "wgmma.mma_async.sync.aligned.m64n12k16.f32.f16.f16 {%r1,%r2,%r3,%r4}, %d1, %d2, %c0, 1, 1, 0, 0;",
        "wgmma.mma_async.sp.sync.aligned.m64n8k32.f32.f16.f16 {%r1,%r2,%r3,%r4}, %d1, %d2, %r5, 0, %c0, 1, 1, 0, 0;",
        "mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f32 {%r1,%r2,%r3,%r4}, {%r1,%r2}, {%r3,%r4}, {%r5,%r6,%r7,%r8,%r1,%r2,%r3,%r4};",
        "mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%r1,%r2,%r3,%r4}, {%r1,%r2}, {%r3,%r4}, {%r1,%r2,%r3,%r4}, %r5, 0;",
        "multimem.red.global.add.u32 [%p], %r1;",
        "multimem.ld_reduce.global.add.u32 %r1, [%p];",
        "sured.b.add.1d.u32.trap [%p, {%r2}], %r1;",
        "sust.p.2d.b32.trap [%p, {%r1,%r2}], %r3;",
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f32 [%p], [%a], 16;",
        "cp.async.bulk.tensor.2d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%a], [%p, {%r1,%r2}], [%a];",
        "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%a], [%p, {%r1}], [%a];",
    ],
)
def test_unknown_forms_are_rejected(statement: str) -> None:
    refused = CpuModule(HEAD + kernel(statement)).kernels["k"].refused
    assert statement.split()[0] in refused


def test_write_to_shared_memory_that_a_product_reads_is_a_race() -> None:
    """Another warp writes shared memory that the product reads, without a barrier."""
    program = make_group_program(Group(("f16", "f16", "f32"), 8, 0))
    text = program.text.replace("fence.proxy.async; bar.sync 0;", "fence.proxy.async;")
    module = CpuModule(text)
    inputs = Memory(program.input_data)
    output = Memory(bytes(len(program.expected)))
    parameters = struct.pack("<QQ", inputs.address, output.address)
    with raises(testing.Fault):
        run_kernel(module, "k", (1, 1, 1), (128, 1, 1), parameters, [inputs.region(), output.region()])


def test_descriptor_with_a_base_offset_is_a_fault() -> None:
    """Base offsets are not simulated, so without the fault, the result could be wrong."""
    program = make_group_program(Group(("f16", "f16", "f32"), 8, 1))
    text = re.sub(
        r"(or\.b64 %g3, %g3, 0x)(\w+)",
        lambda match: f"{match[1]}{int(match[2], 16) | 1 << 49:x}",  # bits 49 to 51: the base offset
        program.text,
    )
    module = CpuModule(text)
    inputs = Memory(program.input_data)
    output = Memory(bytes(len(program.expected)))
    parameters = struct.pack("<QQ", inputs.address, output.address)
    with raises(testing.Fault):
        run_kernel(module, "k", (1, 1, 1), (128, 1, 1), parameters, [inputs.region(), output.region()])


@pytest.mark.parametrize("size", [16, 1000])
def test_dynamic_shared_memory_is_aligned_for_swizzles(size: int) -> None:
    """Compilers rely on this alignment, although they declare a smaller alignment."""
    code = HEAD + ".extern .shared .align 16 .b8 all[];\n"
    code += kernel("mov.u32 %r1, all; and.b32 %r1, %r1, 1023; st.global.u32 [%q], %r1;")
    memory = Memory(bytes(256))
    launch = testing.Launch("k", (1, 1, 1), (64, 1, 1), size, memory.address.to_bytes(8, "little"))
    module = CpuModule(code)
    module.launch(launch, pack_regions([memory.region()]))
    assert set(memory.words()) == {0}


# --- tensor maps


@pytest.mark.parametrize("case", tensor_programs.CASES, ids=str)
def test_boxes_of_tensors_are_copied_as_in_the_model(
    hopper: cudyn.Device, case: tensor_programs.Case
) -> None:
    tensor_programs.check(case)


@pytest.mark.parametrize(
    ("coordinates", "is_load"),
    [
        ((1, 0), True),
        ((-3, 0), False),
        ((-4, 0), False),
        ((8, -1), False),
    ],
)
def test_coordinates_that_stop_a_device_are_a_fault(coordinates: tuple[int, ...], is_load: bool) -> None:
    """The status is CUDA_ERROR_ILLEGAL_INSTRUCTION on an H100."""
    case = tensor_programs.Case(tensor_programs.FLOAT32, (32, 8), (16, 4), coordinates)
    with testing.simulate("sm_90", run=True):
        tensor = cudyn.Buffer.from_host(bytes(1024))
        box = cudyn.Buffer.from_host(bytes(case.box_bytes))
        with raises(testing.Fault):
            tensor_programs.launch(case, tensor, box, loads=is_load)


def test_block_of_a_cluster_copies_to_the_other_blocks(hopper: cudyn.Device) -> None:
    tensor_programs.check_multicast()


def test_invalid_tensor_maps_return_the_recorded_statuses(hopper: cudyn.Device) -> None:
    tensor_programs.check_recorded_maps()


def test_copy_with_an_invalid_tensor_map_is_a_fault() -> None:
    body = ".reg .b64 %m; ld.param.u64 %m, [in]; .shared .align 128 .b8 tile[128]; .shared .align 8 .b64 bar;"
    body += "mbarrier.init.shared.b64 [bar], 1;"
    body += "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [tile], [%m, {%t}], [bar];"
    with testing.simulate("sm_90", run=True):
        inputs = cudyn.Buffer.from_host(bytes(128))
        module = cudyn.Module(wrap(body).encode())
        with raises(testing.Fault):
            module.get_kernel("k").launch(1, 1, inputs, inputs)


def test_box_is_added_to_a_tensor(hopper: cudyn.Device) -> None:
    tensor_programs.check_reduction()


def test_blocks_of_a_cluster_store_to_each_other(hopper: cudyn.Device) -> None:
    tensor_programs.check_stores_between_blocks()
