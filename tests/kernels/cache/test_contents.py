"""Tests for listing, checking, clearing, exporting and importing the cache, also on the command line."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import zipfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import Image
from cudyn._cli.cache import describe
from cudyn._kernels.cache import store
from cudyn._kernels.cache.entries import MAGIC, pack
from cudyn.types import KernelInfo, Parameter

from ...conftest import ROOT
from ...support import compilations
from ...support.command_line import Terminal, main
from ...support.messages import raises

BUILD = "0123456789abcdef"
FACTS = {"name": "k.cu", "architecture": "sm_90", "kind": "cubin", "options": ["-DA=1"]}
KEYS = [f"{i:02x}" + "0" * 62 for i in range(5)]


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of a cache with five images."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    for name in ("CUDYN_CACHE", "CUDYN_CACHE_SIZE"):
        monkeypatch.delenv(name, raising=False)
    for index, key in enumerate(KEYS):
        image = Image(bytes(1000 * index), "cubin", ("sm_90",), compiler="NVRTC 13.0")
        assert compilations.keep(key, BUILD, image, FACTS) == ""
        os.utime(tmp_path / "cache" / key[:2] / f"{key}.{BUILD}", (1000 + index,) * 2)
    return tmp_path / "cache"


def import_archive(archive: Any) -> tuple[int, int, int]:
    """Import an archive, and return the counts of new, known and rejected images."""
    result = cudyn.cache.import_from(archive)
    return result.new, result.there, result.refused


def get_entry_path(directory: Path, index: int) -> Path:
    """Return the path of an entry of the fixture's cache."""
    return directory / f"{index:02x}" / f"{KEYS[index]}.{BUILD}"


