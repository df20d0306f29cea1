"""The memory of the simulated devices, which is allocated in this process, and a record of freed memory."""

from __future__ import annotations

import ctypes
import mmap
from bisect import bisect_right, insort
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .arena import Arena

_MAX_FREED = 1 << 14  # the number of recently freed allocations whose addresses are not reused
_NORESERVE = 0x4000 if hasattr(mmap, "MADV_HUGEPAGE") else 0  # MAP_NORESERVE of Linux
CAN_MAP = hasattr(mmap, "MAP_PRIVATE")  # whether files can be mapped at a given address
READ_ONLY, READ_WRITE = 1, 3  # CUmemAccess_flags
PINNED = 1  # CU_MEM_ALLOCATION_TYPE_PINNED
NOWHERE, ON_DEVICE, ON_HOST, ON_NODE, ON_THIS_NODE = range(5)  # CUmemLocationType
# When unwritten bytes are reported, in bytes (see `_find_gap`)
_MIN_GAP = 16  # shorter gaps may be padding, which is always shorter than the largest alignment (16)
_WORD = 4  # the size of the smallest array elements whose gaps are recognized
_MIN_ARRAY = 64  # a single short gap in a smaller range may be the padding of one structure
_TRACKED_KINDS = ("device", "pool", "array")  # the kinds of allocations for which writes are tracked
_get_address = attrgetter("address")


class UnknownRange(NamedTuple):
    """A range of bytes whose contents are unknown.

    Attributes:
        start: The address of the first byte.
        end: The address after the last byte.
        reason: Usually, that a kernel that did not run might have written to the range.
    """

    start: int
    end: int
    reason: str


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
        unknown_ranges: The ranges of bytes whose contents are unknown.
        mapping: The object that owns the memory: an `mmap` object or, if kernels run in other processes, an
            array in an Arena. None for memory that the program or other objects own.
        written_flags: If writes are tracked, a buffer with a byte for each byte of memory: 1 if it was
            written, otherwise 0.
        use_flags: If uses are tracked, a buffer with a byte for each byte of memory. It contains the flags
            READ, WRITE, ... (see stream_races.py) of the accesses by the kernel that is running.
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
    unknown_ranges: list[UnknownRange] = field(default_factory=list)
    mapping: Any = field(default=None, repr=False)
    written_flags: Any = field(default=None, repr=False)
    use_flags: Any = field(default=None, repr=False)
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
    def written_flags_address(self) -> int:
        """The address of `written_flags`, or 0 if writes are not tracked."""
        return get_buffer_address(self.written_flags) if self.written_flags else 0

    @property
    def use_flags_address(self) -> int:
        """The address of `use_flags`, or 0 if uses are not tracked."""
        return get_buffer_address(self.use_flags) if self.use_flags else 0

    def mark_written(self, start: int, end: int) -> None:
        """Record that the bytes between two addresses were written. Their contents are therefore known."""
        self.unknown_ranges = self._list_unknown_ranges_outside(start, end)
        self.set_written_flags(start, end)

    def mark_unknown(self, start: int, end: int, reason: str) -> None:
        """Record that the contents between two addresses are unknown, and why."""
        unknown_range = UnknownRange(start, end, reason)
        self.unknown_ranges = [*self._list_unknown_ranges_outside(start, end), unknown_range]

    def _list_unknown_ranges_outside(self, start: int, end: int) -> list[UnknownRange]:
        """List the unknown ranges before `start` and after `end`. Overlapping ranges are clipped."""
        return self.find_unknown_ranges(0, start) + self.find_unknown_ranges(end, self.end)

    def set_written_flags(self, start: int, end: int) -> None:
        """If writes are tracked, record that the bytes between two addresses were written."""
        if self.written_flags is not None:
            ctypes.memset(self._get_flags_address(start), 1, end - start)

    def _get_flags_address(self, address: int) -> int:
        """Return the address of the flag in `written_flags` for the byte at an address of this allocation."""
        return self.written_flags_address + address - self.address

    def find_unwritten(self, start: int, end: int) -> tuple[int, int] | None:
        """Return the first range between two addresses that was never written, or None.

        Ranges that may be the padding of structures are ignored (see `_find_gap`).
        """
        if self.written_flags is None:
            return None
        gap = _find_gap(ctypes.string_at(self._get_flags_address(start), end - start))
        if gap is None:
            return None
        gap_start, gap_end = gap
        return start + gap_start, start + gap_end

    def copy_written_flags(self, start: int, source: Allocation, source_start: int, size: int) -> None:
        """Copy the written flags of a range whose contents are copied from another allocation.

        The copy of an unwritten byte is therefore also unwritten.

        Args:
            start: The address in this allocation to which the contents are copied.
            source: The allocation from which they are copied.
            source_start: The address in that allocation.
            size: The number of bytes.
        """
        if self.written_flags is not None and source.written_flags is not None:
            source_flags_address = source._get_flags_address(source_start)
            ctypes.memmove(self._get_flags_address(start), source_flags_address, size)

    def find_unknown_ranges(self, start: int, end: int) -> list[UnknownRange]:
        """Return the unknown ranges between two addresses, clipped to these addresses."""
        clipped_ranges = [
            UnknownRange(max(unknown.start, start), min(unknown.end, end), unknown.reason)
            for unknown in self.unknown_ranges
        ]
        return [clipped for clipped in clipped_ranges if clipped.start < clipped.end]

    def get_access(self, device: int) -> int:
        """Return a device's CUmemAccess_flags for this memory."""
        access = self.access if self.pool is None else self.pool.access
        if access is not None:
            return int(access.get(device, 0))
        if self.kind != "device" or device == self.device:
            return READ_WRITE
        is_peer_access_enabled = (device, self.device) in self.peers
        return READ_WRITE if is_peer_access_enabled else 0

    @property
    def is_host(self) -> bool:
        """Whether the program can also write to this memory while a kernel runs."""
        return self.kind in ("host", "registered", "managed")

    def is_constant(self, device: int) -> bool:
        """Return whether the kernels of a device may only read this memory."""
        is_description_of_texture = self.kind == "texture"
        is_readable_only_by_textures = self.kind == "array" and not self.is_surface
        return (
            is_description_of_texture or is_readable_only_by_textures or self.get_access(device) == READ_ONLY
        )


