"""`cudyn.trace` and `cudyn.range`, which record the work of the devices while a program runs."""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Sequence
from typing import Any

from ..._errors import refuse
from ..._process import process
from ..launch.driver_state import name_type
from .recorders import Recorder, make_recorder
from .timeline import draw_timeline
from .trace_events import (
    RANGE,
    DeviceTime,
    TraceEvent,
    TraceRow,
    format_table,
    list_device_times,
    summarize,
    write_chrome_trace,
)

_NVTX_LIBRARIES = ("libnvToolsExt.so.1", "nvToolsExt64_1.dll")

_ACTIVE = "trace"  # the only key in _active
# Contains the trace that is being recorded, or is empty. A dict can test and set an item atomically.
_active: dict[str, trace] = process.own({})

# The trace continues in the parent process. The child process is not traced.
process.after_fork(_active.clear)


class trace:
    """A context manager that records all work that this process runs on any device, in a `with` block.

    The block receives the Trace, which contains the events after the end of the block. The end of the block
    waits for the devices. CUPTI or the simulation records the kernels, copies and fills of all threads and
    packages, including graph nodes. A child process that is forked in the block is not recorded. Other
    packages' NVTX ranges are also recorded, if the process has not used NVTX before its first trace.

    Args:
        path: The path of the file that is written at the end of the block, or None if no file is written.
            Perfetto (ui.perfetto.dev) and chrome://tracing can open the file. If its name ends in ".svg", the
            file is a drawing of the timeline instead.
        calls: Whether to also record calls to the driver and to the CUDA runtime. A simulation does not
            record them.

    Raises:
        TypeError: If `path` is not a path.
        RuntimeError: At the start of the block, if another trace is active, or another profiler uses CUPTI.
        LoadError: At the start of the block, if CUPTI is not installed.

    Threads:
        Any. Only one trace can be active in a process.

    Example:
        ```python
        buffer = cudyn.Buffer(4000)
        with cudyn.trace("out.json") as trace:
            buffer.fill(0)
        print(trace)
        ```
    """

    def __init__(self, path: str | os.PathLike[str] | None = None, *, calls: bool = False) -> None:
        if path is not None and not isinstance(path, (str, os.PathLike)):
            raise refuse(TypeError, "a path", name_type(path), "trace: path")
        self._path = path
        self._has_calls = calls
        self._trace: Trace | None = None

    def __enter__(self) -> Trace:
        if _active.setdefault(_ACTIVE, self) is not self or self._trace is not None:
            raise RuntimeError("a trace is active, and only one can be active in a process: end it first")
        try:
            self._trace = Trace(make_recorder(self._has_calls))
        except BaseException:
            _active.clear()
            raise
        return self._trace

    def __exit__(self, *_: object) -> None:
        trace, self._trace = self._trace, None
        # In a child process that was forked in the block, no trace is active.
        if trace is None or _active.pop(_ACTIVE, None) is None:
            return
        trace.stop()
        if self._path is not None:
            trace.save(self._path)

    @property
    def recorded(self) -> Trace | None:
        """The Trace of the block, or None outside the block."""
        return self._trace


class Trace:
    """The work of the devices in a block of `cudyn.trace`. It is empty until the end of the block.

    Attributes:
        events: The TraceEvents in the order in which they started.
        dropped: The number of events that CUPTI lost because it did not have memory for them.
    """

    def __init__(self, recorder: Recorder) -> None:
        self._recorder: Recorder | None = recorder
        self._ranges: list[TraceEvent] = []
        self.events: Sequence[TraceEvent] = ()
        self.dropped = 0

    def get_time(self) -> int | None:
        """Return the current time in nanoseconds, on the same clock as the times of events.

        The result is None after the end of the block.
        """
        recorder = self._recorder
        return None if recorder is None else recorder.get_time()

    def add_range(self, name: str, start: int, end: int) -> None:
        """Add a range that belongs to the current thread. `start` and `end` are results of `get_time`."""
        thread = threading.get_native_id()
        self._ranges.append(TraceEvent(RANGE, name, start, end, os.getpid(), thread, {}))

    def stop(self) -> None:
        """Wait for the devices, and end the recording."""
        recorder, self._recorder = self._recorder, None
        if recorder is not None:
            events = [*recorder.stop(), *self._ranges]
            self.events = sorted(events, key=lambda event: event.start)
            self.dropped = recorder.count_dropped()

    def summarize(self) -> list[TraceRow]:
        """Return a row for each kernel, and for each type of copy and fill, sorted by total time."""
        return summarize(self.events)

    def list_device_times(self) -> list[DeviceTime]:
        """Return the busy and idle times of each device between its first and its last work."""
        return list_device_times(self.events)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the events to a file that Perfetto (ui.perfetto.dev) and chrome://tracing can open.

        If the name of the file ends in ".svg", the file is a drawing of the timeline instead.
        """
        if os.fspath(path).endswith(".svg"):
            with open(path, "w", encoding="utf-8") as file:
                file.write(draw_timeline(self.events))
        else:
            write_chrome_trace(self.events, path)

    def __str__(self) -> str:
        table = format_table(self.events)
        return f"{table}\n{self.dropped} events were lost" if self.dropped else table

    def __repr__(self) -> str:
        return f"<Trace: {len(self.events)} events>"


class range:
    """A context manager that marks a part of the program in traces.

    The part becomes an event in the active `cudyn.trace`. If no trace is active, the part becomes an NVTX
    range, which Nsight Systems and other profilers show, provided that the library libnvToolsExt is
    installed.

    Args:
        name: Name of the part.

    Raises:
        TypeError: If `name` is not a string.

    Threads:
        Any. The range belongs to the thread.

    Example:
        ```python
        buffer = cudyn.Buffer(4000)
        with cudyn.range("forward"):
            buffer.fill(0)
        ```
    """

    def __init__(self, name: str) -> None:
        if not isinstance(name, str):
            raise refuse(TypeError, "a string", name_type(name), "range: name")
        self._name = name
        # For each block that has been entered: the active trace or None, the time at which the block started,
        # and the library that records the block as an NVTX range, or None.
        self._blocks: list[tuple[Trace | None, int, Any]] = []

    def __enter__(self) -> None:
        active = _find_active()
        start = active.get_time() if active is not None else None
        # During a trace, an NVTX range would be recorded, too, so that the part would appear twice.
        library = _open_nvtx() if active is None else None
        if library is not None:
            library.nvtxRangePushA(self._name.encode())
        self._blocks.append((active, start or 0, library))

    def __exit__(self, *_: object) -> None:
        active, start, library = self._blocks.pop()
        end = active.get_time() if active is not None else None
        if active is not None and end is not None and active is _find_active():
            active.add_range(self._name, start, end)
        if library is not None:
            library.nvtxRangePop()


def _find_active() -> Trace | None:
    """Return the Trace that is being recorded in this process, or None."""
    tracer = _active.get(_ACTIVE)
    return None if tracer is None else tracer.recorded


@process.cache
def _open_nvtx() -> Any:
    """Open the NVTX library, and return it, or None if it is not installed."""
    for name in _NVTX_LIBRARIES:
        try:
            library = ctypes.CDLL(name)
            library.nvtxRangePushA.argtypes = [ctypes.c_char_p]
            library.nvtxRangePop.argtypes = []
        except (OSError, AttributeError):
            continue
        return library
    return None
