"""CUDA arrays and mipmapped arrays.

The simulation stores the rows of an array without gaps. NVIDIA does not document the layout on a device.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

from ..._bindings.libraries import load as loading
from .call_registry import Status, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .shaped_copies import Copy, CopySide, make_array_side, make_linear_side, submit_copy
from .simulation import Simulation

CHANNEL_SIZES = {1: 1, 2: 2, 3: 4, 8: 1, 9: 2, 10: 4, 16: 2, 32: 4}  # CUarray_format -> size in bytes
_CHANNEL_COUNTS = (1, 2, 4)
# CUDA_ARRAY3D_*
LAYERED, SURFACE_LDST, CUBEMAP, _TEXTURE_GATHER = 1, 2, 4, 8
_FACES = 6  # the number of faces of a cubemap
# The number of dimensions -> the largest width, height and depth (CUDA C++ Programming Guide, "Technical
# Specifications per Compute Capability", textures bound to a CUDA array)
_LIMITS = {1: (131072, 0, 0), 2: (131072, 65536, 0), 3: (16384, 16384, 16384)}
_LAYERED_LIMITS = {1: (32768, 0, 2048), 2: (32768, 32768, 2048)}  # the depth is the number of layers


def _check_extent(width: int, height: int, depth: int, flags: int) -> None:
    """Raise Status if a CUDA array with these flags cannot have this width, height and depth.

    A dimension that the array does not have is 0. For layered arrays and cubemaps, the depth is the number of
    layers.
    """
    if flags & CUBEMAP:
        _check_cubemap(width, height, depth, is_layered=bool(flags & LAYERED))
    if flags & (LAYERED | CUBEMAP):
        raise_status_if(not depth, "INVALID_VALUE")
        dimension_count = 2 if height else 1
        limits = _LAYERED_LIMITS[dimension_count]
    else:
        raise_status_if(depth and not height, "INVALID_VALUE")
        dimension_count = 3 if depth else 2 if height else 1
        limits = _LIMITS[dimension_count]
    raise_status_if(not width, "INVALID_VALUE")
    for size, limit in zip((width, height, depth), limits):
        raise_status_if(size > limit, "INVALID_VALUE")


def _check_cubemap(width: int, height: int, depth: int, is_layered: bool) -> None:
    """Raise Status if the faces of a cubemap are not squares, or if faces are missing."""
    raise_status_if(height != width, "INVALID_VALUE")
    if is_layered:  # several cubemaps
        raise_status_if(depth % _FACES, "INVALID_VALUE")
    else:
        raise_status_if(depth != _FACES, "INVALID_VALUE")


def create_array(
    simulation: Simulation, extent: tuple[int, int, int], format_: int, channels: int, flags: int = 0
) -> HandleObject:
    """Create a CUDA array with uninitialized contents.

    Args:
        simulation: The active simulation.
        extent: The width, height and depth in elements. A dimension that the array does not have is 0.
        format_: A CUarray_format.
        channels: The number of channels of an element.
        flags: CUDA_ARRAY3D_* flags.
    """
    context = simulation.context
    raise_status_if(not format_ or channels not in _CHANNEL_COUNTS, "INVALID_VALUE")
    _check_simulated(simulation, format_, flags)
    width, height, depth = extent
    _check_extent(width, height, depth, flags)
    element_size = CHANNEL_SIZES[format_] * channels
    memory = simulation.allocate(width * element_size * max(height, 1) * max(depth, 1), "array")
    return simulation.add_object(
        "CUarray",
        context=context,
        memory=memory,
        extent=extent,
        format=format_,
        channels=channels,
        flags=flags,
        element_size=element_size,
        is_level=False,  # whether the array is a level of a mipmapped array
    )


def _check_simulated(simulation: Simulation, format_: int, flags: int) -> None:
    """Raise Status if arrays with this format or these flags are not simulated."""
    if format_ not in CHANNEL_SIZES:
        unsupported = f"format {format_}"
    elif flags & ~(LAYERED | SURFACE_LDST | CUBEMAP | _TEXTURE_GATHER):
        unsupported = f"the combination of flags {flags:#x}"
    else:
        return
    loading.set_cause(f"{simulation.symbol}: {unsupported} of an array is not simulated.")
    raise Status("NOT_SUPPORTED")


@simulated_function()
def cuArrayCreate(simulation: Simulation, descriptor: Any) -> HandleObject:
    """Create an array with one or two dimensions from a CUDA_ARRAY_DESCRIPTOR."""
    raise_status_if(not descriptor, "INVALID_VALUE")
    members = descriptor.contents
    extent = int(members.Width), int(members.Height), 0
    return create_array(simulation, extent, int(members.Format), int(members.NumChannels))


@simulated_function()
def cuArray3DCreate(simulation: Simulation, descriptor: Any) -> HandleObject:
    """Create an array from a CUDA_ARRAY3D_DESCRIPTOR."""
    raise_status_if(not descriptor, "INVALID_VALUE")
    members = descriptor.contents
    extent = int(members.Width), int(members.Height), int(members.Depth)
    flags = int(members.Flags)
    return create_array(simulation, extent, int(members.Format), int(members.NumChannels), flags)


@simulated_function()
def cuArrayGetDescriptor(simulation: Simulation, array: HandleObject) -> dict[str, int]:
    """Return the members of the CUDA_ARRAY_DESCRIPTOR of an array."""
    width, height, _ = array.extent
    return {"Width": width, "Height": height, "Format": array.format, "NumChannels": array.channels}


@simulated_function()
def cuArray3DGetDescriptor(simulation: Simulation, array: HandleObject) -> dict[str, int]:
    """Return the members of the CUDA_ARRAY3D_DESCRIPTOR of an array."""
    descriptor = cuArrayGetDescriptor(simulation, array)
    _, _, depth = array.extent
    return {**descriptor, "Depth": depth, "Flags": array.flags}


@simulated_function()
def cuArrayDestroy(simulation: Simulation, array: HandleObject) -> None:
    """Destroy an array after all pending work, which may use it. A level of a mipmapped array is rejected."""
    simulation.check_allowed_during_capture()
    raise_status_if(array.is_level, "INVALID_HANDLE")
    simulation.stream_order.finish()
    _free_array(simulation, array)


def _free_array(simulation: Simulation, array: HandleObject) -> None:
    """Free an array's memory, and destroy the array."""
    simulation.memory.free(array.memory)
    simulation.remove_objects(array)


