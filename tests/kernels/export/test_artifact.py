"""Tests for artifacts: matching code and contracts, the file format, and damaged files."""

from __future__ import annotations

import io
import json
import re
import zipfile
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import Artifact, Contract, Image

from ...support.messages import raises
from .kernels import ADD, KERNELS, LOWERED, make_fatbin, make_ptx

SCALE = "scale(data: f32[n] on cuda_managed | None, by: f32, n: u64)"


def make_artifact() -> Artifact:
    """Return an artifact with three images in PTX and two contracts."""
    return Artifact([make_ptx("80"), make_ptx("90a"), make_ptx("100f")], [ADD, SCALE], name="demo")


def test_artifact_has_images_and_contracts_with_all_types() -> None:
    """Types that the contracts omit are completed from the kernels."""
    artifact = make_artifact()
    assert [image.arch for image in artifact.images] == [("compute_80",), ("compute_90a",), ("compute_100f",)]
    assert [contract.text for contract in artifact.contracts] == [
        "add_one(a: f32[n], b: f32[n]) -> add<float><<<ceildiv(n, 256), 256>>>(a, b, n: i32)",
        "scale(data: f32[n] on cuda_managed | None, by: f32, n: u64) -> scale(data, by: f32, n: u64)",
    ]
    assert str(artifact) == (
        f"demo: created by cudyn {cudyn.__version__} with the headers of CUDA {cudyn.driver.api().level}\n"
        f"  {artifact.contracts[0].text}\n"
        f"  {artifact.contracts[1].text}\n"
        "  ptx for compute_80, 215 bytes, by hand\n"
        "  ptx for compute_90a, 216 bytes, by hand\n"
        "  ptx for compute_100f, 217 bytes, by hand\n"
        "  add<float> is _Z3addIfEvPT_S1_i"
    )
    assert repr(artifact) == "<Artifact demo: add_one, scale>"


@pytest.mark.parametrize("images", [[make_ptx("80"), make_ptx("90")], [make_fatbin()]])
def test_load_of_a_saved_artifact_returns_an_equal_artifact(tmp_path: Path, images: list[Image]) -> None:
    """It can be loaded from a path or from bytes."""
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


def make_wrong_cubin(arch: str) -> Image:
    """Return an image that claims to be a CUBIN but contains PTX."""
    return replace(make_ptx(arch), kind="cubin", arch=(f"sm_{arch}",))


@pytest.mark.parametrize(
    ("images", "contracts", "name"),
    [
        ([], (), ""),
        ([make_ptx("80"), make_ptx("80")], (), ""),
        ([make_fatbin(), make_ptx("80")], (), ""),
        ([make_fatbin(), make_fatbin()], (), ""),
        ([Image(b"\xed\x43\x4e\x7f", "ltoir", ("lto_90",))], (), ""),
        ([Image(b"\x4e\x43\xed\x7f", "optixir")], (), ""),
        ([make_wrong_cubin("90")], (), ""),
        ([replace(make_ptx("90"), arch=("compute_80",))], (), ""),
        ([replace(make_ptx("90"), arch=("90",))], (), ""),
        ([Image(b"//\n.version 7.0\n", "ptx")], (), ""),
        ([Image(b"code", "ptx")], (), ""),
        ([make_ptx("80"), replace(make_ptx("90"), lowered_names={"add<float>": "scale"})], (), ""),
        ([make_ptx("80")], [ADD, SCALE, ADD], ""),
        ([make_ptx("80")], ["k()"], ""),
        ([replace(make_fatbin(), kernels=())], [ADD], ""),
        ([make_ptx("80")], ["f(a: f32[n]) -> scale(a)"], ""),
        ([make_ptx("80")], ["f(a: f32[n]) -> scale(a, n, n)"], ""),
        ([make_ptx("80")], [], "9"),
        ([make_ptx("80")], [], "a" * 65),
        ([make_ptx("80")], ["k("], ""),
    ],
)
def test_artifact_with_code_and_contracts_that_do_not_match_raises(
    images: Any, contracts: Any, name: str
) -> None:
    with raises(ValueError):
        Artifact(images, contracts, name=name)


def test_artifact_with_images_that_disagree_raises() -> None:
    """The parameter n has 4 bytes in the first image and 8 bytes in the second image."""
    disagreeing = make_ptx("90")
    disagreeing = replace(disagreeing, data=disagreeing.data.replace(b".u32 n", b".u64 n"))
    expected = (
        r"ptx for compute_90: expected .*\(a, b, n: i32\), as in the other images, got .*\(a, b, n: i64\)$"
    )
    with pytest.raises(ValueError, match=expected):
        Artifact([make_ptx("80"), disagreeing], [ADD])
    expected = "^ptx for compute_90: add_one: parameter 2 of add<float> is u64; the contract passes n as i32$"
    with pytest.raises(ValueError, match=expected):
        Artifact([make_ptx("80"), disagreeing], [ADD.replace("n)", "n: i32)")])


