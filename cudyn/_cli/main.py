"""The command line: the report on this machine, the contents of the tables, and compiling."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from .. import __version__
from .._errors import CudynError
from . import cache, compile, diff, export, link, needs, report, run, show, stub, toolkit
from .output import Parser, complain

# In the order of the help. Each has HELP, add_arguments and run, which does the work and returns the exit
# status; its ValueError is a wrong command line. options.passed: words that are not its own.
_MODULES = (report, show, diff, compile, link, cache, export, needs, run, stub, toolkit)
_COMMANDS = {module.__name__.rpartition(".")[2]: module for module in _MODULES}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command.

    Returns 0; 1: a name is unknown, the driver is not usable, a need is unmet, the output can't be
    written; 2: a wrong command line; 130, 141: ended by Ctrl-C, by a reader that closed the pipe.
    """
    try:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="backslashreplace")  # paths need not be valid in any encoding
        status = _run(list(sys.argv[1:] if argv is None else argv))
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # as in `| head`
        _close_output()
        return 141
    except CudynError as error:
        complain(error)
    except OSError as error:
        is_output = error.strerror and not error.filename
        if is_output:
            _close_output()
        complain(f"standard output: {error.strerror}" if is_output else error)
    return 1


def _close_output() -> None:
    """Discard output that can't be written: Python would try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    parser = Parser(
        prog="cudyn" if os.path.basename(sys.argv[0]).startswith("cudyn") else "python -m cudyn",
        description="What works on this machine, and what cudyn's tables know. Without a command: report.",
    )
    parser.add("--version", action="version", version=f"cudyn {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    parsers = {name: commands.add_parser(name, help=command.HELP) for name, command in _COMMANDS.items()}
    for name, command in _COMMANDS.items():
        command.add_arguments(parsers[name])
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["report", *words]
    try:
        split = {"compile": compile.split, "export": compile.split, "run": run.split}.get(words[0])
        words, passed = split(words) if split else (words, [])
        options, others = parser.parse_known_args(words)
        if options.command in ("compile", "link", "export"):
            # argparse takes only the first group of files.
            options.file += [word for word in others if word == "-" or not word.startswith("-")]
            passed += [word for word in others if word != "-" and word.startswith("-")]
        elif others:
            parser.error(f"unrecognized arguments: {' '.join(others)}")
        options.passed = passed
        status: int = _COMMANDS[options.command].run(options)
        return status
    except ValueError as error:
        parser.error(str(error))
