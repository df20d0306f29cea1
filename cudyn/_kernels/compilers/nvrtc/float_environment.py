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

# Fields of the control word in the float.h header of Windows.
_DENORMALS = 0x03000000  # _MCW_DN
_ROUNDING = 0x00000300  # _MCW_RC
_EXCEPTIONS = 0x0008001F  # _MCW_EM
_FIELDS = _DENORMALS | _ROUNDING | _EXCEPTIONS
_DEFAULT_CONTROL = _EXCEPTIONS  # mask exceptions; 0 in the other fields: keep denormals, round to nearest


@contextmanager
def default_floats() -> Iterator[None]:
    """Set C's default floating-point environment during the block, then restore the caller's environment.

    cudyn/_bindings/calls/process_state.py restores the locale and the handling of signals after each call.
    """
    if sys.platform == "win32":
        change_control_word = ctypes.CDLL("ucrtbase")["_control87"]
        old_control_word = change_control_word(0, 0)  # changes nothing
        change_control_word(_DEFAULT_CONTROL, _FIELDS)
        try:
            yield
        finally:
            change_control_word(old_control_word, _FIELDS)
    elif sys.platform == "linux":
        libm = _open_libm()
        old_environment = (ctypes.c_char * _FENV_SIZE)()
        libm.fegetenv(old_environment)
        libm.fesetenv(_FE_DFL_ENV)
        try:
            yield
        finally:
            libm.fesetenv(old_environment)
    else:
        yield  # NVIDIA has no compiler for this system.


@cache
def _open_libm() -> Any:
    """Return the library that contains fesetenv, which is libc in musl."""
    try:
        return ctypes.CDLL("libm.so.6")
    except OSError:
        return ctypes.CDLL(None)
