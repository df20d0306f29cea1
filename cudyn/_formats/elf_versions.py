"""Reads the symbols and version nodes that a shared library needs from the libraries that it is linked with.

`elf_sections` reads all symbols of a file. This module reads only the undefined symbols that have versions,
to save time, because each library is read before it is opened ("Symbol Versioning" of the Linux Standard
Base). `elf_exports` looks up these symbols in the other libraries.
"""

from __future__ import annotations

import os
from struct import error as StructError
from struct import iter_unpack, unpack

from .elf import HEADER_SIZE, STRING_TABLE, Dynamic, find_offset, read_dynamic, read_header
from .elf_exports import (
    GNU_HASH,
    HASH,
    MOST_NODES,
    NEEDED_NODES,
    NODE_INDEX_MASK,
    NODE_INDICES,
    SYMBOL_SIZE,
    SYMBOLS,
    ExportTable,
)
from .string_table import StringTable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator
    from io import FileIO

    from .elf_exports import ReadTable

    Read = Callable[[int, int], bytes]  # (offset, length) -> bytes

_VERNEED_SIZE = 16  # size of an Elf64_Verneed in bytes
_VERNAUX_SIZE = 16  # size of an Elf64_Vernaux in bytes
# d_tag
_STRINGS_SIZE = 10
_NEEDED_COUNT = 0x6FFFFFFF
_WEAK = 2  # STB_WEAK, in the upper half of st_info
_WEAK_NODE = 2  # VER_FLG_WEAK: only weak references use the node


class Requirement:
    """The version nodes and symbols that a file needs from one library. Weak symbols are omitted.

    Attributes:
        nodes: The version nodes.
        symbols: Maps each symbol to its version node.
    """

    __slots__ = ("nodes", "symbols")

    def __init__(self) -> None:
        self.nodes: list[str] = []
        self.symbols: dict[str, str] = {}


_UNREADABLE = (OSError, ValueError, KeyError, OverflowError, StructError)  # a table is missing or damaged


def list_lacking(path: str, requirement: Requirement) -> list[str]:
    """List the required version nodes that a library lacks or, if it has all of them, the missing symbols.

    The system loader accepts a library that does not define any version node. The list is empty if the
    library cannot be read.

    Args:
        path: Path of the library.
        requirement: The version nodes and symbols that another file needs from the library.
    """
    try:
        with open(path, "rb", buffering=0) as file:
            dynamic, read = _open(path, file)
            exports = ExportTable(dynamic.values, _make_table_reader(dynamic, read))
            lacking = [node for node in requirement.nodes if not exports.accepts_node(node)]
            if lacking or SYMBOLS not in dynamic.values:
                return lacking
            symbols = requirement.symbols.items()
            return [name for name, version in symbols if not exports.defines(name, version, bool(version))]
    except _UNREADABLE:
        return []


def read_requirements(path: str, libraries: Collection[str]) -> dict[str, Requirement]:
    """Read the version nodes and symbols that a file needs from each library, keyed by the library's name.

    The result is empty if the file is damaged or not ELF.

    Args:
        path: Path of the file.
        libraries: Names of the libraries, as in DT_NEEDED.
    """
    try:
        with open(path, "rb", buffering=0) as file:
            return _parse(*_open(path, file), libraries)
    except _UNREADABLE:
        return {}


def _open(path: str, file: FileIO) -> tuple[Dynamic, Read]:
    """Return the dynamic section of an open file, and a function that reads the file. Raises ValueError."""
    size = os.fstat(file.fileno()).st_size

    def read(offset: int, length: int) -> bytes:
        """Return bytes of the file. Raises ValueError if they are not inside it."""
        if not 0 <= offset <= offset + length <= size:
            raise ValueError(f"{path}: damaged")
        file.seek(offset)
        return file.read(length)

    header = read_header(read(0, min(HEADER_SIZE, size)))
    dynamic = read_dynamic(header, read, size) if header is not None else None
    if dynamic is None:
        raise ValueError(f"{path}: damaged")
    return dynamic, read


def _make_table_reader(dynamic: Dynamic, read: Read) -> ReadTable:
    """Return a function that reads a range of a table in the file."""

    def read_table(tag: int, offset: int, length: int) -> bytes:
        return read(_find_table(dynamic, tag) + offset, length)

    return read_table


