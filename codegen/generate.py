"""Generates the contents of every file from the headers in the cache, using all processor cores."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple, TypeVar

from . import (
    abi,
    bridges,
    emit,
    fetch,
    groups,
    history,
    layouts,
    package,
    patches,
    proc_versions,
    pyi,
    readings_cache,
    report,
    roles,
    sizes,
    sources,
    texts,
)
from .declared import ROOT
from .documentation import read_documentation
from .errors import CodegenError, Problems
from .exceptions import Exceptions
from .model import Reading

Say = Callable[[str], None]  # prints a progress message


def generate(pins: sources.Sources, only: str = "", say: Say = print) -> dict[Path, str]:
    """Return the path and the contents of every generated file. The headers must be in the cache.

    Args:
        pins: libraries and wheels
        only: name of a library; generate only its files and the files about all libraries; if empty, generate
            the files of all libraries
        say: prints a progress message

    Raises:
        CodegenError: Lists every problem of every library, and everything that a person has to decide.
    """
    jobs: dict[str, list[readings_cache.Job]] = {}
    for job in readings_cache.jobs(pins, only):
        jobs.setdefault(job.library.name, []).append(job)
    libraries = [library for library in pins.libraries if only in ("", library.name)]
    problems = Problems()
    for library in libraries:
        with problems.collected():
            sources.check_decided(library)
    # 1. Read the headers. 2. Build the function tables. 3. Write the modules and the tables of types, which
    # also depend on the histories of the libraries that a library uses.
    with readings_cache.pool() as pool:
        try:
            readings_cache.read_all([job for library_jobs in jobs.values() for job in library_jobs], say)
            table_futures = [pool.submit(_build_table, jobs.pop(library.name), pins) for library in libraries]
            # The remaining jobs are for libraries that are only used by the requested one.
            fold_futures = [pool.submit(_fold, library_jobs, pins, False) for library_jobs in jobs.values()]
            results = collect(table_futures)
            folds = {fold.library.name: fold for fold in (*(t.fold for t in results), *collect(fold_futures))}
        except CodegenError as error:
            problems.raise_with(error)
        used = {
            table.name: [folds[used_library.name] for used_library in pins.used(table.library)]
            for table in results
        }
        module_files: dict[Path, str] = {}
        for table in results:
            problems.add(table.problems)
            with problems.collected():
                module_files |= _write_module(
                    table.library, [table.fold.history, *(fold.history for fold in used[table.name])]
                )
            with problems.collected():
                _check_effects(table, results, pins, is_complete=not only)
        if not only:
            with problems.collected():
                check_extracted(pins, {header for fold in folds.values() for header in fold.headers})
        problems.raise_any()
        pairs = [[(fold.library, fold.history) for fold in used[table.name]] for table in results]
        type_files = collect(pool.submit(_write_types, *pair) for pair in zip(results, pairs, strict=True))
    outputs = module_files
    for table, type_texts in zip(results, type_files, strict=True):
        outputs |= table.outputs | type_texts
    releases = sorted({w.release for w in pins.wheels if w.numbering == "CUDA"}, key=sources.version_key)
    coverage = {table.name: table.coverage for table in results}
    complete = [library for library in pins.libraries if library in libraries or package.has_tables(library)]
    return outputs | _write_common(complete, coverage, releases)


def check_extracted(pins: sources.Sources, included: Collection[str], cache: Path = fetch.CACHE) -> None:
    """Reject headers that are extracted from a wheel if no release of any library includes them.

    Args:
        pins: libraries and wheels
        included: all headers that are included in any release
        cache: directory of the extracted headers
    """
    typedefs = {library.typedefs for library in pins.libraries}  # read by proc_versions, but never included
    files_by_part: dict[str, set[str]] = {}
    for wheel in pins.wheels:
        directory = fetch.folder(wheel, cache)
        files = {path.relative_to(directory).as_posix() for path in directory.rglob("*") if path.is_file()}
        files_by_part.setdefault(wheel.part, set()).update(files)
    problems = Problems()
    for part, files in files_by_part.items():
        unused = sorted(files - typedefs - {*included})
        with problems.collected():
            if unused:
                raise CodegenError(f"headers/pins.toml: take.{part}: no library includes {', '.join(unused)}")
    problems.raise_any()


def _check_effects(table: _Table, tables: Sequence[_Table], pins: sources.Sources, is_complete: bool) -> None:
    """Reject settings of a library that have no effect.

    A `[[layout]]` entry has an effect if this library, or any library that uses it, needs the entry's reason.

    Args:
        table: results for the library
        tables: results for all libraries that were generated
        pins: libraries and wheels
        is_complete: whether all libraries were generated; only then, unneeded `[[layout]]` entries are
            rejected
    """
    file = table.library.file
    if table.unused:
        raise CodegenError(f"{file}: these entries have no effect: {sorted(table.unused)}")
    if table.unmatched:
        raise CodegenError(f"{file}: left_out: no declaration matches {', '.join(table.unmatched)}")
    users = [
        candidate
        for candidate in tables
        if table.library in (candidate.library, *pins.used(candidate.library))
    ]
    unneeded = set.intersection(*(candidate.fold.unneeded for candidate in users))
    records = sorted(records for reason_file, records in unneeded if reason_file == file)
    if records and is_complete:
        raise CodegenError(f"{file}: layout: these entries are not needed: {records}")


def _write_common(
    libraries: Sequence[sources.Library], coverage: Mapping[str, str], releases: Sequence[str]
) -> dict[Path, str]:
    """Return the files that describe all libraries.

    Args:
        libraries: libraries, in the order in which they are listed
        coverage: new sections of the coverage page, by library
        releases: CUDA releases
    """
    package_directory = ROOT / "cudyn"
    modules = ROOT / "docs" / "reference" / "library_modules.md"
    variables = ROOT / "docs" / "reference" / "environment.md"
    outputs = {
        package_directory / "_bindings" / "tables" / "__init__.py": package.index(libraries),
        package_directory / "_bindings" / "tables" / "errors.py": package.errors_table(libraries),
        package_directory / "errors.pyi": package.errors(libraries),
        package_directory / "__init__.pyi": package.exports(libraries),
        package_directory / "types.pyi": package.types(),
    }
    if modules.is_file():
        text = modules.read_text(encoding="utf-8")
        outputs[modules] = package.list_libraries(libraries, text, releases)
        outputs[variables] = package.list_variables(libraries, variables.read_text(encoding="utf-8"))
    old = report.sections(report.PAGE.read_text(encoding="utf-8")) if report.PAGE.is_file() else {}
    sections = [{**old, **coverage}.get(library.name, "") for library in libraries]
    outputs[report.PAGE] = "".join([report.HEAD, *sections])
    return outputs


T = TypeVar("T")


def collect(futures: Iterable[Future[T]]) -> list[T]:
    """Return the results of independent futures, or raise one CodegenError with all their problems."""
    problems = Problems()
    results: list[T] = []
    for future in list(futures):
        with problems.collected():
            results.append(future.result())
    problems.raise_any()
    return results


class _Fold(NamedTuple):
    """The readings of a library, combined into one history."""

    library: sources.Library
    readings: list[Reading]
    history: history.History
    agreed: int  # number of prototypes that both readers read identically
    headers: frozenset[str]  # all included headers
    unneeded: set[tuple[str, str]]  # (file, records) of each `[[layout]]` entry that was not needed


class _Table(NamedTuple):
    """The results for one library. No files are generated for a library that has problems."""

    library: sources.Library
    fold: _Fold
    roles: emit.Roles
    sizes: emit.Roles
    answers: dict[str, tuple[str, ...]]
    outputs: dict[Path, str]
    coverage: str
    unused: set[tuple[str, str]]  # `[[role]]` entries that have no effect
    unmatched: list[str]  # `left_out` patterns that match no declaration
    problems: list[str]

    @property
    def name(self) -> str:
        """The library's name."""
        return self.library.name


