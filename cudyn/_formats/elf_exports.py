"""Looks up the symbols and version nodes that a shared library exports, as the system loader does.

Names are looked up in the library's own hash table (DT_GNU_HASH, or DT_HASH if it is missing), so the number
of exported names does not matter. The rules for versions are those of glibc (`check_match` in dl-lookup.c,
and dl-version.c; "Symbol Versioning" of the Linux Standard Base).
"""

from __future__ import annotations

import functools
import os
from struct import error as StructError
from struct import unpack, unpack_from

from .elf import STRING_TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    # (d_tag of a table, offset in the table, length) -> bytes; raises ValueError beyond the end of the file
    ReadTable = Callable[[int, int, int], bytes]

# d_tag
HASH = 4
SYMBOLS = 6
GNU_HASH = 0x6FFFFEF5
NODE_INDICES = 0x6FFFFFF0
DEFINED_NODES = 0x6FFFFFFC
DEFINED_COUNT = 0x6FFFFFFD
NEEDED_NODES = 0x6FFFFFFE

SYMBOL_SIZE = 24  # size of an Elf64_Sym in bytes
NODE_INDEX_MASK = 0x7FFF
MOST_NODES = 0x8000  # version indices are 15-bit values
_HIDDEN_NODE = 0x8000  # in an Elf64_Versym: the version is not the symbol's default version
_MAX_NAME = 1 << 16  # maximum length of a version's name in bytes
_BASE = 1  # VER_FLG_BASE: the node that contains the name of the library
_FIRST_NAMED = 2  # the first index of a version node; 1 is the index of unversioned symbols
_BINDINGS = (1, 2, 10)  # STB_GLOBAL, STB_WEAK, STB_GNU_UNIQUE
_TYPES = (0, 1, 2, 5, 6, 10)  # STT_NOTYPE, OBJECT, FUNC, COMMON, TLS, GNU_IFUNC
_LOCAL_VISIBILITIES = (1, 2)  # STV_INTERNAL, STV_HIDDEN
_THREAD_LOCAL = 6
_ABSOLUTE = 0xFFF1
_DAMAGE = (KeyError, OverflowError, StructError, ValueError)


