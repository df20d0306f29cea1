"""Tests for `python -m cudyn stub`: the files that it writes and builds, its output and its errors."""

from __future__ import annotations

import contextlib
import io
import os
import pathlib
import re
import shutil
import subprocess
import sys
from unittest import mock

import pytest

from cudyn._bindings.libraries.sonames import list_libraries
from cudyn._stubs.library_names import get_linker_name

from ..stubs import stubs
from ..support import fakes
from ..support.command_line import main

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None, reason=f"no gcc for Linux on {sys.platform}"
)


def run_stub(
    directory: pathlib.Path, *arguments: str | pathlib.Path, **env: str
) -> subprocess.CompletedProcess[str]:
    """Run `python -m cudyn stub` in a directory with these arguments and environment variables."""
    command_line = ["stub", *map(str, arguments)]
    output, errors = io.StringIO(), io.StringIO()
    variables = mock.patch.dict(os.environ, stubs.make_environment(CFLAGS="-O0", **env), clear=True)
    previous_directory = os.getcwd()
    with variables, contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        os.chdir(directory)
        try:
            status = main(command_line)
        finally:
            os.chdir(previous_directory)
    return subprocess.CompletedProcess(command_line, status, output.getvalue(), errors.getvalue())


def list_exported_symbols(file: pathlib.Path) -> set[str]:
    """Return the symbols that a stub exports, except its own name."""
    completed = subprocess.run(
        ["nm", "-D", "--defined-only", file], capture_output=True, text=True, check=True
    )
    return {line.split()[-1] for line in completed.stdout.splitlines()} - {"cudyn_stub"}


def test_stub_writes_source_header_and_library(tmp_path: pathlib.Path) -> None:
    """The directory is created, and the files are the same as those from the Python function."""
    completed = run_stub(tmp_path, "cudart", "nvrtc", "-o", "new/out", "--major", "12")
    assert (completed.returncode, completed.stderr) == (0, "")
    assert completed.stdout.splitlines() == [
        "new/out/cudyn_stub_cudart.c",
        "new/out/cudyn_stub_cudart.h",
        "new/out/libcudyn_stub_cudart.so",
        "new/out/cudyn_stub_nvrtc.c",
        "new/out/cudyn_stub_nvrtc.h",
        "new/out/libcudyn_stub_nvrtc.so",
    ]
    directory = tmp_path / "new/out"
    assert (directory / "cudyn_stub_cudart.c").read_text() == stubs.generate("runtime", 12).source
    assert {"cudaMalloc", "__cudaRegisterFatBinary"} < list_exported_symbols(
        directory / "libcudyn_stub_cudart.so"
    )
    assert "CUDART_VERSION / 1000 != 12" in (directory / "cudyn_stub_cudart.h").read_text()


def test_stub_accepts_both_names_of_a_library(tmp_path: pathlib.Path) -> None:
    for name in ("cuda", "driver"):
        assert run_stub(tmp_path, name, "-o", name, CC="none").returncode == 0
    texts = [(tmp_path / name / "cudyn_stub_cuda.c").read_text() for name in ("cuda", "driver")]
    assert texts == [stubs.generate("driver").source] * 2


@pytest.mark.slow
def test_stub_with_soname_replaces_the_real_library(tmp_path: pathlib.Path) -> None:
    completed = run_stub(tmp_path, "cudart", "-o", ".", "--soname", "libcudart.so.12")
    assert (completed.returncode, completed.stderr) == (0, "")
    assert completed.stdout.split()[-1] == "libcudart.so.12"
    assert "cudaMalloc@@libcudart.so.12" in list_exported_symbols(tmp_path / "libcudart.so.12")
    assert run_stub(tmp_path, "cuda", "-o", ".", "--soname", "libcuda.so.1").returncode == 0
    # the symbols of the driver's library have no versions
    assert "cuInit" in list_exported_symbols(tmp_path / "libcuda.so.1")


