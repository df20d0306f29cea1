"""Shows the files in benchmarks/results as tables and bar charts. The bars are HTML elements."""

from __future__ import annotations

import json
import re
import textwrap
from html import escape
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).resolve().parents[1] / "benchmarks" / "results"
MARK = re.compile(r"<!-- plot: (\w+) -->")


def fill(markdown: str) -> str:
    """Replace each placeholder on a page, such as `<!-- plot: calls -->`, with the result that it names."""
    return MARK.sub(lambda match: show(read(match[1])), markdown)


def read(name: str) -> dict[str, Any]:
    """Read a file in benchmarks/results. `name` is the file name without the suffix.

    The keys of the result include "title", "unit", "columns", "rows", "command", "machine" and "method". A
    row is a list that contains a name, and a value or None for each column.
    """
    data: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text("utf-8"))
    return data


def show(data: dict[str, Any]) -> str:
    """Return a result as Markdown: a bar chart, a folded table, and a line that describes the measurement."""
    header = ["", *data["columns"]]
    lines = ["| " + " | ".join(header) + " |", "|---|" + "---:|" * (len(header) - 1)]
    for name, *values in data["rows"]:
        lines.append("| " + " | ".join([name, *map(_format_value, values)]) + " |")
    method = "; ".join(data[key] for key in ("method", "notes") if key in data)
    measured = f"In {data['unit']}. Measured by `{data['command']}` on {data['machine']}: {method}."
    table = textwrap.indent("\n".join(lines), " " * 4)
    return f'{draw(data)}\n\n??? note "The same results in a table"\n\n{table}\n\n{measured}'


def _format_value(value: float | None) -> str:
    """Format a value for a cell of the table: "" for a missing value."""
    return "" if value is None else f"{value:g}"


def draw(data: dict[str, Any]) -> str:
    """Return the HTML of a bar chart, with a group for each row and a horizontal bar for each column.

    The axis extends from `data["start"]` to `data["most"]`, and longer bars are truncated. By default, it
    extends from 0 to the largest value. The axis can start at 1 if the values are multiples of C's time. On a
    narrow page, the labels are shown above the bars.

    Args:
        data: The contents of a file in benchmarks/results, as `read` returns them.
    """
    axis_start = data.get("start", 0)
    axis_end = data.get("most")
    if not axis_end:
        all_values: list[float] = []
        for _, *values in data["rows"]:
            all_values += [value for value in values if value is not None]
        axis_end = max(all_values)
    columns = data["columns"]
    elements = [_draw_legend(columns)] if len(columns) > 1 else []
    for name, *values in data["rows"]:
        is_ours = name.startswith("cudyn")
        bars = []
        for column, value in enumerate(values):
            if value is not None:
                if len(columns) > 1:
                    color = f"bar{column % 4}"
                elif is_ours:
                    color = "ours"
                else:
                    color = "bar1"
                fraction = (min(value, axis_end) - axis_start) / (axis_end - axis_start)
                bars.append(_draw_bar(columns[column], value, color, fraction))
        label = f'<span class="label{" ours" * is_ours}">{escape(name)}</span>'
        elements.append(f'{label}<span class="bars">{"".join(bars)}</span>')
    unit = escape(data["unit"].partition(",")[0])
    start_note = f"; the axis starts at {axis_start:g}" if axis_start else ""
    elements.append(f'<span></span><span class="unit">in {unit}{start_note}</span>')
    caption = f"<figcaption>{escape(data['title'])}</figcaption>"
    return f'<figure class="results">{caption}<div class="plot">{"".join(elements)}</div></figure>'


def _draw_legend(columns: list[str]) -> str:
    """Return a legend with the names of the columns, in the colors of their bars."""
    names = (
        f'<span><i class="bar{column % 4}"></i>{escape(name)}</span>' for column, name in enumerate(columns)
    )
    return f'<span></span><span class="legend">{"".join(names)}</span>'


def _draw_bar(column: str, value: float, color: str, fraction: float) -> str:
    """Return a bar followed by its value.

    Args:
        column: The name of the column, which is shown as a tooltip.
        value: The value to show.
        color: The CSS class that sets the color.
        fraction: The bar's length as a fraction of the axis. It is negative for values before the axis.
    """
    return (
        f'<span class="row" title="{escape(column)}: {value:g}">'
        f'<i class="{color}" style="--share: {max(fraction, 0):.4f}"></i>{value:g}</span>'
    )
