"""Virtual memory: physical memory, reserved addresses, and mappings between them.

Physical memory is an in-memory file that may be mapped at several addresses. A second file records which
bytes were written. Adjacent mappings with the same access form one allocation. Therefore, copies and kernels
can access the memory across the boundary between two mappings, as on a device.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import tempfile
from collections.abc import Iterable
from typing import Any

from .allocations import (
    CAN_MAP,
    ON_DEVICE,
    ON_HOST,
    ON_NODE,
    ON_THIS_NODE,
    PINNED,
    READ_ONLY,
    READ_WRITE,
    Allocation,
    map_memory,
)
from .call_registry import Status, call, raise_if
from .handle_objects import HandleObject
from .kernel_runs import Fault
from .simulation import Simulation

GRANULARITY = 2 << 20  # bytes; both the minimum and the recommended granularity
_HANDLE = "CUmemGenericAllocationHandle"
_RANGE = "range of addresses"
_FILE_DESCRIPTOR = 1  # CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
_FIXED = 0x10  # MAP_FIXED on Linux and macOS


# --- physical memory


class _File:
    """An in-memory file, whose pages are allocated when they are first used.

    Attributes:
        size: The size in bytes.
        descriptor: The descriptor of the open file.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        if hasattr(os, "memfd_create"):
            self.descriptor = os.memfd_create("cudyn")
        else:
            with tempfile.TemporaryFile() as file:
                self.descriptor = os.dup(file.fileno())
        os.ftruncate(self.descriptor, size)

    def __del__(self) -> None:
        os.close(self.descriptor)

    def map_at(self, address: int) -> None:
        """Map the file at an address of this process. The mapping replaces the pages at this address."""
        _map_at(address, self.size, mmap.MAP_SHARED, self.descriptor)


def _map_at(address: int, size: int, flags: int, file: int) -> None:
    """Map a file at an address of this process. The mapping replaces the pages at this address.

    Args:
        address: The address to map the file at.
        size: The number of bytes.
        flags: MAP_* flags.
        file: The file descriptor, or -1 to map zeroed pages instead of a file.

    Raises:
        Status: The system does not have enough memory.
    """
    library = ctypes.CDLL(None)
    library.mmap.restype = ctypes.c_void_p
    arguments = ctypes.c_void_p(address), ctypes.c_size_t(size), mmap.PROT_READ | mmap.PROT_WRITE
    mapped = library.mmap(*arguments, flags | _FIXED, file, ctypes.c_long(0))
    raise_if(mapped != address, "OUT_OF_MEMORY")


def _read_device(simulation: Simulation, properties: Any) -> HandleObject:
    """Return the device that a CUmemAllocationProp specifies.

    Raises:
        Status: The properties are invalid, or specify memory that is not on a device.
    """
    raise_if(not properties)
    members = properties.contents
    raise_if(members.type != PINNED or not members.location.type)
    raise_if(members.location.type in (ON_HOST, ON_NODE, ON_THIS_NODE), "NOT_SUPPORTED")
    raise_if(members.location.type != ON_DEVICE)
    raise_if(members.requestedHandleTypes & ~_FILE_DESCRIPTOR, "NOT_SUPPORTED")
    device: HandleObject = simulation.find_object("CUdevice", members.location.id)
    return device


@call()
def cuMemGetAllocationGranularity(simulation: Simulation, properties: Any, option: int) -> int:
    """Return the granularity, which does not depend on the properties."""
    raise_if(option not in (0, 1) or not properties)
    return GRANULARITY


@call()
def cuMemCreate(simulation: Simulation, size: int, properties: Any, flags: int) -> HandleObject:
    raise_if(not CAN_MAP, "NOT_SUPPORTED")
    simulation.check_not_isolated("virtual memory")
    raise_if(flags or not size or size % GRANULARITY)
    device = _read_device(simulation, properties)
    raise_if(simulation.count_used_memory(device) + size > simulation.total_memory, "OUT_OF_MEMORY")
    attributes = {
        "size": size,
        "device": device.ordinal,
        "file": _File(size),
        "shadow": _File(size) if simulation.memory.tracks else None,
        "properties": bytes(properties.contents),
        "users": 1,  # the number of handles that have not been released
        "mappings": 0,  # the number of mappings
    }
    return simulation.add(_HANDLE, **attributes)


def _get_memory(simulation: Simulation, handle: int) -> HandleObject:
    """Return the physical memory for a handle.

    Raises:
        Status: The handle is null.
        Fault: The handle is invalid or was released.
    """
    raise_if(not handle)
    memory: HandleObject = simulation.get_object(_HANDLE, handle)
    if not memory.users:
        raise Fault(
            f"{simulation.symbol}: the handle 0x{handle:x} was released; a real driver may crash here"
        )
    return memory


