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
from .call_registry import Status, raise_status_if, simulated_function
from .cuda_arrays import CHANNEL_SIZES, CUBEMAP, LAYERED
from .handle_objects import HandleObject
from .memory import get_allocation
from .simulation import Simulation

_BASE_ALIGNMENT = 512  # CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, in bytes
_PITCH_ALIGNMENT = 32  # CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, in bytes
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
        has_depth = bool(depth) and not self.has_layers
        return 1 + bool(height) + has_depth

    @property
    def has_layers(self) -> bool:
        """Whether the memory is a layered array or a cubemap, whose faces are layers."""
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
        records = []
        for index, (memory, sizes) in enumerate(self._list_levels()):
            remaining_levels = max(len(self.arrays), 1) - index  # this level and those after it
            element_type = self.format, self.channels, self.dimensions, self.has_layers
            record = _IMAGE.pack(
                magic, *memory, *sizes, *element_type, remaining_levels, *modes, normalized, *levels
            )
            records.append(record)
        return b"".join(records)

    def _list_levels(self) -> list[tuple[tuple[int, int, int], tuple[int, int, int]]]:
        """List the mipmap levels. Memory that is not a mipmapped array has one level.

        Returns:
            For each level, the address with the distances between two rows and between two layers in bytes,
            and the width, the height and the depth.
        """
        if not self.arrays:
            element_size = CHANNEL_SIZES[self.format] * self.channels
            width = self.width or max(self.size // element_size, 1)  # linear memory only has a size
            layer_pitch = 0  # there is only one layer
            return [((self.address, self.pitch, layer_pitch), (width, self.height, 0))]
        levels = []
        for array in self.arrays:
            width, height, depth = array.extent
            row_pitch = width * array.element_size
            layer_pitch = row_pitch * max(height, 1)  # the height of an array with one dimension is 0
            levels.append(((array.memory.address, row_pitch, layer_pitch), (width, height, depth)))
        return levels


def make_array_memory(array: HandleObject) -> ImageMemory:
    """Return the ImageMemory for a CUDA array or a mipmapped array."""
    is_mipmapped = array.kind == "CUmipmappedArray"
    arrays = tuple(array.levels) if is_mipmapped else (array,)
    first = arrays[0]
    width, height, _ = first.extent
    return ImageMemory(
        resource_type=MIPMAPPED if is_mipmapped else ARRAY,
        address=first.memory.address,
        format=first.format,
        channels=first.channels,
        width=width,
        height=max(height, 1),  # the height of an array with one dimension is 0
        pitch=width * first.element_size,
        arrays=arrays,
    )


def _read_resource(simulation: Simulation, description: Any) -> ImageMemory:
    """Return the memory that a CUDA_RESOURCE_DESC describes."""
    resource_type = int(description.resType)
    if resource_type == ARRAY:
        handle = int(description.res.array.hArray or 0)
        return make_array_memory(simulation.get_object("CUarray", handle))
    if resource_type == MIPMAPPED:
        handle = int(description.res.mipmap.hMipmappedArray or 0)
        return make_array_memory(simulation.get_object("CUmipmappedArray", handle))
    if resource_type == LINEAR:
        linear = description.res.linear
        return ImageMemory(
            resource_type,
            int(linear.devPtr or 0),
            int(linear.format),
            int(linear.numChannels),
            size=int(linear.sizeInBytes),
        )
    if resource_type == PITCH2D:
        rows = description.res.pitch2D
        return ImageMemory(
            resource_type,
            int(rows.devPtr or 0),
            int(rows.format),
            int(rows.numChannels),
            width=int(rows.width),
            height=int(rows.height),
            pitch=int(rows.pitchInBytes),
        )
    return ImageMemory(resource_type)


def _add_image(simulation: Simulation, memory: ImageMemory, description: bytes, settings: Any) -> int:
    """Create a texture or surface object, and return its handle.

    Args:
        simulation: The active simulation.
        memory: The memory that the object uses.
        description: The description for kernels on the CPU. It is copied, and the handle is the address of
            the copy.
        settings: The members of CUDA_TEXTURE_DESC, keyed by name. None for a surface object.
    """
    context = simulation.context
    allocation = simulation.memory.allocate(
        len(description), context.device.ordinal, "texture", context.handle
    )
    simulation.memory.view(allocation.address, len(description))[:] = description
    simulation.add_object(
        "texture",
        context=context,
        address=allocation.address,
        arrays=memory.arrays,
        settings=settings,
        resource=b"",  # see `keep_resource`
    )
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
    _check_texture_memory(simulation, memory)
    is_linear = memory.resource_type == LINEAR
    is_mipmapped = memory.resource_type == MIPMAPPED
    # A device uses normalized coordinates for a mipmapped array even without the flag (driver 580).
    has_flag = bool(int(settings["flags"]) & NORMALIZED)
    is_normalized = is_mipmapped or (has_flag and not is_linear)
    # Reads outside linear memory return 0, as with _BORDER.
    modes = [_BORDER] * 3 if is_linear else [int(mode) for mode in settings["addressMode"]]
    levels = float(settings["minMipmapLevelClamp"]), float(settings["maxMipmapLevelClamp"])
    description = memory.describe(b"texture", modes, is_normalized, levels)
    return _add_image(simulation, memory, description, dict(settings))


def _check_texture_memory(simulation: Simulation, memory: ImageMemory) -> None:
    """Raise Status if a texture cannot read memory, for example because the memory is not aligned.

    As on a device, the end of the memory is only checked when a kernel reads it.
    """
    raise_status_if(memory.channels not in (1, 2, 4), "INVALID_VALUE")
    if not memory.arrays:
        raise_status_if(memory.address % _BASE_ALIGNMENT, "INVALID_VALUE")
        raise_status_if(memory.pitch % _PITCH_ALIGNMENT, "INVALID_VALUE")
    if memory.resource_type != LINEAR:
        raise_status_if(not memory.width or not memory.height, "INVALID_VALUE")
    raise_status_if(simulation.memory.find(memory.address) is None, "INVALID_VALUE")


def create_surface(simulation: Simulation, memory: ImageMemory) -> int:
    """Create a surface object, with which kernels can write to a CUDA array, and return its handle.

    The driver (580) does not require arrays with CUDA_ARRAY3D_SURFACE_LDST.

    Raises:
        Status: The memory is not a CUDA array.
    """
    simulation.check_context()
    raise_status_if(memory.resource_type != ARRAY, "INVALID_VALUE")
    (array,) = memory.arrays
    array.memory.is_surface = True
    # A surface has a single level, and its coordinates are not normalized.
    description = memory.describe(b"surface", [_BORDER] * 3, normalized=False, levels=(0, 0))
    return _add_image(simulation, memory, description, settings=None)


def keep_resource(simulation: Simulation, handle: int, resource: Any) -> None:
    """Store the structure from which a texture or surface object was created, for later queries.

    Args:
        simulation: The active simulation.
        handle: The handle of the object.
        resource: A pointer to the CUDA_RESOURCE_DESC or cudaResourceDesc.
    """
    (image,) = simulation.list_objects("texture", address=handle)
    image.resource = bytes(resource.contents)


def read_members(record: Any, names: Iterable[str]) -> dict[str, Any]:
    """Return the values of a record's members, keyed by name. Arrays are converted to tuples."""
    values = {}
    for name in names:
        value = getattr(record, name)
        is_array = hasattr(value, "__len__")
        values[name] = tuple(value) if is_array else value
    return values


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


@simulated_function()
def cuTexObjectCreate(simulation: Simulation, resource: Any, texture: Any, view: Any) -> int:
    """Create a texture object from a CUDA_RESOURCE_DESC and a CUDA_TEXTURE_DESC, and return its handle."""
    simulation.check_context()
    raise_status_if(not resource or not texture, "INVALID_VALUE")
    settings = read_members(texture.contents, (*COMMON_SETTINGS, "flags"))
    memory = _read_resource(simulation, resource.contents)
    handle = create_texture(simulation, memory, settings, view)
    keep_resource(simulation, handle, resource)
    return handle


@simulated_function()
def cuSurfObjectCreate(simulation: Simulation, resource: Any) -> int:
    """Create a surface object from a CUDA_RESOURCE_DESC, and return its handle."""
    simulation.check_context()
    raise_status_if(not resource, "INVALID_VALUE")
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
    for image in simulation.list_objects("texture", address=handle):
        has_settings = image.settings is not None  # only textures have settings
        if has_settings == is_texture:
            return image
    raise Status("INVALID_VALUE")


def get_settings(simulation: Simulation, handle: int) -> dict[str, Any]:
    """Return the members of the CUDA_TEXTURE_DESC from which a texture object was created."""
    settings: dict[str, Any] = _get_image(simulation, handle, is_texture=True).settings
    return settings


@simulated_function()
def cuTexObjectGetTextureDesc(simulation: Simulation, handle: int) -> dict[str, Any]:
    """Return the members of the CUDA_TEXTURE_DESC from which a texture object was created."""
    return get_settings(simulation, handle)


@simulated_function("cuTexObjectGetResourceDesc", "cudaGetTextureObjectResourceDesc")
def _get_texture_resource(simulation: Simulation, handle: int) -> bytes:
    """Return the CUDA_RESOURCE_DESC or cudaResourceDesc from which a texture object was created."""
    return bytes(_get_image(simulation, handle, is_texture=True).resource)


@simulated_function("cuSurfObjectGetResourceDesc", "cudaGetSurfaceObjectResourceDesc")
def _get_surface_resource(simulation: Simulation, handle: int) -> bytes:
    """Return the CUDA_RESOURCE_DESC or cudaResourceDesc from which a surface object was created."""
    return bytes(_get_image(simulation, handle, is_texture=False).resource)


def _destroy_image(simulation: Simulation, handle: int) -> None:
    """Destroy a texture or surface object after all pending work, which may use it."""
    simulation.stream_order.finish()
    description = get_allocation(simulation, handle, ("texture",), is_start=True)
    simulation.memory.free(description)
    simulation.remove_objects(*simulation.list_objects("texture", address=handle))


@simulated_function()
def cuTexObjectDestroy(simulation: Simulation, handle: int) -> None:
    """Destroy a texture object."""
    simulation.check_context()
    _destroy_image(simulation, handle)


@simulated_function("cuSurfObjectDestroy", "cudaDestroySurfaceObject")
def cuSurfObjectDestroy(simulation: Simulation, handle: int) -> None:
    """Destroy a surface object. Texture objects are rejected."""
    _get_image(simulation, handle, is_texture=False)
    _destroy_image(simulation, handle)


# Limits from the description of cuTensorMapEncodeTiled in cuda.h
_TENSOR_MAP_MARK = 0x7E  # a byte by which kernels on the CPU recognize a tensor map
_MAX_RANK = 5
_MAX_LENGTH = 1 << 32  # elements along a dimension
_STRIDE_LIMIT = 1 << 40  # bytes; strides must be smaller
_MAX_BOX_LENGTH = 256  # elements along a dimension of a box
_MAX_STEP = 8  # the distance between two elements that are read
_TENSOR_MAP_LAYOUT = "<8B10Q10I"  # the layout that cpu/runtime/tensors.c reads
_UNIT = 16  # bytes; addresses, strides and the lengths of a box's rows must be multiples of this
_INTERLEAVE_16, _INTERLEAVE_32 = 1, 2
_SWIZZLE_128 = 3  # the last value of CUtensorMapSwizzle that is accepted
_TENSOR_ELEMENT_SIZES = (1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4)  # bytes, indexed by CUtensorMapDataType
_FIRST_FLOAT = 6  # CU_TENSOR_MAP_DATA_TYPE_FLOAT16; types with higher values are also floats


def _pad(values: Sequence[int], count: int) -> list[int]:
    """Return a list that contains the values, padded with zeros to `count` elements."""
    padding = [0] * (count - len(values))
    return [*values, *padding]


def _check_tensor_map_options(
    rank: int, dtype: int, row_size: int, interleave: int, swizzle: int, promotion: int, fill: int
) -> None:
    """Raise Status for options of a tensor map that a CUDA 13.0 driver rejects on an H100.

    Args:
        rank: The number of dimensions.
        dtype: A CUtensorMapDataType.
        row_size: The size of a box along the first dimension, in bytes.
        interleave: A CUtensorMapInterleave.
        swizzle: A CUtensorMapSwizzle.
        promotion: A CUtensorMapL2promotion.
        fill: A CUtensorMapFloatOOBfill.
    """
    raise_status_if(interleave not in (0, _INTERLEAVE_16, _INTERLEAVE_32), "INVALID_VALUE")
    raise_status_if(promotion not in range(4), "INVALID_VALUE")
    raise_status_if(swizzle not in range(_SWIZZLE_128 + 1), "INVALID_VALUE")
    raise_status_if(fill not in (0, 1), "INVALID_VALUE")
    is_float = dtype >= _FIRST_FLOAT
    raise_status_if(fill and not is_float, "INVALID_VALUE")
    if interleave:
        raise_status_if(rank < 3, "INVALID_VALUE")
        return
    raise_status_if(row_size % _UNIT, "INVALID_VALUE")
    if swizzle:
        swizzled_size = _UNIT << swizzle  # 32, 64 or 128 bytes
        raise_status_if(row_size > swizzled_size, "INVALID_VALUE")


@simulated_function()
def cuTensorMapEncodeTiled(
    simulation: Simulation,
    dtype: int,
    rank: int,
    address: int,
    sizes: Any,
    strides: Any,
    box: Any,
    steps: Any,
    interleave: int,
    swizzle: int,
    promotion: int,
    fill: int,
) -> bytes:
    """Return a tensor map that contains the arguments in the layout that cpu/runtime/tensors.c reads.

    Args:
        simulation: The active simulation.
        dtype: A CUtensorMapDataType.
        rank: The number of dimensions.
        address: The address of the tensor.
        sizes: The number of elements along each dimension.
        strides: The distance between two elements along each dimension except the first, in bytes.
        box: The number of elements of a box along each dimension.
        steps: The distance between two elements that are read, along each dimension, in elements.
        interleave: A CUtensorMapInterleave.
        swizzle: A CUtensorMapSwizzle.
        promotion: A CUtensorMapL2promotion.
        fill: A CUtensorMapFloatOOBfill.
    """
    simulation.check_context()
    raise_status_if(not 1 <= rank <= _MAX_RANK, "INVALID_VALUE")
    raise_status_if(not all((sizes, box, steps)) or (rank > 1 and not strides), "INVALID_VALUE")
    raise_status_if(dtype not in range(len(_TENSOR_ELEMENT_SIZES)), "INVALID_VALUE")
    lengths, box_lengths, element_steps = sizes[:rank], box[:rank], steps[:rank]
    byte_strides = strides[: rank - 1] if rank > 1 else []
    row_size = box_lengths[0] * _TENSOR_ELEMENT_SIZES[dtype]
    _check_tensor_map_options(rank, dtype, row_size, interleave, swizzle, promotion, fill)
    alignment = 2 * _UNIT if interleave == _INTERLEAVE_32 else _UNIT
    raise_status_if(address % alignment, "INVALID_VALUE")
    for stride in byte_strides:
        raise_status_if(stride % alignment or stride >= _STRIDE_LIMIT, "INVALID_VALUE")
    _check_between_1_and(_MAX_LENGTH, lengths)
    _check_between_1_and(_MAX_BOX_LENGTH, box_lengths)
    _check_between_1_and(_MAX_STEP, element_steps)
    header = (dtype, rank, interleave, swizzle, promotion, fill, _TENSOR_MAP_MARK, 0)
    return struct.pack(
        _TENSOR_MAP_LAYOUT,
        *header,
        address,
        *_pad(lengths, _MAX_RANK),
        *_pad(byte_strides, _MAX_RANK - 1),
        *_pad(box_lengths, _MAX_RANK),
        *_pad(element_steps, _MAX_RANK),
    )


def _check_between_1_and(maximum: int, values: Iterable[int]) -> None:
    """Raise Status if a value is less than 1 or more than the maximum."""
    for value in values:
        raise_status_if(not 1 <= value <= maximum, "INVALID_VALUE")
