"""Functions that allocate, copy and set memory."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from functools import partial
from typing import Any, NamedTuple

from .allocations import Allocation
from .call_registry import Status, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .kernel_runs import Fault, NotRun
from .memory_pools import add_to_pool, allocate_shared, get_pool
from .simulation import Simulation
from .stream_order import WORK_FUNCTIONS
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
_POINTER_SIZE = 8  # bytes; the size of a pointer in a kernel's parameters
_POINTER_ALIGNMENT = 4  # bytes; members of packed structures may be aligned to this number
_INVALID_DEVICE = -2  # CU_DEVICE_INVALID
_READ_AND_WRITE = 3  # CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE
_UNWRITTEN = 0xA5  # the value of each byte of new pinned memory: an arbitrary value other than 0
_HOST_ALLOC_FLAGS = 7  # all flags of CU_MEMHOSTALLOC_*
_ATTACH_FLAGS = (1, 2)  # CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST


# --- allocations


@simulated_function("cuMemAlloc")
def _allocate(simulation: Simulation, size: int, kind: str = "device") -> int:
    """Allocate memory in the current context, and return its address. For `kind`, see `Allocation.kind`."""
    simulation.check_allowed_during_capture()
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
    allocation = simulation.memory.find(address)
    if allocation is None:
        raise Status("INVALID_VALUE")
    is_kind_accepted = not kinds or allocation.kind in kinds
    raise_status_if(not is_kind_accepted, "INVALID_VALUE")
    raise_status_if(is_start and allocation.address != address, "INVALID_VALUE")
    return allocation


@simulated_function("cuMemHostAlloc", "cuMemAllocHost")
def _allocate_host(simulation: Simulation, size: int, flags: int = 0) -> int:
    """Allocate pinned host memory with CU_MEMHOSTALLOC_* flags, and return its address.

    As on a device, new memory is not zeroed.
    """
    simulation.check_context()
    raise_status_if(flags & ~_HOST_ALLOC_FLAGS, "INVALID_VALUE")
    if not size:
        return 0
    address = _allocate(simulation, size, "host")
    get_allocation(simulation, address).flags = flags
    ctypes.memset(address, _UNWRITTEN, size)
    return address


@simulated_function()
def cuMemHostGetFlags(simulation: Simulation, address: int) -> int:
    """Return the CU_MEMHOSTALLOC_* flags of pinned memory."""
    simulation.check_context()
    return int(get_allocation(simulation, address, ("host",)).flags)


def _free(simulation: Simulation, address: int, *kinds: str) -> None:
    """Free memory after all pending work, which may use it.

    Args:
        simulation: The active simulation.
        address: The start of an allocation. 0 is ignored.
        kinds: The accepted kinds of allocations (see `Allocation.kind`).
    """
    has_context = bool(simulation.context_stack)
    simulation.check_allowed_during_capture(in_context=has_context)
    if address:
        allocation = get_allocation(simulation, address, kinds, is_start=True)
        simulation.stream_order.finish()
        simulation.memory.free(allocation)


@simulated_function(optional_outputs=True)
def cuMemGetAddressRange(simulation: Simulation, address: int) -> tuple[int, int]:
    """Return the start and the size of the allocation, or of the mapping of virtual memory, at an address."""
    simulation.check_context()
    allocation = simulation.memory.find(address)
    if allocation is None:
        raise Status("NOT_FOUND")
    if allocation.kind == "virtual":
        mapping = find_mapping(simulation, address)
        return mapping.start, mapping.end - mapping.start
    return allocation.address, allocation.size


@simulated_function()
def cuPointerGetAttribute(simulation: Simulation, attribute: int, address: int) -> int:
    """Return a CUpointer_attribute of an address."""
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
    raise_status_if(attribute not in values, "INVALID_VALUE")
    return int(values[attribute])


@simulated_function()
def cuPointerGetAttributes(simulation: Simulation, count: int, attributes: Any, address: int) -> list[int]:
    """Return several attributes of a pointer.

    Args:
        simulation: The active simulation.
        count: The number of attributes.
        attributes: An array of CUpointer_attribute.
        address: The pointer.
    """
    raise_status_if(not count or not attributes, "INVALID_VALUE")
    requested = [int(attribute) for attribute in attributes[:count]]
    return [_get_attribute_or_default(simulation, attribute, address) for attribute in requested]


def _get_attribute_or_default(simulation: Simulation, attribute: int, address: int) -> int:
    """Return an attribute of a pointer, or the driver's default value if it does not apply to the memory."""
    try:
        return cuPointerGetAttribute(simulation, attribute, address)
    except Status:
        return _INVALID_DEVICE if attribute == _ORDINAL else 0


