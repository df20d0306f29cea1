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
# Limits for damaged files, whose tables may be endless. Real libraries have less than a tenth of each.
_MAX_NAMES = 1 << 20  # total length of the names of a library's version nodes, in bytes
_MAX_CHAIN = 1 << 16  # number of symbols with the same bucket in a hash table
_BASE = 1  # VER_FLG_BASE: the node that contains the name of the library
_FIRST_NAMED = 2  # the first index of a version node; 1 is the index of unversioned symbols
_BINDINGS = (1, 2, 10)  # STB_GLOBAL, STB_WEAK, STB_GNU_UNIQUE
_TYPES = (0, 1, 2, 5, 6, 10)  # STT_NOTYPE, OBJECT, FUNC, COMMON, TLS, GNU_IFUNC
_LOCAL_VISIBILITIES = (1, 2)  # STV_INTERNAL, STV_HIDDEN
_THREAD_LOCAL = 6
_ABSOLUTE = 0xFFF1  # SHN_ABS: the value of the symbol is not an address
_UNDEFINED = 0  # SHN_UNDEF
_GNU_HASH_HEADER_SIZE = 16  # size in bytes of the header of DT_GNU_HASH
_HASH_HEADER_SIZE = 8  # size in bytes of the header of DT_HASH
_FILTER_WORD_BITS = 64  # number of bits in a word of DT_GNU_HASH's Bloom filter
_VERDEF_SIZE = 20  # size of an Elf64_Verdef in bytes
_NAME_CHUNK = 32  # bytes of a version's name to read at a time
_DAMAGE = (KeyError, OverflowError, StructError, ValueError)


class VersionNodes:
    """The version nodes that a shared library defines.

    Attributes:
        names: Names of all nodes.
        by_index: Maps the index of a node to its name. The base node is omitted, because symbols with its
            index are unversioned.
    """

    __slots__ = ("by_index", "names")

    def __init__(self, names: frozenset[str], by_index: dict[int, str]) -> None:
        self.names = names
        self.by_index = by_index


