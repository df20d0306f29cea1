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
from ..cache import locks, settings, store
from ..cache.trust import make_folder
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
    """Install headers in the cache, and return the directory, or `""` if the cache is not trusted."""
    root = settings.get_folder()
    if root is None:
        return ""
    make_folder(root)
    if store.find_refusal(root):
        return ""
    target = os.path.join(root, name)
    if not os.path.isdir(target):
        with locks.hold(f"{target}.lock"):
            if not os.path.isdir(target):
                _install(fill, target)
    is_complete = os.path.exists(os.path.join(target, MARK))
    return target if is_complete and not store.find_refusal(root, target) else ""


def _install_temporarily(fill: Fill, name: str) -> str:
    """Install headers in a temporary directory of this process, and return it."""
    if name not in _temporary:
        import tempfile

        base = tempfile.mkdtemp(prefix="cudyn-")
        atexit.register(_remove_temporary, base, os.getpid())
        _install(fill, os.path.join(base, name))
        _temporary[name] = os.path.join(base, name)
    return _temporary[name]


def _remove_temporary(folder: str, process: int) -> None:
    """Remove a temporary directory when the process that created it exits."""
    if os.getpid() == process:  # a forked child must not remove the parent's directory
        import shutil

        shutil.rmtree(folder, ignore_errors=True)


def _install(fill: Fill, target: str) -> None:
    """Install headers in a directory, completely or not at all. Raises the exceptions of `fill`."""
    temporary = f"{target}.{os.urandom(8).hex()}.tmp"
    try:
        make_folder(temporary)
        fill(temporary)
        with suppress(OSError):  # another process has installed them first
            os.rename(temporary, target)
    finally:
        if os.path.isdir(temporary):
            import shutil

            shutil.rmtree(temporary, ignore_errors=True)
