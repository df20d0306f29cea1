"""Installs the headers inside NVRTC 13.3 and newer, and clang's prelude, in the cache directory.

NVRTC's headers are installed when a source includes a header that is not found elsewhere. If the cache is off
or cannot be written, headers are installed in a temporary directory of this process.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ..._errors import CudynError
from ..._process import process
from ..cache import locks
from ..cache.folder import Folder, get_root

MARK = ".nvrtc_headers_version"  # the file that NVRTC writes last

Fill = Callable[[Folder], object]  # a function that writes the headers into a directory

_temporary: dict[str, Folder] = process.own({})  # name of an installation -> temporary directory
_failed: dict[str, str] = process.own({})  # name of an installation -> reason why it failed


def install(nvrtc: Any, build: str) -> list[str]:
    """Install the headers of this NVRTC, and return their directories, or `[]` if that fails.

    Args:
        nvrtc: Module for the NVRTC library.
        build: 16 hex digits that identify the build of NVRTC.
    """

    def write_headers(folder: Folder) -> None:
        """Let NVRTC write its headers into a directory."""
        nvrtc.nvrtcInstallBundledHeaders(os.fsencode(folder.path), 0)

    folder = install_once(build, write_headers)
    return [] if folder is None else [folder.path, folder.get_path("cccl")]


def install_once(build: str, fill: Fill) -> Folder | None:
    """Install headers unless they are already installed. Return their directory, or None if that fails.

    Args:
        build: Name of the installation, which determines the headers.
        fill: Function that writes the headers into a directory.
    """
    name = f"headers-{build}"
    for install_headers in (_install_in_cache, _install_temporarily):
        try:
            folder = install_headers(fill, name)
            if folder is not None:
                return folder
        except (OSError, CudynError) as error:
            _failed[name] = str(error)
    return None


def explain() -> str:
    """Return the reason why headers could not be installed in this process; `""` if nothing has failed."""
    for reason in _failed.values():
        return reason
    return ""


def _install_in_cache(fill: Fill, name: str) -> Folder | None:
    """Install headers in the cache, and return the directory, or None if the cache is off.

    Raises OSError if the cache is not trusted or cannot be written.
    """
    root = get_root(create=True)
    if root is None:
        return None
    if not root.has_folder(name):
        with locks.hold(root, f"{name}.lock"):
            if not root.has_folder(name):
                _install(fill, root, name)
    folder = root.open_folder(name)
    return folder if folder.has_file(MARK) else None


def _install_temporarily(fill: Fill, name: str) -> Folder:
    """Install headers in a temporary directory of this process, and return it."""
    if name not in _temporary:
        import tempfile

        base = Folder(tempfile.mkdtemp(prefix="cudyn-"))
        atexit.register(_remove_temporary, base, os.getpid())
        _install(fill, base, name)
        _temporary[name] = base.open_folder(name)
    return _temporary[name]


def _remove_temporary(folder: Folder, creator: int) -> None:
    """Remove a temporary directory if this is the process that created it.

    Args:
        folder: The directory.
        creator: Process id of the process that created the directory.
    """
    if os.getpid() == creator:  # a forked child must not remove the parent's directory
        with suppress(OSError):
            folder.remove()


def _install(fill: Fill, folder: Folder, name: str) -> None:
    """Install headers in a directory, completely or not at all. Raises the exceptions of `fill`.

    Args:
        fill: Function that writes the headers into a directory.
        folder: The directory in which the headers' directory is created.
        name: Name of the headers' directory.
    """
    with folder.make_temporary(name) as temporary:
        headers = f"{temporary}/headers"
        folder.make_folder(headers)
        fill(folder.open_folder(headers))
        folder.protect(f"{headers}/{MARK}")
        with suppress(OSError):  # another process has installed them first
            folder.rename(headers, name)
