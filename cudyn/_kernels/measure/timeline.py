"""Draws the timeline of a trace as an SVG image, for pages and reports."""

from __future__ import annotations

import html
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from .benchmark_result import format_seconds
from .trace_events import CALL, TraceEvent, list_device_times, name_work

# Sizes in pixels
_WIDTH = 960  # the width of the drawing
_LEFT = 130  # the width of the rows' labels
_RIGHT = 12  # the right margin
_BAR = 20  # the height of a bar, and of a line in the legend
_BASELINE = 14  # the distance from the top of a bar to the baseline of its text
_GAP = 4  # the vertical distance between bars
_ROW_GAP = 12  # the vertical distance between rows
_CHARACTER = 6.4  # the average width of a character
_MOST_TICKS = 8  # the maximum number of intervals between ticks
_MOST_NAMES = 10  # the maximum number of names in the legend
_MOST_COLORS = 8  # the number of colors, which are the classes c0 to c7 in _STYLE
_UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "us"), (1e-9, "ns"))
_STYLE = """
text { font: 11px system-ui, sans-serif; fill: #1f2328; }
.label, .tick { fill: #59636e; }
.grid { stroke: #d1d9e0; }
.range, .call { fill: #e4e8ec; stroke: #b6bfc8; }
.c0 { fill: #8fc1f5; } .c1 { fill: #f2b37c; } .c2 { fill: #8fd6a0; } .c3 { fill: #d9a8e8; }
.c4 { fill: #f29c9c; } .c5 { fill: #e0d07a; } .c6 { fill: #86d5d2; } .c7 { fill: #c4bfae; }
@media (prefers-color-scheme: dark) {
  .page, .label, .tick { fill: #c5cdd5; }
  .grid { stroke: #3d444d; }
}
"""


class Row(NamedTuple):
    """The bars of a stream or a thread.

    Attributes:
        label: The text to the left of the bars.
        lanes: The events, divided into lanes. The events in a lane do not overlap.
    """

    label: str
    lanes: list[list[TraceEvent]]


class _Bar(NamedTuple):
    """Events that are drawn as one rectangle.

    Attributes:
        x: The horizontal position in pixels.
        width: The width in pixels.
        share: The share of the rectangle's width that the events occupy, but at least _MIN_SHARE. It
            determines the opacity.
        events: The events.
    """

    x: float
    width: float
    share: float
    events: list[TraceEvent]


def draw_timeline(events: Sequence[TraceEvent], note: str = "") -> str:
    """Return the SVG of a timeline: a row for each stream and each thread, a time axis and a legend.

    Events that are too close to be distinguished are drawn as one bar.

    Args:
        events: The events.
        note: The last line of the legend, or `""`.
    """
    start = min((event.start for event in events), default=0)
    end = max((event.end for event in events), default=1)
    scale = (_WIDTH - _LEFT - _RIGHT) / max(end - start, 1)
    names = _rank_names(events)
    rows = list_rows(events)
    lines = []
    y = _BAR + _GAP
    for row in rows:
        label = html.escape(_cut(row.label, _LEFT - 2 * _GAP))
        lines.append(f'<text class="label" x="4" y="{y + _BASELINE}">{label}</text>')
        for lane in row.lanes:
            lines += [_draw_bar(bar, y, names) for bar in _merge(lane, start, scale)]
            y += _BAR + _GAP
        y += _ROW_GAP - _GAP
    ticks = _iter_ticks((end - start) / 1e9, scale * 1e9) if rows else [(_LEFT, "no events")]
    axis = [_draw_tick(x, text, y - _ROW_GAP) for x, text in ticks]
    legend = list(_iter_legend(events, names, y))
    if note:
        top = y + len(legend) * _BAR + _BASELINE
        legend.append(f'<text class="page" x="{_LEFT}" y="{top}">{html.escape(note)}</text>')
    height = y + len(legend) * _BAR + _GAP
    title = "Timeline of the work of the devices"
    svg_tag = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img">'
    return "\n".join(
        [svg_tag, f"<title>{title}</title><style>{_STYLE}</style>", *axis, *lines, *legend, "</svg>", ""]
    )


