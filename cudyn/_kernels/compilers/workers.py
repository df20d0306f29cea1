"""Runs jobs in worker processes: `Workers` is an executor that survives the death of a process.

Workers are new Python processes, not forks: they do not inherit this process's threads, CUDA contexts or
locks, and they neither need nor import a main module. Each worker runs one job at a time, so that if the
worker dies, it is known which job it was running. A worker exits when its standard input is closed. Workers
therefore always exit with this process, even if this process is killed.
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
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from typing import IO, Any, TypeVar

from ..._errors import CudynError
from ..._process import process

Result = TypeVar("Result")

# A worker prints this line before its first message. Files such as sitecustomize.py may print lines before
# it.
_READY = b"\0cudyn\n"
# File names of Python interpreters.
_PYTHON = re.compile(r"(python|pypy|graalpy)w?[\d.]*(-dbg|_d|[dmt])*(\.exe)?", re.I)
# The program of a worker.
_START = "import sys; sys.path[:] = {path!r}; from {module} import main; main()"


class Workers(Executor):
    """An executor that runs jobs in Python processes, which are started as needed and replaced if they die.

    A thread of a ThreadPoolExecutor waits for each process. Jobs and results are pickled. If the process that
    runs a job dies, the job's future raises CudynError. If the system cannot start more threads or processes,
    for lack of memory or file descriptors, the existing processes run the remaining jobs.

    A ProcessPoolExecutor is not used, because it would run the main module again, and because the death of
    one process would end all jobs.

    Attributes:
        max_processes: Maximum number of processes.
    """

    def __init__(self, max_processes: int) -> None:
        self.max_processes = min(max_processes, _count_possible())
        # Each thread sends one job to a process, and waits for the result.
        self._threads = ThreadPoolExecutor(self.max_processes, initializer=_block_sigpipe)
        self._has_thread = False  # whether at least one thread has been started
        # The processes that wait for a job. None stands for a process that has died, which wakes a thread.
        self._idle: queue.SimpleQueue[Any] = queue.SimpleQueue()
        # The state that `_lock` protects: all processes, the futures of the jobs that are not done, and
        # whether `shutdown` has been called, and has killed the processes.
        self._lock = threading.Lock()
        self._processes: set[Any] = set()
        self._pending: set[Future[Any]] = set()
        self._closed = False
        self._killed = False

    def submit(self, work: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        """Call `work` with the given arguments in a process, and return a future for its result.

        Raises:
            RuntimeError: The executor has been shut down, or no thread can be started and none is running.
        """
        data = pickle.dumps((work, args, kwargs))
        future: Future[Result] = Future()
        with self._lock:
            if self._closed:
                raise RuntimeError("the workers have been shut down")
            self._pending.add(future)
        try:
            self._threads.submit(self._complete, future, data)
            self._has_thread = True
        except RuntimeError:  # no thread can be started, but the job is in the queue of the running threads
            if not self._has_thread:
                self._pending.discard(future)
                raise
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes when all jobs are done or, with `cancel_futures`, immediately."""
        with self._lock:
            self._closed = True
            if cancel_futures:
                self._killed = True
                for future in self._pending:
                    future.cancel()
                for process in self._processes:
                    process.kill()
        self._threads.shutdown(wait)
        if wait:
            for process in [*self._processes]:
                self._end(process)

    def _complete(self, future: Future[Any], data: bytes) -> None:
        """Run a call in a process and complete its future, unless the future has been cancelled.

        Args:
            future: The future of the call.
            data: The pickled call.
        """
        if future.set_running_or_notify_cancel():
            try:
                result = self._run(data)
            except BaseException as error:
                future.set_exception(error)
            else:
                future.set_result(result)
        with self._lock:
            self._pending.discard(future)

    def _run(self, data: bytes) -> Any:
        """Send a pickled call to a process, and return the call's result or raise its exception."""
        process = None
        try:
            process = self._acquire()
            _send(process.stdin, data)
            failed, result = pickle.loads(pickle.load(process.stdout))
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            death = self._describe_death(process, error)
            process = None
            try:
                raise death from None
            finally:
                del death  # avoid a reference cycle: the exception's traceback refers to this frame
        finally:
            self._idle.put(process)
        if failed:
            try:
                raise result
            finally:
                del result  # for the same reason
        return result

    def _acquire(self) -> Any:
        """Return an idle process, a new process, or the next process that becomes idle.

        Raises OSError if there are no processes and none can be started.
        """
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
        """Start a process, and wait until it is ready.

        Raises OSError if it cannot be started, CudynError if it ends immediately, or EOFError if `shutdown`
        has ended all processes.
        """
        root = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
        code = _START.format(path=[root, *sys.path], module=__name__)
        with self._lock:
            if self._killed:
                raise EOFError
            process: Any = subprocess.Popen(
                [sys.executable, "-c", code],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C in a terminal must only reach this process
            )
            self._processes.add(process)
        try:
            line = process.stdout.readline()
            while not line.endswith(_READY):
                if not line:  # the process has ended
                    raise EOFError
                line = process.stdout.readline()
        except (OSError, EOFError) as error:
            raise self._describe_death(process, error) from None
        return process

    def _describe_death(self, process: Any, error: Exception) -> CudynError:
        """Return the error that describes how a process died, or why no process was started."""
        if process is None:
            return CudynError(f"no process can be started: {error}")
        self._end(process)
        status = process.returncode
        if status >= 0:
            return CudynError(f"the worker process exited with status {status}")
        signal_number = -status  # subprocess returns the negative number of the signal that ended a process
        try:
            name = signal.Signals(signal_number).name
        except ValueError:  # Python has no name for the signal
            name = f"signal {signal_number}"
        return CudynError(f"the worker process was ended by {name}")

    def _end(self, process: Any) -> None:
        """End a process by closing its pipes, and wait until it has exited."""
        # The end of the `with` block does both. It raises OSError if the process has not read all data.
        with suppress(OSError), process:
            pass
        with self._lock:
            self._processes.discard(process)


