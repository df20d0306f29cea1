"""Tests for the shared libraries that tests build: equal inputs are compiled once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from . import compiled, fakes

HELPER = "int helper(void) { return 1; }"
CALLER = "int helper(void); int caller(void) { return helper(); }"
LINKED = "-Wl,--no-as-needed"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache directory for compiled libraries."""
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "cache")
    return tmp_path / "cache"


def count_files(cache: Path) -> int:
    return len(list(cache.glob("*")))


def test_build_with_an_equal_library_to_link_with_compiles_once(tmp_path: Path, cache: Path) -> None:
    results = []
    for directory in (tmp_path / "1", tmp_path / "2"):
        helper = fakes.build(directory, HELPER, name="libhelper.so")
        flags = (LINKED, str(helper), "-Wl,-rpath,$ORIGIN/lib")
        results.append(fakes.build(directory, CALLER, *flags, name="libcaller.so").read_bytes())
    assert results[0] == results[1]
    assert count_files(cache) == 2  # the helper and the caller


@pytest.mark.parametrize(
    ("source", "soname"), [(HELPER, "libother.so"), (HELPER + "int more;", "libhelper.so")]
)
def test_build_with_another_library_to_link_with_compiles_again(
    source: str, soname: str, tmp_path: Path, cache: Path
) -> None:
    helper = fakes.build(tmp_path / "1", HELPER, name="libhelper.so")
    fakes.build(tmp_path, CALLER, LINKED, str(helper), name="libcaller.so")
    other_helper = fakes.build(tmp_path / "2", source, f"-Wl,-soname,{soname}", name="libhelper.so")
    caller = fakes.build(tmp_path, CALLER, LINKED, str(other_helper), name="libcaller.so")
    assert count_files(cache) == 4  # two helpers and two callers
    assert soname.encode() in caller.read_bytes()


def test_build_with_uncacheable_flags_stores_nothing(tmp_path: Path, cache: Path) -> None:
    """Link with a library without a soname, passed as a path and as an option with its directory.

    The linker then stores the library's path in the result.
    """
    fakes.build(tmp_path, HELPER, name="libother.so")  # skips the test without gcc
    (tmp_path / "helper.c").write_text(HELPER)
    nameless = tmp_path / "libhelper.so"
    compiled.run("gcc", "-shared", "-fPIC", "-o", nameless, tmp_path / "helper.c")
    count_before = count_files(cache)
    for flags in ((str(nameless),), (f"-L{tmp_path}", "-lhelper")):
        caller = fakes.build(tmp_path, CALLER, LINKED, *flags, name="libcaller.so")
        assert os.fsencode(nameless.name) in caller.read_bytes()
    assert count_files(cache) == count_before
