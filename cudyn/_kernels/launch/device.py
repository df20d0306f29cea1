"""Devices and the current context.

Every call that needs a context uses the context that is current in its thread. If no context is current, the
primary context of the device becomes current and stays current, as in the CUDA runtime. The runtime and the
packages that use it (torch, cupy) share the primary context. It is retained until the process ends.
"""

from __future__ import annotations

import ctypes
import operator
from typing import TYPE_CHECKING

from ..._bindings.libraries import load as loading
from ..._bindings.libraries.library import lock
from ..._errors import refuse, show_number
from ..._process import process
from ...errors import DriverError
from ..compilers.architectures import get_compute_capability, name_arch
from .driver_state import driver, get_outcome, make_current, name_type, relaxed_capture

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..._bindings.libraries.load import Outcome
    from ...driver import CUcontext

# The devices by driver and ordinal. The key contains the driver, because another driver may be loaded later.
_devices: dict[tuple[Outcome, int], Device] = process.own({})
_after_sync: list[Callable[[Any], object]] = process.keep([])  # the functions registered by `on_synchronize`


class Device:
    """A GPU. There is one object for each GPU: `Device(0) is Device(0)`. The constructor calls cuInit(0).

    `with Device(1):` makes the device's primary context current in the block. `use()` makes it current
    permanently.

    Args:
        ordinal: Index of the device, as in cuDeviceGet. CUDA_VISIBLE_DEVICES determines which devices are
            visible, and in which order.

    Raises:
        DriverError: If no device has this ordinal.
        LoadError: If there is no driver.

    Threads:
        Any. Each thread has its own current context.

    Example:
        ```python
        cudyn.Device(0).name
        ```
    """

    __slots__ = ("__weakref__", "_context", "_peers", "handle", "ordinal")
    ordinal: int
    handle: int
    _context: Any
    _peers: set[int]

    def __new__(cls, ordinal: int = 0) -> Device:
        """Return the object for the device with this ordinal. It is created only once."""
        outcome = get_outcome()
        existing = _devices.get((outcome, ordinal))
        if existing is not None and ordinal.__class__ is int:  # True and 1.0 would also match the key 1.
            return existing
        if isinstance(ordinal, bool) or not hasattr(ordinal, "__index__"):
            raise refuse(TypeError, "the ordinal of a device (an int)", name_type(ordinal), "Device")
        driver.cuInit(0)
        device = super().__new__(cls)
        device.ordinal = operator.index(ordinal)
        try:
            device.handle = driver.cuDeviceGet(device.ordinal)
        except DriverError as error:
            if error.status != driver.CUDA_ERROR_INVALID_DEVICE:
                raise
            raise error.with_notes(_describe_count(device.ordinal)) from None
        device._context = None
        device._peers = set()
        return _devices.setdefault((outcome, device.ordinal), device)

    @staticmethod
    def count() -> int:
        """Return the number of devices, which is 0 if the driver does not find any.

        Raises: LoadError if there is no driver. DriverError if the driver does not work.
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
        """Return the device of the current context.

        If no context is current, the primary context of the first device becomes current.
        """
        return get_device(get_current_context())

    @property
    def context(self) -> CUcontext:
        """The device's primary context, a CUcontext. After a reset, this is the new context."""
        if not self._is_active():
            # This is the lock that loading a library acquires. With a separate lock, a finalizer that needs a
            # device could deadlock, because creating a device loads functions.
            with lock:
                if not self._is_active():
                    self._context = driver.cuDevicePrimaryCtxRetain(self.handle)
        return self._context  # type: ignore[no-any-return]

    def _is_active(self) -> bool:
        """Return whether this object has retained the primary context, which has not been reset since."""
        if self._context is None:
            return False
        _, is_active = driver.cuDevicePrimaryCtxGetState(self.handle)
        return bool(is_active)

    def use(self) -> Device:
        """Make the device's primary context current in this thread permanently, and return the device."""
        driver.cuCtxSetCurrent(self.context)
        return self

    def __enter__(self) -> Device:
        driver.cuCtxPushCurrent(self.context)
        return self

    def __exit__(self, *_: object) -> None:
        driver.cuCtxPopCurrent()

    def sync(self) -> None:
        """Wait for all work in the device's primary context. If a launch has failed, its error is raised."""
        with make_current(self.context), relaxed_capture():
            driver.cuCtxSynchronize()
            for function in _after_sync:
                function(self._context)

    def get_attribute(self, attribute: int) -> int:
        """Return the value of a CUdevice_attribute."""
        return int(driver.cuDeviceGetAttribute(attribute, self.handle))

    def can_access_peer(self, other: Device | int) -> bool:
        """Return whether kernels on this device can access another device's memory."""
        peer = other if isinstance(other, Device) else Device(other)
        return bool(driver.cuDeviceCanAccessPeer(self.handle, peer.handle))

    def enable_peer(self, other: Device | int) -> None:
        """Let kernels in this device's primary context access another device's memory.

        Kernels can then access memory in the other device's primary context, such as Buffers, but not memory
        from pools: see `MemoryPool.peer_accessible_by`. Launches without a contract accept Buffers on the
        other device. A second call does nothing.

        Raises:
            DriverError: The devices are not connected (CUDA_ERROR_PEER_ACCESS_UNSUPPORTED).
        """
        peer = other if isinstance(other, Device) else Device(other)
        with make_current(self.context):
            try:
                driver.cuCtxEnablePeerAccess(peer.context, 0)
            except DriverError as error:
                if error.status != driver.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED:
                    raise
        self._peers.add(peer.ordinal)

    def disable_peer(self, other: Device | int) -> None:
        """Undo `enable_peer`. If it was not called, nothing happens."""
        peer = other if isinstance(other, Device) else Device(other)
        if peer.ordinal in self._peers:
            with make_current(self.context):
                driver.cuCtxDisablePeerAccess(peer.context)
            self._peers.discard(peer.ordinal)

    def has_peer(self, ordinal: int) -> bool:
        """Return whether `enable_peer` was called for the device with this ordinal."""
        return ordinal in self._peers

    @property
    def name(self) -> str:
        """The name of the device, as the driver reports it."""
        return str(driver.cuDeviceGetName(self.handle))

    @property
    def compute_capability(self) -> tuple[int, int]:
        """The compute capability, such as (9, 0)."""
        return get_compute_capability(self.handle)

    @property
    def arch(self) -> str:
        """The architecture for cudyn.compile, such as "sm_90"."""
        return name_arch(self.compute_capability)

    def get_memory_info(self) -> tuple[int, int]:
        """Return the free and the total memory of the device, in bytes."""
        with make_current(self.context):
            free, total = driver.cuMemGetInfo()
        return free, total

    def __repr__(self) -> str:
        return f"Device({self.ordinal})"

    def __reduce__(self) -> tuple[type[Device], tuple[int]]:
        return Device, (self.ordinal,)


