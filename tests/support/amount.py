"""The part of a long test that `nox -s tests` runs; `nox -s slow` runs all of it, by CUDYN_TEST_ALL."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet

ALL = bool(os.environ.get("CUDYN_TEST_ALL"))


def examples(count: int) -> int:
    """The number of random examples: a third, unless all are asked for."""
    return count if ALL else -(-count // 3)


def first(count: int, values: Iterable[object]) -> list[ParameterSet]:
    """Parameters of a test: the first few for the default run, the others for `nox -s slow`."""
    return [
        pytest.param(value, marks=() if number < count else pytest.mark.slow)
        for number, value in enumerate(values)
    ]
