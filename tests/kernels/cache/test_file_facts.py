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


def read_facts(paths: list[str]) -> list[Fact]:
    """Return the metadata of files that FileFacts compares."""
    return [get_fact(os.stat(path)) for path in paths]


@pytest.fixture
def paths(tmp_path: pathlib.Path) -> list[str]:
    """Paths of files in two directories, some through links and `..`, and of the directories themselves."""
    result = []
    for directory, count in (("many", 5), ("few", 2)):
        os.makedirs(tmp_path / directory)
        for index in range(count):
            (tmp_path / directory / f"{index}.h").write_text(f"{directory} {index}")
            result.append(f"{tmp_path}/{directory}/{index}.h")
    os.symlink(tmp_path / "many", tmp_path / "link")
    result += [f"{tmp_path}/link/{index}.h" for index in range(4)]
    return [*result, f"{tmp_path}/many/../few/1.h", f"{tmp_path}/many", f"{tmp_path}/few/"]


def test_unchanged_files_are_the_same(paths: list[str]) -> None:
    assert FileFacts(paths, read_facts(paths)).are_same()
    assert FileFacts([], []).are_same()


# Functions that change a file or its directory.


def edit_in_place(path: str) -> None:
    """Change the contents of a file, but not its size or its modification time."""
    original = os.stat(path)
    with open(path, "r+") as file:
        file.write("X")
    os.utime(path, ns=(original.st_atime_ns, original.st_mtime_ns))  # the change time still differs


def replace(path: str) -> None:
    """Replace a file with another file at the same path."""
    with open(f"{path}.new", "w") as file:
        file.write("new")
    os.replace(f"{path}.new", path)


def replace_by_directory(path: str) -> None:
    """Replace a file with a directory at the same path."""
    os.unlink(path)
    os.mkdir(path)


def replace_directory_by_link(path: str) -> None:
    """Replace a file's directory with a link to a directory whose files have other contents."""
    directory = os.path.dirname(path)
    os.rename(directory, f"{directory}.old")
    os.makedirs(f"{directory}.other")
    for name in os.listdir(f"{directory}.old"):
        with open(f"{directory}.other/{name}", "w") as file:
            file.write("other")
    os.symlink(f"{directory}.other", directory)


def remove_directory(path: str) -> None:
    os.rename(os.path.dirname(path), f"{os.path.dirname(path)}.away")


CHANGES = edit_in_place, os.unlink, replace, replace_by_directory, replace_directory_by_link, remove_directory


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("index", range(7))
def test_each_change_of_each_file_is_noticed(
    paths: list[str], index: int, change: Callable[[str], object]
) -> None:
    # the first seven paths are files that are not reached through the link
    files = FileFacts(paths[:7], read_facts(paths[:7]))
    assert files.are_same()
    change(paths[index])
    assert not files.are_same()


@pytest.mark.parametrize("field", range(5), ids=["size", "modified", "changed", "inode", "device"])
@pytest.mark.parametrize("difference", [1, -1, 1_000_000_000, 1 << 32])
def test_every_field_of_a_fact_is_compared(paths: list[str], field: int, difference: int) -> None:
    facts = [[*fact] for fact in read_facts(paths)]
    for fact in facts:
        original = fact[field]
        fact[field] = original + difference if original + difference >= 0 else original + 1
        assert not FileFacts(paths, [tuple(values) for values in facts]).are_same()  # type: ignore[misc]
        fact[field] = original


def test_undone_change_is_not_reported(tmp_path: pathlib.Path) -> None:
    paths = [f"{tmp_path}/{name}" for name in "abcd"]
    for path in paths:
        pathlib.Path(path).touch()
    files = FileFacts(paths, read_facts(paths))
    os.rename(tmp_path, f"{tmp_path}.moved")
    assert not files.are_same()
    os.rename(f"{tmp_path}.moved", tmp_path)
    assert files.are_same()


def test_times_before_1970_and_after_2106_are_compared(tmp_path: pathlib.Path) -> None:
    path = str(tmp_path / "old")
    pathlib.Path(path).touch()
    for modified in (-1, -1_500_000_000, 0, 5_000_000_000_999_999_999):
        os.utime(path, ns=(0, modified))
        (fact,) = read_facts([path])
        assert FileFacts([path], [fact]).are_same()


def test_name_that_is_not_utf_8_is_compared(tmp_path: pathlib.Path) -> None:
    paths = [os.fsdecode(os.fsencode(tmp_path) + b"/\xff%d" % number) for number in range(4)]
    for path in paths:
        with open(path, "w"):
            pass
    assert FileFacts(paths, read_facts(paths)).are_same()


def test_relative_paths_depend_on_the_current_directory(
    paths: list[str], tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    relative = [os.path.relpath(path) for path in paths]
    files = FileFacts(relative, read_facts(relative))
    assert files.are_same()
    monkeypatch.chdir(tmp_path / "many")
    assert not files.are_same()


def test_random_changes_agree_with_os_stat(paths: list[str]) -> None:
    """The machine code compares the metadata of files, and must notice every change of a timestamp."""
    rng = random.Random(45)
    facts = read_facts(paths)
    files = FileFacts(paths, facts)
    differences = 0
    for _ in range(300):
        path = rng.choice(paths[:7])
        if rng.random() < 0.5:
            os.utime(path, ns=(0, rng.randrange(1 << 60)))
        is_same = read_facts(paths) == facts
        assert files.are_same() == is_same
        differences += not is_same
        if rng.random() < 0.5:
            facts = read_facts(paths)
            files = FileFacts(paths, facts)
    assert 50 < differences < 250


def test_directories_are_closed(paths: list[str]) -> None:
    files = FileFacts(paths, read_facts(paths))
    descriptors_before = sorted(os.listdir("/proc/self/fd"))
    assert files.are_same()
    os.unlink(paths[2])
    assert not files.are_same()
    assert sorted(os.listdir("/proc/self/fd")) == descriptors_before


def test_threads_can_compare_at_the_same_time(paths: list[str]) -> None:
    """Eight threads use the same objects. All of their comparisons have the right result."""
    files = FileFacts(paths, read_facts(paths))
    changed_files = FileFacts(paths, read_facts(paths)[::-1])
    results: list[bool] = []

    def compare() -> None:
        """Compare unchanged and changed files 200 times, and record whether both results are right."""
        results.extend(files.are_same() and not changed_files.are_same() for _ in range(200))

    threads = [threading.Thread(target=compare) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * (8 * 200)


# FileFacts opens the directories. Here, no file can be opened, so the machine code reports a difference.
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
@pytest.mark.parametrize("fast_calls", ["on", "off"])
def test_files_that_machine_code_cannot_compare_are_not_the_same(
    fast_calls: str, tmp_path: pathlib.Path
) -> None:
    root = str(pathlib.Path(fast_functions.__file__).parents[3])
    environment = {**os.environ, "CUDYN_FAST_CALLS": fast_calls, "PYTHONPATH": root}
    subprocess.run([sys.executable, "-c", CODE], cwd=tmp_path, env=environment, check=True)