def _fold(jobs: Sequence[readings_cache.Job], pins: sources.Sources, is_complete: bool = True) -> _Fold:
    """Combine the readings of a library.

    Args:
        jobs: readings to combine
        pins: libraries and wheels
        is_complete: whether the jobs cover all releases of the library, and not only the releases that
            another library needs
    """
    library = jobs[0].library
    results = [readings_cache.read_twice(*job) for job in jobs]
    readings = groups.gather(library, [reading for reading, _ in results], is_complete)
    readings = groups.set_results(library, readings, is_complete)
    for reading in readings:
        abi.check_passed(reading)
        reading.version = history.own_version(library, reading, pins)
    reasons = layouts.Layouts(*pins.used(library), library)
    folded = history.fold(readings, library.by_version, reasons)
    headers = frozenset().union(*(reading.headers for reading in readings))
    agreed = sum(agreed for _, agreed in results)
    return _Fold(library, readings, folded, agreed, headers, reasons.unused)


def _build_optional_tables(library: sources.Library, folded: history.History, path: Path) -> dict[Path, str]:
    """Return the tables that only some libraries have: bridges between majors, and texts of statuses.

    Args:
        library: The library.
        folded: Its functions and types in all releases.
        path: The path of its functions table.
    """
    tables = {
        "bridges": bridges.bridges_table(library, folded),
        "texts": texts.texts_table(library, folded),
    }
    return {path.with_name(f"{library.name}_{kind}.py"): text for kind, text in tables.items() if text}


