"""How many hits were compiled again by CUDYN_CACHE=verify, by all processes: a byte in a file for each."""

from __future__ import annotations

import os
from contextlib import suppress

from . import settings, store
from .trust import open_private

_FILES = (".cudyn-verified", ".cudyn-wrong")


def count(wrong: bool) -> None:
    """Count a hit that was compiled again; wrong: the code was not the same."""
    root = settings.get_folder()
    if root is None:
        return
    with suppress(OSError):
        if not store.find_refusal(root):
            for name in _FILES if wrong else _FILES[:1]:
                handle = open_private(os.path.join(root, name), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
                try:
                    os.write(handle, b"\0")
                finally:
                    os.close(handle)


def get_counts(root: str) -> tuple[int, int]:
    """Return how many were compiled again, and how many of them were not the same."""
    found = []
    for name in _FILES:
        try:
            found.append(os.stat(os.path.join(root, name), follow_symlinks=False).st_size)
        except OSError:
            found.append(0)
    return found[0], found[1]
