"""Limits the size of the cache without listing it on every miss.

A counter file contains one byte for each block that was written. Several processes can append bytes to it
without a lock, because appending is atomic. If the size of the counter file shows that the cache may be full,
one process lists all files, removes the least recently used files until the size of the cache is four fifths
of the limit, and corrects the count. Each file occupies at least one block, so a full cache of 1 GiB contains
at most 262,144 files, and is listed at most once every 52,000 misses.
"""

from __future__ import annotations

import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from . import locks
from .folder import Folder

_COUNT = ".cudyn-written"  # the counter file
_LOCK = ".cudyn-trim"  # the lock of the process that removes files
_BLOCK = 4096  # bytes
# The key, whose first two digits are the name of the directory, followed by the build or another suffix.
_NAME = re.compile(
    r"(?P<folder>[0-9a-f]{2})[0-9a-f]{62}\.(?:[0-9a-f]{16}|(?P<suffix>[0-9a-f]{16}\.tmp|lock))"
)
_FOLDER = re.compile("[0-9a-f]{2}")


class CacheFile(NamedTuple):
    """A file in the cache.

    Attributes:
        name: The name, relative to the directory of the cache.
        size: The size in bytes.
        used: The time of the last use, in nanoseconds since 1970.
        changed: The time of the last change, in seconds since 1970.
        is_auxiliary: Whether the file is a lock or an incomplete file instead of an entry.
    """

    name: str
    size: int
    used: int
    changed: float
    is_auxiliary: bool


def is_name(name: str) -> bool:
    """Return whether a name, relative to the cache directory, is a name that an image can have."""
    folder, _, name = name.partition("/")
    match = _NAME.fullmatch(name)
    return match is not None and match["folder"] == folder and not match["suffix"]


def list_files(root: Folder) -> Iterator[CacheFile]:
    """Yield every file whose name the cache can have created, and that is in the directory for this name."""
    for folder in filter(_FOLDER.fullmatch, _list_names(root, ".")):
        for name in _list_names(root, folder):
            match = _NAME.fullmatch(name)
            if match and match["folder"] == folder:
                with suppress(OSError):
                    status = root.stat(f"{folder}/{name}")
                    if stat.S_ISREG(status.st_mode):
                        times = status.st_atime_ns, status.st_mtime
                        yield CacheFile(
                            f"{folder}/{name}", status.st_size, *times, match["suffix"] is not None
                        )


def _list_names(root: Folder, folder: str) -> list[str]:
    """Return the sorted names in a directory, or [] if it has been removed or is not a directory."""
    try:
        return sorted(root.list_names(folder))
    except OSError:
        return []


def make_room(root: Folder, newest: str, size: int, limit: int) -> None:
    """Remove the least recently used files if the cache may exceed its limit.

    Args:
        root: The directory of the cache.
        newest: The name of the file that has just been written, which is not removed.
        size: The size of this file in bytes.
        limit: The maximum size of the cache in bytes.
    """
    blocks = _count_blocks(size)
    try:
        total = _append_blocks(root, blocks)
    except OSError:
        total = 0
    is_size_known = total > blocks  # If not, the counter file is new or cannot be written.
    if not is_size_known or total * _BLOCK > limit:
        with locks.hold(root, _LOCK, 0) as is_locked:
            # Without the lock, another process is already removing files. Windows does not support the lock.
            if is_locked or os.name == "nt":
                _remove(root, limit, newest)


def trim(root: Folder, limit: int) -> int:
    """Remove files until the size of the cache does not exceed the limit, and return their number."""
    return _remove(root, limit, "")


def _remove(root: Folder, limit: int, newest: str) -> int:
    """Remove files, and correct the count.

    Files that ended processes have left are always removed. If the cache exceeds the limit, the least
    recently used entries are also removed, until the size of the cache is four fifths of the limit.

    Args:
        root: The directory of the cache.
        limit: The maximum size of the cache in bytes.
        newest: The name of a file that is not removed, or "".

    Returns:
        The number of files that were removed.
    """
    files = [*list_files(root)]
    total = sum(_count_blocks(file.size) for file in files)
    # The target is lower than the limit, so that files do not have to be removed again soon.
    is_exceeded = total * _BLOCK > limit
    target = limit * 4 // (5 * _BLOCK) if is_exceeded else total
    # Locks and incomplete files may be in use if they have changed since this time.
    in_use_since = time.time() - 2 * locks.WAIT
    removed_count = 0
    # Auxiliary files come first, followed by the entries, starting with the least recently used entry.
    for file in sorted(files, key=lambda candidate: (not candidate.is_auxiliary, candidate.used)):
        if file.is_auxiliary and file.changed >= in_use_since:
            continue
        if not file.is_auxiliary and total <= target:
            break
        if file.name != newest:
            with suppress(OSError):
                root.unlink(file.name)
                total -= _count_blocks(file.size)
                removed_count += 1
    _set_blocks(root, total)
    return removed_count


def _count_blocks(size: int) -> int:
    """Return the number of blocks that a file of `size` bytes occupies."""
    return -(-size // _BLOCK)  # rounds up


def _append_blocks(root: Folder, blocks: int) -> int:
    """Add a number of blocks to the counter file, and return the total.

    The total is the size of the counter file in bytes, because appending bytes is atomic.

    Raises:
        OSError: The file cannot be written.
    """
    handle = root.open_file(_COUNT, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    try:
        os.write(handle, bytes(blocks))
        return os.fstat(handle).st_size
    finally:
        os.close(handle)


def _set_blocks(root: Folder, blocks: int) -> None:
    """Set the number of blocks by changing the size of the counter file. Errors are ignored."""
    with suppress(OSError):
        handle = root.open_file(_COUNT, os.O_WRONLY | os.O_CREAT)
        try:
            os.ftruncate(handle, blocks)
        finally:
            os.close(handle)
