"""Pauses Python's garbage collector while simulated functions and the work in streams run."""

from __future__ import annotations

import gc


class _Pause:
    """A context manager that pauses the garbage collector.

    The collector runs finalizers, which may call the driver. Such a call would run in the middle of another
    simulated function, which holds the lock that all simulated libraries share.
    """

    def __init__(self) -> None:
        self._was_enabled: list[bool] = []  # one entry for each nested `with` statement

    def __enter__(self) -> None:
        self._was_enabled.append(gc.isenabled())
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._was_enabled.pop():
            gc.enable()


collector_paused = _Pause()
