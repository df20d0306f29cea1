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


def write_metadata(prefix: str = "add", **changed: str) -> str:
    """Return C source with the four strings of a function. Empty strings are omitted."""
    texts = {**TEXTS, **changed}
    return "".join(f"char {prefix}_{part}[] = {text};\n" for part, text in texts.items() if text)


def compile_file(directory: pathlib.Path, text: str, name: str = "kernel.o") -> pathlib.Path:
    """Compile C source to an object file or a shared library."""
    if name.endswith(".so"):
        return fakes.build(directory, text, name=name)
    fakes.build(directory, "int nothing;", name="probe.so")  # skips the test if there is no compiler
    (directory / "kernel.c").write_text(text)
    subprocess.run(["gcc", "-c", "-o", name, "kernel.c"], cwd=directory, check=True)
    return directory / name


VALID = {
    "one": write_metadata(),
    "two": write_metadata() + write_metadata("my_version_2", version='"1.0"', args_spec=""),
    "another library's": "int add_version; int add(void) { return 1; }",
}


@pytest.mark.parametrize("case", VALID)
@pytest.mark.parametrize("name", ["kernel.o", "kernel.so"])
def test_check_metadata_accepts_valid_files(case: str, name: str, tmp_path: pathlib.Path) -> None:
    check_metadata(str(compile_file(tmp_path, VALID[case], name)))


INVALID = {
    "another version": (
        write_metadata(version='"9.9"'),
        "add: found version '9.9' of the CuTe DSL's metadata; expected 1.0 or 1.1",
    ),
    "no version": (write_metadata(version=""), "expected the symbol add_version with contents in the file"),
    "a long version": (write_metadata(version=f'"{"1" * 300}"'), f"add: found version '{'1' * 40}' of"),
    "no name of a function": (
        write_metadata(function_name=""),
        "expected the symbol add_function_name with contents in the file",
    ),
    "in .bss": (
        write_metadata(version="").replace("char", "char add_version[4]; char", 1),
        "expected the symbol add_version with contents in the file; it is missing or empty",
    ),
    "no text": (
        write_metadata(version="{'1', '.', '1'}"),
        "add_version: expected a zero-terminated string of at most 1048576 bytes",
    ),
    "a large text": (
        write_metadata(kernel_info="{[1 << 21] = 1}"),
        "add_kernel_info: expected a zero-terminated string of at most",
    ),
    "no UTF-8": (
        write_metadata(function_name=r'"\xff"'),
        "add_function_name: expected a zero-terminated string of at most",
    ),
    "no JSON": (write_metadata(kernel_info='"{"'), "add_kernel_info: expected a JSON object, got '{'"),
    "a list": (write_metadata(kernel_info='"[1]"'), "add_kernel_info: expected a JSON object, got '[1]'"),
    "deep": (
        write_metadata(kernel_info=f'"{"[" * 100_000}"'),
        "add_kernel_info: expected a JSON object, got '[[",
    ),
}


@pytest.mark.parametrize("case", INVALID)
@pytest.mark.parametrize("name", ["kernel.o", "kernel.so"])
def test_check_metadata_rejects_invalid_files(case: str, name: str, tmp_path: pathlib.Path) -> None:
    text, expected = INVALID[case]
    file = compile_file(tmp_path, text, name)
    with pytest.raises(ElfError) as caught:
        check_metadata(str(file))
    assert str(caught.value).startswith(expected)


@pytest.mark.parametrize("name", ["kernel.o", "kernel.so"])
def test_load_library_with_an_unknown_version_raises(name: str, tmp_path: pathlib.Path) -> None:
    """The error is raised before the file is opened or linked."""
    call = "int _cudaGetDevice(int *); int run(int *n) { return _cudaGetDevice(n); }\n"
    file = compile_file(tmp_path, call + write_metadata(version='"9.9"'), name)
    with pytest.raises(cudyn.LoadError) as caught:
        cudyn.load_library(file)
    assert caught.value.summary == (
        f"{file} can't be used: add: found version '9.9' of the CuTe DSL's metadata; expected 1.0 or 1.1"
    )
    cudyn.load_library(compile_file(tmp_path, call + write_metadata(), f"good_{name}"))


@pytest.fixture(scope="module", params=["kernel.o", "kernel.so"])
def valid_file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return compile_file(tmp_path_factory.mktemp("good"), write_metadata(), request.param).read_bytes()


@given(data=st.data())
def test_check_metadata_of_damaged_files_raises_only_elf_error(
    valid_file: bytes, data: st.DataObject
) -> None:
    """Headers, tables and strings are changed or truncated. Only ElfError may be raised."""
    changed = bytearray(valid_file)
    for _ in range(data.draw(st.integers(0, 4))):
        size = data.draw(st.sampled_from([1, 2, 4, 8]))
        index = data.draw(st.integers(0, len(valid_file) - size))
        value = data.draw(
            st.one_of(st.sampled_from([0, 1, 2 ** (8 * size) - 1]), st.integers(0, 2 ** (8 * size) - 1))
        )
        changed[index : index + size] = value.to_bytes(size, "little")
    with tempfile.NamedTemporaryFile() as file:
        file.write(
            changed[: data.draw(st.integers(0, len(valid_file))) if data.draw(st.booleans()) else None]
        )
        file.flush()
        try:
            check_metadata(file.name)
        except ElfError:
            pass
