"""What commands print: nothing of it can move a terminal's cursor or forge a line.

Names and paths that go into a line pass `escape` there, so that no newline is left in them; what else a
terminal would obey (a compiler's log has file names, too) is written as in a Python string here.
"""

from __future__ import annotations

import argparse
import sys

from .._errors import escape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn, TextIO

_KEPT = "\n\t"


def say(text: object = "", file: TextIO | None = None) -> None:
    """Print on standard output, or on another file."""
    print(escape(text, _KEPT), file=file, flush=file is not None)


def complain(text: object) -> None:
    """Print what is wrong, on standard error."""
    say(text, sys.stderr)


class Parser(argparse.ArgumentParser):
    """A parser whose messages, which repeat the command line, are printed so, too."""

    def error(self, message: str) -> NoReturn:
        """End with status 2."""
        super().error(escape(message))
