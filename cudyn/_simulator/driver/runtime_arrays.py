"""CUDA arrays, texture objects and surface objects in the CUDA runtime."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..._bindings.libraries import load as loading
from .call_registry import Status, raise_status_if, simulated_function
from .cuda_arrays import create_array, create_mipmapped_array, cuArrayDestroy, cuMipmappedArrayDestroy
from .handle_objects import HandleObject
from .runtime import get_memory_types
from .shaped_copies import Copy, CopySide, make_array_side, make_linear_side, submit_copy
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
_KINDS_AND_BITS = {format_: kind_and_bits for kind_and_bits, format_ in _FORMATS.items()}
_LAST_PLAIN_KIND = 3  # cudaChannelFormatKindNone; the formats of later kinds are not simulated
_CHANNEL_MEMBERS = "xyzw"  # the members of cudaChannelFormatDesc with the bits of the four channels
# CU_TRSF_* flag -> the member of cudaTextureDesc that corresponds to it
_FLAGS = {
    NORMALIZED: "normalizedCoords",
    0x10: "sRGB",
    0x20: "disableTrilinearOptimization",
    0x40: "seamlessCubemap",
}


# --- arrays


def _read_channels(simulation: Simulation, description: Any) -> tuple[int, int]:
    """Return the CUarray_format and the number of channels that a cudaChannelFormatDesc describes.

    All channels must have the same number of bits.
    """
    bits = [int(getattr(description, member)) for member in _CHANNEL_MEMBERS]
    kind = int(description.f)
    if kind > _LAST_PLAIN_KIND:
        loading.set_cause(f"{simulation.symbol}: channels of kind {kind} are not simulated.")
        raise Status("NOT_SUPPORTED")
    channels = len([count for count in bits if count])
    bits_per_channel = bits[0]
    unused_channels = len(bits) - channels
    expected_bits = [bits_per_channel] * channels + [0] * unused_channels
    raise_status_if(bits != expected_bits, _INVALID_CHANNEL_DESCRIPTOR)
    raise_status_if((kind, bits_per_channel) not in _FORMATS, _INVALID_CHANNEL_DESCRIPTOR)
    return _FORMATS[kind, bits_per_channel], channels


def _describe_channels(array: HandleObject) -> dict[str, int]:
    """Return the members of a cudaChannelFormatDesc for an array."""
    kind, bits = _KINDS_AND_BITS[array.format]
    used_members = _CHANNEL_MEMBERS[: array.channels]
    return {**dict.fromkeys(used_members, bits), "f": kind}


@simulated_function()
def cudaMallocArray(
    simulation: Simulation, description: Any, width: int, height: int, flags: int
) -> HandleObject:
    """Create an array with one or two dimensions. The cudaChannelFormatDesc describes its elements."""
    raise_status_if(not description, "INVALID_VALUE")
    format_, channels = _read_channels(simulation, description.contents)
    return create_array(simulation, (width, height, 0), format_, channels, flags)


@simulated_function()
def cudaMalloc3DArray(simulation: Simulation, description: Any, extent: Any, flags: int) -> HandleObject:
    """Create an array with the sizes in a cudaExtent. The cudaChannelFormatDesc describes its elements."""
    raise_status_if(not description, "INVALID_VALUE")
    format_, channels = _read_channels(simulation, description.contents)
    return create_array(simulation, _read_extent(extent), format_, channels, flags)


def _read_extent(extent: Any) -> tuple[int, int, int]:
    """Return the width, the height and the depth in a cudaExtent."""
    return int(extent.width), int(extent.height), int(extent.depth)


@simulated_function(accepts_null=True)
def cudaFreeArray(simulation: Simulation, array: HandleObject | None) -> None:
    """Destroy an array. A null handle is ignored."""
    if array is not None:
        cuArrayDestroy(simulation, array)


@simulated_function()
def cudaMallocMipmappedArray(
    simulation: Simulation, description: Any, extent: Any, level_count: int, flags: int
) -> HandleObject:
    """Create a mipmapped array. The cudaChannelFormatDesc describes its elements."""
    raise_status_if(not description, "INVALID_VALUE")
    format_, channels = _read_channels(simulation, description.contents)
    sizes = _read_extent(extent)
    return create_mipmapped_array(simulation, sizes, level_count, format_, channels, flags=flags)


@simulated_function(accepts_null=True)
def cudaFreeMipmappedArray(simulation: Simulation, array: HandleObject | None) -> None:
    """Destroy a mipmapped array. A null handle is ignored."""
    if array is not None:
        cuMipmappedArrayDestroy(simulation, array)


@simulated_function(optional_outputs=True)
def cudaArrayGetInfo(
    simulation: Simulation, array: HandleObject
) -> tuple[dict[str, int], dict[str, int], int]:
    """Return an array's cudaChannelFormatDesc, its cudaExtent, and its flags."""
    extent = dict(zip(("width", "height", "depth"), array.extent))
    return _describe_channels(array), extent, array.flags


