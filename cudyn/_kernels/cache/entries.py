"""Reads and writes cache files.

A file starts with the hash of its header. The header contains the file's name and the hash of the data.
Damaged and renamed files are therefore detected, and the header can be read without the data.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Any, NamedTuple

from ..._process import process
from .folder import Folder, UntrustedError
from .stat_cache import StatCache, get_fact

MAGIC = b"cudyn 5\n"
# The format of a file: MAGIC, the SHA-256 of the header (32 bytes), the header, and the data. The header
# consists of the length of a JSON text, followed by this text.
_START = len(MAGIC) + 32  # offset of the header
_LENGTH_SIZE = 8  # size of the length in bytes
_FIRST_READ = 1 << 16  # number of bytes that are read first, which is enough for most headers
_MAX_HEADER = 64 << 20  # maximum size of a header in an archive, in bytes
_TOUCH_INTERVAL = 3600.0  # minimum number of seconds between updates of the time of use

_CHUNK = 1 << 20  # number of bytes that are copied at once

_headers = StatCache(64)  # the headers of files that this process has read
process.on_reset(_headers.clear)


class StoredEntry(NamedTuple):
    """An entry that was read from a file.

    Attributes:
        header: The JSON value in the header, or the value that `unpack` has returned for it (see `read`).
        data: The compiled code.
    """

    header: Any
    data: bytes


@dataclass(slots=True)
class _Header:
    """The header of a file.

    Attributes:
        value: The JSON value in the header, or the value that `unpack` has returned for it.
        end: The offset at which the header ends and the data begins.
        digest: The hash of the data according to the header.
        is_compared: Whether the data is known to have this hash. As long as the file is unchanged, its hash
            is computed only once.
    """

    value: Any
    end: int
    digest: str
    is_compared: bool = False


class DamagedError(Exception):
    """A file exists but cannot be used."""


def pack(name: str, facts: Mapping[str, Any], header: object, data: bytes) -> bytes:
    """Return the contents of a cache file with this name.

    Args:
        name: The name of the file, without its directory.
        facts: The description of the inputs.
        header: The JSON value in the header.
        data: The compiled code.
    """
    fields = {"of": name, "facts": dict(facts), "head": header, "data": hashlib.sha256(data).hexdigest()}
    text = json.dumps(fields).encode()
    section = len(text).to_bytes(_LENGTH_SIZE, "little") + text
    return MAGIC + hashlib.sha256(section).digest() + section + data


def _read_header(contents: bytes, name: str) -> dict[str, Any]:
    """Return the header of a file as a dictionary with the keys that `pack` writes.

    Args:
        contents: The file's contents, at least up to the end of the header.
        name: The name that the file must have.

    Raises:
        DamagedError: The header is damaged or belongs to another file.
    """
    length = _get_length(contents)
    text = contents[_START : _START + _LENGTH_SIZE + length]
    if contents[: len(MAGIC)] != MAGIC or hashlib.sha256(text).digest() != contents[len(MAGIC) : _START]:
        raise DamagedError
    try:
        fields: dict[str, Any] = json.loads(text[_LENGTH_SIZE:])
        if fields["of"] != name or not isinstance(fields["facts"], dict):
            raise DamagedError
        fields["head"], fields["data"]  # raises KeyError if a field is missing
    except Exception:  # `pack` did not write this content.
        raise DamagedError from None
    return fields


def _get_length(contents: bytes) -> int:
    """Return the size in bytes of the JSON text in a file's header."""
    return int.from_bytes(contents[_START : _START + _LENGTH_SIZE], "little")


def _is_undamaged(contents: bytes, name: str) -> bool:
    """Return whether the contents belong to a file with this name and are undamaged."""
    try:
        header = _read_header(contents, name)
    except DamagedError:
        return False
    data = contents[_START + _LENGTH_SIZE + _get_length(contents) :]
    return bool(hashlib.sha256(data).hexdigest() == header["data"])