@simulated_function()
def cuPointerSetAttribute(simulation: Simulation, value: Any, attribute: int, address: int) -> None:
    """Set whether copies to and from memory are synchronous. Other attributes cannot be set."""
    allocation = get_allocation(simulation, address, _DEVICE_KINDS)
    raise_status_if(attribute != _SYNC_MEMOPS or value not in (0, 1), "INVALID_VALUE")
    allocation.is_synchronous = bool(value)


# --- stream-ordered allocation


@simulated_function()
def cuMemAllocAsync(simulation: Simulation, size: int, stream: HandleObject) -> int:
    """Allocate memory from the current pool of the stream's device in stream order."""
    return cuMemAllocFromPoolAsync(simulation, size, get_pool(simulation, stream.context.device), stream)


@simulated_function()
def cuMemAllocFromPoolAsync(
    simulation: Simulation, size: int, pool: HandleObject, stream: HandleObject
) -> int:
    """Allocate memory from a pool in stream order, and return its address.

    If the stream is being captured, the allocation becomes a graph node, which does not use the pool.
    """
    if not size:
        return 0
    raise_status_if(pool.is_imported, "INVALID_VALUE")
    if stream.capture:
        allocation = simulation.allocate(size, "graph")
    else:
        can_other_processes_open_pool = pool.file is not None
        if can_other_processes_open_pool:
            allocation = allocate_shared(simulation, pool, size)
        else:
            allocation = simulation.allocate(size, "pool")
        add_to_pool(simulation, pool, allocation)
    submit(simulation, stream, "alloc", allocation)
    return allocation.address


@simulated_function()
def cuMemFreeAsync(simulation: Simulation, address: int, stream: HandleObject) -> None:
    """Free memory in stream order. Address 0 is ignored."""
    if not address:
        return
    allocation = get_allocation(simulation, address, _DEVICE_KINDS, is_start=True)
    raise_status_if(allocation.kind == "managed", "NOT_SUPPORTED")
    is_freed_twice = allocation.is_ending
    raise_status_if(is_freed_twice, "INVALID_VALUE")
    allocation.is_ending = stream.capture is None
    submit(simulation, stream, "free", allocation)


def _run_alloc(simulation: Simulation, allocation: Allocation) -> list[Use]:
    """Run a stream-ordered allocation or a graph node that allocates memory, and return the uses of memory.

    The memory already exists, because the call that submitted the operation has returned its address. But if
    an earlier launch of the graph has freed the memory, it becomes live again.
    """
    if simulation.memory.find_freed(allocation.address) is allocation:
        simulation.memory.revive(allocation)
        simulation.devices[allocation.device].reserved_by_graphs -= allocation.size
    return [Use(allocation.address, allocation.address, allocation.size, WRITE)]


def _run_free(simulation: Simulation, allocation: Allocation) -> list[Use]:
    """Run a stream-ordered free or a graph node that frees memory, and return the uses of memory.

    Nothing is freed if the program has already freed the memory in the meantime.
    """
    if simulation.memory.find(allocation.address) is allocation:
        simulation.memory.free(allocation)
        if allocation.kind == "graph":
            simulation.devices[allocation.device].reserved_by_graphs += allocation.size
    return [Use(allocation.address, allocation.address, allocation.size, WRITE)]


# --- copies


def check_copy(
    simulation: Simulation, target: int, source: int, size: int, memory_types: str
) -> list[Allocation | None]:
    """Return the allocations of a copy's target and source, with None for pageable host memory.

    Args:
        simulation: The active simulation.
        target: The address to copy to.
        source: The address to copy from.
        size: The number of bytes.
        memory_types: The type of memory of the target, and that of the source, as two letters: "D" (device
            memory), "H" (host memory) or "U" (either, as in cuMemcpy).

    Raises:
        Status: The target or the source is not valid memory.
    """
    allocations: list[Allocation | None] = []
    for address, memory_type in zip((target, source), memory_types):
        raise_status_if(not address, "INVALID_VALUE")
        allocation = simulation.memory.find(address)
        if allocation is not None:
            raise_status_if(address + size > allocation.end, "INVALID_VALUE")
        else:
            _check_pageable(simulation, address, memory_type)
        allocations.append(allocation)
    return allocations


