"""Notes for other processes: JSON values that are stored in the cache by name."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

from . import settings, store
from .entries import DamagedError, pack, read
from .trust import make_folder, write_private


def find(name: str) -> Any:
    """Return the value that another process has stored under a 16-digit name, or None."""
    root = settings.get_folder()
    with suppress(OSError, DamagedError):
        if root is not None and not store.find_refusal(root):
            entry = read(root, f"notes-{name}")
            return entry and entry.head
    return None


def leave(name: str, value: object) -> None:
    """Store a JSON value for other processes. Does nothing if the cache cannot be written."""
    root = settings.get_folder()
    if root is None or settings.get_mode() == "only":
        return
    with suppress(OSError):
        make_folder(root)
        if not store.find_refusal(root):
            data = pack(f"notes-{name}", {}, value, b"")
            write_private(os.path.join(root, f"notes-{name}"), data)