def test_stub_with_only_writes_the_needed_symbols(tmp_path: pathlib.Path) -> None:
    """Names of functions in the CuTe DSL, such as _cudaMalloc, also count as needed symbols."""
    (tmp_path / "one.c").write_text("int cudaFree(void *); int f(void) { return cudaFree(0); }")
    (tmp_path / "two.c").write_text(
        "int _cudaMalloc(void *, long); int cuInit(int);\n"
        "int g(void) { return _cudaMalloc(0, 1) + cuInit(0); }\n"
    )
    stubs.gcc("-c", "-fPIC", tmp_path / "one.c", "-o", tmp_path / "one.o")
    stubs.gcc("-shared", "-fPIC", tmp_path / "two.c", "-o", tmp_path / "two.so")
    completed = run_stub(tmp_path, "cudart", "cuda", "-o", "out", "--only", "one.o", "two.so")
    assert (completed.returncode, completed.stderr) == (0, "")
    assert list_exported_symbols(tmp_path / "out/libcudyn_stub_cudart.so") == {"cudaFree", "_cudaMalloc"}
    assert list_exported_symbols(tmp_path / "out/libcudyn_stub_cuda.so") == {"cuInit"}
    completed = run_stub(tmp_path, "nvrtc", "-o", "out", "--only", "one.o", "two.so")
    assert (completed.returncode, completed.stderr) == (
        1,
        "one.o, two.so: linked with the NVRTC library neither by name nor by a symbol\n",
    )
    (tmp_path / "three.o").write_text("")
    completed = run_stub(tmp_path, "nvrtc", "-o", "out", "--only", "three.o")
    assert completed.returncode == 1
    assert re.match(r"^\S*three\.o: .*\n$", completed.stderr)


def test_stub_with_only_uses_the_major_version_of_the_files(tmp_path: pathlib.Path) -> None:
    """The stub has the major version of CUDA that the files were linked with.

    Symbols that no table contains, such as cudaNone, are ignored.
    """
    for major, file in ((11, "libcudart.so.11.0"), (12, "libcudart.so.12")):
        (tmp_path / "library.c").write_text(
            "int cudaFree(void *p) { return !p; } int cudaNone(void) { return 0; }"
        )
        (tmp_path / "node.map").write_text(f"{file} {{ global: *; }};")
        options = ("-shared", "-fPIC", f"-Wl,-soname,{file},--version-script={tmp_path}/node.map")
        stubs.gcc(tmp_path / "library.c", "-o", tmp_path / file, *options)
        (tmp_path / "user.c").write_text(
            "int cudaFree(void *); int cudaNone(void); int f(void) { return cudaFree(0) + cudaNone(); }"
        )
        user = tmp_path / f"user{major}.so"
        stubs.gcc("-shared", "-fPIC", tmp_path / "user.c", "-o", user, tmp_path / file)
        assert run_stub(tmp_path, "cudart", "-o", "out", "--only", user.name).returncode == 0
        assert f"CUDART_VERSION / 1000 != {major}" in (tmp_path / "out/cudyn_stub_cudart.h").read_text()
        assert list_exported_symbols(tmp_path / "out/libcudyn_stub_cudart.so") == {"cudaFree"}
    arguments = ("cudart", "-o", "out", "--only", "user11.so", "user12.so")
    completed = run_stub(tmp_path, *arguments)
    assert completed.returncode == 2
    assert "--only: expected files for one major version of CUDA, got 11 and 12\n" in completed.stderr
    assert run_stub(tmp_path, *arguments, "--major", "12").returncode == 0


CMAKE = """
cmake_minimum_required(VERSION 3.18)
project(probe C)
find_library(CUDA_CUDART_LIBRARY NAMES none)
add_executable(probe probe.c)
target_link_libraries(probe ${CUDA_CUDART_LIBRARY} ${CUDA_NVRTC_LIBRARY} ${CUDA_CUDA_LIBRARY})
message(STATUS "toolkit: ${CUDA_cudart_LIBRARY} ${CUDA_nvrtc_LIBRARY} ${CUDA_cuda_driver_LIBRARY}")
"""


