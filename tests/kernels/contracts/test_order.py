"""Tests for passing arguments by position and by name."""

from __future__ import annotations

from typing import Any

import pytest

from cudyn import Contract
from cudyn._kernels.contracts.argument_checks import order

from ...support.messages import raises

CONTRACT = Contract("f(a: f32[n], n: i32, x: f64)")


@pytest.mark.parametrize(
    ("positional", "named"),
    [((1, 2, 3), {}), ((1, 2), {"x": 3}), ((1,), {"x": 3, "n": 2}), ((), {"n": 2, "a": 1, "x": 3})],
)
def test_order_returns_the_arguments_in_order(positional: tuple[int, ...], named: dict[str, int]) -> None:
    assert order(CONTRACT, positional, named) == [1, 2, 3]


@pytest.mark.parametrize(
    ("positional", "named"),
    [
        ((), {}),
        ((1, 2, 3, 4), {}),
        ((1, 2, 3, 4), {"x": 5}),
        ((1, 2, 3), {"y": 1}),
        ((1, 2, 3), {"n": 1}),
        ((1,), {"n": 2}),
        ((), {"n": 2, "x": 1}),
    ],
)
def test_order_with_wrong_arguments_raises(positional: tuple[int, ...], named: dict[str, Any]) -> None:
    with raises(TypeError):
        order(CONTRACT, positional, named)
