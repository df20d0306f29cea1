"""Kernels and their resources, read from a CUBIN.

A CUBIN is an ELF file. Each kernel has a section `.text.NAME` and a section `.nv.info.NAME` of attributes,
which has the parameters; `.nv.info` has registers and local memory of all (as `cuobjdump -elf` shows).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from struct import iter_unpack, unpack_from

from .elf import CUDA, name_machine, read_header
from .elf_sections import NOBITS, ElfError, Section, TruncatedError, read_sections, read_text
from .kernel_info import KernelInfo, Parameter, check_places
from .mangled import check_name

_KPARAM_INFO = 0x17
_LARGE_KPARAM_INFO = 0x45
_FRAME_SIZE = 0x11
_REGCOUNT = 0x2F
_ENTRY = 0x10  # in the st_other of a kernel's symbol, but not of functions that kernels call
# From sm_90 on the system reserves the first KiB of a kernel's shared memory, and the driver does not count
# it. Linking adds it: a CUBIN that is not linked yet does not have it.
_RESERVING = 90
_RESERVED = 1024
# the command line of ptxas
_NOTE = ".note.nv.tkinfo"
_ARCH = re.compile(rb"-arch sm_(\d+)([af]?)[ \0]")
_RELEASE = re.compile(rb"release (\d+)\.(\d+)")
_E_VERSION = 20  # where e_version is in a header
# e_type
_RELOCATABLE = 1
_EXECUTABLE = 2
_SHARED = ".nv.shared."
_TEXT = ".text."
_INFO = ".nv.info"


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """Read the target, such as "sm_90", and the kernels. Raises ValueError for a damaged file."""
    try:
        file = Cubin(data)
        return file.read_target(), tuple(file.read_kernels())
    except Exception as error:
        raise ValueError(f"the CUBIN can't be read: {error}") from None


def read_variables(data: bytes) -> dict[str, tuple[int, bytes]]:
    """Return (size, initial bytes, b"" for zeros) of each variable, by name. Raises ValueError."""
    try:
        return dict(Cubin(data).read_variables())
    except Exception as error:
        raise ValueError(f"the CUBIN can't be read: {error}") from None


def read_release(data: bytes) -> tuple[int, int] | None:
    """Read the release of CUDA that made it; None: it does not say. Raises ValueError for a damaged file."""
    try:
        return Cubin(data).read_release()
    except Exception as error:
        raise ValueError(f"the CUBIN can't be read: {error}") from None


def is_executable(data: bytes) -> bool:
    """Is it already linked, so that it can't be linked with other code?"""
    header = read_header(data)
    return header is not None and header.type == _EXECUTABLE


