"""Reads the version and the kernels of Tile IR (Tile IR manual, "Binary Format"; NVIDIA/cuda-tile).

A file begins with a header of twelve bytes, followed by sections that start with their size: strings, types,
functions and others. Integers outside of tables have a variable length, with seven bits in each byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import unpack_from

from .elf_sections import TILE_IR
from .kernel_info import SIZES, KernelInfo, Parameter, round_up
from .mangled import check_name

_HEADER = 12  # size in bytes: the magic number, two bytes for the version, and two for preview versions
_NEWEST = (13, 5)  # newest version whose functions this module can read
_FIRST_WITH_ATTRIBUTES = (13, 5)  # first version in which the parameters of functions have attributes
# The first byte of a section contains a flag and the section's kind.
_IS_ALIGNED = 0x80  # the flag: the alignment follows the size
_END = 0
_STRINGS = 1
_FUNCTIONS = 2
_TYPES = 5
_EMPTY_TABLE = b"\0"  # a table with 0 items
# Flags of a function
_KERNEL = 2
_HINTED = 4
# Tags of types
_POINTER = 12
_TILE = 13
_FUNCTION = 16
# Tag of a scalar type -> PTX type. Integers are neither signed nor unsigned.
_SCALARS = {0: "u8", 1: "u8", 2: "u16", 3: "u32", 4: "u64", 5: "f16", 6: "b16", 7: "f32", 8: "b32", 9: "f64"}
_SCALARS |= {10: "b8", 11: "b8", 18: "b8", _POINTER: "u64"}
# Attribute tags: an array and two dictionaries. All other attributes consist of a fixed number of integers.
_ARRAY = 6
_LISTS = (6, 10, 11)
_INTEGER_COUNTS = {1: 2, 3: 1, 4: 1, 5: 1}


def read_version(data: bytes) -> tuple[int, int] | None:
    """Return the version, such as (13, 5), or `None` if the data is not Tile IR."""
    if not data.startswith(TILE_IR) or len(data) < _HEADER:
        return None
    major, minor = data[len(TILE_IR) : len(TILE_IR) + 2]
    return major, minor


def read(data: bytes) -> tuple[KernelInfo, ...]:
    """Return the kernels. Raises ValueError for damaged data.

    Returns `()` for versions whose format is unknown.
    """
    version = read_version(data)
    if version is None:
        raise ValueError("not Tile IR, or truncated")
    try:
        sections = _split_sections(data)
        if version > _NEWEST or _FUNCTIONS not in sections:
            return ()
        strings = _read_table(sections.get(_STRINGS, _EMPTY_TABLE))
        types = _read_table(sections.get(_TYPES, _EMPTY_TABLE))
        has_attributes = version >= _FIRST_WITH_ATTRIBUTES
        return _read_kernels(sections[_FUNCTIONS], has_attributes, strings, types)
    except KeyError:  # an attribute of unknown length cannot be skipped
        return ()
    except (IndexError, UnicodeDecodeError):
        raise ValueError(
            "the Tile IR is damaged: it ends too early, or refers to data outside the file"
        ) from None
    except ValueError as error:
        raise ValueError(f"the Tile IR is damaged: {error}") from None


def _split_sections(data: bytes) -> dict[int, bytes]:
    """Return the sections, keyed by kind."""
    source = _Bytes(data, _HEADER)
    sections: dict[int, bytes] = {}
    tag = source.read_byte()
    while tag != _END:
        size = source.read_integer()
        if tag & _IS_ALIGNED:
            source.align(source.read_integer())
        kind = tag & ~_IS_ALIGNED
        if kind in sections:
            raise ValueError(f"it has two sections of kind {kind}")
        sections[kind] = source.read_bytes(size)
        tag = source.read_byte()
    return sections


def _read_table(section: bytes) -> list[bytes]:
    """Return the items of a table. The table begins with the number of items and the offset of each item."""
    source = _Bytes(section)
    count = source.read_integer()
    source.align(4)
    starts = unpack_from(f"<{count}I", source.read_bytes(4 * count))
    contents = section[source.offset :]
    ends = [*starts[1:], len(contents)]
    items = []
    for start, end in zip(starts, ends):
        if start > end:
            raise IndexError
        items.append(contents[start:end])
    return items


def _read_kernels(
    section: bytes, has_attributes: bool, strings: Sequence[bytes], types: Sequence[bytes]
) -> tuple[KernelInfo, ...]:
    """Return the kernels with their parameters.

    Args:
        section: The section that contains the functions.
        has_attributes: Whether every kernel has optimization hints, and every function has parameter
            attributes (13.5 and later).
        strings: The string table.
        types: The type table.
    """
    source = _Bytes(section)
    kernels = []
    names: dict[int, str] = {}  # names and parameters are read once, even if functions share them
    parameters: dict[int, tuple[Parameter, ...] | None] = {}
    for _ in range(source.read_integer()):
        name_index, signature, is_kernel = _read_function(source, has_attributes)
        if is_kernel:
            if name_index not in names:
                names[name_index] = check_name(strings[name_index].decode())
            if signature not in parameters:
                parameters[signature] = _read_parameters(types, signature)
            kernels.append(KernelInfo(names[name_index], parameters[signature]))
    return tuple(kernels)


def _read_function(source: _Bytes, has_attributes: bool) -> tuple[int, int, bool]:
    """Read a function, and skip everything that is not needed to list the kernels.

    Returns:
        The index of the function's name, the index of its type, and whether it is a kernel.
    """
    name_index = source.read_integer()
    signature = source.read_integer()
    flags = source.read_byte()
    source.read_integer()  # location in the source code
    hints_flag = _KERNEL if has_attributes else _HINTED
    if flags & hints_flag:
        _skip_attribute(source)  # optimization hints
    if has_attributes:
        _skip_attribute(source)  # the attributes of the parameters
    body_size = source.read_integer()
    source.read_bytes(body_size)
    return name_index, signature, bool(flags & _KERNEL)


def _read_parameters(types: Sequence[bytes], signature: int) -> tuple[Parameter, ...] | None:
    """Return the parameters of a kernel, or `None` if a launch cannot pass one of them.

    The offsets of the parameters are those of a C struct with the same members.

    Args:
        types: The type table.
        signature: The index of the kernel's type in the table.
    """
    function_type = _Bytes(types[signature])
    if function_type.read_integer() != _FUNCTION:
        raise IndexError
    parameters: list[Parameter] = []
    end = 0
    for _ in range(function_type.read_integer()):
        type_index = function_type.read_integer()
        scalar = _find_scalar(types, type_index)
        if scalar is None:
            return None
        size = SIZES[scalar]
        offset = round_up(end, size)
        parameters.append(Parameter(offset, size, align=size, type=scalar))
        end = offset + size
    return tuple(parameters)


def _find_scalar(types: Sequence[bytes], index: int) -> str | None:
    """Return the PTX type of a tile that consists of a single value, or `None` for any other type.

    All parameters of kernels are tiles. A single value is a tile without dimensions.

    Args:
        types: The type table.
        index: The index of the type in the table.
    """
    tile = _Bytes(types[index])
    if tile.read_integer() != _TILE:
        return None
    element_type = _Bytes(types[tile.read_integer()])
    scalar = _SCALARS.get(element_type.read_integer())
    if scalar is None:
        return None
    dimension_count = tile.read_integer()
    return None if dimension_count else scalar


def _skip_attribute(source: _Bytes) -> None:
    """Skip an attribute. Raises KeyError if its length is unknown.

    This does not use recursion, because a damaged file may contain deeply nested attributes.
    """
    # For each level of nesting: the number of attributes that remain, and whether they have keys
    levels = [(1, False)]
    while levels:
        remaining, has_keys = levels.pop()
        if not remaining:
            continue
        levels.append((remaining - 1, has_keys))
        if has_keys:
            source.read_integer()  # the key
        tag = source.read_integer()
        if tag in _LISTS:
            item_count = source.read_integer()
            is_dictionary = tag != _ARRAY
            levels.append((item_count, is_dictionary))
        else:
            for _ in range(_INTEGER_COUNTS[tag]):
                source.read_integer()


class _Bytes:
    """A reader of bytes. Reading past the end raises IndexError."""

    def __init__(self, data: bytes, offset: int = 0) -> None:
        """Start reading `data` at an offset."""
        self.data = data
        self.offset = offset

    def read_byte(self) -> int:
        """Read one byte."""
        byte = self.data[self.offset]
        self.offset += 1
        return byte

    def read_integer(self) -> int:
        """Read an unsigned integer of variable length (LEB128), lowest bits first.

        Each byte contains seven bits of the integer. The highest bit is set in all bytes but the last.
        """
        value = 0
        for shift in range(0, 64, 7):
            byte = self.read_byte()
            value |= (byte & 0x7F) << shift
            is_last = byte & 0x80 == 0
            if is_last:
                return value
        raise IndexError  # the integer has too many bytes

    def read_bytes(self, size: int) -> bytes:
        """Read `size` bytes."""
        end = self.offset + size
        if end > len(self.data):
            raise IndexError
        contents = self.data[self.offset : end]
        self.offset = end
        return contents

    def align(self, alignment: int) -> None:
        """Skip bytes until the offset is a multiple of the alignment."""
        if alignment:  # a damaged file may contain an alignment of 0
            padding = -self.offset % alignment
            self.read_bytes(padding)
