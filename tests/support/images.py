"""Creates small images for the tests of libraries that decode images."""

from __future__ import annotations

import math
import struct


def write_segment(marker: int, body: bytes) -> bytes:
    """Return a segment of a JPEG or a JPEG 2000 image."""
    return struct.pack(">HH", marker, len(body) + 2) + body


def write_codestream(width: int, height: int, levels: int) -> bytes:
    """Return a JPEG 2000 image with one 8-bit component and empty packets (ISO/IEC 15444-1, annex A)."""
    size = struct.pack(">H8IH3B", 0, width, height, 0, 0, width, height, 0, 0, 1, 7, 1, 1)
    coding = struct.pack(">BBHBBBBBB", 0, 0, 1, 0, levels, 4, 4, 0, 1)
    quantization = bytes([0x40, *[8 << 3] * (3 * levels + 1)])
    packets = bytes(levels + 1)
    tile_part = struct.pack(">HHHIBB", 0xFF90, 10, 0, 14 + len(packets), 0, 1)
    head = write_segment(0xFF51, size) + write_segment(0xFF52, coding) + write_segment(0xFF5C, quantization)
    return b"\xff\x4f" + head + tile_part + b"\xff\x93" + packets + b"\xff\xd9"


def write_jpeg(width: int, height: int) -> bytes:
    """Return a baseline JPEG image (ITU-T T.81, annex B) that is gray, because all coefficients are zero."""
    start_of_image, end_of_image = b"\xff\xd8", b"\xff\xd9"
    quantization_table = write_segment(0xFFDB, bytes([0, *[1] * 64]))
    frame = write_segment(0xFFC0, struct.pack(">BHH4B", 8, height, width, 1, 1, 0x11, 0))
    # Both Huffman tables have one code of one bit: category 0, or the end of a block.
    codes = bytes([1, *bytes(15), 0])
    huffman_tables = write_segment(0xFFC4, bytes([0x00]) + codes + bytes([0x10]) + codes)
    scan = write_segment(0xFFDA, bytes([1, 1, 0, 0, 63, 0]))
    block_count = math.ceil(width / 8) * math.ceil(height / 8)
    bits = "00" * block_count
    padded = bits + "1" * (-len(bits) % 8)
    data = int(padded, 2).to_bytes(len(padded) // 8, "big")
    head = quantization_table + frame + huffman_tables
    return start_of_image + head + scan + data + end_of_image
