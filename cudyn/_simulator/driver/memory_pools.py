"""Memory pools for stream-ordered allocation.

If other processes can open a pool, its memory is an in-memory file that they map. This requires Linux.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import struct
import sys
from typing import Any

from .allocations import READ_WRITE, Allocation
from .call_registry import Status, call, raise_if
from .handle_objects import HandleObject
from .simulation import Simulation

# CUmemPool_attribute
_RELEASE_THRESHOLD = 4  # attributes 1 to 3 are flags that are set by default
_RESERVED, _RESERVED_HIGH, _USED, _USED_HIGH = range(5, 9)
_FILE_DESCRIPTOR = 1  # CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
_EXPORT_DATA = struct.Struct("<16sQQ")  # the start of CUmemPoolPtrExportData: _MARK, an offset and a size
_EXPORT_SIZE = 64  # bytes of a CUmemPoolPtrExportData
_MARK = b"cudyn simulation"
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
    attributes: dict[str, Any] = {"values": {}, "reserved": 0, "highest": dict.fromkeys(_HIGH_WATERMARKS, 0)}
    attributes |= {"file": file, "is_imported": is_imported, "access": {device.ordinal: READ_WRITE}}
    return simulation.add("CUmemoryPool", device=device, **attributes)


def get_pool(simulation: Simulation, device: HandleObject) -> HandleObject:
    """Return the current pool of a device. The default pool is created when it is first used."""
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
    pool.reserved = max(used, min(pool.reserved, pool.values.get(_RELEASE_THRESHOLD, 0)))
    for attribute, size in ((_RESERVED_HIGH, pool.reserved), (_USED_HIGH, used)):
        pool.highest[attribute] = max(pool.highest[attribute], size)
    return {_RESERVED: pool.reserved, _USED: used}


def add_to_pool(simulation: Simulation, pool: HandleObject, allocation: Allocation) -> None:
    """Add a new allocation to a pool, and update the pool's sizes."""
    _update_sizes(simulation, pool)  # before the allocation is added, because it may reuse freed memory
    allocation.pool = pool
    _update_sizes(simulation, pool)


@call(device_status="INVALID_VALUE")
def cuDeviceGetMemPool(simulation: Simulation, device: HandleObject) -> HandleObject:
    return get_pool(simulation, device)


@call()
def cuDeviceGetDefaultMemPool(simulation: Simulation, device: HandleObject) -> HandleObject:
    get_pool(simulation, device)
    pool: HandleObject = device.default_pool
    return pool


@call()
def cuDeviceSetMemPool(simulation: Simulation, device: HandleObject, pool: HandleObject) -> None:
    get_pool(simulation, device)
    device.pool = pool


@call()
def cuMemPoolCreate(simulation: Simulation, properties: Any) -> HandleObject:
    raise_if(not properties)
    ordinal = int(properties.contents.location.id)
    handle_types = int(properties.contents.handleTypes)
    raise_if(handle_types & ~_FILE_DESCRIPTOR or (handle_types and sys.platform != "linux"), "NOT_SUPPORTED")
    if handle_types:
        simulation.check_not_isolated("memory that other processes can open")
    file = os.memfd_create("cudyn pool") if handle_types and sys.platform == "linux" else None
    return _add_pool(simulation, simulation.find_object("CUdevice", ordinal), file)


@call()
def cuMemPoolDestroy(simulation: Simulation, pool: HandleObject) -> None:
    raise_if(pool is getattr(pool.device, "default_pool", None))
    if getattr(pool.device, "pool", None) is pool:
        pool.device.pool = pool.device.default_pool
    simulation.remove(pool)
    if pool.file is not None:
        os.close(pool.file)


@call(init_first=True)
def cuMemPoolTrimTo(simulation: Simulation, pool: HandleObject, kept: int) -> None:
    raise_if(pool.is_removed)
    pool.reserved = min(pool.reserved, kept)


@call(init_first=True)
def cuMemPoolGetAttribute(simulation: Simulation, pool: HandleObject, attribute: int) -> int:
    raise_if(not 1 <= attribute <= _USED_HIGH)
    if attribute > _RELEASE_THRESHOLD:
        sizes = _update_sizes(simulation, pool)
        return int((sizes | pool.highest)[attribute])
    default = 0 if attribute == _RELEASE_THRESHOLD else 1
    return int(pool.values.get(attribute, default))


