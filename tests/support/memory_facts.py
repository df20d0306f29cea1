"""Records the results of virtual memory calls, which must be the same on a GPU and in a simulation."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

from cudyn import driver, errors

GRANULE = 2 << 20  # bytes
FLAGS = (0, 1, 2, 3, 4)  # 2 and 4 are not in CUmemAccess_flags


def make_properties(device: int = 0, kind: int = 1, location_type: int = 1, handles: int = 0) -> Any:
    """Return a CUmemAllocationProp, by default of pinned memory on device 0.

    Args:
        device: The ordinal of the device.
        kind: The type of the allocation, a CUmemAllocationType.
        location_type: The type of the location, a CUmemLocationType.
        handles: The type of the handles that are shared with other processes, a CUmemAllocationHandleType.
    """
    return driver.CUmemAllocationProp(
        type=kind,
        requestedHandleTypes=handles,
        location=driver.CUmemLocation(type=location_type, id=device),
    )


def make_access(flags: int = 3, device: int = 0, location_type: int = 1) -> Any:
    """Return a CUmemAccessDesc, which by default allows device 0 to read and write."""
    return driver.CUmemAccessDesc(location=driver.CUmemLocation(type=location_type, id=device), flags=flags)


class Facts:
    """Calls driver functions, and records their results as lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def call(self, name: str, *arguments: Any, shows: bool = False) -> Any:
        """Call a driver function, and record its name and its status.

        Args:
            name: The name of the function.
            arguments: The arguments of the call.
            shows: Whether the result is also recorded.

        Returns:
            The result, or 0 if the function raises.
        """
        try:
            result = getattr(driver, name)(*arguments)
        except errors.DriverError as error:
            self.lines.append(f"{name}: {error.name}")
            return 0
        self.lines.append(f"{name}: {result}" if shows else name)
        return result

    def map(self, *sizes: int, access: int | None = 3) -> tuple[int, list[int]]:
        """Map new memory of these sizes to consecutive addresses. Return the address and the handles."""
        start = self.call("cuMemAddressReserve", sum(sizes), 0, 0, 0)
        handles = [self.call("cuMemCreate", size, make_properties(), 0) for size in sizes]
        address = start
        for size, handle in zip(sizes, handles):
            self.call("cuMemMap", address, size, 0, handle, 0)
            address += size
        if access is not None:
            self.call("cuMemSetAccess", start, sum(sizes), [make_access(access)], 1)
        return start, handles

    def release(self, start: int, handles: list[int], size: int) -> None:
        """Unmap memory, and free its handles and its addresses."""
        self.call("cuMemUnmap", start, size)
        for handle in handles:
            self.call("cuMemRelease", handle)
        self.call("cuMemAddressFree", start, size)


def physical(facts: Facts) -> None:
    """Create physical memory with valid and invalid sizes and properties."""
    for option in (0, 1, 2):
        facts.call("cuMemGetAllocationGranularity", make_properties(), option, shows=True)
    facts.call("cuMemGetAllocationGranularity", None, 0)
    for size in (0, 1, 4096, GRANULE - 1, GRANULE + 4096, 1 << 60):
        facts.call("cuMemCreate", size, make_properties(), 0)
    facts.call("cuMemCreate", GRANULE, None, 0)
    facts.call("cuMemCreate", GRANULE, make_properties(), 1)
    wrong_properties = [
        {name: value} for name, value in (("device", 99), ("device", -1), ("kind", 0), ("kind", 77))
    ]
    wrong_properties += [{"location_type": 0}, {"location_type": 77}]
    for wrong in wrong_properties:
        facts.call("cuMemCreate", GRANULE, make_properties(**wrong), 0)
        facts.call("cuMemGetAllocationGranularity", make_properties(**wrong), 0)
    handle = facts.call("cuMemCreate", GRANULE, make_properties(), 0)
    properties = facts.call("cuMemGetAllocationPropertiesFromHandle", handle)
    facts.lines.append(f"properties: {properties.type}, {properties.location.type}, {properties.location.id}")
    facts.call("cuMemRelease", handle)
    facts.call("cuMemRelease", 0)
    facts.call("cuMemGetAllocationPropertiesFromHandle", 0)


