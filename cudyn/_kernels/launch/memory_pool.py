"""Memory pools, which allocate memory in stream order, reuse it, and can share it with other processes."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..._errors import refuse, show_number
from .buffer import Buffer, find_pool
from .device import Device
from .driver_objects import DriverObject, check_open, register_handle
from .driver_state import driver, make_current, name_type, relaxed_capture
from .streams import get_handle, read_descriptor

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

_KEEP_ALL = (1 << 64) - 1  # the release threshold with which a pool keeps all memory


class BufferDescriptor(NamedTuple):
    """The data that another process needs to open a Buffer that was allocated from a pool. It can be pickled.

    Attributes:
        data: the CUmemPoolPtrExportData as bytes
        dtype: the contract's name for the Buffer's dtype, or None
        shape: the shape of the Buffer, or its size in bytes if it does not have a shape
    """

    data: bytes
    dtype: str | None
    shape: int | tuple[int, ...]


class MemoryPool(DriverObject):
    """A pool of device memory (a CUmemoryPool). Memory is allocated and freed in stream order.

        pool = cudyn.MemoryPool()
        buffer = pool.allocate((1000, 3), "f4", stream=stream)
        buffer.close()  # the pool keeps the memory, and reuses it for the next allocation in stream order

    The parameters and properties have the same names and defaults as in cuda.core's `DeviceMemoryResource`.
    Buffers that are created with `stream=` are allocated from the device's current pool, which
    `MemoryPool.current()` returns. After `close()`, the driver destroys the pool as soon as all of its memory
    has been freed. A pool does not keep streams alive.

    Args:
        device: A Device or its ordinal; None for the current context's device, or device 0 without a context.
        max_size: Maximum size in bytes; 0 for the device's limit (CUDA 12.2).
        release_threshold: Number of bytes that the pool keeps when streams, events or contexts are
            synchronized. By default, the pool keeps all memory.
        ipc_enabled: Whether other processes can open the memory (Linux).

    Raises:
        DriverError: If a call to the driver fails.
        LoadError: If there is no driver.
        ValueError: If a size is invalid.

    Threads:
        Any.

    Example:
        ```python
        pool = cudyn.MemoryPool(release_threshold=1 << 30)
        ```
    """

    __slots__ = ("_is_owned", "handle", "is_imported", "is_ipc_enabled")
    _destroy = "cuMemPoolDestroy"

    def __init__(
        self,
        device: Device | int | None = None,
        *,
        max_size: int = 0,
        release_threshold: int = _KEEP_ALL,
        ipc_enabled: bool = False,
    ) -> None:
        self._set_initial_attributes(device, ipc_enabled=ipc_enabled)
        _check_amount("max_size", max_size)
        _check_amount("release_threshold", release_threshold)
        handle_type = driver.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR if ipc_enabled else 0
        properties = driver.CUmemPoolProps(
            allocType=driver.CU_MEM_ALLOCATION_TYPE_PINNED,  # The driver does not move the memory elsewhere.
            handleTypes=handle_type,
            location=_make_location(self.device.ordinal),
            maxSize=max_size,
        )
        with make_current(self.context):
            self.handle = driver.cuMemPoolCreate(properties)
        self._is_owned = True
        self.release_threshold = release_threshold

    def _set_initial_attributes(
        self, device: Device | int | None, ipc_enabled: bool = False, is_imported: bool = False
    ) -> None:
        """Set all attributes of a new pool. The caller sets the handle afterwards.

        If the pool has to be destroyed by `close`, the caller then also sets `_is_owned`.

        Args:
            device: The device, as in `MemoryPool`.
            ipc_enabled: Whether other processes can open the memory.
            is_imported: Whether another process has created the pool.
        """
        self.handle: Any = None
        self._is_owned = False
        self.is_ipc_enabled = bool(ipc_enabled)
        self.is_imported = is_imported
        super().__init__(device)

    @classmethod
    def current(cls, device: Device | int | None = None) -> Self:
        """Return the current pool of a device, from which Buffers with `stream=` are allocated.

        Calling `close()` on the result does not destroy the pool.

        Args:
            device: a Device or its ordinal; None for the current context's device, or device 0 without a
                context
        """
        pool = cls.__new__(cls)
        pool._set_initial_attributes(device)
        with make_current(pool.context):
            pool.handle = driver.cuDeviceGetMemPool(pool.device.handle)
        return pool

    def use(self) -> Self:
        """Make this pool the current pool of its device, and return it."""
        driver.cuDeviceSetMemPool(self.device.handle, self.get_handle())
        return self

    # --- memory

    def allocate(self, shape: int | Sequence[int], dtype: object = None, *, stream: object = None) -> Buffer:
        """Allocate memory from the pool, and return it as a Buffer.

        The memory is allocated and freed in the order of the stream's work. Other streams must wait for this
        stream before they use the memory, and this stream must wait for them before the Buffer is closed.

        Args:
            shape: Size in bytes, or the shape, as in Buffer.
            dtype: As in Buffer.
            stream: Any stream that a launch accepts; None for the default stream. The Buffer keeps it alive.

        Returns:
            The Buffer. It keeps the pool alive.

        Raises:
            DriverError: If the allocation fails, for example with CUDA_ERROR_OUT_OF_MEMORY.
            ValueError: If the size, the shape or the dtype is invalid, or the pool is closed.
            TypeError: If the size, the shape or the stream has the wrong type.

        Threads:
            Any.

        Example:
            ```python
            cudyn.MemoryPool().allocate(4096, stream=stream)
            ```
        """
        if self.is_imported:
            raise ValueError("the pool of another process can't allocate memory: use open_buffer")
        handle = get_handle(stream)
        pool = self.get_handle()

        def allocate(size: int) -> int:
            """Allocate memory in stream order."""
            return int(driver.cuMemAllocFromPoolAsync(size, pool, handle))

        return Buffer.make_ordered(shape, dtype, self.device, allocate, handle, (self, stream))

    def trim(self, min_bytes_to_keep: int = 0) -> None:
        """Return unused memory to the system. The memory of open Buffers is not affected.

        Args:
            min_bytes_to_keep: the minimum number of bytes that the pool keeps reserved
        """
        _check_amount("min_bytes_to_keep", min_bytes_to_keep)
        driver.cuMemPoolTrimTo(self.get_handle(), min_bytes_to_keep)

    # --- statistics

    def _get_attribute(self, name: str) -> int:
        """Return the value of the pool's attribute CU_MEMPOOL_ATTR_<name>."""
        return int(
            driver.cuMemPoolGetAttribute(self.get_handle(), getattr(driver, f"CU_MEMPOOL_ATTR_{name}"))
        )

    @property
    def release_threshold(self) -> int:
        """The number of bytes that the pool keeps when streams, events or contexts are synchronized."""
        return self._get_attribute("RELEASE_THRESHOLD")

    @release_threshold.setter
    def release_threshold(self, value: int) -> None:
        _check_amount("release_threshold", value)
        driver.cuMemPoolSetAttribute(self.get_handle(), driver.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, value)

    @property
    def reserved_mem_current(self) -> int:
        """The number of bytes that the pool has reserved."""
        return self._get_attribute("RESERVED_MEM_CURRENT")

    @property
    def reserved_mem_high(self) -> int:
        """The maximum of `reserved_mem_current` since the last call to `reset_high`."""
        return self._get_attribute("RESERVED_MEM_HIGH")

    @property
    def used_mem_current(self) -> int:
        """The number of bytes that are allocated from the pool."""
        return self._get_attribute("USED_MEM_CURRENT")

    @property
    def used_mem_high(self) -> int:
        """The maximum of `used_mem_current` since the last call to `reset_high`."""
        return self._get_attribute("USED_MEM_HIGH")

    def reset_high(self) -> None:
        """Set `reserved_mem_high` and `used_mem_high` to the current values."""
        for name in ("RESERVED", "USED"):
            attribute = getattr(driver, f"CU_MEMPOOL_ATTR_{name}_MEM_HIGH")
            driver.cuMemPoolSetAttribute(self.get_handle(), attribute, 0)

    # --- other devices

    @property
    def peer_accessible_by(self) -> tuple[int, ...]:
        """The ordinals of the other devices that can access the memory. This property can be set."""
        return tuple(
            ordinal
            for ordinal in range(Device.count())
            if ordinal != self.device.ordinal and self._get_access(ordinal)
        )

    @peer_accessible_by.setter
    def peer_accessible_by(self, devices: Iterable[Device | int]) -> None:
        if not isinstance(devices, Iterable) or isinstance(devices, str):
            got = name_type(devices)
            raise refuse(TypeError, "a list of devices or ordinals", got, "peer_accessible_by")
        ordinals = {
            device.ordinal if isinstance(device, Device) else Device(device).ordinal for device in devices
        }
        ordinals.discard(self.device.ordinal)
        current = {*self.peer_accessible_by}
        changes = [(ordinal, True) for ordinal in ordinals - current]
        changes += [(ordinal, False) for ordinal in current - ordinals]
        if not changes:
            return
        accesses = (driver.CUmemAccessDesc * len(changes))()
        for access, (ordinal, is_allowed) in zip(accesses, changes):
            access.location = _make_location(ordinal)
            name = "READWRITE" if is_allowed else "NONE"
            access.flags = int(getattr(driver, f"CU_MEM_ACCESS_FLAGS_PROT_{name}"))
        driver.cuMemPoolSetAccess(self.get_handle(), accesses, len(changes))

    def _get_access(self, ordinal: int) -> int:
        """Return the CUmemAccess_flags that describe how a device can access the pool's memory."""
        return int(driver.cuMemPoolGetAccess(self.get_handle(), _make_location(ordinal)))

    # --- other processes

    def get_allocation_handle(self) -> int:
        """Return a file descriptor for the pool, which another process opens with `from_allocation_handle`.

        The caller passes the file descriptor to the other process (`multiprocessing.reduction.DupFd`,
        `socket.send_fds`), and closes it with `os.close`.

        Raises:
            ValueError: The pool was created without `ipc_enabled`.
            DriverError: The driver cannot export the pool.
        """
        self._check_is_exported()
        handle_type = driver.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
        return int(driver.cuMemPoolExportToShareableHandle(self.get_handle(), handle_type, 0))

    @classmethod
    def from_allocation_handle(cls, handle: int, device: Device | int | None = None) -> Self:
        """Return a pool that another process has exported. It can open Buffers, but not allocate memory.

        Args:
            handle: a file descriptor from `get_allocation_handle`, which this method does not close
            device: the device that the pool is on, as in `MemoryPool`
        """
        if isinstance(handle, bool) or not isinstance(handle, int):
            raise refuse(TypeError, "a file descriptor (an int)", name_type(handle), "handle")
        if not 0 <= handle < 1 << 31:
            raise refuse(ValueError, "a file descriptor from 0 to 2**31 - 1", handle, "handle")
        pool = cls.__new__(cls)
        pool._set_initial_attributes(device, ipc_enabled=True, is_imported=True)
        handle_type = driver.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
        with make_current(pool.context):
            # The parameter is a pointer, but the driver expects the file descriptor itself as its value.
            pool.handle = driver.cuMemPoolImportFromShareableHandle(ctypes.c_void_p(handle), handle_type, 0)
        pool._is_owned = True
        return pool

    def get_ipc_descriptor(self, buffer: Buffer) -> BufferDescriptor:
        """Return the description of a Buffer from this pool, which another process opens with `open_buffer`.

        The other process has to wait for the work that writes the memory, with an Event that was created with
        `ipc_enabled=True`. It has to close its Buffer before this process closes the original Buffer.
        """
        if not isinstance(buffer, Buffer):
            raise refuse(TypeError, "a Buffer", name_type(buffer), "buffer")
        self._check_is_exported()
        if find_pool(int(buffer)) != int(self.get_handle()):
            raise ValueError("buffer: expected a Buffer that was allocated from this pool")
        data = driver.cuMemPoolExportPointer(int(buffer))
        shape = buffer.nbytes if buffer.shape is None else buffer.shape
        return BufferDescriptor(bytes(data), buffer.dtype, shape)

    def open_buffer(self, descriptor: BufferDescriptor, *, stream: object = None) -> Buffer:
        """Return a Buffer for memory that another process has allocated from this pool.

        Args:
            descriptor: the result of `get_ipc_descriptor` in the other process
            stream: stream on which the memory is released, as in `allocate`
        """
        if not isinstance(descriptor, BufferDescriptor):
            raise TypeError(f"descriptor: expected a BufferDescriptor, got {name_type(descriptor)}")
        if not self.is_imported:
            raise ValueError(
                "the pool belongs to this process: open the pool with from_allocation_handle first"
            )
        handle = get_handle(stream)
        data = read_descriptor(driver.CUmemPoolPtrExportData, descriptor.data)

        def open_pointer(size: int) -> int:
            """Return the address of the memory in this process. The other process has determined its size."""
            return int(driver.cuMemPoolImportPointer(self.get_handle(), data))

        return Buffer.make_ordered(
            descriptor.shape, descriptor.dtype, self.device, open_pointer, handle, (self, stream)
        )

    def _check_is_exported(self) -> None:
        """Raise ValueError unless other processes can use the pool."""
        check_open(self)
        if self.is_imported:
            raise ValueError("the pool belongs to another process, which has to export it")
        if not self.is_ipc_enabled:
            raise ValueError("the pool can't be used by other processes: create it with ipc_enabled=True")

    def _release(self) -> None:
        """Destroy the pool, unless this object was returned by `current`."""
        if self.handle is not None and self._is_owned:
            with relaxed_capture():
                driver.cuMemPoolDestroy(self.handle)


def _make_location(ordinal: int) -> Any:
    """Return the CUmemLocation for a device."""
    return driver.CUmemLocation(type=driver.CU_MEM_LOCATION_TYPE_DEVICE, id=ordinal)


def _check_amount(name: str, value: int) -> None:
    """Raise TypeError or ValueError unless an argument is a number of bytes from 0 to 2**64 - 1."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name}: expected a number of bytes, got {name_type(value)}")
    if not 0 <= value <= _KEEP_ALL:
        raise ValueError(f"{name}: expected 0 to 2**64 - 1 bytes, got {show_number(value)}")


register_handle("cudyn.driver.CUmemoryPool", MemoryPool)
