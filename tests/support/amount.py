"""Shortens long tests by default. If CUDYN_TEST_ALL is set, as in `nox -s slow`, they run completely."""

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
    """Return the values as parameters for a test. All values except the first `count` are marked slow."""
    return [
        pytest.param(value, marks=() if index < count else pytest.mark.slow)
        for index, value in enumerate(values)
    ]
