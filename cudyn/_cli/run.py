"""The command `run`: runs a Python program and its children with stubs for missing CUDA libraries."""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import Namespace
from collections.abc import Sequence

from .._kernels.cache.settings import get_folder
from .._stubs.cute.helpers import NOT_IN_FILES, TITLE
from .._stubs.load_library import shorten
from .._stubs.resolver import Refusal
from .._stubs.stub_folder import (
    MANIFEST,
    UNLINKED,
    make_key,
    make_stub_folder,
    name_packages,
    write_folder,
)
from .needs import read_named
from .output import Parser

_HELP = ("-h", "--help")


def add_arguments(parser: Parser) -> None:
    provide = "an installed distribution, such as torch, or a file or folder; may be repeated"
    parser.add("--provide NAME...", provide, required=True)
    parser.add("--major N", "the CUDA major version, for files that do not record it", type=int)
    parser.usage = "%(prog)s --provide NAME [--major N] (SCRIPT | -m MODULE | -c CODE) [ARGUMENT ...]"
    parser.epilog = (
        "Installed libraries are used. The stubs are files, so child processes use them, too. "
        "`stub --for` writes the same files to a folder."
    )


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Split a command line into the options of `run`, and the program with its arguments."""
    option_count = 1  # the name of the command
    while option_count < len(words):
        word = words[option_count]
        if word.partition("=")[0] not in ("--provide", "--major", *_HELP):
            break
        option_count += 1 if "=" in word or word in _HELP else 2  # an option with its value
    return list(words[:option_count]), list(words[option_count:])


def run(options: Namespace) -> int:
    """Replace this process with the program. Raises ValueError if the stubs cannot be written."""
    words = options.passed[1:] if options.passed[:1] == ["--"] else options.passed
    if not words or (words[0] in ("-m", "-c") and len(words) < 2):
        raise ValueError("run: expected a script, -m MODULE or -c CODE")
    if sys.platform != "linux":
        raise ValueError(f"run: stubs are for Linux; this is {sys.platform}")
    try:
        directory = _make_folder(options.provide, options.major)
    except Refusal as refusal:
        raise ValueError(f"run: {refusal}; {refusal.hint}") from None
    environment = dict(os.environ)
    environment["LD_LIBRARY_PATH"] = _join(directory, os.environ.get("LD_LIBRARY_PATH", ""))
    unlinked = os.path.join(directory, UNLINKED)
    if os.path.exists(unlinked):
        environment["LD_PRELOAD"] = _join(unlinked, os.environ.get("LD_PRELOAD", ""))
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, *words], environment)


def _join(path: str, other_paths: str) -> str:
    """Return a list of paths, as in LD_LIBRARY_PATH, with another path in front."""
    return f"{path}:{other_paths}" if other_paths else path


def _make_folder(names: Sequence[str], major: int | None) -> str:
    """Return the directory with the stubs, which are only written if they do not exist yet."""
    packages = name_packages(map(read_named, names))
    directory = os.path.join(_choose_base(), make_key(packages, major))
    if not os.path.exists(os.path.join(directory, MANIFEST)):  # the manifest is written last
        stubs = make_stub_folder(packages, major)
        if stubs.helpers:
            raise Refusal(f"no file has {shorten(stubs.helpers)}, of {TITLE}", f"{NOT_IN_FILES}.")
        write_folder(stubs, directory)
    return directory


def _choose_base() -> str:
    """Return the directory that contains all stubs. Only this user can write to it."""
    cache = get_folder()
    bases = [f"{cache}-stubs"] if cache is not None else []
    for base in (*bases, os.path.join(tempfile.gettempdir(), f"cudyn-stubs-{os.getuid()}")):
        try:
            os.makedirs(base, 0o700, exist_ok=True)
            status = os.stat(base)
        except OSError:
            continue
        if status.st_uid == os.getuid() and not status.st_mode & 0o022 and os.access(base, os.W_OK):
            return base
    return tempfile.mkdtemp(prefix="cudyn-stubs-")
