"""Tests for `cudyn.trace` and `cudyn.range` on a simulated device, and for records of CUPTI."""

from __future__ import annotations

import ctypes
import json
import os
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cudyn import Buffer, Device, Graph, Module, Stream, cupti, range, testing, trace, types
from cudyn._kernels.measure import recorders
from cudyn._kernels.measure import trace as trace_module
from cudyn._kernels.measure.demangle import demangle
from cudyn._kernels.measure.trace_events import summarize

from ...support.code import ptx
from ...support.messages import raises


@pytest.fixture(params=["default", "seed:7"])
def simulation(request: pytest.FixtureRequest) -> Iterator[testing.Simulation]:
    """A simulated device in each order of streams, whose context is current."""
    with testing.simulate("sm_90", 2, schedule=request.param) as simulation:
        Device(0).use()
        yield simulation


def make_kernel() -> Any:
    """Return the kernel k(u64, f32)."""
    return Module(ptx(k="u64, f32")).get_kernel("k")


def list_names(recorded: types.Trace) -> list[tuple[str, str]]:
    """Return the categories and names of the events."""
    return [(event.category, event.name) for event in recorded.events]


def test_trace_contains_kernels_copies_and_fills(simulation: testing.Simulation) -> None:
    kernel = make_kernel()
    kernel.launch(1, 32, 0, 1.0)
    with Stream() as stream, Buffer(64) as buffer, Buffer(64) as other:
        with trace() as recorded:
            kernel.launch((2, 3), 64, buffer, 1.0, stream=stream)
            buffer.fill(5, stream=stream)
            other.copy_from(buffer, stream=stream)
            buffer.copy_to(bytearray(16), stream=stream)
            assert not recorded.events
        kernel.launch(1, 32, 0, 1.0)
    categories = [("kernel", "k"), ("fill", ""), ("copy", "device to device"), ("copy", "device to host")]
    assert list_names(recorded) == categories
    first, fill, copy, last = recorded.events
    assert first.details == {"grid": [2, 3, 1], "block": [64, 1, 1]}
    assert [event.details["bytes"] for event in (fill, copy, last)] == [64, 64, 16]
    assert {event.device for event in recorded.events} == {0}
    assert len({event.stream for event in recorded.events}) == 1
    assert all(event.start <= event.end for event in recorded.events)
    assert repr(recorded) == "<Trace: 4 events>"


def test_trace_contains_the_nodes_of_graphs(simulation: testing.Simulation) -> None:
    graph = Graph()
    kernel = make_kernel()
    kernel.launch(1, 32, 0, 1.0, stream=graph)
    with Buffer(64) as buffer:
        buffer.fill(1, stream=graph)
        with trace() as recorded, Stream() as stream:
            graph.launch(stream)
            graph.launch(stream)
    assert sorted(list_names(recorded)) == [("fill", "")] * 2 + [("kernel", "k")] * 2


def test_trace_contains_all_threads_and_devices(simulation: testing.Simulation) -> None:
    """A fill of device 0 in this thread and a fill of device 1 in another thread are both recorded."""

    def fill() -> None:
        """Fill a buffer of device 1."""
        with Device(1), Buffer(8) as buffer:
            buffer.fill(1)

    with trace() as recorded, Buffer(8) as buffer:
        buffer.fill(2)
        thread = threading.Thread(target=fill)
        thread.start()
        thread.join()
    assert sorted(event.device for event in recorded.events) == [0, 1]


def test_range_is_an_event_that_contains_its_work(simulation: testing.Simulation) -> None:
    with trace() as recorded, Stream() as stream, Buffer(8) as buffer, range("outer"), range("inner"):
        buffer.fill(2, stream=stream)
        stream.sync()
    events = {(event.category, event.name): event for event in recorded.events}
    outer, inner, fill = events["range", "outer"], events["range", "inner"], events["fill", ""]
    assert outer.start <= inner.start <= fill.start <= fill.end <= inner.end <= outer.end
    assert (outer.device, outer.stream) == (os.getpid(), threading.get_native_id())


def test_range_without_a_trace_does_nothing() -> None:
    marked = range("outside")
    with marked, marked:
        pass


def test_range_that_ends_after_the_trace_is_not_recorded(simulation: testing.Simulation) -> None:
    marked = range("x")
    with trace() as recorded:
        marked.__enter__()
    marked.__exit__()
    assert recorded.events == []


