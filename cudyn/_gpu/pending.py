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
from .device import Owner, driver, get_context_id

# The statuses of a copy that is over: CUDA_SUCCESS, and those of a context where nothing runs any more.
_OVER = devices.GONE_STATUSES | {0}


# A copy that may be running, or memory to free: its context, and the identity of this; has it ended (it waits
# for the end if the argument is True)?; what identifies the buffer of a copy, and what lives until the end.
_pending: deque[tuple[Any, object, Callable[[bool], bool], object, object]] = deque()


def is_captured(stream: int) -> bool:
    """Is a graph capturing this stream?"""
    return bool(driver.cuStreamIsCapturing(stream) != driver.CU_STREAM_CAPTURE_STATUS_NONE)


def start_copy(copy: Callable[[], None], of: Owner, buffer: object, owners: object, stream: int) -> None:
    """Start a copy in the context of an Owner; keep `owners` alive until the stream has reached its end.

    They are kept from before its start, since it may run even if something is raised. buffer: for `release`.
    """
    event, is_recorded = driver.cuEventCreate(driver.CU_EVENT_DISABLE_TIMING), False

    def is_over(wait: bool) -> bool:
        """Has the stream passed the event? Other statuses of a query do not prove that it has."""
        if not is_recorded:
            status = driver.raw.cuCtxSynchronize() if wait else driver.CUDA_ERROR_NOT_READY
        else:
            status = (driver.raw.cuEventSynchronize if wait else driver.raw.cuEventQuery)(event)
        if status not in _OVER:
            return False
        driver.raw.cuEventDestroy(event)
        return True

    _pending.append((of.context, of.context_id, is_over, buffer, owners))
    try:
        copy()
    except DriverError:  # the copy has not started, and the event has nothing before it
        is_recorded = True
        raise
    driver.cuEventRecord(event, stream)
    is_recorded = True


def free_later(context: Any, context_id: object, pointer: int, stream: int) -> None:
    """Free memory later, since a graph captures its stream and would record the free."""

    def is_over(_: bool) -> bool:
        captured = driver.CUstreamCaptureStatus.ctype()
        asked = driver.raw.cuStreamIsCapturing(stream, ctypes.byref(captured))
        if asked or captured.value != driver.CU_STREAM_CAPTURE_STATUS_NONE:
            return False
        return driver.raw.cuMemFreeAsync(pointer, stream) in _OVER

    _pending.append((context, context_id, is_over, None, None))


def release(context: Any, buffer: object = None) -> None:
    """Forget finished copies of the current context; wait for the copies of one buffer."""
    over: list[object] = []
    now = get_context_id(context)
    for _ in range(len(_pending)):
        try:
            each = _pending.popleft()
        except IndexError:  # another thread goes through them, too
            break
        own, context_id, is_over, of, _ = each
        target: Any = _pending
        try:
            if own == context and (context_id != now or is_over(buffer is not None and of is buffer)):
                target = over
        finally:
            target.append(each)
    # the owners end here, once all of this is done


devices.on_synchronize.append(release)
