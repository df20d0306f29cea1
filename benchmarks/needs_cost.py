"""Measures `cudyn.needs` for a 500 MB library: reading it, and finding the libraries that satisfy its needs.

The library is an extension module that is built with gcc and linked with a fake cudart 12. A hole at its end
extends it to 500 MB. Files on the command line are also measured.

    python -m benchmarks.needs_cost [--runs 21] [FILE ...]
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import timeit
from collections.abc import Callable
from pathlib import Path

import cudyn

from . import timing

SIZE = 500_000_000  # bytes
FUNCTIONS = ["cudaMalloc", "cudaFree", "cudaMemcpy", "cudaLaunchKernel", "cudaGetLastError"]


def build(directory: Path) -> Path:
    """Build the fake runtime and the module that is linked with it. Return the path of the module."""
    version_script = directory / "nodes.map"
    version_script.write_text("libcudart.so.12 { global: *; };")
    runtime = directory / "libcudart.so.12"
    timing.build(
        runtime,
        "".join(f"int {name}(void) {{ return 0; }}\n" for name in FUNCTIONS),
        f"-Wl,--version-script={version_script}",
        f"-Wl,-soname,{runtime.name}",
    )
    declarations = "".join(f"int {name}(void);\n" for name in FUNCTIONS)
    calls = " + ".join(f"{name}()" for name in FUNCTIONS)
    module = timing.build(
        directory / "module.so",
        f"{declarations} int call_all(void) {{ return {calls}; }}\n",
        "-Wl,--no-as-needed",
        str(runtime),
        "-Wl,-rpath,$ORIGIN",
    )
    os.truncate(module, SIZE)
    return module


def measure(function: Callable[[], object], runs: int) -> float:
    """Return the median time of several calls in milliseconds.

    Args:
        function: The function to call.
        runs: The number of calls.
    """
    return 1000 * statistics.median(timeit.repeat(function, number=1, repeat=runs))


def main() -> None:
    """Print a line for each file."""
    parser = timing.make_parser(__doc__, runs=21)
    parser.add_argument("files", nargs="*", metavar="FILE")
    options = parser.parse_args()
    print(f"Python {sys.version.split()[0]}, medians of {options.runs}\n")
    print(f"{'MB':>6}{'read ms':>9}{'look ms':>9}  symbols of CUDA")
    with tempfile.TemporaryDirectory() as directory:
        for file in [str(build(Path(directory))), *options.files]:
            needs = cudyn.needs(file)
            read = measure(lambda file=file: cudyn.needs(file), options.runs)  # type: ignore[misc]
            look = measure(lambda needs=needs: needs.unmet, options.runs)  # type: ignore[misc]
            size = os.path.getsize(file) / 1e6
            print(f"{size:>6.0f}{read:>9.2f}{look:>9.2f}  {len(needs.symbols)}  {os.path.basename(file)}")


if __name__ == "__main__":
    main()
