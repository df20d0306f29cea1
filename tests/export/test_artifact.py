"""Artifacts: what goes together, the file written and read, and files that are damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

import cudyn
from cudyn import Artifact, Contract
from cudyn._formats.image import Image

from .kernels import ADD, make_fatbin, make_ptx

SCALE = "scale(data: f32[n] on cuda_managed | None, by: f32, n: u64)"


def make_artifact() -> Artifact:
    return Artifact([make_ptx("80"), make_ptx("90a"), make_ptx("100f")], [ADD, SCALE], name="demo")


def test_an_artifact_is_its_images_and_contracts_with_all_types() -> None:
    artifact = make_artifact()
    assert [image.arch for image in artifact.images] == [("compute_80",), ("compute_90a",), ("compute_100f",)]
    assert [contract.text for contract in artifact.contracts] == [
        "add_one(a: f32[n], b: f32[n]) -> add<float><<<ceildiv(n, 256), 256>>>(a, b, n: i32)",
        "scale(data: f32[n] on cuda_managed | None, by: f32, n: u64) -> scale(data, by: f32, n: u64)",
    ]
    assert str(artifact) == (
        f"demo: made by cudyn {cudyn.__version__} with the headers of CUDA {cudyn.driver.api().level}\n"
        f"  {artifact.contracts[0].text}\n"
        f"  {artifact.contracts[1].text}\n"
        "  ptx for compute_80, 215 bytes, by hand\n"
        "  ptx for compute_90a, 216 bytes, by hand\n"
        "  ptx for compute_100f, 217 bytes, by hand\n"
        "  add<float> is _Z3addIfEvPT_S1_i"
    )
    assert repr(artifact) == "<Artifact demo: add_one, scale>"


@pytest.mark.parametrize("images", [[make_ptx("80"), make_ptx("90")], [make_fatbin()]])
def test_a_file_gives_the_same_artifact(tmp_path: Path, images: list[Image]) -> None:
    artifact = Artifact(images, [Contract(ADD)])
    file = tmp_path / "demo.cudyn"
    artifact.save(file)
    loaded = Artifact.load(file)
    assert loaded == artifact
    assert hash(loaded) == hash(artifact)
    assert loaded.images == artifact.images
    assert loaded.contracts == artifact.contracts
    assert (loaded.name, loaded.metadata) == ("add_one", artifact.metadata)
    assert bytes(loaded) == bytes(artifact) == file.read_bytes()
    assert Artifact.load(bytearray(bytes(artifact))) == Artifact.load(str(file)) == artifact
    assert artifact != make_artifact()
