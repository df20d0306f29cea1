"""Tests for the tool that lists assertions that no test reaches."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ..conftest import package

TEXT = """
def test_it():
    for each in ():
        assert each
    assert True
    assert (
        1
        == 1
    )
"""


@pytest.mark.parametrize(
    ("reached", "unreached"),
    [((), [4, 5, 6]), ((2, 3, 5, 6, 7), [4]), ((2, 3, 5, 7), [4]), ((4, 5, 6), [])],
)
def test_find_unreached_lists_assertions_without_a_reached_line(
    reached: Sequence[int], unreached: list[int]
) -> None:
    package("coverage")
    from tools.unreached_assertions import find_unreached

    assert find_unreached(TEXT, reached) == unreached
