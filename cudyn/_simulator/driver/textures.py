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

_BYTES = {1: 1, 2: 2, 3: 4, 8: 1, 9: 2, 10: 4, 16: 2, 32: 4}  # by CUarray_format
# CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, _PITCH_ALIGNMENT
_ALIGN = 512
_ALIGN_ROWS = 32
_SMALL = {1, 2, 8, 9}  # the integer formats that may be read as floats
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
    rows = resource_type == _PITCH2D
    memory = members.res.pitch2D if rows else members.res.linear
    format_ = int(memory.format)
    channels = int(memory.numChannels)
    address = int(memory.devPtr or 0)
    size = _BYTES.get(format_, 0) * channels
    unsupported = {
        f"a resource of type {resource_type}": resource_type not in (_LINEAR, _PITCH2D),
        "a resource view": view,
        f"the format {format_}": format_ not in _BYTES,
        "reads as normalized floats": format_ in _SMALL and not flags & _INTEGER,
        "sRGB": flags & ~(_INTEGER | _NORMALIZED),
        "a filter": int(description.filterMode),
        "normalized coordinates": rows and flags & _NORMALIZED,
        "two address modes": rows and modes[0] != modes[1],
        "a border that is not 0": rows and modes[0] == _BORDER and any(description.borderColor),
    }
    for feature in (feature for feature, is_used in unsupported.items() if is_used):
        loading.set_cause(f"{simulation.symbol}: {feature} is not simulated.")
        raise Status("NOT_SUPPORTED")
    raise_if(channels not in (1, 2, 4) or address % _ALIGN)
    width, height = (
        (int(memory.width), int(memory.height)) if rows else (max(int(memory.sizeInBytes) // size, 1), 0)
    )
    pitch = int(memory.pitchInBytes) if rows else width * size
    raise_if(rows and (not width or not height or pitch % _ALIGN_ROWS))
    raise_if(simulation.memory.find(address) is None)  # the end is checked when kernels read, as on a device
    # modes that need normalized coordinates act like clamping if the coordinates are not normalized
    clamps = rows and modes[0] != _BORDER
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


# limits from the description of cuTensorMapEncodeTiled in cuda.h
_MAP_MARK = 0x7E  # kernels on the CPU recognise a tensor map by this byte
_LARGEST_BOX = 256
_LARGEST_STEP = 8
_PIECE = 16  # bytes
_INTERLEAVE_16, _INTERLEAVE_32 = 1, 2
_SWIZZLE_128 = 3
_ELEMENTS = 1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4  # element size in bytes for each CUtensorMapDataType
_FIRST_FLOAT = 6


def _fill(values: Sequence[int], count: int) -> list[int]:
    """Return the values, padded with zeros to a given length."""
    return [*values, *[0] * (count - len(values))]


def _check_options(
    rank: int, dtype: int, row: int, interleave: int, swizzle: int, promotion: int, fill: int
) -> None:
    """Raise Status for options that a CUDA 13.0 driver rejects on an H100.

    Args:
        row: The size of a box along the first dimension, in bytes.
    """
    raise_if(interleave not in (0, _INTERLEAVE_16, _INTERLEAVE_32) or promotion not in range(4))
    raise_if(swizzle not in range(_SWIZZLE_128 + 1) or fill not in (0, 1))
    raise_if(fill and dtype < _FIRST_FLOAT)
    if interleave:
        raise_if(rank < 3)
    else:
        raise_if(row % _PIECE or (swizzle and row > _PIECE << swizzle))


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
    """Return a tensor map that contains the arguments.

    Kernels on the CPU read it (_simulator/cpu/runtime/tensors.c).
    """
    simulation.check_context()
    raise_if(not 1 <= rank <= 5 or not all((sizes, box, steps)) or (rank > 1 and not strides))
    raise_if(dtype not in range(len(_ELEMENTS)))
    lengths = sizes[:rank]
    gaps = strides[: rank - 1] if rank > 1 else []
    boxes = box[:rank]
    _check_options(rank, dtype, boxes[0] * _ELEMENTS[dtype], *options)
    aligned = 2 * _PIECE if options[0] == _INTERLEAVE_32 else _PIECE
    raise_if(address % aligned)
    raise_if(not all(0 < n <= 1 << 32 for n in lengths) or any(n % aligned or n >= 1 << 40 for n in gaps))
    raise_if(not all(0 < n <= _LARGEST_BOX for n in boxes))
    raise_if(not all(0 < n <= _LARGEST_STEP for n in steps[:rank]))
    numbers = [dtype, rank, *options, _MAP_MARK, 0]
    values = [address, *_fill(lengths, 5), *_fill(gaps, 4)]
    return struct.pack("<8B10Q10I", *numbers, *values, *_fill(boxes, 5), *_fill(steps[:rank], 5))
