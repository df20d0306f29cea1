"""Installs the headers inside NVRTC 13.3 and newer, and clang's prelude, in the cache directory, once.

NVRTC's headers are installed when a source includes a header that is not found elsewhere. If the cache is off
or cannot be written, headers are installed in a temporary directory of this process.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from ..._errors import CudynError
from ..._process import process
from ..cache import locks
from ..cache.folder import Folder, get_root
from .toolkit_headers import SIGNS

MARK = ".nvrtc_headers_version"  # the file that NVRTC writes last

Fill = Callable[[str], object]

_temporary: dict[str, str] = process.own({})  # name of an installation -> temporary directory
_failed: dict[str, str] = process.own({})  # name of an installation -> reason why it failed


def is_useful(nvrtc: Any, folders: Sequence[str]) -> bool:
    """Return whether this NVRTC contains headers that these directories lack."""
    return bool(
        nvrtc.available
        and nvrtc.has("nvrtcInstallBundledHeaders")
        and not all(any(os.path.exists(os.path.join(folder, sign)) for folder in folders) for sign in SIGNS)
    )


def install(nvrtc: Any, build: str) -> list[str]:
    """Install the headers of this NVRTC, and return their directories, or `[]` if that fails.

    Args:
        nvrtc: Module for the NVRTC library.
        build: 16 digits that identify the build of NVRTC.
    """
    folder = install_once(build, lambda folder: nvrtc.nvrtcInstallBundledHeaders(os.fsencode(folder), 0))
    return [folder, os.path.join(folder, "cccl")] if folder else []


def install_once(build: str, fill: Fill) -> str:
    """Return the directory of an installation, or `""` if it fails.

    Args:
        build: Name of the installation.
        fill: Function that writes the headers into a directory. It is called if they are not installed.
    """
    name = f"headers-{build}"
    for find in (_install_in_cache, _install_temporarily):
        try:
            folder = find(fill, name)
            if folder:
                return folder
        except (OSError, CudynError) as error:
            _failed[name] = str(error)
    return ""


def explain() -> str:
    """Return the reason why headers could not be installed in this process, or `""`."""
    return next(iter(_failed.values()), "")


def _install_in_cache(fill: Fill, name: str) -> str:
    """Install headers in the cache, and return the directory, or `""` if the cache is off.

    Raises OSError if the cache is not trusted or cannot be written.
    """
    root = get_root(create=True)
    if root is None:
        return ""
    if not root.has_folder(name):
        with locks.hold(root, f"{name}.lock"):
            if not root.has_folder(name):
                _install(fill, root, name)
    root.check_folder(name)
    return root.join(name) if os.path.exists(root.join(f"{name}/{MARK}")) else ""


def _install_temporarily(fill: Fill, name: str) -> str:
    """Install headers in a temporary directory of this process, and return it."""
    if name not in _temporary:
        import tempfile

        base = Folder(tempfile.mkdtemp(prefix="cudyn-"))
        atexit.register(_remove_temporary, base.path, os.getpid())
        _install(fill, base, name)
        _temporary[name] = base.join(name)
    return _temporary[name]


def _remove_temporary(folder: str, process: int) -> None:
    """Remove a temporary directory when the process that created it exits."""
    if os.getpid() == process:  # a forked child must not remove the parent's directory
        import shutil

        shutil.rmtree(folder, ignore_errors=True)


def _install(fill: Fill, folder: Folder, name: str) -> None:
    """Install headers in a directory, completely or not at all. Raises the exceptions of `fill`."""
    with folder.make_temporary(name) as temporary:
        headers = f"{temporary}/headers"
        folder.make_folder(headers)
        fill(folder.join(headers))
        with suppress(OSError):  # another process has installed them first
            folder.rename(headers, name)
