"""Functions that allocate, copy and set memory."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from functools import partial
from typing import Any

from .allocations import Allocation
from .call_registry import Status, call, raise_if
from .handle_objects import HandleObject
from .kernel_runs import Fault, NotRun
from .memory_pools import add_to_pool, allocate_shared, get_pool
from .simulation import Simulation
from .stream_order import RUN
from .stream_races import READ, WRITE, Use
from .streams import submit
from .virtual_memory import find_mapping

_DEVICE_KINDS = ("device", "managed", "pool", "graph")
_PINNED = ("host", "registered")
_HOST_KINDS = (*_PINNED, "managed")
_HOST_TYPE, _DEVICE_TYPE = 1, 2  # CUmemorytype
# CUpointer_attribute
_CONTEXT = 1
_MEMORY_TYPE = 2
_DEVICE_POINTER = 3
_HOST_POINTER = 4
_SYNC_MEMOPS = 6
_BUFFER_ID = 7
_IS_MANAGED = 8
_ORDINAL = 9
_IS_LEGACY_IPC_CAPABLE = 10
_RANGE_START = 11
_RANGE_SIZE = 12
_MAPPED = 13
_ALLOWED_HANDLE_TYPES = 14
_IS_GPU_DIRECT_RDMA_CAPABLE = 15
_ACCESS_FLAGS = 16
_POOL = 17
_INVALID_DEVICE = -2  # CU_DEVICE_INVALID
_READ_AND_WRITE = 3  # CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE
_UNWRITTEN = 0xA5  # the value of each byte of new pinned memory; an arbitrary value that is not 0
_HOST_ALLOC_FLAGS = 7  # all flags of CU_MEMHOSTALLOC_*
_ATTACH_FLAGS = (1, 2)  # CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST


# --- allocations


@call("cuMemAlloc")
def _allocate(simulation: Simulation, size: int, kind: str = "device") -> int:
    simulation.check_unsafe()
    return simulation.allocate(size, kind).address


def get_allocation(
    simulation: Simulation, address: int, kinds: tuple[str, ...] = (), is_start: bool = False
) -> Any:
    """Return the allocation that contains an address, or raise Status.

    Args:
        simulation: The active simulation.
        address: An address in the allocation.
        kinds: The accepted kinds of allocations. If empty, all kinds are accepted.
        is_start: Whether the address must be the start of the allocation.
    """
    allocation: Any = simulation.memory.find(address)
    raise_if(
        allocation is None
        or (kinds and allocation.kind not in kinds)
        or (is_start and allocation.address != address)
    )
    return allocation


@call("cuMemHostAlloc", "cuMemAllocHost")
def _allocate_host(simulation: Simulation, size: int, flags: int = 0) -> int:
    """Allocate pinned host memory with CU_MEMHOSTALLOC_* flags."""
    simulation.check_context()
    raise_if(flags & ~_HOST_ALLOC_FLAGS)
    if not size:
        return 0
    address = _allocate(simulation, size, "host")
    get_allocation(simulation, address).flags = flags
    ctypes.memset(address, _UNWRITTEN, size)  # as on a device, new memory is not zeroed
    return address


@call()
def cuMemHostGetFlags(simulation: Simulation, address: int) -> int:
    simulation.check_context()
    return int(get_allocation(simulation, address, ("host",)).flags)


def _free(simulation: Simulation, address: int, *kinds: str) -> None:
    """Wait for all pending work, and then free an allocation of one of these kinds. Ignore address 0."""
    simulation.check_unsafe(in_context=bool(simulation.stack))
    if address:
        allocation = get_allocation(simulation, address, kinds, is_start=True)
        simulation.order.finish()
        simulation.memory.free(allocation)


@call(optional_outputs=True)
def cuMemGetAddressRange(simulation: Simulation, address: int) -> tuple[int, int]:
    simulation.check_context()
    allocation: Any = simulation.memory.find(address)
    raise_if(not allocation, "NOT_FOUND")
    if allocation.kind == "virtual":
        mapping = find_mapping(simulation, address)
        return mapping.start, mapping.end - mapping.start
    return allocation.address, allocation.size


@call()
def cuPointerGetAttribute(simulation: Simulation, attribute: int, address: int) -> int:
    allocation = get_allocation(simulation, address)
    is_managed = allocation.kind == "managed"
    values = {
        _CONTEXT: allocation.context,
        _MEMORY_TYPE: _HOST_TYPE if allocation.kind in _PINNED else _DEVICE_TYPE,
        _DEVICE_POINTER: address,
        _SYNC_MEMOPS: allocation.is_synchronous,
        _BUFFER_ID: allocation.address,
        _IS_MANAGED: is_managed,
        _ORDINAL: allocation.device,
        _IS_LEGACY_IPC_CAPABLE: allocation.kind == "device",
        _RANGE_START: allocation.address,
        _RANGE_SIZE: allocation.size,
        _MAPPED: 1,
        _ALLOWED_HANDLE_TYPES: 0,
        _IS_GPU_DIRECT_RDMA_CAPABLE: 0,
        _ACCESS_FLAGS: _READ_AND_WRITE,
        _POOL: 0 if allocation.pool is None else allocation.pool.handle,
    }
    if allocation.kind in _HOST_KINDS:
        values[_HOST_POINTER] = address
    raise_if(attribute not in values)
    return int(values[attribute])


@call()
def cuPointerGetAttributes(simulation: Simulation, count: int, attributes: Any, address: int) -> list[int]:
    """Return the attributes of a pointer. Attributes that do not apply to the memory have default values."""
    raise_if(not count or not attributes)

    def read(attribute: int) -> int:
        """Return an attribute of the pointer, or the driver's default value if it does not apply."""
        try:
            return cuPointerGetAttribute(simulation, attribute, address)
        except Status:
            return _INVALID_DEVICE if attribute == _ORDINAL else 0

    return [read(int(attributes[index])) for index in range(count)]


