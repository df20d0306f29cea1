"""Memory pools for stream-ordered allocation, and the amounts of memory that they use and reserve."""

from __future__ import annotations

from typing import Any

from .allocations import Allocation
from .call_registry import call, raise_if
from .handle_objects import HandleObject
from .simulation import Simulation

# CUmemPool_attribute
_RELEASE_THRESHOLD = 4  # attributes 1 to 3 are flags that are set by default
_RESERVED, _RESERVED_HIGH, _USED, _USED_HIGH = range(5, 9)
_HIGH_WATERMARKS = (_RESERVED_HIGH, _USED_HIGH)  # the attributes that a program can reset to 0


def _add_pool(simulation: Simulation, device: HandleObject) -> HandleObject:
    attributes = {"values": {}, "reserved": 0, "highest": dict.fromkeys(_HIGH_WATERMARKS, 0)}
    return simulation.add("CUmemoryPool", device=device, **attributes)


def get_pool(simulation: Simulation, device: HandleObject) -> HandleObject:
    """Return the current pool of a device. The default pool is created when it is first used."""
    if not hasattr(device, "pool"):
        device.default_pool = device.pool = _add_pool(simulation, device)
    pool: HandleObject = device.pool
    return pool


def _update_sizes(simulation: Simulation, pool: HandleObject) -> dict[int, int]:
    """Update a pool's sizes and high watermarks, and return its reserved and its used bytes, by attribute.

    A pool returns memory beyond its release threshold to the system as soon as that memory is freed.
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
    return _add_pool(simulation, simulation.find_object("CUdevice", ordinal))


@call()
def cuMemPoolDestroy(simulation: Simulation, pool: HandleObject) -> None:
    raise_if(pool is getattr(pool.device, "default_pool", None))
    if getattr(pool.device, "pool", None) is pool:
        pool.device.pool = pool.device.default_pool
    simulation.remove(pool)


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
    return int(pool.values.get(attribute, int(attribute < _RELEASE_THRESHOLD)))


@call(init_first=True)
def cuMemPoolSetAttribute(simulation: Simulation, pool: HandleObject, attribute: int, value: Any) -> None:
    allowed = (*range(1, _RELEASE_THRESHOLD + 1), *_HIGH_WATERMARKS)
    raise_if(attribute not in allowed or (attribute in _HIGH_WATERMARKS and value))
    _update_sizes(simulation, pool)  # the old threshold applies to memory that has been freed so far
    if attribute in _HIGH_WATERMARKS:
        pool.highest[attribute] = 0
        _update_sizes(simulation, pool)
    else:
        pool.values[attribute] = int(value or 0)


@call()
def cuMemPoolSetAccess(simulation: Simulation, pool: HandleObject, access: Any, count: int) -> None:
    raise_if(count and not access)
