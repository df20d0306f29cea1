"""Compiled code kept between processes: a folder of files, one for each compilation.

CUDYN_CACHE_DIR   the folder; without it the user's own cache folder, by the platform's convention
CUDYN_CACHE       "off" to keep nothing and find nothing
CUDYN_CACHE_SIZE  the most bytes that it may hold, 1 GiB unless said; the longest unused go first

A file is written aside and moved into place, so that it is there whole or not at all, and starts with the
hash of what follows: one that is damaged is compiled anew. A file or folder that another user owns or could
write is not read. While a process compiles, others that want the same wait for it, as long as it lives and
not for ever: the lock is the operating system's and ends with its process.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
import tempfile
import time
from contextlib import contextmanager

from .image import Image
from .signature import KernelInfo, Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MAGIC = b"cudyn 1\n"
SIZE = 1 << 30
WAIT = 300.0  # seconds that a process waits for another one's compilation before it compiles itself
_TOUCH = 3600.0  # a hit is noted once in this many seconds
_TRIM_EVERY = 32  # of the files written, one in this many makes room


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


def find(key: str, build: str | None) -> Image | None:
    """What was kept for a key by this build of the compiler, or with None by the last one that made it."""
    root = folder()
    if root is None:
        return None
    place = os.path.join(root, key[:2])
    if build is not None:
        return _read(os.path.join(place, f"{key}.{build}"))
    try:
        names = [entry.name for entry in os.scandir(place) if entry.name.startswith(f"{key}.")]
        files = (os.path.join(place, name) for name in names if not name.endswith(".lock"))
        found = [(os.path.getmtime(file), file) for file in files]
    except OSError:  # there is none, or it was just removed
        return None
    return next((image for _, file in sorted(found, reverse=True) if (image := _read(file))), None)


def keep(key: str, build: str, image: Image) -> None:
    """Keep compiled code. A folder that can't be written is no error: nothing is kept then."""
    root = folder()
    if root is None:
        return
    place = os.path.join(root, key[:2])
    data = _pack(image)
    temporary = ""
    try:
        os.makedirs(place, mode=0o700, exist_ok=True)
        if not _is_ours(os.stat(place)):
            return
        handle, temporary = tempfile.mkstemp(suffix=".tmp", dir=place)  # readable by the user alone
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(temporary, os.path.join(place, f"{key}.{build}"))
        if int(hashlib.sha256(temporary.encode()).hexdigest(), 16) % _TRIM_EVERY == 0:
            trim()
    except OSError:
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)


@contextmanager
def alone(key: str) -> Iterator[None]:
    """Let others that want the same wait, for a while, until this one is done."""
    root = folder()
    lock = None
    try:
        lock = _locked(os.path.join(root, key[:2], f"{key}.lock")) if root else None
    except OSError:
        pass
    try:
        yield
    finally:
        if lock is not None:
            os.close(lock)


def trim() -> int:
    """Remove the longest unused files until the rest is well below the size; return how many."""
    root = folder()
    try:
        most = int(os.environ.get("CUDYN_CACHE_SIZE", SIZE))
    except ValueError:
        most = SIZE
    files = []
    for place, _, names in os.walk(root) if root else ():
        for name in names:
            path = os.path.join(place, name)
            try:
                found = os.stat(path)
            except OSError:
                continue
            files.append((found.st_mtime, found.st_size, path))
    total = sum(size for _, size, _ in files)
    old = time.time() - 2 * WAIT
    removed = 0
    for used, size, path in sorted(files):
        left = path.endswith((".tmp", ".lock")) and used < old
        if not left and total <= (most * 4 // 5 if removed else most):
            continue
        try:
            os.unlink(path)
        except OSError:
            continue
        total -= size
        removed += 1
    return removed


# --- a file


def _pack(image: Image) -> bytes:
    head = json.dumps(
        {
            "kind": image.kind,
            "arch": image.arch,
            "log": image.log,
            "names": dict(image.names),
            "compiler": image.compiler,
            "kernels": [[k.name, k.parameters, k.registers, k.shared, k.local] for k in image.kernels],
        }
    ).encode()
    body = len(head).to_bytes(8, "little") + head + image.data
    return MAGIC + hashlib.sha256(body).digest() + body


def unpack(data: bytes) -> Image | None:
    """The code in a file; None if it is damaged."""
    start = len(MAGIC) + 32
    body = data[start:]
    if data[: len(MAGIC)] != MAGIC or hashlib.sha256(body).digest() != data[len(MAGIC) : start]:
        return None
    length = int.from_bytes(body[:8], "little")
    head = json.loads(body[8 : 8 + length])
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


def _read(path: str) -> Image | None:
    try:
        with open(path, "rb") as file:
            found = os.fstat(file.fileno())
            if not _is_ours(found) or not stat.S_ISREG(found.st_mode):
                return None
            image = unpack(file.read())
        if image is not None and time.time() - found.st_mtime > _TOUCH:
            os.utime(path)
    except OSError:
        return None
    return image


def _is_ours(found: os.stat_result) -> bool:
    """Could nobody but this user have written it?"""
    return sys.platform == "win32" or (found.st_uid == os.getuid() and not found.st_mode & 0o022)


def _locked(path: str) -> int | None:
    """A file that is locked for this process; None after a while, and where there are no such locks."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    os.utime(handle)  # trim leaves what was used lately
    end, pause = time.monotonic() + WAIT, 0.001
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return handle
        except BlockingIOError:
            if time.monotonic() > end:
                os.close(handle)
                return None
            time.sleep(pause)
            pause = min(2 * pause, 0.05)
        except OSError:  # a file system without locks
            os.close(handle)
            return None
