"""Memory of the simulated devices that another process maps at the same addresses."""

from __future__ import annotations

import ctypes
import gc
import mmap
import os
import sys
import weakref
from functools import cache
from typing import Any, Protocol

_PAGE = mmap.PAGESIZE
_CHUNK = 64 << 20  # bytes; the size of an arena is a multiple of this
_FIXED_NOREPLACE = 0x100000  # MAP_FIXED_NOREPLACE of Linux
_NORESERVE = 0x4000  # MAP_NORESERVE of Linux, which the mmap module defines since Python 3.13
_REMOVE_PAGES = 9  # MADV_REMOVE: release the pages of the file
_MAP_FAILED = ctypes.c_void_p(-1).value  # the result of a failed call of mmap
# The addresses at which arenas may start.
# Systems do not place programs, libraries and stacks there. The second row is for AArch64 systems with
# 39-bit addresses.
_START_ADDRESSES: tuple[int, ...] = (
    *range(1 << 44, (1 << 44) + 56 * (1 << 40), 1 << 40),
    *range(1 << 37, (1 << 37) + 24 * (1 << 33), 1 << 33),
)


class SharingProcess(Protocol):
    """A process that shares an arena."""

    def close(self) -> None:
        """End the process."""


class Arena:
    """A file in memory, mapped at an address where other processes can map it too.

    An arena only grows: an address is never used twice. The pages of freed memory are released.

    Attributes:
        file: The descriptor of the file.
        start: The address of the first byte.
        end: The address after the last mapped byte.
        processes: The processes that share the arena.
    """

    def __init__(self) -> None:
        """Create an empty arena.

        Raises:
            OSError: The system does not support arenas, or no address is free.
        """
        if sys.platform != "linux":
            raise OSError(f"isolate=True needs Linux, not {sys.platform}")
        self.file = os.memfd_create("cudyn memory")
        self.processes: weakref.WeakSet[SharingProcess] = weakref.WeakSet()
        self.start = _map_first_chunk(self.file)
        self.end = self.start + _CHUNK
        self._next_address = self.start  # the address of the next allocation
        # The finalizer must not refer to the arena itself, so it shares this list, which `_grow` updates.
        self._limits = [self.start, self.end]
        weakref.finalize(self, _unmap, self.file, self._limits).atexit = False

    def map(self, size: int) -> Any:
        """Return zeroed memory, as a ctypes array.

        Raises:
            MemoryError: There is not enough memory.
        """
        size = max(size, 1)  # so that each allocation has a different address
        start = self._next_address
        end = start + _round_up(size, _PAGE)  # the next allocation starts on a new page
        if end > self.end:
            self._grow(end - self.end)
        self._next_address = end
        return (ctypes.c_char * size).from_address(start)

    def _grow(self, size: int) -> None:
        """Extend the file, and map at least `size` more bytes of it at the end of the arena."""
        mapped_size = self.end - self.start
        added_size = _round_up(size, _CHUNK)
        try:
            os.ftruncate(self.file, mapped_size + added_size)
        except OSError as error:
            raise MemoryError(str(error)) from None
        if not _map(self.end, added_size, self.file, offset=mapped_size):
            raise MemoryError("the addresses are not free, or there is not enough memory")
        self.end += added_size
        self._limits[1] = self.end

    def release(self, memory: Any) -> None:
        """Release the pages of memory that is no longer used. Its addresses stay mapped."""
        start = ctypes.c_void_p(ctypes.addressof(memory))
        size = ctypes.c_size_t(_round_up(ctypes.sizeof(memory), _PAGE))
        _get_libc().madvise(start, size, _REMOVE_PAGES)

    def stop(self) -> None:
        """End the processes that share the arena."""
        for process in list(self.processes):
            process.close()


def _round_up(size: int, unit: int) -> int:
    """Return the smallest multiple of `unit` that is not less than `size`."""
    return -(-size // unit) * unit


def _map_first_chunk(file: int) -> int:
    """Map the first chunk of a file at a free address, and return the address.

    Raises:
        OSError: None of the addresses in `_START_ADDRESSES` is free.
    """
    os.ftruncate(file, _CHUNK)
    start = _try_start_addresses(file)
    if start is None:
        gc.collect()  # unmaps the arenas of former simulations that are part of reference cycles
        start = _try_start_addresses(file)
    if start is None:
        raise OSError("no addresses are free for the memory of the devices")
    return start


def _try_start_addresses(file: int) -> int | None:
    """Map the first chunk of a file at the first free address, and return the address, or None."""
    for start in _START_ADDRESSES:
        if _map(start, _CHUNK, file, offset=0):
            return start
    return None


@cache
def _get_libc() -> ctypes.CDLL:
    """Return the C library, whose mmap function returns an address."""
    library = ctypes.CDLL(None)
    library.mmap.restype = ctypes.c_void_p
    return library


def _map(start: int, size: int, file: int, offset: int) -> bool:
    """Map a section of a file at an address. Return False if some of the addresses are already in use.

    Args:
        start: The address of the first byte.
        size: The number of bytes.
        file: The descriptor of the file.
        offset: The offset of the section in the file, in bytes.
    """
    libc = _get_libc()
    protection = mmap.PROT_READ | mmap.PROT_WRITE
    flags = mmap.MAP_SHARED | _FIXED_NOREPLACE | _NORESERVE
    start_pointer, c_size = ctypes.c_void_p(start), ctypes.c_size_t(size)
    mapped = libc.mmap(start_pointer, c_size, protection, flags, file, ctypes.c_int64(offset))
    if mapped not in (start, _MAP_FAILED):  # before Linux 4.17, the address is only a hint
        libc.munmap(ctypes.c_void_p(mapped), c_size)
    return bool(mapped == start)


def _unmap(file: int, limits: list[int]) -> None:
    """Unmap an arena and close its file.

    Args:
        file: The descriptor of the file.
        limits: The address of the arena's first byte, and the address after its last byte.
    """
    start, end = limits
    _get_libc().munmap(ctypes.c_void_p(start), ctypes.c_size_t(end - start))
    os.close(file)
