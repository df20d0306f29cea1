"""Tests for stubs on Windows, built with mingw-w64 and run with wine (`nox -s windows` installs both)."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess

import pytest

from cudyn._bindings.libraries import catalog

from . import stubs

GCC = "x86_64-w64-mingw32-gcc"
WINE = shutil.which("wine64") or shutil.which("wine64", path="/usr/lib/wine")
NAME = "cudaErrorNoDevice"  # 100
NO_LIBRARY, NO_SYMBOL = (status for _, status in catalog.find("runtime").absent)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which(GCC) is None, reason=f"{GCC} is not on PATH"),
]
needs_wine = pytest.mark.skipif(WINE is None, reason="there is no wine64")


def gcc(*command: str | os.PathLike[str]) -> None:
    """Run the cross compiler for Windows."""
    done = subprocess.run([GCC, *map(str, command)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:3000]


def build(directory: pathlib.Path, name: str, major: int | None = None, soname: str = "") -> pathlib.Path:
    """Build a stub and its import library."""
    directory.mkdir(exist_ok=True)
    source = directory / "stub.c"
    target = directory / (soname or f"cudyn_stub_{name}.dll")
    source.write_text(stubs.generate(name, major, soname).source)
    gcc(*stubs.STRICT, "-O1", "-shared", "-o", target, source, f"-Wl,--out-implib,{directory}/lib{name}.a")
    return target


@pytest.fixture
def program(tmp_path: pathlib.Path) -> pathlib.Path:
    """Build a program and the library in the same directory."""
    (tmp_path / "program.c").write_text(stubs.BY_VALUE)
    (tmp_path / "library.c").write_text(stubs.LIBRARY)
    (tmp_path / "here").mkdir()
    gcc("-shared", "-o", tmp_path / "here/cudart64_12.dll", tmp_path / "library.c")
    return tmp_path / "program.c"


@pytest.fixture(scope="session")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Return a new directory for wine's Windows installation."""
    return tmp_path_factory.mktemp("wine")


def run(program: pathlib.Path, prefix: pathlib.Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a Windows program with Wine."""
    assert WINE
    done = subprocess.run(
        [WINE, program.name],
        cwd=program.parent,
        env={**stubs.make_environment(), "WINEPREFIX": str(prefix), "WINEDEBUG": "-all", **env},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.parametrize("major", stubs.MAJORS)
@pytest.mark.parametrize("name", stubs.NAMES)
def test_stub_compiles_for_windows(name: str, major: int, tmp_path: pathlib.Path) -> None:
    build(tmp_path, name, major)


@needs_wine
def test_stub_on_windows_with_and_without_a_library(program: pathlib.Path, prefix: pathlib.Path) -> None:
    directory = program.parent
    build(directory, "runtime", 12)
    gcc(program, "-o", directory / "program.exe", f"-L{directory}", "-lruntime")
    done = run(directory / "program.exe", prefix)
    assert done.stdout.split() == [*f"{NO_LIBRARY} 7 {NO_LIBRARY} 0 {NO_LIBRARY} {NO_LIBRARY}".split(), NAME]
    (line,) = [line for line in done.stderr.splitlines() if "cudyn_stub" in line]
    assert line.startswith("cudyn_stub_cudart: the CUDA runtime was not found, so its functions fail; tried ")
    assert "cudart64_12.dll (error 126), cudart64_13.dll (error 126)" in line
    for env in (
        {"WINEPATH": f"Z:{directory}/here"},
        {"CUDYN_RUNTIME": f"Z:{directory}/here/cudart64_12.dll"},
    ):
        done = run(directory / "program.exe", prefix, **env)
        assert done.stdout.split() == ["0", "12", str(NO_SYMBOL), "0", "1", "1", NAME]


@needs_wine
def test_stub_on_windows_with_the_real_name_finds_the_library(
    program: pathlib.Path, prefix: pathlib.Path
) -> None:
    directory = program.parent
    build(directory, "runtime", 12, "cudart64_12.dll")
    gcc(program, "-o", directory / "program.exe", f"-L{directory}", "-lruntime")
    assert run(directory / "program.exe", prefix).stdout.split()[0] == str(NO_LIBRARY)
    done = run(directory / "program.exe", prefix, WINEPATH=f"Z:{directory};Z:{directory}/here")
    assert done.stdout.split() == ["0", "12", str(NO_SYMBOL), "0", "1", "1", NAME]
