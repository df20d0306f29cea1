"""Virtual memory: physical memory, reserved addresses, and the one mapped at the other.

Physical memory is a file in memory, which may be mapped at several places; a second one marks the bytes that
were written. Neighbours with the same access in a reserved range are one allocation, so that copies and
kernels cross from one to the next, as on a device.
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
from .simulation import TOTAL_MEMORY, Simulation

GRANULARITY = 2 << 20  # bytes, the minimal and the recommended one of devices
_HANDLE = "CUmemGenericAllocationHandle"
_RANGE = "range of addresses"
_FILE_DESCRIPTOR = 1  # CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
_FIXED = 0x10  # MAP_FIXED of Linux and macOS


# --- physical memory


class _File:
    """A file in memory, which is as large as what it is for and has no pages until they are used."""

    def __init__(self, size: int) -> None:
        self.size = size
        if hasattr(os, "memfd_create"):
            self.number = os.memfd_create("cudyn")
        else:
            with tempfile.TemporaryFile() as file:
                self.number = os.dup(file.fileno())
        os.ftruncate(self.number, size)

    def __del__(self) -> None:
        os.close(self.number)

    def map_at(self, address: int) -> None:
        _map_at(address, self.size, mmap.MAP_SHARED, self.number)


def _map_at(address: int, size: int, flags: int, file: int) -> None:
    """Replace pages of this process by those of a file or, with -1, by zeroed ones. Raises Status."""
    library = ctypes.CDLL(None)
    library.mmap.restype = ctypes.c_void_p
    arguments = ctypes.c_void_p(address), ctypes.c_size_t(size), mmap.PROT_READ | mmap.PROT_WRITE
    mapped = library.mmap(*arguments, flags | _FIXED, file, ctypes.c_long(0))
    raise_if(mapped != address, "OUT_OF_MEMORY")


def _read_device(simulation: Simulation, properties: Any) -> HandleObject:
    """The device of CUmemAllocationProp. Status: it is not one, or is another place's memory."""
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
    """The same of all properties, of which a driver reads none."""
    raise_if(option not in (0, 1) or not properties)
    return GRANULARITY


@call()
def cuMemCreate(simulation: Simulation, size: int, properties: Any, flags: int) -> HandleObject:
    raise_if(not CAN_MAP, "NOT_SUPPORTED")
    raise_if(flags or not size or size % GRANULARITY)
    device = _read_device(simulation, properties)
    raise_if(simulation.used(device) + size > TOTAL_MEMORY, "OUT_OF_MEMORY")
    facts = {
        "size": size,
        "device": device.ordinal,
        "file": _File(size),
        "written": _File(size) if simulation.memory.tracks else None,
        "properties": bytes(properties.contents),
        "users": 1,  # handles
        "places": 0,  # where it is mapped
    }
    return simulation.add(_HANDLE, **facts)


def _find_memory(simulation: Simulation, handle: int) -> HandleObject:
    """The physical memory of a handle. Status: a null one. Fault: an invalid one, or a released one."""
    raise_if(not handle)
    memory: HandleObject = simulation.get(_HANDLE, handle)
    if not memory.users:
        raise Fault(
            f"{simulation.symbol}: the handle 0x{handle:x} was released; a real driver may crash here"
        )
    return memory


def _drop(simulation: Simulation, memory: HandleObject) -> None:
    """Let physical memory go if nothing refers to it."""
    if not memory.users and not memory.places:
        simulation.remove(memory)


@call()
def cuMemRelease(simulation: Simulation, handle: int) -> None:
    memory = _find_memory(simulation, handle)
    memory.users -= 1
    _drop(simulation, memory)


@call()
def cuMemGetAllocationPropertiesFromHandle(simulation: Simulation, handle: int) -> bytes:
    properties: bytes = _find_memory(simulation, handle).properties
    return properties


@call()
def cuMemRetainAllocationHandle(simulation: Simulation, address: int) -> HandleObject:
    place = find_place(simulation, address)
    raise_if(place is None)
    place.memory.users += 1
    memory: HandleObject = place.memory
    return memory


@call()
def cuMemExportToShareableHandle(simulation: Simulation, handle: int, kind: int, flags: int) -> int:
    raise_if(flags or kind != _FILE_DESCRIPTOR)
    return os.dup(_find_memory(simulation, handle).file.number)


@call()
def cuMemImportFromShareableHandle(simulation: Simulation, handle: int, kind: int) -> HandleObject:
    """Of this process alone: the memory is found by its file."""
    raise_if(kind != _FILE_DESCRIPTOR)
    try:
        status = os.fstat(handle)
    except (OSError, OverflowError):
        raise Status("INVALID_VALUE") from None
    for memory in simulation.find_all(_HANDLE):
        if os.path.samestat(os.fstat(memory.file.number), status):
            memory.users += 1
            return memory
    raise Status("INVALID_VALUE")


# --- ranges of addresses


@call()
def cuMemAddressReserve(simulation: Simulation, size: int, alignment: int, address: int, flags: int) -> int:
    """The address that is asked for is a hint, which is not followed."""
    raise_if(not CAN_MAP, "NOT_SUPPORTED")
    raise_if(
        flags or not size or size % GRANULARITY or address % mmap.PAGESIZE or alignment & (alignment - 1)
    )
    aligned = max(alignment, GRANULARITY)
    try:
        memory = map_memory(size + aligned)
        written = map_memory(size) if simulation.memory.tracks else None
    except MemoryError:
        raise Status("OUT_OF_MEMORY") from None
    start = _find_start(memory)
    start += -start % aligned
    reserved = simulation.memory.reserved.add(Allocation(start, size, 0, "reserved", mapping=memory))
    simulation.add(_RANGE, address=start, size=size, reserved=reserved, written=written, places={}, parts=[])
    return start