# --- mipmapped arrays


def _iter_level_extents(extent: tuple[int, int, int], flags: int) -> Iterator[tuple[int, int, int]]:
    """Yield the width, height and depth of each level of a mipmapped array.

    Each level has half the size of the previous level, until the last level has a single element. The number
    of layers of a layered array is the same in all levels.

    Args:
        extent: The width, height and depth of the first level. A dimension that the array does not have is 0.
        flags: CUDA_ARRAY3D_* flags.
    """
    width, height, depth = extent
    has_layers = bool(flags & (LAYERED | CUBEMAP))
    largest = max(width, height) if has_layers else max(width, height, depth)
    level_count = largest.bit_length()  # until `largest` has become 1
    for level in range(level_count):
        level_depth = depth if has_layers else _halve(depth, level)
        yield _halve(width, level), _halve(height, level), level_depth


def _halve(size: int, times: int) -> int:
    """Halve a size several times, but not below 1. A missing dimension, which has the size 0, stays 0."""
    return max(size >> times, 1) if size else 0


def create_mipmapped_array(
    simulation: Simulation,
    extent: tuple[int, int, int],
    level_count: int,
    format_: int,
    channels: int,
    *,
    flags: int,
) -> HandleObject:
    """Create a mipmapped array. It has at most the number of levels that the extent allows.

    Args:
        simulation: The active simulation.
        extent: The extent of the first level, as for `create_array`.
        level_count: The requested number of levels. 0 counts as 1.
        format_: A CUarray_format.
        channels: The number of channels of an element.
        flags: CUDA_ARRAY3D_* flags.
    """
    context = simulation.context
    width, _, _ = extent
    raise_status_if(not width, "INVALID_VALUE")
    level_extents = itertools.islice(_iter_level_extents(extent, flags), max(level_count, 1))
    levels = []
    for level_extent in level_extents:
        level = create_array(simulation, level_extent, format_, channels, flags)
        level.is_level = True
        levels.append(level)
    return simulation.add_object("CUmipmappedArray", context=context, levels=levels)


