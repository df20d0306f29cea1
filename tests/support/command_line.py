"""The command line in the process that runs a test."""

from __future__ import annotations

from collections.abc import Sequence

from cudyn._cli import main as command_line


def main(words: Sequence[str]) -> int:
    """Do what `python -m cudyn WORDS` does; the exit status."""
    try:
        return command_line.main([*words])
    except SystemExit as ended:
        return int(str(ended.code))
