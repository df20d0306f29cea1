"""Tests for tools/findings.py: the list of programs, and how their runs are judged."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tools import findings

FAULT = {"kind": "fault", "message": "k: race in shared memory: a is written"}
OTHER = {"kind": "fault", "message": "k: out of bounds"}
NOT_RUN = {"kind": "not run", "message": "a CUBIN"}


@pytest.mark.parametrize(
    ("found", "not_simulated", "status", "judged", "result"),
    [
        ([], {}, 0, "", "right"),
        ([], {}, 1, "", "wrong"),
        ([FAULT], {}, 0, "", "alarm"),
        ([FAULT], {}, 1, "race in shared", "right"),
        ([FAULT, OTHER], {}, 1, "race in shared", "alarm"),
        ([], {}, 0, "race in shared", "missed"),
        ([NOT_RUN], {}, 1, "", "refused"),
        ([], {"cuMipmappedArrayCreate": 1}, 1, "", "refused"),
    ],
)
def test_run_is_judged(
    found: list[dict[str, str]], not_simulated: dict[str, int], status: int, judged: str, result: str
) -> None:
    report: dict[str, Any] = {"findings": found, "not_simulated": not_simulated, "status": status}
    assert findings.judge(report, judged, "output").result == result


def test_programs_of_the_list_belong_to_a_repository_at_a_commit() -> None:
    repositories, programs = findings.read_list()
    assert {program.repository for program in programs} == {*repositories}
    assert len({program.name for program in programs}) == len(programs)
    for repository in repositories.values():
        assert re.fullmatch(r"[0-9a-f]{40}", repository["commit"])
    for program in programs:
        assert program.judged.keys() <= {*program.arguments}
        for pattern, _ in program.edits:
            re.compile(pattern)
