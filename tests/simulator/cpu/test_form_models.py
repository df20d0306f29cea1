"""Tests that compare instructions without recorded H200 results with exact models."""

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
        arguments = Memory(inputs(model.case))
        to = Memory(bytes(THREADS * OUTPUTS * 8))
        addresses = struct.pack("<QQ", arguments.address, to.address)
        regions = [arguments.region(), to.region()]
        run_kernel(program, name, (THREADS // BLOCK, 1, 1), (BLOCK, 1, 1), addresses, regions)
        results, expected = model.read(bytes(to)), model.expect()
        if results != expected:
            index = next(index for index in range(THREADS) if results[index] != expected[index])
            wrong.append(f"{model.name}: thread {index}: {results[index]}, expected {expected[index]}")
    return wrong


def test_some_forms_agree_with_their_model() -> None:
    assert find_wrong(EVERY[::40]) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_form_agrees_with_its_model(part: int) -> None:
    assert find_wrong(EVERY[part::PARTS]) == []


@on_gpu
@pytest.mark.parametrize("part", range(PARTS))
def test_every_form_on_a_gpu_agrees_with_its_model(hopper: cudyn.Device, part: int) -> None:
    models = EVERY[part::PARTS]
    module = cudyn.Module(form_models.module(models).encode())
    wrong = []
    for number, model in enumerate(models):
        arguments = cudyn.Buffer.from_host(inputs(model.case))
        to = cudyn.Buffer.from_host(bytes(THREADS * OUTPUTS * 8))
        module.get_kernel(f"k{number}").launch(THREADS // BLOCK, BLOCK, arguments, to)
        pairs = zip(model.read(bytes(to)), model.expect())
        different = [(index, pair) for index, pair in enumerate(pairs) if pair[0] != pair[1]]
        for index, (results, expected) in different[:6]:
            sources = struct.unpack_from("<3Q", inputs(model.case), index * SLOTS * 8)
            bits = [hex(source) for source in sources]
            wrong.append(f"{model.name}: thread {index}: {results}, expected {expected}, of {bits}")
    assert wrong == []
