"""The pieces of work that streams run."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .handle_objects import HandleObject

_serials = itertools.count()


class Operation:
    """A piece of work in a stream.

    time   its number in its stream, from 1 on
    clock  stream -> the time up to which that stream's operations come before this one
    graph  of a graph's nodes: the operation before all of the launch's nodes
    before  of a graph's nodes: a bit for each node of the same launch that comes before this one
    place  where the program submitted it
    serial  which says what was submitted earlier
    """

    def __init__(self, stream: HandleObject, kind: str, work: Sequence[Any], symbol: str, place: str) -> None:
        self.stream = stream
        self.kind = kind
        self.work = work
        self.symbol = symbol
        self.place = place
        self.serial = next(_serials)
        self.time = 0
        self.clock: dict[HandleObject, int] = {}
        self.graph: Operation | None = None
        self.number = 0
        self.before = 0
        self.is_done = False
        self.missing = 0  # operations that it waits for
        self.followers: list[Operation] = []

    def follows(self, other: Operation) -> bool:
        """Return whether this operation is ordered after the other one."""
        if self.graph is not None and other.graph is self.graph:
            return bool(self.before >> other.number & 1)
        return self.clock.get(other.stream, 0) >= other.time

    def name_argument(self, start: int, end: int) -> str:
        """The argument of a kernel that points into a range; "" if there is none."""
        if self.kind != "kernel":
            return ""
        launch = self.work[1]
        for number, value in enumerate(launch.arguments):
            if isinstance(value, int) and start <= value < end:
                return f"argument {number} of {launch.kernel}"
        return ""
