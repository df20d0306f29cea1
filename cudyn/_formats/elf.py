"""ELF files and libraries in memory: header, segments, dynamic section (System V gABI, chapters 4 and 5).

The one reader: what dlopen is to open, what it has opened, libraries of others and CUBINs all come here, the
last two with their sections (`elf_sections`). 64-bit little-endian files only, as everything of CUDA's is.
"""

from __future__ import annotations

import os
from struct import iter_unpack, unpack_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

# e_machine of the processors that CUDA runs on, as platform.machine() calls them.
MACHINES = {3: "i386", 62: "x86_64", 183: "aarch64", 21: "ppc64le", 40: "arm"}
CUDA = 190  # e_machine of code for GPUs

STRING_TABLE = 5  # d_tag
_NEEDED, _SONAME, _RPATH, _RUNPATH = 1, 14, 15, 29
_LOAD, _DYNAMIC = 1, 2  # p_type


class Header:
    """The ELF header.

    type, machine, abi, flags  e_type, e_machine, the version of the ABI in e_ident, e_flags
    segments, sections         where the table is, how large an entry is, how many there are
    names                      the section that has the names of sections
    """

    __slots__ = ("abi", "flags", "machine", "names", "sections", "segments", "type")

    def __init__(self, data: bytes) -> None:
        self.abi = data[8]
        self.type: int
        self.machine: int
        self.flags: int
        self.names: int
        self.type, self.machine = unpack_from("<HH", data, 16)
        segments, sections, self.flags = unpack_from("<QQI", data, 32)
        size, count, section_size, section_count, self.names = unpack_from("<HHHHH", data, 54)
        self.segments: tuple[int, int, int] = segments, size, count
        self.sections: tuple[int, int, int] = sections, section_size, section_count


def read_header(data: bytes) -> Header | None:
    """Read the header that bytes begin with. None: not a whole one of a 64-bit little-endian ELF file."""
    return Header(data) if len(data) >= 64 and data[:6] == b"\x7fELF\x02\x01" else None


def name_machine(number: int) -> str:
    """Name what e_machine stands for, such as x86_64."""
    return MACHINES.get(number, f"machine {number}")


class Dynamic:
    """What the dynamic section says.

    soname   the name that others know the library by, "" if none
    needed   the libraries that it is linked with
    folders  where it looks for them first; they may hold $ORIGIN
    """

    __slots__ = ("folders", "needed", "soname")

    def __init__(self, entries: Iterable[tuple[int, int]] = (), text: Callable[[int], str] = str) -> None:
        """Read the entries, (tag, value); text: the string at an offset in the table of strings."""
        self.soname = ""
        self.needed: list[str] = []
        self.folders: list[str] = []
        for tag, value in entries:
            if tag == _NEEDED:
                self.needed += filter(None, (text(value),))
            elif tag == _SONAME:
                self.soname = text(value)
            elif tag in (_RPATH, _RUNPATH):
                self.folders += filter(None, text(value).split(":"))
            elif tag == 0:  # DT_NULL: what follows is room to spare
                return

    def folders_from(self, path: str) -> list[str]:
        """List the folders, with what $ORIGIN stands for in the library of this path."""
        origin = os.path.dirname(os.path.realpath(path))
        return [f.replace("${ORIGIN}", origin).replace("$ORIGIN", origin) for f in self.folders]


def read_links(path: str) -> Dynamic | None:
    """Read a file's dynamic section by its segments, as dlopen does. None: the file is truncated.

    Truncated is one that ends before the segments that its program headers announce. Nothing else raises or
    is complained of: what is wrong with others dlopen says itself, and what is no ELF file has no links.
    """
    try:
        with open(path, "rb", buffering=0) as file:  # little is read, from several places
            header = read_header(file.read(64))
            if header is None or header.segments[1] != 56:
                return Dynamic()
            start, entry, count = header.segments
            size = os.fstat(file.fileno()).st_size
            if start + entry * count > size:
                return None
            file.seek(start)
            # type, flags, offset, address, physical address, length in the file, ...
            segments = list(iter_unpack("<IIQQQQQQ", file.read(entry * count)))
            loads = [(s[3], s[2], s[5]) for s in segments if s[0] == _LOAD]
            if any(offset + length > size for _, offset, length in loads):
                return None
            entries: list[tuple[int, int]] = []
            for kind, _, offset, _, _, length, *_ in segments:
                if kind == _DYNAMIC and offset + length <= size:
                    file.seek(offset)
                    entries = list(iter_unpack("<QQ", file.read(length // 16 * 16)))
            strings = next((value for tag, value in entries if tag == STRING_TABLE), 0)
            at = next((strings - a + o for a, o, length in loads if a <= strings < a + length), size)

            def text(value: int) -> str:
                if at + value >= size:
                    return ""
                file.seek(at + value)
                return os.fsdecode(file.read(4096).partition(b"\0")[0])

            return Dynamic(entries, text)
    except OSError:
        return Dynamic()
