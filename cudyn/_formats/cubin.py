"""Kernels and their resources, read from a CUBIN.

A CUBIN is an ELF file. Each kernel has a section `.text.NAME` and a section `.nv.info.NAME` of attributes,
which has the parameters; `.nv.info` has registers and local memory of all (as `cuobjdump -elf` shows).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from struct import iter_unpack, unpack_from

from .elf import CUDA, Header, name_machine, read_header
from .elf_sections import NOBITS, ElfError, Section, TruncatedError, read_sections, read_symbols, read_text
from .kernel_info import KernelInfo, Parameter, check_places
from .mangled import check_name

_KPARAM_INFO, _LARGE_KPARAM_INFO, _FRAME_SIZE, _REGCOUNT = 0x17, 0x45, 0x11, 0x2F
_ENTRY = 0x10  # in the st_other of a kernel's symbol, but not of functions that kernels call
# From sm_90 on the system reserves the first KiB of a kernel's shared memory, and the driver does not count
# it. Linking adds it: a CUBIN that is not linked yet does not have it.
_RESERVING, _RESERVED = 90, 1024
_NOTE, _ARCH = ".note.nv.tkinfo", re.compile(rb"-arch sm_(\d+)([af]?)[ \0]")  # the command line of ptxas
_RELOCATABLE, _EXECUTABLE = 1, 2  # e_type
_SHARED, _TEXT, _INFO = ".nv.shared.", ".text.", ".nv.info"


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """Read the target, such as "sm_90", and the kernels. Raises ValueError for a damaged file."""
    try:
        header = read_header(data)
        if header is None:
            raise ElfError("not a 64-bit little-endian ELF file")
        if header.machine != CUDA:
            found = name_machine(header.machine)
            raise ElfError(f"expected an ELF file for machine {CUDA}, CUDA's; got one for {found}")
        sections = _sections(data, header)
        symbols = read_symbols(sections[".symtab"], sections[".strtab"], _part_of(data))
        frames, registers = (
            {symbols[index][0]: value for index, value in _pairs(data, sections.get(_INFO), attribute)}
            for attribute in (_FRAME_SIZE, _REGCOUNT)
        )
        kernels = [
            _kernel(data, header, name, sections, frames, registers)
            for name, other in symbols
            if other & _ENTRY and _TEXT + name in sections
        ]
        return _target(data, header, sections), tuple(kernels)
    except Exception as error:
        raise ValueError(f"the CUBIN can't be read: {error}") from None


def is_executable(data: bytes) -> bool:
    """Is it already linked, so that it can't be linked with other code?"""
    header = read_header(data)
    return header is not None and header.type == _EXECUTABLE


def _target(data: bytes, header: Header, sections: dict[str, Section]) -> str:
    """The name with its a or f, from a note, or an a from the flags: without a note, an f is lost."""
    number = _number(header)
    if not number:
        return ""
    note = sections.get(_NOTE)
    said = _ARCH.search(data, note.offset, note.offset + note.size) if note else None
    if said and int(said[1]) == number:
        return f"sm_{number}{said[2].decode()}"
    flag = 0x8 if header.abi >= 8 else 0x800  # EF_CUDA_ACCELERATORS, and as it was before
    return f"sm_{number}{'a' if header.flags & flag else ''}"


def _number(header: Header) -> int:
    """The architecture in the flags of the ELF header; ABI version 8 moved it."""
    return (header.flags >> 8 if header.abi >= 8 else header.flags) & 0xFF


def _part_of(data: bytes) -> Callable[[int, int], bytes]:
    def part(offset: int, length: int) -> bytes:
        if offset + length > len(data):
            raise TruncatedError(f"truncated: expected {offset + length} bytes, got {len(data)}")
        return data[offset : offset + length]

    return part


def _sections(data: bytes, header: Header) -> dict[str, Section]:
    part = _part_of(data)
    sections = read_sections(header, part)
    for section in sections:
        if section.type != NOBITS:
            part(section.offset, section.size)  # the file is complete
    names = part(sections[header.names].offset, sections[header.names].size)
    return {read_text(names, section.name): section for section in sections}


def _kernel(
    data: bytes,
    header: Header,
    name: str,
    sections: dict[str, Section],
    frames: dict[str, int],
    registers: dict[str, int],
) -> KernelInfo:
    shared = sections[_SHARED + name].size if _SHARED + name in sections else 0
    if shared and _number(header) >= _RESERVING and header.type != _RELOCATABLE:
        shared -= _RESERVED
    return KernelInfo(
        check_name(name),
        _parameters(data, sections.get(f"{_INFO}.{name}")),
        registers.get(name) or sections[_TEXT + name].info >> 24,
        shared,
        frames.get(name),
    )


def _parameters(data: bytes, info: Section | None) -> tuple[Parameter, ...] | None:
    """Offset and size of each, in order. A kernel with more than 4 KiB has them in another attribute."""
    found = {}
    for attribute, value in _attributes(data, info) if info else ():
        if attribute in (_KPARAM_INFO, _LARGE_KPARAM_INFO):
            ordinal, offset, packed = unpack_from("<HHI", value, 4)
            size = packed >> 18 if attribute == _KPARAM_INFO else packed & 0xFFFFFF
            found[ordinal] = Parameter(offset, size, 0, "")
    places = tuple(found[ordinal] for ordinal in sorted(found))
    if sorted(found) != list(range(len(found))) or not all(place.size for place in places):
        return None  # a .texref has no size
    check_places(places)
    return places


def _pairs(data: bytes, section: Section | None, attribute: int) -> Iterator[tuple[int, int]]:
    """(index of a symbol, value) of an attribute that has one for each function."""
    for found, value in _attributes(data, section) if section else ():
        if found == attribute and len(value) >= 8:
            yield unpack_from("<II", value)


def _attributes(data: bytes, section: Section) -> Iterator[tuple[int, bytes]]:
    """(attribute, value): a byte for the form, one for the attribute, two of value or of its length."""
    at, end = section.offset, section.offset + section.size
    while at + 4 <= end:
        form, attribute, length = unpack_from("<BBH", data, at)
        at += 4
        if form == 4:
            yield attribute, data[at : at + length]
            at += length


def read_variables(data: bytes) -> dict[str, tuple[int, bytes]]:
    """Return (size, initial bytes, b"" for zeros) of each variable, by name. Raises ValueError."""
    try:
        header = read_header(data)
        assert header is not None
        sections = _sections(data, header)
        part, names = _part_of(data), list(sections)
        table, found = sections[".symtab"], {}
        symbols = read_symbols(table, sections[".strtab"], part)
        for (symbol, _), row in zip(symbols, iter_unpack("<6xHQQ", part(table.offset, table.size))):
            index, at, size = row
            name = names[index] if index < len(names) else ""
            if name.startswith((".nv.global", ".nv.constant3")) and symbol and size:
                section = sections[name]
                held = section.type != NOBITS
                found[symbol] = size, part(section.offset + at, size) if held else b""
        return found
    except Exception as error:
        raise ValueError(f"the CUBIN can't be read: {error}") from None
