"""Runs the command line inside the test process."""

from __future__ import annotations

from collections.abc import Sequence

from cudyn._cli import main as command_line


def main(words: Sequence[str]) -> int:
    """Run `python -m cudyn WORDS` in this process and return the exit status."""
    try:
        return command_line.main([*words])
    except SystemExit as ended:
        return int(str(ended.code))
