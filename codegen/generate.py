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
    layouts,
    package,
    patches,
    pointers,
    proc_versions,
    pyi,
    readings_cache,
    report,
    sources,
    texts,
)
from .declared import ROOT
from .declared_types import DeclaredTypes
from .documentation import Documentation, read_documentation
from .errors import CodegenError, Problems
from .exceptions import Exceptions
from .history import History, combine, read_own_version
from .model import Question, Reading
from .roles import allowed, inference, questions
from .sizes.finder import MemoryFinder

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
            used_futures = [
                pool.submit(_combine_readings, library_jobs, pins, is_complete=False)
                for library_jobs in jobs.values()
            ]
            results = collect(table_futures)
            combined = {
                item.library.name: item
                for item in (*(table.combined for table in results), *collect(used_futures))
            }
        except CodegenError as error:
            problems.raise_with(error)
        used = {
            table.name: [combined[used_library.name] for used_library in pins.used(table.library)]
            for table in results
        }
        module_files: dict[Path, str] = {}
        for table in results:
            problems.add(table.problems, table.questions)
            with problems.collected():
                pointers.check_unanswered(table.library.file, table.library.pointer, table.questions)
            with problems.collected():
                module_files |= _write_module(
                    table.library, [table.combined.history, *(item.history for item in used[table.name])]
                )
            with problems.collected():
                _check_effects(table, results, pins, is_complete=not only)
        if not only:
            with problems.collected():
                check_extracted(pins, {header for item in combined.values() for header in item.headers})
        problems.raise_any()
        pairs = [[(item.library, item.history) for item in used[table.name]] for table in results]
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
        directory = fetch.get_directory(wheel, cache)
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
    unneeded = set.intersection(*(candidate.combined.unneeded for candidate in users))
    records = sorted(records for reason_file, records in unneeded if reason_file == file)
    if records and is_complete:
        raise CodegenError(f"{file}: layout: these entries are not needed: {records}")


def _write_common(
    libraries: Sequence[sources.Library], coverage: Mapping[str, str], releases: Sequence[str]
) -> dict[Path, str]:
    """Return the files that describe all libraries.

    Args:
        libraries: libraries, in the order in which they are listed
        coverage: new sections of the coverage page, keyed by library; the page keeps its other sections
        releases: CUDA releases, oldest first
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


class _Combined(NamedTuple):
    """The readings of a library, combined into one history."""

    library: sources.Library
    readings: list[Reading]
    history: History
    agreed: int  # number of prototypes that both readers read identically
    headers: frozenset[str]  # all included headers
    unneeded: set[tuple[str, str]]  # (file, records) of each `[[layout]]` entry that was not needed


class _Table(NamedTuple):
    """The results for one library. No files are generated for a library that has problems."""

    library: sources.Library
    combined: _Combined
    roles: emit.Roles
    sizes: emit.Roles  # the size of each parameter's memory
    answers: dict[str, tuple[str, ...]]  # see Exceptions.answers
    outputs: dict[Path, str]
    coverage: str  # the library's section of the coverage page
    unused: set[tuple[str, str]]  # entries about roles and results that have no effect (see Exceptions)
    unmatched: list[str]  # `left_out` patterns that do not match any declaration
    problems: list[str]
    questions: list[Question]

    @property
    def name(self) -> str:
        """The library's name."""
        return self.library.name


def _combine_readings(
    jobs: Sequence[readings_cache.Job], pins: sources.Sources, is_complete: bool = True
) -> _Combined:
    """Combine the readings of a library.

    Args:
        jobs: readings to combine
        pins: libraries and wheels
        is_complete: whether the jobs cover all releases of the library, and not only the releases that
            another library needs
    """
    library = jobs[0].library  # all jobs are for the same library
    results = [readings_cache.read_twice(*job) for job in jobs]
    readings = groups.gather(library, [reading for reading, _ in results], is_complete)
    readings = groups.set_results(library, readings, is_complete)
    for reading in readings:
        abi.check_records_passed_by_value(reading)
        reading.version = read_own_version(library, reading, pins)
    reasons = layouts.Layouts(*pins.used(library), library)
    history = combine(readings, by_version=library.by_version, layouts=reasons)
    headers = frozenset().union(*(reading.headers for reading in readings))
    agreed = sum(agreed for _, agreed in results)
    return _Combined(library, readings, history, agreed, headers, reasons.unused)


