"""Finds and stores entries. The cache is a directory that contains a file for each entry.

A file is written under another name and then renamed, so that it is never incomplete. The modification time
of a file is the time when the file was created, and its access time is the time of its last use. Only files
with names that the cache has created are removed.

While a process creates an entry, it holds a lock, and other processes that need the entry wait for a limited
time. The operating system releases the lock when the process ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any

from ..._errors import escape
from ..._process import process
from . import counters, locks, settings, size_limit
from .entries import DamagedError, StoredEntry, pack, read
from .folder import Folder, UntrustedError, find_root, get_root

_warned: list[str] = process.own([])  # the reason that `_warn` has reported, if any
_MAX_BUILDS = 64  # the maximum number of entries that are compared for a key
_MAX_RECENT = 10_000  # the maximum number of items in `_recent`

# The build that was found last, keyed by the cache directory and the key. It is tried first, because listing
# the directory takes longer. It may be older than another build, but any accepted entry may be returned.
_recent: dict[tuple[str, str], str] = process.own({})


def find(
    key: str,
    build: str | None,
    unpack: Callable[[Any], Any] | None = None,
    accepts: Callable[[Any], bool] | None = None,
    folder: str | None = None,
) -> tuple[str, StoredEntry] | None:
    """Return the build and the entry for a key, or None.

    Files that cannot be used are counted as damaged.

    Args:
        key: The key.
        build: The only build to consider, or None to consider all builds, newest first.
        unpack: As in `entries.read`.
        accepts: As in `entries.read`.
        folder: The directory of the cache, or None for the configured directory.
    """
    try:
        root = get_root(folder)
        if root is None:
            return None
        root.check_folder(key[:2])
        recent_build = _recent.get((root.path, key)) if build is None else build
        if recent_build is not None:
            hit = _read_first(root, key, [f"{key}.{recent_build}"], unpack, accepts)
            if hit is not None or build is not None:
                return hit
        hit = _read_first(root, key, list_names(root, key), unpack, accepts)
    except OSError:  # The file does not exist, or the directory is not trusted.
        return None
    if hit is not None:
        if len(_recent) >= _MAX_RECENT:
            _recent.clear()
        found_build, _ = hit
        _recent[root.path, key] = found_build
    return hit


def _read_first(
    root: Folder,
    key: str,
    names: Iterable[str],
    unpack: Callable[[Any], Any] | None,
    accepts: Callable[[Any], bool] | None,
) -> tuple[str, StoredEntry] | None:
    """Return the build and the entry of the first file that can be used and is accepted, or None.

    Args:
        root: The directory of the cache.
        key: The key.
        names: The names of files for the key.
        unpack: As in `entries.read`.
        accepts: As in `entries.read`.
    """
    for name in names:
        try:
            entry = read(root, f"{key[:2]}/{name}", unpack, accepts)
        except DamagedError:
            counters.add_damaged(name)
            continue
        if entry is not None:
            return name[len(key) + 1 :], entry
    return None


def list_names(root: Folder, key: str) -> list[str]:
    """Return the names of the newest files for a key, newest first.

    Raises OSError if the directory for the key is missing.
    """
    folder = key[:2]
    names = [
        (root.stat(f"{folder}/{name}").st_mtime_ns, name)
        for name in root.list_names(folder)
        if name.startswith(f"{key}.") and not name.endswith((".lock", ".tmp"))
    ]
    return [name for _, name in sorted(names, reverse=True)[:_MAX_BUILDS]]


def keep(key: str, build: str, facts: Mapping[str, object], header: object, data: bytes) -> str:
    """Store an entry.

    Args:
        key: The key.
        build: The build, which is the second half of the entry's name.
        facts: The inputs whose hash is the key, stored for human readers.
        header: A JSON value, which `find` passes to `unpack`.
        data: The compiled code.

    Returns:
        "", or the reason why the entry could not be stored, which is not an error.
    """
    return write(key, build, pack(f"{key}.{build}", facts, header, data))


def write(key: str, build: str, data: bytes) -> str:
    """Write the file of an entry.

    Args:
        key: The key.
        build: The build.
        data: The contents of the file, as returned by `pack`.

    Returns:
        "", or the reason why the file could not be written.
    """
    reason = settings.find_reason_for_off()
    if reason:
        return reason
    name = f"{key[:2]}/{key}.{build}"
    try:
        limit = settings.get_limit()
        if len(data) > limit:
            return f"its {len(data)} bytes are more than CUDYN_CACHE_SIZE"
        root = _make_folder(key)
        root.write(name, data)
    except ValueError as error:
        return str(error)
    except UntrustedError as error:
        return _warn(str(error))
    except OSError as error:
        folder = escape(settings.get_folder() or "")
        return _warn(f"the cache directory {folder} can't be written: {escape(error)}")
    size_limit.make_room(root, name, len(data), limit)
    return ""


def _warn(why: str) -> str:
    """Issue a warning that nothing is cached, but only once per process, and return the reason."""
    if not _warned:
        import warnings

        _warned.append(why)
        advice = "Set CUDYN_CACHE_DIR to another directory, or CUDYN_CACHE=off to disable the cache"
        warnings.warn(f"cudyn: nothing is cached: {why}. {advice}", RuntimeWarning, stacklevel=2)
    return why


@contextmanager
def lock(key: str) -> Iterator[None]:
    """Hold the lock for a key during the block, if possible. Other processes wait a limited time for it."""
    guard: AbstractContextManager[object] = nullcontext()
    with suppress(OSError):
        if not settings.find_reason_for_off():
            guard = locks.hold(_make_folder(key), f"{key[:2]}/{key}.lock")
    with guard:
        yield


def trim() -> int:
    """Remove the least recently used files if the cache exceeds its limit, and return their number.

    This lists the whole cache, and corrects the count of its blocks. Raises ValueError if CUDYN_CACHE_SIZE is
    not a size.
    """
    limit = settings.get_limit()
    root = find_root()
    return size_limit.trim(root, limit) if root is not None else 0


def _make_folder(key: str) -> Folder:
    """Create the directory for a key, and return the directory of the cache. The cache must not be off.

    Raises:
        OSError: The directory cannot be created, or other users could write to it.
    """
    root = get_root(create=True)
    assert root is not None
    root.make_folder(key[:2])
    return root
