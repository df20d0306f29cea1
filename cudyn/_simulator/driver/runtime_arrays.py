"""CUDA arrays, texture objects and surface objects in the CUDA runtime."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..._bindings.libraries import load as loading
from .call_registry import Status, call, raise_if
from .cuda_arrays import create_array, create_mipmapped_array, cuArrayDestroy, cuMipmappedArrayDestroy
from .handle_objects import HandleObject
from .runtime import get_sides
from .shaped_copies import Box, Copy, make_array_box, submit_rows
from .simulation import Simulation
from .textures import (
    ARRAY,
    COMMON_SETTINGS,
    INTEGER,
    LINEAR,
    MIPMAPPED,
    NORMALIZED,
    PITCH2D,
    ImageMemory,
    create_surface,
    create_texture,
    get_settings,
    keep_resource,
    make_array_memory,
    read_members,
)

_INVALID_CHANNEL_DESCRIPTOR = 20  # cudaError
# (cudaChannelFormatKind, bits per channel) -> CUarray_format
_FORMATS = {
    (0, 8): 8,
    (0, 16): 9,
    (0, 32): 10,
    (1, 8): 1,
    (1, 16): 2,
    (1, 32): 3,
    (2, 16): 16,
    (2, 32): 32,
}
_LAST_PLAIN_KIND = 3  # cudaChannelFormatKindNone; the formats of later kinds are not simulated
# CU_TRSF_* flag -> the member of cudaTextureDesc that corresponds to it
_FLAGS = {
    NORMALIZED: "normalizedCoords",
    0x10: "sRGB",
    0x20: "disableTrilinearOptimization",
    0x40: "seamlessCubemap",
}


# --- arrays


def _read_channels(simulation: Simulation, description: Any) -> tuple[int, int]:
    """Return the CUarray_format and the number of channels that a cudaChannelFormatDesc describes."""
    bits = [int(getattr(description, name)) for name in "xyzw"]
    kind = int(description.f)
    if kind > _LAST_PLAIN_KIND:
        loading.set_cause(f"{simulation.symbol}: channels of kind {kind} are not simulated.")
        raise Status("NOT_SUPPORTED")
    channels = sum(map(bool, bits))
    size, *_ = bits
    expected_bits = [size] * channels + [0] * (4 - channels)  # all channels have the same size
    raise_if(bits != expected_bits or (kind, size) not in _FORMATS, _INVALID_CHANNEL_DESCRIPTOR)
    return _FORMATS[kind, size], channels


def _describe_channels(array: HandleObject) -> dict[str, int]:
    """Return the members of a cudaChannelFormatDesc for an array."""
    kind, bits = next(key for key, value in _FORMATS.items() if value == array.format)
    return {**dict.fromkeys("xyzw"[: array.channels], bits), "f": kind}


@call()
def cudaMallocArray(
    simulation: Simulation, description: Any, width: int, height: int, flags: int
) -> HandleObject:
    raise_if(not description)
    channels = _read_channels(simulation, description.contents)
    return create_array(simulation, (width, height, 0), *channels, flags)


@call()
def cudaMalloc3DArray(simulation: Simulation, description: Any, extent: Any, flags: int) -> HandleObject:
    raise_if(not description)
    channels = _read_channels(simulation, description.contents)
    sizes = int(extent.width), int(extent.height), int(extent.depth)
    return create_array(simulation, sizes, *channels, flags)


@call(accepts_null=True)
def cudaFreeArray(simulation: Simulation, array: HandleObject | None) -> None:
    if array is not None:
        cuArrayDestroy(simulation, array)


@call()
def cudaMallocMipmappedArray(
    simulation: Simulation, description: Any, extent: Any, level_count: int, flags: int
) -> HandleObject:
    raise_if(not description)
    channels = _read_channels(simulation, description.contents)
    sizes = int(extent.width), int(extent.height), int(extent.depth)
    return create_mipmapped_array(simulation, sizes, level_count, *channels, flags=flags)


@call(accepts_null=True)
def cudaFreeMipmappedArray(simulation: Simulation, array: HandleObject | None) -> None:
    if array is not None:
        cuMipmappedArrayDestroy(simulation, array)


@call(optional_outputs=True)
def cudaArrayGetInfo(
    simulation: Simulation, array: HandleObject
) -> tuple[dict[str, int], dict[str, int], int]:
    extent = dict(zip(("width", "height", "depth"), array.extent))
    return _describe_channels(array), extent, array.flags


@call()
def cudaGetChannelDesc(simulation: Simulation, array: HandleObject) -> dict[str, int]:
    return _describe_channels(array)


# --- copies


def _make_linear_box(array: HandleObject, column: int, row: int, size: int) -> Box:
    """Return the Box for consecutive elements of an array, which may extend over several rows.

    Args:
        array: The array that contains the elements.
        column: The column of the first byte, in bytes.
        row: The row of the first byte.
        size: The number of bytes.
    """
    start = make_array_box(array, (column, row, 0), (0, 0, 0))
    raise_if(start.address + size > array.memory.address + start.layer or size % array.element_size)
    return start


def _copy_to_array(
    simulation: Simulation,
    array: HandleObject,
    column: int,
    row: int,
    source: int,
    size: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    _, side = tuple(get_sides(kind))
    box = Box(source, row=size, layer=0, side=side)
    submit_rows(simulation, Copy(_make_linear_box(array, column, row, size), box, size), *stream)


def _copy_from_array(
    simulation: Simulation,
    to: int,
    array: HandleObject,
    column: int,
    row: int,
    size: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    side, _ = tuple(get_sides(kind))
    box = Box(to, row=size, layer=0, side=side)
    submit_rows(simulation, Copy(box, _make_linear_box(array, column, row, size), size), *stream)


@call(names_stream=False)
def cudaMemcpyArrayToArray(
    simulation: Simulation,
    target: HandleObject,
    target_column: int,  # in bytes
    target_row: int,
    source: HandleObject,
    source_column: int,  # in bytes
    source_row: int,
    size: int,  # in bytes
    kind: int,
) -> None:
    get_sides(kind)  # raises Status for an invalid kind
    target_box = _make_linear_box(target, target_column, target_row, size)
    source_box = _make_linear_box(source, source_column, source_row, size)
    submit_rows(simulation, Copy(target_box, source_box, width=size))  # as a single row


def _copy_2d_to_array(
    simulation: Simulation,
    array: HandleObject,
    column: int,
    row: int,
    source: int,
    pitch: int,
    width: int,
    height: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    _, side = tuple(get_sides(kind))
    to = make_array_box(array, (column, row, 0), (width, height, 1))
    box = Box(source, row=pitch, layer=0, side=side)
    submit_rows(simulation, Copy(to, box, width, height), *stream)


def _copy_2d_from_array(
    simulation: Simulation,
    to: int,
    pitch: int,
    array: HandleObject,
    column: int,
    row: int,
    width: int,
    height: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    side, _ = tuple(get_sides(kind))
    source = make_array_box(array, (column, row, 0), (width, height, 1))
    box = Box(to, row=pitch, layer=0, side=side)
    submit_rows(simulation, Copy(box, source, width, height), *stream)


@call(names_stream=False)
def cudaMemcpy2DArrayToArray(
    simulation: Simulation,
    target: HandleObject,
    target_column: int,  # in bytes
    target_row: int,
    source: HandleObject,
    source_column: int,  # in bytes
    source_row: int,
    width: int,  # in bytes
    height: int,
    kind: int,
) -> None:
    get_sides(kind)  # raises Status for an invalid kind
    size = (width, height, 1)
    target_box = make_array_box(target, (target_column, target_row, 0), size)
    source_box = make_array_box(source, (source_column, source_row, 0), size)
    submit_rows(simulation, Copy(target_box, source_box, width, height))


# Functions that also have a variant with a stream parameter, whose name ends with Async
_IN_STREAM: dict[str, Callable[..., None]] = {
    "MemcpyToArray": _copy_to_array,
    "MemcpyFromArray": _copy_from_array,
    "Memcpy2DToArray": _copy_2d_to_array,
    "Memcpy2DFromArray": _copy_2d_from_array,
}
for _suffix in ("", "Async"):
    for _name, _function in _IN_STREAM.items():
        call(f"cuda{_name}{_suffix}", names_stream=bool(_suffix))(_function)


# --- texture and surface objects


def _read_resource(simulation: Simulation, description: Any) -> ImageMemory:
    """Return the ImageMemory that a cudaResourceDesc describes."""
    resource_type = int(description.resType)
    if resource_type in (ARRAY, MIPMAPPED):
        is_array = resource_type == ARRAY
        handle = description.res.array.array if is_array else description.res.mipmap.mipmap
        kind = "CUarray" if is_array else "CUmipmappedArray"
        return make_array_memory(simulation.get_object(kind, int(getattr(handle, "value", handle) or 0)))
    if resource_type not in (LINEAR, PITCH2D):
        return ImageMemory(resource_type)
    memory = description.res.pitch2D if resource_type == PITCH2D else description.res.linear
    address = int(memory.devPtr or 0)
    format_, channels = _read_channels(simulation, memory.desc)
    if resource_type == LINEAR:
        return ImageMemory(resource_type, address, format_, channels, size=int(memory.sizeInBytes))
    return ImageMemory(
        resource_type,
        address,
        format_,
        channels,
        width=int(memory.width),
        height=int(memory.height),
        pitch=int(memory.pitchInBytes),
    )


@call()
def cudaCreateTextureObject(simulation: Simulation, resource: Any, texture: Any, view: Any) -> int:
    raise_if(not resource or not texture)
    description = texture.contents
    flags = 0 if description.readMode else INTEGER
    flags |= sum(flag for flag, name in _FLAGS.items() if getattr(description, name, 0))
    settings = {**read_members(description, COMMON_SETTINGS), "flags": flags}
    handle = create_texture(simulation, _read_resource(simulation, resource.contents), settings, view)
    keep_resource(simulation, handle, resource)
    return handle


@call()
def cudaCreateSurfaceObject(simulation: Simulation, resource: Any) -> int:
    raise_if(not resource)
    handle = create_surface(simulation, _read_resource(simulation, resource.contents))
    keep_resource(simulation, handle, resource)
    return handle


@call()
def cudaGetTextureObjectTextureDesc(simulation: Simulation, handle: int) -> dict[str, Any]:
    settings = get_settings(simulation, handle)
    flags = settings["flags"]
    from_flags = {name: int(bool(flags & flag)) for flag, name in _FLAGS.items()}
    return {**settings, **from_flags, "readMode": int(not flags & INTEGER)}
