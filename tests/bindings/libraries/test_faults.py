"""Tests that every case of support/fault_cases.py raises a typed error with its cause, without a crash."""

from __future__ import annotations

import pytest

from cudyn._errors import shorten

from ...support import faults
from ...support.fault_cases import CASES
from ...support.faults import Case


def check(case: Case) -> faults.Outcome:
    """Run a case and compare its outcome with the expected one. A crash of the child fails the test."""
    reason = faults.find_obstacle(case)
    if reason:
        pytest.skip(reason)
    outcome = faults.run_case(case)
    assert outcome.kind == case.kind, outcome.text
    if not case.kind:
        assert ".".join(map(str, outcome.version or ())) == case.cause
        assert outcome.path
        return outcome
    assert "CudynError" in outcome.bases
    for text in case.words:
        assert text in outcome.text
    if case.kind == faults.SYMBOL:
        assert case.cause in outcome.text.splitlines()[0]
        return outcome
    assert "LoadError" in outcome.bases
    assert outcome.version is None
    assert outcome.path is None
    assert case.cause in find_first_cause(outcome.attempts)
    check_listed_attempts(outcome)
    return outcome


def find_first_cause(attempts: list[list[str]]) -> str:
    """Return the message of the first attempt that failed for a reason other than a missing file.

    Names that the system loader does not find are listed as well, but are not the cause. If there are only
    such names, the message of the first one is returned.
    """
    messages = []
    for candidate, _, message, _ in attempts:
        is_missing_name = "/" not in candidate and message == f"{candidate}: {faults.NO_FILE}"
        if not is_missing_name:
            return message
        messages.append(message)
    return messages[0]


def check_listed_attempts(outcome: faults.Outcome) -> None:
    """Check that the message lists each attempt on one line, followed by advice."""
    lines = outcome.text.splitlines()
    for candidate, origin, message, shown in outcome.attempts:
        assert message
        assert f"({origin})" in shown
        if candidate.isprintable():
            assert shorten(candidate) in shown
        assert lines.count(f"  - {shown}") == 1
    assert len(lines) == len(outcome.attempts) + 3  # the problem, "Tried" and the advice
    assert lines[-1].startswith("What to do: ")
    outcome.text.encode()  # the message can be printed


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_fault_case_raises_the_documented_error(case: Case) -> None:
    outcome = check(case)
    assert faults.write_row(case, outcome) in faults.PAGE.read_text("utf-8"), "run `nox -s oracles`"


def test_page_has_exactly_one_row_for_each_case() -> None:
    """test_fault_case_raises_the_documented_error compares the rows themselves."""
    text = faults.PAGE.read_text("utf-8")
    assert text.startswith(faults.HEAD)
    rows = text.removeprefix(faults.HEAD).splitlines()
    assert [line.split(" | ")[0] for line in rows] == [f"| {case.name}" for case in CASES]


def test_page_does_not_depend_on_the_machine() -> None:
    text = faults.PAGE.read_text("utf-8")
    assert not [word for word in ("/tmp/", "/home/", "/work/", "/root/", "cudyn-fault") if word in text]


def test_cases_cover_every_class_and_every_way_of_finding() -> None:
    """There are at least 25 cases with different names."""
    assert len(CASES) >= 25
    assert len({case.name for case in CASES}) == len(CASES)
    assert {case.kind for case in CASES} == {"", faults.NONE, faults.LOAD, faults.VERSION, faults.SYMBOL}
    methods = {"argument", "variable", "loader", "wheel", "conda", "toolkit"}
    assert methods <= {case.via for case in CASES}
