"""What an ELF file says of itself, read without loading it (System V gABI, chapters 4 and 5).

Enough to explain why a shared library can't be loaded: the machine it is for, what it needs, which symbols
it leaves to others. Reads the parts it needs, not the file: a CUDA library may have a gigabyte.
"""

from __future__ import annotations

import os
import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

# e_machine of the processors that CUDA runs on, as platform.machine() calls them.
MACHINES = {3: "i386", 62: "x86_64", 183: "aarch64", 21: "ppc64le", 40: "arm"}

_DYNAMIC, _DYNSYM = 6, 11  # sh_type
_NEEDED, _SONAME, _RPATH, _RUNPATH = 1, 14, 15, 29  # d_tag
_LOCAL, _WEAK = 0, 2  # the upper half of st_info


class ElfError(ValueError):
    """Not a shared library that this reader understands; the text says what it is instead."""


class TruncatedError(ElfError):
    """The file ends before its contents do: dlopen may end the process with a bus error."""


class Elf:
    """A shared library. Raises ElfError or OSError.

    machine    such as x86_64
    soname     the name that others know it by, or None
    needed     the libraries it is linked with
    runpath    where it looks for them first
    defined    the symbols it exports
    undefined  the symbols it must find elsewhere (weak ones are optional and left out)
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.soname: str | None = None
        self.needed: list[str] = []
        self.runpath: list[str] = []
        self.defined: set[str] = set()
        self.undefined: set[str] = set()
        with open(path, "rb") as file:
            size = os.fstat(file.fileno()).st_size
            self.machine, sections = _sections(file, size)
            for kind, offset, length, link in sections:
                if kind in (_DYNAMIC, _DYNSYM):
                    if link >= len(sections):
                        raise ElfError("a damaged shared library: a table names no section for its strings")
                    strings = _part(file, size, *sections[link][1:3])
                    read = self._dynamic if kind == _DYNAMIC else self._symbols
                    read(_part(file, size, offset, length), strings)

    def _dynamic(self, data: bytes, strings: bytes) -> None:
        for tag, value in struct.iter_unpack("<QQ", data[: len(data) // 16 * 16]):
            if tag == _NEEDED:
                self.needed.append(_string(strings, value))
            elif tag == _SONAME:
                self.soname = _string(strings, value)
            elif tag in (_RPATH, _RUNPATH):
                self.runpath += _string(strings, value).split(":")
            elif tag == 0:  # DT_NULL: what follows is room to spare
                return

    def _symbols(self, data: bytes, strings: bytes) -> None:
        for name, info, _, section, _, _ in struct.iter_unpack("<IBBHQQ", data[: len(data) // 24 * 24]):
            if name and info >> 4 != _LOCAL:
                if section:
                    self.defined.add(_string(strings, name))
                elif info >> 4 != _WEAK:
                    self.undefined.add(_string(strings, name))


def _sections(file: BinaryIO, size: int) -> tuple[str, list[tuple[int, int, int, int]]]:
    """The machine, and (type, offset, size, link) of every section."""
    header = file.read(512)
    if not header:
        raise ElfError("an empty file")
    if header[:4] != b"\x7fELF":
        raise ElfError("a text file" if header.isascii() and b"\0" not in header else "no ELF file")
    if header[4:6] != b"\x02\x01" and len(header) > 5:
        raise ElfError("not a 64-bit little-endian ELF file")
    if len(header) < 64:
        raise TruncatedError("a truncated shared library")
    (machine,) = struct.unpack_from("<H", header, 18)
    (start,) = struct.unpack_from("<Q", header, 40)
    entry, count = struct.unpack_from("<HH", header, 58)
    rows = []
    if count and entry != 64:
        raise ElfError("a damaged shared library: its section headers have a wrong size")
    for row in struct.iter_unpack("<IIQQQQIIQQ", _part(file, size, start, 64 * count)):
        rows.append((row[1], row[4], row[5], row[6]))
    return MACHINES.get(machine, f"machine {machine}"), rows


def _part(file: BinaryIO, size: int, offset: int, length: int) -> bytes:
    if offset + length <= size:  # also keeps seek() and read() from numbers they can't take
        file.seek(offset)
        data = file.read(length)
        if len(data) == length:
            return data
    raise TruncatedError("a truncated shared library")


def _string(strings: bytes, start: int) -> str:
    end = strings.find(b"\0", start) if start < len(strings) else -1
    if end < 0:
        raise ElfError("a damaged shared library: a name lies outside its table of strings")
    return strings[start:end].decode("utf-8", "replace")
