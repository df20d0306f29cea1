"""Finds races between streams: unordered accesses to the same byte, at least one of which is a write."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..._formats.mangled import read_name

if TYPE_CHECKING:
    from .allocations import Memory
    from .operations import Operation

# How a byte is used (enum UseFlag in ../cpu/runtime/interface.h). Strong accesses are atomic or volatile.
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


# Kind of allocation -> its name in messages, if the two differ
_KIND_NAMES = {"host": "pinned", "module": "a module's", "condition": "a condition's"}


class Use(NamedTuple):
    """A range of memory that an operation reads or writes.

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

    def get_flags_between(self, start: int, end: int) -> int | bytes:
        """Return the flags of the bytes between two addresses in the range, in the form of `flags`."""
        if isinstance(self.flags, int):
            return self.flags
        return self.flags[start - self.start : end - self.start]


class Conflict(NamedTuple):
    """A byte that two operations use, with the flags of both uses."""

    address: int
    flags: int
    other_flags: int


def do_conflict(flags: int, other_flags: int) -> bool:
    """Return whether two unordered uses of a byte race. Two reads do not race, nor do two strong accesses.

    Args:
        flags: The flags of one use. 0 if the byte is not used.
        other_flags: The flags of the other use.
    """
    is_byte_shared = bool(flags and other_flags)
    is_written = bool((flags | other_flags) & _WRITES)
    if not is_byte_shared or not is_written:
        return False
    is_written_weakly = bool((flags | other_flags) & WRITE)
    is_read_weakly_during_write = bool(
        (flags & STRONG_WRITE and other_flags & READ) or (flags & READ and other_flags & STRONG_WRITE)
    )
    return is_written_weakly or is_read_weakly_during_write


# For each combination of flags, a table for bytes.translate: 1 for flags that conflict with the combination,
# otherwise 0
_CONFLICTS = [
    bytes(do_conflict(flags, other_flags) for other_flags in range(_COMBINATIONS)).ljust(256, b"\0")
    for flags in range(_COMBINATIONS)
]


def _make_flag_table(flags: int) -> bytes:
    """Return a table for bytes.translate that maps each combination of flags to 1 or 0.

    The result is 1 for combinations that contain at least one of the flags in `flags`.
    """
    return bytes(bool(combination & flags) for combination in range(_COMBINATIONS)).ljust(256, b"\0")


# Two uses of a byte conflict if, for one of these pairs, the flags of one use match the first table, and the
# flags of the other use match the second table.
_CONFLICTING_TABLES = (
    (_make_flag_table(WRITE), _make_flag_table(_ALL_FLAGS)),
    (_make_flag_table(STRONG_WRITE), _make_flag_table(READ)),
)


def _find_common_index(ones: bytes, other_ones: bytes) -> int:
    """Return the first index at which two byte strings of zeros and ones both have a 1, or -1."""
    # An operation on large integers is much faster than a loop over the bytes.
    common_ones = int.from_bytes(ones, "little") & int.from_bytes(other_ones, "little")
    if not common_ones:
        return -1
    lowest_bit = common_ones & -common_ones
    lowest_bit_index = lowest_bit.bit_length() - 1
    return lowest_bit_index // 8


def find_conflict(use: Use, other_use: Use) -> Conflict | None:
    """Return the first byte on which two uses conflict, or None."""
    start = max(use.start, other_use.start)
    end = min(use.end, other_use.end)
    if start >= end:
        return None
    flags = use.get_flags_between(start, end)
    other_flags = other_use.get_flags_between(start, end)
    index = _find_conflict_index(flags, other_flags)
    if index < 0:
        return None
    flags_of_byte = flags if isinstance(flags, int) else flags[index]
    other_flags_of_byte = other_flags if isinstance(other_flags, int) else other_flags[index]
    return Conflict(start + index, flags_of_byte, other_flags_of_byte)


def _find_conflict_index(flags: int | bytes, other_flags: int | bytes) -> int:
    """Return the index of the first byte on which two uses of the same range conflict, or -1.

    Args:
        flags: The flags of one use, in the form of `Use.flags`.
        other_flags: The flags of the other use.
    """
    if isinstance(flags, int):
        if isinstance(other_flags, int):  # all bytes conflict, or none
            return 0 if do_conflict(flags, other_flags) else -1
        return other_flags.translate(_CONFLICTS[flags]).find(1)
    if isinstance(other_flags, int):
        return flags.translate(_CONFLICTS[other_flags]).find(1)
    indices = []
    for table, other_table in _CONFLICTING_TABLES:
        indices.append(_find_common_index(flags.translate(table), other_flags.translate(other_table)))
        indices.append(_find_common_index(flags.translate(other_table), other_flags.translate(table)))
    return min((index for index in indices if index >= 0), default=-1)