class Memory:
    """All allocations of a simulation. Iteration yields the live allocations, sorted by address.

    Attributes:
        tracks_writes: Whether the simulation records which bytes of device memory were written.
        tracks_uses: Whether the simulation records which bytes each kernel reads and writes.
        arena: The memory that is shared with the process in which kernels run, or None if they run in this
            process.
        changes: The number of allocations, frees and changes of access rights so far. While it stays the
            same, a list of the allocations that kernels can access stays valid.
        reserved: The reserved address ranges, in which memory can be mapped.
        peers: Pairs of device ordinals. The first device can access the memory of the second device.
    """

    def __init__(
        self, tracks_writes: bool = False, tracks_uses: bool = False, arena: Arena | None = None
    ) -> None:
        """Create an empty memory. See the attributes of the class."""
        self.arena = arena
        self.tracks_writes = tracks_writes
        self.tracks_uses = tracks_uses
        self.changes = 0
        self.reserved = Ranges()
        self.peers: set[tuple[int, int]] = set()
        self._live = Ranges()
        # The recently freed allocations, sorted by address, and in the order in which they were freed
        self._freed = Ranges()
        self._freed_in_order: list[Allocation] = []

    def __iter__(self) -> Iterator[Allocation]:
        """Iterate over the live allocations, sorted by address."""
        return iter(list(self._live))  # a copy, because allocations may be freed during the iteration

    def allocate(self, size: int, device: int, kind: str, context: int = 0) -> Allocation:
        """Allocate zeroed memory.

        Args:
            size: The size in bytes.
            device: The ordinal of the device.
            kind: See `Allocation.kind`.
            context: The handle of the context in which the memory is allocated, or 0.

        Raises:
            MemoryError: There is not enough memory.
        """
        mapping = self._map(size)
        address = get_buffer_address(mapping)
        is_tracked = self.tracks_writes and kind in _TRACKED_KINDS
        written_flags = self._map(size) if is_tracked else None
        allocation = Allocation(
            address, size, device, kind, context, mapping=mapping, written_flags=written_flags
        )
        return self.add(allocation)

    def add_existing(self, address: int, size: int, device: int, kind: str, context: int = 0) -> Allocation:
        """Add memory that already exists, such as host memory that the program registers.

        For the other arguments, see `allocate`.
        """
        return self.add(Allocation(address, size, device, kind, context))

    def add(self, allocation: Allocation) -> Allocation:
        """Add a live allocation.

        Raises:
            MemoryError: There is not enough memory to track the allocation's uses.
        """
        if self.tracks_uses:
            allocation.use_flags = self._map(allocation.size)
        allocation.peers = self.peers  # shared by all allocations, so that it stays up to date
        self.changes += 1
        return self._live.add(allocation)

    def free(self, allocation: Allocation) -> None:
        """Free an allocation. Its address is not reused for a while, so that later uses are detected."""
        self.changes += 1
        self._live.remove(allocation)
        if allocation.mapping is None:  # the memory belongs to the program, which may reuse its address
            return
        self._release_pages(allocation.mapping)
        self._freed.add(allocation)
        self._freed_in_order.append(allocation)
        if len(self._freed_in_order) > _MAX_FREED:
            self._drop_oldest_freed()

    def _release_pages(self, mapping: Any) -> None:
        """Return the pages of freed memory to the system, but keep its addresses reserved."""
        if self.arena is not None:
            self.arena.release(mapping)
        elif hasattr(mapping, "madvise"):
            mapping.madvise(mmap.MADV_DONTNEED)

    def _drop_oldest_freed(self) -> None:
        """Drop the allocation that was freed first. Its address can then be reused."""
        oldest = self._freed_in_order.pop(0)
        self._freed.remove(oldest)
        if self.arena is None:  # the memory and the flags are mmap objects, which free their pages themselves
            return
        for flags in (oldest.written_flags, oldest.use_flags):
            if flags is not None:
                self.arena.release(flags)

    def _map(self, size: int) -> Any:
        """Map zeroed memory, which kernels can access even if they run in another process.

        The result supports the buffer protocol.
        """
        return map_memory(size) if self.arena is None else self.arena.map(size)

    def set_peer_access(self, device: int, peer: int, is_enabled: bool) -> None:
        """Set whether the kernels of a device can access the memory of another device, its peer."""
        self.changes += 1
        if is_enabled:
            self.peers.add((device, peer))
        else:
            self.peers.discard((device, peer))

    def revive(self, allocation: Allocation) -> None:
        """Make a freed allocation live again at the same address.

        The memory of graph nodes has the same address in each launch of the graph.
        """
        self._freed.remove(allocation)
        self._freed_in_order.remove(allocation)
        allocation.unknown_ranges = []
        allocation.is_ending = False
        self.changes += 1
        self._live.add(allocation)

    def mark_all_written(self) -> None:
        """Record that all memory was written.

        This is called after a kernel has failed. The memory that it would have written later is then not
        reported as unwritten in addition.
        """
        for allocation in self._live:
            allocation.set_written_flags(allocation.address, allocation.end)

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
        allocation.set_written_flags(address, address + size)  # the caller can write to the view at any time
        return memoryview((ctypes.c_ubyte * size).from_address(address)).cast("B")

    def is_freed_or_reserved(self, address: int) -> bool:
        """Return whether an address belongs to recently freed memory or to a reserved address range."""
        return bool(self.find_freed(address) or self.reserved.find(address))

    def find_freed(self, address: int) -> Allocation | None:
        """Return the recently freed allocation that contained an address, or None."""
        return self._freed.find(address)


