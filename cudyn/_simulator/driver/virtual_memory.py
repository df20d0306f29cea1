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
    get_buffer_address,
    map_memory,
    round_up,
)
from .call_registry import Status, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .kernel_runs import Fault
from .simulation import Simulation

GRANULARITY = 2 << 20  # bytes; both the minimum and the recommended granularity
# The kinds of objects for physical memory and for reserved addresses
_PHYSICAL_MEMORY = "CUmemGenericAllocationHandle"
_RESERVATION = "range of addresses"
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
        """Create a file. Systems without memfd_create use an unnamed temporary file.

        Args:
            size: The size in bytes.
        """
        self.size = size
        if hasattr(os, "memfd_create"):
            self.descriptor = os.memfd_create("cudyn")
        else:
            with tempfile.TemporaryFile() as file:
                self.descriptor = os.dup(file.fileno())
        os.ftruncate(self.descriptor, size)

    def __del__(self) -> None:
        """Close the file. Its mappings stay valid."""
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
    libc = ctypes.CDLL(None)
    libc.mmap.restype = ctypes.c_void_p
    start, c_size = ctypes.c_void_p(address), ctypes.c_size_t(size)
    protection = mmap.PROT_READ | mmap.PROT_WRITE
    offset = ctypes.c_long(0)
    mapped_address = libc.mmap(start, c_size, protection, flags | _FIXED, file, offset)
    raise_status_if(mapped_address != address, "OUT_OF_MEMORY")


def _read_device(simulation: Simulation, properties: Any) -> HandleObject:
    """Return the device that a CUmemAllocationProp specifies.

    Raises:
        Status: The properties are invalid, or specify memory that is not on a device.
    """
    raise_status_if(not properties, "INVALID_VALUE")
    members = properties.contents
    location_type = members.location.type
    raise_status_if(members.type != PINNED or not location_type, "INVALID_VALUE")
    raise_status_if(location_type in (ON_HOST, ON_NODE, ON_THIS_NODE), "NOT_SUPPORTED")
    raise_status_if(location_type != ON_DEVICE, "INVALID_VALUE")
    raise_status_if(members.requestedHandleTypes & ~_FILE_DESCRIPTOR, "NOT_SUPPORTED")
    device: HandleObject = simulation.find_object("CUdevice", members.location.id)
    return device


@simulated_function()
def cuMemGetAllocationGranularity(simulation: Simulation, properties: Any, option: int) -> int:
    """Return the granularity, which does not depend on the properties."""
    raise_status_if(option not in (0, 1) or not properties, "INVALID_VALUE")
    return GRANULARITY


@simulated_function()
def cuMemCreate(simulation: Simulation, size: int, properties: Any, flags: int) -> HandleObject:
    """Allocate physical memory, which can be mapped at reserved addresses, and return its handle."""
    raise_status_if(not CAN_MAP, "NOT_SUPPORTED")
    simulation.check_not_isolated("virtual memory")
    raise_status_if(flags or not size or size % GRANULARITY, "INVALID_VALUE")
    device = _read_device(simulation, properties)
    used_memory = simulation.count_used_memory(device)
    raise_status_if(used_memory + size > simulation.total_memory, "OUT_OF_MEMORY")
    return simulation.add_object(
        _PHYSICAL_MEMORY,
        size=size,
        device=device.ordinal,
        file=_File(size),  # the contents of the memory
        written_flags=_File(size) if simulation.memory.tracks_writes else None,
        properties=bytes(properties.contents),
        handle_count=1,  # the number of handles that have not been released
        mapping_count=0,
    )


def _get_physical_memory(simulation: Simulation, handle: int) -> HandleObject:
    """Return the physical memory for a handle.

    Raises:
        Status: The handle is null.
        Fault: The handle is invalid or was released.
    """
    raise_status_if(not handle, "INVALID_VALUE")
    memory: HandleObject = simulation.get_object(_PHYSICAL_MEMORY, handle)
    if not memory.handle_count:
        raise Fault(
            f"{simulation.symbol}: the handle 0x{handle:x} was released; a real driver may crash here"
        )
    return memory