def test_artifact_with_a_parameter_that_cannot_be_passed_raises() -> None:
    image = make_ptx("80")
    image = replace(image, data=image.data.replace(b".u32 n", b".texref n"))
    with raises(ValueError):
        Artifact(image, ADD)
    assert Artifact(image).name == "kernels"


def test_artifact_with_invalid_images_raises() -> None:
    with raises(TypeError):
        Artifact([b"code"])  # type: ignore[list-item]
    with raises(TypeError):
        Artifact(make_ptx("80"), [1])  # type: ignore[list-item]


def test_choose_image_returns_the_image_for_the_device() -> None:
    artifact = make_artifact()
    assert artifact.choose_image((9, 0))[0] is artifact.images[1]
    with raises(ValueError):
        artifact.choose_image((7, 5))
    assert Artifact(make_fatbin()).choose_image((7, 5))[0].kind == "fatbin"


def test_write_c_of_a_contract_without_a_launch_raises(tmp_path: Path) -> None:
    with raises(ValueError):
        make_artifact().write_c(tmp_path)
    assert not list(tmp_path.iterdir())


# --- the file format


def read_zip(data: bytes) -> dict[str, bytes]:
    """Return the members of a ZIP file."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def make_zip(members: dict[str, bytes], method: int = zipfile.ZIP_STORED) -> bytes:
    """Return a ZIP file with these members."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return file.getvalue()


def write_metadata_with_hash(table: dict[str, Any]) -> bytes:
    """Return metadata as JSON, including the hash that docs/reference/artifact.md defines."""
    zeros = "0" * 64
    text = json.dumps({**table, "hash": zeros})
    digest = sha256(text.encode()).hexdigest()
    return text.replace(f'"hash": "{zeros}"', f'"hash": "{digest}"').encode()


def make_changed_file(**changes: Any) -> bytes:
    """Return the artifact file with changed metadata and a matching hash.

    Args:
        changes: The new values, or `None` to remove a value. The keys are paths such as `code__0__size`.
    """
    members = read_zip(bytes(make_artifact()))
    table = json.loads(members["metadata.json"])
    for key, value in changes.items():
        *path, name = (int(part) if part.isdecimal() else part for part in key.split("__"))
        container = table
        for part in path:
            container = container[part]
        if value is None:
            del container[name]
        else:
            container[name] = value
    return make_zip({**members, "metadata.json": write_metadata_with_hash(table)})


def test_file_has_the_documented_format() -> None:
    """The file is read by code that follows docs/reference/artifact.md."""
    artifact = make_artifact()
    members = read_zip(bytes(artifact))
    text = members.pop("metadata.json")
    table = json.loads(text)
    assert table["hash"] == sha256(text.replace(table["hash"].encode(), b"0" * 64)).hexdigest()
    assert {key: table[key] for key in ("format", "language", "name", "cudyn")} == {
        "format": 2,
        "language": 3,
        "name": "demo",
        "cudyn": cudyn.__version__,
    }
    assert table["contracts"] == [contract.text for contract in artifact.contracts]
    assert table["lowered_names"] == LOWERED
    assert list(members) == [code["member"] for code in table["code"]]
    for code, image in zip(table["code"], artifact.images, strict=True):
        data = members[code["member"]]
        assert (code["kind"], tuple(code["arch"]), code["compiler"]) == (image.kind, image.arch, "hand")
        assert (code["size"], code["sha256"]) == (len(data), sha256(data).hexdigest())
        assert data == image.data
        assert [kernel["name"] for kernel in code["kernels"]] == [kernel.name for kernel in KERNELS]
        assert code["kernels"][1]["parameters"][1] == {"offset": 8, "size": 4, "align": 4, "type": "f32"}
    infos = zipfile.ZipFile(io.BytesIO(bytes(artifact))).infolist()
    assert {info.date_time for info in infos} == {(1980, 1, 1, 0, 0, 0)}


def test_save_compresses_code_if_it_becomes_smaller() -> None:
    for contents, is_compressed in ((bytes(range(256)) * 4, True), (bytes(50_000_000), False)):
        data = bytes(Artifact(make_fatbin(contents)))
        info = zipfile.ZipFile(io.BytesIO(data)).getinfo("code/all.fatbin")
        assert (info.compress_type == zipfile.ZIP_DEFLATED) == is_compressed
        assert Artifact.load(data).images[0].data.endswith(contents)


