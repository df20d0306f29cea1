"""The control flow of a module. The runtime derives from it which instructions a thread can still reach."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class Flow:
    """The control flow graph of a module, which is built while the module's functions are translated.

    Its nodes are segments (basic blocks). A segment is a sequence of instructions that contains no jumps and
    labels, except that it may start with a label and end with a jump.

    Attributes:
        site_segments: Instruction ID -> the index of the segment that contains the instruction.
    """

    def __init__(self) -> None:
        self.site_segments: list[int] = []
        self._followers: list[list[int]] = []  # for each segment, the segments that may run after it
        self._labels: dict[str, int] = {}  # label of the current function -> the segment that it starts
        self._jumps: list[tuple[int, tuple[str, ...]]] = []  # (segment, labels) of the current function

    def begin_function(self) -> None:
        """Start a new function, and its first segment."""
        self._labels = {}
        self._jumps = []
        self._followers.append([])

    def begin_segment(self, label: str = "", *, follows: bool = True) -> None:
        """Start the next segment.

        Args:
            label: The label at the start of the segment, or "".
            follows: Whether this segment may run after the previous segment without a jump.
        """
        new_segment = len(self._followers)
        if follows:
            self._followers[-1].append(new_segment)
        if label:
            self._labels[label] = new_segment
        self._followers.append([])

    def add_jump(self, labels: Iterable[str]) -> None:
        """Record that the current segment ends with a jump to one of these labels of the function."""
        current_segment = len(self._followers) - 1
        self._jumps.append((current_segment, tuple(labels)))

    def end_function(self) -> None:
        """Add the function's jumps to the graph.

        This is not possible before the end of the function, because a jump may precede its label.
        """
        for segment, labels in self._jumps:
            for label in labels:
                self._followers[segment].append(self._labels[label])

    def add_instruction(self) -> None:
        """Record that the current segment contains the instruction with the next ID."""
        current_segment = len(self._followers) - 1
        self.site_segments.append(current_segment)

    def make_tables(self) -> Mapping[str, list[int]]:
        """Return the graph as arrays for the runtime (runtime/threads.h), keyed by their C names.

        The lists of followers are concatenated: the followers of segment `i` start at index
        `segment_starts[i]` of `segment_followers`, and end before index `segment_starts[i + 1]`.
        """
        segment_starts = [0]
        segment_followers: list[int] = []
        for followers in self._followers:
            segment_followers += followers
            segment_starts.append(len(segment_followers))
        return {
            "site_segments": self.site_segments,
            "segment_starts": segment_starts,
            "segment_followers": segment_followers,
        }

    @property
    def segment_count(self) -> int:
        """The number of segments."""
        return len(self._followers)
