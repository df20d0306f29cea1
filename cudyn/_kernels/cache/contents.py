"""Lists and removes the files in the cache."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from . import settings, size_limit, store
from .entries import read_facts

_FOLDER = re.compile(r"headers-[0-9a-f]{16}(?:\.[0-9a-f]{16}\.tmp)?")  # the names of directories with headers


@dataclass(frozen=True)
class Info:
    """The state of the cache.

    Attributes:
        folder: the directory, or None if the cache is off or the user has no home directory
        mode: "on", "off" or "only"
        refused: the reason why the directory is neither read nor written, or ""
        files: the number of images
        size, most: the total size of the images and its maximum, in bytes
        headers: (directory, bytes) for each directory of headers that NVRTC or clang needs; they are not
            included in `size`, and are only removed by `clear`
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
        key, build: the hash of its inputs, and the hash of its compiler and toolkit
        size: the size in bytes
        made, used: times in seconds since 1970; the time of use is updated at most once an hour
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
    """Return the state of the cache. This lists every file. Raises ValueError for an invalid variable."""
    root = settings.get_folder()
    files = list(list_files())
    refused = ""
    if root is not None:
        with suppress(OSError):
            refused = store.find_refusal(root)
        obstacle = store.find_closed(root)
        if obstacle and not os.path.isdir(root):
            refused = obstacle
    return Info(
        folder=root,
        mode=settings.get_mode(),
        refused=refused,
        files=len(files),
        size=sum(file.size for file in files),
        most=settings.get_limit(),
        headers=list_folders(root) if root is not None else (),
    )


def list_entries() -> Iterator[Entry]:
    """Yield every image in the cache, in no particular order, with its inputs."""
    for file in list_files():
        key, _, build = os.path.basename(file.path).partition(".")
        facts = read_facts(file.path) or {}
        yield Entry(file.path, key, build, file.size, file.changed, file.used / 1e9, facts)


def clear() -> int:
    """Remove all images and the files left by processes that have ended, and return the number of files.

    The directories of headers are also removed, but not counted.
    """
    root = settings.get_folder()
    if root is None:
        return 0
    import glob
    import shutil

    for path, _ in list_folders(root):
        shutil.rmtree(path, ignore_errors=True)
    for path in glob.glob(os.path.join(glob.escape(root), "notes-*")):
        with suppress(OSError):
            os.unlink(path)
    return size_limit.trim(root, 0)


def list_files() -> Iterator[size_limit.CacheFile]:
    """Yield the entries' files."""
    root = settings.get_folder()
    for folder in size_limit.list_folders(root) if root is not None else ():
        for file in size_limit.list_files(folder):
            if not file.aside:
                yield file


def list_folders(root: str) -> tuple[tuple[str, int], ...]:
    """Return the directories that are stored next to the entries, with their sizes in bytes."""
    try:
        with os.scandir(root) as entries:
            paths = sorted(
                entry.path
                for entry in entries
                if _FOLDER.fullmatch(entry.name) and entry.is_dir(follow_symlinks=False)
            )
    except OSError:
        return ()
    return tuple((path, _measure(path)) for path in paths)


def list_names() -> frozenset[str]:
    """Return the names of the files that contain the entries."""
    return frozenset(os.path.basename(file.path) for file in list_files())


def _measure(folder: str) -> int:
    """Return the total size in bytes of the files in a directory and its subdirectories."""
    size = 0
    for directory, _, files in os.walk(folder):
        for file in files:
            with suppress(OSError):
                size += os.lstat(os.path.join(directory, file)).st_size
    return size
