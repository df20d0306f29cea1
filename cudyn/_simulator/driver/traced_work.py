"""Records the activity of simulated devices for `cudyn.trace`, as CUPTI does for real devices."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .allocations import Memory
    from .handle_objects import HandleObject

_MEMORY_NAMES = {"H": "host", "D": "device"}


def report_work(
    listener: Callable[..., object],
    memory: Memory,
    stream: HandleObject,
    kind: str,
    work_arguments: Sequence[Any],
    start: int,
) -> None:
    """Report work that has just ended to a function. Kinds of work that are not traced are ignored.

    Args:
        listener: A function that is called with the category, the name, the start and the end in nanoseconds,
            the ordinal of the device, the ID of the stream, and the details.
        memory: All allocations.
        stream: The stream that ran the work.
        kind: The kind of work, a key of `stream_order.WORK_FUNCTIONS`.
        work_arguments: The arguments of the function that ran it (see `_describe`).
        start: The time at which it started, in nanoseconds.
    """
    end = time.perf_counter_ns()
    description = _describe(memory, kind, work_arguments)
    if description is not None:
        category, name, details = description
        listener(category, name, start, end, stream.context.device.ordinal, stream.id, details)


def _describe(
    memory: Memory, kind: str, work_arguments: Sequence[Any]
) -> tuple[str, str, dict[str, Any]] | None:
    """Return the category, the name and the details of work, or None if it is not traced.

    Args:
        memory: All allocations.
        kind: The kind of work.
        work_arguments: The arguments of the function that ran the work, which depend on the kind:

            - "kernel": the function, and the `Launch`.
            - "copy": the target address, the source address, the number of bytes, the types of memory of the
              target and the source (see `run_copy` in memory.py), and possibly a buffer.
            - "rows": the `Copy` (see shaped_copies.py), and possibly a buffer.
            - "set": the address, the value, the number of elements, and the size of an element in bytes.
            - "set rows": a list with a tuple for each row, which contains the same as the work of "set".
    """
    if kind == "kernel":
        _, launch, *_ = work_arguments
        return "kernel", launch.kernel, {"grid": list(launch.grid), "block": list(launch.block)}
    if kind == "copy":
        target, source, size, memory_types, *_ = work_arguments
        return "copy", _name_copy(memory, target, source, memory_types), {"bytes": size}
    if kind == "rows":
        copy, *_ = work_arguments
        name = _name_copy(memory, copy.target.address, copy.source.address, copy.memory_types)
        return "copy", name, {"bytes": copy.size}
    if kind == "set":
        _, _, count, element_size = work_arguments
        return "fill", "", {"bytes": count * element_size}
    if kind == "set rows":
        (rows,) = work_arguments
        return "fill", "", {"bytes": sum(count * element_size for _, _, count, element_size in rows)}
    return None


def _name_copy(memory: Memory, target: int, source: int, memory_types: str) -> str:
    """Return the description of a copy, such as "host to device".

    Args:
        memory: All allocations.
        target: The address of the target.
        source: The address of the source.
        memory_types: The types of memory of the target and the source, as two letters: "H" (host), "D"
            (device) or "U" (either).
    """
    target_type, source_type = tuple(memory_types)
    source_name = _name_memory(memory, source, source_type)
    target_name = _name_memory(memory, target, target_type)
    return f"{source_name} to {target_name}"


def _name_memory(memory: Memory, address: int, memory_type: str) -> str:
    """Return "host" or "device" for the memory at an address.

    Args:
        memory: All allocations.
        address: An address in the memory.
        memory_type: "H" (host), "D" (device), or "U" (either). For "U", the allocation at the address
            determines the result. Memory without an allocation is pageable host memory.
    """
    if memory_type != "U":
        return _MEMORY_NAMES[memory_type]
    allocation = memory.find(address)
    return "host" if allocation is None or allocation.is_host else "device"
