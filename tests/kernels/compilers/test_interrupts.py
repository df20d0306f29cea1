"""Tests that Ctrl-C during a compilation raises KeyboardInterrupt, even if NVRTC installs its own handler."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
from pathlib import Path

import pytest

from cudyn._kernels.compilers.nvrtc import interrupts

from ...support import real
from .test_compile import COMPILERS, run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="NVRTC installs its handler only on Linux")

# A slow compilation, and a thread that sends SIGINT after NVRTC has had time to install its handler.
# Afterwards, a second SIGINT has to interrupt a read from a pipe, Python's handler has to be restored, and a
# compilation has to succeed.
CODE = """
import ctypes, os, signal, threading, time
from concurrent.futures import ThreadPoolExecutor
from cudyn import nvrtc
def read_handler():
    action = ctypes.create_string_buffer(256)
    libc.sigaction(signal.SIGINT, None, action)
    return action.raw[:8]
def send():
    if WHERE == "only the main thread":
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    deadline = time.monotonic() + WAIT
    while read_handler() == python_handler and time.monotonic() < deadline:
        time.sleep(0.0001)
    time.sleep(0.02)
    os.kill(os.getpid(), signal.SIGINT)
text = "template <int I, int N> struct F { static const int v = F<I, N - 1>::v + I; };\\n"
text += "template <int I> struct F<I, 0> { static const int v = I; };\\n"
text += "__device__ int a[] = {" + ", ".join(f"F<{i}, 150>::v" for i in range(40)) + "};\\n"
libc = ctypes.CDLL(None)
nvrtc.version
python_handler = read_handler()
sender = threading.Thread(target=send)
sender.start()
try:
    if WHERE == "another thread":
        with ThreadPoolExecutor(1) as pool:
            pool.submit(cudyn.compile, text, arch="compute_80").result()
    else:
        cudyn.compile(text, arch="compute_80")
    sender.join()
except KeyboardInterrupt:
    print("interrupted")
sender.join()
# With SA_RESTART, the signal would not end the read.
reading, writing = os.pipe()
threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
late = threading.Timer(60, os.write, (writing, b"x"))
late.start()
try:
    os.read(reading, 1)
except KeyboardInterrupt:
    print("in time" if late.is_alive() else "late")
late.cancel()
print(read_handler() == python_handler, signal.pthread_sigmask(signal.SIG_BLOCK, []))
print(cudyn.compile("__global__ void k() {}", arch="compute_80").kind)
"""


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(COMPILERS))
@pytest.mark.parametrize("receiver", ["only the main thread", "the main thread", "another thread"])
def test_compile_with_sigint_raises_keyboard_interrupt(receiver: str, version: str) -> None:
    """The process continues, and the next SIGINT also raises KeyboardInterrupt."""
    output = run(f"WHERE, WAIT = {receiver!r}, 0.4\n{CODE}", real.nvrtc(version))
    assert output.splitlines() == ["interrupted", "in time", "True set()", "ptx"]


def test_keep_interrupts_watches_only_the_first_compilation_of_a_library(
    monkeypatch: pytest.MonkeyPatch, fresh_process: None
) -> None:
    """A compilation that failed does not count. Afterwards, the signal mask and the handler are restored."""
    threads = []

    class Thread(threading.Thread):
        def start(self) -> None:
            """Record the thread and start it."""
            threads.append(self)
            super().start()

    monkeypatch.setattr(threading, "Thread", Thread)
    state_before = signal.pthread_sigmask(signal.SIG_BLOCK, []), signal.getsignal(signal.SIGINT)
    with pytest.raises(LookupError, match=r"^failed$"), interrupts.keep_interrupts("/one.so"):
        raise LookupError("failed")
    for name, blocks_sigint in (("/one.so", True), ("/one.so", False), ("/another.so", True)):
        with interrupts.keep_interrupts(name):
            assert (signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])) == blocks_sigint
    assert len(threads) == 3
    assert not any(thread.is_alive() for thread in threads)
    assert (signal.pthread_sigmask(signal.SIG_BLOCK, []), signal.getsignal(signal.SIGINT)) == state_before


def test_is_handler_in_compares_the_file_of_the_handler() -> None:
    """The action contains the address of a function in the C library."""
    libc = ctypes.CDLL(None)
    action = ctypes.create_string_buffer(256)
    ctypes.c_size_t.from_buffer(action).value = ctypes.cast(libc.strlen, ctypes.c_void_p).value or 0
    maps = Path("/proc/self/maps").read_text().splitlines()
    path = next(line.split()[-1] for line in maps if "/libc.so" in line or "/libc-" in line)
    assert interrupts._is_handler_in(libc, action, path)
    assert not interrupts._is_handler_in(libc, action, sys.executable)
    assert not interrupts._is_handler_in(libc, ctypes.create_string_buffer(256), path)
