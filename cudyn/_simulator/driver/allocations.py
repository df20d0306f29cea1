"""The memory of simulated devices: memory of this process, with its limits and its history."""

from __future__ import annotations

import ctypes
import mmap
from bisect import bisect_right, insort
from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

_REMEMBERED = 1 << 14  # freed allocations whose addresses are not used again
_NORESERVE = 0x4000 if hasattr(mmap, "MADV_HUGEPAGE") else 0  # Linux's MAP_NORESERVE, before Python 3.13
CAN_MAP = hasattr(mmap, "MAP_PRIVATE")  # files at an address that was chosen
READ_ONLY, READ_WRITE = 1, 3  # CUmemAccess_flags
PINNED = 1  # CU_MEM_ALLOCATION_TYPE_PINNED
NOWHERE, ON_DEVICE, ON_HOST, ON_NODE, ON_THIS_NODE = range(5)  # CUmemLocationType
_ADDRESS = attrgetter("address")


@dataclass(eq=False, slots=True)
class Allocation:
    """A range of memory.

    address  in this process, on a page of its own
    size     in bytes
    device   the ordinal of its device
    kind     "device", "managed", "host" (pinned), "pool" (of a stream's order), "graph" (the same, captured),
             "module" (a variable) or "virtual" (mapped at a reserved address)
    context  in which it was made, as a handle; 0: in none
    flags    of pinned memory
    marks    (start, end, kernel) of bytes that a kernel that did not run may have written
    is_ending  a stream frees it
    access   of virtual memory, the ordinal of a device -> CUmemAccess_flags; None: all may read and write it
    is_synchronous  copies of it wait, as CU_POINTER_ATTRIBUTE_SYNC_MEMOPS asks
    advice   hints of a program for managed memory (memory_advice)
    pool     the pool that it is allocated from (memory_pools), or None
    owner    of the memory of a node and of a condition: the graph that it was made for
    freed_in graphs with a node that frees it
    """

    address: int
    size: int
    device: int
    kind: str
    context: int = 0
    flags: int = 0
    marks: list[tuple[int, int, str]] = field(default_factory=list)
    mapping: mmap.mmap | None = field(default=None, repr=False)
    shadow: Any = field(default=None, repr=False)  # a buffer, a byte for each: 1 if it was written
    uses: mmap.mmap | None = field(default=None, repr=False)  # a byte for each: how a launch has used it
    is_ending: bool = False
    access: dict[int, int] | None = None
    is_synchronous: bool = False
    advice: list[Any] = field(default_factory=list)
    pool: Any = field(default=None, repr=False)
    owner: Any = field(default=None, repr=False)
    freed_in: list[Any] = field(default_factory=list, repr=False)

    @property
    def end(self) -> int:
        return self.address + self.size

    @property
    def written(self) -> int:
        """The address of a byte for each byte, 1 where it was written; 0: it is not known."""
        return ctypes.addressof(ctypes.c_char.from_buffer(self.shadow)) if self.shadow else 0

    @property
    def used(self) -> int:
        """The address of flags (stream_races), a byte for each byte of memory; 0: uses are not recorded."""
        return ctypes.addressof(ctypes.c_char.from_buffer(self.uses)) if self.uses else 0

    def mark(self, start: int, end: int, kernel: str = "") -> None:
        """Mark addresses as unknown because of a kernel or, without one, as known again."""
        kept = self.find_marks(0, start) + self.find_marks(end, self.end)
        self.marks = [*kept, (start, end, kernel)] if kernel else kept
        if self.shadow is not None and not kernel:
            ctypes.memset(self.written + start - self.address, 1, end - start)

    def find_marks(self, start: int, end: int) -> list[tuple[int, int, str]]:
        """The parts of the marks that are between two addresses."""
        parts = ((max(first, start), min(last, end), why) for first, last, why in self.marks)
        return [part for part in parts if part[0] < part[1]]

    def get_access(self, device: int) -> int:
        """The CUmemAccess_flags of a device."""
        return READ_WRITE if self.access is None else self.access.get(device, 0)

    def is_constant(self, device: int) -> bool:
        """Return whether the kernels of a device may only read it."""
        return self.kind == "texture" or self.get_access(device) == READ_ONLY


