"""Runs the fuzzers of the echo library, and calls under AddressSanitizer, on several Python interpreters.

`python -m tests.proof.interpreters [--calls 250000] [--results FILE] [--python PYTHON ...] [LIBRARY ...]`
builds each library once, tests it with each interpreter, and prints the numbers of calls. `nox -s pythons`
runs it on every supported version.

- both_ways and fuzz: call the echo library with arbitrary arguments
- bounds: calls a library under AddressSanitizer, with new arguments until the number of calls is reached
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from . import bounds, compiler, echo, echo_c

CALLS = 250_000
CALLS_PER_CASE = 2  # the minimum number of calls that bounds_child makes of each function for a case


class Built(NamedTuple):
    """A library that gcc has built."""

    name: str
    release: str
    file: Path


def call_echo(python: str, libraries: Sequence[Built]) -> tuple[Counter[str], list[str]]:
    """Run the fuzzers with an interpreter. Return the counts and the disagreements.

    The counts are the number of values whose bytes were compared (`values`), the number of calls that were
    made in three ways (`calls`), and the number of these calls that only machine code made (`fast`).
    """
    counts: Counter[str] = Counter(libraries=len(libraries))
    wrong = []
    for library in libraries:
        results = echo.run_child("tests.proof.both_ways", *library, python)
        counts["values"] += results["fuzz"].checked
        counts["calls"] += results["total"].checked
        counts["fast"] += results["direct"].checked
        wrong += [line for part in results.values() for line in part.disagreements]
    return counts, wrong


def call_bounds(python: str, libraries: Sequence[Built], calls: int) -> tuple[Counter[str], list[str]]:
    """Call the libraries under AddressSanitizer until the number of calls is reached.

    Returns:
        The counts of bounds_child, and the errors. `functions` and `fast` count each function once.
    """
    counts: Counter[str] = Counter(libraries=len(libraries))
    wrong = []
    views = [compiler.view(library.name, library.release) for library in libraries]
    functions = sum(1 for view in views for _ in echo_c.functions(view))
    turn = 0
    while counts["calls"] < calls:
        turn += 1
        cases = math.ceil((calls - counts["calls"]) / (CALLS_PER_CASE * functions))
        for library in libraries:
            results_ = bounds.call_library(*library, cases, f"{turn}", python)
            for name, count in results_.counts.items():
                is_counted_once = name in ("functions", "fast")
                if turn == 1 or not is_counted_once:
                    counts[name] += count
            wrong += results_.wrong
    return counts, wrong


def prove(
    python: str, echoes: Sequence[Built], sanitized: Sequence[Built], calls: int
) -> dict[str, dict[str, int]]:
    """Run both proofs with an interpreter. Return the counts, with the number of errors as `wrong`."""
    results = {}
    for proof, (counts, wrong) in {
        "echo": call_echo(python, echoes),
        "bounds": call_bounds(python, sanitized, calls),
    }.items():
        print(f"{python}: {proof}: {bounds.show(counts)}, {len(wrong)} wrong", flush=True)
        print(*wrong[:20], sep="\n", end="\n" if wrong else "", flush=True)
        results[proof] = {**counts, "wrong": len(wrong)}
    return results


def main() -> int:
    """Run the proofs. Return 1 if a call was wrong, or if machine code made no calls, and 0 otherwise."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--calls", type=int, default=CALLS, help="under AddressSanitizer, for each Python")
    parser.add_argument("--python", action="append")
    parser.add_argument("--results", type=Path, help="a file for the counts, as JSON")
    parser.add_argument("library", nargs="*", default=bounds.NAMES)
    options = parser.parse_args()
    results = {}
    with tempfile.TemporaryDirectory() as directory:
        echoes, sanitized = [], []
        for name in options.library:
            release = echo_c.releases(name)[-1]
            echo_directory = Path(directory, "echo", name)
            echo_directory.mkdir(parents=True)
            echoes.append(Built(name, release, echo.build(name, release, echo_directory)))
            file = bounds.build(name, release, Path(directory, "bounds", name))
            sanitized.append(Built(name, release, file))
        for python in options.python or [sys.executable]:
            results[os.path.abspath(python)] = prove(python, echoes, sanitized, options.calls)
    if options.results:
        options.results.write_text(json.dumps(results))
    for results_ in results.values():
        for part in results_.values():
            if part["wrong"] or not part["fast"]:
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
