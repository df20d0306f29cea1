"""Texture and surface objects for linear memory and CUDA arrays, and tensor maps.

The handle of a texture or surface object is the address of a description that kernels on the CPU read. A
tensor map is opaque to programs. The simulation stores the arguments of cuTensorMapEncodeTiled in it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..._bindings.libraries import load as loading
from .call_registry import Status, call, raise_if
from .cuda_arrays import CHANNEL_SIZES, CUBEMAP, LAYERED
from .handle_objects import HandleObject
from .memory import get_allocation
from .simulation import Simulation

# CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, _PITCH_ALIGNMENT
_BASE_ALIGN = 512
_PITCH_ALIGN = 32
_NORMALIZABLE = {1, 2, 8, 9}  # the integer formats that are read as normalized floats unless INTEGER is set
# CUresourcetype
ARRAY = 0
MIPMAPPED = 1
LINEAR = 2
PITCH2D = 3
_BORDER = 3  # CUaddress_mode
# CU_TRSF_*
INTEGER = 1
NORMALIZED = 2
# The layout of the description of a texture or a surface (Image in cpu/runtime/textures.c)
_IMAGE = struct.Struct("<8s3Q12I2f")


@dataclass(frozen=True)
class ImageMemory:
    """The memory that a texture or surface object uses.

    Attributes:
        resource_type: A CUresourcetype.
        address: The address of the first element.
        format: A CUarray_format.
        channels: The number of channels of an element.
        size: The size of linear memory in bytes. 0 for other memory.
        width: The number of columns. 0 for linear memory.
        height: The number of rows. 0 for linear memory.
        pitch: The distance between two rows in bytes. 0 for linear memory.
        arrays: The CUDA array that contains the memory, or the levels of a mipmapped array. Otherwise empty.
    """

    resource_type: int
    address: int = 0
    format: int = 0
    channels: int = 1
    size: int = 0
    width: int = 0
    height: int = 0
    pitch: int = 0
    arrays: tuple[HandleObject, ...] = ()

    @property
    def flags(self) -> int:
        """The CUDA_ARRAY3D_* flags of an array. 0 for other memory."""
        return int(self.arrays[0].flags) if self.arrays else 0

    @property
    def dimensions(self) -> int:
        """The number of coordinates, not counting the layer. 0 for linear memory."""
        if not self.arrays:
            return 2 if self.resource_type == PITCH2D else 0
        _, height, depth = self.arrays[0].extent
        return 1 + bool(height) + (bool(depth) and not self.has_layers)

    @property
    def has_layers(self) -> bool:
        """Whether it is a layered array or a cubemap, whose faces are layers."""
        return bool(self.flags & (LAYERED | CUBEMAP))

    def describe(
        self, magic: bytes, modes: Sequence[int], normalized: bool, levels: tuple[float, float]
    ) -> bytes:
        """Return the description for kernels on the CPU. It contains a record for each mipmap level.

        Args:
            magic: b"texture" or b"surface". Kernels on the CPU recognize the type of the object by it.
            modes: A CUaddress_mode for each of three dimensions. If the coordinates are not normalized,
                modes that require normalized coordinates behave like clamping.
            normalized: Whether the coordinates range from 0 to 1.
            levels: The lowest and the highest mipmap level that are used.
        """
        element_type = self.format, self.channels, self.dimensions, self.has_layers
        settings = *modes, normalized, *levels
        if not self.arrays:
            element_size = CHANNEL_SIZES[self.format] * self.channels
            width = self.width or max(self.size // element_size, 1)  # linear memory only has a size
            memory = self.address, self.pitch, 0  # there is only one layer
            sizes = width, self.height, 0
            level_count = 1
            return _IMAGE.pack(magic, *memory, *sizes, *element_type, level_count, *settings)
        records = []
        for index, array in enumerate(self.arrays):
            width, height, depth = array.extent
            row = width * array.element_size
            layer = row * max(height, 1)  # the height of an array with one dimension is 0
            memory = array.memory.address, row, layer
            level_count = len(self.arrays) - index  # this level and those after it
            sizes = width, height, depth
            records.append(_IMAGE.pack(magic, *memory, *sizes, *element_type, level_count, *settings))
        return b"".join(records)


def make_array_memory(array: HandleObject) -> ImageMemory:
    """Return the ImageMemory for a CUDA array or a mipmapped array."""
    is_mipmapped = array.kind == "CUmipmappedArray"
    arrays = tuple(array.levels) if is_mipmapped else (array,)
    first = arrays[0]
    width, height, _ = first.extent  # the height of an array with one dimension is 0
    return ImageMemory(
        MIPMAPPED if is_mipmapped else ARRAY,
        first.memory.address,
        first.format,
        first.channels,
        width=width,
        height=max(height, 1),
        pitch=width * first.element_size,
        arrays=arrays,
    )


def _read_resource(simulation: Simulation, description: Any) -> ImageMemory:
    """Return the ImageMemory that a CUDA_RESOURCE_DESC describes."""
    resource_type = int(description.resType)
    if resource_type == ARRAY:
        return make_array_memory(simulation.get_object("CUarray", int(description.res.array.hArray or 0)))
    if resource_type == MIPMAPPED:
        handle = int(description.res.mipmap.hMipmappedArray or 0)
        return make_array_memory(simulation.get_object("CUmipmappedArray", handle))
    if resource_type not in (LINEAR, PITCH2D):
        return ImageMemory(resource_type)
    memory = description.res.pitch2D if resource_type == PITCH2D else description.res.linear
    address, format_, channels = int(memory.devPtr or 0), int(memory.format), int(memory.numChannels)
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


def _add_image(simulation: Simulation, memory: ImageMemory, data: bytes, **attributes: Any) -> int:
    """Create a texture or surface object, and return its handle.

    Args:
        simulation: The active simulation.
        memory: The memory that the object uses.
        data: The description for kernels on the CPU. It is copied, and the handle is the address of the copy.
        attributes: Additional attributes of the object.
    """
    context = simulation.context
    allocation = simulation.memory.allocate(len(data), context.device.ordinal, "texture", context.handle)
    simulation.memory.view(allocation.address, len(data))[:] = data
    members = {"arrays": memory.arrays, "resource": b"", **attributes}
    simulation.add("texture", context=context, address=allocation.address, **members)
    return allocation.address


def _iter_unsupported(memory: ImageMemory, settings: Mapping[str, Any], view: Any) -> Iterator[str]:
    """Yield a description of each feature that a texture uses, but the simulation does not support.

    For the arguments, see `create_texture`.
    """
    flags = int(settings["flags"])
    is_mipmapped = memory.resource_type == MIPMAPPED
    if memory.resource_type not in (ARRAY, MIPMAPPED, LINEAR, PITCH2D):
        yield f"a resource of type {memory.resource_type}"
    if view:
        yield "a resource view"
    if memory.flags & CUBEMAP:
        yield "a cubemap as a texture"
    if memory.format not in CHANNEL_SIZES:
        yield f"format {memory.format}"
    if memory.format in _NORMALIZABLE and not flags & INTEGER:
        yield "reading normalized floats"
    if flags & ~(INTEGER | NORMALIZED):
        yield "sRGB"
    if int(settings["filterMode"]) or (is_mipmapped and int(settings["mipmapFilterMode"])):
        yield "a filter"
    if is_mipmapped and settings["mipmapLevelBias"]:
        yield "a bias of the mipmap level"
    if _BORDER in settings["addressMode"][: memory.dimensions] and any(settings["borderColor"]):
        yield "a border color that is not 0"


def create_texture(
    simulation: Simulation, memory: ImageMemory, settings: Mapping[str, Any], view: Any
) -> int:
    """Create a texture object, and return its handle.

    Args:
        simulation: The active simulation.
        memory: The memory that the texture reads.
        settings: The members of CUDA_TEXTURE_DESC, keyed by name.
        view: The resource view, or None.

    Raises:
        Status: The settings are invalid, or use a feature that is not simulated.
    """
    simulation.check_context()
    for feature in _iter_unsupported(memory, settings, view):
        loading.set_cause(f"{simulation.symbol}: {feature} is not simulated.")
        raise Status("NOT_SUPPORTED")
    is_linear = memory.resource_type == LINEAR
    is_mipmapped = memory.resource_type == MIPMAPPED
    raise_if(memory.channels not in (1, 2, 4))
    if not memory.arrays:
        raise_if(memory.address % _BASE_ALIGN)
        raise_if(memory.pitch % _PITCH_ALIGN)
    raise_if(not is_linear and not (memory.width and memory.height))
    # As on a device, the end of the memory is only checked when a kernel reads it.
    raise_if(simulation.memory.find(memory.address) is None)
    levels = float(settings["minMipmapLevelClamp"]), float(settings["maxMipmapLevelClamp"])
    # A device uses normalized coordinates for a mipmapped array even without the flag (driver 580).
    has_flag = bool(int(settings["flags"]) & NORMALIZED)
    is_normalized = is_mipmapped or (not is_linear and has_flag)
    # Reads outside linear memory return 0, as with _BORDER.
    modes = [_BORDER] * 3 if is_linear else [int(mode) for mode in settings["addressMode"]]
    data = memory.describe(b"texture", modes, is_normalized, levels)
    return _add_image(simulation, memory, data, settings=dict(settings))


def create_surface(simulation: Simulation, memory: ImageMemory) -> int:
    """Create a surface object, and return its handle.

    The driver (580) does not require arrays with CUDA_ARRAY3D_SURFACE_LDST.

    Raises:
        Status: The memory is not a CUDA array.
    """
    simulation.check_context()
    raise_if(memory.resource_type != ARRAY)
    (array,) = memory.arrays
    array.memory.is_surface = True
    # A surface has a single level, and its coordinates are not normalized.
    data = memory.describe(b"surface", [_BORDER] * 3, normalized=False, levels=(0, 0))
    return _add_image(simulation, memory, data, settings=None)


def keep_resource(simulation: Simulation, handle: int, resource: Any) -> None:
    """Store the description from which a texture or surface object was created."""
    (image,) = simulation.find_all("texture", address=handle)
    image.resource = bytes(resource.contents)


def read_members(record: Any, names: Iterable[str]) -> dict[str, Any]:
    """Return the values of a record's members, keyed by name. Arrays are converted to tuples."""
    values = {name: getattr(record, name) for name in names}
    return {name: tuple(value) if hasattr(value, "__len__") else value for name, value in values.items()}


