"""The classes Stream and Event, and functions that read the handles of other packages' streams."""

from __future__ import annotations

import ctypes
import functools
import sys
from collections.abc import Callable
from numbers import Integral
from typing import Any

from ..._errors import refuse
from ..._process import process
from .capture_safe_calls import capture_safe, make_method
from .device import Device
from .driver_objects import DriverObject, check_usable, register_handle
from .driver_state import (
    choose_api,
    driver,
    get_outcome,
    make_calls,
    make_current,
    name_type,
    on_other_driver,
    relaxed_capture,
)

# Functions that return the handle of a package's current stream in this thread, keyed by the package's name.
# The arguments of such a function are the imported package and a device ordinal.
_STREAM_QUERIES: dict[str, Callable[[Any, int], int]] = {
    "torch": lambda torch, ordinal: int(torch.cuda.current_stream(ordinal).cuda_stream),
    "cupy": lambda cupy, ordinal: int(cupy.cuda.get_current_stream(ordinal).ptr),
    "numba": lambda numba, _: _find_numba_stream(numba),
}
# Packages whose arrays report the package's current stream instead of the stream in which the array is
# computed. The reported stream is ignored: a launch without `stream=` uses the same stream, and callers that
# choose another stream have to wait for the array themselves.
_REPORT_CURRENT_STREAM = frozenset(("torch", "cupy"))
_PER_THREAD_STREAM = 2  # CU_STREAM_PER_THREAD
# Values of CUevent_flags as ints, because operations on enum members are slower.
_BLOCKING_SYNC, _DISABLE_TIMING, _INTERPROCESS = 1, 2, 4


def _find_numba_stream(numba: Any) -> int:
    """Return the handle of numba's default stream, which depends only on numba's configuration.

    `int(numba.cuda.default_stream())` returns the same handle, but it looks up the context and creates two
    objects, which takes several times as long as a launch.
    """
    config = numba.cuda.cudadrv.driver.config
    return _PER_THREAD_STREAM if config.CUDA_PER_THREAD_DEFAULT_STREAM else 0


class _CurrentStream:
    """The type of CURRENT_STREAM."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "cudyn.CURRENT_STREAM"

    def __reduce__(self) -> str:
        return "CURRENT_STREAM"


CURRENT_STREAM = _CurrentStream()
"""Passed as the stream of a launch: the current stream of the package that the first array belongs to."""

# The message for CURRENT_STREAM if no array belongs to a package with a current stream.
NO_ARRAY = "expected an array from a package with a current stream (torch, cupy, numba); pass a stream"


@process.cache
def find_current(cls: type) -> Callable[[int], int] | None:
    """Return a function that maps a device ordinal to the current stream of a class's package.

    The result is None if the package does not have a current stream.
    """
    for base in cls.__mro__:
        name = base.__module__.partition(".")[0]
        if name in _STREAM_QUERIES:
            package = sys.modules[name]
            # torch has a function that is faster than the query. Other packages do not have this function.
            torch_extension = getattr(package, "_C", None)
            fast_query: Any = getattr(torch_extension, "_cuda_getCurrentRawStream", None)
            return fast_query or functools.partial(_STREAM_QUERIES[name], package)
    return None


@process.cache
def reports_current_stream(cls: type) -> bool:
    """Return whether arrays of a class report their package's current stream as the stream to wait for."""
    return any(base.__module__.partition(".")[0] in _REPORT_CURRENT_STREAM for base in cls.__mro__)


def is_fixed(stream: Any) -> bool:
    """Return whether another package's stream always keeps the same handle, as torch's streams do.

    The handles of other streams are read each time, because cuda.core's streams can be closed.
    """
    return type(stream).__module__ == "torch.cuda.streams"


def get_handle(stream: Any) -> int:
    """Return the handle of a stream.

    Args:
        stream: None (the default stream), an int, a Stream, a CUstream, an object with __cuda_stream__
            (cuda.core's protocol), or a stream of cuda.bindings, torch or cupy.

    Raises:
        TypeError: The object is not a stream.
    """
    if stream is None:
        return 0
    if type(stream) is Stream and stream.handle is not None:
        return stream.handle.value  # type: ignore[no-any-return]
    if isinstance(stream, driver.CUstream) or (isinstance(stream, Integral) and not isinstance(stream, bool)):
        return int(stream)
    if type(stream).__name__ in ("CUstream", "cudaStream_t") and hasattr(stream, "__int__"):  # cuda.bindings
        return int(stream)
    protocol = getattr(stream, "__cuda_stream__", None)  # Other packages also support cuda.core's protocol.
    if protocol is not None:
        version, handle = protocol() if callable(protocol) else protocol
        if version != 0:
            expected = "version 0 of __cuda_stream__"
            raise refuse(TypeError, expected, repr(version), "a stream", parameter="stream")
        return int(handle)
    # The handles of streams in torch and cupy. cupy's events also have `ptr`, but not `wait_event`.
    for attribute in ("cuda_stream", "ptr"):
        if isinstance(getattr(stream, attribute, None), int) and hasattr(stream, "wait_event"):
            return int(getattr(stream, attribute))
    expected = "a CUstream, an int, None or an object with __cuda_stream__"
    raise refuse(TypeError, expected, name_type(stream), "a stream", parameter="stream")


