"""Measures costs independently of the machine's load: Python steps, ratios of times, and memory."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any


def count_steps(work: Callable[[], object]) -> int:
    """Return the number of Python lines, calls and returns that a function executes.

    Work inside C code is not counted.
    """
    steps = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        """Count an event in the interpreter, such as the execution of a line."""
        nonlocal steps
        steps += 1
        return trace

    old_trace = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(old_trace)
    return steps


def compare_sizes(make_work: Callable[[int], Callable[[], object]], size: int) -> float:
    """Return the ratio of the processor times for work of the sizes `4 * size` and `size`.

    The ratio is about 4 for linear work, and about 16 for quadratic work. For each size, the shortest of
    several runs counts. Use this function only in slow tests, and allow a tolerance.

    Args:
        make_work: A function that returns a function, which does work of a certain size.
        size: The smaller size.
    """
    seconds = []
    for work_size in (size, 4 * size):
        work, durations = make_work(work_size), []
        for _ in range(7):
            start = time.process_time()
            work()
            durations.append(time.process_time() - start)
        seconds.append(min(durations))
    return seconds[1] / seconds[0]


def get_resident_memory() -> int:
    """Return the resident memory of this process in bytes, on Linux."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
