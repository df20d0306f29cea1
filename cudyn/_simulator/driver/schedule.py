"""The schedule of a simulation: the order in which threads, blocks and the work of streams run."""

from __future__ import annotations

import re
from typing import NamedTuple

ASCENDING, DESCENDING, SHUFFLED = range(3)  # enum ScheduleKind in _simulator/cpu/runtime/interface.h
_MAX_SEED = (1 << 64) - 1


class Schedule(NamedTuple):
    """An order of threads, blocks and the work of streams.

    Attributes:
        kind: The order in which the threads of a block, and the blocks of a grid, start: ASCENDING,
            DESCENDING or SHUFFLED.
        seed: The seed of a shuffled order.
    """

    kind: int = ASCENDING
    seed: int = 0

    @property
    def defers_work(self) -> bool:
        """Whether streams run their work only when the program waits for it."""
        return self.kind == SHUFFLED

    def __str__(self) -> str:
        """Return the schedule in the form that `parse_schedule` accepts."""
        return f"seed:{self.seed}" if self.kind == SHUFFLED else _NAMES[self.kind]


DEFAULT = Schedule()
_NAMES = {ASCENDING: "default", DESCENDING: "reverse"}


def parse_schedule(text: str) -> Schedule:
    """Parse a schedule: "default", "reverse", or a seed such as "seed:7".

    Raises:
        ValueError: The schedule is invalid.
    """
    for kind, name in _NAMES.items():
        if text == name:
            return Schedule(kind)
    match = re.fullmatch(r"seed:([0-9]+)", text) if isinstance(text, str) else None
    if match is None or int(match[1]) > _MAX_SEED:
        raise ValueError(
            f"expected a schedule: 'default', 'reverse' or a seed such as 'seed:7', got {text!r}"
        )
    return Schedule(SHUFFLED, int(match[1]))
