"""Lists the assertions in tests that a test run did not reach: `nox -s asserts -- tests/formats`.

The program runs all tests, or the tests in the given paths, under coverage.py. It prints the location of each
`assert` in `tests/` that neither a test nor a child process of a test has reached. An assertion that never
runs can't fail. Remove it, or change the inputs of its test. Child processes that run with `python -S` are
not measured.

Assertions that other runs reach are only counted:

- in tests that this run skipped or deselected: on other systems, with a GPU or with other packages
- in functions that only such tests use
- in branches of an `if` that tests the system, the machine or the version of Python
"""

from __future__ import annotations

import argparse
import ast
import os
import pathlib
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[1]
EVERYTHING = "slow or not slow"
SETTINGS = """[run]
data_file = {directory}/data
parallel = true
patch = subprocess, fork, _exit
core = sysmon
source = {tests}
"""
# Directories of programs that are type-checked but never run.
NOT_RUN = ("tests/typing",)
# The names in a condition that depends on the machine.
CONDITIONS = ("sys.platform", "sys.version_info", "platform.machine", "os.name")
OUTCOMES = "CUDYN_TEST_OUTCOMES"  # the file that the hooks below write

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef
Trees = Mapping[str, ast.Module]


# --- the hooks of a pytest plugin, which `measure` loads


def write_outcome(outcome: str, nodeid: str) -> None:
    """Append a line with a test's outcome to the file."""
    with open(os.environ[OUTCOMES], "a", encoding="utf-8") as file:
        file.write(f"{outcome} {nodeid}\n")


def pytest_runtest_logreport(report: Any) -> None:
    """Record that a test case ran or was skipped."""
    if report.skipped or report.when == "call":
        write_outcome("skipped" if report.skipped else "ran", report.nodeid)


def pytest_deselected(items: Sequence[Any]) -> None:
    """Record deselected test cases as skipped."""
    for item in items:
        write_outcome("skipped", item.nodeid)


def parse_skipped(outcomes: str) -> set[tuple[str, str]]:
    """Return the file and the name of each test function whose cases were all skipped."""
    tests_by_outcome: dict[str, set[tuple[str, str]]] = {"ran": set(), "skipped": set()}
    for line in outcomes.splitlines():
        outcome, _, nodeid = line.partition(" ")
        without_parameters, _, _ = nodeid.partition("[")
        path, *_, test = without_parameters.split("::")
        tests_by_outcome[outcome].add((path, test))
    return tests_by_outcome["skipped"] - tests_by_outcome["ran"]


# --- code that other runs reach


def list_functions(tree: ast.AST) -> list[FunctionNode]:
    """Return all functions in a file, including nested functions and methods."""
    return [node for node in ast.walk(tree) if isinstance(node, FunctionNode)]


def list_used_names(function: FunctionNode) -> set[str]:
    """Return the names in a function, including its parameters, which may be fixtures."""
    names: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
    return names


def find_functions_of_other_runs(
    trees: Trees, skipped: Collection[tuple[str, str]], reached: Mapping[str, Collection[int]]
) -> set[FunctionNode]:
    """Return the functions that only other runs call: skipped tests, and functions that only these tests use.

    Args:
        trees: The parsed files, by path.
        skipped: The file and the name of each test function whose cases were all skipped.
        reached: The lines that this run reached, by path.
    """
    skipped_tests: list[FunctionNode] = []
    uncalled_by_name: dict[str, list[FunctionNode]] = {}  # the functions that this run did not call
    for path, tree in trees.items():
        for function in list_functions(tree):
            if (path, function.name) in skipped:
                skipped_tests.append(function)
            elif count_reached(function.body, reached.get(path, ())) == 0:
                uncalled_by_name.setdefault(function.name, []).append(function)
    functions = set(skipped_tests)
    to_search = skipped_tests  # for the names of functions that they use
    while to_search:
        for name in list_used_names(to_search.pop()):
            if name.startswith("test_"):
                continue  # Only pytest calls tests, so this is another object with the name of a test.
            used_functions = uncalled_by_name.get(name, ())
            to_search += [function for function in used_functions if function not in functions]
            functions.update(used_functions)
    return functions


def count_reached(body: Sequence[ast.stmt], lines: Collection[int]) -> int:
    """Return the number of lines in a block that a run reached."""
    first_line, last_line = body[0].lineno, body[-1].end_lineno
    assert last_line is not None
    return len({line for line in lines if first_line <= line <= last_line})


