"""The `toolkit fetch` command: downloads a toolkit's headers and libdevice for clang."""

from __future__ import annotations

import sys

from .._errors import escape
from .._kernels.compilers.progress import StatusLine
from .._kernels.compilers.toolkit_fetch import fetch_toolkit
from .output import Parser, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import Namespace


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `toolkit` command."""
    parser.add_argument("what", choices=["fetch"], help="download NVIDIA's files, under NVIDIA's terms")
    parser.add("RELEASE", "the CUDA release, such as 12.9")


def run(options: Namespace) -> int:
    """Download the files, print their directory, and return 0."""
    status = StatusLine()
    try:
        directory = fetch_toolkit(options.release, status.show)
    finally:
        status.close()
    say(f"NVIDIA's headers and libdevice for CUDA {options.release} are in", sys.stderr)
    say(escape(directory))
    return 0