def _remove_unused(simulation: Simulation, memory: HandleObject) -> None:
    """Remove physical memory that has neither handles nor mappings."""
    if not memory.users and not memory.mappings:
        simulation.remove(memory)


@call()
def cuMemRelease(simulation: Simulation, handle: int) -> None:
    memory = _get_memory(simulation, handle)
    memory.users -= 1
    _remove_unused(simulation, memory)


@call()
def cuMemGetAllocationPropertiesFromHandle(simulation: Simulation, handle: int) -> bytes:
    properties: bytes = _get_memory(simulation, handle).properties
    return properties


@call()
def cuMemRetainAllocationHandle(simulation: Simulation, address: int) -> HandleObject:
    mapping = find_mapping(simulation, address)
    raise_if(mapping is None)
    mapping.memory.users += 1
    memory: HandleObject = mapping.memory
    return memory


@call()
def cuMemExportToShareableHandle(simulation: Simulation, handle: int, kind: int, flags: int) -> int:
    raise_if(flags or kind != _FILE_DESCRIPTOR)
    return os.dup(_get_memory(simulation, handle).file.descriptor)


@call()
def cuMemImportFromShareableHandle(simulation: Simulation, handle: int, kind: int) -> HandleObject:
    """Return the physical memory for a file descriptor, which must have been exported by this process."""
    raise_if(kind != _FILE_DESCRIPTOR)
    try:
        status = os.fstat(handle)
    except (OSError, OverflowError):
        raise Status("INVALID_VALUE") from None
    for memory in simulation.find_all(_HANDLE):
        if os.path.samestat(os.fstat(memory.file.descriptor), status):
            memory.users += 1
            return memory
    raise Status("INVALID_VALUE")


# --- address ranges


@call()
def cuMemAddressReserve(simulation: Simulation, size: int, alignment: int, address: int, flags: int) -> int:
    """Reserve addresses. The requested address, which is only a hint, is ignored."""
    raise_if(not CAN_MAP, "NOT_SUPPORTED")
    simulation.check_not_isolated("virtual memory")
    is_power_of_two_or_0 = not alignment & (alignment - 1)
    raise_if(flags or not size or size % GRANULARITY or address % mmap.PAGESIZE or not is_power_of_two_or_0)
    alignment = max(alignment, GRANULARITY)
    try:
        memory = map_memory(size + alignment)  # the range starts at the first aligned address
        shadow = map_memory(size) if simulation.memory.tracks else None
    except MemoryError:
        raise Status("OUT_OF_MEMORY") from None
    start = _get_address(memory)
    start += -start % alignment
    reserved = simulation.memory.reserved.add(Allocation(start, size, 0, "reserved", mapping=memory))
    simulation.add(
        _RANGE, address=start, size=size, reserved=reserved, shadow=shadow, mappings={}, allocations=[]
    )
    return start


def _get_address(memory: Any) -> int:
    """Return the address of an object with a writable buffer."""
    return ctypes.addressof(ctypes.c_char.from_buffer(memory))


def _get_reservation(simulation: Simulation, address: int, size: int) -> HandleObject:
    """Return the reserved range that contains the given addresses, or raise Status."""
    for reservation in simulation.find_all(_RANGE):
        start = reservation.address
        if start <= address and address + size <= start + reservation.size:
            return reservation
    raise Status("INVALID_VALUE")


@call()
def cuMemAddressFree(simulation: Simulation, address: int, size: int) -> None:
    reservation = _get_reservation(simulation, address, size)
    raise_if((reservation.address, reservation.size) != (address, size) or reservation.mappings)
    simulation.remove(reservation)
    simulation.memory.reserved.remove(reservation.reserved)


class _Mapping:
    """A mapping of physical memory at reserved addresses.

    Attributes:
        start: The address of the first byte.
        end: The address after the last byte.
        memory: The physical memory that is mapped.
        access: The CUmemAccess_flags of each device, keyed by ordinal.
    """

    def __init__(self, start: int, memory: HandleObject) -> None:
        self.start = start
        self.end = start + memory.size
        self.memory = memory
        self.access: dict[int, int] = {}

    def continues_in(self, mapping: _Mapping) -> bool:
        """Return whether another mapping starts where this one ends, and has the same device and access."""
        is_adjacent = mapping.start == self.end
        return is_adjacent and (self.access, self.memory.device) == (mapping.access, mapping.memory.device)


