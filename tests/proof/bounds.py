"""Checks with AddressSanitizer that no function accesses memory beyond its arguments.

Each function of a library that gcc builds accesses all the memory that the tables' sizes allow. cudyn must
reject arguments whose memory is smaller.

`python -m tests.proof.bounds [--cases 40] [--seed 1] [--all] [--python PYTHON ...] [LIBRARY ...]` prints the
numbers of functions, calls, rejected calls and invalid accesses for each Python and library. `fast` is the
number of functions whose calls are machine code. `--all` tests three releases of each library.

- bounds_c: the library, in C
- bounds_child: calls it in a child process
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cudyn._bindings.libraries import catalog

from ..support import samples
from . import bounds_c, compiler, echo_c

ROOT = Path(__file__).resolve().parents[2]
SANITIZED = ("-O1", "-fsanitize=address", "-fsanitize-recover=address")
OPTIONS = "detect_leaks=0:halt_on_error=0:suppress_equal_pcs=0:allocator_may_return_null=1"
NAMES = [info.name for info in catalog.find_all() if samples.has_checked_calls(info)]


class Results(NamedTuple):
    """The results for a library.

    Attributes:
        counts: The numbers of functions, calls, rejected calls and invalid accesses.
        wrong: A line for each wrong call.
    """

    counts: dict[str, int]
    wrong: list[str]


def find_runtime() -> str:
    """Return the path of AddressSanitizer's library for LD_PRELOAD, or "" if gcc does not have it."""
    command = ["gcc", "-print-file-name=libasan.so"]
    try:
        path = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
    return os.path.realpath(path) if os.path.isabs(path) else ""


def build(name: str, release: str, directory: Path) -> Path:
    """Build the library of a release."""
    (directory / release).mkdir(parents=True, exist_ok=True)
    file = directory / release / echo_c.file_name(name, release)
    echo_c.build(name, release, bounds_c.source(name, release), file, *SANITIZED)
    return file


def call_library(
    name: str,
    release: str,
    file: Path,
    cases: int,
    seed: str = "1",
    python: str = sys.executable,
    planted: Sequence[tuple[str, str, str]] = (),
) -> Results:
    """Call every function of a built library in a child process.

    Args:
        name: The name of the library.
        release: The release of the library.
        file: The built file.
        cases: The number of calls of each function.
        seed: The seed of the random arguments.
        python: The path of the Python interpreter.
        planted: Errors to put into the table. Each error consists of a symbol, a part of the symbol's row,
            and the text that replaces this part.
    """
    view = compiler.view(name, release)
    symbols = [
        symbol
        for symbol in echo_c.functions(view)
        if view.library.get_function(symbol, release).level == release
        and symbol != view.library.info.describe
        and view.library.is_checked(symbol)
    ]
    job: dict[str, Any] = {
        "library": name,
        "release": release,
        "file": str(file),
        "functions": {symbol: compiler.prototype(view, symbol) for symbol in symbols},
        "size_functions": sorted(bounds_c.find_size_functions(view)),
        "cases": cases,
        "seed": seed,
        "planted": planted,
    }
    described = file.with_suffix(".json")
    described.write_text(json.dumps(job))
    inherited = {
        key: value for key, value in os.environ.items() if not key.startswith(("CUDYN", "LD_", "PYTHON"))
    }
    environment = {
        **inherited,
        "LD_PRELOAD": find_runtime(),
        "ASAN_OPTIONS": f"{OPTIONS}:max_allocation_size_mb=512",
        "PYTHONMALLOC": "malloc",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [python, "-X", "faulthandler", "-m", "tests.proof.bounds_child", str(described)]
    process = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment)
    if process.returncode:
        raise AssertionError(
            f"{name} {release}: the child process ended with {process.returncode}: {process.stderr[-3000:]}"
        )
    return Results(**json.loads(process.stdout))


def main() -> int:
    """Test the libraries, and return the exit status, which is 1 if an access is invalid."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--python", action="append")
    parser.add_argument("library", nargs="*", default=NAMES)
    options = parser.parse_args()
    total: Counter[str] = Counter()
    wrong = 0
    with tempfile.TemporaryDirectory() as directory:
        built = []
        for name in options.library:
            for release in echo_c.releases(name) if options.all else echo_c.releases(name)[-1:]:
                built.append((name, release, build(name, release, Path(directory, name))))
        for python in options.python or [sys.executable]:
            counts_of_python: Counter[str] = Counter()
            for name, release, file in built:
                results = call_library(name, release, file, options.cases, options.seed, python)
                print(f"{name} {release}: {show(results.counts)}", flush=True)
                print(*results.wrong[:20], sep="\n", end="\n" if results.wrong else "")
                wrong += len(results.wrong)
                counts_of_python.update(results.counts)
            print(f"{python}: {show(counts_of_python)}", flush=True)
            total.update(counts_of_python)
    print(f"all: {show(total)}; {wrong} that are wrong")
    return bool(wrong)


def show(counts: dict[str, int]) -> str:
    """Format counts, for example as "120 functions, 4,000 calls"."""
    return ", ".join(f"{count:,} {label}" for label, count in counts.items())


if __name__ == "__main__":
    sys.exit(main())
