"""The control flow between the instructions of a module, from which the runtime derives their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class Flow:
    """The control flow of a module.

    A segment is a sequence of instructions without a jump or a label inside.

    Attributes:
        site_segments: For each instruction that has an ID, the number of its segment.
    """

    def __init__(self) -> None:
        self.site_segments: list[int] = []
        self._followers: list[list[int]] = []  # by segment
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
            label: The label at its start, or "".
            follows: Whether control can also reach it from the end of the previous segment.
        """
        if follows:
            self._followers[-1].append(len(self._followers))
        if label:
            self._labels[label] = len(self._followers)
        self._followers.append([])

    def add_jump(self, labels: Iterable[str]) -> None:
        """Add jumps from the end of the current segment to labels of the function."""
        self._jumps.append((len(self._followers) - 1, tuple(labels)))

    def end_function(self) -> None:
        """Add the function's jumps, whose targets are now known."""
        for segment, labels in self._jumps:
            self._followers[segment] += [self._labels[label] for label in labels]

    def add_site(self) -> None:
        """Add an instruction to the current segment."""
        self.site_segments.append(max(len(self._followers) - 1, 0))

    def list_tables(self) -> Mapping[str, list[int]]:
        """Return the tables that the runtime reads (runtime/threads.h), by name."""
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
