"""Kernels and what they need, read out of a CUBIN.

A CUBIN is an ELF file. Each kernel has a section `.text.NAME` and a section `.nv.info.NAME` of attributes,
which has the parameters; `.nv.info` has registers and local memory of all (as `cuobjdump -elf` shows).
"""

from __future__ import annotations

import re
from struct import unpack_from
from typing import NamedTuple

from .signature import KernelInfo, Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_KPARAM_INFO, _LARGE_KPARAM_INFO, _FRAME_SIZE, _REGCOUNT = 0x17, 0x45, 0x11, 0x2F
_ENTRY = 0x10  # in the st_other of a kernel's symbol; functions that kernels call have it not
# From sm_90 on the first KiB of a kernel's shared memory is the system's, and the driver does not count it.
# Linking adds it: a CUBIN that is still to be linked has none.
_RESERVING, _RESERVED = 90, 1024
_NOTE, _ARCH = ".note.nv.tkinfo", re.compile(rb"-arch sm_(\d+)([af]?)[ \0]")  # how ptxas was called
_NOBITS = 8  # sh_type of a section without contents
_RELOCATABLE = 1  # e_type
_MACHINE = 190  # e_machine of CUDA's ELF files
_SHARED, _TEXT, _INFO = ".nv.shared.", ".text.", ".nv.info"


class _Section(NamedTuple):
    name: str
    offset: int
    size: int
    info: int


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """The target, such as "sm_90", and the kernels. ValueError: the file is damaged."""
    try:
        sections = {section.name: section for section in _sections(data)}
        symbols = _symbols(data, sections)
        frames, registers = (
            {symbols[index][0]: value for index, value in _pairs(data, sections.get(_INFO), attribute)}
            for attribute in (_FRAME_SIZE, _REGCOUNT)
        )
        kernels = [
            _kernel(data, name, sections, frames, registers)
            for name, other in symbols
            if other & _ENTRY and _TEXT + name in sections
        ]
    except Exception as error:
        raise ValueError(f"the CUBIN can't be read: {error}") from None
    return _target(data, sections), tuple(kernels)


def _target(data: bytes, sections: dict[str, _Section]) -> str:
    """With its a or f, which a note has and, of an a, the flags: where no note says it, an f is lost."""
    number = _number(data)
    if not number:
        return ""
    note = sections.get(_NOTE)
    said = _ARCH.search(data, note.offset, note.offset + note.size) if note else None
    if said and int(said[1]) == number:
        return f"sm_{number}{said[2].decode()}"
    flag = 0x8 if data[8] >= 8 else 0x800  # EF_CUDA_ACCELERATORS, and as it was before
    return f"sm_{number}{'a' if unpack_from('<I', data, 48)[0] & flag else ''}"


def _number(data: bytes) -> int:
    """The architecture in the flags of the ELF header; where it stands changed with ABI version 8."""
    flags, abi = unpack_from("<I", data, 48)[0], data[8]
    return int((flags >> 8) & 0xFF if abi >= 8 else flags & 0xFF)


def _sections(data: bytes) -> Iterator[_Section]:
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError("not a 64-bit ELF file")
    machine = unpack_from("<H", data, 18)[0]
    if machine != _MACHINE:
        raise ValueError(f"an ELF file for machine {machine}, where CUDA's is {_MACHINE}")
    start = unpack_from("<Q", data, 40)[0]
    entry, count, names = unpack_from("<HHH", data, 58)
    rows = [unpack_from("<IIQQQQIIQQ", data, start + i * entry) for i in range(count)]
    for row in rows:
        if row[1] != _NOBITS and row[4] + row[5] > len(data):
            raise ValueError(f"cut short: a section ends at {row[4] + row[5]} of {len(data)} bytes")
        at = rows[names][4] + row[0]
        yield _Section(data[at : data.index(b"\0", at)].decode(), row[4], row[5], row[7])


def _symbols(data: bytes, sections: dict[str, _Section]) -> list[tuple[str, int]]:
    """(name, st_other) of every symbol."""
    table, names = sections[".symtab"], sections[".strtab"]
    result = []
    for at in range(table.offset, table.offset + table.size, 24):
        start = names.offset + unpack_from("<I", data, at)[0]
        result.append((data[start : data.index(b"\0", start)].decode(), data[at + 5]))
    return result


def _kernel(
    data: bytes,
    name: str,
    sections: dict[str, _Section],
    frames: dict[str, int],
    registers: dict[str, int],
) -> KernelInfo:
    shared = sections[_SHARED + name].size if _SHARED + name in sections else 0
    if shared and _number(data) >= _RESERVING and unpack_from("<H", data, 16)[0] != _RELOCATABLE:
        shared -= _RESERVED
    return KernelInfo(
        name,
        _parameters(data, sections.get(f"{_INFO}.{name}")),
        registers.get(name) or sections[_TEXT + name].info >> 24,
        shared,
        frames.get(name),
    )


def _parameters(data: bytes, info: _Section | None) -> tuple[Parameter, ...] | None:
    """Offset and size of each, in order. A kernel with more than 4 KiB has them in another attribute."""
    found = {}
    for attribute, value in _attributes(data, info) if info else ():
        if attribute in (_KPARAM_INFO, _LARGE_KPARAM_INFO):
            ordinal, offset, packed = unpack_from("<HHI", value, 4)
            size = packed >> 18 if attribute == _KPARAM_INFO else packed & 0xFFFFFF
            found[ordinal] = Parameter(offset, size, 0, "")
    whole = sorted(found) == list(range(len(found))) and all(p.size for p in found.values())
    return tuple(found[ordinal] for ordinal in sorted(found)) if whole else None  # a .texref has no size


def _pairs(data: bytes, section: _Section | None, attribute: int) -> Iterator[tuple[int, int]]:
    """(index of a symbol, value) of an attribute that has one for each function."""
    for found, value in _attributes(data, section) if section else ():
        if found == attribute and len(value) >= 8:
            yield unpack_from("<II", value)


def _attributes(data: bytes, section: _Section) -> Iterator[tuple[int, bytes]]:
    """(attribute, value): a byte for the form, one for the attribute, two of value or of its length."""
    at, end = section.offset, section.offset + section.size
    while at + 4 <= end:
        form, attribute, length = unpack_from("<BBH", data, at)
        at += 4
        if form == 4:
            yield attribute, data[at : at + length]
            at += length
