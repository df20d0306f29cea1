"""Reads symbols and sections of ELF files (System V gABI, chapters 4 and 5): libraries, programs, CUBINs.

It reads the machine, the libraries that a file is linked with, and its undefined symbols with their versions
("Symbol Versioning" of the Linux Standard Base). Shared libraries are read as dlopen reads them, because
section headers may be missing. Only the necessary parts are read, because a CUDA library can be as large as a
gigabyte.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from struct import error as StructError
from struct import iter_unpack, unpack, unpack_from
from typing import IO, NamedTuple

from .elf import CUDA, STRING_TABLE, Dynamic, Header, find_offset, name_machine, read_dynamic, read_header
from .elf_versions import iter_needed_nodes

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
SYMBOL_SIZE = 24  # size of an Elf64_Sym in bytes
_NODE_INDEX_SIZE = 2  # size of an Elf64_Versym in bytes
_NODE_INDEX_MASK = 0x7FFF  # the other bit of an Elf64_Versym marks hidden versions
NOBITS = 8  # sh_type of a section without contents
_SYMTAB = 2  # sh_type of a symbol table
# The binding of a symbol, in the upper half of st_info
_LOCAL = 0
_WEAK = 2
# The type of a symbol, in the lower half of st_info
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
_HASH = 4
_SYMBOLS = 6
_STRINGS_SIZE = 10
_FLAGS = 0x6FFFFFFB
_GNU_HASH = 0x6FFFFEF5
_VERSIONS = 0x6FFFFFF0
_VERSION_NEEDS = 0x6FFFFFFE
_VERSION_NEED_COUNT = 0x6FFFFFFF
_RELOCATION_TABLES = (7, 17, 23, 36)  # DT_RELA, DT_REL, DT_JMPREL, DT_RELR
_FUNCTION_ARRAYS = (25, 26)  # DT_INIT_ARRAY, DT_FINI_ARRAY
_VERSION_DEFINITIONS = 0x6FFFFFFC
# d_tag of the tables that may follow the symbols
_NAMED_TABLES = (_HASH, STRING_TABLE, _GNU_HASH, _VERSIONS, _VERSION_DEFINITIONS, _VERSION_NEEDS)
_TABLES = (*_NAMED_TABLES, *_RELOCATION_TABLES, *_FUNCTION_ARRAYS)
_PIE = 0x08000000  # DF_1_PIE
# Maximum size in bytes of a table, and of all names with their overhead. Real libraries are far smaller.
_MAX_BYTES = 1 << 27
_NAME_OVERHEAD = 128  # size in bytes of a Python string and of its entry in a container, rounded up
# Up to this number of names, searching the string table is faster than reading all symbols.
_FEW_NAMES = 32


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
        file: Name of the library that defines the version node, or `""`.
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


class Elf:
    """A shared library, a program or an object file.

    Attributes:
        machine: Processor, such as `"x86_64"`.
        kind: `"shared library"`, `"program"` or `"object file"`.
        soname: Name by which other files load it, or `""`.
        needed: Libraries that it is linked with.
        links: Its dynamic section.
        versions: Libraries whose version nodes it needs.
        references: Its undefined symbols.
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
        self.links = Dynamic()
        self.texts: frozenset[str] = frozenset()
        self._pattern = pattern
        self.versions: tuple[str, ...] = ()
        self._nodes: dict[int, tuple[str, str]] = {}  # index of a version node -> (version, library)
        self._symbols = self._strings = b""
        self._node_indices = b""  # an index of a version node for each symbol
        self._sections: list[Section] = []  # read only from object files
        if isinstance(source, (str, os.PathLike)):
            with open(source, "rb") as file:
                self._read(file, os.fstat(file.fileno()).st_size)
        else:
            self._read(source, size)
        self.soname = self.links.soname
        self.needed = self.links.needed
        self.references = tuple(self._iter_references())

    def _read(self, file: IO[bytes], size: int) -> None:
        """Read everything from an open file of `size` bytes. Raises ElfError."""

        def read(offset: int, length: int) -> bytes:
            """Return a range of the file."""
            if length > _MAX_BYTES:
                raise ElfError(f"damaged: a table has {length} bytes")
            if offset + length <= size:  # seek() and read() fail for huge integers
                file.seek(offset)
                data = file.read(length)
                if len(data) == length:
                    return data
            raise TruncatedError("a truncated ELF file")

        start = read(0, min(4096, size))
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
        """Yield the undefined symbols, whose version nodes have been read."""
        for index, name, info in self._iter_symbols(is_defined=False):
            node = 0
            if self._node_indices:
                (node_field,) = unpack_from("<H", self._node_indices, _NODE_INDEX_SIZE * index)
                node = node_field & _NODE_INDEX_MASK
            version, file = self._nodes.get(node, ("", ""))
            # Object files do not have version tables: .symver writes name@node or name@@node instead.
            plain, _, suffix = name.partition("@")
            yield Reference(
                plain,
                version or suffix.lstrip("@"),
                file,
                info >> 4 == _WEAK,
                info & 15 in _DATA,
                info & 15 == _THREAD_LOCAL,
            )

    def _read_object(self, header: Header, read: Read) -> None:
        """Read the symbols of an object file. Raises ElfError."""
        sections = self._sections = read_sections(header, read)
        table = next((section for section in sections if section.type == _SYMTAB), None)
        if table is not None:
            if table.link >= len(sections):
                raise ElfError("damaged: a table does not name the section with its strings")
            strings = sections[table.link]
            self._symbols = read(table.offset, table.size // SYMBOL_SIZE * SYMBOL_SIZE)
            self._strings = read(strings.offset, strings.size)
            if b"\0__gnu_lto_slim\0" in self._strings:
                raise ElfError("an object file for link-time optimization, without code for a processor")

    def _read_linked(self, header: Header, read: Read, size: int) -> None:
        """Read the symbols and versions of a library or program of `size` bytes. Raises ElfError."""
        links = read_dynamic(header, read, size)
        start, entry_size, count = header.sections
        if links is None or start + entry_size * count > size:
            raise TruncatedError("a truncated ELF file")
        self.links = links
        values = links.values
        is_program = header.type == _PROGRAM or values.get(_FLAGS, 0) & _PIE
        self.kind = "program" if is_program else "shared library"
        if not values.get(_SYMBOLS):
            return

        def find_table(tag: int) -> int:
            """Return the file offset of a table."""
            offset = find_offset(links.loads, values[tag])
            if offset is None:
                raise ElfError("damaged: a table of its dynamic section lies outside its segments")
            return offset

        strings_size = values.get(_STRINGS_SIZE, 0)
        count, is_exact = self._count_symbols(links, read, size, find_table)
        self._symbols = read(find_table(_SYMBOLS), SYMBOL_SIZE * count)
        self._strings = read(find_table(STRING_TABLE), strings_size) if STRING_TABLE in values else b""
        if not is_exact:  # truncated at the first entry that is not a symbol
            name_offsets = enumerate(iter_unpack("<I20x", self._symbols))
            count = next((index for index, (offset,) in name_offsets if offset >= strings_size), count)
            self._symbols = self._symbols[: SYMBOL_SIZE * count]
        if _VERSION_NEEDS in values and _VERSIONS in values:
            self._read_nodes(values, read, find_table)
            self._node_indices = read(
                find_table(_VERSIONS), _NODE_INDEX_SIZE * len(self._symbols) // SYMBOL_SIZE
            )
        if self._pattern is not None:
            self._search_texts(self._pattern, header, read)

    def _search_texts(self, pattern: re.Pattern[bytes], header: Header, read: Read) -> None:
        """Store the strings in .rodata that match the pattern. This requires section headers."""
        try:
            sections = read_sections(header, read)
            names_section = sections[header.names]
            section_names = read(names_section.offset, names_section.size)
            texts: set[bytes] = set()
            for section in sections:
                if section.type != NOBITS and read_text(section_names, section.name) == ".rodata":
                    end = section.offset + section.size
                    for start in range(section.offset, end, _CHUNK):
                        texts.update(pattern.findall(read(start, min(_CHUNK + _OVERLAP, end - start))))
        except (ElfError, IndexError, StructError):  # a library with damaged sections can still be loaded
            return
        self.texts = frozenset(text.decode("utf-8", "replace") for text in texts)

    @staticmethod
    def _count_symbols(
        links: Dynamic, read: Read, size: int, find_table: Callable[[int], int]
    ) -> tuple[int, bool]:
        """Return the number of symbols, and whether this number is exact. Otherwise it is an upper limit.

        The number is derived from other tables. DT_GNU_HASH is read first, because the system loader ignores
        DT_HASH if both exist, and tools that rewrite files may leave DT_HASH damaged.
        """
        values = links.values
        first_hashed = 0
        if _GNU_HASH in values:
            offset = find_table(_GNU_HASH)
            buckets, first_hashed, filter_words = unpack("<III4x", read(offset, 16))
            offset += 16 + 8 * filter_words
            first_symbols = iter_unpack("<I", read(offset, 4 * buckets))  # of each bucket's chain
            last_symbol = max((symbol for (symbol,) in first_symbols), default=0)
            if last_symbol >= first_hashed:
                # Start of the chains, minus the symbols that are not hashed, so that each symbol's index is
                # also that of its entry.
                offset += 4 * (buckets - first_hashed)
                while last_symbol < _MAX_BYTES // SYMBOL_SIZE:  # the last entry of a chain is an odd number
                    start = offset + 4 * last_symbol
                    chunk = read(start, max(4, min(4096, size - start) // 4 * 4))
                    for (chain_entry,) in iter_unpack("<I", chunk):
                        last_symbol += 1
                        if chain_entry & 1:
                            return last_symbol, True
                raise ElfError("damaged: a chain in its hash table does not end")
        if _HASH in values:
            count = int(unpack("<4xI", read(find_table(_HASH), 8))[0])
            if count >= first_hashed:
                return count, True
        # A library that exports nothing may have an empty hash table. Its symbols end where the next table
        # begins.
        start = values[_SYMBOLS]
        next_addresses = [values[tag] for tag in _TABLES if values.get(tag, 0) > start]
        next_addresses += [a + length for a, _, length in links.loads if a <= start < a + length]
        return (min(next_addresses, default=start) - start) // SYMBOL_SIZE, False

    def _read_nodes(self, values: dict[int, int], read: Read, find_table: Callable[[int], int]) -> None:
        """Read the version nodes that the file needs from other libraries."""
        files: list[str] = []
        start = find_table(_VERSION_NEEDS)
        try:
            for file_offset, nodes in iter_needed_nodes(read, start, values.get(_VERSION_NEED_COUNT, 0)):
                file = _read_name(self._strings, file_offset)
                files.append(file)
                for index, name_offset in nodes:
                    self._nodes[index] = _read_name(self._strings, name_offset), file
        except OverflowError:
            raise ElfError("damaged: it needs more versions than the format allows") from None
        self.versions = tuple(dict.fromkeys(files))

    def _iter_symbols(self, *, is_defined: bool) -> Iterator[tuple[int, str, int]]:
        """Yield the defined or the undefined symbols as (index, name, st_info)."""
        remaining_bytes = _MAX_BYTES
        for index, (name_offset, info, section_index) in enumerate(iter_unpack("<IBxH16x", self._symbols)):
            if bool(section_index) is is_defined and name_offset and info >> 4 != _LOCAL:
                symbol_name = _read_name(self._strings, name_offset)
                remaining_bytes -= len(symbol_name) + _NAME_OVERHEAD
                if remaining_bytes < 0:
                    raise ElfError("damaged: it has too many symbol names")
                if symbol_name:
                    yield index, symbol_name, info

    def find_contents(self, names: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Map the names of defined symbols to the location of their contents: (file offset, size).

        Symbols without bytes in the file are omitted.
        """
        wanted_names = {*names}
        contents: dict[str, tuple[int, int]] = {}
        for index, name, _ in self._iter_symbols(is_defined=True):
            if name in wanted_names:
                section, address, size = unpack_from("<6xHQQ", self._symbols, SYMBOL_SIZE * index)
                offset = find_offset(self.links.loads, address)
                if self.kind == "object file" and section < len(self._sections):
                    containing = self._sections[section]
                    is_inside = containing.type != NOBITS and address + size <= containing.size
                    offset = containing.offset + address if is_inside else None
                if offset is not None:
                    contents[name] = offset, size
        return contents

    @property
    def nodes(self) -> tuple[tuple[str, str], ...]:
        """The version nodes that the file needs, each with the name of the library that defines it."""
        return tuple(dict.fromkeys(self._nodes.values()))

    @property
    def table_size(self) -> int:
        """The size in bytes of the symbol tables, which stay in memory."""
        return len(self._symbols) + len(self._strings) + len(self._node_indices)

    @property
    def defined(self) -> set[str]:
        """The exported symbols."""
        return {name for _, name, _ in self._iter_symbols(is_defined=True)}

    def find_defined(self, names: Iterable[str]) -> set[str]:
        """Return those of the names that the file exports.

        If there are only a few names, the string table is searched first, so that the symbols need not be
        read from most libraries that lack these names.
        """
        candidates = {*names}
        if len(candidates) <= _FEW_NAMES:
            candidates = {name for name in candidates if os.fsencode(name) + b"\0" in self._strings}
        return candidates & self.defined if candidates else set()


def _make_format_error(start: bytes) -> ElfError:
    """Return the error for a file that does not begin with the header of a 64-bit little-endian ELF file."""
    if not start:
        return ElfError("an empty file")
    if start[:4] == b"\x7fELF":
        if start[4:6] != b"\x02\x01" and len(start) > 5:
            return ElfError("not a 64-bit little-endian ELF file")
        return TruncatedError("a truncated ELF file")
    if start.startswith(ZIP) and start[30:43] == b"metadata.json":
        return ElfError("an artifact")
    description, _ = recognize(start)
    if description:
        return ElfError(description)
    if b"\n.version" in b"\n" + start:
        return ElfError("PTX")
    if not start.isascii() or b"\0" in start:
        return ElfError("not an ELF file")
    is_script = any(word in start for word in (b"INPUT(", b"INPUT (", b"GROUP(", b"GROUP ("))
    return ElfError("a linker script" if is_script else "a text file")


def recognize(start: bytes) -> tuple[str, str]:
    """Return the description and the `Image.kind` of a file that is not ELF, by its first bytes.

    Both are `""` if the file is not recognized. The kind is also `""` if the file is not an image.
    """
    if start.startswith(NVVM) and start[14:15] == bytes([_OPTIX]):
        return "OptiX-IR", "optixir"
    return next(
        (description for magic, description in FIRST_BYTES.items() if start.startswith(magic)), ("", "")
    )


def read_sections(header: Header, read: Read) -> list[Section]:
    """Return the section headers. Raises ElfError."""
    start, entry_size, count = header.sections
    if start and entry_size != _SECTION_HEADER_SIZE:
        raise ElfError(f"damaged: expected section headers of 64 bytes, got {entry_size}")
    if start and not count:  # a count that does not fit in the header is stored in the first section header
        (count,) = unpack("<32xQ24x", read(start, _SECTION_HEADER_SIZE))
    rows = iter_unpack("<II8x8xQQII8x8x", read(start, _SECTION_HEADER_SIZE * count))
    return [Section(*row) for row in rows]


def read_text(strings: bytes, start: int) -> str:
    """Return the string at an offset in a string table. Raises ElfError."""
    return _read_bytes(strings, start).decode("utf-8", "replace")


def _read_name(strings: bytes, start: int) -> str:
    """Return the name of a symbol or a library, decoded like a file name. Raises ElfError."""
    return os.fsdecode(_read_bytes(strings, start))


def _read_bytes(strings: bytes, start: int) -> bytes:
    """Return the bytes of the string at an offset in a string table. Raises ElfError."""
    end = strings.find(b"\0", start) if start < len(strings) else -1
    if end < 0:
        raise ElfError("damaged: a name lies outside its string table")
    return strings[start:end]
