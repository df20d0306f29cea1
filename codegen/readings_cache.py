"""Caches readings on disk, so that the codegen only reads headers that have changed.

A reading depends on the headers, the reading rules in headers/libraries, the libraries that it uses, and the
readers' code. The name of its file in the git-ignored cache is a hash of all these inputs, so releases with
the same headers share a reading. A cache file begins with the hash of its contents, followed by the hashes of
the included shims. If a shim is edited, only the readings that include it are repeated. CI starts with an
empty cache.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import io
import multiprocessing
import os
import pickle
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from . import fetch, read, second_reader
from .declared import ROOT, SHIM, Declared
from .errors import CodegenError, Problems
from .model import Reading
from .sources import Library, Sources

CACHE = ROOT / ".cache" / "readings"
_DIGEST_BYTES = hashlib.sha256().digest_size
# The modules whose code determines the contents of a reading.
READERS = (
    "errors.py",
    "c_types.py",
    "model.py",
    "declared.py",
    "second_reader.py",
    "read/__init__.py",
    "read/mode.py",
    "read/types.py",
    "read/calls.py",
    "read/macros.py",
    "read/libclang.py",
)


class Job(NamedTuple):
    """The inputs of one reading."""

    library: Library
    release: str
    directories: tuple[Path, ...]
    used: tuple[Library, ...]


def jobs(pins: Sources, only: str = "") -> list[Job]:
    """Return a job for every release of every library, or only for one library and its dependencies."""
    return [
        Job(
            library,
            release,
            tuple(fetch.get_directory(wheel) for wheel in pins.wheels_of(library, release)),
            tuple(pins.used(library)),
        )
        for library, releases in pins.needed(only)
        for release in releases
    ]


def read_all(requested: Sequence[Job], say: Callable[[str], None] = print) -> None:
    """Add missing readings to the cache.

    Each process reads all releases of a library one after the other, and then ends. It caches the
    declarations of earlier releases, because most of them also occur in the next release (see read.mode and
    second_reader).

    Args:
        requested: readings to add if they are missing
        say: called with a line about the progress

    Raises:
        CodegenError: Lists the problems in all headers.
    """
    groups: dict[str, list[Job]] = {}
    # Several jobs can have the same cache file, because their headers are equal. Only one of them is needed.
    for name, job in {_cache_name(*job): job for job in requested}.items():
        if _open_intact(CACHE / name) is None:
            groups.setdefault(job.library.name, []).append(job)
    problems = Problems()
    largest_first = sorted(groups.values(), key=_measure, reverse=True)
    with pool(tasks_per_process=1) as readers:
        futures = [readers.submit(_read_group, group) for group in largest_first]
        for number, future in enumerate(as_completed(futures), 1):
            names, seconds, lines = future.result()
            say(f"codegen: {number} of {len(futures)} groups of headers read: {names}, {seconds:.1f} s")
            with problems.collected():
                if lines:
                    raise CodegenError("\n".join(lines))
    problems.raise_any()


def _measure(group: Sequence[Job]) -> int:
    """Return the total size of the headers that a group of jobs reads, in bytes."""
    directories = [directory for job in group for directory in job.directories]
    return sum(file.stat().st_size for directory in directories for file in directory.rglob("*.h"))


def _read_group(group: Sequence[Job]) -> tuple[str, float, list[str]]:
    """Read all releases of a library. Return their description, the time in seconds, and the problems."""
    problems = Problems()
    started = time.monotonic()
    for job in group:
        with problems.collected():
            read_twice(*job)
    names = dict.fromkeys(job.library.name for job in group)
    releases = dict.fromkeys(job.release for job in group)
    description = f"{', '.join(names)} {', '.join(releases)}"
    return description, time.monotonic() - started, problems.lines


def pool(tasks_per_process: int | None = None) -> ProcessPoolExecutor:
    """Return a pool with one process per core.

    The processes are not forked from this process, because the caller may have threads. On Linux, they are
    forked from a process that has imported the same modules, which saves half a second for each. Garbage
    collection is almost disabled in them, because the readers keep millions of objects alive, and scanning
    these objects would take a seventh of the time.

    Args:
        tasks_per_process: number of tasks after which a process ends, which frees its memory
    """
    context = multiprocessing.get_context("forkserver" if sys.platform == "linux" else "spawn")
    context.set_forkserver_preload([name for name in sys.modules if name.startswith(f"{__package__}.")])
    return ProcessPoolExecutor(
        os.cpu_count(),
        mp_context=context,
        initializer=gc.set_threshold,
        initargs=(1_000_000,),
        max_tasks_per_child=tasks_per_process,
    )


def read_twice(
    library: Declared,
    release: str,
    directories: Sequence[Path],
    used: Sequence[Declared],
    cache: Path = CACHE,
) -> tuple[Reading, int]:
    """Read a release with both readers. Return the reading and the number of prototypes that agree."""
    path = cache / _cache_name(library, release, directories, used)
    cached = _load(path)
    if cached:
        cached_reading, agreed = cached
        # The cached reading may be that of another release with the same headers.
        return replace(cached_reading, release=release), agreed
    reading = read.read(library, release, directories, used)
    second_reading = second_reader.reread(library, release, directories, reading.is_cpp)
    result = reading, second_reader.compare(library, reading, second_reading)
    cache.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(f".{os.getpid()}")
    data = pickle.dumps({name: _hash_shim(name) for name in sorted(reading.shims)}) + pickle.dumps(result)
    temporary.write_bytes(hashlib.sha256(data).digest() + data)
    os.replace(temporary, path)
    return result


def _load(path: Path) -> tuple[Reading, int] | None:
    """Return the cached result of `read_twice`, or None."""
    data = _open_intact(path)
    if data is None:
        return None
    result: tuple[Reading, int] = pickle.load(data)
    return result


def _open_intact(path: Path) -> io.BytesIO | None:
    """Return the contents of a cache file as a stream that is positioned at the reading.

    Returns None if the file is missing or damaged, or if an included shim has changed.
    """
    try:
        data = path.read_bytes()
    except OSError:
        return None
    content = data[_DIGEST_BYTES:]
    if hashlib.sha256(content).digest() != data[:_DIGEST_BYTES]:
        return None
    stream = io.BytesIO(content)
    shims: dict[str, str] = pickle.load(stream)
    if any(_hash_shim(name) != cached_hash for name, cached_hash in shims.items()):
        return None
    return stream


@cache
def _hash_shim(name: str) -> str:
    """Return the hash of a file in headers/shim, or "" if it does not exist."""
    path = SHIM / name
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def _cache_name(
    library: Declared, release: str, directories: Sequence[Path], used: Sequence[Declared]
) -> str:
    """Return the name of the cache file for a reading.

    The name of each directory is the hash of its headers. A reading does not depend on the release number.
    """
    rules = [declared.reading_rules for declared in (library, *used)]
    inputs = [_hash_readers(), rules, [directory.name for directory in directories]]
    return hashlib.sha256(repr(inputs).encode()).hexdigest()


@lru_cache(maxsize=1)
def _hash_readers() -> str:
    """Return a hash of the readers' code and of their packages' versions."""
    total = hashlib.sha256("".join(version(name) for name in ("libclang", "pcpp", "pycparser")).encode())
    for name in READERS:
        code = (Path(__file__).parent / name).read_text(encoding="utf-8")
        total.update(f"{name}\0{_without_comments(code)}\n".encode())
    return total.hexdigest()


def _without_comments(code: str) -> str:
    """Return a module's code without comments and docstrings, which do not affect readings."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if (
            isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
            and ast.get_docstring(node) is not None
        ):
            node.body[0] = ast.Pass()
    return ast.dump(tree)
