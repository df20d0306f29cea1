"""Ask every oracle and write docs/oracles.md: `nox -s oracles`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from .. import real
from . import Result, bindings, compiler, drivers, echo

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "oracles.md"

HEAD = """# What the tables were checked against

Written by `nox -s oracles`; do not edit. Each row is a kind of fact, how many of them were compared with
something that we did not write, and how many disagree. The tests assert that none does.

| oracle | what | asked about | facts | disagree | differ on purpose |
|---|---|---|---:|---:|---:|
"""


def results() -> Iterator[tuple[str, Result]]:
    """(what was asked about, result) from every oracle, one at a time."""
    missing = compiler.unavailable()
    for name, release in compiler.releases():
        if missing:
            yield f"{name} headers", Result(compiler.ORACLE, "everything", skipped=missing)
            break
        for check in (compiler.layouts, compiler.prototypes, compiler.values):
            yield f"{name}, every release", check(name, release)
        for per_thread in (False, True) if "per_thread" in compiler.library(name).modes else (False,):
            yield f"{name}, every release", compiler.names(name, release, per_thread)
    for name in bindings.MODULES if not missing else ():
        for check in (echo.calls, echo.callbacks, echo.records):
            for release in echo.RELEASES:
                yield f"{name}, {', '.join(echo.RELEASES)}", check(name, release)
    for name in bindings.MODULES:
        if bindings.unavailable():
            yield name, Result(bindings.ORACLE, "everything", skipped=bindings.unavailable())
            continue
        for check in (bindings.enumerators, bindings.signatures, bindings.without_roles):
            yield f"{name}, newest release", check(name)
    for driver in real.DRIVERS:
        if drivers.unavailable(driver):
            skipped = drivers.unavailable(driver)
            yield f"driver {driver}", Result(drivers.ORACLE, "everything", skipped=skipped)
        else:
            yield "cuda, every release", drivers.slots(driver)


def main() -> int:
    """1 if anything disagrees or an oracle could not be asked."""
    rows: dict[tuple[str, str, str], Result] = {}
    for about, result in results():
        row = rows.setdefault((result.oracle, result.what, about), Result(result.oracle, result.what))
        row.checked += result.checked
        row.disagreements += result.disagreements
        row.on_purpose.update(result.on_purpose)
        row.skipped = result.skipped
    lines = [
        f"| {row.oracle} | {row.what} | {about} | {row.checked} | {len(row.disagreements)} "
        f"| {len(row.on_purpose)} |\n"
        for (_, _, about), row in rows.items()
        if not row.skipped
    ]
    total = sum(row.checked for row in rows.values())
    wrong = [line for row in rows.values() for line in row.disagreements]
    lines.append(f"| **all** | | | **{total}** | **{len(wrong)}** | |\n")
    lines.append("\n## What differs on purpose\n\n| name | why |\n|---|---|\n")
    on_purpose = {name: why for row in rows.values() for name, why in row.on_purpose.items()}
    lines += [f"| `{name}` | {why} |\n" for name, why in sorted(on_purpose.items())]
    skipped = [f"{row.oracle}, {about}: {row.skipped}" for (_, _, about), row in rows.items() if row.skipped]
    print(*(wrong or ["nothing disagrees"]), *(f"not asked: {line}" for line in skipped), sep="\n")
    print(f"{total} facts, {len(wrong)} disagreements")
    if wrong or skipped:
        return 1
    PAGE.write_text(HEAD + "".join(lines), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
