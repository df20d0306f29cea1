"""Locks between processes. The operating system releases a lock when the process that holds it ends.

The lock file contains the ID of the process that holds the lock. A process that has waited for a long time
reports this ID, because the other process may have been stopped.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from ..._errors import escape
from ..._process import process
from .folder import Folder

WAIT = 300.0  # seconds to wait for another process's compilation before compiling in this process
REPORT_AFTER = 5.0  # seconds to wait before the other process is reported
_ID_SIZE = 20  # maximum size of a process ID, in bytes

_files: dict[int, tuple[Folder, str]] = process.keep({})  # the open lock files, keyed by their handles


def acquire(folder: Folder, name: str, wait: float | None = None) -> int | None:
    """Lock a file for this process, and return its handle.

    Args:
        folder: The directory of the file.
        name: Name of the file, which is created if it does not exist.
        wait: The number of seconds to wait if another process holds the lock, or None for WAIT.

    Returns:
        The handle, or None if another process still holds the lock after this time, or if the system does not
        support such locks.

    Raises:
        OSError: The file cannot be created.
    """
    try:
        import fcntl
    except ImportError:  # on Windows
        return None
    wait = WAIT if wait is None else wait
    start = time.monotonic()
    is_reported = False
    pause = 0.001  # seconds; it grows with each attempt
    handle = _open(folder, name)
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _is_file(handle, folder, name):
                _write_owner(handle)
                return handle
            _close(handle)  # The lock's previous owner has removed the file.
            handle = _open(folder, name)
            continue
        except BlockingIOError:
            waited = time.monotonic() - start
            if waited >= wait:
                break
            if waited >= REPORT_AFTER and not is_reported:
                _report(handle, folder.get_path(name), wait)
                is_reported = True
            time.sleep(pause)
            pause = min(2 * pause, 0.05)
        except OSError:  # The file system does not support locks.
            break
    _close(handle)
    return None


def release(handle: int | None) -> None:
    """Unlock a file, and remove it, even if a process that was forked in the meantime also has it open.

    A handle of None is ignored. In a process that was forked while the file was locked, the handle is also
    ignored, because the lock belongs to the parent process.
    """
    if handle not in _files:  # `_close_after_fork` has removed the parent's handles.
        return
    import fcntl

    folder, name = _files[handle]
    with suppress(OSError):
        folder.unlink(name)
    with suppress(OSError):
        fcntl.flock(handle, fcntl.LOCK_UN)
    _close(handle)


@contextmanager
def hold(folder: Folder, name: str, wait: float | None = None) -> Iterator[bool]:
    """Hold a lock during the block, and yield whether it was acquired. Parameters are as in `acquire`."""
    handle = None
    with suppress(OSError):
        handle = acquire(folder, name, wait)
    try:
        yield handle is not None
    finally:
        release(handle)


def _open(folder: Folder, name: str) -> int:
    """Open a lock file, creating it if necessary, and return its handle."""
    handle = folder.open_file(name, os.O_RDWR | os.O_CREAT)
    _files[handle] = folder, name
    with suppress(OSError):
        os.utime(handle)  # size_limit.py does not remove lock files that have changed recently.
    return handle


def _write_owner(handle: int) -> None:
    """Write the ID of this process into a lock file."""
    with suppress(OSError):
        os.ftruncate(handle, 0)
        os.pwrite(handle, str(os.getpid()).encode(), 0)


def _report(handle: int, path: str, wait: float) -> None:
    """Print a message that names the process that holds a lock.

    Args:
        handle: The handle of the lock file.
        path: The path of the lock file, for the message.
        wait: The number of seconds after which this process stops waiting.
    """
    owner = ""
    with suppress(OSError):
        owner = os.pread(handle, _ID_SIZE, 0).decode("ascii", "replace")
    print(
        f"cudyn: waiting up to {wait:.0f} s for process {escape(owner or '?')}, which holds {escape(path)}; "
        "if that process has been stopped, continue or kill it",
        file=sys.stderr,
        flush=True,
    )


def _is_file(handle: int, folder: Folder, name: str) -> bool:
    """Return whether an open lock file still exists under its name."""
    try:
        return os.path.samestat(os.fstat(handle), folder.stat(name))
    except OSError:
        return False


def _close(handle: int) -> None:
    """Close a lock file."""
    del _files[handle]
    os.close(handle)


@process.after_fork
def _close_after_fork() -> None:
    """Close the parent's handles in a forked child process. Open handles would keep the files locked."""
    while _files:
        handle, _ = _files.popitem()
        os.close(handle)
