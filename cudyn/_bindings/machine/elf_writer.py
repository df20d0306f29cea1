"""Writes 64-bit ELF shared objects that contain versioned functions, and memory cells that their code uses.

A file contains the tables that the system loader reads (gABI, chapter 5; LSB, "Symbol Versioning"). It only
contains sections if programs can be linked with it. Addresses are equal to file offsets.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from .assembler import Assembler


class _Machine(NamedTuple):
    """The properties of ELF files for one processor (the processor supplements of the gABI).

    Attributes:
        number: value of e_machine, such as EM_X86_64
        page: alignment of segments in bytes: the maximum size of a page
        relative: type of relocation that stores an address in this file, such as R_X86_64_RELATIVE
        global_data: type of relocation that stores the address of a symbol, such as R_X86_64_GLOB_DAT
    """

    number: int
    page: int
    relative: int
    global_data: int


_MACHINES = {
    "x86_64": _Machine(number=62, page=0x1000, relative=8, global_data=6),
    "aarch64": _Machine(number=183, page=0x10000, relative=1027, global_data=1025),
}
_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")  # Elf64_Ehdr
_E_SHOFF = 40  # offset of e_shoff in the header
_E_SHENTSIZE = 58  # offset of e_shentsize, which e_shnum and e_shstrndx follow
# Sizes in bytes of Elf64_Phdr, Elf64_Shdr, Elf64_Sym, Elf64_Rela, Elf64_Versym and Elf64_Dyn
_SEGMENT_HEADER_SIZE = 56
_SECTION_HEADER_SIZE = 64
_SYMBOL_SIZE = 24
_RELOCATION_SIZE = 24
_VERSYM_SIZE = 2
_DYNAMIC_ENTRY_SIZE = 16
_SEGMENT_COUNT = 5  # number of segments without those of guarded variables
# Flags of a segment: PF_X, PF_W, PF_R
_EXECUTE = 1
_WRITE = 2
_READ = 4
_BASE = 1  # VER_FLG_BASE
# Indices of version nodes. Index 1 belongs to the node with the soname.
_NO_VERSION = 1
_FIRST_VERSION = 2
# Tags in the dynamic table, such as DT_NEEDED
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
# Types of program headers: PT_LOAD, PT_DYNAMIC, PT_GNU_STACK
_LOAD = 1
_DYNAMIC = 2
_STACK = 0x6474E551
_DEFINED = 1  # section index of a defined symbol: .text, if the file has sections
# Bindings and types of symbols (st_info), such as STB_GLOBAL << 4 | STT_OBJECT
_GLOBAL_OBJECT = 0x11
_GLOBAL_FUNCTION = 0x12
_WEAK_FUNCTION = 0x22
# Section types, such as SHT_PROGBITS, and section flags, such as SHF_ALLOC
_PROGBITS = 1
_STRINGS = 3
_DYNAMIC_TABLE = 6
_DYNAMIC_SYMBOLS = 11
_VERSION_NODES = 0x6FFFFFFD
_VERSIONS = 0x6FFFFFFF
_IN_MEMORY = 2
_CODE = 6
_WRITABLE = 3
_STRINGS_INDEX = 3  # index of .dynstr in the list of sections
_SYMBOLS_INDEX = 2  # index of .dynsym


def version_hash(name: str) -> int:
    """Return the hash of a name for DT_HASH and the version tables (gABI, "Hash Table")."""
    name_hash = 0
    for byte in os.fsencode(name):
        name_hash = (name_hash << 4) + byte
        name_hash ^= name_hash >> 24 & 0xF0
        name_hash &= 0xFFFFFFF  # 28 bits
    return name_hash


class _Symbol(NamedTuple):
    """A function or variable that a file exports.

    Attributes:
        name: name of the symbol
        place: label of the function, or name of the variable's memory cell
        version: name of the version node, or ""
        size: size of the variable in bytes; 0 for a function
    """

    name: str
    place: str
    version: str
    size: int


class SharedObject:
    """A shared object that is written once its code is complete.

    Args:
        machine: processor name, as in platform.machine()
        soname: name that other files use to load it
        code: machine code of its functions
        needed: libraries that the system loader loads together with the file (DT_NEEDED)
        auxiliary: paths of libraries whose symbols take precedence over its own symbols, if the libraries
            exist when the file is loaded (DT_AUXILIARY)

    Attributes:
        init: label of a function that the system loader calls when it loads the file (DT_INIT), or ""
        has_sections: whether programs can be linked with the file
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
        self._guarded: list[str] = []  # places of the variables from `add_guarded`
        self._references: list[tuple[int, str]] = []  # (offset of the cell, symbol), from `add_reference`
        self.machine = machine
        self.soname = soname
        self.code = code
        self.needed = needed
        self.symbols: list[_Symbol] = []
        self.cells: dict[str, int] = {}  # offset of each cell in `_data`, keyed by name
        self._data = bytearray()  # contents of the cells
        # The cells that contain an address in this file: (offset of the cell, name of the label or cell).
        self._addresses: list[tuple[int, str]] = []

    def add_symbol(self, name: str, place: str, version: str = "", size: int = 0) -> None:
        """Export a function or a variable.

        Args:
            name: the symbol's name
            place: the function's label, or the name of the variable's memory cell
            version: version node
            size: the variable's size in bytes; 0 for a function
        """
        self.symbols.append(_Symbol(name, place, version, size))

    def add_guarded(self, name: str, version: str = "") -> None:
        """Export a variable of unknown size as a page of zeros followed by an inaccessible page.

        An access to the second page terminates the process, so that no unrelated data is read or overwritten.
        The symbol covers both pages, so that dladdr() and debuggers report the variable for the address of
        such an access.
        """
        place = f"guarded {len(self._guarded)}"
        self._guarded.append(place)
        page = _MACHINES[self.machine].page
        self.symbols.append(_Symbol(name, place, version, 2 * page))

    def add_reference(self, name: str, symbol: str) -> None:
        """Add a cell in which the system loader stores the address of a function, or 0 if it is missing.

        Args:
            name: name of the cell
            symbol: name of the function, which this file itself may also export
        """
        self.add_cell(name)
        self._references.append((self.cells[name], symbol))

    def add_cell(self, name: str, value: int | bytes | str = 0) -> None:
        """Add memory that the code and Python share.

        Args:
            name: name of the cell
            value: initial contents: a 64-bit integer, bytes, or the name of a label or cell whose address the
                system loader stores
        """
        padding = bytes(-len(self._data) % 8)
        self._data += padding
        self.cells[name] = len(self._data)
        if isinstance(value, str):
            self._addresses.append((len(self._data), value))
            value = 0
        if isinstance(value, int):
            self._data += struct.pack("<Q", value % 2**64)
        else:
            self._data += value

    def write(self) -> tuple[bytes, dict[str, int]]:
        """Return the contents of the file, and the addresses of the cells and labels in it.

        The file consists of the headers, the tables that the system loader reads, the code, the dynamic
        section and the cells.
        """
        page = _MACHINES[self.machine].page
        names, strings = self._write_strings()
        indices, imported = self._index_symbols()
        symbol_count = 1 + len(self.symbols) + len(imported)  # the symbol with index 0 is not used
        versions = list(dict.fromkeys(symbol.version for symbol in self.symbols if symbol.version))
        segment_count = _SEGMENT_COUNT + 2 * len(self._guarded)
        image = bytearray(_HEADER.size + _SEGMENT_HEADER_SIZE * segment_count)

        def append(table: bytes, align: int = 8) -> int:
            """Append a table to the file, and return its offset."""
            padding = bytes(-len(image) % align)
            image.extend(padding + table)
            return len(image) - len(table)

        relocation_count = len(self._addresses) + len(self._references)
        tags = {
            _SYMTAB: append(bytes(_SYMBOL_SIZE * symbol_count)),  # filled when the addresses are known
            _HASH: append(self._hash_table(symbol_count)),
            _VERSYM: append(self._write_version_indices(versions, len(imported))),
            _VERDEF: append(_version_nodes(names, [self.soname, *versions])),
            _STRTAB: append(strings),
            _RELA: append(bytes(_RELOCATION_SIZE * relocation_count)),
            _SONAME: names[self.soname],
            _STRSZ: len(strings),
            _SYMENT: _SYMBOL_SIZE,
            _BIND_NOW: 0,
            _VERDEFNUM: 1 + len(versions),
            _RELASZ: _RELOCATION_SIZE * relocation_count,
            _RELAENT: _RELOCATION_SIZE,
        }
        tables_end = len(image)
        code_at = append(bytes(self.code.code), page)  # only its size is final; `assemble` resolves addresses
        code_size = len(image) - code_at
        dynamic = self._write_dynamic(names, tags, code_at)
        dynamic_at = append(dynamic, page)
        cells_at = append(bytes(self._data))
        addresses = self._locate(code_at, cells_at, len(image), page)
        for index, row in enumerate(self._iter_symbols(names, addresses, imported), 1):
            struct.pack_into("<IBBHQQ", image, tags[_SYMTAB] + _SYMBOL_SIZE * index, *row)  # Elf64_Sym
        for index, relocation in enumerate(self._iter_relocations(cells_at, addresses, indices)):
            struct.pack_into("<QQq", image, tags[_RELA] + _RELOCATION_SIZE * index, *relocation)  # Elf64_Rela
        image[code_at : code_at + code_size] = self.code.assemble(code_at, addresses)
        _write_header(image, _MACHINES[self.machine].number, segment_count)
        segments = [
            _Segment(_LOAD, _READ, 0, tables_end, page),
            _Segment(_LOAD, _READ | _EXECUTE, code_at, code_size, page),
            _Segment(_LOAD, _READ | _WRITE, dynamic_at, len(image) - dynamic_at, page),
            _Segment(_DYNAMIC, _READ | _WRITE, dynamic_at, len(dynamic), 8),
        ]
        self._write_segments(image, segments, addresses, page)
        if self.has_sections:
            section_ranges = {"code": (code_at, code_size), "dynamic": (dynamic_at, len(dynamic))}
            _write_sections(image, _iter_sections(tags, section_ranges, symbol_count))
        return bytes(image), addresses

    def _index_symbols(self) -> tuple[dict[str, int], list[str]]:
        """Return the index of each symbol in the symbol table, and the names of the imported symbols.

        The exported symbols come first. The symbol with index 0 is not used.
        """
        indices = {symbol.name: index for index, symbol in enumerate(self.symbols, 1)}
        imported = list(dict.fromkeys(name for _, name in self._references if name not in indices))
        for index, name in enumerate(imported, 1 + len(self.symbols)):
            indices[name] = index
        return indices, imported

    def _write_dynamic(self, names: Mapping[str, int], tags: Mapping[int, int], code_at: int) -> bytes:
        """Return the dynamic section (Elf64_Dyn).

        Args:
            names: offset of each string in the string table
            tags: values of the tags that describe the tables
            code_at: offset of the code in the file
        """
        entries = [(_NEEDED, names[name]) for name in self.needed]
        entries += [(_AUXILIARY, names[name]) for name in self.auxiliary]
        if self.init:
            entries.append((_INIT, code_at + self.code.labels[self.init]))
        entries += [*tags.items(), (_NULL, 0)]
        return b"".join(struct.pack("<QQ", *entry) for entry in entries)

    def _locate(self, code_at: int, cells_at: int, end: int, page: int) -> dict[str, int]:
        """Return the addresses of the cells, the labels and the guarded variables.

        Args:
            code_at: offset of the code in the file
            cells_at: offset of the cells in the file
            end: size of the file
            page: size of a page
        """
        addresses = {name: cells_at + offset for name, offset in self.cells.items()}
        addresses |= {name: code_at + offset for name, offset in self.code.labels.items()}
        next_page = (end + page - 1) // page * page  # rounded up
        for index, name in enumerate(self._guarded):  # an unused page precedes each variable of one page
            addresses[name] = next_page + (1 + 2 * index) * page
        return addresses

    def _write_version_indices(self, versions: Sequence[str], imported_count: int) -> bytes:
        """Return the table with the index of each symbol's version node (Elf64_Versym).

        Args:
            versions: version nodes of the file
            imported_count: number of imported symbols, which do not have a version
        """
        indices = [0]  # the entry for the first symbol, which is not used
        for symbol in self.symbols:
            if symbol.version:
                indices.append(_FIRST_VERSION + versions.index(symbol.version))
            else:
                indices.append(_NO_VERSION)
        indices += [_NO_VERSION] * imported_count
        return struct.pack(f"<{len(indices)}H", *indices)

    def _iter_symbols(
        self, names: Mapping[str, int], addresses: Mapping[str, int], imported: Sequence[str]
    ) -> Iterator[tuple[int, ...]]:
        """Yield the fields of each symbol: name, type, visibility, section, address and size.

        Args:
            names: offset of each string in the string table
            addresses: addresses of labels and cells
            imported: functions whose addresses the system loader stores in cells
        """
        for symbol in self.symbols:
            kind = _GLOBAL_OBJECT if symbol.size else _GLOBAL_FUNCTION
            yield names[symbol.name], kind, 0, _DEFINED, addresses[symbol.place], symbol.size
        for name in imported:
            yield names[name], _WEAK_FUNCTION, 0, 0, 0, 0

    def _iter_relocations(
        self, cells_at: int, addresses: Mapping[str, int], indices: Mapping[str, int]
    ) -> Iterator[tuple[int, int, int]]:
        """Yield the fields of each relocation: address of the cell, r_info, and the addend.

        Args:
            cells_at: offset of the cells in the file
            addresses: addresses of labels and cells
            indices: indices of the symbols, keyed by name
        """
        machine = _MACHINES[self.machine]
        for offset, name in self._addresses:
            yield cells_at + offset, machine.relative, addresses[name]
        for offset, name in self._references:
            yield cells_at + offset, indices[name] << 32 | machine.global_data, 0  # ELF64_R_INFO

    def _write_segments(
        self, image: bytearray, segments: Sequence[_Segment], addresses: dict[str, int], page: int
    ) -> None:
        """Write the program headers for segments and guarded variables.

        Args:
            image: contents of the file
            segments: parts of the file that the system loader maps into memory or reads
            addresses: addresses of the guarded variables
            page: size of a page
        """
        segments = [*segments, _Segment(_STACK, _READ | _WRITE, 0, 0, 16)]  # the stack is not executable
        # Elf64_Phdr: p_type, p_flags, p_offset, p_vaddr, p_paddr, p_filesz, p_memsz, p_align
        rows = [
            (kind, flags, address, address, address, size, size, align)
            for kind, flags, address, size, align in segments
        ]
        for name in self._guarded:  # zeros, which take no space in the file, and inaccessible memory
            address = addresses[name]
            rows.append((_LOAD, _READ | _WRITE, 0, address, address, 0, page, page))
            rows.append((_LOAD, 0, 0, address + page, address + page, 0, page, page))
        rows.sort(key=lambda row: row[0] != _LOAD)  # segments that are loaded come first
        for index, row in enumerate(rows):
            struct.pack_into("<IIQQQQQQ", image, _HEADER.size + _SEGMENT_HEADER_SIZE * index, *row)

    def _write_strings(self) -> tuple[dict[str, int], bytes]:
        """Return the offset of each string, and the string table, which begins with the empty string."""
        names = [self.soname, *self.needed, *self.auxiliary]
        for symbol in self.symbols:
            names += [symbol.name, symbol.version]
        names += [name for _, name in self._references]
        offsets = {}
        table = b"\0"
        for name in names:
            if name and name not in offsets:
                offsets[name] = len(table)
                table += os.fsencode(name) + b"\0"
        return offsets, table

    def _hash_table(self, count: int) -> bytes:
        """Return the hash table of symbols, DT_HASH (gABI, "Hash Table").

        The table contains the index of the first symbol in each bucket, and for each symbol the index of the
        next symbol in the same bucket. 0 stands for no symbol.

        Args:
            count: number of symbols, including undefined symbols
        """
        buckets = [0] * max(1, len(self.symbols) // 2)  # about two symbols per bucket
        chain = [0] * count
        for index, symbol in enumerate(self.symbols, 1):
            bucket = version_hash(symbol.name) % len(buckets)
            chain[index] = buckets[bucket]
            buckets[bucket] = index
        table = (len(buckets), len(chain), *buckets, *chain)
        return struct.pack(f"<{len(table)}I", *table)


class _Segment(NamedTuple):
    """A part of the file that the system loader maps into memory or reads."""

    kind: int
    flags: int
    address: int
    size: int
    align: int


_Section = tuple[str, int, int, int, int, int, int, int]
"""A section: name, type, flags, address, size, link, info and entry size."""


def _iter_sections(
    tags: Mapping[int, int], ranges: Mapping[str, tuple[int, int]], count: int
) -> Iterator[_Section]:
    """Yield the sections that linkers read.

    Args:
        tags: values of the dynamic table, keyed by tag
        ranges: addresses and sizes of "code" and of "dynamic" (the dynamic table)
        count: number of symbols
    """
    yield ".text", _PROGBITS, _CODE, *ranges["code"], 0, 0, 0
    symbols_size = _SYMBOL_SIZE * count
    first_global = 1  # sh_info; the symbol with index 0 is unused
    symbols = tags[_SYMTAB], symbols_size, _STRINGS_INDEX, first_global, _SYMBOL_SIZE
    yield ".dynsym", _DYNAMIC_SYMBOLS, _IN_MEMORY, *symbols
    yield ".dynstr", _STRINGS, _IN_MEMORY, tags[_STRTAB], tags[_STRSZ], 0, 0, 0
    versions = tags[_VERSYM], _VERSYM_SIZE * count, _SYMBOLS_INDEX, 0, _VERSYM_SIZE
    yield ".gnu.version", _VERSIONS, _IN_MEMORY, *versions
    nodes = tags[_VERDEF]
    size = tags[_STRTAB] - nodes
    yield ".gnu.version_d", _VERSION_NODES, _IN_MEMORY, nodes, size, _STRINGS_INDEX, tags[_VERDEFNUM], 0
    yield ".dynamic", _DYNAMIC_TABLE, _WRITABLE, *ranges["dynamic"], _STRINGS_INDEX, 0, _DYNAMIC_ENTRY_SIZE


def _write_header(image: bytearray, machine_number: int, segment_count: int) -> None:
    """Write the ELF header. `_write_sections` adds the position of the sections later.

    Args:
        image: contents of the file
        machine_number: e_machine
        segment_count: number of program headers
    """
    _HEADER.pack_into(
        image,
        0,
        b"\x7fELF\2\1\1",  # 64 bits, little-endian, version 1
        3,  # e_type: ET_DYN
        machine_number,
        1,  # e_version
        0,  # e_entry
        _HEADER.size,  # e_phoff: the program headers follow
        0,  # e_shoff
        0,  # e_flags
        _HEADER.size,  # e_ehsize
        _SEGMENT_HEADER_SIZE,
        segment_count,
        _SECTION_HEADER_SIZE,
        0,  # e_shnum
        0,  # e_shstrndx
    )


def _write_sections(image: bytearray, sections: Iterable[_Section]) -> None:
    """Append the section headers and the names of the sections."""
    names = b"\0"
    # Elf64_Shdr: sh_name, sh_type, sh_flags, sh_addr, sh_offset, sh_size, sh_link, sh_info, sh_addralign and
    # sh_entsize. The first section is not used.
    rows = [(0,) * 10]
    for name, kind, flags, address, size, link, info, entry_size in sections:
        rows.append((len(names), kind, flags, address, address, size, link, info, 8, entry_size))
        names += name.encode() + b"\0"
    names_index = len(rows)
    name_offset = len(names)
    names += b".shstrtab\0"
    rows.append((name_offset, _STRINGS, 0, 0, len(image), len(names), 0, 0, 1, 0))
    image += names
    image += bytes(-len(image) % 8)
    struct.pack_into("<Q", image, _E_SHOFF, len(image))
    struct.pack_into("<HHH", image, _E_SHENTSIZE, _SECTION_HEADER_SIZE, len(rows), names_index)
    for row in rows:
        image += struct.pack("<IIQQQQIIQQ", *row)


def _version_nodes(names: Mapping[str, int], nodes: Sequence[str]) -> bytes:
    """Return DT_VERDEF: an entry for the file (VER_FLG_BASE), and an entry for each version node.

    Args:
        names: offset of each string in the string table
        nodes: the soname, and the names of the version nodes
    """
    verdef = struct.Struct("<HHHHIII")  # Elfxx_Verdef
    verdaux = struct.Struct("<II")  # Elfxx_Verdaux: vda_name and vda_next
    table = b""
    for index, name in enumerate(nodes, 1):
        flags = _BASE if index == 1 else 0
        is_last = index == len(nodes)
        next_entry = 0 if is_last else verdef.size + verdaux.size
        # vd_version, vd_flags, vd_ndx, vd_cnt, vd_hash, vd_aux and vd_next
        table += verdef.pack(1, flags, index, 1, version_hash(name), verdef.size, next_entry)
        table += verdaux.pack(names[name], 0)
    return table