def find_mapping(simulation: Simulation, address: int) -> Any:
    """Return the mapping that contains an address, or None."""
    for reservation in simulation.find_all(_RANGE):
        for mapping in reservation.mappings.values():
            if mapping.start <= address < mapping.end:
                return mapping
    return None


@call()
def cuMemMap(simulation: Simulation, address: int, size: int, offset: int, handle: int, flags: int) -> None:
    raise_if(flags or not size)
    memory = _get_memory(simulation, handle)
    raise_if(address % GRANULARITY)
    raise_if(offset or size != memory.size, "NOT_SUPPORTED")
    reservation = _get_reservation(simulation, address, size)
    raise_if(
        any(
            mapping.start < address + size and address < mapping.end
            for mapping in reservation.mappings.values()
        )
    )
    memory.file.map_at(address)
    if reservation.shadow:
        memory.shadow.map_at(_get_address(reservation.shadow) + address - reservation.address)
    reservation.mappings[address] = _Mapping(address, memory)
    memory.mappings += 1


def _get_mappings(simulation: Simulation, address: int, size: int) -> tuple[HandleObject, list[_Mapping]]:
    """Return the reserved range that contains the given addresses, and the mappings at these addresses.

    Raises:
        Status: A mapping extends beyond the given addresses.
    """
    raise_if(not size)
    end = address + size
    reservation = _get_reservation(simulation, address, size)
    mappings = [
        mapping for mapping in reservation.mappings.values() if mapping.start < end and address < mapping.end
    ]
    raise_if(any(mapping.start < address or end < mapping.end for mapping in mappings))
    return reservation, mappings


@call()
def cuMemUnmap(simulation: Simulation, address: int, size: int) -> None:
    reservation, mappings = _get_mappings(simulation, address, size)
    simulation.order.finish()
    for mapping in mappings:
        del reservation.mappings[mapping.start]
        _map_at(mapping.start, mapping.memory.size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1)
        mapping.memory.mappings -= 1
        _remove_unused(simulation, mapping.memory)
    _update_allocations(simulation, reservation)


@call()
def cuMemSetAccess(simulation: Simulation, address: int, size: int, access: Any, count: int) -> None:
    raise_if(not access or not count)
    accesses = [access[index] for index in range(count)]
    for right in accesses:
        raise_if(right.location.type != ON_DEVICE or right.flags not in (0, READ_ONLY, READ_WRITE))
        raise_if(right.location.id not in range(len(simulation.devices)))
    reservation, mappings = _get_mappings(simulation, address, size)
    raise_if(sum(mapping.end - mapping.start for mapping in mappings) != size)  # there are unmapped addresses
    for mapping in mappings:
        mapping.access |= {int(right.location.id): int(right.flags) for right in accesses}
    _update_allocations(simulation, reservation)


@call()
def cuMemGetAccess(simulation: Simulation, location: Any, address: int) -> int:
    raise_if(not location)
    raise_if(location.contents.type != ON_DEVICE, "INVALID_DEVICE")
    device = simulation.find_object("CUdevice", location.contents.id)
    mapping = find_mapping(simulation, address)
    raise_if(mapping is None)
    return int(mapping.access.get(device.ordinal, 0))


def _update_allocations(simulation: Simulation, reservation: HandleObject) -> None:
    """Replace the allocations in a reserved range after its mappings or their access have changed.

    The new allocations inherit the `marks` of the former allocations.
    """
    marks = [mark for allocation in reservation.allocations for mark in allocation.marks]
    for former in reservation.allocations:
        simulation.memory.free(former)
    reservation.allocations = []
    for mappings in _group_mappings(sorted(reservation.mappings.values(), key=lambda mapping: mapping.start)):
        first, last = mappings[0], mappings[-1]
        start = first.start
        allocation = Allocation(start, last.end - start, first.memory.device, "virtual")
        allocation.access = dict(first.access)
        if reservation.shadow:
            shadow_address = _get_address(reservation.shadow) + start - reservation.address
            allocation.shadow = (ctypes.c_char * allocation.size).from_address(shadow_address)
        allocation.marks = marks
        allocation.marks = allocation.find_marks(allocation.address, allocation.end)  # clipped to its range
        reservation.allocations.append(simulation.memory.add(allocation))


def _group_mappings(mappings: Iterable[_Mapping]) -> list[list[_Mapping]]:
    """Group adjacent mappings with the same access. Mappings that no device can access are omitted."""
    groups: list[list[_Mapping]] = []
    for mapping in mappings:
        if not any(mapping.access.values()):
            continue
        if groups and groups[-1][-1].continues_in(mapping):
            groups[-1].append(mapping)
        else:
            groups.append([mapping])
    return groups
