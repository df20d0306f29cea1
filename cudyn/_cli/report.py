"""`python -m cudyn report`, or without a command: what works here."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace

from .output import Parser

HELP = "what works here; status 0 if the driver is usable, else 1"


def add_arguments(parser: Parser) -> None:
    """Add the forms of the report."""
    parser.add("--json", "as JSON")
    parser.add("--issue", "as Markdown for a bug report, without your name")


def run(options: Namespace) -> int:
    """Print the report. Returns 0, or 1 where the driver is not usable."""
    from .doctor import report

    found = report()
    if options.json:
        import json

        text = json.dumps(found.data, indent=2)
    else:
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        text = str(found).encode(encoding, "backslashreplace").decode(encoding)
        if options.issue:
            text = write_issue(text)
        elif sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb":
            text = paint(text)
    print(text)
    return 0 if found.usable else 1


# What stands at the start of a line; each group has its colour, by the numbers of ECMA-48.
_MARKS = re.compile(
    r"^(?:(The driver is usable)|(The driver.*|  error)|(  warning)|(  note)|(\S[^:\n]*))", re.M
)
_COLOURS = (32, 31, 33, 36, 1)
_ISSUE = "**What I did**\n\n```python\n\n```\n\n**What happened, and what I expected**\n\n\n\n"


def paint(text: str) -> str:
    """Colour a report: its sections, its problems by their weight."""
    return _MARKS.sub(lambda found: f"\033[{_COLOURS[(found.lastindex or 1) - 1]}m{found[0]}\033[0m", text)


def write_issue(text: str) -> str:
    """Write a report into the form of a bug report, without this user's home and name."""
    home = os.path.expanduser("~").rstrip("/")
    text = text.replace(home, "~") if home else text
    if (name := os.path.basename(home)) not in ("", "root"):
        text = re.sub(rf"\b{re.escape(name)}\b", "USER", text)
    return f"{_ISSUE}<details><summary>cudyn report</summary>\n\n```text\n{text}\n```\n\n</details>"
