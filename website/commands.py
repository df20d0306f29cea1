"""Generates the page about the command line from argparse's help texts."""

from __future__ import annotations

import contextlib
import io
import os
import re
from collections.abc import Iterator
from unittest import mock

from cudyn._cli.main import main


def make_page() -> str:
    """Return the Markdown of the page, which contains the help of each command and of its subcommands."""
    introduction = (
        "# Command line\n\n`cudyn` is short for `python -m cudyn`. Each command exits with 0 if it succeeds,"
        " with 1 if something is unknown, unmet or unusable, and with 2 if its arguments are wrong.\n\n"
        "bash and zsh complete commands and options if argcomplete is installed:\n\n"
        "```sh\npip install argcomplete\n"
        'eval "$(register-python-argcomplete cudyn)"   # in ~/.bashrc or ~/.zshrc\n```\n'
    )
    return "\n".join([introduction, *_describe(())])


def _describe(command: tuple[str, ...]) -> Iterator[str]:
    """Yield the sections about a command and its subcommands.

    Args:
        command: The names of the command and the subcommand. The empty tuple stands for `cudyn` itself.
    """
    text = _read_help(command)
    yield f"{'#' * (2 + bool(command))} {' '.join(('cudyn', *command))}\n\n```text\n{text}```\n"
    choices = re.search(r"^  [A-Z]+$((?:\n    .*)+)", text, re.M)
    if choices and len(command) < 2:
        for name in re.findall(r"^    ([\w-]+) ", choices[1], re.M):
            yield from _describe((*command, name))


def _read_help(command: tuple[str, ...]) -> str:
    """Return the help text of a command, formatted for a terminal with 96 columns."""
    output = io.StringIO()
    wide_terminal = mock.patch.dict(os.environ, COLUMNS="96")
    program_name = mock.patch("sys.argv", ["cudyn"])
    with wide_terminal, program_name, contextlib.redirect_stdout(output), contextlib.suppress(SystemExit):
        main([*command, "--help"])
    return output.getvalue()
