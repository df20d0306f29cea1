"""List assertions of the tests that a run did not reach: `nox -s asserts -- tests/formats`.

Runs the default and the slow tests, or those of the given paths, under coverage.py. Prints the place of each
`assert` in an imported file of `tests/` that neither a test nor a child process of a test has reached. An
assertion that never runs can't fail: remove it, or change the inputs of its test. Child processes that run
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
# Programs that need a GPU or other packages, and programs that are wrong on purpose.
ELSEWHERE = ("tests/device", "tests/typing", "tests/proof")


def find_unreached(text: str, reached: Collection[int]) -> list[int]:
    """Return the first lines of a file's assertions that have none of their lines among the reached ones."""
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Assert)
        and not set(reached).intersection(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    )


def list_unreached(data: coverage.CoverageData, paths: Sequence[str]) -> Iterator[str]:
    """Yield the places of assertions that were not reached, in the measured files below some paths."""
    for name in sorted(data.measured_files()):
        path = pathlib.Path(name)
        relative = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
        if relative.startswith(tuple(paths)) and not relative.startswith(ELSEWHERE):
            for line in find_unreached(path.read_text("utf-8"), data.lines(name) or ()):
                yield f"{relative}:{line}"


def measure(folder: pathlib.Path, paths: Sequence[str], marks: str, processes: str) -> coverage.CoverageData:
    """Run tests and return which lines they reached, in all processes that coverage.py can follow."""
    settings = folder / "coveragerc"
    settings.write_text(SETTINGS.format(folder=folder, tests=ROOT / "tests"))
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q"]
    command += ["-p", "no:cacheprovider", "-n", processes, "-m", marks, *paths]
    amount = {"CUDYN_TEST_ALL": "1"} if marks == EVERYTHING else {}
    subprocess.run(command, cwd=ROOT, env={**os.environ, **amount}, check=False)
    combined = coverage.Coverage(data_file=str(folder / "data"), config_file=str(settings))
    combined.combine([str(folder)])
    return combined.get_data()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="nox -s asserts --", description=__doc__.partition("\n")[0])
    parser.add_argument("paths", nargs="*", default=["tests"], help="folders or files of tests (tests)")
    parser.add_argument("-m", dest="marks", default=EVERYTHING, help=f"tests to run ({EVERYTHING})")
    parser.add_argument("-n", dest="processes", default="auto", help="processes of pytest (auto)")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="cudyn-asserts-") as folder:
        data = measure(pathlib.Path(folder), options.paths, options.marks, options.processes)
        places = list(list_unreached(data, options.paths))
    print(*places, f"{len(places)} assertions were not reached", sep="\n")
    return bool(places)


if __name__ == "__main__":
    sys.exit(main())
