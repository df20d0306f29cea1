"""Reads the exported functions of an ELF library from a stream, such as a library inside a wheel."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import IO

# Seeking backwards in a stream restarts it, so the beginning of a library and its segments are kept in
# memory, up to this size.
KEEP_BYTES = 1 << 24


def read_exports(stream: IO[bytes]) -> tuple[str, set[str]]:
    """Return the soname and the exported functions of an ELF file.

    They are read from the loader's tables, because the section headers are at the end of the file.
    """
    chunks = [(0, stream.read(KEEP_BYTES))]
    segments: list[tuple[int, int, int, int]] = []  # type, offset, address, size

    def read(offset: int, length: int) -> bytes:
        end = offset + length
        for start, data in chunks:
            if start <= offset and end <= start + len(data):
                return data[offset - start : end - start]
        spans = [(size, o) for _, o, _, size in segments if o <= offset and end <= o + size <= o + KEEP_BYTES]
        size, start = max(spans, default=(length, offset))
        stream.seek(start)
        data = stream.read(size)
        if len(data) != size:
            raise EOFError("a truncated ELF file")
        chunks.append((start, data))
        return data[offset - start : end - start]

    def place(address: int) -> int:
        return next(o + address - a for kind, o, a, size in segments if kind == 1 and a <= address < a + size)

    header = read(0, 64)
    if header[:6] != b"\x7fELF\x02\x01":
        raise ValueError("not a 64-bit little-endian ELF file")
    (start,), (count,) = struct.unpack_from("<Q", header, 32), struct.unpack_from("<H", header, 56)
    rows = struct.iter_unpack("<IIQQQQQQ", read(start, 56 * count))
    segments += [(row[0], row[2], row[3], row[5]) for row in rows]
    tags: dict[int, int] = {}
    for kind, offset, _, size in segments:
        if kind == 2:  # PT_DYNAMIC
            tags = dict(reversed(list(struct.iter_unpack("<QQ", read(offset, size)))))
    string_table, symbol_table, string_bytes, soname = (tags[tag] for tag in (5, 6, 10, 14))
    symbols = read(place(symbol_table), 24 * _symbol_count(read, place, tags))
    strings = read(place(string_table), string_bytes)

    def string(offset: int) -> str:
        return strings[offset : strings.index(b"\0", offset)].decode()

    functions = {
        string(name)
        for name, info, other, section, _, _ in struct.iter_unpack("<IBBHQQ", symbols)
        if section and info & 15 in (2, 10) and info >> 4 in (1, 2) and other & 3 in (0, 3)
    }  # conditions: defined; a function or an indirect function; global or weak; visible
    return string(soname), functions


def _symbol_count(
    read: Callable[[int, int], bytes], place: Callable[[int], int], tags: dict[int, int]
) -> int:
    """Return the number of dynamic symbols. Only the hash tables contain it."""
    if 4 in tags:  # DT_HASH
        return int.from_bytes(read(place(tags[4]) + 4, 4), "little")
    start = place(tags[0x6FFFFEF5])  # DT_GNU_HASH
    buckets, first, blooms, _ = struct.unpack("<4I", read(start, 16))
    chains = start + 16 + 8 * blooms + 4 * buckets
    last = max(struct.unpack(f"<{buckets}I", read(chains - 4 * buckets, 4 * buckets)))
    if last < first:
        return int(first)
    while not read(chains + 4 * (last - first), 4)[0] & 1:
        last += 1
    return int(last) + 1
