"""Notes for other processes: a value in JSON under a name, as an entry without a key."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

from . import settings, store
from .entries import DamagedError, pack, read
from .trust import make_folder, write_private


def find(name: str) -> Any:
    """Return what another process has left under a name, of 16 digits; None if there is nothing."""
    root = settings.get_folder()
    with suppress(OSError, DamagedError):
        if root is not None and not store.find_refusal(root):
            entry = read(root, f"notes-{name}")
            return entry and entry.head
    return None


def leave(name: str, value: object) -> None:
    """Leave something in JSON for other processes, if the cache can be written."""
    root = settings.get_folder()
    if root is None or settings.get_mode() == "only":
        return
    with suppress(OSError):
        make_folder(root)
        if not store.find_refusal(root):
            data = pack(f"notes-{name}", {}, value, b"")
            write_private(os.path.join(root, f"notes-{name}"), data)