def find_assertions(nodes: Iterable[ast.AST]) -> set[ast.Assert]:
    """Return the assertions in these syntax trees."""
    assertions: set[ast.Assert] = set()
    for node in nodes:
        assertions.update(inner for inner in ast.walk(node) if isinstance(inner, ast.Assert))
    return assertions


def find_conditional(tree: ast.AST) -> set[ast.Assert]:
    """Return the assertions in branches of an `if` whose condition depends on the machine."""
    conditional_statements: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.If):
            condition = ast.unparse(node.test)
            if any(name in condition for name in CONDITIONS):
                conditional_statements += [*node.body, *node.orelse]
    return find_assertions(conditional_statements)


# --- the measurement


def find_unreached(tree: ast.AST, reached: Collection[int]) -> set[ast.Assert]:
    """Return the assertions in a file that were not reached, even in part."""
    return {node for node in find_assertions([tree]) if count_reached([node], reached) == 0}


def list_unreached(
    texts: Mapping[str, str], reached: Mapping[str, Collection[int]], skipped: Collection[tuple[str, str]]
) -> tuple[list[str], int]:
    """Return the locations of assertions that no run reaches, and the number of those that other runs reach.

    Args:
        texts: The contents of the files to check, and of all files that they use, by path.
        reached: For each file to check, the lines that this run reached, by path.
        skipped: The file and the name of each test function whose cases were all skipped.
    """
    trees = {path: ast.parse(text) for path, text in texts.items()}
    in_other_runs = find_assertions(find_functions_of_other_runs(trees, skipped, reached))
    locations = []
    count = 0
    for path in sorted(reached):
        unreached = find_unreached(trees[path], reached[path])
        reached_elsewhere = unreached & (in_other_runs | find_conditional(trees[path]))
        count += len(reached_elsewhere)
        lines = sorted(node.lineno for node in unreached - reached_elsewhere)
        locations += [f"{path}:{line}" for line in lines]
    return locations, count


def iter_measured(data: Any, paths: Sequence[str]) -> Iterator[tuple[str, list[int]]]:
    """Yield the path and the reached lines of each measured file that is one of these paths or below them."""
    for name in sorted(data.measured_files()):
        path = pathlib.Path(name)
        relative = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
        if relative.startswith(tuple(paths)) and not relative.startswith(NOT_RUN):
            yield relative, data.lines(name) or []


def measure(directory: pathlib.Path, paths: Sequence[str], marks: str, processes: str) -> Any:
    """Run tests under coverage.py, and return its data about all processes that it can follow.

    Args:
        directory: Directory for the data, and for the file with the tests' outcomes.
        paths: Files and directories of tests.
        marks: The pytest marks that select tests.
        processes: The number of pytest processes, or "auto".
    """
    import coverage  # the workers of pytest, which import this module for its hooks, don't need it

    settings = directory / "coveragerc"
    settings.write_text(SETTINGS.format(directory=directory, tests=ROOT / "tests"))
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q"]
    command += ["-p", "no:cacheprovider", "-p", "tools.unreached_assertions"]
    command += ["-n", processes, "-m", marks, *paths]
    all_cases = {"CUDYN_TEST_ALL": "1"} if marks == EVERYTHING else {}
    environment = {**os.environ, **all_cases, OUTCOMES: str(directory / "outcomes")}
    subprocess.run(command, cwd=ROOT, env=environment, check=False)
    combined = coverage.Coverage(data_file=str(directory / "data"), config_file=str(settings))
    combined.combine([str(directory)])
    return combined.get_data()


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the unreached assertions. Return 1 if there are any."""
    parser = argparse.ArgumentParser(prog="nox -s asserts --", description=__doc__.partition("\n")[0])
    parser.add_argument("paths", nargs="*", default=["tests"], help="directories or files of tests (tests)")
    parser.add_argument("-m", dest="marks", default=EVERYTHING, help=f"tests to run ({EVERYTHING})")
    parser.add_argument("-n", dest="processes", default="auto", help="number of pytest processes (auto)")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="cudyn-asserts-") as name:
        directory = pathlib.Path(name)
        data = measure(directory, options.paths, options.marks, options.processes)
        skipped = parse_skipped((directory / "outcomes").read_text("utf-8"))
        reached = dict(iter_measured(data, options.paths))
    files = (ROOT / "tests").rglob("*.py")
    texts = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in files}
    locations, count = list_unreached(texts, reached, skipped)
    print(*locations, f"{len(locations)} assertions were not reached", sep="\n")
    print(f"{count} assertions need another system, a GPU, other packages or other marks")
    return bool(locations)


if __name__ == "__main__":
    sys.exit(main())
