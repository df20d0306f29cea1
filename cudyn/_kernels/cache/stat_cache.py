"""Caches values that are computed from files, as long as the files' metadata is unchanged.

A `Fact` is the tuple (size, modified, changed, inode, device). An edit that preserves all five values is not
detected. Values for a file that has just changed are not cached, because the next edit might have the same
times.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

Value = TypeVar("Value")

_SECOND = 1_000_000_000  # nanoseconds
# The number of nanoseconds after which another change to a file is sure to change its times. The first value
# is longer than a tick of any system's clock. The second value is for file systems with a resolution of one
# or two seconds.
_FINE = 100_000_000
_COARSE = 2_100_000_000

Fact = tuple[int, int, int, int, int]

# Converts the result of os.stat to a Fact. A cache hit calls this for each file.
get_fact: Callable[[os.stat_result], Fact]
get_fact = attrgetter("st_size", "st_mtime_ns", "st_ctime_ns", "st_ino", "st_dev")


def is_settled(fact: Fact, read_time: int) -> bool:
    """Return whether any later change to the file would change its Fact.

    Args:
        fact: The file's Fact.
        read_time: The result of time.time_ns() before the file was read.
    """
    _, modified, changed, _, _ = fact
    has_whole_seconds = modified % _SECOND == changed % _SECOND == 0
    return max(modified, changed) < read_time - (_COARSE if has_whole_seconds else _FINE)


class StatCache:
    """A cache of values that are computed from files, keyed by path."""

    def __init__(self, capacity: int) -> None:
        """Create an empty cache.

        Args:
            capacity: The maximum number of values. If it is reached, all values are dropped.
        """
        self._capacity = capacity
        self._entries: dict[str, tuple[Fact, Any]] = {}

    def clear(self) -> None:
        """Drop the values of all files."""
        self._entries.clear()

    def get(self, path: str, status: os.stat_result, make: Callable[[str], Value]) -> Value:
        """Return the value of a file.

        Args:
            path: The path of the file.
            status: The result of os.stat for the file.
            make: Function that computes the value from the path. It is called if there is no cached value, or
                if the file has changed.
        """
        fact = get_fact(status)
        entry = self._entries.get(path)  # (fact, value)
        if entry is not None and entry[0] == fact:
            value: Value = entry[1]
            return value
        start = time.time_ns()
        value = make(path)
        if is_settled(fact, start):
            if len(self._entries) >= self._capacity:
                self._entries.clear()
            self._entries[path] = fact, value
        else:  # Another edit might not change the Fact.
            self._entries.pop(path, None)
        return value
