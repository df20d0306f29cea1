"""Many compilations at once, here or elsewhere: `cudyn.compile_many`.

By default in processes, not threads: measured with NVRTC 11.8 to 13.5, two threads take as long as one, since
NVRTC does most of a compilation under a lock of its own.
"""

from __future__ import annotations

import os
import platform
import queue
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from .._errors import CudynError
from . import cache, cancel, compiler, counters
from .checks import check_list
from .counters import Stats
from .workers import Workers, can_start

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from .._formats.image import Image
    from .compilation import Entry


@dataclass(frozen=True, slots=True)
class CompileResult:
    """The result of one job.

    index     of the job, from 0
    job       as it was given
    output    what `cudyn.compile` returns for it; None: it failed
    error     why, or None
    hit       whether the cache had all of it
    seconds   that it took where it was compiled
    worker    that is: "host:process"
    attempts  how often it was tried; more than once where workers died
    """

    index: int
    job: Mapping[str, object]
    output: Image | list[Image] | None
    error: Exception | None
    hit: bool = False
    seconds: float = 0.0
    worker: str = ""
    attempts: int = 1


class _Reply(NamedTuple):
    """What a worker sends. entries: images that the cache of whoever asked may not have."""

    output: Image | list[Image] | None
    error: Exception | None
    entries: list[Entry]
    stats: Stats
    seconds: float
    worker: str


def compile_many(
    jobs: Iterable[Mapping[str, Any]],
    executor: Executor | None = None,
    *,
    processes: int | None = None,
    on_done: Callable[[CompileResult], object] | None = None,
    retries: int = 2,
) -> list[CompileResult]:
    """Compile many sources, each as `cudyn.compile` does, and return a result for each, in their order.

    jobs       the arguments of `compile` for each, such as {"source": text, "arch": "sm_90"}
    executor   runs them, of any kind that concurrent.futures knows: dask's, MPI's. Its workers must have
               cudyn and NVRTC. None: processes of this machine
    processes  how many of these; None: one per CPU; 0: none, a thread of this one does it all, as in every
               program whose `sys.executable` is not a Python: a frozen one, or one that embeds Python
    on_done    called with each result as soon as it is there, in this thread
    retries    how often a job is tried again whose worker died

    Cached jobs are never dispatched, and results from any worker are kept in this machine's cache. Sources
    are read here, headers on the worker. A job that fails does not stop the others; its result has the error.
    An exception of on_done, and Ctrl-C, end all: processes at once, threads of this process
    when NVRTC asks (12.8 and newer) or is done; an executor's other workers are done with what they began.
    """
    if processes is not None and processes < 0:
        raise ValueError(f"processes: expected 0 or more, or None for one per CPU, got {processes}")
    todo = [dict(job) for job in check_list("jobs", jobs)]
    results: dict[int, CompileResult] = {}

    def finish(result: CompileResult) -> None:
        results[result.index] = result
        if on_done is not None:
            on_done(result)

    if cache.get_mode() == "only":
        for index, job in enumerate(todo):
            finish(_compile_here(index, job))
        return [results[index] for index in range(len(todo))]
    pool = executor
    if pool is None:
        in_thread = processes == 0 or not can_start()
        pool = ThreadPoolExecutor(1) if in_thread else Workers(processes or os.cpu_count() or 1)
    done: queue.SimpleQueue[tuple[int, int, Future[_Reply]]] = queue.SimpleQueue()
    token = os.urandom(8).hex()
    here = (token, cache.get_folder() or "", platform.node(), os.getcwd(), _read_version())
    tasks: dict[int, compiler.Request] = {}
    futures: dict[int, Future[_Reply]] = {}

    def submit(index: int, attempt: int) -> None:
        try:
            future = pool.submit(work, tasks[index], *here)
        except Exception as error:  # the executor is broken, or shut down
            finish(CompileResult(index, todo[index], None, error, attempts=attempt))
            return
        futures[index] = future
        future.add_done_callback(lambda future: done.put((index, attempt, future)))

    def take(wait: bool) -> None:
        """Take what is done; wait for one."""
        while futures:
            try:
                index, attempt, future = done.get(wait, 0.5)  # so that Windows sees Ctrl-C
            except queue.Empty:
                if wait:
                    continue
                return
            del futures[index]
            try:
                reply = future.result()
            except Exception as error:
                if attempt <= retries and not isinstance(error, _Refused):
                    submit(index, attempt + 1)
                else:
                    finish(CompileResult(index, todo[index], None, error, attempts=attempt))
            else:
                _keep(reply)
                result = CompileResult(
                    *(index, todo[index], reply.output, reply.error),
                    *(reply.error is None and not reply.stats.compiled, reply.seconds, reply.worker, attempt),
                )
                finish(result)
            wait = False

    try:
        with cancel.giving_up(token):
            for index, job in enumerate(todo):
                start = time.perf_counter()
                try:
                    found, tasks[index] = compiler.prepare(**job).find()
                except Exception as error:
                    finish(CompileResult(index, job, None, error, worker=_name_worker()))
                    continue
                if found is None:
                    submit(index, 1)
                else:
                    seconds = time.perf_counter() - start
                    finish(CompileResult(index, job, found, None, True, seconds, _name_worker()))
                take(wait=False)
            while futures:
                take(wait=True)
    except BaseException:
        for future in futures.values():
            future.cancel()
        if executor is None:
            pool.shutdown(cancel_futures=True)
        raise
    if executor is None:
        pool.shutdown()
    return [results[index] for index in range(len(todo))]


class _Refused(CudynError):
    """A retry would not help."""


def work(task: compiler.Request, token: str, folder: str, host: str, cwd: str, version: str) -> _Reply:
    """In a worker: compile what another process wants.

    folder, host, cwd, version: its cache, its machine, its current folder, its cudyn
    """
    if version != _read_version():
        raise _Refused(f"cudyn {version} sent it to {_name_worker()}, which has cudyn {_read_version()}")
    if cwd != os.getcwd():
        task.source.move(cwd)
    entries: list[Entry] = []
    start = time.perf_counter()
    output, failure = None, None
    with cancel.work_for(token), counters.counting() as count:
        try:
            output = task.make(entries)
        except Exception as error:
            failure = error
    seconds = time.perf_counter() - start
    same = host == platform.node() and folder == cache.get_folder()
    return _Reply(output, failure, [] if same else entries, count(), seconds, _name_worker())


def _compile_here(index: int, job: Mapping[str, Any]) -> CompileResult:
    start = time.perf_counter()
    output, failure = None, None
    with counters.counting() as count:
        try:
            output = compiler.prepare(**job).make()
        except Exception as error:
            failure = error
    hit = failure is None and not count().compiled
    return CompileResult(index, job, output, failure, hit, time.perf_counter() - start, _name_worker())


def _keep(reply: _Reply) -> None:
    """Keep in this cache what another one has, and count what another process did."""
    for entry in reply.entries:
        cache.keep(*entry)
    if reply.worker != _name_worker():
        counters.add(reply.stats)


def _name_worker() -> str:
    return f"{platform.node()}:{os.getpid()}"


def _read_version() -> str:
    from .. import __version__

    return __version__