@call(init_first=True)
def cuMemPoolSetAttribute(simulation: Simulation, pool: HandleObject, attribute: int, value: Any) -> None:
    allowed = (*range(1, _RELEASE_THRESHOLD + 1), *_HIGH_WATERMARKS)
    raise_if(attribute not in allowed or (attribute in _HIGH_WATERMARKS and value))
    _update_sizes(simulation, pool)  # the old threshold applies to the memory that has been freed so far
    if attribute in _HIGH_WATERMARKS:
        pool.highest[attribute] = 0
        _update_sizes(simulation, pool)
    else:
        pool.values[attribute] = int(value or 0)


@call()
def cuMemPoolSetAccess(simulation: Simulation, pool: HandleObject, access: Any, count: int) -> None:
    raise_if(count and not access)
    for index in range(count):
        device = simulation.find_object("CUdevice", int(access[index].location.id))
        raise_if(device is pool.device and access[index].flags != READ_WRITE)
        pool.access[device.ordinal] = int(access[index].flags)
    simulation.memory.changes += 1  # the devices that can access the memory may have changed


@call()
def cuMemPoolGetAccess(simulation: Simulation, pool: HandleObject, location: Any) -> int:
    raise_if(not location)
    device = simulation.find_object("CUdevice", int(location.contents.id))
    return int(pool.access.get(device.ordinal, 0))


# --- memory that other processes can open


def allocate_shared(simulation: Simulation, pool: HandleObject, size: int) -> Allocation:
    """Allocate memory at the end of a pool's file."""
    offset = os.fstat(pool.file).st_size
    os.ftruncate(pool.file, offset + size + -size % mmap.PAGESIZE)
    return _map(simulation, pool, offset, size)


def _map(simulation: Simulation, pool: HandleObject, offset: int, size: int) -> Allocation:
    """Map a part of a pool's file, and return the allocation."""
    mapping = mmap.mmap(pool.file, size, offset=offset)
    start = ctypes.addressof(ctypes.c_char.from_buffer(mapping))
    context = simulation.context.handle
    ordinal = pool.device.ordinal
    allocation = Allocation(start, size, ordinal, "pool", context, mapping=mapping, pool=pool, offset=offset)
    return simulation.memory.add(allocation)


@call()
def cuMemPoolExportToShareableHandle(
    simulation: Simulation, pool: HandleObject, handle_type: int, flags: int
) -> int:
    raise_if(pool.file is None or handle_type != _FILE_DESCRIPTOR or flags or pool.is_imported)
    return os.dup(pool.file)


@call()
def cuMemPoolImportFromShareableHandle(
    simulation: Simulation, handle: Any, handle_type: int, flags: int
) -> HandleObject:
    raise_if(handle_type != _FILE_DESCRIPTOR or flags)
    simulation.check_not_isolated("memory of other processes")
    try:
        file = os.dup(int(handle or 0))
    except OSError:
        raise Status("INVALID_VALUE") from None
    return _add_pool(simulation, simulation.context.device, file, is_imported=True)


@call()
def cuMemPoolExportPointer(simulation: Simulation, address: int) -> bytes:
    allocation = simulation.memory.find(address)
    if allocation is None or allocation.offset is None or allocation.pool.is_imported:
        raise Status("INVALID_VALUE")
    offset = allocation.offset + address - allocation.address
    data = _EXPORT_DATA.pack(_MARK, offset, allocation.end - address)
    return data.ljust(_EXPORT_SIZE, b"\0")


@call()
def cuMemPoolImportPointer(simulation: Simulation, pool: HandleObject, data: Any) -> int:
    raise_if(not data or not pool.is_imported)
    mark, offset, size = _EXPORT_DATA.unpack_from(bytes(data.contents))
    raise_if(mark != _MARK or offset + size > os.fstat(pool.file).st_size)
    start = offset - offset % mmap.PAGESIZE  # a mapping starts on a new page of the file
    allocation = _map(simulation, pool, start, offset - start + size)
    return int(allocation.address + offset - start)
