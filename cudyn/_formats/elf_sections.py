"""Sections and symbols of ELF files (System V gABI, chapter 4): of libraries of others, and of CUBINs.

Enough to explain why a shared library can't be loaded: the machine it is for, what it needs, which symbols
it leaves to others. Reads the parts it needs, not the file: a CUDA library may have a gigabyte.
"""

from __future__ import annotations

import os
from struct import iter_unpack
from typing import NamedTuple

from .elf import Dynamic, Header, name_machine, read_header, read_links

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Read = Callable[[int, int], bytes]  # (offset, length); raises TruncatedError

NOBITS = 8  # sh_type of a section without contents
_DYNSYM = 11
_LOCAL, _WEAK = 0, 2  # the upper half of st_info


class ElfError(ValueError):
    """Not a shared library that this reader understands; the text says what it is instead."""


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


class Symbol(NamedTuple):
    """A symbol: its name, st_info >> 4, st_other, st_shndx."""

    name: str
    bind: int
    other: int
    section: int


class Elf:
    """A shared library. Raises ElfError or OSError.

    machine    such as x86_64
    soname     the name that others know it by, or ""
    needed     the libraries it is linked with
    runpath    where it looks for them first
    defined    the symbols it exports
    undefined  the symbols it must find elsewhere (weak ones are optional and left out)
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.defined: set[str] = set()
        self.undefined: set[str] = set()
        with open(path, "rb") as file:
            size = os.fstat(file.fileno()).st_size

            def read(offset: int, length: int) -> bytes:
                if offset + length <= size:  # also keeps seek() and read() from numbers they can't take
                    file.seek(offset)
                    data = file.read(length)
                    if len(data) == length:
                        return data
                raise TruncatedError("a truncated shared library")

            start = file.read(512)
            header = read_header(start)
            if header is None:
                raise _explain(start)
            self.machine = name_machine(header.machine)
            sections = read_sections(header, read)
            for section in sections:
                if section.type == _DYNSYM:
                    if section.link >= len(sections):
                        raise ElfError("a damaged shared library: a table names no section for its strings")
                    for symbol in read_symbols(section, sections[section.link], read):
                        self._add(symbol)
        links = read_links(os.fspath(path))
        if links is None:
            raise TruncatedError("a truncated shared library")
        self.links: Dynamic = links
        self.soname, self.needed = self.links.soname, self.links.needed
        self.runpath = self.links.folders

    def _add(self, symbol: Symbol) -> None:
        if symbol.name and symbol.bind != _LOCAL:
            if symbol.section:
                self.defined.add(symbol.name)
            elif symbol.bind != _WEAK:
                self.undefined.add(symbol.name)


def _explain(start: bytes) -> ElfError:
    """What a file is whose first bytes are no header of a 64-bit little-endian ELF file."""
    if not start:
        return ElfError("an empty file")
    if start[:4] != b"\x7fELF":
        return ElfError("a text file" if start.isascii() and b"\0" not in start else "not an ELF file")
    if start[4:6] != b"\x02\x01" and len(start) > 5:
        return ElfError("not a 64-bit little-endian ELF file")
    return TruncatedError("a truncated shared library")


def read_sections(header: Header, read: Read) -> list[Section]:
    """Read the table of sections. Raises ElfError."""
    start, entry, count = header.sections
    if count and entry != 64:
        raise ElfError(f"damaged: found section headers of {entry} bytes; 64 are expected")
    rows = iter_unpack("<IIQQQQIIQQ", read(start, 64 * count))
    return [Section(row[0], row[1], row[4], row[5], row[6], row[7]) for row in rows]


def read_symbols(table: Section, strings: Section, read: Read) -> Iterator[Symbol]:
    """Yield the symbols of a table. Raises ElfError."""
    names = read(strings.offset, strings.size)
    for name, info, other, section, _, _ in iter_unpack("<IBBHQQ", read(table.offset, table.size // 24 * 24)):
        yield Symbol(read_text(names, name), info >> 4, other, section)


def read_text(strings: bytes, start: int) -> str:
    """Read the text that begins at an offset of a table of strings. Raises ElfError."""
    end = strings.find(b"\0", start) if start < len(strings) else -1
    if end < 0:
        raise ElfError("damaged: a name lies outside its table of strings")
    return strings[start:end].decode("utf-8", "replace")