def _describe_count(ordinal: int) -> str:
    """Return a note for an error about an invalid ordinal, which contains the number of devices."""
    count = int(driver.cuDeviceGetCount())
    devices = "is 1 device, with the ordinal 0" if count == 1 else f"are {count} devices, 0 to {count - 1}"
    return f"Device({show_number(ordinal)}): there {devices}."


def on_synchronize(function: Callable[[Any], object]) -> None:
    """Register a function that `Device.sync` calls after its context has finished all work.

    Args:
        function: Function that is called with the context. The context is current during the call.
    """
    _after_sync.append(function)


def get_device(context: Any) -> Device:
    """Return the device of a context."""
    with make_current(context):
        return Device(driver.cuCtxGetDevice())


def get_current_context(device: Device | int | None = None) -> Any:
    """Return the current context, or a device's primary context if the current context is on another device.

    If no context is current in this thread, the device's primary context becomes current. If the current
    context is a primary context that has been reset, the device's new primary context becomes current.

    Args:
        device: The device or its ordinal; None for the current context's device, or device 0 if no context is
            current.
    """
    requested = device if device is None or isinstance(device, Device) else Device(device)
    driver.cuInit(0)
    current = driver.cuCtxGetCurrent()
    for (outcome, _), known_device in list(_devices.items()):
        is_own_context = current and is_primary(current, known_device) and outcome is get_outcome()
        if is_own_context and not known_device._is_active():  # The primary context has been reset.
            current = known_device.use().context
    if not current:
        return (requested or Device(0)).use().context
    if requested is None or get_device(current) is requested:
        return current
    return requested.context


def is_primary(context: Any, device: Device) -> bool:
    """Return whether a context is the primary context of a device that has been used before."""
    return device._context is not None and device._context.value == context.value


def get_context_id(context: Any) -> tuple[Outcome, int] | None:
    """Return the identity of a context, which distinguishes the context from others with the same handle.

    Contexts of different drivers have different identities. In CUDA 12.0 and later, a context that is created
    after a reset also has a new identity.

    Returns:
        The driver and the driver's ID for the context (0 before CUDA 12.0), or None if the context has been
        destroyed.
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
    """Return whether a driver has cuCtxGetId (CUDA 12.0). The result is cached for each driver."""
    return driver.has("cuCtxGetId")  # type: ignore[no-any-return]
