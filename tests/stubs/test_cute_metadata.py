"""Tests for valid, invalid and damaged metadata of functions that the CuTe DSL exports for C."""

from __future__ import annotations

import pathlib
import subprocess
import tempfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cudyn
from cudyn._formats.elf_sections import ElfError
from cudyn._stubs.cute.metadata import check_metadata

from ..support import fakes

TEXTS = {
    "version": '"1.1"',
    "function_name": '"_mlir_add__mlir_ciface_cutlass_add"',
    "kernel_info": r'"{\"kernel_add\": {}}"',
    "args_spec": '"gASVCw=="',
}


def source(prefix: str = "add", **changed: str) -> str:
    """Return C source with the four strings of a function. Empty strings are omitted."""
    texts = {**TEXTS, **changed}
    return "".join(f"char {prefix}_{part}[] = {text};\n" for part, text in texts.items() if text)


def compiled(folder: pathlib.Path, text: str, name: str = "kernel.o") -> pathlib.Path:
    if name.endswith(".so"):
        return fakes.build(folder, text, name=name)
    fakes.build(folder, "int nothing;", name="probe.so")  # skips the test if there is no compiler
    (folder / "kernel.c").write_text(text)
    subprocess.run(["gcc", "-c", "-o", name, "kernel.c"], cwd=folder, check=True)
    return folder / name


GOOD = {
    "one": source(),
    "two": source() + source("my_version_2", version='"1.0"', args_spec=""),
    "of somebody else": "int add_version; int add(void) { return 1; }",
}


@pytest.mark.parametrize("case", GOOD)
@pytest.mark.parametrize("name", ["kernel.o", "kernel.so"])
def test_check_metadata_accepts_valid_files(case: str, name: str, tmp_path: pathlib.Path) -> None:
    check_metadata(str(compiled(tmp_path, GOOD[case], name)))


FILES = {
    "another version": (
        source(version='"9.9"'),
        "add: found version '9.9' of the CuTe DSL's metadata; expected 1.0 or 1.1",
    ),
    "no version": (source(version=""), "expected the symbol add_version with contents in the file"),
    "a long version": (source(version=f'"{"1" * 300}"'), f"add: found version '{'1' * 40}' of"),
    "no name of a function": (
        source(function_name=""),
        "expected the symbol add_function_name with contents in the file",
    ),
    "in .bss": (
        source(version="").replace("char", "char add_version[4]; char", 1),
        "expected the symbol add_version with contents in the file; it is missing or empty",
    ),
    "no text": (
        source(version="{'1', '.', '1'}"),
        "add_version: expected a zero-terminated string of at most 1048576 bytes",
    ),
    "a large text": (
        source(kernel_info="{[1 << 21] = 1}"),
        "add_kernel_info: expected a zero-terminated string of at most",
    ),
    "no UTF-8": (
        source(function_name=r'"\xff"'),
        "add_function_name: expected a zero-terminated string of at most",
    ),
    "no JSON": (source(kernel_info='"{"'), "add_kernel_info: expected a JSON object, got '{'"),
    "a list": (source(kernel_info='"[1]"'), "add_kernel_info: expected a JSON object, got '[1]'"),
    "deep": (source(kernel_info=f'"{"[" * 100_000}"'), "add_kernel_info: expected a JSON object, got '[["),
}


@pytest.mark.parametrize("case", FILES)
@pytest.mark.parametrize("name", ["kernel.o", "kernel.so"])
def test_check_metadata_rejects_invalid_files(case: str, name: str, tmp_path: pathlib.Path) -> None:
    text, expected = FILES[case]
    file = compiled(tmp_path, text, name)
    with pytest.raises(ElfError) as caught:
        check_metadata(str(file))
    assert str(caught.value).startswith(expected)


@pytest.mark.parametrize("name", ["kernel.o", "kernel.so"])
def test_load_library_with_an_unknown_version_raises(name: str, tmp_path: pathlib.Path) -> None:
    """The error is raised before the file is opened or linked."""
    call = "int _cudaGetDevice(int *); int run(int *n) { return _cudaGetDevice(n); }\n"
    file = compiled(tmp_path, call + source(version='"9.9"'), name)
    with pytest.raises(cudyn.LoadError) as caught:
        cudyn.load_library(file)
    assert caught.value.summary == (
        f"{file} can't be used: add: found version '9.9' of the CuTe DSL's metadata; expected 1.0 or 1.1"
    )
    cudyn.load_library(compiled(tmp_path, call + source(), f"good_{name}"))


@pytest.fixture(scope="module", params=["kernel.o", "kernel.so"])
def good(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return compiled(tmp_path_factory.mktemp("good"), source(), request.param).read_bytes()


@given(data=st.data())
def test_check_metadata_of_damaged_files_raises_only_elf_error(good: bytes, data: st.DataObject) -> None:
    """Headers, tables and strings are changed or truncated. Only ElfError may be raised."""
    changed = bytearray(good)
    for _ in range(data.draw(st.integers(0, 4))):
        size = data.draw(st.sampled_from([1, 2, 4, 8]))
        index = data.draw(st.integers(0, len(good) - size))
        value = data.draw(
            st.one_of(st.sampled_from([0, 1, 2 ** (8 * size) - 1]), st.integers(0, 2 ** (8 * size) - 1))
        )
        changed[index : index + size] = value.to_bytes(size, "little")
    with tempfile.NamedTemporaryFile() as file:
        file.write(changed[: data.draw(st.integers(0, len(good))) if data.draw(st.booleans()) else None])
        file.flush()
        try:
            check_metadata(file.name)
        except ElfError:
            pass
