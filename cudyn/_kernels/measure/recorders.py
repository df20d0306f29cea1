"""Records the work of real devices through CUPTI's activity records, and the work of simulated devices."""

from __future__ import annotations

import ctypes
import os
import re
import time
from collections.abc import Iterator
from typing import Any, Protocol

from ... import cupti
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.catalog import find
from ..._bindings.libraries.library import library, parse
from ..._process import process
from ..launch.device import Device
from ..launch.driver_state import driver
from .demangle import demangle
from .trace_events import CALL, COPY, FILL, KERNEL, RANGE, TraceEvent

_BUFFER_SIZE = 8 << 20  # size of a buffer for CUPTI's records, in bytes
_ALIGNMENT = 8  # alignment of CUPTI's buffers in bytes
_FLUSH_FORCED = 1  # CUPTI_ACTIVITY_FLAG_FLUSH_FORCED
_OCCUPIED = (
    "another profiler of this process uses CUPTI, which supports only one at a time: end it first "
    "(torch.profiler, Nsight Systems, Nsight Compute)"
)
# When a program first uses NVTX, NVTX loads the library whose path is in this variable, and reports ranges to
# the library.
_NVTX_VARIABLE = "NVTX_INJECTION64_PATH"
_MARKER_START, _MARKER_END = 2, 4  # values of CUpti_ActivityFlag
# Maps values of CUpti_ActivityMemcpyKind to the names of copies.
_COPIES = {
    1: "host to device",
    2: "device to host",
    8: "device to device",
    9: "host to host",
    10: "peer to peer",
}


class Recorder(Protocol):
    """Records the work of devices from its creation until `stop`."""

    def get_time(self) -> int:
        """Return the current time in nanoseconds, on the same clock as the times of events."""

    def stop(self) -> list[TraceEvent]:
        """Wait for the devices, end the recording, and return the events."""

    def count_dropped(self) -> int:
        """Return the number of events that were lost."""


def make_recorder(has_calls: bool) -> Recorder:
    """Start recording the work of all devices.

    Args:
        has_calls: Whether to also record calls to the driver and to the CUDA runtime.

    Raises:
        LoadError: CUPTI is not installed.
        RuntimeError: Another profiler uses CUPTI.
    """
    if loading.backend is loading.SYSTEM:
        return CuptiRecorder(has_calls)
    return SimulationRecorder()


class SimulationRecorder:
    """Records the work of simulated devices. The simulation reports work when it runs the work."""

    def __init__(self) -> None:
        self._events: list[TraceEvent] = []
        # The simulation runs some work only when a program waits for this work. Work that was submitted
        # before the recording must run now, so that it is not recorded.
        sync_devices()
        self._stop = loading.backend.listen(self._add)

    def _add(self, *values: Any) -> None:
        self._events.append(TraceEvent(*values))

    def get_time(self) -> int:
        return time.perf_counter_ns()

    def stop(self) -> list[TraceEvent]:
        sync_devices()
        self._stop()
        return self._events

    def count_dropped(self) -> int:
        return 0


def sync_devices() -> None:
    """Wait for all work in the current context and in the primary contexts of all devices."""
    driver.cuInit(0)
    if driver.cuCtxGetCurrent():
        driver.cuCtxSynchronize()
    for ordinal in range(Device.count()):
        _, is_active = driver.cuDevicePrimaryCtxGetState(ordinal)
        if is_active:
            Device(ordinal).sync()


