"""Headers installed once in the folder of the cache: those inside NVRTC 13.3 and newer, clang's prelude.

NVRTC's are installed when a source asks for a header that is not found elsewhere. If the cache is off or
can't be written, headers go into a temporary folder of this process.
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

MARK = ".nvrtc_headers_version"  # NVRTC writes it last

Fill = Callable[[str], object]

_apart: dict[str, str] = process.own({})  # by the name of an installation, the folder of this process
_failed: dict[str, str] = process.own({})  # and the reason if that failed


def is_useful(nvrtc: Any, folders: Sequence[str]) -> bool:
    """Return whether this NVRTC contains headers that these folders lack."""
    return bool(
        nvrtc.available
        and nvrtc.has("nvrtcInstallBundledHeaders")
        and not all(any(os.path.exists(os.path.join(folder, sign)) for folder in folders) for sign in SIGNS)
    )


def install(nvrtc: Any, build: str) -> list[str]:
    """Install the headers of this NVRTC unless they are there, and return their folders; [] if that failed.

    build: 16 digits that identify the NVRTC
    """
    folder = put(build, lambda folder: nvrtc.nvrtcInstallBundledHeaders(os.fsencode(folder), 0))
    return [folder, os.path.join(folder, "cccl")] if folder else []


def put(build: str, fill: Fill) -> str:
    """Return the folder of an installation, "" if it failed. build: its name; fill: writes a folder, once."""
    name = f"headers-{build}"
    for find in (_find_kept, _find_apart):
        try:
            folder = find(fill, name)
            if folder:
                return folder
        except (OSError, CudynError) as error:
            _failed[name] = str(error)
    return ""


def explain() -> str:
    """Return why headers could not be installed in this process, or ""."""
    return next(iter(_failed.values()), "")


def _find_kept(fill: Fill, name: str) -> str:
    """The folder in the cache, with the headers in it; "" without a trusted one."""
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
    whole = os.path.exists(os.path.join(target, MARK))
    return target if whole and not store.find_refusal(root, target) else ""


def _find_apart(fill: Fill, name: str) -> str:
    """A folder of this process, with the headers in it."""
    if name not in _apart:
        import tempfile

        base = tempfile.mkdtemp(prefix="cudyn-")
        atexit.register(_remove_apart, base, os.getpid())
        _install(fill, os.path.join(base, name))
        _apart[name] = os.path.join(base, name)
    return _apart[name]


def _remove_apart(folder: str, process: int) -> None:
    if os.getpid() == process:  # not in a process that was forked
        import shutil

        shutil.rmtree(folder, ignore_errors=True)


def _install(fill: Fill, target: str) -> None:
    """Put the headers into a folder that is there whole or not at all. Raises as fill does."""
    temporary = f"{target}.{os.urandom(8).hex()}.tmp"
    try:
        make_folder(temporary)
        fill(temporary)
        with suppress(OSError):  # another process was faster
            os.rename(temporary, target)
    finally:
        if os.path.isdir(temporary):
            import shutil

            shutil.rmtree(temporary, ignore_errors=True)