def read(
    folder: Folder,
    name: str,
    unpack: Callable[[Any], Any] | None = None,
    accepts: Callable[[Any], bool] | None = None,
) -> StoredEntry | None:
    """Return the entry in a file, or None if the file is missing or the entry is not accepted.

    If an entry is returned, its time of use is updated.

    Args:
        folder: The directory of the cache.
        name: Name of the file, relative to the directory.
        unpack: Function that converts the JSON value in the header, and returns None if the value is invalid.
            It is called only once as long as the file is unchanged.
        accepts: Function that receives the result of `unpack`, and returns whether the entry is accepted. It
            is called before the data is read.

    Raises:
        DamagedError: The file is damaged, or `unpack` has returned None.
    """
    try:
        handle, status = folder.open_checked(name)
    except UntrustedError:
        raise DamagedError from None
    except OSError:
        return None
    try:
        # The header is only read if it is not cached, or if the file has changed.
        header = _headers.get(
            folder.get_path(name),
            status,
            lambda _: _open_header(handle, name.rpartition("/")[2], status.st_size, unpack),
        )
        if header.value is None:
            raise DamagedError
        if accepts is not None and not accepts(header.value):
            return None
        data = _read_bytes(handle, header.end, status.st_size - header.end)
        # The file may have been damaged since its metadata was read.
        is_compared = header.is_compared and get_fact(os.fstat(handle)) == get_fact(status)
    except OSError:
        return None
    finally:
        os.close(handle)
    if not is_compared and hashlib.sha256(data).hexdigest() != header.digest:
        raise DamagedError
    header.is_compared = True
    if time.time() - status.st_atime > _TOUCH_INTERVAL:
        with suppress(OSError):  # The file system may be read-only.
            folder.touch(name, status.st_mtime_ns, time.time_ns())
    return StoredEntry(header.value, data)


def _read_bytes(handle: int, offset: int, size: int) -> bytes:
    """Return `size` bytes of an open file, or fewer bytes if the file ends earlier. Raises OSError."""
    data = _read_at(handle, size, offset)
    while len(data) < size:  # Linux reads at most 2 GiB at once.
        chunk = _read_at(handle, size - len(data), offset + len(data))
        if not chunk:
            break
        data += chunk
    return data


def _seek_and_read(handle: int, size: int, offset: int) -> bytes:
    """Return bytes of an open file, like os.pread, which is not available on Windows."""
    os.lseek(handle, offset, os.SEEK_SET)
    return os.read(handle, size)


_read_at: Callable[[int, int, int], bytes] = getattr(os, "pread", _seek_and_read)


def _open_header(handle: int, name: str, size: int, unpack: Callable[[Any], Any] | None) -> _Header:
    """Read the header of an open file and convert it. Raises DamagedError.

    Args:
        handle: The handle of the file.
        name: The name that the file must have.
        size: The size of the file in bytes.
        unpack: See `read`.
    """
    contents = _read_bytes(handle, 0, min(size, _FIRST_READ))
    end = _START + _LENGTH_SIZE + _get_length(contents)
    if end > size:
        raise DamagedError
    if len(contents) < end:
        contents += _read_bytes(handle, len(contents), end - len(contents))
    fields = _read_header(contents, name)
    return _Header(fields["head"] if unpack is None else unpack(fields["head"]), end, fields["data"])


def copy_checked(source: IO[bytes], target: IO[bytes], name: str) -> str:
    """Copy an entry's file in chunks, and check it. Exceptions that the file objects raise are propagated.

    Args:
        source: The file to read, from its start.
        target: The file to write.
        name: The name that the file must have, without its directory.

    Returns:
        "", or the reason why the copied file is not a valid file with this name.
    """
    contents = source.read(_START + _LENGTH_SIZE)
    length = _get_length(contents)
    if contents[: len(MAGIC)] != MAGIC or length > _MAX_HEADER:
        return "it is damaged"
    contents += source.read(length)
    try:
        header = _read_header(contents, name)
    except DamagedError:
        return "it is damaged"
    target.write(contents)
    digest = hashlib.sha256()
    while True:
        chunk = source.read(_CHUNK)
        if not chunk:
            break
        digest.update(chunk)
        target.write(chunk)
    return "" if digest.hexdigest() == header["data"] else "it is damaged"


def read_facts(folder: Folder, name: str) -> dict[str, Any] | None:
    """Return the description of the inputs in a file, or None if it cannot be read.

    Only the header is read, and its hash is not checked.
    """
    try:
        with open(folder.open_file(name), "rb") as file:
            start = file.read(_START + _LENGTH_SIZE)
            length = min(int.from_bytes(start[_START:], "little"), os.fstat(file.fileno()).st_size)
            facts = json.loads(file.read(length))["facts"]
    except Exception:  # The file may contain anything.
        return None
    return facts if isinstance(facts, dict) else None


def find_rejection(folder: Folder, name: str) -> str:
    """Return the reason why a file must not be used, or "". Raises OSError if the file does not exist."""
    folder.stat(name)
    try:
        with open(folder.open_file(name), "rb") as file:
            is_undamaged = _is_undamaged(file.read(), name.rpartition("/")[2])
        return "" if is_undamaged else f"{folder.get_path(name)} is damaged"
    except OSError as error:  # It is not a regular file, or it is not trusted.
        return str(error)
