"""What gcc makes of a text, made once for all processes and sessions, into .cache/compiled."""

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
    """Raise real.Unavailable unless there is this compiler for Linux."""
    if sys.platform != "linux" or shutil.which(compiler) is None:
        raise real.Unavailable(f"no {compiler} for Linux on {sys.platform}")


def run(*command: str | os.PathLike[str], folder: Path | None = None) -> None:
    """Run a compiler; an AssertionError says what it says. Raises real.Unavailable."""
    need(os.fspath(command[0]))
    done = subprocess.run([os.fspath(word) for word in command], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:3000]


@cache
def identify(compiler: str) -> tuple[str, int, int]:
    """The compiler's file, for another compiler makes something else."""
    path = os.path.realpath(shutil.which(compiler) or compiler)
    found = os.stat(path)
    return path, found.st_size, found.st_mtime_ns


def name_result(compiler: str, *inputs: object) -> str:
    """A name for what a compiler makes of these inputs."""
    return hashlib.sha256(repr((*identify(compiler), *inputs)).encode()).hexdigest()


def make(files: Mapping[str, str], *command: str | os.PathLike[str]) -> Path:
    """The folder with these files and with what the command, run in it, makes of them.

    Other files that the command names never change: those of wheels, and what was made here. Nothing may
    be written into the folder. Raises real.Unavailable.
    """
    words = [os.fspath(word) for word in command]
    need(words[0])
    folder = FOLDER / name_result(words[0], words, sorted(files.items()))
    if folder.is_dir():
        return folder
    FOLDER.mkdir(parents=True, exist_ok=True)
    part = Path(tempfile.mkdtemp(prefix="part-", dir=FOLDER))
    try:
        for name, text in files.items():
            (part / name).write_text(text)
        run(*words, folder=part)
        part.rename(folder)
    except OSError:
        if not folder.is_dir():  # else another process was faster
            raise
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return folder
