"""Notes for other processes: JSON values that are stored in the cache by name."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from . import settings
from .entries import DamagedError, pack, read
from .folder import find_root, get_root


def find(name: str) -> Any:
    """Return the value that another process has stored under a 16-digit name, or None."""
    root = find_root()
    with suppress(DamagedError):
        if root is not None:
            entry = read(root, f"notes-{name}")
            return entry and entry.header
    return None


def leave(name: str, value: object) -> None:
    """Store a JSON value for other processes. Does nothing if the cache cannot be written."""
    if settings.get_mode() == "only":
        return
    with suppress(OSError):
        root = get_root(create=True)
        if root is not None:
            root.write(f"notes-{name}", pack(f"notes-{name}", {}, value, b""))
