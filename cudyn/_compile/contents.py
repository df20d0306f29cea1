"""The contents of the cache, file by file: listing, checking, removing, exporting."""

from __future__ import annotations

import os
import zipfile
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from .._errors import escape
from . import bundle, cache, sizes
from .entries import find_fault, read_facts, unpack
from .trust import get_trust

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class Info(NamedTuple):
    """The cache as it is used now.

    folder      None: it has no folder, or CUDYN_CACHE=off
    mode        "on", "off" or "only"
    refused     the reason why it is neither read nor written, or ""
    files       the number of its images
    size, most  their bytes, and the maximum
    users       the numbers of other users who are trusted, by CUDYN_CACHE_TRUST
    groups      and of groups
    headers     those that NVRTCs have put there: (folder, bytes) of each. They do not count in size, and
                stay until `clear`
    """

    folder: str | None
    mode: str
    refused: str
    files: int
    size: int
    most: int
    users: tuple[int, ...]
    groups: tuple[int, ...]
    headers: tuple[tuple[str, int], ...]


class Entry(NamedTuple):
    """An image in the cache.

    key, build  the hash of its inputs, and that of its compiler and toolkit
    size        in bytes
    made, used  when, in seconds since 1970; use is noted once an hour
    facts       what the key is the hash of, by name, and the compiler; {} where the file is damaged
    """

    path: str
    key: str
    build: str
    size: int
    made: float
    used: float
    facts: Mapping[str, object]


class Imported(NamedTuple):
    """The result of an import: the numbers of images new, known and refused; and why the last was refused."""

    new: int
    there: int
    refused: int
    why: str


def info() -> Info:
    """Return what the cache is now. It looks at every file. ValueError: a variable is not as expected."""
    root = cache.get_folder()
    files = list(_list_files())
    refused = ""
    if root is not None:
        with suppress(OSError):
            refused = cache.find_refusal(root)
    trust = get_trust()
    size = sum(file.size for file in files)
    return Info(
        *(root, cache.get_mode(), refused, len(files), size, cache.get_limit()),
        *(tuple(sorted(trust.users)), trust.groups, bundle.list_kept(root) if root is not None else ()),
    )


def list_entries() -> Iterator[Entry]:
    """Yield every image in the cache, in no order, with what is known of how it was compiled."""
    for file in _list_files():
        key, _, build = os.path.basename(file.path).partition(".")
        facts = read_facts(file.path) or {}
        yield Entry(file.path, key, build, file.size, file.changed, file.used / 1e9, facts)


def verify(*, remove: bool = False) -> list[tuple[str, str]]:
    """Read every file of the cache; return those that are not used, with why, and remove them if asked."""
    found = []
    for file in _list_files():
        try:
            why = find_fault(file.path)
        except OSError as error:
            why = f"can't be read: {error.strerror}"
        if why:
            found.append((file.path, why))
            if remove:
                with suppress(OSError):
                    os.unlink(file.path)
    return found


def clear() -> int:
    """Remove every image from the cache, and what ended processes have left; return how many files.

    The headers that NVRTC has put there go as well; these are not counted.
    """
    root = cache.get_folder()
    if root is None:
        return 0
    bundle.remove(root)
    return sizes.trim(root, 0)


def export_to(path: str | os.PathLike[str]) -> int:
    """Write all images of the cache that can be used into an archive, a ZIP; return how many.

    Raises OSError.
    """
    target = os.fspath(path)
    temporary = f"{target}.{os.urandom(8).hex()}.tmp"
    count = 0
    try:
        with zipfile.ZipFile(temporary, "x", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            for file in _list_files():
                try:
                    if find_fault(file.path):
                        continue
                    with open(file.path, "rb") as image:
                        data = image.read()
                except OSError:  # it was just removed
                    continue
                folder, name = os.path.split(file.path)
                member = zipfile.ZipInfo(f"{os.path.basename(folder)}/{name}")  # without a time
                member.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(member, data)
                count += 1
        os.replace(temporary, target)
    except BaseException as error:
        with suppress(OSError):
            os.unlink(temporary)
        if isinstance(error, OSError):  # of the name that was given
            raise OSError(error.errno, error.strerror, target) from None
        raise
    return count


def import_from(path: str | os.PathLike[str]) -> Imported:
    """Take the images of an archive into the cache. What is there already stays, unless it is damaged.

    The code in the archive is trusted. ValueError: it is not an archive of a cache, or the cache is off.
    """
    root = cache.get_folder()
    if root is None:
        raise ValueError("the cache is off, or has no folder")
    new = there = refused = 0
    why = ""
    most = cache.get_limit()
    with open(path, "rb") as file:
        try:
            archive = zipfile.ZipFile(file)
        except Exception as error:  # what zipfile raises for damaged ones is of many kinds
            raise ValueError(f"{escape(os.fspath(path))}: not an archive of a cache: {error}") from None
        for member in archive.infolist():
            name, shown = member.filename[3:], escape(member.filename)
            key, _, build = name.partition(".")
            if not sizes.is_name(member.filename) or member.file_size > most:
                refused, why = refused + 1, f"{shown}: not the name or the size of an image"
            elif _is_there(os.path.join(root, key[:2], name)):
                there += 1
            else:
                data = _read(archive, member)
                said = "it is damaged" if unpack(data, name) is None else cache.write(key, build, data)
                refused, why = (refused + 1, f"{shown}: {said}") if said else (refused, why)
                new += not said
    return Imported(new, there, refused, why)


def _is_there(path: str) -> bool:
    try:
        return not find_fault(path)
    except OSError:
        return False


def _read(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """A member's contents, or nothing where they are damaged."""
    try:
        return archive.read(member)
    except Exception:  # of zipfile or of what decompresses it
        return b""


def _list_files() -> Iterator[sizes.Kept]:
    root = cache.get_folder()
    for folder in sizes.list_folders(root) if root is not None else ():
        for file in sizes.list_files(folder):
            if not file.aside:
                yield file
