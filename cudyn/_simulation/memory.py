"""The memory of simulated devices: memory of this process, with its limits and its history."""

from __future__ import annotations

import ctypes
import mmap
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

_REMEMBERED = 1 << 14  # freed allocations whose addresses are not used again
_NORESERVE = 0x4000 if hasattr(mmap, "MADV_HUGEPAGE") else 0  # Linux's MAP_NORESERVE, before Python 3.13


@dataclass(eq=False, slots=True)
class Allocation:
    """A range of memory.

    address  in this process, on a page of its own
    size     in bytes
    device   the ordinal of its device
    kind     "device", "managed", "host" (pinned), "registered" (the caller's own host memory), "pool" (of a
             stream's order) or "module" (a variable)
    context  in which it was made, as a handle; 0: in none
    flags    of pinned memory
    marks    (start, end, kernel) of bytes that a kernel that did not run may have written
    """

    address: int
    size: int
    device: int
    kind: str
    context: int = 0
    flags: int = 0
    marks: list[tuple[int, int, str]] = field(default_factory=list)
    mapping: mmap.mmap | None = field(default=None, repr=False)
    shadow: mmap.mmap | None = field(default=None, repr=False)  # a byte for each: 1 if it was written

    @property
    def end(self) -> int:
        return self.address + self.size

    @property
    def written(self) -> int:
        """The address of a byte for each byte, 1 where it was written; 0: it is not known."""
        return ctypes.addressof(ctypes.c_char.from_buffer(self.shadow)) if self.shadow else 0

    def mark(self, start: int, end: int, kernel: str = "") -> None:
        """Mark addresses as unknown because of a kernel or, without one, as known again."""
        kept = []
        for first, last, why in self.marks:
            kept += [(a, b, why) for a, b in ((first, min(last, start)), (max(first, end), last)) if a < b]
        self.marks = [*kept, (start, end, kernel)] if kernel else kept
        if self.shadow is not None and not kernel:
            ctypes.memset(self.written + start - self.address, 1, end - start)

    def find_mark(self, start: int, end: int) -> str:
        """The kernel that may have written one of these addresses, or ""."""
        return next((why for first, last, why in self.marks if first < end and start < last), "")


class Memory:
    """Every allocation, by address; iterating yields the live ones in order.

    tracks: is it known which bytes of devices were written? changes: counts allocations and frees.
    """

    def __init__(self, tracks: bool = False) -> None:
        self.tracks, self.changes = tracks, 0
        self._live = _Ranges()
        self._freed = _Ranges()
        self._order: list[Allocation] = []  # of the freed ones

    def __contains__(self, allocation: Allocation) -> bool:
        return self.find(allocation.address) is allocation

    def __iter__(self) -> Iterator[Allocation]:
        return iter(self._live.list())

    def allocate(self, size: int, device: int, kind: str, context: int = 0) -> Allocation:
        """Make zeroed memory. Raises MemoryError."""
        mapping = _map(size)
        shadow = _map(size) if self.tracks and kind in ("device", "pool") else None
        self.changes += 1
        address = ctypes.addressof(ctypes.c_char.from_buffer(mapping))
        made = Allocation(address, size, device, kind, context, mapping=mapping, shadow=shadow)
        return self._live.add(made)

    def register(self, address: int, size: int, device: int, context: int = 0) -> Allocation:
        """Add memory of the caller's."""
        self.changes += 1
        return self._live.add(Allocation(address, size, device, "registered", context))

    def free(self, allocation: Allocation) -> None:
        """Remove an allocation. Its address is not used again for a while, so that later uses are found."""
        self.changes += 1
        self._live.remove(allocation)
        mapping = allocation.mapping
        if mapping is None:
            return
        if hasattr(mapping, "madvise"):
            mapping.madvise(mmap.MADV_DONTNEED)  # the pages go, their addresses stay
        self._order.append(self._freed.add(allocation))
        if len(self._order) > _REMEMBERED:
            self._freed.remove(self._order.pop(0))

    def find(self, address: int) -> Allocation | None:
        """The live allocation that an address is in."""
        return self._live.find(address)

    def view(self, address: int, size: int) -> memoryview:
        """The bytes of a range, to read and write. ValueError: it is not in one allocation."""
        found = self.find(address)
        if found is None or address + size > found.end:
            raise ValueError(f"no allocation has the {size} bytes at 0x{address:x}")
        return memoryview((ctypes.c_ubyte * size).from_address(address)).cast("B")

    def find_freed(self, address: int) -> Allocation | None:
        """The allocation that an address was in, if it was freed not long ago."""
        return self._freed.find(address)


def _map(size: int) -> mmap.mmap:
    """Zeroed memory of this process. Raises MemoryError."""
    try:
        if hasattr(mmap, "MAP_PRIVATE"):
            flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NORESERVE
            return mmap.mmap(-1, max(size, 1), flags=flags)
        return mmap.mmap(-1, max(size, 1))
    except (OSError, ValueError, OverflowError) as error:
        raise MemoryError(str(error)) from None


class _Ranges:
    """Allocations that do not overlap, by address."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._found: dict[int, Allocation] = {}

    def list(self) -> list[Allocation]:
        return [self._found[start] for start in self._starts]

    def add(self, allocation: Allocation) -> Allocation:
        at = bisect_right(self._starts, allocation.address)
        self._starts.insert(at, allocation.address)
        self._found[allocation.address] = allocation
        return allocation

    def remove(self, allocation: Allocation) -> None:
        self._starts.remove(allocation.address)
        del self._found[allocation.address]

    def find(self, address: int) -> Allocation | None:
        at = bisect_right(self._starts, address)
        found = self._found[self._starts[at - 1]] if at else None
        return found if found is not None and address < found.end else None
