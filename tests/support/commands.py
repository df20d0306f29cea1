"""Commands that fetch what tests need, and the errors for what can't be had."""

from __future__ import annotations

import os
import pathlib
import subprocess

COMMAND_SECONDS = 600.0


class Unavailable(Exception):
    """This machine has no such library, or it was not asked for; the text is one line that says why."""

    def __init__(self, reason: str) -> None:
        """Keep the reason on one line."""
        super().__init__(" ".join(reason.split()))


class NotDownloaded(Unavailable):
    """There is one and its download failed."""


class Offline(NotDownloaded):
    """The network gave no answer, so this process tries no other item from the same source."""


def run(arguments: list[str], work: pathlib.Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the work folder, with its temporary files there too."""
    try:
        return subprocess.run(
            arguments,
            cwd=work,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=COMMAND_SECONDS,
            check=False,
            env={**os.environ, "LC_ALL": "C.UTF-8", "TMPDIR": str(work), **environment},
        )
    except subprocess.TimeoutExpired:
        raise Offline(f"{' '.join(arguments[:3])} ran past {COMMAND_SECONDS:.0f} s") from None


def last_line(text: str, *starts: str) -> str:
    """The last line with one of these starts, else the last that is not empty."""
    lines = [line.strip() for line in text.splitlines() if line.strip()] or ["it said nothing"]
    return next((line for line in reversed(lines) if line.startswith(starts)), lines[-1])
