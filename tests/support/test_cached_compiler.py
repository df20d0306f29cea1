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
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with a program a.c and its header a.h, and with an empty cache in `kept`."""
    monkeypatch.setattr(cached_compiler, "FOLDER", str(tmp_path / "kept"))
    for name in cached_compiler._VARIABLES:
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "a.h").write_text("enum { NUMBER = 3 };")
    (tmp_path / "a.c").write_text('#include "a.h"\nint main(void) { return NUMBER + MORE; }')
    return tmp_path


def compile_and_run(folder: Path, *options: str) -> int:
    """Compile a.c in a directory, and return the exit status of the program, which is NUMBER + MORE."""
    command = ["cc", *(options or ["-DMORE=1"]), str(folder / "a.c"), "-o", str(folder / "a")]
    process = cached_compiler.run(command)
    assert (process.returncode, process.stdout, process.stderr) == (0, "", "")
    return subprocess.run([folder / "a"], check=False).returncode


def count_cached(folder: Path) -> int:
    return len(list((folder / "kept").glob("*")))


def test_cached_compiler_with_equal_inputs_compiles_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compile_and_run(folder) == 4
    copied = Path(shutil.copytree(folder, folder / "copy", ignore=shutil.ignore_patterns("kept", "copy")))
    (copied / "a").unlink()
    monkeypatch.setattr(subprocess, "run", None)  # the test fails if a process is started
    command = ["cc", "-DMORE=1", str(copied / "a.c"), "-o", str(copied / "a")]
    assert cached_compiler.run(command).returncode == 0
    monkeypatch.undo()
    assert subprocess.run([copied / "a"], check=False).returncode == 4
    assert count_cached(folder) == 1


def test_cached_compiler_with_a_changed_input_compiles_again(folder: Path) -> None:
    """Change a header, an option, the source and an object file."""
    assert compile_and_run(folder) == 4
    assert compile_and_run(folder, "-DMORE=2") == 5
    (folder / "a.h").write_text("enum { NUMBER = 7 };")
    assert compile_and_run(folder) == 8
    (folder / "a.c").write_text("int f(void); int main(void) { return f(); }")
    for number in (1, 2):
        (folder / "b.c").write_text(f"int f(void) {{ return {number}; }}")
        subprocess.run(["cc", "-c", "b.c"], cwd=folder, check=True)
        assert compile_and_run(folder, str(folder / "b.o")) == number
    (folder / "include").mkdir()
    (folder / "a.c").write_text("#include <c.h>\nint main(void) { return NUMBER; }")
    for number in (1, 2):
        (folder / "include/c.h").write_text(f"enum {{ NUMBER = {number} }};")
        assert compile_and_run(folder, f"-I{folder / 'include'}") == number


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (("-g",), "int main(void) { return 0; }"),
        (("-DMORE=1",), "const char *file = __FILE__; int main(void) { return 0; }"),
    ],
)
def test_cached_compiler_with_paths_in_the_result_keeps_nothing(
    options: tuple[str, ...], text: str, folder: Path
) -> None:
    (folder / "a.c").write_text(text)
    assert compile_and_run(folder, *options) == 0
    assert count_cached(folder) == 0


def test_cached_compiler_with_messages_keeps_nothing(folder: Path) -> None:
    """The command prints a warning or an error each time."""
    (folder / "a.c").write_text("int main(void) { int unused; return 0; }")
    for option, status in (("-Wall", 0), ("-Werror=unused", 1)):
        command = ["cc", "-Wall", option, str(folder / "a.c"), "-o", str(folder / "a")]
        for _ in range(2):
            process = cached_compiler.run(command)
            assert process.returncode == status
            assert "unused" in process.stderr
    assert count_cached(folder) == 0


def test_installed_compiler_is_found_first_and_returns_the_status(folder: Path) -> None:
    directory = cached_compiler.install()
    path = os.pathsep.join([directory, os.environ["PATH"]])
    assert shutil.which("cc", path=path) == os.path.join(directory, "cc")
    for text, status in (("int main(void) { return 0; }", 0), ("wrong", 1)):
        (folder / "a.c").write_text(text)
        command = ["cc", "a.c", "-o", "a"]
        process = subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True)
        assert process.returncode == status
        assert bool(process.stderr) == bool(status)
