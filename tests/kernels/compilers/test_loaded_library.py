"""Tests that cached code belongs to the loaded library, even if its file or the environment changes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cudyn._bindings.libraries import dl
from cudyn._environment import read_c_variable
from cudyn._kernels.cache import inputs

from ...support import fakes
from .test_compile import run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the fake NVRTC runs on Linux")

COMPILE = """
import os, shutil, ctypes
from cudyn import nvrtc
def compile(**arguments):
    hits = cudyn.cache.stats().hits
    image = cudyn.compile("word", arch="compute_80", **arguments)
    return image.data.partition(b"word")[0][-1:].decode(), cudyn.cache.stats().hits - hits, image.not_cached
"""


def build_nvrtc(directory: Path, build: str) -> Path:
    """Build a fake NVRTC whose output contains the given letter."""
    text = Path(fakes.__file__).with_name("fake_nvrtc.c").read_text()
    flags = ["-DMAJOR=13", "-D_GNU_SOURCE", f'-DBUILD="{build}"']
    return fakes.build(directory, text, *flags, name="libnvrtc.so.13")


Program = Callable[..., list[str]]


@pytest.fixture
def program(fake_nvrtc: Path, tmp_path: Path) -> Program:
    """A function that runs code in a new process with a fake NVRTC, and returns the output lines."""
    nvrtc = tmp_path / fake_nvrtc.name
    nvrtc.write_bytes(fake_nvrtc.read_bytes())

    def run_lines(code: str, prologue: str = "", **environment: str) -> list[str]:
        """Run code after a compilation in a new process. Keyword arguments are environment variables."""
        cache = tmp_path / "cache"
        text = COMPILE + code
        return run(
            text, cache_folder=cache, prologue=prologue, CUDYN_NVRTC=str(nvrtc), **environment
        ).splitlines()

    return run_lines


def test_compile_with_a_replaced_library_does_not_return_its_code_to_new_processes(
    program: Program, tmp_path: Path
) -> None:
    """The old process still has hits. The new process does not use code from the old library."""
    for build in "ab":
        build_nvrtc(tmp_path / build, build)
    new_file = str(tmp_path / "b" / "libnvrtc.so.13")
    replace = f"nvrtc.nvrtcVersion(); os.replace({new_file!r}, nvrtc.path)"
    (tmp_path / "libnvrtc.so.13").write_bytes((tmp_path / "a" / "libnvrtc.so.13").read_bytes())
    old = program(f"{replace}\nprint(*compile()); print(*compile())")
    assert old == ["a 0 ", "a 1 "]
    assert program("print(*compile()); print(*compile())") == ["b 0 ", "b 1 "]


@pytest.mark.parametrize(
    ("start", "change"),
    [("", "os.environ['{0}'] = 'x'"), ("", "os.putenv('{0}', 'x')"), ("y", "del os.environ['{0}']")],
)
def test_compile_uses_the_variables_of_the_time_of_loading(program: Program, start: str, change: str) -> None:
    """Another process finds the entry only if the variable had the same value when it loaded NVRTC."""
    name = "NV_NVVM_VERSION"
    first = {name: start} if start else {}
    line = "print(*compile())"
    (output,) = program(f"nvrtc.nvrtcVersion()\n{change.format(name)}\n{line}", **first)
    assert output == f"{start or '/'} 0 "
    assert program(line, **{name: "x"}) == ["x 0 "]
    assert program(line, **first) == [f"{start or '/'} 1 "]


@pytest.mark.parametrize(
    ("change", "is_known"), [("pass", True), ("os.environ['NV_NVVM_VERSION'] = 'x'", False)]
)
def test_compile_with_a_library_that_another_package_loaded(
    program: Program, change: str, is_known: bool
) -> None:
    """The code is not cached if the environment has changed, because the time of loading is unknown."""
    prologue = f"import ctypes, os\nctypes.CDLL(os.environ['CUDYN_NVRTC'])\n{change}"
    (output,) = program("print(*compile())", prologue)
    assert output.startswith("/ 0 ")
    assert (output == "/ 0 ") == is_known, output
    assert program("print(*compile())") == [f"/ {int(is_known)} "]


def test_compile_with_a_reloaded_library_uses_the_variables_of_the_first_load(program: Program) -> None:
    """The system loader does not run the library's constructors again."""
    code = "nvrtc.nvrtcVersion(); os.environ['NV_NVVM_VERSION'] = 'x'; nvrtc.reload(); print(*compile())"
    assert program(code) == ["/ 0 "]
    assert program("print(*compile())", NV_NVVM_VERSION="x") == ["x 0 "]


def test_compile_records_variables_that_are_read_only_once(program: Program) -> None:
    """The second compilation depends on the value that the variable had during the first one."""
    name = "FAKE_NVRTC_ONCE"
    code = f"compile(digest='1'); os.environ['{name}'] = 'x'; print(*compile())"
    assert program(code) == ["/ 0 "]
    assert program("print(*compile())", **{name: "x"}) == ["x 0 "]
    assert program("print(*compile())") == ["/ 1 "]


def test_compile_records_variables_that_another_thread_reads(program: Program) -> None:
    name = "FAKE_NVRTC_THREAD"
    assert program("print(*compile())", **{name: "x"}) == ["x 0 "]
    assert program("print(*compile())", **{name: "y"}) == ["y 0 "]
    assert program("print(*compile())", **{name: "x"}) == ["x 1 "]


def test_compile_compares_variables_as_c_sees_them(program: Program) -> None:
    """os.environ does not contain variables that C code has set."""
    name = "FAKE_NVRTC_THREAD"
    assert program("print(*compile())") == ["/ 0 "]
    code = f"ctypes.CDLL(None).setenv(b'{name}', b'x', 1); print(*compile())"
    assert program(code) == ["x 0 "]


def test_hash_memory_is_equal_in_two_processes_and_differs_between_builds(
    fake_nvrtc: Path, tmp_path: Path
) -> None:
    code = """
        from cudyn._bindings.libraries import dl
        from cudyn._kernels.cache import inputs
        print(inputs.hash_memory(dl.list_constant_segments(dl.open_library({!r}))))
    """
    other_path = build_nvrtc(tmp_path / "other", "x")
    paths = [fake_nvrtc, fake_nvrtc, other_path]
    first, second, other = (run(code.format(str(path))) for path in paths)
    assert first == second != other


def test_hash_memory_depends_on_each_segment() -> None:
    """The samples cover small segments completely."""
    segments = dl.list_constant_segments(dl.open_library("libc.so.6"))
    hashes = {inputs.hash_memory(segments[:count]) for count in range(len(segments) + 1)}
    assert len(hashes) == len(segments) + 1 > 2


def test_read_c_variable_sees_changes_by_c_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDYN_TEST_VARIABLE", "é")
    assert read_c_variable("CUDYN_TEST_VARIABLE") == "é"
    os.unsetenv("CUDYN_TEST_VARIABLE")
    assert read_c_variable("CUDYN_TEST_VARIABLE") is None
