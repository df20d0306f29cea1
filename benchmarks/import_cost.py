"""Measures the time and memory that an import needs, in a process that has already imported ctypes.

Each figure is the median of several new processes. The cases are interleaved (A B C A B C). All processes
open the driver library, so that the cases are comparable:

dlopen          only ctypes.CDLL("libcuda.so.1"), which is the minimum for every binding
cudyn           import cudyn, which opens the driver, checks its version and resolves all symbols
cuda.bindings   from cuda.bindings import driver, and a call that makes it open the driver
cuda.core       import cuda.core, and the same call

    python -m benchmarks.import_cost [--runs 21] [--driver DIRECTORY] [--check]

Without --driver, the benchmark uses the driver that the system loader finds or, if there is none, the real
driver that the tests download. No GPU is needed. With --check, the exit status is 1 if cudyn exceeds its
limits.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys

from . import drivers, timing

IMPORT_BINDINGS = "from cuda.bindings import driver; assert driver.cuDriverGetVersion()[0] == 0"
CASES = {
    "dlopen": "ctypes.CDLL('libcuda.so.1')",
    "cudyn": "import cudyn; assert cudyn.driver.available, cudyn.driver.load_error",
    "cuda.bindings": IMPORT_BINDINGS,
    "cuda.core": f"import cuda.core; {IMPORT_BINDINGS}",
}

# The limits for cudyn's time and memory in addition to `import ctypes`, with a real driver library
MOST_MS, MOST_MB = 8.0, 3.0

CHILD = """
import ctypes, json, sys, time

def resident():
    with open("/proc/self/smaps_rollup") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("Rss:"))

before, modules, start = resident(), len(sys.modules), time.perf_counter()
{work}
elapsed = time.perf_counter() - start
print(json.dumps(dict(ms=1e3 * elapsed, mb=(resident() - before) / 1024, modules=len(sys.modules) - modules)))
"""


def measure(work: str, environment: dict[str, str]) -> dict[str, float] | str:
    """Run Python code in a new process, and measure it.

    Args:
        work: The Python code.
        environment: The environment variables of the process.

    Returns:
        The time in milliseconds ("ms"), the memory in MB ("mb") and the number of imported modules
        ("modules"), or the last line of the error message.
    """
    command = [sys.executable, "-c", CHILD.format(work=work)]
    process = subprocess.run(command, capture_output=True, text=True, env=environment)
    if process.returncode:
        *_, last_line = ["no output", *process.stderr.strip().splitlines()]
        return last_line
    result: dict[str, float] = json.loads(process.stdout)
    return result


def compare(
    cases: dict[str, str], runs: int, environment: dict[str, str]
) -> tuple[dict[str, dict[str, float]], dict[str, str]]:
    """Run the cases in interleaved processes. Return the medians, and the errors of cases that failed.

    Args:
        cases: Name of a case -> Python code.
        runs: The number of processes for each case.
        environment: The environment variables of the processes.
    """
    samples: dict[str, list[dict[str, float]]] = {name: [] for name in cases}
    problems: dict[str, str] = {}
    for run in range(runs + 1):
        for name, work in cases.items():
            figures = measure(work, environment) if name not in problems else problems[name]
            if isinstance(figures, str):
                problems[name] = figures
            elif run:  # the first round warms up the file cache
                samples[name].append(figures)
    medians: dict[str, dict[str, float]] = {}
    for name, rows in samples.items():
        if rows:
            medians[name] = {key: statistics.median(row[key] for row in rows) for key in rows[0]}
    return medians, problems


def main() -> int:
    """Print the table. Return 1 if --check was passed and cudyn exceeds its limits."""
    parser = timing.make_parser(__doc__, runs=21, check=True)
    parser.add_argument("--driver", help="the directory of a libcuda.so.1")
    options = parser.parse_args()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    directory = drivers.find_directory(options.driver)
    if directory:
        environment["LD_LIBRARY_PATH"] = directory

    medians, problems = compare(CASES, options.runs, environment)
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Python {version}, medians of {options.runs} interleaved processes, without `import ctypes`\n")
    print(f"{'':<14}{'ms':>9}{'MB':>9}{'modules':>9}{'time':>12}{'memory':>12}")
    for name, row in medians.items():
        ratios = []
        if "cudyn" in medians:
            ratios = [f"{row[key] / medians['cudyn'][key]:.2f} x" for key in ("ms", "mb")]
        figures = f"{row['ms']:>9.2f}{row['mb']:>9.2f}{row['modules']:>9.0f}"
        print(f"{name:<14}{figures}{''.join(f'{ratio:>12}' for ratio in ratios)}")
    for name, problem in problems.items():
        print(f"{name:<14} not measured: {problem}")
    if not options.check:
        return 0
    if "cudyn" not in medians:
        return 1
    is_within_limits = medians["cudyn"]["ms"] <= MOST_MS and medians["cudyn"]["mb"] <= MOST_MB
    return 0 if is_within_limits else 1


if __name__ == "__main__":
    sys.exit(main())
