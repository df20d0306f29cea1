"""Processes that work for this one: `Workers`, an executor that survives the death of a process.

They are new Pythons, not forks: what this process has (threads, a CUDA context, locks) is not in them, and a
main module is neither needed nor imported. Each has one job at a time, so that the job that killed it is
known. They end with this process, however it ends, because their standard input does.
"""

from __future__ import annotations

import os
import pickle
import queue
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import IO, Any, TypeVar

from ..._errors import CudynError

Result = TypeVar("Result")

_READY = b"\0cudyn\n"  # ends what a worker's start-up (sitecustomize, .pth files) prints: messages follow
_PYTHON = re.compile(r"(python|pypy|graalpy)w?[\d.]*(-dbg|_d|[dmt])*(\.exe)?", re.I)
_START = "import sys; sys.path[:] = {path!r}; from {module} import main; main()"


class Workers(ThreadPoolExecutor):
    """Processes of this Python, as many as there is work for up to `most`; one that dies is replaced.

    A thread waits for each. Jobs and results are pickled. A job whose process died raises CudynError. If the
    system refuses to start more processes (files, memory), the running ones take over the remaining jobs.
    """

    def __init__(self, most: int) -> None:
        super().__init__(min(most, _count_pipes()), initializer=_block_sigpipe)
        self._idle: queue.SimpleQueue[Any] = queue.SimpleQueue()  # processes; None: one died
        self._processes: set[Any] = set()
        self._lock = threading.Lock()
        self._killed = self._served = False

    def submit(self, work: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        """Let a process do some work."""
        return super().submit(self._run, pickle.dumps((work, args, kwargs)))

    def _adjust_thread_count(self) -> None:
        """Start a thread if it is needed: see ThreadPoolExecutor."""
        try:
            super()._adjust_thread_count()
            self._served = True
        except RuntimeError:  # there can be no more of them
            if not self._served:
                raise

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes when they have done their work or, to cancel, at once."""
        if cancel_futures:
            with self._lock:
                self._killed = True
                for process in self._processes:
                    process.kill()
        super().shutdown(wait, cancel_futures=cancel_futures)
        for process in [*self._processes] if wait else ():
            self._end(process)

    def _run(self, data: bytes) -> Any:
        """Give a process some work, and return or raise what comes of it."""
        process = None
        try:
            process = self._acquire()
            _send(process.stdin, data)
            failed, result = pickle.loads(pickle.load(process.stdout))
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            ended = self._bury(process, error)
            process = None
            raise ended from None
        finally:
            self._idle.put(process)
        if failed:
            raise result
        return result

    def _acquire(self) -> Any:
        """Return an idle process, a new one, or the next that is done. OSError: no process can be had."""
        process = None
        with suppress(queue.Empty):
            process = self._idle.get_nowait()
        while process is None:
            try:
                return self._start()
            except OSError:
                with self._lock:
                    if not self._processes:
                        raise
                process = self._idle.get()
        return process

    def _start(self) -> Any:
        """Start a process. OSError: that is not possible. CudynError: it ended at its start."""
        above = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
        code = _START.format(path=[above, *sys.path], module=__name__)
        with self._lock:
            if self._killed:
                raise EOFError
            process: Any = subprocess.Popen(
                [sys.executable, "-c", code],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # a terminal's Ctrl-C is for this process
            )
            self._processes.add(process)
        try:
            line = process.stdout.readline()
            while not line.endswith(_READY):
                if not line:
                    raise EOFError
                line = process.stdout.readline()
        except (OSError, EOFError) as error:
            raise self._bury(process, error) from None
        return process

    def _bury(self, process: Any, error: Exception) -> CudynError:
        """Say how a process ended; None: it was not started, by an error."""
        if process is None:
            return CudynError(f"no process can be started: {error}")
        self._end(process)
        status = process.returncode
        try:
            how = f"by {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
        except ValueError:
            how = f"by signal {-status}"
        return CudynError(f"the process that compiled it ended {how}")

    def _end(self, process: Any) -> None:
        """Close the pipes of a process, which ends it, and wait for it."""
        with suppress(OSError), process:  # it has not read all that was written
            pass
        with self._lock:
            self._processes.discard(process)


def _block_sigpipe() -> None:
    if hasattr(signal, "pthread_sigmask"):  # EPIPE reports a process that has died
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPIPE])


def can_start() -> bool:
    """Return whether `sys.executable` is a Python.

    A frozen program, or one that embeds Python, would start itself.
    """
    if not sys.executable or getattr(sys, "frozen", False):
        return False
    return _PYTHON.fullmatch(os.path.basename(os.path.realpath(sys.executable))) is not None


def _count_pipes() -> int:
    """How many processes this one may talk to at least, with some files left for the rest of it."""
    try:
        import resource
    except ImportError:  # Windows
        return sys.maxsize
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if most == resource.RLIM_INFINITY else max(1, (most - 64) // 2)


def _send(stream: IO[bytes], data: bytes) -> None:
    """Send a message: bytes as a pickle, which says where it ends."""
    pickle.dump(data, stream)
    stream.flush()


def main() -> None:
    """Work for the process that started this one, until it closes our standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the other process ends this one
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a compiler's output must not mix with messages
    try:
        output.write(_READY)
        output.flush()
        _work(output)
    except BrokenPipeError:
        os._exit(0)  # the other process has ended


def _work(output: IO[bytes]) -> None:
    """Take work and send the answers, until the other process closes our standard input."""
    todo: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def listen() -> None:
        try:
            while True:
                todo.put(pickle.load(sys.stdin.buffer))
        finally:
            os._exit(0)  # in the midst of a compilation, too

    threading.Thread(target=listen, daemon=True).start()
    while True:
        try:
            work, args, kwargs = pickle.loads(todo.get())
            answer = pickle.dumps((False, work(*args, **kwargs)))
        except Exception as error:
            try:
                answer = pickle.dumps((True, error))
                pickle.loads(answer)
            except Exception:  # it can't be sent
                answer = pickle.dumps((True, CudynError(f"{type(error).__name__}: {error}")))
        _send(output, answer)
