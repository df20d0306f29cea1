"""Texture objects of linear memory. A handle is the address of a description that kernels on the CPU read."""

from __future__ import annotations

import struct
from _thread import get_ident
from typing import Any

from .._library import failures
from .memory_calls import find_allocation
from .simulated_library import Status, refuse, register
from .simulation import Simulation

_BYTES = {1: 1, 2: 2, 3: 4, 8: 1, 9: 2, 10: 4, 16: 2, 32: 4}  # by CUarray_format
# CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, _PITCH_ALIGNMENT
_ALIGN = 512
_ALIGN_ROWS = 32
_SMALL = {1, 2, 8, 9}  # integers that may be read as floats
# CUresourcetype
_LINEAR = 2
_PITCH2D = 3
_BORDER = 3  # CUaddress_mode
# CU_TRSF_*
_INTEGER = 1
_NORMALIZED = 2


def cuTexObjectCreate(simulation: Simulation, resource: Any, texture: Any, view: Any) -> int:
    context = simulation.context
    refuse(not resource or not texture)
    given = resource.contents
    how = texture.contents
    kind = int(given.resType)
    flags = int(how.flags)
    modes = [int(mode) for mode in how.addressMode[:2]]
    rows = kind == _PITCH2D
    of = given.res.pitch2D if rows else given.res.linear
    format_ = int(of.format)
    channels = int(of.numChannels)
    address = int(of.devPtr or 0)
    size = _BYTES.get(format_, 0) * channels
    others = {
        f"a resource of type {kind}": kind not in (_LINEAR, _PITCH2D),
        "a resource view": view,
        f"the format {format_}": format_ not in _BYTES,
        "reads as normalized floats": format_ in _SMALL and not flags & _INTEGER,
        "sRGB": flags & ~(_INTEGER | _NORMALIZED),
        "a filter": int(how.filterMode),
        "normalized coordinates": rows and flags & _NORMALIZED,
        "two address modes": rows and modes[0] != modes[1],
        "a border that is not 0": rows and modes[0] == _BORDER and any(how.borderColor),
    }
    for what in (what for what, is_it in others.items() if is_it):
        failures.causes[get_ident()] = f"{simulation.symbol}: {what} is not simulated."
        raise Status("NOT_SUPPORTED")
    refuse(channels not in (1, 2, 4) or address % _ALIGN)
    width, height = (int(of.width), int(of.height)) if rows else (max(int(of.sizeInBytes) // size, 1), 0)
    pitch = int(of.pitchInBytes) if rows else width * size
    refuse(rows and (not width or not height or pitch % _ALIGN_ROWS))
    refuse(simulation.memory.find(address) is None)  # its end is checked by reads, as on a device
    clamps = rows and modes[0] != _BORDER  # modes that need normalized coordinates clamp without
    data = struct.pack(
        "<8s2Q8I", b"texture", address, pitch, width, height, format_, channels, clamps, 0, 0, 0
    )
    made = simulation.memory.allocate(len(data), context.device.ordinal, "texture", context.handle)
    simulation.memory.view(made.address, len(data))[:] = data
    return made.address


def cuTexObjectDestroy(simulation: Simulation, handle: int) -> None:
    simulation.context  # noqa: B018 - raises
    simulation.memory.free(find_allocation(simulation, handle, ("texture",), start=True))


register(globals())
