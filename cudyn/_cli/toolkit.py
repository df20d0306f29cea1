"""`python -m cudyn toolkit fetch`: a toolkit's headers and libdevice, for clang."""

from __future__ import annotations

from .._compile.fetch import fetch_toolkit
from .._errors import CudynError, escape
from .output import complain, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

HELP = "fetch a toolkit's headers and libdevice, for clang; pip downloads them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("what", choices=["fetch"])
    parser.add_argument("release", help="such as 12.9; they are NVIDIA's, under its terms")


def run(options: argparse.Namespace) -> int:
    """Fetch them, and print the folder. ValueError: an unknown release."""
    try:
        say(escape(fetch_toolkit(options.release)))
    except (CudynError, OSError) as error:
        complain(error)
        return 1
    return 0
