"""What this process has compiled and what it took from the cache: `cudyn.cache.stats`."""

from __future__ import annotations

from threading import Lock
from typing import NamedTuple


class Stats(NamedTuple):
    """Counts of images, from the start of the process on.

    hits      taken from the cache
    compiled  compiled by NVRTC, whether the cache was asked or not
    kept      those of them that the cache keeps
    missed    not compiled because CUDYN_CACHE=only, and not there: errors
    """

    hits: int = 0
    compiled: int = 0
    kept: int = 0
    missed: int = 0


_now = Stats()
_lock = Lock()


def stats() -> Stats:
    """Return what this process has compiled and what it took from the cache."""
    return _now


def add(found: Stats) -> None:
    """Add counts to those of this process."""
    global _now
    with _lock:
        _now = Stats(*(one + more for one, more in zip(_now, found)))