def _remove_if_unused(simulation: Simulation, memory: HandleObject) -> None:
    """Free physical memory if it has neither handles nor mappings."""
    if not memory.handle_count and not memory.mapping_count:
        simulation.remove_objects(memory)


@simulated_function()
def cuMemRelease(simulation: Simulation, handle: int) -> None:
    """Release a handle of physical memory. Mappings of the memory stay valid."""
    memory = _get_physical_memory(simulation, handle)
    memory.handle_count -= 1
    _remove_if_unused(simulation, memory)


@simulated_function()
def cuMemGetAllocationPropertiesFromHandle(simulation: Simulation, handle: int) -> bytes:
    """Return the CUmemAllocationProp with which physical memory was allocated."""
    properties: bytes = _get_physical_memory(simulation, handle).properties
    return properties


@simulated_function()
def cuMemRetainAllocationHandle(simulation: Simulation, address: int) -> HandleObject:
    """Return a new handle of the physical memory that is mapped at an address."""
    mapping = find_mapping(simulation, address)
    raise_status_if(mapping is None, "INVALID_VALUE")
    memory: HandleObject = mapping.memory
    memory.handle_count += 1
    return memory


@simulated_function()
def cuMemExportToShareableHandle(simulation: Simulation, handle: int, handle_type: int, flags: int) -> int:
    """Return a file descriptor for physical memory."""
    raise_status_if(flags or handle_type != _FILE_DESCRIPTOR, "INVALID_VALUE")
    return os.dup(_get_physical_memory(simulation, handle).file.descriptor)


@simulated_function()
def cuMemImportFromShareableHandle(simulation: Simulation, handle: int, handle_type: int) -> HandleObject:
    """Return the physical memory for a file descriptor, which must have been exported by this process."""
    raise_status_if(handle_type != _FILE_DESCRIPTOR, "INVALID_VALUE")
    try:
        imported_file = os.fstat(handle)
    except (OSError, OverflowError):
        raise Status("INVALID_VALUE") from None
    for memory in simulation.list_objects(_PHYSICAL_MEMORY):
        if os.path.samestat(os.fstat(memory.file.descriptor), imported_file):
            memory.handle_count += 1
            return memory
    raise Status("INVALID_VALUE")


# --- address ranges


@simulated_function()
def cuMemAddressReserve(simulation: Simulation, size: int, alignment: int, address: int, flags: int) -> int:
    """Reserve addresses. The requested address, which is only a hint, is ignored."""
    raise_status_if(not CAN_MAP, "NOT_SUPPORTED")
    simulation.check_not_isolated("virtual memory")
    raise_status_if(flags or not size or size % GRANULARITY, "INVALID_VALUE")
    is_power_of_two_or_0 = not alignment & (alignment - 1)
    raise_status_if(not is_power_of_two_or_0 or address % mmap.PAGESIZE, "INVALID_VALUE")
    alignment = max(alignment, GRANULARITY)
    try:
        memory = map_memory(size + alignment)  # contains an aligned range of this size
        written_flags = map_memory(size) if simulation.memory.tracks_writes else None
    except MemoryError:
        raise Status("OUT_OF_MEMORY") from None
    start = round_up(get_buffer_address(memory), alignment)
    reserved = simulation.memory.reserved.add(Allocation(start, size, 0, "reserved", mapping=memory))
    simulation.add_object(
        _RESERVATION,
        address=start,
        size=size,
        reserved=reserved,
        written_flags=written_flags,
        mappings={},  # address -> mapping
        allocations=[],  # the allocations that the mappings form
    )
    return start


def _get_reservation(simulation: Simulation, address: int, size: int) -> HandleObject:
    """Return the reserved range that contains the `size` bytes at an address, or raise Status."""
    for reservation in simulation.list_objects(_RESERVATION):
        start = reservation.address
        if start <= address and address + size <= start + reservation.size:
            return reservation
    raise Status("INVALID_VALUE")