class CuptiRecorder:
    """Records the work of all devices with CUPTI's activity records (cupti_activity.h).

    A thread of CUPTI calls `_provide_buffer` and `_keep_buffer`. The records are read at the end. NVTX ranges
    are recorded if the process has not used NVTX before the first recording.
    """

    def __init__(self, has_calls: bool) -> None:
        self._buffers: dict[int, Any] = {}  # the memory that CUPTI may write, keyed by address
        # The address and the number of valid bytes of each buffer that CUPTI has filled.
        self._filled: list[tuple[int, int]] = []
        # CUPTI calls these functions until other functions are registered, so they must stay alive.
        self._callbacks = (
            cupti.CUpti_BuffersCallbackRequestFunc(self._provide_buffer),
            cupti.CUpti_BuffersCallbackCompleteFunc(self._keep_buffer),
        )
        self._dropped = 0
        self._kinds = [  # the kinds of records to enable
            cupti.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL,
            cupti.CUPTI_ACTIVITY_KIND_MEMCPY,
            cupti.CUPTI_ACTIVITY_KIND_MEMCPY2,
            cupti.CUPTI_ACTIVITY_KIND_MEMSET,
            cupti.CUPTI_ACTIVITY_KIND_MARKER,
        ]
        self._has_set_variable = False  # whether this object has set _NVTX_VARIABLE
        if has_calls:
            self._kinds += [cupti.CUPTI_ACTIVITY_KIND_DRIVER, cupti.CUPTI_ACTIVITY_KIND_RUNTIME]
        self._start()

    def _start(self) -> None:
        """Subscribe to CUPTI, and enable the kinds of records in `_kinds`.

        The callback of the subscription does nothing. Subscribing only ensures that no other profiler uses
        CUPTI at the same time.
        """
        self._ignore = cupti.CUpti_CallbackFunc(lambda *_: None)  # CUPTI may call it, so it stays alive.
        try:
            self._subscriber = cupti.cuptiSubscribe(self._ignore, None)
        except cupti.Error as error:
            if error.status == cupti.CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED:
                raise RuntimeError(_OCCUPIED) from None
            raise
        enabled = []
        if cupti.path is not None and _NVTX_VARIABLE not in os.environ:
            os.environ[_NVTX_VARIABLE] = cupti.path
            self._has_set_variable = True
        try:
            cupti.cuptiActivityRegisterCallbacks(*self._callbacks)
            for kind in self._kinds:
                cupti.cuptiActivityEnable(kind)
                enabled.append(kind)
        except BaseException:
            self._kinds = enabled
            self._end()
            raise

    def _end(self) -> None:
        """Disable the kinds of records in `_kinds`, and end the subscription."""
        _KEPT.append(self._callbacks)
        if self._has_set_variable:
            os.environ.pop(_NVTX_VARIABLE, None)
        for kind in self._kinds:
            cupti.cuptiActivityDisable(kind)
        cupti.cuptiUnsubscribe(self._subscriber)

    def _provide_buffer(self, buffer: Any, size: Any, most_records: Any) -> None:
        """Provide an empty buffer to CUPTI. The parameters are pointers to the results."""
        # The memory is larger than the buffer, because the buffer has to be aligned.
        memory = ctypes.create_string_buffer(_BUFFER_SIZE + _ALIGNMENT)
        start = ctypes.addressof(memory)
        address = start + -start % _ALIGNMENT  # rounds up
        self._buffers[address] = memory
        buffer[0] = ctypes.cast(address, ctypes.POINTER(ctypes.c_ubyte))
        size[0] = _BUFFER_SIZE
        most_records[0] = 0  # no limit

    def _keep_buffer(self, _context: Any, _stream: int, buffer: Any, _size: int, valid_size: int) -> None:
        """Store the address of a buffer that CUPTI has filled, and the number of its valid bytes."""
        address = ctypes.cast(buffer, ctypes.c_void_p).value or 0
        self._filled.append((address, valid_size))

    def get_time(self) -> int:
        return cupti.cuptiGetTimestamp()

    def stop(self) -> list[TraceEvent]:
        try:
            sync_devices()
        finally:
            try:
                cupti.cuptiActivityFlushAll(_FLUSH_FORCED)
                self._dropped = cupti.cuptiActivityGetNumDroppedRecords(None, 0)
            finally:
                self._end()
        records = RecordReader()
        events: list[TraceEvent] = []
        for address, valid_size in self._filled:
            events += records.iter_events(address, valid_size)
        self._filled.clear()
        self._buffers.clear()
        return sorted(events, key=lambda event: event.start)

    def count_dropped(self) -> int:
        return self._dropped


# The callbacks of ended recordings, which stay alive because CUPTI may call them until others are registered.
_KEPT: list[Any] = process.keep([])