@call()
def cuPointerSetAttribute(simulation: Simulation, value: Any, attribute: int, address: int) -> None:
    allocation = get_allocation(simulation, address, _DEVICE_KINDS)
    raise_if(attribute != _SYNC_MEMOPS or value not in (0, 1))
    allocation.is_synchronous = bool(value)


# --- stream-ordered allocation


@call()
def cuMemAllocAsync(simulation: Simulation, size: int, stream: HandleObject) -> int:
    return cuMemAllocFromPoolAsync(simulation, size, get_pool(simulation, stream.context.device), stream)


@call()
def cuMemAllocFromPoolAsync(
    simulation: Simulation, size: int, pool: HandleObject, stream: HandleObject
) -> int:
    if not size:
        return 0
    raise_if(pool.is_imported)
    if pool.file is None or stream.capture:
        allocation = simulation.allocate(size, "graph" if stream.capture else "pool")
    else:
        allocation = allocate_shared(simulation, pool, size)
    if not stream.capture:
        add_to_pool(simulation, pool, allocation)
    submit(simulation, stream, "alloc", allocation)
    return allocation.address


@call()
def cuMemFreeAsync(simulation: Simulation, address: int, stream: HandleObject) -> None:
    if address:
        allocation = get_allocation(simulation, address, _DEVICE_KINDS, is_start=True)
        raise_if(allocation.kind == "managed", "NOT_SUPPORTED")
        raise_if(allocation.is_ending)
        allocation.is_ending = stream.capture is None
        submit(simulation, stream, "free", allocation)


