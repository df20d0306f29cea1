"""CUDA arrays and mipmapped arrays.

The simulation stores the rows of an array without gaps. NVIDIA does not document the layout on a device.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

from ..._bindings.libraries import load as loading
from .call_registry import Status, call, raise_if
from .handle_objects import HandleObject
from .shaped_copies import Box, Copy, make_array_box, submit_rows
from .simulation import Simulation

CHANNEL_SIZES = {1: 1, 2: 2, 3: 4, 8: 1, 9: 2, 10: 4, 16: 2, 32: 4}  # CUarray_format -> size in bytes
_CHANNEL_COUNTS = (1, 2, 4)
# CUDA_ARRAY3D_*
LAYERED, SURFACE_LDST, CUBEMAP, _TEXTURE_GATHER = 1, 2, 4, 8
_FACES = 6  # the number of faces of a cubemap
# The number of dimensions -> the largest width, height and depth (CUDA C++ Programming Guide, "Technical
# Specifications per Compute Capability", textures bound to a CUDA array)
_LIMITS = {1: (131072, 0, 0), 2: (131072, 65536, 0), 3: (16384, 16384, 16384)}
_LAYERED_LIMITS = {1: (32768, 0, 2048), 2: (32768, 32768, 2048)}


def _check_extent(width: int, height: int, depth: int, flags: int) -> None:
    """Raise Status if a CUDA array with these flags cannot have this width, height and depth."""
    if flags & CUBEMAP:
        has_all_faces = depth % _FACES == 0 if flags & LAYERED else depth == _FACES
        raise_if(height != width or not has_all_faces)
    if flags & (LAYERED | CUBEMAP):  # the depth is the number of layers
        raise_if(not depth)
        limits = _LAYERED_LIMITS[1 + bool(height)]
    else:
        raise_if(depth and not height)
        limits = _LIMITS[1 + bool(height) + bool(depth)]
    raise_if(not width or any(size > limit for size, limit in zip((width, height, depth), limits)))


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
    raise_if(not format_ or channels not in _CHANNEL_COUNTS)
    unsupported = ""
    if format_ not in CHANNEL_SIZES:
        unsupported = f"format {format_}"
    elif flags & ~(LAYERED | SURFACE_LDST | CUBEMAP | _TEXTURE_GATHER):
        unsupported = f"the combination of flags {flags:#x}"
    if unsupported:
        loading.set_cause(f"{simulation.symbol}: {unsupported} of an array is not simulated.")
        raise Status("NOT_SUPPORTED")
    _check_extent(*extent, flags)
    width, height, depth = extent
    element_size = CHANNEL_SIZES[format_] * channels
    memory = simulation.allocate(width * element_size * max(height, 1) * max(depth, 1), "array")
    return simulation.add(
        "CUarray",
        context=context,
        memory=memory,
        extent=extent,
        format=format_,
        channels=channels,
        flags=flags,
        element_size=element_size,
        is_level=False,
    )


@call()
def cuArrayCreate(simulation: Simulation, descriptor: Any) -> HandleObject:
    raise_if(not descriptor)
    members = descriptor.contents
    extent = int(members.Width), int(members.Height), 0
    return create_array(simulation, extent, int(members.Format), int(members.NumChannels))


@call()
def cuArray3DCreate(simulation: Simulation, descriptor: Any) -> HandleObject:
    raise_if(not descriptor)
    members = descriptor.contents
    extent = int(members.Width), int(members.Height), int(members.Depth)
    flags = int(members.Flags)
    return create_array(simulation, extent, int(members.Format), int(members.NumChannels), flags)


@call()
def cuArrayGetDescriptor(simulation: Simulation, array: HandleObject) -> dict[str, int]:
    width, height, _ = array.extent
    return {"Width": width, "Height": height, "Format": array.format, "NumChannels": array.channels}


@call()
def cuArray3DGetDescriptor(simulation: Simulation, array: HandleObject) -> dict[str, int]:
    descriptor = cuArrayGetDescriptor(simulation, array)
    _, _, depth = array.extent
    return {**descriptor, "Depth": depth, "Flags": array.flags}


@call()
def cuArrayDestroy(simulation: Simulation, array: HandleObject) -> None:
    simulation.check_unsafe()
    raise_if(array.is_level, "INVALID_HANDLE")
    simulation.order.finish()
    _free(simulation, array)


def _free(simulation: Simulation, array: HandleObject) -> None:
    """Free an array's memory, and destroy the array."""
    simulation.memory.free(array.memory)
    simulation.remove(array)


