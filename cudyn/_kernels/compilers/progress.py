"""Shows the progress of `cudyn.compile_many` and other programs on stderr, as in `[3/14] k.cu sm_90`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

from ..._errors import escape

_ERASE = "\x1b[K"  # erases the rest of the line on a terminal (ECMA-48, "EL")


class StatusLine:
    """A line on stderr that is replaced by the next one. If stderr is not a terminal, nothing is shown."""

    def __init__(self) -> None:
        self._stream = sys.stderr
        self._is_terminal = False
        with suppress(AttributeError, ValueError):  # stderr is missing or closed
            self._is_terminal = self._stream.isatty()

    def show(self, line: str) -> None:
        """Replace the line if stderr is a terminal."""
        if self._is_terminal:
            self._write(f"\r{line}{_ERASE}")

    def close(self) -> None:
        """Erase the line if stderr is a terminal."""
        self.show("")

    def _write(self, text: str) -> None:
        """Write to stderr. Errors are ignored, for example if the reader of a pipe has exited."""
        with suppress(AttributeError, OSError, ValueError):
            self._stream.write(text)
            self._stream.flush()


class Progress(StatusLine):
    """Prints a line about each finished job. On a terminal, each line replaces the one before it.

    Lines about failed jobs remain visible.
    """

    def __init__(self, job_count: int) -> None:
        super().__init__()
        self._job_count = job_count
        self._done_count = 0

    def add(self, name: str, arches: Sequence[str], *, failed: bool) -> None:
        """Report a finished job.

        Args:
            name: Name of the job's source.
            arches: Architectures that the job compiles for.
            failed: Whether the job failed.
        """
        self._done_count += 1
        words = [f"[{self._done_count}/{self._job_count}]", escape(name), ",".join(map(escape, arches))]
        line = " ".join(filter(None, words)) + (": failed" if failed else "")
        if not self._is_terminal:
            self._write(f"{line}\n")
            return
        self.show(line)
        if failed:
            self._write("\n")
