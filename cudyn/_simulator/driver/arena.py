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
_NORESERVE = 0x4000  # MAP_NORESERVE of Linux, which the mmap module defines only from Python 3.13 on
_REMOVE = 9  # MADV_REMOVE: release the pages of the file
_FAILED = ctypes.c_void_p(-1).value
# The addresses at which arenas may start: (first address, distance to the next address, number of addresses).
# Systems do not place programs, libraries and stacks there. The second row is for AArch64 systems with
# 39-bit addresses.
_STARTS = ((1 << 44, 1 << 40, 56), (1 << 37, 1 << 33, 24))


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
        self.start = self._free = _find_start(self.file)
        self.end = self.start + _CHUNK
        # The finalizer must not refer to the arena itself, so it shares this list, which `_grow` updates.
        self._limits = [self.start, self.end]
        weakref.finalize(self, _unmap, self.file, self._limits).atexit = False

    def map(self, size: int) -> Any:
        """Return zeroed memory, as a ctypes array.

        Raises:
            MemoryError: There is not enough memory.
        """
        size = max(size, 1)  # so that each allocation has a different address
        start = self._free
        after = start + size + -size % _PAGE  # the next allocation starts on a new page
        if after > self.end:
            self._grow(after - self.end)
        self._free = after
        return (ctypes.c_char * size).from_address(start)

    def _grow(self, size: int) -> None:
        """Extend the file, and map at least `size` more bytes of it at the end of the arena."""
        size += -size % _CHUNK
        try:
            os.ftruncate(self.file, self.end - self.start + size)
        except OSError as error:
            raise MemoryError(str(error)) from None
        if not _map(self.end, size, self.file, self.end - self.start):
            raise MemoryError("the addresses are not free, or there is not enough memory")
        self.end += size
        self._limits[1] = self.end

    def release(self, memory: Any) -> None:
        """Release the pages of memory that is no longer used. Its addresses stay mapped."""
        start = ctypes.addressof(memory)
        size = ctypes.sizeof(memory)
        _get_libc().madvise(ctypes.c_void_p(start), ctypes.c_size_t(size + -size % _PAGE), _REMOVE)

    def stop(self) -> None:
        """End the processes that share the arena."""
        for process in list(self.processes):
            process.close()


def _find_start(file: int) -> int:
    """Map the first chunk of a file at a free address, and return the address.

    Raises:
        OSError: None of the addresses in `_STARTS` is free.
    """
    os.ftruncate(file, _CHUNK)
    for collects_first in (False, True):
        if collects_first:
            gc.collect()  # unmaps the arenas of former simulations that are part of reference cycles
        for first, distance, count in _STARTS:
            for start in range(first, first + distance * count, distance):
                if _map(start, _CHUNK, file, 0):
                    return start
    raise OSError("no addresses are free for the memory of the devices")


@cache
def _get_libc() -> ctypes.CDLL:
    """Return the C library."""
    library = ctypes.CDLL(None)
    library.mmap.restype = ctypes.c_void_p
    return library


def _map(start: int, size: int, file: int, offset: int) -> bool:
    """Map a part of a file at an address, unless the addresses are in use. Return whether it was mapped."""
    flags = mmap.MAP_SHARED | _FIXED_NOREPLACE | _NORESERVE
    arguments = (ctypes.c_void_p(start), ctypes.c_size_t(size), mmap.PROT_READ | mmap.PROT_WRITE)
    mapped = _get_libc().mmap(*arguments, flags, file, ctypes.c_int64(offset))
    if mapped not in (start, _FAILED):  # before Linux 4.17, the address is only a hint
        _get_libc().munmap(ctypes.c_void_p(mapped), ctypes.c_size_t(size))
    return bool(mapped == start)


def _unmap(file: int, limits: list[int]) -> None:
    """Unmap an arena and close its file."""
    start, end = limits
    _get_libc().munmap(ctypes.c_void_p(start), ctypes.c_size_t(end - start))
    os.close(file)
