"""Tests for the multiprocessors of a device, their partitions and green contexts."""

from __future__ import annotations

import array
import ctypes
from typing import Any

import pytest

import cudyn
from cudyn import driver

SM = driver.CU_DEV_RESOURCE_TYPE_SM
pytestmark = pytest.mark.usefixtures("device")


def get_resource() -> driver.CUdevResource:
    return driver.cuDeviceGetDevResource(0, SM)


def split(resource: Any, count: int, flags: int = 0, minimum: int = 2) -> tuple[list[int], int]:
    """Return the sizes of the groups and of the rest."""
    groups, rest = driver.cuDevSmResourceSplitByCount(count, resource, flags, minimum)
    return [group.sm.smCount for group in groups], rest.sm.smCount if rest.type == SM else 0


def test_resource_of_a_device_contains_its_multiprocessors(device: cudyn.Device) -> None:
    resource = get_resource()
    assert resource.type == SM
    assert resource.sm.smCount == device.get_attribute(driver.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
    of_context = driver.cuCtxGetDevResource(device.context, SM)
    assert of_context.sm.smCount == resource.sm.smCount
    with pytest.raises(cudyn.DriverError, match="INVALID_RESOURCE_TYPE"):
        driver.cuDeviceGetDevResource(0, 7)
    with pytest.raises(cudyn.DriverError, match="INVALID_CONTEXT"):
        driver.cuCtxGetDevResource(None, SM)


def test_multiprocessors_are_split_into_equal_groups() -> None:
    resource = get_resource()
    total, unit = resource.sm.smCount, resource.sm.smCoscheduledAlignment
    assert split(resource, 2, minimum=unit) == ([unit, unit], total - 2 * unit)
    sizes, rest = split(resource, 3, minimum=unit + 1)
    assert (len(set(sizes)), sum(sizes) + rest) == (1, total)
    assert sizes[0] % unit == 0
    assert sizes[0] > unit
    with pytest.raises(cudyn.DriverError, match="INVALID"):
        split(resource, 1, minimum=total + 1)


def test_number_of_groups_is_returned_without_creating_them() -> None:
    resource, count = get_resource(), ctypes.c_uint(0)
    raw_split = driver.raw.cuDevSmResourceSplitByCount
    status = raw_split(None, ctypes.byref(count), ctypes.byref(resource), None, 0, 2)
    assert int(status) == 0
    assert count.value > 0
    groups, *_ = split(resource, count.value)
    assert len(groups) == count.value


def make_context() -> tuple[driver.CUgreenCtx, int]:
    """Return a green context and the number of its multiprocessors."""
    groups, *_ = driver.cuDevSmResourceSplitByCount(1, get_resource(), 0, 2)
    descriptor = driver.cuDevResourceGenerateDesc((driver.CUdevResource * 1)(groups[0]), 1)
    context = driver.cuGreenCtxCreate(descriptor, 0, driver.CU_GREEN_CTX_DEFAULT_STREAM)
    return context, groups[0].sm.smCount


def test_kernel_runs_in_a_stream_of_a_green_context(module: cudyn.Module) -> None:
    context, size = make_context()
    assert driver.cuGreenCtxGetDevResource(context, SM).sm.smCount == size
    stream = driver.cuGreenCtxStreamCreate(context, driver.CU_STREAM_NON_BLOCKING, 0)
    assert int(driver.cuStreamGetGreenCtx(stream).value or 0) == int(context.value or 0)
    buffer = cudyn.Buffer.from_host(array.array("i", [1] * 4))
    driver.cuMemsetD32Async(int(buffer), 5, 4, stream)
    driver.cuStreamSynchronize(stream)
    assert array.array("i", bytes(buffer)).tolist() == [5] * 4
    driver.cuStreamDestroy(stream)
    driver.cuGreenCtxDestroy(context)


def test_context_of_a_green_context_becomes_current(device: cudyn.Device) -> None:
    green, size = make_context()
    context = driver.cuCtxFromGreenCtx(green)
    assert driver.cuCtxGetDevResource(context, SM).sm.smCount == size
    memory = driver.cuMemAlloc(4)  # in the primary context
    driver.cuCtxPushCurrent(context)
    assert driver.cuCtxGetCurrent().value == context.value
    assert driver.cuCtxGetDevice() == 0
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    assert driver.cuStreamGetGreenCtx(stream).value == green.value
    driver.cuMemsetD32Async(memory, 7, 1, stream)
    driver.cuCtxSynchronize()
    driver.cuCtxPopCurrent()
    target = (ctypes.c_uint * 1)()
    driver.cuMemcpyDtoH(target, memory, 4)
    assert target[0] == 7
    driver.cuStreamDestroy(stream)
    driver.cuGreenCtxDestroy(green)
    driver.cuMemFree(memory)


def test_workqueues_are_part_of_a_green_context(device: cudyn.Device) -> None:
    if (cudyn.driver.version or (0, 0)) < (13, 1):
        pytest.skip("workqueues exist since CUDA 13.1")
    config, queue = driver.CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG, driver.CU_DEV_RESOURCE_TYPE_WORKQUEUE
    groups, *_ = driver.cuDevSmResourceSplitByCount(1, get_resource(), 0, 2)
    workqueues = driver.cuDeviceGetDevResource(0, config)
    assert (workqueues.type, workqueues.wqConfig.device) == (config, 0)
    workqueues.wqConfig.wqConcurrencyLimit = 2
    workqueues.wqConfig.sharingScope = driver.CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED
    resources = (driver.CUdevResource * 2)(groups[0], workqueues)
    green = driver.cuGreenCtxCreate(
        driver.cuDevResourceGenerateDesc(resources, 2), 0, driver.CU_GREEN_CTX_DEFAULT_STREAM
    )
    result = driver.cuGreenCtxGetDevResource(green, config).wqConfig
    assert (result.wqConcurrencyLimit, int(result.sharingScope)) == (2, 1)
    assert driver.cuGreenCtxGetDevResource(green, queue).type == queue
    driver.cuGreenCtxDestroy(green)


def test_green_context_without_its_flag_is_rejected() -> None:
    groups, *_ = driver.cuDevSmResourceSplitByCount(1, get_resource(), 0, 2)
    descriptor = driver.cuDevResourceGenerateDesc((driver.CUdevResource * 1)(groups[0]), 1)
    with pytest.raises(cudyn.DriverError, match="INVALID_VALUE"):
        driver.cuGreenCtxCreate(descriptor, 0, 0)


def make_group(size: int, together: int = 0, flags: int = 0) -> Any:
    """Return the parameters of one group of multiprocessors."""
    parameters = driver.CU_DEV_SM_RESOURCE_GROUP_PARAMS(
        smCount=size, coscheduledSmCount=together, flags=flags
    )
    return (driver.CU_DEV_SM_RESOURCE_GROUP_PARAMS * 1)(parameters)


@pytest.mark.parametrize(
    ("size", "together", "flags"), [(4, 2, 0), (16, 0, 0), (10, 8, driver.CU_DEV_SM_RESOURCE_GROUP_BACKFILL)]
)
def test_group_of_multiprocessors_has_the_requested_size(size: int, together: int, flags: int) -> None:
    if (cudyn.driver.version or (0, 0)) < (13, 1):
        pytest.skip("the function exists since CUDA 13.1")
    result = (driver.CUdevResource * 1)()
    resource = get_resource()
    rest = driver.cuDevSmResourceSplit(result, 1, resource, 0, make_group(size, together, flags))
    assert (result[0].sm.smCount, rest.sm.smCount) == (size, resource.sm.smCount - size)


def test_size_of_a_group_is_discovered() -> None:
    if (cudyn.driver.version or (0, 0)) < (13, 1):
        pytest.skip("the function exists since CUDA 13.1")
    resource, group = get_resource(), make_group(0)
    driver.cuDevSmResourceSplit(None, 1, resource, 0, group)
    unit = resource.sm.smCoscheduledAlignment
    assert group[0].smCount == resource.sm.smCount // unit * unit
    with pytest.raises(cudyn.DriverError, match="INVALID_RESOURCE_CONFIGURATION"):
        driver.cuDevSmResourceSplit((driver.CUdevResource * 1)(), 1, resource, 0, make_group(10, 8))