def _check_pageable(simulation: Simulation, address: int, memory_type: str) -> None:
    """Raise Status if an address without an allocation cannot belong to pageable host memory."""
    raise_status_if(memory_type == "D", "INVALID_VALUE")
    if memory_type == "U":
        raise_status_if(simulation.memory.is_freed_or_reserved(address), "INVALID_VALUE")


class RowCopy(NamedTuple):
    """A copy of contiguous bytes.

    Attributes:
        target: The address to copy to.
        source: The address to copy from.
        size: The number of bytes.
    """

    target: int
    source: int
    size: int


def run_copy(
    simulation: Simulation, target: int, source: int, size: int, memory_types: str, *buffer: Any
) -> list[Use]:
    """Run a copy, and return the uses of memory.

    Args:
        simulation: The active simulation.
        target: The address to copy to.
        source: The address to copy from.
        size: The number of bytes.
        memory_types: The types of memory of the target and the source (see `check_copy`).
        buffer: The ctypes buffer at `source`, if any. The reference keeps it alive until the copy runs.

    Raises:
        Fault: Some bytes that are copied to the host were never written. The copy is done anyway.
    """
    return run_copies(simulation, [RowCopy(target, source, size)], memory_types)


def run_copies(simulation: Simulation, copies: Iterable[RowCopy], memory_types: str) -> list[Use]:
    """Run several copies, and return the uses of memory.

    Args:
        simulation: The active simulation.
        copies: The copies to run.
        memory_types: The types of memory of the targets and the sources (see `check_copy`).

    Raises:
        Fault: Some bytes that are copied to the host were never written. All copies are done anyway.
    """
    uses: list[Use] = []
    fault = None
    for row in copies:
        target_allocation, source_allocation = check_copy(simulation, *row, memory_types)
        is_target_on_host = target_allocation is None or target_allocation.kind in _PINNED
        if source_allocation is not None and is_target_on_host:
            fault = _check_host_read(simulation, source_allocation, row) or fault
        if target_allocation is not None:
            _copy_state(target_allocation, source_allocation, row)
        ctypes.memmove(row.target, row.source, row.size)
        if source_allocation is not None:
            uses.append(Use(source_allocation.address, row.source, row.size, READ))
        if target_allocation is not None:
            uses.append(Use(target_allocation.address, row.target, row.size, WRITE))
    if fault is not None:
        try:
            raise fault
        finally:
            del fault  # avoids a reference cycle with this frame
    return uses


def _copy_state(target: Allocation, source: Allocation | None, row: RowCopy) -> None:
    """Record which bytes of a copy's target are unknown or unwritten, because those of the source are.

    Args:
        target: The allocation that is copied to.
        source: The allocation that is copied from, or None for pageable host memory.
        row: The copied range.
    """
    # The target may overlap the source, so its unknown ranges are read before the target is changed.
    unknown_ranges = source.find_unknown_ranges(row.source, row.source + row.size) if source else []
    target.mark_written(row.target, row.target + row.size)
    if source is not None:
        target.copy_written_flags(row.target, source, row.source, row.size)
    distance = row.target - row.source
    for unknown in unknown_ranges:
        target.mark_unknown(unknown.start + distance, unknown.end + distance, unknown.reason)


def _check_host_read(simulation: Simulation, allocation: Allocation, row: RowCopy) -> Fault | None:
    """Return a fault if any of the bytes that are copied to the host was never written, otherwise None.

    The bytes are recorded as written afterwards, so that each byte is reported only once.

    Args:
        simulation: The active simulation.
        allocation: The allocation that is copied from.
        row: The copied range.

    Raises:
        NotRun: The contents of the bytes are unknown, because a kernel did not run.
    """
    start, end = row.source, row.source + row.size
    unknown_ranges = allocation.find_unknown_ranges(start, end)
    if unknown_ranges:
        simulation.not_run += 1
        reason = unknown_ranges[0].reason
        raise NotRun(
            f"{simulation.symbol}: the {row.size} bytes at 0x{start:x} are unknown, because {reason}"
        )
    unwritten = allocation.find_unwritten(start, end)
    if unwritten is None:
        return None
    allocation.set_written_flags(start, end)
    return _make_unwritten_fault(simulation, allocation, row.size, *unwritten)


