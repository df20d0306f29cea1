"""NVRTC, the runtime compiler (nvrtc.h). Opened when it is first asked for; see cudyn.module."""

from __future__ import annotations

import ctypes as _ctypes
import sys as _sys

from .catalog import NVRTC as _NVRTC
from .module import install as _install

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _log(name: str, arguments: tuple[Any, ...]) -> str:
    """What the compiler wrote, when a compilation failed."""
    if name != "nvrtcCompileProgram":
        return ""
    raw, program, size = _nvrtc.raw, arguments[0], _ctypes.c_size_t()
    if raw.nvrtcGetProgramLogSize(program, _ctypes.byref(size)) != 0:
        return ""
    log = _ctypes.create_string_buffer(size.value)
    if raw.nvrtcGetProgramLog(program, log) != 0:
        return ""
    return log.value.decode("utf-8", "replace").rstrip("\n")


_nvrtc = _install(_sys.modules[__name__], _NVRTC, _log)