@pytest.mark.slow
def test_stub_with_cmake_prints_settings_that_build_a_program(tmp_path: pathlib.Path) -> None:
    """CMake then links a program with the stubs instead of CUDA libraries."""
    completed = run_stub(tmp_path, "cudart", "cuda", "nvrtc", "-o", "out", "--cmake")
    assert (completed.returncode, completed.stderr) == (0, "")
    if shutil.which("cmake") is None:
        pytest.skip("cmake was not found")
    (tmp_path / "stubs.cmake").write_text(completed.stdout)
    (tmp_path / "CMakeLists.txt").write_text(CMAKE)
    (tmp_path / "probe.c").write_text(
        "int cudaFree(void *); int cuInit(int); int nvrtcGetNumSupportedArchs(int *);\n"
        "int n = 7;\n"
        "int main(void) { return !(cudaFree(0) && cuInit(0) && nvrtcGetNumSupportedArchs(&n)) + n - 7; }\n"
    )
    completed = subprocess.run(
        ["cmake", "-C", "stubs.cmake", "-S", ".", "-B", "build"], cwd=tmp_path, capture_output=True, text=True
    )
    assert completed.returncode == 0, completed.stderr
    directory = tmp_path / "out"
    files = [f"{directory}/libcudyn_stub_{name}.so" for name in ("cudart", "nvrtc", "cuda")]
    assert f"toolkit: {' '.join(files)}\n" in completed.stdout
    subprocess.run(["cmake", "--build", "build"], cwd=tmp_path, check=True, capture_output=True)
    stubs.run(tmp_path / "build/probe", stubs.make_environment())


@pytest.mark.parametrize(
    ("compiler", "status", "problem"),
    [
        ("no-such-cc", 0, "no C compiler: no-such-cc was not found. Name one in CC, for example CC=gcc\n"),
        ("gcc -include nowhere.h", 1, "nowhere.h: No such file or directory"),
    ],
)
def test_stub_without_a_compiler_writes_the_source(
    compiler: str, status: int, problem: str, tmp_path: pathlib.Path
) -> None:
    """A missing compiler is not an error."""
    completed = run_stub(tmp_path, "nvrtc", "-o", "out", CC=compiler)
    files = ["out/cudyn_stub_nvrtc.c", "out/cudyn_stub_nvrtc.h"]
    assert (completed.returncode, completed.stdout.split()) == (status, [] if status else files)
    assert completed.stderr.startswith(f"{files[0]} is written; out/libcudyn_stub_nvrtc.so is not built: ")
    assert problem in completed.stderr
    assert all((tmp_path / file).exists() for file in files)


def test_stub_for_a_package_writes_the_missing_libraries(tmp_path: pathlib.Path) -> None:
    """No compiler is needed. Missing libraries from other vendors are reported."""
    missing = [
        fakes.build(tmp_path / "gone", f"int {symbol}(void) {{ return 0; }}", name=name)
        for symbol, name in (("cudlaCreate", "libcudla.so.1"), ("other", "libnobodys.so.0"))
    ]
    source = "int cudlaCreate(void), other(void); int ask(void) { return cudlaCreate() + other(); }"
    fakes.build(tmp_path / "pkg", source, "-Wl,--no-as-needed", *map(str, missing), name="module.so")
    for library in missing:
        library.unlink()
    completed = run_stub(tmp_path, "--for", "./pkg", "-o", "stubs", CC="none")
    *files, total = completed.stdout.splitlines()
    assert (completed.returncode, files) == (0, ["stubs/libcudla.so.1"])
    assert re.fullmatch(r"1 libraries, 1 symbols, \d+ bytes", total)
    assert completed.stderr == "not made, because these are not NVIDIA's: libnobodys.so.0\n"
    assert sorted(path.name for path in (tmp_path / "stubs").iterdir()) == [
        "libcudla.so.1",
        "manifest.json",
    ]


