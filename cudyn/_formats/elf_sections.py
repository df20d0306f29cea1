"""Reads symbols and sections of ELF files (System V gABI, chapters 4 and 5): libraries, programs, CUBINs.

`Elf` contains the machine, the libraries that a file is linked with, and its undefined symbols with their
versions ("Symbol Versioning" of the Linux Standard Base). Shared libraries are read as dlopen reads them,
because section headers may be missing. Only the necessary ranges of a file are read, because a CUDA library
can be as large as a gigabyte.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from struct import error as StructError
from struct import iter_unpack, unpack, unpack_from
from typing import IO, NamedTuple

from .elf import CUDA, STRING_TABLE, Dynamic, Header, find_offset, name_machine, read_dynamic, read_header
from .elf_exports import (
    DEFINED_NODES,
    GNU_HASH,
    HASH,
    NEEDED_NODES,
    NODE_INDEX_MASK,
    NODE_INDICES,
    SYMBOL_SIZE,
    SYMBOLS,
    ExportTable,
)
from .elf_versions import iter_needed_nodes
from .string_table import StringTable

Read = Callable[[int, int], bytes]  # (offset, length); raises TruncatedError

ZIP = b"PK\3\4"
TILE_IR = b"\x7fTileIR\0"
NVVM = b"\xed\x43\x4e\x7f"  # LTO-IR or OptiX-IR, depending on byte 14
_OPTIX = 2
# First bytes of files that are not ELF -> description of the file, and `Image.kind` ("" if it is not an
# image).
FIRST_BYTES = {
    b"\x50\xed\x55\xba": ("a fatbin", "fatbin"),
    NVVM: ("LTO-IR", "ltoir"),
    b"BC\xc0\xde": ("LLVM bitcode", "ltoir"),
    b"\xde\xc0\x17\x0b": ("LLVM bitcode", ""),
    TILE_IR: ("Tile IR", "tileir"),
    b"MZ": ("a Windows file (PE)", ""),
    b"!<arch>\n": ("a static library (ar archive)", ""),
    b"!<thin>\n": ("a static library (ar archive)", ""),
    b"\xcf\xfa\xed\xfe": ("a macOS file (Mach-O)", ""),
    b"\xce\xfa\xed\xfe": ("a macOS file (Mach-O)", ""),
    b"\xfe\xed\xfa\xcf": ("a macOS file (Mach-O)", ""),
    b"\xfe\xed\xfa\xce": ("a macOS file (Mach-O)", ""),
    b"\xca\xfe\xba\xbe": ("a macOS file for several machines (Mach-O)", ""),
    ZIP: ("a ZIP archive", ""),
}
_SECTION_HEADER_SIZE = 64  # size of an Elf64_Shdr in bytes
_NODE_INDEX_SIZE = 2  # size of an Elf64_Versym in bytes
NOBITS = 8  # sh_type of a section without contents
_SYMTAB = 2  # sh_type of a symbol table
# The binding of a symbol, in the upper half of st_info
_LOCAL = 0
_WEAK = 2
_BINDING_SHIFT = 4
# The type of a symbol, in the lower half of st_info
_TYPE_MASK = 0xF
_OBJECT_TYPE = 1
_THREAD_LOCAL = 6
_DATA = (_OBJECT_TYPE, _THREAD_LOCAL)
_CHUNK = 1 << 24  # number of bytes of .rodata that are searched at a time
_OVERLAP = 256  # number of bytes by which these chunks overlap, so that strings are not divided
# e_type
_OBJECT = 1
_PROGRAM = 2
_LIBRARY = 3
# d_tag of the symbol tables
_STRINGS_SIZE = 10
_FLAGS = 0x6FFFFFFB
_VERSION_NEED_COUNT = 0x6FFFFFFF
_RELOCATIONS = 7  # DT_RELA
_RELOCATIONS_SIZE = 8
_RELOCATION_TABLES = (7, 17, 23, 36)  # DT_RELA, DT_REL, DT_JMPREL, DT_RELR
_FUNCTION_ARRAYS = (25, 26)  # DT_INIT_ARRAY, DT_FINI_ARRAY
# d_tag of the tables that may follow the symbols
_NAMED_TABLES = (HASH, STRING_TABLE, GNU_HASH, NODE_INDICES, DEFINED_NODES, NEEDED_NODES)
_TABLES = (*_NAMED_TABLES, *_RELOCATION_TABLES, *_FUNCTION_ARRAYS)
_PIE = 0x08000000  # DF_1_PIE
_RELOCATION_SIZE = 24  # size of an Elf64_Rela in bytes
_ODD = bytes(byte & 1 for byte in range(256))  # maps each byte to its lowest bit
_START_SIZE = 4096  # number of bytes at the start of a file that are read to identify it
_LTO_SYMBOL = b"\0__gnu_lto_slim\0"  # defined in files that contain only GCC's intermediate code
_CLASS64_LITTLE_ENDIAN = b"\x02\x01"  # ELFCLASS64, ELFDATA2LSB
_HASH_HEADER_SIZE = 8  # size in bytes of the header of DT_HASH
# DT_GNU_HASH
_GNU_HASH_HEADER_SIZE = 16
_FIRST_CHUNK = 4096  # number of bytes of the chains that are read first
# An artifact is a ZIP file whose first member has this name. The name follows a header of 30 bytes.
_ARTIFACT_MEMBER = b"metadata.json"
_ZIP_HEADER_SIZE = 30
_SCRIPT_COMMANDS = (b"INPUT(", b"INPUT (", b"GROUP(", b"GROUP (")  # in linker scripts
_NVVM_TYPE = 14  # offset of the byte that distinguishes LTO-IR and OptiX-IR
# e_machine -> the type of the relocations that copy a variable into a program (R_..._COPY)
_COPIES = {62: 5, 183: 1024, 21: 19, 40: 20, 3: 5}


class ElfError(ValueError):
    """A file that this reader does not support. The message describes the kind of file."""


class TruncatedError(ElfError):
    """A truncated file. Loading it with dlopen may end the process with a bus error."""


class Section(NamedTuple):
    """A section header: sh_name, sh_type, sh_offset, sh_size, sh_link, sh_info."""

    name: int
    type: int
    offset: int
    size: int
    link: int
    info: int


class Reference(NamedTuple):
    """An undefined symbol of a file.

    Attributes:
        name: Name of the symbol.
        version: Version node, such as libcudart.so.12, or `""`.
        file: Name of the library that has to define the version node, or `""`.
        weak: Whether the symbol may stay undefined.
        is_data: Whether it is a variable. Also `False` if that is unknown.
        is_thread_local: Whether it is a thread-local variable.
    """

    name: str
    version: str
    file: str
    weak: bool
    is_data: bool = False
    is_thread_local: bool = False


class NeededNode(NamedTuple):
    """A version node that a file needs from a library.

    Attributes:
        name: Name of the node, such as libcudart.so.12.
        library: Name of the library that defines it.
        is_weak: Whether only weak references use it, so that the library may lack it.
    """

    name: str
    library: str
    is_weak: bool


class Elf:
    """A shared library, a program or an object file.

    Attributes:
        machine: Processor, such as `"x86_64"`.
        kind: `"shared library"`, `"program"` or `"object file"`.
        soname: Name by which other files load it, or `""`.
        needed: Libraries that it is linked with.
        links: Its dynamic section.
        versions: Libraries whose version nodes it needs.
        references: Its undefined symbols, and the variables that a program copies from libraries.
        exports: The symbols and version nodes that it exports. Empty for object files.
        texts: Strings in .rodata that match `pattern`, if there is a pattern.

    Args:
        source: Path or open file.
        size: Size in bytes of an open file.
        pattern: Regular expression for `texts`.

    Raises:
        ElfError: The file cannot be read.
        OSError: The file cannot be opened.
    """

    def __init__(
        self,
        source: str | os.PathLike[str] | IO[bytes],
        size: int = 0,
        pattern: re.Pattern[bytes] | None = None,
    ) -> None:
        self._pattern = pattern
        # Tables of the file, which are kept in memory
        self._symbols = b""
        self._strings = b""
        self._hashes = b""  # DT_GNU_HASH or DT_HASH
        self._node_indices = b""  # an index of a version node for each symbol
        self._sections: list[Section] = []  # read only from object files
        # Parsed contents. Object files do not have them.
        self.links = Dynamic()
        self.versions: tuple[str, ...] = ()
        self.exports = ExportTable({}, _read_nothing)
        self.texts: frozenset[str] = frozenset()
        self._nodes: dict[int, NeededNode] = {}  # keyed by the index of the version node
        self._copied: list[int] = []  # the indices of symbols that a program copies from libraries
        if isinstance(source, (str, os.PathLike)):
            with open(source, "rb") as file:
                self._read(file, os.fstat(file.fileno()).st_size)
        else:
            self._read(source, size)
        self.soname = self.links.soname
        self.needed = self.links.needed
        self.references = tuple(self._iter_references())

    def _read(self, file: IO[bytes], size: int) -> None:
        """Set the attributes from an open file of `size` bytes. Raises ElfError."""

        def read(offset: int, length: int) -> bytes:
            """Return a range of the file. Raises TruncatedError if the file ends before."""
            if offset + length <= size:  # seek() and read() fail for huge integers
                file.seek(offset)
                data = file.read(length)
                if len(data) == length:
                    return data
            raise TruncatedError("a truncated ELF file")

        start = read(0, min(_START_SIZE, size))
        header = read_header(start)
        if header is None:
            raise _make_format_error(start)
        if header.machine == CUDA:
            raise ElfError("a CUBIN, code for a GPU")
        self.machine = name_machine(header.machine)
        if header.type == _OBJECT:
            self.kind = "object file"
            self._read_object(header, read)
        elif header.type in (_PROGRAM, _LIBRARY):
            self._read_linked(header, read, size)
        else:
            raise ElfError(f"an ELF file of type {header.type}")

    def _iter_references(self) -> Iterator[Reference]:
        """Yield the undefined symbols and the copied variables. The version nodes have already been read."""
        for index, name, info in self._iter_symbols(is_defined=False):
            yield self._make_reference(index, name, info)
        names = StringTable(self._strings, ElfError)
        for index in self._copied:
            name_offset, info = unpack_from("<IB", self._symbols, SYMBOL_SIZE * index)
            yield self._make_reference(index, names[name_offset], info)

    def _make_reference(self, symbol_index: int, name: str, info: int) -> Reference:
        """Return the reference for an entry of the symbol table.

        Args:
            symbol_index: Index of the entry.
            name: Name in the symbol table.
            info: st_info, which contains the binding and the type.
        """
        node = self._nodes.get(self._get_node_index(symbol_index), NeededNode("", "", False))
        # Object files do not have version tables: .symver writes name@node or name@@node instead.
        plain_name, _, suffix = name.partition("@")
        symbol_type = info & _TYPE_MASK
        return Reference(
            plain_name,
            node.name or suffix.lstrip("@"),
            node.library,
            weak=info >> _BINDING_SHIFT == _WEAK,
            is_data=symbol_type in _DATA,
            is_thread_local=symbol_type == _THREAD_LOCAL,
        )

    def _get_node_index(self, symbol_index: int) -> int:
        """Return the index of a symbol's version node, or 0 if the file does not have versions."""
        if not self._node_indices:
            return 0
        (node_field,) = unpack_from("<H", self._node_indices, _NODE_INDEX_SIZE * symbol_index)
        return int(node_field) & NODE_INDEX_MASK

    def _read_object(self, header: Header, read: Read) -> None:
        """Read the symbols of an object file. Raises ElfError."""
        sections = read_sections(header, read)
        self._sections = sections
        symbol_tables = [section for section in sections if section.type == _SYMTAB]
        if not symbol_tables:
            return
        table = symbol_tables[0]
        if table.link >= len(sections):
            raise ElfError("damaged: a table does not name the section with its strings")
        strings = sections[table.link]
        self._symbols = read(table.offset, table.size // SYMBOL_SIZE * SYMBOL_SIZE)
        self._strings = read(strings.offset, strings.size)
        if _LTO_SYMBOL in self._strings:
            raise ElfError("an object file for link-time optimization, without code for a processor")

    def _read_linked(self, header: Header, read: Read, size: int) -> None:
        """Read the symbols and versions of a library or program of `size` bytes. Raises ElfError."""
        links = read_dynamic(header, read, size)
        sections_start, entry_size, section_count = header.sections
        if links is None or sections_start + entry_size * section_count > size:
            raise TruncatedError("a truncated ELF file")
        self.links = links
        values = links.values
        is_program = header.type == _PROGRAM or values.get(_FLAGS, 0) & _PIE
        self.kind = "program" if is_program else "shared library"
        if not values.get(SYMBOLS):
            return

        def find_table(tag: int) -> int:
            """Return the file offset of a table."""
            offset = find_offset(links.loads, values[tag])
            if offset is None:
                raise ElfError("damaged: a table of its dynamic section lies outside its segments")
            return offset

        self._read_tables(_HashTables(links, read, size, find_table), values, read, find_table)
        if NEEDED_NODES in values and NODE_INDICES in values:
            self._read_nodes(values, read, find_table)
        if is_program:
            self._copied = [*self._iter_copied(header.machine, values, read, find_table)]
        self._read_exports(values, read, find_table)
        if self._pattern is not None:
            self._search_texts(self._pattern, header, read)

    # In the following methods, `values` contains the values in the dynamic section, keyed by tag. `read`
    # reads a range of the file, and `find_table` returns the file offset of a table.

    def _read_tables(
        self, hashes: _HashTables, values: dict[int, int], read: Read, find_table: Callable[[int], int]
    ) -> None:
        """Read the hash table, the symbols, their names and their version indices into memory."""
        strings_size = values.get(_STRINGS_SIZE, 0)
        symbol_count = hashes.count
        self._hashes = hashes.read_exported()
        self._symbols = read(find_table(SYMBOLS), SYMBOL_SIZE * symbol_count)
        if STRING_TABLE in values:
            self._strings = read(find_table(STRING_TABLE), strings_size)
        if not hashes.is_exact:
            symbol_count = _count_symbols(self._symbols, strings_size)
            self._symbols = self._symbols[: SYMBOL_SIZE * symbol_count]
        if NODE_INDICES in values:
            self._node_indices = read(find_table(NODE_INDICES), _NODE_INDEX_SIZE * symbol_count)

    def _read_exports(self, values: dict[int, int], read: Read, find_table: Callable[[int], int]) -> None:
        """Set `exports`, which looks up names after the file has been closed.

        All tables that it needs are already in memory, except the version nodes, which are read now.
        """
        tables = {
            GNU_HASH: self._hashes,
            HASH: self._hashes,
            SYMBOLS: self._symbols,
            STRING_TABLE: self._strings,
            NODE_INDICES: self._node_indices,
        }

        def read_table(tag: int, offset: int, length: int) -> bytes:
            """Return a range of the table with the given d_tag."""
            table = tables.get(tag)
            if table is None:
                return read(find_table(tag) + offset, length)
            return table[offset : offset + length]

        self.exports = ExportTable(values, read_table)
        self.exports.read_nodes()

    def _iter_copied(
        self, machine: int, values: dict[int, int], read: Read, find_table: Callable[[int], int]
    ) -> Iterator[int]:
        """Yield the symbol indices of the variables that the loader copies from libraries into a program.

        A program that is not position-independent accesses variables of libraries at fixed addresses in its
        own memory. A copy relocation tells the loader to copy the initial value there.
        """
        if _RELOCATIONS not in values or machine not in _COPIES:
            return
        count = values.get(_RELOCATIONS_SIZE, 0) // _RELOCATION_SIZE
        relocations = read(find_table(_RELOCATIONS), count * _RELOCATION_SIZE)
        # r_info contains the type in its lower half and the index of the symbol in its upper half.
        for relocation_type, symbol_index in iter_unpack("<8xII8x", relocations):
            is_inside = SYMBOL_SIZE * symbol_index < len(self._symbols)
            if relocation_type == _COPIES[machine] and is_inside:
                yield symbol_index

    def _search_texts(self, pattern: re.Pattern[bytes], header: Header, read: Read) -> None:
        """Set `texts` to the strings in .rodata that match the pattern.

        `texts` stays empty if the section headers are missing or damaged, because the library can still be
        loaded.
        """
        matches: set[bytes] = set()
        try:
            sections = read_sections(header, read)
            names_section = sections[header.names]
            section_names = StringTable(read(names_section.offset, names_section.size), ElfError)
            for section in sections:
                if section.type != NOBITS and section_names[section.name] == ".rodata":
                    matches |= _search_section(pattern, section, read)
        except (ElfError, IndexError, StructError):
            return
        self.texts = frozenset(match.decode("utf-8", "replace") for match in matches)

    def _read_nodes(self, values: dict[int, int], read: Read, find_table: Callable[[int], int]) -> None:
        """Set `versions`, and collect the version nodes that the file needs from these libraries."""
        libraries: list[str] = []
        start = find_table(NEEDED_NODES)
        library_count = values.get(_VERSION_NEED_COUNT, 0)
        names = StringTable(self._strings, ElfError)
        try:
            for library_name_offset, nodes in iter_needed_nodes(read, start, library_count):
                library = names[library_name_offset]
                libraries.append(library)
                for index, name_offset, is_weak in nodes:
                    self._nodes[index] = NeededNode(names[name_offset], library, is_weak)
        except OverflowError:
            raise ElfError("damaged: it needs more versions than the format allows") from None
        self.versions = tuple(dict.fromkeys(libraries))

    def _iter_symbols(self, *, is_defined: bool) -> Iterator[tuple[int, str, int]]:
        """Yield the defined or the undefined symbols as (index, name, st_info).

        Local symbols, which other files cannot use, and symbols without a name are omitted.
        """
        names = StringTable(self._strings, ElfError)
        # Elf64_Sym: st_name, st_info, st_shndx
        for index, symbol in enumerate(iter_unpack("<IBxH16x", self._symbols)):
            name_offset, info, section_index = symbol
            has_section = section_index != 0
            if has_section is is_defined and name_offset and info >> _BINDING_SHIFT != _LOCAL:
                symbol_name = names[name_offset]
                if symbol_name:
                    yield index, symbol_name, info

    def find_contents(self, names: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Return a dict that maps the names of defined symbols to the ranges of the file with their contents.

        A range is a tuple (offset, size). Symbols without bytes in the file are omitted.
        """
        wanted_names = {*names}
        ranges: dict[str, tuple[int, int]] = {}
        for index, name, _ in self._iter_symbols(is_defined=True):
            if name not in wanted_names:
                continue
            # Elf64_Sym: st_shndx, st_value, st_size
            section_index, value, size = unpack_from("<6xHQQ", self._symbols, SYMBOL_SIZE * index)
            if self.kind == "object file" and section_index < len(self._sections):
                # In an object file, the value is an offset in the section.
                section = self._sections[section_index]
                is_inside = section.type != NOBITS and value + size <= section.size
                offset = section.offset + value if is_inside else None
            else:
                offset = find_offset(self.links.loads, value)
            if offset is not None:
                ranges[name] = offset, size
        return ranges

    @property
    def nodes(self) -> tuple[tuple[str, str], ...]:
        """The version nodes that the file needs, each with the name of the library that defines it."""
        nodes = [(node.name, node.library) for node in self._nodes.values()]
        return tuple(dict.fromkeys(nodes))

    @property
    def required_nodes(self) -> tuple[tuple[str, str], ...]:
        """The version nodes that must exist. The other nodes in `nodes` are used only by weak references."""
        nodes = [(node.name, node.library) for node in self._nodes.values() if not node.is_weak]
        return tuple(dict.fromkeys(nodes))

    @property
    def table_size(self) -> int:
        """The size in bytes of the symbol tables, which stay in memory."""
        return len(self._symbols) + len(self._strings) + len(self._node_indices) + len(self._hashes)

    @property
    def defined(self) -> set[str]:
        """The names of the symbols that the file defines and that other files can use."""
        return {name for _, name, _ in self._iter_symbols(is_defined=True)}


class _HashTables:
    """The hash tables of a library, which determine the number of its symbols.

    The loader ignores DT_HASH if DT_GNU_HASH exists. Tools that rewrite files may leave DT_HASH damaged.

    Attributes:
        count: Number of symbols.
        is_exact: Whether the number is exact. Otherwise it is an upper limit.
    """

    def __init__(self, links: Dynamic, read: Read, size: int, find_table: Callable[[int], int]) -> None:
        self._links = links
        self._values = links.values
        self._read = read
        self._size = size
        self._find_table = find_table
        self._gnu_size = 0  # size of DT_GNU_HASH in bytes
        self.count, self.is_exact = self._count()

    def read_exported(self) -> bytes:
        """Return the contents of the hash table in which the loader looks up exported names."""
        if GNU_HASH in self._values:
            return self._read(self._find_table(GNU_HASH), self._gnu_size)
        if HASH not in self._values:
            return b""
        start = self._find_table(HASH)
        bucket_count, symbol_count = unpack("<II", self._read(start, _HASH_HEADER_SIZE))
        return self._read(start, _HASH_HEADER_SIZE + 4 * (bucket_count + symbol_count))

    def _count(self) -> tuple[int, bool]:
        """Return the number of symbols, and whether it is exact.

        The symbol table does not contain its size. The hash tables do, but the table of a library that
        exports nothing may be empty. The number of symbols is then estimated.
        """
        first_hashed = 0
        if GNU_HASH in self._values:
            count, first_hashed = self._count_gnu()
            if count:
                return count, True
        if HASH in self._values:
            (count,) = unpack("<4xI", self._read(self._find_table(HASH), _HASH_HEADER_SIZE))
            if count >= first_hashed:
                return count, True
        return self._estimate_count(), False

    def _estimate_count(self) -> int:
        """Return the number of symbols that fit between the start of the symbol table and the next table."""
        start = self._values[SYMBOLS]
        possible_ends = [self._values[tag] for tag in _TABLES if self._values.get(tag, 0) > start]
        segment_end = self._find_segment_end(start)
        if segment_end is not None:
            possible_ends.append(segment_end)
        if not possible_ends:
            return 0
        return (min(possible_ends) - start) // SYMBOL_SIZE

    def _find_segment_end(self, address: int) -> int | None:
        """Return the end of the segment that contains an address, or None if there is no such segment."""
        ends = [start + length for start, _, length in self._links.loads if start <= address < start + length]
        return min(ends, default=None)

    def _count_gnu(self) -> tuple[int, int]:
        """Return the number of symbols (0 if DT_GNU_HASH is empty) and the index of the first hashed symbol.

        The table does not contain the number of symbols. The last symbol ends the chain of the bucket with
        the highest first symbol. The hash of the last symbol in a chain is odd.
        """
        table = self._find_table(GNU_HASH)
        bucket_count, first_hashed, word_count = unpack("<III4x", self._read(table, _GNU_HASH_HEADER_SIZE))
        buckets_offset = _GNU_HASH_HEADER_SIZE + 8 * word_count
        hashes_offset = buckets_offset + 4 * bucket_count
        self._gnu_size = hashes_offset
        buckets = self._read(table + buckets_offset, 4 * bucket_count)
        first_symbols = [first_symbol for (first_symbol,) in iter_unpack("<I", buckets)]
        chain_start = max(first_symbols, default=0)
        if chain_start < first_hashed or not chain_start:
            return 0, first_hashed
        # A hash for each symbol, starting with the first hashed one
        count = self._find_chain_end(table + hashes_offset - 4 * first_hashed, chain_start) + 1
        self._gnu_size += 4 * (count - first_hashed)
        return count, first_hashed

    def _find_chain_end(self, hashes_start: int, symbol: int) -> int:
        """Return the index of the last symbol in a chain of DT_GNU_HASH.

        Args:
            hashes_start: File offset where the hash of symbol 0 would be.
            symbol: Index of the first symbol in the chain.
        """
        symbols_start = self._values[SYMBOLS]
        segment_end = self._find_segment_end(symbols_start)
        max_count = 0 if segment_end is None else (segment_end - symbols_start) // SYMBOL_SIZE
        chunk_size = _FIRST_CHUNK
        while symbol < max_count:
            chunk_start = hashes_start + 4 * symbol
            available = min(chunk_size, self._size - chunk_start)
            whole_hashes = max(4, available // 4 * 4)  # if the file is too short, `read` raises an exception
            chunk = self._read(chunk_start, whole_hashes)
            lowest_bits = chunk[::4].translate(_ODD)  # the first byte of each hash contains its lowest bit
            end = lowest_bits.find(1)
            if end >= 0:
                return symbol + end
            symbol += len(chunk) // 4
            chunk_size = min(2 * chunk_size, _CHUNK)
        raise ElfError("damaged: a chain in its hash table does not end")


def _read_nothing(_tag: int, _offset: int, _length: int) -> bytes:
    """Read from a file without tables."""
    return b""


def _search_section(pattern: re.Pattern[bytes], section: Section, read: Read) -> set[bytes]:
    """Return the matches of a pattern in a section, which is read in overlapping chunks."""
    matches: set[bytes] = set()
    end = section.offset + section.size
    for start in range(section.offset, end, _CHUNK):
        length = min(_CHUNK + _OVERLAP, end - start)
        matches.update(pattern.findall(read(start, length)))
    return matches


def _count_symbols(table: bytes, strings_size: int) -> int:
    """Return the number of symbols before the first entry whose name lies outside the string table.

    Such an entry is not a symbol: it belongs to the table that follows in the file.
    """
    for index, (name_offset,) in enumerate(iter_unpack("<I20x", table)):
        if name_offset >= strings_size:
            return index
    return len(table) // SYMBOL_SIZE


def _make_format_error(start: bytes) -> ElfError:
    """Return the error for a file that does not begin with the header of a 64-bit little-endian ELF file.

    The message describes the file.

    Args:
        start: First bytes of the file.
    """
    if not start:
        return ElfError("an empty file")
    if start.startswith(b"\x7fELF"):
        class_and_data = start[4:6]  # EI_CLASS and EI_DATA
        if len(class_and_data) == 2 and class_and_data != _CLASS64_LITTLE_ENDIAN:
            return ElfError("not a 64-bit little-endian ELF file")
        return TruncatedError("a truncated ELF file")
    if start.startswith(ZIP) and start.startswith(_ARTIFACT_MEMBER, _ZIP_HEADER_SIZE):
        return ElfError("an artifact")
    description, _ = recognize(start)
    if description:
        return ElfError(description)
    if start.startswith(b".version") or b"\n.version" in start:
        return ElfError("PTX")
    if not start.isascii() or b"\0" in start:
        return ElfError("not an ELF file")
    is_script = any(command in start for command in _SCRIPT_COMMANDS)
    return ElfError("a linker script" if is_script else "a text file")


def recognize(start: bytes) -> tuple[str, str]:
    """Return a description and the `Image.kind` of a file that is not ELF.

    Both are `""` if the file is not recognized. The kind is also `""` if the file is not an image.

    Args:
        start: First bytes of the file.
    """
    if start.startswith(NVVM) and start.startswith(bytes([_OPTIX]), _NVVM_TYPE):
        return "OptiX-IR", "optixir"
    for first_bytes, description_and_kind in FIRST_BYTES.items():
        if start.startswith(first_bytes):
            return description_and_kind
    return "", ""


def read_sections(header: Header, read: Read) -> list[Section]:
    """Return the section headers. Raises ElfError."""
    start, entry_size, count = header.sections
    if start and entry_size != _SECTION_HEADER_SIZE:
        raise ElfError(f"damaged: expected section headers of 64 bytes, got {entry_size}")
    if start and not count:
        # A count that does not fit in the ELF header is stored in sh_size of the first section.
        (count,) = unpack("<32xQ24x", read(start, _SECTION_HEADER_SIZE))
    # Elf64_Shdr without sh_flags, sh_addr, sh_addralign and sh_entsize
    headers = iter_unpack("<II8x8xQQII8x8x", read(start, _SECTION_HEADER_SIZE * count))
    return [Section(*fields) for fields in headers]