def _supersedes(later: Use, earlier: Use) -> bool:
    """Return whether an earlier use can be dropped if a later use, which is ordered after it, is recorded.

    This is the case if every use that conflicts with the earlier use also conflicts with the later use.
    """
    contains_earlier = later.start <= earlier.start and later.end >= earlier.end
    if not contains_earlier:
        return False
    conflicts_with_everything = isinstance(later.flags, int) and bool(later.flags & WRITE)
    is_same_range = later.start == earlier.start and later.size == earlier.size
    is_same_use = is_same_range and later.flags == earlier.flags
    return conflicts_with_everything or is_same_use


class History:
    """The uses of memory by earlier operations, with which later operations may race."""

    def __init__(self, memory: Memory) -> None:
        """Create an empty history.

        Args:
            memory: All allocations, which messages about races describe.
        """
        self._memory = memory
        # The start of an allocation or of a variable (`Use.base`) -> the uses of its memory
        self._uses: defaultdict[int, list[tuple[Operation, Use]]] = defaultdict(list)

    def clear(self) -> None:
        """Drop all uses."""
        self._uses.clear()

    def add(self, operation: Operation, uses: Iterable[Use]) -> str:
        """Add the uses of an operation. Return a description of a race with an earlier operation, or ""."""
        for use in uses:
            earlier_uses = self._uses[use.base]
            remaining = []  # the earlier uses that later operations may still race with
            for earlier, earlier_use in earlier_uses:
                is_ordered = operation.follows(earlier)
                if not is_ordered:
                    conflict = find_conflict(earlier_use, use)
                    if conflict is not None:
                        return self._describe(earlier, operation, use.base, conflict)
                if not is_ordered or not _supersedes(use, earlier_use):
                    remaining.append((earlier, earlier_use))
            self._uses[use.base] = [*remaining, (operation, use)]
        return ""

    def _describe(self, earlier: Operation, later: Operation, base: int, conflict: Conflict) -> str:
        """Return the message about a race.

        Args:
            earlier: The operation that ran first.
            later: The operation that ran second.
            base: The start of the allocation or of the variable.
            conflict: The byte that both operations use.
        """
        first_use = _describe_use(earlier, conflict.flags)
        second_use = _describe_use(later, conflict.other_flags)
        operations = [earlier, later]
        if later.serial < earlier.serial:  # the message lists the uses in the order of submission
            first_use, second_use = second_use, first_use
            operations.reverse()
        byte = self._describe_byte(operations, base, conflict.address)
        if earlier.graph_start is not None and earlier.graph_start is later.graph_start:
            return (
                f"race in a graph: {byte} is {first_use} and {second_use} "
                "without a dependency between the two nodes"
            )
        return (
            f"race between streams: {byte} is {first_use} and {second_use} without synchronization: "
            "make the second stream wait for an event recorded in the first"
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
        kind = _KIND_NAMES.get(allocation.kind, allocation.kind)
        description = f"byte {address - base} of the {allocation.size} bytes of {kind} memory at 0x{base:x}"
        for operation in operations:
            argument = operation.describe_argument(allocation.address, allocation.end)
            if argument:
                return f"{description} ({argument})"
        return description


def _describe_use(operation: Operation, flags: int) -> str:
    """Describe a use of memory, for example "written by a copy in stream 0x1f0 (train.py:12)".

    Args:
        operation: The operation that uses the memory.
        flags: How the operation uses it.
    """
    if operation.kind == "alloc":
        use = "allocated"
    elif operation.kind == "free":
        use = "freed"
    else:
        verb = "written" if flags & _WRITES else "read"
        use = f"{verb} by {_name_operation(operation)}"
    line = f" ({operation.source_line})" if operation.source_line else ""
    return f"{use} in {_name_stream(operation.stream)}{line}"


def _name_operation(operation: Operation) -> str:
    """Return the name of an operation for messages, such as "a copy" or "kernel saxpy"."""
    if operation.kind == "kernel":
        _, launch = operation.work_arguments
        return f"kernel {read_name(launch.kernel) or launch.kernel!r}"
    return OPERATION_NAMES.get(operation.kind, operation.kind)


def _name_stream(stream: Any) -> str:
    """Return the name of a stream for messages."""
    return f"stream 0x{stream.handle:x}" if stream.kind == "CUstream" else "the default stream"
