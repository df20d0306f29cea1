"""Tests for fatbin parts that are compressed with LZ4 or zstd: created by nvFatbin, and damaged."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import tracemalloc
import types
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn._formats import fatbin_parts
from cudyn._formats.fatbin_parts import NotReadable, iter_parts, read_lz4

from ..conftest import ROOT
from ..support import real
from ..support.messages import raises
from ..support.releases import NEWEST

PTX = "//\n// Made by hand\n//\n\n.version 8.0\n.target sm_90\n.address_size 64\n" + "".join(
    f".global .u32 name_{i};\n" for i in range(40)
)
CODE = """
import sys
from cudyn import nvfatbin
fatbin = nvfatbin.nvFatbinCreate(sys.argv[1:], 1)
text = sys.stdin.buffer.read() + b"\\0"
nvfatbin.nvFatbinAddPTX(fatbin, text, len(text), "90", "name", "")
data = bytearray(nvfatbin.nvFatbinSize(fatbin))
nvfatbin.nvFatbinGet(fatbin, data)
sys.stdout.buffer.write(data)
"""


def pack_lz4(data: bytes) -> bytes:
    """Compress data with LZ4. Each match refers to the last position of the same four bytes.

    As the format requires, a copy does not begin in the last 12 bytes and does not extend into the last 5.
    """
    result = bytearray()
    positions: dict[bytes, int] = {}
    index = start = 0
    while index + 12 < len(data):
        prefix = data[index : index + 4]
        match = positions.get(prefix, -1)
        positions[prefix] = index
        if match < 0 or index - match > 65535:
            index += 1
            continue
        length = 4
        while index + length < len(data) - 5 and data[match + length] == data[index + length]:
            length += 1
        result += pack_sequence(data[start:index], index - match, length)
        index += length
        start = index
    return bytes(result + pack_sequence(data[start:], 0, 4))


def pack_sequence(literals: bytes, distance: int, count: int) -> bytes:
    """Return an LZ4 sequence: uncompressed bytes and, unless the distance is 0, a copy of `count` bytes."""
    token = min(len(literals), 15) << 4 | min(count - 4, 15)
    packed_literals = bytes([token]) + pack_rest(len(literals)) + literals
    if distance == 0:
        return packed_literals
    return packed_literals + struct.pack("<H", distance) + pack_rest(count - 4)


def pack_rest(length: int) -> bytes:
    """Return the bytes of a length that follow its first 4 bits."""
    if length < 15:
        return b""
    full_bytes, remainder = divmod(length - 15, 255)
    return b"\xff" * full_bytes + bytes([remainder])


def make_fatbin(code: bytes, flags: int, size: int) -> bytes:
    """Return a fatbin with one part, whose decompressed size is `size`."""
    padded = code + bytes(-len(code) % 8)
    part = struct.pack("<HHIQI8xI8xQ8xQ", 1, 0x101, 64, len(padded), len(code), 90, flags, size) + padded
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(part)) + part


texts = st.lists(st.sampled_from([b"ab", b"mov.u32 %r1, ", b"\0" * 40, b"x"]), max_size=40).map(b"".join)


@given(texts | st.binary(max_size=400))
def test_read_lz4_returns_the_packed_data(data: bytes) -> None:
    assert read_lz4(pack_lz4(data), len(data)) == data
    (part,) = iter_parts(make_fatbin(pack_lz4(data), 0x2011, len(data)))
    assert part.read() == data


@given(texts.filter(len), st.data())
def test_read_lz4_with_damaged_data_raises_or_returns_the_announced_size(
    data: bytes, draw: st.DataObject
) -> None:
    packed = bytearray(pack_lz4(data))
    index = draw.draw(st.integers(0, len(packed) - 1))
    packed[index] ^= draw.draw(st.integers(1, 255))
    if draw.draw(st.booleans()):  # damaged data that is not truncated is nearly always rejected for its size
        del packed[draw.draw(st.integers(1, len(packed))) :]
    try:
        result = read_lz4(bytes(packed), len(data))
    except ValueError:
        return
    assert len(result) == len(data)


def test_read_lz4_with_one_flipped_bit_raises_or_returns_the_announced_size() -> None:
    data = b"ab" * 20 + b"mov.u32 %r1, " * 5
    packed, sizes = pack_lz4(data), []
    for bit in range(8 * len(packed)):
        damaged = bytearray(packed)
        damaged[bit // 8] ^= 1 << bit % 8
        with suppress(ValueError):
            sizes.append(len(read_lz4(bytes(damaged), len(data))))
    assert set(sizes) == {len(data)}
    assert 4 * len(packed) < len(sizes) < 8 * len(packed)  # changed literals are not detected


def test_read_lz4_with_an_impossible_size_raises() -> None:
    with raises(ValueError):
        read_lz4(b"\x10a", 1 << 40)


@pytest.mark.parametrize("size", [1 << 40, 1 << 27, 4])
def test_zstd_is_not_decompressed_beyond_the_largest_size(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stub replaces the module of Python 3.14, which allocates up to the size that it receives."""
    sizes: list[int] = []

    def decompress(packed: bytes, size: int) -> bytes:
        """Record the limit for the size, and return the data unchanged."""
        sizes.append(size)
        return packed

    module = types.ModuleType("compression.zstd")
    module.ZstdError = OSError  # type: ignore[attr-defined]
    module.ZstdDecompressor = lambda: types.SimpleNamespace(decompress=decompress)  # type: ignore[attr-defined]
    package = types.ModuleType("compression")
    package.zstd = module  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "compression", package)
    monkeypatch.setitem(sys.modules, "compression.zstd", module)
    (part,) = iter_parts(make_fatbin(b"code", 0x8000, size))
    if size == 4:
        assert part.read() == b"code"
    else:
        with pytest.raises(ValueError, match=f"damaged zstd: (4 bytes can't expand to|expected) {size}"):
            part.read()
    largest_size = 1 << 27
    assert sizes == ([] if size > largest_size else [size])


