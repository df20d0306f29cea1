"""From the headers in the cache to the text of every generated file, on every core."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple, TypeVar

from . import (
    abi,
    emit,
    groups,
    history,
    layouts,
    package,
    proc_versions,
    pyi,
    readings_cache,
    report,
    roles,
    sizes,
    sources,
)
from .declared import ROOT
from .errors import CodegenError, Problems

Say = Callable[[str], None]  # shows a line to whoever waits


def generate(pins: sources.Sources, only: str = "", say: Say = print) -> dict[Path, str]:
    """Every generated file and its text, from headers that are in the cache.

    only: the library whose files are generated, with those about all libraries. Raises CodegenError with
    every problem of every library.
    """
    wanted = [library for library in pins.libraries if only in ("", library.name)]
    needed = {other.name for library in wanted for other in (library, *pins.used(library))}
    with readings_cache.pool() as pool:
        jobs = [job for job in readings_cache.jobs(pins) if job.library.name in needed]
        readings_cache.read_all(jobs, pool, say)
        named = [library for library in pins.libraries if library.name in needed]
        rows = [[job for job in jobs if job.library == library] for library in named]
        tables = collect(pool.submit(_tables, row, pins) for row in rows)
        found = {table.library.name: table for table in tables}
        used = {name: [found[other.name] for other in pins.used(found[name].library)] for name in found}
        mine = [found[library.name] for library in wanted]
        others = [[(t.library, t.history) for t in used[table.library.name]] for table in mine]
        written = collect(pool.submit(_written, *pair) for pair in zip(mine, others, strict=True))
    problems = Problems()
    for table in mine:
        with problems.collected():
            _check_used(table, tables, pins, is_whole=not only)
    outputs: dict[Path, str] = {}
    for table, texts in zip(mine, written, strict=True):
        with problems.collected():
            own = [table.history, *(other.history for other in used[table.library.name])]
            package.check(table.library, own)
            outputs |= table.outputs | texts
            absent = package.absent(table.library, own)
            callbacks = package.list_callbacks(table.library, own)
            outputs |= _door(table.library, absent, callbacks)
    problems.raise_any()
    releases = sorted({w.release for w in pins.wheels if w.numbering == "CUDA"}, key=sources.version_key)
    coverage = {table.library.name: table.coverage for table in mine}
    return outputs | _of_all(pins.libraries, coverage, releases)


def _check_used(table: _Table, tables: Sequence[_Table], pins: sources.Sources, is_whole: bool) -> None:
    """Stop at an entry without effect; a library that uses this one may need the reason of a layout."""
    file = table.library.file
    if table.unused:
        raise CodegenError(f"{file}: these roles change nothing: {sorted(table.unused)}")
    if table.unmatched:
        raise CodegenError(f"{file}: left_out: no declaration is called {', '.join(table.unmatched)}")
    users = [other for other in tables if table.library in (other.library, *pins.used(other.library))]
    unneeded = set.intersection(*(other.unneeded for other in users))
    records = sorted(records for at, records in unneeded if at == file)
    if records and is_whole:
        raise CodegenError(f"{file}: nothing needs the reasons for these layouts: {records}")


def _of_all(
    libraries: Sequence[sources.Library], coverage: Mapping[str, str], releases: Sequence[str]
) -> dict[Path, str]:
    """The files about all libraries. coverage: the new sections of its page, by library; releases: CUDA's."""
    package_folder = ROOT / "cudyn"
    modules = ROOT / "docs" / "reference" / "library_modules.md"
    outputs = {
        package_folder / "_tables" / "__init__.py": package.index(libraries),
        package_folder / "_tables" / "errors.py": package.errors_table(libraries),
        package_folder / "errors.pyi": package.errors(libraries),
        package_folder / "__init__.pyi": package.exports(libraries),
        package_folder / "types.pyi": package.types(),
    }
    if modules.is_file():
        text = modules.read_text(encoding="utf-8")
        outputs[modules] = package.list_libraries(libraries, text, releases)
    page = ROOT / "docs" / "maintainers" / "coverage.md"
    old = report.sections(page.read_text(encoding="utf-8")) if page.is_file() else {}
    sections = [{**old, **coverage}.get(library.name, "") for library in libraries]
    outputs[page] = "".join([report.HEAD, *sections])
    return outputs