def _make_unwritten_fault(
    simulation: Simulation, allocation: Allocation, copied_size: int, start: int, end: int
) -> Fault:
    """Return the fault for a copy of uninitialized memory to the host.

    Args:
        simulation: The active simulation.
        allocation: The allocation that is copied from.
        copied_size: The number of bytes that are copied.
        start: The address of the first unwritten byte.
        end: The address after the last unwritten byte.
    """
    where = f"byte {start - allocation.address} of an allocation of {allocation.size} bytes"
    if end - start == copied_size:
        count = f"the {copied_size} bytes that are copied to the host were never written"
    else:
        count = f"{end - start} of the {copied_size} bytes that are copied to the host were never written"
    advice = "check the size of the grid and the kernel's conditions, or fill the memory first"
    fault = Fault(f"{simulation.symbol}: uninitialized memory: {count}, from {where}: {advice}")
    fault.stops = False
    fault.is_done = True
    fault.unwritten = start
    return fault


def copy(
    simulation: Simulation,
    target: int,
    source: int,
    size: int,
    stream: HandleObject | None = None,
    *,
    memory_types: str,
) -> None:
    """Submit a copy to a stream.

    Without a stream, the default stream is used, and the call waits for the copy if the target or the source
    is host memory. Pageable host memory is read immediately, and written before the call returns.

    Args:
        simulation: The active simulation.
        target: The address to copy to.
        source: The address to copy from.
        size: The number of bytes.
        stream: The stream, or None for the default stream.
        memory_types: The types of memory of the target and the source (see `check_copy`).
    """
    used_stream = simulation.get_stream(0) if stream is None else stream
    if not size:
        return
    allocations = check_copy(simulation, target, source, size, memory_types)
    if stream is None:  # calls without a stream cannot be captured
        simulation.check_allowed_during_capture()
    if used_stream.capture:
        submit(simulation, used_stream, "copy", target, source, size, memory_types)
        return
    target_allocation, source_allocation = allocations
    if source_allocation is None:  # pageable memory, which the program may change after the call
        buffer = ctypes.create_string_buffer(size)
        ctypes.memmove(buffer, source, size)
        buffer_address = ctypes.addressof(buffer)
        # The reference to the buffer keeps it alive until the copy runs.
        submit(simulation, used_stream, "copy", target, buffer_address, size, memory_types, buffer)
    else:
        submit(simulation, used_stream, "copy", target, source, size, memory_types)
    uses_host = any(allocation is None or allocation.kind in _PINNED for allocation in allocations)
    is_target_pageable = target_allocation is None
    if is_target_pageable or (stream is None and uses_host):
        simulation.stream_order.finish_stream(used_stream)


# --- memset


def check_set(simulation: Simulation, target: int, value: int, count: int, element_size: int) -> None:
    """Raise Status if elements in memory cannot be set. The parameters are those of `run_set`."""
    if count:
        raise_status_if(target % element_size, "INVALID_VALUE")
        allocation = get_allocation(simulation, target)
        raise_status_if(target + count * element_size > allocation.end, "INVALID_VALUE")


def run_set(simulation: Simulation, target: int, value: int, count: int, element_size: int) -> list[Use]:
    """Set elements in memory to a value, and return the uses of memory.

    Args:
        simulation: The active simulation.
        target: The address of the first element.
        value: The value of each element.
        count: The number of elements.
        element_size: The size of an element in bytes.
    """
    check_set(simulation, target, value, count, element_size)
    if not count:
        return []
    size = count * element_size
    allocation = get_allocation(simulation, target)
    allocation.mark_written(target, target + size)
    ctypes.memmove(target, value.to_bytes(element_size, "little") * count, size)
    return [Use(allocation.address, target, size, WRITE)]


