"""Limits the size of the cache without listing it on every miss.

A counter file contains one byte for each block that was written, because appending is atomic across
processes. If its size shows that the cache may be full, one process lists all files, removes the least
recently used ones until the cache is down to four fifths of the limit, and corrects the count. Each file
occupies at least one block, so a full cache of 1 GiB has at most 262,144 files, and is listed once every
52,000 misses.
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
_LOCK = ".cudyn-trim"
_BLOCK = 4096  # bytes
_NAME = re.compile(
    r"(?P<folder>[0-9a-f]{2})[0-9a-f]{62}\.(?:[0-9a-f]{16}|(?P<suffix>[0-9a-f]{16}\.tmp|lock))"
)  # the key, whose first two digits are the name of the directory, and the build or another suffix
_FOLDER = re.compile("[0-9a-f]{2}")


class CacheFile(NamedTuple):
    """A file of the cache.

    Attributes:
        name: The name, relative to the directory of the cache.
        size: The size in bytes.
        used: The time of the last use in nanoseconds since 1970.
        changed: The time of the last change in seconds since 1970.
        is_auxiliary: Whether it is a lock or an incomplete file, not an entry.
    """

    name: str
    size: int
    used: int
    changed: float
    is_auxiliary: bool


def is_name(name: str) -> bool:
    """Return whether a name, relative to the cache directory, is the name of an image."""
    folder, _, name = name.partition("/")
    match = _NAME.fullmatch(name)
    return match is not None and match["folder"] == folder and not match["suffix"]


def list_files(root: Folder) -> Iterator[CacheFile]:
    """Yield every file that has a name created by the cache and is in the directory for that name."""
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
        newest: The name of the file that was just written, which is not removed.
        size: The size of that file in bytes.
        limit: The maximum size of the cache in bytes.
    """
    blocks = _count_blocks(size)
    try:
        total = _append_blocks(root, blocks)
    except OSError:
        total = 0
    is_counted = total > blocks  # otherwise the counter file is new, and the size of the cache unknown
    if not is_counted or total * _BLOCK > limit:
        with locks.hold(root, _LOCK, 0) as is_locked:
            if is_locked or os.name == "nt":  # Otherwise another process is already doing this.
                _remove(root, limit, newest)


def trim(root: Folder, limit: int) -> int:
    """Measure the cache, remove files until it is within the limit, and return their number."""
    return _remove(root, limit, "")


def _remove(root: Folder, limit: int, newest: str) -> int:
    """Remove files left by ended processes, then old files until the limit is met, and correct the count.

    Args:
        root: The directory of the cache.
        limit: The maximum size of the cache in bytes.
        newest: The name of a file that is not removed, or "".

    Returns:
        The number of files that were removed.
    """
    files = [*list_files(root)]
    total = sum(_count_blocks(file.size) for file in files)
    # If the limit is exceeded, remove a fifth more, so that this is not needed again soon.
    is_exceeded = total * _BLOCK > limit
    target = limit * 4 // (5 * _BLOCK) if is_exceeded else total
    stale = time.time() - 2 * locks.WAIT  # locks and incomplete files that are older are not in use
    removed = 0
    # Auxiliary files come first, and then the entries, starting with the least recently used one.
    for file in sorted(files, key=lambda candidate: (not candidate.is_auxiliary, candidate.used)):
        if file.is_auxiliary and file.changed >= stale:
            continue  # The file may be in use.
        if not file.is_auxiliary and total <= target:
            break
        if file.name != newest:
            with suppress(OSError):
                root.unlink(file.name)
                total -= _count_blocks(file.size)
                removed += 1
    _set_blocks(root, total)
    return removed


def _count_blocks(size: int) -> int:
    """Return the number of blocks of a file, rounded up."""
    return -(-size // _BLOCK)


def _append_blocks(root: Folder, blocks: int) -> int:
    """Add to the number of blocks in the counter file, and return the total.

    The number is stored as the size of this file in bytes, because appending bytes is atomic.

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
    """Set the number of blocks by changing the counter file's size. Errors are ignored."""
    with suppress(OSError):
        handle = root.open_file(_COUNT, os.O_WRONLY | os.O_CREAT)
        try:
            os.ftruncate(handle, blocks)
        finally:
            os.close(handle)