def _find_table(dynamic: Dynamic, tag: int) -> int:
    """Return the file offset of a table. Raises KeyError or ValueError."""
    offset = find_offset(dynamic.loads, dynamic.values[tag])
    if offset is None:
        raise ValueError("damaged: a table lies outside the segments")
    return offset


def _parse(dynamic: Dynamic, read: Read, libraries: Collection[str]) -> dict[str, Requirement]:
    """Read the version nodes and symbols that a file needs from each library.

    Args:
        dynamic: Dynamic section of the file.
        read: Function that reads the file.
        libraries: Names of the libraries, as in DT_NEEDED.
    """
    values = dynamic.values
    requirements: dict[str, Requirement] = {}
    if NEEDED_NODES not in values or NODE_INDICES not in values:
        return requirements
    names = StringTable(read(_find_table(dynamic, STRING_TABLE), values.get(_STRINGS_SIZE, 0)))
    nodes: dict[int, tuple[str, str]] = {}  # index of a version node -> library and node
    start = _find_table(dynamic, NEEDED_NODES)
    for file_offset, file_nodes in iter_needed_nodes(read, start, values.get(_NEEDED_COUNT, 0)):
        library = names[file_offset]
        if library not in libraries:
            continue
        requirement = requirements.setdefault(library, Requirement())
        for index, name_offset, is_weak in file_nodes:
            node = names[name_offset]
            nodes[index] = library, node
            if not is_weak:
                requirement.nodes.append(node)
    for name_offset, node_index in _iter_undefined(dynamic, read):
        library, node = nodes.get(node_index, ("", ""))
        if library:
            requirements[library].symbols[names[name_offset]] = node
    return requirements


def _iter_undefined(dynamic: Dynamic, read: Read) -> Iterator[tuple[int, int]]:
    """Yield the offset of the name and the index of the version node of each undefined symbol.

    Weak symbols are omitted.
    """
    # DT_GNU_HASH contains the index of the first hashed symbol, and undefined symbols, which are not hashed,
    # precede it. DT_HASH contains the number of all symbols at the same offset.
    tag = GNU_HASH if GNU_HASH in dynamic.values else HASH
    (count,) = unpack("<4xI", read(_find_table(dynamic, tag), 8))
    symbols = iter_unpack("<IBxH16x", read(_find_table(dynamic, SYMBOLS), SYMBOL_SIZE * count))
    node_fields = iter_unpack("<H", read(_find_table(dynamic, NODE_INDICES), 2 * count))
    for (name_offset, info, section), (node_field,) in zip(symbols, node_fields):
        is_defined = section != 0
        binding = info >> 4
        if not is_defined and binding != _WEAK:
            yield name_offset, node_field & NODE_INDEX_MASK


def iter_needed_nodes(
    read: Read, offset: int, count: int
) -> Iterator[tuple[int, list[tuple[int, int, bool]]]]:
    """Yield the version nodes that a file needs from each library.

    Args:
        read: Function that reads the file.
        offset: Offset of the first Elf64_Verneed.
        count: Number of libraries.

    Yields:
        For each library, the offset of its name in the string table, and a list of its nodes. A node is a
        tuple (index, offset of its name, whether only weak references use it).

    Raises:
        OverflowError: There are more nodes than the format allows.
    """
    remaining = MOST_NODES
    for _ in range(min(count, remaining)):
        # Elf64_Verneed: vn_cnt, vn_file, vn_aux, vn_next. The last two are relative offsets.
        node_count, file_name, to_first_node, to_next_library = unpack("<2xHIII", read(offset, _VERNEED_SIZE))
        nodes = []
        node_offset = offset + to_first_node
        for _ in range(node_count):
            # Elf64_Vernaux: vna_flags, vna_other, vna_name, vna_next
            flags, index, node_name, to_next_node = unpack("<4xHHII", read(node_offset, _VERNAUX_SIZE))
            nodes.append((index & NODE_INDEX_MASK, node_name, bool(flags & _WEAK_NODE)))
            node_offset += to_next_node
            remaining -= 1
            if remaining < 0:
                raise OverflowError
            if not to_next_node:
                break
        yield file_name, nodes
        if not to_next_library:
            break
        offset += to_next_library
