"""Compiled code kept between processes: a folder of files, one for each compilation.

CUDYN_CACHE_DIR   the folder; without it the user's own cache folder, by the platform's convention
CUDYN_CACHE       "off" to keep nothing and find nothing
CUDYN_CACHE_SIZE  the most bytes that it may hold, 1 GiB unless said; the longest unused go first

A file is written aside and moved into place, so that it is there whole or not at all. It starts with the hash
of what follows, in which it says what it is kept as: one that is damaged or has another's name is compiled
anew. A file or folder that another user owns or could write is neither read nor written. A file's time of
change is when it was made, its time of access when it was last used. Nothing is ever removed but files that
were named here.

While a process compiles, others that want the same wait for it, as long as it lives and not for ever: the
lock is the operating system's and ends with its process.
"""

from __future__ import annotations

import os
import re
import sys
import time
from contextlib import contextmanager, suppress

from . import locks
from .entries import find_writers, open_private, pack, read, read_facts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from .._formats.image import Image

_DEFAULT_SIZE = 1 << 30
_WRITTEN = ".cudyn-written"  # a file with a byte for each block that was written since trim saw them all
_BLOCK = 4096
_NAMED = re.compile(r"([0-9a-f]{2})[0-9a-f]{62}\.([0-9a-f]{16}|[0-9a-f]{16}\.tmp|lock)")
_ASIDE = (".tmp", ".lock")
_MOST_READ = 2000  # files, to find the nearest
_HASHES = ("source", "headers")  # what of a compilation's facts is a hash