def test_file_contains_the_events(simulation: testing.Simulation, tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    with trace(path), Buffer(8) as buffer, range("part"):
        buffer.fill(2)
        Device(0).sync()
    content = json.loads(path.read_text(encoding="utf-8"))
    records = content["traceEvents"]
    complete = {record["name"]: record for record in records if record["ph"] == "X"}
    assert {*complete} == {"fill", "part"}
    assert complete["fill"]["args"] == {"bytes": 8}
    assert complete["part"]["ts"] == 0
    assert complete["part"]["dur"] >= complete["fill"]["ts"] + complete["fill"]["dur"]
    names = {record["args"]["name"] for record in records if record["ph"] == "M"}
    assert {"GPU 0", f"process {os.getpid()}"} <= names


def test_failing_block_writes_its_events(simulation: testing.Simulation, tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    with raises(ZeroDivisionError), trace(path), Buffer(8) as buffer:
        buffer.fill(2)
        _ = 1 // 0
    assert '"fill"' in path.read_text(encoding="utf-8")
    with trace() as recorded:  # the first trace has ended
        pass
    assert recorded.events == []


def test_nested_trace_raises(simulation: testing.Simulation) -> None:
    with trace(), raises(RuntimeError), trace():
        pass


@pytest.mark.parametrize("function", [trace, range])
def test_invalid_argument_raises(function: Any) -> None:
    with raises(TypeError):
        function(5)


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_child_of_a_fork_does_not_write_the_file(simulation: testing.Simulation, tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    context = trace(path)
    with context, Buffer(8) as buffer:
        buffer.fill(2)
        child = os.fork()
        if child == 0:
            context.__exit__()
            exit_status = 1 if path.exists() else 0
            os._exit(exit_status)
        _, status = os.waitpid(child, 0)
        assert status == 0
    assert '"fill"' in path.read_text(encoding="utf-8")


# --- the table


def make_event(category: str, name: str, start: int, end: int, device: int = 0) -> types.TraceEvent:
    """Return an event in stream 1."""
    return types.TraceEvent(category, name, start, end, device, 1, {})


EVENTS = [
    make_event("kernel", "a", 0, 4000),
    make_event("kernel", "a", 3000, 5000),  # overlaps the first
    make_event("copy", "host to device", 7000, 8000),
    make_event("range", "r", 0, 10**6),
    make_event("fill", "", 10_000, 11_000, 1),
]


def test_summary_has_totals_and_shares_of_the_busy_time() -> None:
    rows = [(row.category, row.name, row.count, round(row.total * 1e9)) for row in summarize(EVENTS)]
    assert rows == [("kernel", "a", 2, 6000), ("copy", "host to device", 1, 1000), ("fill", "", 1, 1000)]
    first = summarize(EVENTS)[0]
    assert first.mean == 3e-6
    assert first.share == pytest.approx(6 / 7)


def test_str_of_a_trace_is_a_table(simulation: testing.Simulation) -> None:
    with trace() as recorded:
        pass
    recorded.events = [*EVENTS, make_event("kernel", "k" * 80, 20_000, 20_010, 1)]
    recorded.dropped = 3
    width = 60
    assert str(recorded).splitlines() == [
        f"{'work':{width}}   count      total       mean   share",
        f"{'a':{width}}       2   6.000 us   3.000 us   85.6%",
        f"{'copy host to device':{width}}       1   1.000 us   1.000 us   14.3%",
        f"{'fill':{width}}       1   1.000 us   1.000 us   14.3%",
        f"{'k' * 57}...       1   10.00 ns   10.00 ns    0.1%",
        "device 0: busy 6.000 us, idle 2.000 us in 1 gaps, the longest 2.000 us",
        "device 1: busy 1.010 us, idle 9.000 us in 1 gaps, the longest 9.000 us",
        "3 events were lost",
    ]


def test_demangle_returns_the_name_in_cpp() -> None:
    assert demangle("saxpy") == "saxpy"
    assert demangle("_Z") == "_Z"
    assert demangle("_Z5saxpyIfEvPT_") in ("void saxpy<float>(float*)", "_Z5saxpyIfEvPT_")


# --- CUPTI


@pytest.mark.parametrize(
    ("version", "names"),
    [
        ((11, 7), ("Kernel7", "Memcpy5", "MemcpyPtoP4", "Memset4")),
        ((12, 7), ("Kernel9", "Memcpy5", "MemcpyPtoP4", "Memset4")),  # between two releases in the tables
        ((13, 0), ("Kernel10", "Memcpy6", "MemcpyPtoP4", "Memset4")),
        ((13, 4), ("Kernel13", "Memcpy7", "MemcpyPtoP4", "Memset5")),
        ((99, 0), ("Kernel13", "Memcpy7", "MemcpyPtoP4", "Memset5")),
    ],
)
def test_record_has_the_type_of_the_release(version: tuple[int, int], names: tuple[str, ...]) -> None:
    stems = ("Kernel", "Memcpy", "MemcpyPtoP", "Memset")
    found = [recorders.find_record(stem, version).__name__ for stem in stems]
    assert found == [f"CUpti_Activity{name}" for name in names]


def test_second_subscriber_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """CUPTI's functions are replaced, because the real functions need a GPU."""

    def fail(*_: object) -> None:
        """Fail as CUPTI does if another profiler is active."""
        status = cupti.CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED
        raise cupti.Error("cuptiSubscribe", status, "CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED", "")

    monkeypatch.setattr(cupti, "cuptiSubscribe", fail)
    with raises(RuntimeError):
        trace().__enter__()
    with testing.simulate(), trace():  # no trace is left active
        pass


def test_records_in_a_buffer_become_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """The function that separates the records is replaced, because it needs CUPTI."""
    sizes = {"gridX": 1, "gridY": 2, "gridZ": 3, "blockX": 4, "blockY": 5, "blockZ": 6}
    kernel = recorders.find_record("Kernel", (13, 0))(
        kind=cupti.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL,
        name=b"_Z1kv",
        start=5,
        end=9,
        deviceId=1,
        streamId=7,
    )
    for name, size in sizes.items():
        setattr(kernel, name, size)
    copy = recorders.find_record("Memcpy", (13, 0))(
        kind=cupti.CUPTI_ACTIVITY_KIND_MEMCPY,
        copyKind=1,
        bytes=64,
        start=1,
        end=2,
        streamId=7,
        correlationId=3,
    )
    unknown = cupti.CUpti_Activity(kind=cupti.CUPTI_ACTIVITY_KIND_OVERHEAD)
    remaining = [kernel, unknown, copy]
    monkeypatch.setattr(recorders, "find_record", lambda name: FIND(name, (13, 0)))
    monkeypatch.setattr(recorders, "get_next_record", lambda: partial(read_next, remaining))
    first, second = recorders.RecordReader().iter_events(ctypes.addressof(ctypes.create_string_buffer(8)), 8)
    assert first[:6] == ("kernel", demangle("_Z1kv"), 5, 9, 1, 7)
    assert (first.details["grid"], first.details["block"]) == ([1, 2, 3], [4, 5, 6])
    assert second[:6] == ("copy", "host to device", 1, 2, 0, 7)
    assert second.details == {"bytes": 64, "correlation": 3}


def test_markers_in_a_buffer_become_ranges(monkeypatch: pytest.MonkeyPatch) -> None:
    """NVTX ranges may overlap. Those that started before the trace or have not ended are omitted."""

    def make(number: int, flag: str, time: int, name: bytes | None = None) -> Any:
        """Return the record of a marker."""
        marker = recorders.find_record("Marker", (13, 0))(
            kind=cupti.CUPTI_ACTIVITY_KIND_MARKER,
            flags=getattr(cupti, f"CUPTI_ACTIVITY_FLAG_MARKER_{flag}"),
            id=number,
            timestamp=time,
            name=name,
        )
        marker.objectId.pt.processId, marker.objectId.pt.threadId = 12, 34
        return marker

    remaining = [
        make(1, "END", 1),
        make(2, "START", 2, b"outer"),
        make(3, "START", 3, b"inner"),
        make(4, "INSTANTANEOUS", 4, b"now"),
        make(2, "END", 5),
        make(3, "END", 6),
        make(5, "START", 7, b"open"),
        make(6, "START", 8),
        make(6, "END", 9),
    ]
    monkeypatch.setattr(recorders, "find_record", lambda name: FIND(name, (13, 0)))
    monkeypatch.setattr(recorders, "get_next_record", lambda: partial(read_next, remaining))
    events = [*recorders.RecordReader().iter_events(ctypes.addressof(ctypes.create_string_buffer(8)), 8)]
    expected = [("outer", 2, 5), ("inner", 3, 6), ("", 8, 9)]
    assert events == [types.TraceEvent("range", *times, 12, 34, {}) for times in expected]


def read_next(remaining: list[Any], _buffer: object, _valid: int, reference: Any) -> int:
    """Return the next record of a list, as CUPTI's function does for a buffer."""
    if not remaining:
        return 1
    record = ctypes.cast(ctypes.pointer(remaining.pop(0)), ctypes.POINTER(cupti.CUpti_Activity))
    ctypes.memmove(reference, ctypes.byref(record), ctypes.sizeof(record))
    return 0


def test_range_is_a_range_of_nvtx_only_outside_a_trace(
    simulation: testing.Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within a trace, the range would be recorded twice, because a trace also records NVTX ranges."""
    calls: list[object] = []
    library = SimpleNamespace(nvtxRangePushA=calls.append, nvtxRangePop=lambda: calls.append("pop"))
    monkeypatch.setattr(trace_module, "_open_nvtx", lambda: library)
    with range("a"):
        with trace() as recorded, range("b"):
            pass
        assert calls == [b"a"]
    assert calls == [b"a", "pop"]
    assert list_names(recorded) == [("range", "b")]


FIND = recorders.find_record
