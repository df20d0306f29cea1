"""The memory of the simulated devices, which is allocated in this process, and a record of freed memory."""

from __future__ import annotations

import ctypes
import mmap
from bisect import bisect_right, insort
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .arena import Arena

_MAX_FREED = 1 << 14  # the number of recently freed allocations whose addresses are not reused
_NORESERVE = 0x4000 if hasattr(mmap, "MADV_HUGEPAGE") else 0  # MAP_NORESERVE of Linux
CAN_MAP = hasattr(mmap, "MAP_PRIVATE")  # whether files can be mapped at a given address
READ_ONLY, READ_WRITE = 1, 3  # CUmemAccess_flags
PINNED = 1  # CU_MEM_ALLOCATION_TYPE_PINNED
NOWHERE, ON_DEVICE, ON_HOST, ON_NODE, ON_THIS_NODE = range(5)  # CUmemLocationType
_MIN_GAP = 16  # bytes; a shorter gap may be padding, which is always shorter than the largest alignment (16)
_WORD = 4  # bytes; the size of the smallest array elements whose gaps are recognized
_MIN_ARRAY = 64  # bytes; a single short gap in a smaller copy may be the padding of one structure
_ADDRESS = attrgetter("address")


@dataclass(eq=False, slots=True)
class Allocation:
    """A range of memory.

    Attributes:
        address: The address in this process. Each allocation starts on a new page.
        size: The size in bytes.
        device: The ordinal of the device.
        kind: One of these:

            - "device", "managed", "host" (pinned), "registered" (host memory of the program)
            - "pool" (stream-ordered), "graph" (allocated by a graph node)
            - "module" (a variable)
            - "virtual" (mapped at a reserved address), "reserved" (the address range itself)
            - "condition" (the value that a conditional node reads)
            - "texture" (the description of a texture or surface object)
            - "array" (the elements of a CUDA array)
        context: The handle of the context in which the memory was allocated, or 0.
        flags: The flags of pinned memory.
        marks: (start, end, reason) for each range of bytes whose contents are unknown. The reason is usually
            that a kernel that did not run might have written to it.
        mapping: The `mmap` object that owns the memory, an array in an Arena, or None.
        shadow: A buffer with a byte for each byte of memory: 1 if it was written, otherwise 0.
        uses: A buffer with a byte for each byte of memory. Each byte contains flags (see stream_races) that
            describe how the current launch has used the memory.
        is_surface: Whether a surface object exists for the CUDA array, so that kernels can write to it.
        is_ending: Whether the program has called a function that frees the memory in stream order.
        access: For virtual memory, the CUmemAccess_flags of each device. None if all devices may use it.
        is_synchronous: Whether copies to and from the memory are synchronous
            (CU_POINTER_ATTRIBUTE_SYNC_MEMOPS).
        advice: The hints that the program gave for managed memory (memory_advice).
        pool: The memory pool from which the memory was allocated (memory_pools), or None.
        offset: The offset in the file of the pool if other processes can open the pool. Otherwise None.
        owner: For the memory of a graph node or a condition, the graph for which it was allocated.
        freed_in: The graphs that contain a node that frees the memory.
        peers: Pairs of device ordinals. The first device can access the memory of the second device
            (cuCtxEnablePeerAccess).
    """

    address: int
    size: int
    device: int
    kind: str
    context: int = 0
    flags: int = 0
    marks: list[tuple[int, int, str]] = field(default_factory=list)
    mapping: Any = field(default=None, repr=False)
    shadow: Any = field(default=None, repr=False)
    uses: Any = field(default=None, repr=False)
    is_surface: bool = False
    is_ending: bool = False
    access: dict[int, int] | None = None
    is_synchronous: bool = False
    advice: list[Any] = field(default_factory=list)
    pool: Any = field(default=None, repr=False)
    offset: int | None = None
    owner: Any = field(default=None, repr=False)
    freed_in: list[Any] = field(default_factory=list, repr=False)
    peers: Set[tuple[int, int]] = frozenset()

    @property
    def end(self) -> int:
        """The address after the last byte."""
        return self.address + self.size

    @property
    def shadow_address(self) -> int:
        """The address of `shadow`, or 0 if writes are not tracked."""
        return ctypes.addressof(ctypes.c_char.from_buffer(self.shadow)) if self.shadow else 0

    @property
    def uses_address(self) -> int:
        """The address of `uses`, or 0 if uses are not tracked."""
        return ctypes.addressof(ctypes.c_char.from_buffer(self.uses)) if self.uses else 0

    def mark(self, start: int, end: int, reason: str = "") -> None:
        """Mark the contents of a range as unknown for a reason, or as written if the reason is ""."""
        other_marks = self.find_marks(0, start) + self.find_marks(end, self.end)
        self.marks = [*other_marks, (start, end, reason)] if reason else other_marks
        if not reason:
            self.set_written(start, end)

    def set_written(self, start: int, end: int) -> None:
        """Record that the memory between two addresses was written."""
        if self.shadow is not None:
            ctypes.memset(self.shadow_address + start - self.address, 1, end - start)

    def find_unwritten(self, start: int, end: int) -> tuple[int, int] | None:
        """Return the first range between two addresses that was never written, or None.

        Gaps of fewer than 16 bytes between written bytes are ignored, because they may be the padding of
        structures. However, padding recurs in each structure of an array. Therefore, a short gap is reported
        if it is the only gap in a copy of at least 64 bytes and consists of whole 32-bit words.
        """
        if self.shadow is None:
            return None
        size = end - start
        written = ctypes.string_at(self.shadow_address + start - self.address, size)  # 1 or 0 for each byte
        first_gap = written.find(b"\0")
        if first_gap < 0:
            return None
        long_gap = written.find(bytes(min(_MIN_GAP, size)))
        gap = first_gap if long_gap < 0 else long_gap
        gap_end = written.find(b"\1", gap)
        gap_end = size if gap_end < 0 else gap_end
        is_only_gap = written.find(b"\0", gap_end) < 0
        consists_of_words = not gap % _WORD and not (gap_end - gap) % _WORD
        if long_gap < 0 and not (is_only_gap and consists_of_words and size >= _MIN_ARRAY):
            return None
        return start + gap, start + gap_end

    def copy_written(self, start: int, other: Allocation, other_start: int, size: int) -> None:
        """Copy the flags in `shadow` for a range whose bytes are copied from another allocation."""
        if self.shadow is not None and other.shadow is not None:
            to = self.shadow_address + start - self.address
            ctypes.memmove(to, other.shadow_address + other_start - other.address, size)

    def find_marks(self, start: int, end: int) -> list[tuple[int, int, str]]:
        """Return the `marks` between two addresses, clipped to these addresses."""
        clipped = (
            (max(mark_start, start), min(mark_end, end), reason)
            for mark_start, mark_end, reason in self.marks
        )
        return [(first, last, reason) for first, last, reason in clipped if first < last]

    def get_access(self, device: int) -> int:
        """Return a device's CUmemAccess_flags for this memory."""
        access = self.access if self.pool is None else self.pool.access
        if access is not None:
            return int(access.get(device, 0))
        needs_peer_access = self.kind == "device" and device != self.device
        return 0 if needs_peer_access and (device, self.device) not in self.peers else READ_WRITE

    @property
    def is_host(self) -> bool:
        """Whether the program can write to this memory while a kernel runs."""
        return self.kind in ("host", "registered", "managed")

    def is_constant(self, device: int) -> bool:
        """Return whether the kernels of a device may only read this memory."""
        is_read_only = self.kind == "texture" or (self.kind == "array" and not self.is_surface)
        return is_read_only or self.get_access(device) == READ_ONLY


