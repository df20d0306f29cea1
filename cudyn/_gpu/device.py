"""Devices and the current context.

Every call that needs a context uses the one that is current in its thread. If no context is current, the
primary context of the device becomes current and stays so, as in the CUDA runtime. The primary context is
shared with the runtime and everything that uses it (torch, cupy); it is kept until the process ends.
"""

from __future__ import annotations

import ctypes
import operator
import os
from functools import lru_cache
from threading import RLock
from typing import TYPE_CHECKING

from .. import driver as cuda
from .._compile.architectures import get_compute_capability, name_arch
from .._library.libraries import library
from .._loading.catalog import find
from .._machine.fast_functions import write_functions
from .._machine.guarded_code import RELAXED, HomeEntry, HomeFacts, HomeWriter

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, NoReturn, TypeVar

    from .._loading.load import Outcome
    from ..driver import CUcontext

    _T = TypeVar("_T", bound="Owner")

driver: Any = cuda.api()  # of the newest release, whatever the program states by use_api()
_library = library(find("driver"))
_devices: dict[tuple[Outcome, int], Device] = {}  # the driver is a part of the key: it may be reloaded
_lock = RLock()  # a finalizer may run while it is held, and may ask for a device

# Sticky errors: after a kernel has failed with one (cuda.h, CUresult) its context runs nothing any more. The
# runtime's have the same numbers.
STICKY_STATUSES = frozenset((700, 702, 710, 714, 715, 716, 717, 718, 719, 721))
# Statuses of a call that finds nothing any more: these, CUDA_ERROR_NOT_INITIALIZED (in the child of a fork),
# _DEINITIALIZED and _CONTEXT_IS_DESTROYED.
GONE_STATUSES = STICKY_STATUSES | {3, 4, 709}

_LEFT_OVER = "the object was made in a simulation (cudyn.testing.simulate) that has ended"
SIMULATED = 0x51D0  # the highest 16 bits of a simulation's handles, which no address has

on_synchronize: list[Callable[[Any], None]] = []  # called in a context where all work is done
on_other_driver: list[Callable[[], None]] = []  # called when another driver is loaded, and in a fork's child


class Device:
    """A GPU, one object for each: `Device(0) is Device(0)`. Making one calls cuInit(0).

    `with Device(1):` makes its primary context current for a block, `use()` for good.

    Parameters:
        ordinal  as cuDeviceGet counts, from 0, within CUDA_VISIBLE_DEVICES
    Raises: DriverError for an ordinal without a device, and LoadError without a driver.
    Threads: any; what is current belongs to a thread.
    Example: cudyn.Device(0).name
    """

    __slots__ = ("_context", "handle", "ordinal")
    ordinal: int
    handle: int
    _context: Any

    def __new__(cls, ordinal: int = 0) -> Device:
        outcome = _library.outcome
        found = _devices.get((outcome, ordinal))
        if found is not None:
            return found
        driver.cuInit(0)
        made = super().__new__(cls)
        made.ordinal = operator.index(ordinal)
        made.handle = driver.cuDeviceGet(made.ordinal)
        made._context = None
        return _devices.setdefault((outcome, made.ordinal), made)

    @staticmethod
    def count() -> int:
        """Return the number of devices."""
        driver.cuInit(0)
        return int(driver.cuDeviceGetCount())

    @classmethod
    def current(cls) -> Device:
        """Return the current context's device or, without one, the first, and make its context current."""
        return get_device(get_current_context())

    @property
    def context(self) -> CUcontext:
        """Its primary context, a CUcontext; after a reset the new one."""
        if not self._is_active():
            with _lock:
                if not self._is_active():
                    self._context = driver.cuDevicePrimaryCtxRetain(self.handle)
        return self._context  # type: ignore[no-any-return]

    def _is_active(self) -> bool:
        return self._context is not None and bool(driver.cuDevicePrimaryCtxGetState(self.handle)[1])

    def use(self) -> Device:
        """Make its primary context current in this thread, for good."""
        driver.cuCtxSetCurrent(self.context)
        return self

    def __enter__(self) -> Device:
        driver.cuCtxPushCurrent(self.context)
        return self

    def __exit__(self, *_: object) -> None:
        driver.cuCtxPopCurrent()

    def sync(self) -> None:
        """Wait for everything in its primary context. An error of an earlier launch is raised here."""
        with make_current(self.context), relaxed():
            driver.cuCtxSynchronize()
            for call in on_synchronize:
                call(self._context)

    def get_attribute(self, attribute: int) -> int:
        """Return the value of a CUdevice_attribute."""
        return int(driver.cuDeviceGetAttribute(attribute, self.handle))

    @property
    def name(self) -> str:
        """The driver's name for it."""
        return str(driver.cuDeviceGetName(self.handle))

    @property
    def compute_capability(self) -> tuple[int, int]:
        """The compute capability, such as (9, 0)."""
        return get_compute_capability(self.handle)

    @property
    def arch(self) -> str:
        """Its architecture for cudyn.compile, such as "sm_90"."""
        return name_arch(self.compute_capability)

    def get_memory_info(self) -> tuple[int, int]:
        """Return (free, total) memory in bytes."""
        with make_current(self.context):
            free, total = driver.cuMemGetInfo()
        return free, total

    def __repr__(self) -> str:
        return f"Device({self.ordinal})"

    def __reduce__(self) -> tuple[type[Device], tuple[int]]:
        return Device, (self.ordinal,)


