"""The command line: python -m tools.findings."""

from __future__ import annotations

import argparse
import json
import pathlib
import shutil
import sys
from collections.abc import Iterator, Sequence

from . import __doc__ as description
from . import kernels, programs, table
from .deepspeed import DEEPSPEED
from .flashinfer import FLASHINFER
from .lightseq import LIGHTSEQ
from .mmcv import MMCV
from .program_list import COLLECTIONS
from .rwkv import RWKV
from .thinc import THINC

PACKAGES = (MMCV, DEEPSPEED, FLASHINFER, LIGHTSEQ, THINC, RWKV)


def parse_arguments() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(
        description=description,
        formatter_class=argparse.RawTextHelpFormatter,
        prog="python -m tools.findings",
    )
    parser.add_argument("--only", nargs="*", default=[], help="names of packages to run, or parts of them")
    parser.add_argument("--directory", type=pathlib.Path, default=table.ROOT / ".cache" / "findings")
    parser.add_argument("--nvcc", default=shutil.which("nvcc") or "nvcc")
    parser.add_argument("--schedules", nargs="*", default=["default", "seed:1"])
    parser.add_argument("--variants", nargs="*", default=["lineinfo", "plain"])
    parser.add_argument("--page", action="store_true", help=f"write the tables to {table.PAGE.name}")
    return parser.parse_args()


def iter_runs(options: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    """Yield the name of each run, its result, and the reason for the result."""
    compiled = options.directory / "compiled"
    compiled.mkdir(exist_ok=True)
    for package in PACKAGES:
        if is_selected(package.title, options.only):
            source = kernels.download(package, options.directory)
            yield from kernels.iter_runs(package, source, compiled, options)
    for collection in COLLECTIONS:
        if is_selected(collection.title, options.only):
            yield from programs.iter_runs(collection, options)


def is_selected(title: str, names: list[str]) -> bool:
    """Return whether a package's title contains one of the names, or whether no names are specified."""
    return not names or any(name in title for name in names)


def main() -> int:
    """Run the kernels and programs. Return 1 if the simulation missed a fault or raised an alarm, else 0."""
    options = parse_arguments()
    options.directory.mkdir(parents=True, exist_ok=True)
    file = options.directory / "results.json"
    results: dict[str, Sequence[str]] = {}
    if file.exists():  # the results of packages that are not selected are kept
        results = json.loads(file.read_text())
    is_wrong = False
    for run_name, result, reason in iter_runs(options):
        explanation = f": {reason}" if reason else ""
        print(f"{result:8} {run_name}{explanation}", flush=True)
        if result in ("missed", "alarm", "wrong"):
            is_wrong = True
        results[run_name] = result, reason
        file.write_text(json.dumps(results, indent=1))
    tables = table.make_table(PACKAGES, COLLECTIONS, results)
    print(tables, end="")
    if options.page:
        table.write_page(tables)
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main())
