"""Counts of this process's work with the cache: `cudyn.cache.stats`; and which entries it used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import RLock, local

from ..._process import process


@dataclass(frozen=True)
class Stats:
    """Counts of images, from the start of the process on.

    hits      taken from the cache
    compiled  compiled, whether the cache was asked or not, or linked of what had to be compiled
    kept      those of them that the cache keeps
    missed    not compiled because CUDYN_CACHE=only, and not there: errors
    damaged   files of the cache that were there and could not be used: misses
    """

    hits: int = 0
    compiled: int = 0
    kept: int = 0
    missed: int = 0
    damaged: int = 0

    def __add__(self, more: Stats) -> Stats:
        return Stats(*map(int.__add__, vars(self).values(), vars(more).values()))

    def __sub__(self, less: Stats) -> Stats:
        """Return what was counted since then."""
        return Stats(*map(int.__sub__, vars(self).values(), vars(less).values()))


_totals = process.own({"counts": Stats()})
_used: set[str] = process.own(set())  # names of files
_damaged: set[str] = process.own(set())
_lock = RLock()  # a finalizer may run while it is held
_thread = local()


def stats() -> Stats:
    """Return the counts of this process's compilations and hits of the cache."""
    return _totals["counts"]


def list_used() -> frozenset[str]:
    """Return the names of the files that this process has found or kept."""
    with _lock:
        return frozenset(_used)


def add(counts: Stats, *used: str) -> None:
    """Add counts to those of this process, and to what this thread counts; used: files, by name."""
    with _lock:
        _totals["counts"] += counts
        _used.update(used)
    if hasattr(_thread, "count"):
        _thread.count += counts


def add_damaged(name: str) -> None:
    """Count a file that can't be used, by name, once."""
    with _lock:
        known = name in _damaged
        _damaged.add(name)
    if not known:
        add(Stats(damaged=1))


@contextmanager
def counting() -> Iterator[Callable[[], Stats]]:
    """Count what this thread does meanwhile; yield a function that returns the counts."""
    _thread.count = Stats()
    try:
        yield lambda: _thread.count
    finally:
        del _thread.count
