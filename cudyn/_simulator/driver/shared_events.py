"""Events that other processes can open (Linux). Their state is an in-memory file that the processes map."""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from typing import Any, NamedTuple

from .call_registry import Status, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .kernel_runs import Fault
from .simulation import Simulation
from .stream_order import WORK_FUNCTIONS

_STATE = struct.Struct("<QQQ")  # _State
_HANDLE = struct.Struct("<16sQQ")  # the start of a CUipcEventHandle: _MARK, a PID and a file descriptor
_HANDLE_SIZE = 64  # bytes
_MARK = b"cudyn simulation"
_TIMEOUT = 60  # seconds
_FLAGS = 6  # CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS


class _State(NamedTuple):
    """The state of an event, which is stored in a file. A record is a call of cuEventRecord.

    Attributes:
        records: The number of records.
        finished: The number of records whose preceding work in the stream has finished.
        recorder: The PID of the process that recorded the event last, or 0.
    """

    records: int
    finished: int
    recorder: int


class SharedState:
    """The state of an event that several processes use.

    Attributes:
        file: The descriptor of the file with the state.
    """

    def __init__(self, path: str = "") -> None:
        """Create the state, or open the state of another process.

        Args:
            path: The path of the other process's file, or "" to create a new state.
        """
        if path:
            self.file = os.open(path, os.O_RDWR)
        else:
            if sys.platform != "linux":
                raise Status("NOT_SUPPORTED")
            self.file = os.memfd_create("cudyn event")
            os.ftruncate(self.file, _STATE.size)
        self._memory = mmap.mmap(self.file, _STATE.size)

    def _read(self) -> _State:
        """Return the current state from the file."""
        return _State(*_STATE.unpack(self._memory[: _STATE.size]))

    def _write(self, state: _State) -> None:
        """Write a new state to the file."""
        self._memory[: _STATE.size] = _STATE.pack(*state)

    def begin(self) -> int:
        """Count a new record of the event, and return its index, counted from 1."""
        state = self._read()
        record = state.records + 1
        self._write(_State(record, state.finished, os.getpid()))
        return record

    def finish(self, record: int) -> None:
        """Record that the work before a record of the event, and before all earlier records, has finished.

        Args:
            record: The index that `begin` has returned.
        """
        state = self._read()
        self._write(state._replace(finished=max(state.finished, record)))

    def was_recorded_by_other_process(self) -> bool:
        """Return whether the process that recorded the event last is another process."""
        return self._read().recorder not in (0, os.getpid())

    def is_done(self) -> bool:
        """Return whether the work before all records of the event has finished."""
        state = self._read()
        return state.finished >= state.records

    def wait(self, symbol: str) -> None:
        """Wait until another process has finished the work before the last record of the event.

        Args:
            symbol: The function that waits, for the error message.

        Raises:
            Fault: The other process has not finished the work within 60 seconds.
        """
        last_record = self._read().records
        end = time.monotonic() + _TIMEOUT
        while self._read().finished < last_record:
            if time.monotonic() > end:
                reason = f"the other process did not finish the work before the event within {_TIMEOUT} s"
                raise Fault(f"{symbol}: {reason}")
            time.sleep(0.001)

    def close(self) -> None:
        """Close the file."""
        self._memory.close()
        os.close(self.file)


def _run_signal(simulation: Simulation, state: SharedState, record: int) -> None:
    """Record that the work before a record of an event has finished.

    This runs in the stream in which the event was recorded. Do nothing if the event has been destroyed.
    """
    try:
        state.finish(record)
    except ValueError:  # the event was destroyed, which closes the mapping of its memory
        pass


WORK_FUNCTIONS["signal"] = _run_signal


@simulated_function()
def cuIpcGetEventHandle(simulation: Simulation, event: HandleObject) -> bytes:
    """Return a CUIpcEventHandle, with which another process can open an event."""
    raise_status_if(event.shared is None, "INVALID_VALUE")
    return _HANDLE.pack(_MARK, os.getpid(), event.shared.file).ljust(_HANDLE_SIZE, b"\0")


@simulated_function()
def cuIpcOpenEventHandle(simulation: Simulation, handle: Any) -> HandleObject:
    """Open an event of another process."""
    mark, pid, file = _HANDLE.unpack_from(bytes(handle))
    raise_status_if(mark != _MARK or pid == os.getpid(), "INVALID_VALUE")
    try:
        state = SharedState(f"/proc/{pid}/fd/{file}")
    except OSError:
        raise Status("INVALID_VALUE") from None
    return simulation.add_object(
        "CUevent",
        context=simulation.context,
        flags=_FLAGS,
        time=0.0,
        capture=None,
        capture_dependencies=[],
        shared=state,
    )
