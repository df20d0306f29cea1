"""Devices, and which context is current.

Every call that needs a context uses the one that is current in its thread. Where there is none, the primary
context of the device in question is made current and stays so, as the CUDA runtime does it. A primary context
is shared with the runtime and everything that uses it (torch, cupy); it is kept until the process ends.
"""

from __future__ import annotations

import ctypes
import operator
from contextlib import contextmanager
from threading import Lock

from .. import driver as cuda
from ..catalog import CUDA
from ..library import library

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ..loader import Outcome

driver: Any = cuda
_library = library(CUDA)
_devices: dict[tuple[Outcome, int], Device] = {}  # by the driver that they are of, too: it may be reloaded
_lock = Lock()


class Device:
    """A GPU, one object for each: `Device(0) is Device(0)`. Making one calls cuInit(0).

    ordinal  as cuDeviceGet counts, from 0, within CUDA_VISIBLE_DEVICES

    `with Device(1):` makes its primary context current for a block, `use()` for good. Raises DriverError for
    an ordinal that is not there, and LoadError without a driver.
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
        """How many there are."""
        driver.cuInit(0)
        return int(driver.cuDeviceGetCount())

    @classmethod
    def current(cls) -> Device:
        """That of the current context or, with none, the first one, whose context becomes current."""
        return device_of(current_context())

    @property
    def context(self) -> Any:
        """Its primary context, a CUcontext."""
        if self._context is None:
            with _lock:
                if self._context is None:
                    self._context = driver.cuDevicePrimaryCtxRetain(self.handle)
        return self._context

    def use(self) -> Device:
        """Make its primary context current in this thread."""
        driver.cuCtxSetCurrent(self.context)
        return self

    def __enter__(self) -> Device:
        driver.cuCtxPushCurrent(self.context)
        return self

    def __exit__(self, *_: object) -> None:
        driver.cuCtxPopCurrent()

    def synchronize(self) -> None:
        """Wait for everything in its primary context. An error of an earlier launch is raised here."""
        with within(self.context):
            driver.cuCtxSynchronize()

    def attribute(self, attribute: int) -> int:
        """The value of a CUdevice_attribute."""
        return int(driver.cuDeviceGetAttribute(attribute, self.handle))

    @property
    def name(self) -> str:
        """As the driver calls it."""
        text = ctypes.create_string_buffer(256)
        driver.cuDeviceGetName(text, len(text), self.handle)
        return text.value.decode("utf-8", "replace")

    @property
    def capability(self) -> tuple[int, int]:
        """The compute capability, such as (9, 0)."""
        return (
            self.attribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR),
            self.attribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR),
        )

    @property
    def arch(self) -> str:
        """As cudyn.compile takes it, such as "sm_90"."""
        return "sm_{}{}".format(*self.capability)

    def memory(self) -> tuple[int, int]:
        """(free, total) bytes."""
        with within(self.context):
            free, total = driver.cuMemGetInfo()
        return free, total

    def __repr__(self) -> str:
        return f"Device({self.ordinal})"

    def __reduce__(self) -> tuple[type[Device], tuple[int]]:
        return Device, (self.ordinal,)


def device_of(context: Any) -> Device:
    """The device of a context."""
    with within(context):
        return Device(driver.cuCtxGetDevice())


def current_context(device: Device | int | None = None) -> Any:
    """The context to work in: the current one, or the primary one of the device that is asked for.

    Where this thread has none, that of the device, or of the first one, becomes current.
    """
    wanted = device if device is None or isinstance(device, Device) else Device(device)
    driver.cuInit(0)
    current = driver.cuCtxGetCurrent()
    if not current:
        return (wanted or Device(0)).use().context
    return current if wanted is None or device_of(current) is wanted else wanted.context


@contextmanager
def within(context: Any) -> Iterator[None]:
    """Have a context current for a block."""
    if driver.cuCtxGetCurrent() == context:
        yield
        return
    driver.cuCtxPushCurrent(context)
    try:
        yield
    finally:
        driver.cuCtxPopCurrent()