# The members that have the same meaning in CUDA_TEXTURE_DESC and cudaTextureDesc
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
    handle = create_texture(simulation, _read_resource(simulation, resource.contents), settings, view)
    keep_resource(simulation, handle, resource)
    return handle


@call()
def cuSurfObjectCreate(simulation: Simulation, resource: Any) -> int:
    simulation.check_context()
    raise_if(not resource)
    handle = create_surface(simulation, _read_resource(simulation, resource.contents))
    keep_resource(simulation, handle, resource)
    return handle


def _get_image(simulation: Simulation, handle: int, is_texture: bool) -> HandleObject:
    """Return the texture or surface object for a handle, or raise Status.

    Args:
        simulation: The active simulation.
        handle: The handle that the program has passed.
        is_texture: Whether a texture object is expected, and not a surface object.
    """
    simulation.check_context()
    images = [
        image
        for image in simulation.find_all("texture", address=handle)
        if (image.settings is not None) == is_texture  # only textures have settings
    ]
    raise_if(not images)
    return images[0]


def get_settings(simulation: Simulation, handle: int) -> dict[str, Any]:
    """Return the members of the CUDA_TEXTURE_DESC from which a texture object was created."""
    settings: dict[str, Any] = _get_image(simulation, handle, is_texture=True).settings
    return settings


