"""Tests for driver functions on a device: memory, launches, and structures."""

from __future__ import annotations

import array
import ctypes
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import driver

from ..conftest import need, on_gpu

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def scale(module: cudyn.Module) -> driver.CUfunction:
    """The handle of the `scale` kernel."""
    function: driver.CUfunction = module.get_kernel("scale").handle
    return function


def upload(values: array.array[float]) -> int:
    """Copy floats to new device memory."""
    pointer = driver.cuMemAlloc(len(values) * values.itemsize)
    driver.cuMemcpyHtoD(pointer, values, len(values) * values.itemsize)
    return pointer


def download(pointer: int, count: int) -> array.array[float]:
    """Copy floats from device memory, and free it."""
    values = array.array("f", bytes(4 * count))
    driver.cuMemcpyDtoH(values, pointer, 4 * count)
    driver.cuMemFree(pointer)
    return values


def make_parameters(pointer: int, factor: float, count: int) -> tuple[ctypes.Array[ctypes.c_void_p], object]:
    """Return the array of pointers for an in-place launch of `scale`, and an object that keeps them alive."""
    values: list[ctypes._SimpleCData[Any]]
    values = [ctypes.c_uint64(pointer), ctypes.c_float(factor), ctypes.c_uint64(pointer), ctypes.c_int(count)]
    return (ctypes.c_void_p * 4)(*map(ctypes.addressof, values)), values


