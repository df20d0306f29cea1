"""Arguments by position and by name."""

from __future__ import annotations

from typing import Any

import pytest

from cudyn import Contract
from cudyn._kernels.contracts.argument_checks import order

TAKES = "; the contract is f(a: f32[n], n: i32, x: f64)"
CONTRACT = Contract("f(a: f32[n], n: i32, x: f64)")


@pytest.mark.parametrize(
    ("given", "named"),
    [((1, 2, 3), {}), ((1, 2), {"x": 3}), ((1,), {"x": 3, "n": 2}), ((), {"n": 2, "a": 1, "x": 3})],
)
def test_order(given: tuple[int, ...], named: dict[str, int]) -> None:
    assert order(CONTRACT, given, named) == [1, 2, 3]


@pytest.mark.parametrize(
    ("given", "named", "text"),
    [
        ((), {}, "f: expected 3 arguments, got 0"),
        ((1, 2, 3, 4), {}, "f: expected 3 arguments, got 4"),
        ((1, 2, 3, 4), {"x": 5}, "f: expected 3 arguments, got 5"),
        ((1, 2, 3), {"y": 1}, "f: y: no argument has this name"),
        ((1, 2, 3), {"n": 1}, "f: n: expected once, got twice"),
        ((1,), {"n": 2}, "f: x: expected a float, got nothing"),
        ((), {"n": 2, "x": 1}, "f: a: expected an array, got nothing"),
    ],
)
def test_arguments_in_the_wrong_number_are_refused(
    given: tuple[int, ...], named: dict[str, Any], text: str
) -> None:
    with pytest.raises(TypeError) as caught:
        order(CONTRACT, given, named)
    assert str(caught.value) == text + TAKES
