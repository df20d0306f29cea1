"""A call by a fast call and the same call by ctypes do not differ, whatever is given: all libraries."""

from __future__ import annotations

import pytest

from cudyn._machine import functions

from ..support.releases import proof_marks
from . import both_ways, compiler, echo_c, fast_calls_page

pytestmark = [
    pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable()),
    pytest.mark.skipif(bool(functions.missing()), reason=f"no fast calls: {functions.missing()}"),
    pytest.mark.usefixtures("pins"),
]

FAST = {"nvrtc", "curand", "cufile", "nvjpeg"}
NAMES = sorted({name for name, _ in compiler.releases()})


def test_the_page_is_current() -> None:
    assert fast_calls_page.PAGE.read_text() == fast_calls_page.page(), (
        "python -m tests.proof.fast_calls_page writes it"
    )


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=proof_marks(name, name in FAST)) for name in NAMES]
)
def test_both_ways(name: str) -> None:
    found = both_ways.asked(name, echo_c.releases(name)[-1])
    assert found["both ways"].disagreements == []
    expected = {
        symbol
        for symbol, _ in fast_calls_page.reasons(compiler.view(name, echo_c.releases(name)[-1]).library)
    }
    assert {each.rpartition(" ")[2] for each in found["both ways"].on_purpose} == expected
    assert found["direct"].checked > found["total"].checked / 4 > 0
