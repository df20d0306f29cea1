"""The `trace` command: runs a Python program, and shows what the GPU did."""

from __future__ import annotations

import os
import runpy
import sys
import traceback
from argparse import Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

from .._errors import CudynError
from .._kernels.measure.trace import trace
from .output import Parser, complain, say

_OPTIONS_WITH_VALUE = ("-o", "--output", "--simulate")
_OPTIONS = (*_OPTIONS_WITH_VALUE, "--calls", "-h", "--help")


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `trace` command."""
    parser.add(
        "-o --output FILE",
        "the file to write, for ui.perfetto.dev (default: trace.json), or a drawing (.svg)",
    )
    parser.add("--calls", "also record the calls of the driver and of the CUDA runtime")
    parser.add("--simulate ARCH", "simulate a GPU such as sm_90, and only check launches")
    parser.usage = (
        "%(prog)s [-o FILE] [--calls] [--simulate ARCH] (SCRIPT | -m MODULE | -c CODE) [ARGUMENT ...]"
    )
    parser.epilog = (
        "The table is printed to stderr when the program ends. The program's child processes are not "
        "recorded. The exit status is the program's."
    )


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Split a command line into the options of `trace`, and the program with its arguments."""
    program_index = 1  # the first word is the name of the command
    while program_index < len(words):
        word = words[program_index]
        option, _, _ = word.partition("=")
        if option not in _OPTIONS:
            break
        is_value_separate = word in _OPTIONS_WITH_VALUE  # as in `-o FILE`, and not in `--output=FILE`
        program_index += 2 if is_value_separate else 1
    return list(words[:program_index]), list(words[program_index:])


def run(options: Namespace) -> int:
    """Run the program, print the table and write the file. Returns the exit status of the program.

    Raises:
        ValueError: No program or an invalid architecture is given.
    """
    words = options.passed
    if words[:1] == ["--"]:  # separates the options from the program
        words = words[1:]
    lacks_value = words[:1] in (["-m"], ["-c"]) and len(words) < 2
    if not words or lacks_value:
        raise ValueError("trace: expected a script, -m MODULE or -c CODE")
    output = options.output or "trace.json"
    with _simulate(options.simulate):
        tracer = trace(output, calls=options.calls)
        # Without a `with` statement, errors that the program raises are not mistaken for the tracer's.
        try:
            recorded = tracer.__enter__()
        except (CudynError, RuntimeError) as error:
            complain(f"trace: {error}")
            return 1
        try:
            status = _run_program(words)
        finally:
            tracer.__exit__(*sys.exc_info())
            say(f"{recorded}\nWrote {len(recorded.events)} events to {output}.", sys.stderr)
    return status


def _simulate(arch: str | None) -> Any:
    """Return a context manager that simulates a GPU, or does nothing without an architecture."""
    if arch is None:
        return nullcontext()
    from .. import testing

    return testing.simulate(arch)


def _run_program(words: Sequence[str]) -> int:
    """Run a program in this process as Python would, and return its exit status."""
    if words[0] in ("-m", "-c"):
        option, program, *arguments = words
        sys.argv = [option, *arguments]
    else:
        option = ""
        program, *arguments = words
        sys.argv = [program, *arguments]
    try:
        if option == "-m":
            sys.path.insert(0, os.getcwd())
            runpy.run_module(program, run_name="__main__", alter_sys=True)
        elif option == "-c":
            sys.path.insert(0, "")
            exec(compile(program, "<string>", "exec"), {"__name__": "__main__"})
        else:
            sys.path.insert(0, os.path.dirname(os.path.abspath(program)))
            runpy.run_path(program, run_name="__main__")
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        say(end.code, sys.stderr)
        return 1
    except Exception:
        traceback.print_exc()
        return 1
    return 0
