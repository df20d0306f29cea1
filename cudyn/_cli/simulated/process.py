"""The simulation in a process that `python -m cudyn run --simulate` has started, or in one of its children.

sitecustomize calls `start_python` in Python processes, and start.c calls `start_program` in other processes.
"""

from __future__ import annotations

import atexit
import json
import os
import struct
import sys
import tempfile
from contextlib import suppress
from mmap import mmap
from types import TracebackType
from typing import TYPE_CHECKING, Any

from ... import testing
from ..._process import process

if TYPE_CHECKING:
    from ..._simulator.driver.kernel_runs import Finding

SETTINGS = "settings.json"
RECORDS = "records"
LAUNCHES = "launches"
_COUNT = struct.Struct("=Q")


class Recorder:
    """Appends findings to a file from which the `run` command reads them.

    The command prints the findings, because the stderr of this process may be captured.

    Attributes:
        simulation: The simulation, or None if it has not started.
    """

    def __init__(self, directory: str) -> None:
        self._records = os.path.join(directory, RECORDS)
        self._directory = directory
        # The number of launches in this process, and the file from which the command reads this number
        self._launches = 0
        self._launches_file: mmap | None = None
        self._pid = 0  # the process that the file belongs to, which may be the parent of a forked process
        # The simulation, and the context manager that ends it
        self.simulation: Any = None
        self._context: Any = None

    def start(self, settings: dict[str, Any]) -> None:
        """Start the simulation."""
        runner = False if settings["is_check"] else testing.run_on_cpu()
        self._context = testing.simulate(
            settings["arch"],
            settings["devices"],
            run=runner,
            isolate=settings["isolate"],
            as_library=True,
            schedule=settings["schedule"],
            memory=settings["memory"],
        )
        self.simulation = self._context.__enter__()
        self.simulation.listener = self

    def end(self) -> None:
        """Run the pending work, record the counts, and end the simulation. Does nothing after a fork."""
        if self._context is None or self.simulation.is_forked:
            return
        self.simulation.take_findings()
        self._record("end", missing=self.simulation.not_supported)
        context = self._context
        self._context = None
        with suppress(testing.Fault, testing.NotRun):  # these findings have already been recorded
            context.__exit__(None, None, None)

    def add_finding(self, finding: Finding) -> None:
        """Record a fault, or that the program has read the result of a kernel that did not run."""
        kind = "not run" if isinstance(finding.error, testing.NotRun) else "fault"
        self._record(kind, message=str(finding))

    def add_obstacle(self, message: str) -> None:
        """Record the reason why the program cannot work in a simulation."""
        self._record("not supported", message=message)

    def add_failure(self, error: Exception) -> None:
        """Record the reason why this process is not simulated."""
        message = f"process {os.getpid()} is not simulated: {type(error).__name__}: {error}"
        self._record("not simulated", message=message)

    def add_launch(self) -> None:
        """Count a launch in a file, because this process may exit without a call to `end`."""
        pid = os.getpid()
        if pid != self._pid:  # this is the first launch, or the first one in a forked child
            with open(os.path.join(self._directory, LAUNCHES, str(pid)), "w+b") as file:
                file.write(bytes(_COUNT.size))
                file.flush()
                self._launches_file = mmap(file.fileno(), 0)
            self._pid = pid
            self._launches = 0
        self._launches += 1
        if self._launches_file is not None:
            _COUNT.pack_into(self._launches_file, 0, self._launches)

    def _record(self, kind: str, **values: object) -> None:
        """Append a record to the file with a single write, because several processes write to the file."""
        record = {"kind": kind, "process": os.getpid(), "program": _get_program(), **values}
        file = os.open(self._records, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            os.write(file, f"{json.dumps(record)}\n".encode())
        finally:
            os.close(file)


def _get_program() -> str:
    """Return the command line of this process."""
    try:
        with open("/proc/self/cmdline", "rb") as file:
            return file.read().rstrip(b"\0").replace(b"\0", b" ").decode(errors="backslashreplace")
    except OSError:
        return sys.executable


_recorders: list[Recorder] = process.keep([])  # the recorder of this process, or empty


def start(directory: str) -> None:
    """Start the simulation in this process.

    Args:
        directory: The directory that programs.py has written.
    """
    with open(os.path.join(directory, SETTINGS), encoding="utf-8") as file:
        settings = json.load(file)
    recorder = Recorder(directory)
    try:
        recorder.start(settings)
    except Exception as error:
        recorder.add_failure(error)
        return
    _recorders.append(recorder)


def start_python(directory: str) -> None:
    """Start the simulation in a Python process, and end it when Python exits."""
    start(directory)
    atexit.register(end)
    sys.excepthook = _show_exception


def _show_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Print an uncaught exception. For a finding, the traceback contains only frames outside cudyn."""
    if isinstance(error, (testing.Fault, testing.NotRun)):
        trace = _omit_frames(trace, os.path.dirname(testing.__file__)) or trace
    sys.__excepthook__(kind, error.with_traceback(trace), trace)


def _omit_frames(trace: TracebackType | None, directory: str) -> TracebackType | None:
    """Return a traceback without the frames of files in a directory, or `None` if no frame remains."""
    kept: list[TracebackType] = []
    while trace is not None:
        if not trace.tb_frame.f_code.co_filename.startswith(directory + os.sep):
            kept.append(trace)
        trace = trace.tb_next
    # A traceback is a linked list, which is built from its end.
    result: TracebackType | None = None
    for entry in reversed(kept):
        result = TracebackType(result, entry.tb_frame, entry.tb_lasti, entry.tb_lineno)
    return result


def start_program(directory: str, executable: str) -> None:
    """Start the simulation in a process that is not Python.

    Args:
        directory: The directory that programs.py has written.
        executable: The path of the Python interpreter, which differs from the program of this process.
    """
    sys.executable = executable
    tempfile.tempdir = directory  # Python's exit functions, which delete temporary files, are not called
    start(directory)


def find_simulation() -> Any:
    """Return the simulation of this process, or None."""
    return _recorders[0].simulation if _recorders else None


def end() -> None:
    """End the simulation in this process."""
    for recorder in _recorders:
        recorder.end()
