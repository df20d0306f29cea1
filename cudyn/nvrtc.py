"""NVRTC, the runtime compiler (nvrtc.h). Opened when it is first asked for; see cudyn.module."""

from __future__ import annotations

import ctypes
import sys

from . import catalog
from .module import install

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _log(name: str, arguments: tuple[Any, ...]) -> str:
    """What the compiler wrote, when a compilation failed."""
    if name != "nvrtcCompileProgram":
        return ""
    raw, program, size = _nvrtc.raw, arguments[0], ctypes.c_size_t()
    if raw.nvrtcGetProgramLogSize(program, ctypes.byref(size)) != 0:
        return ""
    log = ctypes.create_string_buffer(size.value)
    if raw.nvrtcGetProgramLog(program, log) != 0:
        return ""
    return log.value.decode("utf-8", "replace").rstrip("\n")


_nvrtc = install(sys.modules[__name__], catalog.NVRTC, _log)
