"""Ctrl-C while NVRTC compiles for the first time in a process.

Front ends of NVRTC 11.8 to 13.0 (13.5's does not) then take SIGINT, unless it is ignored, and exit(4) the
process on it. When they are done they put back what was there, but with SA_RESTART: from then on Ctrl-C would
not interrupt a read or a lock of Python's.
"""

from __future__ import annotations

import ctypes
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_PAUSE = 0.0005  # seconds
_known: set[str] = set()  # NVRTCs that have compiled in this process


@contextmanager
def keep_interrupts(library: str) -> Iterator[None]:
    """Compile meanwhile with the NVRTC of this path: what SIGINT does stays as it is.

    In the main thread it waits, if Python has a handler for it. The system may give it to another thread: one
    that looks on puts the handler back as soon as NVRTC has taken its place.
    """
    handler = signal.getsignal(signal.SIGINT)
    if library in _known or handler == signal.SIG_IGN or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    libc = ctypes.CDLL(None)
    before = _read(libc)
    if _is_in(libc, before, library):  # another thread compiles, and will put it back
        yield
        return
    waits = callable(handler) and threading.current_thread() is threading.main_thread()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT] if waits else [])
    done = threading.Event()
    watch = threading.Thread(target=_watch, args=(libc, before, library, done), daemon=True)
    try:
        watch.start()
        yield
        _known.add(library)
    finally:
        done.set()
        watch.join()
        if _handler(_read(libc)) == _handler(before):
            libc.sigaction(signal.SIGINT, before, None)  # without SA_RESTART
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)  # raises KeyboardInterrupt if one has waited


@contextmanager
def defer_signals() -> Iterator[None]:
    """Call Python's handlers of signals afterwards, for a block whose C code calls Python.

    There an exception of a handler, such as KeyboardInterrupt, would be printed and lost. Only the main
    thread runs handlers.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[tuple[int, Any]] = []

    def note(number: int, frame: Any) -> None:
        came.append((number, frame))

    handlers = {int(number): signal.getsignal(number) for number in signal.valid_signals()}
    deferred = {number: handler for number, handler in handlers.items() if callable(handler)}
    for number in deferred:
        signal.signal(number, note)
    try:
        yield
    finally:
        for number, handler in deferred.items():
            signal.signal(number, handler)
        for number, frame in came:
            deferred[number](number, frame)


def _watch(libc: Any, before: Any, library: str, done: threading.Event) -> None:
    while not done.wait(_PAUSE):
        if _is_in(libc, _read(libc), library):
            libc.sigaction(signal.SIGINT, before, None)
            return


def _read(libc: Any) -> Any:
    """What SIGINT does: a struct sigaction, in glibc and musl with the handler first."""
    found = ctypes.create_string_buffer(256)
    libc.sigaction(signal.SIGINT, None, found)
    return found


def _handler(action: Any) -> int:
    return ctypes.c_size_t.from_buffer(action).value


def _is_in(libc: Any, action: Any, library: str) -> bool:
    """Is its handler a function of a library?"""
    info = (ctypes.c_void_p * 4)()  # Dl_info, the file's name first
    if not libc.dladdr(ctypes.c_void_p(_handler(action)), info):
        return False
    return os.path.realpath(os.fsdecode(ctypes.string_at(info[0] or 0))) == os.path.realpath(library)