def round_up(size: int, unit: int) -> int:
    """Return the smallest multiple of `unit` that is not less than `size`."""
    return -(-size // unit) * unit


def get_buffer_address(buffer: Any) -> int:
    """Return the address of the first byte of an object that supports writable buffers."""
    return ctypes.addressof(ctypes.c_char.from_buffer(buffer))


def _find_gap(flags: bytes) -> tuple[int, int] | None:
    """Return the start and the end of the first gap of unwritten bytes that must be reported, or None.

    Kernels do not write the padding of structures. Gaps of fewer than 16 bytes may be padding, and are
    ignored. However, padding recurs in each structure of an array. Therefore, a short gap is reported if it
    is the only gap in a range of at least 64 bytes and consists of whole 32-bit words.

    Args:
        flags: A byte for each byte of memory: 1 if it was written, otherwise 0.
    """
    first_gap = flags.find(0)
    if first_gap < 0:
        return None
    long_gap = flags.find(bytes(min(_MIN_GAP, len(flags))))
    if long_gap >= 0:
        return long_gap, _find_gap_end(flags, long_gap)
    gap_end = _find_gap_end(flags, first_gap)
    is_only_gap = flags.find(0, gap_end) < 0
    consists_of_words = first_gap % _WORD == 0 and (gap_end - first_gap) % _WORD == 0
    is_padding = not (is_only_gap and consists_of_words and len(flags) >= _MIN_ARRAY)
    return None if is_padding else (first_gap, gap_end)


def _find_gap_end(flags: bytes, gap: int) -> int:
    """Return the index of the first written byte after the start of a gap, or the number of bytes."""
    end = flags.find(1, gap)
    return len(flags) if end < 0 else end


def map_memory(size: int) -> mmap.mmap:
    """Map zeroed memory in this process, and return it.

    Raises:
        MemoryError: There is not enough memory.
    """
    options: dict[str, int] = {}
    if CAN_MAP:
        options["flags"] = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NORESERVE
    try:
        return mmap.mmap(-1, max(size, 1), **options)  # mmap rejects a length of 0
    except (OSError, ValueError, OverflowError) as error:
        raise MemoryError(str(error)) from None


class Ranges(list[Allocation]):
    """Allocations that do not overlap, sorted by address."""

    def add(self, allocation: Allocation) -> Allocation:
        """Insert an allocation at its position, and return it."""
        insort(self, allocation, key=_get_address)
        return allocation

    def find(self, address: int) -> Allocation | None:
        """Return the allocation that contains an address, or None."""
        return self.find_last(address, 1)

    def find_last(self, address: int, size: int) -> Allocation | None:
        """Return the last allocation that overlaps the `size` bytes at an address, or None."""
        last_address = address + size - 1
        position = bisect_right(self, last_address, key=_get_address)
        if position == 0:  # all allocations start after the range
            return None
        allocation = self[position - 1]  # the last allocation that does not start after the range
        return allocation if address < allocation.end else None
