"""Work in several processes, and signals that end it at once."""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import contextmanager

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TypeVar

    Job = TypeVar("Job")
    Result = TypeVar("Result")


def run_all(
    work: Callable[[Job], Result], jobs: Sequence[Job], processes: int
) -> Iterator[tuple[Job, Result | Exception]]:
    """Do work in processes, each job as one is free; yield every job with its result when that is done.

    An Exception in place of a result: the process died, or could not be started. work, jobs and results are
    pickled; with one process, or one job, all of it is done here and what work raises is raised.
    """
    if processes <= 1 or len(jobs) == 1:
        for job in jobs:
            yield job, work(job)
        return
    import multiprocessing  # not for every other command
    from concurrent.futures import ProcessPoolExecutor, as_completed

    # Where there is fork, for it is quick; other ways leave a process behind that complains of a sudden end.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    with ProcessPoolExecutor(min(processes, len(jobs)), context, initializer=_end_with_the_parent) as pool:
        with delay_signals("SIGPIPE"):  # which the pool's threads get that write to a process that has died
            waiting = {pool.submit(work, job): job for job in jobs}
        try:
            for future in as_completed(waiting):
                try:
                    result: Result | Exception = future.result()
                except Exception as error:
                    result = error
                yield waiting[future], result
        finally:
            pool.shutdown(cancel_futures=True)  # and wait: the end of `with` would take the cancelling back


@contextmanager
def end_by_signals() -> Iterator[None]:
    """Let Ctrl-C and a closed pipe end the process at once and in silence, by their signals, as SIGTERM does:
    Python itself would wait for the compiler first. Processes that were started end with this one.
    """
    ending = [each for each in ("SIGINT", "SIGPIPE") if hasattr(signal, each)]
    if threading.current_thread() is not threading.main_thread():  # which alone may choose
        ending = []
    before = {each: signal.signal(getattr(signal, each), signal.SIG_DFL) for each in ending}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(getattr(signal, each), handler)


@contextmanager
def delay_signals(*names: str) -> Iterator[None]:
    """Let signals wait, for this thread and those it starts, where they can (not on Windows)."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [getattr(signal, each) for each in names])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_the_parent() -> None:
    """In a process of the pool: end when the parent has ended, however it did, and leave Ctrl-C to it."""
    from multiprocessing import connection, parent_process

    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        with delay_signals("SIGINT", "SIGTERM"):  # the main thread takes the signal, when it is not writing
            connection.wait([parent.sentinel])
            os.kill(os.getpid(), signal.SIGTERM)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=watch, daemon=True).start()
