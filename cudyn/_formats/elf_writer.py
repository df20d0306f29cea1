"""Write a 64-bit ELF shared object: functions under version nodes, and cells of memory that Python fills.

It has the tables for the system loader, and the sections for linkers and readers (gABI, chapters 4 and 5; the
version tables are the LSB's, "Symbol Versioning"). Addresses in the file are its offsets.
"""

from __future__ import annotations

import os
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .._machine.assembler import Assembler

# e_machine, the alignment of segments (AArch64 has pages of up to 64 KiB), and R_..._RELATIVE.
_MACHINES = {"x86_64": (62, 0x1000, 8), "aarch64": (183, 0x10000, 1027)}
_HEADERS = 5
_TEXT, _DATA = 6, 8  # the numbers of the sections .text and .data


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
        names = _Strings(
            [self.soname, *self.needed, *(s[0] for s in self.symbols), *(s[2] for s in self.symbols)]
        )
        versions = list(dict.fromkeys(filter(None, (s[2] for s in self.symbols))))
        tables = _Layout(64 + 56 * _HEADERS)
        symbols_at = tables.add(bytes(24 * (1 + len(self.symbols))))
        hash_at = tables.add(self._hash_table())
        of_symbols = [0, *(versions.index(s[2]) + 2 if s[2] else 1 for s in self.symbols)]
        version_at = tables.add(struct.pack(f"<{len(of_symbols)}H", *of_symbols))
        nodes_at = tables.add(_version_nodes(names, [self.soname, *versions]))
        strings_at = tables.add(names.data)
        relocations_at = tables.add(bytes(24 * len(self._addresses)))
        code_at = _up(tables.end, page)
        code_size = len(self.code.code)
        dynamic_at = _up(code_at + code_size, page)
        entries = [
            *((1, names.at[name]) for name in self.needed),  # DT_NEEDED
            (14, names.at[self.soname]),  # DT_SONAME
            (4, hash_at),  # DT_HASH
            (5, strings_at),  # DT_STRTAB
            (6, symbols_at),  # DT_SYMTAB
            (10, len(names.data)),  # DT_STRSZ
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
        cells_at = dynamic_at + 16 * len(entries)
        places = {name: cells_at + offset for name, offset in self.cells.items()}
        places |= {name: code_at + offset for name, offset in self.code.labels.items()}
        image = bytearray(cells_at + len(self._data))
        tables.copy(image)
        for index, (name, label, _, size) in enumerate(self.symbols, 1):
            kind, section = (0x11, _DATA) if size else (0x12, _TEXT)  # a global variable or function
            place = symbols_at + 24 * index
            row = (names.at[name], kind, 0, section, places[label], size)
            struct.pack_into("<IBBHQQ", image, place, *row)
        for index, (offset, name) in enumerate(self._addresses):
            place = relocations_at + 24 * index
            struct.pack_into("<QQq", image, place, cells_at + offset, relative, places[name])
        image[code_at : code_at + code_size] = self.code.assemble(code_at, places)
        struct.pack_into(f"<{2 * len(entries)}Q", image, dynamic_at, *(n for entry in entries for n in entry))
        image[cells_at:] = self._data
        sections = _Sections(image)
        sections.add(".dynsym", 11, 2, symbols_at, hash_at, link=2, info=1, entry=24)
        sections.add(".dynstr", 3, 2, strings_at, strings_at + len(names.data))
        sections.add(".hash", 5, 2, hash_at, version_at, link=1, entry=4)
        sections.add(
            ".gnu.version", 0x6FFFFFFF, 2, version_at, version_at + 2 * len(of_symbols), link=1, entry=2
        )
        sections.add(".gnu.version_d", 0x6FFFFFFD, 2, nodes_at, strings_at, link=2, info=1 + len(versions))
        sections.add(".text", 1, 6, code_at, code_at + code_size)
        sections.add(".dynamic", 6, 3, dynamic_at, cells_at, link=2, entry=16)
        sections.add(".data", 1, 3, cells_at, len(image))
        loaded = len(image)
        count, start = sections.write()
        identity = b"\x7fELF\2\1\1" + bytes(9)
        header = (identity, 3, number, 1, 0, 64, start, 0, 64, 56, _HEADERS, 64, count, count - 1)
        struct.pack_into("<16sHHIQQQIHHHHHH", image, 0, *header)
        segments = [
            (1, 4, 0, tables.end, page),  # PT_LOAD, read
            (1, 5, code_at, code_size, page),  # read, execute
            (1, 6, dynamic_at, loaded - dynamic_at, page),  # read, write
            (2, 6, dynamic_at, 16 * len(entries), 8),  # PT_DYNAMIC
            (0x6474E551, 6, 0, 0, 16),  # PT_GNU_STACK: not executable
        ]
        for index, (kind, flags, at, size, align) in enumerate(segments):
            place = 64 + 56 * index
            struct.pack_into("<IIQQQQQQ", image, place, kind, flags, at, at, at, size, size, align)
        return bytes(image), places

    def _hash_table(self) -> bytes:
        """DT_HASH: buckets, and for each symbol the next one of its bucket."""
        buckets = [0] * max(1, len(self.symbols) // 2)
        chain = [0] * (1 + len(self.symbols))
        for index, (name, *_) in enumerate(self.symbols, 1):
            bucket = version_hash(name) % len(buckets)
            chain[index], buckets[bucket] = buckets[bucket], index
        table = (len(buckets), len(chain), *buckets, *chain)
        return struct.pack(f"<{len(table)}I", *table)


class _Strings:
    """A table of strings, each once, after the empty one."""

    def __init__(self, names: Sequence[str]) -> None:
        self.at: dict[str, int] = {}
        self.data = b"\0"
        for name in names:
            if name and name not in self.at:
                self.at[name] = len(self.data)
                self.data += os.fsencode(name) + b"\0"


class _Layout:
    """Consecutive tables, each aligned to eight bytes."""

    def __init__(self, start: int) -> None:
        self._start = start
        self._data = bytearray()

    @property
    def end(self) -> int:
        return self._start + len(self._data)

    def add(self, table: bytes) -> int:
        self._data += bytes(-self.end % 8)
        at = self.end
        self._data += table
        return at

    def copy(self, image: bytearray) -> None:
        image[self._start : self.end] = self._data


class _Sections:
    """Section headers, which are written after everything else."""

    def __init__(self, image: bytearray) -> None:
        self._image = image
        self._names = b"\0"
        self._rows = bytes(64)

    def add(
        self,
        name: str,
        kind: int,
        flags: int,
        start: int,
        end: int,
        *,
        link: int = 0,
        info: int = 0,
        entry: int = 0,
    ) -> None:
        at = len(self._names)
        self._names += name.encode() + b"\0"
        address = start if flags else 0
        row = (at, kind, flags, address, start, end - start, link, info, 8 if kind != 1 else 16, entry)
        self._rows += struct.pack("<IIQQQQIIQQ", *row)

    def write(self) -> tuple[int, int]:
        """Add the names and the headers to the image; return their number and offset."""
        at = len(self._image)
        self.add(".shstrtab", 3, 0, at, at + len(self._names) + len(".shstrtab") + 1)
        self._image += self._names
        self._image += bytes(-len(self._image) % 8)
        start = len(self._image)
        self._image += self._rows
        return len(self._rows) // 64, start


def _version_nodes(names: _Strings, nodes: Sequence[str]) -> bytes:
    """DT_VERDEF: the file itself (VER_FLG_BASE), then each node."""
    table = b""
    for index, name in enumerate(nodes, 1):
        following = 28 if index < len(nodes) else 0
        table += struct.pack("<HHHHIII", 1, index == 1, index, 1, version_hash(name), 20, following)
        table += struct.pack("<II", names.at[name], 0)
    return table


def _up(number: int, align: int) -> int:
    return (number + align - 1) // align * align
