"""The operations that streams run."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .handle_objects import HandleObject

_serials = itertools.count()


class Operation:
    """An operation in a stream.

    Attributes:
        stream: The stream in which the operation runs.
        kind: The kind of work, a key of `stream_order.RUN`.
        work: The arguments of the function that runs this kind of work.
        symbol: The function with which the program submitted the operation.
        time: The position in the stream, counted from 1.
        clock: A vector clock: stream -> the `time` of the stream's last operation that is ordered before this
            operation.
        graph: For a graph node, the operation that is ordered before all nodes of the launch. Otherwise None.
        index: For a graph node, its index among the nodes of the launch.
        before: For a graph node, a bit mask with the indices of the nodes that are ordered before it in the
            same launch.
        is_done: Whether the operation has run.
        source_line: The source line of the program that submitted the operation.
        serial: A number that increases with each submitted operation.
        unfinished_count: The number of unfinished operations that must run before this operation.
        followers: The operations that wait for this operation.
    """

    def __init__(
        self, stream: HandleObject, kind: str, work: Sequence[Any], symbol: str, source_line: str
    ) -> None:
        self.stream = stream
        self.kind = kind
        self.work = work
        self.symbol = symbol
        self.source_line = source_line
        self.serial = next(_serials)
        self.time = 0
        self.clock: dict[HandleObject, int] = {}
        self.graph: Operation | None = None
        self.index = 0
        self.before = 0
        self.is_done = False
        self.unfinished_count = 0
        self.followers: list[Operation] = []

    def follows(self, other: Operation) -> bool:
        """Return whether this operation is ordered after the other operation.

        The parts of an operation are ordered, so each operation follows itself.
        """
        if other is self:
            return True
        if self.graph is not None and other.graph is self.graph:
            return bool(self.before >> other.index & 1)
        return self.clock.get(other.stream, 0) >= other.time

    def describe_argument(self, start: int, end: int) -> str:
        """Return a description of the kernel argument that points into a range of addresses, or ""."""
        if self.kind != "kernel":
            return ""
        _, launch = self.work
        for index, value in enumerate(launch.arguments):
            if isinstance(value, int) and start <= value < end:
                return f"argument {index} of {launch.kernel}"
        return ""
