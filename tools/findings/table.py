"""The table of the page docs/maintainers/findings.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .programs import ROOT

PAGE = ROOT / "docs" / "maintainers" / "findings.md"
START, END = "<!-- table -->\n\n", "\n<!-- end of the table -->\n"
RESULTS = ("right", "missed", "alarm", "wrong", "refused")
HEAD = (
    "| source | kernels | runs | " + " | ".join(RESULTS) + " |\n|---|" + "---:|" * (len(RESULTS) + 2) + "\n"
)


@dataclass
class Group:
    """A row of the table.

    Attributes:
        title: The beginning of the descriptions of its runs.
        kernels: The number of kernels.
    """

    title: str
    kernels: int


def make_rows(groups: Sequence[Group], results: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the rows of the table.

    Args:
        groups: The rows. Groups without runs are omitted.
        results: The result and the reason of each run, by its description.
    """
    rows, total, kernels = [], Counter[str](), 0
    for group in groups:
        counts = Counter(
            result for described, (result, _) in results.items() if described.startswith(f"{group.title} ")
        )
        if counts:
            rows.append(_make_row(group.title, group.kernels, counts))
            total += counts
            kernels += group.kernels
    return [*rows, _make_row("**all**", kernels, total)]


def _make_row(title: str, kernels: int, counts: Counter[str]) -> str:
    cells = " | ".join(str(counts[result]) for result in RESULTS)
    return f"| {title} | {kernels} | {counts.total()} | {cells} |\n"


def write_page(rows: Sequence[str]) -> None:
    """Write the table into the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}{HEAD}{''.join(rows)}{END}{after}", encoding="utf-8", newline="\n")
