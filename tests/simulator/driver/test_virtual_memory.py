"""Tests for virtual memory: physical memory, reserved addresses, mappings and access rights."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import cudyn
from cudyn import driver, testing

from ...support import memory_facts
from ...support.cpu import HEAD
from ...support.golden import Golden
from ...support.memory_facts import GRANULE, Facts, make_access, make_properties
from ...support.messages import raises

KERNELS = f"""{HEAD}
.visible .entry put(.param .u64 p, .param .u32 value)
{{
    .reg .b64 %p; .reg .b32 %v;
    ld.param.u64 %p, [p]; ld.param.u32 %v, [value]; st.global.u32 [%p], %v; ret;
}}
.visible .entry get(.param .u64 p, .param .u64 q)
{{
    .reg .b64 %p; .reg .b32 %v;
    ld.param.u64 %p, [p]; ld.global.u32 %v, [%p]; ld.param.u64 %p, [q]; st.global.u32 [%p], %v; ret;
}}
"""


pytestmark = pytest.mark.skipif(os.name == "nt", reason="files that are mapped at an address")


@pytest.fixture
def simulation() -> Iterator[testing.Simulation]:
    with testing.simulate("sm_90", devices=2, run=True) as simulation:
        cudyn.Device(0).use()
        yield simulation


def write_word(address: int, value: int) -> None:
    cudyn.Module(KERNELS.encode()).get_kernel("put").launch(1, 1, address, value)


def copy_word(address: int, output_address: int) -> None:
    cudyn.Module(KERNELS.encode()).get_kernel("get").launch(1, 1, address, output_address)


def read_bytes(address: int, size: int) -> bytes:
    data = bytearray(size)
    driver.cuMemcpyDtoH(data, address, size)
    return bytes(data)


def test_virtual_memory_calls_return_the_documented_results(golden: Golden) -> None:
    """tests/device/test_simulation.py compares the same lines with a real driver."""
    results: list[str] = []
    for program in memory_facts.PROGRAMS:
        with testing.simulate("sm_90", run=True):
            results += memory_facts.list_facts(program)
    golden.check("virtual_memory", "\n".join(results) + "\n")


def test_leak_of_virtual_memory_is_listed(simulation: testing.Simulation) -> None:
    address, handles = Facts().map(GRANULE)
    with pytest.raises(AssertionError, match=r"a CUmemGenericAllocationHandle.*\n.*a range of addresses"):
        simulation.assert_nothing_leaked()
    Facts().release(address, handles, GRANULE)
    simulation.assert_nothing_leaked()


@pytest.mark.usefixtures("simulation")
def test_kernels_and_copies_cross_between_adjacent_mappings() -> None:
    address, _ = Facts().map(GRANULE, 2 * GRANULE)
    driver.cuMemsetD8(address, 1, 3 * GRANULE)
    write_word(address + GRANULE - 4, 0x03020100)
    write_word(address + GRANULE, 0x07060504)
    assert read_bytes(address + GRANULE - 4, 9) == bytes([*range(8), 1])


@pytest.mark.usefixtures("simulation")
def test_memory_mapped_at_two_addresses_has_the_same_contents() -> None:
    """The memory exists until it is mapped at neither address."""
    address, (handle,) = Facts().map(GRANULE)
    second_address = driver.cuMemAddressReserve(GRANULE, 0, 0, 0)
    driver.cuMemMap(second_address, GRANULE, 0, handle, 0)
    driver.cuMemSetAccess(second_address, GRANULE, [make_access()], 1)
    write_word(address + 8, 99)
    copy_word(second_address + 8, second_address + 12)
    assert read_bytes(address + 8, 8) == bytes([99, 0, 0, 0, 99, 0, 0, 0])
    driver.cuMemUnmap(address, GRANULE)
    driver.cuMemRelease(handle)
    assert read_bytes(second_address + 8, 1) == bytes([99])


@pytest.mark.usefixtures("simulation")
def test_read_of_unwritten_memory_is_a_fault_at_each_mapping() -> None:
    address, (handle,) = Facts().map(GRANULE)
    second_address = driver.cuMemAddressReserve(GRANULE, 0, 0, 0)
    driver.cuMemMap(second_address, GRANULE, 0, handle, 0)
    driver.cuMemSetAccess(second_address, GRANULE, [make_access()], 1)
    write_word(address, 7)
    copy_word(second_address, second_address + 4)
    with raises(testing.Fault):
        copy_word(second_address + 8, second_address)


FORBIDDEN_WRITES = {
    "nothing is mapped": (
        GRANULE,
        f"byte {GRANULE} of {2 * GRANULE} reserved bytes, where no memory is mapped for device 0 "
        r"\(cuMemMap, cuMemSetAccess\)",
    ),
    "it may only be read": (
        0,
        rf"write without access: .*, to byte 0 of .*of {GRANULE} bytes \(argument 0\), which device 0 "
        r"may only read \(cuMemSetAccess\)",
    ),
}


@pytest.mark.usefixtures("simulation")
@pytest.mark.parametrize("name", FORBIDDEN_WRITES)
def test_write_without_access_is_a_fault(name: str) -> None:
    offset, message = FORBIDDEN_WRITES[name]
    address = driver.cuMemAddressReserve(2 * GRANULE, 0, 0, 0)
    driver.cuMemMap(address, GRANULE, 0, driver.cuMemCreate(GRANULE, make_properties(), 0), 0)
    driver.cuMemSetAccess(address, GRANULE, [make_access(1)], 1)
    with pytest.raises(testing.Fault, match=message):
        write_word(address + offset, 7)
    with raises(cudyn.DriverError):
        driver.cuCtxSynchronize()


@pytest.mark.usefixtures("simulation")
def test_access_applies_to_a_device() -> None:
    """Another device can use the memory only after access has been set for that device as well."""
    address, _ = Facts().map(GRANULE)
    write_word(address, 7)
    cudyn.Device(1).use()
    with raises(testing.Fault):
        write_word(address, 7)
    driver.cuDevicePrimaryCtxReset(1)
    cudyn.Device(1).use()
    driver.cuMemSetAccess(address, GRANULE, [make_access(device=1)], 1)
    write_word(address, 8)
    assert read_bytes(address, 1) == b"\x08"


@pytest.mark.usefixtures("simulation")
def test_import_of_an_exported_file_returns_the_memory() -> None:
    """The import adds a reference, so the memory exists until both handles are released."""
    address, (handle,) = Facts().map(GRANULE)
    handle_type = driver.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
    file = driver.cuMemExportToShareableHandle(handle, handle_type, 0)
    assert driver.cuMemImportFromShareableHandle(file, handle_type) == handle
    assert isinstance(file, int)
    os.close(file)
    driver.cuMemRelease(handle)
    driver.cuMemUnmap(address, GRANULE)
    assert driver.cuMemGetAllocationPropertiesFromHandle(handle).type == 1
    driver.cuMemRelease(handle)
    with raises(testing.Fault):
        driver.cuMemRelease(handle)


@pytest.mark.usefixtures("simulation")
def test_use_of_a_released_handle_of_mapped_memory_raises() -> None:
    _, (handle,) = Facts().map(GRANULE)
    driver.cuMemRelease(handle)
    with raises(testing.Fault):
        driver.cuMemGetAllocationPropertiesFromHandle(handle)


def test_missing_wait_between_streams_on_mapped_memory_is_a_race() -> None:
    with testing.simulate("sm_90", run=True, schedule="seed:3") as simulation:
        cudyn.Device(0).use()
        address, _ = Facts().map(GRANULE)
        module = cudyn.Module(KERNELS.encode())
        for value in (1, 2):
            module.get_kernel("put").launch(1, 1, address, value, stream=cudyn.Stream())
        with raises(testing.Fault):
            simulation.finish()


def test_copy_of_mapped_memory_that_a_kernel_may_have_written_raises() -> None:
    """Memory stays marked when an adjacent mapping is added or removed."""
    with testing.simulate("sm_90"):
        cudyn.Device(0).use()
        facts = Facts()
        address = driver.cuMemAddressReserve(2 * GRANULE, 0, 0, 0)
        handle, second_handle = (driver.cuMemCreate(GRANULE, make_properties(), 0) for _ in range(2))
        driver.cuMemMap(address, GRANULE, 0, handle, 0)
        driver.cuMemSetAccess(address, GRANULE, [make_access()], 1)
        write_word(address, 1)
        driver.cuMemMap(address + GRANULE, GRANULE, 0, second_handle, 0)
        driver.cuMemSetAccess(address + GRANULE, GRANULE, [make_access()], 1)
        assert read_bytes(address + GRANULE, 4) == bytes(4)
        with raises(testing.NotRun):
            read_bytes(address, 4)
        facts.release(address, [handle, second_handle], 2 * GRANULE)
