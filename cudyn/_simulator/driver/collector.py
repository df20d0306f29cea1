"""Pauses Python's garbage collector while simulated functions and the work in streams run."""

from __future__ import annotations

import gc


class _Pause:
    """A context manager that pauses the garbage collector.

    The collector runs finalizers, which may call the driver. Such a call would run in the middle of another
    simulated function, which holds the lock that all simulated libraries share.
    """

    def __init__(self) -> None:
        """Create a context manager, which can be used in nested `with` statements."""
        # Whether the collector was enabled before each of the nested `with` statements, the innermost last
        self._was_enabled: list[bool] = []

    def __enter__(self) -> None:
        """Disable the collector, and remember whether it was enabled."""
        self._was_enabled.append(gc.isenabled())
        gc.disable()

    def __exit__(self, *_: object) -> None:
        """Enable the collector again if it was enabled before the `with` statement."""
        if self._was_enabled.pop():
            gc.enable()


collector_paused = _Pause()