@simulated_function()
def cudaGetChannelDesc(simulation: Simulation, array: HandleObject) -> dict[str, int]:
    """Return the members of an array's cudaChannelFormatDesc."""
    return _describe_channels(array)


# --- copies


def _make_consecutive_side(array: HandleObject, column: int, row: int, size: int) -> CopySide:
    """Return the side of a copy for consecutive elements of an array, which may extend over several rows.

    Args:
        array: The array that contains the elements.
        column: The column of the first byte, in bytes.
        row: The row of the first byte.
        size: The number of bytes.

    Raises:
        Status: The array does not contain the elements, or the size is not a multiple of an element's size.
    """
    side = make_array_side(array, (column, row, 0), (0, 0, 0))
    end_of_layer = array.memory.address + side.layer_pitch
    raise_status_if(side.address + size > end_of_layer, "INVALID_VALUE")
    raise_status_if(size % array.element_size, "INVALID_VALUE")
    return side


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
    """Copy contiguous bytes to consecutive elements of an array.

    Args:
        simulation: The active simulation.
        array: The array to copy to.
        column: The column of the first byte in the array, in bytes.
        row: The row of the first byte in the array.
        source: The address to copy from.
        size: The number of bytes.
        kind: A cudaMemcpyKind.
        stream: The stream. If omitted, the call waits for the copy in the default stream.
    """
    _, source_type = tuple(get_memory_types(kind))
    target_side = _make_consecutive_side(array, column, row, size)
    source_side = make_linear_side(source, size, source_type)
    submit_copy(simulation, Copy(target_side, source_side, size), *stream)


