"""Tests that files are read once in a process, and that stubs with the same symbols are written once."""

from __future__ import annotations

import functools
import os
import pathlib

import pytest

import cudyn
from cudyn._stubs import compiled_file
from cudyn._stubs.compiled_file import CompiledFile

from ..support import fakes
from . import children
from .children import LINKED

child = functools.partial(children.child, CUDYN_RUNTIME="/no/such/file")

MALLOC = "int cudaMalloc(void **, unsigned long); int {name}(void) {{ void *p; return cudaMalloc(&p, 8); }}"
COUNT_READS = """
from cudyn._stubs import compiled_file, provider
reads, stubs = [], []
read, write = compiled_file.Elf, provider.write_stub_file
def count_read(path, *arguments, **named):
    reads.append(os.path.basename(path))
    return read(path, *arguments, **named)
def count_stub(machine, soname, symbols, *arguments):
    stubs.append([symbol.name for symbol in symbols])
    return write(machine, soname, symbols, *arguments)
compiled_file.Elf, provider.write_stub_file = count_read, count_stub
"""


def test_load_library_with_shared_dependencies_reads_each_file_once(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    shared = fakes.build(tmp_path, MALLOC.format(name="shared"), name="libshared.so")
    paths = []
    for number in range(3):
        source = f"int shared(void); int call_library(void) {{ return shared() + {number}; }}"
        flags = (LINKED, str(shared), "-Wl,-rpath,$ORIGIN")
        paths.append(str(fakes.build(tmp_path, source, *flags, name=f"extension{number}.so")))
    code = f"""
{COUNT_READS}
answers = [cudyn.load_library(path, major=12).call_library() for path in {paths!r}]
print(json.dumps([answers, sorted(reads)]))
"""
    answers, reads = child(code, **no_library)
    assert answers == [35, 36, 37]
    assert reads == ["extension0.so", "extension1.so", "extension2.so", "libshared.so"]


def test_load_library_of_files_with_the_same_imports_writes_one_stub(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    paths = [
        str(
            fakes.build(
                tmp_path, MALLOC.format(name="call_library") + f" int n{number};", name=f"same{number}.so"
            )
        )
        for number in range(2)
    ]
    source = "int cudaFree(void *); int call_library(void) { return cudaFree(0); }"
    paths.append(str(fakes.build(tmp_path, source, name="other.so")))
    code = f"""
{COUNT_READS}
answers = [cudyn.load_library(path, major=12).call_library() for path in {paths!r}]
print(json.dumps([answers, stubs, count_missed()]))
"""
    answers, stubs, missed = child(code, **no_library)
    assert answers == [35, 35, 35]
    assert stubs == [["cudaMalloc"], ["cudaFree"]]
    assert missed == {"cudaMalloc": 2, "cudaFree": 1}


def test_load_library_after_other_majors_writes_another_stub(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The fallbacks of two major versions may search different libraries."""
    paths = [
        str(
            fakes.build(
                tmp_path, MALLOC.format(name="call_library") + f" int n{number};", name=f"same{number}.so"
            )
        )
        for number in range(2)
    ]
    code = f"""
{COUNT_READS}
answers = [cudyn.load_library(path, major=m).call_library() for path, m in zip({paths!r}, (12, 13))]
print(json.dumps([answers, stubs]))
"""
    assert child(code, **no_library) == [[35, 35], [["cudaMalloc"], ["cudaMalloc"]]]


def test_needs_after_a_dependency_is_replaced_reads_it_again(tmp_path: pathlib.Path) -> None:
    source = "int deep(void); int middle(void) { return deep(); }"
    middle = fakes.build(tmp_path, source, name="libmiddle.so")
    source = "int middle(void), cuInit(int); int call_library(void) { return middle() + cuInit(0); }"
    flags = (LINKED, str(middle), "-Wl,-rpath,$ORIGIN", "-Wl,--allow-shlib-undefined")
    needs = cudyn.needs(fakes.build(tmp_path, source, *flags, name="extension.so"))
    assert "deep" in {import_.symbol for import_ in needs.unmet}
    (tmp_path / "new").mkdir()
    new = fakes.build(tmp_path / "new", "int middle(void) { return 1; }", name="libmiddle.so")
    os.replace(new, middle)
    assert "deep" not in {import_.symbol for import_ in needs.unmet}


def test_read_once_beyond_the_limit_drops_the_oldest_file(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [str(fakes.build(tmp_path, f"int f{n};", name=f"file{n}.so")) for n in range(2)]
    size = CompiledFile.read(paths[0]).table_size
    monkeypatch.setattr(compiled_file, "_cache", compiled_file._FileCache(size))
    oldest = CompiledFile.read_once(paths[0])
    assert CompiledFile.read_once(paths[0]) is oldest
    newest = CompiledFile.read_once(paths[1])
    assert CompiledFile.read_once(paths[1]) is newest
    assert CompiledFile.read_once(paths[0]) is not oldest
