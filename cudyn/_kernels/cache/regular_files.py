"""Opens files that users, compilers and other programs have written, but only regular files."""

from __future__ import annotations

import errno
import os
import stat

_FLAGS = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0)


def open_regular(path: str, flags: int) -> int:
    """Open a regular file. This function is passed as the `opener` of `open`.

    Raises OSError for other types of files, because reading a FIFO would wait for a writer, and reading a
    device may never end.
    """
    handle = os.open(path, flags | _FLAGS)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise IsADirectoryError(errno.EISDIR, "not a regular file", path)
    return handle
