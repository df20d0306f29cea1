"""Every case of support/fault_cases.py: a typed error whose text has the cause; the process lives on."""

from __future__ import annotations

import pytest

from ...support import faults
from ...support.fault_cases import CASES
from ...support.faults import Case


def check(case: Case) -> faults.Met:
    """Meet a case (a child that crashes fails here) and hold what came of it against the case."""
    why = faults.unavailable(case)
    if why:
        pytest.skip(why)
    met = faults.meet(case)
    assert met.kind == case.kind, met.text
    if not case.kind:
        assert ".".join(map(str, met.version or ())) == case.cause
        assert met.path
        return met
    assert "CudynError" in met.bases
    for words in case.words:
        assert words in met.text
    if case.kind == faults.SYMBOL:
        assert case.cause in met.text.splitlines()[0]
        return met
    assert "LoadError" in met.bases
    assert met.version is None
    assert met.path is None
    absent = [a for a in met.attempts if "/" not in a[0] and a[2] == f"{a[0]}: {faults.NO_FILE}"]
    real = [attempt for attempt in met.attempts if attempt not in absent] or absent
    assert case.cause in real[0][2]  # the first real cause, before all others
    lines = met.text.splitlines()
    for candidate, origin, message, shown in met.attempts:
        assert message
        assert f"({origin})" in shown
        if candidate.isprintable():
            assert candidate in shown
        assert lines.count(f"  - {shown}") == 1  # each once, on a line of its own
    assert len(lines) == len(met.attempts) + 3  # what, "Tried", what to do
    assert lines[-1].startswith("What to do: ")
    met.text.encode()  # can be printed
    return met


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_fault(case: Case) -> None:
    met = check(case)
    assert faults.row(case, met) in faults.PAGE.read_text("utf-8"), "run `nox -s oracles`"


def test_the_page_has_a_row_for_every_case_and_nothing_else() -> None:
    """With test_a_fault, which asks for the rows themselves: the page is what the cases give."""
    text = faults.PAGE.read_text("utf-8")
    assert text.startswith(faults.HEAD)
    rows = text.removeprefix(faults.HEAD).splitlines()
    assert [line.split(" | ")[0] for line in rows] == [f"| {case.name}" for case in CASES]


def test_the_page_is_the_same_on_every_machine() -> None:
    text = faults.PAGE.read_text("utf-8")
    assert not [word for word in ("/tmp/", "/home/", "/work/", "/root/", "cudyn-fault") if word in text]


def test_there_are_cases_enough() -> None:
    """Twenty-five at least, with names that differ, of every class, found in every way."""
    assert len(CASES) >= 25
    assert len({case.name for case in CASES}) == len(CASES)
    assert {case.kind for case in CASES} == {"", faults.NONE, faults.LOAD, faults.VERSION, faults.SYMBOL}
    ways = {"argument", "variable", "loader", "wheel", "conda", "toolkit"}
    assert ways <= {case.via for case in CASES}
