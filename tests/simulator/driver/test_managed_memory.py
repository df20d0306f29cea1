"""Tests for managed memory: advice, prefetches, and attributes of ranges and pointers."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

import cudyn
from cudyn import driver, testing

from ...support.messages import raises

SIZE = 8192
# device numbers in the attributes of ranges
CPU = -1
NOWHERE = -2


@pytest.fixture(autouse=True)
def simulation() -> Iterator[testing.Simulation]:
    """A simulation of two devices, with the context of device 0."""
    with testing.simulate("sm_90", devices=2) as simulation:
        cudyn.Device(0).use()
        yield simulation


@pytest.fixture
def managed(simulation: testing.Simulation) -> int:
    return int(driver.cuMemAllocManaged(SIZE, driver.CU_MEM_ATTACH_GLOBAL))


def make_location(type_: int, id_: int = 0) -> driver.CUmemLocation:
    return driver.CUmemLocation(type=type_, id=id_)


def get_range_attribute(name: str, address: int, size: int = SIZE) -> object:
    """Return an attribute of a range of managed memory."""
    attribute = getattr(driver, f"CU_MEM_RANGE_ATTRIBUTE_{name}")
    return driver.cuMemRangeGetAttribute(attribute, address, size)


DEVICE = driver.CU_MEM_LOCATION_TYPE_DEVICE
HOST = driver.CU_MEM_LOCATION_TYPE_HOST
NODE = driver.CU_MEM_LOCATION_TYPE_HOST_NUMA


def test_advice_is_returned_until_it_is_unset(managed: int) -> None:
    """The simulation ignores advice, but programs can query what they have set."""
    driver.cuMemAdvise(managed, SIZE, driver.CU_MEM_ADVISE_SET_READ_MOSTLY, make_location(DEVICE))
    driver.cuMemAdvise(managed, SIZE, driver.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, make_location(NODE, 3))
    assert get_range_attribute("READ_MOSTLY", managed) == 1
    assert get_range_attribute("PREFERRED_LOCATION", managed) == CPU
    assert get_range_attribute("PREFERRED_LOCATION_TYPE", managed) == NODE
    assert get_range_attribute("PREFERRED_LOCATION_ID", managed) == 3
    driver.cuMemAdvise(managed, SIZE, driver.CU_MEM_ADVISE_UNSET_READ_MOSTLY, make_location(DEVICE))
    driver.cuMemAdvise(managed, SIZE, driver.CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, make_location(DEVICE))
    assert get_range_attribute("READ_MOSTLY", managed) == 0
    assert get_range_attribute("PREFERRED_LOCATION", managed) == NOWHERE


def test_location_of_a_range_with_different_locations_is_unknown(managed: int) -> None:
    stream = driver.cuStreamCreate(0)
    driver.cuMemPrefetchAsync(managed, SIZE, make_location(DEVICE, 1), 0, stream)
    assert get_range_attribute("LAST_PREFETCH_LOCATION", managed) == 1
    driver.cuMemPrefetchAsync(managed, 4096, make_location(HOST), 0, stream)
    assert get_range_attribute("LAST_PREFETCH_LOCATION", managed) == NOWHERE
    assert get_range_attribute("LAST_PREFETCH_LOCATION", managed, 4096) == CPU
    assert get_range_attribute("LAST_PREFETCH_LOCATION", managed + 4096, 4096) == 1


def test_accessed_by_lists_all_named_devices(managed: int) -> None:
    for location in (make_location(HOST), make_location(DEVICE, 1)):
        driver.cuMemAdvise(managed, SIZE, driver.CU_MEM_ADVISE_SET_ACCESSED_BY, location)
    assert list(get_range_attribute("ACCESSED_BY", managed)) == [1, CPU]  # type: ignore[call-overload]
    driver.cuMemAdvise(managed, 16, driver.CU_MEM_ADVISE_UNSET_ACCESSED_BY, make_location(HOST))
    assert list(get_range_attribute("ACCESSED_BY", managed)) == [1]  # type: ignore[call-overload]


def test_range_attribute_is_cut_off_at_the_size_of_the_output(managed: int) -> None:
    driver.cuMemAdvise(managed, SIZE, driver.CU_MEM_ADVISE_SET_ACCESSED_BY, make_location(DEVICE))
    output = (ctypes.c_int * 3)(7, 7, 7)
    attribute = driver.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY
    status = driver.raw.cuMemRangeGetAttribute(ctypes.addressof(output), 8, attribute, managed, SIZE)
    assert (status, list(output)) == (0, [0, NOWHERE, 7])


def test_advice_before_cuda_12_2_accepts_the_cpu_as_a_device(managed: int) -> None:
    address, _ = driver.cuGetProcAddress("cuMemAdvise", 8000, 0)
    assert address
    advise = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_size_t, ctypes.c_int, ctypes.c_int)(
        address
    )
    assert advise(managed, SIZE, driver.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, CPU) == 0
    assert get_range_attribute("PREFERRED_LOCATION", managed) == CPU
    assert advise(managed, SIZE, driver.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, 2) == 101  # INVALID_DEVICE


def test_registering_overlapping_host_memory_fails() -> None:
    memory = ctypes.create_string_buffer(128)
    address = ctypes.addressof(memory)
    driver.cuMemHostRegister(address + 64, 64, 0)
    with raises(cudyn.DriverError):
        driver.cuMemHostRegister(address, 128, 0)
    with raises(cudyn.DriverError):
        driver.cuMemHostUnregister(address + 96)
    driver.cuMemHostUnregister(address + 64)
