"""Tests that no function of any library accesses memory beyond its arguments, with all kinds of calls.

AddressSanitizer checks the accesses (bounds.py). `python -m tests.proof.bounds` runs more cases, and can run
them in other Python interpreters.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cudyn._bindings.machine import fast_functions
from cudyn._bindings.tables import rows

from ..support.releases import proof_marks
from . import bounds, bounds_c, compiler, echo_c, size_table

CASES = 4  # number of calls to each function
UNAVAILABLE = fast_functions.why_unavailable()
pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason=f"needs Linux, this is {sys.platform}"),
    pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable()),
    pytest.mark.skipif(not bounds.find_runtime(), reason="gcc has no AddressSanitizer (libasan)"),
    pytest.mark.usefixtures("pins"),
]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=proof_marks(name, name == "nvrtc")) for name in bounds.NAMES]
)
def test_calls_touch_only_the_memory_of_arguments(name: str, tmp_path: Path) -> None:
    release = echo_c.releases(name)[-1]
    file = bounds.build(name, release, tmp_path)
    results = bounds.call_library(name, release, file, CASES)
    assert results.wrong == []
    assert results.counts["outside"] == 0
    if not UNAVAILABLE:
        # The results of cuFile's functions are structures, which machine code does not return.
        assert results.counts["fast"] > (0 if name == "cufile" else results.counts["functions"] / 2)
    assert results.counts["made"] > results.counts["functions"]
    assert results.counts["refused"] > results.counts["functions"] / 2
    sizes = sum(sized.library == name for sized in size_table.find_all())
    if sizes >= 2:  # nvCOMP has no sizes, and few cases reach the only size in cuRAND
        assert results.counts["touched"] > 0


@pytest.mark.sample
@pytest.mark.parametrize(
    ("row", "planted"),
    [
        ("in[size] const void *code", "in[size//2] const void *code"),
        ("in[size] const void *code", "in const void *code"),
        ("in[size] const void *code", "in[size]z const void *code"),
    ],
)
def test_calls_with_a_wrong_size_in_the_table_touch_other_memory(
    row: str, planted: str, tmp_path: Path
) -> None:
    """Put an error into the table. Fast calls, quick calls and general calls must all reveal it."""
    release = echo_c.releases("nvfatbin")[-1]
    file = bounds.build("nvfatbin", release, tmp_path)
    results = bounds.call_library("nvfatbin", release, file, 60, planted=[("nvFatbinAddCubin", row, planted)])
    assert results.counts["outside"] > 0
    assert {line.partition(" (")[0] for line in results.wrong} == {
        "nvFatbinAddCubin by a fast call",
        "nvFatbinAddCubin by a quick call",
        "nvFatbinAddCubin by any arguments",
    }
    assert all("AddressSanitizer" in line for line in results.wrong)


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
def test_expression_translates_sizes_to_c(size: str, translated: str) -> None:
    params = rows.prototype("S (in[n] int *p, int n, int m)")[1]
    assert bounds_c.Expression(size, None, params).c == translated


@pytest.mark.sample
def test_expression_with_unknown_syntax_raises() -> None:
    with pytest.raises(bounds_c.UntranslatedError) as caught:
        bounds_c.Expression("n**2", None, rows.prototype("S (int n)")[1])
    assert str(caught.value) == "n ** 2"