def _build_table(jobs: Sequence[readings_cache.Job], pins: sources.Sources) -> _Table:
    """Return the functions table and the coverage section of a library, with all problems that were found."""
    fold = _fold(jobs, pins)
    library = fold.library
    readings, folded = fold.readings, fold.history
    problems = Problems()
    docs = read_documentation(f for r in reversed(readings) for f in r.functions.values())
    pointees = roles.Pointees(readings)
    exceptions = Exceptions(library)
    inferred: dict[str, list[tuple[str, ...]]] = {
        symbol: [
            roles.infer(span.value, docs, exceptions, pointees)
            if library.is_checked(symbol)
            else ("in",) * len(span.value.params)
            for span in spans
        ]
        for symbol, spans in folded.functions.items()
    }
    with problems.collected():
        roles.check_settled(library, folded, docs, exceptions, pointees)
    with problems.collected():
        roles.check(folded, inferred, library.status, readings)
    sized = sizes.Sizes(library, folded, readings, docs, pins.used(library))
    with problems.collected():
        folded.attributes = exceptions.types(folded)  # the sizes depend on these types
    with problems.collected():
        sized.find(inferred)
    folded.initial = exceptions.initial(folded)
    folded.bytes = exceptions.bytes(folded)
    answers = exceptions.answers(folded, library.status)
    told = exceptions.told(folded, inferred)
    outputs: dict[Path, str] = {}
    coverage = ""
    if not problems.lines:
        rows = sized.found.rows(inferred)
        versions = proc_versions.read(library, pins, folded)
        path = ROOT / "cudyn" / "_bindings" / "tables" / f"{library.name}_functions.py"
        layouts_of_patches = patches.read_layouts(library, pins, readings)
        outputs[path] = emit.functions_table(
            library, folded, rows, answers, told, versions, layouts_of_patches
        )
        outputs |= _build_optional_tables(library, folded, path)
        coverage = report.section(library, readings, folded, fold.agreed, sized.found)
    left_out = {name for reading in readings for name in reading.left_out}
    unmatched = [p for p in library.left_out if not any(re.fullmatch(p, name) for name in left_out)]
    return _Table(
        library,
        fold._replace(readings=[]),
        inferred,
        sized.found.texts,
        answers,
        outputs,
        coverage,
        exceptions.unused,
        unmatched,
        problems.lines,
    )


def _write_module(library: sources.Library, histories: Sequence[history.History]) -> dict[Path, str]:
    """Return the files of a library's module and of its info and status tables.

    Args:
        library: library whose module is generated
        histories: history of the library, followed by the histories of the libraries that it uses

    Raises:
        CodegenError: Lists every setting that is missing or contradicts the headers.
    """
    package.check(library, histories)
    absent = package.absent(library, histories)
    callbacks = package.list_callbacks(library, histories)
    directory = ROOT / "cudyn"
    files = {
        directory / f"{library.name}.py": package.module_source(library),
        directory / "_bindings" / "tables" / f"{library.name}_info.py": package.info_table(
            library,
            absent,
            callbacks,
            package.probes(library, histories),
            package.successes(library, histories),
        ),
    }
    if library.facts.statuses:
        files[directory / "_bindings" / "tables" / f"{library.name}_statuses.py"] = package.statuses_table(
            library
        )
    return files


def _write_types(table: _Table, used: Sequence[tuple[sources.Library, history.History]]) -> dict[Path, str]:
    """Return a library's types table and .pyi file, which also depend on the libraries that it uses."""
    library = table.library
    directory = ROOT / "cudyn"
    own_history = table.fold.history
    direct = [its_history for used_library, its_history in used if used_library.name in library.uses]
    types = emit.types_table(library, own_history, direct, [its_history for _, its_history in used])
    pyi_text = pyi.write(library, own_history, table.roles, used, table.answers, table.sizes)
    return {
        directory / "_bindings" / "tables" / f"{library.name}_types.py": types,
        directory / f"{library.name}.pyi": pyi_text,
    }