class Memory:
    """Every allocation, by address; iterating yields the live ones in order.

    tracks: is it known which bytes of devices were written? tracks_uses: and, after each launch, which it has
    used? changes: counts allocations and frees. reserved: addresses where memory can be mapped.
    """

    def __init__(self, tracks: bool = False, tracks_uses: bool = False) -> None:
        self.tracks = tracks
        self.tracks_uses = tracks_uses
        self.changes = 0
        self.reserved = Ranges()
        self._live = Ranges()
        self._freed = Ranges()
        self._order: list[Allocation] = []  # of the freed ones

    def __iter__(self) -> Iterator[Allocation]:
        return iter(list(self._live))

    def allocate(self, size: int, device: int, kind: str, context: int = 0, address: int = 0) -> Allocation:
        """Make zeroed memory, or take that at an address. Raises MemoryError."""
        mapping: Any = None if address else map_memory(size)
        shadow = map_memory(size) if self.tracks and kind in ("device", "pool") else None
        start = address or ctypes.addressof(ctypes.c_char.from_buffer(mapping))
        return self.add(Allocation(start, size, device, kind, context, mapping=mapping, shadow=shadow))

    def add(self, allocation: Allocation) -> Allocation:
        """Let an allocation be live. Raises MemoryError."""
        if self.tracks_uses:
            allocation.uses = map_memory(allocation.size)
        self.changes += 1
        return self._live.add(allocation)

    def free(self, allocation: Allocation) -> None:
        """Remove an allocation. Its address is not used again for a while, so that later uses are found."""
        self.changes += 1
        self._live.remove(allocation)
        if allocation.mapping is None:
            return
        if hasattr(allocation.mapping, "madvise"):
            allocation.mapping.madvise(mmap.MADV_DONTNEED)  # the pages go, their addresses stay
        self._order.append(self._freed.add(allocation))
        if len(self._order) > _REMEMBERED:
            self._freed.remove(self._order.pop(0))

    def revive(self, allocation: Allocation) -> None:
        """Let an allocation be live again, with new contents, where it was."""
        self._freed.remove(allocation)
        self._order.remove(allocation)
        allocation.marks = []
        allocation.is_ending = False
        self.changes += 1
        self._live.add(allocation)

    def find(self, address: int) -> Allocation | None:
        """The live allocation that an address is in."""
        return self._live.find(address)

    def find_in(self, address: int, size: int) -> Allocation | None:
        """A live allocation that has some of these bytes."""
        return self._live.find_last(address, size)

    def view(self, address: int, size: int) -> memoryview:
        """The bytes of a range, to read and write. ValueError: it is not in one allocation."""
        allocation = self.find(address)
        if allocation is None or address + size > allocation.end:
            raise ValueError(f"no allocation has the {size} bytes at 0x{address:x}")
        return memoryview((ctypes.c_ubyte * size).from_address(address)).cast("B")

    def was_here(self, address: int) -> bool:
        """Return whether an address was in an allocation, or memory can be mapped there."""
        return bool(self.find_freed(address) or self.reserved.find(address))

    def find_freed(self, address: int) -> Allocation | None:
        """The allocation that an address was in, if it was freed not long ago."""
        return self._freed.find(address)


def map_memory(size: int) -> mmap.mmap:
    """Zeroed memory of this process. Raises MemoryError."""
    flags = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NORESERVE} if CAN_MAP else {}
    try:
        return mmap.mmap(-1, max(size, 1), **flags)
    except (OSError, ValueError, OverflowError) as error:
        raise MemoryError(str(error)) from None


class Ranges(list[Allocation]):
    """Allocations that do not overlap, by address."""

    def add(self, allocation: Allocation) -> Allocation:
        insort(self, allocation, key=_ADDRESS)
        return allocation

    def find(self, address: int) -> Allocation | None:
        return self.find_last(address, 1)

    def find_last(self, address: int, size: int) -> Allocation | None:
        """The last one that has some of these bytes."""
        at = bisect_right(self, address + size - 1, key=_ADDRESS)
        allocation = self[at - 1] if at else None
        return allocation if allocation is not None and address < allocation.end else None
