"""2D and 3D copies of linear memory and CUDA arrays, and memsets of linear memory."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from .call_registry import CALLS, call, raise_if
from .handle_objects import HandleObject
from .memory import check_copy, check_set, run_copies, run_set
from .simulation import Simulation
from .stream_order import RUN
from .stream_races import Use
from .streams import submit

# CUmemorytype
_SIDES = {1: "H", 2: "D", 4: "U"}
ARRAY = 3
_PITCH = 512  # the size of a row of pitched memory is a multiple of this number of bytes
_PITCH_ELEMENT_SIZES = (4, 8, 16)  # bytes; the element sizes that cuMemAllocPitch accepts

Row = tuple[int, int, int]  # target address, source address, size in bytes


@dataclass(frozen=True)
class Box:
    """One side of a copy.

    Attributes:
        address: The address of the first byte.
        row: The distance between two rows in bytes.
        layer: The distance between two layers in bytes.
        side: "H" (host memory), "D" (device memory) or "U" (either), as in memory.py.
        array: The CUDA array that contains the memory, or None for linear memory.
    """

    address: int
    row: int
    layer: int
    side: str
    array: HandleObject | None = None


def make_array_box(
    array: HandleObject, start: tuple[int, int, int], size: tuple[int, int, int], side: str = "D"
) -> Box:
    """Return the Box for a part of a CUDA array.

    Args:
        array: The array that is copied from or to.
        start: The column in bytes, the row and the layer of the first byte.
        size: The size in bytes of a row, the number of rows and the number of layers that are copied.
        side: See `Box.side`.

    Raises:
        Status: The array does not contain this part. As on an H200, the part may begin or end in the middle
            of an element.
    """
    width, height, depth = array.extent  # the height and the depth of a one-dimensional array are 0
    row = width * array.element_size
    layer = row * max(height, 1)
    sizes = (row, max(height, 1), max(depth, 1))
    raise_if(any(first + count > limit for first, count, limit in zip(start, size, sizes)))
    column, first_row, first_layer = start
    address = array.memory.address + column + first_row * row + first_layer * layer
    return Box(address, row, layer, side, array)


@dataclass(frozen=True)
class Copy:
    """A copy of `depth` layers of `height` rows of `width` bytes from one box to another."""

    to: Box
    source: Box
    width: int
    height: int = 1
    depth: int = 1

    def __post_init__(self) -> None:
        """Raise Status for rows or layers that overlap."""
        for box in (self.to, self.source):
            raise_if(self.height > 1 and box.row < self.width)
            raise_if(self.depth > 1 and box.layer < self.width)

    @property
    def sides(self) -> str:
        """The types of memory of the target and the source, as two letters (see `Box.side`)."""
        return self.to.side + self.source.side

    @property
    def size(self) -> int:
        """The number of bytes that are copied."""
        return self.width * self.height * self.depth

    def __iter__(self) -> Iterator[Row]:
        """Yield each row of the copy: its target address, its source address and its size in bytes."""
        if not self.width:
            return
        for layer in range(self.depth):
            for row in range(self.height):
                to, source = (
                    box.address + layer * box.layer + row * box.row for box in (self.to, self.source)
                )
                yield to, source, self.width

    def check(self, simulation: Simulation) -> None:
        """Raise Status if a row is not in valid memory."""
        for row in self:
            check_copy(simulation, *row, self.sides)


def _run_rows(simulation: Simulation, copy: Copy, *buffer: Any) -> list[Use]:
    """Run a copy, and return its uses of memory.

    Args:
        simulation: The active simulation.
        copy: The copy to run.
        buffer: The buffer that the copy reads from, if any. The reference keeps it alive until the copy runs.
    """
    return run_copies(simulation, copy, copy.sides)


def submit_rows(simulation: Simulation, copy: Copy, stream: HandleObject | None = None) -> None:
    """Submit a copy to a stream.

    Without a stream, the call waits for the copy in the default stream. Pageable host memory is read
    immediately, and written before the call returns.
    """
    used_stream = simulation.get_stream(0) if stream is None else stream
    copy.check(simulation)
    if stream is None:
        simulation.check_unsafe()
    is_to_pageable, is_source_pageable = (
        not simulation.memory.find(box.address) for box in (copy.to, copy.source)
    )
    work = _copy_source(copy) if is_source_pageable and not used_stream.capture else (copy,)
    submit(simulation, used_stream, "rows", *work)
    if not used_stream.capture and (is_to_pageable or stream is None):
        simulation.order.finish_stream(used_stream)


def _copy_source(copy: Copy) -> tuple[Copy, Any]:
    """Copy the source's rows to a contiguous buffer. Return the copy that reads from it, and the buffer."""
    rows = list(copy)
    buffer = ctypes.create_string_buffer(max(1, copy.width * len(rows)))
    start = ctypes.addressof(buffer)
    for index, (_, source, size) in enumerate(rows):
        ctypes.memmove(start + index * size, source, size)
    source_box = Box(start, copy.width, copy.width * copy.height, copy.source.side)
    return replace(copy, source=source_box), buffer


