"""Finds the library that calls a simulated function."""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Iterator

_MAX_FRAMES = 64
# The files whose frames are on the stack between a C caller and a simulated function: Python, ctypes, and the
# simulated library, whose functions jump to ctypes callbacks
_INTERMEDIATE_FILES = re.compile(r"libpython|python[0-9.]*$|_ctypes|libffi|libcuda\.so")
# NVIDIA's compilers. They request a private function table of the driver, but also work without it.
_COMPILERS = re.compile(r"lib(nvJitLink|nvrtc|nvvm|nvptxcompiler)\b")


class _SymbolInfo(ctypes.Structure):
    """The Dl_info structure of dlfcn.h."""

    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


def _iter_frame_files() -> Iterator[str]:
    """Yield the file name of the library or program that each frame of this thread's C stack belongs to.

    The innermost frame comes first.
    """
    libc = ctypes.CDLL(None)
    if not hasattr(libc, "backtrace"):  # only glibc and macOS have this function
        return
    return_addresses = (ctypes.c_void_p * _MAX_FRAMES)()
    frame_count = libc.backtrace(return_addresses, _MAX_FRAMES)
    info = _SymbolInfo()
    for address in return_addresses[:frame_count]:
        is_found = libc.dladdr(ctypes.c_void_p(address), ctypes.byref(info))
        if is_found and info.file:
            yield os.path.basename(os.fsdecode(info.file))


def is_called_by_compiler() -> bool:
    """Return whether one of NVIDIA's compilers called the simulated function that is running."""
    for file_name in _iter_frame_files():
        is_caller = not _INTERMEDIATE_FILES.search(file_name)
        if is_caller:
            return bool(_COMPILERS.match(file_name))
    return False
