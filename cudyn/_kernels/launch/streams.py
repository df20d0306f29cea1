"""Streams and events: this package's, and the streams of others."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from numbers import Integral
from typing import Any

from ..._errors import refuse
from ..._process import process
from .capture_safe_calls import capture_safe, make_method
from .device import Device
from .driver_objects import DriverObject, check_usable
from .driver_state import (
    choose_api,
    driver,
    get_outcome,
    make_current,
    name_type,
    on_other_driver,
    relaxed_capture,
)

# How to ask packages for the current stream of this thread on a device.
_CURRENT: dict[str, Callable[[Any, int], int]] = {
    "torch": lambda torch, ordinal: int(torch.cuda.current_stream(ordinal).cuda_stream),
    "cupy": lambda cupy, ordinal: int(cupy.cuda.get_current_stream(ordinal).ptr),
    "numba": lambda numba, _: int(numba.cuda.default_stream()),  # its only notion of a current stream
}


class _Current:
    """The type of CURRENT_STREAM."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "cudyn.CURRENT_STREAM"

    def __reduce__(self) -> str:
        return "CURRENT_STREAM"


CURRENT_STREAM = _Current()
"""The stream of a launch that is the current one of this thread in the first array's package."""

# For CURRENT_STREAM without an array of such a package.
NO_ARRAY = "expected an array of a package with a current stream (torch, cupy, numba); pass a stream"


@process.cache
def find_current(cls: type) -> Callable[[int], int] | None:
    """Find how the package of a class is asked for its current stream on a device; None: it has none."""
    for base in cls.__mro__:
        name = base.__module__.partition(".")[0]
        if name in _CURRENT:
            package = sys.modules[name]
            short: Any = getattr(getattr(package, "_C", None), "_cuda_getCurrentRawStream", None)  # of torch
            return short or functools.partial(_CURRENT[name], package)
    return None


def is_fixed(stream: Any) -> bool:
    """Does this stream of another package keep its handle?

    torch's can't be closed or changed. Others (cuda.core's can be closed) are asked each time.
    """
    return type(stream).__module__ == "torch.cuda.streams"


def get_handle(stream: Any) -> int:
    """Return the handle of a stream.

    stream: None (the default stream), an int, a CUstream, or a stream of another package: one with
    __cuda_stream__ (cuda.core's protocol), or of cuda.bindings, torch or cupy. TypeError: anything else.
    """
    if stream is None:
        return 0
    if type(stream) is Stream and stream.handle is not None:
        return stream.handle.value  # type: ignore[no-any-return]
    if isinstance(stream, driver.CUstream) or (isinstance(stream, Integral) and not isinstance(stream, bool)):
        return int(stream)
    if type(stream).__name__ in ("CUstream", "cudaStream_t") and hasattr(stream, "__int__"):  # cuda.bindings
        return int(stream)
    protocol = getattr(stream, "__cuda_stream__", None)  # cuda.core's, adopted by others
    if protocol is not None:
        version, handle = protocol() if callable(protocol) else protocol
        if version != 0:
            expected = "version 0 of __cuda_stream__"
            raise refuse(TypeError, expected, repr(version), "a stream", parameter="stream")
        return int(handle)
    for attribute in ("cuda_stream", "ptr"):  # torch, cupy; cupy's events have a ptr, too
        if isinstance(getattr(stream, attribute, None), int) and hasattr(stream, "wait_event"):
            return int(getattr(stream, attribute))
    expected = "a CUstream, an int, None or an object with __cuda_stream__"
    raise refuse(TypeError, expected, name_type(stream), "a stream", parameter="stream")


def is_captured(stream: int) -> bool:
    """Is a graph capturing this stream?"""
    return bool(capture_safe.cuStreamIsCapturing(stream))  # CU_STREAM_CAPTURE_STATUS_NONE is 0


class Waitable(DriverObject):
    """A stream or an event, whose work can be queried and waited for.

    Queries and waits need no current context, because a stream and an event have their own.
    """

    __slots__ = ("handle",)
    # The names of the driver's functions.
    _query: str
    _wait: str

    def _get_is_done(self) -> bool:
        """Is its work done? That of an event is the work before it."""
        return not self._ask(self._query)  # CUDA_SUCCESS or CUDA_ERROR_NOT_READY

    is_done = property(_get_is_done)

    def sync(self) -> None:
        """Wait for its work; that of an event is the work before it. An error of a launch is raised here."""
        self._ask(self._wait)

    def _ask(self, name: str) -> Any:
        check_usable(self)
        _put_machine_code(type(self))
        with relaxed_capture():
            return getattr(driver, name)(self.handle)


def _put_machine_code(cls: Any) -> None:
    """Replace the methods of Stream or Event by machine code, for the driver that is loaded."""
    if cls not in _HANDLES or "sync" in vars(cls):
        return
    outcome = get_outcome()
    handle = getattr(driver, _HANDLES[cls])
    not_ready = {driver.CUDA_ERROR_NOT_READY: False}
    cls.is_done = property(make_method(Waitable._get_is_done, cls, handle, cls._query, True, not_ready))
    cls.sync = make_method(Waitable.sync, cls, handle, cls._wait, None, {})
    if get_outcome() is not outcome:
        _take_machine_code()


