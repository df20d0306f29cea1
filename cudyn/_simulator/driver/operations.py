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
        kind: The kind of work: a key of `stream_order.WORK_FUNCTIONS`, or any other kind, which does nothing.
        work_arguments: The arguments of the function that runs this kind of work.
        symbol: The function with which the program submitted the operation.
        time: The position in the stream, counted from 1.
        clock: A vector clock. For each stream, it contains the `time` of the stream's last operation that is
            ordered before this operation.
        graph_start: For a graph node, the operation that is ordered before all nodes of the launch. Otherwise
            None.
        index: For a graph node, its index among the nodes of the launch.
        earlier_nodes: For a graph node, a bit mask of the nodes of the same launch that are ordered before
            it. Bit `n` stands for the node with the index `n`.
        is_done: Whether the operation has run.
        source_line: The source line of the program that submitted the operation.
        serial: A number that increases with each submitted operation.
        unfinished_count: The number of unfinished operations that must run before this operation.
        followers: The operations that wait for this operation.
    """

    def __init__(
        self,
        stream: HandleObject,
        kind: str,
        work_arguments: Sequence[Any],
        symbol: str,
        source_line: str,
    ) -> None:
        """Create an operation that does not follow other operations yet. See the attributes of the class."""
        # The work, and where the program submitted it
        self.stream = stream
        self.kind = kind
        self.work_arguments = work_arguments
        self.symbol = symbol
        self.source_line = source_line
        self.serial = next(_serials)
        # The operations that are ordered before this operation
        self.time = 0
        self.clock: dict[HandleObject, int] = {}
        self.graph_start: Operation | None = None
        self.index = 0
        self.earlier_nodes = 0
        # When the operation runs
        self.is_done = False
        self.unfinished_count = 0
        self.followers: list[Operation] = []

    def follows(self, other: Operation) -> bool:
        """Return whether this operation is ordered after the other operation.

        The accesses of an operation to memory are ordered, so each operation follows itself.
        """
        if other is self:
            return True
        are_in_same_launch = self.graph_start is not None and other.graph_start is self.graph_start
        if are_in_same_launch:
            return bool(self.earlier_nodes >> other.index & 1)
        last_ordered_time = self.clock.get(other.stream, 0)
        return last_ordered_time >= other.time

    def describe_argument(self, start: int, end: int) -> str:
        """Return a description of the kernel argument that points into a range of addresses, or ""."""
        if self.kind != "kernel":
            return ""
        _, launch = self.work_arguments
        for index, value in enumerate(launch.arguments):
            if isinstance(value, int) and start <= value < end:
                return f"argument {index} of {launch.kernel}"
        return ""