def test_iter_parts_with_padding_returns_the_parts_before_it() -> None:
    padded = make_fatbin(b"code", 0, 0) + bytes(64)
    assert [part.read() for part in iter_parts(padded)] == [b"code" + bytes(4)]


def test_read_lz4_with_a_copy_beyond_the_announced_size_raises_before_it_allocates() -> None:
    packed = pack_sequence(b"a", 1, 64 << 20)
    tracemalloc.start()
    with raises(ValueError):
        read_lz4(packed, 1000)
    assert tracemalloc.get_traced_memory()[1] < 1 << 20
    tracemalloc.stop()


def test_read_with_unknown_compression_raises() -> None:
    (part,) = iter_parts(make_fatbin(b"abc", 0x4000, 10))
    with raises(NotReadable):
        part.read()


def pack_with_nvfatbin(major: int, mode: str) -> fatbin_parts.Part:
    """Return the single part of a fatbin created by nvFatbin, which removes comments from PTX."""
    path = os.pathsep.join([str(real.library("nvfatbin", major)), str(ROOT)])
    command = [sys.executable, "-c", CODE, f"-compress-mode={mode}"]
    environment = {**os.environ, "PYTHONPATH": path}
    process = subprocess.run(command, input=PTX.encode(), env=environment, capture_output=True, check=True)
    (part,) = iter_parts(process.stdout)
    return part


@pytest.mark.nvidia
@pytest.mark.parametrize("major", [pytest.param(12, marks=pytest.mark.slow), int(NEWEST.partition(".")[0])])
def test_read_with_fatbins_of_nvfatbin_returns_the_code(major: int) -> None:
    plain = pack_with_nvfatbin(major, "none")
    assert (plain.kind, plain.architecture, plain.flags & 0xF000) == (fatbin_parts.PTX, 90, 0)
    text = plain.read().rstrip(b"\0")
    assert b".target sm_90\n" in text
    fast = pack_with_nvfatbin(major, "speed")
    assert fast.flags & 0xF000 == 0x2000
    assert fast.read().rstrip(b"\0") == text
    small = pack_with_nvfatbin(major, "size")
    assert small.flags & 0xF000 == 0x8000
    if sys.version_info >= (3, 14):
        assert small.read().rstrip(b"\0") == text
    else:
        with pytest.raises(NotReadable, match=r"zstd, which Python 3\.14"):
            small.read()
