"""Texture objects for linear memory and CUDA arrays, and tensor maps.

The handle of a texture object is the address of a description that kernels on the CPU read. A tensor map is
opaque to programs. The simulation stores the arguments of cuTensorMapEncodeTiled in it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..._bindings.libraries import load as loading
from .call_registry import Status, call, raise_if
from .cuda_arrays import ELEMENT_SIZES
from .handle_objects import HandleObject
from .memory import get_allocation
from .simulation import Simulation

# CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, _PITCH_ALIGNMENT
_BASE_ALIGN = 512
_PITCH_ALIGN = 32
_NORMALIZABLE = {1, 2, 8, 9}  # the integer formats that are read as floats unless _INTEGER is set
# CUresourcetype
ARRAY = 0
LINEAR = 2
PITCH2D = 3
_BORDER = 3  # CUaddress_mode
# CU_TRSF_*
INTEGER = 1
NORMALIZED = 2


@dataclass(frozen=True)
class TextureMemory:
    """The memory that a texture object reads.

    Attributes:
        resource_type: A CUresourcetype.
        address: The address of the first element.
        format: A CUarray_format.
        channels: The number of channels of an element.
        size: The size of linear memory in bytes. 0 for other memory.
        width: The number of columns. 0 for linear memory.
        height: The number of rows. 0 for linear memory.
        pitch: The distance between two rows in bytes. 0 for linear memory.
        array: The CUDA array that contains the memory, or None.
    """

    resource_type: int
    address: int = 0
    format: int = 0
    channels: int = 1
    size: int = 0
    width: int = 0
    height: int = 0
    pitch: int = 0
    array: HandleObject | None = None


def make_array_memory(array: HandleObject) -> TextureMemory:
    """Return the memory of a texture object that reads a CUDA array."""
    width, height, _ = array.extent  # the height of an array with one dimension is 0
    memory: int = array.memory.address
    row = width * array.element
    return TextureMemory(
        ARRAY,
        memory,
        array.format,
        array.channels,
        width=width,
        height=max(height, 1),
        pitch=row,
        array=array,
    )


def _read_resource(simulation: Simulation, description: Any) -> TextureMemory:
    """Return the memory that a CUDA_RESOURCE_DESC describes."""
    resource_type = int(description.resType)
    if resource_type == ARRAY:
        return make_array_memory(simulation.get_object("CUarray", int(description.res.array.hArray or 0)))
    if resource_type not in (LINEAR, PITCH2D):
        return TextureMemory(resource_type)
    memory = description.res.pitch2D if resource_type == PITCH2D else description.res.linear
    element = int(memory.devPtr or 0), int(memory.format), int(memory.numChannels)
    if resource_type == LINEAR:
        return TextureMemory(resource_type, *element, size=int(memory.sizeInBytes))
    sizes = int(memory.width), int(memory.height), int(memory.pitchInBytes)
    return TextureMemory(resource_type, *element, 0, *sizes)


def create_texture(
    simulation: Simulation, memory: TextureMemory, settings: Mapping[str, Any], view: Any
) -> int:
    """Create a texture object, and return the address of its description.

    Args:
        simulation: The simulation.
        memory: The memory that the texture reads.
        settings: The members of CUDA_TEXTURE_DESC.
        view: The resource view, or None.

    Raises:
        Status: The texture is invalid, or is not simulated.
    """
    context = simulation.context
    flags = int(settings["flags"])
    modes = [int(mode) for mode in settings["addressMode"][:2]]
    is_2d = memory.resource_type != LINEAR
    unsupported = {
        f"a resource of type {memory.resource_type}": memory.resource_type not in (ARRAY, LINEAR, PITCH2D),
        "a resource view": view,
        "an array with three dimensions or layers": memory.array is not None and memory.array.extent[2],
        f"the format {memory.format}": memory.format not in ELEMENT_SIZES,
        "reads as normalized floats": memory.format in _NORMALIZABLE and not flags & INTEGER,
        "sRGB": flags & ~(INTEGER | NORMALIZED),
        "a filter": int(settings["filterMode"]),
        "normalized coordinates": is_2d and flags & NORMALIZED,
        "two address modes": is_2d and memory.height > 1 and modes[0] != modes[1],
        "a border that is not 0": is_2d and modes[0] == _BORDER and any(settings["borderColor"]),
    }
    for feature, is_used in unsupported.items():
        if is_used:
            loading.set_cause(f"{simulation.symbol}: {feature} is not simulated.")
            raise Status("NOT_SUPPORTED")
    raise_if(memory.channels not in (1, 2, 4) or (memory.array is None and memory.address % _BASE_ALIGN))
    if is_2d:
        width, height, pitch = memory.width, memory.height, memory.pitch
        raise_if(not width or not height or (memory.array is None and pitch % _PITCH_ALIGN))
    else:
        element = ELEMENT_SIZES[memory.format] * memory.channels
        width = max(memory.size // element, 1)
        height = 0
        pitch = width * element
    # The end is checked when kernels read, as on a device.
    raise_if(simulation.memory.find(memory.address) is None)
    # Address modes that need normalized coordinates act like clamping if the coordinates are not normalized.
    clamps = is_2d and modes[0] != _BORDER
    numbers = (pitch, width, height, memory.format, memory.channels, clamps)
    data = struct.pack("<8s2Q8I", b"texture", memory.address, *numbers, 0, 0, 0)
    allocation = simulation.memory.allocate(len(data), context.device.ordinal, "texture", context.handle)
    simulation.memory.view(allocation.address, len(data))[:] = data
    simulation.add("texture", context=context, address=allocation.address, settings=dict(settings))
    return allocation.address


def read_members(record: Any, names: Iterable[str]) -> dict[str, Any]:
    """Return the values of a record's members. Arrays are returned as tuples."""
    values = {name: getattr(record, name) for name in names}
    return {name: tuple(value) if hasattr(value, "__len__") else value for name, value in values.items()}