# --- mipmapped arrays


def _iter_extents(extent: tuple[int, int, int], flags: int) -> Iterator[tuple[int, int, int]]:
    """Yield the width, height and depth of each level. The last level has a single element."""
    width, height, depth = extent
    has_layers = bool(flags & (LAYERED | CUBEMAP))
    largest = max(width, height, 0 if has_layers else depth)
    for level in range(largest.bit_length()):  # each level halves the sizes, until `largest` has become 1
        # A dimension that the array does not have stays 0.
        level_width, level_height, level_depth = (max(size >> level, 1) if size else 0 for size in extent)
        yield level_width, level_height, depth if has_layers else level_depth


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
    width, *_ = extent
    raise_if(not width)
    levels = [
        create_array(simulation, sizes, format_, channels, flags)
        for sizes in itertools.islice(_iter_extents(extent, flags), max(level_count, 1))
    ]
    for level in levels:
        level.is_level = True
    return simulation.add("CUmipmappedArray", context=context, levels=levels)


@call()
def cuMipmappedArrayCreate(simulation: Simulation, descriptor: Any, level_count: int) -> HandleObject:
    raise_if(not descriptor)
    members = descriptor.contents
    extent = int(members.Width), int(members.Height), int(members.Depth)
    channels = int(members.Format), int(members.NumChannels)
    return create_mipmapped_array(simulation, extent, level_count, *channels, flags=int(members.Flags))


@call("cuMipmappedArrayGetLevel", "cudaGetMipmappedArrayLevel")
def _get_level(simulation: Simulation, array: HandleObject, level: int) -> HandleObject:
    """Return a level of a mipmapped array. Raise Status if it does not exist."""
    raise_if(level >= len(array.levels))
    levels: list[HandleObject] = array.levels
    return levels[level]


@call()
def cuMipmappedArrayDestroy(simulation: Simulation, array: HandleObject) -> None:
    simulation.check_unsafe()
    simulation.order.finish()
    for level in array.levels:
        _free(simulation, level)
    simulation.remove(array)


# --- copies of bytes in the first row of an array


def _make_row(array: HandleObject, offset: int, size: int) -> Box:
    """Return the Box for `size` bytes of an array's first row, starting at byte `offset`."""
    return make_array_box(array, (offset, 0, 0), (size, 1, 1))


def _copy_to(
    simulation: Simulation, array: HandleObject, offset: int, source: int, size: int, *stream: Any, side: str
) -> None:
    """Copy bytes from memory to an array.

    Args:
        simulation: The active simulation.
        array: The array to copy to.
        offset: The offset in the array's first row, in bytes.
        source: The address to copy from.
        size: The number of bytes.
        stream: The stream. If omitted, the call waits for the copy in the default stream.
        side: The type of memory at `source`: "D" (device memory) or "H" (host memory).
    """
    box = Box(source, row=size, layer=0, side=side)
    submit_rows(simulation, Copy(_make_row(array, offset, size), box, size), *stream)


def _copy_from(
    simulation: Simulation, to: int, array: HandleObject, offset: int, size: int, *stream: Any, side: str
) -> None:
    """Copy bytes from an array to memory at `to`. For the other parameters, see `_copy_to`."""
    box = Box(to, row=size, layer=0, side=side)
    submit_rows(simulation, Copy(box, _make_row(array, offset, size), size), *stream)


@call(names_stream=False)
def cuMemcpyAtoA(
    simulation: Simulation, to: HandleObject, to_offset: int, source: HandleObject, offset: int, size: int
) -> None:
    copy = Copy(_make_row(to, to_offset, size), _make_row(source, offset, size), size)
    submit_rows(simulation, copy)


for _suffix in ("", "Async"):  # only the asynchronous functions have a stream parameter
    call(f"cuMemcpyHtoA{_suffix}", names_stream=bool(_suffix))(partial(_copy_to, side="H"))
    call(f"cuMemcpyAtoH{_suffix}", names_stream=bool(_suffix))(partial(_copy_from, side="H"))
call("cuMemcpyDtoA", names_stream=False)(partial(_copy_to, side="D"))
call("cuMemcpyAtoD", names_stream=False)(partial(_copy_from, side="D"))
