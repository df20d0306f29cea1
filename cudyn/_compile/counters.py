"""Counts of this process's compilations and hits of the cache: `cudyn.cache.stats`."""

from __future__ import annotations

from contextlib import contextmanager
from threading import Lock, local
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Stats(NamedTuple):
    """Counts of images, from the start of the process on.

    hits      taken from the cache
    compiled  compiled by NVRTC, whether the cache was asked or not, or linked of what had to be compiled
    kept      those of them that the cache keeps
    missed    not compiled because CUDYN_CACHE=only, and not there: errors
    """

    hits: int = 0
    compiled: int = 0
    kept: int = 0
    missed: int = 0


_now = Stats()
_lock = Lock()
_thread = local()


def stats() -> Stats:
    """Return the counts of this process's compilations and hits of the cache."""
    return _now


def add(found: Stats) -> None:
    """Add counts to those of this process, and to what this thread counts."""
    global _now
    with _lock:
        _now = _add(_now, found)
    if hasattr(_thread, "count"):
        _thread.count = _add(_thread.count, found)


@contextmanager
def counting() -> Iterator[Callable[[], Stats]]:
    """Count what this thread does; yield what says it, also afterwards."""
    before = getattr(_thread, "count", None)
    _thread.count = Stats()
    done: list[Stats] = []
    try:
        yield lambda: done[0] if done else _thread.count
    finally:
        done.append(_thread.count)
        if before is None:
            del _thread.count
        else:
            _thread.count = _add(before, done[0])


def _add(one: Stats, more: Stats) -> Stats:
    return Stats(*(first + second for first, second in zip(one, more)))
