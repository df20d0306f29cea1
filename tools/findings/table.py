"""The table of the page docs/maintainers/findings.md."""

from __future__ import annotations

import pathlib
from collections import Counter
from collections.abc import Mapping, Sequence

from .kernels import Package

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "maintainers" / "findings.md"
START, END = "<!-- table -->\n\n", "\n<!-- end of the table -->\n"
RESULTS = ("right", "missed", "alarm", "wrong", "refused")
HEAD = (
    "| package | kernels | runs | " + " | ".join(RESULTS) + " |\n|---|" + "---:|" * (len(RESULTS) + 2) + "\n"
)


def make_rows(packages: Sequence[Package], results: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the rows of the table.

    Args:
        packages: The packages. Those without runs are omitted.
        results: The result and the reason of each run, by its description.
    """
    rows, total, kernels = [], Counter[str](), 0
    for package in packages:
        counts = Counter(
            result for described, (result, _) in results.items() if described.startswith(f"{package.title} ")
        )
        if counts:
            rows.append(_make_row(package.title, package.count_kernels(), counts))
            total += counts
            kernels += package.count_kernels()
    return [*rows, _make_row("**all**", kernels, total)]


def _make_row(title: str, kernels: int, counts: Counter[str]) -> str:
    cells = " | ".join(str(counts[result]) for result in RESULTS)
    return f"| {title} | {kernels} | {counts.total()} | {cells} |\n"


def write_page(rows: Sequence[str]) -> None:
    """Write the table into the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}{HEAD}{''.join(rows)}{END}{after}", encoding="utf-8", newline="\n")
