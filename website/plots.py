"""benchmarks/results as tables and plots: an SVG in the page, in the page's colours."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).resolve().parents[1] / "benchmarks" / "results"
MARK = re.compile(r"<!-- plot: (\w+) -->")
WIDTH, LABEL, BAR, GAP = 760, 300, 14, 6


def fill(markdown: str) -> str:
    """Put the results where a page marks their places."""
    return MARK.sub(lambda found: show(read(found[1])), markdown)


def read(name: str) -> dict[str, Any]:
    """Read a result: title, unit, columns, rows of a name and values, command, machine."""
    data: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text("utf-8"))
    return data


def show(data: dict[str, Any]) -> str:
    """A result as a plot, a table, and a line on how it was measured."""
    head = ["", *data["columns"]]
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    for name, *values in data["rows"]:
        lines.append("| " + " | ".join([name, *map(_say, values)]) + " |")
    how = f"In {data['unit']}. Measured by `{data['command']}` on {data['machine']}: {data['method']}."
    return f"{draw(data)}\n\n" + "\n".join(lines) + f"\n\n{how}"


def _say(value: float | None) -> str:
    return "" if value is None else f"{value:g}"


def _list_columns(columns: list[str]) -> tuple[list[str], int]:
    """The legend, and where the bars begin; without one for a single column."""
    parts, x = [], LABEL
    for column, name in enumerate(columns if len(columns) > 1 else ()):
        ours = " ours" if name == "cudyn" else ""
        parts.append(f'<rect class="bar{column % 4}{ours}" x="{x}" y="2" width="10" height="10"/>')
        parts.append(f'<text x="{x + 14}" y="11">{escape(name)}</text>')
        x += 30 + 7 * len(name)
    return parts, 22 if parts else 4


def draw(data: dict[str, Any]) -> str:
    """Horizontal bars, a group for each row and a bar for each column; a bar that is too long is cut."""
    most = data.get("most") or max(v for _, *values in data["rows"] for v in values if v is not None)
    scale = (WIDTH - LABEL - 60) / most
    parts, y = _list_columns(data["columns"])
    for name, *values in data["rows"]:
        bars = [(column, value) for column, value in enumerate(values) if value is not None]
        middle = y + len(bars) * BAR / 2 + 4
        parts.append(f'<text x="{LABEL - 8}" y="{middle:g}" text-anchor="end">{escape(name)}</text>')
        for column, value in bars:
            length = min(value, most) * scale
            ours = " ours" if name.startswith("cudyn") or data["columns"][column] == "cudyn" else ""
            parts.append(
                f'<rect class="bar{column % 4}{ours}" x="{LABEL}" y="{y}" width="{length:.1f}" '
                f'height="{BAR - 2}"><title>{escape(data["columns"][column])}: {value:g}</title></rect>'
                f'<text class="value" x="{LABEL + length + 4:.1f}" y="{y + BAR - 4}">{value:g}</text>'
            )
            y += BAR
        y += GAP
    title = escape(data["title"])
    return (
        f'<div class="plot"><svg viewBox="0 0 {WIDTH} {y}" role="img" aria-label="{title}">'
        f"<title>{title}</title>{''.join(parts)}</svg></div>"
    )
