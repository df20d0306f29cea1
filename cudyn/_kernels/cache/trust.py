"""Checks that only this user could have written a cache file, and creates files for this user's use only.

It also opens regular files, without waiting for the writers of other types of files.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress


def find_writers(facts: os.stat_result, *owners: int) -> str:
    """Return a description of the other users who can write a file or directory, or ""."""
    if sys.platform == "win32":
        return ""
    if facts.st_uid not in (os.getuid(), *owners):
        return f"belongs to another user ({facts.st_uid})"
    # In a sticky directory such as /tmp, other users can create files but cannot replace this user's files.
    is_sticky = stat.S_ISDIR(facts.st_mode) and facts.st_mode & stat.S_ISVTX
    return "can be written by other users" if facts.st_mode & 0o022 and not is_sticky else ""


def make_folder(path: str) -> None:
    """Create a directory for this user if it does not exist. Raises OSError."""
    with suppress(FileExistsError):
        os.makedirs(path, 0o700)


def write_private(path: str, data: bytes) -> None:
    """Write a file that only this user may read. It is written completely or not at all. Raises OSError."""
    temporary = f"{os.path.splitext(path)[0]}.{os.urandom(8).hex()}.tmp"
    try:
        with open(temporary, "xb", opener=open_private) as file:
            file.write(data)
        os.replace(temporary, path)
    except OSError:
        with suppress(OSError):
            os.unlink(temporary)
        raise


def open_private(path: str, flags: int) -> int:
    """Open one of this user's files, such as a lock or a counter, without following links. Raises OSError."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o600)


def open_regular(path: str, flags: int) -> int:
    """Open a regular file. It is used as the opener of `open`.

    Raises OSError for other types of files: a FIFO would wait for a writer, and a device may be endless.
    """
    handle = os.open(path, flags | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise IsADirectoryError(errno.EISDIR, "not a regular file", path)
    return handle