# The driver functions for events, which are called so often that a faster lookup is worthwhile.
_calls = make_calls(("cuEventCreate", "cuEventDestroy", "cuEventRecord"), functools.partial(getattr, driver))


def is_captured(stream: int) -> bool:
    """Return whether a graph is capturing a stream."""
    return bool(capture_safe.cuStreamIsCapturing(stream))  # CU_STREAM_CAPTURE_STATUS_NONE is 0


class Waitable(DriverObject):
    """The base class of Stream and Event, which can wait for work and report whether it is done.

    The methods do not need a current context, because a stream or an event belongs to a context.
    """

    __slots__ = ("handle",)
    _query: str  # the name of the driver function that reports whether the work is done
    _wait: str  # the name of the driver function that waits for the work

    def _get_is_done(self) -> bool:
        """Whether the work is done: for an event, the work submitted before the event was recorded."""
        return not self._call(self._query)  # CUDA_SUCCESS (0) or CUDA_ERROR_NOT_READY

    is_done = property(_get_is_done)  # `_install_fast_methods` also needs the function.

    def sync(self) -> None:
        """Wait until the work is done: for an event, the work submitted before the event was recorded.

        If a launch has failed, its error is raised.
        """
        self._call(self._wait)

    def _call(self, name: str) -> Any:
        """Call a driver function with the handle, and install machine code for later queries and waits."""
        check_usable(self)
        _install_fast_methods(type(self))
        with relaxed_capture():
            return getattr(driver, name)(self.handle)


def _install_fast_methods(cls: Any) -> None:
    """Replace `sync` and `is_done` of Stream or Event with machine code for the loaded driver."""
    if cls not in _HANDLES or "sync" in vars(cls):
        return
    outcome = get_outcome()
    handle = getattr(driver, _HANDLES[cls])
    not_ready = {driver.CUDA_ERROR_NOT_READY: False}
    is_done = make_method(Waitable._get_is_done, cls, handle, cls._query, success=True, results=not_ready)
    cls.is_done = property(is_done)
    cls.sync = make_method(Waitable.sync, cls, handle, cls._wait, success=None, results={})
    if get_outcome() is not outcome:  # Another thread has loaded another driver in the meantime.
        _remove_fast_methods()


def _remove_fast_methods() -> None:
    """Restore the Python methods. The next call of such a method installs machine code again."""
    for cls in _HANDLES:
        for name in ("sync", "is_done"):
            try:
                delattr(cls, name)
            except AttributeError:  # The method was not installed, or another thread has removed it.
                pass


on_other_driver(_remove_fast_methods)