def addresses(facts: Facts) -> None:
    """Reserve address ranges with valid and invalid sizes and alignments."""
    for size in (0, 1, 4096, GRANULE + 4096, 1 << 62):
        start = facts.call("cuMemAddressReserve", size, 0, 0, 0)
        if start:
            facts.call("cuMemAddressFree", start, size)
    for alignment in (1, 3, 4096, GRANULE, 8 * GRANULE):
        start = facts.call("cuMemAddressReserve", GRANULE, alignment, 0, 0)
        facts.lines.append(f"is aligned: {start % max(alignment, GRANULE) == 0}")
        facts.call("cuMemAddressFree", start, GRANULE)
    facts.call("cuMemAddressReserve", GRANULE, 0, 0, 1)
    facts.call("cuMemAddressReserve", GRANULE, 0, 12345, 0)
    start = facts.call("cuMemAddressReserve", 4 * GRANULE, 0, 0, 0)
    for offset, size in ((0, GRANULE), (GRANULE, 3 * GRANULE), (0, 5 * GRANULE), (0, 0)):
        facts.call("cuMemAddressFree", start + offset, size)
    facts.call("cuMemAddressFree", 0, GRANULE)
    facts.call("cuMemAddressFree", start, 4 * GRANULE)
    facts.call("cuMemAddressFree", start, 4 * GRANULE)


def maps(facts: Facts) -> None:
    """Map memory to valid and invalid addresses.

    Mapping beyond the end of a range is not tested: driver 13.0 allows it, and the simulation does not.
    """
    start = facts.call("cuMemAddressReserve", 4 * GRANULE, 0, 0, 0)
    handle = facts.call("cuMemCreate", 2 * GRANULE, make_properties(), 0)
    wrong_arguments = {
        "no memory": (start, 2 * GRANULE, 0, 0, 0),
        "flags": (start, 2 * GRANULE, 0, handle, 1),
        "an offset": (start, GRANULE, GRANULE, handle, 0),
        "no size": (start, 0, 0, handle, 0),
        "too large": (start, 3 * GRANULE, 0, handle, 0),
        "not aligned": (start + 4096, 2 * GRANULE, 0, handle, 0),
        "not reserved": (start + 64 * GRANULE, 2 * GRANULE, 0, handle, 0),
        "a size that is no multiple": (start, GRANULE + 4096, 0, handle, 0),
    }
    for title, arguments in wrong_arguments.items():
        facts.lines.append(f"## {title}")
        facts.call("cuMemMap", *arguments)
    facts.lines.append("## twice")
    facts.call("cuMemMap", start + GRANULE, 2 * GRANULE, 0, handle, 0)
    facts.call("cuMemMap", start + GRANULE, 2 * GRANULE, 0, handle, 0)
    facts.call("cuMemMap", start, 2 * GRANULE, 0, handle, 0)
    other = facts.call("cuMemAddressReserve", 2 * GRANULE, 0, 0, 0)
    facts.call("cuMemMap", other, 2 * GRANULE, 0, handle, 0)
    facts.lines.append("## ends in wrong orders")
    facts.call("cuMemAddressFree", start, 4 * GRANULE)
    for offset, size in ((1, 1), (2, 1), (0, 2), (1, 4), (1, 3), (0, 4)):  # in granules
        facts.call("cuMemUnmap", start + offset * GRANULE, size * GRANULE)
    facts.call("cuMemUnmap", start + GRANULE, 2 * GRANULE)
    facts.call("cuMemUnmap", start + GRANULE, 2 * GRANULE)
    facts.call("cuMemRelease", handle)
    again = facts.call("cuMemRetainAllocationHandle", other + 5)
    facts.lines.append(f"the same handle: {again == handle}")
    facts.call("cuMemRetainAllocationHandle", start)
    facts.call("cuMemUnmap", other, 2 * GRANULE)
    facts.call("cuMemRelease", again)
    facts.call("cuMemAddressFree", other, 2 * GRANULE)
    facts.call("cuMemAddressFree", start, 4 * GRANULE)


def part(facts: Facts) -> None:
    """Map only the first half of an allocation."""
    start = facts.call("cuMemAddressReserve", 2 * GRANULE, 0, 0, 0)
    handle = facts.call("cuMemCreate", 2 * GRANULE, make_properties(), 0)
    if facts.call("cuMemMap", start, GRANULE, 0, handle, 0) is None:
        facts.call("cuMemUnmap", start, GRANULE)
    facts.call("cuMemRelease", handle)
    facts.call("cuMemAddressFree", start, 2 * GRANULE)


def access(facts: Facts) -> None:
    """Set and query the devices that may access memory."""
    start, handles = facts.map(GRANULE, 2 * GRANULE, access=None)
    for flags in FLAGS:
        facts.call("cuMemSetAccess", start, 3 * GRANULE, [make_access(flags)], 1)
        facts.call("cuMemGetAccess", driver.CUmemLocation(type=1, id=0), start + 5, shows=True)
    for offset, size in ((0, 1), (1, 1), (1, 2), (2, 1), (0, 4), (0, 0)):  # in granules
        facts.call("cuMemSetAccess", start + offset * GRANULE, size * GRANULE, [make_access()], 1)
    facts.call("cuMemSetAccess", start, 4096, [make_access()], 1)
    facts.call("cuMemSetAccess", start, GRANULE, [make_access(device=99)], 1)
    facts.call("cuMemSetAccess", start, GRANULE, [make_access(location_type=0)], 1)
    facts.call("cuMemSetAccess", start, GRANULE, None, 1)
    facts.call("cuMemSetAccess", start, GRANULE, [make_access()], 0)
    facts.call("cuMemGetAccess", driver.CUmemLocation(type=1, id=99), start)
    facts.call("cuMemGetAccess", driver.CUmemLocation(type=0, id=0), start)
    facts.call("cuMemGetAccess", None, start)
    facts.call("cuMemGetAccess", driver.CUmemLocation(type=1, id=0), GRANULE)
    facts.release(start, handles, 3 * GRANULE)


