"""Tests that real libraries stay within the memory that cudyn measures, without a GPU (guards.py)."""

from __future__ import annotations

import ctypes
import json
import sys

import pytest

from . import compiler, guards, guards_child

pytestmark = [
    pytest.mark.nvidia,
    pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable()),
]

# The libraries of the default downloads, which `nox -s proof` tests.
FAST = ("nvrtc", "nvjitlink", "nvfatbin")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in FAST else pytest.mark.slow) for name in guards.NAMES]
)
def test_real_library_stays_within_measured_memory(name: str) -> None:
    found = guards.ask(name, guards.FEW.get(name, guards.CALLS))
    assert found.wrong == []
    assert found.faults == [*guards.FAULTS.get(name, ())]
    recorded = json.loads(guards.RESULTS.read_text(encoding="utf-8")).get(name, found.counts)
    assert found.counts["guarded"] > recorded["guarded"] / 2 > 0
    assert found.counts["called"] > recorded["called"] * 0.9


@pytest.mark.parametrize(
    ("symbol", "old", "new", "problem"),
    [
        ("nvrtcGetSupportedArchs", "()]", "()-1]", "accessed byte 0 after the"),
        ("nvrtcCompileProgram", "in[numOptions]", "in[numOptions-1]", "accessed byte 0 after the"),
        ("nvrtcGetLoweredName", "prog, const", "prog, device const", "accessed device memory"),
    ],
)
def test_wrong_row_is_found(symbol: str, old: str, new: str, problem: str) -> None:
    """Plant a wrong size or a wrong kind of memory in the table."""
    found = guards.ask("nvrtc", planted=[(symbol, old, new)])
    assert len(found.wrong) >= 1
    assert {line.partition(":")[0] for line in found.wrong} == {symbol}
    assert all(problem in line for line in found.wrong)


@pytest.mark.sample
@pytest.mark.skipif(sys.platform != "linux", reason=f"needs Linux, this is {sys.platform}")
@pytest.mark.parametrize("size", [0, 1, 12, 4096, 5000])
def test_change_before_memory_is_found(size: int) -> None:
    space = guards_child.Space()
    address = space.place(size)
    ctypes.memset(address, 0, size)
    assert space.is_intact(address)
    if size % guards_child.PAGE:
        ctypes.memset(address - 1, 0, 1)
        assert not space.is_intact(address)


def test_page_contains_the_results() -> None:
    results = json.loads(guards.RESULTS.read_text(encoding="utf-8"))
    assert guards.PAGE.read_text(encoding="utf-8") == guards.write_page(results)
    assert {*FAST, "curand", "cusolver", "cudnn"} <= set(results)
