"""The simulation in a process that `python -m cudyn run --simulate` has started, or in one of its children.

`start` is called by sitecustomize in Python processes, and by start.c in other processes.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ... import testing

if TYPE_CHECKING:
    from ..._simulator.driver.kernel_runs import Finding

SETTINGS = "settings.json"
RECORDS = "records"


class Recorder:
    """Prints findings, and appends them to the file that the command reads at the end.

    Findings are printed to the stderr that the process started with, because test runners replace it.
    """

    def __init__(self, directory: str) -> None:
        self._records = os.path.join(directory, RECORDS)
        self._stderr = os.dup(2)
        self._pid = os.getpid()
        self._simulation: Any = None
        self._context: Any = None

    def start(self, settings: dict[str, Any]) -> None:
        """Start the simulation."""
        runner = False if settings["is_check"] else testing.run_on_cpu()
        self._context = testing.simulate(
            settings["arch"],
            settings["devices"],
            run=runner,
            as_library=True,
            order=settings["order"],
            memory=settings["memory"],
        )
        self._simulation = self._context.__enter__()
        self._simulation.listener = self

    def end(self) -> None:
        """Run the pending work, record the counts, and end the simulation."""
        if self._context is None or os.getpid() != self._pid:  # a forked child has no driver
            return
        self._simulation.take_findings()
        self._record("end", launches=len(self._simulation.launches), missing=self._simulation.not_supported)
        context, self._context = self._context, None
        with suppress(testing.Fault, testing.NotRun):
            context.__exit__(None, None, None)

    def add_finding(self, finding: Finding) -> None:
        kind = "not run" if isinstance(finding.error, testing.NotRun) else "fault"
        self._add(kind, str(finding))

    def add_obstacle(self, message: str) -> None:
        self._add("not simulated", message)

    def _add(self, kind: str, message: str) -> None:
        self._record(kind, message=message)
        os.write(self._stderr, f"cudyn: {message}\n".encode(errors="backslashreplace"))

    def _record(self, kind: str, **values: object) -> None:
        """Append a record to the file, in one call, because several processes write to it."""
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


_recorders: list[Recorder] = []  # the recorder of this process, or empty


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
        recorder.add_obstacle(f"this process is not simulated: {type(error).__name__}: {error}")
        return
    _recorders.append(recorder)


def start_python(directory: str) -> None:
    """Start the simulation in a Python process, and end it when Python exits."""
    import atexit

    start(directory)
    atexit.register(end)


def end() -> None:
    """End the simulation in this process."""
    for recorder in _recorders:
        recorder.end()


def end_program() -> None:
    """End the simulation in a process that is not Python, which does not call Python's exit functions."""
    import atexit

    end()
    atexit._run_exitfuncs()
