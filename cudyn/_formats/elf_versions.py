"""Reads the symbols and version nodes that a shared library needs from the libraries that it is linked with.

`elf_sections` reads all symbols of a file. This module reads only the undefined symbols that have versions,
because libraries are read each time before they are opened ("Symbol Versioning" of the Linux Standard Base).
"""

from __future__ import annotations

import os
from struct import error as StructError
from struct import iter_unpack, unpack

from .elf import STRING_TABLE, Dynamic, find_offset, read_dynamic, read_header

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    Read = Callable[[int, int], bytes]  # (offset, length) -> bytes

# d_tag
_HASH = 4
_SYMBOLS = 6
_STRINGS_SIZE = 10
_GNU_HASH = 0x6FFFFEF5
_VERSIONS = 0x6FFFFFF0
_DEFINED_NODES = 0x6FFFFFFC
_NEEDED_NODES = 0x6FFFFFFE
_NEEDED_COUNT = 0x6FFFFFFF
_SYMBOL_SIZE = 24
_NODE_INDEX_MASK = 0x7FFF
_MOST_NODES = 0x8000  # version indices are 15-bit values
_WEAK = 2  # in the upper half of st_info
_MAX_BYTES = 1 << 27  # maximum size of a table that is read, in bytes


class Requirement:
    """The version nodes and symbols that a file needs from one library. Weak symbols are omitted."""

    __slots__ = ("nodes", "symbols")

    def __init__(self) -> None:
        self.nodes: list[str] = []
        self.symbols: list[str] = []


class Versions:
    """The symbol versions of a shared library.

    Attributes:
        requirements: What the file needs from each library, by the name of the library.
    """

    __slots__ = ("_has_nodes", "_strings", "requirements")

    def __init__(self, requirements: dict[str, Requirement], strings: bytes, has_nodes: bool) -> None:
        self.requirements = requirements
        self._strings = strings
        self._has_nodes = has_nodes

    def list_lacking(self, requirement: Requirement) -> list[str]:
        """List the nodes, or otherwise the symbols, that a file needs and that this file does not contain.

        The file's string table is searched, so a name that is only the end of another name counts as found.
        The system loader accepts a library that does not define any version node. If this file could not be
        read, nothing is missing.
        """
        nodes = self._list_absent(requirement.nodes) if self._has_nodes else []
        return nodes or self._list_absent(requirement.symbols)

    def _list_absent(self, names: Iterable[str]) -> list[str]:
        return [name for name in names if self._strings and os.fsencode(name) + b"\0" not in self._strings]


def read_versions(path: str, libraries: Collection[str] = ()) -> Versions:
    """Read the symbol versions of a library. The result is empty if the file is damaged or not ELF.

    Args:
        path: Path of the library.
        libraries: The libraries for which `requirements` are read, by their names in DT_NEEDED.
    """
    try:
        with open(path, "rb", buffering=0) as file:
            size = os.fstat(file.fileno()).st_size

            def read(offset: int, length: int) -> bytes:
                if not 0 <= offset <= offset + length <= size or length > _MAX_BYTES:
                    raise ValueError(f"{path}: damaged")
                file.seek(offset)
                return file.read(length)

            header = read_header(read(0, min(64, size)))
            dynamic = read_dynamic(header, read, size) if header is not None else None
            return _parse(dynamic, read, libraries) if dynamic is not None else Versions({}, b"", False)
    except (OSError, ValueError, KeyError, OverflowError, StructError):  # a table is missing or damaged
        return Versions({}, b"", False)


def _parse(dynamic: Dynamic, read: Read, libraries: Collection[str]) -> Versions:
    """Read the tables that a dynamic section refers to."""
    values = dynamic.values

    def find_table(tag: int) -> int:
        offset = find_offset(dynamic.loads, values[tag])
        if offset is None:
            raise ValueError("damaged: a table lies outside the segments")
        return offset

    strings = read(find_table(STRING_TABLE), values.get(_STRINGS_SIZE, 0))
    requirements: dict[str, Requirement] = {}
    if not libraries or _NEEDED_NODES not in values or _VERSIONS not in values:
        return Versions(requirements, strings, _DEFINED_NODES in values)
    files: dict[int, str] = {}  # index of a version node -> library
    start = find_table(_NEEDED_NODES)
    for file_offset, nodes in iter_needed_nodes(read, start, values.get(_NEEDED_COUNT, 0)):
        file = _read_name(strings, file_offset)
        if file not in libraries:
            continue
        requirement = requirements.setdefault(file, Requirement())
        for index, name_offset in nodes:
            files[index] = file
            requirement.nodes.append(_read_name(strings, name_offset))
    if _GNU_HASH in values:  # undefined symbols are not hashed, and precede the first hashed symbol
        count = unpack("<4xI", read(find_table(_GNU_HASH), 8))[0]
    else:
        count = unpack("<4xI", read(find_table(_HASH), 8))[0]
    symbols = iter_unpack("<IBxH16x", read(find_table(_SYMBOLS), _SYMBOL_SIZE * count))
    indices = iter_unpack("<H", read(find_table(_VERSIONS), 2 * count))
    for (name_offset, info, section), (index,) in zip(symbols, indices):
        library = files.get(index & _NODE_INDEX_MASK)
        if library is not None and not section and info >> 4 != _WEAK:
            requirements[library].symbols.append(_read_name(strings, name_offset))
    return Versions(requirements, strings, _DEFINED_NODES in values)


def iter_needed_nodes(read: Read, offset: int, count: int) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Yield the version nodes that a file needs from each library.

    Args:
        read: Function that reads the file.
        offset: Offset of the first Elf64_Verneed.
        count: Number of libraries.

    Yields:
        The offset of the library's name in the string table, and the index and the offset of the name of each
        node.

    Raises:
        OverflowError: There are more nodes than the format allows.
    """
    remaining = _MOST_NODES
    for _ in range(min(count, remaining)):
        node_count, file_name, first_node, next_offset = unpack("<2xHIII", read(offset, 16))
        nodes = []
        node = offset + first_node
        for _ in range(node_count):
            index, name, next_node = unpack("<6xHII", read(node, 16))
            nodes.append((index & _NODE_INDEX_MASK, name))
            node += next_node
            remaining -= 1
            if remaining < 0:
                raise OverflowError
            if not next_node:
                break
        yield file_name, nodes
        if not next_offset:
            break
        offset += next_offset


def _read_name(strings: bytes, start: int) -> str:
    """Return the string at an offset in a string table."""
    return os.fsdecode(strings[start : strings.index(b"\0", start)])
