"""Runs all oracles: `nox -s oracles`. Writes oracles.md, libraries.md and the table in guard.md.

`nox -s oracles -- NAME ...` runs only the oracles of these libraries, and replaces their rows in oracles.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence, Set
from pathlib import Path
from typing import Any

from cudyn._bindings.libraries import catalog

from ..support import real, samples
from . import Result, bindings, capsules, compiler, dwarf, echo, echo_c, libraries, oracles_page
from .oracles_page import LibraryResult

DOCS = Path(__file__).resolve().parents[2] / "docs" / "maintainers"


def iter_results(names: Set[str]) -> Iterator[LibraryResult]:
    """Yield the results of all oracles for these libraries.

    A result that reports a missing program or package does not belong to a library.
    """
    missing = compiler.unavailable()
    releases = [(name, release) for name, release in compiler.releases() if name in names]
    if missing:
        yield "", "the headers", Result(compiler.ORACLE, "everything", skipped=missing)
    for name, release in () if missing else releases:
        for check in (compiler.layouts, compiler.prototypes, compiler.values):
            yield name, "every release", check(name, release)
        for per_thread in (False, True) if "per_thread" in compiler.library(name).modes else (False,):
            yield name, "every release", compiler.names(name, release, per_thread)
    if dwarf.unavailable():
        yield "", "the headers", Result(dwarf.ORACLE, "everything", skipped=dwarf.unavailable())
    for name, release in () if dwarf.unavailable() else releases:
        yield name, "every release", dwarf.compare(name, release)
    library_names = dict.fromkeys(name for name, _ in releases)
    for name in () if missing else library_names:
        for release in echo_c.releases(name):
            for check in (echo.calls, echo.callbacks, echo.records):
                yield name, ", ".join(echo_c.releases(name)), check(name, release)
    for name in library_names:
        if samples.has_checked_calls(catalog.find(name)):
            yield name, "newest release", bindings.roles(name)
    if bindings.unavailable():
        yield "", "its modules", Result(bindings.ORACLE, "everything", skipped=bindings.unavailable())
    else:
        for name, check_bindings in bindings.checks():
            if name in names:
                yield name, "newest release", check_bindings(name)
    for release in capsules.RELEASES:
        for name in filter(names.__contains__, capsules.list_libraries(release)):
            yield name, f"cuda.bindings {release}", capsules.compare(name, release)
    # The library, the version, the label if the library is unavailable, and the label if it is compared.
    versions = [("driver", branch, f"driver {branch}", "every release") for branch in real.DRIVERS]
    versions += [
        (name, f"{major}", f"{major}", f"major version {major}") for name, major in libraries.list_majors()
    ]
    for name, version, label_if_unavailable, label in versions:
        if name not in names:
            continue
        skipped = libraries.unavailable(name, version)
        if skipped:
            oracle = libraries.DRIVERS if name == "driver" else libraries.ORACLE
            yield name, label_if_unavailable, Result(oracle, "everything", skipped=skipped)
        else:
            yield name, label, libraries.compare_addresses(name, version)


def add_facts(row: dict[str, Any], library_results: list[LibraryResult]) -> dict[str, Any]:
    """Return a row of libraries.row() with the results of the oracles as `facts`.

    For each oracle that has a column on the page, `facts` contains the numbers of comparisons and of
    disagreements.
    """
    facts = []
    for oracle in (compiler.ORACLE, echo.ORACLE, bindings.ORACLE, libraries.ORACLE):
        required_label = f"major version {row['major']}" if oracle == libraries.ORACLE else ""
        matching = [
            result
            for name, label, result in library_results
            if name == row["library"] and result.oracle == oracle and required_label in label
        ]
        comparison_count = sum(result.checked for result in matching)
        disagreement_count = sum(len(result.disagreements) for result in matching)
        facts.append((comparison_count, disagreement_count))
    return row | {"facts": facts}


def main(chosen: Sequence[str]) -> int:
    """Run the oracles of the chosen libraries, or all oracles. If nothing disagrees, write the pages.

    A page about all libraries is written only if all oracles could run.

    Returns:
        The exit status: 1 if anything disagrees or an oracle could not run, otherwise 0.
    """
    names = {*chosen} or {name for name, _ in compiler.releases()}
    results = list(iter_results(names))
    wrong = [line for _, _, result in results for line in result.disagreements]
    skipped = {
        f"not run: {result.oracle}, {name} {about}: {result.skipped}": None
        for name, about, result in results
        if result.skipped
    }
    facts = sum(result.checked for _, _, result in results)
    print(*(wrong or ["nothing disagrees"]), *skipped, sep="\n")
    print(f"{facts} facts, {len(wrong)} disagreements")
    if wrong or (skipped and not chosen):
        return 1
    path = oracles_page.PATH
    page = oracles_page.read(path.read_text(encoding="utf-8")) if chosen else oracles_page.Page()
    page.replace(names, results)
    path.write_text(page.write(), encoding="utf-8", newline="\n")
    if not chosen:
        capsules.write_page()
        rows = [add_facts(libraries.row(name, major), results) for name, major in libraries.list_majors()]
        (DOCS / "libraries.md").write_text(libraries.page(rows), encoding="utf-8", newline="\n")
    return int(bool(skipped))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
