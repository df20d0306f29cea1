"""Tests for measured costs. Other tests may not assert times, because times depend on the machine's load."""

from __future__ import annotations

import ast
import pathlib

import pytest

from ..conftest import ROOT
from .steps import compare_sizes, count_steps

CLOCKS = {"time", "monotonic", "perf_counter", "process_time", "thread_time"}


def list_asserted_clocks(tree: ast.AST) -> list[int]:
    """Return the line numbers of assertions that read a clock, or a variable that was set from a clock.

    Each function is searched separately, because equal names in two functions are different variables.
    """
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    scopes: list[ast.AST] = [*functions] if functions else [tree]
    lines: set[int] = set()
    for scope in scopes:
        lines.update(_list_asserted_clocks(scope))
    return sorted(lines)


def _list_asserted_clocks(scope: ast.AST) -> list[int]:
    """Return the line numbers of timing assertions in one function or module."""
    assignments = [node for node in ast.walk(scope) if isinstance(node, ast.Assign)]
    clock_variables: set[str] = set()
    for assignment in assignments:
        if reads_clock(assignment.value):
            for target in assignment.targets:
                clock_variables |= _list_names(target)
    assertions = [node for node in ast.walk(scope) if isinstance(node, ast.Assert)]
    return [
        assertion.lineno
        for assertion in assertions
        if reads_clock(assertion.test) or _list_names(assertion.test) & clock_variables
    ]


def _list_names(tree: ast.AST) -> set[str]:
    """Return the names of the variables in an expression."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def reads_clock(tree: ast.AST) -> bool:
    """Return whether an expression calls a clock of the `time` module."""
    return any(
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "time"
        and node.attr.removesuffix("_ns") in CLOCKS
        for node in ast.walk(tree)
    )


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("start = time.time()\nassert time.monotonic() - start < 5", [2]),
        ("duration = time.perf_counter_ns() - start\nprint()\nassert duration < 5", [3]),
        ("end = time.monotonic() + 5\nwhile time.monotonic() < end: pass\nassert is_done", []),
        ("def wait():\n    end = time.time() + 5\ndef test():\n    assert end", []),
        ("def test():\n    end = time.time() + 5\n    assert end", [3]),
    ],
)
def test_list_asserted_clocks_returns_lines_that_compare_times(source: str, lines: list[int]) -> None:
    assert list_asserted_clocks(ast.parse(source)) == lines


def test_tests_assert_no_times() -> None:
    files = sorted(pathlib.Path(ROOT, "tests").rglob("*.py"))
    texts = {str(path): path.read_text("utf-8") for path in files}
    texts_with_clocks = {name: text for name, text in texts.items() if "time." in text}
    assert len(texts_with_clocks) > 10
    lines_by_file = {name: list_asserted_clocks(ast.parse(text)) for name, text in texts_with_clocks.items()}
    assert {name: lines for name, lines in lines_by_file.items() if lines} == {}


def test_count_steps_is_repeatable_and_proportional() -> None:
    """The same work has the same number of steps, and more rounds of a loop have proportionally more."""

    def work(size: int) -> None:
        """Run a loop of `size` rounds."""
        for _ in range(size):
            pass

    first, second = count_steps(lambda: work(100)), count_steps(lambda: work(100))
    assert first == second
    steps_of_100_more_rounds = count_steps(lambda: work(200)) - first
    assert 90 < steps_of_100_more_rounds < 210  # each round of the loop counts as one or two steps


@pytest.mark.slow
def test_compare_sizes_distinguishes_quadratic_work() -> None:
    assert compare_sizes(lambda size: lambda: sum(range(size * size)), 500) > 9
    assert compare_sizes(lambda size: lambda: sum(range(size)), 250_000) < 9
