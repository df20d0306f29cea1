"""Tests that calls either pass exactly the given values to C or raise, with and without fast calls."""

from __future__ import annotations

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.machine import fast_functions

from ..support import samples
from ..support.releases import proof_marks
from . import both_ways, compiler, echo_c, fast_calls_page

FAST = {"nvrtc", "curand", "cufile", "nvjpeg"}
NAMES = sorted(info.name for info in catalog.find_all() if samples.has_checked_calls(info))
UNAVAILABLE = fast_functions.why_unavailable()


@pytest.mark.skipif(bool(UNAVAILABLE), reason=f"no fast calls: {UNAVAILABLE}")
def test_fast_calls_page_is_current() -> None:
    assert fast_calls_page.PAGE.read_text() == fast_calls_page.write_page(), (
        "python -m tests.proof.fast_calls_page writes it"
    )


@pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable())
@pytest.mark.usefixtures("pins")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=proof_marks(name, name in FAST)) for name in NAMES]
)
def test_calls_with_arbitrary_arguments_pass_them_or_raise(name: str) -> None:
    """Check that C receives the values or is not called, and that fast calls behave like ctypes."""
    release = echo_c.releases(name)[-1]
    results = both_ways.check_release(name, release)
    assert results["fuzz"].disagreements == []
    assert results["fuzz"].checked > 200
    assert results["both ways"].disagreements == []
    if not UNAVAILABLE:
        view = compiler.view(name, release)
        without_fast_calls = {entry.rpartition(" ")[2] for entry in results["both ways"].on_purpose}
        listed = {symbol for symbol, _ in fast_calls_page.iter_functions_without_fast_calls(view.library)}
        assert without_fast_calls == listed.intersection(echo_c.functions(view))
        # At least a quarter of all calls call C directly.
        assert results["direct"].checked > results["total"].checked / 4 > 0
