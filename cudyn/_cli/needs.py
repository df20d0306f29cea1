"""`python -m cudyn needs`: the symbols and libraries of CUDA that compiled files need."""

from __future__ import annotations

from .._symbols.needs import needs
from .output import complain, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse


HELP = "what compiled files need from CUDA's libraries; status 0 if all needs are satisfied here"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the files."""
    parser.add_argument(
        "file", nargs="+", help="a shared library, an object file, a wheel or a folder of these; never loaded"
    )


def run(options: argparse.Namespace) -> int:
    """Print the needs of each file.

    Returns 0, or 1 if a need is unmet, if a versioned link points outside the wheel or folder, or if a file
    can't be read.
    """
    status = 0
    for file in options.file:
        try:
            found = needs(file)
        except (OSError, ValueError) as error:
            complain(error)
            status = 1
            continue
        say(found)
        missing = [link for link in found.links if link.needed and not link.found]
        if found.unmet or found.left_over or missing or found.refused:
            status = 1
    return status