def test_info_returns_the_state_of_the_cache(
    directory: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The size counts only the images. Directories with headers are listed separately."""
    size = sum(get_entry_path(directory, index).stat().st_size for index in range(5))
    expected = cudyn.cache.Info(str(directory), "on", "", 5, size, 1 << 30, ())
    assert cudyn.cache.info() == expected
    assert main(["cache", "info", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {**vars(expected), "headers": []}
    # Two directories with installed headers of NVRTC. Their sizes differ by one byte.
    headers = [directory / f"headers-{index * 16}" for index in "01"]
    for index, header_directory in enumerate(headers):
        (header_directory / "cccl").mkdir(parents=True)
        (header_directory / "a.h").write_text("12345")
        (header_directory / "cccl" / "b.h").write_text("1" * index)
    (directory / "headers-of-mine").mkdir()
    header_sizes = ((str(headers[0]), 5), (str(headers[1]), 6))
    assert cudyn.cache.info() == replace(expected, headers=header_sizes), "they do not count in size"
    assert main(["cache", "info"]) == 0
    output = capsys.readouterr().out
    assert f"images   {expected.files}, of {size / 1024:.3g} KiB; at most 1 GiB\n" in output
    assert f"\nheaders  {headers[0]}, 5 bytes\nheaders  {headers[1]}, 6 bytes\n" in output
    directory.chmod(0o777)
    if os.name == "posix":
        assert cudyn.cache.info().refused == f"{directory} can be written by other users"
    monkeypatch.setenv("CUDYN_CACHE", "off")
    assert [*vars(cudyn.cache.info()).values()][:4] == [None, "off", "", 0]


def test_list_entries_yields_every_image(directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A damaged file is listed without details about its image."""
    get_entry_path(directory, 2).write_bytes(b"damaged")
    entries = {entry.key: entry for entry in cudyn.cache.list_entries()}
    assert sorted(entries) == KEYS
    entry = entries[KEYS[1]]
    assert entry == cudyn.cache.Entry(
        str(get_entry_path(directory, 1)),
        KEYS[1],
        BUILD,
        get_entry_path(directory, 1).stat().st_size,
        1001.0,
        1001.0,
        {**FACTS, "compiler": "NVRTC 13.0"},
    )
    assert entries[KEYS[2]].facts == {}
    assert main(["cache", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("  NVRTC 13.0  k.cu sm_90 cubin -DA=1")
    assert sum(line.endswith("  7  damaged") for line in lines) == 1
    assert main(["cache", "list", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 5


def test_clear_removes_every_image(directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only files with names that the cache could have created are removed."""
    (directory / "00" / "other").touch()
    assert main(["cache", "clear"]) == 0
    assert capsys.readouterr().out == "5 files removed\n"
    assert cudyn.cache.info().files == 0
    assert (directory / "00" / "other").exists()
    assert compilations.keep(KEYS[0], BUILD, Image(b"code", "cubin")) == ""


IMPORT = """
import json, resource, sys
import cudyn
cudyn.cache.info()
unit = 1 if sys.platform == "darwin" else 1024
memory_before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
result = cudyn.cache.import_from(sys.argv[1])
memory_after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps([result.new, result.refused, result.why, unit * (memory_after - memory_before)]))
"""


@pytest.mark.skipif(os.name != "posix", reason="needs getrusage, which is part of POSIX")
@pytest.mark.parametrize("start", ["an entry", "nothing"])
def test_import_of_a_large_member_needs_little_memory(start: str, tmp_path: Path) -> None:
    """The archive has one member: 32 MB of compressed zeros, in one case after the start of a valid entry."""
    name = f"{KEYS[0]}.{BUILD}"
    prefix = pack(name, FACTS, None, b"other data") if start == "an entry" else b""
    with (
        zipfile.ZipFile(tmp_path / "large.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive,
        archive.open(f"{name[:2]}/{name}", "w") as member,
    ):
        member.write(prefix)
        for _ in range(32):
            member.write(bytes(1 << 20))
    environment = {**os.environ, "CUDYN_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", IMPORT, str(tmp_path / "large.zip")]
    completed = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert completed.returncode == 0, completed.stderr
    new_count, rejected_count, reason, memory_growth = json.loads(completed.stdout)
    assert (new_count, rejected_count) == (0, 1)
    assert reason.endswith("it is damaged")
    assert memory_growth < 16 << 20


def test_export_on_a_terminal_shows_the_progress(
    directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    assert main(["cache", "export", str(tmp_path / "kernels.zip")]) == 0
    lines = [f"[{index}/5] images" for index in range(1, 6)]
    assert stream.getvalue() == "".join(f"\r{line}\x1b[K" for line in [*lines, ""])


def test_import_on_another_machine_finds_the_images(
    directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Images that are already in the cache are not replaced."""
    archive = str(tmp_path / "kernels.zip")
    assert main(["cache", "export", archive]) == 0
    assert capsys.readouterr().out.startswith("5 images, ")
    exported = {key: compilations.find(key, BUILD) for key in KEYS}
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "other"))
    assert compilations.keep(KEYS[4], BUILD, Image(b"its own", "cubin")) == ""
    assert main(["cache", "import", archive]) == 0
    assert capsys.readouterr().out == "4 new images, 1 known, 0 refused\n"
    for key in KEYS[:4]:
        assert compilations.find(key, BUILD) == exported[key]
    existing = compilations.find(KEYS[4], BUILD)
    assert existing is not None
    assert existing.data == b"its own"
    monkeypatch.setenv("CUDYN_CACHE", "only")
    assert import_archive(archive) == (0, 5, 0)
    monkeypatch.setenv("CUDYN_CACHE", "off")
    with raises(ValueError):
        cudyn.cache.import_from(archive)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("../../escaped", "not the name or the size of an image"),
        (f"00/{KEYS[1]}.{BUILD}", "not the name or the size of an image"),
        (f"01/{KEYS[1]}.lock", "not the name or the size of an image"),
        (f"01/{KEYS[1]}.{BUILD}", "it is damaged"),
    ],
)
def test_import_rejects_other_files(
    name: str, reason: str, directory: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only undamaged images with valid names are imported. Nothing is written for other files."""
    cudyn.cache.clear()
    paths_before = sorted(tmp_path.rglob("*"))
    with zipfile.ZipFile(tmp_path / "odd.zip", "w") as archive:
        archive.writestr(name, b"something")
    assert main(["cache", "import", str(tmp_path / "odd.zip")]) == 1
    output = capsys.readouterr()
    assert output.out == "0 new images, 0 known, 1 refused\n"
    assert output.err == f"{name}: {reason}\n"
    assert sorted({*tmp_path.rglob("*")} - {tmp_path / "odd.zip"}) == paths_before


def test_import_of_a_file_that_is_not_an_archive_raises(
    directory: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("not a ZIP")
    assert main(["cache", "import", str(tmp_path / "text")]) == 2
    assert "text: not an archive of a cache: File is not a zip file" in capsys.readouterr().err
    with raises(FileNotFoundError):
        cudyn.cache.export_to(tmp_path / "none" / "k.zip")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cache", "text"]


# --- damage


@pytest.fixture
def two_images(directory: Path) -> Path:
    """The directory of a cache with two images.

    One image has two kernels. The parameters of the second kernel are unknown.
    """
    cudyn.cache.clear()
    kernels = (KernelInfo("k", (Parameter(0, 8, 8, "u64"),), 8, 0, None), KernelInfo("t", None))
    for key, image in zip(KEYS, (Image(b"code", "ptx", ("sm_90",), kernels), Image(b"", "cubin"))):
        assert compilations.keep(key, BUILD, image, FACTS) == ""
    return directory


def read_entries(directory: Path) -> dict[str, bytes]:
    """Return the contents of a cache's entries, keyed by file name."""
    return {path.name: path.read_bytes() for path in directory.rglob(f"*.{BUILD}")}


def test_image_with_unknown_parameters_is_stored(two_images: Path) -> None:
    result = compilations.find(KEYS[0], BUILD)
    assert result is not None
    assert [kernel.parameters for kernel in result.kernels] == [(Parameter(0, 8, 8, "u64"),), None]


@pytest.mark.parametrize(
    ("step", "change"),
    [(11, 0xFF), *(pytest.param(1, change, marks=pytest.mark.slow) for change in (0x01, 0x80, 0xFF))],
)
def test_import_of_a_damaged_archive_imports_only_valid_images(
    step: int, change: int, two_images: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If one byte of the archive is changed, the archive or one of its images is rejected in most cases.

    The images that are still imported are the original ones. The original archive can be imported afterwards.
    """
    archive = tmp_path / "good.zip"
    damaged = tmp_path / "damaged.zip"
    assert cudyn.cache.export_to(archive) == 2
    original_entries = read_entries(two_images)
    original_archive = archive.read_bytes()
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "other"))
    rejected_archives = 0
    for index in range(0, len(original_archive), step):
        damaged.write_bytes(
            original_archive[:index]
            + bytes([original_archive[index] ^ change])
            + original_archive[index + 1 :]
        )
        rejected_archives += 1
        with suppress(ValueError):  # if the file is no longer an archive
            result = cudyn.cache.import_from(damaged)
            assert result.new + result.there + result.refused <= 2
            rejected_archives -= result.refused == 0  # all images were accepted
        assert read_entries(tmp_path / "other").items() <= original_entries.items()
        cudyn.cache.clear()
    assert rejected_archives > len(original_archive) / step / 2
    assert import_archive(archive) == (2, 0, 0)
    assert read_entries(tmp_path / "other") == original_entries


@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.slow)])
def test_damaged_file_is_a_miss(step: int, two_images: Path, tmp_path: Path) -> None:
    """An entry that is cut short or changed causes a cache miss and is not exported.

    An import or the next compilation repairs it.
    """
    archive = tmp_path / "good.zip"
    assert cudyn.cache.export_to(archive) == 2
    path = get_entry_path(two_images, 0)
    original = path.read_bytes()
    for index in range(0, len(original), step):
        path.write_bytes(original[:index])
        assert compilations.find(KEYS[0], BUILD) is None
        path.write_bytes(original[:index] + bytes([original[index] ^ 0x20]) + original[index + 1 :])
        assert compilations.find(KEYS[0], BUILD) is None
        list(cudyn.cache.list_entries())
    assert cudyn.cache.export_to(tmp_path / "rest.zip") == 1
    assert import_archive(archive) == (1, 1, 0)
    assert path.read_bytes() == original
    path.write_bytes(b"")
    assert compilations.keep(KEYS[0], BUILD, Image(b"anew", "ptx"), FACTS) == ""
    assert compilations.find(KEYS[0], BUILD) == Image(b"anew", "ptx")


UNUSUAL_VALUES: tuple[Any, ...] = (None, 2**70, 1.5, "text", [[]], [["k", 7]], {"a": None})


def test_damaged_files_are_counted(two_images: Path) -> None:
    """A damaged file is counted once, even though it is read four times. A missing file is not counted."""
    stats_before = cudyn.cache.stats()
    name = KEYS[0][:-1] + "7"
    path = two_images / name[:2] / f"{name}.{BUILD}"
    for data in (b"", MAGIC + b"x" * 100):
        path.write_bytes(data)
        for build in (BUILD, None):
            assert compilations.find(name, build) is None
    assert compilations.find(name, "f" * 16) is None
    assert cudyn.cache.stats() - stats_before == cudyn.cache.Stats(damaged=1)
    assert compilations.keep(name, BUILD, Image(b"anew", "ptx"), FACTS) == ""
    assert compilations.find(name, BUILD) is not None


def test_file_with_wrong_types_is_a_miss(two_images: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file whose hash is correct but whose header has values of wrong types must not become an image."""
    length_offset = len(MAGIC) + hashlib.sha256().digest_size
    header_offset = length_offset + 8
    path = get_entry_path(two_images, 0)
    data = path.read_bytes()
    length = int.from_bytes(data[length_offset:header_offset], "little")
    header = json.loads(data[header_offset : header_offset + length])

    image_count = 0

    def check(header_data: bytes) -> None:
        """Replace the header in the file. If the file is still valid, check the types of its image."""
        nonlocal image_count
        new_header = len(header_data).to_bytes(8, "little") + header_data
        path.write_bytes(
            MAGIC + hashlib.sha256(new_header).digest() + new_header + data[header_offset + length :]
        )
        result = compilations.find(KEYS[0], BUILD)
        if result is not None:
            image_count += 1
            texts = [result.kind, result.log, result.compiler, *result.arch, *result.lowered_names]
            assert {*map(type, [*texts, *result.lowered_names.values()])} == {str}
            assert str(result)
        (entry,) = (entry for entry in cudyn.cache.list_entries() if entry.path == str(path))
        assert describe(entry.facts)

    for changed in iter_changed_copies(header):
        check(json.dumps(changed).encode())
    assert image_count > 20  # some values are replaced by other valid values
    for text in (b"", b"[" * 100_000, b"nul", b"\xff", b"[]", b"NaN"):
        check(text)
    path.write_bytes(MAGIC + bytes(32) + b"\xff" * 8)
    assert main(["cache", "list"]) == 0
    assert "  damaged\n" in capsys.readouterr().out


def iter_changed_copies(value: Any) -> Any:
    """Yield copies of a JSON value in which one nested value is missing or has been replaced."""
    yield from UNUSUAL_VALUES
    if isinstance(value, (dict, list)):
        for index in list(value) if isinstance(value, dict) else range(len(value)):
            for changed in iter_changed_copies(value[index]):
                variant = value.copy()
                variant[index] = changed
                yield variant
            variant = value.copy()
            del variant[index]
            yield variant


def test_unwritable_directory_is_reported_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_process: None
) -> None:
    """Only the first entry that cannot be stored causes a warning, but the reason is returned for each entry.

    `info` reports the problem beforehand.
    """
    (tmp_path / "file").write_text("")
    directory = tmp_path / "file" / "cache"
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(directory))
    expected = f"this user can't write to {tmp_path / 'file'}; set CUDYN_CACHE_DIR to another directory"
    assert cudyn.cache.info().refused == expected
    with pytest.warns(
        RuntimeWarning, match=r"cudyn: nothing is cached: .*\. Set CUDYN_CACHE_DIR to another"
    ) as warnings:
        reasons = [store.write("0" * 64, "1" * 16, b"code") for _ in range(2)]
    assert len(warnings) == 1
    assert all(reason.startswith(f"the cache directory {directory} can't be written: ") for reason in reasons)
