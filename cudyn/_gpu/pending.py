"""What the device may still use: both sides of copies that run, and memory that can't be freed yet.

Nothing is locked: what is dropped from here may have a finalizer that copies.
"""

from __future__ import annotations

import ctypes
from collections import deque

from ..errors import DriverError
from . import device as devices
from .device import driver, get_context_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# CUDA_SUCCESS, and where nothing runs any more: CUDA_ERROR_DEINITIALIZED, _CONTEXT_IS_DESTROYED, and what a
# kernel has left that failed.
_OVER = frozenset((0, 4, 709)) | devices.STICKY_STATUSES


class _Copy:
    """A copy that may be running, what it needs, and the event that tells when it is over, if it could be
    recorded.

    buffer  tells buffers apart; the buffer itself may end before
    """

    def __init__(self, context: Any, context_id: object, buffer: object, owners: object, event: Any) -> None:
        self.context = context
        self.context_id = context_id
        self.buffer = buffer
        self.owners = owners
        self.event = event
        self.is_recorded = False

    def is_over(self, wait: bool) -> bool:
        """Has the stream passed the event? What else a query says does not tell that it has."""
        if not self.is_recorded:
            status = driver.raw.cuCtxSynchronize() if wait else driver.CUDA_ERROR_NOT_READY
        else:
            status = (driver.raw.cuEventSynchronize if wait else driver.raw.cuEventQuery)(self.event)
        if status not in _OVER:
            return False
        driver.raw.cuEventDestroy(self.event)
        return True


class _Free:
    """Memory that is freed in the order of a stream, as soon as that is not captured any more."""

    buffer = None

    def __init__(self, context: Any, context_id: object, pointer: int, stream: int) -> None:
        self.context = context
        self.context_id = context_id
        self.pointer = pointer
        self.stream = stream

    def is_over(self, wait: bool) -> bool:
        """Free it, if that can be."""
        captured = driver.CUstreamCaptureStatus.ctype()
        asked = driver.raw.cuStreamIsCapturing(self.stream, ctypes.byref(captured))
        if asked or captured.value != driver.CU_STREAM_CAPTURE_STATUS_NONE:
            return False
        return driver.raw.cuMemFreeAsync(self.pointer, self.stream) in _OVER


_pending: deque[_Copy | _Free] = deque()


def is_captured(stream: int) -> bool:
    """Does a graph capture this stream?"""
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
    """Start a copy and keep what it needs until the stream has come there.

    From before it starts: whatever is raised after that, the copy may run. buffer: what `release` waits for.
    """
    event = driver.cuEventCreate(driver.CU_EVENT_DISABLE_TIMING)
    running = _Copy(context, context_id, buffer, owners, event)
    _pending.append(running)
    try:
        copy()
    except DriverError:  # it has not started, and nothing is before the event
        running.is_recorded = True
        raise
    driver.cuEventRecord(running.event, stream)
    running.is_recorded = True


def free_later(context: Any, context_id: object, pointer: int, stream: int) -> None:
    """Free memory of a stream that a graph captures: now that would become a part of the graph."""
    _pending.append(_Free(context, context_id, pointer, stream))


def release(context: Any, buffer: object = None) -> None:
    """Forget what is over, in the context that is current; wait for the copies of one buffer."""
    over: list[_Copy | _Free] = []
    now = get_context_id(context)
    for _ in range(len(_pending)):
        try:
            each = _pending.popleft()
        except IndexError:  # another thread looks through them too
            break
        is_over = False
        try:
            is_over = each.context == context and (
                each.context_id != now or each.is_over(buffer is not None and each.buffer is buffer)
            )
        finally:
            (over if is_over else _pending).append(each)
    # what they kept ends here, where all of this is done


devices.on_synchronize.append(release)
