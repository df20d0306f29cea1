"""One file of the cache: what is in it, and who may have written it.

It starts with the hash of what follows, in which it says what it is kept as: one that is damaged or has
another's name is not read.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
import time

from .._formats.image import Image
from .._formats.signature import KernelInfo, Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

MAGIC = b"cudyn 3\n"
_TOUCH = 3600.0  # a hit is noted once in this many seconds


def pack(name: str, image: Image, facts: Mapping[str, Any]) -> bytes:
    """Return the contents of a file of this name."""
    head = json.dumps(
        {
            "of": name,
            "kind": image.kind,
            "arch": image.arch,
            "log": image.log,
            "lowered_names": dict(image.lowered_names),
            "compiler": image.compiler,
            "kernels": [
                [k.name, k.parameters, k.registers, k.static_shared_memory, k.local_memory]
                for k in image.kernels
            ],
            "facts": dict(facts),
        }
    ).encode()
    body = len(head).to_bytes(8, "little") + head + image.data
    return MAGIC + hashlib.sha256(body).digest() + body


def unpack(data: bytes, name: str) -> Image | None:
    """Return the code in a file of this name; None if it is damaged, or was kept under another one."""
    start = len(MAGIC) + 32
    body = data[start:]
    if data[: len(MAGIC)] != MAGIC or hashlib.sha256(body).digest() != data[len(MAGIC) : start]:
        return None
    length = int.from_bytes(body[:8], "little")
    head = json.loads(body[8 : 8 + length])
    if head["of"] != name:
        return None
    kernels = tuple(
        KernelInfo(name, tuple(Parameter(*p) for p in parameters), *figures)
        for name, parameters, *figures in head["kernels"]
    )
    return Image(
        body[8 + length :],
        head["kind"],
        tuple(head["arch"]),
        kernels,
        head["log"],
        head["lowered_names"],
        head["compiler"],
    )


def read(folder: str, name: str) -> Image | None:
    """Return the code in a file, and note that it was used; None if there is none that can be trusted."""
    path = os.path.join(folder, name)
    try:
        with open(path, "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode) or find_writers(found):
                return None
            image = unpack(file.read(), name)
        if image is not None and time.time() - found.st_atime > _TOUCH:
            os.utime(path, ns=(time.time_ns(), found.st_mtime_ns))
    except OSError:
        return None
    return image


def read_facts(path: str) -> dict[str, Any] | None:
    """Return the facts of the compilation in a file, for a message; None if there are none."""
    start = len(MAGIC) + 32
    try:
        with open(path, "rb") as file:
            begin = file.read(start + 8)
            found = json.loads(file.read(int.from_bytes(begin[start:], "little")))["facts"]
    except (OSError, ValueError, LookupError, TypeError, MemoryError, OverflowError):
        return None
    return found if isinstance(found, dict) and {"name", "architecture", "kind"} <= found.keys() else None


def open_private(path: str, flags: int) -> int:
    """Open a file that no other user may read: an opener of `open`."""
    return os.open(path, flags, 0o600)


def find_writers(found: os.stat_result, *owners: int) -> str:
    """Say how others than this user and these owners could have written what is there, or ""."""
    if sys.platform == "win32":
        return ""
    if found.st_uid not in (os.getuid(), *owners):
        return "belongs to another user"
    kept_apart = stat.S_ISDIR(found.st_mode) and found.st_mode & stat.S_ISVTX  # as in /tmp
    return "can be written by other users" if found.st_mode & 0o022 and not kept_apart else ""