def get_folder() -> str | None:
    """Return the folder, which may not be there yet; None: the cache is off."""
    if os.environ.get("CUDYN_CACHE", "").lower() in ("off", "0", "no", "false"):
        return None
    chosen = os.environ.get("CUDYN_CACHE_DIR")
    if chosen:
        return os.path.abspath(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return os.path.join(base, "cudyn", "Cache") if base else None
    home = os.path.expanduser("~")
    if not os.path.isabs(home):
        return None
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches", "cudyn")
    base = os.environ.get("XDG_CACHE_HOME", "")
    return os.path.join(base if os.path.isabs(base) else os.path.join(home, ".cache"), "cudyn")


def get_limit() -> int:
    """Return the most bytes that it may hold. ValueError: CUDYN_CACHE_SIZE is not a number."""
    said = os.environ.get("CUDYN_CACHE_SIZE", "")
    if said and not said.isdecimal():
        raise ValueError(f"CUDYN_CACHE_SIZE={said!r}: expected a number of bytes")
    return int(said) if said else _DEFAULT_SIZE


def find(key: str, build: str | None) -> Image | None:
    """Return what was kept for a key by this build of the compiler or, with None, by the last one."""
    root = get_folder()
    if root is None:
        return None
    place = os.path.join(root, key[:2])
    try:
        if _refused(root, 0) or _refused(place):
            return None
        if build is not None:
            return read(place, f"{key}.{build}")
        found = [
            (entry.stat().st_mtime_ns, entry.name)
            for entry in os.scandir(place)
            if entry.name.startswith(f"{key}.") and not entry.name.endswith((".lock", ".tmp"))
        ]
    except OSError:  # there is none, or it was just removed
        return None
    return next((image for _, name in sorted(found, reverse=True) if (image := read(place, name))), None)


def keep(key: str, build: str, image: Image, facts: Mapping[str, Any] | None = None) -> str:
    """Keep compiled code. Returns "", or why that was not possible, which is no error.

    facts: what the key is the hash of, for `describe_nearest`.
    """
    root = get_folder()
    if root is None:
        return "the cache is off"
    data = pack(f"{key}.{build}", image, facts or {})
    temporary = ""
    try:
        if len(data) > get_limit():
            return f"its {len(data)} bytes are more than CUDYN_CACHE_SIZE"
        place, refused = _place(root, key)
        if refused:
            return refused
        temporary = os.path.join(place, f"{key}.{os.urandom(8).hex()}.tmp")
        with open(temporary, "xb", opener=open_private) as file:
            file.write(data)
        os.replace(temporary, os.path.join(place, f"{key}.{build}"))
    except (OSError, ValueError) as error:
        if temporary:
            with suppress(OSError):
                os.unlink(temporary)
        return str(error)
    _make_room(root, len(data))
    return ""


@contextmanager
def lock(key: str) -> Iterator[None]:
    """Let other processes that want the same wait, for a while, until this one is done."""
    root = get_folder()
    handle = None
    try:
        place, refused = _place(root, key) if root else ("", "there is none")
        handle = None if refused else locks.acquire(os.path.join(place, f"{key}.lock"))
    except OSError:
        pass
    try:
        yield
    finally:
        locks.release(handle)


def trim() -> int:
    """Remove the longest unused files until the rest is well below the size; return how many.

    ValueError: CUDYN_CACHE_SIZE is not a number.
    """
    root = get_folder()
    if root is None:
        return 0
    most = get_limit()
    files = list(_files(root))
    total = sum(found.st_size for found, _ in files)
    rest = most if total <= most else most * 4 // 5
    old = time.time() - 2 * locks.WAIT
    removed = 0
    for found, path in sorted(files, key=lambda each: each[0].st_atime_ns):
        if path.endswith(_ASIDE):
            if found.st_mtime >= old:
                continue  # it could be in use
        elif total <= rest:
            continue
        with suppress(OSError):
            os.unlink(path)
            total -= found.st_size
            removed += 1
    with suppress(OSError):
        os.truncate(os.path.join(root, _WRITTEN), -(-total // _BLOCK))
    return removed


def describe_nearest(facts: Mapping[str, Any]) -> str:
    """Say what the cache has that is most like a compilation that it does not have."""
    root = get_folder()
    files = [path for _, path in _files(root) if not path.endswith(_ASIDE)] if root else []
    known = [found for path in files[:_MOST_READ] if (found := read_facts(path))]
    alike = [found for found in known if any(found.get(name) == facts[name] for name in ("source", "name"))]
    if not alike:
        return f"The cache {root} has nothing of this source (files: {len(files)})."
    best = min(alike, key=lambda found: sum(found.get(name) != facts[name] for name in facts))
    others = [
        f"other {name}" if name in _HASHES else f"{name} {best.get(name)!r} instead of {facts[name]!r}"
        for name in facts
        if best.get(name) != facts[name]
    ]
    return (
        f"The cache {root} does not have it (files: {len(files)}). The nearest is {best['name']} for "
        f"{best['architecture']} as {best['kind']}, with {', '.join(others) or 'a damaged file'}."
    )


# --- the folder


def _files(root: str) -> Iterator[tuple[os.stat_result, str]]:
    """Every file of this user's that has a name as given here, in the folder of that name."""
    with suppress(OSError), os.scandir(root) as folders:
        for place in folders:
            if len(place.name) != 2 or not place.is_dir(follow_symlinks=False):
                continue
            with suppress(OSError), os.scandir(place.path) as entries:
                for entry in entries:
                    named = _NAMED.fullmatch(entry.name)
                    if named and named[1] == place.name and entry.is_file(follow_symlinks=False):
                        with suppress(OSError):
                            yield os.stat(entry.path, follow_symlinks=False), entry.path


def _place(root: str, key: str) -> tuple[str, str]:
    """The folder of a key, made if there is none, and why it is not used or "". OSError: it can't be made."""
    place = os.path.join(root, key[:2])
    for path in (root, place):
        os.makedirs(path, mode=0o700, exist_ok=True)
    return place, _refused(root, 0) or _refused(place)


def _make_room(root: str, written: int) -> None:
    """Trim when more may have been written than the cache may hold."""
    blocks = -(-written // _BLOCK)
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
    try:
        handle = os.open(os.path.join(root, _WRITTEN), flags, 0o600)
        try:
            os.write(handle, bytes(blocks))
            total = os.fstat(handle).st_size
        finally:
            os.close(handle)
    except OSError:
        trim()
        return
    if total <= blocks or total * _BLOCK > get_limit():
        trim()


def _refused(path: str, *owners: int) -> str:
    """Why a folder is not used, or "". OSError: there is none."""
    why = find_writers(os.stat(path), *owners)
    return f"{path} {why}" if why else ""
