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


def need(compiler: str) -> None:
    """Raise `real.Unavailable` if this is not Linux or the compiler is not installed."""
    if sys.platform != "linux" or shutil.which(compiler) is None:
        raise real.Unavailable(f"no {compiler} for Linux on {sys.platform}")


def run(*command: str | os.PathLike[str], folder: Path | None = None) -> None:
    """Run a compiler and check that it succeeds.

    Raises:
        real.Unavailable: If the compiler is not installed.
        AssertionError: If it fails, with its error messages.
    """
    need(os.fspath(command[0]))
    process = subprocess.run(
        [os.fspath(word) for word in command], cwd=folder, capture_output=True, text=True
    )
    assert process.returncode == 0, process.stderr[:3000]


@cache
def identify(compiler: str) -> tuple[str, int, int]:
    """Return the path, size and modification time of a compiler, which identify its version."""
    path = os.path.realpath(shutil.which(compiler) or compiler)
    status = os.stat(path)
    return path, status.st_size, status.st_mtime_ns


def name_result(compiler: str, *inputs: object) -> str:
    """Return the name under which the compiler's output for these inputs is cached."""
    return hashlib.sha256(repr((*identify(compiler), *inputs)).encode()).hexdigest()


def make(files: Mapping[str, str], *command: str | os.PathLike[str]) -> Path:
    """Return a directory that contains these files and the files that the command creates from them.

    Nothing may be written into the directory. Other files that the command reads must never change, such as
    the files of wheels and of other cached directories.

    Raises:
        real.Unavailable: If the compiler is not installed.
    """
    words = [os.fspath(word) for word in command]
    need(words[0])
    folder = FOLDER / name_result(words[0], words, sorted(files.items()))
    if folder.is_dir():
        return folder
    FOLDER.mkdir(parents=True, exist_ok=True)
    partial = Path(tempfile.mkdtemp(prefix="part-", dir=FOLDER))
    try:
        for name, text in files.items():
            (partial / name).write_text(text)
        run(*words, folder=partial)
        partial.rename(folder)
    except OSError:
        if not folder.is_dir():  # otherwise another process has already created the directory
            raise
    finally:
        shutil.rmtree(partial, ignore_errors=True)
    return folder
