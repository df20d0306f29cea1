"""Runs commands that download files for the tests, and defines the exceptions for missing files."""

from __future__ import annotations

import os
import pathlib
import subprocess

COMMAND_SECONDS = 600.0


class Unavailable(Exception):
    """A library does not exist for this machine, or is so large that it is downloaded only on request."""

    def __init__(self, reason: str) -> None:
        """Join the lines of the reason, because pytest shows the reason for a skipped test on one line."""
        super().__init__(" ".join(reason.split()))


class NotDownloaded(Unavailable):
    """A library exists for this machine, but its download failed."""


class Offline(NotDownloaded):
    """A source cannot be reached, so this process does not download anything else from it."""


def run(arguments: list[str], work: pathlib.Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the directory `work`. The command also creates its temporary files there."""
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


def find_last_line(text: str, *starts: str) -> str:
    """Return the last line that begins with one of `starts` or, if there is none, the last nonempty line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        return "no output"
    matching_lines = [line for line in lines if line.startswith(starts)]
    return matching_lines[-1] if matching_lines else lines[-1]
