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
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from . import locks
from .trust import open_private

_COUNT = ".cudyn-written"
_LOCK = ".cudyn-trim"
_BLOCK = 4096
_NAMED = re.compile(r"([0-9a-f]{2})[0-9a-f]{62}\.(?:[0-9a-f]{16}|([0-9a-f]{16}\.tmp|lock))")


class CacheFile(NamedTuple):
    """A file of the cache.

    Attributes:
        aside: Whether it is a lock or an incomplete file rather than an entry.
    """

    path: str
    size: int
    used: int
    changed: float
    aside: bool


def is_name(path: str) -> bool:
    """Return whether a path relative to the cache is that of an image."""
    named = _NAMED.fullmatch(path[3:])
    return named is not None and not named[2] and path == f"{named[1]}/{named[0]}" and path[-5:] != ".lock"


def list_folders(root: str) -> list[str]:
    """Return the existing directories of the cache."""
    places = (os.path.join(root, f"{number:02x}") for number in range(256))
    return [place for place in places if os.path.isdir(place) and not os.path.islink(place)]


def list_files(folder: str) -> Iterator[CacheFile]:
    """Yield every file that has a name created by the cache and is in the directory for that name."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            named = _NAMED.fullmatch(entry.name)
            if named and named[1] == os.path.basename(folder) and entry.is_file(follow_symlinks=False):
                with suppress(OSError):
                    status = os.stat(entry.path, follow_symlinks=False)
                    yield CacheFile(
                        entry.path, status.st_size, status.st_atime_ns, status.st_mtime, named[2] is not None
                    )


def make_room(root: str, newest: str, written: int, limit: int) -> None:
    """Remove the least recently used files if the cache may exceed its limit.

    Args:
        newest: The file that was just written, which is not removed.
        written: The size of that file in bytes.
    """
    blocks = _blocks(written)
    try:
        total = _append(root, blocks)
    except OSError:
        total = 0
    is_counted = total > blocks
    if not is_counted or total * _BLOCK > limit:
        with locks.hold(os.path.join(root, _LOCK), 0) as held:
            if held or os.name == "nt":  # Otherwise another process is already doing this.
                _remove(root, limit, newest)


def trim(root: str, limit: int) -> int:
    """Measure the cache, remove files until it is within the limit, and return their number."""
    return _remove(root, limit, "")


def _remove(root: str, limit: int, newest: str) -> int:
    """Remove files left by ended processes and, until the limit is met, old files. Count the other files."""
    files = [file for folder in list_folders(root) for file in list_files(folder)]
    total = sum(_blocks(file.size) for file in files)
    enough = limit * 4 // (5 * _BLOCK) if total * _BLOCK > limit else total
    stale = time.time() - 2 * locks.WAIT
    removed = 0
    for file in sorted(files, key=lambda each: (not each.aside, each.used)):
        if file.aside and file.changed >= stale:
            continue  # The file may be in use.
        if not file.aside and total <= enough:
            break
        if file.path != newest:
            with suppress(OSError):
                os.unlink(file.path)
                total -= _blocks(file.size)
                removed += 1
    _set(root, total)
    return removed


def _blocks(size: int) -> int:
    return -(-size // _BLOCK)


def _append(root: str, blocks: int) -> int:
    """Add to the number of blocks, and return the total. Raises OSError if this fails."""
    handle = open_private(os.path.join(root, _COUNT), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    try:
        os.write(handle, bytes(blocks))
        return os.fstat(handle).st_size
    finally:
        os.close(handle)


def _set(root: str, blocks: int) -> None:
    """Set the number of blocks by changing the file's size. Errors are ignored."""
    with suppress(OSError):
        handle = open_private(os.path.join(root, _COUNT), os.O_WRONLY | os.O_CREAT)
        try:
            os.ftruncate(handle, blocks)
        finally:
            os.close(handle)
