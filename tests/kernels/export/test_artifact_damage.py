"""Tests that damaged and malicious artifact files raise an error from cudyn, or contain the same artifact."""

from __future__ import annotations

import io
import json
import re
import struct
import tracemalloc
import zipfile
import zlib
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import Artifact

from ...support.steps import count_steps
from .kernels import ADD, make_fatbin
from .test_artifact import make_artifact, make_zip, read_zip, write_metadata_with_hash


def read_damaged(data: bytes) -> Artifact | None:
    """Return the artifact in a damaged file, or `None` if cudyn rejects the file.

    The message must not come from an unexpected exception of Python.
    """
    try:
        return Artifact.load(data)
    except ValueError as error:
        message = str(error)
    assert not re.search(r"(Type|Key|Index|Attribute|Assertion|Memory|Recursion)Error|struct\.error", message)
    return None


def check_damaged(data: bytes, artifact: Artifact) -> bool:
    """Check that a file is rejected or contains the same artifact, and return whether it is rejected."""
    result = read_damaged(data)
    if result is None:
        return True
    assert result == artifact
    assert result.images == artifact.images
    return False


ARTIFACTS = [make_artifact(), Artifact(make_fatbin(), [ADD])]


@pytest.mark.parametrize("artifact", ARTIFACTS, ids=["PTX", "fatbin"])
def test_load_with_any_changed_byte_raises(artifact: Artifact) -> None:
    """Each byte of the file is changed twice: one bit is flipped, and all bits are flipped."""
    data = bytes(artifact)
    are_rejected = []
    for index, byte in enumerate(data):
        with_one_bit_flipped = byte ^ (1 << (index % 8))
        with_all_bits_flipped = byte ^ 0xFF
        for changed_byte in (with_one_bit_flipped, with_all_bits_flipped):
            damaged = bytearray(data)
            damaged[index] = changed_byte
            are_rejected.append(check_damaged(bytes(damaged), artifact))
    rejected_count = are_rejected.count(True)
    assert len(are_rejected) > 1200
    assert rejected_count > 0.85 * len(are_rejected)


@pytest.mark.parametrize("artifact", ARTIFACTS, ids=["PTX", "fatbin"])
def test_load_with_any_cut_or_insertion_raises(artifact: Artifact) -> None:
    data = bytes(artifact)
    for index in range(len(data)):
        assert check_damaged(data[:index], artifact)
        assert check_damaged(data[index:], artifact) == (index > 0)
        assert check_damaged(data[:index] + b"PK" + data[index:], artifact)
        assert check_damaged(data[:index] + data[index + 1 :], artifact)


@given(st.data())
def test_load_with_random_damage_raises_or_returns_the_same(data: st.DataObject) -> None:
    """Parts of the file are copied, overwritten or removed."""
    artifact = ARTIFACTS[0]
    file = bytes(artifact)
    for _ in range(data.draw(st.integers(1, 4))):
        start, end, destination = (data.draw(st.integers(0, len(file))) for _ in range(3))
        inserted = data.draw(st.sampled_from([file[start:end], b"\xff" * 4, bytes(4), b"PK\5\6", b"PK\6\7"]))
        overwritten_bytes = data.draw(st.sampled_from([0, len(inserted)]))
        file = file[:destination] + inserted + file[destination + overwritten_bytes :]
    check_damaged(file, artifact)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@given(st.data())