@simulated_function()
def cuMemAddressFree(simulation: Simulation, address: int, size: int) -> None:
    """Release a whole range of reserved addresses, which must not contain mappings."""
    reservation = _get_reservation(simulation, address, size)
    is_whole_range = (reservation.address, reservation.size) == (address, size)
    raise_status_if(not is_whole_range or reservation.mappings, "INVALID_VALUE")
    simulation.remove_objects(reservation)
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
        """Create a mapping that no device can access yet.

        Args:
            start: The address of the first byte.
            memory: The physical memory that is mapped.
        """
        self.start = start
        self.end = start + memory.size
        self.memory = memory
        self.access: dict[int, int] = {}

    def overlaps(self, address: int, size: int) -> bool:
        """Return whether the mapping contains one of the `size` bytes at an address."""
        return self.start < address + size and address < self.end

    def continues_in(self, mapping: _Mapping) -> bool:
        """Return whether another mapping starts where this one ends, and has the same device and access."""
        is_adjacent = mapping.start == self.end
        has_same_device = self.memory.device == mapping.memory.device
        return is_adjacent and has_same_device and self.access == mapping.access


def find_mapping(simulation: Simulation, address: int) -> Any:
    """Return the mapping of physical memory that contains an address, or None."""
    for reservation in simulation.list_objects(_RESERVATION):
        for mapping in reservation.mappings.values():
            if mapping.start <= address < mapping.end:
                return mapping
    return None


@simulated_function()
def cuMemMap(simulation: Simulation, address: int, size: int, offset: int, handle: int, flags: int) -> None:
    """Map physical memory at reserved addresses. Only the whole memory can be mapped."""
    raise_status_if(flags or not size, "INVALID_VALUE")
    memory = _get_physical_memory(simulation, handle)
    raise_status_if(address % GRANULARITY, "INVALID_VALUE")
    raise_status_if(offset or size != memory.size, "NOT_SUPPORTED")
    reservation = _get_reservation(simulation, address, size)
    for mapping in reservation.mappings.values():
        raise_status_if(mapping.overlaps(address, size), "INVALID_VALUE")
    memory.file.map_at(address)
    if reservation.written_flags:
        memory.written_flags.map_at(_get_written_flags_address(reservation, address))
    reservation.mappings[address] = _Mapping(address, memory)
    memory.mapping_count += 1


def _get_written_flags_address(reservation: HandleObject, address: int) -> int:
    """Return the address of the flag that records whether the byte at a reserved address was written."""
    offset = address - int(reservation.address)
    return get_buffer_address(reservation.written_flags) + offset


def _get_mappings(simulation: Simulation, address: int, size: int) -> tuple[HandleObject, list[_Mapping]]:
    """Return the reserved range that contains the given addresses, and the mappings at these addresses.

    Args:
        simulation: The active simulation.
        address: The first address.
        size: The number of bytes.

    Raises:
        Status: A mapping extends beyond the given addresses.
    """
    raise_status_if(not size, "INVALID_VALUE")
    reservation = _get_reservation(simulation, address, size)
    mappings = [mapping for mapping in reservation.mappings.values() if mapping.overlaps(address, size)]
    for mapping in mappings:
        extends_beyond = mapping.start < address or address + size < mapping.end
        raise_status_if(extends_beyond, "INVALID_VALUE")
    return reservation, mappings


@simulated_function()
def cuMemUnmap(simulation: Simulation, address: int, size: int) -> None:
    """Remove the mappings at reserved addresses after all pending work."""
    reservation, mappings = _get_mappings(simulation, address, size)
    simulation.stream_order.finish()
    for mapping in mappings:
        memory = mapping.memory
        del reservation.mappings[mapping.start]
        # Zeroed pages replace the memory, so that the addresses stay reserved.
        _map_at(mapping.start, memory.size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1)
        memory.mapping_count -= 1
        _remove_if_unused(simulation, memory)
    _update_allocations(simulation, reservation)


