"""codegen: readings that are kept from one run to the next, and when they are read again."""

from __future__ import annotations

import ast
import dataclasses
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

Again = Callable[[], tuple[Reading, int]]


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Grows with every reading that is made, not remembered."""
    made: list[str] = []
    real = read.read

    def counted(library: Library, *others: object) -> Reading:
        made.append(library.name)
        return real(library, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(read, "read", counted)
    return made


@pytest.fixture
def again(reads: list[str], tmp_path: Path) -> Again:
    """Has one header read or remembered."""
    folder = tmp_path / "headers"
    folder.mkdir()
    (folder / "probe.h").write_text(
        "/** \\param x - in */\nint prA(int x);\n#define PR_ONE 1\n", encoding="utf-8"
    )
    return lambda: readings_cache.read_twice(PROBE, "1.0", [folder], [], tmp_path / "readings")


def kept(tmp_path: Path) -> Path:
    (found,) = (tmp_path / "readings").iterdir()
    return found


def test_a_reading_is_made_once(again: Again, reads: list[str]) -> None:
    first = again()
    assert again() == first
    assert (list(first[0].functions), first[1], reads) == (["prA"], 1, ["probe"])


@pytest.mark.parametrize("damage", [*(f"bit {n}" for n in (0.0, 0.01, 0.3, 0.5, 0.7, 0.99)), 0, 31, 32, 100])
def test_one_flipped_bit_or_an_early_end_is_noticed(
    damage: str | int, again: Again, reads: list[str], tmp_path: Path
) -> None:
    """Whether pickle could still make something of it or not."""
    first = again()
    whole = kept(tmp_path).read_bytes()
    if isinstance(damage, int):
        damaged = bytearray(whole[:damage])
    else:
        damaged = bytearray(whole)
        damaged[int(float(damage[4:]) * len(whole))] ^= 0x10
    kept(tmp_path).write_bytes(damaged)
    assert again() == first
    assert reads == ["probe", "probe"]
    assert kept(tmp_path).read_bytes() == whole  # it was written again


def name(
    library: Library = PROBE, release: str = "1.0", folder: str = "a", used: tuple[Library, ...] = ()
) -> str:
    return readings_cache._name(library, release, [Path(folder)], used)


def test_its_name_tells_what_it_was_made_of() -> None:
    names = [
        name(),
        name(dataclasses.replace(PROBE, owns=("probe_*",))),
        name(dataclasses.replace(PROBE, modes={"plain": "PR_EXTRA"})),
        name(folder="b"),
        name(used=(USED,)),
        name(used=(dataclasses.replace(USED, owns=("used_*",)),)),
    ]
    assert len(set(names)) == len(names)
    assert name(release="1.1") == name()  # the same headers in another release
    assert name() == names[0]


@pytest.mark.parametrize("change", ["text", "gone"])
@pytest.mark.parametrize("shim", ["stdint.h", "stdlib.h", "math.h"])
def test_only_what_includes_a_shim_is_read_again(
    change: str, shim: str, reads: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Directly, or by another shim; an edited shim is not among the parts of the name."""
    shims = tmp_path / "shim"
    folder = tmp_path / "headers"
    shutil.copytree(SHIM, shims)
    folder.mkdir()
    (folder / "probe.h").write_text("#include <stdint.h>\n#include <stdio.h>\nint prA(int x);\n", "utf-8")
    monkeypatch.setattr(readings_cache, "SHIM", shims)

    def read_again() -> None:
        readings_cache._shim.cache_clear()
        readings_cache.read_twice(PROBE, "1.0", [folder], [], tmp_path / "readings")

    read_again()
    read_again()
    assert reads == ["probe"]
    path = shims / shim
    path.unlink() if change == "gone" else path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    read_again()
    assert reads == ["probe"] * (1 if shim == "math.h" else 2)


@pytest.fixture
def readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the readers' code, which the names are made of."""
    for module in readings_cache.READERS:
        (tmp_path / module).parent.mkdir(exist_ok=True)
        shutil.copy(Path(readings_cache.__file__).parent / module, tmp_path / module)
    monkeypatch.setattr(readings_cache, "__file__", str(tmp_path / "readings_cache.py"))
    yield tmp_path
    readings_cache._readers.cache_clear()


def test_its_name_tells_the_readers_code(readers: Path) -> None:
    """A change in any of their files, except of comments."""

    def name_with(text: str, *modules: str) -> str:
        """The name, when a text has been added to modules."""
        for module in modules:
            with (readers / module).open("a", encoding="utf-8") as file:
                file.write(text)
        readings_cache._readers.cache_clear()
        return name()

    first = name_with("")
    assert name_with("# a comment, which changes nothing\n", *readings_cache.READERS) == first
    changed = [name_with("CHANGED = 1\n", module) for module in readings_cache.READERS]
    assert len({first, *changed}) == 1 + len(readings_cache.READERS)


def test_the_readers_code_is_all_that_they_import() -> None:
    folder = Path(readings_cache.__file__).parent
    seen: set[str] = set()
    todo = ["read/__init__.py", "second_reader.py"]
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen.add(file)
        tree = ast.parse((folder / file).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level:
                above = Path(file).parents[node.level - 1]
                names = [node.module] if node.module else [alias.name for alias in node.names]
                todo += [(above / f"{name}.py").as_posix() for name in names]
    assert seen == {*readings_cache.READERS} - {"readings_cache.py"}