def test_load_with_random_metadata_raises_or_returns_an_artifact(data: st.DataObject) -> None:
    """One value of the metadata is replaced, and the hash is adjusted."""
    members = read_zip(bytes(ARTIFACTS[1]))
    table = json.loads(members["metadata.json"])
    container: Any = table
    while True:
        keys = list(container) if isinstance(container, dict) else list(range(len(container)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(container[key], (dict, list)) or not container[key] or data.draw(st.booleans()):
            break
        container = container[key]
    container[key] = data.draw(JSON)
    result = read_damaged(make_zip({**members, "metadata.json": write_metadata_with_hash(table)}))
    if result is not None:
        assert Artifact.load(bytes(result)) == result


def add_member(name: str, data: bytes, **fields: Any) -> bytes:
    """Return an artifact file with another member, whose entry in the ZIP directory has changed fields."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for member, contents in read_zip(bytes(make_artifact())).items():
            archive.writestr(member, contents)
        archive.writestr(name, data)
        for field, value in fields.items():
            setattr(archive.getinfo(name), field, value)
    return file.getvalue()


def make_bomb() -> bytes:
    """Return an artifact file of 64 KB, whose code has 64 MiB after decompression."""
    compressed = []
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    checksum = 0
    digest = sha256()
    size = 4 * len(ZEROS)
    for _ in range(4):
        checksum = zlib.crc32(ZEROS, checksum)
        digest.update(ZEROS)
        compressed.append(compressor.compress(ZEROS))
    data = b"".join([*compressed, compressor.flush()])
    members = read_zip(bytes(make_artifact()))
    table = json.loads(members["metadata.json"])
    table["code"][0] |= {"size": size, "sha256": digest.hexdigest()}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("metadata.json", write_metadata_with_hash(table))
        archive.writestr("code/compute_80.ptx", data)
        info = archive.getinfo("code/compute_80.ptx")
        info.compress_type = zipfile.ZIP_DEFLATED
        info.file_size = size
        info.CRC = checksum
    return file.getvalue()


def make_encrypted() -> bytes:
    """Return an artifact file whose first member is marked as encrypted in the ZIP directory."""
    data = bytearray(bytes(make_artifact()))
    flags_offset = 8  # in an entry of the directory, which begins with PK\1\2
    data[data.index(b"PK\1\2") + flags_offset] |= 1
    return bytes(data)


ZEROS = bytes(1 << 24)
END_OF_LARGE_ZIP = struct.pack("<4s4H2IH", b"PK\5\6", 0, 0, 60_000, 60_000, 60_000 * 46, 4, 0)
# Functions that return hostile files, with their error messages as regular expressions.
HOSTILE_FILES: dict[str, tuple[Callable[[], bytes], str]] = {
    "bomb": (make_bomb, r"compute_80.ptx: expected up to \d+ bytes, got 67108864$"),
    "many": (
        lambda: b"PK\3\4" + bytes(60_000 * 46) + END_OF_LARGE_ZIP,
        "expected up to 256 members, got 60000 in 2760000 bytes",
    ),
    "several": (
        lambda: b"PK\3\4" + bytes(46) + END_OF_LARGE_ZIP[:8] + struct.pack("<2H2IH", 1, 1, 46, 5, 0),
        "expected 73 bytes, got 72$",
    ),
    "twice": (lambda: add_member("metadata.json", b"{}"), "and each name once, got metadata.json, code/"),
    "overlap": (lambda: add_member("x", b"", compress_size=1 << 30), "expected members of up to"),
    "encrypted": (make_encrypted, "metadata.json: expected stored or deflated data, got encrypted data$"),
    "no metadata": (lambda: make_zip({"x": b""}), "expected metadata.json and each name once, got x$"),
    "method": (
        lambda: make_zip(read_zip(bytes(make_artifact())), zipfile.ZIP_LZMA),
        "metadata.json: expected stored or deflated data, got method 14$",
    ),
    "comment": (lambda: bytes(make_artifact())[:-2] + b"\1\0x", "the end of a ZIP without a comment"),
    "ZIP64": (
        lambda: bytes(make_artifact())[:-42] + b"PK\6\7" + bytes(make_artifact())[-38:],
        "the end of a ZIP without a comment",
    ),
}


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("name", HOSTILE_FILES)
def test_load_of_a_hostile_file_raises_at_once(name: str) -> None:
    """Time and memory are limited, even if the file claims to contain large members."""
    make_file, expected = HOSTILE_FILES[name]
    data = make_file()

    def load() -> None:
        """Load the file, and check the error."""
        with pytest.raises(ValueError, match=rf"^the artifact can't be read: .*{expected}"):
            Artifact.load(data)

    tracemalloc.start()
    try:
        load()
        _, peak_bytes = tracemalloc.get_traced_memory()
        one_mebibyte = 1 << 20
        assert peak_bytes < 2 * len(data) + one_mebibyte
    finally:
        tracemalloc.stop()
    assert count_steps(load) < 100_000
