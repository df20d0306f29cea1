"""The contents of the cache, file by file: listing, checking, removing."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from . import settings, sizes, store
from .entries import find_fault, read_facts
from .trust import get_trust

_FOLDER = re.compile(r"headers-[0-9a-f]{16}(?:\.[0-9a-f]{16}\.tmp)?")  # what is kept beside the entries


@dataclass(frozen=True)
class Info:
    """The cache as it is used now.

    folder      None: it has no folder, or CUDYN_CACHE=off
    mode        "on", "off" or "only"
    refused     the reason why it is neither read nor written, or ""
    files       the number of its images
    size, most  their bytes, and the maximum
    users       the numbers of other users who are trusted, by CUDYN_CACHE_TRUST
    groups      and of groups
    headers     those that NVRTCs have put there: (folder, bytes) of each. They do not count in size, and
                stay until `clear`
    """

    folder: str | None
    mode: str
    refused: str
    files: int
    size: int
    most: int
    users: tuple[int, ...]
    groups: tuple[int, ...]
    headers: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Entry:
    """An image in the cache.

    key, build  the hash of its inputs, and that of its compiler and toolkit
    size        in bytes
    made, used  when, in seconds since 1970; use is noted once an hour
    facts       what the key is the hash of, by name, and the compiler; {} where the file is damaged
    """

    path: str
    key: str
    build: str
    size: int
    made: float
    used: float
    facts: Mapping[str, object]


def info() -> Info:
    """Return what the cache is now. It looks at every file. ValueError: a variable is not as expected."""
    root = settings.get_folder()
    files = list(list_files())
    refused = ""
    if root is not None:
        with suppress(OSError):
            refused = store.find_refusal(root)
    trust = get_trust()
    size = sum(file.size for file in files)
    return Info(
        *(root, settings.get_mode(), refused, len(files), size, settings.get_limit()),
        *(tuple(sorted(trust.users)), trust.groups, list_folders(root) if root is not None else ()),
    )


def list_entries() -> Iterator[Entry]:
    """Yield every image in the cache, in no order, with what is known of how it was compiled."""
    for file in list_files():
        key, _, build = os.path.basename(file.path).partition(".")
        facts = read_facts(file.path) or {}
        yield Entry(file.path, key, build, file.size, file.changed, file.used / 1e9, facts)


def verify(*, remove: bool = False) -> list[tuple[str, str]]:
    """Read every file of the cache; return those that are not used, with why, and remove them if asked."""
    found = []
    for file in list_files():
        try:
            why = find_fault(file.path)
        except OSError as error:
            why = f"can't be read: {error.strerror}"
        if why:
            found.append((file.path, why))
            if remove:
                with suppress(OSError):
                    os.unlink(file.path)
    return found


def clear() -> int:
    """Remove every image from the cache, and what ended processes have left; return how many files.

    The headers that NVRTC has put there go as well; these are not counted.
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
    return sizes.trim(root, 0)


def list_files() -> Iterator[sizes.Kept]:
    """Yield every entry's file."""
    root = settings.get_folder()
    for folder in sizes.list_folders(root) if root is not None else ():
        for file in sizes.list_files(folder):
            if not file.aside:
                yield file


def list_folders(root: str) -> tuple[tuple[str, int], ...]:
    """Return (folder, bytes in it) of what is kept as a folder, beside the entries."""
    try:
        with os.scandir(root) as found:
            paths = sorted(
                each.path
                for each in found
                if _FOLDER.fullmatch(each.name) and each.is_dir(follow_symlinks=False)
            )
    except OSError:
        return ()
    return tuple((path, _measure(path)) for path in paths)


def list_names() -> frozenset[str]:
    """Return the names of the entries' files."""
    return frozenset(os.path.basename(file.path) for file in list_files())


def _measure(folder: str) -> int:
    size = 0
    for place, _, files in os.walk(folder):
        for file in files:
            with suppress(OSError):
                size += os.lstat(os.path.join(place, file)).st_size
    return size
