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
    """Yield the Markdown sections about a command and its subcommands.

    Args:
        command: The names of the command and the subcommand. The empty tuple stands for `cudyn` itself.
    """
    help_text = _read_help(command)
    heading = "###" if command else "##"
    yield f"{heading} {' '.join(['cudyn', *command])}\n\n```text\n{help_text}```\n"
    # argparse lists subcommands, indented by four spaces, below a line such as "  COMMAND".
    subcommands = re.search(r"^  [A-Z]+$((?:\n    .*)+)", help_text, re.M)
    if subcommands and len(command) < 2:
        for name in re.findall(r"^    ([\w-]+) ", subcommands[1], re.M):
            yield from _describe((*command, name))


def _read_help(command: tuple[str, ...]) -> str:
    """Return the help text of a command, formatted for a terminal with 96 columns."""
    output = io.StringIO()
    with contextlib.ExitStack() as stack:
        stack.enter_context(mock.patch.dict(os.environ, COLUMNS="96"))
        stack.enter_context(mock.patch("sys.argv", ["cudyn"]))  # argparse shows it as the program's name
        stack.enter_context(contextlib.redirect_stdout(output))
        stack.enter_context(contextlib.suppress(SystemExit))  # --help exits
        main([*command, "--help"])
    return output.getvalue()