def get_device(context: Any) -> Device:
    """Return the device of a context."""
    with make_current(context):
        return Device(driver.cuCtxGetDevice())


def get_current_context(device: Device | int | None = None) -> Any:
    """Return the context to work in: the current one, or the primary one of the device.

    If this thread has none, that of the device, or of the first one, becomes current; so does the new context
    of a device after a reset.
    """
    wanted = device if device is None or isinstance(device, Device) else Device(device)
    driver.cuInit(0)
    current = driver.cuCtxGetCurrent()
    for (outcome, _), each in list(_devices.items()):
        is_current = current and each._context is not None and each._context.value == current.value
        if is_current and outcome is _library.outcome and not each._is_active():
            current = each.use().context
    if not current:
        return (wanted or Device(0)).use().context
    return current if wanted is None or get_device(current) is wanted else wanted.context


def get_context_id(context: Any) -> tuple[Outcome, int] | None:
    """Return a context's identity, which a new context with the same handle does not have; None: it is gone.

    A new one is that of another driver or, from CUDA 12.0 on, one that was made after a reset.
    """
    found = ctypes.c_ulonglong()
    if is_left_over(context):
        return None
    outcome = _library.outcome
    if _has_context_ids(outcome) and driver.raw.cuCtxGetId(context, ctypes.byref(found)):
        return None
    return outcome, found.value


@lru_cache(4)
def _has_context_ids(outcome: Outcome) -> bool:
    return driver.has("cuCtxGetId")  # type: ignore[no-any-return]


class Home:
    """Where objects are made: a context, its identity as of get_context_id, and its device.

    facts: what machine code reads of it, in memory that lives as long as the Home; None: it must not.
    """

    __slots__ = ("context", "context_id", "device", "facts")

    def __init__(self, context: CUcontext) -> None:
        self.context = context
        self.context_id = get_context_id(context)
        self.device = get_device(context)
        self.facts: HomeFacts | None = None


class Homes:
    """Finds the Home of the current context. Machine code finds the last one again while it stays the same.

    find       returns the Home; without a context the first device's primary context becomes current
    find_same  returns the Home that was found last if its context is current and still the same; else None
    """

    def __init__(self) -> None:
        self.find: Callable[[], Home] = self._find
        self.find_same: Callable[[], Home | None] = self._find_same
        self._entries = HomeEntry(), HomeEntry()
        self._last: Home | None = None  # whose facts the entries have
        self._is_written = False

    def _find(self) -> Home:
        same = self._find_same()
        if same is not None:
            return same
        home = Home(get_current_context())
        if not self._is_written:
            self._write()
        home.facts = facts = _find_facts(home)
        if facts is not None:
            for entry in self._entries:
                entry.facts = ctypes.addressof(facts)
            self._last = home
            if home.context_id is None or home.context_id[0] is not get_outcome():
                self.forget()  # another driver was loaded meanwhile
        return home

    def _find_same(self) -> Home | None:
        home = self._last
        facts = None if home is None else home.facts
        if facts is None:
            return None
        raw = driver.raw
        context = driver.CUcontext()
        found = ctypes.c_ulonglong()
        flags = ctypes.c_uint()
        is_active = ctypes.c_int()
        if raw.cuCtxGetCurrent(ctypes.byref(context)) or context.value != facts.context:
            return None
        if facts.get_id and (raw.cuCtxGetId(context, ctypes.byref(found)) or found.value != facts.id):
            return None
        if facts.get_state:
            state = ctypes.byref(flags), ctypes.byref(is_active)
            if raw.cuDevicePrimaryCtxGetState(facts.device, *state) or not is_active.value:
                return None
        return home

    def _write(self) -> None:
        """Put machine code in front of the functions."""
        self._is_written = True
        make = write_functions(HomeWriter)
        if make is not None:
            slow = self._find, self._find_same
            self.find, self.find_same = (make(*each, each[1]) for each in zip(slow, self._entries))

    def forget(self) -> None:
        """Find the next one anew."""
        self._last = None
        for entry in self._entries:
            entry.facts = 0


