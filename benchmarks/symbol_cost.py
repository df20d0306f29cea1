"""What a call costs through a stub and through what cudyn provides, beside a direct call; one run.

The function is an empty one of a small library that stands in for cudart, so that the way to it is what is
measured; a loop in C calls it by its address. Batches of the ways take turns; medians, and what the loop
itself takes is reported, since a direct call of an empty function costs little more.

    python -m benchmarks.symbol_cost [--batches 400]

Needs gcc. No GPU and no driver.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import cudyn
from cudyn._library.library import library
from cudyn._loading import catalog
from cudyn._symbols.stub import write_stub

CALLS = 100_000
LIBRARY = "#include <stddef.h>\nint cudaMalloc(void **p, size_t n) { (void)p; (void)n; return 0; }\n"
LOOP = """
#include <stddef.h>
#include <time.h>
typedef int (*Function)(void **, size_t);
double batch(Function volatile function, long calls) {
    struct timespec start, end;
    void *memory;
    clock_gettime(CLOCK_MONOTONIC, &start);
    if (function) while (calls--) { Function f = function; if (f(&memory, 4)) return -1; }
    else while (calls--) { Function f = function; __asm__ volatile("" : : "r"(f)); }
    clock_gettime(CLOCK_MONOTONIC, &end);
    return (end.tv_sec - start.tv_sec) * 1e9 + (end.tv_nsec - start.tv_nsec);
}
"""


def build(folder: Path, name: str, text: str, *options: str) -> Path:
    """Build a shared library."""
    source = folder / f"{name}.c"
    source.write_text(text)
    target = folder / f"lib{name}.so"
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", *options, "-o", target, source, "-ldl"], check=True)
    return target


def main() -> int:
    """Print nanoseconds a call and ratios; returns 2 without gcc."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--batches", type=int, default=400)
    options = parser.parse_args()
    if shutil.which("gcc") is None:
        print("not measured: gcc was not found")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        real = build(work, "real", LIBRARY, "-Wl,-soname,libcudart.so.12")
        stub = build(work, "stub", write_stub(library(catalog.find("runtime")), 12).source)
        batch = ctypes.CDLL(str(build(work, "loop", LOOP))).batch
        batch.argtypes, batch.restype = [ctypes.c_void_p, ctypes.c_long], ctypes.c_double
        os.environ["CUDYN_RUNTIME"] = str(real)
        cudyn.provide("runtime", major=12)
        ways = {
            "loop": None,
            "direct": ctypes.cast(ctypes.CDLL(str(real)).cudaMalloc, ctypes.c_void_p).value,
            "provided": ctypes.cast(ctypes.CDLL(None).cudaMalloc, ctypes.c_void_p).value,
            "stub": ctypes.cast(ctypes.CDLL(str(stub)).cudaMalloc, ctypes.c_void_p).value,
        }
        samples: dict[str, list[float]] = {name: [] for name in ways}
        for number in range(-10, options.batches):
            for name, address in ways.items():
                nanoseconds = batch(address, CALLS) / CALLS
                if nanoseconds < 0:
                    print(f"{name}: the call failed")
                    return 1
                if number >= 0:  # the first ones warm up
                    samples[name].append(nanoseconds)
    medians = {name: statistics.median(found) for name, found in samples.items()}
    print(f"Python {platform.python_version()}; medians of {options.batches} batches of {CALLS} calls\n")
    for name, nanoseconds in medians.items():
        print(f"  {name:<10}{nanoseconds:>8.2f} ns{nanoseconds / medians['direct']:>8.2f} x a direct call")
    return 0


if __name__ == "__main__":
    sys.exit(main())
