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


def fill_placeholders(markdown: str) -> str:
    """Replace each placeholder on a page, such as `<!-- plot: calls -->`, with a chart of the benchmark."""

    def make_chart(match: re.Match[str]) -> str:
        return format_result(read_result(match[1]))

    return MARK.sub(make_chart, markdown)


def read_result(name: str) -> dict[str, Any]:
    """Read the results of a benchmark from a file in benchmarks/results.

    The keys of the dict include "title", "unit", "columns", "rows", "command", "machine" and "method". A row
    is a list that contains a name, and a value or None for each column.

    Args:
        name: The name of the file without its suffix.
    """
    data: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text("utf-8"))
    return data


def format_result(data: dict[str, Any]) -> str:
    """Return the Markdown of a benchmark's results: a bar chart, a folded table, and a description.

    Args:
        data: The contents of a file in benchmarks/results, as `read_result` returns them.
    """
    table = textwrap.indent(_make_table(data), " " * 4)
    method = "; ".join(data[key] for key in ("method", "notes") if key in data)
    description = f"In {data['unit']}. Measured by `{data['command']}` on {data['machine']}: {method}."
    return f'{draw_chart(data)}\n\n??? note "The same results in a table"\n\n{table}\n\n{description}'


def _make_table(data: dict[str, Any]) -> str:
    """Return the Markdown table of a benchmark's results."""
    columns = data["columns"]
    header = " | ".join(["", *columns])
    lines = [f"| {header} |", "|---|" + "---:|" * len(columns)]
    for name, *values in data["rows"]:
        cells = " | ".join([name, *map(_format_value, values)])
        lines.append(f"| {cells} |")
    return "\n".join(lines)


def _format_value(value: float | None) -> str:
    """Format a value for a cell of the table: "" for a missing value."""
    return "" if value is None else f"{value:g}"


def draw_chart(data: dict[str, Any]) -> str:
    """Return the HTML of a bar chart, with a group for each row and a horizontal bar for each column.

    The axis extends from `data["start"]` to `data["most"]`, and longer bars are truncated. By default, it
    extends from 0 to the largest value. The axis can start at 1 if the values are multiples of C's time. On a
    narrow page, the labels are shown above the bars.

    Args:
        data: The contents of a file in benchmarks/results, as `read_result` returns them.
    """
    axis_start = data.get("start", 0)
    axis_end = data.get("most") or _find_max(data["rows"])
    columns = data["columns"]
    elements = [_draw_legend(columns)] if len(columns) > 1 else []
    for name, *values in data["rows"]:
        is_ours = name.startswith("cudyn")
        bars = []
        for index, (column, value) in enumerate(zip(columns, values, strict=True)):
            if value is None:
                continue
            color = f"bar{index % 4}"
            if len(columns) == 1:
                color = "ours" if is_ours else "bar1"
            fraction = (min(value, axis_end) - axis_start) / (axis_end - axis_start)
            bars.append(_draw_bar(column, value, color, fraction))
        css_class = "label ours" if is_ours else "label"
        label = f'<span class="{css_class}">{escape(name)}</span>'
        elements.append(f'{label}<span class="bars">{"".join(bars)}</span>')
    unit = escape(data["unit"].partition(",")[0])
    start_note = f"; the axis starts at {axis_start:g}" if axis_start else ""
    elements.append(f'<span></span><span class="unit">in {unit}{start_note}</span>')
    caption = f"<figcaption>{escape(data['title'])}</figcaption>"
    return f'<figure class="results">{caption}<div class="plot">{"".join(elements)}</div></figure>'


def _find_max(rows: list[list[Any]]) -> float:
    """Return the largest value in the rows of a result."""
    all_values: list[float] = []
    for _, *values in rows:
        all_values += [value for value in values if value is not None]
    return max(all_values)


def _draw_legend(columns: list[str]) -> str:
    """Return the HTML of a legend with the names of the columns, in the colors of their bars."""
    entries = []
    for index, column in enumerate(columns):
        color = f"bar{index % 4}"
        entries.append(f'<span><i class="{color}"></i>{escape(column)}</span>')
    return f'<span></span><span class="legend">{"".join(entries)}</span>'


def _draw_bar(column: str, value: float, color: str, fraction: float) -> str:
    """Return the HTML of a bar, followed by its value.

    Args:
        column: The name of the column, which is shown as a tooltip.
        value: The value to show.
        color: The CSS class that sets the color.
        fraction: The bar's length as a fraction of the axis. It is negative for values before the axis.
    """
    share = max(fraction, 0)
    bar = f'<i class="{color}" style="--share: {share:.4f}"></i>'
    return f'<span class="row" title="{escape(column)}: {value:g}">{bar}{value:g}</span>'
