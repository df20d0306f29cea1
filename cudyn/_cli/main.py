# PYTHON_ARGCOMPLETE_OK
"""The entry point of the command line. Each command is a module of this package."""

from __future__ import annotations

import importlib
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TextIO

from .. import __version__
from .._errors import CudynError
from .output import Parser, complain, say


class Command(NamedTuple):
    """A command. Its module is imported when the command is used.

    The module defines `add_arguments` and `run`, which returns the exit status. A ValueError raised by `run`
    is reported as an error in the command line. A module may also define `split`, which first separates the
    arguments for another program from the command line.

    Attributes:
        help: description for --help
        has_files_anywhere: whether files and options may alternate; unknown options are stored in
            `options.passed`
        runs_alone: whether the command can be used without arguments
    """

    help: str
    has_files_anywhere: bool = False
    runs_alone: bool = False


# In the order in which --help lists them.
COMMANDS = {
    "report": Command(
        "show what works on this machine; exit status 0 if the driver is usable, otherwise 1", runs_alone=True
    ),
    "demo": Command(
        "write a small program whose kernel has a race, and find the race without a GPU", runs_alone=True
    ),
    "find": Command("find libraries, headers, bitcode and programs without opening them; 0 if all are found"),
    "show": Command("show everything about a function, type or constant, or about a file with kernels"),
    "compile": Command(
        "compile CUDA C++ to PTX, CUBIN, LTO-IR, OptiX-IR or a fatbin; needs no driver",
        has_files_anywhere=True,
    ),
    "link": Command("link PTX, CUBINs, LTO-IR and fatbins; needs no driver", has_files_anywhere=True),
    "cache": Command("list, explain, copy and clear the cache of compiled code"),
    "export": Command(
        "build an artifact, C source or a library from kernels and their contracts", has_files_anywhere=True
    ),
    "needs": Command("list the CUDA symbols that compiled files need; exit status 0 if all are met"),
    "run": Command("run a program in a simulation, or with stubs in place of missing CUDA libraries"),
    "trace": Command("run a Python program, and show what the GPU did: kernels, copies, fills and gaps"),
    "stub": Command("build libraries to link against if CUDA is not installed"),
    "toolkit": Command("download the headers and the libdevice of a CUDA release, for clang"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command.

    Returns:
        The exit status: 0 on success; 1 if a name is unknown, the driver is not usable, a requirement is not
        met or the output cannot be written; 2 for an error in the command line; 130 after Ctrl-C; 141 if the
        reader of the output has closed the pipe.
    """
    try:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="backslashreplace")  # some paths cannot be encoded
        if "_ARGCOMPLETE" in os.environ:  # set by the shell functions of argcomplete
            _complete()
        status = _run(list(sys.argv[1:] if argv is None else argv))
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # for example in `| head`
        _close_output()
        return 141
    except CudynError as error:
        complain(error)
    except OSError as error:
        is_output_error = error.strerror and not error.filename  # all other errors name a file
        if is_output_error:
            _close_output()
            complain(f"standard output: {error.strerror}")
        else:
            complain(error)
    return 1


def _close_output() -> None:
    """Discard output that cannot be written. Otherwise Python would try to write it again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    """Run the command in a command line, or `report` if there is no command, and return its exit status.

    Args:
        words: The arguments on the command line, which may be changed.
    """
    global_options = ("-h", "--help", "-V", "--version")
    is_report_option = bool(words) and words[0].startswith("-") and words[0] not in global_options
    if not words or is_report_option:  # the options of `report` do not need its name, as in `cudyn --json`
        words = ["report", *words]
    name = words[0]
    parser, command_parsers = make_parsers()
    if name not in COMMANDS:
        parser.parse_args(words)  # exits after --help, --version or an unknown command
        return 0
    command_parser = command_parsers[name]
    module = importlib.import_module(f"cudyn._cli.{name}")
    module.add_arguments(command_parser)
    if len(words) == 1 and not COMMANDS[name].runs_alone:
        say(f"{command_parser.format_help()}\n{command_parser.prog}: error: expected arguments", sys.stderr)
        return 2
    try:
        with _print_short_warnings():
            status: int = module.run(_parse(parser, module, words))
        return status
    except ValueError as error:
        parser.error(str(error))


@contextmanager
def _print_short_warnings() -> Iterator[None]:
    """Print the warnings of cudyn without their source lines during a block."""
    show_with_source = warnings.showwarning

    def show_short(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        """Print a warning. Those of a user's program are printed as usual."""
        if str(message).startswith("cudyn: "):
            complain(f"warning: {message}")
        else:
            show_with_source(message, category, filename, lineno, file, line)

    warnings.showwarning = show_short
    try:
        yield
    finally:
        warnings.showwarning = show_with_source


def make_parsers() -> tuple[Parser, dict[str, Parser]]:
    """Return the parser of the command line, and the parser of each command, which has no arguments yet."""
    is_script = os.path.basename(sys.argv[0]).startswith("cudyn")
    parser = Parser(
        prog="cudyn" if is_script else "python -m cudyn",
        description="Command-line tools for cudyn. Without a command, the report on this machine is printed.",
    )
    parser.add("-V --version", "print the version", action="version", version=f"cudyn {__version__}")
    descriptions = {name: command.help for name, command in COMMANDS.items()}
    return parser, parser.add_commands("command", descriptions)


def _complete() -> None:
    """Print completions for the shell with argcomplete, if it is installed, and exit."""
    with suppress(ImportError):
        argcomplete: Any = importlib.import_module("argcomplete")
        parser, parsers = make_parsers()
        for name, command_parser in parsers.items():
            importlib.import_module(f"cudyn._cli.{name}").add_arguments(command_parser)
        argcomplete.autocomplete(parser)


def _parse(parser: Parser, module: Any, words: list[str]) -> Any:
    """Parse the command line of a command.

    Options that the command passes on to a compiler are stored in `passed`.

    Args:
        parser: The parser of the command line.
        module: The module of the command.
        words: The arguments on the command line, including the name of the command.
    """
    passed: list[str] = []
    if hasattr(module, "split"):
        words, passed = module.split(words)
    options, unparsed = parser.parse_known_args(words)
    if COMMANDS[options.command].has_files_anywhere:
        # argparse accepts only one group of consecutive files.
        for word in unparsed:
            is_option = word.startswith("-") and word != "-"  # "-" stands for standard input
            if is_option:
                passed.append(word)
            else:
                options.file.append(word)
    elif unparsed:
        parser.error(f"unrecognized arguments: {' '.join(unparsed)}")
    options.passed = passed
    return options
