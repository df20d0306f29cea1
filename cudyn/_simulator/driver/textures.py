"""Texture objects for linear memory, and tensor maps.

The handle of a texture object is the address of a description that kernels on the CPU read. A tensor map is
opaque to programs. The simulation stores the arguments of cuTensorMapEncodeTiled in it.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from ..._bindings.libraries import load as loading
from .call_registry import Status, call, raise_if
from .memory import get_allocation
from .simulation import Simulation

_ELEMENT_SIZES = {1: 1, 2: 2, 3: 4, 8: 1, 9: 2, 10: 4, 16: 2, 32: 4}  # by CUarray_format
# CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, _PITCH_ALIGNMENT
_BASE_ALIGN = 512
_PITCH_ALIGN = 32
_NORMALIZABLE = {1, 2, 8, 9}  # the integer formats that are read as floats unless _INTEGER is set
# CUresourcetype
_LINEAR = 2
_PITCH2D = 3
_BORDER = 3  # CUaddress_mode
# CU_TRSF_*
_INTEGER = 1
_NORMALIZED = 2


@call()
def cuTexObjectCreate(simulation: Simulation, resource: Any, texture: Any, view: Any) -> int:
    context = simulation.context
    raise_if(not resource or not texture)
    members = resource.contents
    description = texture.contents
    resource_type = int(members.resType)
    flags = int(description.flags)
    modes = [int(mode) for mode in description.addressMode[:2]]
    is_2d = resource_type == _PITCH2D
    memory = members.res.pitch2D if is_2d else members.res.linear
    format_ = int(memory.format)
    channels = int(memory.numChannels)
    address = int(memory.devPtr or 0)
    size = _ELEMENT_SIZES.get(format_, 0) * channels
    unsupported = {
        f"a resource of type {resource_type}": resource_type not in (_LINEAR, _PITCH2D),
        "a resource view": view,
        f"the format {format_}": format_ not in _ELEMENT_SIZES,
        "reads as normalized floats": format_ in _NORMALIZABLE and not flags & _INTEGER,
        "sRGB": flags & ~(_INTEGER | _NORMALIZED),
        "a filter": int(description.filterMode),
        "normalized coordinates": is_2d and flags & _NORMALIZED,
        "two address modes": is_2d and modes[0] != modes[1],
        "a border that is not 0": is_2d and modes[0] == _BORDER and any(description.borderColor),
    }
    for feature, is_used in unsupported.items():
        if is_used:
            loading.set_cause(f"{simulation.symbol}: {feature} is not simulated.")
            raise Status("NOT_SUPPORTED")
    raise_if(channels not in (1, 2, 4) or address % _BASE_ALIGN)
    if is_2d:
        width, height, pitch = int(memory.width), int(memory.height), int(memory.pitchInBytes)
        raise_if(not width or not height or pitch % _PITCH_ALIGN)
    else:
        width = max(int(memory.sizeInBytes) // size, 1)
        height = 0
        pitch = width * size
    raise_if(simulation.memory.find(address) is None)  # the end is checked when kernels read, as on a device
    # Address modes that need normalized coordinates act like clamping if the coordinates are not normalized.
    clamps = is_2d and modes[0] != _BORDER
    data = struct.pack(
        "<8s2Q8I", b"texture", address, pitch, width, height, format_, channels, clamps, 0, 0, 0
    )
    allocation = simulation.memory.allocate(len(data), context.device.ordinal, "texture", context.handle)
    simulation.memory.view(allocation.address, len(data))[:] = data
    return allocation.address


@call()
def cuTexObjectDestroy(simulation: Simulation, handle: int) -> None:
    simulation.check_context()
    simulation.order.finish()
    simulation.memory.free(get_allocation(simulation, handle, ("texture",), start=True))


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
