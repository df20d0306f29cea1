"""Protects the process state that NVIDIA's compilers use or change: floating-point environment and locale.

NVRTC and nvJitLink compute constants in the floating-point environment of the thread that calls them. The
caller's rounding mode would change the code, although it is not part of the cache key. NVRTC before 12.6 sets
the locale of that thread to "C", and 11.8 and 12.0 also set the LC_NUMERIC of the process.
"""

from __future__ import annotations

import ctypes
import locale
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from ...._process import process

_FE_DFL_ENV = ctypes.c_void_p(-1)  # in glibc and musl
_FENV_SIZE = 64  # in bytes; the size of a fenv_t is 32 on x86-64 and 8 on AArch64

# _MCW_DN (denormals), _MCW_RC (rounding) and _MCW_EM (exceptions) in the float.h header of Windows.
_FIELDS = 0x03000000 | 0x00000300 | 0x0008001F
_DEFAULT_CONTROL = 0x0008001F  # keep denormals, round to nearest, mask exceptions

_lock = threading.Lock()
# The value of LC_NUMERIC before the first running call, repeated once for each running call.
_numeric: list[str] = process.keep([])


@contextmanager
def keep_process_state() -> Iterator[None]:
    """Set C's default floating-point environment for a compiler call, then restore the caller's state.

    The state is the floating-point environment and the locale of this thread, and LC_NUMERIC of the process.
    Calls in several threads may overlap. NVRTC for Windows contains its own C runtime, so the process's
    locale does not change there.
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
        libc, libm = _open_libraries()
        environment = (ctypes.c_char * _FENV_SIZE)()
        libm.fegetenv(environment)
        thread_locale = libc.uselocale(None)
        _save_numeric()
        libm.fesetenv(_FE_DFL_ENV)
        try:
            yield
        finally:
            libm.fesetenv(environment)
            libc.uselocale(thread_locale)
            _restore_numeric()
    else:
        yield  # NVIDIA has no compiler for this system.


@cache
def _open_libraries() -> tuple[Any, Any]:
    """Return the libraries that contain uselocale and fesetenv. In musl they are the same library."""
    libc = ctypes.CDLL(None)
    libc.uselocale.argtypes = (ctypes.c_void_p,)
    libc.uselocale.restype = ctypes.c_void_p
    try:
        return libc, ctypes.CDLL("libm.so.6")
    except OSError:
        return libc, libc


def _save_numeric() -> None:
    """Store LC_NUMERIC at the start of a compiler call."""
    with _lock:
        _numeric.append(_numeric[0] if _numeric else locale.setlocale(locale.LC_NUMERIC))


def _restore_numeric() -> None:
    """Restore LC_NUMERIC if a compiler changed it. Changes made by other threads are kept."""
    with _lock:
        old_value = _numeric.pop()
        if old_value != "C" and locale.setlocale(locale.LC_NUMERIC) == "C":
            locale.setlocale(locale.LC_NUMERIC, old_value)
