"""The `run` command: runs a program in a simulation, or with stubs for missing CUDA libraries."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .._stubs.resolver import Refusal
from .._stubs.stub_folder import UNLINKED
from . import stored_stubs
from .output import Parser
from .path_lists import PRELOAD, prepend
from .sitecustomize import make_sitecustomize

if TYPE_CHECKING:
    from .simulated.programs import Settings

_HELP = ("-h", "--help")
_STUB_OPTIONS = ("--provide", "--major")
_GUARD = "--guard"
_ISOLATE = "--isolate"
_SIMULATION_OPTIONS = ("--simulate", "--schedule", "--devices", "--memory", "--json", "--junit")
_FLAGS = (*_HELP, _GUARD, _ISOLATE)
_UNITS = {"": 0, "K": 10, "M": 20, "G": 30, "T": 40}  # maps the unit of a size to an exponent of 2


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `run` command."""
    provide = "an installed distribution, such as torch, or a file or directory; may be repeated"
    parser.add("--provide NAME...", provide)
    parser.add(_GUARD, "let cuda.bindings call the driver's functions with the right parameters")
    parser.add("--major N", "the CUDA major version, for files that do not record it", type=int)
    simulate = "simulate a GPU such as sm_90 and run kernels on the CPU; sm_90,check: only check launches"
    parser.add("--simulate ARCH", simulate)
    parser.add(
        "--schedule ORDER", "the order of threads, blocks and streams: reverse, or a seed such as seed:7"
    )
    parser.add("--devices N", "the number of simulated devices (default: 1)", type=int)
    parser.add("--memory SIZE", "the memory of each device, such as 16G (default: 140G)")
    parser.add(_ISOLATE, "run kernels in separate processes, which are only allowed a few system calls")
    parser.add("--json FILE", "write the findings to a JSON file")
    parser.add("--junit FILE", "write the findings to a JUnit file")
    parser.usage = (
        "%(prog)s --provide NAME [--major N] PYTHON_PROGRAM\n"
        "       %(prog)s --guard PYTHON_PROGRAM\n"
        "       %(prog)s --simulate ARCH [--schedule ORDER] [--devices N] [--memory SIZE] [--isolate]\n"
        "           [--json FILE] [--junit FILE] (PYTHON_PROGRAM | PROGRAM) [ARGUMENT ...]\n"
        "PYTHON_PROGRAM: (SCRIPT | -m MODULE | -c CODE) [ARGUMENT ...]"
    )
    parser.description = (
        "Run a program without changing it: in a simulation, which needs no GPU and finds races and invalid "
        "memory accesses (--simulate), without the CUDA libraries that it needs (--provide), or with a "
        "driver that is older than cuda.bindings expects (--guard). For example: "
        "%(prog)s --simulate=sm_90 program.py"
    )
    parser.epilog = (
        "With --provide, installed libraries are used. The stubs are files, so child processes use them, "
        "too. `stub --for` writes the same files to a directory. "
        "With --guard, cudyn.guard_cuda_bindings() also applies to the program's child processes. "
        "With --simulate, the program and its child processes use a simulated driver. The findings are "
        "printed to stderr, and the exit status is 1 if there is a finding, otherwise the program's."
    )


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Split a command line into the options of `run`, and the program with its arguments.

    For example, the options in `run --simulate=sm_90 program.py --verbose` are `run --simulate=sm_90`.
    """
    options_with_value = (*_STUB_OPTIONS, *_SIMULATION_OPTIONS)
    program_index = 1  # the first word is the name of the command
    while program_index < len(words):
        option, equals_sign, _ = words[program_index].partition("=")
        if option in _FLAGS or (option in options_with_value and equals_sign):
            program_index += 1
        elif option in options_with_value:  # the next word is its value
            program_index += 2
        else:
            break
    return list(words[:program_index]), list(words[program_index:])


def run(options: Namespace) -> int:
    """Run the program in a simulation and return the exit status, or replace this process with the program.

    Raises:
        ValueError: The options are invalid, or the stubs cannot be written.
    """
    words = options.passed
    if words[:1] == ["--"]:  # separates the options from the program
        words = words[1:]
    _check_options(options)
    lacks_value = words[:1] in (["-m"], ["-c"]) and len(words) < 2
    if not words or lacks_value:
        expected = "a script, -m MODULE or -c CODE"
        if options.simulate is not None:
            expected = "a script, a program, -m MODULE or -c CODE"
            if not words:
                expected += f" after --simulate={options.simulate}"
        raise ValueError(f"run: expected {expected}")
    if options.simulate is not None:
        return _simulate(options, words)
    if options.guard:
        return _run_guarded(words)
    if sys.platform != "linux":
        raise ValueError(f"run: stubs are for Linux; this is {sys.platform}")
    return _run_with_stubs(options, words)


def _check_options(options: Namespace) -> None:
    """Raise ValueError unless exactly one way of running a program is selected, with only its options."""
    is_simulation = options.simulate is not None
    selected_count = [is_simulation, bool(options.provide), options.guard].count(True)
    if selected_count != 1:
        raise ValueError("run: expected one of --provide, --simulate and --guard")
    simulation_options = [
        name for name in _SIMULATION_OPTIONS if getattr(options, name.removeprefix("--")) is not None
    ]
    if options.isolate:
        simulation_options.append(_ISOLATE)
    if simulation_options and not is_simulation:
        raise ValueError(f"run: {simulation_options[0]} needs --simulate")
    if options.major is not None and not options.provide:
        raise ValueError("run: --major needs --provide")


def _simulate(options: Namespace, words: Sequence[str]) -> int:
    """Run the program in a simulation, and return the exit status.

    Args:
        options: The options of the command.
        words: The program and its arguments.

    Raises:
        ValueError: The program cannot be simulated.
    """
    from .._simulator.driver import simulate_option
    from .._simulator.driver.simulation import TOTAL_MEMORY
    from .simulated import programs

    option = simulate_option.parse_option(
        "run: --simulate", options.simulate, (simulate_option.RUN, simulate_option.CHECK)
    )
    settings = programs.Settings(
        option.arch,
        option.is_check,
        devices=1 if options.devices is None else options.devices,
        memory=TOTAL_MEMORY if options.memory is None else _parse_size(options.memory),
        schedule=options.schedule or "default",
        isolate=bool(options.isolate),
    )
    _check_settings(settings)
    return programs.report(programs.run(words, settings), options.json or "", options.junit or "")


def _check_settings(settings: Settings) -> None:
    """Raise ValueError if a simulation cannot be started, by starting one in this process."""
    from .. import testing
    from .._simulator.driver import simulate_option

    try:
        runner = False if settings.is_check else testing.run_on_cpu()
    except RuntimeError as error:
        message = simulate_option.explain_missing_compiler(settings.arch, error)
        raise ValueError(f"run: --simulate={settings.arch}: {message}") from None
    try:
        with testing.simulate(
            settings.arch,
            settings.devices,
            run=runner,
            isolate=settings.isolate,
            schedule=settings.schedule,
            memory=settings.memory,
        ):
            pass
    except (ValueError, RuntimeError) as error:
        raise ValueError(f"run: {error}") from None


def _parse_size(value: str) -> int:
    """Convert a size such as "16G" to bytes. Raises ValueError if it is invalid."""
    match = re.fullmatch(r"(\d+)([KMGT]?)(i?B)?", value, re.I)
    if match is None:
        raise ValueError(f"run: --memory: expected a size such as 16G, got {value!r}")
    number, unit = int(match[1]), match[2].upper()
    return number << _UNITS[unit]


def _run_with_stubs(options: Namespace, words: Sequence[str]) -> int:
    """Replace this process with the program. Raises ValueError if the stubs cannot be written."""
    try:
        stubs = stored_stubs.get_stubs(options.provide, options.major)
    except Refusal as refusal:
        raise ValueError(f"run: {refusal}; {refusal.hint}") from None
    environment = dict(os.environ)
    environment["LD_LIBRARY_PATH"] = prepend("LD_LIBRARY_PATH", stubs.path)
    if stubs.has_file(UNLINKED):
        environment[PRELOAD] = prepend(PRELOAD, stubs.get_path(UNLINKED))
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, *words], environment)


def _run_guarded(words: Sequence[str]) -> int:
    """Replace this process with the program. Raises ValueError on systems other than Linux."""
    if sys.platform != "linux":
        raise ValueError(f"run: --guard is for Linux; this is {sys.platform}")
    code = make_sitecustomize(["from cudyn._stubs.guard import guard_at_import", "guard_at_import()"])
    directory = stored_stubs.write_guard(code)
    environment = dict(os.environ)
    environment["PYTHONPATH"] = prepend("PYTHONPATH", directory)
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, *words], environment)
