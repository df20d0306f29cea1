"""Instructions without a record of an H200 give what models of exact integers and fractions give."""

from __future__ import annotations

import struct

import pytest

import cudyn
from cudyn._simulator.cpu.module import CpuModule

from ...conftest import on_gpu
from ...support import form_models
from ...support.cpu import Memory, run_kernel
from ...support.form_models import Model
from ...support.ptx_forms import BLOCK, OUTPUTS, SLOTS, THREADS, inputs

EVERY = form_models.list_models()
PARTS = 6


def find_wrong(models: list[Model]) -> list[str]:
    program = CpuModule(form_models.module(models))
    wrong = []
    for number, model in enumerate(models):
        name = f"k{number}"
        assert program.kernels[name].refused == ""
        given = Memory(inputs(model.case))
        to = Memory(bytes(THREADS * OUTPUTS * 8))
        addresses = struct.pack("<QQ", given.address, to.address)
        regions = [given.region(), to.region()]
        run_kernel(program, name, (THREADS // BLOCK, 1, 1), (BLOCK, 1, 1), addresses, regions)
        found, expected = model.read(bytes(to)), model.expect()
        if found != expected:
            at = next(at for at in range(THREADS) if found[at] != expected[at])
            wrong.append(f"{model.name}: thread {at}: {found[at]}, expected {expected[at]}")
    return wrong


def test_some_forms_give_what_their_model_gives() -> None:
    assert find_wrong(EVERY[::40]) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_form_gives_what_its_model_gives(part: int) -> None:
    assert find_wrong(EVERY[part::PARTS]) == []


@on_gpu
@pytest.mark.parametrize("part", range(PARTS))
def test_every_form_gives_on_a_gpu_what_its_model_gives(hopper: cudyn.Device, part: int) -> None:
    models = EVERY[part::PARTS]
    module = cudyn.Module(form_models.module(models).encode())
    wrong = []
    for number, model in enumerate(models):
        given = cudyn.Buffer.from_host(inputs(model.case))
        to = cudyn.Buffer.from_host(bytes(THREADS * OUTPUTS * 8))
        module.get_kernel(f"k{number}").launch(THREADS // BLOCK, BLOCK, given, to)
        pairs = zip(model.read(bytes(to)), model.expect())
        different = [(at, pair) for at, pair in enumerate(pairs) if pair[0] != pair[1]]
        for at, (found, expected) in different[:6]:
            sources = struct.unpack_from("<3Q", inputs(model.case), at * SLOTS * 8)
            bits = [hex(each) for each in sources]
            wrong.append(f"{model.name}: thread {at}: {found}, expected {expected}, of {bits}")
    assert wrong == []
