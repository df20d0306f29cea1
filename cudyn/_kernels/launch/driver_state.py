"""The loaded driver: its functions, its status codes, and the state that depends on it.

The state is dropped when another driver is loaded, and in a forked child process.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from ... import driver as cuda
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.catalog import find
from ..._bindings.libraries.library import library
from ..._bindings.machine.capture_safe_code import RELAXED
from ..._errors import LoadError
from ..._process import process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from ..._bindings.libraries.load import Outcome

driver: Any = cuda.api()  # the functions of the newest release, even if the program called use_api()
_library = library(find("driver"))

# Status codes of sticky errors (cuda.h, CUresult). After a kernel has failed with such an error, its context
# cannot run anything. The runtime's status codes have the same values.
STICKY_STATUSES = frozenset((700, 702, 710, 714, 715, 716, 717, 718, 719, 721))
# Status codes of calls whose object no longer exists: sticky errors, CUDA_ERROR_NOT_INITIALIZED (3, in a
# forked child process), CUDA_ERROR_DEINITIALIZED (4) and CUDA_ERROR_CONTEXT_IS_DESTROYED (709).
GONE_STATUSES = STICKY_STATUSES | {3, 4, 709}

# The functions registered by `on_other_driver`.
_followers: list[Callable[[], object]] = process.keep([])


def find_address(function: Any) -> int:
    """Return the address of a ctypes function."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def check_left_over(handle: Any) -> None:
    """Raise ValueError if a handle belongs to a simulated driver that has ended."""
    number = int(handle)
    if loading.is_left_over(number):
        raise ValueError(loading.get_left_over_message(number)) from None


def get_outcome() -> Outcome:
    """Return an object that identifies the loaded driver.

    State that belongs to a driver is stored without a lock, because a finalizer that acquires the lock could
    deadlock. Instead, code that stores such state calls this function before and after, and drops the state
    again if the result has changed.
    """
    return _library.outcome


class make_current:
    """Context manager that makes a CUDA context current in its block.

    Calls that could invalidate a capture also need `relaxed_capture`.
    """

    __slots__ = ("_context", "_is_other")

    def __init__(self, context: Any) -> None:
        self._context = context

    def __enter__(self) -> None:
        context = self._context
        try:
            self._is_other = driver.cuCtxGetCurrent().value != context.value
        except LoadError:  # The context may belong to a simulated driver that has ended.
            check_left_over(context)
            raise
        if self._is_other:
            check_left_over(context)
            driver.cuCtxPushCurrent(context)

    def __exit__(self, *_: object) -> None:
        if self._is_other:
            driver.cuCtxPopCurrent()


def choose_api(name: str) -> Any:
    """Return the newest `cudyn.driver` API in which the loaded driver provides a function.

    The candidates are the APIs of the newest release, CUDA 12.0 and CUDA 11.7, because the signature of the
    function differs between these releases.

    Args:
        name: The name of the function.
    """
    return _choose_api(name, _library.outcome)


@process.cache
def _choose_api(name: str, outcome: Outcome) -> Any:
    """Implement `choose_api`. The parameter `outcome` makes the loaded driver part of the cache key."""
    if driver.has(name):
        return driver
    older = driver.api("12.0")
    return older if older.has(name) else driver.api("11.7")


class relaxed_capture:
    """Context manager that relaxes this thread's capture mode, so that no call invalidates another capture.

    While a thread captures a stream in the default mode, some calls fail in every other thread and invalidate
    the capture (driver 580). A finalizer may make such calls at any time. The calls are:

    - allocations and frees
    - waits for streams and events, and queries of their status
    - unloading code
    - destroying a CUgraphExec
    """

    __slots__ = ("_mode",)

    def __enter__(self) -> None:
        self._mode = ctypes.c_int(RELAXED)
        if driver.raw.cuThreadExchangeStreamCaptureMode(ctypes.byref(self._mode)):
            driver.cuThreadExchangeStreamCaptureMode(RELAXED)  # raises the error

    def __exit__(self, *_: object) -> None:
        driver.raw.cuThreadExchangeStreamCaptureMode(ctypes.byref(self._mode))


def name_type(value: Any) -> str:
    """Return the name of a value's type for messages, with its module unless the type is built in."""
    cls = type(value)
    return cls.__name__ if cls.__module__ == "builtins" else f"{cls.__module__}.{cls.__name__}"


def on_other_driver(forget: Callable[[], object]) -> None:
    """Register a function that drops state belonging to a driver.

    It is called when another driver is loaded, in a forked child process, and by `process.reset`.
    """
    _followers.append(forget)


def make_calls(names: Iterable[str], make: Callable[[str], Any]) -> Any:
    """Return a namespace whose functions call the loaded driver, and are created when they are first called.

    Looking up an attribute of the namespace is several times faster than looking up an attribute of `driver`,
    whose class has a `__getattr__`.

    Args:
        names: The names of the functions.
        make: Function that receives a name, and returns the function that calls the loaded driver.
    """

    def make_placeholder(name: str) -> Any:
        """Return a function that creates the function with this name on its first call."""

        def call(*arguments: Any) -> Any:
            """Create the function, store it unless another driver has since been loaded, and call it."""
            outcome = get_outcome()
            function = calls.__dict__[name] = make(name)
            if get_outcome() is not outcome:
                calls.__dict__.pop(name, None)
            return function(*arguments)

        return staticmethod(call)

    # The placeholders are attributes of the class. The functions are attributes of its only instance, and are
    # therefore found first until another driver is loaded.
    calls: Any = type("DriverCalls", (), {name: make_placeholder(name) for name in names})()
    on_other_driver(calls.__dict__.clear)
    return calls


@process.on_reset
@process.after_fork
def _forget_driver() -> None:
    """Call the functions that `on_other_driver` has registered."""
    for forget in _followers:
        forget()


_library.followers.append(_forget_driver)
