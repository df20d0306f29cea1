"""Reads and writes cache files.

A file starts with the hash of its head. The head contains the file's name and the hash of the data. A damaged
or renamed file is therefore rejected, and the head can be read without the data.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import IO, Any, NamedTuple

from ..._process import process
from .stat_cache import StatCache
from .trust import find_writers

MAGIC = b"cudyn 5\n"
_START = len(MAGIC) + 32
_FIRST = 1 << 16  # number of bytes read first, enough for most heads
_MOST_HEAD = 64 << 20  # maximum size of a head in an archive, in bytes
_TOUCH = 3600.0  # minimum number of seconds between updates of the time of use

_heads = StatCache(64)  # the heads of files that this process has read
process.on_reset(_heads.clear)


class StoredEntry(NamedTuple):
    """An entry that was read from a file.

    Attributes:
        head: The value that `unpack` returned for the head.
    """

    head: Any
    data: bytes


class _Head(NamedTuple):
    """The section of a file before the data.

    Attributes:
        value: The head as JSON.
        end: The offset of the data.
        digest: The hash of the data.
    """

    value: Any
    end: int
    digest: str


class DamagedError(Exception):
    """A file exists but cannot be used."""


def pack(name: str, facts: Mapping[str, Any], head: object, data: bytes) -> bytes:
    """Return the contents of a file with this name."""
    fields = {"of": name, "facts": dict(facts), "head": head, "data": hashlib.sha256(data).hexdigest()}
    text = json.dumps(fields).encode()
    begin = len(text).to_bytes(8, "little") + text
    return MAGIC + hashlib.sha256(begin).digest() + begin + data


def _read_head(begin: bytes, name: str) -> dict[str, Any]:
    """Return the head of a file from its first bytes.

    Raises:
        DamagedError: The head is damaged or belongs to another file.
    """
    length = _get_length(begin)
    text = begin[_START : _START + 8 + length]
    if begin[: len(MAGIC)] != MAGIC or hashlib.sha256(text).digest() != begin[len(MAGIC) : _START]:
        raise DamagedError
    try:
        fields: dict[str, Any] = json.loads(text[8:])
        if fields["of"] != name or not isinstance(fields["facts"], dict):
            raise DamagedError
        fields["head"], fields["data"]  # raises KeyError if a field is missing
    except Exception:  # `pack` did not write this content.
        raise DamagedError from None
    return fields


def _get_length(begin: bytes) -> int:
    return int.from_bytes(begin[_START : _START + 8], "little")


def _is_whole(data: bytes, name: str) -> bool:
    """Return whether the contents belong to a file with this name and are undamaged."""
    try:
        head = _read_head(data, name)
    except DamagedError:
        return False
    rest = data[_START + 8 + _get_length(data) :]
    return bool(hashlib.sha256(rest).hexdigest() == head["data"])


def read(
    folder: str,
    name: str,
    unpack: Callable[[Any], Any] | None = None,
    accepts: Callable[[Any], bool] | None = None,
) -> StoredEntry | None:
    """Return the entry in a file, or None if it is missing or not accepted.

    This updates the entry's time of use.

    Args:
        unpack: Function that converts the head. It is called only once as long as the file is unchanged.
        accepts: Function that returns whether the converted head is accepted. It is called before the data is
            read.

    Raises:
        DamagedError: The file is damaged, or `unpack` has returned None.
    """
    path = os.path.join(folder, name)
    try:
        with open(path, "rb", buffering=0) as file:
            facts = os.fstat(file.fileno())
            if not stat.S_ISREG(facts.st_mode) or find_writers(facts):
                raise DamagedError
            head = _heads.get(path, facts, lambda _: _open_head(file, name, facts.st_size, unpack))
            if head.value is None:
                raise DamagedError
            if accepts is not None and not accepts(head.value):
                return None
            file.seek(head.end)
            data = file.read()
    except OSError:
        return None
    if hashlib.sha256(data).hexdigest() != head.digest:
        raise DamagedError
    if time.time() - facts.st_atime > _TOUCH:
        with suppress(OSError):  # The file belongs to another user, or the file system is read-only.
            os.utime(path, ns=(time.time_ns(), facts.st_mtime_ns))
    return StoredEntry(head.value, data)


def _open_head(file: IO[bytes], name: str, size: int, unpack: Callable[[Any], Any] | None) -> _Head:
    begin = file.read(_FIRST)
    end = _START + 8 + _get_length(begin)
    if end > size:
        raise DamagedError
    if len(begin) < end:
        begin += file.read(end - len(begin))
    fields = _read_head(begin, name)
    return _Head(fields["head"] if unpack is None else unpack(fields["head"]), end, fields["data"])


def copy_checked(source: IO[bytes], target: IO[bytes], name: str) -> str:
    """Copy a file with this name in chunks. Exceptions raised by the file objects are propagated.

    Returns:
        "", or the reason why it is not a valid file with this name.
    """
    begin = source.read(_START + 8)
    length = _get_length(begin)
    if begin[: len(MAGIC)] != MAGIC or length > _MOST_HEAD:
        return "it is damaged"
    begin += source.read(length)
    try:
        head = _read_head(begin, name)
    except DamagedError:
        return "it is damaged"
    target.write(begin)
    digest = hashlib.sha256()
    while True:
        part = source.read(1 << 20)
        if not part:
            break
        digest.update(part)
        target.write(part)
    return "" if digest.hexdigest() == head["data"] else "it is damaged"


def read_facts(path: str) -> dict[str, Any] | None:
    """Return the description of the inputs in a file, or None, without reading the whole file."""
    try:
        with open(path, "rb") as file:
            begin = file.read(_START + 8)
            length = min(int.from_bytes(begin[_START:], "little"), os.fstat(file.fileno()).st_size)
            facts = json.loads(file.read(length))["facts"]
    except Exception:  # The file may contain anything.
        return None
    return facts if isinstance(facts, dict) else None


def find_fault(path: str) -> str:
    """Return the reason why a file must not be read, or "". Raises OSError if it does not exist."""
    status = os.stat(path, follow_symlinks=False)
    if not stat.S_ISREG(status.st_mode):
        return "is not a file"
    writers = find_writers(status)
    if writers:
        return writers
    with open(path, "rb") as file:
        return "" if _is_whole(file.read(), os.path.basename(path)) else "is damaged"