def test_load_ignores_unknown_keys_and_members() -> None:
    data = make_changed_file(more={"x": [1]}, code__0__more="x", code__0__kernels__0__more=1)
    assert Artifact.load(data) == make_artifact()
    members = read_zip(bytes(make_artifact()))
    assert Artifact.load(make_zip({**members, "README": b"text"})) == make_artifact()


ADVICE = "read it with a newer cudyn, or export it again with this version"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"format": 3}, f"expected format version 2, got 3, created by cudyn {cudyn.__version__}: {ADVICE}"),
        (
            {"language": 7},
            f"expected contract language version 3, got 7, created by cudyn {cudyn.__version__}: {ADVICE}",
        ),
        ({"format": "1"}, "metadata: format: expected an integer, got a string"),
        ({"format": None}, "metadata: format: expected an integer, got nothing"),
        ({"name": "\ud800"}, r"metadata: name: expected printable text, got '\ud800'"),
        ({"name": "9"}, "name: expected a C identifier of at most 64 characters, got '9'"),
        ({"contracts": {}}, "metadata: contracts: expected a list, got an object"),
        ({"contracts__0": 1.5}, "metadata: contracts[0]: expected a string, got a float"),
        ({"contracts__0": "k("}, "expected ')'; got 'k('"),
        (
            {"contracts__0": "k()"},
            "k: ptx for compute_80: this ptx has no kernel 'k'; it contains: _Z3addIfEvPT_S1_i, scale",
        ),
        ({"lowered_names__x": 1}, "metadata: x: expected a string, got an integer"),
        ({"code": []}, "images: expected at least one, got none"),
        ({"code__0": 1}, "metadata: code[0]: expected an object, got an integer"),
        (
            {"code__0__member": "x"},
            "expected x, got metadata.json, code/compute_80.ptx, code/compute_90a.ptx, code/compute_100f.ptx",
        ),
        (
            {"code__1__member": "code/compute_80.ptx"},
            "expected each member once, got code/compute_80.ptx, code/compute_80.ptx, code/compute_100f.ptx",
        ),
        ({"code__0__size": 1}, "code/compute_80.ptx: expected 1 bytes, got 215"),
        ({"code__0__size": 10**30}, "metadata: an integer: expected up to 20 digits, got 31"),
        (
            {"code__0__sha256": "x"},
            f"code/compute_80.ptx: expected the SHA-256 x, got {sha256(make_ptx('80').data).hexdigest()}",
        ),
        ({"code__0__kind": "cubin"}, "images: expected cubin for compute_80, got ptx"),
        ({"code__0__arch": ["compute_70"]}, "images: expected ptx for compute_70, got compute_80"),
        ({"code__0__arch": []}, None),
        (
            {"code__0__kernels__0__registers": "1"},
            "metadata: registers: expected an integer or null, got a string",
        ),
        (
            {"code__0__kernels__0__parameters__0__size": -1},
            "metadata: a parameter's offset, size and align: expected 0 to 65536, got (0, -1, 8)",
        ),
        (
            {"code__0__kernels__0__parameters__0__type": "u65"},
            "metadata: a parameter's type: expected a type of PTX, got 'u65'",
        ),
    ],
)
def test_load_with_metadata_that_does_not_match_raises(changes: dict[str, Any], expected: str | None) -> None:
    data = make_changed_file(**changes)
    if expected is None:
        assert Artifact.load(data) == make_artifact()
        return
    with raises(ValueError):
        Artifact.load(data)


def make_file_with_metadata(text: bytes) -> bytes:
    """Return the file of an artifact with this text as its metadata."""
    return make_zip({**read_zip(bytes(make_artifact())), "metadata.json": text})


DEEPLY_NESTED = b'{"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
INVALID_METADATA = {
    b"": "expected JSON: Expecting value: line 1 column 1 (char 0)",
    b"[]": "text: expected an object, got a list",
    b"{1": "expected JSON: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)",
    b"\xff": "expected JSON: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte",
    DEEPLY_NESTED: "text: expected JSON with few levels of nesting, got more levels",
    b'{"format": 1, "format": 1}': "an object: expected each key once, got one twice",
    b'{"format": 1, "language": 1}': "hash: expected one hash of 64 digits, got 0",
}


@pytest.mark.parametrize("text", INVALID_METADATA, ids=range(len(INVALID_METADATA)))
def test_load_with_invalid_metadata_raises(text: bytes) -> None:
    with raises(ValueError):
        Artifact.load(make_file_with_metadata(text))


