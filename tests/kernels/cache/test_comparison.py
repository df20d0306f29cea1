"""Tests for snapshots of the files that a cache entry depends on."""

from __future__ import annotations

import pytest

from cudyn._kernels.cache.comparison import Snapshot


@pytest.mark.parametrize(
    "path", ["/no\0where", "/no\ud800where", "/nowhere"], ids=["NUL", "surrogate", "missing"]
)
def test_absent_path_that_cannot_exist_holds(path: str) -> None:
    """A damaged entry can contain a path that the functions of `os` reject."""
    assert Snapshot({path: None}).holds()
