"""Memory pools for stream-ordered allocation.

If other processes can open a pool, its memory is an in-memory file that they map. This requires Linux.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
from typing import Any

from .allocations import READ_WRITE, Allocation, get_buffer_address, round_up
from .call_registry import Status, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .simulation import Simulation

# CUmemPool_attribute
_RELEASE_THRESHOLD = 4  # attributes 1 to 3 are flags that are set by default
_RESERVED, _RESERVED_HIGH, _USED, _USED_HIGH = range(5, 9)
_FILE_DESCRIPTOR = 1  # CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
# The start of a CUmemPoolPtrExportData: _MARK, and the offset and the size of the memory in the pool's file
_EXPORT_DATA = struct.Struct("<16sQQ")
_EXPORT_SIZE = 64  # bytes of a CUmemPoolPtrExportData
_MARK = b"cudyn simulation"  # identifies the data that the simulation has exported
_HIGH_WATERMARKS = (_RESERVED_HIGH, _USED_HIGH)  # the attributes that a program can reset to 0


def _add_pool(
    simulation: Simulation, device: HandleObject, file: int | None = None, is_imported: bool = False
) -> HandleObject:
    """Create a pool.

    Args:
        simulation: The active simulation.
        device: The device whose memory the pool allocates.
        file: The descriptor of the file with the pool's memory if other processes can open the pool, or None.
        is_imported: Whether another process has created the pool.
    """
    return simulation.add_object(
        "CUmemoryPool",
        device=device,
        file=file,
        is_imported=is_imported,
        values={},  # CUmemPool_attribute -> the value that the program has set
        reserved=0,  # bytes, including freed memory that the pool keeps
        highest=dict.fromkeys(_HIGH_WATERMARKS, 0),
        access={device.ordinal: READ_WRITE},  # ordinal of a device -> CUmemAccess_flags
    )


def get_pool(simulation: Simulation, device: HandleObject) -> HandleObject:
    """Return the current pool of a device. It is the default pool unless the program has set another one."""
    if not hasattr(device, "pool"):
        device.default_pool = device.pool = _add_pool(simulation, device)
    pool: HandleObject = device.pool
    return pool


def _update_sizes(simulation: Simulation, pool: HandleObject) -> dict[int, int]:
    """Update a pool's sizes and high watermarks.

    A pool returns memory beyond its release threshold to the system as soon as that memory is freed.

    Returns:
        The number of reserved bytes and the number of used bytes, keyed by CUmemPool_attribute.
    """
    used = sum(allocation.size for allocation in simulation.memory if allocation.pool is pool)
    release_threshold = pool.values.get(_RELEASE_THRESHOLD, 0)
    kept = min(pool.reserved, release_threshold)
    pool.reserved = max(used, kept)
    pool.highest[_RESERVED_HIGH] = max(pool.highest[_RESERVED_HIGH], pool.reserved)
    pool.highest[_USED_HIGH] = max(pool.highest[_USED_HIGH], used)
    return {_RESERVED: pool.reserved, _USED: used}


def add_to_pool(simulation: Simulation, pool: HandleObject, allocation: Allocation) -> None:
    """Record that an allocation belongs to a pool, and update the pool's sizes."""
    _update_sizes(simulation, pool)  # before the allocation is added, because it may reuse freed memory
    allocation.pool = pool
    _update_sizes(simulation, pool)


@simulated_function(device_status="INVALID_VALUE")
def cuDeviceGetMemPool(simulation: Simulation, device: HandleObject) -> HandleObject:
    """Return the current pool of a device."""
    return get_pool(simulation, device)


@simulated_function()
def cuDeviceGetDefaultMemPool(simulation: Simulation, device: HandleObject) -> HandleObject:
    """Return the default pool of a device."""
    get_pool(simulation, device)
    pool: HandleObject = device.default_pool
    return pool


