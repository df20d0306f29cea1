"""Lists the assertions in tests that a test run did not reach: `nox -s asserts -- tests/formats`.

Runs the default and the slow tests, or the given paths, under coverage.py. Prints the location of each
`assert` in an imported file in `tests/` that neither a test nor a test's child process has reached. An
assertion that never runs can't fail. Remove it, or change the inputs of its test. Child processes that run
with `python -S` are not measured.
"""

from __future__ import annotations

import argparse
import ast
import os
import pathlib
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence

import coverage

ROOT = pathlib.Path(__file__).resolve().parents[1]
EVERYTHING = "slow or not slow"
SETTINGS = """[run]
data_file = {folder}/data
parallel = true
patch = subprocess
source = {tests}
"""
# Files that need a GPU or other packages, and files that contain deliberate mistakes.
ELSEWHERE = ("tests/device", "tests/typing", "tests/proof")


def find_unreached(text: str, reached: Collection[int]) -> list[int]:
    """Return the first line of each assertion that was not reached, even in part."""
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Assert)
        and not set(reached).intersection(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    )


def iter_unreached(data: coverage.CoverageData, paths: Sequence[str]) -> Iterator[str]:
    """Yield the locations of unreached assertions in the measured files below these paths."""
    for name in sorted(data.measured_files()):
        path = pathlib.Path(name)
        relative = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
        if relative.startswith(tuple(paths)) and not relative.startswith(ELSEWHERE):
            for line in find_unreached(path.read_text("utf-8"), data.lines(name) or ()):
                yield f"{relative}:{line}"


def measure(
    directory: pathlib.Path, paths: Sequence[str], marks: str, processes: str
) -> coverage.CoverageData:
    """Run tests, and return the lines that were reached in all processes that coverage.py can measure."""
    settings = directory / "coveragerc"
    settings.write_text(SETTINGS.format(directory=directory, tests=ROOT / "tests"))
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q"]
    command += ["-p", "no:cacheprovider", "-n", processes, "-m", marks, *paths]
    all_cases = {"CUDYN_TEST_ALL": "1"} if marks == EVERYTHING else {}
    subprocess.run(command, cwd=ROOT, env={**os.environ, **all_cases}, check=False)
    combined = coverage.Coverage(data_file=str(directory / "data"), config_file=str(settings))
    combined.combine([str(directory)])
    return combined.get_data()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="nox -s asserts --", description=__doc__.partition("\n")[0])
    parser.add_argument("paths", nargs="*", default=["tests"], help="directories or files of tests (tests)")
    parser.add_argument("-m", dest="marks", default=EVERYTHING, help=f"tests to run ({EVERYTHING})")
    parser.add_argument("-n", dest="processes", default="auto", help="number of pytest processes (auto)")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="cudyn-asserts-") as directory:
        data = measure(pathlib.Path(directory), options.paths, options.marks, options.processes)
        locations = list(iter_unreached(data, options.paths))
    print(*locations, f"{len(locations)} assertions were not reached", sep="\n")
    return bool(locations)


if __name__ == "__main__":
    sys.exit(main())
