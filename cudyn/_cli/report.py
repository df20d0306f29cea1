"""`python -m cudyn report`, or without a command: what works here."""

from __future__ import annotations

import argparse
import sys

HELP = "what works here; status 0 if the driver is usable, else 1"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what may also stand before the command."""
    parser.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="as JSON")


def run(options: argparse.Namespace) -> int:
    """Print the report. Returns 0, or 1 where the driver is not usable."""
    from .doctor import report

    found = report()
    if options.json:
        import json

        text = json.dumps(found.data, indent=2)
    else:
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        text = str(found).encode(encoding, "backslashreplace").decode(encoding)
    print(text)
    return 0 if found.usable else 1
