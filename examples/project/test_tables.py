"""Tests for any machine, including Macs: they need no driver, no compiler and no GPU."""

from __future__ import annotations

from pathlib import Path

import pytest
from kernels import CALLS, OLDEST, VARIANTS, make_job

import cudyn


@pytest.mark.parametrize("name", CALLS)
def test_oldest_release_has_the_called_functions(name: str) -> None:
    assert name in dir(cudyn.driver.api(OLDEST)), cudyn.driver.describe(name).since


def test_structure_members_can_be_set_and_read() -> None:
    config = cudyn.driver.CUlaunchConfig(gridDimX=4, blockDimX=256)
    assert (config.gridDimX, config.blockDimX) == (4, 256)


def test_sources_exist() -> None:
    assert all(Path(make_job(*variant)["source"]).is_file() for variant in VARIANTS)


def test_image_of_ptx_has_the_parameter_types(tmp_path: Path) -> None:
    ptx = tmp_path / "k.ptx"
    ptx.write_text(
        ".version 8.0\n.target sm_80\n.address_size 64\n"
        ".visible .entry k(\n\t.param .u64 k_param_0,\n\t.param .f32 k_param_1\n)\n{\n\tret;\n}\n"
    )
    image = cudyn.Image.load(ptx)
    assert str(image.get_kernel_info("k")) == "k(u64, f32)"
