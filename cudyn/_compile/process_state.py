"""The state of the process that NVIDIA's compilers use: the floating-point environment.

NVRTC and nvJitLink compute constants in the floating-point environment of the thread that calls them. A
caller's rounding mode would change the code, and the cache's key does not contain it.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

_FE_DFL_ENV = ctypes.c_void_p(-1)  # of glibc and musl
_FENV_SIZE = 64  # bytes, at least the size of a fenv_t, which is 32 on x86-64 and 8 on AArch64

# _MCW_DN (denormals), _MCW_RC (rounding) and _MCW_EM (exceptions) of Windows' float.h.
_FIELDS = 0x03000000 | 0x00000300 | 0x0008001F
_DEFAULT_CONTROL = 0x0008001F  # of _FIELDS: denormals are kept, rounding is to nearest, exceptions are masked


@contextmanager
def keep_process_state() -> Iterator[None]:
    """Call a compiler in C's default floating-point environment, and restore the caller's afterwards."""
    if sys.platform == "win32":
        control = ctypes.CDLL("ucrtbase")["_control87"]
        control_word = control(0, 0)
        control(_DEFAULT_CONTROL, _FIELDS)
        try:
            yield
        finally:
            control(control_word, _FIELDS)
    elif sys.platform == "linux":
        libm = _open_math()
        environment = ctypes.create_string_buffer(_FENV_SIZE)
        libm.fegetenv(environment)
        libm.fesetenv(_FE_DFL_ENV)
        try:
            yield
        finally:
            libm.fesetenv(environment)
    else:
        yield  # NVIDIA has no compiler for this system.


@cache
def _open_math() -> Any:
    """The library of fesetenv: musl's is the C library."""
    try:
        return ctypes.CDLL("libm.so.6")
    except OSError:
        return ctypes.CDLL(None)