class ExportTable:
    """The symbols and version nodes that a shared library exports.

    Args:
        values: Values of the dynamic section, keyed by tag.
        read: Function that reads the tables.
    """

    __slots__ = ("_nodes", "_read", "_values")

    def __init__(self, values: Mapping[int, int], read: ReadTable) -> None:
        self._values = values
        self._read = read
        self._nodes: VersionNodes | None = None

    def accepts_node(self, node: str) -> bool:
        """Return whether the loader accepts the library for a version node that another file needs.

        The loader also accepts a library that does not define any nodes.
        """
        if DEFINED_NODES not in self._values:
            return True
        return node in self.read_nodes().names

    def defines(self, name: str, version: str = "", is_owner: bool = False) -> bool:
        """Return whether the library defines a symbol that satisfies a reference in another file.

        The result is False if the tables of the library are damaged.

        Args:
            name: Name of the symbol.
            version: Version node of the reference, or `""`.
            is_owner: Whether the reference names this library as the owner of the version node. The loader
                then ends the process if the library does not have versions.
        """
        try:
            return self._satisfies(os.fsencode(name), version, is_owner)
        except _DAMAGE:
            return False

    def _satisfies(self, name: bytes, version: str, is_owner: bool) -> bool:
        """Return the result of `defines`, or raise an exception if the tables are damaged."""
        definitions = [index for index in self._iter_indices(name) if self._is_definition(index, name)]
        if not definitions:
            return False
        if not self._uses_versions():
            return not (version and is_owner)
        node_indices = [self._read_node_index(symbol_index) for symbol_index in definitions]
        if version:
            return any(self._has_version(node_index, version) for node_index in node_indices)
        return _is_unambiguous(node_indices)

    def _read_node_index(self, symbol_index: int) -> int:
        """Return the Elf64_Versym of a symbol: the index of its version node, and the flag _HIDDEN_NODE."""
        (node_index,) = unpack("<H", self._read(NODE_INDICES, 2 * symbol_index, 2))
        return int(node_index)

    def _uses_versions(self) -> bool:
        """Return whether the library contains the tables that the loader needs to check versions."""
        values = self._values
        return NODE_INDICES in values and (DEFINED_NODES in values or NEEDED_NODES in values)

    def _has_version(self, node_index: int, version: str) -> bool:
        """Return whether a symbol satisfies a reference with a version.

        A symbol without a version satisfies any reference unless it is hidden.

        Args:
            node_index: Elf64_Versym of the symbol, including its flag.
            version: Version node of the reference.
        """
        node = self.read_nodes().by_index.get(node_index & NODE_INDEX_MASK)
        if node:
            return node == version
        is_hidden = node_index & _HIDDEN_NODE
        return not is_hidden

    def _is_definition(self, index: int, name: bytes) -> bool:
        """Return whether a symbol has a given name, and is a definition that other libraries can use.

        Args:
            index: Index in the symbol table.
            name: Expected name. Different names may have the same hash.
        """
        symbol = self._read(SYMBOLS, SYMBOL_SIZE * index, SYMBOL_SIZE)
        name_offset, info, other, section, value = unpack_from("<IBBHQ", symbol)
        binding = info >> 4
        symbol_type = info & 0xF
        visibility = other & 3
        if section == _UNDEFINED:
            return False
        if value == 0 and section != _ABSOLUTE and symbol_type != _THREAD_LOCAL:
            return False
        if binding not in _BINDINGS or symbol_type not in _TYPES or visibility in _LOCAL_VISIBILITIES:
            return False
        return self._read(STRING_TABLE, name_offset, len(name) + 1) == name + b"\0"

    def _iter_indices(self, name: bytes) -> Iterator[int]:
        """Yield the indices of the symbols that may have a given name, according to their hashes."""
        if GNU_HASH in self._values:
            yield from self._iter_gnu_indices(name)
        elif HASH in self._values:
            yield from self._iter_system_v_indices(name)

    def _iter_gnu_indices(self, name: bytes) -> Iterator[int]:
        """Yield the indices of the symbols in DT_GNU_HASH that have the same hash as a name.

        The table consists of a header, the words of a Bloom filter, the first symbol of each bucket, and the
        hashes of the symbols. The lowest bit of a hash is replaced: 1 marks the last symbol of a bucket.
        """
        read = functools.partial(self._read, GNU_HASH)
        bucket_count, first_hashed, word_count, shift = unpack("<IIII", read(0, _GNU_HASH_HEADER_SIZE))
        if not bucket_count or not word_count:
            return
        name_hash = hash_gnu(name)
        # The filter contains two bits for each name. If either of them is 0, the table lacks the name.
        word_index = name_hash // _FILTER_WORD_BITS % word_count
        (word,) = unpack("<Q", read(_GNU_HASH_HEADER_SIZE + 8 * word_index, 8))
        first_bit = word >> (name_hash % _FILTER_WORD_BITS) & 1
        second_bit = word >> ((name_hash >> shift) % _FILTER_WORD_BITS) & 1
        if not first_bit or not second_bit:
            return
        buckets = _GNU_HASH_HEADER_SIZE + 8 * word_count
        hashes = buckets + 4 * bucket_count
        (first_index,) = unpack("<I", read(buckets + 4 * (name_hash % bucket_count), 4))
        if first_index < first_hashed:  # the bucket is empty
            return
        for index in range(first_index, first_index + _MAX_CHAIN):
            (symbol_hash,) = unpack("<I", read(hashes + 4 * (index - first_hashed), 4))
            if symbol_hash | 1 == name_hash | 1:
                yield index
            is_last = symbol_hash & 1
            if is_last:
                return

    def _iter_system_v_indices(self, name: bytes) -> Iterator[int]:
        """Yield the indices of the symbols in a name's chain in DT_HASH.

        The table consists of a header, the first symbol of each bucket, and the next symbol in the same
        bucket for each symbol. The index 0 ends a chain.
        """
        read = functools.partial(self._read, HASH)
        (bucket_count,) = unpack("<I", read(0, 4))
        if not bucket_count:
            return
        chains = _HASH_HEADER_SIZE + 4 * bucket_count
        bucket = _hash_system_v(name) % bucket_count
        (index,) = unpack("<I", read(_HASH_HEADER_SIZE + 4 * bucket, 4))
        for _ in range(_MAX_CHAIN):
            if not index:
                return
            yield index
            (index,) = unpack("<I", read(chains + 4 * index, 4))

    def read_nodes(self) -> VersionNodes:
        """Return the version nodes that the library defines.

        They are read from the file on the first call, and then stay in memory. If the table is damaged, only
        the nodes before the damage are returned.
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
            self._nodes = VersionNodes(frozenset(names), by_index)
        return self._nodes

    def _iter_nodes(self) -> Iterator[tuple[int, str, bool]]:
        """Yield the index and the name of each version node, and whether it is the base node."""
        offset = 0
        max_length = _MAX_NAMES
        for _ in range(min(self._values.get(DEFINED_COUNT, 0), MOST_NODES)):
            # Elf64_Verdef: vd_flags, vd_ndx, vd_aux, vd_next
            definition = self._read(DEFINED_NODES, offset, _VERDEF_SIZE)
            flags, index, auxiliary_offset, next_offset = unpack("<2xHH6xII", definition)
            # Elf64_Verdaux begins with vda_name.
            (name_offset,) = unpack("<I", self._read(DEFINED_NODES, offset + auxiliary_offset, 4))
            name = self._read_name(name_offset, max_length)
            max_length -= len(name)
            yield index & NODE_INDEX_MASK, name, bool(flags & _BASE)
            if not next_offset:
                return
            offset += next_offset

    def _read_name(self, start: int, max_length: int) -> str:
        """Return the string at an offset in the string table. It is read in chunks, up to a NUL byte.

        Raises:
            ValueError: The string has more than `max_length` bytes, or lies outside the table.
        """
        chunks: list[bytes] = []
        for offset in range(start, start + max_length + 1, _NAME_CHUNK):
            chunk, nul, _ = self._read(STRING_TABLE, offset, _NAME_CHUNK).partition(b"\0")
            chunks.append(chunk)
            if nul:
                return os.fsdecode(b"".join(chunks))
            if not chunk:
                raise ValueError("damaged: the name of a version lies outside the string table")
        raise ValueError(f"damaged: the names of versions have more than {_MAX_NAMES} bytes")


def _is_unambiguous(node_indices: list[int]) -> bool:
    """Return whether one of the definitions of a symbol satisfies a reference without a version.

    Such a definition is unversioned, has the library's oldest version, or is the only default version.

    Args:
        node_indices: Elf64_Versym of each definition, including its flag.
    """
    if any(index & NODE_INDEX_MASK <= _FIRST_NAMED for index in node_indices):
        return True
    default_versions = [index for index in node_indices if not index & _HIDDEN_NODE]
    return len(default_versions) == 1


@functools.lru_cache(1 << 16)
def hash_gnu(name: bytes) -> int:
    """Return the hash under which DT_GNU_HASH stores a name: Bernstein's hash with 32 bits."""
    name_hash = 5381
    for byte in name:
        name_hash = (name_hash * 33 + byte) & 0xFFFFFFFF
    return name_hash


def _hash_system_v(name: bytes) -> int:
    """Return the hash under which DT_HASH stores a name (gABI, chapter 5, "Hash Table")."""
    name_hash = 0
    for byte in name:
        name_hash = (name_hash << 4) + byte
        high_bits = name_hash & 0xF0000000
        name_hash = (name_hash ^ high_bits >> 24) & ~high_bits & 0xFFFFFFFF
    return name_hash
