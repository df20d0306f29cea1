"""Escaped output and the argument parser of the commands.

Before the commands insert names and paths into a line, they pass them to `escape`, which also escapes
newlines. The functions in this module escape all control characters except newlines and tabs, for example in
a compiler's log, which contains file names. Untrusted names can therefore neither move the terminal's cursor
nor forge a line.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping
from typing import Any, NoReturn, TextIO

from .._errors import escape

_UNESCAPED = "\n\t"
# An argument and its value, as written in messages: arch='sm_90', arch=['sm_80'], arch=...
_ARGUMENT = re.compile(r"""\b(arch|to|compiler|std)=(\.\.\.|\[.*?\]|(["']).*?\3)""")
_DASHES = {"arch": "-arch", "to": "--to", "compiler": "--compiler", "std": "-std"}


def say(text: object = "", file: TextIO | None = None) -> None:
    """Print to standard output, or to another file."""
    print(escape(text, _UNESCAPED), file=file, flush=file is not None)


def complain(error: object) -> None:
    """Print an exception or a message to standard error, with options in place of function arguments."""
    if isinstance(error, OSError) and error.strerror:
        prefix = "" if error.filename is None else f"{escape(error.filename)}: "
        error = f"{prefix}{error.strerror}"
    say(translate(str(error)), sys.stderr)


def translate(message: str) -> str:
    """Replace the function arguments in a message with the command-line options."""
    return _ARGUMENT.sub(_write_option, message)


def _write_option(argument: re.Match[str]) -> str:
    """Return the command-line option for a match of _ARGUMENT."""
    name, value, _ = argument.groups()
    option_value = re.sub(r"""[\[\]'" ]""", "", value).replace("...", "sm_XX")
    return f"{_DASHES[name]} {option_value or repr('')}"  # '' is an empty value in a shell


class Parser(argparse.ArgumentParser):
    """A parser that does not accept abbreviated options, and that prints messages in the same way as `say`.

    argparse itself would interpret nvcc's -c as an abbreviation of -cubin.
    """

    def add(self, spelling: str, help: str = "", **settings: Any) -> None:
        """Add an argument.

        Args:
            spelling: The argument as --help shows it: "-q --quiet", "-o --output PATH" or, if it may be
                repeated, "FILE...".
            help: Its description.
            settings: Additional arguments to `add_argument`.
        """
        *option_names, last_word = spelling.split(" ")
        if last_word.startswith("-"):  # an option without a value
            settings.setdefault("action", "store_true")
            self.add_argument(*option_names, last_word, help=help, **settings)
            return
        value_name = last_word.removesuffix("...")
        is_repeatable = value_name != last_word
        if is_repeatable and option_names:
            settings |= {"action": "append", "default": []}
        elif is_repeatable:
            settings["nargs"] = "+"
        if "choices" not in settings:
            settings["metavar"] = value_name
        self.add_argument(*(option_names or [value_name.lower()]), help=help, **settings)

    def add_commands(
        self, dest: str, helps: Mapping[str, str], *, required: bool = False
    ) -> dict[str, Parser]:
        """Add a parser for each command, and return the parsers, keyed by command.

        Args:
            dest: Attribute of the parsed options in which the name of the command is stored.
            helps: Maps the name of each command to its description.
            required: Whether a command must be given.
        """
        commands = self.add_subparsers(dest=dest, metavar=dest.upper(), required=required)
        parsers = {}
        for name, help in helps.items():
            sentence = f"{help[0].upper()}{help[1:]}."
            parsers[name] = commands.add_parser(name, help=help, description=sentence)
        return parsers

    def _get_option_tuples(self, option_string: str) -> list[Any]:
        """Return the options that an argument begins with, such as -I for -Ifolder.

        argparse calls this method. Its own implementation also returns options that the argument abbreviates.
        """
        matches = super()._get_option_tuples(option_string)
        result = []
        for match in matches:
            declared_option = match[1]  # a match is a tuple (action, declared option, ...)
            if option_string.startswith(declared_option):
                result.append(match)
        return result

    def error(self, message: str) -> NoReturn:
        """Print a one-line message and exit with status 2."""
        self.exit(2, f"{self.prog}: error: {escape(message)}\n")
