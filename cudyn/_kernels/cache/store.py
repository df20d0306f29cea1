"""Finds and stores entries. The cache is a directory with a file for each entry.

A file is written under another name and then renamed, so that it is never incomplete. Files and directories
that another user owns or can write to are neither read nor written. A file's modification time records when
it was created, and its access time records when it was last used. Only files with names that the cache has
created are removed.

While a process creates an entry, other processes that need the entry wait for a limited time. The operating
system releases the lock when the process ends.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any

from ..._errors import escape
from ..._process import process
from . import counters, locks, settings, size_limit
from .entries import DamagedError, StoredEntry, pack, read
from .trust import find_writers, make_folder, write_private

_warned: list[str] = process.own([])
_ROOT = 0  # the ID of the user
_MAX_BUILDS = 64  # the maximum number of entries that are compared for a key
_MAX_RECENT = 10_000

# The build that was found last for each directory and key. It is compared first, because listing a directory
# takes longer. Any entry that is accepted may be returned.
_recent: dict[tuple[str, str], str] = process.own({})


def find(
    key: str,
    build: str | None,
    unpack: Callable[[Any], Any] | None = None,
    accepts: Callable[[Any], bool] | None = None,
) -> tuple[str, StoredEntry] | None:
    """Return the build and the entry for a key, or None.

    Args:
        build: The only build to consider, or None for the newest entry that is accepted.
        unpack: See `entries.read`.
        accepts: See `entries.read`. Files that cannot be used count as damaged.
    """
    root = settings.get_folder()
    if root is None:
        return None
    folder = os.path.join(root, key[:2])
    try:
        if find_refusal(root, folder):
            return None
        recent_build = _recent.get((folder, key)) if build is None else build
        if recent_build is not None:
            found = _read_first(folder, key, [f"{key}.{recent_build}"], unpack, accepts)
            if found is not None or build is not None:
                return found
        found = _read_first(folder, key, list_names(folder, key), unpack, accepts)
    except OSError:  # The file does not exist, or has just been removed.
        return None
    if found is not None:
        if len(_recent) >= _MAX_RECENT:
            _recent.clear()
        _recent[folder, key] = found[0]
    return found


def _read_first(
    folder: str,
    key: str,
    names: Iterable[str],
    unpack: Callable[[Any], Any] | None,
    accepts: Callable[[Any], bool] | None,
) -> tuple[str, StoredEntry] | None:
    """Return the build and the entry of the first file that can be used and is accepted, or None."""
    for name in names:
        try:
            entry = read(folder, name, unpack, accepts)
        except DamagedError:
            counters.add_damaged(name)
            continue
        if entry is not None:
            return name[len(key) + 1 :], entry
    return None


def list_names(folder: str, key: str) -> list[str]:
    """Return the newest files for a key, newest first. Raises OSError if its directory is missing."""
    names = [
        (os.stat(os.path.join(folder, name)).st_mtime_ns, name)
        for name in os.listdir(folder)
        if name.startswith(f"{key}.") and not name.endswith((".lock", ".tmp"))
    ]
    return [name for _, name in sorted(names, reverse=True)[:_MAX_BUILDS]]


def keep(key: str, build: str, facts: Mapping[str, object], head: object, data: bytes) -> str:
    """Store an entry.

    Args:
        facts: The inputs whose hash is the key, stored for human readers.
        head: Additional values as JSON.

    Returns:
        "", or the reason why the entry could not be stored. This is not an error.
    """
    return write(key, build, pack(f"{key}.{build}", facts, head, data))


def write(key: str, build: str, data: bytes) -> str:
    """Write the result of `pack`.

    Returns:
        "", or the reason why it could not be written.
    """
    root = settings.get_folder()
    if root is None:
        return "the cache is off"
    try:
        limit = settings.get_limit()
        if len(data) > limit:
            return f"its {len(data)} bytes are more than CUDYN_CACHE_SIZE"
        folder = _make_folder(root, key)
        path = os.path.join(folder, f"{key}.{build}")
        write_private(path, data)
    except ValueError as error:
        return str(error)
    except OSError as error:
        why = f"the cache's folder {escape(root)} is not written: {escape(error)}"
        # An error without an errno contains the reason that `find_refusal` returned.
        return _warn(why if error.errno else str(error))
    size_limit.make_room(root, path, len(data), limit)
    return ""


def _warn(why: str) -> str:
    """Warn once per process that nothing is cached, and return the reason."""
    if not _warned:
        import warnings

        _warned.append(why)
        advice = "CUDYN_CACHE_DIR names another folder, CUDYN_CACHE=off does without"
        warnings.warn(f"cudyn: nothing is kept: {why}; {advice}", RuntimeWarning, stacklevel=2)
    return why


def find_closed(folder: str) -> str:
    """Return the directory that prevents this user from writing to the cache, or "".

    The cache directory need not exist yet.
    """
    while not os.path.exists(folder) and os.path.dirname(folder) != folder:  # up to the root directory
        folder = os.path.dirname(folder)
    if os.path.isdir(folder) and os.access(folder, os.W_OK | os.X_OK):
        return ""
    return f"this user can't write to {folder}; CUDYN_CACHE_DIR names another folder"


@contextmanager
def lock(key: str) -> Iterator[None]:
    """Make other processes that need the same entry wait during the block, for a limited time."""
    root = settings.get_folder()
    guard: AbstractContextManager[object] = nullcontext()
    if root is not None:
        with suppress(OSError):
            guard = locks.hold(os.path.join(_make_folder(root, key), f"{key}.lock"))
    with guard:
        yield


def trim() -> int:
    """Remove the least recently used files if the cache exceeds its limit, and return their number.

    This lists the whole cache and corrects the count. Raises ValueError if CUDYN_CACHE_SIZE is not a size.
    """
    root = settings.get_folder()
    return size_limit.trim(root, settings.get_limit()) if root is not None else 0


def find_refusal(*folders: str) -> str:
    """Return the reason why the cache directory, or a directory in it, is not used, or "".

    The cache directory itself may belong to root. Raises OSError if it does not exist.
    """
    for index, path in enumerate(folders):
        owners = () if index else (_ROOT,)
        why = find_writers(os.stat(path), *owners)
        if why:
            return f"{escape(path)} {why}"
    return ""


def _make_folder(root: str, key: str) -> str:
    """Create the directory for a key and return it.

    Raises:
        OSError: The directory cannot be created, or other users could write to it.
    """
    folder = os.path.join(root, key[:2])
    try:
        refused = find_refusal(root, folder)
    except FileNotFoundError:
        make_folder(root)
        make_folder(folder)
        refused = find_refusal(root, folder)
    if refused:
        raise OSError(refused)
    return folder