@simulated_function()
def cuMemSetAccess(simulation: Simulation, address: int, size: int, access: Any, count: int) -> None:
    """Set which devices can access mapped memory.

    Args:
        simulation: The active simulation.
        address: The first address. There must be mappings at all addresses.
        size: The number of bytes.
        access: An array of CUmemAccessDesc.
        count: The number of elements in the array.
    """
    raise_status_if(not access or not count, "INVALID_VALUE")
    flags_of_devices = {}
    for index in range(count):
        location, flags = access[index].location, access[index].flags
        raise_status_if(location.type != ON_DEVICE, "INVALID_VALUE")
        raise_status_if(flags not in (0, READ_ONLY, READ_WRITE), "INVALID_VALUE")
        raise_status_if(location.id not in range(len(simulation.devices)), "INVALID_VALUE")
        flags_of_devices[int(location.id)] = int(flags)
    reservation, mappings = _get_mappings(simulation, address, size)
    mapped_size = sum(mapping.end - mapping.start for mapping in mappings)
    raise_status_if(mapped_size != size, "INVALID_VALUE")
    for mapping in mappings:
        mapping.access |= flags_of_devices
    _update_allocations(simulation, reservation)


@simulated_function()
def cuMemGetAccess(simulation: Simulation, location: Any, address: int) -> int:
    """Return the CUmemAccess_flags of the mapping at an address for the device of a CUmemLocation."""
    raise_status_if(not location, "INVALID_VALUE")
    raise_status_if(location.contents.type != ON_DEVICE, "INVALID_DEVICE")
    device = simulation.find_object("CUdevice", location.contents.id)
    mapping = find_mapping(simulation, address)
    raise_status_if(mapping is None, "INVALID_VALUE")
    return int(mapping.access.get(device.ordinal, 0))


def _update_allocations(simulation: Simulation, reservation: HandleObject) -> None:
    """Replace the allocations in a reserved range after its mappings or their access have changed.

    The ranges whose contents are unknown stay unknown.
    """
    unknown_ranges = []
    for former in reservation.allocations:
        unknown_ranges += former.unknown_ranges
        simulation.memory.free(former)
    mappings = sorted(reservation.mappings.values(), key=lambda mapping: mapping.start)
    reservation.allocations = []
    for group in _group_mappings(mappings):
        allocation = _make_allocation(reservation, group)
        allocation.unknown_ranges = unknown_ranges
        # Keep only the ranges in this allocation.
        allocation.unknown_ranges = allocation.find_unknown_ranges(allocation.address, allocation.end)
        reservation.allocations.append(simulation.memory.add(allocation))


def _make_allocation(reservation: HandleObject, mappings: list[_Mapping]) -> Allocation:
    """Return the allocation that adjacent mappings with the same access form."""
    first, last = mappings[0], mappings[-1]
    size = last.end - first.start
    allocation = Allocation(first.start, size, first.memory.device, "virtual")
    allocation.access = dict(first.access)
    if reservation.written_flags:
        flags_address = _get_written_flags_address(reservation, first.start)
        allocation.written_flags = (ctypes.c_char * size).from_address(flags_address)
    return allocation


def _group_mappings(mappings: Iterable[_Mapping]) -> list[list[_Mapping]]:
    """Group adjacent mappings with the same access. Mappings that no device can access are omitted.

    Args:
        mappings: The mappings, sorted by address.
    """
    groups: list[list[_Mapping]] = []
    for mapping in mappings:
        is_accessible = any(mapping.access.values())
        if not is_accessible:
            continue
        former_mapping = groups[-1][-1] if groups else None
        if former_mapping is not None and former_mapping.continues_in(mapping):
            groups[-1].append(mapping)
        else:
            groups.append([mapping])
    return groups
