"""Tests for the machine code that compares file metadata, which must agree with os.stat."""

from __future__ import annotations

import os
import pathlib
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from operator import attrgetter

import pytest

from cudyn._bindings.machine import fast_functions
from cudyn._kernels.cache.file_facts import FileFacts

get_fact = attrgetter("st_size", "st_mtime_ns", "st_ctime_ns", "st_ino", "st_dev")
Fact = tuple[int, int, int, int, int]

pytestmark = pytest.mark.skipif(bool(fast_functions.why_unavailable()), reason="needs fast calls")


def find_facts(paths: list[str]) -> list[Fact]:
    return [get_fact(os.stat(path)) for path in paths]


@pytest.fixture
def paths(tmp_path: pathlib.Path) -> list[str]:
    """Return files in two directories, one of which is reached through a link, and both directories."""
    result = []
    for folder, count in (("many", 5), ("few", 2)):
        os.makedirs(tmp_path / folder)
        for number in range(count):
            (tmp_path / folder / f"{number}.h").write_text(f"{folder} {number}")
            result.append(f"{tmp_path}/{folder}/{number}.h")
    os.symlink(tmp_path / "many", tmp_path / "link")
    result += [f"{tmp_path}/link/{number}.h" for number in range(4)]
    return [*result, f"{tmp_path}/many/../few/1.h", f"{tmp_path}/many", f"{tmp_path}/few/"]


def test_unchanged_files_are_the_same(paths: list[str]) -> None:
    assert FileFacts(paths, find_facts(paths)).are_same()
    assert FileFacts([], []).are_same()


def edit_in_place(path: str) -> None:
    original = os.stat(path)
    with open(path, "r+") as file:
        file.write("X")
    os.utime(path, ns=(original.st_atime_ns, original.st_mtime_ns))  # The change time of the file differs.


def replace(path: str) -> None:
    with open(f"{path}.new", "w") as file:
        file.write("new")
    os.replace(f"{path}.new", path)


def replace_by_folder(path: str) -> None:
    os.unlink(path)
    os.mkdir(path)


def link_folder(path: str) -> None:
    folder = os.path.dirname(path)
    os.rename(folder, f"{folder}.old")
    os.makedirs(f"{folder}.other")
    for name in os.listdir(f"{folder}.old"):
        with open(f"{folder}.other/{name}", "w") as file:
            file.write("other")
    os.symlink(f"{folder}.other", folder)


def remove_folder(path: str) -> None:
    os.rename(os.path.dirname(path), f"{os.path.dirname(path)}.away")


CHANGES = edit_in_place, os.unlink, replace, replace_by_folder, link_folder, remove_folder


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("number", range(7))
def test_each_change_of_each_file_is_noticed(
    paths: list[str], number: int, change: Callable[[str], object]
) -> None:
    # Only the files that are not reached through the link.
    files = FileFacts(paths[:7], find_facts(paths[:7]))
    assert files.are_same()
    change(paths[number])
    assert not files.are_same()


@pytest.mark.parametrize("field", range(5), ids=["size", "modified", "changed", "inode", "device"])
@pytest.mark.parametrize("difference", [1, -1, 1_000_000_000, 1 << 32])
def test_every_part_of_a_fact_is_compared(paths: list[str], field: int, difference: int) -> None:
    facts = [[*fact] for fact in find_facts(paths)]
    for fact in facts:
        fact[field] += difference if fact[field] + difference >= 0 else 1
        assert not FileFacts(paths, [tuple(values) for values in facts]).are_same()  # type: ignore[misc]
        fact[field] -= difference if fact[field] - difference >= 0 else 1


def test_undone_change_is_not_reported(tmp_path: pathlib.Path) -> None:
    paths = [f"{tmp_path}/{name}" for name in "abcd"]
    for path in paths:
        pathlib.Path(path).touch()
    files = FileFacts(paths, find_facts(paths))
    os.rename(tmp_path, f"{tmp_path}.moved")
    assert not files.are_same()
    os.rename(f"{tmp_path}.moved", tmp_path)
    assert files.are_same()


def test_times_before_1970_and_after_2106_are_compared(tmp_path: pathlib.Path) -> None:
    path = str(tmp_path / "old")
    pathlib.Path(path).touch()
    for modified in (-1, -1_500_000_000, 0, 5_000_000_000_999_999_999):
        os.utime(path, ns=(0, modified))
        (fact,) = find_facts([path])
        assert FileFacts([path], [fact]).are_same()


def test_name_that_is_not_utf_8_is_compared(tmp_path: pathlib.Path) -> None:
    paths = [os.fsdecode(os.fsencode(tmp_path) + b"/\xff%d" % number) for number in range(4)]
    for path in paths:
        with open(path, "w"):
            pass
    assert FileFacts(paths, find_facts(paths)).are_same()


def test_relative_paths_depend_on_the_current_directory(
    paths: list[str], tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    relative = [os.path.relpath(path) for path in paths]
    files = FileFacts(relative, find_facts(relative))
    assert files.are_same()
    monkeypatch.chdir(tmp_path / "many")
    assert not files.are_same()


def test_random_changes_agree_with_os_stat(paths: list[str]) -> None:
    rng = random.Random(45)
    facts = find_facts(paths)
    files = FileFacts(paths, facts)
    differences = 0
    for _ in range(300):
        path = rng.choice(paths[:7])
        if rng.random() < 0.5:
            os.utime(path, ns=(0, rng.randrange(1 << 60)))
        same = find_facts(paths) == facts
        assert files.are_same() == same
        differences += not same
        if rng.random() < 0.5:
            facts = find_facts(paths)
            files = FileFacts(paths, facts)
    assert 50 < differences < 250


def test_directories_are_closed(paths: list[str]) -> None:
    files = FileFacts(paths, find_facts(paths))
    descriptors_before = sorted(os.listdir("/proc/self/fd"))
    assert files.are_same()
    os.unlink(paths[2])
    assert not files.are_same()
    assert sorted(os.listdir("/proc/self/fd")) == descriptors_before


def test_threads_can_compare_at_the_same_time(paths: list[str]) -> None:
    files = FileFacts(paths, find_facts(paths))
    other_facts = FileFacts(paths, find_facts(paths)[::-1])
    results: list[bool] = []

    def compare() -> None:
        results.extend(files.are_same() and not other_facts.are_same() for _ in range(200))

    threads = [threading.Thread(target=compare) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 1600


CODE = """
import os, resource
from operator import attrgetter
from cudyn._kernels.cache.file_facts import FileFacts
from cudyn._bindings.machine.fast_functions import why_unavailable
get_fact = attrgetter("st_size", "st_mtime_ns", "st_ctime_ns", "st_ino", "st_dev")
paths = [f"{os.getcwd()}/{name}" for name in "abcd"]
for path in paths:
    open(path, "w").close()
files = FileFacts(paths, [get_fact(os.stat(path)) for path in paths])
if not why_unavailable():
    assert files.are_same()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (len(os.listdir("/proc/self/fd")) - 1, hard))
assert not files.are_same()
"""


@pytest.mark.native
@pytest.mark.parametrize("fast", ["on", "off"])
def test_comparison_without_machine_code_uses_python(fast: str, tmp_path: pathlib.Path) -> None:
    root = str(pathlib.Path(fast_functions.__file__).parents[3])
    environment = {**os.environ, "CUDYN_FAST_CALLS": fast, "PYTHONPATH": root}
    subprocess.run([sys.executable, "-c", CODE], cwd=tmp_path, env=environment, check=True)
