"""Values that this process has computed from files, kept while the metadata of the files is the same.

A fact is (size, modified, changed, inode, device). If an edit keeps all five, it is missed. A file that was
changed moments ago is not remembered: the file system's clock may be too coarse to show the next edit.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

Value = TypeVar("Value")

_FINE = 100_000_000  # ns: more than a tick of any kernel's clock
_COARSE = 2_100_000_000  # and of file systems with whole seconds, or two

Fact = tuple[int, int, int, int, int]

# What shows that a file, or a folder's list, was changed; it runs for each file of a hit.
get_fact: Callable[[os.stat_result], Fact]
get_fact = attrgetter("st_size", "st_mtime_ns", "st_ctime_ns", "st_ino", "st_dev")


def is_settled(fact: Fact, now: int) -> bool:
    """Return whether a later change would alter the fact. now: time.time_ns() before the fact was read."""
    latest = max(fact[1], fact[2])
    coarse = fact[1] % 1_000_000_000 == fact[2] % 1_000_000_000 == 0
    return latest < now - (_COARSE if coarse else _FINE)


class StatCache:
    """Values by path, for this process. most: number of values that are kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[str, tuple[Fact, Any]] = {}

    def clear(self) -> None:
        """Drop the values of all files."""
        self._known.clear()

    def get(self, path: str, status: os.stat_result, make: Callable[[str], Value]) -> Value:
        """Return the value of a file. make: computes it from the path, if the file has changed."""
        fact = get_fact(status)
        known = self._known.get(path)
        if known is not None and known[0] == fact:
            value: Value = known[1]
            return value
        now = time.time_ns()
        value = make(path)
        if is_settled(fact, now):
            if len(self._known) >= self._most:
                self._known.clear()
            self._known[path] = fact, value
        else:
            self._known.pop(path, None)
        return value
