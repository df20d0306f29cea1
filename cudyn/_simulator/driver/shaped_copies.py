"""2D and 3D copies of linear memory and CUDA arrays, and memsets of linear memory."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from .allocations import round_up
from .call_registry import CALLS, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .memory import RowCopy, check_copy, check_set, run_copies, run_set
from .simulation import Simulation
from .stream_order import WORK_FUNCTIONS
from .stream_races import Use
from .streams import submit

# CUmemorytype -> the letter for the type of memory (see `CopySide.memory_type`)
_MEMORY_TYPES = {1: "H", 2: "D", 4: "U"}
ARRAY = 3  # CU_MEMORYTYPE_ARRAY
_PITCH = 512  # the size of a row of pitched memory is a multiple of this number of bytes
_PITCH_ELEMENT_SIZES = (4, 8, 16)  # bytes; the element sizes that cuMemAllocPitch accepts


@dataclass(frozen=True)
class CopySide:
    """The memory that a 2D or 3D copy reads or writes.

    Attributes:
        address: The address of the first byte.
        row_pitch: The distance between the starts of two rows in bytes.
        layer_pitch: The distance between the starts of two layers in bytes.
        memory_type: "H" (host memory), "D" (device memory) or "U" (either), as in memory.py.
        array: The CUDA array that contains the memory, or None for linear memory.
    """

    address: int
    row_pitch: int
    layer_pitch: int
    memory_type: str
    array: HandleObject | None = None


def make_linear_side(address: int, size: int, memory_type: str) -> CopySide:
    """Return the side of a copy that consists of contiguous bytes at an address.

    Args:
        address: The address of the first byte.
        size: The number of bytes.
        memory_type: See `CopySide.memory_type`.
    """
    return CopySide(address, row_pitch=size, layer_pitch=0, memory_type=memory_type)


def make_array_side(array: HandleObject, start: tuple[int, int, int], size: tuple[int, int, int]) -> CopySide:
    """Return the side of a copy that consists of a section of a CUDA array.

    Args:
        array: The array that is copied from or to.
        start: The column in bytes, the row and the layer of the first byte.
        size: The size in bytes of a row, the number of rows and the number of layers that are copied.

    Raises:
        Status: The array does not contain this section. As on an H200, the section may begin or end in the
            middle of an element.
    """
    width, height, depth = array.extent
    row_count = max(height, 1)  # the height and the depth of a one-dimensional array are 0
    layer_count = max(depth, 1)
    row_size = width * array.element_size
    for first, count, limit in zip(start, size, (row_size, row_count, layer_count)):
        raise_status_if(first + count > limit, "INVALID_VALUE")
    layer_size = row_size * row_count
    column, row, layer = start
    address = array.memory.address + column + row * row_size + layer * layer_size
    return CopySide(address, row_size, layer_size, "D", array)


@dataclass(frozen=True)
class Copy:
    """A copy of `depth` layers, which consist of `height` rows of `width` bytes each."""

    target: CopySide
    source: CopySide
    width: int
    height: int = 1
    depth: int = 1

    def __post_init__(self) -> None:
        """Raise Status for rows or layers that overlap."""
        for side in (self.target, self.source):
            raise_status_if(self.height > 1 and side.row_pitch < self.width, "INVALID_VALUE")
            raise_status_if(self.depth > 1 and side.layer_pitch < self.width, "INVALID_VALUE")

    @property
    def memory_types(self) -> str:
        """The types of memory of the target and the source, as two letters (see `CopySide.memory_type`)."""
        return self.target.memory_type + self.source.memory_type

    @property
    def size(self) -> int:
        """The number of bytes that are copied."""
        return self.width * self.height * self.depth

    def __iter__(self) -> Iterator[RowCopy]:
        """Yield the copy of each row."""
        if not self.width:
            return
        for layer in range(self.depth):
            target = self.target.address + layer * self.target.layer_pitch
            source = self.source.address + layer * self.source.layer_pitch
            for _ in range(self.height):
                yield RowCopy(target, source, self.width)
                target += self.target.row_pitch
                source += self.source.row_pitch

    def check(self, simulation: Simulation) -> None:
        """Raise Status if a row of the target or the source is not in valid memory."""
        for row in self:
            check_copy(simulation, row.target, row.source, row.size, self.memory_types)


def _run_copy(simulation: Simulation, copy: Copy, *buffer: Any) -> list[Use]:
    """Run a copy, and return its uses of memory.

    Args:
        simulation: The active simulation.
        copy: The copy to run.
        buffer: The buffer that the copy reads from, if any. The reference keeps it alive until the copy runs.
    """
    return run_copies(simulation, copy, copy.memory_types)


def submit_copy(simulation: Simulation, copy: Copy, stream: HandleObject | None = None) -> None:
    """Submit a copy to a stream.

    Without a stream, the call waits for the copy in the default stream. Pageable host memory is read
    immediately, and written before the call returns.
    """
    used_stream = simulation.get_stream(0) if stream is None else stream
    copy.check(simulation)
    if stream is None:
        simulation.check_allowed_during_capture()
    # Memory that the simulation has not allocated is pageable host memory.
    is_source_pageable = simulation.memory.find(copy.source.address) is None
    is_target_pageable = simulation.memory.find(copy.target.address) is None
    if used_stream.capture:
        submit(simulation, used_stream, "rows", copy)
        return
    if is_source_pageable:
        submit(simulation, used_stream, "rows", *_read_source_now(copy))
    else:
        submit(simulation, used_stream, "rows", copy)
    if is_target_pageable or stream is None:
        simulation.stream_order.finish_stream(used_stream)


def _read_source_now(copy: Copy) -> tuple[Copy, Any]:
    """Read the source of a copy into a buffer, so that the program can change the source afterwards.

    Returns:
        A copy from the buffer to the same target, and the buffer.
    """
    rows = list(copy)
    buffer = ctypes.create_string_buffer(max(1, copy.width * len(rows)))
    buffer_address = ctypes.addressof(buffer)
    for index, row in enumerate(rows):
        ctypes.memmove(buffer_address + index * row.size, row.source, row.size)
    layer_pitch = copy.width * copy.height
    buffer_side = CopySide(buffer_address, copy.width, layer_pitch, copy.source.memory_type)
    return replace(copy, source=buffer_side), buffer


def read_copy(simulation: Simulation, parameters: Any) -> Copy:
    """Return the copy that a CUDA_MEMCPY2D, a CUDA_MEMCPY3D or a CUDA_MEMCPY3D_PEER describes."""
    width, height = int(parameters.WidthInBytes), int(parameters.Height)
    depth = int(getattr(parameters, "Depth", 1))  # CUDA_MEMCPY2D does not have this member
    size = width, height, depth
    target = _read_side(simulation, parameters, "dst", size)
    source = _read_side(simulation, parameters, "src", size)
    return Copy(target, source, width, height, depth)


def _read_side(simulation: Simulation, parameters: Any, prefix: str, size: tuple[int, int, int]) -> CopySide:
    """Return the target or the source of the copy that a structure describes.

    Args:
        simulation: The active simulation.
        parameters: The structure, see `read_copy`.
        prefix: The prefix of the side's members: "src" or "dst".
        size: The width in bytes, the height and the depth of the copy.
    """

    def read(name: str) -> int:
        """Return the value of a member, or 0 if it is null or if the structure does not have it."""
        return int(getattr(parameters, f"{prefix}{name}", 0) or 0)

    column, row, layer = read("XInBytes"), read("Y"), read("Z")
    type_number = read("MemoryType")
    if type_number == ARRAY:
        array = simulation.get_object("CUarray", read("Array"))
        return make_array_side(array, (column, row, layer), size)
    raise_status_if(type_number not in _MEMORY_TYPES, "INVALID_VALUE")
    memory_type = _MEMORY_TYPES[type_number]
    row_pitch = read("Pitch")
    layer_pitch = row_pitch * read("Height")
    base = read("Host") if memory_type == "H" else read("Device")
    address = base + column + row * row_pitch + layer * layer_pitch
    return CopySide(address, row_pitch, layer_pitch, memory_type)


def _submit_copy(simulation: Simulation, params: Any, *stream: HandleObject) -> None:
    """Submit the copy that a CUDA_MEMCPY2D or a CUDA_MEMCPY3D describes to a stream."""
    raise_status_if(not params, "INVALID_VALUE")
    submit_copy(simulation, read_copy(simulation, params.contents), *stream)


def _submit_peer_copy(simulation: Simulation, params: Any, *stream: HandleObject) -> None:
    """Submit a copy between two contexts, which must exist."""
    raise_status_if(not params, "INVALID_VALUE")
    for context in (params.contents.dstContext, params.contents.srcContext):
        simulation.get_object("CUcontext", int(context or 0))  # raises Status or Fault for an invalid handle
    _submit_copy(simulation, params, *stream)


@simulated_function()
def cuMemAllocPitch(simulation: Simulation, width: int, height: int, element_size: int) -> tuple[int, int]:
    """Allocate memory for rows of `width` bytes, and return its address and the distance between two rows."""
    raise_status_if(not width or not height, "INVALID_VALUE")
    raise_status_if(element_size not in _PITCH_ELEMENT_SIZES, "INVALID_VALUE")
    pitch = round_up(width, _PITCH)
    return CALLS["cuMemAlloc"](simulation, pitch * height), pitch


# --- memset


def submit_memset_of_rows(
    simulation: Simulation,
    target: int,
    pitch: int,
    value: int,
    width: int,
    height: int,
    stream: HandleObject | None = None,
    *,
    element_size: int,
) -> None:
    """Submit a memset of `height` rows of `width` elements each to a stream.

    Args:
        simulation: The active simulation.
        target: The address of the first row.
        pitch: The distance between two rows in bytes.
        value: The value of each element.
        width: The number of elements in a row.
        height: The number of rows.
        stream: The stream, or None for the default stream.
        element_size: The size of an element in bytes.
    """
    used_stream = simulation.get_stream(0) if stream is None else stream
    rows_overlap = pitch < width * element_size
    raise_status_if(height > 1 and (pitch % element_size or rows_overlap), "INVALID_VALUE")
    rows = []
    for row_index in range(height):
        row = target + row_index * pitch, value, width, element_size
        check_set(simulation, *row)
        rows.append(row)
    submit(simulation, used_stream, "set rows", rows)


def _run_set_rows(simulation: Simulation, rows: list[tuple[int, int, int, int]]) -> list[Use]:
    """Run a memset of several rows, and return the uses of memory.

    Args:
        simulation: The active simulation.
        rows: For each row, the address, the value, the number of elements, and the size of an element.
    """
    uses: list[Use] = []
    for row in rows:
        uses += run_set(simulation, *row)
    return uses


WORK_FUNCTIONS.update({"rows": _run_copy, "set rows": _run_set_rows})
for _suffix in ("", "Async"):  # only the asynchronous functions have a stream parameter
    _names_stream = bool(_suffix)
    simulated_function(f"cuMemcpy2D{_suffix}", f"cuMemcpy3D{_suffix}", names_stream=_names_stream)(
        _submit_copy
    )
    simulated_function(f"cuMemcpy3DPeer{_suffix}", names_stream=_names_stream)(_submit_peer_copy)
    for _size in (1, 2, 4):
        _set = partial(submit_memset_of_rows, element_size=_size)
        simulated_function(f"cuMemsetD2D{8 * _size}{_suffix}", names_stream=_names_stream)(_set)
simulated_function("cuMemcpy2DUnaligned", names_stream=False)(_submit_copy)
