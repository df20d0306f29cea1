"""Restores the parts of the process's state that some of NVIDIA's functions change.

NVRTC versions 11.7 to 12.5 set the locale of the calling thread to "C", so that Python would encode text as
ASCII. Versions 11.7 to 12.1 also set LC_NUMERIC of the process. During the first compilation, versions 11.7
to 12.9 replace the handlers of SIGINT, SIGTERM and SIGXFSZ. They restore the handlers with SA_RESTART, so
that these signals would no longer interrupt Python's reads. `changes_process` in the catalog lists the
functions, and tests/real/test_every_release.py compares the state before and after calls of all libraries.
"""

from __future__ import annotations

import ctypes
import locale
import signal
import sys
import threading
from contextlib import contextmanager
from functools import cache

from ..._process import process
from .callbacks import Pointer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_lock = threading.Lock()
# One entry for each running call: the value of LC_NUMERIC before the first of these calls started.
_numeric: list[str] = process.keep([])
_HANDLER_SIZE = 8  # size in bytes of the handler's address, the first member of struct sigaction
_SIGNALS = [number for number in signal.Signals if number.name in ("SIGINT", "SIGTERM", "SIGXFSZ")]
_ACTION_SIZE = 256  # larger than a struct sigaction of glibc or musl, which begins with the handler


@contextmanager
def keep_process_state() -> Iterator[None]:
    """Restore the thread's locale, the process's LC_NUMERIC and the flags of signal handlers after a block.

    Calls in several threads may overlap. NVRTC for Windows contains its own C runtime, so it does not change
    the process's state there.
    """
    if sys.platform != "linux":
        yield
        return
    libc = _open_libc()
    thread_locale = libc.uselocale(None)
    actions = {number: _read_action(libc, number) for number in _SIGNALS}
    _save_numeric()
    try:
        yield
    finally:
        libc.uselocale(thread_locale)
        _restore_numeric()
        for number, action in actions.items():
            handler = action.raw[:_HANDLER_SIZE]
            current_handler = _read_action(libc, number).raw[:_HANDLER_SIZE]
            if current_handler == handler:  # no other handler has been set
                libc.sigaction(number, action, None)


def keep_state_in_calls(cls: Any) -> Any:
    """Derive a class of ctypes functions whose calls restore the process's state."""

    def call(function: Any, *arguments: Any) -> Any:
        with keep_process_state():
            return Pointer.__call__(function, *arguments)

    names = ("_argtypes_", "_restype_", "_flags_")
    prototype = {name: getattr(cls, name) for name in names if hasattr(cls, name)}
    members = {"__call__": call, "__doc__": cls.__dict__.get("__doc__"), **prototype}
    return type(cls.__name__, (cls,), members)


@cache
def _open_libc() -> Any:
    libc = ctypes.CDLL(None)
    libc.uselocale.argtypes = (ctypes.c_void_p,)
    libc.uselocale.restype = ctypes.c_void_p
    return libc


def _save_numeric() -> None:
    """Store LC_NUMERIC at the start of a call."""
    with _lock:
        _numeric.append(_numeric[0] if _numeric else locale.setlocale(locale.LC_NUMERIC))


def _restore_numeric() -> None:
    """Restore LC_NUMERIC if the call changed it. Changes made by other threads are kept."""
    with _lock:
        old_value = _numeric.pop()
        if old_value != "C" and locale.setlocale(locale.LC_NUMERIC) == "C":
            locale.setlocale(locale.LC_NUMERIC, old_value)


def _read_action(libc: Any, number: int) -> Any:
    """Return the struct sigaction for a signal."""
    action = (ctypes.c_char * _ACTION_SIZE)()
    libc.sigaction(number, None, action)
    return action