def set_memory(
    simulation: Simulation,
    target: int,
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
    check_set(simulation, target, value, count, element_size)
    submit(simulation, used_stream, "set", target, value, count, element_size)
    if count and stream is None and get_allocation(simulation, target).kind not in ("device", "virtual"):
        simulation.stream_order.finish_stream(used_stream)


def list_pointed_to(simulation: Simulation, parameters: bytes) -> list[Allocation]:
    """Return the allocations that a kernel can access through its parameters.

    These are the allocations that the parameters point to, and the arrays of surface objects.

    Args:
        simulation: The active simulation.
        parameters: The bytes of all parameters. Any aligned 8 bytes in them may be a pointer, because
            structures can contain pointers.

    Raises:
        Fault: A parameter points into memory that was freed.
    """
    allocations = []
    last_offset = len(parameters) - _POINTER_SIZE
    for offset in range(0, last_offset + 1, _POINTER_ALIGNMENT):
        address = int.from_bytes(parameters[offset : offset + _POINTER_SIZE], "little")
        allocation = simulation.memory.find(address)
        if allocation is None:
            _check_not_freed(simulation, offset, address)
            continue
        allocations.append(allocation)
        if allocation.kind == "texture":
            allocations += _list_surface_memory(simulation, allocation.address)
    return allocations


def _check_not_freed(simulation: Simulation, offset: int, address: int) -> None:
    """Raise Fault if the value of a kernel's parameter is an address in memory that was freed.

    Args:
        simulation: The active simulation.
        offset: The offset of the value in the parameters.
        address: The value.
    """
    freed = simulation.memory.find_freed(address)
    if freed is None:
        return
    memory = f"{freed.size} bytes of {freed.kind} memory at 0x{freed.address:x} that were freed"
    fault = Fault(f"the parameter at byte {offset}, 0x{address:x}, points into {memory}")
    fault.status = "ILLEGAL_ADDRESS"
    try:
        raise fault
    finally:
        del fault  # avoids a reference cycle with this frame


def _list_surface_memory(simulation: Simulation, handle: int) -> list[Allocation]:
    """Return the memory that kernels can write through a surface object, or nothing for a texture object.

    Args:
        simulation: The active simulation.
        handle: The handle of a surface or texture object.
    """
    surfaces = simulation.list_objects("texture", address=handle, settings=None)  # textures have settings
    return [array.memory for surface in surfaces for array in surface.arrays]


WORK_FUNCTIONS.update(copy=run_copy, set=run_set, alloc=_run_alloc, free=_run_free)


@simulated_function()
def cuMemAllocManaged(simulation: Simulation, size: int, flags: int) -> Any:
    """Allocate managed memory, which the host and all devices can access, and return its address."""
    simulation.check_context()
    raise_status_if(flags not in _ATTACH_FLAGS, "INVALID_VALUE")
    address = _allocate(simulation, size, "managed")
    get_allocation(simulation, address).is_synchronous = True
    return address


@simulated_function()
def cuMemHostGetDevicePointer(simulation: Simulation, address: int, flags: int) -> Any:
    """Return the address by which kernels access host memory. It is the same address."""
    simulation.check_context()
    raise_status_if(flags, "INVALID_VALUE")
    get_allocation(simulation, address, _HOST_KINDS)  # raises Status for other memory
    return address


def _copy_between_contexts(
    simulation: Simulation,
    target: int,
    target_context: Any,
    source: int,
    source_context: Any,
    size: int,
    *stream: HandleObject,
) -> None:
    """Copy memory between two contexts, as cuMemcpyPeer does. Both contexts must exist."""
    raise_status_if(target_context is None or source_context is None, "INVALID_CONTEXT")
    copy(simulation, target, source, size, *stream, memory_types="DD")


@simulated_function(optional_outputs=True)
def cuMemGetInfo(simulation: Simulation) -> Any:
    """Return the number of free bytes, and the total number of bytes, of the current device's memory."""
    used = simulation.count_used_memory(simulation.context.device)
    return simulation.total_memory - used, simulation.total_memory


@simulated_function()
def cuMemFree(simulation: Simulation, address: int) -> None:
    """Free device memory after all pending work."""
    _free(simulation, address, *_DEVICE_KINDS)


@simulated_function()
def cuMemFreeHost(simulation: Simulation, address: int) -> None:
    """Free pinned memory after all pending work."""
    _free(simulation, address, "host")


for _suffix in ("", "Async"):  # only the asynchronous functions have a stream parameter
    _names_stream = bool(_suffix)
    for _name, _sides in {"": "UU", "HtoD": "DH", "DtoH": "HD", "DtoD": "DD"}.items():
        simulated_function(f"cuMemcpy{_name}{_suffix}", names_stream=_names_stream)(
            partial(copy, memory_types=_sides)
        )
    for _size in (1, 2, 4):
        simulated_function(f"cuMemsetD{8 * _size}{_suffix}", names_stream=_names_stream)(
            partial(set_memory, element_size=_size)
        )
    simulated_function(f"cuMemcpyPeer{_suffix}", names_stream=_names_stream)(_copy_between_contexts)
