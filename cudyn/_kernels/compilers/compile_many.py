"""Many compilations at once, here or elsewhere: `cudyn.compile_many`.

By default in processes, not threads: measured with NVRTC 11.8 to 13.5, two threads take as long as one, since
NVRTC does most of a compilation under a lock of its own.
"""

from __future__ import annotations

import os
import platform
import queue
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ..._errors import CudynError
from ..._formats.image import Image
from ..cache import counters, settings, stored_images
from ..cache.counters import Stats
from ..cache.stored_images import StoredImage
from .arguments import check_list
from .compilation import Compilation
from .compile_source import read_job
from .job import Job
from .nvrtc import interrupts
from .workers import Workers, can_start


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
    headers   the files that the compiler read
    """

    index: int
    job: Mapping[str, object]
    output: Image | list[Image] | None
    error: Exception | None
    hit: bool = False
    seconds: float = 0.0
    worker: str = ""
    attempts: int = 1
    headers: tuple[str, ...] = ()


class _Reply(NamedTuple):
    """What a worker sends.

    entries  the images, with what was read
    same     whether its cache is that of whoever asked
    used     the names of all files of the cache that were used
    certain  whether it is known of all images what was read
    """

    result: CompileResult
    entries: list[StoredImage]
    same: bool
    used: list[str]
    counts: Stats
    certain: bool


def compile_many(
    jobs: Iterable[Mapping[str, Any]],
    executor: Executor | None = None,
    *,
    processes: int | None = None,
    on_done: Callable[[CompileResult], object] | None = None,
    retries: int = 2,
) -> list[CompileResult]:
    """Compile many sources, each as `cudyn.compile` does, and return a result for each, in their order.

    Equal jobs are compiled once, cached jobs are never dispatched, and results from any worker are kept in
    this machine's cache. Sources are read here, headers on the worker. A job that fails does not stop the
    others; its result has the error. An exception of on_done, and Ctrl-C, end all: processes at once, threads
    of this process when NVRTC asks (12.8 and newer) or is done; an executor's other workers are done with
    what they began.

    Parameters:
        jobs       the arguments of `compile` for each, such as {"source": text, "arch": "sm_90"}
        executor   runs them, of any kind that concurrent.futures knows: dask's, MPI's. Its workers must have
                   cudyn and NVRTC. None: processes of this machine
        processes  how many of these; None: one per CPU; 0: none, a thread of this one does it all, as in
                   every program whose `sys.executable` is not a Python: a frozen one, or one that embeds
                   Python
        on_done    called with each result as soon as it is there, in this thread
        retries    how often a job is tried again whose worker died
    Returns: a CompileResult for each job: the Image or Images, or the error.
    Raises: what the iteration over `jobs`, and on_done, raise; ValueError and TypeError for a wrong argument.
        A job's own error is in its result.
    Threads: any; on_done is called in the caller's.
    Example: cudyn.compile_many([{"source": source, "arch": arch} for arch in ("sm_80", "sm_90")])
    """
    if processes is not None and processes < 0:
        raise ValueError(f"processes: expected 0 or more, or None for one per CPU, got {processes}")
    todo = [dict(job) for job in check_list("jobs", jobs)]
    only = settings.get_mode() == "only"  # which compiles nothing: no worker is needed
    pool = None if only else executor
    if pool is None:
        in_thread = only or processes == 0 or not can_start()
        pool = ThreadPoolExecutor(1) if in_thread else Workers(processes or os.cpu_count() or 1)
    run = _Run(todo, pool, on_done, retries)
    try:
        with interrupts.giving_up(run.token):
            run.run()
    except BaseException:
        run.cancel()
        if pool is not executor:
            pool.shutdown(cancel_futures=True)
        raise
    if pool is not executor:
        pool.shutdown()
    return [run.results[index] for index in range(len(todo))]


class _Run:
    """Jobs on their way: each to the cache, to an equal one that was sent before, or to a worker."""

    def __init__(self, todo: list[dict[str, Any]], pool: Executor, on_done: Any, retries: int) -> None:
        self.todo = todo
        self.pool = pool
        self.on_done = on_done
        self.retries = retries
        self.results: dict[int, CompileResult] = {}
        self.token = os.urandom(8).hex()
        root = os.environ.get("CUDYN_BASE_DIR", "")
        folder = settings.get_folder() or ""
        self.here = (self.token, folder, platform.node(), os.getcwd(), root, _read_version())
        self.jobs: dict[int, Job] = {}
        self.sent: dict[object, int] = {}  # what is equal in equal jobs -> the first of them
        self.uncertain: set[int] = set()  # jobs whose code may differ each time
        self.equal: dict[int, list[int]] = {}  # a job that was sent -> the later ones that equal it
        self.futures: dict[int, Future[_Reply]] = {}
        self.done: queue.SimpleQueue[tuple[int, int, Future[_Reply]]] = queue.SimpleQueue()

    def run(self) -> None:
        """Compile all jobs."""
        for index, arguments in enumerate(self.todo):
            start = time.perf_counter()
            try:
                job = read_job(arguments)
                compilation = Compilation(job)
                output = compilation.find()
            except Exception as error:
                self.finish(CompileResult(index, arguments, None, error, worker=_name_worker()))
                continue
            if output is not None:
                seconds = time.perf_counter() - start
                result = CompileResult(index, arguments, output, None, True, seconds, _name_worker())
                self.finish(replace(result, headers=compilation.list_headers()))
            else:
                self.send(index, job)
            self.take(wait=False)
        while self.futures:
            self.take(wait=True)

    def send(self, index: int, job: Job) -> None:
        """Give a job to a worker, or let it wait for an equal one."""
        self.jobs[index] = job
        first = self.sent.setdefault(repr(job), index) if job.cached else index
        if first == index or first in self.uncertain:
            self.submit(index, 1)
        elif first in self.results:
            self.repeat(self.results[first], index)
        else:
            self.equal.setdefault(first, []).append(index)

    def submit(self, index: int, attempt: int) -> None:
        """Give a job to a worker."""
        try:
            future = self.pool.submit(work, self.jobs[index], *self.here)
        except Exception as error:  # the executor is broken, or shut down
            self.finish(CompileResult(index, self.todo[index], None, error, attempts=attempt))
            return
        self.futures[index] = future
        future.add_done_callback(lambda future: self.done.put((index, attempt, future)))

    def take(self, wait: bool) -> None:
        """Take what is done; wait for one."""
        while self.futures:
            try:
                index, attempt, future = self.done.get(wait, 0.5)  # so that Windows sees Ctrl-C
            except queue.Empty:
                if wait:
                    continue
                return
            del self.futures[index]
            try:
                reply = future.result()
            except Exception as error:
                if attempt <= self.retries and not isinstance(error, _Refused):
                    self.submit(index, attempt + 1)
                else:
                    self.finish(CompileResult(index, self.todo[index], None, error, attempts=attempt))
            else:
                if not reply.certain:
                    self.uncertain.add(index)
                result = self.take_entries(index, reply)
                counters.add(reply.counts if result.worker != _name_worker() else Stats(), *reply.used)
                self.finish(replace(result, index=index, job=self.todo[index], attempts=attempt))
            wait = False

    def take_entries(self, index: int, reply: _Reply) -> CompileResult:
        """Keep what a worker elsewhere has made, if it read the same as is here."""
        result = reply.result
        compilation = Compilation(self.jobs[index])
        for stored in reply.entries:
            why = compilation.explain_other(stored)
            if not why and not reply.same:
                why = stored_images.keep(stored)
            if why:
                result = replace(result, output=_mark(result.output, stored.image, why))
        return result

    def finish(self, result: CompileResult) -> None:
        """Report a result, and those of equal jobs."""
        self.results[result.index] = result
        if self.on_done is not None:
            self.on_done(result)
        for index in self.equal.pop(result.index, ()):
            if result.index in self.uncertain:
                self.submit(index, 1)
            else:
                self.repeat(result, index)

    def repeat(self, result: CompileResult, index: int) -> None:
        """Give the result of a job to an equal one: a hit, if there is one."""
        if result.error is None:
            counters.add(Stats(hits=len(result.output) if isinstance(result.output, list) else 1))
        same = replace(result, index=index, job=self.todo[index], hit=result.error is None, seconds=0.0)
        self.finish(same)

    def cancel(self) -> None:
        """Let workers begin nothing more."""
        for future in self.futures.values():
            future.cancel()


class _Refused(CudynError):
    """A retry would not help."""


def work(job: Job, token: str, folder: str, host: str, cwd: str, root: str, version: str) -> _Reply:
    """In a worker: compile what another process wants.

    folder, host, cwd, root, version: its cache, machine, current folder, CUDYN_BASE_DIR and cudyn
    """
    if version != _read_version():
        raise _Refused(f"cudyn {version} sent it to {_name_worker()}, which has cudyn {_read_version()}")
    if cwd != os.getcwd():
        job = job.move(cwd, root)
    output = None
    failure = None
    compilation = None
    start = time.perf_counter()
    with interrupts.work_for(token), counters.counting() as count:
        try:
            compilation = Compilation(job)
            output = compilation.make()
        except Exception as error:
            failure = error
        counts = count()
    hit = failure is None and not counts.compiled
    result = CompileResult(0, {}, output, failure, hit, time.perf_counter() - start, _name_worker())
    if compilation is None or failure is not None:
        return _Reply(result, [], True, [], counts, True)
    same = host == platform.node() and folder == settings.get_folder()
    used = [stored.name for stored in compilation.entries]
    certain = len(used) == counts.hits + counts.compiled
    result = replace(result, headers=compilation.list_headers())
    return _Reply(result, compilation.entries, same, used, counts, certain)


def _mark(output: Image | list[Image] | None, image: Image, why: str) -> Image | list[Image] | None:
    """Say in an output why one of its images is not kept."""
    if isinstance(output, list):
        return [replace(each, not_cached=why) if each == image else each for each in output]
    return replace(output, not_cached=why) if output == image else output


def _name_worker() -> str:
    return f"{platform.node()}:{os.getpid()}"


def _read_version() -> str:
    from ... import __version__

    return __version__