@on_gpu
def test_saxpy_example_runs_every_image(
    device: cudyn.Device, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every image that this device can run returns the same results as the CPU."""
    need(cudyn.nvrtc)
    monkeypatch.setattr(sys, "argv", ["saxpy.py", "--arch", "sm_80,sm_90"])
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(ROOT / "examples" / "saxpy.py"), run_name="__main__")
    output = capsys.readouterr().out
    assert stopped.value.code == 0, output
    assert "every result is right" in output
    assert "wrong" not in output


def test_memory_round_trip_keeps_the_values(device: cudyn.Device) -> None:
    values = array.array("f", range(1000))
    assert download(upload(values), 1000) == values


def test_memset_and_memory_info(device: cudyn.Device) -> None:
    free, total = driver.cuMemGetInfo()
    assert 0 < free <= total == driver.cuDeviceTotalMem(device.handle)
    pointer = driver.cuMemAlloc(4000)
    driver.cuMemsetD32(pointer, 0x3F800000, 1000)
    assert download(pointer, 1000) == array.array("f", [1.0]) * 1000


def test_launch_kernel_ex_with_an_attribute(scale: driver.CUfunction) -> None:
    """The driver reads a CUlaunchConfig with an attribute."""
    pointer = upload(array.array("f", [2.0]) * 100)
    pointers, arguments = make_parameters(pointer, 3.0, 100)
    attribute = driver.CUlaunchAttribute(id=driver.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
    attribute.value.clusterDim.x = attribute.value.clusterDim.y = attribute.value.clusterDim.z = 1
    config = driver.CUlaunchConfig(
        gridDimX=1, gridDimY=1, gridDimZ=1, blockDimX=128, blockDimY=1, blockDimZ=1
    )
    config.attrs, config.numAttrs = ctypes.pointer(attribute), 1
    driver.cuLaunchKernelEx(config, scale, pointers, None)
    assert download(pointer, 100) == array.array("f", [6.0]) * 100
    assert arguments


def test_stream_event_and_callback_run(scale: driver.CUfunction) -> None:
    """C calls a Python function on the host."""
    stream, start, end = driver.cuStreamCreate(0), driver.cuEventCreate(0), driver.cuEventCreate(0)
    called: list[int | None] = []
    callback = driver.CUhostFn(called.append)
    pointer = upload(array.array("f", [1.0]) * 64)
    pointers, arguments = make_parameters(pointer, 5.0, 64)
    driver.cuEventRecord(start, stream)
    driver.cuLaunchKernel(scale, 1, 1, 1, 64, 1, 1, 0, stream, pointers, None)
    driver.cuEventRecord(end, stream)
    driver.cuLaunchHostFunc(stream, callback, 42)
    driver.cuStreamSynchronize(stream)
    assert driver.cuEventElapsedTime(start, end) > 0
    assert called == [42]
    assert download(pointer, 64) == array.array("f", [5.0]) * 64
    driver.cuEventDestroy(start)
    driver.cuEventDestroy(end)
    driver.cuStreamDestroy(stream)
    assert arguments


def test_structures_written_by_the_driver_are_returned(device: cudyn.Device) -> None:
    """Covers a UUID with NUL bytes, the attributes of a pointer, and the context of a stream."""
    uuid = bytes(driver.cuDeviceGetUuid(device.handle).bytes)
    assert len(uuid) == 16
    assert uuid != bytes(16)
    pointer = driver.cuMemAlloc(256)
    kind = driver.cuPointerGetAttribute(driver.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, pointer)
    assert kind is driver.CU_MEMORYTYPE_DEVICE
    queries = (driver.CU_POINTER_ATTRIBUTE_DEVICE_POINTER, driver.CU_POINTER_ATTRIBUTE_RANGE_SIZE)
    assert driver.cuPointerGetAttributes(2, queries, pointer) == [pointer, 256]
    base, size = driver.cuMemGetAddressRange(pointer + 8)
    assert (base, size) == (pointer, 256)
    driver.cuMemFree(pointer)
    assert driver.cuCtxGetCurrent() == driver.cuDevicePrimaryCtxRetain(device.handle)
    driver.cuDevicePrimaryCtxRelease(device.handle)


def test_record_with_a_union_is_passed_by_value(device: cudyn.Device) -> None:
    """cuMemAdvise_v2 and cuMemPrefetchAsync_v2 receive a CUmemLocation, which contains a union, by value."""
    if (driver.version or (0, 0)) < (12, 2):
        pytest.skip(f"cuMemAdvise_v2 came with CUDA 12.2, this driver is of {driver.version}")
    pointer = driver.cuMemAllocManaged(1 << 16, driver.CU_MEM_ATTACH_GLOBAL)
    location = driver.CUmemLocation(type=driver.CU_MEM_LOCATION_TYPE_DEVICE)
    location.id = device.handle
    driver.cuMemAdvise(pointer, 1 << 16, driver.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, location)
    attribute = driver.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID
    assert driver.cuMemRangeGetAttribute(attribute, pointer, 1 << 16) == device.handle
    location.id = 10_000
    with pytest.raises(cudyn.DriverError) as caught:
        driver.cuMemAdvise(pointer, 1 << 16, driver.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, location)
    assert caught.value.status in (driver.CUDA_ERROR_INVALID_DEVICE, driver.CUDA_ERROR_INVALID_VALUE)
    driver.cuMemFree(pointer)


def test_tensor_map_is_aligned_and_encoded(device: cudyn.Device) -> None:
    """The driver rejects a CUtensorMap that is not on a 64-byte boundary."""
    if (driver.version or (0, 0)) < (12, 0):
        pytest.skip(f"cuTensorMapEncodeTiled came with CUDA 12.0, this driver is of {driver.version}")
    pointer = driver.cuMemAlloc(1 << 16)
    maps = [
        driver.cuTensorMapEncodeTiled(
            driver.CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
            2,
            pointer,
            (ctypes.c_uint64 * 2)(64, 64),
            (ctypes.c_uint64 * 1)(256),
            (ctypes.c_uint32 * 2)(16, 16),
            (ctypes.c_uint32 * 2)(1, 1),
            driver.CU_TENSOR_MAP_INTERLEAVE_NONE,
            driver.CU_TENSOR_MAP_SWIZZLE_NONE,
            driver.CU_TENSOR_MAP_L2_PROMOTION_NONE,
            driver.CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
        )
        for _ in range(50)
    ]
    assert {ctypes.addressof(tensor_map) % 128 for tensor_map in maps} == {0}
    assert all(any(tensor_map.opaque) for tensor_map in maps)
    driver.cuMemFree(pointer)


def test_graph_captured_with_caller_arrays_runs(scale: driver.CUfunction) -> None:
    """The arrays of a captured graph are read with two calls, for the count and the array."""
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    pointer = upload(array.array("f", [1.0]) * 32)
    pointers, arguments = make_parameters(pointer, 2.0, 32)
    driver.cuStreamBeginCapture(stream, driver.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
    for _ in range(3):
        driver.cuLaunchKernel(scale, 1, 1, 1, 32, 1, 1, 0, stream, pointers, None)
    graph = driver.cuStreamEndCapture(stream)
    nodes = driver.cuGraphGetNodes(graph)
    assert len(nodes) == 3
    kinds = [driver.cuGraphNodeGetType(node) for node in nodes]
    assert kinds == [driver.CU_GRAPH_NODE_TYPE_KERNEL] * 3
    executable = driver.cuGraphInstantiate(graph, 0)
    driver.cuGraphLaunch(executable, stream)
    driver.cuStreamSynchronize(stream)
    assert download(pointer, 32) == array.array("f", [8.0]) * 32
    driver.cuGraphExecDestroy(executable)
    driver.cuGraphDestroy(graph)
    driver.cuStreamDestroy(stream)
    assert arguments


def test_other_api_levels_call_their_symbols(device: cudyn.Device) -> None:
    """At level 12.0 cuCtxCreate calls cuCtxCreate_v2, which creates a context like the newest version."""
    old = driver.api("12.0")
    context = old.cuCtxCreate(0, device.handle)
    assert driver.cuCtxGetCurrent() == context
    assert driver.cuCtxGetDevice() == device.handle
    driver.cuCtxDestroy(context)
    if driver.has("cuCtxCreate"):
        context = driver.cuCtxCreate(None, 0, device.handle)
        driver.cuCtxDestroy(context)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(device.handle))
    driver.cuDevicePrimaryCtxRelease(device.handle)


def test_per_thread_view_launches_on_the_per_thread_stream(
    device: cudyn.Device, scale: driver.CUfunction
) -> None:
    """The per-thread view calls the _ptsz symbols."""
    view = driver.api(per_thread=True)
    assert view.describe("cuLaunchKernel").symbol == "cuLaunchKernel_ptsz"
    pointer = upload(array.array("f", [1.0]) * 32)
    pointers, arguments = make_parameters(pointer, 7.0, 32)
    view.cuLaunchKernel(scale, 1, 1, 1, 32, 1, 1, 0, None, pointers, None)
    view.cuStreamSynchronize(driver.CU_STREAM_PER_THREAD)
    assert download(pointer, 32) == array.array("f", [7.0]) * 32
    assert arguments


def test_failed_call_raises_with_status_and_reason(device: cudyn.Device) -> None:
    with pytest.raises(cudyn.DriverError) as error:
        driver.cuMemAlloc(1 << 60)
    assert error.value.status is driver.CUDA_ERROR_OUT_OF_MEMORY
    assert "cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2)" in str(error.value)
