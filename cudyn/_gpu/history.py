"""Which kernels were launched lately: an error in a kernel shows itself at a later call, which names them."""

from __future__ import annotations

from collections import deque

from .._library import failures
from .device import STICKY_STATUSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .._loading.catalog import Row

last = [""]  # the kernel that was launched last, in a list, which launch functions write to
before: deque[str] = deque(maxlen=8)  # the last ones at the times when a new configuration was asked for


def record_change() -> None:
    """Remember the last kernel: another one, or another configuration, comes next."""
    before.append(last[0])


def _describe(row: Row, status: int) -> str:
    if status not in STICKY_STATUSES or row.module not in ("driver", "runtime") or not last[0]:
        return ""
    others = ", ".join(name for name in dict.fromkeys(reversed(before)) if name not in ("", last[0]))
    text = f"A kernel that was launched earlier has failed. Launched last: {last[0]}"
    return f"{text}; before it: {others}." if others else f"{text}."


failures.add_note(_describe)
