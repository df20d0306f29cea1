"""Readings kept from one run to the next, so that codegen reads again only what has changed.

A reading depends on the headers, the reading rules in headers/libraries, the libraries it uses and the
readers' own code: the hash of these is its name in the git-ignored cache, so releases with the same headers
share one. The file begins with the hash of
its contents; then come the hashes of the shims that it includes, so that an edited shim is read again only
where it is used. CI starts without it.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import io
import multiprocessing
import os
import pickle
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
    folders: tuple[Path, ...]
    used: tuple[Library, ...]


def jobs(pins: Sources, only: str = "") -> list[Job]:
    """Every release of every library; only: those that the files of one library depend on."""
    return [
        Job(
            library,
            release,
            tuple(fetch.folder(wheel) for wheel in pins.wheels_of(library, release)),
            tuple(pins.used(library)),
        )
        for library, releases in pins.needed(only)
        for release in releases
    ]


def read_all(todo: Sequence[Job], pool: ProcessPoolExecutor, say: Callable[[str], None] = print) -> None:
    """Bring readings into the cache; say which ones are new. Raises CodegenError with every problem.

    A process reads a library's releases one after the other: it keeps the pieces of earlier ones, which make
    up most of the next one (see read.mode and second_reader).
    """
    groups: dict[str, list[Job]] = {}
    for name, job in {_name(*job): job for job in todo}.items():
        if _intact(CACHE / name) is None:
            groups.setdefault(job.library.name, []).append(job)
    problems = Problems()
    in_order = sorted(groups.values(), key=len, reverse=True)
    futures = [pool.submit(_read_group, group) for group in in_order]
    for number, future in enumerate(as_completed(futures), 1):
        of, seconds, lines = future.result()
        say(f"codegen: {number} of {len(futures)} groups of headers read: {of}, {seconds:.1f} s")
        with problems.collected():
            if lines:
                raise CodegenError("\n".join(lines))
    problems.raise_any()


def _read_group(group: Sequence[Job]) -> tuple[str, float, list[str]]:
    """Read related headers. Returns their names, the time and the problems."""
    problems = Problems()
    started = time.monotonic()
    for job in group:
        with problems.collected():
            read_twice(*job)
    names = dict.fromkeys(job.library.name for job in group)
    releases = dict.fromkeys(job.release for job in group)
    of = f"{', '.join(names)} {', '.join(releases)}"
    return of, time.monotonic() - started, problems.lines


def pool() -> ProcessPoolExecutor:
    """A process for every core. They are not forked: the caller may have threads.

    Readers keep millions of objects; a search for cycles among them took a seventh of the time, so it is off.
    """
    return ProcessPoolExecutor(
        os.cpu_count(),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=gc.set_threshold,
        initargs=(1_000_000,),
    )


def read_twice(
    library: Declared, release: str, folders: Sequence[Path], used: Sequence[Declared], cache: Path = CACHE
) -> tuple[Reading, int]:
    """A release read by both readers, and the number of prototypes that agree."""
    kept = cache / _name(library, release, folders, used)
    found = _kept(kept)
    if found:
        return replace(found[0], release=release), found[1]
    reading = read.read(library, release, folders, used)
    result = reading, second_reader.compare(library, reading, second_reader.reread(library, release, folders))
    cache.mkdir(parents=True, exist_ok=True)
    temporary = kept.with_suffix(f".{os.getpid()}")
    data = pickle.dumps({name: _shim(name) for name in sorted(reading.shims)}) + pickle.dumps(result)
    temporary.write_bytes(hashlib.sha256(data).digest() + data)
    os.replace(temporary, kept)
    return result


def _kept(path: Path) -> tuple[Reading, int] | None:
    """The cached reading, if there is one."""
    data = _intact(path)
    if data is None:
        return None
    found: tuple[Reading, int] = pickle.load(data)
    return found


def _intact(path: Path) -> io.BytesIO | None:
    """The file at its reading, if it is intact and the shims that the reading includes are what they were."""
    try:
        whole = path.read_bytes()
    except OSError:
        return None
    if hashlib.sha256(whole[32:]).digest() != whole[:32]:
        return None
    data = io.BytesIO(whole[32:])
    shims: dict[str, str] = pickle.load(data)
    if any(_shim(name) != was for name, was in shims.items()):
        return None
    return data


@cache
def _shim(name: str) -> str:
    """The hash of a file of headers/shim."""
    path = SHIM / name
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def _name(library: Declared, release: str, folders: Sequence[Path], used: Sequence[Declared]) -> str:
    # A folder of headers is named by the hash of its contents; a reading does not have the release's number.
    rules = [one.reading_rules for one in (library, *used)]
    parts = [_readers(), rules, [folder.name for folder in folders]]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


@lru_cache(maxsize=1)
def _readers() -> str:
    """The hash of the inputs of a reading that all have in common."""
    total = hashlib.sha256("".join(version(name) for name in ("libclang", "pcpp", "pycparser")).encode())
    for name in READERS:
        code = (Path(__file__).parent / name).read_text(encoding="utf-8")
        total.update(f"{name}\0{_without_words(code)}\n".encode())
    return total.hexdigest()


def _without_words(code: str) -> str:
    """What a module does: its code without comments and docstrings, which change nothing that is read."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if (
            isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
            and ast.get_docstring(node) is not None
        ):
            node.body[0] = ast.Pass()
    return ast.dump(tree)