class RecordReader:
    """Reads the records in CUPTI's buffers, using the record types from the release of the loaded CUPTI."""

    def __init__(self) -> None:
        self._kernel = find_record("Kernel")
        self._memcpy = find_record("Memcpy")
        self._peer_copy = find_record("MemcpyPtoP")
        self._memset = find_record("Memset")
        # Maps the ID of each NVTX range that has not ended to its start and its name.
        self._started: dict[int, tuple[int, str]] = {}
        # Maps each kind of record to the type of the record and the method that reads it.
        self._readers: dict[int, Any] = {
            int(cupti.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL): (self._kernel, self._read_kernel),
            int(cupti.CUPTI_ACTIVITY_KIND_KERNEL): (self._kernel, self._read_kernel),
            int(cupti.CUPTI_ACTIVITY_KIND_MEMCPY): (self._memcpy, self._read_copy),
            int(cupti.CUPTI_ACTIVITY_KIND_MEMCPY2): (self._peer_copy, self._read_copy),
            int(cupti.CUPTI_ACTIVITY_KIND_MEMSET): (self._memset, self._read_fill),
            int(cupti.CUPTI_ACTIVITY_KIND_MARKER): (find_record("Marker"), self._read_marker),
            int(cupti.CUPTI_ACTIVITY_KIND_DRIVER): (cupti.CUpti_ActivityAPI, self._read_call),
            int(cupti.CUPTI_ACTIVITY_KIND_RUNTIME): (cupti.CUpti_ActivityAPI, self._read_call),
        }
        # Maps the mangled names of kernels to their declarations, and keys (is_driver, index) to the names of
        # functions.
        self._names: dict[Any, str] = {}

    def iter_events(self, address: int, valid_size: int) -> Iterator[TraceEvent]:
        """Yield the events in a buffer that CUPTI has filled.

        Args:
            address: The address of the buffer.
            valid_size: The size of the records in the buffer, in bytes.
        """
        buffer = ctypes.cast(address, ctypes.POINTER(ctypes.c_ubyte))
        record = ctypes.POINTER(cupti.CUpti_Activity)()
        record_reference = ctypes.byref(record)
        find_next_record = get_next_record()
        # The function sets the pointer `record`. It returns a status, which is not 0 after the last record.
        while find_next_record(buffer, valid_size, record_reference) == 0:
            record_kind = int(record.contents.kind)
            if record_kind not in self._readers:
                continue
            record_type, read = self._readers[record_kind]
            event = read(ctypes.cast(record, ctypes.POINTER(record_type)).contents)
            if event is not None:
                yield event

    def _read_kernel(self, record: Any) -> TraceEvent:
        """Return the event for the record of a kernel."""
        mangled = _read_string(record.name)
        if mangled not in self._names:
            self._names[mangled] = demangle(mangled.decode(errors="replace"))
        details = {
            "grid": [record.gridX, record.gridY, record.gridZ],
            "block": [record.blockX, record.blockY, record.blockZ],
            "registers": record.registersPerThread,
            "shared_memory": record.staticSharedMemory + record.dynamicSharedMemory,
        }
        if record.graphNodeId:
            details["graph_node"] = record.graphNodeId
        return self._make_event(KERNEL, self._names[mangled], record, details)

    def _read_copy(self, record: Any) -> TraceEvent:
        """Return the event for the record of a copy."""
        name = _COPIES.get(record.copyKind, "")
        return self._make_event(COPY, name, record, {"bytes": record.bytes})

    def _read_fill(self, record: Any) -> TraceEvent:
        """Return the event for the record of a fill."""
        return self._make_event(FILL, "", record, {"bytes": record.bytes})

    @staticmethod
    def _make_event(category: str, name: str, record: Any, details: dict[str, Any]) -> TraceEvent:
        """Return the event for the record of work on a device, adding the correlation ID to its details."""
        details["correlation"] = record.correlationId
        return TraceEvent(category, name, record.start, record.end, record.deviceId, record.streamId, details)

    def _read_marker(self, record: Any) -> TraceEvent | None:
        """Return the event for the NVTX range that a record ends, or None if it does not end a range."""
        flags = int(record.flags)
        if flags & _MARKER_START:
            self._started[record.id] = record.timestamp, _read_string(record.name).decode(errors="replace")
        elif flags & _MARKER_END and record.id in self._started:
            start, name = self._started.pop(record.id)
            owner = record.objectId.pt
            return TraceEvent(RANGE, name, start, record.timestamp, owner.processId, owner.threadId, {})
        return None

    def _read_call(self, record: Any) -> TraceEvent:
        """Return the event for the record of a call to the driver or to the CUDA runtime."""
        is_driver = int(record.kind) == int(cupti.CUPTI_ACTIVITY_KIND_DRIVER)
        domain = cupti.CUPTI_CB_DOMAIN_DRIVER_API if is_driver else cupti.CUPTI_CB_DOMAIN_RUNTIME_API
        index = int(record.cbid)
        key = is_driver, index
        if key not in self._names:
            self._names[key] = cupti.cuptiGetCallbackName(domain, index) or f"function {index}"
        details = {"correlation": record.correlationId}
        return TraceEvent(
            CALL, self._names[key], record.start, record.end, record.processId, record.threadId, details
        )


def _read_string(value: Any) -> bytes:
    """Return the bytes of a C string, or `b""` if the pointer is null."""
    if isinstance(value, bytes):
        return value
    return ctypes.string_at(value) if value else b""


def get_next_record() -> Any:
    """Return the CUPTI function that finds the next record in a buffer.

    Its result is 0 if it has found a record.
    """
    return cupti.raw.cuptiActivityGetNextRecord


def find_record(name: str, version: tuple[int, ...] | None = None) -> Any:
    """Return the ctypes class of an activity record in the version that CUPTI uses.

    CUPTI uses the newest version of the record that the headers of its release declare.

    Args:
        name: The name of the type without the prefix "CUpti_Activity" and the version number.
        version: The version of CUPTI, or None for the loaded version.
    """
    version = version or cupti.version or (0, 0)
    releases = library(find("cupti")).releases
    not_newer = [release for release in releases if parse(release) <= version]
    api = cupti.api(not_newer[-1] if not_newer else releases[0])
    names_by_version: dict[int, str] = {}
    for type_name in dir(api):
        match = re.fullmatch(rf"CUpti_Activity{name}(\d*)", type_name)
        if match:
            names_by_version[int(match[1] or 1)] = type_name  # The first version does not have a number.
    return getattr(api, names_by_version[max(names_by_version)])
