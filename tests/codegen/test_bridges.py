"""Tests for the rows of bridges between major versions, and for functions that need an entry."""

from __future__ import annotations

import pytest

from codegen import sources
from codegen.bridges import bridges_table, parse_call, propose
from codegen.errors import CodegenError
from codegen.history import History, Span
from codegen.model import Function, Param


def make_function(*names: str) -> Function:
    return Function("f", "int", tuple(Param(name, "int") for name in names))


def make_history() -> History:
    """Return a function to which the second release adds a parameter."""
    spans = [Span(make_function("a", "b"), "1.0", "2.0"), Span(make_function("a", "c", "b"), "2.0", None)]
    return History(["1.0", "2.0"], {"f": spans}, variants={"f": ["2.0"]})


def make_library(*calls: str) -> sources.Library:
    """Return a library with an entry for each call."""
    entries = tuple({"symbols": "f", "calls": [call], "reason": "test"} for call in calls)
    return sources.Library("test", "int", (), (), (), bridge=entries)


def test_parse_call_lists_the_parameters_of_both_functions() -> None:
    call = parse_call("g(a, b=0, c=location(d), e={m=p n=q}, h=r.m, i=version()), x==0, y:=-1, z.m:=0, w")
    assert call.callee == "g"
    assert call.callee_parameters == set("abcehi")
    assert call.caller_parameters == set("adpqrxyzw")
    with pytest.raises(CodegenError, match="not in the form"):
        parse_call("g(a, b=?)")


def test_table_contains_the_calls_that_fit() -> None:
    text = bridges_table(make_library("f(a, c=0, b)", "f(a, b), c==0"), make_history())
    assert '"f(a, c=0, b)"' in text
    assert '"f(a, b), c==0"' in text


def test_function_without_an_entry_is_reported_with_a_proposal() -> None:
    assert propose(make_function("a", "b"), make_function("a", "c", "b")) == "f(a, c=?, b)"
    with pytest.raises(CodegenError) as error:
        bridges_table(make_library("f(a, c=0, b)"), make_history())
    assert "expected an entry for f: f(a, b), c==?" in str(error.value)


def test_call_that_fits_no_function_is_rejected() -> None:
    calls = ("f(a, c=0, b)", "f(a, b), c==0", "f(a, d=0)")
    with pytest.raises(CodegenError, match="these calls do not fit any function"):
        bridges_table(make_library(*calls), make_history())
