"""benchmarks/results as tables and plots: an SVG in the page, in the page's colours."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).resolve().parents[1] / "benchmarks" / "results"
MARK = re.compile(r"<!-- plot: (\w+) -->")
WIDTH = 760
LABEL = 300
BAR = 14
GAP = 6
AXIS = 18


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
    """The legend, in the bars' colours, and where the bars begin; without one for a single column."""
    parts: list[str] = []
    x = LABEL
    for column, name in enumerate(columns if len(columns) > 1 else ()):
        parts.append(f'<rect class="bar{column % 4}" x="{x}" y="2" width="10" height="10"/>')
        parts.append(f'<text x="{x + 14}" y="11">{escape(name)}</text>')
        x += 30 + 7 * len(name)
    return parts, 22 if parts else 4


def draw(data: dict[str, Any]) -> str:
    """Horizontal bars, a group for each row and a bar for each column; a bar that is too long is cut.

    start: where the axis begins, such as C's own cost in multiples of it; most: where it ends.
    """
    start = data.get("start", 0)
    most = data.get("most") or max(v for _, *values in data["rows"] for v in values if v is not None)
    scale = (WIDTH - LABEL - 60) / (most - start)
    parts, y = _list_columns(data["columns"])
    top = y
    for name, *values in data["rows"]:
        bars = [(column, value) for column, value in enumerate(values) if value is not None]
        middle = y + len(bars) * BAR / 2 + 4
        ours = " ours" if name.startswith("cudyn") else ""
        place = f'x="{LABEL - 8}" y="{middle:g}" text-anchor="end"'
        parts.append(f'<text class="label{ours}" {place}>{escape(name)}</text>')
        for column, value in bars:
            colour = "ours" if ours and len(data["columns"]) == 1 else f"bar{column % 4}"
            parts.append(
                _draw_bar(data["columns"][column], value, colour, (min(value, most) - start) * scale, y)
            )
            y += BAR
        y += GAP
    parts.append(_draw_axis(data, start, top, y))
    title = escape(data["title"])
    return (
        f'<div class="plot"><svg viewBox="0 0 {WIDTH} {y + AXIS}" role="img" aria-label="{title}">'
        f"<title>{title}</title>{''.join(parts)}</svg></div>"
    )


def _draw_bar(column: str, value: float, colour: str, length: float, y: float) -> str:
    return (
        f'<rect class="{colour}" x="{LABEL}" y="{y}" width="{max(length, 1):.1f}" height="{BAR - 2}">'
        f"<title>{escape(column)}: {value:g}</title></rect>"
        f'<text class="value" x="{LABEL + max(length, 1) + 4:.1f}" y="{y + BAR - 4}">{value:g}</text>'
    )


def _draw_axis(data: dict[str, Any], start: float, top: float, y: float) -> str:
    """A line where the bars begin, its value, and the unit."""
    unit = escape(data["unit"].partition(",")[0])
    return (
        f'<line class="axis" x1="{LABEL}" x2="{LABEL}" y1="{top - 2}" y2="{y}"/>'
        f'<text class="unit" x="{LABEL}" y="{y + AXIS - 4}">{start:g}, in {unit}</text>'
    )
