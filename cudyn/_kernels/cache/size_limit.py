"""The size of the cache, without listing it at each miss.

A file has a byte for each block that was written: appends are atomic across processes. When it says that
the cache may be full, one process lists all files, removes the longest unused ones, a fifth of the limit, and
corrects the count. A file takes a block at least, so a full cache of 1 GiB has 262,144 files at most, and is
listed once for 52,000 misses.
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
    """A file of the cache. aside: a lock, or what is being written."""

    path: str
    size: int
    used: int
    changed: float
    aside: bool


def is_name(path: str) -> bool:
    """Return whether this is the name of an image with its folder."""
    named = _NAMED.fullmatch(path[3:])
    return named is not None and not named[2] and path == f"{named[1]}/{named[0]}" and path[-5:] != ".lock"


def list_folders(root: str) -> list[str]:
    """Return the folders of the cache that are there."""
    places = (os.path.join(root, f"{number:02x}") for number in range(256))
    return [place for place in places if os.path.isdir(place) and not os.path.islink(place)]


def list_files(folder: str) -> Iterator[CacheFile]:
    """Yield every file that the cache has named, in the folder of that name."""
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
    """Remove the longest unused files when more may have been written than the cache may hold.

    newest, written: the file that was just written, which stays, and its size
    """
    blocks = _blocks(written)
    try:
        total = _append(root, blocks)
    except OSError:
        total = 0
    is_counted = total > blocks
    if not is_counted or total * _BLOCK > limit:
        with locks.hold(os.path.join(root, _LOCK), 0) as held:
            if held or os.name == "nt":  # else another process is at it
                _remove(root, limit, newest)


def trim(root: str, limit: int) -> int:
    """Count all that is there, remove what is too much, and return how many files that was."""
    return _remove(root, limit, "")


def _remove(root: str, limit: int, newest: str) -> int:
    """Remove what is too much, but the newest file, and what ended processes have left; count the rest."""
    files = [file for folder in list_folders(root) for file in list_files(folder)]
    total = sum(_blocks(file.size) for file in files)
    enough = limit * 4 // (5 * _BLOCK) if total * _BLOCK > limit else total
    stale = time.time() - 2 * locks.WAIT
    removed = 0
    for file in sorted(files, key=lambda each: (not each.aside, each.used)):
        if file.aside and file.changed >= stale:
            continue  # it could be in use
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
    """Count blocks and return how many there are now. Raises OSError if that fails."""
    handle = open_private(os.path.join(root, _COUNT), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    try:
        os.write(handle, bytes(blocks))
        return os.fstat(handle).st_size
    finally:
        os.close(handle)


def _set(root: str, blocks: int) -> None:
    """Set the count of blocks, which is the size of the count's file; do nothing where that fails."""
    with suppress(OSError):
        handle = open_private(os.path.join(root, _COUNT), os.O_WRONLY | os.O_CREAT)
        try:
            os.ftruncate(handle, blocks)
        finally:
            os.close(handle)
