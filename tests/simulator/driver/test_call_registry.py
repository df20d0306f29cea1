"""Tests for the registry of simulated functions."""

from __future__ import annotations

import pytest

from cudyn._simulator.driver import call_registry
from cudyn._simulator.driver.call_registry import find_call, get_attributes, simulated_function

from ...support.messages import raises


@pytest.fixture(autouse=True)
def registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start with an empty registry."""
    monkeypatch.setattr(call_registry, "CALLS", {})
    monkeypatch.setattr(call_registry, "_attributes", {})


def test_simulated_function_without_names_registers_the_name_of_the_function() -> None:
    """The name also stands for the function's versions, such as cuExample_v2_ptsz."""

    @simulated_function(init_first=True)
    def cuExample(simulation: object) -> None: ...

    assert find_call("cuExample_v2_ptsz") is cuExample
    assert get_attributes("cuExample").init_first


def test_simulated_function_with_names_registers_only_these_names() -> None:
    """The name of the Python function, `run`, is not registered."""

    @simulated_function("cuOne", "cuTwo", names_stream=False)
    def run(simulation: object) -> None: ...

    assert {"cuOne": run, "cuTwo": run} == call_registry.CALLS
    assert not get_attributes("cuTwo").names_stream


def test_simulated_function_with_an_unknown_attribute_raises() -> None:
    """A misspelled attribute would otherwise have no effect."""
    with raises(TypeError):

        @simulated_function(unknown=True)
        def cuExample(simulation: object) -> None: ...


def test_get_attributes_of_an_unsimulated_function_returns_the_defaults() -> None:
    assert get_attributes("cuNothing") == call_registry.DEFAULT