T = TypeVar("T")


def collect(futures: Iterable[Future[T]]) -> list[T]:
    """The results of parts that do not depend on each other, or one CodegenError with all their problems."""
    problems = Problems()
    results: list[T] = []
    for future in list(futures):
        with problems.collected():
            results.append(future.result())
    problems.raise_any()
    return results


class _Table(NamedTuple):
    """The results of one library's readings."""

    library: sources.Library
    history: history.History
    roles: emit.Roles
    sizes: emit.Roles
    answers: dict[str, tuple[str, ...]]
    outputs: dict[Path, str]
    coverage: str
    unused: set[tuple[str, str]]  # roles without effect
    unneeded: set[tuple[str, str]]  # file and records of the unused reasons
    unmatched: list[str]  # the patterns of left_out that match nothing


def _tables(jobs: Sequence[readings_cache.Job], pins: sources.Sources) -> _Table:
    library = jobs[0].library
    results = [readings_cache.read_twice(*job) for job in jobs]
    readings = groups.gather(library, [reading for reading, _ in results])
    readings = groups.refine(library, readings)
    for reading in readings:
        abi.check_passed(reading)
        reading.version = history.own_version(library, reading, pins)
    reasons = layouts.Layouts(*pins.used(library), library)
    folded = history.fold(readings, library.by_version, reasons)
    docs = roles.documentation(f for r in reversed(readings) for f in r.functions.values())
    read_first = roles.read_first(readings)
    exceptions = roles.Exceptions(library)
    inferred = {
        symbol: [roles.infer(span.value, docs, exceptions, read_first) for span in spans]
        for symbol, spans in folded.functions.items()
    }
    roles.check(folded, inferred, library.status, readings)
    sized = sizes.Sizes(library, folded, readings).find(inferred)
    folded.attributes = exceptions.types(folded)
    folded.initial = exceptions.initial(folded)
    folded.bytes = exceptions.bytes(folded)
    tables = ROOT / "cudyn" / "_tables"
    answers = exceptions.answers(folded, library.status)
    told = exceptions.told(folded, inferred)
    outputs = {
        tables / f"{library.name}_functions.py": emit.functions_table(
            library, folded, sized.rows(inferred), answers, told, proc_versions.read(library, pins, folded)
        )
    }
    coverage = report.section(library, readings, folded, sum(agreed for _, agreed in results), sized)
    left_out = {name for reading in readings for name in reading.left_out}
    unmatched = [p for p in library.left_out if not any(re.fullmatch(p, name) for name in left_out)]
    return _Table(
        library,
        folded,
        inferred,
        sized.texts,
        answers,
        outputs,
        coverage,
        exceptions.unused,
        reasons.unused,
        unmatched,
    )


def _door(
    library: sources.Library, absent: Sequence[tuple[str, int]], callbacks: Mapping[str, str]
) -> dict[Path, str]:
    """The library's module and its tables."""
    folder = ROOT / "cudyn"
    made = {
        folder / f"{library.name}.py": package.door(library),
        folder / "_tables" / f"{library.name}_info.py": package.info_table(library, absent, callbacks),
    }
    if library.facts.statuses:
        made[folder / "_tables" / f"{library.name}_statuses.py"] = package.statuses_table(library)
    return made


def _written(table: _Table, used: Sequence[tuple[sources.Library, history.History]]) -> dict[Path, str]:
    """The files that depend on the used libraries, too: the types and the .pyi file."""
    library = table.library
    folder = ROOT / "cudyn"
    direct = [its_history for other, its_history in used if other.name in library.uses]
    types = emit.types_table(library, table.history, direct)
    pyi_text = pyi.write(library, table.history, table.roles, used, table.answers, table.sizes)
    return {folder / "_tables" / f"{library.name}_types.py": types, folder / f"{library.name}.pyi": pyi_text}
