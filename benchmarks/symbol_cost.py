"""Measures a call through a stub, and a call through `cudyn.provide`, relative to a direct call.

The called function does nothing, and belongs to a small library that replaces cudart, so that only the path
to the function is measured. A loop in C calls it by its address. The batches of the different methods are
interleaved, and each result is a median. The time of the loop without calls is also reported, because a
direct call of an empty function takes only slightly longer.

    python -m benchmarks.symbol_cost [--batches 400] [--other FILE]

`--other` specifies another project's stub, such as libstub_cudart.so in TileLang's wheel. It opens cudart by
its soname, and therefore uses the same small library in this benchmark.

The benchmark needs gcc, but neither a GPU nor a driver.
"""

from __future__ import annotations

import ctypes
import os
import platform
import sys
import tempfile
from functools import partial
from pathlib import Path

import cudyn
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._stubs.library_abi import get_abi
from cudyn._stubs.stub_source import write_stub

from . import timing

CALLS = 100_000  # per batch
VERSION = "cudaRuntimeGetVersion"
LOOP = (
    timing.CLOCK
    + """
#include <stddef.h>
typedef int (*Function)(void **, size_t);

/* Return the seconds of `calls` calls, or of the empty loop if `function` is null, or -1 if a call fails. */
double batch(Function volatile function, long calls) {
    void *memory;
    double start = now();
    if (function) while (calls--) { Function f = function; if (f(&memory, 4)) return -1; }
    else while (calls--) { Function f = function; __asm__ volatile("" : : "r"(f)); }
    return now() - start;
}
"""
)


def main() -> int:
    """Print the time of a call in nanoseconds, and the ratios."""
    parser = timing.make_parser(__doc__, batches=400)
    parser.add_argument("--other", metavar="FILE", help="another project's stub of cudart")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        work = Path(directory)
        real_library = build_real_library(work)
        ctypes.CDLL(str(real_library))  # the other project's stub uses a library that is already loaded
        stub_source = write_stub(library(catalog.find("runtime")), 12).source
        stub = timing.build(work / "libstub.so", stub_source, "-ldl")
        batch = timing.build_c_function(work, LOOP, "batch", ctypes.c_void_p, ctypes.c_long)
        os.environ["CUDYN_RUNTIME"] = str(real_library)
        cudyn.provide("runtime", major=12)
        # The library whose cudaMalloc is called. None stands for the functions that `provide` has added.
        files_by_method = {"direct": str(real_library), "provided": None, "stub": str(stub)}
        if options.other:
            files_by_method["other"] = options.other
        cases: dict[str, timing.Batch] = {"loop": lambda: batch(None, CALLS)}
        for name, file in files_by_method.items():
            address = ctypes.cast(ctypes.CDLL(file).cudaMalloc, ctypes.c_void_p)
            cases[name] = partial(batch, address, CALLS)
        seconds = timing.measure_in_turns(cases, options.batches)
    medians = {name: 1e9 * batch_seconds / CALLS for name, batch_seconds in seconds.items()}
    print(f"Python {platform.python_version()}; medians of {options.batches} batches of {CALLS} calls\n")
    for name, nanoseconds in medians.items():
        print(f"  {name:<10}{nanoseconds:>8.2f} ns{nanoseconds / medians['direct']:>8.2f} x a direct call")
    return 0


def build_real_library(directory: Path) -> Path:
    """Build the small library that replaces cudart, and return its path.

    It contains all functions of cudart, because TileLang's stub requires many of them.
    """
    names = get_abi(library(catalog.find("runtime")), 12).list_functions()
    functions = "".join(f"int {name}(void) {{ return 0; }}\n" for name in names if name != VERSION)
    functions += f"int {VERSION}(int *version) {{ *version = 12090; return 0; }}\n"
    return timing.build(directory / "libcudart.so.12", functions, "-Wl,-soname,libcudart.so.12")


if __name__ == "__main__":
    sys.exit(main())
