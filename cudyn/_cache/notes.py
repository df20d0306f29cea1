"""What is remembered of files elsewhere, validated by their facts, so that they are not read again.

A fact is (size, modified, changed, inode, device). If an edit keeps all five, it is missed. A file that was
changed moments ago is not remembered: the file system's clock may be too coarse to show the next edit.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from . import settings, store
from .entries import DamagedError, pack, read
from .trust import make_folder, write_private

Value = TypeVar("Value")

_FINE = 100_000_000  # ns: more than a tick of any kernel's clock
_COARSE = 2_100_000_000  # and of file systems with whole seconds, or two

Fact = tuple[int, int, int, int, int]


def get_fact(found: os.stat_result) -> Fact:
    """Return what shows that a file, or a folder's list, was changed."""
    return found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino, found.st_dev


def is_settled(fact: Fact, now: int) -> bool:
    """Would a later change show in the fact? now: time.time_ns() before it was asked for."""
    latest = max(fact[1], fact[2])
    coarse = fact[1] % 1_000_000_000 == fact[2] % 1_000_000_000 == 0
    return latest < now - (_COARSE if coarse else _FINE)


class Notes:
    """Values by path, for this process."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Fact, Any]] = {}

    def get(self, path: str, found: os.stat_result, make: Callable[[str], Value]) -> Value:
        """Return what was made of a file; make: called with the path where it has changed."""
        fact = get_fact(found)
        known = self._known.get(path)
        if known is not None and known[0] == fact:
            value: Value = known[1]
            return value
        now = time.time_ns()
        value = make(path)
        if is_settled(fact, now):
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[path] = fact, value
        else:
            self._known.pop(path, None)
        return value


def find(name: str) -> Any:
    """Return what another process has left under a name, of 16 digits; None if there is nothing."""
    root = settings.get_folder()
    with suppress(OSError, DamagedError):
        if root is not None and not store.find_refusal(root):
            found = read(root, f"notes-{name}")
            return found and found.head
    return None


def leave(name: str, value: object) -> None:
    """Leave something in JSON for other processes, if the cache can be written."""
    root = settings.get_folder()
    if root is None or settings.get_mode() in ("only", "readonly"):
        return
    with suppress(OSError):
        make_folder(root)
        if not store.find_refusal(root):
            data = pack(f"notes-{name}", {}, value, b"")
            write_private(os.path.join(root, f"notes-{name}"), data)
