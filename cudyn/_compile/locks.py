"""Locks between processes, which end with the process that holds them: the operating system's."""

from __future__ import annotations

import os
import time
from contextlib import suppress

WAIT = 300.0  # seconds that a process waits for another one's compilation before it compiles itself

_held: set[int] = set()


def acquire(path: str) -> int | None:
    """Lock a file for this process and return its handle.

    None: another process has it after WAIT seconds, or there are no such locks here. OSError: the file can't
    be made.
    """
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


def release(handle: int | None) -> None:
    """Unlock a file, also for a process that was forked meanwhile and still has it.

    Nothing is done for None, and where this process was forked while it was locked: it is the parent's.
    """
    if handle not in _held:
        return
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
