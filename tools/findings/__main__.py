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
from .mmcv import MMCV

PACKAGES = (MMCV, DEEPSPEED, FLASHINFER)


def parse_arguments() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(
        description=description,
        formatter_class=argparse.RawTextHelpFormatter,
        prog="python -m tools.findings",
    )
    parser.add_argument("--only", nargs="*", default=[], help="texts in the names of programs and packages")
    parser.add_argument("--directory", type=pathlib.Path, default=programs.ROOT / ".cache" / "findings")
    parser.add_argument("--nvcc", default=shutil.which("nvcc") or "nvcc")
    parser.add_argument("--include", nargs="*", default=[], help="directories with headers, such as cuBLAS's")
    parser.add_argument("--schedules", nargs="*", default=["default", "seed:1"])
    parser.add_argument("--variants", nargs="*", default=["lineinfo", "plain"])
    parser.add_argument("--seconds", type=int, default=300, help="the time limit of a program")
    parser.add_argument("--page", action="store_true", help=f"write the table into {table.PAGE.name}")
    return parser.parse_args()


def iter_runs(options: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    """Yield the description, the result and the reason of each run."""
    repositories, listed = programs.read_list()
    for program in listed:
        if is_selected(program.name, options.only):
            source = programs.clone(repositories[program.repository], options.directory)
            for described, run in programs.iter_runs(program, source, options):
                yield described, run.result, run.reason
    for package in PACKAGES:
        if is_selected(package.title, options.only):
            source = kernels.download(package, options.directory)
            compiled = options.directory / "compiled"
            compiled.mkdir(exist_ok=True)
            yield from kernels.iter_runs(package, source, compiled, options)


def is_selected(name: str, only: Sequence[str]) -> bool:
    """Return whether --only selects a program or a package."""
    return not only or any(text in name for text in only)


def list_groups() -> list[table.Group]:
    """Return the rows of the table."""
    _, listed = programs.read_list()
    rows = [table.Group(program.name, len(program.arguments)) for program in listed]
    return rows + [table.Group(package.title, package.count_kernels()) for package in PACKAGES]


def main() -> int:
    """Run the programs and kernels, and return the exit status, which is 1 if a verdict was wrong."""
    options = parse_arguments()
    options.directory.mkdir(parents=True, exist_ok=True)
    file = options.directory / "results.json"
    results: dict[str, Sequence[str]] = json.loads(file.read_text()) if file.exists() else {}
    is_wrong = False
    for described, result, reason in iter_runs(options):
        print(f"{result:8} {described}{f': {reason}' if reason else ''}", flush=True)
        is_wrong |= result in ("missed", "alarm", "wrong")
        results[described] = result, reason
        file.write_text(json.dumps(results, indent=1))
    rows = table.make_rows(list_groups(), results)
    print(table.HEAD, *rows, sep="", end="")
    if options.page:
        table.write_page(rows)
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main())
