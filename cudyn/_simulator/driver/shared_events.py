"""Events that other processes can open (Linux). Their state is an in-memory file that the processes map."""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from typing import Any, NamedTuple

from .call_registry import Status, call, raise_if
from .handle_objects import HandleObject
from .kernel_runs import Fault
from .simulation import Simulation
from .stream_order import RUN

_STATE = struct.Struct("<QQQ")  # _State
_HANDLE = struct.Struct("<16sQQ")  # the start of a CUipcEventHandle: _MARK, a PID and a file descriptor
_HANDLE_SIZE = 64  # bytes
_MARK = b"cudyn simulation"
_TIMEOUT = 60  # seconds
_FLAGS = 6  # CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS


class _State(NamedTuple):
    """The contents of the file.

    Attributes:
        records: The number of times that the event was recorded.
        finished: The number of these records that have finished.
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
        return _State(*_STATE.unpack(self._memory[: _STATE.size]))

    def _write(self, state: _State) -> None:
        self._memory[: _STATE.size] = _STATE.pack(*state)

    def begin(self) -> int:
        """Begin to record the event. Return the index of this record, counted from 1."""
        state = self._read()
        record = state.records + 1
        self._write(_State(record, state.finished, os.getpid()))
        return record

    def finish(self, record: int) -> None:
        """Mark a record and all earlier records as finished.

        Args:
            record: The index that `begin` has returned.
        """
        state = self._read()
        self._write(state._replace(finished=max(state.finished, record)))

    def was_recorded_by_other_process(self) -> bool:
        """Return whether the event was last recorded by another process."""
        return self._read().recorder not in (0, os.getpid())

    def is_done(self) -> bool:
        """Return whether all records have finished."""
        state = self._read()
        return state.finished >= state.records

    def wait(self, symbol: str) -> None:
        """Wait until the other process has finished the last record.

        Args:
            symbol: The function that waits, for the error message.

        Raises:
            Fault: The other process has not finished it within 60 seconds.
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
    """Mark a record of an event as finished. Do nothing if the event has been destroyed."""
    try:
        state.finish(record)
    except ValueError:  # the event was destroyed, which closes the mapping of its memory
        pass


RUN["signal"] = _run_signal


@call()
def cuIpcGetEventHandle(simulation: Simulation, event: HandleObject) -> bytes:
    raise_if(event.shared is None)
    return _HANDLE.pack(_MARK, os.getpid(), event.shared.file).ljust(_HANDLE_SIZE, b"\0")


@call()
def cuIpcOpenEventHandle(simulation: Simulation, handle: Any) -> HandleObject:
    mark, pid, file = _HANDLE.unpack_from(bytes(handle))
    raise_if(mark != _MARK or pid == os.getpid())
    try:
        state = SharedState(f"/proc/{pid}/fd/{file}")
    except OSError:
        raise Status("INVALID_VALUE") from None
    attributes: dict[str, Any] = {"flags": _FLAGS, "time": 0.0, "capture": None, "edges": [], "shared": state}
    return simulation.add("CUevent", context=simulation.context, **attributes)
