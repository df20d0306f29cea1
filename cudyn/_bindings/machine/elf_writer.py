"""Write a 64-bit ELF shared object: functions under version nodes, and cells of memory beside them.

It has the tables for the system loader (gABI, chapter 5; the version tables are the LSB's, "Symbol
Versioning"), and sections where linkers are to read it, too. Addresses in the file are its offsets.
"""

from __future__ import annotations

import itertools
import os
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence

from .assembler import Assembler

# e_machine, the alignment of segments (AArch64 has pages of up to 64 KiB), R_..._RELATIVE and R_..._GLOB_DAT.
_MACHINES = {"x86_64": (62, 0x1000, 8, 6), "aarch64": (183, 0x10000, 1027, 1025)}
_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
# Tags of the dynamic table: DT_NEEDED and so on.
_NULL = 0
_NEEDED = 1
_HASH = 4
_STRTAB = 5
_SYMTAB = 6
_RELA = 7
_RELASZ = 8
_RELAENT = 9
_STRSZ = 10
_SYMENT = 11
_INIT = 12
_SONAME = 14
_BIND_NOW = 24
_VERSYM = 0x6FFFFFF0
_VERDEF = 0x6FFFFFFC
_VERDEFNUM = 0x6FFFFFFD
_AUXILIARY = 0x7FFFFFFD
# Kinds of program headers: PT_LOAD, PT_DYNAMIC, PT_GNU_STACK.
_LOAD = 1
_DYNAMIC = 2
_STACK = 0x6474E551
_DEFINED = 1  # as the section of a symbol: any but 0 and the reserved ones; .text, where there are sections
# Kinds of sections: SHT_PROGBITS and so on; their flags: SHF_ALLOC and so on.
_PROGBITS = 1
_STRINGS = 3
_DYNAMIC_TABLE = 6
_DYNAMIC_SYMBOLS = 11
_VERSION_NODES = 0x6FFFFFFD
_VERSIONS = 0x6FFFFFFF
_IN_MEMORY = 2
_CODE = 6
_WRITABLE = 3
_STRINGS_PLACE = 3  # among the sections
_SYMBOLS_PLACE = 2


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
    needed: the libraries to load with it, for DT_NEEDED. auxiliary: paths of libraries whose symbols come
    before its own, if they exist when it is loaded (DT_AUXILIARY). init: the label of a function that the
    system loader calls once it is loaded (DT_INIT). has_sections: programs may be linked with the file.
    """

    def __init__(
        self,
        machine: str,
        soname: str,
        code: Assembler,
        needed: Sequence[str] = (),
        auxiliary: Sequence[str] = (),
    ) -> None:
        self.auxiliary = auxiliary
        self.init = ""
        self.has_sections = False
        self._guarded: list[str] = []  # their places
        self._references: list[tuple[int, str]] = []  # cells for the addresses of symbols
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

    def add_guarded(self, name: str, version: str = "") -> None:
        """Export a variable whose size is unknown: a page of zeros, and behind it one without access.

        Reading or writing on ends the process, rather than that it meets something else. Both pages are the
        symbol's, so that dladdr() and debuggers name the variable for the address that ended it.
        """
        place = f"guarded {len(self._guarded)}"
        self._guarded.append(place)
        self.symbols.append((name, place, version, 2 * _MACHINES[self.machine][1]))

    def add_reference(self, name: str, symbol: str) -> None:
        """Add a cell for the address of a function wherever the system loader finds it first; 0: nowhere.

        The function may be exported by this library, too.
        """
        self.add_cell(name)
        self._references.append((self.cells[name], symbol))

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
        number, page, relative, global_data = _MACHINES[self.machine]
        names, strings = self._write_strings()
        own = {name: index for index, (name, *_) in enumerate(self.symbols, 1)}
        imported = list(dict.fromkeys(symbol for _, symbol in self._references if symbol not in own))
        numbers = {**own, **{name: index for index, name in enumerate(imported, 1 + len(self.symbols))}}
        count = 1 + len(self.symbols) + len(imported)
        versions = list(dict.fromkeys(filter(None, (s[2] for s in self.symbols))))
        headers = 5 + 2 * len(self._guarded)
        image = bytearray(64 + 56 * headers)

        def add(table: bytes, align: int = 8) -> int:
            image.extend(bytes(-len(image) % align) + table)
            return len(image) - len(table)

        relocations = len(self._addresses) + len(self._references)
        tags = {_SYMTAB: add(bytes(24 * count)), _HASH: add(self._hash_table(count))}
        of_symbols = [0, *(versions.index(s[2]) + 2 if s[2] else 1 for s in self.symbols)]
        of_symbols += [1] * len(imported)
        tags[_VERSYM] = add(struct.pack(f"<{len(of_symbols)}H", *of_symbols))
        tags[_VERDEF] = add(_version_nodes(names, [self.soname, *versions]))
        tags[_STRTAB] = add(strings)
        tags[_RELA] = add(bytes(24 * relocations))
        tags |= {_SONAME: names[self.soname], _STRSZ: len(strings), _SYMENT: 24, _BIND_NOW: 0}
        tags |= {_VERDEFNUM: 1 + len(versions), _RELASZ: 24 * relocations, _RELAENT: 24}
        tables_end = len(image)
        code_at = add(bytes(self.code.code), page)
        code_size = len(image) - code_at
        entries = [(_NEEDED, names[name]) for name in self.needed]
        entries += [(_AUXILIARY, names[name]) for name in self.auxiliary]
        entries += [(_INIT, code_at + self.code.labels[name]) for name in [self.init] if name]
        entries += [*tags.items(), (_NULL, 0)]
        dynamic_at = add(b"".join(struct.pack("<QQ", *entry) for entry in entries), page)
        cells_at = add(bytes(self._data))
        places = {name: cells_at + offset for name, offset in self.cells.items()}
        places |= {name: code_at + offset for name, offset in self.code.labels.items()}
        end = -(-len(image) // page) * page
        places |= {name: end + (1 + 2 * n) * page for n, name in enumerate(self._guarded)}
        rows = self._list_symbols(names, places, imported)
        for index, row in enumerate(rows, 1):
            struct.pack_into("<IBBHQQ", image, tags[_SYMTAB] + 24 * index, *row)
        relocated = [(cells_at + at, relative, places[name]) for at, name in self._addresses]
        relocated += [(cells_at + at, numbers[name] << 32 | global_data, 0) for at, name in self._references]
        for place, relocation in zip(itertools.count(tags[_RELA], 24), relocated):
            struct.pack_into("<QQq", image, place, *relocation)
        image[code_at : code_at + code_size] = self.code.assemble(code_at, places)
        _HEADER.pack_into(image, 0, b"\x7fELF\2\1\1", 3, number, 1, 0, 64, 0, 0, 64, 56, headers, 64, 0, 0)
        segments = [
            (_LOAD, 4, 0, tables_end, page),  # read
            (_LOAD, 5, code_at, code_size, page),  # read, execute
            (_LOAD, 6, dynamic_at, len(image) - dynamic_at, page),  # read, write
            (_DYNAMIC, 6, dynamic_at, 16 * len(entries), 8),
        ]
        self._write_segments(image, segments, places, page)
        if self.has_sections:
            places_of = {"code": (code_at, code_size), "dynamic": (dynamic_at, 16 * len(entries))}
            _write_sections(image, _list_sections(tags, places_of, count))
        return bytes(image), places

    def _list_symbols(
        self, names: Mapping[str, int], places: Mapping[str, int], imported: Sequence[str]
    ) -> Iterator[tuple[int, ...]]:
        for name, label, _, size in self.symbols:
            yield names[name], 0x11 if size else 0x12, 0, _DEFINED, places[label], size
        for name in imported:  # weak, and undefined
            yield names[name], 0x22, 0, 0, 0, 0

    def _write_segments(
        self, image: bytearray, segments: Sequence[tuple[int, ...]], places: dict[str, int], page: int
    ) -> None:
        """Write the headers of these segments (kind, flags, place, size, alignment), guarded variables'."""
        segments = [*segments, (_STACK, 6, 0, 0, 16)]  # which is not executable
        rows = [(kind, flags, at, at, at, size, size, align) for kind, flags, at, size, align in segments]
        for name in self._guarded:  # zeros, which are not in the file, and memory without access
            for flags, at in ((6, places[name]), (0, places[name] + page)):
                rows.append((_LOAD, flags, 0, at, at, 0, page, page))
        for index, segment in enumerate(sorted(rows, key=lambda row: row[0] != _LOAD)):
            struct.pack_into("<IIQQQQQQ", image, 64 + 56 * index, *segment)

    def _write_strings(self) -> tuple[dict[str, int], bytes]:
        """Where each text is, and all of them, once and after the empty one."""
        places = {}
        strings = b"\0"
        texts = [self.soname, *self.needed, *self.auxiliary]
        texts += [part for symbol in self.symbols for part in (symbol[0], symbol[2])]
        for text in [*texts, *(name for _, name in self._references)]:
            if text and text not in places:
                places[text] = len(strings)
                strings += os.fsencode(text) + b"\0"
        return places, strings

    def _hash_table(self, count: int) -> bytes:
        """DT_HASH: buckets, and for each symbol the next of its bucket. count: with the undefined ones."""
        buckets = [0] * max(1, len(self.symbols) // 2)
        chain = [0] * count
        for index, (name, *_) in enumerate(self.symbols, 1):
            bucket = version_hash(name) % len(buckets)
            chain[index] = buckets[bucket]
            buckets[bucket] = index
        table = (len(buckets), len(chain), *buckets, *chain)
        return struct.pack(f"<{len(table)}I", *table)


_Section = tuple[str, int, int, int, int, int, int, int]
"""Name, kind, flags, place, size, link, info, size of an entry."""


def _list_sections(
    tags: Mapping[int, int], places: Mapping[str, tuple[int, int]], count: int
) -> Iterator[_Section]:
    """The sections that linkers read. places: of code and dynamic table, with sizes; count: of symbols."""
    yield ".text", _PROGBITS, _CODE, *places["code"], 0, 0, 0
    yield ".dynsym", _DYNAMIC_SYMBOLS, _IN_MEMORY, tags[_SYMTAB], 24 * count, _STRINGS_PLACE, 1, 24
    yield ".dynstr", _STRINGS, _IN_MEMORY, tags[_STRTAB], tags[_STRSZ], 0, 0, 0
    yield ".gnu.version", _VERSIONS, _IN_MEMORY, tags[_VERSYM], 2 * count, _SYMBOLS_PLACE, 0, 2
    nodes = tags[_VERDEF]
    size = tags[_STRTAB] - nodes
    yield ".gnu.version_d", _VERSION_NODES, _IN_MEMORY, nodes, size, _STRINGS_PLACE, tags[_VERDEFNUM], 0
    yield ".dynamic", _DYNAMIC_TABLE, _WRITABLE, *places["dynamic"], _STRINGS_PLACE, 0, 16


def _write_sections(image: bytearray, sections: Iterable[_Section]) -> None:
    """Add sections, and their names."""
    names = b"\0"
    rows = [(0,) * 10]
    for name, kind, flags, at, size, link, info, entry in sections:
        rows.append((len(names), kind, flags, at, at, size, link, info, 8, entry))
        names += name.encode() + b"\0"
    own = b".shstrtab\0"
    rows.append((len(names), _STRINGS, 0, 0, len(image), len(names) + len(own), 0, 0, 1, 0))
    image += names + own
    image += bytes(-len(image) % 8)
    struct.pack_into("<Q", image, 40, len(image))  # e_shoff
    struct.pack_into("<HHH", image, 58, 64, len(rows), len(rows) - 1)  # e_shentsize, e_shnum, e_shstrndx
    for row in rows:
        image += struct.pack("<IIQQQQIIQQ", *row)


def _version_nodes(names: Mapping[str, int], nodes: Sequence[str]) -> bytes:
    """DT_VERDEF: the file itself (VER_FLG_BASE), then each node."""
    table = b""
    for index, name in enumerate(nodes, 1):
        following = 28 if index < len(nodes) else 0
        table += struct.pack("<HHHHIII", 1, index == 1, index, 1, version_hash(name), 20, following)
        table += struct.pack("<II", names[name], 0)
    return table
