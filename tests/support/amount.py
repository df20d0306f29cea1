"""Sets the length of long tests: a part by default, everything if CUDYN_TEST_ALL is set (`nox -s slow`)."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet

ALL = bool(os.environ.get("CUDYN_TEST_ALL"))


def examples(count: int) -> int:
    """Return the number of random examples: a third of `count`, or `count` if CUDYN_TEST_ALL is set."""
    return count if ALL else -(-count // 3)


def first(count: int, values: Iterable[object]) -> list[ParameterSet]:
    """Return parameters for a test, of which only the first `count` run by default. The rest are slow."""
    return [
        pytest.param(value, marks=() if number < count else pytest.mark.slow)
        for number, value in enumerate(values)
    ]
