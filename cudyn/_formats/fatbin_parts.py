"""Reads the parts of a fatbin: CUBINs and PTX, compressed or not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from struct import unpack_from

PTX = 1
CUBIN = 2
# Flags of a part
_LZ4 = 0x2000
_ZSTD = 0x8000
_MAX_SIZE = 1 << 27  # maximum size of a decompressed part in bytes
_MIN_COPY = 4  # length of the shortest copy in LZ4 data
_COMPRESSED = 0xF000  # all flags for compression
_OTHER = _COMPRESSED & ~_LZ4 & ~_ZSTD  # flags for unknown compression formats
_FATBIN_HEADER = 16  # size in bytes of the header of a fatbin
_SIZES_OFFSET = 6  # offset of the sizes in this header
_PART_HEADER = 64  # minimum size in bytes of the header of a part
# The fields of this header: the kind, the size of the header, the size of the code with padding, the size of
# the compressed code, the architecture, the flags, and the size of the decompressed code
_PART_FIELDS = "<H2xIQI8xI8xQ8xQ"
_LENGTH_CONTINUES = 15  # value of a 4-bit length in LZ4 data that is continued in the following bytes
_MAX_RATIO = 255  # maximum number of bytes that one byte of LZ4 data can expand to


class NotReadable(ValueError):
    """A part whose compression this version of Python does not support."""


@dataclass(frozen=True)
class Part:
    """A part of a fatbin.

    Attributes:
        kind: PTX, CUBIN, or the integer that represents any other kind.
        architecture: 10 times the major compute capability plus the minor one.
        flags: Flags of the part's header, including its compression.
        size: Size of the code in bytes.
        packed: The code as stored in the file, which may be compressed.
    """

    kind: int
    architecture: int
    flags: int
    size: int
    packed: bytes

    @property
    def name(self) -> str:
        """The kind and the architecture as an Image shows them, such as "ptx for compute_90"."""
        if self.kind == PTX:
            return f"ptx for compute_{self.architecture}"
        kind = "cubin" if self.kind == CUBIN else f"part of kind {self.kind}"
        return f"{kind} for sm_{self.architecture}"

    def read(self) -> bytes:
        """Return the decompressed code.

        Raises:
            NotReadable: This version of Python does not support the compression.
            ValueError: The compressed code is damaged.
        """
        if self.flags & _ZSTD:
            return _read_zstd(self.packed, self.size)
        if self.flags & _LZ4:
            return read_lz4(self.packed, self.size)
        if self.flags & _OTHER:
            raise NotReadable(f"its compression is unknown (flags {self.flags:#x})")
        return self.packed


def iter_parts(data: bytes) -> Iterator[Part]:
    """Yield the parts of a fatbin. Bytes after the size in the fatbin's header, such as padding, are ignored.

    Raises ValueError if the sizes in the headers of the fatbin and its parts do not match the data's length.
    """
    fatbin_header = data[:_FATBIN_HEADER].ljust(_FATBIN_HEADER, b"\0")  # a truncated header becomes readable
    header_size, parts_size = unpack_from("<HQ", fatbin_header, _SIZES_OFFSET)
    end = max(_FATBIN_HEADER, header_size + parts_size)  # the sizes in a damaged header may be 0
    if end > len(data):
        raise ValueError(f"the fatbin is truncated: expected {end} bytes, got {len(data)}")
    offset = header_size
    while offset < end:
        part, offset = _read_part(data, offset, end)
        yield part


def _read_part(data: bytes, offset: int, end: int) -> tuple[Part, int]:
    """Return the part of a fatbin at an offset, and the offset of the next part.

    Args:
        data: The fatbin.
        offset: Offset of the part's header.
        end: Offset of the end of the fatbin.
    """
    if end - offset < _PART_HEADER:
        raise ValueError(f"the fatbin is damaged: the part at byte {offset} is too short for its header")
    kind, header_size, stored_size, packed_size, architecture, flags, unpacked_size = unpack_from(
        _PART_FIELDS, data, offset
    )
    code_start = offset + header_size
    next_offset = code_start + stored_size
    if flags & _COMPRESSED:
        # Padding may follow the compressed code. It belongs to the stored size.
        code_end = code_start + packed_size
        size = unpacked_size
    else:
        code_end = next_offset
        size = stored_size
    if header_size < _PART_HEADER or code_end > next_offset or next_offset > end:
        raise ValueError(f"the fatbin is damaged: the part at byte {offset} extends beyond the end")
    return Part(kind, architecture, flags, size, data[code_start:code_end]), next_offset


def _read_zstd(packed: bytes, size: int) -> bytes:
    """Decompress data to a known size. Raises NotReadable, or ValueError if the data is damaged."""
    try:
        from compression import zstd  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise NotReadable(
            "it is compressed with zstd, which Python 3.14 and newer can read; cudyn.fatbin and "
            'cudyn.compile(..., to="fatbin") do without it, as nvcc -compress-mode=speed does'
        ) from None
    if size > _MAX_SIZE:
        raise ValueError(f"damaged zstd: {len(packed)} bytes can't expand to {size}")
    try:
        code: bytes = zstd.ZstdDecompressor().decompress(packed, size)
    except zstd.ZstdError as error:
        raise ValueError(f"damaged zstd: {error}") from None
    if len(code) != size:
        raise ValueError(f"damaged zstd: expected {size} bytes, got {len(code)}")
    return code


def read_lz4(packed: bytes, size: int) -> bytes:
    """Decompress an LZ4 block to a known size. Raises ValueError if the block is damaged.

    A block consists of sequences. Each sequence begins with a token, which contains two lengths of 4 bits
    each. The upper one is the number of literal bytes that follow. After them, there is a distance (2 bytes,
    little-endian). A copy of earlier output, which begins this number of bytes before the end of the output,
    is then appended to the output. The lower 4 bits contain the length of this copy ("LZ4 Block Format").

    Args:
        packed: The block.
        size: Size of the decompressed data in bytes.
    """
    if size > min(_MAX_SIZE, _MAX_RATIO * len(packed)):
        raise ValueError(f"damaged LZ4: {len(packed)} bytes can't expand to {size}")
    code = bytearray()
    offset = 0
    try:
        while len(code) < size:
            token = packed[offset]
            literal_count, offset = _read_length(packed, offset + 1, token >> 4)
            code += packed[offset : offset + literal_count]
            offset += literal_count
            if offset >= len(packed):  # the last sequence does not contain a copy
                break
            distance = packed[offset] | packed[offset + 1] << 8
            extra_length, offset = _read_length(packed, offset + 2, token & 0xF)
            copy_length = extra_length + _MIN_COPY
            if len(code) + copy_length > size:
                raise ValueError(f"damaged LZ4: it expands to more than {size} bytes")
            _repeat(code, distance, copy_length)
    except IndexError:
        raise ValueError("damaged LZ4: it ends too early") from None
    if len(code) != size:
        raise ValueError(f"damaged LZ4: expected {size} bytes, got {len(code)}")
    return bytes(code)


def _read_length(packed: bytes, offset: int, length: int) -> tuple[int, int]:
    """Return a length of literal bytes or of a copy in an LZ4 block.

    Its first 4 bits are in the token. If they are 15, the following bytes are added, up to and including the
    first byte that is less than 255.

    Args:
        packed: The block.
        offset: Offset of the bytes after the token or the distance.
        length: The 4 bits from the token.

    Returns:
        The complete length, and the offset of the next byte.
    """
    if length < _LENGTH_CONTINUES:
        return length, offset
    while True:
        byte = packed[offset]
        offset += 1
        length += byte
        if byte < 255:
            return length, offset


def _repeat(code: bytearray, distance: int, count: int) -> None:
    """Append a copy of the bytes that begin `distance` bytes before the end. Source and copy may overlap."""
    start = len(code) - distance
    if distance == 0 or start < 0:
        raise ValueError("damaged LZ4: a copy begins before the start of the data")
    full_copies, remainder = divmod(count, distance)
    source = bytes(code[start:])
    code += source * full_copies + source[:remainder]
