"""One file of the cache.

It starts with the hash of the rest, which has its name: a damaged or renamed file is not read.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from .trust import find_writers

MAGIC = b"cudyn 4\n"
_START = len(MAGIC) + 32
_TOUCH = 3600.0  # a hit is noted once in this many seconds


class StoredEntry(NamedTuple):
    """An entry as it was kept. facts: for people; head: its user's own, each in JSON."""

    facts: dict[str, Any]
    head: Any
    data: bytes


def pack(name: str, facts: Mapping[str, Any], head: object, data: bytes) -> bytes:
    """Return the contents of a file of this name."""
    text = json.dumps({"of": name, "facts": dict(facts), "head": head}).encode()
    body = len(text).to_bytes(8, "little") + text + data
    return MAGIC + hashlib.sha256(body).digest() + body


def unpack(data: bytes, name: str) -> StoredEntry | None:
    """Return what is in a file of this name; None if it is damaged, or was kept under another one."""
    body = memoryview(data)[_START:]
    if data[: len(MAGIC)] != MAGIC or hashlib.sha256(body).digest() != data[len(MAGIC) : _START]:
        return None
    length = int.from_bytes(body[:8], "little")
    try:
        found = json.loads(bytes(body[8 : 8 + length]))
        if found["of"] != name or not isinstance(found["facts"], dict):
            return None
        return StoredEntry(found["facts"], found["head"], bytes(body[8 + length :]))
    except Exception:  # whoever wrote it, it is not what `pack` writes
        return None


def read(folder: str, name: str) -> StoredEntry | None:
    """Return what is in a file, and note that it was used; None if it is missing or can't be trusted."""
    path = os.path.join(folder, name)
    try:
        with open(path, "rb", buffering=0) as file:
            facts = os.fstat(file.fileno())
            if not stat.S_ISREG(facts.st_mode) or find_writers(facts):
                return None
            found = unpack(file.read(), name)
    except OSError:
        return None
    if found is not None and time.time() - facts.st_atime > _TOUCH:
        with suppress(OSError):  # it is another user's, or the file system can't be written
            os.utime(path, ns=(time.time_ns(), facts.st_mtime_ns))
    return found


def read_facts(path: str) -> dict[str, Any] | None:
    """Return the facts in a file, without reading all of it; None if it has none."""
    try:
        with open(path, "rb") as file:
            begin = file.read(_START + 8)
            length = min(int.from_bytes(begin[_START:], "little"), os.fstat(file.fileno()).st_size)
            found = json.loads(file.read(length))["facts"]
    except Exception:  # whoever wrote it
        return None
    return found if isinstance(found, dict) else None


def find_fault(path: str) -> str:
    """Return the reason why a file is not read, or "". OSError: it does not exist."""
    found = os.stat(path, follow_symlinks=False)
    if not stat.S_ISREG(found.st_mode):
        return "is not a file"
    writers = find_writers(found)
    if writers:
        return writers
    with open(path, "rb") as file:
        return "is damaged" if unpack(file.read(), os.path.basename(path)) is None else ""
