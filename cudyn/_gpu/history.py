"""The kernels launched lately: an error in a kernel appears at a later call, whose message names them."""

from __future__ import annotations

from collections import deque

from .._library import failures
from .._loading.catalog import LibraryInfo
from .device import STICKY_STATUSES

last = [""]  # the kernel launched last; a list, for launch functions to write to
before: deque[str] = deque(maxlen=8)  # the kernels launched before it


def remember(name: str) -> None:
    """Note a kernel as the one launched last."""
    if last[0] is not name:
        before.append(last[0])
        last[0] = name


def _describe(info: LibraryInfo, status: int) -> str:
    if status not in STICKY_STATUSES or info.name not in ("driver", "runtime") or not last[0]:
        return ""
    others = ", ".join(name for name in dict.fromkeys(reversed(before)) if name not in ("", last[0]))
    text = f"A kernel that was launched earlier has failed. Launched last: {last[0]}"
    return f"{text}; before it: {others}." if others else f"{text}."


failures.notes.append(_describe)
