"""Compiled code kept between processes: a folder of files, one for each compilation.

CUDYN_CACHE_DIR    the folder; without it the user's own cache folder, by the platform's convention
CUDYN_CACHE        "off" to keep nothing and find nothing; "only" to compile nothing: a miss is an error
CUDYN_CACHE_SIZE   its maximum size in bytes, by default 1 GiB; the longest unused files go first (sizes)
CUDYN_CACHE_TRUST  users and groups that may write what is read (trust)

A file is written aside and moved into place, so that it is there whole or not at all. It starts with the hash
of the rest, which has its name: a damaged or renamed file is compiled anew. Folders whose names begin with
headers- have NVRTC's own headers (bundle). A file or folder that an untrusted user owns or could write is
neither read nor written. Its modification time is when it was made, its access time when it was last used.
Only files with names made here are ever removed.

While a process compiles, others that need the same code wait for it, up to a limit: the lock is the operating
system's and ends with its process.
"""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from .._errors import escape
from . import locks, sizes
from .entries import pack, read
from .trust import find_writers, make_folder, open_private

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .._formats.image import Image

_DEFAULT_SIZE = 1 << 30
_MODES = {"off": "off", "0": "off", "no": "off", "false": "off", "only": "only"}
_MODES.update(dict.fromkeys(("", "on", "1", "yes", "true"), "on"))


def get_mode() -> str:
    """Return "on", "off" or "only". ValueError: CUDYN_CACHE is something else."""
    said = os.environ.get("CUDYN_CACHE", "")
    if said.lower() not in _MODES:
        raise ValueError(f"CUDYN_CACHE={said!r}: expected off, only or on")
    return _MODES[said.lower()]


def get_folder() -> str | None:
    """Return the folder, which may not be there yet; None: the cache is off."""
    if get_mode() == "off":
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
    """Return its maximum size in bytes. ValueError: CUDYN_CACHE_SIZE is not a number."""
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
        if find_refusal(root, place):
            return None
        if build is not None:
            return read(place, f"{key}.{build}")
        found = [
            (os.stat(os.path.join(place, name)).st_mtime_ns, name)
            for name in os.listdir(place)
            if name.startswith(f"{key}.") and not name.endswith((".lock", ".tmp"))
        ]
    except OSError:  # it does not exist, or was just removed
        return None
    return next((image for _, name in sorted(found, reverse=True) if (image := read(place, name))), None)


def keep(key: str, build: str, image: Image, facts: Mapping[str, Any] | None = None) -> str:
    """Keep compiled code. Returns "", or the reason why that was not possible, which is not an error.

    facts: what the key is the hash of, for messages.
    """
    return write(key, build, pack(f"{key}.{build}", image, facts or {}))


def write(key: str, build: str, data: bytes) -> str:
    """Keep what `pack` gave. Returns "", or why that was not possible."""
    root = get_folder()
    if root is None:
        return "the cache is off"
    temporary = ""
    try:
        limit = get_limit()
        if len(data) > limit:
            return f"its {len(data)} bytes are more than CUDYN_CACHE_SIZE"
        place, refused = _place(root, key)
        if refused:
            return refused
        temporary = os.path.join(place, f"{key}.{os.urandom(8).hex()}.tmp")
        with open(temporary, "xb", opener=open_private) as file:
            file.write(data)
        path = os.path.join(place, f"{key}.{build}")
        os.replace(temporary, path)
    except (OSError, ValueError) as error:
        if temporary:
            with suppress(OSError):
                os.unlink(temporary)
        return str(error)
    sizes.make_room(place, path, len(data), limit)
    return ""


@contextmanager
def lock(key: str) -> Iterator[None]:
    """Have other processes that need the same code wait, up to a limit, until this one is done."""
    root = get_folder()
    handle = None
    try:
        place, refused = _place(root, key) if root else ("", "the cache has no folder")
        handle = None if refused else locks.acquire(os.path.join(place, f"{key}.lock"))
    except OSError:
        pass
    try:
        yield
    finally:
        locks.release(handle)


def trim() -> int:
    """Remove the longest unused files until the rest is well below the size; return how many.

    It looks at all of the cache, and counts anew. ValueError: CUDYN_CACHE_SIZE is not a number.
    """
    root = get_folder()
    return sizes.trim(root, get_limit()) if root is not None else 0


def find_refusal(*folders: str) -> str:
    """Return the reason why the folder of the cache, or one in it, is not used, or "". OSError: no folder.

    The first may belong to root.
    """
    for number, path in enumerate(folders):
        why = find_writers(os.stat(path), *((0,) if number == 0 else ()))
        if why:
            return f"{escape(path)} {why}"
    return ""


def _place(root: str, key: str) -> tuple[str, str]:
    """Return the folder of a key, made if needed, and why it is not used or "". OSError: it can't be made."""
    place = os.path.join(root, key[:2])
    make_folder(root)
    make_folder(place)
    return place, find_refusal(root, place)
