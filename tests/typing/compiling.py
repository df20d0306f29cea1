"""cudyn.compile and cudyn.link."""

from __future__ import annotations

from pathlib import Path

from typing_extensions import assert_type

import cudyn


def main(source: str, archs: list[str]) -> None:
    image = cudyn.compile(source, arch="sm_90")
    assert_type(image, cudyn.Image)
    assert_type(cudyn.compile(Path("k.cu")), cudyn.Image)
    assert_type(cudyn.compile(source, to="ptx"), cudyn.Image)
    assert_type(cudyn.compile(source, to="tileir").tile_ir_version, tuple[int, int] | None)
    assert_type(cudyn.compile(source, arch=archs), list[cudyn.Image])
    assert_type(cudyn.compile(source, arch=("sm_80", "sm_90"), to="ptx"), list[cudyn.Image])
    assert_type(cudyn.compile(source, arch=archs, to="fatbin"), cudyn.Image)
    assert_type(cudyn.compile(source, arch="sm_90", to=["ptx", "cubin"]), list[cudyn.Image])
    assert_type(cudyn.compile(source, arch=archs, to=("ptx", "cubin")), list[cudyn.Image])
    assert_type(cudyn.compile(source, options=["-gencode", "arch=compute_90,code=sm_90"]), cudyn.Image)
    assert_type(cudyn.link([image], arch="sm_90"), cudyn.Image)
    assert_type(cudyn.fatbin([image]), cudyn.Image)
    cudyn.compile(source, to="elf")  # error
    cudyn.compile(source, arch=90)  # error
    cudyn.compile(source, arch="sm_90", to=["ptx", "fatbin"])  # error
    cudyn.link([image], to="fatbin")  # error
