"""Nothing is read or written beyond what Python gave, both ways of a call: every function of every library.

AddressSanitizer is the judge (bounds.py). More cases, other Pythons: `python -m tests.proof.bounds --help`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cudyn._bindings.tables import rows

from ..support.releases import proof_marks
from . import bounds, bounds_c, compiler, echo_c, size_table

CASES = 4  # of each function
pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason=f"needs Linux, this is {sys.platform}"),
    pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable()),
    pytest.mark.skipif(not bounds.find_runtime(), reason="gcc has no AddressSanitizer (libasan)"),
    pytest.mark.usefixtures("pins"),
]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=proof_marks(name, name == "nvrtc")) for name in bounds.NAMES]
)
def test_nothing_is_touched_beyond_what_python_gave(name: str, tmp_path: Path) -> None:
    release = echo_c.releases(name)[-1]
    file = bounds.build(name, release, tmp_path)
    found = bounds.ask(name, release, file, CASES)
    assert found.wrong == []
    assert found.counts["outside"] == 0
    assert found.counts["made"] > found.counts["functions"]
    assert found.counts["refused"] > found.counts["functions"] / 2
    sizes = sum(each.library == name for each in size_table.find_all())
    if sizes >= 2:  # nvCOMP has none, and cuRAND one, which few cases miss
        assert found.counts["touched"] > 0


@pytest.mark.sample
@pytest.mark.parametrize(
    ("row", "planted"),
    [
        ("in[size] const void *code", "in[size//2] const void *code"),
        ("in[size] const void *code", "in const void *code"),
        ("in[size] const void *code", "in[size]z const void *code"),
    ],
)
def test_a_wrong_size_in_a_row_is_found(row: str, planted: str, tmp_path: Path) -> None:
    """By a fast call, a quick call, and the call that takes whatever these do not."""
    release = echo_c.releases("nvfatbin")[-1]
    file = bounds.build("nvfatbin", release, tmp_path)
    found = bounds.ask("nvfatbin", release, file, 60, planted=[("nvFatbinAddCubin", row, planted)])
    assert found.counts["outside"] > 0
    assert {line.partition(" (")[0] for line in found.wrong} == {
        "nvFatbinAddCubin by a fast call",
        "nvFatbinAddCubin by a quick call",
        "nvFatbinAddCubin by any arguments",
    }
    assert all("AddressSanitizer" in line for line in found.wrong)


@pytest.mark.parametrize(
    ("size", "translated"),
    [
        ("n", "(big)n"),
        ("n*2-1", "(bounds_times((big)n, (big)2) - (big)1)"),
        ("(n>0)", "(big)((big)n > (big)0)"),
        ("max(n,-m)", "bounds_max((big)n, (-(big)m))"),
        ("p[0]", "(big)p[(big)0]"),
    ],
)
@pytest.mark.sample
def test_sizes_are_translated_to_c(size: str, translated: str) -> None:
    params = rows.prototype("S (in[n] int *p, int n, int m)")[1]
    assert bounds_c.Expression(size, None, params).c == translated


@pytest.mark.sample
def test_an_unknown_form_of_a_size_is_an_error() -> None:
    with pytest.raises(bounds_c.Untranslated):
        bounds_c.Expression("n**2", None, rows.prototype("S (int n)")[1])
