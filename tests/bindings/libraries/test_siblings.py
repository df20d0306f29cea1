"""Tests for libraries with several files, such as NPP: opened files, and errors about missing files."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from typing import Any

import pytest

from ...conftest import python_json
from ...support import compiled

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the files have the names of Linux")

VERSION = "static const int version[] = {13, 2, 0}; const void *nppGetLibVersion(void) { return version; }"
FILES = {
    "libnppc.so.13": VERSION,
    "libnppial.so.13": "int nppiNot_8u_C1R_Ctx(void) { return 0; }"
    "int nppiAbs_16s_C1R_Ctx(void) { return 29; }",
    "libnppisu.so.13": "void *nppiMalloc_8u_C1(int width, int height, int *step)"
    "{ *step = 512 * height; return (void *)(4096L * width); }",
    "libnpps.so.13": "int nppsNot_8u_Ctx(void) { return -5; }",
}


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A directory with the files of a fake NPP."""
    compiled.check_compiler("cc")
    npp_directory = tmp_path_factory.mktemp("npp")
    for name, text in FILES.items():
        build(npp_directory / name, text)
    return npp_directory


def build(file: pathlib.Path, text: str) -> None:
    """Compile a library with the file's name as its soname."""
    command = ["cc", "-shared", "-fPIC", f"-Wl,-soname,{file.name}", "-x", "c", "-", "-o", str(file)]
    subprocess.run(command, input=text, text=True, check=True)


def run_program(directory: pathlib.Path, code: str) -> Any:
    """Run code in a child process whose NPP is in a directory, and return what it prints as JSON.

    The code can use `npp`, `opened()`, which lists the open files of NPP, `message_of(call)`, which returns
    the result or the error of a call as a string, and `absolute()`, a call of a function.
    """
    head = """
import json
from cudyn import npp
from cudyn._bindings.libraries import dl
def opened():
    return sorted({name.rpartition("/")[2] for _, _, name in dl.read_maps() if "/libnpp" in name})
def message_of(call):
    try:
        return str(call())
    except Exception as error:
        return f"{type(error).__name__}: {error}"
ctx, size = npp.NppStreamContext(), npp.NppiSize(1, 1)
def absolute():
    return npp.nppiAbs_16s_C1R_Ctx(0, 0, 0, 0, size, ctx)
"""
    return python_json(head + code, env={"CUDYN_NPP": str(directory)})


def link_files(directory: pathlib.Path, target: pathlib.Path, *names: str) -> pathlib.Path:
    """Create a directory with hard links to some of the library's files, and return its path."""
    target.mkdir()
    for name in names:
        os.link(directory / name, target / name)
    return target


def test_file_is_opened_for_its_first_function(directory: pathlib.Path) -> None:
    """NPP consists of several files, and a program needs only some of them."""
    code = """
results = [[npp.available, npp.version, opened()]]
results += [[npp.has("nppiNot_8u_C1R_Ctx"), opened()]]
results += [[npp.has("nppiSet_8u_C1R_Ctx"), opened()], [npp.has("nppsNot_8u_Ctx"), opened()]]
print(json.dumps(results))
"""
    core, images, _, signals = sorted(FILES)
    assert run_program(directory, code) == [
        [True, [13, 2], [core]],
        [True, [core, images]],
        [False, [core, images]],
        [True, [core, images, signals]],
    ]


def test_warnings_are_returned_and_errors_raised(directory: pathlib.Path) -> None:
    code = "print(json.dumps([absolute().name, message_of(lambda: npp.nppsNot_8u_Ctx(0, 0, 1, ctx))]))"
    warning, error = run_program(directory, code)
    assert warning == "NPP_WRONG_INTERSECTION_ROI_WARNING"
    assert error.startswith("NppError: nppsNot_8u_Ctx: NPP_BAD_ARGUMENT_ERROR (-5): an argument is wrong")


def test_missing_file_is_reported_and_the_others_work(
    directory: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """The error names the missing file, and the header of the functions that it contains."""
    partial_folder = link_files(directory, tmp_path / "some", "libnppc.so.13", "libnpps.so.13")
    code = 'print(json.dumps([message_of(absolute), npp.has("nppsNot_8u_Ctx"), npp.available]))'
    error, *rest = run_program(partial_folder, code)
    assert rest == [True, True]
    assert error.splitlines()[0] == (
        f"LibraryNotFoundError: The NPP library was found at {partial_folder}/libnppc.so.13, but not its "
        "file libnppial.so.13. It has the functions of nppi_arithmetic_and_logical_operations.h."
    )
    assert f"{partial_folder}/libnppial.so.13 (next to libnppc.so.13): " in error


def test_unusable_file_raises_with_the_reason(directory: pathlib.Path, tmp_path: pathlib.Path) -> None:
    partial_folder = link_files(directory, tmp_path / "some", "libnppc.so.13")
    (partial_folder / "libnppial.so.13").write_bytes(b"")
    error = run_program(partial_folder, "print(json.dumps(message_of(absolute)))")
    assert error.startswith("LoadError: The NPP library has a file libnppial.so.13 that can't be used: ")
    assert "an empty file" in error.splitlines()[0]


def test_missing_symbol_error_names_the_file(directory: pathlib.Path) -> None:
    call = "npp.nppiSqr_8u_C1RSfs_Ctx(0, 0, 0, 0, size, 0, ctx)"
    error = run_program(directory, f"print(json.dumps(message_of(lambda: {call})))")
    assert error.startswith("SymbolNotFoundError: nppiSqr_8u_C1RSfs_Ctx needs the symbol")
    assert f"the NPP library 13.2 at {directory}/libnppial.so.13 does not have it" in error


def test_call_returns_the_pointer_before_the_step(directory: pathlib.Path) -> None:
    """Covers the first calls and the quick call that later replaces them."""
    code = """
import ctypes
results = set()
for _ in range(40):
    pixels, step = npp.nppiMalloc_8u_C1(2, nHeightPixels=3)
    results.add((type(pixels).__name__, ctypes.cast(pixels, ctypes.c_void_p).value, step))
    pixels, step = npp.nppiMalloc_8u_C1(2, 3)
    results.add((type(pixels).__name__, ctypes.cast(pixels, ctypes.c_void_p).value, step))
print(json.dumps([*results]))
"""
    assert run_program(directory, code) == [["LP_c_ubyte", 8192, 1536]]


def test_file_with_another_name_has_all_functions(tmp_path: pathlib.Path) -> None:
    compiled.check_compiler("cc")
    build(tmp_path / "all_functions.so", "\n".join(FILES.values()))
    code = 'print(json.dumps([absolute().name, npp.has("nppsNot_8u_Ctx")]))'
    assert run_program(tmp_path / "all_functions.so", code) == ["NPP_WRONG_INTERSECTION_ROI_WARNING", True]


def test_symbols_of_all_files_become_global(directory: pathlib.Path) -> None:
    code = """
import ctypes
before = hasattr(ctypes.CDLL(None), "nppsNot_8u_Ctx")
npp.make_global()
print(json.dumps([before, hasattr(ctypes.CDLL(None), "nppsNot_8u_Ctx"), opened()]))
"""
    assert run_program(directory, code) == [False, True, sorted(FILES)]