@call()
def cuTexObjectGetTextureDesc(simulation: Simulation, handle: int) -> dict[str, Any]:
    return get_settings(simulation, handle)


@call("cuTexObjectGetResourceDesc", "cudaGetTextureObjectResourceDesc")
def _get_texture_resource(simulation: Simulation, handle: int) -> bytes:
    return bytes(_get_image(simulation, handle, is_texture=True).resource)


@call("cuSurfObjectGetResourceDesc", "cudaGetSurfaceObjectResourceDesc")
def _get_surface_resource(simulation: Simulation, handle: int) -> bytes:
    return bytes(_get_image(simulation, handle, is_texture=False).resource)


def _destroy(simulation: Simulation, handle: int) -> None:
    """Wait for all pending work, which may use a texture or surface object, and then destroy the object."""
    simulation.order.finish()
    simulation.memory.free(get_allocation(simulation, handle, ("texture",), is_start=True))
    simulation.remove(*simulation.find_all("texture", address=handle))


@call()
def cuTexObjectDestroy(simulation: Simulation, handle: int) -> None:
    simulation.check_context()
    _destroy(simulation, handle)


@call("cuSurfObjectDestroy", "cudaDestroySurfaceObject")
def cuSurfObjectDestroy(simulation: Simulation, handle: int) -> None:
    _get_image(simulation, handle, is_texture=False)
    _destroy(simulation, handle)


