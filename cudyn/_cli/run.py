"""`python -m cudyn run`: a Python program with stand-ins for what compiled packages need of CUDA."""

from __future__ import annotations

import os
import runpy
import sys
from argparse import Namespace
from collections.abc import Sequence

from .._symbols.provide import provide
from .needs import read_named
from .output import Parser


def add_arguments(parser: Parser) -> None:
    what = "an installed distribution, such as torch, or a file or folder; may be repeated"
    parser.add("--provide NAME...", what, required=True)
    parser.add("--major N", "of CUDA, for files that do not record it", type=int)
    parser.usage = "%(prog)s --provide NAME [--major N] (SCRIPT | -m MODULE | -c CODE) [ARGUMENT ...]"
    parser.epilog = "Libraries that are there are used. Programs that this one starts have no stand-ins."


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Split a command line into its own words and those of the program, which begin with the first other."""
    at = 1
    while words[at : at + 1] and words[at].partition("=")[0] in ("--provide", "--major", "-h", "--help"):
        at += 1 if "=" in words[at] or words[at] in ("-h", "--help") else 2
    return list(words[:at]), list(words[at:])


def run(options: Namespace) -> int:
    """Return 0, or 1 after an exception."""
    words = options.passed[1:] if options.passed[:1] == ["--"] else options.passed
    if not words or (words[0] in ("-m", "-c") and len(words) < 2):
        raise ValueError("run: expected a script, -m MODULE or -c CODE")
    for name in options.provide:
        provide(read_named(name), major=options.major)
    try:
        _run(words)
    except Exception:
        sys.excepthook(*sys.exc_info())
        return 1
    return 0


def _run(words: list[str]) -> None:
    if words[0] == "-m":
        sys.argv = words[1:]
        sys.path.insert(0, os.getcwd())
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    elif words[0] == "-c":
        sys.argv = ["-c", *words[2:]]
        sys.path.insert(0, "")
        exec(compile(words[1], "<string>", "exec"), {"__name__": "__main__"})
    else:
        sys.argv = words
        sys.path.insert(0, os.path.dirname(os.path.abspath(words[0])))
        runpy.run_path(words[0], run_name="__main__")