@simulated_function()
def cuDeviceSetMemPool(simulation: Simulation, device: HandleObject, pool: HandleObject) -> None:
    """Set the current pool of a device."""
    get_pool(simulation, device)
    device.pool = pool


@simulated_function()
def cuMemPoolCreate(simulation: Simulation, properties: Any) -> HandleObject:
    """Create a pool from a CUmemPoolProps. Other processes can open it if the properties request a handle."""
    raise_status_if(not properties, "INVALID_VALUE")
    ordinal = int(properties.contents.location.id)
    handle_types = int(properties.contents.handleTypes)
    raise_status_if(handle_types & ~_FILE_DESCRIPTOR, "NOT_SUPPORTED")
    file = None
    if handle_types:
        if sys.platform != "linux":
            raise Status("NOT_SUPPORTED")
        simulation.check_not_isolated("memory that other processes can open")
        file = os.memfd_create("cudyn pool")
    return _add_pool(simulation, simulation.find_object("CUdevice", ordinal), file)


@simulated_function()
def cuMemPoolDestroy(simulation: Simulation, pool: HandleObject) -> None:
    """Destroy a pool. The default pool of a device, which cannot be destroyed, replaces the current pool."""
    default_pool = getattr(pool.device, "default_pool", None)
    current_pool = getattr(pool.device, "pool", None)
    raise_status_if(pool is default_pool, "INVALID_VALUE")
    if pool is current_pool:
        pool.device.pool = default_pool
    simulation.remove_objects(pool)
    if pool.file is not None:
        os.close(pool.file)


@simulated_function(init_first=True)
def cuMemPoolTrimTo(simulation: Simulation, pool: HandleObject, kept: int) -> None:
    """Return freed memory to the system, so that the pool keeps at most `kept` bytes."""
    raise_status_if(pool.is_removed, "INVALID_VALUE")
    pool.reserved = min(pool.reserved, kept)


@simulated_function(init_first=True)
def cuMemPoolGetAttribute(simulation: Simulation, pool: HandleObject, attribute: int) -> int:
    """Return a CUmemPool_attribute: a setting, a size or a high watermark."""
    raise_status_if(not 1 <= attribute <= _USED_HIGH, "INVALID_VALUE")
    is_setting = attribute <= _RELEASE_THRESHOLD
    if is_setting:
        default = 0 if attribute == _RELEASE_THRESHOLD else 1
        return int(pool.values.get(attribute, default))
    sizes = _update_sizes(simulation, pool)
    return int(pool.highest[attribute] if attribute in _HIGH_WATERMARKS else sizes[attribute])


@simulated_function(init_first=True)
def cuMemPoolSetAttribute(simulation: Simulation, pool: HandleObject, attribute: int, value: Any) -> None:
    """Set a CUmemPool_attribute: a setting, or a high watermark, which can only be reset to 0."""
    is_setting = 1 <= attribute <= _RELEASE_THRESHOLD
    is_high_watermark = attribute in _HIGH_WATERMARKS
    raise_status_if(not is_setting and not is_high_watermark, "INVALID_VALUE")
    raise_status_if(is_high_watermark and value, "INVALID_VALUE")
    _update_sizes(simulation, pool)  # the old threshold applies to the memory that has been freed so far
    if is_setting:
        pool.values[attribute] = int(value or 0)
    else:
        pool.highest[attribute] = 0
        _update_sizes(simulation, pool)


@simulated_function()
def cuMemPoolSetAccess(simulation: Simulation, pool: HandleObject, access: Any, count: int) -> None:
    """Set which devices can access the memory of a pool. Its own device always has full access.

    Args:
        simulation: The active simulation.
        pool: The pool.
        access: An array of CUmemAccessDesc.
        count: The number of elements in the array.
    """
    raise_status_if(count and not access, "INVALID_VALUE")
    for description in access[:count] if count else ():
        device = simulation.find_object("CUdevice", int(description.location.id))
        flags = int(description.flags)
        raise_status_if(device is pool.device and flags != READ_WRITE, "INVALID_VALUE")
        pool.access[device.ordinal] = flags
    simulation.memory.changes += 1  # the devices that can access the memory may have changed


