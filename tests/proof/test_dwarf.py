"""The tables against gcc's debug information: an oracle without a parser of C, ours or another's."""

from __future__ import annotations

import pytest

from ..support.releases import proof_marks
from . import compiler, dwarf
from .test_oracles import LEAST

pytestmark = [
    pytest.mark.usefixtures("pins"),
    pytest.mark.skipif(bool(dwarf.unavailable()), reason=dwarf.unavailable()),
]
NEWEST = dict(compiler.releases())


@pytest.mark.parametrize(
    ("name", "release"),
    [
        pytest.param(*asked, marks=proof_marks(asked[0], asked in NEWEST.items()))
        for asked in compiler.releases()
    ],
)
def test_nothing_disagrees(name: str, release: str) -> None:
    result = dwarf.ask(name, release)
    assert result.disagreements == []
    _, prototypes, values, _ = LEAST[name]
    assert result.checked >= prototypes + values // 2  # some values are macros


@pytest.mark.parametrize(("name", "what"), [("cupti", " size: "), ("nvml", "_COUNT: ")])
def test_headers_of_another_release_disagree(name: str, what: str) -> None:
    """In records, in enumerators: what a wrong table would have."""
    oldest = next(release for other, release in compiler.releases() if other == name)
    found = dwarf.ask(name, oldest, headers=NEWEST[name]).disagreements
    assert any(what in line for line in found)