def copies(facts: Facts) -> None:
    """Copy and fill memory across the boundary between two allocations, and beyond the end."""
    start, handles = facts.map(GRANULE, GRANULE)
    data = bytearray(16)
    facts.call("cuMemsetD8", start, 7, 2 * GRANULE)
    facts.call("cuMemcpyDtoH", data, start + GRANULE - 8, 16)
    facts.lines.append(f"memory: {[*data]}")
    facts.call("cuMemcpyHtoD", start + GRANULE - 8, data, 16)
    facts.call("cuMemcpyDtoD", start, start + GRANULE - 8, 16)
    facts.call("cuMemsetD8", start + 2 * GRANULE - 8, 7, 16)
    facts.call("cuMemcpyDtoH", data, start + 2 * GRANULE - 8, 16)
    facts.call("cuMemFree", start)
    address_range = facts.call("cuMemGetAddressRange", start + GRANULE + 5)
    if address_range:
        facts.lines.append(f"range: {int(address_range[0]) - start}, {address_range[1]}")
    for name in ("MEMORY_TYPE", "IS_MANAGED", "DEVICE_ORDINAL", "RANGE_SIZE", "MAPPED"):
        attribute = getattr(driver, f"CU_POINTER_ATTRIBUTE_{name}")
        facts.lines.append(name)
        facts.call("cuPointerGetAttribute", attribute, start + GRANULE + 5, shows=True)
    facts.call("cuMemUnmap", start, GRANULE)
    facts.call("cuMemsetD8", start + GRANULE, 7, GRANULE)
    facts.call("cuMemGetAddressRange", start)
    facts.call("cuMemAddressFree", start, 2 * GRANULE)
    facts.release(start + GRANULE, handles, GRANULE)
    facts.call("cuMemAddressFree", start, 2 * GRANULE)


def _use(facts: Facts, start: int) -> None:
    """Copy and fill memory that the device may not access, which makes the context unusable."""
    for name, arguments in (("cuMemcpyDtoH", (bytearray(16), start, 16)), ("cuMemsetD8", (start, 1, 16))):
        facts.call(name, *arguments)
        facts.call("cuCtxSynchronize")


def without_access(facts: Facts) -> None:
    """Use memory that was mapped without granting access to it."""
    start, _ = facts.map(GRANULE, access=None)
    _use(facts, start)


def unmapped(facts: Facts) -> None:
    """Use memory after it was unmapped."""
    start, _ = facts.map(GRANULE)
    facts.call("cuMemUnmap", start, GRANULE)
    _use(facts, start)


def amounts(facts: Facts) -> None:
    """Record how long physical memory stays in use while its handles and mappings are released."""

    def record(title: str) -> None:
        """Record how many granules of device memory the program uses."""
        free_now, _ = driver.cuMemGetInfo()
        facts.lines.append(f"{title}: {(free_before - free_now) // GRANULE} in use")

    free_before, _ = driver.cuMemGetInfo()
    start, handles = facts.map(64 * GRANULE)
    record("mapped")
    facts.call("cuMemRelease", handles[0])
    record("released")
    facts.call("cuMemUnmap", start, 64 * GRANULE)
    record("unmapped")
    facts.call("cuMemAddressFree", start, 64 * GRANULE)


def without_context(facts: Facts) -> None:
    """Use virtual memory without a current context."""
    driver.cuCtxSetCurrent(None)
    start, handles = facts.map(GRANULE)
    facts.call("cuMemRelease", facts.call("cuMemRetainAllocationHandle", start))
    facts.release(start, handles, GRANULE)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0))


_SMALL = (physical, addresses, maps, part, access, copies, amounts, without_context)
PROGRAMS: tuple[Callable[[Facts], None], ...] = (*_SMALL, without_access, unmapped)


def list_facts(program: Callable[[Facts], None]) -> Iterator[str]:
    """Run a program, and yield the lines that it records. The program may make the context unusable."""
    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0))
    facts = Facts()
    program(facts)
    yield f"# {program.__name__}"
    yield from facts.lines


if __name__ == "__main__":
    print(*list_facts(PROGRAMS[int(sys.argv[1])]), sep="\n")
