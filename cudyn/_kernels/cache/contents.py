"""Lists and removes the files in the cache."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from . import settings, size_limit
from .entries import read_facts
from .folder import Folder, find_closed, find_refusal, find_root

# The names of directories that contain headers, and of such directories that are not complete yet.
_FOLDER = re.compile(r"headers-[0-9a-f]{16}(?:\.[0-9a-f]{16}\.tmp)?")


@dataclass(frozen=True)
class Info:
    """The state of the cache.

    Attributes:
        folder: the directory of the cache, or None if the cache is off or the user does not have a home
            directory
        mode: "on", "off" or "only"
        refused: the reason why the directory is neither read nor written, or ""
        files: the number of images
        size, most: the total size of the images and its maximum, in bytes
        headers: (path, size in bytes) for each directory of headers that NVRTC or clang needs; these
            directories are not included in `size`, and are only removed by `clear`
    """

    folder: str | None
    mode: str
    refused: str
    files: int
    size: int
    most: int
    headers: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Entry:
    """An image that is stored in the cache.

    Attributes:
        path: the path of the file
        key, build: the hash of its inputs, and the hash of its compiler and toolkit
        size: the size in bytes
        made, used: the times of creation and of the last use, in seconds since 1970; the time of use is
            updated at most once an hour
        facts: the inputs by name and the compiler, or {} if the file is damaged
    """

    path: str
    key: str
    build: str
    size: int
    made: float
    used: float
    facts: Mapping[str, object]


def info() -> Info:
    """Return the state of the cache. This lists all files.

    Raises ValueError if one of the cache's environment variables is invalid.
    """
    root = find_root()
    files = list(list_files())
    headers = [(root.get_path(name), _measure(root, name)) for name in list_folders(root)] if root else []
    return Info(
        folder=settings.get_folder() if root is None else root.path,
        mode=settings.get_mode(),
        refused=find_refusal() or (find_closed() if root is None else ""),
        files=len(files),
        size=sum(file.size for file in files),
        most=settings.get_limit(),
        headers=tuple(headers),
    )


def list_entries() -> Iterator[Entry]:
    """Yield every image in the cache, in no particular order, with its inputs."""
    root = find_root()
    for file in list_files():
        key, _, build = file.name.rpartition("/")[2].partition(".")
        facts = (root and read_facts(root, file.name)) or {}
        path = root.get_path(file.name) if root else ""
        used_seconds = file.used / 1e9
        yield Entry(path, key, build, file.size, file.changed, used_seconds, facts)


def clear() -> int:
    """Remove all images and the files left by processes that have ended, and return their number.

    The notes and the directories of headers are also removed, but not counted.
    """
    root = find_root()
    if root is None:
        return 0
    for name in list_folders(root):
        with suppress(OSError):
            root.remove_tree(name)
    for name in root.list_names():
        if name.startswith("notes-"):
            with suppress(OSError):
                root.unlink(name)
    return size_limit.trim(root, 0)


def list_files() -> Iterator[size_limit.CacheFile]:
    """Yield the files that contain entries."""
    root = find_root()
    for file in size_limit.list_files(root) if root is not None else ():
        if not file.is_auxiliary:
            yield file


def list_folders(root: Folder) -> list[str]:
    """Return the names of the directories with headers that are stored next to the entries."""
    names = []
    for name in sorted(root.list_names()):
        if _FOLDER.fullmatch(name):
            with suppress(OSError):
                if stat.S_ISDIR(root.stat(name).st_mode):
                    names.append(name)
    return names


def list_names() -> frozenset[str]:
    """Return the names of the files that contain the entries."""
    return frozenset(file.name.rpartition("/")[2] for file in list_files())


def _measure(root: Folder, name: str) -> int:
    """Return the total size in bytes of the files in a directory and its subdirectories."""
    size = 0
    for file in root.list_names(name):
        with suppress(OSError):
            status = root.stat(f"{name}/{file}")
            size += _measure(root, f"{name}/{file}") if stat.S_ISDIR(status.st_mode) else status.st_size
    return size
