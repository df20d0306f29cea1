"""Runs the command line inside the test process, and provides a stream that claims to be a terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence

from cudyn._cli import main as command_line


def main(arguments: Sequence[str]) -> int:
    """Run `python -m cudyn ARGUMENTS` in this process and return the exit status."""
    try:
        return command_line.main([*arguments])
    except SystemExit as exit_request:
        return int(str(exit_request.code))


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True
