"""Tests for the caching compiler: equal inputs are compiled once, and changed inputs are recompiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from . import cached_compiler

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("cc"), reason="needs a C compiler on Linux"
)


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with a program a.c, its header a.h, and an empty cache in `cache`."""
    monkeypatch.setattr(cached_compiler, "FOLDER", str(tmp_path / "cache"))
    for name in cached_compiler._VARIABLES:
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "a.h").write_text("enum { NUMBER = 3 };")
    (tmp_path / "a.c").write_text('#include "a.h"\nint main(void) { return NUMBER + MORE; }')
    return tmp_path


def compile_and_run(directory: Path, *options: str) -> int:
    """Compile a.c in a directory, run it, and return its exit status, which is NUMBER + MORE."""
    command = ["cc", *(options or ["-DMORE=1"]), str(directory / "a.c"), "-o", str(directory / "a")]
    process = cached_compiler.run(command)
    assert (process.returncode, process.stdout, process.stderr) == (0, "", "")
    return subprocess.run([directory / "a"], check=False).returncode


def count_cached(directory: Path) -> int:
    return len(list((directory / "cache").glob("*")))


def test_cached_compiler_with_equal_inputs_compiles_once(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compile_and_run(directory) == 4
    copied = Path(
        shutil.copytree(directory, directory / "copy", ignore=shutil.ignore_patterns("cache", "copy"))
    )
    (copied / "a").unlink()
    monkeypatch.setattr(subprocess, "run", None)  # the test fails if a process is started
    command = ["cc", "-DMORE=1", str(copied / "a.c"), "-o", str(copied / "a")]
    assert cached_compiler.run(command).returncode == 0
    monkeypatch.undo()
    assert subprocess.run([copied / "a"], check=False).returncode == 4
    assert count_cached(directory) == 1


def test_cached_compiler_with_a_changed_input_compiles_again(directory: Path) -> None:
    """Change a header, an option, the source and an object file."""
    assert compile_and_run(directory) == 4
    assert compile_and_run(directory, "-DMORE=2") == 5
    (directory / "a.h").write_text("enum { NUMBER = 7 };")
    assert compile_and_run(directory) == 8
    (directory / "a.c").write_text("int f(void); int main(void) { return f(); }")
    for number in (1, 2):
        (directory / "b.c").write_text(f"int f(void) {{ return {number}; }}")
        subprocess.run(["cc", "-c", "b.c"], cwd=directory, check=True)
        assert compile_and_run(directory, str(directory / "b.o")) == number
    (directory / "include").mkdir()
    (directory / "a.c").write_text("#include <c.h>\nint main(void) { return NUMBER; }")
    for number in (1, 2):
        (directory / "include/c.h").write_text(f"enum {{ NUMBER = {number} }};")
        assert compile_and_run(directory, f"-I{directory / 'include'}") == number


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (("-g",), "int main(void) { return 0; }"),
        (("-DMORE=1",), "const char *file = __FILE__; int main(void) { return 0; }"),
    ],
)
def test_cached_compiler_with_paths_in_the_result_stores_nothing(
    options: tuple[str, ...], text: str, directory: Path
) -> None:
    (directory / "a.c").write_text(text)
    assert compile_and_run(directory, *options) == 0
    assert count_cached(directory) == 0


def test_cached_compiler_with_messages_stores_nothing(directory: Path) -> None:
    """The command must print its warning or error each time."""
    (directory / "a.c").write_text("int main(void) { int unused; return 0; }")
    for option, status in (("-Wall", 0), ("-Werror=unused", 1)):
        command = ["cc", "-Wall", option, str(directory / "a.c"), "-o", str(directory / "a")]
        for _ in range(2):
            process = cached_compiler.run(command)
            assert process.returncode == status
            assert "unused" in process.stderr
    assert count_cached(directory) == 0


def test_installed_compiler_is_found_first_and_returns_the_status(directory: Path) -> None:
    program_directory = cached_compiler.install()
    path = os.pathsep.join([program_directory, os.environ["PATH"]])
    assert shutil.which("cc", path=path) == os.path.join(program_directory, "cc")
    for text, status in (("int main(void) { return 0; }", 0), ("wrong", 1)):
        (directory / "a.c").write_text(text)
        command = ["cc", "a.c", "-o", "a"]
        process = subprocess.run(
            command, cwd=directory, env={**os.environ, "PATH": path}, capture_output=True
        )
        assert process.returncode == status
        assert bool(process.stderr) == bool(status)
