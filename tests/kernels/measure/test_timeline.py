"""Tests for the drawing of a trace."""

from __future__ import annotations

import builtins
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from cudyn import Buffer, Device, range, testing, trace
from cudyn._kernels.measure.timeline import draw_timeline, list_rows
from cudyn._kernels.measure.trace_events import TraceEvent

SVG = "{http://www.w3.org/2000/svg}"
LEFT, RIGHT = 130, 948  # the first and the last pixel of the time axis


def make_event(
    category: str, name: str, start: int, end: int, stream: int = 1, device: int = 0
) -> TraceEvent:
    return TraceEvent(category, name, start, end, device, stream, {})


def read_bars(events: list[TraceEvent]) -> list[tuple[str, dict[str, Any]]]:
    """Return the tooltips and the attributes of the bars."""
    root = ElementTree.fromstring(draw_timeline(events))
    bars = []
    for group in root.iter(f"{SVG}g"):
        if len(group):
            tooltip, bar, *_ = group
            bars.append((tooltip.text or "", dict(bar.attrib)))
    return bars


def read_texts(text: str) -> list[str]:
    """Return the strings in a drawing."""
    return [element.text or "" for element in ElementTree.fromstring(text).iter(f"{SVG}text")]


def test_bars_have_the_times_of_the_events() -> None:
    events = [make_event("kernel", "a", 1000, 2000), make_event("copy", "host to device", 3000, 5000)]
    bars = read_bars(events)
    assert [title for title, _ in bars] == ["a: 1.000 us", "copy host to device: 2.000 us"]
    quarter = (RIGHT - LEFT) / 4
    positions = [(float(bar["x"]), float(bar["width"])) for _, bar in bars]
    expected = [(LEFT, quarter), (LEFT + 2 * quarter, 2 * quarter)]
    assert positions == [pytest.approx(pair, abs=0.1) for pair in expected]
    texts = read_texts(draw_timeline(events, "a note"))
    ticks = ["0 us", "0.5 us", "1 us", "1.5 us", "2 us", "2.5 us", "3 us", "3.5 us", "4 us"]
    assert texts[: len(ticks)] == ticks
    assert texts[-4:] == [
        "copy host to device: 1, total 2.000 us",
        "a: 1, total 1.000 us",
        "GPU 0: busy 3.000 us, idle 1.000 us",
        "a note",
    ]


def test_each_stream_and_each_thread_has_a_row() -> None:
    events = [
        make_event("kernel", "a", 0, 5, stream=2),
        make_event("kernel", "b", 2, 4, stream=2),
        make_event("kernel", "c", 6, 7, stream=2),
        make_event("kernel", "d", 6, 7, stream=3),
        make_event("fill", "", 6, 7, stream=2, device=1),
        make_event("range", "inner", 1, 2, stream=77),
        make_event("range", "outer", 0, 9, stream=77),
        make_event("call", "cuLaunchKernel", 0, 1, stream=77),
    ]
    rows = []
    for row in list_rows(events):
        names_by_lane = [[event.name for event in lane] for lane in row.lanes]
        rows.append((row.label, names_by_lane))
    assert rows == [
        ("calls of 77", [["cuLaunchKernel"]]),
        ("thread 77", [["outer"], ["inner"]]),
        ("GPU 0, stream 2", [["a", "c"], ["b"]]),
        ("GPU 0, stream 3", [["d"]]),
        ("GPU 1, stream 2", [[""]]),
    ]
    assert {"calls of 77", "GPU 1, stream 2"} < {*read_texts(draw_timeline(events))}


def test_many_short_events_share_a_bar() -> None:
    """The opacity is the share of the bar's time that the events take up, but at least 0.3."""
    events = [make_event("kernel", "k", 10 * index, 10 * index + 5) for index in builtins.range(10000)]
    bars = read_bars(events)
    assert len(bars) <= RIGHT - LEFT
    assert sum(int(title.partition(" events, the first is k")[0]) for title, _ in bars) == 10000
    opacities = [float(bar["opacity"]) for _, bar in bars]
    assert min(opacities) >= 0.3
    assert max(opacities) <= 0.6
    apart = read_bars([make_event("kernel", "k", 10**6 * index, 10**6 * index + 5) for index in (0, 1, 2)])
    assert [float(bar["width"]) for _, bar in apart] == [1, 1, 1]


def test_names_are_escaped_and_cut() -> None:
    name = "f<int, 3>(int*, \"x\" & 'y')" * 8
    text = draw_timeline([make_event("kernel", name, 0, 1), make_event("kernel", "g<1>", 2, 9)])
    titles = [group[0].text for group in ElementTree.fromstring(text).iter(f"{SVG}g")]
    assert titles == [f"{name}: 1.000 ns", "g<1>: 7.000 ns"]
    labels = read_texts(text)
    assert "g<1>" in labels
    assert max(map(len, labels)) < 130


def test_timeline_without_events_can_be_drawn() -> None:
    assert read_texts(draw_timeline([])) == ["no events"]


def test_trace_writes_a_drawing(tmp_path: Path) -> None:
    for path in (tmp_path / "a.svg", str(tmp_path / "b.svg")):
        with testing.simulate("sm_90"):
            Device(0).use()
            with Buffer(64) as buffer, trace(path) as recorded, range("part"):
                buffer.fill(0)
        assert Path(path).read_text("utf-8") == draw_timeline(recorded.events)
        assert "part" in Path(path).read_text("utf-8")
