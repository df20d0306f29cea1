"""Records the activity of simulated devices for `cudyn.trace`, as CUPTI does for real devices."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .allocations import Memory
    from .handle_objects import HandleObject

_SIDES = {"H": "host", "D": "device"}


def report_work(
    listener: Callable[..., object],
    memory: Memory,
    stream: HandleObject,
    kind: str,
    work: Sequence[Any],
    start: int,
) -> None:
    """Report work that has just ended. Kinds of work that are not traced are ignored.

    Args:
        listener: A function that is called with the category, the name, the start and the end in nanoseconds,
            the ordinal of the device, the ID of the stream, and the details.
        memory: All allocations.
        stream: The stream of the work.
        kind: The kind of work, a key of `stream_order.RUN`.
        work: The arguments of the function that ran it.
        start: The time at which it started, in nanoseconds.
    """
    end = time.perf_counter_ns()
    description = _describe(memory, kind, work)
    if description is not None:
        listener(*description[:2], start, end, stream.context.device.ordinal, stream.id, description[2])


def _describe(memory: Memory, kind: str, work: Sequence[Any]) -> tuple[str, str, dict[str, Any]] | None:
    """Return the category, the name and the details of work, or None if it is not traced."""
    if kind == "kernel":
        launch = work[1]
        return "kernel", launch.kernel, {"grid": list(launch.grid), "block": list(launch.block)}
    if kind == "copy":
        to, source, size, sides = work[:4]
        return "copy", _name_copy(memory, (source, to), sides[::-1]), {"bytes": size}
    if kind == "rows":
        copy = work[0]
        addresses = (copy.source.address, copy.to.address)
        return (
            "copy",
            _name_copy(memory, addresses, copy.sides[::-1]),
            {"bytes": sum(size for _, _, size in copy)},
        )
    if kind == "set":
        _, _, count, element = work
        return "fill", "", {"bytes": count * element}
    if kind == "set rows":
        return "fill", "", {"bytes": sum(count * element for _, _, count, element in work[0])}
    return None


def _name_copy(memory: Memory, addresses: Sequence[int], sides: str) -> str:
    """Return the description of a copy, such as "host to device".

    Args:
        memory: All allocations.
        addresses: The addresses of the source and of the target.
        sides: The types of memory of the source and the target: "H" (host), "D" (device) or "U" (either).
    """
    names = [_SIDES.get(side) or _name_side(memory, address) for address, side in zip(addresses, sides)]
    return " to ".join(names)


def _name_side(memory: Memory, address: int) -> str:
    allocation = memory.find(address)
    return "host" if allocation is None or allocation.is_host else "device"
