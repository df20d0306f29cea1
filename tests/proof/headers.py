"""Reads every release of every library with both readers, only once for all xdist workers of a test run."""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import time
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from codegen import groups, history, readings_cache, sources
from codegen.errors import CodegenError
from codegen.layouts import Layouts
from codegen.model import Function, Reading
from codegen.sources import Library, Sources

Readings = dict[str, list[Reading]]  # library -> readings of its releases, oldest first
# (library, release) -> the reading, and the number of prototypes on which both readers agree
Twice = dict[tuple[str, str], tuple[Reading, int]]

SOURCES = sources.load()
LIBRARIES = SOURCES.libraries


def fold(library: Library, readings: list[Reading]) -> history.History:
    """Merge the readings of all releases, as codegen does, with the versions and the reasons for layouts."""
    for reading in readings:
        reading.version = history.read_own_version(library, reading, SOURCES)
    return history.combine(
        readings, by_version=library.by_version, layouts=Layouts(*SOURCES.used(library), library)
    )


def by_library(reading_pairs: Twice) -> Readings:
    """Return the readings of each library in the order of its releases."""
    result: Readings = {}
    for (name, _), (reading, _) in reading_pairs.items():
        result.setdefault(name, []).append(reading)
    return {library.name: groups.gather(library, result[library.name]) for library in LIBRARIES}


def read_all_twice(pins: Sources, factory: pytest.TempPathFactory) -> Twice:
    """Read the headers in the first worker. The other workers wait for the result."""
    directory = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        directory = directory.parent
    pickled = directory / "readings.pickle"
    with contextlib.suppress(FileExistsError):
        (directory / "readings.claim").touch(exist_ok=False)
        temporary = pickled.with_suffix(".new")
        with lasting_objects():
            temporary.write_bytes(pickle.dumps(_read_or_error(pins)))
        temporary.replace(pickled)
    deadline = time.monotonic() + 1200
    while not pickled.exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    return _load(pickled)


@contextlib.contextmanager
def lasting_objects() -> Iterator[None]:
    """Return a context manager that disables the garbage collector.

    While millions of objects are created that stay alive, searching them repeatedly for garbage is slow.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _read_or_error(pins: Sources) -> Twice | CodegenError:
    """Read all headers. Return a CodegenError instead of raising it, so that all workers can raise it."""
    try:
        jobs = readings_cache.jobs(pins)
        readings_cache.read_all(jobs)
    except CodegenError as error:
        return error
    twice = {(job.library.name, job.release): readings_cache.read_twice(*job) for job in jobs}
    share_functions(reading for reading, _ in twice.values())
    return twice


def share_functions(readings: Iterable[Reading]) -> None:
    """Replace equal prototypes from several releases, including their documentation, with one object."""
    shared: dict[tuple[Function, str, str], Function] = {}
    for reading in readings:
        for functions in (reading.functions, *reading.by_mode.values()):
            for name, function in functions.items():
                functions[name] = shared.setdefault((function, function.doc, function.header), function)


@lru_cache(maxsize=1)
def _load(path: Path) -> Twice:
    """Return the readings that the first worker has stored, or raise the error that it has stored."""
    with lasting_objects():
        loaded: Twice | CodegenError = pickle.loads(path.read_bytes())
    if isinstance(loaded, CodegenError):
        raise loaded
    return loaded