def _run_alloc(simulation: Simulation, allocation: Allocation) -> list[Use]:
    """Run a stream-ordered allocation or a graph node that allocates memory, and return the uses of memory.

    The memory already exists, because its address was determined by the call that submitted the operation. If
    an earlier launch of the graph has freed the memory, make it live again.
    """
    if simulation.memory.find_freed(allocation.address) is allocation:
        simulation.memory.revive(allocation)
        simulation.devices[allocation.device].reserved_by_graphs -= allocation.size
    return [Use(allocation.address, allocation.address, allocation.size, WRITE)]


def _run_free(simulation: Simulation, allocation: Allocation) -> list[Use]:
    """Run a stream-ordered free or a graph node that frees memory, and return the uses of memory.

    Free nothing if the program has freed the memory in the meantime.
    """
    if simulation.memory.find(allocation.address) is allocation:
        simulation.memory.free(allocation)
        if allocation.kind == "graph":
            simulation.devices[allocation.device].reserved_by_graphs += allocation.size
    return [Use(allocation.address, allocation.address, allocation.size, WRITE)]


# --- copies


def check_copy(
    simulation: Simulation, to: int, source: int, size: int, sides: str
) -> list[Allocation | None]:
    """Return the allocations of a copy's target and source, with None for pageable host memory.

    Args:
        simulation: The active simulation.
        to: The address to copy to.
        source: The address to copy from.
        size: The number of bytes.
        sides: The type of memory of the target, and that of the source, as two letters: "D" (device memory),
            "H" (host memory) or "U" (either, as in cuMemcpy).

    Raises:
        Status: The target or the source is not valid memory.
    """
    allocations: list[Allocation | None] = []
    for address, side in zip((to, source), sides):
        raise_if(not address)
        allocation = simulation.memory.find(address)
        if allocation is not None:
            raise_if(address + size > allocation.end)
        else:  # the address is valid only if it can be the address of pageable host memory
            raise_if(side == "D")
            raise_if(side == "U" and simulation.memory.is_freed_or_reserved(address))
        allocations.append(allocation)
    return allocations


def run_copy(simulation: Simulation, to: int, source: int, size: int, sides: str, *buffer: Any) -> list[Use]:
    """Run a copy, and return the uses of memory.

    Args:
        simulation: The active simulation.
        to: The address to copy to.
        source: The address to copy from.
        size: The number of bytes.
        sides: The types of memory of the target and the source (see `check_copy`).
        buffer: The ctypes buffer at `source`, if any. The reference keeps it alive until the copy runs.

    Raises:
        Fault: Some bytes that are copied to the host were never written. The copy is done anyway.
    """
    return run_copies(simulation, [(to, source, size)], sides)


def run_copies(simulation: Simulation, copies: Iterable[tuple[int, int, int]], sides: str) -> list[Use]:
    """Run several copies, and return the uses of memory.

    Args:
        simulation: The active simulation.
        copies: The target address, the source address and the number of bytes of each copy.
        sides: The types of memory of the targets and the sources (see `check_copy`).

    Raises:
        Fault: Some bytes that are copied to the host were never written. All copies are done anyway.
    """
    uses = []
    fault = None
    for to, source, size in copies:
        target, origin = check_copy(simulation, to, source, size, sides)
        is_to_host = target is None or target.kind in _PINNED
        if origin is not None and is_to_host:
            fault = _read_from_host(simulation, origin, source, size) or fault
        marks = origin.find_marks(source, source + size) if origin else []
        if target is not None:
            target.mark(to, to + size)
            if origin is not None:
                target.copy_written(to, origin, source, size)
            for start, end, reason in marks:  # the copy of unknown contents is unknown, too
                target.mark(to - source + start, to - source + end, reason)
        ctypes.memmove(to, source, size)
        uses += [
            Use(allocation.address, start, size, flags)
            for allocation, start, flags in ((origin, source, READ), (target, to, WRITE))
            if allocation
        ]
    if fault is not None:
        try:
            raise fault
        finally:
            del fault  # avoids a reference cycle with this frame
    return uses


