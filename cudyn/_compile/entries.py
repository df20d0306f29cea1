"""One file of the cache.

It starts with the hash of the rest, which has its name: a damaged or renamed file is not read.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import time
from contextlib import suppress
from dataclasses import astuple
from typing import TYPE_CHECKING, Any

from .._formats.image import Image
from .._formats.kernel_info import KernelInfo, Parameter
from .trust import find_writers

NoneType = type(None)
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

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
                [k.name, _list_parameters(k), k.registers, k.static_shared_memory, k.local_memory]
                for k in image.kernels
            ],
            "facts": dict(facts),
        }
    ).encode()
    body = len(head).to_bytes(8, "little") + head + image.data
    return MAGIC + hashlib.sha256(body).digest() + body


def _list_parameters(kernel: KernelInfo) -> list[Any] | None:
    return None if kernel.parameters is None else [*map(astuple, kernel.parameters)]


def unpack(data: bytes, name: str) -> Image | None:
    """Return the code in a file of this name; None if it is damaged, or was kept under another one."""
    start = len(MAGIC) + 32
    body = data[start:]
    if data[: len(MAGIC)] != MAGIC or hashlib.sha256(body).digest() != data[len(MAGIC) : start]:
        return None
    length = int.from_bytes(body[:8], "little")
    try:
        head = json.loads(body[8 : 8 + length])
        return _make_image(head, body[8 + length :]) if head["of"] == name else None
    except Exception:  # whoever wrote it, it is not what `pack` writes
        return None


def _make_image(head: dict[str, Any], data: bytes) -> Image:
    """The image with this head. Raises one thing or another where the head is not as it should be."""
    kernels = [
        KernelInfo(
            _a(str, name),
            None if takes is None else tuple(_make_parameter(*each) for each in takes),
            *_all((int, NoneType), figures),
        )
        for name, takes, *figures in head["kernels"]
    ]
    names = dict(zip(_all(str, head["lowered_names"]), _all(str, head["lowered_names"].values())))
    return Image(
        data,
        _a(str, head["kind"]),
        tuple(_all(str, _a(list, head["arch"]))),
        tuple(kernels),
        _a(str, head["log"]),
        names,
        _a(str, head["compiler"]),
    )


def _make_parameter(offset: object, size: object, align: object, type: object) -> Parameter:
    return Parameter(_a(int, offset), _a(int, size), _a(int, align), _a(str, type))


def _a(kind: type | tuple[type, ...], found: Any) -> Any:
    if not isinstance(found, kind):
        raise TypeError(f"expected {kind}, got {type(found)}")
    return found


def _all(kind: type | tuple[type, ...], found: Iterable[Any]) -> list[Any]:
    return [_a(kind, each) for each in found]


def read(folder: str, name: str) -> Image | None:
    """Return the code in a file, and note that it was used; None if it is missing or can't be trusted."""
    path = os.path.join(folder, name)
    try:
        with open(path, "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode) or find_writers(found):
                return None
            image = unpack(file.read(), name)
    except OSError:
        return None
    if image is not None and time.time() - found.st_atime > _TOUCH:
        with suppress(OSError):  # it is another user's, or the file system can't be written
            os.utime(path, ns=(time.time_ns(), found.st_mtime_ns))
    return image


def read_facts(path: str) -> dict[str, Any] | None:
    """Return the facts of the compilation in a file, with its compiler, or None."""
    start = len(MAGIC) + 32
    try:
        with open(path, "rb") as file:
            begin = file.read(start + 8)
            length = min(int.from_bytes(begin[start:], "little"), os.fstat(file.fileno()).st_size)
            head = json.loads(file.read(length))
        found = {**_a(dict, head["facts"]), "compiler": head["compiler"]}
        _all(str, [*(found[name] for name in ("name", "architecture", "kind", "compiler"))])
        _all(str, _a(list, found.get("options", [])))
    except Exception:  # whoever wrote it
        return None
    return found


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