def _find_start(memory: Any) -> int:
    return ctypes.addressof(ctypes.c_char.from_buffer(memory))


def _find_range(simulation: Simulation, address: int, size: int) -> HandleObject:
    """The range that has a part of addresses. Status: none has."""
    for each in simulation.find_all(_RANGE):
        if each.address <= address and address + size <= each.address + each.size:
            return each
    raise Status("INVALID_VALUE")


@call()
def cuMemAddressFree(simulation: Simulation, address: int, size: int) -> None:
    reservation = _find_range(simulation, address, size)
    raise_if((reservation.address, reservation.size) != (address, size) or reservation.places)
    simulation.remove(reservation)
    simulation.memory.reserved.remove(reservation.reserved)


class _Place:
    """A mapping of physical memory. access: the ordinal of a device -> its CUmemAccess_flags."""

    def __init__(self, start: int, memory: HandleObject) -> None:
        self.start = start
        self.end = start + memory.size
        self.memory = memory
        self.access: dict[int, int] = {}

    def is_like(self, other: _Place) -> bool:
        is_next = other.start == self.end
        return is_next and (self.access, self.memory.device) == (other.access, other.memory.device)


def find_place(simulation: Simulation, address: int) -> Any:
    """The place of an address, or None."""
    for each in simulation.find_all(_RANGE):
        for place in each.places.values():
            if place.start <= address < place.end:
                return place
    return None


@call()
def cuMemMap(simulation: Simulation, address: int, size: int, offset: int, handle: int, flags: int) -> None:
    raise_if(flags or not size)
    memory = _find_memory(simulation, handle)
    raise_if(address % GRANULARITY)
    raise_if(offset or size != memory.size, "NOT_SUPPORTED")
    reservation = _find_range(simulation, address, size)
    raise_if(any(each.start < address + size and address < each.end for each in reservation.places.values()))
    memory.file.map_at(address)
    if reservation.written:
        memory.written.map_at(_find_start(reservation.written) + address - reservation.address)
    reservation.places[address] = _Place(address, memory)
    memory.places += 1


def _list_places(simulation: Simulation, address: int, size: int) -> tuple[HandleObject, list[_Place]]:
    """A range, and the places in a part of it. Status: the part would cut one."""
    raise_if(not size)
    end = address + size
    reservation = _find_range(simulation, address, size)
    places = [each for each in reservation.places.values() if each.start < end and address < each.end]
    raise_if(any(each.start < address or end < each.end for each in places))
    return reservation, places


@call()
def cuMemUnmap(simulation: Simulation, address: int, size: int) -> None:
    reservation, places = _list_places(simulation, address, size)
    simulation.order.finish()
    for place in places:
        del reservation.places[place.start]
        _map_at(place.start, place.memory.size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1)
        place.memory.places -= 1
        _drop(simulation, place.memory)
    _allocate(simulation, reservation)


@call()
def cuMemSetAccess(simulation: Simulation, address: int, size: int, access: Any, count: int) -> None:
    raise_if(not access or not count)
    accesses = [access[number] for number in range(count)]
    for each in accesses:
        raise_if(each.location.type != ON_DEVICE or each.flags not in (0, READ_ONLY, READ_WRITE))
        raise_if(each.location.id not in range(len(simulation.devices)))
    reservation, places = _list_places(simulation, address, size)
    raise_if(sum(each.end - each.start for each in places) != size)
    for place in places:
        place.access |= {int(each.location.id): int(each.flags) for each in accesses}
    _allocate(simulation, reservation)


@call()
def cuMemGetAccess(simulation: Simulation, location: Any, address: int) -> int:
    raise_if(not location)
    raise_if(location.contents.type != ON_DEVICE, "INVALID_DEVICE")
    device = simulation.find_object("CUdevice", location.contents.id)
    place = find_place(simulation, address)
    raise_if(place is None)
    return int(place.access.get(device.ordinal, 0))


def _allocate(simulation: Simulation, reservation: HandleObject) -> None:
    """Make the allocations of a range anew, with the marks of the former ones."""
    marks = [mark for each in reservation.parts for mark in each.marks]
    for each in reservation.parts:
        simulation.memory.free(each)
    reservation.parts = []
    for places in _join(sorted(reservation.places.values(), key=lambda place: place.start)):
        start = places[0].start
        made = Allocation(start, places[-1].end - start, places[0].memory.device, "virtual")
        made.access = dict(places[0].access)
        if reservation.written:
            written = _find_start(reservation.written) + start - reservation.address
            made.shadow = (ctypes.c_char * made.size).from_address(written)
        made.marks = marks
        made.marks = made.find_marks(made.address, made.end)
        reservation.parts.append(simulation.memory.add(made))


def _join(places: Iterable[_Place]) -> list[list[_Place]]:
    """Group neighbours with the same access, without those that no device may use."""
    joined: list[list[_Place]] = []
    for place in places:
        if not any(place.access.values()):
            continue
        if joined and joined[-1][-1].is_like(place):
            joined[-1].append(place)
        else:
            joined.append([place])
    return joined
