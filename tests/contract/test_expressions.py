"""Expressions of sizes: against Python's own, and where 64 bits end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn._contract import expressions

from .contracts import SYMBOLS, make_comparisons, make_expressions

VALUES = st.fixed_dictionaries({name: st.integers(-(2**63), 2**63 - 1) for name in SYMBOLS})
SMALL = st.fixed_dictionaries({name: st.integers(-50, 50) for name in SYMBOLS})
LEAST, MOST = -(2**63), 2**63 - 1


class Overflow(Exception):
    """A step that 64 bits do not hold."""


class Int:
    """Python's integers, which say where they leave 64 bits."""

    def __init__(self, value: int) -> None:
        if not LEAST <= value <= MOST:
            raise Overflow
        self.value = value

    def __add__(self, other: Int) -> Int:
        return Int(self.value + other.value)

    def __sub__(self, other: Int) -> Int:
        return Int(self.value - other.value)

    def __mul__(self, other: Int) -> Int:
        return Int(self.value * other.value)

    def __floordiv__(self, other: Int) -> Int:
        return Int(self.value // other.value)

    def __mod__(self, other: Int) -> Int:
        return Int(self.value % other.value)

    def __neg__(self) -> Int:
        return Int(-self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Int) and self.value == other.value

    def __lt__(self, other: Int) -> bool:
        return self.value < other.value

    def __le__(self, other: Int) -> bool:
        return self.value <= other.value

    __hash__ = None  # type: ignore[assignment]


def ceildiv(a: Int, b: Int) -> Int:
    return Int((a.value + b.value - (1 if b.value > 0 else -1)) // b.value) if b.value else a // b


def compute(text: str, values: dict[str, int]) -> int | type[Exception]:
    """What Python says of an expression."""
    numbers = re.sub(r"\b\d+\b", r"Int(\g<0>)", text)
    names: dict[str, Any] = {name: Int(value) for name, value in values.items()}
    try:
        found = eval(numbers, {"Int": Int, "ceildiv": ceildiv, "min": min, "max": max}, names)
    except (Overflow, ZeroDivisionError) as error:
        return type(error)
    return int(found) if isinstance(found, bool) else int(found.value)


@given(st.data())
def test_expressions_are_what_python_computes(data: st.DataObject) -> None:
    comparison = data.draw(st.booleans())
    text = data.draw((make_comparisons if comparison else make_expressions)(list(SYMBOLS)))
    values = data.draw(VALUES | SMALL)
    node = expressions.parse(text, comparison)
    expected = compute(text, values)
    for tree in (node, expressions.parse(expressions.show(node), comparison)):
        if isinstance(expected, int):
            assert expressions.evaluate(tree, values) == expected
        else:
            why = "divides by zero" if expected is ZeroDivisionError else "does not fit 64 bits"
            with pytest.raises(ValueError, match=rf"{why}$"):
                expressions.evaluate(tree, values)


@pytest.mark.parametrize(
    ("text", "n", "expected"),
    [
        ("n // 256", -1, -1), ("n % 256", -1, 255), ("n % -3", 2, -1), ("ceildiv(n, 256)", 256, 1),
        ("ceildiv(n, 256)", 257, 2), ("ceildiv(n, 2)", -3, -1), ("ceildiv(n, -2)", 3, -1), ("-n", 5, -5),
        ("n - 1 - 1", 0, -2), ("min(n, 3) + max(n, 3)", 7, 10), ("2 * (n + 1)", 1, 4), ("n % -1", LEAST, 0),
        ("n <= 3", 3, 1), ("n < 3", 3, 0), ("n >= 3", 3, 1), ("n > 3", 3, 0), ("n == 3", 3, 1),
        ("n != 3", 3, 0),
    ],
)  # fmt: skip
def test_values(text: str, n: int, expected: int) -> None:
    node = expressions.parse(text, any(sign in text for sign in "<>="))
    assert expressions.evaluate(node, {"n": n}) == expected


@pytest.mark.parametrize(
    ("text", "n", "expected"),
    [
        ("n + 1", MOST, "n + 1 does not fit 64 bits"),
        ("n - 1", LEAST, "n - 1 does not fit 64 bits"),
        ("-n", LEAST, "-n does not fit 64 bits"),
        ("n // -1", LEAST, "n // -1 does not fit 64 bits"),
        ("ceildiv(n, -1)", LEAST, "ceildiv(n, -1) does not fit 64 bits"),
        ("2 * (n * n) - n", 2**32, "n * n does not fit 64 bits"),
        ("n", 2**63, "n does not fit 64 bits"),
        ("1 // n", 0, "1 // n divides by zero"),
        ("1 % n", 0, "1 % n divides by zero"),
        ("1 + ceildiv(1, n)", 0, "ceildiv(1, n) divides by zero"),
    ],
)
def test_what_has_no_value(text: str, n: int, expected: str) -> None:
    with pytest.raises(ValueError) as raised:  # noqa: PT011
        expressions.evaluate(expressions.parse(text), {"n": n})
    assert str(raised.value) == expected


def test_the_names_of_an_expression() -> None:
    assert list(expressions.list_names(expressions.parse("ceildiv(n, m) + min(n, -k)"))) == [
        "n",
        "m",
        "n",
        "k",
    ]