class Stream(Waitable):
    """A stream (a CUstream). Its work runs in the order in which it is submitted.

    `handle` is the CUstream, or None after `close()`. Every parameter `stream` accepts a Stream, and other
    packages accept it through `__cuda_stream__`. `close()`, the end of a `with` block and the finalizer
    return immediately, and the driver destroys the stream when its work is done. After a sticky error, such
    as an illegal address, every method raises this error. In a forked child process, every method raises
    CUDA_ERROR_NOT_INITIALIZED. In both cases, `close()` does not raise an exception. The child process must
    not call a method that was bound before the fork (`wait = stream.sync`), because such a method calls the
    driver, which may crash.

    Args:
        priority: Priority of the stream's blocks. Blocks with lower numbers run first. Values outside the
            range returned by cuCtxGetStreamPriorityRange are clamped to it.
        nonblocking: Whether the stream and the default stream do not wait for each other.
        device: A Device or its ordinal; None for the current context's device, or device 0 without a context.

    Raises:
        DriverError: If a call to the driver fails.
        LoadError: If there is no driver.

    Threads:
        Any.

    Example:
        ```python
        stream = cudyn.Stream(priority=-1)
        ```
    """

    __slots__ = ()
    _destroy = "cuStreamDestroy"
    _query = "cuStreamQuery"
    _wait = "cuStreamSynchronize"

    def __init__(
        self, *, priority: int = 0, nonblocking: bool = True, device: Device | int | None = None
    ) -> None:
        super().__init__(device)
        self.handle = None  # The finalizer reads it even if the call below fails.
        flags = driver.CU_STREAM_NON_BLOCKING if nonblocking else driver.CU_STREAM_DEFAULT
        with make_current(self.context):
            self.handle = driver.cuStreamCreateWithPriority(flags, priority)

    @property
    def priority(self) -> int:
        """The priority of the stream."""
        return int(driver.cuStreamGetPriority(self.get_handle()))

    def record(self, event: Event | None = None) -> Event:
        """Record an event after the work submitted to the stream so far, and return the event.

        Args:
            event: the Event; None to create a new Event
        """
        return (event or Event(device=self.device)).record(self)

    def wait(self, other: object) -> None:
        """Make later work in this stream wait for an event, or for another stream's work so far.

        Args:
            other: an Event, a CUevent or any stream that `stream=` accepts, on this device or another device
        """
        own_handle = self.get_handle()
        if isinstance(other, (Event, driver.CUevent)):
            driver.cuStreamWaitEvent(own_handle, other.get_handle() if isinstance(other, Event) else other, 0)
        else:
            wait_for_stream(own_handle, get_handle(other))

    def callback(self, function: Callable[[], object]) -> None:
        """Make the driver call a function after the work submitted to the stream so far.

        One of the driver's threads calls the function without arguments, and later work waits until it
        returns. The function must not call CUDA functions. Its exceptions are passed to `sys.unraisablehook`.
        The function is kept alive until it has been called, or until the process ends if a graph captures the
        call.
        """

        def call(_: object) -> None:
            """Call the function, ignoring the argument that the driver passes to callbacks."""
            function()

        driver.cuLaunchHostFunc(self.get_handle(), driver.CUhostFn(call), None)

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, int(self)


class Event(Waitable):
    """A point in the work of a stream (a CUevent).

    `handle` is the CUevent, or None after `close()`. An event that has not been recorded yet counts as done.
    Errors and `close()` work in the same way as for a Stream.

    Args:
        timing: Whether the event records the time, for `end - start`.
        blocking: Whether `sync` blocks the thread instead of querying the event continuously.
        ipc_enabled: Whether other processes can open the event (Linux). Such an event cannot have timing.
        device: A Device or its ordinal; None for the current context's device, or device 0 without a context.

    Raises:
        DriverError: If a call to the driver fails.
        LoadError: If there is no driver.

    Threads:
        Any.

    Example:
        ```python
        start = cudyn.Event(timing=True).record(stream)
        end = cudyn.Event(timing=True).record(stream)
        end.sync()
        end - start  # milliseconds
        ```
    """

    __slots__ = ("ipc_enabled", "timing")
    _destroy = "cuEventDestroy"
    _query = "cuEventQuery"
    _wait = "cuEventSynchronize"

    def __init__(
        self,
        *,
        timing: bool = False,
        blocking: bool = False,
        ipc_enabled: bool = False,
        device: Device | int | None = None,
    ) -> None:
        DriverObject.__init__(self, device)
        self.handle = None
        self.timing = bool(timing)
        self.ipc_enabled = bool(ipc_enabled)
        if timing and ipc_enabled:
            raise ValueError("ipc_enabled: an event that other processes can open has no timing")
        flags = 0 if timing else _DISABLE_TIMING
        if blocking:
            flags |= _BLOCKING_SYNC
        if ipc_enabled:
            flags |= _INTERPROCESS
        if device is None:  # The event's context is current.
            self.handle = _calls.cuEventCreate(flags)
        else:
            with make_current(self.context):
                self.handle = driver.cuEventCreate(flags)

    def _release(self) -> None:
        if self.handle is not None:
            _calls.cuEventDestroy(self.handle)

    def get_ipc_descriptor(self) -> bytes:
        """Return bytes that another process passes to `from_ipc_descriptor`.

        Raises: ValueError if the event was created without `ipc_enabled`.
        """
        if not self.ipc_enabled:
            raise ValueError("the event can't be used by other processes: create it with ipc_enabled=True")
        # The driver crashes if the context of another device is current.
        with make_current(self.context):
            return bytes(driver.cuIpcGetEventHandle(self.get_handle()))

    @classmethod
    def from_ipc_descriptor(cls, descriptor: bytes, *, device: Device | int | None = None) -> Event:
        """Return an event that another process has created. It can be recorded, and streams can wait for it.

        Args:
            descriptor: the result of `get_ipc_descriptor`
            device: as in `Event`
        """
        handle = read_descriptor(driver.CUipcEventHandle, descriptor)
        event = cls.__new__(cls)
        DriverObject.__init__(event, device)
        event.handle = None
        event.timing = False
        event.ipc_enabled = True
        with make_current(event.context):
            event.handle = driver.cuIpcOpenEventHandle(handle)
        return event

    def record(self, stream: object = None) -> Event:
        """Record the event after the work submitted to a stream so far, and return the event.

        Args:
            stream: any stream that a launch accepts; None for the default stream
        """
        if stream.__class__ is Stream:
            check_usable(self)
            check_usable(stream)
            _calls.cuEventRecord(self.handle, stream.handle)
        else:  # A context must be current for the default stream.
            driver.cuEventRecord(self.get_handle(), get_handle(stream))
        return self

    def __sub__(self, start: Event) -> float:
        """Return the number of milliseconds between an earlier event and this event.

        Raises:
            ValueError: One of the events was created without `timing`.
            DriverError: One of the events has not been recorded (CUDA_ERROR_INVALID_HANDLE) or is not done
                yet (CUDA_ERROR_NOT_READY).
        """
        if not isinstance(start, Event):
            return NotImplemented
        if not (self.timing and start.timing):
            raise ValueError("expected events with timing: create both with Event(timing=True)")
        measure = choose_api("cuEventElapsedTime").cuEventElapsedTime
        return float(measure(start.get_handle(), self.get_handle()))


