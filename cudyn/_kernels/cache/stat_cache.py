"""Caches values computed from files for as long as the files' metadata is unchanged.

A `Fact` is the tuple (size, modified, changed, inode, device). An edit that preserves all five is not
noticed. A file that has just changed is not cached, because the next edit might have the same times.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

Value = TypeVar("Value")

_FINE = 100_000_000  # in ns; longer than a tick of any kernel's clock
_COARSE = 2_100_000_000  # in ns; for file systems whose timestamps have a resolution of one or two seconds

Fact = tuple[int, int, int, int, int]

# Converts the result of os.stat to a Fact. A cache hit calls this for each file.
get_fact: Callable[[os.stat_result], Fact]
get_fact = attrgetter("st_size", "st_mtime_ns", "st_ctime_ns", "st_ino", "st_dev")


def is_settled(fact: Fact, now: int) -> bool:
    """Return whether any later change to the file would change its Fact.

    Args:
        now: The result of time.time_ns() before the Fact was read.
    """
    latest = max(fact[1], fact[2])
    coarse = fact[1] % 1_000_000_000 == fact[2] % 1_000_000_000 == 0
    return latest < now - (_COARSE if coarse else _FINE)


class StatCache:
    """A cache of values, by path.

    Attributes:
        most: The maximum number of values.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[str, tuple[Fact, Any]] = {}

    def clear(self) -> None:
        """Drop the values of all files."""
        self._known.clear()

    def get(self, path: str, status: os.stat_result, make: Callable[[str], Value]) -> Value:
        """Return the value of a file.

        Args:
            make: Function that computes the value from the path. It is called if the file is new or has
                changed.
        """
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
