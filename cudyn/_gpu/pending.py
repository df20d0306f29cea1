"""Memory that the device may still use: both sides of running copies, and memory that can't be freed yet.

There is no lock: an object released here may have a finalizer that copies.
"""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Callable
from typing import Any

from ..errors import DriverError
from . import device as devices
from .device import driver, get_context_id

# The statuses of a copy that is over: CUDA_SUCCESS, and those of a context where nothing runs any more.
_OVER = devices.GONE_STATUSES | {0}


class _Copy:
    """A copy that may be running, its owners, and the event recorded behind it, if that was possible.

    buffer  identifies the buffer, which may end before
    """

    def __init__(self, context: Any, context_id: object, buffer: object, owners: object, event: Any) -> None:
        self.context = context
        self.context_id = context_id
        self.buffer = buffer
        self.owners = owners
        self.event = event
        self.is_recorded = False

    def is_over(self, wait: bool) -> bool:
        """Has the stream passed the event? Other statuses of a query do not prove that it has."""
        if not self.is_recorded:
            status = driver.raw.cuCtxSynchronize() if wait else driver.CUDA_ERROR_NOT_READY
        else:
            status = (driver.raw.cuEventSynchronize if wait else driver.raw.cuEventQuery)(self.event)
        if status not in _OVER:
            return False
        driver.raw.cuEventDestroy(self.event)
        return True


class _Free:
    """Memory to free in the order of a stream, as soon as its capture has ended."""

    buffer = None

    def __init__(self, context: Any, context_id: object, pointer: int, stream: int) -> None:
        self.context = context
        self.context_id = context_id
        self.pointer = pointer
        self.stream = stream

    def is_over(self, wait: bool) -> bool:
        """Free it, if possible."""
        captured = driver.CUstreamCaptureStatus.ctype()
        asked = driver.raw.cuStreamIsCapturing(self.stream, ctypes.byref(captured))
        if asked or captured.value != driver.CU_STREAM_CAPTURE_STATUS_NONE:
            return False
        return driver.raw.cuMemFreeAsync(self.pointer, self.stream) in _OVER


_pending: deque[_Copy | _Free] = deque()


def is_captured(stream: int) -> bool:
    """Is a graph capturing this stream?"""
    return bool(driver.cuStreamIsCapturing(stream) != driver.CU_STREAM_CAPTURE_STATUS_NONE)


def start_copy(
    copy: Callable[[], None],
    *,
    context: Any,
    context_id: object,
    buffer: object,
    owners: object,
    stream: int,
) -> None:
    """Start a copy and keep its owners alive until the stream has reached its end.

    They are kept from before its start, since it may run even if something is raised. buffer: for `release`.
    """
    event = driver.cuEventCreate(driver.CU_EVENT_DISABLE_TIMING)
    running = _Copy(context, context_id, buffer, owners, event)
    _pending.append(running)
    try:
        copy()
    except DriverError:  # the copy has not started, and the event has nothing before it
        running.is_recorded = True
        raise
    driver.cuEventRecord(running.event, stream)
    running.is_recorded = True


def free_later(context: Any, context_id: object, pointer: int, stream: int) -> None:
    """Free memory later, since a graph captures its stream and would record the free."""
    _pending.append(_Free(context, context_id, pointer, stream))


def release(context: Any, buffer: object = None) -> None:
    """Forget finished copies of the current context; wait for the copies of one buffer."""
    over: list[_Copy | _Free] = []
    now = get_context_id(context)
    for _ in range(len(_pending)):
        try:
            each = _pending.popleft()
        except IndexError:  # another thread goes through them, too
            break
        is_over = False
        try:
            is_over = each.context == context and (
                each.context_id != now or each.is_over(buffer is not None and each.buffer is buffer)
            )
        finally:
            (over if is_over else _pending).append(each)
    # the owners end here, once all of this is done


devices.on_synchronize.append(release)