@pytest.mark.slow
def test_artifact_larger_than_a_reader_accepts_raises() -> None:
    """The limits are 256 KiB for the contracts and 4 MiB for the metadata."""
    long_arguments = f"({', '.join(' + '.join('n' * 90) for _ in range(50))})"
    image = replace(make_ptx("80"), lowered_names={})
    parameters = ", ".join(".param .u32 a" for _ in range(50))
    image = replace(image, data=b"//\n.target sm_80\n.entry k(%s) {}" % parameters.encode())
    contracts = [f"k{index}(n: i32) -> k{long_arguments}" for index in range(14)]
    assert Artifact.load(bytes(Artifact(image, contracts))).contracts[0].name == "k0"
    with pytest.raises(ValueError, match=r"^metadata: contracts: expected up to 262144 bytes, got 2"):
        bytes(Artifact(image, [*contracts, f"k99(n: i32) -> k{long_arguments}"]))
    names = {f"x{index}{'x' * 10_000}": "k" for index in range(500)}
    with pytest.raises(ValueError, match=r"^metadata: text: expected up to 4194304 bytes, got 5"):
        bytes(Artifact(replace(image, lowered_names=names)))


def test_load_with_a_member_of_another_name_raises() -> None:
    members = read_zip(bytes(make_artifact()))
    table = json.loads(members.pop("metadata.json"))
    members["code/other.ptx"] = members.pop("code/compute_80.ptx")
    table["code"][0]["member"] = "code/other.ptx"
    with raises(ValueError):
        Artifact.load(make_zip({**members, "metadata.json": write_metadata_with_hash(table)}))


def test_load_with_a_wrong_hash_raises() -> None:
    text = read_zip(bytes(make_artifact()))["metadata.json"]
    with raises(ValueError):
        Artifact.load(make_file_with_metadata(text.replace(b'"demo"', b'"demo2"')))


def test_load_of_another_file_raises(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"text")
    expected = "not a cudyn artifact: expected a ZIP or an ELF file, got b'text'"
    with pytest.raises(ValueError, match=f"^{re.escape(str(tmp_path / 'x'))}: {expected}$"):
        Artifact.load(tmp_path / "x")
    with pytest.raises(FileNotFoundError) as caught:
        Artifact.load(tmp_path / "y")
    assert Path(caught.value.filename) == tmp_path / "y"
    with raises(TypeError):
        Artifact.load(7)  # type: ignore[arg-type]


# The golden directory contains a file of each format version. These files are never changed.
GOLDEN = Path(__file__).parent / "golden"


def test_golden_directory_contains_a_file_of_each_version() -> None:
    files = sorted(GOLDEN.glob("*.cudyn"))
    assert [file.name for file in files] == ["version_1.cudyn", "version_2.cudyn"]


def test_load_reads_a_file_of_version_2() -> None:
    artifact = Artifact.load(GOLDEN / "version_2.cudyn")
    assert [contract.text for contract in artifact.contracts] == [
        "add_one(a: f16[2 * n], b: bf16[n; n + pad]) -> add<float><<<n, 256>>>(a + n, b - 1, pad: i32)",
        "add_one(x: f16, a: f32[n]) -> scale<<<n, 1>>>(None, 0.5: f32, n: i64)",
        "tiles(a: f16[m, k; s, 1] align 16, info: struct[48])"
        " -> tiles<<<min(sms * occupancy, m), 256, 4 * k, cluster=16, pdl, priority=-1>>>"
        "(tma(a, box=[64, 32], swizzle=64B, l2=256B), info, sms: i32)",
    ]
    assert '"format": 2' in artifact.metadata


def test_load_reads_a_file_of_version_1() -> None:
    """Files that were written by cudyn 0.2 remain readable."""
    artifact = Artifact.load(GOLDEN / "version_1.cudyn")
    assert artifact.name == "golden"
    assert [contract.text for contract in artifact.contracts] == [
        "add_one(a: f32[n], b: f32[n]) where n % 4 == 0 -> "
        "add<float><<<ceildiv(n, 256), 256>>>(a, b, n: i32)",
        "scale(data: f32[r, c; s, 1] align 16 on cuda_managed | None, by: f32, n: u64, sizes: shape[_, 3], "
        "flag: bool, stream: stream) -> scale<<<(max(n, 1), 2), (32, 4), 1024, cluster=(2, 1), cooperative>>>"
        "(data, by: f32, n * 2: i64)",
    ]
    assert [image.arch for image in artifact.images] == [("compute_80",), ("compute_90a",)]
    assert {(image.kind, image.compiler) for image in artifact.images} == {("ptx", "hand")}
    assert [image.data for image in artifact.images] == [make_ptx("80").data, make_ptx("90a").data]
    assert artifact.images[1].kernels == KERNELS
    assert artifact.images[1].lowered_names == LOWERED
    assert '"cudyn": "0.2.0"' in artifact.metadata
    assert Artifact(artifact.images, artifact.contracts, name="golden").images == artifact.images
