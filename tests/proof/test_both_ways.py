"""Whatever is given, C gets that or is not called, by a fast call as by ctypes: all libraries."""

from __future__ import annotations

import pytest

from cudyn._bindings.machine import fast_functions

from ..support.releases import proof_marks
from . import both_ways, compiler, echo_c, fast_calls_page

FAST = {"nvrtc", "curand", "cufile", "nvjpeg"}
NAMES = sorted({name for name, _ in compiler.releases()})
UNAVAILABLE = fast_functions.why_unavailable()


@pytest.mark.skipif(bool(UNAVAILABLE), reason=f"no fast calls: {UNAVAILABLE}")
def test_the_page_is_current() -> None:
    assert fast_calls_page.PAGE.read_text() == fast_calls_page.page(), (
        "python -m tests.proof.fast_calls_page writes it"
    )


@pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable())
@pytest.mark.usefixtures("pins")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=proof_marks(name, name in FAST)) for name in NAMES]
)
def test_whatever_is_given(name: str) -> None:
    """C gets that or is not called; where there are fast calls, both ways."""
    release = echo_c.releases(name)[-1]
    found = both_ways.asked(name, release)
    assert found["fuzz"].disagreements == []
    assert found["fuzz"].checked > 200
    assert found["both ways"].disagreements == []
    if not UNAVAILABLE:
        view = compiler.view(name, release)
        without = {each.rpartition(" ")[2] for each in found["both ways"].on_purpose}
        reasons = {symbol for symbol, _ in fast_calls_page.reasons(view.library)}
        assert without == reasons.intersection(echo_c.functions(view))
        assert found["direct"].checked > found["total"].checked / 4 > 0
