"""Signals that end the command at once."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def end_by_signals() -> Iterator[None]:
    """Let Ctrl-C and a closed pipe end the process at once and in silence, by their signals, as SIGTERM does:
    Python itself would wait for the compiler first. Processes that were started end with this one.
    """
    ending = [each for each in ("SIGINT", "SIGPIPE") if hasattr(signal, each)]
    if threading.current_thread() is not threading.main_thread():  # only that one may set handlers
        ending = []
    before = {each: signal.signal(getattr(signal, each), signal.SIG_DFL) for each in ending}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(getattr(signal, each), handler)


@contextmanager
def delay_signals(*names: str) -> Iterator[None]:
    """Let signals wait, for this thread and those it starts, where they can (not on Windows)."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [getattr(signal, each) for each in names])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
