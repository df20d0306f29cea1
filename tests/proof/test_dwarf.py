"""Tests that compare the tables with gcc's debug information. They do not parse C."""

from __future__ import annotations

import pytest

from ..support.releases import proof_marks
from . import compiler, dwarf
from .test_oracles import CPP_LIBRARIES, CPP_RELEASES, find_minimum

pytestmark = [
    pytest.mark.usefixtures("pins"),
    pytest.mark.skipif(bool(dwarf.unavailable()), reason=dwarf.unavailable()),
]
NEWEST = dict(compiler.releases())


@pytest.mark.parametrize(
    ("name", "release"),
    [pytest.param(*pair, marks=proof_marks(pair[0], pair in NEWEST.items())) for pair in compiler.releases()],
)
def test_tables_agree_with_debug_information(name: str, release: str) -> None:
    is_cpp = name in CPP_LIBRARIES or (name, release) in CPP_RELEASES
    assert compiler.needs_cpp(name, release) is is_cpp
    result = dwarf.compare(name, release)
    assert result.disagreements == []
    _, prototypes, values, _ = find_minimum(name, release)
    assert result.checked >= prototypes + values // 2  # the other values are macros


@pytest.mark.parametrize(("name", "text"), [("cupti", " size: "), ("nvml", "_COUNT: ")])
def test_tables_of_another_release_disagree(name: str, text: str) -> None:
    """If the tables are compared with headers of a different release, records and enumerators must differ."""
    oldest = next(release for library, release in compiler.releases() if library == name)
    disagreements = dwarf.compare(name, oldest, headers=NEWEST[name]).disagreements
    assert any(text in line for line in disagreements)