def _copy_from_array(
    simulation: Simulation,
    target: int,
    array: HandleObject,
    column: int,
    row: int,
    size: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    """Copy consecutive elements of an array to the address `target`. See `_copy_to_array`."""
    target_type, _ = tuple(get_memory_types(kind))
    target_side = make_linear_side(target, size, target_type)
    source_side = _make_consecutive_side(array, column, row, size)
    submit_copy(simulation, Copy(target_side, source_side, size), *stream)


@simulated_function(names_stream=False)
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
    """Copy consecutive elements of an array to another array, and wait for the copy."""
    get_memory_types(kind)  # raises Status for an invalid kind
    target_side = _make_consecutive_side(target, target_column, target_row, size)
    source_side = _make_consecutive_side(source, source_column, source_row, size)
    submit_copy(simulation, Copy(target_side, source_side, width=size))  # as a single row


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
    """Copy rows of memory to a rectangle in an array.

    Args:
        simulation: The active simulation.
        array: The array to copy to.
        column: The column of the first byte in the array, in bytes.
        row: The first row in the array.
        source: The address to copy from.
        pitch: The distance between two rows in memory, in bytes.
        width: The size of a row in bytes.
        height: The number of rows.
        kind: A cudaMemcpyKind.
        stream: The stream. If omitted, the call waits for the copy in the default stream.
    """
    _, source_type = tuple(get_memory_types(kind))
    target_side = make_array_side(array, (column, row, 0), (width, height, 1))
    source_side = make_linear_side(source, pitch, source_type)
    submit_copy(simulation, Copy(target_side, source_side, width, height), *stream)


def _copy_2d_from_array(
    simulation: Simulation,
    target: int,
    pitch: int,
    array: HandleObject,
    column: int,
    row: int,
    width: int,
    height: int,
    kind: int,
    *stream: HandleObject,
) -> None:
    """Copy a rectangle in an array to rows of memory at `target`. See `_copy_2d_to_array`."""
    target_type, _ = tuple(get_memory_types(kind))
    target_side = make_linear_side(target, pitch, target_type)
    source_side = make_array_side(array, (column, row, 0), (width, height, 1))
    submit_copy(simulation, Copy(target_side, source_side, width, height), *stream)


@simulated_function(names_stream=False)
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
    """Copy a rectangle in an array to another array, and wait for the copy."""
    get_memory_types(kind)  # raises Status for an invalid kind
    size = (width, height, 1)
    target_side = make_array_side(target, (target_column, target_row, 0), size)
    source_side = make_array_side(source, (source_column, source_row, 0), size)
    submit_copy(simulation, Copy(target_side, source_side, width, height))


# Functions that also have a variant with a stream parameter, whose name ends with Async
_IN_STREAM: dict[str, Callable[..., None]] = {
    "MemcpyToArray": _copy_to_array,
    "MemcpyFromArray": _copy_from_array,
    "Memcpy2DToArray": _copy_2d_to_array,
    "Memcpy2DFromArray": _copy_2d_from_array,
}
for _suffix in ("", "Async"):
    for _name, _function in _IN_STREAM.items():
        simulated_function(f"cuda{_name}{_suffix}", names_stream=bool(_suffix))(_function)


# --- texture and surface objects


def _read_resource(simulation: Simulation, description: Any) -> ImageMemory:
    """Return the memory that a cudaResourceDesc describes."""
    resource_type = int(description.resType)
    if resource_type == ARRAY:
        return _get_array_memory(simulation, "CUarray", description.res.array.array)
    if resource_type == MIPMAPPED:
        return _get_array_memory(simulation, "CUmipmappedArray", description.res.mipmap.mipmap)
    if resource_type == LINEAR:
        linear = description.res.linear
        format_, channels = _read_channels(simulation, linear.desc)
        address, size = int(linear.devPtr or 0), int(linear.sizeInBytes)
        return ImageMemory(resource_type, address, format_, channels, size=size)
    if resource_type == PITCH2D:
        rows = description.res.pitch2D
        format_, channels = _read_channels(simulation, rows.desc)
        return ImageMemory(
            resource_type,
            int(rows.devPtr or 0),
            format_,
            channels,
            width=int(rows.width),
            height=int(rows.height),
            pitch=int(rows.pitchInBytes),
        )
    return ImageMemory(resource_type)


def _get_array_memory(simulation: Simulation, kind: str, handle: Any) -> ImageMemory:
    """Return the memory of an array.

    Args:
        simulation: The active simulation.
        kind: "CUarray" or "CUmipmappedArray".
        handle: The handle of the array: a number, a ctypes object that contains it, or None.
    """
    number = int(getattr(handle, "value", handle) or 0)
    return make_array_memory(simulation.get_object(kind, number))


@simulated_function()
def cudaCreateTextureObject(simulation: Simulation, resource: Any, texture: Any, view: Any) -> int:
    """Create a texture object from a cudaResourceDesc and a cudaTextureDesc, and return its handle."""
    raise_status_if(not resource or not texture, "INVALID_VALUE")
    description = texture.contents
    flags = 0
    reads_elements_unchanged = not description.readMode  # otherwise they are converted to normalized floats
    if reads_elements_unchanged:
        flags |= INTEGER
    for flag, member in _FLAGS.items():
        if getattr(description, member, 0):  # some members do not exist in all releases
            flags |= flag
    settings = {**read_members(description, COMMON_SETTINGS), "flags": flags}
    memory = _read_resource(simulation, resource.contents)
    handle = create_texture(simulation, memory, settings, view)
    keep_resource(simulation, handle, resource)
    return handle


@simulated_function()
def cudaCreateSurfaceObject(simulation: Simulation, resource: Any) -> int:
    """Create a surface object from a cudaResourceDesc, and return its handle."""
    raise_status_if(not resource, "INVALID_VALUE")
    memory = _read_resource(simulation, resource.contents)
    handle = create_surface(simulation, memory)
    keep_resource(simulation, handle, resource)
    return handle


@simulated_function()
def cudaGetTextureObjectTextureDesc(simulation: Simulation, handle: int) -> dict[str, Any]:
    """Return the members of the cudaTextureDesc from which a texture object was created."""
    settings = get_settings(simulation, handle)
    flags = settings["flags"]
    flag_members = {member: 1 if flags & flag else 0 for flag, member in _FLAGS.items()}
    read_mode = 0 if flags & INTEGER else 1  # cudaTextureReadMode
    return {**settings, **flag_members, "readMode": read_mode}
