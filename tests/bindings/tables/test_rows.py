"""Tests for rows: spans of releases, lists of parameters, members of records."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn._bindings.tables import rows

from ...support.messages import raises

RELEASES = ("11.7", "12.0", "12.4", "13.0")


@pytest.mark.parametrize(
    ("row", "values", "nearest"),
    [
        ("a", ["a"] * 4, ["a"] * 4),
        (7, ["7"] * 4, ["7"] * 4),
        ("@12.0 a", [None, "a", "a", "a"], ["a"] * 4),
        ("@11.7<12.4 a", ["a", "a", None, None], ["a"] * 4),
        ("@12.0<12.4 a | @13.0 b", [None, "a", None, "b"], ["a", "a", "a", "b"]),
        ("a | @12.4 b", ["a", "a", "a", "a"], ["a", "a", "b", "b"]),
    ],
)
def test_at_and_nearest_return_the_value_of_a_release(
    row: str | int, values: list[str | None], nearest: list[str]
) -> None:
    """Before the first span, the nearest value is the first one; in a gap, it is the value before the gap."""
    assert [rows.find_value(row, RELEASES, release) for release in RELEASES] == values
    spans = rows.spans(row, RELEASES)
    assert [rows.get_nearest_span(spans, RELEASES, release)[2] for release in RELEASES] == nearest


def test_at_with_an_unknown_release_raises() -> None:
    with raises(ValueError):
        rows.find_value("a", RELEASES, "14.0")


PARTS = st.sampled_from(
    ["int", "const char *", "void (*)(int, char)", "f (*)(void (*)(a, b), c)", "T x[2][3]"]
)


@given(st.lists(PARTS, min_size=1))
def test_split_ignores_commas_in_parentheses(parts: list[str]) -> None:
    assert rows.split(", ".join(parts)) == rows.split(" , ".join(parts)) == parts


def test_prototype_without_parameters_is_empty() -> None:
    for text in ("", "void", " void "):
        assert rows.split(text) == []
    assert rows.split("int, void *") == ["int", "void *"]
    assert rows.prototype("CUresult (void)") == ("CUresult", ())


def test_prototype_parses_the_roles_of_parameters() -> None:
    result, params = rows.prototype("S (list:n:32 T *c, text:8 char *a, both int *d, const char *e)")
    parsed = [
        (param.role, param.of, param.end, param.type, param.name, param.is_given, param.is_returned)
        for param in params
    ]
    assert (result, parsed) == (
        "S",
        [
            ("list", "n", "32", "T *", "c", False, True),
            ("text", "8", "", "char *", "a", False, True),
            ("both", "", "", "int *", "d", True, True),
            ("in", "", "", "const char *", "e", True, False),
        ],
    )


def test_prototype_parses_the_sizes_of_parameters() -> None:
    text = "S (in[max(n,2)*p[0]] const T *a, inout[s]b T *b, in[1] int *c, in unsigned int d[2], T *e)"
    _, params = rows.prototype(text)
    parsed = [(param.role, param.type, param.name, param.size, param.in_bytes) for param in params]
    assert parsed == [
        ("in", "const T *", "a", "max(n,2)*p[0]", False),
        ("inout", "T *", "b", "s", True),
        ("in", "int *", "c", "1", False),
        ("in", "unsigned int[2]", "d", "", False),
        ("in", "T *", "e", "", False),
    ]
    _, params = rows.prototype("S (in[n]z T *a, in[n]b T *b, T *c)")
    assert [param.counts_zero for param in params] == [True, False, False]


def test_layout_parses_members_of_a_record() -> None:
    """`struct` is followed by a tag or, for a nested record, by its size and alignment."""
    root = rows.layout(
        "struct 24 8\n  0 struct tag *next\n  8 union 8 8 either\n    8 long a\n  16:3 int b : 5"
    )
    pointer, either, bits = root.members
    assert (root.kind, root.size, root.align) == ("struct", 24, 8)
    assert (pointer.kind, pointer.type, pointer.name) == ("", "struct tag *", "next")
    assert (either.kind, either.size, either.name, either.members[0].name) == ("union", 8, "either", "a")
    assert (bits.offset, bits.bit, bits.bits, bits.type, bits.name) == (16, 3, 5, "int", "b")
    assert root.mentions("long")
    assert not root.mentions("short")
