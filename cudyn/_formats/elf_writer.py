"""Write a 64-bit ELF shared object: functions under version nodes, and cells of memory that Python fills.

It has the tables for the system loader (gABI, chapter 5; the version tables are the LSB's, "Symbol
Versioning") and no sections, which only linkers need. Addresses in the file are its offsets.
"""

from __future__ import annotations

import itertools
import os
import struct
from collections.abc import Mapping, Sequence

from .._machine.assembler import Assembler

# e_machine, the alignment of segments (AArch64 has pages of up to 64 KiB), and R_..._RELATIVE.
_MACHINES = {"x86_64": (62, 0x1000, 8), "aarch64": (183, 0x10000, 1027)}
_HEADERS = 5
_DEFINED = 1  # as the section of a symbol: any but 0 and the reserved ones


def version_hash(name: str) -> int:
    """Hash a name as DT_HASH and version tables do (gABI, "Hash Table")."""
    value = 0
    for byte in os.fsencode(name):
        value = (value << 4) + byte
        value ^= value >> 24 & 0xF0
        value &= 0xFFFFFFF
    return value


class SharedObject:
    """A shared object that is written once its code is complete.

    machine: of the processor, as platform.machine() calls it. soname: the name by which others load it.
    needed: the libraries to load with it, for DT_NEEDED.
    """

    def __init__(self, machine: str, soname: str, code: Assembler, needed: Sequence[str] = ()) -> None:
        self.machine = machine
        self.soname = soname
        self.code = code
        self.needed = needed
        self.symbols: list[tuple[str, str, str, int]] = []  # as for add_symbol
        self.cells: dict[str, int] = {}  # name of each -> its offset from the first
        self._data = bytearray()
        self._addresses: list[tuple[int, str]] = []  # cells that hold the address of a label or a cell

    def add_symbol(self, name: str, place: str, version: str = "", size: int = 0) -> None:
        """Export a function at a label or, with its size in bytes, a variable at a cell, under a node."""
        self.symbols.append((name, place, version, size))

    def add_cell(self, name: str, value: int | bytes | str = 0) -> None:
        """Add memory that code and Python share: 64 bits, bytes, or the address of a label or cell."""
        self._data += bytes(-len(self._data) % 8)
        self.cells[name] = len(self._data)
        if isinstance(value, str):
            self._addresses.append((len(self._data), value))
            value = 0
        self._data += struct.pack("<Q", value % 2**64) if isinstance(value, int) else value

    def write(self) -> tuple[bytes, dict[str, int]]:
        """The file, and the address in it of each cell and label."""
        number, page, relative = _MACHINES[self.machine]
        names, strings = self._write_strings()
        versions = list(dict.fromkeys(filter(None, (s[2] for s in self.symbols))))
        image = bytearray(64 + 56 * _HEADERS)

        def add(table: bytes, align: int = 8) -> int:
            image.extend(bytes(-len(image) % align) + table)
            return len(image) - len(table)

        symbols_at = add(bytes(24 * (1 + len(self.symbols))))
        hash_at = add(self._hash_table())
        of_symbols = [0, *(versions.index(s[2]) + 2 if s[2] else 1 for s in self.symbols)]
        version_at = add(struct.pack(f"<{len(of_symbols)}H", *of_symbols))
        nodes_at = add(_version_nodes(names, [self.soname, *versions]))
        strings_at = add(strings)
        relocations_at = add(bytes(24 * len(self._addresses)))
        tables_end = len(image)
        code_at = add(bytes(self.code.code), page)
        code_size = len(image) - code_at
        entries = [
            *((1, names[name]) for name in self.needed),  # DT_NEEDED
            (14, names[self.soname]),  # DT_SONAME
            (4, hash_at),  # DT_HASH
            (5, strings_at),  # DT_STRTAB
            (6, symbols_at),  # DT_SYMTAB
            (10, len(strings)),  # DT_STRSZ
            (11, 24),  # DT_SYMENT
            (0x6FFFFFF0, version_at),  # DT_VERSYM
            (0x6FFFFFFC, nodes_at),  # DT_VERDEF
            (0x6FFFFFFD, 1 + len(versions)),  # DT_VERDEFNUM
            (7, relocations_at),  # DT_RELA
            (8, 24 * len(self._addresses)),  # DT_RELASZ
            (9, 24),  # DT_RELAENT
            (24, 0),  # DT_BIND_NOW
            (0, 0),
        ]
        dynamic_at = add(b"".join(struct.pack("<QQ", *entry) for entry in entries), page)
        cells_at = add(bytes(self._data))
        places = {name: cells_at + offset for name, offset in self.cells.items()}
        places |= {name: code_at + offset for name, offset in self.code.labels.items()}
        for index, (name, label, _, size) in enumerate(self.symbols, 1):
            row = (names[name], 0x11 if size else 0x12, 0, _DEFINED, places[label], size)
            struct.pack_into("<IBBHQQ", image, symbols_at + 24 * index, *row)
        for place, (offset, name) in zip(itertools.count(relocations_at, 24), self._addresses):
            struct.pack_into("<QQq", image, place, cells_at + offset, relative, places[name])
        image[code_at : code_at + code_size] = self.code.assemble(code_at, places)
        header = (b"\x7fELF\2\1\1", 3, number, 1, 0, 64, 0, 0, 64, 56, _HEADERS, 64, 0, 0)
        struct.pack_into("<16sHHIQQQIHHHHHH", image, 0, *header)
        segments = [
            (1, 4, 0, tables_end, page),  # PT_LOAD, read
            (1, 5, code_at, code_size, page),  # read, execute
            (1, 6, dynamic_at, len(image) - dynamic_at, page),  # read, write
            (2, 6, dynamic_at, 16 * len(entries), 8),  # PT_DYNAMIC
            (0x6474E551, 6, 0, 0, 16),  # PT_GNU_STACK: not executable
        ]
        for index, (kind, flags, at, size, align) in enumerate(segments):
            struct.pack_into("<IIQQQQQQ", image, 64 + 56 * index, kind, flags, at, at, at, size, size, align)
        return bytes(image), places

    def _write_strings(self) -> tuple[dict[str, int], bytes]:
        """Where each text is, and all of them, once and after the empty one."""
        places, strings = {}, b"\0"
        for text in (self.soname, *self.needed, *(part for s in self.symbols for part in (s[0], s[2]))):
            if text and text not in places:
                places[text] = len(strings)
                strings += os.fsencode(text) + b"\0"
        return places, strings

    def _hash_table(self) -> bytes:
        """DT_HASH: buckets, and for each symbol the next one of its bucket."""
        buckets = [0] * max(1, len(self.symbols) // 2)
        chain = [0] * (1 + len(self.symbols))
        for index, (name, *_) in enumerate(self.symbols, 1):
            bucket = version_hash(name) % len(buckets)
            chain[index], buckets[bucket] = buckets[bucket], index
        table = (len(buckets), len(chain), *buckets, *chain)
        return struct.pack(f"<{len(table)}I", *table)


def _version_nodes(names: Mapping[str, int], nodes: Sequence[str]) -> bytes:
    """DT_VERDEF: the file itself (VER_FLG_BASE), then each node."""
    table = b""
    for index, name in enumerate(nodes, 1):
        following = 28 if index < len(nodes) else 0
        table += struct.pack("<HHHHIII", 1, index == 1, index, 1, version_hash(name), 20, following)
        table += struct.pack("<II", names[name], 0)
    return table
