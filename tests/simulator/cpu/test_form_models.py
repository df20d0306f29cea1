"""Tests that compare instructions that have no recorded H200 results with exact models."""

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

MODELS = form_models.list_models()
PARTS = 6


def list_differences(models: list[Model]) -> list[str]:
    """Run each model's instruction on the CPU, and return a line for each that disagrees with its model."""
    program = CpuModule(form_models.module(models))
    differences = []
    for kernel_index, model in enumerate(models):
        name = f"k{kernel_index}"
        assert program.kernels[name].refused == ""
        arguments = Memory(inputs(model.case))
        outputs = Memory(bytes(THREADS * OUTPUTS * 8))
        addresses = struct.pack("<QQ", arguments.address, outputs.address)
        regions = [arguments.region(), outputs.region()]
        run_kernel(program, name, (THREADS // BLOCK, 1, 1), (BLOCK, 1, 1), addresses, regions)
        results, expected = model.read(bytes(outputs)), model.expect()
        if results != expected:
            thread = next(index for index in range(THREADS) if results[index] != expected[index])
            differences.append(
                f"{model.name}: thread {thread}: {results[thread]}, expected {expected[thread]}"
            )
    return differences


def test_some_forms_agree_with_their_model() -> None:
    assert list_differences(MODELS[::40]) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_form_agrees_with_its_model(part: int) -> None:
    assert list_differences(MODELS[part::PARTS]) == []


@on_gpu
@pytest.mark.parametrize("part", range(PARTS))
def test_every_form_on_a_gpu_agrees_with_its_model(hopper: cudyn.Device, part: int) -> None:
    """The models are the reference for the simulation, so they are compared with a real GPU."""
    models = MODELS[part::PARTS]
    module = cudyn.Module(form_models.module(models).encode())
    differences = []
    for kernel_index, model in enumerate(models):
        arguments = cudyn.Buffer.from_host(inputs(model.case))
        outputs = cudyn.Buffer.from_host(bytes(THREADS * OUTPUTS * 8))
        module.get_kernel(f"k{kernel_index}").launch(THREADS // BLOCK, BLOCK, arguments, outputs)
        pairs = zip(model.read(bytes(outputs)), model.expect())
        different = [(thread, pair) for thread, pair in enumerate(pairs) if pair[0] != pair[1]]
        for thread, (results, expected) in different[:6]:  # enough to recognize a pattern
            sources = struct.unpack_from("<3Q", inputs(model.case), thread * SLOTS * 8)
            bits = [hex(source) for source in sources]
            differences.append(f"{model.name}: thread {thread}: {results}, expected {expected}, of {bits}")
    assert differences == []
