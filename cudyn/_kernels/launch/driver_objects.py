"""The base class of objects that the driver has created and that are released once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._bindings.libraries import load as loading
from ..._process import process
from .contexts import ContextInfo, context_cache
from .device import Device, get_context_id, get_current_context
from .driver_state import (
    GONE_STATUSES,
    check_left_over,
    driver,
    get_outcome,
    make_current,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, NoReturn, Self


class NotCopyable:
    """An object that must not be copied, because the copy would release the driver's object a second time."""

    __slots__ = ()

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            f"a {type(self).__name__} can be neither copied nor pickled: it owns what the driver has made"
        )


class DriverObject(NotCopyable):
    """An object that the driver has created in a context, and that is released once.

    handle   of the driver, if it has one; None after `close()`
    device   its Device; context: its CUcontext; context_id: as of get_context_id

    `close()`, the end of a `with` block and the end of the object release it. Nothing is left to release
    after a reset of the context, after a sticky error and in the child of a fork; there it only forgets.
    """

    __slots__ = ("_open", "context", "context_id", "device")
    device: Device
    handle: Any
    _destroy: str  # the name of the driver's function for the handle

    def __init__(self, device: Device | int | None) -> None:
        self._open = [True]  # the thread that releases it takes the element
        info = context_cache.find() if device is None else ContextInfo(get_current_context(device))
        self.context = info.context
        self.context_id = info.context_id
        self.device = info.device

    def call_in_context(self, is_current: bool, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function in its context, which is current already if a caller has just found it."""
        if is_current:
            return function(*arguments)
        with make_current(self.context):
            return function(*arguments)

    def get_handle(self) -> Any:
        """Return the handle. ValueError: it is closed. A thread without a context gets the object's."""
        check_open(self)
        if not driver.cuCtxGetCurrent():  # without one some calls crash
            driver.cuCtxSetCurrent(self.context)
        return self.handle

    @property
    def _as_parameter_(self) -> Any:
        """The handle, for calls of the driver that are given the object."""
        return self.get_handle()

    def __int__(self) -> int:
        return int(self.get_handle())

    def close(self) -> None:
        """Release it. A second call does nothing, unless the first one failed."""
        if not self._open:
            return
        try:
            self._open.pop()  # the finalizer may run in any thread, and at any place of one
        except IndexError:
            return
        try:
            info = context_cache.find_same()
            if info is not None and info.context_id == self.context_id:
                self._release()
            elif self._is_there():
                with make_current(self.context):
                    self._release()
        except Exception as error:
            if getattr(error, "status", None) not in GONE_STATUSES:
                self._open.append(True)
                raise
        self._forget()

    def _is_there(self) -> bool:
        """Does its context exist, for the driver that is loaded? Else its handle may be another's now."""
        if self.context_id is not None and self.context_id[0] is not get_outcome():
            return False
        return get_context_id(self.context) == self.context_id

    def _release(self) -> None:
        """Release it, if it was created, in its context. Calls that could invalidate a capture relax it."""
        if self.handle is not None:
            getattr(driver, self._destroy)(self.handle)

    def _forget(self) -> None:
        self.handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        try:
            if self._open:
                self._close_aside()
        except Exception as error:  # the context is gone, or Python ends: there is nothing to release
            try:
                loading.backend.keep_failure(error)
            except Exception:  # Python ends, and the module is empty already
                pass

    def _close_aside(self) -> None:
        """Release it and leave the cause of a failed call, which nothing may have asked for yet."""
        cause = loading.take_cause()
        try:
            self.close()
        finally:
            if cause is not None:
                loading.set_cause(cause)

    def __repr__(self) -> str:
        state = "closed" if self.handle is None else f"0x{int(self.handle):x}"
        return f"<{type(self).__name__} on device {self.device.ordinal}, {state}>"


def check_usable(owner: DriverObject) -> None:
    """Raise ValueError after `close()`, and for the handle of a backend that has ended."""
    check_open(owner)
    if owner.handle.value >> 48:  # which no address has
        check_left_over(owner.handle)


def check_open(owner: DriverObject) -> None:
    """Raise ValueError after `close()`, CUDA_ERROR_NOT_INITIALIZED in the child of a fork.

    There a driver says success to those who wait or ask (driver 580).
    """
    if owner.handle is None:
        raise ValueError(f"the {type(owner).__name__.lower()} is closed")
    if process.is_fork_child:
        driver.cuCtxGetCurrent()
