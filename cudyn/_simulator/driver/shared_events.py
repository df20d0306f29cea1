"""Events that other processes can open (Linux). Their state is a file in memory, which the processes map."""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from typing import Any

from .call_registry import call, raise_if
from .handle_objects import HandleObject
from .kernel_runs import Fault
from .simulation import Simulation
from .stream_order import RUN

# The number of times that the event was recorded, the number of these records that have finished, and the PID
# of the process that recorded the event last
_STATE = struct.Struct("<QQQ")
_HANDLE = struct.Struct("<16sQQ")  # the start of a CUipcEventHandle: _MARK, a PID and a file descriptor
_HANDLE_SIZE = 64  # bytes
_MARK = b"cudyn simulation"
_TIMEOUT = 60  # seconds
_FLAGS = 6  # CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS


class SharedState:
    """The state of an event that several processes use.

    Attributes:
        file: The file descriptor.
    """

    def __init__(self, path: str = "") -> None:
        """Create the state, or open the state of another process.

        Args:
            path: The path of the other process's file, or "" to create a new state.
        """
        if path:
            self.file = os.open(path, os.O_RDWR)
        else:
            raise_if(sys.platform != "linux", "NOT_SUPPORTED")
            self.file = os.memfd_create("cudyn event") if sys.platform == "linux" else -1
            os.ftruncate(self.file, _STATE.size)
        self._memory = mmap.mmap(self.file, _STATE.size)

    def _read(self) -> tuple[int, int, int]:
        records, finished, recorder = _STATE.unpack(self._memory[: _STATE.size])
        return records, finished, recorder

    def begin(self) -> int:
        """Begin to record the event. Return the number of this record, counted from 1."""
        records, finished, _ = self._read()
        self._memory[: _STATE.size] = _STATE.pack(records + 1, finished, os.getpid())
        return records + 1

    def finish(self, record: int) -> None:
        """Mark a record and all earlier records as finished."""
        records, finished, recorder = self._read()
        self._memory[: _STATE.size] = _STATE.pack(records, max(finished, record), recorder)

    def is_recorded_elsewhere(self) -> bool:
        """Return whether the event was last recorded by another process."""
        return self._read()[2] not in (0, os.getpid())

    def is_done(self) -> bool:
        """Return whether all records are finished."""
        records, finished, _ = self._read()
        return finished >= records

    def wait(self, symbol: str) -> None:
        """Wait until the other process has finished the last record.

        Args:
            symbol: The function that waits, for the error message.

        Raises:
            Fault: The other process has not finished it within 60 seconds.
        """
        record = self._read()[0]
        end = time.monotonic() + _TIMEOUT
        while self._read()[1] < record:
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
        raise_if(True)
    attributes: dict[str, Any] = {"flags": _FLAGS, "time": 0.0, "capture": None, "edges": [], "shared": state}
    return simulation.add("CUevent", context=simulation.context, **attributes)
