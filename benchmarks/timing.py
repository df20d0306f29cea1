"""Helpers for benchmarks: generated loops, interleaved batches, C functions, and runs in new processes."""

from __future__ import annotations

import argparse
import ctypes
import gc
import multiprocessing
import os
import random
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

CLOCK = r"""
#include <stdint.h>
#include <time.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}
"""
"""The C code of `now`, which returns the time in seconds."""

T = TypeVar("T")
Batch = Callable[[], float]  # a function that makes a batch of calls, and returns the time in seconds


def make_batch(call: str, argument_lists: Sequence[tuple[Any, ...]], **values: Any) -> Batch:
    """Return a batch that makes a call with different arguments.

    The source code of the call is inserted into a loop, so that it takes the same time as in a user's code.

    Args:
        call: Python source code of the call, such as "launch(1, 32, {a})". The arguments replace {a}.
        argument_lists: Arguments for each call.
        **values: Values of the variables that `call` uses.
    """
    names = ", ".join(f"a{i}" for i in range(len(argument_lists[0])))
    lines = [
        f"def batch({', '.join(['argument_lists', 'clock', *values])}):",
        "    start = clock()",
        f"    for {names + ',' if names else '_'} in argument_lists:",
        f"        {call.format(a=names)}",
        "    return clock() - start",
    ]
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    return lambda: float(scope["batch"](argument_lists, time.perf_counter, **values))


def make_repeated_batch(times: int, function: Any, *arguments: Any) -> Batch:
    """Return a batch that repeats a call. As in a user's code, the arguments are variables."""
    variables = {f"p{index}": value for index, value in enumerate(arguments)}
    return make_batch(f"f({', '.join(variables)})", [()] * times, f=function, **variables)


def measure_in_turns(
    cases: Mapping[str, Batch], batches: int, wait: Callable[[], object] = lambda: None
) -> dict[str, float]:
    """Measure the cases, and return the median time of a batch in seconds for each case.

    The batches of the cases are interleaved, each time in a different order. In a fixed order, work that the
    driver does only once every few calls would always affect the same case. As in timeit, the garbage
    collector is disabled.

    Args:
        cases: Batches by name.
        batches: Number of measured batches of each case.
        wait: Function that waits for the device. It is called after each batch.
    """
    samples: dict[str, list[float]] = {name: [] for name in cases}
    order, generator = list(cases), random.Random(0)
    gc.collect()
    gc.disable()
    try:
        for round_ in range(-max(3, batches // 20), batches):  # the first batches are for warming up
            generator.shuffle(order)
            for name in order:
                seconds = cases[name]()
                wait()
                if round_ >= 0:
                    samples[name].append(seconds)
    finally:
        gc.enable()
    return {name: statistics.median(case_samples) for name, case_samples in samples.items()}


def time_call(function: Callable[..., object], *arguments: Any) -> float:
    """Return the time of one call in seconds."""
    start = time.perf_counter()
    function(*arguments)
    return time.perf_counter() - start


def build(file: Path, source: str, *flags: str) -> Path:
    """Build a shared library from C code with gcc, and return its path."""
    gcc = shutil.which("gcc")
    if gcc is None:
        sys.exit("gcc is missing: install it to build the loops in C")
    options = ["-O2", "-w", "-shared", "-fPIC", "-o", str(file)]
    command = [gcc, *options, "-x", "c", "-", "-x", "none", *flags]
    subprocess.run(command, input=source, text=True, check=True)
    return file


def build_c_function(directory: Path, source: str, name: str, *argtypes: Any) -> Callable[..., float]:
    """Build C code, and return the function `name` in it as a Python function.

    The C function returns the time in seconds or, after a failure, a negated status. The Python function
    raises RuntimeError in this case.
    """
    function = getattr(ctypes.CDLL(str(build(directory / f"{name}.so", source))), name)
    function.restype, function.argtypes = ctypes.c_double, argtypes

    def call(*arguments: Any) -> float:
        """Call the C function, and return the time in seconds."""
        seconds = float(function(*arguments))
        if seconds < 0:
            raise RuntimeError(f"a function that {name} calls failed with {-seconds:.0f}")
        return seconds

    return call


def run_in_processes(measure: Callable[..., T], runs: int, *arguments: Any, **environment: str) -> list[T]:
    """Run a function in `runs` new processes, one after the other, and return the results.

    Args:
        measure: The function to run.
        runs: The number of processes.
        *arguments: The arguments of the function.
        **environment: Environment variables to set in this process, which the new processes inherit.
    """
    os.environ |= environment
    results = []
    for run in range(runs):
        print(f"run {run + 1} of {runs}", flush=True)
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
            results.append(process.submit(measure, *arguments).result())
    return results


def without_fast_call(function: Any) -> Any:
    """Return the Python implementation of a function, which does not use fast calls.

    Args:
        function: A function of a library, or a method of a kernel.
    """
    from cudyn._bindings.calls import plain_call, quick_calls

    call = getattr(function, "call", None)
    if isinstance(call, plain_call.Call):
        return quick_calls.make(call)
    return getattr(function, "_as_parameter_", function) if call is None else call


def format_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table. The first column contains text, and the other columns contain numbers."""
    lines = [header, ["---", *["---:"] * (len(header) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def make_parser(
    doc: str, *, batches: int = 0, runs: int = 0, check: bool = False, save: bool = False
) -> argparse.ArgumentParser:
    """Return an argument parser with a benchmark's description and common options.

    Args:
        doc: The docstring of the benchmark. Its first line is the description.
        batches: The default value of --batches, or 0 to omit the option.
        runs: The default value of --runs, or 0 to omit the option.
        check: Whether to add the option --check.
        save: Whether to add the option --save.
    """
    parser = argparse.ArgumentParser(description=doc.partition("\n")[0])
    for name, default in (("--batches", batches), ("--runs", runs)):
        if default:
            parser.add_argument(name, type=int, default=default)
    if check:
        parser.add_argument("--check", action="store_true")
    if save:
        parser.add_argument(
            "--save", type=Path, metavar="DIRECTORY", help="write the result to this directory"
        )
    return parser


def report_missed(failed: Sequence[str], check: bool, reported: Sequence[str] = ()) -> int:
    """Print the messages about missed goals, and return the exit status.

    Args:
        failed: The messages about goals that must be reached.
        check: Whether --check was passed. If so, the exit status is 1 if there are messages in `failed`.
        reported: The messages about goals that need not be reached.
    """
    print("\n".join([*failed, *reported]) or "every goal is reached")
    return 1 if check and failed else 0
