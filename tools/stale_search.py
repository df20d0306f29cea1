"""Searches for stale cache hits: edits random trees of headers, and checks all compilation results.

    python -m tools.stale_search nvrtc 13.0 --edits 5000 --seed 1 [--seconds 400]
    python -m tools.stale_search clang 22 --edits 5000 --seed 1

Only the versions that the tests download are supported (tests/support/real.py). tests/support/trees.py
creates the trees. The program prints the counts as JSON. If a result differs from the compiler's output, the
program prints the seed, the step, the source and the other arguments, and the exit status is 1.

hits      results that came from the cache
unsure    results that were not cached, with the reason
errors    sources that do not compile
needless  compilations whose result was already in the cache for the same arguments
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from tests.support import real
from tests.support.releases import NEWEST

ROOT = pathlib.Path(__file__).resolve().parents[1]
# clang takes 0.1 s to parse cuda_fp16.h, so only one header in eight is cuda_fp16.h.
HEADERS = (*("cuda/std/version",) * 7, "cuda_fp16.h")
CLANG_TOOLKIT = "12.9"  # the toolkit whose headers clang uses

CODE = """
import json, sys
from tests.support.trees import explore
print(json.dumps(explore(**json.loads(sys.argv[1]))))
"""


def main() -> int:
    """Search for stale hits and print the counts. Return 1 if a hit is stale."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("compiler", choices=("nvrtc", "clang"))
    parser.add_argument("version")
    parser.add_argument("--edits", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after that time")
    options = parser.parse_args()
    has_toolkit = options.compiler == "clang" or options.version in (*real.TOOLKIT, NEWEST)
    arguments = {
        "seed": options.seed,
        "steps": options.edits,
        "seconds": options.seconds,
        "toolkit": "",
        "includes": HEADERS if has_toolkit else ("a.h",),
        "once": True,
        "compiler": options.compiler,
    }
    counts = explore_in_child(arguments, list_sites(options.compiler, options.version))
    print(json.dumps({"compiler": f"{options.compiler} {options.version}", "seed": options.seed, **counts}))
    return 1 if counts["stale"] else 0


def explore_in_child(arguments: dict[str, object], sites: list[pathlib.Path]) -> dict[str, int]:
    """Run the search in a child process with an empty cache, and return its counts.

    Args:
        arguments: The arguments of `explore` in tests/support/trees.py.
        sites: The directories that contain the compiler and the toolkit's headers, for PYTHONPATH.
    """
    with tempfile.TemporaryDirectory() as directory:
        tree = pathlib.Path(directory, "tree")
        tree.mkdir()
        environment = {
            **os.environ,
            "CUDYN_CACHE_DIR": os.path.join(directory, "cache"),
            "PYTHONPATH": os.pathsep.join(map(str, [*sites, ROOT])),
        }
        environment.pop("CUDYN_CACHE", None)
        process = subprocess.run(
            [sys.executable, "-c", CODE, json.dumps(arguments)],
            cwd=tree,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    return dict(json.loads(process.stdout))


def list_sites(compiler: str, version: str) -> list[pathlib.Path]:
    """List the directories that contain a compiler and a toolkit's headers, for PYTHONPATH."""
    if compiler == "clang":
        return [real.clang(version), real.toolkit(CLANG_TOOLKIT)]
    if version in real.TOOLKIT:
        return [real.toolkit(version)]
    return [real.nvrtc(version)]


if __name__ == "__main__":
    sys.exit(main())