def read_copy(simulation: Simulation, parameters: Any) -> Copy:
    """Read a CUDA_MEMCPY2D, a CUDA_MEMCPY3D or a CUDA_MEMCPY3D_PEER."""
    depth = int(getattr(parameters, "Depth", 1))
    size = int(parameters.WidthInBytes), int(parameters.Height), depth
    to, source = (_read_side(simulation, parameters, prefix, size) for prefix in ("dst", "src"))
    return Copy(to, source, *size)


def _read_side(simulation: Simulation, parameters: Any, prefix: str, size: tuple[int, int, int]) -> Box:
    """Return the Box for one side of the copy that a structure describes.

    Args:
        simulation: The active simulation.
        parameters: The structure, see `read_copy`.
        prefix: The prefix of the side's members: "src" or "dst".
        size: The width in bytes, the height and the depth of the copy.
    """

    def read(name: str) -> int:
        return int(getattr(parameters, f"{prefix}{name}", 0) or 0)

    memory_type = read("MemoryType")
    column, first_row, first_layer = read("XInBytes"), read("Y"), read("Z")
    if memory_type == ARRAY:
        array = simulation.get_object("CUarray", read("Array"))
        return make_array_box(array, (column, first_row, first_layer), size)
    raise_if(memory_type not in _SIDES)
    side = _SIDES[memory_type]
    row = read("Pitch")
    layer = row * read("Height")
    address = read("Host") if side == "H" else read("Device")
    return Box(address + column + row * first_row + layer * first_layer, row, layer, side)


def _submit_copy(simulation: Simulation, params: Any, *stream: HandleObject) -> None:
    raise_if(not params)
    submit_rows(simulation, read_copy(simulation, params.contents), *stream)


def _submit_peer_copy(simulation: Simulation, params: Any, *stream: HandleObject) -> None:
    """Submit a copy between two contexts, which must exist."""
    raise_if(not params)
    for context in (params.contents.dstContext, params.contents.srcContext):
        simulation.get_object("CUcontext", int(context or 0))  # raises Status or Fault for an invalid handle
    _submit_copy(simulation, params, *stream)


@call()
def cuMemAllocPitch(simulation: Simulation, width: int, height: int, element_size: int) -> tuple[int, int]:
    raise_if(not width or not height or element_size not in _PITCH_ELEMENT_SIZES)
    pitch = width + -width % _PITCH
    return CALLS["cuMemAlloc"](simulation, pitch * height), pitch


# --- memset


def submit_rectangle(
    simulation: Simulation,
    to: int,
    pitch: int,
    value: int,
    width: int,
    height: int,
    *stream: HandleObject,
    element_size: int,
) -> None:
    """Submit a memset of `height` rows of `width` elements each to a stream.

    Args:
        simulation: The active simulation.
        to: The address of the first row.
        pitch: The distance between two rows in bytes.
        value: The value of each element.
        width: The number of elements in a row.
        height: The number of rows.
        stream: The stream. If omitted, the default stream is used.
        element_size: The size of an element in bytes.
    """
    (used_stream,) = stream or (simulation.get_stream(0),)
    raise_if(height > 1 and (pitch % element_size or pitch < width * element_size))
    rows = [(to + row * pitch, value, width, element_size) for row in range(height)]
    for row in rows:
        check_set(simulation, *row)
    submit(simulation, used_stream, "set rows", rows)


def _run_set_rows(simulation: Simulation, rows: list[tuple[int, int, int, int]]) -> list[Use]:
    return [use for row in rows for use in run_set(simulation, *row)]


RUN.update({"rows": _run_rows, "set rows": _run_set_rows})
for _suffix in ("", "Async"):  # only the asynchronous functions have a stream parameter
    _names_stream = bool(_suffix)
    call(f"cuMemcpy2D{_suffix}", f"cuMemcpy3D{_suffix}", names_stream=_names_stream)(_submit_copy)
    call(f"cuMemcpy3DPeer{_suffix}", names_stream=_names_stream)(_submit_peer_copy)
    for _size in (1, 2, 4):
        _set = partial(submit_rectangle, element_size=_size)
        call(f"cuMemsetD2D{8 * _size}{_suffix}", names_stream=_names_stream)(_set)
call("cuMemcpy2DUnaligned", names_stream=False)(_submit_copy)
