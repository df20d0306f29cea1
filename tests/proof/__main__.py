"""Ask every oracle and write oracles.md and libraries.md in docs/maintainers: `nox -s oracles`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..support import real
from . import Result, bindings, compiler, dwarf, echo, echo_c, libraries

DOCS = Path(__file__).resolve().parents[2] / "docs" / "maintainers"

HEAD = """# What the tables were checked against

Written by `nox -s oracles`; do not edit. Each row is a kind of fact, how many of them were compared with
something that we did not write, and how many disagree. The tests assert that none does.

| oracle | what | asked about | facts | disagree | differ on purpose |
|---|---|---|---:|---:|---:|
"""


Answer = tuple[str, str, Result]
"""(library, what was asked about, what the oracle said)."""


def results() -> Iterator[Answer]:
    """The answers of every oracle, one at a time."""
    missing = compiler.unavailable()
    if missing:
        yield "", "the headers", Result(compiler.ORACLE, "everything", skipped=missing)
    for name, release in () if missing else compiler.releases():
        for check in (compiler.layouts, compiler.prototypes, compiler.values):
            yield name, "every release", check(name, release)
        for per_thread in (False, True) if "per_thread" in compiler.library(name).modes else (False,):
            yield name, "every release", compiler.names(name, release, per_thread)
    if dwarf.unavailable():
        yield "", "the headers", Result(dwarf.ORACLE, "everything", skipped=dwarf.unavailable())
    for name, release in () if dwarf.unavailable() else compiler.releases():
        yield name, "every release", dwarf.ask(name, release)
    every = dict.fromkeys(name for name, _ in compiler.releases())
    for name in () if missing else every:
        for release in echo_c.releases(name):
            for check in (echo.calls, echo.callbacks, echo.records):
                yield name, ", ".join(echo_c.releases(name)), check(name, release)
    for name in every:
        yield name, "newest release", bindings.without_roles(name)
    if bindings.unavailable():
        yield "", "its modules", Result(bindings.ORACLE, "everything", skipped=bindings.unavailable())
    else:
        for name, compared in bindings.checks():
            yield name, "newest release", compared(name)
    asked = [("driver", branch, f"driver {branch}", "every release") for branch in real.DRIVERS]
    asked += [(name, f"{major}", f"{major}", f"the library of {major}") for name, major in libraries.items()]
    for name, version, which, about in asked:
        skipped = libraries.unavailable(name, version)
        if skipped:
            oracle = libraries.DRIVERS if name == "driver" else libraries.ORACLE
            yield name, which, Result(oracle, "everything", skipped=skipped)
        else:
            yield name, about, libraries.slots(name, version)


def beside(found: dict[str, Any], answers: list[Answer]) -> dict[str, Any]:
    """What libraries.row() says, and as `facts` what the oracles of libraries.page()'s columns say."""
    facts = []
    for oracle in (compiler.ORACLE, echo.ORACLE, bindings.ORACLE, libraries.ORACLE):
        only = f"the library of {found['major']}" if oracle == libraries.ORACLE else ""
        said = [
            result
            for name, about, result in answers
            if name == found["library"] and result.oracle == oracle and only in about
        ]
        facts.append((sum(r.checked for r in said), sum(len(r.disagreements) for r in said)))
    return found | {"facts": facts}


def main() -> int:
    """1 if anything disagrees or an oracle could not be asked."""
    table: dict[tuple[str, str, str, str], Result] = {}
    answers = []
    for name, about, result in results():
        answers.append((name, about, result))
        row = table.setdefault((result.oracle, result.what, name, about), Result(result.oracle, result.what))
        row.checked += result.checked
        row.disagreements += result.disagreements
        row.on_purpose.update(result.on_purpose)
        row.skipped = result.skipped
    lines = [
        f"| {row.oracle} | {row.what} | {name}, {about} | {row.checked} | {len(row.disagreements)} "
        f"| {len(row.on_purpose)} |\n"
        for (_, _, name, about), row in table.items()
        if row.checked or row.disagreements
    ]
    total = sum(row.checked for row in table.values())
    wrong = [line for row in table.values() for line in row.disagreements]
    lines.append(f"| **all** | | | **{total}** | **{len(wrong)}** | |\n")
    lines.append("\n## What differs on purpose\n")
    reasons: dict[str, set[str]] = {}
    for (_, _, name, _), row in table.items():
        for what, why in row.on_purpose.items():
            reasons.setdefault(why, set()).add(f"{name}: {what}" if ":" in what else what)
    for why, names in sorted(reasons.items()):
        lines.append(f"\n{why[:1].upper()}{why[1:]}:\n{', '.join(f'`{n}`' for n in sorted(names))}\n")
    skipped = [f"{row.oracle}, {name} {about}: {row.skipped}" for (_, _, name, about), row in table.items()]
    skipped = [line for line, row in zip(skipped, table.values()) if row.skipped]
    print(*(wrong or ["nothing disagrees"]), *(f"not asked: {line}" for line in skipped), sep="\n")
    print(f"{total} facts, {len(wrong)} disagreements")
    if wrong or skipped:
        return 1
    rows = [beside(libraries.row(name, major), answers) for name, major in libraries.items()]
    for page, text in (("oracles.md", HEAD + "".join(lines)), ("libraries.md", libraries.page(rows))):
        (DOCS / page).write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