def list_rows(events: Iterable[TraceEvent]) -> list[Row]:
    """Return the rows of a timeline: first the threads of the program, then the streams of the devices."""
    groups: dict[tuple[bool, int, int, str], list[TraceEvent]] = {}
    # An event that starts at the same time as other events, but ends later, comes first.
    for event in sorted(events, key=lambda event: (event.start, -event.end)):
        # The calls and the ranges of a thread are in different rows.
        kind = "" if event.is_device_work else event.category
        groups.setdefault((event.is_device_work, event.device, event.stream, kind), []).append(event)
    rows = []
    for (is_device_work, device, stream, kind), group in sorted(groups.items()):
        thread = f"calls of {stream}" if kind == CALL else f"thread {stream}"
        label = f"GPU {device}, stream {stream}" if is_device_work else thread
        rows.append(Row(label, _split_lanes(group)))
    return rows


def _split_lanes(events: Iterable[TraceEvent]) -> list[list[TraceEvent]]:
    """Divide events that are sorted by start time into lanes, so that the events in a lane do not overlap."""
    lanes: list[list[TraceEvent]] = []
    for event in events:
        for lane in lanes:
            is_free = lane[-1].end <= event.start
            if is_free:
                lane.append(event)
                break
        else:  # all lanes are occupied
            lanes.append([event])
    return lanes


_MIN_SHARE = 0.3  # the minimum opacity, so that a bar is always visible


def _merge(lane: Sequence[TraceEvent], start: int, scale: float) -> Iterator[_Bar]:
    """Yield the bars of a lane. Each bar is at least one pixel wide. Events within a pixel share a bar.

    Args:
        lane: The events.
        start: The time at the left edge of the drawing, in nanoseconds.
        scale: The number of pixels per nanosecond.
    """
    groups: list[list[TraceEvent]] = []
    right = 0.0  # the right edge of the last bar
    for event in lane:
        x = _LEFT + (event.start - start) * scale
        width = (event.end - event.start) * scale
        is_indistinguishable = x < right and width < 1
        if groups and is_indistinguishable:
            groups[-1].append(event)
        else:
            groups.append([event])
            right = x + 1
        right = max(right, x + width)
    for group in groups:
        width = max((group[-1].end - group[0].start) * scale, 1.0)
        used_width = sum(event.end - event.start for event in group) * scale
        share = 1.0  # how much of the bar's width is filled by its events
        if len(group) > 1:
            share = min(max(used_width / width, _MIN_SHARE), 1.0)
        yield _Bar(_LEFT + (group[0].start - start) * scale, width, share, group)


def _draw_bar(bar: _Bar, top: int, names: Sequence[str]) -> str:
    """Return the SVG of a bar: a rectangle with a tooltip, and with a label if there is space.

    Args:
        bar: The bar.
        top: The vertical position in pixels.
        names: The names of the devices' work, whose order determines the colors.
    """
    first = bar.events[0]
    name = name_work(first)
    duration = format_seconds((bar.events[-1].end - first.start) / 1e9)
    is_single = len(bar.events) == 1
    title = f"{name}: {duration}"
    if not is_single:
        title = f"{len(bar.events)} events, the first is {name}: {duration}"
    style = first.category
    if first.is_device_work:
        style = f"c{min(names.index(name), _MOST_COLORS - 1)}"
    text = _cut(name, bar.width - _GAP) if is_single else ""
    label = f'<text x="{bar.x + 3:.1f}" y="{top + _BASELINE}">{html.escape(text)}</text>' if text else ""
    size = f'x="{bar.x:.1f}" y="{top}" width="{bar.width:.1f}" height="{_BAR}"'
    rectangle = f'<rect class="{style}" {size} opacity="{bar.share:.2g}"/>'
    return f"<g><title>{html.escape(title)}</title>{rectangle}{label}</g>"


_MIN_LENGTH = 7  # A label that would have to be cut to fewer characters is omitted.


def _cut(text: str, width: float) -> str:
    """Cut a string to a width in pixels, or return "" if too little of the string would remain."""
    max_length = int(width / _CHARACTER)
    if len(text) <= max_length:
        return text
    if max_length < _MIN_LENGTH:
        return ""
    return f"{text[: max_length - len('..')]}.."


