"""Symbols and sections of ELF files (System V gABI, chapters 4 and 5), for other libraries and for CUBINs.

This reads a file's needs: the machine it is for, the libraries it is linked with, its undefined symbols
with their versions ("Symbol Versioning" of the Linux Standard Base). A shared library is read as dlopen reads
it: section headers may be missing. Only the needed parts are read: a CUDA library may have a gigabyte.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from struct import error as StructError
from struct import iter_unpack, unpack, unpack_from
from typing import IO, NamedTuple

from .elf import CUDA, STRING_TABLE, Dynamic, Header, find_offset, name_machine, read_dynamic, read_header

Read = Callable[[int, int], bytes]  # (offset, length); raises TruncatedError

ZIP = b"PK\3\4"
TILE_IR = b"\x7fTileIR\0"
NVVM = b"\xed\x43\x4e\x7f"  # of LTO-IR and OptiX-IR, which byte 14 tells apart
_OPTIX = 2
# The first bytes of files that are not ELF -> their kind in words, and the kind of such an Image.
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
NOBITS = 8  # sh_type of a section without contents
_SYMTAB = 2
# the upper half of st_info
_LOCAL = 0
_WEAK = 2
_THREAD_LOCAL = 6  # and the lower: STT_TLS
_DATA = (1, _THREAD_LOCAL)  # STT_OBJECT
_PART = 1 << 24  # bytes that are searched for texts at a time
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
# and of the tables that may follow them
_TABLES = (_HASH, STRING_TABLE, 7, 17, 23, 25, 26, 36, _GNU_HASH, _VERSIONS, 0x6FFFFFFC, _VERSION_NEEDS)
_PIE = 0x08000000  # DF_1_PIE
_MOST = 1 << 27  # limits, in bytes, of a table and of all names with their overhead: above any library's


_FEW = 32  # symbols that are searched for faster in the table of strings than by reading all symbols


class ElfError(ValueError):
    """Not a shared library that this reader understands; the text names its kind."""


class TruncatedError(ElfError):
    """The file ends before its contents do: dlopen may end the process with a bus error."""


class Section(NamedTuple):
    """A section: sh_name, sh_type, sh_offset, sh_size, sh_link, sh_info."""

    name: int
    type: int
    offset: int
    size: int
    link: int
    info: int


class Reference(NamedTuple):
    """An undefined symbol of a file.

    version  its version node, such as libcudart.so.12; "" if none
    file     the library that has the node, by its name in the file; "" if none
    weak     it may stay undefined
    is_data  it is a variable; False also if the file does not say
    is_thread_local  it is a variable of which each thread has its own
    """

    name: str
    version: str
    file: str
    weak: bool
    is_data: bool = False
    is_thread_local: bool = False


class Elf:
    """A shared library, a program or an object file. Raises ElfError or OSError.

    source: a path, or a file that is open; size: of that file.

    machine     such as x86_64
    kind        "shared library", "program" or "object file"
    soname      the name by which others load it, or ""
    needed      the libraries it is linked with
    links       its dynamic section
    versions    the libraries that it takes version nodes from
    references  the symbols it must find elsewhere
    texts       the texts among its constants (.rodata) that match `pattern`, if one is given
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
        self._nodes: dict[int, tuple[str, str]] = {}  # number -> (version, library)
        self._symbols = self._strings = self._numbers = b""  # the last: of each symbol's node
        self._sections: list[Section] = []  # of an object file
        if isinstance(source, (str, os.PathLike)):
            with open(source, "rb") as file:
                self._read(file, os.fstat(file.fileno()).st_size)
        else:
            self._read(source, size)
        self.soname = self.links.soname
        self.needed = self.links.needed
        self.references = tuple(self._list_references())

    def _read(self, file: IO[bytes], size: int) -> None:
        def read(offset: int, length: int) -> bytes:
            if length > _MOST:
                raise ElfError(f"damaged: a table has {length} bytes")
            if offset + length <= size:  # also keeps seek() and read() from numbers they can't take
                file.seek(offset)
                data = file.read(length)
                if len(data) == length:
                    return data
            raise TruncatedError("a truncated ELF file")

        start = read(0, min(4096, size))
        header = read_header(start)
        if header is None:
            raise _explain(start)
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

    def _list_references(self) -> Iterator[Reference]:
        for index, name, info in self._iterate(False):
            number = unpack_from("<H", self._numbers, 2 * index)[0] & 0x7FFF if self._numbers else 0
            version, file = self._nodes.get(number, ("", ""))
            # The assembler has no tables of versions: .symver writes name@node or name@@node.
            plain, _, written = name.partition("@")
            yield Reference(
                plain,
                version or written.lstrip("@"),
                file,
                info >> 4 == _WEAK,
                info & 15 in _DATA,
                info & 15 == _THREAD_LOCAL,
            )

    def _read_object(self, header: Header, read: Read) -> None:
        sections = self._sections = read_sections(header, read)
        table = next((section for section in sections if section.type == _SYMTAB), None)
        if table is not None:
            if table.link >= len(sections):
                raise ElfError("damaged: a table names no section for its strings")
            strings = sections[table.link]
            self._symbols = read(table.offset, table.size // 24 * 24)
            self._strings = read(strings.offset, strings.size)
            if b"\0__gnu_lto_slim\0" in self._strings:
                raise ElfError("an object file for link-time optimization, without code for a processor")

    def _read_linked(self, header: Header, read: Read, size: int) -> None:
        links = read_dynamic(header, read, size)
        start, entry, count = header.sections
        if links is None or start + entry * count > size:
            raise TruncatedError("a truncated ELF file")
        self.links = links
        values = links.values
        is_program = header.type == _PROGRAM or values.get(_FLAGS, 0) & _PIE
        self.kind = "program" if is_program else "shared library"
        if not values.get(_SYMBOLS):
            return

        def place(tag: int) -> int:
            offset = find_offset(links.loads, values[tag])
            if offset is None:
                raise ElfError("damaged: a table of its dynamic section lies outside its segments")
            return offset

        length = values.get(_STRINGS_SIZE, 0)
        count, is_exact = self._count(links, read, size, place)
        self._symbols = read(place(_SYMBOLS), 24 * count)
        self._strings = read(place(STRING_TABLE), length) if STRING_TABLE in values else b""
        if not is_exact:  # the table has ended
            rows = enumerate(iter_unpack("<I20x", self._symbols))
            self._symbols = self._symbols[: 24 * next((i for i, (name,) in rows if name >= length), count)]
        if _VERSION_NEEDS in values and _VERSIONS in values:
            self._read_nodes(values, read, place)
            self._numbers = read(place(_VERSIONS), len(self._symbols) // 12)
        if self._pattern is not None:
            self._find_texts(self._pattern, header, read)

    def _find_texts(self, pattern: re.Pattern[bytes], header: Header, read: Read) -> None:
        """Find the texts of .rodata that match as a whole; none in a file without sections."""
        try:
            sections = read_sections(header, read)
            names = sections[header.names]
            names_of = read(names.offset, names.size)
            found: set[bytes] = set()
            for section in sections:
                if section.type != NOBITS and read_text(names_of, section.name) == ".rodata":
                    end = section.offset + section.size
                    for at in range(section.offset, end, _PART):
                        found.update(pattern.findall(read(at, min(_PART + 256, end - at))))
        except (ElfError, IndexError, StructError):  # sections are not what the file is loaded by
            return
        self.texts = frozenset(text.decode("utf-8", "replace") for text in found)

    @staticmethod
    def _count(links: Dynamic, read: Read, size: int, place: Callable[[int], int]) -> tuple[int, bool]:
        """Count the symbols, from other tables: (the most there can be, is the number exact?).

        DT_GNU_HASH comes first, as for the system loader, which reads no DT_HASH beside it: tools that
        rewrite files leave that damaged.
        """
        values = links.values
        first = 0
        if _GNU_HASH in values:
            at = place(_GNU_HASH)
            buckets, first, words = unpack("<III4x", read(at, 16))
            at += 16 + 8 * words
            last = max((index for (index,) in iter_unpack("<I", read(at, 4 * buckets))), default=0)
            if last >= first:
                at += 4 * (buckets - first)  # of the chains, one entry for each symbol from the first on
                while last < _MOST // 24:  # a chain ends with an entry that is odd
                    part = read(at + 4 * last, max(4, min(4096, size - at - 4 * last) // 4 * 4))
                    for (entry,) in iter_unpack("<I", part):
                        last += 1
                        if entry & 1:
                            return last, True
                raise ElfError("damaged: a chain of its hash table has no end")
        if _HASH in values:
            count = int(unpack("<4xI", read(place(_HASH), 8))[0])
            if count >= first:
                return count, True
        # A library that exports nothing may have an empty table: its symbols end where the next table begins.
        start = values[_SYMBOLS]
        ends = [values[tag] for tag in _TABLES if values.get(tag, 0) > start]
        ends += [a + length for a, _, length in links.loads if a <= start < a + length]
        return (min(ends, default=start) - start) // 24, False

    def _read_nodes(self, values: dict[int, int], read: Read, place: Callable[[int], int]) -> None:
        """Read the version nodes that it takes from others."""
        files: list[str] = []
        at = place(_VERSION_NEEDS)
        left = 0x8000  # a number has 15 bits
        for _ in range(min(values.get(_VERSION_NEED_COUNT, 0), left)):
            count, name, first, following = unpack("<2xHIII", read(at, 16))
            file = _read_name(self._strings, name)
            files.append(file)
            node = at + first
            for _ in range(count):
                number, name, step = unpack("<6xHII", read(node, 16))
                self._nodes[number & 0x7FFF] = _read_name(self._strings, name), file
                node += step
                left -= 1
                if left < 0:
                    raise ElfError("damaged: it needs more versions than there can be")
                if not step:
                    break
            if not following:
                break
            at += following
        self.versions = tuple(dict.fromkeys(files))

    def _iterate(self, defined: bool) -> Iterator[tuple[int, str, int]]:
        """Yield the symbols that are defined, or those that are not: number, name, st_info."""
        left = _MOST
        for index, (name, info, section) in enumerate(iter_unpack("<IBxH16x", self._symbols)):
            if bool(section) is defined and name and info >> 4 != _LOCAL:
                text = _read_name(self._strings, name)
                left -= len(text) + 128
                if left < 0:
                    raise ElfError("damaged: it has more names of symbols than there can be")
                if text:
                    yield index, text, info

    def find_contents(self, names: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Find the contents of defined symbols: name -> (offset in the file, size).

        Symbols without bytes in the file are left out.
        """
        wanted = {*names}
        found: dict[str, tuple[int, int]] = {}
        for index, name, _ in self._iterate(True):
            if name in wanted:
                section, address, size = unpack_from("<6xHQQ", self._symbols, 24 * index)
                offset = find_offset(self.links.loads, address)
                if self.kind == "object file" and section < len(self._sections):
                    holder = self._sections[section]
                    is_inside = holder.type != NOBITS and address + size <= holder.size
                    offset = holder.offset + address if is_inside else None
                if offset is not None:
                    found[name] = offset, size
        return found

    @property
    def nodes(self) -> tuple[tuple[str, str], ...]:
        """The version nodes that it takes from others, and the library of each, by its name in the file."""
        return tuple(dict.fromkeys(self._nodes.values()))

    @property
    def table_size(self) -> int:
        """The size in bytes of the tables of symbols, which stay in memory."""
        return len(self._symbols) + len(self._strings) + len(self._numbers)

    @property
    def defined(self) -> set[str]:
        """The symbols that it exports."""
        return {name for _, name, _ in self._iterate(True)}

    def find_defined(self, names: Iterable[str]) -> set[str]:
        """Find those of some symbols that it exports; of a few, a library without any reads no symbol."""
        wanted = {*names}
        if len(wanted) <= _FEW:
            wanted = {name for name in wanted if os.fsencode(name) + b"\0" in self._strings}
        return wanted & self.defined if wanted else set()


def _explain(start: bytes) -> ElfError:
    """The kind of a file that does not begin with the header of a 64-bit little-endian ELF file."""
    if not start:
        return ElfError("an empty file")
    if start[:4] == b"\x7fELF":
        if start[4:6] != b"\x02\x01" and len(start) > 5:
            return ElfError("not a 64-bit little-endian ELF file")
        return TruncatedError("a truncated ELF file")
    if start.startswith(ZIP) and start[30:43] == b"metadata.json":
        return ElfError("an artifact")
    what, _ = recognize(start)
    if what:
        return ElfError(what)
    if b"\n.version" in b"\n" + start:
        return ElfError("PTX")
    if not start.isascii() or b"\0" in start:
        return ElfError("not an ELF file")
    script = any(word in start for word in (b"INPUT(", b"INPUT (", b"GROUP(", b"GROUP ("))
    return ElfError("a linker script" if script else "a text file")


def recognize(start: bytes) -> tuple[str, str]:
    """Recognize a file that is not ELF by its first bytes: in words, and by the kind of such an Image.

    "" for what is not known, and for the kind of a file that is not an Image.
    """
    if start.startswith(NVVM) and start[14:15] == bytes([_OPTIX]):
        return "OptiX-IR", "optixir"
    return next((what for magic, what in FIRST_BYTES.items() if start.startswith(magic)), ("", ""))


def read_sections(header: Header, read: Read) -> list[Section]:
    """Read the table of sections. Raises ElfError."""
    start, entry, count = header.sections
    if start and entry != 64:
        raise ElfError(f"damaged: expected section headers of 64 bytes, got {entry}")
    if start and not count:  # the count does not fit the header: it is in the first section
        (count,) = unpack("<32xQ24x", read(start, 64))
    rows = iter_unpack("<IIQQQQIIQQ", read(start, 64 * count))
    return [Section(row[0], row[1], row[4], row[5], row[6], row[7]) for row in rows]


def read_text(strings: bytes, start: int) -> str:
    """Read the text that begins at an offset of a table of strings. Raises ElfError."""
    return _read_bytes(strings, start).decode("utf-8", "replace")


def _read_name(strings: bytes, start: int) -> str:
    """Read the name of a symbol or a library, of which os.fsencode gives the bytes. Raises ElfError."""
    return os.fsdecode(_read_bytes(strings, start))


def _read_bytes(strings: bytes, start: int) -> bytes:
    end = strings.find(b"\0", start) if start < len(strings) else -1
    if end < 0:
        raise ElfError("damaged: a name lies outside its table of strings")
    return strings[start:end]
