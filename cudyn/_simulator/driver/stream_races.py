"""Finds races between streams: unordered accesses to the same byte, at least one of which is a write."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..._formats.mangled import read_name

if TYPE_CHECKING:
    from .allocations import Memory
    from .operations import Operation

# How a byte is used: enum UseFlag in ../cpu/runtime/interface.h. Strong accesses are atomic or volatile.
READ = 1
WRITE = 2
STRONG_READ = 4
STRONG_WRITE = 8
_ALL_FLAGS = 15
_COMBINATIONS = 16  # the number of combinations of the flags
_WRITES = WRITE | STRONG_WRITE
# Kind of operation -> its name in messages
OPERATION_NAMES = {
    "copy": "a copy",
    "rows": "a copy",
    "set": "a fill",
    "set rows": "a fill",
    "conditional": "a conditional node",
    "begin": "the start of a graph",
    "graph": "a child graph",
}


class Use(NamedTuple):
    """A use of a range of memory by an operation.

    Attributes:
        base: The start of the allocation or of the variable.
        start: The start of the range.
        size: The size of the range in bytes.
        flags: An int with flags that apply to all bytes, or a bytes object with the flags of each byte.
    """

    base: int
    start: int
    size: int
    flags: int | bytes

    @property
    def end(self) -> int:
        """The address after the last byte."""
        return self.start + self.size

    def cut(self, start: int, end: int) -> int | bytes:
        """Return the flags of the bytes between two addresses. See `flags`."""
        if isinstance(self.flags, int):
            return self.flags
        return self.flags[start - self.start : end - self.start]


class Conflict(NamedTuple):
    """A byte that two operations use, with the flags of both uses."""

    address: int
    flags: int
    other_flags: int


def do_conflict(flags: int, other_flags: int) -> bool:
    """Return whether two uses of a byte race. Two reads do not race, nor do two strong accesses."""
    if not flags or not other_flags or not (flags | other_flags) & _WRITES:
        return False
    return bool(
        flags & WRITE
        or other_flags & WRITE
        or (flags & STRONG_WRITE and other_flags & READ)
        or (flags & READ and other_flags & STRONG_WRITE)
    )


# For each combination of flags, a table for bytes.translate: 1 for flags that conflict with the combination,
# otherwise 0
_CONFLICTS = [
    bytes(do_conflict(flags, other_flags) for other_flags in range(_COMBINATIONS)).ljust(256, b"\0")
    for flags in range(_COMBINATIONS)
]


def _make_flag_table(flags: int) -> bytes:
    """Return a table for bytes.translate: 1 for a byte with at least one of the flags, otherwise 0."""
    return bytes(bool(combination & flags) for combination in range(_COMBINATIONS)).ljust(256, b"\0")


# Two uses of a byte conflict if, for one of these pairs, the flags of one use match the first table, and the
# flags of the other use match the second table.
_PAIRS = (
    (_make_flag_table(WRITE), _make_flag_table(_ALL_FLAGS)),
    (_make_flag_table(STRONG_WRITE), _make_flag_table(READ)),
)


def _find_common_index(ones: bytes, other_ones: bytes) -> int:
    """Return the first index at which two byte strings of zeros and ones both have a 1, or -1."""
    both = int.from_bytes(ones, "little") & int.from_bytes(other_ones, "little")
    if not both:
        return -1
    lowest_bit = both & -both
    return (lowest_bit.bit_length() - 1) // 8


def find_conflict(use: Use, other_use: Use) -> Conflict | None:
    """Return the first byte on which two uses conflict, or None."""
    start = max(use.start, other_use.start)
    end = min(use.end, other_use.end)
    if start >= end:
        return None
    flags = use.cut(start, end)
    other_flags = other_use.cut(start, end)
    if isinstance(flags, int) and isinstance(other_flags, int):
        return Conflict(start, flags, other_flags) if do_conflict(flags, other_flags) else None
    if isinstance(flags, int):
        assert isinstance(other_flags, bytes)
        index = other_flags.translate(_CONFLICTS[flags]).find(1)
        return Conflict(start + index, flags, other_flags[index]) if index >= 0 else None
    if isinstance(other_flags, int):
        index = flags.translate(_CONFLICTS[other_flags]).find(1)
        return Conflict(start + index, flags[index], other_flags) if index >= 0 else None
    indices = []
    for table, other_table in _PAIRS:
        indices.append(_find_common_index(flags.translate(table), other_flags.translate(other_table)))
        indices.append(_find_common_index(flags.translate(other_table), other_flags.translate(table)))
    index = min((index for index in indices if index >= 0), default=-1)
    return Conflict(start + index, flags[index], other_flags[index]) if index >= 0 else None


def _supersedes(later: Use, earlier: Use) -> bool:
    """Return whether an earlier use can be dropped if a later use, which is ordered after it, is recorded.

    This is the case if every use that conflicts with the earlier use also conflicts with the later use.
    """
    if later.start > earlier.start or later.end < earlier.end:
        return False
    if isinstance(later.flags, int) and later.flags & WRITE:
        return True
    return later.flags == earlier.flags and later.start == earlier.start and later.size == earlier.size


class History:
    """The recorded uses of memory. Later operations may race with them."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        # The start of an allocation or of a variable (`Use.base`) -> the uses of its memory
        self._uses: defaultdict[int, list[tuple[Operation, Use]]] = defaultdict(list)

    def clear(self) -> None:
        """Drop all uses."""
        self._uses.clear()

    def add(self, operation: Operation, uses: Iterable[Use]) -> str:
        """Add the uses of an operation. Return a description of a race with an earlier operation, or ""."""
        for use in uses:
            history = self._uses[use.base]
            remaining = []  # the earlier uses that later operations may still race with
            for earlier, earlier_use in history:
                is_ordered = operation.follows(earlier)
                if not is_ordered:
                    conflict = find_conflict(earlier_use, use)
                    if conflict is not None:
                        return self._describe(earlier, operation, use.base, conflict)
                if not is_ordered or not _supersedes(use, earlier_use):
                    remaining.append((earlier, earlier_use))
            history[:] = [*remaining, (operation, use)]
        return ""

    def _describe(self, earlier: Operation, later: Operation, base: int, conflict: Conflict) -> str:
        """Return the message about a race.

        Args:
            earlier: The operation that ran first.
            later: The operation that ran second.
            base: The start of the allocation or of the variable.
            conflict: The byte that both operations use.
        """
        uses = [(earlier, conflict.flags), (later, conflict.other_flags)]
        if later.serial < earlier.serial:
            uses.reverse()  # the message lists the uses in the order of submission
        first, second = (_describe_use(operation, flags) for operation, flags in uses)
        byte = self._describe_byte([operation for operation, _ in uses], base, conflict.address)
        if earlier.graph is not None and earlier.graph is later.graph:
            return (
                f"race in a graph: {byte} is {first} and {second} without a dependency between the two nodes"
            )
        return (
            f"race between streams: {byte} is {first} and {second} without synchronization: make the second "
            "stream wait for an event recorded in the first"
        )

    def _describe_byte(self, operations: Iterable[Operation], base: int, address: int) -> str:
        """Return a description of a byte: its allocation, and a kernel argument that points into it.

        Args:
            operations: The operations that use the byte.
            base: The start of the allocation or of the variable.
            address: The address of the byte.
        """
        allocation = self._memory.find(base)
        if allocation is None:
            return f"byte {address - base} of the variable at 0x{base:x}"
        kind_names = {"host": "pinned", "module": "a module's", "condition": "a condition's"}
        kind = kind_names.get(allocation.kind, allocation.kind)
        arguments = (
            operation.describe_argument(allocation.address, allocation.end) for operation in operations
        )
        argument = next(filter(None, arguments), "")
        return (
            f"byte {address - base} of the {allocation.size} bytes of {kind} memory at 0x{base:x}"
            f"{f' ({argument})' if argument else ''}"
        )


def _describe_use(operation: Operation, flags: int) -> str:
    """Describe a use of memory, for example "written by a copy in stream 0x1f0 (train.py:12)"."""
    verb = "written" if flags & _WRITES else "read"
    actor = OPERATION_NAMES.get(operation.kind, operation.kind)
    if operation.kind == "kernel":
        _, launch = operation.work
        actor = f"kernel {read_name(launch.kernel) or launch.kernel!r}"
    line = f" ({operation.source_line})" if operation.source_line else ""
    use = {"alloc": "allocated", "free": "freed"}.get(operation.kind, f"{verb} by {actor}")
    return f"{use} in {_name_stream(operation.stream)}{line}"


def _name_stream(stream: Any) -> str:
    return f"stream 0x{stream.handle:x}" if stream.kind == "CUstream" else "the default stream"
