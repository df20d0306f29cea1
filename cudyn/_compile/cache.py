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

import hashlib
import json
import os
import re
import stat
import sys
import time
from contextlib import contextmanager, suppress

from .._formats.image import Image
from .._formats.signature import KernelInfo, Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

MAGIC = b"cudyn 2\n"
SIZE = 1 << 30
WAIT = 300.0  # seconds that a process waits for another one's compilation before it compiles itself
_TOUCH = 3600.0  # a hit is noted once in this many seconds
_WRITTEN = ".cudyn-written"  # a file with a byte for each block that was written since trim saw them all
_BLOCK = 4096
_NAMED = re.compile(r"([0-9a-f]{2})[0-9a-f]{62}\.([0-9a-f]{16}|[0-9a-f]{16}\.tmp|lock)")
_ASIDE = (".tmp", ".lock")
_MOST_READ = 2000  # files, to find the nearest
_HASHES = ("source", "headers")  # what of a compilation's facts is a hash


def folder() -> str | None:
    """The folder, which may not be there yet; None: the cache is off."""
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


def size() -> int:
    """The most bytes that it may hold. ValueError: CUDYN_CACHE_SIZE is no number."""
    said = os.environ.get("CUDYN_CACHE_SIZE", "")
    if said and not said.isdecimal():
        raise ValueError(f"CUDYN_CACHE_SIZE={said!r}: expected a number of bytes")
    return int(said) if said else SIZE


def find(key: str, build: str | None) -> Image | None:
    """What was kept for a key by this build of the compiler, or with None by the last one that made it."""
    root = folder()
    if root is None:
        return None
    place = os.path.join(root, key[:2])
    try:
        if _refused(root, 0) or _refused(place):
            return None
        if build is not None:
            return _read(place, f"{key}.{build}")
        found = [
            (entry.stat().st_mtime_ns, entry.name)
            for entry in os.scandir(place)
            if entry.name.startswith(f"{key}.") and not entry.name.endswith((".lock", ".tmp"))
        ]
    except OSError:  # there is none, or it was just removed
        return None
    return next((image for _, name in sorted(found, reverse=True) if (image := _read(place, name))), None)


def keep(key: str, build: str, image: Image, facts: Mapping[str, Any] | None = None) -> str:
    """Keep compiled code; "", or why that was not possible, which is no error.

    facts: what the key is the hash of, for `nearest`.
    """
    root = folder()
    if root is None:
        return "the cache is off"
    data = _pack(f"{key}.{build}", image, facts or {})
    temporary = ""
    try:
        if len(data) > size():
            return f"its {len(data)} bytes are more than CUDYN_CACHE_SIZE"
        place, refused = _place(root, key)
        if refused:
            return refused
        temporary = os.path.join(place, f"{key}.{os.urandom(8).hex()}.tmp")
        with open(temporary, "xb", opener=_private) as file:
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
def alone(key: str) -> Iterator[None]:
    """Let others that want the same wait, for a while, until this one is done."""
    root = folder()
    lock = None
    try:
        place, refused = _place(root, key) if root else ("", "there is none")
        lock = None if refused else _locked(os.path.join(place, f"{key}.lock"))
    except OSError:
        pass
    try:
        yield
    finally:
        if lock in _held:  # else this process was forked while it was locked: it is the parent's
            _unlock(lock)


def trim() -> int:
    """Remove the longest unused files until the rest is well below the size; return how many.

    ValueError: CUDYN_CACHE_SIZE is no number.
    """
    root = folder()
    if root is None:
        return 0
    most = size()
    files = list(_files(root))
    total = sum(found.st_size for found, _ in files)
    rest = most if total <= most else most * 4 // 5
    old = time.time() - 2 * WAIT
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


def nearest(facts: Mapping[str, Any]) -> str:
    """What the cache has that is most like a compilation that it has not, in words."""
    root = folder()
    files = [path for _, path in _files(root) if not path.endswith(_ASIDE)] if root else []
    known = [found for path in files[:_MOST_READ] if (found := _facts_in(path))]
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


# --- a file


