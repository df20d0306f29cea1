"""ELF files and libraries in memory: header, segments, dynamic section (System V gABI, chapters 4 and 5).

The only reader, for files before and after dlopen, for the libraries of others and for CUBINs, the last two
with their sections (`elf_sections`). 64-bit little-endian files only, as all of CUDA's are.
"""

from __future__ import annotations

import os
from struct import iter_unpack, unpack_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Read = Callable[[int, int], bytes]  # (offset, length) of a file; may raise OSError or ValueError

# e_machine of the processors that CUDA runs on, as platform.machine() calls them.
MACHINES = {3: "i386", 62: "x86_64", 183: "aarch64", 21: "ppc64le", 40: "arm"}
CUDA = 190  # e_machine of code for GPUs

STRING_TABLE = 5  # d_tag
_NEEDED = 1
_SONAME = 14
_RPATH = 15
_RUNPATH = 29
# p_type
_LOAD = 1
_DYNAMIC = 2
_MOST = 1 << 16  # bytes of a dynamic section; real ones have some hundred


class Header:
    """The ELF header.

    type, machine, abi, flags  e_type, e_machine, the version of the ABI in e_ident, e_flags
    segments, sections         a table's offset, size of an entry and number of entries
    names                      the section with the names of sections
    """

    __slots__ = ("abi", "flags", "machine", "names", "sections", "segments", "type")

    def __init__(self, data: bytes) -> None:
        fields: tuple[int, ...] = unpack_from("<8xB7xHH12xQQI2xHHHHH", data)
        self.abi, self.type, self.machine, segments, sections, self.flags, *counts, self.names = fields
        self.segments = segments, counts[0], counts[1]
        self.sections = sections, counts[2], counts[3]


def read_header(data: bytes) -> Header | None:
    """Read the header at the start of bytes. None: not a complete one of a 64-bit little-endian ELF file."""
    return Header(data) if len(data) >= 64 and data[:6] == b"\x7fELF\x02\x01" else None


def name_machine(number: int) -> str:
    """Get the name of an e_machine, such as x86_64."""
    return MACHINES.get(number, f"machine {number}")


class Dynamic:
    """The contents of the dynamic section.

    soname   the name by which others load the library, "" if none
    needed   the libraries that it is linked with
    rpath    the folders to search for them before all others (DT_RPATH), which the libraries inherit
    runpath  those to search after LD_LIBRARY_PATH (DT_RUNPATH), for its own links alone; then rpath is empty
    values   the value of each other tag
    loads    the mapped parts of a file: address, offset in the file, length there
    """

    __slots__ = ("loads", "needed", "rpath", "runpath", "soname", "values")

    def __init__(self, entries: Iterable[tuple[int, int]] = (), text: Callable[[int], str] = str) -> None:
        """Read the entries, (tag, value); text: the string at an offset in the table of strings."""
        texts: dict[int, list[str]] = {_NEEDED: [], _SONAME: [""], _RPATH: [], _RUNPATH: []}
        self.values: dict[int, int] = {}
        self.loads: list[tuple[int, int, int]] = []
        for tag, value in entries:
            if tag == 0:  # DT_NULL: the rest is unused
                break
            if tag in texts:
                texts[tag].append(text(value))
            else:
                self.values[tag] = value
        self.soname = texts[_SONAME][-1]
        self.needed = [*filter(None, texts[_NEEDED])]
        self.runpath = [*filter(None, ":".join(texts[_RUNPATH]).split(":"))]
        rpath = [] if self.runpath else texts[_RPATH]  # as the system loader does
        self.rpath = [*filter(None, ":".join(rpath).split(":"))]

    def folders_from(self, path: str) -> tuple[list[str], list[str]]:
        """List rpath and runpath, with $ORIGIN replaced for the library of this path."""
        if not self.rpath and not self.runpath:
            return [], []
        rpath, runpath = ([expand_origin(f, path) for f in folders] for folders in (self.rpath, self.runpath))
        return rpath, runpath


def expand_origin(text: str, path: str) -> str:
    """Replace $ORIGIN in what the library of a path names, as the system loader does (ld.so(8)).

    It is the folder of the path by which the library was found: links are not followed.
    """
    if "$" not in text:
        return text
    origin = os.path.dirname(os.path.join(os.getcwd(), path))
    return text.replace("${ORIGIN}", origin).replace("$ORIGIN", origin)


def find_offset(loads: Iterable[tuple[int, int, int]], address: int) -> int | None:
    """Find the offset in the file of a mapped address."""
    return next((address - a + o for a, o, length in loads if a <= address < a + length), None)


def read_links(path: str) -> Dynamic | None:
    """Read a file's dynamic section. None: the file is truncated.

    No error is raised: dlopen itself reports other damage, and a file that is not ELF has no links.
    """
    try:
        with open(path, "rb", buffering=0) as file:  # little is read, from several places

            def read(offset: int, length: int) -> bytes:
                file.seek(offset)
                return file.read(length)

            header = read_header(read(0, 64))
            return read_dynamic(header, read, os.fstat(file.fileno()).st_size) if header else Dynamic()
    except OSError:
        return Dynamic()


def read_dynamic(header: Header, read: Read, size: int) -> Dynamic | None:
    """Read the dynamic section by the segments, as dlopen does. None: the file is truncated.

    A truncated file ends before the segments in its program headers. size: of the file.
    """
    start, entry, count = header.segments
    if not count or entry != 56:
        return Dynamic()
    if start + entry * count > size:
        return None
    # type, flags, offset, address, physical address, length in the file, ...
    segments = list(iter_unpack("<IIQQQQQQ", read(start, entry * count)))
    loads = [(s[3], s[2], s[5]) for s in segments if s[0] == _LOAD]
    if any(offset + length > size for _, offset, length in loads):
        return None
    entries: list[tuple[int, int]] = []
    for kind, _, offset, _, _, length, *_ in segments:
        if kind == _DYNAMIC and offset + length <= size:
            entries = list(iter_unpack("<QQ", read(offset, min(length, _MOST) // 16 * 16)))
    strings = next((value for tag, value in entries if tag == STRING_TABLE), 0)
    at = find_offset(loads, strings)

    def text(value: int) -> str:
        if at is None or at + value >= size:
            return ""
        return os.fsdecode(read(at + value, min(4096, size - at - value)).partition(b"\0")[0])

    found = Dynamic(entries, text)
    found.loads = loads
    return found
