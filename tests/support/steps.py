"""What work costs, the same on a busy machine: steps of Python's code, a ratio for C's, memory."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any


def count_steps(work: Callable[[], object]) -> int:
    """How many lines of Python run, with calls and returns; what C does in one of them is not seen."""
    steps = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal steps
        steps += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return steps


def compare_sizes(make_work: Callable[[int], Callable[[], object]], size: int) -> float:
    """How much longer work of four times the size takes: 4 times if it is linear, 16 if it is quadratic.

    The processor's time of this process, and the shortest of several: for slow tests, with room.
    """
    seconds = []
    for each in (size, 4 * size):
        work, taken = make_work(each), []
        for _ in range(7):
            start = time.process_time()
            work()
            taken.append(time.process_time() - start)
        seconds.append(min(taken))
    return seconds[1] / seconds[0]


def get_resident_memory() -> int:
    """Bytes of this process that are in memory; Linux."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
