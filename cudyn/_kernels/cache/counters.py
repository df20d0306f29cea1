"""Counts the hits and misses of this process (`cudyn.cache.stats`), and lists the entries that it used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import RLock, local

from ..._process import process


@dataclass(frozen=True)
class Stats:
    """Numbers of images, counted since the start of the process.

    Attributes:
        hits: images that were found in the cache
        compiled: images that were compiled, with or without the cache, or linked from compiled code
        kept: compiled images that were stored in the cache
        missed: images that were missing but not compiled because of CUDYN_CACHE=only, which is an error
        damaged: cache files that could not be used; each of them also causes a miss
    """

    hits: int = 0
    compiled: int = 0
    kept: int = 0
    missed: int = 0
    damaged: int = 0

    def __add__(self, other: Stats) -> Stats:
        return Stats(
            self.hits + other.hits,
            self.compiled + other.compiled,
            self.kept + other.kept,
            self.missed + other.missed,
            self.damaged + other.damaged,
        )

    def __sub__(self, earlier: Stats) -> Stats:
        """Return the increase since earlier counts."""
        return Stats(*map(int.__sub__, vars(self).values(), vars(earlier).values()))


class _Thread(local):
    """The counts of the current thread, or None if the thread is not in the block of `counting`."""

    count: Stats | None = None


_totals: dict[str, int] = process.own(vars(Stats()).copy())
_used: set[str] = process.own(set())  # the names of the files that were used
_damaged: set[str] = process.own(set())  # the names of the damaged files that have been counted
_lock = RLock()  # reentrant, because a finalizer in the same thread may acquire the lock again
_thread = _Thread()


def stats() -> Stats:
    """Return the numbers of this process's hits and compilations."""
    with _lock:
        return Stats(**_totals)


def list_used() -> frozenset[str]:
    """Return the names of the files that this process has found or stored."""
    with _lock:
        return frozenset(_used)


def add(counts: Stats, *used: str) -> None:
    """Add to the counts of this process and of the current thread.

    Args:
        counts: The numbers to add.
        *used: The names of the files that were used.
    """
    with _lock:
        for name, count in vars(counts).items():
            if count:
                _totals[name] += count
        _used.update(used)
    if _thread.count is not None:
        _thread.count += counts


def add_damaged(name: str) -> None:
    """Count a file that cannot be used. Each file name is only counted once."""
    with _lock:
        is_already_counted = name in _damaged
        _damaged.add(name)
    if not is_already_counted:
        add(Stats(damaged=1))


@contextmanager
def counting() -> Iterator[Callable[[], Stats]]:
    """Count this thread's hits and compilations in the block. Yields a function that returns the counts."""
    _thread.count = Stats()
    try:
        yield lambda: _thread.count or Stats()
    finally:
        _thread.count = None
