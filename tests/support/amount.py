"""Limits long tests to a part by default. All of it runs if CUDYN_TEST_ALL is set (`nox -s slow`)."""

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
    """Return parameters for a test. Only the first `count` run by default; the others are marked slow."""
    return [
        pytest.param(value, marks=() if number < count else pytest.mark.slow)
        for number, value in enumerate(values)
    ]