def _pack(name: str, image: Image, facts: Mapping[str, Any]) -> bytes:
    head = json.dumps(
        {
            "of": name,
            "kind": image.kind,
            "arch": image.arch,
            "log": image.log,
            "names": dict(image.names),
            "compiler": image.compiler,
            "kernels": [[k.name, k.parameters, k.registers, k.shared, k.local] for k in image.kernels],
            "facts": dict(facts),
        }
    ).encode()
    body = len(head).to_bytes(8, "little") + head + image.data
    return MAGIC + hashlib.sha256(body).digest() + body


def unpack(data: bytes, name: str) -> Image | None:
    """The code in a file of this name; None if it is damaged, or was kept under another one."""
    start = len(MAGIC) + 32
    body = data[start:]
    if data[: len(MAGIC)] != MAGIC or hashlib.sha256(body).digest() != data[len(MAGIC) : start]:
        return None
    length = int.from_bytes(body[:8], "little")
    head = json.loads(body[8 : 8 + length])
    if head["of"] != name:
        return None
    kernels = tuple(
        KernelInfo(name, tuple(Parameter(*p) for p in parameters), registers, shared, local)
        for name, parameters, registers, shared, local in head["kernels"]
    )
    return Image(
        body[8 + length :],
        head["kind"],
        tuple(head["arch"]),
        kernels,
        head["log"],
        head["names"],
        head["compiler"],
    )


def _read(place: str, name: str) -> Image | None:
    path = os.path.join(place, name)
    try:
        with open(path, "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode) or _others(found, (_user(),)):
                return None
            image = unpack(file.read(), name)
        if image is not None and time.time() - found.st_atime > _TOUCH:
            os.utime(path, ns=(time.time_ns(), found.st_mtime_ns))
    except OSError:
        return None
    return image


def _facts_in(path: str) -> dict[str, Any] | None:
    """The facts of the compilation in a file, for a message."""
    start = len(MAGIC) + 32
    try:
        with open(path, "rb") as file:
            begin = file.read(start + 8)
            found = json.loads(file.read(int.from_bytes(begin[start:], "little")))["facts"]
    except (OSError, ValueError, LookupError, TypeError, MemoryError, OverflowError):
        return None
    return found if isinstance(found, dict) and {"name", "architecture", "kind"} <= found.keys() else None


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


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
    if total <= blocks or total * _BLOCK > size():
        trim()


def _refused(path: str, *owners: int) -> str:
    """Why a folder is not used, or "". OSError: there is none."""
    why = _others(os.stat(path), (_user(), *owners))
    return f"{path} {why}" if why else ""


def _others(found: os.stat_result, owners: tuple[int, ...]) -> str:
    """How others than these could have written what is there, or ""."""
    if sys.platform == "win32":
        return ""
    if found.st_uid not in owners:
        return "belongs to another user"
    kept_apart = stat.S_ISDIR(found.st_mode) and found.st_mode & stat.S_ISVTX  # as in /tmp
    return "can be written by other users" if found.st_mode & 0o022 and not kept_apart else ""


def _user() -> int:
    return 0 if sys.platform == "win32" else os.getuid()


# --- locks

_held: set[int] = set()


def _locked(path: str) -> int | None:
    """A file that is locked for this process; None after a while, and where there are no such locks."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    os.utime(handle)  # trim leaves what was used lately
    end, pause = time.monotonic() + WAIT, 0.001
    _held.add(handle)
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return handle
        except BlockingIOError:
            if time.monotonic() > end:
                break
            time.sleep(pause)
            pause = min(2 * pause, 0.05)
        except OSError:  # a file system without locks
            break
    _close(handle)
    return None


def _unlock(handle: int) -> None:
    """Unlock a file, also for a process that was forked meanwhile and still has it."""
    import fcntl

    with suppress(OSError):
        fcntl.flock(handle, fcntl.LOCK_UN)
    _close(handle)


def _close(handle: int) -> None:
    _held.discard(handle)
    os.close(handle)


def _leave_to_the_parent() -> None:
    """In a process that was forked: its copies would hold the locks for as long as it lives."""
    while _held:
        os.close(_held.pop())


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_leave_to_the_parent)
