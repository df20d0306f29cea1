"""Handles Ctrl-C while NVRTC compiles, and cancels compilations in threads.

NVRTC 11.8 to 13.0 (but not 13.5) replaces the SIGINT handler during the first compilation in a process,
unless the signal is ignored. On Ctrl-C, NVRTC's handler exits the process with status 4. After the
compilation, NVRTC restores the old handler, but with SA_RESTART, so Ctrl-C would no longer interrupt Python's
reads and locks.

NVRTC 12.8 and newer regularly calls a callback function, and stops if the function does not return 0. Before
13.5, several seconds may pass between two calls while NVRTC optimizes a large kernel. cudyn passes the C
function strlen, with a string that is empty until the work is cancelled. A Python function would be slow:
NVRTC 13.5 calls it a million times in 4 s, which would add 1.4 s.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from ...._errors import CudynError
from ...._process import process

_PAUSE = 0.0005  # time between two checks of the SIGINT handler, in seconds
_known: set[str] = process.own(set())  # paths of NVRTC libraries that have compiled in this process

_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
# The strings that are empty until the work for a token is cancelled, keyed by token.
_flags: dict[str, Any] = process.keep({})
_local = threading.local()  # its attribute `flag` is the string for the work of this thread


@contextmanager
def keep_interrupts(library: str) -> Iterator[None]:
    """Preserve the SIGINT handler during the first compilation with an NVRTC library.

    In the main thread, the signal is blocked if Python has a handler for it. The system may deliver the
    signal to another thread, so a watching thread restores the handler as soon as NVRTC has replaced it.

    Args:
        library: Path of the library.
    """
    handler = signal.getsignal(signal.SIGINT)
    if library in _known or handler == signal.SIG_IGN or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    libc = ctypes.CDLL(None)
    old_action = _read_action(libc)
    if _is_handler_in(libc, old_action, library):  # another thread compiles, and will restore the handler
        yield
        return
    is_main_thread = threading.current_thread() is threading.main_thread()
    blocked_signals = [signal.SIGINT] if is_main_thread and callable(handler) else []
    old_mask = signal.pthread_sigmask(signal.SIG_BLOCK, blocked_signals)
    done = threading.Event()
    watcher = threading.Thread(target=_restore_handler, args=(libc, old_action, library, done), daemon=True)
    try:
        watcher.start()
        yield
        _known.add(library)  # later compilations do not replace the handler
    finally:
        done.set()
        watcher.join()
        if _get_handler(_read_action(libc)) == _get_handler(old_action):
            libc.sigaction(signal.SIGINT, old_action, None)  # without SA_RESTART
        signal.pthread_sigmask(signal.SIG_SETMASK, old_mask)  # a pending signal raises KeyboardInterrupt here


@contextmanager
def defer_signals() -> Iterator[None]:
    """Defer Python's signal handlers until the end of the block.

    The block runs C code that calls Python functions. An exception from a handler, such as KeyboardInterrupt,
    would be raised in such a function, which can only print it. Only the main thread runs handlers.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    received: list[tuple[int, Any]] = []

    def store_signal(number: int, frame: Any) -> None:
        """Store a signal, whose handler is called at the end of the block."""
        received.append((number, frame))

    handlers: dict[int, Any] = {}
    for number in _list_signals():
        handler = signal.getsignal(number)
        if callable(handler):
            handlers[number] = handler
    for number in handlers:
        signal.signal(number, store_signal)
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
        for number, frame in received:
            handlers[number](number, frame)


@cache
def _list_signals() -> list[int]:
    """Return the numbers of all signals. They are cached, because listing them takes 0.1 ms."""
    return [*map(int, signal.valid_signals())]


def _restore_handler(libc: Any, old_action: Any, library: str, done: threading.Event) -> None:
    """Wait until a library has replaced the SIGINT handler, and restore the old handler.

    Args:
        libc: The C library.
        old_action: The struct sigaction to restore.
        library: Path of the NVRTC library.
        done: Event that is set at the end of the compilation.
    """
    while not done.wait(_PAUSE):
        if _is_handler_in(libc, _read_action(libc), library):
            libc.sigaction(signal.SIGINT, old_action, None)
            return


def _read_action(libc: Any) -> Any:
    """Return the struct sigaction for SIGINT, which begins with the handler in glibc and musl."""
    action = (ctypes.c_char * 256)()  # more than the size of the struct, which is 152 bytes in glibc
    libc.sigaction(signal.SIGINT, None, action)
    return action


def _get_handler(action: Any) -> int:
    """Return the address of the handler in a struct sigaction."""
    return ctypes.c_size_t.from_buffer(action).value


def _is_handler_in(libc: Any, action: Any, library: str) -> bool:
    """Return whether a signal handler is a function of a library.

    Args:
        libc: The C library.
        action: The struct sigaction that contains the handler.
        library: Path of the library.
    """
    info = (ctypes.c_void_p * 4)()  # Dl_info, which begins with the file's name
    if not libc.dladdr(ctypes.c_void_p(_get_handler(action)), info):
        return False
    name_address = info[0]
    assert name_address is not None  # dladdr has set it
    file_name = ctypes.string_at(name_address)
    return os.path.realpath(os.fsdecode(file_name)) == os.path.realpath(library)


# --- cancelling


@contextmanager
def cancelled_on_error(token: str) -> Iterator[None]:
    """Cancel the compilations of a token in all threads if the block raises an exception.

    Args:
        token: String that identifies the compilations, which run inside `work_for(token)`.
    """
    flag = _flags[token] = (ctypes.c_char * 2)()  # an empty string, with room for one character
    try:
        yield
    except BaseException:
        flag.value = b"1"  # strlen now returns 1
        raise
    finally:
        del _flags[token]


@contextmanager
def work_for(token: str) -> Iterator[None]:
    """Assign the compilations that this thread runs inside the block to a token."""
    _local.flag = _flags.get(token)
    try:
        yield
    finally:
        _local.flag = None


def let_cancel(nvrtc: Any, program: Any) -> None:
    """Let NVRTC stop the compilation of a program if the work of this thread is cancelled.

    The compilation then raises NvrtcError. Raises CudynError if the work has already been cancelled.
    """
    flag = getattr(_local, "flag", None)
    if flag is None:
        return
    if flag.value:
        raise CudynError("the compilation was cancelled")
    if nvrtc.has("nvrtcSetFlowCallback"):
        libc = ctypes.CDLL("msvcrt" if sys.platform == "win32" else None)
        # A checked call would keep the callback alive longer than the program.
        nvrtc.raw.nvrtcSetFlowCallback(program, ctypes.cast(libc.strlen, _Callback), ctypes.addressof(flag))
