"""What `cudyn.needs` costs on a library of 500 MB: reading it, and looking at what satisfies it here.

The library is a module that gcc builds, linked with a cudart 12 of ours, with a hole of 500 MB behind it;
files that are named are measured too.

    python -m benchmarks.needs_cost [--runs 21] [FILE ...]
"""

from __future__ import annotations

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import cudyn

SIZE = 500_000_000
FUNCTIONS = ["cudaMalloc", "cudaFree", "cudaMemcpy", "cudaLaunchKernel", "cudaGetLastError"]


def build(folder: pathlib.Path) -> pathlib.Path:
    """Build the module."""
    nodes, runtime, module = folder / "nodes.map", folder / "libcudart.so.12", folder / "module.so"
    nodes.write_text("libcudart.so.12 { global: *; };")
    (folder / "runtime.c").write_text("".join(f"int {name}(void) {{ return 0; }}\n" for name in FUNCTIONS))
    calls = " + ".join(f"{name}()" for name in FUNCTIONS)
    declared = "".join(f"int {name}(void);\n" for name in FUNCTIONS)
    (folder / "module.c").write_text(f"{declared} int ask(void) {{ return {calls}; }}\n")
    gcc = [shutil.which("gcc") or sys.exit("needs gcc"), "-shared", "-fPIC"]
    script, soname = f"-Wl,--version-script={nodes}", f"-Wl,-soname,{runtime.name}"
    subprocess.run([*gcc, script, soname, "-o", str(runtime), str(folder / "runtime.c")], check=True)
    linked = ["-Wl,--no-as-needed", str(runtime), "-Wl,-rpath,$ORIGIN"]
    subprocess.run([*gcc, *linked, "-o", str(module), str(folder / "module.c")], check=True)
    os.truncate(module, SIZE)
    return module


def measure(function: Callable[[], object], runs: int) -> float:
    """Return the median of the runs in milliseconds."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return 1000 * statistics.median(times)


def main() -> None:
    """Print a line for every file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--runs", type=int, default=21)
    options = parser.parse_args()
    print(f"Python {sys.version.split()[0]}, medians of {options.runs}\n")
    print(f"{'MB':>6}{'read ms':>9}{'look ms':>9}  symbols of CUDA")
    with tempfile.TemporaryDirectory() as folder:
        for file in [str(build(pathlib.Path(folder))), *options.files]:
            found = cudyn.needs(file)
            read = measure(lambda file=file: cudyn.needs(file), options.runs)  # type: ignore[misc]
            look = measure(lambda found=found: found.unmet, options.runs)  # type: ignore[misc]
            size = os.path.getsize(file) / 1e6
            print(f"{size:>6.0f}{read:>9.2f}{look:>9.2f}  {len(found.symbols)}  {os.path.basename(file)}")


if __name__ == "__main__":
    main()