class ExportTable:
    """The symbols and version nodes that a shared library exports.

    Args:
        values: Values of the dynamic section, by tag.
        read: Function that reads the tables.
    """

    __slots__ = ("_nodes", "_read", "_values")

    def __init__(self, values: Mapping[int, int], read: ReadTable) -> None:
        self._values = values
        self._read = read
        self._nodes: tuple[frozenset[str], dict[int, str]] | None = None

    def accepts_node(self, node: str) -> bool:
        """Return whether the loader accepts the library for a version node that another file needs.

        It accepts a library that does not define any node.
        """
        return DEFINED_NODES not in self._values or node in self._read_nodes()[0]

    def read_nodes(self) -> None:
        """Read the version nodes, so that the file may be closed."""
        self._read_nodes()

    def defines(self, name: str, version: str = "", is_owner: bool = False) -> bool:
        """Return whether the loader binds a reference to this library.

        Args:
            name: Name of the symbol.
            version: Version node of the reference, or `""`.
            is_owner: Whether the reference names this library as the owner of the version node. The loader
                then ends the process if the library does not have versions.
        """
        encoded = os.fsencode(name)
        try:
            indices = [index for index in self._iter_indices(encoded) if self._is_definition(index, encoded)]
            if not indices:
                return False
            if not self._has_indices():
                return not (version and is_owner)
            node_indices = [unpack("<H", self._read(NODE_INDICES, 2 * index, 2))[0] for index in indices]
            if version:
                return any(self._matches(node_index, version) for node_index in node_indices)
            return _is_unambiguous(node_indices)
        except _DAMAGE:
            return False

    def _has_indices(self) -> bool:
        """Return whether the loader uses the library's versions."""
        values = self._values
        return NODE_INDICES in values and (DEFINED_NODES in values or NEEDED_NODES in values)

    def _matches(self, node_index: int, version: str) -> bool:
        """Return whether a symbol with an index of a version node satisfies a versioned reference."""
        node = self._read_nodes()[1].get(node_index & NODE_INDEX_MASK, "")
        return node == version or not (node or node_index & _HIDDEN_NODE)

    def _is_definition(self, index: int, name: bytes) -> bool:
        """Return whether a symbol has a name, and is a definition that other libraries can use."""
        symbol = self._read(SYMBOLS, SYMBOL_SIZE * index, SYMBOL_SIZE)
        start, info, other, section, value = unpack_from("<IBBHQ", symbol)
        is_defined = section != 0 and (value != 0 or section == _ABSOLUTE or info & 15 == _THREAD_LOCAL)
        is_exported = info >> 4 in _BINDINGS and info & 15 in _TYPES and other & 3 not in _LOCAL_VISIBILITIES
        if not (is_defined and is_exported):
            return False
        return self._read(STRING_TABLE, start, len(name) + 1) == name + b"\0"

    def _iter_indices(self, name: bytes) -> Iterator[int]:
        """Yield the indices of symbols that may have a name."""
        if GNU_HASH in self._values:
            return self._iter_gnu(name)
        return self._iter_system_v(name) if HASH in self._values else iter(())

    def _iter_gnu(self, name: bytes) -> Iterator[int]:
        """Yield the symbols in a name's chain in DT_GNU_HASH whose hash is the name's."""
        read = functools.partial(self._read, GNU_HASH)
        bucket_count, first, word_count, shift = unpack("<IIII", read(0, 16))
        if not bucket_count or not word_count:
            return
        value = hash_gnu(name)
        (word,) = unpack("<Q", read(16 + 8 * (value // 64 % word_count), 8))
        if not word >> value % 64 & word >> (value >> shift) % 64 & 1:
            return
        buckets = 16 + 8 * word_count
        chains = buckets + 4 * bucket_count
        (index,) = unpack("<I", read(buckets + 4 * (value % bucket_count), 4))
        while index >= first:  # 0 for an empty bucket
            (entry,) = unpack("<I", read(chains + 4 * (index - first), 4))
            if entry | 1 == value | 1:
                yield index
            if entry & 1:
                return
            index += 1

    def _iter_system_v(self, name: bytes) -> Iterator[int]:
        """Yield the symbols in a name's chain in DT_HASH."""
        read = functools.partial(self._read, HASH)
        bucket_count, count = unpack("<II", read(0, 8))
        if not bucket_count:
            return
        (index,) = unpack("<I", read(8 + 4 * (_hash_system_v(name) % bucket_count), 4))
        for _ in range(count):  # a damaged chain may not end
            if not index:
                return
            yield index
            (index,) = unpack("<I", read(8 + 4 * (bucket_count + index), 4))

    def _read_nodes(self) -> tuple[frozenset[str], dict[int, str]]:
        """Return the names of the version nodes, and their names by index.

        The loader does not use the base node's index: symbols with this index are unversioned.
        """
        if self._nodes is None:
            names: set[str] = set()
            by_index: dict[int, str] = {}
            try:
                for index, name, is_base in self._iter_nodes():
                    names.add(name)
                    if not is_base:
                        by_index[index] = name
            except _DAMAGE:
                pass
            self._nodes = frozenset(names), by_index
        return self._nodes

    def _iter_nodes(self) -> Iterator[tuple[int, str, bool]]:
        """Yield the index and the name of each version node, and whether it is the base node."""
        offset = 0
        for _ in range(min(self._values.get(DEFINED_COUNT, 0), MOST_NODES)):
            flags, index, names, following = unpack("<2xHH6xII", self._read(DEFINED_NODES, offset, 20))
            (name,) = unpack("<I", self._read(DEFINED_NODES, offset + names, 4))
            yield index & NODE_INDEX_MASK, self._read_name(name), bool(flags & _BASE)
            if not following:
                return
            offset += following

    def _read_name(self, start: int) -> str:
        """Return the string at an offset in the string table."""
        data = b""
        while b"\0" not in data:
            if len(data) > _MAX_NAME:
                raise ValueError(f"damaged: the name of a version has more than {_MAX_NAME} bytes")
            data += self._read(STRING_TABLE, start + len(data), 32)
        return os.fsdecode(data.partition(b"\0")[0])


def _is_unambiguous(node_indices: list[int]) -> bool:
    """Return whether one of the definitions of a symbol satisfies a reference without a version.

    It may be unversioned, have the library's oldest version, or be the only default version.
    """
    if any(index & NODE_INDEX_MASK <= _FIRST_NAMED for index in node_indices):
        return True
    return sum(not index & _HIDDEN_NODE for index in node_indices) == 1


@functools.lru_cache(1 << 16)
def hash_gnu(name: bytes) -> int:
    """Return a name's hash in DT_GNU_HASH."""
    value = 5381
    for byte in name:
        value = value * 33 + byte & 0xFFFFFFFF
    return value


def _hash_system_v(name: bytes) -> int:
    """Return a name's hash in DT_HASH."""
    value = 0
    for byte in name:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high & 0xFFFFFFFF
    return value
