"""Devices and the current context.

Every call that needs a context uses the one that is current in its thread. If no context is current, the
primary context of the device becomes current and stays so, as in the CUDA runtime. The primary context is
shared with the runtime and everything that uses it (torch, cupy); it is kept until the process ends.
"""

from __future__ import annotations

import ctypes
import operator
from typing import TYPE_CHECKING

from ..._bindings.libraries import load as loading
from ..._bindings.libraries.library import lock
from ..._process import process
from ...errors import DriverError
from ..compilers.architectures import get_compute_capability, name_arch
from .driver_state import driver, get_outcome, make_current, relaxed_capture

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..._bindings.libraries.load import Outcome
    from ...driver import CUcontext

# The driver is a part of the key, because it may be reloaded.
_devices: dict[tuple[Outcome, int], Device] = process.own({})
_after_sync: list[Callable[[Any], object]] = process.keep([])


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
        outcome = get_outcome()
        known = _devices.get((outcome, ordinal))
        if known is not None:
            return known
        driver.cuInit(0)
        made = super().__new__(cls)
        made.ordinal = operator.index(ordinal)
        made.handle = driver.cuDeviceGet(made.ordinal)
        made._context = None
        return _devices.setdefault((outcome, made.ordinal), made)

    @staticmethod
    def count() -> int:
        """Return the number of devices, 0 if the driver finds none.

        LoadError: there is no driver. DriverError: it does not work.
        """
        try:
            driver.cuInit(0)
        except DriverError as error:
            if error.status == driver.CUDA_ERROR_NO_DEVICE:
                return 0
            raise
        return int(driver.cuDeviceGetCount())

    @classmethod
    def current(cls) -> Device:
        """Return the current context's device or, without one, the first, and make its context current."""
        return get_device(get_current_context())

    @property
    def context(self) -> CUcontext:
        """Its primary context, a CUcontext; after a reset the new one."""
        if not self._is_active():
            with lock:  # of the libraries: a finalizer may ask for a device, and a device for a function
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
        with make_current(self.context), relaxed_capture():
            driver.cuCtxSynchronize()
            for function in _after_sync:
                function(self._context)

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


def on_synchronize(function: Callable[[Any], object]) -> None:
    """Have `Device.sync` call a function with the context, which is current and whose work is done."""
    _after_sync.append(function)


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
        is_own = current and is_primary(current, each) and outcome is get_outcome()
        if is_own and not each._is_active():
            current = each.use().context
    if not current:
        return (wanted or Device(0)).use().context
    return current if wanted is None or get_device(current) is wanted else wanted.context


def is_primary(context: Any, device: Device) -> bool:
    """Is it the primary context of a device, as far as it was used here?"""
    return device._context is not None and device._context.value == context.value


def get_context_id(context: Any) -> tuple[Outcome, int] | None:
    """Return a context's identity, which a new context with the same handle does not have; None: it is gone.

    A new one is that of another driver or, from CUDA 12.0 on, one that was made after a reset.
    """
    context_id = ctypes.c_ulonglong()
    if loading.is_left_over(int(context)):
        return None
    outcome = get_outcome()
    if has_context_ids(outcome) and driver.raw.cuCtxGetId(context, ctypes.byref(context_id)):
        return None
    return outcome, context_id.value


@process.cache
def has_context_ids(outcome: Outcome) -> bool:
    return driver.has("cuCtxGetId")  # type: ignore[no-any-return]