# Limits from the description of cuTensorMapEncodeTiled in cuda.h
_TENSOR_MAP_MARK = 0x7E  # a byte by which kernels on the CPU recognize a tensor map
_MAX_RANK = 5
_MAX_LENGTH = 1 << 32  # elements along a dimension
_STRIDE_LIMIT = 1 << 40  # bytes; strides must be smaller
_LARGEST_BOX = 256
_LARGEST_STEP = 8
_UNIT = 16  # bytes; addresses, strides and the lengths of a box's rows must be multiples of this
_INTERLEAVE_16, _INTERLEAVE_32 = 1, 2
_SWIZZLE_128 = 3
_TENSOR_ELEMENT_SIZES = (1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4)  # bytes, indexed by CUtensorMapDataType
_FIRST_FLOAT = 6  # CU_TENSOR_MAP_DATA_TYPE_FLOAT16; types with higher values are also floats


def _pad(values: Sequence[int], count: int) -> list[int]:
    """Return a list that contains the values, padded with zeros to `count` elements."""
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
    """Return a tensor map that contains the arguments in the layout that cpu/runtime/tensors.c reads."""
    simulation.check_context()
    raise_if(not 1 <= rank <= _MAX_RANK or not all((sizes, box, steps)) or (rank > 1 and not strides))
    raise_if(dtype not in range(len(_TENSOR_ELEMENT_SIZES)))
    lengths = sizes[:rank]
    byte_strides = strides[: rank - 1] if rank > 1 else []
    box_lengths = box[:rank]
    _check_options(rank, dtype, box_lengths[0] * _TENSOR_ELEMENT_SIZES[dtype], *options)
    interleave, *_ = options
    alignment = 2 * _UNIT if interleave == _INTERLEAVE_32 else _UNIT
    raise_if(address % alignment)
    raise_if(not all(0 < length <= _MAX_LENGTH for length in lengths))
    raise_if(any(stride % alignment or stride >= _STRIDE_LIMIT for stride in byte_strides))
    raise_if(not all(0 < length <= _LARGEST_BOX for length in box_lengths))
    raise_if(not all(0 < step <= _LARGEST_STEP for step in steps[:rank]))
    header = [dtype, rank, *options, _TENSOR_MAP_MARK, 0]  # the last byte is always 0
    values = [address, *_pad(lengths, _MAX_RANK), *_pad(byte_strides, _MAX_RANK - 1)]
    box_values = [*_pad(box_lengths, _MAX_RANK), *_pad(steps[:rank], _MAX_RANK)]
    return struct.pack("<8B10Q10I", *header, *values, *box_values)