class Cubin:
    """The header, the sections and the symbols: name, st_other, number of the section, value, size."""

    def __init__(self, data: bytes) -> None:
        header = read_header(data)
        if header is None:
            raise ElfError("not a 64-bit little-endian ELF file")
        if header.machine != CUDA:
            found = name_machine(header.machine)
            raise ElfError(f"expected an ELF file for machine {CUDA}, CUDA's; got one for {found}")
        self.data = data
        self.header = header
        # ABI version 8 moved the architecture in the flags.
        self.number = (header.flags >> 8 if header.abi >= 8 else header.flags) & 0xFF
        sections = read_sections(header, self.part)
        for section in sections:
            self._check(0 if section.type == NOBITS else section.offset + section.size)
        names = self.read(sections[header.names])
        self.names = [read_text(names, section.name) for section in sections]
        self.sections = dict(zip(self.names, sections))
        strings, table = (self.read(self.sections[name]) for name in (".strtab", ".symtab"))
        rows = iter_unpack("<IxBHQQ", table[: len(table) // 24 * 24])
        self.symbols = [(read_text(strings, row[0]), *row[1:]) for row in rows]

    def _check(self, end: int) -> None:
        if end > len(self.data):
            raise TruncatedError(f"truncated: expected {end} bytes, got {len(self.data)}")

    def part(self, offset: int, length: int) -> bytes:
        self._check(offset + length)
        return self.data[offset : offset + length]

    def read(self, section: Section | None) -> bytes:
        """The contents of a section; b"" if it has none."""
        return b"" if section is None or section.type == NOBITS else self.part(section.offset, section.size)

    def read_target(self) -> str:
        """The name with its a or f, from a note, or an a from the flags: without a note, an f is lost."""
        if not self.number:
            return ""
        said = _ARCH.search(self.read(self.sections.get(_NOTE)))
        if said and int(said[1]) == self.number:
            return f"sm_{self.number}{said[2].decode()}"
        flag = 0x8 if self.header.abi >= 8 else 0x800  # EF_CUDA_ACCELERATORS, and as it was before
        return f"sm_{self.number}{'a' if self.header.flags & flag else ''}"

    def read_release(self) -> tuple[int, int] | None:
        """The release of CUDA: 10 times it in e_version or, from ABI version 8 on, the words of a note."""
        if self.header.abi >= 8:
            said = _RELEASE.search(self.read(self.sections.get(_NOTE)))
            return (int(said[1]), int(said[2])) if said else None
        (number,) = unpack_from("<I", self.data, _E_VERSION)
        return divmod(number, 10) if number > 1 else None

    def read_kernels(self) -> Iterator[KernelInfo]:
        found: dict[int, dict[str, int]] = {_FRAME_SIZE: {}, _REGCOUNT: {}}  # of each function
        for attribute, value in list_attributes(self.read(self.sections.get(_INFO))):
            if attribute in found and len(value) >= 8:
                index, number = unpack_from("<II", value)
                found[attribute][self.symbols[index][0]] = number
        for name, other, *_ in self.symbols:
            if not other & _ENTRY or _TEXT + name not in self.sections:
                continue
            shared = self.sections[_SHARED + name].size if _SHARED + name in self.sections else 0
            if shared and self.number >= _RESERVING and self.header.type != _RELOCATABLE:
                shared -= _RESERVED
            yield KernelInfo(
                check_name(name),
                _read_parameters(self.read(self.sections.get(f"{_INFO}.{name}"))),
                found[_REGCOUNT].get(name) or self.sections[_TEXT + name].info >> 24,
                shared,
                found[_FRAME_SIZE].get(name),
            )

    def read_variables(self) -> Iterator[tuple[str, tuple[int, bytes]]]:
        for symbol, _, index, at, size in self.symbols:
            name = self.names[index] if index < len(self.names) else ""
            if name.startswith((".nv.global", ".nv.constant3")) and symbol and size:
                section = self.sections[name]
                held = section.type != NOBITS
                yield symbol, (size, self.part(section.offset + at, size) if held else b"")


def _read_parameters(info: bytes) -> tuple[Parameter, ...] | None:
    """Offset and size of each, in order. A kernel with more than 4 KiB has them in another attribute."""
    found = {}
    for attribute, value in list_attributes(info):
        if attribute in (_KPARAM_INFO, _LARGE_KPARAM_INFO):
            ordinal, offset, packed = unpack_from("<HHI", value, 4)
            size = packed >> 18 if attribute == _KPARAM_INFO else packed & 0xFFFFFF
            found[ordinal] = Parameter(offset, size, 0, "")
    places = tuple(found[ordinal] for ordinal in sorted(found))
    if sorted(found) != list(range(len(found))) or not all(place.size for place in places):
        return None  # a .texref has no size
    check_places(places)
    return places


def list_attributes(info: bytes) -> Iterator[tuple[int, bytes]]:
    """(attribute, value): a byte for the form, one for the attribute, two of value or of its length."""
    at = 0
    while at + 4 <= len(info):
        form, attribute, length = unpack_from("<BBH", info, at)
        at += 4
        if form == 4:
            yield attribute, info[at : at + length]
            at += length
