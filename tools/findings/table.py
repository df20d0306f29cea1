"""Writes the tables of results to the page docs/maintainers/findings.md."""

from __future__ import annotations

import pathlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from .kernels import Package
from .programs import Collection

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "maintainers" / "findings.md"
START, END = "<!-- table -->\n\n", "\n<!-- end of the table -->\n"
RESULTS = ("right", "missed", "alarm", "wrong", "refused")
COLUMNS = " | runs | " + " | ".join(RESULTS) + " |\n|---|" + "---:|" * (len(RESULTS) + 2) + "\n"


def make_table(
    packages: Sequence[Package], collections: Sequence[Collection], results: Mapping[str, Sequence[str]]
) -> str:
    """Return a table of the kernels, and a table of the programs if there are results of programs.

    Args:
        packages: The packages with kernels. Packages without results are omitted.
        collections: The collections of programs. Collections without results are omitted.
        results: Maps the name of each run to its result and the reason for the result.
    """
    kernels = [(package.title, package.count_kernels()) for package in packages]
    programs = [(collection.title, len(collection.programs)) for collection in collections]
    tables = "| package | kernels" + COLUMNS + "".join(_make_rows(kernels, results))
    program_rows = _make_rows(programs, results)
    has_programs = len(program_rows) > 1  # in addition to the row with the sums
    if has_programs:
        tables += "\n| package | programs" + COLUMNS + "".join(program_rows)
    return tables


def _make_rows(titles: Iterable[tuple[str, int]], results: Mapping[str, Sequence[str]]) -> list[str]:
    """Return a row for each package or collection with results, and a row with the sums.

    Args:
        titles: The title of each package or collection, and the number of its kernels or programs.
        results: Maps the name of each run to its result and the reason for the result.
    """
    rows = []
    total = Counter[str]()
    total_count = 0
    for title, count in titles:
        counts = Counter[str]()
        for run_name, (result, _) in results.items():
            if run_name.startswith(f"{title} "):
                counts[result] += 1
        if counts:
            rows.append(_make_row(title, count, counts))
            total += counts
            total_count += count
    return [*rows, _make_row("**all**", total_count, total)]


def _make_row(title: str, count: int, counts: Counter[str]) -> str:
    """Return a row with a title, the number of kernels or programs, and the number of runs by result."""
    cells = " | ".join(str(counts[result]) for result in RESULTS)
    return f"| {title} | {count} | {counts.total()} | {cells} |\n"


def write_page(tables: str) -> None:
    """Replace the tables on the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}{tables}{END}{after}", encoding="utf-8", newline="\n")