def test_stub_for_a_file_that_names_a_library_by_path_writes_no_library(tmp_path: pathlib.Path) -> None:
    by_path = fakes.build(tmp_path, "int cudaFree(void *);", "-Wl,-soname,../libcudart.so.12", name="l.so")
    linked = fakes.build(
        tmp_path, "int ask(void) { return 1; }", "-Wl,--no-as-needed", str(by_path), name="by_path.so"
    )
    completed = run_stub(tmp_path, "--for", linked, "-o", "by_path")
    assert completed.stdout == "no library was made\n"
    assert completed.stderr == "not made, because files name these by a path: ../libcudart.so.12\n"


def test_stub_for_a_file_without_missing_libraries_writes_nothing(tmp_path: pathlib.Path) -> None:
    complete = fakes.build(tmp_path, "int ask(void) { return 1; }", name="complete.so")
    assert run_stub(tmp_path, "--for", complete, "-o", "none").stdout == "nothing is missing here\n"


def test_stub_with_a_library_and_a_package_is_rejected(tmp_path: pathlib.Path) -> None:
    errors = run_stub(tmp_path, "cudart", "--for", "module.so", "-o", "none").stderr
    assert "expected a LIBRARY or --for NAME, and not both" in errors


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["cudrt", "-o", "."], "expected a library that cudyn supports, got cudrt; similar names: cudart, "),
        (
            ["cudart", "-o", ".", "--major", "10"],
            "the table of the CUDA runtime does not contain CUDA 10",
        ),
        (["cudart", "-o", ".", "--major", "x"], "argument --major: invalid int value: 'x'"),
        (
            ["xyzzy", "-o", "."],
            f"got xyzzy; supported: {', '.join(map(get_linker_name, list_libraries()))}\n",
        ),
        (["cudart"], "the following arguments are required: -o/--output"),
        (["cudart", "cuda", "-o", ".", "--soname", "x.so"], "--soname: expected the name of one library"),
        (["cudart", "-o", ".", "--soname", "a/x.so"], "--soname: expected the name of one library"),
    ],
)
def test_stub_with_a_wrong_command_line_is_rejected(
    arguments: list[str], expected: str, tmp_path: pathlib.Path
) -> None:
    completed = run_stub(tmp_path, *arguments)
    assert completed.returncode == 2
    assert expected in completed.stderr
    assert list(tmp_path.iterdir()) == []


def test_stub_to_an_unwritable_directory_is_reported(tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_text("")
    completed = run_stub(tmp_path, "nvrtc", "-o", "file/out")
    assert (completed.returncode, completed.stdout) == (1, "")
    assert "file/out" in completed.stderr


def test_stub_of_a_library_without_needed_symbols_can_be_loaded(tmp_path: pathlib.Path) -> None:
    """The stub is empty. A file that is linked against the library cannot be loaded without a stub."""
    library = fakes.build(tmp_path / "real", "int cudaFree(void) { return 0; }", name="libcudart.so.12")
    source = "int ask(void) { return 7; }"
    user = fakes.build(tmp_path, source, "-Wl,--no-as-needed", str(library), name="user.so")
    library.unlink()
    completed = run_stub(tmp_path, "cudart", "-o", ".", "--only", user.name, "--soname", "libcudart.so.12")
    assert (completed.returncode, completed.stderr) == (0, "")
    assert not list_exported_symbols(tmp_path / "libcudart.so.12") - {
        "cudyn_stub@@libcudart.so.12",
        "libcudart.so.12",
    }
    code = "import ctypes; print(ctypes.CDLL('./user.so').ask())"
    env = {"LD_LIBRARY_PATH": "."}
    process = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True)
    assert process.stdout == b"7\n", process.stderr
