"""Tests that compare the values of size expressions with Python's results and the limits of 64 bits."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn._kernels.contracts import expressions

from ...support.messages import raises
from .contracts import SYMBOLS, make_comparisons, make_expressions

VALUES = st.fixed_dictionaries({name: st.integers(-(2**63), 2**63 - 1) for name in SYMBOLS})
SMALL_VALUES = st.fixed_dictionaries({name: st.integers(-50, 50) for name in SYMBOLS})
MIN_INT64 = -(2**63)
MAX_INT64 = 2**63 - 1


class Overflow(Exception):
    """The exception for an intermediate result that does not fit in 64 bits."""


class Int(int):
    """An int that raises Overflow if it does not fit in 64 bits."""

    def __new__(cls, value: int) -> Int:
        if not MIN_INT64 <= value <= MAX_INT64:
            raise Overflow
        return super().__new__(cls, value)


def check_result(operate: Callable[..., int]) -> Callable[..., Int]:
    """Return a function whose result raises Overflow if it does not fit in 64 bits."""
    return lambda *operands: Int(operate(*map(int, operands)))


for operation in (operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod, operator.neg):
    setattr(Int, f"__{operation.__name__}__", check_result(operation))


@check_result
def ceildiv(dividend: int, divisor: int) -> int:
    """Return the quotient, rounded up."""
    return (dividend + divisor - (1 if divisor > 0 else -1)) // divisor


def compute(text: str, values: dict[str, int]) -> int | type[Exception]:
    """Return the value that Python computes for an expression, or the class of the exception."""
    python_text = re.sub(r"\b\d+\b", r"Int(\g<0>)", text)
    names: dict[str, Any] = {name: Int(value) for name, value in values.items()}
    try:
        result = eval(python_text, {"Int": Int, "ceildiv": ceildiv, "min": min, "max": max}, names)
    except (Overflow, ZeroDivisionError) as error:
        return type(error)
    return int(result)


@given(st.data())
def test_evaluate_agrees_with_python(data: st.DataObject) -> None:
    """Random expressions are computed with 64-bit integers.

    Python's computation shows whether they overflow.
    """
    is_comparison = data.draw(st.booleans())
    text = data.draw((make_comparisons if is_comparison else make_expressions)(list(SYMBOLS)))
    values = data.draw(VALUES | SMALL_VALUES)
    node = expressions.parse(text, is_comparison)
    expected = compute(text, values)
    for tree in (node, expressions.parse(expressions.show(node), is_comparison)):
        if isinstance(expected, int):
            assert expressions.evaluate(tree, values) == expected
        else:
            reason = "divides by zero" if expected is ZeroDivisionError else "does not fit in 64 bits"
            with pytest.raises(ValueError, match=rf"{reason}$"):
                expressions.evaluate(tree, values)


@pytest.mark.parametrize(
    ("text", "size", "expected"),
    [
        ("n // 256", -1, -1),
        ("n % 256", -1, 255),
        ("n % -3", 2, -1),
        ("ceildiv(n, 256)", 256, 1),
        ("ceildiv(n, 256)", 257, 2),
        ("ceildiv(n, 2)", -3, -1),
        ("ceildiv(n, -2)", 3, -1),
        ("-n", 5, -5),
        ("n - 1 - 1", 0, -2),
        ("min(n, 3) + max(n, 3)", 7, 10),
        ("2 * (n + 1)", 1, 4),
        ("n % -1", MIN_INT64, 0),
        ("n <= 3", 3, 1),
        ("n < 3", 3, 0),
        ("n >= 3", 3, 1),
        ("n > 3", 3, 0),
        ("n == 3", 3, 1),
        ("n != 3", 3, 0),
    ],
)
def test_evaluate_returns_the_value(text: str, size: int, expected: int) -> None:
    node = expressions.parse(text, any(sign in text for sign in "<>="))
    assert expressions.evaluate(node, {"n": size}) == expected


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("n + 1", MAX_INT64),
        ("n - 1", MIN_INT64),
        ("-n", MIN_INT64),
        ("n // -1", MIN_INT64),
        ("ceildiv(n, -1)", MIN_INT64),
        ("2 * (n * n) - n", 2**32),
        ("n", 2**63),
        ("1 // n", 0),
        ("1 % n", 0),
        ("1 + ceildiv(1, n)", 0),
    ],
)
def test_evaluate_with_division_by_zero_or_overflow_raises(text: str, size: int) -> None:
    with raises(ValueError):
        expressions.evaluate(expressions.parse(text), {"n": size})


def test_list_names_yields_the_names_in_order() -> None:
    node = expressions.parse("ceildiv(n, m) + min(n, -k)")
    assert list(expressions.iter_names(node)) == ["n", "m", "n", "k"]