@simulated_function()
def cuMemPoolGetAccess(simulation: Simulation, pool: HandleObject, location: Any) -> int:
    """Return the CUmemAccess_flags of a pool for the device of a CUmemLocation."""
    raise_status_if(not location, "INVALID_VALUE")
    device = simulation.find_object("CUdevice", int(location.contents.id))
    return int(pool.access.get(device.ordinal, 0))


# --- memory that other processes can open


def allocate_shared(simulation: Simulation, pool: HandleObject, size: int) -> Allocation:
    """Allocate memory at the end of the file of a pool that other processes can open."""
    offset = os.fstat(pool.file).st_size
    os.ftruncate(pool.file, offset + round_up(size, mmap.PAGESIZE))
    return _map_pool_memory(simulation, pool, offset, size)


def _map_pool_memory(simulation: Simulation, pool: HandleObject, offset: int, size: int) -> Allocation:
    """Map a section of a pool's file, and return the allocation.

    Args:
        simulation: The active simulation.
        pool: The pool.
        offset: The offset of the section in the file, which is a multiple of the page size.
        size: The size of the section in bytes.
    """
    mapping = mmap.mmap(pool.file, size, offset=offset)
    allocation = Allocation(
        get_buffer_address(mapping),
        size,
        pool.device.ordinal,
        "pool",
        simulation.context.handle,
        mapping=mapping,
        pool=pool,
        offset=offset,
    )
    return simulation.memory.add(allocation)


@simulated_function()
def cuMemPoolExportToShareableHandle(
    simulation: Simulation, pool: HandleObject, handle_type: int, flags: int
) -> int:
    """Return a file descriptor, with which another process can open a pool."""
    raise_status_if(
        pool.file is None or handle_type != _FILE_DESCRIPTOR or flags or pool.is_imported, "INVALID_VALUE"
    )
    return os.dup(pool.file)


@simulated_function()
def cuMemPoolImportFromShareableHandle(
    simulation: Simulation, handle: Any, handle_type: int, flags: int
) -> HandleObject:
    """Open a pool that another process has created."""
    raise_status_if(handle_type != _FILE_DESCRIPTOR or flags, "INVALID_VALUE")
    simulation.check_not_isolated("memory of other processes")
    try:
        file = os.dup(int(handle or 0))
    except OSError:
        raise Status("INVALID_VALUE") from None
    return _add_pool(simulation, simulation.context.device, file, is_imported=True)


@simulated_function()
def cuMemPoolExportPointer(simulation: Simulation, address: int) -> bytes:
    """Return a CUmemPoolPtrExportData, with which another process can map an allocation of a pool."""
    allocation = simulation.memory.find(address)
    if allocation is None or allocation.offset is None or allocation.pool.is_imported:
        raise Status("INVALID_VALUE")
    offset_in_file = allocation.offset + address - allocation.address
    size = allocation.end - address
    return _EXPORT_DATA.pack(_MARK, offset_in_file, size).ljust(_EXPORT_SIZE, b"\0")


@simulated_function()
def cuMemPoolImportPointer(simulation: Simulation, pool: HandleObject, data: Any) -> int:
    """Map an allocation of an imported pool, and return its address."""
    raise_status_if(not data or not pool.is_imported, "INVALID_VALUE")
    mark, offset, size = _EXPORT_DATA.unpack_from(bytes(data.contents))
    file_size = os.fstat(pool.file).st_size
    raise_status_if(mark != _MARK or offset + size > file_size, "INVALID_VALUE")
    offset_in_page = offset % mmap.PAGESIZE  # a mapping starts on a new page of the file
    allocation = _map_pool_memory(simulation, pool, offset - offset_in_page, size + offset_in_page)
    return allocation.address + int(offset_in_page)
