"""Caches the output of gcc in .cache/compiled for all processes and sessions."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from . import real

FOLDER = Path(__file__).resolve().parents[2] / ".cache" / "compiled"


def check_compiler(compiler: str) -> None:
    """Raise `real.Unavailable` if this is not Linux or the compiler is not installed."""
    if sys.platform != "linux" or shutil.which(compiler) is None:
        raise real.Unavailable(f"no {compiler} for Linux on {sys.platform}")


def run(*command: str | os.PathLike[str], directory: Path | None = None) -> None:
    """Run a compiler, and check that it succeeds.

    Raises:
        real.Unavailable: The compiler is not installed.
        AssertionError: The compiler failed. The exception contains its error messages.
    """
    check_compiler(os.fspath(command[0]))
    process = subprocess.run(
        [os.fspath(word) for word in command], cwd=directory, capture_output=True, text=True
    )
    assert process.returncode == 0, process.stderr[:3000]


@cache
def identify(compiler: str) -> tuple[str, int, int]:
    """Return the path, size and modification time of a compiler, which identify its version."""
    path = os.path.realpath(shutil.which(compiler) or compiler)
    status = os.stat(path)
    return path, status.st_size, status.st_mtime_ns


def name_result(compiler: str, *inputs: object) -> str:
    """Return the name under which a compiler's output for these inputs is cached."""
    return hashlib.sha256(repr((*identify(compiler), *inputs)).encode()).hexdigest()


def make(files: Mapping[str, str], *command: str | os.PathLike[str]) -> Path:
    """Return a directory that contains these files and the files that the command creates from them.

    The directory is cached, so tests must not write into it. The cache does not notice changes to other files
    that the command reads. Therefore, the command may read only files that never change, such as those in
    wheels and cached directories.

    Raises:
        real.Unavailable: The compiler is not installed.
    """
    words = [os.fspath(word) for word in command]
    check_compiler(words[0])
    directory = FOLDER / name_result(words[0], words, sorted(files.items()))
    if directory.is_dir():
        return directory
    FOLDER.mkdir(parents=True, exist_ok=True)
    partial = Path(tempfile.mkdtemp(prefix="part-", dir=FOLDER))
    try:
        for name, text in files.items():
            (partial / name).write_text(text)
        run(*words, directory=partial)
        partial.rename(directory)
    except OSError:
        if not directory.is_dir():  # otherwise another process has already created the directory
            raise
    finally:
        shutil.rmtree(partial, ignore_errors=True)
    return directory
