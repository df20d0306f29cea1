"""Shows the progress of `cudyn.compile_many` on stderr: `[3/14] k.cu sm_90`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

from ..._errors import escape

_ERASE = "\x1b[K"  # erases the rest of the line on a terminal (ECMA-48, "EL")


class Progress:
    """Prints a line about each finished job. On a terminal, each line replaces the one before it.

    Lines about failed jobs remain visible.
    """

    def __init__(self, job_count: int) -> None:
        self._job_count = job_count
        self._done_count = 0
        self._stream = sys.stderr
        self._is_terminal = False
        with suppress(AttributeError, ValueError):  # stderr is missing or closed
            self._is_terminal = self._stream.isatty()

    def add(self, name: str, arches: Sequence[str], *, failed: bool) -> None:
        """Report a finished job.

        Args:
            name: Name of the source.
            arches: Architectures.
            failed: Whether the job failed.
        """
        self._done_count += 1
        words = [f"[{self._done_count}/{self._job_count}]", escape(name), ",".join(map(escape, arches))]
        line = " ".join(filter(None, words)) + (": failed" if failed else "")
        if self._is_terminal:
            self._write(f"\r{line}{_ERASE}" + ("\n" if failed else ""))
        else:
            self._write(f"{line}\n")

    def close(self) -> None:
        """Erase the last line on a terminal."""
        if self._is_terminal:
            self._write(f"\r{_ERASE}")

    def _write(self, text: str) -> None:
        """Write to stderr. Errors are ignored, for example if the reader of a pipe has exited."""
        with suppress(AttributeError, OSError, ValueError):
            self._stream.write(text)
            self._stream.flush()
