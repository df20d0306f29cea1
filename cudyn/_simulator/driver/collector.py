"""Pauses the garbage collector of Python, while simulated functions and work in streams run."""

from __future__ import annotations

import gc


class _Pause:
    """While a simulated function runs, with the lock of all libraries held, nothing is collected.

    A finalizer that the collector calls may call the driver: in the middle of another call.
    """

    def __init__(self) -> None:
        self._was_enabled: list[bool] = []  # of calls that are within one another

    def __enter__(self) -> None:
        self._was_enabled.append(gc.isenabled())
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._was_enabled.pop():
            gc.enable()


collector_paused = _Pause()