def _rank_names(events: Iterable[TraceEvent]) -> list[str]:
    """Return the names of the devices' work, sorted by the total duration of the work, longest first."""
    totals: Counter[str] = Counter()
    for event in events:
        if event.is_device_work:
            totals[name_work(event)] += event.end - event.start
    return sorted(totals, key=lambda name: (-totals[name], name))


def _iter_ticks(seconds: float, scale: float) -> Iterator[tuple[float, str]]:
    """Yield the position in pixels and the label of each tick on the time axis.

    Args:
        seconds: The duration of the timeline.
        scale: The number of pixels per second.
    """
    step = _choose_tick_step(seconds)
    # The unit of the labels is the largest unit that is not longer than the timeline, or the smallest unit.
    fitting_units = [(factor, unit) for factor, unit in _UNITS if seconds >= factor]
    factor, unit = fitting_units[0] if fitting_units else _UNITS[-1]
    tick_count = int(seconds / step * (1 + 1e-9)) + 1  # The factor compensates rounding errors.
    for index in range(tick_count):
        yield _LEFT + index * step * scale, f"{index * step / factor:g} {unit}"


def _choose_tick_step(seconds: float) -> float:
    """Return the time between ticks in seconds: 1, 2 or 5 times a power of ten.

    It is the shortest time for which the time axis has at most `_MOST_TICKS` intervals.
    """
    magnitude = 10.0 ** math.floor(math.log10(max(seconds, 1e-9) / _MOST_TICKS))
    for factor in (1, 2, 5, 10):
        if seconds / (factor * magnitude) <= _MOST_TICKS:
            return factor * magnitude
    return 20 * magnitude  # only because of rounding errors


def _draw_tick(position: float, text: str, bottom: int) -> str:
    """Return the SVG of a tick: a vertical line and a label.

    Args:
        position: The horizontal position in pixels.
        text: The label.
        bottom: The vertical position of the line's lower end in pixels.
    """
    line = f'<line class="grid" x1="{position:.1f}" y1="{_BAR}" x2="{position:.1f}" y2="{bottom}"/>'
    anchor = "end" if position > _WIDTH - _LEFT / 2 else "middle"
    place = f'x="{position:.1f}" y="12" text-anchor="{anchor}"'
    return f'{line}<text class="tick" {place}>{html.escape(text)}</text>'


def _iter_legend(events: Sequence[TraceEvent], names: Sequence[str], start: int) -> Iterator[str]:
    """Yield the lines of the legend: a line for each name, followed by a line for each device.

    The line for a name shows its color, the number of events and their total time. The line for a device
    shows its busy and idle times.

    Args:
        events: The events.
        names: The names of the devices' work, in the order of their colors.
        start: The vertical position of the legend in pixels.
    """
    texts = []
    for name in names[:_MOST_NAMES]:
        times = [
            event.end - event.start for event in events if event.is_device_work and name_work(event) == name
        ]
        texts.append(f"{name}: {len(times)}, total {format_seconds(sum(times) / 1e9)}")
    if len(names) > _MOST_NAMES:
        texts.append(f"{len(names) - _MOST_NAMES} other names")
    for index, text in enumerate(texts):
        top = start + index * _BAR
        style = f"c{min(index, _MOST_COLORS - 1)}"
        # The square is in the middle of the line, whose height is _BAR.
        square = f'<rect class="{style}" x="{_LEFT}" y="{top + 4}" width="12" height="12"/>'
        shown = html.escape(_cut(text, _WIDTH - _LEFT - _BAR))
        yield f'{square}<text class="page" x="{_LEFT + _BAR}" y="{top + _BASELINE}">{shown}</text>'
    for index, device in enumerate(list_device_times(events), len(texts)):
        busy, idle = format_seconds(device.busy), format_seconds(device.idle)
        text = f"GPU {device.device}: busy {busy}, idle {idle}"
        yield f'<text class="page" x="{_LEFT}" y="{start + index * _BAR + _BASELINE}">{text}</text>'
