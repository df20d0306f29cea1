"""`python -m cudyn needs`: what compiled files need of CUDA's libraries."""

from __future__ import annotations

from .._symbols.needs import needs
from .output import complain, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse


HELP = "what compiled files need of CUDA's libraries; status 0 if all of it is satisfied here"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the files."""
    parser.add_argument(
        "file", nargs="+", help="a shared library, an object file, a wheel or a folder of these; never loaded"
    )


def run(options: argparse.Namespace) -> int:
    """Print what each file needs.

    Returns 0, or 1 where a symbol or a library that it is linked with is not there, where it is linked by
    symbol versions with a library that is not in the same wheel or folder, or where it can't be read.
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
