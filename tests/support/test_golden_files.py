"""Tests for golden files: comparing, writing and listing files that no test uses."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..conftest import ROOT
from .golden import Golden, list_unnamed


def test_golden_check_compares_or_writes_the_file(tmp_path: Path) -> None:
    text = "in /tmp/here/deep: 3\nand /tmp/here\n"
    with pytest.raises(AssertionError, match="pytest --write-golden"):
        Golden(tmp_path).check("paths", text)  # the file does not exist
    values = {"folder": Path("/tmp/here"), "deep": "/tmp/here/deep"}
    Golden(tmp_path, writes=True).check("paths", text, **values)
    assert (tmp_path / "golden/paths.txt").read_text() == "in {deep}: 3\nand {folder}\n"
    Golden(tmp_path).check("paths", text, **values)
    Golden(tmp_path).check("paths", text.removesuffix("\n"), **values)
    for wrong_text in (text.replace("3", "4"), text + "\n", text.replace("/tmp/here", "/tmp/there")):
        with pytest.raises(AssertionError, match="paths"):
            Golden(tmp_path).check("paths", wrong_text, **values)


def test_list_unnamed_returns_the_files_that_no_test_uses(tmp_path: Path) -> None:
    (tmp_path / "golden").mkdir()
    for name in ("named.txt", "header.h", "header.txt", "stale.txt", "old.cudyn"):
        (tmp_path / "golden" / name).touch()
    (tmp_path / "test_here.py").write_text('golden.check("named", "")')
    assert list_unnamed(tmp_path) == ["stale.txt"]


def test_golden_files_are_all_used_by_tests() -> None:
    directories = [path.parent for path in sorted((ROOT / "tests").glob("*/golden"))]
    assert directories
    unused = {path.name: list_unnamed(path) for path in directories}
    assert unused == {path.name: [] for path in directories}
