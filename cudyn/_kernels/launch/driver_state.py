"""The driver that is loaded: its calls, its statuses, and what is bound to it.

What is made for one driver is forgotten when another is loaded, and in the child of a fork.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from ... import driver as cuda
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.catalog import find
from ..._bindings.libraries.library import library
from ..._bindings.machine.guarded_code import RELAXED
from ..._process import process

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..._bindings.libraries.load import Outcome

driver: Any = cuda.api()  # of the newest release, whatever the program states by use_api()
_library = library(find("driver"))

# Sticky errors: after a kernel has failed with one (cuda.h, CUresult) its context runs nothing any more. The
# runtime's have the same numbers.
STICKY_STATUSES = frozenset((700, 702, 710, 714, 715, 716, 717, 718, 719, 721))
# Statuses of a call that finds nothing any more: these, CUDA_ERROR_NOT_INITIALIZED (in the child of a fork),
# _DEINITIALIZED and _CONTEXT_IS_DESTROYED.
GONE_STATUSES = STICKY_STATUSES | {3, 4, 709}

_followers: list[Callable[[], object]] = process.keep([])


def find_address(function: Any) -> int:
    """Return the address of a function of ctypes."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def check_left_over(handle: Any) -> None:
    """Raise ValueError for the handle of a backend that has ended."""
    number = int(handle)
    if loading.is_left_over(number):
        raise ValueError(loading.get_left_over_message(number))


def get_outcome() -> Outcome:
    """Return what identifies the driver that is loaded.

    What is made for it is kept without a lock, which a finalizer could wait for, and is dropped again if this
    has changed meanwhile.
    """
    return _library.outcome


class make_current:
    """Make a context current for a block of calls that invalidate no capture (see `relaxed_capture`)."""

    __slots__ = ("_context", "_is_other")

    def __init__(self, context: Any) -> None:
        self._context = context

    def __enter__(self) -> None:
        context = self._context
        self._is_other = driver.cuCtxGetCurrent().value != context.value
        if self._is_other:
            check_left_over(context)
            driver.cuCtxPushCurrent(context)

    def __exit__(self, *_: object) -> None:
        if self._is_other:
            driver.cuCtxPopCurrent()


def choose_api(name: str) -> Any:
    """Return the driver's module with the newest version of a function that this driver has."""
    return _choose_api(name, _library.outcome)


@process.cache
def _choose_api(name: str, outcome: Outcome) -> Any:
    if driver.has(name):
        return driver
    older = driver.api("12.0")
    return older if older.has(name) else driver.api("11.7")


class relaxed_capture:
    """Relax this thread's capture mode for a block, so that no call invalidates another thread's capture.

    While any thread captures a stream in the default mode, these calls fail in every other thread, and end
    the capture: an allocation, a free, a wait for and a query of a stream or an event, unloading code, and
    destroying a CUgraphExec. A finalizer may make them at any time. No other call does so (driver 580).
    """

    __slots__ = ("_mode",)

    def __enter__(self) -> None:
        self._mode = ctypes.c_int(RELAXED)
        if driver.raw.cuThreadExchangeStreamCaptureMode(ctypes.byref(self._mode)):
            driver.cuThreadExchangeStreamCaptureMode(RELAXED)  # raises

    def __exit__(self, *_: object) -> None:
        driver.raw.cuThreadExchangeStreamCaptureMode(ctypes.byref(self._mode))


def name_type(value: Any) -> str:
    """Return the name of its type, for messages, with the module unless the type is built in."""
    cls = type(value)
    return cls.__name__ if cls.__module__ == "builtins" else f"{cls.__module__}.{cls.__name__}"


def on_other_driver(forget: Callable[[], object]) -> None:
    """Have a function called when another driver is loaded, in the child of a fork and by `process.reset`."""
    _followers.append(forget)


@process.on_reset
@process.after_fork
def _forget_driver() -> None:
    for forget in _followers:
        forget()


_library.followers.append(_forget_driver)
