"""Reads the header, segments and dynamic section of ELF files and of libraries in memory.

The format is that of the System V gABI, chapters 4 and 5. Files are read before they are opened with dlopen,
and libraries in memory are read after they have been opened. `elf_sections` reads sections and symbols. Only
64-bit little-endian files are supported, because CUDA does not support other formats.
"""

from __future__ import annotations

import os
from struct import iter_unpack, unpack_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Read = Callable[[int, int], bytes]  # (offset, length) -> bytes; may raise OSError or ValueError

# e_machine -> name in platform.machine(), for the CPUs that CUDA supports.
MACHINES = {3: "i386", 62: "x86_64", 183: "aarch64", 21: "ppc64le", 40: "arm"}
CUDA = 190  # e_machine of code for GPUs

# d_tag of entries in the dynamic section
STRING_TABLE = 5
_NEEDED = 1
_SONAME = 14
_RPATH = 15
_RUNPATH = 29
# p_type
_LOAD = 1
_DYNAMIC = 2
_SEGMENT_HEADER_SIZE = 56  # size of an Elf64_Phdr in bytes
_DYNAMIC_ENTRY_SIZE = 16  # size of an Elf64_Dyn in bytes
_MAX_STRING = 4096  # maximum length of a string that is read, in bytes
_MAX_DYNAMIC = 1 << 16  # maximum size of a dynamic section in bytes; a few hundred are usual


HEADER_SIZE = 64  # size of an Elf64_Ehdr in bytes
_FIRST_BYTES = b"\x7fELF\x02\x01"  # the magic number, ELFCLASS64 and ELFDATA2LSB


class Header:
    """The ELF header.

    Attributes:
        type: `e_type`.
        machine: `e_machine`.
        abi: Version of the ABI in `e_ident`.
        flags: `e_flags`.
        segments: Program header table, as a tuple (offset, size of an entry, number of entries).
        sections: Section header table, in the same form.
        names: Index of the section that contains the section names.
    """

    __slots__ = ("abi", "flags", "machine", "names", "sections", "segments", "type")

    def __init__(self, data: bytes) -> None:
        """Unpack an Elf64_Ehdr. The fields e_version, e_entry and e_ehsize are skipped."""
        (
            self.abi,
            self.type,
            self.machine,
            segments_offset,
            sections_offset,
            self.flags,
            segment_size,
            segment_count,
            section_size,
            section_count,
            self.names,
        ) = unpack_from("<8xB7xHH12xQQI2xHHHHH", data)
        self.segments: tuple[int, int, int] = segments_offset, segment_size, segment_count
        self.sections: tuple[int, int, int] = sections_offset, section_size, section_count


def read_header(data: bytes) -> Header | None:
    """Parse the header at the start of `data`.

    Returns `None` if the header is incomplete or does not belong to a 64-bit little-endian ELF file.
    """
    if len(data) < HEADER_SIZE or not data.startswith(_FIRST_BYTES):
        return None
    return Header(data)


def name_machine(machine: int) -> str:
    """Return the name of the processor with an `e_machine` value, such as "x86_64" for 62."""
    return MACHINES.get(machine, f"machine {machine}")


class Dynamic:
    """The contents of a dynamic section.

    Attributes:
        soname: Name by which other files load the library, or `""`.
        needed: Libraries that the file is linked with.
        rpath: Directories that take precedence over all others in the search for these libraries and for
            their own dependencies (DT_RPATH). Empty if `runpath` is not empty.
        runpath: Directories that are searched after LD_LIBRARY_PATH (DT_RUNPATH), but only for the libraries
            that this file itself links with.
        values: Values of all other tags.
        loads: Segments that are mapped, as (address, offset in the file, length in the file).
    """

    __slots__ = ("loads", "needed", "rpath", "runpath", "soname", "values")

    def __init__(
        self, entries: Iterable[tuple[int, int]] = (), get_string: Callable[[int], str] = str
    ) -> None:
        """Sort the entries of a dynamic section by their tags.

        Args:
            entries: Pairs of tag and value.
            get_string: Function that returns the string at an offset in the string table.
        """
        # The values of these tags are offsets of strings. The value of another tag is stored as it is.
        strings: dict[int, list[str]] = {_NEEDED: [], _SONAME: [""], _RPATH: [], _RUNPATH: []}
        self.values: dict[int, int] = {}
        self.loads: list[tuple[int, int, int]] = []
        for tag, value in entries:
            if tag == 0:  # DT_NULL: the following entries are unused
                break
            if tag in strings:
                strings[tag].append(get_string(value))
            else:
                self.values[tag] = value
        self.soname = strings[_SONAME][-1]
        self.needed = [name for name in strings[_NEEDED] if name]
        self.runpath = _split_paths(strings[_RUNPATH])
        # The system loader also ignores DT_RPATH if there is a DT_RUNPATH.
        self.rpath = [] if self.runpath else _split_paths(strings[_RPATH])

    def expand_paths(self, path: str) -> tuple[list[str], list[str]]:
        """Return `rpath` and `runpath`, with $ORIGIN replaced for a library that is stored at `path`."""
        if not self.rpath and not self.runpath:
            return [], []
        rpath = [expand_origin(directory, path) for directory in self.rpath]
        runpath = [expand_origin(directory, path) for directory in self.runpath]
        return rpath, runpath


