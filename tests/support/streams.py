"""Reads the exported functions of an ELF library from a stream, such as a library inside a wheel."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import IO

# Seeking backwards in a stream restarts it, so the beginning of a library and its segments are kept in
# memory, up to this size.
KEEP_BYTES = 1 << 24

# Segment types, tags of the dynamic section, and types, bindings and visibilities of symbols (elf.h).
PT_LOAD, PT_DYNAMIC = 1, 2
DT_HASH, DT_STRTAB, DT_SYMTAB, DT_STRSZ, DT_SONAME, DT_GNU_HASH = 4, 5, 6, 10, 14, 0x6FFFFEF5
STT_FUNC, STT_GNU_IFUNC = 2, 10
STB_GLOBAL, STB_WEAK = 1, 2
STV_DEFAULT, STV_PROTECTED = 0, 3


def read_exports(stream: IO[bytes]) -> tuple[str, set[str]]:
    """Return the soname and the exported functions of an ELF file.

    They are read from the system loader's tables, because the section headers are at the end of the file.
    """
    chunks = [(0, stream.read(KEEP_BYTES))]
    segments: list[tuple[int, int, int, int]] = []  # type, offset, address, size

    def read(offset: int, length: int) -> bytes:
        """Return bytes of the file, from the chunks that were already read or else from the stream."""
        end = offset + length
        for start, data in chunks:
            if start <= offset and end <= start + len(data):
                return data[offset - start : end - start]
        # Read the whole segment, unless it is too large to be kept.
        spans = [
            (size, start)
            for _, start, _, size in segments
            if start <= offset and end <= start + size and size <= KEEP_BYTES
        ]
        size, start = max(spans, default=(length, offset))
        stream.seek(start)
        data = stream.read(size)
        if len(data) != size:
            raise EOFError("a truncated ELF file")
        chunks.append((start, data))
        return data[offset - start : end - start]

    def find_offset(address: int) -> int:
        """Return the offset in the file of an address in memory."""
        return next(
            offset + address - start
            for kind, offset, start, size in segments
            if kind == PT_LOAD and start <= address < start + size
        )

    header = read(0, 64)
    if header[:6] != b"\x7fELF\x02\x01":
        raise ValueError("not a 64-bit little-endian ELF file")
    (start,) = struct.unpack_from("<Q", header, 32)  # e_phoff
    (count,) = struct.unpack_from("<H", header, 56)  # e_phnum
    # Elf64_Phdr: p_type, p_flags, p_offset, p_vaddr, p_paddr, p_filesz, p_memsz, p_align
    for kind, _, offset, address, _, size, _, _ in struct.iter_unpack("<IIQQQQQQ", read(start, 56 * count)):
        segments.append((kind, offset, address, size))
    tags: dict[int, int] = {}
    for kind, offset, _, size in segments:
        if kind == PT_DYNAMIC:
            tags = dict(reversed(list(struct.iter_unpack("<QQ", read(offset, size)))))
    string_table, symbol_table, string_bytes, soname = (
        tags[tag] for tag in (DT_STRTAB, DT_SYMTAB, DT_STRSZ, DT_SONAME)
    )
    symbols = read(find_offset(symbol_table), 24 * _count_symbols(read, find_offset, tags))
    strings = read(find_offset(string_table), string_bytes)

    def string(offset: int) -> str:
        """Return the string at an offset of the string table."""
        return strings[offset : strings.index(b"\0", offset)].decode()

    functions = set()
    for name, info, visibility, section, _, _ in struct.iter_unpack("<IBBHQQ", symbols):
        is_function = info & 15 in (STT_FUNC, STT_GNU_IFUNC)
        is_exported = info >> 4 in (STB_GLOBAL, STB_WEAK) and visibility & 3 in (STV_DEFAULT, STV_PROTECTED)
        if section and is_function and is_exported:  # an undefined symbol has no section
            functions.add(string(name))
    return string(soname), functions


def _count_symbols(
    read: Callable[[int, int], bytes], find_offset: Callable[[int], int], tags: dict[int, int]
) -> int:
    """Return the number of dynamic symbols, which is stored only in the hash tables.

    Args:
        read: A function that returns bytes of the file, from the offset and the length.
        find_offset: A function that converts an address in memory to an offset in the file.
        tags: The entries of the dynamic section.
    """
    if DT_HASH in tags:  # its second word is the number of symbols
        return int.from_bytes(read(find_offset(tags[DT_HASH]) + 4, 4), "little")
    start = find_offset(tags[DT_GNU_HASH])
    bucket_count, first_symbol, bloom_count, _ = struct.unpack("<4I", read(start, 16))
    buckets = start + 16 + 8 * bloom_count
    chains = buckets + 4 * bucket_count
    symbol = max(struct.unpack(f"<{bucket_count}I", read(buckets, 4 * bucket_count)))
    if symbol < first_symbol:
        return int(first_symbol)
    while not read(chains + 4 * (symbol - first_symbol), 4)[0] & 1:  # bit 0 marks the end of a chain
        symbol += 1
    return int(symbol) + 1