# The members of CUDA_TEXTURE_DESC and cudaTextureDesc with the same meaning
COMMON_SETTINGS = (
    "addressMode",
    "filterMode",
    "maxAnisotropy",
    "mipmapFilterMode",
    "mipmapLevelBias",
    "minMipmapLevelClamp",
    "maxMipmapLevelClamp",
    "borderColor",
)


@call()
def cuTexObjectCreate(simulation: Simulation, resource: Any, texture: Any, view: Any) -> int:
    simulation.check_context()
    raise_if(not resource or not texture)
    settings = read_members(texture.contents, (*COMMON_SETTINGS, "flags"))
    return create_texture(simulation, _read_resource(simulation, resource.contents), settings, view)


def get_settings(simulation: Simulation, handle: int) -> dict[str, Any]:
    """Return the members of CUDA_TEXTURE_DESC that a texture object was created with."""
    simulation.check_context()
    textures = simulation.find_all("texture", address=handle)
    raise_if(not textures)
    settings: dict[str, Any] = textures[0].settings
    return settings


@call()
def cuTexObjectGetTextureDesc(simulation: Simulation, handle: int) -> dict[str, Any]:
    return get_settings(simulation, handle)


@call()
def cuTexObjectDestroy(simulation: Simulation, handle: int) -> None:
    simulation.check_context()
    simulation.order.finish()
    simulation.memory.free(get_allocation(simulation, handle, ("texture",), start=True))
    simulation.remove(*simulation.find_all("texture", address=handle))


# Limits from the description of cuTensorMapEncodeTiled in cuda.h
_TENSOR_MAP_MARK = 0x7E  # kernels on the CPU recognise a tensor map by this byte
_LARGEST_BOX = 256
_LARGEST_STEP = 8
_UNIT = 16  # bytes; addresses, strides and the rows of a box are multiples of this
_INTERLEAVE_16, _INTERLEAVE_32 = 1, 2
_SWIZZLE_128 = 3
_TENSOR_ELEMENT_SIZES = (1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4)  # in bytes, by CUtensorMapDataType
_FIRST_FLOAT = 6  # CU_TENSOR_MAP_DATA_TYPE_FLOAT16; all later types are floats, too


def _pad(values: Sequence[int], count: int) -> list[int]:
    """Return the values, followed by zeros, as a list with `count` elements."""
    return [*values, *[0] * (count - len(values))]


def _check_options(
    rank: int, dtype: int, row: int, interleave: int, swizzle: int, promotion: int, fill: int
) -> None:
    """Raise Status for options that a CUDA 13.0 driver rejects on an H100.

    Args:
        rank: The number of dimensions.
        dtype: A CUtensorMapDataType.
        row: The size of a box along the first dimension, in bytes.
        interleave: A CUtensorMapInterleave.
        swizzle: A CUtensorMapSwizzle.
        promotion: A CUtensorMapL2promotion.
        fill: A CUtensorMapFloatOOBfill.
    """
    raise_if(interleave not in (0, _INTERLEAVE_16, _INTERLEAVE_32) or promotion not in range(4))
    raise_if(swizzle not in range(_SWIZZLE_128 + 1) or fill not in (0, 1))
    raise_if(fill and dtype < _FIRST_FLOAT)
    if interleave:
        raise_if(rank < 3)
    else:
        raise_if(row % _UNIT or (swizzle and row > _UNIT << swizzle))


@call()
def cuTensorMapEncodeTiled(
    simulation: Simulation,
    dtype: int,
    rank: int,
    address: int,
    sizes: Any,
    strides: Any,
    box: Any,
    steps: Any,
    *options: int,
) -> bytes:
    """Return a tensor map that contains the arguments. Kernels on the CPU read it (cpu/runtime/tensors.c)."""
    simulation.check_context()
    raise_if(not 1 <= rank <= 5 or not all((sizes, box, steps)) or (rank > 1 and not strides))
    raise_if(dtype not in range(len(_TENSOR_ELEMENT_SIZES)))
    lengths = sizes[:rank]
    byte_strides = strides[: rank - 1] if rank > 1 else []
    box_lengths = box[:rank]
    _check_options(rank, dtype, box_lengths[0] * _TENSOR_ELEMENT_SIZES[dtype], *options)
    aligned = 2 * _UNIT if options[0] == _INTERLEAVE_32 else _UNIT
    raise_if(address % aligned)
    raise_if(not all(0 < length <= 1 << 32 for length in lengths))
    raise_if(any(stride % aligned or stride >= 1 << 40 for stride in byte_strides))
    raise_if(not all(0 < length <= _LARGEST_BOX for length in box_lengths))
    raise_if(not all(0 < step <= _LARGEST_STEP for step in steps[:rank]))
    header = [dtype, rank, *options, _TENSOR_MAP_MARK, 0]
    values = [address, *_pad(lengths, 5), *_pad(byte_strides, 4)]
    return struct.pack("<8B10Q10I", *header, *values, *_pad(box_lengths, 5), *_pad(steps[:rank], 5))