@simulated_function()
def cuMipmappedArrayCreate(simulation: Simulation, descriptor: Any, level_count: int) -> HandleObject:
    """Create a mipmapped array from a CUDA_ARRAY3D_DESCRIPTOR."""
    raise_status_if(not descriptor, "INVALID_VALUE")
    members = descriptor.contents
    extent = int(members.Width), int(members.Height), int(members.Depth)
    format_ = int(members.Format)
    channels = int(members.NumChannels)
    flags = int(members.Flags)
    return create_mipmapped_array(simulation, extent, level_count, format_, channels, flags=flags)


@simulated_function("cuMipmappedArrayGetLevel", "cudaGetMipmappedArrayLevel")
def _get_level(simulation: Simulation, array: HandleObject, level: int) -> HandleObject:
    """Return a level of a mipmapped array. Raise Status if it does not exist."""
    raise_status_if(level >= len(array.levels), "INVALID_VALUE")
    levels: list[HandleObject] = array.levels
    return levels[level]


@simulated_function()
def cuMipmappedArrayDestroy(simulation: Simulation, array: HandleObject) -> None:
    """Destroy a mipmapped array and its levels after all pending work, which may use it."""
    simulation.check_allowed_during_capture()
    simulation.stream_order.finish()
    for level in array.levels:
        _free_array(simulation, level)
    simulation.remove_objects(array)


# --- copies of bytes in the first row of an array


def _make_array_row(array: HandleObject, offset: int, size: int) -> CopySide:
    """Return the side of a copy that consists of bytes in an array's first row.

    Args:
        array: The array that is copied from or to.
        offset: The offset of the first byte in the row.
        size: The number of bytes.
    """
    return make_array_side(array, (offset, 0, 0), (size, 1, 1))


def _copy_to_array(
    simulation: Simulation,
    array: HandleObject,
    offset: int,
    source: int,
    size: int,
    *stream: Any,
    memory_type: str,
) -> None:
    """Copy bytes from memory to the first row of an array.

    Args:
        simulation: The active simulation.
        array: The array to copy to.
        offset: The offset in the array's first row, in bytes.
        source: The address to copy from.
        size: The number of bytes.
        stream: The stream. If omitted, the call waits for the copy in the default stream.
        memory_type: The type of memory at `source`: "D" (device memory) or "H" (host memory).
    """
    target_side = _make_array_row(array, offset, size)
    source_side = make_linear_side(source, size, memory_type)
    submit_copy(simulation, Copy(target_side, source_side, size), *stream)


def _copy_from_array(
    simulation: Simulation,
    target: int,
    array: HandleObject,
    offset: int,
    size: int,
    *stream: Any,
    memory_type: str,
) -> None:
    """Copy bytes from an array to memory at `target`. For the other parameters, see `_copy_to_array`."""
    target_side = make_linear_side(target, size, memory_type)
    source_side = _make_array_row(array, offset, size)
    submit_copy(simulation, Copy(target_side, source_side, size), *stream)


@simulated_function(names_stream=False)
def cuMemcpyAtoA(
    simulation: Simulation,
    target: HandleObject,
    target_offset: int,
    source: HandleObject,
    source_offset: int,
    size: int,
) -> None:
    """Copy bytes from the first row of an array to the first row of another array, and wait for the copy."""
    target_side = _make_array_row(target, target_offset, size)
    source_side = _make_array_row(source, source_offset, size)
    submit_copy(simulation, Copy(target_side, source_side, size))


for _suffix in ("", "Async"):  # only the asynchronous functions have a stream parameter
    simulated_function(f"cuMemcpyHtoA{_suffix}", names_stream=bool(_suffix))(
        partial(_copy_to_array, memory_type="H")
    )
    simulated_function(f"cuMemcpyAtoH{_suffix}", names_stream=bool(_suffix))(
        partial(_copy_from_array, memory_type="H")
    )
simulated_function("cuMemcpyDtoA", names_stream=False)(partial(_copy_to_array, memory_type="D"))
simulated_function("cuMemcpyAtoD", names_stream=False)(partial(_copy_from_array, memory_type="D"))
