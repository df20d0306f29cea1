"""Hints for managed memory (advice and prefetches), and queries of their effect."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from .allocations import NOWHERE, ON_DEVICE, ON_HOST, ON_NODE, ON_THIS_NODE, Allocation
from .call_registry import call, raise_if
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
    """Return the location that a CUmemLocation or a device stands for. None stands for the CPU."""
    if location is None:
        return Location(ON_HOST, 0)
    if isinstance(location, HandleObject):
        return Location(ON_DEVICE, location.ordinal)
    kind = int(location.type)
    identifier = int(location.id)
    raise_if(not ON_DEVICE <= kind <= ON_THIS_NODE)
    raise_if(kind == ON_DEVICE and not 0 <= identifier < len(simulation.devices), "INVALID_DEVICE")
    return Location(kind, identifier if kind in (ON_DEVICE, ON_NODE) else 0)


def _get_managed_range(simulation: Simulation, address: int, size: int) -> Allocation:
    """Return the managed allocation that contains a range of bytes, or raise Status."""
    allocation: Allocation = get_allocation(simulation, address, ("managed",))
    raise_if(not size or address + size > allocation.end)
    return allocation


@call(accepts_cpu=True)
def cuMemAdvise(simulation: Simulation, address: int, size: int, advice: int, location: Any) -> None:
    allocation = _get_managed_range(simulation, address, size)
    raise_if(not _READ_MOSTLY <= advice <= _NOT_ACCESSED_BY)
    has_location = advice in (_PREFERRED, _ACCESSED_BY, _NOT_ACCESSED_BY)
    hint_location = _read_location(simulation, location) if has_location else _NO_LOCATION
    allocation.advice.append(Advice(advice, hint_location, address, address + size))


@call(accepts_cpu=True)
def cuMemPrefetchAsync(simulation: Simulation, address: int, size: int, location: Any, *ignored: Any) -> None:
    """Record the location of a prefetch. No memory is moved."""
    allocation = _get_managed_range(simulation, address, size)
    target = _read_location(simulation, location)
    allocation.advice.append(Advice(_PREFETCHED, target, address, address + size))


# --- queries


class _State:
    """The effect of the hints on a part of a range. All bytes of the part have received the same hints.

    Attributes:
        is_read_mostly: Whether the memory is mostly read.
        preferred: The preferred location, or _NO_LOCATION.
        prefetched: The location of the last prefetch, or _NO_LOCATION.
        users: The ordinals of the devices that will access the memory. -1 stands for the CPU.
    """

    def __init__(self, hints: list[Advice]) -> None:
        self.is_read_mostly = False
        self.preferred = _NO_LOCATION
        self.prefetched = _NO_LOCATION
        self.users: set[int] = set()
        for hint in hints:
            self._apply(hint)

    def _apply(self, hint: Advice) -> None:
        """Change the state of this memory according to a hint."""
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
    """Split a range into parts whose bytes have received the same hints, and yield the state of each part."""
    edges = {edge for hint in allocation.advice for edge in (hint.start, hint.end) if start < edge < end}
    for first in sorted({start, *edges}):
        yield _State([hint for hint in allocation.advice if hint.start <= first < hint.end])


def _get_ordinal(location: Location) -> int:
    """Return the device ordinal by which the functions before CUDA 12.2 identify a location."""
    return {NOWHERE: _INVALID, ON_DEVICE: location.identifier}.get(location.kind, _CPU)


def _get_common_location(states: list[_State], read: Callable[[_State], Location]) -> Location:
    """Return a range's location if it is the same for all parts of the range, otherwise _NO_LOCATION.

    Args:
        states: The state of each part.
        read: A function that returns the location of a part.
    """
    first, *others = {read(state) for state in states}
    return _NO_LOCATION if others else first


def _pack_users(states: list[_State]) -> bytes:
    """Pack the ordinals of the devices that will access all parts, and pad them with CU_DEVICE_INVALID."""
    users = set.intersection(*(state.users for state in states))
    ordinals = [*sorted(users - {_CPU}), *(users & {_CPU})]  # the CPU is the last one
    padding = [_INVALID] * (_MAX_DEVICES - len(ordinals))
    return struct.pack(f"<{_MAX_DEVICES}i", *ordinals, *padding)


# CUmem_range_attribute -> a function that returns the attribute's value. Its argument contains the state of
# each part of the range.
_READERS: dict[int, Callable[[list[_State]], Any]] = {
    1: lambda states: int(all(state.is_read_mostly for state in states)),
    2: lambda states: _get_ordinal(_get_common_location(states, lambda state: state.preferred)),
    3: _pack_users,
    4: lambda states: _get_ordinal(_get_common_location(states, lambda state: state.prefetched)),
    5: lambda states: _get_common_location(states, lambda state: state.preferred).kind,
    6: lambda states: _get_common_location(states, lambda state: state.preferred).identifier,
    7: lambda states: _get_common_location(states, lambda state: state.prefetched).kind,
    8: lambda states: _get_common_location(states, lambda state: state.prefetched).identifier,
}


@call()
def cuMemRangeGetAttribute(simulation: Simulation, attribute: int, address: int, size: int) -> Any:
    allocation = _get_managed_range(simulation, address, size)
    raise_if(attribute not in _READERS)
    return _READERS[attribute](list(_iter_states(allocation, address, address + size)))


@call()
def cuMemRangeGetAttributes(
    simulation: Simulation, attributes: Any, count: int, address: int, size: int
) -> list[Any]:
    raise_if(not count or not attributes)
    return [
        cuMemRangeGetAttribute(simulation, int(attributes[index]), address, size) for index in range(count)
    ]
