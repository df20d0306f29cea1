"""The base class for objects that the driver creates and that must be released."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..._bindings.libraries import load as loading
from ..._bindings.machine.fast_functions import find_slot, why_unavailable
from ..._bindings.machine.kinds import context_query, register_holder
from ..._errors import LoadError
from ..._process import process
from .contexts import ContextInfo, context_cache
from .device import Device, get_context_id, get_current_context
from .driver_state import (
    GONE_STATUSES,
    check_left_over,
    driver,
    find_address,
    get_outcome,
    make_current,
    on_other_driver,
)

if TYPE_CHECKING:
    from typing import Any, NoReturn, Self


class NotCopyable:
    """The base class of objects that are not copied, because a copy would release the driver object again."""

    __slots__ = ()

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"a {type(self).__name__} can be neither copied nor pickled: it owns a driver object")


class DriverObject(NotCopyable):
    """An object that the driver has created in a context, and that is released exactly once.

    It is released by `close()`, at the end of a `with` block, or by the finalizer. After the context has been
    reset, after a sticky error and in a forked child process, the driver's object no longer exists, so only
    the handle is dropped.

    Attributes:
        handle: The driver's handle, or None after `close()`. Some subclasses do not have a handle.
        device: The Device.
        context: The CUcontext.
        context_id: The identity of the context (see `get_context_id`).
    """

    __slots__ = ("__weakref__", "_open", "context", "context_id", "device")
    device: Device
    handle: Any
    _destroy: str  # the name of the driver function that destroys the handle

    def __init__(self, device: Device | int | None) -> None:
        self._open = [True]  # Empty after `close`. The thread that removes the element releases the object.
        info = context_cache.find() if device is None else ContextInfo(get_current_context(device))
        self.context = info.context
        self.context_id = info.context_id
        self.device = info.device

    def get_handle(self) -> Any:
        """Return the handle. If no context is current, the object's context becomes current.

        Raises:
            ValueError: The object is closed.
        """
        check_open(self)
        try:
            if not driver.cuCtxGetCurrent():  # Some driver calls crash without a context.
                driver.cuCtxSetCurrent(self.context)
        except LoadError:  # The context may belong to a simulated driver that has ended.
            check_left_over(self.context)
            raise
        if not context_query.value:
            _set_context_query()
        return self.handle

    @property
    def _as_parameter_(self) -> Any:
        """The handle, which ctypes passes if the object is an argument of a foreign function."""
        return self.get_handle()

    def __int__(self) -> int:
        return int(self.get_handle())

    def close(self) -> None:
        """Release the driver's object. A second call does nothing, unless the first call failed."""
        if not self._open:
            return
        try:
            self._open.pop()  # This is atomic, and the finalizer may run in any thread at any time.
        except IndexError:  # Another thread is releasing the object.
            return
        try:
            info = context_cache.find_same()
            if info is not None and info.context_id == self.context_id:  # The object's context is current.
                self._release()
            elif self._exists():
                with make_current(self.context):
                    self._release()
        except Exception as error:
            if getattr(error, "status", None) not in GONE_STATUSES:  # The driver's object still exists.
                self._open.append(True)
                raise
        self._forget()

    def _exists(self) -> bool:
        """Return whether the object's context still exists in the loaded driver.

        If it does not, the handle may now belong to another object.
        """
        if self.context_id is not None and self.context_id[0] is not get_outcome():
            return False
        return get_context_id(self.context) == self.context_id

    def _release(self) -> None:
        """Release the driver's object if it was created. The object's context is current during the call.

        Subclasses that override this method use `relaxed_capture` for calls that could invalidate a capture.
        """
        if self.handle is not None:
            getattr(driver, self._destroy)(self.handle)

    def _forget(self) -> None:
        """Drop the handle of an object that has been released. Subclasses may also drop other state."""
        self.handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        try:
            if self._open:
                self._close_quietly()
        except Exception as error:  # The context no longer exists, or Python is shutting down.
            try:
                loading.backend.keep_failure(error)
            except Exception:  # Python is shutting down and has cleared the module.
                pass

    def _close_quietly(self) -> None:
        """Close the object without losing the cause of an earlier failed call, which may still be needed."""
        cause = loading.take_cause()
        try:
            self.close()
        finally:
            if cause is not None:
                loading.set_cause(cause)

    def __repr__(self) -> str:
        state = "closed" if self.handle is None else f"0x{int(self.handle):x}"
        return f"<{type(self).__name__} on device {self.device.ordinal}, {state}>"


def register_handle(pointer: str, cls: type) -> None:
    """Let machine code accept a class's objects in place of their handles.

    Args:
        pointer: The type of the handles, such as "cudyn.driver.CUstream".
        cls: The class of the objects, such as Stream.
    """
    if not why_unavailable():
        register_holder(pointer, cls, find_slot(cls, "handle"))


def _set_context_query() -> None:
    """Let machine code accept objects in place of their handles, unless the loaded driver is simulated.

    Machine code checks that a context is current by calling the function whose address is in `context_query`.
    """
    outcome = get_outcome()
    if not loading.backend.tag:  # The loaded driver is not simulated.
        context_query.value = find_address(driver.raw.cuCtxGetCurrent)
    if get_outcome() is not outcome:  # Another thread has loaded another driver in the meantime.
        _clear_context_query()


def _clear_context_query() -> None:
    """Let Python convert objects to their handles, until `_set_context_query` is called again."""
    context_query.value = 0


on_other_driver(_clear_context_query)


def check_usable(owner: DriverObject) -> None:
    """Raise ValueError if an object is closed, or belongs to a simulated driver that has ended."""
    check_open(owner)
    if owner.handle.value >> 48:  # Only simulated drivers set the upper 16 bits of a handle.
        check_left_over(owner.handle)


def check_open(owner: DriverObject) -> None:
    """Raise an exception if an object is closed, or if this process is a forked child process.

    Raises:
        ValueError: The object is closed.
        DriverError: This process is a forked child process (CUDA_ERROR_NOT_INITIALIZED).
    """
    if owner.handle is None:
        name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(owner).__name__)
        raise ValueError(f"the {name.lower()} is closed")
    if process.is_fork_child:
        # This call raises the error. Functions that wait for work or query its status would report success in
        # the child process (driver 580).
        driver.cuCtxGetCurrent()
