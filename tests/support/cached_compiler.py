"""A C compiler with a cache: it runs a command, or copies the result of an earlier run.

Results are stored in .cache/compiled for all processes and sessions. The key is a hash of the compiler, the
options and the contents of all files that the command can read, except system files. A result is not stored
if it depends on anything else, such as a path in debug information, or if the command fails or prints
something.

`install` writes a program `cc` that caches cudyn's own compilations in the same way. To use it, prepend its
directory to PATH.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence

FOLDER = os.path.abspath(os.path.join(__file__, "../../../.cache/compiled"))
SCRIPT = """#!/bin/sh
exec {} -I -S {} {} "$@"
"""
_TEXT_ENDINGS = (".c", ".cc", ".cpp", ".cu", ".cuh", ".h", ".hpp", ".inc", ".map")
# Environment variables that change gcc's results. If one of them is set, nothing is cached.
_VARIABLES = (
    "CPATH",
    "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH",
    "LIBRARY_PATH",
    "SOURCE_DATE_EPOCH",
    "GCC_EXEC_PREFIX",
)
# Options, and text in sources, that make the result depend on paths, on the time, or on files that are not
# named by options.
_UNCACHEABLE_OPTIONS = re.compile(
    r"-|-g\d?|-ggdb\d?|-save-temps.*|-M.*|-fsanitize=.*|--coverage|-fprofile.*|@.*"
)
_UNCACHEABLE_TEXT = re.compile(rb"__FILE__|__DATE__|__TIME__|__TIMESTAMP__|<c?assert|\.incbin|#\s*embed")


class _Uncacheable(Exception):
    """The result of a command depends on inputs that its key does not contain."""


def find_key(command: Sequence[str]) -> tuple[str, str] | None:
    """Return the cache key and the output file of a command, or `None` if its result cannot be cached."""
    program = shutil.which(command[0])
    if program is None or any(map(os.environ.get, _VARIABLES)):
        return None
    status = os.stat(os.path.realpath(program))
    key = hashlib.sha256(repr((os.path.realpath(program), status.st_size, status.st_mtime_ns)).encode())
    arguments = iter(command[1:])
    output = None
    try:
        for argument in arguments:
            if argument == "-o":
                output = next(arguments)
                key.update(f"output {os.path.splitext(output)[1]}\n".encode())
            elif _UNCACHEABLE_OPTIONS.fullmatch(argument):
                return None
            else:
                _add_argument(key, argument)
    except (_Uncacheable, OSError):
        return None
    if output is None and "-fsyntax-only" not in command:
        return None
    return key.hexdigest(), output or ""


def _add_argument(key: hashlib._Hash, argument: str) -> None:
    """Add an argument of a command to the key, with the contents of all files that the argument refers to.

    Raises:
        _Uncacheable: The argument makes the result depend on anything else.
    """
    path = argument.rpartition("=")[2] if argument.startswith("-") else argument
    if argument.startswith("-D"):
        key.update(f"{argument}\n".encode())
    elif argument.startswith(("-I", "-L")):
        option, directory = argument[:2], argument[2:]
        if not directory:
            raise _Uncacheable
        key.update(option.encode())
        endings = _TEXT_ENDINGS if option == "-I" else (".so", ".a")
        _add_files(key, _list_files(directory, endings), directory)
    elif os.path.isfile(path):
        file_name = os.path.basename(path)
        if ".so" in file_name:  # files that are linked with a library may contain its path
            raise _Uncacheable
        option = argument.removesuffix(path)
        key.update(f"file {option}{file_name}\n".encode())
        _add_files(key, [path], os.path.dirname(path))
        if path.endswith(_TEXT_ENDINGS):  # the source may include any file in its directory
            directory = os.path.dirname(path) or "."
            _add_files(key, _list_files(directory, _TEXT_ENDINGS), directory)
    elif os.path.isdir(path):
        raise _Uncacheable
    else:
        key.update(f"{argument}\n".encode())


def _list_files(directory: str, endings: tuple[str, ...]) -> Iterator[str]:
    """Yield the files below a directory whose names have one of these endings, in a fixed order."""
    for parent, directories, names in os.walk(directory):
        directories.sort()
        yield from (os.path.join(parent, name) for name in sorted(names) if name.endswith(endings))


def _add_files(key: hashlib._Hash, paths: Iterable[str], directory: str) -> None:
    """Add files to the key: their paths relative to a directory, and their contents."""
    for path in paths:
        with open(path, "rb") as file:
            data = file.read()
        if path.endswith(_TEXT_ENDINGS) and _UNCACHEABLE_TEXT.search(data):
            raise _Uncacheable
        key.update(f"{os.path.relpath(path, directory or '.')} {hashlib.sha256(data).hexdigest()}\n".encode())


def run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a compiler command, or copy the cached result."""
    key_and_output = find_key(command)
    if key_and_output is None:
        return subprocess.run(command, capture_output=True, text=True, check=False)
    key, output = key_and_output
    cached = os.path.join(FOLDER, key)
    if os.path.isfile(cached):
        if output:
            _copy(cached, output)
        return subprocess.CompletedProcess(command, 0, "", "")
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    if process.returncode == 0 and not process.stdout and not process.stderr:
        os.makedirs(FOLDER, exist_ok=True)
        if not output:
            open(cached, "w").close()
        elif os.path.isfile(output):  # /dev/null is not a regular file
            _copy(output, cached)
    return process


def install() -> str:
    """Write the `cc` program and return its directory, or an empty string if there is no C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return ""
    directory = os.path.join(FOLDER, "programs")
    os.makedirs(directory, exist_ok=True)
    if os.path.samefile(os.path.dirname(compiler), directory):
        return directory
    partial = os.path.join(directory, f"cc.{os.getpid()}")
    with open(partial, "w") as file:
        file.write(SCRIPT.format(*map(shlex.quote, (sys.executable, os.path.abspath(__file__), compiler))))
    os.chmod(partial, 0o755)
    os.replace(partial, os.path.join(directory, "cc"))
    return directory


def _copy(source: str, target: str) -> None:
    """Replace a file atomically, because another process may have mapped it or may be reading it."""
    partial = f"{target}.{os.getpid()}"
    shutil.copy(source, partial)
    os.replace(partial, target)


if __name__ == "__main__":
    result = run(sys.argv[1:])
    sys.stdout.write(result.stdout)
    sys.stderr.write(result.stderr)
    sys.exit(result.returncode)
