"""Tests for CUDA arrays and textures of the CUDA runtime in a simulation."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import pytest

import cudyn
from cudyn import runtime, testing

UNSIGNED = runtime.cudaChannelFormatKindUnsigned
SIZE = 8
TO_DEVICE, TO_HOST = runtime.cudaMemcpyHostToDevice, runtime.cudaMemcpyDeviceToHost
ON_DEVICE = runtime.cudaMemcpyDeviceToDevice


@pytest.fixture(autouse=True)
def simulation() -> Iterator[testing.Simulation]:
    """A simulation of one device."""
    with testing.simulate("sm_90") as active:
        yield active


def make_channels(*bits: int, kind: Any = UNSIGNED) -> Any:
    """Return the description of an element: the bits of up to four channels, and their kind."""
    members = dict(zip("xyzw", [*bits, 0, 0, 0, 0]))
    return runtime.cudaChannelFormatDesc(**members, f=kind)


def make_plane() -> tuple[Any, bytes]:
    """Return an array of 8 rows and 8 columns of bytes, and its contents."""
    array = runtime.cudaMallocArray(make_channels(8), SIZE, SIZE, 0)
    contents = bytes(range(SIZE * SIZE))
    runtime.cudaMemcpy2DToArray(array, 0, 0, contents, SIZE, SIZE, SIZE, TO_DEVICE)
    return array, contents


def test_description_of_an_array_is_returned() -> None:
    array = runtime.cudaMalloc3DArray(make_channels(16, 16), runtime.cudaExtent(3, 4, 5), 0)
    channels, extent, flags = runtime.cudaArrayGetInfo(array)
    assert (channels.x, channels.y, channels.z, channels.f) == (16, 16, 0, UNSIGNED)
    assert (extent.width, extent.height, extent.depth, flags) == (3, 4, 5, 0)
    assert runtime.cudaGetChannelDesc(array).y == 16
    runtime.cudaFreeArray(array)
    runtime.cudaFreeArray(None)


@pytest.mark.parametrize("bits", [(), (8, 8, 8), (8, 16), (24,), (8, 0, 8)])
def test_channels_that_no_array_has_are_rejected(bits: tuple[int, ...]) -> None:
    with pytest.raises(cudyn.errors.CudartError, match=r"cudaErrorInvalid(ChannelDescriptor|Value)"):
        runtime.cudaMallocArray(make_channels(*bits), SIZE, 0, 0)


def test_parts_of_arrays_are_copied() -> None:
    array, contents = make_plane()
    other = runtime.cudaMallocArray(make_channels(8), SIZE, SIZE, 0)
    runtime.cudaMemcpy2DArrayToArray(other, 1, 1, array, 0, 0, 4, 4, ON_DEVICE)
    target = (ctypes.c_ubyte * 6)()
    runtime.cudaMemcpy2DFromArray(target, 3, other, 2, 2, 3, 2, TO_HOST)
    assert bytes(target) == contents[9:12] + contents[17:20]


def test_consecutive_bytes_are_copied_across_rows() -> None:
    array, contents = make_plane()
    runtime.cudaMemcpyToArray(array, 6, 1, b"abcdef", 6, TO_DEVICE)
    target = (ctypes.c_ubyte * 10)()
    runtime.cudaMemcpyFromArray(target, array, 4, 1, 10, TO_HOST)
    assert bytes(target) == contents[12:14] + b"abcdef" + contents[20:22]
    with pytest.raises(cudyn.errors.CudartError, match="cudaErrorInvalidValue"):
        runtime.cudaMemcpyFromArray(target, array, 0, 7, 10, TO_HOST)


def test_extent_of_a_copy_is_in_elements_of_the_array() -> None:
    """An extent of 4 is four integers and not four bytes, because one side of the copy is an array."""
    array = runtime.cudaMallocArray(make_channels(32), SIZE, 2, 0)
    source = (ctypes.c_uint * SIZE)(*range(SIZE))
    params = runtime.cudaMemcpy3DParms(kind=TO_DEVICE, dstArray=array, extent=runtime.cudaExtent(4, 2, 1))
    params.srcPtr = runtime.cudaPitchedPtr(ctypes.addressof(source), 16, 16, 2)
    params.dstPos.x = 3
    runtime.cudaMemcpy3D(params)
    target = (ctypes.c_uint * 4)()
    runtime.cudaMemcpy2DFromArray(target, 8, array, 12, 0, 8, 2, TO_HOST)
    assert list(target) == [0, 1, 4, 5]


def test_settings_of_a_texture_are_returned() -> None:
    """The description can be queried until the texture is destroyed."""
    array, _ = make_plane()
    resource, texture = runtime.cudaResourceDesc(), runtime.cudaTextureDesc()
    resource.resType = runtime.cudaResourceTypeArray
    resource.res.array.array = array
    texture.addressMode[:2] = [runtime.cudaAddressModeBorder] * 2
    handle = runtime.cudaCreateTextureObject(resource, texture, None)
    settings = runtime.cudaGetTextureObjectTextureDesc(handle)
    assert list(settings.addressMode)[:2] == [runtime.cudaAddressModeBorder] * 2
    assert (settings.readMode, settings.normalizedCoords) == (runtime.cudaReadModeElementType, 0)
    texture.filterMode = runtime.cudaFilterModeLinear
    with pytest.raises(cudyn.errors.CudartError, match="a filter is not simulated"):
        runtime.cudaCreateTextureObject(resource, texture, None)
    runtime.cudaDestroyTextureObject(handle)
    with pytest.raises(cudyn.errors.CudartError, match="cudaErrorInvalidValue"):
        runtime.cudaGetTextureObjectTextureDesc(handle)


def test_surface_of_the_runtime_returns_its_description() -> None:
    """It can be queried until the surface is destroyed, but not as the description of a texture."""
    array = runtime.cudaMallocArray(make_channels(8), SIZE, SIZE, runtime.cudaArraySurfaceLoadStore)
    resource = runtime.cudaResourceDesc(resType=runtime.cudaResourceTypeArray)
    resource.res.array.array = array
    surface = runtime.cudaCreateSurfaceObject(resource)
    assert bytes(runtime.cudaGetSurfaceObjectResourceDesc(surface)) == bytes(resource)
    with pytest.raises(cudyn.errors.CudartError, match="cudaErrorInvalidValue"):
        runtime.cudaGetTextureObjectResourceDesc(surface)
    runtime.cudaDestroySurfaceObject(surface)
    with pytest.raises(cudyn.errors.CudartError, match="cudaErrorInvalidValue"):
        runtime.cudaDestroySurfaceObject(surface)


def test_levels_of_a_mipmapped_array_have_half_the_extent() -> None:
    """The extent is at least 1, so an array of width 8 has four levels although nine are requested."""
    mipmap = runtime.cudaMallocMipmappedArray(make_channels(8), runtime.cudaExtent(8, 3, 0), 9, 0)
    extents = []
    for index in range(4):
        _, extent, _ = runtime.cudaArrayGetInfo(runtime.cudaGetMipmappedArrayLevel(mipmap, index))
        extents.append((extent.width, extent.height, extent.depth))
    assert extents == [(8, 3, 0), (4, 1, 0), (2, 1, 0), (1, 1, 0)]
    with pytest.raises(cudyn.errors.CudartError, match="cudaErrorInvalidValue"):
        runtime.cudaGetMipmappedArrayLevel(mipmap, 4)
    runtime.cudaFreeMipmappedArray(mipmap)
    runtime.cudaFreeMipmappedArray(None)
