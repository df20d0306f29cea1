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
            read = _make_range_reader(path, file)
            dynamic = _read_dynamic(path, file, read)
            exports = ExportTable(dynamic.values, _make_table_reader(dynamic, read))
            lacking_nodes = [node for node in requirement.nodes if not exports.accepts_node(node)]
            if lacking_nodes or SYMBOLS not in dynamic.values:
                return lacking_nodes
            return [
                symbol
                for symbol, version in requirement.symbols.items()
                if not exports.defines(symbol, version, is_owner=bool(version))
            ]
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
            read = _make_range_reader(path, file)
            return _collect_requirements(_read_dynamic(path, file, read), read, libraries)
    except _UNREADABLE:
        return {}


def _make_range_reader(path: str, file: FileIO) -> Read:
    """Return a function that reads a range of an open file.

    The function raises ValueError if the range is not inside the file.
    """
    size = os.fstat(file.fileno()).st_size

    def read(offset: int, length: int) -> bytes:
        if not 0 <= offset <= offset + length <= size:
            raise ValueError(f"{path}: damaged")
        file.seek(offset)
        return file.read(length)

    return read


def _read_dynamic(path: str, file: FileIO, read: Read) -> Dynamic:
    """Return the dynamic section of an open file. Raises ValueError if the file is not ELF or damaged."""
    size = os.fstat(file.fileno()).st_size
    header = read_header(read(0, min(HEADER_SIZE, size)))
    dynamic = None
    if header is not None:
        dynamic = read_dynamic(header, read, size)
    if dynamic is None:
        raise ValueError(f"{path}: damaged")
    return dynamic


def _make_table_reader(dynamic: Dynamic, read: Read) -> ReadTable:
    """Return a function that reads a range of one of a file's tables.

    Args:
        dynamic: Dynamic section of the file, which contains the addresses of the tables.
        read: Function that reads the file.
    """

    def read_table(tag: int, offset: int, length: int) -> bytes:
        table_start = _find_table(dynamic, tag)
        return read(table_start + offset, length)

    return read_table


def _find_table(dynamic: Dynamic, tag: int) -> int:
    """Return the file offset of the table that a tag of the dynamic section refers to.

    Raises:
        KeyError: The file does not have this table.
        ValueError: The table lies outside the file's segments.
    """
    offset = find_offset(dynamic.loads, dynamic.values[tag])
    if offset is None:
        raise ValueError("damaged: a table lies outside the segments")
    return offset


def _collect_requirements(dynamic: Dynamic, read: Read, libraries: Collection[str]) -> dict[str, Requirement]:
    """Return the version nodes and symbols that a file needs from each library, keyed by the library's name.

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
    library_and_node_by_index: dict[int, tuple[str, str]] = {}
    start = _find_table(dynamic, NEEDED_NODES)
    for library_name_offset, nodes in iter_needed_nodes(read, start, values.get(_NEEDED_COUNT, 0)):
        library = names[library_name_offset]
        if library not in libraries:
            continue
        requirement = requirements.setdefault(library, Requirement())
        for node_index, node_name_offset, is_weak in nodes:
            node = names[node_name_offset]
            library_and_node_by_index[node_index] = library, node
            if not is_weak:
                requirement.nodes.append(node)
    # Each symbol refers to its version node by index, and thus to the library.
    for symbol_name_offset, node_index in _iter_undefined(dynamic, read):
        if node_index in library_and_node_by_index:
            library, node = library_and_node_by_index[node_index]
            requirements[library].symbols[names[symbol_name_offset]] = node
    return requirements


def _iter_undefined(dynamic: Dynamic, read: Read) -> Iterator[tuple[int, int]]:
    """Yield a tuple (offset of the name, index of the version node) for each undefined symbol.

    The offset is relative to the string table. Weak symbols are omitted.
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
