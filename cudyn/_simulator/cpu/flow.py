"""The control flow of a module. The runtime derives from it which instructions a thread can still reach."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class Flow:
    """The control flow of a module.

    A segment is a sequence of instructions that contains no jumps and labels, except that it may start with a
    label and end with a jump.

    Attributes:
        site_segments: The index of the segment that contains an instruction, for each instruction with an ID,
            in the order of the IDs.
    """

    def __init__(self) -> None:
        self.site_segments: list[int] = []
        self._followers: list[list[int]] = []  # for each segment, the segments that may run after it
        self._labels: dict[str, int] = {}  # label of the current function -> the segment that it starts
        self._jumps: list[tuple[int, tuple[str, ...]]] = []  # (segment, labels) of the current function

    def begin_function(self) -> None:
        """Start the first segment of a function."""
        self._labels = {}
        self._jumps = []
        self._followers.append([])

    def begin_segment(self, label: str = "", *, follows: bool = True) -> None:
        """Start the next segment.

        Args:
            label: The label at the start of the segment, or "".
            follows: Whether this segment may run after the previous segment without a jump.
        """
        if follows:
            self._followers[-1].append(len(self._followers))
        if label:
            self._labels[label] = len(self._followers)
        self._followers.append([])

    def add_jump(self, labels: Iterable[str]) -> None:
        """Record that the current segment ends with a jump to one of these labels of the function."""
        self._jumps.append((len(self._followers) - 1, tuple(labels)))

    def end_function(self) -> None:
        """Convert the labels in the function's jumps, all of which are now known, to segments."""
        for segment, labels in self._jumps:
            self._followers[segment] += [self._labels[label] for label in labels]

    def add_site(self) -> None:
        """Record that the instruction with the next ID belongs to the current segment."""
        self.site_segments.append(len(self._followers) - 1)

    def make_tables(self) -> Mapping[str, list[int]]:
        """Return the tables that the runtime reads (runtime/threads.h), keyed by their C names."""
        starts = [0]
        for followers in self._followers:
            starts.append(starts[-1] + len(followers))
        targets = [follower for followers in self._followers for follower in followers]
        return {
            "site_segments": self.site_segments,
            "segment_starts": starts,
            "segment_followers": targets,
        }

    @property
    def segment_count(self) -> int:
        """The number of segments."""
        return len(self._followers)
