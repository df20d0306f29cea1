"""From the headers in the cache to the text of every generated file, on every core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from . import abi, emit, groups, history, layouts, package, pyi, readings_cache, report, roles, sources
from .errors import CodegenError
from .sources import ROOT


def generate(pins: sources.Sources) -> dict[Path, str]:
    """Every generated file and its text, from headers that are in the cache."""
    with readings_cache.pool() as pool:
        jobs = readings_cache.read_all(pins, pool)
        rows = [[job for job in jobs if job.library == library] for library in pins.libraries]
        tables = list(pool.map(_tables, rows, [pins] * len(rows)))
        histories = {table.library.name: table.history for table in tables}
        used = [[(other, histories[other.name]) for other in pins.used(t.library)] for t in tables]
        written = list(pool.map(_written, tables, used))
    for table in tables:
        if table.unused:
            raise CodegenError(f"{table.library.file}: these roles change nothing: {sorted(table.unused)}")
        users = [other for other in tables if table.library in (other.library, *pins.used(other.library))]
        unneeded = set.intersection(*(other.unneeded for other in users))
        records = sorted(records for file, records in unneeded if file == table.library.file)
        if records:
            raise CodegenError(
                f"{table.library.file}: nothing needs the reasons for these layouts: {records}"
            )
    outputs: dict[Path, str] = {}
    for table, texts, others in zip(tables, written, used, strict=True):
        own = [table.history, *(other for _, other in others)]
        package.check(table.library, own)
        outputs |= table.outputs | texts
        absent, callbacks = package.absent(table.library, own), package.list_callbacks(table.library, own)
        outputs |= _door(table.library, absent, callbacks)
    libraries, readme = pins.libraries, ROOT / "README.md"
    outputs[ROOT / "cudyn" / "_tables" / "__init__.py"] = package.index(libraries)
    outputs[ROOT / "cudyn" / "errors.py"] = package.errors(libraries)
    outputs[ROOT / "cudyn" / "__init__.pyi"] = package.exports(libraries)
    outputs[ROOT / "cudyn" / "types.pyi"] = package.types()
    if readme.is_file():
        outputs[readme] = package.readme(libraries, readme.read_text(encoding="utf-8"))
    coverage = ROOT / "docs" / "maintainers" / "coverage.md"
    outputs[coverage] = "".join([report.HEAD, *(table.coverage for table in tables)])
    return outputs


class _Table(NamedTuple):
    """The results of one library's readings."""

    library: sources.Library
    history: history.History
    roles: emit.Roles
    answers: dict[str, tuple[str, ...]]
    outputs: dict[Path, str]
    coverage: str
    unused: set[tuple[str, str]]  # roles without effect
    unneeded: set[tuple[str, str]]  # file and records of the unused reasons


def _tables(jobs: Sequence[readings_cache.Job], pins: sources.Sources) -> _Table:
    library = jobs[0].library
    results = [readings_cache.read_twice(*job) for job in jobs]
    readings = groups.gather(library, [reading for reading, _ in results])
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
    folded.attributes, folded.initial = exceptions.types(folded), exceptions.initial(folded)
    folded.bytes = exceptions.bytes(folded)
    tables = ROOT / "cudyn" / "_tables"
    answers, told = exceptions.answers(folded, library.status), exceptions.told(folded, inferred)
    outputs = {
        tables / f"{library.name}_functions.py": emit.functions_table(
            library, folded, inferred, answers, told, library.too_small
        ),
    }
    coverage = report.section(library, readings, folded, sum(agreed for _, agreed in results))
    return _Table(library, folded, inferred, answers, outputs, coverage, exceptions.unused, reasons.unused)


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
    library, folder = table.library, ROOT / "cudyn"
    direct = [its_history for other, its_history in used if other.name in library.uses]
    types = emit.types_table(library, table.history, direct)
    pyi_text = pyi.write(library, table.history, table.roles, used, table.answers)
    return {folder / "_tables" / f"{library.name}_types.py": types, folder / f"{library.name}.pyi": pyi_text}
