"""The parts of a fatbin: CUBINs and PTX, compressed ones too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from struct import unpack_from

PTX = 1
CUBIN = 2
_LZ4 = 0x2000
_ZSTD = 0x8000
_OTHER = 0xF000 & ~_LZ4 & ~_ZSTD
_MOST = 1 << 27  # bytes that a part may announce
_RATIO = 255  # of LZ4: a byte is at most so many


class NotReadable(ValueError):
    """A part is compressed in a way that this Python does not read."""


@dataclass(frozen=True)
class Part:
    """A part of a fatbin.

    kind          PTX, CUBIN, or another number
    architecture  10 times the major compute capability plus the minor one
    flags         of its header; some say how it is compressed
    size          of the code, in bytes
    packed        the bytes in the file
    """

    kind: int
    architecture: int
    flags: int
    size: int
    packed: bytes

    @property
    def name(self) -> str:
        """What it is, for whom, as an Image says it: "ptx for compute_90"."""
        what = {PTX: "ptx for compute", CUBIN: "cubin for sm"}.get(
            self.kind, f"part of kind {self.kind} for sm"
        )
        return f"{what}_{self.architecture}"

    def read(self) -> bytes:
        """Read the code. Raises NotReadable, and ValueError if it is damaged."""
        if self.flags & _ZSTD:
            return _read_zstd(self.packed, self.size)
        if self.flags & _LZ4:
            return read_lz4(self.packed, self.size)
        if self.flags & _OTHER:
            raise NotReadable(f"it is compressed in an unknown way (flags {self.flags:#x})")
        return self.packed


def read_parts(data: bytes) -> Iterator[Part]:
    """Yield the parts of a fatbin."""
    (at,) = unpack_from("<H", data, 6)
    while at + 64 <= len(data):
        kind, header, size, packed_size, architecture, flags, code_size = unpack_from(
            "<H2xIQI8xI8xQ8xQ", data, at
        )
        start = at + header
        is_packed = flags & 0xF000
        end = start + (packed_size if is_packed else size)
        yield Part(kind, architecture, flags, code_size if is_packed else size, data[start:end])
        at = start + size


def _read_zstd(packed: bytes, size: int) -> bytes:
    try:
        from compression import zstd  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise NotReadable(
            "it is compressed with zstd, which Python 3.14 and newer reads; cudyn.fatbin and "
            'cudyn.compile(..., to="fatbin") do without it, as nvcc -compress-mode=speed does'
        ) from None
    try:
        found: bytes = zstd.ZstdDecompressor().decompress(packed, size)
    except zstd.ZstdError as error:
        raise ValueError(f"damaged zstd: {error}") from None
    if len(found) != size:
        raise ValueError(f"damaged zstd: expected {size} bytes, got {len(found)}")
    return found


def read_lz4(packed: bytes, size: int) -> bytes:
    """Decompress a block of LZ4 of a known size. Raises ValueError if it is damaged."""
    if size > min(_MOST, _RATIO * len(packed)):
        raise ValueError(f"damaged LZ4: {len(packed)} bytes can't be {size}")
    found = bytearray()
    at = 0
    try:
        while len(found) < size:
            token = packed[at]
            count, at = _read_length(packed, at + 1, token >> 4)
            found += packed[at : at + count]
            at += count
            if at >= len(packed):
                break
            distance = packed[at] | packed[at + 1] << 8
            count, at = _read_length(packed, at + 2, token & 15)
            _repeat(found, distance, count + 4)
    except IndexError:
        raise ValueError("damaged LZ4: it ends too early") from None
    if len(found) != size:
        raise ValueError(f"damaged LZ4: expected {size} bytes, got {len(found)}")
    return bytes(found)


def _read_length(packed: bytes, at: int, length: int) -> tuple[int, int]:
    """A length, which goes on in further bytes if it is 15; and the place behind it."""
    if length < 15:
        return length, at
    while True:
        more = packed[at]
        at += 1
        length += more
        if more < 255:
            return length, at


def _repeat(found: bytearray, distance: int, count: int) -> None:
    """Append bytes that stand at a distance before the end; they may overlap with what is appended."""
    start = len(found) - distance
    if distance == 0 or start < 0:
        raise ValueError("damaged LZ4: a copy from before the beginning")
    whole, rest = divmod(count, distance)
    piece = bytes(found[start:])
    found += piece * whole + piece[:rest]
