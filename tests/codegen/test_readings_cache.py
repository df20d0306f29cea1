"""Tests for readings that are cached between runs, and for the changes after which headers are read again."""

from __future__ import annotations

import ast
import dataclasses
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from codegen import read, readings_cache
from codegen.declared import SHIM
from codegen.model import Reading
from codegen.sources import Library

PROBE = Library("probe", "PRresult", ("probe.h",), (), ("pr",))
USED = Library("used", "USresult", ("used.h",), (), ("us",))

ReadProbe = Callable[[], tuple[Reading, int]]


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the libraries whose headers were read, and not loaded from the cache."""
    names: list[str] = []
    read_header = read.read

    def read_and_record(library: Library, *others: object) -> Reading:
        """Read the headers of a library, and record its name."""
        names.append(library.name)
        return read_header(library, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(read, "read", read_and_record)
    return names


@pytest.fixture
def read_probe(reads: list[str], tmp_path: Path) -> ReadProbe:
    """A function that returns the reading of a header, from the cache if possible."""
    directory = tmp_path / "headers"
    directory.mkdir()
    (directory / "probe.h").write_text(
        "/** \\param x - in */\nint prA(int x);\n#define PR_ONE 1\n", encoding="utf-8"
    )
    return lambda: readings_cache.read_twice(PROBE, "1.0", [directory], [], tmp_path / "readings")


def get_cached_file(tmp_path: Path) -> Path:
    """Return the only file in the cache."""
    (path,) = (tmp_path / "readings").iterdir()
    return path


def test_read_twice_with_a_cached_reading_does_not_read(read_probe: ReadProbe, reads: list[str]) -> None:
    first_result = read_probe()
    assert read_probe() == first_result
    assert (list(first_result[0].functions), first_result[1], reads) == (["prA"], 1, ["probe"])


@pytest.mark.parametrize("damage", [*(f"bit {n}" for n in (0.0, 0.01, 0.3, 0.5, 0.7, 0.99)), 0, 31, 32, 100])
def test_read_twice_with_a_damaged_cache_reads_again(
    damage: str | int, read_probe: ReadProbe, reads: list[str], tmp_path: Path
) -> None:
    """This applies even if pickle could still load the damaged file."""
    first_result = read_probe()
    contents_before = get_cached_file(tmp_path).read_bytes()
    if isinstance(damage, int):
        damaged = bytearray(contents_before[:damage])
    else:
        damaged = bytearray(contents_before)
        damaged[int(float(damage[4:]) * len(contents_before))] ^= 0x10
    get_cached_file(tmp_path).write_bytes(damaged)
    assert read_probe() == first_result
    assert reads == ["probe", "probe"]
    assert read_probe() == first_result  # from the file that was written again
    assert reads == ["probe", "probe"]


def get_cache_name(
    library: Library = PROBE, release: str = "1.0", directory: str = "a", used: tuple[Library, ...] = ()
) -> str:
    """Return the name of a reading in the cache."""
    return readings_cache._cache_name(library, release, [Path(directory)], used)


def test_cache_name_depends_on_all_inputs() -> None:
    """Every option that changes the result of reading must change the name."""
    names = [
        get_cache_name(),
        get_cache_name(dataclasses.replace(PROBE, owns=("probe_*",))),
        get_cache_name(dataclasses.replace(PROBE, modes={"plain": "PR_EXTRA"})),
        get_cache_name(directory="b"),
        get_cache_name(used=(USED,)),
        get_cache_name(used=(dataclasses.replace(USED, owns=("used_*",)),)),
    ]
    assert len(set(names)) == len(names)
    assert get_cache_name(release="1.1") == get_cache_name()  # a different release with the same headers
    assert get_cache_name() == names[0]


@pytest.mark.parametrize("change", ["text", "gone"])
@pytest.mark.parametrize("shim", ["stdint.h", "stdlib.h", "math.h"])
def test_read_twice_with_an_edited_shim_reads_only_its_users_again(
    change: str, shim: str, reads: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Users include the shim directly or through another shim. Shims are not part of the cache name."""
    shims = tmp_path / "shim"
    directory = tmp_path / "headers"
    shutil.copytree(SHIM, shims)
    directory.mkdir()
    (directory / "probe.h").write_text("#include <stdint.h>\n#include <stdio.h>\nint prA(int x);\n", "utf-8")
    monkeypatch.setattr(readings_cache, "SHIM", shims)

    def read_again() -> None:
        """Read the headers as a new process does, which has not hashed the shims yet."""
        readings_cache._hash_shim.cache_clear()
        readings_cache.read_twice(PROBE, "1.0", [directory], [], tmp_path / "readings")

    read_again()
    read_again()
    assert reads == ["probe"]
    path = shims / shim
    if change == "gone":
        path.unlink()
    else:
        path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    read_again()
    is_used = shim != "math.h"  # stdio.h includes stdlib.h
    assert reads == (["probe", "probe"] if is_used else ["probe"])


@pytest.fixture
def readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the readers' code, on which the names depend."""
    for module in readings_cache.READERS:
        (tmp_path / module).parent.mkdir(exist_ok=True)
        shutil.copy(Path(readings_cache.__file__).parent / module, tmp_path / module)
    monkeypatch.setattr(readings_cache, "__file__", str(tmp_path / "readings_cache.py"))
    yield tmp_path
    readings_cache._hash_readers.cache_clear()


def test_cache_name_depends_on_the_readers_code(readers: Path) -> None:
    """Any change in these files, except in comments, changes the name."""

    def name_with(text: str, *modules: str) -> str:
        """Return the cache name after text has been appended to modules."""
        for module in modules:
            with (readers / module).open("a", encoding="utf-8") as file:
                file.write(text)
        readings_cache._hash_readers.cache_clear()
        return get_cache_name()

    first_name = name_with("")
    assert name_with("# a comment, which changes nothing\n", *readings_cache.READERS) == first_name
    changed_names = [name_with("CHANGED = 1\n", module) for module in readings_cache.READERS]
    assert len({first_name, *changed_names}) == 1 + len(readings_cache.READERS)


def test_readers_lists_all_modules_that_the_readers_import() -> None:
    """A change of any of these modules invalidates the cache."""
    directory = Path(readings_cache.__file__).parent
    read_files: set[str] = set()
    pending = ["read/__init__.py", "second_reader.py"]
    while pending:
        file = pending.pop()
        if file in read_files:
            continue
        read_files.add(file)
        tree = ast.parse((directory / file).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level:
                parent = Path(file).parents[node.level - 1]
                names = [node.module] if node.module else [alias.name for alias in node.names]
                pending += [(parent / f"{name}.py").as_posix() for name in names]
    assert read_files == {*readings_cache.READERS} - {"readings_cache.py"}


def test_pool_ends_a_process_after_its_tasks() -> None:
    """The memory of a process that reads headers is freed after each library."""
    with readings_cache.pool(tasks_per_process=1) as pool:
        assert len({pool.submit(os.getpid).result() for _ in range(3)}) == 3