def _block_sigpipe() -> None:
    """Block SIGPIPE in this thread, so that writing to a process that has died raises BrokenPipeError."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPIPE])


_is_worker: list[bool] = process.keep([])


def is_worker() -> bool:
    """Return whether this process is a worker."""
    return bool(_is_worker)


def can_start() -> bool:
    """Return whether workers can be started, which is possible if `sys.executable` is a Python interpreter.

    In a frozen program, or in a program that embeds Python, `sys.executable` is the program itself.
    """
    if not sys.executable or getattr(sys, "frozen", False):
        return False
    return _PYTHON.fullmatch(os.path.basename(os.path.realpath(sys.executable))) is not None


def _count_possible() -> int:
    """Return the number of worker processes for which this process has enough file descriptors."""
    try:
        import resource
    except ImportError:  # Windows
        return sys.maxsize
    file_limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    # The two pipes to a process need one file descriptor each. 64 descriptors remain for other files.
    return sys.maxsize if file_limit == resource.RLIM_INFINITY else max(1, (file_limit - 64) // 2)


def _send(stream: IO[bytes], data: bytes) -> None:
    """Send a message as a pickled bytes object, so that the receiver recognizes where the message ends."""
    pickle.dump(data, stream)
    stream.flush()


def main() -> None:
    """Run jobs for the parent process until it closes standard input."""
    _is_worker.append(True)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # after Ctrl-C, the parent process ends this process
    # Send messages to the original standard output, and redirect what a compiler prints to standard error.
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        output.write(_READY)
        output.flush()
        _run_calls(output)
    except BrokenPipeError:
        os._exit(0)  # the parent process has exited


def _run_calls(output: IO[bytes]) -> None:
    """Receive calls and send their results, until the parent process closes standard input.

    Args:
        output: Stream to the parent process.
    """
    calls: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def listen() -> None:
        """Receive calls. End this process when the parent process closes standard input."""
        try:
            while True:
                calls.put(pickle.load(sys.stdin.buffer))
        finally:
            os._exit(0)  # exits even during a compilation

    threading.Thread(target=listen, daemon=True).start()
    while True:
        try:
            work, args, kwargs = pickle.loads(calls.get())
            result = work(*args, **kwargs)
            has_failed = False
            reply = pickle.dumps((has_failed, result))
        except Exception as error:
            reply = _pickle_error(error)
        _send(output, reply)


def _pickle_error(error: Exception) -> bytes:
    """Return the reply for a call that has raised an exception.

    If the exception cannot be pickled, the reply contains a CudynError with the same message.
    """
    has_failed = True
    try:
        reply = pickle.dumps((has_failed, error))
        pickle.loads(reply)
    except Exception:
        reply = pickle.dumps((has_failed, CudynError(f"{type(error).__name__}: {error}")))
    return reply
