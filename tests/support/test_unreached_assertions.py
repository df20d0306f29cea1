"""Tests for the tool that lists assertions that no test reaches."""

from __future__ import annotations

import ast
import pathlib
from collections.abc import Sequence

import pytest

from tools import unreached_assertions
from tools.unreached_assertions import find_unreached, list_unreached, parse_skipped

from ..conftest import package

TEXT = """
def test_loop():
    for value in ():
        assert value
    assert True
    assert (
        1
        == 1
    )
"""

OTHERS = """
def check(value):
    assert value
def unused(value):
    assert value
@pytest.fixture
def resource():
    assert True
def test_gpu(resource):
    check(1)
    assert True
def test_here():
    if sys.platform == "win32":
        assert True
    else:
        assert True
    if other:
        assert True
"""


@pytest.mark.parametrize(
    ("reached", "unreached"),
    [((), [4, 5, 6]), ((2, 3, 5, 6, 7), [4]), ((2, 3, 5, 7), [4]), ((4, 5, 6), [])],
)
def test_find_unreached_lists_assertions_without_a_reached_line(
    reached: Sequence[int], unreached: list[int]
) -> None:
    nodes = find_unreached(ast.parse(TEXT), reached)
    assert sorted(node.lineno for node in nodes) == unreached


def test_list_unreached_only_counts_assertions_of_other_runs() -> None:
    """Covers a skipped test, its fixture, its helper, and a branch for a different system."""
    reached = {"tests/test_a.py": [2, 4, 7, 9, 12, 13, 16, 17]}
    texts = {"tests/test_a.py": OTHERS}
    assert list_unreached(texts, reached, {("tests/test_a.py", "test_gpu")}) == (
        ["tests/test_a.py:5", "tests/test_a.py:18"],
        4,
    )


def test_list_unreached_without_skipped_tests_lists_their_helpers() -> None:
    reached = {"tests/test_a.py": [2, 4, 7, 9, 12, 13, 16, 17]}
    locations, count = list_unreached({"tests/test_a.py": OTHERS}, reached, ())
    assert [location.rpartition(":")[2] for location in locations] == ["3", "5", "8", "11", "18"]
    assert count == 1


def test_parse_skipped_returns_tests_of_which_no_case_ran() -> None:
    outcomes = (
        "skipped a.py::T::test[1]\nran a.py::T::test[2::3]\nskipped a.py::test_b[x]\nran b.py::test_b\n"
    )
    assert parse_skipped(outcomes) == {("a.py", "test_b")}


@pytest.mark.slow
def test_unreached_assertions_of_a_run_are_an_error(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The complete tool runs one small test in a different directory."""
    package("coverage")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_small.py").write_text(f"import pytest, sys\nother = False\n{OTHERS}")
    monkeypatch.setattr(unreached_assertions, "ROOT", tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(pathlib.Path(__file__).parents[2]))
    assert unreached_assertions.main(["-n", "0", "-m", "not slow"]) == 1
    output = capsys.readouterr().out.splitlines()
    assert output[:-2] == ["tests/test_small.py:7", "tests/test_small.py:20"]