def _build_optional_tables(library: sources.Library, history: History, path: Path) -> dict[Path, str]:
    """Return the tables that only some libraries have: bridges, and the descriptions of status codes.

    Args:
        library: library whose tables are generated
        history: functions and types of the library in all releases
        path: path of the library's functions table, which determines the directory of the other tables
    """
    tables = {
        "bridges": bridges.bridges_table(library, history),
        "texts": texts.texts_table(library, history),
    }
    return {path.with_name(f"{library.name}_{kind}.py"): text for kind, text in tables.items() if text}


def _build_table(jobs: Sequence[readings_cache.Job], pins: sources.Sources) -> _Table:
    """Return the functions table and the coverage section of a library, with all problems that were found."""
    combined = _combine_readings(jobs, pins)
    library, readings, history = combined.library, combined.readings, combined.history
    problems = Problems()
    docs = read_documentation(f for r in reversed(readings) for f in r.functions.values())
    exceptions = Exceptions(library)
    roles = _determine_roles(combined, docs, exceptions, problems)
    unsettled = {(symbol, q.declaration) for q in problems.questions for symbol in q.symbols}
    finder = MemoryFinder(library, history, readings, docs, pins.used(library), unsettled)
    with problems.collected():
        history.attributes = exceptions.types(history)  # the sizes depend on these types
    with problems.collected():
        finder.find(roles)
    history.initial = exceptions.initial(history)
    history.bytes = exceptions.bytes(history)
    answers = exceptions.answers(history, library.status)
    told = exceptions.told(history, roles)
    outputs: dict[Path, str] = {}
    coverage = ""
    if not problems.lines:
        rows = finder.found.join_roles(roles)
        versions = proc_versions.read(library, pins, history)
        path = ROOT / "cudyn" / "_bindings" / "tables" / f"{library.name}_functions.py"
        layouts_of_patches = patches.read_layouts(library, pins, readings)
        outputs[path] = emit.functions_table(
            library, history, rows, answers, told, versions, layouts_of_patches
        )
        outputs |= _build_optional_tables(library, history, path)
        coverage = report.section(library, readings, history, combined.agreed, finder.found)
    left_out = {name for reading in readings for name in reading.left_out}
    unmatched = [p for p in library.left_out if not any(re.fullmatch(p, name) for name in left_out)]
    return _Table(
        library,
        combined._replace(readings=[]),  # not needed any more, and slow to send to the calling process
        roles,
        finder.found.texts,
        answers,
        outputs,
        coverage,
        exceptions.unused,
        unmatched,
        problems.lines,
        problems.questions,
    )


def _determine_roles(
    combined: _Combined, docs: Documentation, exceptions: Exceptions, problems: Problems
) -> dict[str, list[tuple[str, ...]]]:
    """Return the roles of all parameters, keyed by symbol. There is one tuple of roles for each span.

    Wrong roles, and questions about undetermined roles, are added to `problems`. All parameters of functions
    whose calls are not checked have the `in` role.
    """
    library, history = combined.library, combined.history
    types = DeclaredTypes(combined.readings)
    roles: dict[str, list[tuple[str, ...]]] = {}
    for symbol, spans in history.functions.items():
        if library.is_checked(symbol):
            roles[symbol] = [inference.infer_roles(span.value, docs, exceptions, types) for span in spans]
        else:
            roles[symbol] = [("in",) * len(span.value.params) for span in spans]
    with problems.collected():
        questions.check_settled(library, history, docs, exceptions, types)
    with problems.collected():
        allowed.check_allowed(history, roles, library.status, types)
    return roles


def _write_module(library: sources.Library, histories: Sequence[History]) -> dict[Path, str]:
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


def _write_types(table: _Table, used: Sequence[tuple[sources.Library, History]]) -> dict[Path, str]:
    """Return a library's types table and .pyi file, which also depend on the libraries that it uses."""
    library = table.library
    directory = ROOT / "cudyn"
    own_history = table.combined.history
    direct = [its_history for used_library, its_history in used if used_library.name in library.uses]
    types = emit.types_table(library, own_history, direct, [its_history for _, its_history in used])
    pyi_text = pyi.write(library, own_history, table.roles, used, table.answers, table.sizes)
    return {
        directory / "_bindings" / "tables" / f"{library.name}_types.py": types,
        directory / f"{library.name}.pyi": pyi_text,
    }
