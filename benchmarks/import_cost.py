"""What an import costs in a process that has already imported ctypes: time and memory.

Every figure comes from fresh processes that are run in turn, A B C A B C …, and is a median. The driver's
library is opened in all of them, so that the same work is compared:

dlopen          ctypes.CDLL(libcuda.so.1) and nothing else: what no binding can do without
cudyn           import cudyn: opens the driver, checks its version, resolves every symbol
cuda.bindings   from cuda.bindings import driver, and the call that makes it open the driver
cuda.core       import cuda.core, and the same call

    python -m benchmarks.import_cost [--runs 21] [--driver DIRECTORY] [--check]

Without --driver the driver is the one the system loader finds or, without one, a real one that the
tests fetch, for no GPU is needed. --check exits with 1 when cudyn costs more than it may.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys

from . import drivers, timing

OF_BINDINGS = "from cuda.bindings import driver; assert driver.cuDriverGetVersion()[0] == 0"
CASES = {
    "dlopen": "ctypes.CDLL('libcuda.so.1')",
    "cudyn": "import cudyn; assert cudyn.driver.available, cudyn.driver.load_error",
    "cuda.bindings": OF_BINDINGS,
    "cuda.core": f"import cuda.core; {OF_BINDINGS}",
}

# Beside `import ctypes`, with a real driver library present.
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
    """One fresh process. The figures, or the last line of what went wrong."""
    command = [sys.executable, "-c", CHILD.format(work=work)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["no output"])[-1]
    result: dict[str, float] = json.loads(done.stdout)
    return result


def compare(
    cases: dict[str, str], runs: int, environment: dict[str, str]
) -> tuple[dict[str, dict[str, float]], dict[str, str]]:
    """The medians of every case over interleaved fresh processes, and what kept one from being measured."""
    samples: dict[str, list[dict[str, float]]] = {name: [] for name in cases}
    problems: dict[str, str] = {}
    for run in range(runs + 1):
        for name, work in cases.items():
            figures = measure(work, environment) if name not in problems else problems[name]
            if isinstance(figures, str):
                problems[name] = figures
            elif run:  # the first round warms the file cache
                samples[name].append(figures)
    medians = {
        name: {key: statistics.median(row[key] for row in rows) for key in rows[0]}
        for name, rows in samples.items()
        if rows
    }
    return medians, problems


def main() -> int:
    """Print the table; 1 when --check was given and cudyn is over its budget."""
    parser = timing.arguments(__doc__, runs=21, check=True)
    parser.add_argument("--driver", help="the directory of a libcuda.so.1")
    options = parser.parse_args()
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    folder = drivers.folder(options.driver)
    if folder:
        environment["LD_LIBRARY_PATH"] = folder

    medians, problems = compare(CASES, options.runs, environment)
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Python {version}, medians of {options.runs} interleaved processes, beside `import ctypes`\n")
    print(f"{'':<14}{'ms':>9}{'MB':>9}{'modules':>9}{'time':>12}{'memory':>12}")
    for name, row in medians.items():
        ratios = (
            [f"{row[key] / medians['cudyn'][key]:.2f} x" for key in ("ms", "mb")]
            if "cudyn" in medians
            else []
        )
        figures = f"{row['ms']:>9.2f}{row['mb']:>9.2f}{row['modules']:>9.0f}"
        print(f"{name:<14}{figures}{''.join(f'{r:>12}' for r in ratios)}")
    for name, problem in problems.items():
        print(f"{name:<14} not measured: {problem}")
    if not options.check:
        return 0
    ours = medians.get("cudyn")
    return 0 if ours and ours["ms"] <= MOST_MS and ours["mb"] <= MOST_MB else 1


if __name__ == "__main__":
    sys.exit(main())
