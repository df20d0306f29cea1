"""wmma, wgmma, vectors of atomics, lanes of registers and boxes of tensors: a GPU gives what the models give.

tests/simulator/cpu/test_matrices.py has the same for kernels on the CPU.
"""

from __future__ import annotations

import pytest

import cudyn

from ..conftest import need_hopper
from ..support import tensor_programs
from ..support.matrix_programs import list_programs
from ..support.quad_programs import list_quad_programs

pytestmark = pytest.mark.gpu
EVERY = [*list_programs(), *list_quad_programs()]
PARTS = 16


@pytest.fixture(autouse=True)
def hopper() -> None:
    need_hopper()


@pytest.mark.parametrize("part", range(PARTS))
def test_a_gpu_gives_what_the_model_gives(part: int) -> None:
    wrong = []
    for program in EVERY[part::PARTS]:
        given = cudyn.Buffer.from_host(program.given)
        to = cudyn.Buffer.from_host(bytes(len(program.expected)))
        module = cudyn.Module(program.text.encode())
        module.get_kernel("k").launch(1, program.threads, given, to)
        if bytes(to) != program.expected:
            wrong.append(program.name)
    assert wrong == []


@pytest.mark.parametrize("case", tensor_programs.CASES, ids=str)
def test_boxes_of_tensors_are_copied(case: tensor_programs.Case) -> None:
    tensor_programs.check(case)


def test_a_block_of_a_cluster_fills_the_others() -> None:
    tensor_programs.check_multicast()


def test_tensor_maps_are_refused_as_recorded() -> None:
    tensor_programs.check_recorded_maps()


def test_a_box_is_added_to_a_tensor() -> None:
    tensor_programs.check_reduction()


def test_blocks_of_a_cluster_store_into_each_other() -> None:
    tensor_programs.check_stores_between_blocks()
