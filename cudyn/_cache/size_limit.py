"""The size of the cache, without reading all of it: the cost of a miss does not depend on the cache's size.

A file in each of its 256 folders, and one above them, has a byte for each block that was written: appends are
atomic across processes. If the one above says that the cache may be full, those of the folders are added up,
without reading the folders; then the largest folder is read, the longest unused quarter of its files is
removed, and its count is corrected. Keys are hashes, so a folder is a fair sample of all; small folders are
read together, so that in a small cache the longest unused files of all are removed.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from . import locks
from .trust import open_shared

_COUNT = ".cudyn-written"
_LOCK = ".cudyn-trim"
_BLOCK = 4096
_SAMPLE = 256  # files at least, of which a quarter may go
_NAMED = re.compile(r"([0-9a-f]{2})[0-9a-f]{62}\.(?:[0-9a-f]{16}|([0-9a-f]{16}\.tmp|lock))")


class CacheFile(NamedTuple):
    """A file of the cache. aside: a lock, or what is being written."""

    path: str
    size: int
    used: int
    changed: float
    aside: bool


def is_name(path: str) -> bool:
    """Is it the name of an image, with its folder?"""
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
                    found = os.stat(entry.path, follow_symlinks=False)
                    yield CacheFile(
                        entry.path, found.st_size, found.st_atime_ns, found.st_mtime, named[2] is not None
                    )


def make_room(folder: str, newest: str, written: int, limit: int) -> None:
    """Remove the longest unused files when more may have been written than the cache may hold.

    folder, newest, written: the file that was just written, which stays, its folder and its size
    """
    root = os.path.dirname(folder)
    blocks = _blocks(written)
    try:
        _append(folder, blocks)
        total = _append(root, blocks)
    except OSError:
        total = 0
    if total <= blocks:  # not counted yet
        trim(root, limit)
    elif total * _BLOCK > limit:
        with locks.hold(os.path.join(root, _LOCK), 0) as held:
            if held or os.name == "nt":  # else another process is at it
                _remove(root, limit, newest, _SAMPLE)


def trim(root: str, limit: int) -> int:
    """Count all that is there, remove what is too much, and return how many files that was."""
    return _remove(root, limit, "", 0)


def _remove(root: str, limit: int, newest: str, sample: int) -> int:
    """sample: how many files to look at before some go; 0: all."""
    sizes = {folder: _size(folder) for folder in list_folders(root)}
    total = sum(sizes.values())
    rest = sorted(sizes, key=sizes.__getitem__)
    enough = -(-limit * 4 // (5 * _BLOCK))
    removed = 0
    while rest and (not sample or total * _BLOCK > limit):
        files: list[CacheFile] = []
        seen = {}
        while rest and (not sample or len(files) < sample):
            folder = rest.pop()
            found = list(list_files(folder))
            seen[folder] = sum(_blocks(file.size) for file in found)
            total += seen[folder] - sizes[folder]
            files += found
        most = len(files) // 4 + 1 if rest else len(files)
        if total * _BLOCK <= limit:
            most = 0
        stale = time.time() - 2 * locks.WAIT
        for file in sorted(files, key=lambda each: (not each.aside, each.used)):
            if file.aside:
                if file.changed >= stale:
                    continue  # it could be in use
            elif total <= enough or most <= 0:
                break
            elif file.path == newest:
                continue
            with suppress(OSError):
                os.unlink(file.path)
                total -= _blocks(file.size)
                seen[os.path.dirname(file.path)] -= _blocks(file.size)
                removed += 1
                most -= 1
        for folder, size in seen.items():
            _set(folder, size)
    _set(root, total)
    return removed


def _blocks(size: int) -> int:
    return -(-size // _BLOCK)


def _append(folder: str, blocks: int) -> int:
    """Count blocks and return how many there are now. OSError: that can't be written."""
    handle = open_shared(os.path.join(folder, _COUNT), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    try:
        os.write(handle, bytes(blocks))
        return os.fstat(handle).st_size
    finally:
        os.close(handle)


def _size(folder: str) -> int:
    """The counted blocks in a folder; its actual blocks if they have not been counted."""
    try:
        return os.stat(os.path.join(folder, _COUNT), follow_symlinks=False).st_size
    except OSError:
        return sum(_blocks(file.size) for file in list_files(folder))


def _set(folder: str, blocks: int) -> None:
    """Set the count of blocks, which is the size of the count's file; do nothing where that fails."""
    with suppress(OSError):
        handle = open_shared(os.path.join(folder, _COUNT), os.O_WRONLY | os.O_CREAT)
        try:
            os.ftruncate(handle, blocks)
        finally:
            os.close(handle)
