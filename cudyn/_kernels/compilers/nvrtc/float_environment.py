"""Sets the floating-point environment that NVIDIA's compilers use.

NVRTC and nvJitLink compute constants in the floating-point environment of the thread that calls them. The
caller's rounding mode would change the code, although it is not part of the cache key.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

_FE_DFL_ENV = ctypes.c_void_p(-1)  # FE_DFL_ENV in glibc and musl
_FENV_SIZE = 64  # more than sizeof(fenv_t), which is 32 bytes on x86-64 and 8 bytes on AArch64

# _MCW_DN (denormals), _MCW_RC (rounding) and _MCW_EM (exceptions) in the float.h header of Windows.
_FIELDS = 0x03000000 | 0x00000300 | 0x0008001F
_DEFAULT_CONTROL = 0x0008001F  # keep denormals, round to nearest, mask exceptions


@contextmanager
def default_floats() -> Iterator[None]:
    """Set C's default floating-point environment during the block, then restore the caller's environment.

    cudyn/_bindings/calls/process_state.py restores the locale and the handling of signals after each call.
    """
    if sys.platform == "win32":
        control = ctypes.CDLL("ucrtbase")["_control87"]
        control_word = control(0, 0)
        control(_DEFAULT_CONTROL, _FIELDS)
        try:
            yield
        finally:
            control(control_word, _FIELDS)
    elif sys.platform == "linux":
        libm = _open_libm()
        environment = (ctypes.c_char * _FENV_SIZE)()
        libm.fegetenv(environment)
        libm.fesetenv(_FE_DFL_ENV)
        try:
            yield
        finally:
            libm.fesetenv(environment)
    else:
        yield  # NVIDIA has no compiler for this system.


@cache
def _open_libm() -> Any:
    """Return the library that contains fesetenv, which is libc in musl."""
    try:
        return ctypes.CDLL("libm.so.6")
    except OSError:
        return ctypes.CDLL(None)
