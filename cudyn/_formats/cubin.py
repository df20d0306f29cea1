"""Kernels and their resources, read from a CUBIN.

A CUBIN is an ELF file. Each kernel has a section `.text.NAME` with its code and a section `.nv.info.NAME`
with attributes, which describe the parameters. `.nv.info` contains the register counts and local memory sizes
of all kernels (`cuobjdump -elf` shows them).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from struct import iter_unpack, unpack_from
from typing import NamedTuple

from .elf import CUDA, name_machine, read_header
from .elf_exports import SYMBOL_SIZE
from .elf_sections import NOBITS, ElfError, Section, TruncatedError, read_sections
from .kernel_info import KernelInfo, Parameter, check_offsets
from .mangled import check_name
from .string_table import StringTable

# Attributes in .nv.info sections (EIATTR_*)
_KPARAM_INFO = 0x17
_LARGE_KPARAM_INFO = 0x45
_PARAMETER_START = 4  # offset in the value of both attributes; a reserved index precedes it
_PARAMETER_FIELDS = "<HHI"  # the ordinal, the offset and a bit field that contains the size
_SIZE_SHIFT = 18  # in _KPARAM_INFO, the size begins at this bit
_LARGE_SIZE_MASK = 0xFFFFFF  # in _LARGE_KPARAM_INFO, the size is in these bits
_FRAME_SIZE = 0x11  # the local memory of a thread in bytes
_REGCOUNT = 0x2F
_SIZED = 4  # format of attributes whose value follows (EIFMT_SVAL)
_ENTRY = 0x10  # st_other flag: set for kernels, not for functions that kernels call
# From this version of the ABI on, the flags of the ELF header have a different layout, and the release is
# stored in a note.
_FIRST_ABI_WITH_NOTE = 8
_ACCELERATED = 0x8  # EF_CUDA_ACCELERATORS: the target has the suffix "a"
_OLD_ACCELERATED = 0x800  # the same flag in earlier versions of the ABI
# On sm_90 and later, the system reserves the first KiB of a kernel's shared memory. The driver does not count
# this KiB. The linker adds it, so a relocatable CUBIN does not contain it yet.
_FIRST_WITH_RESERVED = 90
_RESERVED = 1024
_NOTE = ".note.nv.tkinfo"  # the section that contains the ptxas command line
_ARCH = re.compile(rb"-arch sm_(\d+)([af]?)[ \0]")
_RELEASE = re.compile(rb"release (\d+)\.(\d+)")
_E_VERSION = 20  # offset of e_version in the ELF header
# e_type
_RELOCATABLE = 1
_EXECUTABLE = 2
_SHARED = ".nv.shared."
_TEXT = ".text."
_INFO = ".nv.info"


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """Return the target, such as "sm_90", and the kernels. Raises ValueError for a damaged file."""
    try:
        file = Cubin(data)
        return file.read_target(), tuple(file.read_kernels())
    except Exception as error:  # a damaged file can cause any error
        raise ValueError(f"the CUBIN can't be read: {error}") from None


def read_variables(data: bytes) -> dict[str, tuple[int, bytes]]:
    """Return a dict that maps the name of each variable to a tuple (size in bytes, initial bytes).

    The initial bytes are `b""` if the variable is zero-initialized. Raises ValueError for a damaged file.
    """
    try:
        return dict(Cubin(data).read_variables())
    except Exception as error:
        raise ValueError(f"the CUBIN can't be read: {error}") from None


def read_release(data: bytes) -> tuple[int, int] | None:
    """Return the CUDA release of the assembler, or `None` if unknown.

    Raises ValueError for a damaged file.
    """
    try:
        return Cubin(data).read_release()
    except Exception as error:
        raise ValueError(f"the CUBIN can't be read: {error}") from None


def is_executable(data: bytes) -> bool:
    """Return whether the CUBIN is already linked, and can therefore not be linked with other code."""
    header = read_header(data)
    return header is not None and header.type == _EXECUTABLE


class Symbol(NamedTuple):
    """An entry of the symbol table: st_name, st_other, st_shndx, st_value, st_size (Elf64_Sym)."""

    name: str
    other: int
    section_index: int
    value: int
    size: int


class Cubin:
    """A CUBIN, whose headers and symbol table have been read.

    Attributes:
        header: The ELF header.
        architecture: The architecture, such as 90 for sm_90, or 0 if unknown.
        names: The names of the sections, in the order of the section headers.
        sections: The sections, keyed by name.
        symbols: The symbol table.
    """

    def __init__(self, data: bytes) -> None:
        header = read_header(data)
        if header is None:
            raise ElfError("not a 64-bit little-endian ELF file")
        if header.machine != CUDA:
            machine = name_machine(header.machine)
            raise ElfError(f"expected an ELF file for machine {CUDA} (CUDA), got one for {machine}")
        self.data = data
        self.header = header
        # The architecture is in the second byte of the flags, or in the first byte in earlier ABI versions.
        self._has_new_abi = header.abi >= _FIRST_ABI_WITH_NOTE
        architecture_byte = 1 if self._has_new_abi else 0
        self.architecture = header.flags >> (8 * architecture_byte) & 0xFF
        sections = self._read_sections()
        section_names = StringTable(self.read(sections[header.names]), errors="replace")
        self.names = [section_names[section.name] for section in sections]
        self.sections = dict(zip(self.names, sections))
        self.symbols = self._read_symbols()

    def _read_sections(self) -> list[Section]:
        """Return the section headers. Raises TruncatedError if the file ends before one of the sections."""
        sections = read_sections(self.header, self.read_range)
        for section in sections:
            if section.type != NOBITS:
                self._check_size(section.offset + section.size)
        return sections

    def _read_symbols(self) -> list[Symbol]:
        """Return the entries of the symbol table."""
        names = StringTable(self.read(self.sections[".strtab"]), errors="replace")
        table = self.read(self.sections[".symtab"])
        symbol_count = len(table) // SYMBOL_SIZE
        symbols = []
        # Elf64_Sym: st_name, st_other, st_shndx, st_value, st_size. st_info is skipped.
        for entry in iter_unpack("<IxBHQQ", table[: symbol_count * SYMBOL_SIZE]):
            name_offset, other, section_index, value, size = entry
            symbols.append(Symbol(names[name_offset], other, section_index, value, size))
        return symbols

    def _check_size(self, end: int) -> None:
        """Raise TruncatedError if the file ends before this offset."""
        if end > len(self.data):
            raise TruncatedError(f"truncated: expected {end} bytes, got {len(self.data)}")

    def read_range(self, offset: int, length: int) -> bytes:
        """Return a range of the file. Raises TruncatedError."""
        self._check_size(offset + length)
        return self.data[offset : offset + length]

    def read(self, section: Section | None) -> bytes:
        """Return the contents of a section, or `b""` if it is missing or occupies no bytes in the file."""
        if section is None or section.type == NOBITS:
            return b""
        return self.read_range(section.offset, section.size)

    def read_target(self) -> str:
        """Return the target with its suffix, such as sm_90a.

        The suffix is part of the ptxas command line, which is stored in a note. If the note is missing, the
        flags only show whether the suffix is `a`. An `f` suffix cannot be recognized.
        """
        if not self.architecture:
            return ""
        target = f"sm_{self.architecture}"
        match = _ARCH.search(self.read(self.sections.get(_NOTE)))
        if match and int(match[1]) == self.architecture:
            suffix = match[2].decode()
            return target + suffix
        flag = _ACCELERATED if self._has_new_abi else _OLD_ACCELERATED
        return target + "a" if self.header.flags & flag else target

    def read_release(self) -> tuple[int, int] | None:
        """Return the CUDA release of the assembler.

        In ABI version 8 and later, the release is stored as text in a note. Earlier versions store 10 times
        the release in e_version: 114 for CUDA 11.4.
        """
        if self._has_new_abi:
            match = _RELEASE.search(self.read(self.sections.get(_NOTE)))
            return (int(match[1]), int(match[2])) if match else None
        (version,) = unpack_from("<I", self.data, _E_VERSION)
        has_release = version > 1  # 1 is EV_CURRENT, the value that other ELF files contain
        return divmod(version, 10) if has_release else None

    def read_kernels(self) -> Iterator[KernelInfo]:
        """Yield the kernels with their parameters and resources."""
        register_counts = self._read_function_attribute(_REGCOUNT)
        local_memory_sizes = self._read_function_attribute(_FRAME_SIZE)
        for symbol in self.symbols:
            is_kernel = symbol.other & _ENTRY
            code = self.sections.get(_TEXT + symbol.name)
            if not is_kernel or code is None:
                continue
            attributes = self.read(self.sections.get(f"{_INFO}.{symbol.name}"))
            registers_in_header = code.info >> 24  # the upper byte of sh_info
            yield KernelInfo(
                check_name(symbol.name),
                _read_parameters(attributes),
                registers=register_counts.get(symbol.name) or registers_in_header,
                static_shared_memory=self._get_shared_memory(symbol.name),
                local_memory=local_memory_sizes.get(symbol.name),
            )

    def _read_function_attribute(self, attribute: int) -> dict[str, int]:
        """Return the value of a `.nv.info` attribute for each function, keyed by the function's name.

        Args:
            attribute: An attribute whose value is the index of a symbol and an integer, such as _REGCOUNT.
        """
        values: dict[str, int] = {}
        for found_attribute, contents in iter_attributes(self.read(self.sections.get(_INFO))):
            is_complete = len(contents) >= 8  # the index and the integer have 32 bits each
            if found_attribute == attribute and is_complete:
                symbol_index, value = unpack_from("<II", contents)
                values[self.symbols[symbol_index].name] = value
        return values

    def _get_shared_memory(self, kernel: str) -> int:
        """Return the static shared memory of a kernel in bytes, as the driver counts it."""
        section = self.sections.get(_SHARED + kernel)
        if section is None or not section.size:
            return 0
        if self.architecture >= _FIRST_WITH_RESERVED and self.header.type != _RELOCATABLE:
            return section.size - _RESERVED
        return section.size

    def read_variables(self) -> Iterator[tuple[str, tuple[int, bytes]]]:
        """Yield a tuple (name, (size, initial bytes)) for each variable in global or constant memory."""
        for symbol in self.symbols:
            if symbol.section_index >= len(self.names):  # a reserved index, such as SHN_ABS
                continue
            section_name = self.names[symbol.section_index]
            has_variables = section_name.startswith((".nv.global", ".nv.constant3"))
            if not has_variables or not symbol.name or not symbol.size:
                continue
            section = self.sections[section_name]
            if section.type == NOBITS:  # the variables in this section are zero-initialized
                initial_bytes = b""
            else:
                initial_bytes = self.read_range(section.offset + symbol.value, symbol.size)
            yield symbol.name, (symbol.size, initial_bytes)


def _read_parameters(info: bytes) -> tuple[Parameter, ...] | None:
    """Return a kernel's parameters with their offsets and sizes, in the order of their declaration.

    The result is None if a parameter is not a value but a .texref, for example. Kernels with more than 4 KiB
    of parameters describe them in a different attribute, which has larger fields.

    Args:
        info: The contents of the section with the kernel's attributes.
    """
    by_ordinal: dict[int, Parameter] = {}  # keyed by the position in the declaration
    for attribute, value in iter_attributes(info):
        if attribute == _KPARAM_INFO:
            ordinal, offset, bit_field = unpack_from(_PARAMETER_FIELDS, value, _PARAMETER_START)
            size = bit_field >> _SIZE_SHIFT
        elif attribute == _LARGE_KPARAM_INFO:
            ordinal, offset, bit_field = unpack_from(_PARAMETER_FIELDS, value, _PARAMETER_START)
            size = bit_field & _LARGE_SIZE_MASK
        else:
            continue
        by_ordinal[ordinal] = Parameter(offset, size, align=0, type="")
    ordinals = sorted(by_ordinal)
    parameters = tuple(by_ordinal[ordinal] for ordinal in ordinals)
    has_all_ordinals = ordinals == list(range(len(ordinals)))
    have_sizes = all(parameter.size for parameter in parameters)  # a .texref does not have a size
    if not has_all_ordinals or not have_sizes:
        return None
    check_offsets(parameters)
    return parameters


def iter_attributes(info: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the attributes in a `.nv.info` section as (attribute, value).

    An attribute starts with one byte for the format, one byte for the attribute, and two bytes for the value
    or its length. Attributes whose value is stored in these two bytes are skipped.
    """
    offset = 0
    while offset + 4 <= len(info):
        value_format, attribute, length = unpack_from("<BBH", info, offset)
        offset += 4
        if value_format == _SIZED:
            yield attribute, info[offset : offset + length]
            offset += length