class Memory:
    """All allocations of a simulation. Iteration yields the live allocations, sorted by address.

    Attributes:
        tracks: Whether writes to device memory are tracked.
        tracks_uses: Whether each launch's uses of memory are tracked.
        arena: The memory that is shared with the process in which kernels run, or None if they run in this
            process.
        changes: The number of allocations, frees and changes of access rights so far.
        reserved: The reserved address ranges, in which memory can be mapped.
        peers: Pairs of device ordinals. The first device can access the memory of the second device.
    """

    def __init__(self, tracks: bool = False, tracks_uses: bool = False, arena: Arena | None = None) -> None:
        self.arena = arena
        self.tracks = tracks
        self.tracks_uses = tracks_uses
        self.changes = 0
        self.reserved = Ranges()
        self.peers: set[tuple[int, int]] = set()
        self._live = Ranges()
        self._freed = Ranges()
        self._order: list[Allocation] = []  # the allocations in _freed, in the order in which they were freed

    def __iter__(self) -> Iterator[Allocation]:
        return iter(list(self._live))

    def allocate(self, size: int, device: int, kind: str, context: int = 0, address: int = 0) -> Allocation:
        """Allocate zeroed memory. If `address` is not 0, add the existing memory at that address instead.

        Raises:
            MemoryError: There is not enough memory.
        """
        mapping: Any = None if address else self._map(size)
        shadow = self._map(size) if self.tracks and kind in ("device", "pool", "array") else None
        start = address or ctypes.addressof(ctypes.c_char.from_buffer(mapping))
        return self.add(Allocation(start, size, device, kind, context, mapping=mapping, shadow=shadow))

    def add(self, allocation: Allocation) -> Allocation:
        """Add a live allocation.

        Raises:
            MemoryError: There is not enough memory to track the allocation's uses.
        """
        if self.tracks_uses:
            allocation.uses = self._map(allocation.size)
        allocation.peers = self.peers
        self.changes += 1
        return self._live.add(allocation)

    def free(self, allocation: Allocation) -> None:
        """Free an allocation. Its address is not reused for a while, so that later uses are detected."""
        self.changes += 1
        self._live.remove(allocation)
        if allocation.mapping is None:  # the memory belongs to the program, which may reuse its address
            return
        if self.arena is not None:
            self.arena.release(allocation.mapping)
        elif hasattr(allocation.mapping, "madvise"):
            allocation.mapping.madvise(mmap.MADV_DONTNEED)  # release the pages but keep the addresses
        self._order.append(self._freed.add(allocation))
        if len(self._order) > _MAX_FREED:
            oldest = self._order.pop(0)
            self._freed.remove(oldest)
            # Without an arena, these are mmap objects, which free their memory themselves.
            for flags in (oldest.shadow, oldest.uses):
                if self.arena is not None and flags is not None:
                    self.arena.release(flags)

    def _map(self, size: int) -> Any:
        """Return zeroed memory as an object that supports the buffer protocol."""
        return map_memory(size) if self.arena is None else self.arena.map(size)

    def set_peer(self, device: int, other: int, is_enabled: bool) -> None:
        """Set whether a device can access the memory of another device."""
        self.changes += 1
        if is_enabled:
            self.peers.add((device, other))
        else:
            self.peers.discard((device, other))

    def revive(self, allocation: Allocation) -> None:
        """Make a freed allocation live again, at the same address and with new contents."""
        self._freed.remove(allocation)
        self._order.remove(allocation)
        allocation.marks = []
        allocation.is_ending = False
        self.changes += 1
        self._live.add(allocation)

    def set_all_written(self) -> None:
        """Record that all memory was written.

        This is called after a kernel has failed, so that memory that it would have written later is not
        reported.
        """
        for allocation in self._live:
            allocation.set_written(allocation.address, allocation.end)

    def find(self, address: int) -> Allocation | None:
        """Return the live allocation that contains an address, or None."""
        return self._live.find(address)

    def find_overlapping(self, address: int, size: int) -> Allocation | None:
        """Return a live allocation that overlaps a range, or None."""
        return self._live.find_last(address, size)

    def view(self, address: int, size: int) -> memoryview:
        """Return a writable view of a range, and record that the range was written.

        Raises:
            ValueError: No allocation contains the whole range.
        """
        allocation = self.find(address)
        if allocation is None or address + size > allocation.end:
            raise ValueError(f"no allocation contains the {size} bytes at 0x{address:x}")
        allocation.set_written(address, address + size)
        return memoryview((ctypes.c_ubyte * size).from_address(address)).cast("B")

    def is_freed_or_reserved(self, address: int) -> bool:
        """Return whether an address belongs to freed memory or to a reserved range."""
        return bool(self.find_freed(address) or self.reserved.find(address))

    def find_freed(self, address: int) -> Allocation | None:
        """Return the recently freed allocation that contained an address, or None."""
        return self._freed.find(address)


def map_memory(size: int) -> mmap.mmap:
    """Map zeroed memory in this process, and return it.

    Raises:
        MemoryError: There is not enough memory.
    """
    flags = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NORESERVE} if CAN_MAP else {}
    try:
        return mmap.mmap(-1, max(size, 1), **flags)  # mmap rejects a length of 0
    except (OSError, ValueError, OverflowError) as error:
        raise MemoryError(str(error)) from None


class Ranges(list[Allocation]):
    """Allocations that do not overlap, sorted by address."""

    def add(self, allocation: Allocation) -> Allocation:
        """Insert an allocation at its position, and return it."""
        insort(self, allocation, key=_ADDRESS)
        return allocation

    def find(self, address: int) -> Allocation | None:
        """Return the allocation that contains an address, or None."""
        return self.find_last(address, 1)

    def find_last(self, address: int, size: int) -> Allocation | None:
        """Return the last allocation that overlaps a range, or None."""
        index = bisect_right(self, address + size - 1, key=_ADDRESS)
        allocation = self[index - 1] if index else None
        return allocation if allocation is not None and address < allocation.end else None
