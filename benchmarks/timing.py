"""What benchmarks of calls and launches share: loops written out, turns, C, and runs in fresh processes."""

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
"""C that says what time it is, in seconds."""

T = TypeVar("T")
Batch = Callable[[], float]  # runs a batch, and says how many seconds it took


def in_a_loop(call: str, each: Sequence[tuple[Any, ...]], **values: Any) -> Batch:
    """Make a batch: this call with each of these arguments, written out as a user would.

    call: Python source, in which {a} is replaced by the arguments of a call ("launch(1, 32, {a})").
    values: what the call names.
    """
    names = ", ".join(f"a{i}" for i in range(len(each[0])))
    lines = [
        f"def batch({', '.join(['each', 'clock', *values])}):",
        "    start = clock()",
        f"    for {names + ',' if names else '_'} in each:",
        f"        {call.format(a=names)}",
        "    return clock() - start",
    ]
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    return lambda: float(scope["batch"](each, time.perf_counter, **values))


def repeated(times: int, function: Any, *arguments: Any) -> Batch:
    """Make a batch: so often the same call, its arguments in variables."""
    known = {f"p{i}": value for i, value in enumerate(arguments)}
    return in_a_loop(f"f({', '.join(known)})", [()] * times, f=function, **known)


def in_turns(
    cases: Mapping[str, Batch], batches: int, wait: Callable[[], object] = lambda: None
) -> dict[str, float]:
    """Measure the cases: the median of the seconds of each one's batches.

    The batches of the cases take turns, in another order every time: the driver's own work comes round after
    so many calls and would always meet the same case. As in timeit, nothing collects garbage meanwhile.

    wait: for the device, after each batch.
    """
    samples: dict[str, list[float]] = {name: [] for name in cases}
    order, shuffled = list(cases), random.Random(0)
    gc.collect()
    gc.disable()
    try:
        for number in range(-max(3, batches // 20), batches):  # the first ones warm up
            shuffled.shuffle(order)
            for name in order:
                seconds = cases[name]()
                wait()
                if number >= 0:
                    samples[name].append(seconds)
    finally:
        gc.enable()
    return {name: statistics.median(found) for name, found in samples.items()}


def seconds(function: Callable[..., object], *arguments: Any) -> float:
    """How long one call takes."""
    start = time.perf_counter()
    function(*arguments)
    return time.perf_counter() - start


def build(file: Path, source: str, *flags: str) -> Path:
    """Build a shared library from C with gcc; returns the file."""
    gcc = shutil.which("gcc")
    if gcc is None:
        sys.exit("gcc was not found, which builds the loops in C")
    options = ["-O2", "-w", "-shared", "-fPIC", "-o", str(file)]
    command = [gcc, *options, "-x", "c", "-", "-x", "none", *flags]
    subprocess.run(command, input=source, text=True, check=True)
    return file


def c_function(folder: Path, source: str, name: str, *argtypes: Any) -> Callable[..., float]:
    """Build C, and return its function of this name, which returns seconds (minus a status that failed)."""
    function = getattr(ctypes.CDLL(str(build(folder / f"{name}.so", source))), name)
    function.restype, function.argtypes = ctypes.c_double, argtypes

    def call(*arguments: Any) -> float:
        seconds = float(function(*arguments))
        if seconds < 0:
            raise RuntimeError(f"what {name} calls failed with {-seconds:.0f}")
        return seconds

    return call


def fresh_runs(measure: Callable[..., T], runs: int, *arguments: Any, **environment: str) -> list[T]:
    """What a function returns in so many processes, each a fresh one, with these variables besides."""
    os.environ |= environment
    found = []
    for number in range(runs):
        print(f"run {number + 1} of {runs}", flush=True)
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
            found.append(process.submit(measure, *arguments).result())
    return found


def without_fast_call(function: Any) -> Any:
    """The same without fast calls: Python."""
    from cudyn._bindings.calls import plain_call, quick_calls

    call = getattr(function, "call", None)
    if isinstance(call, plain_call.Call):
        return quick_calls.make(call)
    return getattr(function, "_as_parameter_", function) if call is None else call


def markdown(head: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    """A table in Markdown: the first column is text, the others numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *body]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def arguments(
    doc: str, *, batches: int = 0, runs: int = 0, check: bool = False, save: bool = False
) -> argparse.ArgumentParser:
    """The options of a benchmark, from the first line of its docstring and what it has of these."""
    parser = argparse.ArgumentParser(description=doc.partition("\n")[0])
    for name, default in (("--batches", batches), ("--runs", runs)):
        if default:
            parser.add_argument(name, type=int, default=default)
    if check:
        parser.add_argument("--check", action="store_true")
    if save:
        parser.add_argument("--save", type=Path, metavar="FOLDER", help="write the result to this folder")
    return parser


def judge(failed: Sequence[str], check: bool, reported: Sequence[str] = ()) -> int:
    """Print what misses its goal; 1 if that was asked for."""
    print("\n".join([*failed, *reported]) or "every goal is reached")
    return 1 if check and failed else 0
