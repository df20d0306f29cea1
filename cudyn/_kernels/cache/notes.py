"""Notes for other processes: JSON values that are stored in the cache under a name."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from . import settings
from .entries import DamagedError, pack, read
from .folder import find_root, get_root


def find(name: str) -> Any:
    """Return the value that this process or another process has stored under a name of 16 digits, or None."""
    root = find_root()
    with suppress(DamagedError):
        if root is not None:
            entry = read(root, f"notes-{name}")
            return entry and entry.header
    return None


def leave(name: str, value: object) -> None:
    """Store a JSON value for other processes. If the cache cannot be written, nothing is stored."""
    if settings.get_mode() == "only":
        return
    with suppress(OSError):
        root = get_root(create=True)
        if root is not None:
            root.write(f"notes-{name}", pack(f"notes-{name}", {}, value, b""))
