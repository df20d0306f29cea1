"""Hints for managed memory (advice and prefetches), and queries of their effect."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from .allocations import NOWHERE, ON_DEVICE, ON_HOST, ON_NODE, ON_THIS_NODE, Allocation
from .call_registry import raise_status_if, simulated_function
from .handle_objects import HandleObject
from .memory import get_allocation
from .simulation import Simulation

# CUmem_advise
_READ_MOSTLY, _NOT_READ_MOSTLY = 1, 2
_PREFERRED, _NOT_PREFERRED = 3, 4
_ACCESSED_BY, _NOT_ACCESSED_BY = 5, 6
_PREFETCHED = 0  # stands for a prefetch; the values of CUmem_advise start at 1
_CPU = -1  # CU_DEVICE_CPU
_INVALID = -2  # CU_DEVICE_INVALID
_MAX_DEVICES = 1024  # the maximum number of devices in the result of a query
# CUmem_range_attribute
_IS_READ_MOSTLY = 1
_PREFERRED_ORDINAL = 2
_ORDINALS_OF_USERS = 3
_PREFETCHED_ORDINAL = 4
_PREFERRED_TYPE = 5
_PREFERRED_ID = 6
_PREFETCHED_TYPE = 7
_PREFETCHED_ID = 8
_RANGE_ATTRIBUTES = range(1, 9)


class Location(NamedTuple):
    """A location of memory.

    Attributes:
        kind: A CUmemLocationType.
        identifier: The ordinal of the device or the number of the NUMA node. 0 for other kinds of locations.
    """

    kind: int
    identifier: int


_NO_LOCATION = Location(NOWHERE, 0)


class Advice(NamedTuple):
    """A hint for a range of bytes.

    Attributes:
        kind: A CUmem_advise, or _PREFETCHED.
        location: The location in the hint, or _NO_LOCATION if hints of this kind do not contain a location.
        start: The address of the first byte.
        end: The address after the last byte.
    """

    kind: int
    location: Location
    start: int
    end: int


def _read_location(simulation: Simulation, location: Any) -> Location:
    """Return the location that an argument of a function for managed memory stands for.

    Args:
        simulation: The active simulation.
        location: A CUmemLocation or, in functions before CUDA 12.2, a device. None stands for the CPU.
    """
    if location is None:
        return Location(ON_HOST, 0)
    if isinstance(location, HandleObject):
        return Location(ON_DEVICE, location.ordinal)
    kind = int(location.type)
    identifier = int(location.id)
    raise_status_if(not ON_DEVICE <= kind <= ON_THIS_NODE, "INVALID_VALUE")
    does_device_exist = 0 <= identifier < len(simulation.devices)
    raise_status_if(kind == ON_DEVICE and not does_device_exist, "INVALID_DEVICE")
    has_identifier = kind in (ON_DEVICE, ON_NODE)
    return Location(kind, identifier if has_identifier else 0)


def _get_managed_range(simulation: Simulation, address: int, size: int) -> Allocation:
    """Return the managed allocation that contains a range of bytes, or raise Status."""
    allocation: Allocation = get_allocation(simulation, address, ("managed",))
    raise_status_if(not size or address + size > allocation.end, "INVALID_VALUE")
    return allocation


@simulated_function(accepts_cpu=True)
def cuMemAdvise(simulation: Simulation, address: int, size: int, advice: int, location: Any) -> None:
    """Record a hint for a range of managed memory."""
    allocation = _get_managed_range(simulation, address, size)
    raise_status_if(not _READ_MOSTLY <= advice <= _NOT_ACCESSED_BY, "INVALID_VALUE")
    hint_location = _NO_LOCATION
    if advice in (_PREFERRED, _ACCESSED_BY, _NOT_ACCESSED_BY):
        hint_location = _read_location(simulation, location)
    allocation.advice.append(Advice(advice, hint_location, address, address + size))


@simulated_function(accepts_cpu=True)
def cuMemPrefetchAsync(simulation: Simulation, address: int, size: int, location: Any, *ignored: Any) -> None:
    """Record the location of a prefetch. No memory is moved."""
    allocation = _get_managed_range(simulation, address, size)
    target = _read_location(simulation, location)
    allocation.advice.append(Advice(_PREFETCHED, target, address, address + size))


# --- queries


class _State:
    """The effect of the hints on a section of a range. All bytes of the section have received the same hints.

    Attributes:
        is_read_mostly: Whether the memory is mostly read.
        preferred: The preferred location, or _NO_LOCATION.
        prefetched: The location of the last prefetch, or _NO_LOCATION.
        users: The ordinals of the devices that will access the memory. -1 stands for the CPU.
    """

    def __init__(self, hints: list[Advice]) -> None:
        """Compute the effect of hints.

        Args:
            hints: The hints in the order in which the program gave them.
        """
        self.is_read_mostly = False
        self.preferred = _NO_LOCATION
        self.prefetched = _NO_LOCATION
        self.users: set[int] = set()
        for hint in hints:
            self._apply(hint)

    def _apply(self, hint: Advice) -> None:
        """Apply a hint: it replaces the effect of earlier hints of the same kind."""
        if hint.kind in (_READ_MOSTLY, _NOT_READ_MOSTLY):
            self.is_read_mostly = hint.kind == _READ_MOSTLY
        elif hint.kind in (_PREFERRED, _NOT_PREFERRED):
            self.preferred = hint.location
        elif hint.kind == _PREFETCHED:
            self.prefetched = hint.location
        elif hint.kind == _ACCESSED_BY:
            self.users.add(_get_ordinal(hint.location))
        else:
            self.users.discard(_get_ordinal(hint.location))


def _iter_states(allocation: Allocation, start: int, end: int) -> Iterator[_State]:
    """Split a range into sections whose bytes have received the same hints, and yield the state of each."""
    section_starts = {start}
    for hint in allocation.advice:
        section_starts.update(edge for edge in (hint.start, hint.end) if start < edge < end)
    for section_start in sorted(section_starts):
        yield _State([hint for hint in allocation.advice if hint.start <= section_start < hint.end])


def _get_ordinal(location: Location) -> int:
    """Return the device ordinal by which the functions before CUDA 12.2 identify a location.

    The ordinal is _INVALID if there is no location, and _CPU for all locations that are not a device.
    """
    if location.kind == NOWHERE:
        return _INVALID
    return location.identifier if location.kind == ON_DEVICE else _CPU


def _get_common_location(locations: Iterable[Location]) -> Location:
    """Return the location of all sections of a range if it is the same, otherwise _NO_LOCATION."""
    distinct_locations = set(locations)
    return distinct_locations.pop() if len(distinct_locations) == 1 else _NO_LOCATION


def _pack_users(states: list[_State]) -> bytes:
    """Pack the ordinals of the devices that will access all sections of a range into an array.

    The CPU is the last of them. The array has _MAX_DEVICES elements, and ends with CU_DEVICE_INVALID.
    """
    common_users = set.intersection(*(state.users for state in states))
    ordinals = sorted(common_users - {_CPU})
    if _CPU in common_users:
        ordinals.append(_CPU)
    padding = [_INVALID] * (_MAX_DEVICES - len(ordinals))
    return struct.pack(f"<{_MAX_DEVICES}i", *ordinals, *padding)


@simulated_function()
def cuMemRangeGetAttribute(simulation: Simulation, attribute: int, address: int, size: int) -> Any:
    """Return a CUmem_range_attribute of a range of managed memory: the effect of the hints."""
    allocation = _get_managed_range(simulation, address, size)
    raise_status_if(attribute not in _RANGE_ATTRIBUTES, "INVALID_VALUE")
    states = list(_iter_states(allocation, address, address + size))
    if attribute == _IS_READ_MOSTLY:
        return int(all(state.is_read_mostly for state in states))
    if attribute == _ORDINALS_OF_USERS:
        return _pack_users(states)
    if attribute in (_PREFERRED_ORDINAL, _PREFERRED_TYPE, _PREFERRED_ID):
        location = _get_common_location(state.preferred for state in states)
    else:
        location = _get_common_location(state.prefetched for state in states)
    if attribute in (_PREFERRED_TYPE, _PREFETCHED_TYPE):
        return location.kind
    if attribute in (_PREFERRED_ID, _PREFETCHED_ID):
        return location.identifier
    return _get_ordinal(location)


@simulated_function()
def cuMemRangeGetAttributes(
    simulation: Simulation, attributes: Any, count: int, address: int, size: int
) -> list[Any]:
    """Return several attributes of a range of managed memory."""
    raise_status_if(not count or not attributes, "INVALID_VALUE")
    requested = [int(attribute) for attribute in attributes[:count]]
    return [cuMemRangeGetAttribute(simulation, attribute, address, size) for attribute in requested]
