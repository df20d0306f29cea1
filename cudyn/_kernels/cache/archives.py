"""Exports entries to archives, and imports them from archives. An archive is a ZIP file of cache files."""

from __future__ import annotations

import os
import tempfile
import zipfile
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass

from ..._errors import escape
from ..._formats.image import replace_file
from . import counters, settings, size_limit, store
from .contents import list_files
from .entries import copy_checked, find_rejection
from .folder import find_root
from .regular_files import open_regular

# The length of a directory's name in the name of a member. Members are named like the files in the cache.
_PREFIX = len("00/")


@dataclass(frozen=True)
class Imported:
    """The result of an import.

    Attributes:
        new: the number of images that were added to the cache
        there: the number of images that the cache already contained
        refused: the number of images that were rejected
        why: the reason for the last rejection, or ""
    """

    new: int
    there: int
    refused: int
    why: str


def export_to(path: str | os.PathLike[str], *, used: bool = False) -> int:
    """Write the images in the cache to an archive. Damaged images are omitted.

    Args:
        path: Path of the archive, which is a ZIP file.
        used: Whether to write only the images that this process and the workers of `compile_many` have used.

    Returns:
        The number of images.

    Raises:
        OSError: If a file cannot be read or written.

    Threads:
        Any, and any process.

    Example:
        ```python
        cudyn.cache.export_to("kernels.zip", used=True)
        ```
    """
    return export_files(path, counters.list_used() if used else None)


def export_files(
    path: str | os.PathLike[str],
    used_names: Collection[str] | None,
    report: Callable[[int, int], None] = lambda index, count: None,
) -> int:
    """Write images to an archive, and return their number. See `export_to`.

    Args:
        path: Path of the archive.
        used_names: Names of the files to write, or None to write all files.
        report: Function that is called before each file, with the file's number (starting at 1) and the
            number of all files.
    """
    root = find_root()
    target = os.fspath(path)
    temporary = f"{target}.{os.urandom(8).hex()}.tmp"
    count = 0
    try:
        with zipfile.ZipFile(temporary, "x", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            files = list(list_files())
            for index, file in enumerate(files, 1):
                report(index, len(files))
                assert root is not None  # because `list_files` has found a file
                name = file.name.rpartition("/")[2]
                try:
                    if (used_names is not None and name not in used_names) or find_rejection(root, file.name):
                        continue
                    with open(root.open_file(file.name), "rb") as image:
                        data = image.read()
                except OSError:  # The file has just been removed.
                    continue
                member = zipfile.ZipInfo(file.name)  # This constructor sets a constant timestamp.
                member.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(member, data)
                count += 1
        replace_file(temporary, target)
    except BaseException as error:
        with suppress(OSError):
            os.unlink(temporary)
        if isinstance(error, OSError):  # The error names `path`, not the temporary file.
            raise OSError(error.errno, error.strerror, target) from None
        raise
    return count


def import_from(path: str | os.PathLike[str]) -> Imported:
    """Copy the images of an archive into the cache.

    Images that are present and not damaged are not replaced. The code in the archive is trusted.

    Args:
        path: Path of the archive.

    Returns:
        An Imported with the numbers of new, present and rejected images.

    Raises:
        ValueError: If the file is not a cache archive, or if the cache is off.
        OSError: If a file cannot be read or written.

    Threads:
        Any, and any process.

    Example:
        ```python
        cudyn.cache.import_from("kernels.zip")
        ```
    """
    reason = settings.find_reason_for_off()
    if reason:
        raise ValueError(reason)
    imported = present = rejected = 0
    rejection = ""
    max_size = settings.get_limit()
    with open(path, "rb", opener=open_regular) as file:
        try:
            archive = zipfile.ZipFile(file)
        except Exception as error:  # zipfile raises many types of exceptions for damaged archives.
            raise ValueError(f"{escape(os.fspath(path))}: not an archive of a cache: {error}") from None
        if "metadata.json" in archive.namelist():
            mistake = "an artifact, which cudyn.Module opens, not an archive of a cache"
            raise ValueError(f"{escape(os.fspath(path))}: {mistake}")
        for member in archive.infolist():
            name = member.filename[_PREFIX:]
            shown = escape(member.filename)
            key, _, build = name.partition(".")
            if not size_limit.is_name(member.filename) or member.file_size > max_size:
                rejected += 1
                rejection = f"{shown}: not the name or the size of an image"
            elif _is_present(f"{key[:2]}/{name}"):
                present += 1
            else:
                reason = _import_member(archive, member, key, build)
                if reason:
                    rejected += 1
                    rejection = f"{shown}: {reason}"
                else:
                    imported += 1
    return Imported(imported, present, rejected, rejection)


def _is_present(name: str) -> bool:
    """Return whether the cache contains an undamaged file with this name."""
    root = find_root()
    try:
        return root is not None and not find_rejection(root, name)
    except OSError:
        return False


def _import_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo, key: str, build: str) -> str:
    """Store a member of an archive in the cache. A rejected member is never read into memory completely.

    Args:
        archive: The archive.
        member: The member.
        key: The key in the member's name.
        build: The build in the member's name.

    Returns:
        "", or the reason why the member was rejected.
    """
    with tempfile.TemporaryFile() as file:
        try:
            with archive.open(member) as source:
                reason = copy_checked(source, file, f"{key}.{build}")
        except Exception:  # raised by zipfile or by the decompressor
            return "it is damaged"
        if reason:
            return reason
        file.seek(0)
        return store.write(key, build, file.read())


def list_names(path: str | os.PathLike[str]) -> frozenset[str]:
    """Return the names of the entries in an archive.

    Raises:
        OSError: The file cannot be read.
        ValueError: The file is not an archive.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
    except (zipfile.BadZipFile, EOFError) as error:
        raise ValueError(f"{escape(os.fspath(path))}: not an archive of a cache: {error}") from None
    return frozenset(name[_PREFIX:] for name in names if size_limit.is_name(name))
