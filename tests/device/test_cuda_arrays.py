"""Tests for CUDA arrays: descriptors, copies, nodes that copy, and textures."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator
from typing import Any

import pytest

import cudyn
from cudyn import driver

from ..conftest import is_simulated
from ..simulator.cpu.test_simulated import make_texture_kernel
from ..support.cpu import HEAD

FLOAT = driver.CU_AD_FORMAT_FLOAT
ARRAY, HOST, DEVICE = driver.CU_MEMORYTYPE_ARRAY, driver.CU_MEMORYTYPE_HOST, driver.CU_MEMORYTYPE_DEVICE
WIDTH, HEIGHT, DEPTH = 6, 5, 4
ELEMENT = 8  # bytes of two floats
ROW = WIDTH * ELEMENT


def make_descriptor(height: int = 0, depth: int = 0, **members: Any) -> driver.CUDA_ARRAY3D_DESCRIPTOR:
    """Return the descriptor of an array of pairs of floats. `members` replace its members."""
    sizes = {"Width": WIDTH, "Height": height, "Depth": depth}
    return driver.CUDA_ARRAY3D_DESCRIPTOR(**{**sizes, "Format": FLOAT, "NumChannels": 2, **members})


def make_array(height: int = 0, depth: int = 0, **members: Any) -> driver.CUarray:
    return driver.cuArray3DCreate(make_descriptor(height, depth, **members))


@pytest.fixture
def line(device: cudyn.Device) -> Iterator[driver.CUarray]:
    """An array with one dimension."""
    array = make_array()
    yield array
    driver.cuArrayDestroy(array)


@pytest.fixture
def plane(device: cudyn.Device) -> Iterator[driver.CUarray]:
    """An array with two dimensions, whose bytes are 0, 1, 2, ..."""
    array = make_array(HEIGHT)
    copy = driver.CUDA_MEMCPY2D(WidthInBytes=ROW, Height=HEIGHT, srcPitch=ROW)
    source = (ctypes.c_ubyte * (ROW * HEIGHT))(*range(ROW * HEIGHT))
    copy.srcMemoryType, copy.srcHost, copy.dstMemoryType = HOST, ctypes.addressof(source), ARRAY
    copy.dstArray = array
    driver.cuMemcpy2D(copy)
    yield array
    driver.cuArrayDestroy(array)


def read_plane(
    array: driver.CUarray, column: int = 0, row: int = 0, width: int = ROW, height: int = HEIGHT
) -> bytes:
    """Return a part of an array. The column and the width are in bytes."""
    target = (ctypes.c_ubyte * (width * height))()
    copy = driver.CUDA_MEMCPY2D(WidthInBytes=width, Height=height, srcXInBytes=column, srcY=row)
    copy.srcMemoryType, copy.srcArray, copy.dstMemoryType = ARRAY, array, HOST
    copy.dstHost, copy.dstPitch = ctypes.addressof(target), width
    driver.cuMemcpy2D(copy)
    return bytes(target)


# --- descriptors


@pytest.mark.parametrize(
    ("height", "depth", "flags"),
    [
        (0, 0, 0),
        (HEIGHT, 0, driver.CUDA_ARRAY3D_SURFACE_LDST),
        (HEIGHT, DEPTH, 0),
        (0, DEPTH, driver.CUDA_ARRAY3D_LAYERED),
        (WIDTH, 6, driver.CUDA_ARRAY3D_CUBEMAP),
    ],
)
def test_descriptor_of_an_array_is_returned(
    device: cudyn.Device, height: int, depth: int, flags: int
) -> None:
    array = make_array(height, depth, Flags=flags)
    descriptor = driver.cuArray3DGetDescriptor(array)
    expected = (WIDTH, height, depth, FLOAT, 2, flags)
    members = ("Width", "Height", "Depth", "Format", "NumChannels", "Flags")
    assert tuple(getattr(descriptor, member) for member in members) == expected
    driver.cuArrayDestroy(array)


def test_descriptor_of_a_plane_is_returned(device: cudyn.Device) -> None:
    array = driver.cuArrayCreate(driver.CUDA_ARRAY_DESCRIPTOR(WIDTH, HEIGHT, FLOAT, 1))
    descriptor = driver.cuArrayGetDescriptor(array)
    members = (descriptor.Width, descriptor.Height, descriptor.Format, descriptor.NumChannels)
    assert members == (WIDTH, HEIGHT, FLOAT, 1)
    driver.cuArrayDestroy(array)


@pytest.mark.parametrize(
    "members",
    [
        {"Width": 0},
        {"Format": 0},
        {"NumChannels": 3},
        {"Depth": DEPTH},
        {"Height": HEIGHT, "Depth": 6, "Flags": driver.CUDA_ARRAY3D_CUBEMAP},
        {"Height": WIDTH, "Depth": 5, "Flags": driver.CUDA_ARRAY3D_CUBEMAP},
        {"Width": 1 << 20},
    ],
)
def test_invalid_descriptor_is_rejected(device: cudyn.Device, members: dict[str, Any]) -> None:
    with pytest.raises(cudyn.DriverError, match="CUDA_ERROR_INVALID_VALUE"):
        make_array(**{"height": 0, **members})


# --- copies


def test_part_of_an_array_is_copied(plane: driver.CUarray) -> None:
    contents = bytes(range(ROW * HEIGHT))
    assert read_plane(plane) == contents
    rows = [contents[row * ROW : (row + 1) * ROW] for row in (2, 3, 4)]
    expected = b"".join(row[ELEMENT : 3 * ELEMENT] for row in rows)
    assert read_plane(plane, ELEMENT, 2, 2 * ELEMENT, 3) == expected


@pytest.mark.parametrize(
    ("column", "row", "width", "height"),
    [(ELEMENT, 0, ROW, 1), (0, 1, ROW, HEIGHT)],
)
def test_part_that_is_not_in_the_array_is_rejected(
    plane: driver.CUarray, column: int, row: int, width: int, height: int
) -> None:
    with pytest.raises(cudyn.DriverError, match="CUDA_ERROR_INVALID_VALUE"):
        read_plane(plane, column, row, width, height)


def test_layers_of_an_array_are_copied(device: cudyn.Device) -> None:
    array = make_array(HEIGHT, DEPTH)
    contents = bytes(index % 251 for index in range(ROW * HEIGHT * DEPTH))
    source = cudyn.Buffer.from_host(contents)
    copy = driver.CUDA_MEMCPY3D(WidthInBytes=ROW, Height=HEIGHT, Depth=DEPTH, srcPitch=ROW, srcHeight=HEIGHT)
    copy.srcMemoryType, copy.srcDevice, copy.dstMemoryType, copy.dstArray = DEVICE, int(source), ARRAY, array
    driver.cuMemcpy3D(copy)
    target = cudyn.Buffer.from_host(bytes(2 * ROW))
    back = driver.CUDA_MEMCPY3D(
        WidthInBytes=ROW, Height=2, Depth=1, srcY=3, srcZ=2, dstPitch=ROW, dstHeight=2
    )
    back.srcMemoryType, back.srcArray, back.dstMemoryType, back.dstDevice = ARRAY, array, DEVICE, int(target)
    driver.cuMemcpy3D(back)
    start = (2 * HEIGHT + 3) * ROW
    assert bytes(target) == contents[start : start + 2 * ROW]
    driver.cuArrayDestroy(array)


def test_bytes_are_copied_between_arrays_and_memory(line: driver.CUarray) -> None:
    other = make_array()
    source = (ctypes.c_ubyte * ROW)(*range(ROW))
    driver.cuMemcpyHtoA(line, 0, source, ROW)
    driver.cuMemcpyAtoA(other, 0, line, ELEMENT, 4 * ELEMENT)
    buffer = cudyn.Buffer.from_host(bytes(ROW))
    driver.cuMemcpyAtoD(int(buffer), other, ELEMENT, 3 * ELEMENT)
    assert bytes(buffer) == bytes(range(2 * ELEMENT, 5 * ELEMENT)) + bytes(3 * ELEMENT)
    driver.cuMemcpyDtoA(line, 5 * ELEMENT, int(buffer), ELEMENT)
    target = (ctypes.c_ubyte * ROW)()
    driver.cuMemcpyAtoH(target, line, 0, ROW)
    assert bytes(target) == bytes(range(5 * ELEMENT)) + bytes(range(2 * ELEMENT, 3 * ELEMENT))
    with pytest.raises(cudyn.DriverError, match="CUDA_ERROR_INVALID_VALUE"):
        driver.cuMemcpyAtoA(other, ELEMENT, line, 0, ROW)
    driver.cuArrayDestroy(other)


def test_copy_between_contexts_reads_an_array(plane: driver.CUarray) -> None:
    target = cudyn.Buffer.from_host(bytes(ROW))
    copy = driver.CUDA_MEMCPY3D_PEER(WidthInBytes=ROW, Height=1, Depth=1, srcY=2, dstPitch=ROW, dstHeight=1)
    copy.srcMemoryType, copy.srcArray, copy.dstMemoryType, copy.dstDevice = ARRAY, plane, DEVICE, int(target)
    copy.srcContext = copy.dstContext = driver.cuCtxGetCurrent()
    driver.cuMemcpy3DPeer(copy)
    driver.cuCtxSynchronize()
    assert bytes(target) == bytes(range(2 * ROW, 3 * ROW))


def test_node_that_copies_from_an_array_returns_its_parameters(plane: driver.CUarray) -> None:
    graph = driver.cuGraphCreate(0)
    target = cudyn.Buffer.from_host(bytes(2 * ELEMENT))
    copy = driver.CUDA_MEMCPY3D(WidthInBytes=2 * ELEMENT, Height=1, Depth=1, srcXInBytes=ELEMENT, srcY=3)
    copy.srcMemoryType, copy.srcArray, copy.dstMemoryType, copy.dstDevice = ARRAY, plane, DEVICE, int(target)
    node = driver.cuGraphAddMemcpyNode(graph, None, 0, copy, driver.cuCtxGetCurrent())
    params = driver.cuGraphMemcpyNodeGetParams(node)
    members = (params.srcMemoryType, params.srcXInBytes, params.srcY, params.srcZ)
    assert members == (ARRAY, ELEMENT, 3, 0)
    assert int(params.srcArray.value or 0) == int(plane.value or 0)
    executable = driver.cuGraphInstantiate(graph, 0)
    driver.cuGraphLaunch(executable, None)
    driver.cuCtxSynchronize()
    start = 3 * ROW + ELEMENT
    assert bytes(target) == bytes(range(start, start + 2 * ELEMENT))


# --- textures


def make_texture(array: driver.CUarray, mode: int) -> int:
    """Return a texture of an array, which reads elements as integers with an address mode."""
    resource, texture = driver.CUDA_RESOURCE_DESC(), driver.CUDA_TEXTURE_DESC()
    resource.resType = driver.CU_RESOURCE_TYPE_ARRAY
    resource.res.array.hArray = array
    texture.addressMode[:2] = [mode, mode]
    texture.flags = driver.CU_TRSF_READ_AS_INTEGER
    return int(driver.cuTexObjectCreate(resource, texture, None))


@pytest.mark.parametrize(
    ("mode", "outside"),
    [(driver.CU_TR_ADDRESS_MODE_CLAMP, (10.0, 11.0)), (driver.CU_TR_ADDRESS_MODE_BORDER, (0.0, 0.0))],
)
def test_texture_of_an_array_is_read(device: cudyn.Device, mode: int, outside: tuple[float, float]) -> None:
    array = make_array(1)
    values = struct.pack("<12f", *range(12))
    driver.cuMemcpyHtoA(array, 0, values, ROW)
    texture = make_texture(array, mode)
    assert list(driver.cuTexObjectGetTextureDesc(texture).addressMode)[:2] == [mode, mode]
    kernel = cudyn.Module((HEAD + make_texture_kernel("plane")).encode()).get_kernel("plane")
    output = cudyn.Buffer(16)
    results = []
    for column in (1, WIDTH):
        kernel.launch(1, 1, texture, output, column, 0)
        results.append(struct.unpack("<2f", bytes(output)[:8]))
    assert results == [(2.0, 3.0), outside]
    driver.cuTexObjectDestroy(texture)
    driver.cuArrayDestroy(array)


# --- faults that only a simulation finds


def test_array_that_was_never_written_is_a_fault(line: driver.CUarray) -> None:
    if not is_simulated():
        pytest.skip("a device copies the bytes")
    with pytest.raises(cudyn.testing.Fault, match="uninitialized memory: the 48 bytes"):
        driver.cuMemcpyAtoH((ctypes.c_ubyte * ROW)(), line, 0, ROW)


def test_destroyed_array_is_a_fault(device: cudyn.Device) -> None:
    if not is_simulated():
        pytest.skip("a device does not recognize the handle")
    array = make_array()
    driver.cuArrayDestroy(array)
    with pytest.raises(cudyn.testing.Fault, match="CUarray"):
        driver.cuArrayDestroy(array)
