"""The events of a trace, and the table and the file that are generated from them."""

from __future__ import annotations

import itertools
import json
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .benchmark_result import format_seconds

KERNEL, COPY, FILL = "kernel", "copy", "fill"  # the categories of work on a device
CALL, RANGE = "call", "range"  # the categories of events in the program
_DEVICE_CATEGORIES = frozenset((KERNEL, COPY, FILL))
_NAME_WIDTH = 60  # the width of the table's first column, in characters


class TraceEvent(NamedTuple):
    """An event with a duration: work on a device, a call, or a range of the program.

    Attributes:
        category: "kernel", "copy" or "fill" for work on a device, and otherwise "call" or "range".
        name: The name of the kernel, function or range, or a description such as "host to device".
        start: The time at which the event started, in nanoseconds.
        end: The time at which the event ended, in nanoseconds.
        device: The ordinal of the device; for calls and ranges, the ID of the process.
        stream: The number of the stream; for calls and ranges, the ID of the thread.
        details: Other values, such as a kernel's grid and the number of bytes that are copied.
    """

    category: str
    name: str
    start: int
    end: int
    device: int
    stream: int
    details: Mapping[str, Any]

    @property
    def is_device_work(self) -> bool:
        """Whether the event is work on a device, not a call or a range on the host."""
        return self.category in _DEVICE_CATEGORIES


@dataclass(frozen=True)
class TraceRow:
    """A row in a trace's table: all events that have the same category and name. Times are in seconds.

    Attributes:
        category: The category of the events.
        name: The name of the events.
        count: The number of events.
        total: The total duration of the events.
        mean: The mean duration of the events.
        share: The total duration divided by the time during which the devices were busy. If events overlap,
            the shares add up to more than 1.
    """

    category: str
    name: str
    count: int
    total: float
    mean: float
    share: float


@dataclass(frozen=True)
class DeviceTime:
    """The busy and idle times of a device between its first and its last work, in seconds.

    Attributes:
        device: The ordinal of the device.
        busy: The time during which the device worked.
        idle: The time during which the device did not work.
        gaps: The number of gaps, in which the device did not work.
        longest_gap: The duration of the longest gap.
    """

    device: int
    busy: float
    idle: float
    gaps: int
    longest_gap: float


def list_device_times(events: Iterable[TraceEvent]) -> list[DeviceTime]:
    """Return the busy and idle times of each device, sorted by the device's ordinal."""
    by_device: defaultdict[int, list[TraceEvent]] = defaultdict(list)
    for event in events:
        if event.is_device_work:
            by_device[event.device].append(event)
    return [_measure_device(device, work) for device, work in sorted(by_device.items())]


def _measure_device(device: int, work: Sequence[TraceEvent]) -> DeviceTime:
    """Return the busy and idle times of a device.

    Args:
        device: The ordinal of the device.
        work: The events of the device, of which there is at least one.
    """
    busy = 0
    gaps = []
    # The time in nanoseconds at which all work so far has ended. Overlapping work is counted only once.
    end = min(event.start for event in work)
    for event in sorted(work, key=lambda event: event.start):
        if event.start > end:
            gaps.append(event.start - end)
        busy += max(0, event.end - max(end, event.start))
        end = max(end, event.end)
    return DeviceTime(device, busy / 1e9, sum(gaps) / 1e9, len(gaps), max(gaps, default=0) / 1e9)


def summarize(events: Sequence[TraceEvent]) -> list[TraceRow]:
    """Return the rows of the table of the devices' work, sorted by total time, longest first."""
    durations: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for event in events:
        if event.is_device_work:
            durations[event.category, event.name].append(event.end - event.start)
    busy = sum(device_time.busy for device_time in list_device_times(events))
    rows = []
    for (category, name), times in durations.items():
        total = sum(times) / 1e9
        mean = total / len(times)
        share = total / busy if busy else 0.0
        rows.append(TraceRow(category, name, len(times), total, mean, share))
    return sorted(rows, key=lambda row: (-row.total, row.category, row.name))


def format_table(events: Sequence[TraceEvent]) -> str:
    """Return the table of the devices' work, followed by a line for each device with its times and gaps."""
    lines = [f"{'work':{_NAME_WIDTH}} {'count':>7} {'total':>10} {'mean':>10} {'share':>7}"]
    for row in summarize(events):
        name = name_work(row)
        if len(name) > _NAME_WIDTH:
            name = f"{name[: _NAME_WIDTH - len('...')]}..."
        total, mean = format_seconds(row.total), format_seconds(row.mean)
        lines.append(f"{name:{_NAME_WIDTH}} {row.count:7} {total:>10} {mean:>10} {row.share:7.1%}")
    for time in list_device_times(events):
        lines.append(
            f"device {time.device}: busy {format_seconds(time.busy)}, idle {format_seconds(time.idle)} in "
            f"{time.gaps} gaps, the longest {format_seconds(time.longest_gap)}"
        )
    return "\n".join(lines)


def write_chrome_trace(events: Sequence[TraceEvent], path: str | os.PathLike[str]) -> None:
    """Write events to a file that Perfetto and chrome://tracing can open (the Trace Event Format)."""
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"traceEvents": list(_iter_records(events)), "displayTimeUnit": "ns"}, file)


def _iter_records(events: Sequence[TraceEvent]) -> Iterator[dict[str, Any]]:
    """Yield the records of the Trace Event Format: the names of the rows, and the events.

    The times in the records are in microseconds.
    """
    base = min((event.start for event in events), default=0)
    rows = sorted({(event.device, event.stream, event.is_device_work) for event in events})
    for (device, is_device), group in itertools.groupby(rows, key=lambda row: (row[0], row[2])):
        # `device` is the ID of a process if `is_device` is false.
        name = f"GPU {device}" if is_device else f"process {device}"
        yield {"ph": "M", "name": "process_name", "pid": device, "tid": 0, "args": {"name": name}}
        for _, stream, _ in group:
            name = f"stream {stream}" if is_device else f"thread {stream}"
            yield {"ph": "M", "name": "thread_name", "pid": device, "tid": stream, "args": {"name": name}}
    for event in events:
        yield {
            "ph": "X",
            "name": name_work(event),
            "cat": event.category,
            "ts": (event.start - base) / 1e3,
            "dur": (event.end - event.start) / 1e3,
            "pid": event.device,
            "tid": event.stream,
            "args": dict(event.details),
        }


def name_work(event: TraceEvent | TraceRow) -> str:
    """Return the name of an event, preceded by its category if it is a copy or a fill."""
    return f"{event.category} {event.name}".rstrip() if event.category in (COPY, FILL) else event.name