def _find_facts(home: Home) -> HomeFacts | None:
    """Find the facts that machine code reads; None: the context is gone, or of another driver."""
    outcome = _library.outcome
    if home.context_id is None or home.context_id[0] is not outcome:
        return None
    raw = driver.raw
    primary = home.device._context
    get_id = find_address(raw.cuCtxGetId) if _has_context_ids(outcome) else 0
    is_primary = primary is not None and primary.value == home.context.value
    get_state = find_address(raw.cuDevicePrimaryCtxGetState) if is_primary else 0
    facts = home.context.value, home.context_id[1], home.device.handle, id(home)
    return HomeFacts(find_address(raw.cuCtxGetCurrent), get_id, get_state, *facts)


def find_address(function: Any) -> int:
    """Return the address of a function of ctypes."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


homes = Homes()
on_other_driver.append(homes.forget)


def is_left_over(handle: Any) -> bool:
    """Is a handle of a simulation that has ended? A driver would take it for an address."""
    return int(handle) >> 48 == SIMULATED and not _library.outcome.is_simulated


def get_outcome() -> Outcome:
    """Return what identifies the driver that is loaded.

    What is made for it is kept without a lock, which a finalizer could wait for, and is dropped again if this
    has changed meanwhile.
    """
    return _library.outcome


def is_simulated() -> bool:
    """Is the driver that is loaded a simulation?"""
    return _library.outcome.is_simulated


class make_current:
    """Make a context current for a block of calls that break no capture (see `relaxed`)."""

    __slots__ = ("_context", "_is_other")

    def __init__(self, context: Any) -> None:
        self._context = context

    def __enter__(self) -> None:
        context = self._context
        self._is_other = driver.cuCtxGetCurrent().value != context.value
        if self._is_other:
            if is_left_over(context):
                raise ValueError(_LEFT_OVER)
            driver.cuCtxPushCurrent(context)

    def __exit__(self, *_: object) -> None:
        if self._is_other:
            driver.cuCtxPopCurrent()


def choose_api(name: str) -> Any:
    """Return the driver's module with the newest version of a function that this driver has."""
    return _choose_api(name, _library.outcome)


@lru_cache(16)
def _choose_api(name: str, outcome: Outcome) -> Any:
    if driver.has(name):
        return driver
    older = driver.api("12.0")
    return older if older.has(name) else driver.api("11.7")


class relaxed:
    """Relax this thread's capture mode for a block: its calls leave the captures of other threads whole.

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


class NotCopyable:
    """An owner of a driver's object, which a copy would release a second time."""

    __slots__ = ()

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            f"a {type(self).__name__} can be neither copied nor pickled: it owns what the driver has made"
        )


class Owner(NotCopyable):
    """Something that the driver has made in a context, and that is released once.

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
        home = homes.find() if device is None else Home(get_current_context(device))
        self.context = home.context
        self.context_id = home.context_id
        self.device = home.device

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
            home = homes.find_same()
            if home is not None and home.context_id == self.context_id:
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
        if self.context_id is not None and self.context_id[0] is not _library.outcome:
            return False
        return get_context_id(self.context) == self.context_id

    def _release(self) -> None:
        """Release it, if it was made, in its context. What could break a capture does so `relaxed`."""
        if self.handle is not None:
            getattr(driver, self._destroy)(self.handle)

    def _forget(self) -> None:
        self.handle = None

    def __enter__(self: _T) -> _T:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        try:
            if self._open:
                self.close()
        except Exception:  # the context is gone, or Python ends: there is nothing to release
            pass

    def __repr__(self) -> str:
        state = "closed" if self.handle is None else f"0x{int(self.handle):x}"
        return f"<{type(self).__name__} on device {self.device.ordinal}, {state}>"


_is_child = False  # of a fork


def _note_fork() -> None:
    global _is_child
    _is_child = True
    _tell_of_other_driver()


def _tell_of_other_driver() -> None:
    for call in on_other_driver:
        call()


_library.followers.append(_tell_of_other_driver)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_note_fork)


def check_usable(owner: Owner) -> None:
    """Raise ValueError after `close()`, and for the handle of a simulation that has ended."""
    check_open(owner)
    if owner.handle.value >> 48 == SIMULATED and is_left_over(owner.handle):
        raise ValueError(_LEFT_OVER)


def check_open(owner: Owner) -> None:
    """Raise ValueError after `close()`, CUDA_ERROR_NOT_INITIALIZED in the child of a fork.

    There a driver says success to those who wait or ask (driver 580).
    """
    if owner.handle is None:
        raise ValueError(f"the {type(owner).__name__.lower()} is closed")
    if _is_child:
        driver.cuCtxGetCurrent()


def name_type(value: Any) -> str:
    """Return the name of its type, for messages, with the module unless the type is built in."""
    cls = type(value)
    return cls.__name__ if cls.__module__ == "builtins" else f"{cls.__module__}.{cls.__name__}"
