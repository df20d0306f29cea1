"""Find and keep an entry: a folder of files, one for each.

A file is written aside and moved into place, so that it is there whole or not at all. A file or folder that
another user owns or could write is neither read nor written. Its modification time is when it was made,
its access time when it was last used. Only files with names made here are ever removed.

While a process makes an entry, others that need the same wait for it, up to a limit: the lock is the
operating system's and ends with its process.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any

from ..._errors import escape
from ..._process import process
from . import counters, locks, settings, size_limit
from .entries import DamagedError, StoredEntry, pack, read
from .trust import find_writers, make_folder, write_private

_warned: list[str] = process.own([])
_MOST_BUILDS = 64  # entries of one key that are looked at


def find(
    key: str,
    build: str | None,
    unpack: Callable[[Any], Any] | None = None,
    accepts: Callable[[Any], bool] | None = None,
) -> tuple[str, StoredEntry] | None:
    """Return (build, what was kept) for a key: by this build or, with None, the newest that is accepted.

    unpack, accepts: see `entries.read`. What is there and can't be used counts as damaged.
    """
    root = settings.get_folder()
    if root is None:
        return None
    place = os.path.join(root, key[:2])
    try:
        if find_refusal(root, place):
            return None
        names = [f"{key}.{build}"] if build is not None else list_names(place, key)
    except OSError:  # it does not exist, or was just removed
        return None
    for name in names:
        try:
            entry = read(place, name, unpack, accepts)
        except DamagedError:
            counters.add_damaged(name)
            continue
        if entry is not None:
            return name[len(key) + 1 :], entry
    return None


def list_names(place: str, key: str) -> list[str]:
    """Return the newest files of a key, the newest first. OSError: its folder is missing."""
    names = [
        (os.stat(os.path.join(place, name)).st_mtime_ns, name)
        for name in os.listdir(place)
        if name.startswith(f"{key}.") and not name.endswith((".lock", ".tmp"))
    ]
    return [name for _, name in sorted(names, reverse=True)[:_MOST_BUILDS]]


def keep(key: str, build: str, facts: Mapping[str, object], head: object, data: bytes) -> str:
    """Keep something. Returns "", or the reason why that was not possible, which is not an error.

    facts: what the key is the hash of, for people. head: what else is needed, in JSON.
    """
    return write(key, build, pack(f"{key}.{build}", facts, head, data))


def write(key: str, build: str, data: bytes) -> str:
    """Keep what `pack` gave. Returns "", or why that was not possible."""
    root = settings.get_folder()
    if root is None:
        return "the cache is off"
    try:
        limit = settings.get_limit()
        if len(data) > limit:
            return f"its {len(data)} bytes are more than CUDYN_CACHE_SIZE"
        place = _make_place(root, key)
        path = os.path.join(place, f"{key}.{build}")
        write_private(path, data)
    except ValueError as error:
        return str(error)
    except OSError as error:
        why = f"the cache's folder {escape(root)} is not written: {escape(error)}"
        return _warn(why if error.errno else str(error))  # without a number it is what `find_refusal` says
    size_limit.make_room(root, path, len(data), limit)
    return ""


def _warn(why: str) -> str:
    """Warn once in a process: everything is compiled again and again. Returns why."""
    if not _warned:
        import warnings

        _warned.append(why)
        advice = "CUDYN_CACHE_DIR names another folder, CUDYN_CACHE=off does without"
        warnings.warn(f"cudyn: nothing is kept: {why}; {advice}", RuntimeWarning, stacklevel=2)
    return why


def find_closed(folder: str) -> str:
    """Say which folder keeps this user from writing the cache, which may have to be made; "": none."""
    while not os.path.exists(folder) and os.path.dirname(folder) != folder:
        folder = os.path.dirname(folder)
    if os.path.isdir(folder) and os.access(folder, os.W_OK | os.X_OK):
        return ""
    return f"this user can't write to {folder}; CUDYN_CACHE_DIR names another folder"


@contextmanager
def lock(key: str) -> Iterator[None]:
    """Let other processes that need the same entry wait during the block, up to a limit."""
    root = settings.get_folder()
    held: AbstractContextManager[object] = nullcontext()
    if root is not None:
        with suppress(OSError):
            held = locks.hold(os.path.join(_make_place(root, key), f"{key}.lock"))
    with held:
        yield


def trim() -> int:
    """Remove the longest unused files until the rest is well below the size; return how many.

    It looks at all of the cache, and counts anew. ValueError: CUDYN_CACHE_SIZE is not a size.
    """
    root = settings.get_folder()
    return size_limit.trim(root, settings.get_limit()) if root is not None else 0


def find_refusal(*folders: str) -> str:
    """Return the reason why the folder of the cache, or one in it, is not used, or "". OSError: no folder.

    The first may belong to root.
    """
    for number, path in enumerate(folders):
        owners = () if number else (0,)
        why = find_writers(os.stat(path), *owners)
        if why:
            return f"{escape(path)} {why}"
    return ""


def _make_place(root: str, key: str) -> str:
    """Make and return the folder for a key. Raises OSError if that fails or other users could write to it."""
    place = os.path.join(root, key[:2])
    make_folder(root)
    make_folder(place)
    refused = find_refusal(root, place)
    if refused:
        raise OSError(refused)
    return place