def _read_from_host(simulation: Simulation, origin: Allocation, source: int, size: int) -> Fault | None:
    """Return a fault if any of the bytes that are copied to the host was never written, otherwise None.

    The bytes are recorded as written afterwards, so that each byte is reported only once.

    Raises:
        NotRun: The contents of the bytes are unknown, because a kernel did not run.
    """
    marks = origin.find_marks(source, source + size)
    if marks:
        simulation.not_run += 1
        _, _, reason = marks[0]
        raise NotRun(f"{simulation.symbol}: the {size} bytes at 0x{source:x} are unknown, because {reason}")
    unwritten = origin.find_unwritten(source, source + size)
    if unwritten is None:
        return None
    start, end = unwritten
    origin.set_written(source, source + size)
    where = f"byte {start - origin.address} of an allocation of {origin.size} bytes"
    count = f"{end - start} of the {size} bytes that are copied to the host were never written"
    if end - start == size:
        count = f"the {size} bytes that are copied to the host were never written"
    advice = "check the size of the grid and the kernel's conditions, or fill the memory first"
    fault = Fault(f"{simulation.symbol}: uninitialized memory: {count}, from {where}: {advice}")
    fault.stops = False
    fault.is_done = True
    fault.unwritten = start
    return fault


def copy(
    simulation: Simulation, to: int, source: int, size: int, stream: HandleObject | None = None, *, sides: str
) -> None:
    """Submit a copy to a stream.

    Without a stream, the default stream is used, and the call waits for the copy if the target or the source
    is host memory. Pageable host memory is read immediately, and written before the call returns.

    Args:
        simulation: The active simulation.
        to: The address to copy to.
        source: The address to copy from.
        size: The number of bytes.
        stream: The stream, or None for the default stream.
        sides: The types of memory of the target and the source (see `check_copy`).
    """
    used_stream = simulation.get_stream(0) if stream is None else stream
    if not size:
        return
    target, origin = check_copy(simulation, to, source, size, sides)
    is_target_pageable = target is None
    is_source_pageable = origin is None
    if stream is None:  # calls without a stream cannot be captured
        simulation.check_unsafe()
    work: list[Any] = [to, source, size, sides]
    if is_source_pageable and not used_stream.capture:
        buffer = ctypes.create_string_buffer(size)
        ctypes.memmove(buffer, source, size)
        work = [to, ctypes.addressof(buffer), size, sides, buffer]  # the reference keeps the buffer alive
    submit(simulation, used_stream, "copy", *work)
    if used_stream.capture:
        return
    uses_host = any(allocation is None or allocation.kind in _PINNED for allocation in (target, origin))
    if is_target_pageable or (stream is None and uses_host):
        simulation.order.finish_stream(used_stream)


# --- memset


def check_set(simulation: Simulation, to: int, value: int, count: int, element_size: int) -> None:
    """Raise Status if `count` elements of `element_size` bytes each cannot be set at an address."""
    if count:
        raise_if(to % element_size or to + count * element_size > get_allocation(simulation, to).end)


def run_set(simulation: Simulation, to: int, value: int, count: int, element_size: int) -> list[Use]:
    """Set `count` elements of `element_size` bytes each at address `to`, and return the uses of memory."""
    check_set(simulation, to, value, count, element_size)
    if not count:
        return []
    allocation = get_allocation(simulation, to)
    allocation.mark(to, to + count * element_size)
    ctypes.memmove(to, value.to_bytes(element_size, "little") * count, count * element_size)
    return [Use(allocation.address, to, count * element_size, WRITE)]


def set_memory(
    simulation: Simulation,
    to: int,
    value: int,
    count: int,
    stream: HandleObject | None = None,
    *,
    element_size: int,
) -> None:
    """Submit a memset to a stream, by default to the default stream. For the parameters, see `run_set`.

    Without a stream, only a memset of memory from cuMemAlloc or of mapped virtual memory is asynchronous.
    """
    used_stream = simulation.get_stream(0) if stream is None else stream
    check_set(simulation, to, value, count, element_size)
    submit(simulation, used_stream, "set", to, value, count, element_size)
    if count and stream is None and get_allocation(simulation, to).kind not in ("device", "virtual"):
        simulation.order.finish_stream(used_stream)