def read_descriptor(cls: Any, data: Any) -> Any:
    """Return a structure that contains bytes which another process has exported.

    Args:
        cls: The class of the structure.
        data: The bytes from `get_ipc_descriptor`.

    Raises:
        TypeError: The data is not bytes.
        ValueError: The size of the data is wrong.
    """
    if not isinstance(data, (bytes, bytearray)):
        raise refuse(TypeError, "bytes from get_ipc_descriptor", name_type(data), "descriptor")
    if len(data) != ctypes.sizeof(cls):
        expected = f"{ctypes.sizeof(cls)} bytes from get_ipc_descriptor"
        raise refuse(ValueError, expected, f"{len(data)} bytes", "descriptor")
    return cls.from_buffer_copy(data)


def wait_for_stream(waiting: object, other: int) -> None:
    """Make later work in a stream wait for the work that has been submitted to another stream so far.

    Args:
        waiting: The handle of the stream that waits.
        other: The handle of the other stream, which may belong to another context.
    """
    # An event can only be recorded on a stream of the context in which the event was created.
    with make_current(driver.cuStreamGetCtx(other)), Event() as event:
        driver.cuStreamWaitEvent(waiting, event.record(other).handle, 0)


def wait_for_array(waiting: int, other: int, name: str) -> None:
    """Make later work in a stream wait for the stream in which an array is computed.

    Args:
        waiting: The handle of the stream that waits.
        other: The handle of the stream in which the array is computed.
        name: The name of the work that uses the array, for the message: a kernel, a graph or "a copy".

    Raises:
        ValueError: The stream that waits is being captured, but the other stream is not.
    """
    # Packages report the default stream as CU_STREAM_LEGACY, because its handle, 0, is ambiguous.
    if (waiting or driver.CU_STREAM_LEGACY) == other:
        return
    if is_captured(waiting) and not is_captured(other):
        text = f"{name}: an array is computed on another stream, for which a captured stream can't wait"
        raise ValueError(f"{text}; wait before the capture, and pass an array whose `stream` is None")
    wait_for_stream(waiting, other)


class WaitingStream:
    """A stream that waits for the arrays of a graph on behalf of the graph's next launch.

    When the arrays are read, it is not known on which stream the graph will be launched. Therefore, this
    stream waits for the arrays, and the next launch waits for this stream. Later launches wait for the next
    launch anyway.

    Attributes:
        is_pending: Whether the next launch has to wait for this stream.
    """

    __slots__ = ("_device", "_stream", "is_pending")

    def __init__(self, device: Device) -> None:
        self._device = device
        self._stream: Stream | None = None
        self.is_pending = False

    def find(self) -> int:
        """Return the handle of the stream, and make the next launch wait for it."""
        if self._stream is None:
            self._stream = Stream(device=self._device)
        self.is_pending = True
        return int(self._stream)

    def wait(self, launch_stream: int, name: str) -> None:
        """Make the stream of a launch wait for this stream.

        Args:
            launch_stream: The handle of the stream of the launch.
            name: The graph's name, for messages.
        """
        if self._stream is not None:
            wait_for_array(launch_stream, int(self._stream), name)
        self.is_pending = False


# The classes whose methods can be machine code (not their subclasses), and the names of their handles' types.
_HANDLES: dict[type, str] = {Stream: "CUstream", Event: "CUevent"}


register_handle("cudyn.driver.CUstream", Stream)
register_handle("cudyn.driver.CUevent", Event)
