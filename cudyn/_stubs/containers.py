"""Reads the ELF files in a folder, a wheel or an installed distribution."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable, Iterator
from tempfile import SpooledTemporaryFile
from typing import TYPE_CHECKING

from .._bindings.libraries.search import check_kind
from .._formats.elf import CUDA, read_header
from .._formats.elf_sections import Elf, ElfError

if TYPE_CHECKING:
    from zipfile import ZipFile, ZipInfo

_MAX_IN_MEMORY = 64 << 20  # bytes; larger members of a wheel are unpacked to a temporary file
_MAX_SIZE = 1 << 32  # bytes of a member; linkers do not create larger libraries
_HEADER_SIZE = 64  # size of the header of a 64-bit ELF file, in bytes


def iter_files(folder: str) -> Iterator[str]:
    """Yield the paths of all files in a folder, at any depth."""
    for parent, folders, names in os.walk(folder):
        folders.sort()
        yield from (os.path.join(parent, name) for name in sorted(names))


def list_installed(distribution: str) -> list[str]:
    """List the files of an installed distribution. Raises ValueError if it is not installed."""
    from importlib import metadata

    try:
        files = metadata.files(distribution)
    except (metadata.PackageNotFoundError, ValueError):
        raise ValueError(f"expected the name of an installed distribution, got {distribution!r}") from None
    return [os.path.abspath(file.locate()) for file in files or ()]


# Stands for the folder to which a wheel will be installed
NOT_INSTALLED = "/a-wheel-that-is-not-installed"


def find_installed_path(member: str) -> str:
    """Return the path below NOT_INSTALLED at which a member of a wheel will be installed.

    PEP 427 specifies where the folders below .data are installed.
    """
    path = re.sub(r"^[^/]+\.data/(purelib|platlib)/", "", member)
    return os.path.normpath(f"{NOT_INSTALLED}/{path}")


def read_files(paths: Iterable[str], pattern: re.Pattern[bytes]) -> Iterator[tuple[str, Elf | str]]:
    """Yield the path of each ELF file, and its contents or the reason why it can't be read.

    Other files are skipped. A file with several hard links is read only once.

    Args:
        paths: The files to read.
        pattern: The strings to search for in the ELF files.
    """
    visited: set[tuple[int, int]] = set()
    for path in paths:
        try:
            status = os.stat(path)
            identity = status.st_dev, status.st_ino
            if identity in visited or check_kind(path):  # check_kind returns why a path is not a regular file
                continue
            visited.add(identity)
            with open(path, "rb") as file:
                if _is_code(file.read(_HEADER_SIZE)):
                    yield path, Elf(file, status.st_size, pattern)
        except (ElfError, OSError) as error:
            is_dangling_link = not os.path.exists(path)
            if not is_dangling_link:
                yield path, str(error)


def _is_code(start: bytes) -> bool:
    """Return whether a file that begins with these bytes is an ELF file that contains code for a CPU."""
    header = read_header(start)
    return start[:4] == b"\x7fELF" and (header is None or header.machine != CUDA)


def read_wheel(path: str, pattern: re.Pattern[bytes]) -> Iterator[tuple[str, Elf | str]]:
    """Yield the name of each ELF file in a wheel, and its contents or the reason why it can't be read.

    Args:
        path: The path of the wheel.
        pattern: The strings to search for in the ELF files.

    Raises:
        ElfError: The wheel is not a ZIP archive.
    """
    import zipfile

    try:
        archive = zipfile.ZipFile(path)
    except OSError:
        raise
    except Exception as error:  # zipfile raises errors of many types
        raise ElfError(f"a damaged ZIP archive ({error})") from None
    with archive:
        for member in archive.infolist():
            try:
                elf = _read_member(archive, member, pattern)
            except Exception as error:  # raised by zipfile, a decompressor, or the ELF reader
                yield member.filename, str(error) or type(error).__name__
            else:
                if elf is not None:
                    yield member.filename, elf


def _read_member(archive: ZipFile, member: ZipInfo, pattern: re.Pattern[bytes]) -> Elf | None:
    """Return the contents of an ELF file in a ZIP archive, or `None` if the member is not an ELF file."""
    with archive.open(member) as file, SpooledTemporaryFile(_MAX_IN_MEMORY) as unpacked:
        header = file.read(_HEADER_SIZE)
        if not _is_code(header):
            return None
        if member.file_size > _MAX_SIZE:
            raise ElfError("it is too large for a library")
        unpacked.write(header)
        shutil.copyfileobj(file, unpacked)
        return Elf(unpacked, unpacked.tell(), pattern)


def is_archive(path: str) -> bool:
    """Return whether a file starts with the signature of a ZIP archive."""
    with open(path, "rb") as file:
        return file.read(4) == b"PK\3\4"