def list_pointed_to(simulation: Simulation, parameters: bytes) -> list[Allocation]:
    """Return the allocations that a kernel can access through its parameters.

    These are the allocations that the parameters point to, and the arrays of surface objects.

    Raises:
        Fault: A parameter points into memory that was freed.
    """
    allocations = []
    for offset in range(0, len(parameters) - 7, 4):  # a pointer (8 bytes) may be a member of a struct
        address = int.from_bytes(parameters[offset : offset + 8], "little")
        allocation = simulation.memory.find(address)
        freed = simulation.memory.find_freed(address)
        if allocation is not None:
            allocations.append(allocation)
            if allocation.kind == "texture":
                allocations += _list_written(simulation, allocation.address)
        elif freed is not None:
            memory = f"{freed.size} bytes of {freed.kind} memory at 0x{freed.address:x} that were freed"
            fault = Fault(f"the parameter at byte {offset}, 0x{address:x}, points into {memory}")
            fault.status = "ILLEGAL_ADDRESS"
            try:
                raise fault
            finally:
                del fault  # avoids a reference cycle with this frame
    return allocations


def _list_written(simulation: Simulation, handle: int) -> list[Allocation]:
    """Return the memory that kernels can write through a surface object, or nothing for a texture object."""
    # Only texture objects have settings.
    images = simulation.find_all("texture", address=handle, settings=None)
    return [array.memory for image in images for array in image.arrays]


RUN.update(copy=run_copy, set=run_set, alloc=_run_alloc, free=_run_free)


@call()
def cuMemAllocManaged(simulation: Simulation, size: int, flags: int) -> Any:
    simulation.check_context()
    raise_if(flags not in _ATTACH_FLAGS)
    address = _allocate(simulation, size, "managed")
    get_allocation(simulation, address).is_synchronous = True
    return address


@call()
def cuMemHostGetDevicePointer(simulation: Simulation, address: int, flags: int) -> Any:
    simulation.check_context()
    raise_if(flags)
    get_allocation(simulation, address, _HOST_KINDS)  # raises Status for other memory
    return address


def _copy_between(
    simulation: Simulation,
    to: int,
    to_context: Any,
    source: int,
    source_context: Any,
    size: int,
    *stream: HandleObject,
) -> None:
    """Copy memory between two contexts, as cuMemcpyPeer does."""
    raise_if(to_context is None or source_context is None, "INVALID_CONTEXT")
    copy(simulation, to, source, size, *stream, sides="DD")


@call(optional_outputs=True)
def cuMemGetInfo(simulation: Simulation) -> Any:
    return (
        simulation.total_memory - simulation.count_used_memory(simulation.context.device),
        simulation.total_memory,
    )


@call()
def cuMemFree(simulation: Simulation, address: int) -> None:
    _free(simulation, address, *_DEVICE_KINDS)


@call()
def cuMemFreeHost(simulation: Simulation, address: int) -> None:
    _free(simulation, address, "host")


for _suffix in ("", "Async"):  # only the asynchronous functions have a stream parameter
    _names_stream = bool(_suffix)
    for _name, _sides in {"": "UU", "HtoD": "DH", "DtoH": "HD", "DtoD": "DD"}.items():
        call(f"cuMemcpy{_name}{_suffix}", names_stream=_names_stream)(partial(copy, sides=_sides))
    for _size in (1, 2, 4):
        call(f"cuMemsetD{8 * _size}{_suffix}", names_stream=_names_stream)(
            partial(set_memory, element_size=_size)
        )
    call(f"cuMemcpyPeer{_suffix}", names_stream=_names_stream)(_copy_between)
