"""Tests for the reader of the symbols and version nodes that a library needs, by comparing it with `Elf`."""

from __future__ import annotations

import pathlib
import sys

import pytest

from cudyn._formats.elf_sections import Elf
from cudyn._formats.elf_versions import Requirement, list_lacking, read_requirements

from ..support import fakes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="builds ELF files with gcc")

NEEDED = "libneeded.so.1"


def build(folder: pathlib.Path) -> tuple[pathlib.Path, pathlib.Path]:
    """Build a library with a version node, and a library that needs two of its symbols and a weak one."""
    source = "int first(void) { return 1; } int second(void) { return 2; } int maybe(void) { return 3; }"
    needed = fakes.build(folder, source, name=NEEDED, node="NODE_1")
    source = """
        int first(void); int second(void); __attribute__((weak)) int maybe(void);
        int use(void) { return first() + second() + (maybe ? maybe() : 0); }
    """
    return needed, fakes.build(folder, source, "-Wl,--no-as-needed", str(needed), name="libuser.so")


def test_read_requirements_agrees_with_the_reader_of_all_symbols(tmp_path: pathlib.Path) -> None:
    _, user = build(tmp_path)
    requirement = read_requirements(str(user), [NEEDED])[NEEDED]
    expected = {}
    for reference in Elf(user).references:
        if reference.file == NEEDED and not reference.weak:
            expected[reference.name] = reference.version
    assert requirement.symbols == expected
    assert sorted(requirement.symbols) == ["first", "second"]
    assert requirement.nodes == ["NODE_1"]
    assert read_requirements(str(user), []) == {}


def test_list_lacking_returns_nodes_before_symbols(tmp_path: pathlib.Path) -> None:
    needed, user = build(tmp_path)
    requirement = read_requirements(str(user), [NEEDED])[NEEDED]
    assert list_lacking(str(needed), requirement) == []
    other = Requirement()
    other.nodes, other.symbols = ["NODE_1"], dict.fromkeys(["first", "third"], "NODE_1")
    assert list_lacking(str(needed), other) == ["third"]
    other.nodes.append("NODE_2")
    assert list_lacking(str(needed), other) == ["NODE_2"]
    assert list_lacking(str(user), other)[0] != "NODE_2"  # it defines no node


def test_read_requirements_of_a_damaged_file_does_not_raise(tmp_path: pathlib.Path) -> None:
    """Nothing is listed for a file that cannot be read, because the system loader reports what is wrong."""
    _, user = build(tmp_path)
    content = user.read_bytes()
    damaged = tmp_path / "damaged.so"
    for offset in (*range(16, 64), *range(64, len(content), 97)):
        damaged.write_bytes(content[:offset] + b"\xff" + content[offset + 1 :])
        read_requirements(str(damaged), [NEEDED])
    damaged.write_bytes(content[:100])
    requirement = Requirement()
    requirement.symbols = {"first": ""}
    assert list_lacking(str(damaged), requirement) == []
    assert list_lacking(str(tmp_path / "missing.so"), requirement) == []
