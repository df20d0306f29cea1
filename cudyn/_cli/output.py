"""The output of commands, which can't move a terminal's cursor or forge a line.

Names and paths in a line pass `escape` there, which removes newlines; other control characters (a compiler's
log has file names, too) are written as in a Python string here.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping
from typing import Any, NoReturn, TextIO

from .._errors import escape

_KEPT = "\n\t"
# An argument of a function with its value, as messages have it: arch='sm_90', arch=['sm_80'], arch=...
_ARGUMENT = re.compile(r"""\b(arch|to|compiler|std)=(\.\.\.|\[.*?\]|(["']).*?\3)""")
_DASHES = {"arch": "-arch", "to": "--to", "compiler": "--compiler", "std": "-std"}


def say(text: object = "", file: TextIO | None = None) -> None:
    """Print on standard output, or on another file."""
    print(escape(text, _KEPT), file=file, flush=file is not None)


def complain(wrong: object) -> None:
    """Print an error on standard error: its text, or that of an exception, in the words of a command."""
    if isinstance(wrong, OSError) and wrong.strerror:
        where = "" if wrong.filename is None else f"{escape(wrong.filename)}: "
        wrong = f"{where}{wrong.strerror}"
    say(translate(str(wrong)), sys.stderr)


def translate(message: str) -> str:
    """Name the options of the command line where a message names the arguments of a function."""
    return _ARGUMENT.sub(_write_option, message)


def _write_option(argument: re.Match[str]) -> str:
    value = re.sub(r"""[\[\]'" ]""", "", argument[2]).replace("...", "sm_XX")
    return f"{_DASHES[argument[1]]} {value or repr('')}"


class Parser(argparse.ArgumentParser):
    """A parser that takes options by their whole names and prints messages as `say` does.

    argparse itself would take nvcc's -c for -cubin.
    """

    def add(self, spelled: str, help: str = "", **settings: Any) -> None:
        """Add an argument as it is spelled: "-q --quiet", "-o --output PATH" or, for several, "FILE..."."""
        *names, value = spelled.split(" ")
        if value.startswith("-"):
            settings.setdefault("action", "store_true")
            self.add_argument(*names, value, help=help, **settings)
            return
        shown = value.removesuffix("...")
        if shown != value:
            settings |= {"action": "append", "default": []} if names else {"nargs": "+"}
        if "choices" not in settings:
            settings["metavar"] = shown
        self.add_argument(*(names or [shown.lower()]), help=help, **settings)

    def add_commands(
        self, place: str, helps: Mapping[str, str], *, required: bool = False
    ) -> dict[str, Parser]:
        """Add a parser for each command, by its name; its own help begins with what lists say, as a sentence.

        place: the attribute that gets the name of the command
        """
        commands = self.add_subparsers(dest=place, metavar=place.upper(), required=required)
        return {
            name: commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
            for name, text in helps.items()
        }

    def _get_option_tuples(self, option_string: str) -> list[Any]:
        # (action, the option as it is declared, ...): what follows that is its value, as in -Ifolder.
        return [
            each for each in super()._get_option_tuples(option_string) if option_string.startswith(each[1])
        ]

    def error(self, message: str) -> NoReturn:
        """End with status 2 and one line."""
        self.exit(2, f"{self.prog}: error: {escape(message)}\n")
