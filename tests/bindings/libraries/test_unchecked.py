"""Tests for libraries whose calls are not checked: only raw functions, types and constants."""

from __future__ import annotations

import importlib

import pytest

from cudyn import nvrtc, nvtiff
from cudyn._bindings import tables
from cudyn._bindings.libraries.catalog import find
from cudyn._bindings.libraries.library import library

UNCHECKED = [name for name in tables.LIBRARIES if library(find(name)).checked is not None]


@pytest.mark.parametrize("name", UNCHECKED)
def test_unchecked_library_has_raw_functions_types_and_status_codes(name: str) -> None:
    """Only raw functions exist for libraries whose parameters cudyn does not describe."""
    module = importlib.import_module(f"cudyn.{name}")
    functions = dir(module.raw)
    assert functions
    assert not {*functions} & {*module.__all__}
    assert {*functions} <= {*library(find(name)).tables.FUNCTIONS} | {*library(find(name)).tables.NAMES}
    assert callable(getattr(module.raw, functions[0]))
    status = getattr(module, library(find(name)).info.status)
    assert status(0).value == 0
    assert "(passed)" not in str(module.describe(functions[0]))


def test_checked_call_of_an_unchecked_library_names_the_raw_function() -> None:
    """The error explains how to call the function."""
    message = (
        "cudyn.nvtiff.nvtiffStreamGetNumberOfTags: calls of this library are not checked; use "
        "cudyn.nvtiff.raw.nvtiffStreamGetNumberOfTags, which accepts C's parameters and returns the "
        "status code"
    )
    for get in (
        lambda: getattr(nvtiff, "nvtiffStreamGetNumberOfTags"),  # noqa: B009
        lambda: nvtiff.symbol("nvtiffStreamGetNumberOfTags"),
        lambda: nvtiff.api("0.8").nvtiffStreamGetNumberOfTags,
    ):
        with pytest.raises(AttributeError) as caught:
            get()
        assert str(caught.value) == message


def test_docstring_of_an_unchecked_library_mentions_missing_checks() -> None:
    assert "not checked" in (nvtiff.__doc__ or "")
    assert "not checked" not in (nvrtc.__doc__ or "")
    assert "nvtiffDecode" not in dir(nvtiff)
    assert "nvrtcVersion" in dir(nvrtc)
