"""Cancelling a compilation in a thread: NVRTC calls a function to ask whether to stop.

The function is C's strlen, and its argument a text that is empty until the work is cancelled: NVRTC 13.5 asks
a million times in 4 s, to which a Python function would add 1.4 s.
NVRTC 12.8 and newer ask; those before 13.5 not for seconds while they optimize a large kernel.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ...._errors import CudynError

_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_local = threading.local()
_flags: dict[str, Any] = {}  # of work that is done in this process: a text of no or one character


@contextmanager
def giving_up(token: str) -> Iterator[None]:
    """Give up all work for a token, in the threads of this process, if there is an exception."""
    flag = _flags[token] = ctypes.create_string_buffer(2)
    try:
        yield
    except BaseException:
        flag.value = b"1"
        raise
    finally:
        del _flags[token]


@contextmanager
def work_for(token: str) -> Iterator[None]:
    """What this thread compiles meanwhile is for a token."""
    _local.flag = _flags.get(token)
    try:
        yield
    finally:
        _local.flag = None


def let_cancel(nvrtc: Any, program: Any) -> None:
    """Let NVRTC ask, while it compiles a program of this thread's, whether to stop: that is an NvrtcError.

    CudynError: it was cancelled already.
    """
    flag = getattr(_local, "flag", None)
    if flag is None:
        return
    if flag.value:
        raise CudynError("the compilation was cancelled")
    if nvrtc.has("nvrtcSetFlowCallback"):
        libc = ctypes.CDLL("msvcrt" if sys.platform == "win32" else None)
        # Raw: a checked call would keep the callback beyond the program.
        nvrtc.raw.nvrtcSetFlowCallback(program, ctypes.cast(libc.strlen, _Callback), ctypes.addressof(flag))