def _split_paths(search_paths: list[str]) -> list[str]:
    """Return the directories in search paths, which are separated by colons. Empty entries are omitted."""
    return [directory for search_path in search_paths for directory in search_path.split(":") if directory]


def expand_origin(directory: str, library_path: str) -> str:
    """Replace $ORIGIN in a directory of a library's search path, as the system loader does (ld.so(8)).

    $ORIGIN is the directory of the path by which the library was found. Symbolic links in it are not
    resolved.
    """
    if "$" not in directory:
        return directory
    origin = os.path.dirname(os.path.join(os.getcwd(), library_path))
    return directory.replace("${ORIGIN}", origin).replace("$ORIGIN", origin)


def find_offset(loads: Iterable[tuple[int, int, int]], address: int) -> int | None:
    """Return the offset in a file of the byte that is mapped at an address, or `None` if there is none.

    Args:
        loads: Mapped segments of the file, as in `Dynamic.loads`.
        address: Address relative to the one at which the file is loaded.
    """
    for start, offset, length in loads:
        if start <= address < start + length:
            return address - start + offset
    return None


def read_links(path: str) -> Dynamic | None:
    """Read a file's dynamic section, which names the libraries that the file is linked with.

    Returns `None` if the file is truncated. The result is empty if the file is not ELF, or if it is damaged
    in another way, because dlopen reports these errors.
    """
    try:
        with open(path, "rb", buffering=0) as file:  # unbuffered, because only a few small ranges are read

            def read(offset: int, length: int) -> bytes:
                file.seek(offset)
                return file.read(length)

            header = read_header(read(0, HEADER_SIZE))
            if header is None:
                return Dynamic()
            return read_dynamic(header, read, os.fstat(file.fileno()).st_size)
    except OSError:
        return Dynamic()


def read_dynamic(header: Header, read: Read, size: int) -> Dynamic | None:
    """Read the dynamic section of a file that is not loaded.

    The section is found in the program headers, as dlopen does, because section headers may be missing.
    Returns `None` if the file is truncated: it ends before the segments in its program headers.

    Args:
        header: The file's ELF header.
        read: Function that reads the file.
        size: Size of the file in bytes.
    """
    headers_start, entry_size, count = header.segments
    if not count or entry_size != _SEGMENT_HEADER_SIZE:
        return Dynamic()
    if headers_start + entry_size * count > size:
        return None
    loads = []
    entries: list[tuple[int, int]] = []  # if there are several sections, the system loader also uses the last
    # Elf64_Phdr: p_type, p_flags, p_offset, p_vaddr, p_paddr, p_filesz, p_memsz, p_align
    for segment in list(iter_unpack("<IIQQQQQQ", read(headers_start, entry_size * count))):
        segment_type, _, offset, address, _, length, _, _ = segment
        if segment_type == _LOAD:
            if offset + length > size:
                return None
            loads.append((address, offset, length))
        elif segment_type == _DYNAMIC and offset + length <= size:
            entry_count = min(length, _MAX_DYNAMIC) // _DYNAMIC_ENTRY_SIZE
            entries = list(iter_unpack("<QQ", read(offset, entry_count * _DYNAMIC_ENTRY_SIZE)))
    strings_offset = _find_string_table(entries, loads)

    def read_string(index: int) -> str:
        """Return the string at an index in the string table, or `""` if it is outside the file."""
        if strings_offset is None or strings_offset + index >= size:
            return ""
        start = strings_offset + index
        string, _, _ = read(start, min(_MAX_STRING, size - start)).partition(b"\0")
        return os.fsdecode(string)

    dynamic = Dynamic(entries, read_string)
    dynamic.loads = loads
    return dynamic


def _find_string_table(
    entries: Iterable[tuple[int, int]], loads: Iterable[tuple[int, int, int]]
) -> int | None:
    """Return the file offset of the string table, or `None` if it is not mapped.

    Args:
        entries: Entries of the dynamic section, as pairs of tag and value.
        loads: Mapped segments, as in `Dynamic.loads`.
    """
    for tag, address in entries:
        if tag == STRING_TABLE:
            return find_offset(loads, address)
    return find_offset(loads, 0)  # DT_STRTAB is missing: the file is damaged