def _take_machine_code() -> None:
    """Leave the methods to Python until the next call."""
    for cls in _HANDLES:
        for name in ("sync", "is_done"):
            try:
                delattr(cls, name)
            except AttributeError:  # Python's, of the base, or another thread was first
                pass


on_other_driver(_take_machine_code)


class Stream(Waitable):
    """A stream: work that runs in its order (a CUstream).

    `handle` is the CUstream, None after `close()`. Every `stream=` takes a Stream, and other packages do by
    `__cuda_stream__`. `close()`, the end of a `with` block and the end of the object destroy it, once its
    work is done and without waiting for this. After a sticky error (an illegal address) every method raises
    it; after a fork the child's raise CUDA_ERROR_NOT_INITIALIZED. `close()` raises in neither case. A bound
    method from before a fork (`wait = stream.sync`) must not be called in the child: it calls the driver,
    which may crash.

    Parameters:
        priority     the lower, the sooner its blocks run: within cuCtxGetStreamPriorityRange, which clamps it
        nonblocking  it does not wait for the default stream, nor the default stream for it
        device       a Device or its ordinal; None: the current context's, or the first
    Raises: DriverError from the driver; a LoadError without one.
    Threads: any.
    Example: stream = cudyn.Stream(priority=-1)
    """

    __slots__ = ()
    _destroy = "cuStreamDestroy"
    _query = "cuStreamQuery"
    _wait = "cuStreamSynchronize"

    def __init__(
        self, *, priority: int = 0, nonblocking: bool = True, device: Device | int | None = None
    ) -> None:
        super().__init__(device)
        self.handle = None
        flags = driver.CU_STREAM_NON_BLOCKING if nonblocking else driver.CU_STREAM_DEFAULT
        create = driver.cuStreamCreateWithPriority
        self.handle = self.call_in_context(device is None, create, flags, priority)

    @property
    def priority(self) -> int:
        """Its priority."""
        return int(driver.cuStreamGetPriority(self.get_handle()))

    def record(self, event: Event | None = None) -> Event:
        """Record an event behind the work that is in it now; None: a new one. Returns the event."""
        return (event or Event(device=self.device)).record(self)

    def wait(self, other: object) -> None:
        """Have later work wait for an event, or for the work that is in another stream now.

        other  an Event, a CUevent, or a stream as `stream=` takes it; this device's or another's
        """
        own = self.get_handle()
        if isinstance(other, (Event, driver.CUevent)):
            driver.cuStreamWaitEvent(own, other.get_handle() if isinstance(other, Event) else other, 0)
            return
        handle = get_handle(other)
        with make_current(driver.cuStreamGetCtx(handle)), Event() as event:
            driver.cuStreamWaitEvent(own, event.record(handle).handle, 0)

    def callback(self, function: Callable[[], object]) -> None:
        """Have a function called, without arguments, after the work that is in it now.

        A thread of the driver calls it, and later work waits for its end. It must not call CUDA. An exception
        goes to `sys.unraisablehook`. It is kept until it was called; if a graph captures it, for good.
        """

        def call(_: object) -> None:
            function()

        driver.cuLaunchHostFunc(self.get_handle(), driver.CUhostFn(call), None)

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, int(self)


class Event(Waitable):
    """A point in the work of a stream (a CUevent).

    `handle` is the CUevent, None after `close()`. An event that was not recorded yet counts as done. Errors
    and the end are as a Stream's.

    Parameters:
        timing    it records its time, for `end - start`
        blocking  `sync` lets other threads have the processor, instead of asking all the time
        device    a Device or its ordinal; None: the current context's, or the first
    Raises: DriverError from the driver; a LoadError without one.
    Threads: any.
    Example: start = cudyn.Event(timing=True).record(stream)
    """

    __slots__ = ("timing",)
    _destroy = "cuEventDestroy"
    _query = "cuEventQuery"
    _wait = "cuEventSynchronize"

    def __init__(
        self, *, timing: bool = False, blocking: bool = False, device: Device | int | None = None
    ) -> None:
        super().__init__(device)
        self.handle = None
        self.timing = bool(timing)
        flags = 0 if timing else driver.CU_EVENT_DISABLE_TIMING
        flags |= driver.CU_EVENT_BLOCKING_SYNC if blocking else 0
        self.handle = self.call_in_context(device is None, driver.cuEventCreate, flags)

    def record(self, stream: object = None) -> Event:
        """Record it behind the work that is in a stream now; None: the default stream. Returns itself."""
        if stream.__class__ is Stream:
            check_usable(self)
            check_usable(stream)
            driver.cuEventRecord(self.handle, stream.handle)
        else:  # the default stream is that of the current context
            driver.cuEventRecord(self.get_handle(), get_handle(stream))
        return self

    def __sub__(self, start: Event) -> float:
        """Return the milliseconds from another event to this one.

        ValueError: one of them has no timing. DriverError: one is not recorded (CUDA_ERROR_INVALID_HANDLE) or
        not done yet (CUDA_ERROR_NOT_READY).
        """
        if not isinstance(start, Event):
            return NotImplemented
        if not (self.timing and start.timing):
            raise ValueError("an event without a time: make both by Event(timing=True)")
        measure = choose_api("cuEventElapsedTime").cuEventElapsedTime
        return float(measure(start.get_handle(), self.get_handle()))


_HANDLES: dict[type, str] = {
    Stream: "CUstream",
    Event: "CUevent",
}  # with machine code, for exactly these classes
